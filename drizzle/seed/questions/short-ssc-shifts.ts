import type { AuthoredQuestion } from '../../../domain/questions/contract.ts'

const shiftOneReasoning: AuthoredQuestion[] = [
  {
    code: 'ss-053',
    exams: ['ssc'],
    subject: 'reasoning',
    topic: 'coding-decoding',
    difficulty: 'easy',
    targetSeconds: 30,
    stem: {
      en: "In a certain code language, 'WINTER' is written as 'ZGQRHP'. How will 'MARKET' be written in that language?",
      hi: "एक निश्चित कूट भाषा में 'WINTER' को 'ZGQRHP' लिखा जाता है। उसी भाषा में 'MARKET' को कैसे लिखा जाएगा?",
    },
    options: [
      { id: 'a', content: { en: 'PCUMHV', hi: 'PCUMHV' } },
      { id: 'b', content: { en: 'PYUIHR', hi: 'PYUIHR' } },
      { id: 'c', content: { en: 'JCOMBV', hi: 'JCOMBV' } },
      { id: 'd', content: { en: 'KDPNCW', hi: 'KDPNCW' } },
    ],
    key: { kind: 'mcq', optionIds: ['b'] },
    solution: {
      en: String.raw`Write the steps from letter to letter: W to Z is **+3**, I to G is **−2**, N to Q is +3, T to R is −2, E to H is +3, R to P is −2.

So +3 and −2 take turns: M → P, A → Y, R → U, K → I, E → H, T → R: **PYUIHR**.

The trap is A − 2: count back past A, to Z and then Y.`,
      hi: String.raw`हर अक्षर का अंतर लिखिए: W से Z **+3**, I से G **−2**, N से Q +3, T से R −2, E से H +3, R से P −2।

अतः +3 और −2 बारी-बारी से आते हैं: M → P, A → Y, R → U, K → I, E → H, T → R: **PYUIHR**।

सावधानी A − 2 में है: A से पीछे गिनने पर पहले Z और फिर Y आता है।`,
    },
    reasons: {
      a: {
        en: 'The second, fourth and sixth letters are moved 2 on instead of 2 back.',
        hi: 'दूसरा, चौथा और छठा अक्षर 2 पीछे के बजाय 2 आगे ले जाया गया है।',
      },
      b: {
        en: 'M + 3, A − 2, R + 3, K − 2, E + 3, T − 2 give P, Y, U, I, H, R.',
        hi: 'M + 3, A − 2, R + 3, K − 2, E + 3, T − 2 से P, Y, U, I, H, R मिलते हैं।',
      },
      c: { en: 'The directions are exchanged: 3 back and 2 on.', hi: 'दिशाएँ उलट दी गई हैं: 3 पीछे और 2 आगे।' },
      d: {
        en: 'This begins with 2 back and then takes 3 on; W would then become U.',
        hi: 'इसमें पहले 2 पीछे और फिर 3 आगे गिना गया है; तब W का कूट U होता।',
      },
    },
  },
  {
    code: 'ss-054',
    exams: ['ssc'],
    subject: 'reasoning',
    topic: 'counting-figures',
    difficulty: 'medium',
    targetSeconds: 40,
    stem: {
      en: String.raw`How many triangles are there in the given figure?

![A regular pentagon with the corners A, B, C, D and E in order, A at the top, B on the right and E on the left. Three of its diagonals are drawn: AC, AD and BE. BE cuts AC at one point and AD at another.](/figures/ss-054.svg)`,
      hi: String.raw`दी गई आकृति में कुल कितने त्रिभुज हैं?

![एक सम पंचभुज, जिसके शीर्ष क्रम से A, B, C, D और E हैं; A सबसे ऊपर, B दाईं ओर और E बाईं ओर है। इसके तीन विकर्ण AC, AD और BE खींचे गए हैं। BE, AC को एक बिंदु पर और AD को दूसरे बिंदु पर काटता है।](/figures/ss-054.svg)`,
    },
    options: [
      { id: 'a', content: { en: '9', hi: '9' } },
      { id: 'b', content: { en: '10', hi: '10' } },
      { id: 'c', content: { en: '12', hi: '12' } },
      { id: 'd', content: { en: '11', hi: '11' } },
    ],
    key: { kind: 'mcq', optionIds: ['d'] },
    solution: {
      en: String.raw`Let BE cut AC at P and AD at Q, and count by the number of pieces.

- One piece: ABP, APQ, AQE, BCP, DEQ: 5
- Two pieces: ABQ, APE, ABC, ADE: 4
- Two pieces with the part below BE: ACD (APQ and PQDC): 1
- Three pieces: ABE: 1

Total: 5 + 4 + 1 + 1 = **11**. The piece PQDC has four sides and is not a triangle itself.`,
      hi: String.raw`मान लीजिए BE, AC को P पर और AD को Q पर काटता है; टुकड़ों की संख्या के अनुसार गिनिए।

- एक टुकड़ा: ABP, APQ, AQE, BCP, DEQ: 5
- दो टुकड़े: ABQ, APE, ABC, ADE: 4
- दो टुकड़े, BE के नीचे का भाग मिलाकर: ACD (APQ और PQDC): 1
- तीन टुकड़े: ABE: 1

कुल: 5 + 4 + 1 + 1 = **11**। टुकड़ा PQDC चतुर्भुज है, वह स्वयं त्रिभुज नहीं है।`,
    },
    reasons: {
      a: {
        en: 'Triangles ABC and ADE, each of two pieces, have been left out.',
        hi: 'दो-दो टुकड़ों वाले त्रिभुज ABC और ADE छूट गए हैं।',
      },
      b: {
        en: 'The large triangle ABE, made of three pieces, has been left out.',
        hi: 'तीन टुकड़ों वाला बड़ा त्रिभुज ABE छूट गया है।',
      },
      c: {
        en: 'The piece PQDC has been counted too, though it has four sides.',
        hi: 'इसमें टुकड़ा PQDC भी गिन लिया गया है, जबकि वह चतुर्भुज है।',
      },
      d: {
        en: '6 single triangles, 4 made of two pieces and 1 made of three.',
        hi: '6 अकेले त्रिभुज, 4 दो टुकड़ों वाले और 1 तीन टुकड़ों वाला।',
      },
    },
  },
  {
    code: 'ss-055',
    exams: ['ssc'],
    subject: 'reasoning',
    topic: 'syllogism',
    difficulty: 'medium',
    targetSeconds: 35,
    stem: {
      en: String.raw`Take the given statements to be true, even if they differ from commonly known facts, and decide which of the two conclusions follow(s) from them.

**Statements:**

All anklets are bangles.

No bangle is a comb.

Some combs are mirrors.

**Conclusions:**

I. Some mirrors are not anklets.

II. No comb is an anklet.`,
      hi: String.raw`दिए गए कथनों को सत्य मानिए, भले ही वे सर्वज्ञात तथ्यों से भिन्न हों, और बताइए कि दोनों में से कौन-सा/से निष्कर्ष उनसे निकलता है/निकलते हैं।

**कथन:**

सभी पायलें चूड़ियाँ हैं।

कोई चूड़ी कंघी नहीं है।

कुछ कंघियाँ दर्पण हैं।

**निष्कर्ष:**

I. कुछ दर्पण पायलें नहीं हैं।

II. कोई कंघी पायल नहीं है।`,
    },
    options: [
      { id: 'a', content: { en: 'Only conclusion I follows', hi: 'केवल निष्कर्ष I निकलता है' } },
      { id: 'b', content: { en: 'Only conclusion II follows', hi: 'केवल निष्कर्ष II निकलता है' } },
      { id: 'c', content: { en: 'Neither I nor II follows', hi: 'न I निकलता है, न II' } },
      { id: 'd', content: { en: 'Both I and II follow', hi: 'I और II दोनों निकलते हैं' } },
    ],
    key: { kind: 'mcq', optionIds: ['d'] },
    solution: {
      en: String.raw`Join the statements in pairs. All anklets are bangles + no bangle is a comb → **no anklet is a comb**, which is the same as "no comb is an anklet". II follows.

Some combs are mirrors + no comb is an anklet → **some mirrors** (those that are combs) **are not anklets**. I follows too.

The trap: anklets and mirrors may still overlap elsewhere, but "some … are not" needs only the mirrors that are combs.`,
      hi: String.raw`कथनों को जोड़े में मिलाइए। सभी पायलें चूड़ियाँ + कोई चूड़ी कंघी नहीं → **कोई पायल कंघी नहीं**, यानी "कोई कंघी पायल नहीं"। II निकलता है।

कुछ कंघियाँ दर्पण + कोई कंघी पायल नहीं → **कुछ दर्पण** (जो कंघियाँ हैं) **पायलें नहीं हैं**। I भी निकलता है।

सावधानी: कहीं और पायल और दर्पण एक हो सकते हैं, पर "कुछ … नहीं हैं" के लिए वे दर्पण काफ़ी हैं जो कंघियाँ हैं।`,
    },
    reasons: {
      a: {
        en: 'All anklets lie inside the bangles, which are apart from the combs, so II is also certain.',
        hi: 'सभी पायलें चूड़ियों में हैं और चूड़ियाँ कंघियों से अलग हैं, अतः II भी निश्चित है।',
      },
      b: {
        en: 'Some mirrors are combs, and these cannot be anklets, so I is also certain.',
        hi: 'कुछ दर्पण कंघियाँ हैं और वे पायलें नहीं हो सकतीं, अतः I भी निश्चित है।',
      },
      c: {
        en: 'The link anklets – bangles – combs settles both conclusions.',
        hi: 'पायल – चूड़ी – कंघी की कड़ी से दोनों निष्कर्ष तय हो जाते हैं।',
      },
      d: {
        en: 'No comb is a bangle, so no comb is an anklet; the mirrors that are combs are therefore not anklets.',
        hi: 'कोई कंघी चूड़ी नहीं, अतः कोई कंघी पायल नहीं; इसलिए जो दर्पण कंघियाँ हैं, वे पायलें नहीं हैं।',
      },
    },
  },
  {
    code: 'ss-056',
    exams: ['ssc'],
    subject: 'reasoning',
    topic: 'analogy',
    difficulty: 'easy',
    targetSeconds: 25,
    stem: {
      en: String.raw`Find the number that should replace the question mark (?), so that the two numbers of each pair are related in the same way.

8 : 60 :: 12 : ? :: 5 : 21

(Whole numbers are to be used, without breaking them into their digits.)`,
      hi: String.raw`प्रश्न-चिह्न (?) के स्थान पर वह संख्या ज्ञात कीजिए जिससे प्रत्येक युग्म की दोनों संख्याओं में समान संबंध हो।

8 : 60 :: 12 : ? :: 5 : 21

(पूर्ण संख्याओं का प्रयोग करना है, उन्हें अंकों में तोड़े बिना।)`,
    },
    options: [
      { id: 'a', content: { en: '132', hi: '132' } },
      { id: 'b', content: { en: '148', hi: '148' } },
      { id: 'c', content: { en: '136', hi: '136' } },
      { id: 'd', content: { en: '140', hi: '140' } },
    ],
    key: { kind: 'mcq', optionIds: ['d'] },
    solution: {
      en: String.raw`When the second number is several times the first, try the square: 8² = 64, which is 4 more than 60; 5² = 25, which is 4 more than 21.

So the rule is n² − 4: 12² − 4 = 144 − 4 = **140**.

Use the third pair as a check before you mark; one pair alone fits many rules.`,
      hi: String.raw`दूसरी संख्या पहली की कई गुनी हो, तो वर्ग आज़माइए: 8² = 64, जो 60 से 4 अधिक है; 5² = 25, जो 21 से 4 अधिक है।

अतः नियम n² − 4 है: 12² − 4 = 144 − 4 = **140**।

उत्तर देने से पहले तीसरे युग्म से जाँच कीजिए; केवल एक युग्म पर कई नियम बैठ जाते हैं।`,
    },
    reasons: {
      a: { en: 'This is 12² − 12; then 8 would give 56.', hi: 'यह 12² − 12 है; तब 8 से 56 मिलता।' },
      b: {
        en: 'Here 4 is added to the square instead of being taken away.',
        hi: 'इसमें वर्ग में से 4 घटाने के बजाय जोड़ दिया गया है।',
      },
      c: {
        en: 'This takes away 8, the first number of the first pair, instead of 4.',
        hi: 'इसमें 4 के बजाय 8 घटाया गया है, जो पहले युग्म की पहली संख्या है।',
      },
      d: { en: '12² − 4 = 140, as 8² − 4 = 60 and 5² − 4 = 21.', hi: '12² − 4 = 140, जैसे 8² − 4 = 60 और 5² − 4 = 21।' },
    },
  },
  {
    code: 'ss-057',
    exams: ['ssc'],
    subject: 'reasoning',
    topic: 'seating-arrangement',
    difficulty: 'hard',
    targetSeconds: 45,
    stem: {
      en: 'Six persons F, G, H, J, K and L sit around a circular table, facing its centre. F sits opposite L. G sits second to the right of J. K is not an immediate neighbour of L. H is an immediate neighbour of G. Who sits second to the left of K?',
      hi: 'छह व्यक्ति F, G, H, J, K और L एक वृत्ताकार मेज़ के चारों ओर केंद्र की ओर मुख करके बैठे हैं। F, L के सामने बैठा है। G, J के दाएँ से दूसरे स्थान पर बैठा है। K, L का निकटतम पड़ोसी नहीं है। H, G का निकटतम पड़ोसी है। K के बाएँ से दूसरे स्थान पर कौन बैठा है?',
    },
    options: [
      { id: 'a', content: { en: 'L', hi: 'L' } },
      { id: 'b', content: { en: 'J', hi: 'J' } },
      { id: 'c', content: { en: 'H', hi: 'H' } },
      { id: 'd', content: { en: 'F', hi: 'F' } },
    ],
    key: { kind: 'mcq', optionIds: ['c'] },
    solution: {
      en: String.raw`Fix F and L opposite each other: two seats remain on each side. J and G have one seat between them, so they lie on different sides of F and L and the seat between them is F's or L's.

Facing the centre, left is clockwise. If the seat between is F's, H (next to G) and K take the two seats beside L, but K may not sit there. So L sits between J and G, and K sits beside F; H is next to G, so K is next to J.

Clockwise: F, H, G, L, J, K. Going left (clockwise) from K: F, then **H**.`,
      hi: String.raw`F और L को आमने-सामने रखिए: दोनों ओर दो-दो स्थान बचते हैं। J और G के बीच एक स्थान है, इसलिए वे अलग-अलग ओर हैं और बीच का स्थान F या L का है।

केंद्र की ओर मुख हो, तो बायाँ घड़ी की दिशा में होता है। बीच में F हो, तो शेष दो स्थान L के पास बचते हैं, पर K वहाँ नहीं बैठ सकता। अतः J और G के बीच L है और K, F के पास है; H, G के पास है, इसलिए K, J के पास है।

घड़ी की दिशा में क्रम: F, H, G, L, J, K। K से बाईं ओर (घड़ी की दिशा में): F, फिर **H**।`,
    },
    reasons: {
      a: { en: 'L sits second to the right of K.', hi: 'L, K के दाएँ से दूसरे स्थान पर है।' },
      b: { en: 'J sits immediately to the right of K.', hi: 'J, K के ठीक दाईं ओर बैठा है।' },
      c: { en: 'To the left of K come F and then H.', hi: 'K के बाईं ओर पहले F और फिर H बैठा है।' },
      d: { en: 'F sits immediately to the left of K, not second.', hi: 'F, K के ठीक बाईं ओर है, दूसरे स्थान पर नहीं।' },
    },
  },
]

