import type { PaperSection } from '../paper.ts'
import { oneOrBoth } from '../upsc-gs-1/standard-options.ts'

export const currentEvents: PaperSection = {
  presetSectionId: 'gs',
  questions: [
    {
      code: 'up-037',
      exams: ['state-psc'],
      subject: 'general-knowledge',
      topic: 'sports',
      difficulty: 'medium',
      targetSeconds: 40,
      stem: {
        en: String.raw`Consider the following pairs (Athlete of Uttar Pradesh – An event in which she won a medal at the Asian Games of Hangzhou, 2023):

1. Kiran Baliyan – Discus throw
2. Annu Rani – Javelin throw
3. Parul Chaudhary – 5,000 metres

Which of the pairs given above is/are correctly matched?`,
        hi: String.raw`निम्नलिखित युग्मों (उत्तर प्रदेश की खिलाड़ी – 2023 के हांगझोऊ एशियाई खेलों में पदक वाली एक स्पर्धा) पर विचार कीजिए:

1. किरण बालियान – चक्का फेंक
2. अन्नू रानी – भाला फेंक
3. पारुल चौधरी – 5,000 मीटर दौड़

उपर्युक्त युग्मों में से कौन-सा/से सही सुमेलित है/हैं?`,
      },
      options: [
        { id: 'a', content: { en: '1 and 2 only', hi: 'केवल 1 और 2' } },
        { id: 'b', content: { en: '3 only', hi: 'केवल 3' } },
        { id: 'c', content: { en: '2 and 3 only', hi: 'केवल 2 और 3' } },
        { id: 'd', content: { en: '1, 2 and 3', hi: '1, 2 और 3' } },
      ],
      key: { kind: 'mcq', optionIds: ['c'] },
      solution: {
        en: String.raw`All three athletes come from Meerut.

- **Kiran Baliyan**: bronze in the **shot put**, the first for an Indian woman in this event since 1951. So 1 is wrong.
- **Annu Rani**: gold in the javelin throw with 62.92 m.
- **Parul Chaudhary**: gold in the 5,000 metres and silver in the 3,000 metres steeplechase.`,
        hi: String.raw`तीनों खिलाड़ी मेरठ की हैं।

- **किरण बालियान**: **गोला फेंक** में कांस्य; 1951 के बाद इस स्पर्धा में किसी भारतीय महिला का पहला पदक। अतः 1 ग़लत है।
- **अन्नू रानी**: 62.92 मीटर के साथ भाला फेंक में स्वर्ण।
- **पारुल चौधरी**: 5,000 मीटर में स्वर्ण और 3,000 मीटर स्टीपलचेज़ में रजत।`,
      },
      reasons: {
        a: {
          en: 'Kiran Baliyan throws the shot; and the gold of Parul Chaudhary was missed.',
          hi: 'किरण बालियान गोला फेंकती हैं; साथ ही पारुल चौधरी का स्वर्ण छूट गया।',
        },
        b: { en: 'The gold of Annu Rani in the javelin was overlooked.', hi: 'भाला फेंक में अन्नू रानी का स्वर्ण छूट गया।' },
        c: {
          en: 'Javelin and 5,000 metres both brought gold; the medal in pair 1 came from the shot put.',
          hi: 'भाला फेंक और 5,000 मीटर, दोनों में स्वर्ण मिला; युग्म 1 का पदक गोला फेंक का है।',
        },
        d: {
          en: 'Discus and shot put were mixed up: the Indian medal in the discus went to Seema Punia.',
          hi: 'चक्का और गोला फेंक में भ्रम हुआ: चक्का फेंक में भारत का पदक सीमा पूनिया ने जीता।',
        },
      },
    },
    {
      code: 'up-049',
      exams: ['state-psc'],
      subject: 'general-knowledge',
      topic: 'summits',
      difficulty: 'medium',
      targetSeconds: 35,
      stem: {
        en: String.raw`Which one of the following pairs of a summit of 2024 and the city where it was held is **NOT** correctly matched?`,
        hi: String.raw`वर्ष 2024 के शिखर सम्मेलन और उसके आयोजन-स्थल का निम्नलिखित में से कौन-सा युग्म सही सुमेलित **नहीं** है?`,
      },
      options: [
        { id: 'a', content: { en: 'BRICS – Kazan', hi: 'ब्रिक्स – कज़ान' } },
        { id: 'b', content: { en: 'SCO – Tashkent', hi: 'एससीओ – ताशकंद' } },
        { id: 'c', content: { en: 'G20 – Rio de Janeiro', hi: 'जी-20 – रियो डी जेनेरियो' } },
        { id: 'd', content: { en: 'Non-Aligned Movement – Kampala', hi: 'गुटनिरपेक्ष आंदोलन – कंपाला' } },
      ],
      key: { kind: 'mcq', optionIds: ['b'] },
      solution: {
        en: String.raw`The country in the chair gives the place. In 2024 **Kazakhstan** presided over the SCO, and the heads of state met at **Astana** in July. Tashkent, in Uzbekistan, is the seat of the SCO's anti-terrorist structure (RATS), and that is the trap.

The others hold: BRICS at Kazan (Russia, October), G20 at Rio de Janeiro (Brazil, November), the 19th NAM summit at Kampala (Uganda, January).`,
        hi: String.raw`स्थान अध्यक्ष देश से पहचानिए। 2024 में एससीओ का अध्यक्ष **कज़ाख़स्तान** था और राष्ट्राध्यक्ष जुलाई में **अस्ताना** में मिले। उज़्बेकिस्तान के ताशकंद में एससीओ की आतंकवाद-रोधी संरचना (RATS) का मुख्यालय है, भ्रम इसी से होता है।

शेष सही हैं: ब्रिक्स कज़ान में (रूस, अक्टूबर), जी-20 रियो डी जेनेरियो में (ब्राज़ील, नवंबर), गुटनिरपेक्ष आंदोलन का 19वाँ सम्मेलन कंपाला में (युगांडा, जनवरी)।`,
      },
      reasons: {
        a: {
          en: 'The pair is right: Russia held the 16th BRICS summit at Kazan in October 2024.',
          hi: 'युग्म सही है: रूस ने अक्टूबर 2024 में 16वाँ ब्रिक्स सम्मेलन कज़ान में किया।',
        },
        b: {
          en: 'The pair is wrong: the SCO met at Astana, as Kazakhstan was in the chair.',
          hi: 'युग्म ग़लत है: एससीओ की बैठक अस्ताना में हुई, क्योंकि अध्यक्षता कज़ाख़स्तान के पास थी।',
        },
        c: {
          en: 'The pair is right: Brazil held the G20 summit at Rio de Janeiro in November 2024.',
          hi: 'युग्म सही है: ब्राज़ील ने नवंबर 2024 में जी-20 सम्मेलन रियो डी जेनेरियो में किया।',
        },
        d: {
          en: 'The pair is right: the 19th NAM summit was held at Kampala in January 2024.',
          hi: 'युग्म सही है: गुटनिरपेक्ष आंदोलन का 19वाँ सम्मेलन जनवरी 2024 में कंपाला में हुआ।',
        },
      },
    },
    {
      code: 'up-054',
      exams: ['state-psc'],
      subject: 'general-knowledge',
      topic: 'biodiversity',
      difficulty: 'medium',
      targetSeconds: 45,
      stem: {
        en: String.raw`With reference to India's first estimation of river dolphins, released in March 2025, consider the following statements:

1. More than one-third of the dolphins were recorded in Uttar Pradesh.
2. The few Indus river dolphins that were recorded live in the Chambal.

Which of the statements given above is/are correct?`,
        hi: String.raw`मार्च 2025 में जारी भारत की पहली नदी डॉल्फ़िन आकलन रिपोर्ट के संदर्भ में निम्नलिखित कथनों पर विचार कीजिए:

1. एक-तिहाई से अधिक डॉल्फ़िन उत्तर प्रदेश में दर्ज की गईं।
2. दर्ज की गई गिनी-चुनी सिंधु नदी डॉल्फ़िन चंबल में रहती हैं।

उपर्युक्त कथनों में से कौन-सा/से सही है/हैं?`,
      },
      options: oneOrBoth,
      key: { kind: 'mcq', optionIds: ['a'] },
      solution: {
        en: String.raw`- **1 is correct.** Of **6,327** dolphins Uttar Pradesh had **2,397**, about 38 per cent, the most of all States; then came Bihar (2,220), West Bengal (815) and Assam (635).
- **2 is wrong.** The Indus dolphin lives in the **Beas** in Punjab, a river of the Indus system; three were counted. The dolphins of the Chambal are Gangetic ones, for the Chambal flows to the Yamuna.`,
        hi: String.raw`- **1 सही है।** **6,327** डॉल्फ़िन में से **2,397**, यानी लगभग 38 प्रतिशत, उत्तर प्रदेश में थीं, जो सभी राज्यों में सर्वाधिक है; इसके बाद बिहार (2,220), पश्चिम बंगाल (815) और असम (635) थे।
- **2 ग़लत है।** सिंधु डॉल्फ़िन पंजाब की **ब्यास** में है, जो सिंधु तंत्र की नदी है; वहाँ तीन गिनी गईं। चंबल यमुना में मिलती है, इसलिए उसकी डॉल्फ़िन गांगेय हैं।`,
      },
      reasons: {
        a: {
          en: 'Uttar Pradesh had 2,397 of 6,327; the Indus dolphin was found in the Beas.',
          hi: '6,327 में से 2,397 उत्तर प्रदेश में थीं; सिंधु डॉल्फ़िन ब्यास में मिलीं।',
        },
        b: {
          en: 'The Chambal belongs to the Ganga system and has no Indus dolphins; Uttar Pradesh does lead.',
          hi: 'चंबल गंगा तंत्र की नदी है, उसमें सिंधु डॉल्फ़िन नहीं हैं; उत्तर प्रदेश सचमुच आगे है।',
        },
        c: {
          en: 'The share of the State is right, but the Chambal has Gangetic dolphins.',
          hi: 'राज्य का हिस्सा सही है, पर चंबल में गांगेय डॉल्फ़िन हैं।',
        },
        d: {
          en: 'The Chambal was judged rightly, but 2,397 is well over one-third of 6,327.',
          hi: 'चंबल के बारे में निर्णय सही रहा, पर 2,397, 6,327 के एक-तिहाई से काफ़ी अधिक है।',
        },
      },
    },
    {
      code: 'up-064',
      exams: ['state-psc'],
      subject: 'general-knowledge',
      topic: 'space-missions',
      difficulty: 'medium',
      targetSeconds: 45,
      stem: {
        en: String.raw`Arrange the following events of India's space programme in chronological order and select the correct answer using the code given below.

1. Launch of XPoSat
2. Soft landing of Chandrayaan-3 on the Moon
3. 100th launch from Sriharikota, with NVS-02
4. Launch of Aditya-L1`,
        hi: String.raw`भारत के अंतरिक्ष कार्यक्रम की निम्नलिखित घटनाओं को कालानुक्रम में व्यवस्थित कीजिए तथा नीचे दिए गए कूट से सही उत्तर चुनिए।

1. XPoSat का प्रक्षेपण
2. चंद्रमा पर चंद्रयान-3 की सॉफ़्ट लैंडिंग
3. NVS-02 के साथ श्रीहरिकोटा से 100वाँ प्रक्षेपण
4. आदित्य-L1 का प्रक्षेपण`,
      },
      options: [
        { id: 'a', content: { en: '4, 2, 1, 3', hi: '4, 2, 1, 3' } },
        { id: 'b', content: { en: '2, 4, 3, 1', hi: '2, 4, 3, 1' } },
        { id: 'c', content: { en: '2, 4, 1, 3', hi: '2, 4, 1, 3' } },
        { id: 'd', content: { en: '4, 2, 3, 1', hi: '4, 2, 3, 1' } },
      ],
      key: { kind: 'mcq', optionIds: ['c'] },
      solution: {
        en: String.raw`- Chandrayaan-3: **23 August 2023**, since then National Space Day
- Aditya-L1: **2 September 2023**, ten days later, by PSLV-C57
- XPoSat, the satellite that studies the polarisation of X-rays: **1 January 2024**, by PSLV-C58
- NVS-02: **29 January 2025**, by GSLV-F15

First the Moon, then the Sun, and both in 2023.`,
        hi: String.raw`- चंद्रयान-3: **23 अगस्त 2023**, जो अब राष्ट्रीय अंतरिक्ष दिवस है
- आदित्य-L1: दस दिन बाद **2 सितंबर 2023**, PSLV-C57 से
- XPoSat, एक्स-किरणों के ध्रुवण का अध्ययन करने वाला उपग्रह: **1 जनवरी 2024**, PSLV-C58 से
- NVS-02: **29 जनवरी 2025**, GSLV-F15 से

पहले चंद्रमा, फिर सूर्य, और दोनों 2023 में।`,
      },
      reasons: {
        a: {
          en: 'Aditya-L1 was launched ten days after the landing, not before it.',
          hi: 'आदित्य-L1 का प्रक्षेपण लैंडिंग के दस दिन बाद हुआ, पहले नहीं।',
        },
        b: {
          en: 'XPoSat opened the year 2024; the 100th launch came in January 2025.',
          hi: 'XPoSat 2024 के पहले दिन गया; 100वाँ प्रक्षेपण जनवरी 2025 में हुआ।',
        },
        c: {
          en: 'August 2023, September 2023, January 2024 and January 2025.',
          hi: 'अगस्त 2023, सितंबर 2023, जनवरी 2024 और जनवरी 2025।',
        },
        d: {
          en: 'Both pairs are turned round: the Sun mission before the Moon, and NVS-02 before XPoSat.',
          hi: 'दोनों जोड़े उलट गए: सूर्य मिशन चंद्रमा से पहले और NVS-02, XPoSat से पहले।',
        },
      },
    },
    {
      code: 'up-068',
      exams: ['state-psc'],
      subject: 'general-knowledge',
      topic: 'awards',
      difficulty: 'easy',
      targetSeconds: 35,
      stem: {
        en: String.raw`On whom among the following was the Bharat Ratna conferred posthumously in 2024?

1. Chaudhary Charan Singh
2. Karpoori Thakur
3. Madan Mohan Malaviya
4. M.S. Swaminathan

Select the correct answer using the code given below.`,
        hi: String.raw`निम्नलिखित में से किन्हें 2024 में मरणोपरांत भारत रत्न प्रदान किया गया?

1. चौधरी चरण सिंह
2. कर्पूरी ठाकुर
3. मदन मोहन मालवीय
4. एम.एस. स्वामीनाथन

नीचे दिए गए कूट से सही उत्तर चुनिए।`,
      },
      options: [
        { id: 'a', content: { en: '1 and 2 only', hi: 'केवल 1 और 2' } },
        { id: 'b', content: { en: '1, 3 and 4', hi: '1, 3 और 4' } },
        { id: 'c', content: { en: '2, 3 and 4', hi: '2, 3 और 4' } },
        { id: 'd', content: { en: '1, 2 and 4', hi: '1, 2 और 4' } },
      ],
      key: { kind: 'mcq', optionIds: ['d'] },
      solution: {
        en: String.raw`In 2024 five persons were chosen: **Karpoori Thakur, L.K. Advani, P.V. Narasimha Rao, Chaudhary Charan Singh and M.S. Swaminathan**. All but Advani were honoured after their death.

**Madan Mohan Malaviya** had received it, posthumously too, in **2015**, together with Atal Bihari Vajpayee. Two of the four names, Charan Singh and Malaviya, belong to Uttar Pradesh; only one is of 2024.`,
        hi: String.raw`2024 में पाँच व्यक्ति चुने गए: **कर्पूरी ठाकुर, लालकृष्ण आडवाणी, पी.वी. नरसिंह राव, चौधरी चरण सिंह और एम.एस. स्वामीनाथन**। आडवाणी को छोड़कर शेष चारों को यह सम्मान मरणोपरांत मिला।

**मदन मोहन मालवीय** को यह मरणोपरांत ही, पर **2015** में अटल बिहारी वाजपेयी के साथ मिला था। चार में से दो नाम, चरण सिंह और मालवीय, उत्तर प्रदेश के हैं; 2024 का उनमें एक ही है।`,
      },
      reasons: {
        a: {
          en: 'The scientist was left out: Swaminathan died in 2023 and received the honour in 2024.',
          hi: 'वैज्ञानिक का नाम छूट गया: स्वामीनाथन का निधन 2023 में हुआ और सम्मान 2024 में मिला।',
        },
        b: {
          en: 'Malaviya received it in 2015, and Karpoori Thakur was left out.',
          hi: 'मालवीय को यह 2015 में मिला, और कर्पूरी ठाकुर छूट गए।',
        },
        c: {
          en: 'Malaviya received it in 2015, and Charan Singh was left out.',
          hi: 'मालवीय को यह 2015 में मिला, और चरण सिंह छूट गए।',
        },
        d: {
          en: 'Charan Singh, Karpoori Thakur and Swaminathan are three of the four posthumous awards of 2024.',
          hi: '2024 के चार मरणोपरांत सम्मानों में चरण सिंह, कर्पूरी ठाकुर और स्वामीनाथन हैं।',
        },
      },
    },
    {
      code: 'up-075',
      exams: ['state-psc'],
      subject: 'general-knowledge',
      topic: 'uttar-pradesh',
      difficulty: 'medium',
      targetSeconds: 35,
      stem: {
        en: String.raw`Which one of the following districts was **NOT** included in the Uttar Pradesh State Capital Region notified in July 2024?`,
        hi: String.raw`जुलाई 2024 में अधिसूचित उत्तर प्रदेश राज्य राजधानी क्षेत्र में निम्नलिखित में से कौन-सा ज़िला शामिल **नहीं** किया गया?`,
      },
      options: [
        { id: 'a', content: { en: 'Hardoi', hi: 'हरदोई' } },
        { id: 'b', content: { en: 'Rae Bareli', hi: 'रायबरेली' } },
        { id: 'c', content: { en: 'Ayodhya', hi: 'अयोध्या' } },
        { id: 'd', content: { en: 'Barabanki', hi: 'बाराबंकी' } },
      ],
      key: { kind: 'mcq', optionIds: ['c'] },
      solution: {
        en: String.raw`The region took in six districts: **Lucknow, Hardoi, Sitapur, Unnao, Rae Bareli and Barabanki**, about 27,800 sq km in all. Think of the map: Lucknow and the districts that touch it.

**Ayodhya** is the trap: it lies beyond Barabanki and does not touch Lucknow.`,
        hi: String.raw`इस क्षेत्र में छह ज़िले लिए गए: **लखनऊ, हरदोई, सीतापुर, उन्नाव, रायबरेली और बाराबंकी**, कुल लगभग 27,800 वर्ग किमी। मानचित्र पर सोचिए: लखनऊ और उससे लगे ज़िले।

भ्रम **अयोध्या** से होता है: वह बाराबंकी के आगे है और लखनऊ से नहीं लगता।`,
      },
      reasons: {
        a: {
          en: 'Hardoi, to the north-west of Lucknow, is one of the six districts.',
          hi: 'लखनऊ के उत्तर-पश्चिम का हरदोई छह ज़िलों में है।',
        },
        b: {
          en: 'Rae Bareli, to the south of Lucknow, is one of the six districts.',
          hi: 'लखनऊ के दक्षिण का रायबरेली छह ज़िलों में है।',
        },
        c: {
          en: 'Ayodhya lies beyond Barabanki and was not among the six.',
          hi: 'अयोध्या बाराबंकी के आगे है और छह ज़िलों में नहीं था।',
        },
        d: {
          en: 'Barabanki, to the east of Lucknow, is one of the six districts.',
          hi: 'लखनऊ के पूर्व का बाराबंकी छह ज़िलों में है।',
        },
      },
    },
    {
      code: 'up-107',
      exams: ['state-psc'],
      subject: 'general-knowledge',
      topic: 'defence',
      difficulty: 'medium',
      targetSeconds: 40,
      stem: {
        en: String.raw`With reference to the Uttar Pradesh Defence Industrial Corridor, consider the following statements:

1. Chitrakoot and Aligarh are among its six nodes.
2. The BrahMos integration and testing facility inaugurated in May 2025 is at its Jhansi node.

Which of the statements given above is/are correct?`,
        hi: String.raw`उत्तर प्रदेश रक्षा औद्योगिक गलियारे के संदर्भ में निम्नलिखित कथनों पर विचार कीजिए:

1. चित्रकूट और अलीगढ़ इसके छह नोड में शामिल हैं।
2. मई 2025 में उद्घाटित ब्रह्मोस एकीकरण एवं परीक्षण केंद्र इसके झाँसी नोड में है।

उपर्युक्त कथनों में से कौन-सा/से सही है/हैं?`,
      },
      options: oneOrBoth,
      key: { kind: 'mcq', optionIds: ['a'] },
      solution: {
        en: String.raw`- **1 is correct.** The six nodes are **Agra, Aligarh, Chitrakoot, Jhansi, Kanpur and Lucknow**. The corridor was announced in 2018; the other one of its kind is in Tamil Nadu.
- **2 is wrong.** The BrahMos facility, inaugurated on 11 May 2025, is at the **Lucknow** node.

Two of the nodes, Jhansi and Chitrakoot, lie in Bundelkhand.`,
        hi: String.raw`- **1 सही है।** छह नोड हैं: **आगरा, अलीगढ़, चित्रकूट, झाँसी, कानपुर और लखनऊ**। गलियारे की घोषणा 2018 में हुई; ऐसा दूसरा गलियारा तमिलनाडु में है।
- **2 ग़लत है।** 11 मई 2025 को उद्घाटित ब्रह्मोस केंद्र **लखनऊ** नोड में है।

दो नोड, झाँसी और चित्रकूट, बुंदेलखंड में हैं।`,
      },
      reasons: {
        a: { en: 'Both are nodes; the BrahMos facility is at Lucknow.', hi: 'दोनों नोड हैं; ब्रह्मोस केंद्र लखनऊ में है।' },
        b: {
          en: 'The BrahMos facility was put at Jhansi, and Chitrakoot was perhaps not known as a node.',
          hi: 'ब्रह्मोस केंद्र को झाँसी में मान लिया गया और चित्रकूट का नोड होना शायद याद नहीं रहा।',
        },
        c: {
          en: 'The nodes are right, but the missile facility is at Lucknow and not at Jhansi.',
          hi: 'नोड सही हैं, पर मिसाइल केंद्र झाँसी में नहीं, लखनऊ में है।',
        },
        d: {
          en: 'The second was judged rightly, but both places in the first are nodes.',
          hi: 'दूसरे कथन पर निर्णय सही रहा, पर पहले के दोनों स्थान नोड हैं।',
        },
      },
    },
    {
      code: 'up-109',
      exams: ['state-psc'],
      subject: 'general-knowledge',
      topic: 'planning',
      difficulty: 'hard',
      targetSeconds: 50,
      stem: {
        en: String.raw`With reference to NITI Aayog's SDG India Index 2023-24, consider the following statements:

1. Kerala and Uttarakhand shared the first place among the States.
2. Between 2018 and 2023-24 the score of Uttar Pradesh rose by more than that of any other State.

Which of the statements given above is/are correct?`,
        hi: String.raw`नीति आयोग के एसडीजी भारत सूचकांक 2023-24 के संदर्भ में निम्नलिखित कथनों पर विचार कीजिए:

1. राज्यों में केरल और उत्तराखंड संयुक्त रूप से प्रथम रहे।
2. 2018 और 2023-24 के बीच उत्तर प्रदेश का स्कोर किसी भी अन्य राज्य से अधिक बढ़ा।

उपर्युक्त कथनों में से कौन-सा/से सही है/हैं?`,
      },
      options: oneOrBoth,
      key: { kind: 'mcq', optionIds: ['c'] },
      solution: {
        en: String.raw`- **1 is correct.** Kerala and Uttarakhand had **79** each; Tamil Nadu (78) and Goa (77) came next. The score of India rose from 66 (2020-21) to **71**.
- **2 is correct.** Uttar Pradesh gained **25** points, from 42 to 67, and so came among the "front runners" (65 to 99).

A State with a low rank may well have risen the most: ask whether a statement speaks of the place or of the change.`,
        hi: String.raw`- **1 सही है।** केरल और उत्तराखंड, दोनों का स्कोर **79** था; उसके बाद तमिलनाडु (78) और गोवा (77) थे। भारत का स्कोर 66 (2020-21) से बढ़कर **71** हुआ।
- **2 सही है।** उत्तर प्रदेश का स्कोर **25** अंक बढ़ा, 42 से 67, और वह "फ़्रंट रनर" (65 से 99) श्रेणी में आ गया।

निचले स्थान का राज्य भी सबसे अधिक बढ़ सकता है: देखिए कि कथन स्थान की बात करता है या परिवर्तन की।`,
      },
      reasons: {
        a: {
          en: 'The rise of Uttar Pradesh was doubted because its rank is lower; yet its 25 points were the most.',
          hi: 'स्थान नीचा होने से उत्तर प्रदेश की बढ़त पर संदेह हुआ; पर उसके 25 अंक सर्वाधिक थे।',
        },
        b: {
          en: 'The first place was perhaps given to Kerala alone; Uttarakhand had the same 79.',
          hi: 'प्रथम स्थान शायद अकेले केरल का मान लिया गया; उत्तराखंड के भी 79 ही थे।',
        },
        c: {
          en: 'Two States with 79 at the top, and the rise from 42 to 67 in Uttar Pradesh: both stand in the report.',
          hi: 'शीर्ष पर 79 वाले दो राज्य और उत्तर प्रदेश में 42 से 67 की बढ़त: दोनों बातें रिपोर्ट में हैं।',
        },
        d: {
          en: 'The joint first place and the rise of Uttar Pradesh are both on record.',
          hi: 'संयुक्त प्रथम स्थान और उत्तर प्रदेश की बढ़त, दोनों दर्ज हैं।',
        },
      },
    },
    {
      code: 'up-129',
      exams: ['state-psc'],
      subject: 'general-knowledge',
      topic: 'space-missions',
      difficulty: 'easy',
      targetSeconds: 40,
      stem: {
        en: String.raw`Consider the following statements about Shubhanshu Shukla of Lucknow and the Axiom-4 mission of June 2025:

1. He was the first Indian to reach the International Space Station.
2. The crew was launched from Baikonur by a Soyuz rocket.
3. He was the second Indian to go into orbit round the Earth, after Rakesh Sharma.

Which of the statements given above is/are correct?`,
        hi: String.raw`लखनऊ के शुभांशु शुक्ला और जून 2025 के एक्सिओम-4 मिशन के बारे में निम्नलिखित कथनों पर विचार कीजिए:

1. वे अंतरराष्ट्रीय अंतरिक्ष स्टेशन पहुँचने वाले पहले भारतीय थे।
2. दल को सोयूज़ रॉकेट द्वारा बैकोनूर से प्रक्षेपित किया गया।
3. वे राकेश शर्मा के बाद पृथ्वी की कक्षा में जाने वाले दूसरे भारतीय थे।

उपर्युक्त कथनों में से कौन-सा/से सही है/हैं?`,
      },
      options: [
        { id: 'a', content: { en: '1 only', hi: 'केवल 1' } },
        { id: 'b', content: { en: '1 and 3 only', hi: 'केवल 1 और 3' } },
        { id: 'c', content: { en: '2 and 3 only', hi: 'केवल 2 और 3' } },
        { id: 'd', content: { en: '1, 2 and 3', hi: '1, 2 और 3' } },
      ],
      key: { kind: 'mcq', optionIds: ['b'] },
      solution: {
        en: String.raw`- **1 is correct.** The station dates from 1998; Rakesh Sharma had been on the Soviet station Salyut 7.
- **2 is wrong.** The crew was launched on **25 June 2025** from Florida by a **Falcon 9**, in the Dragon spacecraft "Grace". Soyuz and Baikonur belong to the flight of Rakesh Sharma in April **1984**.
- **3 is correct.** Kalpana Chawla and Sunita Williams flew as citizens of the USA; the tourists of short suborbital flights do not go round the Earth.

He was the pilot of the mission; Peggy Whitson was in command.`,
        hi: String.raw`- **1 सही है।** स्टेशन 1998 से बना है; राकेश शर्मा सोवियत स्टेशन सैल्यूत-7 पर गए थे।
- **2 ग़लत है।** दल **25 जून 2025** को फ़्लोरिडा से **फ़ॉल्कन 9** रॉकेट द्वारा ड्रैगन यान "ग्रेस" में गया। सोयूज़ और बैकोनूर अप्रैल **1984** की राकेश शर्मा की उड़ान से जुड़े हैं।
- **3 सही है।** कल्पना चावला और सुनीता विलियम्स अमेरिका की नागरिक के रूप में गई थीं; उपकक्षीय (सबऑर्बिटल) उड़ानों के पर्यटक पृथ्वी का चक्कर नहीं लगाते।

वे मिशन के पायलट थे; कमान पेगी व्हिटसन के पास थी।`,
      },
      reasons: {
        a: {
          en: 'Kalpana Chawla was perhaps counted between the two; she flew as a citizen of the USA.',
          hi: 'दोनों के बीच शायद कल्पना चावला को गिन लिया गया; वे अमेरिकी नागरिक के रूप में गई थीं।',
        },
        b: {
          en: 'First at this station and second in orbit; the launch was by Falcon 9 from Florida.',
          hi: 'इस स्टेशन पर पहले और कक्षा में दूसरे; प्रक्षेपण फ़्लोरिडा से फ़ॉल्कन 9 द्वारा हुआ।',
        },
        c: {
          en: 'Soyuz was the rocket of Rakesh Sharma, who went to Salyut 7 and not to this station.',
          hi: 'सोयूज़ राकेश शर्मा की उड़ान का रॉकेट था, जो इस स्टेशन पर नहीं, सैल्यूत-7 पर गए थे।',
        },
        d: {
          en: 'The flight of 1984 was mixed up with that of 2025 in the second statement.',
          hi: 'दूसरे कथन में 1984 की उड़ान को 2025 की उड़ान से मिला दिया गया।',
        },
      },
    },
  ],
}
