import type { AuthoredQuestion } from '../../../domain/questions/contract.ts'

export const scienceQuestions: AuthoredQuestion[] = [
  {
    code: 'sci-001',
    subject: 'physics',
    topic: 'kinematics',
    difficulty: 'easy',
    targetSeconds: 35,
    stem: {
      en: String.raw`A stone is dropped from rest from a height of $45\ \text{m}$. Neglecting air resistance and taking $g = 10\ \text{m/s}^2$, what is its speed just before it hits the ground?`,
      hi: String.raw`एक पत्थर को $45\ \text{m}$ की ऊँचाई से विरामावस्था से गिराया जाता है। वायु प्रतिरोध को नगण्य मानते हुए और $g = 10\ \text{m/s}^2$ लेते हुए, भूमि से टकराने के ठीक पहले उसकी चाल कितनी होगी?`,
    },
    options: [
      { id: 'a', content: { en: String.raw`$15\ \text{m/s}$`, hi: String.raw`$15\ \text{m/s}$` } },
      { id: 'b', content: { en: String.raw`$30\ \text{m/s}$`, hi: String.raw`$30\ \text{m/s}$` } },
      { id: 'c', content: { en: String.raw`$45\ \text{m/s}$`, hi: String.raw`$45\ \text{m/s}$` } },
      { id: 'd', content: { en: String.raw`$90\ \text{m/s}$`, hi: String.raw`$90\ \text{m/s}$` } },
    ],
    key: { kind: 'mcq', optionIds: ['b'] },
    solution: {
      en: String.raw`Use $v^2 = u^2 + 2gh$ with $u = 0$:

$$
v^2 = 2 \times 10 \times 45 = 900 \Rightarrow v = 30\ \text{m/s}
$$

The value $15\ \text{m/s}$ is the average speed of the fall ($45\ \text{m}$ in $3\ \text{s}$), not the final speed.`,
      hi: String.raw`$v^2 = u^2 + 2gh$ में $u = 0$ रखने पर:

$$
v^2 = 2 \times 10 \times 45 = 900 \Rightarrow v = 30\ \text{m/s}
$$

$15\ \text{m/s}$ गिरने की औसत चाल है ($3\ \text{s}$ में $45\ \text{m}$), अंतिम चाल नहीं।`,
    },
  },
  {
    code: 'sci-002',
    subject: 'physics',
    topic: 'current-electricity',
    difficulty: 'medium',
    targetSeconds: 75,
    stem: {
      en: String.raw`Resistors of $6\ \Omega$ and $3\ \Omega$ are joined in parallel, and this combination is joined in series with a resistor of $4\ \Omega$ and an ideal battery of $12\ \text{V}$. Find the current through the $6\ \Omega$ resistor in amperes, correct to two decimal places.`,
      hi: String.raw`$6\ \Omega$ और $3\ \Omega$ के प्रतिरोधकों को पार्श्वक्रम (समांतर क्रम) में जोड़ा गया है और इस संयोजन को $4\ \Omega$ के प्रतिरोधक तथा $12\ \text{V}$ की एक आदर्श बैटरी के साथ श्रेणीक्रम में जोड़ा गया है। $6\ \Omega$ के प्रतिरोधक से प्रवाहित धारा ऐम्पियर में, दशमलव के दो स्थानों तक सही, ज्ञात कीजिए।`,
    },
    options: [],
    key: { kind: 'nat', min: '0.665', max: '0.675' },
    solution: {
      en: String.raw`Parallel part: $\dfrac{6 \times 3}{6 + 3} = 2\ \Omega$.

Total resistance $= 2 + 4 = 6\ \Omega$.

Total current $= \dfrac{12}{6} = 2\ \text{A}$.

In a parallel pair the current divides in the inverse ratio of the resistances, so through the $6\ \Omega$ resistor

$$
I = 2 \times \frac{3}{6 + 3} = \frac{2}{3} \approx 0.67\ \text{A}
$$

The other $1.33\ \text{A}$ goes through the $3\ \Omega$ resistor. Do not take the whole $12\ \text{V}$ across the parallel pair: only $2 \times 2 = 4\ \text{V}$ is across it.`,
      hi: String.raw`पार्श्वक्रम वाला भाग: $\dfrac{6 \times 3}{6 + 3} = 2\ \Omega$।

कुल प्रतिरोध $= 2 + 4 = 6\ \Omega$।

कुल धारा $= \dfrac{12}{6} = 2\ \text{A}$।

पार्श्वक्रम संयोजन में धारा प्रतिरोधों के व्युत्क्रम अनुपात में बँटती है, अतः $6\ \Omega$ के प्रतिरोधक से

$$
I = 2 \times \frac{3}{6 + 3} = \frac{2}{3} \approx 0.67\ \text{A}
$$

शेष $1.33\ \text{A}$ धारा $3\ \Omega$ के प्रतिरोधक से जाती है। पार्श्वक्रम वाले भाग के सिरों के बीच पूरा $12\ \text{V}$ विभवांतर न मानिए: वहाँ केवल $2 \times 2 = 4\ \text{V}$ है।`,
    },
  },
  {
    code: 'sci-003',
    subject: 'physics',
    topic: 'optics',
    difficulty: 'medium',
    targetSeconds: 80,
    stem: {
      en: String.raw`A small object is placed upright on the principal axis of a concave mirror of focal length $20\ \text{cm}$, at a distance of $30\ \text{cm}$ in front of the mirror. Which of the following are correct? (One or more options may be correct.)`,
      hi: String.raw`$20\ \text{cm}$ फ़ोकस दूरी वाले एक अवतल दर्पण के सामने $30\ \text{cm}$ की दूरी पर एक छोटी वस्तु उसके मुख्य अक्ष पर सीधी खड़ी रखी है। निम्नलिखित में से कौन-से कथन सही हैं? (एक या एक से अधिक विकल्प सही हो सकते हैं।)`,
    },
    options: [
      { id: 'a', content: { en: 'The image is real and inverted.', hi: 'प्रतिबिंब वास्तविक और उलटा है।' } },
      {
        id: 'b',
        content: {
          en: String.raw`If the object is moved to $15\ \text{cm}$ from the mirror, the image is still real.`,
          hi: String.raw`यदि वस्तु को दर्पण से $15\ \text{cm}$ की दूरी पर लाया जाए, तब भी प्रतिबिंब वास्तविक रहता है।`,
        },
      },
      {
        id: 'c',
        content: {
          en: String.raw`The image is $60\ \text{cm}$ in front of the mirror.`,
          hi: String.raw`प्रतिबिंब दर्पण के सामने $60\ \text{cm}$ की दूरी पर है।`,
        },
      },
      {
        id: 'd',
        content: {
          en: 'The image is twice as tall as the object.',
          hi: 'प्रतिबिंब की ऊँचाई वस्तु की ऊँचाई की दुगुनी है।',
        },
      },
    ],
    key: { kind: 'msq', optionIds: ['a', 'c', 'd'] },
    solution: {
      en: String.raw`With the Cartesian sign convention, $u = -30\ \text{cm}$ and $f = -20\ \text{cm}$.

$$
\frac{1}{v} = \frac{1}{f} - \frac{1}{u} = -\frac{1}{20} + \frac{1}{30} = -\frac{1}{60} \Rightarrow v = -60\ \text{cm}
$$

So the image is $60\ \text{cm}$ in front of the mirror, and it is real.

$$
m = -\frac{v}{u} = -\frac{-60}{-30} = -2
$$

The negative sign shows that it is inverted, and it is twice as tall as the object.

At $15\ \text{cm}$ the object is between the focus and the mirror, and a concave mirror then forms a virtual, upright image. So the image does not stay real.`,
      hi: String.raw`कार्तीय चिह्न परिपाटी के अनुसार $u = -30\ \text{cm}$ और $f = -20\ \text{cm}$।

$$
\frac{1}{v} = \frac{1}{f} - \frac{1}{u} = -\frac{1}{20} + \frac{1}{30} = -\frac{1}{60} \Rightarrow v = -60\ \text{cm}
$$

अतः प्रतिबिंब दर्पण के सामने $60\ \text{cm}$ पर है और वास्तविक है।

$$
m = -\frac{v}{u} = -\frac{-60}{-30} = -2
$$

ऋण चिह्न बताता है कि प्रतिबिंब उलटा है, और उसकी ऊँचाई वस्तु की दुगुनी है।

$15\ \text{cm}$ पर वस्तु फ़ोकस और दर्पण के बीच होती है, तब अवतल दर्पण आभासी और सीधा प्रतिबिंब बनाता है। अतः प्रतिबिंब वास्तविक नहीं रहता।`,
    },
  },
  {
    code: 'sci-004',
    subject: 'physics',
    topic: 'work-energy',
    difficulty: 'hard',
    targetSeconds: 95,
    stem: {
      en: String.raw`On a smooth horizontal floor, a block of mass $2\ \text{kg}$ moving at $6\ \text{m/s}$ hits a block of mass $4\ \text{kg}$ at rest and sticks to it. The joined blocks then run into a light spring of force constant $600\ \text{N/m}$ whose other end is fixed to a wall. What is the maximum compression of the spring?`,
      hi: String.raw`एक चिकने क्षैतिज फ़र्श पर $6\ \text{m/s}$ की चाल से चल रहा $2\ \text{kg}$ द्रव्यमान का एक गुटका विरामावस्था में रखे $4\ \text{kg}$ द्रव्यमान के गुटके से टकराकर उससे चिपक जाता है। इसके बाद जुड़े हुए गुटके $600\ \text{N/m}$ बल नियतांक वाली एक हल्की कमानी (स्प्रिंग) से टकराते हैं, जिसका दूसरा सिरा दीवार से जुड़ा है। कमानी का अधिकतम संपीडन कितना होगा?`,
    },
    options: [
      { id: 'a', content: { en: String.raw`$0.28\ \text{m}$`, hi: String.raw`$0.28\ \text{m}$` } },
      { id: 'b', content: { en: String.raw`$0.35\ \text{m}$`, hi: String.raw`$0.35\ \text{m}$` } },
      { id: 'c', content: { en: String.raw`$0.20\ \text{m}$`, hi: String.raw`$0.20\ \text{m}$` } },
      { id: 'd', content: { en: String.raw`$0.40\ \text{m}$`, hi: String.raw`$0.40\ \text{m}$` } },
    ],
    key: { kind: 'mcq', optionIds: ['c'] },
    solution: {
      en: String.raw`**Collision:** momentum is conserved.

$$
2 \times 6 = (2 + 4)v \Rightarrow v = 2\ \text{m/s}
$$

**Compression:** after the collision, the kinetic energy changes into the energy of the spring.

$$
\frac{1}{2} \times 6 \times 2^2 = \frac{1}{2} \times 600 \times x^2 \Rightarrow 24 = 600x^2 \Rightarrow x = 0.20\ \text{m}
$$

Using the initial kinetic energy ($36\ \text{J}$) directly gives about $0.35\ \text{m}$. That is wrong, because $24\ \text{J}$ is lost when the blocks stick together.`,
      hi: String.raw`**टक्कर:** संवेग संरक्षित रहता है।

$$
2 \times 6 = (2 + 4)v \Rightarrow v = 2\ \text{m/s}
$$

**संपीडन:** टक्कर के बाद गतिज ऊर्जा कमानी की ऊर्जा में बदलती है।

$$
\frac{1}{2} \times 6 \times 2^2 = \frac{1}{2} \times 600 \times x^2 \Rightarrow 24 = 600x^2 \Rightarrow x = 0.20\ \text{m}
$$

प्रारंभिक गतिज ऊर्जा ($36\ \text{J}$) को सीधे लेने पर लगभग $0.35\ \text{m}$ आता है। यह ग़लत है, क्योंकि गुटकों के चिपकने में $24\ \text{J}$ ऊर्जा की हानि होती है।`,
    },
  },
  {
    code: 'sci-005',
    subject: 'chemistry',
    topic: 'equilibrium',
    difficulty: 'easy',
    targetSeconds: 25,
    stem: {
      en: String.raw`What is the pH of a $0.01\ \text{M}$ aqueous solution of $\text{HCl}$ at $25\ ^\circ\text{C}$?`,
      hi: String.raw`$25\ ^\circ\text{C}$ पर $\text{HCl}$ के $0.01\ \text{M}$ जलीय विलयन का pH कितना होता है?`,
    },
    options: [
      { id: 'a', content: { en: '1', hi: '1' } },
      { id: 'b', content: { en: '12', hi: '12' } },
      { id: 'c', content: { en: '0.01', hi: '0.01' } },
      { id: 'd', content: { en: '2', hi: '2' } },
    ],
    key: { kind: 'mcq', optionIds: ['d'] },
    solution: {
      en: String.raw`$\text{HCl}$ is a strong acid and ionises completely, so $[\text{H}^+] = 0.01 = 10^{-2}\ \text{M}$.

$$
\text{pH} = -\log_{10}[\text{H}^+] = -\log_{10}(10^{-2}) = 2
$$

The value 12 is the pOH of the solution ($14 - 2$), and 0.01 is the concentration itself.`,
      hi: String.raw`$\text{HCl}$ प्रबल अम्ल है और पूर्णतः आयनित होता है, अतः $[\text{H}^+] = 0.01 = 10^{-2}\ \text{M}$।

$$
\text{pH} = -\log_{10}[\text{H}^+] = -\log_{10}(10^{-2}) = 2
$$

12 विलयन का pOH ($14 - 2$) है और 0.01 स्वयं सांद्रता है।`,
    },
  },
  {
    code: 'sci-006',
    subject: 'chemistry',
    topic: 'mole-concept',
    difficulty: 'easy',
    targetSeconds: 45,
    stem: {
      en: String.raw`How many grams of carbon dioxide are formed by the complete combustion of $8\ \text{g}$ of methane, $\text{CH}_4$? (Atomic masses: $\text{C} = 12$, $\text{H} = 1$, $\text{O} = 16$)`,
      hi: String.raw`$8\ \text{g}$ मेथेन ($\text{CH}_4$) के पूर्ण दहन से कितने ग्राम कार्बन डाइऑक्साइड बनती है? (परमाणु द्रव्यमान: $\text{C} = 12$, $\text{H} = 1$, $\text{O} = 16$)`,
    },
    options: [],
    key: { kind: 'nat', min: '22', max: '22' },
    solution: {
      en: String.raw`$$
\text{CH}_4 + 2\,\text{O}_2 \rightarrow \text{CO}_2 + 2\,\text{H}_2\text{O}
$$

Molar mass of $\text{CH}_4 = 12 + 4 \times 1 = 16\ \text{g/mol}$, so $8\ \text{g}$ is $\dfrac{8}{16} = 0.5\ \text{mol}$.

1 mole of methane gives 1 mole of $\text{CO}_2$, so $0.5\ \text{mol}$ of $\text{CO}_2$ is formed.

Molar mass of $\text{CO}_2 = 12 + 2 \times 16 = 44\ \text{g/mol}$.

Mass $= 0.5 \times 44 = 22\ \text{g}$.`,
      hi: String.raw`$$
\text{CH}_4 + 2\,\text{O}_2 \rightarrow \text{CO}_2 + 2\,\text{H}_2\text{O}
$$

$\text{CH}_4$ का मोलर द्रव्यमान $= 12 + 4 \times 1 = 16\ \text{g/mol}$, अतः $8\ \text{g}$ में $\dfrac{8}{16} = 0.5\ \text{mol}$ मेथेन है।

1 मोल मेथेन से 1 मोल $\text{CO}_2$ बनती है, अतः $0.5\ \text{mol}$ $\text{CO}_2$ बनेगी।

$\text{CO}_2$ का मोलर द्रव्यमान $= 12 + 2 \times 16 = 44\ \text{g/mol}$।

द्रव्यमान $= 0.5 \times 44 = 22\ \text{g}$।`,
    },
  },
  {
    code: 'sci-007',
    subject: 'chemistry',
    topic: 'bonding',
    difficulty: 'medium',
    targetSeconds: 45,
    stem: {
      en: 'Which of the following molecules have zero net dipole moment? (One or more options may be correct.)',
      hi: 'निम्नलिखित में से किन अणुओं का परिणामी द्विध्रुव आघूर्ण शून्य है? (एक या एक से अधिक विकल्प सही हो सकते हैं।)',
    },
    options: [
      { id: 'a', content: { en: String.raw`$\text{NH}_3$`, hi: String.raw`$\text{NH}_3$` } },
      { id: 'b', content: { en: String.raw`$\text{BF}_3$`, hi: String.raw`$\text{BF}_3$` } },
      { id: 'c', content: { en: String.raw`$\text{H}_2\text{O}$`, hi: String.raw`$\text{H}_2\text{O}$` } },
      { id: 'd', content: { en: String.raw`$\text{CO}_2$`, hi: String.raw`$\text{CO}_2$` } },
    ],
    key: { kind: 'msq', optionIds: ['b', 'd'] },
    solution: {
      en: String.raw`The bonds in all four molecules are polar, so the shape decides.

- $\text{BF}_3$ is trigonal planar and symmetric: the three bond dipoles cancel. Zero.
- $\text{CO}_2$ is linear: the two bond dipoles are equal and opposite. Zero.
- $\text{NH}_3$ is pyramidal with a lone pair on nitrogen: the dipoles do not cancel. It looks like $\text{BF}_3$ in formula, but boron has no lone pair here.
- $\text{H}_2\text{O}$ is bent with two lone pairs on oxygen: the dipoles do not cancel.`,
      hi: String.raw`चारों अणुओं में आबंध ध्रुवीय हैं, इसलिए उत्तर अणु की आकृति पर निर्भर करता है।

- $\text{BF}_3$ त्रिकोणीय समतलीय और सममित है: तीनों आबंध द्विध्रुव एक-दूसरे को निरस्त कर देते हैं। परिणामी आघूर्ण शून्य है।
- $\text{CO}_2$ रैखिक है: दोनों आबंध द्विध्रुव परिमाण में समान और दिशा में विपरीत हैं। परिणामी आघूर्ण शून्य है।
- $\text{NH}_3$ पिरामिडी है और नाइट्रोजन पर एक एकाकी युग्म है: द्विध्रुव निरस्त नहीं होते। सूत्र में यह $\text{BF}_3$ जैसा दिखता है, पर वहाँ बोरॉन पर एकाकी युग्म नहीं है।
- $\text{H}_2\text{O}$ मुड़ी हुई आकृति का है और ऑक्सीजन पर दो एकाकी युग्म हैं: द्विध्रुव निरस्त नहीं होते।`,
    },
  },
  {
    code: 'sci-008',
    subject: 'chemistry',
    topic: 'mole-concept',
    difficulty: 'hard',
    targetSeconds: 85,
    stem: {
      en: String.raw`What volume of $0.2\ \text{M}$ $\text{FeSO}_4$ solution is completely oxidised to $\text{Fe}^{3+}$ by $20\ \text{mL}$ of $0.1\ \text{M}$ $\text{KMnO}_4$ solution in the presence of excess dilute sulphuric acid?`,
      hi: String.raw`तनु सल्फ़्यूरिक अम्ल की अधिकता में $0.1\ \text{M}$ $\text{KMnO}_4$ विलयन के $20\ \text{mL}$ द्वारा $0.2\ \text{M}$ $\text{FeSO}_4$ विलयन का कितना आयतन पूर्णतः $\text{Fe}^{3+}$ में ऑक्सीकृत हो जाता है?`,
    },
    options: [
      { id: 'a', content: { en: String.raw`$50\ \text{mL}$`, hi: String.raw`$50\ \text{mL}$` } },
      { id: 'b', content: { en: String.raw`$10\ \text{mL}$`, hi: String.raw`$10\ \text{mL}$` } },
      { id: 'c', content: { en: String.raw`$30\ \text{mL}$`, hi: String.raw`$30\ \text{mL}$` } },
      { id: 'd', content: { en: String.raw`$2\ \text{mL}$`, hi: String.raw`$2\ \text{mL}$` } },
    ],
    key: { kind: 'mcq', optionIds: ['a'] },
    solution: {
      en: String.raw`In acidic medium $\text{MnO}_4^-$ takes 5 electrons and each $\text{Fe}^{2+}$ gives 1:

$$
\text{MnO}_4^- + 8\,\text{H}^+ + 5\,\text{Fe}^{2+} \rightarrow \text{Mn}^{2+} + 5\,\text{Fe}^{3+} + 4\,\text{H}_2\text{O}
$$

$\text{KMnO}_4$ used $= 20 \times 0.1 = 2\ \text{mmol}$.

$\text{Fe}^{2+}$ oxidised $= 5 \times 2 = 10\ \text{mmol}$.

$$
V = \frac{10}{0.2} = 50\ \text{mL}
$$

A ratio of $1 : 1$ gives $10\ \text{mL}$. A ratio of $1 : 3$ gives $30\ \text{mL}$: that is for neutral medium, where $\text{MnO}_2$ is formed.`,
      hi: String.raw`अम्लीय माध्यम में $\text{MnO}_4^-$ 5 इलेक्ट्रॉन लेता है और प्रत्येक $\text{Fe}^{2+}$ 1 इलेक्ट्रॉन देता है:

$$
\text{MnO}_4^- + 8\,\text{H}^+ + 5\,\text{Fe}^{2+} \rightarrow \text{Mn}^{2+} + 5\,\text{Fe}^{3+} + 4\,\text{H}_2\text{O}
$$

प्रयुक्त $\text{KMnO}_4 = 20 \times 0.1 = 2\ \text{mmol}$।

ऑक्सीकृत $\text{Fe}^{2+} = 5 \times 2 = 10\ \text{mmol}$।

$$
V = \frac{10}{0.2} = 50\ \text{mL}
$$

$1 : 1$ अनुपात लेने पर $10\ \text{mL}$ आता है। $1 : 3$ अनुपात से $30\ \text{mL}$ आता है: वह उदासीन माध्यम के लिए है, जहाँ $\text{MnO}_2$ बनता है।`,
    },
  },
  {
    code: 'sci-009',
    subject: 'biology',
    topic: 'human-physiology',
    difficulty: 'easy',
    targetSeconds: 20,
    stem: {
      en: 'In an adult human, which blood vessel carries oxygenated blood from the lungs to the heart?',
      hi: 'वयस्क मनुष्य में कौन-सी रक्त वाहिका फेफड़ों से हृदय तक ऑक्सीजनित रक्त ले जाती है?',
    },
    options: [
      { id: 'a', content: { en: 'Pulmonary artery', hi: 'फुफ्फुस धमनी' } },
      { id: 'b', content: { en: 'Pulmonary vein', hi: 'फुफ्फुस शिरा' } },
      { id: 'c', content: { en: 'Aorta', hi: 'महाधमनी' } },
      { id: 'd', content: { en: 'Vena cava', hi: 'महाशिरा' } },
    ],
    key: { kind: 'mcq', optionIds: ['b'] },
    solution: {
      en: String.raw`Veins bring blood **to** the heart and arteries take it **away** from the heart. The **pulmonary vein** brings oxygenated blood from the lungs to the left atrium. It is an exception among veins, most of which carry deoxygenated blood.

- The pulmonary artery takes deoxygenated blood from the heart to the lungs.
- The aorta carries oxygenated blood from the heart to the body.
- The vena cava brings deoxygenated blood from the body to the heart.`,
      hi: String.raw`शिराएँ रक्त को हृदय **की ओर** लाती हैं और धमनियाँ हृदय **से दूर** ले जाती हैं। **फुफ्फुस शिरा** फेफड़ों से ऑक्सीजनित रक्त बाएँ अलिंद में लाती है। यह शिराओं में अपवाद है, क्योंकि अधिकांश शिराओं में विऑक्सीजनित रक्त होता है।

- फुफ्फुस धमनी विऑक्सीजनित रक्त को हृदय से फेफड़ों तक ले जाती है।
- महाधमनी ऑक्सीजनित रक्त को हृदय से शरीर तक ले जाती है।
- महाशिरा विऑक्सीजनित रक्त को शरीर से हृदय तक लाती है।`,
    },
  },
  {
    code: 'sci-010',
    subject: 'biology',
    topic: 'genetics',
    difficulty: 'medium',
    targetSeconds: 55,
    stem: {
      en: 'In pea plants, tallness (T) is completely dominant over dwarfness (t). Two heterozygous tall plants (Tt) are crossed. Which of the following are expected in their offspring? (One or more options may be correct.)',
      hi: 'मटर के पौधों में लंबापन (T) बौनेपन (t) पर पूर्णतः प्रभावी है। दो विषमयुग्मजी लंबे पौधों (Tt) का संकरण कराया जाता है। उनकी संतति में निम्नलिखित में से क्या अपेक्षित है? (एक या एक से अधिक विकल्प सही हो सकते हैं।)',
    },
    options: [
      {
        id: 'a',
        content: {
          en: 'All the tall plants breed true on selfing.',
          hi: 'सभी लंबे पौधे स्वपरागण होने पर तद्रूप (शुद्ध) प्रजनन करते हैं।',
        },
      },
      { id: 'b', content: { en: 'Three-fourths of the plants are tall.', hi: 'तीन-चौथाई पौधे लंबे होते हैं।' } },
      { id: 'c', content: { en: 'Half of the plants are heterozygous.', hi: 'आधे पौधे विषमयुग्मजी होते हैं।' } },
      {
        id: 'd',
        content: {
          en: 'The phenotypic ratio is the same as the genotypic ratio.',
          hi: 'लक्षणप्ररूपी अनुपात जीनप्ररूपी अनुपात के समान होता है।',
        },
      },
    ],
    key: { kind: 'msq', optionIds: ['b', 'c'] },
    solution: {
      en: String.raw`The cross Tt × Tt gives

| | T | t |
| --- | --- | --- |
| **T** | TT | Tt |
| **t** | Tt | tt |

- Genotypes TT : Tt : tt $= 1 : 2 : 1$, so half of the plants (Tt) are heterozygous.
- Phenotypes tall : dwarf $= 3 : 1$, so three-fourths are tall.

The two ratios, $1 : 2 : 1$ and $3 : 1$, are different. Of the tall plants only one-third (TT) breed true; the Tt plants give some dwarf plants on selfing.`,
      hi: String.raw`Tt × Tt संकरण से प्राप्त होता है:

| | T | t |
| --- | --- | --- |
| **T** | TT | Tt |
| **t** | Tt | tt |

- जीनप्ररूप TT : Tt : tt $= 1 : 2 : 1$, अतः आधे पौधे (Tt) विषमयुग्मजी हैं।
- लक्षणप्ररूप लंबे : बौने $= 3 : 1$, अतः तीन-चौथाई पौधे लंबे हैं।

दोनों अनुपात, $1 : 2 : 1$ और $3 : 1$, भिन्न हैं। लंबे पौधों में से केवल एक-तिहाई (TT) तद्रूप (शुद्ध) प्रजनन करते हैं; Tt पौधों से स्वपरागण होने पर कुछ बौने पौधे भी मिलते हैं।`,
    },
  },
]
