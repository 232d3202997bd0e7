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
      targetSeconds: 50,
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
        hi: String.raw`सल्फ़्यूरिक अम्ल के एक जलीय विलयन में द्रव्यमान के अनुसार 49% $\text{H}_2\text{SO}_4$ है और विलयन का घनत्व $1.4\ \text{g mL}^{-1}$ है। 0.28 M $\text{H}_2\text{SO}_4$ का 500 mL विलयन बनाने के लिए इस विलयन का कितना आयतन चाहिए? ($\text{H}_2\text{SO}_4$ का मोलर द्रव्यमान $= 98\ \text{g mol}^{-1}$)`,
      },
      options: [
        { id: 'a', content: { en: '28 mL', hi: '28 mL' } },
        { id: 'b', content: { en: '20 mL', hi: '20 mL' } },
        { id: 'c', content: { en: '39.2 mL', hi: '39.2 mL' } },
        { id: 'd', content: { en: '40 mL', hi: '40 mL' } },
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

फिर $M_1V_1 = M_2V_2$ से: $7 \times V = 0.28 \times 500$, अतः $V = 20\ \text{mL}$। प्रतिशत द्रव्यमान के अनुसार दिया है, इसलिए घनत्व का उपयोग ज़रूरी है।`,
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
          en: 'This doubles the 140 mmol of acid, because each molecule gives two hydrogen ions.',
          hi: 'इसमें अम्ल के 140 मिलीमोल दुगुने कर दिए गए, क्योंकि हर अणु दो हाइड्रोजन आयन देता है।',
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

C. The tendency to catenation decreases in the order carbon >> silicon > germanium.

D. $\text{CCl}_4$ is hydrolysed by water more readily than $\text{SiCl}_4$.

E. The first ionisation enthalpy of lead is a little higher than that of tin.

The correct statements are`,
        hi: String.raw`निम्नलिखित कथनों पर विचार कीजिए:

A. ऐलुमिनियम $\text{[AlF}_6\text{]}^{3-}$ आयन बनाता है, जबकि बोरॉन $\text{[BF}_6\text{]}^{3-}$ नहीं बनाता।

B. जलीय विलयन में $\text{Tl}^{3+}$ प्रबल अपचायक है।

C. शृंखलन की प्रवृत्ति कार्बन >> सिलिकॉन > जर्मेनियम क्रम में घटती है।

D. $\text{CCl}_4$ का जल-अपघटन $\text{SiCl}_4$ की तुलना में अधिक आसानी से होता है।

E. लेड की प्रथम आयनन एंथैल्पी टिन से कुछ अधिक है।

सही कथन हैं`,
      },
      options: [
        { id: 'a', content: { en: 'A, B and D only', hi: 'केवल A, B और D' } },
        { id: 'b', content: { en: 'B, C and E only', hi: 'केवल B, C और E' } },
        { id: 'c', content: { en: 'A, D and E only', hi: 'केवल A, D और E' } },
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
          en: String.raw`B and D both fail: $\text{Tl}^{3+}$ goes over to the stable $\text{Tl}^+$ and oxidises others, and $\text{CCl}_4$ is not hydrolysed.`,
          hi: String.raw`B और D दोनों ग़लत हैं: $\text{Tl}^{3+}$ स्थायी $\text{Tl}^+$ में बदलकर दूसरों को ऑक्सीकृत करता है, और $\text{CCl}_4$ का जल-अपघटन नहीं होता।`,
        },
        b: {
          en: String.raw`B fails: by the inert pair effect $\text{Tl}^{3+}$ is an oxidising agent, not a reducing one.`,
          hi: String.raw`B ग़लत है: अक्रिय युग्म प्रभाव के कारण $\text{Tl}^{3+}$ ऑक्सीकारक है, अपचायक नहीं।`,
        },
        c: {
          en: String.raw`D fails: carbon in $\text{CCl}_4$ has no d orbitals to take up the lone pair of water.`,
          hi: String.raw`D ग़लत है: $\text{CCl}_4$ के कार्बन में जल का एकाकी युग्म लेने के लिए d कक्षक नहीं हैं।`,
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
      topic: 'coordination-compounds',
      difficulty: 'medium',
      targetSeconds: 70,
      stem: {
        en: String.raw`The ion $[\text{Ti(H}_2\text{O)}_6]^{3+}$ owes its violet colour to the absorption of light of wavelength close to 500 nm. Taking exactly 500 nm, the crystal field stabilisation energy of this ion, in $\text{kJ mol}^{-1}$, is (atomic number of Ti = 22; $N_Ahc = 0.12\ \text{J m mol}^{-1}$)`,
        hi: String.raw`$[\text{Ti(H}_2\text{O)}_6]^{3+}$ आयन का बैंगनी रंग लगभग 500 nm तरंगदैर्घ्य के प्रकाश के अवशोषण के कारण है। तरंगदैर्घ्य ठीक 500 nm लेने पर इस आयन की क्रिस्टल क्षेत्र स्थायीकरण ऊर्जा, $\text{kJ mol}^{-1}$ में, है (Ti का परमाणु क्रमांक = 22; $N_Ahc = 0.12\ \text{J m mol}^{-1}$)`,
      },
      options: [
        { id: 'a', content: { en: String.raw`$-240$`, hi: String.raw`$-240$` } },
        { id: 'b', content: { en: String.raw`$-96$`, hi: String.raw`$-96$` } },
        { id: 'c', content: { en: String.raw`$-144$`, hi: String.raw`$-144$` } },
        { id: 'd', content: { en: String.raw`$-64$`, hi: String.raw`$-64$` } },
      ],
      key: { kind: 'mcq', optionIds: ['b'] },
      solution: {
        en: String.raw`Titanium is +3, $d^1$: one electron in $t_{2g}$. The light lifts it to $e_g$, so the energy of the light is $\Delta_o$:

$$
\Delta_o = \frac{N_Ahc}{\lambda} = \frac{0.12}{500 \times 10^{-9}} = 240 \times 10^3\ \text{J mol}^{-1}
$$

An electron in $t_{2g}$ lies $\frac{2}{5}\Delta_o$ below the average: CFSE $= -0.4 \times 240 = -96\ \text{kJ mol}^{-1}$. The trap is to take the energy of the light itself as the stabilisation.`,
        hi: String.raw`टाइटेनियम +3 में है, $d^1$: एक इलेक्ट्रॉन $t_{2g}$ में। प्रकाश उसे $e_g$ में पहुँचाता है, अतः प्रकाश की ऊर्जा ही $\Delta_o$ है:

$$
\Delta_o = \frac{N_Ahc}{\lambda} = \frac{0.12}{500 \times 10^{-9}} = 240 \times 10^3\ \text{J mol}^{-1}
$$

$t_{2g}$ का इलेक्ट्रॉन औसत ऊर्जा से $\frac{2}{5}\Delta_o$ नीचे होता है: CFSE $= -0.4 \times 240 = -96\ \text{kJ mol}^{-1}$। आम ग़लती: प्रकाश की ऊर्जा को ही स्थायीकरण ऊर्जा मान लेना।`,
      },
      reasons: {
        a: {
          en: String.raw`This is the whole splitting $\Delta_o$, the energy of the light absorbed.`,
          hi: String.raw`यह पूरा विपाटन $\Delta_o$, अर्थात् अवशोषित प्रकाश की ऊर्जा है।`,
        },
        b: {
          en: String.raw`The single d electron stands in $t_{2g}$: $-0.4 \times 240$.`,
          hi: String.raw`एकमात्र d इलेक्ट्रॉन $t_{2g}$ में है: $-0.4 \times 240$।`,
        },
        c: {
          en: String.raw`This takes the factor 0.6, by which the $e_g$ orbitals lie above the average.`,
          hi: String.raw`इसमें गुणक 0.6 लिया गया, जितना $e_g$ कक्षक औसत से ऊपर होते हैं।`,
        },
        d: {
          en: String.raw`This treats the ion as tetrahedral, $-0.6 \times \frac{4}{9} \times 240$.`,
          hi: String.raw`इसमें आयन को चतुष्फलकीय मान लिया गया, $-0.6 \times \frac{4}{9} \times 240$।`,
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
        { id: 'a', content: { en: '3-Bromo-2-methylpentane', hi: '3-ब्रोमो-2-मेथिलपेंटेन' } },
        { id: 'b', content: { en: '2-Bromo-4-methylpentane', hi: '2-ब्रोमो-4-मेथिलपेंटेन' } },
        { id: 'c', content: { en: '1-Bromo-2-methylpentane', hi: '1-ब्रोमो-2-मेथिलपेंटेन' } },
        { id: 'd', content: { en: '2-Bromo-2-methylpentane', hi: '2-ब्रोमो-2-मेथिलपेंटेन' } },
      ],
      key: { kind: 'mcq', optionIds: ['a'] },
      solution: {
        en: String.raw`Join the two carbonyl carbons to find X:

$(\text{CH}_3)_2\text{C=CHCH}_2\text{CH}_3$, 2-methylpent-2-ene.

With a peroxide the bromine **radical** adds first, to the carbon that leaves the more stable radical: Br goes to CH, the radical stands on the tertiary carbon. So the product is $(\text{CH}_3)_2\text{CHCHBrCH}_2\text{CH}_3$, 3-bromo-2-methylpentane. The trap is to use Markovnikov's rule.`,
        hi: String.raw`दोनों कार्बोनिल कार्बनों को जोड़कर X ज्ञात कीजिए:

$(\text{CH}_3)_2\text{C=CHCH}_2\text{CH}_3$, 2-मेथिलपेंट-2-ईन।

परॉक्साइड होने पर पहले ब्रोमीन **मूलक** जुड़ता है, उस कार्बन पर जिससे अधिक स्थायी मूलक बचे: Br, CH पर जाता है और मूलक तृतीयक कार्बन पर बनता है। उत्पाद $(\text{CH}_3)_2\text{CHCHBrCH}_2\text{CH}_3$ अर्थात् 3-ब्रोमो-2-मेथिलपेंटेन है। आम ग़लती: यहाँ मार्कोनीकॉफ़ नियम लगा देना।`,
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
          hi: 'इसमें X को 2-मेथिलपेंट-1-ईन मान लिया गया, जिससे ओज़ोनी अपघटन में प्रोपेनोन नहीं, मेथेनल मिलता।',
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
      difficulty: 'medium',
      targetSeconds: 85,
      stem: {
        en: String.raw`A carbonate decomposes in a closed vessel: $\text{MCO}_3\text{(s)} \rightleftharpoons \text{MO(s)} + \text{CO}_2\text{(g)}$.

| Substance | $\text{MCO}_3$ | $\text{MO}$ | $\text{CO}_2$ |
| --- | --- | --- | --- |
| $\Delta_fH^\circ$ in $\text{kJ mol}^{-1}$ | −1178 | −600 | −394 |
| $S^\circ$ in $\text{J K}^{-1}\,\text{mol}^{-1}$ | 96 | 42 | 214 |

If $\Delta H^\circ$ and $\Delta S^\circ$ do not change with temperature, the equilibrium pressure of $\text{CO}_2$ becomes 1 bar at`,
        hi: String.raw`बंद पात्र में एक कार्बोनेट का अपघटन होता है: $\text{MCO}_3\text{(s)} \rightleftharpoons \text{MO(s)} + \text{CO}_2\text{(g)}$।

| पदार्थ | $\text{MCO}_3$ | $\text{MO}$ | $\text{CO}_2$ |
| --- | --- | --- | --- |
| $\Delta_fH^\circ$, $\text{kJ mol}^{-1}$ में | −1178 | −600 | −394 |
| $S^\circ$, $\text{J K}^{-1}\,\text{mol}^{-1}$ में | 96 | 42 | 214 |

यदि $\Delta H^\circ$ और $\Delta S^\circ$ ताप के साथ न बदलें, तो $\text{CO}_2$ का साम्य दाब किस ताप पर 1 bar हो जाएगा?`,
      },
      options: [
        { id: 'a', content: { en: String.raw`1150 K`, hi: String.raw`1150 K` } },
        { id: 'b', content: { en: String.raw`860 K`, hi: String.raw`860 K` } },
        { id: 'c', content: { en: String.raw`719 K`, hi: String.raw`719 K` } },
        { id: 'd', content: { en: String.raw`1559 K`, hi: String.raw`1559 K` } },
      ],
      key: { kind: 'mcq', optionIds: ['a'] },
      solution: {
        en: String.raw`Only $\text{CO}_2$ stands in the equilibrium constant: $K_p = p(\text{CO}_2)$. At 1 bar $K_p = 1$, so $\Delta G^\circ = 0$ and $T = \dfrac{\Delta H^\circ}{\Delta S^\circ}$.

- $\Delta H^\circ = -600 - 394 + 1178 = 184\ \text{kJ mol}^{-1}$
- $\Delta S^\circ = 42 + 214 - 96 = 160\ \text{J K}^{-1}\,\text{mol}^{-1}$

$T = \dfrac{184000}{160} = 1150$ K. The traps: kJ against J, and the entropies of the solids, which are not zero.`,
        hi: String.raw`साम्य स्थिरांक में केवल $\text{CO}_2$ आता है: $K_p = p(\text{CO}_2)$। 1 bar पर $K_p = 1$, अतः $\Delta G^\circ = 0$ और $T = \dfrac{\Delta H^\circ}{\Delta S^\circ}$।

- $\Delta H^\circ = -600 - 394 + 1178 = 184\ \text{kJ mol}^{-1}$
- $\Delta S^\circ = 42 + 214 - 96 = 160\ \text{J K}^{-1}\,\text{mol}^{-1}$

$T = \dfrac{184000}{160} = 1150$ K। आम ग़लतियाँ: kJ को J में न बदलना, और ठोसों की एंट्रॉपी को शून्य मान लेना।`,
      },
      reasons: {
        a: {
          en: String.raw`$\Delta G^\circ = 0$ at $\dfrac{184000}{160}$ K.`,
          hi: String.raw`ताप $\dfrac{184000}{160}$ K पर $\Delta G^\circ = 0$ हो जाता है।`,
        },
        b: {
          en: String.raw`This takes only the entropy of the gas, 214, and leaves out both solids.`,
          hi: String.raw`इसमें केवल गैस की एंट्रॉपी 214 ली गई और दोनों ठोस छूट गए।`,
        },
        c: {
          en: String.raw`This adds the entropies of the products, 256, without subtracting that of the carbonate.`,
          hi: String.raw`इसमें उत्पादों की एंट्रॉपी का योग 256 लिया गया और कार्बोनेट की एंट्रॉपी नहीं घटाई गई।`,
        },
        d: {
          en: String.raw`This leaves out the entropy of the oxide and takes $214 - 96 = 118$.`,
          hi: String.raw`इसमें ऑक्साइड की एंट्रॉपी छोड़कर $214 - 96 = 118$ लिया गया।`,
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
        en: 'Given below are two statements: one is labelled as Assertion (A) and the other as Reason (R). In the light of these statements, choose the correct answer from the options given.',
        hi: 'नीचे दो कथन दिए गए हैं: एक को अभिकथन (A) और दूसरे को कारण (R) कहा गया है। इन कथनों के आलोक में, दिए गए विकल्पों में से सही उत्तर चुनिए।',
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

E < A < D < C < B।`,
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
        { id: 'a', content: { en: 'Cyclopentadienyl cation', hi: 'साइक्लोपेंटाडाइईनिल धनायन' } },
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
- साइक्लोपेंटाडाइईनिल धनायन: 4।
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
      targetSeconds: 55,
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
        en: '2.00 g of aluminium foil that is 81% pure by mass is dropped into 100 mL of 1.2 M HCl. If the impurities are inert, the volume of hydrogen evolved, measured at 273 K and 1 atm, is about (atomic mass of Al = 27; molar volume of a gas at 273 K and 1 atm = 22.4 L)',
        hi: 'ऐलुमिनियम की 2.00 g पन्नी, जो द्रव्यमान के अनुसार 81% शुद्ध है, 1.2 M HCl के 100 mL में डाली जाती है। यदि अशुद्धियाँ अक्रिय हों, तो निकली हुई हाइड्रोजन का 273 K और 1 atm पर आयतन लगभग है (Al का परमाणु द्रव्यमान = 27; 273 K और 1 atm पर गैस का मोलर आयतन = 22.4 L)',
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
        en: String.raw`The figure shows $\ln k$ against $1/T$ for two first-order reactions P and Q. The dashed parts show the lines extended (extrapolated) to $1/T = 0$.

![Graph of ln k against 1/T with two straight lines that fall from left to right. Line P begins higher on the ln k axis and is steeper; line Q begins lower and is less steep. They cross at 1/T = 1/T0: to the left of the crossing P lies above Q, to the right Q lies above P.](/figures/nt-064.svg)

Consider the following statements:

A. The activation energy of P is greater than that of Q.

B. The pre-exponential factor of P is less than that of Q.

C. At temperatures higher than $T_0$, $k$ of P is greater than $k$ of Q.

D. When the temperature is raised from $T_0$ by 10 K, $k$ of Q is multiplied by a greater factor than $k$ of P.

The correct statements are`,
        hi: String.raw`चित्र में दो प्रथम कोटि अभिक्रियाओं P और Q के लिए $1/T$ के साथ $\ln k$ का आलेख दिया है। टूटी (डैश) रेखाएँ सीधी रेखाओं को $1/T = 0$ तक बढ़ाकर (बहिर्वेशित करके) खींची गई हैं।

![1/T के साथ ln k का आलेख, जिसमें दो सीधी रेखाएँ बाएँ से दाएँ नीचे जाती हैं। रेखा P, ln k अक्ष पर अधिक ऊँचाई से शुरू होती है और अधिक ढालू है; रेखा Q नीचे से शुरू होती है और कम ढालू है। दोनों 1/T = 1/T0 पर एक-दूसरे को काटती हैं: प्रतिच्छेद बिंदु के बाईं ओर P, Q से ऊपर है और दाईं ओर Q, P से ऊपर है।](/figures/nt-064.svg)

निम्नलिखित कथनों पर विचार कीजिए:

A. P की सक्रियण ऊर्जा Q से अधिक है।

B. P का पूर्व-चरघातांकी गुणक Q से कम है।

C. $T_0$ से अधिक ताप पर P का $k$, Q के $k$ से अधिक है।

D. ताप को $T_0$ से 10 K बढ़ाने पर Q का $k$, P के $k$ से अधिक गुना बढ़ता है।

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
          hi: 'D ग़लत है: जिस अभिक्रिया की सक्रियण ऊर्जा अधिक है, अर्थात् P, ताप बढ़ाने पर वही अधिक तेज़ होती है।',
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
| (B) विटामिन $\text{B}_2$ | (II) रक्त का थक्का बनने में लगने वाले समय में वृद्धि |
| (C) विटामिन $\text{B}_{12}$ | (III) बेरी-बेरी |
| (D) विटामिन K | (IV) प्रणाशी रक्ताल्पता |

नीचे दिए गए विकल्पों में से सही उत्तर चुनिए:`,
      },
      options: [
        {
          id: 'a',
          content: { en: '(A)-(III), (B)-(IV), (C)-(I), (D)-(II)', hi: '(A)-(III), (B)-(IV), (C)-(I), (D)-(II)' },
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

Fix the sure pairs first; here $\text{B}_1$ and $\text{B}_{12}$ already leave one code.`,
        hi: String.raw`- $\text{B}_1$ (थायमीन): बेरी-बेरी
- $\text{B}_2$ (राइबोफ़्लेविन): किलोसिस, होंठों और मुँह के कोनों का फटना
- $\text{B}_{12}$ (सायनोकोबालामीन): प्रणाशी रक्ताल्पता
- K: रक्त का थक्का बनने में अधिक समय

पहले पक्की जोड़ियाँ बैठाइए; यहाँ $\text{B}_1$ और $\text{B}_{12}$ से ही एक विकल्प बचता है।`,
      },
      reasons: {
        a: {
          en: String.raw`This exchanges $\text{B}_{12}$, which is needed for red blood cells, with riboflavin ($\text{B}_2$).`,
          hi: String.raw`इसमें लाल रक्त कणिकाओं के लिए आवश्यक $\text{B}_{12}$ और राइबोफ़्लेविन ($\text{B}_2$) आपस में बदल गए।`,
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
        hi: 'प्रकाश की उपस्थिति में 2-मेथिलब्यूटेन के मोनोक्लोरीनीकरण से बन सकने वाले मोनोक्लोरो उत्पादों की संख्या, त्रिविम समावयवियों को अलग-अलग गिनने पर, है',
      },
      options: [
        { id: 'a', content: { en: '4', hi: '4' } },
        { id: 'b', content: { en: '6', hi: '6' } },
        { id: 'c', content: { en: '5', hi: '5' } },
        { id: 'd', content: { en: '3', hi: '3' } },
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
          en: 'This takes all three methyl groups as alike and leaves out the enantiomers as well.',
          hi: 'इसमें तीनों मेथिल समूहों को समान मान लिया गया और प्रतिबिंब रूप भी छूट गए।',
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
        hi: String.raw`$\text{CrCl}_3 \cdot 6\,\text{H}_2\text{O}$ के एक समावयवी के 100 mL, 0.1 M विलयन में $\text{AgNO}_3$ का आधिक्य मिलाने पर तुरंत 2.87 g AgCl बनता है। वह समावयवी है (AgCl का मोलर द्रव्यमान $= 143.5\ \text{g mol}^{-1}$)`,
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
        { id: 'c', content: { en: '1930 C', hi: '1930 C' } },
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
          en: 'This takes the charge 2 of the ion formed, and not the change from +7 to +2, as the number of electrons.',
          hi: 'इसमें +7 से +2 के परिवर्तन के बजाय बने आयन के आवेश 2 को इलेक्ट्रॉनों की संख्या मान लिया गया।',
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
        en: String.raw`Chromite ore is fused with $\text{Na}_2\text{CO}_3$ in excess of air, and the mass is extracted with water to give a solution of A. Acidification of A with $\text{H}_2\text{SO}_4$ gives B, and B is treated with KCl in hot concentrated solution, from which C crystallises on cooling. Which of the following statements is **incorrect**?`,
        hi: String.raw`क्रोमाइट अयस्क को वायु के आधिक्य में $\text{Na}_2\text{CO}_3$ के साथ संगलित करके जल से निष्कर्षित करने पर A का विलयन मिलता है। A को $\text{H}_2\text{SO}_4$ से अम्लीकृत करने पर B बनता है। B के गर्म सांद्र विलयन में KCl मिलाकर ठंडा करने पर C के क्रिस्टल बनते हैं। निम्नलिखित में से कौन-सा कथन **ग़लत** है?`,
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
          content: { en: 'A reducing agent changes B back into A', hi: 'अपचायक से B वापस A बन जाता है' },
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
        { id: 'd', content: { en: '19%', hi: '19%' } },
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

The traps are the factor 2 of the acid, the back titration, and 17 in place of 14.`,
        hi: String.raw`$\text{H}_2\text{SO}_4$ द्विक्षारकी है, इसलिए $\text{H}^+$ के मिलीमोल गिनिए।

- लिया गया: $50 \times 0.1 \times 2 = 10$
- बचा हुआ (NaOH से): $60 \times 0.1 = 6$
- $\text{NH}_3$ से उदासीन: $10 - 6 = 4$ मिलीमोल

$$
\%\text{N} = \frac{4 \times 14}{350} \times 100 = 16
$$

आम ग़लतियाँ: अम्ल का गुणक 2 या पश्च अनुमापन भूल जाना, और 14 के बजाय 17 लेना।`,
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
          en: String.raw`The 4 mmol of ammonia are right, but the mass is taken with 17 ($\text{NH}_3$) and not with 14 (N).`,
          hi: String.raw`अमोनिया के 4 मिलीमोल सही हैं, पर द्रव्यमान 14 (N) के बजाय 17 ($\text{NH}_3$) से निकाला गया।`,
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
        en: String.raw`The standard enthalpy of formation of $\text{NH}_3\text{(g)}$ is $-46\ \text{kJ mol}^{-1}$. The bond enthalpies of $\text{N} \equiv \text{N}$ and $\text{H–H}$ are $946\ \text{kJ mol}^{-1}$ and $436\ \text{kJ mol}^{-1}$. The mean bond enthalpy of $\text{N–H}$ in ammonia, in $\text{kJ mol}^{-1}$, is about`,
        hi: String.raw`$\text{NH}_3\text{(g)}$ की मानक विरचन (संभवन) एंथैल्पी $-46\ \text{kJ mol}^{-1}$ है। $\text{N} \equiv \text{N}$ और $\text{H–H}$ की आबंध एंथैल्पियाँ क्रमशः $946\ \text{kJ mol}^{-1}$ और $436\ \text{kJ mol}^{-1}$ हैं। अमोनिया में $\text{N–H}$ की औसत आबंध एंथैल्पी, $\text{kJ mol}^{-1}$ में, लगभग है`,
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
          hi: 'इसमें विरचन एंथैल्पी छोड़कर 1127 को 3 से भाग दिया गया।',
        },
        d: {
          en: 'This has the sign of the enthalpy of formation wrong: $1127 - 46$.',
          hi: 'इसमें विरचन एंथैल्पी का चिह्न ग़लत है: $1127 - 46$।',
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
        { id: 'a', content: { en: '3-Acetyl-2-methylpropanal', hi: '3-ऐसीटिल-2-मेथिलप्रोपेनल' } },
        { id: 'b', content: { en: '4-Methyl-5-oxopentan-2-one', hi: '4-मेथिल-5-ऑक्सोपेंटेन-2-ओन' } },
        { id: 'c', content: { en: '4-Methyl-2-oxopentan-5-al', hi: '4-मेथिल-2-ऑक्सोपेंटेन-5-ऐल' } },
        { id: 'd', content: { en: '2-Methyl-4-oxopentanal', hi: '2-मेथिल-4-ऑक्सोपेंटेनल' } },
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

C-2 पर मेथिल, C-4 पर ऑक्सो: 2-मेथिल-4-ऑक्सोपेंटेनल। आम ग़लती: इसका नाम कीटोन के रूप में लिख देना।`,
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
        en: 'Given below are two statements: one is labelled as Assertion (A) and the other as Reason (R). In the light of these statements, choose the correct answer from the options given.',
        hi: 'नीचे दो कथन दिए गए हैं: एक को अभिकथन (A) और दूसरे को कारण (R) कहा गया है। इन कथनों के आलोक में, दिए गए विकल्पों में से सही उत्तर चुनिए।',
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
    {
      code: 'nt-076',
      exams: ['neet'],
      subject: 'chemistry',
      topic: 'atomic-structure',
      difficulty: 'medium',
      targetSeconds: 65,
      stem: {
        en: String.raw`The ratio of the longest wavelength of the Lyman series of the hydrogen atom to the shortest wavelength of the Balmer series of $\text{He}^+$ is`,
        hi: String.raw`हाइड्रोजन परमाणु की लाइमन श्रेणी की अधिकतम तरंगदैर्घ्य और $\text{He}^+$ की बामर श्रेणी की न्यूनतम तरंगदैर्घ्य का अनुपात है`,
      },
      options: [
        { id: 'a', content: { en: '4 : 3', hi: '4 : 3' } },
        { id: 'b', content: { en: '2 : 3', hi: '2 : 3' } },
        { id: 'c', content: { en: '3 : 4', hi: '3 : 4' } },
        { id: 'd', content: { en: '1 : 3', hi: '1 : 3' } },
      ],
      key: { kind: 'mcq', optionIds: ['a'] },
      solution: {
        en: String.raw`Use $\dfrac{1}{\lambda} = RZ^2\left(\dfrac{1}{n_1^2} - \dfrac{1}{n_2^2}\right)$.

- Longest of Lyman, H: $2 \to 1$, $\dfrac{1}{\lambda} = R\left(1 - \dfrac{1}{4}\right) = \dfrac{3R}{4}$
- Shortest of Balmer, $\text{He}^+$: $\infty \to 2$, $\dfrac{1}{\lambda} = 4R \times \dfrac{1}{4} = R$

Ratio $= \dfrac{4}{3R} : \dfrac{1}{R} = 4 : 3$. The traps: $Z^2$, and the inversion at the end.`,
        hi: String.raw`$\dfrac{1}{\lambda} = RZ^2\left(\dfrac{1}{n_1^2} - \dfrac{1}{n_2^2}\right)$ का उपयोग कीजिए।

- लाइमन की अधिकतम, H: $2 \to 1$, $\dfrac{1}{\lambda} = R\left(1 - \dfrac{1}{4}\right) = \dfrac{3R}{4}$
- बामर की न्यूनतम, $\text{He}^+$: $\infty \to 2$, $\dfrac{1}{\lambda} = 4R \times \dfrac{1}{4} = R$

अनुपात $= \dfrac{4}{3R} : \dfrac{1}{R} = 4 : 3$। आम ग़लतियाँ: $Z^2$ भूल जाना, और अंत में व्युत्क्रम न लेना।`,
      },
      reasons: {
        a: {
          en: String.raw`The wavelengths are $\frac{4}{3R}$ and $\frac{1}{R}$.`,
          hi: String.raw`तरंगदैर्घ्य क्रमशः $\frac{4}{3R}$ और $\frac{1}{R}$ हैं।`,
        },
        b: {
          en: String.raw`This takes $Z = 2$ in place of $Z^2 = 4$ for $\text{He}^+$.`,
          hi: String.raw`इसमें $\text{He}^+$ के लिए $Z^2 = 4$ की जगह $Z = 2$ लिया गया।`,
        },
        c: {
          en: 'This is the ratio of the wave numbers (energies), not of the wavelengths.',
          hi: 'यह तरंग संख्याओं (ऊर्जाओं) का अनुपात है, तरंगदैर्घ्यों का नहीं।',
        },
        d: {
          en: String.raw`This leaves out $Z^2 = 4$ for $\text{He}^+$.`,
          hi: String.raw`इसमें $\text{He}^+$ के लिए $Z^2 = 4$ छूट गया।`,
        },
      },
    },
    {
      code: 'nt-077',
      exams: ['neet'],
      subject: 'chemistry',
      topic: 'nitrogen-compounds',
      difficulty: 'medium',
      targetSeconds: 80,
      stem: {
        en: String.raw`Compound X, $\text{C}_8\text{H}_9\text{NO}$, on heating with $\text{Br}_2$ and aqueous NaOH gives Y, $\text{C}_7\text{H}_9\text{N}$. Y is treated with $\text{NaNO}_2$ and HCl at 273–278 K and then with $\text{Cu}_2\text{Br}_2$ and HBr to give Z. Oxidation of Z with hot alkaline $\text{KMnO}_4$, followed by acidification, gives 4-bromobenzoic acid. X is`,
        hi: String.raw`यौगिक X, $\text{C}_8\text{H}_9\text{NO}$, को $\text{Br}_2$ और जलीय NaOH के साथ गर्म करने पर Y, $\text{C}_7\text{H}_9\text{N}$, मिलता है। Y को 273–278 K पर $\text{NaNO}_2$ और HCl से, फिर $\text{Cu}_2\text{Br}_2$ और HBr से उपचारित करने पर Z मिलता है। गर्म क्षारीय $\text{KMnO}_4$ से Z का ऑक्सीकरण और फिर अम्लीकरण करने पर 4-ब्रोमोबेंज़ोइक अम्ल बनता है। X है`,
      },
      options: [
        { id: 'a', content: { en: 'N-Methylbenzamide', hi: 'N-मेथिलबेंज़ेमाइड' } },
        { id: 'b', content: { en: '2-Methylbenzamide', hi: '2-मेथिलबेंज़ेमाइड' } },
        { id: 'c', content: { en: '2-Phenylethanamide', hi: '2-फ़ेनिलएथेनेमाइड' } },
        { id: 'd', content: { en: '4-Methylbenzamide', hi: '4-मेथिलबेंज़ेमाइड' } },
      ],
      key: { kind: 'mcq', optionIds: ['d'] },
      solution: {
        en: String.raw`Work backwards from the acid.

- 4-Bromobenzoic acid comes from Z = 4-bromotoluene (the side chain becomes COOH).
- Z comes by the Sandmeyer reaction from Y = 4-methylaniline, $\text{C}_7\text{H}_9\text{N}$, an aromatic 1° amine.
- Y comes by Hofmann degradation (loss of the C=O carbon) from X = 4-methylbenzamide, $\text{C}_8\text{H}_9\text{NO}$.

All four options have the formula $\text{C}_8\text{H}_9\text{NO}$. The trap is 2-phenylethanamide: its amine also is $\text{C}_7\text{H}_9\text{N}$, but it is not aromatic.`,
        hi: String.raw`अम्ल से पीछे की ओर चलिए।

- 4-ब्रोमोबेंज़ोइक अम्ल Z = 4-ब्रोमोटॉलूईन से बनता है (पार्श्व शृंखला COOH बन जाती है)।
- Z, सैंडमायर अभिक्रिया से Y = 4-मेथिलऐनिलीन, $\text{C}_7\text{H}_9\text{N}$, से बनता है, जो ऐरोमैटिक 1° ऐमीन है।
- Y, हॉफ़मान निम्नीकरण (C=O कार्बन की हानि) से X = 4-मेथिलबेंज़ेमाइड, $\text{C}_8\text{H}_9\text{NO}$, से बनता है।

चारों विकल्पों का सूत्र $\text{C}_8\text{H}_9\text{NO}$ है। आम ग़लती 2-फ़ेनिलएथेनेमाइड चुनना है: उसका ऐमीन भी $\text{C}_7\text{H}_9\text{N}$ है, पर ऐरोमैटिक ऐमीन नहीं है।`,
      },
      reasons: {
        a: {
          en: String.raw`A substituted amide gives no Hofmann degradation; $\text{-}\text{CONH}_2$ is needed.`,
          hi: String.raw`प्रतिस्थापित ऐमाइड का हॉफ़मान निम्नीकरण नहीं होता; उसके लिए $\text{-}\text{CONH}_2$ चाहिए।`,
        },
        b: {
          en: 'Through the same steps it would end as 2-bromobenzoic acid.',
          hi: 'इन्हीं चरणों से यह 2-ब्रोमोबेंज़ोइक अम्ल देता।',
        },
        c: {
          en: String.raw`It gives benzylamine, which forms no stable diazonium salt for the step with $\text{Cu}_2\text{Br}_2$.`,
          hi: String.raw`इससे बेंज़िलऐमीन बनता है, जो $\text{Cu}_2\text{Br}_2$ वाले चरण के लिए स्थायी डाइऐज़ोनियम लवण नहीं देता।`,
        },
        d: {
          en: 'It gives 4-methylaniline, then 4-bromotoluene, then 4-bromobenzoic acid.',
          hi: 'इससे 4-मेथिलऐनिलीन, फिर 4-ब्रोमोटॉलूईन और फिर 4-ब्रोमोबेंज़ोइक अम्ल बनता है।',
        },
      },
    },
    {
      code: 'nt-078',
      exams: ['neet'],
      subject: 'chemistry',
      topic: 'd-and-f-block',
      difficulty: 'easy',
      targetSeconds: 55,
      stem: {
        en: String.raw`Match the ions in List-I with their electronic configurations in List-II (atomic numbers: Ce = 58, Sm = 62, Tb = 65, Yb = 70).

| List-I (ion) | List-II (configuration) |
| --- | --- |
| (A) $\text{Ce}^{4+}$ | (I) $4f^5$ |
| (B) $\text{Tb}^{4+}$ | (II) $4f^{14}$ |
| (C) $\text{Yb}^{2+}$ | (III) $4f^0$ |
| (D) $\text{Sm}^{3+}$ | (IV) $4f^7$ |

Choose the correct answer from the options given below:`,
        hi: String.raw`सूची-I के आयनों को सूची-II में दिए उनके इलेक्ट्रॉनिक विन्यासों से सुमेलित कीजिए (परमाणु क्रमांक: Ce = 58, Sm = 62, Tb = 65, Yb = 70)।

| सूची-I (आयन) | सूची-II (विन्यास) |
| --- | --- |
| (A) $\text{Ce}^{4+}$ | (I) $4f^5$ |
| (B) $\text{Tb}^{4+}$ | (II) $4f^{14}$ |
| (C) $\text{Yb}^{2+}$ | (III) $4f^0$ |
| (D) $\text{Sm}^{3+}$ | (IV) $4f^7$ |

नीचे दिए गए विकल्पों में से सही उत्तर चुनिए:`,
      },
      options: [
        {
          id: 'a',
          content: { en: '(A)-(III), (B)-(I), (C)-(II), (D)-(IV)', hi: '(A)-(III), (B)-(I), (C)-(II), (D)-(IV)' },
        },
        {
          id: 'b',
          content: { en: '(A)-(II), (B)-(I), (C)-(III), (D)-(IV)', hi: '(A)-(II), (B)-(I), (C)-(III), (D)-(IV)' },
        },
        {
          id: 'c',
          content: { en: '(A)-(III), (B)-(IV), (C)-(II), (D)-(I)', hi: '(A)-(III), (B)-(IV), (C)-(II), (D)-(I)' },
        },
        {
          id: 'd',
          content: { en: '(A)-(II), (B)-(IV), (C)-(III), (D)-(I)', hi: '(A)-(II), (B)-(IV), (C)-(III), (D)-(I)' },
        },
      ],
      key: { kind: 'mcq', optionIds: ['c'] },
      solution: {
        en: String.raw`In these ions all 6s and 5d electrons are gone, so the number of 4f electrons is (atomic number − 54 − charge).

- $\text{Ce}^{4+}$: 58 − 54 − 4 = 0
- $\text{Tb}^{4+}$: 65 − 54 − 4 = 7
- $\text{Yb}^{2+}$: 70 − 54 − 2 = 14
- $\text{Sm}^{3+}$: 62 − 54 − 3 = 5

The unusual states +4 and +2 appear where the subshell becomes empty, half-filled or full.`,
        hi: String.raw`इन आयनों में 6s और 5d के सभी इलेक्ट्रॉन निकल चुके हैं, अतः 4f इलेक्ट्रॉनों की संख्या = परमाणु क्रमांक − 54 − आवेश।

- $\text{Ce}^{4+}$: 58 − 54 − 4 = 0
- $\text{Tb}^{4+}$: 65 − 54 − 4 = 7
- $\text{Yb}^{2+}$: 70 − 54 − 2 = 14
- $\text{Sm}^{3+}$: 62 − 54 − 3 = 5

असामान्य अवस्थाएँ +4 और +2 वहाँ मिलती हैं जहाँ उपकोश रिक्त, अर्धपूर्ण या पूर्ण हो जाता है।`,
      },
      reasons: {
        a: {
          en: String.raw`This gives $\text{Sm}^{3+}$ the half-filled subshell; 62 − 3 − 54 leaves only five electrons.`,
          hi: String.raw`इसमें $\text{Sm}^{3+}$ को अर्धपूर्ण उपकोश दे दिया गया; 62 − 3 − 54 से केवल पाँच इलेक्ट्रॉन बचते हैं।`,
        },
        b: {
          en: String.raw`Both pairs are exchanged: $\text{Ce}^{4+}$ with $\text{Yb}^{2+}$, and $\text{Tb}^{4+}$ with $\text{Sm}^{3+}$.`,
          hi: String.raw`इसमें दोनों जोड़ियाँ बदल गईं: $\text{Ce}^{4+}$ और $\text{Yb}^{2+}$, तथा $\text{Tb}^{4+}$ और $\text{Sm}^{3+}$।`,
        },
        c: {
          en: 'Counting from Xe (54), the ions have 0, 7, 14 and 5 electrons in the 4f subshell.',
          hi: 'Xe (54) से आगे गिनने पर इन आयनों के 4f उपकोश में 0, 7, 14 और 5 इलेक्ट्रॉन हैं।',
        },
        d: {
          en: String.raw`This exchanges the empty 4f subshell of $\text{Ce}^{4+}$ and the full one of $\text{Yb}^{2+}$.`,
          hi: String.raw`इसमें $\text{Ce}^{4+}$ का रिक्त और $\text{Yb}^{2+}$ का पूर्ण 4f उपकोश आपस में बदल गया।`,
        },
      },
    },
    {
      code: 'nt-079',
      exams: ['neet'],
      subject: 'chemistry',
      topic: 'equilibrium',
      difficulty: 'medium',
      targetSeconds: 70,
      stem: {
        en: String.raw`The volume of 0.1 M NaOH that must be added to 50 mL of 0.2 M acetic acid to obtain a solution of pH 5.22 is ($\text{pK}_a$ of acetic acid = 4.74; $\log 3 = 0.48$)`,
        hi: String.raw`pH 5.22 का विलयन प्राप्त करने के लिए 0.2 M ऐसीटिक अम्ल के 50 mL में 0.1 M NaOH का कितना आयतन मिलाना होगा? (ऐसीटिक अम्ल का $\text{pK}_a$ = 4.74; $\log 3 = 0.48$)`,
      },
      options: [
        { id: 'a', content: { en: '33 mL', hi: '33 mL' } },
        { id: 'b', content: { en: '25 mL', hi: '25 mL' } },
        { id: 'c', content: { en: '75 mL', hi: '75 mL' } },
        { id: 'd', content: { en: '50 mL', hi: '50 mL' } },
      ],
      key: { kind: 'mcq', optionIds: ['c'] },
      solution: {
        en: String.raw`The NaOH turns part of the acid into salt: a buffer.

$$
5.22 = 4.74 + \log\frac{[\text{salt}]}{[\text{acid}]}
$$

So $\log$ of the ratio $= 0.48$ and salt : acid $= 3 : 1$. Acid taken: $50 \times 0.2 = 10$ mmol; three quarters of it, 7.5 mmol, must become salt. Volume $= \dfrac{7.5}{0.1} = 75$ mL.

Check: pH above $\text{pK}_a$ means more than half-neutralised, more than 50 mL.`,
        hi: String.raw`NaOH अम्ल के एक भाग को लवण में बदलता है: बफ़र बनता है।

$$
5.22 = 4.74 + \log\frac{[\text{salt}]}{[\text{acid}]}
$$

अतः अनुपात का $\log = 0.48$ और लवण (salt) : अम्ल (acid) $= 3 : 1$। लिया गया अम्ल: $50 \times 0.2 = 10$ मिलीमोल; इसका तीन-चौथाई, 7.5 मिलीमोल, लवण बनना चाहिए। आयतन $= \dfrac{7.5}{0.1} = 75$ mL।

जाँच: pH, $\text{pK}_a$ से अधिक है, अतः आधे से अधिक उदासीनीकरण, यानी 50 mL से अधिक।`,
      },
      reasons: {
        a: {
          en: 'This divides the 10 mmol of acid by 3 to get the salt; the ratio is that of salt to the acid left.',
          hi: 'इसमें लवण के लिए 10 मिलीमोल अम्ल को 3 से भाग दिया गया; अनुपात तो लवण और बचे अम्ल का है।',
        },
        b: {
          en: 'This inverts the ratio of salt to acid and gives pH 4.26.',
          hi: 'इसमें लवण और अम्ल का अनुपात उलट गया; इससे pH 4.26 मिलता है।',
        },
        c: {
          en: 'The ratio of salt to acid is 3 : 1, so 7.5 mmol of the 10 mmol of acid are neutralised.',
          hi: 'लवण और अम्ल का अनुपात 3 : 1 है, अतः 10 मिलीमोल अम्ल में से 7.5 मिलीमोल उदासीन होते हैं।',
        },
        d: {
          en: String.raw`This is half-neutralisation, at which pH = $\text{pK}_a$ = 4.74.`,
          hi: String.raw`यह अर्ध-उदासीनीकरण है, जिस पर pH = $\text{pK}_a$ = 4.74 होता है।`,
        },
      },
    },
    {
      code: 'nt-080',
      exams: ['neet'],
      subject: 'chemistry',
      topic: 'oxygen-compounds',
      difficulty: 'hard',
      targetSeconds: 100,
      stem: {
        en: String.raw`P and Q are compounds of the formula $\text{C}_8\text{H}_8\text{O}$ with a benzene ring. P gives a yellow precipitate with $\text{I}_2$ and NaOH. Q reduces Tollens' reagent, but not Fehling's solution; with concentrated NaOH it gives two products, both of which are converted to benzene-1,4-dicarboxylic acid by hot alkaline $\text{KMnO}_4$, followed by acid. The main product that P and Q form with each other on warming with dilute NaOH is`,
        hi: String.raw`P और Q, $\text{C}_8\text{H}_8\text{O}$ सूत्र के दो यौगिक हैं, जिनमें बेंज़ीन वलय है। P, $\text{I}_2$ और NaOH के साथ पीला अवक्षेप देता है। Q टॉलेन अभिकर्मक को अपचयित करता है, पर फ़ेलिंग विलयन को नहीं; सांद्र NaOH के साथ वह दो उत्पाद देता है, जो दोनों गर्म क्षारीय $\text{KMnO}_4$ और फिर अम्ल से बेंज़ीन-1,4-डाइकार्बोक्सिलिक अम्ल में बदल जाते हैं। P और Q को तनु NaOH के साथ गर्म करने पर उनकी परस्पर अभिक्रिया का मुख्य उत्पाद है`,
      },
      options: [
        {
          id: 'a',
          content: {
            en: String.raw`1-(4-Methylphenyl)-3-phenylprop-2-en-1-one`,
            hi: String.raw`1-(4-मेथिलफ़ेनिल)-3-फ़ेनिलप्रोप-2-ईन-1-ओन`,
          },
        },
        {
          id: 'b',
          content: {
            en: String.raw`1,3-Bis(4-methylphenyl)prop-2-en-1-one`,
            hi: String.raw`1,3-बिस(4-मेथिलफ़ेनिल)प्रोप-2-ईन-1-ओन`,
          },
        },
        {
          id: 'c',
          content: {
            en: String.raw`3-(4-Methylphenyl)-1-phenylprop-2-en-1-one`,
            hi: String.raw`3-(4-मेथिलफ़ेनिल)-1-फ़ेनिलप्रोप-2-ईन-1-ओन`,
          },
        },
        { id: 'd', content: { en: String.raw`1,3-Diphenylbut-2-en-1-one`, hi: String.raw`1,3-डाइफ़ेनिलब्यूट-2-ईन-1-ओन` } },
      ],
      key: { kind: 'mcq', optionIds: ['c'] },
      solution: {
        en: String.raw`Name P and Q first.

- P gives iodoform, so it has $\text{CH}_3\text{CO}$: acetophenone.
- Q is an aromatic aldehyde without α-hydrogen (Cannizzaro reaction); the 1,4-diacid shows the methyl group in para: 4-methylbenzaldehyde.

Dilute alkali takes an α-hydrogen from P, the only one of the two that has any. The carbanion attacks CHO of Q, and water is lost:

$$
\text{CH}_3\text{C}_6\text{H}_4\text{CH=CHCOC}_6\text{H}_5
$$

The trap: the **ketone** carbon of P becomes C-1 with the phenyl group, the aldehyde carbon of Q becomes C-3.`,
        hi: String.raw`पहले P और Q पहचानिए।

- P आयोडोफ़ॉर्म देता है, अतः उसमें $\text{CH}_3\text{CO}$ है: ऐसीटोफ़ीनॉन।
- Q ऐसा ऐरोमैटिक ऐल्डिहाइड है जिसमें α-हाइड्रोजन नहीं है (कैनिज़ारो अभिक्रिया); 1,4-द्विअम्ल से पता चलता है कि मेथिल समूह पैरा स्थिति पर है: 4-मेथिलबेंज़ैल्डिहाइड।

तनु क्षार P से α-हाइड्रोजन लेता है, क्योंकि दोनों में से केवल उसी में वह है। कार्बऋणायन Q के CHO पर आक्रमण करता है और जल निकल जाता है:

$$
\text{CH}_3\text{C}_6\text{H}_4\text{CH=CHCOC}_6\text{H}_5
$$

ध्यान दीजिए: P का **कीटोन** कार्बन फ़ेनिल समूह सहित C-1 बनता है और Q का ऐल्डिहाइड कार्बन C-3।`,
      },
      reasons: {
        a: {
          en: String.raw`This exchanges the rings: it would come from 4-methylacetophenone and benzaldehyde.`,
          hi: String.raw`इसमें वलय आपस में बदल गए: यह 4-मेथिलऐसीटोफ़ीनॉन और बेंज़ैल्डिहाइड से बनता।`,
        },
        b: {
          en: String.raw`This would need a methyl group in the ring of the ketone too, but P is plain acetophenone.`,
          hi: String.raw`इसके लिए कीटोन के वलय पर भी मेथिल समूह चाहिए, जबकि P ऐसीटोफ़ीनॉन है।`,
        },
        c: {
          en: String.raw`The carbanion of acetophenone adds to 4-methylbenzaldehyde, and water is lost.`,
          hi: String.raw`ऐसीटोफ़ीनॉन का कार्बऋणायन 4-मेथिलबेंज़ैल्डिहाइड से जुड़ता है और जल निकल जाता है।`,
        },
        d: {
          en: String.raw`This is the product of two molecules of acetophenone; the aldehyde is attacked more readily than the ketone.`,
          hi: String.raw`यह ऐसीटोफ़ीनॉन के दो अणुओं का उत्पाद है; कार्बऋणायन का आक्रमण कीटोन की तुलना में ऐल्डिहाइड पर अधिक आसानी से होता है।`,
        },
      },
    },
    {
      code: 'nt-081',
      exams: ['neet'],
      subject: 'chemistry',
      topic: 'coordination-compounds',
      difficulty: 'hard',
      targetSeconds: 85,
      stem: {
        en: String.raw`The total number of stereoisomers of the octahedral complex ion $[\text{Co(en)(NH}_3\text{)}_2\text{Cl}_2]^+$ is (en = ethane-1,2-diamine)`,
        hi: String.raw`अष्टफलकीय संकुल आयन $[\text{Co(en)(NH}_3\text{)}_2\text{Cl}_2]^+$ के त्रिविम समावयवियों की कुल संख्या है (en = एथेन-1,2-डाइऐमीन)`,
      },
      options: [
        { id: 'a', content: { en: '6', hi: '6' } },
        { id: 'b', content: { en: '4', hi: '4' } },
        { id: 'c', content: { en: '3', hi: '3' } },
        { id: 'd', content: { en: '2', hi: '2' } },
      ],
      key: { kind: 'mcq', optionIds: ['b'] },
      solution: {
        en: String.raw`The ligand en always spans two cis positions. Place the rest:

- Cl trans to Cl: both $\text{NH}_3$ lie in the plane of en. Plane of symmetry: achiral, 1.
- $\text{NH}_3$ trans to $\text{NH}_3$: both Cl lie in the plane of en. Achiral, 1.
- Cl cis to Cl and $\text{NH}_3$ cis to $\text{NH}_3$: one of each lies in the plane of en and one outside. No plane of symmetry: a pair of enantiomers, 2.

Total $1 + 1 + 2 = 4$. The trap is to stop at the three geometrical isomers.`,
        hi: String.raw`लिगन्ड en सदैव दो समपक्ष स्थितियों पर जुड़ता है। शेष लिगन्ड रखिए:

- Cl के विपक्ष में Cl: दोनों $\text{NH}_3$, en के तल में हैं। सममिति तल है: अकाइरल, 1।
- $\text{NH}_3$ के विपक्ष में $\text{NH}_3$: दोनों Cl, en के तल में हैं। अकाइरल, 1।
- Cl-Cl समपक्ष और $\text{NH}_3$-$\text{NH}_3$ समपक्ष: दोनों प्रकार का एक-एक लिगन्ड en के तल में और एक-एक बाहर। सममिति तल नहीं: प्रतिबिंब रूपों का युग्म, 2।

कुल $1 + 1 + 2 = 4$। आम ग़लती: तीन ज्यामितीय समावयवियों पर ही रुक जाना।`,
      },
      reasons: {
        a: {
          en: 'This takes all three geometrical isomers as chiral.',
          hi: 'इसमें तीनों ज्यामितीय समावयवियों को काइरल मान लिया गया।',
        },
        b: {
          en: 'Two achiral trans forms and one all-cis form with its mirror image: $2 + 2 = 4$.',
          hi: 'दो अकाइरल विपक्ष रूप और एक समपक्ष रूप अपने दर्पण प्रतिबिंब सहित: $2 + 2 = 4$।',
        },
        c: {
          en: 'This counts the geometrical isomers and forgets that the all-cis form is chiral.',
          hi: 'इसमें ज्यामितीय समावयवी गिने गए और यह छूट गया कि पूर्णतः समपक्ष रूप काइरल है।',
        },
        d: {
          en: 'This counts only one cis and one trans form, as in a complex with two ligands en.',
          hi: 'इसमें केवल एक समपक्ष और एक विपक्ष रूप गिना गया, जैसा दो en वाले संकुल में होता है।',
        },
      },
    },
    {
      code: 'nt-082',
      exams: ['neet'],
      subject: 'chemistry',
      topic: 'kinetics',
      difficulty: 'hard',
      targetSeconds: 100,
      stem: {
        en: String.raw`A first-order reaction is 50% complete in 30 minutes at 300 K and 75% complete in 20 minutes at 320 K. Its activation energy, in $\text{kJ mol}^{-1}$, is about ($R = 8.314\ \text{J K}^{-1}\,\text{mol}^{-1}$; $\log 2 = 0.301$, $\log 3 = 0.477$)`,
        hi: String.raw`एक प्रथम कोटि अभिक्रिया 300 K पर 30 मिनट में 50% और 320 K पर 20 मिनट में 75% पूर्ण होती है। इसकी सक्रियण ऊर्जा, $\text{kJ mol}^{-1}$ में, लगभग है ($R = 8.314\ \text{J K}^{-1}\,\text{mol}^{-1}$; $\log 2 = 0.301$, $\log 3 = 0.477$)`,
      },
      options: [
        { id: 'a', content: { en: '16.2', hi: '16.2' } },
        { id: 'b', content: { en: '32.4', hi: '32.4' } },
        { id: 'c', content: { en: '19.0', hi: '19.0' } },
        { id: 'd', content: { en: '43.8', hi: '43.8' } },
      ],
      key: { kind: 'mcq', optionIds: ['d'] },
      solution: {
        en: String.raw`75% completion takes **two** half-lives, so at 320 K $t_{1/2} = 10$ min; at 300 K it is 30 min. Hence $\dfrac{k_2}{k_1} = 3$.

$$
\log\frac{k_2}{k_1} = \frac{E_a}{2.303R} \cdot \frac{T_2 - T_1}{T_1T_2}
$$

$E_a = 2.303 \times 8.314 \times 0.477 \times \dfrac{300 \times 320}{20}$

$= 9.13 \times 4800 = 43.8 \times 10^3\ \text{J mol}^{-1}$.

The trap is to compare 30 with 20 minutes.`,
        hi: String.raw`75% पूर्ण होने में **दो** अर्धायु लगती हैं, अतः 320 K पर $t_{1/2} = 10$ मिनट और 300 K पर 30 मिनट। इसलिए $\dfrac{k_2}{k_1} = 3$।

$$
\log\frac{k_2}{k_1} = \frac{E_a}{2.303R} \cdot \frac{T_2 - T_1}{T_1T_2}
$$

$E_a = 2.303 \times 8.314 \times 0.477 \times \dfrac{300 \times 320}{20}$

$= 9.13 \times 4800 = 43.8 \times 10^3\ \text{J mol}^{-1}$।

आम ग़लती: 30 मिनट और 20 मिनट की सीधी तुलना करना।`,
      },
      reasons: {
        a: {
          en: 'This compares the times 30 and 20 minutes directly ($k_2/k_1 = 1.5$), though they belong to different fractions.',
          hi: 'इसमें 30 और 20 मिनट की सीधी तुलना की गई ($k_2/k_1 = 1.5$), जबकि दोनों में पूर्ण हुआ अंश भिन्न है।',
        },
        b: {
          en: String.raw`This takes $k$ as per cent by time, $\frac{75/20}{50/30} = 2.25$; that holds for zero order.`,
          hi: String.raw`इसमें $k$ को प्रतिशत बटे समय लिया गया, $\frac{75/20}{50/30} = 2.25$; यह शून्य कोटि में ठीक है।`,
        },
        c: {
          en: String.raw`This leaves out the factor 2.303 between $\ln$ and $\log$.`,
          hi: String.raw`इसमें $\ln$ और $\log$ के बीच का गुणक 2.303 छूट गया।`,
        },
        d: {
          en: 'The half-lives are 30 and 10 minutes, so $k_2/k_1 = 3$.',
          hi: 'अर्धायु 30 और 10 मिनट हैं, अतः $k_2/k_1 = 3$।',
        },
      },
    },
    {
      code: 'nt-083',
      exams: ['neet'],
      subject: 'chemistry',
      topic: 'biomolecules',
      difficulty: 'medium',
      targetSeconds: 60,
      stem: {
        en: String.raw`Consider the following statements about biomolecules:

A. Sucrose is a non-reducing sugar, because C-1 of α-D-glucose and C-2 of β-D-fructose are joined in it.

B. The pentaacetate of glucose does not react with hydroxylamine.

C. Amylopectin is an unbranched polymer of β-D-glucose.

D. In lactose, C-1 of β-D-galactose is linked to C-4 of β-D-glucose.

E. In DNA, adenine pairs with thymine through three hydrogen bonds.

The correct statements are`,
        hi: String.raw`जैव अणुओं के बारे में निम्नलिखित कथनों पर विचार कीजिए:

A. सुक्रोज़ अनपचायी शर्करा है, क्योंकि इसमें α-D-ग्लूकोज़ का C-1 और β-D-फ़्रक्टोज़ का C-2 आपस में जुड़े हैं।

B. ग्लूकोज़ का पेंटाऐसीटेट हाइड्रॉक्सिलऐमीन से अभिक्रिया नहीं करता।

C. ऐमाइलोपेक्टिन β-D-ग्लूकोज़ का अशाखित बहुलक है।

D. लैक्टोज़ में β-D-गैलेक्टोज़ का C-1, β-D-ग्लूकोज़ के C-4 से जुड़ा है।

E. DNA में ऐडेनीन, थाइमीन से तीन हाइड्रोजन आबंधों द्वारा युग्मित होता है।

सही कथन हैं`,
      },
      options: [
        { id: 'a', content: { en: 'A, B and D only', hi: 'केवल A, B और D' } },
        { id: 'b', content: { en: 'A, C and E only', hi: 'केवल A, C और E' } },
        { id: 'c', content: { en: 'B, C and D only', hi: 'केवल B, C और D' } },
        { id: 'd', content: { en: 'A, D and E only', hi: 'केवल A, D और E' } },
      ],
      key: { kind: 'mcq', optionIds: ['a'] },
      solution: {
        en: String.raw`- A is correct: both anomeric carbons are used in the link, so no free aldehyde or ketone can form.
- B is correct: its ring cannot open, so it has no free CHO group (evidence for the ring form).
- C is wrong: it is a **branched** polymer of **α**-D-glucose (1,4 and 1,6 links).
- D is correct; the free C-1 of glucose makes lactose reducing.
- E is wrong: A–T two, G–C three hydrogen bonds.

So A, B and D.`,
        hi: String.raw`- A सही है: दोनों ऐनोमेरिक कार्बन बंधन में लगे हैं, इसलिए मुक्त ऐल्डिहाइड या कीटोन नहीं बन सकता।
- B सही है: इसका वलय नहीं खुल सकता, अतः मुक्त CHO समूह नहीं है (वलय संरचना का प्रमाण)।
- C ग़लत है: यह **α**-D-ग्लूकोज़ का **शाखित** बहुलक है (1,4 और 1,6 बंधन)।
- D सही है; ग्लूकोज़ का मुक्त C-1 लैक्टोज़ को अपचायी शर्करा बनाता है।
- E ग़लत है: A–T में दो, G–C में तीन हाइड्रोजन आबंध।

अतः A, B और D।`,
      },
      reasons: {
        a: {
          en: 'A (both anomeric carbons are tied up), B (no free CHO) and D (a 1,4 link) all hold.',
          hi: 'A (दोनों ऐनोमेरिक कार्बन बँधे हैं), B (मुक्त CHO नहीं) और D (1,4 बंधन) तीनों सही हैं।',
        },
        b: {
          en: 'C and E both fail: amylopectin is branched and made of α-D-glucose, and adenine holds thymine by two hydrogen bonds.',
          hi: 'C और E दोनों ग़लत हैं: ऐमाइलोपेक्टिन शाखित और α-D-ग्लूकोज़ का बहुलक है, और ऐडेनीन-थाइमीन के बीच दो हाइड्रोजन आबंध होते हैं।',
        },
        c: {
          en: 'C fails: this describes cellulose rather than amylopectin, whose chains of α-D-glucose are branched.',
          hi: 'C ग़लत है: ऐसा वर्णन सेलुलोस का है; ऐमाइलोपेक्टिन में α-D-ग्लूकोज़ की शृंखलाएँ शाखित होती हैं।',
        },
        d: {
          en: 'E fails: three hydrogen bonds join guanine and cytosine; adenine and thymine have two.',
          hi: 'E ग़लत है: तीन हाइड्रोजन आबंध ग्वानीन और साइटोसीन के बीच होते हैं; ऐडेनीन और थाइमीन में दो।',
        },
      },
    },
    {
      code: 'nt-084',
      exams: ['neet'],
      subject: 'chemistry',
      topic: 'periodicity',
      difficulty: 'medium',
      targetSeconds: 65,
      stem: {
        en: String.raw`The first ionisation enthalpies of five elements with consecutive atomic numbers, all below 20, are given below. The letters are not the symbols of the elements.

| Element | L | M | Q | R | T |
| --- | --- | --- | --- | --- | --- |
| $\Delta_iH_1$ in $\text{kJ mol}^{-1}$ | 1314 | 1681 | 2080 | 496 | 738 |

Which of the following statements is **not** correct?`,
        hi: String.raw`पाँच तत्वों की, जिनके परमाणु क्रमांक क्रमागत और 20 से कम हैं, प्रथम आयनन एंथैल्पियाँ नीचे दी गई हैं। ये अक्षर तत्वों के प्रतीक नहीं हैं।

| तत्व | L | M | Q | R | T |
| --- | --- | --- | --- | --- | --- |
| $\Delta_iH_1$, $\text{kJ mol}^{-1}$ में | 1314 | 1681 | 2080 | 496 | 738 |

निम्नलिखित में से कौन-सा कथन सही **नहीं** है?`,
      },
      options: [
        {
          id: 'a',
          content: {
            en: String.raw`$\text{T}^{2+}$ is larger than $\text{L}^{2-}$`,
            hi: String.raw`$\text{T}^{2+}$ का आकार $\text{L}^{2-}$ से बड़ा है`,
          },
        },
        {
          id: 'b',
          content: {
            en: String.raw`T and M form an ionic solid of the formula $\text{TM}_2$`,
            hi: String.raw`T और M से $\text{TM}_2$ सूत्र का आयनिक ठोस बनता है`,
          },
        },
        {
          id: 'c',
          content: {
            en: String.raw`R and L form a basic oxide of the formula $\text{R}_2\text{L}$`,
            hi: String.raw`R और L से $\text{R}_2\text{L}$ सूत्र का क्षारकीय ऑक्साइड बनता है`,
          },
        },
        {
          id: 'd',
          content: {
            en: String.raw`$\text{M}^-$ and $\text{R}^+$ have as many electrons as Q`,
            hi: String.raw`$\text{M}^-$ और $\text{R}^+$ में उतने ही इलेक्ट्रॉन हैं जितने Q में`,
          },
        },
      ],
      key: { kind: 'mcq', optionIds: ['a'] },
      solution: {
        en: String.raw`The deep fall from Q to R marks a noble gas followed by an alkali metal. Q with 2080 is neon (argon would have 1520), so L, M, Q, R, T = O, F, Ne, Na, Mg.

- $\text{R}_2\text{L}$ = $\text{Na}_2\text{O}$, basic: true.
- $\text{TM}_2$ = $\text{MgF}_2$, ionic: true.
- $\text{F}^-$, $\text{Na}^+$ and Ne have 10 electrons each: true.
- $\text{Mg}^{2+}$ (12 protons) is much smaller than $\text{O}^{2-}$ (8 protons), both with the same electrons: the statement is **false**.`,
        hi: String.raw`Q से R पर बड़ी गिरावट बताती है कि Q उत्कृष्ट गैस और R क्षार धातु है। 2080 वाला Q नियॉन है (आर्गन का मान 1520 होता), अतः L, M, Q, R, T = O, F, Ne, Na, Mg।

- $\text{R}_2\text{L}$ = $\text{Na}_2\text{O}$, क्षारकीय: सही।
- $\text{TM}_2$ = $\text{MgF}_2$, आयनिक: सही।
- $\text{F}^-$, $\text{Na}^+$ और Ne प्रत्येक में 10 इलेक्ट्रॉन: सही।
- $\text{Mg}^{2+}$ (12 प्रोटॉन), $\text{O}^{2-}$ (8 प्रोटॉन) से बहुत छोटा है, दोनों में समान इलेक्ट्रॉन हैं: यह कथन **ग़लत** है।`,
      },
      reasons: {
        a: {
          en: 'The two are isoelectronic; T has four protons more, so its ion is the smaller one.',
          hi: 'दोनों समइलेक्ट्रॉनी हैं; T में चार प्रोटॉन अधिक हैं, अतः उसका आयन छोटा है।',
        },
        b: { en: 'This is true: it is magnesium fluoride.', hi: 'यह सही है: यह मैग्नीशियम फ़्लुओराइड है।' },
        c: {
          en: 'This is true: R is the alkali metal sodium and L is oxygen.',
          hi: 'यह सही है: R क्षार धातु सोडियम और L ऑक्सीजन है।',
        },
        d: { en: 'This is true: all three have ten electrons.', hi: 'यह सही है: तीनों में दस इलेक्ट्रॉन हैं।' },
      },
    },
    {
      code: 'nt-085',
      exams: ['neet'],
      subject: 'chemistry',
      topic: 'solutions',
      difficulty: 'easy',
      targetSeconds: 55,
      stem: {
        en: 'Which of the following aqueous solutions has the lowest freezing point? (Assume complete dissociation of the salts.)',
        hi: 'निम्नलिखित में से किस जलीय विलयन का हिमांक सबसे कम है? (लवणों का पूर्ण वियोजन मानिए।)',
      },
      options: [
        {
          id: 'a',
          content: {
            en: String.raw`0.12 m $\text{Al(NO}_3\text{)}_3$`,
            hi: String.raw`0.12 m $\text{Al(NO}_3\text{)}_3$`,
          },
        },
        {
          id: 'b',
          content: {
            en: String.raw`0.46 m $\text{NH}_2\text{CONH}_2$`,
            hi: String.raw`0.46 m $\text{NH}_2\text{CONH}_2$`,
          },
        },
        { id: 'c', content: { en: String.raw`0.21 m $\text{KCl}$`, hi: String.raw`0.21 m $\text{KCl}$` } },
        { id: 'd', content: { en: String.raw`0.15 m $\text{CaCl}_2$`, hi: String.raw`0.15 m $\text{CaCl}_2$` } },
      ],
      key: { kind: 'mcq', optionIds: ['a'] },
      solution: {
        en: String.raw`$\Delta T_f = iK_fm$; compare $im$, the molality of particles.

- urea: $1 \times 0.46 = 0.46$
- KCl: $2 \times 0.21 = 0.42$
- $\text{CaCl}_2$: $3 \times 0.15 = 0.45$
- $\text{Al(NO}_3\text{)}_3$: $4 \times 0.12 = 0.48$

The greatest $im$ gives the lowest freezing point: 0.12 m $\text{Al(NO}_3\text{)}_3$, though its molality is the least.`,
        hi: String.raw`$\Delta T_f = iK_fm$; अतः $im$, अर्थात् कणों की मोललता की तुलना कीजिए।

- यूरिया: $1 \times 0.46 = 0.46$
- KCl: $2 \times 0.21 = 0.42$
- $\text{CaCl}_2$: $3 \times 0.15 = 0.45$
- $\text{Al(NO}_3\text{)}_3$: $4 \times 0.12 = 0.48$

$im$ जितना अधिक, हिमांक उतना कम: 0.12 m $\text{Al(NO}_3\text{)}_3$, यद्यपि इसकी मोललता सबसे कम है।`,
      },
      reasons: {
        a: {
          en: 'Its four ions per formula unit give 0.48 m of particles, the greatest value.',
          hi: 'प्रति सूत्र इकाई चार आयनों से कणों की मोललता 0.48 m है, जो सबसे अधिक है।',
        },
        b: {
          en: 'Urea is the most concentrated, but does not dissociate: 0.46 m of particles.',
          hi: 'यूरिया सबसे अधिक सांद्र है, पर वियोजित नहीं होता: कणों की मोललता 0.46 m।',
        },
        c: { en: 'Two ions give only 0.42 m of particles.', hi: 'दो आयनों से कणों की मोललता केवल 0.42 m है।' },
        d: {
          en: 'Three ions give 0.45 m of particles, less than the greatest value.',
          hi: 'तीन आयनों से कणों की मोललता 0.45 m है, जो सबसे अधिक मान से कम है।',
        },
      },
    },
    {
      code: 'nt-086',
      exams: ['neet'],
      subject: 'chemistry',
      topic: 'halogen-compounds',
      difficulty: 'easy',
      targetSeconds: 50,
      stem: {
        en: String.raw`Given below are two statements about the replacement of chlorine in aryl chlorides.

**Statement I:** A nitro group in the meta position to chlorine helps nucleophilic substitution more than one in the para position.

**Statement II:** 2,4,6-Trinitrochlorobenzene gives 2,4,6-trinitrophenol when it is merely warmed with water.

In the light of the above statements, choose the correct answer from the options given below:`,
        hi: String.raw`नीचे ऐरिल क्लोराइडों में क्लोरीन के प्रतिस्थापन के बारे में दो कथन दिए गए हैं।

**कथन I:** क्लोरीन के सापेक्ष मेटा स्थिति का नाइट्रो समूह, पैरा स्थिति के नाइट्रो समूह की तुलना में नाभिकरागी प्रतिस्थापन में अधिक सहायक होता है।

**कथन II:** 2,4,6-ट्राइनाइट्रोक्लोरोबेंज़ीन को जल के साथ केवल गर्म करने पर 2,4,6-ट्राइनाइट्रोफ़ीनॉल मिलता है।

उपर्युक्त कथनों के आलोक में, नीचे दिए गए विकल्पों में से सही उत्तर चुनिए:`,
      },
      options: [
        {
          id: 'a',
          content: { en: 'Both Statement I and Statement II are true', hi: 'कथन I और कथन II दोनों सत्य हैं' },
          pinned: true,
        },
        {
          id: 'b',
          content: { en: 'Both Statement I and Statement II are false', hi: 'कथन I और कथन II दोनों असत्य हैं' },
          pinned: true,
        },
        {
          id: 'c',
          content: { en: 'Statement I is true but Statement II is false', hi: 'कथन I सत्य है, परंतु कथन II असत्य है' },
          pinned: true,
        },
        {
          id: 'd',
          content: { en: 'Statement I is false but Statement II is true', hi: 'कथन I असत्य है, परंतु कथन II सत्य है' },
          pinned: true,
        },
      ],
      key: { kind: 'mcq', optionIds: ['d'] },
      solution: {
        en: String.raw`The attack of $\text{OH}^-$ gives a carbanion whose negative charge stands ortho and para to the carbon bearing chlorine.

- I is false: a nitro group takes up this charge only from **ortho or para**; from meta it does not.
- II is true: with three such groups the substitution needs only warm water, while chlorobenzene itself needs NaOH at 623 K and 300 atm.`,
        hi: String.raw`$\text{OH}^-$ के आक्रमण से ऐसा कार्बऋणायन बनता है जिसका ऋणावेश क्लोरीन वाले कार्बन के सापेक्ष ऑर्थो और पैरा स्थितियों पर होता है।

- I असत्य है: नाइट्रो समूह यह आवेश केवल **ऑर्थो या पैरा** से ले सकता है; मेटा से नहीं।
- II सत्य है: ऐसे तीन समूह हों तो केवल गर्म जल पर्याप्त है, जबकि क्लोरोबेंज़ीन के लिए 623 K और 300 atm पर NaOH चाहिए।`,
      },
      reasons: {
        a: {
          en: 'Statement I is false: the nitro group stabilises the carbanion by resonance from ortho and para only.',
          hi: 'कथन I असत्य है: नाइट्रो समूह अनुनाद से कार्बऋणायन को केवल ऑर्थो और पैरा से स्थायित्व देता है।',
        },
        b: {
          en: 'Statement II is true: three nitro groups make the chlorine leave on warming with water.',
          hi: 'कथन II सत्य है: तीन नाइट्रो समूहों के कारण जल के साथ गर्म करने से ही क्लोरीन हट जाता है।',
        },
        c: {
          en: 'This reverses the two: I has the positions wrong and II is a known preparation of picric acid.',
          hi: 'इसमें दोनों उलट गए: I में स्थितियाँ ग़लत हैं और II पिक्रिक अम्ल बनाने की ज्ञात विधि है।',
        },
        d: {
          en: 'From meta the nitro group cannot take up the charge, while three in ortho and para do so strongly.',
          hi: 'मेटा से नाइट्रो समूह आवेश नहीं ले सकता, जबकि ऑर्थो और पैरा के तीन समूह प्रबलता से लेते हैं।',
        },
      },
    },
    {
      code: 'nt-087',
      exams: ['neet'],
      subject: 'chemistry',
      topic: 'bonding',
      difficulty: 'medium',
      targetSeconds: 50,
      stem: {
        en: String.raw`Given below are two statements about the molecular orbitals of diatomic molecules.

**Statement I:** In the molecule $\text{C}_2$ both bonds are π bonds.

**Statement II:** In the molecule $\text{O}_2$ the energy of the orbital $\sigma 2p_z$ is higher than that of the orbitals $\pi 2p_x$ and $\pi 2p_y$.

In the light of the above statements, choose the correct answer from the options given below:`,
        hi: String.raw`नीचे द्विपरमाणुक अणुओं के आण्विक कक्षकों के बारे में दो कथन दिए गए हैं।

**कथन I:** $\text{C}_2$ अणु में दोनों आबंध π आबंध हैं।

**कथन II:** $\text{O}_2$ अणु में $\sigma 2p_z$ कक्षक की ऊर्जा $\pi 2p_x$ और $\pi 2p_y$ कक्षकों की ऊर्जा से अधिक है।

उपर्युक्त कथनों के आलोक में, नीचे दिए गए विकल्पों में से सही उत्तर चुनिए:`,
      },
      options: [
        {
          id: 'a',
          content: { en: 'Both Statement I and Statement II are true', hi: 'कथन I और कथन II दोनों सत्य हैं' },
          pinned: true,
        },
        {
          id: 'b',
          content: { en: 'Both Statement I and Statement II are false', hi: 'कथन I और कथन II दोनों असत्य हैं' },
          pinned: true,
        },
        {
          id: 'c',
          content: { en: 'Statement I is true but Statement II is false', hi: 'कथन I सत्य है, परंतु कथन II असत्य है' },
          pinned: true,
        },
        {
          id: 'd',
          content: { en: 'Statement I is false but Statement II is true', hi: 'कथन I असत्य है, परंतु कथन II सत्य है' },
          pinned: true,
        },
      ],
      key: { kind: 'mcq', optionIds: ['c'] },
      solution: {
        en: String.raw`The order of the 2p orbitals changes after nitrogen.

- I is true: up to $\text{N}_2$ the π2p orbitals lie below σ2p. $\text{C}_2$ has 8 valence electrons: 4 fill σ2s and σ\*2s, which cancel, and 4 fill the two π2p orbitals. Both bonds are π.
- II is false: in $\text{O}_2$ and $\text{F}_2$ the order is $\sigma 2p_z < \pi 2p_x = \pi 2p_y$.`,
        hi: String.raw`2p कक्षकों का क्रम नाइट्रोजन के बाद बदल जाता है।

- I सत्य है: $\text{N}_2$ तक π2p कक्षक σ2p से नीचे हैं। $\text{C}_2$ में 8 संयोजी इलेक्ट्रॉन हैं: 4 से σ2s और σ\*2s भरते हैं, जो एक-दूसरे को निरस्त करते हैं, और 4 दोनों π2p कक्षकों में जाते हैं। दोनों आबंध π हैं।
- II असत्य है: $\text{O}_2$ और $\text{F}_2$ में क्रम $\sigma 2p_z < \pi 2p_x = \pi 2p_y$ है।`,
      },
      reasons: {
        a: {
          en: 'Statement II is false: the order given there is that of the molecules up to nitrogen.',
          hi: 'कथन II असत्य है: उसमें दिया क्रम नाइट्रोजन तक के अणुओं का है।',
        },
        b: {
          en: 'Statement I is true: the four electrons beyond the 2s orbitals of the molecule all stand in π orbitals.',
          hi: 'कथन I सत्य है: अणु के 2s कक्षकों के बाद के चारों इलेक्ट्रॉन π कक्षकों में हैं।',
        },
        c: {
          en: 'In carbon the π orbitals are filled before σ2p; in oxygen σ2p lies below them.',
          hi: 'कार्बन में π कक्षक σ2p से पहले भरते हैं; ऑक्सीजन में σ2p उनसे नीचे है।',
        },
        d: {
          en: 'This uses one order of orbitals for the wrong molecule: that of oxygen for carbon and the other way round.',
          hi: 'इसमें क्रम ग़लत अणु पर लगा दिया गया: ऑक्सीजन का कार्बन पर और कार्बन का ऑक्सीजन पर।',
        },
      },
    },
    {
      code: 'nt-088',
      exams: ['neet'],
      subject: 'chemistry',
      topic: 'equilibrium',
      difficulty: 'medium',
      targetSeconds: 85,
      stem: {
        en: String.raw`At a certain temperature $\text{N}_2\text{O}_4$ is 50% dissociated at a total equilibrium pressure of 1 bar:

$$
\text{N}_2\text{O}_4\text{(g)} \rightleftharpoons 2\,\text{NO}_2\text{(g)}
$$

At the same temperature it will be 20% dissociated at a total equilibrium pressure of`,
        hi: String.raw`किसी ताप पर साम्यावस्था में 1 bar के कुल दाब पर $\text{N}_2\text{O}_4$ का 50% वियोजन होता है:

$$
\text{N}_2\text{O}_4\text{(g)} \rightleftharpoons 2\,\text{NO}_2\text{(g)}
$$

उसी ताप पर साम्यावस्था में किस कुल दाब पर इसका 20% वियोजन होगा?`,
      },
      options: [
        { id: 'a', content: { en: '8.0 bar', hi: '8.0 bar' } },
        { id: 'b', content: { en: '10 bar', hi: '10 bar' } },
        { id: 'c', content: { en: '6.3 bar', hi: '6.3 bar' } },
        { id: 'd', content: { en: '2.5 bar', hi: '2.5 bar' } },
      ],
      key: { kind: 'mcq', optionIds: ['a'] },
      solution: {
        en: String.raw`From 1 mol: $1 - \alpha$ of $\text{N}_2\text{O}_4$ and $2\alpha$ of $\text{NO}_2$, in all $1 + \alpha$. With mole fractions:

$$
K_p = \frac{4\alpha^2}{1 - \alpha^2}\,P
$$

- $\alpha = 0.5$, $P = 1$: $K_p = \dfrac{4 \times 0.25}{0.75} = \dfrac{4}{3}$
- $\alpha = 0.2$: $K_p = \dfrac{4 \times 0.04}{0.96}\,P = \dfrac{P}{6}$

$\dfrac{P}{6} = \dfrac{4}{3}$ gives $P = 8$ bar. The trap is to neglect $\alpha^2$ against 1.`,
        hi: String.raw`1 मोल से: $\text{N}_2\text{O}_4$ के $1 - \alpha$ और $\text{NO}_2$ के $2\alpha$ मोल, कुल $1 + \alpha$। मोल अंशों से:

$$
K_p = \frac{4\alpha^2}{1 - \alpha^2}\,P
$$

- $\alpha = 0.5$, $P = 1$: $K_p = \dfrac{4 \times 0.25}{0.75} = \dfrac{4}{3}$
- $\alpha = 0.2$: $K_p = \dfrac{4 \times 0.04}{0.96}\,P = \dfrac{P}{6}$

$\dfrac{P}{6} = \dfrac{4}{3}$ से $P = 8$ bar। आम ग़लती: 1 की तुलना में $\alpha^2$ को छोड़ देना।`,
      },
      reasons: {
        a: {
          en: String.raw`$K_p = \frac{4}{3}$ bar from the first state; the second gives $\frac{P}{6} = \frac{4}{3}$.`,
          hi: String.raw`पहली अवस्था से $K_p = \frac{4}{3}$ bar; दूसरी से $\frac{P}{6} = \frac{4}{3}$।`,
        },
        b: {
          en: String.raw`This has $1 - \alpha$ in place of $1 - \alpha^2$: the total number of moles, $1 + \alpha$, is forgotten.`,
          hi: String.raw`इसमें $1 - \alpha^2$ की जगह $1 - \alpha$ है: कुल मोल $1 + \alpha$ छूट गए।`,
        },
        c: {
          en: String.raw`This takes $K_p = 4\alpha^2P$, which holds only for very small $\alpha$.`,
          hi: String.raw`इसमें $K_p = 4\alpha^2P$ लिया गया, जो केवल बहुत छोटे $\alpha$ के लिए ठीक है।`,
        },
        d: {
          en: String.raw`This takes the pressure as inversely proportional to $\alpha$.`,
          hi: String.raw`इसमें दाब को $\alpha$ के व्युत्क्रमानुपाती मान लिया गया।`,
        },
      },
    },
    {
      code: 'nt-089',
      exams: ['neet'],
      subject: 'chemistry',
      topic: 'oxygen-compounds',
      difficulty: 'medium',
      targetSeconds: 85,
      stem: {
        en: String.raw`Compound X, $\text{C}_9\text{H}_{10}\text{O}$, forms a 2,4-DNP derivative. With $\text{CH}_3\text{MgBr}$, followed by $\text{H}_3\text{O}^+$, X gives an alcohol that on heating with concentrated $\text{H}_2\text{SO}_4$ gives mainly an alkene Z. Reductive ozonolysis of Z gives benzaldehyde and propanone. X is`,
        hi: String.raw`यौगिक X, $\text{C}_9\text{H}_{10}\text{O}$, 2,4-DNP व्युत्पन्न बनाता है। $\text{CH}_3\text{MgBr}$ और फिर $\text{H}_3\text{O}^+$ से अभिक्रिया में X एक ऐल्कोहॉल देता है, जिसे सांद्र $\text{H}_2\text{SO}_4$ के साथ गर्म करने पर मुख्यतः ऐल्कीन Z बनती है। Z के अपचायक ओज़ोनी अपघटन से बेंज़ैल्डिहाइड और प्रोपेनोन मिलते हैं। X है`,
      },
      options: [
        { id: 'a', content: { en: '4-Methylacetophenone', hi: '4-मेथिलऐसीटोफ़ीनॉन' } },
        { id: 'b', content: { en: '1-Phenylpropan-2-one', hi: '1-फ़ेनिलप्रोपेन-2-ओन' } },
        { id: 'c', content: { en: '3-Phenylpropanal', hi: '3-फ़ेनिलप्रोपेनल' } },
        { id: 'd', content: { en: '1-Phenylpropan-1-one', hi: '1-फ़ेनिलप्रोपेन-1-ओन' } },
      ],
      key: { kind: 'mcq', optionIds: ['b'] },
      solution: {
        en: String.raw`Work backwards.

- Benzaldehyde + propanone: Z is $\text{C}_6\text{H}_5\text{CH}\text{=C}(\text{CH}_3)_2$.
- Adding water: $\text{CH}_3\text{MgBr}$ on a **ketone** gives a tertiary alcohol, so OH was on the carbon with the two $\text{CH}_3$ groups: $\text{C}_6\text{H}_5\text{CH}_2\text{C(OH)}(\text{CH}_3)_2$.
- Take away one $\text{CH}_3$ (from the Grignard reagent): X is $\text{C}_6\text{H}_5\text{CH}_2\text{COCH}_3$, $\text{C}_9\text{H}_{10}\text{O}$.

The alkene conjugated with the ring is the main product of dehydration. The trap is 1-phenylpropan-1-one, which has the same carbon skeleton.`,
        hi: String.raw`पीछे की ओर चलिए।

- बेंज़ैल्डिहाइड + प्रोपेनोन: Z है $\text{C}_6\text{H}_5\text{CH}\text{=C}(\text{CH}_3)_2$।
- जल जोड़िए: **कीटोन** पर $\text{CH}_3\text{MgBr}$ से तृतीयक ऐल्कोहॉल बनता है, अतः OH उस कार्बन पर था जिस पर दो $\text{CH}_3$ समूह हैं: $\text{C}_6\text{H}_5\text{CH}_2\text{C(OH)}(\text{CH}_3)_2$।
- ग्रीन्यार अभिकर्मक से आया एक $\text{CH}_3$ हटाइए: X है $\text{C}_6\text{H}_5\text{CH}_2\text{COCH}_3$, $\text{C}_9\text{H}_{10}\text{O}$।

निर्जलन में मुख्य उत्पाद वलय से संयुग्मित ऐल्कीन है। आम ग़लती: समान कार्बन ढाँचे वाला 1-फ़ेनिलप्रोपेन-1-ओन चुन लेना।`,
      },
      reasons: {
        a: {
          en: 'Its ring keeps the methyl group, so benzaldehyde could not be formed.',
          hi: 'इसके वलय पर मेथिल समूह बना रहता, अतः बेंज़ैल्डिहाइड नहीं बन सकता था।',
        },
        b: {
          en: 'Its alcohol, 2-methyl-1-phenylpropan-2-ol, gives the conjugated alkene 2-methyl-1-phenylprop-1-ene.',
          hi: 'इसका ऐल्कोहॉल, 2-मेथिल-1-फ़ेनिलप्रोपेन-2-ऑल, संयुग्मित ऐल्कीन 2-मेथिल-1-फ़ेनिलप्रोप-1-ईन देता है।',
        },
        c: {
          en: 'It would give a secondary alcohol with an unbranched chain, which cannot lead to propanone.',
          hi: 'यह अशाखित शृंखला वाला द्वितीयक ऐल्कोहॉल देता, जिससे प्रोपेनोन नहीं मिल सकता।',
        },
        d: {
          en: 'Its alkene, 2-phenylbut-2-ene, would give acetophenone and ethanal.',
          hi: 'इसकी ऐल्कीन, 2-फ़ेनिलब्यूट-2-ईन, ऐसीटोफ़ीनॉन और एथेनल देती।',
        },
      },
    },
    {
      code: 'nt-090',
      exams: ['neet'],
      subject: 'chemistry',
      topic: 'p-block',
      difficulty: 'medium',
      targetSeconds: 55,
      stem: {
        en: 'In which of the following is the order **not** in accordance with the property named?',
        hi: 'निम्नलिखित में से किसमें दिया गया क्रम सामने लिखे गुण के अनुसार **नहीं** है?',
      },
      options: [
        {
          id: 'a',
          content: {
            en: String.raw`$\text{SbH}_3$ < $\text{AsH}_3$ < $\text{PH}_3$ < $\text{NH}_3$: bond angle`,
            hi: String.raw`$\text{SbH}_3$ < $\text{AsH}_3$ < $\text{PH}_3$ < $\text{NH}_3$: आबंध कोण`,
          },
        },
        {
          id: 'b',
          content: {
            en: String.raw`$\text{PH}_3$ < $\text{AsH}_3$ < $\text{SbH}_3$ < $\text{NH}_3$: boiling point`,
            hi: String.raw`$\text{PH}_3$ < $\text{AsH}_3$ < $\text{SbH}_3$ < $\text{NH}_3$: क्वथनांक`,
          },
        },
        {
          id: 'c',
          content: {
            en: String.raw`$\text{HI}$ < $\text{HBr}$ < $\text{HCl}$ < $\text{HF}$: bond enthalpy`,
            hi: String.raw`$\text{HI}$ < $\text{HBr}$ < $\text{HCl}$ < $\text{HF}$: आबंध एंथैल्पी`,
          },
        },
        {
          id: 'd',
          content: {
            en: String.raw`$\text{HF}$ < $\text{HCl}$ < $\text{HBr}$ < $\text{HI}$: acid strength`,
            hi: String.raw`$\text{HF}$ < $\text{HCl}$ < $\text{HBr}$ < $\text{HI}$: अम्लीय प्रबलता`,
          },
        },
      ],
      key: { kind: 'mcq', optionIds: ['b'] },
      solution: {
        en: String.raw`Three of these run smoothly down the group; the boiling point does not.

- Boiling points: $\text{PH}_3$ 185.5 K, $\text{AsH}_3$ 210.6 K, $\text{NH}_3$ 238.5 K, $\text{SbH}_3$ 254.6 K. Hydrogen bonds lift $\text{NH}_3$ above $\text{PH}_3$ and $\text{AsH}_3$, but not above $\text{SbH}_3$.
- Bond angle, acid strength and bond enthalpy are in the right order.

The trap: water lies above all hydrides of its group, but ammonia does not lie above all of its own.`,
        hi: String.raw`इनमें से तीन गुण वर्ग में नियमित रूप से बदलते हैं; क्वथनांक नहीं।

- क्वथनांक: $\text{PH}_3$ 185.5 K, $\text{AsH}_3$ 210.6 K, $\text{NH}_3$ 238.5 K, $\text{SbH}_3$ 254.6 K। हाइड्रोजन आबंध $\text{NH}_3$ को $\text{PH}_3$ और $\text{AsH}_3$ से ऊपर ले जाते हैं, पर $\text{SbH}_3$ से ऊपर नहीं।
- आबंध कोण, अम्लीय प्रबलता और आबंध एंथैल्पी के क्रम सही हैं।

ध्यान दीजिए: जल अपने वर्ग के सभी हाइड्राइडों से ऊपर है, पर अमोनिया अपने वर्ग में सबसे ऊपर नहीं है।`,
      },
      reasons: {
        a: {
          en: 'This is true: the bond pairs move away from a larger, less electronegative central atom and repel less.',
          hi: 'यह सही है: बड़े और कम विद्युतऋणात्मक केंद्रीय परमाणु से आबंधी युग्म दूर होते हैं और उनमें प्रतिकर्षण घटता है।',
        },
        b: {
          en: String.raw`$\text{SbH}_3$ boils above $\text{NH}_3$: its greater van der Waals forces outweigh the hydrogen bonds of ammonia.`,
          hi: String.raw`$\text{SbH}_3$ का क्वथनांक $\text{NH}_3$ से अधिक है: उसके प्रबल वांडर वाल्स बल अमोनिया के हाइड्रोजन आबंधों से भारी पड़ते हैं।`,
        },
        c: {
          en: 'This is true: the smaller the halogen atom, the stronger its bond with hydrogen.',
          hi: 'यह सही है: हैलोजन परमाणु जितना छोटा, हाइड्रोजन से उसका आबंध उतना प्रबल।',
        },
        d: {
          en: 'This is true: the H-X bond becomes weaker down the group.',
          hi: 'यह सही है: वर्ग में नीचे H-X आबंध दुर्बल होता जाता है।',
        },
      },
    },
  ],
}
