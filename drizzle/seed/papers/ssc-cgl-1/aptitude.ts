import type { PaperSection } from '../paper.ts'

export const aptitude: PaperSection = {
  presetSectionId: 'aptitude',
  passages: [
    {
      code: 'cgl-p51',
      kind: 'data',
      title: { en: 'Exports and imports of a company', hi: 'एक कंपनी का निर्यात और आयात' },
      content: {
        en: String.raw`The line graph shows the exports and imports of a company (in ₹ crore) in five years. Study it and answer the questions.

![Line graph of exports and imports in ₹ crore. Exports: 240 in 2019, 300 in 2020, 270 in 2021, 360 in 2022, 420 in 2023. Imports: 210 in 2019, 250 in 2020, 290 in 2021, 310 in 2022, 340 in 2023.](/figures/cgl-p51.svg)`,
        hi: String.raw`रेखा आलेख में एक कंपनी का पाँच वर्षों का निर्यात और आयात (₹ करोड़ में) दिखाया गया है। आलेख का अध्ययन कीजिए और प्रश्नों के उत्तर दीजिए।

![निर्यात और आयात (₹ करोड़ में) का रेखा आलेख। निर्यात: 2019 में 240, 2020 में 300, 2021 में 270, 2022 में 360, 2023 में 420। आयात: 2019 में 210, 2020 में 250, 2021 में 290, 2022 में 310, 2023 में 340।](/figures/cgl-p51-hi.svg)`,
      },
    },
  ],
  questions: [
    {
      code: 'cgl-051',
      exams: ['ssc'],
      subject: 'aptitude',
      topic: 'simplification',
      difficulty: 'easy',
      targetSeconds: 25,
      stem: {
        en: String.raw`Find the value of $18 \div 3$ of $2 \times \{14 - (9 - 4)\} + 24 \div 8 \times 3$.`,
        hi: String.raw`$18 \div 3$ का $2 \times \{14 - (9 - 4)\} + 24 \div 8 \times 3$ का मान ज्ञात कीजिए।`,
      },
      options: [
        { id: 'a', content: { en: '28', hi: '28' } },
        { id: 'b', content: { en: '117', hi: '117' } },
        { id: 'c', content: { en: '36', hi: '36' } },
        { id: 'd', content: { en: '12', hi: '12' } },
      ],
      key: { kind: 'mcq', optionIds: ['c'] },
      solution: {
        en: String.raw`Order: brackets, then "of", then $\div$ and $\times$ from left to right, then $+$.

- Brackets: $14 - (9 - 4) = 14 - 5 = 9$
- "of": $3$ of $2 = 6$
- First part: $18 \div 6 \times 9 = 27$; second part: $24 \div 8 \times 3 = 9$

The value is $27 + 9 = 36$. Trap: "of" binds before $\div$, but an ordinary $\times$ does not.`,
        hi: String.raw`क्रम: पहले कोष्ठक, फिर "का", फिर बाएँ से दाएँ $\div$ और $\times$, अंत में $+$।

- कोष्ठक: $14 - (9 - 4) = 14 - 5 = 9$
- "का": $3$ का $2 = 6$
- पहला भाग: $18 \div 6 \times 9 = 27$; दूसरा भाग: $24 \div 8 \times 3 = 9$

मान $27 + 9 = 36$ है। ध्यान दें: "का" को $\div$ से पहले हल किया जाता है, पर साधारण $\times$ को नहीं।`,
      },
      reasons: {
        a: {
          en: String.raw`Works out $8 \times 3$ before the division, so the second part becomes $24 \div 24 = 1$.`,
          hi: String.raw`भाग से पहले $8 \times 3$ कर दिया गया है, जिससे दूसरा भाग $24 \div 24 = 1$ हो जाता है।`,
        },
        b: {
          en: String.raw`Treats "of" as an ordinary $\times$: $18 \div 3 \times 2 \times 9 = 108$.`,
          hi: String.raw`"का" को साधारण $\times$ मान लिया गया है: $18 \div 3 \times 2 \times 9 = 108$।`,
        },
        c: {
          en: String.raw`Right: $18 \div 6 \times 9 + 3 \times 3 = 27 + 9$.`,
          hi: String.raw`सही: $18 \div 6 \times 9 + 3 \times 3 = 27 + 9$।`,
        },
        d: {
          en: String.raw`Drops the inner bracket and takes $14 - 9 - 4 = 1$ in place of $9$.`,
          hi: String.raw`अंदर का कोष्ठक हटाकर $9$ की जगह $14 - 9 - 4 = 1$ लिया गया है।`,
        },
      },
    },
    {
      code: 'cgl-052',
      exams: ['ssc'],
      subject: 'aptitude',
      topic: 'percentage',
      difficulty: 'easy',
      targetSeconds: 30,
      stem: {
        en: 'In an examination Jitendra scores 32% of the total marks and falls short of the pass marks by 18. Rukhsana scores 45% of the total marks and gets 21 more than the pass marks. What are the pass marks?',
        hi: 'एक परीक्षा में जितेंद्र कुल अंकों के 32% अंक पाता है और 18 अंकों से अनुत्तीर्ण हो जाता है। रुख़साना कुल अंकों के 45% अंक पाती है, जो उत्तीर्णांक से 21 अधिक हैं। उत्तीर्णांक कितने हैं?',
      },
      options: [
        { id: 'a', content: { en: '114', hi: '114' } },
        { id: 'b', content: { en: '96', hi: '96' } },
        { id: 'c', content: { en: '135', hi: '135' } },
        { id: 'd', content: { en: '78', hi: '78' } },
      ],
      key: { kind: 'mcq', optionIds: ['a'] },
      solution: {
        en: String.raw`The gap between the two scores is the same in per cent and in marks: $45\% - 32\% = 13\%$ and $18 + 21 = 39$ marks.

$13\%$ of the total $= 39$, so the total is $300$.

Pass marks $= 32\%$ of $300 + 18 = 96 + 18 = 114$. Check: $45\%$ of $300 - 21 = 135 - 21 = 114$.`,
        hi: String.raw`दोनों के अंकों का अंतर प्रतिशत में और अंकों में एक ही है: $45\% - 32\% = 13\%$ और $18 + 21 = 39$ अंक।

कुल अंकों का $13\% = 39$, अतः कुल अंक $300$ हैं।

उत्तीर्णांक $= 300$ का $32\% + 18 = 96 + 18 = 114$। जाँच: $300$ का $45\% - 21 = 135 - 21 = 114$।`,
      },
      reasons: {
        a: {
          en: 'Right: the total is 300, and 96 + 18 = 114.',
          hi: 'सही: कुल अंक 300 हैं और 96 + 18 = 114।',
        },
        b: {
          en: "Jitendra's own marks (32% of 300); the 18 marks he lacks are not added.",
          hi: 'ये जितेंद्र के अपने अंक हैं (300 का 32%); जो 18 अंक कम पड़े, वे नहीं जोड़े गए।',
        },
        c: {
          en: "Rukhsana's marks (45% of 300); the extra 21 are not taken off.",
          hi: 'ये रुख़साना के अंक हैं (300 का 45%); अतिरिक्त 21 अंक नहीं घटाए गए।',
        },
        d: {
          en: 'Subtracts the 18 marks from 96 instead of adding them.',
          hi: '96 में 18 जोड़ने के बजाय घटा दिए गए हैं।',
        },
      },
    },
    {
      code: 'cgl-053',
      exams: ['ssc'],
      subject: 'aptitude',
      topic: 'geometry',
      difficulty: 'easy',
      targetSeconds: 30,
      stem: {
        en: String.raw`From an external point P, tangents PA and PB are drawn to a circle with centre O, touching it at A and B. C is a point on the minor arc AB. If $\angle APB = 54^\circ$, what is the measure of $\angle ACB$?`,
        hi: String.raw`किसी बाह्य बिंदु P से O केंद्र वाले वृत्त पर स्पर्श रेखाएँ PA और PB खींची गई हैं, जो उसे A और B पर स्पर्श करती हैं। C लघु चाप AB पर स्थित एक बिंदु है। यदि $\angle APB = 54^\circ$ है, तो $\angle ACB$ का माप कितना है?`,
      },
      options: [
        { id: 'a', content: { en: String.raw`$63^\circ$`, hi: String.raw`$63^\circ$` } },
        { id: 'b', content: { en: String.raw`$126^\circ$`, hi: String.raw`$126^\circ$` } },
        { id: 'c', content: { en: String.raw`$54^\circ$`, hi: String.raw`$54^\circ$` } },
        { id: 'd', content: { en: String.raw`$117^\circ$`, hi: String.raw`$117^\circ$` } },
      ],
      key: { kind: 'mcq', optionIds: ['d'] },
      solution: {
        en: String.raw`The radius is perpendicular to the tangent at the point of contact, so in PAOB $\angle AOB = 180^\circ - 54^\circ = 126^\circ$.

A point on the major arc sees AB at half of this, $63^\circ$. C is on the minor arc, so the two are opposite angles of a cyclic quadrilateral:

$$
\angle ACB = 180^\circ - 63^\circ = 117^\circ
$$

Short way: for the minor arc the angle is $90^\circ + \dfrac{54^\circ}{2}$; for the major arc it is $90^\circ - \dfrac{54^\circ}{2}$.`,
        hi: String.raw`स्पर्श बिंदु पर त्रिज्या स्पर्श रेखा पर लंब होती है, अतः PAOB में $\angle AOB = 180^\circ - 54^\circ = 126^\circ$।

दीर्घ चाप के किसी बिंदु पर AB इसका आधा, अर्थात् $63^\circ$ का कोण बनाती है। C लघु चाप पर है, इसलिए दोनों कोण चक्रीय चतुर्भुज के सम्मुख कोण हैं:

$$
\angle ACB = 180^\circ - 63^\circ = 117^\circ
$$

छोटी विधि: लघु चाप के लिए कोण $90^\circ + \dfrac{54^\circ}{2}$ और दीर्घ चाप के लिए $90^\circ - \dfrac{54^\circ}{2}$ होता है।`,
      },
      reasons: {
        a: {
          en: 'The angle for a point on the major arc, whereas C is on the minor arc.',
          hi: 'यह दीर्घ चाप पर स्थित बिंदु का कोण है, जबकि C लघु चाप पर है।',
        },
        b: {
          en: String.raw`This is $\angle AOB$ at the centre, not the angle on the circle.`,
          hi: String.raw`यह केंद्र पर बना $\angle AOB$ है, वृत्त पर बना कोण नहीं।`,
        },
        c: {
          en: String.raw`Takes $\angle ACB$ equal to $\angle APB$, but PACB is not a parallelogram.`,
          hi: String.raw`$\angle ACB$ को $\angle APB$ के बराबर मान लिया गया है, पर PACB समांतर चतुर्भुज नहीं है।`,
        },
        d: {
          en: String.raw`Right: $\angle AOB = 126^\circ$, and on the minor arc $180^\circ - 63^\circ = 117^\circ$.`,
          hi: String.raw`सही: $\angle AOB = 126^\circ$ और लघु चाप पर कोण $180^\circ - 63^\circ = 117^\circ$।`,
        },
      },
    },
    {
      code: 'cgl-054',
      exams: ['ssc'],
      subject: 'aptitude',
      topic: 'ratio',
      difficulty: 'medium',
      targetSeconds: 35,
      stem: {
        en: 'Two numbers are in the ratio 5 : 7. If 12 is subtracted from each, the ratio becomes 11 : 17. What would the ratio be if, instead, 9 were added to each of the original numbers?',
        hi: 'दो संख्याएँ 5 : 7 के अनुपात में हैं। यदि प्रत्येक में से 12 घटाया जाए, तो अनुपात 11 : 17 हो जाता है। यदि घटाने के बजाय प्रत्येक मूल संख्या में 9 जोड़ा जाता, तो अनुपात क्या होता?',
      },
      options: [
        { id: 'a', content: { en: '7 : 8', hi: '7 : 8' } },
        { id: 'b', content: { en: '3 : 4', hi: '3 : 4' } },
        { id: 'c', content: { en: '7 : 10', hi: '7 : 10' } },
        { id: 'd', content: { en: '19 : 25', hi: '19 : 25' } },
      ],
      key: { kind: 'mcq', optionIds: ['b'] },
      solution: {
        en: String.raw`Subtracting the same number keeps the difference. Make the differences of the two ratios equal: $5 : 7 = 15 : 21$ (difference 6) and $11 : 17$ (difference 6).

The first term falls by $15 - 11 = 4$ parts, which is 12, so 1 part $= 3$. The numbers are $45$ and $63$.

Adding 9: $54 : 72 = 3 : 4$.`,
        hi: String.raw`दोनों में से एक ही संख्या घटाने पर उनका अंतर नहीं बदलता। दोनों अनुपातों का अंतर बराबर कीजिए: $5 : 7 = 15 : 21$ (अंतर 6) और $11 : 17$ (अंतर 6)।

पहला पद $15 - 11 = 4$ भाग घटता है, जो 12 के बराबर है, अतः 1 भाग $= 3$। संख्याएँ $45$ और $63$ हैं।

9 जोड़ने पर: $54 : 72 = 3 : 4$।`,
      },
      reasons: {
        a: {
          en: 'Adds 9 to the terms of the ratio (14 : 16) and not to the numbers.',
          hi: '9 को संख्याओं के बजाय अनुपात के पदों में जोड़ दिया गया है (14 : 16)।',
        },
        b: {
          en: 'Right: the numbers are 45 and 63, and 54 : 72 = 3 : 4.',
          hi: 'सही: संख्याएँ 45 और 63 हैं, और 54 : 72 = 3 : 4।',
        },
        c: {
          en: 'Adds 9 to the reduced numbers 33 and 51 (42 : 60), not to the original ones.',
          hi: '9 को मूल संख्याओं के बजाय घटी हुई संख्याओं 33 और 51 में जोड़ा गया है (42 : 60)।',
        },
        d: {
          en: 'Adds 12 again in place of 9: 57 : 75.',
          hi: '9 की जगह 12 जोड़ दिया गया है: 57 : 75।',
        },
      },
    },
    {
      code: 'cgl-055',
      exams: ['ssc'],
      subject: 'aptitude',
      topic: 'discount',
      difficulty: 'easy',
      targetSeconds: 20,
      stem: {
        en: 'A mixer grinder with a marked price of ₹2,400 is sold for ₹1,836 after two successive discounts. If the first discount is 15%, what is the second discount?',
        hi: '₹2,400 अंकित मूल्य वाला एक मिक्सर ग्राइंडर दो क्रमिक छूटों के बाद ₹1,836 में बेचा जाता है। यदि पहली छूट 15% है, तो दूसरी छूट कितनी है?',
      },
      options: [
        { id: 'a', content: { en: '8.5%', hi: '8.5%' } },
        { id: 'b', content: { en: '10%', hi: '10%' } },
        { id: 'c', content: { en: String.raw`$11\frac{1}{9}\%$`, hi: String.raw`$11\frac{1}{9}\%$` } },
        { id: 'd', content: { en: '23.5%', hi: '23.5%' } },
      ],
      key: { kind: 'mcq', optionIds: ['b'] },
      solution: {
        en: String.raw`The second discount is reckoned on the price left after the first.

Price after 15% off: $0.85 \times 2400 = 2040$ rupees.

Second discount $= 2040 - 1836 = 204$ rupees, which is $\dfrac{204}{2040} \times 100 = 10\%$.`,
        hi: String.raw`दूसरी छूट पहली छूट के बाद बचे मूल्य पर निकाली जाती है।

15% छूट के बाद मूल्य: $0.85 \times 2400 = 2040$ रुपये।

दूसरी छूट $= 2040 - 1836 = 204$ रुपये, अर्थात् $\dfrac{204}{2040} \times 100 = 10\%$।`,
      },
      reasons: {
        a: {
          en: 'Takes ₹204 as a percentage of the marked price ₹2,400.',
          hi: '₹204 को अंकित मूल्य ₹2,400 का प्रतिशत मान लिया गया है।',
        },
        b: {
          en: 'Right: ₹204 off ₹2,040 is 10%.',
          hi: 'सही: ₹2,040 पर ₹204 की छूट 10% होती है।',
        },
        c: {
          en: 'Takes ₹204 as a percentage of the final price ₹1,836.',
          hi: '₹204 को अंतिम मूल्य ₹1,836 का प्रतिशत मान लिया गया है।',
        },
        d: {
          en: 'The single discount equal to both together (₹564 off ₹2,400).',
          hi: 'यह दोनों छूटों के बराबर एकल छूट है (₹2,400 पर ₹564)।',
        },
      },
    },
    {
      code: 'cgl-056',
      exams: ['ssc'],
      subject: 'aptitude',
      topic: 'time-and-work',
      difficulty: 'medium',
      targetSeconds: 40,
      stem: {
        en: 'Kabir, Lalita and Meenu can each complete a piece of work alone in 24, 30 and 40 days respectively. They begin together, but Kabir leaves after 4 days and Lalita leaves 3 days before the work is completed. In how many days is the whole work completed?',
        hi: 'कबीर, ललिता और मीनू किसी कार्य को अकेले क्रमशः 24, 30 और 40 दिन में पूरा कर सकते हैं। वे एक साथ काम शुरू करते हैं, पर कबीर 4 दिन बाद काम छोड़ देता है और ललिता कार्य पूरा होने से 3 दिन पहले काम छोड़ देती है। पूरा कार्य कितने दिन में समाप्त होता है?',
      },
      options: [
        { id: 'a', content: { en: '10 days', hi: '10 दिन' } },
        { id: 'b', content: { en: '13 days', hi: '13 दिन' } },
        { id: 'c', content: { en: '12 days', hi: '12 दिन' } },
        { id: 'd', content: { en: '16 days', hi: '16 दिन' } },
      ],
      key: { kind: 'mcq', optionIds: ['d'] },
      solution: {
        en: String.raw`Let the work be 120 units (LCM of 24, 30, 40). In a day Kabir does 5, Lalita 4 and Meenu 3 units.

If the work takes $T$ days, Kabir works 4 days, Lalita $T - 3$ days and Meenu all $T$ days:

$$
5 \times 4 + 4(T - 3) + 3T = 120
$$

$7T = 112$, so $T = 16$ days. Count the days of each person; do not split the work into stages.`,
        hi: String.raw`माना कार्य 120 इकाई है (24, 30, 40 का ल.स.)। एक दिन में कबीर 5, ललिता 4 और मीनू 3 इकाई कार्य करते हैं।

यदि कार्य में $T$ दिन लगते हैं, तो कबीर 4 दिन, ललिता $T - 3$ दिन और मीनू पूरे $T$ दिन काम करती है:

$$
5 \times 4 + 4(T - 3) + 3T = 120
$$

$7T = 112$, अतः $T = 16$ दिन। कार्य को चरणों में बाँटने के बजाय हर व्यक्ति के दिन गिनिए।`,
      },
      reasons: {
        a: {
          en: 'The time if all three stayed to the end: 120 ÷ 12.',
          hi: 'यह समय तब लगता जब तीनों अंत तक काम करते: 120 ÷ 12।',
        },
        b: {
          en: 'The number of days Lalita works, 3 fewer than the whole time.',
          hi: 'ये ललिता के काम के दिन हैं, जो पूरे समय से 3 कम हैं।',
        },
        c: {
          en: 'The days after Kabir leaves; the first 4 days are not counted.',
          hi: 'ये कबीर के जाने के बाद के दिन हैं; पहले 4 दिन नहीं गिने गए।',
        },
        d: {
          en: 'Right: 20 + 4 × 13 + 3 × 16 = 120 units.',
          hi: 'सही: 20 + 4 × 13 + 3 × 16 = 120 इकाई।',
        },
      },
    },
    {
      code: 'cgl-057',
      exams: ['ssc'],
      subject: 'aptitude',
      topic: 'algebra',
      difficulty: 'medium',
      targetSeconds: 35,
      stem: {
        en: String.raw`If $a$, $b$ and $c$ are real numbers such that $a^2 + b^2 + c^2 = 2(3a - 4b + 6c) - 61$, then what is the value of $a - b + c$?`,
        hi: String.raw`यदि $a$, $b$ और $c$ ऐसी वास्तविक संख्याएँ हैं कि $a^2 + b^2 + c^2 = 2(3a - 4b + 6c) - 61$, तो $a - b + c$ का मान कितना है?`,
      },
      options: [
        { id: 'a', content: { en: '13', hi: '13' } },
        { id: 'b', content: { en: '5', hi: '5' } },
        { id: 'c', content: { en: '26', hi: '26' } },
        { id: 'd', content: { en: '−13', hi: '−13' } },
      ],
      key: { kind: 'mcq', optionIds: ['a'] },
      solution: {
        en: String.raw`One equation with three unknowns: look for squares whose sum is zero. Bring all terms to one side and split $61 = 9 + 16 + 36$:

$$
(a - 3)^2 + (b + 4)^2 + (c - 6)^2 = 0
$$

Each square must be zero: $a = 3$, $b = -4$, $c = 6$.

$a - b + c = 3 + 4 + 6 = 13$. Trap: the sign of $b$.`,
        hi: String.raw`एक समीकरण और तीन अज्ञात: ऐसे वर्ग खोजिए जिनका योग शून्य हो। सभी पद एक ओर लाकर $61 = 9 + 16 + 36$ लिखिए:

$$
(a - 3)^2 + (b + 4)^2 + (c - 6)^2 = 0
$$

प्रत्येक वर्ग शून्य होगा: $a = 3$, $b = -4$, $c = 6$।

$a - b + c = 3 + 4 + 6 = 13$। $b$ के चिह्न का ध्यान रखें।`,
      },
      reasons: {
        a: {
          en: String.raw`Right: $a = 3$, $b = -4$, $c = 6$ give $3 + 4 + 6$.`,
          hi: String.raw`सही: $a = 3$, $b = -4$, $c = 6$ से $3 + 4 + 6$ मिलता है।`,
        },
        b: {
          en: String.raw`Takes $b = 4$ in place of $b = -4$.`,
          hi: String.raw`$b = -4$ की जगह $b = 4$ लिया गया है।`,
        },
        c: {
          en: String.raw`Does not halve the coefficients: takes $a = 6$, $b = -8$, $c = 12$.`,
          hi: String.raw`गुणांकों को आधा नहीं किया गया: $a = 6$, $b = -8$, $c = 12$ लिया गया है।`,
        },
        d: {
          en: String.raw`Reverses all the signs: takes $a = -3$, $b = 4$, $c = -6$.`,
          hi: String.raw`सभी चिह्न उलट दिए गए हैं: $a = -3$, $b = 4$, $c = -6$।`,
        },
      },
    },
    {
      code: 'cgl-058',
      exams: ['ssc'],
      subject: 'aptitude',
      topic: 'trains',
      difficulty: 'easy',
      targetSeconds: 20,
      stem: {
        en: 'A train running at 72 km/h crosses a signal post in 11 seconds and a bridge in 29 seconds. What is the length of the bridge?',
        hi: '72 किमी/घंटा की चाल से चल रही एक रेलगाड़ी एक सिग्नल के खंभे को 11 सेकंड में और एक पुल को 29 सेकंड में पार करती है। पुल की लंबाई कितनी है?',
      },
      options: [
        { id: 'a', content: { en: '580 m', hi: '580 मीटर' } },
        { id: 'b', content: { en: '1,296 m', hi: '1,296 मीटर' } },
        { id: 'c', content: { en: '360 m', hi: '360 मीटर' } },
        { id: 'd', content: { en: '800 m', hi: '800 मीटर' } },
      ],
      key: { kind: 'mcq', optionIds: ['c'] },
      solution: {
        en: String.raw`The speed is $72 \times \dfrac{5}{18} = 20$ m/s.

In 11 seconds the train covers its own length; in 29 seconds its own length and the bridge. The extra $29 - 11 = 18$ seconds belong to the bridge.

Length of the bridge $= 20 \times 18 = 360$ m.`,
        hi: String.raw`चाल $72 \times \dfrac{5}{18} = 20$ मी/से है।

11 सेकंड में रेलगाड़ी अपनी लंबाई के बराबर दूरी तय करती है और 29 सेकंड में अपनी लंबाई तथा पुल की लंबाई। अतिरिक्त $29 - 11 = 18$ सेकंड पुल के हैं।

पुल की लंबाई $= 20 \times 18 = 360$ मीटर।`,
      },
      reasons: {
        a: {
          en: 'The bridge and the train together (20 × 29); the train is not taken off.',
          hi: 'यह पुल और रेलगाड़ी की कुल लंबाई है (20 × 29); रेलगाड़ी की लंबाई नहीं घटाई गई।',
        },
        b: {
          en: 'Multiplies 72 by 18 seconds without changing km/h into m/s.',
          hi: 'किमी/घंटा को मी/से में बदले बिना 72 को 18 सेकंड से गुणा कर दिया गया है।',
        },
        c: {
          en: 'Right: the bridge takes 18 extra seconds at 20 m/s.',
          hi: 'सही: 20 मी/से की चाल से पुल के लिए 18 सेकंड अधिक लगते हैं।',
        },
        d: {
          en: 'Adds the two times (40 s) where they must be subtracted.',
          hi: 'दोनों समय घटाने के बजाय जोड़ दिए गए हैं (40 सेकंड)।',
        },
      },
    },
    {
      code: 'cgl-059',
      exams: ['ssc'],
      subject: 'aptitude',
      topic: 'simple-and-compound-interest',
      difficulty: 'medium',
      targetSeconds: 35,
      stem: {
        en: 'A sum of money invested at compound interest, compounded annually, amounts to ₹10,580 in 2 years and to ₹12,167 in 3 years. What is the sum?',
        hi: 'वार्षिक रूप से संयोजित चक्रवृद्धि ब्याज पर निवेश की गई कोई धनराशि 2 वर्ष में ₹10,580 और 3 वर्ष में ₹12,167 हो जाती है। धनराशि कितनी है?',
      },
      options: [
        { id: 'a', content: { en: '₹7,406', hi: '₹7,406' } },
        { id: 'b', content: { en: '₹9,200', hi: '₹9,200' } },
        { id: 'c', content: { en: '₹8,993', hi: '₹8,993' } },
        { id: 'd', content: { en: '₹8,000', hi: '₹8,000' } },
      ],
      key: { kind: 'mcq', optionIds: ['d'] },
      solution: {
        en: String.raw`The interest of the third year is earned on the amount at the end of the second: $12167 - 10580 = 1587$, and $\dfrac{1587}{10580} = 15\%$.

So each year multiplies the money by $1.15 = \dfrac{23}{20}$. Go back two years:

$$
10580 \times \frac{20}{23} \times \frac{20}{23} = 20 \times 400 = 8000
$$

Quick check: $10580 = 20 \times 23^2$ and $12167 = 23^3$.`,
        hi: String.raw`तीसरे वर्ष का ब्याज दूसरे वर्ष के अंत के मिश्रधन पर मिलता है: $12167 - 10580 = 1587$ और $\dfrac{1587}{10580} = 15\%$।

अतः हर वर्ष धन $1.15 = \dfrac{23}{20}$ गुना हो जाता है। दो वर्ष पीछे जाइए:

$$
10580 \times \frac{20}{23} \times \frac{20}{23} = 20 \times 400 = 8000
$$

तुरंत जाँच: $10580 = 20 \times 23^2$ और $12167 = 23^3$।`,
      },
      reasons: {
        a: {
          en: 'Takes off ₹1,587 for each of two years, as if the interest were simple.',
          hi: 'दो वर्षों के लिए ₹1,587 प्रति वर्ष घटाए गए हैं, मानो ब्याज साधारण हो।',
        },
        b: {
          en: 'Goes back only one year: 10,580 ÷ 1.15.',
          hi: 'केवल एक वर्ष पीछे जाया गया है: 10,580 ÷ 1.15।',
        },
        c: {
          en: 'Takes off the interest of the third year only once: 10,580 − 1,587.',
          hi: 'तीसरे वर्ष का ब्याज केवल एक बार घटाया गया है: 10,580 − 1,587।',
        },
        d: {
          en: 'Right: the rate is 15%, and 8,000 × 1.15 × 1.15 = 10,580.',
          hi: 'सही: दर 15% है और 8,000 × 1.15 × 1.15 = 10,580।',
        },
      },
    },
    {
      code: 'cgl-060',
      exams: ['ssc'],
      subject: 'aptitude',
      topic: 'mensuration',
      difficulty: 'medium',
      targetSeconds: 40,
      stem: {
        en: 'From a solid cylinder of base radius 5 cm and height 12 cm, a cone of the same base radius and the same height is scooped out. What is the total surface area of the remaining solid?',
        hi: '5 सेमी आधार-त्रिज्या और 12 सेमी ऊँचाई वाले एक ठोस बेलन में से उसी आधार-त्रिज्या और उसी ऊँचाई का एक शंकु काटकर निकाल लिया जाता है। शेष ठोस का संपूर्ण पृष्ठीय क्षेत्रफल कितना है?',
      },
      options: [
        { id: 'a', content: { en: String.raw`$170\pi$ sq cm`, hi: String.raw`$170\pi$ वर्ग सेमी` } },
        { id: 'b', content: { en: String.raw`$210\pi$ sq cm`, hi: String.raw`$210\pi$ वर्ग सेमी` } },
        { id: 'c', content: { en: String.raw`$185\pi$ sq cm`, hi: String.raw`$185\pi$ वर्ग सेमी` } },
        { id: 'd', content: { en: String.raw`$145\pi$ sq cm`, hi: String.raw`$145\pi$ वर्ग सेमी` } },
      ],
      key: { kind: 'mcq', optionIds: ['b'] },
      solution: {
        en: String.raw`See which surfaces remain: the curved surface of the cylinder, one circular base, and the hollow inside, which is the curved surface of the cone. The other base is gone.

Slant height of the cone $= \sqrt{5^2 + 12^2} = 13$ cm.

$$
2\pi \cdot 5 \cdot 12 + \pi \cdot 5^2 + \pi \cdot 5 \cdot 13 = 120\pi + 25\pi + 65\pi = 210\pi
$$

The total surface area is $210\pi$ sq cm.`,
        hi: String.raw`देखिए कि कौन-से पृष्ठ बचते हैं: बेलन का वक्र पृष्ठ, एक वृत्ताकार आधार और अंदर का खोखला भाग, जो शंकु का वक्र पृष्ठ है। दूसरा आधार नहीं रहता।

शंकु की तिर्यक ऊँचाई $= \sqrt{5^2 + 12^2} = 13$ सेमी।

$$
2\pi \cdot 5 \cdot 12 + \pi \cdot 5^2 + \pi \cdot 5 \cdot 13 = 120\pi + 25\pi + 65\pi = 210\pi
$$

संपूर्ण पृष्ठीय क्षेत्रफल $210\pi$ वर्ग सेमी है।`,
      },
      reasons: {
        a: {
          en: 'The total surface of the full cylinder, before the cone is taken out.',
          hi: 'यह शंकु निकालने से पहले पूरे बेलन का संपूर्ण पृष्ठ है।',
        },
        b: {
          en: String.raw`Right: $120\pi$ (cylinder) $+ 25\pi$ (base) $+ 65\pi$ (cone).`,
          hi: String.raw`सही: $120\pi$ (बेलन) $+ 25\pi$ (आधार) $+ 65\pi$ (शंकु)।`,
        },
        c: {
          en: String.raw`Leaves out the remaining circular base of $25\pi$.`,
          hi: String.raw`बचा हुआ $25\pi$ का वृत्ताकार आधार छोड़ दिया गया है।`,
        },
        d: {
          en: String.raw`Leaves out the inner surface of the cone, $65\pi$.`,
          hi: String.raw`शंकु का भीतरी पृष्ठ $65\pi$ छोड़ दिया गया है।`,
        },
      },
    },
    {
      code: 'cgl-061',
      exams: ['ssc'],
      subject: 'aptitude',
      topic: 'trigonometry',
      difficulty: 'easy',
      targetSeconds: 30,
      stem: {
        en: String.raw`If $\sec\theta + \tan\theta = \frac{5}{2}$ and $\theta$ is an acute angle, then what is the value of $\sin\theta$?`,
        hi: String.raw`यदि $\sec\theta + \tan\theta = \frac{5}{2}$ और $\theta$ एक न्यून कोण है, तो $\sin\theta$ का मान कितना है?`,
      },
      options: [
        { id: 'a', content: { en: String.raw`$\frac{21}{29}$`, hi: String.raw`$\frac{21}{29}$` } },
        { id: 'b', content: { en: String.raw`$\frac{20}{29}$`, hi: String.raw`$\frac{20}{29}$` } },
        { id: 'c', content: { en: String.raw`$\frac{21}{25}$`, hi: String.raw`$\frac{21}{25}$` } },
        { id: 'd', content: { en: String.raw`$\frac{10}{29}$`, hi: String.raw`$\frac{10}{29}$` } },
      ],
      key: { kind: 'mcq', optionIds: ['a'] },
      solution: {
        en: String.raw`Since $\sec^2\theta - \tan^2\theta = 1$, the difference $\sec\theta - \tan\theta$ is the reciprocal of the sum: $\dfrac{2}{5}$.

Add and subtract: $2\sec\theta = \dfrac{5}{2} + \dfrac{2}{5} = \dfrac{29}{10}$ and $2\tan\theta = \dfrac{5}{2} - \dfrac{2}{5} = \dfrac{21}{10}$.

$$
\sin\theta = \frac{\tan\theta}{\sec\theta} = \frac{21}{29}
$$

Short way: for $\sec\theta + \tan\theta = p$, $\sin\theta = \dfrac{p^2 - 1}{p^2 + 1}$.`,
        hi: String.raw`चूँकि $\sec^2\theta - \tan^2\theta = 1$, अतः अंतर $\sec\theta - \tan\theta$ योग का व्युत्क्रम है: $\dfrac{2}{5}$।

जोड़ने और घटाने पर: $2\sec\theta = \dfrac{5}{2} + \dfrac{2}{5} = \dfrac{29}{10}$ और $2\tan\theta = \dfrac{5}{2} - \dfrac{2}{5} = \dfrac{21}{10}$।

$$
\sin\theta = \frac{\tan\theta}{\sec\theta} = \frac{21}{29}
$$

छोटी विधि: यदि $\sec\theta + \tan\theta = p$, तो $\sin\theta = \dfrac{p^2 - 1}{p^2 + 1}$।`,
      },
      reasons: {
        a: {
          en: String.raw`Right: $\frac{p^2 - 1}{p^2 + 1}$ with $p = \frac{5}{2}$ gives $\frac{25 - 4}{25 + 4}$.`,
          hi: String.raw`सही: $p = \frac{5}{2}$ रखने पर $\frac{p^2 - 1}{p^2 + 1}$ से $\frac{25 - 4}{25 + 4}$ मिलता है।`,
        },
        b: {
          en: String.raw`This is $\cos\theta$, the reciprocal of $\sec\theta = \frac{29}{20}$.`,
          hi: String.raw`यह $\cos\theta$ है, जो $\sec\theta = \frac{29}{20}$ का व्युत्क्रम है।`,
        },
        c: {
          en: String.raw`Divides $p^2 - 1$ by $p^2$ and forgets the 1 of the denominator.`,
          hi: String.raw`$p^2 - 1$ को $p^2$ से भाग दिया गया है; हर का 1 छूट गया है।`,
        },
        d: {
          en: String.raw`Takes the reciprocal of $2\sec\theta = \frac{29}{10}$ as the answer.`,
          hi: String.raw`$2\sec\theta = \frac{29}{10}$ के व्युत्क्रम को ही उत्तर मान लिया गया है।`,
        },
      },
    },
    {
      code: 'cgl-062',
      exams: ['ssc'],
      subject: 'aptitude',
      topic: 'average',
      difficulty: 'medium',
      targetSeconds: 40,
      stem: {
        en: 'The average weight of the 8 rowers of a boat goes up by 1.5 kg when a rower weighing 62 kg is replaced by Tenzin. After that, a rower weighing 58 kg is replaced by Gurpreet, who is 4 kg lighter than Tenzin. By how much is the average weight now more than it was at the start?',
        hi: 'एक नाव के 8 नाविकों में 62 किग्रा वज़न वाले एक नाविक की जगह तेनज़िन के आने पर उनका औसत वज़न 1.5 किग्रा बढ़ जाता है। इसके बाद 58 किग्रा वज़न वाले एक नाविक की जगह गुरप्रीत आता है, जिसका वज़न तेनज़िन से 4 किग्रा कम है। अब औसत वज़न शुरू के औसत से कितना अधिक है?',
      },
      options: [
        { id: 'a', content: { en: '2 kg', hi: '2 किग्रा' } },
        { id: 'b', content: { en: '2.5 kg', hi: '2.5 किग्रा' } },
        { id: 'c', content: { en: '3 kg', hi: '3 किग्रा' } },
        { id: 'd', content: { en: '1.5 kg', hi: '1.5 किग्रा' } },
      ],
      key: { kind: 'mcq', optionIds: ['c'] },
      solution: {
        en: String.raw`A rise of the average means a rise of the total by 8 times as much.

- First change: the total rises by $8 \times 1.5 = 12$ kg, so Tenzin weighs $62 + 12 = 74$ kg.
- Second change: Gurpreet weighs $74 - 4 = 70$ kg, so the total rises by $70 - 58 = 12$ kg.

In all $12 + 12 = 24$ kg, and the average is $24 \div 8 = 3$ kg more.`,
        hi: String.raw`औसत जितना बढ़ता है, कुल वज़न उसका 8 गुना बढ़ता है।

- पहला बदलाव: कुल वज़न $8 \times 1.5 = 12$ किग्रा बढ़ता है, अतः तेनज़िन का वज़न $62 + 12 = 74$ किग्रा है।
- दूसरा बदलाव: गुरप्रीत का वज़न $74 - 4 = 70$ किग्रा है, अतः कुल वज़न $70 - 58 = 12$ किग्रा बढ़ता है।

कुल वृद्धि $12 + 12 = 24$ किग्रा है और औसत $24 \div 8 = 3$ किग्रा अधिक है।`,
      },
      reasons: {
        a: {
          en: 'Adds only 4 ÷ 8 = 0.5 kg for the second change, in which the total rises by 70 − 58 = 12 kg.',
          hi: 'दूसरे बदलाव के लिए केवल 4 ÷ 8 = 0.5 किग्रा जोड़ा गया है, जबकि उसमें कुल वज़न 70 − 58 = 12 किग्रा बढ़ता है।',
        },
        b: {
          en: 'Takes 62 kg once more as the weight of the second rower who leaves.',
          hi: 'दूसरी बार जाने वाले नाविक का वज़न भी 62 किग्रा मान लिया गया है।',
        },
        c: {
          en: 'Right: the total rises by 12 + 12 = 24 kg for 8 rowers.',
          hi: 'सही: 8 नाविकों का कुल वज़न 12 + 12 = 24 किग्रा बढ़ता है।',
        },
        d: {
          en: 'Counts only one of the two changes.',
          hi: 'दो में से केवल एक बदलाव गिना गया है।',
        },
      },
    },
    {
      code: 'cgl-063',
      exams: ['ssc'],
      subject: 'aptitude',
      topic: 'percentage',
      difficulty: 'easy',
      targetSeconds: 30,
      stem: {
        en: 'The population of a town rose by 12% in one year and fell by 12.5% in the next. If the population is now 49,000, what was it two years ago?',
        hi: 'एक क़स्बे की जनसंख्या एक वर्ष में 12% बढ़ी और अगले वर्ष 12.5% घट गई। यदि अब जनसंख्या 49,000 है, तो दो वर्ष पहले कितनी थी?',
      },
      options: [
        { id: 'a', content: { en: '49,980', hi: '49,980' } },
        { id: 'b', content: { en: '48,020', hi: '48,020' } },
        { id: 'c', content: { en: '50,000', hi: '50,000' } },
        { id: 'd', content: { en: '56,000', hi: '56,000' } },
      ],
      key: { kind: 'mcq', optionIds: ['c'] },
      solution: {
        en: String.raw`Turn the changes into multipliers: $12\%$ more is $1.12$, and $12.5\%$ less is $\dfrac{7}{8}$.

Together: $1.12 \times \dfrac{7}{8} = 0.98$. So $98\%$ of the old population is $49000$:

$$
\frac{49000}{0.98} = 50000
$$

Trap: the fall of 2% is reckoned on the old population, so 2% of 49,000 must not be added.`,
        hi: String.raw`बदलावों को गुणकों में लिखिए: $12\%$ वृद्धि $1.12$ है और $12.5\%$ कमी $\dfrac{7}{8}$।

दोनों मिलकर: $1.12 \times \dfrac{7}{8} = 0.98$। अतः पुरानी जनसंख्या का $98\%$, $49000$ है:

$$
\frac{49000}{0.98} = 50000
$$

ध्यान दें: 2% की कमी पुरानी जनसंख्या पर है, इसलिए 49,000 में उसका 2% नहीं जोड़ना चाहिए।`,
      },
      reasons: {
        a: {
          en: 'Adds 2% of the present population to 49,000.',
          hi: '49,000 में वर्तमान जनसंख्या का 2% जोड़ा गया है।',
        },
        b: {
          en: 'Applies both changes forwards to 49,000: 49,000 × 0.98.',
          hi: 'दोनों बदलाव 49,000 पर आगे की ओर लगा दिए गए हैं: 49,000 × 0.98।',
        },
        c: {
          en: 'Right: 50,000 becomes 56,000 and then 49,000.',
          hi: 'सही: जनसंख्या 50,000 से 56,000 और फिर 49,000 हो जाती है।',
        },
        d: {
          en: 'Undoes only the fall, that is, finds the population a year ago: 49,000 × 8 ÷ 7.',
          hi: 'केवल कमी को उलटा गया है; यह एक वर्ष पहले की जनसंख्या है: 49,000 × 8 ÷ 7।',
        },
      },
    },
    {
      code: 'cgl-064',
      exams: ['ssc'],
      subject: 'aptitude',
      topic: 'profit-and-loss',
      difficulty: 'medium',
      targetSeconds: 45,
      stem: {
        en: 'A shopkeeper sells a wall clock at a profit of 20%. Had he bought it for 10% less and sold it for ₹36 less, his profit would have been 25%. What is the cost price of the clock?',
        hi: 'एक दुकानदार एक दीवार घड़ी 20% लाभ पर बेचता है। यदि वह उसे 10% कम में ख़रीदता और ₹36 कम में बेचता, तो उसका लाभ 25% होता। घड़ी का क्रय मूल्य कितना है?',
      },
      options: [
        { id: 'a', content: { en: '₹576', hi: '₹576' } },
        { id: 'b', content: { en: '₹480', hi: '₹480' } },
        { id: 'c', content: { en: '₹540', hi: '₹540' } },
        { id: 'd', content: { en: '₹720', hi: '₹720' } },
      ],
      key: { kind: 'mcq', optionIds: ['b'] },
      solution: {
        en: String.raw`Let the cost price be $100$ units. The selling price is $120$.

New cost price $= 90$; with 25% profit the new selling price is $90 \times 1.25 = 112.5$.

The selling price falls by $120 - 112.5 = 7.5$ units, which is ₹36. So 1 unit $= 4.8$ rupees and the cost price is ₹480.

Trap: the 25% is reckoned on the new cost price, not on the old one.`,
        hi: String.raw`माना क्रय मूल्य $100$ इकाई है। विक्रय मूल्य $120$ है।

नया क्रय मूल्य $= 90$; 25% लाभ पर नया विक्रय मूल्य $90 \times 1.25 = 112.5$ है।

विक्रय मूल्य $120 - 112.5 = 7.5$ इकाई घटता है, जो ₹36 है। अतः 1 इकाई $= 4.8$ रुपये और क्रय मूल्य ₹480 है।

ध्यान दें: 25% लाभ नए क्रय मूल्य पर है, पुराने पर नहीं।`,
      },
      reasons: {
        a: {
          en: 'The selling price at 20% profit, not the cost price.',
          hi: 'यह 20% लाभ पर विक्रय मूल्य है, क्रय मूल्य नहीं।',
        },
        b: {
          en: 'Right: ₹480 → ₹576; then ₹432 → ₹540, a profit of 25%.',
          hi: 'सही: ₹480 → ₹576; फिर ₹432 → ₹540, अर्थात् 25% लाभ।',
        },
        c: {
          en: 'The selling price in the second case (₹576 − ₹36), not the cost price.',
          hi: 'यह दूसरी स्थिति का विक्रय मूल्य है (₹576 − ₹36), क्रय मूल्य नहीं।',
        },
        d: {
          en: 'Takes ₹36 as the difference of the profits, 25% − 20% = 5% of the cost.',
          hi: '₹36 को लाभ के अंतर, 25% − 20% = 5% के बराबर मान लिया गया है।',
        },
      },
    },
    {
      code: 'cgl-065',
      exams: ['ssc'],
      subject: 'aptitude',
      topic: 'geometry',
      difficulty: 'easy',
      targetSeconds: 30,
      stem: {
        en: String.raw`In $\triangle ABC$, points D and E lie on the sides AB and AC respectively such that DE is parallel to BC. If the areas of $\triangle ADE$ and the trapezium DBCE are in the ratio 9 : 16 and BC = 20 cm, what is the length of DE?`,
        hi: String.raw`$\triangle ABC$ में बिंदु D और E क्रमशः भुजाओं AB और AC पर इस प्रकार हैं कि DE, BC के समांतर है। यदि $\triangle ADE$ और समलंब DBCE के क्षेत्रफल 9 : 16 के अनुपात में हैं और BC = 20 सेमी है, तो DE की लंबाई कितनी है?`,
      },
      options: [
        { id: 'a', content: { en: '15 cm', hi: '15 सेमी' } },
        { id: 'b', content: { en: '7.2 cm', hi: '7.2 सेमी' } },
        { id: 'c', content: { en: '11.25 cm', hi: '11.25 सेमी' } },
        { id: 'd', content: { en: '12 cm', hi: '12 सेमी' } },
      ],
      key: { kind: 'mcq', optionIds: ['d'] },
      solution: {
        en: String.raw`DE is parallel to BC, so $\triangle ADE$ is similar to $\triangle ABC$, and areas of similar triangles are as the squares of their sides.

The whole triangle is $9 + 16 = 25$ parts, so $\dfrac{DE^2}{BC^2} = \dfrac{9}{25}$ and $\dfrac{DE}{BC} = \dfrac{3}{5}$.

$DE = \dfrac{3}{5} \times 20 = 12$ cm. Trap: compare with the whole triangle, not with the trapezium.`,
        hi: String.raw`DE, BC के समांतर है, अतः $\triangle ADE$ और $\triangle ABC$ समरूप हैं, और समरूप त्रिभुजों के क्षेत्रफल भुजाओं के वर्गों के अनुपात में होते हैं।

पूरा त्रिभुज $9 + 16 = 25$ भाग है, अतः $\dfrac{DE^2}{BC^2} = \dfrac{9}{25}$ और $\dfrac{DE}{BC} = \dfrac{3}{5}$।

$DE = \dfrac{3}{5} \times 20 = 12$ सेमी। ध्यान दें: तुलना पूरे त्रिभुज से करनी है, समलंब से नहीं।`,
      },
      reasons: {
        a: {
          en: String.raw`Compares with the trapezium: $\sqrt{\frac{9}{16}} \times 20$.`,
          hi: String.raw`समलंब से तुलना की गई है: $\sqrt{\frac{9}{16}} \times 20$।`,
        },
        b: {
          en: String.raw`Takes the ratio of the areas for that of the sides: $\frac{9}{25} \times 20$.`,
          hi: String.raw`क्षेत्रफलों के अनुपात को ही भुजाओं का अनुपात मान लिया गया है: $\frac{9}{25} \times 20$।`,
        },
        c: {
          en: String.raw`Compares with the trapezium and takes no square root: $\frac{9}{16} \times 20$.`,
          hi: String.raw`समलंब से तुलना की गई है और वर्गमूल भी नहीं लिया गया: $\frac{9}{16} \times 20$।`,
        },
        d: {
          en: String.raw`Right: $\sqrt{\frac{9}{25}} \times 20 = \frac{3}{5} \times 20$.`,
          hi: String.raw`सही: $\sqrt{\frac{9}{25}} \times 20 = \frac{3}{5} \times 20$।`,
        },
      },
    },
    {
      code: 'cgl-066',
      exams: ['ssc'],
      subject: 'aptitude',
      topic: 'mixture',
      difficulty: 'medium',
      targetSeconds: 35,
      stem: {
        en: 'A can holds 70 litres of a mixture of milk and water in the ratio 7 : 3. How many litres of the mixture must be taken out and replaced by the same quantity of water, so that the can holds equal quantities of milk and water?',
        hi: 'एक कैन में 70 लीटर मिश्रण है, जिसमें दूध और पानी का अनुपात 7 : 3 है। कितने लीटर मिश्रण निकालकर उतना ही पानी डाला जाए कि कैन में दूध और पानी की मात्रा बराबर हो जाए?',
      },
      options: [
        { id: 'a', content: { en: '20 litres', hi: '20 लीटर' } },
        { id: 'b', content: { en: '21 litres', hi: '21 लीटर' } },
        { id: 'c', content: { en: '28 litres', hi: '28 लीटर' } },
        { id: 'd', content: { en: '50 litres', hi: '50 लीटर' } },
      ],
      key: { kind: 'mcq', optionIds: ['a'] },
      solution: {
        en: String.raw`Follow the milk: it is only taken out, never put in. It must fall from $\dfrac{7}{10} \times 70 = 49$ litres to half of the can, $35$ litres.

So $14$ litres of milk must go. Each litre of the mixture carries $0.7$ litre of milk:

$$
\frac{14}{0.7} = 20
$$

20 litres of the mixture must be replaced.`,
        hi: String.raw`दूध पर ध्यान दीजिए: वह केवल निकलता है, डाला नहीं जाता। उसे $\dfrac{7}{10} \times 70 = 49$ लीटर से घटकर कैन का आधा, अर्थात् $35$ लीटर होना है।

अतः $14$ लीटर दूध निकलना चाहिए। मिश्रण के हर लीटर में $0.7$ लीटर दूध है:

$$
\frac{14}{0.7} = 20
$$

20 लीटर मिश्रण बदलना होगा।`,
      },
      reasons: {
        a: {
          en: 'Right: 20 litres of the mixture carry away 14 litres of milk and leave 35.',
          hi: 'सही: 20 लीटर मिश्रण के साथ 14 लीटर दूध निकलता है और 35 लीटर बचता है।',
        },
        b: {
          en: 'The water in the can at first; the quantity of the mixture to be replaced is asked.',
          hi: 'यह शुरू में कैन का पानी है; पूछा गया है कि कितना मिश्रण बदलना होगा।',
        },
        c: {
          en: 'The water to be added (49 − 21) if nothing were taken out.',
          hi: 'यह वह पानी है (49 − 21) जो बिना कुछ निकाले मिलाना पड़ता।',
        },
        d: {
          en: 'The mixture that stays in the can, not the part taken out.',
          hi: 'यह कैन में बचा रहने वाला मिश्रण है, निकाला गया नहीं।',
        },
      },
    },
    {
      code: 'cgl-067',
      exams: ['ssc'],
      subject: 'aptitude',
      topic: 'hcf-and-lcm',
      difficulty: 'medium',
      targetSeconds: 45,
      stem: {
        en: 'What is the sum of the digits of the least number which leaves a remainder of 5 in each case when divided by 8, 12 and 15, but leaves no remainder when divided by 13?',
        hi: 'उस सबसे छोटी संख्या के अंकों का योग कितना है, जिसे 8, 12 और 15 से भाग देने पर प्रत्येक दशा में 5 शेष बचता है, पर 13 से भाग देने पर कुछ शेष नहीं बचता?',
      },
      options: [
        { id: 'a', content: { en: '8', hi: '8' } },
        { id: 'b', content: { en: '17', hi: '17' } },
        { id: 'c', content: { en: '11', hi: '11' } },
        { id: 'd', content: { en: '14', hi: '14' } },
      ],
      key: { kind: 'mcq', optionIds: ['b'] },
      solution: {
        en: String.raw`LCM of 8, 12 and 15 is 120, so the number is $120k + 5$.

Divide by 13: $120 = 13 \times 9 + 3$, so only $3k + 5$ has to be divisible by 13. Try $k = 1, 2, 3, \ldots$: 8, 11, 14, 17, 20, 23, 26. The first multiple of 13 comes at $k = 7$.

The number is $120 \times 7 + 5 = 845 = 13 \times 65$, and $8 + 4 + 5 = 17$.`,
        hi: String.raw`8, 12 और 15 का ल.स. 120 है, अतः संख्या $120k + 5$ है।

13 से भाग: $120 = 13 \times 9 + 3$, इसलिए केवल $3k + 5$ को 13 से विभाज्य होना है। $k = 1, 2, 3, \ldots$ रखने पर: 8, 11, 14, 17, 20, 23, 26। 13 का पहला गुणज $k = 7$ पर आता है।

संख्या $120 \times 7 + 5 = 845 = 13 \times 65$ है और $8 + 4 + 5 = 17$।`,
      },
      reasons: {
        a: {
          en: 'Digits of 125, the least number for the remainders alone; 13 does not divide it.',
          hi: 'यह 125 के अंकों का योग है, जो केवल शेषफल की शर्त पूरी करती है; वह 13 से विभाज्य नहीं है।',
        },
        b: {
          en: 'Right: the number is 845 = 13 × 65.',
          hi: 'सही: संख्या 845 = 13 × 65 है।',
        },
        c: {
          en: 'Digits of 245 (k = 2), which leaves 11 when divided by 13.',
          hi: 'यह 245 (k = 2) के अंकों का योग है, जिसे 13 से भाग देने पर 11 शेष बचता है।',
        },
        d: {
          en: 'Digits of 725 (k = 6), one step too early: it leaves 10 when divided by 13.',
          hi: 'यह 725 (k = 6) के अंकों का योग है, जो एक चरण पहले की संख्या है: 13 से भाग देने पर 10 शेष बचता है।',
        },
      },
    },
    {
      code: 'cgl-068',
      exams: ['ssc'],
      subject: 'aptitude',
      topic: 'algebra',
      difficulty: 'hard',
      targetSeconds: 50,
      stem: {
        en: String.raw`If $x^2 - 4x - 1 = 0$, then what is the value of $x^5 - \frac{1}{x^5}$?`,
        hi: String.raw`यदि $x^2 - 4x - 1 = 0$ है, तो $x^5 - \frac{1}{x^5}$ का मान कितना है?`,
      },
      options: [
        { id: 'a', content: { en: '1,364', hi: '1,364' } },
        { id: 'b', content: { en: '1,368', hi: '1,368' } },
        { id: 'c', content: { en: '724', hi: '724' } },
        { id: 'd', content: { en: '932', hi: '932' } },
      ],
      key: { kind: 'mcq', optionIds: ['a'] },
      solution: {
        en: String.raw`Divide by $x$: $x - \dfrac{1}{x} = 4$.

- $x^2 + \dfrac{1}{x^2} = 4^2 + 2 = 18$
- $x^3 - \dfrac{1}{x^3} = 4^3 + 3 \times 4 = 76$

Multiply these two. The product gives the fifth powers and a middle part:

$$
\left(x^2 + \frac{1}{x^2}\right)\left(x^3 - \frac{1}{x^3}\right) = x^5 - \frac{1}{x^5} + x - \frac{1}{x}
$$

So the value is $18 \times 76 - 4 = 1364$. Trap: with $x - \dfrac{1}{x}$ the signs in the first two steps are plus.`,
        hi: String.raw`$x$ से भाग देने पर: $x - \dfrac{1}{x} = 4$।

- $x^2 + \dfrac{1}{x^2} = 4^2 + 2 = 18$
- $x^3 - \dfrac{1}{x^3} = 4^3 + 3 \times 4 = 76$

इन दोनों को गुणा कीजिए। गुणनफल में पाँचवीं घातें और एक बीच का भाग आता है:

$$
\left(x^2 + \frac{1}{x^2}\right)\left(x^3 - \frac{1}{x^3}\right) = x^5 - \frac{1}{x^5} + x - \frac{1}{x}
$$

अतः मान $18 \times 76 - 4 = 1364$ है। ध्यान दें: $x - \dfrac{1}{x}$ होने पर पहले दो चरणों में धन का चिह्न आता है।`,
      },
      reasons: {
        a: {
          en: String.raw`Right: $18 \times 76 - 4$.`,
          hi: String.raw`सही: $18 \times 76 - 4$।`,
        },
        b: {
          en: String.raw`Stops at the product $18 \times 76$ and forgets the part $x - \frac{1}{x}$.`,
          hi: String.raw`केवल गुणनफल $18 \times 76$ लिया गया है; $x - \frac{1}{x}$ वाला भाग नहीं घटाया गया।`,
        },
        c: {
          en: String.raw`Uses the rules for $x + \frac{1}{x} = 4$: $14 \times 52 - 4$.`,
          hi: String.raw`$x + \frac{1}{x} = 4$ वाले सूत्र लगाए गए हैं: $14 \times 52 - 4$।`,
        },
        d: {
          en: String.raw`Takes the cubes as $4^3 - 3 \times 4 = 52$: $18 \times 52 - 4$.`,
          hi: String.raw`घनों का मान $4^3 - 3 \times 4 = 52$ लिया गया है: $18 \times 52 - 4$।`,
        },
      },
    },
    {
      code: 'cgl-069',
      exams: ['ssc'],
      subject: 'aptitude',
      topic: 'heights-and-distances',
      difficulty: 'medium',
      targetSeconds: 40,
      stem: {
        en: String.raw`From the top of a building 24 m high, the angle of elevation of the top of a tower is $60^\circ$ and the angle of depression of its foot is $30^\circ$. If the building and the tower stand on level ground, what is the height of the tower?`,
        hi: String.raw`24 मीटर ऊँचे एक भवन की छत से एक मीनार के शिखर का उन्नयन कोण $60^\circ$ और उसके पाद का अवनमन कोण $30^\circ$ है। यदि भवन और मीनार एक ही समतल भूमि पर खड़े हैं, तो मीनार की ऊँचाई कितनी है?`,
      },
      options: [
        { id: 'a', content: { en: '72 m', hi: '72 मीटर' } },
        { id: 'b', content: { en: '48 m', hi: '48 मीटर' } },
        { id: 'c', content: { en: '32 m', hi: '32 मीटर' } },
        { id: 'd', content: { en: '96 m', hi: '96 मीटर' } },
      ],
      key: { kind: 'mcq', optionIds: ['d'] },
      solution: {
        en: String.raw`The horizontal line from the roof cuts the tower into 24 m below and $h$ above. Let the distance between them be $d$.

- Below: $\tan 30^\circ = \dfrac{24}{d}$, so $d = 24\sqrt{3}$ m.
- Above: $\tan 60^\circ = \dfrac{h}{d}$, so $h = 24\sqrt{3} \times \sqrt{3} = 72$ m.

Height of the tower $= 72 + 24 = 96$ m. Short way: $\tan 60^\circ$ is 3 times $\tan 30^\circ$, so the upper part is $3 \times 24$.`,
        hi: String.raw`छत से खींची गई क्षैतिज रेखा मीनार को दो भागों में बाँटती है: नीचे 24 मीटर और ऊपर $h$। माना दोनों के बीच की दूरी $d$ है।

- नीचे: $\tan 30^\circ = \dfrac{24}{d}$, अतः $d = 24\sqrt{3}$ मीटर।
- ऊपर: $\tan 60^\circ = \dfrac{h}{d}$, अतः $h = 24\sqrt{3} \times \sqrt{3} = 72$ मीटर।

मीनार की ऊँचाई $= 72 + 24 = 96$ मीटर। छोटी विधि: $\tan 60^\circ$, $\tan 30^\circ$ का 3 गुना है, अतः ऊपरी भाग $3 \times 24$ है।`,
      },
      reasons: {
        a: {
          en: 'Only the part of the tower above the roof; the lower 24 m are missing.',
          hi: 'यह मीनार का केवल छत से ऊपर वाला भाग है; नीचे के 24 मीटर छूट गए हैं।',
        },
        b: {
          en: 'Takes the parts above and below the roof line as equal, 24 m each.',
          hi: 'क्षैतिज रेखा के ऊपर और नीचे के भाग बराबर मान लिए गए हैं, प्रत्येक 24 मीटर।',
        },
        c: {
          en: String.raw`Interchanges the angles: the upper part becomes $24 \div 3 = 8$ m.`,
          hi: String.raw`कोणों को आपस में बदल दिया गया है: ऊपरी भाग $24 \div 3 = 8$ मीटर हो जाता है।`,
        },
        d: {
          en: 'Right: 72 m above the roof line and 24 m below it.',
          hi: 'सही: क्षैतिज रेखा के ऊपर 72 मीटर और नीचे 24 मीटर।',
        },
      },
    },
    {
      code: 'cgl-070',
      exams: ['ssc'],
      subject: 'aptitude',
      topic: 'discount',
      difficulty: 'hard',
      targetSeconds: 50,
      stem: {
        en: 'With every 5 shirts bought, a shop gives one more of the same kind free, and it also allows a discount of 10% on the marked price of the 5 shirts paid for. The shop still gains 20% on the deal. By what percentage is the marked price of a shirt above its cost price?',
        hi: 'एक दुकान 5 कमीज़ें ख़रीदने पर उसी तरह की एक कमीज़ मुफ़्त देती है और जिन 5 कमीज़ों का मूल्य लिया जाता है, उनके अंकित मूल्य पर 10% की छूट भी देती है। फिर भी दुकान को इस सौदे में 20% का लाभ होता है। कमीज़ का अंकित मूल्य उसके क्रय मूल्य से कितने प्रतिशत अधिक है?',
      },
      options: [
        { id: 'a', content: { en: String.raw`$33\frac{1}{3}\%$`, hi: String.raw`$33\frac{1}{3}\%$` } },
        { id: 'b', content: { en: String.raw`$44\%$`, hi: String.raw`$44\%$` } },
        { id: 'c', content: { en: String.raw`$60\%$`, hi: String.raw`$60\%$` } },
        { id: 'd', content: { en: String.raw`$66\frac{2}{3}\%$`, hi: String.raw`$66\frac{2}{3}\%$` } },
      ],
      key: { kind: 'mcq', optionIds: ['c'] },
      solution: {
        en: String.raw`Compare what comes in with what goes out in one deal. Let the marked price be $M$ and the cost price $C$ for each shirt.

- Received: 5 shirts at $0.9M$ each, that is $4.5M$.
- Given: 6 shirts that cost $6C$; with 20% gain they bring $7.2C$.

$4.5M = 7.2C$, so $M = 1.6C$: the marked price is 60% above the cost price.

Trap: 1 free with 5 is 1 shirt in 6, not 1 in 5.`,
        hi: String.raw`एक सौदे में क्या मिला और क्या दिया, इसकी तुलना कीजिए। माना एक कमीज़ का अंकित मूल्य $M$ और क्रय मूल्य $C$ है।

- मिला: 5 कमीज़ें, प्रत्येक $0.9M$ पर, अर्थात् $4.5M$।
- दिया: 6 कमीज़ें, जिनका क्रय मूल्य $6C$ है; 20% लाभ पर उनसे $7.2C$ मिलते हैं।

$4.5M = 7.2C$, अतः $M = 1.6C$: अंकित मूल्य क्रय मूल्य से 60% अधिक है।

ध्यान दें: 5 पर 1 मुफ़्त का अर्थ 6 में से 1 मुफ़्त है, 5 में से 1 नहीं।`,
      },
      reasons: {
        a: {
          en: String.raw`Forgets the free shirt: $\frac{1.2}{0.9} = 1\frac{1}{3}$.`,
          hi: String.raw`मुफ़्त कमीज़ को छोड़ दिया गया है: $\frac{1.2}{0.9} = 1\frac{1}{3}$।`,
        },
        b: {
          en: String.raw`Forgets the discount of 10%: $5M = 7.2C$ gives $M = 1.44C$.`,
          hi: String.raw`10% की छूट को छोड़ दिया गया है: $5M = 7.2C$ से $M = 1.44C$।`,
        },
        c: {
          en: String.raw`Right: $4.5M = 7.2C$, so $M = 1.6C$.`,
          hi: String.raw`सही: $4.5M = 7.2C$, अतः $M = 1.6C$।`,
        },
        d: {
          en: String.raw`Takes the free shirt as a discount of 20%: $\frac{1.2}{0.9 \times 0.8} = 1\frac{2}{3}$.`,
          hi: String.raw`मुफ़्त कमीज़ को 20% की छूट मान लिया गया है: $\frac{1.2}{0.9 \times 0.8} = 1\frac{2}{3}$।`,
        },
      },
    },
    {
      code: 'cgl-071',
      exams: ['ssc'],
      subject: 'aptitude',
      topic: 'time-speed-distance',
      difficulty: 'medium',
      targetSeconds: 45,
      stem: {
        en: 'Harini has to drive to a town 200 km away. She covers the first 80 km at her usual speed and then loses 24 minutes because of a puncture. By driving the rest of the way 25% faster she reaches exactly on time. What is her usual speed?',
        hi: 'हरिणी को कार से 200 किमी दूर स्थित एक नगर जाना है। वह पहले 80 किमी अपनी सामान्य चाल से चलती है और फिर पंक्चर के कारण उसके 24 मिनट ख़राब हो जाते हैं। शेष रास्ते में चाल 25% बढ़ाकर वह ठीक समय पर पहुँच जाती है। उसकी सामान्य चाल कितनी है?',
      },
      options: [
        { id: 'a', content: { en: '75 km/h', hi: '75 किमी/घंटा' } },
        { id: 'b', content: { en: '60 km/h', hi: '60 किमी/घंटा' } },
        { id: 'c', content: { en: '100 km/h', hi: '100 किमी/घंटा' } },
        { id: 'd', content: { en: '40 km/h', hi: '40 किमी/घंटा' } },
      ],
      key: { kind: 'mcq', optionIds: ['b'] },
      solution: {
        en: String.raw`The 24 minutes are made up on the last $200 - 80 = 120$ km alone.

The speed becomes $\dfrac{5}{4}$, so the time becomes $\dfrac{4}{5}$ of the usual: $\dfrac{1}{5}$ of the usual time is saved. So the usual time for 120 km is $5 \times 24 = 120$ minutes $= 2$ hours.

Usual speed $= 120 \div 2 = 60$ km/h.`,
        hi: String.raw`24 मिनट की भरपाई केवल अंतिम $200 - 80 = 120$ किमी में होती है।

चाल $\dfrac{5}{4}$ गुनी होने पर समय $\dfrac{4}{5}$ रह जाता है, अर्थात् सामान्य समय का $\dfrac{1}{5}$ बचता है। अतः 120 किमी का सामान्य समय $5 \times 24 = 120$ मिनट $= 2$ घंटे है।

सामान्य चाल $= 120 \div 2 = 60$ किमी/घंटा।`,
      },
      reasons: {
        a: {
          en: 'The raised speed on the last 120 km, not the usual one.',
          hi: 'यह अंतिम 120 किमी की बढ़ी हुई चाल है, सामान्य चाल नहीं।',
        },
        b: {
          en: 'Right: 120 km take 2 hours as usual and 96 minutes at 75 km/h.',
          hi: 'सही: 120 किमी में सामान्यतः 2 घंटे और 75 किमी/घंटा की चाल से 96 मिनट लगते हैं।',
        },
        c: {
          en: 'Spreads the saving over all 200 km: 200 km in 2 hours.',
          hi: 'बचत पूरे 200 किमी पर मान ली गई है: 2 घंटे में 200 किमी।',
        },
        d: {
          en: 'Uses the first 80 km in place of the last 120 km: 80 km in 2 hours.',
          hi: 'अंतिम 120 किमी की जगह पहले 80 किमी लिए गए हैं: 2 घंटे में 80 किमी।',
        },
      },
    },
    {
      code: 'cgl-072',
      exams: ['ssc'],
      subject: 'aptitude',
      topic: 'geometry',
      difficulty: 'hard',
      targetSeconds: 45,
      stem: {
        en: String.raw`In $\triangle ABC$, the internal bisector of $\angle BAC$ meets BC at D. If AB = 15 cm, AC = 9 cm and BC = 16 cm, what is the length of AD?`,
        hi: String.raw`$\triangle ABC$ में $\angle BAC$ का आंतरिक समद्विभाजक BC से D पर मिलता है। यदि AB = 15 सेमी, AC = 9 सेमी और BC = 16 सेमी है, तो AD की लंबाई कितनी है?`,
      },
      options: [
        { id: 'a', content: { en: String.raw`$3\sqrt{15}$ cm`, hi: String.raw`$3\sqrt{15}$ सेमी` } },
        { id: 'b', content: { en: String.raw`$2\sqrt{15}$ cm`, hi: String.raw`$2\sqrt{15}$ सेमी` } },
        { id: 'c', content: { en: String.raw`$\sqrt{195}$ cm`, hi: String.raw`$\sqrt{195}$ सेमी` } },
        { id: 'd', content: { en: String.raw`$5\sqrt{3}$ cm`, hi: String.raw`$5\sqrt{3}$ सेमी` } },
      ],
      key: { kind: 'mcq', optionIds: ['d'] },
      solution: {
        en: String.raw`The bisector divides BC in the ratio of the other two sides: $BD : DC = 15 : 9 = 5 : 3$, so $BD = 10$ cm and $DC = 6$ cm.

For the internal bisector

$$
AD^2 = AB \times AC - BD \times DC = 15 \times 9 - 10 \times 6 = 135 - 60 = 75
$$

$AD = \sqrt{75} = 5\sqrt{3}$ cm.`,
        hi: String.raw`समद्विभाजक BC को शेष दो भुजाओं के अनुपात में बाँटता है: $BD : DC = 15 : 9 = 5 : 3$, अतः $BD = 10$ सेमी और $DC = 6$ सेमी।

आंतरिक समद्विभाजक के लिए

$$
AD^2 = AB \times AC - BD \times DC = 15 \times 9 - 10 \times 6 = 135 - 60 = 75
$$

$AD = \sqrt{75} = 5\sqrt{3}$ सेमी।`,
      },
      reasons: {
        a: {
          en: String.raw`Uses only $AB \times AC = 135$ and leaves out $BD \times DC$.`,
          hi: String.raw`केवल $AB \times AC = 135$ लिया गया है; $BD \times DC$ नहीं घटाया गया।`,
        },
        b: {
          en: String.raw`Uses $AD^2 = BD \times DC = 60$, which holds for the altitude on a hypotenuse.`,
          hi: String.raw`$AD^2 = BD \times DC = 60$ लगाया गया है, जो कर्ण पर डाले गए लंब के लिए सही है।`,
        },
        c: {
          en: String.raw`Adds $BD \times DC$ instead of subtracting it: $135 + 60$.`,
          hi: String.raw`$BD \times DC$ घटाने के बजाय जोड़ दिया गया है: $135 + 60$।`,
        },
        d: {
          en: String.raw`Right: $AD^2 = 135 - 60 = 75$.`,
          hi: String.raw`सही: $AD^2 = 135 - 60 = 75$।`,
        },
      },
    },
    {
      code: 'cgl-073',
      exams: ['ssc'],
      subject: 'aptitude',
      topic: 'number-system',
      difficulty: 'medium',
      targetSeconds: 45,
      stem: {
        en: String.raw`If the seven-digit number $5x84y12$ is divisible by 99, then what is the value of $3x + 2y$?`,
        hi: String.raw`यदि सात अंकों की संख्या $5x84y12$, 99 से विभाज्य है, तो $3x + 2y$ का मान कितना है?`,
      },
      options: [
        { id: 'a', content: { en: '17', hi: '17' } },
        { id: 'b', content: { en: '18', hi: '18' } },
        { id: 'c', content: { en: '21', hi: '21' } },
        { id: 'd', content: { en: '19', hi: '19' } },
      ],
      key: { kind: 'mcq', optionIds: ['a'] },
      solution: {
        en: String.raw`$99 = 9 \times 11$, so the number must pass both tests.

- By 9: $5 + x + 8 + 4 + y + 1 + 2 = 20 + x + y$, so $x + y = 7$ or $16$.
- By 11: $(5 + 8 + y + 2) - (x + 4 + 1) = 10 + y - x$, so $y - x = 1$ (a difference of $-10$ is impossible for digits).

$x + y$ must be odd, so $x + y = 7$ and $x = 3$, $y = 4$. Then $3x + 2y = 9 + 8 = 17$.`,
        hi: String.raw`$99 = 9 \times 11$, अतः संख्या को दोनों जाँचों पर खरा उतरना है।

- 9 से: $5 + x + 8 + 4 + y + 1 + 2 = 20 + x + y$, अतः $x + y = 7$ या $16$।
- 11 से: $(5 + 8 + y + 2) - (x + 4 + 1) = 10 + y - x$, अतः $y - x = 1$ (अंकों का अंतर $-10$ नहीं हो सकता)।

$x + y$ विषम होना चाहिए, अतः $x + y = 7$ और $x = 3$, $y = 4$। तब $3x + 2y = 9 + 8 = 17$।`,
      },
      reasons: {
        a: {
          en: String.raw`Right: $x = 3$, $y = 4$, and $5384412 = 99 \times 54388$.`,
          hi: String.raw`सही: $x = 3$, $y = 4$, और $5384412 = 99 \times 54388$।`,
        },
        b: {
          en: String.raw`Interchanges the digits ($x = 4$, $y = 3$), so the test of 11 fails.`,
          hi: String.raw`अंक आपस में बदल गए हैं ($x = 4$, $y = 3$), जिससे 11 की जाँच पूरी नहीं होती।`,
        },
        c: {
          en: String.raw`Takes $x = 7$, $y = 0$, which satisfies only the test of 9.`,
          hi: String.raw`$x = 7$, $y = 0$ लिया गया है, जो केवल 9 की जाँच पूरी करता है।`,
        },
        d: {
          en: String.raw`Takes $x = 5$, $y = 2$, which satisfies only the test of 9.`,
          hi: String.raw`$x = 5$, $y = 2$ लिया गया है, जो केवल 9 की जाँच पूरी करता है।`,
        },
      },
    },
    {
      code: 'cgl-074',
      exams: ['ssc'],
      subject: 'aptitude',
      topic: 'data-interpretation',
      difficulty: 'easy',
      targetSeconds: 25,
      passage: 'cgl-p51',
      stem: {
        en: 'What is the ratio of the total exports in 2020 and 2023 to the total imports in 2019 and 2021?',
        hi: '2020 और 2023 के कुल निर्यात का 2019 और 2021 के कुल आयात से क्या अनुपात है?',
      },
      options: [
        { id: 'a', content: { en: '24 : 17', hi: '24 : 17' } },
        { id: 'b', content: { en: '72 : 59', hi: '72 : 59' } },
        { id: 'c', content: { en: '36 : 25', hi: '36 : 25' } },
        { id: 'd', content: { en: '59 : 51', hi: '59 : 51' } },
      ],
      key: { kind: 'mcq', optionIds: ['c'] },
      solution: {
        en: String.raw`Read each line for its own years.

- Exports of 2020 and 2023: $300 + 420 = 720$
- Imports of 2019 and 2021: $210 + 290 = 500$

$720 : 500 = 36 : 25$.`,
        hi: String.raw`हर रेखा को उसके अपने वर्षों के लिए पढ़िए।

- 2020 और 2023 का निर्यात: $300 + 420 = 720$
- 2019 और 2021 का आयात: $210 + 290 = 500$

$720 : 500 = 36 : 25$।`,
      },
      reasons: {
        a: {
          en: 'Uses the exports of 2019 and 2021 (510) in place of the imports.',
          hi: '2019 और 2021 के आयात की जगह निर्यात (510) लिया गया है।',
        },
        b: {
          en: 'Uses the imports of 2020 and 2023 (590) in place of 2019 and 2021.',
          hi: '2019 और 2021 की जगह 2020 और 2023 का आयात (590) लिया गया है।',
        },
        c: {
          en: 'Right: 720 : 500.',
          hi: 'सही: 720 : 500।',
        },
        d: {
          en: 'Mixes up the two lines: imports 590 to exports 510.',
          hi: 'दोनों रेखाएँ आपस में बदल गई हैं: आयात 590 और निर्यात 510।',
        },
      },
    },
    {
      code: 'cgl-075',
      exams: ['ssc'],
      subject: 'aptitude',
      topic: 'data-interpretation',
      difficulty: 'medium',
      targetSeconds: 35,
      passage: 'cgl-p51',
      stem: {
        en: 'In 2024 the exports of the company rose by 10% and its imports by 5% over 2023. By what percentage was its trade surplus (exports − imports) in 2024 more than in 2023?',
        hi: '2024 में कंपनी का निर्यात 2023 की तुलना में 10% और आयात 5% बढ़ा। 2024 में उसका व्यापार अधिशेष (निर्यात − आयात) 2023 के अधिशेष से कितने प्रतिशत अधिक था?',
      },
      options: [
        { id: 'a', content: { en: '52.5%', hi: '52.5%' } },
        { id: 'b', content: { en: '31.25%', hi: '31.25%' } },
        { id: 'c', content: { en: '131.25%', hi: '131.25%' } },
        { id: 'd', content: { en: '110%', hi: '110%' } },
      ],
      key: { kind: 'mcq', optionIds: ['b'] },
      solution: {
        en: String.raw`The surplus does not grow by the difference of the two rates; find it anew.

- 2023: $420 - 340 = 80$ (₹ crore)
- 2024: exports $420 \times 1.1 = 462$, imports $340 \times 1.05 = 357$, surplus $462 - 357 = 105$

$$
\frac{105 - 80}{80} \times 100 = 31.25
$$

The surplus was 31.25% more. The base is the surplus of 2023, because the comparison is with 2023.`,
        hi: String.raw`अधिशेष दोनों दरों के अंतर से नहीं बढ़ता; उसे फिर से निकालना होगा।

- 2023: $420 - 340 = 80$ (₹ करोड़)
- 2024: निर्यात $420 \times 1.1 = 462$, आयात $340 \times 1.05 = 357$, अधिशेष $462 - 357 = 105$

$$
\frac{105 - 80}{80} \times 100 = 31.25
$$

अधिशेष 31.25% अधिक था। आधार 2023 का अधिशेष है, क्योंकि तुलना 2023 से की गई है।`,
      },
      reasons: {
        a: {
          en: 'Raises the exports to 462 but leaves the imports at 340: a surplus of 122.',
          hi: 'निर्यात 462 कर दिया गया है, पर आयात 340 ही रहने दिया गया है: अधिशेष 122।',
        },
        b: {
          en: 'Right: the surplus rises from 80 to 105, that is, by 25 on 80.',
          hi: 'सही: अधिशेष 80 से 105 हो जाता है, अर्थात् 80 पर 25 की वृद्धि।',
        },
        c: {
          en: 'The new surplus as a percentage of the old one (105 ÷ 80); 100% is not taken off.',
          hi: 'यह पुराने अधिशेष के प्रतिशत के रूप में नया अधिशेष है (105 ÷ 80); 100% नहीं घटाया गया।',
        },
        d: {
          en: 'Compares with the surplus of 2020, which was 50, and not with 2023.',
          hi: 'तुलना 2023 के बजाय 2020 के अधिशेष (50) से की गई है।',
        },
      },
    },
  ],
}
