import type { AuthoredQuestion } from '../../../domain/questions/contract.ts'

const reasoning: AuthoredQuestion[] = [
  {
    code: 'ss-101',
    exams: ['ssc'],
    subject: 'reasoning',
    topic: 'analogy',
    difficulty: 'medium',
    targetSeconds: 38,
    stem: {
      en: String.raw`Select the set in which the numbers are related in the same way as the numbers of both the given sets. (Work with the whole numbers, without breaking them into their digits.)

(7, 4, 33)

(9, 3, 72)`,
      hi: String.raw`वह समुच्चय चुनिए जिसकी संख्याओं में वही संबंध है जो नीचे दिए गए दोनों समुच्चयों की संख्याओं में है। (पूर्ण संख्याओं पर ही संक्रियाएँ कीजिए, उन्हें अंकों में मत तोड़िए।)

(7, 4, 33)

(9, 3, 72)`,
    },
    options: [
      { id: 'a', content: { en: '(11, 7, 77)', hi: '(11, 7, 77)' } },
      { id: 'b', content: { en: '(8, 5, 39)', hi: '(8, 5, 39)' } },
      { id: 'c', content: { en: '(10, 6, 136)', hi: '(10, 6, 136)' } },
      { id: 'd', content: { en: '(12, 8, 40)', hi: '(12, 8, 40)' } },
    ],
    key: { kind: 'mcq', optionIds: ['b'] },
    solution: {
      en: String.raw`72 is more than twice 9 × 3, so sums and products of the two numbers are not enough: think of squares.

81 − 9 = 72 and 49 − 16 = 33: the third number is the **difference of the squares** of the first two.

In (8, 5, 39): 64 − 25 = **39**. In the others it would have to be 72, 64 and 80.

Trap: 33 = 3 × (7 + 4) tempts you to a rule that fails in the second set; always test both.`,
      hi: String.raw`72, 9 × 3 के दुगुने से भी बड़ा है, इसलिए योग या गुणनफल से काम नहीं बनेगा: वर्गों पर जाइए।

81 − 9 = 72 और 49 − 16 = 33: तीसरी संख्या पहली दो संख्याओं के **वर्गों का अंतर** है।

(8, 5, 39) में 64 − 25 = **39**। बाक़ी में यह 72, 64 और 80 होनी चाहिए थी।

यहीं चूक होती है: 33 = 3 × (7 + 4) से जो नियम सूझता है, वह दूसरे समुच्चय में नहीं चलता; नियम दोनों पर जाँचिए।`,
    },
    reasons: {
      a: {
        en: '77 is the product 11 × 7; the squares differ by 72.',
        hi: '77 तो गुणनफल 11 × 7 है; वर्गों का अंतर 72 है।',
      },
      b: {
        en: '8² − 5² = 64 − 25 = 39, the rule of both sets.',
        hi: '8² − 5² = 64 − 25 = 39, यही दोनों समुच्चयों का नियम है।',
      },
      c: {
        en: '136 is the sum of the squares 100 and 36; their difference is 64.',
        hi: '136 वर्गों 100 और 36 का योग है; उनका अंतर 64 है।',
      },
      d: {
        en: '40 is twice the sum 12 + 8; the squares differ by 80.',
        hi: '40 योग 12 + 8 का दुगुना है; वर्गों का अंतर 80 है।',
      },
    },
  },
  {
    code: 'ss-102',
    exams: ['ssc'],
    subject: 'reasoning',
    topic: 'alphanumeric-series',
    difficulty: 'easy',
    targetSeconds: 28,
    stem: {
      en: String.raw`What will come in place of the question mark (?) in this letter-number series?

D4W, G7T, J12Q, M19N, ?`,
      hi: String.raw`अक्षरों और संख्याओं की इस शृंखला में प्रश्नवाचक चिह्न (?) के स्थान पर क्या आएगा?

D4W, G7T, J12Q, M19N, ?`,
    },
    options: [
      { id: 'a', content: { en: 'P26L', hi: 'P26L' } },
      { id: 'b', content: { en: 'P28K', hi: 'P28K' } },
      { id: 'c', content: { en: 'O28L', hi: 'O28L' } },
      { id: 'd', content: { en: 'O26K', hi: 'O26K' } },
    ],
    key: { kind: 'mcq', optionIds: ['b'] },
    solution: {
      en: String.raw`Treat the three places one by one.

First letter: D, G, J, M go 3 on, so **P**. Number: 4, 7, 12, 19 grow by 3, 5, 7, so next by 9: **28**. Last letter: W, T, Q, N go 3 back, so **K**.

Together: **P28K**.`,
      hi: String.raw`तीनों स्थानों को अलग-अलग देखिए।

पहला अक्षर: D, G, J, M हर बार 3 आगे, इसलिए **P**। संख्या: 4, 7, 12, 19 में 3, 5, 7 की वृद्धि, इसलिए अब 9 की: **28**। अंतिम अक्षर: W, T, Q, N हर बार 3 पीछे, इसलिए **K**।

मिलाकर: **P28K**।`,
    },
    reasons: {
      a: {
        en: 'It adds 7 to the number again and takes the last letter only 2 back.',
        hi: 'इसमें संख्या में फिर 7 जोड़ा गया है और अंतिम अक्षर केवल 2 पीछे गया है।',
      },
      b: {
        en: 'M + 3 = P, 19 + 9 = 28, N − 3 = K.',
        hi: 'M + 3 = P, 19 + 9 = 28, N − 3 = K।',
      },
      c: {
        en: 'The number is right, but both letters have moved only 2 places.',
        hi: 'संख्या सही है, पर दोनों अक्षर केवल 2 स्थान खिसके हैं।',
      },
      d: {
        en: 'It adds 7 to the number again and takes the first letter only 2 on.',
        hi: 'इसमें संख्या में फिर 7 जोड़ा गया है और पहला अक्षर केवल 2 आगे गया है।',
      },
    },
  },
  {
    code: 'ss-103',
    exams: ['ssc'],
    subject: 'reasoning',
    topic: 'coding-decoding',
    difficulty: 'medium',
    targetSeconds: 38,
    stem: {
      en: "If 'CUSTOM' is coded as 'XVHGPN' in a certain code language, then what is the code of 'BASKET' in the same language?",
      hi: "यदि किसी कूट भाषा में 'CUSTOM' का कूट 'XVHGPN' है, तो उसी भाषा में 'BASKET' का कूट क्या होगा?",
    },
    options: [
      { id: 'a', content: { en: 'YBHPFG', hi: 'YBHPFG' } },
      { id: 'b', content: { en: 'YZHPVG', hi: 'YZHPVG' } },
      { id: 'c', content: { en: 'YZHPDG', hi: 'YZHPDG' } },
      { id: 'd', content: { en: 'CBTLFU', hi: 'CBTLFU' } },
    ],
    key: { kind: 'mcq', optionIds: ['a'] },
    solution: {
      en: String.raw`No single shift fits (C to X, but U to V), so look at vowels and consonants apart.

Consonants: C → X, S → H, T → G, M → N are **opposite letters** (3rd from the start, 3rd from the end). Vowels: U → V, O → P are the **next letters**.

BASKET: B → Y, A → B, S → H, K → P, E → F, T → G: **YBHPFG**.`,
      hi: String.raw`एक ही अंतर सब पर नहीं बैठता (C से X, पर U से V), इसलिए स्वरों और व्यंजनों को अलग-अलग देखिए।

व्यंजन: C → X, S → H, T → G, M → N **विपरीत अक्षर** हैं (शुरू से तीसरा, अंत से तीसरा)। स्वर: U → V, O → P **अगले अक्षर** हैं।

BASKET: B → Y, A → B, S → H, K → P, E → F, T → G: **YBHPFG**।`,
    },
    reasons: {
      a: {
        en: 'Consonants become their opposites, and A and E become B and F.',
        hi: 'व्यंजनों के स्थान पर विपरीत अक्षर, और A तथा E के स्थान पर B तथा F।',
      },
      b: {
        en: 'The vowels too are replaced by their opposites; U would then give F.',
        hi: 'इसमें स्वरों की जगह भी विपरीत अक्षर हैं; तब U का कूट F होता।',
      },
      c: {
        en: 'The vowels are moved one back instead of one on.',
        hi: 'इसमें स्वर एक आगे के बजाय एक पीछे ले जाए गए हैं।',
      },
      d: {
        en: 'All letters are moved one on, though C became X.',
        hi: 'इसमें सब अक्षर एक आगे गए हैं, जबकि C का कूट X है।',
      },
    },
  },
  {
    code: 'ss-104',
    exams: ['ssc'],
    subject: 'reasoning',
    topic: 'blood-relations',
    difficulty: 'medium',
    targetSeconds: 36,
    stem: {
      en: "Pointing to a woman in a photograph, Gaurav said, 'The only brother of her father is the husband of my mother's mother.' How is the woman related to Gaurav's mother?",
      hi: "एक तस्वीर में एक महिला की ओर इशारा करते हुए गौरव ने कहा, 'इनके पिता के इकलौते भाई मेरी माँ की माँ के पति हैं।' वह महिला गौरव की माँ से किस प्रकार संबंधित है?",
    },
    options: [
      { id: 'a', content: { en: "Mother's brother's daughter", hi: 'माँ के भाई की बेटी' } },
      { id: 'b', content: { en: "Father's brother's daughter", hi: 'पिता के भाई की बेटी' } },
      { id: 'c', content: { en: "Father's sister", hi: 'पिता की बहन' } },
      { id: 'd', content: { en: "Brother's daughter", hi: 'भाई की बेटी' } },
    ],
    key: { kind: 'mcq', optionIds: ['b'] },
    solution: {
      en: String.raw`Read from the end: the husband of my mother's mother is **my mother's father**.

He is the brother of the woman's father. So the woman's father is a brother of the mother's father, and the woman is the **father's brother's daughter** of Gaurav's mother.

Trap: the question asks about Gaurav's mother, not about Gaurav.`,
      hi: String.raw`अंत से पढ़िए: मेरी माँ की माँ के पति यानी **मेरी माँ के पिता**।

वे उस महिला के पिता के भाई हैं। यानी महिला के पिता गौरव की माँ के पिता के भाई (चाचा या ताऊ) हुए, और महिला गौरव की माँ के **पिता के भाई की बेटी** (चचेरी बहन) हुई।

ध्यान रहे: संबंध गौरव की माँ से पूछा गया है, गौरव से नहीं।`,
    },
    reasons: {
      a: {
        en: "The link runs through the father of Gaurav's mother, not through her mother.",
        hi: 'संबंध गौरव की माँ के पिता की ओर से है, उनकी माँ की ओर से नहीं।',
      },
      b: {
        en: "Her father and the father of Gaurav's mother are brothers.",
        hi: 'महिला के पिता और गौरव की माँ के पिता भाई हैं।',
      },
      c: {
        en: "The mother's father is the brother of the woman's father, not of the woman.",
        hi: 'गौरव की माँ के पिता महिला के पिता के भाई हैं, महिला के नहीं।',
      },
      d: {
        en: "This takes the woman's father for a brother of Gaurav's mother.",
        hi: 'इसमें महिला के पिता को गौरव की माँ का भाई मान लिया गया है।',
      },
    },
  },
  {
    code: 'ss-105',
    exams: ['ssc'],
    subject: 'reasoning',
    topic: 'syllogism',
    difficulty: 'medium',
    targetSeconds: 32,
    stem: {
      en: String.raw`Which of the conclusions follow(s) from the statements below? The statements are to be held true, even where they are against what is known.

**Statements:**

Some lamps are candles.

All candles are torches.

No torch is a lantern.

**Conclusions:**

I. No lamp is a lantern.

II. Some torches are not lamps.`,
      hi: String.raw`नीचे दिए गए कथनों से कौन-सा/से निष्कर्ष निकलता/निकलते है/हैं? कथन ज्ञात तथ्यों से भिन्न हों, तब भी उन्हें सत्य मानना है।

**कथन:**

कुछ लैंप मोमबत्तियाँ हैं।

सभी मोमबत्तियाँ मशालें हैं।

कोई मशाल लालटेन नहीं है।

**निष्कर्ष:**

I. कोई लैंप लालटेन नहीं है।

II. कुछ मशालें लैंप नहीं हैं।`,
    },
    options: [
      { id: 'a', content: { en: 'Only conclusion I follows', hi: 'केवल निष्कर्ष I निकलता है' } },
      { id: 'b', content: { en: 'Only conclusion II follows', hi: 'केवल निष्कर्ष II निकलता है' } },
      { id: 'c', content: { en: 'Both conclusions follow', hi: 'दोनों निष्कर्ष निकलते हैं' } },
      { id: 'd', content: { en: 'Neither conclusion follows', hi: 'कोई भी निष्कर्ष नहीं निकलता' } },
    ],
    key: { kind: 'mcq', optionIds: ['d'] },
    solution: {
      en: String.raw`What is certain: the lamps that are candles are torches, and so are no lanterns: "**some** lamps are not lanterns".

I says **no** lamp is a lantern. The lamps that are not candles may well be lanterns, so I does not follow.

II: all torches may be lamps; nothing speaks against it. "Some lamps are torches" does not give "some torches are not lamps".

So **neither** follows. For each conclusion look for one diagram in which it fails.`,
      hi: String.raw`निश्चित इतना ही है: जो लैंप मोमबत्तियाँ हैं, वे मशालें हैं और इसलिए लालटेन नहीं हैं: "**कुछ** लैंप लालटेन नहीं हैं"।

I कहता है कि **कोई** लैंप लालटेन नहीं है। पर जो लैंप मोमबत्ती नहीं हैं, वे लालटेन हो सकते हैं; I नहीं निकलता।

II: सभी मशालें लैंप हो सकती हैं; इसके विरुद्ध कुछ नहीं कहा गया। "कुछ लैंप मशालें हैं" से "कुछ मशालें लैंप नहीं हैं" नहीं निकलता।

इसलिए **कोई भी** निष्कर्ष नहीं निकलता। हर निष्कर्ष के लिए ऐसा एक आरेख खोजिए जिसमें वह ग़लत हो।`,
    },
    reasons: {
      a: {
        en: 'It is certain only for the lamps that are candles; the others may be lanterns.',
        hi: 'यह केवल उन लैंपों के लिए निश्चित है जो मोमबत्तियाँ हैं; बाक़ी लालटेन हो सकते हैं।',
      },
      b: {
        en: 'All torches may be lamps, so II is possible but not certain.',
        hi: 'सभी मशालें लैंप हो सकती हैं, इसलिए II संभव है, निश्चित नहीं।',
      },
      c: {
        en: 'Each of the two fails in some diagram that fits the statements.',
        hi: 'कथनों पर ठीक बैठने वाले किसी-न-किसी आरेख में दोनों ही ग़लत हो जाते हैं।',
      },
      d: {
        en: 'A lamp outside the candles may be a lantern, and all torches may be lamps.',
        hi: 'मोमबत्तियों से बाहर का लैंप लालटेन हो सकता है, और सभी मशालें लैंप हो सकती हैं।',
      },
    },
  },
  {
    code: 'ss-106',
    exams: ['ssc'],
    subject: 'reasoning',
    topic: 'mathematical-operations',
    difficulty: 'easy',
    targetSeconds: 30,
    stem: {
      en: String.raw`If '+' means '×', '−' means '÷', '×' means '−' and '÷' means '+', then find the value of:

48 − 6 + 3 × 10 ÷ 5`,
      hi: String.raw`यदि '+' का अर्थ '×', '−' का अर्थ '÷', '×' का अर्थ '−' और '÷' का अर्थ '+' हो, तो इसका मान ज्ञात कीजिए:

48 − 6 + 3 × 10 ÷ 5`,
    },
    options: [
      { id: 'a', content: { en: '9', hi: '9' } },
      { id: 'b', content: { en: '39', hi: '39' } },
      { id: 'c', content: { en: '19', hi: '19' } },
      { id: 'd', content: { en: '48', hi: '48' } },
    ],
    key: { kind: 'mcq', optionIds: ['c'] },
    solution: {
      en: String.raw`First write the line anew with the true signs, then calculate:

48 ÷ 6 × 3 − 10 + 5

= 8 × 3 − 10 + 5 = 24 − 10 + 5 = **19**

Trap: − 10 + 5 is − 5; it is not − (10 + 5).`,
      hi: String.raw`पहले पूरी पंक्ति सही चिह्नों के साथ दोबारा लिखिए, फिर हल कीजिए:

48 ÷ 6 × 3 − 10 + 5

= 8 × 3 − 10 + 5 = 24 − 10 + 5 = **19**

यहीं चूक होती है: − 10 + 5 का मान − 5 है; यह − (10 + 5) नहीं है।`,
    },
    reasons: {
      a: {
        en: 'This takes 10 + 5 together away from 24.',
        hi: 'इसमें 24 में से 10 + 5 एक साथ घटाया गया है।',
      },
      b: {
        en: "This reads '×' as '+': 24 + 10 + 5.",
        hi: "इसमें '×' को '+' पढ़ा गया है: 24 + 10 + 5।",
      },
      c: {
        en: '48 ÷ 6 × 3 − 10 + 5 = 24 − 5.',
        hi: '48 ÷ 6 × 3 − 10 + 5 = 24 − 5।',
      },
      d: {
        en: 'This is the value with the signs left as they are printed.',
        hi: 'यह चिह्नों को बिना बदले निकाला गया मान है।',
      },
    },
  },
  {
    code: 'ss-107',
    exams: ['ssc'],
    subject: 'reasoning',
    topic: 'counting-figures',
    difficulty: 'easy',
    targetSeconds: 30,
    stem: {
      en: String.raw`Find the number of squares in the given figure.

![A large square is cut by two level and two upright lines into nine equal squares, three in each row. The middle one of the nine is cut by a level and an upright line through its centre into four small equal squares.](/figures/ss-107.svg)`,
      hi: String.raw`दी गई आकृति में वर्गों की संख्या ज्ञात कीजिए।

![एक बड़ा वर्ग दो क्षैतिज और दो ऊर्ध्वाधर रेखाओं से नौ बराबर वर्गों में बँटा है, हर पंक्ति में तीन। नौ में से बीच वाला वर्ग अपने केंद्र से जाती एक क्षैतिज और एक ऊर्ध्वाधर रेखा से चार छोटे बराबर वर्गों में बँटा है।](/figures/ss-107.svg)`,
    },
    options: [
      { id: 'a', content: { en: '18', hi: '18' } },
      { id: 'b', content: { en: '14', hi: '14' } },
      { id: 'c', content: { en: '17', hi: '17' } },
      { id: 'd', content: { en: '13', hi: '13' } },
    ],
    key: { kind: 'mcq', optionIds: ['a'] },
    solution: {
      en: String.raw`Count by size. In a 3 × 3 net the squares number 3² + 2² + 1²:

9 of one cell, 4 of 2 × 2 cells and 1 of 3 × 3 cells, that is 14.

The middle cell holds 4 small squares more: 14 + 4 = **18**. The middle cell itself is already among the 9.`,
      hi: String.raw`आकार के अनुसार गिनिए। 3 × 3 के जाल में वर्गों की संख्या 3² + 2² + 1² होती है:

एक ख़ाने के 9, 2 × 2 ख़ानों के 4 और 3 × 3 ख़ानों का 1, यानी 14।

बीच के ख़ाने में 4 छोटे वर्ग और हैं: 14 + 4 = **18**। बीच का ख़ाना ख़ुद 9 में गिना जा चुका है।`,
    },
    reasons: {
      a: {
        en: '9 + 4 + 1 in the net and 4 small ones in the middle.',
        hi: 'जाल में 9 + 4 + 1 और बीच में 4 छोटे वर्ग।',
      },
      b: {
        en: 'The 4 small squares of the middle cell are left out.',
        hi: 'बीच के ख़ाने के 4 छोटे वर्ग छूट गए हैं।',
      },
      c: {
        en: 'The large outer square is left out.',
        hi: 'सबसे बाहर का बड़ा वर्ग छूट गया है।',
      },
      d: {
        en: 'Only the 9 cells and the 4 small squares are counted, none made of several cells.',
        hi: 'केवल 9 ख़ाने और 4 छोटे वर्ग गिने गए हैं, कई ख़ानों से बने वर्ग नहीं।',
      },
    },
  },
  {
    code: 'ss-108',
    exams: ['ssc'],
    subject: 'reasoning',
    topic: 'seating-arrangement',
    difficulty: 'hard',
    targetSeconds: 45,
    stem: {
      en: 'Six friends A, B, C, D, E and F sit around a circular table, facing its centre. E sits second to the left of B. Only one person sits between C and F. A is not an immediate neighbour of B. D is an immediate neighbour of F. Who sits second to the right of D?',
      hi: 'छह मित्र A, B, C, D, E और F एक गोल मेज़ के चारों ओर केंद्र की ओर मुँह करके बैठे हैं। E, B के बाईं ओर दूसरे स्थान पर बैठा है। C और F के बीच केवल एक व्यक्ति बैठा है। A, B का निकटतम पड़ोसी नहीं है। D, F का निकटतम पड़ोसी है। D के दाईं ओर दूसरे स्थान पर कौन बैठा है?',
    },
    options: [
      { id: 'a', content: { en: 'A', hi: 'A' } },
      { id: 'b', content: { en: 'B', hi: 'B' } },
      { id: 'c', content: { en: 'E', hi: 'E' } },
      { id: 'd', content: { en: 'C', hi: 'C' } },
    ],
    key: { kind: 'mcq', optionIds: ['c'] },
    solution: {
      en: String.raw`Facing the centre, left is clockwise. Number the seats clockwise: B on 1, so E on **3**. A is not beside B (not 2, not 6), so A is on 4 or 5.

C and F are two seats apart. If A is on 5, seats 2, 4, 6 are left: D beside F is then impossible, as these seats do not touch. So **A is on 4**, and 2, 5, 6 are left. Two apart are 2 and 6 only, so D is on 5, and F beside D is on **6**; C is on 2.

Clockwise: B, C, E, A, D, F. To the right of D (anticlockwise) come A and then **E**.`,
      hi: String.raw`केंद्र की ओर मुँह हो तो बायाँ यानी घड़ी की दिशा। स्थानों को घड़ी की दिशा में गिनिए: B 1 पर, तो E **3** पर। A, B के पास नहीं (2 और 6 नहीं), इसलिए A 4 या 5 पर है।

C और F के बीच एक व्यक्ति है। यदि A 5 पर हो, तो 2, 4, 6 बचते हैं; ये आपस में सटे नहीं हैं, इसलिए D, F के पास नहीं बैठ सकता। अतः **A 4 पर** है और 2, 5, 6 बचते हैं। इनमें एक के अंतर पर केवल 2 और 6 हैं, इसलिए D 5 पर, F उसके पास **6** पर और C 2 पर।

घड़ी की दिशा में: B, C, E, A, D, F। D के दाईं ओर (घड़ी की विपरीत दिशा में) पहले A और फिर **E** है।`,
    },
    reasons: {
      a: {
        en: 'A sits immediately to the right of D.',
        hi: 'A, D के ठीक दाईं ओर बैठा है।',
      },
      b: {
        en: 'B sits second to the left of D: left and right are exchanged.',
        hi: 'B, D के बाईं ओर दूसरे स्थान पर है: दायाँ-बायाँ बदल गया।',
      },
      c: {
        en: 'Clockwise B, C, E, A, D, F; second anticlockwise from D is E.',
        hi: 'घड़ी की दिशा में B, C, E, A, D, F; D से उलटी दिशा में दूसरा E है।',
      },
      d: {
        en: 'C sits third from D, opposite to it.',
        hi: 'C, D से तीसरे स्थान पर, उसके ठीक सामने है।',
      },
    },
  },
]

