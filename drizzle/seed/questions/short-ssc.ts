import type { AuthoredQuestion } from '../../../domain/questions/contract.ts'

const mockReasoning: AuthoredQuestion[] = [
  {
    code: 'ss-001',
    exams: ['ssc'],
    subject: 'reasoning',
    topic: 'coding-decoding',
    difficulty: 'medium',
    targetSeconds: 30,
    stem: {
      en: "In a certain code language, 'FOREST' is written as 'SPGUTF'. How will 'GARDEN' be written in that language?",
      hi: "एक निश्चित कूट भाषा में 'FOREST' को 'SPGUTF' लिखा जाता है। उसी भाषा में 'GARDEN' को कैसे लिखा जाएगा?",
    },
    options: [
      { id: 'a', content: { en: 'HBSEFO', hi: 'HBSEFO' } },
      { id: 'b', content: { en: 'QZFMDC', hi: 'QZFMDC' } },
      { id: 'c', content: { en: 'SBHOFE', hi: 'SBHOFE' } },
      { id: 'd', content: { en: 'OFESBH', hi: 'OFESBH' } },
    ],
    key: { kind: 'mcq', optionIds: ['c'] },
    solution: {
      en: String.raw`Cut the word into halves: FOR and EST. Write each half backwards, ROF and TSE, and move every letter one place on: SPG and UTF.

In the same way GAR and DEN become RAG and NED, and then SBH and OFE: **SBHOFE**.

How to see it fast: S, P, G lie one after R, O, F, that is, FOR read backwards.`,
      hi: String.raw`शब्द को दो आधे भागों में बाँटिए: FOR और EST। हर भाग को उलटा लिखिए, ROF और TSE, फिर हर अक्षर को एक स्थान आगे बढ़ाइए: SPG और UTF।

इसी प्रकार GAR और DEN से RAG और NED, और फिर SBH और OFE: **SBHOFE**।

जल्दी पहचानने का तरीक़ा: S, P, G क्रमशः R, O, F के अगले अक्षर हैं, यानी FOR उलटा पढ़ा गया है।`,
    },
    reasons: {
      a: {
        en: 'The letters are moved on, but the halves are not reversed.',
        hi: 'अक्षर आगे बढ़ाए गए हैं, पर दोनों आधे भाग उलटे नहीं गए।',
      },
      b: {
        en: 'The halves are reversed, but the letters are moved back instead of on.',
        hi: 'आधे भाग उलटे गए हैं, पर अक्षर आगे के बजाय पीछे ले जाए गए हैं।',
      },
      c: {
        en: 'RAG and NED, moved one letter on, give SBH and OFE.',
        hi: 'RAG और NED को एक-एक अक्षर आगे बढ़ाने पर SBH और OFE मिलते हैं।',
      },
      d: {
        en: 'This turns the whole word round; FOREST would then begin with U.',
        hi: 'इसमें पूरा शब्द उलट दिया गया है; तब FOREST का कूट U से शुरू होता।',
      },
    },
  },
  {
    code: 'ss-002',
    exams: ['ssc'],
    subject: 'reasoning',
    topic: 'number-series',
    difficulty: 'medium',
    targetSeconds: 40,
    stem: {
      en: String.raw`Which number will replace the question mark (?) in the following series?

7, 15, 28, 59, 114, ?`,
      hi: String.raw`निम्नलिखित शृंखला में प्रश्नवाचक चिह्न (?) के स्थान पर कौन-सी संख्या आएगी?

7, 15, 28, 59, 114, ?`,
    },
    options: [
      { id: 'a', content: { en: '233', hi: '233' } },
      { id: 'b', content: { en: '223', hi: '223' } },
      { id: 'c', content: { en: '231', hi: '231' } },
      { id: 'd', content: { en: '229', hi: '229' } },
    ],
    key: { kind: 'mcq', optionIds: ['a'] },
    solution: {
      en: String.raw`Each term is near the double of the one before, so double it and see what is over or short.

7 × 2 **+ 1** = 15, 15 × 2 **− 2** = 28, 28 × 2 **+ 3** = 59, 59 × 2 **− 4** = 114

The numbers 1, 2, 3, 4 rise while the sign changes in turn. Next: 114 × 2 **+ 5** = **233**.

The trap is to go on with minus, the last sign seen.`,
      hi: String.raw`हर पद पिछले पद के दुगुने के आस-पास है, इसलिए दुगुना करके देखिए कि कितना कम या अधिक है।

7 × 2 **+ 1** = 15, 15 × 2 **− 2** = 28, 28 × 2 **+ 3** = 59, 59 × 2 **− 4** = 114

संख्याएँ 1, 2, 3, 4 बढ़ती हैं और चिह्न बारी-बारी से बदलता है। अगला: 114 × 2 **+ 5** = **233**।

भूल तब होती है जब अंतिम चिह्न, ऋण, ही दोहरा दिया जाता है।`,
    },
    reasons: {
      a: {
        en: '114 × 2 + 5 = 233: the number rises by one and the sign changes.',
        hi: '114 × 2 + 5 = 233: संख्या एक बढ़ती है और चिह्न बदलता है।',
      },
      b: { en: 'This keeps the minus sign: 114 × 2 − 5.', hi: 'इसमें ऋण चिह्न ही रखा गया है: 114 × 2 − 5।' },
      c: { en: 'This goes back to adding 3: 114 × 2 + 3.', hi: 'इसमें वापस 3 जोड़ा गया है: 114 × 2 + 3।' },
      d: { en: 'This starts again with 1: 114 × 2 + 1.', hi: 'इसमें फिर 1 से आरंभ किया गया है: 114 × 2 + 1।' },
    },
  },
  {
    code: 'ss-003',
    exams: ['ssc'],
    subject: 'reasoning',
    topic: 'analogy',
    difficulty: 'easy',
    targetSeconds: 15,
    stem: {
      en: String.raw`Select the option that is related to the third word in the same way as the second word is related to the first word.

Lexicographer : Dictionary :: Choreographer : ?`,
      hi: String.raw`उस विकल्प का चयन कीजिए जिसका तीसरे शब्द से वही संबंध है जो दूसरे शब्द का पहले शब्द से है।

कोशकार : शब्दकोश :: कोरियोग्राफ़र : ?`,
    },
    options: [
      { id: 'a', content: { en: 'Theatre', hi: 'रंगमंच' } },
      { id: 'b', content: { en: 'Chorus', hi: 'वृंदगान' } },
      { id: 'c', content: { en: 'Dance', hi: 'नृत्य' } },
      { id: 'd', content: { en: 'Costume', hi: 'वेशभूषा' } },
    ],
    key: { kind: 'mcq', optionIds: ['c'] },
    solution: {
      en: String.raw`Name the link in a sentence: a lexicographer is the **maker of** a dictionary. A choreographer is the maker of a **dance**: he or she sets its steps and movements.

A theatre and a costume belong to a dance too, but they are a place and a means, not the work that is made.`,
      hi: String.raw`संबंध को एक वाक्य में कहिए: कोशकार शब्दकोश का **रचनाकार** है। कोरियोग्राफ़र **नृत्य** का रचनाकार है: वह उसके पद-संचालन और मुद्राएँ तय करता है।

रंगमंच और वेशभूषा भी नृत्य से जुड़े हैं, पर वे स्थान और साधन हैं, रची जाने वाली कृति नहीं।`,
    },
    reasons: {
      a: {
        en: 'The theatre is the place of the performance, not what is composed.',
        hi: 'रंगमंच प्रस्तुति का स्थान है, रचना नहीं।',
      },
      b: {
        en: 'A chorus is sung together; the words only sound alike in English.',
        hi: 'वृंदगान समूह में गाया जाता है; अंग्रेज़ी में केवल शब्दों की ध्वनि (chorus) मिलती है।',
      },
      c: {
        en: 'A choreographer composes a dance, as a lexicographer composes a dictionary.',
        hi: 'कोरियोग्राफ़र नृत्य की रचना करता है, जैसे कोशकार शब्दकोश की।',
      },
      d: { en: 'A costume is the work of a designer of dress.', hi: 'वेशभूषा परिधान बनाने वाले का काम है।' },
    },
  },
  {
    code: 'ss-004',
    exams: ['ssc'],
    subject: 'reasoning',
    topic: 'classification',
    difficulty: 'easy',
    targetSeconds: 30,
    stem: {
      en: String.raw`In each of the following number-pairs, the second number is obtained by applying a certain mathematical operation to the first. In three of the pairs the same operation has been applied. Select the pair that is different.

(**Note:** Operations should be performed on the whole numbers, without breaking down the numbers into their constituent digits.)`,
      hi: String.raw`निम्नलिखित प्रत्येक संख्या-युग्म में दूसरी संख्या, पहली संख्या पर कोई गणितीय संक्रिया करने से मिलती है। तीन युग्मों में एक ही संक्रिया की गई है। भिन्न युग्म चुनिए।

(**नोट:** संक्रियाएँ पूर्ण संख्याओं पर की जानी चाहिए, संख्याओं को उनके अंकों में तोड़े बिना।)`,
    },
    options: [
      { id: 'a', content: { en: '9 : 90', hi: '9 : 90' } },
      { id: 'b', content: { en: '11 : 110', hi: '11 : 110' } },
      { id: 'c', content: { en: '12 : 156', hi: '12 : 156' } },
      { id: 'd', content: { en: '7 : 56', hi: '7 : 56' } },
    ],
    key: { kind: 'mcq', optionIds: ['b'] },
    solution: {
      en: String.raw`Divide the second number by the first: 56 ÷ 7 = 8, 156 ÷ 12 = 13, 90 ÷ 9 = 10. In these three the quotient is the **next** number, so the rule is n × (n + 1).

110 ÷ 11 = 10, the number **before** 11. So **11 : 110** is different.

The trap: 110 is also a product of two consecutive numbers, and all four seem alike at first sight.`,
      hi: String.raw`दूसरी संख्या को पहली से भाग दीजिए: 56 ÷ 7 = 8, 156 ÷ 12 = 13, 90 ÷ 9 = 10। इन तीनों में भागफल **अगली** संख्या है, अतः नियम n × (n + 1) है।

110 ÷ 11 = 10, जो 11 से **पहले** की संख्या है। अतः **11 : 110** भिन्न है।

सावधानी: 110 भी दो क्रमागत संख्याओं का गुणनफल है, इसलिए पहली नज़र में चारों समान लगते हैं।`,
    },
    reasons: {
      a: { en: '90 = 9 × 10, the number times the next number.', hi: '90 = 9 × 10, संख्या और उसकी अगली संख्या का गुणनफल।' },
      b: {
        en: '110 = 11 × 10: the number is multiplied by the one before it.',
        hi: '110 = 11 × 10: यहाँ संख्या को उससे ठीक पहले की संख्या से गुणा किया गया है।',
      },
      c: {
        en: '156 = 12 × 13, the number times the next number.',
        hi: '156 = 12 × 13, संख्या और उसकी अगली संख्या का गुणनफल।',
      },
      d: { en: '56 = 7 × 8, the number times the next number.', hi: '56 = 7 × 8, संख्या और उसकी अगली संख्या का गुणनफल।' },
    },
  },
  {
    code: 'ss-005',
    exams: ['ssc'],
    subject: 'reasoning',
    topic: 'blood-relations',
    difficulty: 'easy',
    targetSeconds: 35,
    stem: {
      en: 'W is the husband of X. Y is the mother of W. Z is the daughter of Y. V is the son of Z. How is X related to V?',
      hi: 'W, X का पति है। Y, W की माता है। Z, Y की पुत्री है। V, Z का पुत्र है। X का V से क्या संबंध है?',
    },
    options: [
      { id: 'a', content: { en: "Mother's sister", hi: 'माता की बहन' } },
      { id: 'b', content: { en: "Father's brother's wife", hi: 'पिता के भाई की पत्नी' } },
      { id: 'c', content: { en: "Mother's mother", hi: 'माता की माता' } },
      { id: 'd', content: { en: "Mother's brother's wife", hi: 'माता के भाई की पत्नी' } },
    ],
    key: { kind: 'mcq', optionIds: ['d'] },
    solution: {
      en: String.raw`Y has two children: W (a son, since he is a husband) and Z (a daughter). So W is the brother of Z.

V is the son of Z, so W is V's mother's brother. X is the wife of W: **mother's brother's wife**.

Go through the chain from V, the person to whom the relation is asked, and you cannot turn it round by mistake.`,
      hi: String.raw`Y की दो संतानें हैं: W (पुत्र, क्योंकि वह पति है) और Z (पुत्री)। अतः W, Z का भाई है।

V, Z का पुत्र है, इसलिए W, V की माता का भाई हुआ। X, W की पत्नी है: **माता के भाई की पत्नी**।

जिस व्यक्ति से संबंध पूछा गया है (V), कड़ी वहीं से शुरू कीजिए, तो संबंध उलटने की भूल नहीं होगी।`,
    },
    reasons: {
      a: {
        en: 'X came into the family by marriage; she is not a daughter of Y.',
        hi: 'X विवाह से परिवार में आई है; वह Y की पुत्री नहीं है।',
      },
      b: {
        en: "W is of the family of V's mother, not of his father.",
        hi: 'W, V की माता के परिवार का है, पिता के परिवार का नहीं।',
      },
      c: { en: 'That is Y, the mother of Z.', hi: 'यह Y है, जो Z की माता है।' },
      d: {
        en: "W is the brother of V's mother Z, and X is his wife.",
        hi: 'W, V की माता Z का भाई है और X उसकी पत्नी है।',
      },
    },
  },
  {
    code: 'ss-006',
    exams: ['ssc'],
    subject: 'reasoning',
    topic: 'syllogism',
    difficulty: 'easy',
    targetSeconds: 30,
    stem: {
      en: String.raw`Three statements are followed by two conclusions, numbered I and II. Taking the statements to be true, even if they seem to be at variance with commonly known facts, decide which of the conclusions logically follow(s).

**Statements:**

All ladders are ropes.

Some ropes are nets.

No net is a hook.

**Conclusions:**

I. Some ropes are not hooks.

II. Some ladders are nets.`,
      hi: String.raw`तीन कथन और उनके बाद दो निष्कर्ष I और II दिए गए हैं। कथनों को सत्य मानते हुए, भले ही वे सामान्यतः ज्ञात तथ्यों से भिन्न लगते हों, तय कीजिए कि कौन-सा/से निष्कर्ष तार्किक रूप से अनुसरण करता है/करते हैं।

**कथन:**

सभी सीढ़ियाँ रस्सियाँ हैं।

कुछ रस्सियाँ जाल हैं।

कोई जाल हुक नहीं है।

**निष्कर्ष:**

I. कुछ रस्सियाँ हुक नहीं हैं।

II. कुछ सीढ़ियाँ जाल हैं।`,
    },
    options: [
      { id: 'a', content: { en: 'Only conclusion I follows', hi: 'केवल निष्कर्ष I अनुसरण करता है' } },
      { id: 'b', content: { en: 'Only conclusion II follows', hi: 'केवल निष्कर्ष II अनुसरण करता है' } },
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
      en: String.raw`**I:** Some ropes are nets, and no net is a hook. Those ropes cannot be hooks, so "some ropes are not hooks" is certain.

**II:** The circle of ladders lies inside ropes, and nets cut ropes. They may cut it where there are no ladders, so II is only possible.

"All A are B, some B are C" gives no conclusion about A and C.`,
      hi: String.raw`**I:** कुछ रस्सियाँ जाल हैं और कोई जाल हुक नहीं है। वे रस्सियाँ हुक नहीं हो सकतीं, अतः "कुछ रस्सियाँ हुक नहीं हैं" निश्चित है।

**II:** सीढ़ियों का वृत्त रस्सियों के भीतर है और जाल का वृत्त रस्सियों को काटता है। यह कटाव वहाँ हो सकता है जहाँ सीढ़ियाँ नहीं हैं, इसलिए II केवल संभव है।

"सभी A, B हैं; कुछ B, C हैं" से A और C के बारे में कोई निष्कर्ष नहीं मिलता।`,
    },
    reasons: {
      a: {
        en: 'The ropes that are nets cannot be hooks; II is not certain.',
        hi: 'जो रस्सियाँ जाल हैं, वे हुक नहीं हो सकतीं; II निश्चित नहीं है।',
      },
      b: { en: 'The ropes that are nets need not be ladders.', hi: 'जो रस्सियाँ जाल हैं, उनका सीढ़ी होना ज़रूरी नहीं।' },
      c: {
        en: 'I is right, but "some ropes" may lie wholly outside the ladders.',
        hi: 'I सही है, पर "कुछ रस्सियाँ" पूरी तरह सीढ़ियों से बाहर हो सकती हैं।',
      },
      d: {
        en: 'This overlooks the ropes that are nets, none of which is a hook.',
        hi: 'इसमें वे रस्सियाँ छूट गईं जो जाल हैं और जिनमें कोई हुक नहीं है।',
      },
    },
  },
  {
    code: 'ss-007',
    exams: ['ssc'],
    subject: 'reasoning',
    topic: 'mathematical-operations',
    difficulty: 'easy',
    targetSeconds: 40,
    stem: {
      en: String.raw`Which two signs should be interchanged to make the following equation correct?

36 ÷ 4 + 7 × 5 − 12 = 56`,
      hi: String.raw`निम्नलिखित समीकरण को सही करने के लिए किन दो चिह्नों को आपस में बदलना चाहिए?

36 ÷ 4 + 7 × 5 − 12 = 56`,
    },
    options: [
      { id: 'a', content: { en: "'÷' and '×'", hi: "'÷' और '×'" } },
      { id: 'b', content: { en: "'+' and '×'", hi: "'+' और '×'" } },
      { id: 'c', content: { en: "'+' and '−'", hi: "'+' और '−'" } },
      { id: 'd', content: { en: "'×' and '−'", hi: "'×' और '−'" } },
    ],
    key: { kind: 'mcq', optionIds: ['b'] },
    solution: {
      en: String.raw`As it stands, the left side is 9 + 35 − 12 = 32. It has to grow to 56, so look for a larger product.

With + and × interchanged: 36 ÷ 4 × 7 + 5 − 12 = 9 × 7 + 5 − 12 = **56**.

Throw out first what leaves a fraction: with 7 ÷ 5 in it, the result cannot be 56.`,
      hi: String.raw`अभी बायाँ पक्ष 9 + 35 − 12 = 32 है। इसे 56 बनना है, इसलिए बड़ा गुणनफल खोजिए।

चिह्न + और × आपस में बदलने पर: 36 ÷ 4 × 7 + 5 − 12 = 9 × 7 + 5 − 12 = **56**।

पहले वे विकल्प हटाइए जिनमें भिन्न बचती है: 7 ÷ 5 बनने पर परिणाम 56 नहीं हो सकता।`,
    },
    reasons: {
      a: {
        en: '36 × 4 + 7 ÷ 5 − 12 is not a whole number, since 7 ÷ 5 stays.',
        hi: '36 × 4 + 7 ÷ 5 − 12 पूर्ण संख्या नहीं है, क्योंकि 7 ÷ 5 बचता है।',
      },
      b: { en: '36 ÷ 4 × 7 + 5 − 12 = 63 + 5 − 12 = 56.', hi: '36 ÷ 4 × 7 + 5 − 12 = 63 + 5 − 12 = 56।' },
      c: { en: '36 ÷ 4 − 7 × 5 + 12 = 9 − 35 + 12 = −14.', hi: '36 ÷ 4 − 7 × 5 + 12 = 9 − 35 + 12 = −14।' },
      d: { en: '36 ÷ 4 + 7 − 5 × 12 = 9 + 7 − 60 = −44.', hi: '36 ÷ 4 + 7 − 5 × 12 = 9 + 7 − 60 = −44।' },
    },
  },
  {
    code: 'ss-008',
    exams: ['ssc'],
    subject: 'reasoning',
    topic: 'cubes-and-dice',
    difficulty: 'hard',
    targetSeconds: 55,
    stem: {
      en: String.raw`The given sheet is folded along the lines to form a cube. Which of the following cubes can be formed? (Ignore whether a number stands upright or turned on its face.)

![The sheet, in three rows of squares and four columns. Upper row: 5 in the second column. Middle row: 1, 6, 2, 4 in the four columns. Lower row: 3 in the third column. Answer figures, with the top, front and right faces of each cube. (A) 6, 1, 2. (B) 5, 1, 4. (C) 2, 3, 4. (D) 5, 4, 3.](/figures/ss-008.svg)`,
      hi: String.raw`दी गई शीट को रेखाओं पर मोड़कर घन बनाया जाता है। निम्नलिखित में से कौन-सा घन बन सकता है? (फलकों पर संख्याएँ सीधी हैं या घूमी हुई, इस पर ध्यान न दीजिए।)

![शीट, वर्गों की तीन पंक्तियों और चार स्तंभों में। ऊपरी पंक्ति: दूसरे स्तंभ में 5। बीच की पंक्ति: चारों स्तंभों में 1, 6, 2, 4। निचली पंक्ति: तीसरे स्तंभ में 3। उत्तर आकृतियाँ, हर घन के ऊपरी, सामने वाले और दाएँ फलक के साथ। (A) 6, 1, 2। (B) 5, 1, 4। (C) 2, 3, 4। (D) 5, 4, 3।](/figures/ss-008.svg)`,
    },
    options: [
      { id: 'a', content: { en: '(A)', hi: '(A)' }, pinned: true },
      { id: 'b', content: { en: '(B)', hi: '(B)' }, pinned: true },
      { id: 'c', content: { en: '(C)', hi: '(C)' }, pinned: true },
      { id: 'd', content: { en: '(D)', hi: '(D)' }, pinned: true },
    ],
    key: { kind: 'mcq', optionIds: ['c'] },
    solution: {
      en: String.raw`In a row of four, faces two apart are opposite: 1–2 and 6–4. The squares above and below the row, 5 and 3, are opposite. That removes (A), with 1 and 2, and (D), with 5 and 3.

(B) and (C) turn on the **order round the corner**. Take 6 as the front: 5 is on the top and 2 on the right, so this corner reads clockwise (top, right, front) 5 → 2 → 6. Put the opposites in **two** of its places and the order holds: 3 → 2 → 4 and 5 → 1 → 4.

(C) reads 2 → 4 → 3, the same round as 3 → 2 → 4: **(C)**. (B) reads 5 → 4 → 1, the wrong way round.`,
      hi: String.raw`चार वर्गों की पंक्ति में एक छोड़कर आने वाले फलक विपरीत होते हैं: 1–2 और 6–4। पंक्ति के ऊपर और नीचे के वर्ग 5 और 3 भी विपरीत हैं। अतः (A), जिसमें 1 और 2 हैं, और (D), जिसमें 5 और 3 हैं, हट जाते हैं।

(B) और (C) का निर्णय **कोने के चारों ओर के क्रम** से होता है। 6 को सामने मानिए: ऊपर 5 और दाएँ 2 है, इसलिए यह कोना दक्षिणावर्त (ऊपर, दाएँ, सामने) 5 → 2 → 6 है। इसके किन्हीं **दो** स्थानों पर विपरीत फलक रखने से क्रम वही रहता है: 3 → 2 → 4 और 5 → 1 → 4।

(C) में 2 → 4 → 3 है, जो 3 → 2 → 4 का ही चक्र है: **(C)**। (B) में 5 → 4 → 1 है, जो उलटा है।`,
    },
    reasons: {
      a: {
        en: '1 and 2 are opposite, so they cannot be seen together.',
        hi: '1 और 2 विपरीत फलक हैं, इसलिए एक साथ नहीं दिख सकते।',
      },
      b: {
        en: '5, 1 and 4 do meet at a corner, but in the other order: this is the mirror image.',
        hi: '5, 1 और 4 एक कोने पर मिलते हैं, पर उलटे क्रम में: यह दर्पण प्रतिबिंब है।',
      },
      c: {
        en: '2, 4 and 3 meet at a corner and go round it clockwise in the order shown.',
        hi: '2, 4 और 3 एक कोने पर मिलते हैं और दिखाए गए क्रम में ही दक्षिणावर्त आते हैं।',
      },
      d: {
        en: '5 and 3 are opposite, so they cannot be seen together.',
        hi: '5 और 3 विपरीत फलक हैं, इसलिए एक साथ नहीं दिख सकते।',
      },
    },
  },
]

