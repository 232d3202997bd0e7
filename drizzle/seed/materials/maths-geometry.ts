import { both, type SeedMaterial } from './shapes.ts'

const triangle = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 190"><g fill="none" stroke="#0B5F66" stroke-width="2"><path d="M30 160 L270 160 L270 30 Z"/><path d="M252 160 V142 H270"/></g><g fill="#1C2230" font-size="15"><text x="145" y="180">b</text><text x="280" y="100">a</text><text x="135" y="85">c</text><text x="62" y="154">θ</text></g></svg>`

export const geometry: SeedMaterial = {
  slug: 'algebra-geometry-mensuration',
  title: { en: 'Algebra, geometry and mensuration: handbook', hi: 'बीजगणित, ज्यामिति और क्षेत्रमिति: सूत्र पुस्तिका' },
  summary: {
    en: 'Identities, triangles, circles, areas and volumes in one handbook, with worked examples.',
    hi: 'सर्वसमिकाएँ, त्रिभुज, वृत्त, क्षेत्रफल और आयतन एक ही पुस्तिका में, हल किए उदाहरणों के साथ।',
  },
  kind: 'pdf',
  subject: 'maths',
  exams: ['ssc', 'railways', 'banking'],
  figures: { '/figures/right-triangle.svg#320x190': triangle },
  paper: both(String.raw`
## «Algebraic identities¦बीजीय सर्वसमिकाएँ»

| «Name¦नाम» | «Identity¦सर्वसमिका» |
|---|---|
| «Square of a sum¦योग का वर्ग» | $(a+b)^2=a^2+2ab+b^2$ |
| «Square of a difference¦अंतर का वर्ग» | $(a-b)^2=a^2-2ab+b^2$ |
| «Difference of squares¦वर्गों का अंतर» | $a^2-b^2=(a-b)(a+b)$ |
| «Cube of a sum¦योग का घन» | $(a+b)^3=a^3+b^3+3ab(a+b)$ |
| «Cube of a difference¦अंतर का घन» | $(a-b)^3=a^3-b^3-3ab(a-b)$ |
| «Sum of cubes¦घनों का योग» | $a^3+b^3=(a+b)(a^2-ab+b^2)$ |
| «Difference of cubes¦घनों का अंतर» | $a^3-b^3=(a-b)(a^2+ab+b^2)$ |
| «Three squares¦तीन पदों का वर्ग» | $(a+b+c)^2=a^2+b^2+c^2+2(ab+bc+ca)$ |
| «Three cubes¦तीन घन» | $a^3+b^3+c^3-3abc=(a+b+c)(a^2+b^2+c^2-ab-bc-ca)$ |

«If $a+b+c=0$, then $a^3+b^3+c^3=3abc$.¦यदि $a+b+c=0$, तो $a^3+b^3+c^3=3abc$।»

«From $x+\dfrac1x=k$ follow¦$x+\dfrac1x=k$ से मिलता है»

$$x^2+\dfrac1{x^2}=k^2-2,\qquad x^3+\dfrac1{x^3}=k^3-3k,\qquad x^4+\dfrac1{x^4}=(k^2-2)^2-2$$

**«Example 1.¦उदाहरण 1.»** «If $x+\dfrac1x=3$, find $x^3+\dfrac1{x^3}$.¦यदि $x+\dfrac1x=3$, तो $x^3+\dfrac1{x^3}$ ज्ञात करें।» $3^3-3\times 3=18$.

### «Quadratic equations¦द्विघात समीकरण»

$$ax^2+bx+c=0:\qquad x=\dfrac{-b\pm\sqrt{b^2-4ac}}{2a},\qquad \alpha+\beta=-\dfrac ba,\qquad \alpha\beta=\dfrac ca$$

«The roots are real and different for $b^2>4ac$, real and equal for $b^2=4ac$, not real for $b^2<4ac$.¦$b^2>4ac$ पर मूल वास्तविक और भिन्न, $b^2=4ac$ पर वास्तविक और समान, $b^2<4ac$ पर अवास्तविक होते हैं।»

### «Progressions¦श्रेढ़ियाँ»

| | «Arithmetic¦समांतर» | «Geometric¦गुणोत्तर» |
|---|---|---|
| «Term $n$¦$n$वाँ पद» | $a+(n-1)d$ | $ar^{n-1}$ |
| «Sum of $n$ terms¦$n$ पदों का योग» | $\dfrac n2\,[2a+(n-1)d]$ | $\dfrac{a(r^n-1)}{r-1}$ |
| «Mean of $a$ and $b$¦$a$, $b$ का माध्य» | $\dfrac{a+b}2$ | $\sqrt{ab}$ |

$$1+2+\cdots+n=\dfrac{n(n+1)}2,\qquad 1^2+\cdots+n^2=\dfrac{n(n+1)(2n+1)}6,\qquad 1^3+\cdots+n^3=\left[\dfrac{n(n+1)}2\right]^2$$

## «Lines and triangles¦रेखाएँ और त्रिभुज»

- «The angles of a triangle add to $180^\circ$; an exterior angle equals the sum of the two opposite interior ones.¦त्रिभुज के कोणों का योग $180^\circ$ है; बहिष्कोण सामने के दो अंतःकोणों के योग के बराबर होता है।»
- «The sum of two sides is greater than the third, their difference is less.¦दो भुजाओं का योग तीसरी से बड़ा और अंतर तीसरी से छोटा होता है।»
- «The line through the midpoints of two sides is parallel to the third and half of it.¦दो भुजाओं के मध्य बिंदुओं को मिलाने वाली रेखा तीसरी के समांतर और उसकी आधी होती है।»
- «The bisector of an angle divides the opposite side in the ratio of the sides that hold the angle.¦कोण का समद्विभाजक सामने की भुजा को कोण बनाने वाली भुजाओं के अनुपात में बाँटता है।»
- «Areas of similar triangles are as the squares of their sides.¦समरूप त्रिभुजों के क्षेत्रफल उनकी भुजाओं के वर्गों के अनुपात में होते हैं।»

![«A right triangle with the sides a, b and c and the angle θ¦भुजाओं a, b, c और कोण θ वाला समकोण त्रिभुज»](/figures/right-triangle.svg#320x190)

«In a right triangle $a^2+b^2=c^2$. Triples to know: (3, 4, 5), (5, 12, 13), (8, 15, 17), (7, 24, 25), (9, 40, 41), (20, 21, 29).¦समकोण त्रिभुज में $a^2+b^2=c^2$। याद रखें: (3, 4, 5), (5, 12, 13), (8, 15, 17), (7, 24, 25), (9, 40, 41), (20, 21, 29)।»

### «Centres of a triangle¦त्रिभुज के केंद्र»

| «Centre¦केंद्र» | «Where¦कहाँ» | «Fact¦तथ्य» |
|---|---|---|
| «Centroid¦केंद्रक» | «medians meet¦माध्यिकाएँ मिलती हैं» | «divides each median 2 : 1¦हर माध्यिका को 2 : 1 में बाँटता है» |
| «Incentre¦अंतःकेंद्र» | «angle bisectors meet¦कोण समद्विभाजक मिलते हैं» | $\angle BIC=90^\circ+\dfrac A2$ |
| «Circumcentre¦परिकेंद्र» | «perpendicular bisectors meet¦लंब समद्विभाजक मिलते हैं» | $\angle BOC=2A$ |
| «Orthocentre¦लंबकेंद्र» | «altitudes meet¦शीर्षलंब मिलते हैं» | $\angle BHC=180^\circ-A$ |

«Inradius $r=\dfrac{\Delta}{s}$ and circumradius $R=\dfrac{abc}{4\Delta}$, where $\Delta$ is the area and $s$ half the perimeter. In a right triangle $r=\dfrac{a+b-c}2$ and $R=\dfrac c2$.¦अंतःत्रिज्या $r=\dfrac{\Delta}{s}$ और परित्रिज्या $R=\dfrac{abc}{4\Delta}$, जहाँ $\Delta$ क्षेत्रफल और $s$ अर्धपरिमाप है। समकोण त्रिभुज में $r=\dfrac{a+b-c}2$ और $R=\dfrac c2$।»

## «Circles and polygons¦वृत्त और बहुभुज»

- «The angle at the centre is twice the angle at the circle on the same arc; the angle in a semicircle is $90^\circ$.¦केंद्र पर बना कोण उसी चाप पर परिधि के कोण का दुगुना होता है; अर्धवृत्त का कोण $90^\circ$ है।»
- «Opposite angles of a cyclic quadrilateral add to $180^\circ$.¦चक्रीय चतुर्भुज के सम्मुख कोणों का योग $180^\circ$ है।»
- «A tangent is perpendicular to the radius; the two tangents from a point are equal.¦स्पर्श रेखा त्रिज्या पर लंब होती है; एक बिंदु से खींची दोनों स्पर्श रेखाएँ बराबर होती हैं।»
- «Two chords that cross at P: $PA\cdot PB=PC\cdot PD$. A tangent PT and a secant: $PT^2=PA\cdot PB$.¦P पर काटती दो जीवाएँ: $PA\cdot PB=PC\cdot PD$। स्पर्श रेखा PT और छेदक रेखा: $PT^2=PA\cdot PB$।»

| «Polygon of $n$ sides¦$n$ भुजाओं का बहुभुज» | |
|---|---|
| «Sum of interior angles¦अंतःकोणों का योग» | $(n-2)\times 180^\circ$ |
| «Each exterior angle, regular¦सम बहुभुज का बहिष्कोण» | $\dfrac{360^\circ}n$ |
| «Diagonals¦विकर्ण» | $\dfrac{n(n-3)}2$ |

## «Areas¦क्षेत्रफल»

| «Figure¦आकृति» | «Area¦क्षेत्रफल» | «Perimeter or other¦परिमाप या अन्य» |
|---|---|---|
| «Triangle¦त्रिभुज» | $\dfrac12\,bh$ | |
| «Triangle, by its sides¦त्रिभुज, भुजाओं से» | $\sqrt{s(s-a)(s-b)(s-c)}$ | $s=\dfrac{a+b+c}2$ |
| «Equilateral triangle¦समबाहु त्रिभुज» | $\dfrac{\sqrt3}4a^2$ | $h=\dfrac{\sqrt3}2a$ |
| «Rectangle¦आयत» | $lb$ | $2(l+b)$ |
| «Square¦वर्ग» | $a^2$ | $d=a\sqrt2$ |
| «Parallelogram¦समांतर चतुर्भुज» | $bh$ | $2(a+b)$ |
| «Rhombus¦समचतुर्भुज» | $\dfrac12 d_1d_2$ | $4a^2=d_1^2+d_2^2$ |
| «Trapezium¦समलंब» | $\dfrac12(a+b)h$ | |
| «Circle¦वृत्त» | $\pi r^2$ | $2\pi r$ |
| «Sector of $\theta^\circ$¦$\theta^\circ$ का त्रिज्यखंड» | $\dfrac{\theta}{360}\pi r^2$ | $l=\dfrac{\theta}{360}2\pi r$ |
| «Ring¦वलय» | $\pi(R^2-r^2)$ | |

**«Example 2.¦उदाहरण 2.»** «The sides of a triangle are 13, 14 and 15 cm. Find its area and inradius.¦त्रिभुज की भुजाएँ 13, 14 और 15 सेमी हैं। क्षेत्रफल और अंतःत्रिज्या ज्ञात करें।»

$$s=21,\qquad \Delta=\sqrt{21\cdot 8\cdot 7\cdot 6}=84\ \text{cm}^2,\qquad r=\dfrac{84}{21}=4\ \text{cm}$$

## «Solids¦ठोस»

| «Solid¦ठोस» | «Volume¦आयतन» | «Curved surface¦वक्र पृष्ठ» | «Whole surface¦संपूर्ण पृष्ठ» |
|---|---|---|---|
| «Cuboid¦घनाभ» | $lbh$ | $2h(l+b)$ | $2(lb+bh+hl)$ |
| «Cube¦घन» | $a^3$ | $4a^2$ | $6a^2$ |
| «Cylinder¦बेलन» | $\pi r^2h$ | $2\pi rh$ | $2\pi r(r+h)$ |
| «Cone¦शंकु» | $\dfrac13\pi r^2h$ | $\pi rl$ | $\pi r(r+l)$ |
| «Sphere¦गोला» | $\dfrac43\pi r^3$ | $4\pi r^2$ | $4\pi r^2$ |
| «Hemisphere¦अर्धगोला» | $\dfrac23\pi r^3$ | $2\pi r^2$ | $3\pi r^2$ |
| «Frustum¦छिन्नक» | $\dfrac{\pi h}3(R^2+r^2+Rr)$ | $\pi l(R+r)$ | $\pi[l(R+r)+R^2+r^2]$ |

«In a cone $l^2=r^2+h^2$; the diagonal of a cuboid is $\sqrt{l^2+b^2+h^2}$.¦शंकु में $l^2=r^2+h^2$; घनाभ का विकर्ण $\sqrt{l^2+b^2+h^2}$।»

**«Example 3.¦उदाहरण 3.»** «A metal sphere of radius 6 cm is melted into small cones of radius 2 cm and height 3 cm. How many are made?¦6 सेमी त्रिज्या का धातु का गोला पिघलाकर 2 सेमी त्रिज्या और 3 सेमी ऊँचाई के शंकु बनाए गए। कितने बने?»

$$\dfrac{\frac43\pi\,6^3}{\frac13\pi\,2^2\cdot 3}=\dfrac{4\times 216}{12}=72$$

## «Coordinates¦निर्देशांक»

| «To find¦क्या ज्ञात करना है» | «Formula¦सूत्र» |
|---|---|
| «Distance¦दूरी» | $\sqrt{(x_2-x_1)^2+(y_2-y_1)^2}$ |
| «Point dividing $m:n$¦$m:n$ में बाँटने वाला बिंदु» | $\left(\dfrac{mx_2+nx_1}{m+n},\ \dfrac{my_2+ny_1}{m+n}\right)$ |
| «Slope¦प्रवणता» | $\dfrac{y_2-y_1}{x_2-x_1}$ |
| «Line through a point¦बिंदु से रेखा» | $y-y_1=m(x-x_1)$ |
| «Distance of a point from $ax+by+c=0$¦$ax+by+c=0$ से बिंदु की दूरी» | $\dfrac{\lvert ax_1+by_1+c\rvert}{\sqrt{a^2+b^2}}$ |
`),
}
