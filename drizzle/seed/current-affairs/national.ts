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
      hi: 'नई दिल्ली का नया संसद भवन सेंट्रल विस्टा के पुनर्विकास के तहत बना और **28 मई 2023** को उसका उद्घाटन हुआ। यह तिकोना है। लोकसभा कक्ष में **888 सीटें** हैं और उसकी थीम राष्ट्रीय पक्षी मोर है; राज्यसभा कक्ष में **384 सीटें** हैं और उसकी थीम राष्ट्रीय फूल कमल है।\n\nतमिलनाडु की परंपरा का राजदंड *सेंगोल* अध्यक्ष के आसन के पास रखा गया। सदनों की पहली बैठक वहाँ 19 सितंबर 2023 को हुई। एडविन लुटियंस और हर्बर्ट बेकर के बनाए और 1927 में खुले पुराने भवन का नाम संविधान सदन रखा गया।',
    },
    matters: {
      en: 'Numbers of seats, the themes of both chambers and the new name of the old building make neat one-liners.',
      hi: 'सीटों की संख्या, दोनों कक्षों की थीम और पुराने भवन का नया नाम एक पंक्ति के अच्छे प्रश्न बनते हैं।',
    },
    facts: [
      { en: 'Inaugurated on 28 May 2023', hi: 'उद्घाटन: 28 मई 2023' },
      {
        en: 'Lok Sabha: 888 seats, peacock; Rajya Sabha: 384 seats, lotus',
        hi: 'लोकसभा: 888 सीटें, मोर; राज्यसभा: 384 सीटें, कमल',
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
]
