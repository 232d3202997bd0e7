import type { Reasons } from './contract.ts'

export const currentAffairsReasons: Reasons = {
  'caf-001': {
    a: { en: 'It launched Aditya-L1 on 2 September 2023.', hi: 'इसने 2 सितंबर 2023 को आदित्य-L1 छोड़ा था।' },
    b: { en: 'It launched the Mars Orbiter Mission on 5 November 2013.', hi: 'इसने 5 नवंबर 2013 को मंगलयान छोड़ा था।' },
    c: {
      en: "The fourth operational flight of the LVM3, ISRO's heaviest rocket.",
      hi: 'यह इसरो के सबसे भारी रॉकेट LVM3 की चौथी प्रचालन उड़ान थी।',
    },
    d: {
      en: 'The SSLV is for small satellites and could not lift such a load.',
      hi: 'SSLV छोटे उपग्रहों के लिए है और इतना भार नहीं उठा सकता।',
    },
  },
  'caf-002': {
    a: {
      en: 'It joined on 9 September 2023, as the second regional body after the European Union.',
      hi: 'यह 9 सितंबर 2023 को, यूरोपीय संघ के बाद दूसरे क्षेत्रीय संगठन के रूप में, शामिल हुआ।',
    },
    b: {
      en: 'It is often invited as a guest, but is no member.',
      hi: 'इसे अक्सर अतिथि के रूप में बुलाया जाता है, पर यह सदस्य नहीं है।',
    },
    c: {
      en: 'No member: of the Arab countries Saudi Arabia alone is in the G20.',
      hi: 'यह सदस्य नहीं है: अरब देशों में से केवल सऊदी अरब G20 में है।',
    },
    d: {
      en: 'The European member is the European Union, which was there from the start.',
      hi: 'यूरोप का सदस्य संगठन यूरोपीय संघ है, जो शुरू से शामिल है।',
    },
  },
  'caf-003': {
    a: {
      en: 'The Nyaya Sanhita names offences: it replaced the Indian Penal Code.',
      hi: 'न्याय संहिता अपराध बताती है: उसने भारतीय दंड संहिता की जगह ली।',
    },
    b: {
      en: 'The Evidence Act, 1872, gave way to the Bharatiya Sakshya Adhiniyam, 2023.',
      hi: 'साक्ष्य अधिनियम, 1872 की जगह भारतीय साक्ष्य अधिनियम, 2023 आया।',
    },
    c: {
      en: 'Sakshya means evidence, not procedure: it replaced the Evidence Act of 1872.',
      hi: 'साक्ष्य का अर्थ सबूत है, प्रक्रिया नहीं: इसने 1872 के साक्ष्य अधिनियम की जगह ली।',
    },
    d: { en: 'Both lay down the criminal procedure.', hi: 'दोनों में आपराधिक मामलों की प्रक्रिया है।' },
  },
  'caf-004': {
    a: { en: 'It gives equality before the law.', hi: 'यह क़ानून के सामने समानता देता है।' },
    b: {
      en: 'Privacy was held to be part of life and personal liberty.',
      hi: 'निजता को जीवन और दैहिक स्वतंत्रता का हिस्सा माना गया।',
    },
    c: { en: 'It gives freedom of religion.', hi: 'यह धर्म की स्वतंत्रता देता है।' },
    d: {
      en: 'It is the way to the Supreme Court when a right is broken.',
      hi: 'यह अधिकार के उल्लंघन पर सर्वोच्च न्यायालय जाने का रास्ता है।',
    },
  },
  'caf-005': {
    a: {
      en: 'The second group, of twelve, came from there in February 2023.',
      hi: 'वहाँ से बारह चीतों का दूसरा समूह फ़रवरी 2023 में आया।',
    },
    b: {
      en: 'Kenya has cheetahs, but none of the two groups of 2022 and 2023 came from there.',
      hi: 'केन्या में चीते हैं, पर 2022 और 2023 के दोनों समूह वहाँ से नहीं आए।',
    },
    c: {
      en: 'They were flown in from Windhoek and released on 17 September 2022.',
      hi: 'वे विंडहोक से विमान में लाए गए और 17 सितंबर 2022 को छोड़े गए।',
    },
    d: {
      en: 'A neighbour of Namibia with many cheetahs, but not their source in 2022.',
      hi: 'नामीबिया का पड़ोसी, जहाँ बहुत चीते हैं, पर 2022 के चीते वहाँ के नहीं थे।',
    },
  },
  'caf-006': {
    a: {
      en: "Men's teams play table tennis for the Swaythling Cup.",
      hi: 'टेबल टेनिस में पुरुष टीमें स्वेथलिंग कप के लिए खेलती हैं।',
    },
    b: { en: "Women's teams play for the Uber Cup.", hi: 'महिला टीमें उबर कप के लिए खेलती हैं।' },
    c: { en: 'Mixed teams play for the Sudirman Cup.', hi: 'मिश्रित टीमें सुदीरमन कप के लिए खेलती हैं।' },
    d: { en: "The men's counterpart of the Uber Cup.", hi: 'यह उबर कप का पुरुष टीमों वाला रूप है।' },
  },
  'caf-007': {
    a: {
      en: 'It reserves one third of its seats; 332A does so in the Legislative Assemblies.',
      hi: 'यह उसकी एक तिहाई सीटें आरक्षित करता है; विधान सभाओं के लिए 332A है।',
    },
    b: { en: 'The Amendment does not cover the Rajya Sabha.', hi: 'यह संशोधन राज्य सभा पर लागू नहीं होता।' },
    c: { en: 'There the reservation has stood in Article 243D since 1993.', hi: 'वहाँ आरक्षण 1993 से अनुच्छेद 243D में है।' },
    d: {
      en: 'It covers the Legislative Assemblies of States (332A), not the Councils.',
      hi: 'राज्यों में यह केवल विधान सभाओं के लिए है (332A), परिषदों के लिए नहीं।',
    },
  },
  'caf-008': {
    a: {
      en: 'The cover is not counted by person, nor is it ₹2 lakh.',
      hi: 'बीमा न प्रति व्यक्ति गिना जाता है, न ₹2 लाख का है।',
    },
    b: {
      en: 'One sum for the whole family, for treatment in hospital.',
      hi: 'अस्पताल में इलाज के लिए पूरे परिवार की एक राशि।',
    },
    c: { en: 'The sum is right, but the family shares it.', hi: 'राशि सही है, पर वह पूरे परिवार की साझी है।' },
    d: { en: 'It is per family, but this doubles the sum.', hi: 'यह प्रति परिवार तो है, पर राशि दुगुनी दी गई है।' },
  },
  'caf-009': {
    a: {
      en: 'Union Ministers can be its members, but none of them heads it.',
      hi: 'केंद्रीय मंत्री इसके सदस्य हो सकते हैं, पर अध्यक्ष नहीं।',
    },
    b: {
      en: 'The President has no office in this advisory body of the government.',
      hi: 'सरकार के इस सलाहकार निकाय में राष्ट्रपति का कोई पद नहीं है।',
    },
    c: {
      en: 'Ex officio chair of the Rajya Sabha, which is the likely mix-up.',
      hi: 'ये राज्य सभा के पदेन सभापति हैं, इसी से भ्रम होता है।',
    },
    d: {
      en: 'As was so in the Planning Commission, which it replaced in 2015.',
      hi: 'योजना आयोग में भी यही था, जिसकी जगह यह 2015 में आया।',
    },
  },
  'caf-010': {
    a: {
      en: 'Seen from L1 the Earth is opposite to the Sun, so only 3 fails.',
      hi: 'L1 से पृथ्वी सूर्य की उलटी दिशा में दिखती है, इसलिए केवल 3 ग़लत है।',
    },
    b: { en: 'It leaves out 1: PSLV-C57 launched it.', hi: 'कथन 1 छूट गया: इसे PSLV-C57 ने छोड़ा था।' },
    c: {
      en: 'The Earth lies behind L1 and can never come before the Sun.',
      hi: 'पृथ्वी L1 के पीछे है और सूर्य के सामने कभी नहीं आ सकती।',
    },
    d: {
      en: 'The unbroken view of the Sun is the very reason for choosing L1.',
      hi: 'L1 चुनने का कारण ही यह है कि वहाँ से सूर्य बिना रुकावट दिखता है।',
    },
  },
  'caf-011': {
    a: {
      en: 'A novelist herself, who has translated from Italian.',
      hi: 'स्वयं उपन्यासकार, जिन्होंने इतालवी से अनुवाद किए हैं।',
    },
    b: {
      en: 'She shared the prize with the author in equal parts.',
      hi: 'इन्होंने पुरस्कार लेखिका के साथ बराबर-बराबर साझा किया।',
    },
    c: {
      en: 'She won the Booker Prize itself in 1997, for her own novel.',
      hi: 'इन्हें 1997 में अपने उपन्यास के लिए मूल बुकर पुरस्कार मिला था।',
    },
    d: {
      en: "She translated Han Kang's “The Vegetarian”, which won in 2016.",
      hi: 'इन्होंने हान कांग की “द वेजिटेरियन” का अनुवाद किया, जिसे 2016 में यह मिला।',
    },
  },
  'caf-012': {
    a: { en: 'One of the three winners of 2019.', hi: 'ये 2019 के तीन विजेताओं में से हैं।' },
    b: {
      en: 'One of the three of 2019, with her husband Abhijit Banerjee.',
      hi: 'ये अपने पति अभिजीत बनर्जी के साथ 2019 के तीन विजेताओं में से हैं।',
    },
    c: {
      en: 'He received it alone in 1998, for welfare economics.',
      hi: 'इन्हें यह 1998 में, कल्याणकारी अर्थशास्त्र के लिए, अकेले मिला था।',
    },
    d: {
      en: 'The third winner of 2019, for the same experimental approach.',
      hi: 'उसी प्रयोगात्मक तरीक़े के लिए 2019 के तीसरे विजेता।',
    },
  },
  'caf-013': {
    a: { en: 'The President constitutes the Council under it.', hi: 'राष्ट्रपति इसी के अधीन परिषद का गठन करते हैं।' },
    b: {
      en: 'It gives Parliament and the States the power to make GST laws.',
      hi: 'यह संसद और राज्यों को GST क़ानून बनाने की शक्ति देता है।',
    },
    c: { en: 'It deals with the tax on trade between States.', hi: 'यह राज्यों के बीच के व्यापार पर कर से जुड़ा है।' },
    d: { en: 'It is about the Finance Commission.', hi: 'यह वित्त आयोग का है।' },
  },
  'caf-014': {
    a: { en: 'It went into Union Bank of India.', hi: 'यह यूनियन बैंक ऑफ़ इंडिया में मिला।' },
    b: { en: 'It went into Canara Bank.', hi: 'यह केनरा बैंक में मिला।' },
    c: { en: 'It went into Punjab National Bank.', hi: 'यह पंजाब नेशनल बैंक में मिला।' },
    d: {
      en: 'The only bank that Indian Bank took over in this merger.',
      hi: 'इस विलय में इंडियन बैंक में मिलने वाला यही एक बैंक था।',
    },
  },
  'caf-015': {
    a: { en: 'That was the number until October 2019.', hi: 'यह संख्या अक्टूबर 2019 तक थी।' },
    b: { en: 'Two came and two became one: 7 + 2 − 1.', hi: 'दो जुड़े और दो मिलकर एक हुए: 7 + 2 − 1।' },
    c: { en: 'That was the number between 31 October 2019 and the merger.', hi: 'यह संख्या 31 अक्टूबर 2019 से विलय तक थी।' },
    d: { en: 'One was added for the merger instead of taken away.', hi: 'विलय में एक घटाने के बजाय जोड़ दिया गया।' },
  },
  'caf-016': {
    a: {
      en: 'First on 21 June 2015, half a year after the decision.',
      hi: 'पहली बार 21 जून 2015 को, निर्णय के आधे वर्ष बाद।',
    },
    b: {
      en: 'The year of the decision by the UN General Assembly, in December.',
      hi: 'इस वर्ष दिसंबर में संयुक्त राष्ट्र महासभा ने निर्णय लिया।',
    },
    c: { en: 'That was the second Day of Yoga.', hi: 'तब दूसरा योग दिवस था।' },
    d: { en: 'India proposed the day only in September 2014.', hi: 'भारत ने यह दिवस सितंबर 2014 में ही प्रस्तावित किया।' },
  },
  'caf-017': {
    a: { en: 'The fifth goal; the year set was 2070, not 2050.', hi: 'यह पाँचवाँ लक्ष्य है; वर्ष 2070 रखा गया, 2050 नहीं।' },
    b: {
      en: 'The first of the five goals; the second was half of the energy needs from renewables.',
      hi: 'यह पाँच में पहला लक्ष्य है; दूसरा था आधी ऊर्जा ज़रूरत नवीकरणीय स्रोतों से।',
    },
    c: {
      en: 'No such goal was set for coal; half was the share of renewables in the energy needs.',
      hi: 'कोयले के लिए ऐसा लक्ष्य नहीं था; आधा हिस्सा ऊर्जा ज़रूरत में नवीकरणीय स्रोतों का था।',
    },
    d: {
      en: 'The fourth goal; the third was one billion tonnes less of projected emissions.',
      hi: 'यह चौथा लक्ष्य है; तीसरा था अनुमानित उत्सर्जन में एक अरब टन की कमी।',
    },
  },
  'caf-018': {
    a: { en: 'The right countries in the wrong order: Finland came first.', hi: 'देश सही हैं, क्रम ग़लत: पहले फ़िनलैंड बना।' },
    b: { en: 'Austria is neutral and no member; Sweden was the 32nd.', hi: 'ऑस्ट्रिया तटस्थ है, सदस्य नहीं; स्वीडन 32वाँ था।' },
    c: { en: 'Ireland is neutral and no member; Finland was the 31st.', hi: 'आयरलैंड तटस्थ है, सदस्य नहीं; फ़िनलैंड 31वाँ था।' },
    d: {
      en: 'Finland joined on 4 April 2023, Sweden on 7 March 2024.',
      hi: 'फ़िनलैंड 4 अप्रैल 2023 को और स्वीडन 7 मार्च 2024 को शामिल हुआ।',
    },
  },
  'caf-019': {
    a: {
      en: 'It leaves out 2: with three on each side the Governor decides.',
      hi: 'कथन 2 छूट गया: तीन-तीन मत होने पर निर्णय गवर्नर का होता है।',
    },
    b: {
      en: 'The Central Government sets the target, so only 3 fails.',
      hi: 'लक्ष्य केंद्र सरकार तय करती है, इसलिए केवल 3 ग़लत है।',
    },
    c: {
      en: 'Statement 3 is wrong, and the six members of 1 are left out.',
      hi: 'कथन 3 ग़लत है, और कथन 1 के छह सदस्य छूट गए।',
    },
    d: {
      en: 'Section 45ZA gives the target to the Central Government, which only consults the RBI.',
      hi: 'धारा 45ZA में लक्ष्य केंद्र सरकार तय करती है, RBI से केवल परामर्श लेकर।',
    },
  },
  'caf-020': {
    a: { en: 'She received it in 1991.', hi: 'इन्हें यह 1991 में मिला।' },
    b: {
      en: 'She received it in 2004, for the Green Belt Movement.',
      hi: 'इन्हें यह 2004 में, ग्रीन बेल्ट आंदोलन के लिए, मिला।',
    },
    c: {
      en: "Both were honoured for children's rights, above all education.",
      hi: 'दोनों को बच्चों के अधिकारों, ख़ासकर शिक्षा, के लिए यह मिला।',
    },
    d: { en: 'She shared it with Denis Mukwege in 2018.', hi: 'इन्होंने इसे 2018 में डेनिस मुकवेगे के साथ साझा किया।' },
  },
  'caf-021': {
    a: { en: 'This one came from NASA.', hi: 'यह रडार नासा का है।' },
    b: {
      en: 'Other Indian radar satellites, such as RISAT-2, used this band; NISAR does not.',
      hi: 'RISAT-2 जैसे दूसरे भारतीय रडार उपग्रहों में यह बैंड था; निसार में नहीं है।',
    },
    c: {
      en: 'ISRO built it and gave the rocket, GSLV-F16, too.',
      hi: 'इसे इसरो ने बनाया; रॉकेट GSLV-F16 भी उसी का था।',
    },
    d: {
      en: 'The band of RISAT-1 of 2012, an earlier radar satellite of ISRO.',
      hi: 'यह 2012 के RISAT-1 का बैंड है, जो इसरो का पहले का रडार उपग्रह है।',
    },
  },
  'caf-022': {
    a: {
      en: 'It took in unions, standing orders and disputes: three laws.',
      hi: 'इसमें यूनियन, स्थायी आदेश और विवाद के तीन क़ानून आए।',
    },
    b: {
      en: 'It took in four laws on pay: wages, minimum wages, bonus and equal pay.',
      hi: 'इसमें वेतन से जुड़े चार क़ानून आए: मज़दूरी, न्यूनतम मज़दूरी, बोनस और समान पारिश्रमिक।',
    },
    c: {
      en: 'It took in provident fund, state insurance, maternity benefit and gratuity.',
      hi: 'इसमें भविष्य निधि, कर्मचारी राज्य बीमा, मातृत्व लाभ और ग्रेच्युटी आए।',
    },
    d: {
      en: 'It took in the laws on the place of work, such as the Factories Act and the Mines Act.',
      hi: 'इसमें काम की जगह के क़ानून आए, जैसे कारख़ाना अधिनियम और खान अधिनियम।',
    },
  },
  'caf-023': {
    a: { en: 'It joined in 1995, as the seventh member.', hi: 'यह 1995 में सातवें सदस्य के रूप में जुड़ा।' },
    b: {
      en: 'It joined in 1984, as the first after the five founders.',
      hi: 'यह 1984 में, पाँच संस्थापकों के बाद सबसे पहले, जुड़ा।',
    },
    c: { en: 'It joined in 1997, together with Myanmar.', hi: 'यह 1997 में म्यांमार के साथ जुड़ा।' },
    d: {
      en: 'The tenth member; 26 years passed before the eleventh.',
      hi: 'यह दसवाँ सदस्य है; ग्यारहवाँ इसके 26 साल बाद आया।',
    },
  },
  'caf-024': {
    a: {
      en: 'It leaves out 3: from 19 September 2025 to 17 January 2026 are 120 days.',
      hi: 'कथन 3 छूट गया: 19 सितंबर 2025 से 17 जनवरी 2026 तक 120 दिन हैं।',
    },
    b: {
      en: 'The treaty begins outside the economic zones, so only 2 fails.',
      hi: 'संधि आर्थिक क्षेत्रों के बाहर से शुरू होती है, इसलिए केवल 2 ग़लत है।',
    },
    c: {
      en: 'Statement 2 is wrong, and the tie with UNCLOS in 1 is left out.',
      hi: 'कथन 2 ग़लत है, और UNCLOS से संबंध वाला कथन 1 छूट गया।',
    },
    d: {
      en: 'In the economic zones the coastal State keeps its own rights; the treaty is for waters beyond them.',
      hi: 'आर्थिक क्षेत्रों में अधिकार तटीय देशों के ही रहते हैं; संधि इन क्षेत्रों के बाहर के समुद्र के लिए है।',
    },
  },
  'caf-025': {
    a: { en: 'Only the part that goes into the common pool.', hi: 'यह केवल साझा कोष में जाने वाला हिस्सा है।' },
    b: {
      en: 'Only the part that matches the share of the employee.',
      hi: 'यह केवल कर्मचारी के अंशदान के बराबर दिया जाने वाला हिस्सा है।',
    },
    c: { en: 'That is its share in the National Pension System.', hi: 'यह राष्ट्रीय पेंशन प्रणाली में उसका हिस्सा है।' },
    d: { en: 'The match and the pool together: 10 + 8.5.', hi: 'बराबर का हिस्सा और साझा कोष मिलाकर: 10 + 8.5।' },
  },
  'caf-026': {
    a: {
      en: 'From July 2024 until he resigned to become Vice-President.',
      hi: 'जुलाई 2024 से, उपराष्ट्रपति बनने के लिए इस्तीफ़ा देने तक।',
    },
    b: { en: 'His first post as Governor, from 2023 to 2024.', hi: 'राज्यपाल के रूप में उनका पहला पद, 2023 से 2024 तक।' },
    c: {
      en: 'For some months of 2024, as an additional charge beside Jharkhand.',
      hi: 'झारखंड के साथ अतिरिक्त प्रभार के रूप में, 2024 के कुछ महीने।',
    },
    d: {
      en: 'Jagdeep Dhankhar, the Vice-President before him, came from this office.',
      hi: 'इस पद से उनके पूर्ववर्ती उपराष्ट्रपति जगदीप धनखड़ आए थे।',
    },
  },
  'caf-027': {
    a: {
      en: 'She made the most runs for India, but this award went to an all-rounder.',
      hi: 'भारत के लिए सबसे ज़्यादा रन इनके थे, पर यह पुरस्कार एक ऑलराउंडर को मिला।',
    },
    b: {
      en: 'She was player of the final, with 87 runs and two wickets.',
      hi: 'ये 87 रन और दो विकेट के साथ फ़ाइनल की सर्वश्रेष्ठ खिलाड़ी रहीं।',
    },
    c: {
      en: 'The first with 200 runs and 20 wickets in one World Cup.',
      hi: 'एक ही विश्व कप में 200 रन और 20 विकेट वाली पहली खिलाड़ी।',
    },
    d: {
      en: 'The captain of South Africa made the most runs of all, 571.',
      hi: 'दक्षिण अफ़्रीका की कप्तान, जिनके सबसे ज़्यादा 571 रन थे।',
    },
  },
  'caf-028': {
    a: {
      en: 'Only the name points to it: its capital is the city of Patna.',
      hi: 'केवल नाम से भ्रम होता है: पटना शहर बिहार की राजधानी है।',
    },
    b: {
      en: 'In the Etah district; the smallest bird sanctuary of the State.',
      hi: 'एटा ज़िले में; यह राज्य का सबसे छोटा पक्षी अभयारण्य है।',
    },
    c: {
      en: 'It had five such sites, among them Tawa Reservoir (2024), but not this one.',
      hi: 'यहाँ ऐसे पाँच स्थल थे, जैसे तवा जलाशय (2024), पर यह नहीं।',
    },
    d: {
      en: 'Its first site, Udhwa Lake, was named a year before, in 2025.',
      hi: 'इसका पहला स्थल उधवा झील एक साल पहले, 2025 में, घोषित हुआ था।',
    },
  },
  'caf-029': {
    a: { en: 'It lies 0.25 below the repo rate: 6.00%.', hi: 'यह रेपो दर से 0.25 नीचे रहती है: 6.00%।' },
    b: { en: 'It stayed at 3.35%, apart from the corridor.', hi: 'यह गलियारे से अलग 3.35% पर रही।' },
    c: { en: 'It lies 0.25 above the repo rate, with the Bank Rate.', hi: 'यह बैंक दर के साथ रेपो दर से 0.25 ऊपर रहती है।' },
    d: {
      en: 'It stood at 6.50% up to then and was cut to 6.25% that day.',
      hi: 'यह तब तक 6.50% थी और उस दिन घटाकर 6.25% की गई।',
    },
  },
  'caf-030': {
    a: {
      en: 'The film on an aspirant who becomes an officer; directed by Vidhu Vinod Chopra.',
      hi: 'अफ़सर बनने वाले एक अभ्यर्थी पर बनी फ़िल्म; निर्देशक विधु विनोद चोपड़ा।',
    },
    b: {
      en: 'Its share was the award for best actor, to Shah Rukh Khan.',
      hi: 'इसके लिए शाहरुख़ ख़ान को सर्वश्रेष्ठ अभिनेता का पुरस्कार मिला।',
    },
    c: { en: 'It was the best film in Hindi.', hi: 'यह सर्वश्रेष्ठ हिंदी फ़िल्म रही।' },
    d: {
      en: 'It was honoured for promoting national and social values.',
      hi: 'इसे राष्ट्रीय और सामाजिक मूल्यों को बढ़ावा देने के लिए सम्मान मिला।',
    },
  },
}
