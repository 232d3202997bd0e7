import type { AuthoredOption } from '../../../../domain/questions/text.ts'
import type { PaperSection } from '../paper.ts'

const exams = ['railways']

/** The four answer figures, which stand in the figure of the question. */
const figures: AuthoredOption[] = [
  { id: 'a', content: { en: '(A)', hi: '(A)' }, pinned: true },
  { id: 'b', content: { en: '(B)', hi: '(B)' }, pinned: true },
  { id: 'c', content: { en: '(C)', hi: '(C)' }, pinned: true },
  { id: 'd', content: { en: '(D)', hi: '(D)' }, pinned: true },
]

const table = {
  en: String.raw`| Seat (clockwise) | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 |
| --- | --- | --- | --- | --- | --- | --- | --- | --- |
| Place | corner | side | corner | side | corner | side | corner | side |
| Person | P | S | V | Q | T | W | R | U |`,
  hi: String.raw`| स्थान (दक्षिणावर्त) | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 |
| --- | --- | --- | --- | --- | --- | --- | --- | --- |
| जगह | कोना | भुजा | कोना | भुजा | कोना | भुजा | कोना | भुजा |
| व्यक्ति | P | S | V | Q | T | W | R | U |`,
}

export const reasoning: PaperSection = {
  presetSectionId: 'reasoning',
  passages: [
    {
      code: 'ntpc-r1',
      kind: 'case',
      title: { en: 'Eight persons around a square table', hi: 'वर्गाकार मेज़ के चारों ओर आठ व्यक्ति' },
      content: {
        en: String.raw`**Directions:** Read the given information carefully and answer the questions that follow.

Eight persons, P, Q, R, S, T, U, V and W, are sitting around a square table, all facing the centre. Four of them sit at the four corners, and the other four sit in the middle of the four sides.

- P sits at a corner, and T sits at the corner diagonally opposite to P.
- S sits immediately to the left of P.
- Q sits second to the left of S.
- R sits at a corner, but is not an immediate neighbour of Q.
- W is an immediate neighbour of both T and R.
- U is not an immediate neighbour of Q.`,
        hi: String.raw`**निर्देश:** दी गई जानकारी को ध्यानपूर्वक पढ़िए और उसके आधार पर नीचे दिए गए प्रश्नों के उत्तर दीजिए।

आठ व्यक्ति P, Q, R, S, T, U, V और W एक वर्गाकार मेज़ के चारों ओर केंद्र की ओर मुख करके बैठे हैं। उनमें से चार व्यक्ति मेज़ के चारों कोनों पर और शेष चार व्यक्ति चारों भुजाओं के मध्य में बैठे हैं।

- P एक कोने पर बैठा है और T, P के विकर्णतः विपरीत कोने पर बैठा है।
- S, P के ठीक बाईं ओर बैठा है।
- Q, S के बाईं ओर दूसरे स्थान पर बैठा है।
- R एक कोने पर बैठा है, पर वह Q का निकटतम पड़ोसी नहीं है।
- W, T और R दोनों का निकटतम पड़ोसी है।
- U, Q का निकटतम पड़ोसी नहीं है।`,
      },
    },
  ],
  questions: [
    {
      code: 'ntpc-071',
      exams,
      subject: 'reasoning',
      topic: 'analogy',
      difficulty: 'easy',
      targetSeconds: 15,
      stem: {
        en: String.raw`Select the option that is related to the third word in the same way as the second word is related to the first word.

Weaver : Yarn :: Potter : ?`,
        hi: String.raw`उस विकल्प का चयन कीजिए जो तीसरे शब्द से उसी प्रकार संबंधित है जिस प्रकार दूसरा शब्द पहले शब्द से संबंधित है।

बुनकर : सूत :: कुम्हार : ?`,
      },
      options: [
        { id: 'a', content: { en: 'Kiln', hi: 'भट्ठी' } },
        { id: 'b', content: { en: 'Clay', hi: 'मिट्टी' } },
        { id: 'c', content: { en: 'Wheel', hi: 'चाक' } },
        { id: 'd', content: { en: 'Pitcher', hi: 'घड़ा' } },
      ],
      key: { kind: 'mcq', optionIds: ['b'] },
      solution: {
        en: String.raw`Say the relation in a sentence: a weaver works **yarn** into cloth, so yarn is the **raw material**. A potter's raw material is **clay**.

The trap: wheel, kiln and pitcher also belong to a potter, but as tool, oven and product. For a weaver these would be the loom and the cloth, not yarn.`,
        hi: String.raw`संबंध को एक वाक्य में कहिए: बुनकर **सूत** से कपड़ा बुनता है, अतः सूत **कच्चा माल** है। कुम्हार का कच्चा माल **मिट्टी** है।

ध्यान रखिए: चाक, भट्ठी और घड़ा भी कुम्हार से जुड़े हैं, पर औज़ार, पकाने के स्थान और उत्पाद के रूप में। बुनकर के लिए इनकी जगह करघा और कपड़ा आते, सूत नहीं।`,
      },
      reasons: {
        a: {
          en: 'A kiln is where the pots are baked, not what they are made from.',
          hi: 'भट्ठी में बरतन पकाए जाते हैं, वे उससे बनते नहीं।',
        },
        b: {
          en: 'Clay is the raw material of a potter, as yarn is of a weaver.',
          hi: 'मिट्टी कुम्हार का कच्चा माल है, जैसे सूत बुनकर का।',
        },
        c: {
          en: 'The wheel is a tool; it answers to the loom of a weaver.',
          hi: 'चाक औज़ार है; बुनकर के लिए वह करघे के समान है।',
        },
        d: {
          en: 'A pitcher is the product; it answers to the cloth of a weaver.',
          hi: 'घड़ा उत्पाद है; बुनकर के लिए वह कपड़े के समान है।',
        },
      },
    },
    {
      code: 'ntpc-072',
      exams,
      subject: 'reasoning',
      topic: 'number-series',
      difficulty: 'easy',
      targetSeconds: 30,
      stem: {
        en: String.raw`What will come in place of the question mark (?) in the following series?

120, 118, 113, 103, 86, ?`,
        hi: String.raw`निम्नलिखित शृंखला में प्रश्नवाचक चिह्न (?) के स्थान पर क्या आएगा?

120, 118, 113, 103, 86, ?`,
      },
      options: [
        { id: 'a', content: { en: '62', hi: '62' } },
        { id: 'b', content: { en: '69', hi: '69' } },
        { id: 'c', content: { en: '61', hi: '61' } },
        { id: 'd', content: { en: '60', hi: '60' } },
      ],
      key: { kind: 'mcq', optionIds: ['d'] },
      solution: {
        en: String.raw`The numbers fall slowly at first and then faster: write the differences.

2, 5, 10, 17 are $1^2+1,\ 2^2+1,\ 3^2+1,\ 4^2+1$, so the next is $5^2+1 = 26$ (they also grow by 3, 5, 7, 9).

$86 - 26 = 60$.`,
        hi: String.raw`संख्याएँ पहले धीरे और फिर तेज़ी से घटती हैं: अंतर लिखिए।

2, 5, 10, 17 क्रमशः $1^2+1,\ 2^2+1,\ 3^2+1,\ 4^2+1$ हैं, अतः अगला अंतर $5^2+1 = 26$ है (अंतर 3, 5, 7, 9 से बढ़ते भी हैं)।

$86 - 26 = 60$।`,
      },
      reasons: {
        a: {
          en: 'Lets the difference grow by 7 again: 17 + 7 = 24; it grows by 9 now.',
          hi: 'इसमें अंतर फिर 7 से बढ़ाया गया है: 17 + 7 = 24; अब वह 9 से बढ़ता है।',
        },
        b: { en: 'Takes away the last difference, 17, once more.', hi: 'इसमें अंतिम अंतर 17 ही दोबारा घटाया गया है।' },
        c: {
          en: 'Takes away 5² = 25 and forgets to add 1 to the square.',
          hi: 'इसमें 5² = 25 घटाया गया है; वर्ग में 1 जोड़ना रह गया।',
        },
        d: {
          en: 'The differences are n² + 1; the fifth is 26, and 86 − 26 = 60.',
          hi: 'अंतर n² + 1 हैं; पाँचवाँ 26 है और 86 − 26 = 60।',
        },
      },
    },
    {
      code: 'ntpc-073',
      exams,
      subject: 'reasoning',
      topic: 'coding-decoding',
      difficulty: 'easy',
      targetSeconds: 20,
      stem: {
        en: "In a certain language, 'train' is called 'bus', 'bus' is called 'ship', 'ship' is called 'aeroplane', 'aeroplane' is called 'bicycle' and 'bicycle' is called 'train'. What is the vehicle that carries goods by sea called in that language?",
        hi: "एक निश्चित भाषा में 'रेलगाड़ी' को 'बस', 'बस' को 'जहाज़', 'जहाज़' को 'विमान', 'विमान' को 'साइकिल' और 'साइकिल' को 'रेलगाड़ी' कहा जाता है। समुद्री मार्ग से माल ढोने वाले वाहन को उस भाषा में क्या कहा जाएगा?",
      },
      options: [
        { id: 'a', content: { en: 'Bus', hi: 'बस' } },
        { id: 'b', content: { en: 'Ship', hi: 'जहाज़' } },
        { id: 'c', content: { en: 'Aeroplane', hi: 'विमान' } },
        { id: 'd', content: { en: 'Bicycle', hi: 'साइकिल' } },
      ],
      key: { kind: 'mcq', optionIds: ['c'] },
      solution: {
        en: String.raw`First the true answer, then its name in the language. Goods go by sea in a **ship**, and 'ship' is called '**aeroplane**'.

The trap: what is called 'ship' there is the bus; go from the thing to its new name, one step only.`,
        hi: String.raw`पहले वास्तविक उत्तर सोचिए, फिर उसका नया नाम देखिए। समुद्री मार्ग से माल **जहाज़** ढोता है और 'जहाज़' को '**विमान**' कहा जाता है।

ध्यान रखिए: उस भाषा में 'जहाज़' तो बस को कहते हैं; वस्तु से उसके नए नाम की ओर केवल एक क़दम चलिए।`,
      },
      reasons: {
        a: {
          en: "'Bus' is the name of a train; it comes from going back along the chain.",
          hi: "'बस' तो रेलगाड़ी का नाम है; यह उलटी दिशा में चलने से आता है।",
        },
        b: {
          en: "'Ship' is the true word; in that language it is the name of a bus.",
          hi: "'जहाज़' वास्तविक शब्द है; उस भाषा में यह बस का नाम है।",
        },
        c: {
          en: "Goods go by sea in a ship, and 'ship' is called 'aeroplane'.",
          hi: "समुद्री मार्ग से माल जहाज़ ढोता है और 'जहाज़' को 'विमान' कहते हैं।",
        },
        d: {
          en: "'Bicycle' is the name of an aeroplane: one step too many.",
          hi: "'साइकिल' विमान का नाम है: एक क़दम आगे निकल गए।",
        },
      },
    },
    {
      code: 'ntpc-074',
      exams,
      subject: 'reasoning',
      topic: 'syllogism',
      difficulty: 'easy',
      targetSeconds: 30,
      stem: {
        en: String.raw`Two statements are given, followed by two conclusions numbered I and II. Take the statements to be true, even if they differ from commonly known facts, and decide which of the conclusions logically follow(s) from them.

**Statements:**

All tickets are permits.

Some permits are cards.

**Conclusions:**

I. Some tickets are cards.

II. Some cards are permits.`,
        hi: String.raw`दो कथन और उनके बाद दो निष्कर्ष I और II दिए गए हैं। कथनों को सत्य मानिए, भले ही वे सामान्यतः ज्ञात तथ्यों से भिन्न हों, और बताइए कि कौन-सा/से निष्कर्ष कथनों का तार्किक रूप से अनुसरण करता/करते है/हैं।

**कथन:**

सभी टिकट परमिट हैं।

कुछ परमिट कार्ड हैं।

**निष्कर्ष:**

I. कुछ टिकट कार्ड हैं।

II. कुछ कार्ड परमिट हैं।`,
      },
      options: [
        { id: 'a', content: { en: 'Only conclusion I follows', hi: 'केवल निष्कर्ष I अनुसरण करता है' }, pinned: true },
        { id: 'b', content: { en: 'Only conclusion II follows', hi: 'केवल निष्कर्ष II अनुसरण करता है' }, pinned: true },
        {
          id: 'c',
          content: { en: 'Either conclusion I or II follows', hi: 'या तो निष्कर्ष I या II अनुसरण करता है' },
          pinned: true,
        },
        {
          id: 'd',
          content: { en: 'Neither conclusion I nor II follows', hi: 'न तो निष्कर्ष I और न ही II अनुसरण करता है' },
          pinned: true,
        },
      ],
      key: { kind: 'mcq', optionIds: ['b'] },
      solution: {
        en: String.raw`Draw 'tickets' inside 'permits'; 'cards' cuts into 'permits' somewhere.

**I:** 'cards' may cut into the part of 'permits' outside 'tickets'. Not certain.

**II:** 'some permits are cards' read the other way round. Certain.

Rule: 'All A are B' and 'some B are C' say nothing about A and C.`,
        hi: String.raw`'टिकट' का वृत्त 'परमिट' के भीतर बनाइए; 'कार्ड' का वृत्त 'परमिट' को कहीं काटता है।

**I:** 'कार्ड' का वृत्त 'परमिट' के उस भाग को काट सकता है जो 'टिकट' के बाहर है। निश्चित नहीं।

**II:** यह 'कुछ परमिट कार्ड हैं' को ही उलटकर कहना है। निश्चित।

नियम: 'सभी A, B हैं' और 'कुछ B, C हैं' से A और C के बारे में कुछ पता नहीं चलता।`,
      },
      reasons: {
        a: {
          en: 'The permits that are cards need not be tickets, so I is not certain.',
          hi: 'जो परमिट कार्ड हैं, वे टिकट हों यह ज़रूरी नहीं, इसलिए I निश्चित नहीं है।',
        },
        b: {
          en: "'Some permits are cards' is the same as 'some cards are permits'.",
          hi: "'कुछ परमिट कार्ड हैं' और 'कुछ कार्ड परमिट हैं' एक ही बात है।",
        },
        c: {
          en: 'This is for two conclusions of which one must hold; here II holds by itself.',
          hi: 'यह तब होता है जब दोनों में से एक का सत्य होना तय हो; यहाँ II अकेले ही निश्चित है।',
        },
        d: {
          en: "This overlooks that a 'some' statement may be turned round.",
          hi: "इसमें यह छूट गया कि 'कुछ' वाले कथन को उलटा जा सकता है।",
        },
      },
    },
    {
      code: 'ntpc-075',
      exams,
      subject: 'reasoning',
      topic: 'mathematical-operations',
      difficulty: 'easy',
      targetSeconds: 30,
      stem: {
        en: String.raw`If 'A' stands for '÷', 'B' stands for '×', 'C' stands for '+' and 'D' stands for '−', what is the value of the following expression?

24 C 36 A 6 B 2 D 9`,
        hi: String.raw`यदि 'A' का अर्थ '÷', 'B' का अर्थ '×', 'C' का अर्थ '+' और 'D' का अर्थ '−' है, तो निम्नलिखित व्यंजक का मान क्या होगा?

24 C 36 A 6 B 2 D 9`,
      },
      options: [
        { id: 'a', content: { en: '27', hi: '27' } },
        { id: 'b', content: { en: '11', hi: '11' } },
        { id: 'c', content: { en: '51', hi: '51' } },
        { id: 'd', content: { en: '18', hi: '18' } },
      ],
      key: { kind: 'mcq', optionIds: ['a'] },
      solution: {
        en: String.raw`Write the signs first: $24 + 36 \div 6 \times 2 - 9$.

Division and multiplication come first, from left to right: $36 \div 6 \times 2 = 6 \times 2 = 12$.

$24 + 12 - 9 = 27$.

The trap: $36 \div (6 \times 2) = 3$; the multiplication does not go before the division on its left.`,
        hi: String.raw`पहले चिह्न लिखिए: $24 + 36 \div 6 \times 2 - 9$।

भाग और गुणा पहले, बाएँ से दाएँ: $36 \div 6 \times 2 = 6 \times 2 = 12$।

$24 + 12 - 9 = 27$।

ध्यान रखिए: $36 \div (6 \times 2) = 3$ ग़लत है; बाईं ओर का भाग पहले होगा।`,
      },
      reasons: {
        a: { en: '36 ÷ 6 × 2 = 12, and 24 + 12 − 9 = 27.', hi: '36 ÷ 6 × 2 = 12 और 24 + 12 − 9 = 27।' },
        b: {
          en: 'Works from left to right without BODMAS: 60 ÷ 6 × 2 − 9.',
          hi: 'इसमें BODMAS के बिना बाएँ से दाएँ हल किया गया है: 60 ÷ 6 × 2 − 9।',
        },
        c: { en: 'Adds before multiplying: (24 + 6) × 2 − 9.', hi: 'इसमें गुणा से पहले जोड़ किया गया है: (24 + 6) × 2 − 9।' },
        d: {
          en: 'Multiplies 6 by 2 before dividing: 24 + 36 ÷ 12 − 9.',
          hi: 'इसमें भाग से पहले 6 को 2 से गुणा किया गया है: 24 + 36 ÷ 12 − 9।',
        },
      },
    },
    {
      code: 'ntpc-076',
      exams,
      subject: 'reasoning',
      topic: 'classification',
      difficulty: 'medium',
      targetSeconds: 40,
      stem: {
        en: 'Three of the following four numbers are alike in a certain way that concerns their digits, and one is different. Select the number that is different.',
        hi: 'निम्नलिखित चार संख्याओं में से तीन अपने अंकों के आधार पर किसी प्रकार से समान हैं और एक उनसे भिन्न है। भिन्न संख्या का चयन कीजिए।',
      },
      options: [
        { id: 'a', content: { en: '473', hi: '473' } },
        { id: 'b', content: { en: '671', hi: '671' } },
        { id: 'c', content: { en: '649', hi: '649' } },
        { id: 'd', content: { en: '583', hi: '583' } },
      ],
      key: { kind: 'mcq', optionIds: ['c'] },
      solution: {
        en: String.raw`With three-digit numbers try the outer digits against the middle one. In 473, 671 and 583 the middle digit is the sum of the outer two: $4+3=7$, $6+1=7$, $5+3=8$.

In **649**, $6+9=15$, but the middle digit is 4.

The trap: divisibility does not part them; all four are multiples of 11 ($473 = 11 \times 43$, $649 = 11 \times 59$).`,
        hi: String.raw`तीन अंकों की संख्याओं में बाहर के अंकों की तुलना बीच के अंक से कीजिए। 473, 671 और 583 में बीच का अंक, बाहर के दोनों अंकों का योग है: $4+3=7$, $6+1=7$, $5+3=8$।

**649** में $6+9=15$ है, पर बीच का अंक 4 है।

ध्यान रखिए: विभाज्यता से अंतर नहीं मिलता; चारों 11 की गुणज हैं ($473 = 11 \times 43$, $649 = 11 \times 59$)।`,
      },
      reasons: {
        a: {
          en: '4 + 3 = 7, the middle digit: it keeps the rule.',
          hi: '4 + 3 = 7, जो बीच का अंक है: नियम का पालन होता है।',
        },
        b: {
          en: '6 + 1 = 7, the middle digit: it keeps the rule.',
          hi: '6 + 1 = 7, जो बीच का अंक है: नियम का पालन होता है।',
        },
        c: { en: '6 + 9 = 15, but the middle digit is 4.', hi: '6 + 9 = 15 है, पर बीच का अंक 4 है।' },
        d: {
          en: '5 + 3 = 8, the middle digit: it keeps the rule.',
          hi: '5 + 3 = 8, जो बीच का अंक है: नियम का पालन होता है।',
        },
      },
    },
    {
      code: 'ntpc-077',
      exams,
      subject: 'reasoning',
      topic: 'blood-relations',
      difficulty: 'easy',
      targetSeconds: 35,
      stem: {
        en: 'K is the brother of L. M is the mother of L. N is the father of M. P is the wife of N. How is K related to P?',
        hi: 'K, L का भाई है। M, L की माँ है। N, M का पिता है। P, N की पत्नी है। K, P से किस प्रकार संबंधित है?',
      },
      options: [
        { id: 'a', content: { en: "Son's son", hi: 'पोता' } },
        { id: 'b', content: { en: "Daughter's husband", hi: 'दामाद' } },
        { id: 'c', content: { en: 'Son', hi: 'पुत्र' } },
        { id: 'd', content: { en: "Daughter's son", hi: 'नाती' } },
      ],
      key: { kind: 'mcq', optionIds: ['d'] },
      solution: {
        en: String.raw`Draw it by generations: N and P (husband and wife) → their daughter M → her children K and L.

K is the brother of L, so K is also a son of M. Hence K is the **daughter's son** of P.

The trap: M is the mother, so the line runs through a daughter, not a son.`,
        hi: String.raw`पीढ़ियों के अनुसार बनाइए: N और P (पति-पत्नी) → उनकी पुत्री M → उसकी संतान K और L।

K, L का भाई है, इसलिए वह भी M का पुत्र है। अतः K, P का **नाती** है।

ध्यान रखिए: M माँ है, इसलिए संबंध पुत्री से होकर जाता है, पुत्र से नहीं।`,
      },
      reasons: {
        a: {
          en: 'M is the mother of K, so K is the child of a daughter, not of a son.',
          hi: 'M, K की माँ है, इसलिए K पुत्री की संतान है, पुत्र की नहीं।',
        },
        b: { en: 'K is the son of M, not her husband.', hi: 'K, M का पुत्र है, पति नहीं।' },
        c: {
          en: 'This skips a generation: the child of N and P is M, and K is her son.',
          hi: 'इसमें एक पीढ़ी छूट गई: N और P की संतान M है और K उसका पुत्र है।',
        },
        d: { en: 'M is the daughter of N and P, and K is the son of M.', hi: 'M, N और P की पुत्री है और K, M का पुत्र है।' },
      },
    },
    {
      code: 'ntpc-078',
      exams,
      subject: 'reasoning',
      topic: 'mirror-image',
      difficulty: 'easy',
      targetSeconds: 30,
      stem: {
        en: String.raw`Select the correct mirror image of the given figure when the mirror is placed along the line MN, below the figure.

![A square with a level mirror line MN below it. In the square: the top left corner is cut off by a slanting line and filled black; a straight line runs from the centre to the top right corner; a small white circle stands near the middle of the bottom side. Answer figures. (A) Black corner at the bottom left, line from the centre to the bottom right corner, circle near the middle of the top side. (B) Black corner at the top right, line from the centre to the top left corner, circle near the middle of the bottom side. (C) Black corner at the bottom right, line from the centre to the bottom left corner, circle near the middle of the top side. (D) Black corner at the bottom left, line from the centre to the top right corner, circle near the middle of the top side.](/figures/ntpc-078.svg)`,
        hi: String.raw`दर्पण को आकृति के नीचे रेखा MN पर रखने पर दी गई आकृति के सही दर्पण प्रतिबिंब का चयन कीजिए।

![एक वर्ग, जिसके नीचे क्षैतिज दर्पण रेखा MN है। वर्ग में: ऊपरी बायाँ कोना एक तिरछी रेखा से कटा है और काले रंग से भरा है; एक सीधी रेखा केंद्र से ऊपरी दाएँ कोने तक जाती है; एक छोटा सफ़ेद वृत्त निचली भुजा के मध्य के पास है। उत्तर आकृतियाँ। (A) काला कोना नीचे बाईं ओर, रेखा केंद्र से निचले दाएँ कोने तक, वृत्त ऊपरी भुजा के मध्य के पास। (B) काला कोना ऊपर दाईं ओर, रेखा केंद्र से ऊपरी बाएँ कोने तक, वृत्त निचली भुजा के मध्य के पास। (C) काला कोना नीचे दाईं ओर, रेखा केंद्र से निचले बाएँ कोने तक, वृत्त ऊपरी भुजा के मध्य के पास। (D) काला कोना नीचे बाईं ओर, रेखा केंद्र से ऊपरी दाएँ कोने तक, वृत्त ऊपरी भुजा के मध्य के पास।](/figures/ntpc-078.svg)`,
      },
      options: figures,
      key: { kind: 'mcq', optionIds: ['a'] },
      solution: {
        en: String.raw`A mirror **below** the figure changes top and bottom; left stays left and right stays right (like an image in water).

- Black corner: top left → bottom left, so (B) and (C) drop out.
- Line: top right → bottom right, so (D) drops out.
- Circle: bottom → top.

Only (A) has all three.`,
        hi: String.raw`आकृति के **नीचे** रखा दर्पण ऊपर और नीचे को बदलता है; बायाँ बाएँ और दायाँ दाएँ ही रहता है (जैसे पानी में प्रतिबिंब)।

- काला कोना: ऊपर बाएँ से नीचे बाएँ, अतः (B) और (C) हट जाते हैं।
- रेखा: ऊपर दाएँ से नीचे दाएँ, अतः (D) हट जाता है।
- वृत्त: नीचे से ऊपर।

तीनों बातें केवल (A) में हैं।`,
      },
      reasons: {
        a: {
          en: 'Top and bottom are changed in all three parts; left and right stay.',
          hi: 'तीनों भागों में ऊपर-नीचे बदला है; बायाँ-दायाँ वही है।',
        },
        b: {
          en: 'Left and right are changed: this is the image in a mirror at the side.',
          hi: 'इसमें बायाँ-दायाँ बदला है: यह बग़ल में रखे दर्पण का प्रतिबिंब है।',
        },
        c: {
          en: 'Both pairs of sides are changed: this is a half-turn.',
          hi: 'इसमें ऊपर-नीचे और बायाँ-दायाँ दोनों बदले हैं: यह आधा घुमाव है।',
        },
        d: {
          en: 'The slanting line still goes to the top right; it was not reflected.',
          hi: 'तिरछी रेखा अब भी ऊपर दाईं ओर जाती है; उसका प्रतिबिंब नहीं लिया गया।',
        },
      },
    },
    {
      code: 'ntpc-079',
      exams,
      subject: 'reasoning',
      topic: 'letter-series',
      difficulty: 'medium',
      targetSeconds: 40,
      stem: {
        en: String.raw`Which letter-cluster will come in place of the question mark (?) to complete the given series?

CTA, FRB, IPD, LNG, ?`,
        hi: String.raw`दी गई शृंखला को पूरा करने के लिए प्रश्नवाचक चिह्न (?) के स्थान पर कौन-सा अक्षर-समूह आएगा?

CTA, FRB, IPD, LNG, ?`,
      },
      options: [
        { id: 'a', content: { en: 'OMJ', hi: 'OMJ' } },
        { id: 'b', content: { en: 'NLJ', hi: 'NLJ' } },
        { id: 'c', content: { en: 'OLK', hi: 'OLK' } },
        { id: 'd', content: { en: 'NMK', hi: 'NMK' } },
      ],
      key: { kind: 'mcq', optionIds: ['c'] },
      solution: {
        en: String.raw`Follow each place by itself.

- First letter, +3: C, F, I, L, **O**
- Second letter, −2: T, R, P, N, **L**
- Third letter, +1, +2, +3, +4: A, B, D, G, **K**

So OLK. Check the third place: its step grows.`,
        hi: String.raw`हर स्थान को अलग-अलग देखिए।

- पहला अक्षर, +3: C, F, I, L, **O**
- दूसरा अक्षर, −2: T, R, P, N, **L**
- तीसरा अक्षर, +1, +2, +3, +4: A, B, D, G, **K**

अतः OLK। तीसरा स्थान ध्यान से देखिए: उसका अंतर बढ़ता जाता है।`,
      },
      reasons: {
        a: {
          en: 'N moves back by only 1 here, and the step of the third place is +3 again.',
          hi: 'यहाँ N केवल 1 पीछे गया है और तीसरे स्थान पर फिर +3 किया गया है।',
        },
        b: {
          en: 'L moves forward by only 2 here, and the step of the third place is +3 again.',
          hi: 'यहाँ L केवल 2 आगे गया है और तीसरे स्थान पर फिर +3 किया गया है।',
        },
        c: { en: 'L + 3 = O, N − 2 = L, G + 4 = K.', hi: 'L + 3 = O, N − 2 = L, G + 4 = K।' },
        d: {
          en: 'The third letter is right, but the first moves by only 2 and the second by only 1.',
          hi: 'तीसरा अक्षर सही है, पर पहला केवल 2 और दूसरा केवल 1 स्थान चला है।',
        },
      },
    },
    {
      code: 'ntpc-080',
      exams,
      subject: 'reasoning',
      topic: 'analogy',
      difficulty: 'medium',
      targetSeconds: 45,
      stem: {
        en: String.raw`Select the option that is related to the fifth number in the same way as the second number is related to the first number and the fourth number is related to the third number. (Note: operations are to be performed on the whole numbers, without breaking them down into their digits.)

8 : 54 :: 11 : 108 :: 6 : ?`,
        hi: String.raw`उस विकल्प का चयन कीजिए जो पाँचवीं संख्या से उसी प्रकार संबंधित है जिस प्रकार दूसरी संख्या पहली संख्या से और चौथी संख्या तीसरी संख्या से संबंधित है। (नोट: संक्रियाएँ पूर्ण संख्याओं पर की जानी चाहिए, संख्याओं को उनके घटक अंकों में तोड़े बिना।)

8 : 54 :: 11 : 108 :: 6 : ?`,
      },
      options: [
        { id: 'a', content: { en: '52', hi: '52' } },
        { id: 'b', content: { en: '28', hi: '28' } },
        { id: 'c', content: { en: '40', hi: '40' } },
        { id: 'd', content: { en: '32', hi: '32' } },
      ],
      key: { kind: 'mcq', optionIds: ['b'] },
      solution: {
        en: String.raw`54 is near $8^2 = 64$ and 108 near $11^2 = 121$, but the gaps, 10 and 13, are different: each gap is the number + 2.

Rule: $n^2 - n - 2 = n(n-1) - 2$. Check: $8 \times 7 - 2 = 54$, $11 \times 10 - 2 = 108$.

$6 \times 5 - 2 = 28$.

Always test a rule on both given pairs.`,
        hi: String.raw`54, $8^2 = 64$ के और 108, $11^2 = 121$ के पास है, पर अंतर 10 और 13 अलग-अलग हैं: हर अंतर संख्या + 2 है।

नियम: $n^2 - n - 2 = n(n-1) - 2$। जाँच: $8 \times 7 - 2 = 54$, $11 \times 10 - 2 = 108$।

$6 \times 5 - 2 = 28$।

नियम को हमेशा दोनों दिए गए युग्मों पर जाँचिए।`,
      },
      reasons: {
        a: {
          en: '6 + 46 = 52 fits 8 + 46 = 54, but 11 + 46 is not 108.',
          hi: '6 + 46 = 52, 8 + 46 = 54 से मेल खाता है, पर 11 + 46, 108 नहीं है।',
        },
        b: {
          en: '6 × 5 − 2 = 28, as 8 × 7 − 2 = 54 and 11 × 10 − 2 = 108.',
          hi: '6 × 5 − 2 = 28, जैसे 8 × 7 − 2 = 54 और 11 × 10 − 2 = 108।',
        },
        c: {
          en: 'Multiplies by the next number, 6 × 7 − 2, in place of the one before.',
          hi: 'इसमें पिछली संख्या के बजाय अगली से गुणा किया गया है: 6 × 7 − 2।',
        },
        d: { en: 'Adds 2 to 6 × 5 in place of taking 2 away.', hi: 'इसमें 6 × 5 में से 2 घटाने के बजाय 2 जोड़ा गया है।' },
      },
    },
    {
      code: 'ntpc-081',
      exams,
      subject: 'reasoning',
      topic: 'direction-sense',
      difficulty: 'easy',
      targetSeconds: 30,
      stem: {
        en: 'Neeraj is facing south-west. He turns 135° anticlockwise, then 180° clockwise, and then 45° clockwise. In which direction is he facing now?',
        hi: 'नीरज का मुख दक्षिण-पश्चिम की ओर है। वह 135° वामावर्त, फिर 180° दक्षिणावर्त और फिर 45° दक्षिणावर्त घूमता है। अब उसका मुख किस दिशा में है?',
      },
      options: [
        { id: 'a', content: { en: 'North-east', hi: 'उत्तर-पूर्व' } },
        { id: 'b', content: { en: 'South-west', hi: 'दक्षिण-पश्चिम' } },
        { id: 'c', content: { en: 'South-east', hi: 'दक्षिण-पूर्व' } },
        { id: 'd', content: { en: 'North-west', hi: 'उत्तर-पश्चिम' } },
      ],
      key: { kind: 'mcq', optionIds: ['d'] },
      solution: {
        en: String.raw`Add the turns before you draw: clockwise $180^\circ + 45^\circ = 225^\circ$, anticlockwise $135^\circ$, so together $90^\circ$ **clockwise**.

From south-west, a quarter-turn clockwise (south → west → north) leads to **north-west**.`,
        hi: String.raw`दिशा बनाने से पहले घुमाव जोड़ लीजिए: दक्षिणावर्त $180^\circ + 45^\circ = 225^\circ$, वामावर्त $135^\circ$, अतः कुल $90^\circ$ **दक्षिणावर्त**।

दक्षिण-पश्चिम से चौथाई चक्कर दक्षिणावर्त (दक्षिण → पश्चिम → उत्तर) घूमने पर मुख **उत्तर-पश्चिम** की ओर होगा।`,
      },
      reasons: {
        a: {
          en: 'This is the opposite of the start, as if the whole turn were 180°.',
          hi: 'यह आरंभ की दिशा के विपरीत है, मानो कुल घुमाव 180° हो।',
        },
        b: {
          en: 'This is the start; the turns do not cancel out: 225° − 135° = 90°.',
          hi: 'यह आरंभ की ही दिशा है; घुमाव आपस में कटते नहीं: 225° − 135° = 90°।',
        },
        c: {
          en: 'This takes the 90° that are left over as anticlockwise.',
          hi: 'इसमें बचे हुए 90° को वामावर्त मान लिया गया है।',
        },
        d: {
          en: 'The turns come to 90° clockwise, from south-west to north-west.',
          hi: 'कुल घुमाव 90° दक्षिणावर्त है: दक्षिण-पश्चिम से उत्तर-पश्चिम।',
        },
      },
    },
    {
      code: 'ntpc-082',
      exams,
      subject: 'reasoning',
      topic: 'coding-decoding',
      difficulty: 'medium',
      targetSeconds: 50,
      stem: {
        en: "In a certain code language, 'PLANET' is written as 'PGVRNC'. How will 'BRONZE' be written in that language?",
        hi: "एक निश्चित कूट भाषा में 'PLANET' को 'PGVRNC' लिखा जाता है। उसी भाषा में 'BRONZE' को कैसे लिखा जाएगा?",
      },
      options: [
        { id: 'a', content: { en: 'PBGDTQ', hi: 'PBGDTQ' } },
        { id: 'b', content: { en: 'DTQPBG', hi: 'DTQPBG' } },
        { id: 'c', content: { en: 'OAFCSP', hi: 'OAFCSP' } },
        { id: 'd', content: { en: 'GBPQTD', hi: 'GBPQTD' } },
      ],
      key: { kind: 'mcq', optionIds: ['a'] },
      solution: {
        en: String.raw`Take 2 away from each letter of the code: PGVRNC → NETPLA. It is PLANET with its halves changed over: PLA | NET → NET | PLA.

So change over the halves and move each letter 2 steps forward: BRO | NZE → NZE | BRO → **PBG** | **DTQ**.

After Z begin again with A: Z + 2 = B.`,
        hi: String.raw`कूट के हर अक्षर से 2 पीछे चलिए: PGVRNC → NETPLA। यह PLANET ही है जिसके आधे भाग आपस में बदल गए हैं: PLA | NET → NET | PLA।

अतः दोनों आधे भाग बदलिए और हर अक्षर को 2 स्थान आगे बढ़ाइए: BRO | NZE → NZE | BRO → **PBG** | **DTQ**।

Z के बाद फिर A से शुरू कीजिए: Z + 2 = B।`,
      },
      reasons: {
        a: {
          en: 'The halves change over to NZEBRO, and each letter moves 2 steps.',
          hi: 'दोनों आधे भाग आपस में बदलने पर NZEBRO बनता है और हर अक्षर 2 स्थान आगे बढ़ता है।',
        },
        b: {
          en: 'The letters move 2 steps, but the halves are not changed over.',
          hi: 'अक्षर 2 स्थान आगे बढ़े हैं, पर आधे भाग आपस में नहीं बदले गए।',
        },
        c: {
          en: 'The halves are changed over, but each letter moves only 1 step.',
          hi: 'आधे भाग आपस में बदले गए हैं, पर हर अक्षर केवल 1 स्थान आगे बढ़ा है।',
        },
        d: {
          en: 'The whole word was reversed, in place of changing over the halves.',
          hi: 'आधे भाग आपस में बदलने के बजाय पूरा शब्द उलट दिया गया है।',
        },
      },
    },
    {
      code: 'ntpc-083',
      exams,
      subject: 'reasoning',
      topic: 'venn-diagram',
      difficulty: 'easy',
      targetSeconds: 20,
      stem: {
        en: String.raw`Which of the following diagrams best represents the relation among athletes, sprinters and graduates?

![Four diagrams of three circles each. (A) One circle inside another, and that inside a third. (B) Two circles that do not touch, both inside a third. (C) A small circle inside a large one; a third circle overlaps both of them and lies partly outside. (D) Three circles of equal size, each of which overlaps the other two.](/figures/ntpc-083.svg)`,
        hi: String.raw`निम्नलिखित में से कौन-सा आरेख एथलीटों, धावकों (स्प्रिंटरों) और स्नातकों के बीच के संबंध को सबसे अच्छी तरह दर्शाता है?

![चार आरेख, प्रत्येक में तीन वृत्त। (A) एक वृत्त दूसरे के भीतर और वह तीसरे के भीतर। (B) दो वृत्त, जो एक-दूसरे को नहीं छूते, तीसरे के भीतर। (C) एक बड़े वृत्त के भीतर छोटा वृत्त; तीसरा वृत्त इन दोनों को काटता है और उसका कुछ भाग बाहर भी है। (D) समान आकार के तीन वृत्त, जिनमें से प्रत्येक बाक़ी दोनों को काटता है।](/figures/ntpc-083.svg)`,
      },
      options: figures,
      key: { kind: 'mcq', optionIds: ['c'] },
      solution: {
        en: String.raw`Take the words two at a time.

- Sprinters and athletes: every sprinter is an athlete, so circle within circle.
- Graduates and athletes: some are both, some only one of the two, so they overlap.
- Graduates and sprinters: likewise an overlap.

Only (C) shows this.`,
        hi: String.raw`शब्दों को दो-दो करके लीजिए।

- धावक और एथलीट: हर धावक एथलीट है, अतः वृत्त के भीतर वृत्त।
- स्नातक और एथलीट: कुछ दोनों हैं, कुछ केवल एक, अतः वृत्त एक-दूसरे को काटते हैं।
- स्नातक और धावक: यहाँ भी वृत्त एक-दूसरे को काटते हैं।

यह केवल (C) में है।`,
      },
      reasons: {
        a: {
          en: 'This would make all athletes graduates, or all graduates athletes.',
          hi: 'इसके अनुसार सभी एथलीट स्नातक या सभी स्नातक एथलीट होंगे।',
        },
        b: { en: 'This says that no sprinter is a graduate.', hi: 'इसके अनुसार कोई भी धावक स्नातक नहीं होगा।' },
        c: {
          en: 'Sprinters lie inside athletes, and graduates overlap both.',
          hi: 'धावक एथलीटों के भीतर हैं और स्नातक दोनों को काटते हैं।',
        },
        d: { en: 'This would leave some sprinters outside athletes.', hi: 'इसके अनुसार कुछ धावक एथलीट नहीं होंगे।' },
      },
    },
    {
      code: 'ntpc-084',
      exams,
      subject: 'reasoning',
      topic: 'statement-and-conclusion',
      difficulty: 'medium',
      targetSeconds: 50,
      stem: {
        en: String.raw`A statement is given, followed by two conclusions numbered I and II. Take everything in the statement to be true and decide which of the conclusions definitely follow(s) from it.

**Statement:** In a survey of 600 daily passengers of a station, 420 said that they buy tickets on the mobile app and 300 said that they buy tickets at the counter. Every passenger in the survey uses at least one of these two ways and no other.

**Conclusions:**

I. Some of these passengers use both the app and the counter.

II. More than half of these passengers use the app only.`,
        hi: String.raw`एक कथन और उसके बाद दो निष्कर्ष I और II दिए गए हैं। कथन की हर बात को सत्य मानिए और बताइए कि कौन-सा/से निष्कर्ष निश्चित रूप से उसका अनुसरण करता/करते है/हैं।

**कथन:** एक स्टेशन के 600 दैनिक यात्रियों के सर्वेक्षण में 420 ने कहा कि वे मोबाइल ऐप से टिकट लेते हैं और 300 ने कहा कि वे काउंटर से टिकट लेते हैं। सर्वेक्षण में शामिल हर यात्री इन दोनों में से कम से कम एक तरीक़ा अपनाता है और कोई अन्य तरीक़ा नहीं अपनाता।

**निष्कर्ष:**

I. इनमें से कुछ यात्री ऐप और काउंटर दोनों का उपयोग करते हैं।

II. इनमें से आधे से अधिक यात्री केवल ऐप का उपयोग करते हैं।`,
      },
      options: [
        { id: 'a', content: { en: 'Only conclusion I follows', hi: 'केवल निष्कर्ष I अनुसरण करता है' }, pinned: true },
        { id: 'b', content: { en: 'Only conclusion II follows', hi: 'केवल निष्कर्ष II अनुसरण करता है' }, pinned: true },
        {
          id: 'c',
          content: { en: 'Both conclusions I and II follow', hi: 'निष्कर्ष I और II दोनों अनुसरण करते हैं' },
          pinned: true,
        },
        {
          id: 'd',
          content: { en: 'Neither conclusion I nor II follows', hi: 'न तो निष्कर्ष I और न ही II अनुसरण करता है' },
          pinned: true,
        },
      ],
      key: { kind: 'mcq', optionIds: ['a'] },
      solution: {
        en: String.raw`Since everybody uses at least one way, the surplus over 600 are those who use both: $420 + 300 - 600 = 120$. So **I follows**.

Only the app: $420 - 120 = 300$, which is exactly half of 600, not more. So **II does not follow**.

The trap: 420 is more than half, but it includes those who use both.`,
        hi: String.raw`हर यात्री कम से कम एक तरीक़ा अपनाता है, इसलिए 600 से जितने अधिक हैं, वे दोनों तरीक़े अपनाते हैं: $420 + 300 - 600 = 120$। अतः **I अनुसरण करता है**।

केवल ऐप: $420 - 120 = 300$, जो 600 का ठीक आधा है, आधे से अधिक नहीं। अतः **II अनुसरण नहीं करता**।

ध्यान रखिए: 420 आधे से अधिक है, पर उसमें दोनों तरीक़े अपनाने वाले भी शामिल हैं।`,
      },
      reasons: {
        a: {
          en: '120 passengers use both ways; the app only is used by 300, exactly half.',
          hi: '120 यात्री दोनों तरीक़े अपनाते हैं; केवल ऐप वाले 300 हैं, ठीक आधे।',
        },
        b: {
          en: 'II counts all 420 users of the app, with those who use both.',
          hi: 'II में ऐप के सभी 420 यात्री गिने गए हैं, दोनों तरीक़े वाले भी।',
        },
        c: {
          en: 'I is right, but 300 out of 600 is not more than half.',
          hi: 'I सही है, पर 600 में से 300 आधे से अधिक नहीं है।',
        },
        d: {
          en: '420 + 300 is more than 600, so some passengers must use both.',
          hi: '420 + 300, 600 से अधिक है, इसलिए कुछ यात्री दोनों तरीक़े अपनाते ही हैं।',
        },
      },
    },
    {
      code: 'ntpc-085',
      exams,
      subject: 'reasoning',
      topic: 'inequality',
      difficulty: 'easy',
      targetSeconds: 30,
      stem: {
        en: String.raw`If the statement $G < H \le K = M \ge N > P$ is true, which of the following is definitely true?`,
        hi: String.raw`यदि कथन $G < H \le K = M \ge N > P$ सत्य है, तो निम्नलिखित में से कौन-सा निश्चित रूप से सत्य है?`,
      },
      options: [
        { id: 'a', content: { en: '$N < K$', hi: '$N < K$' } },
        { id: 'b', content: { en: '$P < K$', hi: '$P < K$' } },
        { id: 'c', content: { en: '$H > N$', hi: '$H > N$' } },
        { id: 'd', content: { en: '$G < P$', hi: '$G < P$' } },
      ],
      key: { kind: 'mcq', optionIds: ['b'] },
      solution: {
        en: String.raw`A relation is certain only if all signs on the way point in one direction, and it is strict only if at least one of them is strict.

- From P to K: $P < N \le M = K$, so $P < K$ is certain.
- From N to K: $N \le M = K$; they may be equal.
- From H to N and from G to P the signs turn at $K = M$, so nothing is certain.`,
        hi: String.raw`संबंध तभी निश्चित है जब रास्ते के सभी चिह्न एक ही दिशा में हों, और < या > तभी आएगा जब उनमें कम से कम एक < या > हो।

- P से K तक: $P < N \le M = K$, अतः $P < K$ निश्चित है।
- N से K तक: $N \le M = K$; दोनों बराबर भी हो सकते हैं।
- H से N तक और G से P तक चिह्नों की दिशा $K = M$ पर बदल जाती है, अतः कुछ निश्चित नहीं है।`,
      },
      reasons: {
        a: { en: 'N ≤ M = K, so N and K may also be equal.', hi: 'N ≤ M = K, इसलिए N और K बराबर भी हो सकते हैं।' },
        b: {
          en: 'P < N ≤ M = K: the signs run one way and one of them is strict.',
          hi: 'P < N ≤ M = K: चिह्न एक ही दिशा में हैं और उनमें एक < है।',
        },
        c: {
          en: 'H and N are both only known to be not greater than K.',
          hi: 'H और N के बारे में केवल इतना ज्ञात है कि वे K से बड़े नहीं हैं।',
        },
        d: {
          en: 'G and P are both less than K; nothing compares them with each other.',
          hi: 'G और P दोनों K से छोटे हैं; उनकी आपस में तुलना नहीं हो सकती।',
        },
      },
    },
    {
      code: 'ntpc-086',
      exams,
      subject: 'reasoning',
      topic: 'seating-arrangement',
      difficulty: 'hard',
      targetSeconds: 135,
      passage: 'ntpc-r1',
      stem: {
        en: 'Who sits third to the left of V?',
        hi: 'V के बाईं ओर तीसरे स्थान पर कौन बैठा है?',
      },
      options: [
        { id: 'a', content: { en: 'U', hi: 'U' } },
        { id: 'b', content: { en: 'R', hi: 'R' } },
        { id: 'c', content: { en: 'T', hi: 'T' } },
        { id: 'd', content: { en: 'W', hi: 'W' } },
      ],
      key: { kind: 'mcq', optionIds: ['d'] },
      solution: {
        en: String.raw`All face the centre, so 'left' is clockwise. Put P at a corner (seat 1); T is at the opposite corner (5), S is 2, Q is 4. The corners left are 3 and 7; R is not next to Q, so R is 7. W, between T and R, is 6. Seats 3 and 8 are left; U is not next to Q, so U is 8 and V is 3.

${table.en}

Third to the left of V (seat 3) is seat 6: **W**.`,
        hi: String.raw`सबका मुख केंद्र की ओर है, इसलिए 'बाएँ' का अर्थ दक्षिणावर्त है। P को एक कोने (स्थान 1) पर रखिए; T विपरीत कोने (5) पर, S स्थान 2 और Q स्थान 4 पर है। शेष कोने 3 और 7 हैं; R, Q के पास नहीं है, अतः R स्थान 7 पर है। W, T और R के बीच स्थान 6 पर है। स्थान 3 और 8 बचे; U, Q के पास नहीं है, अतः U स्थान 8 और V स्थान 3 पर है।

${table.hi}

V (स्थान 3) के बाईं ओर तीसरा स्थान 6 है: **W**।`,
      },
      reasons: {
        a: { en: 'U sits third to the right of V.', hi: 'U, V के दाईं ओर तीसरे स्थान पर है।' },
        b: {
          en: 'R sits at the corner opposite to V, fourth to the left.',
          hi: 'R, V के विपरीत कोने पर, बाईं ओर चौथे स्थान पर है।',
        },
        c: {
          en: 'T sits second to the left of V; V itself was counted.',
          hi: 'T, V के बाईं ओर दूसरे स्थान पर है; V को भी गिन लिया गया।',
        },
        d: { en: 'To the left of V come Q, T and then W.', hi: 'V के बाईं ओर क्रम से Q, T और फिर W हैं।' },
      },
    },
    {
      code: 'ntpc-087',
      exams,
      subject: 'reasoning',
      topic: 'seating-arrangement',
      difficulty: 'medium',
      targetSeconds: 20,
      passage: 'ntpc-r1',
      stem: {
        en: 'Which of the following four persons sit at the four corners of the table?',
        hi: 'निम्नलिखित में से कौन-से चार व्यक्ति मेज़ के चारों कोनों पर बैठे हैं?',
      },
      options: [
        { id: 'a', content: { en: 'P, S, T, W', hi: 'P, S, T, W' } },
        { id: 'b', content: { en: 'P, R, T, V', hi: 'P, R, T, V' } },
        { id: 'c', content: { en: 'P, R, T, U', hi: 'P, R, T, U' } },
        { id: 'd', content: { en: 'P, Q, R, T', hi: 'P, Q, R, T' } },
      ],
      key: { kind: 'mcq', optionIds: ['b'] },
      solution: {
        en: String.raw`Corner and side alternate around the table, so the corners are seats 1, 3, 5 and 7.

${table.en}

There sit **P, V, T and R**.`,
        hi: String.raw`मेज़ के चारों ओर कोना और भुजा बारी-बारी से आते हैं, अतः कोने स्थान 1, 3, 5 और 7 हैं।

${table.hi}

वहाँ **P, V, T और R** बैठे हैं।`,
      },
      reasons: {
        a: {
          en: 'S is next to P and W next to T, so both sit in the middle of a side.',
          hi: 'S, P के और W, T के पास है, इसलिए दोनों भुजाओं के बीच में हैं।',
        },
        b: { en: 'These four sit at every second seat, beginning with P.', hi: 'ये चारों P से शुरू करके हर दूसरे स्थान पर हैं।' },
        c: {
          en: 'U sits next to P, in the middle of a side; the corner is V.',
          hi: 'U, P के पास भुजा के बीच में है; कोने पर V है।',
        },
        d: {
          en: 'Q sits next to T, in the middle of a side; the corner is V.',
          hi: 'Q, T के पास भुजा के बीच में है; कोने पर V है।',
        },
      },
    },
    {
      code: 'ntpc-088',
      exams,
      subject: 'reasoning',
      topic: 'seating-arrangement',
      difficulty: 'medium',
      targetSeconds: 40,
      passage: 'ntpc-r1',
      stem: {
        en: 'Which of the following statements about the arrangement is **not** correct?',
        hi: 'इस व्यवस्था के बारे में निम्नलिखित में से कौन-सा कथन सही **नहीं** है?',
      },
      options: [
        { id: 'a', content: { en: 'S sits straight across from W.', hi: 'S, W के ठीक सामने बैठा है।' } },
        { id: 'b', content: { en: 'Q sits second to the right of W.', hi: 'Q, W के दाईं ओर दूसरे स्थान पर बैठा है।' } },
        { id: 'c', content: { en: 'R sits second to the left of P.', hi: 'R, P के बाईं ओर दूसरे स्थान पर बैठा है।' } },
        { id: 'd', content: { en: 'V sits third to the left of U.', hi: 'V, U के बाईं ओर तीसरे स्थान पर बैठा है।' } },
      ],
      key: { kind: 'mcq', optionIds: ['c'] },
      solution: {
        en: String.raw`Left is clockwise (seat numbers grow), right is anticlockwise.

${table.en}

- S (2) and W (6) are 4 seats apart: across.
- Right of W (6): T (5), Q (4): second.
- Left of P (1): S (2), **V** (3); R (7) is second to the **right** of P. Not correct.
- Left of U (8): P (1), S (2), V (3): third.`,
        hi: String.raw`बाएँ का अर्थ दक्षिणावर्त (स्थान संख्या बढ़ती है) और दाएँ का अर्थ वामावर्त है।

${table.hi}

- S (2) और W (6) में 4 स्थानों का अंतर है: आमने-सामने।
- W (6) के दाईं ओर: T (5), Q (4): दूसरा।
- P (1) के बाईं ओर: S (2), **V** (3); R (7), P के **दाईं** ओर दूसरा है। यह कथन सही नहीं है।
- U (8) के बाईं ओर: P (1), S (2), V (3): तीसरा।`,
      },
      reasons: {
        a: {
          en: 'S and W are four seats apart, so this is correct.',
          hi: 'S और W के बीच चार स्थानों का अंतर है, इसलिए यह सही है।',
        },
        b: {
          en: 'To the right of W come T and then Q, so this is correct.',
          hi: 'W के दाईं ओर T और फिर Q है, इसलिए यह सही है।',
        },
        c: {
          en: 'R is second to the right of P; second to the left is V.',
          hi: 'R, P के दाईं ओर दूसरा है; बाईं ओर दूसरा V है।',
        },
        d: {
          en: 'To the left of U come P, S and then V, so this is correct.',
          hi: 'U के बाईं ओर P, S और फिर V है, इसलिए यह सही है।',
        },
      },
    },
    {
      code: 'ntpc-089',
      exams,
      subject: 'reasoning',
      topic: 'classification',
      difficulty: 'easy',
      targetSeconds: 15,
      stem: {
        en: 'Three of the following four words are alike in a certain way and one is different. Select the one that is different.',
        hi: 'निम्नलिखित चार शब्दों में से तीन किसी प्रकार से समान हैं और एक उनसे भिन्न है। भिन्न शब्द का चयन कीजिए।',
      },
      options: [
        { id: 'a', content: { en: 'Shehnai', hi: 'शहनाई' } },
        { id: 'b', content: { en: 'Algoza', hi: 'अलगोज़ा' } },
        { id: 'c', content: { en: 'Bansuri', hi: 'बाँसुरी' } },
        { id: 'd', content: { en: 'Sarangi', hi: 'सारंगी' } },
      ],
      key: { kind: 'mcq', optionIds: ['d'] },
      solution: {
        en: String.raw`Ask how the sound is made. Shehnai, algoza and bansuri are **wind** instruments: one blows into them. The **sarangi** is a **string** instrument, played with a bow.

If you do not know the algoza (a pair of flutes of Punjab and Rajasthan), the other three already show the group.`,
        hi: String.raw`देखिए कि ध्वनि कैसे निकलती है। शहनाई, अलगोज़ा और बाँसुरी **सुषिर** (फूँककर बजाए जाने वाले) वाद्य हैं। **सारंगी** **तत** (तार वाला) वाद्य है, जो गज से बजाया जाता है।

अलगोज़ा (पंजाब और राजस्थान की जोड़ी वाली बाँसुरी) न भी पहचानें, तो शेष तीन से समूह स्पष्ट हो जाता है।`,
      },
      reasons: {
        a: { en: 'The shehnai is a wind instrument with a reed.', hi: 'शहनाई फूँककर बजाया जाने वाला वाद्य है।' },
        b: {
          en: 'The algoza is a wind instrument, a pair of flutes.',
          hi: 'अलगोज़ा भी फूँककर बजाया जाने वाला वाद्य है: दो बाँसुरियों का जोड़ा।',
        },
        c: {
          en: 'The bansuri is a wind instrument, a flute of bamboo.',
          hi: 'बाँसुरी बाँस का सुषिर वाद्य है, जो फूँककर बजता है।',
        },
        d: { en: 'The sarangi has strings and is played with a bow.', hi: 'सारंगी में तार होते हैं और वह गज से बजती है।' },
      },
    },
    {
      code: 'ntpc-090',
      exams,
      subject: 'reasoning',
      topic: 'missing-number',
      difficulty: 'medium',
      targetSeconds: 55,
      stem: {
        en: String.raw`In each row of the following table, the third number is obtained from the first two by the same rule. Select the number that should replace the question mark (?). (Note: operations are to be performed on the whole numbers, without breaking them down into their digits.)

| First | Second | Third |
| :---: | :---: | :---: |
| 9 | 5 | 21 |
| 8 | 2 | 38 |
| 11 | 4 | ? |`,
        hi: String.raw`निम्नलिखित सारणी की प्रत्येक पंक्ति में तीसरी संख्या, पहली दो संख्याओं से एक ही नियम द्वारा प्राप्त होती है। उस संख्या का चयन कीजिए जो प्रश्नवाचक चिह्न (?) के स्थान पर आएगी। (नोट: संक्रियाएँ पूर्ण संख्याओं पर की जानी चाहिए, संख्याओं को उनके घटक अंकों में तोड़े बिना।)

| पहली | दूसरी | तीसरी |
| :---: | :---: | :---: |
| 9 | 5 | 21 |
| 8 | 2 | 38 |
| 11 | 4 | ? |`,
      },
      options: [
        { id: 'a', content: { en: '53', hi: '53' } },
        { id: 'b', content: { en: '45', hi: '45' } },
        { id: 'c', content: { en: '60', hi: '60' } },
        { id: 'd', content: { en: '49', hi: '49' } },
      ],
      key: { kind: 'mcq', optionIds: ['a'] },
      solution: {
        en: String.raw`The row with the smaller product and sum (8 and 2) has the larger result, so think of the **difference**: $9 - 5 = 4$ and $8 - 2 = 6$.

$4^2 = 16$ and $21 = 16 + 5$; $6^2 = 36$ and $38 = 36 + 2$. Rule: (first − second)² + second.

$(11 - 4)^2 + 4 = 49 + 4 = 53$.`,
        hi: String.raw`जिस पंक्ति में गुणनफल और योग छोटे हैं (8 और 2), उसका परिणाम बड़ा है, अतः **अंतर** पर ध्यान दीजिए: $9 - 5 = 4$ और $8 - 2 = 6$।

$4^2 = 16$ और $21 = 16 + 5$; $6^2 = 36$ और $38 = 36 + 2$। नियम: (पहली − दूसरी)² + दूसरी।

$(11 - 4)^2 + 4 = 49 + 4 = 53$।`,
      },
      reasons: {
        a: { en: '(11 − 4)² + 4 = 53, as (9 − 5)² + 5 = 21.', hi: '(11 − 4)² + 4 = 53, जैसे (9 − 5)² + 5 = 21।' },
        b: {
          en: 'Takes the second number away from the square: 49 − 4.',
          hi: 'इसमें वर्ग में से दूसरी संख्या घटाई गई है: 49 − 4।',
        },
        c: { en: 'Adds the first number to the square: 49 + 11.', hi: 'इसमें वर्ग में पहली संख्या जोड़ी गई है: 49 + 11।' },
        d: { en: 'Stops at the square of the difference: (11 − 4)².', hi: 'इसमें केवल अंतर का वर्ग लिया गया है: (11 − 4)²।' },
      },
    },
    {
      code: 'ntpc-091',
      exams,
      subject: 'reasoning',
      topic: 'counting-figures',
      difficulty: 'medium',
      targetSeconds: 65,
      stem: {
        en: String.raw`How many triangles are there in the given figure?

![Square ABCD with A at the top left, B at the top right, C at the bottom right and D at the bottom left. Both diagonals AC and BD are drawn; they cross at O. E is the midpoint of the top side AB, and the line ED is drawn; it crosses AC at G.](/figures/ntpc-091.svg)`,
        hi: String.raw`दी गई आकृति में कुल कितने त्रिभुज हैं?

![वर्ग ABCD, जिसमें A ऊपर बाएँ, B ऊपर दाएँ, C नीचे दाएँ और D नीचे बाएँ है। दोनों विकर्ण AC और BD खींचे गए हैं, जो O पर मिलते हैं। E ऊपरी भुजा AB का मध्यबिंदु है और रेखा ED खींची गई है, जो AC को G पर काटती है।](/figures/ntpc-091.svg)`,
      },
      options: [
        { id: 'a', content: { en: '11', hi: '11' } },
        { id: 'b', content: { en: '13', hi: '13' } },
        { id: 'c', content: { en: '12', hi: '12' } },
        { id: 'd', content: { en: '14', hi: '14' } },
      ],
      key: { kind: 'mcq', optionIds: ['d'] },
      solution: {
        en: String.raw`Add one line after another, and count only what is new.

- Square with its diagonals: 4 small (AOB, BOC, COD, DOA) + 4 halves (ABC, BCD, CDA, DAB) = **8**
- With ED: AED, AEG, AGD, DGO, DGC, DEB = **6**

Total: $8 + 6 = 14$.

The part EBOG has four sides; do not count it. The triangle that is missed most often is DEB.`,
        hi: String.raw`एक-एक रेखा जोड़िए और हर बार केवल नए त्रिभुज गिनिए।

- विकर्णों सहित वर्ग: 4 छोटे (AOB, BOC, COD, DOA) + 4 आधे (ABC, BCD, CDA, DAB) = **8**
- ED से: AED, AEG, AGD, DGO, DGC, DEB = **6**

कुल: $8 + 6 = 14$।

भाग EBOG में चार भुजाएँ हैं; उसे मत गिनिए। सबसे अधिक छूटने वाला त्रिभुज DEB है।`,
      },
      reasons: {
        a: {
          en: 'Counts only the three triangles with ED that are not cut up, and adds them to 8.',
          hi: 'इसमें 8 में ED वाले केवल वे तीन त्रिभुज जोड़े गए हैं जिन्हें कोई रेखा नहीं काटती।',
        },
        b: {
          en: 'Misses the large triangle DEB, of which ED and the diagonal BD are sides.',
          hi: 'इसमें बड़ा त्रिभुज DEB छूट गया, जिसकी भुजाएँ ED और विकर्ण BD हैं।',
        },
        c: {
          en: 'Misses DGC and DEB, both of which a diagonal cuts in two.',
          hi: 'इसमें DGC और DEB छूट गए, जिन्हें एक-एक विकर्ण दो भागों में बाँटता है।',
        },
        d: {
          en: '8 in the square with its diagonals, and 6 new ones with the line ED.',
          hi: 'विकर्णों सहित वर्ग में 8 और रेखा ED से 6 नए।',
        },
      },
    },
    {
      code: 'ntpc-092',
      exams,
      subject: 'reasoning',
      topic: 'analogy',
      difficulty: 'easy',
      targetSeconds: 35,
      stem: {
        en: String.raw`Select the option that is related to the third letter-cluster in the same way as the second letter-cluster is related to the first letter-cluster.

MOTH : KQRJ :: SEND : ?`,
        hi: String.raw`उस विकल्प का चयन कीजिए जो तीसरे अक्षर-समूह से उसी प्रकार संबंधित है जिस प्रकार दूसरा अक्षर-समूह पहले अक्षर-समूह से संबंधित है।

MOTH : KQRJ :: SEND : ?`,
      },
      options: [
        { id: 'a', content: { en: 'QCPB', hi: 'QCPB' } },
        { id: 'b', content: { en: 'UGPB', hi: 'UGPB' } },
        { id: 'c', content: { en: 'QGLF', hi: 'QGLF' } },
        { id: 'd', content: { en: 'UCLF', hi: 'UCLF' } },
      ],
      key: { kind: 'mcq', optionIds: ['c'] },
      solution: {
        en: String.raw`Write the steps under the letters: M − 2 = K, O + 2 = Q, T − 2 = R, H + 2 = J. They go −2, +2, −2, +2.

S − 2 = Q, E + 2 = G, N − 2 = L, D + 2 = F, so **QGLF**.

The options differ only in the signs: check the sign at every place.`,
        hi: String.raw`अक्षरों के नीचे अंतर लिखिए: M − 2 = K, O + 2 = Q, T − 2 = R, H + 2 = J। क्रम −2, +2, −2, +2 है।

S − 2 = Q, E + 2 = G, N − 2 = L, D + 2 = F, अतः **QGLF**।

विकल्पों में अंतर केवल चिह्नों का है: हर स्थान पर चिह्न जाँचिए।`,
      },
      reasons: {
        a: {
          en: 'Only S − 2 is right here: the signs of the other three steps are turned round.',
          hi: 'यहाँ केवल S − 2 सही है: शेष तीनों अंतरों के चिह्न उलट गए हैं।',
        },
        b: {
          en: 'Only E + 2 is right here: S and N should move back, and D forward.',
          hi: 'यहाँ केवल E + 2 सही है: S और N को पीछे जाना था, D को आगे।',
        },
        c: { en: 'The steps −2, +2, −2, +2 give Q, G, L, F.', hi: '−2, +2, −2, +2 से Q, G, L, F मिलते हैं।' },
        d: {
          en: 'The signs of the first two steps are changed over: S + 2 and E − 2.',
          hi: 'पहले दो अंतरों के चिह्न आपस में बदल गए हैं: S + 2 और E − 2।',
        },
      },
    },
    {
      code: 'ntpc-093',
      exams,
      subject: 'reasoning',
      topic: 'syllogism',
      difficulty: 'medium',
      targetSeconds: 40,
      stem: {
        en: String.raw`Two statements are given, followed by two conclusions numbered I and II. Take the statements to be true, even if they differ from commonly known facts, and decide which of the conclusions logically follow(s) from them.

**Statements:**

Some kites are drums.

All drums are bells.

**Conclusions:**

I. All kites are bells.

II. Some kites are not bells.`,
        hi: String.raw`दो कथन और उनके बाद दो निष्कर्ष I और II दिए गए हैं। कथनों को सत्य मानिए, भले ही वे सामान्यतः ज्ञात तथ्यों से भिन्न हों, और बताइए कि कौन-सा/से निष्कर्ष कथनों का तार्किक रूप से अनुसरण करता/करते है/हैं।

**कथन:**

कुछ पतंगें ढोल हैं।

सभी ढोल घंटियाँ हैं।

**निष्कर्ष:**

I. सभी पतंगें घंटियाँ हैं।

II. कुछ पतंगें घंटियाँ नहीं हैं।`,
      },
      options: [
        { id: 'a', content: { en: 'Only conclusion I follows', hi: 'केवल निष्कर्ष I अनुसरण करता है' }, pinned: true },
        { id: 'b', content: { en: 'Only conclusion II follows', hi: 'केवल निष्कर्ष II अनुसरण करता है' }, pinned: true },
        {
          id: 'c',
          content: { en: 'Neither conclusion I nor II follows', hi: 'न तो निष्कर्ष I और न ही II अनुसरण करता है' },
          pinned: true,
        },
        {
          id: 'd',
          content: { en: 'Either conclusion I or II follows', hi: 'या तो निष्कर्ष I या II अनुसरण करता है' },
          pinned: true,
        },
      ],
      key: { kind: 'mcq', optionIds: ['d'] },
      solution: {
        en: String.raw`Only 'some kites are bells' is certain. About the other kites nothing is said: they may all be bells, or some may not be. So neither I nor II is certain **by itself**.

But I ('all kites are bells') and II ('some kites are not bells') are about the same two things, and they cannot both be false: whenever one fails, the other holds. So **either I or II** follows.

'All' with 'some not', and 'some' with 'no', are such pairs.`,
        hi: String.raw`केवल 'कुछ पतंगें घंटियाँ हैं' निश्चित है। शेष पतंगों के बारे में कुछ नहीं कहा गया: वे सभी घंटियाँ हो सकती हैं, या कुछ नहीं भी हो सकतीं। अतः I और II में से कोई भी **अकेले** निश्चित नहीं है।

पर I ('सभी पतंगें घंटियाँ हैं') और II ('कुछ पतंगें घंटियाँ नहीं हैं') एक ही दो चीज़ों के बारे में हैं और दोनों एक साथ ग़लत नहीं हो सकते: एक ग़लत हो तो दूसरा सही होगा। अतः **या तो I या II** अनुसरण करता है।

'सभी' और 'कुछ नहीं हैं', तथा 'कुछ' और 'कोई नहीं', ऐसे ही जोड़े हैं।`,
      },
      reasons: {
        a: {
          en: 'Only the kites that are drums are known to be bells.',
          hi: 'केवल उन्हीं पतंगों का घंटी होना निश्चित है जो ढोल हैं।',
        },
        b: {
          en: 'The kites that are not drums may still all be bells.',
          hi: 'जो पतंगें ढोल नहीं हैं, वे भी सभी घंटियाँ हो सकती हैं।',
        },
        c: {
          en: "True of each by itself, but 'all' and 'some not' cannot both be false.",
          hi: "अकेले-अकेले तो यही है, पर 'सभी' और 'कुछ नहीं हैं' दोनों ग़लत नहीं हो सकते।",
        },
        d: {
          en: 'Neither is certain alone, but one of the two must be true.',
          hi: 'अकेले कोई निश्चित नहीं है, पर दोनों में से एक सत्य होगा ही।',
        },
      },
    },
    {
      code: 'ntpc-094',
      exams,
      subject: 'reasoning',
      topic: 'cubes-and-dice',
      difficulty: 'medium',
      targetSeconds: 50,
      stem: {
        en: 'The top and the bottom of a wooden cube of edge 5 cm are painted black, and its other four faces are painted white. It is then cut into small cubes of edge 1 cm. How many small cubes have exactly two painted faces, one black and one white?',
        hi: '5 सेमी भुजा वाले लकड़ी के एक घन के ऊपरी और निचले फलक काले रंग से तथा शेष चार फलक सफ़ेद रंग से रँगे गए हैं। फिर उसे 1 सेमी भुजा वाले छोटे घनों में काटा जाता है। कितने छोटे घनों के ठीक दो फलक रँगे हुए हैं, जिनमें से एक काला और एक सफ़ेद है?',
      },
      options: [
        { id: 'a', content: { en: '36', hi: '36' } },
        { id: 'b', content: { en: '24', hi: '24' } },
        { id: 'c', content: { en: '32', hi: '32' } },
        { id: 'd', content: { en: '12', hi: '12' } },
      ],
      key: { kind: 'mcq', optionIds: ['b'] },
      solution: {
        en: String.raw`Small cubes with two painted faces lie on the edges, without the corners: $5 - 2 = 3$ on each edge.

Black meets white along the 4 edges of the top and the 4 edges of the bottom: $8 \times 3 = 24$.

On the 4 upright edges white meets white, so those 12 cubes do not count; a corner has three painted faces.`,
        hi: String.raw`ठीक दो रँगे फलकों वाले छोटे घन किनारों पर होते हैं, कोनों को छोड़कर: हर किनारे पर $5 - 2 = 3$।

काला और सफ़ेद ऊपर के 4 और नीचे के 4 किनारों पर मिलते हैं: $8 \times 3 = 24$।

4 खड़े किनारों पर सफ़ेद से सफ़ेद मिलता है, अतः वे 12 घन नहीं गिने जाएँगे; कोने के घनों के तीन फलक रँगे होते हैं।`,
      },
      reasons: {
        a: {
          en: 'Counts all 12 edges, with the upright ones where both faces are white.',
          hi: 'इसमें सभी 12 किनारे गिने गए हैं, खड़े किनारे भी, जहाँ दोनों फलक सफ़ेद हैं।',
        },
        b: { en: '8 edges of top and bottom with 3 such cubes on each.', hi: 'ऊपर-नीचे के 8 किनारे और हर एक पर ऐसे 3 घन।' },
        c: {
          en: 'Adds the 8 corner cubes, which have three painted faces.',
          hi: 'इसमें कोनों के 8 घन भी जोड़े गए हैं, जिनके तीन फलक रँगे हैं।',
        },
        d: {
          en: 'Counts the 4 edges of the top only, or the white-white edges.',
          hi: 'इसमें केवल ऊपर के 4 किनारे (या सफ़ेद-सफ़ेद किनारे) गिने गए हैं।',
        },
      },
    },
    {
      code: 'ntpc-095',
      exams,
      subject: 'reasoning',
      topic: 'alphanumeric-series',
      difficulty: 'medium',
      targetSeconds: 50,
      stem: {
        en: "In the word 'JOURNEY', each vowel (A, E, I, O, U) is replaced by the letter that comes just after it in the English alphabet, and each consonant by the letter that comes just before it. The letters so obtained are then arranged in alphabetical order from left to right. Which letter will be third from the right?",
        hi: "शब्द 'JOURNEY' में प्रत्येक स्वर (A, E, I, O, U) को अंग्रेज़ी वर्णमाला में उसके ठीक बाद आने वाले अक्षर से और प्रत्येक व्यंजन को उसके ठीक पहले आने वाले अक्षर से बदला जाता है। फिर प्राप्त अक्षरों को बाएँ से दाएँ वर्णमाला के क्रम में रखा जाता है। दाईं ओर से तीसरा अक्षर कौन-सा होगा?",
      },
      options: [
        { id: 'a', content: { en: 'Q', hi: 'Q' } },
        { id: 'b', content: { en: 'M', hi: 'M' } },
        { id: 'c', content: { en: 'P', hi: 'P' } },
        { id: 'd', content: { en: 'V', hi: 'V' } },
      ],
      key: { kind: 'mcq', optionIds: ['a'] },
      solution: {
        en: String.raw`Change letter by letter: J → I, O → P, U → V, R → Q, N → M, E → F, Y → X.

In order: F, I, M, P, Q, V, X. From the right: X, V, **Q**.

Only the last three letters are needed: pick out X, V and Q without arranging all seven.`,
        hi: String.raw`एक-एक अक्षर बदलिए: J → I, O → P, U → V, R → Q, N → M, E → F, Y → X।

क्रम में: F, I, M, P, Q, V, X। दाईं ओर से: X, V, **Q**।

केवल अंत के तीन अक्षर चाहिए: सातों को क्रम में रखे बिना X, V और Q चुन लीजिए।`,
      },
      reasons: {
        a: {
          en: 'From the right of F, I, M, P, Q, V, X the third letter is Q.',
          hi: 'F, I, M, P, Q, V, X में दाईं ओर से तीसरा अक्षर Q है।',
        },
        b: { en: 'M is third from the left.', hi: 'M बाईं ओर से तीसरा अक्षर है।' },
        c: { en: 'P is in the middle, fourth from either end.', hi: 'P बीच में है, दोनों ओर से चौथा।' },
        d: { en: 'V is second from the right.', hi: 'V दाईं ओर से दूसरा अक्षर है।' },
      },
    },
    {
      code: 'ntpc-096',
      exams,
      subject: 'reasoning',
      topic: 'statement-and-assumption',
      difficulty: 'medium',
      targetSeconds: 30,
      stem: {
        en: String.raw`A statement is given, followed by two assumptions numbered I and II. An assumption is something supposed or taken for granted. Decide which of the assumptions is/are implicit in the statement.

**Statement:** Rekha told her brother, "Take the 7:30 a.m. passenger train and you will be in time for your interview in the city at 10 a.m."

**Assumptions:**

I. The 7:30 a.m. train usually reaches the city before 10 a.m.

II. No train after 7:30 a.m. can take her brother to the city in time.`,
        hi: String.raw`एक कथन और उसके बाद दो पूर्वधारणाएँ I और II दी गई हैं। पूर्वधारणा वह बात है जिसे पहले से मान लिया गया हो। बताइए कि कथन में कौन-सी पूर्वधारणा/पूर्वधारणाएँ निहित है/हैं।

**कथन:** रेखा ने अपने भाई से कहा, "सुबह 7:30 बजे वाली पैसेंजर ट्रेन पकड़ लो, तुम शहर में 10 बजे होने वाले अपने साक्षात्कार के लिए समय पर पहुँच जाओगे।"

**पूर्वधारणाएँ:**

I. सुबह 7:30 बजे वाली ट्रेन सामान्यतः 10 बजे से पहले शहर पहुँच जाती है।

II. 7:30 बजे के बाद की कोई भी ट्रेन भाई को समय पर शहर नहीं पहुँचा सकती।`,
      },
      options: [
        { id: 'a', content: { en: 'Only assumption I is implicit', hi: 'केवल पूर्वधारणा I निहित है' }, pinned: true },
        { id: 'b', content: { en: 'Only assumption II is implicit', hi: 'केवल पूर्वधारणा II निहित है' }, pinned: true },
        {
          id: 'c',
          content: { en: 'Both assumptions I and II are implicit', hi: 'पूर्वधारणा I और II दोनों निहित हैं' },
          pinned: true,
        },
        {
          id: 'd',
          content: { en: 'Neither assumption I nor II is implicit', hi: 'न तो पूर्वधारणा I और न ही II निहित है' },
          pinned: true,
        },
      ],
      key: { kind: 'mcq', optionIds: ['a'] },
      solution: {
        en: String.raw`Test: suppose that the assumption is false. Does the statement still make sense?

**I false** (the train comes after 10): the advice falls to the ground. So I is implicit.

**II false** (a later train also reaches in time): the advice is as good as before. So II is not implicit.

To recommend one way is not to say that there is no other.`,
        hi: String.raw`जाँच: पूर्वधारणा को ग़लत मानकर देखिए। क्या कथन तब भी अर्थपूर्ण रहता है?

**I ग़लत** (ट्रेन 10 बजे के बाद पहुँचती है): सलाह बेकार हो जाती है। अतः I निहित है।

**II ग़लत** (बाद की ट्रेन भी समय पर पहुँचा देती है): सलाह उतनी ही अच्छी रहती है। अतः II निहित नहीं है।

एक उपाय बताने का अर्थ यह नहीं कि दूसरा कोई उपाय नहीं है।`,
      },
      reasons: {
        a: {
          en: 'The advice needs I; it stands even if a later train would do.',
          hi: 'सलाह के लिए I ज़रूरी है; बाद की ट्रेन से काम चलता हो, तब भी सलाह सही है।',
        },
        b: {
          en: 'She names one train that is in time, and says nothing of later ones.',
          hi: 'रेखा ने समय पर पहुँचाने वाली एक ट्रेन बताई, बाद की ट्रेनों पर कुछ नहीं कहा।',
        },
        c: {
          en: "I is right, but 'this train will do' is read as 'only this train will do'.",
          hi: "I सही है, पर 'यह ट्रेन ठीक है' को 'केवल यही ट्रेन ठीक है' पढ़ लिया गया।",
        },
        d: {
          en: 'Without I the promise to be in time would have no ground.',
          hi: 'I के बिना समय पर पहुँचने की बात का कोई आधार नहीं रहता।',
        },
      },
    },
    {
      code: 'ntpc-097',
      exams,
      subject: 'reasoning',
      topic: 'blood-relations',
      difficulty: 'medium',
      targetSeconds: 50,
      stem: {
        en: 'P and Q are husband and wife, and they have only two children, R and S. R is the wife of U, and T is their son. V is the daughter-in-law of Q. How is V related to T?',
        hi: 'P और Q पति-पत्नी हैं और उनकी केवल दो संतानें R और S हैं। R, U की पत्नी है और T उनका पुत्र है। V, Q की पुत्रवधू है। V, T से किस प्रकार संबंधित है?',
      },
      options: [
        { id: 'a', content: { en: "Mother's sister", hi: 'मौसी' } },
        { id: 'b', content: { en: "Father's brother's wife", hi: 'चाची' } },
        { id: 'c', content: { en: "Mother's brother's wife", hi: 'मामी' } },
        { id: 'd', content: { en: "Father's sister", hi: 'बुआ' } },
      ],
      key: { kind: 'mcq', optionIds: ['c'] },
      solution: {
        en: String.raw`A daughter-in-law is the wife of a son. Q has only the children R and S; R is a woman (the wife of U), so S must be the son, and V is **S's wife**.

R is the mother of T, so S is the brother of T's mother, and V is his **mother's brother's wife**.

The sex of S is not stated; the daughter-in-law gives it away.`,
        hi: String.raw`पुत्रवधू का अर्थ है पुत्र की पत्नी। Q की केवल दो संतानें R और S हैं; R स्त्री है (U की पत्नी), अतः S पुत्र है और V, **S की पत्नी** है।

R, T की माँ है, इसलिए S, T का मामा है और V उसकी **मामी**।

S का लिंग सीधे नहीं बताया गया; वह पुत्रवधू से पता चलता है।`,
      },
      reasons: {
        a: {
          en: 'P and Q have no child but R and S, and V is the wife of S.',
          hi: 'R और S के अलावा P और Q की कोई संतान नहीं है और V, S की पत्नी है।',
        },
        b: {
          en: 'S belongs to the family of the mother, R; U is the father.',
          hi: 'S, माँ R के परिवार का है; पिता तो U है।',
        },
        c: { en: 'V is the wife of S, the brother of the mother R.', hi: 'V, माँ R के भाई S की पत्नी है।' },
        d: { en: 'Nothing is said about a sister of U, the father.', hi: 'पिता U की किसी बहन के बारे में कुछ नहीं कहा गया।' },
      },
    },
    {
      code: 'ntpc-098',
      exams,
      subject: 'reasoning',
      topic: 'figure-series',
      difficulty: 'medium',
      targetSeconds: 60,
      stem: {
        en: String.raw`Which of the answer figures will come in place of the question mark (?) to continue the given series?

![Four frames and a frame with a question mark. In each of the four, a small black square and a small white circle stand at the border of the frame, at a corner or in the middle of a side. Frame 1: square at the top left corner, circle at the bottom right corner. Frame 2: square at the middle of the top side, circle at the middle of the right side. Frame 3: square at the middle of the right side, circle at the top right corner. Frame 4: square at the bottom left corner, circle at the middle of the top side. Answer figures. (A) Square at the middle of the top side, circle at the middle of the left side. (B) Square at the top right corner, circle at the top left corner. (C) Square at the top right corner, circle at the middle of the left side. (D) Square at the middle of the top side, circle at the top left corner.](/figures/ntpc-098.svg)`,
        hi: String.raw`दी गई शृंखला को आगे बढ़ाने के लिए प्रश्नवाचक चिह्न (?) के स्थान पर कौन-सी उत्तर आकृति आएगी?

![चार खाने और प्रश्नवाचक चिह्न वाला एक खाना। चारों में एक छोटा काला वर्ग और एक छोटा सफ़ेद वृत्त खाने के किनारे पर, किसी कोने में या किसी भुजा के मध्य में हैं। खाना 1: वर्ग ऊपरी बाएँ कोने में, वृत्त निचले दाएँ कोने में। खाना 2: वर्ग ऊपरी भुजा के मध्य में, वृत्त दाईं भुजा के मध्य में। खाना 3: वर्ग दाईं भुजा के मध्य में, वृत्त ऊपरी दाएँ कोने में। खाना 4: वर्ग निचले बाएँ कोने में, वृत्त ऊपरी भुजा के मध्य में। उत्तर आकृतियाँ। (A) वर्ग ऊपरी भुजा के मध्य में, वृत्त बाईं भुजा के मध्य में। (B) वर्ग ऊपरी दाएँ कोने में, वृत्त ऊपरी बाएँ कोने में। (C) वर्ग ऊपरी दाएँ कोने में, वृत्त बाईं भुजा के मध्य में। (D) वर्ग ऊपरी भुजा के मध्य में, वृत्त ऊपरी बाएँ कोने में।](/figures/ntpc-098.svg)`,
      },
      options: figures,
      key: { kind: 'mcq', optionIds: ['b'] },
      solution: {
        en: String.raw`Count in places along the border (corner, middle of a side, corner, …: 8 places), one thing at a time.

- **Circle:** 1 place anticlockwise each time; from the middle of the top it goes to the top left corner. (A) and (C) drop out.
- **Square:** clockwise by 1, 2, 3 places, so next by 4, half the way round: from the bottom left corner to the **top right corner**.

So (B).`,
        hi: String.raw`किनारे पर स्थान गिनिए (कोना, भुजा का मध्य, कोना, …: कुल 8 स्थान) और एक बार में एक ही चीज़ देखिए।

- **वृत्त:** हर बार 1 स्थान वामावर्त; ऊपरी भुजा के मध्य से ऊपरी बाएँ कोने में। (A) और (C) हट जाते हैं।
- **वर्ग:** दक्षिणावर्त 1, 2, 3 स्थान, अतः अब 4 स्थान, यानी आधा चक्कर: निचले बाएँ कोने से **ऊपरी दाएँ कोने** में।

अतः (B)।`,
      },
      reasons: {
        a: {
          en: 'Moves the square by 3 places once more, and the circle by 2 places.',
          hi: 'इसमें वर्ग फिर 3 स्थान चला है और वृत्त 2 स्थान।',
        },
        b: {
          en: 'Square 4 places clockwise, circle 1 place anticlockwise.',
          hi: 'वर्ग 4 स्थान दक्षिणावर्त, वृत्त 1 स्थान वामावर्त।',
        },
        c: { en: 'The square is right, but the circle has moved 2 places.', hi: 'वर्ग सही है, पर वृत्त 2 स्थान चल गया है।' },
        d: {
          en: 'The circle is right, but the square has moved by 3 places once more.',
          hi: 'वृत्त सही है, पर वर्ग फिर 3 स्थान ही चला है।',
        },
      },
    },
    {
      code: 'ntpc-099',
      exams,
      subject: 'reasoning',
      topic: 'coding-decoding',
      difficulty: 'hard',
      targetSeconds: 60,
      stem: {
        en: "In a certain code language, 'PLATFORM' is coded as '16', 'ENGINE' is coded as '18' and 'SIGNAL' is coded as '12'. How will 'JUNCTION' be coded in that language?",
        hi: "एक निश्चित कूट भाषा में 'PLATFORM' को '16', 'ENGINE' को '18' और 'SIGNAL' को '12' के रूप में कूटबद्ध किया जाता है। उसी भाषा में 'JUNCTION' को किस प्रकार कूटबद्ध किया जाएगा?",
      },
      options: [
        { id: 'a', content: { en: '16', hi: '16' } },
        { id: 'b', content: { en: '15', hi: '15' } },
        { id: 'c', content: { en: '40', hi: '40' } },
        { id: 'd', content: { en: '24', hi: '24' } },
      ],
      key: { kind: 'mcq', optionIds: ['d'] },
      solution: {
        en: String.raw`The codes are far too small for sums of the letters' positions, so count letters, vowels and consonants.

| Word | Letters | Vowels | Code |
| --- | --- | --- | --- |
| PLATFORM | 8 | 2 | 16 |
| ENGINE | 6 | 3 | 18 |
| SIGNAL | 6 | 2 | 12 |

Code = letters × vowels. JUNCTION has 8 letters and 3 vowels (U, I, O): $8 \times 3 = 24$.

The trap: '2 × letters' fits PLATFORM and SIGNAL, but not ENGINE.`,
        hi: String.raw`कूट अक्षरों के स्थान-मानों के योग के लिए बहुत छोटे हैं, इसलिए अक्षर, स्वर और व्यंजन गिनिए।

| शब्द | अक्षर | स्वर | कूट |
| --- | --- | --- | --- |
| PLATFORM | 8 | 2 | 16 |
| ENGINE | 6 | 3 | 18 |
| SIGNAL | 6 | 2 | 12 |

कूट = अक्षर × स्वर। JUNCTION में 8 अक्षर और 3 स्वर (U, I, O) हैं: $8 \times 3 = 24$।

ध्यान रखिए: '2 × अक्षर' PLATFORM और SIGNAL पर ठीक बैठता है, पर ENGINE पर नहीं।`,
      },
      reasons: {
        a: {
          en: 'Doubles the number of letters; for ENGINE this would give 12, not 18.',
          hi: 'इसमें अक्षरों की संख्या दुगुनी की गई है; ENGINE के लिए इससे 12 आता, 18 नहीं।',
        },
        b: {
          en: 'Multiplies consonants by vowels, 5 × 3; for SIGNAL this would give 8.',
          hi: 'इसमें व्यंजन × स्वर, 5 × 3 लिया गया है; SIGNAL के लिए इससे 8 आता।',
        },
        c: {
          en: 'Multiplies letters by consonants, 8 × 5; for SIGNAL this would give 24.',
          hi: 'इसमें अक्षर × व्यंजन, 8 × 5 लिया गया है; SIGNAL के लिए इससे 24 आता।',
        },
        d: {
          en: '8 letters × 3 vowels = 24, as 6 × 3 = 18 for ENGINE.',
          hi: '8 अक्षर × 3 स्वर = 24, जैसे ENGINE के लिए 6 × 3 = 18।',
        },
      },
    },
    {
      code: 'ntpc-100',
      exams,
      subject: 'aptitude',
      topic: 'data-sufficiency',
      difficulty: 'hard',
      targetSeconds: 70,
      stem: {
        en: String.raw`A question is given, followed by two statements numbered I and II. Decide which of the statements is/are sufficient to answer the question.

**Question:** Five trains, A, B, C, D and E, leave a station one after another, no two at the same time. Which train leaves last?

**Statements:**

I. B leaves after A and D, but before C.

II. C leaves after E, and exactly three trains leave between A and C.`,
        hi: String.raw`एक प्रश्न और उसके बाद दो कथन I और II दिए गए हैं। बताइए कि प्रश्न का उत्तर देने के लिए कौन-सा/से कथन पर्याप्त है/हैं।

**प्रश्न:** पाँच ट्रेनें A, B, C, D और E एक स्टेशन से एक के बाद एक छूटती हैं और कोई दो ट्रेनें एक ही समय पर नहीं छूटतीं। सबसे अंत में कौन-सी ट्रेन छूटती है?

**कथन:**

I. ट्रेन B, ट्रेन A और ट्रेन D दोनों के बाद, पर ट्रेन C से पहले छूटती है।

II. ट्रेन C, ट्रेन E के बाद छूटती है और ट्रेन A तथा ट्रेन C के बीच ठीक तीन ट्रेनें छूटती हैं।`,
      },
      options: [
        { id: 'a', content: { en: 'Statement I alone is sufficient', hi: 'केवल कथन I पर्याप्त है' }, pinned: true },
        { id: 'b', content: { en: 'Statement II alone is sufficient', hi: 'केवल कथन II पर्याप्त है' }, pinned: true },
        {
          id: 'c',
          content: { en: 'Both together are sufficient, neither alone', hi: 'दोनों कथन मिलाकर पर्याप्त हैं, अकेला कोई नहीं' },
          pinned: true,
        },
        {
          id: 'd',
          content: { en: 'Both statements together are not sufficient', hi: 'दोनों कथन मिलाकर भी पर्याप्त नहीं हैं' },
          pinned: true,
        },
      ],
      key: { kind: 'mcq', optionIds: ['b'] },
      solution: {
        en: String.raw`Test each statement alone first.

**I:** A and D, then B, then C; but E is not mentioned. The last may be C or E: not sufficient.

**II:** Of five trains, three leave between A and C only if these two are first and last. C leaves after E, so C is not first; hence **C is last**. Sufficient, though the order of B, D and E stays open.

The trap: one need not find the whole order, only the last train; so both statements together are more than is needed.`,
        hi: String.raw`पहले हर कथन को अकेले जाँचिए।

**I:** A और D, फिर B, फिर C; पर E का उल्लेख नहीं है। अंतिम ट्रेन C या E हो सकती है: पर्याप्त नहीं।

**II:** पाँच ट्रेनों में A और C के बीच तीन ट्रेनें तभी होंगी जब ये दोनों पहली और अंतिम हों। C, E के बाद छूटती है, इसलिए वह पहली नहीं है; अतः **C अंतिम** है। पर्याप्त, भले ही B, D और E का क्रम पता न चले।

ध्यान रखिए: पूरा क्रम नहीं, केवल अंतिम ट्रेन चाहिए; इसलिए दोनों कथनों की आवश्यकता नहीं है।`,
      },
      reasons: {
        a: { en: 'I says nothing of E, which may leave after C.', hi: 'I में E के बारे में कुछ नहीं है; वह C के बाद छूट सकती है।' },
        b: {
          en: 'A and C are first and last; C is after E, so C is last.',
          hi: 'A और C पहली और अंतिम हैं; C, E के बाद है, इसलिए C अंतिम है।',
        },
        c: {
          en: 'They are sufficient together, but II alone already names the last train.',
          hi: 'दोनों मिलाकर तो पर्याप्त हैं, पर केवल II से ही अंतिम ट्रेन पता चल जाती है।',
        },
        d: {
          en: 'This overlooks that three trains between A and C fix first and last.',
          hi: 'इसमें यह छूट गया कि बीच में तीन ट्रेनें होने से A और C पहली और अंतिम हैं।',
        },
      },
    },
  ],
}
