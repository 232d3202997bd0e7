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
      targetSeconds: 150,
      stem: {
        en: String.raw`A long incline makes an angle $\theta$ with the horizontal, where $\sin\theta = 0.6$. The coefficient of friction between the incline and a small block grows with the distance $x$ (in metres) from the point $O$ down the incline as $\mu = 0.5x$; the static and the kinetic coefficients are equal. At $t = 0$ the block is at $O$ and moves down the incline at $3\sqrt{3}\ \text{m/s}$. After what time does it come to rest? (Take $g = 10\ \text{m/s}^2$.)`,
        hi: String.raw`एक लंबा आनत तल क्षैतिज से $\theta$ कोण बनाता है, जहाँ $\sin\theta = 0.6$ है। तल और एक छोटे गुटके के बीच घर्षण गुणांक बिंदु $O$ से तल के अनुदिश नीचे की ओर मापी गई दूरी $x$ (मीटर में) के साथ $\mu = 0.5x$ के अनुसार बढ़ता है; स्थैतिक और गतिज घर्षण गुणांक बराबर हैं। $t = 0$ पर गुटका $O$ पर है और $3\sqrt{3}\ \text{m/s}$ की चाल से तल पर नीचे की ओर जा रहा है। कितने समय बाद वह विराम में आएगा? ($g = 10\ \text{m/s}^2$ लीजिए।)`,
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
        hi: String.raw`$x$ के साथ रैखिक रूप से बढ़ने वाला घर्षण स्प्रिंग जैसा काम करता है, इसलिए रुकने तक की गति सरल आवर्त गति का एक भाग है:

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
      difficulty: 'medium',
      targetSeconds: 185,
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
      targetSeconds: 225,
      stem: {
        en: String.raw`A rigid vessel $A$ of volume $V$ holds a monatomic ideal gas. A thin tube with a closed valve joins it to an evacuated rigid vessel $B$ of volume $31V$. The valve is opened a little, and gas flows slowly into $B$ until the pressures become equal, when the valve is closed. No heat passes through the walls of the vessels or along the tube, and the gas that is still in $A$ expands reversibly. After each vessel has come to equilibrium, what is the ratio of the temperature of the gas in $B$ to that of the gas in $A$?`,
        hi: String.raw`$V$ आयतन के एक दृढ़ पात्र $A$ में एकपरमाणुक (monatomic) आदर्श गैस भरी है। बंद वाल्व वाली एक पतली नली उसे $31V$ आयतन के निर्वातित दृढ़ पात्र $B$ से जोड़ती है। वाल्व थोड़ा-सा खोला जाता है और गैस धीरे-धीरे $B$ में तब तक जाती है, जब तक दोनों दाब बराबर नहीं हो जाते; तब वाल्व बंद कर दिया जाता है। पात्रों की दीवारों से या नली के अनुदिश ऊष्मा का कोई प्रवाह नहीं होता और $A$ में बची हुई गैस का प्रसार उत्क्रमणीय होता है। प्रत्येक पात्र में साम्य स्थापित होने के बाद $B$ की गैस और $A$ की गैस के तापों का अनुपात क्या है?`,
      },
      options: [
        { id: 'a', content: { en: String.raw`$\dfrac{31}{8}$`, hi: String.raw`$\dfrac{31}{8}$` } },
        { id: 'b', content: { en: String.raw`$\dfrac{31}{7}$`, hi: String.raw`$\dfrac{31}{7}$` } },
        { id: 'c', content: { en: String.raw`$4$`, hi: String.raw`$4$` } },
        { id: 'd', content: { en: String.raw`$1$`, hi: String.raw`$1$` } },
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
          en: 'Counts all the gas as being in $B$, although one eighth of it is left in $A$.',
          hi: 'सारी गैस $B$ में मान ली गई है, जबकि उसका आठवाँ भाग $A$ में ही बचा है।',
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
          en: 'Takes the expansion as isothermal; but the gas that stays in $A$ does work and cools.',
          hi: 'प्रसार को समतापीय मान लिया गया है; पर $A$ में बची गैस कार्य करती है और ठंडी होती है।',
        },
      },
    },
    {
      code: 'ja-021',
      exams: ['jee'],
      subject: 'physics',
      topic: 'alternating-current',
      difficulty: 'medium',
      targetSeconds: 145,
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

Current in the straight wire: $\dfrac{\varepsilon/4}{\frac{3}{4}R + R} = \dfrac{\varepsilon}{7R} = \dfrac{\pi a^2\alpha}{7R}$. With equal resistances of the halves it would be zero.`,
        hi: String.raw`विद्युत वाहक बल अर्धवृत्तों के अनुदिश फैला है: प्रत्येक आधे लूप में $\dfrac{\varepsilon}{2}$ है, जहाँ $\varepsilon = \pi a^2\alpha$; वलय पर दोनों की दिशा एक ही है। सीधे तार में दोनों लूपों की धाराएँ विपरीत हैं।

सबसे छोटा रास्ता: सीधा तार हटाकर देखिए (थेवेनिन):

- वलय में धारा: $\dfrac{\varepsilon}{4R}$
- $P$ और $Q$ के बीच वोल्टता: $\dfrac{\varepsilon}{2} - \dfrac{\varepsilon}{4R}R = \dfrac{\varepsilon}{4}$
- $P$ और $Q$ से देखने पर प्रतिरोध: $R$ और $3R$ पार्श्वक्रम में, $\dfrac{3R}{4}$

सीधे तार में धारा: $\dfrac{\varepsilon/4}{\frac{3}{4}R + R} = \dfrac{\varepsilon}{7R} = \dfrac{\pi a^2\alpha}{7R}$। दोनों अर्धवृत्तों के प्रतिरोध बराबर होते तो यह शून्य होती।`,
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
      difficulty: 'medium',
      targetSeconds: 215,
      stem: {
        en: String.raw`A plank of mass $m$ lies on a smooth floor. A uniform solid cylinder of mass $2m$ and radius $R$ rests on it, and a light thread is wound round the cylinder. A constant horizontal force $F$ pulls the free end of the thread, which leaves the cylinder at its highest point, as shown. The system starts from rest, and the cylinder rolls on the plank without slipping. Which of the following statements is (are) correct?

![A plank of mass m on the floor; on it a cylinder of mass 2m and radius R. From the top of the cylinder a thread runs horizontally to the right, where the force F pulls it](/figures/ja-022.svg)`,
        hi: String.raw`$m$ द्रव्यमान का एक तख़्ता चिकने फ़र्श पर रखा है। उस पर $2m$ द्रव्यमान और $R$ त्रिज्या का एक एकसमान ठोस बेलन है, जिस पर एक हल्का धागा लिपटा है। धागा बेलन के उच्चतम बिंदु से निकलता है और उसके मुक्त सिरे पर नियत क्षैतिज बल $F$ लगाया जाता है, जैसा चित्र में दिखाया गया है। निकाय विराम से चलना आरंभ करता है और बेलन तख़्ते पर बिना फिसले लुढ़कता है। निम्नलिखित में से कौन-सा (से) कथन सही है (हैं)?

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
            en: String.raw`The rotational kinetic energy is $\dfrac{16}{35}$ of the kinetic energy of the whole system.`,
            hi: String.raw`घूर्णन गतिज ऊर्जा पूरे निकाय (बेलन और तख़्ता) की गतिज ऊर्जा की $\dfrac{16}{35}$ है।`,
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
      targetSeconds: 240,
      stem: {
        en: String.raw`Three thin concentric conducting spherical shells have radii $R$, $2R$ and $3R$. The middle shell carries a charge $Q$; the other two are uncharged. The innermost and the outermost shell are now joined by a thin wire that passes through a tiny hole in the middle shell without touching it. Which of the following statements is (are) correct for the state then reached?`,
        hi: String.raw`तीन पतले संकेंद्री चालक गोलीय कोशों की त्रिज्याएँ $R$, $2R$ और $3R$ हैं। बीच वाले कोश पर आवेश $Q$ है; शेष दोनों अनावेशित हैं। अब सबसे भीतर वाले और सबसे बाहर वाले कोश को एक पतले तार से जोड़ दिया जाता है, जो बीच वाले कोश के एक बहुत छोटे छिद्र से उसे छुए बिना निकलता है। इसके बाद स्थापित अवस्था के लिए निम्नलिखित में से कौन-सा (से) कथन सही है (हैं)?`,
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
            en: String.raw`The energy lost on joining the shells is $\dfrac{Q^2}{192\pi\varepsilon_0R}$.`,
            hi: String.raw`कोशों को जोड़ने में $\dfrac{Q^2}{192\pi\varepsilon_0R}$ ऊर्जा का ह्रास होता है।`,
          },
        },
        {
          id: 'c',
          content: {
            en: 'If the outermost shell is now earthed as well, the innermost shell loses its charge.',
            hi: 'यदि अब सबसे बाहर वाले कोश को भू-संपर्कित भी कर दें, तो सबसे भीतर वाले कोश का आवेश समाप्त हो जाता है।',
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
      key: { kind: 'msq', optionIds: ['a', 'b', 'd'] },
      solution: {
        en: String.raw`The joined shells have equal potentials, and their charges $q$ and $-q$ add up to zero. With $k = \dfrac{1}{4\pi\varepsilon_0}$:

$$
\frac{q}{R} + \frac{Q}{2R} - \frac{q}{3R} = \frac{Q}{3R} \Rightarrow q = -\frac{Q}{4}
$$

- (A) right: $q = -\dfrac{Q}{4}$
- (B) right: the middle shell is at $V = k\left(\dfrac{3Q/4}{2R} + \dfrac{Q/4}{3R}\right) = \dfrac{11kQ}{24R}$. Before, $U = \dfrac{kQ^2}{4R}$; after, $U = \dfrac{1}{2}QV = \dfrac{11kQ^2}{48R}$, as $q$ and $-q$ at one potential give nothing; the loss is $\dfrac{kQ^2}{48R}$
- (C) wrong: the condition "innermost and outermost at the same potential" contains only the charges inside the outermost shell, $\dfrac{q}{R} + \dfrac{Q}{2R} = \dfrac{q + Q}{3R}$. Earthing changes only the charge on the outer surface, so $q$ stays $-\dfrac{Q}{4}$
- (D) right: by Gauss's law it is opposite to the charge inside, $Q - \dfrac{Q}{4}$

Trap: an earthed conductor has zero potential, which is not zero charge.`,
        hi: String.raw`जुड़े हुए कोशों के विभव बराबर हैं और उनके आवेश $q$ और $-q$ का योग शून्य है। $k = \dfrac{1}{4\pi\varepsilon_0}$ लेने पर:

$$
\frac{q}{R} + \frac{Q}{2R} - \frac{q}{3R} = \frac{Q}{3R} \Rightarrow q = -\frac{Q}{4}
$$

- (A) सही: $q = -\dfrac{Q}{4}$
- (B) सही: बीच वाले कोश का विभव $V = k\left(\dfrac{3Q/4}{2R} + \dfrac{Q/4}{3R}\right) = \dfrac{11kQ}{24R}$ है। पहले $U = \dfrac{kQ^2}{4R}$; बाद में $U = \dfrac{1}{2}QV = \dfrac{11kQ^2}{48R}$, क्योंकि एक ही विभव पर $q$ और $-q$ का योगदान शून्य है; ह्रास $\dfrac{kQ^2}{48R}$ है
- (C) ग़लत: सबसे भीतर और सबसे बाहर वाले कोशों के विभव बराबर होने की शर्त में केवल बाहर वाले कोश के भीतर के आवेश आते हैं, $\dfrac{q}{R} + \dfrac{Q}{2R} = \dfrac{q + Q}{3R}$। भू-संपर्क से केवल बाहरी सतह का आवेश बदलता है, अतः $q$ का मान $-\dfrac{Q}{4}$ ही रहता है
- (D) सही: गाउस के नियम से यह भीतर के कुल आवेश $Q - \dfrac{Q}{4}$ के विपरीत है

ध्यान दें: भू-संपर्कित चालक का विभव शून्य होता है, आवेश शून्य होना आवश्यक नहीं।`,
      },
      reasons: {
        a: {
          en: 'Right: with this charge the innermost and the outermost shell have equal potentials.',
          hi: 'सही: इसी आवेश से सबसे भीतर वाले और सबसे बाहर वाले कोश के विभव बराबर होते हैं।',
        },
        b: {
          en: String.raw`Right: the energy falls from $\dfrac{12}{48}$ to $\dfrac{11}{48}$ of $\dfrac{Q^2}{4\pi\varepsilon_0R}$.`,
          hi: String.raw`सही: ऊर्जा $\dfrac{Q^2}{4\pi\varepsilon_0R}$ के $\dfrac{12}{48}$ से घटकर $\dfrac{11}{48}$ रह जाती है।`,
        },
        c: {
          en: String.raw`Wrong: earthing takes away the charge of the outer surface only; inside, $-\dfrac{Q}{4}$ is still needed to bring the innermost shell to zero potential.`,
          hi: String.raw`ग़लत: भू-संपर्क से केवल बाहरी सतह का आवेश हटता है; भीतर वाले कोश का विभव शून्य होने के लिए उस पर $-\dfrac{Q}{4}$ अब भी चाहिए।`,
        },
        d: {
          en: String.raw`Right: the two shells inside it carry $-\dfrac{Q}{4} + Q = \dfrac{3Q}{4}$ in all.`,
          hi: String.raw`सही: उसके भीतर के दोनों कोशों पर कुल आवेश $-\dfrac{Q}{4} + Q = \dfrac{3Q}{4}$ है।`,
        },
      },
    },
    {
      code: 'ja-025',
      exams: ['jee'],
      subject: 'physics',
      topic: 'waves',
      difficulty: 'hard',
      targetSeconds: 240,
      stem: {
        en: String.raw`A wire $AJ$ of length $1.2\ \text{m}$ and linear mass density $1.0\ \text{g/m}$ is joined at $J$ to a wire $JB$ of length $1.0\ \text{m}$ and linear mass density $4.0\ \text{g/m}$. The ends $A$ and $B$ are fixed, and the tension is $14.4\ \text{N}$. Consider normal modes of transverse vibration, in which the whole wire $AJB$ vibrates at one frequency. Which of the following statements is (are) correct?`,
        hi: String.raw`$1.2\ \text{m}$ लंबाई और $1.0\ \text{g/m}$ रैखिक द्रव्यमान घनत्व का तार $AJ$ बिंदु $J$ पर $1.0\ \text{m}$ लंबाई और $4.0\ \text{g/m}$ रैखिक द्रव्यमान घनत्व के तार $JB$ से जुड़ा है। सिरे $A$ और $B$ दृढ़ता से बँधे हैं और तारों में तनाव $14.4\ \text{N}$ है। अनुप्रस्थ कंपन की उन प्रसामान्य विधाओं (normal modes) पर विचार कीजिए, जिनमें पूरा तार $AJB$ एक ही आवृत्ति से कंपन करता है। निम्नलिखित में से कौन-सा (से) कथन सही है (हैं)?`,
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
      targetSeconds: 190,
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
      difficulty: 'hard',
      targetSeconds: 230,
      stem: {
        en: String.raw`A soap bubble of radius $R$ floats in a chamber in which the pressure is kept at $\dfrac{12\sigma}{R}$, where $\sigma$ is the surface tension of the soap solution. The bubble is slowly given electric charge until its radius has become $2R$; the temperature and $\sigma$ do not change, and no air passes through the film. In this state the electrostatic energy of the charged bubble is $n$ times the increase in its surface energy. Find $n$. (The film is thin, and the charge is spread evenly over it.)`,
        hi: String.raw`$R$ त्रिज्या का साबुन का एक बुलबुला ऐसे कक्ष में है, जिसमें दाब $\dfrac{12\sigma}{R}$ बनाए रखा गया है, जहाँ $\sigma$ साबुन के घोल का पृष्ठ तनाव है। बुलबुले को धीरे-धीरे आवेशित किया जाता है, जब तक उसकी त्रिज्या $2R$ न हो जाए; ताप और $\sigma$ नहीं बदलते और फ़िल्म से होकर वायु नहीं आती-जाती। इस अवस्था में आवेशित बुलबुले की स्थिरवैद्युत ऊर्जा उसकी पृष्ठ ऊर्जा में हुई वृद्धि की $n$ गुनी है। $n$ ज्ञात कीजिए। (फ़िल्म पतली है और आवेश उस पर एकसमान रूप से फैला है।)`,
      },
      key: { kind: 'nat', min: '16', max: '16' },
      solution: {
        en: String.raw`Balance the pressures on the film at $2R$: the air inside and the outward pull of the charge act against the chamber and the surface tension (two surfaces: $\dfrac{4\sigma}{r}$).

- Inside at first: $\dfrac{12\sigma}{R} + \dfrac{4\sigma}{R} = \dfrac{16\sigma}{R}$; at $8$ times the volume and the same temperature: $\dfrac{2\sigma}{R}$
- Outward electric pressure at $2R$: $p_e = \dfrac{12\sigma}{R} + \dfrac{4\sigma}{2R} - \dfrac{2\sigma}{R} = \dfrac{12\sigma}{R}$

For a charge $q$ on a sphere of radius $r$, $p_e = \dfrac{1}{2}\varepsilon_0E^2 = \dfrac{q^2}{32\pi^2\varepsilon_0r^4}$ and the energy is

$$
U = \frac{q^2}{8\pi\varepsilon_0r} = 4\pi r^3\,p_e
$$

- With $r = 2R$: $U = 4\pi \times 8R^3 \times \dfrac{12\sigma}{R} = 384\pi\sigma R^2$
- Surface energy: $2 \times 4\pi\left(4R^2 - R^2\right)\sigma = 24\pi\sigma R^2$

$n = \dfrac{384}{24} = 16$. Traps: the film has two surfaces, and the pressure inside falls to an eighth.`,
        hi: String.raw`$2R$ त्रिज्या पर फ़िल्म के दोनों ओर के दाब बराबर कीजिए: भीतर की वायु और आवेश का बाहर की ओर खिंचाव एक ओर हैं; कक्ष का दाब और पृष्ठ तनाव (दो पृष्ठ: $\dfrac{4\sigma}{r}$) दूसरी ओर।

- आरंभ में भीतर का दाब: $\dfrac{12\sigma}{R} + \dfrac{4\sigma}{R} = \dfrac{16\sigma}{R}$; उसी ताप पर आयतन $8$ गुना होने पर: $\dfrac{2\sigma}{R}$
- $2R$ पर बाहर की ओर वैद्युत दाब: $p_e = \dfrac{12\sigma}{R} + \dfrac{4\sigma}{2R} - \dfrac{2\sigma}{R} = \dfrac{12\sigma}{R}$

$r$ त्रिज्या के गोले पर आवेश $q$ के लिए $p_e = \dfrac{1}{2}\varepsilon_0E^2 = \dfrac{q^2}{32\pi^2\varepsilon_0r^4}$ और ऊर्जा

$$
U = \frac{q^2}{8\pi\varepsilon_0r} = 4\pi r^3\,p_e
$$

- $r = 2R$ पर: $U = 4\pi \times 8R^3 \times \dfrac{12\sigma}{R} = 384\pi\sigma R^2$
- पृष्ठ ऊर्जा में वृद्धि: $2 \times 4\pi\left(4R^2 - R^2\right)\sigma = 24\pi\sigma R^2$

$n = \dfrac{384}{24} = 16$। ध्यान दें: फ़िल्म के दो पृष्ठ होते हैं, और भीतर का दाब घटकर आठवाँ भाग रह जाता है।`,
      },
    },
    {
      code: 'ja-028',
      exams: ['jee'],
      subject: 'physics',
      topic: 'current-electricity',
      difficulty: 'easy',
      targetSeconds: 120,
      stem: {
        en: String.raw`In the bridge shown, $X$ is a device that does not obey Ohm's law: at a voltage $V$ across it, the current through it is $I = kV^2$ with $k = 0.25\ \text{A/V}^2$. The cell has an internal resistance of $1.2\ \Omega$, drawn beside it. The galvanometer $G$ shows no deflection. Find the current drawn from the cell, in amperes.

![Bridge with the corners A, B, C and D. The device X lies between A and B, 2 ohm between B and C, 2 ohm between A and D, 3 ohm between D and C, and the galvanometer G between B and D. The cell of emf E, with 1.2 ohm in series, joins A and C, its positive terminal on the side of A](/figures/ja-028.svg)`,
        hi: String.raw`दिखाए गए सेतु में $X$ एक ऐसी युक्ति है जो ओम के नियम का पालन नहीं करती: सिरों पर $V$ वोल्टता होने पर उसमें धारा $I = kV^2$ होती है, जहाँ $k = 0.25\ \text{A/V}^2$ है। सेल का आंतरिक प्रतिरोध $1.2\ \Omega$ है, जो उसके पास दिखाया गया है। गैल्वेनोमीटर $G$ में कोई विक्षेप नहीं है। सेल से ली गई धारा ऐम्पियर में ज्ञात कीजिए।

![सेतु, जिसके कोने A, B, C और D हैं। A और B के बीच युक्ति X, B और C के बीच 2 ओम, A और D के बीच 2 ओम, D और C के बीच 3 ओम तथा B और D के बीच गैल्वेनोमीटर G है। E विद्युत वाहक बल का सेल 1.2 ओम के साथ श्रेणीक्रम में A और C के बीच जुड़ा है; उसका धन सिरा A की ओर है](/figures/ja-028.svg)`,
      },
      key: { kind: 'nat', min: '3.75', max: '3.75' },
      solution: {
        en: String.raw`No current in $G$ means that $B$ and $D$ are at one potential: $X$ and the $2\ \Omega$ of $BC$ carry the same current $I$, and the voltages of the two branches are shared alike.

- $\dfrac{V}{2I} = \dfrac{2}{3}$ and $I = \dfrac{V^2}{4}$, so $\dfrac{2}{V} = \dfrac{2}{3} \Rightarrow V = 3\ \text{V}$, $I = 2.25\ \text{A}$
- Between $A$ and $C$: $3 + 2 \times 2.25 = 7.5\ \text{V}$
- In $ADC$: $\dfrac{7.5}{5} = 1.5\ \text{A}$

Total: $2.25 + 1.5 = 3.75\ \text{A}$. The internal resistance is not needed; it only fixes the emf, $7.5 + 3.75 \times 1.2 = 12\ \text{V}$, the one value at which this bridge is balanced.`,
        hi: String.raw`$G$ में धारा न होने का अर्थ है कि $B$ और $D$ का विभव समान है: $X$ और $BC$ के $2\ \Omega$ में एक ही धारा $I$ है और दोनों शाखाओं में वोल्टता एक ही अनुपात में बँटती है।

- $\dfrac{V}{2I} = \dfrac{2}{3}$ और $I = \dfrac{V^2}{4}$, अतः $\dfrac{2}{V} = \dfrac{2}{3} \Rightarrow V = 3\ \text{V}$, $I = 2.25\ \text{A}$
- $A$ और $C$ के बीच: $3 + 2 \times 2.25 = 7.5\ \text{V}$
- $ADC$ में: $\dfrac{7.5}{5} = 1.5\ \text{A}$

कुल धारा: $2.25 + 1.5 = 3.75\ \text{A}$। आंतरिक प्रतिरोध की आवश्यकता नहीं; उससे केवल वि. वा. बल $7.5 + 3.75 \times 1.2 = 12\ \text{V}$ मिलता है, और सेतु इसी एक मान पर संतुलित है।`,
      },
    },
    {
      code: 'ja-029',
      exams: ['jee'],
      subject: 'physics',
      topic: 'modern-physics',
      difficulty: 'medium',
      targetSeconds: 145,
      stem: {
        en: String.raw`In a reactor, a radioactive nuclide of half-life $T$ is produced at a constant rate from $t = 0$, when there is none of it. The production stops at $t = 2T$. Which fraction of all the nuclei produced has decayed by $t = 3T$? Give the value to two decimal places. (Take $\ln 2 = 0.693$.)`,
        hi: String.raw`एक रिऐक्टर में अर्ध-आयु $T$ का एक रेडियोऐक्टिव न्यूक्लाइड $t = 0$ से नियत दर पर बनाया जाता है; आरंभ में उसका कोई नाभिक नहीं है। $t = 2T$ पर उसका बनना बंद कर दिया जाता है। $t = 3T$ तक कुल बने नाभिकों के कितने अंश का क्षय हो चुका होता है? मान दशमलव के दो स्थानों तक दीजिए। ($\ln 2 = 0.693$ लीजिए।)`,
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
      targetSeconds: 235,
      stem: {
        en: String.raw`A uniform solid cylinder of mass $2\ \text{kg}$ and radius $50\ \text{cm}$ stands on a rough horizontal floor. Two light horizontal springs, each of force constant $400\ \text{N/m}$, join it to a wall: one is attached to its axle and the other to the highest point of its rim. In equilibrium both springs have their natural lengths. The cylinder is rolled from this position until its axle has moved $3\ \text{cm}$ and is released from rest. What is the least coefficient of static friction with which it rolls without slipping throughout the oscillation? Give the value to two decimal places. (Take $g = 10\ \text{m/s}^2$ and treat the oscillation as small.)`,
        hi: String.raw`$2\ \text{kg}$ द्रव्यमान और $50\ \text{cm}$ त्रिज्या का एक एकसमान ठोस बेलन खुरदरे क्षैतिज फ़र्श पर टिका है। दो हल्की क्षैतिज स्प्रिंगें, जिनमें से प्रत्येक का स्प्रिंग नियतांक $400\ \text{N/m}$ है, उसे एक दीवार से जोड़ती हैं: एक उसके अक्ष से और दूसरी उसकी परिधि के उच्चतम बिंदु से जुड़ी है। साम्यावस्था में दोनों स्प्रिंगें अपनी मूल लंबाई में हैं। बेलन को इस स्थिति से इतना लुढ़काया जाता है कि उसका अक्ष $3\ \text{cm}$ खिसक जाए, और फिर विराम से छोड़ दिया जाता है। स्थैतिक घर्षण गुणांक का वह न्यूनतम मान क्या है जिससे पूरे दोलन में वह बिना फिसले लुढ़कता रहे? मान दशमलव के दो स्थानों तक दीजिए। ($g = 10\ \text{m/s}^2$ लीजिए और दोलन को छोटा मानिए।)`,
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

यह $x = 3\ \text{cm}$ पर अधिकतम है: $f = \dfrac{400 \times 0.03}{3} = 4\ \text{N}$। स्प्रिंगें क्षैतिज हैं, इसलिए अभिलंब बल $20\ \text{N}$ है और $\mu = \dfrac{4}{20} = 0.20$। ध्यान दें: यहाँ घर्षण स्प्रिंगों के बल की ही दिशा में है।`,
      },
    },
    {
      code: 'ja-031',
      exams: ['jee'],
      subject: 'physics',
      topic: 'experimental-skills',
      difficulty: 'easy',
      targetSeconds: 140,
      stem: {
        en: String.raw`To find the resistivity of a wire, its length is measured with a metre scale of least count $1\ \text{mm}$ as $50.0\ \text{cm}$. Its diameter is measured with a screw gauge of pitch $0.5\ \text{mm}$ that has $50$ divisions on the circular scale: the main scale shows $0.5\ \text{mm}$ and the 35th division of the circular scale lies on the reference line. With its jaws closed, the gauge reads $+0.05\ \text{mm}$; take this zero error as exact. A voltmeter of least count $0.05\ \text{V}$ shows $2.50\ \text{V}$ across the wire, and an ammeter of least count $0.02\ \text{A}$ shows $0.80\ \text{A}$ through it. Taking the error in each measured value as the least count of its instrument, find the greatest percentage error in the resistivity, to one decimal place.`,
        hi: String.raw`किसी तार की प्रतिरोधकता ज्ञात करने के लिए उसकी लंबाई $1\ \text{mm}$ अल्पतमांक (least count) के मीटर पैमाने से $50.0\ \text{cm}$ मापी जाती है। व्यास $0.5\ \text{mm}$ चूड़ी अंतराल वाले स्क्रूगेज से मापा जाता है, जिसके वृत्तीय पैमाने पर $50$ भाग हैं: मुख्य पैमाने का पाठ्यांक $0.5\ \text{mm}$ है और वृत्तीय पैमाने का 35वाँ भाग संदर्भ रेखा पर है। जबड़े सटे होने पर स्क्रूगेज का पाठ्यांक $+0.05\ \text{mm}$ है; इस शून्यांक त्रुटि को यथार्थ (exact) मानिए। $0.05\ \text{V}$ अल्पतमांक का वोल्टमीटर तार के सिरों पर $2.50\ \text{V}$ और $0.02\ \text{A}$ अल्पतमांक का ऐमीटर उसमें $0.80\ \text{A}$ दिखाता है। हर मापे गए मान में त्रुटि उसके उपकरण के अल्पतमांक के बराबर मानकर प्रतिरोधकता में अधिकतम प्रतिशत त्रुटि दशमलव के एक स्थान तक ज्ञात कीजिए।`,
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
      targetSeconds: 230,
      stem: {
        en: String.raw`A uniform magnetic field $B$, perpendicular to the plane of the figure and directed into it, fills the region $0 < x < d$. A particle of mass $m$ and charge $q > 0$ enters it at the origin $O$ with its velocity in the $xy$-plane at an angle $\varphi$ with the $x$-axis; $\varphi$ is counted positive towards the $+y$ direction, as shown. $r$ is the radius of its path in the field. Match each entry in List-I with the time in List-II that the particle spends in the field.

![The field region between the y-axis and the line x = d, with crosses for a field B into the plane. At the origin O an arrow v makes the angle φ with the x-axis, on the side of +y](/figures/ja-032.svg)

| List-I | List-II |
| --- | --- |
| (P) $r = 2d$, $\varphi = 0$ | (1) $\dfrac{\pi m}{3qB}$ |
| (Q) $r = d$, $\varphi = -30^\circ$ | (2) $\dfrac{4\pi m}{3qB}$ |
| (R) $r = d$, $\varphi = +30^\circ$ | (3) $\dfrac{\pi m}{6qB}$ |
| (S) $r = \dfrac{d}{2}$, $\varphi = -30^\circ$ | (4) $\dfrac{\pi m}{qB}$ |
| | (5) $\dfrac{2\pi m}{3qB}$ |

The correct option is:`,
        hi: String.raw`भाग $0 < x < d$ में एकसमान चुंबकीय क्षेत्र $B$ है, जो चित्र के तल के लंबवत, अंदर की ओर है। $m$ द्रव्यमान और $q > 0$ आवेश का एक कण मूलबिंदु $O$ पर इस क्षेत्र में प्रवेश करता है; उसका वेग $xy$-तल में है और $x$-अक्ष से $\varphi$ कोण बनाता है। जैसा चित्र में दिखाया गया है, $\varphi$ को $+y$ दिशा की ओर धनात्मक गिना जाता है। क्षेत्र में कण के पथ की त्रिज्या $r$ है। सूची-I की प्रत्येक प्रविष्टि का मिलान सूची-II में दिए गए उस समय से कीजिए, जो कण चुंबकीय क्षेत्र में बिताता है।

![y-अक्ष और रेखा x = d के बीच का क्षेत्र, जिसमें तल के अंदर की ओर के क्षेत्र B के लिए क्रॉस बने हैं। मूलबिंदु O पर तीर v, x-अक्ष से +y की ओर कोण φ बनाता है](/figures/ja-032.svg)

| सूची-I | सूची-II |
| --- | --- |
| (P) $r = 2d$, $\varphi = 0$ | (1) $\dfrac{\pi m}{3qB}$ |
| (Q) $r = d$, $\varphi = -30^\circ$ | (2) $\dfrac{4\pi m}{3qB}$ |
| (R) $r = d$, $\varphi = +30^\circ$ | (3) $\dfrac{\pi m}{6qB}$ |
| (S) $r = \dfrac{d}{2}$, $\varphi = -30^\circ$ | (4) $\dfrac{\pi m}{qB}$ |
| | (5) $\dfrac{2\pi m}{3qB}$ |

सही विकल्प है:`,
      },
      options: [
        { id: 'a', content: { en: '(P)-(3), (Q)-(1), (R)-(5), (S)-(2)', hi: '(P)-(3), (Q)-(1), (R)-(5), (S)-(2)' } },
        { id: 'b', content: { en: '(P)-(1), (Q)-(1), (R)-(2), (S)-(5)', hi: '(P)-(1), (Q)-(1), (R)-(2), (S)-(5)' } },
        { id: 'c', content: { en: '(P)-(3), (Q)-(3), (R)-(2), (S)-(5)', hi: '(P)-(3), (Q)-(3), (R)-(2), (S)-(5)' } },
        { id: 'd', content: { en: '(P)-(1), (Q)-(3), (R)-(5), (S)-(2)', hi: '(P)-(1), (Q)-(3), (R)-(5), (S)-(2)' } },
      ],
      key: { kind: 'mcq', optionIds: ['a'] },
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

(Q) and (R) differ in the sign of $\varphi$ alone. In (Q) the turn is $\beta - \varphi$, not $\beta$. A turn of $180^\circ$, entry (4), would need $\varphi = 0$ and $r < d$.`,
        hi: String.raw`$O$ पर बल का घटक $+y$ की ओर है, इसलिए गति की दिशा $\omega = \dfrac{qB}{m}$ की दर से वामावर्त घूमती है। जब वह $x$-अक्ष से $\beta$ कोण पर हो:

$$
x = r(\sin\beta - \sin\varphi)
$$

यदि $\sin\beta = \sin\varphi + \dfrac{d}{r}$ का मान $1$ से अधिक न हो, तो कण पार निकल जाता है; अन्यथा वह $\beta = 180^\circ - \varphi$ पर $x = 0$ पर लौट आता है। समय $\dfrac{(\beta - \varphi)m}{qB}$ है।

- (P) $\sin\beta = \dfrac{1}{2}$, घुमाव $30^\circ$: (3)
- (Q) $\sin\beta = -\dfrac{1}{2} + 1$, $\beta = 30^\circ$, घुमाव $60^\circ$: (1)
- (R) $\dfrac{1}{2} + 1 > 1$, लौट आता है, घुमाव $180^\circ - 60^\circ = 120^\circ$: (5)
- (S) $-\dfrac{1}{2} + 2 > 1$, लौट आता है, घुमाव $180^\circ + 60^\circ = 240^\circ$: (2)

(Q) और (R) में केवल $\varphi$ के चिह्न का अंतर है। (Q) में घुमाव $\beta - \varphi$ है, $\beta$ नहीं। $180^\circ$ का घुमाव, प्रविष्टि (4), तभी होता जब $\varphi = 0$ और $r < d$ हो।`,
      },
      reasons: {
        a: {
          en: String.raw`The direction of motion turns anticlockwise through $30^\circ$, $60^\circ$, $120^\circ$ and $240^\circ$ in turn.`,
          hi: String.raw`गति की दिशा वामावर्त क्रमशः $30^\circ$, $60^\circ$, $120^\circ$ और $240^\circ$ घूमती है।`,
        },
        b: {
          en: String.raw`In P $\frac{d}{r}$ is taken as the cosine of the turn ($60^\circ$), not as its sine; in R and S the turn is taken as $180^\circ + 2\varphi$ instead of $180^\circ - 2\varphi$.`,
          hi: String.raw`P में $\frac{d}{r}$ को घुमाव की ज्या की जगह कोज्या ($60^\circ$) मान लिया गया; R और S में घुमाव $180^\circ - 2\varphi$ की जगह $180^\circ + 2\varphi$ ले लिया गया।`,
        },
        c: {
          en: String.raw`In Q $\beta = 30^\circ$ is taken for the turn, which begins at $-30^\circ$; in R and S the turn is taken as $180^\circ + 2\varphi$ instead of $180^\circ - 2\varphi$.`,
          hi: String.raw`Q में $\beta = 30^\circ$ को ही घुमाव मान लिया गया, जबकि वह $-30^\circ$ से शुरू होता है; R और S में घुमाव $180^\circ - 2\varphi$ की जगह $180^\circ + 2\varphi$ ले लिया गया।`,
        },
        d: {
          en: String.raw`In P $\frac{d}{r}$ is taken as the cosine of the turn, not as its sine; in Q $\beta = 30^\circ$ is taken for the turn, which begins at $-30^\circ$.`,
          hi: String.raw`P में $\frac{d}{r}$ को घुमाव की ज्या की जगह कोज्या मान लिया गया; Q में $\beta = 30^\circ$ को ही घुमाव मान लिया गया, जबकि वह $-30^\circ$ से शुरू होता है।`,
        },
      },
    },

    {
      code: 'ja-033',
      exams: ['jee'],
      subject: 'physics',
      topic: 'kinetic-theory',
      difficulty: 'medium',
      targetSeconds: 235,
      stem: {
        en: String.raw`One mole of a monatomic ideal gas undergoes the quasi-static processes in List-I; $R$ is the gas constant. Match each of them with the molar heat capacity of the gas in List-II.

| List-I | List-II |
| --- | --- |
| (P) The mean time between two successive collisions of a molecule with other molecules stays constant. | (1) $0$ |
| (Q) The rms speed of the molecules is proportional to the density of the gas. | (2) $-\dfrac{3}{2}R$ |
| (R) The pressure falls as $P = P_0\left(2 - \dfrac{V}{V_0}\right)$; the heat capacity is asked at $V = \dfrac{5V_0}{4}$. | (3) $\dfrac{3}{2}R$ |
| (S) In every part of the process the gas does twice as much work as the heat that it takes in. | (4) $R$ |
| | (5) $2R$ |

The correct option is:`,
        hi: String.raw`एक मोल एकपरमाणुक आदर्श गैस सूची-I के स्थैतिककल्प (quasi-static) प्रक्रमों से गुज़रती है; $R$ गैस नियतांक है। प्रत्येक का मिलान सूची-II में दी गई गैस की मोलर ऊष्मा धारिता से कीजिए।

| सूची-I | सूची-II |
| --- | --- |
| (P) किसी अणु की अन्य अणुओं से दो क्रमागत टक्करों के बीच का औसत समय नियत रहता है। | (1) $0$ |
| (Q) अणुओं की वर्ग माध्य मूल चाल गैस के घनत्व के समानुपाती रहती है। | (2) $-\dfrac{3}{2}R$ |
| (R) दाब $P = P_0\left(2 - \dfrac{V}{V_0}\right)$ के अनुसार घटता है; ऊष्मा धारिता $V = \dfrac{5V_0}{4}$ पर पूछी गई है। | (3) $\dfrac{3}{2}R$ |
| (S) प्रक्रम के हर भाग में गैस ली गई ऊष्मा का दुगुना कार्य करती है। | (4) $R$ |
| | (5) $2R$ |

सही विकल्प है:`,
      },
      options: [
        { id: 'a', content: { en: '(P)-(4), (Q)-(5), (R)-(1), (S)-(3)', hi: '(P)-(4), (Q)-(5), (R)-(1), (S)-(3)' } },
        { id: 'b', content: { en: '(P)-(4), (Q)-(5), (R)-(2), (S)-(2)', hi: '(P)-(4), (Q)-(5), (R)-(2), (S)-(2)' } },
        { id: 'c', content: { en: '(P)-(5), (Q)-(4), (R)-(2), (S)-(3)', hi: '(P)-(5), (Q)-(4), (R)-(2), (S)-(3)' } },
        { id: 'd', content: { en: '(P)-(5), (Q)-(4), (R)-(1), (S)-(2)', hi: '(P)-(5), (Q)-(4), (R)-(1), (S)-(2)' } },
      ],
      key: { kind: 'mcq', optionIds: ['d'] },
      solution: {
        en: String.raw`In all cases $C = \dfrac{3}{2}R + P\dfrac{dV}{dT}$ for one mole; for $PV^n$ = constant the second part is $\dfrac{R}{1 - n}$.

- (P) mean free path $\propto V$ (the number of molecules is fixed) and speed $\propto \sqrt{T}$, so the time is $\propto \dfrac{V}{\sqrt{T}}$. Constant: $T \propto V^2$, $P \propto V$, $n = -1$, $C = \dfrac{3}{2}R + \dfrac{R}{2} = 2R$: (5)
- (Q) $\sqrt{T} \propto \dfrac{1}{V}$, so $TV^2$ and $PV^3$ are constant, $n = 3$, $C = \dfrac{3}{2}R - \dfrac{R}{2} = R$: (4)
- (R) $RT = P_0\left(2V - \dfrac{V^2}{V_0}\right)$. At $V = \dfrac{5V_0}{4}$: $P = \dfrac{3}{4}P_0$ and $\dfrac{dT}{dV} = -\dfrac{P_0}{2R}$, so $C = \dfrac{3}{2}R - \dfrac{3}{2}R = 0$: (1). Here the line touches an adiabatic curve
- (S) $W = 2Q$ means $\Delta U = Q - W = -Q$, so $C = \dfrac{Q}{\Delta T} = -C_V = -\dfrac{3}{2}R$: (2). The gas takes in heat and cools.`,
        hi: String.raw`एक मोल के लिए हर स्थिति में $C = \dfrac{3}{2}R + P\dfrac{dV}{dT}$ है; $PV^n$ = नियतांक के लिए दूसरा पद $\dfrac{R}{1 - n}$ है।

- (P) औसत मुक्त पथ $\propto V$ (अणुओं की संख्या नियत है) और चाल $\propto \sqrt{T}$, अतः समय $\propto \dfrac{V}{\sqrt{T}}$। इसके नियत रहने पर $T \propto V^2$, $P \propto V$, $n = -1$, $C = \dfrac{3}{2}R + \dfrac{R}{2} = 2R$: (5)
- (Q) $\sqrt{T} \propto \dfrac{1}{V}$, अतः $TV^2$ और $PV^3$ नियत हैं, $n = 3$, $C = \dfrac{3}{2}R - \dfrac{R}{2} = R$: (4)
- (R) $RT = P_0\left(2V - \dfrac{V^2}{V_0}\right)$। $V = \dfrac{5V_0}{4}$ पर $P = \dfrac{3}{4}P_0$ और $\dfrac{dT}{dV} = -\dfrac{P_0}{2R}$, अतः $C = \dfrac{3}{2}R - \dfrac{3}{2}R = 0$: (1)। यहाँ यह रेखा एक रुद्धोष्म वक्र को स्पर्श करती है
- (S) $W = 2Q$ का अर्थ है $\Delta U = Q - W = -Q$, अतः $C = \dfrac{Q}{\Delta T} = -C_V = -\dfrac{3}{2}R$: (2)। गैस ऊष्मा लेकर भी ठंडी होती है।`,
      },
      reasons: {
        a: {
          en: String.raw`In P and Q the dependence on $V$ is inverted: the mean free path goes as $V$, the density as $\frac{1}{V}$; in S the sign is lost.`,
          hi: String.raw`P और Q में $V$ पर निर्भरता उलट गई: औसत मुक्त पथ $V$ के और घनत्व $\frac{1}{V}$ के समानुपाती है; S में चिह्न खो गया।`,
        },
        b: {
          en: String.raw`In P and Q $\frac{R}{n - 1}$ is added in place of $\frac{R}{1 - n}$; in R only $P\frac{dV}{dT} = -\frac{3}{2}R$ is given, without $C_V$.`,
          hi: String.raw`P और Q में $\frac{R}{1 - n}$ की जगह $\frac{R}{n - 1}$ जोड़ा गया; R में केवल $P\frac{dV}{dT} = -\frac{3}{2}R$ लिखा गया, $C_V$ छूट गई।`,
        },
        c: {
          en: String.raw`In R only $P\frac{dV}{dT} = -\frac{3}{2}R$ is given, without $C_V$; in S the sign is lost, though the gas takes in heat and cools.`,
          hi: String.raw`R में केवल $P\frac{dV}{dT} = -\frac{3}{2}R$ लिखा गया, $C_V$ छूट गई; S में चिह्न खो गया, जबकि गैस ऊष्मा लेकर ठंडी होती है।`,
        },
        d: {
          en: String.raw`The molar heat capacities are $2R$, $R$, $0$ and $-\frac{3}{2}R$ in turn.`,
          hi: String.raw`मोलर ऊष्मा धारिताएँ क्रमशः $2R$, $R$, $0$ और $-\frac{3}{2}R$ हैं।`,
        },
      },
    },

    {
      code: 'ja-034',
      exams: ['jee'],
      subject: 'physics',
      topic: 'optics',
      difficulty: 'medium',
      targetSeconds: 205,
      stem: {
        en: String.raw`In Young's double-slit experiment in air, unpolarised light of wavelength $\lambda$ comes from a slit source $S$ to two identical slits $S_1$ and $S_2$. With the arrangement symmetrical, the intensity at the centre $O$ of the screen is $I_0$. A transparent sheet $T$ has the refractive index $1.5$ and the thickness $\dfrac{2\lambda}{3}$. List-I describes changes, each made to the first arrangement. Match each of them with the new intensity at $O$ in List-II.

| List-I | List-II |
| --- | --- |
| (P) $T$ is put in front of $S_1$, and $S$ is shifted so that $SS_2 - SS_1 = \dfrac{\lambda}{6}$. | (1) $0$ |
| (Q) $T$ is put in front of $S_1$, and everything is immersed in a liquid of refractive index $1.25$. | (2) $\dfrac{I_0}{4}$ |
| (R) Ideal polaroids with mutually perpendicular axes are put in front of the two slits. | (3) $\dfrac{9I_0}{16}$ |
| (S) A very thin film is put in front of $S_1$; it lets through $\dfrac{1}{4}$ of the intensity without any change of phase. | (4) $\dfrac{3I_0}{4}$ |
| | (5) $\dfrac{5I_0}{8}$ |

The correct option is:`,
        hi: String.raw`वायु में किए गए यंग के द्विझिरी प्रयोग में $\lambda$ तरंगदैर्घ्य का अध्रुवित प्रकाश झिरी स्रोत $S$ से दो सर्वसम झिरियों $S_1$ और $S_2$ पर आता है। व्यवस्था सममित होने पर पर्दे के केंद्र $O$ पर तीव्रता $I_0$ है। पारदर्शी पट्टिका $T$ का अपवर्तनांक $1.5$ और मोटाई $\dfrac{2\lambda}{3}$ है। सूची-I में परिवर्तन दिए गए हैं, जिनमें से प्रत्येक आरंभिक व्यवस्था में किया जाता है। प्रत्येक का मिलान सूची-II में दी गई $O$ पर नई तीव्रता से कीजिए।

| सूची-I | सूची-II |
| --- | --- |
| (P) $T$ को $S_1$ के सामने रखा जाता है और $S$ को इतना खिसकाया जाता है कि $SS_2 - SS_1 = \dfrac{\lambda}{6}$ हो। | (1) $0$ |
| (Q) $T$ को $S_1$ के सामने रखकर पूरी व्यवस्था $1.25$ अपवर्तनांक के द्रव में डुबो दी जाती है। | (2) $\dfrac{I_0}{4}$ |
| (R) दोनों झिरियों के सामने आदर्श पोलेरॉइड रखे जाते हैं, जिनके अक्ष परस्पर लंबवत हैं। | (3) $\dfrac{9I_0}{16}$ |
| (S) $S_1$ के सामने एक बहुत पतली फ़िल्म रखी जाती है, जो कला बदले बिना तीव्रता का $\dfrac{1}{4}$ भाग पारगमित करती है। | (4) $\dfrac{3I_0}{4}$ |
| | (5) $\dfrac{5I_0}{8}$ |

सही विकल्प है:`,
      },
      options: [
        { id: 'a', content: { en: '(P)-(1), (Q)-(4), (R)-(1), (S)-(5)', hi: '(P)-(1), (Q)-(4), (R)-(1), (S)-(5)' } },
        { id: 'b', content: { en: '(P)-(4), (Q)-(4), (R)-(2), (S)-(3)', hi: '(P)-(4), (Q)-(4), (R)-(2), (S)-(3)' } },
        { id: 'c', content: { en: '(P)-(1), (Q)-(2), (R)-(2), (S)-(3)', hi: '(P)-(1), (Q)-(2), (R)-(2), (S)-(3)' } },
        { id: 'd', content: { en: '(P)-(4), (Q)-(2), (R)-(1), (S)-(5)', hi: '(P)-(4), (Q)-(2), (R)-(1), (S)-(5)' } },
      ],
      key: { kind: 'mcq', optionIds: ['b'] },
      solution: {
        en: String.raw`Each slit alone gives $\dfrac{I_0}{4}$ at $O$. With equal amplitudes $I = I_0\cos^2\dfrac{\delta}{2}$, where $\delta = \dfrac{2\pi}{\lambda}$ × (optical path difference).

- (P) the sheet adds $0.5 \times \dfrac{2\lambda}{3} = \dfrac{\lambda}{3}$ on the way through $S_1$, the shift of $S$ adds $\dfrac{\lambda}{6}$ on the other way; difference $\dfrac{\lambda}{6}$, $\delta = 60^\circ$, $I = I_0\cos^2 30^\circ = \dfrac{3I_0}{4}$: (4)
- (Q) optical path $(1.5 - 1.25)\dfrac{2\lambda}{3} = \dfrac{\lambda}{6}$ with $\lambda$ in vacuum, again $\delta = 60^\circ$, $I = \dfrac{3I_0}{4}$: (4)
- (R) perpendicular vibrations do not interfere, and each polaroid halves: $\dfrac{I_0}{8} + \dfrac{I_0}{8} = \dfrac{I_0}{4}$: (2)
- (S) amplitudes $\dfrac{1}{2}$ and $1$ instead of $1$ and $1$: $I = I_0\left(\dfrac{1.5}{2}\right)^2 = \dfrac{9I_0}{16}$: (3)

Traps: adding the two paths in (P) gives $\dfrac{\lambda}{2}$ and entry (1); leaving out the liquid in (Q) gives $\dfrac{\lambda}{3}$ and entry (2); in (S) the mean of the intensities $1$ and $\dfrac{1}{4}$, taken instead of that of the amplitudes, gives entry (5).`,
        hi: String.raw`हर झिरी अकेले $O$ पर $\dfrac{I_0}{4}$ तीव्रता देती है। आयाम बराबर हों तो $I = I_0\cos^2\dfrac{\delta}{2}$, जहाँ $\delta = \dfrac{2\pi}{\lambda}$ × (प्रकाशिक पथांतर)।

- (P) पट्टिका $S_1$ वाले पथ में $0.5 \times \dfrac{2\lambda}{3} = \dfrac{\lambda}{3}$ जोड़ती है और $S$ को खिसकाने से दूसरे पथ में $\dfrac{\lambda}{6}$ जुड़ता है; अंतर $\dfrac{\lambda}{6}$, $\delta = 60^\circ$, $I = I_0\cos^2 30^\circ = \dfrac{3I_0}{4}$: (4)
- (Q) प्रकाशिक पथांतर $(1.5 - 1.25)\dfrac{2\lambda}{3} = \dfrac{\lambda}{6}$, जहाँ $\lambda$ निर्वात का है; फिर $\delta = 60^\circ$, $I = \dfrac{3I_0}{4}$: (4)
- (R) परस्पर लंबवत कंपन व्यतिकरण नहीं करते और हर पोलेरॉइड तीव्रता आधी करता है: $\dfrac{I_0}{8} + \dfrac{I_0}{8} = \dfrac{I_0}{4}$: (2)
- (S) आयाम $1$ और $1$ की जगह $\dfrac{1}{2}$ और $1$ हैं: $I = I_0\left(\dfrac{1.5}{2}\right)^2 = \dfrac{9I_0}{16}$: (3)

ध्यान दें: (P) में दोनों पथ जोड़ने पर $\dfrac{\lambda}{2}$ और प्रविष्टि (1) आती है; (Q) में द्रव छोड़ देने पर $\dfrac{\lambda}{3}$ और प्रविष्टि (2) आती है; (S) में आयामों की जगह तीव्रताओं $1$ और $\dfrac{1}{4}$ का औसत लेने पर प्रविष्टि (5) आती है।`,
      },
      reasons: {
        a: {
          en: 'In P the two path differences are added, though they lie on opposite ways; in R the polaroids are taken to block the light, as if one stood behind the other; in S the intensities are averaged instead of the amplitudes.',
          hi: 'P में दोनों पथांतर जोड़ दिए गए, जबकि वे अलग-अलग पथों में हैं; R में मान लिया गया कि पोलेरॉइड प्रकाश रोक देते हैं, मानो एक के पीछे दूसरा हो; S में आयामों की जगह तीव्रताओं का औसत लिया गया।',
        },
        b: {
          en: String.raw`P and Q both have $\delta = 60^\circ$; in R two intensities of $\frac{I_0}{8}$ add up, and in S the amplitudes are $\frac{1}{2}$ and $1$.`,
          hi: String.raw`P और Q दोनों में $\delta = 60^\circ$ है; R में $\frac{I_0}{8}$ की दो तीव्रताएँ जुड़ती हैं और S में आयाम $\frac{1}{2}$ और $1$ हैं।`,
        },
        c: {
          en: 'In P the two path differences are added, though they lie on opposite ways; in Q the sheet is treated as in air.',
          hi: 'P में दोनों पथांतर जोड़ दिए गए, जबकि वे अलग-अलग पथों में हैं; Q में पट्टिका को वायु में मान लिया गया।',
        },
        d: {
          en: 'In Q the liquid is left out and the sheet is treated as in air; in R the polaroids are taken to block the light, as if one stood behind the other; in S the intensities are averaged instead of the amplitudes.',
          hi: 'Q में द्रव छूट गया और पट्टिका को वायु में मान लिया गया; R में मान लिया गया कि पोलेरॉइड प्रकाश रोक देते हैं, मानो एक के पीछे दूसरा हो; S में आयामों की जगह तीव्रताओं का औसत लिया गया।',
        },
      },
    },
    {
      code: 'ja-053',
      exams: ['jee'],
      subject: 'physics',
      topic: 'modern-physics',
      difficulty: 'medium',
      targetSeconds: 180,
      stem: {
        en: String.raw`A hydrogen atom H of mass $m$ and a deuterium atom D of mass $2m$, both in the ground state, collide head-on. Before the collision one of them, the projectile, has the kinetic energy $K$ and the other is at rest. The energy of the $n$th level is $-\dfrac{13.6}{n^2}\ \text{eV}$ in both atoms. Match each case in List-I with the least $K$ in List-II for which it is possible.

| List-I | List-II |
| --- | --- |
| (P) H is the projectile, and one atom is raised to the level $n = 2$. | (1) $15.3\ \text{eV}$ |
| (Q) D is the projectile, and an excited atom then emits light of a Balmer line. | (2) $20.4\ \text{eV}$ |
| (R) H is the projectile, and both atoms are raised to the level $n = 2$. | (3) $30.6\ \text{eV}$ |
| (S) D is the projectile, and one atom is ionised. | (4) $36.27\ \text{eV}$ |
| | (5) $40.8\ \text{eV}$ |

The correct option is:`,
        hi: String.raw`मूल अवस्था (ground state) में स्थित $m$ द्रव्यमान का एक हाइड्रोजन परमाणु H और $2m$ द्रव्यमान का एक ड्यूटीरियम परमाणु D आपस में सीधी (सम्मुख) टक्कर करते हैं। टक्कर से पहले एक परमाणु विराम में है और दूसरे, यानी आपतित परमाणु (projectile), की गतिज ऊर्जा $K$ है। दोनों परमाणुओं में $n$वें स्तर की ऊर्जा $-\dfrac{13.6}{n^2}\ \text{eV}$ है। सूची-I की प्रत्येक स्थिति का मिलान सूची-II में दिए गए उस न्यूनतम $K$ से कीजिए, जिस पर वह संभव है।

| सूची-I | सूची-II |
| --- | --- |
| (P) आपतित परमाणु H है और एक परमाणु $n = 2$ स्तर तक उत्तेजित होता है। | (1) $15.3\ \text{eV}$ |
| (Q) आपतित परमाणु D है और बाद में कोई उत्तेजित परमाणु किसी बामर रेखा का प्रकाश उत्सर्जित करता है। | (2) $20.4\ \text{eV}$ |
| (R) आपतित परमाणु H है और दोनों परमाणु $n = 2$ स्तर तक उत्तेजित होते हैं। | (3) $30.6\ \text{eV}$ |
| (S) आपतित परमाणु D है और एक परमाणु आयनित होता है। | (4) $36.27\ \text{eV}$ |
| | (5) $40.8\ \text{eV}$ |

सही विकल्प है:`,
      },
      options: [
        { id: 'a', content: { en: '(P)-(1), (Q)-(4), (R)-(3), (S)-(5)', hi: '(P)-(1), (Q)-(4), (R)-(3), (S)-(5)' } },
        { id: 'b', content: { en: '(P)-(2), (Q)-(4), (R)-(5), (S)-(2)', hi: '(P)-(2), (Q)-(4), (R)-(5), (S)-(2)' } },
        { id: 'c', content: { en: '(P)-(1), (Q)-(3), (R)-(5), (S)-(2)', hi: '(P)-(1), (Q)-(3), (R)-(5), (S)-(2)' } },
        { id: 'd', content: { en: '(P)-(2), (Q)-(3), (R)-(3), (S)-(5)', hi: '(P)-(2), (Q)-(3), (R)-(3), (S)-(5)' } },
      ],
      key: { kind: 'mcq', optionIds: ['a'] },
      solution: {
        en: String.raw`Momentum is conserved, so the energy of the centre of mass stays kinetic. With a body of mass $m_1$ that moves and one of mass $m_2$ at rest, at most

$$
\frac{m_2}{m_1 + m_2}K
$$

can be turned into excitation: $\dfrac{2}{3}K$ if H is the projectile, $\dfrac{1}{3}K$ if D is.

- (P) $n = 2$ needs $13.6\left(1 - \dfrac{1}{4}\right) = 10.2\ \text{eV}$; $K = \dfrac{3}{2} \times 10.2 = 15.3\ \text{eV}$: (1)
- (Q) A Balmer line starts from $n = 3$ or higher, which needs $13.6\left(1 - \dfrac{1}{9}\right) = 12.09\ \text{eV}$; $K = 3 \times 12.09 = 36.27\ \text{eV}$: (4)
- (R) Two atoms need $20.4\ \text{eV}$; $K = \dfrac{3}{2} \times 20.4 = 30.6\ \text{eV}$: (3)
- (S) Ionisation needs $13.6\ \text{eV}$; $K = 3 \times 13.6 = 40.8\ \text{eV}$: (5)

Trap: for equal masses it would be $\dfrac{K}{2}$, which gives $20.4\ \text{eV}$ in (P); here it depends on which atom is the projectile.`,
        hi: String.raw`संवेग संरक्षित है, इसलिए द्रव्यमान केंद्र की ऊर्जा गतिज ही रहती है। $m_1$ द्रव्यमान का पिंड गतिमान और $m_2$ द्रव्यमान का विराम में हो, तो उत्तेजन में अधिक से अधिक

$$
\frac{m_2}{m_1 + m_2}K
$$

ऊर्जा बदल सकती है: आपतित परमाणु H हो तो $\dfrac{2}{3}K$, D हो तो $\dfrac{1}{3}K$।

- (P) $n = 2$ के लिए $13.6\left(1 - \dfrac{1}{4}\right) = 10.2\ \text{eV}$ चाहिए; $K = \dfrac{3}{2} \times 10.2 = 15.3\ \text{eV}$: (1)
- (Q) बामर रेखा $n = 3$ या उससे ऊपर के स्तर से निकलती है, जिसके लिए $13.6\left(1 - \dfrac{1}{9}\right) = 12.09\ \text{eV}$ चाहिए; $K = 3 \times 12.09 = 36.27\ \text{eV}$: (4)
- (R) दो परमाणुओं के लिए $20.4\ \text{eV}$ चाहिए; $K = \dfrac{3}{2} \times 20.4 = 30.6\ \text{eV}$: (3)
- (S) आयनन के लिए $13.6\ \text{eV}$ चाहिए; $K = 3 \times 13.6 = 40.8\ \text{eV}$: (5)

ध्यान दें: बराबर द्रव्यमानों में यह $\dfrac{K}{2}$ होता, जिससे (P) में $20.4\ \text{eV}$ आता; यहाँ यह इस पर निर्भर है कि आपतित परमाणु कौन-सा है।`,
      },
      reasons: {
        a: {
          en: String.raw`$K$ is $\frac{3}{2}$ times the energy needed if H is the projectile and $3$ times if D is.`,
          hi: String.raw`आपतित परमाणु H हो तो $K$ आवश्यक ऊर्जा का $\frac{3}{2}$ गुना है, और D हो तो $3$ गुना।`,
        },
        b: {
          en: String.raw`In P and R half of $K$ is taken as available, as for equal masses; with H as the projectile it is $\frac{2}{3}K$. In S the share $\frac{2}{3}$ is used, though D is the projectile.`,
          hi: String.raw`P और R में $K$ का आधा भाग उपलब्ध माना गया, जैसा बराबर द्रव्यमानों में होता है; आपतित परमाणु H होने पर वह $\frac{2}{3}K$ है। S में आपतित परमाणु D होने पर भी भाग $\frac{2}{3}$ लिया गया।`,
        },
        c: {
          en: String.raw`In Q the level $n = 2$ is taken as enough for a Balmer line; in R, where both atoms are excited, half of $K$ is taken as available; in S the share $\frac{2}{3}$ is used, though D is the projectile.`,
          hi: String.raw`Q में बामर रेखा के लिए $n = 2$ को पर्याप्त मान लिया गया; R में दोनों परमाणु उत्तेजित होने से $K$ का आधा भाग उपलब्ध मान लिया गया; S में आपतित परमाणु D होने पर भी भाग $\frac{2}{3}$ लिया गया।`,
        },
        d: {
          en: String.raw`In P the value for two atoms of equal mass, $20.4\ \text{eV}$, is carried over; in Q the level $n = 2$ is taken as enough for a Balmer line.`,
          hi: String.raw`P में बराबर द्रव्यमान के दो परमाणुओं वाला मान $20.4\ \text{eV}$ ले लिया गया; Q में बामर रेखा के लिए $n = 2$ को पर्याप्त मान लिया गया।`,
        },
      },
    },
  ],
}