const mockAwareness: AuthoredQuestion[] = [
  {
    code: 'ss-009',
    exams: ['ssc'],
    subject: 'general-knowledge',
    topic: 'medieval-history',
    difficulty: 'easy',
    targetSeconds: 10,
    stem: { en: "Who among the following wrote the 'Humayun-nama'?", hi: "'हुमायूँनामा' की रचना निम्नलिखित में से किसने की?" },
    options: [
      { id: 'a', content: { en: 'Nur Jahan', hi: 'नूरजहाँ' } },
      { id: 'b', content: { en: 'Zeb-un-Nissa', hi: 'ज़ेबुन्निसा' } },
      { id: 'c', content: { en: 'Jahanara Begum', hi: 'जहाँआरा बेगम' } },
      { id: 'd', content: { en: 'Gulbadan Begum', hi: 'गुलबदन बेगम' } },
    ],
    key: { kind: 'mcq', optionIds: ['d'] },
    solution: {
      en: String.raw`**Gulbadan Begum** was Babur's daughter and Humayun's half-sister. Akbar asked her to write down what she remembered, and her account is a rare view of the Mughal household from within.

Place each lady with her emperor: Gulbadan – Babur, Nur Jahan – Jahangir, Jahanara – Shah Jahan, Zeb-un-Nissa – Aurangzeb. Only the first knew Humayun.`,
      hi: String.raw`**गुलबदन बेगम** बाबर की पुत्री और हुमायूँ की सौतेली बहन थीं। अकबर ने उनसे अपनी यादें लिखने को कहा, और यह रचना मुग़ल परिवार का भीतर से देखा हुआ विरल वर्णन है।

हर महिला को उसके बादशाह के साथ याद रखें: गुलबदन – बाबर, नूरजहाँ – जहाँगीर, जहाँआरा – शाहजहाँ, ज़ेबुन्निसा – औरंगज़ेब। हुमायूँ को केवल पहली ने देखा था।`,
    },
    reasons: {
      a: { en: 'The queen of Jahangir, in whose name coins were struck.', hi: 'जहाँगीर की बेगम, जिनके नाम के सिक्के चले।' },
      b: {
        en: 'A daughter of Aurangzeb, known for verse under the name Makhfi.',
        hi: 'औरंगज़ेब की पुत्री, जो "मख़्फ़ी" नाम से शायरी के लिए जानी जाती हैं।',
      },
      c: {
        en: 'A daughter of Shah Jahan, she wrote on the Chishti saints.',
        hi: 'शाहजहाँ की पुत्री, जिन्होंने चिश्ती संतों पर लिखा।',
      },
      d: {
        en: "A daughter of Babur, she wrote it in Persian at Akbar's wish.",
        hi: 'बाबर की पुत्री, जिन्होंने अकबर के कहने पर इसे फ़ारसी में लिखा।',
      },
    },
  },
  {
    code: 'ss-010',
    exams: ['ssc'],
    subject: 'general-knowledge',
    topic: 'modern-history',
    difficulty: 'medium',
    targetSeconds: 15,
    stem: {
      en: 'Who led the Paika Rebellion of 1817 at Khurda in Odisha?',
      hi: 'ओडिशा के खुर्दा में 1817 के पाइका विद्रोह का नेतृत्व किसने किया?',
    },
    options: [
      { id: 'a', content: { en: 'Bakshi Jagabandhu Bidyadhar', hi: 'बख़्शी जगबंधु बिद्याधर' } },
      { id: 'b', content: { en: 'Laxman Naik', hi: 'लक्ष्मण नायक' } },
      { id: 'c', content: { en: 'Surendra Sai', hi: 'सुरेंद्र साय' } },
      { id: 'd', content: { en: 'Chakra Bisoi', hi: 'चक्र बिसोई' } },
    ],
    key: { kind: 'mcq', optionIds: ['a'] },
    solution: {
      en: String.raw`The Paikas were the landed militia of Odisha. When the Company took their rent-free land, they rose under **Bakshi Jagabandhu** Bidyadhar, commander of the forces of the raja of Khurda.

All four are heroes of Odisha, so go by place and time: Khurda 1817 – Jagabandhu; Ghumsar 1840s – Chakra Bisoi; Sambalpur 1857 – Surendra Sai; Koraput 1942 – Laxman Naik.`,
      hi: String.raw`पाइका ओडिशा के भूमिधारी सैनिक थे। कंपनी ने जब उनकी लगान-मुक्त भूमि छीनी, तो वे खुर्दा के राजा के सेनापति **बख़्शी जगबंधु** बिद्याधर के नेतृत्व में उठ खड़े हुए।

चारों ओडिशा के वीर हैं, इसलिए स्थान और समय से पहचानिए: खुर्दा 1817 – जगबंधु; घुमसर 1840 का दशक – चक्र बिसोई; संबलपुर 1857 – सुरेंद्र साय; कोरापुट 1942 – लक्ष्मण नायक।`,
    },
    reasons: {
      a: {
        en: 'The commander of the army of the raja of Khurda led the Paikas.',
        hi: 'खुर्दा के राजा के सेनापति ने पाइकों का नेतृत्व किया।',
      },
      b: {
        en: 'He is remembered for the Quit India Movement in Koraput.',
        hi: 'वे कोरापुट में भारत छोड़ो आंदोलन के लिए याद किए जाते हैं।',
      },
      c: { en: 'He fought the British in Sambalpur at the time of 1857.', hi: 'वे 1857 के समय संबलपुर में अंग्रेज़ों से लड़े।' },
      d: {
        en: 'He led the Kandhas of the Ghumsar hills, a generation later.',
        hi: 'उन्होंने एक पीढ़ी बाद घुमसर की पहाड़ियों में कंधों का नेतृत्व किया।',
      },
    },
  },
  {
    code: 'ss-011',
    exams: ['ssc'],
    subject: 'general-knowledge',
    topic: 'indian-geography',
    difficulty: 'easy',
    targetSeconds: 10,
    stem: { en: 'On which river of Karnataka are the Jog Falls?', hi: 'जोग जलप्रपात कर्नाटक की किस नदी पर है?' },
    options: [
      { id: 'a', content: { en: 'Netravati', hi: 'नेत्रावती' } },
      { id: 'b', content: { en: 'Kali', hi: 'काली' } },
      { id: 'c', content: { en: 'Tungabhadra', hi: 'तुंगभद्रा' } },
      { id: 'd', content: { en: 'Sharavati', hi: 'शरावती' } },
    ],
    key: { kind: 'mcq', optionIds: ['d'] },
    solution: {
      en: String.raw`The **Sharavati**, a short river that flows west, leaps down at Jog in Shivamogga district; the Linganamakki dam above it feeds a hydel station.

The high falls of the Western Ghats lie on short rivers that flow west. The Tungabhadra, which flows east, can be crossed out first.`,
      hi: String.raw`पश्चिम की ओर बहने वाली छोटी नदी **शरावती** शिवमोग्गा ज़िले में जोग पर नीचे गिरती है; इसके ऊपर बने लिंगनमक्की बाँध से जलविद्युत बनती है।

पश्चिमी घाट के ऊँचे जलप्रपात पश्चिम की ओर बहने वाली छोटी नदियों पर हैं। पूर्व की ओर बहने वाली तुंगभद्रा को सबसे पहले हटाया जा सकता है।`,
    },
    reasons: {
      a: { en: 'It reaches the Arabian Sea at Mangaluru.', hi: 'यह मंगलूरु में अरब सागर में मिलती है।' },
      b: { en: 'It meets the sea near Karwar, further north.', hi: 'यह और उत्तर में कारवार के पास समुद्र में मिलती है।' },
      c: { en: 'It flows east past Hampi to join the Krishna.', hi: 'यह पूर्व की ओर हम्पी से होकर कृष्णा में मिलती है।' },
      d: {
        en: 'It drops about 250 m at Jog, in the Western Ghats.',
        hi: 'यह पश्चिमी घाट में जोग पर लगभग 250 मीटर नीचे गिरती है।',
      },
    },
  },
  {
    code: 'ss-012',
    exams: ['ssc'],
    subject: 'general-knowledge',
    topic: 'elections',
    difficulty: 'easy',
    targetSeconds: 15,
    stem: {
      en: 'By which Amendment of the Constitution was the voting age lowered from 21 years to 18 years?',
      hi: 'संविधान के किस संशोधन द्वारा मतदान की आयु 21 वर्ष से घटाकर 18 वर्ष की गई?',
    },
    options: [
      { id: 'a', content: { en: '52nd', hi: '52वें' } },
      { id: 'b', content: { en: '44th', hi: '44वें' } },
      { id: 'c', content: { en: '61st', hi: '61वें' } },
      { id: 'd', content: { en: '69th', hi: '69वें' } },
    ],
    key: { kind: 'mcq', optionIds: ['c'] },
    solution: {
      en: String.raw`Article 326 lays down elections on adult suffrage. The **61st** Amendment Act, 1988 replaced "twenty-one years" by "eighteen years" in it; it came into force in March 1989, when Rajiv Gandhi was Prime Minister.

The 52nd is the near one to confuse: it also belongs to the years of Rajiv Gandhi, but it deals with defection.`,
      hi: String.raw`अनुच्छेद 326 में वयस्क मताधिकार के आधार पर चुनाव का प्रावधान है। **61वें** संशोधन अधिनियम, 1988 ने इसमें "इक्कीस वर्ष" के स्थान पर "अठारह वर्ष" किया; यह मार्च 1989 में लागू हुआ, जब राजीव गांधी प्रधानमंत्री थे।

भ्रम 52वें से होता है: वह भी राजीव गांधी के समय का है, पर उसका विषय दल-बदल है।`,
    },
    reasons: {
      a: { en: 'The 52nd (1985) brought the anti-defection law.', hi: '52वाँ (1985) दल-बदल विरोधी क़ानून लाया।' },
      b: {
        en: 'The 44th (1978) took property out of the Fundamental Rights.',
        hi: '44वें (1978) ने संपत्ति को मूल अधिकारों से हटाया।',
      },
      c: { en: 'The 61st Amendment of 1988 changed Article 326.', hi: '1988 के 61वें संशोधन ने अनुच्छेद 326 बदला।' },
      d: { en: 'The 69th (1991) gave Delhi its Legislative Assembly.', hi: '69वें (1991) ने दिल्ली को विधान सभा दी।' },
    },
  },
  {
    code: 'ss-013',
    exams: ['ssc'],
    subject: 'general-knowledge',
    topic: 'inflation',
    difficulty: 'medium',
    targetSeconds: 20,
    stem: {
      en: 'In the Wholesale Price Index of India with the base year 2011-12, which of the following has the greatest weight?',
      hi: 'आधार वर्ष 2011-12 वाले भारत के थोक मूल्य सूचकांक में निम्नलिखित में से किसका भार सबसे अधिक है?',
    },
    options: [
      { id: 'a', content: { en: 'Primary articles', hi: 'प्राथमिक वस्तुएँ' } },
      { id: 'b', content: { en: 'Fuel and power', hi: 'ईंधन और बिजली' } },
      { id: 'c', content: { en: 'Services to consumers', hi: 'उपभोक्ता सेवाएँ' } },
      { id: 'd', content: { en: 'Manufactured products', hi: 'विनिर्मित उत्पाद' } },
    ],
    key: { kind: 'mcq', optionIds: ['d'] },
    solution: {
      en: String.raw`In this series **manufactured products** weigh 64.23 per cent, primary articles 22.62 per cent and fuel and power 13.15 per cent.

Trap: food weighs most in the *consumer* price index; the wholesale index counts goods only, so services are not in it at all.`,
      hi: String.raw`इस शृंखला में **विनिर्मित उत्पादों** का भार 64.23 प्रतिशत, प्राथमिक वस्तुओं का 22.62 प्रतिशत और ईंधन और बिजली का 13.15 प्रतिशत है।

भ्रम: खाद्य वस्तुओं का भार *उपभोक्ता* मूल्य सूचकांक में सबसे अधिक होता है; थोक सूचकांक में केवल वस्तुएँ गिनी जाती हैं, सेवाएँ नहीं।`,
    },
    reasons: {
      a: {
        en: 'Food stands here and weighs most in the consumer index; in this one it weighs 22.62 per cent.',
        hi: 'खाद्य वस्तुएँ यहीं आती हैं और उपभोक्ता सूचकांक में उनका भार सबसे अधिक है; यहाँ भार 22.62 प्रतिशत है।',
      },
      b: {
        en: 'Its prices move the index most in the news, yet its weight is 13.15 per cent.',
        hi: 'ख़बरों में इसके दाम सबसे अधिक आते हैं, पर इसका भार 13.15 प्रतिशत ही है।',
      },
      c: {
        en: 'Services are counted in the consumer index; the wholesale index has goods alone.',
        hi: 'सेवाएँ उपभोक्ता सूचकांक में गिनी जाती हैं; थोक सूचकांक में केवल वस्तुएँ होती हैं।',
      },
      d: {
        en: 'It weighs 64.23 per cent, nearly two thirds of the whole.',
        hi: 'इसका भार 64.23 प्रतिशत है, यानी लगभग दो-तिहाई।',
      },
    },
  },
  {
    code: 'ss-014',
    exams: ['ssc'],
    subject: 'biology',
    topic: 'human-physiology',
    difficulty: 'easy',
    targetSeconds: 15,
    stem: {
      en: 'Which part of the human brain keeps the balance of the body and the precision of voluntary movements?',
      hi: 'मानव मस्तिष्क का कौन-सा भाग शरीर का संतुलन और ऐच्छिक गतियों की परिशुद्धता बनाए रखता है?',
    },
    options: [
      { id: 'a', content: { en: 'Cerebellum', hi: 'अनुमस्तिष्क' } },
      { id: 'b', content: { en: 'Medulla oblongata', hi: 'मेडुला ऑब्लांगेटा' } },
      { id: 'c', content: { en: 'Cerebrum', hi: 'प्रमस्तिष्क' } },
      { id: 'd', content: { en: 'Hypothalamus', hi: 'हाइपोथैलेमस' } },
    ],
    key: { kind: 'mcq', optionIds: ['a'] },
    solution: {
      en: String.raw`Walking in a straight line, riding a bicycle, picking up a pencil: for all these the **cerebellum**, in the hindbrain, keeps posture and balance and makes the movements exact.

The trap is the cerebrum. It **starts** a voluntary movement; the cerebellum makes it precise.`,
      hi: String.raw`सीधी रेखा में चलना, साइकिल चलाना, पेंसिल उठाना: इन सबमें पश्चमस्तिष्क का **अनुमस्तिष्क** (cerebellum) मुद्रा और संतुलन बनाए रखता है और गति को सटीक करता है।

भ्रम प्रमस्तिष्क (cerebrum) से होता है। वह ऐच्छिक गति **शुरू** करता है; उसे परिशुद्ध अनुमस्तिष्क बनाता है।`,
    },
    reasons: {
      a: {
        en: 'It lies at the back of the brain and governs posture and balance.',
        hi: 'यह मस्तिष्क के पिछले भाग में है और मुद्रा तथा संतुलन का नियंत्रण करता है।',
      },
      b: {
        en: 'It controls involuntary actions such as blood pressure and vomiting.',
        hi: 'यह रक्तचाप और वमन जैसी अनैच्छिक क्रियाओं का नियंत्रण करता है।',
      },
      c: {
        en: 'It is the seat of thought and starts voluntary acts.',
        hi: 'यह सोचने का केंद्र है और ऐच्छिक क्रियाएँ शुरू करता है।',
      },
      d: {
        en: 'It governs hunger, thirst and the temperature of the body.',
        hi: 'यह भूख, प्यास और शरीर के ताप का नियंत्रण करता है।',
      },
    },
  },
  {
    code: 'ss-015',
    exams: ['ssc'],
    subject: 'physics',
    topic: 'laws-of-motion',
    difficulty: 'easy',
    targetSeconds: 20,
    stem: {
      en: 'A man of mass 60 kg stands on a weighing machine in a lift. What will the machine read when the lift moves up with a uniform velocity of 2 m/s? (Take g = 10 m/s².)',
      hi: '60 kg द्रव्यमान का एक व्यक्ति लिफ़्ट में भार मापने की मशीन पर खड़ा है। लिफ़्ट जब 2 m/s के एकसमान वेग से ऊपर जा रही हो, तब मशीन का पाठ्यांक क्या होगा? (g = 10 m/s² लीजिए।)',
    },
    options: [
      { id: 'a', content: { en: '72 kg', hi: '72 kg' } },
      { id: 'b', content: { en: '62 kg', hi: '62 kg' } },
      { id: 'c', content: { en: '120 kg', hi: '120 kg' } },
      { id: 'd', content: { en: '60 kg', hi: '60 kg' } },
    ],
    key: { kind: 'mcq', optionIds: ['d'] },
    solution: {
      en: String.raw`The machine shows the push of its platform on the man: N = m(g + a). With **uniform velocity** a = 0, so N = mg, and it reads **60 kg**, as when the lift is at rest.

Only acceleration changes the reading. Upwards with 2 m/s² it would be 60 × 12 ÷ 10 = 72 kg, downwards 48 kg. Read the unit: m/s is a velocity.`,
      hi: String.raw`मशीन वह बल दिखाती है जिससे उसका तल व्यक्ति को ऊपर धकेलता है: N = m(g + a)। **एकसमान वेग** में a = 0, अतः N = mg और पाठ्यांक **60 kg** होगा, जैसे लिफ़्ट के रुके होने पर।

पाठ्यांक केवल त्वरण से बदलता है। ऊपर की ओर 2 m/s² पर यह 60 × 12 ÷ 10 = 72 kg और नीचे की ओर 48 kg होता। मात्रक पढ़िए: m/s वेग है।`,
    },
    reasons: {
      a: {
        en: 'This would be so if 2 m/s² were an upward acceleration.',
        hi: 'यह तब होता जब 2 m/s² ऊपर की ओर का त्वरण होता।',
      },
      b: {
        en: 'This adds the 2 of the velocity to the 60 of the mass.',
        hi: 'इसमें द्रव्यमान के 60 में वेग का 2 जोड़ दिया गया है।',
      },
      c: { en: '60 × 2 is a momentum and not a reading of weight.', hi: '60 × 2 संवेग है, भार का पाठ्यांक नहीं।' },
      d: {
        en: 'There is no acceleration, so the machine reads the true weight.',
        hi: 'त्वरण नहीं है, इसलिए मशीन वास्तविक भार दिखाती है।',
      },
    },
  },
  {
    code: 'ss-016',
    exams: ['ssc'],
    subject: 'general-knowledge',
    topic: 'awards',
    difficulty: 'medium',
    targetSeconds: 20,
    stem: {
      en: 'Who was chosen for the Dadasaheb Phalke Award for the year 2021, announced in September 2023?',
      hi: 'वर्ष 2021 के दादासाहेब फाल्के पुरस्कार (सितंबर 2023 में घोषित) के लिए किसे चुना गया?',
    },
    options: [
      { id: 'a', content: { en: 'Asha Parekh', hi: 'आशा पारेख' } },
      { id: 'b', content: { en: 'Waheeda Rehman', hi: 'वहीदा रहमान' } },
      { id: 'c', content: { en: 'Mithun Chakraborty', hi: 'मिथुन चक्रवर्ती' } },
      { id: 'd', content: { en: 'Rajinikanth', hi: 'रजनीकांत' } },
    ],
    key: { kind: 'mcq', optionIds: ['b'] },
    solution: {
      en: String.raw`Learn the last winners in order: 2019 Rajinikanth, 2020 Asha Parekh, **2021 Waheeda Rehman**, 2022 Mithun Chakraborty.

The trap is the delay: the award for a year was announced about two years later, so the year of the award and the year of the announcement must be kept apart.`,
      hi: String.raw`विजेताओं को क्रम से याद रखें: 2019 रजनीकांत, 2020 आशा पारेख, **2021 वहीदा रहमान**, 2022 मिथुन चक्रवर्ती।

भ्रम देरी से होता है: किसी वर्ष का पुरस्कार लगभग दो वर्ष बाद घोषित हुआ, इसलिए पुरस्कार का वर्ष और घोषणा का वर्ष अलग-अलग याद रखें।`,
    },
    reasons: {
      a: { en: 'Hers was the award for 2020, announced in 2022.', hi: 'उन्हें 2020 का पुरस्कार मिला, जो 2022 में घोषित हुआ।' },
      b: { en: 'She received the 53rd award, for the year 2021.', hi: 'उन्हें 2021 का, यानी 53वाँ पुरस्कार मिला।' },
      c: { en: 'His was the award for 2022, announced in 2024.', hi: 'उन्हें 2022 का पुरस्कार मिला, जो 2024 में घोषित हुआ।' },
      d: { en: 'His was the award for 2019, announced in 2021.', hi: 'उन्हें 2019 का पुरस्कार मिला, जो 2021 में घोषित हुआ।' },
    },
  },
]

