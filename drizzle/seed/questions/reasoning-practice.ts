import type { AuthoredPassage, AuthoredQuestion } from '../../../domain/questions/contract.ts'

export const reasoningPassages: AuthoredPassage[] = [
  {
    code: 'rea-p01',
    kind: 'case',
    title: { en: 'Ten persons in two rows', hi: 'दो पंक्तियों में दस व्यक्ति' },
    content: {
      en: String.raw`Ten persons sit in two parallel rows of five persons each, with equal distances between neighbours. A, B, C, D and E sit in row 1 and face south. P, Q, R, S and T sit in row 2 and face north. Each person in one row faces exactly one person in the other row.

1. A sits second to the right of B.
2. C sits at one of the ends of the row.
3. S faces B.
4. P sits immediately to the left of S.
5. Q faces D.
6. The person who faces C is an immediate neighbour of T.`,
      hi: String.raw`दस व्यक्ति पाँच-पाँच की दो समांतर पंक्तियों में इस प्रकार बैठे हैं कि पड़ोसियों के बीच की दूरी समान है। A, B, C, D और E पंक्ति 1 में दक्षिण की ओर मुख करके बैठे हैं। P, Q, R, S और T पंक्ति 2 में उत्तर की ओर मुख करके बैठे हैं। एक पंक्ति का प्रत्येक व्यक्ति दूसरी पंक्ति के ठीक एक व्यक्ति के सामने है।

1. A, B के दाईं ओर दूसरे स्थान पर बैठा है।
2. C पंक्ति के किसी एक छोर पर बैठा है।
3. S, B के सामने है।
4. P, S के ठीक बाईं ओर बैठा है।
5. Q, D के सामने है।
6. C के सामने बैठा व्यक्ति T का निकटतम पड़ोसी है।`,
    },
  },
  {
    code: 'rea-p02',
    kind: 'case',
    title: { en: 'Six presentations in a week', hi: 'एक सप्ताह में छह प्रस्तुतियाँ' },
    content: {
      en: String.raw`Six colleagues, Anu, Bharat, Charu, Dev, Ekta and Farid, give one presentation each on six different days of the same week, from Monday to Saturday. They come from three departments, HR, Sales and IT, with two of them from each department.

1. Charu and Dev are from the same department, and Dev presents before Charu.
2. Farid is from HR and presents on the day immediately after Anu.
3. Exactly three persons present between the two members of IT.
4. Exactly two persons present between Anu and Bharat.
5. Charu presents before Ekta.`,
      hi: String.raw`छह सहकर्मी अनु, भरत, चारु, देव, एकता और फ़रीद एक ही सप्ताह के छह अलग-अलग दिनों में, सोमवार से शनिवार तक, एक-एक प्रस्तुति देते हैं। वे तीन विभागों एचआर, सेल्स और आईटी से हैं और प्रत्येक विभाग से उनमें से दो हैं।

1. चारु और देव एक ही विभाग से हैं और देव की प्रस्तुति चारु से पहले है।
2. फ़रीद एचआर से है और उसकी प्रस्तुति अनु के ठीक अगले दिन है।
3. आईटी के दोनों सदस्यों के बीच ठीक तीन व्यक्ति प्रस्तुति देते हैं।
4. अनु और भरत के बीच ठीक दो व्यक्ति प्रस्तुति देते हैं।
5. चारु की प्रस्तुति एकता से पहले है।`,
    },
  },
  {
    code: 'rea-p03',
    kind: 'case',
    title: { en: 'Seven persons in a row', hi: 'एक पंक्ति में सात व्यक्ति' },
    content: {
      en: String.raw`Seven persons, K, L, M, N, O, P and Q, sit in a row and face north, with equal distances between neighbours.

1. L sits exactly in the middle of the row.
2. P is an immediate neighbour of both K and L.
3. Exactly two persons sit between K and Q.
4. M sits immediately to the left of K.
5. N is an immediate neighbour of Q.`,
      hi: String.raw`सात व्यक्ति K, L, M, N, O, P और Q एक पंक्ति में उत्तर की ओर मुख करके इस प्रकार बैठे हैं कि पड़ोसियों के बीच की दूरी समान है।

1. L पंक्ति के ठीक बीच में बैठा है।
2. P, K और L दोनों का निकटतम पड़ोसी है।
3. K और Q के बीच ठीक दो व्यक्ति बैठे हैं।
4. M, K के ठीक बाईं ओर बैठा है।
5. N, Q का निकटतम पड़ोसी है।`,
    },
  },
]

const rows = {
  en: String.raw`The only arrangement that fits (west to east) is:

| | 1 | 2 | 3 | 4 | 5 |
| --- | :---: | :---: | :---: | :---: | :---: |
| Row 1 (faces south) | C | A | E | B | D |
| Row 2 (faces north) | R | T | P | S | Q |`,
  hi: String.raw`शर्तों को पूरा करने वाली एकमात्र व्यवस्था (पश्चिम से पूर्व) यह है:

| | 1 | 2 | 3 | 4 | 5 |
| --- | :---: | :---: | :---: | :---: | :---: |
| पंक्ति 1 (मुख दक्षिण) | C | A | E | B | D |
| पंक्ति 2 (मुख उत्तर) | R | T | P | S | Q |`,
}

const week = {
  en: String.raw`The only arrangement that fits is:

| Mon | Tue | Wed | Thu | Fri | Sat |
| :---: | :---: | :---: | :---: | :---: | :---: |
| Dev | Anu | Farid | Charu | Bharat | Ekta |
| Sales | IT | HR | Sales | HR | IT |`,
  hi: String.raw`शर्तों को पूरा करने वाली एकमात्र व्यवस्था यह है:

| सोम | मंगल | बुध | गुरु | शुक्र | शनि |
| :---: | :---: | :---: | :---: | :---: | :---: |
| देव | अनु | फ़रीद | चारु | भरत | एकता |
| सेल्स | आईटी | एचआर | सेल्स | एचआर | आईटी |`,
}

