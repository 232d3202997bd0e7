import type { SeedAffair } from './shapes.ts'

const mea = { en: 'Ministry of External Affairs, Government of India', hi: 'विदेश मंत्रालय, भारत सरकार' }

export const internationalAffairs: SeedAffair[] = [
  {
    code: 'g20-new-delhi',
    category: 'international',
    eventDate: '2023-09-09',
    title: {
      en: '2023: The G20 meets in New Delhi and the African Union joins',
      hi: '2023: नई दिल्ली में G20 की बैठक, अफ़्रीकी संघ सदस्य बना',
    },
    summary: {
      en: 'On 9 and 10 September 2023 leaders agreed on one declaration at Bharat Mandapam and took in the African Union.',
      hi: '9-10 सितंबर 2023 को भारत मंडपम में नेताओं ने एकमत घोषणा मानी और अफ़्रीकी संघ को सदस्य बनाया।',
    },
    body: {
      en: 'The 18th summit of the G20 was held at **Bharat Mandapam, New Delhi, on 9 and 10 September 2023**, the first in India. Its theme was *Vasudhaiva Kutumbakam*: “One Earth, One Family, One Future”.\n\nThe **African Union** became a permanent member, the second regional organisation after the European Union. The leaders agreed on the New Delhi declaration by consensus. The Global Biofuels Alliance and the plan of an economic corridor between India, the Middle East and Europe (IMEC) were announced beside it. Brazil took over the presidency on 1 December 2023.',
      hi: 'G20 का 18वाँ शिखर सम्मेलन **9-10 सितंबर 2023 को भारत मंडपम, नई दिल्ली** में हुआ; भारत में यह पहली बार था। इसकी थीम थी *वसुधैव कुटुंबकम*: “एक पृथ्वी, एक परिवार, एक भविष्य”।\n\n**अफ़्रीकी संघ** स्थायी सदस्य बना, यूरोपीय संघ के बाद दूसरा क्षेत्रीय संगठन। नेताओं ने नई दिल्ली घोषणा सर्वसम्मति से मानी। साथ ही वैश्विक जैव ईंधन गठबंधन और भारत-मध्य पूर्व-यूरोप आर्थिक गलियारे (IMEC) की योजना घोषित हुई। 1 दिसंबर 2023 को अध्यक्षता ब्राज़ील के पास गई।',
    },
    matters: {
      en: 'Place, theme, new member and the next presidency of a summit are asked for years afterwards.',
      hi: 'किसी शिखर सम्मेलन की जगह, थीम, नया सदस्य और अगली अध्यक्षता बरसों तक पूछी जाती है।',
    },
    facts: [
      { en: '18th G20 summit, Bharat Mandapam, 9-10 September 2023', hi: '18वाँ G20 सम्मेलन, भारत मंडपम, 9-10 सितंबर 2023' },
      { en: 'New permanent member: African Union (55 states)', hi: 'नया स्थायी सदस्य: अफ़्रीकी संघ (55 देश)' },
      { en: 'Next presidency: Brazil, from 1 December 2023', hi: 'अगली अध्यक्षता: ब्राज़ील, 1 दिसंबर 2023 से' },
    ],
    sources: [mea],
  },
  {
    code: 'nato-finland-sweden',
    category: 'international',
    eventDate: '2024-03-07',
    title: {
      en: '2024: Sweden joins NATO as its 32nd member, after Finland',
      hi: '2024: फ़िनलैंड के बाद स्वीडन नाटो का 32वाँ सदस्य बना',
    },
    summary: {
      en: 'Finland came in on 4 April 2023 and Sweden on 7 March 2024; both had stayed outside alliances for long.',
      hi: 'फ़िनलैंड 4 अप्रैल 2023 को और स्वीडन 7 मार्च 2024 को आया; दोनों लंबे समय तक सैन्य गुटों से बाहर थे।',
    },
    body: {
      en: 'The North Atlantic Treaty Organization was founded on **4 April 1949** in Washington with twelve members; its headquarters are in Brussels. By Article 5 of its treaty an attack on one member is an attack on all.\n\n**Finland** became the 31st member on 4 April 2023 and **Sweden** the 32nd on **7 March 2024**. Both had applied together in May 2022. Finland brought a border of more than 1,300 km with Russia; with Sweden nearly all of the coast of the Baltic Sea belongs to members.',
      hi: 'उत्तर अटलांटिक संधि संगठन (नाटो) **4 अप्रैल 1949** को वॉशिंगटन में बारह सदस्यों के साथ बना; इसका मुख्यालय ब्रसेल्स में है। संधि के अनुच्छेद 5 के अनुसार एक सदस्य पर हमला सब पर हमला है।\n\n**फ़िनलैंड** 4 अप्रैल 2023 को 31वाँ और **स्वीडन** **7 मार्च 2024** को 32वाँ सदस्य बना। दोनों ने मई 2022 में साथ आवेदन किया था। फ़िनलैंड के आने से रूस के साथ 1,300 किमी से ज़्यादा लंबी सीमा जुड़ी; स्वीडन के आने से बाल्टिक सागर का लगभग पूरा तट सदस्य देशों का हो गया।',
    },
    matters: {
      en: 'Headquarters, year of founding and the newest members of organisations are standard questions.',
      hi: 'संगठनों के मुख्यालय, स्थापना वर्ष और नए सदस्य आम प्रश्न हैं।',
    },
    facts: [
      { en: 'Founded: 4 April 1949; headquarters: Brussels', hi: 'स्थापना: 4 अप्रैल 1949; मुख्यालय: ब्रसेल्स' },
      {
        en: '31st: Finland (4 April 2023); 32nd: Sweden (7 March 2024)',
        hi: '31वाँ: फ़िनलैंड (4 अप्रैल 2023); 32वाँ: स्वीडन (7 मार्च 2024)',
      },
      { en: 'Article 5: common defence', hi: 'अनुच्छेद 5: सामूहिक रक्षा' },
    ],
    sources: [{ en: 'North Atlantic Treaty Organization (NATO)', hi: 'उत्तर अटलांटिक संधि संगठन (नाटो)' }],
  },
  {
    code: 'sco-full-member',
    category: 'international',
    eventDate: '2017-06-09',
    title: {
      en: '2017: India becomes a full member of the Shanghai Cooperation Organisation',
      hi: '2017: भारत शंघाई सहयोग संगठन का पूर्ण सदस्य बना',
    },
    summary: {
      en: 'At the summit of Astana on 9 June 2017 India and Pakistan were taken in together.',
      hi: '9 जून 2017 को अस्ताना सम्मेलन में भारत और पाकिस्तान साथ-साथ सदस्य बने।',
    },
    body: {
      en: 'The **Shanghai Cooperation Organisation (SCO)** was founded on 15 June 2001 in Shanghai by China, Russia, Kazakhstan, Kyrgyzstan, Tajikistan and Uzbekistan. It grew out of the “Shanghai Five” of 1996. India had been an observer since 2005.\n\nOn **9 June 2017** in Astana, Kazakhstan, India and Pakistan became full members, which made eight. The secretariat is in Beijing, the Regional Anti-Terrorist Structure (RATS) in Tashkent. Iran joined in July 2023 under India’s chairmanship, Belarus in July 2024.',
      hi: '**शंघाई सहयोग संगठन (SCO)** की स्थापना 15 जून 2001 को शंघाई में चीन, रूस, कज़ाख़स्तान, किर्गिज़स्तान, ताजिकिस्तान और उज़्बेकिस्तान ने की। यह 1996 के “शंघाई फ़ाइव” से बना। भारत 2005 से पर्यवेक्षक था।\n\n**9 जून 2017** को कज़ाख़स्तान के अस्ताना में भारत और पाकिस्तान पूर्ण सदस्य बने, और सदस्य आठ हो गए। सचिवालय बीजिंग में है और क्षेत्रीय आतंकवाद-रोधी ढाँचा (RATS) ताशकंद में। भारत की अध्यक्षता में जुलाई 2023 में ईरान जुड़ा, जुलाई 2024 में बेलारूस।',
    },
    matters: {
      en: 'Members, seat and organs of the SCO are asked in UPSC and banking papers; don’t mix it up with BRICS.',
      hi: 'SCO के सदस्य, मुख्यालय और अंग UPSC और बैंकिंग में पूछे जाते हैं; इसे ब्रिक्स से न मिलाएँ।',
    },
    facts: [
      { en: 'Founded: 15 June 2001, Shanghai; secretariat: Beijing', hi: 'स्थापना: 15 जून 2001, शंघाई; सचिवालय: बीजिंग' },
      { en: 'India and Pakistan: full members since 9 June 2017', hi: 'भारत और पाकिस्तान: 9 जून 2017 से पूर्ण सदस्य' },
      { en: 'RATS: Tashkent', hi: 'RATS: ताशकंद' },
    ],
    sources: [mea],
  },
  {
    code: 'international-solar-alliance',
    category: 'international',
    eventDate: '2015-11-30',
    title: {
      en: '2015: India and France launch the International Solar Alliance',
      hi: '2015: भारत और फ़्रांस ने अंतरराष्ट्रीय सौर गठबंधन शुरू किया',
    },
    summary: {
      en: 'Announced at the climate conference of Paris on 30 November 2015, it has its seat at Gurugram in Haryana.',
      hi: '30 नवंबर 2015 को पेरिस जलवायु सम्मेलन में घोषित इस गठबंधन का मुख्यालय हरियाणा के गुरुग्राम में है।',
    },
    body: {
      en: 'The **International Solar Alliance (ISA)** was launched by India and France on **30 November 2015** on the sidelines of COP21 in Paris. It brings countries together to make solar energy cheaper and its finance easier. Its framework agreement came into force on **6 December 2017**.\n\nIts headquarters are at the National Institute of Solar Energy in **Gurugram, Haryana**; it is the first treaty-based international organisation with its seat in India. At first it was meant for countries between the Tropics of Cancer and Capricorn; an amendment later opened it to all members of the United Nations. The General Assembly of the UN made it an observer in December 2021.',
      hi: '**अंतरराष्ट्रीय सौर गठबंधन (ISA)** भारत और फ़्रांस ने **30 नवंबर 2015** को पेरिस में COP21 के दौरान शुरू किया। यह देशों को साथ लाता है ताकि सौर ऊर्जा सस्ती हो और उसके लिए पैसा आसानी से मिले। इसका रूपरेखा समझौता **6 दिसंबर 2017** को लागू हुआ।\n\nइसका मुख्यालय **गुरुग्राम, हरियाणा** के राष्ट्रीय सौर ऊर्जा संस्थान में है; यह भारत में मुख्यालय वाला पहला संधि-आधारित अंतरराष्ट्रीय संगठन है। पहले यह कर्क और मकर रेखा के बीच के देशों के लिए था; बाद के एक संशोधन से यह संयुक्त राष्ट्र के सभी सदस्यों के लिए खुल गया। दिसंबर 2021 में संयुक्त राष्ट्र महासभा ने इसे पर्यवेक्षक का दर्जा दिया।',
    },
    matters: {
      en: 'Who founded it, where and when, and where it sits: four questions in one topic.',
      hi: 'किसने, कहाँ और कब बनाया, और मुख्यालय कहाँ है: एक ही विषय से चार प्रश्न।',
    },
    facts: [
      { en: 'Launched by India and France, 30 November 2015, Paris', hi: 'शुरुआत: भारत और फ़्रांस, 30 नवंबर 2015, पेरिस' },
      { en: 'Headquarters: Gurugram, Haryana', hi: 'मुख्यालय: गुरुग्राम, हरियाणा' },
      { en: 'In force since 6 December 2017', hi: '6 दिसंबर 2017 से लागू' },
    ],
    sources: [{ en: 'International Solar Alliance', hi: 'अंतरराष्ट्रीय सौर गठबंधन' }],
  },
  {
    code: 'timor-leste-asean',
    category: 'international',
    eventDate: '2025-10-26',
    title: {
      en: '2025: Timor-Leste becomes the eleventh member of ASEAN',
      hi: '2025: तिमोर-लेस्ते आसियान का ग्यारहवाँ सदस्य बना',
    },
    summary: {
      en: 'It was admitted at the 47th ASEAN Summit in Kuala Lumpur on 26 October 2025, the first new member since 1999.',
      hi: '26 अक्टूबर 2025 को कुआलालंपुर के 47वें आसियान शिखर सम्मेलन में यह सदस्य बना, 1999 के बाद पहला नया सदस्य।',
    },
    body: {
      en: 'The **Association of Southeast Asian Nations (ASEAN)** was founded in Bangkok on **8 August 1967** by Indonesia, Malaysia, the Philippines, Singapore and Thailand. Its secretariat is in Jakarta. Brunei joined in 1984, Vietnam in 1995, Laos and Myanmar in 1997, and Cambodia in 1999.\n\n**Timor-Leste** (East Timor; capital: Dili) applied in 2011 and became an observer in 2022. On **26 October 2025** its Prime Minister, Xanana Gusmao, and the leaders of the ten members signed the declaration of admission at the **47th summit** in **Kuala Lumpur, Malaysia**, whose theme was “Inclusivity and Sustainability”. The country, once a Portuguese colony and then held by Indonesia, has been independent since 2002 and has about 13 lakh people.',
      hi: '**दक्षिण-पूर्व एशियाई राष्ट्र संघ (आसियान)** की स्थापना **8 अगस्त 1967** को बैंकॉक में इंडोनेशिया, मलेशिया, फ़िलीपींस, सिंगापुर और थाईलैंड ने की। सचिवालय जकार्ता में है। ब्रुनेई 1984 में, वियतनाम 1995 में, लाओस और म्यांमार 1997 में और कंबोडिया 1999 में जुड़ा।\n\n**तिमोर-लेस्ते** (पूर्वी तिमोर; राजधानी: दिली) ने 2011 में आवेदन किया और 2022 में पर्यवेक्षक बना। **26 अक्टूबर 2025** को **मलेशिया के कुआलालंपुर** में **47वें शिखर सम्मेलन** में उसके प्रधानमंत्री शनाना गुस्माओ और दसों सदस्यों के नेताओं ने प्रवेश की घोषणा पर हस्ताक्षर किए। सम्मेलन की थीम थी “समावेशिता और सततता”। पहले पुर्तगाल का उपनिवेश और फिर इंडोनेशिया के क़ब्ज़े में रहा यह देश 2002 से आज़ाद है और इसकी आबादी लगभग 13 लाख है।',
    },
    matters: {
      en: 'Order of entry, founders and secretariat of ASEAN are asked in SSC, banking and UPSC papers.',
      hi: 'आसियान में प्रवेश का क्रम, संस्थापक और सचिवालय SSC, बैंकिंग और UPSC में पूछे जाते हैं।',
    },
    facts: [
      { en: 'Eleventh member since 26 October 2025', hi: '26 अक्टूबर 2025 से ग्यारहवाँ सदस्य' },
      { en: 'The member before it: Cambodia (1999)', hi: 'उससे पहले का सदस्य: कंबोडिया (1999)' },
      { en: 'ASEAN: Bangkok, 8 August 1967; secretariat: Jakarta', hi: 'आसियान: बैंकॉक, 8 अगस्त 1967; सचिवालय: जकार्ता' },
    ],
    sources: [{ en: 'ASEAN Secretariat', hi: 'आसियान सचिवालय' }],
  },
  {
    code: 'india-eu-trade-talks',
    category: 'international',
    eventDate: '2026-01-27',
    title: {
      en: '2026: India and the European Union conclude their talks on free trade',
      hi: '2026: भारत और यूरोपीय संघ की मुक्त व्यापार वार्ता पूरी हुई',
    },
    summary: {
      en: 'The end of the negotiations was announced at the 16th India-EU summit in New Delhi on 27 January 2026.',
      hi: 'वार्ता पूरी होने की घोषणा 27 जनवरी 2026 को नई दिल्ली के 16वें भारत-यूरोपीय संघ शिखर सम्मेलन में हुई।',
    },
    body: {
      en: 'On **27 January 2026**, at the **16th India-EU summit** in New Delhi, India and the European Union announced that the negotiations of their **free trade agreement** were over. They had begun in 2007, stopped in 2013 and started again in June 2022. It was not yet the signing: lawyers had to go through the text first, and both sides had to approve it after that.\n\nThe two sides also signed a Security and Defence Partnership, the first between them, and adopted an agenda named “Towards 2030”. The day before, **António Costa**, President of the European Council, and **Ursula von der Leyen**, President of the European Commission, had been chief guests of the **77th Republic Day**, the first leaders of the EU in that place. The EU has 27 members.',
      hi: '**27 जनवरी 2026** को नई दिल्ली में **16वें भारत-यूरोपीय संघ शिखर सम्मेलन** में दोनों पक्षों ने घोषणा की कि उनके **मुक्त व्यापार समझौते** की वार्ता पूरी हो गई है। वार्ता 2007 में शुरू हुई, 2013 में रुकी और जून 2022 में फिर शुरू हुई। अभी समझौते पर हस्ताक्षर नहीं हुए थे: पहले मसौदे की क़ानूनी जाँच और फिर दोनों पक्षों की मंज़ूरी बाक़ी थी।\n\nदोनों पक्षों ने सुरक्षा और रक्षा साझेदारी पर भी हस्ताक्षर किए, जो उनके बीच ऐसी पहली साझेदारी है, और “टुवर्ड्स 2030” नाम का एजेंडा अपनाया। एक दिन पहले यूरोपीय परिषद के अध्यक्ष **अंतोनियो कोस्ता** और यूरोपीय आयोग की अध्यक्ष **उर्सुला वॉन डेर लेयेन** **77वें गणतंत्र दिवस** के मुख्य अतिथि थे; यूरोपीय संघ के नेता पहली बार मुख्य अतिथि बने। यूरोपीय संघ में 27 सदस्य हैं।',
    },
    matters: {
      en: 'Keep three steps apart: talks concluded, agreement signed, agreement in force. The European Council and the European Commission are also easily confused.',
      hi: 'तीन चरण अलग रखें: वार्ता पूरी, समझौते पर हस्ताक्षर, समझौता लागू। यूरोपीय परिषद और यूरोपीय आयोग में भी आसानी से भ्रम हो जाता है।',
    },
    facts: [
      { en: 'Talks: 2007 to 2013, and June 2022 to January 2026', hi: 'वार्ता: 2007 से 2013 और जून 2022 से जनवरी 2026' },
      {
        en: '16th India-EU summit: New Delhi, 27 January 2026',
        hi: '16वाँ भारत-यूरोपीय संघ सम्मेलन: नई दिल्ली, 27 जनवरी 2026',
      },
      {
        en: 'Chief guests of Republic Day 2026: Costa and von der Leyen',
        hi: 'गणतंत्र दिवस 2026 के मुख्य अतिथि: कोस्ता और वॉन डेर लेयेन',
      },
    ],
    sources: [
      mea,
      {
        en: 'Ministry of Commerce and Industry, Government of India',
        hi: 'वाणिज्य और उद्योग मंत्रालय, भारत सरकार',
      },
    ],
  },
]