const mockAptitude: AuthoredQuestion[] = [
  {
    code: 'ss-017',
    exams: ['ssc'],
    subject: 'aptitude',
    topic: 'number-system',
    difficulty: 'medium',
    targetSeconds: 35,
    stem: {
      en: String.raw`What is the remainder when $3^{47} + 5^{47}$ is divided by 26?`,
      hi: String.raw`$3^{47} + 5^{47}$ को 26 से विभाजित करने पर शेषफल क्या होगा?`,
    },
    options: [
      { id: 'a', content: { en: '14', hi: '14' } },
      { id: 'b', content: { en: '22', hi: '22' } },
      { id: 'c', content: { en: '24', hi: '24' } },
      { id: 'd', content: { en: '4', hi: '4' } },
    ],
    key: { kind: 'mcq', optionIds: ['d'] },
    solution: {
      en: String.raw`Look for powers next to 26: $3^3 = 27$ leaves 1 and $5^2 = 25$ leaves −1.

$3^{47} = (3^3)^{15} \times 3^2$ leaves $1 \times 9 = 9$.

$5^{47} = (5^2)^{23} \times 5$ leaves $(-1)^{23} \times 5 = -5$.

9 − 5 = **4**. The sign decides: 23 is odd, so the minus stays.`,
      hi: String.raw`26 के पास की घातें खोजिए: $3^3 = 27$ का शेषफल 1 है और $5^2 = 25$ का −1।

$3^{47} = (3^3)^{15} \times 3^2$ का शेषफल $1 \times 9 = 9$।

$5^{47} = (5^2)^{23} \times 5$ का शेषफल $(-1)^{23} \times 5 = -5$।

9 − 5 = **4**। निर्णय चिह्न से होता है: 23 विषम है, इसलिए ऋण चिह्न बना रहता है।`,
    },
    reasons: {
      a: {
        en: 'This takes the remainder of $5^{47}$ as +5: 9 + 5.',
        hi: 'इसमें $5^{47}$ का शेषफल +5 लिया गया है: 9 + 5।',
      },
      b: {
        en: 'This takes $3^{47}$ to leave 1, as if 47 were a multiple of 3: 1 − 5 + 26.',
        hi: 'इसमें $3^{47}$ का शेषफल 1 लिया गया है, मानो 47, 3 का गुणज हो: 1 − 5 + 26।',
      },
      c: {
        en: 'This keeps only one 3 over in place of two: 3 − 5 + 26.',
        hi: 'इसमें दो के स्थान पर केवल एक 3 बचाया गया है: 3 − 5 + 26।',
      },
      d: {
        en: '$3^{47}$ leaves 9 and $5^{47}$ leaves −5.',
        hi: '$3^{47}$ का शेषफल 9 और $5^{47}$ का −5 है।',
      },
    },
  },
  {
    code: 'ss-018',
    exams: ['ssc'],
    subject: 'aptitude',
    topic: 'percentage',
    difficulty: 'easy',
    targetSeconds: 30,
    stem: {
      en: 'The price of edible oil rises by 25%. By what percentage must a family reduce its consumption of oil so that its expenditure on it rises by only 10%?',
      hi: 'खाद्य तेल के मूल्य में 25% की वृद्धि होती है। कोई परिवार तेल की खपत में कितने प्रतिशत की कमी करे, ताकि तेल पर उसका ख़र्च केवल 10% बढ़े?',
    },
    options: [
      { id: 'a', content: { en: '13.6%', hi: '13.6%' } },
      { id: 'b', content: { en: '15%', hi: '15%' } },
      { id: 'c', content: { en: '20%', hi: '20%' } },
      { id: 'd', content: { en: '12%', hi: '12%' } },
    ],
    key: { kind: 'mcq', optionIds: ['d'] },
    solution: {
      en: String.raw`Expenditure = price × consumption. Take both as 100 at first: the price becomes 125 and the expenditure may become 110.

Consumption = 110 ÷ 125 = 22 ÷ 25 = 88% of the old, so it must fall by **12%**.

The trap is 25 − 10 = 15: the fall is counted on the old consumption, so divide, do not subtract.`,
      hi: String.raw`ख़र्च = मूल्य × खपत। आरंभ में दोनों को 100 मानिए: मूल्य 125 हुआ और ख़र्च 110 हो सकता है।

खपत = 110 ÷ 125 = 22 ÷ 25, यानी पुरानी की 88%, अतः **12%** की कमी करनी होगी।

सावधानी: 25 − 10 = 15 न करें; कमी पुरानी खपत पर गिनी जाती है, इसलिए भाग दीजिए, घटाइए नहीं।`,
    },
    reasons: {
      a: {
        en: 'This divides the difference 15 by 1.10, the new expenditure.',
        hi: 'इसमें अंतर 15 को नए ख़र्च 1.10 से भाग दिया गया है।',
      },
      b: { en: 'This is the bare difference 25 − 10 of two percentages.', hi: 'यह केवल दो प्रतिशतों का अंतर 25 − 10 है।' },
      c: {
        en: 'This would keep the expenditure as it was: 1 − 1 ÷ 1.25.',
        hi: 'इतनी कमी से ख़र्च पहले जितना ही रहता: 1 − 1 ÷ 1.25।',
      },
      d: {
        en: '1.10 ÷ 1.25 = 0.88 of the old quantity, that is, 12% less.',
        hi: '1.10 ÷ 1.25 = 0.88, यानी पुरानी मात्रा से 12% कम।',
      },
    },
  },
  {
    code: 'ss-019',
    exams: ['ssc'],
    subject: 'aptitude',
    topic: 'discount',
    difficulty: 'medium',
    targetSeconds: 45,
    stem: {
      en: 'A trader marks his sarees 60% above the cost price. He sells three-fourths of them at a discount of 15% and the rest at a discount of 45%. What is his overall profit percentage?',
      hi: 'एक व्यापारी अपनी साड़ियों पर क्रय मूल्य से 60% अधिक मूल्य अंकित करता है। वह तीन-चौथाई साड़ियाँ 15% की छूट पर और शेष 45% की छूट पर बेचता है। उसका कुल लाभ प्रतिशत कितना है?',
    },
    options: [
      { id: 'a', content: { en: '36%', hi: '36%' } },
      { id: 'b', content: { en: '24%', hi: '24%' } },
      { id: 'c', content: { en: '37.5%', hi: '37.5%' } },
      { id: 'd', content: { en: '12%', hi: '12%' } },
    ],
    key: { kind: 'mcq', optionIds: ['b'] },
    solution: {
      en: String.raw`Let each saree cost ₹100, so that it is marked ₹160.

Average discount, by weight: ¾ × 15 + ¼ × 45 = 11.25 + 11.25 = 22.5%.

Selling price = 77.5% of 160 = ₹124, a profit of **24%**.

The discount is on ₹160 and the profit on ₹100, so 60 − 22.5 = 37.5 is wrong: percentages on different bases cannot be subtracted.`,
      hi: String.raw`मान लीजिए हर साड़ी का क्रय मूल्य ₹100 है, तो अंकित मूल्य ₹160 हुआ।

भारित औसत छूट: ¾ × 15 + ¼ × 45 = 11.25 + 11.25 = 22.5%।

विक्रय मूल्य = 160 का 77.5% = ₹124, यानी **24%** लाभ।

छूट ₹160 पर है और लाभ ₹100 पर, इसलिए 60 − 22.5 = 37.5 ग़लत है: अलग-अलग आधार के प्रतिशत घटाए नहीं जाते।`,
    },
    reasons: {
      a: { en: 'This is the profit on the first three-fourths alone.', hi: 'यह केवल पहली तीन-चौथाई साड़ियों का लाभ है।' },
      b: { en: '0.75 × 136 + 0.25 × 88 = 102 + 22 = 124.', hi: '0.75 × 136 + 0.25 × 88 = 102 + 22 = 124।' },
      c: { en: 'This takes the average discount of 22.5 away from 60.', hi: 'इसमें 60 में से औसत छूट 22.5 घटा दी गई है।' },
      d: {
        en: 'This takes the plain average of the discounts, 30%: 160 × 0.70 = 112.',
        hi: 'इसमें छूटों का साधारण औसत 30% लिया गया है: 160 × 0.70 = 112।',
      },
    },
  },
  {
    code: 'ss-020',
    exams: ['ssc'],
    subject: 'aptitude',
    topic: 'simple-and-compound-interest',
    difficulty: 'easy',
    targetSeconds: 30,
    stem: {
      en: 'What is the difference between the compound interest, compounded half-yearly, and the simple interest on ₹37,500 for one year at 16% per annum?',
      hi: '₹37,500 पर 16% वार्षिक दर से एक वर्ष के चक्रवृद्धि ब्याज (ब्याज अर्धवार्षिक संयोजित) और साधारण ब्याज में कितना अंतर है?',
    },
    options: [
      { id: 'a', content: { en: '₹480', hi: '₹480' } },
      { id: 'b', content: { en: '₹240', hi: '₹240' } },
      { id: 'c', content: { en: '₹120', hi: '₹120' } },
      { id: 'd', content: { en: '₹960', hi: '₹960' } },
    ],
    key: { kind: 'mcq', optionIds: ['b'] },
    solution: {
      en: String.raw`A year has two half-years at 8% each. The two interests differ by one thing only: the interest that the **first** half-year's interest earns in the second.

First half-year: 8% of 37,500 = ₹3,000. On this, 8% = **₹240**.

In short: P × 0.08² = 37,500 × 0.0064 = 240.`,
      hi: String.raw`एक वर्ष में 8% की दो छमाहियाँ हैं। दोनों ब्याजों में अंतर केवल एक बात का है: **पहली** छमाही के ब्याज पर दूसरी छमाही में मिला ब्याज।

पहली छमाही: 37,500 का 8% = ₹3,000। इस पर 8% = **₹240**।

संक्षेप में: P × 0.08² = 37,500 × 0.0064 = 240।`,
    },
    reasons: {
      a: { en: 'This takes the rate of a whole year, 16%, on ₹3,000.', hi: 'इसमें ₹3,000 पर पूरे वर्ष की दर 16% ली गई है।' },
      b: { en: "8% of the first half-year's interest of ₹3,000.", hi: 'पहली छमाही के ब्याज ₹3,000 का 8%।' },
      c: {
        en: 'This takes 4% of ₹3,000; the rate for half a year is 8%.',
        hi: 'इसमें ₹3,000 का 4% लिया गया है; छमाही की दर 8% है।',
      },
      d: {
        en: 'This is the difference for two years at 16%, compounded yearly.',
        hi: 'यह 16% की दर से, वार्षिक संयोजन पर, दो वर्ष का अंतर है।',
      },
    },
  },
  {
    code: 'ss-021',
    exams: ['ssc'],
    subject: 'aptitude',
    topic: 'trains',
    difficulty: 'easy',
    targetSeconds: 35,
    stem: {
      en: 'Two trains, 180 m and 220 m long, run on parallel tracks in opposite directions and cross each other completely in 10 seconds. If their speeds are in the ratio 5 : 3, what is the speed of the faster train?',
      hi: 'क्रमशः 180 m और 220 m लंबी दो रेलगाड़ियाँ समांतर पटरियों पर विपरीत दिशाओं में चलते हुए एक-दूसरे को 10 सेकंड में पूरी तरह पार करती हैं। यदि उनकी चालों का अनुपात 5 : 3 है, तो तेज़ चलने वाली रेलगाड़ी की चाल कितनी है?',
    },
    options: [
      { id: 'a', content: { en: '86.4 km/h', hi: '86.4 km/h' } },
      { id: 'b', content: { en: '54 km/h', hi: '54 km/h' } },
      { id: 'c', content: { en: '90 km/h', hi: '90 km/h' } },
      { id: 'd', content: { en: '72 km/h', hi: '72 km/h' } },
    ],
    key: { kind: 'mcq', optionIds: ['c'] },
    solution: {
      en: String.raw`In opposite directions the speeds add up, and the trains have to cover both lengths.

Joint speed = (180 + 220) ÷ 10 = 40 m/s = 40 × 18 ÷ 5 = 144 km/h.

5 + 3 = 8 parts make 144, so one part is 18. The faster train runs at 5 × 18 = **90 km/h**.`,
      hi: String.raw`विपरीत दिशाओं में चालें जुड़ती हैं और गाड़ियों को दोनों लंबाइयाँ तय करनी होती हैं।

संयुक्त चाल = (180 + 220) ÷ 10 = 40 m/s = 40 × 18 ÷ 5 = 144 km/h।

5 + 3 = 8 भाग मिलकर 144, अतः एक भाग 18। तेज़ गाड़ी की चाल 5 × 18 = **90 km/h**।`,
    },
    reasons: {
      a: { en: 'This takes 3 parts of 5, as if 5 were the whole.', hi: 'इसमें 5 में से 3 भाग लिए गए हैं, मानो 5 ही पूरा हो।' },
      b: { en: 'This is the slower train, 3 parts of 8.', hi: 'यह धीमी गाड़ी है, 8 में से 3 भाग।' },
      c: { en: '5 parts of 8 of the joint speed, 144 km/h.', hi: 'संयुक्त चाल 144 km/h के 8 में से 5 भाग।' },
      d: { en: 'This halves 144 and leaves the ratio out.', hi: 'इसमें 144 का आधा लिया गया है और अनुपात छोड़ दिया गया है।' },
    },
  },
  {
    code: 'ss-022',
    exams: ['ssc'],
    subject: 'aptitude',
    topic: 'algebra',
    difficulty: 'medium',
    targetSeconds: 50,
    stem: {
      en: String.raw`If $x > 1$ and $x^4 + \frac{1}{x^4} = 194$, then what is the value of $x^3 - \frac{1}{x^3}$?`,
      hi: String.raw`यदि $x > 1$ और $x^4 + \frac{1}{x^4} = 194$ है, तो $x^3 - \frac{1}{x^3}$ का मान क्या है?`,
    },
    options: [
      { id: 'a', content: { en: String.raw`$30\sqrt{3}$`, hi: String.raw`$30\sqrt{3}$` } },
      { id: 'b', content: { en: String.raw`$24\sqrt{3}$`, hi: String.raw`$24\sqrt{3}$` } },
      { id: 'c', content: { en: String.raw`$18\sqrt{3}$`, hi: String.raw`$18\sqrt{3}$` } },
      { id: 'd', content: { en: String.raw`$26\sqrt{3}$`, hi: String.raw`$26\sqrt{3}$` } },
    ],
    key: { kind: 'mcq', optionIds: ['a'] },
    solution: {
      en: String.raw`Come down by square roots, and mind the sign of the 2.

$x^2 + \frac{1}{x^2} = \sqrt{194 + 2} = 14$

$x - \frac{1}{x} = \sqrt{14 - 2} = 2\sqrt{3}$, positive since $x > 1$

$x^3 - \frac{1}{x^3} = \left(x - \frac{1}{x}\right)\left(x^2 + 1 + \frac{1}{x^2}\right)$

$= 2\sqrt{3} \times 15 = \mathbf{30\sqrt{3}}$`,
      hi: String.raw`वर्गमूल लेते हुए नीचे आइए और 2 के चिह्न का ध्यान रखिए।

$x^2 + \frac{1}{x^2} = \sqrt{194 + 2} = 14$

$x - \frac{1}{x} = \sqrt{14 - 2} = 2\sqrt{3}$, जो धनात्मक है क्योंकि $x > 1$

$x^3 - \frac{1}{x^3} = \left(x - \frac{1}{x}\right)\left(x^2 + 1 + \frac{1}{x^2}\right)$

$= 2\sqrt{3} \times 15 = \mathbf{30\sqrt{3}}$`,
    },
    reasons: {
      a: {
        en: String.raw`$2\sqrt{3} \times (14 + 1) = 30\sqrt{3}$.`,
        hi: String.raw`$2\sqrt{3} \times (14 + 1) = 30\sqrt{3}$।`,
      },
      b: {
        en: String.raw`This is $(2\sqrt{3})^3$ alone; $3 \times 2\sqrt{3}$ is to be added.`,
        hi: String.raw`यह केवल $(2\sqrt{3})^3$ है; इसमें $3 \times 2\sqrt{3}$ जोड़ना शेष है।`,
      },
      c: {
        en: String.raw`This subtracts $3 \times 2\sqrt{3}$ from $24\sqrt{3}$ instead of adding it.`,
        hi: String.raw`इसमें $24\sqrt{3}$ में $3 \times 2\sqrt{3}$ जोड़ने के बजाय घटा दिया गया है।`,
      },
      d: {
        en: 'The last factor is taken as $14 - 1$; it has the sign plus here.',
        hi: 'अंतिम गुणनखंड $14 - 1$ ले लिया गया है; यहाँ चिह्न धन है।',
      },
    },
  },
  {
    code: 'ss-023',
    exams: ['ssc'],
    subject: 'aptitude',
    topic: 'geometry',
    difficulty: 'easy',
    targetSeconds: 30,
    stem: {
      en: 'Two circles of radii 13 cm and 15 cm cut each other, and their common chord is 24 cm long. If the centres lie on opposite sides of the common chord, what is the distance between the centres?',
      hi: '13 cm और 15 cm त्रिज्या वाले दो वृत्त एक-दूसरे को काटते हैं और उनकी उभयनिष्ठ जीवा 24 cm लंबी है। यदि दोनों केंद्र उभयनिष्ठ जीवा की विपरीत दिशाओं में हैं, तो केंद्रों के बीच की दूरी कितनी है?',
    },
    options: [
      { id: 'a', content: { en: '14 cm', hi: '14 cm' } },
      { id: 'b', content: { en: '28 cm', hi: '28 cm' } },
      { id: 'c', content: { en: '12 cm', hi: '12 cm' } },
      { id: 'd', content: { en: '4 cm', hi: '4 cm' } },
    ],
    key: { kind: 'mcq', optionIds: ['a'] },
    solution: {
      en: String.raw`The line of centres cuts the common chord at right angles and in halves of 12 cm. So there are two right triangles with one side 12:

- 5, 12, **13**: the first centre is 5 cm from the chord
- 9, 12, **15**: the second is 9 cm from it

On opposite sides the distances add up: 5 + 9 = **14 cm**. Know the triplets and there is nothing to work out.`,
      hi: String.raw`केंद्रों को मिलाने वाली रेखा उभयनिष्ठ जीवा को समकोण पर और 12 cm के दो बराबर भागों में काटती है। अतः दो समकोण त्रिभुज बनते हैं, जिनकी एक भुजा 12 है:

- 5, 12, **13**: पहला केंद्र जीवा से 5 cm दूर है
- 9, 12, **15**: दूसरा 9 cm दूर है

विपरीत दिशाओं में होने पर दूरियाँ जुड़ती हैं: 5 + 9 = **14 cm**। त्रिक याद हों तो गणना की ज़रूरत ही नहीं।`,
    },
    reasons: {
      a: {
        en: '5 cm and 9 cm, the distances of the chord from the centres, add up.',
        hi: 'केंद्रों से जीवा की दूरियाँ 5 cm और 9 cm जुड़ती हैं।',
      },
      b: { en: '13 + 15 would be right for circles that just touch.', hi: '13 + 15 तब सही होता जब वृत्त केवल स्पर्श करते।' },
      c: { en: 'This is half of the common chord.', hi: 'यह उभयनिष्ठ जीवा का आधा है।' },
      d: {
        en: '9 − 5 would be right for centres on the same side of the chord.',
        hi: '9 − 5 तब सही होता जब केंद्र जीवा के एक ही ओर होते।',
      },
    },
  },
  {
    code: 'ss-024',
    exams: ['ssc'],
    subject: 'aptitude',
    topic: 'trigonometry',
    difficulty: 'easy',
    targetSeconds: 30,
    stem: {
      en: String.raw`If $\sin\theta + \cos\theta = \frac{7}{5}$ and $0^\circ < \theta < 45^\circ$, then what is the value of $\tan\theta$?`,
      hi: String.raw`यदि $\sin\theta + \cos\theta = \frac{7}{5}$ और $0^\circ < \theta < 45^\circ$ है, तो $\tan\theta$ का मान क्या है?`,
    },
    options: [
      { id: 'a', content: { en: String.raw`$\frac{3}{5}$`, hi: String.raw`$\frac{3}{5}$` } },
      { id: 'b', content: { en: String.raw`$\frac{4}{3}$`, hi: String.raw`$\frac{4}{3}$` } },
      { id: 'c', content: { en: String.raw`$\frac{3}{4}$`, hi: String.raw`$\frac{3}{4}$` } },
      { id: 'd', content: { en: String.raw`$\frac{4}{5}$`, hi: String.raw`$\frac{4}{5}$` } },
    ],
    key: { kind: 'mcq', optionIds: ['c'] },
    solution: {
      en: String.raw`Two numbers add up to $\frac{7}{5}$ and their squares to 1. The triplet 3, 4, 5 does it: $\frac{3}{5} + \frac{4}{5} = \frac{7}{5}$.

Below 45° the sine is the smaller: $\sin\theta = \frac{3}{5}$, $\cos\theta = \frac{4}{5}$ and $\tan\theta = \mathbf{\frac{3}{4}}$.

The proof: squaring gives $2\sin\theta\cos\theta = \frac{24}{25}$, so $\cos\theta - \sin\theta = \frac{1}{5}$. The trap is to pass over the range, which alone decides between $\frac{3}{4}$ and $\frac{4}{3}$.`,
      hi: String.raw`दो संख्याओं का योग $\frac{7}{5}$ और उनके वर्गों का योग 1 है। त्रिक 3, 4, 5 ठीक बैठता है: $\frac{3}{5} + \frac{4}{5} = \frac{7}{5}$।

45° से नीचे sine छोटा होता है: $\sin\theta = \frac{3}{5}$, $\cos\theta = \frac{4}{5}$ और $\tan\theta = \mathbf{\frac{3}{4}}$।

प्रमाण: वर्ग करने पर $2\sin\theta\cos\theta = \frac{24}{25}$, अतः $\cos\theta - \sin\theta = \frac{1}{5}$। सावधानी: θ का परास न छोड़ें; $\frac{3}{4}$ और $\frac{4}{3}$ में से उत्तर वही तय करता है।`,
    },
    reasons: {
      a: {
        en: String.raw`This is $\sin\theta$, a step before the answer.`,
        hi: String.raw`यह $\sin\theta$ है, उत्तर से एक क़दम पहले।`,
      },
      b: {
        en: String.raw`This is $\cot\theta$; below 45° the tangent is less than 1.`,
        hi: String.raw`यह $\cot\theta$ है; 45° से नीचे tangent 1 से कम होता है।`,
      },
      c: {
        en: String.raw`$\sin\theta = \frac{3}{5}$ and $\cos\theta = \frac{4}{5}$, since the sine is the smaller below 45°.`,
        hi: String.raw`$\sin\theta = \frac{3}{5}$ और $\cos\theta = \frac{4}{5}$, क्योंकि 45° से नीचे sine छोटा होता है।`,
      },
      d: {
        en: String.raw`This is $\cos\theta$, a step before the answer.`,
        hi: String.raw`यह $\cos\theta$ है, उत्तर से एक क़दम पहले।`,
      },
    },
  },
]

