import type { PaperSection } from '../paper.ts'

export const physics: PaperSection = {
  presetSectionId: 'physics',
  questions: [
    {
      code: 'nt-001',
      exams: ['neet'],
      subject: 'physics',
      topic: 'waves',
      difficulty: 'easy',
      targetSeconds: 45,
      stem: {
        en: String.raw`A vibrating string gives $6$ beats per second with a tuning fork of $384\ \text{Hz}$. When the tension of the string is increased slightly, the beats fall to $2$ per second. What was the frequency of the string at first?`,
        hi: String.raw`एक कंपित डोरी $384\ \text{Hz}$ के स्वरित्र के साथ $6$ विस्पंद प्रति सेकंड उत्पन्न करती है। डोरी का तनाव थोड़ा बढ़ाने पर विस्पंद घटकर $2$ प्रति सेकंड रह जाते हैं। आरंभ में डोरी की आवृत्ति कितनी थी?`,
      },
      options: [
        { id: 'a', content: { en: String.raw`$390\ \text{Hz}$`, hi: String.raw`$390\ \text{Hz}$` } },
        { id: 'b', content: { en: String.raw`$378\ \text{Hz}$`, hi: String.raw`$378\ \text{Hz}$` } },
        { id: 'c', content: { en: String.raw`$382\ \text{Hz}$`, hi: String.raw`$382\ \text{Hz}$` } },
        { id: 'd', content: { en: String.raw`$386\ \text{Hz}$`, hi: String.raw`$386\ \text{Hz}$` } },
      ],
      key: { kind: 'mcq', optionIds: ['b'] },
      solution: {
        en: String.raw`Six beats mean $384 \pm 6$: $390$ or $378\ \text{Hz}$.

More tension raises the frequency of the string. The beats become **fewer**, so the string has come nearer to $384\ \text{Hz}$ from below: it was $378\ \text{Hz}$ (and is now $382\ \text{Hz}$).

From $390\ \text{Hz}$ a slight rise would have made the beats more frequent.`,
        hi: String.raw`छह विस्पंद का अर्थ है $384 \pm 6$: $390$ या $378\ \text{Hz}$।

तनाव बढ़ाने से डोरी की आवृत्ति बढ़ती है। विस्पंद **घटे** हैं, अतः डोरी की आवृत्ति नीचे से $384\ \text{Hz}$ के पास आई है: वह पहले $378\ \text{Hz}$ थी (और अब $382\ \text{Hz}$ है)।

$390\ \text{Hz}$ होती, तो थोड़ी वृद्धि से विस्पंद और बढ़ जाते।`,
      },
      reasons: {
        a: {
          en: 'Would give more beats when the tension is raised slightly.',
          hi: 'तब तनाव थोड़ा बढ़ाने पर विस्पंद बढ़ जाते।',
        },
        b: {
          en: 'Right: it rises from 378 Hz towards 384 Hz, and the beats become fewer.',
          hi: 'सही: आवृत्ति 378 Hz से 384 Hz की ओर बढ़ती है और विस्पंद घटते हैं।',
        },
        c: { en: 'Is the frequency after the tension was raised.', hi: 'यह तनाव बढ़ाने के बाद की आवृत्ति है।' },
        d: {
          en: 'Uses the 2 beats instead of the 6, and on the wrong side.',
          hi: '6 की जगह 2 विस्पंद लिए गए हैं, और वह भी दूसरी ओर।',
        },
      },
    },
    {
      code: 'nt-002',
      exams: ['neet'],
      subject: 'physics',
      topic: 'kinetic-theory',
      difficulty: 'easy',
      targetSeconds: 45,
      stem: {
        en: String.raw`A gas in a closed rigid vessel is heated from $27\,^\circ\text{C}$ to $159\,^\circ\text{C}$. By what percentage does the rms speed of its molecules increase?`,
        hi: String.raw`एक बंद दृढ़ पात्र में भरी गैस को $27\,^\circ\text{C}$ से $159\,^\circ\text{C}$ तक गर्म किया जाता है। उसके अणुओं की वर्ग माध्य मूल (rms) चाल कितने प्रतिशत बढ़ती है?`,
      },
      options: [
        { id: 'a', content: { en: String.raw`$44\%$`, hi: String.raw`$44\%$` } },
        { id: 'b', content: { en: String.raw`$20\%$`, hi: String.raw`$20\%$` } },
        { id: 'c', content: { en: String.raw`$143\%$`, hi: String.raw`$143\%$` } },
        { id: 'd', content: { en: String.raw`$22\%$`, hi: String.raw`$22\%$` } },
      ],
      key: { kind: 'mcq', optionIds: ['b'] },
      solution: {
        en: String.raw`$v_{\text{rms}} = \sqrt{\dfrac{3RT}{M}} \propto \sqrt{T}$, with $T$ in kelvin.

$\dfrac{v_2}{v_1} = \sqrt{\dfrac{432}{300}} = \sqrt{1.44} = 1.2$: an increase of $20\%$.

The change is too large for the short cut "half of $44\%$".`,
        hi: String.raw`$v_{\text{rms}} = \sqrt{\dfrac{3RT}{M}} \propto \sqrt{T}$, जहाँ $T$ केल्विन में है।

$\dfrac{v_2}{v_1} = \sqrt{\dfrac{432}{300}} = \sqrt{1.44} = 1.2$: अर्थात् $20\%$ वृद्धि।

"$44\%$ का आधा" वाली छोटी विधि यहाँ नहीं चलती, क्योंकि परिवर्तन बड़ा है।`,
      },
      reasons: {
        a: {
          en: 'Is the increase of the absolute temperature, not of its square root.',
          hi: 'यह परम ताप की प्रतिशत वृद्धि है, उसके वर्गमूल की नहीं।',
        },
        b: { en: String.raw`Right: $\sqrt{1.44} = 1.2$.`, hi: String.raw`सही: $\sqrt{1.44} = 1.2$।` },
        c: {
          en: 'Takes the square root of the ratio of the Celsius temperatures, 159 to 27.',
          hi: 'सेल्सियस तापों 159 और 27 के अनुपात का वर्गमूल लिया गया है।',
        },
        d: {
          en: 'Halves 44%, an approximation for small changes only.',
          hi: '44% का आधा लिया गया है, जो केवल छोटे परिवर्तनों के लिए सन्निकट है।',
        },
      },
    },
    {
      code: 'nt-003',
      exams: ['neet'],
      subject: 'physics',
      topic: 'current-electricity',
      difficulty: 'medium',
      targetSeconds: 80,
      stem: {
        en: String.raw`A cell sends a current of $1.2\ \text{A}$ through an external resistance of $4\ \Omega$, and of $0.75\ \text{A}$ through one of $7\ \Omega$. What is the greatest power that this cell can deliver to any external resistance?`,
        hi: String.raw`एक सेल $4\ \Omega$ के बाह्य प्रतिरोध में $1.2\ \text{A}$ और $7\ \Omega$ के बाह्य प्रतिरोध में $0.75\ \text{A}$ धारा भेजता है। यह सेल किसी बाह्य प्रतिरोध को अधिक से अधिक कितनी शक्ति दे सकता है?`,
      },
      options: [
        { id: 'a', content: { en: String.raw`$36.0\ \text{W}$`, hi: String.raw`$36.0\ \text{W}$` } },
        { id: 'b', content: { en: String.raw`$18.0\ \text{W}$`, hi: String.raw`$18.0\ \text{W}$` } },
        { id: 'c', content: { en: String.raw`$9.0\ \text{W}$`, hi: String.raw`$9.0\ \text{W}$` } },
        { id: 'd', content: { en: String.raw`$5.8\ \text{W}$`, hi: String.raw`$5.8\ \text{W}$` } },
      ],
      key: { kind: 'mcq', optionIds: ['c'] },
      solution: {
        en: String.raw`First the cell, then the condition of greatest power, $R = r$.

- $1.2(4 + r) = 0.75(7 + r) \Rightarrow 0.45r = 0.45$, so $r = 1\ \Omega$ and $E = 6\ \text{V}$
- With $R = r$: $P = \dfrac{E^2}{4r} = \dfrac{36}{4} = 9\ \text{W}$

Trap: with $R = r$ half of the power of the cell is lost inside it.`,
        hi: String.raw`पहले सेल के मान निकालिए, फिर अधिकतम शक्ति की शर्त $R = r$ लगाइए।

- $1.2(4 + r) = 0.75(7 + r) \Rightarrow 0.45r = 0.45$, अतः $r = 1\ \Omega$ और $E = 6\ \text{V}$
- $R = r$ पर: $P = \dfrac{E^2}{4r} = \dfrac{36}{4} = 9\ \text{W}$

ध्यान दें: $R = r$ पर सेल की आधी शक्ति उसके भीतर ही ख़र्च हो जाती है।`,
      },
      reasons: {
        a: {
          en: String.raw`Uses $\dfrac{E^2}{r}$, the power lost in the cell on short circuit.`,
          hi: String.raw`$\dfrac{E^2}{r}$ लिया गया है, जो लघुपथन पर सेल में नष्ट होने वाली शक्ति है।`,
        },
        b: {
          en: String.raw`Is the whole power of the cell at $R = r$, $\dfrac{E^2}{2r}$; half of it stays inside.`,
          hi: String.raw`यह $R = r$ पर सेल की कुल शक्ति $\dfrac{E^2}{2r}$ है; इसका आधा भीतर ही रहता है।`,
        },
        c: {
          en: String.raw`Right: $E = 6\ \text{V}$, $r = 1\ \Omega$, and $\dfrac{E^2}{4r}$.`,
          hi: String.raw`सही: $E = 6\ \text{V}$, $r = 1\ \Omega$ और $\dfrac{E^2}{4r}$।`,
        },
        d: {
          en: String.raw`Is the power in the $4\ \Omega$ resistance, $1.2^2 \times 4$, which is not the greatest.`,
          hi: String.raw`यह $4\ \Omega$ वाले प्रतिरोध की शक्ति $1.2^2 \times 4$ है, जो अधिकतम नहीं है।`,
        },
      },
    },
    {
      code: 'nt-004',
      exams: ['neet'],
      subject: 'physics',
      topic: 'optics',
      difficulty: 'medium',
      targetSeconds: 80,
      stem: {
        en: String.raw`In normal adjustment an astronomical telescope is $75\ \text{cm}$ long (from objective to eyepiece) and magnifies $24$ times. What is the size of its magnifying power when the eyepiece is moved so that the final image forms at the least distance of distinct vision, $25\ \text{cm}$?`,
        hi: String.raw`सामान्य समायोजन में एक खगोलीय दूरबीन की लंबाई (अभिदृश्यक से नेत्रिका तक) $75\ \text{cm}$ और आवर्धन क्षमता का परिमाण $24$ है। नेत्रिका को खिसकाकर अंतिम प्रतिबिंब स्पष्ट दृष्टि की न्यूनतम दूरी $25\ \text{cm}$ पर बनाने पर आवर्धन क्षमता का परिमाण कितना होगा?`,
      },
      options: [
        { id: 'a', content: { en: '$24.0$', hi: '$24.0$' } },
        { id: 'b', content: { en: '$21.1$', hi: '$21.1$' } },
        { id: 'c', content: { en: '$26.9$', hi: '$26.9$' } },
        { id: 'd', content: { en: '$21.4$', hi: '$21.4$' } },
      ],
      key: { kind: 'mcq', optionIds: ['c'] },
      solution: {
        en: String.raw`Two conditions give the lenses: $f_o + f_e = 75\ \text{cm}$ and $\dfrac{f_o}{f_e} = 24$. So $25f_e = 75$, $f_e = 3\ \text{cm}$ and $f_o = 72\ \text{cm}$.

With the final image at $D$:

$m = \dfrac{f_o}{f_e}\left(1 + \dfrac{f_e}{D}\right) = 24 \times 1.12$, about $26.9$

The nearer image is always seen under the larger angle, so it must be more than $24$.`,
        hi: String.raw`दो शर्तों से लेंस मिलते हैं: $f_o + f_e = 75\ \text{cm}$ और $\dfrac{f_o}{f_e} = 24$। अतः $25f_e = 75$, $f_e = 3\ \text{cm}$ और $f_o = 72\ \text{cm}$।

अंतिम प्रतिबिंब $D$ पर होने से:

$m = \dfrac{f_o}{f_e}\left(1 + \dfrac{f_e}{D}\right) = 24 \times 1.12$, लगभग $26.9$

पास का प्रतिबिंब बड़े कोण पर दिखता है, इसलिए यह मान $24$ से अधिक होना ही चाहिए।`,
      },
      reasons: {
        a: {
          en: 'Leaves the magnifying power as in normal adjustment.',
          hi: 'आवर्धन क्षमता को सामान्य समायोजन जितना ही छोड़ दिया गया है।',
        },
        b: {
          en: String.raw`Uses $1 - \dfrac{f_e}{D}$, with the wrong sign.`,
          hi: String.raw`ग़लत चिह्न के साथ $1 - \dfrac{f_e}{D}$ लिया गया है।`,
        },
        c: { en: String.raw`Right: $24 \times 1.12$.`, hi: String.raw`सही: $24 \times 1.12$।` },
        d: {
          en: String.raw`Divides by $1 + \dfrac{f_e}{D}$ instead of multiplying by it.`,
          hi: String.raw`$1 + \dfrac{f_e}{D}$ से गुणा करने की जगह भाग दिया गया है।`,
        },
      },
    },
    {
      code: 'nt-005',
      exams: ['neet'],
      subject: 'physics',
      topic: 'waves',
      difficulty: 'easy',
      targetSeconds: 40,
      stem: {
        en: 'Given below are two statements: one is labelled as Assertion (A) and the other as Reason (R). In the light of these statements, choose the correct answer from the options given.',
        hi: 'नीचे दो कथन दिए गए हैं: एक को अभिकथन (A) और दूसरे को कारण (R) कहा गया है। इन कथनों के आलोक में, दिए गए विकल्पों में से सही उत्तर चुनिए।',
      },
      statements: {
        assertion: {
          en: 'A pipe closed at one end gives only the odd harmonics of its fundamental frequency.',
          hi: 'एक सिरे पर बंद पाइप अपनी मूल आवृत्ति के केवल विषम संनादी ही देता है।',
        },
        reason: {
          en: 'In the standing wave of the air in such a pipe the closed end is a node of displacement and the open end an antinode.',
          hi: 'ऐसे पाइप के भीतर वायु में बनी अप्रगामी तरंग में बंद सिरा विस्थापन का निस्पंद और खुला सिरा प्रस्पंद होता है।',
        },
      },
      key: { kind: 'assertion_reason', optionIds: ['a'] },
      solution: {
        en: String.raw`A is true: in a pipe closed at one end the possible frequencies are $\dfrac{v}{4L}, \dfrac{3v}{4L}, \dfrac{5v}{4L}, \ldots$, the odd multiples of the lowest.

R is true, and it is the cause: with a node at one end and an antinode at the other, the length must be an odd number of quarter wavelengths, $L = (2n - 1)\dfrac{\lambda}{4}$. So both are true and R explains A.`,
        hi: String.raw`A सत्य है: एक सिरे पर बंद पाइप में संभव आवृत्तियाँ $\dfrac{v}{4L}, \dfrac{3v}{4L}, \dfrac{5v}{4L}, \ldots$ हैं, जो न्यूनतम आवृत्ति की विषम गुणज हैं।

R सत्य है और यही कारण भी है: एक सिरे पर निस्पंद और दूसरे पर प्रस्पंद होने से लंबाई चौथाई तरंगदैर्घ्य की विषम गुणज ही हो सकती है, $L = (2n - 1)\dfrac{\lambda}{4}$। अतः दोनों सत्य हैं और R, A की सही व्याख्या है।`,
      },
      reasons: {
        a: {
          en: 'Right: node at one end and antinode at the other leave only odd quarters of a wavelength.',
          hi: 'सही: एक सिरे पर निस्पंद और दूसरे पर प्रस्पंद होने से चौथाई तरंगदैर्घ्य के विषम गुणज ही संभव हैं।',
        },
        b: {
          en: 'Overlooks that the odd harmonics follow from just these conditions at the ends.',
          hi: 'यह छूट गया है कि विषम संनादी सिरों की इन्हीं शर्तों से निकलते हैं।',
        },
        c: {
          en: 'Takes the closed end for an antinode; the air there cannot move along the pipe.',
          hi: 'बंद सिरे को प्रस्पंद मान लिया गया है, जबकि वहाँ वायु पाइप के अनुदिश हिल नहीं सकती।',
        },
        d: {
          en: 'Confuses the closed pipe with the open one, which has all harmonics.',
          hi: 'बंद पाइप को खुले पाइप से मिला दिया गया है, जिसमें सभी संनादी होते हैं।',
        },
      },
    },
    {
      code: 'nt-006',
      exams: ['neet'],
      subject: 'physics',
      topic: 'experimental-skills',
      difficulty: 'medium',
      targetSeconds: 60,
      stem: {
        en: String.raw`To find the refractive index of a glass slab, a travelling microscope is focused in turn on an ink mark on the table, on the same mark seen through the slab placed over it, and on some powder sprinkled on the top of the slab. The readings on the vertical scale, in this order, are $2.35\ \text{cm}$, $4.15\ \text{cm}$ and $7.15\ \text{cm}$. What is the refractive index of the glass?`,
        hi: String.raw`काँच के एक गुटके का अपवर्तनांक ज्ञात करने के लिए चल सूक्ष्मदर्शी को बारी-बारी से मेज़ पर बने स्याही के निशान पर, निशान पर गुटका रखकर उसमें से दिखते उसी निशान पर, और गुटके की ऊपरी सतह पर छिड़के गए पाउडर पर फ़ोकस किया जाता है। ऊर्ध्वाधर पैमाने के पाठ्यांक इसी क्रम में $2.35\ \text{cm}$, $4.15\ \text{cm}$ और $7.15\ \text{cm}$ हैं। काँच का अपवर्तनांक कितना है?`,
      },
      options: [
        { id: 'a', content: { en: '$1.72$', hi: '$1.72$' } },
        { id: 'b', content: { en: '$1.60$', hi: '$1.60$' } },
        { id: 'c', content: { en: '$1.67$', hi: '$1.67$' } },
        { id: 'd', content: { en: '$1.77$', hi: '$1.77$' } },
      ],
      key: { kind: 'mcq', optionIds: ['b'] },
      solution: {
        en: String.raw`For normal viewing, $\mu = \dfrac{\text{real thickness}}{\text{apparent thickness}}$, and both are measured from the top of the slab.

- Real thickness: $7.15 - 2.35 = 4.80\ \text{cm}$
- Apparent thickness: $7.15 - 4.15 = 3.00\ \text{cm}$

$\mu = \dfrac{4.80}{3.00} = 1.60$. Trap: the difference of the first two readings, $1.80\ \text{cm}$, is the normal shift, not a thickness.`,
        hi: String.raw`अभिलंब दिशा से देखने पर $\mu = \dfrac{\text{वास्तविक मोटाई}}{\text{आभासी मोटाई}}$, और दोनों मोटाइयाँ गुटके की ऊपरी सतह से नापी जाती हैं।

- वास्तविक मोटाई: $7.15 - 2.35 = 4.80\ \text{cm}$
- आभासी मोटाई: $7.15 - 4.15 = 3.00\ \text{cm}$

$\mu = \dfrac{4.80}{3.00} = 1.60$। ध्यान दें: पहले दो पाठ्यांकों का अंतर $1.80\ \text{cm}$ अभिलंब विस्थापन है, मोटाई नहीं।`,
      },
      reasons: {
        a: {
          en: 'Divides the third reading by the second, as if the scale began at the mark.',
          hi: 'तीसरे पाठ्यांक को दूसरे से भाग दिया गया है, मानो पैमाना निशान से शुरू होता हो।',
        },
        b: {
          en: 'Right: 4.80 cm of real thickness over 3.00 cm of apparent thickness.',
          hi: 'सही: वास्तविक मोटाई 4.80 cm और आभासी मोटाई 3.00 cm का अनुपात।',
        },
        c: {
          en: 'Divides the apparent thickness 3.00 cm by the shift 1.80 cm.',
          hi: 'आभासी मोटाई 3.00 cm को विस्थापन 1.80 cm से भाग दिया गया है।',
        },
        d: {
          en: 'Divides the second reading by the first, without taking differences.',
          hi: 'अंतर लिए बिना दूसरे पाठ्यांक को पहले से भाग दिया गया है।',
        },
      },
    },
    {
      code: 'nt-007',
      exams: ['neet'],
      subject: 'physics',
      topic: 'magnetism',
      difficulty: 'medium',
      targetSeconds: 70,
      stem: {
        en: `A current $I$ flows in the closed plane loop shown. It consists of three-quarters of a circle of radius $a$, one quarter of a circle of radius $2a$ with the same centre $O$, and two straight radial pieces. What is the magnitude of the magnetic field at $O$?

![Closed loop round the centre O: an arc of radius a covers three quadrants, an arc of radius 2a covers the upper right quadrant, and two straight pieces along radii join their ends. The current I goes anticlockwise along both arcs](/figures/nt-007.svg)`,
        hi: `दिखाए गए बंद समतलीय लूप में धारा $I$ बह रही है। लूप में $a$ त्रिज्या के वृत्त का तीन-चौथाई भाग, उसी केंद्र $O$ वाले $2a$ त्रिज्या के वृत्त का एक-चौथाई भाग और दो सीधे त्रिज्य खंड हैं। $O$ पर चुंबकीय क्षेत्र का परिमाण कितना है?

![केंद्र O के चारों ओर बंद लूप: a त्रिज्या का चाप तीन चतुर्थांशों में, 2a त्रिज्या का चाप ऊपरी दाएँ चतुर्थांश में है, और त्रिज्याओं के अनुदिश दो सीधे खंड उनके सिरों को जोड़ते हैं। धारा I दोनों चापों में वामावर्त बहती है](/figures/nt-007.svg)`,
      },
      options: [
        { id: 'a', content: { en: String.raw`$\dfrac{5\mu_0I}{16a}$`, hi: String.raw`$\dfrac{5\mu_0I}{16a}$` } },
        { id: 'b', content: { en: String.raw`$\dfrac{3\mu_0I}{8a}$`, hi: String.raw`$\dfrac{3\mu_0I}{8a}$` } },
        { id: 'c', content: { en: String.raw`$\dfrac{7\mu_0I}{8a}$`, hi: String.raw`$\dfrac{7\mu_0I}{8a}$` } },
        { id: 'd', content: { en: String.raw`$\dfrac{7\mu_0I}{16a}$`, hi: String.raw`$\dfrac{7\mu_0I}{16a}$` } },
      ],
      key: { kind: 'mcq', optionIds: ['d'] },
      solution: {
        en: String.raw`An arc gives the share of a full circle that it covers; radial pieces give nothing, because $d\vec{l}$ is parallel to $\vec{r}$.

- Arc of radius $a$: $\dfrac{3}{4}\cdot\dfrac{\mu_0I}{2a} = \dfrac{3\mu_0I}{8a}$
- Arc of radius $2a$: $\dfrac{1}{4}\cdot\dfrac{\mu_0I}{4a} = \dfrac{\mu_0I}{16a}$

Along both arcs the current goes round $O$ in the same sense, so the fields add up: $\dfrac{7\mu_0I}{16a}$.`,
        hi: String.raw`चाप पूरे वृत्त के क्षेत्र का उतना ही अंश देता है जितना वह वृत्त का अंश है; त्रिज्य खंडों का योगदान शून्य है, क्योंकि $d\vec{l}$, $\vec{r}$ के समांतर है।

- $a$ त्रिज्या का चाप: $\dfrac{3}{4}\cdot\dfrac{\mu_0I}{2a} = \dfrac{3\mu_0I}{8a}$
- $2a$ त्रिज्या का चाप: $\dfrac{1}{4}\cdot\dfrac{\mu_0I}{4a} = \dfrac{\mu_0I}{16a}$

दोनों चापों में धारा $O$ के चारों ओर एक ही दिशा में घूमती है, इसलिए क्षेत्र जुड़ते हैं: $\dfrac{7\mu_0I}{16a}$।`,
      },
      reasons: {
        a: {
          en: 'Subtracts the fields, as if the currents went round in opposite senses.',
          hi: 'क्षेत्र घटा दिए गए हैं, मानो धाराएँ विपरीत दिशाओं में घूमती हों।',
        },
        b: { en: 'Counts only the arc of radius $a$.', hi: 'केवल $a$ त्रिज्या का चाप गिना गया है।' },
        c: {
          en: String.raw`Takes the field of a full circle as $\dfrac{\mu_0I}{r}$, without the factor $\dfrac{1}{2}$.`,
          hi: String.raw`पूरे वृत्त का क्षेत्र गुणक $\dfrac{1}{2}$ के बिना $\dfrac{\mu_0I}{r}$ लिया गया है।`,
        },
        d: {
          en: String.raw`Right: $\dfrac{3}{8} + \dfrac{1}{16} = \dfrac{7}{16}$.`,
          hi: String.raw`सही: $\dfrac{3}{8} + \dfrac{1}{16} = \dfrac{7}{16}$।`,
        },
      },
    },
    {
      code: 'nt-008',
      exams: ['neet'],
      subject: 'physics',
      topic: 'electrostatics',
      difficulty: 'hard',
      targetSeconds: 100,
      stem: {
        en: 'A parallel-plate capacitor filled with air and connected to a battery stores an energy $U$. With the battery still connected, a slab of dielectric constant $3$ is inserted that fills the whole gap. The battery is then disconnected and the slab is pulled out slowly. How much work is done in pulling the slab out?',
        hi: 'बैटरी से जुड़े एक वायु-पूरित समांतर पट्टिका संधारित्र में $U$ ऊर्जा संचित है। बैटरी को जुड़ा रखकर पट्टिकाओं के बीच $3$ परावैद्युतांक का ऐसा गुटका डाला जाता है जो पूरी जगह भर देता है। फिर बैटरी हटाकर गुटके को धीरे-धीरे बाहर खींच लिया जाता है। गुटके को बाहर खींचने में कितना कार्य करना पड़ता है?',
      },
      options: [
        { id: 'a', content: { en: '$6U$', hi: '$6U$' } },
        { id: 'b', content: { en: '$9U$', hi: '$9U$' } },
        { id: 'c', content: { en: '$3U$', hi: '$3U$' } },
        { id: 'd', content: { en: '$2U$', hi: '$2U$' } },
      ],
      key: { kind: 'mcq', optionIds: ['a'] },
      solution: {
        en: String.raw`Ask at each step what is kept constant.

- Battery connected, slab in: $V$ constant, $C \to 3C$. Charge $3CV$, energy $\dfrac{1}{2}(3C)V^2 = 3U$
- Battery off, slab out: charge $3CV$ constant, capacitance back to $C$. Energy $\dfrac{(3CV)^2}{2C} = 9U$

Work done against the pull of the plates on the slab: $9U - 3U = 6U$.`,
        hi: String.raw`हर चरण में पहचानिए कि क्या नियत है।

- बैटरी जुड़ी है, गुटका भीतर: $V$ नियत, $C \to 3C$। आवेश $3CV$, ऊर्जा $\dfrac{1}{2}(3C)V^2 = 3U$
- बैटरी हटी, गुटका बाहर: आवेश $3CV$ नियत, धारिता फिर $C$। ऊर्जा $\dfrac{(3CV)^2}{2C} = 9U$

गुटके पर पट्टिकाओं के खिंचाव के विरुद्ध किया गया कार्य: $9U - 3U = 6U$।`,
      },
      reasons: {
        a: {
          en: 'Right: the energy rises from $3U$ to $9U$ at constant charge.',
          hi: 'सही: नियत आवेश पर ऊर्जा $3U$ से $9U$ हो जाती है।',
        },
        b: {
          en: 'Is the final energy; what was stored before the pull is not taken off.',
          hi: 'यह अंतिम ऊर्जा है; खींचने से पहले संचित ऊर्जा नहीं घटाई गई।',
        },
        c: { en: 'Is the energy stored while the slab is in.', hi: 'यह गुटके के भीतर रहते समय संचित ऊर्जा है।' },
        d: {
          en: 'Is the rise of energy when the slab is put in with the battery connected.',
          hi: 'यह बैटरी जुड़ी रहते गुटका डालने पर ऊर्जा की वृद्धि है।',
        },
      },
    },
    {
      code: 'nt-009',
      exams: ['neet'],
      subject: 'physics',
      topic: 'laws-of-motion',
      difficulty: 'medium',
      targetSeconds: 65,
      stem: {
        en: String.raw`A block of mass $2\ \text{kg}$ is placed on the smooth face of a wedge, inclined at $37^\circ$ to the horizontal. The wedge is pushed horizontally with such an acceleration that the block does not slip on it. What force does the wedge exert on the block? (Take $g = 10\ \text{m/s}^2$, $\sin 37^\circ = 0.6$.)`,
        hi: String.raw`$2\ \text{kg}$ द्रव्यमान का एक गुटका क्षैतिज से $37^\circ$ पर झुके एक वेज के चिकने फलक पर रखा है। वेज को क्षैतिज दिशा में ऐसे त्वरण से धकेला जाता है कि गुटका उस पर फिसलता नहीं। वेज गुटके पर कितना बल लगाता है? ($g = 10\ \text{m/s}^2$, $\sin 37^\circ = 0.6$ लीजिए।)`,
      },
      options: [
        { id: 'a', content: { en: String.raw`$16\ \text{N}$`, hi: String.raw`$16\ \text{N}$` } },
        { id: 'b', content: { en: String.raw`$25\ \text{N}$`, hi: String.raw`$25\ \text{N}$` } },
        { id: 'c', content: { en: String.raw`$15\ \text{N}$`, hi: String.raw`$15\ \text{N}$` } },
        { id: 'd', content: { en: String.raw`$33\ \text{N}$`, hi: String.raw`$33\ \text{N}$` } },
      ],
      key: { kind: 'mcq', optionIds: ['b'] },
      solution: {
        en: String.raw`On a smooth face the only contact force is the normal force $N$, at $37^\circ$ to the vertical. The block has no vertical acceleration, so

$N\cos 37^\circ = mg \Rightarrow N = \dfrac{20}{0.8} = 25\ \text{N}$.

Its horizontal part $N\sin 37^\circ = 15\ \text{N}$ gives the acceleration $g\tan 37^\circ = 7.5\ \text{m/s}^2$. Trap: $N = mg\cos\theta$ holds only on an incline that is not accelerated.`,
        hi: String.raw`चिकने फलक पर संपर्क बल केवल अभिलंब बल $N$ है, जो ऊर्ध्वाधर से $37^\circ$ पर है। गुटके का ऊर्ध्वाधर त्वरण शून्य है, अतः

$N\cos 37^\circ = mg \Rightarrow N = \dfrac{20}{0.8} = 25\ \text{N}$।

इसका क्षैतिज घटक $N\sin 37^\circ = 15\ \text{N}$ त्वरण $g\tan 37^\circ = 7.5\ \text{m/s}^2$ देता है। ध्यान दें: $N = mg\cos\theta$ केवल अत्वरित आनत तल पर होता है।`,
      },
      reasons: {
        a: {
          en: String.raw`Uses $mg\cos 37^\circ$, which belongs to an incline at rest.`,
          hi: String.raw`$mg\cos 37^\circ$ लिया गया है, जो स्थिर आनत तल के लिए है।`,
        },
        b: {
          en: 'Right: the vertical part of $N$ carries the weight, $0.8N = 20$.',
          hi: 'सही: $N$ का ऊर्ध्वाधर घटक भार को संतुलित करता है, $0.8N = 20$।',
        },
        c: {
          en: String.raw`Is only the horizontal part of the force, $mg\tan 37^\circ$.`,
          hi: String.raw`यह बल का केवल क्षैतिज घटक $mg\tan 37^\circ$ है।`,
        },
        d: {
          en: String.raw`Takes $N\sin 37^\circ = mg$, mixing up the angle with the vertical.`,
          hi: String.raw`ऊर्ध्वाधर से बने कोण में भूल करके $N\sin 37^\circ = mg$ लिया गया है।`,
        },
      },
    },
    {
      code: 'nt-010',
      exams: ['neet'],
      subject: 'physics',
      topic: 'rotation',
      difficulty: 'medium',
      targetSeconds: 70,
      stem: {
        en: String.raw`A uniform solid cylinder rolls without slipping on a level floor with its centre moving at $4\ \text{m/s}$, and then rolls up a plane inclined at $30^\circ$, still without slipping. How far along the plane does it go before it stops? (Take $g = 10\ \text{m/s}^2$; no energy is lost where the plane begins.)`,
        hi: String.raw`एक एकसमान ठोस बेलन समतल फ़र्श पर बिना फिसले लुढ़क रहा है और उसका केंद्र $4\ \text{m/s}$ की चाल से चल रहा है। फिर वह क्षैतिज से $30^\circ$ पर झुके तल पर बिना फिसले ऊपर की ओर लुढ़कता है। रुकने से पहले वह तल के अनुदिश कितनी दूरी तय करता है? ($g = 10\ \text{m/s}^2$ लीजिए; इस तल पर चढ़ते समय ऊर्जा की कोई हानि नहीं होती।)`,
      },
      options: [
        { id: 'a', content: { en: String.raw`$1.60\ \text{m}$`, hi: String.raw`$1.60\ \text{m}$` } },
        { id: 'b', content: { en: String.raw`$1.20\ \text{m}$`, hi: String.raw`$1.20\ \text{m}$` } },
        { id: 'c', content: { en: String.raw`$2.40\ \text{m}$`, hi: String.raw`$2.40\ \text{m}$` } },
        { id: 'd', content: { en: String.raw`$2.24\ \text{m}$`, hi: String.raw`$2.24\ \text{m}$` } },
      ],
      key: { kind: 'mcq', optionIds: ['c'] },
      solution: {
        en: String.raw`In rolling without slipping friction does no work, so both kinds of kinetic energy turn into potential energy. For a solid cylinder $\dfrac{1}{2}mv^2\left(1 + \dfrac{1}{2}\right) = mgh$.

$h = \dfrac{3v^2}{4g} = \dfrac{3 \times 16}{40} = 1.2\ \text{m}$, and along the plane $\dfrac{1.2}{\sin 30^\circ} = 2.4\ \text{m}$.

Trap: the question asks for the distance along the plane, not the height.`,
        hi: String.raw`बिना फिसले लुढ़कने में घर्षण कोई कार्य नहीं करता, इसलिए दोनों प्रकार की गतिज ऊर्जा स्थितिज ऊर्जा में बदल जाती है। ठोस बेलन के लिए $\dfrac{1}{2}mv^2\left(1 + \dfrac{1}{2}\right) = mgh$।

$h = \dfrac{3v^2}{4g} = \dfrac{3 \times 16}{40} = 1.2\ \text{m}$, और तल के अनुदिश दूरी $\dfrac{1.2}{\sin 30^\circ} = 2.4\ \text{m}$।

ध्यान दें: प्रश्न में तल के अनुदिश दूरी पूछी गई है, ऊँचाई नहीं।`,
      },
      reasons: {
        a: { en: 'Leaves out the kinetic energy of rotation.', hi: 'घूर्णन की गतिज ऊर्जा छोड़ दी गई है।' },
        b: {
          en: 'Is the height that it climbs, not the distance along the plane.',
          hi: 'यह चढ़ी गई ऊँचाई है, तल के अनुदिश दूरी नहीं।',
        },
        c: {
          en: String.raw`Right: $h = 1.2\ \text{m}$, divided by $\sin 30^\circ$.`,
          hi: String.raw`सही: $h = 1.2\ \text{m}$ को $\sin 30^\circ$ से भाग देने पर।`,
        },
        d: {
          en: String.raw`Uses the moment of inertia of a solid sphere, $\dfrac{2}{5}mr^2$.`,
          hi: String.raw`ठोस गोले का जड़त्व आघूर्ण $\dfrac{2}{5}mr^2$ लिया गया है।`,
        },
      },
    },
    {
      code: 'nt-011',
      exams: ['neet'],
      subject: 'physics',
      topic: 'laws-of-motion',
      difficulty: 'medium',
      targetSeconds: 95,
      stem: {
        en: String.raw`A block of mass $4\ \text{kg}$ on a long horizontal table is joined by a light string over a smooth light pulley at the edge to a hanging body of mass $2\ \text{kg}$. The coefficient of friction (static and kinetic) between block and table is $0.2$. The system is released from rest and the string is cut $3\ \text{s}$ later. How far does the block slide on the table after the string is cut? (Take $g = 10\ \text{m/s}^2$.)`,
        hi: String.raw`लंबी क्षैतिज मेज़ पर रखा $4\ \text{kg}$ का एक गुटका, किनारे पर लगी चिकनी हल्की घिरनी के ऊपर से गुज़रती हल्की डोरी द्वारा $2\ \text{kg}$ के लटके हुए पिंड से जुड़ा है। गुटके और मेज़ के बीच घर्षण गुणांक (स्थैतिक और गतिज दोनों) $0.2$ है। निकाय को विरामावस्था से छोड़ा जाता है और $3\ \text{s}$ बाद डोरी काट दी जाती है। डोरी कटने के बाद गुटका मेज़ पर कितनी दूर तक फिसलता है? ($g = 10\ \text{m/s}^2$ लीजिए।)`,
      },
      options: [
        { id: 'a', content: { en: String.raw`$18\ \text{m}$`, hi: String.raw`$18\ \text{m}$` } },
        { id: 'b', content: { en: String.raw`$25\ \text{m}$`, hi: String.raw`$25\ \text{m}$` } },
        { id: 'c', content: { en: String.raw`$9\ \text{m}$`, hi: String.raw`$9\ \text{m}$` } },
        { id: 'd', content: { en: String.raw`$20\ \text{m}$`, hi: String.raw`$20\ \text{m}$` } },
      ],
      key: { kind: 'mcq', optionIds: ['c'] },
      solution: {
        en: String.raw`Two stages: the pull gives a speed, then friction alone takes it away.

- Friction: $0.2 \times 40 = 8\ \text{N}$
- With the string: $a = \dfrac{20 - 8}{4 + 2} = 2\ \text{m/s}^2$, so after $3\ \text{s}$ the speed is $6\ \text{m/s}$
- After the cut: retardation $\mu g = 2\ \text{m/s}^2$, distance $\dfrac{6^2}{2 \times 2} = 9\ \text{m}$

Trap: the pull of $20\ \text{N}$ moves **both** masses, $6\ \text{kg}$; friction afterwards slows only the block.`,
        hi: String.raw`गति के दो चरण हैं: पहले खिंचाव से चाल मिलती है, फिर अकेला घर्षण उसे घटाता है।

- घर्षण: $0.2 \times 40 = 8\ \text{N}$
- डोरी के रहते: $a = \dfrac{20 - 8}{4 + 2} = 2\ \text{m/s}^2$, अतः $3\ \text{s}$ बाद चाल $6\ \text{m/s}$
- डोरी कटने पर: मंदन $\mu g = 2\ \text{m/s}^2$, दूरी $\dfrac{6^2}{2 \times 2} = 9\ \text{m}$

ध्यान दें: $20\ \text{N}$ का खिंचाव **दोनों** द्रव्यमानों, कुल $6\ \text{kg}$, को चलाता है; बाद में घर्षण केवल गुटके को रोकता है।`,
      },
      reasons: {
        a: {
          en: 'Is the whole distance on the table: 9 m before the cut and 9 m after it.',
          hi: 'यह मेज़ पर तय की गई कुल दूरी है: डोरी कटने से पहले 9 m और बाद में 9 m।',
        },
        b: {
          en: String.raw`Leaves friction out of the first stage: $a = \dfrac{20}{6}$ and $v = 10\ \text{m/s}$.`,
          hi: String.raw`पहले चरण में घर्षण छोड़ दिया गया है: $a = \dfrac{20}{6}$ और $v = 10\ \text{m/s}$।`,
        },
        c: {
          en: String.raw`Right: the speed is $6\ \text{m/s}$ and the retardation $2\ \text{m/s}^2$.`,
          hi: String.raw`सही: चाल $6\ \text{m/s}$ और मंदन $2\ \text{m/s}^2$ है।`,
        },
        d: {
          en: String.raw`Lets the $12\ \text{N}$ accelerate the block alone: $v = 9\ \text{m/s}$ and about $20\ \text{m}$.`,
          hi: String.raw`$12\ \text{N}$ से केवल गुटके को त्वरित किया गया है: $v = 9\ \text{m/s}$ और लगभग $20\ \text{m}$।`,
        },
      },
    },
    {
      code: 'nt-012',
      exams: ['neet'],
      subject: 'physics',
      topic: 'units',
      difficulty: 'easy',
      targetSeconds: 45,
      stem: {
        en: String.raw`The pressure $p$ in a medium depends on the position $x$ and the time $t$ as $p = \alpha x^2 + \dfrac{\beta}{t^3}$, where $\alpha$ and $\beta$ are constants. What are the dimensions of $\dfrac{\alpha}{\beta}$?`,
        hi: String.raw`किसी माध्यम में दाब $p$, स्थिति $x$ और समय $t$ पर $p = \alpha x^2 + \dfrac{\beta}{t^3}$ के अनुसार निर्भर करता है, जहाँ $\alpha$ और $\beta$ नियतांक हैं। $\dfrac{\alpha}{\beta}$ की विमाएँ क्या हैं?`,
      },
      options: [
        {
          id: 'a',
          content: { en: String.raw`$[\text{L}^{2}\,\text{T}^{3}]$`, hi: String.raw`$[\text{L}^{2}\,\text{T}^{3}]$` },
        },
        {
          id: 'b',
          content: {
            en: String.raw`$[\text{L}^{-2}\,\text{T}^{-3}]$`,
            hi: String.raw`$[\text{L}^{-2}\,\text{T}^{-3}]$`,
          },
        },
        {
          id: 'c',
          content: { en: String.raw`$[\text{L}^{-2}\,\text{T}^{3}]$`, hi: String.raw`$[\text{L}^{-2}\,\text{T}^{3}]$` },
        },
        {
          id: 'd',
          content: { en: String.raw`$[\text{L}^{2}\,\text{T}^{-3}]$`, hi: String.raw`$[\text{L}^{2}\,\text{T}^{-3}]$` },
        },
      ],
      key: { kind: 'mcq', optionIds: ['b'] },
      solution: {
        en: String.raw`Only quantities of the same dimensions can be added, so $[\alpha x^2] = \left[\dfrac{\beta}{t^3}\right]$.

There is no need for the dimensions of pressure: $\dfrac{[\alpha]}{[\beta]} = \dfrac{1}{[x^2][t^3]} = [\text{L}^{-2}\,\text{T}^{-3}]$.

Trap: $\beta$ is **divided** by $t^3$, so $[\beta]$ is pressure multiplied by $[\text{T}^3]$.`,
        hi: String.raw`केवल समान विमाओं वाली राशियाँ जोड़ी जा सकती हैं, इसलिए $[\alpha x^2] = \left[\dfrac{\beta}{t^3}\right]$।

दाब की विमाएँ लिखने की ज़रूरत ही नहीं: $\dfrac{[\alpha]}{[\beta]} = \dfrac{1}{[x^2][t^3]} = [\text{L}^{-2}\,\text{T}^{-3}]$।

ध्यान दें: $\beta$ को $t^3$ से **भाग** दिया गया है, इसलिए $[\beta]$ दाब और $[\text{T}^3]$ का गुणनफल है।`,
      },
      reasons: {
        a: {
          en: String.raw`Gives $\dfrac{\beta}{\alpha}$, the ratio upside down.`,
          hi: String.raw`यह उलटा अनुपात $\dfrac{\beta}{\alpha}$ है।`,
        },
        b: {
          en: String.raw`Right: both terms are pressures, so $\dfrac{\alpha}{\beta}$ goes as $\dfrac{1}{x^2t^3}$.`,
          hi: String.raw`सही: दोनों पद दाब हैं, इसलिए $\dfrac{\alpha}{\beta}$ की विमाएँ $\dfrac{1}{x^2t^3}$ की हैं।`,
        },
        c: {
          en: String.raw`Takes the second term as $\beta t^3$ instead of $\dfrac{\beta}{t^3}$.`,
          hi: String.raw`दूसरे पद को $\dfrac{\beta}{t^3}$ की जगह $\beta t^3$ मान लिया गया है।`,
        },
        d: {
          en: String.raw`Takes the first term as $\dfrac{\alpha}{x^2}$ instead of $\alpha x^2$.`,
          hi: String.raw`पहले पद को $\alpha x^2$ की जगह $\dfrac{\alpha}{x^2}$ मान लिया गया है।`,
        },
      },
    },
    {
      code: 'nt-013',
      exams: ['neet'],
      subject: 'physics',
      topic: 'modern-physics',
      difficulty: 'medium',
      targetSeconds: 95,
      stem: {
        en: String.raw`Hydrogen atoms, all raised to the state $n = 4$, return to the ground state in all possible ways. Their light falls on a metal of work function $2.0\ \text{eV}$. How many of the spectral lines can eject electrons from it, and what is the stopping potential? (Energy of the ground state: $-13.6\ \text{eV}$.)`,
        hi: String.raw`$n = 4$ अवस्था में स्थित हाइड्रोजन परमाणु सभी संभव संक्रमणों द्वारा मूल अवस्था में लौटते हैं। उनका प्रकाश $2.0\ \text{eV}$ कार्य फलन वाली एक धातु पर पड़ता है। कितनी स्पेक्ट्रमी रेखाएँ धातु से इलेक्ट्रॉन निकाल सकती हैं, और निरोधी विभव कितना है? (मूल अवस्था की ऊर्जा: $-13.6\ \text{eV}$।)`,
      },
      options: [
        { id: 'a', content: { en: String.raw`3 lines, $10.75\ \text{V}$`, hi: String.raw`3 रेखाएँ, $10.75\ \text{V}$` } },
        { id: 'b', content: { en: String.raw`4 lines, $12.75\ \text{V}$`, hi: String.raw`4 रेखाएँ, $12.75\ \text{V}$` } },
        { id: 'c', content: { en: String.raw`3 lines, $12.75\ \text{V}$`, hi: String.raw`3 रेखाएँ, $12.75\ \text{V}$` } },
        { id: 'd', content: { en: String.raw`4 lines, $10.75\ \text{V}$`, hi: String.raw`4 रेखाएँ, $10.75\ \text{V}$` } },
      ],
      key: { kind: 'mcq', optionIds: ['d'] },
      solution: {
        en: String.raw`Levels: $-13.6$, $-3.40$, $-1.51$, $-0.85\ \text{eV}$. From $n = 4$ there are six lines:

- to $n = 1$: $12.75$, $12.09$, $10.2\ \text{eV}$
- to $n = 2$: $2.55$ (from 4) and $1.89\ \text{eV}$ (from 3)
- $4 \to 3$: $0.66\ \text{eV}$

More than $2.0\ \text{eV}$: four lines. The fastest electrons come from $12.75\ \text{eV}$: $V_0 = 12.75 - 2.0 = 10.75\ \text{V}$. Trap: of the Balmer lines $4 \to 2$ still ejects electrons, $3 \to 2$ does not.`,
        hi: String.raw`ऊर्जा स्तर: $-13.6$, $-3.40$, $-1.51$, $-0.85\ \text{eV}$। $n = 4$ से छह रेखाएँ मिलती हैं:

- $n = 1$ तक: $12.75$, $12.09$, $10.2\ \text{eV}$
- $n = 2$ तक: $2.55$ (4 से) और $1.89\ \text{eV}$ (3 से)
- $4 \to 3$: $0.66\ \text{eV}$

$2.0\ \text{eV}$ से अधिक: चार रेखाएँ। सबसे तेज़ इलेक्ट्रॉन $12.75\ \text{eV}$ से निकलते हैं: $V_0 = 12.75 - 2.0 = 10.75\ \text{V}$। ध्यान दें: बामर श्रेणी की $4 \to 2$ रेखा इलेक्ट्रॉन निकालती है, $3 \to 2$ नहीं।`,
      },
      reasons: {
        a: {
          en: String.raw`Counts only the Lyman lines and overlooks $4 \to 2$ with $2.55\ \text{eV}$.`,
          hi: String.raw`केवल लाइमन रेखाएँ गिनी गई हैं; $2.55\ \text{eV}$ वाली $4 \to 2$ रेखा छूट गई है।`,
        },
        b: {
          en: 'Counts the lines rightly but does not take off the work function.',
          hi: 'रेखाएँ सही गिनी गई हैं, पर कार्य फलन नहीं घटाया गया।',
        },
        c: {
          en: 'Counts only the Lyman lines and does not take off the work function.',
          hi: 'केवल लाइमन रेखाएँ गिनी गई हैं और कार्य फलन भी नहीं घटाया गया।',
        },
        d: {
          en: String.raw`Right: $12.75$, $12.09$, $10.2$ and $2.55\ \text{eV}$ exceed $2.0\ \text{eV}$.`,
          hi: String.raw`सही: $12.75$, $12.09$, $10.2$ और $2.55\ \text{eV}$ ही $2.0\ \text{eV}$ से अधिक हैं।`,
        },
      },
    },
    {
      code: 'nt-014',
      exams: ['neet'],
      subject: 'physics',
      topic: 'optics',
      difficulty: 'medium',
      targetSeconds: 85,
      stem: {
        en: String.raw`An equilateral prism $ABC$ of glass of refractive index $1.5$ stands in air. A ray of light falls normally on the face $AB$, at a point nearer to $A$ than to $B$, and finally leaves the prism through $BC$. Through what angle has the ray been turned? And if the whole prism is immersed in a liquid, what value must the refractive index of the liquid exceed for some of the light to leave through $AC$? ($\sin 60^\circ = 0.866$)`,
        hi: String.raw`$1.5$ अपवर्तनांक के काँच का एक समबाहु प्रिज़्म $ABC$ वायु में रखा है। प्रकाश की एक किरण फलक $AB$ पर, $B$ की अपेक्षा $A$ के निकट के एक बिंदु पर अभिलंबवत आपतित होती है और अंत में फलक $BC$ से बाहर निकलती है। किरण कुल कितने कोण से विचलित होती है? और यदि पूरे प्रिज़्म को किसी द्रव में डुबो दिया जाए, तो कुछ प्रकाश के $AC$ से बाहर निकलने के लिए द्रव का अपवर्तनांक किस मान से अधिक होना चाहिए? ($\sin 60^\circ = 0.866$)`,
      },
      options: [
        { id: 'a', content: { en: String.raw`$60^\circ$ and $1.30$`, hi: String.raw`$60^\circ$ और $1.30$` } },
        { id: 'b', content: { en: String.raw`$120^\circ$ and $1.30$`, hi: String.raw`$120^\circ$ और $1.30$` } },
        { id: 'c', content: { en: String.raw`$60^\circ$ and $1.15$`, hi: String.raw`$60^\circ$ और $1.15$` } },
        { id: 'd', content: { en: String.raw`$120^\circ$ and $1.15$`, hi: String.raw`$120^\circ$ और $1.15$` } },
      ],
      key: { kind: 'mcq', optionIds: ['a'] },
      solution: {
        en: String.raw`Follow the ray: it passes $AB$ straight on and meets $AC$ at an angle of incidence of $60^\circ$.

- In air $\sin C = \dfrac{1}{1.5}$, so $C \approx 42^\circ < 60^\circ$: total reflection at $AC$. The reflected ray meets $BC$ normally and goes straight out.
- The only turn is that at $AC$: $180^\circ - 2 \times 60^\circ = 60^\circ$
- In the liquid light leaves through $AC$ if $60^\circ$ is less than the critical angle: $\sin 60^\circ < \dfrac{\mu'}{1.5}$, $\mu' > 1.5 \times 0.866 = 1.30$

Trap: $2i = 120^\circ$ is the angle between the two rays at the point of reflection, not the deviation.`,
        hi: String.raw`किरण का पथ देखिए: वह $AB$ से सीधी भीतर जाती है और $AC$ पर $60^\circ$ के आपतन कोण से पहुँचती है।

- वायु में $\sin C = \dfrac{1}{1.5}$, अतः $C \approx 42^\circ < 60^\circ$: $AC$ पर पूर्ण आंतरिक परावर्तन। परावर्तित किरण $BC$ पर अभिलंबवत पहुँचकर सीधी बाहर निकल जाती है।
- विचलन केवल $AC$ पर होता है: $180^\circ - 2 \times 60^\circ = 60^\circ$
- द्रव में प्रकाश $AC$ से तब निकलेगा जब $60^\circ$ क्रांतिक कोण से कम हो: $\sin 60^\circ < \dfrac{\mu'}{1.5}$, $\mu' > 1.5 \times 0.866 = 1.30$

ध्यान दें: $2i = 120^\circ$ परावर्तन बिंदु पर दोनों किरणों के बीच का कोण है, विचलन नहीं।`,
      },
      reasons: {
        a: {
          en: String.raw`Right: one total reflection at $60^\circ$ turns the ray by $180^\circ - 120^\circ$, and $1.5\sin 60^\circ = 1.30$.`,
          hi: String.raw`सही: $60^\circ$ पर एक पूर्ण परावर्तन से विचलन $180^\circ - 120^\circ$ होता है, और $1.5\sin 60^\circ = 1.30$।`,
        },
        b: {
          en: String.raw`Takes the angle $2i$ between incident and reflected ray as the deviation.`,
          hi: String.raw`आपतित और परावर्तित किरण के बीच के कोण $2i$ को विचलन मान लिया गया है।`,
        },
        c: {
          en: String.raw`Has the deviation right, but takes $\mu' = \dfrac{1}{\sin 60^\circ}$ and leaves out the glass.`,
          hi: String.raw`विचलन सही है, पर काँच का अपवर्तनांक छोड़कर $\mu' = \dfrac{1}{\sin 60^\circ}$ लिया गया है।`,
        },
        d: {
          en: String.raw`Takes $2i$ as the deviation and also leaves out the refractive index of the glass.`,
          hi: String.raw`$2i$ को विचलन मान लिया गया है और काँच का अपवर्तनांक भी छोड़ दिया गया है।`,
        },
      },
    },
    {
      code: 'nt-015',
      exams: ['neet'],
      subject: 'physics',
      topic: 'thermodynamics',
      difficulty: 'medium',
      targetSeconds: 80,
      stem: {
        en: String.raw`A monatomic ideal gas is taken from the state A to the state B along the straight line shown. How much heat does it absorb? ($1\ \text{L} = 10^{-3}\ \text{m}^3$)

![Pressure-volume graph: a straight line from A, volume 2 and pressure 4, to B, volume 6 and pressure 2. Volume in litres, pressure in units of 10^5 pascal](/figures/nt-015.svg)`,
        hi: String.raw`एक एकपरमाणुक आदर्श गैस को अवस्था A से अवस्था B तक चित्र में दिखाई गई सरल रेखा के अनुदिश ले जाया जाता है। गैस कितनी ऊष्मा अवशोषित करती है? ($1\ \text{L} = 10^{-3}\ \text{m}^3$)

![दाब-आयतन ग्राफ़: A (आयतन 2, दाब 4) से B (आयतन 6, दाब 2) तक सरल रेखा। आयतन लीटर में, दाब 10^5 पास्कल के मात्रक में](/figures/nt-015.svg)`,
      },
      options: [
        { id: 'a', content: { en: String.raw`$1200\ \text{J}$`, hi: String.raw`$1200\ \text{J}$` } },
        { id: 'b', content: { en: String.raw`$1800\ \text{J}$`, hi: String.raw`$1800\ \text{J}$` } },
        { id: 'c', content: { en: String.raw`$600\ \text{J}$`, hi: String.raw`$600\ \text{J}$` } },
        { id: 'd', content: { en: String.raw`$2200\ \text{J}$`, hi: String.raw`$2200\ \text{J}$` } },
      ],
      key: { kind: 'mcq', optionIds: ['b'] },
      solution: {
        en: String.raw`Work from the area, internal energy from the end points, then the first law.

- $W$: trapezium $\dfrac{4 + 2}{2}\times10^5 \times 4\times10^{-3} = 1200\ \text{J}$
- $\Delta U = \dfrac{3}{2}(P_BV_B - P_AV_A) = \dfrac{3}{2}(1200 - 800) = 600\ \text{J}$

$Q = \Delta U + W = 1800\ \text{J}$.`,
        hi: String.raw`कार्य क्षेत्रफल से, आंतरिक ऊर्जा सिरों की अवस्थाओं से, और फिर प्रथम नियम।

- $W$: समलंब $\dfrac{4 + 2}{2}\times10^5 \times 4\times10^{-3} = 1200\ \text{J}$
- $\Delta U = \dfrac{3}{2}(P_BV_B - P_AV_A) = \dfrac{3}{2}(1200 - 800) = 600\ \text{J}$

$Q = \Delta U + W = 1800\ \text{J}$।`,
      },
      reasons: {
        a: { en: 'Is only the work done by the gas.', hi: 'यह गैस द्वारा किया गया केवल कार्य है।' },
        b: {
          en: String.raw`Right: $1200\ \text{J}$ of work and $600\ \text{J}$ of internal energy.`,
          hi: String.raw`सही: $1200\ \text{J}$ कार्य और $600\ \text{J}$ आंतरिक ऊर्जा।`,
        },
        c: {
          en: String.raw`Takes $W - \Delta U$; it is also the rise of internal energy alone.`,
          hi: String.raw`$W - \Delta U$ लिया गया है; केवल आंतरिक ऊर्जा की वृद्धि भी इतनी ही है।`,
        },
        d: {
          en: String.raw`Uses $\dfrac{5}{2}$, the factor of a diatomic gas, for the internal energy.`,
          hi: String.raw`आंतरिक ऊर्जा के लिए द्विपरमाणुक गैस का गुणक $\dfrac{5}{2}$ लिया गया है।`,
        },
      },
    },
    {
      code: 'nt-016',
      exams: ['neet'],
      subject: 'physics',
      topic: 'electrostatics',
      difficulty: 'medium',
      targetSeconds: 60,
      stem: {
        en: `Consider these statements about a charged conductor in electrostatic equilibrium:

A. The electric field just outside it is normal to its surface at every point.

B. Its potential is zero, since there is no field within its material.

C. In an empty cavity within it the field stays zero even if the conductor is placed in an external field.

D. The surface density of charge is equal over its whole surface, whatever its shape.

Choose the correct answer from the options given below:`,
        hi: `स्थिरवैद्युत साम्य में स्थित एक आवेशित चालक के बारे में इन कथनों पर विचार कीजिए:

A. उसके ठीक बाहर विद्युत क्षेत्र प्रत्येक बिंदु पर सतह के लंबवत होता है।

B. उसका विभव शून्य होता है, क्योंकि उसके पदार्थ के भीतर क्षेत्र नहीं होता।

C. चालक को बाह्य क्षेत्र में रखने पर भी उसके भीतर के ख़ाली कोटर (गुहिका) में क्षेत्र शून्य ही रहता है।

D. पृष्ठीय आवेश घनत्व पूरी सतह पर एक-सा होता है, चाहे चालक की आकृति कैसी भी हो।

नीचे दिए गए विकल्पों में से सही उत्तर चुनिए:`,
      },
      options: [
        { id: 'a', content: { en: 'A and B only', hi: 'केवल A और B' } },
        { id: 'b', content: { en: 'A and C only', hi: 'केवल A और C' } },
        { id: 'c', content: { en: 'B and D only', hi: 'केवल B और D' } },
        { id: 'd', content: { en: 'C and D only', hi: 'केवल C और D' } },
      ],
      key: { kind: 'mcq', optionIds: ['b'] },
      solution: {
        en: `- A is correct: a part of the field along the surface would move charges, and that is not equilibrium.
- B is wrong: no field means **constant** potential, not zero potential.
- C is correct: this is electrostatic shielding; the charges on the outer surface cancel the external field inside.
- D is wrong: the density is greatest where the surface is most curved; it is uniform on an isolated sphere.

So A and C only.`,
        hi: `- A सही है: क्षेत्र का सतह के अनुदिश घटक होता, तो आवेश चलते और साम्य न रहता।
- B ग़लत है: क्षेत्र शून्य होने का अर्थ है विभव **नियत** होना, शून्य होना नहीं।
- C सही है: यही स्थिरवैद्युत परिरक्षण है; बाहरी सतह के आवेश भीतर बाह्य क्षेत्र को निरस्त कर देते हैं।
- D ग़लत है: जहाँ वक्रता अधिक है वहाँ घनत्व अधिक होता है; वह विलगित गोले पर एकसमान होता है।

अतः केवल A और C।`,
      },
      reasons: {
        a: {
          en: 'Takes zero field for zero potential in B and overlooks shielding in C.',
          hi: 'B में शून्य क्षेत्र को शून्य विभव मान लिया गया है और C में परिरक्षण छूट गया है।',
        },
        b: {
          en: 'Right: normal field outside, and shielding of the cavity.',
          hi: 'सही: बाहर लंबवत क्षेत्र और कोटर का परिरक्षण।',
        },
        c: {
          en: 'Takes the potential as zero and the charge as evenly spread.',
          hi: 'विभव को शून्य और आवेश को एकसमान फैला मान लिया गया है।',
        },
        d: {
          en: 'Takes for every shape what is true of a sphere, and rejects A, which is true.',
          hi: 'गोले की बात हर आकृति पर लगा दी गई है और सही कथन A छोड़ दिया गया है।',
        },
      },
    },
    {
      code: 'nt-017',
      exams: ['neet'],
      subject: 'physics',
      topic: 'optics',
      difficulty: 'easy',
      targetSeconds: 50,
      stem: {
        en: String.raw`In Young's double-slit experiment with equal slits and light of wavelength $\lambda$, what is the ratio of the intensity at a point where the path difference is $\dfrac{\lambda}{6}$ to that at a point where it is $\dfrac{\lambda}{3}$?`,
        hi: String.raw`समान झिरियों और $\lambda$ तरंगदैर्घ्य के प्रकाश से किए गए यंग के द्विझिरी प्रयोग में पथांतर $\dfrac{\lambda}{6}$ वाले बिंदु और पथांतर $\dfrac{\lambda}{3}$ वाले बिंदु की तीव्रताओं का अनुपात क्या है?`,
      },
      options: [
        { id: 'a', content: { en: '$2 : 1$', hi: '$2 : 1$' } },
        { id: 'b', content: { en: String.raw`$\sqrt{3} : 1$`, hi: String.raw`$\sqrt{3} : 1$` } },
        { id: 'c', content: { en: '$9 : 1$', hi: '$9 : 1$' } },
        { id: 'd', content: { en: '$3 : 1$', hi: '$3 : 1$' } },
      ],
      key: { kind: 'mcq', optionIds: ['d'] },
      solution: {
        en: String.raw`$I = I_{\max}\cos^2\dfrac{\phi}{2}$, with the phase difference $\phi = \dfrac{2\pi}{\lambda}\times$ path difference.

- $\dfrac{\lambda}{6}$: $\phi = 60^\circ$, $\cos^2 30^\circ = \dfrac{3}{4}$
- $\dfrac{\lambda}{3}$: $\phi = 120^\circ$, $\cos^2 60^\circ = \dfrac{1}{4}$

Ratio $3 : 1$. Trap: half of the phase difference goes into the cosine.`,
        hi: String.raw`$I = I_{\max}\cos^2\dfrac{\phi}{2}$, जहाँ कलांतर $\phi = \dfrac{2\pi}{\lambda}\times$ पथांतर।

- $\dfrac{\lambda}{6}$: $\phi = 60^\circ$, $\cos^2 30^\circ = \dfrac{3}{4}$
- $\dfrac{\lambda}{3}$: $\phi = 120^\circ$, $\cos^2 60^\circ = \dfrac{1}{4}$

अनुपात $3 : 1$। ध्यान दें: कोज्या में कलांतर का आधा रखा जाता है।`,
      },
      reasons: {
        a: {
          en: 'Takes the intensity as inversely proportional to the path difference.',
          hi: 'तीव्रता को पथांतर के व्युत्क्रमानुपाती मान लिया गया है।',
        },
        b: {
          en: 'Is the ratio of the amplitudes, the cosine not squared.',
          hi: 'यह आयामों का अनुपात है; कोज्या का वर्ग नहीं किया गया।',
        },
        c: {
          en: 'Squares the ratio of the intensities once too often.',
          hi: 'तीव्रताओं के अनुपात का एक बार अतिरिक्त वर्ग कर दिया गया है।',
        },
        d: {
          en: String.raw`Right: $\dfrac{3}{4}$ to $\dfrac{1}{4}$.`,
          hi: String.raw`सही: $\dfrac{3}{4}$ और $\dfrac{1}{4}$ का अनुपात।`,
        },
      },
    },
    {
      code: 'nt-018',
      exams: ['neet'],
      subject: 'physics',
      topic: 'kinematics',
      difficulty: 'medium',
      targetSeconds: 80,
      stem: {
        en: String.raw`To a cyclist who rides due east at $4.5\ \text{m/s}$ on a level road, rain seems to fall vertically. When the speed of the cyclist is doubled, it seems to come from the front at $37^\circ$ to the vertical. What is the speed of the rain relative to the ground? (Take $\tan 37^\circ = \dfrac{3}{4}$.)`,
        hi: String.raw`समतल सड़क पर $4.5\ \text{m/s}$ की चाल से पूर्व की ओर जाते एक साइकिल सवार को वर्षा ऊर्ध्वाधर गिरती प्रतीत होती है। चाल दुगुनी करने पर वर्षा सामने से, ऊर्ध्वाधर से $37^\circ$ के कोण पर आती प्रतीत होती है। धरती के सापेक्ष वर्षा की चाल कितनी है? ($\tan 37^\circ = \dfrac{3}{4}$ लीजिए।)`,
      },
      options: [
        { id: 'a', content: { en: String.raw`$6.0\ \text{m/s}$`, hi: String.raw`$6.0\ \text{m/s}$` } },
        { id: 'b', content: { en: String.raw`$10.5\ \text{m/s}$`, hi: String.raw`$10.5\ \text{m/s}$` } },
        { id: 'c', content: { en: String.raw`$7.5\ \text{m/s}$`, hi: String.raw`$7.5\ \text{m/s}$` } },
        { id: 'd', content: { en: String.raw`$5.6\ \text{m/s}$`, hi: String.raw`$5.6\ \text{m/s}$` } },
      ],
      key: { kind: 'mcq', optionIds: ['c'] },
      solution: {
        en: String.raw`Velocity of the rain relative to the cyclist = velocity of the rain − velocity of the cyclist.

- At first the relative horizontal part is zero, so the rain itself drifts east at $4.5\ \text{m/s}$.
- At $9\ \text{m/s}$ the relative horizontal part is $9 - 4.5 = 4.5\ \text{m/s}$, so $\tan 37^\circ = \dfrac{4.5}{v_y}$ and $v_y = 6\ \text{m/s}$.

Speed: $\sqrt{4.5^2 + 6^2} = 7.5\ \text{m/s}$ (a 3-4-5 triangle).`,
        hi: String.raw`साइकिल सवार के सापेक्ष वर्षा का वेग = वर्षा का वेग − सवार का वेग।

- पहली स्थिति में सापेक्ष क्षैतिज घटक शून्य है, अतः वर्षा स्वयं पूर्व की ओर $4.5\ \text{m/s}$ से बह रही है।
- $9\ \text{m/s}$ पर सापेक्ष क्षैतिज घटक $9 - 4.5 = 4.5\ \text{m/s}$ है, इसलिए $\tan 37^\circ = \dfrac{4.5}{v_y}$ और $v_y = 6\ \text{m/s}$।

चाल: $\sqrt{4.5^2 + 6^2} = 7.5\ \text{m/s}$ (3-4-5 वाला त्रिभुज)।`,
      },
      reasons: {
        a: { en: 'Is only the vertical part of the velocity of the rain.', hi: 'यह वर्षा के वेग का केवल ऊर्ध्वाधर घटक है।' },
        b: {
          en: 'Adds the two perpendicular parts, 4.5 and 6.0, as plain numbers.',
          hi: 'परस्पर लंबवत घटकों 4.5 और 6.0 को सीधे जोड़ दिया गया है।',
        },
        c: {
          en: 'Right: 4.5 m/s eastward and 6 m/s downward give 7.5 m/s.',
          hi: 'सही: पूर्व की ओर 4.5 m/s और नीचे की ओर 6 m/s से 7.5 m/s मिलता है।',
        },
        d: {
          en: String.raw`Takes $v_y = 4.5\tan 37^\circ$ instead of $\dfrac{4.5}{\tan 37^\circ}$.`,
          hi: String.raw`$\dfrac{4.5}{\tan 37^\circ}$ की जगह $v_y = 4.5\tan 37^\circ$ लिया गया है।`,
        },
      },
    },
    {
      code: 'nt-019',
      exams: ['neet'],
      subject: 'physics',
      topic: 'alternating-current',
      difficulty: 'easy',
      targetSeconds: 60,
      stem: {
        en: String.raw`A coil of $50$ turns, each of area $40\ \text{cm}^2$, lies with its plane normal to a uniform magnetic field of $0.2\ \text{T}$. The total resistance of its closed circuit is $8\ \Omega$. The coil is turned through $180^\circ$ in $0.1\ \text{s}$. How much charge flows through the circuit?`,
        hi: String.raw`$50$ फेरों की एक कुंडली, जिसके प्रत्येक फेरे का क्षेत्रफल $40\ \text{cm}^2$ है, $0.2\ \text{T}$ के एकसमान चुंबकीय क्षेत्र में इस तरह रखी है कि उसका तल क्षेत्र के लंबवत है। उसके बंद परिपथ का कुल प्रतिरोध $8\ \Omega$ है। कुंडली को $0.1\ \text{s}$ में $180^\circ$ घुमा दिया जाता है। परिपथ में कितना आवेश प्रवाहित होता है?`,
      },
      options: [
        { id: 'a', content: { en: String.raw`$5\ \text{mC}$`, hi: String.raw`$5\ \text{mC}$` } },
        { id: 'b', content: { en: String.raw`$0.2\ \text{mC}$`, hi: String.raw`$0.2\ \text{mC}$` } },
        { id: 'c', content: { en: String.raw`$10\ \text{mC}$`, hi: String.raw`$10\ \text{mC}$` } },
        { id: 'd', content: { en: String.raw`$80\ \text{mC}$`, hi: String.raw`$80\ \text{mC}$` } },
      ],
      key: { kind: 'mcq', optionIds: ['c'] },
      solution: {
        en: String.raw`The charge depends only on the change of flux, not on the time: $q = \dfrac{\Delta\Phi}{R}$.

On turning by $180^\circ$ the flux changes sign, so $\Delta\Phi = 2NBA = 2 \times 50 \times 0.2 \times 40\times10^{-4} = 0.08\ \text{Wb}$.

$q = \dfrac{0.08}{8} = 0.01\ \text{C} = 10\ \text{mC}$. The $0.1\ \text{s}$ is needed only for the current.`,
        hi: String.raw`आवेश केवल फ़्लक्स के परिवर्तन पर निर्भर करता है, समय पर नहीं: $q = \dfrac{\Delta\Phi}{R}$।

$180^\circ$ घुमाने पर फ़्लक्स का चिह्न बदल जाता है, अतः $\Delta\Phi = 2NBA = 2 \times 50 \times 0.2 \times 40\times10^{-4} = 0.08\ \text{Wb}$।

$q = \dfrac{0.08}{8} = 0.01\ \text{C} = 10\ \text{mC}$। समय $0.1\ \text{s}$ केवल धारा के लिए चाहिए।`,
      },
      reasons: {
        a: {
          en: 'Takes the change of flux as $NBA$; that would be a turn of 90°.',
          hi: 'फ़्लक्स का परिवर्तन $NBA$ लिया गया है, जो 90° घुमाने पर होता।',
        },
        b: { en: 'Leaves out the 50 turns.', hi: '50 फेरों को छोड़ दिया गया है।' },
        c: { en: String.raw`Right: $\dfrac{2NBA}{R}$.`, hi: String.raw`सही: $\dfrac{2NBA}{R}$।` },
        d: {
          en: 'Leaves out the resistance: 0.08 is the change of flux in weber.',
          hi: 'प्रतिरोध छोड़ दिया गया है: 0.08 वेबर फ़्लक्स का परिवर्तन है।',
        },
      },
    },
    {
      code: 'nt-020',
      exams: ['neet'],
      subject: 'physics',
      topic: 'electronics',
      difficulty: 'easy',
      targetSeconds: 45,
      stem: {
        en: String.raw`In the circuit shown the diodes are ideal and the battery of $12\ \text{V}$ has no internal resistance. What current does the battery supply?

![The positive terminal of a 12 V battery leads through 4 ohm to an upper junction, the negative one to a lower junction. Between the junctions, first branch: diode D1 pointing downward, then 2 ohm; second branch: diode D2 pointing upward, then 3 ohm](/figures/nt-020.svg)`,
        hi: String.raw`दिखाए गए परिपथ में डायोड आदर्श हैं और $12\ \text{V}$ की बैटरी का आंतरिक प्रतिरोध शून्य है। बैटरी कितनी धारा देती है?

![12 V की बैटरी का धन सिरा 4 ओम से होकर ऊपरी संधि से और ऋण सिरा निचली संधि से जुड़ा है। संधियों के बीच पहली शाखा: नीचे की ओर तीर वाला डायोड D1, फिर 2 ओम; दूसरी शाखा: ऊपर की ओर तीर वाला डायोड D2, फिर 3 ओम](/figures/nt-020.svg)`,
      },
      options: [
        { id: 'a', content: { en: String.raw`$2.0\ \text{A}$`, hi: String.raw`$2.0\ \text{A}$` } },
        { id: 'b', content: { en: String.raw`$1.7\ \text{A}$`, hi: String.raw`$1.7\ \text{A}$` } },
        { id: 'c', content: { en: String.raw`$2.3\ \text{A}$`, hi: String.raw`$2.3\ \text{A}$` } },
        { id: 'd', content: { en: String.raw`$1.3\ \text{A}$`, hi: String.raw`$1.3\ \text{A}$` } },
      ],
      key: { kind: 'mcq', optionIds: ['a'] },
      solution: {
        en: String.raw`An ideal diode is a closed switch in the direction of its arrow and an open switch against it.

The current comes down from the positive terminal: D1 points downward and conducts, D2 points upward and does not. What is left is $4\ \Omega$ and $2\ \Omega$ in series:

$I = \dfrac{12}{6} = 2.0\ \text{A}$`,
        hi: String.raw`आदर्श डायोड अपने तीर की दिशा में बंद स्विच और विपरीत दिशा में खुला स्विच होता है।

धारा धन सिरे से नीचे की ओर आती है: D1 का तीर नीचे की ओर है, वह चालन करता है; D2 का तीर ऊपर की ओर है, वह चालन नहीं करता। अब केवल $4\ \Omega$ और $2\ \Omega$ श्रेणी में बचते हैं:

$I = \dfrac{12}{6} = 2.0\ \text{A}$`,
      },
      reasons: {
        a: {
          en: String.raw`Right: only D1 conducts, $\dfrac{12}{4 + 2}$.`,
          hi: String.raw`सही: केवल D1 चालन करता है, $\dfrac{12}{4 + 2}$।`,
        },
        b: {
          en: String.raw`Lets D2 conduct instead of D1: $\dfrac{12}{4 + 3}$.`,
          hi: String.raw`D1 की जगह D2 को चालन करता मान लिया गया है: $\dfrac{12}{4 + 3}$।`,
        },
        c: {
          en: String.raw`Lets both diodes conduct: $\dfrac{12}{4 + 1.2}$.`,
          hi: String.raw`दोनों डायोडों को चालन करता मान लिया गया है: $\dfrac{12}{4 + 1.2}$।`,
        },
        d: {
          en: String.raw`Puts all three resistors in series: $\dfrac{12}{9}$.`,
          hi: String.raw`तीनों प्रतिरोध श्रेणीक्रम में मान लिए गए हैं: $\dfrac{12}{9}$।`,
        },
      },
    },
    {
      code: 'nt-021',
      exams: ['neet'],
      subject: 'physics',
      topic: 'magnetism',
      difficulty: 'easy',
      targetSeconds: 50,
      stem: {
        en: String.raw`Match each material of List-I with its magnetic susceptibility $\chi$ in List-II.

| List-I | List-II |
| --- | --- |
| (A) Bismuth | (I) $\chi$ large and positive |
| (B) Aluminium | (II) $\chi$ small and negative |
| (C) Soft iron | (III) $\chi = -1$ |
| (D) A (type-I) superconductor below its critical temperature | (IV) $\chi$ small and positive |

Choose the correct answer from the options given below:`,
        hi: String.raw`सूची-I के प्रत्येक पदार्थ को सूची-II में दी गई उसकी चुंबकीय प्रवृत्ति $\chi$ से सुमेलित कीजिए।

| सूची-I | सूची-II |
| --- | --- |
| (A) बिस्मथ | (I) $\chi$ का मान बड़ा और धनात्मक |
| (B) ऐलुमिनियम | (II) $\chi$ का मान अल्प और ऋणात्मक |
| (C) नर्म लोहा | (III) $\chi = -1$ |
| (D) क्रांतिक ताप से नीचे अतिचालक (प्रथम प्रकार का) | (IV) $\chi$ का मान अल्प और धनात्मक |

नीचे दिए गए विकल्पों में से सही उत्तर चुनिए:`,
      },
      options: [
        { id: 'a', content: { en: 'A-II, B-IV, C-I, D-III', hi: 'A-II, B-IV, C-I, D-III' } },
        { id: 'b', content: { en: 'A-III, B-I, C-IV, D-II', hi: 'A-III, B-I, C-IV, D-II' } },
        { id: 'c', content: { en: 'A-III, B-IV, C-I, D-II', hi: 'A-III, B-IV, C-I, D-II' } },
        { id: 'd', content: { en: 'A-IV, B-II, C-I, D-III', hi: 'A-IV, B-II, C-I, D-III' } },
      ],
      key: { kind: 'mcq', optionIds: ['a'] },
      solution: {
        en: String.raw`- Bismuth is diamagnetic: $\chi$ small and negative (II)
- Aluminium is paramagnetic: $\chi$ small and positive (IV)
- Soft iron is ferromagnetic: $\chi$ large and positive (I)
- A superconductor expels the field entirely (Meissner effect): perfect diamagnetism, $\mu_r = 1 + \chi = 0$, so $\chi = -1$ (III)

So A-II, B-IV, C-I, D-III.`,
        hi: String.raw`- बिस्मथ प्रतिचुंबकीय है: $\chi$ का मान अल्प और ऋणात्मक (II)
- ऐलुमिनियम अनुचुंबकीय है: $\chi$ का मान अल्प और धनात्मक (IV)
- नर्म लोहा लौहचुंबकीय है: $\chi$ का मान बड़ा और धनात्मक (I)
- अतिचालक क्षेत्र को पूरी तरह बाहर कर देता है (माइस्नर प्रभाव): पूर्ण प्रतिचुंबकत्व, $\mu_r = 1 + \chi = 0$, अतः $\chi = -1$ (III)

अतः A-II, B-IV, C-I, D-III।`,
      },
      reasons: {
        a: {
          en: 'Right: diamagnetic, paramagnetic, ferromagnetic and perfectly diamagnetic, in this order.',
          hi: 'सही: क्रमशः प्रतिचुंबकीय, अनुचुंबकीय, लौहचुंबकीय और पूर्ण प्रतिचुंबकीय।',
        },
        b: {
          en: 'Exchanges bismuth with the superconductor, and aluminium with iron.',
          hi: 'बिस्मथ और अतिचालक को, तथा ऐलुमिनियम और लोहे को आपस में बदल दिया गया है।',
        },
        c: {
          en: 'Exchanges bismuth with the superconductor; only the latter is a perfect diamagnet.',
          hi: 'बिस्मथ और अतिचालक को बदल दिया गया है; पूर्ण प्रतिचुंबकीय केवल अतिचालक है।',
        },
        d: {
          en: 'Exchanges bismuth (diamagnetic) with aluminium (paramagnetic).',
          hi: 'बिस्मथ (प्रतिचुंबकीय) और ऐलुमिनियम (अनुचुंबकीय) को आपस में बदल दिया गया है।',
        },
      },
    },
    {
      code: 'nt-022',
      exams: ['neet'],
      subject: 'physics',
      topic: 'work-energy',
      difficulty: 'hard',
      targetSeconds: 110,
      stem: {
        en: String.raw`A smooth solid hemisphere of radius $R$ is fixed with its flat face on the floor. A small block resting at its top is given a horizontal velocity $\sqrt{\dfrac{gR}{2}}$. At what height above the floor does the block leave the hemisphere?`,
        hi: String.raw`$R$ त्रिज्या का एक चिकना ठोस अर्धगोला अपने समतल फलक के सहारे फ़र्श पर दृढ़ता से जड़ा हुआ है। उसके शीर्ष पर रखे एक छोटे गुटके को $\sqrt{\dfrac{gR}{2}}$ का क्षैतिज वेग दिया जाता है। गुटका फ़र्श से कितनी ऊँचाई पर अर्धगोले को छोड़ देता है?`,
      },
      options: [
        { id: 'a', content: { en: String.raw`$\dfrac{5R}{6}$`, hi: String.raw`$\dfrac{5R}{6}$` } },
        { id: 'b', content: { en: String.raw`$\dfrac{2R}{3}$`, hi: String.raw`$\dfrac{2R}{3}$` } },
        { id: 'c', content: { en: String.raw`$\dfrac{3R}{4}$`, hi: String.raw`$\dfrac{3R}{4}$` } },
        { id: 'd', content: { en: String.raw`$\dfrac{R}{2}$`, hi: String.raw`$\dfrac{R}{2}$` } },
      ],
      key: { kind: 'mcq', optionIds: ['a'] },
      solution: {
        en: String.raw`The block leaves where the normal force becomes zero: there the part of the weight along the radius alone gives the centripetal force. With $\theta$ the angle from the vertical:

- Leaving: $mg\cos\theta = \dfrac{mv^2}{R} \Rightarrow v^2 = gR\cos\theta$
- Energy: $v^2 = \dfrac{gR}{2} + 2gR(1 - \cos\theta)$

So $3\cos\theta = \dfrac{5}{2}$, $\cos\theta = \dfrac{5}{6}$, and the height is $R\cos\theta = \dfrac{5R}{6}$. Trap: $\dfrac{2R}{3}$ belongs to a start from rest; with a push the block leaves earlier, that is, higher.`,
        hi: String.raw`गुटका वहाँ अर्धगोले को छोड़ता है जहाँ अभिलंब बल शून्य हो जाता है: वहाँ भार का त्रिज्य घटक अकेला ही अभिकेंद्र बल देता है। ऊर्ध्वाधर से कोण $\theta$ लेने पर:

- छोड़ने की शर्त: $mg\cos\theta = \dfrac{mv^2}{R} \Rightarrow v^2 = gR\cos\theta$
- ऊर्जा: $v^2 = \dfrac{gR}{2} + 2gR(1 - \cos\theta)$

अतः $3\cos\theta = \dfrac{5}{2}$, $\cos\theta = \dfrac{5}{6}$, और ऊँचाई $R\cos\theta = \dfrac{5R}{6}$। ध्यान दें: $\dfrac{2R}{3}$ विराम से चलने पर आता है; धक्का मिलने पर गुटका पहले, अर्थात् अधिक ऊँचाई पर, छूट जाता है।`,
      },
      reasons: {
        a: {
          en: String.raw`Right: $\cos\theta = \dfrac{2}{3} + \dfrac{1}{6} = \dfrac{5}{6}$.`,
          hi: String.raw`सही: $\cos\theta = \dfrac{2}{3} + \dfrac{1}{6} = \dfrac{5}{6}$।`,
        },
        b: { en: 'Is the height for a block that starts from rest.', hi: 'यह विराम से चले गुटके के लिए ऊँचाई है।' },
        c: {
          en: String.raw`Writes the gain of $v^2$ as $gR(1 - \cos\theta)$, without the factor 2.`,
          hi: String.raw`$v^2$ की वृद्धि को गुणक 2 के बिना $gR(1 - \cos\theta)$ लिखा गया है।`,
        },
        d: {
          en: String.raw`Takes the initial term $\dfrac{v_0^2}{3gR} = \dfrac{1}{6}$ with the wrong sign.`,
          hi: String.raw`आरंभिक वेग का पद $\dfrac{v_0^2}{3gR} = \dfrac{1}{6}$ ग़लत चिह्न से लिया गया है।`,
        },
      },
    },
    {
      code: 'nt-023',
      exams: ['neet'],
      subject: 'physics',
      topic: 'properties-of-matter',
      difficulty: 'medium',
      targetSeconds: 55,
      stem: {
        en: `Given below are two statements about small spherical drops that fall slowly through still air and obey Stokes' law.

**Statement I:** The terminal velocity of such a drop is proportional to the square of its radius.

**Statement II:** If eight equal drops, each with terminal velocity $v$, merge into one drop, its terminal velocity is $4v$.

Choose the most appropriate answer from the options given below:`,
        hi: `शांत वायु में धीरे-धीरे गिरती और स्टोक्स के नियम का पालन करती छोटी गोल बूँदों के बारे में दो कथन नीचे दिए गए हैं।

**कथन I:** ऐसी बूँद का सीमांत वेग उसकी त्रिज्या के वर्ग के समानुपाती होता है।

**कथन II:** यदि $v$ सीमांत वेग वाली आठ समान बूँदें मिलकर एक बूँद बना लें, तो उसका सीमांत वेग $4v$ होगा।

नीचे दिए गए विकल्पों में से सबसे उपयुक्त उत्तर चुनिए:`,
      },
      options: [
        {
          id: 'a',
          content: { en: 'Statement I is correct but Statement II is incorrect', hi: 'कथन I सही है, परंतु कथन II ग़लत है' },
        },
        { id: 'b', content: { en: 'Both Statement I and Statement II are correct', hi: 'कथन I और कथन II दोनों सही हैं' } },
        {
          id: 'c',
          content: { en: 'Both Statement I and Statement II are incorrect', hi: 'कथन I और कथन II दोनों ग़लत हैं' },
        },
        {
          id: 'd',
          content: { en: 'Statement I is incorrect but Statement II is correct', hi: 'कथन I ग़लत है, परंतु कथन II सही है' },
        },
      ],
      key: { kind: 'mcq', optionIds: ['b'] },
      solution: {
        en: String.raw`At terminal velocity the viscous drag $6\pi\eta rv$ balances the weight less the buoyancy, which goes as $r^3$. Hence $v = \dfrac{2r^2(\rho - \sigma)g}{9\eta} \propto r^2$: I is correct.

Eight drops merge: the volume is $8$ times, so the radius is $2$ times and the velocity $2^2 = 4$ times. II is correct.`,
        hi: String.raw`सीमांत वेग पर श्यान बल $6\pi\eta rv$ भार और उत्प्लावन बल के अंतर को संतुलित करता है, जो $r^3$ के अनुसार बदलता है। अतः $v = \dfrac{2r^2(\rho - \sigma)g}{9\eta} \propto r^2$: कथन I सही है।

आठ बूँदें मिलने पर आयतन $8$ गुना, इसलिए त्रिज्या $2$ गुनी और वेग $2^2 = 4$ गुना हो जाता है। कथन II सही है।`,
      },
      reasons: {
        a: {
          en: String.raw`Takes the new radius as something else than $2r$: from $8$ volumes it is $\sqrt[3]{8}\,r$.`,
          hi: String.raw`नई त्रिज्या में भूल है: $8$ आयतनों से वह $\sqrt[3]{8}\,r = 2r$ होती है।`,
        },
        b: {
          en: String.raw`Right: $v \propto r^2$, and the radius is doubled.`,
          hi: String.raw`सही: $v \propto r^2$ है और त्रिज्या दुगुनी हो जाती है।`,
        },
        c: {
          en: String.raw`Takes $v \propto r$ from $6\pi\eta rv$ alone and forgets that the weight goes as $r^3$.`,
          hi: String.raw`केवल $6\pi\eta rv$ से $v \propto r$ मान लिया गया है; भार का $r^3$ के अनुसार बदलना छूट गया है।`,
        },
        d: { en: 'Cannot be: Statement II follows from Statement I.', hi: 'यह संभव नहीं: कथन II स्वयं कथन I से निकलता है।' },
      },
    },
    {
      code: 'nt-024',
      exams: ['neet'],
      subject: 'physics',
      topic: 'alternating-current',
      difficulty: 'medium',
      targetSeconds: 100,
      stem: {
        en: String.raw`A generator sends $30\ \text{kW}$ at $300\ \text{V}$ to a village through a line of total resistance $0.6\ \Omega$. Later the same power is sent through the same line with the help of two ideal transformers: one of turns ratio $1 : 10$ steps the voltage up at the generator, the other of $10 : 1$ steps it down in the village. By how much does the voltage in the village rise? (The power factor is $1$ throughout.)`,
        hi: String.raw`एक जनित्र $300\ \text{V}$ पर $30\ \text{kW}$ शक्ति $0.6\ \Omega$ कुल प्रतिरोध की लाइन से एक गाँव को भेजता है। बाद में उतनी ही शक्ति उसी लाइन से दो आदर्श ट्रांसफ़ॉर्मरों की सहायता से भेजी जाती है: $1 : 10$ फेरों के अनुपात वाला एक ट्रांसफ़ॉर्मर जनित्र पर वोल्टता बढ़ाता है और $10 : 1$ वाला दूसरा गाँव में उसे घटाता है। गाँव में वोल्टता कितनी बढ़ जाती है? (शक्ति गुणांक सर्वत्र $1$ है।)`,
      },
      options: [
        { id: 'a', content: { en: String.raw`$54.0\ \text{V}$`, hi: String.raw`$54.0\ \text{V}$` } },
        { id: 'b', content: { en: String.raw`$60.0\ \text{V}$`, hi: String.raw`$60.0\ \text{V}$` } },
        { id: 'c', content: { en: String.raw`$59.4\ \text{V}$`, hi: String.raw`$59.4\ \text{V}$` } },
        { id: 'd', content: { en: String.raw`$6.0\ \text{V}$`, hi: String.raw`$6.0\ \text{V}$` } },
      ],
      key: { kind: 'mcq', optionIds: ['c'] },
      solution: {
        en: String.raw`Find the current in the line, then the voltage lost along it.

- Directly: $I = \dfrac{30000}{300} = 100\ \text{A}$, lost $100 \times 0.6 = 60\ \text{V}$; the village has $240\ \text{V}$
- With transformers: $3000\ \text{V}$ and $10\ \text{A}$, lost $10 \times 0.6 = 6\ \text{V}$; $2994\ \text{V}$ arrives and is stepped down to $299.4\ \text{V}$

Rise: $299.4 - 240 = 59.4\ \text{V}$. Trap: the loss of $6\ \text{V}$ belongs to the high-voltage side; in the village it counts as $0.6\ \text{V}$.`,
        hi: String.raw`पहले लाइन की धारा निकालिए, फिर उसमें वोल्टता का ह्रास।

- सीधे भेजने पर: $I = \dfrac{30000}{300} = 100\ \text{A}$, ह्रास $100 \times 0.6 = 60\ \text{V}$; गाँव को $240\ \text{V}$ मिलता है
- ट्रांसफ़ॉर्मरों के साथ: $3000\ \text{V}$ और $10\ \text{A}$, ह्रास $10 \times 0.6 = 6\ \text{V}$; $2994\ \text{V}$ पहुँचता है, जो घटकर $299.4\ \text{V}$ हो जाता है

वृद्धि: $299.4 - 240 = 59.4\ \text{V}$। ध्यान दें: $6\ \text{V}$ का ह्रास उच्च वोल्टता की ओर होता है; गाँव में वह $0.6\ \text{V}$ के बराबर रह जाता है।`,
      },
      reasons: {
        a: {
          en: String.raw`Takes the $6\ \text{V}$ lost on the high-voltage line off the $300\ \text{V}$, without stepping it down.`,
          hi: String.raw`उच्च वोल्टता की लाइन का $6\ \text{V}$ ह्रास दस से भाग दिए बिना ही $300\ \text{V}$ में से घटा दिया गया है।`,
        },
        b: {
          en: String.raw`Takes the line as free of loss in the second case.`,
          hi: String.raw`दूसरी स्थिति में लाइन में कोई ह्रास ही नहीं माना गया है।`,
        },
        c: {
          en: String.raw`Right: $299.4\ \text{V}$ in place of $240\ \text{V}$.`,
          hi: String.raw`सही: $240\ \text{V}$ की जगह $299.4\ \text{V}$।`,
        },
        d: {
          en: String.raw`Is the voltage lost along the line in the second case.`,
          hi: String.raw`यह दूसरी स्थिति में लाइन में वोल्टता का ह्रास है।`,
        },
      },
    },
    {
      code: 'nt-025',
      exams: ['neet'],
      subject: 'physics',
      topic: 'electronics',
      difficulty: 'medium',
      targetSeconds: 60,
      stem: {
        en: String.raw`In the logic circuit shown, what is the output $Y$ for the inputs $(A, B) = (0,0),\ (0,1),\ (1,0),\ (1,1)$, in this order?

![Logic circuit: the inputs A and B go to a NOR gate and also to an AND gate. The outputs of these two gates are the inputs of a second NOR gate, whose output is Y](/figures/nt-025.svg)`,
        hi: String.raw`दिखाए गए लॉजिक परिपथ में निवेशों $(A, B) = (0,0),\ (0,1),\ (1,0),\ (1,1)$ के लिए निर्गत $Y$ क्रमशः क्या है?

![लॉजिक परिपथ: निवेश A और B एक NOR गेट पर और एक AND गेट पर भी जाते हैं। इन दोनों गेटों के निर्गत दूसरे NOR गेट के निवेश हैं, जिसका निर्गत Y है](/figures/nt-025.svg)`,
      },
      options: [
        { id: 'a', content: { en: '1, 0, 0, 1', hi: '1, 0, 0, 1' } },
        { id: 'b', content: { en: '0, 1, 1, 0', hi: '0, 1, 1, 0' } },
        { id: 'c', content: { en: '0, 1, 1, 1', hi: '0, 1, 1, 1' } },
        { id: 'd', content: { en: '1, 1, 1, 0', hi: '1, 1, 1, 0' } },
      ],
      key: { kind: 'mcq', optionIds: ['b'] },
      solution: {
        en: `Go from left to right. The first NOR gives $1$ only for $(0,0)$; the AND gives $1$ only for $(1,1)$.

The last NOR gives $0$ whenever one of its inputs is $1$: so $Y = 0$ for $(0,0)$ and $(1,1)$, and $Y = 1$ for $(0,1)$ and $(1,0)$. Output: 0, 1, 1, 0, which is the XOR gate.`,
        hi: `बाएँ से दाएँ चलिए। पहला NOR केवल $(0,0)$ पर $1$ देता है; AND केवल $(1,1)$ पर $1$ देता है।

अंतिम NOR का कोई भी निवेश $1$ हो तो निर्गत $0$ होता है: अतः $(0,0)$ और $(1,1)$ पर $Y = 0$, तथा $(0,1)$ और $(1,0)$ पर $Y = 1$। निर्गत: 0, 1, 1, 0, जो XOR गेट है।`,
      },
      reasons: {
        a: {
          en: 'Takes the last gate for an OR gate and forgets its inversion.',
          hi: 'अंतिम गेट को OR मानकर उसका व्युत्क्रमण छोड़ दिया गया है।',
        },
        b: {
          en: 'Right: 1 only where exactly one input is 1 (XOR).',
          hi: 'सही: केवल वहीं 1, जहाँ ठीक एक निवेश 1 है (XOR)।',
        },
        c: {
          en: 'Follows only the upper branch, NOR after NOR, which is an OR gate.',
          hi: 'केवल ऊपरी शाखा (NOR के बाद NOR, अर्थात् OR) पर ध्यान दिया गया है।',
        },
        d: {
          en: 'Follows only the lower branch, an AND gate inverted (NAND).',
          hi: 'केवल निचली शाखा (व्युत्क्रमित AND, अर्थात् NAND) पर ध्यान दिया गया है।',
        },
      },
    },
    {
      code: 'nt-026',
      exams: ['neet'],
      subject: 'physics',
      topic: 'units',
      difficulty: 'medium',
      targetSeconds: 75,
      stem: {
        en: String.raw`Young's modulus of a wire is found from $Y = \dfrac{4MgL}{\pi d^2 l}$. The length $L = 2.000\ \text{m}$ is measured with a scale of least count $1\ \text{mm}$; the diameter $d = 0.80\ \text{mm}$ and the extension $l = 2.00\ \text{mm}$ are measured with instruments of least count $0.01\ \text{mm}$. If $M$ and $g$ are exact, what is the maximum percentage error in $Y$?`,
        hi: String.raw`किसी तार का यंग गुणांक $Y = \dfrac{4MgL}{\pi d^2 l}$ से ज्ञात किया जाता है। लंबाई $L = 2.000\ \text{m}$ को $1\ \text{mm}$ अल्पतमांक के पैमाने से, तथा व्यास $d = 0.80\ \text{mm}$ और विस्तार $l = 2.00\ \text{mm}$ को $0.01\ \text{mm}$ अल्पतमांक के यंत्रों से नापा गया है। यदि $M$ और $g$ यथार्थ हों, तो $Y$ में अधिकतम प्रतिशत त्रुटि कितनी है?`,
      },
      options: [
        { id: 'a', content: { en: String.raw`$1.80\%$`, hi: String.raw`$1.80\%$` } },
        { id: 'b', content: { en: String.raw`$1.95\%$`, hi: String.raw`$1.95\%$` } },
        { id: 'c', content: { en: String.raw`$2.55\%$`, hi: String.raw`$2.55\%$` } },
        { id: 'd', content: { en: String.raw`$3.05\%$`, hi: String.raw`$3.05\%$` } },
      ],
      key: { kind: 'mcq', optionIds: ['d'] },
      solution: {
        en: String.raw`In a product or quotient the maximum relative errors add up, each multiplied by the power: $\dfrac{\Delta Y}{Y} = \dfrac{\Delta L}{L} + 2\,\dfrac{\Delta d}{d} + \dfrac{\Delta l}{l}$.

- $L$: $\dfrac{1}{2000} = 0.05\%$
- $d$: $2 \times \dfrac{0.01}{0.80} = 2 \times 1.25\% = 2.5\%$
- $l$: $\dfrac{0.01}{2.00} = 0.5\%$

Sum: $3.05\%$. Trap: the errors of quantities in the denominator are added too.`,
        hi: String.raw`गुणन या भाग में अधिकतम आपेक्षिक त्रुटियाँ अपनी-अपनी घात से गुणा होकर जुड़ती हैं: $\dfrac{\Delta Y}{Y} = \dfrac{\Delta L}{L} + 2\,\dfrac{\Delta d}{d} + \dfrac{\Delta l}{l}$।

- $L$: $\dfrac{1}{2000} = 0.05\%$
- $d$: $2 \times \dfrac{0.01}{0.80} = 2 \times 1.25\% = 2.5\%$
- $l$: $\dfrac{0.01}{2.00} = 0.5\%$

योग: $3.05\%$। ध्यान दें: हर में आने वाली राशियों की त्रुटियाँ भी जुड़ती हैं, घटती नहीं।`,
      },
      reasons: {
        a: {
          en: 'Forgets to double the error of $d$, which enters as $d^2$.',
          hi: '$d^2$ होने पर भी $d$ की त्रुटि को दुगुना नहीं किया गया।',
        },
        b: {
          en: 'Subtracts the errors of $L$ and $l$ from that of $d^2$.',
          hi: '$d^2$ की त्रुटि में से $L$ और $l$ की त्रुटियाँ घटा दी गई हैं।',
        },
        c: { en: 'Leaves out the error of the extension.', hi: 'विस्तार की त्रुटि छोड़ दी गई है।' },
        d: { en: 'Right: $0.05 + 2.5 + 0.5$ per cent.', hi: 'सही: $0.05 + 2.5 + 0.5$ प्रतिशत।' },
      },
    },
    {
      code: 'nt-027',
      exams: ['neet'],
      subject: 'physics',
      topic: 'modern-physics',
      difficulty: 'medium',
      targetSeconds: 65,
      stem: {
        en: String.raw`The graph shows how the stopping potential $V_0$ of the photoelectrons from a metal depends on the frequency $\nu$ of the light. From the graph alone, what is the work function of the metal?

![Graph of stopping potential V0 in volts against frequency in units of 10^14 hertz: a straight line from (5, 0) through the point (8, 1.24)](/figures/nt-027.svg)`,
        hi: String.raw`ग्राफ़ में दिखाया गया है कि एक धातु से निकले प्रकाश-इलेक्ट्रॉनों का निरोधी विभव $V_0$ प्रकाश की आवृत्ति $\nu$ पर कैसे निर्भर करता है। केवल ग्राफ़ के आधार पर धातु का कार्य फलन कितना है?

![निरोधी विभव V0 (वोल्ट में) और आवृत्ति (10^14 हर्ट्ज़ के मात्रक में) का ग्राफ़: (5, 0) से चलकर बिंदु (8, 1.24) से जाती हुई सरल रेखा](/figures/nt-027.svg)`,
      },
      options: [
        { id: 'a', content: { en: String.raw`$2.07\ \text{eV}$`, hi: String.raw`$2.07\ \text{eV}$` } },
        { id: 'b', content: { en: String.raw`$3.31\ \text{eV}$`, hi: String.raw`$3.31\ \text{eV}$` } },
        { id: 'c', content: { en: String.raw`$1.24\ \text{eV}$`, hi: String.raw`$1.24\ \text{eV}$` } },
        { id: 'd', content: { en: String.raw`$0.78\ \text{eV}$`, hi: String.raw`$0.78\ \text{eV}$` } },
      ],
      key: { kind: 'mcq', optionIds: ['a'] },
      solution: {
        en: String.raw`$eV_0 = h\nu - \phi$: the slope of the line is $\dfrac{h}{e}$, and the line meets the axis at the threshold $\nu_0 = \dfrac{\phi}{h}$.

- Slope: $1.24\ \text{V}$ for $3\times10^{14}\ \text{Hz}$
- From $\nu = 0$ to the threshold it is $5\times10^{14}\ \text{Hz}$, so $\phi = 1.24 \times \dfrac{5}{3} = 2.07\ \text{eV}$

Produced backwards, the line would meet the $V_0$ axis at $-2.07\ \text{V}$.`,
        hi: String.raw`$eV_0 = h\nu - \phi$: रेखा की प्रवणता $\dfrac{h}{e}$ है, और रेखा अक्ष को देहली आवृत्ति $\nu_0 = \dfrac{\phi}{h}$ पर काटती है।

- प्रवणता: $3\times10^{14}\ \text{Hz}$ पर $1.24\ \text{V}$
- $\nu = 0$ से देहली तक $5\times10^{14}\ \text{Hz}$ हैं, अतः $\phi = 1.24 \times \dfrac{5}{3} = 2.07\ \text{eV}$

रेखा को पीछे बढ़ाने पर वह $V_0$ अक्ष को $-2.07\ \text{V}$ पर काटेगी।`,
      },
      reasons: {
        a: {
          en: String.raw`Right: $h\nu_0$ with $\dfrac{h}{e} = \dfrac{1.24}{3\times10^{14}}\ \text{V s}$.`,
          hi: String.raw`सही: $h\nu_0$, जहाँ $\dfrac{h}{e} = \dfrac{1.24}{3\times10^{14}}\ \text{V s}$।`,
        },
        b: {
          en: String.raw`Is the energy of a photon of $8\times10^{14}\ \text{Hz}$.`,
          hi: String.raw`यह $8\times10^{14}\ \text{Hz}$ के फ़ोटॉन की ऊर्जा है।`,
        },
        c: {
          en: String.raw`Is the greatest kinetic energy at $8\times10^{14}\ \text{Hz}$.`,
          hi: String.raw`यह $8\times10^{14}\ \text{Hz}$ पर अधिकतम गतिज ऊर्जा है।`,
        },
        d: {
          en: String.raw`Takes the line as if it passed through the origin: $1.24 \times \dfrac{5}{8}$.`,
          hi: String.raw`रेखा को मूलबिंदु से जाती मान लिया गया है: $1.24 \times \dfrac{5}{8}$।`,
        },
      },
    },
    {
      code: 'nt-028',
      exams: ['neet'],
      subject: 'physics',
      topic: 'electromagnetic-waves',
      difficulty: 'medium',
      targetSeconds: 70,
      stem: {
        en: String.raw`The magnetic field of a plane electromagnetic wave in vacuum is $B_x = 3\times10^{-7}\sin(200y - 6\times10^{10}t)\ \text{T}$, with $y$ in metres and $t$ in seconds. Which expression gives its electric field, in $\text{V/m}$? Here $\phi = 200y - 6\times10^{10}t$.`,
        hi: String.raw`निर्वात में एक समतल वैद्युतचुंबकीय तरंग का चुंबकीय क्षेत्र $B_x = 3\times10^{-7}\sin(200y - 6\times10^{10}t)\ \text{T}$ है, जहाँ $y$ मीटर में और $t$ सेकंड में है। उसके विद्युत क्षेत्र ($\text{V/m}$ में) का व्यंजक कौन-सा है, जहाँ $\phi = 200y - 6\times10^{10}t$ है?`,
      },
      options: [
        { id: 'a', content: { en: String.raw`$E_z = -90\sin\phi$`, hi: String.raw`$E_z = -90\sin\phi$` } },
        { id: 'b', content: { en: String.raw`$E_y = 90\sin\phi$`, hi: String.raw`$E_y = 90\sin\phi$` } },
        { id: 'c', content: { en: String.raw`$E_z = 90\sin\phi$`, hi: String.raw`$E_z = 90\sin\phi$` } },
        { id: 'd', content: { en: String.raw`$E_x = 90\sin\phi$`, hi: String.raw`$E_x = 90\sin\phi$` } },
      ],
      key: { kind: 'mcq', optionIds: ['c'] },
      solution: {
        en: String.raw`Three steps: size, axis, sign.

- Size: $E_0 = cB_0 = 3\times10^8 \times 3\times10^{-7} = 90\ \text{V/m}$
- Axis: the wave runs along $+y$ (the phase is $ky - \omega t$), $\vec{B}$ is along $x$, so $\vec{E}$ is along $z$
- Sign: $\vec{E}\times\vec{B}$ points along the propagation; $\hat{k}\times\hat{i} = \hat{j}$, so $E_z$ and $B_x$ have the same sign

$E_z = 90\sin\phi$.`,
        hi: String.raw`तीन चरण: परिमाण, अक्ष, चिह्न।

- परिमाण: $E_0 = cB_0 = 3\times10^8 \times 3\times10^{-7} = 90\ \text{V/m}$
- अक्ष: तरंग $+y$ दिशा में चलती है (कला $ky - \omega t$ है), $\vec{B}$ $x$-अक्ष पर है, अतः $\vec{E}$ $z$-अक्ष पर है
- चिह्न: $\vec{E}\times\vec{B}$ संचरण की दिशा में होता है; $\hat{k}\times\hat{i} = \hat{j}$, अतः $E_z$ और $B_x$ का चिह्न समान है

$E_z = 90\sin\phi$।`,
      },
      reasons: {
        a: {
          en: String.raw`Has the wrong sign: $\vec{E}\times\vec{B}$ would point along $-y$.`,
          hi: String.raw`चिह्न ग़लत है: तब $\vec{E}\times\vec{B}$ की दिशा $-y$ होती।`,
        },
        b: {
          en: 'Puts the field along the direction of propagation; the wave is transverse.',
          hi: 'क्षेत्र को संचरण की दिशा में रखा गया है, जबकि तरंग अनुप्रस्थ है।',
        },
        c: {
          en: String.raw`Right: $\hat{k}\times\hat{i} = \hat{j}$ and $E_0 = cB_0$.`,
          hi: String.raw`सही: $\hat{k}\times\hat{i} = \hat{j}$ और $E_0 = cB_0$।`,
        },
        d: {
          en: 'Puts the electric field along the magnetic one; they are at right angles.',
          hi: 'विद्युत क्षेत्र को चुंबकीय क्षेत्र के अनुदिश रखा गया है, जबकि वे लंबवत होते हैं।',
        },
      },
    },
    {
      code: 'nt-029',
      exams: ['neet'],
      subject: 'physics',
      topic: 'properties-of-matter',
      difficulty: 'easy',
      targetSeconds: 60,
      stem: {
        en: String.raw`Three rods of equal length and equal cross-section meet at $O$, as shown; their sides are perfectly lagged. Their thermal conductivities are $K$, $2K$ and $3K$, and their free ends are kept at $90\,^\circ\text{C}$, $60\,^\circ\text{C}$ and $30\,^\circ\text{C}$ respectively. What is the temperature of $O$ in the steady state?

![Three equal rods meet at the point O. The free end of the rod of conductivity K is at 90 degrees Celsius, that of the rod of 2K at 60 degrees Celsius, that of the rod of 3K at 30 degrees Celsius](/figures/nt-029.svg)`,
        hi: String.raw`समान लंबाई और समान अनुप्रस्थ काट की तीन छड़ें चित्र के अनुसार $O$ पर जुड़ी हैं; उनके पार्श्व पूर्णतः ऊष्मारोधी हैं। छड़ों की ऊष्मा चालकताएँ $K$, $2K$ और $3K$ हैं तथा उनके मुक्त सिरे क्रमशः $90\,^\circ\text{C}$, $60\,^\circ\text{C}$ और $30\,^\circ\text{C}$ पर रखे गए हैं। स्थायी अवस्था में $O$ का ताप कितना है?

![तीन समान छड़ें बिंदु O पर मिलती हैं। K चालकता वाली छड़ का मुक्त सिरा 90 डिग्री सेल्सियस पर, 2K वाली का 60 डिग्री सेल्सियस पर और 3K वाली का 30 डिग्री सेल्सियस पर है](/figures/nt-029.svg)`,
      },
      options: [
        { id: 'a', content: { en: String.raw`$60\,^\circ\text{C}$`, hi: String.raw`$60\,^\circ\text{C}$` } },
        { id: 'b', content: { en: String.raw`$70\,^\circ\text{C}$`, hi: String.raw`$70\,^\circ\text{C}$` } },
        { id: 'c', content: { en: String.raw`$75\,^\circ\text{C}$`, hi: String.raw`$75\,^\circ\text{C}$` } },
        { id: 'd', content: { en: String.raw`$50\,^\circ\text{C}$`, hi: String.raw`$50\,^\circ\text{C}$` } },
      ],
      key: { kind: 'mcq', optionIds: ['d'] },
      solution: {
        en: String.raw`In the steady state no heat collects at $O$: the sum of the three heat currents into it is zero. With equal length and area each current goes as (conductivity) × (difference of temperature):

$K(90 - T) + 2K(60 - T) + 3K(30 - T) = 0$

$300 = 6T \Rightarrow T = 50\,^\circ\text{C}$. In short: the mean of the temperatures, weighted by the conductivities.`,
        hi: String.raw`स्थायी अवस्था में $O$ पर ऊष्मा एकत्र नहीं होती: उसमें आने वाली तीनों ऊष्मा धाराओं का योग शून्य है। लंबाई और क्षेत्रफल समान होने से हर धारा (चालकता) × (तापांतर) के समानुपाती है:

$K(90 - T) + 2K(60 - T) + 3K(30 - T) = 0$

$300 = 6T \Rightarrow T = 50\,^\circ\text{C}$। संक्षेप में: चालकताओं से भारित, तापों का माध्य।`,
      },
      reasons: {
        a: {
          en: 'Is the plain mean of the three temperatures; it holds only for equal conductivities.',
          hi: 'यह तीनों तापों का सीधा माध्य है, जो केवल समान चालकताओं पर सही होता।',
        },
        b: {
          en: 'Gives the conductivities to the wrong ends, 3K to 90 °C and K to 30 °C.',
          hi: 'चालकताएँ उलटे सिरों को दे दी गई हैं: 3K को 90 °C और K को 30 °C।',
        },
        c: {
          en: 'Is the mean of 90 °C and 60 °C; the third rod is left out.',
          hi: 'यह 90 °C और 60 °C का माध्य है; तीसरी छड़ छोड़ दी गई है।',
        },
        d: { en: String.raw`Right: $\dfrac{90 + 120 + 90}{6}$.`, hi: String.raw`सही: $\dfrac{90 + 120 + 90}{6}$।` },
      },
    },
    {
      code: 'nt-030',
      exams: ['neet'],
      subject: 'physics',
      topic: 'electrostatics',
      difficulty: 'hard',
      targetSeconds: 90,
      stem: {
        en: String.raw`At a point $P$ on the axis of a short electric dipole, $0.3\ \text{m}$ from its centre on the side of the positive charge, the electric field is $600\ \text{V/m}$. How much work has to be done to bring a charge of $+2\ \mu\text{C}$ slowly to $P$ from a point $Q$ that lies $0.6\ \text{m}$ from the centre on the perpendicular bisector of the dipole?`,
        hi: String.raw`एक लघु विद्युत द्विध्रुव के अक्ष पर, उसके केंद्र से धनावेश की ओर $0.3\ \text{m}$ दूर स्थित बिंदु $P$ पर विद्युत क्षेत्र $600\ \text{V/m}$ है। बिंदु $Q$ द्विध्रुव के लंब समद्विभाजक (निरक्ष) पर केंद्र से $0.6\ \text{m}$ दूर है। $+2\ \mu\text{C}$ के आवेश को धीरे-धीरे $Q$ से $P$ तक लाने में कितना कार्य करना पड़ेगा?`,
      },
      options: [
        { id: 'a', content: { en: String.raw`$135\ \mu\text{J}$`, hi: String.raw`$135\ \mu\text{J}$` } },
        { id: 'b', content: { en: String.raw`$360\ \mu\text{J}$`, hi: String.raw`$360\ \mu\text{J}$` } },
        { id: 'c', content: { en: String.raw`$270\ \mu\text{J}$`, hi: String.raw`$270\ \mu\text{J}$` } },
        { id: 'd', content: { en: String.raw`$180\ \mu\text{J}$`, hi: String.raw`$180\ \mu\text{J}$` } },
      ],
      key: { kind: 'mcq', optionIds: ['d'] },
      solution: {
        en: String.raw`The work depends only on the potentials of the two points, not on the path.

- On the axis $E = \dfrac{2kp}{r^3}$ and $V = \dfrac{kp}{r^2}$, so $V_P = \dfrac{Er}{2} = \dfrac{600 \times 0.3}{2} = 90\ \text{V}$
- Every point of the perpendicular bisector is equally far from both charges: $V_Q = 0$

$W = q(V_P - V_Q) = 2\times10^{-6} \times 90 = 180\ \mu\text{J}$. Trap: $V = Er$ holds for a point charge, not for a dipole.`,
        hi: String.raw`कार्य केवल दोनों बिंदुओं के विभवों पर निर्भर करता है, पथ पर नहीं।

- अक्ष पर $E = \dfrac{2kp}{r^3}$ और $V = \dfrac{kp}{r^2}$, अतः $V_P = \dfrac{Er}{2} = \dfrac{600 \times 0.3}{2} = 90\ \text{V}$
- लंब समद्विभाजक का हर बिंदु दोनों आवेशों से समान दूरी पर है: $V_Q = 0$

$W = q(V_P - V_Q) = 2\times10^{-6} \times 90 = 180\ \mu\text{J}$। ध्यान दें: $V = Er$ बिंदु आवेश के लिए होता है, द्विध्रुव के लिए नहीं।`,
      },
      reasons: {
        a: {
          en: String.raw`Takes the potential at $Q$ as a quarter of that at $P$, as if $Q$ were on the axis too.`,
          hi: String.raw`$Q$ को भी अक्ष पर मानकर उसका विभव $P$ के विभव का चौथाई लिया गया है।`,
        },
        b: {
          en: String.raw`Uses $V = Er$, the relation of a point charge.`,
          hi: String.raw`$V = Er$ लिया गया है, जो बिंदु आवेश का संबंध है।`,
        },
        c: {
          en: String.raw`Uses $V = Er$ and takes off a quarter of it for $Q$.`,
          hi: String.raw`$V = Er$ लेकर $Q$ के लिए उसका चौथाई घटाया गया है।`,
        },
        d: {
          en: String.raw`Right: $V_P = \dfrac{Er}{2} = 90\ \text{V}$ and $V_Q = 0$.`,
          hi: String.raw`सही: $V_P = \dfrac{Er}{2} = 90\ \text{V}$ और $V_Q = 0$।`,
        },
      },
    },
    {
      code: 'nt-031',
      exams: ['neet'],
      subject: 'physics',
      topic: 'properties-of-matter',
      difficulty: 'hard',
      targetSeconds: 110,
      stem: {
        en: String.raw`Water flows steadily through a horizontal pipe at $0.80$ litre per second. It passes a throat of cross-section $2.0\ \text{cm}^2$ and then leaves the pipe, through an end of cross-section $4.0\ \text{cm}^2$, into the open air. A thin vertical tube leads from the throat down into an open vessel of oil of density $800\ \text{kg/m}^3$. Up to what height of the throat above the surface of the oil can oil be drawn into the pipe? (Treat the water as non-viscous; its density is $1000\ \text{kg/m}^3$; $g = 10\ \text{m/s}^2$.)`,
        hi: String.raw`एक क्षैतिज पाइप में पानी $0.80$ लीटर प्रति सेकंड की नियत दर से बह रहा है। वह $2.0\ \text{cm}^2$ अनुप्रस्थ काट के संकीर्ण भाग से होकर $4.0\ \text{cm}^2$ अनुप्रस्थ काट के सिरे से खुली वायु में निकलता है। संकीर्ण भाग से एक पतली ऊर्ध्वाधर नली नीचे, $800\ \text{kg/m}^3$ घनत्व के तेल से भरे खुले पात्र में जाती है। तेल की सतह से संकीर्ण भाग की अधिकतम कितनी ऊँचाई तक तेल पाइप में खिंच सकता है? (पानी को अश्यान मानिए; उसका घनत्व $1000\ \text{kg/m}^3$ है; $g = 10\ \text{m/s}^2$ लीजिए।)`,
      },
      options: [
        { id: 'a', content: { en: String.raw`$0.60\ \text{m}$`, hi: String.raw`$0.60\ \text{m}$` } },
        { id: 'b', content: { en: String.raw`$1.00\ \text{m}$`, hi: String.raw`$1.00\ \text{m}$` } },
        { id: 'c', content: { en: String.raw`$0.75\ \text{m}$`, hi: String.raw`$0.75\ \text{m}$` } },
        { id: 'd', content: { en: String.raw`$1.50\ \text{m}$`, hi: String.raw`$1.50\ \text{m}$` } },
      ],
      key: { kind: 'mcq', optionIds: ['c'] },
      solution: {
        en: String.raw`At the open end the pressure is that of the atmosphere, $p_0$; in the faster throat it is lower, and the air pushes oil up the tube.

- Speeds: $\dfrac{8\times10^{-4}}{4\times10^{-4}} = 2\ \text{m/s}$ at the end, $4\ \text{m/s}$ in the throat
- Bernoulli: $p_0 - p = \dfrac{1}{2}(1000)(4^2 - 2^2) = 6000\ \text{Pa}$
- Column of oil: $h = \dfrac{6000}{800 \times 10} = 0.75\ \text{m}$

Trap: the water flows in the pipe, but the column that is lifted is oil.`,
        hi: String.raw`खुले सिरे पर दाब वायुमंडलीय दाब $p_0$ है; संकीर्ण भाग में चाल अधिक होने से दाब कम है, इसलिए वायुमंडल तेल को नली में ऊपर धकेलता है।

- चालें: सिरे पर $\dfrac{8\times10^{-4}}{4\times10^{-4}} = 2\ \text{m/s}$, संकीर्ण भाग में $4\ \text{m/s}$
- बर्नूली प्रमेय: $p_0 - p = \dfrac{1}{2}(1000)(4^2 - 2^2) = 6000\ \text{Pa}$
- तेल का स्तंभ: $h = \dfrac{6000}{800 \times 10} = 0.75\ \text{m}$

ध्यान दें: पाइप में पानी बहता है, पर नली में चढ़ने वाला स्तंभ तेल का है।`,
      },
      reasons: {
        a: {
          en: String.raw`Uses the density of water for the column in the tube as well.`,
          hi: String.raw`नली के स्तंभ के लिए भी पानी का घनत्व लिया गया है।`,
        },
        b: {
          en: String.raw`Leaves out the speed of the water at the open end: $\dfrac{1}{2}(1000)(4^2) = 8000\ \text{Pa}$.`,
          hi: String.raw`खुले सिरे पर पानी की चाल छोड़ दी गई है: $\dfrac{1}{2}(1000)(4^2) = 8000\ \text{Pa}$।`,
        },
        c: {
          en: String.raw`Right: a pressure lower by $6000\ \text{Pa}$ lifts $0.75\ \text{m}$ of oil.`,
          hi: String.raw`सही: $6000\ \text{Pa}$ कम दाब से $0.75\ \text{m}$ तेल चढ़ता है।`,
        },
        d: {
          en: String.raw`Forgets the factor $\dfrac{1}{2}$ and takes the difference of pressure as $12000\ \text{Pa}$.`,
          hi: String.raw`गुणक $\dfrac{1}{2}$ भूलकर दाबांतर $12000\ \text{Pa}$ लिया गया है।`,
        },
      },
    },
    {
      code: 'nt-032',
      exams: ['neet'],
      subject: 'physics',
      topic: 'kinematics',
      difficulty: 'medium',
      targetSeconds: 65,
      stem: {
        en: String.raw`A body moves along the $x$-axis. The graph shows how its velocity $v$ changes with its position $x$. What is its acceleration at $x = 5\ \text{m}$?

![Graph of velocity v in m/s against position x in m: a straight line falling from (0, 16) to (8, 0)](/figures/nt-032.svg)`,
        hi: String.raw`एक पिंड $x$-अक्ष के अनुदिश गति करता है। ग्राफ़ में दिखाया गया है कि उसका वेग $v$ स्थिति $x$ के साथ कैसे बदलता है। $x = 5\ \text{m}$ पर उसका त्वरण कितना है?

![स्थिति x (m में) के साथ वेग v (m/s में) का ग्राफ़: (0, 16) से (8, 0) तक गिरती हुई सरल रेखा](/figures/nt-032.svg)`,
      },
      options: [
        { id: 'a', content: { en: String.raw`$-2\ \text{m/s}^2$`, hi: String.raw`$-2\ \text{m/s}^2$` } },
        { id: 'b', content: { en: String.raw`$-12\ \text{m/s}^2$`, hi: String.raw`$-12\ \text{m/s}^2$` } },
        { id: 'c', content: { en: String.raw`$-20\ \text{m/s}^2$`, hi: String.raw`$-20\ \text{m/s}^2$` } },
        { id: 'd', content: { en: String.raw`$-6\ \text{m/s}^2$`, hi: String.raw`$-6\ \text{m/s}^2$` } },
      ],
      key: { kind: 'mcq', optionIds: ['b'] },
      solution: {
        en: String.raw`On a $v$-$x$ graph the slope is **not** the acceleration: $a = \dfrac{dv}{dt} = v\,\dfrac{dv}{dx}$, that is, velocity × slope.

- Slope: $\dfrac{0 - 16}{8} = -2\ \text{s}^{-1}$
- Velocity at $5\ \text{m}$: $16 - 2(5) = 6\ \text{m/s}$

$a = 6 \times (-2) = -12\ \text{m/s}^2$.`,
        hi: String.raw`$v$-$x$ ग्राफ़ की प्रवणता (ढाल) त्वरण **नहीं** होती: $a = \dfrac{dv}{dt} = v\,\dfrac{dv}{dx}$, अर्थात् वेग × प्रवणता।

- प्रवणता: $\dfrac{0 - 16}{8} = -2\ \text{s}^{-1}$
- $5\ \text{m}$ पर वेग: $16 - 2(5) = 6\ \text{m/s}$

$a = 6 \times (-2) = -12\ \text{m/s}^2$।`,
      },
      reasons: {
        a: {
          en: 'Takes the slope of the graph as the acceleration, as on a $v$-$t$ graph.',
          hi: 'ग्राफ़ की प्रवणता को ही त्वरण मान लिया गया है, जैसा $v$-$t$ ग्राफ़ में होता है।',
        },
        b: {
          en: String.raw`Right: $v\,\dfrac{dv}{dx} = 6 \times (-2)$.`,
          hi: String.raw`सही: $v\,\dfrac{dv}{dx} = 6 \times (-2)$।`,
        },
        c: {
          en: String.raw`Uses $2x = 10\ \text{m/s}$, the velocity already lost, instead of the velocity left.`,
          hi: String.raw`बचे हुए वेग की जगह घट चुका वेग $2x = 10\ \text{m/s}$ लिया गया है।`,
        },
        d: {
          en: String.raw`Halves the product, as if $a = \dfrac{1}{2}\,v\,\dfrac{dv}{dx}$.`,
          hi: String.raw`$a = \dfrac{1}{2}\,v\,\dfrac{dv}{dx}$ मानकर गुणनफल का आधा ले लिया गया है।`,
        },
      },
    },
    {
      code: 'nt-033',
      exams: ['neet'],
      subject: 'physics',
      topic: 'rotation',
      difficulty: 'hard',
      targetSeconds: 110,
      stem: {
        en: String.raw`A turntable, a uniform disc of mass $120\ \text{kg}$ and radius $2\ \text{m}$, turns freely about its vertical axis at $1.5\ \text{rad/s}$ with a child of mass $30\ \text{kg}$ standing at its rim. The child walks slowly along a radius to a point $1\ \text{m}$ from the axis and stops there. By how much does the kinetic energy of the system increase?`,
        hi: String.raw`$120\ \text{kg}$ द्रव्यमान और $2\ \text{m}$ त्रिज्या की एकसमान चकती के रूप का एक घूर्णी मंच अपने ऊर्ध्वाधर अक्ष के परितः $1.5\ \text{rad/s}$ से मुक्त रूप से घूम रहा है और $30\ \text{kg}$ का एक बच्चा उसके किनारे पर खड़ा है। बच्चा धीरे-धीरे त्रिज्या के अनुदिश चलकर अक्ष से $1\ \text{m}$ की दूरी पर आ जाता है और वहीं रुक जाता है। निकाय की गतिज ऊर्जा कितनी बढ़ती है?`,
      },
      options: [
        { id: 'a', content: { en: String.raw`$135\ \text{J}$`, hi: String.raw`$135\ \text{J}$` } },
        { id: 'b', content: { en: String.raw`$210\ \text{J}$`, hi: String.raw`$210\ \text{J}$` } },
        { id: 'c', content: { en: String.raw`$75\ \text{J}$`, hi: String.raw`$75\ \text{J}$` } },
        { id: 'd', content: { en: String.raw`$101\ \text{J}$`, hi: String.raw`$101\ \text{J}$` } },
      ],
      key: { kind: 'mcq', optionIds: ['a'] },
      solution: {
        en: String.raw`No outside torque acts about the axis, so the angular momentum stays the same, but not the kinetic energy: the child does work in walking inwards.

- Moment of inertia: disc $\dfrac{1}{2}(120)(4) = 240$; with the child at first $240 + 120 = 360$, then $240 + 30 = 270\ \text{kg m}^2$
- $360 \times 1.5 = 270\,\omega \Rightarrow \omega = 2\ \text{rad/s}$
- $\dfrac{1}{2}(270)(2)^2 = 540\ \text{J}$ and $\dfrac{1}{2}(360)(1.5)^2 = 405\ \text{J}$: $135\ \text{J}$ more`,
        hi: String.raw`अक्ष के परितः कोई बाह्य बल-आघूर्ण नहीं है, इसलिए कोणीय संवेग वही रहता है, पर गतिज ऊर्जा नहीं: भीतर की ओर चलने में बच्चा कार्य करता है।

- जड़त्व आघूर्ण: चकती $\dfrac{1}{2}(120)(4) = 240$; बच्चे सहित पहले $240 + 120 = 360$, बाद में $240 + 30 = 270\ \text{kg m}^2$
- $360 \times 1.5 = 270\,\omega \Rightarrow \omega = 2\ \text{rad/s}$
- $\dfrac{1}{2}(270)(2)^2 = 540\ \text{J}$ और $\dfrac{1}{2}(360)(1.5)^2 = 405\ \text{J}$: वृद्धि $135\ \text{J}$`,
      },
      reasons: {
        a: {
          en: String.raw`Right: $540\ \text{J} - 405\ \text{J}$.`,
          hi: String.raw`सही: $540\ \text{J} - 405\ \text{J}$।`,
        },
        b: {
          en: 'Is the gain of the turntable alone; the child loses 75 J.',
          hi: 'यह केवल मंच की ऊर्जा-वृद्धि है; बच्चे की ऊर्जा 75 J घटती है।',
        },
        c: { en: 'Is the change of the energy of the child alone.', hi: 'यह केवल बच्चे की ऊर्जा में परिवर्तन है।' },
        d: {
          en: String.raw`Keeps $\omega$ at $1.5\ \text{rad/s}$ and changes only the moment of inertia.`,
          hi: String.raw`$\omega$ को $1.5\ \text{rad/s}$ ही रखकर केवल जड़त्व आघूर्ण बदला गया है।`,
        },
      },
    },
    {
      code: 'nt-034',
      exams: ['neet'],
      subject: 'physics',
      topic: 'gravitation',
      difficulty: 'medium',
      targetSeconds: 75,
      stem: {
        en: 'A body is thrown straight up from the surface of a planet of radius $R$ without atmosphere, with two-thirds of the escape speed. How high above the surface does it rise? (Neglect the rotation of the planet.)',
        hi: 'वायुमंडल रहित, $R$ त्रिज्या के एक ग्रह की सतह से किसी पिंड को पलायन चाल की दो-तिहाई चाल से ऊर्ध्वाधर ऊपर फेंका जाता है। वह सतह से कितनी ऊँचाई तक जाएगा? (ग्रह के घूर्णन को नगण्य मानिए।)',
      },
      options: [
        { id: 'a', content: { en: String.raw`$\dfrac{4R}{5}$`, hi: String.raw`$\dfrac{4R}{5}$` } },
        { id: 'b', content: { en: '$2R$', hi: '$2R$' } },
        { id: 'c', content: { en: String.raw`$\dfrac{9R}{5}$`, hi: String.raw`$\dfrac{9R}{5}$` } },
        { id: 'd', content: { en: String.raw`$\dfrac{4R}{9}$`, hi: String.raw`$\dfrac{4R}{9}$` } },
      ],
      key: { kind: 'mcq', optionIds: ['a'] },
      solution: {
        en: String.raw`For great heights use the energy $-\dfrac{GMm}{r}$, not $mgh$. Since $v_e^2 = \dfrac{2GM}{R}$, the kinetic energy at the start is $\dfrac{4}{9}$ of $\dfrac{GMm}{R}$:

$\dfrac{4}{9}\cdot\dfrac{GMm}{R} - \dfrac{GMm}{R} = -\dfrac{GMm}{r} \Rightarrow r = \dfrac{9R}{5}$

Height: $r - R = \dfrac{4R}{5}$. Trap: $r$ is the distance from the **centre**.`,
        hi: String.raw`अधिक ऊँचाई के लिए $mgh$ नहीं, बल्कि ऊर्जा $-\dfrac{GMm}{r}$ लीजिए। $v_e^2 = \dfrac{2GM}{R}$ होने से आरंभिक गतिज ऊर्जा $\dfrac{GMm}{R}$ की $\dfrac{4}{9}$ है:

$\dfrac{4}{9}\cdot\dfrac{GMm}{R} - \dfrac{GMm}{R} = -\dfrac{GMm}{r} \Rightarrow r = \dfrac{9R}{5}$

ऊँचाई: $r - R = \dfrac{4R}{5}$। ध्यान दें: $r$ ग्रह के **केंद्र** से दूरी है।`,
      },
      reasons: {
        a: {
          en: String.raw`Right: $r = \dfrac{9R}{5}$ from the centre, less $R$.`,
          hi: String.raw`सही: केंद्र से $r = \dfrac{9R}{5}$, जिसमें से $R$ घटाया गया।`,
        },
        b: {
          en: String.raw`Uses the ratio of the speeds, $\dfrac{2}{3}$, in place of its square.`,
          hi: String.raw`चालों के अनुपात $\dfrac{2}{3}$ के वर्ग की जगह स्वयं अनुपात रखा गया है।`,
        },
        c: {
          en: 'Is the distance from the centre of the planet, not the height.',
          hi: 'यह ग्रह के केंद्र से दूरी है, ऊँचाई नहीं।',
        },
        d: {
          en: String.raw`Uses $\dfrac{v^2}{2g}$, as if gravity did not weaken with height.`,
          hi: String.raw`$\dfrac{v^2}{2g}$ लिया गया है, मानो ऊँचाई के साथ गुरुत्व घटता ही न हो।`,
        },
      },
    },
    {
      code: 'nt-035',
      exams: ['neet'],
      subject: 'physics',
      topic: 'optics',
      difficulty: 'medium',
      targetSeconds: 75,
      stem: {
        en: String.raw`A thin lens of glass of refractive index $1.5$ has a power of $+4\ \text{D}$ in air. What is its focal length in a liquid of refractive index $1.75$?`,
        hi: String.raw`$1.5$ अपवर्तनांक के काँच के एक पतले लेंस की क्षमता वायु में $+4\ \text{D}$ है। $1.75$ अपवर्तनांक के द्रव में उसकी फ़ोकस दूरी कितनी होगी?`,
      },
      options: [
        { id: 'a', content: { en: String.raw`$+75.0\ \text{cm}$`, hi: String.raw`$+75.0\ \text{cm}$` } },
        { id: 'b', content: { en: String.raw`$-50.0\ \text{cm}$`, hi: String.raw`$-50.0\ \text{cm}$` } },
        { id: 'c', content: { en: String.raw`$-87.5\ \text{cm}$`, hi: String.raw`$-87.5\ \text{cm}$` } },
        { id: 'd', content: { en: String.raw`$+87.5\ \text{cm}$`, hi: String.raw`$+87.5\ \text{cm}$` } },
      ],
      key: { kind: 'mcq', optionIds: ['c'] },
      solution: {
        en: String.raw`The curvatures stay the same; only the relative refractive index changes: $\dfrac{1}{f} \propto \left(\dfrac{\mu_g}{\mu_m} - 1\right)$.

- Air: $f = \dfrac{100}{4} = 25\ \text{cm}$ and $1.5 - 1 = 0.5$
- Liquid: $\dfrac{1.5}{1.75} - 1 = -\dfrac{1}{7}$

$f' = 25 \times \dfrac{0.5}{-1/7} = -87.5\ \text{cm}$. In a denser liquid the converging lens diverges.`,
        hi: String.raw`वक्रताएँ वही रहती हैं; केवल आपेक्षिक अपवर्तनांक बदलता है: $\dfrac{1}{f} \propto \left(\dfrac{\mu_g}{\mu_m} - 1\right)$।

- वायु: $f = \dfrac{100}{4} = 25\ \text{cm}$ और $1.5 - 1 = 0.5$
- द्रव: $\dfrac{1.5}{1.75} - 1 = -\dfrac{1}{7}$

$f' = 25 \times \dfrac{0.5}{-1/7} = -87.5\ \text{cm}$। अधिक सघन द्रव में अभिसारी लेंस अपसारी हो जाता है।`,
      },
      reasons: {
        a: {
          en: String.raw`Takes the index of the liquid relative to the glass, $\dfrac{1.75}{1.5}$.`,
          hi: String.raw`काँच के सापेक्ष द्रव का अपवर्तनांक $\dfrac{1.75}{1.5}$ लिया गया है।`,
        },
        b: {
          en: 'Uses the difference $1.5 - 1.75$ instead of the ratio less one.',
          hi: 'अनुपात में से एक घटाने की जगह अंतर $1.5 - 1.75$ लिया गया है।',
        },
        c: {
          en: String.raw`Right: $0.5$ divided by $-\dfrac{1}{7}$ is $-3.5$, times $25\ \text{cm}$.`,
          hi: String.raw`सही: $0.5$ को $-\dfrac{1}{7}$ से भाग देने पर $-3.5$, गुणा $25\ \text{cm}$।`,
        },
        d: {
          en: 'Loses the minus sign: the lens would still converge.',
          hi: 'ऋण चिह्न छूट गया है: तब लेंस अभिसारी ही रहता।',
        },
      },
    },
    {
      code: 'nt-036',
      exams: ['neet'],
      subject: 'physics',
      topic: 'oscillations',
      difficulty: 'medium',
      targetSeconds: 75,
      stem: {
        en: String.raw`A particle in simple harmonic motion has a speed of $36\ \text{cm/s}$ when it is $5\ \text{cm}$ from its mean position, and of $15\ \text{cm/s}$ when it is $12\ \text{cm}$ from it. What is the greatest acceleration of the particle, in $\text{cm/s}^2$?`,
        hi: String.raw`सरल आवर्त गति करते एक कण की चाल माध्य स्थिति से $5\ \text{cm}$ दूर होने पर $36\ \text{cm/s}$ और $12\ \text{cm}$ दूर होने पर $15\ \text{cm/s}$ है। कण का अधिकतम त्वरण ($\text{cm/s}^2$ में) कितना है?`,
      },
      options: [
        { id: 'a', content: { en: '$39$', hi: '$39$' } },
        { id: 'b', content: { en: '$108$', hi: '$108$' } },
        { id: 'c', content: { en: '$45$', hi: '$45$' } },
        { id: 'd', content: { en: '$117$', hi: '$117$' } },
      ],
      key: { kind: 'mcq', optionIds: ['d'] },
      solution: {
        en: String.raw`$v^2 = \omega^2(A^2 - x^2)$. Subtracting the two equations removes $A$:

- $36^2 - 15^2 = \omega^2(12^2 - 5^2) \Rightarrow 1071 = 119\,\omega^2$, so $\omega = 3\ \text{rad/s}$
- $A^2 = 5^2 + \left(\dfrac{36}{3}\right)^2 = 169$, so $A = 13\ \text{cm}$

$a_{\max} = \omega^2A = 9 \times 13 = 117\ \text{cm/s}^2$. Trap: $\omega A = 39\ \text{cm/s}$ is the greatest speed.`,
        hi: String.raw`$v^2 = \omega^2(A^2 - x^2)$। दोनों समीकरणों को घटाने पर $A$ हट जाता है:

- $36^2 - 15^2 = \omega^2(12^2 - 5^2) \Rightarrow 1071 = 119\,\omega^2$, अतः $\omega = 3\ \text{rad/s}$
- $A^2 = 5^2 + \left(\dfrac{36}{3}\right)^2 = 169$, अतः $A = 13\ \text{cm}$

$a_{\max} = \omega^2A = 9 \times 13 = 117\ \text{cm/s}^2$। ध्यान दें: $\omega A = 39\ \text{cm/s}$ अधिकतम चाल है।`,
      },
      reasons: {
        a: { en: String.raw`Is $\omega A$, the greatest speed.`, hi: String.raw`यह $\omega A$, अर्थात् अधिकतम चाल है।` },
        b: {
          en: String.raw`Is the acceleration at $12\ \text{cm}$, not at the extreme position.`,
          hi: String.raw`यह $12\ \text{cm}$ पर त्वरण है, चरम स्थिति पर नहीं।`,
        },
        c: { en: String.raw`Is the acceleration at $5\ \text{cm}$.`, hi: String.raw`यह $5\ \text{cm}$ पर त्वरण है।` },
        d: {
          en: String.raw`Right: $\omega = 3\ \text{rad/s}$ and $A = 13\ \text{cm}$.`,
          hi: String.raw`सही: $\omega = 3\ \text{rad/s}$ और $A = 13\ \text{cm}$।`,
        },
      },
    },
    {
      code: 'nt-037',
      exams: ['neet'],
      subject: 'physics',
      topic: 'modern-physics',
      difficulty: 'hard',
      targetSeconds: 105,
      stem: {
        en: String.raw`A nucleus of mass number $240$, at rest, splits into just two fragments of mass numbers $96$ and $144$. The binding energy per nucleon is $7.60\ \text{MeV}$ in the nucleus that splits, $8.50\ \text{MeV}$ in the lighter fragment and $8.25\ \text{MeV}$ in the heavier one. If all of the energy released becomes kinetic energy of the fragments, what is the kinetic energy of the **heavier** one? (Take the masses as proportional to the mass numbers.)`,
        hi: String.raw`विराम में स्थित $240$ द्रव्यमान संख्या का एक नाभिक केवल दो खंडों में टूटता है, जिनकी द्रव्यमान संख्याएँ $96$ और $144$ हैं। प्रति न्यूक्लिऑन बंधन ऊर्जा टूटने वाले नाभिक में $7.60\ \text{MeV}$, हल्के खंड में $8.50\ \text{MeV}$ और भारी खंड में $8.25\ \text{MeV}$ है। यदि मुक्त हुई पूरी ऊर्जा खंडों की गतिज ऊर्जा बन जाए, तो **भारी** खंड की गतिज ऊर्जा कितनी होगी? (द्रव्यमानों को द्रव्यमान संख्याओं के समानुपाती मानिए।)`,
      },
      options: [
        { id: 'a', content: { en: String.raw`$108\ \text{MeV}$`, hi: String.raw`$108\ \text{MeV}$` } },
        { id: 'b', content: { en: String.raw`$90\ \text{MeV}$`, hi: String.raw`$90\ \text{MeV}$` } },
        { id: 'c', content: { en: String.raw`$180\ \text{MeV}$`, hi: String.raw`$180\ \text{MeV}$` } },
        { id: 'd', content: { en: String.raw`$72\ \text{MeV}$`, hi: String.raw`$72\ \text{MeV}$` } },
      ],
      key: { kind: 'mcq', optionIds: ['d'] },
      solution: {
        en: String.raw`Two steps: the energy released from the binding energies, its division from the momentum.

- $Q = 96(8.50) + 144(8.25) - 240(7.60)$ $= 816 + 1188 - 1824 = 180\ \text{MeV}$
- The fragments have equal and opposite momenta, so $K = \dfrac{p^2}{2m} \propto \dfrac{1}{m}$: heavier : lighter $= 96 : 144 = 2 : 3$

Heavier: $\dfrac{2}{5} \times 180 = 72\ \text{MeV}$. Trap: the **lighter** fragment takes the greater share.`,
        hi: String.raw`दो चरण: मुक्त ऊर्जा बंधन ऊर्जाओं से, और उसका बँटवारा संवेग से।

- $Q = 96(8.50) + 144(8.25) - 240(7.60)$ $= 816 + 1188 - 1824 = 180\ \text{MeV}$
- दोनों खंडों के संवेग समान और विपरीत हैं, अतः $K = \dfrac{p^2}{2m} \propto \dfrac{1}{m}$: भारी : हल्का $= 96 : 144 = 2 : 3$

भारी खंड: $\dfrac{2}{5} \times 180 = 72\ \text{MeV}$। ध्यान दें: अधिक ऊर्जा **हल्के** खंड को मिलती है।`,
      },
      reasons: {
        a: {
          en: String.raw`Is the kinetic energy of the lighter fragment; the energy is divided in the ratio of the masses, not inversely.`,
          hi: String.raw`यह हल्के खंड की गतिज ऊर्जा है; ऊर्जा को द्रव्यमानों के व्युत्क्रम अनुपात की जगह सीधे अनुपात में बाँट दिया गया है।`,
        },
        b: {
          en: String.raw`Shares the $180\ \text{MeV}$ equally; equal are the momenta, not the energies.`,
          hi: String.raw`$180\ \text{MeV}$ को बराबर बाँटा गया है, जबकि बराबर संवेग होते हैं, ऊर्जाएँ नहीं।`,
        },
        c: {
          en: String.raw`Is the whole energy released, that of both fragments.`,
          hi: String.raw`यह मुक्त हुई कुल ऊर्जा है, अर्थात् दोनों खंडों की।`,
        },
        d: {
          en: String.raw`Right: $\dfrac{2}{5}$ of $180\ \text{MeV}$.`,
          hi: String.raw`सही: $180\ \text{MeV}$ का $\dfrac{2}{5}$।`,
        },
      },
    },
    {
      code: 'nt-038',
      exams: ['neet'],
      subject: 'physics',
      topic: 'gravitation',
      difficulty: 'easy',
      targetSeconds: 60,
      stem: {
        en: `Satellites of equal mass move round the Earth in circular orbits of different radii $r$. Match each quantity of List-I with the way in which it depends on $r$.

| List-I | List-II |
| --- | --- |
| (A) Orbital speed | (I) $r^{-3/2}$ |
| (B) Angular momentum about the Earth's centre | (II) $r^{1/2}$ |
| (C) Kinetic energy | (III) $r^{-1/2}$ |
| (D) Angular speed | (IV) $r^{-1}$ |

Choose the correct answer from the options given below:`,
        hi: `समान द्रव्यमान के उपग्रह पृथ्वी के चारों ओर भिन्न-भिन्न त्रिज्याओं $r$ की वृत्ताकार कक्षाओं में घूम रहे हैं। सूची-I की प्रत्येक राशि $r$ पर किस प्रकार निर्भर करती है, यह सूची-II से सुमेलित कीजिए।

| सूची-I | सूची-II |
| --- | --- |
| (A) कक्षीय चाल | (I) $r^{-3/2}$ |
| (B) पृथ्वी के केंद्र के परितः कोणीय संवेग | (II) $r^{1/2}$ |
| (C) गतिज ऊर्जा | (III) $r^{-1/2}$ |
| (D) कोणीय चाल | (IV) $r^{-1}$ |

नीचे दिए गए विकल्पों में से सही उत्तर चुनिए:`,
      },
      options: [
        { id: 'a', content: { en: 'A-III, B-II, C-IV, D-I', hi: 'A-III, B-II, C-IV, D-I' } },
        { id: 'b', content: { en: 'A-IV, B-I, C-III, D-II', hi: 'A-IV, B-I, C-III, D-II' } },
        { id: 'c', content: { en: 'A-III, B-II, C-I, D-IV', hi: 'A-III, B-II, C-I, D-IV' } },
        { id: 'd', content: { en: 'A-IV, B-II, C-III, D-I', hi: 'A-IV, B-II, C-III, D-I' } },
      ],
      key: { kind: 'mcq', optionIds: ['a'] },
      solution: {
        en: String.raw`Everything follows from the speed: $\dfrac{mv^2}{r} = \dfrac{GMm}{r^2}$ gives $v = \sqrt{\dfrac{GM}{r}} \propto r^{-1/2}$.

- Angular momentum $mvr \propto r^{-1/2}\cdot r = r^{1/2}$
- Kinetic energy $\dfrac{1}{2}mv^2 \propto r^{-1}$
- Angular speed $\dfrac{v}{r} \propto r^{-3/2}$ (this is Kepler's third law)

So A-III, B-II, C-IV, D-I.`,
        hi: String.raw`सब कुछ चाल से निकलता है: $\dfrac{mv^2}{r} = \dfrac{GMm}{r^2}$ से $v = \sqrt{\dfrac{GM}{r}} \propto r^{-1/2}$।

- कोणीय संवेग $mvr \propto r^{-1/2}\cdot r = r^{1/2}$
- गतिज ऊर्जा $\dfrac{1}{2}mv^2 \propto r^{-1}$
- कोणीय चाल $\dfrac{v}{r} \propto r^{-3/2}$ (यही केप्लर का तृतीय नियम है)

अतः A-III, B-II, C-IV, D-I।`,
      },
      reasons: {
        a: {
          en: 'Right: speed, angular momentum, kinetic energy and angular speed go with the powers −1/2, 1/2, −1 and −3/2.',
          hi: 'सही: चाल, कोणीय संवेग, गतिज ऊर्जा और कोणीय चाल की घातें क्रमशः −1/2, 1/2, −1 और −3/2 हैं।',
        },
        b: {
          en: 'Exchanges speed with kinetic energy, and angular momentum with angular speed.',
          hi: 'चाल और गतिज ऊर्जा को, तथा कोणीय संवेग और कोणीय चाल को आपस में बदल दिया गया है।',
        },
        c: {
          en: String.raw`Exchanges kinetic energy with angular speed: takes $\omega = \dfrac{v}{r} \propto r^{-1}$, as if $v$ were the same for all.`,
          hi: String.raw`गतिज ऊर्जा और कोणीय चाल को आपस में बदल दिया गया है: $v$ को सबके लिए समान मानकर $\omega = \dfrac{v}{r} \propto r^{-1}$ लिया गया है।`,
        },
        d: {
          en: String.raw`Exchanges speed with kinetic energy: takes $v \propto r^{-1}$.`,
          hi: String.raw`चाल और गतिज ऊर्जा को आपस में बदल दिया गया है: $v \propto r^{-1}$ मान लिया गया है।`,
        },
      },
    },
    {
      code: 'nt-039',
      exams: ['neet'],
      subject: 'physics',
      topic: 'electrostatics',
      difficulty: 'easy',
      targetSeconds: 55,
      stem: {
        en: String.raw`Two small identical metal spheres with charges $+8\ \text{nC}$ and $-2\ \text{nC}$ attract each other with a force $F$. They are touched together and then placed at half the former distance. What is the force between them now?`,
        hi: String.raw`$+8\ \text{nC}$ और $-2\ \text{nC}$ आवेश वाले धातु के दो छोटे सर्वसम गोले एक-दूसरे को बल $F$ से आकर्षित करते हैं। उन्हें आपस में स्पर्श कराकर पहले से आधी दूरी पर रख दिया जाता है। अब उनके बीच कितना बल लगता है?`,
      },
      options: [
        { id: 'a', content: { en: String.raw`$\dfrac{9F}{16}$`, hi: String.raw`$\dfrac{9F}{16}$` } },
        { id: 'b', content: { en: String.raw`$\dfrac{25F}{4}$`, hi: String.raw`$\dfrac{25F}{4}$` } },
        { id: 'c', content: { en: String.raw`$\dfrac{9F}{4}$`, hi: String.raw`$\dfrac{9F}{4}$` } },
        { id: 'd', content: { en: String.raw`$\dfrac{9F}{8}$`, hi: String.raw`$\dfrac{9F}{8}$` } },
      ],
      key: { kind: 'mcq', optionIds: ['c'] },
      solution: {
        en: String.raw`Identical spheres share the total charge equally: $\dfrac{8 - 2}{2} = +3\ \text{nC}$ each.

- Charges: product $3 \times 3 = 9$ in place of $8 \times 2 = 16$
- Distance: half, so the force becomes $4$ times

$F' = \dfrac{9}{16} \times 4\,F = \dfrac{9F}{4}$ (now a repulsion).`,
        hi: String.raw`सर्वसम गोले कुल आवेश को बराबर बाँट लेते हैं: प्रत्येक पर $\dfrac{8 - 2}{2} = +3\ \text{nC}$।

- आवेश: गुणनफल $8 \times 2 = 16$ की जगह $3 \times 3 = 9$
- दूरी: आधी, अतः बल $4$ गुना

$F' = \dfrac{9}{16} \times 4\,F = \dfrac{9F}{4}$ (अब प्रतिकर्षण)।`,
      },
      reasons: {
        a: { en: 'Leaves out that the distance is halved.', hi: 'दूरी का आधा होना छोड़ दिया गया है।' },
        b: {
          en: 'Adds 8 and 2 without regard to the signs, 5 nC each.',
          hi: 'चिह्न छोड़कर 8 और 2 को जोड़ दिया गया है, प्रत्येक पर 5 nC।',
        },
        c: {
          en: String.raw`Right: $\dfrac{9}{16}$ from the charges and $4$ from the distance.`,
          hi: String.raw`सही: आवेशों से $\dfrac{9}{16}$ और दूरी से $4$।`,
        },
        d: { en: 'Lets the force only double at half the distance.', hi: 'आधी दूरी पर बल को केवल दुगुना किया गया है।' },
      },
    },
    {
      code: 'nt-040',
      exams: ['neet'],
      subject: 'physics',
      topic: 'magnetism',
      difficulty: 'easy',
      targetSeconds: 50,
      stem: {
        en: 'A deuteron and an alpha particle of equal kinetic energy enter the same uniform magnetic field at right angles to it. What is the ratio of the radius of the path of the deuteron to that of the alpha particle? (Take the mass of the alpha particle as twice that of the deuteron.)',
        hi: 'समान गतिज ऊर्जा के एक ड्यूटेरॉन और एक ऐल्फ़ा कण एक ही एकसमान चुंबकीय क्षेत्र में उसके लंबवत प्रवेश करते हैं। ड्यूटेरॉन और ऐल्फ़ा कण के पथों की त्रिज्याओं का अनुपात क्या है? (ऐल्फ़ा कण का द्रव्यमान ड्यूटेरॉन का दुगुना लीजिए।)',
      },
      options: [
        { id: 'a', content: { en: String.raw`$1 : \sqrt{2}$`, hi: String.raw`$1 : \sqrt{2}$` } },
        { id: 'b', content: { en: '$1 : 1$', hi: '$1 : 1$' } },
        { id: 'c', content: { en: '$2 : 1$', hi: '$2 : 1$' } },
        { id: 'd', content: { en: String.raw`$\sqrt{2} : 1$`, hi: String.raw`$\sqrt{2} : 1$` } },
      ],
      key: { kind: 'mcq', optionIds: ['d'] },
      solution: {
        en: String.raw`$r = \dfrac{mv}{qB} = \dfrac{\sqrt{2mK}}{qB}$, so with equal $K$ and $B$ the radius goes as $\dfrac{\sqrt{m}}{q}$.

Deuteron: mass $m$, charge $e$. Alpha particle: mass $2m$, charge $2e$.

$\dfrac{r_d}{r_\alpha} = \dfrac{\sqrt{m}}{e}\cdot\dfrac{2e}{\sqrt{2m}} = \sqrt{2}$.`,
        hi: String.raw`$r = \dfrac{mv}{qB} = \dfrac{\sqrt{2mK}}{qB}$, अतः समान $K$ और $B$ पर त्रिज्या $\dfrac{\sqrt{m}}{q}$ के समानुपाती है।

ड्यूटेरॉन: द्रव्यमान $m$, आवेश $e$। ऐल्फ़ा कण: द्रव्यमान $2m$, आवेश $2e$।

$\dfrac{r_d}{r_\alpha} = \dfrac{\sqrt{m}}{e}\cdot\dfrac{2e}{\sqrt{2m}} = \sqrt{2}$।`,
      },
      reasons: {
        a: { en: 'Leaves out the charges and compares only the momenta.', hi: 'आवेश छोड़कर केवल संवेगों की तुलना की गई है।' },
        b: {
          en: String.raw`Takes equal speeds: $\dfrac{m}{q}$ is the same for both.`,
          hi: String.raw`चालें समान मान ली गई हैं: $\dfrac{m}{q}$ दोनों का समान है।`,
        },
        c: { en: 'Takes equal momenta and compares only the charges.', hi: 'संवेग समान मानकर केवल आवेशों की तुलना की गई है।' },
        d: {
          en: String.raw`Right: the radius goes as $\dfrac{\sqrt{m}}{q}$.`,
          hi: String.raw`सही: त्रिज्या $\dfrac{\sqrt{m}}{q}$ के समानुपाती है।`,
        },
      },
    },
    {
      code: 'nt-041',
      exams: ['neet'],
      subject: 'physics',
      topic: 'current-electricity',
      difficulty: 'medium',
      targetSeconds: 85,
      stem: {
        en: String.raw`In a metre bridge a resistance $R$ in the left gap and $S$ in the right gap give a null point $40\ \text{cm}$ from the left end. When $12\ \Omega$ is joined in parallel with $S$, the null point shifts to $50\ \text{cm}$. What is $R$?`,
        hi: String.raw`एक मीटर सेतु के बाएँ अंतराल में $R$ और दाएँ अंतराल में $S$ प्रतिरोध होने पर शून्य विक्षेप बिंदु बाएँ सिरे से $40\ \text{cm}$ पर मिलता है। $S$ के साथ $12\ \Omega$ पार्श्वक्रम (समांतर क्रम) में जोड़ने पर शून्य विक्षेप बिंदु $50\ \text{cm}$ पर आ जाता है। $R$ कितना है?`,
      },
      options: [
        { id: 'a', content: { en: String.raw`$6\ \Omega$`, hi: String.raw`$6\ \Omega$` } },
        { id: 'b', content: { en: String.raw`$9\ \Omega$`, hi: String.raw`$9\ \Omega$` } },
        { id: 'c', content: { en: String.raw`$8\ \Omega$`, hi: String.raw`$8\ \Omega$` } },
        { id: 'd', content: { en: String.raw`$4\ \Omega$`, hi: String.raw`$4\ \Omega$` } },
      ],
      key: { kind: 'mcq', optionIds: ['d'] },
      solution: {
        en: String.raw`At balance $\dfrac{R}{S} = \dfrac{l}{100 - l}$.

- First: $\dfrac{R}{S} = \dfrac{40}{60} = \dfrac{2}{3}$
- Then: $R = S'$ with $S' = \dfrac{12S}{12 + S}$

So $\dfrac{2S}{3} = \dfrac{12S}{12 + S} \Rightarrow 12 + S = 18$, $S = 6\ \Omega$ and $R = 4\ \Omega$. Check: $6\ \Omega$ and $12\ \Omega$ in parallel make $4\ \Omega$, equal to $R$.`,
        hi: String.raw`संतुलन पर $\dfrac{R}{S} = \dfrac{l}{100 - l}$।

- पहले: $\dfrac{R}{S} = \dfrac{40}{60} = \dfrac{2}{3}$
- फिर: $R = S'$, जहाँ $S' = \dfrac{12S}{12 + S}$

अतः $\dfrac{2S}{3} = \dfrac{12S}{12 + S} \Rightarrow 12 + S = 18$, $S = 6\ \Omega$ और $R = 4\ \Omega$। जाँच: $6\ \Omega$ और $12\ \Omega$ पार्श्वक्रम में $4\ \Omega$ बनाते हैं, जो $R$ के बराबर है।`,
      },
      reasons: {
        a: { en: 'Is $S$, the resistance in the right gap.', hi: 'यह $S$ है, दाएँ अंतराल का प्रतिरोध।' },
        b: {
          en: String.raw`Takes the ratio $\dfrac{R}{S}$ upside down, $\dfrac{3}{2}$, with $S = 6\ \Omega$.`,
          hi: String.raw`$S = 6\ \Omega$ के साथ अनुपात $\dfrac{R}{S}$ उलटा, $\dfrac{3}{2}$, ले लिया गया है।`,
        },
        c: {
          en: String.raw`Takes two-thirds of the $12\ \Omega$, as if that were $S$.`,
          hi: String.raw`$12\ \Omega$ को ही $S$ मानकर उसका दो-तिहाई लिया गया है।`,
        },
        d: {
          en: String.raw`Right: $S = 6\ \Omega$, and $6\ \Omega$ with $12\ \Omega$ in parallel equals $R$.`,
          hi: String.raw`सही: $S = 6\ \Omega$, और $6\ \Omega$ तथा $12\ \Omega$ पार्श्वक्रम में $R$ के बराबर हैं।`,
        },
      },
    },
    {
      code: 'nt-042',
      exams: ['neet'],
      subject: 'physics',
      topic: 'thermodynamics',
      difficulty: 'easy',
      targetSeconds: 50,
      stem: {
        en: String.raw`A monatomic ideal gas at $27\,^\circ\text{C}$ is compressed quickly, without exchange of heat, to one-eighth of its volume. What is its final temperature? ($\gamma = \dfrac{5}{3}$; take the process as reversible.)`,
        hi: String.raw`$27\,^\circ\text{C}$ की एक एकपरमाणुक आदर्श गैस को ऊष्मा के आदान-प्रदान के बिना तेज़ी से उसके आयतन के आठवें भाग तक संपीडित किया जाता है। उसका अंतिम ताप कितना है? ($\gamma = \dfrac{5}{3}$; प्रक्रम को उत्क्रमणीय मानिए।)`,
      },
      options: [
        { id: 'a', content: { en: String.raw`$1200\,^\circ\text{C}$`, hi: String.raw`$1200\,^\circ\text{C}$` } },
        { id: 'b', content: { en: String.raw`$108\,^\circ\text{C}$`, hi: String.raw`$108\,^\circ\text{C}$` } },
        { id: 'c', content: { en: String.raw`$416\,^\circ\text{C}$`, hi: String.raw`$416\,^\circ\text{C}$` } },
        { id: 'd', content: { en: String.raw`$927\,^\circ\text{C}$`, hi: String.raw`$927\,^\circ\text{C}$` } },
      ],
      key: { kind: 'mcq', optionIds: ['d'] },
      solution: {
        en: String.raw`Adiabatic: $TV^{\gamma - 1}$ is constant, with $T$ in kelvin.

$T_2 = 300 \times 8^{2/3} = 300 \times 4 = 1200\ \text{K} = 927\,^\circ\text{C}$

Trap: kelvin in the formula, and back to Celsius at the end.`,
        hi: String.raw`रुद्धोष्म प्रक्रम: $TV^{\gamma - 1}$ नियत रहता है, जहाँ $T$ केल्विन में है।

$T_2 = 300 \times 8^{2/3} = 300 \times 4 = 1200\ \text{K} = 927\,^\circ\text{C}$

ध्यान दें: सूत्र में ताप केल्विन में रखिए और अंत में सेल्सियस में बदलिए।`,
      },
      reasons: {
        a: {
          en: 'Is the temperature in kelvin written as Celsius.',
          hi: 'यह केल्विन का मान है, जिसे सेल्सियस लिख दिया गया है।',
        },
        b: {
          en: 'Multiplies 27 by 4 without changing to kelvin.',
          hi: 'केल्विन में बदले बिना 27 को 4 से गुणा कर दिया गया है।',
        },
        c: {
          en: String.raw`Uses $\gamma = 1.4$ of a diatomic gas.`,
          hi: String.raw`द्विपरमाणुक गैस का $\gamma = 1.4$ लिया गया है।`,
        },
        d: {
          en: String.raw`Right: $300\ \text{K} \times 4 = 1200\ \text{K}$.`,
          hi: String.raw`सही: $300\ \text{K} \times 4 = 1200\ \text{K}$।`,
        },
      },
    },
    {
      code: 'nt-043',
      exams: ['neet'],
      subject: 'physics',
      topic: 'alternating-current',
      difficulty: 'hard',
      targetSeconds: 110,
      stem: {
        en: String.raw`A resistor, an inductor and a capacitor, all ideal, are in series across an AC source of constant rms voltage and frequency. An AC voltmeter reads $120\ \text{V}$, $90\ \text{V}$ and $90\ \text{V}$ across them respectively. If the inductor is now short-circuited, what does the voltmeter read across the capacitor?`,
        hi: String.raw`एक प्रतिरोधक, एक प्रेरक और एक संधारित्र (सभी आदर्श) नियत rms वोल्टता और नियत आवृत्ति के AC स्रोत से श्रेणीक्रम में जुड़े हैं। इनके सिरों पर AC वोल्टमीटर के पाठ्यांक क्रमशः $120\ \text{V}$, $90\ \text{V}$ और $90\ \text{V}$ हैं। यदि अब प्रेरक को लघुपथित कर दिया जाए, तो संधारित्र के सिरों पर वोल्टमीटर का पाठ्यांक कितना होगा?`,
      },
      options: [
        { id: 'a', content: { en: String.raw`$90\ \text{V}$`, hi: String.raw`$90\ \text{V}$` } },
        { id: 'b', content: { en: String.raw`$120\ \text{V}$`, hi: String.raw`$120\ \text{V}$` } },
        { id: 'c', content: { en: String.raw`$72\ \text{V}$`, hi: String.raw`$72\ \text{V}$` } },
        { id: 'd', content: { en: String.raw`$96\ \text{V}$`, hi: String.raw`$96\ \text{V}$` } },
      ],
      key: { kind: 'mcq', optionIds: ['c'] },
      solution: {
        en: String.raw`First the source: the voltages across inductor and capacitor are opposite in phase and cancel (resonance), so it has $120\ \text{V}$. The readings also give $R : X_C = 120 : 90 = 4 : 3$.

Without the inductor $Z = \sqrt{4^2 + 3^2} = 5$ in the same units, and the current changes:

$V_C = 120 \times \dfrac{3}{5} = 72\ \text{V}$

Trap: $96\ \text{V}$ is the new reading across the resistor; check: $\sqrt{96^2 + 72^2} = 120$.`,
        hi: String.raw`पहले स्रोत: प्रेरक और संधारित्र की वोल्टताएँ विपरीत कला में हैं और एक-दूसरे को निरस्त करती हैं (अनुनाद), अतः स्रोत $120\ \text{V}$ का है। पाठ्यांकों से $R : X_C = 120 : 90 = 4 : 3$ भी मिलता है।

प्रेरक के बिना उन्हीं मात्रकों में $Z = \sqrt{4^2 + 3^2} = 5$, और धारा बदल जाती है:

$V_C = 120 \times \dfrac{3}{5} = 72\ \text{V}$

ध्यान दें: $96\ \text{V}$ प्रतिरोधक पर नया पाठ्यांक है; जाँच: $\sqrt{96^2 + 72^2} = 120$।`,
      },
      reasons: {
        a: {
          en: 'Lets the current stay the same after the inductor is gone.',
          hi: 'प्रेरक हटने पर भी धारा को वही मान लिया गया है।',
        },
        b: {
          en: 'Puts the whole source voltage across the capacitor.',
          hi: 'स्रोत की पूरी वोल्टता संधारित्र पर मान ली गई है।',
        },
        c: {
          en: String.raw`Right: $\dfrac{X_C}{Z} = \dfrac{3}{5}$ of $120\ \text{V}$.`,
          hi: String.raw`सही: $120\ \text{V}$ का $\dfrac{X_C}{Z} = \dfrac{3}{5}$।`,
        },
        d: {
          en: String.raw`Is the reading across the resistor, $\dfrac{4}{5}$ of $120\ \text{V}$.`,
          hi: String.raw`यह प्रतिरोधक पर पाठ्यांक है, $120\ \text{V}$ का $\dfrac{4}{5}$।`,
        },
      },
    },
    {
      code: 'nt-044',
      exams: ['neet'],
      subject: 'physics',
      topic: 'current-electricity',
      difficulty: 'medium',
      targetSeconds: 60,
      stem: {
        en: 'A wire of length $L$ and radius $r$ joined across a battery of voltage $V$ has electrons drifting at speed $v$. What is the drift speed in a wire of the same material, of length $3L$ and radius $2r$, joined across a battery of voltage $2V$ at the same temperature?',
        hi: '$V$ विभवांतर की बैटरी से जुड़े $L$ लंबाई और $r$ त्रिज्या के एक तार में इलेक्ट्रॉनों की अपवाह चाल $v$ है। उसी पदार्थ के $3L$ लंबाई और $2r$ त्रिज्या के तार को उसी ताप पर $2V$ विभवांतर की बैटरी से जोड़ने पर अपवाह चाल कितनी होगी?',
      },
      options: [
        { id: 'a', content: { en: String.raw`$\dfrac{v}{6}$`, hi: String.raw`$\dfrac{v}{6}$` } },
        { id: 'b', content: { en: String.raw`$\dfrac{2v}{3}$`, hi: String.raw`$\dfrac{2v}{3}$` } },
        { id: 'c', content: { en: String.raw`$\dfrac{8v}{3}$`, hi: String.raw`$\dfrac{8v}{3}$` } },
        { id: 'd', content: { en: String.raw`$\dfrac{3v}{2}$`, hi: String.raw`$\dfrac{3v}{2}$` } },
      ],
      key: { kind: 'mcq', optionIds: ['b'] },
      solution: {
        en: String.raw`The drift speed depends on the field in the wire, not on its thickness: $v_d = \dfrac{eE\tau}{m} = \dfrac{eV\tau}{mL}$.

So $v' = v \times \dfrac{2}{3} = \dfrac{2v}{3}$. A thicker wire carries more current because more electrons drift, not because they drift faster.`,
        hi: String.raw`अपवाह चाल तार के भीतर के क्षेत्र पर निर्भर करती है, मोटाई पर नहीं: $v_d = \dfrac{eE\tau}{m} = \dfrac{eV\tau}{mL}$।

अतः $v' = v \times \dfrac{2}{3} = \dfrac{2v}{3}$। मोटे तार में धारा इसलिए अधिक होती है कि अधिक इलेक्ट्रॉन चलते हैं, न कि इसलिए कि वे तेज़ चलते हैं।`,
      },
      reasons: {
        a: {
          en: 'Divides by the area factor $4$, as if the current were given.',
          hi: 'क्षेत्रफल के गुणक $4$ से भाग दिया गया है, मानो धारा दी गई हो।',
        },
        b: {
          en: String.raw`Right: $v_d \propto \dfrac{V}{L}$, and the radius does not count.`,
          hi: String.raw`सही: $v_d \propto \dfrac{V}{L}$, त्रिज्या से अंतर नहीं पड़ता।`,
        },
        c: {
          en: 'Multiplies by the area factor 4; that is the ratio of the currents.',
          hi: 'क्षेत्रफल के गुणक 4 से गुणा किया गया है; यह धाराओं का अनुपात है।',
        },
        d: {
          en: String.raw`Takes $v_d \propto \dfrac{L}{V}$, upside down.`,
          hi: String.raw`उलटा संबंध $v_d \propto \dfrac{L}{V}$ लिया गया है।`,
        },
      },
    },
    {
      code: 'nt-045',
      exams: ['neet'],
      subject: 'physics',
      topic: 'work-energy',
      difficulty: 'medium',
      targetSeconds: 75,
      stem: {
        en: String.raw`A body of mass $2\ \text{kg}$ passes $x = 0$ with a velocity of $3\ \text{m/s}$ along the positive $x$-axis. The only force acting on it along its motion changes with $x$ as the graph shows. What is its speed at $x = 8\ \text{m}$?

![Graph of force F in newtons against x in metres: F is 10 N from x = 0 to x = 4, then falls along one straight line through zero at x = 6 to −10 N at x = 8](/figures/nt-045.svg)`,
        hi: String.raw`$2\ \text{kg}$ द्रव्यमान का एक पिंड $x = 0$ से धनात्मक $x$-अक्ष की दिशा में $3\ \text{m/s}$ के वेग से गुज़रता है। उसकी गति के अनुदिश लगने वाला एकमात्र बल $x$ के साथ ग्राफ़ के अनुसार बदलता है। $x = 8\ \text{m}$ पर उसकी चाल कितनी है?

![x (मीटर में) के साथ बल F (न्यूटन में) का ग्राफ़: x = 0 से x = 4 तक F = 10 N, फिर एक सरल रेखा जो x = 6 पर शून्य से होती हुई x = 8 पर −10 N तक जाती है](/figures/nt-045.svg)`,
      },
      options: [
        { id: 'a', content: { en: String.raw`$6.3\ \text{m/s}$`, hi: String.raw`$6.3\ \text{m/s}$` } },
        { id: 'b', content: { en: String.raw`$7.0\ \text{m/s}$`, hi: String.raw`$7.0\ \text{m/s}$` } },
        { id: 'c', content: { en: String.raw`$8.3\ \text{m/s}$`, hi: String.raw`$8.3\ \text{m/s}$` } },
        { id: 'd', content: { en: String.raw`$7.7\ \text{m/s}$`, hi: String.raw`$7.7\ \text{m/s}$` } },
      ],
      key: { kind: 'mcq', optionIds: ['b'] },
      solution: {
        en: String.raw`The change of kinetic energy is the area under the $F$-$x$ graph, and the area below the axis counts as negative.

- $0$ to $4\ \text{m}$: $40\ \text{J}$; $4$ to $6\ \text{m}$: $10\ \text{J}$; $6$ to $8\ \text{m}$: $-10\ \text{J}$. Work: $40\ \text{J}$
- Kinetic energy at first: $\dfrac{1}{2}(2)(3)^2 = 9\ \text{J}$, so at the end $49\ \text{J}$

$\dfrac{1}{2}(2)v^2 = 49 \Rightarrow v = 7\ \text{m/s}$. Trap: do not forget the first $9\ \text{J}$.`,
        hi: String.raw`गतिज ऊर्जा में परिवर्तन $F$-$x$ ग्राफ़ के नीचे के क्षेत्रफल के बराबर है, और अक्ष से नीचे का क्षेत्रफल ऋणात्मक गिना जाता है।

- $0$ से $4\ \text{m}$: $40\ \text{J}$; $4$ से $6\ \text{m}$: $10\ \text{J}$; $6$ से $8\ \text{m}$: $-10\ \text{J}$। कार्य: $40\ \text{J}$
- आरंभिक गतिज ऊर्जा: $\dfrac{1}{2}(2)(3)^2 = 9\ \text{J}$, अतः अंत में $49\ \text{J}$

$\dfrac{1}{2}(2)v^2 = 49 \Rightarrow v = 7\ \text{m/s}$। ध्यान दें: आरंभ के $9\ \text{J}$ न भूलिए।`,
      },
      reasons: {
        a: { en: 'Leaves out the kinetic energy of 9 J at the start.', hi: 'आरंभ की 9 J गतिज ऊर्जा छोड़ दी गई है।' },
        b: { en: String.raw`Right: $9 + 40 = 49\ \text{J}$.`, hi: String.raw`सही: $9 + 40 = 49\ \text{J}$।` },
        c: {
          en: 'Adds the area below the axis instead of subtracting it.',
          hi: 'अक्ष से नीचे का क्षेत्रफल घटाने की जगह जोड़ दिया गया है।',
        },
        d: {
          en: 'Leaves out the negative work between 6 m and 8 m.',
          hi: '6 m और 8 m के बीच का ऋणात्मक कार्य छोड़ दिया गया है।',
        },
      },
    },
  ],
}
