import type { AuthoredQuestion } from '../../../domain/questions/contract.ts'

const mockReasoning: AuthoredQuestion[] = [
  {
    code: 'ss-001',
    exams: ['ssc'],
    subject: 'reasoning',
    topic: 'coding-decoding',
    difficulty: 'easy',
    targetSeconds: 30,
    stem: {
      en: "In a certain code language, 'FOREST' is written as 'SPGUTF'. How will 'GARDEN' be written in that language?",
      hi: "एक निश्चित कूट भाषा में 'FOREST' को 'SPGUTF' लिखा जाता है। उसी भाषा में 'GARDEN' को कैसे लिखा जाएगा?",
    },
    options: [
      { id: 'a', content: { en: 'HBSEFO', hi: 'HBSEFO' } },
      { id: 'b', content: { en: 'OFESBH', hi: 'OFESBH' } },
      { id: 'c', content: { en: 'SBHOFE', hi: 'SBHOFE' } },
      { id: 'd', content: { en: 'QZFMDC', hi: 'QZFMDC' } },
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
        en: 'This turns the whole word round; FOREST would then begin with U.',
        hi: 'इसमें पूरा शब्द उलट दिया गया है; तब FOREST का कूट U से शुरू होता।',
      },
      c: {
        en: 'RAG and NED, moved one letter on, give SBH and OFE.',
        hi: 'RAG और NED को एक-एक अक्षर आगे बढ़ाने पर SBH और OFE मिलते हैं।',
      },
      d: {
        en: 'The halves are reversed, but the letters are moved back instead of on.',
        hi: 'आधे भाग उलटे गए हैं, पर अक्षर आगे के बजाय पीछे ले जाए गए हैं।',
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

4, 9, 21, 47, 101, ?`,
      hi: String.raw`निम्नलिखित शृंखला में प्रश्न-चिह्न (?) के स्थान पर कौन-सी संख्या आएगी?

4, 9, 21, 47, 101, ?`,
    },
    options: [
      { id: 'a', content: { en: '209', hi: '209' } },
      { id: 'b', content: { en: '213', hi: '213' } },
      { id: 'c', content: { en: '207', hi: '207' } },
      { id: 'd', content: { en: '211', hi: '211' } },
    ],
    key: { kind: 'mcq', optionIds: ['d'] },
    solution: {
      en: String.raw`Each term is a little more than double the one before, so double it and see what is left over.

4 × 2 + **1** = 9, 9 × 2 + **3** = 21, 21 × 2 + **5** = 47, 47 × 2 + **7** = 101

The next odd number is 9: 101 × 2 + 9 = **211**.

Check by the differences: 5, 12, 26, 54, 110; each is twice the last plus 2.`,
      hi: String.raw`हर पद पिछले पद के दुगुने से थोड़ा अधिक है, इसलिए दुगुना करके देखिए कि कितना बचता है।

4 × 2 + **1** = 9, 9 × 2 + **3** = 21, 21 × 2 + **5** = 47, 47 × 2 + **7** = 101

अगली विषम संख्या 9 है: 101 × 2 + 9 = **211**।

अंतरों से जाँच: 5, 12, 26, 54, 110; हर अंतर पिछले का दुगुना और 2 अधिक है।`,
    },
    reasons: {
      a: { en: 'This adds 7 again: 101 × 2 + 7.', hi: 'इसमें फिर 7 ही जोड़ा गया है: 101 × 2 + 7।' },
      b: { en: 'This adds 11 and skips 9: 101 × 2 + 11.', hi: 'इसमें 9 छोड़कर 11 जोड़ा गया है: 101 × 2 + 11।' },
      c: { en: 'This goes back to adding 5: 101 × 2 + 5.', hi: 'इसमें वापस 5 जोड़ा गया है: 101 × 2 + 5।' },
      d: {
        en: '101 × 2 + 9 = 211; the number added is the next odd number.',
        hi: '101 × 2 + 9 = 211; जोड़ी जाने वाली संख्या अगली विषम संख्या है।',
      },
    },
  },
  {
    code: 'ss-003',
    exams: ['ssc'],
    subject: 'reasoning',
    topic: 'analogy',
    difficulty: 'easy',
    targetSeconds: 20,
    stem: {
      en: String.raw`Select the option that is related to the third word in the same way as the second word is related to the first word.

Lexicographer : Dictionary :: Choreographer : ?`,
      hi: String.raw`उस विकल्प का चयन कीजिए जिसका तीसरे शब्द से वही संबंध है जो दूसरे शब्द का पहले शब्द से है।

कोशकार : शब्दकोश :: नृत्य-निर्देशक (कोरियोग्राफ़र) : ?`,
    },
    options: [
      { id: 'a', content: { en: 'Dance', hi: 'नृत्य' } },
      { id: 'b', content: { en: 'Chorus', hi: 'वृंदगान' } },
      { id: 'c', content: { en: 'Stage', hi: 'मंच' } },
      { id: 'd', content: { en: 'Costume', hi: 'वेशभूषा' } },
    ],
    key: { kind: 'mcq', optionIds: ['a'] },
    solution: {
      en: String.raw`Name the link in a sentence: a lexicographer is the **maker of** a dictionary. A choreographer is the maker of a **dance**: he or she sets its steps and movements.

A stage and a costume belong to a dance too, but they are a place and a means, not the work that is made.`,
      hi: String.raw`संबंध को एक वाक्य में कहिए: कोशकार शब्दकोश का **रचनाकार** है। नृत्य-निर्देशक **नृत्य** का रचनाकार है: वह उसके पद-संचालन और मुद्राएँ तय करता है।

मंच और वेशभूषा भी नृत्य से जुड़े हैं, पर वे स्थान और साधन हैं, रची जाने वाली कृति नहीं।`,
    },
    reasons: {
      a: {
        en: 'A choreographer composes a dance, as a lexicographer composes a dictionary.',
        hi: 'नृत्य-निर्देशक नृत्य की रचना करता है, जैसे कोशकार शब्दकोश की।',
      },
      b: {
        en: 'A chorus is sung together; the words only sound alike in English.',
        hi: 'वृंदगान समूह में गाया जाता है; अंग्रेज़ी में केवल शब्दों की ध्वनि (chorus) मिलती है।',
      },
      c: {
        en: 'The stage is the place of the performance, not what is composed.',
        hi: 'मंच प्रस्तुति का स्थान है, रचना नहीं।',
      },
      d: { en: 'A costume is the work of a designer of dress.', hi: 'वेशभूषा परिधान बनाने वाले का काम है।' },
    },
  },
  {
    code: 'ss-004',
    exams: ['ssc'],
    subject: 'reasoning',
    topic: 'classification',
    difficulty: 'medium',
    targetSeconds: 35,
    stem: {
      en: String.raw`In each of the following number-pairs, the second number is obtained by applying a certain mathematical operation to the first. In three of the pairs the same operation has been applied. Select the pair that is different.

(**Note:** Operations should be performed on the whole numbers, without breaking down the numbers into their constituent digits.)`,
      hi: String.raw`निम्नलिखित प्रत्येक संख्या-युग्म में दूसरी संख्या, पहली संख्या पर कोई गणितीय संक्रिया करने से मिलती है। तीन युग्मों में एक ही संक्रिया की गई है। भिन्न युग्म चुनिए।

(**नोट:** संक्रियाएँ पूर्ण संख्याओं पर की जानी चाहिए, संख्याओं को उनके अंकों में तोड़े बिना।)`,
    },
    options: [
      { id: 'a', content: { en: '12 : 156', hi: '12 : 156' } },
      { id: 'b', content: { en: '11 : 110', hi: '11 : 110' } },
      { id: 'c', content: { en: '7 : 56', hi: '7 : 56' } },
      { id: 'd', content: { en: '9 : 90', hi: '9 : 90' } },
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
      a: {
        en: '156 = 12 × 13, the number times the next number.',
        hi: '156 = 12 × 13, संख्या और उसकी अगली संख्या का गुणनफल।',
      },
      b: {
        en: '110 = 11 × 10: the number is multiplied by the one before it.',
        hi: '110 = 11 × 10: यहाँ संख्या को उससे ठीक पहले की संख्या से गुणा किया गया है।',
      },
      c: { en: '56 = 7 × 8, the number times the next number.', hi: '56 = 7 × 8, संख्या और उसकी अगली संख्या का गुणनफल।' },
      d: { en: '90 = 9 × 10, the number times the next number.', hi: '90 = 9 × 10, संख्या और उसकी अगली संख्या का गुणनफल।' },
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
      { id: 'b', content: { en: "Mother's brother's wife", hi: 'माता के भाई की पत्नी' } },
      { id: 'c', content: { en: "Mother's mother", hi: 'माता की माता' } },
      { id: 'd', content: { en: "Father's brother's wife", hi: 'पिता के भाई की पत्नी' } },
    ],
    key: { kind: 'mcq', optionIds: ['b'] },
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
        en: "W is the brother of V's mother Z, and X is his wife.",
        hi: 'W, V की माता Z का भाई है और X उसकी पत्नी है।',
      },
      c: { en: 'That is Y, the mother of Z.', hi: 'यह Y है, जो Z की माता है।' },
      d: {
        en: "W is of the family of V's mother, not of his father.",
        hi: 'W, V की माता के परिवार का है, पिता के परिवार का नहीं।',
      },
    },
  },
  {
    code: 'ss-006',
    exams: ['ssc'],
    subject: 'reasoning',
    topic: 'syllogism',
    difficulty: 'medium',
    targetSeconds: 35,
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
    difficulty: 'medium',
    targetSeconds: 40,
    stem: {
      en: String.raw`Which two signs should be interchanged to make the following equation correct?

36 ÷ 4 + 7 × 5 − 12 = 56`,
      hi: String.raw`निम्नलिखित समीकरण को सही करने के लिए किन दो चिह्नों को आपस में बदलना चाहिए?

36 ÷ 4 + 7 × 5 − 12 = 56`,
    },
    options: [
      { id: 'a', content: { en: '× and −', hi: '× और −' } },
      { id: 'b', content: { en: '+ and ×', hi: '+ और ×' } },
      { id: 'c', content: { en: '÷ and ×', hi: '÷ और ×' } },
      { id: 'd', content: { en: '+ and −', hi: '+ और −' } },
    ],
    key: { kind: 'mcq', optionIds: ['b'] },
    solution: {
      en: String.raw`As it stands, the left side is 9 + 35 − 12 = 32. It has to grow to 56, so look for a larger product.

With + and × interchanged: 36 ÷ 4 × 7 + 5 − 12 = 9 × 7 + 5 − 12 = **56**.

Throw out first what leaves a fraction: with ÷ moved to 7 ÷ 5 or 12 under it, the result cannot be 56.`,
      hi: String.raw`अभी बायाँ पक्ष 9 + 35 − 12 = 32 है। इसे 56 बनना है, इसलिए बड़ा गुणनफल खोजिए।

+ और × को आपस में बदलने पर: 36 ÷ 4 × 7 + 5 − 12 = 9 × 7 + 5 − 12 = **56**।

पहले वे विकल्प हटाइए जिनमें भिन्न बचती है: 7 ÷ 5 बनने पर परिणाम 56 नहीं हो सकता।`,
    },
    reasons: {
      a: { en: '36 ÷ 4 + 7 − 5 × 12 = 9 + 7 − 60 = −44.', hi: '36 ÷ 4 + 7 − 5 × 12 = 9 + 7 − 60 = −44।' },
      b: { en: '36 ÷ 4 × 7 + 5 − 12 = 63 + 5 − 12 = 56.', hi: '36 ÷ 4 × 7 + 5 − 12 = 63 + 5 − 12 = 56।' },
      c: {
        en: '36 × 4 + 7 ÷ 5 − 12 is not a whole number, since 7 ÷ 5 stays.',
        hi: '36 × 4 + 7 ÷ 5 − 12 पूर्ण संख्या नहीं है, क्योंकि 7 ÷ 5 बचता है।',
      },
      d: { en: '36 ÷ 4 − 7 × 5 + 12 = 9 − 35 + 12 = −14.', hi: '36 ÷ 4 − 7 × 5 + 12 = 9 − 35 + 12 = −14।' },
    },
  },
  {
    code: 'ss-008',
    exams: ['ssc'],
    subject: 'reasoning',
    topic: 'cubes-and-dice',
    difficulty: 'hard',
    targetSeconds: 45,
    stem: {
      en: String.raw`The given sheet is folded along the lines to form a cube. Which of the following cubes can be formed? (The way the numbers are turned does not matter.)

![The sheet, in three rows of squares and four columns. Upper row: 5 in the second column. Middle row: 1, 6, 2, 4 in the four columns. Lower row: 3 in the third column. Answer figures, with the top, front and right faces of each cube. (A) 6, 1, 2. (B) 5, 1, 4. (C) 2, 3, 4. (D) 5, 4, 3.](/figures/ss-008.svg)`,
      hi: String.raw`दी गई शीट को रेखाओं पर मोड़कर घन बनाया जाता है। निम्नलिखित में से कौन-सा घन बन सकता है? (संख्याएँ किस दिशा में घूमी हैं, इससे अंतर नहीं पड़ता।)

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

(B) and (C) differ by the **order round the corner**. In the sheet, take 6 as the front: 5 is on the top, 2 on the right, 1 on the left, 3 at the bottom, 4 at the back.

Seen from outside, the corner of 2, 3 and 4 reads clockwise 2 → 4 → 3. Clockwise in (C), from top to right to front: 2, 4, 3. So **(C)**. The corner of 5, 1 and 4 reads clockwise 5 → 1 → 4, but (B) shows 5, 4, 1.`,
      hi: String.raw`चार वर्गों की पंक्ति में एक छोड़कर आने वाले फलक विपरीत होते हैं: 1–2 और 6–4। पंक्ति के ऊपर और नीचे के वर्ग 5 और 3 भी विपरीत हैं। अतः (A), जिसमें 1 और 2 हैं, और (D), जिसमें 5 और 3 हैं, हट जाते हैं।

(B) और (C) का निर्णय **कोने के चारों ओर के क्रम** से होता है। शीट में 6 को सामने मानिए: ऊपर 5, दाएँ 2, बाएँ 1, नीचे 3, पीछे 4।

बाहर से देखने पर 2, 3 और 4 वाला कोना दक्षिणावर्त 2 → 4 → 3 पढ़ा जाता है। (C) में ऊपर, दाएँ, सामने का दक्षिणावर्त क्रम है: 2, 4, 3। अतः **(C)**। 5, 1 और 4 वाला कोना दक्षिणावर्त 5 → 1 → 4 है, पर (B) में 5, 4, 1 है।`,
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
    targetSeconds: 16,
    stem: { en: "Who among the following wrote the 'Humayun-nama'?", hi: "'हुमायूँनामा' की रचना निम्नलिखित में से किसने की?" },
    options: [
      { id: 'a', content: { en: 'Gulbadan Begum', hi: 'गुलबदन बेगम' } },
      { id: 'b', content: { en: 'Zeb-un-Nissa', hi: 'ज़ेबुन्निसा' } },
      { id: 'c', content: { en: 'Jahanara Begum', hi: 'जहाँआरा बेगम' } },
      { id: 'd', content: { en: 'Nur Jahan', hi: 'नूरजहाँ' } },
    ],
    key: { kind: 'mcq', optionIds: ['a'] },
    solution: {
      en: String.raw`**Gulbadan Begum** was Babur's daughter and Humayun's half-sister. Akbar asked her to write down what she remembered, and her account is a rare view of the Mughal household from within.

Place each lady with her emperor: Gulbadan – Babur, Nur Jahan – Jahangir, Jahanara – Shah Jahan, Zeb-un-Nissa – Aurangzeb. Only the first knew Humayun.`,
      hi: String.raw`**गुलबदन बेगम** बाबर की पुत्री और हुमायूँ की सौतेली बहन थीं। अकबर ने उनसे अपनी यादें लिखने को कहा, और यह रचना मुग़ल परिवार का भीतर से देखा हुआ विरल वर्णन है।

हर महिला को उसके बादशाह के साथ याद रखें: गुलबदन – बाबर, नूरजहाँ – जहाँगीर, जहाँआरा – शाहजहाँ, ज़ेबुन्निसा – औरंगज़ेब। हुमायूँ को केवल पहली ने देखा था।`,
    },
    reasons: {
      a: {
        en: "A daughter of Babur, she wrote it in Persian at Akbar's wish.",
        hi: 'बाबर की पुत्री, जिन्होंने अकबर के कहने पर इसे फ़ारसी में लिखा।',
      },
      b: {
        en: 'A daughter of Aurangzeb, known for verse under the name Makhfi.',
        hi: 'औरंगज़ेब की पुत्री, जो "मख़्फ़ी" नाम से शायरी के लिए जानी जाती हैं।',
      },
      c: {
        en: 'A daughter of Shah Jahan, she wrote on the Chishti saints.',
        hi: 'शाहजहाँ की पुत्री, जिन्होंने चिश्ती संतों पर लिखा।',
      },
      d: { en: 'The queen of Jahangir, in whose name coins were struck.', hi: 'जहाँगीर की बेगम, जिनके नाम के सिक्के चले।' },
    },
  },
  {
    code: 'ss-010',
    exams: ['ssc'],
    subject: 'general-knowledge',
    topic: 'modern-history',
    difficulty: 'medium',
    targetSeconds: 20,
    stem: {
      en: 'Who led the Paika Rebellion of 1817 at Khurda in Odisha?',
      hi: 'ओडिशा के खुर्दा में 1817 के पाइका विद्रोह का नेतृत्व किसने किया?',
    },
    options: [
      { id: 'a', content: { en: 'Chakra Bisoi', hi: 'चक्र बिसोई' } },
      { id: 'b', content: { en: 'Veer Surendra Sai', hi: 'वीर सुरेंद्र साय' } },
      { id: 'c', content: { en: 'Bakshi Jagabandhu', hi: 'बख्शी जगबंधु' } },
      { id: 'd', content: { en: 'Laxman Naik', hi: 'लक्ष्मण नायक' } },
    ],
    key: { kind: 'mcq', optionIds: ['c'] },
    solution: {
      en: String.raw`The Paikas were the landed militia of Odisha. When the Company took their rent-free land, they rose under **Bakshi Jagabandhu** Bidyadhar, commander of the forces of the raja of Khurda.

All four are heroes of Odisha, so go by place and time: Khurda 1817 – Jagabandhu; Ghumsar 1840s – Chakra Bisoi; Sambalpur 1857 – Surendra Sai; Koraput 1942 – Laxman Naik.`,
      hi: String.raw`पाइका ओडिशा के भूमिधारी सैनिक थे। कंपनी ने जब उनकी लगान-मुक्त भूमि छीनी, तो वे खुर्दा के राजा के सेनापति **बख्शी जगबंधु** बिद्याधर के नेतृत्व में उठ खड़े हुए।

चारों ओडिशा के वीर हैं, इसलिए स्थान और समय से पहचानिए: खुर्दा 1817 – जगबंधु; घुमसर 1840 का दशक – चक्र बिसोई; संबलपुर 1857 – सुरेंद्र साय; कोरापुट 1942 – लक्ष्मण नायक।`,
    },
    reasons: {
      a: {
        en: 'He led the Kandhas of the Ghumsar hills, a generation later.',
        hi: 'उन्होंने एक पीढ़ी बाद घुमसर की पहाड़ियों में कंधों का नेतृत्व किया।',
      },
      b: { en: 'He fought the British in Sambalpur at the time of 1857.', hi: 'वे 1857 के समय संबलपुर में अंग्रेज़ों से लड़े।' },
      c: {
        en: 'The commander of the army of the raja of Khurda led the Paikas.',
        hi: 'खुर्दा के राजा के सेनापति ने पाइकों का नेतृत्व किया।',
      },
      d: {
        en: 'He is remembered for the Quit India Movement in Koraput.',
        hi: 'वे कोरापुट में भारत छोड़ो आंदोलन के लिए याद किए जाते हैं।',
      },
    },
  },
  {
    code: 'ss-011',
    exams: ['ssc'],
    subject: 'general-knowledge',
    topic: 'indian-geography',
    difficulty: 'easy',
    targetSeconds: 15,
    stem: { en: 'On which river of Karnataka are the Jog Falls?', hi: 'जोग जलप्रपात कर्नाटक की किस नदी पर है?' },
    options: [
      { id: 'a', content: { en: 'Kali', hi: 'काली' } },
      { id: 'b', content: { en: 'Sharavati', hi: 'शरावती' } },
      { id: 'c', content: { en: 'Netravati', hi: 'नेत्रावती' } },
      { id: 'd', content: { en: 'Tungabhadra', hi: 'तुंगभद्रा' } },
    ],
    key: { kind: 'mcq', optionIds: ['b'] },
    solution: {
      en: String.raw`The **Sharavati**, a short river that flows west, leaps down at Jog in Shivamogga district; the Linganamakki dam above it feeds a hydel station.

The high falls of the Western Ghats lie on short rivers that flow west. The Tungabhadra, which flows east, can be crossed out first.`,
      hi: String.raw`पश्चिम की ओर बहने वाली छोटी नदी **शरावती** शिवमोग्गा ज़िले में जोग पर नीचे गिरती है; इसके ऊपर बने लिंगनमक्की बाँध से जलविद्युत बनती है।

पश्चिमी घाट के ऊँचे जलप्रपात पश्चिम की ओर बहने वाली छोटी नदियों पर हैं। पूर्व की ओर बहने वाली तुंगभद्रा को सबसे पहले हटाया जा सकता है।`,
    },
    reasons: {
      a: { en: 'It meets the sea near Karwar, further north.', hi: 'यह और उत्तर में कारवार के पास समुद्र में मिलती है।' },
      b: {
        en: 'It drops about 250 m at Jog, in the Western Ghats.',
        hi: 'यह पश्चिमी घाट में जोग पर लगभग 250 मीटर नीचे गिरती है।',
      },
      c: { en: 'It reaches the Arabian Sea at Mangaluru.', hi: 'यह मंगलूरु में अरब सागर में मिलती है।' },
      d: { en: 'It flows east past Hampi to join the Krishna.', hi: 'यह पूर्व की ओर हम्पी से होकर कृष्णा में मिलती है।' },
    },
  },
  {
    code: 'ss-012',
    exams: ['ssc'],
    subject: 'general-knowledge',
    topic: 'elections',
    difficulty: 'medium',
    targetSeconds: 18,
    stem: {
      en: 'By which Amendment of the Constitution was the voting age lowered from 21 to 18 years?',
      hi: 'संविधान के किस संशोधन द्वारा मतदान की आयु 21 वर्ष से घटाकर 18 वर्ष की गई?',
    },
    options: [
      { id: 'a', content: { en: '61st', hi: '61वें' } },
      { id: 'b', content: { en: '44th', hi: '44वें' } },
      { id: 'c', content: { en: '69th', hi: '69वें' } },
      { id: 'd', content: { en: '52nd', hi: '52वें' } },
    ],
    key: { kind: 'mcq', optionIds: ['a'] },
    solution: {
      en: String.raw`Article 326 lays down elections on adult suffrage. The **61st** Amendment Act, 1988 replaced "twenty-one years" by "eighteen years" in it; it came into force in March 1989, when Rajiv Gandhi was Prime Minister.

The 52nd is the near one to confuse: it also belongs to the years of Rajiv Gandhi, but it deals with defection.`,
      hi: String.raw`अनुच्छेद 326 में वयस्क मताधिकार के आधार पर चुनाव का प्रावधान है। **61वें** संशोधन अधिनियम, 1988 ने इसमें "इक्कीस वर्ष" के स्थान पर "अठारह वर्ष" किया; यह मार्च 1989 में लागू हुआ, जब राजीव गांधी प्रधानमंत्री थे।

भ्रम 52वें से होता है: वह भी राजीव गांधी के समय का है, पर उसका विषय दल-बदल है।`,
    },
    reasons: {
      a: { en: 'The 61st Amendment of 1988 changed Article 326.', hi: '1988 के 61वें संशोधन ने अनुच्छेद 326 बदला।' },
      b: {
        en: 'The 44th (1978) took property out of the Fundamental Rights.',
        hi: '44वें (1978) ने संपत्ति को मूल अधिकारों से हटाया।',
      },
      c: { en: 'The 69th (1991) gave Delhi its Legislative Assembly.', hi: '69वें (1991) ने दिल्ली को विधान सभा दी।' },
      d: { en: 'The 52nd (1985) brought the anti-defection law.', hi: '52वाँ (1985) दल-बदल विरोधी क़ानून लाया।' },
    },
  },
  {
    code: 'ss-013',
    exams: ['ssc'],
    subject: 'general-knowledge',
    topic: 'inflation',
    difficulty: 'medium',
    targetSeconds: 18,
    stem: {
      en: 'Which curve shows the relation between the rate of unemployment and the rate of inflation in an economy?',
      hi: 'किसी अर्थव्यवस्था में बेरोज़गारी की दर और मुद्रास्फीति की दर के बीच का संबंध कौन-सा वक्र दिखाता है?',
    },
    options: [
      { id: 'a', content: { en: 'Phillips curve', hi: 'फ़िलिप्स वक्र' } },
      { id: 'b', content: { en: 'Lorenz curve', hi: 'लॉरेंज़ वक्र' } },
      { id: 'c', content: { en: 'Laffer curve', hi: 'लाफ़र वक्र' } },
      { id: 'd', content: { en: 'Engel curve', hi: 'एंगेल वक्र' } },
    ],
    key: { kind: 'mcq', optionIds: ['a'] },
    solution: {
      en: String.raw`The **Phillips curve**, after A. W. Phillips, slopes down: in the short run an economy with less unemployment has more inflation, and the other way round.

Keep the four by their axes: Phillips – unemployment and inflation; Laffer – tax rate and revenue; Lorenz – share of people and share of income; Engel – income and quantity bought.`,
      hi: String.raw`ए. डब्ल्यू. फ़िलिप्स के नाम पर बना **फ़िलिप्स वक्र** नीचे की ओर ढलता है: अल्पकाल में बेरोज़गारी कम हो तो मुद्रास्फीति अधिक होती है, और बेरोज़गारी अधिक हो तो कम।

चारों को उनके अक्षों से याद रखें: फ़िलिप्स – बेरोज़गारी और मुद्रास्फीति; लाफ़र – कर की दर और राजस्व; लॉरेंज़ – लोगों का और आय का हिस्सा; एंगेल – आय और ख़रीदी गई मात्रा।`,
    },
    reasons: {
      a: {
        en: 'It shows that in the short run inflation is high when unemployment is low.',
        hi: 'यह दिखाता है कि अल्पकाल में बेरोज़गारी कम होने पर मुद्रास्फीति अधिक होती है।',
      },
      b: { en: 'It shows how unequally incomes are shared out.', hi: 'यह आय के बँटवारे की असमानता दिखाता है।' },
      c: {
        en: 'It relates the rate of a tax to the revenue from it.',
        hi: 'यह कर की दर को उससे मिलने वाले राजस्व से जोड़ता है।',
      },
      d: {
        en: 'It relates the income of a buyer to the quantity of a good bought.',
        hi: 'यह ख़रीदार की आय को किसी वस्तु की ख़रीदी गई मात्रा से जोड़ता है।',
      },
    },
  },
  {
    code: 'ss-014',
    exams: ['ssc'],
    subject: 'biology',
    topic: 'human-physiology',
    difficulty: 'easy',
    targetSeconds: 16,
    stem: {
      en: 'Which part of the human brain keeps the balance of the body and the precision of voluntary movements?',
      hi: 'मानव मस्तिष्क का कौन-सा भाग शरीर का संतुलन और ऐच्छिक गतियों की परिशुद्धता बनाए रखता है?',
    },
    options: [
      { id: 'a', content: { en: 'Cerebellum', hi: 'अनुमस्तिष्क' } },
      { id: 'b', content: { en: 'Medulla', hi: 'मेडुला' } },
      { id: 'c', content: { en: 'Hypothalamus', hi: 'हाइपोथैलेमस' } },
      { id: 'd', content: { en: 'Cerebrum', hi: 'प्रमस्तिष्क' } },
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
        en: 'It governs hunger, thirst and the temperature of the body.',
        hi: 'यह भूख, प्यास और शरीर के ताप का नियंत्रण करता है।',
      },
      d: {
        en: 'It is the seat of thought and starts voluntary acts.',
        hi: 'यह सोचने का केंद्र है और ऐच्छिक क्रियाएँ शुरू करता है।',
      },
    },
  },
  {
    code: 'ss-015',
    exams: ['ssc'],
    subject: 'physics',
    topic: 'laws-of-motion',
    difficulty: 'medium',
    targetSeconds: 25,
    stem: {
      en: 'A man of mass 60 kg stands on a weighing machine in a lift. What will the machine read when the lift moves up with a uniform velocity of 2 m/s? (Take g = 10 m/s².)',
      hi: '60 kg द्रव्यमान का एक व्यक्ति लिफ़्ट में भार मापने की मशीन पर खड़ा है। लिफ़्ट जब 2 m/s के एकसमान वेग से ऊपर जा रही हो, तब मशीन का पाठ्यांक क्या होगा? (g = 10 m/s² लीजिए।)',
    },
    options: [
      { id: 'a', content: { en: '120 kg', hi: '120 kg' } },
      { id: 'b', content: { en: '48 kg', hi: '48 kg' } },
      { id: 'c', content: { en: '60 kg', hi: '60 kg' } },
      { id: 'd', content: { en: '72 kg', hi: '72 kg' } },
    ],
    key: { kind: 'mcq', optionIds: ['c'] },
    solution: {
      en: String.raw`The machine shows the push of its platform on the man: N = m(g + a). With **uniform velocity** a = 0, so N = mg, and it reads **60 kg**, as when the lift is at rest.

Only acceleration changes the reading. Upwards with 2 m/s² it would be 60 × 12 ÷ 10 = 72 kg, downwards 48 kg. Read the unit: m/s is a velocity.`,
      hi: String.raw`मशीन वह बल दिखाती है जिससे उसका तल व्यक्ति को ऊपर धकेलता है: N = m(g + a)। **एकसमान वेग** में a = 0, अतः N = mg और पाठ्यांक **60 kg** होगा, जैसे लिफ़्ट के रुके होने पर।

पाठ्यांक केवल त्वरण से बदलता है। ऊपर की ओर 2 m/s² पर यह 60 × 12 ÷ 10 = 72 kg और नीचे की ओर 48 kg होता। मात्रक पढ़िए: m/s वेग है।`,
    },
    reasons: {
      a: { en: '60 × 2 is a momentum and not a reading of weight.', hi: '60 × 2 संवेग है, भार का पाठ्यांक नहीं।' },
      b: {
        en: 'This would be so for an acceleration of 2 m/s² downwards.',
        hi: 'यह तब होता जब 2 m/s² नीचे की ओर का त्वरण होता।',
      },
      c: {
        en: 'There is no acceleration, so the machine reads the true weight.',
        hi: 'त्वरण नहीं है, इसलिए मशीन वास्तविक भार दिखाती है।',
      },
      d: {
        en: 'This would be so if 2 m/s² were an upward acceleration.',
        hi: 'यह तब होता जब 2 m/s² ऊपर की ओर का त्वरण होता।',
      },
    },
  },
  {
    code: 'ss-016',
    exams: ['ssc'],
    subject: 'general-knowledge',
    topic: 'awards',
    difficulty: 'hard',
    targetSeconds: 22,
    stem: {
      en: 'Who was chosen for the Dadasaheb Phalke Award for the year 2021, announced in September 2023?',
      hi: 'सितंबर 2023 में घोषित, वर्ष 2021 के दादासाहेब फाल्के पुरस्कार के लिए किसे चुना गया?',
    },
    options: [
      { id: 'a', content: { en: 'Asha Parekh', hi: 'आशा पारेख' } },
      { id: 'b', content: { en: 'Waheeda Rehman', hi: 'वहीदा रहमान' } },
      { id: 'c', content: { en: 'Rajinikanth', hi: 'रजनीकांत' } },
      { id: 'd', content: { en: 'Mithun Chakraborty', hi: 'मिथुन चक्रवर्ती' } },
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
      c: { en: 'His was the award for 2019, announced in 2021.', hi: 'उन्हें 2019 का पुरस्कार मिला, जो 2021 में घोषित हुआ।' },
      d: { en: 'His was the award for 2022, announced in 2024.', hi: 'उन्हें 2022 का पुरस्कार मिला, जो 2024 में घोषित हुआ।' },
    },
  },
]

/** Questions of the mock SSC-CGL-26-M2, by section. */
export const sscMock2 = { reasoning: mockReasoning, awareness: mockAwareness }

export const shortSsc: AuthoredQuestion[] = [...mockReasoning, ...mockAwareness]