const mockEnglish: AuthoredQuestion[] = [
  {
    code: 'ss-025',
    exams: ['ssc'],
    subject: 'english',
    topic: 'error-spotting',
    difficulty: 'medium',
    targetSeconds: 25,
    stem: {
      en: String.raw`The following sentence has been divided into four parts. Identify the part that contains an error.

She is one of those potters / who supplies lamps to temples, / and this year she has won / a national award for her work.`,
      hi: String.raw`निम्नलिखित वाक्य को चार भागों में बाँटा गया है। वह भाग पहचानिए जिसमें त्रुटि है।

She is one of those potters / who supplies lamps to temples, / and this year she has won / a national award for her work.`,
    },
    options: [
      { id: 'a', content: { en: 'She is one of those potters', hi: 'She is one of those potters' } },
      { id: 'b', content: { en: 'who supplies lamps to temples', hi: 'who supplies lamps to temples' } },
      { id: 'c', content: { en: 'and this year she has won', hi: 'and this year she has won' } },
      { id: 'd', content: { en: 'a national award for her work', hi: 'a national award for her work' } },
    ],
    key: { kind: 'mcq', optionIds: ['b'] },
    solution: {
      en: String.raw`After **one of those** + plural noun + **who**, ask for whom "who" stands. Here many potters supply lamps, and she is one of them: *those potters who **supply** lamps*.

The trap is to join the verb to "one". In the second half the verb is singular, since its subject is "she".`,
      hi: String.raw`**One of those** + बहुवचन संज्ञा + **who** में देखिए कि "who" किसके लिए आया है। यहाँ कई कुम्हार दीये देते हैं और वह उनमें से एक है: *those potters who **supply** lamps*।

भूल तब होती है जब क्रिया को "one" से जोड़ दिया जाता है। वाक्य के दूसरे भाग में क्रिया एकवचन है, क्योंकि उसका कर्ता "she" है।`,
    },
    reasons: {
      a: { en: '"One of" rightly takes a plural noun.', hi: '"One of" के बाद बहुवचन संज्ञा आती है, जो सही है।' },
      b: {
        en: '"Who" stands for "those potters", so the verb is "supply".',
        hi: '"Who" यहाँ "those potters" के लिए है, इसलिए क्रिया "supply" होगी।',
      },
      c: {
        en: 'With "this year", which is not over, the present perfect is right.',
        hi: '"This year" अभी चल रहा है, इसलिए present perfect सही है।',
      },
      d: { en: '"An award for" something is the usual preposition.', hi: '"Award" के साथ "for" का प्रयोग सही है।' },
    },
  },
  {
    code: 'ss-026',
    exams: ['ssc'],
    subject: 'english',
    topic: 'sentence-improvement',
    difficulty: 'easy',
    targetSeconds: 25,
    stem: {
      en: String.raw`Select the option that best improves the part in bold. If no improvement is needed, select 'No improvement'.

The notice does not say **when will the ferry resume** its service.`,
      hi: String.raw`मोटे अक्षरों वाले भाग के सबसे अच्छे सुधार का चयन कीजिए। यदि सुधार की आवश्यकता न हो, तो 'No improvement' चुनिए।

The notice does not say **when will the ferry resume** its service.`,
    },
    options: [
      { id: 'a', content: { en: 'that when the ferry will resume', hi: 'that when the ferry will resume' } },
      { id: 'b', content: { en: 'when the ferry will resume', hi: 'when the ferry will resume' } },
      { id: 'c', content: { en: 'when would the ferry resume', hi: 'when would the ferry resume' } },
      { id: 'd', content: { en: 'No improvement', hi: 'No improvement' }, pinned: true },
    ],
    key: { kind: 'mcq', optionIds: ['b'] },
    solution: {
      en: String.raw`A question set inside a statement is no longer asked, so it takes the order of a statement: question word + **subject** + verb. *The notice does not say **when the ferry will resume** its service.*

Look at the end of the sentence: a full stop and no question mark, so there is no inversion.`,
      hi: String.raw`कथन के भीतर आया प्रश्न सीधे नहीं पूछा जाता, इसलिए उसमें कथन का क्रम रहता है: प्रश्नवाचक शब्द + **कर्ता** + क्रिया। *The notice does not say **when the ferry will resume** its service.*

वाक्य का अंत देखिए: वहाँ full stop है, प्रश्नवाचक चिह्न नहीं, इसलिए कर्ता और सहायक क्रिया का क्रम नहीं उलटेगा।`,
    },
    reasons: {
      a: {
        en: '"When" itself joins the two clauses, so no "that" stands before it.',
        hi: '"When" स्वयं दोनों उपवाक्यों को जोड़ता है, इसलिए उससे पहले "that" नहीं आता।',
      },
      b: {
        en: 'Inside a statement the subject comes before the verb: "the ferry will resume".',
        hi: 'कथन के भीतर कर्ता क्रिया से पहले आता है: "the ferry will resume"।',
      },
      c: {
        en: '"Would" changes the tense, but the order is still that of a direct question.',
        hi: '"Would" से केवल काल बदलता है; क्रम सीधे प्रश्न वाला ही रहता है।',
      },
      d: {
        en: 'The order "will the ferry" belongs to a direct question.',
        hi: '"Will the ferry" वाला क्रम केवल सीधे प्रश्न में आता है।',
      },
    },
  },
  {
    code: 'ss-027',
    exams: ['ssc'],
    subject: 'english',
    topic: 'fill-in-the-blanks',
    difficulty: 'easy',
    targetSeconds: 15,
    stem: {
      en: String.raw`Select the most appropriate word to fill in the blank.

Even the heavy rain did not ______ the farmers from marching to the district headquarters.`,
      hi: String.raw`रिक्त स्थान के लिए सबसे उपयुक्त शब्द चुनिए।

Even the heavy rain did not ______ the farmers from marching to the district headquarters.`,
    },
    options: [
      { id: 'a', content: { en: 'deprive', hi: 'deprive' } },
      { id: 'b', content: { en: 'defer', hi: 'defer' } },
      { id: 'c', content: { en: 'deviate', hi: 'deviate' } },
      { id: 'd', content: { en: 'deter', hi: 'deter' } },
    ],
    key: { kind: 'mcq', optionIds: ['d'] },
    solution: {
      en: String.raw`Look at what follows the blank: somebody **from doing** something. The verb must mean "keep back": *did not **deter** the farmers from marching*.

The trap is "defer", which looks alike: a date is deferred, a person is deterred.`,
      hi: String.raw`रिक्त स्थान के बाद देखिए: किसी को **from doing**। क्रिया का अर्थ "रोकना" होना चाहिए: *did not **deter** the farmers from marching*।

"Defer" देखने में मिलता-जुलता है: तारीख़ defer होती है, व्यक्ति deter होता है।`,
    },
    reasons: {
      a: {
        en: 'One is deprived "of" a thing, not "from" doing it.',
        hi: 'Deprive के साथ "of" आता है: किसी को किसी चीज़ से वंचित करना।',
      },
      b: {
        en: 'To defer is to put off to a later time; one defers a march.',
        hi: 'Defer का अर्थ है टालना; march को defer किया जाता है, किसानों को नहीं।',
      },
      c: {
        en: 'To deviate is to turn aside oneself; it takes no object such as "the farmers".',
        hi: 'Deviate का अर्थ है स्वयं मार्ग से हटना; इसके साथ "the farmers" जैसा कर्म नहीं आता।',
      },
      d: {
        en: 'To deter someone from doing a thing is to discourage him or her from it.',
        hi: 'Deter का अर्थ है किसी को कोई काम करने से रोकना या हतोत्साहित करना।',
      },
    },
  },
  {
    code: 'ss-028',
    exams: ['ssc'],
    subject: 'english',
    topic: 'antonyms',
    difficulty: 'medium',
    targetSeconds: 15,
    stem: {
      en: String.raw`Select the most appropriate antonym of the given word.

**PARSIMONIOUS**`,
      hi: String.raw`दिए गए शब्द का सबसे उपयुक्त विलोम चुनिए।

**PARSIMONIOUS**`,
    },
    options: [
      { id: 'a', content: { en: 'Frugal', hi: 'Frugal' } },
      { id: 'b', content: { en: 'Impious', hi: 'Impious' } },
      { id: 'c', content: { en: 'Scanty', hi: 'Scanty' } },
      { id: 'd', content: { en: 'Lavish', hi: 'Lavish' } },
    ],
    key: { kind: 'mcq', optionIds: ['d'] },
    solution: {
      en: String.raw`**Parsimonious** describes one who is most unwilling to spend, a miser. The opposite is **Lavish**: giving or spending freely, even beyond need.

"Frugal" and "scanty" lie on the same side as the given word; do not let the ending -monious, as in "sanctimonious", lead you to "Impious".`,
      hi: String.raw`**Parsimonious** का अर्थ है ख़र्च करने में बहुत कंजूस। विलोम **Lavish** है: खुलकर, ज़रूरत से भी अधिक देने या ख़र्च करने वाला।

"Frugal" और "scanty" दिए गए शब्द के ही पक्ष में हैं; "sanctimonious" जैसे अंत (-monious) से भ्रमित होकर "Impious" न चुनें।`,
    },
    reasons: {
      a: {
        en: 'A frugal person spends little too; the word is near in meaning.',
        hi: 'Frugal भी कम ख़र्च करने वाला है; यह अर्थ में पास का शब्द है।',
      },
      b: {
        en: 'Impious is the opposite of pious; "sanctimonious" only ends alike.',
        hi: 'Impious, pious का विलोम है; "sanctimonious" का केवल अंत मिलता है।',
      },
      c: {
        en: 'Scanty means too little in amount, which is what a miser gives.',
        hi: 'Scanty का अर्थ है बहुत कम मात्रा में, जैसा कोई कंजूस देता है।',
      },
      d: {
        en: 'Lavish means giving or spending freely, the opposite of miserly.',
        hi: 'Lavish का अर्थ है खुलकर देने या ख़र्च करने वाला, कंजूस का उलटा।',
      },
    },
  },
  {
    code: 'ss-029',
    exams: ['ssc'],
    subject: 'english',
    topic: 'idioms',
    difficulty: 'easy',
    targetSeconds: 20,
    stem: {
      en: String.raw`Select the most appropriate meaning of the idiom in bold.

The contractor had **cut corners**, and the new road sank with the first rain.`,
      hi: String.raw`मोटे अक्षरों वाले मुहावरे का सबसे उपयुक्त अर्थ चुनिए।

The contractor had **cut corners**, and the new road sank with the first rain.`,
    },
    options: [
      { id: 'a', content: { en: 'missed the agreed date', hi: 'missed the agreed date' } },
      { id: 'b', content: { en: 'quarrelled with the engineers', hi: 'quarrelled with the engineers' } },
      { id: 'c', content: { en: 'done the work badly to save money', hi: 'done the work badly to save money' } },
      { id: 'd', content: { en: 'taken the sharp bends out of the way', hi: 'taken the sharp bends out of the way' } },
    ],
    key: { kind: 'mcq', optionIds: ['c'] },
    solution: {
      en: String.raw`To **cut corners** is to do a thing in the cheapest or quickest way, leaving out what good work needs. A road that sinks with the first rain is the proof: **done the work badly to save money**.

The trap is the option about bends, since the sentence is about a road.`,
      hi: String.raw`**Cut corners** का अर्थ है बचत या जल्दी के लिए काम में ज़रूरी बातें छोड़ देना। पहली ही बारिश में धँसी सड़क इसका प्रमाण है: **done the work badly to save money**।

भ्रम मोड़ों वाले विकल्प से होता है, क्योंकि वाक्य सड़क के बारे में है।`,
    },
    reasons: {
      a: { en: 'Being late does not make a road sink.', hi: 'देरी होने से सड़क नहीं धँसती।' },
      b: { en: 'The idiom says nothing of a quarrel.', hi: 'मुहावरे में झगड़े की कोई बात नहीं है।' },
      c: {
        en: 'He left out what was needed so as to save, and the road shows it.',
        hi: 'उसने बचत के लिए ज़रूरी काम छोड़ दिया, और सड़क इसका प्रमाण है।',
      },
      d: {
        en: 'This reads the words literally, as of a road with corners.',
        hi: 'इसमें शब्दों का शाब्दिक अर्थ लिया गया है, मानो सड़क के मोड़ हटाए गए हों।',
      },
    },
  },
  {
    code: 'ss-030',
    exams: ['ssc'],
    subject: 'english',
    topic: 'one-word-substitution',
    difficulty: 'easy',
    targetSeconds: 15,
    stem: {
      en: String.raw`Select the one word that can replace the given group of words.

Rule of a country by its wealthiest people`,
      hi: String.raw`दिए गए शब्द-समूह के लिए एक शब्द चुनिए।

Rule of a country by its wealthiest people`,
    },
    options: [
      { id: 'a', content: { en: 'Theocracy', hi: 'Theocracy' } },
      { id: 'b', content: { en: 'Plutocracy', hi: 'Plutocracy' } },
      { id: 'c', content: { en: 'Gerontocracy', hi: 'Gerontocracy' } },
      { id: 'd', content: { en: 'Oligarchy', hi: 'Oligarchy' } },
    ],
    key: { kind: 'mcq', optionIds: ['b'] },
    solution: {
      en: String.raw`**Plutocracy** is the rule of the rich: *ploutos*, wealth, and *kratos*, power.

Learn the family by its first part: theo- God, geronto- old people, oligo- few, pluto- wealth. The trap is oligarchy; its few rulers are often rich, but the word does not say so.`,
      hi: String.raw`**Plutocracy** धनिकों का शासन है: *ploutos* यानी धन और *kratos* यानी शक्ति।

इन शब्दों को उनके पहले भाग से याद रखें: theo- ईश्वर, geronto- वृद्ध, oligo- थोड़े, pluto- धन। भ्रम oligarchy से होता है; उसके थोड़े-से शासक अक्सर धनी होते हैं, पर यह शब्द ऐसा नहीं कहता।`,
    },
    reasons: {
      a: { en: 'It is rule in the name of God, by priests.', hi: 'यह ईश्वर के नाम पर पुरोहितों का शासन है।' },
      b: { en: 'The Greek *ploutos* means wealth.', hi: 'यूनानी *ploutos* का अर्थ है धन।' },
      c: { en: 'It is the rule of the old.', hi: 'यह वृद्ध लोगों का शासन है।' },
      d: {
        en: 'It is the rule of a few, who need not be rich.',
        hi: 'यह थोड़े-से लोगों का शासन है, जिनका धनी होना ज़रूरी नहीं।',
      },
    },
  },
  {
    code: 'ss-031',
    exams: ['ssc'],
    subject: 'english',
    topic: 'spelling',
    difficulty: 'easy',
    targetSeconds: 20,
    stem: {
      en: 'Which of the following words is spelt **correctly**?',
      hi: 'निम्नलिखित में से किस शब्द की वर्तनी **सही** है?',
    },
    options: [
      { id: 'a', content: { en: 'Questionaire', hi: 'Questionaire' } },
      { id: 'b', content: { en: 'Maintainance', hi: 'Maintainance' } },
      { id: 'c', content: { en: 'Conscientious', hi: 'Conscientious' } },
      { id: 'd', content: { en: 'Priviledge', hi: 'Priviledge' } },
    ],
    key: { kind: 'mcq', optionIds: ['c'] },
    solution: {
      en: String.raw`**Conscientious** (careful to do one's duty well) is right: it begins like "conscience" and ends in -tious.

The others: **privilege** has no "d"; **maintenance** comes from "maintain" but changes to "ten"; **questionnaire** doubles the "n", unlike "millionaire".`,
      hi: String.raw`**Conscientious** (अपना काम पूरी निष्ठा से करने वाला) की वर्तनी सही है: आरंभ "conscience" जैसा और अंत -tious।

शेष के सही रूप: **privilege** में "d" नहीं है; **maintenance**, "maintain" से बना है पर "ten" हो जाता है; **questionnaire** में "n" दो बार आता है, "millionaire" में नहीं।`,
    },
    reasons: {
      a: { en: 'It is "questionnaire", with two n\'s.', hi: 'सही रूप "questionnaire" है, जिसमें दो n एक साथ हैं।' },
      b: { en: 'It is "maintenance", with "ten" and not "tain".', hi: 'सही रूप "maintenance" है, "tain" नहीं, "ten"।' },
      c: {
        en: 'con-sci-en-tious: "science" stands inside it.',
        hi: 'con-sci-en-tious: इसके भीतर "scien" है, जैसे "science" में।',
      },
      d: { en: 'It is "privilege", without "d".', hi: 'सही रूप "privilege" है, "d" के बिना।' },
    },
  },
  {
    code: 'ss-032',
    exams: ['ssc'],
    subject: 'english',
    topic: 'para-jumbles',
    difficulty: 'medium',
    targetSeconds: 40,
    stem: {
      en: String.raw`Given below are four jumbled sentences. Select the option that gives their correct order.

P. Over the years these roots take hold on the far bank and thicken into rails and a floor.

Q. In the hills of Meghalaya, the Khasis grow some of their bridges instead of building them.

R. A bridge so formed can carry fifty people and, unlike one of timber, grows stronger with age.

S. They lead the young roots of a rubber fig across the stream, through hollow trunks of palm.`,
      hi: String.raw`नीचे चार वाक्य अव्यवस्थित क्रम में दिए गए हैं। उनका सही क्रम देने वाला विकल्प चुनिए।

P. Over the years these roots take hold on the far bank and thicken into rails and a floor.

Q. In the hills of Meghalaya, the Khasis grow some of their bridges instead of building them.

R. A bridge so formed can carry fifty people and, unlike one of timber, grows stronger with age.

S. They lead the young roots of a rubber fig across the stream, through hollow trunks of palm.`,
    },
    options: [
      { id: 'a', content: { en: 'QPSR', hi: 'QPSR' } },
      { id: 'b', content: { en: 'QSPR', hi: 'QSPR' } },
      { id: 'c', content: { en: 'SPQR', hi: 'SPQR' } },
      { id: 'd', content: { en: 'QSRP', hi: 'QSRP' } },
    ],
    key: { kind: 'mcq', optionIds: ['b'] },
    solution: {
      en: String.raw`Follow the words that point back. Q alone points to nothing before it, so it opens. "They" in S are the Khasis of Q. "These roots" in P are the young roots of S. "A bridge so formed" in R closes: **QSPR**.

Start with the surest pair, here S–P, and only one option keeps it after Q and before R.`,
      hi: String.raw`पीछे की ओर संकेत करने वाले शब्द देखिए। केवल Q किसी पिछली बात पर निर्भर नहीं, इसलिए वह पहला है। S का "They" Q के Khasis हैं। P का "These roots" S की young roots हैं। R का "A bridge so formed" अंत में आता है: **QSPR**।

सबसे पक्की जोड़ी से शुरू कीजिए, यहाँ S–P; केवल एक विकल्प में यह Q के बाद और R से पहले है।`,
    },
    reasons: {
      a: {
        en: '"These roots" in P have not been mentioned before S.',
        hi: 'P के "these roots" का उल्लेख S से पहले नहीं हुआ है।',
      },
      b: {
        en: 'Q names the people, S says what they do, P what the roots become, and R sums up.',
        hi: 'Q में लोग, S में उनका काम, P में जड़ों का आगे का रूप और R में सार है।',
      },
      c: { en: '"They" in S needs the Khasis of Q before it.', hi: 'S के "They" से पहले Q के Khasis आने चाहिए।' },
      d: {
        en: '"A bridge so formed" in R must come after P, in which it is formed.',
        hi: 'R का "A bridge so formed" P के बाद आएगा, जिसमें पुल बनता है।',
      },
    },
  },
]