const shiftOneAwareness: AuthoredQuestion[] = [
  {
    code: 'ss-058',
    exams: ['ssc'],
    subject: 'general-knowledge',
    topic: 'social-movements',
    difficulty: 'medium',
    targetSeconds: 20,
    stem: {
      en: 'Who founded the Tattvabodhini Sabha at Calcutta in 1839?',
      hi: '1839 में कलकत्ता में तत्वबोधिनी सभा की स्थापना किसने की थी?',
    },
    options: [
      { id: 'a', content: { en: 'Keshab Chandra Sen', hi: 'केशवचंद्र सेन' } },
      { id: 'b', content: { en: 'Raja Ram Mohan Roy', hi: 'राजा राममोहन राय' } },
      { id: 'c', content: { en: 'Akshay Kumar Datta', hi: 'अक्षय कुमार दत्त' } },
      { id: 'd', content: { en: 'Debendranath Tagore', hi: 'देवेंद्रनाथ ठाकुर' } },
    ],
    key: { kind: 'mcq', optionIds: ['d'] },
    solution: {
      en: String.raw`Place the names in time. Ram Mohan Roy founded the Brahmo Sabha in 1828 and died in 1833. **Debendranath Tagore**, father of Rabindranath, founded the Tattvabodhini Sabha in **1839** and then gave new life to the Brahmo Samaj, which he joined in 1843.

Keshab Chandra Sen came later and parted from him in 1866. The trap is to connect everything Brahmo with Ram Mohan Roy.`,
      hi: String.raw`नामों को समय के क्रम में रखिए। राममोहन राय ने 1828 में ब्रह्म सभा बनाई और 1833 में उनका निधन हुआ। रवींद्रनाथ के पिता **देवेंद्रनाथ ठाकुर** ने **1839** में तत्वबोधिनी सभा बनाई और 1843 में ब्रह्म समाज में आकर उसे नया जीवन दिया।

केशवचंद्र सेन इसके बाद आए और 1866 में अलग हो गए। भूल तब होती है जब ब्रह्म समाज से जुड़ी हर बात राममोहन राय के नाम लिख दी जाए।`,
    },
    reasons: {
      a: {
        en: 'He was a child in 1839; he founded the Brahmo Samaj of India in 1866.',
        hi: '1839 में वे बालक थे; उन्होंने 1866 में भारतीय ब्रह्म समाज बनाया।',
      },
      b: {
        en: 'He founded the Brahmo Sabha in 1828 and died in 1833.',
        hi: 'उन्होंने 1828 में ब्रह्म सभा बनाई और 1833 में उनका निधन हो गया।',
      },
      c: {
        en: 'He edited the Tattvabodhini Patrika from 1843, but did not found the Sabha.',
        hi: 'वे 1843 से तत्वबोधिनी पत्रिका के संपादक थे, सभा के संस्थापक नहीं।',
      },
      d: {
        en: 'He founded the Sabha in 1839 and joined the Brahmo Samaj a few years later.',
        hi: 'उन्होंने 1839 में यह सभा बनाई और कुछ वर्ष बाद ब्रह्म समाज में आए।',
      },
    },
  },
  {
    code: 'ss-059',
    exams: ['ssc'],
    subject: 'general-knowledge',
    topic: 'indian-geography',
    difficulty: 'easy',
    targetSeconds: 20,
    stem: {
      en: 'Which of the following rivers flows into the Arabian Sea?',
      hi: 'निम्नलिखित में से कौन-सी नदी अरब सागर में गिरती है?',
    },
    options: [
      { id: 'a', content: { en: 'Mandovi', hi: 'मांडवी' } },
      { id: 'b', content: { en: 'Brahmani', hi: 'ब्राह्मणी' } },
      { id: 'c', content: { en: 'Vamsadhara', hi: 'वंशधारा' } },
      { id: 'd', content: { en: 'Vaigai', hi: 'वैगई' } },
    ],
    key: { kind: 'mcq', optionIds: ['a'] },
    solution: {
      en: String.raw`Ask on which coast each river ends. Brahmani and Vamsadhara end on the coast of Odisha and Andhra Pradesh, and Vaigai on the east coast of Tamil Nadu: all on the eastern side.

The **Mandovi**, the chief river of Goa along with the Zuari, flows west into the Arabian Sea.`,
      hi: String.raw`देखिए कि हर नदी किस तट पर समाप्त होती है। ब्राह्मणी और वंशधारा ओडिशा और आंध्र प्रदेश के तट पर तथा वैगई तमिलनाडु के पूर्वी तट पर समाप्त होती है: तीनों पूर्व की ओर।

ज़ुआरी के साथ गोवा की प्रमुख नदी **मांडवी** पश्चिम की ओर बहकर अरब सागर में गिरती है।`,
    },
    reasons: {
      a: {
        en: 'It rises in the Western Ghats and reaches the Arabian Sea at Panaji in Goa.',
        hi: 'यह पश्चिमी घाट से निकलकर गोवा में पणजी के पास अरब सागर में गिरती है।',
      },
      b: { en: 'It flows through Odisha to the Bay of Bengal.', hi: 'यह ओडिशा से होकर बंगाल की खाड़ी में गिरती है।' },
      c: {
        en: 'It flows through Odisha and Andhra Pradesh to the Bay of Bengal.',
        hi: 'यह ओडिशा और आंध्र प्रदेश से होकर बंगाल की खाड़ी में गिरती है।',
      },
      d: {
        en: 'It flows past Madurai towards the Palk Strait on the east coast.',
        hi: 'यह मदुरै से होकर पूर्वी तट पर पाक जलडमरूमध्य की ओर बहती है।',
      },
    },
  },
  {
    code: 'ss-060',
    exams: ['ssc'],
    subject: 'general-knowledge',
    topic: 'constitution',
    difficulty: 'medium',
    targetSeconds: 25,
    stem: {
      en: 'Which Schedule to the Constitution of India deals with the administration of tribal areas in Assam, Meghalaya, Tripura and Mizoram?',
      hi: 'भारत के संविधान की कौन-सी अनुसूची असम, मेघालय, त्रिपुरा और मिज़ोरम के जनजातीय क्षेत्रों के प्रशासन से संबंधित है?',
    },
    options: [
      { id: 'a', content: { en: 'Fifth Schedule', hi: 'पाँचवीं अनुसूची' } },
      { id: 'b', content: { en: 'Seventh Schedule', hi: 'सातवीं अनुसूची' } },
      { id: 'c', content: { en: 'Sixth Schedule', hi: 'छठी अनुसूची' } },
      { id: 'd', content: { en: 'Fourth Schedule', hi: 'चौथी अनुसूची' } },
    ],
    key: { kind: 'mcq', optionIds: ['c'] },
    solution: {
      en: String.raw`Two Schedules concern tribal areas. The **Fifth** is on Scheduled Areas and Scheduled Tribes in general; the **Sixth** is on the tribal areas of **Assam, Meghalaya, Tripura and Mizoram**, with their autonomous district councils.

The trap is the Fifth. Remember the four states of the Sixth as "A, M, T, M".`,
      hi: String.raw`दो अनुसूचियाँ जनजातीय क्षेत्रों से संबंधित हैं। **पाँचवीं** सामान्य रूप से अनुसूचित क्षेत्रों और अनुसूचित जनजातियों पर है; **छठी** **असम, मेघालय, त्रिपुरा और मिज़ोरम** के जनजातीय क्षेत्रों पर, जहाँ स्वशासी ज़िला परिषदें हैं।

भ्रम पाँचवीं से होता है। छठी अनुसूची के चारों राज्यों के नाम साथ में याद रखिए।`,
    },
    reasons: {
      a: {
        en: 'It is on Scheduled Areas and Scheduled Tribes in other states than these four.',
        hi: 'यह इन चार राज्यों से भिन्न राज्यों के अनुसूचित क्षेत्रों और जनजातियों पर है।',
      },
      b: { en: 'It holds the Union, State and Concurrent Lists.', hi: 'इसमें संघ, राज्य और समवर्ती सूचियाँ हैं।' },
      c: {
        en: 'It provides autonomous districts and district councils in these four states.',
        hi: 'इसमें इन चार राज्यों के स्वशासी ज़िलों और ज़िला परिषदों का प्रावधान है।',
      },
      d: {
        en: 'It allots the seats of the Rajya Sabha to the states and Union Territories.',
        hi: 'इसमें राज्यसभा के स्थानों का राज्यों और संघ राज्यक्षेत्रों में बँटवारा है।',
      },
    },
  },
  {
    code: 'ss-061',
    exams: ['ssc'],
    subject: 'biology',
    topic: 'human-physiology',
    difficulty: 'easy',
    targetSeconds: 22,
    stem: {
      en: 'In which organ of the human body is most of the urea made?',
      hi: 'मानव शरीर के किस अंग में अधिकांश यूरिया बनता है?',
    },
    options: [
      { id: 'a', content: { en: 'Liver', hi: 'यकृत' } },
      { id: 'b', content: { en: 'Kidney', hi: 'वृक्क' } },
      { id: 'c', content: { en: 'Spleen', hi: 'प्लीहा' } },
      { id: 'd', content: { en: 'Pancreas', hi: 'अग्न्याशय' } },
    ],
    key: { kind: 'mcq', optionIds: ['a'] },
    solution: {
      en: String.raw`Two steps must be kept apart: making and removing. The **liver** makes urea from the ammonia that is left when amino acids are broken down. The blood carries it to the kidneys, which **filter it out** into the urine.

The trap is the kidney, because urea is found in urine.`,
      hi: String.raw`दो बातें अलग रखिए: बनना और निकलना। अमीनो अम्लों के टूटने से बची अमोनिया से **यकृत** यूरिया बनाता है। रक्त उसे वृक्कों तक ले जाता है, जो उसे **छानकर** मूत्र में डाल देते हैं।

यूरिया मूत्र में मिलता है, इसलिए भूल से वृक्क चुन लिया जाता है।`,
    },
    reasons: {
      a: { en: 'The liver turns ammonia from proteins into urea.', hi: 'यकृत प्रोटीन से बनी अमोनिया को यूरिया में बदलता है।' },
      b: {
        en: 'The kidney filters urea out of the blood; it does not make most of it.',
        hi: 'वृक्क रक्त से यूरिया को छानता है; अधिकांश यूरिया वहाँ नहीं बनता।',
      },
      c: { en: 'The spleen breaks down old red blood cells.', hi: 'प्लीहा पुरानी लाल रक्त कोशिकाओं को नष्ट करती है।' },
      d: { en: 'The pancreas makes digestive enzymes and insulin.', hi: 'अग्न्याशय पाचक एंज़ाइम और इंसुलिन बनाता है।' },
    },
  },
  {
    code: 'ss-062',
    exams: ['ssc'],
    subject: 'general-knowledge',
    topic: 'sports',
    difficulty: 'hard',
    targetSeconds: 25,
    stem: {
      en: 'In which sport did Harvinder Singh win a gold medal for India at the Paris Paralympics in 2024?',
      hi: '2024 के पेरिस पैरालंपिक में हरविंदर सिंह ने भारत के लिए किस खेल में स्वर्ण पदक जीता?',
    },
    options: [
      { id: 'a', content: { en: 'Shooting', hi: 'निशानेबाज़ी' } },
      { id: 'b', content: { en: 'Athletics', hi: 'एथलेटिक्स' } },
      { id: 'c', content: { en: 'Archery', hi: 'तीरंदाज़ी' } },
      { id: 'd', content: { en: 'Badminton', hi: 'बैडमिंटन' } },
    ],
    key: { kind: 'mcq', optionIds: ['c'] },
    solution: {
      en: String.raw`Harvinder Singh won the men's individual recurve event in **archery**; in 2021, at Tokyo, he had won bronze, India's first Paralympic medal in this sport.

India won golds in four sports at Paris: athletics (such as Sumit Antil), badminton (Nitesh Kumar), shooting (Avani Lekhara) and archery. Learn one name with each.`,
      hi: String.raw`हरविंदर सिंह ने **तीरंदाज़ी** में पुरुष व्यक्तिगत रिकर्व स्पर्धा जीती; 2021 में टोक्यो में उन्होंने कांस्य जीता था, जो इस खेल में भारत का पहला पैरालंपिक पदक था।

पेरिस में भारत ने चार खेलों में स्वर्ण जीते: एथलेटिक्स (जैसे सुमित अंतिल), बैडमिंटन (नितेश कुमार), निशानेबाज़ी (अवनि लेखरा) और तीरंदाज़ी। हर खेल के साथ एक नाम याद रखिए।`,
    },
    reasons: {
      a: {
        en: 'In shooting the gold of 2024 was won by Avani Lekhara.',
        hi: 'निशानेबाज़ी में 2024 का स्वर्ण अवनि लेखरा ने जीता।',
      },
      b: {
        en: 'Sumit Antil and Dharambir were among the winners in athletics.',
        hi: 'एथलेटिक्स में सुमित अंतिल और धरमबीर जैसे खिलाड़ियों ने स्वर्ण जीते।',
      },
      c: {
        en: "He won the men's individual recurve, India's first Paralympic gold in archery.",
        hi: 'उन्होंने पुरुष व्यक्तिगत रिकर्व जीता; यह तीरंदाज़ी में भारत का पहला पैरालंपिक स्वर्ण था।',
      },
      d: { en: 'In badminton Nitesh Kumar won the gold.', hi: 'बैडमिंटन में नितेश कुमार ने स्वर्ण जीता।' },
    },
  },
]