const awareness: AuthoredQuestion[] = [
  {
    code: 'ss-109',
    exams: ['ssc'],
    subject: 'general-knowledge',
    topic: 'medieval-history',
    difficulty: 'easy',
    targetSeconds: 12,
    stem: {
      en: 'Which Chola king founded a new capital, Gangaikonda Cholapuram, after his army had marched to the Ganga?',
      hi: 'अपनी सेना के गंगा तक पहुँचने के बाद किस चोल राजा ने नई राजधानी गंगैकोंडचोलपुरम बसाई?',
    },
    options: [
      { id: 'a', content: { en: 'Rajaraja I', hi: 'राजराज प्रथम' } },
      { id: 'b', content: { en: 'Kulottunga I', hi: 'कुलोत्तुंग प्रथम' } },
      { id: 'c', content: { en: 'Rajendra I', hi: 'राजेंद्र प्रथम' } },
      { id: 'd', content: { en: 'Rajadhiraja I', hi: 'राजाधिराज प्रथम' } },
    ],
    key: { kind: 'mcq', optionIds: ['c'] },
    solution: {
      en: String.raw`**Rajendra I** (1014-1044) sent his army north as far as the Ganga, took the title Gangaikonda ("he who took the Ganga") and founded **Gangaikonda Cholapuram**.

His father Rajaraja I built the great temple of Thanjavur: father Thanjavur, son Gangaikonda Cholapuram.`,
      hi: String.raw`**राजेंद्र प्रथम** (1014-1044) ने अपनी सेना उत्तर में गंगा तक भेजी, गंगैकोंड ("गंगा को जीतने वाला") की उपाधि ली और **गंगैकोंडचोलपुरम** बसाया।

उनके पिता राजराज प्रथम ने तंजावुर का विशाल मंदिर बनवाया: पिता का तंजावुर, पुत्र का गंगैकोंडचोलपुरम।`,
    },
    reasons: {
      a: {
        en: 'Father of Rajendra; he ruled from Thanjavur and built its great temple.',
        hi: 'राजेंद्र के पिता; वे तंजावुर से शासन करते थे और वहाँ का विशाल मंदिर उन्हीं का है।',
      },
      b: {
        en: 'He came to the throne in 1070, when the capital had long been built.',
        hi: 'वे 1070 में गद्दी पर बैठे, जब यह राजधानी बहुत पहले बन चुकी थी।',
      },
      c: {
        en: 'His army reached the Ganga, and the capital keeps the memory of it in its name.',
        hi: 'उनकी सेना गंगा तक पहुँची, और राजधानी का नाम इसी विजय की याद है।',
      },
      d: {
        en: 'Son and successor of Rajendra; he ruled from the capital that his father had founded.',
        hi: 'राजेंद्र के पुत्र और उत्तराधिकारी; वे पिता की बसाई राजधानी से शासन करते थे।',
      },
    },
  },
  {
    code: 'ss-110',
    exams: ['ssc'],
    subject: 'general-knowledge',
    topic: 'modern-history',
    difficulty: 'medium',
    targetSeconds: 16,
    stem: {
      en: "Who wrote the Bengali play 'Nil Darpan' (1860), which showed the oppression of the indigo planters?",
      hi: "नील बाग़ान मालिकों के अत्याचार दिखाने वाला बांग्ला नाटक 'नील दर्पण' (1860) किसने लिखा?",
    },
    options: [
      { id: 'a', content: { en: 'Michael Madhusudan Dutt', hi: 'माइकल मधुसूदन दत्त' } },
      { id: 'b', content: { en: 'Harish Chandra Mukherjee', hi: 'हरिश्चंद्र मुखर्जी' } },
      { id: 'c', content: { en: 'Dinabandhu Mitra', hi: 'दीनबंधु मित्र' } },
      { id: 'd', content: { en: 'Girish Chandra Ghosh', hi: 'गिरीश चंद्र घोष' } },
    ],
    key: { kind: 'mcq', optionIds: ['c'] },
    solution: {
      en: String.raw`Three names belong to the indigo revolt of 1859-60 and must be kept apart:

- **Dinabandhu Mitra** wrote 'Nil Darpan',
- Harish Chandra Mukherjee took the side of the peasants in his paper 'Hindoo Patriot',
- Rev. James Long published the English translation of the play and was sent to jail for it.`,
      hi: String.raw`1859-60 के नील विद्रोह से जुड़े तीन नाम अलग-अलग याद रखिए:

- **दीनबंधु मित्र** ने 'नील दर्पण' लिखा,
- हरिश्चंद्र मुखर्जी ने अपने पत्र 'हिंदू पैट्रियट' में किसानों का पक्ष लिया,
- पादरी जेम्स लॉन्ग ने नाटक का अंग्रेज़ी अनुवाद छपवाया और इसके लिए जेल गए।`,
    },
    reasons: {
      a: {
        en: 'The English translation is often said to be his; the play itself is not.',
        hi: 'इसका अंग्रेज़ी अनुवाद प्रायः उनका बताया जाता है; मूल नाटक उनका नहीं है।',
      },
      b: {
        en: "He wrote for the peasants as editor of the 'Hindoo Patriot'.",
        hi: "उन्होंने 'हिंदू पैट्रियट' के संपादक के रूप में किसानों के पक्ष में लिखा।",
      },
      c: {
        en: 'He wrote the play from what he had seen of indigo in the villages of Bengal.',
        hi: 'उन्होंने बंगाल के गाँवों में नील की खेती का हाल देखकर यह नाटक लिखा।',
      },
      d: {
        en: 'He became a playwright of the Bengali stage years later.',
        hi: 'वे बांग्ला रंगमंच के नाटककार इसके कई वर्ष बाद बने।',
      },
    },
  },
  {
    code: 'ss-111',
    exams: ['ssc'],
    subject: 'general-knowledge',
    topic: 'indian-geography',
    difficulty: 'medium',
    targetSeconds: 16,
    stem: {
      en: 'Dhupgarh, near Pachmarhi, is the highest peak of which of the following ranges?',
      hi: 'पचमढ़ी के पास की धूपगढ़ चोटी निम्नलिखित में से किस पर्वत श्रेणी की सबसे ऊँची चोटी है?',
    },
    options: [
      { id: 'a', content: { en: 'Satpura', hi: 'सतपुड़ा' } },
      { id: 'b', content: { en: 'Vindhya', hi: 'विंध्य' } },
      { id: 'c', content: { en: 'Ajanta', hi: 'अजंता' } },
      { id: 'd', content: { en: 'Aravalli', hi: 'अरावली' } },
    ],
    key: { kind: 'mcq', optionIds: ['a'] },
    solution: {
      en: String.raw`Pachmarhi lies **south of the Narmada** in Madhya Pradesh, on the Mahadeo Hills of the **Satpura** range. Dhupgarh (about 1,350 m) is the highest point of the range and of the state.

The Vindhya is north of the Narmada. The highest peak of the Aravalli is Guru Shikhar.`,
      hi: String.raw`पचमढ़ी मध्य प्रदेश में **नर्मदा के दक्षिण** में, **सतपुड़ा** श्रेणी की महादेव पहाड़ियों पर है। धूपगढ़ (लगभग 1,350 मीटर) इस श्रेणी और पूरे राज्य की सबसे ऊँची चोटी है।

विंध्य नर्मदा के उत्तर में है। अरावली की सबसे ऊँची चोटी गुरु शिखर है।`,
    },
    reasons: {
      a: {
        en: 'Pachmarhi stands on the Mahadeo Hills, a part of the Satpura.',
        hi: 'पचमढ़ी महादेव पहाड़ियों पर है, जो सतपुड़ा का भाग हैं।',
      },
      b: {
        en: 'It runs north of the Narmada, and Pachmarhi lies south of the river.',
        hi: 'यह नर्मदा के उत्तर में है, जबकि पचमढ़ी नदी के दक्षिण में है।',
      },
      c: {
        en: 'It lies in Maharashtra, south of the Tapi.',
        hi: 'यह महाराष्ट्र में, तापी के दक्षिण में है।',
      },
      d: {
        en: 'Its highest peak is Guru Shikhar at Mount Abu.',
        hi: 'इसकी सबसे ऊँची चोटी माउंट आबू का गुरु शिखर है।',
      },
    },
  },
  {
    code: 'ss-112',
    exams: ['ssc'],
    subject: 'general-knowledge',
    topic: 'federalism',
    difficulty: 'medium',
    targetSeconds: 18,
    stem: {
      en: 'Who is the common chairman of the five Zonal Councils of India set up under the States Reorganisation Act, 1956?',
      hi: 'राज्य पुनर्गठन अधिनियम, 1956 के अंतर्गत बनी भारत की पाँचों क्षेत्रीय परिषदों का साझा अध्यक्ष कौन होता है?',
    },
    options: [
      { id: 'a', content: { en: 'Prime Minister', hi: 'प्रधानमंत्री' } },
      { id: 'b', content: { en: 'President of India', hi: 'भारत का राष्ट्रपति' } },
      { id: 'c', content: { en: 'Union Law Minister', hi: 'केंद्रीय विधि मंत्री' } },
      { id: 'd', content: { en: 'Union Home Minister', hi: 'केंद्रीय गृह मंत्री' } },
    ],
    key: { kind: 'mcq', optionIds: ['d'] },
    solution: {
      en: String.raw`The **Union Home Minister** is the chairman of all five Zonal Councils; a Chief Minister of the zone is vice-chairman for a year at a time.

Do not mix up: the **Prime Minister** heads the Inter-State Council (Article 263) and NITI Aayog, the **Finance Minister** the GST Council.`,
      hi: String.raw`पाँचों क्षेत्रीय परिषदों के अध्यक्ष **केंद्रीय गृह मंत्री** होते हैं; क्षेत्र के मुख्यमंत्री बारी-बारी से एक-एक वर्ष उपाध्यक्ष रहते हैं।

इन्हें मत मिलाइए: अंतर-राज्य परिषद (अनुच्छेद 263) और नीति आयोग के अध्यक्ष **प्रधानमंत्री** हैं, जीएसटी परिषद के **वित्त मंत्री**।`,
    },
    reasons: {
      a: {
        en: 'The Prime Minister heads the Inter-State Council, a different body.',
        hi: 'प्रधानमंत्री अंतर-राज्य परिषद के अध्यक्ष हैं, जो अलग संस्था है।',
      },
      b: {
        en: 'The President sets up the Inter-State Council by order, but heads none of these bodies.',
        hi: 'राष्ट्रपति आदेश से अंतर-राज्य परिषद बनाते हैं, पर इनमें से किसी के अध्यक्ष नहीं होते।',
      },
      c: {
        en: 'Reorganising states is a matter of law, but the work between states lies with another ministry.',
        hi: 'राज्यों का पुनर्गठन क़ानून से होता है, पर राज्यों के आपसी मामले दूसरा मंत्रालय देखता है।',
      },
      d: {
        en: 'One Union minister, the Home Minister, is the chairman of all five.',
        hi: 'पाँचों परिषदों के अध्यक्ष एक ही केंद्रीय मंत्री, यानी गृह मंत्री, होते हैं।',
      },
    },
  },
  {
    code: 'ss-113',
    exams: ['ssc'],
    subject: 'general-knowledge',
    topic: 'poverty-and-employment',
    difficulty: 'hard',
    targetSeconds: 22,
    stem: {
      en: 'Whose expert group put the poverty line in its report of 2014 at a spending of ₹32 a day in rural and ₹47 a day in urban areas?',
      hi: 'किसकी अध्यक्षता वाले विशेषज्ञ समूह ने 2014 की अपनी रिपोर्ट में ग़रीबी रेखा ग्रामीण क्षेत्रों में ₹32 और शहरी क्षेत्रों में ₹47 प्रतिदिन के ख़र्च पर रखी?',
    },
    options: [
      { id: 'a', content: { en: 'Suresh Tendulkar', hi: 'सुरेश तेंदुलकर' } },
      { id: 'b', content: { en: 'D.T. Lakdawala', hi: 'डी.टी. लकड़ावाला' } },
      { id: 'c', content: { en: 'C. Rangarajan', hi: 'सी. रंगराजन' } },
      { id: 'd', content: { en: 'Y.K. Alagh', hi: 'वाई.के. अलघ' } },
    ],
    key: { kind: 'mcq', optionIds: ['c'] },
    solution: {
      en: String.raw`Remember the groups in order of time: Alagh (1979), Lakdawala (1993), Tendulkar (2009), **Rangarajan (2014)**.

The Rangarajan group raised Tendulkar's lower line to **₹32 (rural) and ₹47 (urban)** per person and day, about ₹972 and ₹1,407 a month. The year in the question decides.`,
      hi: String.raw`समूहों को समय के क्रम में याद रखिए: अलघ (1979), लकड़ावाला (1993), तेंदुलकर (2009), **रंगराजन (2014)**।

रंगराजन समूह ने तेंदुलकर की कम रेखा को बढ़ाकर प्रति व्यक्ति प्रतिदिन **₹32 (ग्रामीण) और ₹47 (शहरी)** किया, यानी महीने में लगभग ₹972 और ₹1,407। प्रश्न में दिया वर्ष ही संकेत है।`,
    },
    reasons: {
      a: {
        en: 'His report came in 2009 and gave a lower line, which the group of 2014 revised.',
        hi: 'उनकी रिपोर्ट 2009 में आई और उसकी रेखा नीची थी, जिसे 2014 के समूह ने बदला।',
      },
      b: {
        en: 'His report of 1993 still built on the calories of food.',
        hi: 'उनकी 1993 की रिपोर्ट भोजन की कैलोरी पर ही आधारित थी।',
      },
      c: {
        en: 'His group, set up in 2012, reported in 2014.',
        hi: 'उनका समूह 2012 में बना और उसने 2014 में रिपोर्ट दी।',
      },
      d: {
        en: 'His task force of 1979 fixed 2,400 and 2,100 calories a day.',
        hi: 'उनके 1979 के कार्यबल ने प्रतिदिन 2,400 और 2,100 कैलोरी का मानक रखा।',
      },
    },
  },
  {
    code: 'ss-114',
    exams: ['ssc'],
    subject: 'biology',
    topic: 'health-and-disease',
    difficulty: 'easy',
    targetSeconds: 14,
    stem: {
      en: 'Which gland swells in goitre, a disease caused by a lack of iodine in the food?',
      hi: 'भोजन में आयोडीन की कमी से होने वाले घेंघा (गॉइटर) रोग में कौन-सी ग्रंथि सूज जाती है?',
    },
    options: [
      { id: 'a', content: { en: 'Thymus', hi: 'थाइमस' } },
      { id: 'b', content: { en: 'Pituitary', hi: 'पीयूष' } },
      { id: 'c', content: { en: 'Adrenal', hi: 'अधिवृक्क' } },
      { id: 'd', content: { en: 'Thyroid', hi: 'थायरॉइड' } },
    ],
    key: { kind: 'mcq', optionIds: ['d'] },
    solution: {
      en: String.raw`The **thyroid**, in the front of the neck, needs iodine to make thyroxine. When iodine is short, the gland is driven to work harder and grows: the neck swells.

Salt is iodised for this reason. Do not mix up thyroid and **thymus**, the gland of the chest where T-cells ripen.`,
      hi: String.raw`गले में सामने स्थित **थायरॉइड** ग्रंथि को थायरॉक्सिन बनाने के लिए आयोडीन चाहिए। आयोडीन कम हो तो ग्रंथि पर काम का दबाव बढ़ता है और वह बड़ी हो जाती है: गला सूज जाता है।

इसीलिए नमक में आयोडीन मिलाया जाता है। थायरॉइड और **थाइमस** को मत मिलाइए; थाइमस सीने में है, जहाँ T-कोशिकाएँ परिपक्व होती हैं।`,
    },
    reasons: {
      a: {
        en: 'It lies in the chest and helps immunity; it needs no iodine.',
        hi: 'यह सीने में है और प्रतिरक्षा में काम आती है; इसे आयोडीन नहीं चाहिए।',
      },
      b: {
        en: 'It sends the hormone that drives the swelling gland, but does not swell itself in the neck.',
        hi: 'यह सूजने वाली ग्रंथि को प्रेरित करने वाला हार्मोन भेजती है, पर गले की सूजन इसकी नहीं होती।',
      },
      c: {
        en: 'It sits on the kidney and makes adrenaline.',
        hi: 'यह वृक्क के ऊपर होती है और एड्रिनलीन बनाती है।',
      },
      d: {
        en: 'It makes thyroxine from iodine and grows when iodine is short.',
        hi: 'यह आयोडीन से थायरॉक्सिन बनाती है और उसकी कमी में बढ़ जाती है।',
      },
    },
  },
  {
    code: 'ss-115',
    exams: ['ssc'],
    subject: 'chemistry',
    topic: 's-block',
    difficulty: 'medium',
    targetSeconds: 18,
    stem: {
      en: 'Into which substance does plaster of Paris change when it is mixed with water and sets hard?',
      hi: 'पानी मिलाने पर जमकर कठोर होते समय प्लास्टर ऑफ़ पेरिस किस पदार्थ में बदल जाता है?',
    },
    options: [
      { id: 'a', content: { en: 'Quicklime', hi: 'बिना बुझा चूना' } },
      { id: 'b', content: { en: 'Limestone', hi: 'चूना पत्थर' } },
      { id: 'c', content: { en: 'Slaked lime', hi: 'बुझा चूना' } },
      { id: 'd', content: { en: 'Gypsum', hi: 'जिप्सम' } },
    ],
    key: { kind: 'mcq', optionIds: ['d'] },
    solution: {
      en: String.raw`Plaster of Paris is calcium sulphate hemihydrate. With water it takes its water of crystallisation back and becomes **gypsum**, the dihydrate:

$$
\begin{aligned}
&\text{CaSO}_4\cdot\tfrac{1}{2}\text{H}_2\text{O} + \tfrac{3}{2}\text{H}_2\text{O} \\
&\quad\rightarrow \text{CaSO}_4\cdot 2\text{H}_2\text{O}
\end{aligned}
$$

It is made the other way, by heating gypsum to about 373 K. The other three are an oxide, a carbonate and a hydroxide, not sulphates.`,
      hi: String.raw`प्लास्टर ऑफ़ पेरिस कैल्सियम सल्फ़ेट हेमीहाइड्रेट है। पानी मिलने पर यह अपना क्रिस्टलन जल वापस लेकर **जिप्सम** (डाइहाइड्रेट) बन जाता है:

$$
\begin{aligned}
&\text{CaSO}_4\cdot\tfrac{1}{2}\text{H}_2\text{O} + \tfrac{3}{2}\text{H}_2\text{O} \\
&\quad\rightarrow \text{CaSO}_4\cdot 2\text{H}_2\text{O}
\end{aligned}
$$

इसे इससे उलटे ढंग से, जिप्सम को लगभग 373 K पर गरम करके बनाते हैं। बाक़ी तीनों ऑक्साइड, कार्बोनेट और हाइड्रॉक्साइड हैं, सल्फ़ेट नहीं।`,
    },
    reasons: {
      a: {
        en: 'It is calcium oxide, made by heating limestone.',
        hi: 'यह कैल्सियम ऑक्साइड है, जो चूना पत्थर को गरम करके बनता है।',
      },
      b: {
        en: 'It is calcium carbonate; the plaster is a sulphate and takes up no carbon dioxide.',
        hi: 'यह कैल्सियम कार्बोनेट है; प्लास्टर सल्फ़ेट है और कार्बन डाइऑक्साइड नहीं लेता।',
      },
      c: {
        en: 'It is calcium hydroxide, formed when quicklime meets water.',
        hi: 'यह कैल्सियम हाइड्रॉक्साइड है, जो बिना बुझे चूने में पानी मिलाने से बनता है।',
      },
      d: {
        en: 'The hemihydrate takes up water and becomes the dihydrate, gypsum.',
        hi: 'हेमीहाइड्रेट पानी लेकर डाइहाइड्रेट यानी जिप्सम बन जाता है।',
      },
    },
  },
  {
    code: 'ss-116',
    exams: ['ssc'],
    subject: 'general-knowledge',
    topic: 'schemes',
    difficulty: 'easy',
    targetSeconds: 14,
    stem: {
      en: 'PM Surya Ghar: Muft Bijli Yojana, launched in February 2024, aimed to give households with rooftop solar plants how many units of free electricity a month?',
      hi: 'फ़रवरी 2024 में शुरू हुई पीएम सूर्य घर: मुफ़्त बिजली योजना का लक्ष्य छत पर सौर संयंत्र लगाने वाले परिवारों को हर महीने कितनी यूनिट तक मुफ़्त बिजली देना था?',
    },
    options: [
      { id: 'a', content: { en: 'Up to 300', hi: '300 तक' } },
      { id: 'b', content: { en: 'Up to 200', hi: '200 तक' } },
      { id: 'c', content: { en: 'Up to 400', hi: '400 तक' } },
      { id: 'd', content: { en: 'Up to 100', hi: '100 तक' } },
    ],
    key: { kind: 'mcq', optionIds: ['a'] },
    solution: {
      en: String.raw`The scheme was launched on 13 February 2024 to bring rooftop solar plants to **one crore** households, with up to **300 units** of free electricity a month.

The two numbers to keep: 1 crore homes, 300 units.`,
      hi: String.raw`योजना 13 फ़रवरी 2024 को शुरू हुई। लक्ष्य: **एक करोड़** घरों की छतों पर सौर संयंत्र और हर महीने **300 यूनिट** तक मुफ़्त बिजली।

याद रखने की दो संख्याएँ: 1 करोड़ घर, 300 यूनिट।`,
    },
    reasons: {
      a: {
        en: 'One crore homes with up to 300 free units a month was the aim.',
        hi: 'लक्ष्य यही था: एक करोड़ घर और हर महीने 300 यूनिट तक मुफ़्त बिजली।',
      },
      b: {
        en: 'Free supply up to 200 units is known from schemes of some states.',
        hi: '200 यूनिट तक मुफ़्त बिजली कुछ राज्यों की योजनाओं में मिलती है।',
      },
      c: {
        en: 'The aim of the scheme was 100 units less.',
        hi: 'योजना का लक्ष्य इससे 100 यूनिट कम था।',
      },
      d: {
        en: 'Free supply up to 100 units belongs to schemes of some states, not to this one.',
        hi: '100 यूनिट तक मुफ़्त बिजली कुछ राज्यों की योजना है, इसकी नहीं।',
      },
    },
  },
]

/** Reasoning and awareness of the mock SSC-CGL-26-M1. */
export const shortSscMock1: AuthoredQuestion[] = [...reasoning, ...awareness]
