import type { PaperSection } from '../paper.ts'

export const chemistry: PaperSection = {
  presetSectionId: 'chemistry',
  questions: [
    {
      code: 'nt-046',
      exams: ['neet'],
      subject: 'chemistry',
      topic: 'atomic-structure',
      difficulty: 'easy',
      targetSeconds: 35,
      stem: {
        en: 'An orbital has five nodes in all, three of which are radial nodes. The orbital is',
        hi: 'किसी कक्षक में कुल पाँच नोड हैं, जिनमें से तीन त्रिज्य नोड हैं। वह कक्षक है',
      },
      options: [
        { id: 'a', content: { en: '$5d$', hi: '$5d$' } },
        { id: 'b', content: { en: '$6d$', hi: '$6d$' } },
        { id: 'c', content: { en: '$5f$', hi: '$5f$' } },
        { id: 'd', content: { en: '$6f$', hi: '$6f$' } },
      ],
      key: { kind: 'mcq', optionIds: ['b'] },
      solution: {
        en: String.raw`Two counts settle the orbital:

- total nodes $= n - 1 = 5$, so $n = 6$;
- angular nodes $= l = 5 - 3 = 2$, so it is a $d$ orbital.

Check: radial nodes $= n - l - 1 = 6 - 2 - 1 = 3$. The orbital is $6d$. The trap is to take the radial nodes as $l$.`,
        hi: String.raw`दो गिनतियों से कक्षक तय हो जाता है:

- कुल नोड $= n - 1 = 5$, अतः $n = 6$;
- कोणीय नोड $= l = 5 - 3 = 2$, अतः यह $d$ कक्षक है।

जाँच: त्रिज्य नोड $= n - l - 1 = 6 - 2 - 1 = 3$। कक्षक $6d$ है। आम ग़लती: त्रिज्य नोडों की संख्या को $l$ मान लेना।`,
      },
      reasons: {
        a: {
          en: 'This takes $n$ itself, and not $n - 1$, as the total number of nodes.',
          hi: 'इसमें कुल नोडों की संख्या $n - 1$ के बजाय $n$ मान ली गई।',
        },
        b: {
          en: 'Total nodes $n - 1 = 5$ give $n = 6$, and $5 - 3 = 2$ angular nodes give $l = 2$.',
          hi: 'कुल नोड $n - 1 = 5$ से $n = 6$ और कोणीय नोड $5 - 3 = 2$ से $l = 2$ मिलता है।',
        },
        c: {
          en: 'This takes $n = 5$ for five nodes and $l = 3$ for three radial nodes: two errors.',
          hi: 'इसमें पाँच नोड के लिए $n = 5$ और तीन त्रिज्य नोड के लिए $l = 3$ लिया गया: दो ग़लतियाँ।',
        },
        d: {
          en: 'This takes the three radial nodes as $l$; $l$ counts the angular nodes.',
          hi: 'इसमें तीन त्रिज्य नोडों को $l$ मान लिया गया; $l$ कोणीय नोडों की संख्या है।',
        },
      },
    },
    {
      code: 'nt-047',
      exams: ['neet'],
      subject: 'chemistry',
      topic: 'bonding',
      difficulty: 'easy',
      targetSeconds: 50,
      stem: {
        en: String.raw`Match List-I with List-II.

| List-I (species) | List-II (hybridisation of the central atom) |
| --- | --- |
| (A) $\text{NO}_2^+$ | (I) $sp^3d$ |
| (B) $\text{NO}_3^-$ | (II) $sp^2$ |
| (C) $\text{H}_3\text{O}^+$ | (III) $sp$ |
| (D) $\text{XeF}_2$ | (IV) $sp^3$ |

Choose the correct answer from the options given below:`,
        hi: String.raw`सूची-I को सूची-II से सुमेलित कीजिए।

| सूची-I (स्पीशीज़) | सूची-II (केंद्रीय परमाणु का संकरण) |
| --- | --- |
| (A) $\text{NO}_2^+$ | (I) $sp^3d$ |
| (B) $\text{NO}_3^-$ | (II) $sp^2$ |
| (C) $\text{H}_3\text{O}^+$ | (III) $sp$ |
| (D) $\text{XeF}_2$ | (IV) $sp^3$ |

नीचे दिए गए विकल्पों में से सही उत्तर चुनिए:`,
      },
      options: [
        {
          id: 'a',
          content: { en: '(A)-(III), (B)-(IV), (C)-(II), (D)-(I)', hi: '(A)-(III), (B)-(IV), (C)-(II), (D)-(I)' },
        },
        {
          id: 'b',
          content: { en: '(A)-(I), (B)-(IV), (C)-(II), (D)-(III)', hi: '(A)-(I), (B)-(IV), (C)-(II), (D)-(III)' },
        },
        {
          id: 'c',
          content: { en: '(A)-(III), (B)-(II), (C)-(IV), (D)-(I)', hi: '(A)-(III), (B)-(II), (C)-(IV), (D)-(I)' },
        },
        {
          id: 'd',
          content: { en: '(A)-(I), (B)-(II), (C)-(IV), (D)-(III)', hi: '(A)-(I), (B)-(II), (C)-(IV), (D)-(III)' },
        },
      ],
      key: { kind: 'mcq', optionIds: ['c'] },
      solution: {
        en: String.raw`Steric number = $\sigma$ bonds + lone pairs on the central atom.

- (A) $\text{NO}_2^+$: 2 + 0 = 2, $sp$
- (B) $\text{NO}_3^-$: 3 + 0 = 3, $sp^2$
- (C) $\text{H}_3\text{O}^+$: 3 + 1 = 4, $sp^3$
- (D) $\text{XeF}_2$: 2 + 3 = 5, $sp^3d$

The trap: equal shape is not equal hybridisation. $\text{NO}_2^+$ and $\text{XeF}_2$ are both linear.`,
        hi: String.raw`त्रिविम संख्या = केंद्रीय परमाणु के $\sigma$ आबंध + एकाकी युग्म।

- (A) $\text{NO}_2^+$: 2 + 0 = 2, $sp$
- (B) $\text{NO}_3^-$: 3 + 0 = 3, $sp^2$
- (C) $\text{H}_3\text{O}^+$: 3 + 1 = 4, $sp^3$
- (D) $\text{XeF}_2$: 2 + 3 = 5, $sp^3d$

आम ग़लती: आकृति समान हो तो संकरण भी समान मान लेना। $\text{NO}_2^+$ और $\text{XeF}_2$ दोनों रैखिक हैं, पर संकरण भिन्न हैं।`,
      },
      reasons: {
        a: {
          en: String.raw`Both B and C have three bonds, but only $\text{H}_3\text{O}^+$ has a lone pair as well.`,
          hi: String.raw`B और C दोनों में तीन आबंध हैं, पर एकाकी युग्म केवल $\text{H}_3\text{O}^+$ में है।`,
        },
        b: {
          en: 'This goes by the number of bonded atoms alone and leaves out the lone pairs in both pairs of species.',
          hi: 'इसमें केवल जुड़े परमाणु गिने गए और दोनों जोड़ियों में एकाकी युग्म छोड़ दिए गए।',
        },
        c: {
          en: 'The steric numbers 2, 3, 4 and 5 give these four hybridisations.',
          hi: 'त्रिविम संख्याएँ (आबंध + एकाकी युग्म) 2, 3, 4 और 5 हैं, जिनसे ये चारों संकरण मिलते हैं।',
        },
        d: {
          en: String.raw`Both A and D are linear, but only $\text{XeF}_2$ has three lone pairs on the central atom.`,
          hi: String.raw`A और D दोनों रैखिक हैं, पर केंद्रीय परमाणु पर तीन एकाकी युग्म केवल $\text{XeF}_2$ में हैं।`,
        },
      },
    },
    {
      code: 'nt-048',
      exams: ['neet'],
      subject: 'chemistry',
      topic: 'organic-basics',
      difficulty: 'medium',
      targetSeconds: 60,
      stem: {
        en: String.raw`Consider the following alkenes:

A. 2-Methylbut-2-ene

B. cis-But-2-ene

C. But-1-ene

D. trans-But-2-ene

The decreasing order of the heat released on hydrogenation of one mole of them is`,
        hi: String.raw`निम्नलिखित ऐल्कीनों पर विचार कीजिए:

A. 2-मेथिलब्यूट-2-ईन

B. समपक्ष-ब्यूट-2-ईन

C. ब्यूट-1-ईन

D. विपक्ष-ब्यूट-2-ईन

इनके एक मोल के हाइड्रोजनीकरण में निकलने वाली ऊष्मा का घटता क्रम है`,
      },
      options: [
        { id: 'a', content: { en: 'C > D > B > A', hi: 'C > D > B > A' } },
        { id: 'b', content: { en: 'A > B > D > C', hi: 'A > B > D > C' } },
        { id: 'c', content: { en: 'A > D > B > C', hi: 'A > D > B > C' } },
        { id: 'd', content: { en: 'C > B > D > A', hi: 'C > B > D > A' } },
      ],
      key: { kind: 'mcq', optionIds: ['d'] },
      solution: {
        en: String.raw`The more stable the alkene, the less heat it gives on hydrogenation. Stability rises with the number of α-hydrogens (hyperconjugation).

- A has 9 α-hydrogens, B and D have 6 each, C has 2.
- Of the but-2-enes the cis form is less stable, since its two $\text{CH}_3$ groups repel each other.

Stability: A > D > B > C. Heat released: C > B > D > A. The trap is to answer with the order of stability.`,
        hi: String.raw`ऐल्कीन जितनी स्थायी होगी, हाइड्रोजनीकरण में उतनी ही कम ऊष्मा निकलेगी। स्थायित्व α-हाइड्रोजनों की संख्या (अतिसंयुग्मन) के साथ बढ़ता है।

- A में 9, B और D में 6-6 तथा C में 2 α-हाइड्रोजन हैं।
- दोनों ब्यूट-2-ईनों में समपक्ष रूप कम स्थायी है, क्योंकि उसके दोनों $\text{CH}_3$ समूहों में प्रतिकर्षण होता है।

स्थायित्व: A > D > B > C। निकली ऊष्मा: C > B > D > A। आम ग़लती: स्थायित्व का क्रम ही उत्तर में चुन लेना।`,
      },
      reasons: {
        a: {
          en: 'This takes the cis form as more stable than the trans form, in spite of the crowding of its methyl groups.',
          hi: 'इसमें समपक्ष रूप को विपक्ष से अधिक स्थायी मान लिया गया, जबकि उसके मेथिल समूह पास-पास हैं।',
        },
        b: {
          en: 'This expects the most substituted alkene to release the most heat.',
          hi: 'इसमें मान लिया गया कि सबसे अधिक प्रतिस्थापित ऐल्कीन सबसे अधिक ऊष्मा देगी।',
        },
        c: {
          en: 'This is the order of stability; the heat of hydrogenation runs the other way.',
          hi: 'यह स्थायित्व का क्रम है; हाइड्रोजनीकरण की ऊष्मा का क्रम इससे उलटा होता है।',
        },
        d: {
          en: 'The least stable alkene, with the fewest α-hydrogens, releases the most heat; cis lies above trans.',
          hi: 'सबसे कम α-हाइड्रोजन वाली, सबसे कम स्थायी ऐल्कीन सबसे अधिक ऊष्मा देती है; समपक्ष का मान विपक्ष से अधिक है।',
        },
      },
    },
    {
      code: 'nt-049',
      exams: ['neet'],
      subject: 'chemistry',
      topic: 'mole-concept',
      difficulty: 'easy',
      targetSeconds: 60,
      stem: {
        en: String.raw`An aqueous solution of sulphuric acid contains 49% $\text{H}_2\text{SO}_4$ by mass, and its density is $1.4\ \text{g mL}^{-1}$. The volume of this solution needed to prepare 500 mL of 0.28 M $\text{H}_2\text{SO}_4$ is (molar mass of $\text{H}_2\text{SO}_4$ $= 98\ \text{g mol}^{-1}$)`,
        hi: String.raw`सल्फ़्यूरिक अम्ल के एक जलीय विलयन में द्रव्यमान से 49% $\text{H}_2\text{SO}_4$ है और विलयन का घनत्व $1.4\ \text{g mL}^{-1}$ है। 0.28 M $\text{H}_2\text{SO}_4$ के 500 mL बनाने के लिए इस विलयन का कितना आयतन चाहिए? ($\text{H}_2\text{SO}_4$ का मोलर द्रव्यमान $= 98\ \text{g mol}^{-1}$)`,
      },
      options: [
        { id: 'a', content: { en: '28 mL', hi: '28 mL' } },
        { id: 'b', content: { en: '20 mL', hi: '20 mL' } },
        { id: 'c', content: { en: '39.2 mL', hi: '39.2 mL' } },
        { id: 'd', content: { en: '9.8 mL', hi: '9.8 mL' } },
      ],
      key: { kind: 'mcq', optionIds: ['b'] },
      solution: {
        en: String.raw`First the molarity of the stock, from 1 L of it:

$$
M = \frac{1000 \times 1.4 \times 0.49}{98} = 7\ \text{M}
$$

Then $M_1V_1 = M_2V_2$: $7 \times V = 0.28 \times 500$, so $V = 20\ \text{mL}$. The density is needed, because the percentage is by mass.`,
        hi: String.raw`पहले मूल विलयन की मोलरता, उसके 1 L से:

$$
M = \frac{1000 \times 1.4 \times 0.49}{98} = 7\ \text{M}
$$

फिर $M_1V_1 = M_2V_2$ से: $7 \times V = 0.28 \times 500$, अतः $V = 20\ \text{mL}$। प्रतिशत द्रव्यमान से दिया है, इसलिए घनत्व का उपयोग ज़रूरी है।`,
      },
      reasons: {
        a: {
          en: 'This leaves out the density and takes the stock as 5 M.',
          hi: 'इसमें घनत्व छोड़कर मूल विलयन को 5 M मान लिया गया।',
        },
        b: {
          en: 'The stock is 7 M, and 140 mmol of acid are contained in 20 mL of it.',
          hi: 'मूल विलयन 7 M है और 140 मिलीमोल अम्ल उसके 20 mL में होता है।',
        },
        c: {
          en: 'This divides by the density where one must multiply and takes the stock as 3.57 M.',
          hi: 'इसमें घनत्व से गुणा के बजाय भाग दिया गया और मूल विलयन 3.57 M मान लिया गया।',
        },
        d: {
          en: 'This leaves out the 49% and takes the whole solution as acid.',
          hi: 'इसमें 49% छोड़कर पूरे विलयन को अम्ल मान लिया गया।',
        },
      },
    },
    {
      code: 'nt-050',
      exams: ['neet'],
      subject: 'chemistry',
      topic: 'p-block',
      difficulty: 'medium',
      targetSeconds: 70,
      stem: {
        en: String.raw`Consider the following statements:

A. Aluminium forms the ion $\text{[AlF}_6\text{]}^{3-}$, whereas boron does not form $\text{[BF}_6\text{]}^{3-}$.

B. In aqueous solution, $\text{Tl}^{3+}$ is a strong reducing agent.

C. The tendency to catenation decreases in the order C >> Si > Ge.

D. $\text{CCl}_4$ is hydrolysed by water more readily than $\text{SiCl}_4$.

E. The first ionisation enthalpy of lead is a little higher than that of tin.

The correct statements are`,
        hi: String.raw`निम्नलिखित कथनों पर विचार कीजिए:

A. ऐलुमिनियम $\text{[AlF}_6\text{]}^{3-}$ आयन बनाता है, जबकि बोरॉन $\text{[BF}_6\text{]}^{3-}$ नहीं बनाता।

B. जलीय विलयन में $\text{Tl}^{3+}$ प्रबल अपचायक है।

C. शृंखलन की प्रवृत्ति C >> Si > Ge क्रम में घटती है।

D. $\text{CCl}_4$ का जल-अपघटन $\text{SiCl}_4$ की तुलना में अधिक आसानी से होता है।

E. लेड की प्रथम आयनन एंथैल्पी टिन से कुछ अधिक है।

सही कथन हैं`,
      },
      options: [
        { id: 'a', content: { en: 'B, C and D only', hi: 'केवल B, C और D' } },
        { id: 'b', content: { en: 'A, B and D only', hi: 'केवल A, B और D' } },
        { id: 'c', content: { en: 'B, D and E only', hi: 'केवल B, D और E' } },
        { id: 'd', content: { en: 'A, C and E only', hi: 'केवल A, C और E' } },
      ],
      key: { kind: 'mcq', optionIds: ['d'] },
      solution: {
        en: String.raw`Look for the two causes: no d orbitals in the second period, and the inert pair.

- A is correct: boron cannot go beyond four bonds.
- B is wrong: by the inert pair effect +1 is stable for thallium, so $\text{Tl}^{3+}$ **oxidises** others.
- C is correct: the bonds become longer and weaker.
- D is wrong: silicon has empty d orbitals for the attack of water, carbon has none; $\text{CCl}_4$ is not hydrolysed.
- E is correct: 4f (and 5d) electrons shield poorly, so Pb (715) lies a little above Sn (708 kJ/mol).

So A, C and E.`,
        hi: String.raw`दो कारण देखिए: दूसरे आवर्त में d कक्षकों का न होना, और अक्रिय युग्म।

- A सही है: बोरॉन चार से अधिक आबंध नहीं बना सकता।
- B ग़लत है: अक्रिय युग्म प्रभाव के कारण थैलियम की +1 अवस्था स्थायी है, इसलिए $\text{Tl}^{3+}$ **ऑक्सीकारक** है।
- C सही है: वर्ग में नीचे आबंध लंबे और दुर्बल होते जाते हैं।
- D ग़लत है: जल के आक्रमण के लिए सिलिकॉन में रिक्त d कक्षक हैं, कार्बन में नहीं; $\text{CCl}_4$ का जल-अपघटन नहीं होता।
- E सही है: 4f (और 5d) इलेक्ट्रॉनों का परिरक्षण दुर्बल है, इसलिए Pb (715) का मान Sn (708 kJ/mol) से कुछ अधिक है।

अतः A, C और E।`,
      },
      reasons: {
        a: {
          en: String.raw`D fails: carbon in $\text{CCl}_4$ has no d orbitals to take up the lone pair of water; B fails too.`,
          hi: String.raw`D ग़लत है: $\text{CCl}_4$ के कार्बन में जल का एकाकी युग्म लेने के लिए d कक्षक नहीं हैं; B भी ग़लत है।`,
        },
        b: {
          en: String.raw`B fails: $\text{Tl}^{3+}$ goes over to the stable $\text{Tl}^+$ and is an oxidising agent; D fails as well.`,
          hi: String.raw`B ग़लत है: $\text{Tl}^{3+}$ स्थायी $\text{Tl}^+$ में बदलता है, अतः ऑक्सीकारक है; D भी ग़लत है।`,
        },
        c: {
          en: 'Only E is right here; A and C are right as well and are missing.',
          hi: 'इनमें केवल E सही है; A और C भी सही हैं, जो यहाँ छूट गए हैं।',
        },
        d: {
          en: 'A (no d orbitals on boron), C (weaker M-M bonds down the group) and E (poor shielding by 4f) all hold.',
          hi: 'A (बोरॉन में d कक्षक नहीं), C (नीचे दुर्बल होते M-M आबंध) और E (4f का दुर्बल परिरक्षण) तीनों सही हैं।',
        },
      },
    },
    {
      code: 'nt-051',
      exams: ['neet'],
      subject: 'chemistry',
      topic: 'nitrogen-compounds',
      difficulty: 'easy',
      targetSeconds: 40,
      stem: {
        en: String.raw`An amine of molecular formula $\text{C}_3\text{H}_9\text{N}$ reacts with benzenesulphonyl chloride to give a solid that does not dissolve in aqueous KOH. The amine is`,
        hi: String.raw`अणुसूत्र $\text{C}_3\text{H}_9\text{N}$ वाला एक ऐमीन बेंज़ीनसल्फ़ोनिल क्लोराइड से अभिक्रिया करके ऐसा ठोस देता है जो जलीय KOH में नहीं घुलता। वह ऐमीन है`,
      },
      options: [
        { id: 'a', content: { en: 'Propan-2-amine', hi: 'प्रोपेन-2-ऐमीन' } },
        { id: 'b', content: { en: 'N,N-Dimethylmethanamine', hi: 'N,N-डाइमेथिलमेथेनेमीन' } },
        { id: 'c', content: { en: 'Propan-1-amine', hi: 'प्रोपेन-1-ऐमीन' } },
        { id: 'd', content: { en: 'N-Methylethanamine', hi: 'N-मेथिलएथेनेमीन' } },
      ],
      key: { kind: 'mcq', optionIds: ['d'] },
      solution: {
        en: String.raw`This is Hinsberg's test.

- 1° amine: $\text{C}_6\text{H}_5\text{SO}_2\text{NHR}$ still has an acidic hydrogen on N and dissolves in alkali.
- 2° amine: $\text{C}_6\text{H}_5\text{SO}_2\text{NR}_2$ has none and stays undissolved.
- 3° amine: no such product.

A solid that is insoluble in KOH means a **secondary** amine; the only one with $\text{C}_3\text{H}_9\text{N}$ is $\text{CH}_3\text{NHC}_2\text{H}_5$, N-methylethanamine.`,
        hi: String.raw`यह हिंसबर्ग परीक्षण है।

- 1° ऐमीन: $\text{C}_6\text{H}_5\text{SO}_2\text{NHR}$ में N पर अम्लीय हाइड्रोजन बचा रहता है, इसलिए वह क्षार में घुल जाता है।
- 2° ऐमीन: $\text{C}_6\text{H}_5\text{SO}_2\text{NR}_2$ में ऐसा हाइड्रोजन नहीं है, इसलिए वह नहीं घुलता।
- 3° ऐमीन: ऐसा उत्पाद नहीं बनता।

KOH में अविलेय ठोस का अर्थ है **द्वितीयक** ऐमीन; $\text{C}_3\text{H}_9\text{N}$ का एकमात्र द्वितीयक ऐमीन $\text{CH}_3\text{NHC}_2\text{H}_5$ अर्थात् N-मेथिलएथेनेमीन है।`,
      },
      reasons: {
        a: {
          en: 'Here the carbon chain is branched, but the amine is still primary; its product dissolves in KOH.',
          hi: 'इसमें कार्बन शृंखला शाखित है, पर ऐमीन प्राथमिक ही है; इसका उत्पाद KOH में घुल जाता है।',
        },
        b: {
          en: 'A tertiary amine has no N-H hydrogen to replace and gives no sulphonamide.',
          hi: 'तृतीयक ऐमीन में हटाने के लिए N-H हाइड्रोजन नहीं है, अतः सल्फ़ोनेमाइड नहीं बनता।',
        },
        c: {
          en: 'A primary amine gives a sulphonamide with an acidic N-H, which dissolves in alkali.',
          hi: 'प्राथमिक ऐमीन के सल्फ़ोनेमाइड में अम्लीय N-H रहता है, इसलिए वह क्षार में घुल जाता है।',
        },
        d: {
          en: 'A secondary amine gives a sulphonamide without N-H hydrogen, which cannot dissolve in alkali.',
          hi: 'द्वितीयक ऐमीन के सल्फ़ोनेमाइड में N पर हाइड्रोजन नहीं रहता, इसलिए वह क्षार में नहीं घुलता।',
        },
      },
    },
    {
      code: 'nt-052',
      exams: ['neet'],
      subject: 'chemistry',
      topic: 'electrochemistry',
      difficulty: 'hard',
      targetSeconds: 95,
      stem: {
        en: String.raw`At 298 K, $E^\circ(\text{Cu}^{2+}/\text{Cu}) = 0.34\ \text{V}$ and $E^\circ(\text{Cu}^+/\text{Cu}) = 0.52\ \text{V}$. The equilibrium constant of the reaction

$$
2\,\text{Cu}^+\text{(aq)} \rightleftharpoons \text{Cu}^{2+}\text{(aq)} + \text{Cu(s)}
$$

at 298 K is (take $\dfrac{2.303RT}{F} = 0.06\ \text{V}$)`,
        hi: String.raw`298 K पर $E^\circ(\text{Cu}^{2+}/\text{Cu}) = 0.34\ \text{V}$ और $E^\circ(\text{Cu}^+/\text{Cu}) = 0.52\ \text{V}$ हैं। 298 K पर अभिक्रिया

$$
2\,\text{Cu}^+\text{(aq)} \rightleftharpoons \text{Cu}^{2+}\text{(aq)} + \text{Cu(s)}
$$

का साम्य स्थिरांक है ($\dfrac{2.303RT}{F} = 0.06\ \text{V}$ लीजिए)`,
      },
      options: [
        { id: 'a', content: { en: '$10^{-6}$', hi: '$10^{-6}$' } },
        { id: 'b', content: { en: '$10^{6}$', hi: '$10^{6}$' } },
        { id: 'c', content: { en: '$10^{3}$', hi: '$10^{3}$' } },
        { id: 'd', content: { en: '$10^{12}$', hi: '$10^{12}$' } },
      ],
      key: { kind: 'mcq', optionIds: ['b'] },
      solution: {
        en: String.raw`One $\text{Cu}^+$ is reduced to Cu, the other is oxidised to $\text{Cu}^{2+}$. So $E^\circ(\text{Cu}^{2+}/\text{Cu}^+)$ is needed. Potentials are not added; free energies ($nE^\circ$) are:

$2(0.34) = E^\circ + 1(0.52)$, so $E^\circ(\text{Cu}^{2+}/\text{Cu}^+) = 0.16\ \text{V}$

$E^\circ_{\text{cell}} = 0.52 - 0.16 = 0.36\ \text{V}$, and with $n = 1$:

$$
\log K = \frac{nE^\circ_{\text{cell}}}{0.06} = \frac{0.36}{0.06} = 6
$$

$K = 10^6$: $\text{Cu}^+$ disproportionates in water. The trap is $0.52 - 0.34$.`,
        hi: String.raw`एक $\text{Cu}^+$ अपचयित होकर Cu बनता है और दूसरा ऑक्सीकृत होकर $\text{Cu}^{2+}$। अतः $E^\circ(\text{Cu}^{2+}/\text{Cu}^+)$ चाहिए। विभव नहीं जुड़ते; मुक्त ऊर्जाएँ ($nE^\circ$) जुड़ती हैं:

$2(0.34) = E^\circ + 1(0.52)$, अतः $E^\circ(\text{Cu}^{2+}/\text{Cu}^+) = 0.16\ \text{V}$

$E^\circ_{\text{cell}} = 0.52 - 0.16 = 0.36\ \text{V}$, और $n = 1$ के साथ:

$$
\log K = \frac{nE^\circ_{\text{cell}}}{0.06} = \frac{0.36}{0.06} = 6
$$

$K = 10^6$: जल में $\text{Cu}^+$ का असमानुपातन हो जाता है। आम ग़लती: $0.52 - 0.34$ कर देना।`,
      },
      reasons: {
        a: {
          en: String.raw`This reverses cathode and anode, as if $\text{Cu}^+$ were stable against disproportionation.`,
          hi: String.raw`इसमें कैथोड और ऐनोड उलट गए, मानो $\text{Cu}^+$ का असमानुपातन न होता हो।`,
        },
        b: {
          en: String.raw`$E^\circ_{\text{cell}} = 0.52 - 0.16 = 0.36\ \text{V}$ with $n = 1$ gives $\log K = 6$.`,
          hi: String.raw`$E^\circ_{\text{cell}} = 0.52 - 0.16 = 0.36\ \text{V}$ और $n = 1$ से $\log K = 6$ मिलता है।`,
        },
        c: {
          en: 'This subtracts the two given potentials, $0.52 - 0.34 = 0.18$ V, though the second is not that of the half-reaction needed.',
          hi: 'इसमें दिए गए दोनों विभव सीधे घटा दिए गए, $0.52 - 0.34 = 0.18$ V, जबकि दूसरा विभव आवश्यक अर्ध-अभिक्रिया का नहीं है।',
        },
        d: {
          en: 'The potential is right, but $n = 2$ is used; only one electron passes in the equation as written.',
          hi: 'विभव सही है, पर $n = 2$ ले लिया गया; लिखे हुए समीकरण में केवल एक इलेक्ट्रॉन स्थानांतरित होता है।',
        },
      },
    },
    {
      code: 'nt-053',
      exams: ['neet'],
      subject: 'chemistry',
      topic: 'd-and-f-block',
      difficulty: 'easy',
      targetSeconds: 45,
      stem: {
        en: 'In which of the following pairs do both gaseous ions have the same spin-only magnetic moment? (Atomic numbers: V = 23, Cr = 24, Mn = 25, Fe = 26, Co = 27, Ni = 28)',
        hi: 'निम्नलिखित में से किस युग्म के दोनों गैसीय आयनों का प्रचक्रण-मात्र चुंबकीय आघूर्ण समान है? (परमाणु क्रमांक: V = 23, Cr = 24, Mn = 25, Fe = 26, Co = 27, Ni = 28)',
      },
      options: [
        {
          id: 'a',
          content: {
            en: String.raw`$\text{Fe}^{3+}$, $\text{Co}^{3+}$`,
            hi: String.raw`$\text{Fe}^{3+}$, $\text{Co}^{3+}$`,
          },
        },
        {
          id: 'b',
          content: {
            en: String.raw`$\text{Cr}^{3+}$, $\text{Co}^{2+}$`,
            hi: String.raw`$\text{Cr}^{3+}$, $\text{Co}^{2+}$`,
          },
        },
        {
          id: 'c',
          content: {
            en: String.raw`$\text{Mn}^{2+}$, $\text{Fe}^{2+}$`,
            hi: String.raw`$\text{Mn}^{2+}$, $\text{Fe}^{2+}$`,
          },
        },
        {
          id: 'd',
          content: {
            en: String.raw`$\text{V}^{2+}$, $\text{Ni}^{2+}$`,
            hi: String.raw`$\text{V}^{2+}$, $\text{Ni}^{2+}$`,
          },
        },
      ],
      key: { kind: 'mcq', optionIds: ['b'] },
      solution: {
        en: String.raw`$\mu = \sqrt{n(n+2)}$ BM depends only on the number $n$ of unpaired electrons. Remove the 4s electrons first.

- $\text{Cr}^{3+}$ $3d^3$: 3; $\text{Co}^{2+}$ $3d^7$: 3. Equal, $\mu = \sqrt{15} = 3.87$ BM.
- $\text{Mn}^{2+}$ $3d^5$: 5; $\text{Fe}^{2+}$ $3d^6$: 4.
- $\text{V}^{2+}$ $3d^3$: 3; $\text{Ni}^{2+}$ $3d^8$: 2.
- $\text{Fe}^{3+}$ $3d^5$: 5; $\text{Co}^{3+}$ $3d^6$: 4.

Short way: $d^x$ and $d^{10-x}$ have the same number of unpaired electrons.`,
        hi: String.raw`$\mu = \sqrt{n(n+2)}$ BM केवल अयुग्मित इलेक्ट्रॉनों की संख्या $n$ पर निर्भर है। आयन बनाते समय पहले 4s इलेक्ट्रॉन हटाइए।

- $\text{Cr}^{3+}$ $3d^3$: 3; $\text{Co}^{2+}$ $3d^7$: 3। समान, $\mu = \sqrt{15} = 3.87$ BM।
- $\text{Mn}^{2+}$ $3d^5$: 5; $\text{Fe}^{2+}$ $3d^6$: 4।
- $\text{V}^{2+}$ $3d^3$: 3; $\text{Ni}^{2+}$ $3d^8$: 2।
- $\text{Fe}^{3+}$ $3d^5$: 5; $\text{Co}^{3+}$ $3d^6$: 4।

छोटा तरीक़ा: $d^x$ और $d^{10-x}$ में अयुग्मित इलेक्ट्रॉन बराबर होते हैं।`,
      },
      reasons: {
        a: {
          en: '$3d^5$ has five unpaired electrons and $3d^6$ has four.',
          hi: '$3d^5$ में पाँच और $3d^6$ में चार अयुग्मित इलेक्ट्रॉन हैं।',
        },
        b: {
          en: '$3d^3$ and $3d^7$ both have three unpaired electrons (3.87 BM).',
          hi: '$3d^3$ और $3d^7$ दोनों में तीन अयुग्मित इलेक्ट्रॉन हैं (3.87 BM)।',
        },
        c: {
          en: '$3d^5$ has five unpaired electrons and $3d^6$ has four; equal charge does not make them equal.',
          hi: '$3d^5$ में पाँच और $3d^6$ में चार अयुग्मित इलेक्ट्रॉन हैं; समान आवेश से ये बराबर नहीं हो जाते।',
        },
        d: {
          en: '$3d^3$ has three unpaired electrons and $3d^8$ has two.',
          hi: '$3d^3$ में तीन और $3d^8$ में दो अयुग्मित इलेक्ट्रॉन हैं।',
        },
      },
    },
    {
      code: 'nt-054',
      exams: ['neet'],
      subject: 'chemistry',
      topic: 'hydrocarbons',
      difficulty: 'medium',
      targetSeconds: 65,
      stem: {
        en: String.raw`An alkene X, $\text{C}_6\text{H}_{12}$, gives propanone and propanal on reductive ozonolysis. The main product of the reaction of X with HBr in the presence of benzoyl peroxide is`,
        hi: String.raw`ऐल्कीन X, $\text{C}_6\text{H}_{12}$, के अपचायक ओज़ोनी अपघटन से प्रोपेनोन और प्रोपेनल मिलते हैं। बेंज़ॉयल परॉक्साइड की उपस्थिति में X की HBr से अभिक्रिया का मुख्य उत्पाद है`,
      },
      options: [
        { id: 'a', content: { en: '3-Bromo-2-methylpentane', hi: '3-ब्रोमो-2-मेथिलपेन्टेन' } },
        { id: 'b', content: { en: '2-Bromo-4-methylpentane', hi: '2-ब्रोमो-4-मेथिलपेन्टेन' } },
        { id: 'c', content: { en: '1-Bromo-2-methylpentane', hi: '1-ब्रोमो-2-मेथिलपेन्टेन' } },
        { id: 'd', content: { en: '2-Bromo-2-methylpentane', hi: '2-ब्रोमो-2-मेथिलपेन्टेन' } },
      ],
      key: { kind: 'mcq', optionIds: ['a'] },
      solution: {
        en: String.raw`Join the two carbonyl carbons to find X:

$(\text{CH}_3)_2\text{C=CHCH}_2\text{CH}_3$, 2-methylpent-2-ene.

With a peroxide the bromine **radical** adds first, to the carbon that leaves the more stable radical: Br goes to CH, the radical stands on the tertiary carbon. So the product is $(\text{CH}_3)_2\text{CHCHBrCH}_2\text{CH}_3$, 3-bromo-2-methylpentane. The trap is to use Markovnikov's rule.`,
        hi: String.raw`दोनों कार्बोनिल कार्बनों को जोड़कर X ज्ञात कीजिए:

$(\text{CH}_3)_2\text{C=CHCH}_2\text{CH}_3$, 2-मेथिलपेन्ट-2-ईन।

परॉक्साइड होने पर पहले ब्रोमीन **मूलक** जुड़ता है, उस कार्बन पर जिससे अधिक स्थायी मूलक बचे: Br, CH पर जाता है और मूलक तृतीयक कार्बन पर बनता है। उत्पाद $(\text{CH}_3)_2\text{CHCHBrCH}_2\text{CH}_3$ अर्थात् 3-ब्रोमो-2-मेथिलपेन्टेन है। आम ग़लती: यहाँ मार्कोनीकॉफ़ नियम लगा देना।`,
      },
      reasons: {
        a: {
          en: 'Br adds to the CH carbon of the double bond, so that the more stable tertiary radical is formed.',
          hi: 'Br द्विआबंध के CH कार्बन पर जुड़ता है, जिससे अधिक स्थायी तृतीयक मूलक बनता है।',
        },
        b: {
          en: 'This puts Br on a carbon that does not belong to the double bond of X.',
          hi: 'इसमें Br ऐसे कार्बन पर रखा गया है जो X के द्विआबंध का है ही नहीं।',
        },
        c: {
          en: 'This takes X as 2-methylpent-1-ene, which would give methanal and not propanone on ozonolysis.',
          hi: 'इसमें X को 2-मेथिलपेन्ट-1-ईन मान लिया गया, जिससे ओज़ोनी अपघटन में प्रोपेनोन नहीं, मेथेनल मिलता।',
        },
        d: {
          en: String.raw`This is the product without a peroxide, by Markovnikov's rule.`,
          hi: 'यह परॉक्साइड के बिना, मार्कोनीकॉफ़ नियम से बनने वाला उत्पाद है।',
        },
      },
    },
    {
      code: 'nt-055',
      exams: ['neet'],
      subject: 'chemistry',
      topic: 'thermodynamics',
      difficulty: 'easy',
      targetSeconds: 50,
      stem: {
        en: String.raw`Match the changes of an ideal gas in List-I with the relations in List-II.

| List-I (change) | List-II (relation) |
| --- | --- |
| (A) Adiabatic compression | (I) $q = 0$ and $w = 0$ |
| (B) Heating at constant volume | (II) $\Delta U = w \neq 0$ |
| (C) Reversible isothermal expansion | (III) $\Delta U = q \neq 0$ |
| (D) Isothermal expansion into vacuum | (IV) $q = -w \neq 0$ |

Choose the correct answer from the options given below:`,
        hi: String.raw`सूची-I में दिए आदर्श गैस के परिवर्तनों को सूची-II के संबंधों से सुमेलित कीजिए।

| सूची-I (परिवर्तन) | सूची-II (संबंध) |
| --- | --- |
| (A) रुद्धोष्म संपीडन | (I) $q = 0$ और $w = 0$ |
| (B) स्थिर आयतन पर गर्म करना | (II) $\Delta U = w \neq 0$ |
| (C) उत्क्रमणीय समतापी प्रसार | (III) $\Delta U = q \neq 0$ |
| (D) निर्वात में समतापी प्रसार | (IV) $q = -w \neq 0$ |

नीचे दिए गए विकल्पों में से सही उत्तर चुनिए:`,
      },
      options: [
        {
          id: 'a',
          content: { en: '(A)-(II), (B)-(III), (C)-(IV), (D)-(I)', hi: '(A)-(II), (B)-(III), (C)-(IV), (D)-(I)' },
        },
        {
          id: 'b',
          content: { en: '(A)-(I), (B)-(IV), (C)-(III), (D)-(II)', hi: '(A)-(I), (B)-(IV), (C)-(III), (D)-(II)' },
        },
        {
          id: 'c',
          content: { en: '(A)-(II), (B)-(IV), (C)-(III), (D)-(I)', hi: '(A)-(II), (B)-(IV), (C)-(III), (D)-(I)' },
        },
        {
          id: 'd',
          content: { en: '(A)-(I), (B)-(III), (C)-(IV), (D)-(II)', hi: '(A)-(I), (B)-(III), (C)-(IV), (D)-(II)' },
        },
      ],
      key: { kind: 'mcq', optionIds: ['a'] },
      solution: {
        en: String.raw`Put the condition of each change into $\Delta U = q + w$.

- (A) Adiabatic: $q = 0$, so $\Delta U = w$.
- (B) Constant volume: $w = 0$, so $\Delta U = q$.
- (C) Isothermal, ideal gas: $\Delta U = 0$, so $q = -w$; work is done by the gas.
- (D) Into vacuum: $p_{\text{ext}} = 0$, so $w = 0$; with $\Delta U = 0$ also $q = 0$.

The trap: (D) is isothermal too, but no work is done.`,
        hi: String.raw`हर परिवर्तन की शर्त $\Delta U = q + w$ में रखिए।

- (A) रुद्धोष्म: $q = 0$, अतः $\Delta U = w$।
- (B) स्थिर आयतन: $w = 0$, अतः $\Delta U = q$।
- (C) समतापी, आदर्श गैस: $\Delta U = 0$, अतः $q = -w$; गैस कार्य करती है।
- (D) निर्वात में: $p_{\text{ext}} = 0$, अतः $w = 0$; $\Delta U = 0$ होने से $q = 0$ भी।

ध्यान दीजिए: (D) भी समतापी है, पर उसमें कोई कार्य नहीं होता।`,
      },
      reasons: {
        a: {
          en: String.raw`Each relation follows from $\Delta U = q + w$ with $q = 0$, $w = 0$, $\Delta U = 0$, and both zero in turn.`,
          hi: String.raw`$\Delta U = q + w$ में क्रमशः $q = 0$, $w = 0$, $\Delta U = 0$ और फिर दोनों शून्य रखने पर ये संबंध मिलते हैं।`,
        },
        b: {
          en: String.raw`This takes $w = 0$ for the adiabatic change and $\Delta U = q$ for the isothermal one; neither holds.`,
          hi: String.raw`इसमें रुद्धोष्म परिवर्तन में $w = 0$ और समतापी में $\Delta U = q$ मान लिया गया; दोनों ग़लत हैं।`,
        },
        c: {
          en: String.raw`This exchanges B and C: at constant volume no work is done, at constant temperature $\Delta U$ is zero.`,
          hi: String.raw`इसमें B और C बदल गए: स्थिर आयतन पर कार्य शून्य होता है और स्थिर ताप पर $\Delta U$ शून्य।`,
        },
        d: {
          en: 'This exchanges A and D: in adiabatic compression work is done, in expansion into vacuum none.',
          hi: 'इसमें A और D बदल गए: रुद्धोष्म संपीडन में कार्य होता है, निर्वात में प्रसार में नहीं।',
        },
      },
    },
    {
      code: 'nt-056',
      exams: ['neet'],
      subject: 'chemistry',
      topic: 'oxygen-compounds',
      difficulty: 'medium',
      targetSeconds: 55,
      stem: {
        en: 'Read the assertion (A) and the reason (R) about the cleavage of an ether and choose the right option.',
        hi: 'एक ईथर के विदलन के बारे में अभिकथन (A) और कारण (R) पढ़कर सही विकल्प चुनिए।',
      },
      statements: {
        assertion: {
          en: 'When tert-butyl methyl ether is heated with one mole of HI, the main products are methanol and 2-iodo-2-methylpropane.',
          hi: 'तृतीयक-ब्यूटिल मेथिल ईथर को एक मोल HI के साथ गर्म करने पर मुख्य उत्पाद मेथेनॉल और 2-आयोडो-2-मेथिलप्रोपेन होते हैं।',
        },
        reason: {
          en: 'In this reaction the iodide ion attacks the less hindered methyl carbon of the protonated ether by the $S_N2$ mechanism.',
          hi: 'इस अभिक्रिया में आयोडाइड आयन प्रोटॉनित ईथर के कम बाधित मेथिल कार्बन पर $S_N2$ क्रियाविधि से आक्रमण करता है।',
        },
      },
      key: { kind: 'assertion_reason', optionIds: ['c'] },
      solution: {
        en: String.raw`- A is true. HI protonates the oxygen; the bond to the tertiary carbon breaks, as it gives the stable ion $(\text{CH}_3)_3\text{C}^+$. Methanol leaves, and iodide joins the tertiary carbon.
- R is false. An $S_N2$ attack on methyl would give $\text{CH}_3\text{I}$ and tert-butyl alcohol, which is not what A states.

Rule: with primary and secondary groups the smaller one becomes the iodide ($S_N2$); with a tertiary group, the tertiary one does ($S_N1$).`,
        hi: String.raw`- A सत्य है। HI ऑक्सीजन को प्रोटॉनित करता है; तृतीयक कार्बन वाला आबंध टूटता है, क्योंकि इससे स्थायी आयन $(\text{CH}_3)_3\text{C}^+$ बनता है। मेथेनॉल अलग होता है और आयोडाइड तृतीयक कार्बन से जुड़ता है।
- R असत्य है। मेथिल पर $S_N2$ आक्रमण होता तो $\text{CH}_3\text{I}$ और तृतीयक-ब्यूटिल ऐल्कोहॉल मिलते, जो A के विपरीत है।

नियम: प्राथमिक और द्वितीयक समूह हों तो छोटा समूह आयोडाइड बनता है ($S_N2$); तृतीयक समूह हो तो वही आयोडाइड बनता है ($S_N1$)।`,
      },
      reasons: {
        a: { en: 'R is false, so it cannot explain A.', hi: 'R असत्य है, अतः वह A की व्याख्या नहीं कर सकता।' },
        b: {
          en: 'A is true, but R is not: the bond to the tertiary carbon breaks, by way of a carbocation.',
          hi: 'A सत्य है, पर R नहीं: तृतीयक कार्बन वाला आबंध टूटता है और कार्बधनायन बनता है।',
        },
        c: {
          en: 'The products are those of A, and they come by $S_N1$ and not by the attack on methyl that R describes.',
          hi: 'उत्पाद वही हैं जो A में हैं, पर वे $S_N1$ से बनते हैं, R में बताए गए मेथिल पर आक्रमण से नहीं।',
        },
        d: {
          en: 'A is true: the stable tertiary cation leads to the tertiary iodide and to methanol.',
          hi: 'A सत्य है: स्थायी तृतीयक धनायन से तृतीयक आयोडाइड और मेथेनॉल बनते हैं।',
        },
      },
    },
    {
      code: 'nt-057',
      exams: ['neet'],
      subject: 'chemistry',
      topic: 'coordination-compounds',
      difficulty: 'medium',
      targetSeconds: 70,
      stem: {
        en: String.raw`Consider the following complexes (atomic numbers: Cr = 24, Mn = 25, Fe = 26, Co = 27):

A. $\text{[Fe(CN)}_6\text{]}^{3-}$

B. $\text{[Mn(H}_2\text{O)}_6\text{]}^{2+}$

C. $\text{[CoF}_6\text{]}^{3-}$

D. $\text{[Cr(NH}_3\text{)}_6\text{]}^{3+}$

E. $\text{[Co(NH}_3\text{)}_6\text{]}^{3+}$

The increasing order of the number of their unpaired electrons is`,
        hi: String.raw`निम्नलिखित संकुलों पर विचार कीजिए (परमाणु क्रमांक: Cr = 24, Mn = 25, Fe = 26, Co = 27):

A. $\text{[Fe(CN)}_6\text{]}^{3-}$

B. $\text{[Mn(H}_2\text{O)}_6\text{]}^{2+}$

C. $\text{[CoF}_6\text{]}^{3-}$

D. $\text{[Cr(NH}_3\text{)}_6\text{]}^{3+}$

E. $\text{[Co(NH}_3\text{)}_6\text{]}^{3+}$

इनके अयुग्मित इलेक्ट्रॉनों की संख्या का बढ़ता क्रम है`,
      },
      options: [
        { id: 'a', content: { en: 'A < E < D < B < C', hi: 'A < E < D < B < C' } },
        { id: 'b', content: { en: 'A < E < D < C < B', hi: 'A < E < D < C < B' } },
        { id: 'c', content: { en: 'E < A < D < B < C', hi: 'E < A < D < B < C' } },
        { id: 'd', content: { en: 'E < A < D < C < B', hi: 'E < A < D < C < B' } },
      ],
      key: { kind: 'mcq', optionIds: ['d'] },
      solution: {
        en: String.raw`Find the oxidation state, then ask whether the ligand pairs the electrons.

- A: $\text{Fe}^{3+}$ $d^5$, $\text{CN}^-$ strong: $t_{2g}^5$, 1
- B: $\text{Mn}^{2+}$ $d^5$, $\text{H}_2\text{O}$ weak: 5
- C: $\text{Co}^{3+}$ $d^6$, $\text{F}^-$ weak: 4
- D: $\text{Cr}^{3+}$ $d^3$: 3 with any ligand
- E: $\text{Co}^{3+}$ $d^6$, $\text{NH}_3$ pairs them: $t_{2g}^6$, 0

E < A < D < C < B.`,
        hi: String.raw`पहले ऑक्सीकरण अवस्था निकालिए, फिर देखिए कि लिगन्ड इलेक्ट्रॉनों का युग्मन कराता है या नहीं।

- A: $\text{Fe}^{3+}$ $d^5$, $\text{CN}^-$ प्रबल: $t_{2g}^5$, 1
- B: $\text{Mn}^{2+}$ $d^5$, $\text{H}_2\text{O}$ दुर्बल: 5
- C: $\text{Co}^{3+}$ $d^6$, $\text{F}^-$ दुर्बल: 4
- D: $\text{Cr}^{3+}$ $d^3$: लिगन्ड कोई भी हो, 3
- E: $\text{Co}^{3+}$ $d^6$, $\text{NH}_3$ युग्मन कराता है: $t_{2g}^6$, 0

E < A < D < C < B.`,
      },
      reasons: {
        a: {
          en: 'This has both ends wrong: A has one unpaired electron and E none; B has five and C four.',
          hi: 'इसमें दोनों सिरे ग़लत हैं: A में एक और E में शून्य; B में पाँच और C में चार अयुग्मित इलेक्ट्रॉन हैं।',
        },
        b: {
          en: 'This takes iron in A as +2 ($d^6$); it is +3, low-spin $d^5$ with one unpaired electron.',
          hi: 'इसमें A के आयरन को +2 ($d^6$) मान लिया गया; वह +3 में है, निम्न प्रचक्रण $d^5$, एक अयुग्मित इलेक्ट्रॉन।',
        },
        c: {
          en: 'High-spin $d^5$ in B has five unpaired electrons, one more than high-spin $d^6$ in C.',
          hi: 'B के उच्च प्रचक्रण $d^5$ में पाँच अयुग्मित इलेक्ट्रॉन हैं, C के उच्च प्रचक्रण $d^6$ से एक अधिक।',
        },
        d: {
          en: 'The numbers of unpaired electrons are 0, 1, 3, 4 and 5 in this order.',
          hi: 'इस क्रम में अयुग्मित इलेक्ट्रॉन 0, 1, 3, 4 और 5 हैं।',
        },
      },
    },
    {
      code: 'nt-058',
      exams: ['neet'],
      subject: 'chemistry',
      topic: 'solutions',
      difficulty: 'medium',
      targetSeconds: 70,
      stem: {
        en: 'Two liquids A and B form an ideal solution. At a certain temperature the vapour pressures of pure A and pure B are 80 mm Hg and 240 mm Hg. If the vapour in equilibrium with the solution contains equal moles of A and B, the total vapour pressure of the solution is',
        hi: 'द्रव A और B आदर्श विलयन बनाते हैं। किसी ताप पर शुद्ध A और शुद्ध B के वाष्प दाब क्रमशः 80 mm Hg और 240 mm Hg हैं। यदि विलयन के साथ साम्यावस्था में स्थित वाष्प में A और B के मोल बराबर हों, तो विलयन का कुल वाष्प दाब है',
      },
      options: [
        { id: 'a', content: { en: '320 mm Hg', hi: '320 mm Hg' } },
        { id: 'b', content: { en: '200 mm Hg', hi: '200 mm Hg' } },
        { id: 'c', content: { en: '160 mm Hg', hi: '160 mm Hg' } },
        { id: 'd', content: { en: '120 mm Hg', hi: '120 mm Hg' } },
      ],
      key: { kind: 'mcq', optionIds: ['d'] },
      solution: {
        en: String.raw`Equal moles in the vapour mean equal partial pressures:

$80\,x_A = 240\,(1 - x_A)$, so $x_A = 0.75$ in the liquid.

$p_A = 80 \times 0.75 = 60$ and $p_B = 240 \times 0.25 = 60$; total **120 mm Hg**.

Short way: $\dfrac{1}{p} = \dfrac{y_A}{p_A^\circ} + \dfrac{y_B}{p_B^\circ} = \dfrac{0.5}{80} + \dfrac{0.5}{240} = \dfrac{1}{120}$. The trap is to take the liquid as half and half.`,
        hi: String.raw`वाष्प में मोल बराबर होने का अर्थ है कि आंशिक दाब बराबर हैं:

$80\,x_A = 240\,(1 - x_A)$, अतः द्रव में $x_A = 0.75$।

$p_A = 80 \times 0.75 = 60$ और $p_B = 240 \times 0.25 = 60$; कुल **120 mm Hg**।

छोटा तरीक़ा: $\dfrac{1}{p} = \dfrac{y_A}{p_A^\circ} + \dfrac{y_B}{p_B^\circ} = \dfrac{0.5}{80} + \dfrac{0.5}{240} = \dfrac{1}{120}$। आम ग़लती: द्रव में मोल बराबर मान लेना।`,
      },
      reasons: {
        a: {
          en: 'This adds the vapour pressures of the pure liquids without their mole fractions.',
          hi: 'इसमें मोल अंशों के बिना शुद्ध द्रवों के वाष्प दाब जोड़ दिए गए।',
        },
        b: {
          en: 'This exchanges the mole fractions and takes $x_A = 0.25$ in the liquid.',
          hi: 'इसमें मोल अंश आपस में बदल गए और द्रव में $x_A = 0.25$ ले लिया गया।',
        },
        c: {
          en: 'This takes the liquid, and not the vapour, as containing equal moles.',
          hi: 'इसमें वाष्प के बजाय द्रव में मोल बराबर मान लिए गए।',
        },
        d: {
          en: 'Equal partial pressures need $x_A = 0.75$, and each partial pressure is then 60 mm Hg.',
          hi: 'आंशिक दाब बराबर होने के लिए $x_A = 0.75$ चाहिए, तब प्रत्येक आंशिक दाब 60 mm Hg है।',
        },
      },
    },
    {
      code: 'nt-059',
      exams: ['neet'],
      subject: 'chemistry',
      topic: 'hydrocarbons',
      difficulty: 'easy',
      targetSeconds: 35,
      stem: { en: 'Which of the following species is aromatic?', hi: 'निम्नलिखित में से कौन-सी स्पीशीज़ ऐरोमैटिक है?' },
      options: [
        { id: 'a', content: { en: 'Cyclopentadienyl cation', hi: 'साइक्लोपेन्टाडाइईनिल धनायन' } },
        { id: 'b', content: { en: 'Cyclopropenyl anion', hi: 'साइक्लोप्रोपीनिल ऋणायन' } },
        { id: 'c', content: { en: 'Cycloheptatrienyl cation', hi: 'साइक्लोहेप्टाट्राइईनिल धनायन' } },
        { id: 'd', content: { en: 'Cyclooctatetraene', hi: 'साइक्लोऑक्टाटेट्राईन' } },
      ],
      key: { kind: 'mcq', optionIds: ['c'] },
      solution: {
        en: String.raw`Hückel's rule: a planar ring, conjugated all round, with $(4n + 2)$ π electrons.

- Cycloheptatrienyl cation: 6, aromatic.
- Cyclopentadienyl cation: 4.
- Cyclopropenyl anion: 2 + 2 = 4.
- Cyclooctatetraene: 8, and not planar.

Count the electrons of the charge: a cation brings an empty p orbital (0), an anion a pair (2).`,
        hi: String.raw`हकल का नियम: समतलीय, पूर्णतः संयुग्मित वलय में $(4n + 2)$ π इलेक्ट्रॉन।

- साइक्लोहेप्टाट्राइईनिल धनायन: 6, ऐरोमैटिक।
- साइक्लोपेन्टाडाइईनिल धनायन: 4।
- साइक्लोप्रोपीनिल ऋणायन: 2 + 2 = 4।
- साइक्लोऑक्टाटेट्राईन: 8, और समतलीय भी नहीं।

आवेश के इलेक्ट्रॉन भी गिनिए: धनायन का रिक्त p कक्षक 0 देता है, ऋणायन एक युग्म अर्थात् 2।`,
      },
      reasons: {
        a: {
          en: 'It has 4 π electrons; the anion with 6 is the aromatic one.',
          hi: 'इसमें 4 π इलेक्ट्रॉन हैं; ऐरोमैटिक तो 6 वाला ऋणायन है।',
        },
        b: {
          en: 'It has 4 π electrons; the cation with 2 is the aromatic one.',
          hi: 'इसमें 4 π इलेक्ट्रॉन हैं; ऐरोमैटिक तो 2 वाला धनायन है।',
        },
        c: {
          en: 'It is planar and conjugated all round, with 6 π electrons ($4n + 2$ with $n = 1$).',
          hi: 'यह समतलीय और पूर्णतः संयुग्मित है, इसमें 6 π इलेक्ट्रॉन हैं ($n = 1$ पर $4n + 2$)।',
        },
        d: {
          en: 'It has 8 π electrons and is tub-shaped, not planar.',
          hi: 'इसमें 8 π इलेक्ट्रॉन हैं और इसकी आकृति टब जैसी है, समतलीय नहीं।',
        },
      },
    },
    {
      code: 'nt-060',
      exams: ['neet'],
      subject: 'chemistry',
      topic: 'practical',
      difficulty: 'easy',
      targetSeconds: 50,
      stem: {
        en: String.raw`A solution contains $\text{Cu}^{2+}$, $\text{Al}^{3+}$, $\text{Zn}^{2+}$ and $\text{Ba}^{2+}$ ions. It is treated in turn with (i) $\text{H}_2\text{S}$ in dilute HCl; (ii) $\text{NH}_4\text{Cl}$ and $\text{NH}_4\text{OH}$, after $\text{H}_2\text{S}$ is boiled off; (iii) $\text{H}_2\text{S}$, in the ammoniacal filtrate; (iv) $(\text{NH}_4)_2\text{CO}_3$, after $\text{H}_2\text{S}$ is boiled off. The precipitates filtered off in the four steps are in turn`,
        hi: String.raw`एक विलयन में $\text{Cu}^{2+}$, $\text{Al}^{3+}$, $\text{Zn}^{2+}$ और $\text{Ba}^{2+}$ आयन हैं। इसे बारी-बारी से (i) तनु HCl में $\text{H}_2\text{S}$; (ii) $\text{H}_2\text{S}$ को उबालकर निकालने के बाद $\text{NH}_4\text{Cl}$ और $\text{NH}_4\text{OH}$; (iii) अमोनियामय निस्यंद में $\text{H}_2\text{S}$; (iv) $\text{H}_2\text{S}$ को उबालकर निकालने के बाद $(\text{NH}_4)_2\text{CO}_3$ से उपचारित किया जाता है। चारों चरणों में छानकर अलग किए गए अवक्षेप क्रमशः हैं`,
      },
      options: [
        {
          id: 'a',
          content: {
            en: String.raw`$\text{CuS}$, $\text{Al(OH)}_3$, $\text{ZnS}$, $\text{BaCO}_3$`,
            hi: String.raw`$\text{CuS}$, $\text{Al(OH)}_3$, $\text{ZnS}$, $\text{BaCO}_3$`,
          },
        },
        {
          id: 'b',
          content: {
            en: String.raw`$\text{CuS}$, $\text{BaCO}_3$, $\text{ZnS}$, $\text{Al(OH)}_3$`,
            hi: String.raw`$\text{CuS}$, $\text{BaCO}_3$, $\text{ZnS}$, $\text{Al(OH)}_3$`,
          },
        },
        {
          id: 'c',
          content: {
            en: String.raw`$\text{ZnS}$, $\text{BaCO}_3$, $\text{CuS}$, $\text{Al(OH)}_3$`,
            hi: String.raw`$\text{ZnS}$, $\text{BaCO}_3$, $\text{CuS}$, $\text{Al(OH)}_3$`,
          },
        },
        {
          id: 'd',
          content: {
            en: String.raw`$\text{ZnS}$, $\text{Al(OH)}_3$, $\text{CuS}$, $\text{BaCO}_3$`,
            hi: String.raw`$\text{ZnS}$, $\text{Al(OH)}_3$, $\text{CuS}$, $\text{BaCO}_3$`,
          },
        },
      ],
      key: { kind: 'mcq', optionIds: ['a'] },
      solution: {
        en: String.raw`The steps are the group reagents of salt analysis.

- (i) Group II: acid keeps $\text{S}^{2-}$ low (common ion), so only the very slightly soluble CuS is precipitated.
- (ii) Group III: $\text{NH}_4\text{Cl}$ keeps $\text{OH}^-$ low; $\text{Al(OH)}_3$ is precipitated, $\text{Zn}^{2+}$ is not.
- (iii) Group IV: in ammonia $\text{S}^{2-}$ rises and ZnS is precipitated.
- (iv) Group V: $\text{BaCO}_3$.`,
        hi: String.raw`ये चरण लवण विश्लेषण के समूह अभिकर्मक हैं।

- (i) समूह II: अम्ल $\text{S}^{2-}$ की सांद्रता कम रखता है (सम-आयन प्रभाव), इसलिए केवल अत्यल्प विलेय CuS अवक्षेपित होता है।
- (ii) समूह III: $\text{NH}_4\text{Cl}$, $\text{OH}^-$ की सांद्रता कम रखता है; $\text{Al(OH)}_3$ अवक्षेपित होता है, $\text{Zn}^{2+}$ नहीं।
- (iii) समूह IV: अमोनिया में $\text{S}^{2-}$ बढ़ता है और ZnS अवक्षेपित होता है।
- (iv) समूह V: $\text{BaCO}_3$।`,
      },
      reasons: {
        a: {
          en: 'These are the ions of groups II, III, IV and V with their group reagents.',
          hi: 'ये क्रमशः समूह II, III, IV और V के आयन हैं, अपने समूह अभिकर्मकों के साथ।',
        },
        b: {
          en: String.raw`In step (ii) there is no carbonate for barium, while $\text{Al(OH)}_3$ comes down there.`,
          hi: String.raw`चरण (ii) में बेरियम के लिए कार्बोनेट है ही नहीं, जबकि $\text{Al(OH)}_3$ वहीं अवक्षेपित हो जाता है।`,
        },
        c: {
          en: 'This exchanges group II with IV and group III with V.',
          hi: 'इसमें समूह II और IV तथा समूह III और V आपस में बदल गए।',
        },
        d: {
          en: 'In acid the sulphide concentration is too small for ZnS; only CuS, far less soluble, comes down.',
          hi: 'अम्ल में सल्फ़ाइड की सांद्रता ZnS के लिए बहुत कम है; केवल अत्यंत कम विलेय CuS अवक्षेपित होता है।',
        },
      },
    },
  ],
}