const shiftOneAptitude: AuthoredQuestion[] = [
  {
    code: 'ss-063',
    exams: ['ssc'],
    subject: 'aptitude',
    topic: 'number-system',
    difficulty: 'easy',
    targetSeconds: 30,
    stem: {
      en: 'If the six-digit number 52x814 is divisible by 11, what is the value of x?',
      hi: 'यदि छह अंकों की संख्या 52x814, 11 से विभाज्य है, तो x का मान क्या है?',
    },
    options: [
      { id: 'a', content: { en: '7', hi: '7' } },
      { id: 'b', content: { en: '8', hi: '8' } },
      { id: 'c', content: { en: '3', hi: '3' } },
      { id: 'd', content: { en: '4', hi: '4' } },
    ],
    key: { kind: 'mcq', optionIds: ['b'] },
    solution: {
      en: String.raw`A number is divisible by 11 when the difference between the sums of its alternate digits is 0 or a multiple of 11.

Odd places: 5 + x + 1 = x + 6. Even places: 2 + 8 + 4 = 14.

x + 6 − 14 = x − 8 must be 0 (or ± 11), and x is one digit, so **x = 8**. Check: 528814 = 11 × 48074.`,
      hi: String.raw`किसी संख्या के एकांतर अंकों के योगों का अंतर 0 या 11 का गुणज हो, तो वह 11 से विभाज्य होती है।

विषम स्थान: 5 + x + 1 = x + 6। सम स्थान: 2 + 8 + 4 = 14।

x + 6 − 14 = x − 8 का मान 0 (या ± 11) होना चाहिए और x एक अंक है, अतः **x = 8**। जाँच: 528814 = 11 × 48074।`,
    },
    reasons: {
      a: { en: 'This makes the sum of the digits 27, the test for 9.', hi: 'इससे अंकों का योग 27 होता है, जो 9 की जाँच है।' },
      b: {
        en: '(5 + x + 1) − (2 + 8 + 4) = x − 8, which is 0 for x = 8.',
        hi: '(5 + x + 1) − (2 + 8 + 4) = x − 8, जो x = 8 पर 0 है।',
      },
      c: { en: 'This comes from x + 8 = 11, a mistake of sign.', hi: 'यह x + 8 = 11 से आता है, जो चिह्न की भूल है।' },
      d: { en: 'This makes the sum of the digits 24, the test for 3.', hi: 'इससे अंकों का योग 24 होता है, जो 3 की जाँच है।' },
    },
  },
  {
    code: 'ss-064',
    exams: ['ssc'],
    subject: 'aptitude',
    topic: 'discount',
    difficulty: 'medium',
    targetSeconds: 40,
    stem: {
      en: 'A dealer marks a suitcase 60% above its cost price. He allows a discount of 25% on the marked price and still earns a profit of ₹340. What is the marked price of the suitcase?',
      hi: 'एक विक्रेता सूटकेस का अंकित मूल्य उसके क्रय मूल्य से 60% अधिक रखता है। अंकित मूल्य पर 25% की छूट देने पर भी उसे ₹340 का लाभ होता है। सूटकेस का अंकित मूल्य क्या है?',
    },
    options: [
      { id: 'a', content: { en: '₹2,040', hi: '₹2,040' } },
      { id: 'b', content: { en: '₹2,720', hi: '₹2,720' } },
      { id: 'c', content: { en: '₹1,700', hi: '₹1,700' } },
      { id: 'd', content: { en: '₹1,360', hi: '₹1,360' } },
    ],
    key: { kind: 'mcq', optionIds: ['b'] },
    solution: {
      en: String.raw`Let the cost be 100. Marked price 160, discount 25% of 160 = 40, selling price 120: a profit of **20**.

20 units = ₹340, so 1 unit = ₹17 and the marked price is 160 × 17 = **₹2,720**.

The trap is 60% − 25% = 35%: the two percentages are not of the same amount.`,
      hi: String.raw`क्रय मूल्य 100 मानिए। अंकित मूल्य 160, छूट 160 का 25% = 40, विक्रय मूल्य 120: लाभ **20**।

20 इकाई = ₹340, अतः 1 इकाई = ₹17 और अंकित मूल्य 160 × 17 = **₹2,720**।

सावधानी: 60% − 25% = 35% न करें; दोनों प्रतिशत एक ही राशि के नहीं हैं।`,
    },
    reasons: {
      a: { en: 'This is the selling price, after the discount.', hi: 'यह छूट के बाद का विक्रय मूल्य है।' },
      b: {
        en: 'The profit of 20% is ₹340, so the cost is ₹1,700 and the marked price 1.6 × 1,700.',
        hi: '20% लाभ = ₹340, अतः क्रय मूल्य ₹1,700 और अंकित मूल्य 1.6 × 1,700 है।',
      },
      c: { en: 'This is the cost price.', hi: 'यह क्रय मूल्य है।' },
      d: {
        en: 'This takes 340 as 25% of the price marked: 4 × 340.',
        hi: 'इसमें 340 को अंकित मूल्य का 25% मान लिया गया है: 4 × 340।',
      },
    },
  },
  {
    code: 'ss-065',
    exams: ['ssc'],
    subject: 'aptitude',
    topic: 'geometry',
    difficulty: 'medium',
    targetSeconds: 35,
    stem: {
      en: String.raw`PQRS is a cyclic quadrilateral in which PQ is a diameter of the circle. If $\angle PSR = 128^\circ$, what is the measure of $\angle QPR$?`,
      hi: String.raw`PQRS एक चक्रीय चतुर्भुज है, जिसमें PQ वृत्त का व्यास है। यदि $\angle PSR = 128^\circ$ है, तो $\angle QPR$ का मान क्या है?`,
    },
    options: [
      { id: 'a', content: { en: String.raw`$52^\circ$`, hi: String.raw`$52^\circ$` } },
      { id: 'b', content: { en: String.raw`$38^\circ$`, hi: String.raw`$38^\circ$` } },
      { id: 'c', content: { en: String.raw`$64^\circ$`, hi: String.raw`$64^\circ$` } },
      { id: 'd', content: { en: String.raw`$26^\circ$`, hi: String.raw`$26^\circ$` } },
    ],
    key: { kind: 'mcq', optionIds: ['b'] },
    solution: {
      en: String.raw`Two facts: opposite angles of a cyclic quadrilateral add up to $180^\circ$, and the angle in a semicircle is $90^\circ$.

$\angle PQR = 180^\circ - 128^\circ = 52^\circ$, and $\angle PRQ = 90^\circ$ because PQ is a diameter.

In $\triangle PQR$: $\angle QPR = 90^\circ - 52^\circ$ = **38°**.`,
      hi: String.raw`दो तथ्य: चक्रीय चतुर्भुज के सम्मुख कोणों का योग $180^\circ$ होता है और अर्धवृत्त का कोण $90^\circ$ होता है।

$\angle PQR = 180^\circ - 128^\circ = 52^\circ$, और PQ व्यास है, इसलिए $\angle PRQ = 90^\circ$।

$\triangle PQR$ में: $\angle QPR = 90^\circ - 52^\circ$ = **38°**।`,
    },
    reasons: {
      a: {
        en: String.raw`This is $\angle PQR$, the angle opposite to $\angle PSR$.`,
        hi: String.raw`यह $\angle PQR$ है, जो $\angle PSR$ का सम्मुख कोण है।`,
      },
      b: {
        en: String.raw`$\angle PQR = 52^\circ$ and $\angle PRQ = 90^\circ$ leave $38^\circ$.`,
        hi: String.raw`$\angle PQR = 52^\circ$ और $\angle PRQ = 90^\circ$ के बाद $38^\circ$ बचता है।`,
      },
      c: {
        en: 'This halves the given angle, as if it stood at the centre.',
        hi: 'इसमें दिए गए कोण को केंद्र का कोण मानकर आधा किया गया है।',
      },
      d: {
        en: String.raw`This halves $\angle PQR$, though it is already an angle on the circle.`,
        hi: String.raw`इसमें $\angle PQR$ को आधा किया गया है, जबकि वह पहले से परिधि का कोण है।`,
      },
    },
  },
  {
    code: 'ss-066',
    exams: ['ssc'],
    subject: 'aptitude',
    topic: 'time-and-work',
    difficulty: 'easy',
    targetSeconds: 30,
    stem: {
      en: 'Bhaskar works three times as fast as Nirmal and therefore takes 24 days less than Nirmal to finish a piece of work. In how many days will the two finish it together?',
      hi: 'भास्कर, निर्मल से तीन गुनी तेज़ी से काम करता है और इसलिए एक कार्य को पूरा करने में निर्मल से 24 दिन कम लेता है। दोनों मिलकर उस कार्य को कितने दिनों में पूरा करेंगे?',
    },
    options: [
      { id: 'a', content: { en: '9 days', hi: '9 दिन' } },
      { id: 'b', content: { en: '8 days', hi: '8 दिन' } },
      { id: 'c', content: { en: '6 days', hi: '6 दिन' } },
      { id: 'd', content: { en: '12 days', hi: '12 दिन' } },
    ],
    key: { kind: 'mcq', optionIds: ['a'] },
    solution: {
      en: String.raw`Three times the speed means one third of the time: times 1 part and 3 parts, a difference of 2 parts = 24 days. So Bhaskar takes 12 days and Nirmal 36.

Together they work as fast as 3 + 1 = 4 Nirmals: 36 ÷ 4 = **9 days**.

The trap is to take 24 days itself as one of the times.`,
      hi: String.raw`तीन गुनी तेज़ी का अर्थ है एक-तिहाई समय: समय 1 भाग और 3 भाग, अंतर 2 भाग = 24 दिन। अतः भास्कर 12 दिन और निर्मल 36 दिन लेता है।

दोनों मिलकर 3 + 1 = 4 निर्मल के बराबर काम करते हैं: 36 ÷ 4 = **9 दिन**।

सावधानी: 24 दिन को ही किसी एक का समय न मान लें।`,
    },
    reasons: {
      a: {
        en: 'They take 12 and 36 days alone, and 36 ÷ 4 = 9 days together.',
        hi: 'अकेले वे 12 और 36 दिन लेते हैं और मिलकर 36 ÷ 4 = 9 दिन।',
      },
      b: {
        en: 'This is 24 ÷ 3; but the 24 days are a difference of two parts.',
        hi: 'यह 24 ÷ 3 है; पर 24 दिन दो भागों का अंतर है।',
      },
      c: {
        en: 'This takes 24 days as the time of Nirmal alone.',
        hi: 'इसमें 24 दिन को अकेले निर्मल का समय मान लिया गया है।',
      },
      d: { en: 'This is the time that Bhaskar takes alone.', hi: 'यह अकेले भास्कर का समय है।' },
    },
  },
  {
    code: 'ss-067',
    exams: ['ssc'],
    subject: 'aptitude',
    topic: 'trigonometry',
    difficulty: 'hard',
    targetSeconds: 45,
    stem: {
      en: String.raw`If $\theta$ is an acute angle and $\sin\theta - \cos\theta = \frac{7}{13}$, then what is the value of $\tan\theta$?`,
      hi: String.raw`यदि $\theta$ एक न्यून कोण है और $\sin\theta - \cos\theta = \frac{7}{13}$ है, तो $\tan\theta$ का मान क्या है?`,
    },
    options: [
      { id: 'a', content: { en: String.raw`$\frac{5}{12}$`, hi: String.raw`$\frac{5}{12}$` } },
      { id: 'b', content: { en: String.raw`$\frac{17}{7}$`, hi: String.raw`$\frac{17}{7}$` } },
      { id: 'c', content: { en: String.raw`$\frac{13}{5}$`, hi: String.raw`$\frac{13}{5}$` } },
      { id: 'd', content: { en: String.raw`$\frac{12}{5}$`, hi: String.raw`$\frac{12}{5}$` } },
    ],
    key: { kind: 'mcq', optionIds: ['d'] },
    solution: {
      en: String.raw`Find the sum from the difference. Since

$$
(s + c)^2 + (s - c)^2 = 2,
$$

$(s + c)^2 = 2 - \frac{49}{169} = \frac{289}{169}$, so $s + c = \frac{17}{13}$ (positive, as $\theta$ is acute).

Add and subtract: $s = \frac{12}{13}$, $c = \frac{5}{13}$, so $\tan\theta$ = **12/5**.

Quick way: the 13 suggests 5-12-13, and 12 − 5 = 7 confirms it. As sine is greater than cosine, the tangent is more than 1.`,
      hi: String.raw`अंतर से योग निकालिए। चूँकि

$$
(s + c)^2 + (s - c)^2 = 2,
$$

$(s + c)^2 = 2 - \frac{49}{169} = \frac{289}{169}$, अतः $s + c = \frac{17}{13}$ (धनात्मक, क्योंकि $\theta$ न्यून कोण है)।

जोड़ने और घटाने पर: $s = \frac{12}{13}$, $c = \frac{5}{13}$, अतः $\tan\theta$ = **12/5**।

जल्दी का तरीक़ा: 13 से 5-12-13 सूझता है और 12 − 5 = 7 इसकी पुष्टि करता है। साइन, कोसाइन से बड़ा है, इसलिए टैंजेंट 1 से अधिक है।`,
    },
    reasons: {
      a: {
        en: String.raw`This is $\cot\theta$; with it the difference would be negative.`,
        hi: String.raw`यह $\cot\theta$ है; इससे अंतर ऋणात्मक आता।`,
      },
      b: {
        en: String.raw`This is $(\sin\theta + \cos\theta) \div (\sin\theta - \cos\theta)$.`,
        hi: String.raw`यह $(\sin\theta + \cos\theta) \div (\sin\theta - \cos\theta)$ है।`,
      },
      c: { en: String.raw`This is $\sec\theta$.`, hi: String.raw`यह $\sec\theta$ है।` },
      d: {
        en: String.raw`$\sin\theta = \frac{12}{13}$ and $\cos\theta = \frac{5}{13}$.`,
        hi: String.raw`$\sin\theta = \frac{12}{13}$ और $\cos\theta = \frac{5}{13}$।`,
      },
    },
  },
]

