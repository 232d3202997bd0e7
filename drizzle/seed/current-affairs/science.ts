import type { SeedAffair } from './shapes.ts'

const isro = { en: 'Indian Space Research Organisation (ISRO)', hi: 'भारतीय अंतरिक्ष अनुसंधान संगठन (इसरो)' }

export const scienceAffairs: SeedAffair[] = [
  {
    code: 'chandrayaan-3-landing',
    category: 'science',
    eventDate: '2023-08-23',
    title: {
      en: '2023: Chandrayaan-3 lands near the south pole of the Moon',
      hi: '2023: चंद्रयान-3 चंद्रमा के दक्षिणी ध्रुव के पास उतरा',
    },
    summary: {
      en: 'On 23 August 2023 India became the first country to land near the lunar south pole and the fourth to land softly on the Moon.',
      hi: '23 अगस्त 2023 को भारत चंद्रमा के दक्षिणी ध्रुव के पास उतरने वाला पहला और चंद्रमा पर सॉफ़्ट लैंडिंग करने वाला चौथा देश बना।',
    },
    body: {
      en: 'On **23 August 2023** the lander *Vikram* of Chandrayaan-3 touched down softly near the south pole of the Moon. The Soviet Union, the United States and China had landed on the Moon before; nobody had landed so near its south pole.\n\nThe spacecraft was launched on 14 July 2023 from Sriharikota by an LVM3 rocket. After the landing the rover *Pragyan* rolled out and worked for one lunar day, which is about 14 days on Earth. It confirmed sulphur in the soil near the pole. The landing site was named *Shiv Shakti*, and 23 August is now National Space Day.',
      hi: '**23 अगस्त 2023** को चंद्रयान-3 का लैंडर *विक्रम* चंद्रमा के दक्षिणी ध्रुव के पास सुरक्षित उतरा। इससे पहले सोवियत संघ, अमेरिका और चीन चंद्रमा पर उतर चुके थे, पर दक्षिणी ध्रुव के इतने पास कोई नहीं।\n\nयान को 14 जुलाई 2023 को श्रीहरिकोटा से LVM3 रॉकेट ने छोड़ा था। उतरने के बाद रोवर *प्रज्ञान* बाहर आया और एक चंद्र दिवस, यानी पृथ्वी के लगभग 14 दिन, काम करता रहा। उसने ध्रुव के पास की मिट्टी में गंधक (सल्फ़र) की पुष्टि की। उतरने की जगह का नाम *शिव शक्ति* रखा गया, और 23 अगस्त अब राष्ट्रीय अंतरिक्ष दिवस है।',
    },
    matters: {
      en: 'Space missions are asked in almost every paper: the launch vehicle, names of lander and rover, the date and what was “first”. Don’t mix it up with Chandrayaan-1 (2008), whose data showed water molecules.',
      hi: 'अंतरिक्ष मिशन लगभग हर परीक्षा में आते हैं: रॉकेट, लैंडर-रोवर के नाम, तारीख़ और “पहला” क्या था। इसे चंद्रयान-1 (2008) से न मिलाएँ, जिसके आँकड़ों में पानी के अणु मिले थे।',
    },
    facts: [
      { en: 'Landing: 23 August 2023; launch: 14 July 2023', hi: 'लैंडिंग: 23 अगस्त 2023; प्रक्षेपण: 14 जुलाई 2023' },
      { en: 'Launch vehicle: LVM3, from Sriharikota', hi: 'रॉकेट: LVM3, श्रीहरिकोटा से' },
      {
        en: 'Lander Vikram, rover Pragyan; landing site Shiv Shakti',
        hi: 'लैंडर विक्रम, रोवर प्रज्ञान; जगह का नाम शिव शक्ति',
      },
      { en: 'National Space Day: 23 August', hi: 'राष्ट्रीय अंतरिक्ष दिवस: 23 अगस्त' },
    ],
    sources: [isro],
  },
  {
    code: 'aditya-l1',
    category: 'science',
    eventDate: '2024-01-06',
    title: {
      en: '2024: Aditya-L1, India’s first solar observatory, reaches its orbit',
      hi: '2024: भारत का पहला सौर मिशन आदित्य-L1 अपनी कक्षा में पहुँचा',
    },
    summary: {
      en: 'On 6 January 2024 Aditya-L1 entered a halo orbit around the point L1, about 15 lakh km from Earth.',
      hi: '6 जनवरी 2024 को आदित्य-L1 पृथ्वी से लगभग 15 लाख किमी दूर L1 बिंदु के चारों ओर हैलो कक्षा में पहुँचा।',
    },
    body: {
      en: 'Aditya-L1 is the first mission of India that studies the Sun from space. It was launched on 2 September 2023 by PSLV-C57 from Sriharikota and reached its halo orbit on **6 January 2024**.\n\nL1 is one of five points at which the pulls of the Sun and the Earth and the motion of a spacecraft are in balance. It lies about 15 lakh km from the Earth towards the Sun, a hundredth of the distance to the Sun. From there the Sun is seen without any eclipse. Seven instruments study the photosphere, the chromosphere, the corona and the solar wind.',
      hi: 'आदित्य-L1 अंतरिक्ष से सूर्य का अध्ययन करने वाला भारत का पहला मिशन है। इसे 2 सितंबर 2023 को श्रीहरिकोटा से PSLV-C57 ने छोड़ा और यह **6 जनवरी 2024** को अपनी हैलो कक्षा में पहुँचा।\n\nL1 उन पाँच बिंदुओं में से एक है जहाँ सूर्य और पृथ्वी के खिंचाव और यान की गति में संतुलन रहता है। यह पृथ्वी से सूर्य की ओर लगभग 15 लाख किमी दूर है, यानी सूर्य की दूरी का सौवाँ हिस्सा। वहाँ से सूर्य बिना किसी ग्रहण के दिखता है। इसके सात उपकरण प्रकाशमंडल, वर्णमंडल, कोरोना और सौर पवन का अध्ययन करते हैं।',
    },
    matters: {
      en: 'Lagrange points join physics with current affairs: L1 suits a solar observatory, L2 a telescope that must look away from the Sun.',
      hi: 'लैग्रांज बिंदु भौतिकी और करेंट अफ़ेयर्स को जोड़ते हैं: L1 सौर वेधशाला के लिए ठीक है, और L2 उस दूरबीन के लिए जिसे सूर्य से दूर देखना हो।',
    },
    facts: [
      { en: 'Launch: 2 September 2023, PSLV-C57', hi: 'प्रक्षेपण: 2 सितंबर 2023, PSLV-C57' },
      { en: 'Halo orbit at L1: 6 January 2024', hi: 'L1 पर हैलो कक्षा: 6 जनवरी 2024' },
      { en: 'Distance from Earth: about 15 lakh km', hi: 'पृथ्वी से दूरी: लगभग 15 लाख किमी' },
      { en: 'Seven instruments', hi: 'सात उपकरण' },
    ],
    sources: [isro],
  },
  {
    code: 'mangalyaan-orbit',
    category: 'science',
    eventDate: '2014-09-24',
    title: {
      en: '2014: Mangalyaan enters the orbit of Mars at the first attempt',
      hi: '2014: मंगलयान पहली ही कोशिश में मंगल की कक्षा में पहुँचा',
    },
    summary: {
      en: 'On 24 September 2014 the Mars Orbiter Mission made India the first country to succeed at its first attempt.',
      hi: '24 सितंबर 2014 को मार्स ऑर्बिटर मिशन से भारत पहली ही कोशिश में सफल होने वाला पहला देश बना।',
    },
    body: {
      en: 'The Mars Orbiter Mission, known as **Mangalyaan**, entered the orbit of Mars on **24 September 2014**. It had left Sriharikota on 5 November 2013 on PSLV-C25.\n\nISRO became the fourth space agency to reach the planet, after those of the Soviet Union, the United States and Europe, and India the first country in Asia to do so. The orbiter was built to work for six months and went on for about eight years; in 2022 ISRO said that contact was lost for good.',
      hi: 'मार्स ऑर्बिटर मिशन, यानी **मंगलयान**, **24 सितंबर 2014** को मंगल की कक्षा में पहुँचा। वह 5 नवंबर 2013 को PSLV-C25 से श्रीहरिकोटा से रवाना हुआ था।\n\nसोवियत संघ, अमेरिका और यूरोप की एजेंसियों के बाद इसरो मंगल तक पहुँचने वाली चौथी अंतरिक्ष एजेंसी बनी, और भारत एशिया का पहला देश। यान छह महीने के लिए बना था, पर लगभग आठ साल चला; 2022 में इसरो ने बताया कि उससे संपर्क हमेशा के लिए टूट गया है।',
    },
    matters: {
      en: 'Papers ask the launcher (PSLV-C25), the dates and the order of agencies that reached Mars.',
      hi: 'परीक्षा में रॉकेट (PSLV-C25), तारीख़ें और मंगल तक पहुँचने वाली एजेंसियों का क्रम पूछा जाता है।',
    },
    facts: [
      { en: 'Launch: 5 November 2013, PSLV-C25', hi: 'प्रक्षेपण: 5 नवंबर 2013, PSLV-C25' },
      { en: 'In the orbit of Mars: 24 September 2014', hi: 'मंगल की कक्षा में: 24 सितंबर 2014' },
      {
        en: 'First Asian country at Mars; success at the first attempt',
        hi: 'मंगल तक पहुँचा पहला एशियाई देश; पहली कोशिश में सफल',
      },
    ],
    sources: [isro],
  },
  {
    code: 'james-webb-launch',
    category: 'science',
    eventDate: '2021-12-25',
    title: {
      en: '2021: The James Webb Space Telescope is launched',
      hi: '2021: जेम्स वेब अंतरिक्ष दूरबीन का प्रक्षेपण',
    },
    summary: {
      en: 'The largest telescope ever sent to space left on 25 December 2021 for the point L2, where it looks in infrared light.',
      hi: 'अंतरिक्ष में भेजी गई अब तक की सबसे बड़ी दूरबीन 25 दिसंबर 2021 को L2 बिंदु के लिए रवाना हुई, जहाँ से वह अवरक्त प्रकाश में देखती है।',
    },
    body: {
      en: 'The **James Webb Space Telescope** was launched on **25 December 2021** by an Ariane 5 rocket from Kourou in French Guiana. It is a joint work of the space agencies of the United States (NASA), Europe (ESA) and Canada (CSA).\n\nIts main mirror is 6.5 m wide and made of 18 hexagonal parts of beryllium with a coat of gold. A sunshield of the size of a tennis court keeps it cold. It stands near L2, about 15 lakh km from the Earth on the side away from the Sun, and looks mostly in infrared light. Its first full-colour pictures came in July 2022.',
      hi: '**जेम्स वेब अंतरिक्ष दूरबीन** को **25 दिसंबर 2021** को फ़्रेंच गयाना के कूरू से एरियन 5 रॉकेट ने छोड़ा। यह अमेरिका (नासा), यूरोप (ईसा) और कनाडा (सीएसए) की अंतरिक्ष एजेंसियों का साझा काम है।\n\nइसका मुख्य दर्पण 6.5 मीटर चौड़ा है और सोने की परत वाले बेरिलियम के 18 षट्कोणीय टुकड़ों से बना है। टेनिस कोर्ट जितना बड़ा एक छाता इसे ठंडा रखता है। यह L2 के पास है, जो पृथ्वी से सूर्य की उलटी दिशा में लगभग 15 लाख किमी दूर है, और ज़्यादातर अवरक्त प्रकाश में देखती है। इसकी पहली रंगीन तस्वीरें जुलाई 2022 में आईं।',
    },
    matters: {
      en: 'Compare with the Hubble telescope: Hubble (1990) circles the Earth and sees mostly visible and ultraviolet light; Webb stands at L2 and sees infrared.',
      hi: 'हबल से तुलना याद रखें: हबल (1990) पृथ्वी का चक्कर लगाती है और ज़्यादातर दृश्य और पराबैंगनी प्रकाश देखती है; वेब L2 पर है और अवरक्त देखती है।',
    },
    facts: [
      { en: 'Launch: 25 December 2021, Ariane 5, Kourou', hi: 'प्रक्षेपण: 25 दिसंबर 2021, एरियन 5, कूरू' },
      { en: 'Agencies: NASA, ESA and CSA', hi: 'एजेंसियाँ: नासा, ईसा और सीएसए' },
      { en: 'Mirror: 6.5 m, 18 parts; place: L2', hi: 'दर्पण: 6.5 मीटर, 18 टुकड़े; जगह: L2' },
    ],
    sources: [{ en: 'NASA and ESA, on the mission', hi: 'नासा और ईसा, मिशन के बारे में' }],
  },
  {
    code: 'nisar-launch',
    category: 'science',
    eventDate: '2025-07-30',
    title: {
      en: '2025: NISAR, the radar satellite of NASA and ISRO, is launched',
      hi: '2025: नासा और इसरो के रडार उपग्रह निसार का प्रक्षेपण',
    },
    summary: {
      en: 'On 30 July 2025 GSLV-F16 carried it from Sriharikota to a Sun-synchronous orbit about 743 km high.',
      hi: '30 जुलाई 2025 को GSLV-F16 ने इसे श्रीहरिकोटा से लगभग 743 किमी ऊँची सूर्य-तुल्यकालिक कक्षा में पहुँचाया।',
    },
    body: {
      en: '**NISAR** (NASA-ISRO Synthetic Aperture Radar) is the first satellite that the space agencies of the United States and India built together. **GSLV-F16** launched it from Sriharikota on **30 July 2025**. No GSLV had gone to a **Sun-synchronous polar orbit** before, here about 743 km high; that had been the work of the PSLV.\n\nThe satellite weighs about 2,400 kg and has radars of two frequencies: the **L-band** radar came from NASA, the **S-band** radar from ISRO. Both use one antenna, a mesh 12 m wide that opens in space. Radar sees at night and through clouds. Every 12 days NISAR scans nearly all land and ice of the Earth and finds movements of a few centimetres: of glaciers, of slopes, or of the ground after an earthquake.',
      hi: '**निसार** (NISAR, नासा-इसरो सिंथेटिक अपर्चर रडार) पहला उपग्रह है जिसे अमेरिका और भारत की अंतरिक्ष एजेंसियों ने मिलकर बनाया। **GSLV-F16** ने इसे **30 जुलाई 2025** को श्रीहरिकोटा से छोड़ा। इससे पहले कोई GSLV **सूर्य-तुल्यकालिक ध्रुवीय कक्षा** में नहीं गया था, जो यहाँ लगभग 743 किमी ऊँची है; यह काम PSLV का था।\n\nउपग्रह का भार लगभग 2,400 किग्रा है और इसमें दो आवृत्तियों के रडार हैं: **L-बैंड** रडार नासा का और **S-बैंड** रडार इसरो का। दोनों एक ही एंटीना से काम करते हैं, जो अंतरिक्ष में खुलने वाली 12 मीटर चौड़ी जाली है। रडार रात में और बादलों के पार भी देखता है। हर 12 दिन में निसार पृथ्वी की लगभग पूरी ज़मीन और बर्फ़ को देख लेता है और कुछ सेंटीमीटर की हलचल भी पकड़ता है: हिमनदों की, ढलानों की या भूकंप के बाद ज़मीन की।',
    },
    matters: {
      en: 'The bands are swapped in options: L from NASA, S from ISRO. The rocket was a GSLV, though most satellites of this kind go on a PSLV.',
      hi: 'विकल्पों में बैंड बदल दिए जाते हैं: L नासा का, S इसरो का। रॉकेट GSLV था, जबकि ऐसे ज़्यादातर उपग्रह PSLV से जाते हैं।',
    },
    facts: [
      { en: 'Launch: 30 July 2025, GSLV-F16, Sriharikota', hi: 'प्रक्षेपण: 30 जुलाई 2025, GSLV-F16, श्रीहरिकोटा' },
      { en: 'L-band radar: NASA; S-band radar: ISRO', hi: 'L-बैंड रडार: नासा; S-बैंड रडार: इसरो' },
      {
        en: 'Sun-synchronous orbit, about 743 km; the Earth every 12 days',
        hi: 'सूर्य-तुल्यकालिक कक्षा, लगभग 743 किमी; हर 12 दिन में पूरी पृथ्वी',
      },
    ],
    sources: [isro, { en: 'NASA', hi: 'नासा' }],
  },
  {
    code: 'artemis-2',
    category: 'science',
    eventDate: '2026-04-10',
    title: {
      en: '2026: Artemis II carries four astronauts around the Moon and back',
      hi: '2026: आर्टेमिस II में चार अंतरिक्ष यात्री चंद्रमा का चक्कर लगाकर लौटे',
    },
    summary: {
      en: 'The crew that came down in the Pacific on 10 April 2026 was the first near the Moon since 1972.',
      hi: '10 अप्रैल 2026 को प्रशांत महासागर में उतरा दल 1972 के बाद चंद्रमा के पास पहुँचने वाला पहला दल था।',
    },
    body: {
      en: 'NASA’s mission **Artemis II** left the Kennedy Space Center in Florida on **1 April 2026** on the rocket *Space Launch System (SLS)*. On **10 April 2026** (11 April in India) the capsule *Orion* came down in the Pacific Ocean off San Diego. Nobody had been beyond a low orbit of the Earth since Apollo 17 in December 1972.\n\nThe crew were **Reid Wiseman** (commander), **Victor Glover** (pilot), **Christina Koch**, and **Jeremy Hansen** of the Canadian Space Agency. Koch was the first woman, and Hansen the first person from outside the United States, to fly around the Moon. They did not land. On 6 April they were about 4.07 lakh km from the Earth, farther than anyone before them; the record until then was that of Apollo 13 (1970).',
      hi: 'नासा का मिशन **आर्टेमिस II** **1 अप्रैल 2026** को फ़्लोरिडा के केनेडी अंतरिक्ष केंद्र से *स्पेस लॉन्च सिस्टम (SLS)* रॉकेट पर रवाना हुआ। **10 अप्रैल 2026** को (भारत में 11 अप्रैल) यान *ओरायन* सैन डिएगो के पास प्रशांत महासागर में उतरा। दिसंबर 1972 के अपोलो 17 के बाद कोई इंसान पृथ्वी की निचली कक्षा से आगे नहीं गया था।\n\nदल में **रीड वाइज़मैन** (कमांडर), **विक्टर ग्लोवर** (पायलट), **क्रिस्टीना कॉख** और कनाडा की अंतरिक्ष एजेंसी के **जेरेमी हैनसेन** थे। चंद्रमा का चक्कर लगाने वालों में कॉख पहली महिला और हैनसेन अमेरिका से बाहर के पहले व्यक्ति थे। वे चंद्रमा पर उतरे नहीं। 6 अप्रैल को वे पृथ्वी से लगभग 4.07 लाख किमी दूर थे, जितनी दूर पहले कोई नहीं गया था; तब तक का रिकॉर्ड अपोलो 13 (1970) का था।',
    },
    matters: {
      en: 'Papers ask what was “first” and what the mission did not do: Artemis I (2022) had no crew; Artemis II had one, but it did not land.',
      hi: 'परीक्षा में पूछा जाता है कि “पहला” क्या था और मिशन ने क्या नहीं किया: आर्टेमिस I (2022) में कोई यात्री नहीं था; आर्टेमिस II में थे, पर वे उतरे नहीं।',
    },
    facts: [
      {
        en: 'Launch: 1 April 2026 (SLS); return: 10 April 2026 (Orion)',
        hi: 'प्रक्षेपण: 1 अप्रैल 2026 (SLS); वापसी: 10 अप्रैल 2026 (ओरायन)',
      },
      { en: 'Crew: Wiseman, Glover, Koch and Hansen', hi: 'दल: वाइज़मैन, ग्लोवर, कॉख और हैनसेन' },
      { en: 'First people near the Moon since Apollo 17 (1972)', hi: 'अपोलो 17 (1972) के बाद चंद्रमा के पास पहले इंसान' },
    ],
    sources: [
      { en: 'NASA', hi: 'नासा' },
      { en: 'Canadian Space Agency', hi: 'कनाडा की अंतरिक्ष एजेंसी' },
    ],
  },
]
