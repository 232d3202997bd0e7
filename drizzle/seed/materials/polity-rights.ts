import { both, type SeedMaterial } from './shapes.ts'

export const rightsAndDuties: SeedMaterial = {
  slug: 'fundamental-rights-and-duties',
  title: { en: 'Fundamental rights, directive principles and duties', hi: 'मूल अधिकार, नीति निदेशक तत्व और मूल कर्तव्य' },
  summary: {
    en: 'Parts III, IV and IVA of the Constitution in tables: articles, writs, exceptions and amendments.',
    hi: 'संविधान के भाग III, IV और IVक तालिकाओं में: अनुच्छेद, रिट, अपवाद और संशोधन।',
  },
  kind: 'pdf',
  subject: 'polity',
  exams: ['upsc', 'state-psc', 'ssc'],
  paper: both(String.raw`
## «Fundamental rights: Part III¦मूल अधिकार: भाग III»

«There are six today. The right to property (Article 31) was taken out by the 44th Amendment, 1978; it is now a legal right under Article 300A.¦आज छह हैं। संपत्ति का अधिकार (अनुच्छेद 31) 44वें संशोधन, 1978 से हटाया गया; अब यह अनुच्छेद 300क के अधीन विधिक अधिकार है।»

| «Right¦अधिकार» | «Articles¦अनुच्छेद» | «Content¦विषय» |
|---|---|---|
| «Equality¦समता» | 14–18 | «equality before law; no discrimination; equal opportunity; untouchability and titles ended¦विधि के समक्ष समता; भेदभाव नहीं; अवसर की समता; अस्पृश्यता और उपाधियों का अंत» |
| «Freedom¦स्वतंत्रता» | 19–22 | «six freedoms; protection in conviction; life and liberty; education; arrest and detention¦छह स्वतंत्रताएँ; दोषसिद्धि में संरक्षण; प्राण और स्वतंत्रता; शिक्षा; गिरफ़्तारी और निरोध» |
| «Against exploitation¦शोषण के विरुद्ध» | 23–24 | «no traffic in people or forced labour; no child under 14 in factories or mines¦मानव दुर्व्यापार और बलात श्रम निषिद्ध; 14 वर्ष से कम के बच्चे कारख़ानों या खानों में नहीं» |
| «Religion¦धर्म» | 25–28 | «conscience and practice; religious affairs; no tax for a religion; instruction in schools¦अंतःकरण और आचरण; धार्मिक कार्य; किसी धर्म के लिए कर नहीं; शिक्षा संस्थाओं में धार्मिक शिक्षा» |
| «Culture and education¦संस्कृति और शिक्षा» | 29–30 | «language, script and culture; institutions of minorities¦भाषा, लिपि और संस्कृति; अल्पसंख्यकों की संस्थाएँ» |
| «Constitutional remedies¦सांविधानिक उपचार» | 32 | «to move the Supreme Court; Ambedkar called it the heart and soul of the Constitution¦सर्वोच्च न्यायालय जाने का अधिकार; आंबेडकर ने इसे संविधान का हृदय और आत्मा कहा» |

«Only for citizens: Articles 15, 16, 19, 29 and 30. The rest are for everyone on Indian soil (enemy aliens have some exceptions).¦केवल नागरिकों के लिए: अनुच्छेद 15, 16, 19, 29 और 30। शेष भारत की भूमि पर सबके लिए हैं (शत्रु देश के नागरिकों के लिए कुछ अपवाद)।»

### «The six freedoms of Article 19¦अनुच्छेद 19 की छह स्वतंत्रताएँ»

1. «speech and expression¦वाक् और अभिव्यक्ति»
2. «to assemble peaceably and without arms¦शांतिपूर्वक और निरायुध सम्मेलन»
3. «to form associations, unions or co-operative societies¦संगम, संघ या सहकारी समिति बनाना»
4. «to move freely in India¦भारत में अबाध संचरण»
5. «to reside and settle anywhere in India¦भारत में कहीं भी निवास और बसना»
6. «to practise any profession or carry on any trade¦कोई भी वृत्ति, व्यापार या कारोबार करना»

## «The five writs¦पाँच रिट»

| «Writ¦रिट» | «Meaning¦अर्थ» | «Use¦उपयोग» |
|---|---|---|
| «Habeas corpus¦बंदी प्रत्यक्षीकरण» | «you may have the body¦शरीर को प्रस्तुत करें» | «against unlawful detention, by anyone¦अवैध निरोध के विरुद्ध, किसी के भी ख़िलाफ़» |
| «Mandamus¦परमादेश» | «we command¦हम आदेश देते हैं» | «a public authority must do its duty; not against a private person or the president¦लोक प्राधिकारी कर्तव्य करे; निजी व्यक्ति या राष्ट्रपति के विरुद्ध नहीं» |
| «Prohibition¦प्रतिषेध» | «to forbid¦रोकना» | «stops a lower court while a case is going on¦चलते मामले में निचली अदालत को रोकती है» |
| «Certiorari¦उत्प्रेषण» | «to be certified¦प्रमाणित होना» | «quashes an order already made¦दिए जा चुके आदेश को रद्द करती है» |
| «Quo warranto¦अधिकार पृच्छा» | «by what authority¦किस अधिकार से» | «asks by what right a public office is held; anyone may apply¦लोक पद किस अधिकार से धारण किया है; कोई भी आवेदन कर सकता है» |

«The Supreme Court issues writs under Article 32 for fundamental rights; High Courts under Article 226 also for other purposes, so that their power is wider.¦सर्वोच्च न्यायालय अनुच्छेद 32 के अधीन मूल अधिकारों के लिए रिट जारी करता है; उच्च न्यायालय अनुच्छेद 226 के अधीन अन्य प्रयोजनों के लिए भी, इसलिए उनकी शक्ति अधिक व्यापक है।»

## «In an emergency¦आपातकाल में»

- «Article 358: in a national emergency for war or external aggression Article 19 is suspended by itself.¦अनुच्छेद 358: युद्ध या बाह्य आक्रमण के आधार पर राष्ट्रीय आपात में अनुच्छेद 19 अपने आप निलंबित होता है।»
- «Article 359: the president may suspend the right to move courts for other rights, but never for Articles 20 and 21 (44th Amendment).¦अनुच्छेद 359: राष्ट्रपति अन्य अधिकारों के लिए न्यायालय जाने का अधिकार निलंबित कर सकते हैं, पर अनुच्छेद 20 और 21 के लिए कभी नहीं (44वाँ संशोधन)।»

## «Directive principles: Part IV¦नीति निदेशक तत्व: भाग IV»

«Articles 36 to 51. No court enforces them, yet they are fundamental in the governance of the country (Article 37).¦अनुच्छेद 36 से 51। कोई न्यायालय इन्हें लागू नहीं कराता, फिर भी ये देश के शासन में मूलभूत हैं (अनुच्छेद 37)।»

| «Article¦अनुच्छेद» | «Principle¦तत्व» |
|---|---|
| 38 | «a social order of justice; less inequality¦न्यायपूर्ण सामाजिक व्यवस्था; असमानता कम करना» |
| 39 | «livelihood, equal pay for equal work¦जीविका, समान कार्य के लिए समान वेतन» |
| «39A¦39क» | «equal justice and free legal aid¦समान न्याय और निःशुल्क विधिक सहायता» |
| 40 | «village panchayats¦ग्राम पंचायतें» |
| 42 | «just conditions of work, maternity relief¦काम की न्यायसंगत दशाएँ, प्रसूति सहायता» |
| 43 | «living wage¦निर्वाह मज़दूरी» |
| 44 | «uniform civil code¦समान नागरिक संहिता» |
| 45 | «care of children below six¦छह वर्ष से कम के बच्चों की देखभाल» |
| 47 | «nutrition and public health, prohibition¦पोषण और लोक स्वास्थ्य, मद्य निषेध» |
| 48 | «agriculture and animal husbandry¦कृषि और पशुपालन» |
| «48A¦48क» | «environment, forests and wildlife¦पर्यावरण, वन और वन्य जीव» |
| 49 | «monuments¦राष्ट्रीय स्मारक» |
| 50 | «judiciary apart from the executive¦कार्यपालिका से न्यायपालिका का पृथक्करण» |
| 51 | «international peace¦अंतरराष्ट्रीय शांति» |

## «Fundamental duties: Part IVA¦मूल कर्तव्य: भाग IVक»

«Article 51A came by the 42nd Amendment in 1976 with ten duties, on the advice of the Swaran Singh Committee; the eleventh, education of one's child from 6 to 14, by the 86th Amendment in 2002.¦अनुच्छेद 51क स्वर्ण सिंह समिति की सलाह पर 1976 के 42वें संशोधन से दस कर्तव्यों के साथ आया; ग्यारहवाँ, 6 से 14 वर्ष के बच्चे की शिक्षा, 2002 के 86वें संशोधन से।»

## «Cases to know¦याद रखने योग्य मामले»

| «Case¦मामला» | «Year¦वर्ष» | «Held¦निर्णय» |
|---|---|---|
| «Golaknath¦गोलकनाथ» | 1967 | «Parliament cannot take away fundamental rights¦संसद मूल अधिकार नहीं छीन सकती» |
| «Kesavananda Bharati¦केशवानंद भारती» | 1973 | «any part may be amended, but not the basic structure¦कोई भी भाग बदला जा सकता है, पर मूल ढाँचा नहीं» |
| «Maneka Gandhi¦मेनका गांधी» | 1978 | «the procedure under Article 21 must be just, fair and reasonable¦अनुच्छेद 21 की प्रक्रिया न्यायसंगत, निष्पक्ष और युक्तियुक्त हो» |
| «Minerva Mills¦मिनर्वा मिल्स» | 1980 | «rights and principles are in balance; that balance is basic¦अधिकारों और तत्वों का संतुलन मूल ढाँचे का भाग है» |
| «Puttaswamy¦पुट्टास्वामी» | 2017 | «privacy is a fundamental right¦निजता मूल अधिकार है» |
`),
}
