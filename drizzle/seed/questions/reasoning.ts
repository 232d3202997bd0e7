import type { AuthoredQuestion } from '../../../domain/questions/contract.ts'

export const reasoningQuestions: AuthoredQuestion[] = [
  {
    code: 'rea-001',
    subject: 'reasoning',
    topic: 'number-series',
    difficulty: 'easy',
    targetSeconds: 25,
    stem: {
      en: String.raw`Find the number that should come in place of the question mark (?) in the following series.

4, 9, 19, 39, 79, ?`,
      hi: String.raw`निम्नलिखित शृंखला में प्रश्नवाचक चिह्न (?) के स्थान पर आने वाली संख्या ज्ञात कीजिए।

4, 9, 19, 39, 79, ?`,
    },
    options: [
      { id: 'a', content: { en: '149', hi: '149' } },
      { id: 'b', content: { en: '158', hi: '158' } },
      { id: 'c', content: { en: '159', hi: '159' } },
      { id: 'd', content: { en: '161', hi: '161' } },
    ],
    key: { kind: 'mcq', optionIds: ['c'] },
    solution: {
      en: String.raw`Each term is twice the term before it plus 1:

- $4 \times 2 + 1 = 9$
- $9 \times 2 + 1 = 19$
- $19 \times 2 + 1 = 39$
- $39 \times 2 + 1 = 79$
- $79 \times 2 + 1 = 159$

The differences 5, 10, 20, 40, 80 also double each time. The value 158 is only $79 \times 2$ without adding 1.`,
      hi: String.raw`प्रत्येक पद अपने पिछले पद के दुगुने से 1 अधिक है:

- $4 \times 2 + 1 = 9$
- $9 \times 2 + 1 = 19$
- $19 \times 2 + 1 = 39$
- $39 \times 2 + 1 = 79$
- $79 \times 2 + 1 = 159$

अंतर 5, 10, 20, 40, 80 भी हर बार दुगुने होते हैं। 158 केवल $79 \times 2$ है, जिसमें 1 नहीं जोड़ा गया।`,
    },
  },
  {
    code: 'rea-002',
    subject: 'reasoning',
    topic: 'coding-decoding',
    difficulty: 'easy',
    targetSeconds: 40,
    stem: {
      en: 'In a certain code language, RIVER is written as SKYIW. How will LAMP be written in that code language?',
      hi: 'किसी निश्चित कूट भाषा में RIVER को SKYIW लिखा जाता है। उसी कूट भाषा में LAMP को कैसे लिखा जाएगा?',
    },
    options: [
      { id: 'a', content: { en: 'MCPT', hi: 'MCPT' } },
      { id: 'b', content: { en: 'MBNQ', hi: 'MBNQ' } },
      { id: 'c', content: { en: 'MCOT', hi: 'MCOT' } },
      { id: 'd', content: { en: 'NCPT', hi: 'NCPT' } },
    ],
    key: { kind: 'mcq', optionIds: ['a'] },
    solution: {
      en: String.raw`The letters move forward by 1, 2, 3, 4, 5 places in order:

R + 1 = S, I + 2 = K, V + 3 = Y, E + 4 = I, R + 5 = W.

Apply the same rule to LAMP:

L + 1 = M, A + 2 = C, M + 3 = P, P + 4 = T.

So LAMP is written as MCPT. MBNQ moves every letter by 1 place only.`,
      hi: String.raw`अक्षर क्रम से 1, 2, 3, 4, 5 स्थान आगे बढ़ते हैं:

R + 1 = S, I + 2 = K, V + 3 = Y, E + 4 = I, R + 5 = W.

यही नियम LAMP पर लगाने पर:

L + 1 = M, A + 2 = C, M + 3 = P, P + 4 = T.

अतः LAMP को MCPT लिखा जाएगा। MBNQ में हर अक्षर केवल 1 स्थान आगे बढ़ा है।`,
    },
  },
  {
    code: 'rea-003',
    subject: 'reasoning',
    topic: 'syllogism',
    difficulty: 'medium',
    targetSeconds: 50,
    stem: {
      en: String.raw`Three statements are followed by two conclusions. Take the statements to be true even if they differ from commonly known facts, and decide which of the conclusions logically follow(s) from the statements.

**Statements:**

All clerks are graduates.

Some graduates are singers.

No singer is a pilot.

**Conclusions:**

I. Some graduates are not pilots.

II. Some clerks are singers.`,
      hi: String.raw`तीन कथनों के बाद दो निष्कर्ष दिए गए हैं। कथनों को सत्य मानिए, भले ही वे सर्वज्ञात तथ्यों से भिन्न हों, और बताइए कि कौन-सा/से निष्कर्ष कथनों का तार्किक रूप से अनुसरण करता/करते है/हैं।

**कथन:**

सभी लिपिक स्नातक हैं।

कुछ स्नातक गायक हैं।

कोई गायक पायलट नहीं है।

**निष्कर्ष:**

I. कुछ स्नातक पायलट नहीं हैं।

II. कुछ लिपिक गायक हैं।`,
    },
    options: [
      { id: 'a', content: { en: 'Only II follows', hi: 'केवल II अनुसरण करता है' } },
      { id: 'b', content: { en: 'Only I follows', hi: 'केवल I अनुसरण करता है' } },
      { id: 'c', content: { en: 'Both I and II follow', hi: 'I और II दोनों अनुसरण करते हैं' } },
      { id: 'd', content: { en: 'Neither I nor II follows', hi: 'न तो I और न ही II अनुसरण करता है' }, pinned: true },
    ],
    key: { kind: 'mcq', optionIds: ['b'] },
    solution: {
      en: String.raw`**Conclusion I:** Some graduates are singers, and no singer is a pilot. The graduates who are singers therefore cannot be pilots. So some graduates are not pilots. It follows.

**Conclusion II:** The clerks are a part of the graduates, and some graduates are singers, but those singers may all be graduates who are not clerks. No link is certain. It does not follow.

So only I follows.`,
      hi: String.raw`**निष्कर्ष I:** कुछ स्नातक गायक हैं और कोई गायक पायलट नहीं है। अतः जो स्नातक गायक हैं, वे पायलट नहीं हो सकते। इसलिए कुछ स्नातक पायलट नहीं हैं। यह अनुसरण करता है।

**निष्कर्ष II:** लिपिक स्नातकों का एक भाग हैं और कुछ स्नातक गायक हैं, परंतु संभव है कि वे सभी गायक ऐसे स्नातक हों जो लिपिक नहीं हैं। कोई निश्चित संबंध नहीं है। यह अनुसरण नहीं करता।

अतः केवल I अनुसरण करता है।`,
    },
  },
  {
    code: 'rea-004',
    subject: 'reasoning',
    topic: 'blood-relations',
    difficulty: 'medium',
    targetSeconds: 50,
    stem: {
      en: "In a code, 'P @ Q' means 'P is the father of Q', 'P # Q' means 'P is the sister of Q' and 'P % Q' means 'P is the wife of Q'. In which of the following is A the sister of D's father?",
      hi: "एक कूट में 'P @ Q' का अर्थ है 'P, Q का पिता है', 'P # Q' का अर्थ है 'P, Q की बहन है' और 'P % Q' का अर्थ है 'P, Q की पत्नी है'। निम्नलिखित में से किसमें A, D की बुआ (पिता की बहन) है?",
    },
    options: [
      { id: 'a', content: { en: 'A @ B # D', hi: 'A @ B # D' } },
      { id: 'b', content: { en: 'A % B @ D', hi: 'A % B @ D' } },
      { id: 'c', content: { en: 'A # B % D', hi: 'A # B % D' } },
      { id: 'd', content: { en: 'A # B @ D', hi: 'A # B @ D' } },
    ],
    key: { kind: 'mcq', optionIds: ['d'] },
    solution: {
      en: String.raw`**A # B @ D:** A is the sister of B and B is the father of D. So A is the sister of D's father, that is, D's paternal aunt. This is correct.

The others:

- A @ B # D: A is the father of B, and B is the sister of D, so A is D's father.
- A % B @ D: A is the wife of B, who is D's father, so A is the wife of D's father, not his sister.
- A # B % D: A is the sister of B, who is D's wife, so A is D's wife's sister.`,
      hi: String.raw`**A # B @ D:** A, B की बहन है और B, D का पिता है। अतः A, D के पिता की बहन अर्थात् D की बुआ है। यही सही है।

अन्य विकल्प:

- A @ B # D: A, B का पिता है और B, D की बहन है, अतः A, D का पिता है।
- A % B @ D: A, B की पत्नी है और B, D का पिता है, अतः A, D के पिता की पत्नी है, बहन नहीं।
- A # B % D: A, B की बहन है और B, D की पत्नी है, अतः A, D की पत्नी की बहन है।`,
    },
  },
  {
    code: 'rea-005',
    subject: 'reasoning',
    topic: 'direction-sense',
    difficulty: 'easy',
    targetSeconds: 45,
    stem: {
      en: 'Kavita starts from her house and walks 12 m towards the north. She turns right and walks 9 m. She turns right again and walks 24 m. How far and in which direction is she now from her house?',
      hi: 'कविता अपने घर से चलना शुरू करती है और उत्तर की ओर 12 मीटर चलती है। फिर वह दाएँ मुड़कर 9 मीटर चलती है। वह फिर दाएँ मुड़कर 24 मीटर चलती है। अब वह अपने घर से कितनी दूर और किस दिशा में है?',
    },
    options: [
      { id: 'a', content: { en: '15 m, south-east', hi: '15 मीटर, दक्षिण-पूर्व' } },
      { id: 'b', content: { en: '15 m, north-east', hi: '15 मीटर, उत्तर-पूर्व' } },
      { id: 'c', content: { en: '21 m, south-east', hi: '21 मीटर, दक्षिण-पूर्व' } },
      { id: 'd', content: { en: '15 m, south-west', hi: '15 मीटर, दक्षिण-पश्चिम' } },
    ],
    key: { kind: 'mcq', optionIds: ['a'] },
    solution: {
      en: String.raw`After walking north, a right turn takes her east and the next right turn takes her south.

- East: 9 m
- North minus south: $12 - 24 = -12$, that is, 12 m to the south

Distance $= \sqrt{9^2 + 12^2} = \sqrt{225} = 15$ m.

She is both to the south and to the east of her house, so she is 15 m away in the south-east. The value 21 m adds 9 and 12, which is not the straight-line distance.`,
      hi: String.raw`उत्तर की ओर चलने के बाद दाएँ मुड़ने पर वह पूर्व की ओर और फिर दाएँ मुड़ने पर दक्षिण की ओर चलती है।

- पूर्व की ओर: 9 मीटर
- उत्तर-दक्षिण दिशा में: $12 - 24 = -12$, अर्थात् 12 मीटर दक्षिण की ओर

दूरी $= \sqrt{9^2 + 12^2} = \sqrt{225} = 15$ मीटर।

वह घर के दक्षिण में भी है और पूर्व में भी, अतः वह 15 मीटर दूर दक्षिण-पूर्व में है। 21 मीटर तो 9 और 12 का योग है, जो सीधी दूरी नहीं है।`,
    },
  },
  {
    code: 'rea-006',
    subject: 'reasoning',
    topic: 'seating-arrangement',
    difficulty: 'hard',
    targetSeconds: 115,
    stem: {
      en: String.raw`Six friends P, Q, R, S, T and U sit at equal distances around a circular table, facing the centre.

1. P sits directly opposite S.
2. Q sits second to the left of S.
3. T is **not** a neighbour of Q.
4. R is **not** a neighbour of P.

Which of the following statements must be true? (One or more options may be correct.)`,
      hi: String.raw`छह मित्र P, Q, R, S, T और U एक वृत्ताकार मेज़ के चारों ओर समान दूरी पर केंद्र की ओर मुख करके बैठे हैं।

1. P, S के ठीक सामने बैठा है।
2. Q, S के बाईं ओर दूसरे स्थान पर बैठा है।
3. T, Q का पड़ोसी **नहीं** है।
4. R, P का पड़ोसी **नहीं** है।

निम्नलिखित में से कौन-सा/से कथन अवश्य सत्य है/हैं? (एक या एक से अधिक विकल्प सही हो सकते हैं।)`,
    },
    options: [
      { id: 'a', content: { en: 'U sits directly opposite Q.', hi: 'U, Q के ठीक सामने बैठा है।' } },
      { id: 'b', content: { en: 'P and Q are neighbours.', hi: 'P और Q पड़ोसी हैं।' } },
      { id: 'c', content: { en: 'T is a neighbour of P.', hi: 'T, P का पड़ोसी है।' } },
      { id: 'd', content: { en: 'R is a neighbour of S.', hi: 'R, S का पड़ोसी है।' } },
    ],
    key: { kind: 'msq', optionIds: ['b', 'd'] },
    solution: {
      en: String.raw`Facing the centre, a person's left is clockwise. Number the seats 0 to 5 clockwise and put S at 0.

- P is opposite S: P is at 3.
- Q is second to the left of S: Q is at 2.
- Seats 1, 4 and 5 are left for R, T and U.
- T is not next to Q (seats 1 and 3), so T is at 4 or 5.
- R is not next to P (seats 2 and 4), so R is at 1 or 5.

This leaves three arrangements:

| Seat 1 | Seat 4 | Seat 5 |
| --- | --- | --- |
| R | T | U |
| R | U | T |
| U | T | R |

P (3) and Q (2) are always neighbours. R is at 1 or 5, and both are next to S (0), so R is always a neighbour of S.

U is opposite Q (seat 5) only in the first case, and T is next to P (seat 4) in two cases but not in the second. These two can be true but need not be.`,
      hi: String.raw`केंद्र की ओर मुख करके बैठे व्यक्ति की बाईं ओर दक्षिणावर्त दिशा होती है। सीटों को दक्षिणावर्त 0 से 5 तक क्रमांक दीजिए और S को 0 पर रखिए।

- P, S के सामने है: P सीट 3 पर।
- Q, S के बाईं ओर दूसरे स्थान पर है: Q सीट 2 पर।
- सीट 1, 4 और 5 पर R, T और U बैठेंगे।
- T, Q के पास (सीट 1 और 3) नहीं है, अतः T सीट 4 या 5 पर है।
- R, P के पास (सीट 2 और 4) नहीं है, अतः R सीट 1 या 5 पर है।

इस प्रकार तीन व्यवस्थाएँ संभव हैं:

| सीट 1 | सीट 4 | सीट 5 |
| --- | --- | --- |
| R | T | U |
| R | U | T |
| U | T | R |

P (3) और Q (2) सदैव पड़ोसी हैं। R सीट 1 या 5 पर है और दोनों S (0) के पास हैं, अतः R सदैव S का पड़ोसी है।

U, Q के सामने (सीट 5) केवल पहली स्थिति में है और T, P के पास (सीट 4) दो स्थितियों में है, पर दूसरी स्थिति में नहीं। ये दोनों कथन सत्य हो सकते हैं, पर आवश्यक नहीं।`,
    },
  },
  {
    code: 'rea-007',
    subject: 'reasoning',
    topic: 'clock',
    difficulty: 'easy',
    targetSeconds: 40,
    stem: {
      en: 'What is the smaller angle between the hour hand and the minute hand of a clock at 4:40?',
      hi: '4 बजकर 40 मिनट पर घड़ी की घंटे की सुई और मिनट की सुई के बीच का छोटा कोण कितना होता है?',
    },
    options: [
      { id: 'a', content: { en: '80°', hi: '80°' } },
      { id: 'b', content: { en: '110°', hi: '110°' } },
      { id: 'c', content: { en: '120°', hi: '120°' } },
      { id: 'd', content: { en: '100°', hi: '100°' } },
    ],
    key: { kind: 'mcq', optionIds: ['d'] },
    solution: {
      en: String.raw`The minute hand at 40 minutes is at $40 \times 6 = 240$ degrees from 12.

The hour hand moves 30 degrees an hour and 0.5 degree a minute: $4 \times 30 + 40 \times 0.5 = 120 + 20 = 140$ degrees from 12.

Difference $= 240 - 140 = 100$ degrees, which is less than 180 degrees.

The answer is 100°. The value 120° takes the hour hand to be still exactly at 4.`,
      hi: String.raw`40 मिनट पर मिनट की सुई 12 से $40 \times 6 = 240$ डिग्री पर होती है।

घंटे की सुई एक घंटे में 30 डिग्री और एक मिनट में 0.5 डिग्री चलती है, अतः वह 12 से $4 \times 30 + 40 \times 0.5 = 120 + 20 = 140$ डिग्री पर होती है।

अंतर $= 240 - 140 = 100$ डिग्री, जो 180 डिग्री से कम है।

उत्तर 100° है। 120° तब आता है जब घंटे की सुई को ठीक 4 पर मान लिया जाए।`,
    },
  },
  {
    code: 'rea-008',
    subject: 'reasoning',
    topic: 'calendar',
    difficulty: 'medium',
    targetSeconds: 65,
    stem: {
      en: 'If 15 August 2023 was a Tuesday, what day of the week was 26 January 2025?',
      hi: 'यदि 15 अगस्त 2023 को मंगलवार था, तो 26 जनवरी 2025 को सप्ताह का कौन-सा दिन था?',
    },
    options: [
      { id: 'a', content: { en: 'Saturday', hi: 'शनिवार' } },
      { id: 'b', content: { en: 'Monday', hi: 'सोमवार' } },
      { id: 'c', content: { en: 'Sunday', hi: 'रविवार' } },
      { id: 'd', content: { en: 'Friday', hi: 'शुक्रवार' } },
    ],
    key: { kind: 'mcq', optionIds: ['c'] },
    solution: {
      en: String.raw`**15 August 2023 to 15 August 2024:** this year contains 29 February 2024, so there are 366 days, which is 2 odd days. Tuesday + 2 = Thursday.

**15 August 2024 to 26 January 2025:** August 16, September 30, October 31, November 30, December 31, January 26.

$$
16 + 30 + 31 + 30 + 31 + 26 = 164 = 7 \times 23 + 3
$$

So there are 3 odd days. Thursday + 3 = Sunday.

Forgetting the leap day of 2024 would give Saturday, which is wrong.`,
      hi: String.raw`**15 अगस्त 2023 से 15 अगस्त 2024:** इस अवधि में 29 फ़रवरी 2024 आती है, इसलिए 366 दिन अर्थात् 2 विषम दिन हैं। मंगलवार + 2 = गुरुवार।

**15 अगस्त 2024 से 26 जनवरी 2025:** अगस्त 16, सितंबर 30, अक्टूबर 31, नवंबर 30, दिसंबर 31, जनवरी 26।

$$
16 + 30 + 31 + 30 + 31 + 26 = 164 = 7 \times 23 + 3
$$

अतः 3 विषम दिन हैं। गुरुवार + 3 = रविवार।

2024 का लीप दिन भूल जाने पर शनिवार आता है, जो ग़लत है।`,
    },
  },
  {
    code: 'rea-009',
    subject: 'reasoning',
    topic: 'statement-and-conclusion',
    difficulty: 'medium',
    targetSeconds: 45,
    stem: {
      en: String.raw`A statement is followed by two conclusions. Take the statement to be true and decide which of the conclusions definitely follow(s).

**Statement:** Every application received after 31 March was rejected. An application received on or before 31 March was accepted only if the fee had been paid. Rohan's application was accepted.

**Conclusions:**

I. Rohan's application was received on or before 31 March.

II. The fee for Rohan's application had been paid.`,
      hi: String.raw`एक कथन के बाद दो निष्कर्ष दिए गए हैं। कथन को सत्य मानिए और बताइए कि कौन-सा/से निष्कर्ष निश्चित रूप से अनुसरण करता/करते है/हैं।

**कथन:** 31 मार्च के बाद प्राप्त प्रत्येक आवेदन अस्वीकार कर दिया गया। 31 मार्च को या उससे पहले प्राप्त आवेदन तभी स्वीकार किया गया जब उसका शुल्क जमा किया जा चुका था। रोहन का आवेदन स्वीकार किया गया।

**निष्कर्ष:**

I. रोहन का आवेदन 31 मार्च को या उससे पहले प्राप्त हुआ था।

II. रोहन के आवेदन का शुल्क जमा किया जा चुका था।`,
    },
    options: [
      { id: 'a', content: { en: 'Only I follows', hi: 'केवल I अनुसरण करता है' } },
      { id: 'b', content: { en: 'Both I and II follow', hi: 'I और II दोनों अनुसरण करते हैं' } },
      { id: 'c', content: { en: 'Only II follows', hi: 'केवल II अनुसरण करता है' } },
      { id: 'd', content: { en: 'Neither I nor II follows', hi: 'न तो I और न ही II अनुसरण करता है' }, pinned: true },
    ],
    key: { kind: 'mcq', optionIds: ['b'] },
    solution: {
      en: String.raw`**Conclusion I:** All late applications were rejected. Rohan's was accepted, so it was not late. It follows.

**Conclusion II:** Since it came on or before 31 March, it could be accepted only if the fee had been paid. It was accepted, so the fee had been paid. It follows.

So both I and II follow. Those who choose only I overlook the words "only if".`,
      hi: String.raw`**निष्कर्ष I:** देर से प्राप्त सभी आवेदन अस्वीकार हुए। रोहन का आवेदन स्वीकार हुआ, अतः वह देर से नहीं आया था। यह अनुसरण करता है।

**निष्कर्ष II:** आवेदन 31 मार्च को या उससे पहले आया, अतः वह तभी स्वीकार हो सकता था जब शुल्क जमा किया जा चुका हो। वह स्वीकार हुआ, इसलिए शुल्क जमा किया जा चुका था। यह अनुसरण करता है।

अतः I और II दोनों अनुसरण करते हैं। केवल I चुनने वाले "तभी" शब्द पर ध्यान नहीं देते।`,
    },
  },
  {
    code: 'rea-010',
    subject: 'reasoning',
    topic: 'puzzle',
    difficulty: 'hard',
    targetSeconds: 145,
    stem: {
      en: String.raw`Anil, Beena, Chetan, Divya and Esha live on five different floors of a building, numbered 1 (lowest) to 5 (topmost). Each has a different profession: doctor, lawyer, teacher, engineer and banker.

1. Beena is the engineer and lives on the lowest floor.
2. Anil lives on an even-numbered floor, and exactly one person lives between Anil and the lawyer.
3. Divya is the banker and lives above Anil.
4. The doctor lives immediately above Esha.
5. Chetan is **not** the doctor.

Who is the teacher and on which floor does that person live?`,
      hi: String.raw`अनिल, बीना, चेतन, दिव्या और ईशा एक इमारत की पाँच अलग-अलग मंज़िलों पर रहते हैं, जिनका क्रमांक 1 (सबसे निचली) से 5 (सबसे ऊपरी) तक है। प्रत्येक का पेशा अलग है: डॉक्टर, वकील, शिक्षक, इंजीनियर और बैंककर्मी।

1. बीना इंजीनियर है और सबसे निचली मंज़िल पर रहती है।
2. अनिल सम संख्या वाली मंज़िल पर रहता है और अनिल तथा वकील के बीच ठीक एक व्यक्ति रहता है।
3. दिव्या बैंककर्मी है और अनिल से ऊपर रहती है।
4. ईशा के ठीक ऊपर वाली मंज़िल पर डॉक्टर रहता/रहती है।
5. चेतन डॉक्टर **नहीं** है।

शिक्षक कौन है और वह किस मंज़िल पर रहता/रहती है?`,
    },
    options: [
      { id: 'a', content: { en: 'Esha, floor 3', hi: 'ईशा, मंज़िल 3' } },
      { id: 'b', content: { en: 'Chetan, floor 2', hi: 'चेतन, मंज़िल 2' } },
      { id: 'c', content: { en: 'Anil, floor 4', hi: 'अनिल, मंज़िल 4' } },
      { id: 'd', content: { en: 'Esha, floor 2', hi: 'ईशा, मंज़िल 2' } },
    ],
    key: { kind: 'mcq', optionIds: ['a'] },
    solution: {
      en: String.raw`Beena is the engineer on floor 1. Anil is on floor 2 or 4.

**If Anil is on floor 2,** the lawyer is on floor 4. The doctor must be immediately above Esha, so Esha cannot be on 5 (no floor above) or on 3 (the lawyer is on 4). So Esha is on 4 and the doctor on 5. The doctor on 5 would be Divya or Chetan, but Divya is the banker and Chetan is not the doctor. Not possible.

**So Anil is on floor 4** and the lawyer is on floor 2. Divya, the banker, is above Anil, so she is on 5. Esha is on 2 or 3.

If Esha were on 2, the doctor on 3 would be Chetan, which is not allowed. So Esha is on 3, the doctor on 4 is Anil, and Chetan on 2 is the lawyer.

| Floor | Person | Profession |
| --- | --- | --- |
| 5 | Divya | Banker |
| 4 | Anil | Doctor |
| 3 | Esha | Teacher |
| 2 | Chetan | Lawyer |
| 1 | Beena | Engineer |

The teacher is Esha, on floor 3.`,
      hi: String.raw`बीना इंजीनियर है और मंज़िल 1 पर है। अनिल मंज़िल 2 या 4 पर है।

**यदि अनिल मंज़िल 2 पर हो,** तो वकील मंज़िल 4 पर होगा। ईशा के ठीक ऊपर डॉक्टर होना चाहिए, इसलिए ईशा 5 पर (ऊपर कोई मंज़िल नहीं) या 3 पर (4 पर वकील है) नहीं हो सकती। अतः ईशा 4 पर और डॉक्टर 5 पर होगा। तब यह डॉक्टर दिव्या या चेतन में से कोई होगा, परंतु दिव्या बैंककर्मी है और चेतन डॉक्टर नहीं है। यह संभव नहीं है।

**अतः अनिल मंज़िल 4 पर है** और वकील मंज़िल 2 पर है। बैंककर्मी दिव्या अनिल से ऊपर है, अतः वह 5 पर है। ईशा 2 या 3 पर है।

यदि ईशा 2 पर हो, तो 3 पर रहने वाला चेतन डॉक्टर होगा, जो शर्त 5 के विरुद्ध है। अतः ईशा 3 पर है, 4 पर रहने वाला अनिल डॉक्टर है और 2 पर रहने वाला चेतन वकील है।

| मंज़िल | व्यक्ति | पेशा |
| --- | --- | --- |
| 5 | दिव्या | बैंककर्मी |
| 4 | अनिल | डॉक्टर |
| 3 | ईशा | शिक्षक |
| 2 | चेतन | वकील |
| 1 | बीना | इंजीनियर |

शिक्षक ईशा है, जो मंज़िल 3 पर रहती है।`,
    },
  },
]