const liveReasoning: AuthoredQuestion[] = [
  {
    code: 'ss-033',
    exams: ['ssc'],
    subject: 'reasoning',
    topic: 'letter-series',
    difficulty: 'easy',
    targetSeconds: 30,
    stem: {
      en: String.raw`Which letter-cluster will come in place of the question mark (?) to complete the given series?

BDG, CFJ, DHM, EJP, ?`,
      hi: String.raw`दी गई शृंखला को पूरा करने के लिए प्रश्नवाचक चिह्न (?) के स्थान पर कौन-सा अक्षर-समूह आएगा?

BDG, CFJ, DHM, EJP, ?`,
    },
    options: [
      { id: 'a', content: { en: 'FLS', hi: 'FLS' } },
      { id: 'b', content: { en: 'FLR', hi: 'FLR' } },
      { id: 'c', content: { en: 'FKS', hi: 'FKS' } },
      { id: 'd', content: { en: 'GLS', hi: 'GLS' } },
    ],
    key: { kind: 'mcq', optionIds: ['a'] },
    solution: {
      en: String.raw`Read the letters place by place.

First: B, C, D, E, **F** (+1). Middle: D, F, H, J, **L** (+2). Last: G, J, M, P, **S** (+3).

So **FLS**. In the hall, work out the last letter first: often it leaves only two options.`,
      hi: String.raw`अक्षरों को स्थान के अनुसार पढ़िए।

पहला: B, C, D, E, **F** (+1)। बीच का: D, F, H, J, **L** (+2)। अंतिम: G, J, M, P, **S** (+3)।

अतः **FLS**। परीक्षा में पहले अंतिम अक्षर निकालिए: प्रायः गिने-चुने विकल्प ही बचते हैं।`,
    },
    reasons: {
      a: { en: 'E + 1 = F, J + 2 = L, P + 3 = S.', hi: 'E + 1 = F, J + 2 = L, P + 3 = S।' },
      b: {
        en: 'The last letter is moved by 2; it moves by 3 each time.',
        hi: 'अंतिम अक्षर 2 बढ़ाया गया है; वह हर बार 3 बढ़ता है।',
      },
      c: {
        en: 'The middle letter is moved by 1; it moves by 2 each time.',
        hi: 'बीच का अक्षर 1 बढ़ाया गया है; वह हर बार 2 बढ़ता है।',
      },
      d: {
        en: 'The first letter is moved by 2; it moves by 1 each time.',
        hi: 'पहला अक्षर 2 बढ़ाया गया है; वह हर बार 1 बढ़ता है।',
      },
    },
  },
  {
    code: 'ss-034',
    exams: ['ssc'],
    subject: 'reasoning',
    topic: 'coding-decoding',
    difficulty: 'easy',
    targetSeconds: 28,
    stem: {
      en: "In a certain code language, 'GOLD' is coded as '20-12-15-23'. How will 'FARM' be coded in that language?",
      hi: "एक निश्चित कूट भाषा में 'GOLD' को '20-12-15-23' के रूप में कूटबद्ध किया जाता है। उसी भाषा में 'FARM' को कैसे कूटबद्ध किया जाएगा?",
    },
    options: [
      { id: 'a', content: { en: '20-25-8-13', hi: '20-25-8-13' } },
      { id: 'b', content: { en: '21-26-9-13', hi: '21-26-9-13' } },
      { id: 'c', content: { en: '21-26-9-14', hi: '21-26-9-14' } },
      { id: 'd', content: { en: '14-9-26-21', hi: '14-9-26-21' } },
    ],
    key: { kind: 'mcq', optionIds: ['c'] },
    solution: {
      en: String.raw`G is the 7th letter and its code is 20; O is the 15th and its code is 12. Place + code = **27** each time: the letters are counted from the end, Z = 1, Y = 2, …

F: 27 − 6 = 21, A: 27 − 1 = 26, R: 27 − 18 = 9, M: 27 − 13 = 14.

So **21-26-9-14**. The sum is 27, not 26, because A itself has to become 26.`,
      hi: String.raw`G सातवाँ अक्षर है और उसका कूट 20 है; O पंद्रहवाँ है और उसका कूट 12 है। हर बार स्थान + कूट = **27**: अक्षर अंत से गिने गए हैं, Z = 1, Y = 2, …

F: 27 − 6 = 21, A: 27 − 1 = 26, R: 27 − 18 = 9, M: 27 − 13 = 14।

अतः **21-26-9-14**। योग 27 है, 26 नहीं, क्योंकि A का कूट 26 होना है।`,
    },
    reasons: {
      a: { en: 'This subtracts from 26; G would then be 19.', hi: 'इसमें 26 में से घटाया गया है; तब G का कूट 19 होता।' },
      b: {
        en: 'M is given its own place 13; counted from Z it is the 14th.',
        hi: 'M को उसका अपना स्थान 13 दे दिया गया है; Z की ओर से वह 14वाँ है।',
      },
      c: { en: '27 minus the places 6, 1, 18 and 13.', hi: '27 में से स्थान 6, 1, 18 और 13 घटाने पर।' },
      d: { en: 'The numbers are right, but they stand in reverse order.', hi: 'संख्याएँ सही हैं, पर उलटे क्रम में लिखी गई हैं।' },
    },
  },
  {
    code: 'ss-035',
    exams: ['ssc'],
    subject: 'reasoning',
    topic: 'analogy',
    difficulty: 'medium',
    targetSeconds: 40,
    stem: {
      en: String.raw`Select the option that is related to the fifth number in the same way as the second number is related to the first number and the fourth number is related to the third number.

12 : 42 :: 18 : 90 :: 26 : ?

(**Note:** Operations should be performed on the whole numbers, without breaking down the numbers into their constituent digits.)`,
      hi: String.raw`उस विकल्प का चयन कीजिए जिसका पाँचवीं संख्या से वही संबंध है जो दूसरी संख्या का पहली संख्या से और चौथी संख्या का तीसरी संख्या से है।

12 : 42 :: 18 : 90 :: 26 : ?

(**नोट:** संक्रियाएँ पूर्ण संख्याओं पर की जानी चाहिए, संख्याओं को उनके अंकों में तोड़े बिना।)`,
    },
    options: [
      { id: 'a', content: { en: '195', hi: '195' } },
      { id: 'b', content: { en: '182', hi: '182' } },
      { id: 'c', content: { en: '156', hi: '156' } },
      { id: 'd', content: { en: '168', hi: '168' } },
    ],
    key: { kind: 'mcq', optionIds: ['b'] },
    solution: {
      en: String.raw`42 = 6 × 7 and 90 = 9 × 10 are products of two consecutive numbers, and 6 and 9 are the halves of 12 and 18.

Rule: half × (half + 1). For 26: 13 × 14 = **182**.

Test the rule on both given pairs before you use it: 12 : 42 alone would allow other rules too, such as 12 × 3.5.`,
      hi: String.raw`42 = 6 × 7 और 90 = 9 × 10 दो क्रमागत संख्याओं के गुणनफल हैं, और 6 तथा 9 क्रमशः 12 और 18 के आधे हैं।

नियम: आधा × (आधा + 1)। 26 के लिए: 13 × 14 = **182**।

नियम लगाने से पहले उसे दोनों युग्मों पर जाँचिए: केवल 12 : 42 से और नियम भी बन सकते हैं, जैसे 12 × 3.5।`,
    },
    reasons: {
      a: {
        en: 'This is 13 × 15, as if 2 more than the half were the second factor.',
        hi: 'यह 13 × 15 है, मानो दूसरा गुणनखंड आधे से 2 अधिक हो।',
      },
      b: { en: 'Half of 26 is 13, and 13 × 14 = 182.', hi: '26 का आधा 13 है और 13 × 14 = 182।' },
      c: {
        en: 'This is 13 × 12; the half is multiplied by the next number, not by the one before.',
        hi: 'यह 13 × 12 है; आधे को अगली संख्या से गुणा करना है, पिछली से नहीं।',
      },
      d: {
        en: 'This is 12 × 14, the product of the numbers on either side of 13.',
        hi: 'यह 12 × 14 है, यानी 13 के दोनों ओर की संख्याओं का गुणनफल।',
      },
    },
  },
  {
    code: 'ss-036',
    exams: ['ssc'],
    subject: 'reasoning',
    topic: 'counting-figures',
    difficulty: 'medium',
    targetSeconds: 45,
    stem: {
      en: String.raw`How many triangles are there in the given figure?

![Triangle ABC with BC at the bottom. D, E and F are the midpoints of BC, AB and AC. The lines AD, EF, ED and FD are drawn; AD crosses EF.](/figures/ss-036.svg)`,
      hi: String.raw`दी गई आकृति में कितने त्रिभुज हैं?

![त्रिभुज ABC, जिसमें BC नीचे है। D, E और F क्रमशः BC, AB और AC के मध्य-बिंदु हैं। रेखाएँ AD, EF, ED और FD खींची गई हैं; AD, EF को काटती है।](/figures/ss-036.svg)`,
    },
    options: [
      { id: 'a', content: { en: '15', hi: '15' } },
      { id: 'b', content: { en: '12', hi: '12' } },
      { id: 'c', content: { en: '11', hi: '11' } },
      { id: 'd', content: { en: '13', hi: '13' } },
    ],
    key: { kind: 'mcq', optionIds: ['d'] },
    solution: {
      en: String.raw`The lines cut the figure into six small triangles. Let EF and AD meet at G. Count by the number of parts.

- One part: AEG, AFG, DEG, DFG, EBD, FDC, that is 6
- Two parts: AEF, DEF, AED, AFD, that is 4
- Three parts: ABD, ACD, that is 2
- All six: ABC, that is 1

6 + 4 + 2 + 1 = **13**. The ones usually missed are AED and AFD, which stand across the line EF.`,
      hi: String.raw`रेखाएँ आकृति को छह छोटे त्रिभुजों में बाँटती हैं। मान लीजिए EF और AD, G पर काटती हैं। भागों की संख्या के अनुसार गिनिए।

- एक भाग: AEG, AFG, DEG, DFG, EBD, FDC, कुल 6
- दो भाग: AEF, DEF, AED, AFD, कुल 4
- तीन भाग: ABD, ACD, कुल 2
- सभी छह: ABC, यानी 1

6 + 4 + 2 + 1 = **13**। प्रायः AED और AFD छूट जाते हैं, जो रेखा EF के आर-पार हैं।`,
    },
    reasons: {
      a: {
        en: 'The parallelograms EBDF and EDCF, of three parts each, are counted too.',
        hi: 'तीन-तीन भागों वाले समांतर चतुर्भुज EBDF और EDCF भी गिन लिए गए हैं।',
      },
      b: { en: 'The whole triangle ABC is left out.', hi: 'पूरा त्रिभुज ABC छूट गया है।' },
      c: {
        en: 'AED and AFD, made of an upper and a lower part each, are left out.',
        hi: 'AED और AFD छूट गए हैं, जो एक ऊपरी और एक निचले भाग से बने हैं।',
      },
      d: {
        en: '6 of one part, 4 of two, 2 of three and the whole.',
        hi: 'एक भाग के 6, दो भागों के 4, तीन भागों के 2 और पूरा त्रिभुज।',
      },
    },
  },
  {
    code: 'ss-037',
    exams: ['ssc'],
    subject: 'reasoning',
    topic: 'direction-sense',
    difficulty: 'easy',
    targetSeconds: 32,
    stem: {
      en: 'Tsering drives 9 km towards the west from point P. He turns left and drives 5 km, turns left again and drives 21 km, and turns left once more and drives 5 km. How far and in which direction must he now drive to reach P? (All turns are of 90° only.)',
      hi: 'त्सेरिंग बिंदु P से चलना शुरू करके पश्चिम की ओर 9 km गाड़ी चलाता है। वह बाएँ मुड़कर 5 km, फिर बाएँ मुड़कर 21 km और फिर एक बार बाएँ मुड़कर 5 km गाड़ी चलाता है। P तक पहुँचने के लिए अब उसे कितनी दूर और किस दिशा में जाना होगा? (सभी मोड़ केवल 90° के हैं।)',
    },
    options: [
      { id: 'a', content: { en: '30 km, west', hi: '30 km, पश्चिम' } },
      { id: 'b', content: { en: '21 km, west', hi: '21 km, पश्चिम' } },
      { id: 'c', content: { en: '12 km, west', hi: '12 km, पश्चिम' } },
      { id: 'd', content: { en: '12 km, east', hi: '12 km, पूर्व' } },
    ],
    key: { kind: 'mcq', optionIds: ['c'] },
    solution: {
      en: String.raw`Left turns from the west lead to the south, then the east, then the north.

The 5 km south and the 5 km north cancel out. East and west: 21 − 9 = 12 km to the east of P.

To reach P he must drive **12 km towards the west**. Read the end of the question: where he stands is east, the way back is west.`,
      hi: String.raw`पश्चिम से बाएँ मुड़ने पर दक्षिण, फिर पूर्व, फिर उत्तर दिशा आती है।

5 km दक्षिण और 5 km उत्तर एक-दूसरे को काट देते हैं। पूर्व-पश्चिम में: 21 − 9 = P से 12 km पूर्व।

P तक पहुँचने के लिए उसे **12 km पश्चिम** की ओर जाना होगा। प्रश्न का अंत ध्यान से पढ़िए: वह पूर्व में खड़ा है, लौटना पश्चिम की ओर है।`,
    },
    reasons: {
      a: {
        en: 'This adds 9 and 21, which were driven in opposite directions.',
        hi: 'इसमें 9 और 21 जोड़ दिए गए हैं, जो विपरीत दिशाओं में चले गए थे।',
      },
      b: { en: 'This forgets the 9 km west of the beginning.', hi: 'इसमें आरंभ के 9 km पश्चिम छूट गए हैं।' },
      c: {
        en: 'He stands 21 − 9 = 12 km east of P and must go back west.',
        hi: 'वह P से 21 − 9 = 12 km पूर्व में है और उसे पश्चिम की ओर लौटना है।',
      },
      d: {
        en: 'This is where he stands as seen from P, not the way back.',
        hi: 'यह P से उसकी स्थिति है, लौटने की दिशा नहीं।',
      },
    },
  },
]

