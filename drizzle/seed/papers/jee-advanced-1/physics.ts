import type { PaperSection } from '../paper.ts'

export const physics: PaperSection = {
  presetSectionId: 'physics',
  questions: [
    {
      code: 'ja-018',
      exams: ['jee'],
      subject: 'physics',
      topic: 'laws-of-motion',
      difficulty: 'medium',
      targetSeconds: 190,
      stem: {
        en: String.raw`A long incline makes an angle $\theta$ with the horizontal, where $\sin\theta = 0.6$. The coefficient of friction between the incline and a small block grows with the distance $x$ (in metres) from the point $O$ down the incline as $\mu = 0.5x$; the static and the kinetic coefficients are equal. At $t = 0$ the block is at $O$ and moves down the incline at $3\sqrt{3}\ \text{m/s}$. After what time does it come to rest? (Take $g = 10\ \text{m/s}^2$.)`,
        hi: String.raw`एक लंबा आनत तल क्षैतिज से $\theta$ कोण बनाता है, जहाँ $\sin\theta = 0.6$ है। तल और एक छोटे गुटके के बीच घर्षण गुणांक बिंदु $O$ से तल के अनुदिश नीचे की ओर नापी गई दूरी $x$ (मीटर में) के साथ $\mu = 0.5x$ के अनुसार बढ़ता है; स्थैतिक और गतिज घर्षण गुणांक बराबर हैं। $t = 0$ पर गुटका $O$ पर है और $3\sqrt{3}\ \text{m/s}$ की चाल से तल पर नीचे की ओर जा रहा है। कितने समय बाद वह विराम में आएगा? ($g = 10\ \text{m/s}^2$ लीजिए।)`,
      },
      options: [
        {
          id: 'a',
          content: { en: String.raw`$\dfrac{\pi}{2}\ \text{s}$`, hi: String.raw`$\dfrac{\pi}{2}\ \text{s}$` },
        },
        {
          id: 'b',
          content: { en: String.raw`$\dfrac{5\pi}{12}\ \text{s}$`, hi: String.raw`$\dfrac{5\pi}{12}\ \text{s}$` },
        },
        {
          id: 'c',
          content: { en: String.raw`$\dfrac{\pi}{4}\ \text{s}$`, hi: String.raw`$\dfrac{\pi}{4}\ \text{s}$` },
        },
        {
          id: 'd',
          content: { en: String.raw`$\dfrac{\pi}{3}\ \text{s}$`, hi: String.raw`$\dfrac{\pi}{3}\ \text{s}$` },
        },
      ],
      key: { kind: 'mcq', optionIds: ['d'] },
      solution: {
        en: String.raw`Friction that grows linearly with $x$ acts like a spring, so the motion down to the stop is a part of a simple harmonic motion:

$$
a = g\sin\theta - 0.5x\,g\cos\theta = 6 - 4x = -4(x - 1.5)
$$

- $\omega = 2\ \text{rad/s}$, centre at $x = 1.5\ \text{m}$
- Amplitude: $A^2 = 1.5^2 + \left(\dfrac{3\sqrt{3}}{2}\right)^2 = 9$, so $A = 3\ \text{m}$
- The block starts at $-\dfrac{A}{2}$ from the centre and stops at $+A$: phase $30^\circ + 90^\circ = 120^\circ$

$t = \dfrac{2\pi/3}{2} = \dfrac{\pi}{3}\ \text{s}$. It stays there, as $\mu = 0.5 \times 4.5 > \tan\theta$.`,
        hi: String.raw`$x$ के साथ रैखिक रूप से बढ़ने वाला घर्षण कमानी जैसा काम करता है, इसलिए रुकने तक की गति सरल आवर्त गति का एक भाग है:

$$
a = g\sin\theta - 0.5x\,g\cos\theta = 6 - 4x = -4(x - 1.5)
$$

- $\omega = 2\ \text{rad/s}$, केंद्र $x = 1.5\ \text{m}$ पर
- आयाम: $A^2 = 1.5^2 + \left(\dfrac{3\sqrt{3}}{2}\right)^2 = 9$, अतः $A = 3\ \text{m}$
- गुटका केंद्र से $-\dfrac{A}{2}$ पर चलना आरंभ करके $+A$ पर रुकता है: कला में परिवर्तन $30^\circ + 90^\circ = 120^\circ$

$t = \dfrac{2\pi/3}{2} = \dfrac{\pi}{3}\ \text{s}$। वह वहीं रुका रहता है, क्योंकि $\mu = 0.5 \times 4.5 > \tan\theta$ है।`,
      },
      reasons: {
        a: {
          en: 'Takes half a period, which holds for a start from rest at $O$.',
          hi: 'आधा आवर्तकाल लिया गया है, जो $O$ से विराम से चलने पर सही होता।',
        },
        b: {
          en: String.raw`Takes $60^\circ$ of phase, not $30^\circ$, from $-\dfrac{A}{2}$ to the centre.`,
          hi: String.raw`$-\dfrac{A}{2}$ से केंद्र तक कला $30^\circ$ की जगह $60^\circ$ ली गई है।`,
        },
        c: {
          en: 'Counts only the quarter period from the centre to the extreme.',
          hi: 'केवल केंद्र से चरम स्थिति तक का चौथाई आवर्तकाल गिना गया है।',
        },
        d: {
          en: String.raw`Right: a phase of $\dfrac{2\pi}{3}$ at $\omega = 2\ \text{rad/s}$.`,
          hi: String.raw`सही: $\omega = 2\ \text{rad/s}$ से कला में $\dfrac{2\pi}{3}$ का परिवर्तन।`,
        },
      },
    },
    {
      code: 'ja-019',
      exams: ['jee'],
      subject: 'physics',
      topic: 'optics',
      difficulty: 'hard',
      targetSeconds: 230,
      stem: {
        en: String.raw`A thin equiconvex lens of refractive index $1.5$, each of its faces having a radius of curvature of $20\ \text{cm}$, is fixed in the thin wall of a tank filled with a liquid of refractive index $\dfrac{4}{3}$. A point object $O$ lies in air on the axis, $40\ \text{cm}$ from the lens. In the liquid, a convex mirror $M$ of radius of curvature $60\ \text{cm}$ faces the lens, its pole on the axis at a distance $d$ from the lens. For which values of $d$ is the image formed by the light that leaves the tank again at $O$ itself?

![A lens fixed in the left wall of a tank. To the left of it is air with n = 1 and the point object O on the axis, 40 cm from the lens. To the right is the liquid with n = 4/3, and in it the mirror M with its bulging reflecting side towards the lens, at the distance d from the lens](/figures/ja-019.svg)`,
        hi: String.raw`$1.5$ अपवर्तनांक का एक पतला उभयोत्तल लेंस, जिसके दोनों पृष्ठों की वक्रता त्रिज्या $20\ \text{cm}$ है, एक टंकी की पतली दीवार में लगा है। टंकी में $\dfrac{4}{3}$ अपवर्तनांक का द्रव भरा है। वायु में अक्ष पर लेंस से $40\ \text{cm}$ दूर एक बिंदु बिंब $O$ है। द्रव में $60\ \text{cm}$ वक्रता त्रिज्या का एक उत्तल दर्पण $M$ लेंस के सम्मुख है, जिसका ध्रुव अक्ष पर लेंस से $d$ दूरी पर है। $d$ के किन मानों के लिए टंकी से बाहर निकलने वाले प्रकाश से बना प्रतिबिंब $O$ पर ही बनता है?

![टंकी की बाईं दीवार में लगा लेंस। उसके बाईं ओर n = 1 वाली वायु है, जिसमें अक्ष पर लेंस से 40 cm दूर बिंदु बिंब O है। दाईं ओर n = 4/3 वाला द्रव है, जिसमें लेंस से d दूरी पर दर्पण M है; उसका उभरा हुआ परावर्तक पृष्ठ लेंस की ओर है](/figures/ja-019.svg)`,
      },
      options: [
        {
          id: 'a',
          content: {
            en: String.raw`$60\ \text{cm}$ and $120\ \text{cm}$`,
            hi: String.raw`$60\ \text{cm}$ और $120\ \text{cm}$`,
          },
        },
        {
          id: 'b',
          content: {
            en: String.raw`$160\ \text{cm}$ and $220\ \text{cm}$`,
            hi: String.raw`$160\ \text{cm}$ और $220\ \text{cm}$`,
          },
        },
        {
          id: 'c',
          content: {
            en: String.raw`$100\ \text{cm}$ and $160\ \text{cm}$`,
            hi: String.raw`$100\ \text{cm}$ और $160\ \text{cm}$`,
          },
        },
        {
          id: 'd',
          content: {
            en: String.raw`$130\ \text{cm}$ and $160\ \text{cm}$`,
            hi: String.raw`$130\ \text{cm}$ और $160\ \text{cm}$`,
          },
        },
      ],
      key: { kind: 'mcq', optionIds: ['c'] },
      solution: {
        en: String.raw`First find where the lens sends the rays. For a thin lens between two media:

$$
\frac{n_2}{v} - \frac{n_1}{u} = \frac{n - n_1}{R_1} + \frac{n_2 - n}{R_2}
$$

$\dfrac{4/3}{v} + \dfrac{1}{40} = \dfrac{0.5}{20} + \dfrac{4/3 - 1.5}{-20} = \dfrac{1}{30}$ gives $v = 160\ \text{cm}$.

The light returns to $O$ if the mirror sends it back so that it seems to come from that same point, $160\ \text{cm}$ from the lens. This happens in two ways:

- the point is the pole of the mirror: $d = 160\ \text{cm}$ (each ray comes back on the other side of the axis)
- the point is its centre of curvature, so that the rays retrace their paths: the centre lies $60\ \text{cm}$ behind the pole, $d = 160 - 60 = 100\ \text{cm}$

The pole is the case that is often forgotten.`,
        hi: String.raw`पहले देखिए कि लेंस किरणों को कहाँ भेजता है। दो माध्यमों के बीच पतले लेंस के लिए:

$$
\frac{n_2}{v} - \frac{n_1}{u} = \frac{n - n_1}{R_1} + \frac{n_2 - n}{R_2}
$$

$\dfrac{4/3}{v} + \dfrac{1}{40} = \dfrac{0.5}{20} + \dfrac{4/3 - 1.5}{-20} = \dfrac{1}{30}$ से $v = 160\ \text{cm}$ मिलता है।

प्रकाश $O$ पर तभी लौटेगा जब दर्पण से लौटने पर वह लेंस से $160\ \text{cm}$ दूर स्थित उसी बिंदु से आता प्रतीत हो। ऐसा दो तरह से होता है:

- वह बिंदु दर्पण का ध्रुव हो: $d = 160\ \text{cm}$ (हर किरण अक्ष की दूसरी ओर से लौटती है)
- वह बिंदु वक्रता केंद्र हो, जिससे किरणें अपने ही पथ पर लौटें: केंद्र ध्रुव से $60\ \text{cm}$ पीछे है, अतः $d = 160 - 60 = 100\ \text{cm}$

ध्रुव वाली स्थिति प्रायः छूट जाती है।`,
      },
      reasons: {
        a: {
          en: String.raw`Takes the liquid as air on the image side, $\dfrac{1}{v}$ in place of $\dfrac{4/3}{v}$, and gets $v = 120\ \text{cm}$.`,
          hi: String.raw`प्रतिबिंब की ओर $\dfrac{4/3}{v}$ की जगह $\dfrac{1}{v}$ लेकर $v = 120\ \text{cm}$ निकाला गया है।`,
        },
        b: {
          en: 'Puts the centre of curvature in front of the mirror, as for a concave one.',
          hi: 'वक्रता केंद्र को अवतल दर्पण की तरह दर्पण के आगे मान लिया गया है।',
        },
        c: {
          en: 'Right: the rays meet at the pole or head for the centre of curvature.',
          hi: 'सही: किरणें या तो ध्रुव पर मिलती हैं या वक्रता केंद्र की ओर जाती हैं।',
        },
        d: {
          en: 'Aims the rays at the focus of the mirror; they would come back parallel to the axis.',
          hi: 'किरणों को दर्पण के फ़ोकस की ओर माना गया है; तब वे अक्ष के समांतर लौटतीं।',
        },
      },
    },
    {
      code: 'ja-020',
      exams: ['jee'],
      subject: 'physics',
      topic: 'thermodynamics',
      difficulty: 'hard',
      targetSeconds: 240,
      stem: {
        en: String.raw`A rigid vessel $A$ of volume $V$ holds a monatomic ideal gas. A thin tube with a closed valve joins it to an evacuated rigid vessel $B$ of volume $31V$. The valve is opened a little, and gas flows slowly into $B$ until the pressures become equal, when the valve is closed. No heat passes through the walls of the vessels or along the tube, and the gas that is still in $A$ expands reversibly. After each vessel has come to equilibrium, what is the ratio of the temperature of the gas in $B$ to that of the gas in $A$?`,
        hi: String.raw`$V$ आयतन के एक दृढ़ पात्र $A$ में एकपरमाणुक आदर्श गैस भरी है। बंद वाल्व वाली एक पतली नली उसे $31V$ आयतन के निर्वातित दृढ़ पात्र $B$ से जोड़ती है। वाल्व थोड़ा-सा खोला जाता है और गैस धीरे-धीरे $B$ में तब तक जाती है, जब तक दोनों दाब बराबर नहीं हो जाते; तब वाल्व बंद कर दिया जाता है। पात्रों की दीवारों से या नली के अनुदिश ऊष्मा का कोई प्रवाह नहीं होता और $A$ में बची हुई गैस का प्रसार उत्क्रमणीय होता है। प्रत्येक पात्र में साम्य स्थापित होने के बाद $B$ की गैस और $A$ की गैस के तापों का अनुपात क्या है?`,
      },
      options: [
        { id: 'a', content: { en: String.raw`$\dfrac{32}{7}$`, hi: String.raw`$\dfrac{32}{7}$` } },
        { id: 'b', content: { en: String.raw`$\dfrac{31}{7}$`, hi: String.raw`$\dfrac{31}{7}$` } },
        { id: 'c', content: { en: String.raw`$4$`, hi: String.raw`$4$` } },
        { id: 'd', content: { en: String.raw`$\dfrac{31}{28}$`, hi: String.raw`$\dfrac{31}{28}$` } },
      ],
      key: { kind: 'mcq', optionIds: ['b'] },
      solution: {
        en: String.raw`The total energy is conserved and fixes the pressure; the adiabatic law holds only for the gas that stays in $A$.

- Energy $\dfrac{3}{2}PV$: $\ P_0V = P(V + 31V) \Rightarrow P = \dfrac{P_0}{32}$
- Gas left in $A$: $TP^{-2/5}$ is constant, so $T_A = T_0\left(\dfrac{1}{32}\right)^{2/5} = \dfrac{T_0}{4}$
- Moles in $A$: $n_A = \dfrac{PV}{RT_A} = \dfrac{4}{32}n_0 = \dfrac{n_0}{8}$, so $n_B = \dfrac{7n_0}{8}$
- Equal pressures: $\dfrac{T_B}{T_A} = \dfrac{31V/n_B}{V/n_A} = 31 \times \dfrac{1}{7} = \dfrac{31}{7}$

So $T_B = \dfrac{31}{28}T_0 > T_0$: the gas in $A$ has done work on the gas that it pushed out. It is no plain free expansion at $T_0$.`,
        hi: String.raw`कुल ऊर्जा संरक्षित रहती है और उसी से दाब मिलता है; रुद्धोष्म नियम केवल $A$ में बची गैस पर लागू होता है।

- ऊर्जा $\dfrac{3}{2}PV$: $\ P_0V = P(V + 31V) \Rightarrow P = \dfrac{P_0}{32}$
- $A$ में बची गैस: $TP^{-2/5}$ नियत है, अतः $T_A = T_0\left(\dfrac{1}{32}\right)^{2/5} = \dfrac{T_0}{4}$
- $A$ में मोल: $n_A = \dfrac{PV}{RT_A} = \dfrac{4}{32}n_0 = \dfrac{n_0}{8}$, अतः $n_B = \dfrac{7n_0}{8}$
- दाब बराबर हैं: $\dfrac{T_B}{T_A} = \dfrac{31V/n_B}{V/n_A} = 31 \times \dfrac{1}{7} = \dfrac{31}{7}$

अर्थात् $T_B = \dfrac{31}{28}T_0 > T_0$: $A$ की गैस ने बाहर धकेली गई गैस पर कार्य किया है। यह $T_0$ पर होने वाला साधारण मुक्त प्रसार नहीं है।`,
      },
      reasons: {
        a: {
          en: 'Gives the whole initial energy to the gas in $B$ and forgets what is left in $A$.',
          hi: 'पूरी आरंभिक ऊर्जा $B$ की गैस को दे दी गई है; $A$ में बची ऊर्जा छूट गई है।',
        },
        b: {
          en: String.raw`Right: $\dfrac{1}{8}$ of the gas stays in $A$, at the same pressure in $\dfrac{1}{31}$ of the volume of $B$.`,
          hi: String.raw`सही: $A$ में $\dfrac{1}{8}$ गैस बचती है, जो उसी दाब पर $B$ के $\dfrac{1}{31}$ आयतन में है।`,
        },
        c: {
          en: 'Leaves the gas in $B$ at its first temperature, as in a free expansion.',
          hi: 'मुक्त प्रसार की तरह $B$ की गैस का ताप आरंभिक ताप के बराबर मान लिया गया है।',
        },
        d: {
          en: 'Compares the gas in $B$ with the initial temperature and not with the gas in $A$.',
          hi: '$B$ की गैस की तुलना $A$ की गैस से नहीं, आरंभिक ताप से की गई है।',
        },
      },
    },
    {
      code: 'ja-021',
      exams: ['jee'],
      subject: 'physics',
      topic: 'alternating-current',
      difficulty: 'medium',
      targetSeconds: 190,
      stem: {
        en: String.raw`A circular ring of radius $a$ consists of two semicircular wires of resistances $R$ and $3R$, joined at $P$ and $Q$. A straight wire of resistance $R$ along the diameter joins $P$ with $Q$. A uniform magnetic field, perpendicular to the plane of the ring, covers the whole ring, and its magnitude grows at the constant rate $\alpha$. Neglect self-inductance. What is the current in the straight wire?`,
        hi: String.raw`$a$ त्रिज्या का एक वृत्ताकार वलय $R$ और $3R$ प्रतिरोध के दो अर्धवृत्ताकार तारों से बना है, जो $P$ और $Q$ पर जुड़े हैं। व्यास के अनुदिश लगा $R$ प्रतिरोध का एक सीधा तार $P$ को $Q$ से जोड़ता है। वलय के तल के लंबवत एकसमान चुंबकीय क्षेत्र पूरे वलय पर है और उसका परिमाण नियत दर $\alpha$ से बढ़ रहा है। स्वप्रेरकत्व नगण्य है। सीधे तार में धारा कितनी है?`,
      },
      options: [
        {
          id: 'a',
          content: { en: String.raw`$\dfrac{2\pi a^2\alpha}{7R}$`, hi: String.raw`$\dfrac{2\pi a^2\alpha}{7R}$` },
        },
        {
          id: 'b',
          content: { en: String.raw`$\dfrac{\pi a^2\alpha}{4R}$`, hi: String.raw`$\dfrac{\pi a^2\alpha}{4R}$` },
        },
        {
          id: 'c',
          content: { en: String.raw`$\dfrac{\pi a^2\alpha}{7R}$`, hi: String.raw`$\dfrac{\pi a^2\alpha}{7R}$` },
        },
        {
          id: 'd',
          content: { en: String.raw`$\dfrac{\pi a^2\alpha}{20R}$`, hi: String.raw`$\dfrac{\pi a^2\alpha}{20R}$` },
        },
      ],
      key: { kind: 'mcq', optionIds: ['c'] },
      solution: {
        en: String.raw`The emf is spread along the semicircles: each half loop has $\dfrac{\varepsilon}{2}$ with $\varepsilon = \pi a^2\alpha$, both in the same sense round the ring. In the straight wire the two loop currents are opposite.

Quickest with the straight wire taken out (Thevenin):

- Current in the ring: $\dfrac{\varepsilon}{4R}$
- Voltage between $P$ and $Q$: $\dfrac{\varepsilon}{2} - \dfrac{\varepsilon}{4R}R = \dfrac{\varepsilon}{4}$
- Resistance seen from $P$ and $Q$: $R$ and $3R$ in parallel, $\dfrac{3R}{4}$

Current in the straight wire: $\dfrac{\varepsilon/4}{\frac{3}{4}R + R} = \dfrac{\varepsilon}{7R} = \dfrac{\pi a^2\alpha}{7R}$. With equal halves it would be zero.`,
        hi: String.raw`विद्युत वाहक बल अर्धवृत्तों के अनुदिश फैला है: प्रत्येक आधे लूप में $\dfrac{\varepsilon}{2}$ है, जहाँ $\varepsilon = \pi a^2\alpha$; वलय पर दोनों की दिशा एक ही है। सीधे तार में दोनों लूपों की धाराएँ विपरीत हैं।

सबसे छोटा रास्ता: सीधा तार हटाकर देखिए (थेवेनिन):

- वलय में धारा: $\dfrac{\varepsilon}{4R}$
- $P$ और $Q$ के बीच वोल्टता: $\dfrac{\varepsilon}{2} - \dfrac{\varepsilon}{4R}R = \dfrac{\varepsilon}{4}$
- $P$ और $Q$ से देखने पर प्रतिरोध: $R$ और $3R$ पार्श्वक्रम में, $\dfrac{3R}{4}$

सीधे तार में धारा: $\dfrac{\varepsilon/4}{\frac{3}{4}R + R} = \dfrac{\varepsilon}{7R} = \dfrac{\pi a^2\alpha}{7R}$। दोनों अर्ध बराबर होते तो यह शून्य होती।`,
      },
      reasons: {
        a: {
          en: String.raw`Puts the emf of the whole ring, $\pi a^2\alpha$, into each of the two half loops.`,
          hi: String.raw`दोनों आधे लूपों में से प्रत्येक में पूरे वलय का वि. वा. बल $\pi a^2\alpha$ रखा गया है।`,
        },
        b: {
          en: 'Divides the voltage of the open ring by $R$ alone; the wire draws current and lowers it.',
          hi: 'बिना तार वाले वलय की वोल्टता को केवल $R$ से भाग दिया गया है; तार लगने पर वह घट जाती है।',
        },
        c: {
          en: String.raw`Right: a source of $\dfrac{1}{4}\pi a^2\alpha$ with the resistance $\dfrac{3}{4}R$ feeds the wire.`,
          hi: String.raw`सही: $\dfrac{1}{4}\pi a^2\alpha$ का स्रोत, जिसका प्रतिरोध $\dfrac{3}{4}R$ है, तार को धारा देता है।`,
        },
        d: {
          en: 'Takes the two semicircles in series, $4R$, as the resistance seen from $P$ and $Q$.',
          hi: '$P$ और $Q$ से देखने पर दोनों अर्धवृत्तों को श्रेणीक्रम में, $4R$, मान लिया गया है।',
        },
      },
    },
    {
      code: 'ja-022',
      exams: ['jee'],
      subject: 'physics',
      topic: 'rotation',
      difficulty: 'hard',
      targetSeconds: 250,
      stem: {
        en: String.raw`A plank of mass $m$ lies on a smooth floor. A uniform solid cylinder of mass $2m$ and radius $R$ rests on it, and a light thread is wound round the cylinder. A constant horizontal force $F$ pulls the free end of the thread, which leaves the cylinder at its highest point, as shown. The system starts from rest, and the cylinder rolls on the plank without slipping. Which of the following statements is/are correct?

![A plank of mass m on the floor; on it a cylinder of mass 2m and radius R. From the top of the cylinder a thread runs horizontally to the right, where the force F pulls it](/figures/ja-022.svg)`,
        hi: String.raw`$m$ द्रव्यमान का एक तख़्ता चिकने फ़र्श पर रखा है। उस पर $2m$ द्रव्यमान और $R$ त्रिज्या का एक एकसमान ठोस बेलन है, जिस पर एक हल्का धागा लिपटा है। धागा बेलन को उसके उच्चतम बिंदु पर छोड़ता है और उसके मुक्त सिरे पर नियत क्षैतिज बल $F$ लगाया जाता है, जैसा चित्र में दिखाया गया है। निकाय विराम से चलना आरंभ करता है और बेलन तख़्ते पर बिना फिसले लुढ़कता है। निम्नलिखित में से कौन-सा/से कथन सही है/हैं?

![फ़र्श पर m द्रव्यमान का तख़्ता; उस पर 2m द्रव्यमान और R त्रिज्या का बेलन। बेलन के शीर्ष से धागा क्षैतिज दिशा में दाईं ओर जाता है, जहाँ बल F उसे खींचता है](/figures/ja-022.svg)`,
      },
      options: [
        {
          id: 'a',
          content: {
            en: String.raw`The friction of the plank on the cylinder is $\dfrac{F}{5}$, along $F$.`,
            hi: String.raw`तख़्ते का बेलन पर घर्षण $\dfrac{F}{5}$ है और $F$ की दिशा में है।`,
          },
        },
        {
          id: 'b',
          content: {
            en: String.raw`The acceleration of the plank is $\dfrac{F}{5m}$, along $F$.`,
            hi: String.raw`तख़्ते का त्वरण $\dfrac{F}{5m}$ है और $F$ की दिशा में है।`,
          },
        },
        {
          id: 'c',
          content: {
            en: String.raw`The acceleration of the free end of the thread is $\dfrac{7F}{5m}$.`,
            hi: String.raw`धागे के मुक्त सिरे का त्वरण $\dfrac{7F}{5m}$ है।`,
          },
        },
        {
          id: 'd',
          content: {
            en: String.raw`The rotational kinetic energy is $\dfrac{16}{35}$ of the total kinetic energy.`,
            hi: String.raw`घूर्णन गतिज ऊर्जा कुल गतिज ऊर्जा की $\dfrac{16}{35}$ है।`,
          },
        },
      ],
      key: { kind: 'msq', optionIds: ['a', 'c', 'd'] },
      solution: {
        en: String.raw`Let $f$ be the friction on the cylinder, taken along $F$; the plank then feels $f$ backwards. With $a$ for the cylinder, $A$ for the plank and $I = mR^2$:

- $2ma = F + f$
- $mR^2\alpha = (F - f)R$
- $mA = -f$
- No slipping: $a - R\alpha = A$

Putting in, $\dfrac{F + f}{2} - (F - f) = -f$ gives $f = \dfrac{F}{5}$, $a = \dfrac{3F}{5m}$, $R\alpha = \dfrac{4F}{5m}$ and $A = -\dfrac{F}{5m}$.

- (A) right; (B) wrong: the plank moves backwards, against $F$
- (C) right: $a + R\alpha = \dfrac{7F}{5m}$
- (D) right: the energies are as $\dfrac{1}{2}(2)(3^2) : \dfrac{1}{2}(1)(4^2) : \dfrac{1}{2}(1)(1^2) = 18 : 16 : 1$

Check by the work of $F$: $\dfrac{1}{2} \times 7 \times 5 = \dfrac{35}{2}$ in the same unit.`,
        hi: String.raw`मान लीजिए बेलन पर घर्षण $f$ है और $F$ की दिशा में है; तब तख़्ते पर $f$ पीछे की ओर लगेगा। बेलन का त्वरण $a$, तख़्ते का $A$ और $I = mR^2$ लेने पर:

- $2ma = F + f$
- $mR^2\alpha = (F - f)R$
- $mA = -f$
- न फिसलने की शर्त: $a - R\alpha = A$

इन्हें रखने पर $\dfrac{F + f}{2} - (F - f) = -f$, अतः $f = \dfrac{F}{5}$, $a = \dfrac{3F}{5m}$, $R\alpha = \dfrac{4F}{5m}$ और $A = -\dfrac{F}{5m}$।

- (A) सही; (B) ग़लत: तख़्ता पीछे की ओर, $F$ के विपरीत चलता है
- (C) सही: $a + R\alpha = \dfrac{7F}{5m}$
- (D) सही: ऊर्जाओं का अनुपात $\dfrac{1}{2}(2)(3^2) : \dfrac{1}{2}(1)(4^2) : \dfrac{1}{2}(1)(1^2) = 18 : 16 : 1$

$F$ के कार्य से जाँच: उसी मात्रक में $\dfrac{1}{2} \times 7 \times 5 = \dfrac{35}{2}$।`,
      },
      reasons: {
        a: {
          en: String.raw`Right: the top pull spins the cylinder too fast for its translation, so friction helps forward with $\dfrac{F}{5}$.`,
          hi: String.raw`सही: शीर्ष का खिंचाव घूर्णन को स्थानांतरण से तेज़ कर देता, इसलिए घर्षण $\dfrac{F}{5}$ आगे की ओर लगता है।`,
        },
        b: {
          en: 'Wrong: by the third law the friction on the plank is opposite to that on the cylinder, against $F$.',
          hi: 'ग़लत: तृतीय नियम से तख़्ते पर घर्षण बेलन पर लगे घर्षण के विपरीत, अर्थात् $F$ के विपरीत है।',
        },
        c: {
          en: String.raw`Right: the top point has $a + R\alpha = \dfrac{3F}{5m} + \dfrac{4F}{5m}$.`,
          hi: String.raw`सही: उच्चतम बिंदु का स्पर्शरेखीय त्वरण $a + R\alpha = \dfrac{3F}{5m} + \dfrac{4F}{5m}$ है।`,
        },
        d: {
          en: String.raw`Right: $18 : 16 : 1$ for translation, rotation and plank.`,
          hi: String.raw`सही: स्थानांतरण, घूर्णन और तख़्ते की ऊर्जाएँ $18 : 16 : 1$ में हैं।`,
        },
      },
    },
    {
      code: 'ja-023',
      exams: ['jee'],
      subject: 'physics',
      topic: 'electrostatics',
      difficulty: 'hard',
      targetSeconds: 250,
      stem: {
        en: String.raw`Three thin concentric conducting spherical shells have radii $R$, $2R$ and $3R$. The middle shell carries a charge $Q$; the other two are uncharged. The innermost and the outermost shell are now joined by a thin wire that passes through a tiny hole in the middle shell without touching it. Which of the following statements about the final state is/are correct?`,
        hi: String.raw`तीन पतले संकेंद्री चालक गोलीय कोशों की त्रिज्याएँ $R$, $2R$ और $3R$ हैं। बीच वाले कोश पर आवेश $Q$ है; शेष दोनों अनावेशित हैं। अब सबसे भीतर वाले और सबसे बाहर वाले कोश को एक पतले तार से जोड़ दिया जाता है, जो बीच वाले कोश के एक बहुत छोटे छिद्र से उसे छुए बिना निकलता है। अंतिम अवस्था के बारे में निम्नलिखित में से कौन-सा/से कथन सही है/हैं?`,
      },
      options: [
        {
          id: 'a',
          content: {
            en: String.raw`The charge on the innermost shell is $-\dfrac{Q}{4}$.`,
            hi: String.raw`सबसे भीतर वाले कोश पर आवेश $-\dfrac{Q}{4}$ है।`,
          },
        },
        {
          id: 'b',
          content: {
            en: String.raw`The potential of the middle shell is $\dfrac{11Q}{96\pi\varepsilon_0R}$.`,
            hi: String.raw`बीच वाले कोश का विभव $\dfrac{11Q}{96\pi\varepsilon_0R}$ है।`,
          },
        },
        {
          id: 'c',
          content: {
            en: String.raw`The energy lost on joining the shells is $\dfrac{Q^2}{192\pi\varepsilon_0R}$.`,
            hi: String.raw`कोशों को जोड़ने में $\dfrac{Q^2}{192\pi\varepsilon_0R}$ ऊर्जा का ह्रास होता है।`,
          },
        },
        {
          id: 'd',
          content: {
            en: String.raw`The charge on the inner surface of the outermost shell is $-\dfrac{3Q}{4}$.`,
            hi: String.raw`सबसे बाहर वाले कोश की भीतरी सतह पर आवेश $-\dfrac{3Q}{4}$ है।`,
          },
        },
      ],
      key: { kind: 'msq', optionIds: ['a', 'b', 'c', 'd'] },
      solution: {
        en: String.raw`The joined shells have equal potentials, and their charges $q$ and $-q$ add up to zero. With $k = \dfrac{1}{4\pi\varepsilon_0}$:

$$
\frac{q}{R} + \frac{Q}{2R} - \frac{q}{3R} = \frac{Q}{3R} \Rightarrow q = -\frac{Q}{4}
$$

- (A) right: $q = -\dfrac{Q}{4}$
- (B) right: $V = k\left(\dfrac{3Q/4}{2R} + \dfrac{Q/4}{3R}\right) = \dfrac{11kQ}{24R}$
- (C) right: before, $U = \dfrac{kQ^2}{4R}$; after, $U = \dfrac{1}{2}QV = \dfrac{11kQ^2}{48R}$, as $q$ and $-q$ at one potential give nothing; the loss is $\dfrac{kQ^2}{48R}$
- (D) right: by Gauss's law it is opposite to the charge inside, $Q - \dfrac{Q}{4}$

Trap: the inner shell is not at zero charge, though it is "inside" and joined to the outside.`,
        hi: String.raw`जुड़े हुए कोशों के विभव बराबर हैं और उनके आवेश $q$ और $-q$ का योग शून्य है। $k = \dfrac{1}{4\pi\varepsilon_0}$ लेने पर:

$$
\frac{q}{R} + \frac{Q}{2R} - \frac{q}{3R} = \frac{Q}{3R} \Rightarrow q = -\frac{Q}{4}
$$

- (A) सही: $q = -\dfrac{Q}{4}$
- (B) सही: $V = k\left(\dfrac{3Q/4}{2R} + \dfrac{Q/4}{3R}\right) = \dfrac{11kQ}{24R}$
- (C) सही: पहले $U = \dfrac{kQ^2}{4R}$; बाद में $U = \dfrac{1}{2}QV = \dfrac{11kQ^2}{48R}$, क्योंकि एक ही विभव पर $q$ और $-q$ का योगदान शून्य है; ह्रास $\dfrac{kQ^2}{48R}$ है
- (D) सही: गाउस के नियम से यह भीतर के कुल आवेश $Q - \dfrac{Q}{4}$ के विपरीत है

ध्यान दें: भीतर वाला कोश बाहर वाले से जुड़ा है, फिर भी उस पर आवेश शून्य नहीं है।`,
      },
      reasons: {
        a: {
          en: 'Right: with this charge the innermost and the outermost shell have equal potentials.',
          hi: 'सही: इसी आवेश से सबसे भीतर वाले और सबसे बाहर वाले कोश के विभव बराबर होते हैं।',
        },
        b: {
          en: String.raw`Right: $\dfrac{3Q}{4}$ counts at $2R$ and $\dfrac{Q}{4}$ at $3R$.`,
          hi: String.raw`सही: $\dfrac{3Q}{4}$ को $2R$ पर और $\dfrac{Q}{4}$ को $3R$ पर गिना जाता है।`,
        },
        c: {
          en: String.raw`Right: the energy falls from $\dfrac{12}{48}$ to $\dfrac{11}{48}$ of $\dfrac{Q^2}{4\pi\varepsilon_0R}$.`,
          hi: String.raw`सही: ऊर्जा $\dfrac{Q^2}{4\pi\varepsilon_0R}$ के $\dfrac{12}{48}$ से घटकर $\dfrac{11}{48}$ रह जाती है।`,
        },
        d: {
          en: String.raw`Right: the two shells inside it carry $-\dfrac{Q}{4} + Q = \dfrac{3Q}{4}$ in all.`,
          hi: String.raw`सही: उसके भीतर के दोनों कोशों पर कुल आवेश $-\dfrac{Q}{4} + Q = \dfrac{3Q}{4}$ है।`,
        },
      },
    },
    {
      code: 'ja-024',
      exams: ['jee'],
      subject: 'physics',
      topic: 'modern-physics',
      difficulty: 'medium',
      targetSeconds: 200,
      stem: {
        en: String.raw`A hydrogen atom in the ground state, with kinetic energy $K$, collides head-on with a hydrogen atom at rest, also in the ground state. As far as the energy permits, an atom may be excited or ionised in the collision, and an excited atom falls back with the emission of light. The energy of the $n$th level is $-\dfrac{13.6}{n^2}\ \text{eV}$. Which of the following is/are possible?`,
        hi: String.raw`निम्नतम अवस्था का एक हाइड्रोजन परमाणु, जिसकी गतिज ऊर्जा $K$ है, निम्नतम अवस्था के ही एक विरामस्थ हाइड्रोजन परमाणु से सीधी (सम्मुख) टक्कर करता है। टक्कर में परमाणु ऊर्जा के अनुसार उत्तेजित या आयनित हो सकते हैं और उत्तेजित परमाणु प्रकाश उत्सर्जित करके निम्नतम अवस्था में लौटता है। $n$वें स्तर की ऊर्जा $-\dfrac{13.6}{n^2}\ \text{eV}$ है। निम्नलिखित में से कौन-सी घटना/घटनाएँ संभव है/हैं?`,
      },
      options: [
        {
          id: 'a',
          content: {
            en: String.raw`With $K = 20.0\ \text{eV}$, an atom is raised to the level $n = 2$.`,
            hi: String.raw`$K = 20.0\ \text{eV}$ पर एक परमाणु का $n = 2$ स्तर में पहुँचना।`,
          },
        },
        {
          id: 'b',
          content: {
            en: String.raw`With $K = 24.5\ \text{eV}$, light of a line of the Balmer series is emitted.`,
            hi: String.raw`$K = 24.5\ \text{eV}$ पर बामर श्रेणी की किसी रेखा के प्रकाश का उत्सर्जन।`,
          },
        },
        {
          id: 'c',
          content: {
            en: String.raw`With $K = 27.0\ \text{eV}$, one of the two atoms is ionised.`,
            hi: String.raw`$K = 27.0\ \text{eV}$ पर दोनों में से एक परमाणु का आयनित होना।`,
          },
        },
        {
          id: 'd',
          content: {
            en: String.raw`With $K = 40.0\ \text{eV}$, both atoms are raised to the level $n = 2$.`,
            hi: String.raw`$K = 40.0\ \text{eV}$ पर दोनों परमाणुओं का $n = 2$ स्तर में पहुँचना।`,
          },
        },
      ],
      key: { kind: 'msq', optionIds: ['b'] },
      solution: {
        en: String.raw`Momentum must be conserved, so the pair keeps at least the kinetic energy of its centre of mass. With equal masses that is $\dfrac{K}{2}$; only $\dfrac{K}{2}$ is there for excitation.

- (A) $10.0\ \text{eV} < 10.2\ \text{eV}$: not possible
- (B) $12.25\ \text{eV}$ reaches $n = 3$, which needs $13.6\left(1 - \dfrac{1}{9}\right) = 12.09\ \text{eV}$; the fall from $n = 3$ to $n = 2$ is a Balmer line: possible
- (C) $13.5\ \text{eV} < 13.6\ \text{eV}$: not possible
- (D) $20.0\ \text{eV} < 2 \times 10.2\ \text{eV}$: not possible

Trap: the whole of $K$ is not available, though in each case it exceeds what is needed.`,
        hi: String.raw`संवेग संरक्षित रहता है, इसलिए निकाय के पास कम-से-कम द्रव्यमान केंद्र की गतिज ऊर्जा बची रहती है। द्रव्यमान बराबर होने पर यह $\dfrac{K}{2}$ है; उत्तेजन के लिए केवल $\dfrac{K}{2}$ मिलती है।

- (A) $10.0\ \text{eV} < 10.2\ \text{eV}$: संभव नहीं
- (B) $12.25\ \text{eV}$ से $n = 3$ तक पहुँच सकते हैं, जिसके लिए $13.6\left(1 - \dfrac{1}{9}\right) = 12.09\ \text{eV}$ चाहिए; $n = 3$ से $n = 2$ का संक्रमण बामर रेखा देता है: संभव
- (C) $13.5\ \text{eV} < 13.6\ \text{eV}$: संभव नहीं
- (D) $20.0\ \text{eV} < 2 \times 10.2\ \text{eV}$: संभव नहीं

ध्यान दें: पूरी $K$ उपलब्ध नहीं होती, यद्यपि हर स्थिति में $K$ आवश्यक ऊर्जा से अधिक है।`,
      },
      reasons: {
        a: {
          en: String.raw`Wrong: only $10.0\ \text{eV}$ is available, and $n = 2$ needs $10.2\ \text{eV}$.`,
          hi: String.raw`ग़लत: केवल $10.0\ \text{eV}$ उपलब्ध है, जबकि $n = 2$ के लिए $10.2\ \text{eV}$ चाहिए।`,
        },
        b: {
          en: String.raw`Right: $12.25\ \text{eV}$ is enough for $n = 3$, and from there the light of $3 \to 2$ can come.`,
          hi: String.raw`सही: $12.25\ \text{eV}$ $n = 3$ के लिए पर्याप्त है और वहाँ से $3 \to 2$ का प्रकाश निकल सकता है।`,
        },
        c: {
          en: String.raw`Wrong: $13.5\ \text{eV}$ is available, a little less than $13.6\ \text{eV}$.`,
          hi: String.raw`ग़लत: $13.5\ \text{eV}$ उपलब्ध है, जो $13.6\ \text{eV}$ से कुछ कम है।`,
        },
        d: {
          en: String.raw`Wrong: two excitations need $20.4\ \text{eV}$, and $20.0\ \text{eV}$ is available.`,
          hi: String.raw`ग़लत: दो उत्तेजनों के लिए $20.4\ \text{eV}$ चाहिए, जबकि $20.0\ \text{eV}$ उपलब्ध है।`,
        },
      },
    },
    {
      code: 'ja-025',
      exams: ['jee'],
      subject: 'physics',
      topic: 'waves',
      difficulty: 'hard',
      targetSeconds: 250,
      stem: {
        en: String.raw`A wire $AJ$ of length $1.2\ \text{m}$ and linear mass density $1.0\ \text{g/m}$ is joined at $J$ to a wire $JB$ of length $1.0\ \text{m}$ and linear mass density $4.0\ \text{g/m}$. The ends $A$ and $B$ are fixed, and the tension is $14.4\ \text{N}$. Consider normal modes of transverse vibration, in which the whole wire $AJB$ vibrates at one frequency. Which of the following statements is/are correct?`,
        hi: String.raw`$1.2\ \text{m}$ लंबाई और $1.0\ \text{g/m}$ रैखिक द्रव्यमान घनत्व का तार $AJ$ बिंदु $J$ पर $1.0\ \text{m}$ लंबाई और $4.0\ \text{g/m}$ रैखिक द्रव्यमान घनत्व के तार $JB$ से जुड़ा है। सिरे $A$ और $B$ स्थिर हैं और तनाव $14.4\ \text{N}$ है। अनुप्रस्थ कंपन की उन प्रसामान्य विधाओं पर विचार कीजिए, जिनमें पूरा तार $AJB$ एक ही आवृत्ति से कंपन करता है। निम्नलिखित में से कौन-सा/से कथन सही है/हैं?`,
      },
      options: [
        {
          id: 'a',
          content: {
            en: String.raw`The lowest frequency at which $J$ is an antinode is $75\ \text{Hz}$.`,
            hi: String.raw`$J$ पर प्रस्पंद होने की न्यूनतम आवृत्ति $75\ \text{Hz}$ है।`,
          },
        },
        {
          id: 'b',
          content: {
            en: String.raw`The lowest frequency at which $J$ is a node is $300\ \text{Hz}$.`,
            hi: String.raw`$J$ पर निस्पंद होने की न्यूनतम आवृत्ति $300\ \text{Hz}$ है।`,
          },
        },
        {
          id: 'c',
          content: {
            en: String.raw`Whenever $J$ is a node, the greatest amplitude in $AJ$ is twice that in $JB$.`,
            hi: String.raw`जब भी $J$ निस्पंद है, $AJ$ में महत्तम आयाम $JB$ के महत्तम आयाम का दुगुना है।`,
          },
        },
        {
          id: 'd',
          content: {
            en: String.raw`Whenever $J$ is a node, the two wires have equal energies of vibration.`,
            hi: String.raw`जब भी $J$ निस्पंद है, दोनों तारों की कंपन ऊर्जाएँ बराबर हैं।`,
          },
        },
      ],
      key: { kind: 'msq', optionIds: ['a', 'c'] },
      solution: {
        en: String.raw`Wave speeds: $\sqrt{\dfrac{14.4}{0.001}} = 120\ \text{m/s}$ in $AJ$ and $60\ \text{m/s}$ in $JB$.

- $J$ a node, whole loops in both: $\dfrac{p \times 120}{2.4} = \dfrac{q \times 60}{2.0}$, so $\dfrac{p}{q} = \dfrac{3}{5}$; lowest: $p = 3$, $f = 150\ \text{Hz}$. (B) is wrong
- $J$ an antinode, odd quarter waves in both: $\dfrac{120p}{4.8} = \dfrac{60q}{4.0}$ with odd $p, q$, again $\dfrac{3}{5}$; $f = 75\ \text{Hz}$. (A) is right
- At a node the slope must be the same on both sides (a kink would mean a net force on a massless point): $A_1k_1 = A_2k_2$, and $k = \dfrac{\omega}{v}$ is twice as large in $JB$, so $A_1 = 2A_2$. (C) is right
- The energy is as $\mu A^2L$: $\dfrac{1 \times 2^2 \times 1.2}{4 \times 1^2 \times 1.0} = 1.2$. (D) is wrong`,
        hi: String.raw`तरंग की चाल: $AJ$ में $\sqrt{\dfrac{14.4}{0.001}} = 120\ \text{m/s}$ और $JB$ में $60\ \text{m/s}$।

- $J$ निस्पंद, दोनों में पूरे लूप: $\dfrac{p \times 120}{2.4} = \dfrac{q \times 60}{2.0}$, अतः $\dfrac{p}{q} = \dfrac{3}{5}$; न्यूनतम: $p = 3$, $f = 150\ \text{Hz}$। (B) ग़लत है
- $J$ प्रस्पंद, दोनों में चौथाई तरंगें विषम संख्या में: विषम $p, q$ के लिए $\dfrac{120p}{4.8} = \dfrac{60q}{4.0}$, फिर $\dfrac{3}{5}$; $f = 75\ \text{Hz}$। (A) सही है
- निस्पंद पर दोनों ओर ढाल बराबर होनी चाहिए (कोना बनने पर द्रव्यमानहीन बिंदु पर नेट बल होता): $A_1k_1 = A_2k_2$; $JB$ में $k = \dfrac{\omega}{v}$ दुगुना है, अतः $A_1 = 2A_2$। (C) सही है
- ऊर्जा $\mu A^2L$ के समानुपाती है: $\dfrac{1 \times 2^2 \times 1.2}{4 \times 1^2 \times 1.0} = 1.2$। (D) ग़लत है`,
      },
      reasons: {
        a: {
          en: String.raw`Right: $3$ quarter waves in $AJ$ and $5$ in $JB$ at $75\ \text{Hz}$.`,
          hi: String.raw`सही: $75\ \text{Hz}$ पर $AJ$ में $3$ और $JB$ में $5$ चौथाई तरंगें होती हैं।`,
        },
        b: {
          en: String.raw`Wrong: already at $150\ \text{Hz}$ there are $3$ loops in $AJ$ and $5$ in $JB$.`,
          hi: String.raw`ग़लत: $150\ \text{Hz}$ पर ही $AJ$ में $3$ और $JB$ में $5$ लूप बन जाते हैं।`,
        },
        c: {
          en: String.raw`Right: equal slopes at $J$ give $A_1k_1 = A_2k_2$ with $k_2 = 2k_1$.`,
          hi: String.raw`सही: $J$ पर ढाल बराबर होने से $A_1k_1 = A_2k_2$, जहाँ $k_2 = 2k_1$ है।`,
        },
        d: {
          en: String.raw`Wrong: the energies per metre are equal, but $AJ$ is $1.2$ times as long.`,
          hi: String.raw`ग़लत: प्रति मीटर ऊर्जाएँ बराबर हैं, पर $AJ$ की लंबाई $1.2$ गुनी है।`,
        },
      },
    },
    {
      code: 'ja-026',
      exams: ['jee'],
      subject: 'physics',
      topic: 'gravitation',
      difficulty: 'hard',
      targetSeconds: 240,
      stem: {
        en: String.raw`Two stars of masses $2M$ and $6M$ move in circular orbits about their common centre of mass with the period $T$. The heavier star explodes and at once throws off a mass $3M$ equally in all directions, without any change in its own velocity at that moment. The matter thrown off leaves quickly and no longer acts on the stars. The two stars then move round each other with the period $nT$. Find $n$.`,
        hi: String.raw`$2M$ और $6M$ द्रव्यमान के दो तारे अपने उभयनिष्ठ द्रव्यमान केंद्र के परितः वृत्ताकार कक्षाओं में आवर्तकाल $T$ से घूमते हैं। भारी तारे में विस्फोट होता है और वह तत्काल $3M$ द्रव्यमान सब दिशाओं में समान रूप से बाहर फेंक देता है; उस क्षण उसका अपना वेग नहीं बदलता। फेंका गया पदार्थ शीघ्र दूर निकल जाता है और तारों पर उसका कोई प्रभाव नहीं रहता। इसके बाद दोनों तारे एक-दूसरे के परितः आवर्तकाल $nT$ से घूमते हैं। $n$ ज्ञात कीजिए।`,
      },
      key: { kind: 'nat', min: '5', max: '5' },
      solution: {
        en: String.raw`Work with the relative motion: one star moves round the other as if attracted by the total mass. The separation $d$ and the relative velocity do not change in the explosion, but the total mass falls from $8M$ to $5M$.

- Before (circle): $v^2 = \dfrac{8GM}{d}$
- After (ellipse of semi-major axis $a$): $v^2 = 5GM\left(\dfrac{2}{d} - \dfrac{1}{a}\right)$
- So $\dfrac{8}{5} = 2 - \dfrac{d}{a} \Rightarrow a = 2.5d$

Kepler's third law, $T^2 \propto \dfrac{a^3}{m_1 + m_2}$:

$$
n^2 = (2.5)^3 \times \frac{8}{5} = 25 \Rightarrow n = 5
$$

That the centre of mass now drifts away does not matter. Trap: the new orbit is no circle of radius $d$.`,
        hi: String.raw`आपेक्षिक गति लीजिए: एक तारा दूसरे के परितः ऐसे चलता है मानो उसे कुल द्रव्यमान आकर्षित कर रहा हो। विस्फोट में दूरी $d$ और आपेक्षिक वेग नहीं बदलते, पर कुल द्रव्यमान $8M$ से घटकर $5M$ हो जाता है।

- पहले (वृत्त): $v^2 = \dfrac{8GM}{d}$
- बाद में (अर्ध-दीर्घ अक्ष $a$ का दीर्घवृत्त): $v^2 = 5GM\left(\dfrac{2}{d} - \dfrac{1}{a}\right)$
- अतः $\dfrac{8}{5} = 2 - \dfrac{d}{a} \Rightarrow a = 2.5d$

केप्लर का तृतीय नियम, $T^2 \propto \dfrac{a^3}{m_1 + m_2}$:

$$
n^2 = (2.5)^3 \times \frac{8}{5} = 25 \Rightarrow n = 5
$$

विस्फोट के बाद द्रव्यमान केंद्र स्वयं चलने लगता है, पर इससे कोई अंतर नहीं पड़ता। ध्यान दें: नई कक्षा $d$ त्रिज्या का वृत्त नहीं है।`,
      },
    },
    {
      code: 'ja-027',
      exams: ['jee'],
      subject: 'physics',
      topic: 'properties-of-matter',
      difficulty: 'medium',
      targetSeconds: 190,
      stem: {
        en: String.raw`Two glass balls of density $2.8\ \text{g/cm}^3$ have radii $r$ and $3r$. They are tied together by a long, light, thin thread and sink in a deep viscous liquid of density $1.2\ \text{g/cm}^3$, the thread being taut and vertical. The balls are so far apart that neither disturbs the flow round the other, and Stokes's law holds. After the terminal velocity has been reached, the tension in the thread is $n$ times the buoyant force on the smaller ball. Find $n$.`,
        hi: String.raw`$2.8\ \text{g/cm}^3$ घनत्व के काँच की दो गोलियों की त्रिज्याएँ $r$ और $3r$ हैं। वे एक लंबे, हल्के और पतले धागे से बँधी हैं और $1.2\ \text{g/cm}^3$ घनत्व के एक गहरे श्यान द्रव में डूबती जा रही हैं; धागा तना हुआ और ऊर्ध्वाधर है। गोलियाँ इतनी दूर-दूर हैं कि एक के चारों ओर का प्रवाह दूसरी को प्रभावित नहीं करता और स्टोक्स का नियम लागू होता है। सीमांत वेग प्राप्त हो जाने पर धागे में तनाव छोटी गोली पर लगे उत्प्लावन बल का $n$ गुना है। $n$ ज्ञात कीजिए।`,
      },
      key: { kind: 'nat', min: '8', max: '8' },
      solution: {
        en: String.raw`Let $B$ be the buoyant force on the small ball and $W$ its weight less $B$. For the large one it is $27W$, and at equal speed its viscous force is $3$ times as great.

- Let $F$ be the viscous force on the small ball at the common speed. For both together: $W + 27W = F + 3F \Rightarrow F = 7W$
- Small ball (it trails above and is pulled down): $W + T = F \Rightarrow T = 6W$
- $\dfrac{W}{B} = \dfrac{2.8 - 1.2}{1.2} = \dfrac{4}{3}$

So $n = 6 \times \dfrac{4}{3} = 8$. Check with the large ball: $27W = 3F + T = 21W + 6W$. Neither the viscosity nor $r$ is needed.`,
        hi: String.raw`मान लीजिए छोटी गोली पर उत्प्लावन बल $B$ है और उसके भार तथा $B$ का अंतर $W$ है। बड़ी के लिए यह $27W$ है और समान चाल पर उसका श्यान बल $3$ गुना है।

- उभयनिष्ठ चाल पर छोटी गोली का श्यान बल $F$ हो तो दोनों के लिए एक साथ: $W + 27W = F + 3F \Rightarrow F = 7W$
- छोटी गोली (वह ऊपर रहती है और नीचे खींची जाती है): $W + T = F \Rightarrow T = 6W$
- $\dfrac{W}{B} = \dfrac{2.8 - 1.2}{1.2} = \dfrac{4}{3}$

अतः $n = 6 \times \dfrac{4}{3} = 8$। बड़ी गोली से जाँच: $27W = 3F + T = 21W + 6W$। न श्यानता गुणांक की आवश्यकता है, न $r$ की।`,
      },
    },
    {
      code: 'ja-028',
      exams: ['jee'],
      subject: 'physics',
      topic: 'current-electricity',
      difficulty: 'medium',
      targetSeconds: 200,
      stem: {
        en: String.raw`In the bridge shown, $X$ is a device that does not obey Ohm's law: at a voltage $V$ across it, the current through it is $I = kV^2$ with $k = 0.25\ \text{A/V}^2$. The cell has an internal resistance of $1.2\ \Omega$, drawn beside it. The galvanometer $G$ shows no deflection. Find the emf $E$ of the cell, in volts.

![Bridge with the corners A, B, C and D. The device X lies between A and B, 2 ohm between B and C, 2 ohm between A and D, 3 ohm between D and C, and the galvanometer G between B and D. The cell of emf E, with 1.2 ohm in series, joins A and C, its positive terminal on the side of A](/figures/ja-028.svg)`,
        hi: String.raw`दिखाए गए सेतु में $X$ एक ऐसी युक्ति है जो ओम के नियम का पालन नहीं करती: सिरों पर $V$ वोल्टता होने पर उसमें धारा $I = kV^2$ होती है, जहाँ $k = 0.25\ \text{A/V}^2$ है। सेल का आंतरिक प्रतिरोध $1.2\ \Omega$ है, जो उसके पास दिखाया गया है। गैल्वेनोमीटर $G$ में कोई विक्षेप नहीं है। सेल का विद्युत वाहक बल $E$ वोल्ट में ज्ञात कीजिए।

![सेतु, जिसके कोने A, B, C और D हैं। A और B के बीच युक्ति X, B और C के बीच 2 ओम, A और D के बीच 2 ओम, D और C के बीच 3 ओम तथा B और D के बीच गैल्वेनोमीटर G है। E विद्युत वाहक बल का सेल 1.2 ओम के साथ श्रेणीक्रम में A और C के बीच जुड़ा है; उसका धन सिरा A की ओर है](/figures/ja-028.svg)`,
      },
      key: { kind: 'nat', min: '12', max: '12' },
      solution: {
        en: String.raw`No current in $G$ means that $B$ and $D$ are at one potential: $X$ and the $2\ \Omega$ of $BC$ carry the same current $I$, and the voltages of the two branches are shared alike.

- $\dfrac{V}{2I} = \dfrac{2}{3}$ and $I = \dfrac{V^2}{4}$, so $\dfrac{2}{V} = \dfrac{2}{3} \Rightarrow V = 3\ \text{V}$, $I = 2.25\ \text{A}$
- Between $A$ and $C$: $3 + 2 \times 2.25 = 7.5\ \text{V}$
- In $ADC$: $\dfrac{7.5}{5} = 1.5\ \text{A}$; total current $3.75\ \text{A}$

$E = 7.5 + 3.75 \times 1.2 = 12\ \text{V}$. The bridge is balanced at this one emf only, since the resistance $\dfrac{V}{I} = \dfrac{4}{V}$ of $X$ depends on its voltage.`,
        hi: String.raw`$G$ में धारा न होने का अर्थ है कि $B$ और $D$ का विभव समान है: $X$ और $BC$ के $2\ \Omega$ में एक ही धारा $I$ है और दोनों शाखाओं में वोल्टता एक ही अनुपात में बँटती है।

- $\dfrac{V}{2I} = \dfrac{2}{3}$ और $I = \dfrac{V^2}{4}$, अतः $\dfrac{2}{V} = \dfrac{2}{3} \Rightarrow V = 3\ \text{V}$, $I = 2.25\ \text{A}$
- $A$ और $C$ के बीच: $3 + 2 \times 2.25 = 7.5\ \text{V}$
- $ADC$ में: $\dfrac{7.5}{5} = 1.5\ \text{A}$; कुल धारा $3.75\ \text{A}$

$E = 7.5 + 3.75 \times 1.2 = 12\ \text{V}$। सेतु केवल इसी वि. वा. बल पर संतुलित है, क्योंकि $X$ का प्रतिरोध $\dfrac{V}{I} = \dfrac{4}{V}$ उसकी वोल्टता पर निर्भर है।`,
      },
    },
    {
      code: 'ja-029',
      exams: ['jee'],
      subject: 'physics',
      topic: 'modern-physics',
      difficulty: 'easy',
      targetSeconds: 160,
      stem: {
        en: String.raw`In a reactor, a radioactive nuclide of half-life $T$ is produced at a constant rate from $t = 0$, when there is none of it. The production stops at $t = 2T$. Which fraction of all the nuclei produced has decayed by $t = 3T$? Give the value to two decimal places. (Take $\ln 2 = 0.693$.)`,
        hi: String.raw`एक रिऐक्टर में अर्ध-आयु $T$ का एक रेडियोऐक्टिव न्यूक्लाइड $t = 0$ से नियत दर पर बनाया जाता है; आरंभ में उसका कोई नाभिक नहीं है। $t = 2T$ पर उसका बनना बंद कर दिया जाता है। कुल बने नाभिकों का कितना अंश $t = 3T$ तक क्षय हो चुका होता है? मान दशमलव के दो स्थानों तक दीजिए। ($\ln 2 = 0.693$ लीजिए।)`,
      },
      key: { kind: 'nat', min: '0.72', max: '0.74' },
      solution: {
        en: String.raw`With production at the rate $q$, $\dfrac{dN}{dt} = q - \lambda N$ gives $N = \dfrac{q}{\lambda}\left(1 - e^{-\lambda t}\right)$.

- At $2T$: $N = \dfrac{q}{\lambda}\left(1 - \dfrac{1}{4}\right) = \dfrac{3q}{4\lambda}$
- At $3T$, one half-life later: $N = \dfrac{3q}{8\lambda}$
- Produced in all: $2qT = \dfrac{2q\ln 2}{\lambda} = \dfrac{1.386\,q}{\lambda}$

Decayed: $1 - \dfrac{0.375}{1.386} = 1 - 0.27 = 0.73$. Trap: the nuclei are not all there from the start, so $1 - \dfrac{1}{8}$ is too much.`,
        hi: String.raw`बनने की दर $q$ हो तो $\dfrac{dN}{dt} = q - \lambda N$ से $N = \dfrac{q}{\lambda}\left(1 - e^{-\lambda t}\right)$ मिलता है।

- $2T$ पर: $N = \dfrac{q}{\lambda}\left(1 - \dfrac{1}{4}\right) = \dfrac{3q}{4\lambda}$
- $3T$ पर, एक अर्ध-आयु बाद: $N = \dfrac{3q}{8\lambda}$
- कुल बने नाभिक: $2qT = \dfrac{2q\ln 2}{\lambda} = \dfrac{1.386\,q}{\lambda}$

क्षय हुआ अंश: $1 - \dfrac{0.375}{1.386} = 1 - 0.27 = 0.73$। ध्यान दें: सारे नाभिक आरंभ से नहीं थे, इसलिए $1 - \dfrac{1}{8}$ बहुत अधिक है।`,
      },
    },
    {
      code: 'ja-030',
      exams: ['jee'],
      subject: 'physics',
      topic: 'oscillations',
      difficulty: 'hard',
      targetSeconds: 230,
      stem: {
        en: String.raw`A uniform solid cylinder of mass $2\ \text{kg}$ and radius $50\ \text{cm}$ stands on a rough horizontal floor. Two light horizontal springs, each of force constant $400\ \text{N/m}$, join it to a wall: one is attached to its axle and the other to the highest point of its rim. In equilibrium both springs have their natural lengths. The cylinder is rolled from this position until its axle has moved $3\ \text{cm}$ and is released from rest. What is the least coefficient of static friction with which it rolls without slipping throughout the oscillation? Give the value to two decimal places. (Take $g = 10\ \text{m/s}^2$ and treat the oscillation as small.)`,
        hi: String.raw`$2\ \text{kg}$ द्रव्यमान और $50\ \text{cm}$ त्रिज्या का एक एकसमान ठोस बेलन खुरदरे क्षैतिज फ़र्श पर टिका है। दो हल्की क्षैतिज कमानियाँ, जिनमें से प्रत्येक का बल नियतांक $400\ \text{N/m}$ है, उसे एक दीवार से जोड़ती हैं: एक उसके अक्ष से और दूसरी उसकी परिधि के उच्चतम बिंदु से जुड़ी है। साम्यावस्था में दोनों कमानियाँ अपनी सामान्य लंबाई में हैं। बेलन को इस स्थिति से इतना लुढ़काया जाता है कि उसका अक्ष $3\ \text{cm}$ खिसक जाए, और फिर विराम से छोड़ दिया जाता है। स्थैतिक घर्षण गुणांक का वह न्यूनतम मान क्या है जिससे पूरे दोलन में वह बिना फिसले लुढ़कता रहे? मान दशमलव के दो स्थानों तक दीजिए। ($g = 10\ \text{m/s}^2$ लीजिए और दोलन को छोटा मानिए।)`,
      },
      key: { kind: 'nat', min: '0.2', max: '0.2' },
      solution: {
        en: String.raw`When the axle moves by $x$, the top point moves by $2x$. The line of contact is at rest, so take torques about it and friction drops out:

- $kx \cdot R + k(2x) \cdot 2R = \dfrac{3}{2}mR^2\alpha \Rightarrow a = R\alpha = \dfrac{10kx}{3m}$

Now Newton's second law, with $f$ the friction towards the equilibrium position:

- $kx + 2kx + f = ma = \dfrac{10kx}{3} \Rightarrow f = \dfrac{kx}{3}$

It is greatest at $x = 3\ \text{cm}$: $f = \dfrac{400 \times 0.03}{3} = 4\ \text{N}$. The springs are horizontal, so the normal force is $20\ \text{N}$ and $\mu = \dfrac{4}{20} = 0.20$. Trap: here friction acts in the same direction as the springs.`,
        hi: String.raw`अक्ष $x$ खिसके तो उच्चतम बिंदु $2x$ खिसकता है। संपर्क रेखा विराम में है, इसलिए उसके परितः बल आघूर्ण लेने पर घर्षण नहीं आता:

- $kx \cdot R + k(2x) \cdot 2R = \dfrac{3}{2}mR^2\alpha \Rightarrow a = R\alpha = \dfrac{10kx}{3m}$

अब साम्यावस्था की ओर घर्षण $f$ मानकर न्यूटन का द्वितीय नियम लगाइए:

- $kx + 2kx + f = ma = \dfrac{10kx}{3} \Rightarrow f = \dfrac{kx}{3}$

यह $x = 3\ \text{cm}$ पर अधिकतम है: $f = \dfrac{400 \times 0.03}{3} = 4\ \text{N}$। कमानियाँ क्षैतिज हैं, इसलिए अभिलंब बल $20\ \text{N}$ है और $\mu = \dfrac{4}{20} = 0.20$। ध्यान दें: यहाँ घर्षण कमानियों के बल की ही दिशा में है।`,
      },
    },
    {
      code: 'ja-031',
      exams: ['jee'],
      subject: 'physics',
      topic: 'experimental-skills',
      difficulty: 'easy',
      targetSeconds: 160,
      stem: {
        en: String.raw`To find the resistivity of a wire, its length is measured with a metre scale of least count $1\ \text{mm}$ as $50.0\ \text{cm}$. Its diameter is measured with a screw gauge of pitch $0.5\ \text{mm}$ that has $50$ divisions on the circular scale: the main scale shows $0.5\ \text{mm}$ and the 35th division of the circular scale lies on the reference line. With its jaws closed, the gauge reads $+0.05\ \text{mm}$. A voltmeter of least count $0.05\ \text{V}$ shows $2.50\ \text{V}$ across the wire, and an ammeter of least count $0.02\ \text{A}$ shows $0.80\ \text{A}$ through it. Taking the error of every instrument as its least count, find the greatest percentage error in the resistivity, to one decimal place.`,
        hi: String.raw`किसी तार की प्रतिरोधकता ज्ञात करने के लिए उसकी लंबाई $1\ \text{mm}$ अल्पतमांक के मीटर पैमाने से $50.0\ \text{cm}$ मापी जाती है। व्यास $0.5\ \text{mm}$ चूड़ी अंतराल वाले स्क्रूगेज से मापा जाता है, जिसके वृत्तीय पैमाने पर $50$ भाग हैं: मुख्य पैमाने का पाठ्यांक $0.5\ \text{mm}$ है और वृत्तीय पैमाने का 35वाँ भाग संदर्भ रेखा पर है। जबड़े सटे होने पर स्क्रूगेज का पाठ्यांक $+0.05\ \text{mm}$ है। $0.05\ \text{V}$ अल्पतमांक का वोल्टमीटर तार के सिरों पर $2.50\ \text{V}$ और $0.02\ \text{A}$ अल्पतमांक का ऐमीटर उसमें $0.80\ \text{A}$ दिखाता है। हर उपकरण की त्रुटि उसके अल्पतमांक के बराबर मानकर प्रतिरोधकता में अधिकतम प्रतिशत त्रुटि दशमलव के एक स्थान तक ज्ञात कीजिए।`,
      },
      key: { kind: 'nat', min: '7.2', max: '7.2' },
      solution: {
        en: String.raw`$\rho = \dfrac{\pi D^2}{4l} \cdot \dfrac{V}{I}$, so the greatest relative error is

$$
\frac{\Delta\rho}{\rho} = 2\frac{\Delta D}{D} + \frac{\Delta l}{l} + \frac{\Delta V}{V} + \frac{\Delta I}{I}
$$

- Screw gauge: least count $\dfrac{0.5}{50} = 0.01\ \text{mm}$; $D = 0.5 + 0.35 - 0.05 = 0.80\ \text{mm}$; $2 \times \dfrac{0.01}{0.80} = 2.5\%$
- Length: $\dfrac{0.1}{50.0} = 0.2\%$
- Voltage: $\dfrac{0.05}{2.50} = 2\%$
- Current: $\dfrac{0.02}{0.80} = 2.5\%$

Together $7.2\%$. Trap: without the zero error, $D = 0.85\ \text{mm}$ gives about $7.1\%$; and the diameter counts twice.`,
        hi: String.raw`$\rho = \dfrac{\pi D^2}{4l} \cdot \dfrac{V}{I}$, अतः अधिकतम आपेक्षिक त्रुटि

$$
\frac{\Delta\rho}{\rho} = 2\frac{\Delta D}{D} + \frac{\Delta l}{l} + \frac{\Delta V}{V} + \frac{\Delta I}{I}
$$

- स्क्रूगेज: अल्पतमांक $\dfrac{0.5}{50} = 0.01\ \text{mm}$; $D = 0.5 + 0.35 - 0.05 = 0.80\ \text{mm}$; $2 \times \dfrac{0.01}{0.80} = 2.5\%$
- लंबाई: $\dfrac{0.1}{50.0} = 0.2\%$
- वोल्टता: $\dfrac{0.05}{2.50} = 2\%$
- धारा: $\dfrac{0.02}{0.80} = 2.5\%$

कुल $7.2\%$। ध्यान दें: शून्यांक त्रुटि छोड़ने पर $D = 0.85\ \text{mm}$ से लगभग $7.1\%$ आता है; और व्यास की त्रुटि दो बार गिनी जाती है।`,
      },
    },
    {
      code: 'ja-032',
      exams: ['jee'],
      subject: 'physics',
      topic: 'magnetism',
      difficulty: 'medium',
      targetSeconds: 220,
      stem: {
        en: String.raw`A uniform magnetic field $B$, directed into the plane of the figure, fills the region $0 < x < d$. A particle of mass $m$ and charge $q > 0$ enters it at the origin $O$ with its velocity in the $xy$-plane at an angle $\varphi$ with the $x$-axis; $\varphi$ is counted positive towards the $+y$ direction, as shown. $r$ is the radius of its path in the field. Match each entry in List I with the time in List II that the particle spends in the field.

![The field region between the y-axis and the line x = d, with crosses for a field B into the plane. At the origin O an arrow v makes the angle φ with the x-axis, on the side of +y](/figures/ja-032.svg)`,
        hi: String.raw`चित्र के तल में अंदर की ओर एकसमान चुंबकीय क्षेत्र $B$ भाग $0 < x < d$ में है। $m$ द्रव्यमान और $q > 0$ आवेश का एक कण मूलबिंदु $O$ पर इस क्षेत्र में प्रवेश करता है; उसका वेग $xy$-तल में है और $x$-अक्ष से $\varphi$ कोण बनाता है। जैसा चित्र में दिखाया गया है, $\varphi$ को $+y$ दिशा की ओर धनात्मक गिना जाता है। क्षेत्र में कण के पथ की त्रिज्या $r$ है। सूची I की प्रत्येक प्रविष्टि का मिलान सूची II के उस समय से कीजिए, जितनी देर कण क्षेत्र में रहता है।

![y-अक्ष और रेखा x = d के बीच का क्षेत्र, जिसमें तल के अंदर की ओर के क्षेत्र B के लिए क्रॉस बने हैं। मूलबिंदु O पर तीर v, x-अक्ष से +y की ओर कोण φ बनाता है](/figures/ja-032.svg)`,
      },
      rows: [
        {
          id: 'p',
          content: { en: String.raw`$r = 2d$, $\varphi = 0$`, hi: String.raw`$r = 2d$, $\varphi = 0$` },
        },
        {
          id: 'q',
          content: { en: String.raw`$r = d$, $\varphi = -30^\circ$`, hi: String.raw`$r = d$, $\varphi = -30^\circ$` },
        },
        {
          id: 'r',
          content: { en: String.raw`$r = d$, $\varphi = +30^\circ$`, hi: String.raw`$r = d$, $\varphi = +30^\circ$` },
        },
        {
          id: 's',
          content: {
            en: String.raw`$r = \dfrac{d}{2}$, $\varphi = -30^\circ$`,
            hi: String.raw`$r = \dfrac{d}{2}$, $\varphi = -30^\circ$`,
          },
        },
      ],
      columns: [
        { id: '1', content: { en: String.raw`$\dfrac{\pi m}{3qB}$`, hi: String.raw`$\dfrac{\pi m}{3qB}$` } },
        { id: '2', content: { en: String.raw`$\dfrac{4\pi m}{3qB}$`, hi: String.raw`$\dfrac{4\pi m}{3qB}$` } },
        { id: '3', content: { en: String.raw`$\dfrac{\pi m}{6qB}$`, hi: String.raw`$\dfrac{\pi m}{6qB}$` } },
        { id: '4', content: { en: String.raw`$\dfrac{\pi m}{qB}$`, hi: String.raw`$\dfrac{\pi m}{qB}$` } },
        { id: '5', content: { en: String.raw`$\dfrac{2\pi m}{3qB}$`, hi: String.raw`$\dfrac{2\pi m}{3qB}$` } },
      ],
      key: { kind: 'matrix', rows: { p: ['3'], q: ['1'], r: ['5'], s: ['2'] } },
      solution: {
        en: String.raw`The force at $O$ has a component along $+y$, so the direction of motion turns anticlockwise at the rate $\omega = \dfrac{qB}{m}$. After a turn to the angle $\beta$ with the $x$-axis:

$$
x = r(\sin\beta - \sin\varphi)
$$

The particle gets across if $\sin\beta = \sin\varphi + \dfrac{d}{r}$ is not greater than $1$; otherwise it comes back to $x = 0$ with $\beta = 180^\circ - \varphi$. The time is $\dfrac{(\beta - \varphi)m}{qB}$.

- (P) $\sin\beta = \dfrac{1}{2}$, turn $30^\circ$: (3)
- (Q) $\sin\beta = -\dfrac{1}{2} + 1$, $\beta = 30^\circ$, turn $60^\circ$: (1)
- (R) $\dfrac{1}{2} + 1 > 1$, comes back, turn $180^\circ - 60^\circ = 120^\circ$: (5)
- (S) $-\dfrac{1}{2} + 2 > 1$, comes back, turn $180^\circ + 60^\circ = 240^\circ$: (2)

(Q) and (R) differ in the sign of $\varphi$ alone. A turn of $180^\circ$, entry (4), would need $\varphi = 0$ and $r < d$.`,
        hi: String.raw`$O$ पर बल का घटक $+y$ की ओर है, इसलिए गति की दिशा $\omega = \dfrac{qB}{m}$ की दर से वामावर्त घूमती है। जब वह $x$-अक्ष से $\beta$ कोण पर हो:

$$
x = r(\sin\beta - \sin\varphi)
$$

यदि $\sin\beta = \sin\varphi + \dfrac{d}{r}$ का मान $1$ से अधिक न हो, तो कण पार निकल जाता है; अन्यथा वह $\beta = 180^\circ - \varphi$ पर $x = 0$ पर लौट आता है। समय $\dfrac{(\beta - \varphi)m}{qB}$ है।

- (P) $\sin\beta = \dfrac{1}{2}$, घुमाव $30^\circ$: (3)
- (Q) $\sin\beta = -\dfrac{1}{2} + 1$, $\beta = 30^\circ$, घुमाव $60^\circ$: (1)
- (R) $\dfrac{1}{2} + 1 > 1$, लौट आता है, घुमाव $180^\circ - 60^\circ = 120^\circ$: (5)
- (S) $-\dfrac{1}{2} + 2 > 1$, लौट आता है, घुमाव $180^\circ + 60^\circ = 240^\circ$: (2)

(Q) और (R) में केवल $\varphi$ के चिह्न का अंतर है। $180^\circ$ का घुमाव, प्रविष्टि (4), तभी होता जब $\varphi = 0$ और $r < d$ हो।`,
      },
    },
    {
      code: 'ja-033',
      exams: ['jee'],
      subject: 'physics',
      topic: 'kinetic-theory',
      difficulty: 'hard',
      targetSeconds: 260,
      stem: {
        en: String.raw`One mole of a monatomic ideal gas undergoes the quasi-static processes in List I; $R$ is the gas constant. Match each of them with the molar heat capacity of the gas in List II.`,
        hi: String.raw`एक मोल एकपरमाणुक आदर्श गैस सूची I के स्थैतिककल्प प्रक्रमों से गुज़रती है; $R$ गैस नियतांक है। प्रत्येक का मिलान सूची II में दी गई गैस की मोलर ऊष्मा धारिता से कीजिए।`,
      },
      rows: [
        {
          id: 'p',
          content: {
            en: 'The mean time between two collisions of a molecule with other molecules stays constant.',
            hi: 'किसी अणु की अन्य अणुओं से दो क्रमागत टक्करों के बीच का औसत समय नियत रहता है।',
          },
        },
        {
          id: 'q',
          content: {
            en: 'The rms speed of the molecules is proportional to the density of the gas.',
            hi: 'अणुओं की वर्ग माध्य मूल चाल गैस के घनत्व के समानुपाती रहती है।',
          },
        },
        {
          id: 'r',
          content: {
            en: String.raw`The pressure falls as $P = P_0\left(2 - \dfrac{V}{V_0}\right)$; the heat capacity is asked at $V = \dfrac{V_0}{2}$.`,
            hi: String.raw`दाब $P = P_0\left(2 - \dfrac{V}{V_0}\right)$ के अनुसार घटता है; ऊष्मा धारिता $V = \dfrac{V_0}{2}$ पर पूछी गई है।`,
          },
        },
        {
          id: 's',
          content: {
            en: 'In every part of the process the gas does twice as much work as the heat that it takes in.',
            hi: 'प्रक्रम के हर भाग में गैस ली गई ऊष्मा का दुगुना कार्य करती है।',
          },
        },
      ],
      columns: [
        { id: '1', content: { en: String.raw`$3R$`, hi: String.raw`$3R$` } },
        { id: '2', content: { en: String.raw`$-\dfrac{3}{2}R$`, hi: String.raw`$-\dfrac{3}{2}R$` } },
        { id: '3', content: { en: String.raw`$\dfrac{3}{2}R$`, hi: String.raw`$\dfrac{3}{2}R$` } },
        { id: '4', content: { en: String.raw`$R$`, hi: String.raw`$R$` } },
        { id: '5', content: { en: String.raw`$2R$`, hi: String.raw`$2R$` } },
      ],
      key: { kind: 'matrix', rows: { p: ['5'], q: ['4'], r: ['1'], s: ['2'] } },
      solution: {
        en: String.raw`In all cases $C = \dfrac{3}{2}R + P\dfrac{dV}{dT}$ for one mole; for $PV^n$ = constant the second part is $\dfrac{R}{1 - n}$.

- (P) mean free path $\propto V$ (the number of molecules is fixed) and speed $\propto \sqrt{T}$, so the time is $\propto \dfrac{V}{\sqrt{T}}$. Constant: $T \propto V^2$, $P \propto V$, $n = -1$, $C = \dfrac{3}{2}R + \dfrac{R}{2} = 2R$: (5)
- (Q) $\sqrt{T} \propto \dfrac{1}{V}$, so $TV^2$ and $PV^3$ are constant, $n = 3$, $C = \dfrac{3}{2}R - \dfrac{R}{2} = R$: (4)
- (R) $RT = P_0\left(2V - \dfrac{V^2}{V_0}\right)$. At $V = \dfrac{V_0}{2}$: $P = \dfrac{3}{2}P_0$ and $\dfrac{dT}{dV} = \dfrac{P_0}{R}$, so $C = \dfrac{3}{2}R + \dfrac{3}{2}R = 3R$: (1)
- (S) $W = 2Q$ means $\Delta U = Q - W = -Q$, so $C = \dfrac{Q}{\Delta T} = -C_V = -\dfrac{3}{2}R$: (2). The gas takes in heat and cools.`,
        hi: String.raw`एक मोल के लिए हर स्थिति में $C = \dfrac{3}{2}R + P\dfrac{dV}{dT}$ है; $PV^n$ = नियतांक के लिए दूसरा पद $\dfrac{R}{1 - n}$ है।

- (P) औसत मुक्त पथ $\propto V$ (अणुओं की संख्या नियत है) और चाल $\propto \sqrt{T}$, अतः समय $\propto \dfrac{V}{\sqrt{T}}$। इसके नियत रहने पर $T \propto V^2$, $P \propto V$, $n = -1$, $C = \dfrac{3}{2}R + \dfrac{R}{2} = 2R$: (5)
- (Q) $\sqrt{T} \propto \dfrac{1}{V}$, अतः $TV^2$ और $PV^3$ नियत हैं, $n = 3$, $C = \dfrac{3}{2}R - \dfrac{R}{2} = R$: (4)
- (R) $RT = P_0\left(2V - \dfrac{V^2}{V_0}\right)$। $V = \dfrac{V_0}{2}$ पर $P = \dfrac{3}{2}P_0$ और $\dfrac{dT}{dV} = \dfrac{P_0}{R}$, अतः $C = \dfrac{3}{2}R + \dfrac{3}{2}R = 3R$: (1)
- (S) $W = 2Q$ का अर्थ है $\Delta U = Q - W = -Q$, अतः $C = \dfrac{Q}{\Delta T} = -C_V = -\dfrac{3}{2}R$: (2)। गैस ऊष्मा लेकर भी ठंडी होती है।`,
      },
    },
    {
      code: 'ja-034',
      exams: ['jee'],
      subject: 'physics',
      topic: 'optics',
      difficulty: 'medium',
      targetSeconds: 200,
      stem: {
        en: String.raw`In Young's double-slit experiment in air, unpolarised light of wavelength $\lambda$ comes from a slit source $S$ to two equal slits $S_1$ and $S_2$. With the arrangement symmetrical, the intensity at the centre $O$ of the screen is $I_0$. A transparent sheet $T$ has the refractive index $1.5$ and the thickness $\lambda$. List I describes changes, each made to the first arrangement. Match each of them with the new intensity at $O$ in List II.`,
        hi: String.raw`वायु में किए गए यंग के द्विझिरी प्रयोग में $\lambda$ तरंगदैर्घ्य का अध्रुवित प्रकाश झिरी स्रोत $S$ से दो समान झिरियों $S_1$ और $S_2$ पर आता है। व्यवस्था सममित होने पर पर्दे के केंद्र $O$ पर तीव्रता $I_0$ है। पारदर्शी पट्टी $T$ का अपवर्तनांक $1.5$ और मोटाई $\lambda$ है। सूची I में परिवर्तन दिए गए हैं, जिनमें से प्रत्येक आरंभिक व्यवस्था में किया जाता है। प्रत्येक का मिलान सूची II में दी गई $O$ पर नई तीव्रता से कीजिए।`,
      },
      rows: [
        {
          id: 'p',
          content: {
            en: String.raw`$T$ is put in front of $S_1$, and $S$ is shifted so that $SS_2 - SS_1 = \dfrac{\lambda}{3}$.`,
            hi: String.raw`$T$ को $S_1$ के सामने रखा जाता है और $S$ को इतना खिसकाया जाता है कि $SS_2 - SS_1 = \dfrac{\lambda}{3}$ हो।`,
          },
        },
        {
          id: 'q',
          content: {
            en: String.raw`$T$ is put in front of $S_1$, and everything is immersed in a liquid of refractive index $1.25$.`,
            hi: String.raw`$T$ को $S_1$ के सामने रखकर पूरी व्यवस्था $1.25$ अपवर्तनांक के द्रव में डुबो दी जाती है।`,
          },
        },
        {
          id: 'r',
          content: {
            en: 'Ideal polaroids with mutually perpendicular axes are put in front of the two slits.',
            hi: 'दोनों झिरियों के सामने आदर्श पोलेरॉइड रखे जाते हैं, जिनके अक्ष परस्पर लंबवत हैं।',
          },
        },
        {
          id: 's',
          content: {
            en: String.raw`A very thin film in front of $S_1$ lets through $\dfrac{1}{4}$ of the intensity without any change of phase.`,
            hi: String.raw`$S_1$ के सामने रखी एक बहुत पतली फ़िल्म कला बदले बिना तीव्रता का $\dfrac{1}{4}$ भाग पार जाने देती है।`,
          },
        },
      ],
      columns: [
        { id: '1', content: { en: String.raw`$\dfrac{I_0}{2}$`, hi: String.raw`$\dfrac{I_0}{2}$` } },
        { id: '2', content: { en: String.raw`$\dfrac{I_0}{4}$`, hi: String.raw`$\dfrac{I_0}{4}$` } },
        { id: '3', content: { en: String.raw`$\dfrac{9I_0}{16}$`, hi: String.raw`$\dfrac{9I_0}{16}$` } },
        { id: '4', content: { en: String.raw`$\dfrac{3I_0}{4}$`, hi: String.raw`$\dfrac{3I_0}{4}$` } },
        { id: '5', content: { en: String.raw`$\dfrac{5I_0}{8}$`, hi: String.raw`$\dfrac{5I_0}{8}$` } },
      ],
      key: { kind: 'matrix', rows: { p: ['4'], q: ['1'], r: ['2'], s: ['3'] } },
      solution: {
        en: String.raw`Each slit alone gives $\dfrac{I_0}{4}$ at $O$. With equal amplitudes $I = I_0\cos^2\dfrac{\delta}{2}$, where $\delta = \dfrac{2\pi}{\lambda}$ × (optical path difference).

- (P) the sheet adds $0.5\lambda$ on the way through $S_1$, the shift of $S$ adds $\dfrac{\lambda}{3}$ on the other way; difference $\dfrac{\lambda}{6}$, $\delta = 60^\circ$, $I = I_0\cos^2 30^\circ = \dfrac{3I_0}{4}$: (4)
- (Q) optical path $(1.5 - 1.25)\lambda = \dfrac{\lambda}{4}$ with $\lambda$ in vacuum, $\delta = 90^\circ$, $I = \dfrac{I_0}{2}$: (1)
- (R) perpendicular vibrations do not interfere, and each polaroid halves: $\dfrac{I_0}{8} + \dfrac{I_0}{8} = \dfrac{I_0}{4}$: (2)
- (S) amplitudes $\dfrac{1}{2}$ and $1$ instead of $1$ and $1$: $I = I_0\left(\dfrac{1.5}{2}\right)^2 = \dfrac{9I_0}{16}$: (3)

Trap in (S): the mean of the intensities $1$ and $\dfrac{1}{4}$, taken instead of that of the amplitudes, gives entry (5).`,
        hi: String.raw`अकेली हर झिरी से $O$ पर तीव्रता $\dfrac{I_0}{4}$ है। आयाम बराबर हों तो $I = I_0\cos^2\dfrac{\delta}{2}$, जहाँ $\delta = \dfrac{2\pi}{\lambda}$ × (प्रकाशिक पथांतर)।

- (P) पट्टी $S_1$ वाले पथ में $0.5\lambda$ जोड़ती है और $S$ को खिसकाने से दूसरे पथ में $\dfrac{\lambda}{3}$ जुड़ता है; अंतर $\dfrac{\lambda}{6}$, $\delta = 60^\circ$, $I = I_0\cos^2 30^\circ = \dfrac{3I_0}{4}$: (4)
- (Q) प्रकाशिक पथांतर $(1.5 - 1.25)\lambda = \dfrac{\lambda}{4}$, जहाँ $\lambda$ निर्वात का है; $\delta = 90^\circ$, $I = \dfrac{I_0}{2}$: (1)
- (R) परस्पर लंबवत कंपन व्यतिकरण नहीं करते और हर पोलेरॉइड तीव्रता आधी करता है: $\dfrac{I_0}{8} + \dfrac{I_0}{8} = \dfrac{I_0}{4}$: (2)
- (S) आयाम $1$ और $1$ की जगह $\dfrac{1}{2}$ और $1$ हैं: $I = I_0\left(\dfrac{1.5}{2}\right)^2 = \dfrac{9I_0}{16}$: (3)

(S) में ध्यान दें: आयामों की जगह तीव्रताओं $1$ और $\dfrac{1}{4}$ का औसत लेने पर प्रविष्टि (5) आती है।`,
      },
    },
  ],
}
