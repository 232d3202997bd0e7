import type { AuthoredQuestion } from '../../../domain/questions/contract.ts'
import { withReasons } from './reasons/index.ts'

const written: AuthoredQuestion[] = [
  {
    code: 'caf-001',
    subject: 'general-knowledge',
    topic: 'space-missions',
    difficulty: 'medium',
    targetSeconds: 40,
    stem: {
      en: 'Which rocket launched Chandrayaan-3 on 14 July 2023?',
      hi: 'चंद्रयान-3 को 14 जुलाई 2023 को किस रॉकेट ने छोड़ा?',
    },
    options: [
      { id: 'a', content: { en: 'PSLV-C57', hi: 'PSLV-C57' } },
      { id: 'b', content: { en: 'PSLV-C25', hi: 'PSLV-C25' } },
      { id: 'c', content: { en: 'LVM3-M4', hi: 'LVM3-M4' } },
      { id: 'd', content: { en: 'SSLV-D2', hi: 'SSLV-D2' } },
    ],
    key: { kind: 'mcq', optionIds: ['c'] },
    solution: {
      en: 'Chandrayaan-3 was launched by **LVM3-M4** (the Launch Vehicle Mark-3, ISRO’s heaviest).\n\n- PSLV-C57 launched Aditya-L1 on 2 September 2023.\n- PSLV-C25 launched the Mars Orbiter Mission on 5 November 2013.\n- SSLV is meant for small satellites and could not lift such a load.',
      hi: 'चंद्रयान-3 को **LVM3-M4** (इसरो के सबसे भारी रॉकेट, लॉन्च व्हीकल मार्क-3) ने छोड़ा।\n\n- PSLV-C57 ने 2 सितंबर 2023 को आदित्य-L1 छोड़ा था।\n- PSLV-C25 ने 5 नवंबर 2013 को मंगलयान छोड़ा था।\n- SSLV छोटे उपग्रहों के लिए है, इतना भार नहीं उठा सकता।',
    },
  },
  {
    code: 'caf-002',
    subject: 'general-knowledge',
    topic: 'summits',
    difficulty: 'easy',
    targetSeconds: 30,
    stem: {
      en: 'Which organisation became a permanent member of the G20 at the New Delhi summit of September 2023?',
      hi: 'सितंबर 2023 के नई दिल्ली शिखर सम्मेलन में कौन-सा संगठन G20 का स्थायी सदस्य बना?',
    },
    options: [
      { id: 'a', content: { en: 'African Union', hi: 'अफ़्रीकी संघ' } },
      { id: 'b', content: { en: 'ASEAN', hi: 'आसियान' } },
      { id: 'c', content: { en: 'Arab League', hi: 'अरब लीग' } },
      { id: 'd', content: { en: 'European Free Trade Association', hi: 'यूरोपीय मुक्त व्यापार संघ' } },
    ],
    key: { kind: 'mcq', optionIds: ['a'] },
    solution: {
      en: 'The **African Union**, which has 55 member states, joined the G20 on 9 September 2023. The European Union was the only regional organisation among the members before. ASEAN is often invited as a guest, but it is not a member.',
      hi: '55 सदस्य देशों वाला **अफ़्रीकी संघ** 9 सितंबर 2023 को G20 में शामिल हुआ। उससे पहले क्षेत्रीय संगठनों में केवल यूरोपीय संघ सदस्य था। आसियान को अक्सर अतिथि के रूप में बुलाया जाता है, पर वह सदस्य नहीं है।',
    },
  },
  {
    code: 'caf-003',
    subject: 'general-knowledge',
    topic: 'law',
    difficulty: 'medium',
    targetSeconds: 45,
    stem: {
      en: 'Which of the following pairs of a new law and the law that it replaced is correctly matched?',
      hi: 'नए क़ानून और उसके द्वारा हटाए गए क़ानून का कौन-सा युग्म सही है?',
    },
    options: [
      {
        id: 'a',
        content: {
          en: 'Bharatiya Nyaya Sanhita – Code of Criminal Procedure',
          hi: 'भारतीय न्याय संहिता – दंड प्रक्रिया संहिता',
        },
      },
      {
        id: 'b',
        content: {
          en: 'Bharatiya Nagarik Suraksha Sanhita – Indian Evidence Act, 1872',
          hi: 'भारतीय नागरिक सुरक्षा संहिता – भारतीय साक्ष्य अधिनियम, 1872',
        },
      },
      {
        id: 'c',
        content: {
          en: 'Bharatiya Sakshya Adhiniyam, 2023 – Code of Criminal Procedure',
          hi: 'भारतीय साक्ष्य अधिनियम, 2023 – दंड प्रक्रिया संहिता',
        },
      },
      {
        id: 'd',
        content: {
          en: 'Bharatiya Nagarik Suraksha Sanhita – Code of Criminal Procedure',
          hi: 'भारतीय नागरिक सुरक्षा संहिता – दंड प्रक्रिया संहिता',
        },
      },
    ],
    key: { kind: 'mcq', optionIds: ['d'] },
    solution: {
      en: 'On 1 July 2024 the **Bharatiya Nagarik Suraksha Sanhita** took the place of the **Code of Criminal Procedure, 1973**. The Bharatiya Nyaya Sanhita replaced the Indian Penal Code, 1860, and the Bharatiya Sakshya Adhiniyam, 2023 the Indian Evidence Act, 1872. A hint: *Nyaya* names offences and punishments, *Nagarik Suraksha* the procedure, *Sakshya* evidence.',
      hi: '1 जुलाई 2024 को **दंड प्रक्रिया संहिता, 1973** की जगह **भारतीय नागरिक सुरक्षा संहिता** आई। भारतीय न्याय संहिता ने भारतीय दंड संहिता, 1860 की और भारतीय साक्ष्य अधिनियम, 2023 ने भारतीय साक्ष्य अधिनियम, 1872 की जगह ली। याद रखने के लिए: *न्याय* यानी अपराध और दंड, *नागरिक सुरक्षा* यानी प्रक्रिया, *साक्ष्य* यानी सबूत।',
    },
  },
  {
    code: 'caf-004',
    subject: 'general-knowledge',
    topic: 'constitution',
    difficulty: 'medium',
    targetSeconds: 35,
    stem: {
      en: 'In 2017 nine judges of the Supreme Court held that the right to privacy is protected above all under which Article of the Constitution?',
      hi: '2017 में सर्वोच्च न्यायालय के नौ जजों ने माना कि निजता का अधिकार मुख्य रूप से संविधान के किस अनुच्छेद में सुरक्षित है?',
    },
    options: [
      { id: 'a', content: { en: 'Article 14', hi: 'अनुच्छेद 14' } },
      { id: 'b', content: { en: 'Article 21', hi: 'अनुच्छेद 21' } },
      { id: 'c', content: { en: 'Article 25', hi: 'अनुच्छेद 25' } },
      { id: 'd', content: { en: 'Article 32', hi: 'अनुच्छेद 32' } },
    ],
    key: { kind: 'mcq', optionIds: ['b'] },
    solution: {
      en: 'In *Justice K. S. Puttaswamy v. Union of India* (24 August 2017) privacy was held to be part of the right to life and personal liberty under **Article 21**. Article 14 gives equality before the law, Article 25 freedom of religion, and Article 32 the remedy before the Supreme Court.',
      hi: '*न्यायमूर्ति के. एस. पुट्टास्वामी बनाम भारत संघ* (24 अगस्त 2017) में निजता को **अनुच्छेद 21** के जीवन और दैहिक स्वतंत्रता के अधिकार का हिस्सा माना गया। अनुच्छेद 14 क़ानून के सामने समानता देता है, अनुच्छेद 25 धर्म की स्वतंत्रता, और अनुच्छेद 32 सर्वोच्च न्यायालय में उपचार।',
    },
  },
  {
    code: 'caf-005',
    subject: 'general-knowledge',
    topic: 'environment',
    difficulty: 'easy',
    targetSeconds: 30,
    stem: {
      en: 'The first eight cheetahs released in Kuno National Park in September 2022 were brought from which country?',
      hi: 'सितंबर 2022 में कूनो राष्ट्रीय उद्यान में छोड़े गए पहले आठ चीते किस देश से लाए गए थे?',
    },
    options: [
      { id: 'a', content: { en: 'South Africa', hi: 'दक्षिण अफ़्रीका' } },
      { id: 'b', content: { en: 'Kenya', hi: 'केन्या' } },
      { id: 'c', content: { en: 'Namibia', hi: 'नामीबिया' } },
      { id: 'd', content: { en: 'Botswana', hi: 'बोत्सवाना' } },
    ],
    key: { kind: 'mcq', optionIds: ['c'] },
    solution: {
      en: 'The first eight came from **Namibia** and were released on 17 September 2022. Twelve more followed from South Africa in February 2023, which is why that option tempts. Kuno lies in Madhya Pradesh.',
      hi: 'पहले आठ चीते **नामीबिया** से आए और 17 सितंबर 2022 को छोड़े गए। फ़रवरी 2023 में बारह और चीते दक्षिण अफ़्रीका से आए, इसलिए वह विकल्प भटकाता है। कूनो मध्य प्रदेश में है।',
    },
  },
  {
    code: 'caf-006',
    subject: 'general-knowledge',
    topic: 'sports',
    difficulty: 'easy',
    targetSeconds: 25,
    stem: {
      en: 'The Thomas Cup, which India won for the first time in 2022, is contested in',
      hi: 'थॉमस कप, जिसे भारत ने 2022 में पहली बार जीता, किसकी प्रतियोगिता है?',
    },
    options: [
      { id: 'a', content: { en: 'table tennis by men’s teams', hi: 'टेबल टेनिस, पुरुष टीमें' } },
      { id: 'b', content: { en: 'badminton by women’s teams', hi: 'बैडमिंटन, महिला टीमें' } },
      { id: 'c', content: { en: 'badminton by mixed teams', hi: 'बैडमिंटन, मिश्रित टीमें' } },
      { id: 'd', content: { en: 'badminton by men’s teams', hi: 'बैडमिंटन, पुरुष टीमें' } },
    ],
    key: { kind: 'mcq', optionIds: ['d'] },
    solution: {
      en: 'The Thomas Cup is for **men’s badminton teams**. Women’s teams play for the Uber Cup and mixed teams for the Sudirman Cup. In the final of 2022 India beat Indonesia 3-0 in Bangkok.',
      hi: 'थॉमस कप **पुरुष बैडमिंटन टीमों** का है। महिला टीमें उबर कप के लिए और मिश्रित टीमें सुदीरमन कप के लिए खेलती हैं। 2022 के फ़ाइनल में भारत ने बैंकॉक में इंडोनेशिया को 3-0 से हराया।',
    },
  },
  {
    code: 'caf-007',
    subject: 'general-knowledge',
    topic: 'constitution',
    difficulty: 'medium',
    targetSeconds: 40,
    stem: {
      en: 'Article 330A, put into the Constitution by the 106th Amendment Act of 2023, provides for the reservation of seats for women in',
      hi: '106वें संशोधन अधिनियम, 2023 से संविधान में जोड़ा गया अनुच्छेद 330A महिलाओं के लिए कहाँ सीटों के आरक्षण का प्रावधान करता है?',
    },
    options: [
      { id: 'a', content: { en: 'the Lok Sabha', hi: 'लोक सभा में' } },
      { id: 'b', content: { en: 'the Rajya Sabha', hi: 'राज्य सभा में' } },
      { id: 'c', content: { en: 'the Panchayats', hi: 'पंचायतों में' } },
      { id: 'd', content: { en: 'the Legislative Councils of States', hi: 'राज्यों की विधान परिषदों में' } },
    ],
    key: { kind: 'mcq', optionIds: ['a'] },
    solution: {
      en: 'Article 330A reserves, as nearly as may be, one third of the seats in the **Lok Sabha** for women; Article 332A does so in the Legislative Assemblies of States. The Rajya Sabha and the Legislative Councils are not covered. In Panchayats the reservation has stood in Article 243D since 1993.',
      hi: 'अनुच्छेद 330A **लोक सभा** की यथासंभव एक तिहाई सीटें महिलाओं के लिए आरक्षित करता है; राज्यों की विधान सभाओं के लिए यही काम अनुच्छेद 332A करता है। राज्य सभा और विधान परिषदें इसमें नहीं आतीं। पंचायतों में आरक्षण 1993 से अनुच्छेद 243D में है।',
    },
  },
  {
    code: 'caf-008',
    subject: 'general-knowledge',
    topic: 'schemes',
    difficulty: 'medium',
    targetSeconds: 35,
    stem: {
      en: 'What health cover did the Ayushman Bharat Pradhan Mantri Jan Arogya Yojana offer when it was launched in 2018?',
      hi: '2018 में शुरू होते समय आयुष्मान भारत प्रधानमंत्री जन आरोग्य योजना में कितना स्वास्थ्य बीमा था?',
    },
    options: [
      { id: 'a', content: { en: '₹2 lakh for each person a year', hi: 'प्रति व्यक्ति ₹2 लाख प्रति वर्ष' } },
      { id: 'b', content: { en: '₹5 lakh for each family a year', hi: 'प्रति परिवार ₹5 लाख प्रति वर्ष' } },
      { id: 'c', content: { en: '₹5 lakh for each person a year', hi: 'प्रति व्यक्ति ₹5 लाख प्रति वर्ष' } },
      { id: 'd', content: { en: '₹10 lakh for each family a year', hi: 'प्रति परिवार ₹10 लाख प्रति वर्ष' } },
    ],
    key: { kind: 'mcq', optionIds: ['b'] },
    solution: {
      en: 'The scheme, launched at Ranchi on 23 September 2018, covers **₹5 lakh for each family a year** for treatment in hospital (secondary and tertiary care). The sum is for the family as a whole, not for each member.',
      hi: '23 सितंबर 2018 को राँची में शुरू हुई योजना में अस्पताल में इलाज (द्वितीयक और तृतीयक देखभाल) के लिए **प्रति परिवार ₹5 लाख प्रति वर्ष** का बीमा है। यह राशि पूरे परिवार के लिए है, हर सदस्य के लिए अलग नहीं।',
    },
  },
  {
    code: 'caf-009',
    subject: 'general-knowledge',
    topic: 'institutions',
    difficulty: 'easy',
    targetSeconds: 25,
    stem: { en: 'Who is the ex officio chairperson of NITI Aayog?', hi: 'नीति आयोग का पदेन अध्यक्ष कौन होता है?' },
    options: [
      { id: 'a', content: { en: 'The Union Minister of Finance', hi: 'केंद्रीय वित्त मंत्री' } },
      { id: 'b', content: { en: 'The President of India', hi: 'भारत के राष्ट्रपति' } },
      { id: 'c', content: { en: 'The Vice-President of India', hi: 'भारत के उपराष्ट्रपति' } },
      { id: 'd', content: { en: 'The Prime Minister', hi: 'प्रधानमंत्री' } },
    ],
    key: { kind: 'mcq', optionIds: ['d'] },
    solution: {
      en: 'The **Prime Minister** chairs NITI Aayog by virtue of the office, as was so in the Planning Commission, which it replaced on 1 January 2015. The chief executive officer and the vice-chairperson are appointed.',
      hi: 'नीति आयोग के पदेन अध्यक्ष **प्रधानमंत्री** होते हैं, जैसे 1 जनवरी 2015 तक रहे योजना आयोग के भी थे। उपाध्यक्ष और मुख्य कार्यकारी अधिकारी नियुक्त किए जाते हैं।',
    },
  },
  {
    code: 'caf-010',
    subject: 'general-knowledge',
    topic: 'space-missions',
    difficulty: 'hard',
    targetSeconds: 60,
    stem: {
      en: 'Consider the following statements about Aditya-L1:\n\n1. It was launched by a PSLV.\n2. The point L1 lies between the Earth and the Sun.\n3. Seen from L1, the Earth hides the Sun once a month.\n\nWhich of the statements given above is/are correct?',
      hi: 'आदित्य-L1 के बारे में निम्नलिखित कथनों पर विचार कीजिए:\n\n1. इसे PSLV ने छोड़ा था।\n2. L1 बिंदु पृथ्वी और सूर्य के बीच है।\n3. L1 से देखने पर पृथ्वी महीने में एक बार सूर्य को ढक लेती है।\n\nउपर्युक्त कथनों में से कौन-सा/कौन-से सही है/हैं?',
    },
    options: [
      { id: 'a', content: { en: '1 and 2 only', hi: 'केवल 1 और 2' } },
      { id: 'b', content: { en: '2 only', hi: 'केवल 2' } },
      { id: 'c', content: { en: '1 and 3 only', hi: 'केवल 1 और 3' } },
      { id: 'd', content: { en: '1, 2 and 3', hi: '1, 2 और 3' } },
    ],
    key: { kind: 'mcq', optionIds: ['a'] },
    solution: {
      en: '- **Statement 1 is correct:** PSLV-C57 launched it on 2 September 2023.\n- **Statement 2 is correct:** L1 is about 15 lakh km from the Earth towards the Sun.\n- **Statement 3 is wrong:** from L1 the Earth lies on the side away from the Sun, so it can never hide the Sun. An unbroken view is the very reason for the place.',
      hi: '- **कथन 1 सही है:** 2 सितंबर 2023 को PSLV-C57 ने इसे छोड़ा।\n- **कथन 2 सही है:** L1 पृथ्वी से सूर्य की ओर लगभग 15 लाख किमी दूर है।\n- **कथन 3 ग़लत है:** L1 से पृथ्वी सूर्य की उलटी दिशा में है, इसलिए वह सूर्य को कभी नहीं ढक सकती। बिना रुकावट सूर्य देखना ही इस जगह को चुनने का कारण है।',
    },
  },
  {
    code: 'caf-011',
    subject: 'general-knowledge',
    topic: 'awards',
    difficulty: 'medium',
    targetSeconds: 35,
    stem: {
      en: 'Who translated Geetanjali Shree’s novel “Ret Samadhi” into English as “Tomb of Sand”, the winner of the International Booker Prize 2022?',
      hi: '2022 का अंतरराष्ट्रीय बुकर पुरस्कार जीतने वाली “टूम ऑफ़ सैंड” (गीतांजलि श्री के उपन्यास “रेत समाधि”) का अंग्रेज़ी अनुवाद किसने किया?',
    },
    options: [
      { id: 'a', content: { en: 'Jhumpa Lahiri', hi: 'झुम्पा लाहिड़ी' } },
      { id: 'b', content: { en: 'Daisy Rockwell', hi: 'डेज़ी रॉकवेल' } },
      { id: 'c', content: { en: 'Arundhati Roy', hi: 'अरुंधति रॉय' } },
      { id: 'd', content: { en: 'Deborah Smith', hi: 'डेबोरा स्मिथ' } },
    ],
    key: { kind: 'mcq', optionIds: ['b'] },
    solution: {
      en: '**Daisy Rockwell** translated it and shared the prize, which goes to author and translator in equal parts. Deborah Smith translated Han Kang’s *The Vegetarian*, which won in 2016. Arundhati Roy won the Booker Prize itself, in 1997.',
      hi: 'अनुवाद **डेज़ी रॉकवेल** ने किया और पुरस्कार साझा किया, जो लेखक और अनुवादक में बराबर बँटता है। डेबोरा स्मिथ ने हान कांग की *द वेजिटेरियन* का अनुवाद किया था, जिसे 2016 में यह मिला। अरुंधति रॉय ने 1997 में मूल बुकर पुरस्कार जीता था।',
    },
  },
  {
    code: 'caf-012',
    subject: 'general-knowledge',
    topic: 'awards',
    difficulty: 'easy',
    targetSeconds: 35,
    stem: {
      en: 'Who among the following was NOT one of the winners of the 2019 prize in economic sciences in memory of Alfred Nobel?',
      hi: 'निम्नलिखित में से कौन अल्फ़्रेड नोबेल की स्मृति में दिए गए 2019 के अर्थशास्त्र पुरस्कार के विजेताओं में नहीं था?',
    },
    options: [
      { id: 'a', content: { en: 'Abhijit Banerjee', hi: 'अभिजीत बनर्जी' } },
      { id: 'b', content: { en: 'Esther Duflo', hi: 'एस्थर डुफ़्लो' } },
      { id: 'c', content: { en: 'Amartya Sen', hi: 'अमर्त्य सेन' } },
      { id: 'd', content: { en: 'Michael Kremer', hi: 'माइकल क्रेमर' } },
    ],
    key: { kind: 'mcq', optionIds: ['c'] },
    solution: {
      en: 'The prize of 2019 went to Abhijit Banerjee, Esther Duflo and Michael Kremer for their experimental approach to alleviating global poverty. **Amartya Sen** had received it alone in 1998, for welfare economics.',
      hi: '2019 का पुरस्कार वैश्विक ग़रीबी घटाने के प्रयोगात्मक तरीक़े के लिए अभिजीत बनर्जी, एस्थर डुफ़्लो और माइकल क्रेमर को मिला। **अमर्त्य सेन** को यह 1998 में, कल्याणकारी अर्थशास्त्र के लिए, अकेले मिला था।',
    },
  },
  {
    code: 'caf-013',
    subject: 'general-knowledge',
    topic: 'public-finance',
    difficulty: 'medium',
    targetSeconds: 35,
    stem: {
      en: 'Under which Article of the Constitution is the Goods and Services Tax Council constituted?',
      hi: 'वस्तु एवं सेवा कर (GST) परिषद का गठन संविधान के किस अनुच्छेद के अधीन होता है?',
    },
    options: [
      { id: 'a', content: { en: 'Article 279A', hi: 'अनुच्छेद 279A' } },
      { id: 'b', content: { en: 'Article 246A', hi: 'अनुच्छेद 246A' } },
      { id: 'c', content: { en: 'Article 269A', hi: 'अनुच्छेद 269A' } },
      { id: 'd', content: { en: 'Article 280', hi: 'अनुच्छेद 280' } },
    ],
    key: { kind: 'mcq', optionIds: ['a'] },
    solution: {
      en: 'The President constitutes the GST Council under **Article 279A**, put in by the 101st Amendment Act of 2016. By the same Act, Article 246A gives Parliament and the States the power to make GST laws, and Article 269A deals with the tax on trade between States. Article 280 is about the Finance Commission.',
      hi: 'राष्ट्रपति **अनुच्छेद 279A** के अधीन GST परिषद का गठन करते हैं, जो 2016 के 101वें संशोधन अधिनियम से जोड़ा गया। उसी अधिनियम का अनुच्छेद 246A संसद और राज्यों को GST क़ानून बनाने की शक्ति देता है, और अनुच्छेद 269A राज्यों के बीच के व्यापार पर कर से जुड़ा है। अनुच्छेद 280 वित्त आयोग का है।',
    },
  },
  {
    code: 'caf-014',
    subject: 'general-knowledge',
    topic: 'banking',
    difficulty: 'hard',
    targetSeconds: 40,
    stem: {
      en: 'In the merger of public sector banks that took effect on 1 April 2020, which bank was merged into Indian Bank?',
      hi: '1 अप्रैल 2020 से लागू सरकारी बैंकों के विलय में कौन-सा बैंक इंडियन बैंक में मिला?',
    },
    options: [
      { id: 'a', content: { en: 'Andhra Bank', hi: 'आंध्रा बैंक' } },
      { id: 'b', content: { en: 'Syndicate Bank', hi: 'सिंडिकेट बैंक' } },
      { id: 'c', content: { en: 'Oriental Bank of Commerce', hi: 'ओरिएंटल बैंक ऑफ़ कॉमर्स' } },
      { id: 'd', content: { en: 'Allahabad Bank', hi: 'इलाहाबाद बैंक' } },
    ],
    key: { kind: 'mcq', optionIds: ['d'] },
    solution: {
      en: '**Allahabad Bank** went into Indian Bank. The others: Oriental Bank of Commerce and United Bank of India into Punjab National Bank; Syndicate Bank into Canara Bank; Andhra Bank and Corporation Bank into Union Bank of India. Ten banks became four.',
      hi: '**इलाहाबाद बैंक** इंडियन बैंक में मिला। बाक़ी: ओरिएंटल बैंक ऑफ़ कॉमर्स और यूनाइटेड बैंक ऑफ़ इंडिया पंजाब नेशनल बैंक में; सिंडिकेट बैंक केनरा बैंक में; आंध्रा बैंक और कॉर्पोरेशन बैंक यूनियन बैंक ऑफ़ इंडिया में। दस बैंक चार हो गए।',
    },
  },
  {
    code: 'caf-015',
    subject: 'general-knowledge',
    topic: 'constitution',
    difficulty: 'medium',
    targetSeconds: 30,
    stem: {
      en: 'How many Union Territories did India have after the merger of 26 January 2020?',
      hi: '26 जनवरी 2020 के विलय के बाद भारत में कितने केंद्र शासित प्रदेश थे?',
    },
    options: [
      { id: 'a', content: { en: '7', hi: '7' } },
      { id: 'b', content: { en: '8', hi: '8' } },
      { id: 'c', content: { en: '9', hi: '9' } },
      { id: 'd', content: { en: '10', hi: '10' } },
    ],
    key: { kind: 'mcq', optionIds: ['b'] },
    solution: {
      en: 'Until October 2019 there were 7. On 31 October 2019 Jammu and Kashmir and Ladakh were added: 9. On 26 January 2020 Dadra and Nagar Haveli and Daman and Diu became one: **8**.',
      hi: 'अक्टूबर 2019 तक 7 थे। 31 अक्टूबर 2019 को जम्मू-कश्मीर और लद्दाख जुड़े: 9। 26 जनवरी 2020 को दादरा और नगर हवेली तथा दमन और दीव एक हुए: **8**।',
    },
  },
  {
    code: 'caf-016',
    subject: 'general-knowledge',
    topic: 'days',
    difficulty: 'easy',
    targetSeconds: 25,
    stem: {
      en: 'In which year was the International Day of Yoga celebrated for the first time?',
      hi: 'अंतरराष्ट्रीय योग दिवस पहली बार किस वर्ष मनाया गया?',
    },
    options: [
      { id: 'a', content: { en: '2015', hi: '2015' } },
      { id: 'b', content: { en: '2014', hi: '2014' } },
      { id: 'c', content: { en: '2016', hi: '2016' } },
      { id: 'd', content: { en: '2013', hi: '2013' } },
    ],
    key: { kind: 'mcq', optionIds: ['a'] },
    solution: {
      en: 'The General Assembly of the United Nations decided on it in December **2014**; the first celebration was on 21 June **2015**. The year of the decision is the usual trap.',
      hi: 'संयुक्त राष्ट्र महासभा ने इसका निर्णय दिसंबर **2014** में लिया; पहली बार यह 21 जून **2015** को मनाया गया। निर्णय का वर्ष ही आम जाल है।',
    },
  },
  {
    code: 'caf-017',
    subject: 'general-knowledge',
    topic: 'environment',
    difficulty: 'hard',
    targetSeconds: 50,
    stem: {
      en: 'Which of the following was NOT among the five goals (“Panchamrit”) that India announced at COP26 in Glasgow in 2021?',
      hi: 'निम्नलिखित में से कौन-सा लक्ष्य 2021 में ग्लासगो के COP26 में भारत के घोषित पाँच लक्ष्यों (“पंचामृत”) में नहीं था?',
    },
    options: [
      { id: 'a', content: { en: 'Net zero emissions by 2070', hi: '2070 तक शुद्ध शून्य उत्सर्जन' } },
      {
        id: 'b',
        content: { en: '500 GW of non-fossil energy capacity by 2030', hi: '2030 तक 500 गीगावाट ग़ैर-जीवाश्म ऊर्जा क्षमता' },
      },
      { id: 'c', content: { en: 'A cut of 50% in the use of coal by 2030', hi: '2030 तक कोयले के उपयोग में 50% की कमी' } },
      {
        id: 'd',
        content: {
          en: 'A cut of 45% in the carbon intensity of the economy by 2030',
          hi: '2030 तक अर्थव्यवस्था की कार्बन तीव्रता में 45% की कमी',
        },
      },
    ],
    key: { kind: 'mcq', optionIds: ['c'] },
    solution: {
      en: 'India gave no promise to **halve the use of coal by 2030**. The five goals were: 500 GW of non-fossil capacity by 2030; half of its energy needs from renewable sources by 2030; one billion tonnes less of projected emissions until 2030; carbon intensity down by 45%; net zero by 2070.',
      hi: 'भारत ने **2030 तक कोयले का उपयोग आधा करने** का कोई वादा नहीं किया। पाँच लक्ष्य थे: 2030 तक 500 गीगावाट ग़ैर-जीवाश्म क्षमता; 2030 तक आधी ऊर्जा ज़रूरत नवीकरणीय स्रोतों से; 2030 तक अनुमानित उत्सर्जन में एक अरब टन की कमी; कार्बन तीव्रता में 45% की कमी; 2070 तक शुद्ध शून्य।',
    },
  },
  {
    code: 'caf-018',
    subject: 'general-knowledge',
    topic: 'international-organisations',
    difficulty: 'medium',
    targetSeconds: 35,
    stem: {
      en: 'Which two countries became the 31st and the 32nd member of NATO, in this order, in 2023 and 2024?',
      hi: '2023 और 2024 में कौन-से दो देश, इसी क्रम में, नाटो के 31वें और 32वें सदस्य बने?',
    },
    options: [
      { id: 'a', content: { en: 'Sweden and Finland', hi: 'स्वीडन और फ़िनलैंड' } },
      { id: 'b', content: { en: 'Austria and Sweden', hi: 'ऑस्ट्रिया और स्वीडन' } },
      { id: 'c', content: { en: 'Finland and Ireland', hi: 'फ़िनलैंड और आयरलैंड' } },
      { id: 'd', content: { en: 'Finland and Sweden', hi: 'फ़िनलैंड और स्वीडन' } },
    ],
    key: { kind: 'mcq', optionIds: ['d'] },
    solution: {
      en: '**Finland** joined on 4 April 2023 as the 31st member, **Sweden** on 7 March 2024 as the 32nd. Both had applied together in May 2022, but Sweden’s entry was ratified later. Austria and Ireland are not members.',
      hi: '**फ़िनलैंड** 4 अप्रैल 2023 को 31वाँ सदस्य बना और **स्वीडन** 7 मार्च 2024 को 32वाँ। दोनों ने मई 2022 में साथ आवेदन किया था, पर स्वीडन की मंज़ूरी बाद में पूरी हुई। ऑस्ट्रिया और आयरलैंड सदस्य नहीं हैं।',
    },
  },
  {
    code: 'caf-019',
    subject: 'general-knowledge',
    topic: 'monetary-policy',
    difficulty: 'hard',
    targetSeconds: 60,
    stem: {
      en: 'Consider the following statements about the Monetary Policy Committee set up in 2016:\n\n1. It has six members.\n2. The Governor of the Reserve Bank has a second or casting vote when votes are equal.\n3. The inflation target is set by the Reserve Bank alone.\n\nWhich of the statements given above is/are correct?',
      hi: '2016 में बनी मौद्रिक नीति समिति के बारे में निम्नलिखित कथनों पर विचार कीजिए:\n\n1. इसमें छह सदस्य होते हैं।\n2. मत बराबर होने पर रिज़र्व बैंक के गवर्नर का दूसरा या निर्णायक मत होता है।\n3. मुद्रास्फीति का लक्ष्य अकेले रिज़र्व बैंक तय करता है।\n\nउपर्युक्त कथनों में से कौन-सा/कौन-से सही है/हैं?',
    },
    options: [
      { id: 'a', content: { en: '1 only', hi: 'केवल 1' } },
      { id: 'b', content: { en: '1 and 2 only', hi: 'केवल 1 और 2' } },
      { id: 'c', content: { en: '2 and 3 only', hi: 'केवल 2 और 3' } },
      { id: 'd', content: { en: '1, 2 and 3', hi: '1, 2 और 3' } },
    ],
    key: { kind: 'mcq', optionIds: ['b'] },
    solution: {
      en: '- **Statement 1 is correct:** three members are from the Reserve Bank and three are named by the Central Government.\n- **Statement 2 is correct:** section 45ZI of the RBI Act gives the Governor a second or casting vote.\n- **Statement 3 is wrong:** under section 45ZA the Central Government sets the target, in consultation with the Reserve Bank, once in five years.',
      hi: '- **कथन 1 सही है:** तीन सदस्य रिज़र्व बैंक के और तीन केंद्र सरकार के नामित होते हैं।\n- **कथन 2 सही है:** RBI अधिनियम की धारा 45ZI गवर्नर को दूसरा या निर्णायक मत देती है।\n- **कथन 3 ग़लत है:** धारा 45ZA के अनुसार लक्ष्य केंद्र सरकार, रिज़र्व बैंक से परामर्श करके, पाँच वर्ष में एक बार तय करती है।',
    },
  },
  {
    code: 'caf-020',
    subject: 'general-knowledge',
    topic: 'awards',
    difficulty: 'easy',
    targetSeconds: 30,
    stem: {
      en: 'With whom did Kailash Satyarthi share the Nobel Peace Prize of 2014?',
      hi: 'कैलाश सत्यार्थी ने 2014 का नोबेल शांति पुरस्कार किसके साथ साझा किया?',
    },
    options: [
      { id: 'a', content: { en: 'Aung San Suu Kyi', hi: 'आंग सान सू ची' } },
      { id: 'b', content: { en: 'Wangari Maathai', hi: 'वांगारी मथाई' } },
      { id: 'c', content: { en: 'Malala Yousafzai', hi: 'मलाला यूसुफ़ज़ई' } },
      { id: 'd', content: { en: 'Nadia Murad', hi: 'नादिया मुराद' } },
    ],
    key: { kind: 'mcq', optionIds: ['c'] },
    solution: {
      en: 'The prize of 2014 went to Kailash Satyarthi and **Malala Yousafzai**, for their struggle for the rights of children and young people and for their education. Aung San Suu Kyi received it in 1991, Wangari Maathai in 2004 and Nadia Murad, together with Denis Mukwege, in 2018.',
      hi: '2014 का पुरस्कार कैलाश सत्यार्थी और **मलाला यूसुफ़ज़ई** को बच्चों और युवाओं के अधिकारों और उनकी शिक्षा के संघर्ष के लिए मिला। आंग सान सू ची को यह 1991 में, वांगारी मथाई को 2004 में और नादिया मुराद को, डेनिस मुकवेगे के साथ, 2018 में मिला।',
    },
  },
  {
    code: 'caf-021',
    subject: 'general-knowledge',
    topic: 'space-missions',
    difficulty: 'medium',
    targetSeconds: 35,
    stem: {
      en: 'NISAR, launched on 30 July 2025, carries radars of two frequency bands. Which of them was built by ISRO?',
      hi: '30 जुलाई 2025 को छोड़े गए निसार (NISAR) उपग्रह में दो आवृत्ति बैंड के रडार हैं। उनमें से कौन-सा इसरो ने बनाया?',
    },
    options: [
      { id: 'a', content: { en: 'L-band radar', hi: 'L-बैंड रडार' } },
      { id: 'b', content: { en: 'X-band radar', hi: 'X-बैंड रडार' } },
      { id: 'c', content: { en: 'S-band radar', hi: 'S-बैंड रडार' } },
      { id: 'd', content: { en: 'C-band radar', hi: 'C-बैंड रडार' } },
    ],
    key: { kind: 'mcq', optionIds: ['c'] },
    solution: {
      en: 'ISRO built the **S-band** radar and NASA the **L-band** radar; both share one antenna, 12 m wide. There is no X-band or C-band radar on NISAR. ISRO also gave the body of the satellite and the rocket, GSLV-F16.',
      hi: 'इसरो ने **S-बैंड** और नासा ने **L-बैंड** रडार बनाया; दोनों का एंटीना एक ही है, 12 मीटर चौड़ा। निसार में X-बैंड या C-बैंड रडार नहीं है। उपग्रह का ढाँचा और रॉकेट GSLV-F16 भी इसरो के थे।',
    },
  },
  {
    code: 'caf-022',
    subject: 'general-knowledge',
    topic: 'law',
    difficulty: 'easy',
    targetSeconds: 40,
    stem: {
      en: 'The Trade Unions Act, 1926, was replaced by which of the four labour codes that came into force on 21 November 2025?',
      hi: '21 नवंबर 2025 को लागू हुई चार श्रम संहिताओं में से किसने ट्रेड यूनियन अधिनियम, 1926 की जगह ली?',
    },
    options: [
      { id: 'a', content: { en: 'Industrial Relations Code', hi: 'औद्योगिक संबंध संहिता' } },
      { id: 'b', content: { en: 'Code on Wages', hi: 'मज़दूरी संहिता' } },
      { id: 'c', content: { en: 'Code on Social Security', hi: 'सामाजिक सुरक्षा संहिता' } },
      {
        id: 'd',
        content: {
          en: 'Occupational Safety, Health and Working Conditions Code',
          hi: 'व्यावसायिक सुरक्षा, स्वास्थ्य और कार्यदशा संहिता',
        },
      },
    ],
    key: { kind: 'mcq', optionIds: ['a'] },
    solution: {
      en: 'Unions, standing orders and disputes are matters between workers and employers, that is, of **industrial relations**. The **Industrial Relations Code, 2020**, replaced three laws:\n\n- Trade Unions Act, 1926\n- Industrial Employment (Standing Orders) Act, 1946\n- Industrial Disputes Act, 1947\n\nThe four codes together replaced 29 central laws.',
      hi: 'यूनियन, स्थायी आदेश और विवाद कामगारों और नियोक्ताओं के बीच के विषय हैं, यानी **औद्योगिक संबंध** के। **औद्योगिक संबंध संहिता, 2020** ने तीन क़ानूनों की जगह ली:\n\n- ट्रेड यूनियन अधिनियम, 1926\n- औद्योगिक नियोजन (स्थायी आदेश) अधिनियम, 1946\n- औद्योगिक विवाद अधिनियम, 1947\n\nचारों संहिताओं ने मिलकर 29 केंद्रीय क़ानूनों की जगह ली।',
    },
  },
  {
    code: 'caf-023',
    subject: 'general-knowledge',
    topic: 'international-organisations',
    difficulty: 'medium',
    targetSeconds: 35,
    stem: {
      en: 'Timor-Leste became a member of ASEAN in October 2025. Which country had been the last to join before it, in 1999?',
      hi: 'अक्टूबर 2025 में तिमोर-लेस्ते आसियान का सदस्य बना। उससे ठीक पहले, 1999 में, कौन-सा देश आसियान से जुड़ा था?',
    },
    options: [
      { id: 'a', content: { en: 'Vietnam', hi: 'वियतनाम' } },
      { id: 'b', content: { en: 'Brunei Darussalam', hi: 'ब्रुनेई दारुस्सलाम' } },
      { id: 'c', content: { en: 'Laos', hi: 'लाओस' } },
      { id: 'd', content: { en: 'Cambodia', hi: 'कंबोडिया' } },
    ],
    key: { kind: 'mcq', optionIds: ['d'] },
    solution: {
      en: '**Cambodia** joined in 1999 as the tenth member. In order:\n\n- 1967: Indonesia, Malaysia, the Philippines, Singapore and Thailand\n- 1984: Brunei\n- 1995: Vietnam\n- 1997: Laos and Myanmar\n- 1999: Cambodia\n- 2025: Timor-Leste, at the summit in Kuala Lumpur',
      hi: '**कंबोडिया** 1999 में दसवें सदस्य के रूप में जुड़ा। क्रम से:\n\n- 1967: इंडोनेशिया, मलेशिया, फ़िलीपींस, सिंगापुर और थाईलैंड\n- 1984: ब्रुनेई\n- 1995: वियतनाम\n- 1997: लाओस और म्यांमार\n- 1999: कंबोडिया\n- 2025: तिमोर-लेस्ते, कुआलालंपुर के सम्मेलन में',
    },
  },
  {
    code: 'caf-024',
    subject: 'general-knowledge',
    topic: 'environment',
    difficulty: 'medium',
    targetSeconds: 60,
    stem: {
      en: 'Consider the following statements about the High Seas Treaty, which came into force in January 2026:\n\n1. It was made under the United Nations Convention on the Law of the Sea.\n2. It applies to the exclusive economic zones of coastal States.\n3. It came into force 120 days after the 60th ratification.\n\nWhich of the statements given above is/are correct?',
      hi: 'जनवरी 2026 में लागू हुई उच्च सागर संधि (High Seas Treaty) के बारे में निम्नलिखित कथनों पर विचार कीजिए:\n\n1. यह संयुक्त राष्ट्र समुद्री क़ानून अभिसमय के अधीन बनी।\n2. यह तटीय देशों के अनन्य आर्थिक क्षेत्रों पर लागू होती है।\n3. यह 60वें अनुसमर्थन के 120 दिन बाद लागू हुई।\n\nउपर्युक्त कथनों में से कौन-सा/कौन-से सही है/हैं?',
    },
    options: [
      { id: 'a', content: { en: '1 only', hi: 'केवल 1' } },
      { id: 'b', content: { en: '1 and 3 only', hi: 'केवल 1 और 3' } },
      { id: 'c', content: { en: '2 and 3 only', hi: 'केवल 2 और 3' } },
      { id: 'd', content: { en: '1, 2 and 3', hi: '1, 2 और 3' } },
    ],
    key: { kind: 'mcq', optionIds: ['b'] },
    solution: {
      en: '- **Statement 1 is correct:** it is the third implementing agreement under UNCLOS, after those on the deep seabed (1994) and on fish stocks (1995).\n- **Statement 2 is wrong:** its full name speaks of areas **beyond national jurisdiction**; it begins where the exclusive economic zones end.\n- **Statement 3 is correct:** the 60th ratification came on 19 September 2025, and 120 days later is 17 January 2026.',
      hi: '- **कथन 1 सही है:** गहरे समुद्र तल (1994) और मछली भंडारों (1995) के समझौतों के बाद यह UNCLOS के अधीन तीसरा क्रियान्वयन समझौता है।\n- **कथन 2 ग़लत है:** इसके पूरे नाम में **राष्ट्रीय अधिकार क्षेत्र से बाहर** के इलाक़े हैं; यह वहाँ से शुरू होती है जहाँ अनन्य आर्थिक क्षेत्र समाप्त होते हैं।\n- **कथन 3 सही है:** 60वाँ अनुसमर्थन 19 सितंबर 2025 को आया, और उसके 120 दिन बाद 17 जनवरी 2026 है।',
    },
  },
  {
    code: 'caf-025',
    subject: 'general-knowledge',
    topic: 'schemes',
    difficulty: 'medium',
    targetSeconds: 40,
    stem: {
      en: 'What share of basic pay and dearness allowance did the Central Government undertake to pay in all under the Unified Pension Scheme when it began on 1 April 2025?',
      hi: '1 अप्रैल 2025 को शुरू हुई एकीकृत पेंशन योजना में केंद्र सरकार का कुल अंशदान मूल वेतन और महँगाई भत्ते का कितना प्रतिशत तय था?',
    },
    options: [
      { id: 'a', content: { en: '8.5%', hi: '8.5%' } },
      { id: 'b', content: { en: '10%', hi: '10%' } },
      { id: 'c', content: { en: '14%', hi: '14%' } },
      { id: 'd', content: { en: '18.5%', hi: '18.5%' } },
    ],
    key: { kind: 'mcq', optionIds: ['d'] },
    solution: {
      en: 'The Government pays **18.5%**: 10% as a match to the 10% of the employee, and 8.5% into a common pool from which assured pensions are supported. Under the National Pension System its share is 14%.',
      hi: 'सरकार **18.5%** देती है: कर्मचारी के 10% के बराबर 10%, और 8.5% उस साझा कोष में जिससे सुनिश्चित पेंशन को सहारा मिलता है। राष्ट्रीय पेंशन प्रणाली में उसका हिस्सा 14% है।',
    },
  },
  {
    code: 'caf-026',
    subject: 'general-knowledge',
    topic: 'executive',
    difficulty: 'easy',
    targetSeconds: 30,
    stem: {
      en: 'C. P. Radhakrishnan was Governor of which State when he was elected Vice-President of India in September 2025?',
      hi: 'सितंबर 2025 में भारत के उपराष्ट्रपति चुने जाते समय सी. पी. राधाकृष्णन किस राज्य के राज्यपाल थे?',
    },
    options: [
      { id: 'a', content: { en: 'Maharashtra', hi: 'महाराष्ट्र' } },
      { id: 'b', content: { en: 'Jharkhand', hi: 'झारखंड' } },
      { id: 'c', content: { en: 'Telangana', hi: 'तेलंगाना' } },
      { id: 'd', content: { en: 'West Bengal', hi: 'पश्चिम बंगाल' } },
    ],
    key: { kind: 'mcq', optionIds: ['a'] },
    solution: {
      en: 'He had been Governor of **Maharashtra** since July 2024. Before that he was Governor of Jharkhand (from 2023), and in 2024 he also had the additional charge of Telangana and Puducherry. West Bengal belongs to his predecessor Jagdeep Dhankhar, who was its Governor before he became Vice-President in 2022.',
      hi: 'वे जुलाई 2024 से **महाराष्ट्र** के राज्यपाल थे। उससे पहले वे झारखंड के राज्यपाल रहे (2023 से), और 2024 में उनके पास तेलंगाना और पुडुचेरी का अतिरिक्त प्रभार भी था। पश्चिम बंगाल उनके पूर्ववर्ती जगदीप धनखड़ से जुड़ा है, जो 2022 में उपराष्ट्रपति बनने से पहले वहाँ के राज्यपाल थे।',
    },
  },
  {
    code: 'caf-027',
    subject: 'general-knowledge',
    topic: 'sports',
    difficulty: 'easy',
    targetSeconds: 30,
    stem: {
      en: 'Who was named player of the tournament at the women’s one-day cricket World Cup of 2025, which India won?',
      hi: '2025 के महिला एकदिवसीय क्रिकेट विश्व कप में, जिसे भारत ने जीता, प्रतियोगिता की सर्वश्रेष्ठ खिलाड़ी कौन चुनी गईं?',
    },
    options: [
      { id: 'a', content: { en: 'Smriti Mandhana', hi: 'स्मृति मंधाना' } },
      { id: 'b', content: { en: 'Shafali Verma', hi: 'शेफ़ाली वर्मा' } },
      { id: 'c', content: { en: 'Deepti Sharma', hi: 'दीप्ति शर्मा' } },
      { id: 'd', content: { en: 'Laura Wolvaardt', hi: 'लॉरा वोल्वार्ट' } },
    ],
    key: { kind: 'mcq', optionIds: ['c'] },
    solution: {
      en: '**Deepti Sharma** made 215 runs and took 22 wickets, more than any other bowler; five of them came in the final at Navi Mumbai on 2 November 2025. Shafali Verma was player of that match, and Laura Wolvaardt of South Africa made the most runs, 571.',
      hi: '**दीप्ति शर्मा** ने 215 रन बनाए और 22 विकेट लिए, जो किसी भी दूसरे गेंदबाज़ से ज़्यादा थे; इनमें से पाँच 2 नवंबर 2025 को नवी मुंबई के फ़ाइनल में आए। शेफ़ाली वर्मा उस मैच की सर्वश्रेष्ठ खिलाड़ी थीं, और दक्षिण अफ़्रीका की लॉरा वोल्वार्ट ने सबसे ज़्यादा 571 रन बनाए।',
    },
  },
  {
    code: 'caf-028',
    subject: 'general-knowledge',
    topic: 'environment',
    difficulty: 'medium',
    targetSeconds: 30,
    stem: {
      en: 'Patna Bird Sanctuary, announced as a Ramsar site in January 2026, lies in which State?',
      hi: 'जनवरी 2026 में रामसर स्थल घोषित पटना पक्षी अभयारण्य किस राज्य में है?',
    },
    options: [
      { id: 'a', content: { en: 'Bihar', hi: 'बिहार' } },
      { id: 'b', content: { en: 'Uttar Pradesh', hi: 'उत्तर प्रदेश' } },
      { id: 'c', content: { en: 'Madhya Pradesh', hi: 'मध्य प्रदेश' } },
      { id: 'd', content: { en: 'Jharkhand', hi: 'झारखंड' } },
    ],
    key: { kind: 'mcq', optionIds: ['b'] },
    solution: {
      en: 'It lies in the **Etah** district of **Uttar Pradesh** and has nothing to do with the city of Patna in Bihar. It was named together with Chhari-Dhand in Kutch, Gujarat; India then had 98 Ramsar sites, 11 of them in Uttar Pradesh.',
      hi: 'यह **उत्तर प्रदेश** के **एटा** ज़िले में है; बिहार के पटना शहर से इसका कोई संबंध नहीं। इसके साथ गुजरात के कच्छ का छारी-ढंढ भी घोषित हुआ; तब भारत के 98 रामसर स्थल हुए, जिनमें 11 उत्तर प्रदेश में थे।',
    },
  },
  {
    code: 'caf-029',
    subject: 'general-knowledge',
    topic: 'monetary-policy',
    difficulty: 'medium',
    targetSeconds: 45,
    stem: {
      en: 'The Monetary Policy Committee announced its decisions on 7 February 2025. Which of the following stood at 6.50% from that day?',
      hi: 'मौद्रिक नीति समिति ने 7 फ़रवरी 2025 को अपने निर्णय घोषित किए। उस दिन से निम्नलिखित में से किसका स्तर 6.50% रहा?',
    },
    options: [
      { id: 'a', content: { en: 'Rate of the standing deposit facility', hi: 'स्थायी जमा सुविधा की दर' } },
      { id: 'b', content: { en: 'Fixed rate of reverse repo operations', hi: 'रिवर्स रेपो की स्थिर दर' } },
      { id: 'c', content: { en: 'Rate of the marginal standing facility', hi: 'सीमांत स्थायी सुविधा की दर' } },
      {
        id: 'd',
        content: { en: 'Policy rate that applies to repo operations', hi: 'रेपो परिचालनों पर लागू नीतिगत दर' },
      },
    ],
    key: { kind: 'mcq', optionIds: ['c'] },
    solution: {
      en: 'The repo rate was cut from 6.50%, and two other rates move with it:\n\n| Rate | Place | 7 February 2025 |\n| --- | --- | --- |\n| Standing deposit facility (SDF) | 0.25 below | 6.00% |\n| Repo rate | middle | 6.25% |\n| **Marginal standing facility (MSF)** | 0.25 above | **6.50%** |\n\nThe Bank Rate is equal to the MSF rate. The fixed reverse repo rate stayed at 3.35%.',
      hi: 'रेपो दर 6.50% से घटाई गई, और दो दूसरी दरें उसके साथ चलती हैं:\n\n| दर | स्थान | 7 फ़रवरी 2025 |\n| --- | --- | --- |\n| स्थायी जमा सुविधा (SDF) | 0.25 नीचे | 6.00% |\n| रेपो दर | बीच में | 6.25% |\n| **सीमांत स्थायी सुविधा (MSF)** | 0.25 ऊपर | **6.50%** |\n\nबैंक दर MSF की दर के बराबर होती है। रिवर्स रेपो की स्थिर दर 3.35% पर रही।',
    },
  },
  {
    code: 'caf-030',
    subject: 'general-knowledge',
    topic: 'awards',
    difficulty: 'easy',
    targetSeconds: 30,
    stem: {
      en: 'Which film won the award for best feature film at the 71st National Film Awards, presented on 23 September 2025?',
      hi: '23 सितंबर 2025 को दिए गए 71वें राष्ट्रीय फ़िल्म पुरस्कारों में सर्वश्रेष्ठ फ़ीचर फ़िल्म कौन-सी रही?',
    },
    options: [
      { id: 'a', content: { en: '12th Fail', hi: 'ट्वेल्थ फ़ेल (12th Fail)' } },
      { id: 'b', content: { en: 'Jawan', hi: 'जवान' } },
      { id: 'c', content: { en: 'Kathal', hi: 'कटहल' } },
      { id: 'd', content: { en: 'Sam Bahadur', hi: 'सैम बहादुर' } },
    ],
    key: { kind: 'mcq', optionIds: ['a'] },
    solution: {
      en: '***12th Fail***, directed by Vidhu Vinod Chopra, was the best feature film. Its actor Vikrant Massey shared the award for best actor with Shah Rukh Khan (*Jawan*). *Kathal* was the best Hindi film, and *Sam Bahadur* was honoured for promoting national and social values. At the same ceremony Mohanlal received the Dadasaheb Phalke Award for 2023.',
      hi: 'विधु विनोद चोपड़ा की ***ट्वेल्थ फ़ेल (12th Fail)*** सर्वश्रेष्ठ फ़ीचर फ़िल्म रही। उसके अभिनेता विक्रांत मैसी ने सर्वश्रेष्ठ अभिनेता का पुरस्कार शाहरुख़ ख़ान (*जवान*) के साथ साझा किया। *कटहल* सर्वश्रेष्ठ हिंदी फ़िल्म रही, और *सैम बहादुर* को राष्ट्रीय और सामाजिक मूल्यों को बढ़ावा देने के लिए सम्मान मिला। इसी समारोह में मोहनलाल को 2023 का दादासाहेब फाल्के पुरस्कार मिला।',
    },
  },
]

/**
 * Quizzes of three days on settled events. Apart from the first bank, since they come with the current affairs.
 */
export const dailyQuizQuestions = written.map(withReasons)
