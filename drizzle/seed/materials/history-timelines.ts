import { both, type SeedMaterial } from './shapes.ts'

export const ancientHistory: SeedMaterial = {
  slug: 'history-timeline-ancient-medieval',
  title: { en: 'History timeline: ancient and medieval India', hi: 'इतिहास कालक्रम: प्राचीन और मध्यकालीन भारत' },
  summary: {
    en: 'From Harappa to the Marathas: dates, dynasties, books and battles in order.',
    hi: 'हड़प्पा से मराठों तक: तिथियाँ, राजवंश, ग्रंथ और युद्ध क्रम से।',
  },
  kind: 'pdf',
  subject: 'history',
  exams: ['upsc', 'ssc', 'state-psc', 'railways'],
  paper: both(String.raw`
«Early dates are what most textbooks give; scholars differ by some years on many of them.¦प्राचीन तिथियाँ वे हैं जो ज़्यादातर पाठ्यपुस्तकें देती हैं; कई पर विद्वानों में कुछ वर्षों का मतभेद है।»

## «The Harappan civilisation¦हड़प्पा सभ्यता»

«The mature phase is usually placed between 2600 and 1900 BCE. Harappa was dug from 1921 by Daya Ram Sahni and Mohenjo-daro from 1922 by R. D. Banerji, under John Marshall.¦परिपक्व काल प्रायः 2600 से 1900 ईसा पूर्व माना जाता है। हड़प्पा की खुदाई 1921 से दयाराम साहनी ने और मोहनजोदड़ो की 1922 से आर. डी. बनर्जी ने की, जॉन मार्शल के समय।»

| «Site¦स्थल» | «Where¦कहाँ» | «Known for¦प्रसिद्धि» |
|---|---|---|
| «Harappa¦हड़प्पा» | «Ravi, Punjab (Pakistan)¦रावी, पंजाब (पाकिस्तान)» | «granaries, cemetery¦अन्नागार, क़ब्रिस्तान» |
| «Mohenjo-daro¦मोहनजोदड़ो» | «Indus, Sindh (Pakistan)¦सिंधु, सिंध (पाकिस्तान)» | «Great Bath, dancing girl in bronze¦विशाल स्नानागार, काँसे की नर्तकी» |
| «Lothal¦लोथल» | «Gujarat¦गुजरात» | «dockyard¦गोदी» |
| «Kalibangan¦कालीबंगा» | «Rajasthan¦राजस्थान» | «ploughed field, fire altars¦जुता हुआ खेत, अग्नि वेदिकाएँ» |
| «Dholavira¦धोलावीरा» | «Gujarat¦गुजरात» | «water reservoirs, signboard; World Heritage since 2021¦जलाशय, सूचना पट्ट; 2021 से विश्व धरोहर» |
| «Rakhigarhi¦राखीगढ़ी» | «Haryana¦हरियाणा» | «among the largest sites¦सबसे बड़े स्थलों में» |

## «Vedic age to the Mauryas¦वैदिक काल से मौर्य तक»

| «Time (BCE)¦समय (ईसा पूर्व)» | «Event¦घटना» |
|---|---|
| 1500–1000 | «Early Vedic age; Rigveda of ten books¦ऋग्वैदिक काल; दस मंडलों का ऋग्वेद» |
| 1000–600 | «Later Vedic age; iron, settled farming¦उत्तर वैदिक काल; लोहा, स्थायी कृषि» |
| «6th century¦छठी शताब्दी» | «Sixteen mahajanapadas; Buddha and Mahavira¦सोलह महाजनपद; बुद्ध और महावीर» |
| 326 | «Alexander fights Porus on the Jhelum¦झेलम पर सिकंदर और पोरस का युद्ध» |
| 321 | «Chandragupta Maurya founds his empire¦चंद्रगुप्त मौर्य ने साम्राज्य स्थापित किया» |
| 261 | «Kalinga war of Ashoka¦अशोक का कलिंग युद्ध» |
| 185 | «Pushyamitra Shunga ends Maurya rule¦पुष्यमित्र शुंग ने मौर्य शासन समाप्त किया» |

«Buddhist councils: Rajagriha, Vaishali, Pataliputra (under Ashoka), Kashmir (under Kanishka). Ashoka's edicts were first read by James Prinsep in 1837.¦बौद्ध संगीतियाँ: राजगृह, वैशाली, पाटलिपुत्र (अशोक के समय), कश्मीर (कनिष्क के समय)। अशोक के अभिलेख सबसे पहले 1837 में जेम्स प्रिंसेप ने पढ़े।»

## «After the Mauryas to Harsha¦मौर्यों के बाद से हर्ष तक»

| «Time (CE)¦समय (ईस्वी)» | «Event¦घटना» |
|---|---|
| 78 | «Shaka era begins; linked with Kanishka¦शक संवत आरंभ; कनिष्क से जोड़ा जाता है» |
| 319–320 | «Gupta era; Chandragupta I¦गुप्त संवत; चंद्रगुप्त प्रथम» |
| 335–375 | «Samudragupta; Allahabad pillar inscription by Harishena¦समुद्रगुप्त; हरिषेण की प्रयाग प्रशस्ति» |
| 375–415 | «Chandragupta II; Fa-Hien visits India¦चंद्रगुप्त द्वितीय; फ़ाह्यान की भारत यात्रा» |
| 499 | «Aryabhata writes the Aryabhatiya¦आर्यभट ने आर्यभटीय लिखा» |
| 606–647 | «Harsha of Kannauj; Hiuen Tsang visits India¦कन्नौज के हर्ष; ह्वेनसांग की भारत यात्रा» |

## «Books and authors¦ग्रंथ और लेखक»

| «Book¦ग्रंथ» | «Author¦लेखक» |
|---|---|
| «Arthashastra¦अर्थशास्त्र» | «Kautilya¦कौटिल्य» |
| «Indica¦इंडिका» | «Megasthenes¦मेगस्थनीज़» |
| «Abhijnanashakuntalam¦अभिज्ञानशाकुंतलम्» | «Kalidasa¦कालिदास» |
| «Mudrarakshasa¦मुद्राराक्षस» | «Vishakhadatta¦विशाखदत्त» |
| «Harshacharita¦हर्षचरित» | «Banabhatta¦बाणभट्ट» |
| «Rajatarangini¦राजतरंगिणी» | «Kalhana¦कल्हण» |
| «Gita Govinda¦गीत गोविंद» | «Jayadeva¦जयदेव» |
| «Prithviraj Raso¦पृथ्वीराज रासो» | «Chand Bardai¦चंद बरदाई» |
| «Akbarnama¦अकबरनामा» | «Abul Fazl¦अबुल फ़ज़ल» |
| «Humayun Nama¦हुमायूँनामा» | «Gulbadan Begum¦गुलबदन बेगम» |

## «Delhi Sultanate¦दिल्ली सल्तनत»

| «Dynasty¦वंश» | «Years¦वर्ष» | «Known for¦प्रसिद्धि» |
|---|---|---|
| «Mamluk¦ग़ुलाम» | 1206–1290 | «Qutbuddin Aibak, Iltutmish, Razia, Balban; Qutb Minar¦क़ुतुबुद्दीन ऐबक, इल्तुतमिश, रज़िया, बलबन; क़ुतुब मीनार» |
| «Khalji¦ख़िलजी» | 1290–1320 | «Alauddin: market control, branding of horses¦अलाउद्दीन: बाज़ार नियंत्रण, घोड़े दाग़ना» |
| «Tughlaq¦तुग़लक़» | 1320–1414 | «Muhammad: token currency, Daulatabad; Firoz: canals¦मुहम्मद: सांकेतिक मुद्रा, दौलताबाद; फ़िरोज़: नहरें» |
| «Sayyid¦सैयद» | 1414–1451 | «after Timur's raid of 1398¦1398 के तैमूर के आक्रमण के बाद» |
| «Lodi¦लोदी» | 1451–1526 | «Sikandar founds Agra; ends at Panipat¦सिकंदर ने आगरा बसाया; पानीपत में अंत» |

«In the south: Vijayanagara was founded in 1336 by Harihara and Bukka, the Bahmani kingdom in 1347. Krishnadevaraya ruled from 1509 to 1529; Talikota was fought in 1565.¦दक्षिण में: विजयनगर 1336 में हरिहर और बुक्का ने, बहमनी राज्य 1347 में स्थापित हुआ। कृष्णदेवराय ने 1509 से 1529 तक शासन किया; तालीकोटा का युद्ध 1565 में हुआ।»

## «Mughals and Marathas¦मुग़ल और मराठा»

| «Year¦वर्ष» | «Event¦घटना» |
|---|---|
| 1526 | «First battle of Panipat: Babur beats Ibrahim Lodi¦पानीपत का पहला युद्ध: बाबर ने इब्राहीम लोदी को हराया» |
| 1527 | «Khanwa: Babur beats Rana Sanga¦खानवा: बाबर ने राणा सांगा को हराया» |
| 1540 | «Kannauj: Sher Shah drives out Humayun¦कन्नौज: शेरशाह ने हुमायूँ को हटाया» |
| 1556 | «Second battle of Panipat: Akbar's army beats Hemu¦पानीपत का दूसरा युद्ध: अकबर की सेना ने हेमू को हराया» |
| 1576 | «Haldighati: Akbar's army and Maharana Pratap¦हल्दीघाटी: अकबर की सेना और महाराणा प्रताप» |
| 1582 | «Din-i-Ilahi¦दीन-ए-इलाही» |
| 1632–1653 | «Taj Mahal is built¦ताजमहल का निर्माण» |
| 1674 | «Coronation of Shivaji at Raigad¦रायगढ़ में शिवाजी का राज्याभिषेक» |
| 1707 | «Death of Aurangzeb¦औरंगज़ेब की मृत्यु» |
| 1739 | «Nadir Shah plunders Delhi¦नादिरशाह ने दिल्ली लूटी» |
| 1761 | «Third battle of Panipat: Ahmad Shah Abdali beats the Marathas¦पानीपत का तीसरा युद्ध: अहमद शाह अब्दाली ने मराठों को हराया» |
`),
}

