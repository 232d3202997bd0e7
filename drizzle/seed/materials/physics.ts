import { both, type SeedMaterial } from './shapes.ts'

export const physics: SeedMaterial = {
  slug: 'physics-formulas-jee-neet',
  title: { en: 'Physics formulas: mechanics to modern physics', hi: 'भौतिकी सूत्र: यांत्रिकी से आधुनिक भौतिकी तक' },
  summary: {
    en: 'Two years of physics on a few pages, with units, conditions and solved examples. Comes with a JEE series.',
    hi: 'दो साल की भौतिकी कुछ पन्नों में, मात्रक, शर्तों और हल उदाहरणों के साथ। जेईई सीरीज़ के साथ।',
  },
  kind: 'formula_sheet',
  subject: 'physics',
  access: 'series',
  seriesId: 'ser_jee-advanced-practice',
  exams: ['jee', 'neet'],
  preview: 1,
  paper: both(String.raw`
## «Motion¦गति»

$$v=u+at,\qquad s=ut+\dfrac12at^2,\qquad v^2=u^2+2as,\qquad s_n=u+\dfrac a2(2n-1)$$

«These hold for constant acceleration only.¦ये केवल एकसमान त्वरण के लिए हैं।»

| «Projectile at angle $\theta$¦$\theta$ कोण पर प्रक्षेप्य» | «Formula¦सूत्र» |
|---|---|
| «Time of flight¦उड्डयन काल» | $\dfrac{2u\sin\theta}g$ |
| «Greatest height¦अधिकतम ऊँचाई» | $\dfrac{u^2\sin^2\theta}{2g}$ |
| «Range¦परास» | $\dfrac{u^2\sin 2\theta}g$ |
| «Path¦पथ» | $y=x\tan\theta-\dfrac{gx^2}{2u^2\cos^2\theta}$ |

«The range is greatest at $45^\circ$; two angles that add to $90^\circ$ give the same range.¦परास $45^\circ$ पर अधिकतम होता है; $90^\circ$ योग वाले दो कोणों का परास समान होता है।»

**«Example 1.¦उदाहरण 1.»** «A ball is thrown at 20 m/s at $30^\circ$ ($g=10$). Find the time of flight and the range.¦एक गेंद 20 मी/से से $30^\circ$ पर फेंकी गई ($g=10$)। उड्डयन काल और परास ज्ञात करें।»

$$T=\dfrac{2\times 20\times\frac12}{10}=2\ \text{s},\qquad R=\dfrac{400\times\frac{\sqrt3}2}{10}=20\sqrt3\ \text{m}$$

## «Force, work and energy¦बल, कार्य और ऊर्जा»

| «Quantity¦राशि» | «Formula¦सूत्र» |
|---|---|
| «Second law¦दूसरा नियम» | $\vec F=\dfrac{d\vec p}{dt}=m\vec a$ |
| «Friction¦घर्षण» | $f_s\le\mu_sN,\quad f_k=\mu_kN$ |
| «Centripetal force¦अभिकेंद्र बल» | $\dfrac{mv^2}r=m\omega^2r$ |
| «Banked road, no friction¦झुकी सड़क, घर्षण रहित» | $\tan\theta=\dfrac{v^2}{rg}$ |
| «Work¦कार्य» | $W=Fd\cos\theta$ |
| «Kinetic energy¦गतिज ऊर्जा» | $\dfrac12mv^2=\dfrac{p^2}{2m}$ |
| «Spring¦स्प्रिंग» | $\dfrac12kx^2$ |
| «Power¦शक्ति» | $P=\vec F\cdot\vec v$ |
| «Impulse¦आवेग» | $\vec J=\Delta\vec p$ |

«Elastic collision in a line, second body at rest:¦सरल रेखा में प्रत्यास्थ टक्कर, दूसरा पिंड विराम में:»

$$v_1=\dfrac{m_1-m_2}{m_1+m_2}u_1,\qquad v_2=\dfrac{2m_1}{m_1+m_2}u_1$$

## «Rotation and gravitation¦घूर्णन और गुरुत्वाकर्षण»

$$\tau=I\alpha=\dfrac{dL}{dt},\qquad L=I\omega,\qquad K=\dfrac12I\omega^2,\qquad I=I_{cm}+Md^2$$

| «Body¦पिंड» | «Moment of inertia about its axis¦अक्ष के परितः जड़त्व आघूर्ण» |
|---|---|
| «Ring¦वलय» | $MR^2$ |
| «Disc, solid cylinder¦चकती, ठोस बेलन» | $\dfrac12MR^2$ |
| «Solid sphere¦ठोस गोला» | $\dfrac25MR^2$ |
| «Hollow sphere¦खोखला गोला» | $\dfrac23MR^2$ |
| «Rod, about its middle¦छड़, मध्य से» | $\dfrac1{12}ML^2$ |
| «Rod, about its end¦छड़, सिरे से» | $\dfrac13ML^2$ |

$$F=\dfrac{GMm}{r^2},\qquad g=\dfrac{GM}{R^2},\qquad v_o=\sqrt{\dfrac{GM}r},\qquad v_e=\sqrt{\dfrac{2GM}R}=\sqrt{2gR},\qquad T^2=\dfrac{4\pi^2}{GM}r^3$$

**«Example 2.¦उदाहरण 2.»** «A solid sphere rolls down an incline of height $h$ without slipping. Find its speed at the foot.¦एक ठोस गोला $h$ ऊँचाई के आनत तल पर बिना फिसले लुढ़कता है। नीचे चाल ज्ञात करें।»

$$mgh=\dfrac12mv^2\left(1+\dfrac25\right)\ \Rightarrow\ v=\sqrt{\dfrac{10}7gh}$$

## «Matter and heat¦द्रव्य और ऊष्मा»

| «Quantity¦राशि» | «Formula¦सूत्र» |
|---|---|
| «Young's modulus¦यंग गुणांक» | $Y=\dfrac{FL}{A\,\Delta L}$ |
| «Pressure in a liquid¦द्रव में दाब» | $P=P_0+\rho gh$ |
| «Bernoulli¦बर्नूली» | $P+\dfrac12\rho v^2+\rho gh=\text{const}$ |
| «Capillary rise¦केशिका उन्नयन» | $h=\dfrac{2T\cos\theta}{r\rho g}$ |
| «Terminal speed¦सीमांत चाल» | $v_t=\dfrac{2r^2(\rho-\sigma)g}{9\eta}$ |
| «Heat¦ऊष्मा» | $Q=mc\,\Delta\theta,\quad Q=mL$ |
| «Ideal gas¦आदर्श गैस» | $PV=nRT$ |
| «First law¦पहला नियम» | $\Delta Q=\Delta U+W$ |
| «Adiabatic¦रुद्धोष्म» | $PV^\gamma=\text{const},\quad TV^{\gamma-1}=\text{const}$ |
| «Isothermal work¦समतापी कार्य» | $nRT\ln\dfrac{V_2}{V_1}$ |
| «Carnot engine¦कार्नो इंजन» | $\eta=1-\dfrac{T_2}{T_1}$ |
| «RMS speed¦वर्ग माध्य मूल चाल» | $\sqrt{\dfrac{3RT}M}$ |

## «Oscillations and waves¦दोलन और तरंगें»

$$x=A\sin(\omega t+\phi),\qquad v=\omega\sqrt{A^2-x^2},\qquad a=-\omega^2x,\qquad T=2\pi\sqrt{\dfrac mk},\qquad T=2\pi\sqrt{\dfrac lg}$$

$$v=f\lambda,\qquad v_{\text{string}}=\sqrt{\dfrac T\mu},\qquad f'=f\,\dfrac{v\pm v_o}{v\mp v_s}$$

«Open pipe: $f_n=\dfrac{nv}{2L}$, all $n$. Closed pipe: $f_n=\dfrac{nv}{4L}$, odd $n$ only.¦खुला पाइप: $f_n=\dfrac{nv}{2L}$, सभी $n$। बंद पाइप: $f_n=\dfrac{nv}{4L}$, केवल विषम $n$।»

## «Electricity and magnetism¦विद्युत और चुंबकत्व»

| «Quantity¦राशि» | «Formula¦सूत्र» |
|---|---|
| «Coulomb¦कूलॉम» | $F=\dfrac1{4\pi\varepsilon_0}\dfrac{q_1q_2}{r^2}$ |
| «Gauss¦गाउस» | $\oint\vec E\cdot d\vec A=\dfrac q{\varepsilon_0}$ |
| «Capacitor¦संधारित्र» | $C=\dfrac{\varepsilon_0A}d,\quad U=\dfrac12CV^2$ |
| «Resistance¦प्रतिरोध» | $R=\rho\dfrac LA,\quad R_T=R_0(1+\alpha\Delta T)$ |
| «Power¦शक्ति» | $P=VI=I^2R=\dfrac{V^2}R$ |
| «Straight wire¦सीधा तार» | $B=\dfrac{\mu_0I}{2\pi r}$ |
| «Solenoid¦परिनालिका» | $B=\mu_0nI$ |
| «Force on a charge¦आवेश पर बल» | $\vec F=q(\vec E+\vec v\times\vec B)$ |
| «Circle in a field¦क्षेत्र में वृत्त» | $r=\dfrac{mv}{qB}$ |
| «Induced EMF¦प्रेरित वि.वा.ब.» | $\varepsilon=-N\dfrac{d\Phi}{dt},\quad \varepsilon=Blv$ |
| «LCR in series¦श्रेणी LCR» | $Z=\sqrt{R^2+(X_L-X_C)^2},\quad \omega_0=\dfrac1{\sqrt{LC}}$ |
| «Transformer¦ट्रांसफ़ॉर्मर» | $\dfrac{V_s}{V_p}=\dfrac{N_s}{N_p}$ |

## «Light and modern physics¦प्रकाश और आधुनिक भौतिकी»

| «Quantity¦राशि» | «Formula¦सूत्र» |
|---|---|
| «Mirror¦दर्पण» | $\dfrac1v+\dfrac1u=\dfrac1f$ |
| «Lens¦लेंस» | $\dfrac1v-\dfrac1u=\dfrac1f,\quad \dfrac1f=(\mu-1)\left(\dfrac1{R_1}-\dfrac1{R_2}\right)$ |
| «Prism, least deviation¦प्रिज़्म, न्यूनतम विचलन» | $\mu=\dfrac{\sin\frac{A+\delta_m}2}{\sin\frac A2}$ |
| «Young's fringes¦यंग की फ़्रिंज» | $\beta=\dfrac{\lambda D}d$ |
| «Photoelectric effect¦प्रकाश विद्युत प्रभाव» | $h\nu=\phi+K_{max}$ |
| «De Broglie¦डी ब्रॉग्ली» | $\lambda=\dfrac hp$ |
| «Hydrogen¦हाइड्रोजन» | $E_n=-\dfrac{13.6}{n^2}\ \text{eV}$ |
| «Spectral lines¦वर्णक्रम रेखाएँ» | $\dfrac1\lambda=RZ^2\left(\dfrac1{n_1^2}-\dfrac1{n_2^2}\right)$ |
| «Decay¦क्षय» | $N=N_0e^{-\lambda t},\quad T_{1/2}=\dfrac{0.693}\lambda$ |
| «Mass and energy¦द्रव्यमान और ऊर्जा» | $E=mc^2$ |

**«Example 3.¦उदाहरण 3.»** «Light of 4 eV falls on a metal of work function 2.5 eV. Find the stopping potential.¦4 eV का प्रकाश 2.5 eV कार्य फलन वाली धातु पर पड़ता है। निरोधी विभव ज्ञात करें।» $4-2.5=1.5$ eV, $V_0=1.5$ V.

**«Example 4.¦उदाहरण 4.»** «A convex lens of focal length 20 cm has an object at 30 cm. Where is the image?¦20 सेमी फ़ोकस दूरी के उत्तल लेंस से 30 सेमी पर वस्तु है। प्रतिबिंब कहाँ बनेगा?»

$$\dfrac1v=\dfrac1{20}-\dfrac1{30}=\dfrac1{60}\ \Rightarrow\ v=60\ \text{cm},\qquad m=\dfrac vu=-2$$
`),
}
