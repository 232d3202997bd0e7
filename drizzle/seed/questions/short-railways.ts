import type { AuthoredQuestion } from '../../../domain/questions/contract.ts'

export const shortRailways: AuthoredQuestion[] = [
  {
    code: 'sr-001',
    exams: ['railways'],
    subject: 'general-knowledge',
    topic: 'modern-history',
    difficulty: 'easy',
    targetSeconds: 15,
    stem: {
      en: 'Which of the following sessions of the Indian National Congress was presided over by Mahatma Gandhi?',
      hi: 'भारतीय राष्ट्रीय कांग्रेस के निम्नलिखित में से किस अधिवेशन की अध्यक्षता महात्मा गांधी ने की थी?',
    },
    options: [
      { id: 'a', content: { en: 'Belgaum, 1924', hi: 'बेलगाम, 1924' } },
      { id: 'b', content: { en: 'Lahore, 1929', hi: 'लाहौर, 1929' } },
      { id: 'c', content: { en: 'Gaya, 1922', hi: 'गया, 1922' } },
      { id: 'd', content: { en: 'Haripura, 1938', hi: 'हरिपुरा, 1938' } },
    ],
    key: { kind: 'mcq', optionIds: ['a'] },
    solution: {
      en: String.raw`Gandhi led the Congress for almost three decades but presided over it only once: at **Belgaum in December 1924** (now Belagavi in Karnataka).

Lahore 1929 was presided over by Jawaharlal Nehru, Gaya 1922 by C. R. Das and Haripura 1938 by Subhas Chandra Bose.

Trap: Gandhi was the chief figure of many other sessions, but not the president.`,
      hi: String.raw`गांधीजी ने लगभग तीन दशकों तक कांग्रेस का नेतृत्व किया, पर अध्यक्षता केवल एक बार की: **दिसंबर 1924 में बेलगाम में** (अब बेलगावी, कर्नाटक)।

लाहौर 1929 की अध्यक्षता जवाहरलाल नेहरू ने, गया 1922 की सी. आर. दास ने और हरिपुरा 1938 की सुभाष चंद्र बोस ने की।

भ्रम: कई दूसरे अधिवेशनों में भी गांधीजी मुख्य व्यक्ति थे, पर अध्यक्ष नहीं।`,
    },
    reasons: {
      a: {
        en: 'The only session over which Gandhi presided was that of December 1924.',
        hi: 'गांधीजी ने केवल दिसंबर 1924 के इसी अधिवेशन की अध्यक्षता की।',
      },
      b: {
        en: 'Jawaharlal Nehru presided at Lahore, where Purna Swaraj was resolved.',
        hi: 'लाहौर में, जहाँ पूर्ण स्वराज का प्रस्ताव पारित हुआ, अध्यक्ष जवाहरलाल नेहरू थे।',
      },
      c: {
        en: 'C. R. Das presided at Gaya; Gandhi was in prison then.',
        hi: 'गया में अध्यक्ष सी. आर. दास थे; गांधीजी उस समय जेल में थे।',
      },
      d: { en: 'Subhas Chandra Bose presided at Haripura, in Gujarat.', hi: 'गुजरात के हरिपुरा में अध्यक्ष सुभाष चंद्र बोस थे।' },
    },
  },
  {
    code: 'sr-002',
    exams: ['railways'],
    subject: 'general-knowledge',
    topic: 'railways',
    difficulty: 'easy',
    targetSeconds: 30,
    stem: {
      en: 'In April 2025 the new Pamban Bridge was opened between Rameswaram island and the mainland. How does its navigation span let ships pass?',
      hi: 'अप्रैल 2025 में रामेश्वरम द्वीप और मुख्य भूमि के बीच नया पाम्बन पुल खोला गया। जहाज़ों को रास्ता देने के लिए उसका नौवहन स्पैन क्या करता है?',
    },
    options: [
      {
        id: 'a',
        content: { en: 'It swings sideways on a pier', hi: 'खंभे पर घूमकर एक ओर हो जाता है' },
      },
      {
        id: 'b',
        content: { en: 'It rises straight up between towers', hi: 'टावरों के बीच सीधा ऊपर उठता है' },
      },
      {
        id: 'c',
        content: { en: 'It opens upwards in two leaves', hi: 'दो पल्लों में ऊपर की ओर खुलता है' },
      },
      {
        id: 'd',
        content: { en: 'It rolls back along the track', hi: 'पटरी के साथ पीछे खिसक जाता है' },
      },
    ],
    key: { kind: 'mcq', optionIds: ['b'] },
    solution: {
      en: String.raw`The new Pamban Bridge, opened on 6 April 2025, is the **first vertical-lift sea bridge of India**: the span goes up like a lift and stays level.

The old bridge of 1914 beside it opened in **two leaves** (a Scherzer span), which is why that option tempts.`,
      hi: String.raw`6 अप्रैल 2025 को खोला गया नया पाम्बन पुल **भारत का पहला वर्टिकल लिफ़्ट समुद्री पुल** है: इसका स्पैन लिफ़्ट की तरह ऊपर जाता है और समतल बना रहता है।

इसके पास का 1914 का पुराना पुल **दो पल्लों** में खुलता था (शेर्ज़र स्पैन), इसलिए वह विकल्प भटकाता है।`,
    },
    reasons: {
      a: {
        en: 'That is a swing bridge, a type that Pamban never had.',
        hi: 'ऐसा पुल स्विंग ब्रिज कहलाता है; पाम्बन में यह कभी नहीं रहा।',
      },
      b: {
        en: 'A lift span between two towers is what made the bridge new for India.',
        hi: 'दो टावरों के बीच का लिफ़्ट स्पैन ही भारत के लिए नया था।',
      },
      c: {
        en: 'So worked the old bridge of 1914, with a leaf on each side.',
        hi: 'ऐसे 1914 का पुराना पुल खुलता था, जिसमें दोनों ओर एक-एक पल्ला था।',
      },
      d: {
        en: 'Retractable bridges do this; the span at Pamban stays over its place.',
        hi: 'ऐसा पीछे खिसकने वाले पुल करते हैं; पाम्बन का स्पैन अपनी जगह के ठीक ऊपर रहता है।',
      },
    },
  },
  {
    code: 'sr-003',
    exams: ['railways'],
    subject: 'general-knowledge',
    topic: 'indian-geography',
    difficulty: 'medium',
    targetSeconds: 35,
    stem: {
      en: String.raw`Consider the following pairs of a dam and the river on which it is built:

1. Indira Sagar : Narmada
2. Gandhi Sagar : Chambal
3. Ukai : Mahi

Which of the pairs given above is/are correctly matched?`,
      hi: String.raw`बाँध और जिस नदी पर वह बना है, उनके निम्नलिखित युग्मों पर विचार कीजिए:

1. इंदिरा सागर : नर्मदा
2. गांधी सागर : चंबल
3. उकाई : माही

उपर्युक्त में से कौन-सा/से युग्म सही सुमेलित है/हैं?`,
    },
    options: [
      { id: 'a', content: { en: 'Only 1', hi: 'केवल 1' } },
      { id: 'b', content: { en: 'Only 1 and 2', hi: 'केवल 1 और 2' } },
      { id: 'c', content: { en: 'Only 2 and 3', hi: 'केवल 2 और 3' } },
      { id: 'd', content: { en: 'Only 1 and 3', hi: 'केवल 1 और 3' } },
    ],
    key: { kind: 'mcq', optionIds: ['b'] },
    solution: {
      en: String.raw`Indira Sagar stands at Punasa in Khandwa district, on the **Narmada**; Gandhi Sagar in Mandsaur district, on the **Chambal**. Both are in Madhya Pradesh.

Ukai in Gujarat is on the **Tapi**, so pair 3 is wrong.

Trap: the Mahi also flows through Gujarat, but its dams are Kadana and, in Rajasthan, Mahi Bajaj Sagar.`,
      hi: String.raw`इंदिरा सागर खंडवा ज़िले के पुनासा में **नर्मदा** पर है; गांधी सागर मंदसौर ज़िले में **चंबल** पर। दोनों मध्य प्रदेश में हैं।

गुजरात का उकाई बाँध **ताप्ती** पर है, इसलिए युग्म 3 ग़लत है।

भ्रम: माही भी गुजरात से बहती है, पर उस पर कडाना और राजस्थान में माही बजाज सागर बाँध हैं।`,
    },
    reasons: {
      a: {
        en: 'Gandhi Sagar, the first of the large dams on the Chambal, is rightly matched too.',
        hi: 'चंबल का पहला बड़ा बाँध गांधी सागर भी सही सुमेलित है।',
      },
      b: {
        en: 'The Narmada and the Chambal are right; Ukai is on the Tapi.',
        hi: 'नर्मदा और चंबल वाले युग्म सही हैं; उकाई ताप्ती पर है।',
      },
      c: {
        en: 'Ukai is on the Tapi, and the pair of Indira Sagar has been left out.',
        hi: 'उकाई ताप्ती पर है, और इंदिरा सागर वाला युग्म छूट गया।',
      },
      d: {
        en: 'Ukai is in Gujarat, but on the Tapi and not on the Mahi.',
        hi: 'उकाई गुजरात में है, पर माही पर नहीं, ताप्ती पर।',
      },
    },
  },
  {
    code: 'sr-004',
    exams: ['railways'],
    subject: 'general-knowledge',
    topic: 'executive',
    difficulty: 'easy',
    targetSeconds: 20,
    stem: {
      en: 'Under which Article of the Constitution of India can the Governor of a state promulgate an ordinance?',
      hi: 'भारत के संविधान के किस अनुच्छेद के अंतर्गत राज्य का राज्यपाल अध्यादेश जारी कर सकता है?',
    },
    options: [
      { id: 'a', content: { en: 'Article 123', hi: 'अनुच्छेद 123' } },
      { id: 'b', content: { en: 'Article 161', hi: 'अनुच्छेद 161' } },
      { id: 'c', content: { en: 'Article 200', hi: 'अनुच्छेद 200' } },
      { id: 'd', content: { en: 'Article 213', hi: 'अनुच्छेद 213' } },
    ],
    key: { kind: 'mcq', optionIds: ['d'] },
    solution: {
      en: String.raw`The ordinance power stands in two Articles: **123** for the President (Union) and **213** for the Governor (state). An ordinance of the Governor lapses six weeks after the Legislature meets again, unless approved.

Trap: 161 (pardon) and 200 (assent to Bills) are also powers of the Governor, but of another kind.`,
      hi: String.raw`अध्यादेश की शक्ति दो अनुच्छेदों में है: राष्ट्रपति (संघ) के लिए **123** और राज्यपाल (राज्य) के लिए **213**। स्वीकृति न मिले, तो राज्यपाल का अध्यादेश विधानमंडल के फिर बैठने के छह सप्ताह बाद समाप्त हो जाता है।

भ्रम: 161 (क्षमादान) और 200 (विधेयकों पर अनुमति) भी राज्यपाल की शक्तियाँ हैं, पर दूसरे प्रकार की।`,
    },
    reasons: {
      a: {
        en: 'Article 123 gives this power to the President, not to a Governor.',
        hi: 'अनुच्छेद 123 यह शक्ति राष्ट्रपति को देता है, राज्यपाल को नहीं।',
      },
      b: {
        en: 'Article 161 is on the power of the Governor to grant pardons.',
        hi: 'अनुच्छेद 161 राज्यपाल की क्षमादान की शक्ति के बारे में है।',
      },
      c: {
        en: 'Article 200 is on the assent of the Governor to Bills.',
        hi: 'अनुच्छेद 200 विधेयकों पर राज्यपाल की अनुमति के बारे में है।',
      },
      d: { en: 'Article 213 is the ordinance power of the Governor.', hi: 'अनुच्छेद 213 राज्यपाल की अध्यादेश शक्ति का है।' },
    },
  },
  {
    code: 'sr-005',
    exams: ['railways'],
    subject: 'general-knowledge',
    topic: 'banking',
    difficulty: 'hard',
    targetSeconds: 20,
    stem: {
      en: 'The National Bank for Agriculture and Rural Development (NABARD) was set up in 1982 on the recommendation of a committee headed by whom?',
      hi: 'राष्ट्रीय कृषि और ग्रामीण विकास बैंक (नाबार्ड) की स्थापना 1982 में किसकी अध्यक्षता वाली समिति की सिफ़ारिश पर हुई थी?',
    },
    options: [
      { id: 'a', content: { en: 'M. Narasimham', hi: 'एम. नरसिम्हम' } },
      { id: 'b', content: { en: 'R. G. Saraiya', hi: 'आर. जी. सरैया' } },
      { id: 'c', content: { en: 'B. Sivaraman', hi: 'बी. शिवरामन' } },
      { id: 'd', content: { en: 'A. M. Khusro', hi: 'ए. एम. ख़ुसरो' } },
    ],
    key: { kind: 'mcq', optionIds: ['c'] },
    solution: {
      en: String.raw`NABARD began work on 12 July 1982 on the advice of the committee under **B. Sivaraman**, a former member of the Planning Commission, which the Reserve Bank set up in 1979.

Trap: the working group under M. Narasimham (1975) led to the Regional Rural Banks, also a part of rural credit.`,
      hi: String.raw`नाबार्ड ने 12 जुलाई 1982 को काम शुरू किया। इसकी सिफ़ारिश योजना आयोग के पूर्व सदस्य **बी. शिवरामन** की समिति ने की थी, जिसे रिज़र्व बैंक ने 1979 में बनाया था।

भ्रम: एम. नरसिम्हम के कार्यदल (1975) से क्षेत्रीय ग्रामीण बैंक बने, जो ग्रामीण ऋण का ही अंग हैं।`,
    },
    reasons: {
      a: {
        en: 'The working group of M. Narasimham (1975) led to the Regional Rural Banks.',
        hi: 'एम. नरसिम्हम के कार्यदल (1975) से क्षेत्रीय ग्रामीण बैंक बने।',
      },
      b: {
        en: 'R. G. Saraiya headed the Banking Commission of 1969-72.',
        hi: 'आर. जी. सरैया 1969-72 के बैंकिंग आयोग के अध्यक्ष थे।',
      },
      c: {
        en: 'The committee of B. Sivaraman proposed a national bank for rural credit.',
        hi: 'बी. शिवरामन की समिति ने ही ग्रामीण ऋण के लिए एक राष्ट्रीय बैंक का सुझाव दिया।',
      },
      d: {
        en: 'A. M. Khusro reviewed agricultural credit later, in 1989.',
        hi: 'ए. एम. ख़ुसरो ने कृषि ऋण की समीक्षा बाद में, 1989 में की।',
      },
    },
  },
  {
    code: 'sr-006',
    exams: ['railways'],
    subject: 'biology',
    topic: 'plant-reproduction',
    difficulty: 'medium',
    targetSeconds: 35,
    stem: {
      en: String.raw`Consider the following statements about the changes in a flower after fertilisation:

1. The style and the stigma harden into the coat of the seed.
2. The zygote divides and forms the embryo inside the ovule.
3. The ovary grows and ripens into the fruit.

Which of the statements given above is/are correct?`,
      hi: String.raw`निषेचन के बाद फूल में होने वाले परिवर्तनों के बारे में निम्नलिखित कथनों पर विचार कीजिए:

1. वर्तिका और वर्तिकाग्र कठोर होकर बीज का आवरण बनाते हैं।
2. युग्मनज विभाजित होकर बीजांड के भीतर भ्रूण बनाता है।
3. अंडाशय बढ़ता है और पककर फल बनता है।

उपर्युक्त कथनों में से कौन-सा/से सही है/हैं?`,
    },
    options: [
      { id: 'a', content: { en: 'Only 1 and 2', hi: 'केवल 1 और 2' } },
      { id: 'b', content: { en: 'Only 3', hi: 'केवल 3' } },
      { id: 'c', content: { en: 'Only 2 and 3', hi: 'केवल 2 और 3' } },
      { id: 'd', content: { en: 'Only 1 and 3', hi: 'केवल 1 और 3' } },
    ],
    key: { kind: 'mcq', optionIds: ['c'] },
    solution: {
      en: String.raw`Follow each part: **ovary → fruit, ovule → seed, zygote → embryo**. So 2 and 3 are right.

The coat of the seed comes from the ovule itself; the style and the stigma, like the petals and the stamens, wither and fall. So 1 is wrong.

Trap: ovule and ovary. One ovary can hold many ovules, as one papaya holds many seeds.`,
      hi: String.raw`हर भाग का क्रम देखिए: **अंडाशय → फल, बीजांड → बीज, युग्मनज → भ्रूण**। अतः 2 और 3 सही हैं।

बीज का आवरण बीजांड से ही बनता है; वर्तिका और वर्तिकाग्र, पंखुड़ियों और पुंकेसरों की तरह, मुरझाकर गिर जाते हैं। अतः 1 ग़लत है।

भ्रम: बीजांड और अंडाशय। एक अंडाशय में कई बीजांड हो सकते हैं, जैसे एक पपीते में कई बीज।`,
    },
    reasons: {
      a: {
        en: 'The style and the stigma wither, while the ripening of the ovary is left out.',
        hi: 'वर्तिका और वर्तिकाग्र मुरझा जाते हैं, और अंडाशय के पकने की बात छूट गई।',
      },
      b: {
        en: 'The zygote does become the embryo inside the ovule, so 2 is right as well.',
        hi: 'युग्मनज बीजांड के भीतर भ्रूण बनता ही है, इसलिए 2 भी सही है।',
      },
      c: {
        en: 'The zygote becomes the embryo, and the ovary becomes the fruit.',
        hi: 'युग्मनज से भ्रूण और अंडाशय से फल बनता है।',
      },
      d: {
        en: 'The coat of the seed comes from the ovule, not from the style or the stigma.',
        hi: 'बीज का आवरण बीजांड से बनता है, वर्तिका या वर्तिकाग्र से नहीं।',
      },
    },
  },
  {
    code: 'sr-007',
    exams: ['railways'],
    subject: 'physics',
    topic: 'waves',
    difficulty: 'easy',
    targetSeconds: 30,
    stem: {
      en: 'Kavya claps her hands in front of a tall cliff and hears the echo 1.5 seconds later. If the speed of sound in air is 340 m/s, how far is the cliff from her?',
      hi: 'काव्या एक ऊँची चट्टान के सामने ताली बजाती है और 1.5 सेकंड बाद उसकी प्रतिध्वनि सुनती है। यदि वायु में ध्वनि की चाल 340 मी/से है, तो चट्टान उससे कितनी दूर है?',
    },
    options: [
      { id: 'a', content: { en: '510 m', hi: '510 मी' } },
      { id: 'b', content: { en: '340 m', hi: '340 मी' } },
      { id: 'c', content: { en: '255 m', hi: '255 मी' } },
      { id: 'd', content: { en: '680 m', hi: '680 मी' } },
    ],
    key: { kind: 'mcq', optionIds: ['c'] },
    solution: {
      en: String.raw`The sound goes to the cliff and comes back, so it travels twice the distance in 1.5 s.

Path of the sound = 340 × 1.5 = 510 m; distance of the cliff = 510 ÷ 2 = **255 m**.

Trap: 510 m stands among the options for those who forget to halve.`,
      hi: String.raw`ध्वनि चट्टान तक जाकर लौटती है, इसलिए 1.5 सेकंड में दुगुनी दूरी तय करती है।

ध्वनि का कुल पथ = 340 × 1.5 = 510 मी; चट्टान की दूरी = 510 ÷ 2 = **255 मी**।

भ्रम: जो आधा करना भूल जाते हैं, उनके लिए 510 मी विकल्पों में है।`,
    },
    reasons: {
      a: { en: 'This is the whole path of the sound, to the cliff and back.', hi: 'यह ध्वनि का आने-जाने का पूरा पथ है।' },
      b: {
        en: 'This is the distance that sound covers in one second.',
        hi: 'यह वह दूरी है, जो ध्वनि एक सेकंड में तय करती है।',
      },
      c: {
        en: 'Half of 340 × 1.5 m, since the sound goes and returns.',
        hi: '340 × 1.5 मी का आधा, क्योंकि ध्वनि जाकर लौटती है।',
      },
      d: {
        en: 'This takes two seconds in place of half of 1.5 seconds.',
        hi: 'इसमें 1.5 सेकंड के आधे के बजाय दो सेकंड ले लिए गए हैं।',
      },
    },
  },
  {
    code: 'sr-008',
    exams: ['railways'],
    subject: 'general-knowledge',
    topic: 'sports',
    difficulty: 'easy',
    targetSeconds: 20,
    stem: {
      en: 'Which state hosted the 38th National Games, held in January and February 2025?',
      hi: 'जनवरी और फ़रवरी 2025 में हुए 38वें राष्ट्रीय खेलों का मेज़बान राज्य कौन-सा था?',
    },
    options: [
      { id: 'a', content: { en: 'Goa', hi: 'गोवा' } },
      { id: 'b', content: { en: 'Gujarat', hi: 'गुजरात' } },
      { id: 'c', content: { en: 'Kerala', hi: 'केरल' } },
      { id: 'd', content: { en: 'Uttarakhand', hi: 'उत्तराखंड' } },
    ],
    key: { kind: 'mcq', optionIds: ['d'] },
    solution: {
      en: String.raw`The 38th National Games opened at Dehradun, in **Uttarakhand**, on 28 January 2025; the closing ceremony was at Haldwani.

Learn the hosts in order: Kerala (35th, 2015), Gujarat (36th, 2022), Goa (37th, 2023), Uttarakhand (38th, 2025).`,
      hi: String.raw`38वें राष्ट्रीय खेल 28 जनवरी 2025 को **उत्तराखंड** के देहरादून में शुरू हुए; समापन समारोह हल्द्वानी में हुआ।

मेज़बान राज्य क्रम से याद करें: केरल (35वें, 2015), गुजरात (36वें, 2022), गोवा (37वें, 2023), उत्तराखंड (38वें, 2025)।`,
    },
    reasons: {
      a: { en: 'It was the host before, of the 37th Games in 2023.', hi: 'यह ठीक पहले, 2023 के 37वें खेलों का मेज़बान था।' },
      b: { en: 'It held the 36th Games, in 2022.', hi: 'यहाँ 2022 में 36वें खेल हुए थे।' },
      c: { en: 'It was the host of the 35th Games, in 2015.', hi: 'यह 2015 के 35वें खेलों का मेज़बान था।' },
      d: { en: 'The Games opened at Dehradun on 28 January 2025.', hi: 'खेल 28 जनवरी 2025 को देहरादून में शुरू हुए।' },
    },
  },
  {
    code: 'sr-009',
    exams: ['railways'],
    subject: 'aptitude',
    topic: 'hcf-and-lcm',
    difficulty: 'easy',
    targetSeconds: 40,
    stem: {
      en: 'Which is the smallest five-digit number that is exactly divisible by 12, 15 and 18?',
      hi: '12, 15 और 18 से पूर्णतः विभाज्य, पाँच अंकों की सबसे छोटी संख्या कौन-सी है?',
    },
    options: [
      { id: 'a', content: { en: '10,100', hi: '10,100' } },
      { id: 'b', content: { en: '10,260', hi: '10,260' } },
      { id: 'c', content: { en: '10,080', hi: '10,080' } },
      { id: 'd', content: { en: '12,960', hi: '12,960' } },
    ],
    key: { kind: 'mcq', optionIds: ['c'] },
    solution: {
      en: String.raw`A number divisible by 12, 15 and 18 is a multiple of their LCM, 180.

10,000 ÷ 180 leaves the remainder 100, so go up by 180 − 100 = 80: **10,080** = 180 × 56.

Trap: adding the remainder 100 itself gives 10,100, which is not divisible by 12.`,
      hi: String.raw`12, 15 और 18 से विभाज्य संख्या उनके लघुतम समापवर्त्य 180 का गुणज होती है।

10,000 ÷ 180 में शेषफल 100 है, इसलिए 180 − 100 = 80 और जोड़िए: **10,080** = 180 × 56।

भ्रम: शेषफल 100 ही जोड़ देने पर 10,100 मिलता है, जो 12 से विभाज्य नहीं है।`,
    },
    reasons: {
      a: {
        en: 'The remainder 100 is added, instead of what it lacks of 180.',
        hi: 'शेषफल 100 ही जोड़ दिया गया, जबकि 180 में उसकी कमी जोड़नी थी।',
      },
      b: {
        en: '180 × 57: one multiple of the LCM too far.',
        hi: '180 × 57: यह लघुतम समापवर्त्य का एक गुणज आगे है।',
      },
      c: {
        en: '180 × 56, the first multiple of the LCM above 10,000.',
        hi: '180 × 56, यानी 10,000 के बाद लघुतम समापवर्त्य का पहला गुणज।',
      },
      d: {
        en: 'A multiple of the product 12 × 15 × 18 = 3,240, and not the smallest.',
        hi: 'यह गुणनफल 12 × 15 × 18 = 3,240 का गुणज है, सबसे छोटी संख्या नहीं।',
      },
    },
  },
  {
    code: 'sr-010',
    exams: ['railways'],
    subject: 'aptitude',
    topic: 'percentage',
    difficulty: 'medium',
    targetSeconds: 50,
    stem: {
      en: 'In an election between two candidates, 10% of the votes polled were declared invalid. The winner got 56% of the valid votes and won by 1,296 votes. How many votes were polled in all?',
      hi: 'दो उम्मीदवारों के बीच हुए चुनाव में डाले गए मतों में से 10% अवैध घोषित हुए। विजेता को वैध मतों में से 56% मिले और वह 1,296 मतों से जीता। कुल कितने मत डाले गए थे?',
    },
    options: [
      { id: 'a', content: { en: '10,800', hi: '10,800' } },
      { id: 'b', content: { en: '12,000', hi: '12,000' } },
      { id: 'c', content: { en: '11,880', hi: '11,880' } },
      { id: 'd', content: { en: '9,720', hi: '9,720' } },
    ],
    key: { kind: 'mcq', optionIds: ['b'] },
    solution: {
      en: String.raw`The loser got 44% of the valid votes, so the lead is 56% − 44% = 12% of the valid votes.

Valid votes = 1,296 ÷ 0.12 = 10,800. These are 90% of all: 10,800 ÷ 0.9 = **12,000**.

Trap: 10% of the votes *polled* were invalid, so adding 10% to 10,800 (11,880) is wrong.`,
      hi: String.raw`हारने वाले को वैध मतों के 44% मिले, इसलिए अंतर वैध मतों का 56% − 44% = 12% है।

वैध मत = 1,296 ÷ 0.12 = 10,800। ये कुल के 90% हैं: 10,800 ÷ 0.9 = **12,000**।

भ्रम: अवैध मत *डाले गए* मतों के 10% हैं, इसलिए 10,800 में 10% जोड़ना (11,880) ग़लत है।`,
    },
    reasons: {
      a: { en: 'These are only the valid votes.', hi: 'ये केवल वैध मत हैं।' },
      b: {
        en: '90% of 12,000 is 10,800, and 12% of that is 1,296.',
        hi: '12,000 का 90% = 10,800, और उसका 12% = 1,296।',
      },
      c: {
        en: '10% was added to the valid votes, instead of dividing by 0.9.',
        hi: '0.9 से भाग देने के बजाय वैध मतों में 10% जोड़ दिया गया।',
      },
      d: { en: '10% was taken off the valid votes once more.', hi: 'वैध मतों में से 10% एक बार फिर घटा दिया गया।' },
    },
  },
  {
    code: 'sr-011',
    exams: ['railways'],
    subject: 'aptitude',
    topic: 'profit-and-loss',
    difficulty: 'medium',
    targetSeconds: 55,
    stem: {
      en: 'A garment shop marks its shirts 50% above the cost price and offers one shirt free on the purchase of five. What is its gain per cent when a customer makes use of the offer?',
      hi: 'कपड़ों की एक दुकान कमीज़ों पर क्रय मूल्य से 50% अधिक मूल्य अंकित करती है और पाँच कमीज़ें ख़रीदने पर एक मुफ़्त देती है। जब कोई ग्राहक इस प्रस्ताव का लाभ उठाता है, तो दुकान को कितने प्रतिशत लाभ होता है?',
    },
    options: [
      { id: 'a', content: { en: '20%', hi: '20%' } },
      { id: 'b', content: { en: String.raw`$33\frac{1}{3}\%$`, hi: String.raw`$33\frac{1}{3}\%$` } },
      { id: 'c', content: { en: '25%', hi: '25%' } },
      { id: 'd', content: { en: '30%', hi: '30%' } },
    ],
    key: { kind: 'mcq', optionIds: ['c'] },
    solution: {
      en: String.raw`Take the cost of a shirt as ₹100, so that it is marked ₹150.

Six shirts go for the price of five: cost 6 × 100 = ₹600, receipt 5 × 150 = ₹750. Gain = 150 on 600 = **25%**.

Trap: "one free on five" is a discount of one in **six**, not of one in five.`,
      hi: String.raw`एक कमीज़ का क्रय मूल्य ₹100 मानिए, तो अंकित मूल्य ₹150 है।

छह कमीज़ें पाँच के दाम में जाती हैं: लागत 6 × 100 = ₹600, प्राप्ति 5 × 150 = ₹750। लाभ = 600 पर 150 = **25%**।

भ्रम: "पाँच पर एक मुफ़्त" में छूट **छह** में से एक की है, पाँच में से एक की नहीं।`,
    },
    reasons: {
      a: {
        en: 'This takes the offer as a discount of one-fifth: 1.5 × 0.8 = 1.2.',
        hi: 'इसमें छूट पाँचवाँ भाग मान ली गई: 1.5 × 0.8 = 1.2।',
      },
      b: { en: 'This subtracts the discount of 16⅔% straight from 50%.', hi: 'इसमें 16⅔% की छूट सीधे 50% में से घटा दी गई।' },
      c: { en: '₹750 for shirts that cost ₹600 is a gain of 25%.', hi: '₹600 की कमीज़ों के ₹750 मिले, यानी 25% लाभ।' },
      d: { en: 'This takes the discount as 20% and subtracts it from 50%.', hi: 'इसमें छूट 20% मानकर 50% में से घटा दी गई।' },
    },
  },
  {
    code: 'sr-012',
    exams: ['railways'],
    subject: 'aptitude',
    topic: 'trains',
    difficulty: 'medium',
    targetSeconds: 55,
    stem: {
      en: 'Two trains, 180 m and 220 m long, run on parallel tracks. Running in opposite directions they cross each other in 8 seconds; running in the same direction, the faster one passes the other in 40 seconds. What is the speed of the faster train?',
      hi: '180 मी और 220 मी लंबी दो रेलगाड़ियाँ समांतर पटरियों पर चलती हैं। विपरीत दिशाओं में चलते हुए वे एक-दूसरे को 8 सेकंड में पार करती हैं; एक ही दिशा में चलने पर तेज़ गाड़ी दूसरी को 40 सेकंड में पार करती है। तेज़ गाड़ी की चाल कितनी है?',
    },
    options: [
      { id: 'a', content: { en: '72 km/h', hi: '72 किमी/घंटा' } },
      { id: 'b', content: { en: '90 km/h', hi: '90 किमी/घंटा' } },
      { id: 'c', content: { en: '36 km/h', hi: '36 किमी/घंटा' } },
      { id: 'd', content: { en: '108 km/h', hi: '108 किमी/घंटा' } },
    ],
    key: { kind: 'mcq', optionIds: ['d'] },
    solution: {
      en: String.raw`In both cases the trains cover 180 + 220 = 400 m against each other.

Sum of the speeds = 400 ÷ 8 = 50 m/s; difference = 400 ÷ 40 = 10 m/s.

Faster train = (50 + 10) ÷ 2 = 30 m/s = 30 × 18/5 = **108 km/h**. The slower runs at 20 m/s = 72 km/h, which stands among the options as a trap.`,
      hi: String.raw`दोनों स्थितियों में गाड़ियाँ एक-दूसरे के सापेक्ष 180 + 220 = 400 मी तय करती हैं।

चालों का योग = 400 ÷ 8 = 50 मी/से; अंतर = 400 ÷ 40 = 10 मी/से।

तेज़ गाड़ी = (50 + 10) ÷ 2 = 30 मी/से = 30 × 18/5 = **108 किमी/घंटा**। धीमी गाड़ी 20 मी/से = 72 किमी/घं से चलती है, जो भ्रम के लिए विकल्पों में है।`,
    },
    reasons: {
      a: { en: 'This is the speed of the slower train, 20 m/s.', hi: 'यह धीमी गाड़ी की चाल है, 20 मी/से।' },
      b: { en: 'This is half of the sum of the speeds, 25 m/s.', hi: 'यह चालों के योग का आधा है, 25 मी/से।' },
      c: { en: 'This is the difference of the speeds, 10 m/s.', hi: 'यह चालों का अंतर है, 10 मी/से।' },
      d: { en: 'Half of 50 + 10 m/s is 30 m/s, that is, 108 km/h.', hi: '50 + 10 का आधा 30 मी/से, यानी 108 किमी/घं।' },
    },
  },
  {
    code: 'sr-013',
    exams: ['railways'],
    subject: 'aptitude',
    topic: 'mensuration',
    difficulty: 'easy',
    targetSeconds: 35,
    stem: {
      en: 'A square park has an area of 4,900 m². What will it cost to fence the park all round at ₹24 per metre?',
      hi: 'एक वर्गाकार पार्क का क्षेत्रफल 4,900 मी² है। ₹24 प्रति मीटर की दर से पार्क के चारों ओर बाड़ लगाने का ख़र्च कितना होगा?',
    },
    options: [
      { id: 'a', content: { en: '₹6,720', hi: '₹6,720' } },
      { id: 'b', content: { en: '₹1,680', hi: '₹1,680' } },
      { id: 'c', content: { en: '₹3,360', hi: '₹3,360' } },
      { id: 'd', content: { en: '₹5,040', hi: '₹5,040' } },
    ],
    key: { kind: 'mcq', optionIds: ['a'] },
    solution: {
      en: String.raw`From the area to the side, from the side to the perimeter: side = √4,900 = 70 m, perimeter = 4 × 70 = 280 m.

Cost = 280 × 24 = **₹6,720**.

Trap: a fence runs along the boundary, so all four sides count.`,
      hi: String.raw`क्षेत्रफल से भुजा और भुजा से परिमाप: भुजा = √4,900 = 70 मी, परिमाप = 4 × 70 = 280 मी।

ख़र्च = 280 × 24 = **₹6,720**।

भ्रम: बाड़ किनारे-किनारे लगती है, इसलिए चारों भुजाएँ गिनी जाती हैं।`,
    },
    reasons: {
      a: {
        en: 'The perimeter is 280 m, and 280 × 24 = 6,720.',
        hi: 'परिमाप 280 मी है और 280 × 24 = 6,720।',
      },
      b: { en: 'This is the cost of one side: 70 × 24.', hi: 'यह केवल एक भुजा का ख़र्च है: 70 × 24।' },
      c: {
        en: 'This takes only two sides, length and breadth: 140 × 24.',
        hi: 'इसमें केवल दो भुजाएँ ली गईं, लंबाई और चौड़ाई: 140 × 24।',
      },
      d: { en: 'This leaves one side open: 210 × 24.', hi: 'इसमें एक भुजा छूट गई: 210 × 24।' },
    },
  },
  {
    code: 'sr-014',
    exams: ['railways'],
    subject: 'aptitude',
    topic: 'algebra',
    difficulty: 'medium',
    targetSeconds: 70,
    stem: {
      en: String.raw`If $x + \frac{1}{x} = 5$, then what is the value of $\dfrac{x^6 + 1}{x^4 + x^2}$?`,
      hi: String.raw`यदि $x + \frac{1}{x} = 5$ है, तो $\dfrac{x^6 + 1}{x^4 + x^2}$ का मान क्या है?`,
    },
    options: [
      { id: 'a', content: { en: '24', hi: '24' } },
      { id: 'b', content: { en: '23', hi: '23' } },
      { id: 'c', content: { en: '26', hi: '26' } },
      { id: 'd', content: { en: '22', hi: '22' } },
    ],
    key: { kind: 'mcq', optionIds: ['d'] },
    solution: {
      en: String.raw`Divide the numerator and the denominator by $x^3$; both become symmetric:

$$
\frac{x^3 + \frac{1}{x^3}}{x + \frac{1}{x}}
$$

$x^3 + \frac{1}{x^3} = 5^3 - 3 \times 5 = 110$, and $110 \div 5 =$ **22**.

Check: the fraction equals $x^2 + \frac{1}{x^2} - 1 = 23 - 1$. The trap is to forget the $-1$.`,
      hi: String.raw`अंश और हर को $x^3$ से भाग दीजिए; दोनों सममित हो जाते हैं:

$$
\frac{x^3 + \frac{1}{x^3}}{x + \frac{1}{x}}
$$

$x^3 + \frac{1}{x^3} = 5^3 - 3 \times 5 = 110$, और $110 \div 5 =$ **22**।

जाँच: यह भिन्न $x^2 + \frac{1}{x^2} - 1 = 23 - 1$ के बराबर है। $-1$ को भूल जाना ही यहाँ का भ्रम है।`,
    },
    reasons: {
      a: {
        en: String.raw`This adds 1 to $x^2 + \frac{1}{x^2}$ instead of subtracting it.`,
        hi: String.raw`इसमें $x^2 + \frac{1}{x^2}$ में से 1 घटाने के बजाय जोड़ दिया गया।`,
      },
      b: {
        en: String.raw`This is $x^2 + \frac{1}{x^2}$ alone, without the $-1$.`,
        hi: String.raw`यह केवल $x^2 + \frac{1}{x^2}$ है, $-1$ के बिना।`,
      },
      c: {
        en: String.raw`This takes $x^2 + \frac{1}{x^2}$ as $25 + 2$ and then subtracts 1.`,
        hi: String.raw`इसमें $x^2 + \frac{1}{x^2}$ को $25 + 2$ मानकर 1 घटाया गया।`,
      },
      d: {
        en: String.raw`$110 \div 5 = 22$, after dividing both parts by $x^3$.`,
        hi: String.raw`दोनों भागों को $x^3$ से भाग देने पर $110 \div 5 = 22$।`,
      },
    },
  },
  {
    code: 'sr-015',
    exams: ['railways'],
    subject: 'reasoning',
    topic: 'analogy',
    difficulty: 'easy',
    targetSeconds: 15,
    stem: {
      en: String.raw`Select the option that is related to the third word in the same way as the second word is related to the first.

Spoke : Wheel :: Petal : ?`,
      hi: String.raw`उस विकल्प को चुनिए जिसका तीसरे शब्द से वही संबंध है, जो दूसरे शब्द का पहले शब्द से है।

तीली : पहिया :: पंखुड़ी : ?`,
    },
    options: [
      { id: 'a', content: { en: 'Fragrance', hi: 'सुगंध' } },
      { id: 'b', content: { en: 'Flower', hi: 'फूल' } },
      { id: 'c', content: { en: 'Pollen grain', hi: 'परागकण' } },
      { id: 'd', content: { en: 'Garland', hi: 'माला' } },
    ],
    key: { kind: 'mcq', optionIds: ['b'] },
    solution: {
      en: String.raw`A spoke is one of the parts that make up a wheel; a petal is one of the parts that make up a **flower**. The relation is part : whole.

A pollen grain belongs to the flower too, and a garland is made of whole flowers: other relations.`,
      hi: String.raw`तीली उन भागों में से एक है, जिनसे पहिया बनता है; पंखुड़ी उन भागों में से एक है, जिनसे **फूल** बनता है। संबंध है भाग : संपूर्ण।

परागकण भी फूल का ही भाग है, और माला पूरे फूलों से बनती है: ये दूसरे संबंध हैं।`,
    },
    reasons: {
      a: {
        en: 'Fragrance is a quality of the flower, not the whole of which the petal is a part.',
        hi: 'सुगंध फूल का गुण है, वह संपूर्ण नहीं जिसका पंखुड़ी भाग है।',
      },
      b: {
        en: 'A petal is a part of a flower as a spoke is of a wheel.',
        hi: 'जैसे तीली पहिए का भाग है, वैसे ही पंखुड़ी फूल का।',
      },
      c: {
        en: 'Pollen grains and petals are both parts of a flower; neither is the whole of the other.',
        hi: 'परागकण और पंखुड़ी दोनों फूल के भाग हैं; कोई भी दूसरे का संपूर्ण रूप नहीं।',
      },
      d: {
        en: 'A garland consists of flowers, so the petal is not its direct part.',
        hi: 'माला फूलों से बनती है, इसलिए पंखुड़ी उसका सीधा भाग नहीं।',
      },
    },
  },
  {
    code: 'sr-016',
    exams: ['railways'],
    subject: 'reasoning',
    topic: 'coding-decoding',
    difficulty: 'medium',
    targetSeconds: 40,
    stem: {
      en: "In a certain code language, 'GRAPE' is written as 'HPDLJ'. How will 'MANGO' be written in that language?",
      hi: "एक निश्चित कूट भाषा में 'GRAPE' को 'HPDLJ' लिखा जाता है। उसी भाषा में 'MANGO' को कैसे लिखा जाएगा?",
    },
    options: [
      { id: 'a', content: { en: 'LCKKJ', hi: 'LCKKJ' } },
      { id: 'b', content: { en: 'NYQCT', hi: 'NYQCT' } },
      { id: 'c', content: { en: 'NCQKT', hi: 'NCQKT' } },
      { id: 'd', content: { en: 'NYQKT', hi: 'NYQKT' } },
    ],
    key: { kind: 'mcq', optionIds: ['b'] },
    solution: {
      en: String.raw`Write the steps under the letters: G → H is +1, R → P is −2, A → D is +3, P → L is −4, E → J is +5.

MANGO: M + 1 = N, A − 2 = Y, N + 3 = Q, G − 4 = C, O + 5 = T: **NYQCT**.

Before A comes Z and before that Y: the alphabet runs in a circle.`,
      hi: String.raw`अक्षरों के नीचे चरण लिखिए: G → H यानी +1, R → P यानी −2, A → D यानी +3, P → L यानी −4, E → J यानी +5।

MANGO: M + 1 = N, A − 2 = Y, N + 3 = Q, G − 4 = C, O + 5 = T: **NYQCT**।

A से पहले Z और उससे पहले Y आता है: वर्णमाला चक्र में चलती है।`,
    },
    reasons: {
      a: {
        en: 'All the signs are turned round here: −1, +2, −3, +4, −5.',
        hi: 'यहाँ सारे चिह्न उलट गए हैं: −1, +2, −3, +4, −5।',
      },
      b: { en: 'The steps +1, −2, +3, −4, +5 give N, Y, Q, C, T.', hi: '+1, −2, +3, −4, +5 से N, Y, Q, C, T मिलते हैं।' },
      c: {
        en: 'Every step is taken forwards: +1, +2, +3, +4, +5.',
        hi: 'हर चरण आगे की ओर लिया गया: +1, +2, +3, +4, +5।',
      },
      d: { en: 'The fourth letter is moved 4 on instead of 4 back.', hi: 'चौथा अक्षर 4 पीछे के बजाय 4 आगे ले जाया गया।' },
    },
  },
  {
    code: 'sr-017',
    exams: ['railways'],
    subject: 'reasoning',
    topic: 'number-series',
    difficulty: 'medium',
    targetSeconds: 35,
    stem: {
      en: String.raw`Which number will come next in the following series?

6, 7, 16, 51, 208, ?`,
      hi: String.raw`निम्नलिखित शृंखला में अगली संख्या कौन-सी होगी?

6, 7, 16, 51, 208, ?`,
    },
    options: [
      { id: 'a', content: { en: '1,045', hi: '1,045' } },
      { id: 'b', content: { en: '1,040', hi: '1,040' } },
      { id: 'c', content: { en: '1,044', hi: '1,044' } },
      { id: 'd', content: { en: '836', hi: '836' } },
    ],
    key: { kind: 'mcq', optionIds: ['a'] },
    solution: {
      en: String.raw`The terms grow faster and faster, so look for a multiplier that grows: ×1 + 1, ×2 + 2, ×3 + 3, ×4 + 4.

6 × 1 + 1 = 7, 7 × 2 + 2 = 16, 16 × 3 + 3 = 51, 51 × 4 + 4 = 208, and 208 × 5 + 5 = **1,045**.`,
      hi: String.raw`पद बढ़ती हुई रफ़्तार से बढ़ रहे हैं, इसलिए बढ़ता हुआ गुणक खोजिए: ×1 + 1, ×2 + 2, ×3 + 3, ×4 + 4।

6 × 1 + 1 = 7, 7 × 2 + 2 = 16, 16 × 3 + 3 = 51, 51 × 4 + 4 = 208, और 208 × 5 + 5 = **1,045**।`,
    },
    reasons: {
      a: {
        en: '208 × 5 + 5: the multiplier and the number added both go up by one.',
        hi: '208 × 5 + 5: गुणक और जोड़ी जाने वाली संख्या, दोनों एक-एक बढ़ते हैं।',
      },
      b: { en: 'This multiplies by 5 but adds nothing.', hi: 'इसमें 5 से गुणा हुआ, पर कुछ जोड़ा नहीं गया।' },
      c: { en: 'This multiplies by 5 but adds 4 again.', hi: 'इसमें 5 से गुणा हुआ, पर फिर 4 ही जोड़ा गया।' },
      d: { en: 'This repeats the last step, ×4 + 4.', hi: 'इसमें पिछला चरण ×4 + 4 ही दोहराया गया।' },
    },
  },
  {
    code: 'sr-018',
    exams: ['railways'],
    subject: 'reasoning',
    topic: 'syllogism',
    difficulty: 'easy',
    targetSeconds: 30,
    stem: {
      en: String.raw`Read the statements and the conclusions. Taking the statements to be true, decide which of the conclusions logically follow(s) from them.

**Statements:** All benches are tables. Some tables are lamps.

**Conclusions:**

I. Some lamps are benches.

II. Some lamps are tables.`,
      hi: String.raw`कथनों और निष्कर्षों को पढ़िए। कथनों को सत्य मानते हुए तय कीजिए कि उनसे कौन-सा/से निष्कर्ष तार्किक रूप से निकलता है/निकलते हैं।

**कथन:** सभी बेंच मेज़ हैं। कुछ मेज़ लैंप हैं।

**निष्कर्ष:**

I. कुछ लैंप बेंच हैं।

II. कुछ लैंप मेज़ हैं।`,
    },
    options: [
      { id: 'a', content: { en: 'Only conclusion I follows', hi: 'केवल निष्कर्ष I निकलता है' } },
      { id: 'b', content: { en: 'Only conclusion II follows', hi: 'केवल निष्कर्ष II निकलता है' } },
      { id: 'c', content: { en: 'Both I and II follow', hi: 'I और II दोनों निकलते हैं' } },
      { id: 'd', content: { en: 'Neither I nor II follows', hi: 'न तो I निकलता है, न ही II' } },
    ],
    key: { kind: 'mcq', optionIds: ['b'] },
    solution: {
      en: String.raw`II is the second statement turned round: "some tables are lamps" also says that some lamps are tables. It follows.

I does not follow: the tables that are lamps may all lie outside the benches. One possible diagram against a conclusion is enough.

Trap: the middle term (tables) is not spoken of as a whole in either statement, so nothing joins benches and lamps.`,
      hi: String.raw`II दूसरे कथन को ही पलटकर कहता है: "कुछ मेज़ लैंप हैं" का अर्थ यह भी है कि कुछ लैंप मेज़ हैं। यह निकलता है।

I नहीं निकलता: हो सकता है कि जो मेज़ लैंप हैं, उनमें एक भी बेंच न हो। निष्कर्ष के विरुद्ध एक भी संभव आरेख काफ़ी है।

भ्रम: बीच का पद (मेज़) किसी भी कथन में पूरा नहीं लिया गया, इसलिए बेंच और लैंप को कुछ नहीं जोड़ता।`,
    },
    reasons: {
      a: { en: 'The lamps may lie among tables that are not benches.', hi: 'लैंप उन मेज़ों में हो सकते हैं, जो बेंच नहीं हैं।' },
      b: { en: '"Some tables are lamps" can be turned round into II.', hi: '"कुछ मेज़ लैंप हैं" को पलटने पर II मिलता है।' },
      c: {
        en: 'II follows, but nothing joins the lamps with the benches.',
        hi: 'II निकलता है, पर लैंप और बेंच को कुछ नहीं जोड़ता।',
      },
      d: { en: 'II is the second statement read the other way round.', hi: 'II तो दूसरे कथन को ही पलटकर पढ़ना है।' },
    },
  },
  {
    code: 'sr-019',
    exams: ['railways'],
    subject: 'reasoning',
    topic: 'order-and-ranking',
    difficulty: 'hard',
    targetSeconds: 85,
    stem: {
      en: String.raw`Six trains P, Q, R, S, T and U leave a station one after another. Exactly two trains leave between S and P. Q leaves immediately after T, and P leaves later than Q. U leaves immediately before S and later than R. T is not the first train to leave.

Which train leaves fourth?`,
      hi: String.raw`छह रेलगाड़ियाँ P, Q, R, S, T और U एक स्टेशन से एक-एक करके छूटती हैं। S और P के बीच ठीक दो गाड़ियाँ छूटती हैं। Q, T के ठीक बाद छूटती है और P, Q के बाद छूटती है। U, S से ठीक पहले और R के बाद छूटती है। T सबसे पहले छूटने वाली गाड़ी नहीं है।

चौथे स्थान पर कौन-सी गाड़ी छूटती है?`,
    },
    options: [
      { id: 'a', content: { en: 'T', hi: 'T' } },
      { id: 'b', content: { en: 'R', hi: 'R' } },
      { id: 'c', content: { en: 'S', hi: 'S' } },
      { id: 'd', content: { en: 'Q', hi: 'Q' } },
    ],
    key: { kind: 'mcq', optionIds: ['a'] },
    solution: {
      en: String.raw`R leaves before U and U just before S, so S cannot be earlier than third. With two trains between S and P, the pairs (S, P) are (3, 6), (4, 1), (5, 2), (6, 3).

P comes after both T and Q, so P is third or later: only (3, 6) and (6, 3) remain.

- (6, 3): T, Q would be first and second, but T is not first.
- (3, 6): R, U, S, **T**, Q, P fits everything.`,
      hi: String.raw`R, U से पहले है और U, S के ठीक पहले, इसलिए S तीसरे से पहले नहीं हो सकती। S और P के बीच दो गाड़ियाँ हैं, तो (S, P) के स्थान (3, 6), (4, 1), (5, 2) या (6, 3) हो सकते हैं।

P, T और Q दोनों के बाद है, इसलिए P तीसरी या उसके बाद की है: केवल (3, 6) और (6, 3) बचते हैं।

- (6, 3): तब T, Q पहली और दूसरी होतीं, पर T पहली नहीं है।
- (3, 6): R, U, S, **T**, Q, P सभी शर्तें पूरी करता है।`,
    },
    reasons: {
      a: { en: 'The order is R, U, S, T, Q, P, so T leaves fourth.', hi: 'क्रम R, U, S, T, Q, P है, इसलिए T चौथी है।' },
      b: {
        en: 'R would be fourth in T, Q, P, R, U, S, but T is not first.',
        hi: 'T, Q, P, R, U, S में R चौथी होती, पर T पहली नहीं है।',
      },
      c: {
        en: 'With S fourth, P would be first, though it leaves after Q.',
        hi: 'S चौथी हो, तो P पहली होगी, जबकि वह Q के बाद छूटती है।',
      },
      d: {
        en: 'Q fourth would put S and T together at third place.',
        hi: 'Q चौथी हो, तो T तीसरी होगी, पर वह स्थान S का है।',
      },
    },
  },
  {
    code: 'sr-020',
    exams: ['railways'],
    subject: 'reasoning',
    topic: 'counting-figures',
    difficulty: 'medium',
    targetSeconds: 45,
    stem: {
      en: String.raw`Count the quadrilaterals formed by the lines of the given figure.

![Triangle ABC with A at the top and BC as its level base. Three points D, E and F lie on BC between B and C, and straight lines join A to D, to E and to F. A level line PQ, parallel to BC, runs from P on AB to Q on AC and crosses the lines AD, AE and AF.](/figures/sr-020.svg)`,
      hi: String.raw`दी गई आकृति में चतुर्भुजों की संख्या ज्ञात कीजिए।

![त्रिभुज ABC, जिसमें A ऊपर है और BC क्षैतिज आधार है। BC पर B और C के बीच तीन बिंदु D, E और F हैं, और A को D, E और F से सीधी रेखाओं द्वारा मिलाया गया है। BC के समांतर क्षैतिज रेखा PQ, AB पर P से AC पर Q तक जाती है और AD, AE तथा AF को काटती है।](/figures/sr-020.svg)`,
    },
    options: [
      { id: 'a', content: { en: '4', hi: '4' } },
      { id: 'b', content: { en: '15', hi: '15' } },
      { id: 'c', content: { en: '7', hi: '7' } },
      { id: 'd', content: { en: '10', hi: '10' } },
    ],
    key: { kind: 'mcq', optionIds: ['d'] },
    solution: {
      en: String.raw`A quadrilateral here must have PQ above and BC below; its other two sides are two of the five lines from A (AB, AD, AE, AF, AC).

Two lines out of five can be chosen in 5 × 4 ÷ 2 = **10** ways.

Check by width: 4 of one part, 3 of two parts, 2 of three, 1 of four: 4 + 3 + 2 + 1 = 10.`,
      hi: String.raw`यहाँ हर चतुर्भुज की ऊपरी भुजा PQ पर और निचली BC पर होगी; बाक़ी दो भुजाएँ A से निकली पाँच रेखाओं (AB, AD, AE, AF, AC) में से दो होंगी।

पाँच में से दो रेखाएँ 5 × 4 ÷ 2 = **10** तरीक़ों से चुनी जा सकती हैं।

चौड़ाई से जाँच: एक भाग वाले 4, दो भाग वाले 3, तीन वाले 2, चार वाला 1: 4 + 3 + 2 + 1 = 10।`,
    },
    reasons: {
      a: { en: 'Only the four undivided strips are counted.', hi: 'इसमें केवल चार अविभाजित पट्टियाँ गिनी गईं।' },
      b: {
        en: 'This counts six lines from A, though there are five: 6 × 5 ÷ 2.',
        hi: 'इसमें A से निकली रेखाएँ पाँच के बजाय छह मान ली गईं: 6 × 5 ÷ 2।',
      },
      c: {
        en: 'Only those of one and of two strips are counted: 4 + 3.',
        hi: 'इसमें केवल एक और दो पट्टियों वाले गिने गए: 4 + 3।',
      },
      d: { en: '4 + 3 + 2 + 1, by the number of strips in each.', hi: 'पट्टियों की संख्या के अनुसार 4 + 3 + 2 + 1।' },
    },
  },
]
