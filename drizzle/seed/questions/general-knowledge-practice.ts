import type { AuthoredQuestion } from '../../../domain/questions/contract.ts'

export const generalKnowledgePractice: AuthoredQuestion[] = [
  {
    code: 'gkn-011',
    subject: 'general-knowledge',
    topic: 'ancient-history',
    difficulty: 'easy',
    targetSeconds: 40,
    stem: {
      en: String.raw`Consider the following statements about the Harappan civilisation:

1. Its people made common use of iron tools.
2. The Great Bath was found at Mohenjo-daro.
3. Lothal, one of its towns, lies in present-day Gujarat.

Which of the statements given above is/are correct?`,
      hi: String.raw`हड़प्पा सभ्यता के बारे में निम्नलिखित कथनों पर विचार कीजिए:

1. यहाँ के लोग लोहे के औज़ारों का आम प्रयोग करते थे।
2. विशाल स्नानागार मोहनजोदड़ो में मिला है।
3. इसका एक नगर लोथल वर्तमान गुजरात में स्थित है।

उपर्युक्त कथनों में से कौन-सा/कौन-से सही है/हैं?`,
    },
    options: [
      { id: 'a', content: { en: '1 and 2 only', hi: 'केवल 1 और 2' } },
      { id: 'b', content: { en: '2 only', hi: 'केवल 2' } },
      { id: 'c', content: { en: '1, 2 and 3', hi: '1, 2 और 3' } },
      { id: 'd', content: { en: '2 and 3 only', hi: 'केवल 2 और 3' } },
    ],
    key: { kind: 'mcq', optionIds: ['d'] },
    solution: {
      en: String.raw`- **Statement 1 is wrong.** It was a Bronze Age civilisation. Its tools were of stone, copper and bronze; iron came into use in India only later.
- **Statement 2 is correct.** The Great Bath was found in the citadel area of Mohenjo-daro, in present-day Sindh, not at Harappa.
- **Statement 3 is correct.** Lothal lies in Gujarat, near the Gulf of Khambhat.

So only 2 and 3 are correct.`,
      hi: String.raw`- **कथन 1 ग़लत है।** यह कांस्य युग की सभ्यता थी। औज़ार पत्थर, ताँबे और काँसे के थे; भारत में लोहे का प्रयोग बाद में आरंभ हुआ।
- **कथन 2 सही है।** विशाल स्नानागार मोहनजोदड़ो (वर्तमान सिंध) के दुर्ग क्षेत्र में मिला है, हड़प्पा में नहीं।
- **कथन 3 सही है।** लोथल गुजरात में खंभात की खाड़ी के निकट स्थित है।

अतः केवल 2 और 3 सही हैं।`,
    },
  },
  {
    code: 'gkn-012',
    subject: 'general-knowledge',
    topic: 'ancient-history',
    difficulty: 'medium',
    targetSeconds: 25,
    stem: {
      en: 'The Prayag Prashasti (Allahabad pillar inscription), composed by Harishena, praises which Gupta ruler?',
      hi: 'हरिषेण द्वारा रचित प्रयाग प्रशस्ति (इलाहाबाद स्तंभ लेख) में किस गुप्त शासक की प्रशंसा की गई है?',
    },
    options: [
      { id: 'a', content: { en: 'Chandragupta I', hi: 'चंद्रगुप्त प्रथम' } },
      { id: 'b', content: { en: 'Chandragupta II', hi: 'चंद्रगुप्त द्वितीय' } },
      { id: 'c', content: { en: 'Samudragupta', hi: 'समुद्रगुप्त' } },
      { id: 'd', content: { en: 'Skandagupta', hi: 'स्कंदगुप्त' } },
    ],
    key: { kind: 'mcq', optionIds: ['c'] },
    solution: {
      en: String.raw`The Prayag Prashasti tells of the conquests of **Samudragupta**. Harishena was his court poet. It is engraved on a pillar that also carries edicts of Ashoka.

- Chandragupta I was his father, and Chandragupta II (Vikramaditya) his son.
- Skandagupta, a later ruler, is remembered for resisting the Hunas and is known from the Bhitari pillar inscription.`,
      hi: String.raw`प्रयाग प्रशस्ति में **समुद्रगुप्त** की विजयों का वर्णन है। हरिषेण उसके दरबारी कवि थे। यह उसी स्तंभ पर उत्कीर्ण है जिस पर अशोक के लेख भी हैं।

- चंद्रगुप्त प्रथम उसके पिता थे और चंद्रगुप्त द्वितीय (विक्रमादित्य) उसके पुत्र।
- स्कंदगुप्त बाद के शासक थे, जो हूणों का सामना करने के लिए प्रसिद्ध हैं और जिनका भितरी स्तंभ लेख मिलता है।`,
    },
  },
  {
    code: 'gkn-013',
    subject: 'general-knowledge',
    topic: 'constitution',
    difficulty: 'medium',
    targetSeconds: 60,
    stem: {
      en: 'Match each feature of the Constitution of India in List I with the country in List II from whose constitution it was taken. (One country is extra.)',
      hi: 'सूची I में दी गई भारत के संविधान की प्रत्येक विशेषता का सूची II के उस देश से मिलान कीजिए जिसके संविधान से वह ली गई है। (एक देश अतिरिक्त है।)',
    },
    rows: [
      { id: 'p', content: { en: 'Directive Principles of State Policy', hi: 'राज्य की नीति के निदेशक तत्त्व' } },
      { id: 'q', content: { en: 'Fundamental Duties', hi: 'मूल कर्तव्य' } },
      { id: 'r', content: { en: 'Fundamental Rights', hi: 'मूल अधिकार' } },
      {
        id: 's',
        content: { en: 'Suspension of Fundamental Rights during an Emergency', hi: 'आपातकाल में मूल अधिकारों का निलंबन' },
      },
    ],
    columns: [
      { id: '1', content: { en: 'United States of America', hi: 'संयुक्त राज्य अमेरिका' } },
      { id: '2', content: { en: 'Germany (Weimar Constitution)', hi: 'जर्मनी (वाइमर संविधान)' } },
      { id: '3', content: { en: 'Australia', hi: 'ऑस्ट्रेलिया' } },
      { id: '4', content: { en: 'Soviet Union (USSR)', hi: 'सोवियत संघ (USSR)' } },
      { id: '5', content: { en: 'Ireland', hi: 'आयरलैंड' } },
    ],
    key: { kind: 'matrix', rows: { p: ['5'], q: ['4'], r: ['1'], s: ['2'] } },
    solution: {
      en: String.raw`- **Directive Principles**: Ireland
- **Fundamental Duties**: Soviet Union (added by the 42nd Amendment, 1976)
- **Fundamental Rights**: United States of America (its Bill of Rights)
- **Suspension of Fundamental Rights during an Emergency**: Weimar Constitution of Germany

Australia is the extra country; the Concurrent List was taken from it.`,
      hi: String.raw`- **निदेशक तत्त्व**: आयरलैंड
- **मूल कर्तव्य**: सोवियत संघ (42वें संशोधन, 1976 द्वारा जोड़े गए)
- **मूल अधिकार**: संयुक्त राज्य अमेरिका (वहाँ का अधिकार-पत्र)
- **आपातकाल में मूल अधिकारों का निलंबन**: जर्मनी का वाइमर संविधान

ऑस्ट्रेलिया अतिरिक्त है; वहाँ से समवर्ती सूची ली गई है।`,
    },
  },
  {
    code: 'gkn-014',
    subject: 'general-knowledge',
    topic: 'medieval-history',
    difficulty: 'easy',
    targetSeconds: 20,
    stem: {
      en: 'Whom did Babur defeat in the First Battle of Panipat in 1526?',
      hi: 'बाबर ने 1526 में पानीपत के प्रथम युद्ध में किसे पराजित किया था?',
    },
    options: [
      { id: 'a', content: { en: 'Rana Sanga', hi: 'राणा सांगा' } },
      { id: 'b', content: { en: 'Ibrahim Lodi', hi: 'इब्राहिम लोदी' } },
      { id: 'c', content: { en: 'Hemu', hi: 'हेमू' } },
      { id: 'd', content: { en: 'Sikandar Lodi', hi: 'सिकंदर लोदी' } },
    ],
    key: { kind: 'mcq', optionIds: ['b'] },
    solution: {
      en: String.raw`Babur defeated **Ibrahim Lodi**, the last Sultan of Delhi, and laid the foundation of Mughal rule in India.

- Babur defeated Rana Sanga at Khanwa in 1527.
- Hemu was defeated by the army of Akbar in the Second Battle of Panipat in 1556.
- Sikandar Lodi, the father of Ibrahim, had died in 1517.`,
      hi: String.raw`बाबर ने दिल्ली के अंतिम सुल्तान **इब्राहिम लोदी** को पराजित करके भारत में मुग़ल शासन की नींव रखी।

- राणा सांगा को बाबर ने 1527 में खानवा के युद्ध में पराजित किया।
- हेमू को अकबर की सेना ने 1556 में पानीपत के द्वितीय युद्ध में पराजित किया।
- इब्राहिम के पिता सिकंदर लोदी की मृत्यु 1517 में हो चुकी थी।`,
    },
  },
  {
    code: 'gkn-015',
    subject: 'general-knowledge',
    topic: 'fundamental-rights-and-duties',
    difficulty: 'medium',
    targetSeconds: 50,
    stem: {
      en: String.raw`Consider the following statements about the Fundamental Duties in the Constitution of India:

1. They were first put into the Constitution by the 42nd Amendment Act, 1976.
2. They are given in Article 51A, in Part IVA.
3. A parent's or guardian's duty to provide opportunities for education to a child between 6 and 14 years of age was added by the 86th Amendment Act, 2002.

Which of the statements given above is/are correct?`,
      hi: String.raw`भारत के संविधान में दिए गए मूल कर्तव्यों के बारे में निम्नलिखित कथनों पर विचार कीजिए:

1. इन्हें संविधान में पहली बार 42वें संशोधन अधिनियम, 1976 द्वारा जोड़ा गया।
2. ये भाग 4क के अनुच्छेद 51क में दिए गए हैं।
3. 6 से 14 वर्ष की आयु के बालक को शिक्षा के अवसर देने का माता-पिता या संरक्षक का कर्तव्य 86वें संशोधन अधिनियम, 2002 द्वारा जोड़ा गया।

उपर्युक्त कथनों में से कौन-सा/कौन-से सही है/हैं?`,
    },
    options: [
      { id: 'a', content: { en: '1 and 2 only', hi: 'केवल 1 और 2' } },
      { id: 'b', content: { en: '2 and 3 only', hi: 'केवल 2 और 3' } },
      { id: 'c', content: { en: '1 and 3 only', hi: 'केवल 1 और 3' } },
      { id: 'd', content: { en: '1, 2 and 3', hi: '1, 2 और 3' } },
    ],
    key: { kind: 'mcq', optionIds: ['d'] },
    solution: {
      en: String.raw`- **Statement 1 is correct.** The 42nd Amendment, 1976 added ten Fundamental Duties, on the recommendation of the Swaran Singh Committee.
- **Statement 2 is correct.** Part IVA has a single Article, 51A. Part IV, with which it is confused, holds the Directive Principles.
- **Statement 3 is correct.** The 86th Amendment, 2002 added this duty as clause (k), the eleventh. The same amendment added Article 21A (right to education).

So 1, 2 and 3 are correct.`,
      hi: String.raw`- **कथन 1 सही है।** स्वर्ण सिंह समिति की सिफ़ारिश पर 42वें संशोधन, 1976 द्वारा दस मूल कर्तव्य जोड़े गए।
- **कथन 2 सही है।** भाग 4क में एक ही अनुच्छेद 51क है। भाग 4 में, जिससे इसे प्रायः मिला दिया जाता है, निदेशक तत्त्व हैं।
- **कथन 3 सही है।** 86वें संशोधन, 2002 ने इसे ग्यारहवें कर्तव्य, खंड (ट) के रूप में जोड़ा। इसी संशोधन ने अनुच्छेद 21क (शिक्षा का अधिकार) भी जोड़ा।

अतः 1, 2 और 3 सही हैं।`,
    },
  },
  {
    code: 'gkn-016',
    subject: 'general-knowledge',
    topic: 'indian-geography',
    difficulty: 'easy',
    targetSeconds: 40,
    stem: {
      en: 'Read the assertion (A) and the reason (R) and choose the right option.',
      hi: 'अभिकथन (A) और कारण (R) पढ़कर सही विकल्प चुनिए।',
    },
    statements: {
      assertion: {
        en: 'The western slopes of the Western Ghats receive heavy rain during the south-west monsoon.',
        hi: 'पश्चिमी घाट के पश्चिमी ढालों पर दक्षिण-पश्चिम मानसून के समय भारी वर्षा होती है।',
      },
      reason: {
        en: 'The moist winds from the Arabian Sea are forced to rise when they strike the Western Ghats.',
        hi: 'अरब सागर से आने वाली आर्द्र पवनें पश्चिमी घाट से टकराकर ऊपर उठने को बाध्य होती हैं।',
      },
    },
    key: { kind: 'assertion_reason', optionIds: ['a'] },
    solution: {
      en: String.raw`Both statements are true. The Ghats stand across the path of the moist winds. The air is forced up, cools, and its water vapour condenses into heavy rain on the windward (western) side. This is relief (orographic) rainfall, so **R explains A**.

For the same reason the eastern, leeward side lies in a rain shadow and gets much less rain.`,
      hi: String.raw`दोनों कथन सत्य हैं। पश्चिमी घाट आर्द्र पवनों के मार्ग में खड़ा है। हवा ऊपर उठकर ठंडी होती है और उसकी जलवाष्प संघनित होकर पवनाभिमुख (पश्चिमी) ढालों पर भारी वर्षा करती है। यह पर्वतीय वर्षा है, अतः **R, A की सही व्याख्या है**।

इसी कारण पूर्वी (पवनविमुख) ढाल वृष्टि छाया क्षेत्र में आते हैं और वहाँ बहुत कम वर्षा होती है।`,
    },
  },
  {
    code: 'gkn-017',
    subject: 'general-knowledge',
    topic: 'public-finance',
    difficulty: 'medium',
    targetSeconds: 40,
    stem: {
      en: String.raw`Consider the following statements about a government's budget:

1. Fiscal deficit is the excess of total expenditure over total receipts other than borrowings.
2. Primary deficit is fiscal deficit minus interest payments.

Which of the statements given above is/are correct?`,
      hi: String.raw`सरकार के बजट के बारे में निम्नलिखित कथनों पर विचार कीजिए:

1. उधार को छोड़कर कुल प्राप्तियों से कुल व्यय जितना अधिक होता है, वह राजकोषीय घाटा है।
2. प्राथमिक घाटा राजकोषीय घाटे में से ब्याज भुगतान घटाने पर प्राप्त होता है।

उपर्युक्त कथनों में से कौन-सा/कौन-से सही है/हैं?`,
    },
    options: [
      { id: 'a', content: { en: '1 only', hi: 'केवल 1' }, pinned: true },
      { id: 'b', content: { en: '2 only', hi: 'केवल 2' }, pinned: true },
      { id: 'c', content: { en: 'Both 1 and 2', hi: '1 और 2 दोनों' }, pinned: true },
      { id: 'd', content: { en: 'Neither 1 nor 2', hi: 'न तो 1, न ही 2' }, pinned: true },
    ],
    key: { kind: 'mcq', optionIds: ['c'] },
    solution: {
      en: String.raw`- **Statement 1 is correct.** Fiscal deficit = total expenditure − (revenue receipts + capital receipts other than borrowings). It shows how much the government has to borrow.
- **Statement 2 is correct.** Primary deficit = fiscal deficit − interest payments. It leaves out the burden of past loans.

Do not confuse fiscal deficit with revenue deficit, which is revenue expenditure minus revenue receipts. So both 1 and 2 are correct.`,
      hi: String.raw`- **कथन 1 सही है।** राजकोषीय घाटा = कुल व्यय − (राजस्व प्राप्तियाँ + उधार के अतिरिक्त पूँजीगत प्राप्तियाँ)। यह बताता है कि सरकार को कितना उधार लेना पड़ेगा।
- **कथन 2 सही है।** प्राथमिक घाटा = राजकोषीय घाटा − ब्याज भुगतान। इसमें पुराने ऋणों का बोझ नहीं गिना जाता।

राजकोषीय घाटे को राजस्व घाटे (राजस्व व्यय − राजस्व प्राप्तियाँ) से न मिलाएँ। अतः 1 और 2 दोनों सही हैं।`,
    },
  },
  {
    code: 'gkn-018',
    subject: 'general-knowledge',
    topic: 'indian-geography',
    difficulty: 'easy',
    targetSeconds: 20,
    stem: {
      en: 'Which river is known as the "Sorrow of Bihar" because of its frequent floods and changes of course? (Write the name.)',
      hi: 'बार-बार आने वाली बाढ़ और मार्ग बदलने के कारण किस नदी को "बिहार का शोक" कहा जाता है? (नाम लिखिए।)',
    },
    key: {
      kind: 'short',
      accepted: [
        'Kosi',
        'Koshi',
        'Kosi river',
        'Koshi river',
        'River Kosi',
        'River Koshi',
        'कोसी',
        'कोशी',
        'कोसी नदी',
        'कोशी नदी',
      ],
      caseSensitive: false,
    },
    solution: {
      en: String.raw`The **Kosi**, which comes down from the Himalayas through Nepal, brings a great load of silt. The silt fills its bed, so the river floods and shifts its course often in north Bihar.

The Damodar was called the "Sorrow of Bengal" for the same reason.`,
      hi: String.raw`हिमालय से नेपाल होकर आने वाली **कोसी** अपने साथ बहुत अधिक गाद लाती है। गाद से तल भर जाने के कारण यह उत्तरी बिहार में बार-बार बाढ़ लाती और मार्ग बदलती है।

इसी कारण दामोदर को "बंगाल का शोक" कहा जाता था।`,
    },
  },
  {
    code: 'gkn-019',
    subject: 'general-knowledge',
    topic: 'modern-history',
    difficulty: 'easy',
    targetSeconds: 30,
    stem: {
      en: 'Which of the following were leaders of the Revolt of 1857? (One or more options may be correct.)',
      hi: 'निम्नलिखित में से कौन 1857 के विद्रोह के नेता थे? (एक या एक से अधिक विकल्प सही हो सकते हैं।)',
    },
    options: [
      { id: 'a', content: { en: 'Begum Hazrat Mahal', hi: 'बेगम हज़रत महल' } },
      { id: 'b', content: { en: 'Tipu Sultan', hi: 'टीपू सुल्तान' } },
      { id: 'c', content: { en: 'Kunwar Singh', hi: 'कुँवर सिंह' } },
      { id: 'd', content: { en: 'Nana Saheb', hi: 'नाना साहेब' } },
    ],
    key: { kind: 'msq', optionIds: ['a', 'c', 'd'] },
    solution: {
      en: String.raw`- **Begum Hazrat Mahal** led the revolt at Lucknow.
- **Kunwar Singh** of Jagdishpur led it in Bihar.
- **Nana Saheb** led it at Kanpur.
- **Tipu Sultan** of Mysore also fought the British, but he was killed in 1799 in the Fourth Anglo-Mysore War, 58 years before the revolt.`,
      hi: String.raw`- **बेगम हज़रत महल** ने लखनऊ में विद्रोह का नेतृत्व किया।
- जगदीशपुर के **कुँवर सिंह** ने बिहार में नेतृत्व किया।
- **नाना साहेब** ने कानपुर में नेतृत्व किया।
- मैसूर के **टीपू सुल्तान** भी अंग्रेज़ों से लड़े थे, पर वे विद्रोह से 58 वर्ष पहले 1799 में चौथे आंग्ल-मैसूर युद्ध में मारे गए।`,
    },
  },
  {
    code: 'gkn-020',
    subject: 'general-knowledge',
    topic: 'constitution',
    difficulty: 'medium',
    targetSeconds: 25,
    stem: {
      en: "The words 'socialist' and 'secular' were added to the Preamble of the Constitution of India by the 44th Amendment Act, 1978.",
      hi: "भारत के संविधान की उद्देशिका (प्रस्तावना) में 'समाजवादी' और 'पंथनिरपेक्ष' शब्द 44वें संशोधन अधिनियम, 1978 द्वारा जोड़े गए।",
    },
    key: { kind: 'true_false', value: false },
    solution: {
      en: String.raw`The statement is **false**. The words 'socialist', 'secular' and 'integrity' were added by the **42nd Amendment Act, 1976**.

The 44th Amendment Act, 1978 is known for other changes: it took the right to property out of the Fundamental Rights and put "armed rebellion" in place of "internal disturbance" as a ground for a national Emergency.`,
      hi: String.raw`कथन **असत्य** है। 'समाजवादी', 'पंथनिरपेक्ष' और 'अखंडता' शब्द **42वें संशोधन अधिनियम, 1976** द्वारा जोड़े गए थे।

44वाँ संशोधन अधिनियम, 1978 अन्य परिवर्तनों के लिए जाना जाता है: इसने संपत्ति के अधिकार को मूल अधिकारों से हटाया और राष्ट्रीय आपातकाल के आधार के रूप में "आंतरिक अशांति" के स्थान पर "सशस्त्र विद्रोह" रखा।`,
    },
  },
  {
    code: 'gkn-021',
    subject: 'general-knowledge',
    topic: 'parliament',
    difficulty: 'easy',
    targetSeconds: 15,
    stem: {
      en: 'What is the minimum age for becoming a member of the Rajya Sabha?',
      hi: 'राज्य सभा का सदस्य बनने के लिए न्यूनतम आयु कितनी है?',
    },
    options: [
      { id: 'a', content: { en: '21 years', hi: '21 वर्ष' } },
      { id: 'b', content: { en: '25 years', hi: '25 वर्ष' } },
      { id: 'c', content: { en: '30 years', hi: '30 वर्ष' } },
      { id: 'd', content: { en: '35 years', hi: '35 वर्ष' } },
    ],
    key: { kind: 'mcq', optionIds: ['c'] },
    solution: {
      en: String.raw`Under Article 84, a member of the Rajya Sabha must be at least **30 years** old.

- 25 years is the minimum age for the Lok Sabha and for a State Legislative Assembly.
- 35 years is the minimum age for the President, the Vice-President and a Governor.
- 21 years is the minimum age for a member of a Panchayat or Municipality.`,
      hi: String.raw`अनुच्छेद 84 के अनुसार राज्य सभा के सदस्य की आयु कम से कम **30 वर्ष** होनी चाहिए।

- 25 वर्ष लोक सभा और राज्य विधान सभा के लिए न्यूनतम आयु है।
- 35 वर्ष राष्ट्रपति, उपराष्ट्रपति और राज्यपाल के लिए न्यूनतम आयु है।
- 21 वर्ष पंचायत या नगरपालिका के सदस्य के लिए न्यूनतम आयु है।`,
    },
  },
  {
    code: 'gkn-022',
    subject: 'general-knowledge',
    topic: 'medieval-history',
    difficulty: 'medium',
    targetSeconds: 45,
    stem: {
      en: String.raw`Consider the following statements about the Delhi Sultanate:

1. Alauddin Khalji fixed the prices of goods in the market.
2. Firoz Shah Tughlaq shifted the capital from Delhi to Daulatabad.
3. Razia was a daughter of Iltutmish.

How many of the statements given above are correct?`,
      hi: String.raw`दिल्ली सल्तनत के बारे में निम्नलिखित कथनों पर विचार कीजिए:

1. अलाउद्दीन ख़िलजी ने बाज़ार में वस्तुओं के मूल्य निर्धारित किए।
2. फ़िरोज़ शाह तुग़लक़ ने राजधानी दिल्ली से दौलताबाद स्थानांतरित की।
3. रज़िया इल्तुतमिश की पुत्री थी।

उपर्युक्त कथनों में से कितने सही हैं?`,
    },
    options: [
      { id: 'a', content: { en: 'Only one', hi: 'केवल एक' }, pinned: true },
      { id: 'b', content: { en: 'Only two', hi: 'केवल दो' }, pinned: true },
      { id: 'c', content: { en: 'All three', hi: 'सभी तीन' }, pinned: true },
      { id: 'd', content: { en: 'None', hi: 'कोई भी नहीं' }, pinned: true },
    ],
    key: { kind: 'mcq', optionIds: ['b'] },
    solution: {
      en: String.raw`- **Statement 1 is correct.** Alauddin Khalji fixed prices and appointed officers to watch the markets, so that he could keep a large army at a moderate cost.
- **Statement 2 is wrong.** It was **Muhammad bin Tughlaq** who shifted the capital to Daulatabad (Devagiri).
- **Statement 3 is correct.** Iltutmish preferred his daughter Razia to his sons as his successor.

So only two statements are correct.`,
      hi: String.raw`- **कथन 1 सही है।** अलाउद्दीन ख़िलजी ने मूल्य निर्धारित किए और बाज़ारों पर निगरानी के लिए अधिकारी नियुक्त किए, ताकि कम ख़र्च में बड़ी सेना रखी जा सके।
- **कथन 2 ग़लत है।** राजधानी को दौलताबाद (देवगिरि) **मुहम्मद बिन तुग़लक़** ले गया था।
- **कथन 3 सही है।** इल्तुतमिश ने अपने पुत्रों के स्थान पर पुत्री रज़िया को उत्तराधिकारी चुना था।

अतः केवल दो कथन सही हैं।`,
    },
  },
  {
    code: 'gkn-023',
    subject: 'general-knowledge',
    topic: 'indian-geography',
    difficulty: 'easy',
    targetSeconds: 45,
    stem: {
      en: 'Match each dam in List I with the river in List II on which it is built. (One river is extra.)',
      hi: 'सूची I के प्रत्येक बाँध का सूची II की उस नदी से मिलान कीजिए जिस पर वह बना है। (एक नदी अतिरिक्त है।)',
    },
    rows: [
      { id: 'p', content: { en: 'Hirakud', hi: 'हीराकुड' } },
      { id: 'q', content: { en: 'Bhakra', hi: 'भाखड़ा' } },
      { id: 'r', content: { en: 'Sardar Sarovar', hi: 'सरदार सरोवर' } },
      { id: 's', content: { en: 'Tehri', hi: 'टिहरी' } },
    ],
    columns: [
      { id: '1', content: { en: 'Bhagirathi', hi: 'भागीरथी' } },
      { id: '2', content: { en: 'Krishna', hi: 'कृष्णा' } },
      { id: '3', content: { en: 'Mahanadi', hi: 'महानदी' } },
      { id: '4', content: { en: 'Narmada', hi: 'नर्मदा' } },
      { id: '5', content: { en: 'Sutlej', hi: 'सतलुज' } },
    ],
    key: { kind: 'matrix', rows: { p: ['3'], q: ['5'], r: ['4'], s: ['1'] } },
    solution: {
      en: String.raw`- **Hirakud**: Mahanadi (Odisha)
- **Bhakra**: Sutlej (Himachal Pradesh)
- **Sardar Sarovar**: Narmada (Gujarat)
- **Tehri**: Bhagirathi (Uttarakhand)

Krishna is the extra river; Nagarjuna Sagar and Srisailam are dams on it.`,
      hi: String.raw`- **हीराकुड**: महानदी (ओडिशा)
- **भाखड़ा**: सतलुज (हिमाचल प्रदेश)
- **सरदार सरोवर**: नर्मदा (गुजरात)
- **टिहरी**: भागीरथी (उत्तराखंड)

कृष्णा अतिरिक्त है; नागार्जुन सागर और श्रीशैलम बाँध उस पर बने हैं।`,
    },
  },
  {
    code: 'gkn-024',
    subject: 'general-knowledge',
    topic: 'environment',
    difficulty: 'medium',
    targetSeconds: 25,
    stem: {
      en: 'The Montreal Protocol is an international agreement on which of the following?',
      hi: 'मॉन्ट्रियल प्रोटोकॉल निम्नलिखित में से किससे संबंधित अंतरराष्ट्रीय समझौता है?',
    },
    options: [
      { id: 'a', content: { en: 'Trade in endangered species', hi: 'संकटग्रस्त प्रजातियों का व्यापार' } },
      { id: 'b', content: { en: 'Wetlands of international importance', hi: 'अंतरराष्ट्रीय महत्त्व की आर्द्रभूमियाँ' } },
      {
        id: 'c',
        content: { en: 'Movement of hazardous wastes between countries', hi: 'देशों के बीच ख़तरनाक अपशिष्टों का आवागमन' },
      },
      { id: 'd', content: { en: 'Substances that deplete the ozone layer', hi: 'ओज़ोन परत का क्षय करने वाले पदार्थ' } },
    ],
    key: { kind: 'mcq', optionIds: ['d'] },
    solution: {
      en: String.raw`The **Montreal Protocol (1987)** controls the making and use of substances that deplete the ozone layer, such as chlorofluorocarbons (CFCs).

- Trade in endangered species: CITES
- Wetlands: Ramsar Convention (1971)
- Hazardous wastes: Basel Convention (1989)`,
      hi: String.raw`**मॉन्ट्रियल प्रोटोकॉल (1987)** क्लोरोफ़्लोरोकार्बन (CFC) जैसे ओज़ोन परत का क्षय करने वाले पदार्थों के उत्पादन और प्रयोग पर नियंत्रण करता है।

- संकटग्रस्त प्रजातियों का व्यापार: CITES
- आर्द्रभूमियाँ: रामसर अभिसमय (1971)
- ख़तरनाक अपशिष्ट: बेसल अभिसमय (1989)`,
    },
  },
  {
    code: 'gkn-025',
    subject: 'general-knowledge',
    topic: 'ancient-history',
    difficulty: 'hard',
    targetSeconds: 50,
    stem: {
      en: 'Read the assertion (A) and the reason (R) and choose the right option.',
      hi: 'अभिकथन (A) और कारण (R) पढ़कर सही विकल्प चुनिए।',
    },
    statements: {
      assertion: {
        en: "Most of Ashoka's inscriptions are written in the Brahmi script.",
        hi: 'अशोक के अधिकांश अभिलेख ब्राह्मी लिपि में लिखे गए हैं।',
      },
      reason: {
        en: 'Ashoka expressed his remorse over the Kalinga war in one of his rock edicts.',
        hi: 'अशोक ने अपने एक शिलालेख में कलिंग युद्ध पर अपना पश्चात्ताप प्रकट किया है।',
      },
    },
    key: { kind: 'assertion_reason', optionIds: ['b'] },
    solution: {
      en: String.raw`Both statements are true. Most of the inscriptions are in Prakrit in the Brahmi script (in the north-west, Kharosthi, Greek and Aramaic were also used). The remorse over Kalinga is recorded in Major Rock Edict XIII.

But the remorse is about **what** one edict says, while A is about the **script** in which the inscriptions were written. Brahmi was simply the script in use in most parts of the empire. So **R is not the explanation of A**.`,
      hi: String.raw`दोनों कथन सत्य हैं। अधिकांश अभिलेख प्राकृत भाषा और ब्राह्मी लिपि में हैं (उत्तर-पश्चिम में खरोष्ठी, यूनानी और अरामाइक का भी प्रयोग हुआ)। कलिंग युद्ध पर पश्चात्ताप तेरहवें बृहत् शिलालेख में अंकित है।

परंतु पश्चात्ताप का संबंध एक शिलालेख की **विषय-वस्तु** से है, जबकि A उस **लिपि** के बारे में है जिसमें अभिलेख लिखे गए। ब्राह्मी साम्राज्य के अधिकांश भाग में प्रचलित लिपि थी। अतः **R, A की सही व्याख्या नहीं है**।`,
    },
  },
  {
    code: 'gkn-026',
    subject: 'general-knowledge',
    topic: 'monetary-policy',
    difficulty: 'easy',
    targetSeconds: 25,
    stem: { en: 'The repo rate is the rate at which', hi: 'रेपो दर वह दर है जिस पर' },
    options: [
      { id: 'a', content: { en: 'banks lend to their best customers', hi: 'बैंक अपने सबसे अच्छे ग्राहकों को ऋण देते हैं' } },
      {
        id: 'b',
        content: { en: 'the RBI borrows from banks for a short term', hi: 'RBI बैंकों से अल्पकाल के लिए उधार लेता है' },
      },
      { id: 'c', content: { en: 'banks pay interest on savings accounts', hi: 'बैंक बचत खातों पर ब्याज देते हैं' } },
      {
        id: 'd',
        content: { en: 'the RBI lends to banks against securities', hi: 'RBI प्रतिभूतियों के बदले बैंकों को ऋण देता है' },
      },
    ],
    key: { kind: 'mcq', optionIds: ['d'] },
    solution: {
      en: String.raw`The **repo rate** is the rate at which the Reserve Bank of India lends money to banks for a short term against government securities, which the banks agree to buy back (repo = repurchase).

The rate at which the RBI borrows from banks is the **reverse repo rate**. The rates that banks charge or pay their own customers are different from both.`,
      hi: String.raw`**रेपो दर** वह दर है जिस पर भारतीय रिज़र्व बैंक सरकारी प्रतिभूतियों के बदले बैंकों को अल्पकाल के लिए ऋण देता है; बैंक इन प्रतिभूतियों को वापस ख़रीदने का वचन देते हैं (repo = repurchase)।

जिस दर पर RBI बैंकों से उधार लेता है, वह **रिवर्स रेपो दर** है। बैंक अपने ग्राहकों से जो ब्याज लेते या उन्हें देते हैं, वह इन दोनों से अलग है।`,
    },
  },
  {
    code: 'gkn-027',
    subject: 'general-knowledge',
    topic: 'art-and-culture',
    difficulty: 'hard',
    targetSeconds: 50,
    stem: {
      en: String.raw`Consider the following statements:

1. The Kailasa temple at Ellora was cut out of the rock under the Rashtrakutas.
2. The temples of Khajuraho were built by the Chalukyas.
3. The Sun Temple at Konark was built by the Cholas.

Which of the statements given above is/are correct?`,
      hi: String.raw`निम्नलिखित कथनों पर विचार कीजिए:

1. एलोरा का कैलाश मंदिर राष्ट्रकूटों के समय में चट्टान काटकर बनाया गया।
2. खजुराहो के मंदिर चालुक्यों ने बनवाए।
3. कोणार्क का सूर्य मंदिर चोलों ने बनवाया।

उपर्युक्त कथनों में से कौन-सा/कौन-से सही है/हैं?`,
    },
    options: [
      { id: 'a', content: { en: '1 only', hi: 'केवल 1' } },
      { id: 'b', content: { en: '1 and 2 only', hi: 'केवल 1 और 2' } },
      { id: 'c', content: { en: '2 and 3 only', hi: 'केवल 2 और 3' } },
      { id: 'd', content: { en: '1 and 3 only', hi: 'केवल 1 और 3' } },
    ],
    key: { kind: 'mcq', optionIds: ['a'] },
    solution: {
      en: String.raw`- **Statement 1 is correct.** The Kailasa temple (Cave 16) was cut out of the rock in the time of the Rashtrakuta king Krishna I.
- **Statement 2 is wrong.** The temples of Khajuraho (Madhya Pradesh) were built by the **Chandellas**.
- **Statement 3 is wrong.** The Sun Temple at Konark (Odisha) was built by Narasimhadeva I of the **Eastern Ganga** dynasty in the 13th century. The Cholas built the great temple at Thanjavur.

So only 1 is correct.`,
      hi: String.raw`- **कथन 1 सही है।** कैलाश मंदिर (गुफा 16) राष्ट्रकूट राजा कृष्ण प्रथम के समय में चट्टान काटकर बनाया गया।
- **कथन 2 ग़लत है।** खजुराहो (मध्य प्रदेश) के मंदिर **चंदेलों** ने बनवाए।
- **कथन 3 ग़लत है।** कोणार्क (ओडिशा) का सूर्य मंदिर 13वीं शताब्दी में **पूर्वी गंग** वंश के नरसिंहदेव प्रथम ने बनवाया। चोलों ने तंजावुर का विशाल मंदिर बनवाया था।

अतः केवल 1 सही है।`,
    },
  },
  {
    code: 'gkn-028',
    subject: 'general-knowledge',
    topic: 'indian-geography',
    difficulty: 'easy',
    targetSeconds: 15,
    stem: {
      en: 'Indian Standard Time is based on the meridian of 82°30′ E.',
      hi: 'भारतीय मानक समय 82°30′ पूर्वी देशांतर पर आधारित है।',
    },
    key: { kind: 'true_false', value: true },
    solution: {
      en: String.raw`The statement is **true**. The standard meridian of India is 82°30′ E, which passes near Mirzapur in Uttar Pradesh.

The Earth turns through 1° in 4 minutes, so 82.5 × 4 = 330 minutes, that is, Indian Standard Time is 5 hours 30 minutes ahead of Greenwich.`,
      hi: String.raw`कथन **सत्य** है। भारत की मानक याम्योत्तर 82°30′ पूर्वी देशांतर है, जो उत्तर प्रदेश में मिर्ज़ापुर के निकट से गुज़रती है।

पृथ्वी 4 मिनट में 1° घूमती है, अतः 82.5 × 4 = 330 मिनट, अर्थात् भारतीय मानक समय ग्रीनविच से 5 घंटे 30 मिनट आगे है।`,
    },
  },
  {
    code: 'gkn-029',
    subject: 'general-knowledge',
    topic: 'medieval-history',
    difficulty: 'medium',
    targetSeconds: 25,
    stem: {
      en: 'The Ashtadiggajas, a group of eight Telugu poets, adorned the court of which ruler?',
      hi: 'आठ तेलुगु कवियों का समूह "अष्टदिग्गज" किस शासक के दरबार में था?',
    },
    options: [
      { id: 'a', content: { en: 'Krishnadevaraya', hi: 'कृष्णदेव राय' } },
      { id: 'b', content: { en: 'Rajaraja Chola I', hi: 'राजराज चोल प्रथम' } },
      { id: 'c', content: { en: 'Pulakeshin II', hi: 'पुलकेशिन द्वितीय' } },
      { id: 'd', content: { en: 'Harihara I', hi: 'हरिहर प्रथम' } },
    ],
    key: { kind: 'mcq', optionIds: ['a'] },
    solution: {
      en: String.raw`The Ashtadiggajas were at the court of **Krishnadevaraya** of Vijayanagara (reigned 1509 to 1529). Allasani Peddana was the foremost of them. The king himself wrote *Amuktamalyada* in Telugu.

Harihara I was also a ruler of Vijayanagara, one of its founders in 1336, but he lived long before these poets. Rajaraja I was a Chola and Pulakeshin II a Chalukya.`,
      hi: String.raw`अष्टदिग्गज विजयनगर के शासक **कृष्णदेव राय** (शासनकाल 1509 से 1529) के दरबार में थे। अल्लसानि पेद्दना इनमें प्रमुख थे। राजा ने स्वयं तेलुगु में *आमुक्तमाल्यद* की रचना की।

हरिहर प्रथम भी विजयनगर के शासक और 1336 में उसके संस्थापकों में से एक थे, पर वे इन कवियों से बहुत पहले हुए। राजराज प्रथम चोल और पुलकेशिन द्वितीय चालुक्य शासक थे।`,
    },
  },
  {
    code: 'gkn-030',
    subject: 'general-knowledge',
    topic: 'modern-history',
    difficulty: 'medium',
    targetSeconds: 45,
    stem: {
      en: String.raw`Consider the following statements about the national movement:

1. The Rowlatt Act of 1919 allowed detention without trial.
2. Gandhiji called off the Non-Cooperation Movement after the Chauri Chaura incident.
3. The Karachi session of the Congress in 1931 adopted the goal of Purna Swaraj for the first time.

Which of the statements given above is/are correct?`,
      hi: String.raw`राष्ट्रीय आंदोलन के बारे में निम्नलिखित कथनों पर विचार कीजिए:

1. 1919 का रॉलेट अधिनियम बिना मुक़दमा चलाए बंदी बनाए रखने की अनुमति देता था।
2. गांधीजी ने चौरी चौरा की घटना के बाद असहयोग आंदोलन वापस ले लिया।
3. कांग्रेस के 1931 के कराची अधिवेशन में पहली बार पूर्ण स्वराज का लक्ष्य अपनाया गया।

उपर्युक्त कथनों में से कौन-सा/कौन-से सही है/हैं?`,
    },
    options: [
      { id: 'a', content: { en: '1 and 2 only', hi: 'केवल 1 और 2' } },
      { id: 'b', content: { en: '1 and 3 only', hi: 'केवल 1 और 3' } },
      { id: 'c', content: { en: '2 and 3 only', hi: 'केवल 2 और 3' } },
      { id: 'd', content: { en: '1, 2 and 3', hi: '1, 2 और 3' } },
    ],
    key: { kind: 'mcq', optionIds: ['a'] },
    solution: {
      en: String.raw`- **Statement 1 is correct.** The Rowlatt Act let the government hold political prisoners without trial for two years.
- **Statement 2 is correct.** A police station was burnt at Chauri Chaura in February 1922, and Gandhiji withdrew the movement in the same month.
- **Statement 3 is wrong.** Purna Swaraj was adopted at the **Lahore** session in December 1929, under Jawaharlal Nehru. The Karachi session of 1931 passed the resolution on Fundamental Rights and Economic Policy.

So only 1 and 2 are correct.`,
      hi: String.raw`- **कथन 1 सही है।** रॉलेट अधिनियम से सरकार राजनीतिक बंदियों को दो वर्ष तक बिना मुक़दमे के क़ैद में रख सकती थी।
- **कथन 2 सही है।** फ़रवरी 1922 में चौरी चौरा में पुलिस थाना जला दिया गया और उसी महीने गांधीजी ने आंदोलन वापस ले लिया।
- **कथन 3 ग़लत है।** पूर्ण स्वराज का लक्ष्य दिसंबर 1929 में जवाहरलाल नेहरू की अध्यक्षता में **लाहौर** अधिवेशन में अपनाया गया। 1931 के कराची अधिवेशन में मूल अधिकारों और आर्थिक नीति पर प्रस्ताव पारित हुआ।

अतः केवल 1 और 2 सही हैं।`,
    },
  },
  {
    code: 'gkn-031',
    subject: 'general-knowledge',
    topic: 'ancient-history',
    difficulty: 'easy',
    targetSeconds: 45,
    stem: {
      en: 'Match each ancient work in List I with its author in List II. (One author is extra.)',
      hi: 'सूची I की प्रत्येक प्राचीन रचना का सूची II में दिए गए उसके रचयिता से मिलान कीजिए। (एक रचयिता अतिरिक्त है।)',
    },
    rows: [
      { id: 'p', content: { en: 'Arthashastra', hi: 'अर्थशास्त्र' } },
      { id: 'q', content: { en: 'Ashtadhyayi', hi: 'अष्टाध्यायी' } },
      { id: 'r', content: { en: 'Harshacharita', hi: 'हर्षचरित' } },
      { id: 's', content: { en: 'Mudrarakshasa', hi: 'मुद्राराक्षस' } },
    ],
    columns: [
      { id: '1', content: { en: 'Banabhatta', hi: 'बाणभट्ट' } },
      { id: '2', content: { en: 'Kalidasa', hi: 'कालिदास' } },
      { id: '3', content: { en: 'Kautilya', hi: 'कौटिल्य' } },
      { id: '4', content: { en: 'Panini', hi: 'पाणिनि' } },
      { id: '5', content: { en: 'Vishakhadatta', hi: 'विशाखदत्त' } },
    ],
    key: { kind: 'matrix', rows: { p: ['3'], q: ['4'], r: ['1'], s: ['5'] } },
    solution: {
      en: String.raw`- **Arthashastra** (statecraft): Kautilya
- **Ashtadhyayi** (Sanskrit grammar): Panini
- **Harshacharita** (life of King Harsha): Banabhatta
- **Mudrarakshasa** (a play about Chandragupta Maurya and Chanakya): Vishakhadatta

Kalidasa is the extra author; he wrote *Abhijnanashakuntalam*, *Meghaduta* and other works. Chanakya (Kautilya) is a chief character of *Mudrarakshasa*, but not its author.`,
      hi: String.raw`- **अर्थशास्त्र** (राज्य-व्यवस्था): कौटिल्य
- **अष्टाध्यायी** (संस्कृत व्याकरण): पाणिनि
- **हर्षचरित** (राजा हर्ष की जीवनी): बाणभट्ट
- **मुद्राराक्षस** (चंद्रगुप्त मौर्य और चाणक्य पर नाटक): विशाखदत्त

कालिदास अतिरिक्त हैं; उन्होंने *अभिज्ञानशाकुंतलम्*, *मेघदूत* आदि की रचना की। चाणक्य (कौटिल्य) *मुद्राराक्षस* के एक प्रमुख पात्र हैं, पर उसके रचयिता नहीं।`,
    },
  },
  {
    code: 'gkn-032',
    subject: 'general-knowledge',
    topic: 'environment',
    difficulty: 'medium',
    targetSeconds: 45,
    stem: {
      en: 'Read the assertion (A) and the reason (R) and choose the right option.',
      hi: 'अभिकथन (A) और कारण (R) पढ़कर सही विकल्प चुनिए।',
    },
    statements: {
      assertion: {
        en: 'In a food chain polluted with DDT, the top carnivores have the highest concentration of DDT in their bodies.',
        hi: 'DDT से प्रदूषित आहार शृंखला में सर्वोच्च मांसाहारियों के शरीर में DDT की सांद्रता सबसे अधिक होती है।',
      },
      reason: {
        en: 'DDT is not easily broken down, and it builds up at each higher trophic level.',
        hi: 'DDT का आसानी से अपघटन नहीं होता और प्रत्येक उच्चतर पोषी स्तर पर इसका संचय बढ़ता जाता है।',
      },
    },
    key: { kind: 'assertion_reason', optionIds: ['a'] },
    solution: {
      en: String.raw`Both statements are true. DDT is neither broken down easily nor passed out of the body, since it collects in the fat. Each animal eats many organisms of the level below and takes in the DDT of all of them, so the concentration rises step by step. This is **biomagnification**, and it explains why the top carnivores have the most. So **R explains A**.

Do not mix this up with energy, which becomes less at each higher level.`,
      hi: String.raw`दोनों कथन सत्य हैं। DDT न तो आसानी से अपघटित होता है, न शरीर से बाहर निकलता है, क्योंकि यह वसा में जमा होता है। प्रत्येक जीव नीचे के स्तर के अनेक जीवों को खाकर उन सबका DDT ग्रहण करता है, अतः सांद्रता हर स्तर पर बढ़ती है। यह **जैव आवर्धन** है और इसी से सर्वोच्च मांसाहारियों में DDT सबसे अधिक होता है। अतः **R, A की सही व्याख्या है**।

इसे ऊर्जा से न मिलाएँ, जो प्रत्येक उच्चतर स्तर पर घटती जाती है।`,
    },
  },
  {
    code: 'gkn-033',
    subject: 'general-knowledge',
    topic: 'constitution',
    difficulty: 'easy',
    targetSeconds: 20,
    stem: {
      en: 'Under which Article of the Constitution can the President proclaim an Emergency on the ground of war, external aggression or armed rebellion?',
      hi: 'संविधान के किस अनुच्छेद के अंतर्गत राष्ट्रपति युद्ध, बाह्य आक्रमण या सशस्त्र विद्रोह के आधार पर आपात की उद्घोषणा कर सकते हैं?',
    },
    options: [
      { id: 'a', content: { en: 'Article 352', hi: 'अनुच्छेद 352' } },
      { id: 'b', content: { en: 'Article 356', hi: 'अनुच्छेद 356' } },
      { id: 'c', content: { en: 'Article 360', hi: 'अनुच्छेद 360' } },
      { id: 'd', content: { en: 'Article 368', hi: 'अनुच्छेद 368' } },
    ],
    key: { kind: 'mcq', optionIds: ['a'] },
    solution: {
      en: String.raw`**Article 352** provides for a national Emergency on the ground of war, external aggression or armed rebellion.

- Article 356: President's rule, on failure of constitutional machinery in a State
- Article 360: financial Emergency
- Article 368: amendment of the Constitution`,
      hi: String.raw`**अनुच्छेद 352** में युद्ध, बाह्य आक्रमण या सशस्त्र विद्रोह के आधार पर राष्ट्रीय आपात का उपबंध है।

- अनुच्छेद 356: राज्य में सांविधानिक तंत्र के विफल होने पर राष्ट्रपति शासन
- अनुच्छेद 360: वित्तीय आपात
- अनुच्छेद 368: संविधान का संशोधन`,
    },
  },
  {
    code: 'gkn-034',
    subject: 'general-knowledge',
    topic: 'indian-geography',
    difficulty: 'medium',
    targetSeconds: 40,
    stem: {
      en: String.raw`Consider the following statements about the Ghats of peninsular India:

1. The Western Ghats are on average higher than the Eastern Ghats.
2. The Eastern Ghats form an unbroken wall along the east coast.
3. Anamudi is the highest peak of the Western Ghats.

Which of the statements given above is/are correct?`,
      hi: String.raw`प्रायद्वीपीय भारत के घाटों के बारे में निम्नलिखित कथनों पर विचार कीजिए:

1. पश्चिमी घाट की औसत ऊँचाई पूर्वी घाट से अधिक है।
2. पूर्वी घाट पूर्वी तट के साथ एक अखंड दीवार बनाता है।
3. अनामुडी पश्चिमी घाट की सबसे ऊँची चोटी है।

उपर्युक्त कथनों में से कौन-सा/कौन-से सही है/हैं?`,
    },
    options: [
      { id: 'a', content: { en: '1 and 2 only', hi: 'केवल 1 और 2' } },
      { id: 'b', content: { en: '2 and 3 only', hi: 'केवल 2 और 3' } },
      { id: 'c', content: { en: '1 and 3 only', hi: 'केवल 1 और 3' } },
      { id: 'd', content: { en: '1, 2 and 3', hi: '1, 2 और 3' } },
    ],
    key: { kind: 'mcq', optionIds: ['c'] },
    solution: {
      en: String.raw`- **Statement 1 is correct.** The Western Ghats rise to about 900 to 1600 metres, the Eastern Ghats to about 600 metres on average.
- **Statement 2 is wrong.** The Eastern Ghats are **discontinuous**: rivers flowing to the Bay of Bengal, such as the Mahanadi, Godavari, Krishna and Kaveri, cut through them. It is the Western Ghats that are continuous, crossed only through passes.
- **Statement 3 is correct.** Anamudi, in Kerala, is the highest peak of the Western Ghats and of peninsular India.

So only 1 and 3 are correct.`,
      hi: String.raw`- **कथन 1 सही है।** पश्चिमी घाट की ऊँचाई लगभग 900 से 1600 मीटर और पूर्वी घाट की औसतन लगभग 600 मीटर है।
- **कथन 2 ग़लत है।** पूर्वी घाट **असतत** (खंडित) है: बंगाल की खाड़ी में गिरने वाली महानदी, गोदावरी, कृष्णा और कावेरी जैसी नदियाँ इसे काटती हैं। सतत तो पश्चिमी घाट है, जिसे केवल दर्रों से पार किया जा सकता है।
- **कथन 3 सही है।** केरल में स्थित अनामुडी पश्चिमी घाट और प्रायद्वीपीय भारत की सबसे ऊँची चोटी है।

अतः केवल 1 और 3 सही हैं।`,
    },
  },
  {
    code: 'gkn-035',
    subject: 'general-knowledge',
    topic: 'constitution',
    difficulty: 'hard',
    targetSeconds: 45,
    stem: {
      en: 'Which of the following are constitutional bodies, that is, provided for in the Constitution of India itself? (One or more options may be correct.)',
      hi: 'निम्नलिखित में से कौन-से संवैधानिक निकाय हैं, अर्थात् जिनका उपबंध स्वयं भारत के संविधान में है? (एक या एक से अधिक विकल्प सही हो सकते हैं।)',
    },
    options: [
      { id: 'a', content: { en: 'NITI Aayog', hi: 'नीति आयोग' } },
      { id: 'b', content: { en: 'Finance Commission', hi: 'वित्त आयोग' } },
      { id: 'c', content: { en: 'National Human Rights Commission', hi: 'राष्ट्रीय मानव अधिकार आयोग' } },
      { id: 'd', content: { en: 'Election Commission', hi: 'निर्वाचन आयोग' } },
    ],
    key: { kind: 'msq', optionIds: ['b', 'd'] },
    solution: {
      en: String.raw`- **Finance Commission**: constitutional, Article 280
- **Election Commission**: constitutional, Article 324
- **NITI Aayog**: neither constitutional nor statutory; it was set up in 2015 by a resolution of the Union Cabinet in place of the Planning Commission.
- **National Human Rights Commission**: a statutory body, set up under the Protection of Human Rights Act, 1993.

A body does not become constitutional because it is important; it must be provided for in the Constitution.`,
      hi: String.raw`- **वित्त आयोग**: संवैधानिक, अनुच्छेद 280
- **निर्वाचन आयोग**: संवैधानिक, अनुच्छेद 324
- **नीति आयोग**: न संवैधानिक, न सांविधिक; इसे 2015 में योजना आयोग के स्थान पर केंद्रीय मंत्रिमंडल के संकल्प द्वारा बनाया गया।
- **राष्ट्रीय मानव अधिकार आयोग**: सांविधिक निकाय, जो मानव अधिकार संरक्षण अधिनियम, 1993 के अधीन बना।

केवल महत्त्वपूर्ण होने से कोई निकाय संवैधानिक नहीं हो जाता; संविधान में उसका उपबंध होना चाहिए।`,
    },
  },
  {
    code: 'gkn-036',
    subject: 'general-knowledge',
    topic: 'ancient-history',
    difficulty: 'medium',
    targetSeconds: 40,
    stem: {
      en: String.raw`Consider the following statements about Buddhism and Jainism:

1. Mahavira is regarded as the 24th Tirthankara of the Jains.
2. The Buddha gave his first sermon at Bodh Gaya.
3. The Tripitaka is a collection of Buddhist scriptures.

Which of the statements given above is/are correct?`,
      hi: String.raw`बौद्ध और जैन धर्म के बारे में निम्नलिखित कथनों पर विचार कीजिए:

1. महावीर को जैनों का 24वाँ तीर्थंकर माना जाता है।
2. बुद्ध ने अपना पहला उपदेश बोधगया में दिया।
3. त्रिपिटक बौद्ध धर्मग्रंथों का संग्रह है।

उपर्युक्त कथनों में से कौन-सा/कौन-से सही है/हैं?`,
    },
    options: [
      { id: 'a', content: { en: '1 and 2 only', hi: 'केवल 1 और 2' } },
      { id: 'b', content: { en: '1 and 3 only', hi: 'केवल 1 और 3' } },
      { id: 'c', content: { en: '2 and 3 only', hi: 'केवल 2 और 3' } },
      { id: 'd', content: { en: '1, 2 and 3', hi: '1, 2 और 3' } },
    ],
    key: { kind: 'mcq', optionIds: ['b'] },
    solution: {
      en: String.raw`- **Statement 1 is correct.** Rishabhanatha is regarded as the first Tirthankara, Parshvanatha as the 23rd and Mahavira as the 24th.
- **Statement 2 is wrong.** The Buddha attained enlightenment at Bodh Gaya, but gave his first sermon at **Sarnath**, near Varanasi (Dharmachakrapravartana).
- **Statement 3 is correct.** The Tripitaka ("three baskets") is made up of the Vinaya, Sutta and Abhidhamma Pitakas.

So only 1 and 3 are correct.`,
      hi: String.raw`- **कथन 1 सही है।** ऋषभनाथ पहले, पार्श्वनाथ 23वें और महावीर 24वें तीर्थंकर माने जाते हैं।
- **कथन 2 ग़लत है।** बुद्ध को ज्ञान बोधगया में प्राप्त हुआ, पर पहला उपदेश उन्होंने वाराणसी के निकट **सारनाथ** में दिया (धर्मचक्रप्रवर्तन)।
- **कथन 3 सही है।** त्रिपिटक ("तीन पिटारियाँ") में विनय, सुत्त और अभिधम्म पिटक हैं।

अतः केवल 1 और 3 सही हैं।`,
    },
  },
  {
    code: 'gkn-037',
    subject: 'general-knowledge',
    topic: 'modern-history',
    difficulty: 'easy',
    targetSeconds: 20,
    stem: {
      en: 'Which Governor-General introduced the Permanent Settlement of Bengal in 1793?',
      hi: '1793 में बंगाल में स्थायी बंदोबस्त किस गवर्नर-जनरल ने लागू किया?',
    },
    options: [
      { id: 'a', content: { en: 'Lord Wellesley', hi: 'लॉर्ड वेलेज़ली' } },
      { id: 'b', content: { en: 'Lord William Bentinck', hi: 'लॉर्ड विलियम बेंटिंक' } },
      { id: 'c', content: { en: 'Lord Dalhousie', hi: 'लॉर्ड डलहौज़ी' } },
      { id: 'd', content: { en: 'Lord Cornwallis', hi: 'लॉर्ड कॉर्नवालिस' } },
    ],
    key: { kind: 'mcq', optionIds: ['d'] },
    solution: {
      en: String.raw`**Lord Cornwallis** introduced the Permanent Settlement in 1793. The zamindars became owners of the land and had to pay the Company a land revenue fixed for ever.

- Wellesley: Subsidiary Alliance
- Bentinck: abolition of Sati (1829)
- Dalhousie: Doctrine of Lapse`,
      hi: String.raw`**लॉर्ड कॉर्नवालिस** ने 1793 में स्थायी बंदोबस्त लागू किया। ज़मींदार भूमि के स्वामी बना दिए गए और उन्हें कंपनी को सदा के लिए निश्चित भू-राजस्व देना होता था।

- वेलेज़ली: सहायक संधि
- बेंटिंक: सती प्रथा का अंत (1829)
- डलहौज़ी: व्यपगत का सिद्धांत (हड़प नीति)`,
    },
  },
  {
    code: 'gkn-038',
    subject: 'general-knowledge',
    topic: 'parliament',
    difficulty: 'medium',
    targetSeconds: 40,
    stem: {
      en: 'Read the assertion (A) and the reason (R) and choose the right option.',
      hi: 'अभिकथन (A) और कारण (R) पढ़कर सही विकल्प चुनिए।',
    },
    statements: {
      assertion: { en: 'The Rajya Sabha is not subject to dissolution.', hi: 'राज्य सभा का विघटन नहीं होता।' },
      reason: {
        en: 'The Vice-President of India is the ex officio Chairman of the Rajya Sabha.',
        hi: 'भारत के उपराष्ट्रपति राज्य सभा के पदेन सभापति होते हैं।',
      },
    },
    key: { kind: 'assertion_reason', optionIds: ['b'] },
    solution: {
      en: String.raw`Both statements are true: A is laid down in Article 83(1) and R in Articles 64 and 89.

But who presides over the House has nothing to do with its permanence. The Rajya Sabha never has to be dissolved because its members do not all go out together: nearly one-third of them retire every second year and their seats are filled again. So **R is not the explanation of A**.`,
      hi: String.raw`दोनों कथन सत्य हैं: A का उपबंध अनुच्छेद 83(1) में और R का अनुच्छेद 64 तथा 89 में है।

परंतु सदन की अध्यक्षता कौन करता है, इसका उसके स्थायी होने से कोई संबंध नहीं है। राज्य सभा स्थायी इसलिए है कि उसके सभी सदस्य एक साथ नहीं हटते: लगभग एक-तिहाई सदस्य हर दूसरे वर्ष निवृत्त होते हैं और उनके स्थान फिर भरे जाते हैं। अतः **R, A की सही व्याख्या नहीं है**।`,
    },
  },
  {
    code: 'gkn-039',
    subject: 'general-knowledge',
    topic: 'environment',
    difficulty: 'medium',
    targetSeconds: 45,
    stem: {
      en: 'Match each national park in List I with the animal in List II for which it is best known. (One animal is extra.)',
      hi: 'सूची I के प्रत्येक राष्ट्रीय उद्यान का सूची II के उस पशु से मिलान कीजिए जिसके लिए वह सबसे अधिक प्रसिद्ध है। (एक पशु अतिरिक्त है।)',
    },
    rows: [
      { id: 'p', content: { en: 'Gir', hi: 'गिर' } },
      { id: 'q', content: { en: 'Kaziranga', hi: 'काज़ीरंगा' } },
      { id: 'r', content: { en: 'Dachigam', hi: 'दाचीगाम' } },
      { id: 's', content: { en: 'Keibul Lamjao', hi: 'केइबुल लामजाओ' } },
    ],
    columns: [
      { id: '1', content: { en: 'One-horned rhinoceros', hi: 'एक सींग वाला गैंडा' } },
      { id: '2', content: { en: 'Hangul', hi: 'हंगुल' } },
      { id: '3', content: { en: 'Nilgiri tahr', hi: 'नीलगिरि तहर' } },
      { id: '4', content: { en: 'Asiatic lion', hi: 'एशियाई शेर (सिंह)' } },
      { id: '5', content: { en: 'Sangai (brow-antlered deer)', hi: 'संगाई हिरण' } },
    ],
    key: { kind: 'matrix', rows: { p: ['4'], q: ['1'], r: ['2'], s: ['5'] } },
    solution: {
      en: String.raw`- **Gir** (Gujarat): Asiatic lion
- **Kaziranga** (Assam): one-horned rhinoceros
- **Dachigam** (Kashmir): hangul, the Kashmir stag
- **Keibul Lamjao** (Manipur): sangai. It lies in Loktak Lake and is known as a floating national park.

Hangul and sangai are both deer and are often interchanged. The Nilgiri tahr is the extra animal; Eravikulam in Kerala is known for it.`,
      hi: String.raw`- **गिर** (गुजरात): एशियाई शेर (सिंह)
- **काज़ीरंगा** (असम): एक सींग वाला गैंडा
- **दाचीगाम** (कश्मीर): हंगुल, अर्थात् कश्मीरी हिरण
- **केइबुल लामजाओ** (मणिपुर): संगाई। यह लोकटक झील में है और तैरते राष्ट्रीय उद्यान के रूप में प्रसिद्ध है।

हंगुल और संगाई दोनों हिरण हैं और प्रायः इन्हें आपस में बदल दिया जाता है। नीलगिरि तहर अतिरिक्त है; केरल का एराविकुलम इसके लिए जाना जाता है।`,
    },
  },
  {
    code: 'gkn-040',
    subject: 'general-knowledge',
    topic: 'indian-geography',
    difficulty: 'easy',
    targetSeconds: 15,
    stem: {
      en: 'Which type of soil, also called regur, is best suited to growing cotton?',
      hi: 'किस प्रकार की मिट्टी, जिसे रेगुर भी कहते हैं, कपास की खेती के लिए सबसे उपयुक्त है?',
    },
    options: [
      { id: 'a', content: { en: 'Alluvial soil', hi: 'जलोढ़ मिट्टी' } },
      { id: 'b', content: { en: 'Black soil', hi: 'काली मिट्टी' } },
      { id: 'c', content: { en: 'Laterite soil', hi: 'लैटेराइट मिट्टी' } },
      { id: 'd', content: { en: 'Arid soil', hi: 'मरुस्थलीय (शुष्क) मिट्टी' } },
    ],
    key: { kind: 'mcq', optionIds: ['b'] },
    solution: {
      en: String.raw`**Black soil** (regur) is formed largely from the lava rocks of the Deccan Trap. It is clayey and holds moisture for long, which suits cotton; it is also called black cotton soil.

Alluvial soil is the most widespread and is good for wheat and rice. Laterite soil is poor in nutrients because heavy rain washes them out (tea, coffee and cashew are grown on it). Arid soil is sandy and holds little water.`,
      hi: String.raw`**काली मिट्टी** (रेगुर) मुख्यतः दक्कन ट्रैप की लावा चट्टानों से बनी है। यह चिकनी होती है और लंबे समय तक नमी बनाए रखती है, जो कपास के लिए उपयुक्त है; इसे काली कपासी मिट्टी भी कहते हैं।

जलोढ़ मिट्टी सबसे अधिक क्षेत्र में फैली है और गेहूँ तथा धान के लिए अच्छी है। लैटेराइट मिट्टी में भारी वर्षा से पोषक तत्त्व बह जाते हैं (इस पर चाय, कॉफ़ी और काजू उगाए जाते हैं)। मरुस्थलीय मिट्टी रेतीली होती है और उसमें जल कम ठहरता है।`,
    },
  },
  {
    code: 'gkn-041',
    subject: 'general-knowledge',
    topic: 'constitution',
    difficulty: 'hard',
    targetSeconds: 50,
    stem: {
      en: String.raw`Consider the following statements about the President of India:

1. Elected members of the Legislative Assemblies of the States vote in the election of the President.
2. Nominated members of the Rajya Sabha vote in the election of the President.
3. The charge for the impeachment of the President may be brought in either House of Parliament.

Which of the statements given above is/are correct?`,
      hi: String.raw`भारत के राष्ट्रपति के बारे में निम्नलिखित कथनों पर विचार कीजिए:

1. राष्ट्रपति के निर्वाचन में राज्यों की विधान सभाओं के निर्वाचित सदस्य मत देते हैं।
2. राष्ट्रपति के निर्वाचन में राज्य सभा के मनोनीत सदस्य मत देते हैं।
3. राष्ट्रपति पर महाभियोग का आरोप संसद के किसी भी सदन में लगाया जा सकता है।

उपर्युक्त कथनों में से कौन-सा/कौन-से सही है/हैं?`,
    },
    options: [
      { id: 'a', content: { en: '1 and 2 only', hi: 'केवल 1 और 2' } },
      { id: 'b', content: { en: '1 only', hi: 'केवल 1' } },
      { id: 'c', content: { en: '1 and 3 only', hi: 'केवल 1 और 3' } },
      { id: 'd', content: { en: '1, 2 and 3', hi: '1, 2 और 3' } },
    ],
    key: { kind: 'mcq', optionIds: ['c'] },
    solution: {
      en: String.raw`- **Statement 1 is correct.** Under Article 54, the electoral college consists of the elected members of both Houses of Parliament and of the Legislative Assemblies of the States (including Delhi and Puducherry).
- **Statement 2 is wrong.** Only **elected** members vote. (Nominated members do vote in the election of the Vice-President and in the impeachment of the President, hence the confusion.)
- **Statement 3 is correct.** Under Article 61, the charge may be brought by either House; the other House investigates it. Each needs a majority of not less than two-thirds of its total membership.

So only 1 and 3 are correct.`,
      hi: String.raw`- **कथन 1 सही है।** अनुच्छेद 54 के अनुसार निर्वाचक मंडल में संसद के दोनों सदनों के तथा राज्यों (दिल्ली और पुदुच्चेरी सहित) की विधान सभाओं के निर्वाचित सदस्य होते हैं।
- **कथन 2 ग़लत है।** केवल **निर्वाचित** सदस्य मत देते हैं। (मनोनीत सदस्य उपराष्ट्रपति के निर्वाचन और राष्ट्रपति के महाभियोग में मत देते हैं, इसी से भ्रम होता है।)
- **कथन 3 सही है।** अनुच्छेद 61 के अनुसार आरोप कोई भी सदन लगा सकता है और दूसरा सदन उसकी जाँच करता है। प्रत्येक में कुल सदस्य संख्या के कम से कम दो-तिहाई बहुमत की आवश्यकता होती है।

अतः केवल 1 और 3 सही हैं।`,
    },
  },
  {
    code: 'gkn-042',
    subject: 'general-knowledge',
    topic: 'fundamental-rights-and-duties',
    difficulty: 'medium',
    targetSeconds: 25,
    stem: {
      en: 'Which writ does a court issue to have a detained person brought before it, so that it may see whether the detention is lawful? (Write the name of the writ.)',
      hi: 'किसी बंदी व्यक्ति को अपने समक्ष प्रस्तुत कराने के लिए, ताकि यह देखा जा सके कि उसे बंदी बनाना वैध है या नहीं, न्यायालय कौन-सी रिट जारी करता है? (रिट का नाम लिखिए।)',
    },
    key: {
      kind: 'short',
      accepted: [
        'habeas corpus',
        'writ of habeas corpus',
        'habeas corpus writ',
        'बंदी प्रत्यक्षीकरण',
        'बंदी प्रत्यक्षीकरण',
        'बंदी-प्रत्यक्षीकरण',
        'बंदी-प्रत्यक्षीकरण',
        'बंदी प्रत्यक्षीकरण रिट',
        'बंदी प्रत्यक्षीकरण लेख',
        'हेबियस कॉर्पस',
        'हेबियस कार्पस',
        'हेबियस कोर्पस',
        'हैबियस कॉर्पस',
        'हैबियस कार्पस',
      ],
      caseSensitive: false,
    },
    solution: {
      en: String.raw`The writ is **habeas corpus**, Latin for "you may have the body". If the detention is not lawful, the court orders the person to be set free.

The Supreme Court issues writs under Article 32 and the High Courts under Article 226. The other four writs are mandamus, prohibition, certiorari and quo warranto.`,
      hi: String.raw`यह **बंदी प्रत्यक्षीकरण** (habeas corpus) रिट है, जिसका भाव है "बंदी को सशरीर प्रस्तुत किया जाए"। यदि बंदी बनाना वैध न हो, तो न्यायालय उस व्यक्ति को छोड़ने का आदेश देता है।

सर्वोच्च न्यायालय अनुच्छेद 32 और उच्च न्यायालय अनुच्छेद 226 के अंतर्गत रिट जारी करते हैं। अन्य चार रिट हैं: परमादेश, प्रतिषेध, उत्प्रेषण और अधिकार-पृच्छा।`,
    },
  },
  {
    code: 'gkn-043',
    subject: 'general-knowledge',
    topic: 'modern-history',
    difficulty: 'hard',
    targetSeconds: 50,
    stem: {
      en: String.raw`Consider the following events:

1. Lucknow Pact between the Congress and the Muslim League
2. Split of the Congress at Surat
3. Morley-Minto Reforms (Indian Councils Act)
4. Founding of the All India Muslim League

Which of the following is their correct chronological order, from the earliest to the latest?`,
      hi: String.raw`निम्नलिखित घटनाओं पर विचार कीजिए:

1. कांग्रेस और मुस्लिम लीग के बीच लखनऊ समझौता
2. सूरत में कांग्रेस का विभाजन
3. मॉर्ले-मिंटो सुधार (भारतीय परिषद् अधिनियम)
4. अखिल भारतीय मुस्लिम लीग की स्थापना

इन घटनाओं का सही कालानुक्रम (सबसे पहली से सबसे बाद की घटना तक) निम्नलिखित में से कौन-सा है?`,
    },
    options: [
      { id: 'a', content: { en: '2, 4, 3, 1', hi: '2, 4, 3, 1' } },
      { id: 'b', content: { en: '4, 2, 3, 1', hi: '4, 2, 3, 1' } },
      { id: 'c', content: { en: '4, 3, 2, 1', hi: '4, 3, 2, 1' } },
      { id: 'd', content: { en: '2, 4, 1, 3', hi: '2, 4, 1, 3' } },
    ],
    key: { kind: 'mcq', optionIds: ['b'] },
    solution: {
      en: String.raw`- Founding of the Muslim League, at Dacca: December 1906
- Surat split: December 1907
- Morley-Minto Reforms: 1909
- Lucknow Pact: December 1916

The order is **4, 2, 3, 1**. The common mistake is to place the Surat split before the founding of the Muslim League; the two are one year apart.`,
      hi: String.raw`- मुस्लिम लीग की स्थापना, ढाका में: दिसंबर 1906
- सूरत विभाजन: दिसंबर 1907
- मॉर्ले-मिंटो सुधार: 1909
- लखनऊ समझौता: दिसंबर 1916

सही क्रम **4, 2, 3, 1** है। प्रायः सूरत विभाजन को मुस्लिम लीग की स्थापना से पहले रखने की ग़लती होती है; दोनों में एक वर्ष का अंतर है।`,
    },
  },
  {
    code: 'gkn-044',
    subject: 'general-knowledge',
    topic: 'environment',
    difficulty: 'easy',
    targetSeconds: 20,
    stem: {
      en: "Most of the ozone that shields the Earth from the Sun's ultraviolet rays lies in the troposphere.",
      hi: 'सूर्य की पराबैंगनी किरणों से पृथ्वी की रक्षा करने वाली अधिकांश ओज़ोन क्षोभमंडल में होती है।',
    },
    key: { kind: 'true_false', value: false },
    solution: {
      en: String.raw`The statement is **false**. The protective ozone layer lies in the **stratosphere**, the layer above the troposphere.

The troposphere is the lowest layer, in which clouds form and weather changes take place. The ozone found near the ground is a pollutant and harms living things.`,
      hi: String.raw`कथन **असत्य** है। रक्षा करने वाली ओज़ोन परत **समतापमंडल** में होती है, जो क्षोभमंडल के ऊपर है।

क्षोभमंडल सबसे निचली परत है, जिसमें बादल बनते हैं और मौसम के परिवर्तन होते हैं। भूमि के निकट पाई जाने वाली ओज़ोन एक प्रदूषक है और जीवों को हानि पहुँचाती है।`,
    },
  },
  {
    code: 'gkn-045',
    subject: 'general-knowledge',
    topic: 'world-geography',
    difficulty: 'medium',
    targetSeconds: 40,
    stem: {
      en: String.raw`Consider the following statements about El Niño:

1. It is an unusual warming of the surface water of the central and eastern equatorial Pacific Ocean.
2. During an El Niño, the trade winds over the equatorial Pacific become stronger than usual.

Which of the statements given above is/are correct?`,
      hi: String.raw`एल नीनो के बारे में निम्नलिखित कथनों पर विचार कीजिए:

1. यह मध्य और पूर्वी विषुवतीय प्रशांत महासागर के सतही जल का असामान्य रूप से गर्म होना है।
2. एल नीनो के समय विषुवतीय प्रशांत महासागर पर व्यापारिक पवनें सामान्य से अधिक प्रबल हो जाती हैं।

उपर्युक्त कथनों में से कौन-सा/कौन-से सही है/हैं?`,
    },
    options: [
      { id: 'a', content: { en: '1 only', hi: 'केवल 1' }, pinned: true },
      { id: 'b', content: { en: '2 only', hi: 'केवल 2' }, pinned: true },
      { id: 'c', content: { en: 'Both 1 and 2', hi: '1 और 2 दोनों' }, pinned: true },
      { id: 'd', content: { en: 'Neither 1 nor 2', hi: 'न तो 1, न ही 2' }, pinned: true },
    ],
    key: { kind: 'mcq', optionIds: ['a'] },
    solution: {
      en: String.raw`- **Statement 1 is correct.** The surface water off Peru and across the central equatorial Pacific becomes warmer than usual.
- **Statement 2 is wrong.** The trade winds, which normally push warm water westwards towards Indonesia and Australia, become **weaker**, so the warm water spreads back to the east. Stronger trade winds go with the opposite event, La Niña.

So only 1 is correct.`,
      hi: String.raw`- **कथन 1 सही है।** पेरू के तट के पास और मध्य विषुवतीय प्रशांत महासागर में सतही जल सामान्य से अधिक गर्म हो जाता है।
- **कथन 2 ग़लत है।** सामान्यतः व्यापारिक पवनें गर्म जल को पश्चिम में इंडोनेशिया और ऑस्ट्रेलिया की ओर धकेलती हैं; एल नीनो में ये **कमज़ोर** पड़ जाती हैं और गर्म जल पूर्व की ओर फैल जाता है। प्रबल व्यापारिक पवनें इसकी विपरीत घटना ला नीना से जुड़ी हैं।

अतः केवल 1 सही है।`,
    },
  },
  {
    code: 'gkn-046',
    subject: 'general-knowledge',
    topic: 'world-geography',
    difficulty: 'medium',
    targetSeconds: 35,
    stem: {
      en: 'Through which of the following countries does the Equator pass? (One or more options may be correct.)',
      hi: 'विषुवत रेखा (भूमध्य रेखा) निम्नलिखित में से किन देशों से होकर गुज़रती है? (एक या एक से अधिक विकल्प सही हो सकते हैं।)',
    },
    options: [
      { id: 'a', content: { en: 'Egypt', hi: 'मिस्र' } },
      { id: 'b', content: { en: 'Brazil', hi: 'ब्राज़ील' } },
      { id: 'c', content: { en: 'Indonesia', hi: 'इंडोनेशिया' } },
      { id: 'd', content: { en: 'Kenya', hi: 'केन्या' } },
    ],
    key: { kind: 'msq', optionIds: ['b', 'c', 'd'] },
    solution: {
      en: String.raw`The Equator (0°) passes through **Brazil** (near the mouth of the Amazon), **Kenya** (East Africa) and **Indonesia** (Sumatra, Borneo and Sulawesi).

**Egypt** lies in the north of Africa, far from the Equator; the Tropic of Cancer (23½° N) passes through its south.`,
      hi: String.raw`विषुवत रेखा (0°) **ब्राज़ील** (अमेज़न के मुहाने के निकट), **केन्या** (पूर्वी अफ़्रीका) और **इंडोनेशिया** (सुमात्रा, बोर्नियो और सुलावेसी) से होकर गुज़रती है।

**मिस्र** अफ़्रीका के उत्तर में, विषुवत रेखा से दूर है; उसके दक्षिणी भाग से कर्क रेखा (23½° उत्तर) गुज़रती है।`,
    },
  },
  {
    code: 'gkn-047',
    subject: 'general-knowledge',
    topic: 'constitution',
    difficulty: 'medium',
    targetSeconds: 25,
    stem: {
      en: 'Which Schedule of the Constitution of India deals with the disqualification of members of Parliament and of State Legislatures on the ground of defection?',
      hi: 'दल-बदल के आधार पर संसद और राज्य विधान-मंडलों के सदस्यों की निरर्हता (अयोग्यता) का उपबंध संविधान की किस अनुसूची में है?',
    },
    options: [
      { id: 'a', content: { en: 'Tenth Schedule', hi: 'दसवीं अनुसूची' } },
      { id: 'b', content: { en: 'Eighth Schedule', hi: 'आठवीं अनुसूची' } },
      { id: 'c', content: { en: 'Ninth Schedule', hi: 'नौवीं अनुसूची' } },
      { id: 'd', content: { en: 'Eleventh Schedule', hi: 'ग्यारहवीं अनुसूची' } },
    ],
    key: { kind: 'mcq', optionIds: ['a'] },
    solution: {
      en: String.raw`The **Tenth Schedule**, added by the 52nd Amendment Act, 1985, deals with disqualification on the ground of defection.

- Eighth Schedule: languages
- Ninth Schedule: validation of certain Acts, chiefly on land reform
- Eleventh Schedule: subjects of the Panchayats`,
      hi: String.raw`52वें संशोधन अधिनियम, 1985 द्वारा जोड़ी गई **दसवीं अनुसूची** में दल-बदल के आधार पर निरर्हता का उपबंध है।

- आठवीं अनुसूची: भाषाएँ
- नौवीं अनुसूची: कुछ अधिनियमों, मुख्यतः भूमि सुधार अधिनियमों, का विधिमान्यकरण
- ग्यारहवीं अनुसूची: पंचायतों के विषय`,
    },
  },
  {
    code: 'gkn-048',
    subject: 'general-knowledge',
    topic: 'inflation',
    difficulty: 'hard',
    targetSeconds: 50,
    stem: {
      en: 'Read the assertion (A) and the reason (R) and choose the right option.',
      hi: 'अभिकथन (A) और कारण (R) पढ़कर सही विकल्प चुनिए।',
    },
    statements: {
      assertion: {
        en: 'An unexpected rise in inflation benefits those who have lent money at a fixed rate of interest.',
        hi: 'मुद्रास्फीति में अप्रत्याशित वृद्धि से उन लोगों को लाभ होता है जिन्होंने निश्चित ब्याज दर पर धन उधार दिया है।',
      },
      reason: {
        en: 'A rise in prices lowers the purchasing power of money.',
        hi: 'क़ीमतें बढ़ने से मुद्रा की क्रय शक्ति घटती है।',
      },
    },
    key: { kind: 'assertion_reason', optionIds: ['d'] },
    solution: {
      en: String.raw`- **A is false.** The lender gets back the same number of rupees, but they now buy less. So lenders **lose** and borrowers, who repay in cheaper money, gain.
- **R is true.** When prices rise, a rupee buys fewer goods than before.

It is because R is true that A is false. So A is false, but R is true.`,
      hi: String.raw`- **A असत्य है।** ऋणदाता को उतने ही रुपये वापस मिलते हैं, पर अब उनसे कम वस्तुएँ ख़रीदी जा सकती हैं। अतः ऋणदाता को **हानि** होती है और सस्ती मुद्रा में ऋण चुकाने वाले ऋणी को लाभ।
- **R सत्य है।** क़ीमतें बढ़ने पर एक रुपये में पहले से कम वस्तुएँ आती हैं।

R सत्य है, इसी कारण A असत्य है। अतः A असत्य है, परंतु R सत्य है।`,
    },
  },
  {
    code: 'gkn-049',
    subject: 'general-knowledge',
    topic: 'world-geography',
    difficulty: 'medium',
    targetSeconds: 25,
    stem: {
      en: 'The Strait of Malacca lies between which of the following?',
      hi: 'मलक्का जलडमरूमध्य निम्नलिखित में से किनके बीच स्थित है?',
    },
    options: [
      { id: 'a', content: { en: 'Java and Sumatra', hi: 'जावा और सुमात्रा' } },
      { id: 'b', content: { en: 'India and Sri Lanka', hi: 'भारत और श्रीलंका' } },
      { id: 'c', content: { en: 'Malay Peninsula and Sumatra', hi: 'मलय प्रायद्वीप और सुमात्रा' } },
      { id: 'd', content: { en: 'Borneo and Sulawesi', hi: 'बोर्नियो और सुलावेसी' } },
    ],
    key: { kind: 'mcq', optionIds: ['c'] },
    solution: {
      en: String.raw`The **Strait of Malacca** lies between the Malay Peninsula and the Indonesian island of Sumatra. It joins the Andaman Sea to the South China Sea and is one of the busiest sea routes of the world.

- Java and Sumatra: Sunda Strait
- India and Sri Lanka: Palk Strait
- Borneo and Sulawesi: Makassar Strait`,
      hi: String.raw`**मलक्का जलडमरूमध्य** मलय प्रायद्वीप और इंडोनेशिया के सुमात्रा द्वीप के बीच स्थित है। यह अंडमान सागर को दक्षिण चीन सागर से जोड़ता है और विश्व के सबसे व्यस्त समुद्री मार्गों में से एक है।

- जावा और सुमात्रा: सुंडा जलडमरूमध्य
- भारत और श्रीलंका: पाक जलडमरूमध्य
- बोर्नियो और सुलावेसी: मकस्सर जलडमरूमध्य`,
    },
  },
  {
    code: 'gkn-050',
    subject: 'general-knowledge',
    topic: 'modern-history',
    difficulty: 'hard',
    targetSeconds: 55,
    stem: {
      en: 'Match each newspaper in List I with the leader in List II who started it. (One leader is extra.)',
      hi: 'सूची I के प्रत्येक समाचार-पत्र का सूची II के उस नेता से मिलान कीजिए जिसने उसे आरंभ किया। (एक नेता अतिरिक्त है।)',
    },
    rows: [
      { id: 'p', content: { en: 'Kesari', hi: 'केसरी' } },
      { id: 'q', content: { en: 'Al-Hilal', hi: 'अल-हिलाल' } },
      { id: 'r', content: { en: 'Comrade', hi: 'कॉमरेड' } },
      { id: 's', content: { en: 'Harijan', hi: 'हरिजन' } },
    ],
    columns: [
      { id: '1', content: { en: 'Maulana Abul Kalam Azad', hi: 'मौलाना अबुल कलाम आज़ाद' } },
      { id: '2', content: { en: 'Mahatma Gandhi', hi: 'महात्मा गांधी' } },
      { id: '3', content: { en: 'Bal Gangadhar Tilak', hi: 'बाल गंगाधर तिलक' } },
      { id: '4', content: { en: 'Lala Lajpat Rai', hi: 'लाला लाजपत राय' } },
      { id: '5', content: { en: 'Maulana Mohammad Ali', hi: 'मौलाना मोहम्मद अली' } },
    ],
    key: { kind: 'matrix', rows: { p: ['3'], q: ['1'], r: ['5'], s: ['2'] } },
    solution: {
      en: String.raw`- **Kesari** (Marathi): Bal Gangadhar Tilak, who also brought out *Mahratta* in English
- **Al-Hilal** (Urdu, 1912): Maulana Abul Kalam Azad
- **Comrade** (English, 1911): Maulana Mohammad Ali
- **Harijan** (1933): Mahatma Gandhi

Al-Hilal and Comrade are often interchanged. Lala Lajpat Rai is the extra leader.`,
      hi: String.raw`- **केसरी** (मराठी): बाल गंगाधर तिलक, जिन्होंने अंग्रेज़ी में *मराठा* भी निकाला
- **अल-हिलाल** (उर्दू, 1912): मौलाना अबुल कलाम आज़ाद
- **कॉमरेड** (अंग्रेज़ी, 1911): मौलाना मोहम्मद अली
- **हरिजन** (1933): महात्मा गांधी

अल-हिलाल और कॉमरेड को प्रायः आपस में बदल दिया जाता है। लाला लाजपत राय अतिरिक्त हैं।`,
    },
  },
  {
    code: 'gkn-051',
    subject: 'general-knowledge',
    topic: 'science-awareness',
    difficulty: 'easy',
    targetSeconds: 15,
    stem: {
      en: 'Which instrument is used to measure atmospheric pressure? (Answer in one word.)',
      hi: 'वायुमंडलीय दाब मापने के लिए किस यंत्र का प्रयोग किया जाता है? (उत्तर एक शब्द में दीजिए।)',
    },
    key: {
      kind: 'short',
      accepted: [
        'barometer',
        'a barometer',
        'aneroid barometer',
        'mercury barometer',
        'बैरोमीटर',
        'बेरोमीटर',
        'वायुदाबमापी',
        'वायुदाब मापी',
        'वायुदाब-मापी',
        'वायुदाबमापी यंत्र',
        'वायुदाब मापी यंत्र',
      ],
      caseSensitive: false,
    },
    solution: {
      en: String.raw`Atmospheric pressure is measured with a **barometer**. A sudden fall in its reading is a sign of a storm.

Do not confuse it with a **manometer** (pressure of a gas in a vessel), a **hygrometer** (humidity) or an **anemometer** (speed of wind).`,
      hi: String.raw`वायुमंडलीय दाब **बैरोमीटर** (वायुदाबमापी) से मापा जाता है। इसका पाठ्यांक अचानक गिरना तूफ़ान का संकेत है।

इसे **मैनोमीटर** (बर्तन में गैस का दाब), **हाइग्रोमीटर** (आर्द्रता) या **एनीमोमीटर** (पवन की चाल) से न मिलाएँ।`,
    },
  },
  {
    code: 'gkn-052',
    subject: 'general-knowledge',
    topic: 'environment',
    difficulty: 'hard',
    targetSeconds: 45,
    stem: {
      en: String.raw`Consider the following statements about ecological pyramids:

1. The pyramid of numbers is upright in every ecosystem.
2. The pyramid of biomass in the sea is generally inverted.
3. The pyramid of energy is always upright.

Which of the statements given above is/are correct?`,
      hi: String.raw`पारिस्थितिक पिरामिडों के बारे में निम्नलिखित कथनों पर विचार कीजिए:

1. संख्या का पिरामिड प्रत्येक पारितंत्र में सीधा होता है।
2. समुद्र में जैवभार (जैव मात्रा) का पिरामिड सामान्यतः उल्टा होता है।
3. ऊर्जा का पिरामिड सदैव सीधा होता है।

उपर्युक्त कथनों में से कौन-सा/कौन-से सही है/हैं?`,
    },
    options: [
      { id: 'a', content: { en: '3 only', hi: 'केवल 3' } },
      { id: 'b', content: { en: '2 and 3 only', hi: 'केवल 2 और 3' } },
      { id: 'c', content: { en: '1 and 3 only', hi: 'केवल 1 और 3' } },
      { id: 'd', content: { en: '1, 2 and 3', hi: '1, 2 और 3' } },
    ],
    key: { kind: 'mcq', optionIds: ['b'] },
    solution: {
      en: String.raw`- **Statement 1 is wrong.** One big tree feeds a great many insects, so the pyramid of numbers of a tree is not upright: producers are fewer than the consumers above them.
- **Statement 2 is correct.** At any time the phytoplankton weigh less than the fishes and other animals that depend on them, since they live for a short time and are quickly replaced.
- **Statement 3 is correct.** Energy is lost as heat at every step, so a higher level always has less energy than the one below it.

So only 2 and 3 are correct.`,
      hi: String.raw`- **कथन 1 ग़लत है।** एक बड़ा वृक्ष असंख्य कीटों को भोजन देता है, अतः वृक्ष का संख्या पिरामिड सीधा नहीं होता: उत्पादक अपने ऊपर के उपभोक्ताओं से संख्या में कम होते हैं।
- **कथन 2 सही है।** किसी एक समय पादपप्लवकों का भार उन पर निर्भर मछलियों आदि जंतुओं से कम होता है, क्योंकि उनका जीवन छोटा होता है और वे शीघ्र नए बनते रहते हैं।
- **कथन 3 सही है।** प्रत्येक चरण पर ऊर्जा का कुछ भाग ऊष्मा के रूप में निकल जाता है, अतः ऊपर के स्तर पर ऊर्जा सदैव नीचे के स्तर से कम होती है।

अतः केवल 2 और 3 सही हैं।`,
    },
  },
  {
    code: 'gkn-053',
    subject: 'general-knowledge',
    topic: 'world-geography',
    difficulty: 'medium',
    targetSeconds: 35,
    stem: {
      en: 'When it is 12 noon at Greenwich (0°), what is the local time at a place on 45° E longitude?',
      hi: 'जब ग्रीनविच (0°) पर दोपहर के 12 बजे हों, तब 45° पूर्वी देशांतर पर स्थित स्थान का स्थानीय समय क्या होगा?',
    },
    options: [
      { id: 'a', content: { en: '3:00 p.m.', hi: 'अपराह्न 3:00 बजे' } },
      { id: 'b', content: { en: '9:00 a.m.', hi: 'पूर्वाह्न 9:00 बजे' } },
      { id: 'c', content: { en: '12:45 p.m.', hi: 'अपराह्न 12:45 बजे' } },
      { id: 'd', content: { en: '4:30 p.m.', hi: 'अपराह्न 4:30 बजे' } },
    ],
    key: { kind: 'mcq', optionIds: ['a'] },
    solution: {
      en: String.raw`The Earth turns through 360° in 24 hours, that is, 1° in 4 minutes.

45 × 4 = 180 minutes = 3 hours

Places to the **east** are ahead of Greenwich, so the local time is 12 noon + 3 hours = **3:00 p.m.**

9:00 a.m. comes from subtracting, which is right only for 45° W. 12:45 p.m. comes from taking 1 minute for each degree, and 4:30 p.m. from taking 6 minutes.`,
      hi: String.raw`पृथ्वी 24 घंटे में 360°, अर्थात् 4 मिनट में 1° घूमती है।

45 × 4 = 180 मिनट = 3 घंटे

**पूर्व** के स्थानों का समय ग्रीनविच से आगे होता है, अतः स्थानीय समय = दोपहर 12 बजे + 3 घंटे = **अपराह्न 3:00 बजे**।

पूर्वाह्न 9:00 बजे घटाने से आता है, जो केवल 45° पश्चिम के लिए सही है। 12:45 बजे प्रति अंश 1 मिनट और 4:30 बजे प्रति अंश 6 मिनट लेने से आता है।`,
    },
  },
  {
    code: 'gkn-054',
    subject: 'general-knowledge',
    topic: 'modern-history',
    difficulty: 'hard',
    targetSeconds: 45,
    stem: {
      en: 'Read the assertion (A) and the reason (R) and choose the right option.',
      hi: 'अभिकथन (A) और कारण (R) पढ़कर सही विकल्प चुनिए।',
    },
    statements: {
      assertion: {
        en: 'The Vernacular Press Act was repealed in the time of Lord Ripon.',
        hi: 'देशी भाषा प्रेस अधिनियम (वर्नाक्यूलर प्रेस एक्ट) लॉर्ड रिपन के समय में निरस्त किया गया।',
      },
      reason: {
        en: 'The Vernacular Press Act had been passed in the time of Lord Curzon.',
        hi: 'देशी भाषा प्रेस अधिनियम (वर्नाक्यूलर प्रेस एक्ट) लॉर्ड कर्ज़न के समय में पारित हुआ था।',
      },
    },
    key: { kind: 'assertion_reason', optionIds: ['c'] },
    solution: {
      en: String.raw`- **A is true.** Lord Ripon (1880 to 1884) repealed the Act, which had put the newspapers in Indian languages under strict control.
- **R is false.** The Act was passed in 1878 in the time of **Lord Lytton**. Curzon became Viceroy only in 1899, well after Ripon.

So A is true, but R is false.`,
      hi: String.raw`- **A सत्य है।** लॉर्ड रिपन (1880 से 1884) ने इस अधिनियम को निरस्त किया, जिसने भारतीय भाषाओं के समाचार-पत्रों पर कठोर नियंत्रण लगा दिया था।
- **R असत्य है।** यह अधिनियम 1878 में **लॉर्ड लिटन** के समय में पारित हुआ था। कर्ज़न 1899 में, अर्थात् रिपन के बहुत बाद, वायसराय बने।

अतः A सत्य है, परंतु R असत्य है।`,
    },
  },
  {
    code: 'gkn-055',
    subject: 'general-knowledge',
    topic: 'banking',
    difficulty: 'medium',
    targetSeconds: 35,
    stem: {
      en: 'Which of the following are functions of the Reserve Bank of India? (One or more options may be correct.)',
      hi: 'निम्नलिखित में से कौन-से कार्य भारतीय रिज़र्व बैंक के हैं? (एक या एक से अधिक विकल्प सही हो सकते हैं।)',
    },
    options: [
      {
        id: 'a',
        content: { en: 'Acting as banker to the Government of India', hi: 'भारत सरकार के बैंकर के रूप में कार्य करना' },
      },
      {
        id: 'b',
        content: {
          en: 'Issuing licences to banks to carry on banking business',
          hi: 'बैंकों को बैंकिंग कारोबार के लिए लाइसेंस देना',
        },
      },
      { id: 'c', content: { en: 'Opening savings accounts for the general public', hi: 'आम जनता के बचत खाते खोलना' } },
      { id: 'd', content: { en: 'Deciding the rates of income tax', hi: 'आयकर की दरें तय करना' } },
    ],
    key: { kind: 'msq', optionIds: ['a', 'b'] },
    solution: {
      en: String.raw`- **Banker to the Government of India**: a function of the RBI; it keeps the government's accounts and manages its debt.
- **Licences to banks**: a function of the RBI under the Banking Regulation Act, 1949.
- **Savings accounts for the general public**: this is the work of commercial and other banks; the RBI is a bankers' bank and does not open such accounts.
- **Rates of income tax**: decided by Parliament through the yearly Finance Act.`,
      hi: String.raw`- **भारत सरकार का बैंकर**: RBI का कार्य है; वह सरकार के खाते रखता है और उसके ऋण का प्रबंध करता है।
- **बैंकों को लाइसेंस**: बैंककारी विनियमन अधिनियम, 1949 के अंतर्गत RBI का कार्य है।
- **आम जनता के बचत खाते**: यह वाणिज्यिक और अन्य बैंकों का काम है; RBI बैंकों का बैंक है और ऐसे खाते नहीं खोलता।
- **आयकर की दरें**: संसद वार्षिक वित्त अधिनियम के द्वारा तय करती है।`,
    },
  },
  {
    code: 'gkn-056',
    subject: 'general-knowledge',
    topic: 'medieval-history',
    difficulty: 'medium',
    targetSeconds: 25,
    stem: {
      en: 'In the Battle of Talikota (1565), the army of Vijayanagara was defeated by the combined forces of the Deccan Sultanates.',
      hi: 'तालीकोटा के युद्ध (1565) में विजयनगर की सेना दक्कन की सल्तनतों की संयुक्त सेना से पराजित हुई।',
    },
    key: { kind: 'true_false', value: true },
    solution: {
      en: String.raw`The statement is **true**. In 1565 Bijapur, Ahmadnagar, Golconda and their allies joined hands and defeated the army of Vijayanagara led by Rama Raya, who was killed. The city of Vijayanagara (Hampi) was sacked.

The battle is also called the Battle of Rakshasi-Tangadi. The Mughals took no part in it.`,
      hi: String.raw`कथन **सत्य** है। 1565 में बीजापुर, अहमदनगर, गोलकुंडा और उनके सहयोगियों ने मिलकर राम राय के नेतृत्व वाली विजयनगर की सेना को पराजित किया और राम राय मारे गए। विजयनगर (हम्पी) नगर को लूटा गया।

इसे राक्षसी-तंगड़ी का युद्ध भी कहते हैं। मुग़लों ने इसमें कोई भाग नहीं लिया था।`,
    },
  },
  {
    code: 'gkn-057',
    subject: 'general-knowledge',
    topic: 'art-and-culture',
    difficulty: 'easy',
    targetSeconds: 25,
    stem: {
      en: 'Which of the following pairs of folk dance and state is **NOT** correctly matched?',
      hi: 'लोक नृत्य और राज्य का निम्नलिखित में से कौन-सा युग्म सही सुमेलित **नहीं** है?',
    },
    options: [
      { id: 'a', content: { en: 'Ghoomar : Rajasthan', hi: 'घूमर : राजस्थान' } },
      { id: 'b', content: { en: 'Garba : Gujarat', hi: 'गरबा : गुजरात' } },
      { id: 'c', content: { en: 'Bihu : Assam', hi: 'बिहू : असम' } },
      { id: 'd', content: { en: 'Lavani : Karnataka', hi: 'लावणी : कर्नाटक' } },
    ],
    key: { kind: 'mcq', optionIds: ['d'] },
    solution: {
      en: String.raw`**Lavani** is a folk dance of **Maharashtra**, performed to the beat of the dholki, so this pair is not correctly matched. Yakshagana is the well-known dance drama of Karnataka.

The other three pairs are right: Ghoomar (Rajasthan), Garba (Gujarat) and Bihu (Assam).`,
      hi: String.raw`**लावणी** **महाराष्ट्र** का लोक नृत्य है, जो ढोलकी की थाप पर किया जाता है, अतः यह युग्म सही सुमेलित नहीं है। कर्नाटक का प्रसिद्ध नृत्य-नाट्य यक्षगान है।

शेष तीनों युग्म सही हैं: घूमर (राजस्थान), गरबा (गुजरात) और बिहू (असम)।`,
    },
  },
  {
    code: 'gkn-058',
    subject: 'general-knowledge',
    topic: 'medieval-history',
    difficulty: 'medium',
    targetSeconds: 25,
    stem: {
      en: "Who wrote 'Rajatarangini', the Sanskrit chronicle of the kings of Kashmir, in the 12th century? (Write the name.)",
      hi: "कश्मीर के राजाओं का संस्कृत इतिहास-ग्रंथ 'राजतरंगिणी' 12वीं शताब्दी में किसने लिखा? (नाम लिखिए।)",
    },
    key: {
      kind: 'short',
      accepted: [
        'Kalhana',
        'Kalhan',
        'Kalhana Pandit',
        'Pandit Kalhana',
        'Pandit Kalhan',
        'कल्हण',
        'कल्हन',
        'पंडित कल्हण',
        'पंडित कल्हण',
      ],
      caseSensitive: false,
    },
    solution: {
      en: String.raw`**Kalhana** wrote the *Rajatarangini* ("River of Kings") in the 12th century, in Sanskrit verse.

Do not confuse him with **Bilhana**, also a Kashmiri poet, who wrote *Vikramankadevacharita* on the Chalukya king Vikramaditya VI.`,
      hi: String.raw`**कल्हण** ने 12वीं शताब्दी में संस्कृत पद्य में *राजतरंगिणी* ("राजाओं की नदी") की रचना की।

उन्हें **बिल्हण** से न मिलाएँ। बिल्हण भी कश्मीरी कवि थे, जिन्होंने चालुक्य राजा विक्रमादित्य षष्ठ पर *विक्रमांकदेवचरित* लिखा।`,
    },
  },
  {
    code: 'gkn-059',
    subject: 'general-knowledge',
    topic: 'national-income',
    difficulty: 'hard',
    targetSeconds: 45,
    stem: {
      en: 'In an economy, the GDP at market prices is ₹1,000 crore, indirect taxes are ₹120 crore and subsidies are ₹30 crore. What is the GDP at factor cost?',
      hi: 'किसी अर्थव्यवस्था में बाज़ार मूल्य पर GDP ₹1,000 करोड़, अप्रत्यक्ष कर ₹120 करोड़ और सब्सिडी (आर्थिक सहायता) ₹30 करोड़ है। साधन (कारक) लागत पर GDP कितना होगा?',
    },
    options: [
      { id: 'a', content: { en: '₹850 crore', hi: '₹850 करोड़' } },
      { id: 'b', content: { en: '₹880 crore', hi: '₹880 करोड़' } },
      { id: 'c', content: { en: '₹910 crore', hi: '₹910 करोड़' } },
      { id: 'd', content: { en: '₹1,090 crore', hi: '₹1,090 करोड़' } },
    ],
    key: { kind: 'mcq', optionIds: ['c'] },
    solution: {
      en: String.raw`Indirect taxes raise the market price above the factor cost, and subsidies lower it. So

GDP at factor cost = GDP at market prices − indirect taxes + subsidies = 1,000 − 120 + 30 = **₹910 crore**

- ₹850 crore comes from deducting the subsidies too.
- ₹880 crore leaves out the subsidies.
- ₹1,090 crore reverses both signs.`,
      hi: String.raw`अप्रत्यक्ष कर बाज़ार मूल्य को साधन लागत से ऊपर ले जाते हैं और सब्सिडी उसे घटाती है। अतः

साधन लागत पर GDP = बाज़ार मूल्य पर GDP − अप्रत्यक्ष कर + सब्सिडी = 1,000 − 120 + 30 = **₹910 करोड़**

- ₹850 करोड़ सब्सिडी को भी घटाने से आता है।
- ₹880 करोड़ में सब्सिडी छूट गई है।
- ₹1,090 करोड़ दोनों चिह्न उलट देने से आता है।`,
    },
  },
  {
    code: 'gkn-060',
    subject: 'general-knowledge',
    topic: 'science-awareness',
    difficulty: 'easy',
    targetSeconds: 35,
    stem: {
      en: String.raw`Consider the following statements about vitamins:

1. Night blindness is caused by the lack of vitamin D.
2. Scurvy is caused by the lack of vitamin C.
3. Vitamin A is soluble in water.

Which of the statements given above is/are correct?`,
      hi: String.raw`विटामिनों के बारे में निम्नलिखित कथनों पर विचार कीजिए:

1. रतौंधी विटामिन D की कमी से होती है।
2. स्कर्वी विटामिन C की कमी से होती है।
3. विटामिन A जल में घुलनशील है।

उपर्युक्त कथनों में से कौन-सा/कौन-से सही है/हैं?`,
    },
    options: [
      { id: 'a', content: { en: '1 and 2 only', hi: 'केवल 1 और 2' } },
      { id: 'b', content: { en: '2 and 3 only', hi: 'केवल 2 और 3' } },
      { id: 'c', content: { en: '1 and 3 only', hi: 'केवल 1 और 3' } },
      { id: 'd', content: { en: '2 only', hi: 'केवल 2' } },
    ],
    key: { kind: 'mcq', optionIds: ['d'] },
    solution: {
      en: String.raw`- **Statement 1 is wrong.** Night blindness is caused by the lack of **vitamin A**. The lack of vitamin D causes rickets in children.
- **Statement 2 is correct.** Scurvy, in which the gums bleed, is caused by the lack of vitamin C.
- **Statement 3 is wrong.** Vitamins A, D, E and K are soluble in **fat**; vitamins of the B group and vitamin C are soluble in water.

So only 2 is correct.`,
      hi: String.raw`- **कथन 1 ग़लत है।** रतौंधी **विटामिन A** की कमी से होती है। विटामिन D की कमी से बच्चों में रिकेट्स (सूखा रोग) होता है।
- **कथन 2 सही है।** स्कर्वी, जिसमें मसूड़ों से ख़ून आता है, विटामिन C की कमी से होती है।
- **कथन 3 ग़लत है।** विटामिन A, D, E और K **वसा** में घुलनशील हैं; B समूह के विटामिन और विटामिन C जल में घुलनशील हैं।

अतः केवल 2 सही है।`,
    },
  },
  {
    code: 'gkn-061',
    subject: 'general-knowledge',
    topic: 'art-and-culture',
    difficulty: 'medium',
    targetSeconds: 25,
    stem: {
      en: "After the additions of April 2025, which of these Indian works is on UNESCO's 'Memory of the World' regional register for Asia and the Pacific, but not on its International Register?",
      hi: "अप्रैल 2025 में नए संग्रह जुड़ने के बाद, इनमें से कौन-सा भारतीय ग्रंथ यूनेस्को के 'मेमोरी ऑफ़ द वर्ल्ड' (विश्व स्मृति) के एशिया-प्रशांत क्षेत्रीय रजिस्टर में है, पर उसके अंतरराष्ट्रीय रजिस्टर में नहीं?",
    },
    options: [
      { id: 'a', content: { en: 'Rigveda', hi: 'ऋग्वेद' } },
      { id: 'b', content: { en: 'Panchatantra', hi: 'पंचतंत्र' } },
      { id: 'c', content: { en: 'Natyashastra', hi: 'नाट्यशास्त्र' } },
      { id: 'd', content: { en: 'Bhagavad Gita', hi: 'भगवद्गीता' } },
    ],
    key: { kind: 'mcq', optionIds: ['b'] },
    solution: {
      en: String.raw`The **Panchatantra** joined the regional register for Asia and the Pacific in 2024.

On 17 April 2025 UNESCO added 74 collections to the international register, among them manuscripts of the Bhagavad Gita and of Bharata's Natyashastra, the ancient Sanskrit treatise on drama, dance and music.

Tie each of these works to its register and year:

- International register: Rigveda (2007), Bhagavad Gita and Natyashastra (2025)
- Regional register for Asia and the Pacific: Ramcharitmanas and Panchatantra (2024)`,
      hi: String.raw`**पंचतंत्र** 2024 में एशिया-प्रशांत के क्षेत्रीय रजिस्टर में आया।

17 अप्रैल 2025 को यूनेस्को ने अंतरराष्ट्रीय रजिस्टर में 74 नए संग्रह जोड़े। इनमें भगवद्गीता और भरत मुनि के नाट्यशास्त्र की पांडुलिपियाँ भी थीं। नाट्यशास्त्र नाटक, नृत्य और संगीत पर संस्कृत का प्राचीन ग्रंथ है।

हर ग्रंथ को उसके रजिस्टर और वर्ष से जोड़कर याद रखिए:

- अंतरराष्ट्रीय रजिस्टर: ऋग्वेद (2007), भगवद्गीता और नाट्यशास्त्र (2025)
- एशिया-प्रशांत का क्षेत्रीय रजिस्टर: रामचरितमानस और पंचतंत्र (2024)`,
    },
  },
  {
    code: 'gkn-062',
    subject: 'general-knowledge',
    topic: 'sports',
    difficulty: 'easy',
    targetSeconds: 25,
    stem: {
      en: "Divya Deshmukh won the FIDE Women's World Cup of chess at Batumi, Georgia, in July 2025. Who was her opponent in the final?",
      hi: 'दिव्या देशमुख ने जुलाई 2025 में जॉर्जिया के बातूमी में शतरंज का FIDE महिला विश्व कप जीता। फ़ाइनल में उनके सामने कौन थीं?',
    },
    options: [
      { id: 'a', content: { en: 'Tan Zhongyi', hi: 'तान झोंगयी' } },
      { id: 'b', content: { en: 'Lei Tingjie', hi: 'लेई टिंगजी' } },
      { id: 'c', content: { en: 'Koneru Humpy', hi: 'कोनेरू हम्पी' } },
      { id: 'd', content: { en: 'Harika Dronavalli', hi: 'हरिका द्रोणावल्ली' } },
    ],
    key: { kind: 'mcq', optionIds: ['c'] },
    solution: {
      en: String.raw`For the first time two Indians met in the final of this cup. Both classical games were drawn, and on 28 July 2025 Divya Deshmukh beat **Koneru Humpy** by 1.5-0.5 in the rapid tie-break.

She was the first Indian to win the cup, and the victory made her a grandmaster: the 88th of India, and its fourth woman after Humpy, Harika Dronavalli and R. Vaishali. The earlier winners of the cup were Alexandra Kosteniuk (2021) and Aleksandra Goryachkina (2023).`,
      hi: String.raw`इस कप के फ़ाइनल में पहली बार दो भारतीय खिलाड़ी आमने-सामने थीं। दोनों क्लासिकल बाज़ियाँ बराबर रहीं, और 28 जुलाई 2025 को रैपिड टाई-ब्रेक में दिव्या देशमुख ने **कोनेरू हम्पी** को 1.5-0.5 से हराया।

यह कप जीतने वाली वे पहली भारतीय हैं। इसी जीत से वे ग्रैंडमास्टर बनीं: भारत की 88वीं ग्रैंडमास्टर, और महिलाओं में हम्पी, हरिका द्रोणावल्ली और आर. वैशाली के बाद चौथी। इससे पहले यह कप अलेक्सांद्रा कोस्तेन्युक (2021) और अलेक्सांद्रा गोर्याचकिना (2023) ने जीता था।`,
    },
  },
]
