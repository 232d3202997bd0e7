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
    targetSeconds: 15,
    stem: {
      en: String.raw`Select the word that is related to the third word in the same way as the second word is related to the first.

Painter : Brush :: Mason : ?`,
      hi: String.raw`वह शब्द चुनिए जिसका तीसरे शब्द से वही संबंध है जो दूसरे शब्द का पहले शब्द से है।

चित्रकार : तूलिका :: राजमिस्त्री : ?`,
    },
    options: [
      { id: 'a', content: { en: 'Cement', hi: 'सीमेंट' } },
      { id: 'b', content: { en: 'Bricks', hi: 'ईंट' } },
      { id: 'c', content: { en: 'Wall', hi: 'दीवार' } },
      { id: 'd', content: { en: 'Trowel', hi: 'करनी' } },
    ],
    key: { kind: 'mcq', optionIds: ['d'] },
    solution: {
      en: String.raw`Put the first pair into a sentence: a painter works **with** a brush. So the relation is worker : tool.

A mason works with a **trowel**, the flat tool that lays and smooths the mortar.

The trap is to take any word that goes with a mason: cement and bricks are what he uses up, and the wall is what he makes.`,
      hi: String.raw`पहले युग्म को वाक्य में कहिए: चित्रकार तूलिका **से** काम करता है। अतः संबंध है कारीगर : औज़ार।

राजमिस्त्री **करनी** से काम करता है, जिससे मसाला लगाया और समतल किया जाता है।

सावधानी: राजमिस्त्री से जुड़ा कोई भी शब्द न चुन लें; सीमेंट और ईंटें सामग्री हैं और दीवार उसके काम का परिणाम है।`,
    },
    reasons: {
      a: {
        en: "Cement is a material of his work, as paint is of the painter's.",
        hi: 'सीमेंट उसके काम की सामग्री है, जैसे चित्रकार के लिए रंग।',
      },
      b: {
        en: 'Bricks are laid by the mason; they become part of the work.',
        hi: 'ईंटें राजमिस्त्री चुनता है; वे स्वयं काम का हिस्सा बन जाती हैं।',
      },
      c: {
        en: 'The wall is the product, as a picture is that of the painter.',
        hi: 'दीवार उसके काम का परिणाम है, जैसे चित्रकार का चित्र।',
      },
      d: {
        en: 'The trowel is the tool of a mason, as the brush is that of a painter.',
        hi: 'करनी राजमिस्त्री का औज़ार है, जैसे तूलिका चित्रकार का।',
      },
    },
  },
  {
    code: 'ss-057',
    exams: ['ssc'],
    subject: 'reasoning',
    topic: 'seating-arrangement',
    difficulty: 'medium',
    targetSeconds: 45,
    stem: {
      en: 'Five persons F, G, H, J and K sit in a row, all facing north. J sits second to the right of F. G sits immediately to the left of K. F does not sit at either end of the row. Who sits second to the left of H?',
      hi: 'पाँच व्यक्ति F, G, H, J और K एक पंक्ति में उत्तर की ओर मुख करके बैठे हैं। J, F के दाएँ से दूसरे स्थान पर बैठा है। G, K के ठीक बाईं ओर बैठा है। F पंक्ति के किसी भी सिरे पर नहीं बैठा है। H के बाएँ से दूसरे स्थान पर कौन बैठा है?',
    },
    options: [
      { id: 'a', content: { en: 'G', hi: 'G' } },
      { id: 'b', content: { en: 'F', hi: 'F' } },
      { id: 'c', content: { en: 'K', hi: 'K' } },
      { id: 'd', content: { en: 'J', hi: 'J' } },
    ],
    key: { kind: 'mcq', optionIds: ['c'] },
    solution: {
      en: String.raw`Start with the pair that spans most seats. F and J can be first and third, second and fourth, or third and fifth. F is at no end, so the first case is out.

Second and fourth leave seats 1, 3 and 5, no two of them side by side, but G and K need neighbouring seats. So F is third and J fifth; G and K take seats 1 and 2, and H is left for seat 4.

Order: G, K, F, H, J. To the left of H come F and then **K**.`,
      hi: String.raw`उस जोड़े से शुरू कीजिए जो सबसे अधिक स्थान घेरता है। F और J पहले-तीसरे, दूसरे-चौथे या तीसरे-पाँचवें स्थान पर हो सकते हैं। F किसी सिरे पर नहीं है, इसलिए पहली स्थिति नहीं हो सकती।

दूसरे-चौथे पर स्थान 1, 3 और 5 बचते हैं, जिनमें कोई दो साथ-साथ नहीं हैं, जबकि G और K को साथ बैठना है। अतः F तीसरा और J पाँचवाँ है; G और K स्थान 1 और 2 पर हैं और H के लिए स्थान 4 बचता है।

क्रम: G, K, F, H, J। H के बाईं ओर पहले F और फिर **K** है।`,
    },
    reasons: {
      a: {
        en: 'G sits third to the left of H, at the left end.',
        hi: 'G, H के बाएँ से तीसरे स्थान पर, बाएँ सिरे पर है।',
      },
      b: {
        en: 'F sits immediately to the left of H, not second.',
        hi: 'F, H के ठीक बाईं ओर है, दूसरे स्थान पर नहीं।',
      },
      c: {
        en: 'The order is G, K, F, H, J, so F and then K come to the left of H.',
        hi: 'क्रम G, K, F, H, J है, इसलिए H के बाईं ओर F और फिर K आता है।',
      },
      d: { en: 'J sits immediately to the right of H.', hi: 'J, H के ठीक दाईं ओर बैठा है।' },
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
      hi: '1839 में कलकत्ता में तत्त्वबोधिनी सभा की स्थापना किसने की थी?',
    },
    options: [
      { id: 'a', content: { en: 'Keshab Chandra Sen', hi: 'केशवचंद्र सेन' } },
      { id: 'b', content: { en: 'Raja Ram Mohan Roy', hi: 'राजा राममोहन राय' } },
      { id: 'c', content: { en: 'Akshay Kumar Datta', hi: 'अक्षय कुमार दत्त' } },
      { id: 'd', content: { en: 'Maharshi Debendranath Tagore', hi: 'महर्षि देवेंद्रनाथ ठाकुर' } },
    ],
    key: { kind: 'mcq', optionIds: ['d'] },
    solution: {
      en: String.raw`Place the names in time. Ram Mohan Roy founded the Brahmo Sabha in 1828 and died in 1833. **Debendranath Tagore**, father of Rabindranath, founded the Tattvabodhini Sabha in **1839** and then gave new life to the Brahmo Samaj, which he joined in 1843.

Keshab Chandra Sen came later and parted from him in 1866. The trap is to connect everything Brahmo with Ram Mohan Roy.`,
      hi: String.raw`नामों को समय के क्रम में रखिए। राममोहन राय ने 1828 में ब्रह्म सभा बनाई और 1833 में उनका निधन हुआ। रवींद्रनाथ के पिता **देवेंद्रनाथ ठाकुर** ने **1839** में तत्त्वबोधिनी सभा बनाई और 1843 में ब्रह्म समाज में आकर उसे नया जीवन दिया।

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
        hi: 'वे 1843 से तत्त्वबोधिनी पत्रिका के संपादक थे, सभा के संस्थापक नहीं।',
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
        hi: 'इसमें राज्य सभा के स्थानों का राज्यों और संघ राज्यक्षेत्रों में बँटवारा है।',
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
    difficulty: 'medium',
    targetSeconds: 20,
    stem: {
      en: String.raw`Harmanpreet Singh, captain of the Indian hockey team that won the bronze medal at Paris in 2024, was the top scorer of the men’s tournament. How many goals did he score?`,
      hi: String.raw`2024 में पेरिस में कांस्य पदक जीतने वाली भारतीय हॉकी टीम के कप्तान हरमनप्रीत सिंह पुरुष प्रतियोगिता में सबसे अधिक गोल करने वाले खिलाड़ी रहे। उन्होंने कितने गोल किए?`,
    },
    options: [
      { id: 'a', content: { en: '6', hi: '6' } },
      { id: 'b', content: { en: '13', hi: '13' } },
      { id: 'c', content: { en: '10', hi: '10' } },
      { id: 'd', content: { en: '7', hi: '7' } },
    ],
    key: { kind: 'mcq', optionIds: ['c'] },
    solution: {
      en: String.raw`He scored **10** goals in eight matches, among them both of the 2-1 against Spain that won the bronze.

Keep the way to the medal in order: Great Britain in the quarter-final (shoot-out), Germany in the semi-final (lost 2-3), Spain for the bronze.`,
      hi: String.raw`उन्होंने आठ मैचों में **10** गोल किए; स्पेन पर 2-1 की उस जीत के दोनों गोल भी उन्हीं के थे, जिससे कांस्य मिला।

पदक तक का क्रम याद रखें: क्वार्टर फ़ाइनल में ग्रेट ब्रिटेन (शूटआउट), सेमीफ़ाइनल में जर्मनी (2-3 से हार), कांस्य के लिए स्पेन।`,
    },
    reasons: {
      a: {
        en: 'Six is too few: he scored in almost every match, and twice against Spain.',
        hi: 'छह बहुत कम हैं: उन्होंने लगभग हर मैच में गोल किया, और स्पेन पर दो।',
      },
      b: { en: 'Thirteen would be almost all goals of the team.', hi: 'तेरह तो टीम के लगभग सारे गोल होते।' },
      c: {
        en: 'Ten goals in eight matches, more than anyone else.',
        hi: 'आठ मैचों में दस गोल, किसी भी दूसरे खिलाड़ी से अधिक।',
      },
      d: {
        en: 'Seven are the goals of the next best, Blake Govers of Australia.',
        hi: 'सात गोल दूसरे स्थान के ऑस्ट्रेलियाई ब्लेक गोवर्स के थे।',
      },
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
    targetSeconds: 20,
    stem: {
      en: 'If the five-digit number 52x81 is divisible by 11, what is the value of x?',
      hi: 'यदि पाँच अंकों की संख्या 52x81, संख्या 11 से विभाज्य है, तो x का मान क्या है?',
    },
    options: [
      { id: 'a', content: { en: '7', hi: '7' } },
      { id: 'b', content: { en: '4', hi: '4' } },
      { id: 'c', content: { en: '2', hi: '2' } },
      { id: 'd', content: { en: '5', hi: '5' } },
    ],
    key: { kind: 'mcq', optionIds: ['b'] },
    solution: {
      en: String.raw`A number is divisible by 11 when the difference between the sums of its alternate digits is 0 or a multiple of 11.

Odd places: 5 + x + 1 = x + 6. Even places: 2 + 8 = 10.

x + 6 − 10 = x − 4 must be 0 (or ± 11), and x is one digit, so **x = 4**. Check: 52481 = 11 × 4771.`,
      hi: String.raw`किसी संख्या के एकांतर अंकों के योगों का अंतर 0 या 11 का गुणज हो, तो वह 11 से विभाज्य होती है।

विषम स्थान: 5 + x + 1 = x + 6। सम स्थान: 2 + 8 = 10।

x + 6 − 10 = x − 4 का मान 0 (या ± 11) होना चाहिए और x एक अंक है, अतः **x = 4**। जाँच: 52481 = 11 × 4771।`,
    },
    reasons: {
      a: {
        en: 'This comes from x + 4 = 11, a mistake of sign.',
        hi: 'यह x + 4 = 11 से आता है, जो चिह्न की भूल है।',
      },
      b: {
        en: '(5 + x + 1) − (2 + 8) = x − 4, which is 0 for x = 4.',
        hi: '(5 + x + 1) − (2 + 8) = x − 4, जो x = 4 पर 0 है।',
      },
      c: {
        en: 'This makes the sum of the digits 18, the test for 9.',
        hi: 'इससे अंकों का योग 18 होता है, जो 9 की जाँच है।',
      },
      d: {
        en: 'This makes the sum of the digits 21, the test for 3.',
        hi: 'इससे अंकों का योग 21 होता है, जो 3 की जाँच है।',
      },
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
      hi: 'भास्कर, निर्मल की तुलना में तीन गुनी तेज़ी से काम करता है और इसलिए एक कार्य को पूरा करने में निर्मल से 24 दिन कम लेता है। दोनों मिलकर उस कार्य को कितने दिनों में पूरा करेंगे?',
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
    difficulty: 'medium',
    targetSeconds: 25,
    stem: {
      en: String.raw`Parts of the following sentence have been given as options. One of them contains a grammatical error. Select that part.

The water of this well, / as everyone in the village knows, / is sweeter than the other wells, / even in the month of May.`,
      hi: String.raw`निम्नलिखित वाक्य के भाग विकल्पों में दिए गए हैं। उनमें से एक में व्याकरण की त्रुटि है। वह भाग चुनिए।

The water of this well, / as everyone in the village knows, / is sweeter than the other wells, / even in the month of May.`,
    },
    options: [
      { id: 'a', content: { en: 'The water of this well', hi: 'The water of this well' } },
      {
        id: 'b',
        content: { en: 'as everyone in the village knows', hi: 'as everyone in the village knows' },
      },
      {
        id: 'c',
        content: { en: 'is sweeter than the other wells', hi: 'is sweeter than the other wells' },
      },
      { id: 'd', content: { en: 'even in the month of May', hi: 'even in the month of May' } },
    ],
    key: { kind: 'mcq', optionIds: ['c'] },
    solution: {
      en: String.raw`A comparison must set like beside like. Here **the water** of one well is compared with **the other wells** themselves.

Write: "is sweeter than **that of** the other wells" (*that* = the water).

Whenever you see "than", ask what stands on its two sides: the price of A with *that of* B, the streets of A with *those of* B.`,
      hi: String.raw`तुलना समान वस्तुओं की ही होती है। यहाँ एक कुएँ के **पानी** (the water) की तुलना स्वयं **दूसरे कुओं** (the other wells) से कर दी गई है।

लिखिए: "is sweeter than **that of** the other wells" (*that* = the water)।

"Than" दिखे तो देखिए कि उसके दोनों ओर क्या है: the price of A के साथ *that of* B, the streets of A के साथ *those of* B।`,
    },
    reasons: {
      a: {
        en: '"Water" is uncountable and takes the singular "is", which follows.',
        hi: '"Water" अगणनीय संज्ञा है और आगे एकवचन "is" ही आया है।',
      },
      b: {
        en: '"Everyone" rightly takes the singular verb "knows".',
        hi: '"Everyone" के साथ एकवचन क्रिया "knows" ठीक है।',
      },
      c: {
        en: 'Water is compared with wells; it should be "than that of the other wells".',
        hi: 'पानी की तुलना कुओं से कर दी गई है; "than that of the other wells" होना चाहिए।',
      },
      d: {
        en: '"In" is the right preposition before "the month of".',
        hi: '"The month of" से पहले "in" ही ठीक preposition है।',
      },
    },
  },
  {
    code: 'ss-069',
    exams: ['ssc'],
    subject: 'english',
    topic: 'synonyms',
    difficulty: 'hard',
    targetSeconds: 15,
    stem: {
      en: String.raw`Select the word closest in meaning to the given word.

**DESULTORY**`,
      hi: String.raw`दिए गए शब्द के अर्थ के सबसे निकट शब्द चुनिए।

**DESULTORY**`,
    },
    options: [
      { id: 'a', content: { en: 'Insolent', hi: 'Insolent' } },
      { id: 'b', content: { en: 'Desolate', hi: 'Desolate' } },
      { id: 'c', content: { en: 'Haphazard', hi: 'Haphazard' } },
      { id: 'd', content: { en: 'Obstinate', hi: 'Obstinate' } },
    ],
    key: { kind: 'mcq', optionIds: ['c'] },
    solution: {
      en: String.raw`**Desultory** means without plan or steady purpose, going from one thing to another: desultory reading, a desultory conversation. **Haphazard** (left to chance, without order) is the nearest.

The traps are look-alikes: "insolent" is near to *insult* and "desolate" has the same beginning.`,
      hi: String.raw`**Desultory** का अर्थ है बिना योजना या लगन का, एक बात से दूसरी पर भटकता हुआ: desultory reading, a desultory conversation. इसके सबसे निकट **Haphazard** (बेतरतीब) है।

भ्रम मिलते-जुलते शब्दों से होता है: "insolent" *insult* की याद दिलाता है और "desolate" का आरंभ वैसा ही है।`,
    },
    reasons: {
      a: {
        en: 'It means rude and disrespectful; the likeness to "insult" misleads.',
        hi: 'इसका अर्थ है गुस्ताख़, अनादर करने वाला; "insult" से समानता भ्रम पैदा करती है।',
      },
      b: {
        en: 'It means empty and lonely; the two words share their beginning, not their sense.',
        hi: 'इसका अर्थ है सुनसान; दोनों शब्दों का आरंभ एक-सा है, अर्थ नहीं।',
      },
      c: {
        en: 'Both are said of what is done without plan or order.',
        hi: 'दोनों उस काम के लिए कहे जाते हैं जो बिना योजना या क्रम के हो।',
      },
      d: {
        en: 'It means stubborn; a desultory worker, on the contrary, does not hold on to anything.',
        hi: 'इसका अर्थ है ज़िद्दी; इसके उलट, desultory व्यक्ति किसी एक बात पर टिकता नहीं।',
      },
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
      hi: String.raw`दिए गए वाक्य का सही passive voice (कर्मवाच्य) वाला रूप चुनिए।

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
    difficulty: 'medium',
    targetSeconds: 35,
    stem: {
      en: 'Select the letter-cluster that is related to the third letter-cluster in the same way as the second is related to the first: FMRT : WUPI :: BKNS : ?',
      hi: 'वह अक्षर-समूह चुनिए जिसका तीसरे अक्षर-समूह से वही संबंध है जो दूसरे का पहले से है: FMRT : WUPI :: BKNS : ?',
    },
    options: [
      { id: 'a', content: { en: 'ENQV', hi: 'ENQV' } },
      { id: 'b', content: { en: 'PKHY', hi: 'PKHY' } },
      { id: 'c', content: { en: 'UPMD', hi: 'UPMD' } },
      { id: 'd', content: { en: 'VQNE', hi: 'VQNE' } },
    ],
    key: { kind: 'mcq', optionIds: ['d'] },
    solution: {
      en: String.raw`Letter by letter the steps are +17, +8, −2, −11: no pattern. So try the letters **backwards**: T R M F against W U P I gives +3, +3, +3, +3.

Rule: write the cluster in reverse order and move each letter 3 on. BKNS → S N K B → **VQNE**.

If the steps make no sense in the given order, reversing is the first thing to try.`,
      hi: String.raw`दिए गए क्रम में अंतर +17, +8, −2, −11 हैं: कोई नियम नहीं बनता। इसलिए अक्षरों को **उलटे क्रम** में मिलाइए: T R M F के सामने W U P I रखने पर +3, +3, +3, +3 मिलता है।

नियम: अक्षर-समूह को उलटे क्रम में लिखकर हर अक्षर को 3 आगे ले जाइए। BKNS → S N K B → **VQNE**।

दिए गए क्रम में अंतरों से कुछ न बने, तो सबसे पहले क्रम उलटकर देखिए।`,
    },
    reasons: {
      a: {
        en: 'Each letter is moved 3 on, but the order is not reversed.',
        hi: 'हर अक्षर 3 आगे ले जाया गया है, पर क्रम नहीं उलटा गया।',
      },
      b: {
        en: 'The order is reversed, but the letters are moved 3 back.',
        hi: 'क्रम उलटा गया है, पर अक्षर 3 पीछे ले जाए गए हैं।',
      },
      c: {
        en: 'The order is reversed, but the letters are moved 2 on instead of 3.',
        hi: 'क्रम उलटा गया है, पर अक्षर 3 के बजाय 2 आगे ले जाए गए हैं।',
      },
      d: {
        en: 'S, N, K and B, each moved 3 on, give V, Q, N and E.',
        hi: 'S, N, K और B में से हर एक को 3 आगे ले जाने पर V, Q, N और E मिलते हैं।',
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
      hi: String.raw`आकृति में दिखाए गए अक्षरों और अंकों के संयोजन को MN पर रखे दर्पण में देखा जाता है। आकृतियों (A) से (D) में से कौन-सी उसका सही दर्पण प्रतिबिंब दिखाती है?

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
    targetSeconds: 35,
    stem: {
      en: 'Farida walks 18 m towards the north from her house. She turns right and walks 10 m, and then turns right again and walks 42 m. How far and in which direction from her house is she now? (All turns are of 90° only.)',
      hi: 'फ़रीदा अपने घर से उत्तर दिशा में 18 मीटर चलती है। वह दाएँ मुड़कर 10 मीटर और फिर दाएँ मुड़कर 42 मीटर चलती है। अब वह अपने घर से कितनी दूर और किस दिशा में है? (सभी मोड़ केवल 90° के हैं।)',
    },
    options: [
      { id: 'a', content: { en: '34 m, north-west', hi: '34 मीटर, उत्तर-पश्चिम' } },
      { id: 'b', content: { en: '26 m, north-west', hi: '26 मीटर, उत्तर-पश्चिम' } },
      { id: 'c', content: { en: '26 m, south-east', hi: '26 मीटर, दक्षिण-पूर्व' } },
      { id: 'd', content: { en: '34 m, south-east', hi: '34 मीटर, दक्षिण-पूर्व' } },
    ],
    key: { kind: 'mcq', optionIds: ['c'] },
    solution: {
      en: String.raw`Right turns from north lead to east and then to south.

South − north: 42 − 18 = **24 m** south. East: **10 m**.

The straight distance is √(24² + 10²) = √676 = **26 m**, towards the **south-east**.

Read the end carefully: "from her house" is asked, not the way back.`,
      hi: String.raw`उत्तर से दाएँ मुड़ते जाने पर पहले पूर्व और फिर दक्षिण दिशा आती है।

दक्षिण − उत्तर: 42 − 18 = **24 मीटर** दक्षिण। पूर्व: **10 मीटर**।

सीधी दूरी √(24² + 10²) = √676 = **26 मीटर**, **दक्षिण-पूर्व** की ओर।

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
        en: 'She is 24 m south and 10 m east of the house, and 10, 24, 26 make a right triangle.',
        hi: 'वह घर से 24 मीटर दक्षिण और 10 मीटर पूर्व में है; 10, 24, 26 समकोण त्रिभुज बनाते हैं।',
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
    difficulty: 'medium',
    targetSeconds: 30,
    stem: {
      en: String.raw`Which number should come next to continue the given series?

5, 11, 24, 51, 106, ?`,
      hi: String.raw`दी गई शृंखला को आगे बढ़ाने के लिए अगली संख्या कौन-सी होगी?

5, 11, 24, 51, 106, ?`,
    },
    options: [
      { id: 'a', content: { en: '216', hi: '216' } },
      { id: 'b', content: { en: '161', hi: '161' } },
      { id: 'c', content: { en: '212', hi: '212' } },
      { id: 'd', content: { en: '217', hi: '217' } },
    ],
    key: { kind: 'mcq', optionIds: ['d'] },
    solution: {
      en: String.raw`Each term is a little more than twice the one before, so look at what is added after doubling: 5 × 2 + **1** = 11, 11 × 2 + **2** = 24, 24 × 2 + **3** = 51, 51 × 2 + **4** = 106.

Next: 106 × 2 + **5** = **217**.

The differences 6, 13, 27, 55 tell the same story: each is double the last plus 1, so the next is 111.`,
      hi: String.raw`हर पद पिछले के दुगुने से थोड़ा अधिक है, इसलिए देखिए कि दुगुना करने के बाद क्या जोड़ा गया: 5 × 2 + **1** = 11, 11 × 2 + **2** = 24, 24 × 2 + **3** = 51, 51 × 2 + **4** = 106।

अगला: 106 × 2 + **5** = **217**।

अंतर 6, 13, 27, 55 से भी यही मिलता है: हर अंतर पिछले का दुगुना और 1 है, अतः अगला 111 है।`,
    },
    reasons: {
      a: {
        en: 'This doubles and adds 4 once more instead of 5.',
        hi: 'इसमें दुगुना करके 5 के बजाय फिर 4 जोड़ा गया है।',
      },
      b: {
        en: 'This repeats the last difference: 106 + 55.',
        hi: 'इसमें अंतिम अंतर दोहराया गया है: 106 + 55।',
      },
      c: {
        en: 'This only doubles the last term and adds nothing.',
        hi: 'इसमें अंतिम पद को केवल दुगुना किया गया है, कुछ जोड़ा नहीं गया।',
      },
      d: {
        en: 'After doubling, 1, 2, 3 and 4 were added, so now 5: 212 + 5.',
        hi: 'दुगुना करने के बाद 1, 2, 3 और 4 जोड़े गए, अतः अब 5: 212 + 5।',
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
      hi: String.raw`किन दो संख्याओं को आपस में बदलने पर निम्नलिखित समीकरण सही हो जाएगा? (पूरी संख्याएँ बदलनी हैं, उनके अंक नहीं।)

72 ÷ 8 + 6 × 9 − 12 = 52`,
    },
    options: [
      { id: 'a', content: { en: '8 and 9', hi: '8 और 9' } },
      { id: 'b', content: { en: '8 and 12', hi: '8 और 12' } },
      { id: 'c', content: { en: '9 and 12', hi: '9 और 12' } },
      { id: 'd', content: { en: '6 and 12', hi: '6 और 12' } },
    ],
    key: { kind: 'mcq', optionIds: ['b'] },
    solution: {
      en: String.raw`First find what the equation gives now: 9 + 54 − 12 = 51, which is 1 too little. So look for a change that disturbs the large product 6 × 9 as little as possible.

Exchanging 6 or 9 with 8 or 12 changes the product by much. With **8 and 12**: 72 ÷ 12 + 6 × 9 − 8 = 6 + 54 − 8 = **52**.

The first term falls by 3 and the number taken away falls by 4: a gain of 1.`,
      hi: String.raw`पहले देखिए कि अभी क्या मिलता है: 9 + 54 − 12 = 51, जो 1 कम है। इसलिए ऐसा बदलाव खोजिए जो बड़े गुणनफल 6 × 9 को न छेड़े।

6 या 9 को 8 या 12 से बदलने पर गुणनफल बहुत बदल जाता है। **8 और 12** बदलने पर: 72 ÷ 12 + 6 × 9 − 8 = 6 + 54 − 8 = **52**।

पहला पद 3 घटता है और घटाई जाने वाली संख्या 4 घटती है: कुल 1 की बढ़त।`,
    },
    reasons: {
      a: { en: '72 ÷ 9 + 6 × 8 − 12 = 8 + 48 − 12 = 44.', hi: '72 ÷ 9 + 6 × 8 − 12 = 8 + 48 − 12 = 44।' },
      b: { en: '72 ÷ 12 + 6 × 9 − 8 = 6 + 54 − 8 = 52.', hi: '72 ÷ 12 + 6 × 9 − 8 = 6 + 54 − 8 = 52।' },
      c: {
        en: '72 ÷ 8 + 6 × 12 − 9 = 9 + 72 − 9 = 72.',
        hi: '72 ÷ 8 + 6 × 12 − 9 = 9 + 72 − 9 = 72।',
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
      { id: 'd', content: { en: 'Cornea', hi: 'स्वच्छमंडल (कॉर्निया)' } },
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
      en: "Who wrote 'Prophet Song', the novel that won the Booker Prize in 2023?",
      hi: "2023 में बुकर पुरस्कार जीतने वाला उपन्यास 'Prophet Song' किसने लिखा?",
    },
    options: [
      { id: 'a', content: { en: 'Samantha Harvey', hi: 'सामंथा हार्वे' } },
      { id: 'b', content: { en: 'Shehan Karunatilaka', hi: 'शेहान करुणातिलक' } },
      { id: 'c', content: { en: 'Damon Galgut', hi: 'डेमन गैलगट' } },
      { id: 'd', content: { en: 'Paul Lynch', hi: 'पॉल लिंच' } },
    ],
    key: { kind: 'mcq', optionIds: ['d'] },
    solution: {
      en: String.raw`*Prophet Song* is by the Irish writer **Paul Lynch**; it tells of an Ireland that slides into tyranny.

All four won the Booker Prize one after another: Damon Galgut (2021), Shehan Karunatilaka (2022), Paul Lynch (2023), Samantha Harvey (2024). Do not mix it up with the International Booker, which is for translations.`,
      hi: String.raw`*Prophet Song* आयरलैंड के लेखक **पॉल लिंच** का है; इसमें तानाशाही की ओर खिसकते आयरलैंड की कहानी है।

इन चारों ने एक के बाद एक बुकर पुरस्कार जीता: डेमन गैलगट (2021), शेहान करुणातिलक (2022), पॉल लिंच (2023), सामंथा हार्वे (2024)। इसे अंतरराष्ट्रीय बुकर से न मिलाएँ, जो अनूदित पुस्तकों के लिए है।`,
    },
    reasons: {
      a: { en: "She won a year later, in 2024, with 'Orbital'.", hi: "वे एक साल बाद, 2024 में, 'Orbital' के लिए जीतीं।" },
      b: {
        en: "His book, the winner of 2022, is 'The Seven Moons of Maali Almeida'.",
        hi: "2022 में जीती उनकी किताब 'The Seven Moons of Maali Almeida' है।",
      },
      c: { en: "He won in 2021, with 'The Promise'.", hi: "वे 2021 में 'The Promise' के लिए जीते थे।" },
      d: {
        en: 'This Irish writer won the prize of 2023 with it.',
        hi: 'आयरलैंड के इस लेखक ने इसी उपन्यास के लिए 2023 का पुरस्कार जीता।',
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
    targetSeconds: 25,
    stem: {
      en: 'Over nine days the average rainfall at a place was 40 mm a day. The average of the first five days was 38 mm and that of the last five days was 44 mm. What was the rainfall on the fifth day?',
      hi: 'किसी स्थान पर नौ दिनों की औसत वर्षा 40 मिमी प्रतिदिन थी। पहले पाँच दिनों का औसत 38 मिमी और अंतिम पाँच दिनों का औसत 44 मिमी था। पाँचवें दिन कितनी वर्षा हुई?',
    },
    options: [
      { id: 'a', content: { en: '41 mm', hi: '41 मिमी' } },
      { id: 'b', content: { en: '50 mm', hi: '50 मिमी' } },
      { id: 'c', content: { en: '42 mm', hi: '42 मिमी' } },
      { id: 'd', content: { en: '60 mm', hi: '60 मिमी' } },
    ],
    key: { kind: 'mcq', optionIds: ['b'] },
    solution: {
      en: String.raw`The fifth day is counted in both groups, so the two totals together are more than the total of nine days by just that day.

5 × 38 + 5 × 44 = 190 + 220 = 410; 9 × 40 = 360; 410 − 360 = **50 mm**.

Quick way: from 40, the first five are 2 × 5 = 10 short and the last five 4 × 5 = 20 over: 40 + 20 − 10 = 50.`,
      hi: String.raw`पाँचवाँ दिन दोनों समूहों में गिना जाता है, इसलिए दोनों योग मिलकर नौ दिनों के योग से ठीक उसी दिन की वर्षा जितने अधिक हैं।

5 × 38 + 5 × 44 = 190 + 220 = 410; 9 × 40 = 360; 410 − 360 = **50 मिमी**।

जल्दी का तरीक़ा: 40 से पहले पाँच दिन 2 × 5 = 10 कम और अंतिम पाँच दिन 4 × 5 = 20 अधिक हैं: 40 + 20 − 10 = 50।`,
    },
    reasons: {
      a: { en: 'This is the average of 38 and 44.', hi: 'यह 38 और 44 का औसत है।' },
      b: {
        en: '5 × 38 + 5 × 44 − 9 × 40 = 410 − 360 = 50.',
        hi: '5 × 38 + 5 × 44 − 9 × 40 = 410 − 360 = 50।',
      },
      c: {
        en: 'This is 38 + 44 − 40, which works with averages instead of totals.',
        hi: 'यह 38 + 44 − 40 है, यानी योगों के बजाय औसत जोड़े-घटाए गए।',
      },
      d: {
        en: 'This adds the 20 mm of the last five days to 40 but forgets the 10 mm that the first five are short.',
        hi: 'इसमें 40 में अंतिम पाँच दिनों के 20 मिमी जोड़े गए, पर पहले पाँच दिनों की 10 मिमी की कमी छूट गई।',
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
    targetSeconds: 20,
    stem: {
      en: String.raw`Select the option that can best take the place of the part in bold. If the sentence is correct as it is, select 'No substitution required'.

By the time the ambulance reached the village, the nurse **has already stopped** the bleeding.`,
      hi: String.raw`वह विकल्प चुनिए जो मोटे अक्षरों में दिए गए भाग के स्थान पर सबसे उपयुक्त हो। यदि वाक्य वैसा ही सही है, तो 'No substitution required' चुनिए।

By the time the ambulance reached the village, the nurse **has already stopped** the bleeding.`,
    },
    options: [
      { id: 'a', content: { en: 'had already stopped', hi: 'had already stopped' } },
      { id: 'b', content: { en: 'will have already stopped', hi: 'will have already stopped' } },
      { id: 'c', content: { en: 'would have already stopped', hi: 'would have already stopped' } },
      {
        id: 'd',
        content: { en: 'No substitution required', hi: 'No substitution required' },
        pinned: true,
      },
    ],
    key: { kind: 'mcq', optionIds: ['a'] },
    solution: {
      en: String.raw`"By the time + simple past" fixes a point in the past (reached). What was over before that point takes the **past perfect**: **had already stopped**.

Learn the pair: by the time he *came*, she *had left*; by the time he *comes*, she *will have left*.`,
      hi: String.raw`"By the time + simple past" भूतकाल का एक क्षण तय करता है (reached)। जो कार्य उससे पहले पूरा हो चुका, उसके लिए **past perfect** आता है: **had already stopped**।

जोड़ा याद रखिए: by the time he *came*, she *had left*; by the time he *comes*, she *will have left*।`,
    },
    reasons: {
      a: {
        en: 'The bleeding stopped before another past action, so the past perfect is needed.',
        hi: 'ख़ून एक अन्य भूतकालीन कार्य से पहले रुका, इसलिए past perfect चाहिए।',
      },
      b: {
        en: 'The future perfect needs "reaches", not "reached".',
        hi: 'Future perfect के साथ "reached" नहीं, "reaches" आता है।',
      },
      c: {
        en: '"Would have" speaks of what did not really happen, but the bleeding did stop.',
        hi: '"Would have" उस बात के लिए आता है जो हुई नहीं, जबकि ख़ून सचमुच रुक गया था।',
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
    difficulty: 'hard',
    targetSeconds: 15,
    stem: {
      en: String.raw`Select the word opposite in meaning to the given word.

**DILATORY**`,
      hi: String.raw`दिए गए शब्द का विपरीतार्थक शब्द चुनिए।

**DILATORY**`,
    },
    options: [
      { id: 'a', content: { en: 'Lackadaisical', hi: 'Lackadaisical' } },
      { id: 'b', content: { en: 'Concise', hi: 'Concise' } },
      { id: 'c', content: { en: 'Evasive', hi: 'Evasive' } },
      { id: 'd', content: { en: 'Expeditious', hi: 'Expeditious' } },
    ],
    key: { kind: 'mcq', optionIds: ['d'] },
    solution: {
      en: String.raw`**Dilatory** means slow, meant to gain time or to put things off: dilatory tactics in a court. Its opposite is **expeditious**, quick and without delay.

The trap is the likeness to *dilate* (to widen), from which "concise" looks like an opposite. Dilatory is about delay, not about size.`,
      hi: String.raw`**Dilatory** का अर्थ है टालमटोल करने वाला, समय खींचने वाला: dilatory tactics in a court. इसका विपरीत **expeditious** है, यानी तुरंत और बिना देर किए।

भ्रम *dilate* (फैलना) से समानता के कारण होता है, जिससे "concise" विपरीत लगता है। Dilatory का संबंध देरी से है, आकार से नहीं।`,
    },
    reasons: {
      a: {
        en: 'It means lazy and without zeal, which is near to "dilatory".',
        hi: 'इसका अर्थ है सुस्त और बेमन, जो "dilatory" के निकट है।',
      },
      b: {
        en: 'It is the opposite of "lengthy"; here the word is mistaken for a relative of "dilate".',
        hi: 'यह "lengthy" का विपरीत है; यहाँ शब्द को "dilate" से जुड़ा समझ लिया गया।',
      },
      c: {
        en: 'It means avoiding a direct answer; one may delay by being evasive.',
        hi: 'इसका अर्थ है सीधे उत्तर से बचने वाला; टालने का यह भी एक ढंग है।',
      },
      d: {
        en: 'It means done with speed, the opposite of putting things off.',
        hi: 'इसका अर्थ है शीघ्रता से किया गया, जो टालने का विपरीत है।',
      },
    },
  },
  {
    code: 'ss-090',
    exams: ['ssc'],
    subject: 'english',
    topic: 'one-word-substitution',
    difficulty: 'medium',
    targetSeconds: 15,
    stem: {
      en: String.raw`Select the word that can be used for the following group of words.

A person who gives up the religion that he or she once professed`,
      hi: String.raw`निम्नलिखित शब्द-समूह के लिए प्रयोग किया जा सकने वाला शब्द चुनिए।

A person who gives up the religion that he or she once professed`,
    },
    options: [
      { id: 'a', content: { en: 'Apostate', hi: 'Apostate' } },
      { id: 'b', content: { en: 'Agnostic', hi: 'Agnostic' } },
      { id: 'c', content: { en: 'Heretic', hi: 'Heretic' } },
      { id: 'd', content: { en: 'Iconoclast', hi: 'Iconoclast' } },
    ],
    key: { kind: 'mcq', optionIds: ['a'] },
    solution: {
      en: String.raw`An **apostate** leaves a faith (or a party) to which he belonged: Greek *apo*, away, and *stasis*, standing.

The trap is "heretic": a heretic differs from the accepted teaching, but holds himself to be within the faith.`,
      hi: String.raw`**Apostate** (धर्मत्यागी) वह है जो अपना धर्म (या दल) छोड़ दे: यूनानी *apo*, दूर, और *stasis*, खड़ा होना।

भ्रम "heretic" से होता है: वह मान्य सिद्धांत से असहमत होता है, पर स्वयं को उसी धर्म में मानता है।`,
    },
    reasons: {
      a: {
        en: 'An apostate has turned away from a faith that was once his own.',
        hi: 'Apostate वह है जिसने वह धर्म छोड़ दिया हो जो कभी उसका अपना था।',
      },
      b: {
        en: 'An agnostic holds that it cannot be known whether God exists.',
        hi: 'Agnostic मानता है कि ईश्वर है या नहीं, यह जाना नहीं जा सकता।',
      },
      c: {
        en: 'A heretic holds opinions against the accepted teaching of his religion.',
        hi: 'Heretic के विचार अपने ही धर्म के मान्य सिद्धांतों के विरुद्ध होते हैं।',
      },
      d: {
        en: 'An iconoclast attacks established beliefs or breaks sacred images.',
        hi: 'Iconoclast स्थापित मान्यताओं पर चोट करता है या मूर्तियाँ तोड़ता है।',
      },
    },
  },
  {
    code: 'ss-091',
    exams: ['ssc'],
    subject: 'english',
    topic: 'direct-indirect',
    difficulty: 'easy',
    targetSeconds: 25,
    stem: {
      en: String.raw`Select the correct indirect form of the given sentence.

Rehana said to her brother, "Did you lock the door last night?"`,
      hi: String.raw`दिए गए वाक्य का सही indirect speech (अप्रत्यक्ष कथन) वाला रूप चुनिए।

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
      { id: 'c', content: { en: 'SQPR', hi: 'SQPR' } },
      { id: 'd', content: { en: 'QSRP', hi: 'QSRP' } },
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
        en: 'S cannot begin: the slope is bare only because of the landslide in Q, which must be told first.',
        hi: 'S से शुरुआत नहीं हो सकती: ढलान Q के भूस्खलन से ही उजड़ी है, इसलिए Q पहले आएगा।',
      },
      d: {
        en: '"Now" in R closes the story; after R, the "it" of P would be the spring, not the slope.',
        hi: 'R का "now" कहानी को समाप्त करता है; R के बाद P का "it" ढलान नहीं, सोता बन जाएगा।',
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
