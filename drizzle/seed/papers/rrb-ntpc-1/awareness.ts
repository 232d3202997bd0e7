import type { PaperSection } from '../paper.ts'

export const awareness: PaperSection = {
  presetSectionId: 'awareness',
  questions: [
    {
      code: 'ntpc-001',
      exams: ['railways'],
      subject: 'general-knowledge',
      topic: 'monuments',
      difficulty: 'easy',
      targetSeconds: 24,
      stem: {
        en: 'The Gol Gumbaz at Vijayapura (Bijapur) in Karnataka is the tomb of which ruler?',
        hi: 'कर्नाटक के विजयपुर (बीजापुर) का गोल गुंबद किस शासक का मक़बरा है?',
      },
      options: [
        { id: 'a', content: { en: 'Yusuf Adil Shah', hi: 'यूसुफ़ आदिल शाह' } },
        { id: 'b', content: { en: 'Muhammad Adil Shah', hi: 'मुहम्मद आदिल शाह' } },
        { id: 'c', content: { en: 'Ibrahim Adil Shah II', hi: 'इब्राहीम आदिल शाह द्वितीय' } },
        { id: 'd', content: { en: 'Ali Adil Shah II', hi: 'अली आदिल शाह द्वितीय' } },
      ],
      key: { kind: 'mcq', optionIds: ['b'] },
      solution: {
        en: String.raw`The **Gol Gumbaz** was built in the 17th century for **Muhammad Adil Shah** of Bijapur. Its dome is one of the largest in the world and has a famous whispering gallery.

Three tombs of the same city are easily mixed up: Gol Gumbaz (Muhammad), Ibrahim Rauza (Ibrahim II), Bara Kaman (Ali II, unfinished).`,
        hi: String.raw`**गोल गुंबद** 17वीं शताब्दी में बीजापुर के **मुहम्मद आदिल शाह** के लिए बना। इसका गुंबद विश्व के सबसे बड़े गुंबदों में है और इसकी "फुसफुसाती गैलरी" प्रसिद्ध है।

इसी नगर के तीन मक़बरों में भ्रम होता है: गोल गुंबद (मुहम्मद), इब्राहीम रौज़ा (इब्राहीम द्वितीय), बारा कमान (अली द्वितीय, अधूरा)।`,
      },
      reasons: {
        a: {
          en: 'He founded the dynasty, more than a century before the dome was built.',
          hi: 'ये वंश के संस्थापक थे; गुंबद इनके एक शताब्दी से अधिक समय बाद बना।',
        },
        b: {
          en: 'Muhammad Adil Shah, who died in 1656, is buried under the great dome.',
          hi: '1656 में दिवंगत मुहम्मद आदिल शाह इसी विशाल गुंबद के नीचे दफ़न हैं।',
        },
        c: {
          en: 'His tomb, also in the city, is the Ibrahim Rauza.',
          hi: 'इनका मक़बरा इसी नगर का इब्राहीम रौज़ा है।',
        },
        d: {
          en: 'His tomb is the Bara Kaman, of which only the arches were raised.',
          hi: 'इनका मक़बरा बारा कमान है, जिसकी केवल मेहराबें बन पाईं।',
        },
      },
    },
    {
      code: 'ntpc-002',
      exams: ['railways'],
      subject: 'chemistry',
      topic: 'metallurgy',
      difficulty: 'easy',
      targetSeconds: 28,
      stem: {
        en: 'In which of the following alloys is copper **NOT** a constituent?',
        hi: 'निम्नलिखित में से किस मिश्रधातु का अवयव ताँबा **नहीं** है?',
      },
      options: [
        { id: 'a', content: { en: 'German silver', hi: 'जर्मन सिल्वर' } },
        { id: 'b', content: { en: 'Duralumin', hi: 'ड्यूरेलुमिन' } },
        { id: 'c', content: { en: 'Gunmetal', hi: 'गनमेटल' } },
        { id: 'd', content: { en: 'Nichrome', hi: 'नाइक्रोम' } },
      ],
      key: { kind: 'mcq', optionIds: ['d'] },
      solution: {
        en: String.raw`**Nichrome** = nickel + chromium. Its high resistance and melting point suit the coils of heaters and irons.

The names mislead: **German silver** has no silver but copper, zinc and nickel, and **gunmetal** is a bronze. **Duralumin**, the metal of aircraft, owes its strength to about 4% of copper in the aluminium.`,
        hi: String.raw`**नाइक्रोम** = निकल + क्रोमियम। इसका प्रतिरोध और गलनांक ऊँचा होता है, इसलिए हीटर और इस्तरी की कुंडली इसी से बनती है।

नाम भ्रम में डालते हैं: **जर्मन सिल्वर** में चाँदी नहीं, ताँबा, जस्ता और निकल होते हैं, और **गनमेटल** एक प्रकार का काँसा है। विमानों में लगने वाले **ड्यूरेलुमिन** को मज़बूती ऐलुमिनियम में मिले लगभग 4% ताँबे से मिलती है।`,
      },
      reasons: {
        a: {
          en: 'German silver has no silver; it is copper with zinc and nickel.',
          hi: 'जर्मन सिल्वर में चाँदी नहीं होती; यह ताँबा, जस्ता और निकल है।',
        },
        b: {
          en: 'Duralumin is mostly aluminium, but about 4% of it is copper.',
          hi: 'ड्यूरेलुमिन में अधिकतर ऐलुमिनियम है, पर लगभग 4% ताँबा भी होता है।',
        },
        c: {
          en: 'Gunmetal is copper with tin and a little zinc.',
          hi: 'गनमेटल में ताँबे के साथ टिन और थोड़ा जस्ता होता है।',
        },
        d: {
          en: 'Nichrome is made of nickel and chromium, often with some iron.',
          hi: 'नाइक्रोम निकल और क्रोमियम से बनता है, प्रायः कुछ लोहा भी होता है।',
        },
      },
    },
    {
      code: 'ntpc-003',
      exams: ['railways'],
      subject: 'general-knowledge',
      topic: 'judiciary',
      difficulty: 'medium',
      targetSeconds: 32,
      stem: {
        en: 'Under which Article of the Constitution of India can the President refer a question of law or fact of public importance to the Supreme Court for its opinion?',
        hi: 'भारत के संविधान के किस अनुच्छेद के अंतर्गत राष्ट्रपति सार्वजनिक महत्व के विधि या तथ्य के किसी प्रश्न पर सर्वोच्च न्यायालय की राय माँग सकता है?',
      },
      options: [
        { id: 'a', content: { en: 'Article 137', hi: 'अनुच्छेद 137' } },
        { id: 'b', content: { en: 'Article 131', hi: 'अनुच्छेद 131' } },
        { id: 'c', content: { en: 'Article 136', hi: 'अनुच्छेद 136' } },
        { id: 'd', content: { en: 'Article 143', hi: 'अनुच्छेद 143' } },
      ],
      key: { kind: 'mcq', optionIds: ['d'] },
      solution: {
        en: String.raw`**Article 143** gives the Supreme Court its **advisory** jurisdiction: the President asks, the Court reports its opinion, and the opinion does not bind the President.

Keep the row in mind: 131 original, 132-134 appeals, **136** special leave, **137** review, 141 law declared is binding, **143** advice.`,
        hi: String.raw`**अनुच्छेद 143** सर्वोच्च न्यायालय को **सलाहकारी** क्षेत्राधिकार देता है: राष्ट्रपति प्रश्न भेजता है, न्यायालय अपनी राय देता है और वह राय राष्ट्रपति पर बाध्यकारी नहीं होती।

यह क्रम याद रखें: 131 मूल, 132-134 अपील, **136** विशेष अनुमति, **137** पुनर्विलोकन, 141 घोषित विधि बाध्यकारी, **143** सलाह।`,
      },
      reasons: {
        a: {
          en: 'Article 137 lets the Supreme Court review its own judgments.',
          hi: 'अनुच्छेद 137 से सर्वोच्च न्यायालय अपने ही निर्णय का पुनर्विलोकन करता है।',
        },
        b: {
          en: 'Article 131 is its original jurisdiction, as in a dispute between two states.',
          hi: 'अनुच्छेद 131 मूल क्षेत्राधिकार है, जैसे दो राज्यों का विवाद।',
        },
        c: {
          en: 'Article 136 is special leave to appeal, asked for by a party to a case.',
          hi: 'अनुच्छेद 136 अपील की विशेष अनुमति है, जो मुक़दमे का पक्षकार माँगता है।',
        },
        d: {
          en: 'Article 143 is the advisory jurisdiction of the Supreme Court.',
          hi: 'अनुच्छेद 143 सर्वोच्च न्यायालय का सलाहकारी क्षेत्राधिकार है।',
        },
      },
    },
    {
      code: 'ntpc-004',
      exams: ['railways'],
      subject: 'general-knowledge',
      topic: 'railways',
      difficulty: 'easy',
      targetSeconds: 28,
      stem: {
        en: 'Which of the following pairs of railway zone and headquarters is **NOT** correctly matched?',
        hi: 'रेलवे ज़ोन और मुख्यालय का निम्नलिखित में से कौन-सा युग्म सुमेलित **नहीं** है?',
      },
      options: [
        { id: 'a', content: { en: 'North Central – Gorakhpur', hi: 'उत्तर मध्य – गोरखपुर' } },
        { id: 'b', content: { en: 'West Central – Jabalpur', hi: 'पश्चिम मध्य – जबलपुर' } },
        { id: 'c', content: { en: 'East Central – Hajipur', hi: 'पूर्व मध्य – हाजीपुर' } },
        { id: 'd', content: { en: 'South Western – Hubballi', hi: 'दक्षिण पश्चिम – हुबली' } },
      ],
      key: { kind: 'mcq', optionIds: ['a'] },
      solution: {
        en: String.raw`**North Central Railway** is run from **Prayagraj**. **Gorakhpur** is the headquarters of **North Eastern Railway**.

Both cities are in Uttar Pradesh and both zones begin with "North", which makes the trap. Learn the "Central" zones as one group: Central (Mumbai), East Central (Hajipur), North Central (Prayagraj), South Central (Secunderabad), West Central (Jabalpur), South East Central (Bilaspur).`,
        hi: String.raw`**उत्तर मध्य रेलवे** का मुख्यालय **प्रयागराज** है। **गोरखपुर** **पूर्वोत्तर रेलवे** का मुख्यालय है।

दोनों नगर उत्तर प्रदेश में हैं, इसी से भ्रम होता है। "मध्य" वाले ज़ोन एक साथ याद करें: मध्य (मुंबई), पूर्व मध्य (हाजीपुर), उत्तर मध्य (प्रयागराज), दक्षिण मध्य (सिकंदराबाद), पश्चिम मध्य (जबलपुर), दक्षिण पूर्व मध्य (बिलासपुर)।`,
      },
      reasons: {
        a: {
          en: 'Wrong pair: North Central Railway has its headquarters at Prayagraj.',
          hi: 'ग़लत युग्म: उत्तर मध्य रेलवे का मुख्यालय प्रयागराज में है।',
        },
        b: {
          en: 'Right pair: West Central Railway has its headquarters at Jabalpur.',
          hi: 'सही युग्म: पश्चिम मध्य रेलवे का मुख्यालय जबलपुर में है।',
        },
        c: {
          en: 'Right pair: East Central Railway has been run from Hajipur in Bihar.',
          hi: 'सही युग्म: पूर्व मध्य रेलवे का मुख्यालय बिहार के हाजीपुर में है।',
        },
        d: {
          en: 'Right pair: South Western Railway has its headquarters at Hubballi in Karnataka.',
          hi: 'सही युग्म: दक्षिण पश्चिम रेलवे का मुख्यालय कर्नाटक के हुबली में है।',
        },
      },
    },
    {
      code: 'ntpc-005',
      exams: ['railways'],
      subject: 'general-knowledge',
      topic: 'indian-geography',
      difficulty: 'medium',
      targetSeconds: 30,
      stem: {
        en: 'The Hundru Falls near Ranchi are formed by which river?',
        hi: 'राँची के निकट स्थित हुंडरू जलप्रपात किस नदी पर है?',
      },
      options: [
        { id: 'a', content: { en: 'Sankh', hi: 'शंख' } },
        { id: 'b', content: { en: 'Barakar', hi: 'बराकर' } },
        { id: 'c', content: { en: 'Subarnarekha', hi: 'स्वर्णरेखा' } },
        { id: 'd', content: { en: 'Damodar', hi: 'दामोदर' } },
      ],
      key: { kind: 'mcq', optionIds: ['c'] },
      solution: {
        en: String.raw`The **Subarnarekha** rises near Nagri, a few kilometres from Ranchi, and falls over the edge of the Ranchi plateau at **Hundru**. It then flows past Jamshedpur to the Bay of Bengal in Odisha.

The trap is the Damodar, the best-known river of Jharkhand, but its valley lies north of the Ranchi plateau.`,
        hi: String.raw`**स्वर्णरेखा** राँची से कुछ किलोमीटर दूर नगड़ी के पास निकलती है और **हुंडरू** में राँची के पठार के किनारे से नीचे गिरती है। आगे यह जमशेदपुर से होती हुई ओडिशा में बंगाल की खाड़ी में मिलती है।

भ्रम दामोदर से होता है, जो झारखंड की सबसे चर्चित नदी है, पर उसकी घाटी राँची के पठार के उत्तर में है।`,
      },
      reasons: {
        a: {
          en: 'The Sankh meets the South Koel near Rourkela to form the Brahmani.',
          hi: 'शंख राउरकेला के पास दक्षिणी कोयल से मिलकर ब्राह्मणी बनाती है।',
        },
        b: {
          en: 'The Barakar runs through Hazaribagh and Maithon and joins the Damodar.',
          hi: 'बराकर हज़ारीबाग़ और मैथन से होकर दामोदर में मिलती है।',
        },
        c: {
          en: 'The Subarnarekha drops about 98 m at Hundru.',
          hi: 'हुंडरू में स्वर्णरेखा नदी लगभग 98 मीटर नीचे गिरती है।',
        },
        d: {
          en: 'The Damodar flows north of Ranchi, through Rajrappa and the coalfields.',
          hi: 'दामोदर राँची के उत्तर में रजरप्पा और कोयला क्षेत्रों से होकर बहती है।',
        },
      },
    },
    {
      code: 'ntpc-006',
      exams: ['railways'],
      subject: 'biology',
      topic: 'health-and-disease',
      difficulty: 'easy',
      targetSeconds: 24,
      stem: {
        en: 'Which of the following diseases is caused by a protozoan?',
        hi: 'निम्नलिखित में से कौन-सा रोग प्रोटोज़ोआ से होता है?',
      },
      options: [
        { id: 'a', content: { en: 'Kala-azar', hi: 'काला-अज़ार' } },
        { id: 'b', content: { en: 'Diphtheria', hi: 'डिप्थीरिया' } },
        { id: 'c', content: { en: 'Ringworm', hi: 'दाद' } },
        { id: 'd', content: { en: 'Chikungunya', hi: 'चिकनगुनिया' } },
      ],
      key: { kind: 'mcq', optionIds: ['a'] },
      solution: {
        en: String.raw`**Kala-azar** (visceral leishmaniasis) comes from the protozoan *Leishmania donovani*, spread by the bite of the **sandfly**. Malaria, sleeping sickness and amoebic dysentery are other protozoan diseases.

Sort by the cause, not by the carrier: an insect spreads chikungunya too, but its cause is a virus. Diphtheria: bacterium. Ringworm: fungus.`,
        hi: String.raw`**काला-अज़ार** *लीशमैनिया डोनोवानी* नामक प्रोटोज़ोआ से होता है और **बालू-मक्खी** के काटने से फैलता है। मलेरिया, निद्रा रोग और अमीबी पेचिश भी प्रोटोज़ोआ के रोग हैं।

वाहक से नहीं, कारक से पहचानें: चिकनगुनिया भी कीट से फैलता है, पर उसका कारक विषाणु है। डिप्थीरिया: जीवाणु। दाद: कवक।`,
      },
      reasons: {
        a: {
          en: 'Kala-azar is caused by the protozoan Leishmania, carried by sandflies.',
          hi: 'काला-अज़ार लीशमैनिया नामक प्रोटोज़ोआ से होता है, जिसे बालू-मक्खी फैलाती है।',
        },
        b: {
          en: 'Diphtheria is caused by a bacterium.',
          hi: 'डिप्थीरिया जीवाणु से होता है।',
        },
        c: {
          en: 'Ringworm is caused by a fungus, in spite of its English name.',
          hi: 'दाद कवक से होता है।',
        },
        d: {
          en: 'Chikungunya is caused by a virus, carried by the Aedes mosquito.',
          hi: 'चिकनगुनिया विषाणु से होता है, जिसे एडीज़ मच्छर फैलाता है।',
        },
      },
    },
    {
      code: 'ntpc-007',
      exams: ['railways'],
      subject: 'general-knowledge',
      topic: 'planning',
      difficulty: 'easy',
      targetSeconds: 24,
      stem: {
        en: 'The Second Five Year Plan (1956-61), which stressed heavy industries, was based on the model of',
        hi: 'भारी उद्योगों पर बल देने वाली दूसरी पंचवर्षीय योजना (1956-61) किसके मॉडल पर आधारित थी?',
      },
      options: [
        { id: 'a', content: { en: 'P. C. Mahalanobis', hi: 'पी.सी. महालनोबिस' } },
        { id: 'b', content: { en: 'D. R. Gadgil', hi: 'डी.आर. गाडगिल' } },
        { id: 'c', content: { en: 'Sir M. Visvesvaraya', hi: 'सर एम. विश्वेश्वरैया' } },
        { id: 'd', content: { en: 'Vakil and Brahmananda', hi: 'वकील और ब्रह्मानंद' } },
      ],
      key: { kind: 'mcq', optionIds: ['a'] },
      solution: {
        en: String.raw`**P. C. Mahalanobis**, founder of the Indian Statistical Institute, planned for basic and heavy industries first. The steel plants of Bhilai, Durgapur and Rourkela belong to this plan.

Pairs that are asked again and again: First Plan – Harrod-Domar, **Second Plan – Mahalanobis**, Gadgil formula – Fourth Plan.`,
        hi: String.raw`भारतीय सांख्यिकी संस्थान के संस्थापक **पी.सी. महालनोबिस** ने आधारभूत और भारी उद्योगों को पहला स्थान दिया। भिलाई, दुर्गापुर और राउरकेला के इस्पात कारख़ाने इसी योजना के हैं।

बार-बार पूछे जाने वाले युग्म: पहली योजना – हैरॉड-डोमर, **दूसरी योजना – महालनोबिस**, गाडगिल सूत्र – चौथी योजना।`,
      },
      reasons: {
        a: {
          en: 'The statistician Mahalanobis made the model of the Second Plan.',
          hi: 'सांख्यिकीविद् महालनोबिस ने दूसरी योजना का मॉडल बनाया।',
        },
        b: {
          en: "Gadgil's formula of the Fourth Plan was about central assistance to states.",
          hi: 'गाडगिल का सूत्र चौथी योजना में राज्यों को केंद्रीय सहायता का था।',
        },
        c: {
          en: "He wrote 'Planned Economy for India' in 1934, before there was a plan.",
          hi: "इन्होंने 1934 में, योजनाओं से पहले, 'प्लांड इकॉनमी फ़ॉर इंडिया' लिखी।",
        },
        d: {
          en: 'They opposed this model and wished to put consumer goods first.',
          hi: 'इन्होंने इस मॉडल का विरोध किया और उपभोक्ता वस्तुओं को पहले रखना चाहा।',
        },
      },
    },
    {
      code: 'ntpc-008',
      exams: ['railways'],
      subject: 'general-knowledge',
      topic: 'sports',
      difficulty: 'easy',
      targetSeconds: 22,
      stem: {
        en: 'Whom did D. Gukesh of India defeat in the match for the World Chess Championship at Singapore in 2024?',
        hi: '2024 में सिंगापुर में विश्व शतरंज चैंपियनशिप के मुक़ाबले में भारत के डी. गुकेश ने किसे हराया?',
      },
      options: [
        { id: 'a', content: { en: 'Hikaru Nakamura', hi: 'हिकारू नाकामुरा' } },
        { id: 'b', content: { en: 'Ding Liren', hi: 'डिंग लिरेन' } },
        { id: 'c', content: { en: 'Ian Nepomniachtchi', hi: 'इयान नेपोम्नियाची' } },
        { id: 'd', content: { en: 'Magnus Carlsen', hi: 'मैग्नस कार्लसन' } },
      ],
      key: { kind: 'mcq', optionIds: ['b'] },
      solution: {
        en: String.raw`In December 2024 **D. Gukesh** beat the champion **Ding Liren** of China by 7½-6½ and became world champion at the age of 18.

Follow the title: Carlsen gave it up in 2023, Ding won it against Nepomniachtchi in 2023, Gukesh took it from Ding in 2024.`,
        hi: String.raw`दिसंबर 2024 में **डी. गुकेश** ने चीन के चैंपियन **डिंग लिरेन** को 7½-6½ से हराया और 18 वर्ष की आयु में विश्व चैंपियन बने।

ख़िताब का क्रम याद रखें: कार्लसन ने 2023 में छोड़ा, 2023 में डिंग ने नेपोम्नियाची को हराकर जीता, 2024 में गुकेश ने डिंग से जीता।`,
      },
      reasons: {
        a: {
          en: 'He played with Gukesh in the Candidates of 2024, not in the title match.',
          hi: 'ये 2024 के कैंडिडेट्स में गुकेश के साथ खेले थे, ख़िताबी मुक़ाबले में नहीं।',
        },
        b: {
          en: 'Ding Liren of China was the champion whom Gukesh beat.',
          hi: 'चीन के डिंग लिरेन उस समय चैंपियन थे, जिन्हें गुकेश ने हराया।',
        },
        c: {
          en: 'He lost the match of 2023 to Ding.',
          hi: 'ये 2023 का मुक़ाबला डिंग से हारे थे।',
        },
        d: {
          en: 'Carlsen gave up the title in 2023 and did not play for it.',
          hi: 'कार्लसन 2023 में ख़िताब छोड़ चुके थे और इसके लिए नहीं खेले।',
        },
      },
    },
    {
      code: 'ntpc-009',
      exams: ['railways'],
      subject: 'general-knowledge',
      topic: 'ancient-history',
      difficulty: 'medium',
      targetSeconds: 30,
      stem: {
        en: 'The Second Buddhist Council, which dealt with the dispute about the ten rules of the monks, met at Vaishali in the reign of',
        hi: 'भिक्षुओं के दस नियमों के विवाद पर विचार करने वाली द्वितीय बौद्ध संगीति वैशाली में किसके शासनकाल में हुई?',
      },
      options: [
        { id: 'a', content: { en: 'Kanishka', hi: 'कनिष्क' } },
        { id: 'b', content: { en: 'Ajatashatru', hi: 'अजातशत्रु' } },
        { id: 'c', content: { en: 'Kalashoka', hi: 'कालाशोक' } },
        { id: 'd', content: { en: 'Ashoka', hi: 'अशोक' } },
      ],
      key: { kind: 'mcq', optionIds: ['c'] },
      solution: {
        en: String.raw`The four councils in order: Rajagriha (**Ajatashatru**), Vaishali (**Kalashoka**), Pataliputra (**Ashoka**), Kashmir (**Kanishka**).

The trap lies in the name: Kala**shoka** of the Shishunagas lived about a century before **Ashoka** the Maurya. The dispute at Vaishali led to the split into Sthaviras and Mahasanghikas.`,
        hi: String.raw`चारों संगीतियाँ क्रम से: राजगृह (**अजातशत्रु**), वैशाली (**कालाशोक**), पाटलिपुत्र (**अशोक**), कश्मीर (**कनिष्क**)।

भ्रम नाम से होता है: शिशुनाग वंश का **कालाशोक** मौर्य सम्राट **अशोक** से लगभग एक शताब्दी पहले हुआ। वैशाली के विवाद से स्थविर और महासांघिक, ये दो शाखाएँ बनीं।`,
      },
      reasons: {
        a: {
          en: 'The Fourth Council, in Kashmir, met under Kanishka.',
          hi: 'कश्मीर की चतुर्थ संगीति कनिष्क के समय हुई।',
        },
        b: {
          en: "The First Council met under him at Rajagriha, soon after the Buddha's death.",
          hi: 'बुद्ध की मृत्यु के तुरंत बाद राजगृह की प्रथम संगीति इसके समय हुई।',
        },
        c: {
          en: 'Kalashoka of the Shishunaga dynasty was king at the time of the Vaishali council.',
          hi: 'वैशाली की संगीति के समय शिशुनाग वंश का कालाशोक राजा था।',
        },
        d: {
          en: 'The Third Council, at Pataliputra, met under the Maurya emperor Ashoka.',
          hi: 'पाटलिपुत्र की तृतीय संगीति मौर्य सम्राट अशोक के समय हुई।',
        },
      },
    },
    {
      code: 'ntpc-010',
      exams: ['railways'],
      subject: 'computer',
      topic: 'networks',
      difficulty: 'easy',
      targetSeconds: 20,
      stem: { en: 'How many bits are there in an IPv4 address?', hi: 'एक IPv4 पते में कितने बिट होते हैं?' },
      options: [
        { id: 'a', content: { en: '32', hi: '32' } },
        { id: 'b', content: { en: '48', hi: '48' } },
        { id: 'c', content: { en: '64', hi: '64' } },
        { id: 'd', content: { en: '128', hi: '128' } },
      ],
      key: { kind: 'mcq', optionIds: ['a'] },
      solution: {
        en: String.raw`An IPv4 address such as 192.168.1.10 has four parts, each from 0 to 255. Each part takes 8 bits, so 4 × 8 = **32 bits**.

Do not mix the three: MAC address 48 bits, IPv4 **32** bits, IPv6 128 bits.`,
        hi: String.raw`192.168.1.10 जैसे IPv4 पते के चार भाग होते हैं, हर भाग 0 से 255 तक। हर भाग 8 बिट का है, इसलिए 4 × 8 = **32 बिट**।

तीनों को न मिलाएँ: MAC पता 48 बिट, IPv4 **32** बिट, IPv6 128 बिट।`,
      },
      reasons: {
        a: {
          en: 'Four numbers of 8 bits each make 32 bits.',
          hi: 'हर संख्या 8 बिट की है; ऐसी चार मिलकर 32 बिट बनाती हैं।',
        },
        b: {
          en: '48 bits is the length of a MAC address.',
          hi: '48 बिट MAC पते की लंबाई है।',
        },
        c: {
          en: '64 bits is half of an IPv6 address, not an IPv4 address.',
          hi: '64 बिट IPv6 पते का आधा होता है, IPv4 पता नहीं।',
        },
        d: {
          en: '128 bits is the length of an IPv6 address.',
          hi: '128 बिट IPv6 पते की लंबाई है।',
        },
      },
    },
    {
      code: 'ntpc-011',
      exams: ['railways'],
      subject: 'physics',
      topic: 'current-electricity',
      difficulty: 'medium',
      targetSeconds: 42,
      stem: {
        en: 'Rukmini uses an electric iron of 800 W for 45 minutes every day. How many units (kWh) of energy does it use in 30 days?',
        hi: 'रुक्मिणी प्रतिदिन 45 मिनट तक 800 W की विद्युत इस्तरी चलाती है। 30 दिनों में इस्तरी कितनी यूनिट (kWh) ऊर्जा लेगी?',
      },
      options: [
        { id: 'a', content: { en: '24', hi: '24' } },
        { id: 'b', content: { en: '36', hi: '36' } },
        { id: 'c', content: { en: '18', hi: '18' } },
        { id: 'd', content: { en: '10.8', hi: '10.8' } },
      ],
      key: { kind: 'mcq', optionIds: ['c'] },
      solution: {
        en: String.raw`One unit is 1 kWh: power in **kW** × time in **hours**.

800 W = 0.8 kW and 45 minutes = $\frac{3}{4}$ hour, so the iron takes 0.8 × 0.75 = 0.6 unit a day and 0.6 × 30 = **18 units** in 30 days.

The trap is to write 45 minutes as 0.45 hour.`,
        hi: String.raw`एक यूनिट = 1 kWh, यानी **kW** में शक्ति × **घंटों** में समय।

800 W = 0.8 kW और 45 मिनट = $\frac{3}{4}$ घंटा, अतः एक दिन में 0.8 × 0.75 = 0.6 यूनिट और 30 दिनों में 0.6 × 30 = **18 यूनिट**।

भूल यह होती है कि 45 मिनट को 0.45 घंटा लिख देते हैं।`,
      },
      reasons: {
        a: {
          en: 'This takes a full hour a day instead of 45 minutes.',
          hi: 'इसमें 45 मिनट की जगह पूरा एक घंटा लिया गया है।',
        },
        b: {
          en: 'This multiplies 0.8 by 45 and forgets the hours and the days.',
          hi: 'इसमें 0.8 को सीधे 45 से गुणा किया गया; घंटे और दिन छूट गए।',
        },
        c: {
          en: '0.8 kW × 0.75 h × 30 = 18 kWh.',
          hi: '0.8 kW × 0.75 h × 30 = 18 kWh।',
        },
        d: {
          en: 'This takes 45 minutes as 0.45 hour.',
          hi: 'इसमें 45 मिनट को 0.45 घंटा मान लिया गया है।',
        },
      },
    },
    {
      code: 'ntpc-012',
      exams: ['railways'],
      subject: 'general-knowledge',
      topic: 'constitution',
      difficulty: 'easy',
      targetSeconds: 26,
      stem: {
        en: 'As the Constitution of India stood at the end of 2024, which of the following languages was **NOT** in its Eighth Schedule?',
        hi: '2024 के अंत की स्थिति के अनुसार, निम्नलिखित में से कौन-सी भाषा भारत के संविधान की आठवीं अनुसूची में **नहीं** थी?',
      },
      options: [
        { id: 'a', content: { en: 'Konkani', hi: 'कोंकणी' } },
        { id: 'b', content: { en: 'Maithili', hi: 'मैथिली' } },
        { id: 'c', content: { en: 'Bhojpuri', hi: 'भोजपुरी' } },
        { id: 'd', content: { en: 'Dogri', hi: 'डोगरी' } },
      ],
      key: { kind: 'mcq', optionIds: ['c'] },
      solution: {
        en: String.raw`The Eighth Schedule began with 14 languages and had 22 in 2024. Added later: Sindhi (21st Amendment), **Konkani**, Manipuri and Nepali (71st), Bodo, **Dogri**, **Maithili** and Santhali (92nd, 2003).

**Bhojpuri** is not in the list. The trap is that its neighbour Maithili is.`,
        hi: String.raw`आठवीं अनुसूची में आरंभ में 14 भाषाएँ थीं, 2024 में 22। बाद में जुड़ीं: सिंधी (21वाँ संशोधन), **कोंकणी**, मणिपुरी और नेपाली (71वाँ), बोडो, **डोगरी**, **मैथिली** और संथाली (92वाँ, 2003)।

**भोजपुरी** सूची में नहीं है। भ्रम इसलिए होता है कि पड़ोस की मैथिली सूची में है।`,
      },
      reasons: {
        a: {
          en: 'Konkani was added by the 71st Amendment in 1992.',
          hi: 'कोंकणी 1992 में 71वें संशोधन से जोड़ी गई।',
        },
        b: {
          en: 'Maithili was added by the 92nd Amendment.',
          hi: 'मैथिली 92वें संशोधन से जोड़ी गई।',
        },
        c: {
          en: 'Bhojpuri, though widely spoken, was not among the 22 languages.',
          hi: 'भोजपुरी बहुत बोली जाती है, पर 22 भाषाओं में नहीं थी।',
        },
        d: {
          en: 'Dogri was added by the 92nd Amendment.',
          hi: 'डोगरी 92वें संशोधन से जोड़ी गई।',
        },
      },
    },
    {
      code: 'ntpc-013',
      exams: ['railways'],
      subject: 'general-knowledge',
      topic: 'biodiversity',
      difficulty: 'medium',
      targetSeconds: 30,
      stem: {
        en: 'The Guru Ghasidas–Tamor Pingla Tiger Reserve, notified in November 2024, lies in which state?',
        hi: 'नवंबर 2024 में अधिसूचित गुरु घासीदास–तमोर पिंगला टाइगर रिज़र्व किस राज्य में है?',
      },
      options: [
        { id: 'a', content: { en: 'Madhya Pradesh', hi: 'मध्य प्रदेश' } },
        { id: 'b', content: { en: 'Chhattisgarh', hi: 'छत्तीसगढ़' } },
        { id: 'c', content: { en: 'Odisha', hi: 'ओडिशा' } },
        { id: 'd', content: { en: 'Jharkhand', hi: 'झारखंड' } },
      ],
      key: { kind: 'mcq', optionIds: ['b'] },
      solution: {
        en: String.raw`The reserve joins the Guru Ghasidas National Park and the Tamor Pingla Sanctuary in the north of **Chhattisgarh**. It was the 56th tiger reserve of India.

Guru Ghasidas, the founder of the Satnami faith, was born in Chhattisgarh: the name leads to the state. Other reserves there: Indravati, Udanti-Sitanadi, Achanakmar.`,
        hi: String.raw`यह रिज़र्व **छत्तीसगढ़** के उत्तर में स्थित गुरु घासीदास राष्ट्रीय उद्यान और तमोर पिंगला अभयारण्य को मिलाकर बना। यह भारत का 56वाँ टाइगर रिज़र्व था।

सतनामी पंथ के संस्थापक गुरु घासीदास का जन्म छत्तीसगढ़ में हुआ: नाम से ही राज्य पहचान सकते हैं। वहाँ के अन्य रिज़र्व: इंद्रावती, उदंती-सीतानदी, अचानकमार।`,
      },
      reasons: {
        a: {
          en: 'It only borders on the Sanjay Dubri reserve of Madhya Pradesh.',
          hi: 'मध्य प्रदेश का संजय डुबरी रिज़र्व इससे केवल सटा हुआ है।',
        },
        b: {
          en: 'It lies in the north of Chhattisgarh, on the border with Madhya Pradesh.',
          hi: 'यह छत्तीसगढ़ के उत्तर में, मध्य प्रदेश की सीमा पर है।',
        },
        c: {
          en: 'The tiger reserves of Odisha are Similipal and Satkosia.',
          hi: 'ओडिशा के टाइगर रिज़र्व सिमिलीपाल और सतकोसिया हैं।',
        },
        d: {
          en: 'The tiger reserve of Jharkhand is Palamau.',
          hi: 'झारखंड का टाइगर रिज़र्व पलामू है।',
        },
      },
    },
    {
      code: 'ntpc-014',
      exams: ['railways'],
      subject: 'general-knowledge',
      topic: 'social-movements',
      difficulty: 'easy',
      targetSeconds: 24,
      stem: {
        en: "Who wrote 'Gulamgiri' (Slavery), published in 1873?",
        hi: "1873 में प्रकाशित पुस्तक 'गुलामगिरी' किसने लिखी?",
      },
      options: [
        { id: 'a', content: { en: 'Mahadev Govind Ranade', hi: 'महादेव गोविंद रानाडे' } },
        { id: 'b', content: { en: 'Gopal Ganesh Agarkar', hi: 'गोपाल गणेश आगरकर' } },
        { id: 'c', content: { en: 'Jyotirao Phule', hi: 'ज्योतिराव फुले' } },
        { id: 'd', content: { en: 'B. R. Ambedkar', hi: 'बी.आर. आंबेडकर' } },
      ],
      key: { kind: 'mcq', optionIds: ['c'] },
      solution: {
        en: String.raw`**Jyotirao Phule** compared the lot of the castes that were called low to slavery and dedicated the book to the Americans who had fought to free the slaves.

In the same year, **1873**, he founded the Satyashodhak Samaj at Pune. The year rules out Ambedkar, who was not yet born.`,
        hi: String.raw`**ज्योतिराव फुले** ने नीची कही जाने वाली जातियों की दशा की तुलना दासता से की और पुस्तक उन अमेरिकियों को समर्पित की जो दासों की मुक्ति के लिए लड़े थे।

उसी वर्ष **1873** में उन्होंने पुणे में सत्यशोधक समाज की स्थापना की। वर्ष देखते ही आंबेडकर हट जाते हैं, उनका जन्म बाद में हुआ।`,
      },
      reasons: {
        a: {
          en: 'Ranade led the Prarthana Samaj and wrote on Maratha history and economics.',
          hi: 'रानाडे प्रार्थना समाज के नेता थे; उन्होंने मराठा इतिहास और अर्थशास्त्र पर लिखा।',
        },
        b: {
          en: "Agarkar, the editor of 'Sudharak', was a student in 1873.",
          hi: "'सुधारक' के संपादक आगरकर 1873 में विद्यार्थी थे।",
        },
        c: {
          en: 'Phule wrote it in the year in which he founded the Satyashodhak Samaj.',
          hi: 'फुले ने इसे उसी वर्ष लिखा जिसमें सत्यशोधक समाज की स्थापना की।',
        },
        d: {
          en: "Ambedkar, author of 'Annihilation of Caste' (1936), was born in 1891.",
          hi: "'जाति का विनाश' (1936) के लेखक आंबेडकर का जन्म 1891 में हुआ।",
        },
      },
    },
    {
      code: 'ntpc-015',
      exams: ['railways'],
      subject: 'general-knowledge',
      topic: 'world-geography',
      difficulty: 'easy',
      targetSeconds: 22,
      stem: {
        en: 'Which of the following is the largest landlocked country of the world by area?',
        hi: 'क्षेत्रफल के अनुसार निम्नलिखित में से विश्व का सबसे बड़ा स्थलरुद्ध देश कौन-सा है?',
      },
      options: [
        { id: 'a', content: { en: 'Mongolia', hi: 'मंगोलिया' } },
        { id: 'b', content: { en: 'Chad', hi: 'चाड' } },
        { id: 'c', content: { en: 'Kazakhstan', hi: 'कज़ाख़स्तान' } },
        { id: 'd', content: { en: 'Ethiopia', hi: 'इथियोपिया' } },
      ],
      key: { kind: 'mcq', optionIds: ['c'] },
      solution: {
        en: String.raw`**Kazakhstan** is the ninth largest country of the world and the largest without a coast on the open sea.

The trap is the Caspian Sea: Kazakhstan lies on it, but the Caspian is a closed lake, so the country still counts as landlocked.`,
        hi: String.raw`**कज़ाख़स्तान** विश्व का नौवाँ सबसे बड़ा देश है और खुले समुद्र से न लगने वाले देशों में सबसे बड़ा।

भ्रम कैस्पियन सागर से होता है: कज़ाख़स्तान उसके तट पर है, पर कैस्पियन चारों ओर से घिरी झील है, इसलिए देश स्थलरुद्ध ही माना जाता है।`,
      },
      reasons: {
        a: {
          en: 'Mongolia comes second, with less than 16 lakh square km.',
          hi: 'मंगोलिया दूसरे स्थान पर है, 16 लाख वर्ग किमी से कम।',
        },
        b: {
          en: 'Chad is landlocked too, but has less than half the area of Kazakhstan.',
          hi: 'चाड भी स्थलरुद्ध है, पर कज़ाख़स्तान के आधे से भी छोटा है।',
        },
        c: {
          en: 'Kazakhstan has more than 27 lakh square km and no coast on an ocean.',
          hi: 'कज़ाख़स्तान 27 लाख वर्ग किमी से बड़ा है और किसी महासागर से नहीं लगता।',
        },
        d: {
          en: 'Ethiopia has been landlocked since 1993, but has only about 11 lakh square km.',
          hi: 'इथियोपिया 1993 से स्थलरुद्ध है, पर केवल लगभग 11 लाख वर्ग किमी का है।',
        },
      },
    },
    {
      code: 'ntpc-016',
      exams: ['railways'],
      subject: 'biology',
      topic: 'human-physiology',
      difficulty: 'medium',
      targetSeconds: 40,
      stem: {
        en: String.raw`Consider the following statements about bile in the human body:

I. It is made in the gall bladder.

II. It makes the acidic food that comes from the stomach alkaline.

III. It breaks large fat globules into smaller ones.

Which of the statements are correct?`,
        hi: String.raw`मानव शरीर में पित्त के बारे में निम्नलिखित कथनों पर विचार कीजिए:

I. यह पित्ताशय में बनता है।

II. यह आमाशय से आए अम्लीय भोजन को क्षारीय बनाता है।

III. यह वसा की बड़ी गोलिकाओं को छोटी गोलिकाओं में तोड़ता है।

इनमें से कौन-से कथन सही हैं?`,
      },
      options: [
        { id: 'a', content: { en: 'I, II and III', hi: 'I, II और III' } },
        { id: 'b', content: { en: 'Only II and III', hi: 'केवल II और III' } },
        { id: 'c', content: { en: 'Only I and II', hi: 'केवल I और II' } },
        { id: 'd', content: { en: 'Only I and III', hi: 'केवल I और III' } },
      ],
      key: { kind: 'mcq', optionIds: ['b'] },
      solution: {
        en: String.raw`- **I is wrong.** The **liver** makes bile; the gall bladder stores and concentrates it.
- **II is correct.** Pancreatic enzymes work in an alkaline medium, and bile prepares it.
- **III is correct.** This is emulsification; it gives the enzyme lipase more surface to act on. Bile itself has no digestive enzyme.`,
        hi: String.raw`- **I ग़लत है।** पित्त **यकृत** बनाता है; पित्ताशय उसे जमा रखता और गाढ़ा करता है।
- **II सही है।** अग्न्याशय के एंज़ाइम क्षारीय माध्यम में काम करते हैं, जो पित्त से बनता है।
- **III सही है।** इसे इमल्सीकरण कहते हैं; इससे लाइपेज़ एंज़ाइम को काम करने के लिए अधिक सतह मिलती है। पित्त में कोई पाचक एंज़ाइम नहीं होता।`,
      },
      reasons: {
        a: {
          en: 'I is wrong: bile is made in the liver.',
          hi: 'I ग़लत है: पित्त यकृत में बनता है।',
        },
        b: {
          en: 'The liver makes bile; II and III tell what bile does in the small intestine.',
          hi: 'पित्त यकृत में बनता है; II और III छोटी आँत में उसका काम बताते हैं।',
        },
        c: {
          en: 'I is wrong: the gall bladder only stores bile.',
          hi: 'I ग़लत है: पित्ताशय पित्त को केवल जमा रखता है।',
        },
        d: {
          en: 'I is wrong, and II, which is left out, is correct.',
          hi: 'I ग़लत है, और छोड़ा गया II सही है।',
        },
      },
    },
    {
      code: 'ntpc-017',
      exams: ['railways'],
      subject: 'general-knowledge',
      topic: 'international-organisations',
      difficulty: 'medium',
      targetSeconds: 32,
      stem: {
        en: 'Which of the following specialised agencies of the United Nations has its headquarters at Bern in Switzerland?',
        hi: 'संयुक्त राष्ट्र की निम्नलिखित विशिष्ट एजेंसियों में से किसका मुख्यालय स्विट्ज़रलैंड के बर्न नगर में है?',
      },
      options: [
        { id: 'a', content: { en: 'World Health Organization', hi: 'विश्व स्वास्थ्य संगठन' } },
        { id: 'b', content: { en: 'Universal Postal Union', hi: 'यूनिवर्सल पोस्टल यूनियन' } },
        { id: 'c', content: { en: 'International Telecommunication Union', hi: 'अंतरराष्ट्रीय दूरसंचार संघ' } },
        { id: 'd', content: { en: 'World Meteorological Organization', hi: 'विश्व मौसम विज्ञान संगठन' } },
      ],
      key: { kind: 'mcq', optionIds: ['b'] },
      solution: {
        en: String.raw`All four are in Switzerland, so the country is no help. The **Universal Postal Union** is at **Bern**, the Swiss capital; the other three are at **Geneva**.

World Post Day, 9 October, recalls its foundation at Bern in 1874. Learn the exceptions to Geneva: Bern (UPU), Vienna (UNIDO, IAEA), Rome (FAO, IFAD), Montreal (ICAO), London (IMO).`,
        hi: String.raw`चारों स्विट्ज़रलैंड में हैं, इसलिए केवल देश जानने से काम नहीं चलेगा। **यूनिवर्सल पोस्टल यूनियन** (UPU) राजधानी **बर्न** में है; शेष तीन **जिनेवा** में हैं।

9 अक्टूबर का विश्व डाक दिवस 1874 में बर्न में इसकी स्थापना की याद में है। जिनेवा से बाहर वाले याद रखें: बर्न (UPU), वियना (UNIDO, IAEA), रोम (FAO, IFAD), मॉन्ट्रियल (ICAO), लंदन (IMO)।`,
      },
      reasons: {
        a: {
          en: 'The WHO has its seat at Geneva.',
          hi: 'विश्व स्वास्थ्य संगठन का मुख्यालय जिनेवा में है।',
        },
        b: {
          en: 'The postal union was founded at Bern in 1874 and still has its seat there.',
          hi: 'डाक संघ की स्थापना 1874 में बर्न में हुई और इसका मुख्यालय वहीं है।',
        },
        c: {
          en: 'The ITU was at Bern too, but moved to Geneva in 1948.',
          hi: 'दूरसंचार संघ भी पहले बर्न में था, पर 1948 में जिनेवा चला गया।',
        },
        d: {
          en: 'The WMO has its seat at Geneva.',
          hi: 'विश्व मौसम विज्ञान संगठन का मुख्यालय जिनेवा में है।',
        },
      },
    },
    {
      code: 'ntpc-018',
      exams: ['railways'],
      subject: 'general-knowledge',
      topic: 'medieval-history',
      difficulty: 'hard',
      targetSeconds: 48,
      stem: {
        en: String.raw`Match the travellers in List I with the rulers of Vijayanagara in List II in whose reign they came.

| List I | List II |
| --- | --- |
| A. Nicolo Conti | 1. Krishnadevaraya |
| B. Abdur Razzaq | 2. Deva Raya I |
| C. Domingo Paes | 3. Achyuta Deva Raya |
| D. Fernao Nuniz | 4. Deva Raya II |`,
        hi: String.raw`सूची I के यात्रियों को सूची II के उन विजयनगर शासकों से सुमेलित कीजिए, जिनके शासनकाल में वे आए।

| सूची I | सूची II |
| --- | --- |
| A. निकोलो कोंटी | 1. कृष्णदेवराय |
| B. अब्दुर रज़्ज़ाक़ | 2. देवराय प्रथम |
| C. डोमिंगो पायस | 3. अच्युतदेव राय |
| D. फ़र्नाओ नूनिज़ | 4. देवराय द्वितीय |`,
      },
      options: [
        { id: 'a', content: { en: 'A-4, B-2, C-1, D-3', hi: 'A-4, B-2, C-1, D-3' } },
        { id: 'b', content: { en: 'A-2, B-4, C-3, D-1', hi: 'A-2, B-4, C-3, D-1' } },
        { id: 'c', content: { en: 'A-4, B-2, C-3, D-1', hi: 'A-4, B-2, C-3, D-1' } },
        { id: 'd', content: { en: 'A-2, B-4, C-1, D-3', hi: 'A-2, B-4, C-1, D-3' } },
      ],
      key: { kind: 'mcq', optionIds: ['d'] },
      solution: {
        en: String.raw`Put both lists in order of time.

- **Nicolo Conti**, an Italian, about 1420: **Deva Raya I**
- **Abdur Razzaq**, a Persian envoy, 1443: **Deva Raya II**
- **Domingo Paes**, a Portuguese, about 1520: **Krishnadevaraya**
- **Fernao Nuniz**, a Portuguese, about 1535: **Achyuta Deva Raya**

The two surest pairs (Abdur Razzaq and Paes) are enough to find the answer; the trap is to exchange the two Deva Rayas.`,
        hi: String.raw`दोनों सूचियों को कालक्रम में रखें।

- **निकोलो कोंटी** (इतालवी), लगभग 1420: **देवराय प्रथम**
- **अब्दुर रज़्ज़ाक़** (फ़ारस का दूत), 1443: **देवराय द्वितीय**
- **डोमिंगो पायस** (पुर्तगाली), लगभग 1520: **कृष्णदेवराय**
- **फ़र्नाओ नूनिज़** (पुर्तगाली), लगभग 1535: **अच्युतदेव राय**

दो पक्के युग्म (अब्दुर रज़्ज़ाक़ और पायस) से ही उत्तर मिल जाता है; भूल दोनों देवराय बदल देने से होती है।`,
      },
      reasons: {
        a: {
          en: 'This exchanges the two Deva Rayas: Conti came first, about 1420.',
          hi: 'इसमें दोनों देवराय बदल गए हैं: कोंटी पहले, लगभग 1420 में आया।',
        },
        b: {
          en: 'This exchanges the two Portuguese: Paes saw Krishnadevaraya.',
          hi: 'इसमें दोनों पुर्तगाली बदल गए हैं: पायस ने कृष्णदेवराय को देखा था।',
        },
        c: {
          en: 'This exchanges both pairs: the two Deva Rayas and the last two rulers.',
          hi: 'इसमें दोनों जोड़े बदल गए हैं: दोनों देवराय और बाद के दोनों शासक।',
        },
        d: {
          en: 'The travellers and the rulers follow each other in the same order of time.',
          hi: 'यात्री और शासक एक ही कालक्रम में आते हैं।',
        },
      },
    },
    {
      code: 'ntpc-019',
      exams: ['railways'],
      subject: 'general-knowledge',
      topic: 'industry',
      difficulty: 'easy',
      targetSeconds: 22,
      stem: {
        en: 'With the help of which country was the Rourkela Steel Plant in Odisha set up under the Second Five Year Plan?',
        hi: 'दूसरी पंचवर्षीय योजना में ओडिशा का राउरकेला इस्पात संयंत्र किस देश के सहयोग से स्थापित हुआ?',
      },
      options: [
        { id: 'a', content: { en: 'France', hi: 'फ़्रांस' } },
        { id: 'b', content: { en: 'Britain', hi: 'ब्रिटेन' } },
        { id: 'c', content: { en: 'West Germany', hi: 'पश्चिम जर्मनी' } },
        { id: 'd', content: { en: 'Soviet Union', hi: 'सोवियत संघ' } },
      ],
      key: { kind: 'mcq', optionIds: ['c'] },
      solution: {
        en: String.raw`The three public steel plants of that plan: **Rourkela – West Germany**, Bhilai – Soviet Union, Durgapur – Britain.

Bokaro came later, also with Soviet help. A question on steel plants nearly always turns on this list.`,
        hi: String.raw`उस योजना के तीन सरकारी इस्पात संयंत्र: **राउरकेला – पश्चिम जर्मनी**, भिलाई – सोवियत संघ, दुर्गापुर – ब्रिटेन।

बोकारो बाद में बना, वह भी सोवियत सहयोग से। इस्पात संयंत्रों पर प्रश्न प्रायः इसी सूची से बनते हैं।`,
      },
      reasons: {
        a: {
          en: 'None of the three steel plants of the Second Plan was French.',
          hi: 'दूसरी योजना के तीन इस्पात संयंत्रों में कोई फ़्रांस के सहयोग से नहीं बना।',
        },
        b: {
          en: 'Britain helped at Durgapur.',
          hi: 'ब्रिटेन ने दुर्गापुर में सहयोग दिया।',
        },
        c: {
          en: 'German firms, Krupp and Demag, helped to build Rourkela.',
          hi: 'क्रुप और डेमाग नाम की जर्मन कंपनियों ने राउरकेला बनाने में सहयोग दिया।',
        },
        d: {
          en: 'The Soviet Union helped at Bhilai and later at Bokaro.',
          hi: 'सोवियत संघ ने भिलाई और बाद में बोकारो में सहयोग दिया।',
        },
      },
    },
    {
      code: 'ntpc-020',
      exams: ['railways'],
      subject: 'chemistry',
      topic: 'equilibrium',
      difficulty: 'medium',
      targetSeconds: 36,
      stem: {
        en: 'A solution of which of the following salts in water turns red litmus paper blue?',
        hi: 'निम्नलिखित में से किस लवण का जलीय विलयन लाल लिटमस पत्र को नीला कर देता है?',
      },
      options: [
        { id: 'a', content: { en: 'Sodium carbonate', hi: 'सोडियम कार्बोनेट' } },
        { id: 'b', content: { en: 'Copper sulphate', hi: 'कॉपर सल्फ़ेट' } },
        { id: 'c', content: { en: 'Ammonium chloride', hi: 'अमोनियम क्लोराइड' } },
        { id: 'd', content: { en: 'Potassium nitrate', hi: 'पोटैशियम नाइट्रेट' } },
      ],
      key: { kind: 'mcq', optionIds: ['a'] },
      solution: {
        en: String.raw`Red litmus turns blue in a **base**. Ask which acid and which base made the salt: the stronger one decides.

**Sodium carbonate** = NaOH (strong) + carbonic acid (weak): basic. Ammonium chloride and copper sulphate: weak base, strong acid, so acidic. Potassium nitrate: both strong, so neutral.

The blue colour of copper sulphate is the trap; it says nothing about litmus.`,
        hi: String.raw`लाल लिटमस **क्षारक** में नीला होता है। देखें कि लवण किस अम्ल और किस क्षार से बना: जो प्रबल है, वही तय करता है।

**सोडियम कार्बोनेट** = NaOH (प्रबल) + कार्बोनिक अम्ल (दुर्बल): क्षारीय। अमोनियम क्लोराइड और कॉपर सल्फ़ेट: दुर्बल क्षार, प्रबल अम्ल, इसलिए अम्लीय। पोटैशियम नाइट्रेट: दोनों प्रबल, इसलिए उदासीन।

कॉपर सल्फ़ेट का नीला रंग भ्रम में डालता है; उसका लिटमस से कोई संबंध नहीं।`,
      },
      reasons: {
        a: {
          en: 'It is a salt of a strong base and a weak acid, so its solution is basic.',
          hi: 'यह प्रबल क्षार और दुर्बल अम्ल का लवण है, इसलिए विलयन क्षारीय है।',
        },
        b: {
          en: 'It is a salt of a weak base and a strong acid; its solution is acidic, though blue in colour.',
          hi: 'यह दुर्बल क्षार और प्रबल अम्ल का लवण है; विलयन नीला दिखता है, पर अम्लीय है।',
        },
        c: {
          en: 'It is a salt of a weak base and a strong acid, so its solution is acidic.',
          hi: 'यह दुर्बल क्षार और प्रबल अम्ल का लवण है, इसलिए विलयन अम्लीय है।',
        },
        d: {
          en: 'It is a salt of a strong base and a strong acid, so its solution is neutral.',
          hi: 'यह प्रबल क्षार और प्रबल अम्ल का लवण है, इसलिए विलयन उदासीन है।',
        },
      },
    },
    {
      code: 'ntpc-021',
      exams: ['railways'],
      subject: 'general-knowledge',
      topic: 'constitution',
      difficulty: 'easy',
      targetSeconds: 22,
      stem: {
        en: 'Who was the Constitutional Adviser to the Constituent Assembly of India?',
        hi: 'भारत की संविधान सभा के संवैधानिक सलाहकार कौन थे?',
      },
      options: [
        { id: 'a', content: { en: 'S. N. Mukherjee', hi: 'एस.एन. मुखर्जी' } },
        { id: 'b', content: { en: 'H. C. Mookerjee', hi: 'एच.सी. मुखर्जी' } },
        { id: 'c', content: { en: 'K. M. Munshi', hi: 'के.एम. मुंशी' } },
        { id: 'd', content: { en: 'B. N. Rau', hi: 'बी.एन. राव' } },
      ],
      key: { kind: 'mcq', optionIds: ['d'] },
      solution: {
        en: String.raw`**Sir Benegal Narsing Rau**, a civil servant and judge, was Constitutional Adviser. He was not a member of the Assembly, but his draft was the ground on which Dr Ambedkar's Drafting Committee built.

Keep the offices apart: President Rajendra Prasad, Vice-President H. C. Mookerjee, chief draftsman S. N. Mukherjee, adviser B. N. Rau.`,
        hi: String.raw`न्यायविद और सिविल सेवक **सर बेनेगल नरसिंह राव** संवैधानिक सलाहकार थे। वे सभा के सदस्य नहीं थे, पर डॉ. आंबेडकर की प्रारूप समिति ने उन्हीं के मसौदे को आधार बनाया।

पद अलग-अलग याद रखें: अध्यक्ष राजेंद्र प्रसाद, उपाध्यक्ष एच.सी. मुखर्जी, मुख्य प्रारूपकार एस.एन. मुखर्जी, सलाहकार बी.एन. राव।`,
      },
      reasons: {
        a: {
          en: 'Mukherjee was the chief draftsman of the Constitution.',
          hi: 'मुखर्जी संविधान के मुख्य प्रारूपकार (ड्राफ़्ट्समैन) थे।',
        },
        b: {
          en: 'Mookerjee was the Vice-President of the Assembly.',
          hi: 'मुखर्जी संविधान सभा के उपाध्यक्ष थे।',
        },
        c: {
          en: 'Munshi was a member of the Drafting Committee.',
          hi: 'मुंशी प्रारूप समिति के सदस्य थे।',
        },
        d: {
          en: 'Rau prepared the first draft that the Drafting Committee worked on.',
          hi: 'राव ने वह पहला मसौदा तैयार किया जिस पर प्रारूप समिति ने काम किया।',
        },
      },
    },
    {
      code: 'ntpc-022',
      exams: ['railways'],
      subject: 'general-knowledge',
      topic: 'art-and-culture',
      difficulty: 'medium',
      targetSeconds: 32,
      stem: {
        en: 'Which of the following pairs of painting and state is **NOT** correctly matched?',
        hi: 'चित्रकला और राज्य का निम्नलिखित में से कौन-सा युग्म सुमेलित **नहीं** है?',
      },
      options: [
        { id: 'a', content: { en: 'Warli – Maharashtra', hi: 'वारली – महाराष्ट्र' } },
        { id: 'b', content: { en: 'Sohrai – Jharkhand', hi: 'सोहराई – झारखंड' } },
        { id: 'c', content: { en: 'Pichhwai – Rajasthan', hi: 'पिछवाई – राजस्थान' } },
        { id: 'd', content: { en: 'Cheriyal – Odisha', hi: 'चेरियाल – ओडिशा' } },
      ],
      key: { kind: 'mcq', optionIds: ['d'] },
      solution: {
        en: String.raw`**Cheriyal** scroll painting belongs to **Telangana**: long painted cloths from which storytellers read out their tales.

Odisha is tempting because its **Pattachitra** is on cloth too. The other pairs are right: Sohrai (Jharkhand, harvest festival), Pichhwai (Nathdwara), Warli (white figures on mud walls).`,
        hi: String.raw`**चेरियाल** पटचित्र **तेलंगाना** के हैं: कपड़े पर बने लंबे चित्र, जिन्हें दिखाकर कथावाचक कथा सुनाते हैं।

ओडिशा का **पट्टचित्र** भी कपड़े पर बनता है, इसी से भ्रम होता है। शेष युग्म सही हैं: सोहराई (झारखंड, फ़सल का पर्व), पिछवाई (नाथद्वारा), वारली (मिट्टी की दीवारों पर सफ़ेद आकृतियाँ)।`,
      },
      reasons: {
        a: {
          en: 'Right pair: Warli is the art of a tribe of the Palghar and Thane area.',
          hi: 'सही युग्म: वारली पालघर-ठाणे क्षेत्र की एक जनजाति की कला है।',
        },
        b: {
          en: 'Right pair: Sohrai is a wall painting of the villages round Hazaribagh.',
          hi: 'सही युग्म: सोहराई हज़ारीबाग़ के आसपास के गाँवों की भित्ति-चित्रकला है।',
        },
        c: {
          en: 'Right pair: Pichhwai cloths hang behind Shrinathji at Nathdwara.',
          hi: 'सही युग्म: पिछवाई नाथद्वारा में श्रीनाथजी की मूर्ति के पीछे लगाई जाती है।',
        },
        d: {
          en: 'Wrong pair: the scrolls of Cheriyal are made in Telangana.',
          hi: 'ग़लत युग्म: चेरियाल के पटचित्र तेलंगाना में बनते हैं।',
        },
      },
    },
    {
      code: 'ntpc-023',
      exams: ['railways'],
      subject: 'general-knowledge',
      topic: 'institutions',
      difficulty: 'easy',
      targetSeconds: 24,
      stem: {
        en: 'Where is Gati Shakti Vishwavidyalaya, the central university for transport set up in 2022?',
        hi: '2022 में परिवहन क्षेत्र के लिए बना केंद्रीय विश्वविद्यालय, गति शक्ति विश्वविद्यालय, कहाँ है?',
      },
      options: [
        { id: 'a', content: { en: 'Lucknow', hi: 'लखनऊ' } },
        { id: 'b', content: { en: 'Jamalpur', hi: 'जमालपुर' } },
        { id: 'c', content: { en: 'Vadodara', hi: 'वडोदरा' } },
        { id: 'd', content: { en: 'Secunderabad', hi: 'सिकंदराबाद' } },
      ],
      key: { kind: 'mcq', optionIds: ['c'] },
      solution: {
        en: String.raw`**Gati Shakti Vishwavidyalaya** is at **Vadodara** in Gujarat, under the Ministry of Railways. Before 2022 it was the National Rail and Transportation Institute, a deemed university.

Railway institutes to know: RDSO – Lucknow, signal and telecom (IRISET) – Secunderabad, mechanical and electrical (IRIMEE) – Jamalpur.`,
        hi: String.raw`**गति शक्ति विश्वविद्यालय** गुजरात के **वडोदरा** में है और रेल मंत्रालय के अधीन है। 2022 से पहले यह राष्ट्रीय रेल और परिवहन संस्थान नाम का मानित विश्वविद्यालय था।

रेलवे के संस्थान याद रखें: RDSO – लखनऊ, सिग्नल और दूरसंचार (IRISET) – सिकंदराबाद, यांत्रिक और विद्युत (IRIMEE) – जमालपुर।`,
      },
      reasons: {
        a: {
          en: 'Lucknow has the RDSO, the research body of the Railways.',
          hi: 'लखनऊ में रेलवे का अनुसंधान संगठन RDSO है।',
        },
        b: {
          en: 'Jamalpur has the old railway institute for mechanical engineering.',
          hi: 'जमालपुर में रेलवे का पुराना यांत्रिक इंजीनियरी संस्थान है।',
        },
        c: {
          en: 'It grew out of the railway university at Vadodara.',
          hi: 'यह वडोदरा के रेल विश्वविद्यालय से बना।',
        },
        d: {
          en: 'Secunderabad has the railway institute for signals and telecommunication.',
          hi: 'सिकंदराबाद में रेलवे का सिग्नल और दूरसंचार संस्थान है।',
        },
      },
    },
    {
      code: 'ntpc-024',
      exams: ['railways'],
      subject: 'general-knowledge',
      topic: 'indian-geography',
      difficulty: 'medium',
      targetSeconds: 34,
      stem: {
        en: 'Which of the following does the Duncan Passage separate?',
        hi: 'डंकन जलमार्ग (डंकन पैसेज) निम्नलिखित में से किन्हें अलग करता है?',
      },
      options: [
        { id: 'a', content: { en: 'South Andaman and Little Andaman', hi: 'दक्षिण अंडमान और लिटिल अंडमान' } },
        { id: 'b', content: { en: 'Great Nicobar and Sumatra', hi: 'ग्रेट निकोबार और सुमात्रा' } },
        { id: 'c', content: { en: 'Little Andaman and Car Nicobar', hi: 'लिटिल अंडमान और कार निकोबार' } },
        { id: 'd', content: { en: 'Minicoy and the Maldives', hi: 'मिनिकॉय और मालदीव' } },
      ],
      key: { kind: 'mcq', optionIds: ['a'] },
      solution: {
        en: String.raw`Go from north to south: South Andaman – **Duncan Passage** – Little Andaman – **Ten Degree Channel** – Car Nicobar … Great Nicobar – **Great Channel** – Sumatra.

The Ten Degree Channel is the usual trap: it parts the Andaman group from the Nicobar group, while the Duncan Passage lies inside the Andaman group.`,
        hi: String.raw`उत्तर से दक्षिण चलें: दक्षिण अंडमान – **डंकन जलमार्ग** – लिटिल अंडमान – **दस डिग्री चैनल** – कार निकोबार … ग्रेट निकोबार – **ग्रेट चैनल** – सुमात्रा।

भ्रम दस डिग्री चैनल से होता है: वह अंडमान समूह को निकोबार समूह से अलग करता है, जबकि डंकन जलमार्ग अंडमान समूह के भीतर है।`,
      },
      reasons: {
        a: {
          en: 'The Duncan Passage lies within the Andamans, between these two.',
          hi: 'डंकन जलमार्ग अंडमान के भीतर, इन्हीं दोनों के बीच है।',
        },
        b: {
          en: 'These two are separated by the Great Channel, near 6° N.',
          hi: 'इन दोनों को 6° उ. के पास ग्रेट चैनल अलग करता है।',
        },
        c: {
          en: 'These two are separated by the Ten Degree Channel.',
          hi: 'इन दोनों को दस डिग्री चैनल अलग करता है।',
        },
        d: {
          en: 'These two are separated by the Eight Degree Channel.',
          hi: 'इन दोनों को आठ डिग्री चैनल अलग करता है।',
        },
      },
    },
    {
      code: 'ntpc-025',
      exams: ['railways'],
      subject: 'physics',
      topic: 'units',
      difficulty: 'medium',
      targetSeconds: 32,
      stem: {
        en: 'Which of the following pairs of physical quantity and SI unit is **NOT** correct?',
        hi: 'भौतिक राशि और SI मात्रक का निम्नलिखित में से कौन-सा युग्म सही **नहीं** है?',
      },
      options: [
        { id: 'a', content: { en: 'Capacitance – Farad', hi: 'धारिता – फ़ैरड' } },
        { id: 'b', content: { en: 'Conductance – Siemens', hi: 'चालकत्व – सीमेंस' } },
        { id: 'c', content: { en: 'Luminous intensity – Candela', hi: 'ज्योति तीव्रता – कैंडेला' } },
        { id: 'd', content: { en: 'Magnetic flux – Tesla', hi: 'चुंबकीय फ़्लक्स – टेस्ला' } },
      ],
      key: { kind: 'mcq', optionIds: ['d'] },
      solution: {
        en: String.raw`**Magnetic flux** is measured in **weber (Wb)**. The **tesla (T)** is the unit of magnetic flux **density**, the flux per unit area: 1 T = 1 Wb/m².

The word "density" is the whole trap. The other three pairs are right; the older name of the siemens is the mho.`,
        hi: String.raw`**चुंबकीय फ़्लक्स** का मात्रक **वेबर (Wb)** है। **टेस्ला (T)** चुंबकीय फ़्लक्स **घनत्व** का, यानी प्रति इकाई क्षेत्रफल फ़्लक्स का मात्रक है: 1 T = 1 Wb/m²।

सारा भ्रम "घनत्व" शब्द का है। शेष तीनों युग्म सही हैं; सीमेंस का पुराना नाम म्हो है।`,
      },
      reasons: {
        a: {
          en: 'Right pair: a farad is a coulomb per volt.',
          hi: 'सही युग्म: फ़ैरड का अर्थ है कूलॉम प्रति वोल्ट।',
        },
        b: {
          en: 'Right pair: the siemens is the reciprocal of the ohm.',
          hi: 'सही युग्म: सीमेंस ओम का व्युत्क्रम है।',
        },
        c: {
          en: 'Right pair: the candela is one of the seven base units.',
          hi: 'सही युग्म: कैंडेला सात मूल मात्रकों में से एक है।',
        },
        d: {
          en: 'Wrong pair: the unit of magnetic flux is the weber.',
          hi: 'ग़लत युग्म: चुंबकीय फ़्लक्स का मात्रक वेबर है।',
        },
      },
    },
    {
      code: 'ntpc-026',
      exams: ['railways'],
      subject: 'general-knowledge',
      topic: 'space-missions',
      difficulty: 'hard',
      targetSeconds: 40,
      stem: {
        en: 'Which launch vehicle carried the two satellites of the SpaDeX mission, which were docked in orbit in January 2025?',
        hi: 'जनवरी 2025 में अंतरिक्ष में आपस में जोड़े गए स्पेडेक्स (SpaDeX) मिशन के दोनों उपग्रहों को कौन-सा प्रक्षेपण यान ले गया था?',
      },
      options: [
        { id: 'a', content: { en: 'PSLV-C59', hi: 'PSLV-C59' } },
        { id: 'b', content: { en: 'PSLV-C60', hi: 'PSLV-C60' } },
        { id: 'c', content: { en: 'GSLV-F15', hi: 'GSLV-F15' } },
        { id: 'd', content: { en: 'PSLV-C58', hi: 'PSLV-C58' } },
      ],
      key: { kind: 'mcq', optionIds: ['b'] },
      solution: {
        en: String.raw`**PSLV-C60** launched the Chaser (SDX01) and the Target (SDX02) on 30 December 2024; they docked on 16 January 2025.

Know these four launches: C58 – XPoSat, C59 – Proba-3, **C60 – SpaDeX**, GSLV-F15 – NVS-02, the 100th launch from Sriharikota. GSLV-F15 flew in the month of the docking, which makes it tempting.`,
        hi: String.raw`**PSLV-C60** ने 30 दिसंबर 2024 को चेज़र (SDX01) और टारगेट (SDX02) छोड़े; 16 जनवरी 2025 को दोनों आपस में जुड़े।

ये चार प्रक्षेपण याद रखें: C58 – XPoSat, C59 – Proba-3, **C60 – SpaDeX**, GSLV-F15 – NVS-02, जो श्रीहरिकोटा से 100वाँ प्रक्षेपण था। GSLV-F15 उसी महीने छोड़ा गया जब उपग्रह जुड़े, इसी से भ्रम होता है।`,
      },
      reasons: {
        a: {
          en: 'PSLV-C59 launched Proba-3 of the European agency in December 2024.',
          hi: 'PSLV-C59 ने दिसंबर 2024 में यूरोपीय एजेंसी का Proba-3 छोड़ा।',
        },
        b: {
          en: 'PSLV-C60 lifted off with the pair on 30 December 2024.',
          hi: 'PSLV-C60 ने दोनों उपग्रहों के साथ 30 दिसंबर 2024 को उड़ान भरी।',
        },
        c: {
          en: 'GSLV-F15 launched the navigation satellite NVS-02 on 29 January 2025.',
          hi: 'GSLV-F15 ने 29 जनवरी 2025 को नौवहन उपग्रह NVS-02 छोड़ा।',
        },
        d: {
          en: 'PSLV-C58 launched XPoSat on 1 January 2024.',
          hi: 'PSLV-C58 ने 1 जनवरी 2024 को XPoSat छोड़ा।',
        },
      },
    },
    {
      code: 'ntpc-027',
      exams: ['railways'],
      subject: 'general-knowledge',
      topic: 'fundamental-rights-and-duties',
      difficulty: 'easy',
      targetSeconds: 24,
      stem: {
        en: 'Article 21A, which makes free and compulsory education for children of 6 to 14 years a Fundamental Right, was inserted by which Amendment Act?',
        hi: '6 से 14 वर्ष के बच्चों के लिए निःशुल्क और अनिवार्य शिक्षा को मौलिक अधिकार बनाने वाला अनुच्छेद 21A किस संशोधन अधिनियम से जोड़ा गया?',
      },
      options: [
        { id: 'a', content: { en: '73rd Amendment', hi: '73वाँ संशोधन' } },
        { id: 'b', content: { en: '91st Amendment', hi: '91वाँ संशोधन' } },
        { id: 'c', content: { en: '97th Amendment', hi: '97वाँ संशोधन' } },
        { id: 'd', content: { en: '86th Amendment', hi: '86वाँ संशोधन' } },
      ],
      key: { kind: 'mcq', optionIds: ['d'] },
      solution: {
        en: String.raw`The **86th Amendment Act, 2002** did three things: it inserted **Article 21A**, changed Article 45 to the care of children below six, and added an eleventh Fundamental Duty, 51A(k), for parents.

Do not confuse it with the Right to Education Act, 2009, the ordinary law that puts 21A into practice; both came into force on 1 April 2010.`,
        hi: String.raw`**86वें संशोधन अधिनियम, 2002** ने तीन काम किए: **अनुच्छेद 21A** जोड़ा, अनुच्छेद 45 को छह वर्ष से छोटे बच्चों की देखभाल के लिए बदला, और माता-पिता के लिए ग्यारहवाँ मौलिक कर्तव्य 51A(k) जोड़ा।

इसे शिक्षा का अधिकार अधिनियम, 2009 से न मिलाएँ; वह 21A को लागू करने वाला साधारण क़ानून है। दोनों 1 अप्रैल 2010 से लागू हुए।`,
      },
      reasons: {
        a: {
          en: 'The 73rd Amendment of 1992 is about panchayats.',
          hi: '1992 का 73वाँ संशोधन पंचायतों के बारे में है।',
        },
        b: {
          en: 'The 91st Amendment of 2003 limits the size of councils of ministers.',
          hi: '2003 का 91वाँ संशोधन मंत्रिपरिषद का आकार सीमित करता है।',
        },
        c: {
          en: 'The 97th Amendment of 2011 is about co-operative societies.',
          hi: '2011 का 97वाँ संशोधन सहकारी समितियों के बारे में है।',
        },
        d: {
          en: 'The 86th Amendment of 2002 inserted Article 21A.',
          hi: '2002 के 86वें संशोधन से अनुच्छेद 21A जोड़ा गया।',
        },
      },
    },
    {
      code: 'ntpc-028',
      exams: ['railways'],
      subject: 'biology',
      topic: 'structure-of-plants',
      difficulty: 'easy',
      targetSeconds: 22,
      stem: {
        en: 'In which of the following plants is the part that we eat a modified root?',
        hi: 'निम्नलिखित में से किस पौधे का खाया जाने वाला भाग रूपांतरित जड़ है?',
      },
      options: [
        { id: 'a', content: { en: 'Sweet potato', hi: 'शकरकंद' } },
        { id: 'b', content: { en: 'Ginger', hi: 'अदरक' } },
        { id: 'c', content: { en: 'Onion', hi: 'प्याज़' } },
        { id: 'd', content: { en: 'Potato', hi: 'आलू' } },
      ],
      key: { kind: 'mcq', optionIds: ['a'] },
      solution: {
        en: String.raw`Look for **nodes and buds**: a stem has them, a root has not.

**Sweet potato**: no nodes, so a root (tuberous, adventitious). Potato: "eyes" are buds, so a stem tuber. Ginger: nodes and scale leaves, so a rhizome. Onion: a bulb, in which fleshy leaves sit on a small disc of stem.

The trap is to put potato and sweet potato together.`,
        hi: String.raw`**पर्वसंधि (गाँठ) और कलिका** देखें: ये तने में होती हैं, जड़ में नहीं।

**शकरकंद**: गाँठें नहीं, इसलिए जड़ (कंदिल, अपस्थानिक)। आलू: "आँखें" कलिकाएँ हैं, इसलिए तने का कंद। अदरक: गाँठें और शल्क पत्र, इसलिए प्रकंद। प्याज़: शल्ककंद, जिसमें तने की छोटी चकती पर मांसल पत्तियाँ होती हैं।

भूल यह होती है कि आलू और शकरकंद को एक ही वर्ग में रख देते हैं।`,
      },
      reasons: {
        a: {
          en: 'The sweet potato stores food in its swollen adventitious roots.',
          hi: 'शकरकंद अपनी फूली हुई अपस्थानिक जड़ों में भोजन जमा करता है।',
        },
        b: {
          en: 'Ginger is a rhizome, an underground stem with nodes.',
          hi: 'अदरक प्रकंद है, यानी गाँठों वाला भूमिगत तना।',
        },
        c: {
          en: 'In an onion we eat the fleshy leaf bases of a bulb.',
          hi: 'प्याज़ में हम शल्ककंद के मांसल पर्णाधार खाते हैं।',
        },
        d: {
          en: 'The potato is a stem tuber; its eyes are buds.',
          hi: 'आलू तने का कंद है; उसकी आँखें कलिकाएँ हैं।',
        },
      },
    },
    {
      code: 'ntpc-029',
      exams: ['railways'],
      subject: 'general-knowledge',
      topic: 'modern-history',
      difficulty: 'medium',
      targetSeconds: 30,
      stem: {
        en: 'Who was the Viceroy of India when the annulment of the partition of Bengal was announced at the Delhi Durbar of 1911?',
        hi: '1911 के दिल्ली दरबार में जब बंगाल विभाजन रद्द करने की घोषणा हुई, तब भारत का वायसराय कौन था?',
      },
      options: [
        { id: 'a', content: { en: 'Lord Hardinge', hi: 'लॉर्ड हार्डिंग' } },
        { id: 'b', content: { en: 'Lord Minto', hi: 'लॉर्ड मिंटो' } },
        { id: 'c', content: { en: 'Lord Curzon', hi: 'लॉर्ड कर्ज़न' } },
        { id: 'd', content: { en: 'Lord Chelmsford', hi: 'लॉर्ड चेम्सफ़ोर्ड' } },
      ],
      key: { kind: 'mcq', optionIds: ['a'] },
      solution: {
        en: String.raw`King George V held the Durbar in December 1911 in the time of **Lord Hardinge (1910-16)**. Two announcements were made: Bengal was to be united again, and the capital was to move from Calcutta to Delhi.

Order of the Viceroys: Curzon (made the partition) – Minto – **Hardinge** (it was annulled) – Chelmsford.`,
        hi: String.raw`दिसंबर 1911 का दरबार सम्राट जॉर्ज पंचम ने **लॉर्ड हार्डिंग (1910-16)** के समय किया। उसमें दो घोषणाएँ हुईं: बंगाल फिर एक होगा, और राजधानी कलकत्ता से दिल्ली जाएगी।

वायसराय क्रम से: कर्ज़न (विभाजन किया) – मिंटो – **हार्डिंग** (विभाजन रद्द हुआ) – चेम्सफ़ोर्ड।`,
      },
      reasons: {
        a: {
          en: 'Hardinge was Viceroy from 1910 to 1916.',
          hi: 'हार्डिंग 1910 से 1916 तक वायसराय था।',
        },
        b: {
          en: 'Minto, of the reforms of 1909, had left in 1910.',
          hi: '1909 के सुधारों वाला मिंटो 1910 में जा चुका था।',
        },
        c: {
          en: 'Curzon had partitioned Bengal, in 1905.',
          hi: 'कर्ज़न ने 1905 में बंगाल का विभाजन किया था।',
        },
        d: {
          en: 'Chelmsford came in 1916, after Hardinge.',
          hi: 'चेम्सफ़ोर्ड हार्डिंग के बाद, 1916 में आया।',
        },
      },
    },
    {
      code: 'ntpc-030',
      exams: ['railways'],
      subject: 'general-knowledge',
      topic: 'law',
      difficulty: 'easy',
      targetSeconds: 24,
      stem: {
        en: 'Under the Right to Information Act, 2005, within what time must information that concerns the life or liberty of a person be given?',
        hi: 'सूचना का अधिकार अधिनियम, 2005 के अंतर्गत किसी व्यक्ति के जीवन या स्वतंत्रता से जुड़ी सूचना कितने समय के भीतर देनी होती है?',
      },
      options: [
        { id: 'a', content: { en: '30 days', hi: '30 दिन' } },
        { id: 'b', content: { en: '5 days', hi: '5 दिन' } },
        { id: 'c', content: { en: '48 hours', hi: '48 घंटे' } },
        { id: 'd', content: { en: '24 hours', hi: '24 घंटे' } },
      ],
      key: { kind: 'mcq', optionIds: ['c'] },
      solution: {
        en: String.raw`Section 7(1): the ordinary limit is **30 days**, but where **life or liberty** is concerned it is **48 hours** from the receipt of the request.

Five days is the limit for passing a request on to another authority. The limit of 24 hours belongs to another law, on arrest.`,
        hi: String.raw`धारा 7(1): सामान्य सीमा **30 दिन** है, पर मामला **जीवन या स्वतंत्रता** का हो तो आवेदन मिलने से **48 घंटे**।

पाँच दिन आवेदन को दूसरे प्राधिकरण को भेजने की सीमा है। 24 घंटे की सीमा गिरफ़्तारी के प्रावधान की है।`,
      },
      reasons: {
        a: {
          en: '30 days is the ordinary time for an answer.',
          hi: '30 दिन उत्तर देने का सामान्य समय है।',
        },
        b: {
          en: 'Within 5 days a request is passed on to the authority that it concerns.',
          hi: '5 दिन में आवेदन संबंधित प्राधिकरण को भेजा जाता है।',
        },
        c: {
          en: 'Section 7 fixes 48 hours where life or liberty is concerned.',
          hi: 'धारा 7 में जीवन या स्वतंत्रता के मामले में 48 घंटे तय हैं।',
        },
        d: {
          en: 'Within 24 hours an arrested person must be taken to a magistrate (Article 22).',
          hi: '24 घंटे में गिरफ़्तार व्यक्ति को मजिस्ट्रेट के सामने लाना होता है (अनुच्छेद 22)।',
        },
      },
    },
    {
      code: 'ntpc-031',
      exams: ['railways'],
      subject: 'general-knowledge',
      topic: 'physical-geography',
      difficulty: 'easy',
      targetSeconds: 22,
      stem: {
        en: 'Which rock changes into quartzite under great heat and pressure?',
        hi: 'अत्यधिक ताप और दाब में कौन-सी चट्टान क्वार्टज़ाइट में बदल जाती है?',
      },
      options: [
        { id: 'a', content: { en: 'Sandstone', hi: 'बलुआ पत्थर' } },
        { id: 'b', content: { en: 'Granite', hi: 'ग्रेनाइट' } },
        { id: 'c', content: { en: 'Shale', hi: 'शेल' } },
        { id: 'd', content: { en: 'Limestone', hi: 'चूना पत्थर' } },
      ],
      key: { kind: 'mcq', optionIds: ['a'] },
      solution: {
        en: String.raw`Quartzite is made of quartz, and the rock made of grains of quartz is **sandstone**.

The pairs to know: **sandstone – quartzite**, limestone – marble, shale – slate, granite – gneiss. The first three start from sedimentary rocks, the last one from an igneous rock.`,
        hi: String.raw`क्वार्टज़ाइट क्वार्टज़ से बना होता है, और क्वार्टज़ के कणों से बनी चट्टान **बलुआ पत्थर** है।

याद रखने के युग्म: **बलुआ पत्थर – क्वार्टज़ाइट**, चूना पत्थर – संगमरमर, शेल – स्लेट, ग्रेनाइट – नीस। पहली तीन मूल चट्टानें अवसादी हैं, अंतिम आग्नेय।`,
      },
      reasons: {
        a: {
          en: 'Its quartz grains grow together into quartzite.',
          hi: 'इसके क्वार्टज़ के कण जुड़कर क्वार्टज़ाइट बनाते हैं।',
        },
        b: {
          en: 'Granite changes into gneiss.',
          hi: 'ग्रेनाइट नीस में बदलता है।',
        },
        c: {
          en: 'Shale changes into slate.',
          hi: 'शेल स्लेट में बदलती है।',
        },
        d: {
          en: 'Limestone changes into marble.',
          hi: 'चूना पत्थर संगमरमर में बदलता है।',
        },
      },
    },
    {
      code: 'ntpc-032',
      exams: ['railways'],
      subject: 'general-knowledge',
      topic: 'art-and-culture',
      difficulty: 'easy',
      targetSeconds: 22,
      stem: {
        en: 'The moidams of Charaideo in Assam, which were put on the World Heritage List in 2024, are burial mounds of which dynasty?',
        hi: '2024 में विश्व धरोहर सूची में शामिल, असम के चराइदेव के मोइदाम किस राजवंश के समाधि-टीले हैं?',
      },
      options: [
        { id: 'a', content: { en: 'Dimasa Kachari', hi: 'दिमासा कछारी' } },
        { id: 'b', content: { en: 'Ahom', hi: 'अहोम' } },
        { id: 'c', content: { en: 'Koch', hi: 'कोच' } },
        { id: 'd', content: { en: 'Varman', hi: 'वर्मन' } },
      ],
      key: { kind: 'mcq', optionIds: ['b'] },
      solution: {
        en: String.raw`The **Ahoms** came over the Patkai hills under Sukapha in 1228 and made **Charaideo** their first capital. They ruled for nearly 600 years, and the royal dead were laid in vaults under earthen mounds, the moidams.

It was the 43rd World Heritage site of India, and the first cultural one of the North-East.`,
        hi: String.raw`**अहोम** 1228 में सुकाफा के नेतृत्व में पटकाई की पहाड़ियाँ पार करके आए और **चराइदेव** को पहली राजधानी बनाया। उन्होंने लगभग 600 वर्ष शासन किया; राजपरिवार के शव मिट्टी के टीलों (मोइदाम) के नीचे बने कक्षों में रखे जाते थे।

यह भारत का 43वाँ विश्व धरोहर स्थल था और पूर्वोत्तर का पहला सांस्कृतिक स्थल।`,
      },
      reasons: {
        a: {
          en: 'The Dimasa Kacharis ruled from Dimapur and later Maibang.',
          hi: 'दिमासा कछारी पहले दीमापुर और बाद में माइबांग से शासन करते थे।',
        },
        b: {
          en: 'The Ahoms buried their kings and nobles under these mounds.',
          hi: 'अहोम अपने राजाओं और सामंतों को इन टीलों के नीचे दफ़नाते थे।',
        },
        c: {
          en: 'The Koch kings ruled from Cooch Behar, in the west.',
          hi: 'कोच राजा पश्चिम में कूच बिहार से शासन करते थे।',
        },
        d: {
          en: 'The Varmans, such as Bhaskaravarman, ruled Kamarupa long before, up to the 7th century.',
          hi: 'भास्करवर्मन जैसे वर्मन राजा कामरूप में बहुत पहले, 7वीं शताब्दी तक, शासन करते थे।',
        },
      },
    },
    {
      code: 'ntpc-033',
      exams: ['railways'],
      subject: 'general-knowledge',
      topic: 'banking',
      difficulty: 'medium',
      targetSeconds: 34,
      stem: {
        en: 'The National Bank for Agriculture and Rural Development (NABARD) was set up in 1982 on the recommendation of a committee headed by',
        hi: '1982 में राष्ट्रीय कृषि और ग्रामीण विकास बैंक (नाबार्ड) की स्थापना किसकी अध्यक्षता वाली समिति की सिफ़ारिश पर हुई?',
      },
      options: [
        { id: 'a', content: { en: 'F. K. F. Nariman', hi: 'एफ़.के.एफ़. नरीमन' } },
        { id: 'b', content: { en: 'B. Sivaraman', hi: 'बी. शिवरामन' } },
        { id: 'c', content: { en: 'M. Narasimham', hi: 'एम. नरसिम्हम' } },
        { id: 'd', content: { en: 'R. N. Malhotra', hi: 'आर.एन. मल्होत्रा' } },
      ],
      key: { kind: 'mcq', optionIds: ['b'] },
      solution: {
        en: String.raw`The **B. Sivaraman** committee (its short name is CRAFICARD) proposed one bank for farm and rural credit, and **NABARD** began on 12 July 1982 with its head office at Mumbai.

The trap is **Narasimham**: his name stands for the Regional Rural Banks (1975) and for the banking reforms of 1991 and 1998.`,
        hi: String.raw`**बी. शिवरामन** समिति (संक्षेप में CRAFICARD) ने कृषि और ग्रामीण ऋण के लिए एक बैंक का सुझाव दिया और 12 जुलाई 1982 को **नाबार्ड** बना, जिसका मुख्यालय मुंबई में है।

भ्रम **नरसिम्हम** से होता है: उनका नाम क्षेत्रीय ग्रामीण बैंकों (1975) और 1991 तथा 1998 के बैंकिंग सुधारों से जुड़ा है।`,
      },
      reasons: {
        a: {
          en: 'His committee of 1969 was about the Lead Bank Scheme.',
          hi: 'इनकी 1969 की समिति अग्रणी बैंक योजना पर थी।',
        },
        b: {
          en: 'Sivaraman headed the committee on rural credit, formed in 1979.',
          hi: 'शिवरामन 1979 में बनी ग्रामीण ऋण संबंधी समिति के अध्यक्ष थे।',
        },
        c: {
          en: 'His working group of 1975 led to the Regional Rural Banks.',
          hi: 'इनके 1975 के कार्य समूह से क्षेत्रीय ग्रामीण बैंक बने।',
        },
        d: {
          en: 'His committee of 1993 was about insurance and led to the IRDA.',
          hi: 'इनकी 1993 की समिति बीमा पर थी, जिससे IRDA बना।',
        },
      },
    },
    {
      code: 'ntpc-034',
      exams: ['railways'],
      subject: 'physics',
      topic: 'work-energy',
      difficulty: 'medium',
      targetSeconds: 42,
      stem: {
        en: 'A loaded trolley of 80 kg and an empty trolley of 20 kg move with equal momentum. What is the ratio of the kinetic energy of the loaded trolley to that of the empty one?',
        hi: '80 kg की एक भरी ट्रॉली और 20 kg की एक ख़ाली ट्रॉली समान संवेग से चल रही हैं। भरी ट्रॉली और ख़ाली ट्रॉली की गतिज ऊर्जाओं का अनुपात क्या है?',
      },
      options: [
        { id: 'a', content: { en: '1 : 16', hi: '1 : 16' } },
        { id: 'b', content: { en: '1 : 1', hi: '1 : 1' } },
        { id: 'c', content: { en: '4 : 1', hi: '4 : 1' } },
        { id: 'd', content: { en: '1 : 4', hi: '1 : 4' } },
      ],
      key: { kind: 'mcq', optionIds: ['d'] },
      solution: {
        en: String.raw`Write kinetic energy with momentum: $K = \dfrac{p^2}{2m}$. With the same $p$, $K$ is inverse to the mass, so the ratio is 20 : 80 = **1 : 4**.

Check with numbers: let the speeds be 1 m/s and 4 m/s (momentum 80 each). The energies are $\frac{1}{2} \times 80 \times 1^2 = 40$ J and $\frac{1}{2} \times 20 \times 4^2 = 160$ J.

The heavier body looks more energetic: that is the trap.`,
        hi: String.raw`गतिज ऊर्जा को संवेग में लिखें: $K = \dfrac{p^2}{2m}$। $p$ समान हो तो $K$ द्रव्यमान के व्युत्क्रमानुपाती है, अतः अनुपात 20 : 80 = **1 : 4**।

संख्याओं से जाँच: चालें 1 m/s और 4 m/s लें (दोनों का संवेग 80)। ऊर्जाएँ $\frac{1}{2} \times 80 \times 1^2 = 40$ J और $\frac{1}{2} \times 20 \times 4^2 = 160$ J।

भारी वस्तु की ऊर्जा अधिक लगती है: यही भ्रम है।`,
      },
      reasons: {
        a: {
          en: 'This squares the ratio of speeds but forgets the ratio of masses.',
          hi: 'इसमें चालों के अनुपात का वर्ग लिया गया, द्रव्यमान का अनुपात छूट गया।',
        },
        b: {
          en: 'Equal momentum does not mean equal energy.',
          hi: 'समान संवेग का अर्थ समान ऊर्जा नहीं है।',
        },
        c: {
          en: 'This takes the energy as proportional to mass, as with equal speed.',
          hi: 'इसमें ऊर्जा को द्रव्यमान के समानुपाती माना गया, जैसे चाल समान हो।',
        },
        d: {
          en: 'With equal momentum the energy is inverse to the mass: 20 : 80.',
          hi: 'समान संवेग पर ऊर्जा द्रव्यमान के व्युत्क्रमानुपाती होती है: 20 : 80।',
        },
      },
    },
    {
      code: 'ntpc-035',
      exams: ['railways'],
      subject: 'general-knowledge',
      topic: 'books-and-authors',
      difficulty: 'hard',
      targetSeconds: 38,
      stem: {
        en: 'Which of the following novels was written by Vinod Kumar Shukla, who was chosen in March 2025 for the Jnanpith Award of 2024?',
        hi: 'मार्च 2025 में जिन विनोद कुमार शुक्ल को 2024 के ज्ञानपीठ पुरस्कार के लिए चुना गया, उन्होंने निम्नलिखित में से कौन-सा उपन्यास लिखा?',
      },
      options: [
        { id: 'a', content: { en: 'Kitne Pakistan', hi: 'कितने पाकिस्तान' } },
        { id: 'b', content: { en: 'Raag Darbari', hi: 'राग दरबारी' } },
        { id: 'c', content: { en: 'Mujhe Chand Chahiye', hi: 'मुझे चाँद चाहिए' } },
        { id: 'd', content: { en: 'Naukar Ki Kameez', hi: 'नौकर की कमीज़' } },
      ],
      key: { kind: 'mcq', optionIds: ['d'] },
      solution: {
        en: String.raw`**Vinod Kumar Shukla** of Raipur was the first writer from Chhattisgarh to be chosen for the Jnanpith Award. His novels: **Naukar Ki Kameez**, Khilega To Dekhenge, Deewar Mein Ek Khirki Rehti Thi.

The trap is the surname: *Raag Darbari* is by **Shrilal** Shukla, whose Jnanpith was the award of 2009.`,
        hi: String.raw`रायपुर के **विनोद कुमार शुक्ल** ज्ञानपीठ के लिए चुने गए छत्तीसगढ़ के पहले लेखक थे। उनके उपन्यास: **नौकर की कमीज़**, खिलेगा तो देखेंगे, दीवार में एक खिड़की रहती थी।

भ्रम उपनाम से होता है: *राग दरबारी* **श्रीलाल** शुक्ल का है, जिन्हें 2009 का ज्ञानपीठ मिला।`,
      },
      reasons: {
        a: {
          en: 'This is by Kamleshwar, who won the Sahitya Akademi Award for it.',
          hi: 'यह कमलेश्वर का है, जिन्हें इस पर साहित्य अकादमी पुरस्कार मिला।',
        },
        b: {
          en: 'This is by Shrilal Shukla, a Jnanpith winner too.',
          hi: 'यह श्रीलाल शुक्ल का है, जिन्हें भी ज्ञानपीठ मिला था।',
        },
        c: {
          en: 'This is by Surendra Verma, about a young actress.',
          hi: 'यह सुरेंद्र वर्मा का है, जिसकी नायिका एक युवा अभिनेत्री है।',
        },
        d: {
          en: "Shukla's first novel, of 1979, later filmed by Mani Kaul.",
          hi: 'यह शुक्ल का पहला उपन्यास (1979) है, जिस पर मणि कौल ने फ़िल्म बनाई।',
        },
      },
    },
    {
      code: 'ntpc-036',
      exams: ['railways'],
      subject: 'computer',
      topic: 'hardware',
      difficulty: 'easy',
      targetSeconds: 26,
      stem: {
        en: 'Which of the following is the right order of memories from the fastest to the slowest?',
        hi: 'गति के अनुसार सबसे तेज़ से सबसे धीमी मेमोरी का सही क्रम कौन-सा है?',
      },
      options: [
        { id: 'a', content: { en: 'Cache, RAM, register, hard disk', hi: 'कैश, RAM, रजिस्टर, हार्ड डिस्क' } },
        { id: 'b', content: { en: 'Cache, register, RAM, hard disk', hi: 'कैश, रजिस्टर, RAM, हार्ड डिस्क' } },
        { id: 'c', content: { en: 'Register, cache, RAM, hard disk', hi: 'रजिस्टर, कैश, RAM, हार्ड डिस्क' } },
        { id: 'd', content: { en: 'Register, RAM, cache, hard disk', hi: 'रजिस्टर, RAM, कैश, हार्ड डिस्क' } },
      ],
      key: { kind: 'mcq', optionIds: ['c'] },
      solution: {
        en: String.raw`The nearer to the processor, the faster and the smaller: **register – cache – RAM – hard disk**.

Registers hold the very numbers being worked on, the cache keeps what was used a moment ago, RAM holds open programs, the disk keeps everything. The trap is to put the cache first because it is called "fast memory".`,
        hi: String.raw`प्रोसेसर के जितना पास, उतनी तेज़ और उतनी छोटी: **रजिस्टर – कैश – RAM – हार्ड डिस्क**।

रजिस्टर में वे संख्याएँ होती हैं जिन पर काम चल रहा है, कैश में वह जो अभी-अभी काम आया, RAM में खुले हुए प्रोग्राम, और डिस्क में सब कुछ। भ्रम यह होता है कि "तेज़ मेमोरी" सुनकर कैश को पहले रख देते हैं।`,
      },
      reasons: {
        a: {
          en: 'This puts the registers, the fastest of all, after RAM.',
          hi: 'इसमें सबसे तेज़ रजिस्टर को RAM के बाद रखा गया है।',
        },
        b: {
          en: 'Registers are inside the processor itself and come before the cache.',
          hi: 'रजिस्टर प्रोसेसर के भीतर होते हैं और कैश से पहले आते हैं।',
        },
        c: {
          en: 'Speed falls with the distance from the processor.',
          hi: 'प्रोसेसर से दूरी बढ़ने के साथ गति घटती है।',
        },
        d: {
          en: 'The cache is there because RAM is too slow for the processor.',
          hi: 'कैश इसीलिए होती है कि RAM प्रोसेसर के लिए धीमी पड़ती है।',
        },
      },
    },
    {
      code: 'ntpc-037',
      exams: ['railways'],
      subject: 'general-knowledge',
      topic: 'indian-geography',
      difficulty: 'medium',
      targetSeconds: 30,
      stem: {
        en: 'Near which of the following passes does the Sutlej enter India from Tibet?',
        hi: 'सतलुज नदी तिब्बत से भारत में निम्नलिखित में से किस दर्रे के निकट प्रवेश करती है?',
      },
      options: [
        { id: 'a', content: { en: 'Rohtang', hi: 'रोहतांग' } },
        { id: 'b', content: { en: 'Lipulekh', hi: 'लिपुलेख' } },
        { id: 'c', content: { en: 'Bara-lacha La', hi: 'बारालाचा ला' } },
        { id: 'd', content: { en: 'Shipki La', hi: 'शिपकी ला' } },
      ],
      key: { kind: 'mcq', optionIds: ['d'] },
      solution: {
        en: String.raw`The **Sutlej** rises near Rakas Tal in Tibet and breaks through the Himalaya near **Shipki La**, in the Kinnaur district of Himachal Pradesh.

The trap is Lipulekh: that is the pilgrims' way to Mansarovar, close to the source, but the river itself flows west and comes in much farther north-west. Bara-lacha La goes with the Chenab, Rohtang with the Beas.`,
        hi: String.raw`**सतलुज** तिब्बत में राक्षसताल के पास निकलती है और हिमाचल प्रदेश के किन्नौर ज़िले में **शिपकी ला** के पास हिमालय को काटकर भारत में आती है।

भ्रम लिपुलेख से होता है: वह उद्गम के पास मानसरोवर का यात्रा-मार्ग है, पर नदी पश्चिम की ओर बहकर बहुत आगे उत्तर-पश्चिम में प्रवेश करती है। बारालाचा ला को चेनाब से और रोहतांग को ब्यास से जोड़ें।`,
      },
      reasons: {
        a: {
          en: 'The Beas rises near Rohtang.',
          hi: 'रोहतांग के पास ब्यास निकलती है।',
        },
        b: {
          en: 'Lipulekh is in Uttarakhand, on the way to Kailash and Mansarovar.',
          hi: 'लिपुलेख उत्तराखंड में है, कैलाश-मानसरोवर के मार्ग पर।',
        },
        c: {
          en: 'Near Bara-lacha La rise the Chandra and the Bhaga, which form the Chenab.',
          hi: 'बारालाचा ला के पास चंद्रा और भागा निकलती हैं, जिनसे चेनाब बनती है।',
        },
        d: {
          en: 'The Sutlej cuts into Kinnaur in Himachal Pradesh near Shipki La.',
          hi: 'सतलुज शिपकी ला के पास हिमाचल प्रदेश के किन्नौर में प्रवेश करती है।',
        },
      },
    },
    {
      code: 'ntpc-038',
      exams: ['railways'],
      subject: 'chemistry',
      topic: 'hydrocarbons',
      difficulty: 'easy',
      targetSeconds: 24,
      stem: {
        en: 'In the manufacture of vanaspati ghee, hydrogen is added to vegetable oil in the presence of which catalyst?',
        hi: 'वनस्पति घी बनाने में वनस्पति तेल में हाइड्रोजन किस उत्प्रेरक की उपस्थिति में मिलाई जाती है?',
      },
      options: [
        { id: 'a', content: { en: 'Iron', hi: 'लोहा' } },
        { id: 'b', content: { en: 'Nickel', hi: 'निकल' } },
        { id: 'c', content: { en: 'Vanadium pentoxide', hi: 'वैनेडियम पेंटॉक्साइड' } },
        { id: 'd', content: { en: 'Manganese dioxide', hi: 'मैंगनीज़ डाइऑक्साइड' } },
      ],
      key: { kind: 'mcq', optionIds: ['b'] },
      solution: {
        en: String.raw`Vegetable oils are **unsaturated**: they have double bonds between carbon atoms. With finely divided **nickel** hydrogen is added there, the oil becomes saturated and turns solid.

Catalysts in a row: **nickel – vanaspati**, iron – ammonia (Haber), vanadium pentoxide – sulphuric acid (Contact).`,
        hi: String.raw`वनस्पति तेल **असंतृप्त** होते हैं, यानी उनमें कार्बन परमाणुओं के बीच द्विआबंध होते हैं। महीन **निकल** की उपस्थिति में वहाँ हाइड्रोजन जुड़ जाती है, तेल संतृप्त होकर जम जाता है।

उत्प्रेरक एक साथ याद करें: **निकल – वनस्पति घी**, लोहा – अमोनिया (हैबर), वैनेडियम पेंटॉक्साइड – सल्फ़्यूरिक अम्ल (संपर्क विधि)।`,
      },
      reasons: {
        a: {
          en: 'Iron is the catalyst of the Haber process for ammonia.',
          hi: 'लोहा अमोनिया की हैबर विधि का उत्प्रेरक है।',
        },
        b: {
          en: 'Finely divided nickel is the catalyst of hydrogenation.',
          hi: 'महीन चूर्ण किया हुआ निकल हाइड्रोजनीकरण का उत्प्रेरक है।',
        },
        c: {
          en: 'It is the catalyst of the Contact process for sulphuric acid.',
          hi: 'यह सल्फ़्यूरिक अम्ल की संपर्क विधि का उत्प्रेरक है।',
        },
        d: {
          en: 'It is used in the laboratory to make oxygen from potassium chlorate.',
          hi: 'यह प्रयोगशाला में पोटैशियम क्लोरेट से ऑक्सीजन बनाने में काम आता है।',
        },
      },
    },
    {
      code: 'ntpc-039',
      exams: ['railways'],
      subject: 'general-knowledge',
      topic: 'parliament',
      difficulty: 'hard',
      targetSeconds: 42,
      stem: {
        en: 'If both the Speaker and the Deputy Speaker of the Lok Sabha are absent from a joint sitting of the two Houses of Parliament, who presides over it?',
        hi: 'यदि संसद के दोनों सदनों की संयुक्त बैठक में लोकसभा के अध्यक्ष और उपाध्यक्ष दोनों अनुपस्थित हों, तो बैठक की अध्यक्षता कौन करता है?',
      },
      options: [
        { id: 'a', content: { en: 'Senior-most member of the Lok Sabha', hi: 'लोकसभा का वरिष्ठतम सदस्य' } },
        { id: 'b', content: { en: 'Deputy Chairman of the Rajya Sabha', hi: 'राज्यसभा का उपसभापति' } },
        { id: 'c', content: { en: 'Leader of the House in the Lok Sabha', hi: 'लोकसभा में सदन का नेता' } },
        { id: 'd', content: { en: 'Chairman of the Rajya Sabha', hi: 'राज्यसभा का सभापति' } },
      ],
      key: { kind: 'mcq', optionIds: ['b'] },
      solution: {
        en: String.raw`A joint sitting is called by the President under Article 108. It follows the rules of the Lok Sabha and is chaired in this order: **Speaker – Deputy Speaker – Deputy Chairman of the Rajya Sabha** – a member chosen by those present.

The trap is the Chairman of the Rajya Sabha. He is the Vice-President of India, not a member of Parliament, so the rules pass him over and go to his deputy, who is a member.`,
        hi: String.raw`संयुक्त बैठक राष्ट्रपति अनुच्छेद 108 के अंतर्गत बुलाता है। यह लोकसभा के नियमों से चलती है और अध्यक्षता का क्रम है: **लोकसभा अध्यक्ष – लोकसभा उपाध्यक्ष – राज्यसभा का उपसभापति** – उपस्थित सदस्यों द्वारा चुना गया सदस्य।

भ्रम राज्यसभा के सभापति से होता है। वह भारत का उपराष्ट्रपति होता है, संसद का सदस्य नहीं; इसलिए नियम उसके स्थान पर उपसभापति को चुनते हैं, जो सदस्य होता है।`,
      },
      reasons: {
        a: {
          en: 'Such a member is made Speaker pro tem of a new Lok Sabha, for the oath.',
          hi: 'ऐसे सदस्य को नई लोकसभा में शपथ दिलाने के लिए सामयिक अध्यक्ष (प्रोटेम स्पीकर) बनाया जाता है।',
        },
        b: {
          en: 'The rules of joint sittings name the Deputy Chairman next.',
          hi: 'संयुक्त बैठक के नियमों में अगला नाम उपसभापति का है।',
        },
        c: {
          en: 'The Leader of the House arranges business and does not preside.',
          hi: 'सदन का नेता कामकाज तय कराता है, अध्यक्षता नहीं करता।',
        },
        d: {
          en: 'The Vice-President is not a member of either House and never presides here.',
          hi: 'उपराष्ट्रपति किसी सदन का सदस्य नहीं होता और इसकी अध्यक्षता नहीं करता।',
        },
      },
    },
    {
      code: 'ntpc-040',
      exams: ['railways'],
      subject: 'general-knowledge',
      topic: 'ancient-history',
      difficulty: 'medium',
      targetSeconds: 30,
      stem: {
        en: 'The Harappan city of Dholavira stands on which island of the Rann of Kutch?',
        hi: 'हड़प्पा सभ्यता का नगर धोलावीरा कच्छ के रण के किस टापू पर स्थित है?',
      },
      options: [
        { id: 'a', content: { en: 'Khadir', hi: 'खदीर' } },
        { id: 'b', content: { en: 'Pachham', hi: 'पच्छम' } },
        { id: 'c', content: { en: 'Bet Dwarka', hi: 'बेट द्वारका' } },
        { id: 'd', content: { en: 'Pirotan', hi: 'पिरोटन' } },
      ],
      key: { kind: 'mcq', optionIds: ['a'] },
      solution: {
        en: String.raw`**Dholavira** stands on **Khadir Bet**, an island of dry land in the salt flats of the **Great Rann**; "bet" means island. It is known for its reservoirs cut in the rock and for a large signboard with ten Harappan signs, and has been a World Heritage site since 2021.

Do not confuse the Rann with the Gulf of Kutch: Bet Dwarka and Pirotan lie in the sea.`,
        hi: String.raw`**धोलावीरा** **बड़े रण** के नमक के मैदान में उठे हुए **खदीर बेट** पर है; "बेट" का अर्थ टापू है। यह चट्टान काटकर बनाए गए जलाशयों और दस हड़प्पाई चिह्नों वाले बड़े सूचना-पट्ट के लिए जाना जाता है और 2021 से विश्व धरोहर स्थल है।

रण को कच्छ की खाड़ी से न मिलाएँ: बेट द्वारका और पिरोटन समुद्र में हैं।`,
      },
      reasons: {
        a: {
          en: 'Dholavira is on Khadir Bet, in the Great Rann.',
          hi: 'धोलावीरा बड़े रण के खदीर बेट पर है।',
        },
        b: {
          en: 'Pachham, with the Kala Dungar hill, lies west of Khadir.',
          hi: 'काला डूँगर पहाड़ी वाला पच्छम खदीर के पश्चिम में है।',
        },
        c: {
          en: 'Bet Dwarka lies in the Gulf of Kutch, off Okha.',
          hi: 'बेट द्वारका ओखा के पास कच्छ की खाड़ी में है।',
        },
        d: {
          en: 'Pirotan is a coral island off Jamnagar, in the Marine National Park.',
          hi: 'पिरोटन जामनगर के पास समुद्री राष्ट्रीय उद्यान का प्रवाल द्वीप है।',
        },
      },
    },
  ],
}
