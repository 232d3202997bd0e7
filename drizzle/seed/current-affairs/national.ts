import type { SeedAffair } from './shapes.ts'

const pib = { en: 'Press Information Bureau, Government of India', hi: 'पत्र सूचना कार्यालय (PIB), भारत सरकार' }

export const nationalAffairs: SeedAffair[] = [
  {
    code: 'new-parliament-building',
    category: 'national',
    eventDate: '2023-05-28',
    title: {
      en: '2023: The new Parliament building is inaugurated',
      hi: '2023: नए संसद भवन का उद्घाटन',
    },
    summary: {
      en: 'The triangular building beside the old one was opened on 28 May 2023; both Houses moved in on 19 September 2023.',
      hi: 'पुराने भवन के पास बना तिकोना भवन 28 मई 2023 को खुला; दोनों सदन 19 सितंबर 2023 को उसमें आए।',
    },
    body: {
      en: 'The new Parliament building in New Delhi was inaugurated on **28 May 2023** as part of the redevelopment of the Central Vista. It is triangular. The chamber of the Lok Sabha has **888 seats** and takes the peacock, the national bird, as its theme; that of the Rajya Sabha has **384 seats** and the lotus, the national flower.\n\nA *Sengol*, a sceptre of the tradition of Tamil Nadu, was placed near the Speaker’s chair. The Houses held their first sitting there on 19 September 2023. The old building, designed by Edwin Lutyens and Herbert Baker and opened in 1927, was named Samvidhan Sadan.',
      hi: 'नई दिल्ली का नया संसद भवन सेंट्रल विस्टा के पुनर्विकास के तहत बना और **28 मई 2023** को उसका उद्घाटन हुआ। यह तिकोना है। लोक सभा कक्ष में **888 सीटें** हैं और उसकी थीम राष्ट्रीय पक्षी मोर है; राज्य सभा कक्ष में **384 सीटें** हैं और उसकी थीम राष्ट्रीय फूल कमल है।\n\nतमिलनाडु की परंपरा का राजदंड *सेंगोल* अध्यक्ष के आसन के पास रखा गया। सदनों की पहली बैठक वहाँ 19 सितंबर 2023 को हुई। एडविन लुटियंस और हर्बर्ट बेकर के बनाए और 1927 में खुले पुराने भवन का नाम संविधान सदन रखा गया।',
    },
    matters: {
      en: 'Numbers of seats, the themes of both chambers and the new name of the old building make neat one-liners.',
      hi: 'सीटों की संख्या, दोनों कक्षों की थीम और पुराने भवन का नया नाम एक पंक्ति के अच्छे प्रश्न बनते हैं।',
    },
    facts: [
      { en: 'Inaugurated on 28 May 2023', hi: 'उद्घाटन: 28 मई 2023' },
      {
        en: 'Lok Sabha: 888 seats, peacock; Rajya Sabha: 384 seats, lotus',
        hi: 'लोक सभा: 888 सीटें, मोर; राज्य सभा: 384 सीटें, कमल',
      },
      { en: 'Old building (1927): Samvidhan Sadan', hi: 'पुराना भवन (1927): संविधान सदन' },
    ],
    sources: [pib],
  },
  {
    code: 'new-criminal-laws',
    category: 'national',
    eventDate: '2024-07-01',
    title: {
      en: '2024: Three new criminal laws come into force',
      hi: '2024: तीन नए आपराधिक क़ानून लागू हुए',
    },
    summary: {
      en: 'From 1 July 2024 the BNS, BNSS and BSA stand in place of the IPC, the CrPC and the Evidence Act.',
      hi: '1 जुलाई 2024 से IPC, CrPC और साक्ष्य अधिनियम की जगह BNS, BNSS और BSA लागू हैं।',
    },
    body: {
      en: 'Three laws of 2023 came into force on **1 July 2024**:\n\n| Old law | New law | Sections |\n| --- | --- | --- |\n| Indian Penal Code, 1860 | Bharatiya Nyaya Sanhita, 2023 | 358 |\n| Code of Criminal Procedure, 1973 | Bharatiya Nagarik Suraksha Sanhita, 2023 | 531 |\n| Indian Evidence Act, 1872 | Bharatiya Sakshya Adhiniyam, 2023 | 170 |\n\nCommunity service is among the punishments for the first time, for some petty offences. A first information report may be sent electronically and may be lodged at any police station (“zero FIR”).',
      hi: '2023 में बने तीन क़ानून **1 जुलाई 2024** से लागू हुए:\n\n| पुराना क़ानून | नया क़ानून | धाराएँ |\n| --- | --- | --- |\n| भारतीय दंड संहिता, 1860 | भारतीय न्याय संहिता, 2023 | 358 |\n| दंड प्रक्रिया संहिता, 1973 | भारतीय नागरिक सुरक्षा संहिता, 2023 | 531 |\n| भारतीय साक्ष्य अधिनियम, 1872 | भारतीय साक्ष्य अधिनियम, 2023 | 170 |\n\nकुछ छोटे अपराधों के लिए पहली बार सामुदायिक सेवा भी सज़ा है। प्राथमिकी (FIR) इलेक्ट्रॉनिक रूप से दी जा सकती है और किसी भी थाने में लिखाई जा सकती है (“ज़ीरो FIR”)।',
    },
    matters: {
      en: 'Match-the-list questions pair each old law with the new one; learn the number of sections too.',
      hi: 'मिलान वाले प्रश्नों में हर पुराने क़ानून के साथ नया पूछा जाता है; धाराओं की संख्या भी याद रखें।',
    },
    facts: [
      { en: 'In force from 1 July 2024', hi: 'लागू: 1 जुलाई 2024 से' },
      {
        en: 'IPC to BNS (358), CrPC to BNSS (531), Evidence Act to BSA (170 sections)',
        hi: 'IPC से BNS (358), CrPC से BNSS (531), साक्ष्य अधिनियम से BSA (170 धाराएँ)',
      },
      { en: 'New punishment: community service', hi: 'नई सज़ा: सामुदायिक सेवा' },
    ],
    sources: [pib],
  },
  {
    code: 'right-to-privacy',
    category: 'national',
    eventDate: '2017-08-24',
    title: {
      en: '2017: The Supreme Court holds privacy to be a fundamental right',
      hi: '2017: सर्वोच्च न्यायालय ने निजता को मौलिक अधिकार माना',
    },
    summary: {
      en: 'Nine judges agreed on 24 August 2017 in the Puttaswamy case that Article 21 protects privacy.',
      hi: '24 अगस्त 2017 को पुट्टास्वामी मामले में नौ जजों ने एकमत से कहा कि अनुच्छेद 21 निजता की रक्षा करता है।',
    },
    body: {
      en: 'In *Justice K. S. Puttaswamy (Retd.) v. Union of India* a bench of **nine judges** held unanimously on **24 August 2017** that the right to privacy is part of the right to life and personal liberty under **Article 21** and of the freedoms that Part III of the Constitution guarantees.\n\nThe court overruled two older decisions, M. P. Sharma (1954) and Kharak Singh (1962), as far as they had said otherwise. The right is not absolute: the State may limit it by law, for a legitimate aim and in proportion to it.',
      hi: '*न्यायमूर्ति के. एस. पुट्टास्वामी (सेवानिवृत्त) बनाम भारत संघ* में **नौ जजों** की पीठ ने **24 अगस्त 2017** को एकमत से कहा कि निजता का अधिकार **अनुच्छेद 21** के जीवन और दैहिक स्वतंत्रता के अधिकार का और संविधान के भाग III की स्वतंत्रताओं का हिस्सा है।\n\nअदालत ने एम. पी. शर्मा (1954) और खड़क सिंह (1962) के पुराने फ़ैसलों को, जहाँ तक वे इससे अलग थे, पलट दिया। यह अधिकार असीमित नहीं है: राज्य उसे क़ानून से, उचित उद्देश्य के लिए और उसके अनुपात में ही सीमित कर सकता है।',
    },
    matters: {
      en: 'Landmark judgments are asked with their Article: Puttaswamy goes with Article 21, Kesavananda Bharati (1973) with the basic structure.',
      hi: 'बड़े फ़ैसले अनुच्छेद के साथ पूछे जाते हैं: पुट्टास्वामी अनुच्छेद 21 के साथ, केशवानंद भारती (1973) मूल ढाँचे के साथ।',
    },
    facts: [
      { en: 'Bench: nine judges, unanimous', hi: 'पीठ: नौ जज, एकमत' },
      { en: 'Article 21 and Part III of the Constitution', hi: 'अनुच्छेद 21 और संविधान का भाग III' },
      {
        en: 'Overruled: M. P. Sharma (1954), Kharak Singh (1962)',
        hi: 'पलटे गए फ़ैसले: एम. पी. शर्मा (1954), खड़क सिंह (1962)',
      },
    ],
    sources: [
      { en: 'Supreme Court of India, judgment of 24 August 2017', hi: 'भारत का सर्वोच्च न्यायालय, 24 अगस्त 2017 का फ़ैसला' },
    ],
  },
  {
    code: 'union-territories-merged',
    category: 'national',
    eventDate: '2020-01-26',
    title: {
      en: '2020: Two Union Territories of the west coast become one',
      hi: '2020: पश्चिमी तट के दो केंद्र शासित प्रदेश एक हुए',
    },
    summary: {
      en: 'Since 26 January 2020 Dadra and Nagar Haveli and Daman and Diu are one Union Territory.',
      hi: '26 जनवरी 2020 से दादरा और नगर हवेली तथा दमन और दीव एक ही केंद्र शासित प्रदेश हैं।',
    },
    body: {
      en: 'By an Act of Parliament of 2019, the Union Territories *Dadra and Nagar Haveli* and *Daman and Diu* were merged into one, **Dadra and Nagar Haveli and Daman and Diu**, with effect from **26 January 2020**. Its capital is Daman.\n\nThe number of Union Territories had risen to nine on 31 October 2019, when Jammu and Kashmir and Ladakh became Union Territories; the merger made it **eight**. All of this territory was Portuguese once: Dadra and Nagar Haveli was freed in 1954, Daman and Diu together with Goa in 1961.',
      hi: '2019 में संसद के बनाए क़ानून से *दादरा और नगर हवेली* तथा *दमन और दीव* को मिलाकर **26 जनवरी 2020** से एक केंद्र शासित प्रदेश **दादरा और नगर हवेली और दमन और दीव** बनाया गया। इसकी राजधानी दमन है।\n\n31 अक्टूबर 2019 को जम्मू-कश्मीर और लद्दाख के केंद्र शासित प्रदेश बनने पर कुल संख्या नौ हो गई थी; इस विलय से वह **आठ** रह गई। यह पूरा इलाक़ा कभी पुर्तगाल के पास था: दादरा और नगर हवेली 1954 में आज़ाद हुआ, दमन और दीव 1961 में गोवा के साथ।',
    },
    matters: {
      en: 'Counts of States and Union Territories are asked with dates: nine from 31 October 2019, eight from 26 January 2020.',
      hi: 'राज्यों और केंद्र शासित प्रदेशों की संख्या तारीख़ के साथ पूछी जाती है: 31 अक्टूबर 2019 से नौ, 26 जनवरी 2020 से आठ।',
    },
    facts: [
      { en: 'Merger: 26 January 2020; capital: Daman', hi: 'विलय: 26 जनवरी 2020; राजधानी: दमन' },
      { en: 'Union Territories after it: 8', hi: 'इसके बाद केंद्र शासित प्रदेश: 8' },
      { en: 'Goa, Daman and Diu were freed in 1961', hi: 'गोवा, दमन और दीव 1961 में आज़ाद हुए' },
    ],
    sources: [pib],
  },
  {
    code: 'labour-codes',
    category: 'national',
    eventDate: '2025-11-21',
    title: {
      en: '2025: Four labour codes come into force',
      hi: '2025: चार श्रम संहिताएँ लागू हुईं',
    },
    summary: {
      en: 'Since 21 November 2025 four codes stand in place of 29 central labour laws.',
      hi: '21 नवंबर 2025 से 29 केंद्रीय श्रम क़ानूनों की जगह चार संहिताएँ हैं।',
    },
    body: {
      en: 'On **21 November 2025** the Centre brought four labour codes into force:\n\n| Code | Laws replaced |\n| --- | --- |\n| Code on Wages, 2019 | 4 |\n| Industrial Relations Code, 2020 | 3 |\n| Code on Social Security, 2020 | 9 |\n| Occupational Safety, Health and Working Conditions Code, 2020 | 13 |\n\nIn all they replaced **29** laws. The minimum wage covers workers of every sector, and each worker is to get a letter of appointment. **Gig and platform workers** come under social security law for the first time. Workers on a fixed term earn gratuity after one year instead of five. Factories, mines and plantations need permission to lay off or close from **300** workers on; before, it was from 100. Labour is in the Concurrent List.',
      hi: '**21 नवंबर 2025** को केंद्र ने चार श्रम संहिताएँ लागू कीं:\n\n| संहिता | हटाए गए क़ानून |\n| --- | --- |\n| मज़दूरी संहिता, 2019 | 4 |\n| औद्योगिक संबंध संहिता, 2020 | 3 |\n| सामाजिक सुरक्षा संहिता, 2020 | 9 |\n| व्यावसायिक सुरक्षा, स्वास्थ्य और कार्यदशा संहिता, 2020 | 13 |\n\nकुल मिलाकर इन्होंने **29** क़ानूनों की जगह ली। न्यूनतम मज़दूरी हर क्षेत्र के कामगारों के लिए है और हर कामगार को नियुक्ति पत्र मिलना है। **गिग और प्लेटफ़ॉर्म कामगार** पहली बार सामाजिक सुरक्षा क़ानून में आए। निश्चित अवधि के लिए रखे गए कामगार पाँच के बजाय एक साल में ग्रेच्युटी के हक़दार होते हैं। कारख़ानों, खानों और बाग़ानों को छँटनी या बंदी के लिए अनुमति **300** या अधिक कामगार होने पर लेनी होती है; पहले यह सीमा 100 थी। श्रम समवर्ती सूची में है।',
    },
    matters: {
      en: 'Match-the-list questions ask which old Act went into which code: minimum wages into the first, trade unions into the second, provident funds into the third, factories into the fourth.',
      hi: 'मिलान वाले प्रश्नों में पूछा जाता है कि कौन-सा पुराना क़ानून किस संहिता में गया: न्यूनतम मज़दूरी पहली में, ट्रेड यूनियन दूसरी में, भविष्य निधि तीसरी में, कारख़ाना चौथी में।',
    },
    facts: [
      { en: 'In force from 21 November 2025', hi: 'लागू: 21 नवंबर 2025 से' },
      { en: '29 central laws became four codes', hi: '29 केंद्रीय क़ानूनों से चार संहिताएँ' },
      { en: 'Code on Wages: 2019; the other three: 2020', hi: 'मज़दूरी संहिता: 2019; बाक़ी तीन: 2020' },
    ],
    sources: [{ en: 'Ministry of Labour and Employment, Government of India', hi: 'श्रम और रोज़गार मंत्रालय, भारत सरकार' }],
  },
  {
    code: 'census-2027-notified',
    category: 'national',
    eventDate: '2025-06-16',
    title: {
      en: '2025: The census of 2027 is notified, the first on mobile applications',
      hi: '2025: 2027 की जनगणना की अधिसूचना, पहली बार मोबाइल ऐप पर',
    },
    summary: {
      en: 'By the notification of 16 June 2025 the reference date is 1 March 2027, and earlier for snow-bound areas.',
      hi: '16 जून 2025 की अधिसूचना के अनुसार संदर्भ तिथि 1 मार्च 2027 है, बर्फ़ीले इलाक़ों में उससे पहले।',
    },
    body: {
      en: 'On **16 June 2025** the Ministry of Home Affairs notified the census of **2027**. Its reference date is **1 March 2027**; for Ladakh and the snow-bound areas of Jammu and Kashmir, Himachal Pradesh and Uttarakhand it is **1 October 2026**. The census due in 2021 had been put off because of the pandemic.\n\nTwo phases were planned: the listing of houses from April to September 2026 and the count of people in February 2027 (in the snow-bound areas in September 2026). It is the 16th census of India and the eighth since independence. Data are taken on mobile applications, people may enter their own, and the **caste** of everyone is recorded; the last census with figures for all castes was that of 1931. In December 2025 the Cabinet approved ₹11,718 crore.',
      hi: '**16 जून 2025** को गृह मंत्रालय ने **2027** की जनगणना की अधिसूचना जारी की। इसकी संदर्भ तिथि **1 मार्च 2027** है; लद्दाख तथा जम्मू-कश्मीर, हिमाचल प्रदेश और उत्तराखंड के बर्फ़ीले इलाक़ों के लिए **1 अक्टूबर 2026**। 2021 में होने वाली जनगणना महामारी के कारण टल गई थी।\n\nदो चरण तय हुए: अप्रैल से सितंबर 2026 तक मकानों का सूचीकरण और फ़रवरी 2027 में जनसंख्या की गणना (बर्फ़ीले इलाक़ों में सितंबर 2026 में)। यह भारत की 16वीं और आज़ादी के बाद की आठवीं जनगणना है। आँकड़े मोबाइल ऐप पर लिए जाते हैं, लोग ख़ुद भी भर सकते हैं, और सबकी **जाति** दर्ज होती है; सभी जातियों के आँकड़े पिछली बार 1931 की जनगणना में आए थे। दिसंबर 2025 में कैबिनेट ने ₹11,718 करोड़ मंज़ूर किए।',
    },
    matters: {
      en: 'Reference date and year of the count are easily confused; the census is a Union subject (entry 69 of the Union List) under an Act of 1948.',
      hi: 'संदर्भ तिथि और गिनती का साल आसानी से उलझ जाते हैं; जनगणना संघ का विषय है (संघ सूची की प्रविष्टि 69) और 1948 के अधिनियम से होती है।',
    },
    facts: [
      { en: 'Notified on 16 June 2025', hi: 'अधिसूचना: 16 जून 2025' },
      {
        en: 'Reference date: 1 March 2027; snow-bound areas: 1 October 2026',
        hi: 'संदर्भ तिथि: 1 मार्च 2027; बर्फ़ीले इलाक़े: 1 अक्टूबर 2026',
      },
      { en: '16th census; the one before it: 2011', hi: '16वीं जनगणना; इससे पहले की: 2011' },
    ],
    sources: [
      { en: 'Ministry of Home Affairs, notification of 16 June 2025', hi: 'गृह मंत्रालय, 16 जून 2025 की अधिसूचना' },
      pib,
    ],
  },
]