const shiftOneEnglish: AuthoredQuestion[] = [
  {
    code: 'ss-068',
    exams: ['ssc'],
    subject: 'english',
    topic: 'error-spotting',
    difficulty: 'medium',
    targetSeconds: 30,
    stem: {
      en: String.raw`Parts of the following sentence have been given as options. One of them contains a grammatical error. Select that part.

The shopkeeper refused / to exchange the kettle / unless I did not show him / the bill I had thrown away.`,
      hi: String.raw`निम्नलिखित वाक्य के भाग विकल्पों में दिए गए हैं। उनमें से एक में व्याकरण की त्रुटि है। वह भाग चुनिए।

The shopkeeper refused / to exchange the kettle / unless I did not show him / the bill I had thrown away.`,
    },
    options: [
      { id: 'a', content: { en: 'The shopkeeper refused', hi: 'The shopkeeper refused' } },
      { id: 'b', content: { en: 'to exchange the kettle', hi: 'to exchange the kettle' } },
      { id: 'c', content: { en: 'unless I did not show him', hi: 'unless I did not show him' } },
      { id: 'd', content: { en: 'the bill I had thrown away', hi: 'the bill I had thrown away' } },
    ],
    key: { kind: 'mcq', optionIds: ['c'] },
    solution: {
      en: String.raw`"Unless" means **if … not**. It carries its own negative, so a second "not" in the same clause spoils the meaning.

Write "unless I **showed** him the bill" or "if I did not show him the bill".

The same care is needed with "until" and "lest": they too take no "not".`,
      hi: String.raw`"Unless" का अर्थ है **if … not**। निषेध इसी में है, इसलिए उसी उपवाक्य में दूसरा "not" अर्थ बिगाड़ देता है।

लिखिए: "unless I **showed** him the bill" या "if I did not show him the bill"।

"Until" और "lest" के साथ भी यही सावधानी रखिए: इनके साथ भी "not" नहीं आता।`,
    },
    reasons: {
      a: { en: 'The simple past suits a finished action.', hi: 'पूरे हो चुके कार्य के लिए simple past ठीक है।' },
      b: {
        en: '"Refuse" is followed by "to" and the base form of the verb.',
        hi: '"Refuse" के बाद "to" और क्रिया का मूल रूप आता है।',
      },
      c: {
        en: '"Unless" already means "if not", so "did not" must go: unless I showed him.',
        hi: '"Unless" में ही "if not" का अर्थ है, अतः "did not" हटेगा: unless I showed him।',
      },
      d: {
        en: 'The bill was thrown away before the talk, so the past perfect is right.',
        hi: 'बिल बातचीत से पहले फेंका गया था, इसलिए past perfect ठीक है।',
      },
    },
  },
  {
    code: 'ss-069',
    exams: ['ssc'],
    subject: 'english',
    topic: 'synonyms',
    difficulty: 'easy',
    targetSeconds: 15,
    stem: {
      en: String.raw`Select the word closest in meaning to the given word.

**TEDIOUS**`,
      hi: String.raw`दिए गए शब्द के अर्थ के सबसे निकट शब्द चुनिए।

**TEDIOUS**`,
    },
    options: [
      { id: 'a', content: { en: 'Strenuous', hi: 'Strenuous' } },
      { id: 'b', content: { en: 'Perilous', hi: 'Perilous' } },
      { id: 'c', content: { en: 'Wearisome', hi: 'Wearisome' } },
      { id: 'd', content: { en: 'Intricate', hi: 'Intricate' } },
    ],
    key: { kind: 'mcq', optionIds: ['c'] },
    solution: {
      en: String.raw`**Tedious** means tiring because it is too long, slow or dull: a tedious journey, a tedious speech. **Wearisome** ("that makes one weary") has the same sense.

The trap is "strenuous", which tires the body by hard effort, not the mind by dullness.`,
      hi: String.raw`**Tedious** का अर्थ है उबाऊ, जो बहुत लंबा, धीमा या नीरस होने से थका दे: a tedious journey, a tedious speech. **Wearisome** ("थका देने वाला") का भी यही अर्थ है।

भ्रम "strenuous" से होता है, जो कड़े परिश्रम से शरीर को थकाता है, नीरसता से मन को नहीं।`,
    },
    reasons: {
      a: {
        en: 'It means needing great effort; such work need not be dull.',
        hi: 'इसका अर्थ है बहुत परिश्रम वाला; ऐसा काम उबाऊ हो, यह ज़रूरी नहीं।',
      },
      b: { en: 'It means full of danger.', hi: 'इसका अर्थ है ख़तरे से भरा।' },
      c: { en: 'Both are said of work that is long and dull.', hi: 'दोनों लंबे और उबाऊ काम के लिए कहे जाते हैं।' },
      d: { en: 'It means having many small, complicated parts.', hi: 'इसका अर्थ है पेचीदा, बारीकियों वाला।' },
    },
  },
  {
    code: 'ss-070',
    exams: ['ssc'],
    subject: 'english',
    topic: 'idioms',
    difficulty: 'easy',
    targetSeconds: 25,
    stem: {
      en: String.raw`Select the option that gives the meaning of the idiom in bold in the following sentence.

Wangchuk had agreed to address the gathering, but he **got cold feet** when he saw the size of the crowd.`,
      hi: String.raw`वह विकल्प चुनिए जो निम्नलिखित वाक्य में मोटे अक्षरों में दिए गए मुहावरे का अर्थ बताता है।

Wangchuk had agreed to address the gathering, but he **got cold feet** when he saw the size of the crowd.`,
    },
    options: [
      { id: 'a', content: { en: 'lost the courage to go ahead', hi: 'lost the courage to go ahead' } },
      { id: 'b', content: { en: 'forgot what he had to say', hi: 'forgot what he had to say' } },
      { id: 'c', content: { en: 'fell ill all of a sudden', hi: 'fell ill all of a sudden' } },
      { id: 'd', content: { en: 'left the place in great anger', hi: 'left the place in great anger' } },
    ],
    key: { kind: 'mcq', optionIds: ['a'] },
    solution: {
      en: String.raw`**To get cold feet**: to become so nervous at the last moment that one cannot do what one had meant to do.

The word "but" helps: he had agreed, but the crowd frightened him.`,
      hi: String.raw`**To get cold feet**: अंतिम क्षण में इतना घबरा जाना कि सोचा हुआ काम न कर पाना, यानी हिम्मत हार जाना।

"But" से संकेत मिलता है: वह राज़ी हो गया था, पर भीड़ देखकर डर गया।`,
    },
    reasons: {
      a: {
        en: 'To get cold feet is to become too frightened to do what one had planned.',
        hi: 'get cold feet का अर्थ है सोचा हुआ काम करने की हिम्मत खो देना।',
      },
      b: { en: 'The idiom is about courage, not about memory.', hi: 'यह मुहावरा हिम्मत के बारे में है, याददाश्त के बारे में नहीं।' },
      c: { en: 'This takes "cold" for an illness.', hi: 'इसमें "cold" को बीमारी समझ लिया गया है।' },
      d: { en: 'Someone with cold feet is afraid, not angry.', hi: 'जिसे cold feet हों, वह डरा हुआ होता है, क्रोधित नहीं।' },
    },
  },
  {
    code: 'ss-071',
    exams: ['ssc'],
    subject: 'english',
    topic: 'active-passive',
    difficulty: 'medium',
    targetSeconds: 35,
    stem: {
      en: String.raw`Select the correct passive form of the given sentence.

Somebody must have left the main gate open.`,
      hi: String.raw`दिए गए वाक्य का सही passive रूप चुनिए।

Somebody must have left the main gate open.`,
    },
    options: [
      { id: 'a', content: { en: 'The main gate must be left open.', hi: 'The main gate must be left open.' } },
      {
        id: 'b',
        content: { en: 'The main gate must have been left open.', hi: 'The main gate must have been left open.' },
      },
      { id: 'c', content: { en: 'The main gate had to be left open.', hi: 'The main gate had to be left open.' } },
      { id: 'd', content: { en: 'The main gate has to have left open.', hi: 'The main gate has to have left open.' } },
    ],
    key: { kind: 'mcq', optionIds: ['b'] },
    solution: {
      en: String.raw`Active: modal + have + third form. Passive: modal + have **been** + third form. So "must have left" becomes **must have been left**.

The doer "somebody" tells us nothing and is dropped; "open" describes the gate and stays at the end.

Note the meaning: "must have left" is a guess about the past, not a duty.`,
      hi: String.raw`Active: modal + have + क्रिया का तीसरा रूप। Passive: modal + have **been** + तीसरा रूप। अतः "must have left" से **must have been left** बनता है।

कर्ता "somebody" कुछ नहीं बताता, इसलिए छोड़ दिया जाता है; "open" गेट की दशा बताता है और अंत में ही रहता है।

अर्थ पर ध्यान दीजिए: "must have left" भूतकाल का अनुमान है, कर्तव्य नहीं।`,
    },
    reasons: {
      a: {
        en: 'This gives an order about the gate now and loses the past.',
        hi: 'इससे अब के लिए आदेश बन जाता है और भूतकाल का अर्थ खो जाता है।',
      },
      b: {
        en: '"Must have" keeps its place and "left" becomes "been left".',
        hi: '"Must have" ज्यों का त्यों रहता है और "left" से "been left" बनता है।',
      },
      c: {
        en: '"Had to" means it was necessary; the sentence only makes a guess.',
        hi: '"Had to" का अर्थ है विवशता; वाक्य में केवल अनुमान है।',
      },
      d: {
        en: 'This has no "been" before "left", so it is not passive.',
        hi: 'इसमें "left" से पहले "been" नहीं है, अतः यह passive नहीं है।',
      },
    },
  },
  {
    code: 'ss-072',
    exams: ['ssc'],
    subject: 'english',
    topic: 'para-jumbles',
    difficulty: 'hard',
    targetSeconds: 40,
    stem: {
      en: String.raw`Four sentences of a paragraph are given in jumbled order. Select the option that puts them in the correct order.

P. Even the tailor at its corner, the last link with those days, now cuts cloth woven elsewhere.

Q. Fifty years ago, the lane behind the market rang with the sound of handlooms.

R. One by one, however, they fell silent as cheaper cloth from the mills arrived by rail.

S. Today you can walk the whole length of it without hearing a single shuttle.`,
      hi: String.raw`एक अनुच्छेद के चार वाक्य बिना क्रम के दिए गए हैं। वह विकल्प चुनिए जो उन्हें सही क्रम में रखता है।

P. Even the tailor at its corner, the last link with those days, now cuts cloth woven elsewhere.

Q. Fifty years ago, the lane behind the market rang with the sound of handlooms.

R. One by one, however, they fell silent as cheaper cloth from the mills arrived by rail.

S. Today you can walk the whole length of it without hearing a single shuttle.`,
    },
    options: [
      { id: 'a', content: { en: 'QSRP', hi: 'QSRP' } },
      { id: 'b', content: { en: 'SRQP', hi: 'SRQP' } },
      { id: 'c', content: { en: 'QRSP', hi: 'QRSP' } },
      { id: 'd', content: { en: 'PRQS', hi: 'PRQS' } },
    ],
    key: { kind: 'mcq', optionIds: ['c'] },
    solution: {
      en: String.raw`Look for the sentence that needs no other: only **Q** names the lane and the handlooms. "They" and "however" in **R** take up the handlooms at once.

"Today" in **S** marks the result, and "even … now" in **P** adds the last and strongest example. Order: **Q R S P**.

Pronouns (they, it, its) tell you which sentence cannot come first.`,
      hi: String.raw`वह वाक्य खोजिए जो किसी और पर निर्भर न हो: केवल **Q** गली और करघों (handlooms) का परिचय देता है। **R** के "they" और "however" तुरंत करघों की ही बात आगे बढ़ाते हैं।

**S** का "Today" परिणाम बताता है और **P** का "even … now" अंतिम और सबसे प्रबल उदाहरण जोड़ता है। क्रम: **Q R S P**।

सर्वनाम (they, it, its) बताते हैं कि कौन-सा वाक्य पहले नहीं आ सकता।`,
    },
    reasons: {
      a: {
        en: 'R puts "they" too far from "handlooms" and goes back to the past after "today".',
        hi: 'R का "they" "handlooms" से दूर पड़ जाता है और "today" के बाद फिर अतीत आता है।',
      },
      b: {
        en: 'S cannot begin, since "it" would have nothing to refer to.',
        hi: 'S से शुरुआत नहीं हो सकती, क्योंकि "it" किसके लिए है, यह पता नहीं चलता।',
      },
      c: {
        en: 'The looms sound, fall silent, the lane is quiet today, and even the tailor has changed.',
        hi: 'करघे बजते हैं, चुप होते हैं, आज गली शांत है और दर्ज़ी भी बदल गया है।',
      },
      d: {
        en: 'P cannot begin, since "its corner" and "those days" have not been explained.',
        hi: 'P से शुरुआत नहीं हो सकती, क्योंकि "its corner" और "those days" अभी बताए नहीं गए।',
      },
    },
  },
]

export const shortSscShifts: AuthoredQuestion[] = [
  ...shiftOneReasoning,
  ...shiftOneAwareness,
  ...shiftOneAptitude,
  ...shiftOneEnglish,
]
