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

- A में 9, B और D प्रत्येक में 6 तथा C में 2 α-हाइड्रोजन हैं।
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
          en: 'A tertiary amine has no hydrogen on nitrogen to replace and gives no sulphonamide.',
          hi: 'तृतीयक ऐमीन के नाइट्रोजन पर हटाने के लिए हाइड्रोजन नहीं है, अतः सल्फ़ोनेमाइड नहीं बनता।',
        },
        c: {
          en: 'A primary amine gives a sulphonamide with an acidic N-H, which dissolves in alkali.',
          hi: 'प्राथमिक ऐमीन के सल्फ़ोनेमाइड में अम्लीय N-H रहता है, इसलिए वह क्षार में घुल जाता है।',
        },
        d: {
          en: 'A secondary amine gives a sulphonamide without hydrogen on N, which cannot dissolve in alkali.',
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
    {
      code: 'nt-061',
      exams: ['neet'],
      subject: 'chemistry',
      topic: 'bonding',
      difficulty: 'medium',
      targetSeconds: 60,
      stem: {
        en: String.raw`How many of the following molecules have a permanent dipole moment?

$\text{BF}_3$, $\text{SF}_4$, $\text{XeF}_4$, $\text{ClF}_3$, $\text{PCl}_5$, $\text{CHCl}_3$, $\text{CO}_2$, $\text{NF}_3$`,
        hi: String.raw`निम्नलिखित में से कितने अणुओं में स्थायी द्विध्रुव आघूर्ण होता है?

$\text{BF}_3$, $\text{SF}_4$, $\text{XeF}_4$, $\text{ClF}_3$, $\text{PCl}_5$, $\text{CHCl}_3$, $\text{CO}_2$, $\text{NF}_3$`,
      },
      options: [
        { id: 'a', content: { en: '5', hi: '5' } },
        { id: 'b', content: { en: '6', hi: '6' } },
        { id: 'c', content: { en: '4', hi: '4' } },
        { id: 'd', content: { en: '3', hi: '3' } },
      ],
      key: { kind: 'mcq', optionIds: ['c'] },
      solution: {
        en: String.raw`Find the shape; bond moments (and lone pairs) cancel only in a symmetrical one.

- Zero: $\text{BF}_3$ (trigonal planar), $\text{XeF}_4$ (square planar), $\text{PCl}_5$ (trigonal bipyramidal), $\text{CO}_2$ (linear).
- Not zero: $\text{SF}_4$ (see-saw), $\text{ClF}_3$ (T-shaped), $\text{CHCl}_3$ (unlike atoms on a tetrahedron), $\text{NF}_3$ (pyramidal).

So 4. The trap: a lone pair does not always make a molecule polar (see $\text{XeF}_4$).`,
        hi: String.raw`आकृति निकालिए; आबंध आघूर्ण (और एकाकी युग्म) केवल सममित आकृति में निरस्त होते हैं।

- शून्य: $\text{BF}_3$ (त्रिकोणीय समतलीय), $\text{XeF}_4$ (वर्ग समतलीय), $\text{PCl}_5$ (त्रिकोणीय द्विपिरामिडी), $\text{CO}_2$ (रैखिक)।
- शून्य नहीं: $\text{SF}_4$ (ढेंकुली), $\text{ClF}_3$ (T-आकृति), $\text{CHCl}_3$ (चतुष्फलक पर असमान परमाणु), $\text{NF}_3$ (पिरामिडी)।

अतः 4। ध्यान दीजिए: एकाकी युग्म होने से ही अणु ध्रुवीय नहीं हो जाता (देखिए $\text{XeF}_4$)।`,
      },
      reasons: {
        a: {
          en: String.raw`This counts $\text{XeF}_4$ too, whose two lone pairs are opposite to each other and cancel.`,
          hi: String.raw`इसमें $\text{XeF}_4$ भी गिना गया, जिसके दोनों एकाकी युग्म आमने-सामने हैं और एक-दूसरे को निरस्त करते हैं।`,
        },
        b: {
          en: String.raw`This counts $\text{PCl}_5$ and $\text{BF}_3$ too, in whose symmetrical shapes the bond moments cancel.`,
          hi: String.raw`इसमें $\text{PCl}_5$ और $\text{BF}_3$ भी गिने गए, जिनकी सममित आकृति में आबंध आघूर्ण निरस्त हो जाते हैं।`,
        },
        c: {
          en: String.raw`$\text{SF}_4$, $\text{ClF}_3$, $\text{CHCl}_3$ and $\text{NF}_3$ are polar; the other four are symmetrical.`,
          hi: String.raw`$\text{SF}_4$, $\text{ClF}_3$, $\text{CHCl}_3$ और $\text{NF}_3$ ध्रुवीय हैं; शेष चार सममित हैं।`,
        },
        d: {
          en: String.raw`This leaves out one, often $\text{SF}_4$, which is see-saw and not tetrahedral.`,
          hi: String.raw`इसमें एक छूट गया, प्रायः $\text{SF}_4$, जो चतुष्फलकीय नहीं, ढेंकुली (see-saw) आकृति का है।`,
        },
      },
    },
    {
      code: 'nt-062',
      exams: ['neet'],
      subject: 'chemistry',
      topic: 'mole-concept',
      difficulty: 'medium',
      targetSeconds: 75,
      stem: {
        en: '2.00 g of an aluminium foil that is 81% pure by mass is dropped into 100 mL of 1.2 M HCl. If the impurities are inert, the volume of hydrogen evolved, measured at 273 K and 1 atm, is about (atomic mass of Al = 27; molar volume of a gas at 273 K and 1 atm = 22.4 L)',
        hi: 'ऐलुमिनियम की 2.00 g पन्नी, जो द्रव्यमान से 81% शुद्ध है, 1.2 M HCl के 100 mL में डाली जाती है। यदि अशुद्धियाँ अक्रिय हों, तो 273 K और 1 atm पर मापी गई निकली हुई हाइड्रोजन का आयतन लगभग है (Al का परमाणु द्रव्यमान = 27; 273 K और 1 atm पर गैस का मोलर आयतन = 22.4 L)',
      },
      options: [
        { id: 'a', content: { en: '2.49 L', hi: '2.49 L' } },
        { id: 'b', content: { en: '1.34 L', hi: '1.34 L' } },
        { id: 'c', content: { en: '2.69 L', hi: '2.69 L' } },
        { id: 'd', content: { en: '2.02 L', hi: '2.02 L' } },
      ],
      key: { kind: 'mcq', optionIds: ['b'] },
      solution: {
        en: String.raw`Find the limiting reagent: $2\,\text{Al} + 6\,\text{HCl} \rightarrow 2\,\text{AlCl}_3 + 3\,\text{H}_2$

- Al: $\dfrac{2.00 \times 0.81}{27} = 0.06$ mol, which needs 0.18 mol of HCl.
- HCl: $0.100 \times 1.2 = 0.12$ mol only, so **HCl is limiting**.

$n(\text{H}_2) = \dfrac{0.12}{2} = 0.06$ mol and $V = 0.06 \times 22.4 = 1.34$ L. The trap is to count from aluminium, since its purity is given.`,
        hi: String.raw`सीमांत अभिकर्मक ज्ञात कीजिए: $2\,\text{Al} + 6\,\text{HCl} \rightarrow 2\,\text{AlCl}_3 + 3\,\text{H}_2$

- Al: $\dfrac{2.00 \times 0.81}{27} = 0.06$ मोल, जिसके लिए 0.18 मोल HCl चाहिए।
- HCl: केवल $0.100 \times 1.2 = 0.12$ मोल, अतः **HCl सीमांत है**।

$n(\text{H}_2) = \dfrac{0.12}{2} = 0.06$ मोल और $V = 0.06 \times 22.4 = 1.34$ L। आम ग़लती: शुद्धता दी होने के कारण ऐलुमिनियम से गणना कर लेना।`,
      },
      reasons: {
        a: {
          en: 'This takes the foil as pure and aluminium as the limiting reagent.',
          hi: 'इसमें पन्नी को शुद्ध और ऐलुमिनियम को सीमांत अभिकर्मक मान लिया गया।',
        },
        b: {
          en: 'HCl (0.12 mol) runs out first and gives 0.06 mol of hydrogen.',
          hi: 'HCl (0.12 मोल) पहले समाप्त होता है और 0.06 मोल हाइड्रोजन देता है।',
        },
        c: {
          en: 'This takes one mole of hydrogen from one mole of HCl, twice too much.',
          hi: 'इसमें एक मोल HCl से एक मोल हाइड्रोजन ले ली गई, जो दुगुनी है।',
        },
        d: {
          en: 'This takes all of the 0.06 mol of Al as used up; that would need 0.18 mol of HCl.',
          hi: 'इसमें पूरा 0.06 मोल Al ख़र्च मान लिया गया; उसके लिए 0.18 मोल HCl चाहिए।',
        },
      },
    },
    {
      code: 'nt-063',
      exams: ['neet'],
      subject: 'chemistry',
      topic: 'oxygen-compounds',
      difficulty: 'easy',
      targetSeconds: 50,
      stem: {
        en: String.raw`The decreasing order of the acid strength of the following compounds is

A. Phenol

B. 4-Nitrophenol

C. Benzoic acid

D. 4-Methoxybenzoic acid

E. Ethanol`,
        hi: String.raw`निम्नलिखित यौगिकों की अम्लीय प्रबलता का घटता क्रम है

A. फ़ीनॉल

B. 4-नाइट्रोफ़ीनॉल

C. बेंज़ोइक अम्ल

D. 4-मेथॉक्सीबेंज़ोइक अम्ल

E. एथेनॉल`,
      },
      options: [
        { id: 'a', content: { en: 'D > C > B > A > E', hi: 'D > C > B > A > E' } },
        { id: 'b', content: { en: 'C > D > B > A > E', hi: 'C > D > B > A > E' } },
        { id: 'c', content: { en: 'C > D > A > B > E', hi: 'C > D > A > B > E' } },
        { id: 'd', content: { en: 'D > C > A > B > E', hi: 'D > C > A > B > E' } },
      ],
      key: { kind: 'mcq', optionIds: ['b'] },
      solution: {
        en: String.raw`First the classes: carboxylic acid > phenol > alcohol. Then the substituent within each class.

- Methoxy (+R from para) makes the carboxylate less stable: C (pKa 4.2) > D (4.5).
- Nitro (−R, −I) makes the phenoxide more stable: B (7.1) > A (10).
- Ethanol (about 16) is last.

So C > D > B > A > E. Even 4-nitrophenol does not reach a benzoic acid.`,
        hi: String.raw`पहले वर्ग देखिए: कार्बोक्सिलिक अम्ल > फ़ीनॉल > ऐल्कोहॉल। फिर हर वर्ग में प्रतिस्थापी का प्रभाव।

- मेथॉक्सी (पैरा से +R) कार्बोक्सिलेट को कम स्थायी बनाता है: C (pKa 4.2) > D (4.5)।
- नाइट्रो (−R, −I) फ़ीनॉक्साइड को अधिक स्थायी बनाता है: B (7.1) > A (10)।
- एथेनॉल (लगभग 16) सबसे अंत में है।

अतः C > D > B > A > E। 4-नाइट्रोफ़ीनॉल भी बेंज़ोइक अम्ल जितना अम्लीय नहीं होता।`,
      },
      reasons: {
        a: {
          en: 'The methoxy group releases electrons by resonance from the para position and weakens the acid.',
          hi: 'पैरा स्थिति से मेथॉक्सी समूह अनुनाद द्वारा इलेक्ट्रॉन देता है और अम्लता घटाता है।',
        },
        b: {
          en: 'Carboxylic acids come first; methoxy weakens one of them and nitro strengthens the phenol.',
          hi: 'पहले कार्बोक्सिलिक अम्ल आते हैं; मेथॉक्सी समूह अम्लता घटाता है और नाइट्रो समूह फ़ीनॉल की अम्लता बढ़ाता है।',
        },
        c: {
          en: 'The nitro group spreads the charge of the phenoxide and makes the phenol stronger, not weaker.',
          hi: 'नाइट्रो समूह फ़ीनॉक्साइड के आवेश को फैलाकर फ़ीनॉल को अधिक अम्लीय बनाता है, कम नहीं।',
        },
        d: { en: 'This reverses the effect of both substituents.', hi: 'इसमें दोनों प्रतिस्थापियों का प्रभाव उलट दिया गया।' },
      },
    },
    {
      code: 'nt-064',
      exams: ['neet'],
      subject: 'chemistry',
      topic: 'kinetics',
      difficulty: 'medium',
      targetSeconds: 70,
      stem: {
        en: String.raw`The figure shows $\ln k$ against $1/T$ for two first-order reactions P and Q. The dashed parts are drawn on to $1/T = 0$.

![Graph of ln k against 1/T with two straight lines that fall from left to right. Line P begins higher on the ln k axis and is steeper; line Q begins lower and is less steep. They cross at 1/T = 1/T0: to the left of the crossing P lies above Q, to the right Q lies above P.](/figures/nt-064.svg)

Consider the following statements:

A. The activation energy of P is greater than that of Q.

B. The pre-exponential factor of P is less than that of Q.

C. At temperatures higher than $T_0$, $k$ of P is greater than $k$ of Q.

D. When the temperature is raised from $T_0$ by 10 K, $k$ of Q is multiplied by a greater factor than $k$ of P.

The correct statements are`,
        hi: String.raw`चित्र में दो प्रथम कोटि अभिक्रियाओं P और Q के लिए $1/T$ के साथ $\ln k$ का आलेख दिया है। खंडित भाग $1/T = 0$ तक बढ़ाए गए हैं।

![1/T के साथ ln k का आलेख, जिसमें दो सीधी रेखाएँ बाएँ से दाएँ नीचे जाती हैं। रेखा P, ln k अक्ष पर अधिक ऊँचाई से शुरू होती है और अधिक ढालू है; रेखा Q नीचे से शुरू होती है और कम ढालू है। दोनों 1/T = 1/T0 पर काटती हैं: कटान के बाईं ओर P, Q से ऊपर है और दाईं ओर Q, P से ऊपर है।](/figures/nt-064.svg)

निम्नलिखित कथनों पर विचार कीजिए:

A. P की सक्रियण ऊर्जा Q से अधिक है।

B. P का पूर्व-चरघातांकी गुणक Q से कम है।

C. $T_0$ से अधिक ताप पर P का $k$, Q के $k$ से अधिक है।

D. ताप को $T_0$ से 10 K बढ़ाने पर Q का $k$, P के $k$ की तुलना में अधिक गुना हो जाता है।

सही कथन हैं`,
      },
      options: [
        { id: 'a', content: { en: 'B and C only', hi: 'केवल B और C' } },
        { id: 'b', content: { en: 'A and C only', hi: 'केवल A और C' } },
        { id: 'c', content: { en: 'A and D only', hi: 'केवल A और D' } },
        { id: 'd', content: { en: 'B and D only', hi: 'केवल B और D' } },
      ],
      key: { kind: 'mcq', optionIds: ['b'] },
      solution: {
        en: String.raw`Read the line $\ln k = \ln A - \dfrac{E_a}{R} \cdot \dfrac{1}{T}$.

- A is correct: slope $= -E_a/R$, and P is steeper.
- B is wrong: the intercept is $\ln A$, and P starts higher.
- C is correct: $T > T_0$ means $1/T < 1/T_0$, the **left** side, where P is above.
- D is wrong: the greater $E_a$, the more $k$ grows with temperature; that is P.

The trap is to read the right side of a $1/T$ axis as the hot side.`,
        hi: String.raw`रेखा $\ln k = \ln A - \dfrac{E_a}{R} \cdot \dfrac{1}{T}$ को पढ़िए।

- A सही है: ढाल $= -E_a/R$, और P अधिक ढालू है।
- B ग़लत है: अंतःखंड $\ln A$ है, और P ऊपर से शुरू होती है।
- C सही है: $T > T_0$ का अर्थ है $1/T < 1/T_0$, अर्थात् **बाईं** ओर, जहाँ P ऊपर है।
- D ग़लत है: $E_a$ जितनी अधिक, ताप के साथ $k$ उतना ही अधिक बढ़ता है; वह P है।

आम ग़लती: $1/T$ अक्ष के दाएँ भाग को अधिक ताप वाला भाग समझ लेना।`,
      },
      reasons: {
        a: {
          en: String.raw`B fails: the intercept on the $\ln k$ axis, $\ln A$, is higher for P.`,
          hi: String.raw`B ग़लत है: $\ln k$ अक्ष पर अंतःखंड $\ln A$, P के लिए अधिक है।`,
        },
        b: {
          en: 'P is steeper (greater activation energy) and lies above Q on the left, where $T > T_0$.',
          hi: 'P अधिक ढालू है (सक्रियण ऊर्जा अधिक) और बाईं ओर, जहाँ $T > T_0$ है, Q से ऊपर है।',
        },
        c: {
          en: 'D fails: the reaction with the greater activation energy, P, gains the greater factor.',
          hi: 'D ग़लत है: जिस अभिक्रिया की सक्रियण ऊर्जा अधिक है, अर्थात् P, ताप से वही अधिक बढ़ती है।',
        },
        d: {
          en: 'Both fail: P has the higher intercept, and it is P that is more sensitive to temperature.',
          hi: 'दोनों ग़लत हैं: P का अंतःखंड अधिक है और ताप का प्रभाव भी P पर ही अधिक पड़ता है।',
        },
      },
    },
    {
      code: 'nt-065',
      exams: ['neet'],
      subject: 'chemistry',
      topic: 'biomolecules',
      difficulty: 'easy',
      targetSeconds: 40,
      stem: {
        en: String.raw`Match each vitamin in List-I with what its deficiency causes in List-II.

| List-I (vitamin) | List-II (effect of deficiency) |
| --- | --- |
| (A) Vitamin $\text{B}_1$ | (I) Cheilosis |
| (B) Vitamin $\text{B}_2$ | (II) Increased blood clotting time |
| (C) Vitamin $\text{B}_{12}$ | (III) Beri-beri |
| (D) Vitamin K | (IV) Pernicious anaemia |

Choose the correct answer from the options given below:`,
        hi: String.raw`सूची-I के विटामिनों को सूची-II में दिए उनकी कमी के प्रभावों से सुमेलित कीजिए।

| सूची-I (विटामिन) | सूची-II (कमी का प्रभाव) |
| --- | --- |
| (A) विटामिन $\text{B}_1$ | (I) किलोसिस (होंठ फटना) |
| (B) विटामिन $\text{B}_2$ | (II) रक्त के थक्का बनने के समय में वृद्धि |
| (C) विटामिन $\text{B}_{12}$ | (III) बेरी-बेरी |
| (D) विटामिन K | (IV) प्रणाशी रक्ताल्पता |

नीचे दिए गए विकल्पों में से सही उत्तर चुनिए:`,
      },
      options: [
        {
          id: 'a',
          content: { en: '(A)-(III), (B)-(I), (C)-(II), (D)-(IV)', hi: '(A)-(III), (B)-(I), (C)-(II), (D)-(IV)' },
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
          content: { en: '(A)-(I), (B)-(III), (C)-(IV), (D)-(II)', hi: '(A)-(I), (B)-(III), (C)-(IV), (D)-(II)' },
        },
      ],
      key: { kind: 'mcq', optionIds: ['c'] },
      solution: {
        en: String.raw`- $\text{B}_1$ (thiamine): beri-beri
- $\text{B}_2$ (riboflavin): cheilosis, cracks at the corners of the mouth
- $\text{B}_{12}$ (cyanocobalamin): pernicious anaemia
- K: blood takes longer to clot

Fix the sure pairs first ($\text{B}_1$ and K); they already leave one code.`,
        hi: String.raw`- $\text{B}_1$ (थायमीन): बेरी-बेरी
- $\text{B}_2$ (राइबोफ़्लेविन): किलोसिस, होंठों और मुँह के कोनों का फटना
- $\text{B}_{12}$ (सायनोकोबालामीन): प्रणाशी रक्ताल्पता
- K: रक्त का थक्का बनने में अधिक समय

पहले पक्की जोड़ियाँ ($\text{B}_1$ और K) बैठाइए; उन्हीं से एक कूट बचता है।`,
      },
      reasons: {
        a: {
          en: String.raw`This exchanges vitamin K, which is needed for clotting, with $\text{B}_{12}$, which is needed for red cells.`,
          hi: String.raw`इसमें थक्का बनाने वाला विटामिन K और लाल रक्त कणिकाओं के लिए आवश्यक $\text{B}_{12}$ आपस में बदल गए।`,
        },
        b: {
          en: String.raw`Both pairs are exchanged here: $\text{B}_1$ with $\text{B}_2$, and $\text{B}_{12}$ with K.`,
          hi: String.raw`यहाँ दोनों जोड़ियाँ बदल गईं: $\text{B}_1$ और $\text{B}_2$, तथा $\text{B}_{12}$ और K।`,
        },
        c: {
          en: 'Thiamine, riboflavin, cyanocobalamin and the clotting vitamin K are matched in turn.',
          hi: 'थायमीन, राइबोफ़्लेविन, सायनोकोबालामीन और थक्का बनाने वाला विटामिन K क्रमशः सुमेलित हैं।',
        },
        d: {
          en: 'This exchanges thiamine (beri-beri) and riboflavin (cheilosis).',
          hi: 'इसमें थायमीन (बेरी-बेरी) और राइबोफ़्लेविन (किलोसिस) आपस में बदल गए।',
        },
      },
    },
    {
      code: 'nt-066',
      exams: ['neet'],
      subject: 'chemistry',
      topic: 'periodicity',
      difficulty: 'easy',
      targetSeconds: 40,
      stem: {
        en: 'The correct order of the magnitude of the negative electron gain enthalpy is',
        hi: 'ऋणात्मक इलेक्ट्रॉन लब्धि एंथैल्पी के परिमाण का सही क्रम है',
      },
      options: [
        { id: 'a', content: { en: 'Cl > F > S > O', hi: 'Cl > F > S > O' } },
        { id: 'b', content: { en: 'F > Cl > O > S', hi: 'F > Cl > O > S' } },
        { id: 'c', content: { en: 'Cl > F > O > S', hi: 'Cl > F > O > S' } },
        { id: 'd', content: { en: 'F > Cl > S > O', hi: 'F > Cl > S > O' } },
      ],
      key: { kind: 'mcq', optionIds: ['a'] },
      solution: {
        en: String.raw`Halogens lie above group 16. Within a group the value falls downwards, except between the second and third periods: in the small atoms F and O the added electron is strongly repelled.

Values in kJ/mol: Cl −349, F −328, S −200, O −141.

So Cl > F > S > O. The trap is to follow electronegativity (F > O > Cl).`,
        hi: String.raw`हैलोजनों के मान वर्ग 16 से अधिक हैं। वर्ग में मान नीचे की ओर घटता है, पर दूसरे और तीसरे आवर्त के बीच नहीं: छोटे F और O परमाणुओं में जुड़ने वाला इलेक्ट्रॉन प्रबल प्रतिकर्षण झेलता है।

मान kJ/mol में: Cl −349, F −328, S −200, O −141।

अतः Cl > F > S > O। आम ग़लती: विद्युतऋणात्मकता (F > O > Cl) का क्रम लगा देना।`,
      },
      reasons: {
        a: {
          en: 'In both groups the small second-period atom repels the incoming electron more than the third-period atom.',
          hi: 'दोनों वर्गों में दूसरे आवर्त का छोटा परमाणु आने वाले इलेक्ट्रॉन को तीसरे आवर्त के परमाणु से अधिक प्रतिकर्षित करता है।',
        },
        b: {
          en: 'This follows electronegativity; the electron gain enthalpies of F and O are lowered by their small size.',
          hi: 'यह विद्युतऋणात्मकता का क्रम है; छोटे आकार के कारण F और O की इलेक्ट्रॉन लब्धि एंथैल्पी कम रह जाती है।',
        },
        c: {
          en: 'The halogens are right, but oxygen, like fluorine, is below the element under it.',
          hi: 'हैलोजन सही हैं, पर फ़्लुओरीन की तरह ऑक्सीजन का मान भी अपने नीचे वाले तत्व से कम है।',
        },
        d: {
          en: 'Sulphur and oxygen are right, but fluorine must stand below chlorine for the same reason.',
          hi: 'सल्फ़र और ऑक्सीजन सही हैं, पर उसी कारण से फ़्लुओरीन को क्लोरीन के बाद आना चाहिए।',
        },
      },
    },
    {
      code: 'nt-067',
      exams: ['neet'],
      subject: 'chemistry',
      topic: 'equilibrium',
      difficulty: 'medium',
      targetSeconds: 60,
      stem: {
        en: String.raw`The solubility product of a hydroxide $\text{M(OH)}_2$ at 298 K is $1.2 \times 10^{-11}$. When a strong base is slowly added to a 0.12 M solution of $\text{MCl}_2$ at 298 K (change of volume neglected), $\text{M(OH)}_2$ begins to precipitate when the pH reaches`,
        hi: String.raw`298 K पर हाइड्रॉक्साइड $\text{M(OH)}_2$ का विलेयता गुणनफल $1.2 \times 10^{-11}$ है। 298 K पर $\text{MCl}_2$ के 0.12 M विलयन में धीरे-धीरे प्रबल क्षार मिलाया जाता है (आयतन में परिवर्तन नगण्य)। $\text{M(OH)}_2$ का अवक्षेपण किस pH पर आरंभ होता है?`,
      },
      options: [
        { id: 'a', content: { en: '4', hi: '4' } },
        { id: 'b', content: { en: '10', hi: '10' } },
        { id: 'c', content: { en: '9', hi: '9' } },
        { id: 'd', content: { en: '5', hi: '5' } },
      ],
      key: { kind: 'mcq', optionIds: ['c'] },
      solution: {
        en: String.raw`Precipitation begins when the ionic product reaches $K_{sp}$:

$$
[\text{M}^{2+}][\text{OH}^-]^2 = 1.2 \times 10^{-11}
$$

$[\text{OH}^-]^2 = \dfrac{1.2 \times 10^{-11}}{0.12} = 10^{-10}$, so $[\text{OH}^-] = 10^{-5}$ M, pOH = 5 and **pH = 9**.

The traps: to forget the square root, or to stop at pOH.`,
        hi: String.raw`अवक्षेपण तब आरंभ होता है जब आयनिक गुणनफल $K_{sp}$ के बराबर हो जाए:

$$
[\text{M}^{2+}][\text{OH}^-]^2 = 1.2 \times 10^{-11}
$$

$[\text{OH}^-]^2 = \dfrac{1.2 \times 10^{-11}}{0.12} = 10^{-10}$, अतः $[\text{OH}^-] = 10^{-5}$ M, pOH = 5 और **pH = 9**।

आम ग़लतियाँ: वर्गमूल लेना भूल जाना, या pOH पर ही रुक जाना।`,
      },
      reasons: {
        a: {
          en: 'This leaves out the square root, takes pOH = 10 and subtracts from 14.',
          hi: 'इसमें वर्गमूल छोड़कर pOH = 10 लिया गया और 14 में से घटा दिया गया।',
        },
        b: {
          en: String.raw`This takes $-\log$ of $10^{-10}$, which is the square of $[\text{OH}^-]$, as the pH.`,
          hi: String.raw`इसमें $10^{-10}$ का $-\log$, जो $[\text{OH}^-]$ का वर्ग है, pH मान लिया गया।`,
        },
        c: {
          en: String.raw`$[\text{OH}^-]^2 = 10^{-10}$ gives $[\text{OH}^-] = 10^{-5}$, pOH 5 and pH 9.`,
          hi: String.raw`$[\text{OH}^-]^2 = 10^{-10}$ से $[\text{OH}^-] = 10^{-5}$, pOH 5 और pH 9 मिलता है।`,
        },
        d: { en: 'This is the pOH; it must be taken from 14.', hi: 'यह pOH है; इसे 14 में से घटाना होगा।' },
      },
    },
    {
      code: 'nt-068',
      exams: ['neet'],
      subject: 'chemistry',
      topic: 'halogen-compounds',
      difficulty: 'hard',
      targetSeconds: 80,
      stem: {
        en: 'When 2-methylbutane is monochlorinated in light, the number of monochloro products that can form, with stereoisomers counted separately, is',
        hi: '2-मेथिलब्यूटेन के प्रकाश में मोनोक्लोरीनीकरण से बन सकने वाले मोनोक्लोरो उत्पादों की संख्या, त्रिविम समावयवियों को अलग-अलग गिनने पर, है',
      },
      options: [
        { id: 'a', content: { en: '4', hi: '4' } },
        { id: 'b', content: { en: '6', hi: '6' } },
        { id: 'c', content: { en: '5', hi: '5' } },
        { id: 'd', content: { en: '8', hi: '8' } },
      ],
      key: { kind: 'mcq', optionIds: ['b'] },
      solution: {
        en: String.raw`Number the different kinds of hydrogen in $(\text{CH}_3)_2\text{CHCH}_2\text{CH}_3$: four.

- Cl on a $\text{CH}_3$ next to CH: 1-chloro-2-methylbutane, **chiral**, 2
- Cl on CH: 2-chloro-2-methylbutane, 1
- Cl on $\text{CH}_2$: 2-chloro-3-methylbutane, **chiral**, 2
- Cl on the far $\text{CH}_3$: 1-chloro-3-methylbutane, 1

Total $2 + 1 + 2 + 1 = 6$. The trap: the two like $\text{CH}_3$ groups give one structure, but it has a chiral carbon.`,
        hi: String.raw`$(\text{CH}_3)_2\text{CHCH}_2\text{CH}_3$ में भिन्न प्रकार के हाइड्रोजन गिनिए: चार।

- CH से जुड़े $\text{CH}_3$ पर Cl: 1-क्लोरो-2-मेथिलब्यूटेन, **काइरल**, 2
- CH पर Cl: 2-क्लोरो-2-मेथिलब्यूटेन, 1
- $\text{CH}_2$ पर Cl: 2-क्लोरो-3-मेथिलब्यूटेन, **काइरल**, 2
- दूर वाले $\text{CH}_3$ पर Cl: 1-क्लोरो-3-मेथिलब्यूटेन, 1

कुल $2 + 1 + 2 + 1 = 6$। ध्यान दीजिए: दोनों समान $\text{CH}_3$ समूह एक ही संरचना देते हैं, पर उसमें काइरल कार्बन है।`,
      },
      reasons: {
        a: {
          en: 'This counts the structural isomers only and leaves out the enantiomers.',
          hi: 'इसमें केवल संरचनात्मक समावयवी गिने गए और प्रतिबिंब रूप छूट गए।',
        },
        b: {
          en: 'Of the four structural isomers two are chiral and count as a pair of enantiomers each: $4 + 2 = 6$.',
          hi: 'चार संरचनात्मक समावयवियों में से दो काइरल हैं और हर एक के दो प्रतिबिंब रूप गिने जाते हैं: $4 + 2 = 6$।',
        },
        c: {
          en: 'This finds only one of the two chiral products, 1-chloro-2-methylbutane and 2-chloro-3-methylbutane.',
          hi: 'इसमें दो काइरल उत्पादों, 1-क्लोरो-2-मेथिलब्यूटेन और 2-क्लोरो-3-मेथिलब्यूटेन, में से एक ही पहचाना गया।',
        },
        d: {
          en: 'This takes all four structural isomers as chiral.',
          hi: 'इसमें चारों संरचनात्मक समावयवियों को काइरल मान लिया गया।',
        },
      },
    },
    {
      code: 'nt-069',
      exams: ['neet'],
      subject: 'chemistry',
      topic: 'coordination-compounds',
      difficulty: 'easy',
      targetSeconds: 60,
      stem: {
        en: String.raw`100 mL of a 0.1 M solution of an isomer of $\text{CrCl}_3 \cdot 6\,\text{H}_2\text{O}$ gives 2.87 g of AgCl at once with an excess of $\text{AgNO}_3$. The isomer is (molar mass of AgCl $= 143.5\ \text{g mol}^{-1}$)`,
        hi: String.raw`$\text{CrCl}_3 \cdot 6\,\text{H}_2\text{O}$ के एक समावयवी के 0.1 M विलयन के 100 mL में $\text{AgNO}_3$ आधिक्य में मिलाने पर तुरंत 2.87 g AgCl बनता है। वह समावयवी है (AgCl का मोलर द्रव्यमान $= 143.5\ \text{g mol}^{-1}$)`,
      },
      options: [
        {
          id: 'a',
          content: {
            en: String.raw`$\text{[Cr(H}_2\text{O)}_4\text{Cl}_2\text{]Cl} \cdot 2\,\text{H}_2\text{O}$`,
            hi: String.raw`$\text{[Cr(H}_2\text{O)}_4\text{Cl}_2\text{]Cl} \cdot 2\,\text{H}_2\text{O}$`,
          },
        },
        {
          id: 'b',
          content: {
            en: String.raw`$\text{[Cr(H}_2\text{O)}_3\text{Cl}_3\text{]} \cdot 3\,\text{H}_2\text{O}$`,
            hi: String.raw`$\text{[Cr(H}_2\text{O)}_3\text{Cl}_3\text{]} \cdot 3\,\text{H}_2\text{O}$`,
          },
        },
        {
          id: 'c',
          content: {
            en: String.raw`$\text{[Cr(H}_2\text{O)}_5\text{Cl]Cl}_2 \cdot \text{H}_2\text{O}$`,
            hi: String.raw`$\text{[Cr(H}_2\text{O)}_5\text{Cl]Cl}_2 \cdot \text{H}_2\text{O}$`,
          },
        },
        {
          id: 'd',
          content: {
            en: String.raw`$\text{[Cr(H}_2\text{O)}_6\text{]Cl}_3$`,
            hi: String.raw`$\text{[Cr(H}_2\text{O)}_6\text{]Cl}_3$`,
          },
        },
      ],
      key: { kind: 'mcq', optionIds: ['c'] },
      solution: {
        en: String.raw`Only chloride outside the coordination sphere is precipitated at once.

- Complex: $0.100 \times 0.1 = 0.01$ mol
- AgCl: $\dfrac{2.87}{143.5} = 0.02$ mol

Ratio 2: two ionisable chlorides, hence $\text{[Cr(H}_2\text{O)}_5\text{Cl]Cl}_2 \cdot \text{H}_2\text{O}$. The coordination number 6 is kept, so one water stands outside. The trap is to count the chlorides inside the brackets.`,
        hi: String.raw`केवल समन्वय मंडल के बाहर का क्लोराइड तुरंत अवक्षेपित होता है।

- संकुल: $0.100 \times 0.1 = 0.01$ मोल
- AgCl: $\dfrac{2.87}{143.5} = 0.02$ मोल

अनुपात 2: दो आयननीय क्लोराइड, अतः $\text{[Cr(H}_2\text{O)}_5\text{Cl]Cl}_2 \cdot \text{H}_2\text{O}$। उपसहसंयोजन संख्या 6 बनी रहती है, इसलिए एक जल-अणु बाहर है। आम ग़लती: कोष्ठक के भीतर के क्लोराइड गिन लेना।`,
      },
      reasons: {
        a: {
          en: 'With one ionisable chloride it would give 1.4 g of AgCl; it has two chlorides inside, not outside.',
          hi: 'एक आयननीय क्लोराइड होने से यह 1.4 g AgCl देता; इसके दो क्लोराइड भीतर हैं, बाहर नहीं।',
        },
        b: {
          en: 'All its chlorides are ligands; it would give no AgCl at once.',
          hi: 'इसके सभी क्लोराइड लिगन्ड हैं; यह तुरंत AgCl नहीं देता।',
        },
        c: {
          en: '0.01 mol of it gives 0.02 mol of AgCl, so two chlorides stand outside the sphere.',
          hi: 'इसके 0.01 मोल से 0.02 मोल AgCl बनता है, अतः दो क्लोराइड समन्वय मंडल के बाहर हैं।',
        },
        d: {
          en: 'With three ionisable chlorides it would give 4.3 g of AgCl.',
          hi: 'तीन आयननीय क्लोराइड होने से यह 4.3 g AgCl देता।',
        },
      },
    },
    {
      code: 'nt-070',
      exams: ['neet'],
      subject: 'chemistry',
      topic: 'electrochemistry',
      difficulty: 'easy',
      targetSeconds: 50,
      stem: {
        en: String.raw`The electric charge needed to reduce all of the manganese in 1.58 g of $\text{KMnO}_4$ to $\text{Mn}^{2+}$ in acidic medium is (molar mass of $\text{KMnO}_4$ $= 158\ \text{g mol}^{-1}$, $F = 96500\ \text{C mol}^{-1}$)`,
        hi: String.raw`अम्लीय माध्यम में 1.58 g $\text{KMnO}_4$ के पूरे मैंगनीज़ को $\text{Mn}^{2+}$ में अपचयित करने के लिए आवश्यक विद्युत आवेश है ($\text{KMnO}_4$ का मोलर द्रव्यमान $= 158\ \text{g mol}^{-1}$, $F = 96500\ \text{C mol}^{-1}$)`,
      },
      options: [
        { id: 'a', content: { en: '2895 C', hi: '2895 C' } },
        { id: 'b', content: { en: '965 C', hi: '965 C' } },
        { id: 'c', content: { en: '6755 C', hi: '6755 C' } },
        { id: 'd', content: { en: '4825 C', hi: '4825 C' } },
      ],
      key: { kind: 'mcq', optionIds: ['d'] },
      solution: {
        en: String.raw`Manganese goes from +7 to +2: five electrons per ion.

- $n(\text{KMnO}_4) = \dfrac{1.58}{158} = 0.01$ mol
- electrons: $5 \times 0.01 = 0.05$ mol
- $Q = 0.05 \times 96500 = 4825$ C

The trap is the change by 3, which belongs to the neutral or faintly alkaline medium ($\text{MnO}_2$).`,
        hi: String.raw`मैंगनीज़ +7 से +2 में जाता है: प्रति आयन पाँच इलेक्ट्रॉन।

- $n(\text{KMnO}_4) = \dfrac{1.58}{158} = 0.01$ मोल
- इलेक्ट्रॉन: $5 \times 0.01 = 0.05$ मोल
- $Q = 0.05 \times 96500 = 4825$ C

आम ग़लती: 3 का परिवर्तन लेना, जो उदासीन या दुर्बल क्षारीय माध्यम ($\text{MnO}_2$) का है।`,
      },
      reasons: {
        a: {
          en: String.raw`This takes three electrons, the change to $\text{MnO}_2$ in neutral medium.`,
          hi: String.raw`इसमें तीन इलेक्ट्रॉन लिए गए, जो उदासीन माध्यम में $\text{MnO}_2$ बनने का परिवर्तन है।`,
        },
        b: { en: 'This takes one electron per permanganate ion.', hi: 'इसमें प्रति परमैंगनेट आयन एक ही इलेक्ट्रॉन लिया गया।' },
        c: {
          en: 'This takes seven electrons, as if the metal itself were formed.',
          hi: 'इसमें सात इलेक्ट्रॉन लिए गए, मानो धातु ही बन रही हो।',
        },
        d: {
          en: '0.01 mol of Mn(VII) takes up 5 electrons per atom: 0.05 mol of electrons.',
          hi: '0.01 मोल Mn(VII) प्रति परमाणु 5 इलेक्ट्रॉन लेता है: 0.05 मोल इलेक्ट्रॉन।',
        },
      },
    },
    {
      code: 'nt-071',
      exams: ['neet'],
      subject: 'chemistry',
      topic: 'd-and-f-block',
      difficulty: 'medium',
      targetSeconds: 60,
      stem: {
        en: String.raw`Chromite ore is fused with $\text{Na}_2\text{CO}_3$ in free access of air, and the mass is extracted with water to give a solution of A. Acidification of A with $\text{H}_2\text{SO}_4$ gives B, and B is treated with KCl in hot concentrated solution, from which C crystallises on cooling. Which of the following statements is **incorrect**?`,
        hi: String.raw`क्रोमाइट अयस्क को वायु की पर्याप्त उपस्थिति में $\text{Na}_2\text{CO}_3$ के साथ संगलित करके जल से निष्कर्षित करने पर A का विलयन मिलता है। A को $\text{H}_2\text{SO}_4$ से अम्लीकृत करने पर B बनता है। B के गर्म सांद्र विलयन में KCl मिलाकर ठंडा करने पर C के क्रिस्टल बनते हैं। निम्नलिखित में से कौन-सा कथन **ग़लत** है?`,
      },
      options: [
        {
          id: 'a',
          content: {
            en: 'The oxidation state of chromium is the same in A, B and C',
            hi: 'A, B और C में क्रोमियम की ऑक्सीकरण अवस्था समान है',
          },
        },
        {
          id: 'b',
          content: { en: 'A is yellow in solution, whereas B is orange', hi: 'विलयन में A पीला होता है, जबकि B नारंगी' },
        },
        {
          id: 'c',
          content: {
            en: 'C separates because it is less soluble in water than B',
            hi: 'C इसलिए अलग होता है कि वह जल में B से कम विलेय है',
          },
        },
        {
          id: 'd',
          content: {
            en: 'B is changed back into A with the help of a reducing agent',
            hi: 'B को अपचायक की सहायता से वापस A में बदला जाता है',
          },
        },
      ],
      key: { kind: 'mcq', optionIds: ['d'] },
      solution: {
        en: String.raw`A = $\text{Na}_2\text{CrO}_4$ (yellow), B = $\text{Na}_2\text{Cr}_2\text{O}_7$ (orange), C = $\text{K}_2\text{Cr}_2\text{O}_7$.

Chromium is oxidised from +3 to +6 in the fusion; after that it stays at +6. Chromate and dichromate pass into each other with the pH:

- acid: $2\,\text{CrO}_4^{2-} + 2\,\text{H}^+ \rightarrow \text{Cr}_2\text{O}_7^{2-} + \text{H}_2\text{O}$
- alkali: $\text{Cr}_2\text{O}_7^{2-} + 2\,\text{OH}^- \rightarrow 2\,\text{CrO}_4^{2-} + \text{H}_2\text{O}$

So B goes back to A with **alkali**, not with a reducing agent. The trap is to take the change of colour for a change of oxidation state.`,
        hi: String.raw`A = $\text{Na}_2\text{CrO}_4$ (पीला), B = $\text{Na}_2\text{Cr}_2\text{O}_7$ (नारंगी), C = $\text{K}_2\text{Cr}_2\text{O}_7$।

संगलन में क्रोमियम +3 से +6 में ऑक्सीकृत होता है; उसके बाद वह +6 ही रहता है। क्रोमेट और डाइक्रोमेट pH के साथ एक-दूसरे में बदलते हैं:

- अम्ल: $2\,\text{CrO}_4^{2-} + 2\,\text{H}^+ \rightarrow \text{Cr}_2\text{O}_7^{2-} + \text{H}_2\text{O}$
- क्षार: $\text{Cr}_2\text{O}_7^{2-} + 2\,\text{OH}^- \rightarrow 2\,\text{CrO}_4^{2-} + \text{H}_2\text{O}$

अतः B से A में वापसी **क्षार** से होती है, अपचायक से नहीं। आम ग़लती: रंग बदलने को ऑक्सीकरण अवस्था का बदलना समझ लेना।`,
      },
      reasons: {
        a: {
          en: 'This is true: it is +6 in the chromate and in both dichromates.',
          hi: 'यह सही है: क्रोमेट और दोनों डाइक्रोमेटों में वह +6 है।',
        },
        b: {
          en: 'This is true: A is sodium chromate and B sodium dichromate.',
          hi: 'यह सही है: A सोडियम क्रोमेट और B सोडियम डाइक्रोमेट है।',
        },
        c: {
          en: 'This is true: potassium dichromate is less soluble than sodium dichromate.',
          hi: 'यह सही है: पोटैशियम डाइक्रोमेट की विलेयता सोडियम डाइक्रोमेट से कम है।',
        },
        d: {
          en: 'Only alkali is needed: chromium is +6 in both, so this change is no reduction.',
          hi: 'केवल क्षार चाहिए: दोनों में क्रोमियम +6 है, अतः यह परिवर्तन अपचयन नहीं है।',
        },
      },
    },
    {
      code: 'nt-072',
      exams: ['neet'],
      subject: 'chemistry',
      topic: 'purification',
      difficulty: 'medium',
      targetSeconds: 70,
      stem: {
        en: String.raw`In the estimation of nitrogen by Kjeldahl's method, the ammonia from 0.35 g of an organic compound was absorbed in 50 mL of 0.1 M $\text{H}_2\text{SO}_4$. The acid left over needed 60 mL of 0.1 M NaOH for neutralisation. The percentage of nitrogen in the compound is`,
        hi: String.raw`केल्डॉल विधि से नाइट्रोजन के आकलन में एक कार्बनिक यौगिक के 0.35 g से निकली अमोनिया को 0.1 M $\text{H}_2\text{SO}_4$ के 50 mL में अवशोषित किया गया। बचे हुए अम्ल के उदासीनीकरण में 0.1 M NaOH के 60 mL लगे। यौगिक में नाइट्रोजन की प्रतिशतता है`,
      },
      options: [
        { id: 'a', content: { en: '16%', hi: '16%' } },
        { id: 'b', content: { en: '40%', hi: '40%' } },
        { id: 'c', content: { en: '24%', hi: '24%' } },
        { id: 'd', content: { en: '8%', hi: '8%' } },
      ],
      key: { kind: 'mcq', optionIds: ['a'] },
      solution: {
        en: String.raw`Count millimoles of $\text{H}^+$, since $\text{H}_2\text{SO}_4$ is dibasic.

- taken: $50 \times 0.1 \times 2 = 10$
- left (used by NaOH): $60 \times 0.1 = 6$
- taken by $\text{NH}_3$: $10 - 6 = 4$ mmol

$$
\%\text{N} = \frac{4 \times 14}{350} \times 100 = 16
$$

The traps are the factor 2 of the acid and the back titration.`,
        hi: String.raw`$\text{H}_2\text{SO}_4$ द्विक्षारकी है, इसलिए $\text{H}^+$ के मिलीमोल गिनिए।

- लिया गया: $50 \times 0.1 \times 2 = 10$
- बचा हुआ (NaOH से): $60 \times 0.1 = 6$
- $\text{NH}_3$ से उदासीन: $10 - 6 = 4$ मिलीमोल

$$
\%\text{N} = \frac{4 \times 14}{350} \times 100 = 16
$$

आम ग़लतियाँ: अम्ल का गुणक 2 और पश्च अनुमापन भूल जाना।`,
      },
      reasons: {
        a: {
          en: String.raw`10 mmol of $\text{H}^+$ less 6 mmol of NaOH leaves 4 mmol of ammonia, that is 56 mg of nitrogen.`,
          hi: String.raw`10 मिलीमोल $\text{H}^+$ में से 6 मिलीमोल NaOH घटाने पर 4 मिलीमोल अमोनिया, अर्थात् 56 mg नाइट्रोजन।`,
        },
        b: {
          en: 'This takes all of the acid as used by ammonia and forgets the back titration.',
          hi: 'इसमें पूरा अम्ल अमोनिया से उदासीन मान लिया गया और पश्च अनुमापन छूट गया।',
        },
        c: {
          en: 'This takes the 6 mmol of NaOH as the ammonia; it measures the acid left over.',
          hi: 'इसमें 6 मिलीमोल NaOH को ही अमोनिया मान लिया गया; वह बचे हुए अम्ल की माप है।',
        },
        d: {
          en: String.raw`This takes 2 mmol, one molecule of ammonia for each molecule of $\text{H}_2\text{SO}_4$ used; each takes two.`,
          hi: String.raw`इसमें प्रयुक्त $\text{H}_2\text{SO}_4$ के हर अणु पर अमोनिया का एक अणु मानकर 2 मिलीमोल लिए गए; हर अणु दो लेता है।`,
        },
      },
    },
    {
      code: 'nt-073',
      exams: ['neet'],
      subject: 'chemistry',
      topic: 'thermodynamics',
      difficulty: 'medium',
      targetSeconds: 75,
      stem: {
        en: String.raw`The standard enthalpy of formation of $\text{NH}_3\text{(g)}$ is $-46\ \text{kJ mol}^{-1}$. The bond enthalpies of $\text{N} \equiv \text{N}$ and $\text{H–H}$ are 946 and $436\ \text{kJ mol}^{-1}$. The mean bond enthalpy of $\text{N–H}$ in ammonia, in $\text{kJ mol}^{-1}$, is about`,
        hi: String.raw`$\text{NH}_3\text{(g)}$ की मानक संभवन एंथैल्पी $-46\ \text{kJ mol}^{-1}$ है। $\text{N} \equiv \text{N}$ और $\text{H–H}$ की आबंध एंथैल्पी क्रमशः 946 और $436\ \text{kJ mol}^{-1}$ हैं। अमोनिया में $\text{N–H}$ की औसत आबंध एंथैल्पी, $\text{kJ mol}^{-1}$ में, लगभग है`,
      },
      options: [
        { id: 'a', content: { en: '391', hi: '391' } },
        { id: 'b', content: { en: '383', hi: '383' } },
        { id: 'c', content: { en: '376', hi: '376' } },
        { id: 'd', content: { en: '360', hi: '360' } },
      ],
      key: { kind: 'mcq', optionIds: ['a'] },
      solution: {
        en: String.raw`$\Delta_f H$ = (bonds broken) − (bonds formed), for **one** mole:

$\tfrac{1}{2}\text{N}_2 + \tfrac{3}{2}\text{H}_2 \rightarrow \text{NH}_3$

$-46 = \tfrac{1}{2}(946) + \tfrac{3}{2}(436) - 3x$

$3x = 473 + 654 + 46 = 1173$, so $x = 391\ \text{kJ mol}^{-1}$.

The trap is the sign of −46: the bonds formed must outweigh those broken.`,
        hi: String.raw`$\Delta_f H$ = (टूटे आबंध) − (बने आबंध), **एक** मोल के लिए:

$\tfrac{1}{2}\text{N}_2 + \tfrac{3}{2}\text{H}_2 \rightarrow \text{NH}_3$

$-46 = \tfrac{1}{2}(946) + \tfrac{3}{2}(436) - 3x$

$3x = 473 + 654 + 46 = 1173$, अतः $x = 391\ \text{kJ mol}^{-1}$।

आम ग़लती −46 के चिह्न में होती है: बने आबंधों की ऊर्जा टूटे आबंधों से अधिक होनी चाहिए।`,
      },
      reasons: {
        a: {
          en: '$473 + 654 + 46 = 1173$ for three bonds gives 391.',
          hi: 'तीन आबंधों के लिए $473 + 654 + 46 = 1173$, अतः 391।',
        },
        b: {
          en: 'This writes the equation for two moles of ammonia, but takes 46 kJ and not 92 kJ for it.',
          hi: 'इसमें समीकरण दो मोल अमोनिया का लिखा गया, पर उसके लिए 92 kJ के बजाय 46 kJ लिया गया।',
        },
        c: {
          en: 'This leaves out the enthalpy of formation and divides 1127 by 3.',
          hi: 'इसमें संभवन एंथैल्पी छोड़कर 1127 को 3 से भाग दिया गया।',
        },
        d: {
          en: 'This has the sign of the enthalpy of formation wrong: $1127 - 46$.',
          hi: 'इसमें संभवन एंथैल्पी का चिह्न ग़लत है: $1127 - 46$।',
        },
      },
    },
    {
      code: 'nt-074',
      exams: ['neet'],
      subject: 'chemistry',
      topic: 'organic-basics',
      difficulty: 'easy',
      targetSeconds: 40,
      stem: {
        en: String.raw`The IUPAC name of $\text{CH}_3\text{COCH}_2\text{CH}(\text{CH}_3)\text{CHO}$ is`,
        hi: String.raw`$\text{CH}_3\text{COCH}_2\text{CH}(\text{CH}_3)\text{CHO}$ का IUPAC नाम है`,
      },
      options: [
        { id: 'a', content: { en: '3-Acetyl-2-methylpropanal', hi: '3-ऐसिटिल-2-मेथिलप्रोपेनल' } },
        { id: 'b', content: { en: '4-Formylpentan-2-one', hi: '4-फ़ॉर्मिलपेन्टेन-2-ओन' } },
        { id: 'c', content: { en: '4-Methyl-2-oxopentan-5-al', hi: '4-मेथिल-2-ऑक्सोपेन्टेन-5-ऐल' } },
        { id: 'd', content: { en: '2-Methyl-4-oxopentanal', hi: '2-मेथिल-4-ऑक्सोपेन्टेनल' } },
      ],
      key: { kind: 'mcq', optionIds: ['d'] },
      solution: {
        en: String.raw`Priority: –CHO before >C=O. So the suffix is *-al* and CHO is C-1.

$$
\overset{5}{\text{CH}_3}\overset{4}{\text{CO}}\overset{3}{\text{CH}_2}\overset{2}{\text{CH}}(\text{CH}_3)\overset{1}{\text{CHO}}
$$

Methyl at C-2, oxo at C-4: 2-methyl-4-oxopentanal. The trap is to name it as a ketone.`,
        hi: String.raw`वरीयता: –CHO, >C=O से पहले। अतः अनुलग्न *-al* (ऐल) है और CHO का अंक 1।

$$
\overset{5}{\text{CH}_3}\overset{4}{\text{CO}}\overset{3}{\text{CH}_2}\overset{2}{\text{CH}}(\text{CH}_3)\overset{1}{\text{CHO}}
$$

C-2 पर मेथिल, C-4 पर ऑक्सो: 2-मेथिल-4-ऑक्सोपेन्टेनल। आम ग़लती: इसका नाम कीटोन के रूप में लिख देना।`,
      },
      reasons: {
        a: {
          en: 'This does not take the longest chain, which has five carbons and includes the keto carbon.',
          hi: 'इसमें सबसे लंबी शृंखला नहीं ली गई; उसमें कीटो कार्बन सहित पाँच कार्बन हैं।',
        },
        b: {
          en: 'This makes the ketone the principal group, but an aldehyde comes before a ketone.',
          hi: 'इसमें कीटोन को मुख्य समूह माना गया, जबकि वरीयता में ऐल्डिहाइड कीटोन से पहले आता है।',
        },
        c: {
          en: 'This numbers from the keto end; the aldehyde carbon must be number 1.',
          hi: 'इसमें अंकन कीटो सिरे से किया गया; ऐल्डिहाइड कार्बन का अंक 1 होना चाहिए।',
        },
        d: {
          en: 'The aldehyde is the principal group and is C-1; the keto group is named as oxo.',
          hi: 'ऐल्डिहाइड मुख्य क्रियात्मक समूह है और C-1 पर है; कीटो समूह ऑक्सो कहलाता है।',
        },
      },
    },
    {
      code: 'nt-075',
      exams: ['neet'],
      subject: 'chemistry',
      topic: 'p-block',
      difficulty: 'easy',
      targetSeconds: 40,
      stem: {
        en: 'Read the assertion (A) and the reason (R) about two elements of group 13 and choose the right option.',
        hi: 'वर्ग 13 के दो तत्वों के बारे में अभिकथन (A) और कारण (R) पढ़कर सही विकल्प चुनिए।',
      },
      statements: {
        assertion: {
          en: 'The atomic radius of gallium is slightly less than that of aluminium.',
          hi: 'गैलियम की परमाणु त्रिज्या ऐलुमिनियम की परमाणु त्रिज्या से कुछ कम है।',
        },
        reason: {
          en: 'The ten 3d electrons of gallium shield its outer electrons poorly from the increased nuclear charge.',
          hi: 'गैलियम के दस 3d इलेक्ट्रॉन उसके बाहरी इलेक्ट्रॉनों का बढ़े हुए नाभिकीय आवेश से बहुत दुर्बल परिरक्षण करते हैं।',
        },
      },
      key: { kind: 'assertion_reason', optionIds: ['a'] },
      solution: {
        en: String.raw`- A is true: Ga 135 pm, Al 143 pm, against the usual rise down a group.
- R is true: between Al and Ga come the ten 3d elements; the 3d electrons shield poorly.
- The outer electrons of Ga feel a greater effective nuclear charge and are drawn in. So R explains A.`,
        hi: String.raw`- A सत्य है: Ga 135 pm, Al 143 pm, जबकि वर्ग में नीचे त्रिज्या सामान्यतः बढ़ती है।
- R सत्य है: Al और Ga के बीच 3d श्रेणी के दस तत्व आते हैं; 3d इलेक्ट्रॉनों का परिरक्षण दुर्बल है।
- Ga के बाहरी इलेक्ट्रॉनों पर प्रभावी नाभिकीय आवेश अधिक होता है और वे भीतर खिंच जाते हैं। अतः R, A की व्याख्या करता है।`,
      },
      reasons: {
        a: {
          en: 'Both hold, and the poor shielding by the 3d electrons is just what draws the outer electrons of gallium in.',
          hi: 'दोनों सत्य हैं, और 3d इलेक्ट्रॉनों का दुर्बल परिरक्षण ही गैलियम के बाहरी इलेक्ट्रॉनों को भीतर खींचता है।',
        },
        b: {
          en: 'R gives the cause of A: without the 3d electrons the radius would rise down the group as usual.',
          hi: 'R ही A का कारण है: 3d इलेक्ट्रॉन न होते तो वर्ग में नीचे त्रिज्या सामान्य रूप से बढ़ती।',
        },
        c: {
          en: 'R is true: d electrons shield less well than s and p electrons.',
          hi: 'R सत्य है: d इलेक्ट्रॉनों का परिरक्षण s और p इलेक्ट्रॉनों से दुर्बल होता है।',
        },
        d: {
          en: 'A is true: the radius is 135 pm for gallium and 143 pm for aluminium.',
          hi: 'A सत्य है: गैलियम की त्रिज्या 135 pm और ऐलुमिनियम की 143 pm है।',
        },
      },
    },
  ],
}
