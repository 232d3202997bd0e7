import type { AuthoredQuestion } from '../../../domain/questions/contract.ts'

export const biologyQuestions: AuthoredQuestion[] = [
  {
    code: 'bio-001',
    subject: 'biology',
    topic: 'cell',
    difficulty: 'easy',
    targetSeconds: 20,
    stem: {
      en: 'In which stage of prophase I of meiosis does crossing over between non-sister chromatids take place?',
      hi: 'अर्धसूत्री विभाजन की पूर्वावस्था I की किस अवस्था में असंतति अर्धगुणसूत्रों (non-sister chromatids) के बीच जीन विनिमय (crossing over) होता है?',
    },
    options: [
      { id: 'a', content: { en: 'Leptotene', hi: 'तनुपट्ट (लेप्टोटीन)' } },
      { id: 'b', content: { en: 'Zygotene', hi: 'युग्मपट्ट (ज़ाइगोटीन)' } },
      { id: 'c', content: { en: 'Pachytene', hi: 'स्थूलपट्ट (पैकिटीन)' } },
      { id: 'd', content: { en: 'Diplotene', hi: 'द्विपट्ट (डिप्लोटीन)' } },
    ],
    key: { kind: 'mcq', optionIds: ['c'] },
    solution: {
      en: String.raw`Crossing over takes place in **pachytene**, at the recombination nodules on the paired chromosomes.

- Leptotene: the chromosomes become visible as thin threads.
- Zygotene: homologous chromosomes pair (synapsis).
- Diplotene: the synaptonemal complex dissolves and chiasmata become visible. They are the marks of crossing over that has already happened, which is why this option is tempting.`,
      hi: String.raw`जीन विनिमय **स्थूलपट्ट (पैकिटीन)** में युग्मित गुणसूत्रों की पुनर्योजन ग्रंथिकाओं पर होता है।

- तनुपट्ट: गुणसूत्र पतले धागों के रूप में दिखने लगते हैं।
- युग्मपट्ट: समजात गुणसूत्र युग्मित होते हैं (सूत्रयुग्मन)।
- द्विपट्ट: सिनेप्टोनीमल सम्मिश्र घुल जाता है और काइज़्मा दिखने लगते हैं। ये पहले हो चुके जीन विनिमय के चिह्न हैं, इसीलिए यह विकल्प भ्रम में डालता है।`,
    },
  },
  {
    code: 'bio-002',
    subject: 'biology',
    topic: 'cell',
    difficulty: 'medium',
    targetSeconds: 55,
    stem: {
      en: 'Match each part of the eukaryotic cell in List I with its main function in List II.',
      hi: 'सूची I में दिए गए सुकेंद्रकी (यूकैरियोटिक) कोशिका के प्रत्येक भाग का मिलान सूची II में दिए गए उसके मुख्य कार्य से कीजिए।',
    },
    rows: [
      { id: 'p', content: { en: 'Lysosome', hi: 'लाइसोसोम (लयनकाय)' } },
      { id: 'q', content: { en: 'Golgi apparatus', hi: 'गॉल्जी उपकरण' } },
      { id: 'r', content: { en: 'Smooth endoplasmic reticulum', hi: 'चिकनी अंतर्द्रव्यी जालिका' } },
      { id: 's', content: { en: 'Nucleolus', hi: 'केंद्रिक' } },
    ],
    columns: [
      { id: '1', content: { en: 'Synthesis of lipids and steroids', hi: 'लिपिड और स्टेरॉयड का संश्लेषण' } },
      { id: '2', content: { en: 'Formation of ribosomal RNA', hi: 'राइबोसोमी RNA का निर्माण' } },
      {
        id: '3',
        content: {
          en: 'Digestion of macromolecules by hydrolytic enzymes',
          hi: 'जल-अपघटनी एंज़ाइमों द्वारा वृहदणुओं का पाचन',
        },
      },
      {
        id: '4',
        content: {
          en: 'Modifying and packaging of proteins for secretion',
          hi: 'स्राव के लिए प्रोटीनों का रूपांतरण और पैकेजिंग',
        },
      },
      {
        id: '5',
        content: {
          en: 'Production of most of the ATP in aerobic respiration',
          hi: 'वायवीय श्वसन में अधिकांश ATP का निर्माण',
        },
      },
    ],
    key: { kind: 'matrix', rows: { p: ['3'], q: ['4'], r: ['1'], s: ['2'] } },
    solution: {
      en: String.raw`- P, lysosome: holds hydrolytic enzymes that work in acid, for digestion inside the cell (3).
- Q, Golgi apparatus: modifies, sorts and packs proteins coming from the rough endoplasmic reticulum (4).
- R, smooth endoplasmic reticulum: makes lipids and steroids (1). It has no ribosomes, so it does not make proteins.
- S, nucleolus: the site where ribosomal RNA is formed (2).

Statement 5 belongs to mitochondria, which are not in List I.`,
      hi: String.raw`- P, लाइसोसोम: इसमें अम्लीय माध्यम में काम करने वाले जल-अपघटनी एंज़ाइम होते हैं, जो कोशिका के भीतर पाचन करते हैं (3)।
- Q, गॉल्जी उपकरण: खुरदरी अंतर्द्रव्यी जालिका से आए प्रोटीनों को रूपांतरित, पृथक और पैक करता है (4)।
- R, चिकनी अंतर्द्रव्यी जालिका: लिपिड और स्टेरॉयड बनाती है (1)। इस पर राइबोसोम नहीं होते, अतः यह प्रोटीन नहीं बनाती।
- S, केंद्रिक: यहाँ राइबोसोमी RNA बनता है (2)।

कथन 5 माइटोकॉन्ड्रिया का है, जो सूची I में नहीं है।`,
    },
  },
  {
    code: 'bio-003',
    subject: 'biology',
    topic: 'cell',
    difficulty: 'hard',
    targetSeconds: 65,
    stem: {
      en: String.raw`A diploid animal cell in the $\text{G}_1$ phase has 20 chromosomes and $10\ \text{pg}$ of nuclear DNA. It goes through the S phase and then meiosis. How many chromosomes, and how much nuclear DNA, does each of the two cells formed at the end of meiosis I contain?`,
      hi: String.raw`$\text{G}_1$ प्रावस्था में एक द्विगुणित जंतु कोशिका में 20 गुणसूत्र और $10\ \text{pg}$ केंद्रकीय DNA है। यह S प्रावस्था से गुज़रकर अर्धसूत्री विभाजन करती है। अर्धसूत्री विभाजन I के अंत में बनी दोनों कोशिकाओं में से प्रत्येक में कितने गुणसूत्र और कितना केंद्रकीय DNA होता है?`,
    },
    options: [
      {
        id: 'a',
        content: { en: String.raw`10 chromosomes, $10\ \text{pg}$`, hi: String.raw`10 गुणसूत्र, $10\ \text{pg}$` },
      },
      {
        id: 'b',
        content: { en: String.raw`10 chromosomes, $5\ \text{pg}$`, hi: String.raw`10 गुणसूत्र, $5\ \text{pg}$` },
      },
      {
        id: 'c',
        content: { en: String.raw`20 chromosomes, $10\ \text{pg}$`, hi: String.raw`20 गुणसूत्र, $10\ \text{pg}$` },
      },
      {
        id: 'd',
        content: { en: String.raw`20 chromosomes, $5\ \text{pg}$`, hi: String.raw`20 गुणसूत्र, $5\ \text{pg}$` },
      },
    ],
    key: { kind: 'mcq', optionIds: ['a'] },
    solution: {
      en: String.raw`- S phase: the DNA doubles to $20\ \text{pg}$, but the number of chromosomes stays 20 (each now has two chromatids).
- Meiosis I: homologous chromosomes separate, so each cell gets 10 chromosomes, each still with two chromatids, and half of the DNA, $\dfrac{20}{2} = 10\ \text{pg}$.

10 chromosomes with $5\ \text{pg}$ is the state after meiosis **II**; 20 chromosomes with $10\ \text{pg}$ is the result of mitosis.`,
      hi: String.raw`- S प्रावस्था: DNA दुगुना होकर $20\ \text{pg}$ हो जाता है, पर गुणसूत्रों की संख्या 20 ही रहती है (अब प्रत्येक में दो अर्धगुणसूत्र हैं)।
- अर्धसूत्री विभाजन I: समजात गुणसूत्र अलग होते हैं, अतः प्रत्येक कोशिका को 10 गुणसूत्र, जिनमें से प्रत्येक में अब भी दो अर्धगुणसूत्र हैं, और आधा DNA, $\dfrac{20}{2} = 10\ \text{pg}$, मिलता है।

10 गुणसूत्र और $5\ \text{pg}$ अर्धसूत्री विभाजन **II** के बाद की स्थिति है; 20 गुणसूत्र और $10\ \text{pg}$ समसूत्री विभाजन का परिणाम है।`,
    },
  },
  {
    code: 'bio-004',
    subject: 'biology',
    topic: 'genetics',
    difficulty: 'easy',
    targetSeconds: 50,
    stem: {
      en: 'A man of blood group A, whose mother was of group O, marries a woman of group B, whose father was of group O. What is the probability that their child will be of group O?',
      hi: 'रक्त समूह A का एक पुरुष, जिसकी माता का रक्त समूह O था, रक्त समूह B की एक स्त्री से विवाह करता है, जिसके पिता का रक्त समूह O था। उनकी संतान का रक्त समूह O होने की प्रायिकता क्या है?',
    },
    options: [
      { id: 'a', content: { en: '$0$', hi: '$0$' } },
      { id: 'b', content: { en: String.raw`$\dfrac{1}{4}$`, hi: String.raw`$\dfrac{1}{4}$` } },
      { id: 'c', content: { en: String.raw`$\dfrac{1}{2}$`, hi: String.raw`$\dfrac{1}{2}$` } },
      { id: 'd', content: { en: String.raw`$\dfrac{3}{4}$`, hi: String.raw`$\dfrac{3}{4}$` } },
    ],
    key: { kind: 'mcq', optionIds: ['b'] },
    solution: {
      en: String.raw`A parent of group O ($ii$) gives every child an $i$ allele. So the man is $I^Ai$ and the woman is $I^Bi$.

The cross $I^Ai \times I^Bi$ gives $I^AI^B$, $I^Ai$, $I^Bi$ and $ii$ in equal parts: groups AB, A, B and O, each with probability $\dfrac{1}{4}$.

The answer would be 0 only if at least one of the two parents were homozygous.`,
      hi: String.raw`O समूह ($ii$) वाले माता या पिता से प्रत्येक संतान को $i$ ऐलील मिलता है। अतः पुरुष $I^Ai$ और स्त्री $I^Bi$ है।

$I^Ai \times I^Bi$ संकरण से $I^AI^B$, $I^Ai$, $I^Bi$ और $ii$ समान भागों में मिलते हैं: समूह AB, A, B और O, प्रत्येक की प्रायिकता $\dfrac{1}{4}$ है।

उत्तर 0 तभी होता जब दोनों में से कम से कम एक समयुग्मजी होता।`,
    },
  },
  {
    code: 'bio-005',
    subject: 'biology',
    topic: 'genetics',
    difficulty: 'medium',
    targetSeconds: 55,
    stem: {
      en: 'Two pairs of alleles, A/a and B/b, assort independently, and A and B are completely dominant. What fraction of the offspring of the cross AaBb × Aabb is expected to show both dominant traits?',
      hi: 'ऐलीलों के दो युग्म A/a और B/b स्वतंत्र रूप से अपव्यूहित होते हैं तथा A और B पूर्णतः प्रभावी हैं। संकरण AaBb × Aabb की संतति का कितना भाग दोनों प्रभावी लक्षण दिखाएगा?',
    },
    options: [
      { id: 'a', content: { en: String.raw`$\dfrac{3}{8}$`, hi: String.raw`$\dfrac{3}{8}$` } },
      { id: 'b', content: { en: String.raw`$\dfrac{9}{16}$`, hi: String.raw`$\dfrac{9}{16}$` } },
      { id: 'c', content: { en: String.raw`$\dfrac{3}{16}$`, hi: String.raw`$\dfrac{3}{16}$` } },
      { id: 'd', content: { en: String.raw`$\dfrac{1}{4}$`, hi: String.raw`$\dfrac{1}{4}$` } },
    ],
    key: { kind: 'mcq', optionIds: ['a'] },
    solution: {
      en: String.raw`Take each pair alone.

- Aa × Aa: A trait in $\dfrac{3}{4}$
- Bb × bb: B trait in $\dfrac{1}{2}$

Both together: $\dfrac{3}{4} \times \dfrac{1}{2} = \dfrac{3}{8}$.

$\dfrac{9}{16}$ is for AaBb × AaBb and $\dfrac{1}{4}$ is for the test cross AaBb × aabb.`,
      hi: String.raw`प्रत्येक युग्म को अलग लीजिए।

- Aa × Aa: A लक्षण $\dfrac{3}{4}$ में
- Bb × bb: B लक्षण $\dfrac{1}{2}$ में

दोनों एक साथ: $\dfrac{3}{4} \times \dfrac{1}{2} = \dfrac{3}{8}$।

$\dfrac{9}{16}$ संकरण AaBb × AaBb के लिए और $\dfrac{1}{4}$ परीक्षार्थ संकरण AaBb × aabb के लिए है।`,
    },
  },
  {
    code: 'bio-006',
    subject: 'biology',
    topic: 'genetics',
    difficulty: 'hard',
    targetSeconds: 75,
    stem: {
      en: String.raw`The pedigree shows a disorder caused by one gene; the filled symbol is an affected person. Assume complete penetrance and no new mutation. What is the probability that the son II-2 is a carrier of the disorder?

![Pedigree: unaffected father I-1 and unaffected mother I-2 have an affected daughter II-1 and an unaffected son II-2](/figures/bio-006.svg)`,
      hi: String.raw`वंशावली में एक जीन से होने वाला विकार दिखाया गया है; भरा हुआ चिह्न प्रभावित व्यक्ति का है। मान लीजिए कि व्यापकता (penetrance) पूर्ण है और कोई नया उत्परिवर्तन नहीं हुआ है। पुत्र II-2 के इस विकार का वाहक होने की प्रायिकता क्या है?

![वंशावली: अप्रभावित पिता I-1 और अप्रभावित माता I-2 की एक प्रभावित पुत्री II-1 और एक अप्रभावित पुत्र II-2 है](/figures/bio-006-hi.svg)`,
    },
    options: [
      { id: 'a', content: { en: String.raw`$\dfrac{1}{4}$`, hi: String.raw`$\dfrac{1}{4}$` } },
      { id: 'b', content: { en: String.raw`$\dfrac{1}{2}$`, hi: String.raw`$\dfrac{1}{2}$` } },
      { id: 'c', content: { en: String.raw`$\dfrac{2}{3}$`, hi: String.raw`$\dfrac{2}{3}$` } },
      { id: 'd', content: { en: String.raw`$\dfrac{3}{4}$`, hi: String.raw`$\dfrac{3}{4}$` } },
    ],
    key: { kind: 'mcq', optionIds: ['c'] },
    solution: {
      en: String.raw`Unaffected parents have an affected child, so the disorder is recessive. It cannot be X-linked, for an affected daughter would then need an affected father. So it is autosomal recessive, and both parents are Aa.

Aa × Aa gives AA : Aa : aa $= 1 : 2 : 1$. The son is unaffected, so aa is ruled out. Of the remaining three equal parts two are Aa:

$$
P(\text{carrier}) = \frac{2}{3}
$$

The value $\dfrac{1}{2}$ forgets that we already know he is unaffected.`,
      hi: String.raw`अप्रभावित माता-पिता की संतान प्रभावित है, अतः विकार अप्रभावी है। यह X-सहलग्न नहीं हो सकता, क्योंकि तब प्रभावित पुत्री के पिता का भी प्रभावित होना आवश्यक होता। अतः यह अलिंगसूत्री अप्रभावी है और माता-पिता दोनों Aa हैं।

Aa × Aa से AA : Aa : aa $= 1 : 2 : 1$ मिलता है। पुत्र अप्रभावित है, अतः aa नहीं हो सकता। शेष तीन समान भागों में से दो Aa हैं, अतः वाहक होने की प्रायिकता

$$
P = \frac{2}{3}
$$

$\dfrac{1}{2}$ लेने में यह छूट जाता है कि पुत्र का अप्रभावित होना हमें पहले से ज्ञात है।`,
    },
  },
  {
    code: 'bio-007',
    subject: 'biology',
    topic: 'genetics',
    difficulty: 'medium',
    targetSeconds: 40,
    stem: {
      en: 'Read the assertion (A) and the reason (R) and choose the right option.',
      hi: 'अभिकथन (A) और कारण (R) पढ़कर सही विकल्प चुनिए।',
    },
    statements: {
      assertion: {
        en: 'Haemophilia is much more common in men than in women.',
        hi: 'हीमोफ़ीलिया स्त्रियों की तुलना में पुरुषों में बहुत अधिक पाया जाता है।',
      },
      reason: {
        en: 'Haemophilia is caused by a recessive allele on the X chromosome, and a man, having only one X chromosome, shows it even with a single copy of the allele.',
        hi: 'हीमोफ़ीलिया X गुणसूत्र पर स्थित अप्रभावी ऐलील से होता है, और पुरुष में एक ही X गुणसूत्र होने के कारण ऐलील की एक प्रति से भी यह रोग प्रकट हो जाता है।',
      },
    },
    key: { kind: 'assertion_reason', optionIds: ['a'] },
    solution: {
      en: 'Both statements are true, and R is the reason for A. A woman must usually get the allele from both parents to be affected; with one copy she is as a rule a carrier. A man has no second X chromosome to mask the allele, so one copy from his mother is enough.',
      hi: 'दोनों कथन सत्य हैं और R ही A का कारण है। स्त्री के प्रभावित होने के लिए सामान्यतः माता और पिता दोनों से यह ऐलील मिलना चाहिए; एक प्रति होने पर वह प्रायः वाहक होती है। पुरुष में इस ऐलील को ढकने के लिए दूसरा X गुणसूत्र नहीं होता, अतः माता से मिली एक प्रति ही पर्याप्त है।',
    },
  },
  {
    code: 'bio-008',
    subject: 'biology',
    topic: 'genetics',
    difficulty: 'medium',
    targetSeconds: 45,
    stem: {
      en: 'The template strand of a short piece of DNA is 3′-TACGGAATT-5′. What is the sequence of the mRNA transcribed from it?',
      hi: 'DNA के एक छोटे खंड का टेम्पलेट रज्जुक 3′-TACGGAATT-5′ है। इससे अनुलेखित mRNA का अनुक्रम क्या है?',
    },
    options: [
      { id: 'a', content: { en: '5′-AUGCCUUAA-3′', hi: '5′-AUGCCUUAA-3′' } },
      { id: 'b', content: { en: '5′-UACGGAAUU-3′', hi: '5′-UACGGAAUU-3′' } },
      { id: 'c', content: { en: '5′-AAUUCCGUA-3′', hi: '5′-AAUUCCGUA-3′' } },
      { id: 'd', content: { en: '5′-ATGCCTTAA-3′', hi: '5′-ATGCCTTAA-3′' } },
    ],
    key: { kind: 'mcq', optionIds: ['a'] },
    solution: {
      en: String.raw`The mRNA is complementary and antiparallel to the template strand, with U opposite A:

| Template | 3′- | TAC | GGA | ATT | -5′ |
| --- | --- | --- | --- | --- | --- |
| mRNA | 5′- | AUG | CCU | UAA | -3′ |

It begins with the start codon AUG and ends with the stop codon UAA. The sequence UACGGAAUU only copies the template with U for T, AAUUCCGUA is read in the wrong direction, and ATGCCTTAA is the coding DNA strand, for RNA has no T.`,
      hi: String.raw`mRNA टेम्पलेट रज्जुक का पूरक और प्रतिसमांतर होता है, जिसमें A के सामने U आता है:

| टेम्पलेट | 3′- | TAC | GGA | ATT | -5′ |
| --- | --- | --- | --- | --- | --- |
| mRNA | 5′- | AUG | CCU | UAA | -3′ |

यह प्रारंभक कोडॉन AUG से आरंभ और समापन कोडॉन UAA पर समाप्त होता है। UACGGAAUU में T के स्थान पर U लिखकर टेम्पलेट की ही नक़ल है, AAUUCCGUA उलटी दिशा में पढ़ा गया है और ATGCCTTAA कोडिंग DNA रज्जुक है, क्योंकि RNA में T नहीं होता।`,
    },
  },
  {
    code: 'bio-009',
    subject: 'biology',
    topic: 'human-physiology',
    difficulty: 'easy',
    targetSeconds: 20,
    stem: {
      en: 'Name the hormone, secreted by the beta cells of the islets of Langerhans in the pancreas, that lowers the level of glucose in the blood.',
      hi: 'अग्न्याशय में लैंगरहैंस द्वीपिकाओं की बीटा कोशिकाओं से स्रावित उस हार्मोन का नाम लिखिए जो रक्त में ग्लूकोज़ का स्तर घटाता है।',
    },
    key: { kind: 'short', accepted: ['insulin', 'इंसुलिन', 'इन्सुलिन', 'इनसुलिन', 'इंसुलीन', 'इन्सुलीन'], caseSensitive: false },
    solution: {
      en: String.raw`The hormone is **insulin**. It makes liver, muscle and fat cells take up glucose and store it as glycogen or fat, so the glucose in the blood falls.

Glucagon, from the alpha cells of the same islets, does the opposite: it raises the blood glucose. Too little insulin, or too little response to it, leads to diabetes mellitus.`,
      hi: String.raw`यह हार्मोन **इंसुलिन** है। इसके प्रभाव से यकृत, पेशी और वसा कोशिकाएँ ग्लूकोज़ लेकर उसे ग्लाइकोजन या वसा के रूप में संचित करती हैं, जिससे रक्त में ग्लूकोज़ घटता है।

इन्हीं द्वीपिकाओं की अल्फ़ा कोशिकाओं से निकला ग्लूकागॉन इसके विपरीत रक्त में ग्लूकोज़ बढ़ाता है। इंसुलिन की कमी या उसके प्रति कम अनुक्रिया से मधुमेह (डायबिटीज़ मेलिटस) होता है।`,
    },
  },
  {
    code: 'bio-010',
    subject: 'biology',
    topic: 'human-physiology',
    difficulty: 'medium',
    targetSeconds: 50,
    stem: {
      en: 'Match each human hormone in List I with the place of its secretion in List II.',
      hi: 'सूची I में दिए गए मनुष्य के प्रत्येक हार्मोन का मिलान सूची II में दिए गए उसके स्राव के स्थान से कीजिए।',
    },
    rows: [
      { id: 'p', content: { en: 'Aldosterone', hi: 'एल्डोस्टेरॉन' } },
      { id: 'q', content: { en: 'Thyroxine', hi: 'थायरॉक्सिन' } },
      { id: 'r', content: { en: 'Glucagon', hi: 'ग्लूकागॉन' } },
      { id: 's', content: { en: 'Growth hormone', hi: 'वृद्धि हार्मोन' } },
    ],
    columns: [
      { id: '1', content: { en: 'Anterior pituitary', hi: 'अग्र पीयूष ग्रंथि' } },
      { id: '2', content: { en: 'Adrenal cortex', hi: 'अधिवृक्क वल्कुट' } },
      { id: '3', content: { en: 'Alpha cells of the pancreatic islets', hi: 'अग्न्याशयी द्वीपिकाओं की अल्फ़ा कोशिकाएँ' } },
      { id: '4', content: { en: 'Follicles of the thyroid gland', hi: 'थायरॉइड ग्रंथि की पुटिकाएँ' } },
      { id: '5', content: { en: 'Adrenal medulla', hi: 'अधिवृक्क मध्यांश' } },
    ],
    key: { kind: 'matrix', rows: { p: ['2'], q: ['4'], r: ['3'], s: ['1'] } },
    solution: {
      en: String.raw`- P, aldosterone: a mineralocorticoid of the adrenal **cortex** (2). The adrenal medulla (5) secretes adrenaline and noradrenaline, and matches nothing here.
- Q, thyroxine: the follicles of the thyroid (4).
- R, glucagon: the alpha cells of the pancreatic islets (3).
- S, growth hormone: the anterior pituitary (1).`,
      hi: String.raw`- P, एल्डोस्टेरॉन: अधिवृक्क **वल्कुट** का मिनरैलोकॉर्टिकॉइड (2)। अधिवृक्क मध्यांश (5) एड्रीनलीन और नॉरएड्रीनलीन स्रावित करता है और यहाँ किसी से मेल नहीं खाता।
- Q, थायरॉक्सिन: थायरॉइड की पुटिकाएँ (4)।
- R, ग्लूकागॉन: अग्न्याशयी द्वीपिकाओं की अल्फ़ा कोशिकाएँ (3)।
- S, वृद्धि हार्मोन: अग्र पीयूष ग्रंथि (1)।`,
    },
  },
  {
    code: 'bio-011',
    subject: 'biology',
    topic: 'human-physiology',
    difficulty: 'medium',
    targetSeconds: 35,
    stem: {
      en: 'Which part of the human nephron is practically impermeable to water but lets electrolytes out of the filtrate, making the filtrate dilute?',
      hi: 'मनुष्य के वृक्काणु (नेफ़्रॉन) का कौन-सा भाग जल के लिए लगभग अपारगम्य है, परंतु निस्यंद से विद्युत-अपघट्यों को बाहर जाने देता है, जिससे निस्यंद तनु हो जाता है?',
    },
    options: [
      { id: 'a', content: { en: 'Proximal convoluted tubule', hi: 'समीपस्थ कुंडलित नलिका' } },
      { id: 'b', content: { en: 'Descending limb of the loop of Henle', hi: 'हेनले लूप की अवरोही भुजा' } },
      { id: 'c', content: { en: 'Ascending limb of the loop of Henle', hi: 'हेनले लूप की आरोही भुजा' } },
      { id: 'd', content: { en: 'Bowman’s capsule', hi: 'बोमन संपुट' } },
    ],
    key: { kind: 'mcq', optionIds: ['c'] },
    solution: {
      en: String.raw`The **ascending limb** of the loop of Henle lets salts out but not water, so the filtrate becomes dilute as it rises.

- The descending limb is the opposite: it lets water out, so the filtrate becomes concentrated.
- The proximal convoluted tubule reabsorbs most of the water and solutes together.
- Bowman’s capsule receives the filtrate; nothing is reabsorbed there.`,
      hi: String.raw`हेनले लूप की **आरोही भुजा** लवणों को बाहर जाने देती है, पर जल को नहीं, अतः ऊपर चढ़ते हुए निस्यंद तनु होता जाता है।

- अवरोही भुजा इसके विपरीत है: वह जल को बाहर जाने देती है, जिससे निस्यंद सांद्र होता है।
- समीपस्थ कुंडलित नलिका अधिकांश जल और विलेयों को साथ-साथ पुनः अवशोषित करती है।
- बोमन संपुट में निस्यंद एकत्र होता है; वहाँ पुनः अवशोषण नहीं होता।`,
    },
  },
  {
    code: 'bio-012',
    subject: 'biology',
    topic: 'human-physiology',
    difficulty: 'hard',
    targetSeconds: 60,
    stem: {
      en: String.raw`A person at rest has a cardiac output of $5.6\ \text{L/min}$ and a heart rate of $80$ beats per minute. At the end of diastole each ventricle holds $120\ \text{mL}$ of blood. How much blood is left in each ventricle at the end of systole?`,
      hi: String.raw`विराम की अवस्था में एक व्यक्ति का हृद निकास (cardiac output) $5.6\ \text{L/min}$ और हृदय स्पंदन दर $80$ प्रति मिनट है। अनुशिथिलन (डायस्टोल) के अंत में प्रत्येक निलय में $120\ \text{mL}$ रक्त होता है। प्रकुंचन (सिस्टोल) के अंत में प्रत्येक निलय में कितना रक्त बचता है?`,
    },
    options: [
      { id: 'a', content: { en: String.raw`$190\ \text{mL}$`, hi: String.raw`$190\ \text{mL}$` } },
      { id: 'b', content: { en: String.raw`$84\ \text{mL}$`, hi: String.raw`$84\ \text{mL}$` } },
      { id: 'c', content: { en: String.raw`$70\ \text{mL}$`, hi: String.raw`$70\ \text{mL}$` } },
      { id: 'd', content: { en: String.raw`$50\ \text{mL}$`, hi: String.raw`$50\ \text{mL}$` } },
    ],
    key: { kind: 'mcq', optionIds: ['d'] },
    solution: {
      en: String.raw`The cardiac output is what one ventricle pumps in a minute, so

$$
\text{stroke volume} = \frac{5600}{80} = 70\ \text{mL}
$$

Blood left $= 120 - 70 = 50\ \text{mL}$.

$70\ \text{mL}$ is the volume pumped out in one beat, not what remains, and $190\ \text{mL}$ comes from adding instead of subtracting.`,
      hi: String.raw`हृद निकास वह रक्त है जो एक निलय एक मिनट में पंप करता है, अतः प्रवाह आयतन (stroke volume)

$$
V = \frac{5600}{80} = 70\ \text{mL}
$$

बचा हुआ रक्त $= 120 - 70 = 50\ \text{mL}$।

$70\ \text{mL}$ एक स्पंदन में बाहर भेजा गया रक्त है, बचा हुआ नहीं, और $190\ \text{mL}$ घटाने के बदले जोड़ने से आता है।`,
    },
  },
  {
    code: 'bio-013',
    subject: 'biology',
    topic: 'human-physiology',
    difficulty: 'medium',
    targetSeconds: 40,
    stem: {
      en: 'Read the assertion (A) and the reason (R) and choose the right option.',
      hi: 'अभिकथन (A) और कारण (R) पढ़कर सही विकल्प चुनिए।',
    },
    statements: {
      assertion: {
        en: 'The oxygen dissociation curve of haemoglobin shifts to the right when the partial pressure of carbon dioxide rises.',
        hi: 'कार्बन डाइऑक्साइड का आंशिक दाब बढ़ने पर हीमोग्लोबिन का ऑक्सीजन वियोजन वक्र दाईं ओर खिसकता है।',
      },
      reason: {
        en: 'A rise in the partial pressure of carbon dioxide increases the affinity of haemoglobin for oxygen.',
        hi: 'कार्बन डाइऑक्साइड का आंशिक दाब बढ़ने से ऑक्सीजन के लिए हीमोग्लोबिन की बंधुता बढ़ती है।',
      },
    },
    key: { kind: 'assertion_reason', optionIds: ['c'] },
    solution: {
      en: String.raw`A is true: this shift is the Bohr effect.

R is false: a rise in carbon dioxide **lowers** the affinity of haemoglobin for oxygen. A curve lying more to the right means that at the same oxygen pressure less oxygen is held, so oxygen is released in the active tissues, where carbon dioxide is plentiful.`,
      hi: String.raw`A सत्य है: इस खिसकने को बोर प्रभाव कहते हैं।

R असत्य है: कार्बन डाइऑक्साइड बढ़ने से ऑक्सीजन के लिए हीमोग्लोबिन की बंधुता **घटती** है। वक्र के दाईं ओर होने का अर्थ है कि ऑक्सीजन के उसी दाब पर कम ऑक्सीजन बँधी रहती है, अतः सक्रिय ऊतकों में, जहाँ कार्बन डाइऑक्साइड अधिक होती है, ऑक्सीजन मुक्त होती है।`,
    },
  },
  {
    code: 'bio-014',
    subject: 'biology',
    topic: 'human-physiology',
    difficulty: 'medium',
    targetSeconds: 25,
    stem: {
      en: 'In a normal human electrocardiogram (ECG), the QRS complex represents the repolarisation of the ventricles.',
      hi: 'मनुष्य के सामान्य इलेक्ट्रोकार्डियोग्राम (ECG) में QRS सम्मिश्र निलयों के पुनर्ध्रुवण (repolarisation) को दर्शाता है।',
    },
    key: { kind: 'true_false', value: false },
    solution: {
      en: String.raw`False. The QRS complex represents the **depolarisation** of the ventricles, which starts their contraction.

- P wave: depolarisation of the atria
- T wave: repolarisation of the ventricles

It is the T wave, therefore, that the statement describes.`,
      hi: String.raw`असत्य। QRS सम्मिश्र निलयों के **विध्रुवण** (depolarisation) को दर्शाता है, जिससे उनका संकुचन आरंभ होता है।

- P तरंग: अलिंदों का विध्रुवण
- T तरंग: निलयों का पुनर्ध्रुवण

अतः दिया गया कथन वास्तव में T तरंग का वर्णन करता है।`,
    },
  },
  {
    code: 'bio-015',
    subject: 'biology',
    topic: 'plant-physiology',
    difficulty: 'easy',
    targetSeconds: 25,
    stem: {
      en: String.raw`What is the first stable product of carbon dioxide fixation in $\text{C}_4$ plants such as maize?`,
      hi: String.raw`मक्का जैसे $\text{C}_4$ पौधों में कार्बन डाइऑक्साइड स्थिरीकरण का पहला स्थायी उत्पाद क्या है?`,
    },
    options: [
      { id: 'a', content: { en: '3-phosphoglyceric acid', hi: '3-फ़ॉस्फ़ोग्लिसरिक अम्ल' } },
      { id: 'b', content: { en: 'Oxaloacetic acid', hi: 'ऑक्सैलोएसीटिक अम्ल' } },
      { id: 'c', content: { en: 'Phosphoenolpyruvate', hi: 'फ़ॉस्फ़ोइनोल पाइरूवेट' } },
      { id: 'd', content: { en: 'Ribulose 1,5-bisphosphate', hi: 'राइबुलोज़ 1,5-बिसफ़ॉस्फ़ेट' } },
    ],
    key: { kind: 'mcq', optionIds: ['b'] },
    solution: {
      en: String.raw`In the mesophyll cells of $\text{C}_4$ plants, phosphoenolpyruvate (3 carbons) takes up carbon dioxide and forms **oxaloacetic acid** (4 carbons), which gives these plants their name.

Phosphoenolpyruvate is the acceptor, not the product. In $\text{C}_3$ plants the acceptor is ribulose 1,5-bisphosphate and the first stable product is 3-phosphoglyceric acid.`,
      hi: String.raw`$\text{C}_4$ पौधों की पर्णमध्योतक कोशिकाओं में फ़ॉस्फ़ोइनोल पाइरूवेट (3 कार्बन) कार्बन डाइऑक्साइड ग्रहण करके **ऑक्सैलोएसीटिक अम्ल** (4 कार्बन) बनाता है, इसी से इन पौधों का यह नाम है।

फ़ॉस्फ़ोइनोल पाइरूवेट ग्राही है, उत्पाद नहीं। $\text{C}_3$ पौधों में ग्राही राइबुलोज़ 1,5-बिसफ़ॉस्फ़ेट और पहला स्थायी उत्पाद 3-फ़ॉस्फ़ोग्लिसरिक अम्ल है।`,
    },
  },
  {
    code: 'bio-016',
    subject: 'biology',
    topic: 'plant-physiology',
    difficulty: 'medium',
    targetSeconds: 45,
    stem: {
      en: 'Read the assertion (A) and the reason (R) and choose the right option.',
      hi: 'अभिकथन (A) और कारण (R) पढ़कर सही विकल्प चुनिए।',
    },
    statements: {
      assertion: {
        en: 'Spraying gibberellin on genetically dwarf pea plants makes their stems grow taller.',
        hi: 'आनुवंशिक रूप से बौने मटर के पौधों पर जिबरेलिन का छिड़काव करने से उनके तने लंबे हो जाते हैं।',
      },
      reason: {
        en: 'Gibberellins promote the synthesis of hydrolytic enzymes such as amylase in germinating cereal grains.',
        hi: 'जिबरेलिन अंकुरित होते अनाज के दानों में एमाइलेज़ जैसे जल-अपघटनी एंज़ाइमों के संश्लेषण को बढ़ाते हैं।',
      },
    },
    key: { kind: 'assertion_reason', optionIds: ['b'] },
    solution: {
      en: String.raw`A is true: gibberellins make the internodes of the stem elongate.

R is also true: in germinating grains gibberellin from the embryo sets off the making of amylase in the aleurone layer.

But these are two different effects of the same hormone. The making of enzymes in a grain does not explain why the stem of a dwarf plant elongates, so R is not the explanation of A.`,
      hi: String.raw`A सत्य है: जिबरेलिन तने के पर्वों (internodes) की लंबाई बढ़ाते हैं।

R भी सत्य है: अंकुरित होते दानों में भ्रूण से आया जिबरेलिन एल्यूरोन परत में एमाइलेज़ का निर्माण आरंभ कराता है।

परंतु ये एक ही हार्मोन के दो अलग-अलग प्रभाव हैं। दाने में एंज़ाइम बनने से यह नहीं समझा जा सकता कि बौने पौधे का तना क्यों लंबा होता है, अतः R, A की व्याख्या नहीं है।`,
    },
  },
  {
    code: 'bio-017',
    subject: 'biology',
    topic: 'transport-in-plants',
    difficulty: 'hard',
    targetSeconds: 65,
    stem: {
      en: String.raw`Two adjoining plant cells have these values: cell A has a solute potential of $-8\ \text{bar}$ and a pressure potential of $+3\ \text{bar}$; cell B has a solute potential of $-10\ \text{bar}$ and a pressure potential of $+6\ \text{bar}$. Which way is the net movement of water between them?`,
      hi: String.raw`दो सटी हुई पादप कोशिकाओं के मान इस प्रकार हैं: कोशिका A का विलेय विभव $-8\ \text{bar}$ और दाब विभव $+3\ \text{bar}$ है; कोशिका B का विलेय विभव $-10\ \text{bar}$ और दाब विभव $+6\ \text{bar}$ है। इनके बीच जल की नेट गति किस ओर होगी?`,
    },
    options: [
      {
        id: 'a',
        content: {
          en: 'From A to B, because B has the lower solute potential.',
          hi: 'A से B की ओर, क्योंकि B का विलेय विभव कम है।',
        },
      },
      {
        id: 'b',
        content: {
          en: 'From B to A, because A has the lower water potential.',
          hi: 'B से A की ओर, क्योंकि A का जल विभव कम है।',
        },
      },
      {
        id: 'c',
        content: {
          en: 'From A to B, because A has the higher water potential.',
          hi: 'A से B की ओर, क्योंकि A का जल विभव अधिक है।',
        },
      },
      {
        id: 'd',
        content: {
          en: 'There is none, because the water potentials are equal.',
          hi: 'कोई नेट गति नहीं, क्योंकि दोनों के जल विभव बराबर हैं।',
        },
      },
    ],
    key: { kind: 'mcq', optionIds: ['b'] },
    solution: {
      en: String.raw`Water potential is the sum of solute potential and pressure potential, $\Psi_w = \Psi_s + \Psi_p$.

- Cell A: $-8 + 3 = -5\ \text{bar}$
- Cell B: $-10 + 6 = -4\ \text{bar}$

Water moves from the higher ($-4$) to the lower ($-5$) water potential: from B to A. Looking at the solute potential alone points the other way; the greater pressure in B decides here.`,
      hi: String.raw`जल विभव विलेय विभव और दाब विभव का योग है, $\Psi_w = \Psi_s + \Psi_p$।

- कोशिका A: $-8 + 3 = -5\ \text{bar}$
- कोशिका B: $-10 + 6 = -4\ \text{bar}$

जल अधिक ($-4$) से कम ($-5$) जल विभव की ओर, अर्थात् B से A की ओर जाता है। केवल विलेय विभव देखने पर उलटा उत्तर मिलता है; यहाँ B का अधिक दाब निर्णायक है।`,
    },
  },
  {
    code: 'bio-018',
    subject: 'biology',
    topic: 'ecology',
    difficulty: 'easy',
    targetSeconds: 40,
    stem: {
      en: String.raw`In the food chain grass → grasshopper → frog → snake, $20{,}000\ \text{J}$ of energy is stored in the grass. By the 10 per cent law, how much energy reaches the snake?`,
      hi: String.raw`खाद्य शृंखला घास → टिड्डा → मेंढक → साँप में घास में $20{,}000\ \text{J}$ ऊर्जा संचित है। 10 प्रतिशत नियम के अनुसार साँप तक कितनी ऊर्जा पहुँचती है?`,
    },
    options: [
      { id: 'a', content: { en: String.raw`$6{,}000\ \text{J}$`, hi: String.raw`$6{,}000\ \text{J}$` } },
      { id: 'b', content: { en: String.raw`$2{,}000\ \text{J}$`, hi: String.raw`$2{,}000\ \text{J}$` } },
      { id: 'c', content: { en: String.raw`$200\ \text{J}$`, hi: String.raw`$200\ \text{J}$` } },
      { id: 'd', content: { en: String.raw`$20\ \text{J}$`, hi: String.raw`$20\ \text{J}$` } },
    ],
    key: { kind: 'mcq', optionIds: ['d'] },
    solution: {
      en: String.raw`At each step only $10\%$ passes on:

grass $20{,}000\ \text{J}$ → grasshopper $2{,}000\ \text{J}$ → frog $200\ \text{J}$ → snake $20\ \text{J}$.

There are three steps from grass to snake, so the factor is $\dfrac{1}{1000}$. Counting two steps gives $200\ \text{J}$, the share of the frog, and taking $30\%$ for three steps gives $6{,}000\ \text{J}$.`,
      hi: String.raw`प्रत्येक चरण में केवल $10\%$ ऊर्जा आगे जाती है:

घास $20{,}000\ \text{J}$ → टिड्डा $2{,}000\ \text{J}$ → मेंढक $200\ \text{J}$ → साँप $20\ \text{J}$।

घास से साँप तक तीन चरण हैं, अतः गुणक $\dfrac{1}{1000}$ है। दो चरण गिनने पर $200\ \text{J}$ आता है, जो मेंढक का भाग है, और तीन चरणों के लिए $30\%$ लेने पर $6{,}000\ \text{J}$ आता है।`,
    },
  },
  {
    code: 'bio-019',
    subject: 'biology',
    topic: 'ecology',
    difficulty: 'easy',
    targetSeconds: 25,
    stem: {
      en: 'What is the name for an interaction between two species in which one benefits and the other is neither harmed nor benefited, as with an orchid growing on a mango branch?',
      hi: 'दो जातियों के बीच की उस पारस्परिक क्रिया को क्या कहते हैं जिसमें एक जाति को लाभ होता है और दूसरी को न हानि होती है, न लाभ, जैसे आम की शाखा पर उगने वाला ऑर्किड?',
    },
    key: {
      kind: 'short',
      accepted: [
        'commensalism',
        'commensal',
        'commensal relationship',
        'सहभोजिता',
        'सहभोजन',
        'सहभोजी',
        'कमेंसलिज़्म',
        'कमेंसलिज़्म',
        'कमेन्सलिज्म',
        'कमेन्सलिज़्म',
      ],
      caseSensitive: false,
    },
    solution: {
      en: String.raw`It is **commensalism** (+, 0): the orchid gets a place with light, and the mango tree is not affected.

In mutualism both benefit (+, +), in parasitism one benefits and the other is harmed (+, −), and in amensalism one is harmed and the other not affected (−, 0).`,
      hi: String.raw`इसे **सहभोजिता** (commensalism; +, 0) कहते हैं: ऑर्किड को प्रकाश वाला स्थान मिलता है और आम के पेड़ पर कोई प्रभाव नहीं पड़ता।

सहोपकारिता में दोनों को लाभ (+, +) होता है, परजीविता में एक को लाभ और दूसरे को हानि (+, −) होती है, और अमेंसलिज़्म (amensalism) में एक को हानि होती है और दूसरे पर कोई प्रभाव नहीं पड़ता (−, 0)।`,
    },
  },
  {
    code: 'bio-020',
    subject: 'biology',
    topic: 'ecology',
    difficulty: 'easy',
    targetSeconds: 40,
    stem: {
      en: 'Read the assertion (A) and the reason (R) and choose the right option.',
      hi: 'अभिकथन (A) और कारण (R) पढ़कर सही विकल्प चुनिए।',
    },
    statements: {
      assertion: {
        en: 'Dead leaves decompose fastest in waterlogged soil that has no oxygen.',
        hi: 'मृत पत्तियों का अपघटन उस जलभराव वाली मृदा में सबसे तेज़ी से होता है जिसमें ऑक्सीजन नहीं होती।',
      },
      reason: {
        en: 'Decomposition is largely a process that requires oxygen, and warmth and moisture favour it.',
        hi: 'अपघटन मुख्यतः ऑक्सीजन की आवश्यकता वाली प्रक्रिया है, और गर्मी तथा नमी इसके अनुकूल हैं।',
      },
    },
    key: { kind: 'assertion_reason', optionIds: ['d'] },
    solution: {
      en: String.raw`A is false: without oxygen decomposition is slow. That is why organic matter piles up in waterlogged soil, as in a peat bog.

R is true: most decomposers are aerobic bacteria and fungi. They break down detritus fastest where it is warm and moist **and** air can enter; low temperature and lack of oxygen hold them back.`,
      hi: String.raw`A असत्य है: ऑक्सीजन के बिना अपघटन धीमा होता है। इसीलिए जलभराव वाली मृदा में, जैसे पीट के दलदल में, कार्बनिक पदार्थ जमा होता रहता है।

R सत्य है: अधिकांश अपघटक वायवीय जीवाणु और कवक हैं। वे अपरद को वहाँ सबसे तेज़ी से तोड़ते हैं जहाँ गर्मी और नमी हो **और** हवा भी पहुँचे; कम ताप और ऑक्सीजन की कमी उनकी गति घटा देती है।`,
    },
  },

  {
    code: 'bio-021',
    subject: 'biology',
    topic: 'evolution',
    difficulty: 'medium',
    targetSeconds: 55,
    stem: {
      en: String.raw`In a large population in Hardy-Weinberg equilibrium, $16\%$ of the people show a recessive trait controlled by one gene with two alleles. What percentage of the population is heterozygous for this gene?`,
      hi: String.raw`हार्डी-वीनबर्ग साम्य में रहने वाली एक बड़ी समष्टि में $16\%$ लोग दो ऐलील वाले एक जीन से नियंत्रित अप्रभावी लक्षण दिखाते हैं। समष्टि का कितना प्रतिशत इस जीन के लिए विषमयुग्मजी है?`,
    },
    options: [
      { id: 'a', content: { en: String.raw`$16\%$`, hi: String.raw`$16\%$` } },
      { id: 'b', content: { en: String.raw`$24\%$`, hi: String.raw`$24\%$` } },
      { id: 'c', content: { en: String.raw`$36\%$`, hi: String.raw`$36\%$` } },
      { id: 'd', content: { en: String.raw`$48\%$`, hi: String.raw`$48\%$` } },
    ],
    key: { kind: 'mcq', optionIds: ['d'] },
    solution: {
      en: String.raw`The recessive trait shows in $q^2 = 0.16$, so $q = 0.4$ and $p = 1 - 0.4 = 0.6$.

$$
2pq = 2 \times 0.6 \times 0.4 = 0.48 = 48\%
$$

$36\%$ is $p^2$, the dominant homozygotes, and $24\%$ forgets the factor 2. Check: $36 + 48 + 16 = 100$.`,
      hi: String.raw`अप्रभावी लक्षण $q^2 = 0.16$ में दिखता है, अतः $q = 0.4$ और $p = 1 - 0.4 = 0.6$।

$$
2pq = 2 \times 0.6 \times 0.4 = 0.48 = 48\%
$$

$36\%$ तो $p^2$, अर्थात् प्रभावी समयुग्मजी हैं, और $24\%$ में गुणक 2 छूट गया है। जाँच: $36 + 48 + 16 = 100$।`,
    },
  },
  {
    code: 'bio-022',
    subject: 'biology',
    topic: 'evolution',
    difficulty: 'easy',
    targetSeconds: 35,
    stem: {
      en: 'Which of the following is a pair of homologous organs?',
      hi: 'निम्नलिखित में से कौन-सा समजात अंगों का युग्म है?',
    },
    options: [
      { id: 'a', content: { en: 'The flipper of a whale and the wing of a bat', hi: 'व्हेल का फ़्लिपर और चमगादड़ का पंख' } },
      { id: 'b', content: { en: 'The wing of a butterfly and the wing of a bird', hi: 'तितली का पंख और पक्षी का पंख' } },
      {
        id: 'c',
        content: { en: 'The eye of an octopus and the eye of a mammal', hi: 'ऑक्टोपस की आँख और स्तनधारी की आँख' },
      },
      {
        id: 'd',
        content: { en: 'The tuber of a potato and the root of a sweet potato', hi: 'आलू का कंद और शकरकंद की जड़' },
      },
    ],
    key: { kind: 'mcq', optionIds: ['a'] },
    solution: {
      en: String.raw`Homologous organs have the same basic structure and origin but may do different work. The flipper of a whale and the wing of a bat are both forelimbs of mammals with the same bones: humerus, radius, ulna, carpals, metacarpals and phalanges.

The other pairs are **analogous**: they do similar work but differ in origin. Insect wings have no bones, the two kinds of eye arose separately, and the potato is a stem while the sweet potato is a root.`,
      hi: String.raw`समजात अंगों की मूल रचना और उत्पत्ति समान होती है, पर उनके कार्य भिन्न हो सकते हैं। व्हेल का फ़्लिपर और चमगादड़ का पंख दोनों स्तनधारियों के अग्रपाद हैं, जिनमें वही अस्थियाँ हैं: ह्यूमेरस, रेडियस, अल्ना, कार्पल, मेटाकार्पल और अंगुलास्थियाँ।

अन्य युग्म **समवृत्ति** हैं: इनके कार्य समान हैं, पर उत्पत्ति भिन्न है। कीटों के पंखों में अस्थियाँ नहीं होतीं, दोनों प्रकार की आँखें अलग-अलग विकसित हुईं, और आलू तना है जबकि शकरकंद जड़ है।`,
    },
  },
  {
    code: 'bio-023',
    subject: 'biology',
    topic: 'plant-physiology',
    difficulty: 'hard',
    targetSeconds: 75,
    stem: {
      en: String.raw`A germinating seed respires aerobically and uses only oleic acid, $\text{C}_{18}\text{H}_{34}\text{O}_2$, which is oxidised completely to carbon dioxide and water. What is its respiratory quotient?`,
      hi: String.raw`एक अंकुरित होता बीज वायवीय श्वसन में केवल ओलिक अम्ल $\text{C}_{18}\text{H}_{34}\text{O}_2$ का उपयोग करता है, जो पूर्णतः कार्बन डाइऑक्साइड और जल में ऑक्सीकृत होता है। इसका श्वसन गुणांक कितना है?`,
    },
    options: [
      { id: 'a', content: { en: '1.42', hi: '1.42' } },
      { id: 'b', content: { en: '1.06', hi: '1.06' } },
      { id: 'c', content: { en: '0.71', hi: '0.71' } },
      { id: 'd', content: { en: '1.00', hi: '1.00' } },
    ],
    key: { kind: 'mcq', optionIds: ['c'] },
    solution: {
      en: String.raw`The respiratory quotient (RQ) is the volume of $\text{CO}_2$ given out divided by the volume of $\text{O}_2$ used. Balance the oxidation:

$$
2\,\text{C}_{18}\text{H}_{34}\text{O}_2 + 51\,\text{O}_2 \rightarrow 36\,\text{CO}_2 + 34\,\text{H}_2\text{O}
$$

Check of oxygen: $4 + 102 = 106$ atoms on the left, $72 + 34 = 106$ on the right.

$$
\text{RQ} = \frac{36}{51} \approx 0.71
$$

A fat has little oxygen of its own, so it needs more from outside and its RQ is below 1. The value 1.00 holds for carbohydrates, 1.42 is the ratio turned round, and 1.06 compares $\text{CO}_2$ with water.`,
      hi: String.raw`श्वसन गुणांक (RQ) निकली हुई $\text{CO}_2$ के आयतन और उपयोग की गई $\text{O}_2$ के आयतन का अनुपात है। ऑक्सीकरण का संतुलित समीकरण:

$$
2\,\text{C}_{18}\text{H}_{34}\text{O}_2 + 51\,\text{O}_2 \rightarrow 36\,\text{CO}_2 + 34\,\text{H}_2\text{O}
$$

ऑक्सीजन की जाँच: बाईं ओर $4 + 102 = 106$ परमाणु, दाईं ओर $72 + 34 = 106$।

$$
\text{RQ} = \frac{36}{51} \approx 0.71
$$

वसा में अपनी ऑक्सीजन कम होती है, अतः उसे बाहर से अधिक ऑक्सीजन चाहिए और उसका RQ 1 से कम होता है। 1.00 कार्बोहाइड्रेट के लिए होता है, 1.42 उलटा अनुपात है और 1.06 में $\text{CO}_2$ की तुलना जल से की गई है।`,
    },
  },
]