const liveAwareness: AuthoredQuestion[] = [
  {
    code: 'ss-038',
    exams: ['ssc'],
    subject: 'general-knowledge',
    topic: 'monuments',
    difficulty: 'medium',
    targetSeconds: 15,
    stem: {
      en: 'Rani ki Vav, the stepwell at Patan in Gujarat, is held to be a memorial to which Chaulukya (Solanki) king?',
      hi: "गुजरात के पाटन की बावड़ी 'रानी की वाव' किस चौलुक्य (सोलंकी) राजा की स्मृति में बनवाई गई मानी जाती है?",
    },
    options: [
      { id: 'a', content: { en: 'Kumarapala', hi: 'कुमारपाल' } },
      { id: 'b', content: { en: 'Siddharaja', hi: 'सिद्धराज' } },
      { id: 'c', content: { en: 'Bhimadeva I', hi: 'भीमदेव प्रथम' } },
      { id: 'd', content: { en: 'Mularaja I', hi: 'मूलराज प्रथम' } },
    ],
    key: { kind: 'mcq', optionIds: ['c'] },
    solution: {
      en: String.raw`The queen of the name is Udayamati, who had the stepwell made in memory of her husband, **Bhimadeva I** (Bhima I), in the 11th century. It has been a World Heritage Site since 2014 and is on the ₹100 note issued from 2018.

He ruled when Mahmud of Ghazni raided Somnath (about 1025); the Sun temple at Modhera belongs to his reign as well.`,
      hi: String.raw`नाम की रानी उदयमती हैं, जिन्होंने 11वीं शताब्दी में अपने पति **भीमदेव प्रथम** की स्मृति में यह बावड़ी बनवाई। यह 2014 से विश्व धरोहर स्थल है और 2018 से जारी ₹100 के नोट पर अंकित है।

सोमनाथ पर महमूद ग़ज़नवी के आक्रमण (लगभग 1025) के समय उन्हीं का शासन था; मोढेरा का सूर्य मंदिर भी उन्हीं के काल का है।`,
    },
    reasons: {
      a: {
        en: 'He ruled in the 12th century and was the patron of Hemachandra.',
        hi: 'उन्होंने 12वीं शताब्दी में शासन किया और वे हेमचंद्र के संरक्षक थे।',
      },
      b: { en: 'The Sahasralinga tank at Patan is his work.', hi: 'पाटन का सहस्रलिंग तालाब उनका बनवाया हुआ है।' },
      c: {
        en: 'His queen Udayamati is said to have built it in the 11th century.',
        hi: 'माना जाता है कि 11वीं शताब्दी में उनकी रानी उदयमती ने इसे बनवाया।',
      },
      d: {
        en: 'He founded the dynasty in the 10th century, long before the vav.',
        hi: 'उन्होंने 10वीं शताब्दी में, वाव से बहुत पहले, इस वंश की स्थापना की।',
      },
    },
  },
  {
    code: 'ss-039',
    exams: ['ssc'],
    subject: 'general-knowledge',
    topic: 'executive',
    difficulty: 'easy',
    targetSeconds: 10,
    stem: {
      en: 'Who administers the oath of office to the President of India under Article 60 of the Constitution?',
      hi: 'संविधान के अनुच्छेद 60 के अंतर्गत भारत के राष्ट्रपति को पद की शपथ कौन दिलाता है?',
    },
    options: [
      { id: 'a', content: { en: 'The Chief Justice of India', hi: 'भारत के मुख्य न्यायाधीश' } },
      { id: 'b', content: { en: 'The Speaker of the Lok Sabha', hi: 'लोक सभा के अध्यक्ष' } },
      { id: 'c', content: { en: 'The Vice-President of India', hi: 'भारत के उपराष्ट्रपति' } },
      { id: 'd', content: { en: 'The Attorney-General of India', hi: 'भारत के महान्यायवादी' } },
    ],
    key: { kind: 'mcq', optionIds: ['a'] },
    solution: {
      en: String.raw`Article 60: the President takes the oath in the presence of the **Chief Justice of India** or, in his or her absence, the senior-most judge of the Supreme Court available.

The President in turn (or a person appointed for it) gives the oath to the Vice-President and to the Chief Justice.`,
      hi: String.raw`अनुच्छेद 60: राष्ट्रपति **भारत के मुख्य न्यायाधीश** के समक्ष शपथ लेते हैं; उनकी अनुपस्थिति में सर्वोच्च न्यायालय के उपलब्ध वरिष्ठतम न्यायाधीश के समक्ष।

उपराष्ट्रपति और मुख्य न्यायाधीश को शपथ राष्ट्रपति (या उनके द्वारा नियुक्त व्यक्ति) दिलाते हैं।`,
    },
    reasons: {
      a: {
        en: 'Article 60 names the Chief Justice or, if absent, the senior-most judge of the Supreme Court.',
        hi: 'अनुच्छेद 60 में मुख्य न्यायाधीश और उनकी अनुपस्थिति में सर्वोच्च न्यायालय के वरिष्ठतम न्यायाधीश का उल्लेख है।',
      },
      b: {
        en: 'The Speaker presides over the House and has no part in this oath.',
        hi: 'अध्यक्ष सदन की अध्यक्षता करते हैं; इस शपथ में उनकी भूमिका नहीं है।',
      },
      c: {
        en: 'The President administers the oath to the Vice-President (Article 69), not the other way round.',
        hi: 'राष्ट्रपति उपराष्ट्रपति को शपथ दिलाते हैं (अनुच्छेद 69), न कि इसका उलटा।',
      },
      d: { en: 'The Attorney-General advises the government on law.', hi: 'महान्यायवादी सरकार को क़ानूनी सलाह देते हैं।' },
    },
  },
  {
    code: 'ss-040',
    exams: ['ssc'],
    subject: 'general-knowledge',
    topic: 'world-geography',
    difficulty: 'medium',
    targetSeconds: 15,
    stem: {
      en: 'Which strait separates the North Island of New Zealand from its South Island?',
      hi: 'न्यूज़ीलैंड के उत्तरी द्वीप को उसके दक्षिणी द्वीप से कौन-सा जलडमरूमध्य अलग करता है?',
    },
    options: [
      { id: 'a', content: { en: 'Torres Strait', hi: 'टॉरेस जलडमरूमध्य' } },
      { id: 'b', content: { en: 'Bass Strait', hi: 'बास जलडमरूमध्य' } },
      { id: 'c', content: { en: 'Foveaux Strait', hi: 'फ़ोवो जलडमरूमध्य' } },
      { id: 'd', content: { en: 'Cook Strait', hi: 'कुक जलडमरूमध्य' } },
    ],
    key: { kind: 'mcq', optionIds: ['d'] },
    solution: {
      en: String.raw`The **Cook Strait**, named after Captain James Cook, who sailed through it in 1770, lies between the two main islands; Wellington, the capital, stands on it.

Keep the straits of this part of the world together: Torres – New Guinea; Bass – Tasmania; Cook – New Zealand, North and South; Foveaux – Stewart Island.`,
      hi: String.raw`**कुक जलडमरूमध्य** दोनों मुख्य द्वीपों के बीच है। इसका नाम कप्तान जेम्स कुक के नाम पर रखा गया, जो 1770 में इससे होकर गुज़रे; राजधानी वेलिंगटन इसी के तट पर है।

इस क्षेत्र के जलडमरूमध्य एक साथ याद रखें: टॉरेस – न्यू गिनी; बास – तस्मानिया; कुक – न्यूज़ीलैंड का उत्तरी और दक्षिणी द्वीप; फ़ोवो – स्टीवर्ट द्वीप।`,
    },
    reasons: {
      a: { en: 'It separates Australia from New Guinea.', hi: 'यह ऑस्ट्रेलिया को न्यू गिनी से अलग करता है।' },
      b: {
        en: 'It separates Tasmania from the mainland of Australia.',
        hi: 'यह तस्मानिया को ऑस्ट्रेलिया की मुख्यभूमि से अलग करता है।',
      },
      c: {
        en: 'It lies further south, between the South Island and Stewart Island.',
        hi: 'यह और दक्षिण में, दक्षिणी द्वीप और स्टीवर्ट द्वीप के बीच है।',
      },
      d: {
        en: 'It joins the Tasman Sea to the South Pacific between the two islands.',
        hi: 'यह दोनों द्वीपों के बीच तस्मान सागर को दक्षिणी प्रशांत से जोड़ता है।',
      },
    },
  },
  {
    code: 'ss-041',
    exams: ['ssc'],
    subject: 'chemistry',
    topic: 'p-block',
    difficulty: 'easy',
    targetSeconds: 10,
    stem: {
      en: 'Which of the following is a non-metal that is liquid at room temperature?',
      hi: 'निम्नलिखित में से कौन-सी अधातु कमरे के तापमान पर द्रव अवस्था में पाई जाती है?',
    },
    options: [
      { id: 'a', content: { en: 'Chlorine', hi: 'क्लोरीन' } },
      { id: 'b', content: { en: 'Iodine', hi: 'आयोडीन' } },
      { id: 'c', content: { en: 'Mercury', hi: 'पारा' } },
      { id: 'd', content: { en: 'Bromine', hi: 'ब्रोमीन' } },
    ],
    key: { kind: 'mcq', optionIds: ['d'] },
    solution: {
      en: String.raw`Two elements are liquid at 25 °C: mercury, a metal, and **bromine**, a non-metal.

Down the halogens the state changes: chlorine is a gas, **bromine** a liquid, iodine a solid. The trap is mercury; the question asks for a non-metal.`,
      hi: String.raw`25 °C पर दो तत्व द्रव हैं: पारा, जो धातु है, और **ब्रोमीन**, जो अधातु है।

हैलोजन में नीचे जाने पर अवस्था बदलती है: क्लोरीन गैस, **ब्रोमीन** द्रव, आयोडीन ठोस। भ्रम पारे से होता है; प्रश्न अधातु का है।`,
    },
    reasons: {
      a: { en: 'It is a greenish-yellow gas at room temperature.', hi: 'यह कमरे के तापमान पर हरी-पीली गैस है।' },
      b: {
        en: 'It is a solid that turns to violet vapour when warmed.',
        hi: 'यह ठोस है, जो गर्म करने पर बैंगनी वाष्प देता है।',
      },
      c: { en: 'It is liquid too, but it is a metal.', hi: 'यह भी द्रव है, पर धातु है।' },
      d: {
        en: 'It is a red-brown liquid, the one non-metal that is liquid at 25 °C.',
        hi: 'यह लाल-भूरा द्रव है; 25 °C पर द्रव रहने वाली एकमात्र अधातु।',
      },
    },
  },
  {
    code: 'ss-042',
    exams: ['ssc'],
    subject: 'general-knowledge',
    topic: 'books-and-authors',
    difficulty: 'medium',
    targetSeconds: 25,
    stem: {
      en: "Who translated Banu Mushtaq's 'Heart Lamp', the winner of the International Booker Prize in 2025, from Kannada into English?",
      hi: "2025 में अंतरराष्ट्रीय बुकर पुरस्कार जीतने वाली बानू मुश्ताक़ की 'हार्ट लैंप' का कन्नड़ से अंग्रेज़ी में अनुवाद किसने किया?",
    },
    options: [
      { id: 'a', content: { en: 'Deepa Bhasthi', hi: 'दीपा भास्ती' } },
      { id: 'b', content: { en: 'Arunava Sinha', hi: 'अरुणाव सिन्हा' } },
      { id: 'c', content: { en: 'Jayasree Kalathil', hi: 'जयश्री कलत्तिल' } },
      { id: 'd', content: { en: 'Daisy Rockwell', hi: 'डेज़ी रॉकवेल' } },
    ],
    key: { kind: 'mcq', optionIds: ['a'] },
    solution: {
      en: String.raw`**Deepa Bhasthi** translated twelve stories by Banu Mushtaq. The International Booker Prize is shared equally by author and translator; 'Heart Lamp' was the first collection of short stories and the first book from Kannada to win it.

The pair to keep apart is that of 2022: Geetanjali Shree and Daisy Rockwell, 'Tomb of Sand', from Hindi.`,
      hi: String.raw`**दीपा भास्ती** ने बानू मुश्ताक़ की बारह कहानियों का अनुवाद किया। अंतरराष्ट्रीय बुकर पुरस्कार लेखक और अनुवादक में बराबर बँटता है; 'हार्ट लैंप' इसे जीतने वाला पहला कहानी-संग्रह और कन्नड़ की पहली पुस्तक थी।

2022 की जोड़ी अलग याद रखें: गीतांजलि श्री और डेज़ी रॉकवेल, हिंदी से 'टूम ऑफ़ सैंड'।`,
    },
    reasons: {
      a: {
        en: 'She chose and translated the stories and shared the prize.',
        hi: 'उन्होंने कहानियाँ चुनकर अनुवाद किया और पुरस्कार में सहभागी रहीं।',
      },
      b: { en: 'He is known for translations from Bengali.', hi: 'वे बांग्ला से अनुवादों के लिए जाने जाते हैं।' },
      c: {
        en: "She translates from Malayalam, as in S. Hareesh's 'Moustache'.",
        hi: "वे मलयालम से अनुवाद करती हैं, जैसे एस. हरीश की 'मुस्टैश'।",
      },
      d: {
        en: "She translated 'Tomb of Sand' from Hindi, the winner of 2022.",
        hi: "उन्होंने 2022 की विजेता 'टूम ऑफ़ सैंड' (रेत समाधि) का हिंदी से अनुवाद किया।",
      },
    },
  },
]

const liveAptitude: AuthoredQuestion[] = [
  {
    code: 'ss-043',
    exams: ['ssc'],
    subject: 'aptitude',
    topic: 'ratio',
    difficulty: 'easy',
    targetSeconds: 30,
    stem: {
      en: 'A sum of ₹10,200 is divided among Anita, Bimal and Chandni so that the shares of Anita and Bimal are in the ratio 2 : 3 and those of Bimal and Chandni are in the ratio 6 : 7. How much more does Chandni get than Anita?',
      hi: '₹10,200 को अनीता, बिमल और चाँदनी में इस प्रकार बाँटा जाता है कि अनीता और बिमल के हिस्सों का अनुपात 2 : 3 और बिमल और चाँदनी के हिस्सों का अनुपात 6 : 7 है। चाँदनी को अनीता से कितने रुपये अधिक मिलते हैं?',
    },
    options: [
      { id: 'a', content: { en: '₹600', hi: '₹600' } },
      { id: 'b', content: { en: '₹1,200', hi: '₹1,200' } },
      { id: 'c', content: { en: '₹4,250', hi: '₹4,250' } },
      { id: 'd', content: { en: '₹1,800', hi: '₹1,800' } },
    ],
    key: { kind: 'mcq', optionIds: ['d'] },
    solution: {
      en: String.raw`Bimal is in both ratios, so make him the same in both: 3 and 6 become 6.

2 : 3 = 4 : 6, and 6 : 7 stays, so the shares are 4 : 6 : 7, in all 17 parts.

One part = 10,200 ÷ 17 = ₹600. Chandni has 7 − 4 = 3 parts more: **₹1,800**.`,
      hi: String.raw`बिमल दोनों अनुपातों में है, इसलिए उसे दोनों में समान कीजिए: 3 और 6 की जगह 6।

2 : 3 = 4 : 6 और 6 : 7 वैसा ही रहता है, अतः हिस्से 4 : 6 : 7 हैं, कुल 17 भाग।

एक भाग = 10,200 ÷ 17 = ₹600। चाँदनी के 7 − 4 = 3 भाग अधिक हैं: **₹1,800**।`,
    },
    reasons: {
      a: { en: 'This is how much more Chandni gets than Bimal.', hi: 'चाँदनी को बिमल से इतना अधिक मिलता है।' },
      b: { en: 'This is how much more Bimal gets than Anita.', hi: 'बिमल को अनीता से इतना अधिक मिलता है।' },
      c: {
        en: 'This takes the three shares as 2 : 3 : 7, without making Bimal equal.',
        hi: 'इसमें बिमल को समान किए बिना तीनों हिस्से 2 : 3 : 7 मान लिए गए हैं।',
      },
      d: { en: '3 parts more out of 17, at ₹600 a part.', hi: '17 में से 3 भाग अधिक, ₹600 प्रति भाग।' },
    },
  },
  {
    code: 'ss-044',
    exams: ['ssc'],
    subject: 'aptitude',
    topic: 'time-and-work',
    difficulty: 'medium',
    targetSeconds: 42,
    stem: {
      en: 'Bhola can complete a piece of work alone in 20 days. Ketaki is 25% more efficient than Bhola. Bhola works alone for the first 2 days, and then Ketaki joins him. In how many days in all is the work completed?',
      hi: 'भोला अकेले किसी काम को 20 दिन में पूरा कर सकता है। केतकी भोला से 25% अधिक कार्यकुशल है। पहले 2 दिन भोला अकेले काम करता है, फिर केतकी भी काम में जुड़ जाती है। पूरा काम कुल कितने दिनों में समाप्त होता है?',
    },
    options: [
      { id: 'a', content: { en: String.raw`$10\frac{8}{9}$ days`, hi: String.raw`$10\frac{8}{9}$ दिन` } },
      { id: 'b', content: { en: '10 days', hi: '10 दिन' } },
      { id: 'c', content: { en: '8 days', hi: '8 दिन' } },
      { id: 'd', content: { en: String.raw`$8\frac{8}{9}$ days`, hi: String.raw`$8\frac{8}{9}$ दिन` } },
    ],
    key: { kind: 'mcq', optionIds: ['b'] },
    solution: {
      en: String.raw`Efficiencies are as 4 : 5 (100 : 125). Bhola does 4 units a day, so the work is 20 × 4 = 80 units.

In 2 days Bhola does 8 units; 72 are left. Together they do 9 a day: 72 ÷ 9 = 8 days.

In all 2 + 8 = **10 days**. The question asks for all the days, not for those after Ketaki joins.`,
      hi: String.raw`कार्यकुशलताओं का अनुपात 4 : 5 (100 : 125) है। भोला प्रतिदिन 4 इकाई करता है, अतः कुल काम 20 × 4 = 80 इकाई।

2 दिन में भोला 8 इकाई करता है; 72 बचीं। साथ में वे प्रतिदिन 9 इकाई करते हैं: 72 ÷ 9 = 8 दिन।

कुल 2 + 8 = **10 दिन**। प्रश्न में कुल दिन पूछे गए हैं, केवल केतकी के आने के बाद के नहीं।`,
    },
    reasons: {
      a: {
        en: 'This takes the whole work, 80 units, as left after the first 2 days.',
        hi: 'इसमें पहले 2 दिन के बाद भी पूरा काम, 80 इकाई, बचा मान लिया गया है।',
      },
      b: { en: '2 days alone and 72 ÷ 9 = 8 days together.', hi: '2 दिन अकेले और 72 ÷ 9 = 8 दिन साथ में।' },
      c: {
        en: 'This leaves out the 2 days in which Bhola worked alone.',
        hi: 'इसमें वे 2 दिन छूट गए जब भोला ने अकेले काम किया।',
      },
      d: {
        en: 'This would be the time if both worked from the first day: 80 ÷ 9.',
        hi: 'यह समय तब लगता जब दोनों पहले दिन से काम करते: 80 ÷ 9।',
      },
    },
  },
  {
    code: 'ss-045',
    exams: ['ssc'],
    subject: 'aptitude',
    topic: 'average',
    difficulty: 'easy',
    targetSeconds: 30,
    stem: {
      en: 'The average of 9 readings of a meter was worked out as 48. Later it was found that the readings 36 and 27 had been taken as 63 and 72 by mistake. What is the correct average?',
      hi: 'किसी मापक यंत्र के 9 पाठ्यांकों का औसत 48 निकाला गया। बाद में पता चला कि 36 और 27 के स्थान पर भूल से 63 और 72 ले लिए गए थे। सही औसत क्या है?',
    },
    options: [
      { id: 'a', content: { en: '43', hi: '43' } },
      { id: 'b', content: { en: '45', hi: '45' } },
      { id: 'c', content: { en: '56', hi: '56' } },
      { id: 'd', content: { en: '40', hi: '40' } },
    ],
    key: { kind: 'mcq', optionIds: ['d'] },
    solution: {
      en: String.raw`There is no need for the total 9 × 48. Only the error matters.

Too much was added: (63 − 36) + (72 − 27) = 27 + 45 = 72. Spread over 9 readings, 72 ÷ 9 = 8.

Correct average = 48 − 8 = **40**. Larger numbers had been taken, so the average must come down.`,
      hi: String.raw`कुल योग 9 × 48 निकालने की ज़रूरत नहीं। केवल भूल का हिसाब कीजिए।

अधिक जोड़ा गया: (63 − 36) + (72 − 27) = 27 + 45 = 72। 9 पाठ्यांकों पर: 72 ÷ 9 = 8।

सही औसत = 48 − 8 = **40**। बड़ी संख्याएँ ली गई थीं, इसलिए औसत घटेगा।`,
    },
    reasons: {
      a: {
        en: 'This corrects the second reading alone: 48 − 45 ÷ 9.',
        hi: 'इसमें केवल दूसरा पाठ्यांक सुधारा गया है: 48 − 45 ÷ 9।',
      },
      b: {
        en: 'This corrects the first reading alone: 48 − 27 ÷ 9.',
        hi: 'इसमें केवल पहला पाठ्यांक सुधारा गया है: 48 − 27 ÷ 9।',
      },
      c: {
        en: 'This adds the excess of 8 instead of taking it away.',
        hi: 'इसमें 8 की अधिकता घटाने के बजाय जोड़ दी गई है।',
      },
      d: { en: '48 − 72 ÷ 9 = 48 − 8.', hi: '48 − 72 ÷ 9 = 48 − 8।' },
    },
  },
  {
    code: 'ss-046',
    exams: ['ssc'],
    subject: 'aptitude',
    topic: 'geometry',
    difficulty: 'medium',
    targetSeconds: 40,
    stem: {
      en: String.raw`In $\triangle ABC$, the medians AD and BE are perpendicular to each other. If AD = 12 cm and BE = 15 cm, what is the area of $\triangle ABC$?`,
      hi: String.raw`$\triangle ABC$ में माध्यिकाएँ AD और BE परस्पर लंबवत हैं। यदि AD = 12 cm और BE = 15 cm है, तो $\triangle ABC$ का क्षेत्रफल कितना है?`,
    },
    options: [
      { id: 'a', content: { en: '80 sq cm', hi: '80 वर्ग cm' } },
      { id: 'b', content: { en: '120 sq cm', hi: '120 वर्ग cm' } },
      { id: 'c', content: { en: '90 sq cm', hi: '90 वर्ग cm' } },
      { id: 'd', content: { en: '40 sq cm', hi: '40 वर्ग cm' } },
    ],
    key: { kind: 'mcq', optionIds: ['b'] },
    solution: {
      en: String.raw`The medians meet at the centroid G, which divides each in the ratio 2 : 1 from the vertex: AG = 8 cm, BG = 10 cm.

They are perpendicular, so $\triangle AGB$ is right-angled at G: area = ½ × 8 × 10 = 40 sq cm.

G divides the triangle into three equal areas, so $\triangle ABC$ = 3 × 40 = **120 sq cm**. In short: $\frac{2}{3}$ × AD × BE.`,
      hi: String.raw`माध्यिकाएँ केंद्रक G पर मिलती हैं, जो हर माध्यिका को शीर्ष की ओर से 2 : 1 में बाँटता है: AG = 8 cm, BG = 10 cm।

वे लंबवत हैं, अतः $\triangle AGB$, G पर समकोण है: क्षेत्रफल = ½ × 8 × 10 = 40 वर्ग cm।

G त्रिभुज को तीन बराबर क्षेत्रफलों में बाँटता है, अतः $\triangle ABC$ = 3 × 40 = **120 वर्ग cm**। संक्षेप में: $\frac{2}{3}$ × AD × BE।`,
    },
    reasons: {
      a: {
        en: 'This takes triangle AGB as half of ABC; it is one-third.',
        hi: 'इसमें त्रिभुज AGB को ABC का आधा मान लिया गया है; वह एक-तिहाई है।',
      },
      b: {
        en: 'Triangle AGB has legs 8 cm and 10 cm, area 40, a third of the whole.',
        hi: 'त्रिभुज AGB की भुजाएँ 8 cm और 10 cm हैं और क्षेत्रफल 40, जो पूरे का एक-तिहाई है।',
      },
      c: {
        en: 'This is half of 12 × 15, the area of ABDE and not of the triangle.',
        hi: 'यह 12 × 15 का आधा है, जो ABDE का क्षेत्रफल है, त्रिभुज का नहीं।',
      },
      d: { en: 'This is the area of triangle AGB alone.', hi: 'यह केवल त्रिभुज AGB का क्षेत्रफल है।' },
    },
  },
  {
    code: 'ss-047',
    exams: ['ssc'],
    subject: 'aptitude',
    topic: 'data-interpretation',
    difficulty: 'easy',
    targetSeconds: 32,
    stem: {
      en: String.raw`The table shows the number of trees planted by four schools. In which school was the percentage increase from 2023 to 2024 the greatest?

| School | 2023 | 2024 |
| --- | ---: | ---: |
| P | 200 | 250 |
| Q | 400 | 480 |
| R | 300 | 366 |
| S | 150 | 195 |`,
      hi: String.raw`तालिका में चार विद्यालयों द्वारा लगाए गए पेड़ों की संख्या दी गई है। 2023 से 2024 में प्रतिशत वृद्धि किस विद्यालय में सबसे अधिक रही?

| विद्यालय | 2023 | 2024 |
| --- | ---: | ---: |
| P | 200 | 250 |
| Q | 400 | 480 |
| R | 300 | 366 |
| S | 150 | 195 |`,
    },
    options: [
      { id: 'a', content: { en: 'P', hi: 'P' } },
      { id: 'b', content: { en: 'Q', hi: 'Q' } },
      { id: 'c', content: { en: 'R', hi: 'R' } },
      { id: 'd', content: { en: 'S', hi: 'S' } },
    ],
    key: { kind: 'mcq', optionIds: ['d'] },
    solution: {
      en: String.raw`Compare the increase with the number of **2023**.

P: 50 on 200, a quarter = 25%. Q: 80 on 400, less than a quarter (100). R: 66 on 300, less than a quarter (75). S: 45 on 150 = 30%.

So **S**. Test against a quarter, and nothing else has to be divided. The trap is Q, with the most trees added.`,
      hi: String.raw`वृद्धि की तुलना **2023** की संख्या से कीजिए।

P: 200 पर 50, यानी चौथाई = 25%। Q: 400 पर 80, चौथाई (100) से कम। R: 300 पर 66, चौथाई (75) से कम। S: 150 पर 45 = 30%।

अतः **S**। चौथाई से तुलना कर लें तो और भाग देने की ज़रूरत नहीं। भ्रम Q से होता है, जिसमें सबसे अधिक पेड़ बढ़े।`,
    },
    reasons: {
      a: { en: '50 on 200 is 25%, the second highest.', hi: '200 पर 50, यानी 25%, जो दूसरे स्थान पर है।' },
      b: {
        en: 'Its increase of 80 trees is the largest, but on 400 it is only 20%.',
        hi: '80 पेड़ों की वृद्धि सबसे अधिक है, पर 400 पर वह केवल 20% है।',
      },
      c: { en: '66 on 300 is 22%.', hi: '300 पर 66, यानी 22%।' },
      d: { en: '45 on 150 is 30%, the highest of the four.', hi: '150 पर 45, यानी 30%, जो चारों में सबसे अधिक है।' },
    },
  },
]