export const freedomStruggle: SeedMaterial = {
  slug: 'freedom-struggle-1757-1947',
  title: { en: 'From Plassey to freedom: 1757 to 1947', hi: 'प्लासी से आज़ादी तक: 1757 से 1947' },
  summary: {
    en: 'Wars, acts, movements, sessions of the Congress and newspapers of modern India in one timeline.',
    hi: 'आधुनिक भारत के युद्ध, अधिनियम, आंदोलन, कांग्रेस अधिवेशन और समाचार पत्र एक कालक्रम में।',
  },
  kind: 'pdf',
  subject: 'history',
  exams: ['upsc', 'ssc', 'state-psc', 'railways'],
  paper: both(String.raw`
## «The Company's rule¦कंपनी का शासन»

| «Year¦वर्ष» | «Event¦घटना» |
|---|---|
| 1757 | «Plassey: Clive beats Siraj-ud-Daulah¦प्लासी: क्लाइव ने सिराजुद्दौला को हराया» |
| 1764 | «Buxar¦बक्सर का युद्ध» |
| 1765 | «Diwani of Bengal, Bihar and Orissa to the Company¦बंगाल, बिहार और उड़ीसा की दीवानी कंपनी को» |
| 1773 | «Regulating Act; Warren Hastings first Governor-General of Bengal¦रेगुलेटिंग एक्ट; वारेन हेस्टिंग्स बंगाल के पहले गवर्नर जनरल» |
| 1784 | «Pitt's India Act¦पिट्स इंडिया एक्ट» |
| 1793 | «Permanent Settlement by Cornwallis¦कॉर्नवालिस का स्थायी बंदोबस्त» |
| 1799 | «Tipu Sultan falls at Srirangapatna¦श्रीरंगपट्टन में टीपू सुल्तान का अंत» |
| 1829 | «Sati is abolished under Bentinck¦बेंटिंक के समय सती प्रथा समाप्त» |
| 1853 | «First passenger train, Bombay to Thane, 16 April¦पहली यात्री रेल, बंबई से ठाणे, 16 अप्रैल» |
| 1856 | «Annexation of Awadh; Widow Remarriage Act¦अवध का विलय; विधवा पुनर्विवाह अधिनियम» |

## «The revolt of 1857¦1857 का विद्रोह»

«It began at Meerut on 10 May 1857; on 29 March Mangal Pandey had struck at Barrackpore.¦यह 10 मई 1857 को मेरठ से शुरू हुआ; 29 मार्च को बैरकपुर में मंगल पांडे ने विद्रोह किया था।»

| «Centre¦केंद्र» | «Leader¦नेता» |
|---|---|
| «Delhi¦दिल्ली» | «Bahadur Shah Zafar, Bakht Khan¦बहादुर शाह ज़फ़र, बख़्त ख़ाँ» |
| «Kanpur¦कानपुर» | «Nana Saheb, Tatya Tope¦नाना साहब, तात्या टोपे» |
| «Lucknow¦लखनऊ» | «Begum Hazrat Mahal¦बेगम हज़रत महल» |
| «Jhansi¦झाँसी» | «Rani Lakshmibai¦रानी लक्ष्मीबाई» |
| «Jagdishpur (Bihar)¦जगदीशपुर (बिहार)» | «Kunwar Singh¦कुँवर सिंह» |
| «Bareilly¦बरेली» | «Khan Bahadur Khan¦ख़ान बहादुर ख़ाँ» |

«The Act of 1858 ended the Company's rule; the Governor-General became the Viceroy, the first of whom was Canning.¦1858 के अधिनियम ने कंपनी का शासन समाप्त किया; गवर्नर जनरल वायसराय कहलाए, पहले कैनिंग।»

## «Reformers and their societies¦सुधारक और उनकी संस्थाएँ»

| «Society¦संस्था» | «Year¦वर्ष» | «Founder¦संस्थापक» |
|---|---|---|
| «Brahmo Samaj¦ब्रह्म समाज» | 1828 | «Raja Rammohan Roy¦राजा राममोहन राय» |
| «Prarthana Samaj¦प्रार्थना समाज» | 1867 | «Atmaram Pandurang¦आत्माराम पांडुरंग» |
| «Satyashodhak Samaj¦सत्यशोधक समाज» | 1873 | «Jyotirao Phule¦ज्योतिराव फुले» |
| «Arya Samaj¦आर्य समाज» | 1875 | «Dayananda Saraswati¦दयानंद सरस्वती» |
| «Ramakrishna Mission¦रामकृष्ण मिशन» | 1897 | «Swami Vivekananda¦स्वामी विवेकानंद» |
| «Servants of India Society¦सर्वेंट्स ऑफ़ इंडिया सोसाइटी» | 1905 | «Gopal Krishna Gokhale¦गोपाल कृष्ण गोखले» |

## «The national movement¦राष्ट्रीय आंदोलन»

| «Year¦वर्ष» | «Event¦घटना» |
|---|---|
| 1885 | «Indian National Congress, Bombay; W. C. Bonnerjee presides¦भारतीय राष्ट्रीय कांग्रेस, बंबई; अध्यक्ष व्योमेशचंद्र बनर्जी» |
| 1905 | «Partition of Bengal; Swadeshi movement¦बंगाल विभाजन; स्वदेशी आंदोलन» |
| 1906 | «Muslim League, Dhaka¦मुस्लिम लीग, ढाका» |
| 1907 | «Surat split¦सूरत विभाजन» |
| 1909 | «Morley–Minto reforms¦मॉर्ले–मिंटो सुधार» |
| 1911 | «Partition annulled; capital to move to Delhi¦विभाजन रद्द; राजधानी दिल्ली लाने की घोषणा» |
| 1915 | «Gandhi returns from South Africa¦गांधी जी दक्षिण अफ़्रीका से लौटे» |
| 1916 | «Lucknow Pact; Home Rule Leagues¦लखनऊ समझौता; होमरूल लीग» |
| 1917 | «Champaran satyagraha¦चंपारण सत्याग्रह» |
| 1918 | «Ahmedabad mill strike; Kheda satyagraha¦अहमदाबाद मिल हड़ताल; खेड़ा सत्याग्रह» |
| 1919 | «Rowlatt Act; Jallianwala Bagh, 13 April¦रॉलेट एक्ट; जलियाँवाला बाग़, 13 अप्रैल» |
| 1920–22 | «Non-co-operation; called off after Chauri Chaura¦असहयोग; चौरी-चौरा के बाद वापस» |
| 1925 | «Kakori train action¦काकोरी ट्रेन एक्शन» |
| 1927–28 | «Simon Commission; Bardoli satyagraha¦साइमन कमीशन; बारडोली सत्याग्रह» |
| 1929 | «Lahore session: purna swaraj¦लाहौर अधिवेशन: पूर्ण स्वराज» |
| 1930 | «Dandi march, 12 March to 6 April¦दांडी यात्रा, 12 मार्च से 6 अप्रैल» |
| 1931 | «Gandhi–Irwin Pact; Bhagat Singh, Rajguru and Sukhdev hanged on 23 March¦गांधी–इरविन समझौता; 23 मार्च को भगत सिंह, राजगुरु और सुखदेव को फाँसी» |
| 1932 | «Communal Award; Poona Pact¦सांप्रदायिक पंचाट; पूना समझौता» |
| 1935 | «Government of India Act¦भारत शासन अधिनियम» |
| 1942 | «Cripps Mission; Quit India, 8 August¦क्रिप्स मिशन; भारत छोड़ो, 8 अगस्त» |
| 1943 | «Subhas Bose leads the Azad Hind Fauj; government at Singapore, 21 October¦सुभाष बोस आज़ाद हिंद फ़ौज के नेता; 21 अक्टूबर को सिंगापुर में सरकार» |
| 1946 | «Cabinet Mission; naval mutiny; interim government¦कैबिनेट मिशन; नौसेना विद्रोह; अंतरिम सरकार» |
| 1947 | «Mountbatten plan, 3 June; independence, 15 August¦माउंटबेटन योजना, 3 जून; स्वतंत्रता, 15 अगस्त» |

## «Newspapers¦समाचार पत्र»

| «Paper¦पत्र» | «Who¦किसने» |
|---|---|
| «Kesari, Mahratta¦केसरी, मराठा» | «Bal Gangadhar Tilak¦बाल गंगाधर तिलक» |
| «Young India, Harijan¦यंग इंडिया, हरिजन» | «Mahatma Gandhi¦महात्मा गांधी» |
| «Al-Hilal¦अल-हिलाल» | «Abul Kalam Azad¦अबुल कलाम आज़ाद» |
| «Mooknayak¦मूकनायक» | «B. R. Ambedkar¦बी. आर. आंबेडकर» |
| «Samvad Kaumudi¦संवाद कौमुदी» | «Raja Rammohan Roy¦राजा राममोहन राय» |
| «Pratap¦प्रताप» | «Ganesh Shankar Vidyarthi¦गणेश शंकर विद्यार्थी» |
| «New India, Commonweal¦न्यू इंडिया, कॉमनवील» | «Annie Besant¦एनी बेसेंट» |
`),
}
