import type { AuthoredQuestion } from '../../../domain/questions/contract.ts'

export const chemistryQuestions: AuthoredQuestion[] = [
  {
    code: 'che-001',
    subject: 'chemistry',
    topic: 'mole-concept',
    difficulty: 'easy',
    targetSeconds: 55,
    stem: {
      en: String.raw`Which of the following contains the largest number of atoms? (Atomic masses: $\text{H} = 1$, $\text{C} = 12$, $\text{N} = 14$, $\text{O} = 16$)`,
      hi: String.raw`निम्नलिखित में से किसमें परमाणुओं की संख्या सबसे अधिक है? (परमाणु द्रव्यमान: $\text{H} = 1$, $\text{C} = 12$, $\text{N} = 14$, $\text{O} = 16$)`,
    },
    options: [
      {
        id: 'a',
        content: { en: String.raw`$8\ \text{g}$ of $\text{CH}_4$`, hi: String.raw`$8\ \text{g}$ $\text{CH}_4$` },
      },
      {
        id: 'b',
        content: { en: String.raw`$14\ \text{g}$ of $\text{N}_2$`, hi: String.raw`$14\ \text{g}$ $\text{N}_2$` },
      },
      {
        id: 'c',
        content: {
          en: String.raw`$9\ \text{g}$ of $\text{H}_2\text{O}$`,
          hi: String.raw`$9\ \text{g}$ $\text{H}_2\text{O}$`,
        },
      },
      {
        id: 'd',
        content: { en: String.raw`$22\ \text{g}$ of $\text{CO}_2$`, hi: String.raw`$22\ \text{g}$ $\text{CO}_2$` },
      },
    ],
    key: { kind: 'mcq', optionIds: ['a'] },
    solution: {
      en: String.raw`Each sample is half a mole of molecules ($\dfrac{8}{16}$, $\dfrac{14}{28}$, $\dfrac{9}{18}$, $\dfrac{22}{44}$), so the number of atoms in one molecule decides.

- $\text{CH}_4$: $0.5 \times 5 = 2.5\ \text{mol}$ of atoms
- $\text{N}_2$: $0.5 \times 2 = 1.0\ \text{mol}$
- $\text{H}_2\text{O}$ and $\text{CO}_2$: $0.5 \times 3 = 1.5\ \text{mol}$ each

Methane has the most atoms, although its mass is the least.`,
      hi: String.raw`प्रत्येक नमूने में अणुओं का आधा मोल है ($\dfrac{8}{16}$, $\dfrac{14}{28}$, $\dfrac{9}{18}$, $\dfrac{22}{44}$), इसलिए उत्तर एक अणु में परमाणुओं की संख्या पर निर्भर है।

- $\text{CH}_4$: परमाणुओं के $0.5 \times 5 = 2.5\ \text{mol}$
- $\text{N}_2$: $0.5 \times 2 = 1.0\ \text{mol}$
- $\text{H}_2\text{O}$ और $\text{CO}_2$: प्रत्येक में $0.5 \times 3 = 1.5\ \text{mol}$

मेथेन में सबसे अधिक परमाणु हैं, यद्यपि उसका द्रव्यमान सबसे कम है।`,
    },
  },
  {
    code: 'che-002',
    subject: 'chemistry',
    topic: 'mole-concept',
    difficulty: 'medium',
    targetSeconds: 65,
    stem: {
      en: String.raw`$42\ \text{g}$ of nitrogen is mixed with $6\ \text{g}$ of hydrogen. What is the greatest mass of ammonia, in grams, that can be formed by the reaction $\text{N}_2 + 3\,\text{H}_2 \rightarrow 2\,\text{NH}_3$? (Atomic masses: $\text{H} = 1$, $\text{N} = 14$)`,
      hi: String.raw`$42\ \text{g}$ नाइट्रोजन को $6\ \text{g}$ हाइड्रोजन के साथ मिलाया जाता है। अभिक्रिया $\text{N}_2 + 3\,\text{H}_2 \rightarrow 2\,\text{NH}_3$ से अधिक से अधिक कितने ग्राम अमोनिया बन सकती है? (परमाणु द्रव्यमान: $\text{H} = 1$, $\text{N} = 14$)`,
    },
    key: { kind: 'nat', min: '34', max: '34' },
    solution: {
      en: String.raw`Moles taken: $\text{N}_2 = \dfrac{42}{28} = 1.5\ \text{mol}$ and $\text{H}_2 = \dfrac{6}{2} = 3\ \text{mol}$.

$1.5\ \text{mol}$ of nitrogen would need $4.5\ \text{mol}$ of hydrogen, so hydrogen is the limiting reagent.

$3\ \text{mol}$ of $\text{H}_2$ gives $3 \times \dfrac{2}{3} = 2\ \text{mol}$ of $\text{NH}_3$, that is $2 \times 17 = 34\ \text{g}$.

Working from nitrogen gives $51\ \text{g}$: more than the $48\ \text{g}$ of matter taken, so it cannot be right.`,
      hi: String.raw`लिए गए मोल: $\text{N}_2 = \dfrac{42}{28} = 1.5\ \text{mol}$ और $\text{H}_2 = \dfrac{6}{2} = 3\ \text{mol}$।

$1.5\ \text{mol}$ नाइट्रोजन को $4.5\ \text{mol}$ हाइड्रोजन चाहिए, अतः हाइड्रोजन सीमांत अभिकर्मक है।

$3\ \text{mol}$ $\text{H}_2$ से $3 \times \dfrac{2}{3} = 2\ \text{mol}$ $\text{NH}_3$ बनती है, अर्थात् $2 \times 17 = 34\ \text{g}$।

नाइट्रोजन से गणना करने पर $51\ \text{g}$ आता है: यह लिए गए कुल $48\ \text{g}$ पदार्थ से भी अधिक है, अतः सही नहीं हो सकता।`,
    },
  },
  {
    code: 'che-003',
    subject: 'chemistry',
    topic: 'mole-concept',
    difficulty: 'hard',
    targetSeconds: 105,
    stem: {
      en: String.raw`An organic compound contains only carbon, hydrogen and oxygen. Complete combustion of $0.30\ \text{g}$ of it gives $0.44\ \text{g}$ of $\text{CO}_2$ and $0.18\ \text{g}$ of $\text{H}_2\text{O}$. Its vapour density relative to hydrogen is $30$. What is its molecular formula? (Atomic masses: $\text{H} = 1$, $\text{C} = 12$, $\text{O} = 16$)`,
      hi: String.raw`एक कार्बनिक यौगिक में केवल कार्बन, हाइड्रोजन और ऑक्सीजन हैं। इसके $0.30\ \text{g}$ के पूर्ण दहन से $0.44\ \text{g}$ $\text{CO}_2$ और $0.18\ \text{g}$ $\text{H}_2\text{O}$ प्राप्त होते हैं। हाइड्रोजन के सापेक्ष इसका वाष्प घनत्व $30$ है। इसका अणुसूत्र क्या है? (परमाणु द्रव्यमान: $\text{H} = 1$, $\text{C} = 12$, $\text{O} = 16$)`,
    },
    options: [
      { id: 'a', content: { en: String.raw`$\text{CH}_2\text{O}$`, hi: String.raw`$\text{CH}_2\text{O}$` } },
      {
        id: 'b',
        content: { en: String.raw`$\text{C}_2\text{H}_4\text{O}_2$`, hi: String.raw`$\text{C}_2\text{H}_4\text{O}_2$` },
      },
      {
        id: 'c',
        content: { en: String.raw`$\text{C}_3\text{H}_8\text{O}$`, hi: String.raw`$\text{C}_3\text{H}_8\text{O}$` },
      },
      {
        id: 'd',
        content: { en: String.raw`$\text{C}_2\text{H}_6\text{O}$`, hi: String.raw`$\text{C}_2\text{H}_6\text{O}$` },
      },
    ],
    key: { kind: 'mcq', optionIds: ['b'] },
    solution: {
      en: String.raw`- Carbon: $\dfrac{12}{44} \times 0.44 = 0.12\ \text{g}$, that is $0.01\ \text{mol}$
- Hydrogen: $\dfrac{2}{18} \times 0.18 = 0.02\ \text{g}$, that is $0.02\ \text{mol}$
- Oxygen (by difference): $0.30 - 0.12 - 0.02 = 0.16\ \text{g}$, that is $0.01\ \text{mol}$

The empirical formula is $\text{CH}_2\text{O}$, of mass $30$. The molar mass is $2 \times 30 = 60$, so the molecule is twice this: $\text{C}_2\text{H}_4\text{O}_2$.

Taking the vapour density itself as the molar mass gives $\text{CH}_2\text{O}$. $\text{C}_3\text{H}_8\text{O}$ also has molar mass $60$, but its ratio $\text{C} : \text{H}$ is $3 : 8$, not $1 : 2$.`,
      hi: String.raw`- कार्बन: $\dfrac{12}{44} \times 0.44 = 0.12\ \text{g}$, अर्थात् $0.01\ \text{mol}$
- हाइड्रोजन: $\dfrac{2}{18} \times 0.18 = 0.02\ \text{g}$, अर्थात् $0.02\ \text{mol}$
- ऑक्सीजन (अंतर से): $0.30 - 0.12 - 0.02 = 0.16\ \text{g}$, अर्थात् $0.01\ \text{mol}$

मूलानुपाती सूत्र $\text{CH}_2\text{O}$ है, जिसका द्रव्यमान $30$ है। मोलर द्रव्यमान $2 \times 30 = 60$ है, अतः अणुसूत्र इसका दुगुना $\text{C}_2\text{H}_4\text{O}_2$ है।

वाष्प घनत्व को ही मोलर द्रव्यमान मान लेने पर $\text{CH}_2\text{O}$ आता है। $\text{C}_3\text{H}_8\text{O}$ का मोलर द्रव्यमान भी $60$ है, पर उसमें $\text{C} : \text{H}$ का अनुपात $3 : 8$ है, $1 : 2$ नहीं।`,
    },
  },
  {
    code: 'che-004',
    subject: 'chemistry',
    topic: 'atomic-structure',
    difficulty: 'easy',
    targetSeconds: 20,
    stem: {
      en: 'How many orbitals are there in the shell with principal quantum number $n = 4$?',
      hi: 'मुख्य क्वांटम संख्या $n = 4$ वाले कोश में कुल कितने कक्षक होते हैं?',
    },
    options: [
      { id: 'a', content: { en: '4', hi: '4' } },
      { id: 'b', content: { en: '8', hi: '8' } },
      { id: 'c', content: { en: '16', hi: '16' } },
      { id: 'd', content: { en: '32', hi: '32' } },
    ],
    key: { kind: 'mcq', optionIds: ['c'] },
    solution: {
      en: String.raw`A shell has $n^2$ orbitals: $4^2 = 16$. They are one $4s$, three $4p$, five $4d$ and seven $4f$ orbitals, and $1 + 3 + 5 + 7 = 16$.

32 is the greatest number of **electrons** in the shell ($2n^2$), and 4 is the number of subshells.`,
      hi: String.raw`एक कोश में $n^2$ कक्षक होते हैं: $4^2 = 16$। ये एक $4s$, तीन $4p$, पाँच $4d$ और सात $4f$ कक्षक हैं, और $1 + 3 + 5 + 7 = 16$।

32 इस कोश में **इलेक्ट्रॉनों** की अधिकतम संख्या ($2n^2$) है और 4 उपकोशों की संख्या है।`,
    },
  },
  {
    code: 'che-005',
    subject: 'chemistry',
    topic: 'atomic-structure',
    difficulty: 'medium',
    targetSeconds: 70,
    stem: {
      en: 'In the spectrum of atomic hydrogen, the shortest wavelength of the Lyman series is $x$. What is the longest wavelength of the Balmer series?',
      hi: 'परमाण्वीय हाइड्रोजन के स्पेक्ट्रम में लाइमन श्रेणी का सबसे छोटा तरंगदैर्घ्य $x$ है। बामर श्रेणी का सबसे बड़ा तरंगदैर्घ्य क्या है?',
    },
    options: [
      { id: 'a', content: { en: '$4x$', hi: '$4x$' } },
      { id: 'b', content: { en: String.raw`$\dfrac{4x}{3}$`, hi: String.raw`$\dfrac{4x}{3}$` } },
      { id: 'c', content: { en: String.raw`$\dfrac{5x}{36}$`, hi: String.raw`$\dfrac{5x}{36}$` } },
      { id: 'd', content: { en: String.raw`$\dfrac{36x}{5}$`, hi: String.raw`$\dfrac{36x}{5}$` } },
    ],
    key: { kind: 'mcq', optionIds: ['d'] },
    solution: {
      en: String.raw`Use $\dfrac{1}{\lambda} = R\left(\dfrac{1}{n_1^2} - \dfrac{1}{n_2^2}\right)$.

- Shortest of Lyman ($\infty \rightarrow 1$): $\dfrac{1}{x} = R$
- Longest of Balmer ($3 \rightarrow 2$): $\dfrac{1}{\lambda} = R\left(\dfrac{1}{4} - \dfrac{1}{9}\right) = \dfrac{5R}{36}$

So $\lambda = \dfrac{36}{5R} = \dfrac{36x}{5}$.

$4x$ is the **shortest** wavelength of Balmer ($\infty \rightarrow 2$) and $\dfrac{4x}{3}$ the longest of Lyman ($2 \rightarrow 1$). $\dfrac{5x}{36}$ forgets to invert.`,
      hi: String.raw`$\dfrac{1}{\lambda} = R\left(\dfrac{1}{n_1^2} - \dfrac{1}{n_2^2}\right)$ का प्रयोग कीजिए।

- लाइमन का सबसे छोटा ($\infty \rightarrow 1$): $\dfrac{1}{x} = R$
- बामर का सबसे बड़ा ($3 \rightarrow 2$): $\dfrac{1}{\lambda} = R\left(\dfrac{1}{4} - \dfrac{1}{9}\right) = \dfrac{5R}{36}$

अतः $\lambda = \dfrac{36}{5R} = \dfrac{36x}{5}$।

$4x$ बामर का **सबसे छोटा** तरंगदैर्घ्य ($\infty \rightarrow 2$) और $\dfrac{4x}{3}$ लाइमन का सबसे बड़ा ($2 \rightarrow 1$) है। $\dfrac{5x}{36}$ में व्युत्क्रम लेना छूट गया है।`,
    },
  },
  {
    code: 'che-006',
    subject: 'chemistry',
    topic: 'atomic-structure',
    difficulty: 'medium',
    targetSeconds: 80,
    stem: {
      en: 'Match each gaseous species in its ground state in List I (atomic numbers are given) with the number of its unpaired electrons in List II.',
      hi: 'सूची I में मूल अवस्था की प्रत्येक गैसीय स्पीशीज़ (परमाणु क्रमांक दिए गए हैं) का मिलान सूची II में दी गई उसके अयुग्मित इलेक्ट्रॉनों की संख्या से कीजिए।',
    },
    rows: [
      {
        id: 'p',
        content: { en: String.raw`$\text{Fe}^{2+}$ ($Z = 26$)`, hi: String.raw`$\text{Fe}^{2+}$ ($Z = 26$)` },
      },
      { id: 'q', content: { en: String.raw`$\text{Cr}$ ($Z = 24$)`, hi: String.raw`$\text{Cr}$ ($Z = 24$)` } },
      { id: 'r', content: { en: String.raw`$\text{Cu}^{+}$ ($Z = 29$)`, hi: String.raw`$\text{Cu}^{+}$ ($Z = 29$)` } },
      { id: 's', content: { en: String.raw`$\text{N}$ ($Z = 7$)`, hi: String.raw`$\text{N}$ ($Z = 7$)` } },
    ],
    columns: [
      { id: '1', content: { en: 'No unpaired electron', hi: 'कोई अयुग्मित इलेक्ट्रॉन नहीं' } },
      { id: '2', content: { en: '3 unpaired electrons', hi: '3 अयुग्मित इलेक्ट्रॉन' } },
      { id: '3', content: { en: '4 unpaired electrons', hi: '4 अयुग्मित इलेक्ट्रॉन' } },
      { id: '4', content: { en: '5 unpaired electrons', hi: '5 अयुग्मित इलेक्ट्रॉन' } },
      { id: '5', content: { en: '6 unpaired electrons', hi: '6 अयुग्मित इलेक्ट्रॉन' } },
    ],
    key: { kind: 'matrix', rows: { p: ['3'], q: ['5'], r: ['1'], s: ['2'] } },
    solution: {
      en: String.raw`- P, $\text{Fe}^{2+}$: the two $4s$ electrons are lost, leaving $3d^6$: 4 unpaired (3).
- Q, $\text{Cr}$: $3d^5\,4s^1$, not $3d^4\,4s^2$: 6 unpaired (5).
- R, $\text{Cu}^{+}$: $3d^{10}$: none (1).
- S, $\text{N}$: $2s^2\,2p^3$, three half-filled $p$ orbitals: 3 unpaired (2).

Two slips are common: taking the electrons of $\text{Fe}^{2+}$ away from $3d$ instead of $4s$, and forgetting the exceptional configuration of chromium.`,
      hi: String.raw`- P, $\text{Fe}^{2+}$: दो $4s$ इलेक्ट्रॉन निकल जाते हैं और $3d^6$ बचता है: 4 अयुग्मित (3)।
- Q, $\text{Cr}$: $3d^5\,4s^1$, न कि $3d^4\,4s^2$: 6 अयुग्मित (5)।
- R, $\text{Cu}^{+}$: $3d^{10}$: कोई नहीं (1)।
- S, $\text{N}$: $2s^2\,2p^3$, तीन अर्ध-भरित $p$ कक्षक: 3 अयुग्मित (2)।

दो भूलें प्रायः होती हैं: $\text{Fe}^{2+}$ के लिए $4s$ के बदले $3d$ से इलेक्ट्रॉन निकालना और क्रोमियम का अपवाद विन्यास भूल जाना।`,
    },
  },
  {
    code: 'che-007',
    subject: 'chemistry',
    topic: 'bonding',
    difficulty: 'easy',
    targetSeconds: 30,
    stem: {
      en: String.raw`According to VSEPR theory, what is the shape of the $\text{SF}_4$ molecule?`,
      hi: String.raw`VSEPR सिद्धांत के अनुसार $\text{SF}_4$ अणु की आकृति क्या है?`,
    },
    options: [
      { id: 'a', content: { en: 'Tetrahedral', hi: 'चतुष्फलकीय' } },
      { id: 'b', content: { en: 'Square planar', hi: 'वर्ग समतलीय' } },
      { id: 'c', content: { en: 'See-saw', hi: 'ढेंकुली (सी-सॉ)' } },
      { id: 'd', content: { en: 'Trigonal bipyramidal', hi: 'त्रिकोणीय द्विपिरामिडी' } },
    ],
    key: { kind: 'mcq', optionIds: ['c'] },
    solution: {
      en: String.raw`Sulphur has 6 valence electrons: 4 are used in the four $\text{S-F}$ bonds and one lone pair remains. The 5 electron pairs take a trigonal bipyramidal arrangement, with the lone pair in an equatorial position, so the four bonds form a see-saw.

Trigonal bipyramidal is the arrangement of the electron pairs, not the shape of the molecule. A tetrahedron ($\text{CH}_4$) would have no lone pair, and square planar ($\text{XeF}_4$) has two.`,
      hi: String.raw`सल्फ़र में 6 संयोजी इलेक्ट्रॉन हैं: 4 चार $\text{S-F}$ आबंधों में लगते हैं और एक एकाकी युग्म बचता है। 5 इलेक्ट्रॉन युग्म त्रिकोणीय द्विपिरामिडी व्यवस्था लेते हैं, जिसमें एकाकी युग्म निरक्षीय स्थिति में रहता है, अतः चारों आबंध ढेंकुली (सी-सॉ) आकृति बनाते हैं।

त्रिकोणीय द्विपिरामिडी इलेक्ट्रॉन युग्मों की व्यवस्था है, अणु की आकृति नहीं। चतुष्फलक ($\text{CH}_4$) में कोई एकाकी युग्म नहीं होता और वर्ग समतलीय ($\text{XeF}_4$) में दो होते हैं।`,
    },
  },
  {
    code: 'che-008',
    subject: 'chemistry',
    topic: 'bonding',
    difficulty: 'medium',
    targetSeconds: 45,
    stem: {
      en: 'Read the assertion (A) and the reason (R) and choose the right option.',
      hi: 'अभिकथन (A) और कारण (R) पढ़कर सही विकल्प चुनिए।',
    },
    statements: {
      assertion: {
        en: String.raw`The bond angle in $\text{H}_2\text{O}$ is smaller than that in $\text{NH}_3$.`,
        hi: String.raw`$\text{H}_2\text{O}$ में आबंध कोण $\text{NH}_3$ के आबंध कोण से छोटा है।`,
      },
      reason: {
        en: String.raw`Oxygen in $\text{H}_2\text{O}$ has two lone pairs and nitrogen in $\text{NH}_3$ has one, and lone pairs push bond pairs closer together than other bond pairs do.`,
        hi: String.raw`$\text{H}_2\text{O}$ में ऑक्सीजन पर दो और $\text{NH}_3$ में नाइट्रोजन पर एक एकाकी युग्म है, और एकाकी युग्म आबंध युग्मों को अन्य आबंध युग्मों की तुलना में अधिक पास धकेलते हैं।`,
      },
    },
    key: { kind: 'assertion_reason', optionIds: ['a'] },
    solution: {
      en: String.raw`A is true: the angle is about $104.5^\circ$ in water and about $107^\circ$ in ammonia.

R is true, and it is the very cause: with two lone pairs the repulsion on the bond pairs is greater in water than in ammonia, which has one, so the angle is squeezed further below $109.5^\circ$. Hence R explains A.`,
      hi: String.raw`A सत्य है: कोण जल में लगभग $104.5^\circ$ और अमोनिया में लगभग $107^\circ$ है।

R सत्य है और यही इसका कारण है: जल में दो एकाकी युग्म होने से आबंध युग्मों पर प्रतिकर्षण अमोनिया की तुलना में, जिसमें एक है, अधिक होता है और कोण $109.5^\circ$ से और अधिक घट जाता है। अतः R, A की व्याख्या करता है।`,
    },
  },
  {
    code: 'che-009',
    subject: 'chemistry',
    topic: 'bonding',
    difficulty: 'hard',
    targetSeconds: 105,
    stem: {
      en: 'On the basis of molecular orbital theory, which of the following are correct? (One or more options may be correct.)',
      hi: 'आण्विक कक्षक सिद्धांत के आधार पर निम्नलिखित में से कौन-से कथन सही हैं? (एक या एक से अधिक विकल्प सही हो सकते हैं।)',
    },
    options: [
      {
        id: 'a',
        content: {
          en: String.raw`$\text{O}_2$ has bond order 2 and is diamagnetic.`,
          hi: String.raw`$\text{O}_2$ की आबंध कोटि 2 है और यह प्रतिचुंबकीय है।`,
        },
      },
      {
        id: 'b',
        content: {
          en: String.raw`When one electron is removed, the bond order of $\text{N}_2$ decreases but that of $\text{O}_2$ increases.`,
          hi: String.raw`एक इलेक्ट्रॉन हटाने पर $\text{N}_2$ की आबंध कोटि घटती है, परंतु $\text{O}_2$ की बढ़ती है।`,
        },
      },
      {
        id: 'c',
        content: {
          en: String.raw`The bond in $\text{O}_2^{+}$ is shorter than that in $\text{O}_2$.`,
          hi: String.raw`$\text{O}_2^{+}$ में आबंध $\text{O}_2$ के आबंध से छोटा है।`,
        },
      },
      {
        id: 'd',
        content: {
          en: String.raw`The peroxide ion $\text{O}_2^{2-}$ is paramagnetic.`,
          hi: String.raw`परॉक्साइड आयन $\text{O}_2^{2-}$ अनुचुंबकीय है।`,
        },
      },
    ],
    key: { kind: 'msq', optionIds: ['b', 'c'] },
    solution: {
      en: String.raw`- $\text{O}_2$ has bond order 2, but two unpaired electrons in the $\pi^*$ orbitals make it **paramagnetic**. False.
- $\text{N}_2$ (bond order 3) loses a bonding electron: 2.5. $\text{O}_2$ (bond order 2) loses an antibonding $\pi^*$ electron: 2.5. True.
- The bond order of $\text{O}_2^{+}$ is 2.5, more than 2, so its bond is shorter. True.
- $\text{O}_2^{2-}$ has four electrons in $\pi^*$, all paired: bond order 1 and **diamagnetic**. False.`,
      hi: String.raw`- $\text{O}_2$ की आबंध कोटि 2 है, पर $\pi^*$ कक्षकों में दो अयुग्मित इलेक्ट्रॉन होने से यह **अनुचुंबकीय** है। असत्य।
- $\text{N}_2$ (आबंध कोटि 3) से आबंधी इलेक्ट्रॉन निकलता है: 2.5। $\text{O}_2$ (आबंध कोटि 2) से प्रतिआबंधी $\pi^*$ इलेक्ट्रॉन निकलता है: 2.5। सत्य।
- $\text{O}_2^{+}$ की आबंध कोटि 2.5 है, जो 2 से अधिक है, अतः उसका आबंध छोटा है। सत्य।
- $\text{O}_2^{2-}$ में $\pi^*$ के चारों इलेक्ट्रॉन युग्मित हैं: आबंध कोटि 1 और **प्रतिचुंबकीय**। असत्य।`,
    },
  },
  {
    code: 'che-010',
    subject: 'chemistry',
    topic: 'equilibrium',
    difficulty: 'easy',
    targetSeconds: 50,
    stem: {
      en: String.raw`A sparingly soluble salt $\text{MX}_2$ gives $\text{M}^{2+}$ and $\text{X}^-$ ions in water. Its molar solubility in pure water at $25\ ^\circ\text{C}$ is $2 \times 10^{-4}\ \text{mol/L}$. What is its solubility product?`,
      hi: String.raw`एक अल्प विलेय लवण $\text{MX}_2$ जल में $\text{M}^{2+}$ और $\text{X}^-$ आयन देता है। $25\ ^\circ\text{C}$ पर शुद्ध जल में इसकी मोलर विलेयता $2 \times 10^{-4}\ \text{mol/L}$ है। इसका विलेयता गुणनफल कितना है?`,
    },
    options: [
      { id: 'a', content: { en: String.raw`$8 \times 10^{-12}$`, hi: String.raw`$8 \times 10^{-12}$` } },
      { id: 'b', content: { en: String.raw`$3.2 \times 10^{-11}$`, hi: String.raw`$3.2 \times 10^{-11}$` } },
      { id: 'c', content: { en: String.raw`$1.6 \times 10^{-11}$`, hi: String.raw`$1.6 \times 10^{-11}$` } },
      { id: 'd', content: { en: String.raw`$4 \times 10^{-8}$`, hi: String.raw`$4 \times 10^{-8}$` } },
    ],
    key: { kind: 'mcq', optionIds: ['b'] },
    solution: {
      en: String.raw`Let the molar solubility be $s = 2 \times 10^{-4}$. Each $\text{MX}_2$ gives one $\text{M}^{2+}$ and two $\text{X}^-$, so $[\text{M}^{2+}] = s$ and $[\text{X}^-] = 2s$.

$$
K_{sp} = [\text{M}^{2+}][\text{X}^-]^2 = s\,(2s)^2 = 4s^3 = 4 \times 8 \times 10^{-12} = 3.2 \times 10^{-11}
$$

$8 \times 10^{-12}$ is $s^3$ alone, $1.6 \times 10^{-11}$ is $2s^3$, where the 2 was not squared, and $4 \times 10^{-8}$ is $s^2$, as for a salt $\text{MX}$.`,
      hi: String.raw`माना मोलर विलेयता $s = 2 \times 10^{-4}$ है। प्रत्येक $\text{MX}_2$ से एक $\text{M}^{2+}$ और दो $\text{X}^-$ बनते हैं, अतः $[\text{M}^{2+}] = s$ और $[\text{X}^-] = 2s$।

$$
K_{sp} = [\text{M}^{2+}][\text{X}^-]^2 = s\,(2s)^2 = 4s^3 = 4 \times 8 \times 10^{-12} = 3.2 \times 10^{-11}
$$

$8 \times 10^{-12}$ केवल $s^3$ है, $1.6 \times 10^{-11}$ तो $2s^3$ है, जिसमें 2 का वर्ग छूट गया है, और $4 \times 10^{-8}$ तो $s^2$ है, जैसा $\text{MX}$ प्रकार के लवण में होता है।`,
    },
  },

  {
    code: 'che-011',
    subject: 'chemistry',
    topic: 'equilibrium',
    difficulty: 'medium',
    targetSeconds: 85,
    stem: {
      en: String.raw`At a certain temperature and a total equilibrium pressure of $6\ \text{bar}$, $\text{PCl}_5$ is $50\%$ dissociated: $\text{PCl}_5(g) \rightleftharpoons \text{PCl}_3(g) + \text{Cl}_2(g)$. If one starts with pure $\text{PCl}_5$, what is the value of $K_p$ in bar?`,
      hi: String.raw`किसी ताप पर और $6\ \text{bar}$ के कुल साम्य दाब पर $\text{PCl}_5$ का $50\%$ वियोजन होता है: $\text{PCl}_5(g) \rightleftharpoons \text{PCl}_3(g) + \text{Cl}_2(g)$। यदि आरंभ शुद्ध $\text{PCl}_5$ से किया गया हो, तो $K_p$ का मान bar में कितना है?`,
    },
    key: { kind: 'nat', min: '2', max: '2' },
    solution: {
      en: String.raw`Start with $1\ \text{mol}$. At equilibrium there are $0.5\ \text{mol}$ each of $\text{PCl}_5$, $\text{PCl}_3$ and $\text{Cl}_2$, in all $1.5\ \text{mol}$. Each has partial pressure

$$
\frac{0.5}{1.5} \times 6 = 2\ \text{bar}, \qquad K_p = \frac{2 \times 2}{2} = 2\ \text{bar}
$$

Taking each partial pressure as $0.5 \times 6 = 3\ \text{bar}$, as if the total were still $1\ \text{mol}$, gives $3$, which is wrong: the three would add up to $9\ \text{bar}$.`,
      hi: String.raw`$1\ \text{mol}$ से आरंभ कीजिए। साम्य पर $\text{PCl}_5$, $\text{PCl}_3$ और $\text{Cl}_2$ प्रत्येक के $0.5\ \text{mol}$, कुल $1.5\ \text{mol}$ हैं। प्रत्येक का आंशिक दाब

$$
\frac{0.5}{1.5} \times 6 = 2\ \text{bar}, \qquad K_p = \frac{2 \times 2}{2} = 2\ \text{bar}
$$

कुल मोल अब भी $1\ \text{mol}$ मानकर प्रत्येक का आंशिक दाब $0.5 \times 6 = 3\ \text{bar}$ लेने पर $3$ आता है, जो ग़लत है: तब तीनों का योग $9\ \text{bar}$ हो जाता।`,
    },
  },
  {
    code: 'che-012',
    subject: 'chemistry',
    topic: 'equilibrium',
    difficulty: 'medium',
    targetSeconds: 50,
    stem: {
      en: 'Read the assertion (A) and the reason (R) and choose the right option.',
      hi: 'अभिकथन (A) और कारण (R) पढ़कर सही विकल्प चुनिए।',
    },
    statements: {
      assertion: {
        en: String.raw`For the exothermic reaction $\text{N}_2(g) + 3\,\text{H}_2(g) \rightleftharpoons 2\,\text{NH}_3(g)$, the equilibrium constant decreases when the temperature is raised.`,
        hi: String.raw`ऊष्माक्षेपी अभिक्रिया $\text{N}_2(g) + 3\,\text{H}_2(g) \rightleftharpoons 2\,\text{NH}_3(g)$ का साम्य स्थिरांक ताप बढ़ाने पर घटता है।`,
      },
      reason: {
        en: 'Raising the temperature lowers the rate constant of the forward reaction.',
        hi: 'ताप बढ़ाने पर अग्र अभिक्रिया का वेग स्थिरांक घटता है।',
      },
    },
    key: { kind: 'assertion_reason', optionIds: ['c'] },
    solution: {
      en: String.raw`A is true: for an exothermic reaction $K$ falls as the temperature rises, and the equilibrium shifts backward.

R is false: by the Arrhenius equation $k = A\,e^{-E_a/RT}$ the rate constants of both the forward and the backward reaction increase with temperature. The backward one, which has the larger activation energy here, increases by a larger factor, and that is why $K = \dfrac{k_f}{k_b}$ falls.`,
      hi: String.raw`A सत्य है: ऊष्माक्षेपी अभिक्रिया के लिए ताप बढ़ने पर $K$ घटता है और साम्य पश्च दिशा में विस्थापित होता है।

R असत्य है: आर्रेनियस समीकरण $k = A\,e^{-E_a/RT}$ के अनुसार ताप के साथ अग्र और पश्च दोनों अभिक्रियाओं के वेग स्थिरांक बढ़ते हैं। यहाँ पश्च अभिक्रिया की सक्रियण ऊर्जा अधिक है, इसलिए उसका वेग स्थिरांक ज़्यादा गुना बढ़ता है, और इसीलिए $K = \dfrac{k_f}{k_b}$ घटता है।`,
    },
  },
  {
    code: 'che-013',
    subject: 'chemistry',
    topic: 'thermodynamics',
    difficulty: 'medium',
    targetSeconds: 65,
    stem: {
      en: String.raw`The standard enthalpies of combustion of carbon (graphite), hydrogen and methane are $-394$, $-286$ and $-890\ \text{kJ/mol}$, the water formed being liquid. What is the standard enthalpy of formation of methane in $\text{kJ/mol}$?`,
      hi: String.raw`कार्बन (ग्रेफ़ाइट), हाइड्रोजन और मेथेन की मानक दहन एन्थैल्पियाँ क्रमशः $-394$, $-286$ और $-890\ \text{kJ/mol}$ हैं, जहाँ बना हुआ जल द्रव है। मेथेन की मानक संभवन एन्थैल्पी $\text{kJ/mol}$ में कितनी है?`,
    },
    options: [
      { id: 'a', content: { en: '$+76$', hi: '$+76$' } },
      { id: 'b', content: { en: '$-210$', hi: '$-210$' } },
      { id: 'c', content: { en: '$+210$', hi: '$+210$' } },
      { id: 'd', content: { en: '$-76$', hi: '$-76$' } },
    ],
    key: { kind: 'mcq', optionIds: ['d'] },
    solution: {
      en: String.raw`For $\text{C} + 2\,\text{H}_2 \rightarrow \text{CH}_4$, by Hess's law:

$$
\Delta H = \Delta_cH(\text{C}) + 2\,\Delta_cH(\text{H}_2) - \Delta_cH(\text{CH}_4) = -394 - 572 + 890 = -76\ \text{kJ/mol}
$$

Taking only one mole of hydrogen gives $+210$, and products minus reactants (the rule for enthalpies of **formation**, not of combustion) gives $+76$.`,
      hi: String.raw`$\text{C} + 2\,\text{H}_2 \rightarrow \text{CH}_4$ के लिए हेस के नियम से:

$$
\Delta H = \Delta_cH(\text{C}) + 2\,\Delta_cH(\text{H}_2) - \Delta_cH(\text{CH}_4) = -394 - 572 + 890 = -76\ \text{kJ/mol}
$$

हाइड्रोजन का केवल एक मोल लेने पर $+210$ आता है, और उत्पाद में से अभिकारक घटाने पर (यह नियम **संभवन** एन्थैल्पियों का है, दहन का नहीं) $+76$ आता है।`,
    },
  },
  {
    code: 'che-014',
    subject: 'chemistry',
    topic: 'thermodynamics',
    difficulty: 'easy',
    targetSeconds: 35,
    stem: {
      en: String.raw`For a reaction, $\Delta H = +30\ \text{kJ/mol}$ and $\Delta S = +100\ \text{J K}^{-1}\,\text{mol}^{-1}$, both independent of temperature. Above what temperature is the reaction spontaneous?`,
      hi: String.raw`एक अभिक्रिया के लिए $\Delta H = +30\ \text{kJ/mol}$ और $\Delta S = +100\ \text{J K}^{-1}\,\text{mol}^{-1}$ हैं, जो ताप पर निर्भर नहीं हैं। किस ताप से ऊपर यह अभिक्रिया स्वतःप्रवर्तित होगी?`,
    },
    options: [
      { id: 'a', content: { en: String.raw`$300\ \text{K}$`, hi: String.raw`$300\ \text{K}$` } },
      { id: 'b', content: { en: String.raw`$0.3\ \text{K}$`, hi: String.raw`$0.3\ \text{K}$` } },
      { id: 'c', content: { en: String.raw`$27\ \text{K}$`, hi: String.raw`$27\ \text{K}$` } },
      { id: 'd', content: { en: String.raw`$3.3\ \text{K}$`, hi: String.raw`$3.3\ \text{K}$` } },
    ],
    key: { kind: 'mcq', optionIds: ['a'] },
    solution: {
      en: String.raw`A reaction is spontaneous when $\Delta G = \Delta H - T\Delta S < 0$. With both positive, this needs $T > \dfrac{\Delta H}{\Delta S}$. Bring both to joules:

$$
T > \frac{30000}{100} = 300\ \text{K}
$$

Leaving $\Delta H$ in kilojoules gives $0.3\ \text{K}$. Dividing the other way round, $\dfrac{100}{30}$, gives $3.3\ \text{K}$.`,
      hi: String.raw`अभिक्रिया तब स्वतःप्रवर्तित होती है जब $\Delta G = \Delta H - T\Delta S < 0$ हो। दोनों धनात्मक होने पर इसके लिए $T > \dfrac{\Delta H}{\Delta S}$ चाहिए। दोनों को जूल में लाने पर:

$$
T > \frac{30000}{100} = 300\ \text{K}
$$

$\Delta H$ को किलोजूल में ही रखने पर $0.3\ \text{K}$ आता है। उलटा भाग देने पर, $\dfrac{100}{30}$ से, $3.3\ \text{K}$ आता है।`,
    },
  },
  {
    code: 'che-015',
    subject: 'chemistry',
    topic: 'thermodynamics',
    difficulty: 'medium',
    targetSeconds: 80,
    stem: {
      en: String.raw`The mean bond enthalpies in $\text{kJ/mol}$ are: $\text{C=C}$ $612$, $\text{C-C}$ $348$, $\text{C-H}$ $413$ and $\text{H-H}$ $436$. Using these, find the heat released, in $\text{kJ}$, when $1\ \text{mol}$ of gaseous ethene is hydrogenated to gaseous ethane.`,
      hi: String.raw`औसत आबंध एन्थैल्पियाँ $\text{kJ/mol}$ में इस प्रकार हैं: $\text{C=C}$ $612$, $\text{C-C}$ $348$, $\text{C-H}$ $413$ और $\text{H-H}$ $436$। इनकी सहायता से $1\ \text{mol}$ गैसीय एथीन के हाइड्रोजनीकरण से गैसीय एथेन बनने पर मुक्त ऊष्मा $\text{kJ}$ में ज्ञात कीजिए।`,
    },
    key: { kind: 'nat', min: '126', max: '126' },
    solution: {
      en: String.raw`$\text{CH}_2\text{=CH}_2 + \text{H}_2 \rightarrow \text{CH}_3\text{-CH}_3$

- Broken: one $\text{C=C}$ and one $\text{H-H}$: $612 + 436 = 1048\ \text{kJ}$
- Formed: one $\text{C-C}$ and two new $\text{C-H}$: $348 + 2 \times 413 = 1174\ \text{kJ}$

$\Delta H = 1048 - 1174 = -126\ \text{kJ}$, so $126\ \text{kJ}$ is released.

The four $\text{C-H}$ bonds already in ethene stay as they are. Counting only one new $\text{C-H}$ bond would wrongly make the reaction endothermic.`,
      hi: String.raw`$\text{CH}_2\text{=CH}_2 + \text{H}_2 \rightarrow \text{CH}_3\text{-CH}_3$

- टूटते हैं: एक $\text{C=C}$ और एक $\text{H-H}$: $612 + 436 = 1048\ \text{kJ}$
- बनते हैं: एक $\text{C-C}$ और दो नए $\text{C-H}$: $348 + 2 \times 413 = 1174\ \text{kJ}$

$\Delta H = 1048 - 1174 = -126\ \text{kJ}$, अतः $126\ \text{kJ}$ ऊष्मा मुक्त होती है।

एथीन के पहले से मौजूद चार $\text{C-H}$ आबंध वैसे ही रहते हैं। केवल एक नया $\text{C-H}$ आबंध गिनने पर अभिक्रिया ग़लत रूप से ऊष्माशोषी हो जाती।`,
    },
  },
  {
    code: 'che-016',
    subject: 'chemistry',
    topic: 'electrochemistry',
    difficulty: 'hard',
    targetSeconds: 75,
    stem: {
      en: String.raw`The standard emf of the cell $\text{Zn}\,|\,\text{Zn}^{2+}\,(0.01\ \text{M})\,||\,\text{Cu}^{2+}\,(1\ \text{M})\,|\,\text{Cu}$ is $1.10\ \text{V}$. Taking $\dfrac{2.303\,RT}{F} = 0.06\ \text{V}$, what is the emf of the cell?`,
      hi: String.raw`सेल $\text{Zn}\,|\,\text{Zn}^{2+}\,(0.01\ \text{M})\,||\,\text{Cu}^{2+}\,(1\ \text{M})\,|\,\text{Cu}$ का मानक विद्युत वाहक बल $1.10\ \text{V}$ है। $\dfrac{2.303\,RT}{F} = 0.06\ \text{V}$ लेते हुए सेल का विद्युत वाहक बल कितना है?`,
    },
    options: [
      { id: 'a', content: { en: String.raw`$1.04\ \text{V}$`, hi: String.raw`$1.04\ \text{V}$` } },
      { id: 'b', content: { en: String.raw`$1.10\ \text{V}$`, hi: String.raw`$1.10\ \text{V}$` } },
      { id: 'c', content: { en: String.raw`$1.16\ \text{V}$`, hi: String.raw`$1.16\ \text{V}$` } },
      { id: 'd', content: { en: String.raw`$1.22\ \text{V}$`, hi: String.raw`$1.22\ \text{V}$` } },
    ],
    key: { kind: 'mcq', optionIds: ['c'] },
    solution: {
      en: String.raw`The cell reaction $\text{Zn} + \text{Cu}^{2+} \rightarrow \text{Zn}^{2+} + \text{Cu}$ transfers 2 electrons. By the Nernst equation

$$
E = 1.10 - \frac{0.06}{2}\log_{10}\frac{[\text{Zn}^{2+}]}{[\text{Cu}^{2+}]} = 1.10 - 0.03 \times \log_{10} 0.01 = 1.10 + 0.06 = 1.16\ \text{V}
$$

Less product ion pushes the reaction forward, so the emf rises. Turning the ratio upside down gives $1.04\ \text{V}$, and forgetting $n = 2$ gives $1.22\ \text{V}$.`,
      hi: String.raw`सेल अभिक्रिया $\text{Zn} + \text{Cu}^{2+} \rightarrow \text{Zn}^{2+} + \text{Cu}$ में 2 इलेक्ट्रॉनों का स्थानांतरण होता है। नेर्न्स्ट समीकरण से

$$
E = 1.10 - \frac{0.06}{2}\log_{10}\frac{[\text{Zn}^{2+}]}{[\text{Cu}^{2+}]} = 1.10 - 0.03 \times \log_{10} 0.01 = 1.10 + 0.06 = 1.16\ \text{V}
$$

उत्पाद आयन कम होने से अभिक्रिया आगे की ओर बढ़ती है, इसलिए विद्युत वाहक बल बढ़ता है। अनुपात उलटा लेने पर $1.04\ \text{V}$ और $n = 2$ भूल जाने पर $1.22\ \text{V}$ आता है।`,
    },
  },
  {
    code: 'che-017',
    subject: 'chemistry',
    topic: 'electrochemistry',
    difficulty: 'medium',
    targetSeconds: 65,
    stem: {
      en: String.raw`A steady current of $9.65\ \text{A}$ is passed through a solution of copper(II) sulphate. For how many seconds must it flow to deposit $6.35\ \text{g}$ of copper? (Atomic mass of $\text{Cu} = 63.5$, $F = 96500\ \text{C/mol}$; all the charge at the cathode goes into depositing copper.)`,
      hi: String.raw`कॉपर(II) सल्फ़ेट के विलयन में $9.65\ \text{A}$ की नियत धारा प्रवाहित की जाती है। $6.35\ \text{g}$ कॉपर निक्षेपित करने के लिए धारा कितने सेकंड तक प्रवाहित करनी होगी? ($\text{Cu}$ का परमाणु द्रव्यमान $= 63.5$, $F = 96500\ \text{C/mol}$; कैथोड पर सारा आवेश कॉपर निक्षेपित करने में लगता है।)`,
    },
    key: { kind: 'nat', min: '2000', max: '2000' },
    solution: {
      en: String.raw`Copper: $\dfrac{6.35}{63.5} = 0.1\ \text{mol}$. Since $\text{Cu}^{2+} + 2e^- \rightarrow \text{Cu}$, the charge needed is

$$
Q = 0.1 \times 2 \times 96500 = 19300\ \text{C}, \qquad t = \frac{Q}{I} = \frac{19300}{9.65} = 2000\ \text{s}
$$

Forgetting that each ion takes 2 electrons gives $1000\ \text{s}$.`,
      hi: String.raw`कॉपर: $\dfrac{6.35}{63.5} = 0.1\ \text{mol}$। चूँकि $\text{Cu}^{2+} + 2e^- \rightarrow \text{Cu}$, आवश्यक आवेश है

$$
Q = 0.1 \times 2 \times 96500 = 19300\ \text{C}, \qquad t = \frac{Q}{I} = \frac{19300}{9.65} = 2000\ \text{s}
$$

यह भूल जाने पर कि प्रत्येक आयन 2 इलेक्ट्रॉन लेता है, $1000\ \text{s}$ आता है।`,
    },
  },
  {
    code: 'che-018',
    subject: 'chemistry',
    topic: 'kinetics',
    difficulty: 'easy',
    targetSeconds: 35,
    stem: {
      en: String.raw`The figure shows the energy profile of a one-step reaction. What is the activation energy of the **reverse** reaction?

![Energy against progress of reaction: reactants at 40, peak at 120 and products at 10 kJ per mol](/figures/che-018.svg)`,
      hi: String.raw`चित्र में एक-चरणीय अभिक्रिया का ऊर्जा आरेख दिखाया गया है। **पश्च** (विपरीत) अभिक्रिया की सक्रियण ऊर्जा कितनी है?

![अभिक्रिया की प्रगति के साथ ऊर्जा: अभिकारक 40, शिखर 120 और उत्पाद 10 kJ प्रति मोल पर](/figures/che-018-hi.svg)`,
    },
    options: [
      { id: 'a', content: { en: String.raw`$30\ \text{kJ/mol}$`, hi: String.raw`$30\ \text{kJ/mol}$` } },
      { id: 'b', content: { en: String.raw`$80\ \text{kJ/mol}$`, hi: String.raw`$80\ \text{kJ/mol}$` } },
      { id: 'c', content: { en: String.raw`$120\ \text{kJ/mol}$`, hi: String.raw`$120\ \text{kJ/mol}$` } },
      { id: 'd', content: { en: String.raw`$110\ \text{kJ/mol}$`, hi: String.raw`$110\ \text{kJ/mol}$` } },
    ],
    key: { kind: 'mcq', optionIds: ['d'] },
    solution: {
      en: String.raw`The reverse reaction starts from the products ($10$) and must climb to the peak ($120$):

$$
E_a(\text{reverse}) = 120 - 10 = 110\ \text{kJ/mol}
$$

$80\ \text{kJ/mol}$ ($120 - 40$) is the activation energy of the forward reaction, $30\ \text{kJ/mol}$ is the size of $\Delta H$, and $120$ is the height of the peak above zero.`,
      hi: String.raw`पश्च अभिक्रिया उत्पादों ($10$) से आरंभ होती है और उसे शिखर ($120$) तक चढ़ना होता है, अतः पश्च अभिक्रिया की सक्रियण ऊर्जा

$$
E_a = 120 - 10 = 110\ \text{kJ/mol}
$$

$80\ \text{kJ/mol}$ ($120 - 40$) अग्र अभिक्रिया की सक्रियण ऊर्जा है, $30\ \text{kJ/mol}$ तो $\Delta H$ का परिमाण है और $120$ शून्य से शिखर की ऊँचाई है।`,
    },
  },
  {
    code: 'che-019',
    subject: 'chemistry',
    topic: 'kinetics',
    difficulty: 'medium',
    targetSeconds: 90,
    stem: {
      en: String.raw`The rate constant of a first-order reaction $\text{A} \rightarrow \text{products}$ is $0.0693\ \text{min}^{-1}$. Which of the following are correct? (Take $\ln 2 = 0.693$.) (One or more options may be correct.)`,
      hi: String.raw`$\text{A}$ से उत्पाद बनने की प्रथम कोटि की एक अभिक्रिया का वेग स्थिरांक $0.0693\ \text{min}^{-1}$ है। निम्नलिखित में से कौन-से कथन सही हैं? ($\ln 2 = 0.693$ लीजिए।) (एक या एक से अधिक विकल्प सही हो सकते हैं।)`,
    },
    options: [
      {
        id: 'a',
        content: { en: String.raw`The half-life is $10\ \text{min}$.`, hi: String.raw`अर्ध-आयु $10\ \text{min}$ है।` },
      },
      {
        id: 'b',
        content: {
          en: String.raw`After $30\ \text{min}$, $12.5\%$ of $\text{A}$ has been used up.`,
          hi: String.raw`$30\ \text{min}$ बाद $\text{A}$ का $12.5\%$ भाग समाप्त हो चुका होता है।`,
        },
      },
      {
        id: 'c',
        content: {
          en: String.raw`A graph of $\ln[\text{A}]$ against time is a straight line of slope $-0.0693\ \text{min}^{-1}$.`,
          hi: String.raw`समय के साथ $\ln[\text{A}]$ का ग्राफ़ $-0.0693\ \text{min}^{-1}$ प्रवणता की सरल रेखा है।`,
        },
      },
      {
        id: 'd',
        content: {
          en: String.raw`The reaction is about $99.9\%$ complete in $100\ \text{min}$.`,
          hi: String.raw`$100\ \text{min}$ में अभिक्रिया लगभग $99.9\%$ पूर्ण हो जाती है।`,
        },
      },
    ],
    key: { kind: 'msq', optionIds: ['a', 'c', 'd'] },
    solution: {
      en: String.raw`- $t_{1/2} = \dfrac{0.693}{0.0693} = 10\ \text{min}$. True.
- $30\ \text{min}$ is 3 half-lives: $\dfrac{1}{8} = 12.5\%$ is **left**, and $87.5\%$ is used up. False.
- $\ln[\text{A}] = \ln[\text{A}]_0 - kt$, so the slope is $-k = -0.0693\ \text{min}^{-1}$. True.
- $100\ \text{min}$ is 10 half-lives: $\dfrac{1}{1024} \approx 0.1\%$ is left, so about $99.9\%$ is complete. True.`,
      hi: String.raw`- $t_{1/2} = \dfrac{0.693}{0.0693} = 10\ \text{min}$। सत्य।
- $30\ \text{min}$ में 3 अर्ध-आयु होती हैं: $\dfrac{1}{8} = 12.5\%$ **शेष** रहता है और $87.5\%$ समाप्त हो चुका होता है। असत्य।
- $\ln[\text{A}] = \ln[\text{A}]_0 - kt$, अतः प्रवणता $-k = -0.0693\ \text{min}^{-1}$ है। सत्य।
- $100\ \text{min}$ में 10 अर्ध-आयु होती हैं: $\dfrac{1}{1024} \approx 0.1\%$ शेष रहता है, अतः लगभग $99.9\%$ पूर्ण हो जाता है। सत्य।`,
    },
  },
  {
    code: 'che-020',
    subject: 'chemistry',
    topic: 'organic-basics',
    difficulty: 'easy',
    targetSeconds: 30,
    stem: {
      en: String.raw`Name the permanent effect in which the $\sigma$-electrons of a carbon chain are displaced towards or away from an atom or group of different electronegativity attached to the chain.`,
      hi: String.raw`उस स्थायी प्रभाव का नाम लिखिए जिसमें कार्बन शृंखला से जुड़े भिन्न विद्युत-ऋणात्मकता वाले परमाणु या समूह की ओर या उससे दूर शृंखला के $\sigma$-इलेक्ट्रॉन विस्थापित होते हैं।`,
    },
    key: {
      kind: 'short',
      accepted: [
        'inductive effect',
        'inductive',
        'induction effect',
        'I effect',
        'I-effect',
        'प्रेरणिक प्रभाव',
        'प्रेरणिक',
        'प्रेरण प्रभाव',
        'प्रेरणी प्रभाव',
        'प्रेरणात्मक प्रभाव',
        'इंडक्टिव प्रभाव',
        'इंडक्टिव इफ़ेक्ट',
        'आई प्रभाव',
      ],
      caseSensitive: false,
    },
    solution: {
      en: String.raw`It is the **inductive effect**. For example, in $\text{CH}_3\text{-CH}_2\text{-Cl}$ chlorine draws the $\sigma$-electrons towards itself ($-I$ effect). It dies away quickly along the chain.

The resonance (mesomeric) effect is also permanent, but it moves $\pi$-electrons or lone pairs; the electromeric effect is temporary and needs an attacking reagent.`,
      hi: String.raw`यह **प्रेरणिक प्रभाव** (inductive effect) है। उदाहरण के लिए, $\text{CH}_3\text{-CH}_2\text{-Cl}$ में क्लोरीन $\sigma$-इलेक्ट्रॉनों को अपनी ओर खींचता है ($-I$ प्रभाव)। शृंखला में आगे यह शीघ्र ही क्षीण हो जाता है।

अनुनाद (मेसोमेरी) प्रभाव भी स्थायी है, पर उसमें $\pi$-इलेक्ट्रॉन या एकाकी युग्म विस्थापित होते हैं; इलेक्ट्रोमेरी प्रभाव अस्थायी है और उसके लिए आक्रमणकारी अभिकर्मक चाहिए।`,
    },
  },
  {
    code: 'che-021',
    subject: 'chemistry',
    topic: 'organic-basics',
    difficulty: 'hard',
    targetSeconds: 85,
    stem: {
      en: 'Which of the following statements about nucleophilic substitution of alkyl halides are correct? (One or more options may be correct.)',
      hi: 'ऐल्किल हैलाइडों के नाभिकरागी प्रतिस्थापन के बारे में निम्नलिखित में से कौन-से कथन सही हैं? (एक या एक से अधिक विकल्प सही हो सकते हैं।)',
    },
    options: [
      {
        id: 'a',
        content: {
          en: String.raw`By the $\text{S}_\text{N}1$ path, 2-bromo-2-methylpropane reacts faster than 1-bromobutane.`,
          hi: String.raw`$\text{S}_\text{N}1$ क्रियाविधि से 2-ब्रोमो-2-मेथिलप्रोपेन, 1-ब्रोमोब्यूटेन से अधिक तेज़ी से अभिक्रिया करता है।`,
        },
      },
      {
        id: 'b',
        content: {
          en: String.raw`The rate of an $\text{S}_\text{N}1$ reaction is proportional to the concentration of the nucleophile.`,
          hi: String.raw`$\text{S}_\text{N}1$ अभिक्रिया का वेग नाभिकरागी की सांद्रता के समानुपाती होता है।`,
        },
      },
      {
        id: 'c',
        content: {
          en: String.raw`An $\text{S}_\text{N}2$ reaction at a chiral carbon takes place with retention of configuration.`,
          hi: String.raw`काइरल कार्बन पर $\text{S}_\text{N}2$ अभिक्रिया विन्यास के धारण (retention) के साथ होती है।`,
        },
      },
      {
        id: 'd',
        content: {
          en: String.raw`By the $\text{S}_\text{N}2$ path, 1-bromobutane reacts faster than 2-bromo-2-methylpropane.`,
          hi: String.raw`$\text{S}_\text{N}2$ क्रियाविधि से 1-ब्रोमोब्यूटेन, 2-ब्रोमो-2-मेथिलप्रोपेन से अधिक तेज़ी से अभिक्रिया करता है।`,
        },
      },
    ],
    key: { kind: 'msq', optionIds: ['a', 'd'] },
    solution: {
      en: String.raw`- $\text{S}_\text{N}1$ goes through a carbocation; the tertiary one from 2-bromo-2-methylpropane is far more stable than the primary one. True.
- The slow step of $\text{S}_\text{N}1$ involves the alkyl halide alone, so its rate does not depend on the nucleophile. False.
- In $\text{S}_\text{N}2$ the nucleophile attacks from the back, so the configuration is **inverted**, not retained. False.
- $\text{S}_\text{N}2$ is hindered by crowding: primary halides react fastest and tertiary ones hardly at all. True.`,
      hi: String.raw`- $\text{S}_\text{N}1$ कार्बधनायन से होकर होती है; 2-ब्रोमो-2-मेथिलप्रोपेन से बना तृतीयक कार्बधनायन प्राथमिक कार्बधनायन से बहुत अधिक स्थायी है। सत्य।
- $\text{S}_\text{N}1$ के मंद चरण में केवल ऐल्किल हैलाइड भाग लेता है, अतः वेग नाभिकरागी पर निर्भर नहीं है। असत्य।
- $\text{S}_\text{N}2$ में नाभिकरागी पीछे से आक्रमण करता है, अतः विन्यास का **प्रतिलोमन** होता है, धारण नहीं। असत्य।
- $\text{S}_\text{N}2$ में भीड़ (त्रिविमी बाधा) अवरोध डालती है: प्राथमिक हैलाइड सबसे तेज़ और तृतीयक लगभग नहीं के बराबर अभिक्रिया करते हैं। सत्य।`,
    },
  },
  {
    code: 'che-022',
    subject: 'chemistry',
    topic: 'organic-basics',
    difficulty: 'easy',
    targetSeconds: 30,
    stem: {
      en: String.raw`What is the main product when propene reacts with $\text{HBr}$ in the presence of an organic peroxide?`,
      hi: String.raw`कार्बनिक परॉक्साइड की उपस्थिति में प्रोपीन की $\text{HBr}$ से अभिक्रिया का मुख्य उत्पाद क्या है?`,
    },
    options: [
      { id: 'a', content: { en: '2-bromopropane', hi: '2-ब्रोमोप्रोपेन' } },
      { id: 'b', content: { en: '1-bromopropane', hi: '1-ब्रोमोप्रोपेन' } },
      { id: 'c', content: { en: '1,2-dibromopropane', hi: '1,2-डाइब्रोमोप्रोपेन' } },
      { id: 'd', content: { en: '3-bromopropene', hi: '3-ब्रोमोप्रोपीन' } },
    ],
    key: { kind: 'mcq', optionIds: ['b'] },
    solution: {
      en: String.raw`With peroxide the addition goes by free radicals. The bromine radical adds first, to the end carbon, because that gives the more stable secondary radical; hydrogen then joins the middle carbon. The product is 1-bromopropane (anti-Markovnikov or Kharasch addition).

Without peroxide, Markovnikov's rule gives 2-bromopropane. 1,2-dibromopropane would need $\text{Br}_2$, and 3-bromopropene comes from substitution at the allylic position, for example with NBS.`,
      hi: String.raw`परॉक्साइड की उपस्थिति में योगज मुक्त मूलक क्रियाविधि से होता है। ब्रोमीन मूलक पहले सिरे वाले कार्बन से जुड़ता है, क्योंकि इससे अधिक स्थायी द्वितीयक मूलक बनता है; फिर हाइड्रोजन बीच वाले कार्बन से जुड़ता है। उत्पाद 1-ब्रोमोप्रोपेन है (प्रति-मार्कोनीकॉफ़ या ख़राश योगज)।

परॉक्साइड के बिना मार्कोनीकॉफ़ नियम से 2-ब्रोमोप्रोपेन बनता है। 1,2-डाइब्रोमोप्रोपेन के लिए $\text{Br}_2$ चाहिए और 3-ब्रोमोप्रोपीन ऐलिलिक स्थिति पर प्रतिस्थापन से, जैसे NBS द्वारा, बनता है।`,
    },
  },
]