const liveEnglish: AuthoredQuestion[] = [
  {
    code: 'ss-048',
    exams: ['ssc'],
    subject: 'english',
    topic: 'synonyms',
    difficulty: 'medium',
    targetSeconds: 12,
    stem: {
      en: String.raw`Select the word that is closest in meaning to the given word.

**CAPRICIOUS**`,
      hi: String.raw`दिए गए शब्द के निकटतम अर्थ वाला शब्द चुनिए।

**CAPRICIOUS**`,
    },
    options: [
      { id: 'a', content: { en: 'Roomy', hi: 'Roomy' } },
      { id: 'b', content: { en: 'Fickle', hi: 'Fickle' } },
      { id: 'c', content: { en: 'Greedy', hi: 'Greedy' } },
      { id: 'd', content: { en: 'Steadfast', hi: 'Steadfast' } },
    ],
    key: { kind: 'mcq', optionIds: ['b'] },
    solution: {
      en: String.raw`**Capricious** comes from "caprice", a sudden whim: *a capricious ruler* changes his mind without reason. The nearest word is **Fickle**, changing often.

Keep three words apart: **capacious** (roomy), **avaricious** (greedy) and capricious.`,
      hi: String.raw`**Capricious** "caprice" (अचानक उठी सनक) से बना है: *a capricious ruler* बिना कारण मन बदलता रहता है। इसके सबसे निकट **Fickle** (चंचल) है।

तीन शब्दों में अंतर याद रखें: **capacious** (जगह वाला), **avaricious** (लालची) और capricious (चंचल)।`,
    },
    reasons: {
      a: { en: 'This confuses "capricious" with "capacious".', hi: 'इसमें "capricious" को "capacious" समझ लिया गया है।' },
      b: {
        en: 'A fickle person changes his mind by whim, as a capricious one does.',
        hi: 'Fickle व्यक्ति सनक से मन बदलता रहता है, ठीक capricious की तरह।',
      },
      c: {
        en: 'This confuses "capricious" with "avaricious".',
        hi: 'इसमें "capricious" को "avaricious" समझ लिया गया है।',
      },
      d: { en: 'Steadfast, that is firm and unchanging, is the opposite.', hi: 'Steadfast, यानी अटल, इसका विलोम है।' },
    },
  },
  {
    code: 'ss-049',
    exams: ['ssc'],
    subject: 'english',
    topic: 'error-spotting',
    difficulty: 'medium',
    targetSeconds: 25,
    stem: {
      en: String.raw`Parts of the following sentence have been given as options. Select the option that contains an error.

While returning to the island at dusk, / a sudden squall struck the fishing boat / and tore away the sail / that the crew had mended.`,
      hi: String.raw`निम्नलिखित वाक्य के भाग विकल्पों के रूप में दिए गए हैं। त्रुटि वाला विकल्प चुनिए।

While returning to the island at dusk, / a sudden squall struck the fishing boat / and tore away the sail / that the crew had mended.`,
    },
    options: [
      {
        id: 'a',
        content: { en: 'While returning to the island at dusk', hi: 'While returning to the island at dusk' },
      },
      {
        id: 'b',
        content: { en: 'a sudden squall struck the fishing boat', hi: 'a sudden squall struck the fishing boat' },
      },
      { id: 'c', content: { en: 'and tore away the sail', hi: 'and tore away the sail' } },
      { id: 'd', content: { en: 'that the crew had mended', hi: 'that the crew had mended' } },
    ],
    key: { kind: 'mcq', optionIds: ['a'] },
    solution: {
      en: String.raw`A phrase with **-ing** and no subject of its own borrows the subject of the main clause. Here that is "a sudden squall", and a squall was not returning to the island.

Give the phrase a subject: *While **they were returning** to the island at dusk, a sudden squall struck the fishing boat …*

Whenever a sentence opens with an -ing phrase, ask at once: who did it?`,
      hi: String.raw`जिस **-ing** पदबंध का अपना कर्ता न हो, वह मुख्य उपवाक्य का कर्ता ले लेता है। यहाँ वह "a sudden squall" (अचानक आया झोंका) है, और झोंका द्वीप को नहीं लौट रहा था।

पदबंध को कर्ता दीजिए: *While **they were returning** to the island at dusk, a sudden squall struck the fishing boat …*

वाक्य -ing पदबंध से शुरू हो, तो तुरंत पूछिए: यह काम किसने किया?`,
    },
    reasons: {
      a: {
        en: 'The phrase has no proper subject: a squall was not returning.',
        hi: 'इस पदबंध का सही कर्ता नहीं है: squall तो लौट नहीं रहा था।',
      },
      b: {
        en: '"Struck" is the right past tense of "strike".',
        hi: '"Strike" का past tense "struck" सही है।',
      },
      c: {
        en: '"Tore" is in the past tense, like "struck", to which "and" joins it.',
        hi: '"Tore" past tense में है, जैसे "struck", जिससे "and" इसे जोड़ता है।',
      },
      d: {
        en: 'The past perfect is right: the mending came before the squall.',
        hi: 'Past perfect सही है: मरम्मत squall से पहले हुई थी।',
      },
    },
  },
  {
    code: 'ss-050',
    exams: ['ssc'],
    subject: 'english',
    topic: 'active-passive',
    difficulty: 'easy',
    targetSeconds: 20,
    stem: {
      en: String.raw`Select the option that gives the passive voice of the following sentence.

They will have counted all the votes by noon.`,
      hi: String.raw`निम्नलिखित वाक्य का passive voice देने वाला विकल्प चुनिए।

They will have counted all the votes by noon.`,
    },
    options: [
      {
        id: 'a',
        content: {
          en: 'All the votes will have been counted by noon.',
          hi: 'All the votes will have been counted by noon.',
        },
      },
      {
        id: 'b',
        content: { en: 'All the votes have been counted by noon.', hi: 'All the votes have been counted by noon.' },
      },
      {
        id: 'c',
        content: { en: 'All the votes will be counted by noon.', hi: 'All the votes will be counted by noon.' },
      },
      {
        id: 'd',
        content: { en: 'All the votes will have counted by noon.', hi: 'All the votes will have counted by noon.' },
      },
    ],
    key: { kind: 'mcq', optionIds: ['a'] },
    solution: {
      en: String.raw`Keep the tense and put in "be" in its form. Future perfect: **will have** + counted → **will have been** + counted.

"By them" is left out, as nobody in particular is meant. "By noon" stays: it tells the time, not the doer.`,
      hi: String.raw`काल वही रखिए और "be" का उचित रूप जोड़िए। Future perfect: **will have** + counted → **will have been** + counted।

"By them" छोड़ दिया जाता है, क्योंकि किसी विशेष व्यक्ति की बात नहीं है। "By noon" बना रहता है: वह समय बताता है, करने वाला नहीं।`,
    },
    reasons: {
      a: {
        en: 'Will have + counted becomes will have been + counted.',
        hi: 'Will have + counted का passive will have been + counted है।',
      },
      b: {
        en: '"Will" is lost; this is the passive of "have counted".',
        hi: '"Will" छूट गया है; यह "have counted" का passive है।',
      },
      c: {
        en: 'This is the passive of the simple future "will count".',
        hi: 'यह simple future "will count" का passive है।',
      },
      d: {
        en: 'Without "been" the votes themselves would do the counting.',
        hi: '"Been" के बिना अर्थ होगा कि वोट स्वयं गिनती करेंगे।',
      },
    },
  },
  {
    code: 'ss-051',
    exams: ['ssc'],
    subject: 'english',
    topic: 'one-word-substitution',
    difficulty: 'easy',
    targetSeconds: 10,
    stem: {
      en: String.raw`Select the option that means the same as the given group of words.

An abnormal fear of heights`,
      hi: String.raw`उस विकल्प का चयन कीजिए जिसका अर्थ दिए गए शब्द-समूह जैसा है।

An abnormal fear of heights`,
    },
    options: [
      { id: 'a', content: { en: 'Claustrophobia', hi: 'Claustrophobia' } },
      { id: 'b', content: { en: 'Hydrophobia', hi: 'Hydrophobia' } },
      { id: 'c', content: { en: 'Acrophobia', hi: 'Acrophobia' } },
      { id: 'd', content: { en: 'Agoraphobia', hi: 'Agoraphobia' } },
    ],
    key: { kind: 'mcq', optionIds: ['c'] },
    solution: {
      en: String.raw`**Acrophobia** comes from *akron*, the highest point, as in "acropolis", the upper city, and "acrobat", who walks on tiptoe.

The one to confuse is agoraphobia: *agora* was the market-place.`,
      hi: String.raw`**Acrophobia** का मूल *akron* यानी सबसे ऊँचा बिंदु है, जैसे "acropolis" (ऊँचाई पर बसा नगर) में।

भ्रम agoraphobia से होता है: *agora* का अर्थ बाज़ार या चौक था।`,
    },
    reasons: {
      a: { en: 'It is the fear of closed places.', hi: 'यह बंद स्थानों का भय है।' },
      b: { en: 'It is the fear of water, also a name of rabies.', hi: 'यह पानी का भय है; रेबीज़ का भी एक नाम।' },
      c: { en: 'The Greek *akron* means a summit.', hi: 'यूनानी *akron* का अर्थ है शिखर।' },
      d: { en: 'It is the fear of open or crowded places.', hi: 'यह खुले या भीड़ भरे स्थानों का भय है।' },
    },
  },
  {
    code: 'ss-052',
    exams: ['ssc'],
    subject: 'english',
    topic: 'sentence-improvement',
    difficulty: 'easy',
    targetSeconds: 25,
    stem: {
      en: String.raw`Select the most appropriate substitute for the part in bold. If none is needed, select 'No substitution'.

Not until the audit was over **the directors realised** how much had been lost.`,
      hi: String.raw`मोटे अक्षरों वाले भाग का सबसे उपयुक्त प्रतिस्थापन चुनिए। यदि प्रतिस्थापन की आवश्यकता न हो, तो 'No substitution' चुनिए।

Not until the audit was over **the directors realised** how much had been lost.`,
    },
    options: [
      { id: 'a', content: { en: 'did the directors realised', hi: 'did the directors realised' } },
      { id: 'b', content: { en: 'did the directors realise', hi: 'did the directors realise' } },
      { id: 'c', content: { en: 'the directors did realise', hi: 'the directors did realise' } },
      { id: 'd', content: { en: 'No substitution', hi: 'No substitution' }, pinned: true },
    ],
    key: { kind: 'mcq', optionIds: ['b'] },
    solution: {
      en: String.raw`When a sentence opens with a negative phrase (*not until, never, seldom, under no circumstances*), the **main** clause takes the order of a question: *Not until the audit was over **did the directors realise** …*

The clause after "until" keeps its usual order: "the audit was over". Do not invert that one.`,
      hi: String.raw`वाक्य नकारात्मक पदबंध (*not until, never, seldom, under no circumstances*) से शुरू हो, तो **मुख्य** उपवाक्य में प्रश्न जैसा क्रम आता है: *Not until the audit was over **did the directors realise** …*

"Until" के बाद वाले उपवाक्य ("the audit was over") का क्रम सामान्य रहता है। उसे न उलटें।`,
    },
    reasons: {
      a: { en: 'After "did" the verb stands in its first form.', hi: '"Did" के बाद क्रिया का पहला रूप आता है।' },
      b: {
        en: '"Not until …" in front turns the main clause round: did + subject + verb.',
        hi: 'आरंभ में "Not until …" हो तो मुख्य उपवाक्य उलटता है: did + कर्ता + क्रिया।',
      },
      c: { en: '"Did" is there, but the order is not inverted.', hi: '"Did" है, पर क्रम नहीं उलटा गया।' },
      d: {
        en: 'After a negative phrase in front the usual order is wrong.',
        hi: 'आरंभ में नकारात्मक पदबंध हो तो सामान्य क्रम ग़लत है।',
      },
    },
  },
]