export const reasoningPractice: AuthoredQuestion[] = [
  {
    code: 'rea-011',
    subject: 'reasoning',
    topic: 'analogy',
    difficulty: 'easy',
    targetSeconds: 20,
    stem: {
      en: String.raw`Choose the option that is related to the third term in the same way as the second term is related to the first.

Odometer : Distance :: Hygrometer : ?`,
      hi: String.raw`वह विकल्प चुनिए जो तीसरे पद से उसी प्रकार संबंधित है, जिस प्रकार दूसरा पद पहले पद से संबंधित है।

ओडोमीटर : दूरी :: हाइग्रोमीटर : ?`,
    },
    options: [
      { id: 'a', content: { en: 'Rainfall', hi: 'वर्षा' } },
      { id: 'b', content: { en: 'Wind speed', hi: 'पवन की चाल' } },
      { id: 'c', content: { en: 'Humidity', hi: 'आर्द्रता' } },
      { id: 'd', content: { en: 'Atmospheric pressure', hi: 'वायुमंडलीय दाब' } },
    ],
    key: { kind: 'mcq', optionIds: ['c'] },
    solution: {
      en: String.raw`An odometer measures the distance covered by a vehicle. In the same way a hygrometer measures **humidity**, the moisture in the air.

Rainfall is measured by a rain gauge, wind speed by an anemometer and atmospheric pressure by a barometer.`,
      hi: String.raw`ओडोमीटर से वाहन द्वारा तय की गई दूरी मापी जाती है। इसी प्रकार हाइग्रोमीटर (आर्द्रतामापी) से हवा की **आर्द्रता** अर्थात् नमी मापी जाती है।

वर्षा वर्षामापी से, पवन की चाल एनीमोमीटर से और वायुमंडलीय दाब बैरोमीटर से मापा जाता है।`,
    },
  },
  {
    code: 'rea-012',
    subject: 'reasoning',
    topic: 'analogy',
    difficulty: 'medium',
    targetSeconds: 45,
    stem: {
      en: String.raw`Choose the option that is related to the third letter-group in the same way as the second letter-group is related to the first.

BDHP : YWSK :: CEIQ : ?`,
      hi: String.raw`वह विकल्प चुनिए जो तीसरे अक्षर-समूह से उसी प्रकार संबंधित है, जिस प्रकार दूसरा अक्षर-समूह पहले अक्षर-समूह से संबंधित है।

BDHP : YWSK :: CEIQ : ?`,
    },
    options: [
      { id: 'a', content: { en: 'XVRJ', hi: 'XVRJ' } },
      { id: 'b', content: { en: 'XVRI', hi: 'XVRI' } },
      { id: 'c', content: { en: 'XURJ', hi: 'XURJ' } },
      { id: 'd', content: { en: 'WUQI', hi: 'WUQI' } },
    ],
    key: { kind: 'mcq', optionIds: ['a'] },
    solution: {
      en: String.raw`Each letter is replaced by the letter that holds the same place from the other end of the alphabet, so the two places add up to 27: B–Y, D–W, H–S, P–K.

In the same way: C–X, E–V, I–R, Q–J.

So the answer is XVRJ. WUQI comes from subtracting the place from 26 in place of 27.`,
      hi: String.raw`प्रत्येक अक्षर के स्थान पर वह अक्षर लिखा गया है जो वर्णमाला में दूसरे छोर से उसी क्रम पर है, अतः दोनों के क्रमांकों का योग 27 है: B–Y, D–W, H–S, P–K।

इसी प्रकार: C–X, E–V, I–R, Q–J।

अतः उत्तर XVRJ है। WUQI तब आता है जब क्रमांक को 27 के स्थान पर 26 में से घटाया जाए।`,
    },
  },
  {
    code: 'rea-013',
    subject: 'reasoning',
    topic: 'number-series',
    difficulty: 'easy',
    targetSeconds: 35,
    stem: {
      en: String.raw`Find the number that should come in place of the question mark (?) in the following series.

5, 6, 10, 19, 35, ?`,
      hi: String.raw`निम्नलिखित शृंखला में प्रश्नवाचक चिह्न (?) के स्थान पर आने वाली संख्या ज्ञात कीजिए।

5, 6, 10, 19, 35, ?`,
    },
    options: [
      { id: 'a', content: { en: '51', hi: '51' } },
      { id: 'b', content: { en: '55', hi: '55' } },
      { id: 'c', content: { en: '58', hi: '58' } },
      { id: 'd', content: { en: '60', hi: '60' } },
    ],
    key: { kind: 'mcq', optionIds: ['d'] },
    solution: {
      en: String.raw`The differences are the squares of 1, 2, 3, 4, ...:

$6 - 5 = 1^2$, $10 - 6 = 2^2$, $19 - 10 = 3^2$, $35 - 19 = 4^2$.

The next difference is $5^2 = 25$, so the number is $35 + 25 = 60$. Adding 16 once more gives 51, which is wrong.`,
      hi: String.raw`अंतर क्रमशः 1, 2, 3, 4, ... के वर्ग हैं:

$6 - 5 = 1^2$, $10 - 6 = 2^2$, $19 - 10 = 3^2$, $35 - 19 = 4^2$।

अगला अंतर $5^2 = 25$ है, अतः संख्या $35 + 25 = 60$ है। 16 को एक बार फिर जोड़ने पर 51 आता है, जो ग़लत है।`,
    },
  },
  {
    code: 'rea-014',
    subject: 'reasoning',
    topic: 'letter-series',
    difficulty: 'medium',
    targetSeconds: 40,
    stem: {
      en: String.raw`Find the letter pair that should come in place of the question mark (?) in the following series.

AZ, CX, FU, JQ, ?`,
      hi: String.raw`निम्नलिखित शृंखला में प्रश्नवाचक चिह्न (?) के स्थान पर आने वाला अक्षर-युग्म ज्ञात कीजिए।

AZ, CX, FU, JQ, ?`,
    },
    options: [
      { id: 'a', content: { en: 'OM', hi: 'OM' } },
      { id: 'b', content: { en: 'OL', hi: 'OL' } },
      { id: 'c', content: { en: 'NM', hi: 'NM' } },
      { id: 'd', content: { en: 'PK', hi: 'PK' } },
    ],
    key: { kind: 'mcq', optionIds: ['b'] },
    solution: {
      en: String.raw`First letters move forward by 2, 3, 4, 5 places: A, C, F, J, **O**.

Second letters move back by 2, 3, 4, 5 places: Z, X, U, Q, **L**.

The pair is OL. NM takes the last step as 4 again, and PK takes it as 6.`,
      hi: String.raw`पहले अक्षर 2, 3, 4, 5 स्थान आगे बढ़ते हैं: A, C, F, J, **O**।

दूसरे अक्षर 2, 3, 4, 5 स्थान पीछे जाते हैं: Z, X, U, Q, **L**।

अतः युग्म OL है। NM में अंतिम क़दम फिर 4 का और PK में 6 का मान लिया गया है।`,
    },
  },
  {
    code: 'rea-015',
    subject: 'reasoning',
    topic: 'number-series',
    difficulty: 'hard',
    targetSeconds: 70,
    stem: {
      en: String.raw`One number in the following series is wrong. Find the wrong number.

6, 7, 16, 51, 210, 1045, 6276`,
      hi: String.raw`निम्नलिखित शृंखला में एक संख्या ग़लत है। ग़लत संख्या ज्ञात कीजिए।

6, 7, 16, 51, 210, 1045, 6276`,
    },
    options: [
      { id: 'a', content: { en: '7', hi: '7' } },
      { id: 'b', content: { en: '16', hi: '16' } },
      { id: 'c', content: { en: '51', hi: '51' } },
      { id: 'd', content: { en: '210', hi: '210' } },
      { id: 'e', content: { en: '1045', hi: '1045' } },
    ],
    key: { kind: 'mcq', optionIds: ['d'] },
    solution: {
      en: String.raw`The rule is: multiply by 1, 2, 3, ... and add the same number.

- $6 \times 1 + 1 = 7$
- $7 \times 2 + 2 = 16$
- $16 \times 3 + 3 = 51$
- $51 \times 4 + 4 = 208$, but 210 is given
- $208 \times 5 + 5 = 1045$
- $1045 \times 6 + 6 = 6276$

So 210 is wrong. 1045 is right, because it follows from the correct number 208, not from 210.`,
      hi: String.raw`नियम है: क्रमशः 1, 2, 3, ... से गुणा करके वही संख्या जोड़िए।

- $6 \times 1 + 1 = 7$
- $7 \times 2 + 2 = 16$
- $16 \times 3 + 3 = 51$
- $51 \times 4 + 4 = 208$, पर 210 दिया है
- $208 \times 5 + 5 = 1045$
- $1045 \times 6 + 6 = 6276$

अतः 210 ग़लत है। 1045 सही है, क्योंकि वह सही संख्या 208 से बनती है, 210 से नहीं।`,
    },
  },
  {
    code: 'rea-016',
    subject: 'reasoning',
    topic: 'coding-decoding',
    difficulty: 'easy',
    targetSeconds: 40,
    stem: {
      en: 'In a certain code language, BOOK is written as LPPC and PEN is written as OFQ. How will DESK be written in that code language?',
      hi: 'किसी निश्चित कूट भाषा में BOOK को LPPC और PEN को OFQ लिखा जाता है। उसी कूट भाषा में DESK को कैसे लिखा जाएगा?',
    },
    options: [
      { id: 'a', content: { en: 'LTFE', hi: 'LTFE' } },
      { id: 'b', content: { en: 'EFTL', hi: 'EFTL' } },
      { id: 'c', content: { en: 'KSED', hi: 'KSED' } },
      { id: 'd', content: { en: 'JRDC', hi: 'JRDC' } },
    ],
    key: { kind: 'mcq', optionIds: ['a'] },
    solution: {
      en: String.raw`The word is written backwards and then each letter moves forward by 1 place:

BOOK → KOOB → LPPC, PEN → NEP → OFQ.

DESK → KSED → **LTFE**.

EFTL moves the letters without reversing the word, KSED only reverses it, and JRDC moves the letters back in place of forward.`,
      hi: String.raw`शब्द को उलटा लिखकर प्रत्येक अक्षर को 1 स्थान आगे बढ़ाया गया है:

BOOK → KOOB → LPPC, PEN → NEP → OFQ।

DESK → KSED → **LTFE**।

EFTL में शब्द उलटा नहीं किया गया, KSED में केवल उलटा किया गया है, और JRDC में अक्षर आगे के बजाय पीछे किए गए हैं।`,
    },
  },
  {
    code: 'rea-017',
    subject: 'reasoning',
    topic: 'coding-decoding',
    difficulty: 'medium',
    targetSeconds: 55,
    stem: {
      en: String.raw`In a certain code language,

- 'ka to mi' means 'books are useful',
- 'mi ra so' means 'useful ancient coins',
- 'to ra pe' means 'coins are rare'.

How can 'rare ancient books' be written in that code language?`,
      hi: String.raw`किसी निश्चित कूट भाषा में,

- 'ka to mi' का अर्थ है 'पुस्तकें उपयोगी हैं',
- 'mi ra so' का अर्थ है 'उपयोगी प्राचीन सिक्के',
- 'to ra pe' का अर्थ है 'सिक्के दुर्लभ हैं'।

उसी कूट भाषा में 'दुर्लभ प्राचीन पुस्तकें' को कैसे लिखा जा सकता है?`,
    },
    options: [
      { id: 'a', content: { en: 'pe ra ka', hi: 'pe ra ka' } },
      { id: 'b', content: { en: 'so to ka', hi: 'so to ka' } },
      { id: 'c', content: { en: 'pe so mi', hi: 'pe so mi' } },
      { id: 'd', content: { en: 'ka pe so', hi: 'ka pe so' } },
    ],
    key: { kind: 'mcq', optionIds: ['d'] },
    solution: {
      en: String.raw`Compare the sentences two at a time.

- First and second: common word 'useful', common code **mi**.
- First and third: common word 'are', common code **to**. So 'books' is **ka**.
- Second and third: common word 'coins', common code **ra**. So 'ancient' is **so** and 'rare' is **pe**.

'rare ancient books' needs pe, so and ka, in any order: **ka pe so**. The others bring in ra (coins), to (are) or mi (useful).`,
      hi: String.raw`वाक्यों की दो-दो करके तुलना कीजिए।

- पहला और दूसरा: समान शब्द 'उपयोगी', समान कूट **mi**।
- पहला और तीसरा: समान शब्द 'हैं', समान कूट **to**। अतः 'पुस्तकें' का कूट **ka** है।
- दूसरा और तीसरा: समान शब्द 'सिक्के', समान कूट **ra**। अतः 'प्राचीन' का कूट **so** और 'दुर्लभ' का कूट **pe** है।

'दुर्लभ प्राचीन पुस्तकें' के लिए किसी भी क्रम में pe, so और ka चाहिए: **ka pe so**। अन्य विकल्पों में ra (सिक्के), to (हैं) या mi (उपयोगी) आ जाता है।`,
    },
  },
  {
    code: 'rea-018',
    subject: 'reasoning',
    topic: 'coding-decoding',
    difficulty: 'easy',
    targetSeconds: 60,
    stem: {
      en: 'If A = 1, B = 2, C = 3, ..., Z = 26, and in a certain code RAIN is written as 168 and SUN as 162, what is the code for STORM?',
      hi: 'यदि A = 1, B = 2, C = 3, ..., Z = 26 हो और किसी कूट में RAIN को 168 तथा SUN को 162 लिखा जाता हो, तो STORM का कूट क्या होगा?',
    },
    options: [
      { id: 'a', content: { en: '85', hi: '85' } },
      { id: 'b', content: { en: '425', hi: '425' } },
      { id: 'c', content: { en: '340', hi: '340' } },
      { id: 'd', content: { en: '255', hi: '255' } },
    ],
    key: { kind: 'mcq', optionIds: ['b'] },
    solution: {
      en: String.raw`The code is the sum of the letter values multiplied by the number of letters.

- RAIN: $(18 + 1 + 9 + 14) \times 4 = 42 \times 4 = 168$
- SUN: $(19 + 21 + 14) \times 3 = 54 \times 3 = 162$
- STORM: $(19 + 20 + 15 + 18 + 13) \times 5 = 85 \times 5 = 425$

85 is only the sum; 340 and 255 multiply it by 4 and by 3, the lengths of the words given.`,
      hi: String.raw`कूट = अक्षरों के मानों का योग × अक्षरों की संख्या।

- RAIN: $(18 + 1 + 9 + 14) \times 4 = 42 \times 4 = 168$
- SUN: $(19 + 21 + 14) \times 3 = 54 \times 3 = 162$
- STORM: $(19 + 20 + 15 + 18 + 13) \times 5 = 85 \times 5 = 425$

85 केवल योग है; 340 और 255 में उसे 4 और 3 से गुणा किया गया है, जो दिए गए शब्दों की लंबाइयाँ हैं।`,
    },
  },
  {
    code: 'rea-019',
    subject: 'reasoning',
    topic: 'blood-relations',
    difficulty: 'easy',
    targetSeconds: 30,
    stem: {
      en: "Introducing a boy named Rohit, a woman named Nidhi said, 'His mother is the only daughter of my mother.' How is Rohit related to Nidhi?",
      hi: "रोहित नाम के एक लड़के का परिचय देते हुए निधि नाम की एक महिला ने कहा, 'इसकी माँ मेरी माँ की इकलौती पुत्री है।' रोहित का निधि से क्या संबंध है?",
    },
    options: [
      { id: 'a', content: { en: 'Brother', hi: 'भाई' } },
      { id: 'b', content: { en: "Sister's son", hi: 'बहन का पुत्र' } },
      { id: 'c', content: { en: 'Son', hi: 'पुत्र' } },
      { id: 'd', content: { en: "Brother's son", hi: 'भाई का पुत्र' } },
    ],
    key: { kind: 'mcq', optionIds: ['c'] },
    solution: {
      en: String.raw`Nidhi is herself a daughter of her mother. As her mother has only one daughter, 'the only daughter of my mother' is Nidhi.

So Nidhi is Rohit's mother and Rohit is her **son**. "Sister's son" is not possible, because Nidhi has no sister.`,
      hi: String.raw`निधि स्वयं अपनी माँ की पुत्री है। उसकी माँ की एक ही पुत्री है, इसलिए 'मेरी माँ की इकलौती पुत्री' निधि ही है।

अतः निधि रोहित की माँ है और रोहित उसका **पुत्र** है। "बहन का पुत्र" संभव नहीं है, क्योंकि निधि की कोई बहन नहीं है।`,
    },
  },
  {
    code: 'rea-020',
    subject: 'reasoning',
    topic: 'blood-relations',
    difficulty: 'medium',
    targetSeconds: 75,
    stem: {
      en: "P, Q, R, S, T and U are the six members of a family of three generations, with two married couples among them. Q is the father of T's father. P is the mother of S. R is the mother of T. U, who is unmarried, is the sister of S. How is R related to Q?",
      hi: 'P, Q, R, S, T और U तीन पीढ़ियों वाले एक परिवार के छह सदस्य हैं, जिनमें दो विवाहित युगल हैं। Q, T के पिता का पिता है। P, S की माता है। R, T की माता है। U, जो अविवाहित है, S की बहन है। R का Q से क्या संबंध है?',
    },
    options: [
      { id: 'a', content: { en: 'Daughter', hi: 'पुत्री' } },
      { id: 'b', content: { en: 'Daughter-in-law', hi: 'पुत्रवधू' } },
      { id: 'c', content: { en: 'Sister', hi: 'बहन' } },
      { id: 'd', content: { en: 'Wife', hi: 'पत्नी' } },
    ],
    key: { kind: 'mcq', optionIds: ['b'] },
    solution: {
      en: String.raw`T is in the third generation, with R as mother. P is a mother and U a sister, so both are women; Q is T's grandfather. The only one left who can be T's father is S.

So S is the son of Q and P, U is their unmarried daughter, and the two couples are Q–P and S–R.

R is the wife of Q's son, that is, Q's **daughter-in-law**. Q's daughter is U, not R, and Q's wife is P.`,
      hi: String.raw`T तीसरी पीढ़ी में है और R उसकी माता है। P माता और U बहन है, अतः दोनों महिलाएँ हैं; Q तो T का दादा है। T का पिता होने के लिए केवल S बचता है।

अतः S, Q और P का पुत्र है, U उनकी अविवाहित पुत्री है, और दो युगल Q–P तथा S–R हैं।

R, Q के पुत्र की पत्नी अर्थात् Q की **पुत्रवधू** है। Q की पुत्री U है, R नहीं, और Q की पत्नी P है।`,
    },
  },
  {
    code: 'rea-021',
    subject: 'reasoning',
    topic: 'direction-sense',
    difficulty: 'medium',
    targetSeconds: 45,
    stem: {
      en: "One morning, soon after sunrise, Tara and Gopal were standing face to face. Gopal's shadow fell exactly to the right of Tara. In which direction was Gopal facing?",
      hi: 'एक दिन सुबह, सूर्योदय के कुछ ही समय बाद, तारा और गोपाल एक-दूसरे के आमने-सामने खड़े थे। गोपाल की छाया ठीक तारा के दाईं ओर पड़ रही थी। गोपाल का मुख किस दिशा में था?',
    },
    options: [
      { id: 'a', content: { en: 'North', hi: 'उत्तर' } },
      { id: 'b', content: { en: 'South', hi: 'दक्षिण' } },
      { id: 'c', content: { en: 'East', hi: 'पूर्व' } },
      { id: 'd', content: { en: 'West', hi: 'पश्चिम' } },
    ],
    key: { kind: 'mcq', optionIds: ['a'] },
    solution: {
      en: String.raw`In the morning the sun is in the east, so shadows fall to the west.

The west is to Tara's right, so Tara is facing south. Gopal stands face to face with her, so he is facing **north**.

South is the direction in which Tara faces; the question asks about Gopal.`,
      hi: String.raw`सुबह सूर्य पूर्व में होता है, इसलिए छाया पश्चिम की ओर पड़ती है।

पश्चिम दिशा तारा के दाईं ओर है, अतः तारा का मुख दक्षिण की ओर है। गोपाल उसके आमने-सामने है, अतः उसका मुख **उत्तर** की ओर है।

दक्षिण तो तारा के मुख की दिशा है; प्रश्न गोपाल के बारे में है।`,
    },
  },
  {
    code: 'rea-022',
    subject: 'reasoning',
    topic: 'syllogism',
    difficulty: 'medium',
    targetSeconds: 50,
    stem: {
      en: String.raw`Three statements are followed by two conclusions. Take the statements to be true even if they differ from commonly known facts, and decide which of the conclusions logically follow(s) from the statements.

**Statements:**

All rivers are lakes.

No lake is a sea.

Some seas are oceans.

**Conclusions:**

I. No river is a sea.

II. Some oceans are not lakes.`,
      hi: String.raw`तीन कथनों के बाद दो निष्कर्ष दिए गए हैं। कथनों को सत्य मानिए, भले ही वे सर्वज्ञात तथ्यों से भिन्न हों, और बताइए कि कौन-सा/से निष्कर्ष कथनों का तार्किक रूप से अनुसरण करता/करते है/हैं।

**कथन:**

सभी नदियाँ झीलें हैं।

कोई झील समुद्र नहीं है।

कुछ समुद्र महासागर हैं।

**निष्कर्ष:**

I. कोई नदी समुद्र नहीं है।

II. कुछ महासागर झीलें नहीं हैं।`,
    },
    options: [
      { id: 'a', content: { en: 'Only I follows', hi: 'केवल I अनुसरण करता है' } },
      { id: 'b', content: { en: 'Only II follows', hi: 'केवल II अनुसरण करता है' } },
      { id: 'c', content: { en: 'Both I and II follow', hi: 'I और II दोनों अनुसरण करते हैं' } },
      { id: 'd', content: { en: 'Neither I nor II follows', hi: 'न तो I और न ही II अनुसरण करता है' }, pinned: true },
    ],
    key: { kind: 'mcq', optionIds: ['c'] },
    solution: {
      en: String.raw`**Conclusion I:** Every river is a lake and no lake is a sea, so no river can be a sea. It follows.

**Conclusion II:** Some seas are oceans. Those oceans are seas, and no sea is a lake, so they are not lakes. It follows.

Both follow. Those who choose only I miss that "No lake is a sea" also means "No sea is a lake".`,
      hi: String.raw`**निष्कर्ष I:** प्रत्येक नदी झील है और कोई झील समुद्र नहीं है, अतः कोई नदी समुद्र नहीं हो सकती। यह अनुसरण करता है।

**निष्कर्ष II:** कुछ समुद्र महासागर हैं। वे महासागर समुद्र भी हैं और कोई समुद्र झील नहीं है, अतः वे झीलें नहीं हैं। यह अनुसरण करता है।

दोनों अनुसरण करते हैं। केवल I चुनने वाले यह भूल जाते हैं कि "कोई झील समुद्र नहीं है" का अर्थ "कोई समुद्र झील नहीं है" भी है।`,
    },
  },
  {
    code: 'rea-023',
    subject: 'reasoning',
    topic: 'syllogism',
    difficulty: 'hard',
    targetSeconds: 65,
    stem: {
      en: String.raw`Three statements are followed by three conclusions. Take the statements to be true even if they differ from commonly known facts, and decide which of the conclusions logically follow(s). ('Only a few' means 'some, but not all'.)

**Statements:**

Only a few pens are pencils.

All pencils are erasers.

No eraser is a ruler.

**Conclusions:**

I. Some pens are not pencils.

II. All pens being rulers is a possibility.

III. Some pens are not rulers.`,
      hi: String.raw`तीन कथनों के बाद तीन निष्कर्ष दिए गए हैं। कथनों को सत्य मानिए, भले ही वे सर्वज्ञात तथ्यों से भिन्न हों, और बताइए कि कौन-सा/से निष्कर्ष तार्किक रूप से अनुसरण करता/करते है/हैं। ('केवल कुछ' का अर्थ है 'कुछ, पर सभी नहीं'।)

**कथन:**

केवल कुछ पेन पेंसिल हैं।

सभी पेंसिल रबड़ हैं।

कोई रबड़ स्केल नहीं है।

**निष्कर्ष:**

I. कुछ पेन पेंसिल नहीं हैं।

II. सभी पेनों के स्केल होने की संभावना है।

III. कुछ पेन स्केल नहीं हैं।`,
    },
    options: [
      { id: 'a', content: { en: 'Only I follows', hi: 'केवल I अनुसरण करता है' } },
      { id: 'b', content: { en: 'Only I and III follow', hi: 'केवल I और III अनुसरण करते हैं' } },
      { id: 'c', content: { en: 'Only II and III follow', hi: 'केवल II और III अनुसरण करते हैं' } },
      { id: 'd', content: { en: 'Only III follows', hi: 'केवल III अनुसरण करता है' } },
      { id: 'e', content: { en: 'I, II and III all follow', hi: 'I, II और III तीनों अनुसरण करते हैं' }, pinned: true },
    ],
    key: { kind: 'mcq', optionIds: ['b'] },
    solution: {
      en: String.raw`**Conclusion I:** 'Only a few pens are pencils' itself says that some pens are not pencils. It follows.

**Conclusion III:** Some pens are pencils, all pencils are erasers and no eraser is a ruler. So the pens that are pencils are not rulers. It follows.

**Conclusion II:** Since some pens are certainly not rulers, all pens can never be rulers. It does not follow.

So only I and III follow. "All follow" is wrong also because II and III contradict each other.`,
      hi: String.raw`**निष्कर्ष I:** 'केवल कुछ पेन पेंसिल हैं' में ही यह निहित है कि कुछ पेन पेंसिल नहीं हैं। यह अनुसरण करता है।

**निष्कर्ष III:** कुछ पेन पेंसिल हैं, सभी पेंसिल रबड़ हैं और कोई रबड़ स्केल नहीं है। अतः जो पेन पेंसिल हैं, वे स्केल नहीं हैं। यह अनुसरण करता है।

**निष्कर्ष II:** कुछ पेन निश्चित रूप से स्केल नहीं हैं, इसलिए सभी पेन कभी स्केल नहीं हो सकते। यह अनुसरण नहीं करता।

अतः केवल I और III अनुसरण करते हैं। "तीनों अनुसरण करते हैं" इसलिए भी ग़लत है कि II और III एक-दूसरे के विरोधी हैं।`,
    },
  },
  {
    code: 'rea-024',
    subject: 'reasoning',
    topic: 'venn-diagram',
    difficulty: 'easy',
    targetSeconds: 35,
    stem: {
      en: String.raw`The Venn diagram shows how many persons in a group like tea, coffee and milk. How many persons like tea or milk (or both) but do **not** like coffee?

![Venn diagram of three circles, Tea, Coffee and Milk. Only Tea 18, only Coffee 15, only Milk 12, Tea and Coffee only 7, Tea and Milk only 6, Coffee and Milk only 5, all three 4.](/figures/rea-024.svg)`,
      hi: String.raw`वेन आरेख में दिखाया गया है कि एक समूह में कितने व्यक्तियों को चाय, कॉफ़ी और दूध पसंद है। कितने व्यक्तियों को चाय या दूध (या दोनों) पसंद है, पर कॉफ़ी पसंद **नहीं** है?

![तीन वृत्तों चाय, कॉफ़ी और दूध का वेन आरेख। केवल चाय 18, केवल कॉफ़ी 15, केवल दूध 12, केवल चाय और कॉफ़ी 7, केवल चाय और दूध 6, केवल कॉफ़ी और दूध 5, तीनों 4।](/figures/rea-024-hi.svg)`,
    },
    options: [
      { id: 'a', content: { en: '30', hi: '30' } },
      { id: 'b', content: { en: '52', hi: '52' } },
      { id: 'c', content: { en: '40', hi: '40' } },
      { id: 'd', content: { en: '36', hi: '36' } },
    ],
    key: { kind: 'mcq', optionIds: ['d'] },
    solution: {
      en: String.raw`Take the parts of the circles Tea and Milk that lie outside the circle Coffee:

only Tea 18 + only Milk 12 + Tea and Milk only 6 $= 36$.

30 leaves out those who like both tea and milk, 40 adds the 4 persons who like coffee too, and 52 counts everyone in the two circles.`,
      hi: String.raw`चाय और दूध के वृत्तों के वे भाग लीजिए जो कॉफ़ी के वृत्त के बाहर हैं:

केवल चाय 18 + केवल दूध 12 + केवल चाय और दूध 6 $= 36$।

30 में चाय और दूध दोनों पसंद करने वाले छूट गए हैं, 40 में वे 4 व्यक्ति भी जोड़ लिए गए हैं जिन्हें कॉफ़ी भी पसंद है, और 52 में दोनों वृत्तों के सभी व्यक्ति गिन लिए गए हैं।`,
    },
  },
  {
    code: 'rea-025',
    subject: 'reasoning',
    topic: 'order-and-ranking',
    difficulty: 'easy',
    targetSeconds: 35,
    stem: {
      en: 'In a row of 42 students, Asha is 15th from the left end and Vikas is 18th from the right end. How many students are there between them?',
      hi: '42 विद्यार्थियों की एक पंक्ति में आशा बाएँ छोर से 15वें और विकास दाएँ छोर से 18वें स्थान पर है। उनके बीच कितने विद्यार्थी हैं?',
    },
    options: [
      { id: 'a', content: { en: '9', hi: '9' } },
      { id: 'b', content: { en: '10', hi: '10' } },
      { id: 'c', content: { en: '11', hi: '11' } },
      { id: 'd', content: { en: '24', hi: '24' } },
    ],
    key: { kind: 'mcq', optionIds: ['a'] },
    solution: {
      en: String.raw`Vikas is $42 - 18 + 1 = 25$th from the left end.

Between the 15th and the 25th there are $25 - 15 - 1 = 9$ students.

Check: $42 - (15 + 18) = 9$. The value 10 forgets to take away 1, and 24 is the number of students to the left of Vikas.`,
      hi: String.raw`विकास बाएँ छोर से $42 - 18 + 1 = 25$वें स्थान पर है।

15वें और 25वें के बीच $25 - 15 - 1 = 9$ विद्यार्थी हैं।

जाँच: $42 - (15 + 18) = 9$। 10 में 1 घटाना छूट गया है, और 24 विकास के बाईं ओर के विद्यार्थियों की संख्या है।`,
    },
  },
  {
    code: 'rea-026',
    subject: 'reasoning',
    topic: 'order-and-ranking',
    difficulty: 'medium',
    targetSeconds: 45,
    stem: {
      en: 'In a row of children facing north, Manu is 12th from the left end and Sonal is 17th from the right end. When they interchange their places, Manu becomes 21st from the left end. How many children are there in the row?',
      hi: 'उत्तर की ओर मुख करके खड़े बच्चों की एक पंक्ति में मनु बाएँ छोर से 12वें और सोनल दाएँ छोर से 17वें स्थान पर है। जब वे आपस में स्थान बदल लेते हैं, तो मनु बाएँ छोर से 21वें स्थान पर हो जाता है। पंक्ति में कुल कितने बच्चे हैं?',
    },
    key: { kind: 'nat', min: '37', max: '37' },
    solution: {
      en: String.raw`After the interchange Manu stands at Sonal's old place. That place is 17th from the right end and 21st from the left end.

Total $= 21 + 17 - 1 = 37$. One is taken away because the child at that place is counted from both ends.

Adding 12 and 17 is wrong, because these are two different places.`,
      hi: String.raw`स्थान बदलने के बाद मनु सोनल के पुराने स्थान पर है। यह स्थान दाएँ छोर से 17वाँ और बाएँ छोर से 21वाँ है।

कुल $= 21 + 17 - 1 = 37$। एक इसलिए घटाया जाता है कि उस स्थान का बच्चा दोनों छोरों से गिना गया है।

12 और 17 को जोड़ना ग़लत है, क्योंकि ये दो अलग-अलग स्थान हैं।`,
    },
  },
  {
    code: 'rea-027',
    subject: 'reasoning',
    topic: 'inequality',
    difficulty: 'easy',
    targetSeconds: 30,
    stem: {
      en: String.raw`A statement is followed by two conclusions. Take the statement to be true and decide which of the conclusions definitely follow(s).

**Statement:** $M \ge K = R > T \le W$

**Conclusions:**

I. $M > T$

II. $W > R$`,
      hi: String.raw`एक कथन के बाद दो निष्कर्ष दिए गए हैं। कथन को सत्य मानिए और बताइए कि कौन-सा/से निष्कर्ष निश्चित रूप से अनुसरण करता/करते है/हैं।

**कथन:** $M \ge K = R > T \le W$

**निष्कर्ष:**

I. $M > T$

II. $W > R$`,
    },
    options: [
      { id: 'a', content: { en: 'Only I follows', hi: 'केवल I अनुसरण करता है' }, pinned: true },
      { id: 'b', content: { en: 'Only II follows', hi: 'केवल II अनुसरण करता है' }, pinned: true },
      { id: 'c', content: { en: 'Either I or II follows', hi: 'या तो I या II अनुसरण करता है' }, pinned: true },
      { id: 'd', content: { en: 'Neither I nor II follows', hi: 'न तो I और न ही II अनुसरण करता है' }, pinned: true },
      { id: 'e', content: { en: 'Both I and II follow', hi: 'I और II दोनों अनुसरण करते हैं' }, pinned: true },
    ],
    key: { kind: 'mcq', optionIds: ['a'] },
    solution: {
      en: String.raw`**I:** $M \ge K = R > T$. There is one strict sign on the way, so $M > T$. It follows.

**II:** $R > T$ and $W \ge T$. $R$ is above $T$ and $W$ is not below $T$, but nothing is certain between $R$ and $W$. It does not follow.

So only I follows.`,
      hi: String.raw`**I:** $M \ge K = R > T$। बीच में एक कठोर असमता चिह्न है, अतः $M > T$। यह अनुसरण करता है।

**II:** $R > T$ और $W \ge T$। $R$, $T$ से बड़ा है और $W$, $T$ से छोटा नहीं है, पर $R$ और $W$ के बीच कोई निश्चित संबंध नहीं है। यह अनुसरण नहीं करता।

अतः केवल I अनुसरण करता है।`,
    },
  },
  {
    code: 'rea-028',
    subject: 'reasoning',
    topic: 'inequality',
    difficulty: 'hard',
    targetSeconds: 70,
    stem: {
      en: String.raw`In the following, the signs have these meanings:

- 'P @ Q' means 'P is not smaller than Q'.
- 'P # Q' means 'P is neither greater than nor equal to Q'.
- 'P ÷ Q' means 'P is neither smaller than nor equal to Q'.
- 'P % Q' means 'P is not greater than Q'.
- 'P & Q' means 'P is neither greater than nor smaller than Q'.

**Statements:** A % B, B # C, C & D, D @ E

**Conclusions:**

I. E ÷ B

II. E % B

Take the statements to be true and decide which of the conclusions follow(s).`,
      hi: String.raw`निम्नलिखित में चिह्नों के अर्थ इस प्रकार हैं:

- 'P @ Q' का अर्थ है 'P, Q से छोटा नहीं है'।
- 'P # Q' का अर्थ है 'P न तो Q से बड़ा है और न ही Q के बराबर है'।
- 'P ÷ Q' का अर्थ है 'P न तो Q से छोटा है और न ही Q के बराबर है'।
- 'P % Q' का अर्थ है 'P, Q से बड़ा नहीं है'।
- 'P & Q' का अर्थ है 'P न तो Q से बड़ा है और न ही Q से छोटा है'।

**कथन:** A % B, B # C, C & D, D @ E

**निष्कर्ष:**

I. E ÷ B

II. E % B

कथनों को सत्य मानिए और बताइए कि कौन-सा/से निष्कर्ष अनुसरण करता/करते है/हैं।`,
    },
    options: [
      { id: 'a', content: { en: 'Only I follows', hi: 'केवल I अनुसरण करता है' }, pinned: true },
      { id: 'b', content: { en: 'Only II follows', hi: 'केवल II अनुसरण करता है' }, pinned: true },
      { id: 'c', content: { en: 'Either I or II follows', hi: 'या तो I या II अनुसरण करता है' }, pinned: true },
      { id: 'd', content: { en: 'Neither I nor II follows', hi: 'न तो I और न ही II अनुसरण करता है' }, pinned: true },
      { id: 'e', content: { en: 'Both I and II follow', hi: 'I और II दोनों अनुसरण करते हैं' }, pinned: true },
    ],
    key: { kind: 'mcq', optionIds: ['c'] },
    solution: {
      en: String.raw`In signs: $A \le B < C = D \ge E$.

B and E are both not above D, and no more is known, so neither $E > B$ (I) nor $E \le B$ (II) is certain by itself.

But for the same two quantities $E > B$ and $E \le B$ cover every case and cannot both be true. Exactly one of them must hold, so **either I or II** follows. Those who choose "Neither" stop before this last step.`,
      hi: String.raw`चिह्नों में: $A \le B < C = D \ge E$।

B और E दोनों D से अधिक नहीं हैं और इससे अधिक कुछ ज्ञात नहीं है, अतः न तो $E > B$ (I) और न ही $E \le B$ (II) अकेले निश्चित है।

परंतु इन्हीं दो राशियों के लिए $E > B$ और $E \le B$ मिलकर सभी स्थितियाँ समेट लेते हैं और दोनों एक साथ सत्य नहीं हो सकते। इनमें से ठीक एक सत्य होगा, अतः **या तो I या II** अनुसरण करता है। "न तो I और न ही II" चुनने वाले इस अंतिम चरण से पहले रुक जाते हैं।`,
    },
  },
  {
    code: 'rea-029',
    subject: 'reasoning',
    topic: 'statement-and-conclusion',
    difficulty: 'medium',
    targetSeconds: 45,
    stem: {
      en: String.raw`A statement is followed by two conclusions. Take the statement to be true and decide which of the conclusions definitely follow(s).

**Statement:** Every shop in this market that accepts digital payments gives a printed bill. Some shops in this market that give a printed bill are open on Sundays.

**Conclusions:**

I. A shop in this market that does not give a printed bill does not accept digital payments.

II. Some shops in this market that accept digital payments are open on Sundays.`,
      hi: String.raw`एक कथन के बाद दो निष्कर्ष दिए गए हैं। कथन को सत्य मानिए और बताइए कि कौन-सा/से निष्कर्ष निश्चित रूप से अनुसरण करता/करते है/हैं।

**कथन:** इस बाज़ार की जो भी दुकान डिजिटल भुगतान स्वीकार करती है, वह छपा हुआ बिल देती है। इस बाज़ार की छपा हुआ बिल देने वाली कुछ दुकानें रविवार को खुली रहती हैं।

**निष्कर्ष:**

I. इस बाज़ार की जो दुकान छपा हुआ बिल नहीं देती, वह डिजिटल भुगतान स्वीकार नहीं करती।

II. इस बाज़ार की डिजिटल भुगतान स्वीकार करने वाली कुछ दुकानें रविवार को खुली रहती हैं।`,
    },
    options: [
      { id: 'a', content: { en: 'Only I follows', hi: 'केवल I अनुसरण करता है' } },
      { id: 'b', content: { en: 'Only II follows', hi: 'केवल II अनुसरण करता है' } },
      { id: 'c', content: { en: 'Both I and II follow', hi: 'I और II दोनों अनुसरण करते हैं' } },
      { id: 'd', content: { en: 'Neither I nor II follows', hi: 'न तो I और न ही II अनुसरण करता है' }, pinned: true },
    ],
    key: { kind: 'mcq', optionIds: ['a'] },
    solution: {
      en: String.raw`**Conclusion I:** If a shop without printed bills accepted digital payments, it would have to give a printed bill, which it does not. So it does not accept them. It follows.

**Conclusion II:** Shops that accept digital payments are a part of those that give printed bills. The shops open on Sundays may all be among the others, which give a printed bill but do not accept digital payments. It does not follow.

So only I follows.`,
      hi: String.raw`**निष्कर्ष I:** यदि छपा हुआ बिल न देने वाली दुकान डिजिटल भुगतान स्वीकार करती, तो उसे छपा हुआ बिल देना पड़ता, जो वह नहीं देती। अतः वह डिजिटल भुगतान स्वीकार नहीं करती। यह अनुसरण करता है।

**निष्कर्ष II:** डिजिटल भुगतान स्वीकार करने वाली दुकानें, छपा हुआ बिल देने वाली दुकानों का एक भाग हैं। संभव है कि रविवार को खुली रहने वाली सभी दुकानें उन शेष दुकानों में से हों जो छपा हुआ बिल तो देती हैं, पर डिजिटल भुगतान स्वीकार नहीं करतीं। यह अनुसरण नहीं करता।

अतः केवल I अनुसरण करता है।`,
    },
  },
  {
    code: 'rea-030',
    subject: 'reasoning',
    topic: 'classification',
    difficulty: 'easy',
    targetSeconds: 30,
    stem: {
      en: 'Three of the following four letter-groups are alike in a certain way and one is different. Choose the one that is different.',
      hi: 'निम्नलिखित चार अक्षर-समूहों में से तीन किसी प्रकार समान हैं और एक भिन्न है। भिन्न अक्षर-समूह चुनिए।',
    },
    options: [
      { id: 'a', content: { en: 'CFI', hi: 'CFI' } },
      { id: 'b', content: { en: 'JMP', hi: 'JMP' } },
      { id: 'c', content: { en: 'DHK', hi: 'DHK' } },
      { id: 'd', content: { en: 'RUX', hi: 'RUX' } },
    ],
    key: { kind: 'mcq', optionIds: ['c'] },
    solution: {
      en: String.raw`In three of the groups each letter is 3 places ahead of the one before it: C + 3 = F, F + 3 = I; J + 3 = M, M + 3 = P; R + 3 = U, U + 3 = X.

In DHK, D + 4 = H and H + 3 = K, so **DHK** is different.

Vowels do not decide it: CFI and RUX have one each, JMP and DHK have none.`,
      hi: String.raw`तीन समूहों में प्रत्येक अक्षर अपने पिछले अक्षर से 3 स्थान आगे है: C + 3 = F, F + 3 = I; J + 3 = M, M + 3 = P; R + 3 = U, U + 3 = X।

DHK में D + 4 = H और H + 3 = K है, अतः **DHK** भिन्न है।

स्वरों से निर्णय नहीं होता: CFI और RUX में एक-एक स्वर है, JMP और DHK में कोई स्वर नहीं है।`,
    },
  },
  {
    code: 'rea-031',
    subject: 'reasoning',
    topic: 'cubes-and-dice',
    difficulty: 'medium',
    targetSeconds: 50,
    stem: {
      en: 'Read the assertion (A) and the reason (R) and choose the right option.',
      hi: 'अभिकथन (A) और कारण (R) पढ़कर सही विकल्प चुनिए।',
    },
    statements: {
      assertion: {
        en: 'When a cube painted on all its faces is cut into 27 equal small cubes, exactly 8 of the small cubes have three painted faces.',
        hi: 'जब सभी फलकों पर रंगे एक घन को 27 समान छोटे घनों में काटा जाता है, तो ठीक 8 छोटे घनों के तीन फलक रंगे होते हैं।',
      },
      reason: {
        en: 'Exactly one of the 27 small cubes has no painted face.',
        hi: '27 छोटे घनों में से ठीक एक का कोई भी फलक रंगा नहीं होता।',
      },
    },
    key: { kind: 'assertion_reason', optionIds: ['b'] },
    solution: {
      en: String.raw`**A is true:** only the small cubes at the corners have three painted faces, and a cube has 8 corners.

**R is true:** only the small cube at the very centre ($1 \times 1 \times 1$) has no painted face.

But the cube at the centre tells nothing about the cubes at the corners. The reason for A is that a cube has 8 corners, so R does not explain A.`,
      hi: String.raw`**A सत्य है:** केवल कोनों वाले छोटे घनों के तीन फलक रंगे होते हैं, और घन के 8 कोने होते हैं।

**R सत्य है:** केवल ठीक बीच वाले छोटे घन ($1 \times 1 \times 1$) का कोई फलक रंगा नहीं होता।

किंतु बीच वाले घन से कोनों वाले घनों के बारे में कुछ पता नहीं चलता। A का कारण यह है कि घन के 8 कोने होते हैं, अतः R, A की व्याख्या नहीं करता।`,
    },
  },
  {
    code: 'rea-032',
    subject: 'reasoning',
    topic: 'clock',
    difficulty: 'medium',
    targetSeconds: 45,
    stem: {
      en: 'Read the assertion (A) and the reason (R) and choose the right option.',
      hi: 'अभिकथन (A) और कारण (R) पढ़कर सही विकल्प चुनिए।',
    },
    statements: {
      assertion: {
        en: 'In 12 hours the hour hand and the minute hand of a clock are at right angles to each other 22 times.',
        hi: '12 घंटों में घड़ी की घंटे की सुई और मिनट की सुई 22 बार एक-दूसरे के साथ समकोण बनाती हैं।',
      },
      reason: {
        en: 'In 12 hours the hour hand and the minute hand of a clock coincide 12 times.',
        hi: '12 घंटों में घड़ी की घंटे की सुई और मिनट की सुई 12 बार संपाती होती हैं (एक-दूसरे के ठीक ऊपर आती हैं)।',
      },
    },
    key: { kind: 'assertion_reason', optionIds: ['c'] },
    solution: {
      en: String.raw`In 12 hours the minute hand makes 12 rounds and the hour hand 1, so the minute hand gains 11 rounds on the hour hand.

**A is true:** in each round gained the hands are at right angles twice (at $90^\circ$ and at $270^\circ$): $11 \times 2 = 22$ times.

**R is false:** in each round gained they coincide once, that is, 11 times. Between 11 o'clock and 1 o'clock they coincide only once, at 12 o'clock.`,
      hi: String.raw`12 घंटों में मिनट की सुई 12 चक्कर और घंटे की सुई 1 चक्कर लगाती है, अतः मिनट की सुई घंटे की सुई से 11 चक्कर आगे निकलती है।

**A सत्य है:** आगे निकलने के प्रत्येक चक्कर में सुइयाँ दो बार समकोण बनाती हैं ($90^\circ$ और $270^\circ$ पर): $11 \times 2 = 22$ बार।

**R असत्य है:** ऐसे प्रत्येक चक्कर में वे एक बार मिलती हैं, अर्थात् 11 बार। 11 बजे से 1 बजे के बीच वे केवल एक बार, 12 बजे, मिलती हैं।`,
    },
  },
  {
    code: 'rea-033',
    subject: 'reasoning',
    topic: 'syllogism',
    difficulty: 'medium',
    targetSeconds: 45,
    stem: {
      en: 'Read the assertion (A) and the reason (R) and choose the right option.',
      hi: 'अभिकथन (A) और कारण (R) पढ़कर सही विकल्प चुनिए।',
    },
    statements: {
      assertion: {
        en: "From the two statements 'All poets are teachers' and 'Some teachers are singers', it necessarily follows that some poets are singers.",
        hi: "'सभी कवि शिक्षक हैं' और 'कुछ शिक्षक गायक हैं', इन दो कथनों से यह निष्कर्ष अवश्य निकलता है कि कुछ कवि गायक हैं।",
      },
      reason: {
        en: 'In keeping with these two statements, the teachers who are singers may all be teachers who are not poets.',
        hi: 'इन दोनों कथनों के अनुसार यह संभव है कि जो शिक्षक गायक हैं, वे सभी ऐसे शिक्षक हों जो कवि नहीं हैं।',
      },
    },
    key: { kind: 'assertion_reason', optionIds: ['d'] },
    solution: {
      en: String.raw`**R is true:** suppose there are five teachers, two of them poets, and only one of the other three is a singer. Both statements hold, yet no poet is a singer.

**A is false:** this very example shows that the conclusion need not be true. It may be true, but it does not follow of necessity.

A common slip is to join 'all' and 'some' through a middle term (teachers) that is not taken as a whole in either statement.`,
      hi: String.raw`**R सत्य है:** मान लीजिए पाँच शिक्षक हैं, जिनमें से दो कवि हैं और शेष तीन में से केवल एक गायक है। दोनों कथन सही बैठते हैं, फिर भी कोई कवि गायक नहीं है।

**A असत्य है:** इसी उदाहरण से पता चलता है कि निष्कर्ष का सत्य होना आवश्यक नहीं है। वह सत्य हो सकता है, पर अनिवार्य रूप से नहीं निकलता।

प्रायः ग़लती यह होती है कि 'सभी' और 'कुछ' को ऐसे मध्य पद (शिक्षक) से जोड़ दिया जाता है जो किसी भी कथन में पूरा नहीं लिया गया है।`,
    },
  },
  {
    code: 'rea-034',
    subject: 'reasoning',
    topic: 'calendar',
    difficulty: 'easy',
    targetSeconds: 20,
    stem: {
      en: 'In a year that is not a leap year, 1 January and 31 December fall on the same day of the week.',
      hi: 'जो वर्ष लीप वर्ष नहीं होता, उसमें 1 जनवरी और 31 दिसंबर को सप्ताह का एक ही दिन होता है।',
    },
    key: { kind: 'true_false', value: true },
    solution: {
      en: String.raw`An ordinary year has $365 = 7 \times 52 + 1$ days. From 1 January to 31 December is a step of 364 days, which is exactly 52 weeks.

So both dates fall on the same day of the week. The statement is **true**. In a leap year 31 December falls one day later in the week than 1 January.`,
      hi: String.raw`साधारण वर्ष में $365 = 7 \times 52 + 1$ दिन होते हैं। 1 जनवरी से 31 दिसंबर 364 दिन बाद आता है, जो ठीक 52 सप्ताह हैं।

अतः दोनों तारीख़ों को सप्ताह का एक ही दिन होता है। कथन **सत्य** है। लीप वर्ष में 31 दिसंबर का दिन 1 जनवरी के दिन से एक दिन आगे होता है।`,
    },
  },
  {
    code: 'rea-035',
    subject: 'reasoning',
    topic: 'direction-sense',
    difficulty: 'easy',
    targetSeconds: 35,
    stem: {
      en: 'A clock lies face up on a table, turned so that its hour hand points to the north at 6 o’clock. At 3 o’clock its hour hand points to the east.',
      hi: 'एक घड़ी मेज़ पर सीधी (डायल ऊपर की ओर) इस प्रकार रखी है कि 6 बजे उसकी घंटे की सुई उत्तर की ओर रहती है। 3 बजे उसकी घंटे की सुई पूर्व की ओर रहती है।',
    },
    key: { kind: 'true_false', value: false },
    solution: {
      en: String.raw`The mark of 6 points to the north, and the marks follow each other clockwise, $30^\circ$ apart.

From 6 to 3 the way clockwise is $9 \times 30^\circ = 270^\circ$. Turning $270^\circ$ clockwise from the north leads past the east and the south to the **west**. The statement is **false**.

Only on a clock that has 12 at the north does 3 point to the east. Here 9 does.`,
      hi: String.raw`6 का चिह्न उत्तर की ओर है और अंक दक्षिणावर्त दिशा में $30^\circ$ के अंतर पर आते हैं।

6 से 3 तक दक्षिणावर्त चलने पर $9 \times 30^\circ = 270^\circ$ होते हैं। उत्तर से $270^\circ$ दक्षिणावर्त घूमने पर पूर्व और दक्षिण से होते हुए **पश्चिम** दिशा मिलती है। कथन **असत्य** है।

3 का चिह्न पूर्व की ओर तभी होता है जब 12 उत्तर की ओर हो। यहाँ पूर्व की ओर 9 है।`,
    },
  },

  {
    code: 'rea-036',
    subject: 'reasoning',
    topic: 'syllogism',
    difficulty: 'medium',
    targetSeconds: 30,
    stem: {
      en: "If it is true that 'No teacher is a poet' and that 'Some singers are poets', then it is certain that some singers are not teachers.",
      hi: "यदि यह सत्य है कि 'कोई शिक्षक कवि नहीं है' और 'कुछ गायक कवि हैं', तो यह निश्चित है कि कुछ गायक शिक्षक नहीं हैं।",
    },
    key: { kind: 'true_false', value: true },
    solution: {
      en: String.raw`There are singers who are poets. A poet cannot be a teacher, because no teacher is a poet. So these singers are not teachers.

It is certain that some singers are not teachers, and the statement is **true**. Only 'no singer is a teacher' would go too far, since other singers may be teachers.`,
      hi: String.raw`कुछ गायक ऐसे हैं जो कवि हैं। कोई कवि शिक्षक नहीं हो सकता, क्योंकि कोई शिक्षक कवि नहीं है। अतः ये गायक शिक्षक नहीं हैं।

यह निश्चित है कि कुछ गायक शिक्षक नहीं हैं, और कथन **सत्य** है। 'कोई गायक शिक्षक नहीं है' कहना ग़लत होगा, क्योंकि अन्य गायक शिक्षक हो सकते हैं।`,
    },
  },
  {
    code: 'rea-037',
    subject: 'reasoning',
    topic: 'number-series',
    difficulty: 'medium',
    targetSeconds: 75,
    stem: {
      en: 'Match each series in List I with its next term in List II.',
      hi: 'सूची I की प्रत्येक शृंखला को सूची II में दिए गए उसके अगले पद से सुमेलित कीजिए।',
    },
    rows: [
      { id: 'p', content: { en: '2, 6, 12, 20, 30, ?', hi: '2, 6, 12, 20, 30, ?' } },
      { id: 'q', content: { en: '3, 4, 7, 11, 18, 29, ?', hi: '3, 4, 7, 11, 18, 29, ?' } },
      { id: 'r', content: { en: '5, 9, 17, 29, ?', hi: '5, 9, 17, 29, ?' } },
      { id: 's', content: { en: '23, 29, 31, 37, 41, ?', hi: '23, 29, 31, 37, 41, ?' } },
    ],
    columns: [
      { id: '1', content: { en: '43', hi: '43' } },
      { id: '2', content: { en: '45', hi: '45' } },
      { id: '3', content: { en: '40', hi: '40' } },
      { id: '4', content: { en: '42', hi: '42' } },
      { id: '5', content: { en: '47', hi: '47' } },
    ],
    key: { kind: 'matrix', rows: { p: ['4'], q: ['5'], r: ['2'], s: ['1'] } },
    solution: {
      en: String.raw`- 2, 6, 12, 20, 30: $1 \times 2$, $2 \times 3$, $3 \times 4$, ...; the next is $6 \times 7 = 42$.
- 3, 4, 7, 11, 18, 29: each term is the sum of the two before it; the next is $18 + 29 = 47$.
- 5, 9, 17, 29: the differences are 4, 8, 12; the next is $29 + 16 = 45$.
- 23, 29, 31, 37, 41: prime numbers in order; the next is 43.

40 is left over. It would come from repeating the difference 10 in the first series.`,
      hi: String.raw`- 2, 6, 12, 20, 30: $1 \times 2$, $2 \times 3$, $3 \times 4$, ...; अगला पद $6 \times 7 = 42$ है।
- 3, 4, 7, 11, 18, 29: प्रत्येक पद अपने पिछले दो पदों का योग है; अगला पद $18 + 29 = 47$ है।
- 5, 9, 17, 29: अंतर 4, 8, 12 हैं; अगला पद $29 + 16 = 45$ है।
- 23, 29, 31, 37, 41: क्रमागत अभाज्य संख्याएँ; अगला पद 43 है।

40 शेष रहता है। वह पहली शृंखला में अंतर 10 को दोहराने से आता।`,
    },
  },
  {
    code: 'rea-038',
    subject: 'reasoning',
    topic: 'mirror-image',
    difficulty: 'hard',
    targetSeconds: 85,
    stem: {
      en: 'List I has capital letters printed in plain block form, without serifs. List II has changes. Match each letter with every change after which it looks exactly the same as before. (A letter may match more than one entry of List II.)',
      hi: 'सूची I में अंग्रेज़ी के बड़े अक्षर सादे ब्लॉक रूप में (बिना सेरिफ़ के) छपे हैं। सूची II में कुछ परिवर्तन हैं। प्रत्येक अक्षर को उन सभी परिवर्तनों से सुमेलित कीजिए जिनके बाद वह बिल्कुल पहले जैसा दिखता है। (एक अक्षर सूची II की एक से अधिक प्रविष्टियों से मेल खा सकता है।)',
    },
    rows: [
      { id: 'p', content: { en: 'A', hi: 'A' } },
      { id: 'q', content: { en: 'H', hi: 'H' } },
      { id: 'r', content: { en: 'Z', hi: 'Z' } },
      { id: 's', content: { en: 'F', hi: 'F' } },
    ],
    columns: [
      {
        id: '1',
        content: {
          en: 'Mirror image, with the mirror upright beside the letter',
          hi: 'दर्पण प्रतिबिंब, जब दर्पण अक्षर के बग़ल में खड़ा रखा हो',
        },
      },
      { id: '2', content: { en: 'Water image', hi: 'जल प्रतिबिंब' } },
      { id: '3', content: { en: 'Half-turn (180°)', hi: 'आधा घुमाव (180°)' } },
      { id: '4', content: { en: 'Quarter-turn (90°)', hi: 'चौथाई घुमाव (90°)' } },
      { id: '5', content: { en: 'None of these changes', hi: 'इनमें से कोई परिवर्तन नहीं' } },
    ],
    multiple: true,
    key: { kind: 'matrix', rows: { p: ['1'], q: ['1', '2', '3'], r: ['3'], s: ['5'] } },
    solution: {
      en: String.raw`A mirror beside the letter changes left and right, a water image changes top and bottom, and a half-turn changes both.

- **A:** its left and right halves are alike, but its top and bottom are not. Only the mirror image is the same.
- **H:** left and right are alike, and so are top and bottom. Mirror image, water image and half-turn are all the same.
- **Z:** each reflection reverses its slanting stroke, but a half-turn brings the letter back.
- **F:** it changes every time.

After a quarter-turn none of the four stays the same (Z looks like N).`,
      hi: String.raw`बग़ल में रखा दर्पण बाएँ-दाएँ को बदलता है, जल प्रतिबिंब ऊपर-नीचे को बदलता है और आधा घुमाव दोनों को बदलता है।

- **A:** इसके बाएँ और दाएँ भाग समान हैं, पर ऊपर और नीचे के भाग समान नहीं हैं। केवल दर्पण प्रतिबिंब समान है।
- **H:** बाएँ-दाएँ भाग समान हैं और ऊपर-नीचे के भाग भी। दर्पण प्रतिबिंब, जल प्रतिबिंब और आधा घुमाव तीनों में समान है।
- **Z:** दोनों प्रतिबिंबों में इसकी तिरछी रेखा उलट जाती है, पर आधे घुमाव से अक्षर वैसा ही हो जाता है।
- **F:** यह हर बार बदल जाता है।

चौथाई घुमाव के बाद चारों में से कोई भी समान नहीं रहता (Z, N जैसा दिखता है)।`,
    },
  },
  {
    code: 'rea-039',
    subject: 'reasoning',
    topic: 'counting-figures',
    difficulty: 'hard',
    targetSeconds: 80,
    stem: {
      en: String.raw`How many triangles are there in the figure?

![Triangle ABC. Points D and E lie on BC, with D nearer to B. Lines AD and AE are drawn. Point F lies on AC, and the line BF crosses AD and AE.](/figures/rea-039.svg)`,
      hi: String.raw`चित्र में कितने त्रिभुज हैं?

![त्रिभुज ABC। बिंदु D और E भुजा BC पर हैं और D, B के अधिक निकट है। रेखाएँ AD और AE खींची गई हैं। बिंदु F भुजा AC पर है और रेखा BF, AD और AE को काटती है।](/figures/rea-039.svg)`,
    },
    key: { kind: 'nat', min: '15', max: '15' },
    solution: {
      en: String.raw`Four lines come out of A: AB, AD, AE and AC.

- Any two of them with BC make a triangle: $\binom{4}{2} = 6$.
- Any two of them with BF make a triangle: $\binom{4}{2} = 6$.
- BC and BF, which meet at B, make a triangle with each of AD, AE and AC: 3.

Total $= 6 + 6 + 3 = 15$. Those who count 12 leave out the three triangles that have their vertex at B between BC and BF.`,
      hi: String.raw`A से चार रेखाएँ निकलती हैं: AB, AD, AE और AC।

- इनमें से कोई दो रेखाएँ BC के साथ त्रिभुज बनाती हैं: $\binom{4}{2} = 6$।
- इनमें से कोई दो रेखाएँ BF के साथ त्रिभुज बनाती हैं: $\binom{4}{2} = 6$।
- B पर मिलने वाली BC और BF, AD, AE और AC में से प्रत्येक के साथ त्रिभुज बनाती हैं: 3।

कुल $= 6 + 6 + 3 = 15$। जो 12 गिनते हैं, वे BC और BF के बीच B शीर्ष वाले तीन त्रिभुज छोड़ देते हैं।`,
    },
  },
  {
    code: 'rea-040',
    subject: 'reasoning',
    topic: 'cubes-and-dice',
    difficulty: 'medium',
    targetSeconds: 50,
    stem: {
      en: String.raw`The sheet shown in the figure is folded along the lines to form a cube. Which number will be on the face opposite to the face with 3?

![Net of a cube in three steps. Top row: 1, 2. Middle row: 3 below 2, then 4. Bottom row: 5 below 4, then 6.](/figures/rea-040.svg)`,
      hi: String.raw`चित्र में दिखाई गई शीट को रेखाओं पर मोड़कर एक घन बनाया जाता है। 3 वाले फलक के विपरीत फलक पर कौन-सी संख्या होगी?

![तीन सीढ़ियों में घन का खुला रूप। ऊपर की पंक्ति: 1, 2। बीच की पंक्ति: 2 के नीचे 3, फिर 4। नीचे की पंक्ति: 4 के नीचे 5, फिर 6।](/figures/rea-040.svg)`,
    },
    options: [
      { id: 'a', content: { en: '1', hi: '1' } },
      { id: 'b', content: { en: '2', hi: '2' } },
      { id: 'c', content: { en: '5', hi: '5' } },
      { id: 'd', content: { en: '6', hi: '6' } },
    ],
    key: { kind: 'mcq', optionIds: ['d'] },
    solution: {
      en: String.raw`Take 4 and 5, which stand one below the other. 3 is joined to the left side of 4, and 6 to the right side of 5. When the sheet is folded, 3 and 6 stand up on the two opposite sides of this strip, so they are opposite faces.

In the same way 1 is opposite 4, and 2 is opposite 5. 2 cannot be opposite 3, as they share an edge. 1 and 5 are opposite 4 and 2 respectively.`,
      hi: String.raw`4 और 5 को लीजिए, जो एक-दूसरे के ऊपर-नीचे हैं। 3, 4 की बाईं भुजा से और 6, 5 की दाईं भुजा से जुड़ा है। शीट मोड़ने पर 3 और 6 इस पट्टी की दो विपरीत भुजाओं पर खड़े हो जाते हैं, अतः वे विपरीत फलक हैं।

इसी प्रकार 1 के विपरीत 4 और 2 के विपरीत 5 है। 2, 3 के विपरीत नहीं हो सकता, क्योंकि दोनों की एक भुजा उभयनिष्ठ है। 1 और 5 क्रमशः 4 और 2 के विपरीत हैं।`,
    },
  },
  {
    code: 'rea-041',
    subject: 'reasoning',
    topic: 'mirror-image',
    difficulty: 'easy',
    targetSeconds: 30,
    stem: {
      en: String.raw`A mirror is placed along the line MN. Which of the answer figures 1, 2, 3 and 4 is the mirror image of the question figure at the top?

![Question figure, with the mirror line MN to its right: a square with a black dot at the top left, a right-angled corner of two lines at the top right, a short upright line at the bottom left and a shaded triangle at the bottom right. Figure 1: dot at the bottom left, corner at the bottom right, line at the top left, triangle at the top right. Figure 2: dot at the top right, corner at the top left, line at the bottom right, triangle at the bottom left. Figure 3: the same as the question figure. Figure 4: dot at the bottom right, corner at the bottom left, line at the top right, triangle at the top left.](/figures/rea-041.svg)`,
      hi: String.raw`रेखा MN पर एक दर्पण रखा गया है। उत्तर आकृतियों 1, 2, 3 और 4 में से कौन-सी, ऊपर दी गई प्रश्न आकृति का दर्पण प्रतिबिंब है?

![प्रश्न आकृति, जिसके दाईं ओर दर्पण रेखा MN है: एक वर्ग जिसमें ऊपर बाईं ओर काला बिंदु, ऊपर दाईं ओर दो रेखाओं से बना समकोण, नीचे बाईं ओर एक छोटी खड़ी रेखा और नीचे दाईं ओर छायांकित त्रिभुज है। आकृति 1: बिंदु नीचे बाईं ओर, समकोण नीचे दाईं ओर, रेखा ऊपर बाईं ओर, त्रिभुज ऊपर दाईं ओर। आकृति 2: बिंदु ऊपर दाईं ओर, समकोण ऊपर बाईं ओर, रेखा नीचे दाईं ओर, त्रिभुज नीचे बाईं ओर। आकृति 3: प्रश्न आकृति के समान। आकृति 4: बिंदु नीचे दाईं ओर, समकोण नीचे बाईं ओर, रेखा ऊपर दाईं ओर, त्रिभुज ऊपर बाईं ओर।](/figures/rea-041.svg)`,
    },
    options: [
      { id: 'a', content: { en: 'Figure 1', hi: 'आकृति 1' }, pinned: true },
      { id: 'b', content: { en: 'Figure 2', hi: 'आकृति 2' }, pinned: true },
      { id: 'c', content: { en: 'Figure 3', hi: 'आकृति 3' }, pinned: true },
      { id: 'd', content: { en: 'Figure 4', hi: 'आकृति 4' }, pinned: true },
    ],
    key: { kind: 'mcq', optionIds: ['b'] },
    solution: {
      en: String.raw`The mirror is upright, so left and right change places, while top and bottom stay as they are.

The dot goes from the top left to the top right, and the shaded triangle from the bottom right to the bottom left. This is Figure 2.

Figure 1 is the water image (top and bottom change places), Figure 3 is the unchanged figure, and Figure 4 is the figure turned through 180°.`,
      hi: String.raw`दर्पण खड़ा है, अतः बायाँ और दायाँ आपस में बदल जाते हैं, जबकि ऊपर और नीचे वैसे ही रहते हैं।

बिंदु ऊपर बाईं ओर से ऊपर दाईं ओर और छायांकित त्रिभुज नीचे दाईं ओर से नीचे बाईं ओर चला जाता है। यह आकृति 2 है।

आकृति 1 जल प्रतिबिंब है (ऊपर और नीचे बदल गए हैं), आकृति 3 बिना बदली हुई आकृति है, और आकृति 4 में आकृति 180° घुमाई गई है।`,
    },
  },
  {
    code: 'rea-042',
    subject: 'reasoning',
    topic: 'seating-arrangement',
    difficulty: 'easy',
    targetSeconds: 105,
    passage: 'rea-p01',
    stem: { en: 'Who faces E?', hi: 'E के सामने कौन बैठा है?' },
    options: [
      { id: 'a', content: { en: 'Q', hi: 'Q' } },
      { id: 'b', content: { en: 'R', hi: 'R' } },
      { id: 'c', content: { en: 'S', hi: 'S' } },
      { id: 'd', content: { en: 'T', hi: 'T' } },
      { id: 'e', content: { en: 'P', hi: 'P' } },
    ],
    key: { kind: 'mcq', optionIds: ['e'] },
    solution: {
      en: String.raw`Number the places 1 to 5 from west to east. In row 1 (facing south) the right hand is to the west; in row 2 (facing north) the left hand is to the west. So A is two places west of B, S is at B's place number, and P is one place west of S.

- **B at 3:** A is at 1, C at 5, S at 3 and P at 2. Q faces D, and place 2 has P, so Q and D are at 4. T must be next to place 5, that is, at 4, where Q is. Not possible.
- **B at 5:** A is at 3, C at 1, S at 5 and P at 4. Q and D are then both at 2. T must be next to place 1, that is, at 2. Not possible.
- **B at 4:** A is at 2, S at 4 and P at 3. If C is at 5, T must be at 4, where S is. So C is at 1 and T at 2. Q faces D, who cannot be at 3 (P is there), so both are at 5, E is at 3 and R at 1.

${rows.en}

E is faced by **P**.`,
      hi: String.raw`स्थानों को पश्चिम से पूर्व की ओर 1 से 5 तक क्रमांक दीजिए। पंक्ति 1 (मुख दक्षिण) में दायाँ हाथ पश्चिम की ओर और पंक्ति 2 (मुख उत्तर) में बायाँ हाथ पश्चिम की ओर होता है। अतः A, B से दो स्थान पश्चिम में है, S का स्थान क्रमांक वही है जो B का, और P, S से एक स्थान पश्चिम में है।

- **B स्थान 3 पर:** A 1 पर, C 5 पर, S 3 पर और P 2 पर है। Q, D के सामने है और स्थान 2 पर P है, अतः Q और D 4 पर हैं। T को स्थान 5 के पास, अर्थात् 4 पर होना चाहिए, जहाँ Q है। संभव नहीं।
- **B स्थान 5 पर:** A 3 पर, C 1 पर, S 5 पर और P 4 पर है। तब Q और D दोनों 2 पर हैं। T को स्थान 1 के पास, अर्थात् 2 पर होना चाहिए। संभव नहीं।
- **B स्थान 4 पर:** A 2 पर, S 4 पर और P 3 पर है। यदि C 5 पर हो, तो T को 4 पर होना चाहिए, जहाँ S है। अतः C 1 पर और T 2 पर है। Q, D के सामने है और D 3 पर नहीं हो सकता (वहाँ P है), अतः दोनों 5 पर हैं, E 3 पर और R 1 पर है।

${rows.hi}

E के सामने **P** बैठा है।`,
    },
  },
  {
    code: 'rea-043',
    subject: 'reasoning',
    topic: 'seating-arrangement',
    difficulty: 'medium',
    targetSeconds: 60,
    passage: 'rea-p01',
    stem: {
      en: 'Who sits third to the left of A?',
      hi: 'A के बाईं ओर तीसरे स्थान पर कौन बैठा है?',
    },
    options: [
      { id: 'a', content: { en: 'D', hi: 'D' } },
      { id: 'b', content: { en: 'B', hi: 'B' } },
      { id: 'c', content: { en: 'C', hi: 'C' } },
      { id: 'd', content: { en: 'E', hi: 'E' } },
      { id: 'e', content: { en: 'No one', hi: 'कोई नहीं' }, pinned: true },
    ],
    key: { kind: 'mcq', optionIds: ['a'] },
    solution: {
      en: String.raw`${rows.en}

A faces south, so the left hand of A is to the east. Three places to the east of A (place 2) is place 5, where **D** sits.

Those who take the left hand to be to the west find only C on that side and choose "No one".`,
      hi: String.raw`${rows.hi}

A का मुख दक्षिण की ओर है, अतः A का बायाँ हाथ पूर्व की ओर है। A (स्थान 2) से तीन स्थान पूर्व में स्थान 5 है, जहाँ **D** बैठा है।

जो बाएँ हाथ को पश्चिम की ओर मानते हैं, उन्हें उस ओर केवल C मिलता है और वे "कोई नहीं" चुनते हैं।`,
    },
  },
  {
    code: 'rea-044',
    subject: 'reasoning',
    topic: 'seating-arrangement',
    difficulty: 'medium',
    targetSeconds: 75,
    passage: 'rea-p01',
    stem: {
      en: 'Four of the following five pairs are alike in a certain way, on the basis of their places in the arrangement. Which pair is different?',
      hi: 'निम्नलिखित पाँच युग्मों में से चार, व्यवस्था में अपने स्थानों के आधार पर किसी प्रकार समान हैं। कौन-सा युग्म भिन्न है?',
    },
    options: [
      { id: 'a', content: { en: 'C, T', hi: 'C, T' } },
      { id: 'b', content: { en: 'A, P', hi: 'A, P' } },
      { id: 'c', content: { en: 'E, S', hi: 'E, S' } },
      { id: 'd', content: { en: 'D, S', hi: 'D, S' } },
      { id: 'e', content: { en: 'B, Q', hi: 'B, Q' } },
    ],
    key: { kind: 'mcq', optionIds: ['d'] },
    solution: {
      en: String.raw`${rows.en}

In four pairs the second person sits immediately to the right (east) of the one who faces the first: T is to the right of R (faces C), P of T (faces A), S of P (faces E) and Q of S (faces B).

D is faced by Q, and S sits immediately to the **left** of Q. So the pair **D, S** is different.`,
      hi: String.raw`${rows.hi}

चार युग्मों में दूसरा व्यक्ति, पहले व्यक्ति के सामने बैठे व्यक्ति के ठीक दाईं (पूर्व) ओर बैठा है: T, R (C के सामने) के दाईं ओर; P, T (A के सामने) के दाईं ओर; S, P (E के सामने) के दाईं ओर और Q, S (B के सामने) के दाईं ओर।

D के सामने Q है और S, Q के ठीक **बाईं** ओर बैठा है। अतः युग्म **D, S** भिन्न है।`,
    },
  },
  {
    code: 'rea-045',
    subject: 'reasoning',
    topic: 'seating-arrangement',
    difficulty: 'hard',
    targetSeconds: 75,
    passage: 'rea-p01',
    stem: {
      en: 'If A and D interchange their places, and S and T also interchange their places, who will sit immediately to the left of the person who faces A?',
      hi: 'यदि A और D आपस में स्थान बदल लें, और S और T भी आपस में स्थान बदल लें, तो A के सामने बैठे व्यक्ति के ठीक बाईं ओर कौन बैठा होगा?',
    },
    options: [
      { id: 'a', content: { en: 'S', hi: 'S' } },
      { id: 'b', content: { en: 'P', hi: 'P' } },
      { id: 'c', content: { en: 'T', hi: 'T' } },
      { id: 'd', content: { en: 'R', hi: 'R' } },
      { id: 'e', content: { en: 'Q', hi: 'Q' } },
    ],
    key: { kind: 'mcq', optionIds: ['c'] },
    solution: {
      en: String.raw`${rows.en}

After the two interchanges row 1 is C, D, E, B, A and row 2 is R, S, P, T, Q.

A is now at place 5 and faces Q. Q faces north, so the left hand of Q is to the west: place 4, where **T** now sits.

S comes from forgetting to interchange S and T, and R from forgetting to interchange A and D.`,
      hi: String.raw`${rows.hi}

दोनों बदलावों के बाद पंक्ति 1 में C, D, E, B, A और पंक्ति 2 में R, S, P, T, Q हैं।

A अब स्थान 5 पर है और उसके सामने Q है। Q का मुख उत्तर की ओर है, अतः उसका बायाँ हाथ पश्चिम की ओर है: स्थान 4, जहाँ अब **T** बैठा है।

S और T का बदलाव भूलने पर S तथा A और D का बदलाव भूलने पर R आता है।`,
    },
  },
  {
    code: 'rea-046',
    subject: 'reasoning',
    topic: 'seating-arrangement',
    difficulty: 'hard',
    targetSeconds: 75,
    passage: 'rea-p01',
    stem: {
      en: 'Which of the following statements is true?',
      hi: 'निम्नलिखित में से कौन-सा कथन सत्य है?',
    },
    options: [
      { id: 'a', content: { en: 'R faces A.', hi: 'R, A के सामने बैठा है।' } },
      { id: 'b', content: { en: 'E sits at an end of the row.', hi: 'E पंक्ति के एक छोर पर बैठा है।' } },
      { id: 'c', content: { en: 'T sits immediately to the right of S.', hi: 'T, S के ठीक दाईं ओर बैठा है।' } },
      {
        id: 'd',
        content: { en: 'D sits second to the right of E.', hi: 'D, E के दाईं ओर दूसरे स्थान पर बैठा है।' },
      },
      {
        id: 'e',
        content: {
          en: 'Exactly one person sits between P and Q.',
          hi: 'P और Q के बीच ठीक एक व्यक्ति बैठा है।',
        },
      },
    ],
    key: { kind: 'mcq', optionIds: ['e'] },
    solution: {
      en: String.raw`${rows.en}

P is at 3 and Q at 5 in the same row, and only S sits between them. So "Exactly one person sits between P and Q" is true.

The others: R faces C; E is in the middle; immediately to the right of S is Q; and D is two places **east** of E, which is to the left of E, as E faces south.`,
      hi: String.raw`${rows.hi}

P स्थान 3 पर और Q उसी पंक्ति में स्थान 5 पर है, और उनके बीच केवल S बैठा है। अतः "P और Q के बीच ठीक एक व्यक्ति बैठा है" सत्य है।

अन्य कथन: R, C के सामने है; E बीच में है; S के ठीक दाईं ओर Q है; और D, E से दो स्थान **पूर्व** में है, जो E के बाईं ओर है, क्योंकि E का मुख दक्षिण की ओर है।`,
    },
  },
  {
    code: 'rea-047',
    subject: 'reasoning',
    topic: 'puzzle',
    difficulty: 'easy',
    targetSeconds: 100,
    passage: 'rea-p02',
    stem: { en: 'Who presents on Saturday?', hi: 'शनिवार को कौन प्रस्तुति देता/देती है?' },
    options: [
      { id: 'a', content: { en: 'Anu', hi: 'अनु' } },
      { id: 'b', content: { en: 'Ekta', hi: 'एकता' } },
      { id: 'c', content: { en: 'Charu', hi: 'चारु' } },
      { id: 'd', content: { en: 'Bharat', hi: 'भरत' } },
      { id: 'e', content: { en: 'Farid', hi: 'फ़रीद' } },
    ],
    key: { kind: 'mcq', optionIds: ['b'] },
    solution: {
      en: String.raw`Farid is from HR, so Charu and Dev are both from Sales or both from IT.

**If they were from IT,** three persons would present between them, and Ekta after Charu: Dev on Monday, Charu on Friday, Ekta on Saturday. Anu and Bharat would both be in Tuesday to Thursday, too near for two persons between them. Not possible.

**So Charu and Dev are from Sales.** The two from IT are on Monday and Friday, or on Tuesday and Saturday. Anu and Bharat have only two persons between them, so they are not both from IT; Ekta is one of the two. She comes after Dev and Charu, so she is on Friday or Saturday.

- **Ekta on Friday,** with Anu or Bharat on Monday. If Anu is on Monday, Farid is on Tuesday and Bharat on Thursday; Dev and Charu get Wednesday and Saturday, so Charu comes after Ekta. If Bharat is on Monday, Anu is on Thursday and Farid would be on Friday. Not possible.
- **Ekta on Saturday,** with Anu or Bharat on Tuesday. If Bharat is on Tuesday, Anu is on Friday and Farid would be on Saturday. Not possible. So Anu is on Tuesday, Farid on Wednesday, Bharat on Friday, Dev on Monday and Charu on Thursday.

${week.en}

**Ekta** presents on Saturday.`,
      hi: String.raw`फ़रीद एचआर से है, अतः चारु और देव दोनों सेल्स से या दोनों आईटी से हैं।

**यदि वे आईटी से हों,** तो उनके बीच तीन व्यक्ति होंगे और एकता चारु के बाद होगी: देव सोमवार, चारु शुक्रवार, एकता शनिवार। तब अनु और भरत दोनों मंगलवार से गुरुवार के बीच होंगे और उनके बीच दो व्यक्ति नहीं आ सकते। संभव नहीं।

**अतः चारु और देव सेल्स से हैं।** आईटी के दोनों सदस्य सोमवार और शुक्रवार को या मंगलवार और शनिवार को हैं। अनु और भरत के बीच केवल दो व्यक्ति हैं, अतः वे दोनों आईटी से नहीं हो सकते; एकता आईटी की एक सदस्य है। वह देव और चारु के बाद है, अतः शुक्रवार या शनिवार को है।

- **एकता शुक्रवार को,** और अनु या भरत सोमवार को। यदि अनु सोमवार को हो, तो फ़रीद मंगलवार और भरत गुरुवार को होगा; देव और चारु को बुधवार और शनिवार मिलेंगे, अर्थात् चारु एकता के बाद होगी। यदि भरत सोमवार को हो, तो अनु गुरुवार को और फ़रीद शुक्रवार को होगा। संभव नहीं।
- **एकता शनिवार को,** और अनु या भरत मंगलवार को। यदि भरत मंगलवार को हो, तो अनु शुक्रवार को और फ़रीद शनिवार को होगा। संभव नहीं। अतः अनु मंगलवार, फ़रीद बुधवार, भरत शुक्रवार, देव सोमवार और चारु गुरुवार को है।

${week.hi}

शनिवार को **एकता** प्रस्तुति देती है।`,
    },
  },
  {
    code: 'rea-048',
    subject: 'reasoning',
    topic: 'puzzle',
    difficulty: 'medium',
    targetSeconds: 65,
    passage: 'rea-p02',
    stem: {
      en: 'From which department is Bharat, and on which day does he present?',
      hi: 'भरत किस विभाग से है और वह किस दिन प्रस्तुति देता है?',
    },
    options: [
      { id: 'a', content: { en: 'IT, Tuesday', hi: 'आईटी, मंगलवार' } },
      { id: 'b', content: { en: 'Sales, Friday', hi: 'सेल्स, शुक्रवार' } },
      { id: 'c', content: { en: 'IT, Friday', hi: 'आईटी, शुक्रवार' } },
      { id: 'd', content: { en: 'HR, Friday', hi: 'एचआर, शुक्रवार' } },
      { id: 'e', content: { en: 'HR, Wednesday', hi: 'एचआर, बुधवार' } },
    ],
    key: { kind: 'mcq', optionIds: ['d'] },
    solution: {
      en: String.raw`${week.en}

Sales is filled by Dev and Charu and IT by Anu and Ekta, so Bharat is from HR, along with Farid. He presents three days after Anu (Tuesday), that is, on Friday.

HR on Wednesday is Farid, and IT on Tuesday is Anu.`,
      hi: String.raw`${week.hi}

सेल्स में देव और चारु तथा आईटी में अनु और एकता हैं, अतः भरत फ़रीद के साथ एचआर से है। वह अनु (मंगलवार) के तीन दिन बाद, अर्थात् शुक्रवार को प्रस्तुति देता है।

बुधवार को एचआर से फ़रीद और मंगलवार को आईटी से अनु है।`,
    },
  },
  {
    code: 'rea-049',
    subject: 'reasoning',
    topic: 'puzzle',
    difficulty: 'medium',
    targetSeconds: 60,
    passage: 'rea-p02',
    stem: {
      en: 'How many persons present between Dev and Bharat?',
      hi: 'देव और भरत के बीच कितने व्यक्ति प्रस्तुति देते हैं?',
    },
    options: [
      { id: 'a', content: { en: 'Three', hi: 'तीन' } },
      { id: 'b', content: { en: 'One', hi: 'एक' } },
      { id: 'c', content: { en: 'Two', hi: 'दो' } },
      { id: 'd', content: { en: 'Four', hi: 'चार' } },
      { id: 'e', content: { en: 'None', hi: 'कोई नहीं' }, pinned: true },
    ],
    key: { kind: 'mcq', optionIds: ['a'] },
    solution: {
      en: String.raw`${week.en}

Dev presents on Monday and Bharat on Friday. Between them come Anu (Tuesday), Farid (Wednesday) and Charu (Thursday), that is, **three** persons.

Taking the difference of the days ($5 - 1 = 4$) counts one too many.`,
      hi: String.raw`${week.hi}

देव सोमवार को और भरत शुक्रवार को प्रस्तुति देता है। उनके बीच अनु (मंगलवार), फ़रीद (बुधवार) और चारु (गुरुवार), अर्थात् **तीन** व्यक्ति हैं।

दिनों का अंतर ($5 - 1 = 4$) लेने पर एक अधिक गिन लिया जाता है।`,
    },
  },
  {
    code: 'rea-050',
    subject: 'reasoning',
    topic: 'puzzle',
    difficulty: 'hard',
    targetSeconds: 80,
    passage: 'rea-p02',
    stem: {
      en: String.raw`Consider the following statements.

I. No two persons from the same department present on consecutive days.

II. Exactly one person presents between the two members of HR.

III. Both the members of Sales present before either member of HR.

Which of these statements is/are true?`,
      hi: String.raw`निम्नलिखित कथनों पर विचार कीजिए।

I. एक ही विभाग के कोई भी दो व्यक्ति लगातार दो दिनों में प्रस्तुति नहीं देते।

II. एचआर के दोनों सदस्यों के बीच ठीक एक व्यक्ति प्रस्तुति देता है।

III. सेल्स के दोनों सदस्य एचआर के दोनों सदस्यों से पहले प्रस्तुति देते हैं।

इनमें से कौन-सा/से कथन सत्य है/हैं?`,
    },
    options: [
      { id: 'a', content: { en: 'Only I', hi: 'केवल I' } },
      { id: 'b', content: { en: 'Only II', hi: 'केवल II' } },
      { id: 'c', content: { en: 'Only I and III', hi: 'केवल I और III' } },
      { id: 'd', content: { en: 'Only II and III', hi: 'केवल II और III' } },
      { id: 'e', content: { en: 'Only I and II', hi: 'केवल I और II' } },
    ],
    key: { kind: 'mcq', optionIds: ['e'] },
    solution: {
      en: String.raw`${week.en}

**I:** The order of departments is Sales, IT, HR, Sales, HR, IT. No two neighbours are the same. True.

**II:** The members of HR are on Wednesday and Friday, and only Charu presents between them. True.

**III:** Charu (Sales) presents on Thursday, after Farid (HR) on Wednesday. False.

So only I and II are true.`,
      hi: String.raw`${week.hi}

**I:** विभागों का क्रम सेल्स, आईटी, एचआर, सेल्स, एचआर, आईटी है। कोई भी दो लगातार विभाग समान नहीं हैं। सत्य।

**II:** एचआर के सदस्य बुधवार और शुक्रवार को हैं और उनके बीच केवल चारु प्रस्तुति देती है। सत्य।

**III:** चारु (सेल्स) गुरुवार को प्रस्तुति देती है, जो फ़रीद (एचआर) के बुधवार के बाद है। असत्य।

अतः केवल I और II सत्य हैं।`,
    },
  },
  {
    code: 'rea-051',
    subject: 'reasoning',
    topic: 'seating-arrangement',
    difficulty: 'easy',
    targetSeconds: 65,
    passage: 'rea-p03',
    stem: {
      en: 'Who sits at the right end of the row?',
      hi: 'पंक्ति के दाएँ छोर पर कौन बैठा है?',
    },
    options: [
      { id: 'a', content: { en: 'M', hi: 'M' } },
      { id: 'b', content: { en: 'N', hi: 'N' } },
      { id: 'c', content: { en: 'O', hi: 'O' } },
      { id: 'd', content: { en: 'Q', hi: 'Q' } },
      { id: 'e', content: { en: 'K', hi: 'K' } },
    ],
    key: { kind: 'mcq', optionIds: ['c'] },
    solution: {
      en: String.raw`Number the places 1 to 7 from left to right. L is at 4, and P is next to L, with K on the other side of P.

- **P at 5, K at 6:** M would have to be at 5, immediately to the left of K, where P is. Not possible.
- **P at 3, K at 2:** M is at 1. Two persons sit between K and Q, so Q is at 5. N is next to Q; place 4 has L, so N is at 6, and O takes the last place, 7.

From left to right: **M, K, P, L, Q, N, O**. The person at the right end is **O**.`,
      hi: String.raw`स्थानों को बाएँ से दाएँ 1 से 7 तक क्रमांक दीजिए। L स्थान 4 पर है, P उसके पास है और K, P की दूसरी ओर है।

- **P स्थान 5 पर, K स्थान 6 पर:** तब M को K के ठीक बाईं ओर, अर्थात् 5 पर होना चाहिए, जहाँ P है। संभव नहीं।
- **P स्थान 3 पर, K स्थान 2 पर:** M 1 पर है। K और Q के बीच दो व्यक्ति हैं, अतः Q 5 पर है। N, Q के पास है; 4 पर L है, अतः N 6 पर है और अंतिम स्थान 7 पर O है।

बाएँ से दाएँ: **M, K, P, L, Q, N, O**। दाएँ छोर पर **O** बैठा है।`,
    },
  },
  {
    code: 'rea-052',
    subject: 'reasoning',
    topic: 'seating-arrangement',
    difficulty: 'easy',
    targetSeconds: 40,
    passage: 'rea-p03',
    stem: {
      en: 'How many persons sit between K and N?',
      hi: 'K और N के बीच कितने व्यक्ति बैठे हैं?',
    },
    options: [
      { id: 'a', content: { en: '1', hi: '1' } },
      { id: 'b', content: { en: '2', hi: '2' } },
      { id: 'c', content: { en: '3', hi: '3' } },
      { id: 'd', content: { en: '4', hi: '4' } },
      { id: 'e', content: { en: '5', hi: '5' } },
    ],
    key: { kind: 'mcq', optionIds: ['c'] },
    solution: {
      en: String.raw`The only possible row, from left to right, is **M, K, P, L, Q, N, O**: L is in the middle, K and P are to the left of L (otherwise M and P would need the same place), and Q, N and O follow.

K is 2nd and N is 6th, and P, L and Q sit between them: **3** persons.`,
      hi: String.raw`बाएँ से दाएँ एकमात्र संभव क्रम **M, K, P, L, Q, N, O** है: L बीच में है, K और P, L के बाईं ओर हैं (अन्यथा M और P का स्थान एक ही होता), और उसके बाद Q, N और O हैं।

K दूसरे और N छठे स्थान पर है, और उनके बीच P, L और Q बैठे हैं: **3** व्यक्ति।`,
    },
  },
  {
    code: 'rea-053',
    subject: 'reasoning',
    topic: 'seating-arrangement',
    difficulty: 'medium',
    targetSeconds: 40,
    passage: 'rea-p03',
    stem: {
      en: 'Who sits third to the right of P?',
      hi: 'P के दाईं ओर तीसरे स्थान पर कौन बैठा है?',
    },
    options: [
      { id: 'a', content: { en: 'N', hi: 'N' } },
      { id: 'b', content: { en: 'O', hi: 'O' } },
      { id: 'c', content: { en: 'L', hi: 'L' } },
      { id: 'd', content: { en: 'Q', hi: 'Q' } },
      { id: 'e', content: { en: 'M', hi: 'M' } },
    ],
    key: { kind: 'mcq', optionIds: ['a'] },
    solution: {
      en: String.raw`The row from left to right is **M, K, P, L, Q, N, O**. All face north, so their right is the right of the row.

P is 3rd from the left. Third to the right is place $3 + 3 = 6$, where **N** sits. Those who count P itself stop at Q.`,
      hi: String.raw`बाएँ से दाएँ क्रम **M, K, P, L, Q, N, O** है। सबका मुख उत्तर की ओर है, अतः उनका दायाँ पंक्ति का दायाँ है।

P बाएँ से तीसरा है। उसके दाईं ओर तीसरा स्थान $3 + 3 = 6$ है, जहाँ **N** बैठा है। जो P को भी गिन लेते हैं, वे Q पर रुक जाते हैं।`,
    },
  },
  {
    code: 'rea-054',
    subject: 'reasoning',
    topic: 'seating-arrangement',
    difficulty: 'medium',
    targetSeconds: 55,
    passage: 'rea-p03',
    stem: {
      en: 'If all seven sit in alphabetical order from left to right, how many of them keep their places?',
      hi: 'यदि सातों व्यक्ति बाएँ से दाएँ वर्णमाला के क्रम (K से Q) में बैठें, तो उनमें से कितनों का स्थान नहीं बदलेगा?',
    },
    options: [
      { id: 'a', content: { en: 'None', hi: 'किसी का भी नहीं' } },
      { id: 'b', content: { en: 'One', hi: 'एक' } },
      { id: 'c', content: { en: 'Two', hi: 'दो' } },
      { id: 'd', content: { en: 'Three', hi: 'तीन' } },
      { id: 'e', content: { en: 'Four', hi: 'चार' } },
    ],
    key: { kind: 'mcq', optionIds: ['a'] },
    solution: {
      en: String.raw`Compare the two rows place by place.

| Place | 1 | 2 | 3 | 4 | 5 | 6 | 7 |
| --- | --- | --- | --- | --- | --- | --- | --- |
| Now | M | K | P | L | Q | N | O |
| In alphabetical order | K | L | M | N | O | P | Q |

No place has the same person in both rows, so **none** of them keeps the place.`,
      hi: String.raw`दोनों क्रमों की स्थान-स्थान पर तुलना कीजिए।

| स्थान | 1 | 2 | 3 | 4 | 5 | 6 | 7 |
| --- | --- | --- | --- | --- | --- | --- | --- |
| अभी | M | K | P | L | Q | N | O |
| वर्णमाला के क्रम में | K | L | M | N | O | P | Q |

किसी भी स्थान पर दोनों क्रमों में एक ही व्यक्ति नहीं है, अतः **किसी का भी** स्थान वही नहीं रहता।`,
    },
  },
]
