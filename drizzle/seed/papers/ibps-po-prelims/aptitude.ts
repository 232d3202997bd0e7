import type { PaperSection } from '../paper.ts'

export const aptitude: PaperSection = {
  presetSectionId: 'aptitude',
  passages: [
    {
      code: 'po-p31',
      kind: 'data',
      title: { en: 'Saplings planted and survived', hi: 'लगाए गए और जीवित बचे पौधे' },
      content: {
        en: String.raw`The bar graph shows the number of saplings planted in five blocks (P, Q, R, S and T) of a district in a year, and the number of them that survived. Study it and answer the questions.

![Bar graph with two bars for each block. Saplings planted: P 600, Q 480, R 750, S 540, T 630. Saplings that survived: P 420, Q 360, R 480, S 450, T 390.](/figures/po-p31.svg)`,
        hi: String.raw`दंड आलेख में एक ज़िले के पाँच ब्लॉकों (P, Q, R, S और T) में एक वर्ष में लगाए गए पौधों की संख्या और उनमें से जीवित बचे पौधों की संख्या दिखाई गई है। आलेख का अध्ययन कीजिए और प्रश्नों के उत्तर दीजिए।

![हर ब्लॉक के दो दंडों वाला दंड आलेख। लगाए गए पौधे: P 600, Q 480, R 750, S 540, T 630। जीवित बचे पौधे: P 420, Q 360, R 480, S 450, T 390।](/figures/po-p31-hi.svg)`,
      },
    },
    {
      code: 'po-p32',
      kind: 'data',
      title: { en: 'Tickets of a handicrafts fair', hi: 'हस्तशिल्प मेले के टिकट' },
      content: {
        en: String.raw`A handicrafts fair sold two kinds of tickets, regular and student, on three days: Friday, Saturday and Sunday. Altogether 2,400 tickets were sold, 25% of them on Friday. The numbers of tickets sold on Saturday and on Sunday were in the ratio 4 : 5.

On Friday, the regular and the student tickets sold were in the ratio 7 : 5. The number of student tickets sold on Saturday was 20% more than on Friday. In the three days 950 student tickets were sold in all.`,
        hi: String.raw`एक हस्तशिल्प मेले में शुक्रवार, शनिवार और रविवार को दो प्रकार के टिकट बिके: सामान्य और विद्यार्थी। कुल 2,400 टिकट बिके, जिनमें से 25% शुक्रवार को बिके। शनिवार और रविवार को बिके टिकटों की संख्या का अनुपात 4 : 5 था।

शुक्रवार को बिके सामान्य और विद्यार्थी टिकटों का अनुपात 7 : 5 था। शनिवार को बिके विद्यार्थी टिकट शुक्रवार के विद्यार्थी टिकटों से 20% अधिक थे। तीनों दिनों में कुल 950 विद्यार्थी टिकट बिके।`,
      },
    },
    {
      code: 'po-p33',
      kind: 'data',
      title: { en: 'Two equations', hi: 'दो समीकरण' },
      content: {
        en: String.raw`In each of the following questions, two equations are given: equation I in $x$ and equation II in $y$. Solve both equations and choose the correct relation between $x$ and $y$.`,
        hi: String.raw`निम्नलिखित प्रत्येक प्रश्न में दो समीकरण दिए गए हैं: समीकरण I में चर $x$ है और समीकरण II में चर $y$। दोनों समीकरण हल कीजिए और $x$ तथा $y$ के बीच सही संबंध चुनिए।`,
      },
    },
  ],
  questions: [
    {
      code: 'po-031',
      exams: ['banking'],
      subject: 'reasoning',
      topic: 'number-series',
      difficulty: 'easy',
      targetSeconds: 12,
      stem: {
        en: String.raw`What should come in place of the question mark (?) in the following number series?

14, 17, 26, 53, 134, ?`,
        hi: String.raw`निम्नलिखित संख्या शृंखला में प्रश्नवाचक चिह्न (?) के स्थान पर क्या आना चाहिए?

14, 17, 26, 53, 134, ?`,
      },
      options: [
        { id: 'a', content: { en: '296', hi: '296' } },
        { id: 'b', content: { en: '259', hi: '259' } },
        { id: 'c', content: { en: '377', hi: '377' } },
        { id: 'd', content: { en: '215', hi: '215' } },
        { id: 'e', content: { en: '350', hi: '350' } },
      ],
      key: { kind: 'mcq', optionIds: ['c'] },
      solution: {
        en: String.raw`Take the differences first: $3, 9, 27, 81$. Each is three times the one before, that is, a power of 3.

The next difference is $3^5 = 243$, so the term is $134 + 243 = 377$.

Trap: adding the last difference once more, or doubling it, does not follow the pattern.`,
        hi: String.raw`पहले अंतर देखिए: $3, 9, 27, 81$। हर अंतर अपने पिछले का तीन गुना है, यानी ये 3 की घातें हैं।

अगला अंतर $3^5 = 243$ होगा, अतः पद $134 + 243 = 377$ है।

ध्यान दें: पिछले अंतर को दोबारा जोड़ना या उसे दुगुना करके जोड़ना इस क्रम के अनुसार नहीं है।`,
      },
      reasons: {
        a: { en: 'Doubles the last difference: 134 + 162.', hi: 'अंतिम अंतर को दुगुना कर दिया गया है: 134 + 162।' },
        b: {
          en: 'Exchanges base and power, $5^3$ in place of $3^5$: $134 + 125$.',
          hi: 'आधार और घात आपस में बदल गए हैं, $3^5$ की जगह $5^3$: $134 + 125$।',
        },
        c: {
          en: 'Right: the differences are powers of 3, and 134 + 243 = 377.',
          hi: 'सही: अंतर 3 की घातें हैं और 134 + 243 = 377।',
        },
        d: { en: 'Adds the last difference 81 once more.', hi: 'अंतिम अंतर 81 ही दोबारा जोड़ दिया गया है।' },
        e: {
          en: 'Adds a cube, 216, although the differences are powers of 3.',
          hi: 'घन 216 जोड़ा गया है, जबकि अंतर 3 की घातें हैं।',
        },
      },
    },
    {
      code: 'po-032',
      exams: ['banking'],
      subject: 'reasoning',
      topic: 'number-series',
      difficulty: 'easy',
      targetSeconds: 17,
      stem: {
        en: String.raw`What should come in place of the question mark (?) in the following number series?

56, 28, 28, 42, ?, 210`,
        hi: String.raw`निम्नलिखित संख्या शृंखला में प्रश्नवाचक चिह्न (?) के स्थान पर क्या आना चाहिए?

56, 28, 28, 42, ?, 210`,
      },
      options: [
        { id: 'a', content: { en: '63', hi: '63' } },
        { id: 'b', content: { en: '126', hi: '126' } },
        { id: 'c', content: { en: '70', hi: '70' } },
        { id: 'd', content: { en: '56', hi: '56' } },
        { id: 'e', content: { en: '84', hi: '84' } },
      ],
      key: { kind: 'mcq', optionIds: ['e'] },
      solution: {
        en: String.raw`The terms fall, stay the same and then rise: a sign that the multiplier grows by a fixed step.

$\times 0.5, \ \times 1, \ \times 1.5, \ \times 2, \ \times 2.5$

So the missing term is $42 \times 2 = 84$. Check: $84 \times 2.5 = 210$.`,
        hi: String.raw`पद पहले घटते हैं, फिर समान रहते हैं और फिर बढ़ते हैं: यह संकेत है कि गुणक एक निश्चित दर से बढ़ रहा है।

$\times 0.5, \ \times 1, \ \times 1.5, \ \times 2, \ \times 2.5$

अतः लुप्त पद $42 \times 2 = 84$ है। जाँच: $84 \times 2.5 = 210$।`,
      },
      reasons: {
        a: { en: 'Multiplies by 1.5 once more.', hi: 'दोबारा 1.5 से ही गुणा किया गया है।' },
        b: {
          en: 'The average of 42 and 210, as if the terms rose evenly.',
          hi: 'यह 42 और 210 का औसत है, मानो पद समान रूप से बढ़ रहे हों।',
        },
        c: { en: 'Adds the two terms before it, 28 + 42.', hi: 'पिछले दो पद जोड़ दिए गए हैं, 28 + 42।' },
        d: { en: 'Adds the last difference once more: 42 + 14.', hi: 'अंतिम अंतर दोबारा जोड़ दिया गया है: 42 + 14।' },
        e: { en: 'Right: 42 × 2 = 84, and 84 × 2.5 = 210.', hi: 'सही: 42 × 2 = 84 और 84 × 2.5 = 210।' },
      },
    },
    {
      code: 'po-033',
      exams: ['banking'],
      subject: 'reasoning',
      topic: 'number-series',
      difficulty: 'medium',
      targetSeconds: 24,
      stem: {
        en: String.raw`What should come in place of the question mark (?) in the following number series?

5, 6, 16, 57, 244, ?`,
        hi: String.raw`निम्नलिखित संख्या शृंखला में प्रश्नवाचक चिह्न (?) के स्थान पर क्या आना चाहिए?

5, 6, 16, 57, 244, ?`,
      },
      options: [
        { id: 'a', content: { en: '1225', hi: '1225' } },
        { id: 'b', content: { en: '992', hi: '992' } },
        { id: 'c', content: { en: '1245', hi: '1245' } },
        { id: 'd', content: { en: '1236', hi: '1236' } },
        { id: 'e', content: { en: '1220', hi: '1220' } },
      ],
      key: { kind: 'mcq', optionIds: ['c'] },
      solution: {
        en: String.raw`Towards the end each term is about 4 times the one before, so try a multiplier that rises by 1 each time and see what is left over:

- $5 \times 1 + 1^2 = 6$
- $6 \times 2 + 2^2 = 16$
- $16 \times 3 + 3^2 = 57$
- $57 \times 4 + 4^2 = 244$

Next: $244 \times 5 + 5^2 = 1220 + 25 = 1245$. Trap: the number added is a square, not the multiplier itself.`,
        hi: String.raw`अंत में हर पद अपने पिछले पद का लगभग 4 गुना है, इसलिए हर बार 1 बढ़ने वाला गुणक आज़माइए और देखिए कि क्या बचता है:

- $5 \times 1 + 1^2 = 6$
- $6 \times 2 + 2^2 = 16$
- $16 \times 3 + 3^2 = 57$
- $57 \times 4 + 4^2 = 244$

अगला पद: $244 \times 5 + 5^2 = 1220 + 25 = 1245$। ध्यान दें: जोड़ी जाने वाली संख्या गुणक नहीं, उसका वर्ग है।`,
      },
      reasons: {
        a: { en: 'Adds the multiplier 5 in place of its square.', hi: 'गुणक 5 के वर्ग की जगह स्वयं गुणक जोड़ा गया है।' },
        b: { en: 'Repeats the last step: 244 × 4 + 16.', hi: 'पिछला चरण दोहराया गया है: 244 × 4 + 16।' },
        c: { en: 'Right: 244 × 5 + 25 = 1245.', hi: 'सही: 244 × 5 + 25 = 1245।' },
        d: {
          en: 'The multiplier is right, but the last square 16 is added again.',
          hi: 'गुणक सही है, पर पिछला वर्ग 16 ही दोबारा जोड़ा गया है।',
        },
        e: { en: 'Multiplies by 5 and adds nothing.', hi: '5 से गुणा करके कुछ नहीं जोड़ा गया है।' },
      },
    },
    {
      code: 'po-034',
      exams: ['banking'],
      subject: 'reasoning',
      topic: 'number-series',
      difficulty: 'medium',
      targetSeconds: 26,
      stem: {
        en: String.raw`In the following number series one number is wrong. Which is it?

11, 13, 19, 31, 52, 81, 123`,
        hi: String.raw`निम्नलिखित संख्या शृंखला में एक संख्या ग़लत है। वह कौन-सी है?

11, 13, 19, 31, 52, 81, 123`,
      },
      options: [
        { id: 'a', content: { en: '31', hi: '31' } },
        { id: 'b', content: { en: '81', hi: '81' } },
        { id: 'c', content: { en: '19', hi: '19' } },
        { id: 'd', content: { en: '52', hi: '52' } },
        { id: 'e', content: { en: '13', hi: '13' } },
      ],
      key: { kind: 'mcq', optionIds: ['d'] },
      solution: {
        en: String.raw`Differences: $2, 6, 12, 21, 29, 42$. Both ends fit $1 \times 2, \ 2 \times 3, \ 3 \times 4, \ldots, \ 6 \times 7$.

So the two in the middle should be $4 \times 5 = 20$ and $5 \times 6 = 30$: one is 1 too great and the next 1 too small, so the term between them is wrong.

It should be $31 + 20 = 51$ in place of $52$; then $51 + 30 = 81$ fits.`,
        hi: String.raw`अंतर: $2, 6, 12, 21, 29, 42$। दोनों सिरों के अंतर $1 \times 2, \ 2 \times 3, \ 3 \times 4, \ldots, \ 6 \times 7$ से मेल खाते हैं।

अतः बीच के दो अंतर $4 \times 5 = 20$ और $5 \times 6 = 30$ होने चाहिए: एक 1 अधिक है और अगला 1 कम, यानी दोनों के बीच का पद ग़लत है।

$52$ के स्थान पर $31 + 20 = 51$ होना चाहिए; तब $51 + 30 = 81$ भी ठीक बैठता है।`,
      },
      reasons: {
        a: { en: 'Fits: 19 + 3 × 4 = 31.', hi: 'यह ठीक है: 19 + 3 × 4 = 31।' },
        b: {
          en: 'Fits: 51 + 5 × 6 = 81; the fault is in the term before it.',
          hi: 'यह ठीक है: 51 + 5 × 6 = 81; ग़लती इससे पहले के पद में है।',
        },
        c: { en: 'Fits: 13 + 2 × 3 = 19.', hi: 'यह ठीक है: 13 + 2 × 3 = 19।' },
        d: { en: 'Right, this is the wrong number: 31 + 4 × 5 = 51.', hi: 'सही, यही ग़लत संख्या है: 31 + 4 × 5 = 51।' },
        e: { en: 'Fits: 11 + 1 × 2 = 13.', hi: 'यह ठीक है: 11 + 1 × 2 = 13।' },
      },
    },
    {
      code: 'po-035',
      exams: ['banking'],
      subject: 'reasoning',
      topic: 'number-series',
      difficulty: 'hard',
      targetSeconds: 45,
      stem: {
        en: String.raw`In the following number series one number is wrong. Which is it?

3, 8, 19, 42, 87, 158, 273`,
        hi: String.raw`निम्नलिखित संख्या शृंखला में एक संख्या ग़लत है। वह कौन-सी है?

3, 8, 19, 42, 87, 158, 273`,
      },
      options: [
        { id: 'a', content: { en: '19', hi: '19' } },
        { id: 'b', content: { en: '42', hi: '42' } },
        { id: 'c', content: { en: '158', hi: '158' } },
        { id: 'd', content: { en: '87', hi: '87' } },
        { id: 'e', content: { en: '273', hi: '273' } },
      ],
      key: { kind: 'mcq', optionIds: ['d'] },
      solution: {
        en: String.raw`The differences $5, 11, 23, 45, 71, 115$ show no rule, so take their differences as well: $6, 12, 22, 26, 44$.

$6 = 2 \times 3$, $12 = 3 \times 4$; the rule goes on with $20, 30, 42$. The last three are off by $+2, -4, +2$. A single wrong term does just that ($+d, -2d, +d$), and it is the term in the middle of the three: the fifth.

It should be $85$ in place of $87$: differences $5, 11, 23, 43, 73, 115$, and their differences $6, 12, 20, 30, 42$.

Trap: stopping at the first differences, where the error spoils two of them.`,
        hi: String.raw`अंतर $5, 11, 23, 45, 71, 115$ में कोई नियम नहीं दिखता, इसलिए इनके भी अंतर लीजिए: $6, 12, 22, 26, 44$।

$6 = 2 \times 3$, $12 = 3 \times 4$; नियम के अनुसार आगे $20, 30, 42$ होने चाहिए। अंतिम तीन में $+2, -4, +2$ का अंतर है। एक ही पद ग़लत हो, तो ठीक ऐसा होता है ($+d, -2d, +d$), और वह पद इन तीनों के बीच का, यानी पाँचवाँ है।

$87$ के स्थान पर $85$ होना चाहिए: तब अंतर $5, 11, 23, 43, 73, 115$ और उनके अंतर $6, 12, 20, 30, 42$ हैं।

ध्यान दें: पहले अंतरों पर ही न रुकिए; एक ग़लत पद उनमें से दो को बिगाड़ देता है।`,
      },
      reasons: {
        a: { en: 'Fits: 19 = 8 + 11, where 11 = 5 + 6.', hi: 'यह ठीक है: 19 = 8 + 11, जहाँ 11 = 5 + 6।' },
        b: {
          en: 'Fits: 42 = 19 + 23, where 23 = 11 + 12.',
          hi: 'यह ठीक है: 42 = 19 + 23, जहाँ 23 = 11 + 12।',
        },
        c: {
          en: 'Fits: 158 = 85 + 73; its difference is spoilt by the term before it.',
          hi: 'यह ठीक है: 158 = 85 + 73; इसका अंतर पिछले पद के कारण बिगड़ा है।',
        },
        d: {
          en: 'Right, this is the wrong number: with 85 the second differences are 6, 12, 20, 30, 42.',
          hi: 'सही, यही ग़लत संख्या है: 85 लेने पर दूसरे अंतर 6, 12, 20, 30, 42 आते हैं।',
        },
        e: {
          en: 'Fits: 273 = 158 + 115, where 115 = 73 + 42.',
          hi: 'यह ठीक है: 273 = 158 + 115, जहाँ 115 = 73 + 42।',
        },
      },
    },
    {
      code: 'po-036',
      exams: ['banking'],
      subject: 'aptitude',
      topic: 'data-interpretation',
      difficulty: 'easy',
      targetSeconds: 32,
      passage: 'po-p31',
      stem: {
        en: 'The number of saplings that survived in blocks Q and S together is what per cent of the number planted in blocks P and R together?',
        hi: 'ब्लॉक Q और S में जीवित बचे पौधों की कुल संख्या ब्लॉक P और R में लगाए गए पौधों की कुल संख्या का कितना प्रतिशत है?',
      },
      options: [
        { id: 'a', content: { en: '90%', hi: '90%' } },
        { id: 'b', content: { en: '40%', hi: '40%' } },
        { id: 'c', content: { en: '75%', hi: '75%' } },
        { id: 'd', content: { en: String.raw`$66\frac{2}{3}\%$`, hi: String.raw`$66\frac{2}{3}\%$` } },
        { id: 'e', content: { en: '60%', hi: '60%' } },
      ],
      key: { kind: 'mcq', optionIds: ['e'] },
      solution: {
        en: String.raw`Survived in Q and S: $360 + 450 = 810$. Planted in P and R: $600 + 750 = 1350$.

$$
\frac{810}{1350} \times 100 = \frac{3}{5} \times 100 = 60\%
$$

Trap: the base is the number planted, so read the other bar of P and R.`,
        hi: String.raw`Q और S में जीवित बचे पौधे: $360 + 450 = 810$। P और R में लगाए गए पौधे: $600 + 750 = 1350$।

$$
\frac{810}{1350} \times 100 = \frac{3}{5} \times 100 = 60\%
$$

ध्यान दें: आधार लगाए गए पौधे हैं, इसलिए P और R का "लगाए गए" वाला दंड पढ़ना है।`,
      },
      reasons: {
        a: { en: 'Divides by the survivors of P and R (900).', hi: 'P और R के जीवित बचे पौधों (900) से भाग दिया गया है।' },
        b: { en: 'What is left of 100% after the right answer.', hi: 'यह 100% में से सही उत्तर घटाने पर बचता है।' },
        c: {
          en: 'The share that survived in block Q alone, 360 of 480.',
          hi: 'यह केवल ब्लॉक Q में जीवित बचे पौधों का प्रतिशत है, 480 में से 360।',
        },
        d: {
          en: 'Takes the survivors of P and R (900) over the 1350 planted there.',
          hi: 'P और R के ही जीवित बचे पौधे (900) लेकर 1350 से भाग दिया गया है।',
        },
        e: { en: 'Right: 810 of 1350.', hi: 'सही: 1350 में से 810।' },
      },
    },
    {
      code: 'po-037',
      exams: ['banking'],
      subject: 'aptitude',
      topic: 'data-interpretation',
      difficulty: 'medium',
      targetSeconds: 41,
      passage: 'po-p31',
      stem: {
        en: 'In how many of the five blocks was the percentage of saplings that survived higher than in the five blocks taken together?',
        hi: 'पाँच में से कितने ब्लॉकों में जीवित बचे पौधों का प्रतिशत पाँचों ब्लॉकों के सम्मिलित प्रतिशत से अधिक रहा?',
      },
      options: [
        { id: 'a', content: { en: 'Two', hi: 'दो' } },
        { id: 'b', content: { en: 'Five', hi: 'पाँच' } },
        { id: 'c', content: { en: 'Three', hi: 'तीन' } },
        { id: 'd', content: { en: 'One', hi: 'एक' } },
        { id: 'e', content: { en: 'Four', hi: 'चार' } },
      ],
      key: { kind: 'mcq', optionIds: ['a'] },
      solution: {
        en: String.raw`Together: planted $600 + 480 + 750 + 540 + 630 = 3000$; survived $420 + 360 + 480 + 450 + 390 = 2100$. That is $70\%$.

Now compare each block with $70\%$ of what it planted: P $420$ (420 survived, equal), Q $336$ (360), R $525$ (480), S $378$ (450), T $441$ (390). Only **Q and S** are higher: two blocks.

Trap: P has exactly $70\%$, which is not higher.`,
        hi: String.raw`कुल मिलाकर: लगाए गए $600 + 480 + 750 + 540 + 630 = 3000$; जीवित बचे $420 + 360 + 480 + 450 + 390 = 2100$, यानी $70\%$।

अब हर ब्लॉक के लगाए गए पौधों के $70\%$ से तुलना कीजिए: P $420$ (बचे 420, बराबर), Q $336$ (बचे 360), R $525$ (बचे 480), S $378$ (बचे 450), T $441$ (बचे 390)। केवल **Q और S** में प्रतिशत अधिक है: दो ब्लॉक।

ध्यान दें: P का प्रतिशत ठीक $70\%$ है, अधिक नहीं।`,
      },
      reasons: {
        a: {
          en: 'Right: Q with 75% and S with about 83% are above 70%.',
          hi: 'सही: Q का 75% और S का लगभग 83%, दोनों 70% से अधिक हैं।',
        },
        b: {
          en: 'Counts every block in which more than half survived.',
          hi: 'आधे से अधिक जीवित पौधों वाले सभी ब्लॉक गिन लिए गए हैं।',
        },
        c: {
          en: 'Counts P as well, which has exactly the 70% of all five together.',
          hi: 'P भी गिन लिया गया है, जिसका प्रतिशत सम्मिलित प्रतिशत के ठीक बराबर (70%) है।',
        },
        d: {
          en: 'Counts S alone, the best block, and leaves out Q.',
          hi: 'केवल सबसे अच्छा ब्लॉक S गिना गया है, Q छूट गया है।',
        },
        e: {
          en: 'Counts every block that did better than T, the weakest.',
          hi: 'सबसे कम प्रतिशत वाले T से बेहतर सभी ब्लॉक गिन लिए गए हैं।',
        },
      },
    },
    {
      code: 'po-038',
      exams: ['banking'],
      subject: 'aptitude',
      topic: 'data-interpretation',
      difficulty: 'medium',
      targetSeconds: 26,
      passage: 'po-p31',
      stem: {
        en: 'The number of saplings that did not survive in blocks Q and T together is what per cent more than the number that did not survive in blocks P and S together?',
        hi: 'ब्लॉक Q और T में जीवित न बचे पौधों की कुल संख्या ब्लॉक P और S में जीवित न बचे पौधों की कुल संख्या से कितने प्रतिशत अधिक है?',
      },
      options: [
        { id: 'a', content: { en: '25%', hi: '25%' } },
        { id: 'b', content: { en: String.raw`$33\frac{1}{3}\%$`, hi: String.raw`$33\frac{1}{3}\%$` } },
        { id: 'c', content: { en: '90%', hi: '90%' } },
        { id: 'd', content: { en: '75%', hi: '75%' } },
        { id: 'e', content: { en: '16%', hi: '16%' } },
      ],
      key: { kind: 'mcq', optionIds: ['b'] },
      solution: {
        en: String.raw`Did not survive: Q and T: $120 + 240 = 360$; P and S: $180 + 90 = 270$.

"More than P and S" makes $270$ the base:

$$
\frac{360 - 270}{270} \times 100 = \frac{1}{3} \times 100 = 33\tfrac{1}{3}\%
$$

Trap: with $360$ as the base one gets $25\%$, which answers "per cent less".`,
        hi: String.raw`जीवित न बचे पौधे: Q और T: $120 + 240 = 360$; P और S: $180 + 90 = 270$।

"P और S से अधिक" का अर्थ है कि आधार $270$ है:

$$
\frac{360 - 270}{270} \times 100 = \frac{1}{3} \times 100 = 33\tfrac{1}{3}\%
$$

ध्यान दें: आधार $360$ लेने पर $25\%$ मिलता है, जो "कितने प्रतिशत कम" का उत्तर है।`,
      },
      reasons: {
        a: {
          en: 'Divides the difference 90 by 360 in place of 270.',
          hi: 'अंतर 90 को 270 के बजाय 360 से भाग दिया गया है।',
        },
        b: { en: 'Right: 90 on a base of 270.', hi: 'सही: 270 के आधार पर 90।' },
        c: {
          en: 'The difference of the two numbers, not yet a percentage.',
          hi: 'यह दोनों संख्याओं का अंतर है, प्रतिशत नहीं।',
        },
        d: {
          en: 'The second number as a share of the first, 270 of 360.',
          hi: 'यह दूसरी संख्या का पहली के सापेक्ष प्रतिशत है, 360 में से 270।',
        },
        e: {
          en: 'Compares the survivors, 870 in P and S with 750 in Q and T.',
          hi: 'जीवित बचे पौधों की तुलना की गई है, P और S के 870 की Q और T के 750 से।',
        },
      },
    },
    {
      code: 'po-039',
      exams: ['banking'],
      subject: 'aptitude',
      topic: 'data-interpretation',
      difficulty: 'medium',
      targetSeconds: 30,
      passage: 'po-p31',
      stem: {
        en: 'In another block U, the number of saplings planted was 25% more than in block Q, and the saplings that survived and those that did not were in the ratio 5 : 3. How many fewer saplings survived in block U than in block S?',
        hi: 'एक अन्य ब्लॉक U में ब्लॉक Q से 25% अधिक पौधे लगाए गए, और जीवित बचे तथा जीवित न बचे पौधों का अनुपात 5 : 3 रहा। ब्लॉक U में ब्लॉक S से कितने कम पौधे जीवित बचे?',
      },
      options: [
        { id: 'a', content: { en: '150', hi: '150' } },
        { id: 'b', content: { en: '75', hi: '75' } },
        { id: 'c', content: { en: '225', hi: '225' } },
        { id: 'd', content: { en: '165', hi: '165' } },
        { id: 'e', content: { en: '105', hi: '105' } },
      ],
      key: { kind: 'mcq', optionIds: ['b'] },
      solution: {
        en: String.raw`Planted in U: $480 \times \dfrac{5}{4} = 600$.

Survived in U: $\dfrac{5}{5 + 3} \times 600 = 375$. Survived in S: $450$.

So $450 - 375 = 75$ fewer.`,
        hi: String.raw`U में लगाए गए पौधे: $480 \times \dfrac{5}{4} = 600$।

U में जीवित बचे: $\dfrac{5}{5 + 3} \times 600 = 375$। S में जीवित बचे: $450$।

अतः U में $450 - 375 = 75$ पौधे कम बचे।`,
      },
      reasons: {
        a: {
          en: 'Forgets the 25% and takes 5 parts of 8 of 480, that is 300.',
          hi: '25% की वृद्धि छोड़कर 480 का 5/8, यानी 300 लिया गया है।',
        },
        b: { en: 'Right: 450 − 375.', hi: 'सही: 450 − 375।' },
        c: {
          en: 'Takes the 3 parts that did not survive (225) in place of the survivors.',
          hi: 'जीवित बचे पौधों की जगह जीवित न बचे 3 भाग (225) लिए गए हैं।',
        },
        d: { en: 'Subtracts from the 540 planted in S.', hi: 'S में लगाए गए 540 पौधों में से घटाया गया है।' },
        e: {
          en: 'Compares with the survivors of R (480) in place of S.',
          hi: 'S की जगह R के जीवित बचे पौधों (480) से तुलना की गई है।',
        },
      },
    },
    {
      code: 'po-040',
      exams: ['banking'],
      subject: 'aptitude',
      topic: 'data-interpretation',
      difficulty: 'hard',
      targetSeconds: 39,
      passage: 'po-p31',
      stem: {
        en: String.raw`In the next year block P planted $x\%$ more saplings than in the year of the graph. The saplings that survived and those that did not were now in the ratio 3 : 2, and yet 20% more saplings survived than in the year of the graph. What is the value of $x$?`,
        hi: String.raw`अगले वर्ष ब्लॉक P में आलेख वाले वर्ष की तुलना में $x\%$ अधिक पौधे लगाए गए। इस बार जीवित बचे और जीवित न बचे पौधों का अनुपात 3 : 2 रहा, फिर भी आलेख वाले वर्ष से 20% अधिक पौधे जीवित बचे। $x$ का मान कितना है?`,
      },
      options: [
        { id: 'a', content: { en: '26', hi: '26' } },
        { id: 'b', content: { en: '84', hi: '84' } },
        { id: 'c', content: { en: '40', hi: '40' } },
        { id: 'd', content: { en: '56', hi: '56' } },
        { id: 'e', content: { en: '110', hi: '110' } },
      ],
      key: { kind: 'mcq', optionIds: ['c'] },
      solution: {
        en: String.raw`Survivors in the next year: $420 \times 1.2 = 504$. These are $\dfrac{3}{3 + 2} = \dfrac{3}{5}$ of the saplings planted.

Planted: $504 \times \dfrac{5}{3} = 840$. The rise is $840 - 600 = 240$ on $600$, so $x = 40$.

Short way: the survivors went up to $\dfrac{6}{5}$, and their share fell from $\dfrac{7}{10}$ to $\dfrac{6}{10}$, so the number planted went up to $\dfrac{6}{5} \times \dfrac{7}{6} = \dfrac{7}{5}$.

Trap: the ratio 3 : 2 compares the two parts with each other, not with the whole.`,
        hi: String.raw`अगले वर्ष जीवित बचे पौधे: $420 \times 1.2 = 504$। ये लगाए गए पौधों के $\dfrac{3}{3 + 2} = \dfrac{3}{5}$ हैं।

लगाए गए पौधे: $504 \times \dfrac{5}{3} = 840$। वृद्धि $600$ पर $840 - 600 = 240$ है, अतः $x = 40$।

छोटा तरीक़ा: जीवित बचे पौधे पहले के $\dfrac{6}{5}$ हो गए और उनका भाग $\dfrac{7}{10}$ से घटकर $\dfrac{6}{10}$ रह गया, इसलिए लगाए गए पौधे पहले के $\dfrac{6}{5} \times \dfrac{7}{6} = \dfrac{7}{5}$ हो गए।

ध्यान दें: अनुपात 3 : 2 दोनों भागों की आपस में तुलना है, पूरे से नहीं।`,
      },
      reasons: {
        a: {
          en: 'Takes the 504 survivors as two thirds of the saplings planted (756).',
          hi: 'जीवित बचे 504 पौधों को लगाए गए पौधों का दो-तिहाई (756) मान लिया गया है।',
        },
        b: {
          en: 'The 504 survivors as a percentage of the 600 planted before.',
          hi: 'यह 504 जीवित पौधों का पहले लगाए गए 600 पौधों के सापेक्ष प्रतिशत है।',
        },
        c: {
          en: 'Right: 504 survivors are three fifths of 840, which is 240 more than 600.',
          hi: 'सही: 504 पौधे 840 का तीन-पाँचवाँ भाग हैं, जो 600 से 240 अधिक है।',
        },
        d: {
          en: 'Divides the 336 that did not survive by the 600 planted before.',
          hi: 'जीवित न बचे 336 पौधों को पहले लगाए गए 600 पौधों से भाग दिया गया है।',
        },
        e: {
          en: 'Takes 504 as the 2 parts of the ratio: 1260 planted.',
          hi: '504 को अनुपात के 2 भाग मान लिया गया है: तब 1260 पौधे लगाए जाते।',
        },
      },
    },
    {
      code: 'po-041',
      exams: ['banking'],
      subject: 'aptitude',
      topic: 'quadratic-equations',
      difficulty: 'easy',
      targetSeconds: 17,
      passage: 'po-p33',
      stem: {
        en: String.raw`I. $x^2 - 13x + 40 = 0$

II. $y^2 - 18y + 80 = 0$`,
        hi: String.raw`I. $x^2 - 13x + 40 = 0$

II. $y^2 - 18y + 80 = 0$`,
      },
      options: [
        { id: 'a', content: { en: '$x > y$', hi: '$x > y$' }, pinned: true },
        { id: 'b', content: { en: String.raw`$x \ge y$`, hi: String.raw`$x \ge y$` }, pinned: true },
        { id: 'c', content: { en: '$x < y$', hi: '$x < y$' }, pinned: true },
        { id: 'd', content: { en: String.raw`$x \le y$`, hi: String.raw`$x \le y$` }, pinned: true },
        {
          id: 'e',
          content: {
            en: '$x = y$, or the relation cannot be established',
            hi: '$x = y$, या संबंध स्थापित नहीं किया जा सकता',
          },
          pinned: true,
        },
      ],
      key: { kind: 'mcq', optionIds: ['d'] },
      solution: {
        en: String.raw`I. $(x - 5)(x - 8) = 0 \Rightarrow x = 5, \ 8$

II. $(y - 8)(y - 10) = 0 \Rightarrow y = 8, \ 10$

Compare every value of $x$ with every value of $y$: $5 < 8$, $5 < 10$, $8 = 8$, $8 < 10$. So $x \le y$. Trap: the common root $8$ rules out $x < y$.`,
        hi: String.raw`I. $(x - 5)(x - 8) = 0 \Rightarrow x = 5, \ 8$

II. $(y - 8)(y - 10) = 0 \Rightarrow y = 8, \ 10$

$x$ के हर मान की तुलना $y$ के हर मान से कीजिए: $5 < 8$, $5 < 10$, $8 = 8$, $8 < 10$। अतः $x \le y$। ध्यान दें: उभयनिष्ठ मूल $8$ के कारण $x < y$ सही नहीं है।`,
      },
      reasons: {
        a: {
          en: 'No value of $x$ is greater than a value of $y$.',
          hi: '$x$ का कोई भी मान $y$ के किसी मान से बड़ा नहीं है।',
        },
        b: {
          en: 'The values are the wrong way round: 5 is less than both values of $y$.',
          hi: 'संबंध उलटा है: 5, $y$ के दोनों मानों से छोटा है।',
        },
        c: {
          en: 'Overlooks the common root 8, where the two are equal.',
          hi: 'उभयनिष्ठ मूल 8 छूट गया है, जहाँ दोनों बराबर हैं।',
        },
        d: { en: 'Right: $x$ is 5 or 8, and $y$ is 8 or 10.', hi: 'सही: $x$ का मान 5 या 8 है और $y$ का 8 या 10।' },
        e: {
          en: 'A common root does not hide the relation: in no pair is $x$ greater.',
          hi: 'उभयनिष्ठ मूल होने पर भी संबंध स्थापित होता है: किसी भी जोड़े में $x$ बड़ा नहीं है।',
        },
      },
    },
    {
      code: 'po-042',
      exams: ['banking'],
      subject: 'aptitude',
      topic: 'quadratic-equations',
      difficulty: 'medium',
      targetSeconds: 28,
      passage: 'po-p33',
      stem: {
        en: String.raw`I. $3x^2 + 10x + 8 = 0$

II. $2y^2 + 9y + 10 = 0$`,
        hi: String.raw`I. $3x^2 + 10x + 8 = 0$

II. $2y^2 + 9y + 10 = 0$`,
      },
      options: [
        { id: 'a', content: { en: '$x > y$', hi: '$x > y$' }, pinned: true },
        { id: 'b', content: { en: String.raw`$x \ge y$`, hi: String.raw`$x \ge y$` }, pinned: true },
        { id: 'c', content: { en: '$x < y$', hi: '$x < y$' }, pinned: true },
        { id: 'd', content: { en: String.raw`$x \le y$`, hi: String.raw`$x \le y$` }, pinned: true },
        {
          id: 'e',
          content: {
            en: '$x = y$, or the relation cannot be established',
            hi: '$x = y$, या संबंध स्थापित नहीं किया जा सकता',
          },
          pinned: true,
        },
      ],
      key: { kind: 'mcq', optionIds: ['b'] },
      solution: {
        en: String.raw`All signs are plus, so all roots are negative.

I. $3x^2 + 6x + 4x + 8 = (x + 2)(3x + 4) = 0 \Rightarrow x = -2, \ -\dfrac{4}{3}$

II. $2y^2 + 4y + 5y + 10 = (y + 2)(2y + 5) = 0 \Rightarrow y = -2, \ -\dfrac{5}{2}$

In order: $-2.5 < -2 < -1.33$. Each $x$ is greater than $-2.5$ and equal to or greater than $-2$, so $x \ge y$. Trap: among negative numbers, the one with the greater digits is the smaller.`,
        hi: String.raw`सभी चिह्न धन हैं, इसलिए सभी मूल ऋणात्मक हैं।

I. $3x^2 + 6x + 4x + 8 = (x + 2)(3x + 4) = 0 \Rightarrow x = -2, \ -\dfrac{4}{3}$

II. $2y^2 + 4y + 5y + 10 = (y + 2)(2y + 5) = 0 \Rightarrow y = -2, \ -\dfrac{5}{2}$

क्रम में: $-2.5 < -2 < -1.33$। $x$ का हर मान $-2.5$ से बड़ा और $-2$ के बराबर या उससे बड़ा है, अतः $x \ge y$। ध्यान दें: ऋणात्मक संख्याओं में संख्यात्मक रूप से बड़ी संख्या वास्तव में छोटी होती है।`,
      },
      reasons: {
        a: {
          en: 'Overlooks the common root −2, where the two are equal.',
          hi: 'उभयनिष्ठ मूल −2 छूट गया है, जहाँ दोनों बराबर हैं।',
        },
        b: {
          en: 'Right: $x$ is −2 or −4/3, and $y$ is −2 or −5/2.',
          hi: 'सही: $x$ का मान −2 या −4/3 है और $y$ का −2 या −5/2।',
        },
        c: {
          en: 'Drops the minus signs of the roots and the common root.',
          hi: 'मूलों के ऋण चिह्न और उभयनिष्ठ मूल, दोनों छोड़ दिए गए हैं।',
        },
        d: {
          en: 'Takes the roots as positive, which turns the order round.',
          hi: 'मूलों को धनात्मक मान लिया गया है, जिससे क्रम उलट जाता है।',
        },
        e: {
          en: 'In every pair $x$ is greater or equal, so the relation is established.',
          hi: 'हर जोड़े में $x$ बड़ा या बराबर है, इसलिए संबंध स्थापित होता है।',
        },
      },
    },
    {
      code: 'po-043',
      exams: ['banking'],
      subject: 'aptitude',
      topic: 'quadratic-equations',
      difficulty: 'medium',
      targetSeconds: 28,
      passage: 'po-p33',
      stem: {
        en: String.raw`I. $2x^2 - 11x - 21 = 0$

II. $4y^2 - 15y + 14 = 0$`,
        hi: String.raw`I. $2x^2 - 11x - 21 = 0$

II. $4y^2 - 15y + 14 = 0$`,
      },
      options: [
        { id: 'a', content: { en: '$x > y$', hi: '$x > y$' }, pinned: true },
        { id: 'b', content: { en: String.raw`$x \ge y$`, hi: String.raw`$x \ge y$` }, pinned: true },
        { id: 'c', content: { en: '$x < y$', hi: '$x < y$' }, pinned: true },
        { id: 'd', content: { en: String.raw`$x \le y$`, hi: String.raw`$x \le y$` }, pinned: true },
        {
          id: 'e',
          content: {
            en: '$x = y$, or the relation cannot be established',
            hi: '$x = y$, या संबंध स्थापित नहीं किया जा सकता',
          },
          pinned: true,
        },
      ],
      key: { kind: 'mcq', optionIds: ['e'] },
      solution: {
        en: String.raw`I. $2x^2 - 14x + 3x - 21 = (x - 7)(2x + 3) = 0 \Rightarrow x = 7, \ -\dfrac{3}{2}$

II. $4y^2 - 8y - 7y + 14 = (y - 2)(4y - 7) = 0 \Rightarrow y = 2, \ \dfrac{7}{4}$

$x = 7$ is greater than both values of $y$, and $x = -1.5$ is less than both, so no relation can be established.

Exam-hall sign: a negative last term in I means one root of each sign, while both roots of II are positive. So $x$ is certainly less once; check only whether $7$ is greater.`,
        hi: String.raw`I. $2x^2 - 14x + 3x - 21 = (x - 7)(2x + 3) = 0 \Rightarrow x = 7, \ -\dfrac{3}{2}$

II. $4y^2 - 8y - 7y + 14 = (y - 2)(4y - 7) = 0 \Rightarrow y = 2, \ \dfrac{7}{4}$

$x = 7$, $y$ के दोनों मानों से बड़ा है और $x = -1.5$ दोनों से छोटा, इसलिए कोई संबंध स्थापित नहीं किया जा सकता।

परीक्षा में पहचान: I का अंतिम पद ऋणात्मक है, इसलिए उसका एक मूल धनात्मक और एक ऋणात्मक है, जबकि II के दोनों मूल धनात्मक हैं। अतः एक बार तो $x$ छोटा होगा ही; बस यह देखना है कि $7$ बड़ा है या नहीं।`,
      },
      reasons: {
        a: { en: 'Looks only at the root 7 and forgets −3/2.', hi: 'केवल मूल 7 देखा गया है, −3/2 छूट गया है।' },
        b: { en: 'The root −3/2 is less than both values of $y$.', hi: 'मूल −3/2, $y$ के दोनों मानों से छोटा है।' },
        c: {
          en: 'Takes the signs of the roots of I the wrong way: −7 and 3/2.',
          hi: 'I के मूलों के चिह्न उलटे लिए गए हैं: −7 और 3/2।',
        },
        d: {
          en: 'The root 7 is greater than both values of $y$, and no root is common.',
          hi: 'मूल 7, $y$ के दोनों मानों से बड़ा है, और कोई मूल उभयनिष्ठ नहीं है।',
        },
        e: {
          en: 'Right: 7 is greater than both values of $y$, and −3/2 is less.',
          hi: 'सही: 7, $y$ के दोनों मानों से बड़ा है और −3/2 छोटा।',
        },
      },
    },
    {
      code: 'po-044',
      exams: ['banking'],
      subject: 'aptitude',
      topic: 'quadratic-equations',
      difficulty: 'hard',
      targetSeconds: 41,
      passage: 'po-p33',
      stem: {
        en: String.raw`I. $6x^2 - 29x + 35 = 0$

II. $20y^2 - 89y + 99 = 0$`,
        hi: String.raw`I. $6x^2 - 29x + 35 = 0$

II. $20y^2 - 89y + 99 = 0$`,
      },
      options: [
        { id: 'a', content: { en: '$x > y$', hi: '$x > y$' }, pinned: true },
        { id: 'b', content: { en: String.raw`$x \ge y$`, hi: String.raw`$x \ge y$` }, pinned: true },
        { id: 'c', content: { en: '$x < y$', hi: '$x < y$' }, pinned: true },
        { id: 'd', content: { en: String.raw`$x \le y$`, hi: String.raw`$x \le y$` }, pinned: true },
        {
          id: 'e',
          content: {
            en: '$x = y$, or the relation cannot be established',
            hi: '$x = y$, या संबंध स्थापित नहीं किया जा सकता',
          },
          pinned: true,
        },
      ],
      key: { kind: 'mcq', optionIds: ['a'] },
      solution: {
        en: String.raw`I. $6 \times 35 = 210 = 15 \times 14$: $(2x - 5)(3x - 7) = 0 \Rightarrow x = \dfrac{5}{2}, \ \dfrac{7}{3}$

II. $20 \times 99 = 1980 = 45 \times 44$: $(4y - 9)(5y - 11) = 0 \Rightarrow y = \dfrac{9}{4}, \ \dfrac{11}{5}$

The roots lie close together, so compare the least $x$ with the greatest $y$: $\dfrac{7}{3} = 2.33 > \dfrac{9}{4} = 2.25$. So $x > y$.

Exam-hall way: when two numbers have a small sum for a large product (89 and 1980), they lie close together; begin near the root of the product, with 44 and 45.`,
        hi: String.raw`I. $6 \times 35 = 210 = 15 \times 14$: $(2x - 5)(3x - 7) = 0 \Rightarrow x = \dfrac{5}{2}, \ \dfrac{7}{3}$

II. $20 \times 99 = 1980 = 45 \times 44$: $(4y - 9)(5y - 11) = 0 \Rightarrow y = \dfrac{9}{4}, \ \dfrac{11}{5}$

मूल एक-दूसरे के निकट हैं, इसलिए $x$ के सबसे छोटे मान की तुलना $y$ के सबसे बड़े मान से कीजिए: $\dfrac{7}{3} = 2.33 > \dfrac{9}{4} = 2.25$। अतः $x > y$।

परीक्षा में: गुणनफल बड़ा और योग छोटा हो (1980 और 89), तो दोनों संख्याएँ पास-पास होती हैं; गुणनफल के वर्गमूल के आसपास से आरंभ कीजिए: 44 और 45।`,
      },
      reasons: {
        a: {
          en: 'Right: the least $x$ is 7/3 (2.33) and the greatest $y$ is 9/4 (2.25).',
          hi: 'सही: $x$ का सबसे छोटा मान 7/3 (2.33) और $y$ का सबसे बड़ा मान 9/4 (2.25) है।',
        },
        b: {
          en: 'Takes 7/3 and 9/4 as equal because both are a little over 2; no root is common.',
          hi: '7/3 और 9/4 को बराबर मान लिया गया है, क्योंकि दोनों 2 से कुछ ही अधिक हैं; कोई मूल उभयनिष्ठ नहीं है।',
        },
        c: {
          en: 'Turns the roots over (2/5 and 3/7 against 4/9 and 5/11), which reverses the order.',
          hi: 'मूलों के अंश और हर आपस में बदल गए हैं (2/5, 3/7 और 4/9, 5/11), जिससे क्रम उलट जाता है।',
        },
        d: {
          en: 'The order is turned round, and no root is common either.',
          hi: 'क्रम उलटा है, और कोई मूल उभयनिष्ठ भी नहीं है।',
        },
        e: {
          en: 'Takes 9/4 as greater than 7/3; both values of $y$ lie below both values of $x$.',
          hi: '9/4 को 7/3 से बड़ा मान लिया गया है; $y$ के दोनों मान $x$ के दोनों मानों से छोटे हैं।',
        },
      },
    },
    {
      code: 'po-045',
      exams: ['banking'],
      subject: 'aptitude',
      topic: 'simplification',
      difficulty: 'easy',
      targetSeconds: 17,
      stem: {
        en: String.raw`What value should come in place of the question mark (?) in the following question?

$35\%$ of $480 + \frac{5}{8}$ of $336 = 14 \times \, ?$`,
        hi: String.raw`निम्नलिखित प्रश्न में प्रश्नवाचक चिह्न (?) के स्थान पर कौन-सा मान आना चाहिए?

$480$ का $35\% + 336$ का $\frac{5}{8} = 14 \times \, ?$`,
      },
      options: [
        { id: 'a', content: { en: '21', hi: '21' } },
        { id: 'b', content: { en: '24', hi: '24' } },
        { id: 'c', content: { en: '27', hi: '27' } },
        { id: 'd', content: { en: '12', hi: '12' } },
        { id: 'e', content: { en: '15', hi: '15' } },
      ],
      key: { kind: 'mcq', optionIds: ['c'] },
      solution: {
        en: String.raw`$35\%$ of $480 = 168$ and $\dfrac{5}{8}$ of $336 = 5 \times 42 = 210$.

$$
? = \frac{168 + 210}{14} = 12 + 15 = 27
$$

Both numbers are multiples of 14, so divide each at once.`,
        hi: String.raw`$480$ का $35\% = 168$ और $336$ का $\dfrac{5}{8} = 5 \times 42 = 210$।

$$
? = \frac{168 + 210}{14} = 12 + 15 = 27
$$

दोनों संख्याएँ 14 की गुणज हैं, इसलिए अलग-अलग भाग देना आसान है।`,
      },
      reasons: {
        a: { en: 'Takes 3/8 in place of 5/8: (168 + 126) ÷ 14.', hi: '5/8 की जगह 3/8 लिया गया है: (168 + 126) ÷ 14।' },
        b: {
          en: 'Takes half of 336 in place of 5/8: (168 + 168) ÷ 14.',
          hi: '336 के 5/8 की जगह आधा लिया गया है: (168 + 168) ÷ 14।',
        },
        c: { en: 'Right: 378 ÷ 14.', hi: 'सही: 378 ÷ 14।' },
        d: { en: 'Uses the first term alone: 168 ÷ 14.', hi: 'केवल पहला पद लिया गया है: 168 ÷ 14।' },
        e: { en: 'Uses the second term alone: 210 ÷ 14.', hi: 'केवल दूसरा पद लिया गया है: 210 ÷ 14।' },
      },
    },
    {
      code: 'po-046',
      exams: ['banking'],
      subject: 'aptitude',
      topic: 'simplification',
      difficulty: 'easy',
      targetSeconds: 22,
      stem: {
        en: String.raw`What value should come in place of the question mark (?) in the following question?

$\sqrt{1764} \times 15 - 6^3 = \, ? + 14^2$`,
        hi: String.raw`निम्नलिखित प्रश्न में प्रश्नवाचक चिह्न (?) के स्थान पर कौन-सा मान आना चाहिए?

$\sqrt{1764} \times 15 - 6^3 = \, ? + 14^2$`,
      },
      options: [
        { id: 'a', content: { en: '218', hi: '218' } },
        { id: 'b', content: { en: '610', hi: '610' } },
        { id: 'c', content: { en: '414', hi: '414' } },
        { id: 'd', content: { en: '398', hi: '398' } },
        { id: 'e', content: { en: '650', hi: '650' } },
      ],
      key: { kind: 'mcq', optionIds: ['a'] },
      solution: {
        en: String.raw`$\sqrt{1764} = 42$ (it lies between 40 and 45 and ends in 2 or 8), $6^3 = 216$ and $14^2 = 196$.

$42 \times 15 - 216 = 630 - 216 = 414$, so $? = 414 - 196 = 218$.

Trap: $14^2$ stands on the side of the question mark, so it is subtracted.`,
        hi: String.raw`$\sqrt{1764} = 42$ (यह 40 और 45 के बीच है और इकाई अंक 2 या 8 होगा), $6^3 = 216$ और $14^2 = 196$।

$42 \times 15 - 216 = 630 - 216 = 414$, अतः $? = 414 - 196 = 218$।

ध्यान दें: $14^2$ प्रश्नवाचक चिह्न वाले पक्ष में है, इसलिए इसे घटाना है।`,
      },
      reasons: {
        a: { en: 'Right: 630 − 216 − 196.', hi: 'सही: 630 − 216 − 196।' },
        b: { en: 'Adds 196 to 414 in place of subtracting it.', hi: '414 में से 196 घटाने के बजाय जोड़ दिया गया है।' },
        c: { en: 'Leaves out the square of 14 on the right side.', hi: 'दाएँ पक्ष का 14 का वर्ग छोड़ दिया गया है।' },
        d: { en: 'Takes the square of 6 (36) in place of its cube.', hi: '6 के घन की जगह उसका वर्ग (36) लिया गया है।' },
        e: { en: 'Adds the cube of 6: 630 + 216 − 196.', hi: '6 का घन जोड़ दिया गया है: 630 + 216 − 196।' },
      },
    },
    {
      code: 'po-047',
      exams: ['banking'],
      subject: 'aptitude',
      topic: 'simplification',
      difficulty: 'medium',
      targetSeconds: 22,
      stem: {
        en: String.raw`What value should come in place of the question mark (?) in the following question?

$(729^2 \div 9^4) \times 27 = 3^{\,? + 2}$`,
        hi: String.raw`निम्नलिखित प्रश्न में प्रश्नवाचक चिह्न (?) के स्थान पर कौन-सा मान आना चाहिए?

$(729^2 \div 9^4) \times 27 = 3^{\,? + 2}$`,
      },
      options: [
        { id: 'a', content: { en: '7', hi: '7' } },
        { id: 'b', content: { en: '9', hi: '9' } },
        { id: 'c', content: { en: '3', hi: '3' } },
        { id: 'd', content: { en: '5', hi: '5' } },
        { id: 'e', content: { en: '21', hi: '21' } },
      ],
      key: { kind: 'mcq', optionIds: ['d'] },
      solution: {
        en: String.raw`Write everything as a power of 3: $729 = 3^6$, $9 = 3^2$, $27 = 3^3$.

$$
3^{12} \div 3^8 \times 3^3 = 3^{12 - 8 + 3} = 3^7
$$

$? + 2 = 7$, so $? = 5$. Trap: $7$ is the whole exponent, not the question mark.`,
        hi: String.raw`सबको 3 की घात के रूप में लिखिए: $729 = 3^6$, $9 = 3^2$, $27 = 3^3$।

$$
3^{12} \div 3^8 \times 3^3 = 3^{12 - 8 + 3} = 3^7
$$

$? + 2 = 7$, अतः $? = 5$। ध्यान दें: $7$ पूरी घात है, प्रश्नवाचक चिह्न का मान नहीं।`,
      },
      reasons: {
        a: { en: 'The whole exponent; the 2 is not subtracted.', hi: 'यह पूरी घात है; इसमें से 2 नहीं घटाया गया।' },
        b: {
          en: 'Adds the 2 to the exponent 7 in place of subtracting it.',
          hi: 'घात 7 में से 2 घटाने के बजाय जोड़ दिया गया है।',
        },
        c: { en: 'Takes 729 as the fifth power of 3.', hi: '729 को 3 की पाँचवीं घात मान लिया गया है।' },
        d: { en: 'Right: 12 − 8 + 3 = 7, and 7 − 2 = 5.', hi: 'सही: 12 − 8 + 3 = 7 और 7 − 2 = 5।' },
        e: { en: 'Adds the exponent 8 in place of subtracting it.', hi: 'घात 8 घटाने के बजाय जोड़ दी गई है।' },
      },
    },
    {
      code: 'po-048',
      exams: ['banking'],
      subject: 'aptitude',
      topic: 'approximation',
      difficulty: 'medium',
      targetSeconds: 22,
      stem: {
        en: String.raw`What approximate value should come in place of the question mark (?)? (The exact value is not needed.)

$66.67\%$ of $1349.8 - 12.49\%$ of $1040.3 + 14.04 \approx \, ?^2$`,
        hi: String.raw`प्रश्नवाचक चिह्न (?) के स्थान पर लगभग कौन-सा मान आना चाहिए? (सटीक मान निकालना आवश्यक नहीं है।)

$1349.8$ का $66.67\% - 1040.3$ का $12.49\% + 14.04 \approx \, ?^2$`,
      },
      options: [
        { id: 'a', content: { en: '28', hi: '28' } },
        { id: 'b', content: { en: '32', hi: '32' } },
        { id: 'c', content: { en: '35', hi: '35' } },
        { id: 'd', content: { en: '30', hi: '30' } },
        { id: 'e', content: { en: '26', hi: '26' } },
      ],
      key: { kind: 'mcq', optionIds: ['a'] },
      solution: {
        en: String.raw`$66.67\%$ is nearly $\dfrac{2}{3}$ and $12.49\%$ nearly $\dfrac{1}{8}$.

$\dfrac{2}{3} \times 1350 - \dfrac{1}{8} \times 1040 + 14 = 900 - 130 + 14 = 784$

$784 = 28^2$, so $? \approx 28$.`,
        hi: String.raw`$66.67\%$ लगभग $\dfrac{2}{3}$ है और $12.49\%$ लगभग $\dfrac{1}{8}$।

$\dfrac{2}{3} \times 1350 - \dfrac{1}{8} \times 1040 + 14 = 900 - 130 + 14 = 784$

$784 = 28^2$, अतः $? \approx 28$।`,
      },
      reasons: {
        a: { en: 'Right: 784 is the square of 28.', hi: 'सही: 784, 28 का वर्ग है।' },
        b: {
          en: 'Adds 130 in place of subtracting it: 1044 is about the square of 32.',
          hi: '130 घटाने के बजाय जोड़ा गया है: 1044 लगभग 32 का वर्ग है।',
        },
        c: {
          en: 'Takes the whole in place of two thirds: 1350 − 130 + 14 = 1234.',
          hi: 'दो-तिहाई के बजाय पूरी संख्या ले ली गई है: 1350 − 130 + 14 = 1234।',
        },
        d: {
          en: 'Takes three quarters of 1350: 1012 − 130 + 14 = 896.',
          hi: '1350 का तीन-चौथाई लिया गया है: 1012 − 130 + 14 = 896।',
        },
        e: {
          en: 'Takes a quarter of 1040 in place of an eighth: 900 − 260 + 14 = 654.',
          hi: '1040 के आठवें भाग की जगह चौथाई लिया गया है: 900 − 260 + 14 = 654।',
        },
      },
    },
    {
      code: 'po-049',
      exams: ['banking'],
      subject: 'aptitude',
      topic: 'approximation',
      difficulty: 'medium',
      targetSeconds: 22,
      stem: {
        en: String.raw`What approximate value should come in place of the question mark (?)? (The exact value is not needed.)

$(23.97)^2 - (16.02)^2 \approx 39.96\%$ of $? - 80.07$`,
        hi: String.raw`प्रश्नवाचक चिह्न (?) के स्थान पर लगभग कौन-सा मान आना चाहिए? (सटीक मान निकालना आवश्यक नहीं है।)

$(23.97)^2 - (16.02)^2 \approx \, ?$ का $39.96\% - 80.07$`,
      },
      options: [
        { id: 'a', content: { en: '600', hi: '600' } },
        { id: 'b', content: { en: '800', hi: '800' } },
        { id: 'c', content: { en: '1000', hi: '1000' } },
        { id: 'd', content: { en: '360', hi: '360' } },
        { id: 'e', content: { en: '160', hi: '160' } },
      ],
      key: { kind: 'mcq', optionIds: ['c'] },
      solution: {
        en: String.raw`Use $a^2 - b^2 = (a + b)(a - b)$: $24^2 - 16^2 = 40 \times 8 = 320$.

So $40\%$ of $? = 320 + 80 = 400$, and $? = 400 \times \dfrac{5}{2} = 1000$.

Trap: $80$ is subtracted on the right, so it is added when it changes sides.`,
        hi: String.raw`$a^2 - b^2 = (a + b)(a - b)$ से $24^2 - 16^2 = 40 \times 8 = 320$।

अतः $?$ का $40\% = 320 + 80 = 400$, और $? = 400 \times \dfrac{5}{2} = 1000$।

ध्यान दें: दाईं ओर $80$ घटाया गया है, इसलिए पक्ष बदलने पर वह जुड़ेगा।`,
      },
      reasons: {
        a: { en: 'Subtracts 80 from 320 and takes 240 as 40%.', hi: '320 में से 80 घटाकर 240 को 40% मान लिया गया है।' },
        b: { en: 'Leaves out the 80 and takes 320 as 40%.', hi: '80 छोड़कर 320 को ही 40% मान लिया गया है।' },
        c: { en: 'Right: 400 is 40% of 1000.', hi: 'सही: 400, 1000 का 40% है।' },
        d: {
          en: 'Takes the square of the difference, 64, in place of 320.',
          hi: 'वर्गों के अंतर 320 की जगह अंतर का वर्ग 64 लिया गया है।',
        },
        e: {
          en: 'Takes 40% of 400 in place of the number whose 40% is 400.',
          hi: 'जिस संख्या का 40%, 400 है, उसे निकालने के बजाय 400 का 40% लिया गया है।',
        },
      },
    },
    {
      code: 'po-050',
      exams: ['banking'],
      subject: 'aptitude',
      topic: 'profit-and-loss',
      difficulty: 'medium',
      targetSeconds: 49,
      stem: {
        en: 'A shopkeeper bought 50 identical bags and marked each at 50% above its cost price. He sold 30 of them at a discount of 10% and the remaining 20 at ₹900 each, making a profit of 26% on the whole. What was the marked price of a bag?',
        hi: 'एक दुकानदार ने एक जैसे 50 बैग ख़रीदे और हर बैग पर क्रय मूल्य से 50% अधिक मूल्य अंकित किया। उसने 30 बैग 10% की छूट पर और शेष 20 बैग ₹900 प्रति बैग की दर से बेचे, जिससे उसे कुल मिलाकर 26% का लाभ हुआ। एक बैग का अंकित मूल्य कितना था?',
      },
      options: [
        { id: 'a', content: { en: '₹1,080', hi: '₹1,080' } },
        { id: 'b', content: { en: '₹800', hi: '₹800' } },
        { id: 'c', content: { en: '₹1,000', hi: '₹1,000' } },
        { id: 'd', content: { en: '₹1,200', hi: '₹1,200' } },
        { id: 'e', content: { en: '₹1,008', hi: '₹1,008' } },
      ],
      key: { kind: 'mcq', optionIds: ['d'] },
      solution: {
        en: String.raw`Let the cost price be $100$, so the marked price is $150$, and $10\%$ off gives $135$.

All 50 bags brought $50 \times 126 = 6300$, of which the first 30 brought $30 \times 135 = 4050$. The other 20 brought $2250$, that is $112.5$ each.

$112.5$ stands for ₹900, so $100$ stands for ₹800 and $150$ for ₹1,200.

Trap: ₹800 is the cost price; the question asks for the marked price.`,
        hi: String.raw`माना क्रय मूल्य $100$ है; तब अंकित मूल्य $150$ और $10\%$ छूट के बाद मूल्य $135$ है।

सभी 50 बैग $50 \times 126 = 6300$ में बिके, जिनमें से पहले 30 बैग $30 \times 135 = 4050$ में। शेष 20 बैग $2250$ में बिके, यानी $112.5$ प्रति बैग।

$112.5$ का अर्थ ₹900 है, अतः $100$ का अर्थ ₹800 और $150$ का अर्थ ₹1,200।

ध्यान दें: ₹800 क्रय मूल्य है; प्रश्न में अंकित मूल्य पूछा गया है।`,
      },
      reasons: {
        a: { en: 'The price of a bag after the discount of 10%.', hi: 'यह 10% छूट के बाद एक बैग का मूल्य है।' },
        b: { en: 'The cost price of a bag.', hi: 'यह एक बैग का क्रय मूल्य है।' },
        c: {
          en: 'Takes ₹900 as the price after the discount of 10%: 900 ÷ 0.9.',
          hi: '₹900 को 10% छूट के बाद का मूल्य मान लिया गया है: 900 ÷ 0.9।',
        },
        d: {
          en: 'Right: the cost price is ₹800, and 150% of it is ₹1,200.',
          hi: 'सही: क्रय मूल्य ₹800 है और उसका 150% ₹1,200।',
        },
        e: {
          en: 'The average selling price, 126% of ₹800.',
          hi: 'यह औसत विक्रय मूल्य है, ₹800 का 126%।',
        },
      },
    },
    {
      code: 'po-051',
      exams: ['banking'],
      subject: 'aptitude',
      topic: 'trains',
      difficulty: 'hard',
      targetSeconds: 56,
      stem: {
        en: 'A train crosses a platform 220 m long in 20 seconds, and passes a man who is running at 7.2 km/h in the same direction in 10 seconds. In how many seconds will it cross another train, 315 m long, that comes from the opposite direction at 90 km/h?',
        hi: 'एक रेलगाड़ी 220 मी लंबे प्लेटफ़ॉर्म को 20 सेकंड में पार करती है और उसी दिशा में 7.2 किमी/घंटा की चाल से दौड़ रहे एक व्यक्ति को 10 सेकंड में पार करती है। विपरीत दिशा से 90 किमी/घंटा की चाल से आ रही 315 मी लंबी दूसरी रेलगाड़ी को वह कितने सेकंड में पार करेगी?',
      },
      options: [
        { id: 'a', content: { en: '99', hi: '99' } },
        { id: 'b', content: { en: '19.8', hi: '19.8' } },
        { id: 'c', content: { en: '27.5', hi: '27.5' } },
        { id: 'd', content: { en: '24.75', hi: '24.75' } },
        { id: 'e', content: { en: '11', hi: '11' } },
      ],
      key: { kind: 'mcq', optionIds: ['e'] },
      solution: {
        en: String.raw`Let the train be $L$ m long with a speed of $v$ m/s; the man runs at $7.2 \times \dfrac{5}{18} = 2$ m/s.

Platform: $L + 220 = 20v$. Man, same direction: $L = 10(v - 2)$. So $10v - 20 + 220 = 20v$, which gives $v = 20$ and $L = 180$.

The other train: $90 \times \dfrac{5}{18} = 25$ m/s. From opposite directions the speeds are added:

$$
\frac{180 + 315}{20 + 25} = \frac{495}{45} = 11
$$

So 11 seconds. Trap: with the man only the length of the train is covered, with the platform and the other train both lengths.`,
        hi: String.raw`माना रेलगाड़ी की लंबाई $L$ मी और चाल $v$ मी/से है; व्यक्ति की चाल $7.2 \times \dfrac{5}{18} = 2$ मी/से है।

प्लेटफ़ॉर्म: $L + 220 = 20v$। समान दिशा में व्यक्ति: $L = 10(v - 2)$। अतः $10v - 20 + 220 = 20v$, जिससे $v = 20$ और $L = 180$।

दूसरी रेलगाड़ी: $90 \times \dfrac{5}{18} = 25$ मी/से। विपरीत दिशाओं में चालें जुड़ती हैं:

$$
\frac{180 + 315}{20 + 25} = \frac{495}{45} = 11
$$

अतः 11 सेकंड। ध्यान दें: व्यक्ति को पार करने में केवल रेलगाड़ी की लंबाई तय होती है, प्लेटफ़ॉर्म और दूसरी रेलगाड़ी के साथ दोनों लंबाइयाँ।`,
      },
      reasons: {
        a: {
          en: 'Subtracts the speeds, as if both went the same way: 495 ÷ 5.',
          hi: 'चालें घटा दी गई हैं, मानो दोनों एक ही दिशा में हों: 495 ÷ 5।',
        },
        b: {
          en: 'Takes the first train to be standing: 495 ÷ 25.',
          hi: 'पहली रेलगाड़ी को खड़ी मान लिया गया है: 495 ÷ 25।',
        },
        c: {
          en: 'Keeps the relative speed of the man, 18 m/s: 495 ÷ 18.',
          hi: 'व्यक्ति के सापेक्ष चाल 18 मी/से ही ले ली गई है: 495 ÷ 18।',
        },
        d: {
          en: 'Takes the other train to be standing: 495 ÷ 20.',
          hi: 'दूसरी रेलगाड़ी को खड़ी मान लिया गया है: 495 ÷ 20।',
        },
        e: { en: 'Right: 495 m at 45 m/s.', hi: 'सही: 45 मी/से की चाल से 495 मी।' },
      },
    },
    {
      code: 'po-052',
      exams: ['banking'],
      subject: 'aptitude',
      topic: 'mensuration',
      difficulty: 'medium',
      targetSeconds: 41,
      stem: {
        en: 'The length of a rectangular park is 8 m more than its breadth. A path 2 m wide runs all along the boundary inside the park and has an area of 176 m². What is the area of the park, including the path?',
        hi: 'एक आयताकार पार्क की लंबाई उसकी चौड़ाई से 8 मी अधिक है। पार्क के भीतर उसकी सीमा के साथ-साथ चारों ओर 2 मी चौड़ा रास्ता है, जिसका क्षेत्रफल 176 मी² है। रास्ते सहित पार्क का क्षेत्रफल कितना है?',
      },
      options: [
        { id: 'a', content: { en: '384 m²', hi: '384 मी²' } },
        { id: 'b', content: { en: '468 m²', hi: '468 मी²' } },
        { id: 'c', content: { en: '736 m²', hi: '736 मी²' } },
        { id: 'd', content: { en: '576 m²', hi: '576 मी²' } },
        { id: 'e', content: { en: '560 m²', hi: '560 मी²' } },
      ],
      key: { kind: 'mcq', optionIds: ['e'] },
      solution: {
        en: String.raw`A path of width $w$ inside a rectangle has the area $2w(l + b - 2w)$, because the four corners must not be counted twice.

$4(l + b - 4) = 176 \Rightarrow l + b = 48$. With $l - b = 8$: $l = 28$, $b = 20$.

Area of the park: $28 \times 20 = 560$ m². Check: inside the path is $24 \times 16 = 384$, and $560 - 384 = 176$.`,
        hi: String.raw`आयत के भीतर $w$ चौड़े रास्ते का क्षेत्रफल $2w(l + b - 2w)$ होता है, क्योंकि चारों कोने दो बार नहीं गिने जाते।

$4(l + b - 4) = 176 \Rightarrow l + b = 48$। साथ ही $l - b = 8$: $l = 28$, $b = 20$।

पार्क का क्षेत्रफल: $28 \times 20 = 560$ मी²। जाँच: रास्ते के भीतर का भाग $24 \times 16 = 384$ है और $560 - 384 = 176$।`,
      },
      reasons: {
        a: {
          en: 'The part inside the path (24 × 16); also what comes out if the path is put outside.',
          hi: 'यह रास्ते के भीतर का भाग (24 × 16) है; रास्ता बाहर मान लेने पर भी यही आता है।',
        },
        b: {
          en: 'Counts the four corners twice: 4(l + b) = 176 gives 26 and 18.',
          hi: 'चारों कोने दो बार गिन लिए गए हैं: 4(l + b) = 176 से 26 और 18 मिलते हैं।',
        },
        c: {
          en: 'Adds the path once more to the area of the park: 560 + 176.',
          hi: 'पार्क के क्षेत्रफल में रास्ता दोबारा जोड़ दिया गया है: 560 + 176।',
        },
        d: {
          en: 'Takes the park as a square of the same perimeter: 24 × 24.',
          hi: 'पार्क को समान परिमाप वाला वर्ग मान लिया गया है: 24 × 24।',
        },
        e: { en: 'Right: 28 × 20.', hi: 'सही: 28 × 20।' },
      },
    },
    {
      code: 'po-053',
      exams: ['banking'],
      subject: 'aptitude',
      topic: 'data-interpretation',
      difficulty: 'medium',
      targetSeconds: 75,
      passage: 'po-p32',
      stem: {
        en: 'How many more regular tickets were sold on Sunday than on Friday?',
        hi: 'रविवार को शुक्रवार से कितने अधिक सामान्य टिकट बिके?',
      },
      options: [
        { id: 'a', content: { en: '150', hi: '150' } },
        { id: 'b', content: { en: '400', hi: '400' } },
        { id: 'c', content: { en: '100', hi: '100' } },
        { id: 'd', content: { en: '250', hi: '250' } },
        { id: 'e', content: { en: '200', hi: '200' } },
      ],
      key: { kind: 'mcq', optionIds: ['d'] },
      solution: {
        en: String.raw`Set up the small table once; all six questions use it.

| | Regular | Student | Total |
| --- | ---: | ---: | ---: |
| Friday | 350 | 250 | 600 |
| Saturday | 500 | 300 | 800 |
| Sunday | 600 | 400 | 1000 |

Friday: $25\%$ of $2400 = 600$, split $7 : 5$. The other $1800$ are split $4 : 5$. Students on Saturday: $1.2 \times 250 = 300$; on Sunday: $950 - 250 - 300 = 400$.

Answer: $600 - 350 = 250$.`,
        hi: String.raw`एक बार छोटी तालिका बना लीजिए; छहों प्रश्न इसी से हल होंगे।

| | सामान्य | विद्यार्थी | कुल |
| --- | ---: | ---: | ---: |
| शुक्रवार | 350 | 250 | 600 |
| शनिवार | 500 | 300 | 800 |
| रविवार | 600 | 400 | 1000 |

शुक्रवार: $2400$ का $25\% = 600$, जो $7 : 5$ में बँटे। शेष $1800$ टिकट $4 : 5$ में बँटे। शनिवार के विद्यार्थी टिकट: $1.2 \times 250 = 300$; रविवार के: $950 - 250 - 300 = 400$।

उत्तर: $600 - 350 = 250$।`,
      },
      reasons: {
        a: { en: 'The difference of the student tickets, 400 − 250.', hi: 'यह विद्यार्थी टिकटों का अंतर है, 400 − 250।' },
        b: { en: 'The difference of all tickets, 1000 − 600.', hi: 'यह कुल टिकटों का अंतर है, 1000 − 600।' },
        c: { en: 'Compares Sunday with Saturday: 600 − 500.', hi: 'रविवार की तुलना शनिवार से की गई है: 600 − 500।' },
        d: { en: 'Right: 600 − 350.', hi: 'सही: 600 − 350।' },
        e: {
          en: 'The gap between the two kinds on Sunday, 600 − 400.',
          hi: 'यह रविवार के दोनों प्रकार के टिकटों का अंतर है, 600 − 400।',
        },
      },
    },
    {
      code: 'po-054',
      exams: ['banking'],
      subject: 'aptitude',
      topic: 'data-interpretation',
      difficulty: 'easy',
      targetSeconds: 12,
      passage: 'po-p32',
      stem: {
        en: 'The number of student tickets sold on Sunday is what per cent of the number of regular tickets sold on Saturday?',
        hi: 'रविवार को बिके विद्यार्थी टिकटों की संख्या शनिवार को बिके सामान्य टिकटों की संख्या का कितना प्रतिशत है?',
      },
      options: [
        { id: 'a', content: { en: '50%', hi: '50%' } },
        { id: 'b', content: { en: '60%', hi: '60%' } },
        { id: 'c', content: { en: '40%', hi: '40%' } },
        { id: 'd', content: { en: '70%', hi: '70%' } },
        { id: 'e', content: { en: '80%', hi: '80%' } },
      ],
      key: { kind: 'mcq', optionIds: ['e'] },
      solution: {
        en: String.raw`Student tickets on Sunday: $950 - 250 - 300 = 400$. Regular tickets on Saturday: $800 - 300 = 500$.

$$
\frac{400}{500} \times 100 = 80\%
$$`,
        hi: String.raw`रविवार के विद्यार्थी टिकट: $950 - 250 - 300 = 400$। शनिवार के सामान्य टिकट: $800 - 300 = 500$।

$$
\frac{400}{500} \times 100 = 80\%
$$`,
      },
      reasons: {
        a: { en: 'Divides by all 800 tickets of Saturday.', hi: 'शनिवार के सभी 800 टिकटों से भाग दिया गया है।' },
        b: { en: 'Takes the student tickets of Saturday (300).', hi: 'शनिवार के विद्यार्थी टिकट (300) लिए गए हैं।' },
        c: { en: 'Divides by all 1000 tickets of Sunday.', hi: 'रविवार के सभी 1000 टिकटों से भाग दिया गया है।' },
        d: { en: 'Takes the regular tickets of Friday (350).', hi: 'शुक्रवार के सामान्य टिकट (350) लिए गए हैं।' },
        e: { en: 'Right: 400 of 500.', hi: 'सही: 500 में से 400।' },
      },
    },
    {
      code: 'po-055',
      exams: ['banking'],
      subject: 'aptitude',
      topic: 'data-interpretation',
      difficulty: 'easy',
      targetSeconds: 13,
      passage: 'po-p32',
      stem: {
        en: 'What is the ratio of the number of regular tickets sold on Saturday to the number of student tickets sold on Friday and Sunday together?',
        hi: 'शनिवार को बिके सामान्य टिकटों की संख्या और शुक्रवार तथा रविवार को बिके विद्यार्थी टिकटों की कुल संख्या का अनुपात कितना है?',
      },
      options: [
        { id: 'a', content: { en: '13 : 10', hi: '13 : 10' } },
        { id: 'b', content: { en: '10 : 13', hi: '10 : 13' } },
        { id: 'c', content: { en: '10 : 11', hi: '10 : 11' } },
        { id: 'd', content: { en: '6 : 13', hi: '6 : 13' } },
        { id: 'e', content: { en: '10 : 19', hi: '10 : 19' } },
      ],
      key: { kind: 'mcq', optionIds: ['b'] },
      solution: {
        en: String.raw`Student tickets on Friday and Sunday $= 950 - 300 = 650$: take Saturday off the total.

Regular tickets on Saturday $= 800 - 300 = 500$.

$500 : 650 = 10 : 13$.`,
        hi: String.raw`शुक्रवार और रविवार के विद्यार्थी टिकट $= 950 - 300 = 650$: कुल में से शनिवार के घटा दीजिए।

शनिवार के सामान्य टिकट $= 800 - 300 = 500$।

$500 : 650 = 10 : 13$।`,
      },
      reasons: {
        a: { en: 'The right numbers in the wrong order.', hi: 'संख्याएँ सही हैं, पर क्रम उलटा है।' },
        b: { en: 'Right: 500 to 650.', hi: 'सही: 500 का 650 से अनुपात।' },
        c: {
          en: 'Takes the student tickets of Friday and Saturday (550).',
          hi: 'शुक्रवार और शनिवार के विद्यार्थी टिकट (550) लिए गए हैं।',
        },
        d: {
          en: 'Takes the student tickets of Saturday (300) in place of the regular ones.',
          hi: 'शनिवार के सामान्य टिकटों की जगह विद्यार्थी टिकट (300) लिए गए हैं।',
        },
        e: {
          en: 'Takes the student tickets of all three days (950).',
          hi: 'तीनों दिनों के विद्यार्थी टिकट (950) लिए गए हैं।',
        },
      },
    },
    {
      code: 'po-056',
      exams: ['banking'],
      subject: 'aptitude',
      topic: 'data-interpretation',
      difficulty: 'hard',
      targetSeconds: 50,
      passage: 'po-p32',
      stem: {
        en: 'The prices of the tickets were the same on all three days, a regular ticket costing ₹20 more than a student ticket, and the amount collected from tickets on Sunday was ₹10,000 more than on Saturday. How much was collected from tickets on Friday?',
        hi: 'टिकटों के मूल्य तीनों दिन समान थे और एक सामान्य टिकट का मूल्य एक विद्यार्थी टिकट के मूल्य से ₹20 अधिक था। रविवार को टिकटों से शनिवार की तुलना में ₹10,000 अधिक मिले। शुक्रवार को टिकटों से कुल कितनी राशि मिली?',
      },
      options: [
        { id: 'a', content: { en: '₹31,000', hi: '₹31,000' } },
        { id: 'b', content: { en: '₹29,000', hi: '₹29,000' } },
        { id: 'c', content: { en: '₹42,000', hi: '₹42,000' } },
        { id: 'd', content: { en: '₹36,000', hi: '₹36,000' } },
        { id: 'e', content: { en: '₹52,000', hi: '₹52,000' } },
      ],
      key: { kind: 'mcq', optionIds: ['a'] },
      solution: {
        en: String.raw`From Saturday to Sunday both kinds rise by 100: regular $500 \to 600$, student $300 \to 400$.

Let the prices be $R$ and $S$: $100R + 100S = 10000 \Rightarrow R + S = 100$. With $R - S = 20$: $R = 60$, $S = 40$.

Friday: $350 \times 60 + 250 \times 40 = 21000 + 10000 = 31000$, that is ₹31,000.

The rise alone is needed: there is no need to write out the sums of Saturday and Sunday.`,
        hi: String.raw`शनिवार से रविवार को दोनों प्रकार के टिकटों में 100 की वृद्धि हुई: सामान्य $500 \to 600$, विद्यार्थी $300 \to 400$।

माना मूल्य $R$ और $S$ हैं: $100R + 100S = 10000 \Rightarrow R + S = 100$। साथ ही $R - S = 20$, अतः $R = 60$, $S = 40$।

शुक्रवार: $350 \times 60 + 250 \times 40 = 21000 + 10000 = 31000$, यानी ₹31,000।

केवल वृद्धि से काम चल जाता है: शनिवार और रविवार की पूरी राशि लिखने की ज़रूरत नहीं।`,
      },
      reasons: {
        a: { en: 'Right: 350 tickets at ₹60 and 250 at ₹40.', hi: 'सही: ₹60 के 350 और ₹40 के 250 टिकट।' },
        b: {
          en: 'Exchanges the two prices: 350 at ₹40 and 250 at ₹60.',
          hi: 'दोनों मूल्य आपस में बदल गए हैं: ₹40 के 350 और ₹60 के 250।',
        },
        c: { en: 'The amount collected on Saturday.', hi: 'यह शनिवार को मिली राशि है।' },
        d: { en: 'Takes all 600 tickets of Friday at ₹60.', hi: 'शुक्रवार के सभी 600 टिकट ₹60 के मान लिए गए हैं।' },
        e: { en: 'The amount collected on Sunday.', hi: 'यह रविवार को मिली राशि है।' },
      },
    },
    {
      code: 'po-057',
      exams: ['banking'],
      subject: 'aptitude',
      topic: 'data-interpretation',
      difficulty: 'medium',
      targetSeconds: 34,
      passage: 'po-p32',
      stem: {
        en: 'Of the tickets sold on Sunday, 420 were bought online and the rest at the counter. The regular and student tickets bought at the counter on Sunday were in the ratio 17 : 12. What per cent of the student tickets sold on Sunday were bought online?',
        hi: 'रविवार को बिके टिकटों में से 420 ऑनलाइन ख़रीदे गए और शेष काउंटर से। रविवार को काउंटर से ख़रीदे गए सामान्य और विद्यार्थी टिकटों का अनुपात 17 : 12 था। रविवार को बिके विद्यार्थी टिकटों में से कितने प्रतिशत ऑनलाइन ख़रीदे गए?',
      },
      options: [
        { id: 'a', content: { en: '42%', hi: '42%' } },
        { id: 'b', content: { en: '16%', hi: '16%' } },
        { id: 'c', content: { en: '40%', hi: '40%' } },
        { id: 'd', content: { en: '15%', hi: '15%' } },
        { id: 'e', content: { en: '60%', hi: '60%' } },
      ],
      key: { kind: 'mcq', optionIds: ['c'] },
      solution: {
        en: String.raw`Sunday: 1000 tickets, of which 600 regular and 400 student. At the counter: $1000 - 420 = 580$.

Student tickets at the counter: $\dfrac{12}{17 + 12} \times 580 = 240$. So $400 - 240 = 160$ student tickets were bought online.

$$
\frac{160}{400} \times 100 = 40\%
$$

Trap: the ratio 17 : 12 belongs to the tickets of the counter, not to the 420 bought online.`,
        hi: String.raw`रविवार: 1000 टिकट, जिनमें 600 सामान्य और 400 विद्यार्थी। काउंटर से: $1000 - 420 = 580$।

काउंटर से ख़रीदे गए विद्यार्थी टिकट: $\dfrac{12}{17 + 12} \times 580 = 240$। अतः $400 - 240 = 160$ विद्यार्थी टिकट ऑनलाइन ख़रीदे गए।

$$
\frac{160}{400} \times 100 = 40\%
$$

ध्यान दें: अनुपात 17 : 12 काउंटर वाले टिकटों का है, ऑनलाइन ख़रीदे गए 420 टिकटों का नहीं।`,
      },
      reasons: {
        a: {
          en: 'The share of all tickets of Sunday bought online, 420 of 1000.',
          hi: 'यह रविवार के सभी टिकटों में ऑनलाइन वालों का प्रतिशत है, 1000 में से 420।',
        },
        b: {
          en: 'Divides the 160 by all 1000 tickets of Sunday.',
          hi: '160 को रविवार के सभी 1000 टिकटों से भाग दिया गया है।',
        },
        c: { en: 'Right: 160 of 400.', hi: 'सही: 400 में से 160।' },
        d: {
          en: 'Takes the 340 regular tickets of the counter as student tickets: 60 of 400.',
          hi: 'काउंटर के 340 सामान्य टिकटों को विद्यार्थी टिकट मान लिया गया है: 400 में से 60।',
        },
        e: {
          en: 'The share of student tickets bought at the counter, 240 of 400.',
          hi: 'यह काउंटर से ख़रीदे गए विद्यार्थी टिकटों का प्रतिशत है, 400 में से 240।',
        },
      },
    },
    {
      code: 'po-058',
      exams: ['banking'],
      subject: 'aptitude',
      topic: 'data-interpretation',
      difficulty: 'medium',
      targetSeconds: 24,
      passage: 'po-p32',
      stem: {
        en: String.raw`The fair was kept open on Monday too. The total number of tickets sold on Monday was $12\frac{1}{2}\%$ more than on Saturday, and the regular and student tickets were in the ratio 8 : 7. The number of student tickets sold on Monday was what per cent more than on Saturday?`,
        hi: String.raw`मेला सोमवार को भी खुला रहा। सोमवार को बिके कुल टिकट शनिवार के कुल टिकटों से $12\frac{1}{2}\%$ अधिक थे, और सामान्य तथा विद्यार्थी टिकटों का अनुपात 8 : 7 था। सोमवार को बिके विद्यार्थी टिकट शनिवार के विद्यार्थी टिकटों से कितने प्रतिशत अधिक थे?`,
      },
      options: [
        { id: 'a', content: { en: '60%', hi: '60%' } },
        { id: 'b', content: { en: '5%', hi: '5%' } },
        { id: 'c', content: { en: '40%', hi: '40%' } },
        { id: 'd', content: { en: '68%', hi: '68%' } },
        { id: 'e', content: { en: '20%', hi: '20%' } },
      ],
      key: { kind: 'mcq', optionIds: ['c'] },
      solution: {
        en: String.raw`Monday in all: $800 \times \dfrac{9}{8} = 900$. Student tickets: $\dfrac{7}{15} \times 900 = 420$.

Against the $300$ of Saturday:

$$
\frac{420 - 300}{300} \times 100 = 40\%
$$`,
        hi: String.raw`सोमवार के कुल टिकट: $800 \times \dfrac{9}{8} = 900$। विद्यार्थी टिकट: $\dfrac{7}{15} \times 900 = 420$।

शनिवार के $300$ की तुलना में:

$$
\frac{420 - 300}{300} \times 100 = 40\%
$$`,
      },
      reasons: {
        a: {
          en: 'Takes the 8 parts, the regular tickets (480), against 300.',
          hi: '8 भाग वाले सामान्य टिकट (480) लेकर 300 से तुलना की गई है।',
        },
        b: {
          en: 'Compares with the student tickets of Sunday (400).',
          hi: 'रविवार के विद्यार्थी टिकटों (400) से तुलना की गई है।',
        },
        c: { en: 'Right: 120 more on a base of 300.', hi: 'सही: 300 के आधार पर 120 अधिक।' },
        d: {
          en: 'Compares with the student tickets of Friday (250).',
          hi: 'शुक्रवार के विद्यार्थी टिकटों (250) से तुलना की गई है।',
        },
        e: {
          en: 'The rise of student tickets from Friday to Saturday, given in the text.',
          hi: 'यह शुक्रवार से शनिवार की वृद्धि है, जो दी गई जानकारी में है।',
        },
      },
    },
    {
      code: 'po-059',
      exams: ['banking'],
      subject: 'aptitude',
      topic: 'ages',
      difficulty: 'medium',
      targetSeconds: 37,
      stem: {
        en: 'Six years ago the ages of Kavya and Lobsang were in the ratio 4 : 3. Six years from now their ages will be in the ratio 6 : 5. What is the present age (in years) of Mohan, who is 4 years younger than Lobsang?',
        hi: 'छह वर्ष पहले काव्या और लोबसांग की आयु का अनुपात 4 : 3 था। छह वर्ष बाद उनकी आयु का अनुपात 6 : 5 होगा। मोहन लोबसांग से 4 वर्ष छोटा है। मोहन की वर्तमान आयु (वर्षों में) कितनी है?',
      },
      options: [
        { id: 'a', content: { en: '24', hi: '24' } },
        { id: 'b', content: { en: '20', hi: '20' } },
        { id: 'c', content: { en: '30', hi: '30' } },
        { id: 'd', content: { en: '26', hi: '26' } },
        { id: 'e', content: { en: '28', hi: '28' } },
      ],
      key: { kind: 'mcq', optionIds: ['b'] },
      solution: {
        en: String.raw`The difference of the ratio terms is 1 both times, so a part is worth the same number of years in both ratios.

Kavya's parts go from 4 to 6 in $6 + 6 = 12$ years, so one part is 6 years.

Lobsang: $3 \times 6 = 18$ six years ago, $24$ now. Mohan: $24 - 4 = 20$.`,
        hi: String.raw`दोनों अनुपातों के पदों का अंतर 1 है, इसलिए दोनों में एक भाग बराबर वर्षों का है।

काव्या के भाग $6 + 6 = 12$ वर्षों में 4 से 6 हो जाते हैं, अतः एक भाग 6 वर्ष का है।

लोबसांग: छह वर्ष पहले $3 \times 6 = 18$ वर्ष, अब $24$ वर्ष। मोहन: $24 - 4 = 20$ वर्ष।`,
      },
      reasons: {
        a: {
          en: "Lobsang's present age; Mohan is 4 years younger.",
          hi: 'यह लोबसांग की वर्तमान आयु है; मोहन उससे 4 वर्ष छोटा है।',
        },
        b: { en: 'Right: Lobsang is 24, so Mohan is 20.', hi: 'सही: लोबसांग 24 वर्ष का है, अतः मोहन 20 वर्ष का।' },
        c: { en: "Kavya's present age, 24 + 6.", hi: 'यह काव्या की वर्तमान आयु है, 24 + 6।' },
        d: { en: "Takes 4 from Kavya's age (30).", hi: 'काव्या की आयु (30) में से 4 घटाया गया है।' },
        e: { en: 'Makes Mohan 4 years older than Lobsang.', hi: 'मोहन को लोबसांग से 4 वर्ष बड़ा मान लिया गया है।' },
      },
    },
    {
      code: 'po-060',
      exams: ['banking'],
      subject: 'aptitude',
      topic: 'partnership',
      difficulty: 'medium',
      targetSeconds: 43,
      stem: {
        en: "Ananya and Bhaskar start a business with capitals in the ratio 5 : 4. After 6 months Ananya withdraws 40% of her capital, and Bhaskar increases his capital by 25%. If Bhaskar's share in the profit at the end of the year is ₹1,800 more than Ananya's, what is the total profit?",
        hi: 'अनन्या और भास्कर 5 : 4 के अनुपात में पूँजी लगाकर व्यवसाय शुरू करते हैं। 6 महीने बाद अनन्या अपनी पूँजी का 40% निकाल लेती है और भास्कर अपनी पूँजी में 25% की वृद्धि करता है। यदि वर्ष के अंत में लाभ में भास्कर का हिस्सा अनन्या के हिस्से से ₹1,800 अधिक है, तो कुल लाभ कितना है?',
      },
      options: [
        { id: 'a', content: { en: '₹16,200', hi: '₹16,200' } },
        { id: 'b', content: { en: '₹30,600', hi: '₹30,600' } },
        { id: 'c', content: { en: '₹14,400', hi: '₹14,400' } },
        { id: 'd', content: { en: '₹32,400', hi: '₹32,400' } },
        { id: 'e', content: { en: '₹7,200', hi: '₹7,200' } },
      ],
      key: { kind: 'mcq', optionIds: ['b'] },
      solution: {
        en: String.raw`Shares go by capital × time. The capitals after 6 months: Ananya $5 \to 3$, Bhaskar $4 \to 5$.

Ananya : Bhaskar $= (5 \times 6 + 3 \times 6) : (4 \times 6 + 5 \times 6) = 48 : 54 = 8 : 9$

Both periods are equal, so simply add: $(5 + 3) : (4 + 5)$.

One part is ₹1,800; the total is $17 \times 1800 = 30600$, that is ₹30,600.`,
        hi: String.raw`हिस्सा पूँजी × समय के अनुपात में बँटता है। 6 महीने बाद पूँजियाँ: अनन्या $5 \to 3$, भास्कर $4 \to 5$।

अनन्या : भास्कर $= (5 \times 6 + 3 \times 6) : (4 \times 6 + 5 \times 6) = 48 : 54 = 8 : 9$

दोनों अवधियाँ बराबर हैं, इसलिए सीधे जोड़ सकते हैं: $(5 + 3) : (4 + 5)$।

एक भाग ₹1,800 है; कुल लाभ $17 \times 1800 = 30600$, यानी ₹30,600।`,
      },
      reasons: {
        a: { en: "Bhaskar's share alone, 9 parts.", hi: 'यह केवल भास्कर का हिस्सा है, 9 भाग।' },
        b: { en: 'Right: 17 parts of ₹1,800.', hi: 'सही: ₹1,800 के 17 भाग।' },
        c: { en: "Ananya's share alone, 8 parts.", hi: 'यह केवल अनन्या का हिस्सा है, 8 भाग।' },
        d: { en: 'Counts 9 parts for each of the two.', hi: 'दोनों में से हर एक के लिए 9 भाग गिने गए हैं।' },
        e: {
          en: 'Uses only the capitals of the second half, 3 : 5.',
          hi: 'केवल दूसरी छमाही की पूँजी का अनुपात 3 : 5 लिया गया है।',
        },
      },
    },
    {
      code: 'po-061',
      exams: ['banking'],
      subject: 'aptitude',
      topic: 'simple-and-compound-interest',
      difficulty: 'medium',
      targetSeconds: 37,
      stem: {
        en: 'Ritu invested ₹15,000 in two parts: one at simple interest of 8% per annum for 3 years, the other at compound interest of 10% per annum (compounded annually) for 2 years. The total interest from both was ₹3,420. How much did she invest at compound interest?',
        hi: 'ऋतु ने ₹15,000 दो भागों में निवेश किए: एक भाग 8% वार्षिक दर से साधारण ब्याज पर 3 वर्ष के लिए और दूसरा भाग 10% वार्षिक दर से चक्रवृद्धि ब्याज (वार्षिक रूप से संयोजित) पर 2 वर्ष के लिए। दोनों से कुल ₹3,420 ब्याज मिला। उसने चक्रवृद्धि ब्याज पर कितनी राशि निवेश की?',
      },
      options: [
        { id: 'a', content: { en: '₹4,500', hi: '₹4,500' } },
        { id: 'b', content: { en: '₹9,000', hi: '₹9,000' } },
        { id: 'c', content: { en: '₹6,000', hi: '₹6,000' } },
        { id: 'd', content: { en: '₹10,500', hi: '₹10,500' } },
        { id: 'e', content: { en: '₹7,500', hi: '₹7,500' } },
      ],
      key: { kind: 'mcq', optionIds: ['c'] },
      solution: {
        en: String.raw`Effective rates: simple $8 \times 3 = 24\%$; compound $10 + 10 + \dfrac{10 \times 10}{100} = 21\%$.

If all were at simple interest: $24\%$ of $15000 = 3600$. The actual interest is $180$ less, and each rupee at compound interest brings $3\%$ less.

$$
\frac{180}{3\%} = 6000
$$

So ₹6,000. Check: $21\%$ of $6000 + 24\%$ of $9000 = 1260 + 2160 = 3420$.`,
        hi: String.raw`प्रभावी दर: साधारण $8 \times 3 = 24\%$; चक्रवृद्धि $10 + 10 + \dfrac{10 \times 10}{100} = 21\%$।

यदि पूरी राशि साधारण ब्याज पर होती: $15000$ का $24\% = 3600$। वास्तविक ब्याज $180$ कम है, और चक्रवृद्धि वाले हर रुपए पर $3\%$ कम मिलता है।

$$
\frac{180}{3\%} = 6000
$$

अतः ₹6,000। जाँच: $6000$ का $21\% + 9000$ का $24\% = 1260 + 2160 = 3420$।`,
      },
      reasons: {
        a: {
          en: 'Takes the compound interest of 2 years as 20%, not 21%.',
          hi: '2 वर्ष का चक्रवृद्धि ब्याज 21% के बजाय 20% लिया गया है।',
        },
        b: { en: 'The part at simple interest.', hi: 'यह साधारण ब्याज वाला भाग है।' },
        c: { en: 'Right: the shortfall of ₹180 is 3% of ₹6,000.', hi: 'सही: ₹180 की कमी ₹6,000 का 3% है।' },
        d: {
          en: 'The part at simple interest when the compound rate is taken as 20%.',
          hi: 'चक्रवृद्धि की दर 20% मानने पर यह साधारण ब्याज वाला भाग आता है।',
        },
        e: {
          en: 'Halves the sum; the interest would then be ₹3,375.',
          hi: 'राशि आधी-आधी बाँट दी गई है; तब ब्याज ₹3,375 होता।',
        },
      },
    },
    {
      code: 'po-062',
      exams: ['banking'],
      subject: 'aptitude',
      topic: 'mixture',
      difficulty: 'medium',
      targetSeconds: 49,
      stem: {
        en: 'A vessel contains milk and water in the ratio 5 : 3. From it 24 litres of the mixture is taken out and 13 litres of water is added to what is left, after which milk and water are in the ratio 9 : 8. How many litres of milk were in the vessel at first?',
        hi: 'एक बर्तन में दूध और पानी 5 : 3 के अनुपात में हैं। इसमें से 24 लीटर मिश्रण निकालकर शेष में 13 लीटर पानी मिलाया जाता है, जिससे दूध और पानी का अनुपात 9 : 8 हो जाता है। प्रारंभ में बर्तन में कितने लीटर दूध था?',
      },
      options: [
        { id: 'a', content: { en: '60', hi: '60' } },
        { id: 'b', content: { en: '45', hi: '45' } },
        { id: 'c', content: { en: '96', hi: '96' } },
        { id: 'd', content: { en: '36', hi: '36' } },
        { id: 'e', content: { en: '27', hi: '27' } },
      ],
      key: { kind: 'mcq', optionIds: ['a'] },
      solution: {
        en: String.raw`What is left after taking out 24 litres is still $5 : 3$, and then only the water changes. Make milk equal in both ratios:

before $5 : 3 = 45 : 27$, after $9 : 8 = 45 : 40$

The water rises by $40 - 27 = 13$ parts $= 13$ litres, so one part is 1 litre: $45 + 27 = 72$ litres were left, and $72 + 24 = 96$ litres were there at first.

Milk at first: $\dfrac{5}{8} \times 96 = 60$ litres. Trap: $45$ is the milk that was left.`,
        hi: String.raw`24 लीटर निकालने के बाद भी शेष मिश्रण में अनुपात $5 : 3$ ही है, फिर केवल पानी बदलता है। दोनों अनुपातों में दूध बराबर कीजिए:

पहले $5 : 3 = 45 : 27$, बाद में $9 : 8 = 45 : 40$

पानी $40 - 27 = 13$ भाग $= 13$ लीटर बढ़ा, अतः एक भाग 1 लीटर का है: $45 + 27 = 72$ लीटर बचा था, और प्रारंभ में $72 + 24 = 96$ लीटर मिश्रण था।

प्रारंभ में दूध: $\dfrac{5}{8} \times 96 = 60$ लीटर। ध्यान दें: $45$ लीटर तो बचा हुआ दूध है।`,
      },
      reasons: {
        a: { en: 'Right: 5 parts of 8 of 96 litres.', hi: 'सही: 96 लीटर के 8 में से 5 भाग।' },
        b: { en: 'The milk left after 24 litres were taken out.', hi: 'यह 24 लीटर निकालने के बाद बचा दूध है।' },
        c: { en: 'The whole mixture at first.', hi: 'यह प्रारंभ का पूरा मिश्रण है।' },
        d: { en: 'The water at first.', hi: 'यह प्रारंभ का पानी है।' },
        e: { en: 'The water left after 24 litres were taken out.', hi: 'यह 24 लीटर निकालने के बाद बचा पानी है।' },
      },
    },
    {
      code: 'po-063',
      exams: ['banking'],
      subject: 'aptitude',
      topic: 'time-and-work',
      difficulty: 'hard',
      targetSeconds: 52,
      stem: {
        en: 'Meher alone can finish a piece of work in 24 days and Nakul alone in 36 days. They work together for $x$ days. Then Nakul leaves, and Meher works alone for $(x - 4)$ days. The remaining work is finished in 5 days by Omkar alone, who is twice as efficient as Nakul. For how many days in all did Meher work?',
        hi: 'किसी काम को अकेले पूरा करने में मेहर को 24 दिन और नकुल को 36 दिन लगते हैं। दोनों मिलकर $x$ दिन काम करते हैं। फिर नकुल काम छोड़ देता है और मेहर अकेली $(x - 4)$ दिन काम करती है। शेष काम ओंकार, जो नकुल से दुगुना कार्यकुशल है, अकेले 5 दिनों में पूरा कर देता है। मेहर ने कुल कितने दिन काम किया?',
      },
      options: [
        { id: 'a', content: { en: '8', hi: '8' } },
        { id: 'b', content: { en: '4', hi: '4' } },
        { id: 'c', content: { en: '5', hi: '5' } },
        { id: 'd', content: { en: '12', hi: '12' } },
        { id: 'e', content: { en: '9', hi: '9' } },
      ],
      key: { kind: 'mcq', optionIds: ['d'] },
      solution: {
        en: String.raw`Let the work be 72 units (LCM of 24 and 36): Meher 3 a day, Nakul 2, Omkar $2 \times 2 = 4$.

$5x + 3(x - 4) + 4 \times 5 = 72 \Rightarrow 8x + 8 = 72 \Rightarrow x = 8$

Meher worked $x + (x - 4) = 8 + 4 = 12$ days. Trap: $x$ itself is not the answer.`,
        hi: String.raw`माना कुल काम 72 इकाई है (24 और 36 का ल.स.): मेहर प्रतिदिन 3, नकुल 2 और ओंकार $2 \times 2 = 4$ इकाई करता है।

$5x + 3(x - 4) + 4 \times 5 = 72 \Rightarrow 8x + 8 = 72 \Rightarrow x = 8$

मेहर ने $x + (x - 4) = 8 + 4 = 12$ दिन काम किया। ध्यान दें: उत्तर स्वयं $x$ नहीं है।`,
      },
      reasons: {
        a: {
          en: 'The value of $x$, the days that Meher and Nakul worked together.',
          hi: 'यह $x$ का मान है, यानी मेहर और नकुल के साथ काम करने के दिन।',
        },
        b: { en: 'The days that Meher worked alone, $x - 4$.', hi: 'यह मेहर के अकेले काम करने के दिन हैं, $x - 4$।' },
        c: { en: 'The days that Omkar worked.', hi: 'यह ओंकार के काम करने के दिन हैं।' },
        d: { en: 'Right: 8 days with Nakul and 4 days alone.', hi: 'सही: नकुल के साथ 8 दिन और अकेले 4 दिन।' },
        e: { en: 'The days after Nakul left, 4 + 5.', hi: 'ये नकुल के जाने के बाद के दिन हैं, 4 + 5।' },
      },
    },
    {
      code: 'po-064',
      exams: ['banking'],
      subject: 'aptitude',
      topic: 'boats-and-streams',
      difficulty: 'medium',
      targetSeconds: 43,
      stem: {
        en: 'The speed of a boat in still water is five times the speed of the stream. The boat goes 72 km downstream from P to Q and then comes back upstream as far as R, the midpoint of PQ. The whole trip takes 7 hours. In how many minutes will the boat cover 54 km in still water?',
        hi: 'स्थिर जल में एक नाव की चाल धारा की चाल की पाँच गुनी है। नाव P से Q तक धारा के अनुकूल 72 किमी जाती है और फिर धारा के प्रतिकूल PQ के मध्य-बिंदु R तक लौटती है। इस पूरी यात्रा में 7 घंटे लगते हैं। स्थिर जल में 54 किमी की दूरी तय करने में नाव को कितने मिनट लगेंगे?',
      },
      options: [
        { id: 'a', content: { en: '180', hi: '180' } },
        { id: 'b', content: { en: '270', hi: '270' } },
        { id: 'c', content: { en: '144', hi: '144' } },
        { id: 'd', content: { en: '288', hi: '288' } },
        { id: 'e', content: { en: '216', hi: '216' } },
      ],
      key: { kind: 'mcq', optionIds: ['e'] },
      solution: {
        en: String.raw`Let the stream be $s$: the boat $5s$, downstream $6s$, upstream $4s$. The way back is half of 72, that is 36 km.

$$
\frac{72}{6s} + \frac{36}{4s} = \frac{12 + 9}{s} = 7 \Rightarrow s = 3
$$

In still water: $5 \times 3 = 15$ km/h, and $\dfrac{54}{15}$ h $= 3.6 \times 60 = 216$ minutes.`,
        hi: String.raw`माना धारा की चाल $s$ है: नाव $5s$, धारा के अनुकूल $6s$, प्रतिकूल $4s$। वापसी की दूरी 72 की आधी, यानी 36 किमी है।

$$
\frac{72}{6s} + \frac{36}{4s} = \frac{12 + 9}{s} = 7 \Rightarrow s = 3
$$

स्थिर जल में चाल: $5 \times 3 = 15$ किमी/घंटा, और समय $\dfrac{54}{15}$ घंटे $= 3.6 \times 60 = 216$ मिनट।`,
      },
      reasons: {
        a: { en: 'Uses the downstream speed, 18 km/h.', hi: 'धारा के अनुकूल चाल 18 किमी/घंटा ली गई है।' },
        b: { en: 'Uses the upstream speed, 12 km/h.', hi: 'धारा के प्रतिकूल चाल 12 किमी/घंटा ली गई है।' },
        c: { en: 'The time for 36 km, the way back, in still water.', hi: 'यह वापसी के 36 किमी का स्थिर जल में समय है।' },
        d: { en: 'The time for 72 km in still water.', hi: 'यह स्थिर जल में 72 किमी का समय है।' },
        e: { en: 'Right: 54 km at 15 km/h.', hi: 'सही: 15 किमी/घंटा से 54 किमी।' },
      },
    },
    {
      code: 'po-065',
      exams: ['banking'],
      subject: 'maths',
      topic: 'probability',
      difficulty: 'easy',
      targetSeconds: 32,
      stem: {
        en: 'A box holds 5 almond, 4 orange and 3 mint chocolates. Two chocolates are taken out at random, one after the other, without replacement. What is the probability that both are of the same kind?',
        hi: 'एक डिब्बे में 5 बादाम वाली, 4 संतरे वाली और 3 पुदीने वाली चॉकलेट हैं। एक के बाद एक, वापस रखे बिना, यादृच्छिक रूप से दो चॉकलेट निकाली जाती हैं। दोनों के एक ही प्रकार की होने की प्रायिकता कितनी है?',
      },
      options: [
        { id: 'a', content: { en: String.raw`$\frac{25}{72}$`, hi: String.raw`$\frac{25}{72}$` } },
        { id: 'b', content: { en: String.raw`$\frac{19}{66}$`, hi: String.raw`$\frac{19}{66}$` } },
        { id: 'c', content: { en: String.raw`$\frac{47}{66}$`, hi: String.raw`$\frac{47}{66}$` } },
        { id: 'd', content: { en: String.raw`$\frac{5}{33}$`, hi: String.raw`$\frac{5}{33}$` } },
        { id: 'e', content: { en: String.raw`$\frac{19}{132}$`, hi: String.raw`$\frac{19}{132}$` } },
      ],
      key: { kind: 'mcq', optionIds: ['b'] },
      solution: {
        en: String.raw`Without replacement, two draws are the same as choosing 2 of 12: $^{12}C_2 = 66$ ways.

Same kind: $^5C_2 + {}^4C_2 + {}^3C_2 = 10 + 6 + 3 = 19$.

The probability is $\dfrac{19}{66}$. Trap: count both in the same way, either with order or without.`,
        hi: String.raw`वापस रखे बिना दो बार निकालना 12 में से 2 चुनने के समान है: $^{12}C_2 = 66$ तरीक़े।

एक ही प्रकार की: $^5C_2 + {}^4C_2 + {}^3C_2 = 10 + 6 + 3 = 19$।

प्रायिकता $\dfrac{19}{66}$ है। ध्यान दें: अंश और हर, दोनों को एक ही तरह गिनिए: दोनों में क्रम लीजिए या दोनों में न लीजिए।`,
      },
      reasons: {
        a: {
          en: 'Puts the first chocolate back: (25 + 16 + 9) ÷ 144.',
          hi: 'पहली चॉकलेट वापस रख दी गई है: (25 + 16 + 9) ÷ 144।',
        },
        b: { en: 'Right: 19 of 66 pairs.', hi: 'सही: 66 में से 19 जोड़े।' },
        c: {
          en: 'The probability that the two are of different kinds.',
          hi: 'यह दोनों के अलग-अलग प्रकार की होने की प्रायिकता है।',
        },
        d: {
          en: 'Counts only the pairs of almond chocolates, 10 of 66.',
          hi: 'केवल बादाम वाली चॉकलेट के जोड़े गिने गए हैं, 66 में से 10।',
        },
        e: {
          en: 'Pairs without order above, pairs with order (12 × 11) below.',
          hi: 'अंश में बिना क्रम के और हर में क्रम सहित (12 × 11) जोड़े गिने गए हैं।',
        },
      },
    },
  ],
}