const mockAptitude1: AuthoredQuestion[] = [
  {
    code: 'ss-093',
    exams: ['ssc'],
    subject: 'aptitude',
    topic: 'hcf-and-lcm',
    difficulty: 'easy',
    targetSeconds: 35,
    stem: {
      en: 'The product of two natural numbers is 5,070 and their HCF is 13. How many such pairs of numbers are possible?',
      hi: 'दो प्राकृतिक संख्याओं का गुणनफल 5,070 और उनका म.स. 13 है। संख्याओं के ऐसे कितने युग्म संभव हैं?',
    },
    options: [
      { id: 'a', content: { en: '4', hi: '4' } },
      { id: 'b', content: { en: '3', hi: '3' } },
      { id: 'c', content: { en: '8', hi: '8' } },
      { id: 'd', content: { en: '2', hi: '2' } },
    ],
    key: { kind: 'mcq', optionIds: ['a'] },
    solution: {
      en: String.raw`Let the numbers be 13x and 13y, where x and y have no common factor. Then 169xy = 5,070, so xy = 30.

Split 30 = 2 × 3 × 5 into two coprime parts: (1, 30), (2, 15), (3, 10), (5, 6). That is **4** pairs.

Do not forget the part 1: 13 and 390 are such a pair too.`,
      hi: String.raw`मान लीजिए संख्याएँ 13x और 13y हैं, जहाँ x और y में कोई उभयनिष्ठ गुणनखंड नहीं है। तब 169xy = 5,070, अतः xy = 30।

30 = 2 × 3 × 5 को दो सह-अभाज्य भागों में बाँटिए: (1, 30), (2, 15), (3, 10), (5, 6)। अतः **4** युग्म।

भाग 1 को न भूलिए: 13 और 390 भी ऐसा ही युग्म है।`,
    },
    reasons: {
      a: {
        en: '30 splits into coprime parts in four ways, from (1, 30) to (5, 6).',
        hi: '30 के सह-अभाज्य भाग चार तरह से बनते हैं, (1, 30) से (5, 6) तक।',
      },
      b: { en: 'This leaves out the pair 13 and 390, with the part 1.', hi: 'इसमें भाग 1 वाला युग्म 13 और 390 छूट गया है।' },
      c: {
        en: 'This counts every pair twice, once in each order.',
        hi: 'इसमें हर युग्म दोनों क्रमों में, यानी दो बार गिना गया है।',
      },
      d: { en: 'This sees only (3, 10) and (5, 6).', hi: 'इसमें केवल (3, 10) और (5, 6) देखे गए हैं।' },
    },
  },
  {
    code: 'ss-094',
    exams: ['ssc'],
    subject: 'aptitude',
    topic: 'percentage',
    difficulty: 'medium',
    targetSeconds: 40,
    stem: {
      en: 'Of the candidates who took a driving test, 60% were women. If 15% of the women and 30% of the men failed, then what percentage of all those who failed were men?',
      hi: 'ड्राइविंग परीक्षण देने वाले अभ्यर्थियों में 60% महिलाएँ थीं। यदि 15% महिलाएँ और 30% पुरुष अनुत्तीर्ण हुए, तो कुल अनुत्तीर्ण अभ्यर्थियों में कितने प्रतिशत पुरुष थे?',
    },
    options: [
      { id: 'a', content: { en: String.raw`$57\frac{1}{7}\%$`, hi: String.raw`$57\frac{1}{7}\%$` } },
      { id: 'b', content: { en: String.raw`$66\frac{2}{3}\%$`, hi: String.raw`$66\frac{2}{3}\%$` } },
      { id: 'c', content: { en: String.raw`$42\frac{6}{7}\%$`, hi: String.raw`$42\frac{6}{7}\%$` } },
      { id: 'd', content: { en: String.raw`$33\frac{1}{3}\%$`, hi: String.raw`$33\frac{1}{3}\%$` } },
    ],
    key: { kind: 'mcq', optionIds: ['a'] },
    solution: {
      en: String.raw`Take 100 candidates: 60 women and 40 men.

Failed: 15% of 60 = 9 women and 30% of 40 = 12 men, 21 in all.

Share of the men: 12 ÷ 21 = 4 ÷ 7 = $\mathbf{57\frac{1}{7}\%}$.

The trap is 30 : 15: the two percentages are of different numbers, so weigh them first.`,
      hi: String.raw`100 अभ्यर्थी मानिए: 60 महिलाएँ और 40 पुरुष।

अनुत्तीर्ण: 60 का 15% = 9 महिलाएँ और 40 का 30% = 12 पुरुष, कुल 21।

पुरुषों का भाग: 12 ÷ 21 = 4 ÷ 7 = $\mathbf{57\frac{1}{7}\%}$।

सावधानी: 30 : 15 का अनुपात सीधे न लें; दोनों प्रतिशत अलग-अलग संख्याओं के हैं।`,
    },
    reasons: {
      a: {
        en: '12 men of the 21 who failed, that is, four-sevenths.',
        hi: '21 अनुत्तीर्ण में 12 पुरुष, यानी सात में से चार भाग।',
      },
      b: {
        en: 'This takes 30 of 30 + 15, as if men and women were equal in number.',
        hi: 'इसमें 30 + 15 में से 30 लिया गया है, मानो पुरुष और महिलाएँ बराबर हों।',
      },
      c: { en: 'This is the share of the women, 9 of 21.', hi: 'यह महिलाओं का भाग है, 21 में से 9।' },
      d: {
        en: 'This takes 15 of 15 + 30: the women, and without their weight.',
        hi: 'इसमें 15 + 30 में से 15 लिया गया है: महिलाओं का भाग, वह भी बिना भार के।',
      },
    },
  },
  {
    code: 'ss-095',
    exams: ['ssc'],
    subject: 'aptitude',
    topic: 'profit-and-loss',
    difficulty: 'medium',
    targetSeconds: 40,
    stem: {
      en: 'A grocer sells lentils at a price 15% above the cost price and, by a false weight, gives only 920 g in place of every kilogram. What is his actual gain percentage?',
      hi: 'एक पंसारी दाल को क्रय मूल्य से 15% अधिक मूल्य पर बेचता है और ग़लत बाट से हर किलोग्राम के स्थान पर केवल 920 g देता है। उसका वास्तविक लाभ प्रतिशत कितना है?',
    },
    options: [
      { id: 'a', content: { en: '23%', hi: '23%' } },
      { id: 'b', content: { en: '24.2%', hi: '24.2%' } },
      { id: 'c', content: { en: '23.7%', hi: '23.7%' } },
      { id: 'd', content: { en: '25%', hi: '25%' } },
    ],
    key: { kind: 'mcq', optionIds: ['d'] },
    solution: {
      en: String.raw`Let 1 g cost ₹1. For 920 g, which cost him ₹920, he is paid the price of 1,000 g: ₹1,150.

Gain = 230 on 920 = ¼ = **25%**.

In short: 115 ÷ 92 = 1.25. The 8% short weight is counted on 920 and not on 1,000, so 15 and 8 are neither added nor compounded.`,
      hi: String.raw`मान लीजिए 1 g का क्रय मूल्य ₹1 है। वह 920 g देता है, जिसका क्रय मूल्य ₹920 है, और 1,000 g का मूल्य लेता है: ₹1,150।

लाभ = 920 पर 230 = ¼ = **25%**।

संक्षेप में: 115 ÷ 92 = 1.25। 8% की कमी 1,000 पर नहीं, 920 पर गिनी जाएगी, इसलिए 15 और 8 को न जोड़िए, न उनका संयुक्त प्रतिशत लीजिए।`,
    },
    reasons: {
      a: { en: 'This adds 15 and 8 as they stand.', hi: 'इसमें 15 और 8 सीधे जोड़ दिए गए हैं।' },
      b: {
        en: 'This compounds 15% and 8%: 1.15 × 1.08 = 1.242.',
        hi: 'इसमें 15% और 8% का संयुक्त प्रतिशत लिया गया है: 1.15 × 1.08 = 1.242।',
      },
      c: {
        en: 'This adds 15% and the gain by weight alone, 80 ÷ 920 = 8.7%.',
        hi: 'इसमें 15% में केवल कम तौल का लाभ 80 ÷ 920 = 8.7% जोड़ दिया गया है।',
      },
      d: {
        en: '₹1,150 is received for goods that cost ₹920: 230 ÷ 920 = ¼.',
        hi: '₹920 के माल के ₹1,150 मिलते हैं: 230 ÷ 920 = ¼।',
      },
    },
  },
  {
    code: 'ss-096',
    exams: ['ssc'],
    subject: 'aptitude',
    topic: 'boats-and-streams',
    difficulty: 'easy',
    targetSeconds: 35,
    stem: {
      en: 'A motorboat covers 42 km downstream in 3 hours 30 minutes and returns over the same distance in 5 hours 15 minutes. How long will it take to cover 36 km in still water?',
      hi: 'एक मोटरबोट धारा की दिशा में 42 km की दूरी 3 घंटे 30 मिनट में तय करती है और उतनी ही दूरी 5 घंटे 15 मिनट में लौटती है। शांत जल में 36 km तय करने में उसे कितना समय लगेगा?',
    },
    options: [
      { id: 'a', content: { en: '3 hours', hi: '3 घंटे' } },
      { id: 'b', content: { en: '3 hours 36 minutes', hi: '3 घंटे 36 मिनट' } },
      { id: 'c', content: { en: '4 hours 30 minutes', hi: '4 घंटे 30 मिनट' } },
      { id: 'd', content: { en: '3 hours 45 minutes', hi: '3 घंटे 45 मिनट' } },
    ],
    key: { kind: 'mcq', optionIds: ['b'] },
    solution: {
      en: String.raw`Downstream: 42 ÷ 3.5 = 12 km/h. Upstream: 42 ÷ 5.25 = 8 km/h.

The speed in still water is midway between the two: (12 + 8) ÷ 2 = 10 km/h. So 36 km take 3.6 hours, that is, **3 hours 36 minutes**.

Do not use the average speed of the whole trip, 84 ÷ 8.75 = 9.6 km/h; it is always less than the speed in still water.`,
      hi: String.raw`धारा की दिशा में: 42 ÷ 3.5 = 12 km/h। धारा के विपरीत: 42 ÷ 5.25 = 8 km/h।

शांत जल में चाल इन दोनों के ठीक बीच में है: (12 + 8) ÷ 2 = 10 km/h। अतः 36 km में 3.6 घंटे, यानी **3 घंटे 36 मिनट** लगेंगे।

पूरी यात्रा की औसत चाल 84 ÷ 8.75 = 9.6 km/h न लें; वह शांत जल की चाल से सदा कम होती है।`,
    },
    reasons: {
      a: {
        en: 'This is the time at the downstream speed, 12 km/h.',
        hi: 'यह धारा की दिशा वाली चाल 12 km/h से लगने वाला समय है।',
      },
      b: { en: 'In still water the boat runs at 10 km/h.', hi: 'शांत जल में नाव की चाल 10 km/h है।' },
      c: { en: 'This is the time at the upstream speed, 8 km/h.', hi: 'यह धारा के विपरीत चाल 8 km/h से लगने वाला समय है।' },
      d: {
        en: 'This uses the average speed of the trip both ways, 9.6 km/h.',
        hi: 'इसमें आने-जाने की औसत चाल 9.6 km/h ली गई है।',
      },
    },
  },
  {
    code: 'ss-097',
    exams: ['ssc'],
    subject: 'aptitude',
    topic: 'time-and-work',
    difficulty: 'hard',
    targetSeconds: 50,
    stem: {
      en: 'To finish a piece of work alone, Anil takes 8 days more and Bela takes 18 days more than the two take together. They work together for 6 days, and then Anil leaves. In how many more days will Bela finish the work?',
      hi: 'किसी काम को अकेले पूरा करने में अनिल को, दोनों के मिलकर काम करने के समय से, 8 दिन अधिक और बेला को 18 दिन अधिक लगते हैं। वे 6 दिन मिलकर काम करते हैं, फिर अनिल काम छोड़ देता है। बेला शेष काम और कितने दिनों में पूरा करेगी?',
    },
    options: [
      { id: 'a', content: { en: '10 days', hi: '10 दिन' } },
      { id: 'b', content: { en: '12 days', hi: '12 दिन' } },
      { id: 'c', content: { en: '15 days', hi: '15 दिन' } },
      { id: 'd', content: { en: '6 days', hi: '6 दिन' } },
    ],
    key: { kind: 'mcq', optionIds: ['c'] },
    solution: {
      en: String.raw`Let them take t days together. Then

$$
\frac{1}{t+8} + \frac{1}{t+18} = \frac{1}{t}
$$

which comes to t² = 8 × 18 = 144, so t = 12. (Learn it: together = the root of the product of the two excesses.)

Alone, Bela takes 12 + 18 = 30 days. In 6 days together 6 ÷ 12 = half is done, and for the other half she needs **15 days**.`,
      hi: String.raw`मान लीजिए दोनों मिलकर t दिन लेते हैं। तब

$$
\frac{1}{t+8} + \frac{1}{t+18} = \frac{1}{t}
$$

इससे t² = 8 × 18 = 144, अतः t = 12। (याद रखें: मिलकर लगा समय = दोनों अतिरिक्त समयों के गुणनफल का वर्गमूल।)

बेला अकेले 12 + 18 = 30 दिन लेती है। 6 दिनों में मिलकर 6 ÷ 12 यानी आधा काम हुआ, और शेष आधे में उसे **15 दिन** लगेंगे।`,
    },
    reasons: {
      a: { en: 'This is the time Anil would need for the other half.', hi: 'शेष आधे काम में इतना समय अनिल को लगता।' },
      b: {
        en: 'This is the time in which the two do the whole work together.',
        hi: 'इतने दिनों में दोनों मिलकर पूरा काम कर लेते हैं।',
      },
      c: {
        en: 'Half of the work is left, and Bela alone takes 30 days.',
        hi: 'आधा काम शेष है और बेला पूरा काम 30 दिनों में करती है।',
      },
      d: { en: 'This is the time if Anil had stayed: 12 − 6.', hi: 'यह समय तब लगता जब अनिल भी साथ रहता: 12 − 6।' },
    },
  },
  {
    code: 'ss-098',
    exams: ['ssc'],
    subject: 'aptitude',
    topic: 'mensuration',
    difficulty: 'medium',
    targetSeconds: 40,
    stem: {
      en: 'A solid metal cylinder of radius 6 cm and height 20 cm is melted, and 10% of the metal is lost. How many solid cones of radius 3 cm and height 6 cm can be cast from the rest?',
      hi: '6 cm त्रिज्या और 20 cm ऊँचाई वाले धातु के एक ठोस बेलन को पिघलाया जाता है, जिसमें 10% धातु नष्ट हो जाती है। शेष धातु से 3 cm त्रिज्या और 6 cm ऊँचाई वाले कितने ठोस शंकु ढाले जा सकते हैं?',
    },
    options: [
      { id: 'a', content: { en: '40', hi: '40' } },
      { id: 'b', content: { en: '36', hi: '36' } },
      { id: 'c', content: { en: '108', hi: '108' } },
      { id: 'd', content: { en: '44', hi: '44' } },
    ],
    key: { kind: 'mcq', optionIds: ['b'] },
    solution: {
      en: String.raw`Leave π in, since it cancels.

Cylinder: π × 36 × 20 = 720π; 90% of it is 648π. One cone: ⅓ × π × 9 × 6 = 18π.

Number of cones = 648 ÷ 18 = **36**.

Quicker: without loss 720 ÷ 18 = 40, and 90% of 40 is 36.`,
      hi: String.raw`π को वैसे ही रहने दीजिए, वह कट जाएगा।

बेलन: π × 36 × 20 = 720π; इसका 90% = 648π। एक शंकु: ⅓ × π × 9 × 6 = 18π।

शंकुओं की संख्या = 648 ÷ 18 = **36**।

जल्दी: बिना हानि के 720 ÷ 18 = 40, और 40 का 90% = 36।`,
    },
    reasons: {
      a: { en: 'This leaves the loss of metal out.', hi: 'इसमें धातु की हानि छोड़ दी गई है।' },
      b: { en: '90% of 720π, divided by 18π.', hi: '720π का 90%, भाग 18π।' },
      c: {
        en: 'This does not square the radius of the cone and takes its volume as 6π.',
        hi: 'इसमें शंकु की त्रिज्या का वर्ग नहीं किया गया और आयतन 6π ले लिया गया है।',
      },
      d: { en: 'This adds 10% of the metal instead of taking it away.', hi: 'इसमें 10% धातु घटाने के बजाय जोड़ दी गई है।' },
    },
  },
  {
    code: 'ss-099',
    exams: ['ssc'],
    subject: 'aptitude',
    topic: 'heights-and-distances',
    difficulty: 'medium',
    targetSeconds: 40,
    stem: {
      en: String.raw`A ladder leaning against a vertical wall makes an angle of $60^\circ$ with the level ground. When its foot is pulled away from the wall, its top slides down by 4 m and the ladder makes an angle of $30^\circ$ with the ground. What is the length of the ladder?`,
      hi: String.raw`एक ऊर्ध्वाधर दीवार के सहारे टिकी सीढ़ी समतल ज़मीन से $60^\circ$ का कोण बनाती है। उसके पाद को दीवार से दूर खींचने पर उसका ऊपरी सिरा 4 m नीचे खिसक जाता है और सीढ़ी ज़मीन से $30^\circ$ का कोण बनाती है। सीढ़ी की लंबाई कितनी है?`,
    },
    options: [
      { id: 'a', content: { en: String.raw`$2(\sqrt{3} + 1)$ m`, hi: String.raw`$2(\sqrt{3} + 1)$ m` } },
      { id: 'b', content: { en: String.raw`$8(\sqrt{3} + 1)$ m`, hi: String.raw`$8(\sqrt{3} + 1)$ m` } },
      { id: 'c', content: { en: String.raw`$4(\sqrt{3} + 1)$ m`, hi: String.raw`$4(\sqrt{3} + 1)$ m` } },
      { id: 'd', content: { en: String.raw`$4(\sqrt{3} - 1)$ m`, hi: String.raw`$4(\sqrt{3} - 1)$ m` } },
    ],
    key: { kind: 'mcq', optionIds: ['c'] },
    solution: {
      en: String.raw`The length L does not change; only the height L sin θ does.

$L\left(\frac{\sqrt{3}}{2} - \frac{1}{2}\right) = 4$, so $L = \frac{8}{\sqrt{3} - 1}$

Multiply above and below by $\sqrt{3} + 1$; the lower part becomes 3 − 1 = 2:

$L = \frac{8(\sqrt{3} + 1)}{2} = \mathbf{4(\sqrt{3} + 1)}$ m, about 10.9 m.`,
      hi: String.raw`सीढ़ी की लंबाई L नहीं बदलती; केवल ऊँचाई L sin θ बदलती है।

$L\left(\frac{\sqrt{3}}{2} - \frac{1}{2}\right) = 4$, अतः $L = \frac{8}{\sqrt{3} - 1}$

अंश और हर को $\sqrt{3} + 1$ से गुणा कीजिए; हर 3 − 1 = 2 हो जाता है:

$L = \frac{8(\sqrt{3} + 1)}{2} = \mathbf{4(\sqrt{3} + 1)}$ m, लगभग 10.9 m।`,
    },
    reasons: {
      a: {
        en: String.raw`This takes the heights as $\sqrt{3}L$ and $L$, without the half.`,
        hi: String.raw`इसमें ऊँचाइयाँ आधी किए बिना $\sqrt{3}L$ और $L$ ली गई हैं।`,
      },
      b: {
        en: String.raw`This forgets to divide by 2, the product $(\sqrt{3} - 1)(\sqrt{3} + 1)$.`,
        hi: String.raw`इसमें $(\sqrt{3} - 1)(\sqrt{3} + 1)$ = 2 से भाग देना छूट गया है।`,
      },
      c: {
        en: String.raw`The fall of 4 m is $L(\sin 60^\circ - \sin 30^\circ)$.`,
        hi: String.raw`4 m की गिरावट $L(\sin 60^\circ - \sin 30^\circ)$ के बराबर है।`,
      },
      d: {
        en: String.raw`The sign is not changed when $\sqrt{3} - 1$ is moved out of the denominator.`,
        hi: String.raw`हर से $\sqrt{3} - 1$ हटाते समय उसका चिह्न नहीं बदला गया।`,
      },
    },
  },
  {
    code: 'ss-100',
    exams: ['ssc'],
    subject: 'aptitude',
    topic: 'data-interpretation',
    difficulty: 'easy',
    targetSeconds: 35,
    stem: {
      en: String.raw`The table shows the number of books issued by a library in four months and the percentage of them that were returned late. What percentage of all the books issued in the four months was returned late?

| Month | Books issued | Returned late |
| --- | ---: | ---: |
| January | 400 | 15% |
| February | 500 | 8% |
| March | 300 | 20% |
| April | 800 | 10% |`,
      hi: String.raw`तालिका में एक पुस्तकालय द्वारा चार महीनों में दी गई पुस्तकों की संख्या और उनमें से देर से लौटाई गई पुस्तकों का प्रतिशत दिया गया है। चारों महीनों में दी गई कुल पुस्तकों में से कितने प्रतिशत देर से लौटाई गईं?

| महीना | दी गई पुस्तकें | देर से लौटाई गईं |
| --- | ---: | ---: |
| जनवरी | 400 | 15% |
| फ़रवरी | 500 | 8% |
| मार्च | 300 | 20% |
| अप्रैल | 800 | 10% |`,
    },
    options: [
      { id: 'a', content: { en: '13.25%', hi: '13.25%' } },
      { id: 'b', content: { en: '12%', hi: '12%' } },
      { id: 'c', content: { en: '12.5%', hi: '12.5%' } },
      { id: 'd', content: { en: '10%', hi: '10%' } },
    ],
    key: { kind: 'mcq', optionIds: ['b'] },
    solution: {
      en: String.raw`Add the books, not the percentages.

Late: 60 + 40 + 60 + 80 = 240. Issued: 400 + 500 + 300 + 800 = 2,000.

240 ÷ 2,000 = **12%**.

The plain average of the four percentages, 53 ÷ 4 = 13.25, would be right only if the same number had been issued every month.`,
      hi: String.raw`प्रतिशत नहीं, पुस्तकें जोड़िए।

देर से: 60 + 40 + 60 + 80 = 240। दी गईं: 400 + 500 + 300 + 800 = 2,000।

240 ÷ 2,000 = **12%**।

चारों प्रतिशतों का साधारण औसत 53 ÷ 4 = 13.25 तभी सही होता, जब हर महीने बराबर पुस्तकें दी गई होतीं।`,
    },
    reasons: {
      a: { en: 'This is the plain average of the four percentages.', hi: 'यह चारों प्रतिशतों का साधारण औसत है।' },
      b: { en: '240 late of 2,000 issued.', hi: '2,000 में से 240 देर से लौटाई गईं।' },
      c: {
        en: 'This is midway between 10% and 15%, the two middle values.',
        hi: 'यह बीच के दो मानों 10% और 15% के ठीक मध्य में है।',
      },
      d: {
        en: 'This is the percentage of April alone, the month with the most books.',
        hi: 'यह केवल अप्रैल का प्रतिशत है, जिसमें सबसे अधिक पुस्तकें दी गईं।',
      },
    },
  },
]

/** Questions of the mock SSC-CGL-26-M2 and the live mock SSC-CGL-L2, and the aptitude of SSC-CGL-26-M1. */
export const shortSsc: AuthoredQuestion[] = [
  ...mockReasoning,
  ...mockAwareness,
  ...mockAptitude,
  ...mockEnglish,
  ...liveReasoning,
  ...liveAwareness,
  ...liveAptitude,
  ...liveEnglish,
  ...mockAptitude1,
]
