import type { SeedAffair } from './shapes.ts'

export const sportsAffairs: SeedAffair[] = [
  {
    code: 'tokyo-javelin-gold',
    category: 'sports',
    eventDate: '2021-08-07',
    title: {
      en: '2021: Neeraj Chopra wins javelin gold at the Tokyo Olympics',
      hi: '2021: टोक्यो ओलंपिक में नीरज चोपड़ा को भाला फेंक का स्वर्ण',
    },
    summary: {
      en: 'With 87.58 m on 7 August 2021 he won India’s first Olympic gold in athletics.',
      hi: '7 अगस्त 2021 को 87.58 मीटर के थ्रो से उन्होंने एथलेटिक्स में भारत का पहला ओलंपिक स्वर्ण जीता।',
    },
    body: {
      en: 'At the Tokyo Olympics, which were named 2020 and held in 2021 because of the pandemic, **Neeraj Chopra** threw the javelin **87.58 m** on **7 August 2021** and won gold. It was the first Olympic gold of India in athletics and the second individual gold, after Abhinav Bindra’s in the 10 m air rifle at Beijing in 2008.\n\nIndia came home from Tokyo with seven medals: one gold, two silver and four bronze. The Athletics Federation of India has since kept 7 August as National Javelin Day.',
      hi: 'टोक्यो ओलंपिक का नाम 2020 था, पर महामारी के कारण वह 2021 में हुआ। वहाँ **नीरज चोपड़ा** ने **7 अगस्त 2021** को **87.58 मीटर** भाला फेंककर स्वर्ण जीता। यह एथलेटिक्स में भारत का पहला ओलंपिक स्वर्ण था, और बीजिंग 2008 में 10 मीटर एयर राइफ़ल में अभिनव बिंद्रा के बाद दूसरा व्यक्तिगत स्वर्ण।\n\nटोक्यो से भारत सात पदक लाया: एक स्वर्ण, दो रजत और चार कांस्य। भारतीय एथलेटिक्स महासंघ तब से 7 अगस्त को राष्ट्रीय भाला दिवस मनाता है।',
    },
    matters: {
      en: 'Firsts in Olympic history are favourite questions: first individual gold (Bindra, 2008), first gold in athletics (Chopra, 2021).',
      hi: 'ओलंपिक के “पहले” अक्सर पूछे जाते हैं: पहला व्यक्तिगत स्वर्ण (बिंद्रा, 2008), एथलेटिक्स का पहला स्वर्ण (चोपड़ा, 2021)।',
    },
    facts: [
      { en: 'Throw: 87.58 m, on 7 August 2021', hi: 'थ्रो: 87.58 मीटर, 7 अगस्त 2021' },
      {
        en: 'Medals of India at Tokyo: 7 (1 gold, 2 silver, 4 bronze)',
        hi: 'टोक्यो में भारत के पदक: 7 (1 स्वर्ण, 2 रजत, 4 कांस्य)',
      },
      { en: 'First individual gold: Abhinav Bindra, Beijing 2008', hi: 'पहला व्यक्तिगत स्वर्ण: अभिनव बिंद्रा, बीजिंग 2008' },
    ],
    sources: [
      {
        en: 'International Olympic Committee, results of Tokyo 2020',
        hi: 'अंतरराष्ट्रीय ओलंपिक समिति, टोक्यो 2020 के परिणाम',
      },
    ],
  },
  {
    code: 'thomas-cup-2022',
    category: 'sports',
    eventDate: '2022-05-15',
    title: {
      en: '2022: India wins badminton’s Thomas Cup for the first time',
      hi: '2022: भारत ने पहली बार बैडमिंटन का थॉमस कप जीता',
    },
    summary: {
      en: 'The men’s team beat Indonesia 3-0 in the final at Bangkok on 15 May 2022.',
      hi: 'पुरुष टीम ने 15 मई 2022 को बैंकॉक के फ़ाइनल में इंडोनेशिया को 3-0 से हराया।',
    },
    body: {
      en: 'The **Thomas Cup** is the world championship of men’s badminton teams. In the final at Bangkok on **15 May 2022** India beat Indonesia, the winner of the year before and the country with the most titles, by **3-0**. It was India’s first final and its first title in a competition that began in 1949.\n\nLakshya Sen and Kidambi Srikanth won their singles, Satwiksairaj Rankireddy and Chirag Shetty their doubles.',
      hi: '**थॉमस कप** पुरुष बैडमिंटन टीमों की विश्व चैंपियनशिप है। **15 मई 2022** को बैंकॉक के फ़ाइनल में भारत ने पिछले विजेता और सबसे ज़्यादा बार जीत चुके इंडोनेशिया को **3-0** से हराया। 1949 में शुरू हुई इस प्रतियोगिता में यह भारत का पहला फ़ाइनल और पहला ख़िताब था।\n\nलक्ष्य सेन और किदांबी श्रीकांत ने एकल मैच जीते, सात्विकसाईराज रंकीरेड्डी और चिराग़ शेट्टी ने युगल।',
    },
    matters: {
      en: 'Know which cup belongs to which game: Thomas Cup (men) and Uber Cup (women) are badminton’s team cups; the Sudirman Cup is for mixed teams.',
      hi: 'कौन-सा कप किस खेल का है, यह याद रखें: थॉमस कप (पुरुष) और उबर कप (महिला) बैडमिंटन के टीम कप हैं; सुदीरमन कप मिश्रित टीमों का है।',
    },
    facts: [
      { en: 'Final: India 3-0 Indonesia, Bangkok, 15 May 2022', hi: 'फ़ाइनल: भारत 3-0 इंडोनेशिया, बैंकॉक, 15 मई 2022' },
      { en: 'Thomas Cup: men’s teams; Uber Cup: women’s teams', hi: 'थॉमस कप: पुरुष टीमें; उबर कप: महिला टीमें' },
      { en: 'First held in 1949', hi: 'पहली बार 1949 में हुआ' },
    ],
    sources: [{ en: 'Badminton World Federation (BWF)', hi: 'विश्व बैडमिंटन महासंघ (BWF)' }],
  },
  {
    code: 't20-world-cup-2024',
    category: 'sports',
    eventDate: '2024-06-29',
    title: {
      en: '2024: India wins the men’s T20 World Cup in Barbados',
      hi: '2024: बारबाडोस में भारत ने पुरुष टी20 विश्व कप जीता',
    },
    summary: {
      en: 'India beat South Africa by 7 runs at Bridgetown on 29 June 2024 and won the cup for the second time, unbeaten.',
      hi: '29 जून 2024 को ब्रिजटाउन में भारत ने दक्षिण अफ़्रीका को 7 रन से हराया और बिना कोई मैच हारे दूसरी बार कप जीता।',
    },
    body: {
      en: 'The ninth men’s T20 World Cup was held in the **West Indies and the United States** in June 2024, with 20 teams for the first time. In the final at Kensington Oval, Bridgetown (Barbados), on **29 June 2024** India made 176 for 7 and South Africa 169 for 8.\n\nVirat Kohli, who made 76, was player of the match; Jasprit Bumrah, who took 15 wickets, was player of the tournament. India’s first title was that of 2007 in South Africa.',
      hi: 'नौवाँ पुरुष टी20 विश्व कप जून 2024 में **वेस्टइंडीज़ और अमेरिका** में हुआ, पहली बार 20 टीमों के साथ। **29 जून 2024** को ब्रिजटाउन (बारबाडोस) के केंसिंग्टन ओवल में फ़ाइनल में भारत ने 7 विकेट पर 176 रन बनाए और दक्षिण अफ़्रीका ने 8 विकेट पर 169।\n\n76 रन बनाने वाले विराट कोहली मैच के सर्वश्रेष्ठ खिलाड़ी रहे; 15 विकेट लेने वाले जसप्रीत बुमराह प्रतियोगिता के सर्वश्रेष्ठ खिलाड़ी। भारत का पहला ख़िताब 2007 में दक्षिण अफ़्रीका में आया था।',
    },
    matters: {
      en: 'Hosts, winner, runner-up and the two “player of” awards are the usual questions about a cup.',
      hi: 'कप के बारे में आम तौर पर मेज़बान, विजेता, उपविजेता और दोनों “सर्वश्रेष्ठ खिलाड़ी” पूछे जाते हैं।',
    },
    facts: [
      {
        en: 'Winner: India (176/7); runner-up: South Africa (169/8)',
        hi: 'विजेता: भारत (176/7); उपविजेता: दक्षिण अफ़्रीका (169/8)',
      },
      { en: 'Hosts: West Indies and the United States; 20 teams', hi: 'मेज़बान: वेस्टइंडीज़ और अमेरिका; 20 टीमें' },
      { en: 'Player of the tournament: Jasprit Bumrah', hi: 'प्रतियोगिता के सर्वश्रेष्ठ खिलाड़ी: जसप्रीत बुमराह' },
    ],
    sources: [
      { en: 'International Cricket Council (ICC), match records', hi: 'अंतरराष्ट्रीय क्रिकेट परिषद (ICC), मैच के आँकड़े' },
    ],
  },
  {
    code: 'world-chess-2024',
    category: 'sports',
    eventDate: '2024-12-12',
    title: {
      en: '2024: D. Gukesh becomes world chess champion at 18',
      hi: '2024: 18 साल के डी. गुकेश विश्व शतरंज चैंपियन बने',
    },
    summary: {
      en: 'On 12 December 2024 in Singapore he beat Ding Liren of China by 7.5 to 6.5.',
      hi: '12 दिसंबर 2024 को सिंगापुर में उन्होंने चीन के डिंग लिरेन को 7.5-6.5 से हराया।',
    },
    body: {
      en: '**D. Gukesh** won the last of fourteen games against the champion Ding Liren of China in Singapore on **12 December 2024** and with it the match by **7.5 to 6.5**. He was 18 years old, the youngest winner of the undisputed title; Garry Kasparov had been 22 when he won it in 1985.\n\nHe is the second Indian to hold the title, after Viswanathan Anand. In September 2024 India had also won both gold medals, open and women’s, at the Chess Olympiad in Budapest.',
      hi: '**डी. गुकेश** ने **12 दिसंबर 2024** को सिंगापुर में चैंपियन, चीन के डिंग लिरेन, से चौदहवीं और आख़िरी बाज़ी जीती और मुक़ाबला **7.5-6.5** से अपने नाम किया। वे 18 साल के थे और निर्विवाद ख़िताब जीतने वाले सबसे कम उम्र के खिलाड़ी बने; 1985 में जीतते समय गैरी कास्पारोव 22 के थे।\n\nविश्वनाथन आनंद के बाद यह ख़िताब पाने वाले वे दूसरे भारतीय हैं। सितंबर 2024 में बुडापेस्ट के शतरंज ओलंपियाड में भी भारत ने ओपन और महिला, दोनों वर्गों के स्वर्ण जीते थे।',
    },
    matters: {
      en: 'Questions pair champions with “youngest” and “second Indian”; the Olympiad of Budapest (2024) is asked along with it.',
      hi: 'प्रश्नों में “सबसे कम उम्र” और “दूसरे भारतीय” पूछा जाता है; साथ में बुडापेस्ट ओलंपियाड (2024) भी।',
    },
    facts: [
      { en: 'Score: 7.5 to 6.5 after 14 games, Singapore', hi: 'अंक: 14 बाज़ियों के बाद 7.5-6.5, सिंगापुर' },
      { en: 'First Indian world champion: Viswanathan Anand', hi: 'पहले भारतीय विश्व चैंपियन: विश्वनाथन आनंद' },
      { en: 'Chess Olympiad 2024, Budapest: both golds to India', hi: 'शतरंज ओलंपियाड 2024, बुडापेस्ट: दोनों स्वर्ण भारत को' },
    ],
    sources: [{ en: 'International Chess Federation (FIDE)', hi: 'अंतरराष्ट्रीय शतरंज महासंघ (FIDE)' }],
  },
  {
    code: 'womens-world-cup-2025',
    category: 'sports',
    eventDate: '2025-11-02',
    title: {
      en: '2025: India wins the women’s cricket World Cup for the first time',
      hi: '2025: भारत ने पहली बार महिला क्रिकेट विश्व कप जीता',
    },
    summary: {
      en: 'In the final at Navi Mumbai on 2 November 2025 India beat South Africa by 52 runs.',
      hi: '2 नवंबर 2025 को नवी मुंबई में हुए फ़ाइनल में भारत ने दक्षिण अफ़्रीका को 52 रन से हराया।',
    },
    body: {
      en: 'The 13th **women’s World Cup** of one-day cricket was held in **India and Sri Lanka** with eight teams. In the final at the DY Patil Stadium, **Navi Mumbai**, on **2 November 2025** India made **298 for 7**, and South Africa was all out for **246**. India had lost the finals of 2005 and 2017; now, led by **Harmanpreet Kaur**, it became the fourth country with this title, after Australia, England and New Zealand.\n\n**Shafali Verma** made 87, took two wickets and was player of the match. **Deepti Sharma** made 58 and took five wickets; with 215 runs and 22 wickets in all she was player of the tournament. Laura Wolvaardt, captain of South Africa, made 571 runs, a record for one women’s World Cup.',
      hi: 'महिलाओं का 13वाँ एकदिवसीय **विश्व कप** आठ टीमों के साथ **भारत और श्रीलंका** में हुआ। **2 नवंबर 2025** को **नवी मुंबई** के डी. वाई. पाटिल स्टेडियम में हुए फ़ाइनल में भारत ने **7 विकेट पर 298** रन बनाए और दक्षिण अफ़्रीका की टीम **246** पर ऑल आउट हो गई। भारत 2005 और 2017 के फ़ाइनल हार चुका था; अब **हरमनप्रीत कौर** की कप्तानी में वह ऑस्ट्रेलिया, इंग्लैंड और न्यूज़ीलैंड के बाद यह ख़िताब पाने वाला चौथा देश बना।\n\n**शेफ़ाली वर्मा** ने 87 रन बनाए, दो विकेट लिए और मैच की सर्वश्रेष्ठ खिलाड़ी रहीं। **दीप्ति शर्मा** ने 58 रन बनाए और पाँच विकेट लिए; कुल 215 रन और 22 विकेट के साथ वे प्रतियोगिता की सर्वश्रेष्ठ खिलाड़ी बनीं। दक्षिण अफ़्रीका की कप्तान लॉरा वोल्वार्ट ने 571 रन बनाए, जो किसी एक महिला विश्व कप का रिकॉर्ड है।',
    },
    matters: {
      en: 'Winner, runner-up, place of the final and the two “player of” awards are asked; many readers mix up the two awards.',
      hi: 'विजेता, उपविजेता, फ़ाइनल की जगह और दोनों “सर्वश्रेष्ठ खिलाड़ी” पूछे जाते हैं; बहुत-से विद्यार्थी दोनों पुरस्कारों को मिला देते हैं।',
    },
    facts: [
      {
        en: 'Winner: India (298/7); runner-up: South Africa (246)',
        hi: 'विजेता: भारत (298/7); उपविजेता: दक्षिण अफ़्रीका (246)',
      },
      { en: 'Final: Navi Mumbai, 2 November 2025', hi: 'फ़ाइनल: नवी मुंबई, 2 नवंबर 2025' },
      {
        en: 'Player of the tournament: Deepti Sharma; of the final: Shafali Verma',
        hi: 'सर्वश्रेष्ठ खिलाड़ी: प्रतियोगिता में दीप्ति शर्मा, फ़ाइनल में शेफ़ाली वर्मा',
      },
    ],
    sources: [
      { en: 'International Cricket Council (ICC), match records', hi: 'अंतरराष्ट्रीय क्रिकेट परिषद (ICC), मैच के आँकड़े' },
    ],
  },
  {
    code: 't20-world-cup-2026',
    category: 'sports',
    eventDate: '2026-03-08',
    title: {
      en: '2026: India is the first team to win the men’s T20 World Cup twice in a row',
      hi: '2026: भारत लगातार दो बार पुरुष टी20 विश्व कप जीतने वाली पहली टीम बना',
    },
    summary: {
      en: 'India beat New Zealand by 96 runs at Ahmedabad on 8 March 2026 and won the cup for the third time.',
      hi: '8 मार्च 2026 को अहमदाबाद में भारत ने न्यूज़ीलैंड को 96 रन से हराया और तीसरी बार कप जीता।',
    },
    body: {
      en: 'The tenth men’s T20 World Cup was held in **India and Sri Lanka** from 7 February to **8 March 2026** with 20 teams. Italy took part for the first time. In the final at the Narendra Modi Stadium, **Ahmedabad**, India made **255 for 5**, the highest total in a final of this cup; New Zealand was all out for **159** and lost by **96 runs**.\n\n**Suryakumar Yadav** was captain. Jasprit Bumrah, with 4 wickets for 15 runs, was player of the match, and Sanju Samson, with 321 runs, player of the tournament. Before India nobody had kept the title, won it at home or won it three times; its earlier titles were those of 2007 and 2024.',
      hi: 'दसवाँ पुरुष टी20 विश्व कप 7 फ़रवरी से **8 मार्च 2026** तक 20 टीमों के साथ **भारत और श्रीलंका** में हुआ। इटली ने पहली बार हिस्सा लिया। **अहमदाबाद** के नरेंद्र मोदी स्टेडियम में हुए फ़ाइनल में भारत ने **5 विकेट पर 255** रन बनाए, जो इस कप के किसी फ़ाइनल का सबसे बड़ा स्कोर है; न्यूज़ीलैंड की टीम **159** पर ऑल आउट हो गई और **96 रन** से हारी।\n\nकप्तान **सूर्यकुमार यादव** थे। 15 रन देकर 4 विकेट लेने वाले जसप्रीत बुमराह मैच के और 321 रन बनाने वाले संजू सैमसन प्रतियोगिता के सर्वश्रेष्ठ खिलाड़ी रहे। भारत से पहले किसी टीम ने न यह ख़िताब बचाया था, न इसे अपने देश में जीता था और न तीन बार जीता था; भारत के पहले के ख़िताब 2007 और 2024 के हैं।',
    },
    matters: {
      en: 'With the cup of 2024 it makes a natural pair: hosts, captain, beaten finalist and player of the tournament of both are mixed in options.',
      hi: '2024 के कप के साथ इसका जोड़ा बनता है: विकल्पों में दोनों के मेज़बान, कप्तान, उपविजेता और सर्वश्रेष्ठ खिलाड़ी मिला दिए जाते हैं।',
    },
    facts: [
      {
        en: 'Winner: India (255/5); runner-up: New Zealand (159)',
        hi: 'विजेता: भारत (255/5); उपविजेता: न्यूज़ीलैंड (159)',
      },
      { en: 'Hosts: India and Sri Lanka; 20 teams', hi: 'मेज़बान: भारत और श्रीलंका; 20 टीमें' },
      { en: 'Player of the tournament: Sanju Samson (321 runs)', hi: 'प्रतियोगिता के सर्वश्रेष्ठ खिलाड़ी: संजू सैमसन (321 रन)' },
      { en: 'Titles of India: 2007, 2024 and 2026', hi: 'भारत के ख़िताब: 2007, 2024 और 2026' },
    ],
    sources: [
      { en: 'International Cricket Council (ICC), match records', hi: 'अंतरराष्ट्रीय क्रिकेट परिषद (ICC), मैच के आँकड़े' },
    ],
  },
]
