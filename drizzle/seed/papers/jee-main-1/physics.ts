import type { PaperSection } from '../paper.ts'

export const physics: PaperSection = {
  presetSectionId: 'physics',
  questions: [
    {
      code: 'jm-026',
      exams: ['jee'],
      subject: 'physics',
      topic: 'kinematics',
      difficulty: 'medium',
      targetSeconds: 100,
      stem: {
        en: String.raw`A ball thrown from level ground just clears two poles, each $25\ \text{m}$ tall, that stand $60\ \text{m}$ apart in the plane of its path. It passes over the first pole $1\ \text{s}$ after the throw. With what speed was the ball thrown? (Take $g = 10\ \text{m/s}^2$ and neglect air resistance.)`,
        hi: String.raw`समतल ज़मीन से फेंकी गई एक गेंद अपने पथ के तल में एक-दूसरे से $60\ \text{m}$ की दूरी पर खड़े, $25\ \text{m}$ ऊँचे दो खंभों के ठीक ऊपर से निकल जाती है। पहले खंभे को वह फेंके जाने के $1\ \text{s}$ बाद पार करती है। गेंद किस चाल से फेंकी गई थी? ($g = 10\ \text{m/s}^2$ लीजिए और वायु प्रतिरोध को नगण्य मानिए।)`,
      },
      options: [
        { id: 'a', content: { en: String.raw`$5\sqrt{34}\ \text{m/s}$`, hi: String.raw`$5\sqrt{34}\ \text{m/s}$` } },
        { id: 'b', content: { en: String.raw`$15\sqrt{5}\ \text{m/s}$`, hi: String.raw`$15\sqrt{5}\ \text{m/s}$` } },
        { id: 'c', content: { en: String.raw`$10\sqrt{10}\ \text{m/s}$`, hi: String.raw`$10\sqrt{10}\ \text{m/s}$` } },
        { id: 'd', content: { en: String.raw`$6\sqrt{29}\ \text{m/s}$`, hi: String.raw`$6\sqrt{29}\ \text{m/s}$` } },
      ],
      key: { kind: 'mcq', optionIds: ['b'] },
      solution: {
        en: String.raw`The ball is at the same height twice, so both moments are roots of one quadratic.

- First pole: $25 = u_y(1) - 5(1)^2 \Rightarrow u_y = 30\ \text{m/s}$
- $5t^2 - 30t + 25 = 0$ has the roots $t = 1\ \text{s}$ and $t = 5\ \text{s}$
- Between the poles: $60\ \text{m}$ in $4\ \text{s}$, so $u_x = 15\ \text{m/s}$

$u = \sqrt{30^2 + 15^2} = 15\sqrt{5}\ \text{m/s}$. Trap: the $60\ \text{m}$ belong to $4\ \text{s}$, not to $5\ \text{s}$ or to the whole flight of $6\ \text{s}$.`,
        hi: String.raw`गेंद एक ही ऊँचाई पर दो बार होती है, इसलिए दोनों समय एक ही द्विघात समीकरण के मूल हैं।

- पहला खंभा: $25 = u_y(1) - 5(1)^2 \Rightarrow u_y = 30\ \text{m/s}$
- $5t^2 - 30t + 25 = 0$ के मूल $t = 1\ \text{s}$ और $t = 5\ \text{s}$ हैं
- खंभों के बीच: $4\ \text{s}$ में $60\ \text{m}$, अतः $u_x = 15\ \text{m/s}$

$u = \sqrt{30^2 + 15^2} = 15\sqrt{5}\ \text{m/s}$। ध्यान दें: $60\ \text{m}$ की दूरी $4\ \text{s}$ में तय होती है, $5\ \text{s}$ या पूरे उड्डयन काल $6\ \text{s}$ में नहीं।`,
      },
      reasons: {
        a: {
          en: String.raw`Leaves gravity out of the first second and takes $u_y = 25\ \text{m/s}$.`,
          hi: String.raw`पहले सेकंड में गुरुत्व को छोड़कर $u_y = 25\ \text{m/s}$ लिया गया है।`,
        },
        b: {
          en: String.raw`Right: $u_y = 30\ \text{m/s}$ and $u_x = \dfrac{60}{4} = 15\ \text{m/s}$.`,
          hi: String.raw`सही: $u_y = 30\ \text{m/s}$ और $u_x = \dfrac{60}{4} = 15\ \text{m/s}$।`,
        },
        c: {
          en: String.raw`Divides $60\ \text{m}$ by the whole time of flight, $6\ \text{s}$.`,
          hi: String.raw`$60\ \text{m}$ को पूरे उड्डयन काल $6\ \text{s}$ से भाग दिया गया है।`,
        },
        d: {
          en: String.raw`Divides $60\ \text{m}$ by the $5\ \text{s}$ from the throw to the second pole.`,
          hi: String.raw`$60\ \text{m}$ को फेंकने से दूसरे खंभे तक के $5\ \text{s}$ से भाग दिया गया है।`,
        },
      },
    },
    {
      code: 'jm-027',
      exams: ['jee'],
      subject: 'physics',
      topic: 'modern-physics',
      difficulty: 'medium',
      targetSeconds: 95,
      stem: {
        en: String.raw`When light of wavelength $400\ \text{nm}$ falls on a metal, the smallest de Broglie wavelength of the emitted photoelectrons is $\lambda_0$. With light of wavelength $250\ \text{nm}$ it is $\dfrac{\lambda_0}{2}$. What is the threshold wavelength of the metal?`,
        hi: String.raw`जब किसी धातु पर $400\ \text{nm}$ तरंगदैर्घ्य का प्रकाश पड़ता है, तो उत्सर्जित प्रकाश-इलेक्ट्रॉनों का न्यूनतम दे ब्रॉग्ली तरंगदैर्घ्य $\lambda_0$ होता है। $250\ \text{nm}$ तरंगदैर्घ्य के प्रकाश से वह $\dfrac{\lambda_0}{2}$ हो जाता है। धातु का देहली तरंगदैर्घ्य कितना है?`,
      },
      options: [
        { id: 'a', content: { en: String.raw`$500\ \text{nm}$`, hi: String.raw`$500\ \text{nm}$` } },
        { id: 'b', content: { en: String.raw`$357\ \text{nm}$`, hi: String.raw`$357\ \text{nm}$` } },
        { id: 'c', content: { en: String.raw`$1000\ \text{nm}$`, hi: String.raw`$1000\ \text{nm}$` } },
        { id: 'd', content: { en: String.raw`$667\ \text{nm}$`, hi: String.raw`$667\ \text{nm}$` } },
      ],
      key: { kind: 'mcq', optionIds: ['a'] },
      solution: {
        en: String.raw`The smallest de Broglie wavelength belongs to the fastest electrons: $\lambda = \dfrac{h}{\sqrt{2mK_{\max}}}$. Half the wavelength means twice the momentum and $4$ times $K_{\max}$.

With $\lambda_t$ the threshold wavelength, $hc$ cancels:

$$
\frac{1}{250} - \frac{1}{\lambda_t} = 4\left(\frac{1}{400} - \frac{1}{\lambda_t}\right) \Rightarrow \frac{3}{\lambda_t} = \frac{1}{100} - \frac{1}{250} = \frac{3}{500}
$$

So $\lambda_t = 500\ \text{nm}$. Check: it must be greater than $400\ \text{nm}$, since that light ejects electrons.`,
        hi: String.raw`न्यूनतम दे ब्रॉग्ली तरंगदैर्घ्य सबसे तेज़ इलेक्ट्रॉनों का होता है: $\lambda = \dfrac{h}{\sqrt{2mK_{\max}}}$। तरंगदैर्घ्य आधा होने का अर्थ है संवेग दुगुना और $K_{\max}$ चार गुनी।

देहली तरंगदैर्घ्य को $\lambda_t$ मानने पर $hc$ कट जाता है:

$$
\frac{1}{250} - \frac{1}{\lambda_t} = 4\left(\frac{1}{400} - \frac{1}{\lambda_t}\right) \Rightarrow \frac{3}{\lambda_t} = \frac{1}{100} - \frac{1}{250} = \frac{3}{500}
$$

अतः $\lambda_t = 500\ \text{nm}$। जाँच: यह $400\ \text{nm}$ से अधिक होना ही चाहिए, क्योंकि उस प्रकाश से इलेक्ट्रॉन निकलते हैं।`,
      },
      reasons: {
        a: {
          en: String.raw`Right: $K_{\max}$ becomes 4 times, which gives $\dfrac{1}{\lambda_t} = \dfrac{1}{500}$ per nm.`,
          hi: String.raw`सही: $K_{\max}$ चार गुनी होती है, जिससे $\dfrac{1}{\lambda_t} = \dfrac{1}{500}$ प्रति nm मिलता है।`,
        },
        b: {
          en: 'Makes a sign error on bringing the work function to one side; 400 nm could then eject no electron.',
          hi: 'कार्य फलन को एक ओर लाने में चिह्न की ग़लती है; तब 400 nm से इलेक्ट्रॉन निकलते ही नहीं।',
        },
        c: {
          en: String.raw`Takes $K_{\max}$ as doubled, as if it were proportional to the momentum.`,
          hi: String.raw`$K_{\max}$ को संवेग के समानुपाती मानकर केवल दुगुना लिया गया है।`,
        },
        d: {
          en: String.raw`Divides by 4 instead of 3 after collecting the terms in $\dfrac{1}{\lambda_t}$.`,
          hi: String.raw`$\dfrac{1}{\lambda_t}$ के पद इकट्ठे करने पर 3 की जगह 4 से भाग दिया गया है।`,
        },
      },
    },
    {
      code: 'jm-028',
      exams: ['jee'],
      subject: 'physics',
      topic: 'current-electricity',
      difficulty: 'medium',
      targetSeconds: 100,
      stem: {
        en: String.raw`With a shunt of $10\ \Omega$ a galvanometer becomes an ammeter of range $100\ \text{mA}$. With a resistance of $160\ \Omega$ in series, and without the shunt, the same galvanometer becomes a voltmeter of range $4\ \text{V}$. What is the resistance of the galvanometer?`,
        hi: String.raw`एक गैल्वेनोमीटर $10\ \Omega$ का शंट लगाने पर $100\ \text{mA}$ परास का ऐमीटर बन जाता है। शंट हटाकर श्रेणीक्रम में $160\ \Omega$ का प्रतिरोध जोड़ने पर वही गैल्वेनोमीटर $4\ \text{V}$ परास का वोल्टमीटर बन जाता है। गैल्वेनोमीटर का प्रतिरोध कितना है?`,
      },
      options: [
        { id: 'a', content: { en: String.raw`$53.3\ \Omega$`, hi: String.raw`$53.3\ \Omega$` } },
        { id: 'b', content: { en: String.raw`$200.0\ \Omega$`, hi: String.raw`$200.0\ \Omega$` } },
        { id: 'c', content: { en: String.raw`$66.7\ \Omega$`, hi: String.raw`$66.7\ \Omega$` } },
        { id: 'd', content: { en: String.raw`$40.0\ \Omega$`, hi: String.raw`$40.0\ \Omega$` } },
      ],
      key: { kind: 'mcq', optionIds: ['d'] },
      solution: {
        en: String.raw`Let $G$ be the resistance and $I_g$ the current for full-scale deflection. Both uses contain the product $I_gG$.

- Ammeter: the shunt carries $0.1 - I_g$ at the same voltage, so $I_gG = 10(0.1 - I_g) = 1 - 10I_g$
- Voltmeter: $I_g(G + 160) = 4 \Rightarrow I_gG = 4 - 160I_g$

Equating, $150I_g = 3$ and $I_g = 0.02\ \text{A}$. Then $G = \dfrac{4}{0.02} - 160 = 40.0\ \Omega$.

Trap: the shunt does not carry the whole $100\ \text{mA}$, only what the galvanometer does not take.`,
        hi: String.raw`मान लीजिए गैल्वेनोमीटर का प्रतिरोध $G$ और पूर्ण विक्षेप की धारा $I_g$ है। दोनों स्थितियों में गुणनफल $I_gG$ आता है।

- ऐमीटर: उतनी ही वोल्टता पर शंट में धारा $0.1 - I_g$ है, अतः $I_gG = 10(0.1 - I_g) = 1 - 10I_g$
- वोल्टमीटर: $I_g(G + 160) = 4 \Rightarrow I_gG = 4 - 160I_g$

दोनों को बराबर रखने पर $150I_g = 3$, अर्थात् $I_g = 0.02\ \text{A}$। तब $G = \dfrac{4}{0.02} - 160 = 40.0\ \Omega$।

ध्यान दें: शंट में पूरी $100\ \text{mA}$ धारा नहीं जाती, केवल वही जाती है जो गैल्वेनोमीटर में नहीं जाती।`,
      },
      reasons: {
        a: {
          en: String.raw`Lets the whole $100\ \text{mA}$ flow through the shunt: $I_gG = 10 \times 0.1$.`,
          hi: String.raw`पूरी $100\ \text{mA}$ धारा शंट में मान ली गई है: $I_gG = 10 \times 0.1$।`,
        },
        b: {
          en: String.raw`Is the resistance of the whole voltmeter, $\dfrac{4}{0.02}$; the $160\ \Omega$ in series is not taken off.`,
          hi: String.raw`यह पूरे वोल्टमीटर का प्रतिरोध $\dfrac{4}{0.02}$ है; श्रेणी का $160\ \Omega$ नहीं घटाया गया।`,
        },
        c: {
          en: String.raw`Adds the two currents and sends $0.1 + I_g$ through the shunt.`,
          hi: String.raw`धाराओं को जोड़कर शंट में $0.1 + I_g$ धारा मान ली गई है।`,
        },
        d: {
          en: String.raw`Right: $I_g = 20\ \text{mA}$, and $0.8\ \text{V}$ across the galvanometer in both uses.`,
          hi: String.raw`सही: $I_g = 20\ \text{mA}$ है और दोनों स्थितियों में गैल्वेनोमीटर पर $0.8\ \text{V}$ है।`,
        },
      },
    },
    {
      code: 'jm-029',
      exams: ['jee'],
      subject: 'physics',
      topic: 'gravitation',
      difficulty: 'medium',
      targetSeconds: 90,
      stem: {
        en: String.raw`Planet $A$ has radius $R$ and uniform density $\rho$; planet $B$ has radius $3R$ and uniform density $2\rho$. One satellite circles $A$ just above its surface, and another circles $B$ at a height $3R$ above its surface. What is the ratio of the period of the satellite of $B$ to that of the satellite of $A$?`,
        hi: String.raw`ग्रह $A$ की त्रिज्या $R$ और एकसमान घनत्व $\rho$ है; ग्रह $B$ की त्रिज्या $3R$ और एकसमान घनत्व $2\rho$ है। एक उपग्रह $A$ की सतह के ठीक ऊपर और दूसरा $B$ की सतह से $3R$ ऊँचाई पर वृत्ताकार कक्षा में परिक्रमा करता है। $B$ के उपग्रह और $A$ के उपग्रह के आवर्तकालों का अनुपात क्या है?`,
      },
      options: [
        { id: 'a', content: { en: '$4$', hi: '$4$' } },
        { id: 'b', content: { en: String.raw`$2\sqrt{2}$`, hi: String.raw`$2\sqrt{2}$` } },
        { id: 'c', content: { en: String.raw`$6\sqrt{6}$`, hi: String.raw`$6\sqrt{6}$` } },
        { id: 'd', content: { en: '$2$', hi: '$2$' } },
      ],
      key: { kind: 'mcq', optionIds: ['d'] },
      solution: {
        en: String.raw`Put $M = \dfrac{4}{3}\pi a^3\rho$ into $T^2 = \dfrac{4\pi^2r^3}{GM}$, where $a$ is the radius of the planet:

$$
T = \sqrt{\frac{3\pi}{G\rho}}\left(\frac{r}{a}\right)^{3/2}
$$

Only the density and the ratio $\dfrac{r}{a}$ count. For $A$ the ratio is $1$; for $B$ it is $\dfrac{6R}{3R} = 2$ and the density is doubled:

$\dfrac{T_B}{T_A} = \sqrt{\dfrac{2^3}{2}} = 2$.`,
        hi: String.raw`$T^2 = \dfrac{4\pi^2r^3}{GM}$ में $M = \dfrac{4}{3}\pi a^3\rho$ रखिए, जहाँ $a$ ग्रह की त्रिज्या है:

$$
T = \sqrt{\frac{3\pi}{G\rho}}\left(\frac{r}{a}\right)^{3/2}
$$

अर्थात् केवल घनत्व और अनुपात $\dfrac{r}{a}$ से अंतर पड़ता है। $A$ के लिए यह अनुपात $1$ है; $B$ के लिए यह $\dfrac{6R}{3R} = 2$ है और घनत्व दुगुना है:

$\dfrac{T_B}{T_A} = \sqrt{\dfrac{2^3}{2}} = 2$।`,
      },
      reasons: {
        a: {
          en: String.raw`Multiplies by $\sqrt{2}$ for the density instead of dividing by it.`,
          hi: String.raw`घनत्व के लिए $\sqrt{2}$ से भाग देने की जगह गुणा किया गया है।`,
        },
        b: {
          en: 'Leaves out that the density of $B$ is doubled.',
          hi: '$B$ का घनत्व दुगुना होना छोड़ दिया गया है।',
        },
        c: {
          en: 'Compares the orbits, $6R$ and $R$, as if the planets had equal masses.',
          hi: 'ग्रहों के द्रव्यमान बराबर मानकर केवल कक्षाओं $6R$ और $R$ की तुलना की गई है।',
        },
        d: {
          en: String.raw`Right: $\sqrt{\dfrac{8}{2}} = 2$, from $\dfrac{r}{a} = 2$ and twice the density.`,
          hi: String.raw`सही: $\dfrac{r}{a} = 2$ और दुगुने घनत्व से $\sqrt{\dfrac{8}{2}} = 2$।`,
        },
      },
    },
    {
      code: 'jm-030',
      exams: ['jee'],
      subject: 'physics',
      topic: 'thermodynamics',
      difficulty: 'medium',
      targetSeconds: 110,
      stem: {
        en: `One mole of a monatomic ideal gas is taken round the cycle $ABCDA$ shown in the pressure-temperature graph. What is the efficiency of the cycle?

![Pressure-temperature graph of the cycle A, B, C, D, A: a straight line from A (T0, P0) to B (2T0, 2P0), horizontal to C (4T0, 2P0), a straight line to D (2T0, P0), horizontal back to A. The lines AB and CD, produced, pass through the origin](/figures/jm-030.svg)`,
        hi: `एक मोल एकपरमाणुक आदर्श गैस को दाब-ताप ग्राफ़ में दिखाए गए चक्र $ABCDA$ से गुज़ारा जाता है। चक्र की दक्षता कितनी है?

![चक्र A, B, C, D, A का दाब-ताप ग्राफ़: A (T0, P0) से B (2T0, 2P0) तक सरल रेखा, C (4T0, 2P0) तक क्षैतिज, D (2T0, P0) तक सरल रेखा, फिर क्षैतिज होकर A तक। रेखाएँ AB और CD बढ़ाने पर मूलबिंदु से जाती हैं](/figures/jm-030.svg)`,
      },
      options: [
        { id: 'a', content: { en: String.raw`$\dfrac{1}{5}$`, hi: String.raw`$\dfrac{1}{5}$` } },
        { id: 'b', content: { en: String.raw`$\dfrac{2}{9}$`, hi: String.raw`$\dfrac{2}{9}$` } },
        { id: 'c', content: { en: String.raw`$\dfrac{2}{13}$`, hi: String.raw`$\dfrac{2}{13}$` } },
        { id: 'd', content: { en: String.raw`$\dfrac{2}{19}$`, hi: String.raw`$\dfrac{2}{19}$` } },
      ],
      key: { kind: 'mcq', optionIds: ['c'] },
      solution: {
        en: String.raw`A straight line through the origin of a $P$-$T$ graph is a process at constant volume. So $AB$ and $CD$ are isochoric, at $V_0 = \dfrac{RT_0}{P_0}$ and $\dfrac{R(4T_0)}{2P_0} = 2V_0$, and the cycle is a rectangle on the $P$-$V$ graph.

- Work: $(2P_0 - P_0)(2V_0 - V_0) = P_0V_0 = RT_0$
- Heat taken in on $AB$: $\dfrac{3}{2}R(T_0) = \dfrac{3}{2}RT_0$
- Heat taken in on $BC$: $\dfrac{5}{2}R(2T_0) = 5RT_0$

$\eta = \dfrac{RT_0}{6.5\,RT_0} = \dfrac{2}{13}$. On $CD$ and $DA$ heat is given out, so they do not count below the line.`,
        hi: String.raw`$P$-$T$ ग्राफ़ में मूलबिंदु से जाने वाली सरल रेखा समआयतनिक प्रक्रम है। अतः $AB$ और $CD$ समआयतनिक हैं, जिनके आयतन $V_0 = \dfrac{RT_0}{P_0}$ और $\dfrac{R(4T_0)}{2P_0} = 2V_0$ हैं, और $P$-$V$ ग्राफ़ पर चक्र एक आयत है।

- कार्य: $(2P_0 - P_0)(2V_0 - V_0) = P_0V_0 = RT_0$
- $AB$ पर ली गई ऊष्मा: $\dfrac{3}{2}R(T_0) = \dfrac{3}{2}RT_0$
- $BC$ पर ली गई ऊष्मा: $\dfrac{5}{2}R(2T_0) = 5RT_0$

$\eta = \dfrac{RT_0}{6.5\,RT_0} = \dfrac{2}{13}$। $CD$ और $DA$ पर ऊष्मा बाहर जाती है, इसलिए वे हर में नहीं आतीं।`,
      },
      reasons: {
        a: {
          en: 'Counts only the heat taken in on $BC$ and forgets $AB$.',
          hi: 'केवल $BC$ पर ली गई ऊष्मा गिनी गई है, $AB$ की छोड़ दी गई है।',
        },
        b: {
          en: 'Uses $C_V$ instead of $C_P$ on the isobar $BC$.',
          hi: 'समदाबी प्रक्रम $BC$ पर $C_P$ की जगह $C_V$ लिया गया है।',
        },
        c: {
          en: String.raw`Right: the work is $RT_0$ and the heat taken in $\dfrac{13}{2}RT_0$.`,
          hi: String.raw`सही: कार्य $RT_0$ और ली गई ऊष्मा $\dfrac{13}{2}RT_0$ है।`,
        },
        d: {
          en: 'Uses the heat capacities of a diatomic gas.',
          hi: 'द्विपरमाणुक गैस की ऊष्मा धारिताएँ ली गई हैं।',
        },
      },
    },
    {
      code: 'jm-031',
      exams: ['jee'],
      subject: 'physics',
      topic: 'experimental-skills',
      difficulty: 'medium',
      targetSeconds: 110,
      stem: {
        en: String.raw`Four rods are measured with four instruments. Match List-I with List-II.

| List-I (instrument and readings) | List-II (correct diameter) |
| --- | --- |
| (A) Vernier calipers of least count $0.1\ \text{mm}$ and zero error $-0.1\ \text{mm}$; main scale $12\ \text{mm}$, 4th vernier division coincides | (I) $12.30\ \text{mm}$ |
| (B) Vernier calipers of least count $0.05\ \text{mm}$ and zero error $+0.10\ \text{mm}$; main scale $12\ \text{mm}$, 8th vernier division coincides | (II) $12.27\ \text{mm}$ |
| (C) Screw gauge of pitch $1\ \text{mm}$ with 100 divisions and zero error $-0.04\ \text{mm}$; main scale $12\ \text{mm}$, circular scale 31 | (III) $12.50\ \text{mm}$ |
| (D) Screw gauge of pitch $0.5\ \text{mm}$ with 50 divisions and zero error $+0.04\ \text{mm}$; main scale $12\ \text{mm}$, circular scale 31 | (IV) $12.35\ \text{mm}$ |

Choose the correct answer from the options given below:`,
        hi: String.raw`चार छड़ों के व्यास चार यंत्रों से नापे जाते हैं। सूची-I को सूची-II से सुमेलित कीजिए।

| सूची-I (यंत्र और पाठ्यांक) | सूची-II (सही व्यास) |
| --- | --- |
| (A) $0.1\ \text{mm}$ अल्पतमांक और $-0.1\ \text{mm}$ शून्यांक त्रुटि वाला वर्नियर कैलिपर्स; मुख्य पैमाना $12\ \text{mm}$, वर्नियर का 4वाँ भाग संपाती | (I) $12.30\ \text{mm}$ |
| (B) $0.05\ \text{mm}$ अल्पतमांक और $+0.10\ \text{mm}$ शून्यांक त्रुटि वाला वर्नियर कैलिपर्स; मुख्य पैमाना $12\ \text{mm}$, वर्नियर का 8वाँ भाग संपाती | (II) $12.27\ \text{mm}$ |
| (C) $1\ \text{mm}$ चूड़ी अंतराल, 100 भाग और $-0.04\ \text{mm}$ शून्यांक त्रुटि वाला स्क्रूगेज; मुख्य पैमाना $12\ \text{mm}$, वृत्तीय पैमाना 31 | (III) $12.50\ \text{mm}$ |
| (D) $0.5\ \text{mm}$ चूड़ी अंतराल, 50 भाग और $+0.04\ \text{mm}$ शून्यांक त्रुटि वाला स्क्रूगेज; मुख्य पैमाना $12\ \text{mm}$, वृत्तीय पैमाना 31 | (IV) $12.35\ \text{mm}$ |

नीचे दिए गए विकल्पों में से सही उत्तर चुनिए:`,
      },
      options: [
        {
          id: 'a',
          content: { en: '(A)-(I), (B)-(III), (C)-(IV), (D)-(II)', hi: '(A)-(I), (B)-(III), (C)-(IV), (D)-(II)' },
        },
        {
          id: 'b',
          content: { en: '(A)-(I), (B)-(III), (C)-(II), (D)-(IV)', hi: '(A)-(I), (B)-(III), (C)-(II), (D)-(IV)' },
        },
        {
          id: 'c',
          content: { en: '(A)-(III), (B)-(I), (C)-(IV), (D)-(II)', hi: '(A)-(III), (B)-(I), (C)-(IV), (D)-(II)' },
        },
        {
          id: 'd',
          content: { en: '(A)-(III), (B)-(I), (C)-(II), (D)-(IV)', hi: '(A)-(III), (B)-(I), (C)-(II), (D)-(IV)' },
        },
      ],
      key: { kind: 'mcq', optionIds: ['c'] },
      solution: {
        en: String.raw`Reading = main scale + (coinciding division) × (least count), and then the zero error **with its sign is subtracted**.

- (A) $12 + 4 \times 0.1 = 12.4$; $12.4 - (-0.1) = 12.50\ \text{mm}$
- (B) $12 + 8 \times 0.05 = 12.40$; $12.40 - 0.10 = 12.30\ \text{mm}$
- (C) least count $\dfrac{1}{100} = 0.01\ \text{mm}$: $12.31 - (-0.04) = 12.35\ \text{mm}$
- (D) least count $\dfrac{0.5}{50} = 0.01\ \text{mm}$: $12.31 - 0.04 = 12.27\ \text{mm}$

Trap: adding the zero error exchanges (A) with (B) and (C) with (D).`,
        hi: String.raw`पाठ्यांक = मुख्य पैमाना + (संपाती भाग) × (अल्पतमांक); फिर शून्यांक त्रुटि को **उसके चिह्न सहित घटाइए**।

- (A) $12 + 4 \times 0.1 = 12.4$; $12.4 - (-0.1) = 12.50\ \text{mm}$
- (B) $12 + 8 \times 0.05 = 12.40$; $12.40 - 0.10 = 12.30\ \text{mm}$
- (C) अल्पतमांक $\dfrac{1}{100} = 0.01\ \text{mm}$: $12.31 - (-0.04) = 12.35\ \text{mm}$
- (D) अल्पतमांक $\dfrac{0.5}{50} = 0.01\ \text{mm}$: $12.31 - 0.04 = 12.27\ \text{mm}$

ध्यान दें: शून्यांक त्रुटि जोड़ देने पर (A) और (B), तथा (C) और (D) आपस में बदल जाते हैं।`,
      },
      reasons: {
        a: {
          en: 'Adds the zero errors of the two vernier calipers instead of subtracting them.',
          hi: 'दोनों वर्नियर कैलिपर्स की शून्यांक त्रुटि घटाने की जगह जोड़ दी गई है।',
        },
        b: {
          en: 'Adds the zero error in all four measurements.',
          hi: 'चारों मापों में शून्यांक त्रुटि घटाने की जगह जोड़ दी गई है।',
        },
        c: {
          en: 'Right: 12.50, 12.30, 12.35 and 12.27 mm, each with the zero error subtracted.',
          hi: 'सही: शून्यांक त्रुटि घटाने पर क्रमशः 12.50, 12.30, 12.35 और 12.27 mm।',
        },
        d: {
          en: 'Adds the zero errors of the two screw gauges instead of subtracting them.',
          hi: 'दोनों स्क्रूगेजों की शून्यांक त्रुटि घटाने की जगह जोड़ दी गई है।',
        },
      },
    },
    {
      code: 'jm-032',
      exams: ['jee'],
      subject: 'physics',
      topic: 'optics',
      difficulty: 'hard',
      targetSeconds: 110,
      stem: {
        en: String.raw`In Young's double-slit experiment in air, a thin transparent sheet of refractive index $1.5$ placed in front of one slit shifts the central bright fringe by $36$ fringe widths. The whole arrangement, with the sheet in place, is now immersed in water of refractive index $\dfrac{4}{3}$. By how many fringe widths, as measured in water, is the central bright fringe now shifted?`,
        hi: String.raw`वायु में किए गए यंग के द्विझिरी प्रयोग में एक झिरी के सामने रखी $1.5$ अपवर्तनांक की एक पतली पारदर्शी पट्टी केंद्रीय दीप्त फ़्रिंज को $36$ फ़्रिंज चौड़ाइयों के बराबर विस्थापित कर देती है। अब पट्टी सहित पूरी व्यवस्था को $\dfrac{4}{3}$ अपवर्तनांक वाले जल में डुबो दिया जाता है। केंद्रीय दीप्त फ़्रिंज का विस्थापन अब जल में बनी फ़्रिंजों की चौड़ाई का कितने गुना है?`,
      },
      options: [
        { id: 'a', content: { en: '$12$', hi: '$12$' } },
        { id: 'b', content: { en: '$48$', hi: '$48$' } },
        { id: 'c', content: { en: '$16$', hi: '$16$' } },
        { id: 'd', content: { en: '$27$', hi: '$27$' } },
      ],
      key: { kind: 'mcq', optionIds: ['a'] },
      solution: {
        en: String.raw`The shift, counted in fringe widths, is the extra optical path divided by the wavelength in vacuum. A sheet of thickness $t$ replaces an equal thickness of the medium around it:

- Air: $N = \dfrac{(1.5 - 1)t}{\lambda} = 36 \Rightarrow \dfrac{t}{\lambda} = 72$
- Water: $N' = \dfrac{\left(1.5 - \frac{4}{3}\right)t}{\lambda} = \dfrac{1}{6} \times 72 = 12$

In the other way of counting, with the relative index $\dfrac{9}{8}$ and the wavelength $\dfrac{3\lambda}{4}$: $\dfrac{1}{8} \times 72 \times \dfrac{4}{3} = 12$. Trap: do not mix the two ways; the optical path goes with the wavelength in vacuum.`,
        hi: String.raw`विस्थापन कितनी फ़्रिंज चौड़ाइयों के बराबर है, यह अतिरिक्त प्रकाशिक पथ को निर्वात के तरंगदैर्घ्य से भाग देने पर मिलता है। $t$ मोटाई की पट्टी अपने चारों ओर के माध्यम की उतनी ही मोटाई की जगह लेती है:

- वायु: $N = \dfrac{(1.5 - 1)t}{\lambda} = 36 \Rightarrow \dfrac{t}{\lambda} = 72$
- जल: $N' = \dfrac{\left(1.5 - \frac{4}{3}\right)t}{\lambda} = \dfrac{1}{6} \times 72 = 12$

दूसरे ढंग से, सापेक्ष अपवर्तनांक $\dfrac{9}{8}$ और तरंगदैर्घ्य $\dfrac{3\lambda}{4}$ लेने पर: $\dfrac{1}{8} \times 72 \times \dfrac{4}{3} = 12$। ध्यान दें: दोनों ढंगों को मिलाइए नहीं; प्रकाशिक पथ को निर्वात के तरंगदैर्घ्य से ही भाग दिया जाता है।`,
      },
      reasons: {
        a: {
          en: String.raw`Right: $(\mu - \mu_w)\dfrac{t}{\lambda} = \dfrac{1}{6} \times 72$.`,
          hi: String.raw`सही: $(\mu - \mu_w)\dfrac{t}{\lambda} = \dfrac{1}{6} \times 72$।`,
        },
        b: {
          en: String.raw`Changes the wavelength only: $36 \times \dfrac{4}{3}$.`,
          hi: String.raw`केवल तरंगदैर्घ्य बदला गया है: $36 \times \dfrac{4}{3}$।`,
        },
        c: {
          en: String.raw`Takes the path difference $\left(1.5 - \dfrac{4}{3}\right)t$, but divides it by the wavelength in water.`,
          hi: String.raw`पथांतर $\left(1.5 - \dfrac{4}{3}\right)t$ को जल के तरंगदैर्घ्य से भाग दे दिया गया है।`,
        },
        d: {
          en: String.raw`Divides the shift by $\dfrac{4}{3}$, as if it shrank like the fringe width.`,
          hi: String.raw`विस्थापन को $\dfrac{4}{3}$ से भाग दिया गया है, मानो वह फ़्रिंज चौड़ाई की तरह घटता हो।`,
        },
      },
    },
    {
      code: 'jm-033',
      exams: ['jee'],
      subject: 'physics',
      topic: 'electrostatics',
      difficulty: 'easy',
      targetSeconds: 60,
      stem: {
        en: String.raw`The electric field in a region is $\vec{E} = 5x^2\,\hat{i}$, with $E$ in $\text{N/C}$ and $x$ in metres. A cube of side $2\ \text{m}$ has its faces parallel to the coordinate planes, two of them at $x = 1\ \text{m}$ and $x = 3\ \text{m}$. How much charge, in coulombs, is there inside the cube?`,
        hi: String.raw`किसी क्षेत्र में विद्युत क्षेत्र $\vec{E} = 5x^2\,\hat{i}$ है, जहाँ $E$ $\text{N/C}$ में और $x$ मीटर में है। $2\ \text{m}$ भुजा वाले एक घन के फलक निर्देशांक तलों के समांतर हैं और उनमें से दो $x = 1\ \text{m}$ तथा $x = 3\ \text{m}$ पर हैं। घन के भीतर कितने कूलॉम आवेश है?`,
      },
      options: [
        { id: 'a', content: { en: String.raw`$200\,\varepsilon_0$`, hi: String.raw`$200\,\varepsilon_0$` } },
        { id: 'b', content: { en: String.raw`$80\,\varepsilon_0$`, hi: String.raw`$80\,\varepsilon_0$` } },
        { id: 'c', content: { en: String.raw`$160\,\varepsilon_0$`, hi: String.raw`$160\,\varepsilon_0$` } },
        { id: 'd', content: { en: String.raw`$180\,\varepsilon_0$`, hi: String.raw`$180\,\varepsilon_0$` } },
      ],
      key: { kind: 'mcq', optionIds: ['c'] },
      solution: {
        en: String.raw`Only the two faces perpendicular to the $x$-axis have flux; the field runs along the other four.

- Out of the face at $x = 3$: $5(3)^2 \times 2^2 = 180\ \text{N m}^2\,\text{C}^{-1}$
- Into the face at $x = 1$: $5(1)^2 \times 2^2 = 20\ \text{N m}^2\,\text{C}^{-1}$

Net outward flux $= 180 - 20 = 160$, and by Gauss's law $q = 160\,\varepsilon_0$. Trap: the flux into the cube is negative.`,
        hi: String.raw`फ़्लक्स केवल $x$-अक्ष के लंबवत दो फलकों से है; शेष चार फलक तो क्षेत्र के समांतर हैं।

- $x = 3$ वाले फलक से बाहर: $5(3)^2 \times 2^2 = 180\ \text{N m}^2\,\text{C}^{-1}$
- $x = 1$ वाले फलक से भीतर: $5(1)^2 \times 2^2 = 20\ \text{N m}^2\,\text{C}^{-1}$

बाहर की ओर कुल फ़्लक्स $= 180 - 20 = 160$, अतः गाउस के नियम से $q = 160\,\varepsilon_0$। ध्यान दें: भीतर आता फ़्लक्स ऋणात्मक है।`,
      },
      reasons: {
        a: {
          en: 'Adds the flux that enters the cube instead of subtracting it.',
          hi: 'घन में भीतर आते फ़्लक्स को घटाने की जगह जोड़ दिया गया है।',
        },
        b: {
          en: String.raw`Places the cube between $x = 0$ and $x = 2\ \text{m}$.`,
          hi: String.raw`घन को $x = 0$ और $x = 2\ \text{m}$ के बीच मान लिया गया है।`,
        },
        c: {
          en: 'Right: the net outward flux is $4(45 - 5) = 160$.',
          hi: 'सही: बाहर की ओर कुल फ़्लक्स $4(45 - 5) = 160$ है।',
        },
        d: {
          en: String.raw`Leaves out the flux through the face at $x = 1\ \text{m}$.`,
          hi: String.raw`$x = 1\ \text{m}$ वाले फलक का फ़्लक्स छोड़ दिया गया है।`,
        },
      },
    },
    {
      code: 'jm-034',
      exams: ['jee'],
      subject: 'physics',
      topic: 'laws-of-motion',
      difficulty: 'medium',
      targetSeconds: 110,
      stem: {
        en: String.raw`A block $A$ of mass $2\ \text{kg}$ rests on a block $B$ of mass $6\ \text{kg}$, which lies on a smooth horizontal floor. The coefficient of static friction between the blocks is $0.6$. From $t = 0$ a horizontal force $F = 4t$ acts on $A$ ($F$ in newtons, $t$ in seconds), both blocks being at rest at first. What is the speed of $B$ when $A$ begins to slip on it? (Take $g = 10\ \text{m/s}^2$.)`,
        hi: String.raw`$2\ \text{kg}$ द्रव्यमान का गुटका $A$, $6\ \text{kg}$ द्रव्यमान के गुटके $B$ पर रखा है, जो चिकने क्षैतिज फ़र्श पर है। गुटकों के बीच स्थैतिक घर्षण गुणांक $0.6$ है। आरंभ में दोनों गुटके विरामावस्था में हैं और $t = 0$ से $A$ पर क्षैतिज बल $F = 4t$ लगता है ($F$ न्यूटन में, $t$ सेकंड में)। जब $A$, $B$ पर फिसलना शुरू करता है, तब $B$ की चाल कितनी है? ($g = 10\ \text{m/s}^2$ लीजिए।)`,
      },
      options: [
        { id: 'a', content: { en: String.raw`$8\ \text{m/s}$`, hi: String.raw`$8\ \text{m/s}$` } },
        { id: 'b', content: { en: String.raw`$2.25\ \text{m/s}$`, hi: String.raw`$2.25\ \text{m/s}$` } },
        { id: 'c', content: { en: String.raw`$36\ \text{m/s}$`, hi: String.raw`$36\ \text{m/s}$` } },
        { id: 'd', content: { en: String.raw`$4\ \text{m/s}$`, hi: String.raw`$4\ \text{m/s}$` } },
      ],
      key: { kind: 'mcq', optionIds: ['d'] },
      solution: {
        en: String.raw`Only friction drives $B$, so slipping begins when $B$ can accelerate no faster.

- Limiting friction: $0.6 \times 2 \times 10 = 12\ \text{N}$, so at most $a = \dfrac{12}{6} = 2\ \text{m/s}^2$
- Until then they move together: $4t = (2 + 6) \times 2 \Rightarrow t = 4\ \text{s}$
- The acceleration $\dfrac{4t}{8} = \dfrac{t}{2}$ grows with time, so $v = \displaystyle\int_0^4 \dfrac{t}{2}\,dt = 4\ \text{m/s}$

Traps: slipping does not begin at $F = 12\ \text{N}$, and $v = at$ holds for a constant acceleration.`,
        hi: String.raw`$B$ को केवल घर्षण चलाता है, इसलिए फिसलन तब शुरू होती है जब $B$ का त्वरण और नहीं बढ़ सकता।

- सीमांत घर्षण: $0.6 \times 2 \times 10 = 12\ \text{N}$, अतः अधिकतम $a = \dfrac{12}{6} = 2\ \text{m/s}^2$
- तब तक दोनों साथ चलते हैं: $4t = (2 + 6) \times 2 \Rightarrow t = 4\ \text{s}$
- त्वरण $\dfrac{4t}{8} = \dfrac{t}{2}$ समय के साथ बढ़ता है, अतः $v = \displaystyle\int_0^4 \dfrac{t}{2}\,dt = 4\ \text{m/s}$

ध्यान दें: फिसलन $F = 12\ \text{N}$ पर शुरू नहीं होती, और $v = at$ केवल नियत त्वरण के लिए है।`,
      },
      reasons: {
        a: {
          en: String.raw`Multiplies the final acceleration $2\ \text{m/s}^2$ by $4\ \text{s}$, as if it were constant.`,
          hi: String.raw`अंतिम त्वरण $2\ \text{m/s}^2$ को नियत मानकर $4\ \text{s}$ से गुणा किया गया है।`,
        },
        b: {
          en: String.raw`Lets slipping begin when $F$ reaches the limiting friction $12\ \text{N}$, at $3\ \text{s}$.`,
          hi: String.raw`$F$ के सीमांत घर्षण $12\ \text{N}$ के बराबर होते ही ($3\ \text{s}$ पर) फिसलन मान ली गई है।`,
        },
        c: {
          en: 'Treats the force as acting on $B$, so that $A$ is the block driven by friction.',
          hi: 'बल को $B$ पर लगा मान लिया गया है, जिससे घर्षण $A$ को चलाता।',
        },
        d: {
          en: String.raw`Right: slipping begins at $4\ \text{s}$, and $\int_0^4 \frac{t}{2}\,dt = 4$.`,
          hi: String.raw`सही: फिसलन $4\ \text{s}$ पर शुरू होती है और $\int_0^4 \frac{t}{2}\,dt = 4$।`,
        },
      },
    },
    {
      code: 'jm-035',
      exams: ['jee'],
      subject: 'physics',
      topic: 'electromagnetic-waves',
      difficulty: 'easy',
      targetSeconds: 50,
      stem: {
        en: `Given below are two statements about a plane electromagnetic wave.

**Statement I:** In vacuum, if the amplitude of the electric field is doubled, the average energy density of the magnetic field becomes 4 times.

**Statement II:** In a non-magnetic transparent medium of refractive index $n$, the amplitude of the electric field is $nc$ times that of the magnetic field, where $c$ is the speed of light in vacuum.

In the light of the above statements, choose the correct answer from the options given below:`,
        hi: `नीचे एक समतल विद्युत-चुंबकीय तरंग के बारे में दो कथन दिए गए हैं।

**कथन I:** निर्वात में विद्युत क्षेत्र का आयाम दुगुना करने पर चुंबकीय क्षेत्र का औसत ऊर्जा घनत्व 4 गुना हो जाता है।

**कथन II:** $n$ अपवर्तनांक वाले अचुंबकीय पारदर्शी माध्यम में विद्युत क्षेत्र का आयाम चुंबकीय क्षेत्र के आयाम का $nc$ गुना होता है, जहाँ $c$ निर्वात में प्रकाश की चाल है।

उपर्युक्त कथनों के आलोक में, नीचे दिए गए विकल्पों में से सही उत्तर चुनिए:`,
      },
      options: [
        { id: 'a', content: { en: 'Both Statement I and Statement II are true', hi: 'कथन I और कथन II दोनों सत्य हैं' } },
        { id: 'b', content: { en: 'Both Statement I and Statement II are false', hi: 'कथन I और कथन II दोनों असत्य हैं' } },
        {
          id: 'c',
          content: { en: 'Statement I is true but Statement II is false', hi: 'कथन I सत्य है, परंतु कथन II असत्य है' },
        },
        {
          id: 'd',
          content: { en: 'Statement I is false but Statement II is true', hi: 'कथन I असत्य है, परंतु कथन II सत्य है' },
        },
      ],
      key: { kind: 'mcq', optionIds: ['c'] },
      solution: {
        en: String.raw`In a wave the two fields are tied to each other: $E_0 = vB_0$.

- I: In vacuum $B_0 = \dfrac{E_0}{c}$, so doubling $E_0$ doubles $B_0$, and $\dfrac{B_0^2}{4\mu_0}$ becomes 4 times. True.
- II: In the medium $v = \dfrac{c}{n}$, so $\dfrac{E_0}{B_0} = \dfrac{c}{n}$, not $nc$. False.`,
        hi: String.raw`तरंग में दोनों क्षेत्र आपस में बँधे होते हैं: $E_0 = vB_0$।

- I: निर्वात में $B_0 = \dfrac{E_0}{c}$, अतः $E_0$ दुगुना होने पर $B_0$ भी दुगुना और $\dfrac{B_0^2}{4\mu_0}$ चार गुना हो जाता है। सत्य।
- II: माध्यम में $v = \dfrac{c}{n}$, अतः $\dfrac{E_0}{B_0} = \dfrac{c}{n}$ है, $nc$ नहीं। असत्य।`,
      },
      reasons: {
        a: {
          en: String.raw`Multiplies by $n$ in II, but the wave is slower in the medium: the ratio is $\dfrac{c}{n}$.`,
          hi: String.raw`II में $n$ से गुणा मान लिया गया है, जबकि माध्यम में तरंग धीमी होती है: अनुपात $\dfrac{c}{n}$ है।`,
        },
        b: {
          en: 'Misses that the magnetic amplitude in I rises together with the electric one.',
          hi: 'I में यह छूट गया है कि विद्युत के साथ चुंबकीय आयाम भी बढ़ता है।',
        },
        c: {
          en: String.raw`Right: $B_0 = \dfrac{E_0}{c}$ makes I true, and the ratio in II is $\dfrac{c}{n}$.`,
          hi: String.raw`सही: $B_0 = \dfrac{E_0}{c}$ से I सत्य है, और II में अनुपात $\dfrac{c}{n}$ है।`,
        },
        d: {
          en: 'Takes the energy density as proportional to the amplitude and the wave as faster in the medium.',
          hi: 'ऊर्जा घनत्व को आयाम के समानुपाती और तरंग को माध्यम में तेज़ मान लिया गया है।',
        },
      },
    },
    {
      code: 'jm-036',
      exams: ['jee'],
      subject: 'physics',
      topic: 'rotation',
      difficulty: 'hard',
      targetSeconds: 160,
      stem: {
        en: String.raw`A uniform solid sphere of mass $M$ and radius $R$ lies on a horizontal floor; the coefficient of static friction is $0.2$. A horizontal force equal in size to the weight $Mg$ acts on it at a height $h$ above the floor, in the vertical plane through its centre. For which values of $h$ does the sphere roll without slipping from the start?`,
        hi: String.raw`$M$ द्रव्यमान और $R$ त्रिज्या का एक एकसमान ठोस गोला क्षैतिज फ़र्श पर रखा है; स्थैतिक घर्षण गुणांक $0.2$ है। गोले के केंद्र से जाने वाले ऊर्ध्वाधर तल में, फ़र्श से $h$ ऊँचाई पर, गोले पर उसके भार $Mg$ के बराबर परिमाण का क्षैतिज बल लगता है। $h$ के किन मानों के लिए गोला आरंभ से ही बिना फिसले लुढ़कता है?`,
      },
      options: [
        {
          id: 'a',
          content: {
            en: String.raw`$1.12R \le h \le 1.40R$`,
            hi: String.raw`$1.12R \le h \le 1.40R$`,
          },
        },
        {
          id: 'b',
          content: {
            en: String.raw`$1.12R \le h \le 1.68R$`,
            hi: String.raw`$1.12R \le h \le 1.68R$`,
          },
        },
        {
          id: 'c',
          content: {
            en: String.raw`$1.40R \le h \le 1.68R$`,
            hi: String.raw`$1.40R \le h \le 1.68R$`,
          },
        },
        {
          id: 'd',
          content: {
            en: String.raw`$1.33R \le h \le 2.00R$`,
            hi: String.raw`$1.33R \le h \le 2.00R$`,
          },
        },
      ],
      key: { kind: 'mcq', optionIds: ['b'] },
      solution: {
        en: String.raw`Suppose that it rolls, find the friction that this needs, and compare it with $\mu Mg$. About the point of contact friction has no torque, and $I = \dfrac{7}{5}MR^2$:

$$
Fh = \frac{7}{5}MR^2 \times \frac{a}{R} \Rightarrow Ma = \frac{5h}{7R}F
$$

The friction needed is $f = Ma - F = F\left(\dfrac{5h}{7R} - 1\right)$, in the direction of $F$ if positive, opposite to it if negative. With $F = Mg$:

$$
\left|\frac{5h}{7R} - 1\right| \le 0.2 \Rightarrow 0.8 \le \frac{5h}{7R} \le 1.2 \Rightarrow 1.12R \le h \le 1.68R
$$

Trap: friction may act either way. At $h = 1.40R$ none is needed.`,
        hi: String.raw`मान लीजिए कि गोला लुढ़कता है; इसके लिए आवश्यक घर्षण निकालकर $\mu Mg$ से तुलना कीजिए। संपर्क बिंदु के परितः घर्षण का बलाघूर्ण शून्य है और $I = \dfrac{7}{5}MR^2$:

$$
Fh = \frac{7}{5}MR^2 \times \frac{a}{R} \Rightarrow Ma = \frac{5h}{7R}F
$$

आवश्यक घर्षण $f = Ma - F = F\left(\dfrac{5h}{7R} - 1\right)$ है: धनात्मक हो तो $F$ की दिशा में, ऋणात्मक हो तो $F$ के विपरीत। $F = Mg$ रखने पर:

$$
\left|\frac{5h}{7R} - 1\right| \le 0.2 \Rightarrow 0.8 \le \frac{5h}{7R} \le 1.2 \Rightarrow 1.12R \le h \le 1.68R
$$

ध्यान दें: घर्षण दोनों में से किसी भी दिशा में लग सकता है। $h = 1.40R$ पर उसकी आवश्यकता ही नहीं होती।`,
      },
      reasons: {
        a: {
          en: 'Allows friction only against the force and leaves out the heights where it acts forward.',
          hi: 'घर्षण केवल बल के विपरीत माना गया है; वे ऊँचाइयाँ छूट गई हैं जहाँ वह आगे की ओर लगता है।',
        },
        b: {
          en: String.raw`Right: $\dfrac{5h}{7R}$ may differ from $1$ by at most $0.2$ on either side.`,
          hi: String.raw`सही: $\dfrac{5h}{7R}$ का $1$ से अंतर दोनों ओर अधिकतम $0.2$ हो सकता है।`,
        },
        c: {
          en: 'Allows friction only in the direction of the force and leaves out the lower heights.',
          hi: 'घर्षण केवल बल की दिशा में माना गया है; नीचे की ऊँचाइयाँ छूट गई हैं।',
        },
        d: {
          en: String.raw`Uses $\dfrac{2}{3}MR^2$, the moment of inertia of a thin hollow sphere.`,
          hi: String.raw`पतले खोखले गोले का जड़त्व आघूर्ण $\dfrac{2}{3}MR^2$ लिया गया है।`,
        },
      },
    },
    {
      code: 'jm-037',
      exams: ['jee'],
      subject: 'physics',
      topic: 'oscillations',
      difficulty: 'medium',
      targetSeconds: 115,
      stem: {
        en: String.raw`A pan of mass $1\ \text{kg}$ hangs at rest from a light spring of force constant $100\ \text{N/m}$ that is fixed at its upper end. A lump of putty of mass $1\ \text{kg}$, dropped from rest $0.8\ \text{m}$ above the pan, sticks to it. What is the amplitude of the oscillation that follows? (Take $g = 10\ \text{m/s}^2$.)`,
        hi: String.raw`$1\ \text{kg}$ द्रव्यमान का एक पलड़ा $100\ \text{N/m}$ बल नियतांक की हल्की स्प्रिंग से, जिसका ऊपरी सिरा स्थिर है, विरामावस्था में लटका है। गीली मिट्टी का $1\ \text{kg}$ द्रव्यमान का एक लोंदा पलड़े के $0.8\ \text{m}$ ऊपर विरामावस्था से छोड़ा जाता है और गिरकर पलड़े से चिपक जाता है। इसके बाद होने वाले दोलन का आयाम कितना है? ($g = 10\ \text{m/s}^2$ लीजिए।)`,
      },
      options: [
        { id: 'a', content: { en: String.raw`$20\sqrt{2}\ \text{cm}$`, hi: String.raw`$20\sqrt{2}\ \text{cm}$` } },
        { id: 'b', content: { en: String.raw`$40\ \text{cm}$`, hi: String.raw`$40\ \text{cm}$` } },
        { id: 'c', content: { en: String.raw`$30\ \text{cm}$`, hi: String.raw`$30\ \text{cm}$` } },
        { id: 'd', content: { en: String.raw`$20\sqrt{3}\ \text{cm}$`, hi: String.raw`$20\sqrt{3}\ \text{cm}$` } },
      ],
      key: { kind: 'mcq', optionIds: ['c'] },
      solution: {
        en: String.raw`The motion is about the new equilibrium, and the collision loses energy.

- Speed of the putty at the pan: $\sqrt{2 \times 10 \times 0.8} = 4\ \text{m/s}$; after sticking: $v = \dfrac{1 \times 4}{2} = 2\ \text{m/s}$
- The equilibrium falls by $\dfrac{mg}{k} = \dfrac{10}{100} = 0.1\ \text{m}$, so the motion begins at $x = 0.1\ \text{m}$ from it
- $\omega^2 = \dfrac{100}{2} = 50\ \text{s}^{-2}$

$$
A = \sqrt{x^2 + \frac{v^2}{\omega^2}} = \sqrt{0.01 + \frac{4}{50}} = \sqrt{0.09} = 0.3\ \text{m}
$$

Traps: energy is not conserved in the sticking, and the pan does not start from the new equilibrium.`,
        hi: String.raw`दोलन नई साम्य स्थिति के परितः होता है, और टक्कर में ऊर्जा का ह्रास होता है।

- पलड़े पर पहुँचते समय मिट्टी की चाल: $\sqrt{2 \times 10 \times 0.8} = 4\ \text{m/s}$; चिपकने के बाद: $v = \dfrac{1 \times 4}{2} = 2\ \text{m/s}$
- साम्य स्थिति $\dfrac{mg}{k} = \dfrac{10}{100} = 0.1\ \text{m}$ नीचे आ जाती है, अतः गति उससे $x = 0.1\ \text{m}$ दूर से शुरू होती है
- $\omega^2 = \dfrac{100}{2} = 50\ \text{s}^{-2}$

$$
A = \sqrt{x^2 + \frac{v^2}{\omega^2}} = \sqrt{0.01 + \frac{4}{50}} = \sqrt{0.09} = 0.3\ \text{m}
$$

ध्यान दें: चिपकने में यांत्रिक ऊर्जा संरक्षित नहीं रहती, और पलड़ा नई साम्य स्थिति से नहीं चलता।`,
      },
      reasons: {
        a: {
          en: String.raw`Starts the motion at the new equilibrium: $A = \dfrac{v}{\omega}$.`,
          hi: String.raw`गति को नई साम्य स्थिति से शुरू मान लिया गया है: $A = \dfrac{v}{\omega}$।`,
        },
        b: {
          en: String.raw`Puts the whole energy of the fall into the spring: $mgh = \dfrac{1}{2}kA^2$.`,
          hi: String.raw`गिरने की पूरी ऊर्जा स्प्रिंग में डाल दी गई है: $mgh = \dfrac{1}{2}kA^2$।`,
        },
        c: {
          en: String.raw`Right: $\sqrt{0.1^2 + \dfrac{2^2}{50}} = 0.3\ \text{m}$.`,
          hi: String.raw`सही: $\sqrt{0.1^2 + \dfrac{2^2}{50}} = 0.3\ \text{m}$।`,
        },
        d: {
          en: String.raw`Takes $x = 0.2\ \text{m}$, the whole extension, instead of the shift of the equilibrium.`,
          hi: String.raw`साम्य स्थिति के विस्थापन की जगह पूरा खिंचाव $x = 0.2\ \text{m}$ लिया गया है।`,
        },
      },
    },
    {
      code: 'jm-038',
      exams: ['jee'],
      subject: 'physics',
      topic: 'alternating-current',
      difficulty: 'medium',
      targetSeconds: 85,
      stem: {
        en: 'A resistor and an inductor in series with an AC source have a power factor of $0.6$. A capacitor is now added in series. With the same source the power factor becomes $0.8$, and the current leads the voltage in phase. What is the ratio of the capacitive reactance to the inductive reactance?',
        hi: 'प्रत्यावर्ती (AC) स्रोत के साथ श्रेणीक्रम में जुड़े एक प्रतिरोधक और एक प्रेरक के परिपथ का शक्ति गुणांक $0.6$ है। अब श्रेणीक्रम में एक संधारित्र जोड़ दिया जाता है। उसी स्रोत के साथ शक्ति गुणांक $0.8$ हो जाता है और धारा कला में वोल्टता से आगे रहती है। धारितीय प्रतिघात और प्रेरणिक प्रतिघात का अनुपात क्या है?',
      },
      options: [
        { id: 'a', content: { en: String.raw`$\dfrac{25}{16}$`, hi: String.raw`$\dfrac{25}{16}$` } },
        { id: 'b', content: { en: String.raw`$\dfrac{7}{16}$`, hi: String.raw`$\dfrac{7}{16}$` } },
        { id: 'c', content: { en: String.raw`$\dfrac{9}{16}$`, hi: String.raw`$\dfrac{9}{16}$` } },
        { id: 'd', content: { en: String.raw`$\dfrac{25}{9}$`, hi: String.raw`$\dfrac{25}{9}$` } },
      ],
      key: { kind: 'mcq', optionIds: ['a'] },
      solution: {
        en: String.raw`Work with $\tan\phi = \dfrac{\text{reactance}}{R}$.

- At first $\cos\phi = 0.6$: $X_L = \dfrac{4}{3}R$
- Then $\cos\phi = 0.8$ with the current leading, so $X_C - X_L = \dfrac{3}{4}R$
- $X_C = \left(\dfrac{4}{3} + \dfrac{3}{4}\right)R = \dfrac{25}{12}R$

$\dfrac{X_C}{X_L} = \dfrac{25/12}{4/3} = \dfrac{25}{16}$. Trap: with the current lagging, $X_L - X_C = \dfrac{3}{4}R$ would give $\dfrac{7}{16}$.`,
        hi: String.raw`$\tan\phi = \dfrac{\text{प्रतिघात}}{R}$ से काम लीजिए।

- आरंभ में $\cos\phi = 0.6$: $X_L = \dfrac{4}{3}R$
- बाद में $\cos\phi = 0.8$ और धारा आगे है, अतः $X_C - X_L = \dfrac{3}{4}R$
- $X_C = \left(\dfrac{4}{3} + \dfrac{3}{4}\right)R = \dfrac{25}{12}R$

$\dfrac{X_C}{X_L} = \dfrac{25/12}{4/3} = \dfrac{25}{16}$। ध्यान दें: धारा पीछे रहती तो $X_L - X_C = \dfrac{3}{4}R$ से $\dfrac{7}{16}$ आता।`,
      },
      reasons: {
        a: {
          en: String.raw`Right: $X_L = \dfrac{4}{3}R$ and $X_C = \dfrac{25}{12}R$.`,
          hi: String.raw`सही: $X_L = \dfrac{4}{3}R$ और $X_C = \dfrac{25}{12}R$।`,
        },
        b: {
          en: 'Lets the current lag, so that the inductive reactance is the greater one.',
          hi: 'धारा को पीछे मान लिया गया है, जिससे प्रेरणिक प्रतिघात बड़ा हो जाता है।',
        },
        c: {
          en: String.raw`Takes $\dfrac{3}{4}R$ as the capacitive reactance alone, not as the difference.`,
          hi: String.raw`$\dfrac{3}{4}R$ को अंतर की जगह अकेला धारितीय प्रतिघात मान लिया गया है।`,
        },
        d: {
          en: String.raw`Divides $X_C$ by the net reactance $\dfrac{3}{4}R$ instead of $X_L$.`,
          hi: String.raw`$X_C$ को $X_L$ की जगह कुल प्रतिघात $\dfrac{3}{4}R$ से भाग दिया गया है।`,
        },
      },
    },
    {
      code: 'jm-039',
      exams: ['jee'],
      subject: 'physics',
      topic: 'properties-of-matter',
      difficulty: 'medium',
      targetSeconds: 80,
      stem: {
        en: String.raw`The two vertical limbs of a glass U-tube have internal diameters of $0.4\ \text{mm}$ and $1.2\ \text{mm}$. Water stands in both. What is the difference between the levels in the two limbs? (Surface tension of water $= 7.2 \times 10^{-2}\ \text{N/m}$, angle of contact $= 0^\circ$, density $= 1000\ \text{kg/m}^3$, $g = 10\ \text{m/s}^2$.)`,
        hi: String.raw`काँच की एक U-नली की दो ऊर्ध्वाधर भुजाओं के आंतरिक व्यास $0.4\ \text{mm}$ और $1.2\ \text{mm}$ हैं। दोनों में जल भरा है। दोनों भुजाओं में जल के तलों की ऊँचाई का अंतर कितना है? (जल का पृष्ठ तनाव $= 7.2 \times 10^{-2}\ \text{N/m}$, संपर्क कोण $= 0^\circ$, घनत्व $= 1000\ \text{kg/m}^3$, $g = 10\ \text{m/s}^2$)`,
      },
      options: [
        { id: 'a', content: { en: String.raw`$2.4\ \text{cm}$`, hi: String.raw`$2.4\ \text{cm}$` } },
        { id: 'b', content: { en: String.raw`$9.6\ \text{cm}$`, hi: String.raw`$9.6\ \text{cm}$` } },
        { id: 'c', content: { en: String.raw`$7.2\ \text{cm}$`, hi: String.raw`$7.2\ \text{cm}$` } },
        { id: 'd', content: { en: String.raw`$4.8\ \text{cm}$`, hi: String.raw`$4.8\ \text{cm}$` } },
      ],
      key: { kind: 'mcq', optionIds: ['d'] },
      solution: {
        en: String.raw`The pressure just below each meniscus is lower than that of the air by $\dfrac{2S}{r}$, where $S$ is the surface tension. The two deficits differ, and the difference of levels makes up for it:

$$
h = \frac{2S}{\rho g}\left(\frac{1}{r_1} - \frac{1}{r_2}\right)
$$

With the radii $0.2\ \text{mm}$ and $0.6\ \text{mm}$ the two terms are $7.2\ \text{cm}$ and $2.4\ \text{cm}$, so $h = 4.8\ \text{cm}$, with the water higher in the narrow limb. Trap: the data are diameters.`,
        hi: String.raw`हर नवचंद्रक के ठीक नीचे दाब वायु के दाब से $\dfrac{2S}{r}$ कम होता है, जहाँ $S$ पृष्ठ तनाव है। दोनों में यह कमी अलग-अलग है, जिसकी पूर्ति तलों का अंतर करता है:

$$
h = \frac{2S}{\rho g}\left(\frac{1}{r_1} - \frac{1}{r_2}\right)
$$

त्रिज्याएँ $0.2\ \text{mm}$ और $0.6\ \text{mm}$ लेने पर दोनों पद $7.2\ \text{cm}$ और $2.4\ \text{cm}$ हैं, अतः $h = 4.8\ \text{cm}$; पतली भुजा में जल ऊपर रहता है। ध्यान दें: प्रश्न में व्यास दिए गए हैं।`,
      },
      reasons: {
        a: {
          en: 'Uses the diameters in place of the radii.',
          hi: 'त्रिज्याओं की जगह व्यास रख दिए गए हैं।',
        },
        b: {
          en: 'Adds the two capillary rises instead of subtracting them.',
          hi: 'दोनों केशिकीय उन्नयनों को घटाने की जगह जोड़ दिया गया है।',
        },
        c: {
          en: 'Is the capillary rise in the narrow limb alone.',
          hi: 'यह केवल पतली भुजा का केशिकीय उन्नयन है।',
        },
        d: {
          en: String.raw`Right: $7.2\ \text{cm} - 2.4\ \text{cm}$.`,
          hi: String.raw`सही: $7.2\ \text{cm} - 2.4\ \text{cm}$।`,
        },
      },
    },
    {
      code: 'jm-040',
      exams: ['jee'],
      subject: 'physics',
      topic: 'kinetic-theory',
      difficulty: 'medium',
      targetSeconds: 60,
      stem: {
        en: `Given below are two statements: one is labelled as Assertion (A) and the other is labelled as Reason (R). The molecules of the gas may be treated as hard spheres.

**Assertion (A):** When a gas in a closed rigid vessel is heated, the mean free path of its molecules does not change.

**Reason (R):** The mean free path depends only on the number of molecules per unit volume and on the diameter of a molecule.

In the light of the above statements, choose the correct answer from the options given below:`,
        hi: `नीचे दो कथन दिए गए हैं: एक को अभिकथन (A) और दूसरे को कारण (R) कहा गया है। गैस के अणुओं को दृढ़ गोले माना जा सकता है।

**अभिकथन (A):** किसी बंद दृढ़ पात्र में भरी गैस को गर्म करने पर उसके अणुओं का माध्य मुक्त पथ नहीं बदलता।

**कारण (R):** माध्य मुक्त पथ केवल प्रति एकांक आयतन अणुओं की संख्या और अणु के व्यास पर निर्भर करता है।

उपर्युक्त कथनों के आलोक में, नीचे दिए गए विकल्पों में से सही उत्तर चुनिए:`,
      },
      options: [
        {
          id: 'a',
          content: {
            en: 'Both (A) and (R) are true and (R) is the correct explanation of (A)',
            hi: '(A) और (R) दोनों सत्य हैं और (R), (A) की सही व्याख्या है',
          },
          pinned: true,
        },
        {
          id: 'b',
          content: {
            en: 'Both (A) and (R) are true but (R) is not the correct explanation of (A)',
            hi: '(A) और (R) दोनों सत्य हैं, परंतु (R), (A) की सही व्याख्या नहीं है',
          },
          pinned: true,
        },
        { id: 'c', content: { en: '(A) is true but (R) is false', hi: '(A) सत्य है, परंतु (R) असत्य है' }, pinned: true },
        { id: 'd', content: { en: '(A) is false but (R) is true', hi: '(A) असत्य है, परंतु (R) सत्य है' }, pinned: true },
      ],
      key: { kind: 'mcq', optionIds: ['a'] },
      solution: {
        en: String.raw`The mean free path is $\lambda = \dfrac{1}{\sqrt{2}\,\pi d^2 n}$, with $d$ the diameter of a molecule and $n$ the number per unit volume. The speed does not occur in it: R is true.

In a closed rigid vessel $n = \dfrac{N}{V}$ stays the same while the temperature rises, so $\lambda$ does too: A is true, and for exactly this reason.

Trap: $\lambda = \dfrac{k_BT}{\sqrt{2}\,\pi d^2 P}$ seems to grow with $T$, but at constant volume $P$ grows in the same ratio. The molecules are faster, so the time between two collisions becomes shorter, not the path longer.`,
        hi: String.raw`माध्य मुक्त पथ $\lambda = \dfrac{1}{\sqrt{2}\,\pi d^2 n}$ है, जहाँ $d$ अणु का व्यास और $n$ प्रति एकांक आयतन अणुओं की संख्या है। इसमें चाल नहीं आती: R सत्य है।

बंद दृढ़ पात्र में ताप बढ़ने पर $n = \dfrac{N}{V}$ वही रहता है, अतः $\lambda$ भी वही रहता है: A सत्य है, और ठीक इसी कारण से।

ध्यान दें: $\lambda = \dfrac{k_BT}{\sqrt{2}\,\pi d^2 P}$ से लगता है कि $T$ के साथ $\lambda$ बढ़ेगा, पर नियत आयतन पर $P$ भी उसी अनुपात में बढ़ता है। अणु तेज़ हो जाते हैं, इसलिए दो टक्करों के बीच का समय घटता है, पथ नहीं बढ़ता।`,
      },
      reasons: {
        a: {
          en: String.raw`Right: $\lambda = \dfrac{1}{\sqrt{2}\,\pi d^2 n}$, and heating at constant volume changes neither $n$ nor $d$.`,
          hi: String.raw`सही: $\lambda = \dfrac{1}{\sqrt{2}\,\pi d^2 n}$ है और नियत आयतन पर गर्म करने से न $n$ बदलता है, न $d$।`,
        },
        b: {
          en: 'Overlooks that a fixed number in a fixed volume is just what R needs to give A.',
          hi: 'यह छूट गया है कि नियत आयतन में अणुओं की संख्या नियत रहती है, और तब R से ही A निकलता है।',
        },
        c: {
          en: 'Expects the speed of the molecules in the formula; it changes the time between collisions only.',
          hi: 'सूत्र में अणुओं की चाल को भी मान लिया गया है; उससे केवल टक्करों के बीच का समय बदलता है।',
        },
        d: {
          en: String.raw`Lets $\lambda$ grow with $T$ as at constant pressure; here the pressure rises too.`,
          hi: String.raw`नियत दाब की तरह $T$ के साथ $\lambda$ का बढ़ना मान लिया गया है; यहाँ दाब भी बढ़ता है।`,
        },
      },
    },
    {
      code: 'jm-041',
      exams: ['jee'],
      subject: 'physics',
      topic: 'electronics',
      difficulty: 'easy',
      targetSeconds: 55,
      stem: {
        en: `The logic circuit shown has the inputs $A$ and $B$. Which expression gives its output $Y$?

![Logic circuit. Inputs A and B go to a NAND gate. Input A also goes through a NOT gate to one input of an OR gate, whose other input is B. The outputs of the NAND gate and of the OR gate are the inputs of an AND gate, whose output is Y](/figures/jm-041.svg)`,
        hi: `दिखाए गए तर्क परिपथ के निवेश $A$ और $B$ हैं। उसका निर्गत $Y$ किस व्यंजक के बराबर है?

![तर्क परिपथ। निवेश A और B एक NAND गेट पर जाते हैं। निवेश A एक NOT गेट से होकर एक OR गेट के एक निवेश पर भी जाता है, जिसका दूसरा निवेश B है। NAND गेट और OR गेट के निर्गत एक AND गेट के निवेश हैं, जिसका निर्गत Y है](/figures/jm-041.svg)`,
      },
      options: [
        { id: 'a', content: { en: String.raw`$\overline{A + B}$`, hi: String.raw`$\overline{A + B}$` } },
        { id: 'b', content: { en: String.raw`$\overline{A}$`, hi: String.raw`$\overline{A}$` } },
        { id: 'c', content: { en: String.raw`$\overline{A \cdot B}$`, hi: String.raw`$\overline{A \cdot B}$` } },
        { id: 'd', content: { en: String.raw`$\overline{B}$`, hi: String.raw`$\overline{B}$` } },
      ],
      key: { kind: 'mcq', optionIds: ['b'] },
      solution: {
        en: String.raw`Write the output of each gate from left to right.

- NAND: $\overline{A \cdot B} = \overline{A} + \overline{B}$
- OR, with $A$ inverted: $\overline{A} + B$
- AND: $Y = (\overline{A} + \overline{B})(\overline{A} + B) = \overline{A} + \overline{B} \cdot B = \overline{A}$

The quick check: for $A = 1$ the two factors are $\overline{B}$ and $B$, so $Y = 0$; for $A = 0$ both are 1, so $Y = 1$, whatever $B$ is.`,
        hi: String.raw`बाएँ से दाएँ हर गेट का निर्गत लिखिए।

- NAND: $\overline{A \cdot B} = \overline{A} + \overline{B}$
- OR, जिसमें $A$ उलटकर आता है: $\overline{A} + B$
- AND: $Y = (\overline{A} + \overline{B})(\overline{A} + B) = \overline{A} + \overline{B} \cdot B = \overline{A}$

झटपट जाँच: $A = 1$ पर दोनों गुणनखंड $\overline{B}$ और $B$ हैं, अतः $Y = 0$; $A = 0$ पर दोनों 1 हैं, अतः $Y = 1$, चाहे $B$ कुछ भी हो।`,
      },
      reasons: {
        a: {
          en: 'Reads the upper gate as NOR instead of NAND.',
          hi: 'ऊपरी गेट को NAND की जगह NOR पढ़ा गया है।',
        },
        b: {
          en: String.raw`Right: $(\overline{A} + \overline{B})(\overline{A} + B) = \overline{A}$.`,
          hi: String.raw`सही: $(\overline{A} + \overline{B})(\overline{A} + B) = \overline{A}$।`,
        },
        c: {
          en: 'Takes the output of the NAND gate and leaves out the lower branch.',
          hi: 'केवल NAND गेट का निर्गत लिया गया है, निचली शाखा छोड़ दी गई है।',
        },
        d: {
          en: 'Puts the NOT gate on $B$ instead of $A$.',
          hi: 'NOT गेट को $A$ की जगह $B$ पर मान लिया गया है।',
        },
      },
    },
    {
      code: 'jm-042',
      exams: ['jee'],
      subject: 'physics',
      topic: 'work-energy',
      difficulty: 'medium',
      targetSeconds: 85,
      stem: {
        en: String.raw`The engine of a car of mass $1200\ \text{kg}$ delivers a constant power of $35\ \text{kW}$ on a straight level road. Neglecting all resistance, how far does the car go while its speed rises from $10\ \text{m/s}$ to $20\ \text{m/s}$?`,
        hi: String.raw`$1200\ \text{kg}$ द्रव्यमान की एक कार का इंजन सीधी समतल सड़क पर $35\ \text{kW}$ की नियत शक्ति देता है। सभी प्रतिरोध नगण्य मानते हुए, कार की चाल $10\ \text{m/s}$ से $20\ \text{m/s}$ होने तक वह कितनी दूरी तय करती है?`,
      },
      options: [
        { id: 'a', content: { en: String.raw`$69\ \text{m}$`, hi: String.raw`$69\ \text{m}$` } },
        { id: 'b', content: { en: String.raw`$51\ \text{m}$`, hi: String.raw`$51\ \text{m}$` } },
        { id: 'c', content: { en: String.raw`$80\ \text{m}$`, hi: String.raw`$80\ \text{m}$` } },
        { id: 'd', content: { en: String.raw`$77\ \text{m}$`, hi: String.raw`$77\ \text{m}$` } },
      ],
      key: { kind: 'mcq', optionIds: ['c'] },
      solution: {
        en: String.raw`At constant power the force $\dfrac{P}{v}$ falls as the speed rises, so the acceleration is not constant. Bring in the distance with $a = v\dfrac{dv}{dx}$:

$$
P = mav = mv^2\frac{dv}{dx} \Rightarrow x = \frac{m\left(v_2^3 - v_1^3\right)}{3P} = \frac{1200 \times 7000}{3 \times 35000} = 80\ \text{m}
$$

The time, from $Pt = \dfrac{1}{2}m(v_2^2 - v_1^2)$, is $5.14\ \text{s}$; multiplying it by the mean of the two speeds gives $77\ \text{m}$, which is too small, since the car is nearer its higher speed for more of the time.`,
        hi: String.raw`नियत शक्ति पर चाल बढ़ने के साथ बल $\dfrac{P}{v}$ घटता है, इसलिए त्वरण नियत नहीं है। $a = v\dfrac{dv}{dx}$ से दूरी लाइए:

$$
P = mav = mv^2\frac{dv}{dx} \Rightarrow x = \frac{m\left(v_2^3 - v_1^3\right)}{3P} = \frac{1200 \times 7000}{3 \times 35000} = 80\ \text{m}
$$

$Pt = \dfrac{1}{2}m(v_2^2 - v_1^2)$ से समय $5.14\ \text{s}$ है; इसे दोनों चालों के माध्य से गुणा करने पर $77\ \text{m}$ आता है, जो कम है, क्योंकि कार अधिक समय तक ऊँची चाल के निकट रहती है।`,
      },
      reasons: {
        a: {
          en: String.raw`Takes the force as constant at the mean of its first and last values, $\dfrac{P}{10}$ and $\dfrac{P}{20}$.`,
          hi: String.raw`बल को उसके आरंभिक और अंतिम मानों $\dfrac{P}{10}$ और $\dfrac{P}{20}$ के माध्य पर नियत मान लिया गया है।`,
        },
        b: {
          en: String.raw`Takes the force as constant at its first value, $\dfrac{P}{10}$.`,
          hi: String.raw`बल को उसके आरंभिक मान $\dfrac{P}{10}$ पर नियत मान लिया गया है।`,
        },
        c: {
          en: String.raw`Right: $\dfrac{m(v_2^3 - v_1^3)}{3P} = 80\ \text{m}$.`,
          hi: String.raw`सही: $\dfrac{m(v_2^3 - v_1^3)}{3P} = 80\ \text{m}$।`,
        },
        d: {
          en: String.raw`Multiplies the time by $15\ \text{m/s}$, which needs a constant acceleration.`,
          hi: String.raw`समय को $15\ \text{m/s}$ से गुणा किया गया है, जो केवल नियत त्वरण में सही होता।`,
        },
      },
    },
    {
      code: 'jm-043',
      exams: ['jee'],
      subject: 'physics',
      topic: 'magnetism',
      difficulty: 'easy',
      targetSeconds: 70,
      stem: {
        en: 'Two long straight insulated wires lie along the $x$-axis and the $y$-axis. The one along the $x$-axis carries a current $2I$ in the positive $x$ direction, and the one along the $y$-axis carries a current $I$ in the positive $y$ direction. On which line in the $xy$-plane, apart from the origin, is the resultant magnetic field of the two wires zero?',
        hi: 'दो लंबे सीधे विद्युतरोधित तार $x$-अक्ष और $y$-अक्ष के अनुदिश हैं। $x$-अक्ष वाले तार में धन $x$ दिशा में $2I$ धारा और $y$-अक्ष वाले तार में धन $y$ दिशा में $I$ धारा बहती है। $xy$-तल में मूलबिंदु को छोड़कर किस रेखा पर दोनों तारों का परिणामी चुंबकीय क्षेत्र शून्य है?',
      },
      options: [
        { id: 'a', content: { en: '$y = -2x$', hi: '$y = -2x$' } },
        { id: 'b', content: { en: '$x = 2y$', hi: '$x = 2y$' } },
        { id: 'c', content: { en: '$x = -2y$', hi: '$x = -2y$' } },
        { id: 'd', content: { en: '$y = 2x$', hi: '$y = 2x$' } },
      ],
      key: { kind: 'mcq', optionIds: ['d'] },
      solution: {
        en: String.raw`The fields can cancel only where they are opposite. At $(x, y)$ in the first quadrant the right-hand rule gives:

- wire along $x$ (distance $y$): $\dfrac{\mu_0(2I)}{2\pi y}$, out of the plane
- wire along $y$ (distance $x$): $\dfrac{\mu_0 I}{2\pi x}$, into the plane

Equal sizes: $\dfrac{2}{y} = \dfrac{1}{x} \Rightarrow y = 2x$. The same holds in the third quadrant; in the second and fourth the fields add. The stronger current must be farther away.`,
        hi: String.raw`क्षेत्र एक-दूसरे को वहीं निरस्त कर सकते हैं जहाँ वे विपरीत हों। प्रथम चतुर्थांश के बिंदु $(x, y)$ पर दाएँ हाथ के नियम से:

- $x$-अक्ष वाला तार (दूरी $y$): $\dfrac{\mu_0(2I)}{2\pi y}$, तल से बाहर की ओर
- $y$-अक्ष वाला तार (दूरी $x$): $\dfrac{\mu_0 I}{2\pi x}$, तल के भीतर की ओर

परिमाण बराबर: $\dfrac{2}{y} = \dfrac{1}{x} \Rightarrow y = 2x$। तृतीय चतुर्थांश में भी यही है; द्वितीय और चतुर्थ में क्षेत्र जुड़ते हैं। अधिक धारा वाला तार अधिक दूर होना चाहिए।`,
      },
      reasons: {
        a: {
          en: 'Has the right distances but lies in quadrants where the two fields add.',
          hi: 'दूरियाँ सही हैं, पर रेखा उन चतुर्थांशों में है जहाँ दोनों क्षेत्र जुड़ते हैं।',
        },
        b: {
          en: 'Takes the $x$-coordinate as the distance from the wire along the $x$-axis.',
          hi: '$x$-अक्ष वाले तार से दूरी को $x$ मान लिया गया है।',
        },
        c: {
          en: 'Mixes up the distances and the direction of one field.',
          hi: 'दूरियाँ और एक क्षेत्र की दिशा दोनों उलट गई हैं।',
        },
        d: {
          en: String.raw`Right: the fields are opposite there, and $\dfrac{2}{y} = \dfrac{1}{x}$.`,
          hi: String.raw`सही: वहाँ क्षेत्र विपरीत हैं और $\dfrac{2}{y} = \dfrac{1}{x}$।`,
        },
      },
    },
    {
      code: 'jm-044',
      exams: ['jee'],
      subject: 'physics',
      topic: 'optics',
      difficulty: 'hard',
      targetSeconds: 150,
      stem: {
        en: String.raw`A thin plano-convex lens acts in air as a concave mirror of focal length $20\ \text{cm}$ when its plane face is silvered, and as a concave mirror of focal length $7.5\ \text{cm}$ when its curved face is silvered instead. What is the focal length of the lens, without any silvering, in water of refractive index $\dfrac{4}{3}$?`,
        hi: String.raw`वायु में एक पतला समतलोत्तल लेंस समतल पृष्ठ पर चाँदी की परत चढ़ाने पर $20\ \text{cm}$ फ़ोकस दूरी के अवतल दर्पण की तरह, और उसकी जगह वक्र पृष्ठ पर परत चढ़ाने पर $7.5\ \text{cm}$ फ़ोकस दूरी के अवतल दर्पण की तरह काम करता है। बिना किसी परत के इस लेंस की फ़ोकस दूरी $\dfrac{4}{3}$ अपवर्तनांक वाले जल में कितनी होगी?`,
      },
      options: [
        { id: 'a', content: { en: String.raw`$160\ \text{cm}$`, hi: String.raw`$160\ \text{cm}$` } },
        { id: 'b', content: { en: String.raw`$120\ \text{cm}$`, hi: String.raw`$120\ \text{cm}$` } },
        { id: 'c', content: { en: String.raw`$53\ \text{cm}$`, hi: String.raw`$53\ \text{cm}$` } },
        { id: 'd', content: { en: String.raw`$60\ \text{cm}$`, hi: String.raw`$60\ \text{cm}$` } },
      ],
      key: { kind: 'mcq', optionIds: ['b'] },
      solution: {
        en: String.raw`Light passes the lens twice and is reflected once: $\dfrac{1}{F} = \dfrac{2}{f_{\text{lens}}} + \dfrac{1}{f_{\text{mirror}}}$ in size, with $\dfrac{1}{f_{\text{lens}}} = \dfrac{\mu - 1}{R}$.

- Plane face silvered: $\dfrac{1}{20} = \dfrac{2(\mu - 1)}{R}$
- Curved face silvered ($f_{\text{mirror}} = \dfrac{R}{2}$): $\dfrac{1}{7.5} = \dfrac{2(\mu - 1)}{R} + \dfrac{2}{R} = \dfrac{2\mu}{R}$

Divide: $\dfrac{\mu}{\mu - 1} = \dfrac{8}{3} \Rightarrow \mu = 1.6$, and then $R = 15\mu = 24\ \text{cm}$.

In water $\dfrac{1}{f} = \left(\dfrac{1.6}{4/3} - 1\right)\dfrac{1}{24} = \dfrac{0.2}{24}$, so $f = 120\ \text{cm}$. Trap: the "4 times in water" that is often learnt by heart holds for glass of index $1.5$ only.`,
        hi: String.raw`प्रकाश लेंस से दो बार गुज़रता है और एक बार परावर्तित होता है: परिमाण में $\dfrac{1}{F} = \dfrac{2}{f_{\text{लेंस}}} + \dfrac{1}{f_{\text{दर्पण}}}$, जहाँ $\dfrac{1}{f_{\text{लेंस}}} = \dfrac{\mu - 1}{R}$।

- समतल पृष्ठ पर परत: $\dfrac{1}{20} = \dfrac{2(\mu - 1)}{R}$
- वक्र पृष्ठ पर परत ($f_{\text{दर्पण}} = \dfrac{R}{2}$): $\dfrac{1}{7.5} = \dfrac{2(\mu - 1)}{R} + \dfrac{2}{R} = \dfrac{2\mu}{R}$

भाग देने पर $\dfrac{\mu}{\mu - 1} = \dfrac{8}{3} \Rightarrow \mu = 1.6$, और तब $R = 15\mu = 24\ \text{cm}$।

जल में $\dfrac{1}{f} = \left(\dfrac{1.6}{4/3} - 1\right)\dfrac{1}{24} = \dfrac{0.2}{24}$, अतः $f = 120\ \text{cm}$। ध्यान दें: "जल में चार गुना" केवल $1.5$ अपवर्तनांक के काँच के लिए सही है।`,
      },
      reasons: {
        a: {
          en: String.raw`Multiplies $40\ \text{cm}$ by 4, which holds for a lens of index $1.5$, not $1.6$.`,
          hi: String.raw`$40\ \text{cm}$ को 4 से गुणा किया गया है, जो $1.6$ नहीं, $1.5$ अपवर्तनांक के लेंस के लिए सही है।`,
        },
        b: {
          en: String.raw`Right: $\mu = 1.6$ and $R = 24\ \text{cm}$, so $\dfrac{24}{1.2 - 1}$.`,
          hi: String.raw`सही: $\mu = 1.6$ और $R = 24\ \text{cm}$, अतः $\dfrac{24}{1.2 - 1}$।`,
        },
        c: {
          en: String.raw`Only multiplies the focal length in air, $40\ \text{cm}$, by $\dfrac{4}{3}$.`,
          hi: String.raw`वायु की फ़ोकस दूरी $40\ \text{cm}$ को केवल $\dfrac{4}{3}$ से गुणा कर दिया गया है।`,
        },
        d: {
          en: String.raw`Takes $20\ \text{cm}$ as the focal length of the lens itself, though light passes it twice.`,
          hi: String.raw`$20\ \text{cm}$ को लेंस की ही फ़ोकस दूरी मान लिया गया है, जबकि प्रकाश उससे दो बार गुज़रता है।`,
        },
      },
    },
    {
      code: 'jm-045',
      exams: ['jee'],
      subject: 'physics',
      topic: 'electronics',
      difficulty: 'easy',
      targetSeconds: 75,
      stem: {
        en: String.raw`A supply whose voltage varies between $12\ \text{V}$ and $18\ \text{V}$ is connected through a resistor of $300\ \Omega$ to a load of $500\ \Omega$. A Zener diode of breakdown voltage $6\ \text{V}$, reverse-biased, is in parallel with the load. Between which values does the current in the Zener diode vary?`,
        hi: String.raw`एक स्रोत की वोल्टता $12\ \text{V}$ और $18\ \text{V}$ के बीच बदलती है। इसे $300\ \Omega$ के प्रतिरोधक से होकर $500\ \Omega$ के लोड से जोड़ा गया है। लोड के समांतर क्रम में $6\ \text{V}$ भंजन वोल्टता का एक ज़ेनर डायोड पश्चदिशिक बायस में लगा है। ज़ेनर डायोड में धारा किन मानों के बीच बदलती है?`,
      },
      options: [
        {
          id: 'a',
          content: {
            en: String.raw`$20\ \text{mA}$ and $40\ \text{mA}$`,
            hi: String.raw`$20\ \text{mA}$ और $40\ \text{mA}$`,
          },
        },
        {
          id: 'b',
          content: {
            en: String.raw`$28\ \text{mA}$ and $48\ \text{mA}$`,
            hi: String.raw`$28\ \text{mA}$ और $48\ \text{mA}$`,
          },
        },
        {
          id: 'c',
          content: {
            en: String.raw`$8\ \text{mA}$ and $28\ \text{mA}$`,
            hi: String.raw`$8\ \text{mA}$ और $28\ \text{mA}$`,
          },
        },
        {
          id: 'd',
          content: {
            en: String.raw`$32\ \text{mA}$ and $52\ \text{mA}$`,
            hi: String.raw`$32\ \text{mA}$ और $52\ \text{mA}$`,
          },
        },
      ],
      key: { kind: 'mcq', optionIds: ['c'] },
      solution: {
        en: String.raw`In breakdown the Zener diode holds the load at $6\ \text{V}$; the rest of the supply voltage lies across the series resistor.

- Load: $\dfrac{6}{500} = 12\ \text{mA}$ all the time
- Series resistor at $12\ \text{V}$: $\dfrac{12 - 6}{300} = 20\ \text{mA}$; at $18\ \text{V}$: $\dfrac{18 - 6}{300} = 40\ \text{mA}$
- Zener diode: $20 - 12 = 8\ \text{mA}$ and $40 - 12 = 28\ \text{mA}$

The diode takes up the whole change of the current. Both values are positive, so it stays in breakdown.`,
        hi: String.raw`भंजन अवस्था में ज़ेनर डायोड लोड पर $6\ \text{V}$ बनाए रखता है; स्रोत की शेष वोल्टता श्रेणी प्रतिरोधक पर रहती है।

- लोड: हर समय $\dfrac{6}{500} = 12\ \text{mA}$
- श्रेणी प्रतिरोधक, $12\ \text{V}$ पर: $\dfrac{12 - 6}{300} = 20\ \text{mA}$; $18\ \text{V}$ पर: $\dfrac{18 - 6}{300} = 40\ \text{mA}$
- ज़ेनर डायोड: $20 - 12 = 8\ \text{mA}$ और $40 - 12 = 28\ \text{mA}$

धारा का पूरा परिवर्तन डायोड ही ले लेता है। दोनों मान धनात्मक हैं, अतः डायोड भंजन अवस्था में बना रहता है।`,
      },
      reasons: {
        a: {
          en: 'Is the current in the series resistor; the share of the load is not subtracted.',
          hi: 'यह श्रेणी प्रतिरोधक की धारा है; इसमें से लोड की धारा नहीं घटाई गई।',
        },
        b: {
          en: 'Puts the whole supply voltage across the series resistor.',
          hi: 'श्रेणी प्रतिरोधक पर स्रोत की पूरी वोल्टता मान ली गई है।',
        },
        c: {
          en: String.raw`Right: $20$ and $40\ \text{mA}$, each less the $12\ \text{mA}$ of the load.`,
          hi: String.raw`सही: $20$ और $40\ \text{mA}$ में से लोड की $12\ \text{mA}$ घटाने पर।`,
        },
        d: {
          en: 'Adds the current of the load to that of the series resistor.',
          hi: 'लोड की धारा श्रेणी प्रतिरोधक की धारा में जोड़ दी गई है।',
        },
      },
    },
    {
      code: 'jm-046',
      exams: ['jee'],
      subject: 'physics',
      topic: 'rotation',
      difficulty: 'hard',
      targetSeconds: 175,
      stem: {
        en: String.raw`A uniform rod of mass $3\ \text{kg}$ and length $1.28\ \text{m}$ hangs at rest from a smooth hinge at its upper end. A lump of clay of mass $1\ \text{kg}$, moving horizontally, strikes the lower end and sticks to it. The rod then swings until it makes an angle of at most $60^\circ$ with the vertical. Find the magnitude of the impulse, in $\text{N s}$, that the hinge gives to the rod during the impact. (Take $g = 10\ \text{m/s}^2$.)`,
        hi: String.raw`$3\ \text{kg}$ द्रव्यमान और $1.28\ \text{m}$ लंबाई की एक एकसमान छड़ ऊपरी सिरे पर लगे चिकने क़ब्ज़े से विरामावस्था में लटकी है। क्षैतिज दिशा में आता गीली मिट्टी का $1\ \text{kg}$ द्रव्यमान का एक लोंदा उसके निचले सिरे से टकराकर चिपक जाता है। इसके बाद छड़ ऊर्ध्वाधर से अधिकतम $60^\circ$ के कोण तक घूमती है। टक्कर के दौरान क़ब्ज़ा छड़ को कितना आवेग देता है? उसका परिमाण $\text{N s}$ में ज्ञात कीजिए। ($g = 10\ \text{m/s}^2$ लीजिए।)`,
      },
      key: { kind: 'nat', min: '2', max: '2' },
      solution: {
        en: String.raw`In the impact the angular momentum about the hinge is conserved, after it the energy. The change of the linear momentum is then the impulse of the hinge.

- $I = \dfrac{1}{3}(3)L^2 + (1)L^2 = 2L^2$; with $v$ the speed of the clay, $vL = 2L^2\omega \Rightarrow \omega = \dfrac{v}{2L}$
- Swing: $\dfrac{1}{2} \times 2L^2\omega^2 = \left(3 \times \dfrac{L}{2} + L\right)g(1 - \cos 60^\circ)$, so $\dfrac{v^2}{4} = 12.5L = 16$ and $v = 8\ \text{m/s}$
- Linear momentum before: $1 \times 8 = 8\ \text{kg m/s}$; after: $3 \times \dfrac{L\omega}{2} + 1 \times L\omega = 2.5L\omega = 2.5 \times 4 = 10\ \text{kg m/s}$

The hinge gives $10 - 8 = 2\ \text{N s}$, in the direction of the motion of the clay. Trap: linear momentum is not conserved here; the hinge even adds to it.`,
        hi: String.raw`टक्कर में क़ब्ज़े के परितः कोणीय संवेग संरक्षित रहता है और उसके बाद ऊर्जा। तब रेखीय संवेग का परिवर्तन ही क़ब्ज़े का आवेग है।

- $I = \dfrac{1}{3}(3)L^2 + (1)L^2 = 2L^2$; मिट्टी की चाल $v$ हो तो $vL = 2L^2\omega \Rightarrow \omega = \dfrac{v}{2L}$
- ऊपर उठना: $\dfrac{1}{2} \times 2L^2\omega^2 = \left(3 \times \dfrac{L}{2} + L\right)g(1 - \cos 60^\circ)$, अतः $\dfrac{v^2}{4} = 12.5L = 16$ और $v = 8\ \text{m/s}$
- रेखीय संवेग टक्कर से पहले: $1 \times 8 = 8\ \text{kg m/s}$; बाद में: $3 \times \dfrac{L\omega}{2} + 1 \times L\omega = 2.5L\omega = 2.5 \times 4 = 10\ \text{kg m/s}$

क़ब्ज़ा $10 - 8 = 2\ \text{N s}$ आवेग मिट्टी की गति की दिशा में देता है। ध्यान दें: यहाँ रेखीय संवेग संरक्षित नहीं रहता; क़ब्ज़ा उसे बढ़ा देता है।`,
      },
    },
    {
      code: 'jm-047',
      exams: ['jee'],
      subject: 'physics',
      topic: 'electrostatics',
      difficulty: 'medium',
      targetSeconds: 85,
      stem: {
        en: String.raw`A capacitor of $4\ \mu\text{F}$ is charged to $80\ \text{V}$ and another of $12\ \mu\text{F}$ to $20\ \text{V}$. They are disconnected from their batteries, and the positive plate of each is joined to the negative plate of the other. How much energy, in millijoules, is lost?`,
        hi: String.raw`$4\ \mu\text{F}$ का एक संधारित्र $80\ \text{V}$ तक और $12\ \mu\text{F}$ का दूसरा $20\ \text{V}$ तक आवेशित किया जाता है। उन्हें बैटरियों से अलग करके प्रत्येक की धन प्लेट दूसरे की ऋण प्लेट से जोड़ दी जाती है। कितने मिलीजूल ऊर्जा का ह्रास होता है?`,
      },
      key: { kind: 'nat', min: '15', max: '15' },
      solution: {
        en: String.raw`Plates of opposite sign are joined, so the charges subtract and the voltages count as $80\ \text{V}$ and $-20\ \text{V}$.

- Charge left: $320 - 240 = 80\ \mu\text{C}$; common voltage $\dfrac{80}{16} = 5\ \text{V}$
- Before: $\dfrac{1}{2} \times 4 \times 80^2 + \dfrac{1}{2} \times 12 \times 20^2 = 12800 + 2400 = 15200\ \mu\text{J}$
- After: $\dfrac{1}{2} \times 16 \times 5^2 = 200\ \mu\text{J}$

Loss $= 15000\ \mu\text{J} = 15\ \text{mJ}$. In one step: $\dfrac{1}{2}\dfrac{C_1C_2}{C_1 + C_2}(80 + 20)^2 = \dfrac{1}{2} \times 3 \times 10^4\ \mu\text{J}$.`,
        hi: String.raw`विपरीत चिह्न की प्लेटें जुड़ी हैं, इसलिए आवेश एक-दूसरे में से घटाए जाते हैं और वोल्टताएँ $80\ \text{V}$ तथा $-20\ \text{V}$ गिनी जाती हैं।

- बचा आवेश: $320 - 240 = 80\ \mu\text{C}$; उभयनिष्ठ वोल्टता $\dfrac{80}{16} = 5\ \text{V}$
- पहले: $\dfrac{1}{2} \times 4 \times 80^2 + \dfrac{1}{2} \times 12 \times 20^2 = 12800 + 2400 = 15200\ \mu\text{J}$
- बाद में: $\dfrac{1}{2} \times 16 \times 5^2 = 200\ \mu\text{J}$

ह्रास $= 15000\ \mu\text{J} = 15\ \text{mJ}$। एक ही चरण में: $\dfrac{1}{2}\dfrac{C_1C_2}{C_1 + C_2}(80 + 20)^2 = \dfrac{1}{2} \times 3 \times 10^4\ \mu\text{J}$।`,
      },
    },
    {
      code: 'jm-048',
      exams: ['jee'],
      subject: 'physics',
      topic: 'current-electricity',
      difficulty: 'medium',
      targetSeconds: 140,
      stem: {
        en: String.raw`In the circuit shown, the battery has an emf of $28\ \text{V}$ and negligible internal resistance. Find the current drawn from the battery, in amperes.

![Bridge circuit with the corners A, B, C and D. Resistors: 2 ohm between A and B, 4 ohm between B and C, 6 ohm between A and D, 2 ohm between D and C, and 3 ohm between B and D. A battery of 28 V is connected between A and C, its positive terminal to A](/figures/jm-048.svg)`,
        hi: String.raw`दिखाए गए परिपथ में बैटरी का विद्युत वाहक बल $28\ \text{V}$ और आंतरिक प्रतिरोध नगण्य है। बैटरी से ली गई धारा ऐंपियर में ज्ञात कीजिए।

![सेतु परिपथ, जिसके कोने A, B, C और D हैं। प्रतिरोध: A और B के बीच 2 ओम, B और C के बीच 4 ओम, A और D के बीच 6 ओम, D और C के बीच 2 ओम तथा B और D के बीच 3 ओम। 28 V की बैटरी A और C के बीच जुड़ी है, जिसका धन सिरा A से जुड़ा है](/figures/jm-048.svg)`,
      },
      key: { kind: 'nat', min: '9', max: '9' },
      solution: {
        en: String.raw`$\dfrac{2}{4} \ne \dfrac{6}{2}$: the bridge is not balanced, so the $3\ \Omega$ resistor carries a current. Put $V_C = 0$, $V_A = 28\ \text{V}$ and write what enters and leaves $B$ and $D$:

- $B$: $\dfrac{28 - V_B}{2} = \dfrac{V_B}{4} + \dfrac{V_B - V_D}{3} \Rightarrow 13V_B - 4V_D = 168$
- $D$: $\dfrac{28 - V_D}{6} + \dfrac{V_B - V_D}{3} = \dfrac{V_D}{2} \Rightarrow 6V_D - 2V_B = 28$

These give $V_B = 16\ \text{V}$ and $V_D = 10\ \text{V}$. Out of $A$ flow $\dfrac{12}{2} + \dfrac{18}{6} = 6 + 3 = 9\ \text{A}$. Check at $C$: $\dfrac{16}{4} + \dfrac{10}{2} = 9\ \text{A}$.`,
        hi: String.raw`$\dfrac{2}{4} \ne \dfrac{6}{2}$: सेतु संतुलित नहीं है, इसलिए $3\ \Omega$ में भी धारा है। $V_C = 0$ और $V_A = 28\ \text{V}$ मानकर $B$ और $D$ पर आने-जाने वाली धाराएँ लिखिए:

- $B$: $\dfrac{28 - V_B}{2} = \dfrac{V_B}{4} + \dfrac{V_B - V_D}{3} \Rightarrow 13V_B - 4V_D = 168$
- $D$: $\dfrac{28 - V_D}{6} + \dfrac{V_B - V_D}{3} = \dfrac{V_D}{2} \Rightarrow 6V_D - 2V_B = 28$

इनसे $V_B = 16\ \text{V}$ और $V_D = 10\ \text{V}$। $A$ से निकलती धारा $\dfrac{12}{2} + \dfrac{18}{6} = 6 + 3 = 9\ \text{A}$ है। $C$ पर जाँच: $\dfrac{16}{4} + \dfrac{10}{2} = 9\ \text{A}$।`,
      },
    },
    {
      code: 'jm-049',
      exams: ['jee'],
      subject: 'physics',
      topic: 'modern-physics',
      difficulty: 'medium',
      targetSeconds: 125,
      stem: {
        en: String.raw`A nuclear power station delivers $600\ \text{MW}$ of electric power and turns $30\%$ of the energy of fission into electric energy. Each fission of a $^{235}\text{U}$ nucleus releases $200\ \text{MeV}$. How many grams of $^{235}\text{U}$ undergo fission in one day? (Take $1\ \text{eV} = 1.6 \times 10^{-19}\ \text{J}$, $N_A = 6 \times 10^{23}\ \text{mol}^{-1}$ and the molar mass of $^{235}\text{U}$ as $235\ \text{g/mol}$.)`,
        hi: String.raw`एक नाभिकीय विद्युत संयंत्र $600\ \text{MW}$ विद्युत शक्ति देता है और विखंडन की ऊर्जा के $30\%$ को विद्युत ऊर्जा में बदलता है। $^{235}\text{U}$ के एक नाभिक के विखंडन से $200\ \text{MeV}$ ऊर्जा निकलती है। एक दिन में कितने ग्राम $^{235}\text{U}$ का विखंडन होता है? ($1\ \text{eV} = 1.6 \times 10^{-19}\ \text{J}$, $N_A = 6 \times 10^{23}\ \text{mol}^{-1}$ और $^{235}\text{U}$ का मोलर द्रव्यमान $235\ \text{g/mol}$ लीजिए।)`,
      },
      key: { kind: 'nat', min: '2115', max: '2115' },
      solution: {
        en: String.raw`Go from the electric energy back to the number of nuclei.

- Energy of fission in a day: $\dfrac{6 \times 10^8 \times 86400}{0.3} = 1.728 \times 10^{14}\ \text{J}$
- Per fission: $200 \times 10^6 \times 1.6 \times 10^{-19} = 3.2 \times 10^{-11}\ \text{J}$
- Nuclei: $\dfrac{1.728 \times 10^{14}}{3.2 \times 10^{-11}} = 5.4 \times 10^{24}$, which is $\dfrac{5.4 \times 10^{24}}{6 \times 10^{23}} = 9\ \text{mol}$

Mass $= 9 \times 235 = 2115\ \text{g}$. Trap: divide by the efficiency, not multiply, as more energy is released than delivered.`,
        hi: String.raw`विद्युत ऊर्जा से पीछे चलकर नाभिकों की संख्या निकालिए।

- एक दिन में विखंडन की ऊर्जा: $\dfrac{6 \times 10^8 \times 86400}{0.3} = 1.728 \times 10^{14}\ \text{J}$
- प्रति विखंडन: $200 \times 10^6 \times 1.6 \times 10^{-19} = 3.2 \times 10^{-11}\ \text{J}$
- नाभिक: $\dfrac{1.728 \times 10^{14}}{3.2 \times 10^{-11}} = 5.4 \times 10^{24}$, अर्थात् $\dfrac{5.4 \times 10^{24}}{6 \times 10^{23}} = 9\ \text{mol}$

द्रव्यमान $= 9 \times 235 = 2115\ \text{g}$। ध्यान दें: दक्षता से गुणा नहीं, भाग करना है, क्योंकि निकलने वाली ऊर्जा मिलने वाली विद्युत ऊर्जा से अधिक है।`,
      },
    },
    {
      code: 'jm-050',
      exams: ['jee'],
      subject: 'physics',
      topic: 'alternating-current',
      difficulty: 'hard',
      targetSeconds: 175,
      stem: {
        en: String.raw`Two long parallel rails $0.5\ \text{m}$ apart are inclined at $37^\circ$ to the horizontal and joined at the top by a resistor of $0.5\ \Omega$. A rod of mass $0.96\ \text{kg}$, lying horizontally across the rails, slides down them in a uniform vertical magnetic field of $1\ \text{T}$. The coefficient of kinetic friction between the rod and the rails is $\dfrac{1}{3}$; the rails and the rod have negligible resistance. Find the terminal speed of the rod in $\text{m/s}$. (Take $\sin 37^\circ = 0.6$, $\cos 37^\circ = 0.8$ and $g = 10\ \text{m/s}^2$.)`,
        hi: String.raw`एक-दूसरे से $0.5\ \text{m}$ की दूरी पर रखी दो लंबी समांतर पटरियाँ क्षैतिज से $37^\circ$ के कोण पर झुकी हैं और ऊपरी सिरे पर $0.5\ \Omega$ के प्रतिरोधक से जुड़ी हैं। पटरियों पर क्षैतिज रखी $0.96\ \text{kg}$ द्रव्यमान की एक छड़ $1\ \text{T}$ के एकसमान ऊर्ध्वाधर चुंबकीय क्षेत्र में नीचे की ओर सरकती है। छड़ और पटरियों के बीच गतिज घर्षण गुणांक $\dfrac{1}{3}$ है; पटरियों और छड़ का प्रतिरोध नगण्य है। छड़ की सीमांत (अंतिम) चाल $\text{m/s}$ में ज्ञात कीजिए। ($\sin 37^\circ = 0.6$, $\cos 37^\circ = 0.8$ और $g = 10\ \text{m/s}^2$ लीजिए।)`,
      },
      key: { kind: 'nat', min: '8', max: '8' },
      solution: {
        en: String.raw`The magnetic force $F$ on the rod is horizontal. Its part along the rails, $F\cos\theta$, brakes the rod; its other part, $F\sin\theta$, presses it against the rails and so adds to the friction.

- Across the rails: $N = mg\cos\theta + F\sin\theta = 7.68 + 0.6F$
- Along the rails, at the terminal speed: $mg\sin\theta = F\cos\theta + \mu N$, that is $5.76 = 0.8F + 2.56 + 0.2F$, so $F = 3.2\ \text{N}$
- Only the horizontal part of the velocity cuts the field: $\varepsilon = Blv\cos\theta = 0.4v$, $I = 0.8v$, $F = BIl = 0.4v$

$0.4v = 3.2 \Rightarrow v = 8\ \text{m/s}$. The usual errors: a factor $\cos\theta$ is forgotten, or the normal reaction is taken as $mg\cos\theta$.`,
        hi: String.raw`छड़ पर चुंबकीय बल $F$ क्षैतिज है। पटरियों के अनुदिश उसका घटक $F\cos\theta$ छड़ को रोकता है; दूसरा घटक $F\sin\theta$ छड़ को पटरियों पर दबाता है और इस तरह घर्षण बढ़ाता है।

- पटरियों के लंबवत: $N = mg\cos\theta + F\sin\theta = 7.68 + 0.6F$
- पटरियों के अनुदिश, सीमांत चाल पर: $mg\sin\theta = F\cos\theta + \mu N$, अर्थात् $5.76 = 0.8F + 2.56 + 0.2F$, अतः $F = 3.2\ \text{N}$
- क्षेत्र को वेग का केवल क्षैतिज घटक काटता है: $\varepsilon = Blv\cos\theta = 0.4v$, $I = 0.8v$, $F = BIl = 0.4v$

$0.4v = 3.2 \Rightarrow v = 8\ \text{m/s}$। आम ग़लतियाँ: $\cos\theta$ का कोई गुणक छूट जाना, या अभिलंब प्रतिक्रिया को $mg\cos\theta$ मान लेना।`,
      },
    },
  ],
}
