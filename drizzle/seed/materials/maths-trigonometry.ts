import { both, type SeedMaterial } from './shapes.ts'

export const trigonometry: SeedMaterial = {
  slug: 'trigonometry-formulas',
  title: { en: 'Trigonometry: all formulas with examples', hi: 'त्रिकोणमिति: सारे सूत्र, उदाहरणों के साथ' },
  summary: {
    en: 'Ratios, values, identities, multiple angles, heights and distances.',
    hi: 'अनुपात, मान, सर्वसमिकाएँ, गुणज कोण, ऊँचाई और दूरी।',
  },
  kind: 'formula_sheet',
  subject: 'maths',
  exams: ['ssc', 'railways', 'jee'],
  paper: both(String.raw`
## «Ratios and values¦अनुपात और मान»

$$\sin\theta=\dfrac{\text{opposite}}{\text{hypotenuse}},\qquad \cos\theta=\dfrac{\text{adjacent}}{\text{hypotenuse}},\qquad \tan\theta=\dfrac{\sin\theta}{\cos\theta}$$

«The others are reciprocals: $\operatorname{cosec}\theta=\dfrac1{\sin\theta}$, $\sec\theta=\dfrac1{\cos\theta}$, $\cot\theta=\dfrac1{\tan\theta}$.¦बाक़ी इनके व्युत्क्रम हैं: $\operatorname{cosec}\theta=\dfrac1{\sin\theta}$, $\sec\theta=\dfrac1{\cos\theta}$, $\cot\theta=\dfrac1{\tan\theta}$।»

| $\theta$ | $0^\circ$ | $30^\circ$ | $45^\circ$ | $60^\circ$ | $90^\circ$ |
|---|---|---|---|---|---|
| $\sin$ | 0 | $\frac12$ | $\frac1{\sqrt2}$ | $\frac{\sqrt3}2$ | 1 |
| $\cos$ | 1 | $\frac{\sqrt3}2$ | $\frac1{\sqrt2}$ | $\frac12$ | 0 |
| $\tan$ | 0 | $\frac1{\sqrt3}$ | 1 | $\sqrt3$ | «not defined¦अपरिभाषित» |

«Useful too: $\sin 15^\circ=\dfrac{\sqrt6-\sqrt2}4$, $\cos 15^\circ=\dfrac{\sqrt6+\sqrt2}4$, $\tan 15^\circ=2-\sqrt3$, $\sin 18^\circ=\dfrac{\sqrt5-1}4$, $\cos 36^\circ=\dfrac{\sqrt5+1}4$.¦ये भी काम आते हैं: $\sin 15^\circ=\dfrac{\sqrt6-\sqrt2}4$, $\cos 15^\circ=\dfrac{\sqrt6+\sqrt2}4$, $\tan 15^\circ=2-\sqrt3$, $\sin 18^\circ=\dfrac{\sqrt5-1}4$, $\cos 36^\circ=\dfrac{\sqrt5+1}4$।»

## «Identities¦सर्वसमिकाएँ»

$$\sin^2\theta+\cos^2\theta=1,\qquad 1+\tan^2\theta=\sec^2\theta,\qquad 1+\cot^2\theta=\operatorname{cosec}^2\theta$$

«From the second, $\sec\theta-\tan\theta=\dfrac1{\sec\theta+\tan\theta}$. In questions one of these is given and the other asked.¦दूसरी से: $\sec\theta-\tan\theta=\dfrac1{\sec\theta+\tan\theta}$। प्रश्नों में एक दिया होता है और दूसरा पूछा जाता है।»

| «Angle¦कोण» | $\sin$ | $\cos$ | $\tan$ |
|---|---|---|---|
| $90^\circ-\theta$ | $\cos\theta$ | $\sin\theta$ | $\cot\theta$ |
| $90^\circ+\theta$ | $\cos\theta$ | $-\sin\theta$ | $-\cot\theta$ |
| $180^\circ-\theta$ | $\sin\theta$ | $-\cos\theta$ | $-\tan\theta$ |
| $180^\circ+\theta$ | $-\sin\theta$ | $-\cos\theta$ | $\tan\theta$ |
| $360^\circ-\theta$ | $-\sin\theta$ | $\cos\theta$ | $-\tan\theta$ |

**«Example 1.¦उदाहरण 1.»** «If $\sec\theta+\tan\theta=4$, find $\cos\theta$.¦यदि $\sec\theta+\tan\theta=4$, तो $\cos\theta$ ज्ञात करें।»

$$\sec\theta-\tan\theta=\dfrac14\ \Rightarrow\ 2\sec\theta=\dfrac{17}4\ \Rightarrow\ \cos\theta=\dfrac8{17}$$

## «Sums and multiples of angles¦कोणों के योग और गुणज»

$$\sin(A\pm B)=\sin A\cos B\pm\cos A\sin B$$
$$\cos(A\pm B)=\cos A\cos B\mp\sin A\sin B$$
$$\tan(A\pm B)=\dfrac{\tan A\pm\tan B}{1\mp\tan A\tan B}$$

| «Double¦दुगुना कोण» | «Triple¦तिगुना कोण» |
|---|---|
| $\sin 2A=2\sin A\cos A=\dfrac{2\tan A}{1+\tan^2A}$ | $\sin 3A=3\sin A-4\sin^3A$ |
| $\cos 2A=1-2\sin^2A=2\cos^2A-1$ | $\cos 3A=4\cos^3A-3\cos A$ |
| $\tan 2A=\dfrac{2\tan A}{1-\tan^2A}$ | $\tan 3A=\dfrac{3\tan A-\tan^3A}{1-3\tan^2A}$ |

$$\sin C+\sin D=2\sin\dfrac{C+D}2\cos\dfrac{C-D}2,\qquad \cos C+\cos D=2\cos\dfrac{C+D}2\cos\dfrac{C-D}2$$
$$\sin\theta\,\sin(60^\circ-\theta)\,\sin(60^\circ+\theta)=\dfrac14\sin 3\theta$$

«Greatest and least: $a\sin\theta+b\cos\theta$ lies between $-\sqrt{a^2+b^2}$ and $\sqrt{a^2+b^2}$.¦अधिकतम और न्यूनतम: $a\sin\theta+b\cos\theta$ का मान $-\sqrt{a^2+b^2}$ और $\sqrt{a^2+b^2}$ के बीच रहता है।»

## «Triangles¦त्रिभुज»

$$\dfrac a{\sin A}=\dfrac b{\sin B}=\dfrac c{\sin C}=2R,\qquad \cos A=\dfrac{b^2+c^2-a^2}{2bc},\qquad \Delta=\dfrac12\,bc\sin A$$

**«Example 2.¦उदाहरण 2.»** «Two sides of a triangle are 7 cm and 8 cm and the angle between them $120^\circ$. Find the third side.¦त्रिभुज की दो भुजाएँ 7 सेमी और 8 सेमी हैं और बीच का कोण $120^\circ$। तीसरी भुजा ज्ञात करें।»

$$a^2=49+64-2\cdot 7\cdot 8\cdot\left(-\tfrac12\right)=169\ \Rightarrow\ a=13\ \text{cm}$$

## «Heights and distances¦ऊँचाई और दूरी»

«The angle of elevation is measured upwards from the level line of sight, the angle of depression downwards; seen from the two ends they are equal.¦उन्नयन कोण क्षैतिज दृष्टि रेखा से ऊपर की ओर और अवनमन कोण नीचे की ओर मापा जाता है; दोनों सिरों से देखने पर ये बराबर होते हैं।»

**«Example 3.¦उदाहरण 3.»** «From two points on one side of a tower, in line with its foot and 40 m apart, its top is seen at $30^\circ$ and $60^\circ$. Find the height.¦मीनार के एक ही ओर, उसके पाद की सीध में 40 मी दूर दो बिंदुओं से शिखर $30^\circ$ और $60^\circ$ पर दिखता है। ऊँचाई ज्ञात करें।»

$$h\left(\cot 30^\circ-\cot 60^\circ\right)=40\ \Rightarrow\ h\left(\sqrt3-\dfrac1{\sqrt3}\right)=40\ \Rightarrow\ h=20\sqrt3\ \text{m}$$

**«Example 4.¦उदाहरण 4.»** «The shadow of a pole is $\sqrt3$ times its height. At what angle does the sun stand?¦एक खंभे की छाया उसकी ऊँचाई की $\sqrt3$ गुनी है। सूर्य का उन्नयन कोण क्या है?» $\tan\theta=\dfrac1{\sqrt3}$, $\theta=30^\circ$.

### «Questions to try¦अभ्यास के प्रश्न»

1. «Find the value of $\sin^2 25^\circ+\sin^2 65^\circ$.¦$\sin^2 25^\circ+\sin^2 65^\circ$ का मान ज्ञात करें।»
2. «If $\tan\theta=\dfrac5{12}$, find $\sin\theta$ for an acute angle.¦यदि $\tan\theta=\dfrac5{12}$, तो न्यून कोण के लिए $\sin\theta$ ज्ञात करें।»
3. «Find $\tan 1^\circ\tan 2^\circ\cdots\tan 89^\circ$.¦$\tan 1^\circ\tan 2^\circ\cdots\tan 89^\circ$ ज्ञात करें।»
4. «Find the greatest value of $3\sin\theta+4\cos\theta$.¦$3\sin\theta+4\cos\theta$ का अधिकतम मान ज्ञात करें।»
5. «A ladder leaning at $60^\circ$ to the ground has its foot 5 m from the wall. How long is it?¦ज़मीन से $60^\circ$ पर टिकी सीढ़ी का पाद दीवार से 5 मी दूर है। सीढ़ी कितनी लंबी है?»

| 1 | 2 | 3 | 4 | 5 |
|---|---|---|---|---|
| 1 | $\frac5{13}$ | 1 | 5 | 10 «m¦मी» |
`),
}
