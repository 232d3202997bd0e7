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
    targetSeconds: 55,
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
    targetSeconds: 30,
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
    difficulty: 'medium',
    targetSeconds: 65,
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
    targetSeconds: 15,
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
    targetSeconds: 15,
    stem: {
      en: 'Which of the following rivers flows into the Arabian Sea?',
      hi: 'निम्नलिखित में से कौन-सी नदी अरब सागर में गिरती है?',
    },
    options: [
      { id: 'a', content: { en: 'Mandovi', hi: 'मांडवी' } },
      { id: 'b', content: { en: 'Brahmani', hi: 'ब्राह्मणी' } },
      { id: 'c', content: { en: 'Vamsadhara', hi: 'वंशधारा' } },
      { id: 'd', content: { en: 'Pennar', hi: 'पेन्नार' } },
    ],
    key: { kind: 'mcq', optionIds: ['a'] },
    solution: {
      en: String.raw`Ask on which coast each river ends. Brahmani ends on the coast of Odisha, Vamsadhara and Pennar on that of Andhra Pradesh: all three on the eastern side.

The **Mandovi**, the chief river of Goa along with the Zuari, flows west into the Arabian Sea.`,
      hi: String.raw`देखिए कि हर नदी किस तट पर समाप्त होती है। ब्राह्मणी ओडिशा के तट पर तथा वंशधारा और पेन्नार आंध्र प्रदेश के तट पर समाप्त होती हैं: तीनों पूर्व की ओर।

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
        en: 'It rises in Karnataka and crosses Andhra Pradesh to the Bay of Bengal.',
        hi: 'यह कर्नाटक से निकलकर आंध्र प्रदेश होते हुए बंगाल की खाड़ी में गिरती है।',
      },
    },
  },
  {
    code: 'ss-060',
    exams: ['ssc'],
    subject: 'general-knowledge',
    topic: 'constitution',
    difficulty: 'easy',
    targetSeconds: 20,
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
    targetSeconds: 15,
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
    targetSeconds: 20,
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
    targetSeconds: 25,
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
    difficulty: 'easy',
    targetSeconds: 40,
    stem: {
      en: 'A dealer marks a suitcase 60% above its cost price. He allows a discount of 25% on the marked price and still earns a profit of ₹340. What is the marked price of the suitcase?',
      hi: 'एक विक्रेता सूटकेस का अंकित मूल्य उसके क्रय मूल्य से 60% अधिक रखता है। अंकित मूल्य पर 25% की छूट देने पर भी उसे ₹340 का लाभ होता है। सूटकेस का अंकित मूल्य क्या है?',
    },
    options: [
      { id: 'a', content: { en: '₹2,040', hi: '₹2,040' } },
      { id: 'b', content: { en: '₹2,720', hi: '₹2,720' } },
      { id: 'c', content: { en: '₹1,700', hi: '₹1,700' } },
      { id: 'd', content: { en: '₹3,264', hi: '₹3,264' } },
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
        en: 'This adds the 60% to the selling price of ₹2,040 instead of to the cost.',
        hi: 'इसमें 60% क्रय मूल्य के बजाय विक्रय मूल्य ₹2,040 पर जोड़ा गया है।',
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
    targetSeconds: 35,
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
    difficulty: 'medium',
    targetSeconds: 50,
    stem: {
      en: String.raw`If $0^\circ < \theta < 90^\circ$ and $2\sin^2\theta + 3\cos\theta = 3$, then what is the value of $\tan^2\theta + \sin^2\theta$?`,
      hi: String.raw`यदि $0^\circ < \theta < 90^\circ$ और $2\sin^2\theta + 3\cos\theta = 3$ है, तो $\tan^2\theta + \sin^2\theta$ का मान क्या है?`,
    },
    options: [
      { id: 'a', content: { en: String.raw`$\frac{7}{12}$`, hi: String.raw`$\frac{7}{12}$` } },
      { id: 'b', content: { en: String.raw`$\frac{13}{4}$`, hi: String.raw`$\frac{13}{4}$` } },
      { id: 'c', content: { en: String.raw`$\frac{9}{4}$`, hi: String.raw`$\frac{9}{4}$` } },
      { id: 'd', content: { en: String.raw`$\frac{15}{4}$`, hi: String.raw`$\frac{15}{4}$` } },
    ],
    key: { kind: 'mcq', optionIds: ['d'] },
    solution: {
      en: String.raw`Bring everything to one ratio. With $\sin^2\theta = 1 - \cos^2\theta$ and $c = \cos\theta$:

$$
2c^2 - 3c + 1 = 0
$$

$(2c - 1)(c - 1) = 0$. Since $\theta$ is not $0^\circ$, $c \ne 1$; so $c = \frac{1}{2}$ and $\theta = 60^\circ$.

$\tan^2 60^\circ + \sin^2 60^\circ = 3 + \frac{3}{4}$ = **15/4**.

Quick way: try $30^\circ$, $45^\circ$ and $60^\circ$ in the equation; only $60^\circ$ gives $\frac{3}{2} + \frac{3}{2} = 3$.`,
      hi: String.raw`सब कुछ एक ही अनुपात में लाइए। $\sin^2\theta = 1 - \cos^2\theta$ और $c = \cos\theta$ रखने पर:

$$
2c^2 - 3c + 1 = 0
$$

$(2c - 1)(c - 1) = 0$। $\theta$ का मान $0^\circ$ नहीं है, इसलिए $c \ne 1$; अतः $c = \frac{1}{2}$ और $\theta = 60^\circ$।

$\tan^2 60^\circ + \sin^2 60^\circ = 3 + \frac{3}{4}$ = **15/4**।

जल्दी का तरीक़ा: समीकरण में $30^\circ$, $45^\circ$ और $60^\circ$ रखकर देखिए; केवल $60^\circ$ पर $\frac{3}{2} + \frac{3}{2} = 3$ आता है।`,
    },
    reasons: {
      a: {
        en: String.raw`This takes $\theta = 30^\circ$, for which the given equation does not hold.`,
        hi: String.raw`इसमें $\theta = 30^\circ$ लिया गया है, जिससे दिया गया समीकरण संतुष्ट नहीं होता।`,
      },
      b: {
        en: String.raw`This is $\tan^2\theta + \cos^2\theta$ for $\theta = 60^\circ$.`,
        hi: String.raw`यह $\theta = 60^\circ$ पर $\tan^2\theta + \cos^2\theta$ है।`,
      },
      c: {
        en: String.raw`This is $\tan^2\theta - \sin^2\theta$ for $\theta = 60^\circ$.`,
        hi: String.raw`यह $\theta = 60^\circ$ पर $\tan^2\theta - \sin^2\theta$ है।`,
      },
      d: {
        en: String.raw`$\theta = 60^\circ$, and $3 + \frac{3}{4} = \frac{15}{4}$.`,
        hi: String.raw`$\theta = 60^\circ$ और $3 + \frac{3}{4} = \frac{15}{4}$।`,
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
    difficulty: 'easy',
    targetSeconds: 25,
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
    targetSeconds: 20,
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
    difficulty: 'easy',
    targetSeconds: 25,
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
    difficulty: 'medium',
    targetSeconds: 45,
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

const shiftTwoReasoning: AuthoredQuestion[] = [
  {
    code: 'ss-073',
    exams: ['ssc'],
    subject: 'reasoning',
    topic: 'analogy',
    difficulty: 'easy',
    targetSeconds: 25,
    stem: {
      en: 'Select the letter-cluster that is related to the third letter-cluster in the same way as the second is related to the first: DGKP : WTPK :: CHLS : ?',
      hi: 'वह अक्षर-समूह चुनिए जिसका तीसरे अक्षर-समूह से वही संबंध है जो दूसरे का पहले से है: DGKP : WTPK :: CHLS : ?',
    },
    options: [
      { id: 'a', content: { en: 'HOSX', hi: 'HOSX' } },
      { id: 'b', content: { en: 'XSOH', hi: 'XSOH' } },
      { id: 'c', content: { en: 'WRNG', hi: 'WRNG' } },
      { id: 'd', content: { en: 'YTPI', hi: 'YTPI' } },
    ],
    key: { kind: 'mcq', optionIds: ['b'] },
    solution: {
      en: String.raw`Add the places of the letters that correspond: D (4) + W (23) = 27, G (7) + T (20) = 27, K (11) + P (16) = 27, P (16) + K (11) = 27. So each letter is replaced by its **opposite**, counted from the other end of the alphabet.

C (3) → X (24), H (8) → S (19), L (12) → O (15), S (19) → H (8): **XSOH**.

Pairs worth knowing: C–X, H–S, L–O.`,
      hi: String.raw`संगत अक्षरों के स्थान जोड़िए: D (4) + W (23) = 27, G (7) + T (20) = 27, K (11) + P (16) = 27, P (16) + K (11) = 27। अतः हर अक्षर की जगह उसका **विपरीत अक्षर** आया है, जो वर्णमाला के दूसरे सिरे से उतने ही स्थान पर है।

C (3) → X (24), H (8) → S (19), L (12) → O (15), S (19) → H (8): **XSOH**।

याद रखने योग्य जोड़े: C–X, H–S, L–O।`,
    },
    reasons: {
      a: {
        en: 'These are the opposite letters, but written backwards.',
        hi: 'ये विपरीत अक्षर ही हैं, पर उलटे क्रम में लिखे गए हैं।',
      },
      b: {
        en: 'C, H, L and S are replaced by their opposites X, S, O and H.',
        hi: 'C, H, L और S के स्थान पर उनके विपरीत अक्षर X, S, O और H आए हैं।',
      },
      c: {
        en: 'Each letter stands one place before the opposite letter.',
        hi: 'हर अक्षर विपरीत अक्षर से एक स्थान पहले का है।',
      },
      d: {
        en: 'Each letter stands one place after the opposite letter.',
        hi: 'हर अक्षर विपरीत अक्षर से एक स्थान बाद का है।',
      },
    },
  },
  {
    code: 'ss-074',
    exams: ['ssc'],
    subject: 'reasoning',
    topic: 'mirror-image',
    difficulty: 'easy',
    targetSeconds: 30,
    stem: {
      en: String.raw`The combination of letters and numbers shown in the figure is seen in a mirror placed along MN. Which of the figures (A) to (D) shows what is seen?

![K5RN2E, with an upright mirror line MN on its left. Answer figures, read from left to right. (A) E, 2, N, R, 5, K, no character turned. (B) K, 5, R, N, 2, E, each character turned left to right. (C) E, 2, N, R, 5, K, each character turned left to right. (D) E, 2, N, R, 5, K, each character turned left to right except N, which is as in the question.](/figures/ss-074.svg)`,
      hi: String.raw`आकृति में दिखाए गए अक्षरों और अंकों के संयोजन को MN पर रखे दर्पण में देखा जाता है। आकृतियों (A) से (D) में से कौन-सी वह दिखाती है जो दर्पण में दिखेगा?

![K5RN2E, जिसके बाईं ओर खड़ी दर्पण रेखा MN है। उत्तर आकृतियाँ, बाएँ से दाएँ पढ़ने पर। (A) E, 2, N, R, 5, K, कोई वर्ण पलटा हुआ नहीं। (B) K, 5, R, N, 2, E, प्रत्येक वर्ण बाएँ-दाएँ पलटा हुआ। (C) E, 2, N, R, 5, K, प्रत्येक वर्ण बाएँ-दाएँ पलटा हुआ। (D) E, 2, N, R, 5, K, प्रत्येक वर्ण बाएँ-दाएँ पलटा हुआ, सिवाय N के, जो प्रश्न जैसा ही है।](/figures/ss-074.svg)`,
    },
    options: [
      { id: 'a', content: { en: '(A)', hi: '(A)' } },
      { id: 'b', content: { en: '(B)', hi: '(B)' } },
      { id: 'c', content: { en: '(C)', hi: '(C)' } },
      { id: 'd', content: { en: '(D)', hi: '(D)' } },
    ],
    key: { kind: 'mcq', optionIds: ['c'] },
    solution: {
      en: String.raw`An upright mirror does two things: it reverses the **order** from left to right, and it turns **each character** left to right. Whether the mirror stands on the left or on the right makes no difference.

The order must be E 2 N R 5 K, so (B) is out. In (A) no character is turned, and in (D) N is not. Only **(C)** does both.

The trap is N: its slanting stroke must run the other way.`,
      hi: String.raw`खड़ा दर्पण दो काम करता है: बाएँ से दाएँ **क्रम** उलट देता है और **हर वर्ण** को बाएँ-दाएँ पलट देता है। दर्पण बाईं ओर हो या दाईं ओर, इससे फ़र्क़ नहीं पड़ता।

क्रम E 2 N R 5 K होना चाहिए, अतः (B) नहीं। (A) में कोई वर्ण पलटा नहीं है और (D) में N नहीं पलटा। दोनों बातें केवल **(C)** में हैं।

सावधानी N में है: उसकी तिरछी रेखा दूसरी दिशा में जानी चाहिए।`,
    },
    reasons: {
      a: {
        en: 'Only the order is reversed; the characters themselves are not turned.',
        hi: 'केवल क्रम उलटा है; वर्ण स्वयं पलटे नहीं हैं।',
      },
      b: {
        en: 'The characters are turned, but their order is not reversed.',
        hi: 'वर्ण पलटे हैं, पर उनका क्रम उलटा नहीं है।',
      },
      c: {
        en: 'The order is reversed and every character is turned left to right.',
        hi: 'क्रम उलटा है और हर वर्ण बाएँ-दाएँ पलटा हुआ है।',
      },
      d: {
        en: 'The letter N is left as it was; in a mirror its slanting stroke leans the other way.',
        hi: 'N ज्यों का त्यों है; दर्पण में उसकी तिरछी रेखा दूसरी ओर झुकती है।',
      },
    },
  },
  {
    code: 'ss-075',
    exams: ['ssc'],
    subject: 'reasoning',
    topic: 'direction-sense',
    difficulty: 'easy',
    targetSeconds: 45,
    stem: {
      en: 'Farida walks 18 m towards the north from her house. She turns right and walks 7 m, turns right again and walks 42 m, and turns right once more and walks 17 m. How far and in which direction from her house is she now? (All turns are of 90° only.)',
      hi: 'फ़रीदा अपने घर से उत्तर दिशा में 18 मीटर चलती है। वह दाएँ मुड़कर 7 मीटर, फिर दाएँ मुड़कर 42 मीटर और एक बार और दाएँ मुड़कर 17 मीटर चलती है। अब वह अपने घर से कितनी दूर और किस दिशा में है? (सभी मोड़ केवल 90° के हैं।)',
    },
    options: [
      { id: 'a', content: { en: '34 m, north-east', hi: '34 मीटर, उत्तर-पूर्व' } },
      { id: 'b', content: { en: '26 m, north-east', hi: '26 मीटर, उत्तर-पूर्व' } },
      { id: 'c', content: { en: '26 m, south-west', hi: '26 मीटर, दक्षिण-पश्चिम' } },
      { id: 'd', content: { en: '34 m, south-west', hi: '34 मीटर, दक्षिण-पश्चिम' } },
    ],
    key: { kind: 'mcq', optionIds: ['c'] },
    solution: {
      en: String.raw`Right turns from north lead to east, then south, then west. Net the opposite directions:

South − north: 42 − 18 = **24 m** south. West − east: 17 − 7 = **10 m** west.

The straight distance is √(24² + 10²) = √676 = **26 m**, towards the **south-west**.

Read the end carefully: "from her house" is asked, not the way back.`,
      hi: String.raw`उत्तर से दाएँ मुड़ते जाने पर क्रम से पूर्व, दक्षिण और पश्चिम दिशा आती है। विपरीत दिशाओं को घटाइए:

दक्षिण − उत्तर: 42 − 18 = **24 मीटर** दक्षिण। पश्चिम − पूर्व: 17 − 7 = **10 मीटर** पश्चिम।

सीधी दूरी √(24² + 10²) = √676 = **26 मीटर**, **दक्षिण-पश्चिम** की ओर।

अंत ध्यान से पढ़िए: "घर से" पूछा गया है, लौटने की दिशा नहीं।`,
    },
    reasons: {
      a: {
        en: 'This adds 24 and 10 and gives the direction of the house from her.',
        hi: 'इसमें 24 और 10 जोड़े गए हैं और दिशा भी उससे घर की दी गई है।',
      },
      b: {
        en: 'The distance is right, but this is the direction of the house from her.',
        hi: 'दूरी सही है, पर यह उससे घर की दिशा है।',
      },
      c: {
        en: 'She is 24 m south and 10 m west of the house, and 10, 24, 26 make a right triangle.',
        hi: 'वह घर से 24 मीटर दक्षिण और 10 मीटर पश्चिम में है; 10, 24, 26 समकोण त्रिभुज बनाते हैं।',
      },
      d: {
        en: 'This adds 24 and 10 instead of using the right triangle.',
        hi: 'इसमें समकोण त्रिभुज के बजाय 24 और 10 जोड़ दिए गए हैं।',
      },
    },
  },
  {
    code: 'ss-076',
    exams: ['ssc'],
    subject: 'reasoning',
    topic: 'number-series',
    difficulty: 'easy',
    targetSeconds: 30,
    stem: {
      en: String.raw`Which number should come next to continue the given series?

13, 15, 21, 33, 53, ?`,
      hi: String.raw`दी गई शृंखला को आगे बढ़ाने के लिए अगली संख्या कौन-सी होगी?

13, 15, 21, 33, 53, ?`,
    },
    options: [
      { id: 'a', content: { en: '81', hi: '81' } },
      { id: 'b', content: { en: '93', hi: '93' } },
      { id: 'c', content: { en: '85', hi: '85' } },
      { id: 'd', content: { en: '83', hi: '83' } },
    ],
    key: { kind: 'mcq', optionIds: ['d'] },
    solution: {
      en: String.raw`Write the differences: 2, 6, 12, 20. They are 1 × 2, 2 × 3, 3 × 4, 4 × 5, so the next is 5 × 6 = **30**.

53 + 30 = **83**.

The differences themselves grow by 4, 6, 8 and then 10: the same answer. The trap is to repeat the step of 8.`,
      hi: String.raw`अंतर लिखिए: 2, 6, 12, 20। ये 1 × 2, 2 × 3, 3 × 4, 4 × 5 हैं, अतः अगला 5 × 6 = **30** है।

53 + 30 = **83**।

अंतर स्वयं 4, 6, 8 और फिर 10 से बढ़ते हैं: उत्तर वही है। सावधानी: 8 की वृद्धि को दोहराएँ नहीं।`,
    },
    reasons: {
      a: {
        en: 'This adds 28, since the last step of 8 between the differences is repeated.',
        hi: 'इसमें 28 जोड़ा गया है, यानी अंतरों के बीच की अंतिम वृद्धि 8 दोहराई गई है।',
      },
      b: { en: 'This doubles the last difference: 53 + 40.', hi: 'इसमें अंतिम अंतर दुगुना कर दिया गया है: 53 + 40।' },
      c: {
        en: 'This adds 32, a step of 12 between the differences instead of 10.',
        hi: 'इसमें 32 जोड़ा गया है, यानी अंतरों की वृद्धि 10 के बजाय 12 ली गई है।',
      },
      d: {
        en: 'The next difference is 20 + 10 = 30, and 53 + 30 = 83.',
        hi: 'अगला अंतर 20 + 10 = 30 है और 53 + 30 = 83।',
      },
    },
  },
  {
    code: 'ss-077',
    exams: ['ssc'],
    subject: 'reasoning',
    topic: 'mathematical-operations',
    difficulty: 'medium',
    targetSeconds: 50,
    stem: {
      en: String.raw`Interchanging two of the numbers makes the following equation correct. Which two numbers are they? (Whole numbers are to be interchanged, not single digits.)

72 ÷ 8 + 6 × 9 − 12 = 52`,
      hi: String.raw`दो संख्याओं को आपस में बदलने पर निम्नलिखित समीकरण सही हो जाता है। वे दो संख्याएँ कौन-सी हैं? (पूर्ण संख्याएँ बदलनी हैं, अकेले अंक नहीं।)

72 ÷ 8 + 6 × 9 − 12 = 52`,
    },
    options: [
      { id: 'a', content: { en: '8 and 9', hi: '8 और 9' } },
      { id: 'b', content: { en: '8 and 12', hi: '8 और 12' } },
      { id: 'c', content: { en: '6 and 9', hi: '6 और 9' } },
      { id: 'd', content: { en: '6 and 12', hi: '6 और 12' } },
    ],
    key: { kind: 'mcq', optionIds: ['b'] },
    solution: {
      en: String.raw`First find what the equation gives now: 9 + 54 − 12 = 51, which is 1 too little. So look for a change that disturbs the large product 6 × 9 as little as possible.

6 and 9 change nothing; 8 and 9 or 6 and 12 change the product by much. With **8 and 12**: 72 ÷ 12 + 6 × 9 − 8 = 6 + 54 − 8 = **52**.

The first term falls by 3 and the number taken away falls by 4: a gain of 1.`,
      hi: String.raw`पहले देखिए कि अभी क्या मिलता है: 9 + 54 − 12 = 51, जो 1 कम है। इसलिए ऐसा बदलाव खोजिए जो बड़े गुणनफल 6 × 9 को न छेड़े।

6 और 9 से कुछ नहीं बदलता; 8 और 9 या 6 और 12 से गुणनफल बहुत बदल जाता है। **8 और 12** बदलने पर: 72 ÷ 12 + 6 × 9 − 8 = 6 + 54 − 8 = **52**।

पहला पद 3 घटता है और घटाई जाने वाली संख्या 4 घटती है: कुल 1 की बढ़त।`,
    },
    reasons: {
      a: { en: '72 ÷ 9 + 6 × 8 − 12 = 8 + 48 − 12 = 44.', hi: '72 ÷ 9 + 6 × 8 − 12 = 8 + 48 − 12 = 44।' },
      b: { en: '72 ÷ 12 + 6 × 9 − 8 = 6 + 54 − 8 = 52.', hi: '72 ÷ 12 + 6 × 9 − 8 = 6 + 54 − 8 = 52।' },
      c: {
        en: 'The product 6 × 9 stays the same, so the left side stays 51.',
        hi: 'गुणनफल 6 × 9 वही रहता है, इसलिए बायाँ पक्ष 51 ही रहता है।',
      },
      d: { en: '72 ÷ 8 + 12 × 9 − 6 = 9 + 108 − 6 = 111.', hi: '72 ÷ 8 + 12 × 9 − 6 = 9 + 108 − 6 = 111।' },
    },
  },
]

const shiftTwoAwareness: AuthoredQuestion[] = [
  {
    code: 'ss-078',
    exams: ['ssc'],
    subject: 'general-knowledge',
    topic: 'ancient-history',
    difficulty: 'easy',
    targetSeconds: 15,
    stem: {
      en: "The 'Milindapanha' records the dialogue of the Indo-Greek king Menander with which Buddhist monk?",
      hi: "'मिलिंदपन्हो' में हिंद-यवन राजा मिनांडर का किस बौद्ध भिक्षु के साथ संवाद है?",
    },
    options: [
      { id: 'a', content: { en: 'Upagupta', hi: 'उपगुप्त' } },
      { id: 'b', content: { en: 'Nagarjuna', hi: 'नागार्जुन' } },
      { id: 'c', content: { en: 'Nagasena', hi: 'नागसेन' } },
      { id: 'd', content: { en: 'Ashvaghosha', hi: 'अश्वघोष' } },
    ],
    key: { kind: 'mcq', optionIds: ['c'] },
    solution: {
      en: String.raw`"Milindapanha" means "the questions of Milinda", and Milinda is Menander, the Indo-Greek king of the second century BC. They are answered by the monk **Nagasena**.

Tie each monk to a ruler: Upagupta–Ashoka, Nagasena–Menander, Ashvaghosha–Kanishka. The trap is Nagarjuna, for the likeness of the name.`,
      hi: String.raw`"मिलिंदपन्हो" का अर्थ है "मिलिंद के प्रश्न", और मिलिंद ईसा पूर्व दूसरी शताब्दी का हिंद-यवन राजा मिनांडर है। उत्तर देने वाले भिक्षु **नागसेन** हैं।

हर भिक्षु को एक शासक से जोड़िए: उपगुप्त–अशोक, नागसेन–मिनांडर, अश्वघोष–कनिष्क। नाम मिलता-जुलता होने से नागार्जुन का भ्रम होता है।`,
    },
    reasons: {
      a: { en: 'Buddhist legend connects him with Ashoka.', hi: 'बौद्ध परंपरा में वे अशोक से जुड़े हैं।' },
      b: {
        en: 'The Mahayana thinker lived later and is connected with the Satavahanas.',
        hi: 'महायान के ये विचारक बाद के हैं और सातवाहनों से जुड़े माने जाते हैं।',
      },
      c: {
        en: 'The questions of Milinda (Menander) are answered by Nagasena.',
        hi: 'मिलिंद (मिनांडर) के प्रश्नों के उत्तर नागसेन देते हैं।',
      },
      d: { en: 'The author of the Buddhacharita is connected with Kanishka.', hi: 'बुद्धचरित के रचयिता कनिष्क से जुड़े हैं।' },
    },
  },
  {
    code: 'ss-079',
    exams: ['ssc'],
    subject: 'general-knowledge',
    topic: 'indian-geography',
    difficulty: 'easy',
    targetSeconds: 15,
    stem: {
      en: 'Which pass joins the Kashmir Valley with Drass and Leh?',
      hi: 'कौन-सा दर्रा कश्मीर घाटी को द्रास और लेह से जोड़ता है?',
    },
    options: [
      { id: 'a', content: { en: 'Baralacha La', hi: 'बारालाचा ला' } },
      { id: 'b', content: { en: 'Zoji La', hi: 'ज़ोजी ला' } },
      { id: 'c', content: { en: 'Nathu La', hi: 'नाथू ला' } },
      { id: 'd', content: { en: 'Banihal', hi: 'बनिहाल' } },
    ],
    key: { kind: 'mcq', optionIds: ['b'] },
    solution: {
      en: String.raw`Two passes open the Kashmir Valley: **Banihal**, over the Pir Panjal, to the south (Jammu), and **Zoji La**, over the Great Himalaya, to the east (Drass, Kargil and Leh).

The trap is Banihal: it does lead into the valley, but from the other side.`,
      hi: String.raw`कश्मीर घाटी के दो मुख्य दर्रे हैं: पीर पंजाल पर **बनिहाल**, दक्षिण (जम्मू) की ओर, और महान हिमालय पर **ज़ोजी ला**, पूर्व (द्रास, कारगिल और लेह) की ओर।

भ्रम बनिहाल से होता है: वह भी घाटी में पहुँचाता है, पर दूसरी ओर से।`,
    },
    reasons: {
      a: {
        en: 'It lies on the road from Manali to Leh and joins Lahaul with Ladakh.',
        hi: 'यह मनाली-लेह सड़क पर है और लाहौल को लद्दाख से जोड़ता है।',
      },
      b: {
        en: 'The road from Srinagar to Leh crosses the Himalaya by this pass near Sonamarg.',
        hi: 'श्रीनगर से लेह जाने वाली सड़क सोनमर्ग के पास इसी दर्रे से हिमालय पार करती है।',
      },
      c: { en: 'It lies between Sikkim and Tibet.', hi: 'यह सिक्किम और तिब्बत के बीच है।' },
      d: {
        en: 'It joins the Kashmir Valley with Jammu in the south.',
        hi: 'यह कश्मीर घाटी को दक्षिण में जम्मू की ओर से जोड़ता है।',
      },
    },
  },
  {
    code: 'ss-080',
    exams: ['ssc'],
    subject: 'general-knowledge',
    topic: 'executive',
    difficulty: 'medium',
    targetSeconds: 20,
    stem: {
      en: 'Which Article of the Constitution of India provides for the Advocate General of a State?',
      hi: 'भारत के संविधान का कौन-सा अनुच्छेद राज्य के महाधिवक्ता का प्रावधान करता है?',
    },
    options: [
      { id: 'a', content: { en: 'Article 148', hi: 'अनुच्छेद 148' } },
      { id: 'b', content: { en: 'Article 76', hi: 'अनुच्छेद 76' } },
      { id: 'c', content: { en: 'Article 165', hi: 'अनुच्छेद 165' } },
      { id: 'd', content: { en: 'Article 155', hi: 'अनुच्छेद 155' } },
    ],
    key: { kind: 'mcq', optionIds: ['c'] },
    solution: {
      en: String.raw`Keep the two law officers apart: the **Attorney General** of India stands in Article **76**, the **Advocate General** of a State in Article **165**.

Part V (Articles 52 to 151) is on the Union, and 148 in it on the Comptroller and Auditor-General; Part VI, on the States, begins at 152. So 76 and 148 cannot be about an officer of a State.`,
      hi: String.raw`दोनों विधि अधिकारियों को अलग रखिए: भारत का **महान्यायवादी** अनुच्छेद **76** में है, राज्य का **महाधिवक्ता** अनुच्छेद **165** में।

भाग V (अनुच्छेद 52 से 151) संघ पर है, जिसमें 148 नियंत्रक-महालेखापरीक्षक पर है; राज्यों का भाग VI अनुच्छेद 152 से शुरू होता है। इसलिए 76 और 148 राज्य के अधिकारी पर नहीं हो सकते।`,
    },
    reasons: {
      a: { en: 'This is on the Comptroller and Auditor-General of India.', hi: 'यह भारत के नियंत्रक-महालेखापरीक्षक पर है।' },
      b: {
        en: 'This is on the Attorney General of India, the first law officer of the Union.',
        hi: 'यह भारत के महान्यायवादी पर है, जो संघ का विधि अधिकारी है।',
      },
      c: {
        en: 'Under it the Governor appoints the Advocate General of the State.',
        hi: 'इसके अंतर्गत राज्यपाल राज्य का महाधिवक्ता नियुक्त करता है।',
      },
      d: { en: 'This is on the appointment of the Governor.', hi: 'यह राज्यपाल की नियुक्ति पर है।' },
    },
  },
  {
    code: 'ss-081',
    exams: ['ssc'],
    subject: 'physics',
    topic: 'optics',
    difficulty: 'easy',
    targetSeconds: 15,
    stem: {
      en: 'Which part of the human eye controls the size of the pupil?',
      hi: 'मानव नेत्र का कौन-सा भाग पुतली के आकार को नियंत्रित करता है?',
    },
    options: [
      { id: 'a', content: { en: 'Retina', hi: 'दृष्टिपटल (रेटिना)' } },
      { id: 'b', content: { en: 'Iris', hi: 'परितारिका (आइरिस)' } },
      { id: 'c', content: { en: 'Ciliary muscles', hi: 'पक्ष्माभी पेशियाँ' } },
      { id: 'd', content: { en: 'Cornea', hi: 'स्वच्छ मंडल (कॉर्निया)' } },
    ],
    key: { kind: 'mcq', optionIds: ['b'] },
    solution: {
      en: String.raw`Two controls must not be mixed up. The **iris** controls how much light enters, by changing the size of the pupil. The **ciliary muscles** control the focus, by changing the curvature of the lens.

The question is about the pupil, so the answer is the iris, the coloured ring around it.`,
      hi: String.raw`दो नियंत्रणों को अलग रखिए। **परितारिका (आइरिस)** पुतली का आकार बदलकर आने वाले प्रकाश की मात्रा नियंत्रित करती है। **पक्ष्माभी पेशियाँ** लेंस की वक्रता बदलकर फ़ोकस करती हैं।

प्रश्न पुतली के बारे में है, अतः उत्तर परितारिका है, यानी पुतली के चारों ओर का रंगीन छल्ला।`,
    },
    reasons: {
      a: { en: 'It is the screen on which the image is formed.', hi: 'यह वह परदा है जिस पर प्रतिबिंब बनता है।' },
      b: {
        en: 'Its muscles make the pupil smaller in bright light and larger in dim light.',
        hi: 'इसकी पेशियाँ तेज़ प्रकाश में पुतली को छोटा और मंद प्रकाश में बड़ा करती हैं।',
      },
      c: {
        en: 'They change the focal length of the lens, not the pupil.',
        hi: 'ये लेंस की फ़ोकस दूरी बदलती हैं, पुतली का आकार नहीं।',
      },
      d: {
        en: 'It is the clear front surface where most of the bending of light happens.',
        hi: 'यह आगे की पारदर्शी सतह है, जहाँ प्रकाश का अधिकांश अपवर्तन होता है।',
      },
    },
  },
  {
    code: 'ss-082',
    exams: ['ssc'],
    subject: 'general-knowledge',
    topic: 'books-and-authors',
    difficulty: 'medium',
    targetSeconds: 20,
    stem: {
      en: "Who won the Booker Prize of 2024 for the novel 'Orbital'?",
      hi: "2024 का बुकर पुरस्कार 'Orbital' उपन्यास के लिए किसे मिला?",
    },
    options: [
      { id: 'a', content: { en: 'Rachel Kushner', hi: 'रेचल कुशनर' } },
      { id: 'b', content: { en: 'Anne Michaels', hi: 'ऐन माइकल्स' } },
      { id: 'c', content: { en: 'Percival Everett', hi: 'पर्सिवल एवरेट' } },
      { id: 'd', content: { en: 'Samantha Harvey', hi: 'सामंथा हार्वी' } },
    ],
    key: { kind: 'mcq', optionIds: ['d'] },
    solution: {
      en: String.raw`The Booker Prize of 2024 went to **Samantha Harvey** of Britain for *Orbital*, which follows six astronauts on a space station through one day.

The other three were all on the shortlist of that year, so it helps to learn a winner together with the book. Do not mix up this prize with the International Booker Prize, which is for books translated into English.`,
      hi: String.raw`2024 का बुकर पुरस्कार ब्रिटेन की **सामंथा हार्वी** को *Orbital* के लिए मिला, जिसमें अंतरिक्ष स्टेशन पर छह अंतरिक्ष यात्रियों का एक दिन है।

शेष तीनों उसी वर्ष की अंतिम सूची में थे, इसलिए विजेता को पुस्तक के साथ याद रखिए। इसे अंतरराष्ट्रीय बुकर पुरस्कार से न मिलाएँ, जो अंग्रेज़ी में अनूदित पुस्तकों के लिए है।`,
    },
    reasons: {
      a: { en: "She was on the shortlist with 'Creation Lake'.", hi: "वे 'Creation Lake' के साथ अंतिम सूची में थीं।" },
      b: { en: "She was on the shortlist with 'Held'.", hi: "वे 'Held' के साथ अंतिम सूची में थीं।" },
      c: { en: "He was on the shortlist with 'James'.", hi: "वे 'James' के साथ अंतिम सूची में थे।" },
      d: {
        en: 'The British author won for this short novel about six astronauts.',
        hi: 'छह अंतरिक्ष यात्रियों पर इस छोटे उपन्यास के लिए ब्रिटेन की इन लेखिका को पुरस्कार मिला।',
      },
    },
  },
]

const shiftTwoAptitude: AuthoredQuestion[] = [
  {
    code: 'ss-083',
    exams: ['ssc'],
    subject: 'aptitude',
    topic: 'percentage',
    difficulty: 'easy',
    targetSeconds: 30,
    stem: {
      en: 'In a village library 64% of the books are in Hindi and the rest are in English. If the Hindi books are 1,540 more than the English books, how many English books are there?',
      hi: 'एक गाँव के पुस्तकालय में 64% पुस्तकें हिंदी की और शेष अंग्रेज़ी की हैं। यदि हिंदी की पुस्तकें अंग्रेज़ी की पुस्तकों से 1,540 अधिक हैं, तो अंग्रेज़ी की कितनी पुस्तकें हैं?',
    },
    options: [
      { id: 'a', content: { en: '3,520', hi: '3,520' } },
      { id: 'b', content: { en: '1,210', hi: '1,210' } },
      { id: 'c', content: { en: '1,980', hi: '1,980' } },
      { id: 'd', content: { en: '3,960', hi: '3,960' } },
    ],
    key: { kind: 'mcq', optionIds: ['c'] },
    solution: {
      en: String.raw`English books: 100 − 64 = 36%. The difference is 64 − 36 = **28%** of the total.

28% = 1,540, so 1% = 55 and 36% = 36 × 55 = **1,980**.

There is no need to find the total; go straight from 1% to what is asked.`,
      hi: String.raw`अंग्रेज़ी की पुस्तकें: 100 − 64 = 36%। अंतर कुल का 64 − 36 = **28%** है।

28% = 1,540, अतः 1% = 55 और 36% = 36 × 55 = **1,980**।

कुल निकालने की ज़रूरत नहीं; 1% से सीधे पूछी गई संख्या पर जाइए।`,
    },
    reasons: {
      a: { en: 'This is the number of Hindi books.', hi: 'यह हिंदी की पुस्तकों की संख्या है।' },
      b: {
        en: 'This takes away the whole difference from half of the total.',
        hi: 'इसमें कुल के आधे में से पूरा अंतर घटा दिया गया है।',
      },
      c: {
        en: '28% is 1,540, so the total is 5,500 and 36% of it is 1,980.',
        hi: '28% = 1,540, अतः कुल 5,500 और उसका 36% = 1,980।',
      },
      d: {
        en: 'This takes away the difference from the total and does not halve it.',
        hi: 'इसमें कुल में से अंतर घटाकर आधा नहीं किया गया है।',
      },
    },
  },
  {
    code: 'ss-084',
    exams: ['ssc'],
    subject: 'aptitude',
    topic: 'simple-and-compound-interest',
    difficulty: 'medium',
    targetSeconds: 45,
    stem: {
      en: 'Tarun lends ₹15,000 in two parts, one at 8% and the other at 11% per annum simple interest. If he gets ₹2,820 as interest in all in 2 years, how much did he lend at 11%?',
      hi: 'तरुण ₹15,000 को दो भागों में उधार देता है, एक भाग 8% और दूसरा 11% वार्षिक साधारण ब्याज की दर पर। यदि उसे 2 वर्षों में कुल ₹2,820 ब्याज मिलता है, तो उसने 11% की दर पर कितनी राशि उधार दी?',
    },
    options: [
      { id: 'a', content: { en: '₹8,000', hi: '₹8,000' } },
      { id: 'b', content: { en: '₹7,500', hi: '₹7,500' } },
      { id: 'c', content: { en: '₹7,000', hi: '₹7,000' } },
      { id: 'd', content: { en: '₹14,000', hi: '₹14,000' } },
    ],
    key: { kind: 'mcq', optionIds: ['c'] },
    solution: {
      en: String.raw`Suppose that the whole sum had been lent at 8%. The interest of one year would be ₹1,200; in fact it is 2,820 ÷ 2 = ₹1,410.

The extra ₹210 comes from the second part, which earns 11 − 8 = 3% more: 210 ÷ 3 × 100 = **₹7,000**.

Check: 8% of 8,000 + 11% of 7,000 = 640 + 770 = 1,410.`,
      hi: String.raw`मान लीजिए पूरी राशि 8% पर दी गई होती। एक वर्ष का ब्याज ₹1,200 होता; वास्तव में वह 2,820 ÷ 2 = ₹1,410 है।

अतिरिक्त ₹210 दूसरे भाग से आते हैं, जिस पर 11 − 8 = 3% अधिक मिलता है: 210 ÷ 3 × 100 = **₹7,000**।

जाँच: 8,000 का 8% + 7,000 का 11% = 640 + 770 = 1,410।`,
    },
    reasons: {
      a: { en: 'This is the part lent at 8%.', hi: 'यह 8% पर दिया गया भाग है।' },
      b: {
        en: 'This takes the two parts to be equal; the interest would then be ₹2,850.',
        hi: 'इसमें दोनों भाग बराबर माने गए हैं; तब ब्याज ₹2,850 होता।',
      },
      c: { en: 'The extra ₹210 a year is 3% of ₹7,000.', hi: 'प्रति वर्ष अतिरिक्त ₹210, ₹7,000 का 3% है।' },
      d: {
        en: 'This takes the extra interest of 2 years, ₹420, for that of one year.',
        hi: 'इसमें 2 वर्षों के अतिरिक्त ब्याज ₹420 को एक वर्ष का मान लिया गया है।',
      },
    },
  },
  {
    code: 'ss-085',
    exams: ['ssc'],
    subject: 'aptitude',
    topic: 'mensuration',
    difficulty: 'easy',
    targetSeconds: 35,
    stem: {
      en: 'A solid metal sphere of radius 6 cm is melted and recast into solid cones, each of base radius 3 cm and height 8 cm. How many cones are made?',
      hi: '6 सेमी त्रिज्या के धातु के एक ठोस गोले को पिघलाकर ठोस शंकु बनाए जाते हैं, जिनमें से प्रत्येक के आधार की त्रिज्या 3 सेमी और ऊँचाई 8 सेमी है। कितने शंकु बनते हैं?',
    },
    options: [
      { id: 'a', content: { en: '9', hi: '9' } },
      { id: 'b', content: { en: '12', hi: '12' } },
      { id: 'c', content: { en: '4', hi: '4' } },
      { id: 'd', content: { en: '6', hi: '6' } },
    ],
    key: { kind: 'mcq', optionIds: ['b'] },
    solution: {
      en: String.raw`The volume stays the same, and both formulas have $\frac{1}{3}\pi$, which cancels. So compare $4R^3$ with $r^2h$:

$4 \times 6^3 = 864$ and $3^2 \times 8 = 72$.

864 ÷ 72 = **12** cones.`,
      hi: String.raw`आयतन वही रहता है और दोनों सूत्रों में $\frac{1}{3}\pi$ है, जो कट जाता है। इसलिए $4R^3$ की तुलना $r^2h$ से कीजिए:

$4 \times 6^3 = 864$ और $3^2 \times 8 = 72$।

864 ÷ 72 = **12** शंकु।`,
    },
    reasons: {
      a: {
        en: 'This drops the 4/3 of the sphere but keeps the 1/3 of the cone.',
        hi: 'इसमें गोले का 4/3 छोड़ दिया गया है, पर शंकु का 1/3 रखा गया है।',
      },
      b: { en: '4 × 6³ ÷ (3² × 8) = 864 ÷ 72 = 12.', hi: '4 × 6³ ÷ (3² × 8) = 864 ÷ 72 = 12।' },
      c: { en: 'This takes cylinders instead of cones: 288 ÷ 72.', hi: 'इसमें शंकु के बजाय बेलन मान लिए गए हैं: 288 ÷ 72।' },
      d: { en: 'This uses the volume of a hemisphere, 2/3 πr³.', hi: 'इसमें अर्धगोले का आयतन 2/3 πr³ लिया गया है।' },
    },
  },
  {
    code: 'ss-086',
    exams: ['ssc'],
    subject: 'aptitude',
    topic: 'average',
    difficulty: 'easy',
    targetSeconds: 30,
    stem: {
      en: 'Over nine days the average rainfall at a place was 43 mm a day. The average of the first five days was 41 mm and that of the last five days was 47 mm. What was the rainfall on the fifth day?',
      hi: 'किसी स्थान पर नौ दिनों की औसत वर्षा 43 मिमी प्रतिदिन थी। पहले पाँच दिनों का औसत 41 मिमी और अंतिम पाँच दिनों का औसत 47 मिमी था। पाँचवें दिन कितनी वर्षा हुई?',
    },
    options: [
      { id: 'a', content: { en: '44 mm', hi: '44 मिमी' } },
      { id: 'b', content: { en: '53 mm', hi: '53 मिमी' } },
      { id: 'c', content: { en: '45 mm', hi: '45 मिमी' } },
      { id: 'd', content: { en: '63 mm', hi: '63 मिमी' } },
    ],
    key: { kind: 'mcq', optionIds: ['b'] },
    solution: {
      en: String.raw`The fifth day is counted in both groups, so the two totals together are more than the total of nine days by just that day.

5 × 41 + 5 × 47 = 205 + 235 = 440; 9 × 43 = 387; 440 − 387 = **53 mm**.

Quick way: from 43, the first five are 2 × 5 = 10 short and the last five 4 × 5 = 20 over: 43 + 20 − 10 = 53.`,
      hi: String.raw`पाँचवाँ दिन दोनों समूहों में गिना जाता है, इसलिए दोनों योग मिलकर नौ दिनों के योग से ठीक उसी दिन की वर्षा जितने अधिक हैं।

5 × 41 + 5 × 47 = 205 + 235 = 440; 9 × 43 = 387; 440 − 387 = **53 मिमी**।

जल्दी का तरीक़ा: 43 से पहले पाँच दिन 2 × 5 = 10 कम और अंतिम पाँच दिन 4 × 5 = 20 अधिक हैं: 43 + 20 − 10 = 53।`,
    },
    reasons: {
      a: { en: 'This is the average of 41 and 47.', hi: 'यह 41 और 47 का औसत है।' },
      b: { en: '5 × 41 + 5 × 47 − 9 × 43 = 440 − 387 = 53.', hi: '5 × 41 + 5 × 47 − 9 × 43 = 440 − 387 = 53।' },
      c: {
        en: 'This is 41 + 47 − 43, which works with averages instead of totals.',
        hi: 'यह 41 + 47 − 43 है, यानी योगों के बजाय औसत जोड़े-घटाए गए।',
      },
      d: {
        en: 'This adds the 20 mm of the last five days to 43 but forgets the 10 mm that the first five are short.',
        hi: 'इसमें 43 में अंतिम पाँच दिनों के 20 मिमी जोड़े गए, पर पहले पाँच दिनों की 10 मिमी की कमी छूट गई।',
      },
    },
  },
  {
    code: 'ss-087',
    exams: ['ssc'],
    subject: 'aptitude',
    topic: 'algebra',
    difficulty: 'medium',
    targetSeconds: 45,
    stem: {
      en: 'If $a + b + c = 13$, $a^2 + b^2 + c^2 = 69$ and $abc = 56$, then what is the value of $a^3 + b^3 + c^3$?',
      hi: 'यदि $a + b + c = 13$, $a^2 + b^2 + c^2 = 69$ और $abc = 56$ है, तो $a^3 + b^3 + c^3$ का मान क्या है?',
    },
    options: [
      { id: 'a', content: { en: '247', hi: '247' } },
      { id: 'b', content: { en: '303', hi: '303' } },
      { id: 'c', content: { en: '415', hi: '415' } },
      { id: 'd', content: { en: '897', hi: '897' } },
    ],
    key: { kind: 'mcq', optionIds: ['c'] },
    solution: {
      en: String.raw`Use the identity (with $S = a + b + c$, $Q = a^2 + b^2 + c^2$ and $T = ab + bc + ca$):

$$
a^3 + b^3 + c^3 - 3abc = S(Q - T)
$$

$2T = S^2 - Q = 169 - 69 = 100$, so $T = 50$.

$S(Q - T) = 13 \times 19 = 247$, and $247 + 3 \times 56$ = **415**.

Quick way: 56 = 2 × 4 × 7 with 2 + 4 + 7 = 13 and 4 + 16 + 49 = 69; then 8 + 64 + 343 = 415.`,
      hi: String.raw`सर्वसमिका लगाइए (जहाँ $S = a + b + c$, $Q = a^2 + b^2 + c^2$ और $T = ab + bc + ca$):

$$
a^3 + b^3 + c^3 - 3abc = S(Q - T)
$$

$2T = S^2 - Q = 169 - 69 = 100$, अतः $T = 50$।

$S(Q - T) = 13 \times 19 = 247$, और $247 + 3 \times 56$ = **415**।

जल्दी का तरीक़ा: 56 = 2 × 4 × 7, जहाँ 2 + 4 + 7 = 13 और 4 + 16 + 49 = 69; तब 8 + 64 + 343 = 415।`,
    },
    reasons: {
      a: { en: 'This is $a^3 + b^3 + c^3 - 3abc$.', hi: 'यह $a^3 + b^3 + c^3 - 3abc$ है।' },
      b: { en: 'This adds $abc$ once instead of three times.', hi: 'इसमें $abc$ को तीन बार के बजाय एक बार जोड़ा गया है।' },
      c: { en: '13 × (69 − 50) + 3 × 56 = 247 + 168 = 415.', hi: '13 × (69 − 50) + 3 × 56 = 247 + 168 = 415।' },
      d: {
        en: 'This multiplies the sum by the sum of the squares: 13 × 69.',
        hi: 'इसमें योग को वर्गों के योग से गुणा कर दिया गया है: 13 × 69।',
      },
    },
  },
]

const shiftTwoEnglish: AuthoredQuestion[] = [
  {
    code: 'ss-088',
    exams: ['ssc'],
    subject: 'english',
    topic: 'sentence-improvement',
    difficulty: 'easy',
    targetSeconds: 25,
    stem: {
      en: String.raw`Select the option that should replace the part in bold. If the sentence is correct as it is, select 'No replacement needed'.

By the time the ambulance reached the village, the nurse **has already stopped** the bleeding.`,
      hi: String.raw`वह विकल्प चुनिए जो मोटे अक्षरों में दिए गए भाग के स्थान पर आना चाहिए। यदि वाक्य वैसा ही सही है, तो 'No replacement needed' चुनिए।

By the time the ambulance reached the village, the nurse **has already stopped** the bleeding.`,
    },
    options: [
      { id: 'a', content: { en: 'would already stop', hi: 'would already stop' } },
      { id: 'b', content: { en: 'will have already stopped', hi: 'will have already stopped' } },
      { id: 'c', content: { en: 'had already stopped', hi: 'had already stopped' } },
      { id: 'd', content: { en: 'No replacement needed', hi: 'No replacement needed' } },
    ],
    key: { kind: 'mcq', optionIds: ['c'] },
    solution: {
      en: String.raw`"By the time + simple past" fixes a point in the past (reached). What was over before that point takes the **past perfect**: **had already stopped**.

Learn the pair: by the time he *came*, she *had left*; by the time he *comes*, she *will have left*.`,
      hi: String.raw`"By the time + simple past" भूतकाल का एक क्षण तय करता है (reached)। जो कार्य उससे पहले पूरा हो चुका, उसके लिए **past perfect** आता है: **had already stopped**।

जोड़ा याद रखिए: by the time he *came*, she *had left*; by the time he *comes*, she *will have left*।`,
    },
    reasons: {
      a: {
        en: '"Would" speaks of a later or repeated action, not of an earlier one.',
        hi: '"Would" बाद के या बार-बार होने वाले कार्य के लिए है, पहले के कार्य के लिए नहीं।',
      },
      b: {
        en: 'The future perfect needs "reaches", not "reached".',
        hi: 'Future perfect के साथ "reached" नहीं, "reaches" आता है।',
      },
      c: {
        en: 'The bleeding stopped before another past action, so the past perfect is needed.',
        hi: 'ख़ून एक अन्य भूतकालीन कार्य से पहले रुका, इसलिए past perfect चाहिए।',
      },
      d: {
        en: 'The present perfect cannot stand beside the past "reached".',
        hi: 'भूतकाल के "reached" के साथ present perfect नहीं आ सकता।',
      },
    },
  },
  {
    code: 'ss-089',
    exams: ['ssc'],
    subject: 'english',
    topic: 'antonyms',
    difficulty: 'easy',
    targetSeconds: 10,
    stem: {
      en: String.raw`Select the word opposite in meaning to the given word.

**HOSTILE**`,
      hi: String.raw`दिए गए शब्द का विपरीतार्थक शब्द चुनिए।

**HOSTILE**`,
    },
    options: [
      { id: 'a', content: { en: 'Spiteful', hi: 'Spiteful' } },
      { id: 'b', content: { en: 'Aloof', hi: 'Aloof' } },
      { id: 'c', content: { en: 'Valiant', hi: 'Valiant' } },
      { id: 'd', content: { en: 'Amicable', hi: 'Amicable' } },
    ],
    key: { kind: 'mcq', optionIds: ['d'] },
    solution: {
      en: String.raw`**Hostile**: behaving like an enemy (Latin *hostis*, enemy). **Amicable**: behaving like a friend (Latin *amicus*, friend): an amicable settlement.

The trap is "aloof": such a person keeps away from others, but is not therefore their friend.`,
      hi: String.raw`**Hostile**: शत्रु जैसा (लैटिन *hostis*, शत्रु)। **Amicable**: मित्र जैसा (लैटिन *amicus*, मित्र): an amicable settlement।

भ्रम "aloof" से होता है: ऐसा व्यक्ति दूसरों से दूर रहता है, पर इससे वह मित्र नहीं हो जाता।`,
    },
    reasons: {
      a: {
        en: 'It means full of ill will, which is near to "hostile".',
        hi: 'इसका अर्थ है द्वेषपूर्ण, जो "hostile" के निकट है।',
      },
      b: {
        en: 'It means keeping apart, neither friendly nor hostile.',
        hi: 'इसका अर्थ है अलग-थलग रहने वाला, न मित्र न शत्रु।',
      },
      c: {
        en: 'It means brave; a brave person may be friendly or hostile.',
        hi: 'इसका अर्थ है साहसी; साहसी व्यक्ति मित्र भी हो सकता है और शत्रु भी।',
      },
      d: { en: 'It means friendly, the opposite of unfriendly.', hi: 'इसका अर्थ है मैत्रीपूर्ण, जो शत्रुतापूर्ण का विपरीत है।' },
    },
  },
  {
    code: 'ss-090',
    exams: ['ssc'],
    subject: 'english',
    topic: 'one-word-substitution',
    difficulty: 'easy',
    targetSeconds: 15,
    stem: {
      en: String.raw`Select the word that can be used for the following group of words.

A place where coins are made under the authority of the state`,
      hi: String.raw`निम्नलिखित शब्द-समूह के लिए प्रयोग किया जा सकने वाला शब्द चुनिए।

A place where coins are made under the authority of the state`,
    },
    options: [
      { id: 'a', content: { en: 'Mint', hi: 'Mint' } },
      { id: 'b', content: { en: 'Treasury', hi: 'Treasury' } },
      { id: 'c', content: { en: 'Foundry', hi: 'Foundry' } },
      { id: 'd', content: { en: 'Armoury', hi: 'Armoury' } },
    ],
    key: { kind: 'mcq', optionIds: ['a'] },
    solution: {
      en: String.raw`A **mint** is the place where a state makes its coins; the Government of India has mints at Mumbai, Kolkata, Hyderabad and Noida.

The trap is "foundry": metal is cast there too, but not coins under the authority of the state.`,
      hi: String.raw`**Mint** (टकसाल) वह स्थान है जहाँ राज्य अपने सिक्के बनाता है; भारत सरकार की टकसालें मुंबई, कोलकाता, हैदराबाद और नोएडा में हैं।

भ्रम "foundry" से होता है: धातु वहाँ भी ढाली जाती है, पर राज्य के अधिकार से सिक्के नहीं।`,
    },
    reasons: {
      a: { en: 'A mint strikes the coins of a country.', hi: 'Mint वह टकसाल है जहाँ देश के सिक्के ढाले जाते हैं।' },
      b: {
        en: 'A treasury keeps the money of the state; it does not make coins.',
        hi: 'Treasury में राज्य का धन रखा जाता है; वहाँ सिक्के नहीं बनते।',
      },
      c: {
        en: 'A foundry casts metal in general, such as bells or machine parts.',
        hi: 'Foundry में सामान्य धातु ढलाई होती है, जैसे घंटे या मशीन के पुर्ज़े।',
      },
      d: { en: 'An armoury is a store of weapons.', hi: 'Armoury हथियारों का भंडार है।' },
    },
  },
  {
    code: 'ss-091',
    exams: ['ssc'],
    subject: 'english',
    topic: 'direct-indirect',
    difficulty: 'easy',
    targetSeconds: 30,
    stem: {
      en: String.raw`Select the correct reported form of the given sentence.

Rehana said to her brother, "Did you lock the door last night?"`,
      hi: String.raw`दिए गए वाक्य का सही reported रूप चुनिए।

Rehana said to her brother, "Did you lock the door last night?"`,
    },
    options: [
      {
        id: 'a',
        content: {
          en: 'Rehana asked her brother if he had locked the door the previous night.',
          hi: 'Rehana asked her brother if he had locked the door the previous night.',
        },
      },
      {
        id: 'b',
        content: {
          en: 'Rehana asked her brother if he locked the door on the last night.',
          hi: 'Rehana asked her brother if he locked the door on the last night.',
        },
      },
      {
        id: 'c',
        content: {
          en: 'Rehana asked her brother that he had locked the door the previous night.',
          hi: 'Rehana asked her brother that he had locked the door the previous night.',
        },
      },
      {
        id: 'd',
        content: {
          en: 'Rehana asked her brother whether had he locked the door the night before.',
          hi: 'Rehana asked her brother whether had he locked the door the night before.',
        },
      },
    ],
    key: { kind: 'mcq', optionIds: ['a'] },
    solution: {
      en: String.raw`Four changes for a yes-or-no question: *said to* → **asked**; **if / whether** as the link; the order of a statement (*he had*, not *had he*); and one step back in time: *did lock* → **had locked**, *last night* → **the previous night**.

Each wrong option misses just one or two of these, so check them one by one.`,
      hi: String.raw`हाँ-ना वाले प्रश्न में चार परिवर्तन: *said to* → **asked**; जोड़ने के लिए **if / whether**; कथन का क्रम (*he had*, न कि *had he*); और काल एक चरण पीछे: *did lock* → **had locked**, *last night* → **the previous night**।

हर ग़लत विकल्प में इनमें से एक-दो ही छूटे हैं, इसलिए एक-एक करके जाँचिए।`,
    },
    reasons: {
      a: {
        en: 'The question takes "if", the past perfect and "the previous night".',
        hi: 'प्रश्न में "if", past perfect और "the previous night" आते हैं।',
      },
      b: {
        en: 'The verb and "last night" have not been moved back in time.',
        hi: 'क्रिया और "last night" को एक चरण पीछे नहीं ले जाया गया।',
      },
      c: {
        en: '"That" is for statements; a yes-or-no question needs "if" or "whether".',
        hi: '"That" कथनों के लिए है; हाँ-ना वाले प्रश्न में "if" या "whether" आता है।',
      },
      d: {
        en: '"Had he" keeps the order of a question; after "whether" it must be "he had".',
        hi: '"Had he" में प्रश्न का क्रम है; "whether" के बाद "he had" होना चाहिए।',
      },
    },
  },
  {
    code: 'ss-092',
    exams: ['ssc'],
    subject: 'english',
    topic: 'para-jumbles',
    difficulty: 'medium',
    targetSeconds: 45,
    stem: {
      en: String.raw`The sentences P, Q, R and S make a short paragraph when they are put in the right order. Select that order.

P. It was therefore left to itself, and within ten years it was green with oak and rhododendron.

Q. One night in 1998, a landslide swept away the terraces above the village.

R. Now the spring at its foot, dry for a generation, has begun to flow again.

S. Nobody thought the bare slope worth ploughing a second time.`,
      hi: String.raw`वाक्य P, Q, R और S सही क्रम में रखने पर एक छोटा अनुच्छेद बनाते हैं। वह क्रम चुनिए।

P. It was therefore left to itself, and within ten years it was green with oak and rhododendron.

Q. One night in 1998, a landslide swept away the terraces above the village.

R. Now the spring at its foot, dry for a generation, has begun to flow again.

S. Nobody thought the bare slope worth ploughing a second time.`,
    },
    options: [
      { id: 'a', content: { en: 'QSPR', hi: 'QSPR' } },
      { id: 'b', content: { en: 'QPSR', hi: 'QPSR' } },
      { id: 'c', content: { en: 'SPQR', hi: 'SPQR' } },
      { id: 'd', content: { en: 'RQSP', hi: 'RQSP' } },
    ],
    key: { kind: 'mcq', optionIds: ['a'] },
    solution: {
      en: String.raw`**Q** opens: it needs no other sentence and gives the time and place. The landslide leaves a "bare slope", which **S** takes up ("a second time" looks back to the lost terraces).

"Therefore" in **P** gives the result of S, and "now" in **R** brings the story up to the present. Order: **Q S P R**.

The trap is to put P straight after Q; "therefore" asks for the reason in S.`,
      hi: String.raw`**Q** से शुरुआत होती है: वह किसी और वाक्य पर निर्भर नहीं और समय तथा स्थान बताता है। भूस्खलन से "bare slope" बचता है, जिसकी बात **S** आगे बढ़ाता है ("a second time" खोए हुए खेतों की ओर संकेत है)।

**P** का "therefore" S का परिणाम बताता है और **R** का "now" बात को वर्तमान में लाता है। क्रम: **Q S P R**।

भूल तब होती है जब Q के ठीक बाद P रख दिया जाए; "therefore" को S का कारण चाहिए।`,
    },
    reasons: {
      a: {
        en: 'The landslide bares the slope, nobody ploughs it, the forest returns and then the spring.',
        hi: 'भूस्खलन से ढलान उजड़ती है, कोई उसे नहीं जोतता, वन लौटता है और फिर सोता बहता है।',
      },
      b: {
        en: 'In P, "therefore" needs the reason that only S gives, and S cannot call a green slope bare.',
        hi: 'P का "therefore" वह कारण माँगता है जो केवल S देता है, और हरी ढलान S में "bare" नहीं हो सकता।',
      },
      c: {
        en: 'S cannot begin: the slope is bare only because of the landslide in Q.',
        hi: 'S से शुरुआत नहीं हो सकती: ढलान Q के भूस्खलन से ही उजड़ी है।',
      },
      d: {
        en: 'R cannot begin, since "its foot" has no slope to refer to.',
        hi: 'R से शुरुआत नहीं हो सकती, क्योंकि "its foot" से पहले किसी ढलान की बात नहीं हुई।',
      },
    },
  },
]

export const shortSscShifts: AuthoredQuestion[] = [
  ...shiftOneReasoning,
  ...shiftOneAwareness,
  ...shiftOneAptitude,
  ...shiftOneEnglish,
  ...shiftTwoReasoning,
  ...shiftTwoAwareness,
  ...shiftTwoAptitude,
  ...shiftTwoEnglish,
]
