import type { AuthoredQuestion } from '../../../domain/questions/contract.ts'

export const generalKnowledgeQuestions: AuthoredQuestion[] = [
  {
    code: 'gkn-001',
    subject: 'general-knowledge',
    topic: 'constitution',
    difficulty: 'easy',
    targetSeconds: 20,
    stem: {
      en: 'Which Article of the Constitution of India abolishes untouchability?',
      hi: 'भारत के संविधान का कौन-सा अनुच्छेद अस्पृश्यता का अंत करता है?',
    },
    options: [
      { id: 'a', content: { en: 'Article 14', hi: 'अनुच्छेद 14' } },
      { id: 'b', content: { en: 'Article 15', hi: 'अनुच्छेद 15' } },
      { id: 'c', content: { en: 'Article 17', hi: 'अनुच्छेद 17' } },
      { id: 'd', content: { en: 'Article 18', hi: 'अनुच्छेद 18' } },
    ],
    key: { kind: 'mcq', optionIds: ['c'] },
    solution: {
      en: String.raw`**Article 17** abolishes untouchability and forbids its practice in any form.

- Article 14: equality before the law
- Article 15: no discrimination on grounds of religion, race, caste, sex or place of birth
- Article 18: abolition of titles

Article 15 also deals with caste discrimination, but the abolition of untouchability itself is in Article 17.`,
      hi: String.raw`**अनुच्छेद 17** अस्पृश्यता का अंत करता है और किसी भी रूप में इसके आचरण का निषेध करता है।

- अनुच्छेद 14: विधि के समक्ष समता
- अनुच्छेद 15: धर्म, मूलवंश, जाति, लिंग या जन्मस्थान के आधार पर विभेद का निषेध
- अनुच्छेद 18: उपाधियों का अंत

अनुच्छेद 15 भी जातिगत विभेद से संबंधित है, पर अस्पृश्यता के अंत का उपबंध अनुच्छेद 17 में है।`,
    },
  },
  {
    code: 'gkn-002',
    subject: 'general-knowledge',
    topic: 'indian-geography',
    difficulty: 'easy',
    targetSeconds: 25,
    stem: {
      en: 'Through which of the following states does the Tropic of Cancer **NOT** pass?',
      hi: 'कर्क रेखा निम्नलिखित में से किस राज्य से होकर **नहीं** गुज़रती है?',
    },
    options: [
      { id: 'a', content: { en: 'Gujarat', hi: 'गुजरात' } },
      { id: 'b', content: { en: 'Jharkhand', hi: 'झारखंड' } },
      { id: 'c', content: { en: 'Mizoram', hi: 'मिज़ोरम' } },
      { id: 'd', content: { en: 'Odisha', hi: 'ओडिशा' } },
    ],
    key: { kind: 'mcq', optionIds: ['d'] },
    solution: {
      en: String.raw`The Tropic of Cancer passes through eight Indian states: Gujarat, Rajasthan, Madhya Pradesh, Chhattisgarh, Jharkhand, West Bengal, Tripura and Mizoram.

Odisha lies wholly to the south of it, so it does **not** pass through Odisha. It does pass through three of Odisha's neighbours: Jharkhand, West Bengal and Chhattisgarh.`,
      hi: String.raw`कर्क रेखा भारत के आठ राज्यों से होकर गुज़रती है: गुजरात, राजस्थान, मध्य प्रदेश, छत्तीसगढ़, झारखंड, पश्चिम बंगाल, त्रिपुरा और मिज़ोरम।

ओडिशा पूरी तरह इसके दक्षिण में है, अतः यह ओडिशा से होकर **नहीं** गुज़रती। यह ओडिशा के तीन पड़ोसी राज्यों झारखंड, पश्चिम बंगाल और छत्तीसगढ़ से अवश्य गुज़रती है।`,
    },
  },
  {
    code: 'gkn-003',
    subject: 'general-knowledge',
    topic: 'modern-history',
    difficulty: 'medium',
    targetSeconds: 45,
    stem: {
      en: String.raw`Consider the following events:

1. Battle of Buxar
2. Battle of Plassey
3. Third Battle of Panipat
4. Treaty of Salbai

Which of the following is their correct chronological order, from the earliest to the latest?`,
      hi: String.raw`निम्नलिखित घटनाओं पर विचार कीजिए:

1. बक्सर का युद्ध
2. प्लासी का युद्ध
3. पानीपत का तीसरा युद्ध
4. सालबाई की संधि

इन घटनाओं का सही कालानुक्रम (सबसे पहली से सबसे बाद की घटना तक) निम्नलिखित में से कौन-सा है?`,
    },
    options: [
      { id: 'a', content: { en: '2, 1, 3, 4', hi: '2, 1, 3, 4' } },
      { id: 'b', content: { en: '3, 2, 1, 4', hi: '3, 2, 1, 4' } },
      { id: 'c', content: { en: '2, 3, 1, 4', hi: '2, 3, 1, 4' } },
      { id: 'd', content: { en: '2, 3, 4, 1', hi: '2, 3, 4, 1' } },
    ],
    key: { kind: 'mcq', optionIds: ['c'] },
    solution: {
      en: String.raw`- Battle of Plassey: 1757
- Third Battle of Panipat: 1761
- Battle of Buxar: 1764
- Treaty of Salbai: 1782

The order is 2, 3, 1, 4. The common mistake is to place Buxar right after Plassey, but the Third Battle of Panipat was fought between the two.`,
      hi: String.raw`- प्लासी का युद्ध: 1757
- पानीपत का तीसरा युद्ध: 1761
- बक्सर का युद्ध: 1764
- सालबाई की संधि: 1782

सही क्रम 2, 3, 1, 4 है। प्रायः बक्सर को प्लासी के तुरंत बाद रखने की ग़लती होती है, जबकि पानीपत का तीसरा युद्ध इन दोनों के बीच हुआ था।`,
    },
  },
  {
    code: 'gkn-004',
    subject: 'general-knowledge',
    topic: 'modern-history',
    difficulty: 'easy',
    targetSeconds: 20,
    stem: {
      en: 'From which ashram did Mahatma Gandhi begin the Dandi March in March 1930?',
      hi: 'महात्मा गांधी ने मार्च 1930 में दांडी यात्रा किस आश्रम से आरंभ की थी?',
    },
    options: [
      { id: 'a', content: { en: 'Sabarmati Ashram', hi: 'साबरमती आश्रम' } },
      { id: 'b', content: { en: 'Sevagram Ashram', hi: 'सेवाग्राम आश्रम' } },
      { id: 'c', content: { en: 'Paunar Ashram', hi: 'पवनार आश्रम' } },
      { id: 'd', content: { en: 'Kochrab Ashram', hi: 'कोचरब आश्रम' } },
    ],
    key: { kind: 'mcq', optionIds: ['a'] },
    solution: {
      en: String.raw`Gandhiji began the march on 12 March 1930 from the **Sabarmati Ashram** near Ahmedabad and reached Dandi on the Gujarat coast to break the salt law in April 1930.

Kochrab was his first ashram in India (1915), before Sabarmati. Sevagram, near Wardha, came later, in 1936. Paunar is linked with Vinoba Bhave.`,
      hi: String.raw`गांधीजी ने 12 मार्च 1930 को अहमदाबाद के निकट **साबरमती आश्रम** से यात्रा आरंभ की और अप्रैल 1930 में गुजरात के तट पर स्थित दांडी पहुँचकर नमक क़ानून तोड़ा।

कोचरब भारत में उनका पहला आश्रम (1915) था, जो साबरमती से पहले का है। वर्धा के निकट सेवाग्राम बाद में, 1936 में बना। पवनार विनोबा भावे से जुड़ा है।`,
    },
  },
  {
    code: 'gkn-006',
    subject: 'general-knowledge',
    topic: 'monetary-policy',
    difficulty: 'medium',
    targetSeconds: 35,
    stem: {
      en: 'Other things remaining the same, what is the immediate effect when the Reserve Bank of India sells government securities to banks in the open market?',
      hi: 'अन्य बातें समान रहने पर, जब भारतीय रिज़र्व बैंक खुले बाज़ार में बैंकों को सरकारी प्रतिभूतियाँ बेचता है, तो इसका तात्कालिक प्रभाव क्या होता है?',
    },
    options: [
      { id: 'a', content: { en: 'Liquidity in the banking system falls', hi: 'बैंकिंग प्रणाली में तरलता घटती है' } },
      { id: 'b', content: { en: 'Liquidity in the banking system rises', hi: 'बैंकिंग प्रणाली में तरलता बढ़ती है' } },
      {
        id: 'c',
        content: {
          en: 'The cash reserve ratio rises by the same amount',
          hi: 'नक़द आरक्षित अनुपात उतना ही बढ़ जाता है',
        },
      },
      {
        id: 'd',
        content: {
          en: "The government's fiscal deficit falls by the same amount",
          hi: 'सरकार का राजकोषीय घाटा उतना ही घट जाता है',
        },
      },
    ],
    key: { kind: 'mcq', optionIds: ['a'] },
    solution: {
      en: String.raw`When the RBI **sells** securities, the banks pay for them with money, which goes out of the banking system to the RBI. The banks have less money to lend, so **liquidity falls**.

When the RBI **buys** securities, liquidity rises, which is the opposite case. The cash reserve ratio is fixed by a separate decision of the RBI, and the fiscal deficit depends on the government's receipts and spending; neither changes because of such a sale.`,
      hi: String.raw`जब RBI प्रतिभूतियाँ **बेचता** है, तो बैंक उनका मूल्य चुकाते हैं और यह धन बैंकिंग प्रणाली से निकलकर RBI के पास चला जाता है। बैंकों के पास ऋण देने के लिए कम धन बचता है, अतः **तरलता घटती है**।

जब RBI प्रतिभूतियाँ **ख़रीदता** है, तब तरलता बढ़ती है, जो इसकी विपरीत स्थिति है। नक़द आरक्षित अनुपात RBI के अलग निर्णय से तय होता है और राजकोषीय घाटा सरकार की प्राप्तियों और व्यय पर निर्भर करता है; ऐसी बिक्री से ये नहीं बदलते।`,
    },
  },
  {
    code: 'gkn-007',
    subject: 'general-knowledge',
    topic: 'art-and-culture',
    difficulty: 'easy',
    targetSeconds: 20,
    stem: {
      en: 'The classical dance Sattriya developed in the Vaishnava monasteries (sattras) of which state?',
      hi: 'शास्त्रीय नृत्य सत्रिया का विकास किस राज्य के वैष्णव मठों (सत्रों) में हुआ?',
    },
    options: [
      { id: 'a', content: { en: 'Manipur', hi: 'मणिपुर' } },
      { id: 'b', content: { en: 'Odisha', hi: 'ओडिशा' } },
      { id: 'c', content: { en: 'Kerala', hi: 'केरल' } },
      { id: 'd', content: { en: 'Assam', hi: 'असम' } },
    ],
    key: { kind: 'mcq', optionIds: ['d'] },
    solution: {
      en: String.raw`**Sattriya** developed in the sattras of **Assam** in the tradition founded by the saint Srimanta Sankaradeva.

The classical dances of the other states given are Manipuri (Manipur), Odissi (Odisha), and Kathakali and Mohiniyattam (Kerala).`,
      hi: String.raw`**सत्रिया** का विकास **असम** के सत्रों में संत श्रीमंत शंकरदेव द्वारा स्थापित परंपरा में हुआ।

दिए गए अन्य राज्यों के शास्त्रीय नृत्य हैं: मणिपुरी (मणिपुर), ओडिसी (ओडिशा) तथा कथकली और मोहिनीअट्टम (केरल)।`,
    },
  },
  {
    code: 'gkn-008',
    subject: 'general-knowledge',
    topic: 'fundamental-rights-and-duties',
    difficulty: 'hard',
    targetSeconds: 55,
    stem: {
      en: 'Which of the following Fundamental Rights in the Constitution of India are available **only** to citizens of India? (One or more options may be correct.)',
      hi: 'भारत के संविधान में दिए गए निम्नलिखित मूल अधिकारों में से कौन-से **केवल** भारत के नागरिकों को प्राप्त हैं? (एक या एक से अधिक विकल्प सही हो सकते हैं।)',
    },
    options: [
      {
        id: 'a',
        content: {
          en: 'Equality of opportunity in public employment (Article 16)',
          hi: 'लोक नियोजन में अवसर की समता (अनुच्छेद 16)',
        },
      },
      {
        id: 'b',
        content: {
          en: 'Protection of life and personal liberty (Article 21)',
          hi: 'प्राण और दैहिक स्वतंत्रता का संरक्षण (अनुच्छेद 21)',
        },
      },
      {
        id: 'c',
        content: {
          en: 'Freedom of speech and expression (Article 19)',
          hi: 'वाक् और अभिव्यक्ति की स्वतंत्रता (अनुच्छेद 19)',
        },
      },
      { id: 'd', content: { en: 'Equality before the law (Article 14)', hi: 'विधि के समक्ष समता (अनुच्छेद 14)' } },
    ],
    key: { kind: 'msq', optionIds: ['a', 'c'] },
    solution: {
      en: String.raw`The Constitution uses the word "citizens" in some Articles and "person" in others.

- **Article 16** says "for all citizens" and **Article 19** says "All citizens". These are only for citizens.
- **Article 14** and **Article 21** say "any person" and "No person". They protect foreigners in India too.

(Article 15, which forbids discrimination, also protects only citizens.)`,
      hi: String.raw`संविधान में कुछ अनुच्छेदों में "नागरिक" और कुछ में "व्यक्ति" शब्द का प्रयोग हुआ है।

- **अनुच्छेद 16** में "सभी नागरिकों के लिए" और **अनुच्छेद 19** में "सभी नागरिकों को" लिखा है। ये केवल नागरिकों के लिए हैं।
- **अनुच्छेद 14** और **अनुच्छेद 21** में "किसी व्यक्ति" लिखा है। ये भारत में रह रहे विदेशियों को भी संरक्षण देते हैं।

(विभेद का निषेध करने वाला अनुच्छेद 15 भी केवल नागरिकों को संरक्षण देता है।)`,
    },
  },
  {
    code: 'gkn-009',
    subject: 'general-knowledge',
    topic: 'national-income',
    difficulty: 'medium',
    targetSeconds: 25,
    stem: {
      en: 'Which of the following is obtained by deducting depreciation from the Gross National Product (GNP)?',
      hi: 'सकल राष्ट्रीय उत्पाद (GNP) में से मूल्यह्रास घटाने पर निम्नलिखित में से क्या प्राप्त होता है?',
    },
    options: [
      { id: 'a', content: { en: 'Gross Domestic Product', hi: 'सकल घरेलू उत्पाद' } },
      { id: 'b', content: { en: 'Net National Product', hi: 'निवल (शुद्ध) राष्ट्रीय उत्पाद' } },
      { id: 'c', content: { en: 'Net Domestic Product', hi: 'निवल (शुद्ध) घरेलू उत्पाद' } },
      { id: 'd', content: { en: 'Personal Income', hi: 'वैयक्तिक आय' } },
    ],
    key: { kind: 'mcq', optionIds: ['b'] },
    solution: {
      en: String.raw`"Gross" becomes "net" when depreciation (the wear and tear of capital goods) is deducted. So

GNP − depreciation = **Net National Product (NNP)**.

Net Domestic Product is obtained by deducting depreciation from GDP, not from GNP. "Domestic" and "National" differ by the net factor income from abroad.`,
      hi: String.raw`मूल्यह्रास (पूँजीगत वस्तुओं की घिसावट) घटाने पर "सकल" से "निवल" (शुद्ध) प्राप्त होता है। अतः

GNP − मूल्यह्रास = **निवल (शुद्ध) राष्ट्रीय उत्पाद (NNP)**।

निवल घरेलू उत्पाद GNP में से नहीं, बल्कि GDP में से मूल्यह्रास घटाने पर प्राप्त होता है। "घरेलू" और "राष्ट्रीय" में विदेशों से प्राप्त निवल कारक आय का अंतर होता है।`,
    },
  },
  {
    code: 'gkn-010',
    subject: 'general-knowledge',
    topic: 'parliament',
    difficulty: 'hard',
    targetSeconds: 55,
    stem: {
      en: String.raw`Consider the following statements about a Money Bill under the Constitution of India:

1. It can be introduced only in the Lok Sabha.
2. The Rajya Sabha has to return it, with or without recommendations, within 14 days of receiving it.
3. A joint sitting of both Houses can be called if the Rajya Sabha rejects it.

Which of the statements given above are correct?`,
      hi: String.raw`भारत के संविधान के अंतर्गत धन विधेयक के बारे में निम्नलिखित कथनों पर विचार कीजिए:

1. इसे केवल लोक सभा में पुरःस्थापित किया जा सकता है।
2. राज्य सभा को इसे प्राप्त करने के 14 दिनों के भीतर, सिफ़ारिशों सहित या उनके बिना, लौटाना होता है।
3. यदि राज्य सभा इसे अस्वीकार कर दे, तो दोनों सदनों की संयुक्त बैठक बुलाई जा सकती है।

उपर्युक्त कथनों में से कौन-से सही हैं?`,
    },
    options: [
      { id: 'a', content: { en: '1 and 3 only', hi: 'केवल 1 और 3' } },
      { id: 'b', content: { en: '2 and 3 only', hi: 'केवल 2 और 3' } },
      { id: 'c', content: { en: '1 and 2 only', hi: 'केवल 1 और 2' } },
      { id: 'd', content: { en: '1, 2 and 3', hi: '1, 2 और 3' } },
    ],
    key: { kind: 'mcq', optionIds: ['c'] },
    solution: {
      en: String.raw`- **Statement 1 is correct.** Article 109 says that a Money Bill shall not be introduced in the Council of States (Rajya Sabha).
- **Statement 2 is correct.** The Rajya Sabha must return the Bill within 14 days. If it does not, the Bill is taken to have been passed by both Houses as the Lok Sabha passed it.
- **Statement 3 is wrong.** The Rajya Sabha cannot reject a Money Bill, and Article 108, which provides for a joint sitting, does not apply to Money Bills.

So only 1 and 2 are correct.`,
      hi: String.raw`- **कथन 1 सही है।** अनुच्छेद 109 के अनुसार धन विधेयक राज्य सभा में पुरःस्थापित नहीं किया जाएगा।
- **कथन 2 सही है।** राज्य सभा को विधेयक 14 दिनों के भीतर लौटाना होता है। ऐसा न करने पर विधेयक दोनों सदनों द्वारा उसी रूप में पारित माना जाता है जिसमें लोक सभा ने उसे पारित किया था।
- **कथन 3 ग़लत है।** राज्य सभा धन विधेयक को अस्वीकार नहीं कर सकती और संयुक्त बैठक का उपबंध करने वाला अनुच्छेद 108 धन विधेयकों पर लागू नहीं होता।

अतः केवल 1 और 2 सही हैं।`,
    },
  },
]
