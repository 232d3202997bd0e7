import type { Reasons } from './contract.ts'

export const generalKnowledgeReasons: Reasons = {
  'gkn-001': {
    a: { en: 'Equality before the law.', hi: 'विधि के समक्ष समता।' },
    b: {
      en: 'No discrimination on grounds such as religion, race, caste, sex or place of birth.',
      hi: 'धर्म, मूलवंश, जाति, लिंग या जन्मस्थान जैसे आधारों पर भेदभाव का निषेध।',
    },
    c: { en: 'It abolishes untouchability.', hi: 'यह अस्पृश्यता का अंत करता है।' },
    d: { en: 'It abolishes titles.', hi: 'यह उपाधियों का अंत करता है।' },
  },
  'gkn-002': {
    a: { en: 'The line passes through it.', hi: 'रेखा इससे होकर गुज़रती है।' },
    b: { en: 'The line passes through it.', hi: 'रेखा इससे होकर गुज़रती है।' },
    c: { en: 'The line passes through it.', hi: 'रेखा इससे होकर गुज़रती है।' },
    d: { en: 'The whole state lies south of the line.', hi: 'पूरा राज्य रेखा के दक्षिण में है।' },
  },
  'gkn-003': {
    a: {
      en: 'Buxar (1764) is put before the Third Battle of Panipat (1761).',
      hi: 'इसमें बक्सर (1764) को पानीपत के तीसरे युद्ध (1761) से पहले रखा गया है।',
    },
    b: { en: 'Panipat (1761) is put before Plassey (1757).', hi: 'इसमें पानीपत (1761) को प्लासी (1757) से पहले रखा गया है।' },
    c: { en: 'The years run 1757, 1761, 1764 and 1782.', hi: 'वर्ष क्रम से 1757, 1761, 1764 और 1782 हैं।' },
    d: {
      en: 'The Treaty of Salbai (1782) ended the First Anglo-Maratha War, 18 years after Buxar.',
      hi: 'सालबाई की संधि (1782) से प्रथम आंग्ल-मराठा युद्ध समाप्त हुआ, बक्सर के 18 वर्ष बाद।',
    },
  },
  'gkn-004': {
    a: { en: 'The march began here.', hi: 'यात्रा यहीं से शुरू हुई।' },
    b: {
      en: 'Gandhiji settled there, near Wardha, years after the march.',
      hi: 'गांधीजी वर्धा के पास वहाँ यात्रा के वर्षों बाद बसे।',
    },
    c: { en: 'The ashram of Vinoba Bhave near Wardha.', hi: 'वर्धा के पास विनोबा भावे का आश्रम।' },
    d: {
      en: 'His first ashram at Ahmedabad, which he had left for Sabarmati.',
      hi: 'अहमदाबाद में उनका पहला आश्रम, जिसे छोड़कर वे साबरमती आ चुके थे।',
    },
  },
  'gkn-006': {
    a: {
      en: 'The banks pay for the securities, and this money goes out to the RBI.',
      hi: 'बैंक प्रतिभूतियों का मूल्य चुकाते हैं और यह धन RBI के पास चला जाता है।',
    },
    b: { en: 'That is what happens when the RBI buys securities.', hi: 'ऐसा तब होता है जब RBI प्रतिभूतियाँ ख़रीदता है।' },
    c: { en: 'This ratio is fixed by a separate decision of the RBI.', hi: 'यह अनुपात RBI के अलग निर्णय से तय होता है।' },
    d: {
      en: 'The RBI sells securities that it holds; the receipts and spending of the government stay the same.',
      hi: 'RBI अपने पास की प्रतिभूतियाँ बेचता है; सरकार की प्राप्तियाँ और व्यय वही रहते हैं।',
    },
  },
  'gkn-007': {
    a: { en: 'Its classical dance is Manipuri.', hi: 'इसका शास्त्रीय नृत्य मणिपुरी है।' },
    b: { en: 'Its classical dance is Odissi.', hi: 'इसका शास्त्रीय नृत्य ओडिसी है।' },
    c: { en: 'Its classical dances are Kathakali and Mohiniyattam.', hi: 'इसके शास्त्रीय नृत्य कथकली और मोहिनीअट्टम हैं।' },
    d: { en: 'Sattriya comes from the sattras of Assam.', hi: 'सत्रिया असम के सत्रों से आया है।' },
  },
  'gkn-008': {
    a: {
      en: 'Article 16 speaks of equality of opportunity “for all citizens”.',
      hi: 'अनुच्छेद 16 में अवसर की समता “सभी नागरिकों के लिए” है।',
    },
    b: {
      en: 'Article 21 says “No person”, so it protects foreigners too.',
      hi: 'अनुच्छेद 21 में “किसी व्यक्ति” लिखा है, इसलिए यह विदेशियों को भी संरक्षण देता है।',
    },
    c: { en: 'Article 19 begins with “All citizens”.', hi: 'अनुच्छेद 19 के अधिकार “सभी नागरिकों को” दिए गए हैं।' },
    d: {
      en: 'Article 14 says “any person”, so it covers foreigners in India too.',
      hi: 'अनुच्छेद 14 में “किसी व्यक्ति” लिखा है, इसलिए भारत में रह रहे विदेशी भी इसमें आते हैं।',
    },
  },
  'gkn-009': {
    a: {
      en: 'From GNP one gets GDP by deducting net factor income from abroad, not depreciation.',
      hi: 'GNP से GDP पाने के लिए विदेशों से प्राप्त निवल कारक आय घटाते हैं, मूल्यह्रास नहीं।',
    },
    b: {
      en: 'Deducting depreciation turns “gross” into “net”; it stays “national”.',
      hi: 'मूल्यह्रास घटाने से “सकल” का “निवल” होता है; “राष्ट्रीय” बना रहता है।',
    },
    c: { en: 'This is GDP, not GNP, minus depreciation.', hi: 'यह GNP में से नहीं, GDP में से मूल्यह्रास घटाने पर मिलता है।' },
    d: {
      en: 'It takes further steps: taxes on firms and undistributed profits are deducted and transfers added.',
      hi: 'इसके लिए कंपनी कर और अवितरित लाभ भी घटाने और अंतरण भुगतान जोड़ने पड़ते हैं।',
    },
  },
  'gkn-010': {
    a: {
      en: 'Statement 3 is wrong: Article 108 on the joint sitting leaves out Money Bills.',
      hi: 'कथन 3 ग़लत है: संयुक्त बैठक का अनुच्छेद 108 धन विधेयक पर लागू नहीं होता।',
    },
    b: {
      en: 'Statement 3 is wrong, and 1 is left out: under Article 109 the Bill starts in the Lok Sabha.',
      hi: 'कथन 3 ग़लत है, और 1 छूट गया: अनुच्छेद 109 के अनुसार यह लोक सभा से ही शुरू होता है।',
    },
    c: {
      en: 'Both are in Article 109; the Rajya Sabha can only recommend and delay for 14 days.',
      hi: 'दोनों अनुच्छेद 109 में हैं; राज्य सभा केवल सिफ़ारिश और 14 दिन का विलंब कर सकती है।',
    },
    d: {
      en: 'A joint sitting is for ordinary Bills; a Money Bill cannot be rejected by the Rajya Sabha.',
      hi: 'संयुक्त बैठक साधारण विधेयकों के लिए है; धन विधेयक को राज्य सभा अस्वीकार नहीं कर सकती।',
    },
  },
  'gkn-011': {
    a: {
      en: 'Statement 1 is wrong: the Harappans used copper and bronze, iron came later.',
      hi: 'कथन 1 ग़लत है: हड़प्पावासी ताँबे और काँसे का प्रयोग करते थे, लोहा बाद में आया।',
    },
    b: {
      en: 'Lothal does lie in Gujarat, near the Gulf of Khambhat, so 3 belongs to it as well.',
      hi: 'लोथल गुजरात में ही, खंभात की खाड़ी के पास है, इसलिए 3 भी सही है।',
    },
    c: {
      en: 'It takes a Bronze Age civilisation for one of the Iron Age.',
      hi: 'इसमें कांस्य युग की सभ्यता को लौह युग की मान लिया गया है।',
    },
    d: {
      en: 'The Great Bath was found at Mohenjo-daro and Lothal is in Gujarat; iron was not known yet.',
      hi: 'विशाल स्नानागार मोहनजोदड़ो में मिला और लोथल गुजरात में है; लोहे का चलन अभी नहीं था।',
    },
  },
  'gkn-012': {
    a: {
      en: 'The father of Samudragupta; the inscription tells that he chose him as successor.',
      hi: 'समुद्रगुप्त के पिता; लेख में बताया गया है कि उन्होंने उसे उत्तराधिकारी चुना।',
    },
    b: { en: 'The son of Samudragupta, known as Vikramaditya.', hi: 'समुद्रगुप्त का पुत्र, जो विक्रमादित्य कहलाया।' },
    c: {
      en: 'Harishena, his court poet, lists his conquests in it.',
      hi: 'उसके दरबारी कवि हरिषेण ने इसमें उसकी विजयों का वर्णन किया है।',
    },
    d: {
      en: 'A later ruler, known from the Bhitari pillar inscription.',
      hi: 'बाद का शासक, जिसकी जानकारी भितरी स्तंभ लेख से मिलती है।',
    },
  },
  'gkn-014': {
    a: { en: 'Babur defeated him at Khanwa in 1527.', hi: 'बाबर ने इन्हें 1527 में खानवा में हराया।' },
    b: {
      en: 'The last Sultan of Delhi, who was killed in this battle.',
      hi: 'दिल्ली का अंतिम सुल्तान, जो इसी युद्ध में मारा गया।',
    },
    c: {
      en: "He lost the Second Battle of Panipat to Akbar's army in 1556.",
      hi: 'ये 1556 में पानीपत के दूसरे युद्ध में अकबर की सेना से हारे।',
    },
    d: {
      en: 'The father of Ibrahim Lodi; he had died in 1517.',
      hi: 'इब्राहिम लोदी का पिता, जिसकी मृत्यु 1517 में हो चुकी थी।',
    },
  },
  'gkn-015': {
    a: {
      en: 'It leaves out 3: the 86th Amendment added this as the eleventh duty.',
      hi: 'कथन 3 छूट गया: 86वें संशोधन ने इसे ग्यारहवें कर्तव्य के रूप में जोड़ा।',
    },
    b: {
      en: 'It leaves out 1: the first ten duties came with the 42nd Amendment of 1976.',
      hi: 'कथन 1 छूट गया: पहले दस कर्तव्य 1976 के 42वें संशोधन से आए।',
    },
    c: {
      en: 'It leaves out 2: Part IVA holds the duties, Part IV the Directive Principles.',
      hi: 'कथन 2 छूट गया: कर्तव्य भाग 4क में हैं, भाग 4 में निदेशक तत्त्व हैं।',
    },
    d: {
      en: 'Ten duties came in 1976 as Article 51A, the eleventh for parents in 2002.',
      hi: '1976 में अनुच्छेद 51क में दस कर्तव्य आए, माता-पिता वाला ग्यारहवाँ 2002 में।',
    },
  },
  'gkn-017': {
    a: {
      en: 'Statement 2 is right too: without interest on past loans the primary deficit remains.',
      hi: 'कथन 2 भी सही है: पिछले ऋणों का ब्याज हटाने पर प्राथमिक घाटा बचता है।',
    },
    b: {
      en: 'Statement 1 is right too; it is only the revenue deficit that looks at revenue items alone.',
      hi: 'कथन 1 भी सही है; केवल राजस्व मदों को राजस्व घाटा देखता है, राजकोषीय घाटा नहीं।',
    },
    c: {
      en: '1 measures what must be borrowed in the year; 2 takes out the burden of past loans.',
      hi: '1 बताता है कि वर्ष में कितना उधार लेना है; 2 उसमें से पिछले ऋणों का बोझ हटाता है।',
    },
    d: {
      en: 'It mixes up the fiscal deficit with the revenue deficit.',
      hi: 'इसमें राजकोषीय घाटे को राजस्व घाटा समझ लिया गया है।',
    },
  },
  'gkn-019': {
    a: { en: 'She led the revolt at Lucknow.', hi: 'इन्होंने लखनऊ में विद्रोह का नेतृत्व किया।' },
    b: { en: 'He was killed in 1799 in the Fourth Anglo-Mysore War.', hi: 'ये 1799 में चौथे आंग्ल-मैसूर युद्ध में मारे गए थे।' },
    c: { en: 'The zamindar of Jagdishpur, who led it in Bihar.', hi: 'जगदीशपुर के ज़मींदार, जिन्होंने बिहार में नेतृत्व किया।' },
    d: { en: 'He led it at Kanpur.', hi: 'इन्होंने कानपुर में नेतृत्व किया।' },
  },
  'gkn-021': {
    a: {
      en: 'That is the age for a member of a Panchayat or Municipality.',
      hi: 'यह पंचायत या नगरपालिका के सदस्य की आयु है।',
    },
    b: {
      en: 'That is the age for the Lok Sabha and for a State Legislative Assembly.',
      hi: 'यह लोक सभा और राज्य की विधान सभा के लिए आयु है।',
    },
    c: { en: 'Article 84 asks for 30 years in the Council of States.', hi: 'अनुच्छेद 84 राज्य सभा के लिए 30 वर्ष माँगता है।' },
    d: {
      en: 'That is the age for the President, the Vice-President and a Governor.',
      hi: 'यह राष्ट्रपति, उपराष्ट्रपति और राज्यपाल के लिए आयु है।',
    },
  },
  'gkn-022': {
    a: {
      en: 'Either the market control of Alauddin or the descent of Razia was missed.',
      hi: 'अलाउद्दीन का बाज़ार नियंत्रण या रज़िया का वंश, दो में से एक छूट गया।',
    },
    b: {
      en: 'Statements 1 and 3 are right; the capital was shifted by Muhammad bin Tughlaq.',
      hi: 'कथन 1 और 3 सही हैं; राजधानी मुहम्मद बिन तुग़लक़ ने बदली थी।',
    },
    c: {
      en: 'It credits Firoz Shah with the shift to Daulatabad made by Muhammad bin Tughlaq.',
      hi: 'इसमें मुहम्मद बिन तुग़लक़ का दौलताबाद जाना फ़िरोज़ शाह के नाम कर दिया गया है।',
    },
    d: { en: 'Only statement 2 is wrong.', hi: 'केवल कथन 2 ग़लत है।' },
  },
  'gkn-024': {
    a: { en: 'That is the subject of CITES (1973).', hi: 'यह CITES (1973) का विषय है।' },
    b: { en: 'That is the subject of the Ramsar Convention (1971).', hi: 'यह रामसर अभिसमय (1971) का विषय है।' },
    c: { en: 'That is the subject of the Basel Convention (1989).', hi: 'यह बेसल अभिसमय (1989) का विषय है।' },
    d: { en: 'Since 1987 it has limited substances such as CFCs.', hi: 'यह 1987 से CFC जैसे पदार्थों को सीमित करता है।' },
  },
  'gkn-026': {
    a: {
      en: 'Banks fix such lending rates themselves; the RBI has no part in the loan.',
      hi: 'ऐसी उधार दरें बैंक ख़ुद तय करते हैं; इस ऋण में RBI शामिल नहीं होता।',
    },
    b: { en: 'That is the reverse repo rate.', hi: 'यह रिवर्स रेपो दर है।' },
    c: {
      en: 'That is the savings deposit rate, between a bank and its customer.',
      hi: 'यह बचत जमा दर है, जो बैंक और ग्राहक के बीच की है।',
    },
    d: {
      en: 'The banks sell securities to the RBI and promise to repurchase them: a repo.',
      hi: 'बैंक RBI को प्रतिभूतियाँ बेचकर वापस ख़रीदने का वादा करते हैं: यही रेपो है।',
    },
  },
  'gkn-027': {
    a: {
      en: 'Krishna I, a Rashtrakuta, had it cut; the other two builders are mixed up.',
      hi: 'राष्ट्रकूट राजा कृष्ण प्रथम ने इसे कटवाया; बाक़ी दो के निर्माता ग़लत हैं।',
    },
    b: { en: 'Khajuraho was built by the Chandellas, not the Chalukyas.', hi: 'खजुराहो चालुक्यों ने नहीं, चंदेलों ने बनवाया।' },
    c: {
      en: 'Khajuraho is of the Chandellas and Konark of the Eastern Gangas.',
      hi: 'खजुराहो चंदेलों का है और कोणार्क पूर्वी गंगों का।',
    },
    d: {
      en: 'Konark was built by Narasimhadeva I of the Eastern Gangas, not the Cholas.',
      hi: 'कोणार्क चोलों ने नहीं, पूर्वी गंग वंश के नरसिंहदेव प्रथम ने बनवाया।',
    },
  },
  'gkn-029': {
    a: {
      en: 'His court at Vijayanagara had the eight, with Allasani Peddana as the first.',
      hi: 'विजयनगर में इन्हीं के दरबार में ये आठ थे, जिनमें अल्लसानि पेद्दन प्रमुख थे।',
    },
    b: {
      en: 'A Chola king of about the year 1000, five centuries before these poets.',
      hi: 'सन् 1000 के आसपास का चोल राजा, इन कवियों से पाँच सदी पहले।',
    },
    c: {
      en: 'A Chalukya king of the 7th century, about 900 years earlier.',
      hi: '7वीं सदी का चालुक्य राजा, लगभग 900 वर्ष पहले का।',
    },
    d: {
      en: 'A founder of Vijayanagara in 1336, long before these poets.',
      hi: '1336 में विजयनगर का एक संस्थापक, इन कवियों से बहुत पहले।',
    },
  },
  'gkn-030': {
    a: {
      en: 'Purna Swaraj was adopted at Lahore in 1929, so only statement 3 fails.',
      hi: 'पूर्ण स्वराज 1929 में लाहौर में अपनाया गया, इसलिए केवल कथन 3 ग़लत है।',
    },
    b: {
      en: 'Karachi (1931) passed the resolution on Fundamental Rights; Purna Swaraj is of Lahore.',
      hi: 'कराची (1931) में मूल अधिकारों का प्रस्ताव पारित हुआ; पूर्ण स्वराज लाहौर का है।',
    },
    c: {
      en: 'It leaves out 1: the Rowlatt Act allowed detention without trial for two years.',
      hi: 'कथन 1 छूट गया: रॉलेट अधिनियम बिना मुक़दमे दो वर्ष तक बंदी रखने देता था।',
    },
    d: {
      en: 'It takes the Karachi session of 1931 for the Lahore session of 1929.',
      hi: 'इसमें 1931 के कराची अधिवेशन को 1929 का लाहौर अधिवेशन समझ लिया गया है।',
    },
  },
  'gkn-033': {
    a: { en: 'It provides for the national Emergency.', hi: 'यह राष्ट्रीय आपात का उपबंध है।' },
    b: { en: "It is about President's rule in a State.", hi: 'यह राज्य में राष्ट्रपति शासन का उपबंध है।' },
    c: { en: 'It is about a financial Emergency.', hi: 'यह वित्तीय आपात का उपबंध है।' },
    d: { en: 'It is about amending the Constitution.', hi: 'यह संविधान के संशोधन का उपबंध है।' },
  },
  'gkn-034': {
    a: {
      en: 'The Eastern Ghats are cut through by the Mahanadi, Godavari, Krishna and Kaveri.',
      hi: 'पूर्वी घाट को महानदी, गोदावरी, कृष्णा और कावेरी काटती हैं।',
    },
    b: {
      en: 'The unbroken wall is the Western Ghats, which are also the higher ones.',
      hi: 'अखंड दीवार पश्चिमी घाट है, और वही अधिक ऊँचा भी है।',
    },
    c: {
      en: 'Statement 2 alone fails: it is the Eastern Ghats that rivers break up.',
      hi: 'केवल कथन 2 ग़लत है: नदियाँ पूर्वी घाट को ही खंडित करती हैं।',
    },
    d: {
      en: 'It gives the continuity of the Western Ghats to the Eastern Ghats.',
      hi: 'इसमें पश्चिमी घाट की निरंतरता पूर्वी घाट की मान ली गई है।',
    },
  },
  'gkn-035': {
    a: {
      en: 'Set up in 2015 by a resolution of the Union Cabinet alone.',
      hi: '2015 में केवल केंद्रीय मंत्रिमंडल के प्रस्ताव से बना।',
    },
    b: { en: 'Article 280 provides for it.', hi: 'अनुच्छेद 280 में इसका उपबंध है।' },
    c: {
      en: 'A statutory body, under the Protection of Human Rights Act, 1993.',
      hi: 'मानव अधिकार संरक्षण अधिनियम, 1993 से बना सांविधिक निकाय।',
    },
    d: { en: 'Article 324 provides for it.', hi: 'अनुच्छेद 324 में इसका उपबंध है।' },
  },
  'gkn-036': {
    a: {
      en: 'Bodh Gaya is the place of enlightenment; the first sermon was at Sarnath.',
      hi: 'बोधगया ज्ञान प्राप्ति का स्थान है; पहला उपदेश सारनाथ में दिया गया।',
    },
    b: {
      en: 'Only the place of the first sermon, Sarnath, is given wrongly.',
      hi: 'केवल पहले उपदेश का स्थान ग़लत दिया है, जो सारनाथ है।',
    },
    c: {
      en: 'Statement 2 names Bodh Gaya for Sarnath, and the 24th Tirthankara of 1 is left out.',
      hi: 'कथन 2 में सारनाथ की जगह बोधगया है, और कथन 1 के 24वें तीर्थंकर छूट गए।',
    },
    d: {
      en: 'It takes the place of enlightenment for that of the first sermon.',
      hi: 'इसमें ज्ञान प्राप्ति के स्थान को पहले उपदेश का स्थान मान लिया गया है।',
    },
  },
  'gkn-037': {
    a: { en: 'Known for the Subsidiary Alliance.', hi: 'ये सहायक संधि के लिए जाने जाते हैं।' },
    b: { en: 'Known for the abolition of Sati in 1829.', hi: 'ये 1829 में सती प्रथा के अंत के लिए जाने जाते हैं।' },
    c: { en: 'Known for the Doctrine of Lapse.', hi: 'ये व्यपगत सिद्धांत के लिए जाने जाते हैं।' },
    d: {
      en: 'In 1793 he fixed the revenue of the zamindars for ever.',
      hi: 'इन्होंने 1793 में ज़मींदारों का भू-राजस्व सदा के लिए तय कर दिया।',
    },
  },
  'gkn-040': {
    a: {
      en: 'The most widespread soil, laid down by rivers and best for wheat and rice.',
      hi: 'नदियों की बिछाई सबसे अधिक फैली मिट्टी, जो गेहूँ और धान के लिए अच्छी है।',
    },
    b: {
      en: 'Clay from the lava of the Deccan, which holds moisture for long.',
      hi: 'दक्कन के लावा से बनी चिकनी मिट्टी, जो नमी देर तक रोकती है।',
    },
    c: {
      en: 'Heavy rain has washed out its nutrients; it grows tea, coffee and cashew.',
      hi: 'भारी वर्षा से इसके पोषक तत्त्व बह जाते हैं; इसमें चाय, कॉफ़ी और काजू होते हैं।',
    },
    d: { en: 'Sandy soil that holds little water.', hi: 'रेतीली मिट्टी, जिसमें पानी कम ठहरता है।' },
  },
  'gkn-041': {
    a: {
      en: 'Nominated members vote for the Vice-President, not for the President.',
      hi: 'मनोनीत सदस्य उपराष्ट्रपति के निर्वाचन में मत देते हैं, राष्ट्रपति के नहीं।',
    },
    b: {
      en: 'It leaves out 3: under Article 61 either House may bring the charge.',
      hi: 'कथन 3 छूट गया: अनुच्छेद 61 में आरोप कोई भी सदन लगा सकता है।',
    },
    c: {
      en: 'Article 54 admits elected members alone, and Article 61 either House.',
      hi: 'अनुच्छेद 54 में केवल निर्वाचित सदस्य हैं, और अनुच्छेद 61 में कोई भी सदन।',
    },
    d: {
      en: 'It lets nominated members into the electoral college of Article 54.',
      hi: 'इसमें मनोनीत सदस्यों को भी अनुच्छेद 54 के निर्वाचक मंडल में मान लिया गया है।',
    },
  },
  'gkn-043': {
    a: {
      en: 'The Surat split (1907) is put before the founding of the League (1906).',
      hi: 'इसमें सूरत विभाजन (1907) को लीग की स्थापना (1906) से पहले रखा गया है।',
    },
    b: { en: 'The years run 1906, 1907, 1909 and 1916.', hi: 'वर्ष क्रम से 1906, 1907, 1909 और 1916 हैं।' },
    c: {
      en: 'The reforms (1909) are put before the Surat split (1907).',
      hi: 'इसमें सुधारों (1909) को सूरत विभाजन (1907) से पहले रखा गया है।',
    },
    d: {
      en: 'The Lucknow Pact (1916) is put before the reforms of 1909.',
      hi: 'इसमें लखनऊ समझौते (1916) को 1909 के सुधारों से पहले रखा गया है।',
    },
  },
  'gkn-045': {
    a: {
      en: 'The water warms as the trade winds weaken, so 2 fails.',
      hi: 'जल व्यापारिक पवनों के कमज़ोर पड़ने से गर्म होता है, इसलिए 2 ग़लत है।',
    },
    b: { en: 'Stronger trade winds go with La Niña.', hi: 'प्रबल व्यापारिक पवनें ला नीना के समय होती हैं।' },
    c: {
      en: 'It joins the warming of El Niño with the strong winds of La Niña.',
      hi: 'इसमें एल नीनो के गर्म जल के साथ ला नीना की प्रबल पवनें मान ली गई हैं।',
    },
    d: { en: 'Statement 1 is the very definition of El Niño.', hi: 'कथन 1 एल नीनो की परिभाषा ही है।' },
  },
  'gkn-046': {
    a: {
      en: 'Egypt lies in the north of Africa; the Tropic of Cancer crosses it.',
      hi: 'मिस्र अफ़्रीका के उत्तर में है; उससे कर्क रेखा गुज़रती है।',
    },
    b: { en: 'The Equator passes near the mouth of the Amazon.', hi: 'विषुवत रेखा अमेज़न के मुहाने के पास से गुज़रती है।' },
    c: {
      en: 'The Equator crosses Sumatra, Borneo and Sulawesi.',
      hi: 'विषुवत रेखा सुमात्रा, बोर्नियो और सुलावेसी से गुज़रती है।',
    },
    d: {
      en: 'The Equator crosses it in East Africa, north of Nairobi.',
      hi: 'विषुवत रेखा पूर्वी अफ़्रीका में, नैरोबी के उत्तर से, इससे गुज़रती है।',
    },
  },
  'gkn-047': {
    a: {
      en: 'It is the anti-defection law, added by the 52nd Amendment of 1985.',
      hi: 'यही दल-बदल विरोधी क़ानून है, जो 1985 के 52वें संशोधन से जुड़ा।',
    },
    b: { en: 'It lists the languages.', hi: 'इसमें भाषाओं की सूची है।' },
    c: {
      en: 'It validates certain Acts, chiefly on land reform.',
      hi: 'यह कुछ अधिनियमों को, मुख्यतः भूमि सुधार के, मान्य ठहराती है।',
    },
    d: { en: 'It lists the subjects of the Panchayats.', hi: 'इसमें पंचायतों के विषय हैं।' },
  },
  'gkn-049': {
    a: { en: 'The Sunda Strait lies there.', hi: 'वहाँ सुंडा जलडमरूमध्य है।' },
    b: { en: 'The Palk Strait lies there.', hi: 'वहाँ पाक जलडमरूमध्य है।' },
    c: {
      en: 'It leads between the two from the Andaman Sea to the South China Sea.',
      hi: 'यह इन दोनों के बीच अंडमान सागर को दक्षिण चीन सागर से जोड़ता है।',
    },
    d: { en: 'The Makassar Strait lies there.', hi: 'वहाँ मकस्सर जलडमरूमध्य है।' },
  },
  'gkn-052': {
    a: {
      en: 'It leaves out 2: at sea the short-lived phytoplankton weigh less than the animals they feed.',
      hi: 'कथन 2 छूट गया: समुद्र में अल्पजीवी पादपप्लवकों का भार उन पर निर्भर जंतुओं से कम होता है।',
    },
    b: {
      en: 'Biomass is inverted in the sea; energy is lost at each step and never inverts.',
      hi: 'समुद्र में जैवभार उल्टा होता है; ऊर्जा हर चरण पर घटती है, इसलिए कभी उल्टी नहीं होती।',
    },
    c: {
      en: 'One big tree feeds a great many insects, so numbers are not always upright.',
      hi: 'एक बड़ा पेड़ बहुत-से कीटों का पोषण करता है, इसलिए संख्या का पिरामिड सदा सीधा नहीं।',
    },
    d: {
      en: 'The rule for energy was applied to numbers too; a tree with its insects breaks it.',
      hi: 'ऊर्जा का नियम संख्या पर भी लगा दिया गया; पेड़ और उसके कीटों पर वह नहीं टिकता।',
    },
  },
  'gkn-053': {
    a: { en: 'The 45° east are 180 minutes ahead.', hi: '45° पूर्व का अर्थ है 180 मिनट आगे।' },
    b: { en: 'That is the time at 45° W, three hours behind.', hi: 'यह 45° पश्चिम का समय है, तीन घंटे पीछे।' },
    c: {
      en: 'This reckons 1 minute for each degree; it is 4 minutes.',
      hi: 'इसमें प्रति अंश 1 मिनट लिया गया है, जबकि 4 मिनट होते हैं।',
    },
    d: {
      en: 'This reckons 6 minutes for each degree; it is 4 minutes.',
      hi: 'इसमें प्रति अंश 6 मिनट लिए गए हैं, जबकि 4 मिनट होते हैं।',
    },
  },
  'gkn-055': {
    a: {
      en: "The RBI keeps the government's accounts and manages its debt.",
      hi: 'RBI सरकार के खाते रखता है और उसके ऋण का प्रबंधन करता है।',
    },
    b: {
      en: 'The Banking Regulation Act, 1949 gives it this power.',
      hi: 'यह शक्ति उसे बैंककारी विनियमन अधिनियम, 1949 से मिली है।',
    },
    c: {
      en: 'Commercial and other banks do this; the RBI is a bank of banks.',
      hi: 'यह वाणिज्यिक और अन्य बैंकों का काम है; RBI बैंकों का बैंक है।',
    },
    d: {
      en: 'Parliament decides them through the yearly Finance Act.',
      hi: 'ये दरें संसद हर वर्ष वित्त अधिनियम से तय करती है।',
    },
  },
  'gkn-057': {
    a: {
      en: 'A true pair: women dance Ghoomar whirling in wide skirts.',
      hi: 'युग्म सही है: घूमर में महिलाएँ घाघरे में घूमते हुए नाचती हैं।',
    },
    b: {
      en: 'A true pair: Garba is danced in circles at Navaratri.',
      hi: 'युग्म सही है: गरबा नवरात्रि में घेरे बनाकर किया जाता है।',
    },
    c: {
      en: 'A true pair: it belongs to the festival of the same name.',
      hi: 'युग्म सही है: यह इसी नाम के त्योहार का नृत्य है।',
    },
    d: {
      en: 'Lavani is of Maharashtra; Karnataka is known for Yakshagana.',
      hi: 'लावणी महाराष्ट्र की है; कर्नाटक यक्षगान के लिए जाना जाता है।',
    },
  },
  'gkn-059': {
    a: { en: 'The subsidies were deducted too: 1,000 − 120 − 30.', hi: 'सब्सिडी भी घटा दी गई: 1,000 − 120 − 30।' },
    b: { en: 'The subsidies were left out: 1,000 − 120.', hi: 'सब्सिडी छूट गई: 1,000 − 120।' },
    c: {
      en: 'Taxes are deducted and subsidies added: 1,000 − 120 + 30.',
      hi: 'कर घटाए और सब्सिडी जोड़ी जाती है: 1,000 − 120 + 30।',
    },
    d: { en: 'Both signs are turned round: 1,000 + 120 − 30.', hi: 'दोनों चिह्न उलट गए: 1,000 + 120 − 30।' },
  },
  'gkn-060': {
    a: {
      en: 'Night blindness comes from the lack of vitamin A; that of D causes rickets.',
      hi: 'रतौंधी विटामिन A की कमी से होती है; D की कमी से सूखा रोग (रिकेट्स) होता है।',
    },
    b: { en: 'Vitamin A is soluble in fat, like D, E and K.', hi: 'विटामिन A वसा में घुलता है, जैसे D, E और K भी।' },
    c: {
      en: 'Both are wrong: night blindness is due to lack of A, and A is soluble in fat.',
      hi: 'दोनों ग़लत हैं: रतौंधी A की कमी से होती है, और A वसा में घुलता है।',
    },
    d: {
      en: 'Only scurvy, with its bleeding gums, is matched with the right vitamin.',
      hi: 'केवल स्कर्वी, जिसमें मसूड़ों से ख़ून आता है, सही विटामिन से जुड़ी है।',
    },
  },
  'gkn-061': {
    a: {
      en: 'Its manuscripts, kept at Pune, have been on the international register since 2007.',
      hi: 'पुणे में रखी इसकी पांडुलिपियाँ 2007 से अंतरराष्ट्रीय रजिस्टर में हैं।',
    },
    b: {
      en: 'The fables of Vishnu Sharma joined the regional register in 2024, together with the Ramcharitmanas.',
      hi: 'विष्णु शर्मा की ये कथाएँ 2024 में रामचरितमानस के साथ क्षेत्रीय रजिस्टर में जोड़ी गईं।',
    },
    c: {
      en: "Bharata's treatise on drama, dance and music was one of the additions of April 2025.",
      hi: 'नाटक, नृत्य और संगीत पर भरत मुनि का यह ग्रंथ अप्रैल 2025 में ही अंतरराष्ट्रीय रजिस्टर में जुड़ा।',
    },
    d: {
      en: 'The Gita was added to the international register in April 2025.',
      hi: 'गीता अप्रैल 2025 में अंतरराष्ट्रीय रजिस्टर में जोड़ी गई।',
    },
  },
  'gkn-062': {
    a: {
      en: 'The former world champion from China lost to Divya in the semi-final.',
      hi: 'चीन की ये पूर्व विश्व चैंपियन सेमीफ़ाइनल में दिव्या से हारीं।',
    },
    b: {
      en: 'The top seed, from China, lost the other semi-final after a tie-break.',
      hi: 'चीन की ये शीर्ष वरीय खिलाड़ी दूसरे सेमीफ़ाइनल में टाई-ब्रेक के बाद हारीं।',
    },
    c: {
      en: "India's first woman grandmaster lost the tie-break after two drawn games.",
      hi: 'भारत की ये पहली महिला ग्रैंडमास्टर दो बराबर बाज़ियों के बाद टाई-ब्रेक में हारीं।',
    },
    d: {
      en: 'She lost to Divya in the quarter-final, also after a tie-break.',
      hi: 'वे क्वार्टर फ़ाइनल में दिव्या से हारीं, वह भी टाई-ब्रेक के बाद।',
    },
  },
}
