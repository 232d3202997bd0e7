import type { SeedMaterial } from '../shapes.ts'

export const currentElectricity: SeedMaterial = {
  slug: 'current-electricity',
  title: { en: 'Current electricity', hi: 'विद्युत धारा' },
  summary: {
    en: 'Drift, resistance, cells, Kirchhoff, bridges, meters and power from a few ideas, with nineteen worked examples, eight figures and ten exam questions.',
    hi: 'अपवाह वेग, प्रतिरोध, सेल, किरखोफ के नियम, सेतु, मापी यंत्र और शक्ति कुछ मूल बातों से; उन्नीस हल किए उदाहरण, आठ चित्र और परीक्षा स्तर के दस प्रश्न।',
  },
  kind: 'notes',
  subject: 'physics',
  exams: ['jee', 'neet'],
  chapters: [
    {
      id: 'why-and-map',
      title: { en: 'Why it matters, and a map', hi: 'यह क्यों ज़रूरी है, और टॉपिक का नक़्शा' },
      text: {
        en: String.raw`
Hardly any physics paper leaves out this chapter, and few chapters give so many marks for so few ideas. The mathematics is a linear equation or two. What is tested is whether you see the circuit: which points are at the same potential, which current goes where, what a meter really measures.

| Exam | Questions, usually | What is asked most |
|---|---|---|
| NEET | 2 to 4 of 45 in physics | drift velocity, stretched wires, cells, bridges, power of bulbs |
| JEE Main | 1 to 3 of 25 in physics | Kirchhoff, equivalent resistance, meters, metre bridge |
| JEE Advanced | 0 to 2 in both papers | bridges out of balance, networks, heat, together with capacitors |

These numbers are estimates and vary from year to year. The chapter also returns elsewhere: in capacitors that charge through a resistance, in moving rods in a magnetic field, in diodes. The potentiometer is not in every syllabus any more; its idea is short and explains the word EMF, so it has a place here. Check the list of your own year.

### Four ideas carry everything

1. **Current is charge on the move.** The same current passes every cross-section of a wire without branches, thick or thin.
2. **Every point of a circuit has one potential.** Points joined by a wire without resistance have the same potential, however far apart they are drawn.
3. **Charge is not lost at a junction.** What flows in flows out.
4. **Energy is not lost on a round trip.** Going once around a loop, the rises and falls of potential add to zero.

Ideas 3 and 4 are Kirchhoff's two rules. Series and parallel, bridges, shunts and the potentiometer are special cases of them.

### Quantities and units

| Quantity | Formula | SI unit |
|---|---|---|
| Current | $I=\dfrac{\Delta Q}{\Delta t}$ | ampere, A |
| Current density | $J=\dfrac IA$ | A/m² |
| Resistance | $R=\dfrac VI$ | ohm, Ω |
| Resistivity | $\rho=\dfrac{RA}L$ | Ω m |
| Conductance | $G=\dfrac1R$ | siemens, S |
| Conductivity | $\sigma=\dfrac1\rho$ | S/m |
| Mobility | $\mu=\dfrac{v_d}E$ | m²/(V s) |
| EMF | energy given to unit charge | volt, V |
| Power | $P=VI$ | watt, W |

Current has a direction in a diagram, but it is a **scalar**: at a junction 3 A and 4 A make 7 A whatever the angle between the wires. Current density $\vec J$ is a vector.
`,
        hi: String.raw`
भौतिकी का शायद ही कोई पेपर इस अध्याय के बिना बनता है, और इतनी कम बातों से इतने अंक कम ही अध्याय देते हैं। गणित बस एक-दो रैखिक समीकरणों का है। जाँचा यह जाता है कि आप परिपथ को पढ़ पाते हैं या नहीं: कौन-से बिंदु समान विभव पर हैं, कौन-सी धारा किधर जाती है, और मापी यंत्र असल में क्या नापता है।

| परीक्षा | प्रश्न, आम तौर पर | सबसे अधिक क्या पूछा जाता है |
|---|---|---|
| NEET | भौतिकी के 45 में से 2 से 4 | अपवाह वेग, खींचा गया तार, सेल, सेतु, बल्बों की शक्ति |
| JEE Main | भौतिकी के 25 में से 1 से 3 | किरखोफ के नियम, तुल्य प्रतिरोध, मापी यंत्र, मीटर सेतु |
| JEE Advanced | दोनों पेपर में 0 से 2 | असंतुलित सेतु, जटिल परिपथ, ऊष्मा, संधारित्र के साथ परिपथ |

ये संख्याएँ अनुमान हैं और हर साल बदलती हैं। यह अध्याय दूसरी जगह भी लौटता है: प्रतिरोध से होकर आवेशित होते संधारित्र में, चुंबकीय क्षेत्र में चलती छड़ में, डायोड में। विभवमापी (पोटेंशियोमीटर) अब हर पाठ्यक्रम में नहीं है; पर उसका विचार छोटा है और विद्युत वाहक बल का अर्थ खोल देता है, इसलिए वह यहाँ है। अपने वर्ष की सूची देख लीजिए।

### सब कुछ चार बातों पर टिका है

1. **धारा चलता हुआ आवेश है।** जिस तार में शाखा न हो, उसकी हर अनुप्रस्थ काट से समान धारा गुज़रती है, तार वहाँ मोटा हो या पतला।
2. **परिपथ के हर बिंदु का एक ही विभव होता है।** जो बिंदु प्रतिरोधहीन तार से जुड़े हैं, उनका विभव समान है, चित्र में वे कितने भी दूर बने हों।
3. **संधि पर आवेश न नष्ट होता है, न जमा होता है।** जितना आता है, उतना ही जाता है।
4. **पूरा चक्कर लगाने पर ऊर्जा का हिसाब बराबर रहता है।** किसी पाश (लूप) में विभव के सारे उतार-चढ़ाव जोड़ने पर शून्य मिलता है।

बात 3 और 4 ही किरखोफ के दो नियम हैं। श्रेणी और पार्श्वक्रम, सेतु, शंट और विभवमापी इन्हीं के विशेष रूप हैं।

### राशियाँ और मात्रक

| राशि | सूत्र | SI मात्रक |
|---|---|---|
| धारा | $I=\dfrac{\Delta Q}{\Delta t}$ | ऐंपियर, A |
| धारा घनत्व | $J=\dfrac IA$ | A/m² |
| प्रतिरोध | $R=\dfrac VI$ | ओम, Ω |
| प्रतिरोधकता | $\rho=\dfrac{RA}L$ | Ω m |
| चालकत्व | $G=\dfrac1R$ | सीमेंस, S |
| चालकता | $\sigma=\dfrac1\rho$ | S/m |
| गतिशीलता | $\mu=\dfrac{v_d}E$ | m²/(V s) |
| विद्युत वाहक बल (EMF) | एकांक आवेश को दी गई ऊर्जा | वोल्ट, V |
| शक्ति | $P=VI$ | वाट, W |

चित्र में धारा की दिशा होती है, फिर भी वह **अदिश** है: संधि पर 3 A और 4 A मिलकर 7 A ही बनते हैं, तारों के बीच कोण कुछ भी हो। धारा घनत्व $\vec J$ सदिश है।
`,
      },
    },
    {
      id: 'drift-and-resistance',
      title: { en: 'Drift, resistance and temperature', hi: 'अपवाह, प्रतिरोध और ताप' },
      text: {
        en: String.raw`
### Current as charge

**Example 1.** The current in a wire is $I=4+2t$ (in A, with $t$ in s). How much charge passes between $t=0$ and $t=3$ s?

$$
Q=\int_0^3(4+2t)\,dt=12+9=21\ \text{C}
$$

On a graph of $I$ against $t$ this is the area. Here the current grows evenly, so the average 7 A times 3 s gives the same.

### Drift velocity

Without a field the free electrons of a metal fly about in all directions, and their average velocity is zero. A field $E$ adds a slow common movement **against** the field. Between two collisions, on average for the relaxation time $\tau$, an electron is accelerated by $\frac{eE}m$:

$$
v_d=\dfrac{eE}m\tau=\dfrac{eV\tau}{mL}
$$

![A wire with the cross-section A. The field E and the current I point to the right, the electrons move to the left. In the time delta t they cover the length v d times delta t.](/figures/mat-current-electricity-1.svg)

In the time $\Delta t$ all the electrons in the length $v_d\,\Delta t$ pass a cross-section. With $n$ free electrons in unit volume:

$$
I=neAv_d\qquad J=nev_d
$$

**Example 2.** A copper wire of 2 mm² carries 3.4 A. Copper has $8.5\times10^{28}$ free electrons in a cubic metre. Find the drift speed, and the time in which an electron drifts 1 m.

$$
v_d=\dfrac{3.4}{8.5\times10^{28}\times1.6\times10^{-19}\times2\times10^{-6}}
$$

The denominator is 27,200, so $v_d=1.25\times10^{-4}$ m/s, an eighth of a millimetre in a second. One metre takes 8,000 s, more than two hours. The lamp still lights at once, because the **field** is set up along the whole wire at nearly the speed of light, and the electrons start everywhere together.

### Ohm's law and resistivity

Put $E=\frac VL$ into $I=neAv_d$ and the resistance appears:

$$
R=\dfrac{m}{ne^2\tau}\cdot\dfrac LA\qquad \rho=\dfrac{m}{ne^2\tau}
$$

The resistivity $\rho$ depends on the material and its temperature, never on the shape. The resistance depends on the shape too.

| What is done to a wire of resistance $R$ | Resistance becomes |
|---|---|
| length doubled by **adding** the same wire | $2R$ |
| length doubled by **stretching** | $4R$ |
| stretched to $n$ times its length | $n^2R$ |
| drawn to $\frac1n$ of its radius | $n^4R$ |
| folded once in the middle, both halves side by side as one wire | $\dfrac R4$ |
| cut into $n$ equal pieces, all in parallel | $\dfrac R{n^2}$ |

Stretching keeps the **volume**: when $L$ grows, $A$ shrinks in the same ratio, so $R\propto L^2$ or $R\propto\frac1{A^2}$.

**Example 3.** A wire of 12 Ω is stretched until it is 50% longer. Find its new resistance. What if a wire is stretched by only 0.5%?

The length is 1.5 times, so $R=12\times(1.5)^2=27$ Ω. For a small change the percentage is doubled: 0.5% longer means **1%** more resistance. The rule of doubling is for small changes only; 50% longer gave 125% more.

### Temperature

When a metal is heated, its ions vibrate more, collisions come sooner, $\tau$ falls and $\rho$ rises. In a semiconductor $\tau$ falls too, but $n$ grows far more, so $\rho$ falls.

$$
R_T=R_0\,(1+\alpha\,\Delta T)
$$

| Material | When heated | $\alpha$ |
|---|---|---|
| Pure metals (copper, silver, tungsten) | resistance rises | positive, about $4\times10^{-3}$ per °C |
| Alloys (nichrome, manganin, constantan) | hardly changes | very small |
| Semiconductors, carbon | resistance falls | negative |
| Electrolytes | resistance falls | negative |
| Superconductor below its critical temperature | no resistance | not defined |

This is why standard resistances are made of manganin or constantan, and heaters of nichrome.

![Two straight lines through the origin in a graph of I against V, for the same metal wire. At the same V the line T 1 gives the greater current I 1 and the line T 2 the smaller current I 2, so T 2 is the higher temperature.](/figures/mat-current-electricity-2.svg)

With $I$ upwards, the slope is $\frac1R$: the flatter line belongs to the greater resistance, so for a metal $T_2>T_1$. With $V$ upwards it is the other way round. Read the axes first.

**Example 4.** A coil has 5.2 Ω at 10 °C and 6.2 Ω at 60 °C. Find its resistance at 0 °C and $\alpha$.

From 10 °C to 60 °C the resistance grows by 1 Ω in 50 degrees, so $R_0\alpha=0.02$ Ω per °C. At 0 °C it is $5.2-10\times0.02=5.0$ Ω, and

$$
\alpha=\dfrac{0.02}{5.0}=4\times10^{-3}\ \text{per °C}
$$

Dividing by 5.2 instead is the common mistake: $\alpha$ belongs to the temperature at which $R_0$ is taken, here 0 °C.
`,
        hi: String.raw`
### धारा यानी आवेश का प्रवाह

**उदाहरण 1.** एक तार में धारा $I=4+2t$ है (ऐंपियर में; $t$ सेकंड में)। $t=0$ से $t=3$ s तक कितना आवेश गुज़रता है?

$$
Q=\int_0^3(4+2t)\,dt=12+9=21\ \text{C}
$$

$I$–$t$ ग्राफ़ में यह वक्र के नीचे का क्षेत्रफल है। यहाँ धारा एक समान दर से बढ़ती है, इसलिए औसत 7 A को 3 s से गुणा करने पर भी यही मिलता है।

### अपवाह वेग

क्षेत्र न हो, तो धातु के मुक्त इलेक्ट्रॉन हर दिशा में दौड़ते हैं और उनका औसत वेग शून्य होता है। क्षेत्र $E$ लगाने पर इस दौड़ में क्षेत्र के **विपरीत** एक धीमी साझा चाल जुड़ जाती है, जिसे अपवाह वेग (अनुगमन वेग) कहते हैं। दो टक्करों के बीच, औसतन विश्रांति काल $\tau$ तक, इलेक्ट्रॉन का त्वरण $\frac{eE}m$ रहता है:

$$
v_d=\dfrac{eE}m\tau=\dfrac{eV\tau}{mL}
$$

![A अनुप्रस्थ काट का तार। क्षेत्र E और धारा I दाईं ओर हैं, इलेक्ट्रॉन बाईं ओर चलते हैं। डेल्टा t समय में वे v d गुणा डेल्टा t लंबाई चलते हैं।](/figures/mat-current-electricity-1.svg)

$\Delta t$ समय में $v_d\,\Delta t$ लंबाई के सारे इलेक्ट्रॉन एक काट को पार कर जाते हैं। एकांक आयतन में $n$ मुक्त इलेक्ट्रॉन हों, तो

$$
I=neAv_d\qquad J=nev_d
$$

**उदाहरण 2.** 2 mm² काट के ताँबे के तार में 3.4 A धारा है। ताँबे के एक घन मीटर में $8.5\times10^{28}$ मुक्त इलेक्ट्रॉन होते हैं। अपवाह चाल ज्ञात कीजिए, और वह समय भी जिसमें एक इलेक्ट्रॉन 1 m आगे बढ़ता है।

$$
v_d=\dfrac{3.4}{8.5\times10^{28}\times1.6\times10^{-19}\times2\times10^{-6}}
$$

इस भिन्न का हर 27,200 है, इसलिए $v_d=1.25\times10^{-4}$ m/s, यानी एक सेकंड में मिलीमीटर का आठवाँ भाग। 1 m में 8,000 s लगेंगे, दो घंटे से अधिक। फिर भी बल्ब तुरंत जलता है, क्योंकि **क्षेत्र** पूरे तार में लगभग प्रकाश की चाल से बन जाता है और इलेक्ट्रॉन हर जगह एक साथ चल पड़ते हैं।

### ओम का नियम और प्रतिरोधकता

$I=neAv_d$ में $E=\frac VL$ रखते ही प्रतिरोध मिल जाता है:

$$
R=\dfrac{m}{ne^2\tau}\cdot\dfrac LA\qquad \rho=\dfrac{m}{ne^2\tau}
$$

प्रतिरोधकता $\rho$ पदार्थ और उसके ताप पर निर्भर है, आकार पर कभी नहीं। प्रतिरोध आकार पर भी निर्भर है।

| $R$ प्रतिरोध के तार में परिवर्तन | प्रतिरोध हो जाएगा |
|---|---|
| वैसा ही और तार **जोड़कर** लंबाई दुगुनी | $2R$ |
| **खींचकर** लंबाई दुगुनी | $4R$ |
| खींचकर लंबाई $n$ गुनी | $n^2R$ |
| खींचकर त्रिज्या $\frac1n$ गुनी | $n^4R$ |
| बीच से मोड़कर दोनों आधे भाग साथ मिलाए | $\dfrac R4$ |
| $n$ बराबर टुकड़े, सब पार्श्वक्रम में | $\dfrac R{n^2}$ |

खींचने पर **आयतन** वही रहता है: $L$ जितना गुना बढ़ता है, $A$ उतना ही गुना घटता है, इसलिए $R\propto L^2$ या $R\propto\frac1{A^2}$।

**उदाहरण 3.** 12 Ω का एक तार खींचकर 50% लंबा कर दिया गया। नया प्रतिरोध ज्ञात कीजिए। यदि तार केवल 0.5% खींचा जाए तो?

लंबाई 1.5 गुनी, इसलिए $R=12\times(1.5)^2=27$ Ω। छोटे परिवर्तन में प्रतिशत दुगुना हो जाता है: लंबाई 0.5% बढ़े, तो प्रतिरोध **1%** बढ़ता है। दुगुने वाला नियम केवल छोटे परिवर्तन के लिए है; 50% लंबाई बढ़ने पर प्रतिरोध 125% बढ़ा।

### ताप का असर

धातु गर्म होने पर आयन अधिक कंपन करते हैं, टक्करें जल्दी होती हैं, $\tau$ घटता है और $\rho$ बढ़ती है। अर्धचालक में भी $\tau$ घटता है, पर $n$ उससे कहीं अधिक बढ़ता है, इसलिए $\rho$ घटती है।

$$
R_T=R_0\,(1+\alpha\,\Delta T)
$$

| पदार्थ | गर्म करने पर | $\alpha$ |
|---|---|---|
| शुद्ध धातु (ताँबा, चाँदी, टंगस्टन) | प्रतिरोध बढ़ता है | धनात्मक, लगभग $4\times10^{-3}$ प्रति °C |
| मिश्रधातु (नाइक्रोम, मैंगनिन, कॉन्स्टेंटन) | लगभग वही रहता है | बहुत छोटा |
| अर्धचालक, कार्बन | प्रतिरोध घटता है | ऋणात्मक |
| विद्युत अपघट्य | प्रतिरोध घटता है | ऋणात्मक |
| क्रांतिक ताप से नीचे अतिचालक | प्रतिरोध शून्य | परिभाषित नहीं |

इसीलिए मानक प्रतिरोध मैंगनिन या कॉन्स्टेंटन के बनते हैं और हीटर नाइक्रोम के।

![I और V के ग्राफ़ में मूल बिंदु से जाती दो सरल रेखाएँ, एक ही धातु के तार के लिए। समान V पर रेखा T 1 से बड़ी धारा I 1 और रेखा T 2 से छोटी धारा I 2 मिलती है, इसलिए T 2 अधिक ताप है।](/figures/mat-current-electricity-2.svg)

$I$ ऊपर की ओर हो, तो ढाल $\frac1R$ है: कम ढाल वाली रेखा का प्रतिरोध अधिक है, इसलिए धातु के लिए $T_2>T_1$। $V$ ऊपर की ओर हो, तो बात उलट जाती है। पहले अक्ष पढ़िए।

**उदाहरण 4.** एक कुंडली का प्रतिरोध 10 °C पर 5.2 Ω और 60 °C पर 6.2 Ω है। 0 °C पर उसका प्रतिरोध और $\alpha$ ज्ञात कीजिए।

10 °C से 60 °C तक, 50 डिग्री में प्रतिरोध 1 Ω बढ़ता है, इसलिए $R_0\alpha=0.02$ Ω प्रति °C। 0 °C पर प्रतिरोध $5.2-10\times0.02=5.0$ Ω, और

$$
\alpha=\dfrac{0.02}{5.0}=4\times10^{-3}\ \text{प्रति °C}
$$

आम भूल 5.2 से भाग देना है: $\alpha$ उसी ताप का होता है जिस पर $R_0$ लिया गया हो, यहाँ 0 °C।
`,
      },
    },
    {
      id: 'combinations-cells-power',
      title: { en: 'Combinations, cells and power', hi: 'संयोजन, सेल और शक्ति' },
      text: {
        en: String.raw`
### Series and parallel

| Property | Series | Parallel |
|---|---|---|
| The same for all | current | potential difference |
| What is divided | $V$, as $R$ | $I$, as $\frac1R$ |
| Resistance | $R_1+R_2+\dots$ | $\dfrac1R=\dfrac1{R_1}+\dfrac1{R_2}+\dots$ |
| Compared with the parts | greater than the greatest | less than the least |
| $n$ equal ones | $nR$ | $\dfrac Rn$ |

For two in parallel use product by sum, $\frac{R_1R_2}{R_1+R_2}$, and for the current in branch 1 the **other** resistance on top:

$$
I_1=I\,\dfrac{R_2}{R_1+R_2}
$$

A drawing can hide which is which. Give every point a letter; points joined by plain wire get the **same** letter; then draw again.

**Example 5.** Find the resistance between A and B.

![In a row from A to B: 4 ohm from A to C, 6 ohm from C to D, 12 ohm from D to B. A plain wire joins A with D, another joins C with B.](/figures/mat-current-electricity-3.svg)

D is at the potential of A, and C at that of B. So each of the three resistances lies between A and B: they are all in parallel.

$$
\dfrac1R=\dfrac14+\dfrac16+\dfrac1{12}=\dfrac12
$$

$R=2$ Ω, not 22 Ω. (In the 6 Ω the current even runs backwards, from D to C.)

**Example 6.** In an endless ladder each step has 2 Ω in the upper rail and 4 Ω as a rung. Find the resistance $X$ between the two ends at its beginning.

Take one step away and the rest is still an endless ladder with the resistance $X$. So $X$ is 2 Ω in series with 4 Ω parallel to $X$:

$$
X=2+\dfrac{4X}{4+X}
$$

$X^2-2X-8=0$, so $X=4$ Ω. The other root, −2, is no resistance.

### Cells

EMF $E$ is the energy that a cell gives to unit charge. Some of it is spent inside, in the internal resistance $r$. What reaches the terminals is

| State of the cell | Terminal voltage |
|---|---|
| open circuit, $I=0$ | $V=E$ |
| giving current | $V=E-Ir$, less than $E$ |
| being charged | $V=E+Ir$, more than $E$ |
| short circuit, $R=0$ | $V=0$, $I=\dfrac Er$ |

**Example 7.** A cell sends 0.9 A through 2 Ω and 0.3 A through 7 Ω. Find $E$ and $r$.

$$
0.9\,(2+r)=0.3\,(7+r)
$$

$1.8+0.9r=2.1+0.3r$, so $r=0.5$ Ω and $E=0.9\times2.5=2.25$ V.

**Example 8.** A 12 V battery of 0.4 Ω is charged from a 60 V DC supply through 7.6 Ω. Find its terminal voltage and where the power goes.

The EMFs oppose each other: $I=\frac{60-12}{8}=6$ A. Terminal voltage $12+6\times0.4=14.4$ V. The supply gives 360 W; 72 W are stored in the battery ($12\times6$), 288 W are heat ($6^2\times8$).

| Cells | EMF | Internal resistance |
|---|---|---|
| $n$ equal, in series | $nE$ | $nr$ |
| the same, $m$ of them reversed | $(n-2m)E$ | $nr$, all of them |
| $n$ equal, in parallel | $E$ | $\dfrac rn$ |
| two different, in parallel | $\dfrac{E_1r_2+E_2r_1}{r_1+r_2}$ | $\dfrac{r_1r_2}{r_1+r_2}$ |

Series helps when the outer resistance is large against $r$, parallel when it is small.

**Example 9.** Cells of 6 V, 1 Ω and 9 V, 2 Ω are joined in parallel, plus to plus, across 4 Ω. Find the current in the 4 Ω.

$$
E=\dfrac{6\times2+9\times1}{3}=7\ \text{V}\qquad r=\dfrac23\ \Omega
$$

$I=7\div\frac{14}3=1.5$ A. If one cell is turned round, its EMF gets a minus sign.

### Power and heat

$P=VI$ always. For a resistance it can be written $I^2R$ or $\frac{V^2}R$; take the form whose quantity is **common**. In series $I$ is common, so the **greater** resistance takes more power. In parallel $V$ is common, so the **smaller** one does. A rating gives the resistance: $R=\frac{V^2}P$.

| Devices of ratings $P_1$, $P_2$ for the same voltage | Power together |
|---|---|
| parallel, at that voltage | $P_1+P_2$ |
| series, at that voltage | $\dfrac{P_1P_2}{P_1+P_2}$ |
| one of them at $\frac1k$ of its voltage | $\dfrac{P_1}{k^2}$ |

**Example 10.** Two heaters take 400 W and 600 W from the mains. What do they take together in series, and which gives more heat? (Resistances constant.)

$\frac{400\times600}{1000}=240$ W. The 400 W heater has the greater resistance ($R\propto\frac1P$), so in series it gives more: 144 W against 96 W.

**Example 11.** A battery has 12 V and 2 Ω. Which outer resistance gets the greatest power, and how much?

The power outside is greatest when $R=r$: here 2 Ω. Then $I=3$ A and

$$
P_{max}=\dfrac{E^2}{4r}=18\ \text{W}
$$

Another 18 W are lost inside: at greatest power the efficiency is only 50%.
`,
        hi: String.raw`
### श्रेणी और पार्श्वक्रम

| गुण | श्रेणीक्रम | पार्श्वक्रम (समांतर) |
|---|---|---|
| सबमें समान | धारा | विभवांतर |
| क्या बँटता है | $V$, $R$ के अनुपात में | $I$, $\frac1R$ के अनुपात में |
| प्रतिरोध | $R_1+R_2+\dots$ | $\dfrac1R=\dfrac1{R_1}+\dfrac1{R_2}+\dots$ |
| भागों की तुलना में | सबसे बड़े से भी बड़ा | सबसे छोटे से भी छोटा |
| $n$ बराबर | $nR$ | $\dfrac Rn$ |

पार्श्वक्रम में दो हों, तो गुणनफल बटा योग, $\frac{R_1R_2}{R_1+R_2}$; और शाखा 1 की धारा के लिए ऊपर **दूसरा** प्रतिरोध:

$$
I_1=I\,\dfrac{R_2}{R_1+R_2}
$$

चित्र देखकर धोखा हो सकता है। हर बिंदु को एक अक्षर दीजिए; सादे तार से जुड़े बिंदुओं को **एक ही** अक्षर; फिर चित्र दोबारा बनाइए।

**उदाहरण 5.** A और B के बीच प्रतिरोध ज्ञात कीजिए।

![A से B तक एक पंक्ति में: A से C 4 ओम, C से D 6 ओम, D से B 12 ओम। एक सादा तार A को D से और दूसरा C को B से जोड़ता है।](/figures/mat-current-electricity-3.svg)

D का विभव वही है जो A का, और C का वही जो B का। इसलिए तीनों प्रतिरोध A और B के ही बीच हैं: सब पार्श्वक्रम में।

$$
\dfrac1R=\dfrac14+\dfrac16+\dfrac1{12}=\dfrac12
$$

$R=2$ Ω, 22 Ω नहीं। (6 Ω में तो धारा उलटी, D से C की ओर, बहती है।)

**उदाहरण 6.** एक अनंत सीढ़ी जैसे परिपथ के हर खंड में ऊपर के तार में 2 Ω और डंडे में 4 Ω है। शुरू के दोनों सिरों के बीच प्रतिरोध $X$ ज्ञात कीजिए।

एक खंड हटा दें, तो भी शेष सीढ़ी अनंत ही है और उसका प्रतिरोध $X$ ही है। इसलिए $X$ में 2 Ω के साथ श्रेणी में 4 Ω और $X$ का पार्श्वक्रम है:

$$
X=2+\dfrac{4X}{4+X}
$$

$X^2-2X-8=0$, इसलिए $X=4$ Ω। दूसरा मूल −2 है, जो प्रतिरोध नहीं हो सकता।

### सेल

विद्युत वाहक बल $E$ वह ऊर्जा है जो सेल एकांक आवेश को देता है। इसका कुछ भाग सेल के अंदर, आंतरिक प्रतिरोध $r$ में ख़र्च होता है। टर्मिनलों तक यह पहुँचता है:

| सेल की स्थिति | टर्मिनल वोल्टता |
|---|---|
| खुला परिपथ, $I=0$ | $V=E$ |
| धारा दे रहा है | $V=E-Ir$, $E$ से कम |
| आवेशित हो रहा है | $V=E+Ir$, $E$ से अधिक |
| लघुपथित, $R=0$ | $V=0$, $I=\dfrac Er$ |

**उदाहरण 7.** एक सेल 2 Ω में 0.9 A और 7 Ω में 0.3 A धारा भेजता है। $E$ और $r$ ज्ञात कीजिए।

$$
0.9\,(2+r)=0.3\,(7+r)
$$

$1.8+0.9r=2.1+0.3r$, इसलिए $r=0.5$ Ω और $E=0.9\times2.5=2.25$ V।

**उदाहरण 8.** 0.4 Ω आंतरिक प्रतिरोध की 12 V बैटरी को 60 V के DC स्रोत से 7.6 Ω होकर आवेशित किया जाता है। उसकी टर्मिनल वोल्टता ज्ञात कीजिए, और बताइए कि शक्ति कहाँ जाती है।

दोनों विद्युत वाहक बल एक-दूसरे के विरुद्ध हैं: $I=\frac{60-12}{8}=6$ A। टर्मिनल वोल्टता $12+6\times0.4=14.4$ V। स्रोत 360 W देता है; 72 W बैटरी में संचित होते हैं ($12\times6$), 288 W ऊष्मा बनते हैं ($6^2\times8$)।

| सेल | विद्युत वाहक बल | आंतरिक प्रतिरोध |
|---|---|---|
| $n$ समान, श्रेणी में | $nE$ | $nr$ |
| वही, $m$ सेल उलटे लगे | $(n-2m)E$ | $nr$, सबका |
| $n$ समान, पार्श्वक्रम में | $E$ | $\dfrac rn$ |
| दो भिन्न, पार्श्वक्रम में | $\dfrac{E_1r_2+E_2r_1}{r_1+r_2}$ | $\dfrac{r_1r_2}{r_1+r_2}$ |

बाहरी प्रतिरोध $r$ से बहुत बड़ा हो, तो श्रेणीक्रम लाभ देता है; बहुत छोटा हो, तो पार्श्वक्रम।

**उदाहरण 9.** 6 V, 1 Ω और 9 V, 2 Ω के सेल पार्श्वक्रम में (धन सिरा धन सिरे से) 4 Ω से जुड़े हैं। 4 Ω में धारा ज्ञात कीजिए।

$$
E=\dfrac{6\times2+9\times1}{3}=7\ \text{V}\qquad r=\dfrac23\ \Omega
$$

$I=7\div\frac{14}3=1.5$ A। एक सेल उलट दिया जाए, तो उसके विद्युत वाहक बल के आगे ऋण चिह्न लगेगा।

### शक्ति और ऊष्मा

$P=VI$ हमेशा सही है। प्रतिरोध के लिए इसे $I^2R$ या $\frac{V^2}R$ भी लिख सकते हैं; वह रूप लीजिए जिसकी राशि **दोनों में समान** हो। श्रेणी में $I$ समान है, इसलिए **बड़ा** प्रतिरोध अधिक शक्ति लेता है। पार्श्वक्रम में $V$ समान है, इसलिए **छोटा**। बल्ब या हीटर पर लिखे मान से प्रतिरोध मिलता है: $R=\frac{V^2}P$।

| समान वोल्टता पर $P_1$ और $P_2$ के उपकरण | कुल शक्ति |
|---|---|
| पार्श्वक्रम में, उसी वोल्टता पर | $P_1+P_2$ |
| श्रेणी में, उसी वोल्टता पर | $\dfrac{P_1P_2}{P_1+P_2}$ |
| पहला अकेला, $\frac1k$ वोल्टता पर | $\dfrac{P_1}{k^2}$ |

**उदाहरण 10.** दो हीटर मेन्स से 400 W और 600 W लेते हैं। श्रेणी में दोनों मिलकर कितना लेंगे, और कौन-सा अधिक ऊष्मा देगा? (प्रतिरोध नियत मानिए।)

$\frac{400\times600}{1000}=240$ W। 400 W वाले का प्रतिरोध बड़ा है ($R\propto\frac1P$), इसलिए श्रेणी में वही अधिक देता है: 144 W, दूसरा 96 W।

**उदाहरण 11.** एक बैटरी का विद्युत वाहक बल 12 V और आंतरिक प्रतिरोध 2 Ω है। कितने बाहरी प्रतिरोध को अधिकतम शक्ति मिलेगी, और कितनी?

बाहर की शक्ति तब अधिकतम होती है जब $R=r$: यहाँ 2 Ω। तब $I=3$ A और

$$
P_{max}=\dfrac{E^2}{4r}=18\ \text{W}
$$

इतने ही 18 W बैटरी के अंदर नष्ट होते हैं: अधिकतम शक्ति पर दक्षता केवल 50% है।
`,
      },
    },
    {
      id: 'kirchhoff-and-meters',
      title: { en: 'Kirchhoff, bridges and meters', hi: 'किरखोफ के नियम, सेतु और मापी यंत्र' },
      text: {
        en: String.raw`
### Walking round a circuit

Junction rule (charge): currents in = currents out. Loop rule (energy): on a closed walk the changes of potential add to zero. The signs follow from what you meet on the walk:

| You pass | Change of potential |
|---|---|
| a resistance, with the current | $-IR$ |
| a resistance, against the current | $+IR$ |
| a cell, from − to + | $+E$ |
| a cell, from + to − | $-E$ |

The sign of a cell does not depend on the current. The sign of a resistance does.

**Example 12.** From A to B flow 3 A, first through 2 Ω, then through a 10 V cell that is entered at its positive terminal, then through 4 Ω. Find $V_A-V_B$.

$$
V_A-6-10-12=V_B
$$

So $V_A-V_B=28$ V. With the cell turned round it is $6-10+12=8$ V.

**Example 13.** Find all currents.

![Three branches between A above and B below. Left: 18 volt and 2 ohm, current I 1 towards A. Right: 8 volt and 4 ohm, current I 2 towards A. Middle: 6 ohm, current I 1 plus I 2 from A to B. Both cells have their positive terminals above.](/figures/mat-current-electricity-4.svg)

Left loop: $18=2I_1+6(I_1+I_2)$. Right loop: $8=4I_2+6(I_1+I_2)$. That is $8I_1+6I_2=18$ and $6I_1+10I_2=8$, so

$$
I_1=3\ \text{A}\qquad I_2=-1\ \text{A}
$$

The minus says that the current on the right really flows downwards: the 8 V cell is being **charged** with 1 A. A wrongly guessed direction is no fault; never change it in the middle of the work. Check: $6\times2=12$ V at the middle, $18-2\times3=12$ V, $8+4\times1=12$ V.

**Example 14.** Three resistances of 10, 20 and 30 Ω meet at O. Their other ends are kept at 30 V, 12 V and 2 V. Find the potential of O.

One unknown potential is quicker than three unknown currents. All that leaves O adds to zero:

$$
\dfrac{V-30}{10}+\dfrac{V-12}{20}+\dfrac{V-2}{30}=0
$$

Times 60: $11V=220$, so $V=20$ V. 1 A flows in through the first branch, 0.4 A and 0.6 A flow out through the others.

### Wheatstone's bridge

![A bridge with the corners A, B, C, D. P from A to B, Q from B to C, R from A to D, S from D to C, a galvanometer G between B and D, a cell between A and C.](/figures/mat-current-electricity-5.svg)

If B and D are at the same potential, no current flows in G:

$$
\dfrac PQ=\dfrac RS
$$

Then the branch BD can be taken away, or its ends joined, without any change. Cell and galvanometer can be exchanged, and the balance stays.

**Example 15.** In the figure $P=2$, $Q=4$, $R=4$, $S=8$ Ω, and there are 5 Ω in place of G. What current does a 12 V cell without internal resistance give?

$\frac24=\frac48$: balanced. Leave out the 5 Ω: $6$ Ω parallel to $12$ Ω is 4 Ω, so 3 A. With $S=6$ Ω instead, B would be at $12\times\frac46=8$ V and D at $12\times\frac6{10}=7.2$ V above C (without G). With G, current would flow from B to D.

### Metre bridge

A uniform wire of 100 cm takes the place of two arms. The jockey D looks for the null point.

![A metre bridge: R and S in the gaps between A and B and between B and C, the galvanometer G from B to the jockey D on the wire AC. AD is l, DC is 100 cm minus l. A cell joins A and C.](/figures/mat-current-electricity-6.svg)

$$
\dfrac RS=\dfrac{\ell}{100-\ell}
$$

**Example 16.** With 12 Ω in the left gap the null point is at 60 cm. Where is it when 10 Ω are put in series with the resistance on the right?

$\frac{12}S=\frac{60}{40}$, so $S=8$ Ω. Now $\frac{12}{18}=\frac{40}{60}$: at **40 cm**. Near the middle the bridge measures most exactly; exchanging the two resistances and taking the mean removes most of the error of the ends.

### The idea of the potentiometer

A steady current in a long uniform wire makes a potential that falls evenly along it. A cell is compared with a piece of this wire. At balance **no current** flows through the cell, so its EMF is compared, not its terminal voltage. A voltmeter always draws some current and reads less than the EMF.

$$
\dfrac{E_1}{E_2}=\dfrac{\ell_1}{\ell_2}\qquad r=R\left(\dfrac{\ell_1}{\ell_2}-1\right)
$$

In the second formula $\ell_1$ is the length for the open cell, and $\ell_2$ the length when the resistance $R$ is joined across it.

**Example 17.** A cell balances at 6.5 m of a wire, and at 5.2 m when 5 Ω are joined across the cell. Find its internal resistance.

$r=5\left(\frac{6.5}{5.2}-1\right)=5\times0.25=1.25$ Ω. The voltage along the whole wire must be greater than the EMF of the cell, else there is no null point.

### Galvanometer into ammeter and voltmeter

![Left: a galvanometer G with current I g, parallel to it a shunt S with current I minus I g. Right: a galvanometer G in series with a resistance R, with the voltage V across both.](/figures/mat-current-electricity-7.svg)

| Feature | Ammeter | Voltmeter |
|---|---|---|
| Added | small shunt $S$, parallel | large $R$, in series |
| Equation | $I_gG=(I-I_g)S$ | $V=I_g(G+R)$ |
| Joined to the circuit | in series | in parallel |
| Ideal resistance | zero | infinite |
| For a greater range | smaller shunt | larger $R$ |

**Example 18.** A galvanometer of 48 Ω has its full deflection at 2 mA. Make it an ammeter up to 50 mA; make it a voltmeter up to 10 V.

$S=\frac{2\times48}{48}=2$ Ω. For the voltmeter $\frac{10}{0.002}=5000$ Ω in all, so $R=4952$ Ω.

**Example 19.** 3 kΩ and 6 kΩ are in series across 18 V. A voltmeter of 6 kΩ is put across the 6 kΩ. What does it read?

Without it there are 12 V. With it, 6 kΩ parallel to 6 kΩ is 3 kΩ, and the 18 V are halved: **9 V**. The meter reads truly what is there now; but it has changed the circuit.
`,
        hi: String.raw`
### परिपथ पर चलते हुए

संधि नियम (आवेश का संरक्षण): आने वाली धाराएँ = जाने वाली धाराएँ। पाश नियम (ऊर्जा का संरक्षण): बंद रास्ते पर विभव के परिवर्तनों का योग शून्य। चिह्न इस पर निर्भर है कि रास्ते में क्या मिलता है:

| रास्ते में मिला | विभव में परिवर्तन |
|---|---|
| प्रतिरोध, धारा की दिशा में चलते हुए | $-IR$ |
| प्रतिरोध, धारा के विपरीत चलते हुए | $+IR$ |
| सेल, − से + की ओर | $+E$ |
| सेल, + से − की ओर | $-E$ |

सेल का चिह्न धारा पर निर्भर नहीं है। प्रतिरोध का है।

**उदाहरण 12.** A से B की ओर 3 A धारा पहले 2 Ω से, फिर 10 V के सेल से (जिसमें वह धन सिरे से प्रवेश करती है), फिर 4 Ω से जाती है। $V_A-V_B$ ज्ञात कीजिए।

$$
V_A-6-10-12=V_B
$$

इसलिए $V_A-V_B=28$ V। सेल उलटा हो, तो $6-10+12=8$ V।

**उदाहरण 13.** सभी धाराएँ ज्ञात कीजिए।

![ऊपर A और नीचे B के बीच तीन शाखाएँ। बाईं: 18 वोल्ट और 2 ओम, धारा I 1, A की ओर। दाईं: 8 वोल्ट और 4 ओम, धारा I 2, A की ओर। बीच की: 6 ओम, A से B की ओर धारा I 1 जमा I 2। दोनों सेलों के धन सिरे ऊपर हैं।](/figures/mat-current-electricity-4.svg)

बायाँ पाश: $18=2I_1+6(I_1+I_2)$। दायाँ पाश: $8=4I_2+6(I_1+I_2)$। यानी $8I_1+6I_2=18$ और $6I_1+10I_2=8$, इसलिए

$$
I_1=3\ \text{A}\qquad I_2=-1\ \text{A}
$$

ऋण चिह्न का अर्थ है कि दाईं शाखा में धारा असल में नीचे की ओर है: 8 V का सेल 1 A से **आवेशित** हो रहा है। दिशा का अनुमान ग़लत निकले, तो कोई हानि नहीं; बस हल के बीच में उसे मत बदलिए। जाँच: बीच में $6\times2=12$ V, बाएँ $18-2\times3=12$ V, दाएँ $8+4\times1=12$ V।

**उदाहरण 14.** 10, 20 और 30 Ω के तीन प्रतिरोध O पर मिलते हैं। उनके दूसरे सिरे 30 V, 12 V और 2 V पर रखे गए हैं। O का विभव ज्ञात कीजिए।

तीन अज्ञात धाराएँ निकालने से एक अज्ञात विभव निकालना आसान है। O से जाने वाली सभी धाराओं का योग शून्य है:

$$
\dfrac{V-30}{10}+\dfrac{V-12}{20}+\dfrac{V-2}{30}=0
$$

60 से गुणा करने पर $11V=220$, इसलिए $V=20$ V। पहली शाखा से 1 A अंदर आती है, बाक़ी दो से 0.4 A और 0.6 A बाहर जाती हैं।

### व्हीटस्टोन सेतु

![A, B, C, D कोनों वाला सेतु। A से B तक P, B से C तक Q, A से D तक R, D से C तक S; B और D के बीच गैल्वेनोमीटर G, A और C के बीच सेल।](/figures/mat-current-electricity-5.svg)

B और D समान विभव पर हों, तो G में धारा नहीं बहती:

$$
\dfrac PQ=\dfrac RS
$$

तब शाखा BD को हटा दें या उसके सिरे आपस में जोड़ दें, कुछ नहीं बदलता। सेल और गैल्वेनोमीटर की जगह आपस में बदल दें, तो भी संतुलन बना रहता है।

**उदाहरण 15.** चित्र में $P=2$, $Q=4$, $R=4$, $S=8$ Ω हैं और G की जगह 5 Ω है। 12 V का सेल, जिसका आंतरिक प्रतिरोध नगण्य है, कितनी धारा देगा?

$\frac24=\frac48$: संतुलित है। 5 Ω को छोड़ दीजिए: $6$ Ω और $12$ Ω पार्श्वक्रम में 4 Ω, इसलिए 3 A। यदि $S=6$ Ω होता, तो (G के बिना) C के सापेक्ष B का विभव $12\times\frac46=8$ V और D का $12\times\frac6{10}=7.2$ V होता। G जोड़ने पर धारा B से D की ओर बहती।

### मीटर सेतु

100 cm का एक समान तार सेतु की दो भुजाओं की जगह लेता है। सर्पी कुंजी (जॉकी) D से शून्य विक्षेप बिंदु ढूँढ़ते हैं।

![मीटर सेतु: A और B के बीच के अंतराल में R, B और C के बीच S; गैल्वेनोमीटर G, B से तार AC पर रखी जॉकी D तक। AD l है, DC 100 cm ऋण l। एक सेल A और C को जोड़ता है।](/figures/mat-current-electricity-6.svg)

$$
\dfrac RS=\dfrac{\ell}{100-\ell}
$$

**उदाहरण 16.** बाएँ अंतराल में 12 Ω होने पर शून्य विक्षेप बिंदु 60 cm पर है। दाएँ प्रतिरोध के साथ श्रेणी में 10 Ω जोड़ने पर वह कहाँ होगा?

$\frac{12}S=\frac{60}{40}$, इसलिए $S=8$ Ω। अब $\frac{12}{18}=\frac{40}{60}$: **40 cm** पर। बिंदु बीच के पास हो, तो माप सबसे शुद्ध होती है; दोनों अंतरालों के प्रतिरोध आपस में बदलकर औसत लेने से सिरों की त्रुटि बहुत कुछ हट जाती है।

### विभवमापी का विचार

एक समान लंबे तार में नियत धारा बहे, तो तार के साथ-साथ विभव एक समान दर से गिरता है। सेल की तुलना इस तार के एक भाग से की जाती है। संतुलन पर सेल से **कोई धारा नहीं** बहती, इसलिए तुलना विद्युत वाहक बल की होती है, टर्मिनल वोल्टता की नहीं। वोल्टमीटर सदा कुछ धारा लेता है और विद्युत वाहक बल से कम बताता है।

$$
\dfrac{E_1}{E_2}=\dfrac{\ell_1}{\ell_2}\qquad r=R\left(\dfrac{\ell_1}{\ell_2}-1\right)
$$

दूसरे सूत्र में $\ell_1$ खुले सेल की संतुलन लंबाई है, और $\ell_2$ तब की जब सेल के सिरों पर प्रतिरोध $R$ जुड़ा हो।

**उदाहरण 17.** एक सेल तार की 6.5 m लंबाई पर संतुलित होता है, और सेल के सिरों पर 5 Ω जोड़ने पर 5.2 m पर। उसका आंतरिक प्रतिरोध ज्ञात कीजिए।

$r=5\left(\frac{6.5}{5.2}-1\right)=5\times0.25=1.25$ Ω। पूरे तार पर विभवांतर सेल के विद्युत वाहक बल से अधिक होना चाहिए, नहीं तो शून्य विक्षेप बिंदु मिलेगा ही नहीं।

### गैल्वेनोमीटर से ऐमीटर और वोल्टमीटर

![बाएँ: गैल्वेनोमीटर G, धारा I g, और उसके पार्श्वक्रम में शंट S, धारा I ऋण I g। दाएँ: गैल्वेनोमीटर G के साथ श्रेणी में प्रतिरोध R, दोनों पर मिलाकर विभवांतर V।](/figures/mat-current-electricity-7.svg)

| बात | ऐमीटर | वोल्टमीटर |
|---|---|---|
| क्या जोड़ा | छोटा शंट $S$, पार्श्वक्रम में | बड़ा $R$, श्रेणी में |
| समीकरण | $I_gG=(I-I_g)S$ | $V=I_g(G+R)$ |
| परिपथ में कैसे लगता है | श्रेणी में | पार्श्वक्रम में |
| आदर्श प्रतिरोध | शून्य | अनंत |
| परास बढ़ाने के लिए | और छोटा शंट | और बड़ा $R$ |

**उदाहरण 18.** 48 Ω के गैल्वेनोमीटर में 2 mA पर पूर्ण विक्षेप होता है। इसे 50 mA तक का ऐमीटर बनाइए; और 10 V तक का वोल्टमीटर भी।

$S=\frac{2\times48}{48}=2$ Ω। वोल्टमीटर में कुल $\frac{10}{0.002}=5000$ Ω चाहिए, इसलिए $R=4952$ Ω।

**उदाहरण 19.** 3 kΩ और 6 kΩ श्रेणी में 18 V से जुड़े हैं। 6 kΩ के सिरों पर 6 kΩ प्रतिरोध वाला वोल्टमीटर लगाया गया। उसका पाठ्यांक कितना होगा?

वोल्टमीटर के बिना 12 V है। उसके साथ 6 kΩ और 6 kΩ पार्श्वक्रम में 3 kΩ हैं, और 18 V आधे-आधे बँटते हैं: **9 V**। वोल्टमीटर वही बता रहा है जो अब वहाँ है; पर उसके लगने से परिपथ बदल गया।
`,
      },
    },
    {
      id: 'traps-and-shortcuts',
      title: { en: 'Traps and shortcuts', hi: 'जाल और शॉर्टकट' },
      text: {
        en: String.raw`
### Traps

1. **Which quantity is kept?** "The same metal, the same current" leads to $v_d\propto\frac1A$. "The same metal, the same voltage" leads to $v_d\propto\frac1L$, and the thickness does not matter. Decide before you use a formula.
2. **Stretched or longer?** A longer wire of the same thickness has $R\propto L$. A stretched one has $R\propto L^2$.
3. **In one line is not yet in series.** Resistances in one line on the paper are in series only if nothing branches off between them.
4. **No voltage, yet current.** Along a plain wire the potential is the same, but current can flow in it. How much, the junction rule tells, not Ohm's law.
5. **A rated power is not the power.** "60 W, 220 V" gives $R$. Only at 220 V does the lamp take 60 W.
6. **Current is not used up.** After a lamp the current is as great as before it. What falls is the potential.
7. **EMF and terminal voltage** are equal only without current. When a cell is charged the terminal voltage is the greater.
8. **Reversed cells** give less EMF but keep all their internal resistance.
9. **The shunt does not carry $I$,** it carries $I-I_g$. And from the resistance of a whole voltmeter $G$ must be subtracted.
10. **A capacitor in a steady circuit** lets no direct current pass. Take its branch away, find the potentials, then find the voltage across it.

### Shortcuts

| Situation | Result |
|---|---|
| $x$% longer by stretching, $x$ small | $R$ up by $2x$% |
| voltage falls by $x$%, $x$ small | power falls by about $2x$% |
| two heaters boil the same water in $t_1$ and $t_2$ on the same mains; both in parallel | $\dfrac{t_1t_2}{t_1+t_2}$ |
| the same in series | $t_1+t_2$ |
| the same power in $R_1$ and in $R_2$ (one at a time) | $r=\sqrt{R_1R_2}$ |
| range of an ammeter $n$ times | $S=\dfrac G{n-1}$ |
| range of a voltmeter $n$ times | add $(n-1)$ times its resistance |
| cube of 12 equal $R$, along an edge | $\dfrac7{12}R$ |
| cube, across a face | $\dfrac34R$ |
| cube, through the body | $\dfrac56R$ |
| $\alpha$ of two in series | $\dfrac{R_1\alpha_1+R_2\alpha_2}{R_1+R_2}$ |
| $\alpha$ of two in parallel | $\dfrac{R_1\alpha_2+R_2\alpha_1}{R_1+R_2}$ |

### Symmetry

If a network looks the same when it is turned or mirrored, points that change places have the same potential. Join them, or cut the branch between them. This solves the cube, and most "frightening" drawings, in two lines.

### Three checks

- A parallel combination must be smaller than its smallest member.
- The powers must balance: what cells give = heat + what goes into cells that are charged.
- Let a resistance become 0 or infinite in your formula. Does the result still make sense?
`,
        hi: String.raw`
### जाल

1. **कौन-सी राशि वही रहती है?** "धातु और धारा समान" हों, तो $v_d\propto\frac1A$। "धातु और विभवांतर समान" हों, तो $v_d\propto\frac1L$, और मोटाई का कोई असर नहीं। सूत्र लगाने से पहले यह तय कीजिए।
2. **खींचा गया या बस लंबा?** उसी मोटाई के लंबे तार में $R\propto L$। खींचे गए तार में $R\propto L^2$।
3. **एक सीध में बने प्रतिरोध श्रेणी में ही हों, यह ज़रूरी नहीं।** प्रतिरोध श्रेणी में तभी हैं जब उनके बीच से कोई शाखा न निकले।
4. **विभवांतर नहीं, फिर भी धारा।** सादे तार पर विभव समान होता है, पर उसमें धारा बह सकती है। कितनी, यह संधि नियम बताता है, ओम का नियम नहीं।
5. **अंकित शक्ति ही शक्ति नहीं है।** "60 W, 220 V" से $R$ मिलता है। 60 W तो बल्ब केवल 220 V पर लेता है।
6. **धारा ख़र्च नहीं होती।** बल्ब के बाद भी धारा उतनी ही है जितनी पहले। गिरता विभव है।
7. **विद्युत वाहक बल और टर्मिनल वोल्टता** तभी बराबर हैं जब धारा न हो। आवेशित होते सेल में टर्मिनल वोल्टता अधिक होती है।
8. **उलटे लगे सेल** विद्युत वाहक बल घटाते हैं, पर उनका आंतरिक प्रतिरोध पूरा जुड़ता है।
9. **शंट में $I$ नहीं, $I-I_g$ जाती है।** और पूरे वोल्टमीटर के प्रतिरोध में से $G$ घटाना होता है।
10. **स्थायी अवस्था में संधारित्र** दिष्ट धारा नहीं जाने देता। उसकी शाखा हटाकर विभव निकालिए, फिर संधारित्र पर विभवांतर ज्ञात कीजिए।

### शॉर्टकट

| स्थिति | परिणाम |
|---|---|
| खींचने पर लंबाई $x$% बढ़ी, $x$ छोटा | $R$ में $2x$% वृद्धि |
| वोल्टता $x$% घटी, $x$ छोटा | शक्ति लगभग $2x$% घटी |
| समान मेन्स पर दो हीटर उतने ही पानी को $t_1$ और $t_2$ में उबालते हैं; दोनों पार्श्वक्रम में | $\dfrac{t_1t_2}{t_1+t_2}$ |
| वही श्रेणी में | $t_1+t_2$ |
| $R_1$ और $R_2$ (बारी-बारी) में समान शक्ति | $r=\sqrt{R_1R_2}$ |
| ऐमीटर का परास $n$ गुना | $S=\dfrac G{n-1}$ |
| वोल्टमीटर का परास $n$ गुना | उसके प्रतिरोध का $(n-1)$ गुना जोड़ें |
| 12 समान $R$ का घन, एक किनारे के सिरों के बीच | $\dfrac7{12}R$ |
| घन, फलक के विकर्ण पर | $\dfrac34R$ |
| घन, मुख्य विकर्ण पर | $\dfrac56R$ |
| श्रेणी में दो का $\alpha$ | $\dfrac{R_1\alpha_1+R_2\alpha_2}{R_1+R_2}$ |
| पार्श्वक्रम में दो का $\alpha$ | $\dfrac{R_1\alpha_2+R_2\alpha_1}{R_1+R_2}$ |

### सममिति

घुमाने या दर्पण में देखने पर परिपथ वैसा ही दिखे, तो जो बिंदु आपस में जगह बदलते हैं, उनका विभव समान है। उन्हें जोड़ दीजिए या उनके बीच की शाखा काट दीजिए। घन और डरावने लगने वाले ज़्यादातर चित्र इसी से दो पंक्तियों में हल हो जाते हैं।

### तीन जाँच

- पार्श्वक्रम का परिणाम अपने सबसे छोटे प्रतिरोध से छोटा होना चाहिए।
- शक्तियों का हिसाब बराबर हो: सेलों की दी हुई = ऊष्मा + आवेशित होते सेलों में गई।
- अपने सूत्र में किसी प्रतिरोध को 0 या अनंत रखकर देखिए। परिणाम अब भी ठीक लगता है?
`,
      },
    },
    {
      id: 'ten-questions',
      title: { en: 'Ten questions', hi: 'दस प्रश्न' },
      text: {
        en: String.raw`
Take twenty minutes. Resistances do not change with temperature unless it is said.

**1.** A wire is joined to a battery, and the drift speed of its electrons is $v$. It is replaced by a wire of the same metal, twice as long and of twice the radius, and the potential difference is doubled. The drift speed is now

- (A) $\dfrac v4$
- (B) $v$
- (C) $2v$
- (D) $4v$

**2.** A resistance of 60 Ω has the temperature coefficient $+4.0\times10^{-3}$ per °C. Which resistance with the coefficient $-0.5\times10^{-3}$ per °C must be put in series with it, so that the whole does not depend on the temperature?

- (A) 7.5 Ω
- (B) 60 Ω
- (C) 420 Ω
- (D) 480 Ω

**3.** In the figure C and D are joined by a wire without resistance. What is the current in this wire?

![Between A and B a 12 volt battery, its positive terminal at A. 6 ohm from A to C, 3 ohm from C to B, 3 ohm from A to D, 6 ohm from D to B. A plain wire joins C and D.](/figures/mat-current-electricity-8.svg)

- (A) zero
- (B) 1 A from C to D
- (C) 1 A from D to C
- (D) 3 A from D to C

**4.** The terminal voltage of a battery is 6.0 V when it gives no current and 4.5 V when it gives 3 A. What power does it give to a resistance of 2.5 Ω?

- (A) 10 W
- (B) 12 W
- (C) 14.4 W
- (D) 2 W

**5.** Twelve cells, each of 1.5 V and 0.25 Ω, are joined in series with 6 Ω. By mistake three of them are put in the wrong way round. What current flows?

- (A) 2 A
- (B) 1.5 A
- (C) 1.2 A
- (D) 1 A

**6.** In a metre bridge an unknown resistance $R$ is in the left gap and the null point is at 20 cm from the left end. When 15 Ω are put in series with $R$, it moves to 40 cm. What is $R$?

- (A) 9 Ω
- (B) 15 Ω
- (C) 24 Ω
- (D) 36 Ω

**7.** A galvanometer of 15 Ω has 30 divisions, and a current of 0.2 mA moves its pointer by one division. Which resistance in series makes it a voltmeter with 0.1 V per division?

- (A) 500 Ω
- (B) 485 Ω
- (C) 515 Ω
- (D) 14,985 Ω

**8.** A lamp X is in series with two lamps Y and Z that are parallel to each other. All three lamps are alike, and together they take 36 W from a source of constant voltage. Then Z burns out. What power do X and Y take now?

- (A) X 13.5 W, Y 13.5 W
- (B) X 24 W, Y 12 W
- (C) X 18 W, Y 18 W
- (D) X 12 W, Y 12 W

**9.** **Statement I:** While a battery is being charged, its terminal voltage is greater than its EMF. **Statement II:** While a battery is being charged, the current inside it flows from the negative to the positive terminal.

- (A) Both statements are correct
- (B) Both statements are incorrect
- (C) Statement I is correct, Statement II is incorrect
- (D) Statement I is incorrect, Statement II is correct

**10.** A battery gives 5.76 W to a resistance of 4 Ω, and just as much to a resistance of 9 Ω when that alone is joined to it. What is the greatest power that it can give to an outer resistance?

- (A) 5.76 W
- (B) 6 W
- (C) 12 W
- (D) 24 W
`,
        hi: String.raw`
बीस मिनट का समय रखिए। जहाँ कहा न जाए, वहाँ प्रतिरोध ताप से नहीं बदलते।

**1.** एक तार बैटरी से जुड़ा है और उसमें इलेक्ट्रॉनों की अपवाह चाल $v$ है। उसकी जगह उसी धातु का दुगुनी लंबाई और दुगुनी त्रिज्या का तार लगाया गया और विभवांतर दुगुना कर दिया गया। अब अपवाह चाल है

- (A) $\dfrac v4$
- (B) $v$
- (C) $2v$
- (D) $4v$

**2.** 60 Ω के एक प्रतिरोध का ताप गुणांक $+4.0\times10^{-3}$ प्रति °C है। $-0.5\times10^{-3}$ प्रति °C ताप गुणांक वाला कितना प्रतिरोध उसके साथ श्रेणी में लगाएँ कि कुल प्रतिरोध ताप पर निर्भर न रहे?

- (A) 7.5 Ω
- (B) 60 Ω
- (C) 420 Ω
- (D) 480 Ω

**3.** चित्र में C और D एक प्रतिरोधहीन तार से जुड़े हैं। इस तार में धारा कितनी है?

![A और B के बीच 12 वोल्ट की बैटरी, जिसका धन सिरा A पर है। A से C 6 ओम, C से B 3 ओम, A से D 3 ओम, D से B 6 ओम। एक सादा तार C और D को जोड़ता है।](/figures/mat-current-electricity-8.svg)

- (A) शून्य
- (B) 1 A, C से D की ओर
- (C) 1 A, D से C की ओर
- (D) 3 A, D से C की ओर

**4.** एक बैटरी की टर्मिनल वोल्टता धारा न देते समय 6.0 V और 3 A धारा देते समय 4.5 V है। 2.5 Ω के प्रतिरोध को वह कितनी शक्ति देगी?

- (A) 10 W
- (B) 12 W
- (C) 14.4 W
- (D) 2 W

**5.** बारह सेल, हर एक 1.5 V और 0.25 Ω का, 6 Ω के साथ श्रेणी में जोड़े गए। भूल से तीन सेल उलटे लग गए। धारा कितनी है?

- (A) 2 A
- (B) 1.5 A
- (C) 1.2 A
- (D) 1 A

**6.** मीटर सेतु के बाएँ अंतराल में अज्ञात प्रतिरोध $R$ है और शून्य विक्षेप बिंदु बाएँ सिरे से 20 cm पर है। $R$ के साथ श्रेणी में 15 Ω जोड़ने पर वह 40 cm पर आ जाता है। $R$ कितना है?

- (A) 9 Ω
- (B) 15 Ω
- (C) 24 Ω
- (D) 36 Ω

**7.** 15 Ω के एक गैल्वेनोमीटर के पैमाने पर 30 भाग हैं और 0.2 mA से संकेतक एक भाग खिसकता है। श्रेणी में कितना प्रतिरोध लगाने पर यह 0.1 V प्रति भाग वाला वोल्टमीटर बन जाएगा?

- (A) 500 Ω
- (B) 485 Ω
- (C) 515 Ω
- (D) 14,985 Ω

**8.** बल्ब X, आपस में पार्श्वक्रम में जुड़े दो बल्बों Y और Z के साथ श्रेणी में है। तीनों बल्ब एक जैसे हैं और नियत वोल्टता के स्रोत से मिलकर 36 W लेते हैं। फिर Z फ़्यूज़ हो जाता है। अब X और Y कितनी शक्ति लेते हैं?

- (A) X 13.5 W, Y 13.5 W
- (B) X 24 W, Y 12 W
- (C) X 18 W, Y 18 W
- (D) X 12 W, Y 12 W

**9.** **कथन I:** जब बैटरी आवेशित हो रही हो, तब उसकी टर्मिनल वोल्टता उसके विद्युत वाहक बल से अधिक होती है। **कथन II:** जब बैटरी आवेशित हो रही हो, तब उसके अंदर धारा ऋण सिरे से धन सिरे की ओर बहती है।

- (A) दोनों कथन सही हैं
- (B) दोनों कथन ग़लत हैं
- (C) कथन I सही है, कथन II ग़लत है
- (D) कथन I ग़लत है, कथन II सही है

**10.** एक बैटरी 4 Ω के प्रतिरोध को 5.76 W देती है, और उसकी जगह अकेला 9 Ω जोड़ें तो उसे भी उतनी ही शक्ति देती है। किसी बाहरी प्रतिरोध को वह अधिक से अधिक कितनी शक्ति दे सकती है?

- (A) 5.76 W
- (B) 6 W
- (C) 12 W
- (D) 24 W
`,
      },
    },
    {
      id: 'answers',
      title: { en: 'Answers and why', hi: 'उत्तर और कारण' },
      text: {
        en: String.raw`
| 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 |
|---|---|---|---|---|---|---|---|---|---|
| B | D | C | A | D | A | B | A | C | B |

**1. (B)** $v_d=\frac{eV\tau}{mL}$: $V$ and $L$ are both doubled, and the radius does not appear. Option (A) uses $I=neAv_d$ with the old current. But the current is four times as great now ($R$ is halved, $V$ doubled), and the area is four times too. Option (D) sees only the current, (C) only the voltage.

**2. (D)** The changes must cancel: $R_1\alpha_1+R_2\alpha_2=0$.

$$
R_2=60\times\dfrac{4.0}{0.5}=480\ \Omega
$$

Option (A) inverts the ratio; 7.5 Ω would be right for a **parallel** combination. Option (C) takes $4.0-0.5$ on top. Equal resistances (B) would need coefficients of equal size.

**3. (C)** C and D are one point. 6 Ω ∥ 3 Ω = 2 Ω on each side, 4 Ω in all, 3 A. Each side has 6 V. In AC flows $\frac66=1$ A, in CB $\frac63=2$ A: one more ampere must come to C, and it comes **from D**. (In AD flow 2 A, in DB 1 A.) Option (A) argues "no voltage, so no current", which does not hold for a plain wire. Option (B) has the right size in the wrong direction. Option (D) is the current of the battery.

**4. (A)** $E=6$ V, $r=\frac{1.5}3=0.5$ Ω. $I=\frac6{2.5+0.5}=2$ A, and $I^2R=10$ W. Option (B) is $EI$, with the loss inside; (D) is that loss; (C) is $\frac{E^2}R$, without internal resistance.

**5. (D)** Three reversed cells cancel three others: $6\times1.5=9$ V. The internal resistance is that of all twelve, 3 Ω. $I=\frac9{6+3}=1$ A. Option (A) is the current without the mistake: $\frac{18}9$. Option (B) takes the three away without letting them work against the rest: $\frac{13.5}9$. Option (C) cancels the internal resistances too: $\frac9{7.5}$.

**6. (A)** $\frac RS=\frac{20}{80}=\frac14$ and $\frac{R+15}S=\frac{40}{60}=\frac23$. The difference:

$$
\dfrac{15}S=\dfrac23-\dfrac14=\dfrac5{12}
$$

So $S=36$ Ω and $R=9$ Ω. Option (B) thinks that $R$ goes with the length alone, "twice the length, twice the resistance"; but the other part of the wire gets shorter. (D) is $S$, (C) is $R+15$.

**7. (B)** Full deflection: $30\times0.2=6$ mA, and 3 V on the whole scale. In all $\frac3{0.006}=500$ Ω; the galvanometer itself has 15 Ω of them: 485 Ω. Option (A) forgets to subtract, (C) adds. Option (D) divides the 3 V of the whole scale by the current of a single division.

**8. (A)** Let each lamp have $R$. Before: $1.5R$, and $\frac{V^2}{1.5R}=36$, so $\frac{V^2}R=54$ W. After: two in series, $\frac{54}2=27$ W, 13.5 W each. X gets dimmer (it had 24 W), Y brighter (it had 6 W). Option (B) lets Y take over the share of Z, as if the current did not change. Option (C) keeps the 36 W, but a greater resistance takes less from the same voltage. Option (D) leaves every lamp its third of the 36 W, though they never shared equally.

**9. (C)** I: $V=E+Ir$, correct. II is incorrect: the outer source drives the current **into** the positive terminal, so inside it runs from + to −. It is the battery that **gives** current in which it runs from − to +. Option (A) tempts those who think that the current inside a battery has only one direction. Since I is correct, (B) and (D) fall.

**10. (B)** Equal powers in $R_1$ and $R_2$ mean $r=\sqrt{4\times9}=6$ Ω. From $\frac{E^2\times4}{(4+6)^2}=5.76$ follows $E^2=144$.

$$
P_{max}=\dfrac{E^2}{4r}=\dfrac{144}{24}=6\ \text{W}
$$

Option (C) is the whole power at that moment, half of which stays inside; (D) is $\frac{E^2}r$, the power of a short circuit. Option (A) cannot be the greatest, since the power rises between 4 Ω and 9 Ω.
`,
        hi: String.raw`
| 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 |
|---|---|---|---|---|---|---|---|---|---|
| B | D | C | A | D | A | B | A | C | B |

**1. (B)** $v_d=\frac{eV\tau}{mL}$: $V$ और $L$ दोनों दुगुने हैं, और त्रिज्या सूत्र में है ही नहीं। विकल्प (A) पुरानी धारा के साथ $I=neAv_d$ लगाता है। पर धारा अब चार गुनी है ($R$ आधा, $V$ दुगुना), और क्षेत्रफल भी चार गुना। विकल्प (D) केवल धारा देखता है, (C) केवल विभवांतर।

**2. (D)** दोनों परिवर्तन एक-दूसरे को काट दें: $R_1\alpha_1+R_2\alpha_2=0$।

$$
R_2=60\times\dfrac{4.0}{0.5}=480\ \Omega
$$

विकल्प (A) अनुपात उलट देता है; 7.5 Ω **पार्श्वक्रम** के लिए सही होता। विकल्प (C) ऊपर $4.0-0.5$ लेता है। बराबर प्रतिरोध (B) तभी चलते जब गुणांकों के मान बराबर होते।

**3. (C)** C और D एक ही बिंदु हैं। हर ओर 6 Ω ∥ 3 Ω = 2 Ω, कुल 4 Ω, धारा 3 A। हर ओर 6 V हैं। AC में $\frac66=1$ A, CB में $\frac63=2$ A: C पर 1 A और चाहिए, और वह **D से** आती है। (AD में 2 A, DB में 1 A।) विकल्प (A) कहता है "विभवांतर नहीं, तो धारा नहीं", जो सादे तार पर लागू नहीं होता। विकल्प (B) का मान सही है, दिशा उलटी। विकल्प (D) बैटरी की धारा है।

**4. (A)** $E=6$ V, $r=\frac{1.5}3=0.5$ Ω। $I=\frac6{2.5+0.5}=2$ A, और $I^2R=10$ W। विकल्प (B) $EI$ है, जिसमें अंदर की हानि भी है; (D) वही हानि है; (C) $\frac{E^2}R$ है, आंतरिक प्रतिरोध के बिना।

**5. (D)** उलटे लगे तीन सेल दूसरे तीन को काट देते हैं: $6\times1.5=9$ V। आंतरिक प्रतिरोध सभी बारह का, 3 Ω। $I=\frac9{6+3}=1$ A। विकल्प (A) वह धारा है जो भूल न होने पर होती: $\frac{18}9$। विकल्प (B) तीन सेल बस हटा देता है, यह नहीं देखता कि वे बाक़ी के विरुद्ध लगे हैं: $\frac{13.5}9$। विकल्प (C) आंतरिक प्रतिरोध भी काट देता है: $\frac9{7.5}$।

**6. (A)** $\frac RS=\frac{20}{80}=\frac14$ और $\frac{R+15}S=\frac{40}{60}=\frac23$। अंतर:

$$
\dfrac{15}S=\dfrac23-\dfrac14=\dfrac5{12}
$$

इसलिए $S=36$ Ω और $R=9$ Ω। विकल्प (B) मान लेता है कि $R$ केवल बाईं लंबाई के अनुपात में है, "लंबाई दुगुनी, प्रतिरोध दुगुना"; पर तार का दूसरा भाग छोटा भी तो होता है। (D) $S$ है, (C) $R+15$।

**7. (B)** पूर्ण विक्षेप: $30\times0.2=6$ mA, और पूरे पैमाने पर 3 V। कुल $\frac3{0.006}=500$ Ω; इनमें से 15 Ω गैल्वेनोमीटर के ही हैं: 485 Ω। विकल्प (A) घटाना भूलता है, (C) जोड़ देता है। विकल्प (D) पूरे पैमाने के 3 V को एक भाग की धारा से भाग देता है।

**8. (A)** हर बल्ब का प्रतिरोध $R$। पहले: $1.5R$, और $\frac{V^2}{1.5R}=36$, इसलिए $\frac{V^2}R=54$ W। बाद में: श्रेणी में दो, $\frac{54}2=27$ W, हर एक 13.5 W। X मंद हुआ (पहले 24 W), Y की चमक बढ़ी (पहले 6 W)। विकल्प (B) में Y, Z का हिस्सा भी ले लेता है, मानो धारा बदली ही न हो। विकल्प (C) 36 W बनाए रखता है, पर समान वोल्टता से बड़ा प्रतिरोध कम शक्ति लेता है। विकल्प (D) हर बल्ब को 36 W की तिहाई देता है, जबकि पहले भी बँटवारा बराबर नहीं था।

**9. (C)** I: $V=E+Ir$, सही। II ग़लत है: बाहरी स्रोत धारा को धन सिरे **में** भेजता है, इसलिए अंदर वह + से − की ओर बहती है। − से + की ओर वह उस बैटरी में बहती है जो धारा **दे रही** हो। विकल्प (A) उन्हें लुभाता है जो मानते हैं कि बैटरी के अंदर धारा की एक ही दिशा होती है। I सही है, इसलिए (B) और (D) हट जाते हैं।

**10. (B)** $R_1$ और $R_2$ में समान शक्ति का अर्थ है $r=\sqrt{4\times9}=6$ Ω। $\frac{E^2\times4}{(4+6)^2}=5.76$ से $E^2=144$।

$$
P_{max}=\dfrac{E^2}{4r}=\dfrac{144}{24}=6\ \text{W}
$$

विकल्प (C) उस समय की कुल शक्ति है, जिसकी आधी अंदर ही रह जाती है; (D) $\frac{E^2}r$ है, लघुपथन की शक्ति। विकल्प (A) अधिकतम हो ही नहीं सकता, क्योंकि 4 Ω और 9 Ω के बीच शक्ति इससे ऊपर जाती है।
`,
      },
    },
  ],
}
