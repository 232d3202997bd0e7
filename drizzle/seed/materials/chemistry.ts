import { both, type SeedMaterial } from './shapes.ts'

export const chemistry: SeedMaterial = {
  slug: 'chemistry-formulas-jee-neet',
  title: { en: 'Chemistry: physical chemistry formulas and reactions', hi: 'रसायन: भौतिक रसायन के सूत्र और अभिक्रियाएँ' },
  summary: {
    en: 'Mole concept to electrochemistry with worked examples, and the named reactions of organic chemistry.',
    hi: 'मोल संकल्पना से वैद्युत रसायन तक हल उदाहरणों के साथ, और कार्बनिक रसायन की नाम वाली अभिक्रियाएँ।',
  },
  kind: 'formula_sheet',
  subject: 'chemistry',
  access: 'series',
  seriesId: 'ser_jee-advanced-practice',
  exams: ['jee', 'neet'],
  preview: 1,
  downloadable: false,
  paper: both(String.raw`
## «Mole concept and solutions¦मोल संकल्पना और विलयन»

| «Quantity¦राशि» | «Formula¦सूत्र» |
|---|---|
| «Moles¦मोल» | $n=\dfrac mM=\dfrac N{N_A}=\dfrac{PV}{RT}$ |
| «Molarity¦मोलरता» | $\dfrac{\text{mol of solute}}{\text{L of solution}}$ |
| «Molality¦मोललता» | $\dfrac{\text{mol of solute}}{\text{kg of solvent}}$ |
| «Mole fraction¦मोल अंश» | $x_A=\dfrac{n_A}{n_A+n_B}$ |
| «Dilution¦तनुकरण» | $M_1V_1=M_2V_2$ |
| «Raoult¦राउल्ट» | $p_A=x_A\,p_A^\circ$ |
| «Boiling point rises by¦क्वथनांक उन्नयन» | $\Delta T_b=iK_bm$ |
| «Freezing point falls by¦हिमांक अवनमन» | $\Delta T_f=iK_fm$ |
| «Osmotic pressure¦परासरण दाब» | $\pi=iCRT$ |

«$N_A=6.022\times 10^{23}$, $R=8.314\ \text{J K}^{-1}\text{mol}^{-1}=0.0821\ \text{L atm K}^{-1}\text{mol}^{-1}$.¦$N_A=6.022\times 10^{23}$, $R=8.314\ \text{J K}^{-1}\text{mol}^{-1}=0.0821\ \text{L atm K}^{-1}\text{mol}^{-1}$।»

**«Example 1.¦उदाहरण 1.»** «How many grams of NaOH ($M=40$) make 250 mL of a 0.2 M solution?¦0.2 M के 250 mL विलयन के लिए कितने ग्राम NaOH ($M=40$) चाहिए?»

$$0.2\times 0.250\times 40=2\ \text{g}$$

**«Example 2.¦उदाहरण 2.»** «18 g of glucose ($M=180$) are dissolved in 500 g of water ($K_f=1.86$). Find the freezing point.¦18 g ग्लूकोज़ ($M=180$) 500 g पानी में घुला है ($K_f=1.86$)। हिमांक ज्ञात करें।»

$$m=\dfrac{0.1}{0.5}=0.2,\qquad \Delta T_f=1.86\times 0.2=0.372\ \text{K}\ \Rightarrow\ -0.372\ ^\circ\text{C}$$

## «Atom and bond¦परमाणु और बंध»

$$E_n=-13.6\,\dfrac{Z^2}{n^2}\ \text{eV},\qquad r_n=0.529\,\dfrac{n^2}Z\ \text{Å},\qquad \lambda=\dfrac h{mv},\qquad \Delta x\,\Delta p\ge\dfrac h{4\pi}$$

| «Steric number¦त्रिविम संख्या» | «Hybridisation¦संकरण» | «Shape without lone pairs¦एकाकी युग्म के बिना आकृति» | «Example¦उदाहरण» |
|---|---|---|---|
| 2 | sp | «linear¦रेखीय» | $\mathrm{BeCl_2}$, $\mathrm{CO_2}$ |
| 3 | sp$^2$ | «trigonal planar¦समतल त्रिकोणीय» | $\mathrm{BF_3}$ |
| 4 | sp$^3$ | «tetrahedral¦चतुष्फलकीय» | $\mathrm{CH_4}$ |
| 5 | sp$^3$d | «trigonal bipyramidal¦त्रिकोणीय द्विपिरामिडी» | $\mathrm{PCl_5}$ |
| 6 | sp$^3$d$^2$ | «octahedral¦अष्टफलकीय» | $\mathrm{SF_6}$ |

«Bond order $=\dfrac{N_b-N_a}2$. Formal charge = valence electrons − unshared electrons − half of the shared ones.¦बंध कोटि $=\dfrac{N_b-N_a}2$। औपचारिक आवेश = संयोजी इलेक्ट्रॉन − असाझा इलेक्ट्रॉन − साझा के आधे।»

## «Thermodynamics¦ऊष्मागतिकी»

| «Quantity¦राशि» | «Formula¦सूत्र» |
|---|---|
| «Enthalpy¦एन्थैल्पी» | $\Delta H=\Delta U+\Delta n_gRT$ |
| «Of a reaction¦अभिक्रिया की» | $\sum\Delta H_f(\text{products})-\sum\Delta H_f(\text{reactants})$ |
| «Entropy¦एन्ट्रॉपी» | $\Delta S=\dfrac{q_{rev}}T$ |
| «Free energy¦मुक्त ऊर्जा» | $\Delta G=\Delta H-T\Delta S$ |
| «At equilibrium¦साम्य पर» | $\Delta G^\circ=-RT\ln K$ |

«A change goes by itself when $\Delta G<0$.¦परिवर्तन स्वतः तब होता है जब $\Delta G<0$।»

## «Equilibrium¦साम्य»

$$K_p=K_c(RT)^{\Delta n},\qquad pH=-\log[H^+],\qquad pH+pOH=14\ (25\ ^\circ\text{C})$$
$$\text{weak acid:}\ [H^+]=\sqrt{K_aC},\qquad \text{buffer:}\ pH=pK_a+\log\dfrac{[\text{salt}]}{[\text{acid}]}$$

«Le Chatelier: more pressure moves a gas equilibrium to the side of fewer moles; heat moves it to the side that takes heat in. A catalyst moves it nowhere.¦ले शातेलिए: दाब बढ़ने पर गैसीय साम्य कम मोल वाली ओर जाता है; ताप बढ़ने पर ऊष्मा सोखने वाली ओर। उत्प्रेरक से साम्य नहीं बदलता।»

**«Example 3.¦उदाहरण 3.»** «Find the pH of 0.01 M acetic acid ($K_a=1.8\times 10^{-5}$, $\log 4.24=0.63$).¦0.01 M ऐसीटिक अम्ल का pH ज्ञात करें ($K_a=1.8\times 10^{-5}$, $\log 4.24=0.63$)।»

$$[H^+]=\sqrt{1.8\times 10^{-7}}=4.24\times 10^{-4},\qquad pH=4-0.63=3.37$$

## «Kinetics and electrochemistry¦बलगतिकी और वैद्युत रसायन»

| «Order¦कोटि» | «Law¦नियम» | «Half-life¦अर्ध आयु» |
|---|---|---|
| 0 | $[A]=[A]_0-kt$ | $\dfrac{[A]_0}{2k}$ |
| 1 | $\ln\dfrac{[A]_0}{[A]}=kt$ | $\dfrac{0.693}k$ |
| 2 | $\dfrac1{[A]}-\dfrac1{[A]_0}=kt$ | $\dfrac1{k[A]_0}$ |

$$k=Ae^{-E_a/RT},\qquad \log\dfrac{k_2}{k_1}=\dfrac{E_a}{2.303R}\left(\dfrac1{T_1}-\dfrac1{T_2}\right)$$
$$E_{cell}=E^\circ_{cell}-\dfrac{0.0591}n\log Q,\qquad \Delta G^\circ=-nFE^\circ,\qquad m=\dfrac{M\,I\,t}{nF}$$

**«Example 4.¦उदाहरण 4.»** «A current of 2 A flows for 965 s through copper sulphate. How much copper ($M=63.5$) is deposited?¦कॉपर सल्फ़ेट में 2 A धारा 965 s बहती है। कितना ताँबा ($M=63.5$) जमा होगा?»

$$\dfrac{63.5\times 2\times 965}{2\times 96500}=0.635\ \text{g}$$

## «Named reactions¦नाम वाली अभिक्रियाएँ»

| «Reaction¦अभिक्रिया» | «What happens¦क्या होता है» |
|---|---|
| «Wurtz¦वुर्ट्ज़» | «2 RX + 2 Na (dry ether) gives R–R¦2 RX + 2 Na (शुष्क ईथर) से R–R» |
| «Sandmeyer¦सैंडमायर» | «diazonium salt with CuCl or CuBr gives ArCl or ArBr¦डाइएज़ोनियम लवण CuCl या CuBr से ArCl या ArBr» |
| «Friedel–Crafts¦फ़्रीडेल–क्राफ़्ट्स» | «benzene with RX or RCOX and $\mathrm{AlCl_3}$¦बेंज़ीन, RX या RCOX और $\mathrm{AlCl_3}$ से» |
| «Aldol¦ऐल्डोल» | «aldehyde with α-hydrogen, dilute base, gives β-hydroxy aldehyde¦α-हाइड्रोजन वाला ऐल्डिहाइड तनु क्षार से β-हाइड्रॉक्सी ऐल्डिहाइड» |
| «Cannizzaro¦कैनिज़ारो» | «aldehyde without α-hydrogen, strong base, gives alcohol and acid salt¦α-हाइड्रोजन रहित ऐल्डिहाइड प्रबल क्षार से ऐल्कोहॉल और अम्ल लवण» |
| «Clemmensen¦क्लीमेंसन» | «C=O to $\mathrm{CH_2}$ by Zn–Hg and HCl¦Zn–Hg और HCl से C=O का $\mathrm{CH_2}$» |
| «Wolff–Kishner¦वुल्फ़–किश्नर» | «C=O to $\mathrm{CH_2}$ by $\mathrm{NH_2NH_2}$ and KOH¦$\mathrm{NH_2NH_2}$ और KOH से C=O का $\mathrm{CH_2}$» |
| «Hell–Volhard–Zelinsky¦हेल–फ़ोलहार्ड–ज़ेलिंस्की» | «α-halogen in a carboxylic acid¦कार्बोक्सिलिक अम्ल में α-हैलोजन» |
| «Hofmann bromamide¦हॉफ़मान ब्रोमामाइड» | «amide with $\mathrm{Br_2}$ and NaOH gives an amine with one carbon less¦ऐमाइड $\mathrm{Br_2}$ और NaOH से एक कार्बन कम वाला ऐमीन» |
| «Reimer–Tiemann¦राइमर–टीमान» | «phenol with $\mathrm{CHCl_3}$ and NaOH gives salicylaldehyde¦फ़ीनॉल $\mathrm{CHCl_3}$ और NaOH से सैलिसिलैल्डिहाइड» |
| «Kolbe¦कोल्बे» | «phenol with NaOH and $\mathrm{CO_2}$ gives salicylic acid¦फ़ीनॉल NaOH और $\mathrm{CO_2}$ से सैलिसिलिक अम्ल» |
`),
}
