import type { SeedChapter } from '../shapes.ts'

export const polityE: SeedChapter[] = [
  {
    id: 'languages',
    title: { en: 'The languages of the Union and the States', hi: 'संघ और राज्यों की भाषाएँ' },
    text: {
      en: String.raw`
India has no national language in its Constitution. It has an **official** language of the Union, official languages of the States, a list of twenty-two in the Eighth Schedule and, outside the Constitution, a list of classical languages. Four lists, four purposes: most wrong answers mix them up. Part XVII (Articles 343 to 351) has four chapters: language of the Union, regional languages, language of the courts, special directives.

### The Union (343 and 344)

The Constituent Assembly settled the matter on **14 September 1949** by the Munshi–Ayyangar formula, named after K.M. Munshi and N. Gopalaswami Ayyangar. The day is kept as Hindi Diwas.

- **343(1):** the official language is **Hindi in Devanagari script**; the numerals are the **international form of Indian numerals** (1, 2, 3).
- **343(2):** English goes on for **fifteen years**, until 25 January 1965. In that time the President may allow Hindi beside it.
- **343(3):** after that Parliament may by law let English go on.
- **344:** the President appoints a **commission** after five years, and again ten years after the commencement. A **committee of thirty** members of Parliament (20 of the Lok Sabha, 10 of the Rajya Sabha, elected by the single transferable vote) examines its report.

| Year | Step |
|---|---|
| 1955 | Official Language Commission under B.G. Kher; report in 1956 |
| 1957 | committee of Parliament under G.B. Pant; report in 1959 |
| 1960 | order of the President on terminology, training and recruitment |
| 1963 | Official Languages Act; its Section 3 works from 26 January 1965 |
| 1967 | amendment after the protests of 1965, mainly in Madras |
| 1968 | resolution of both Houses: three-language formula |
| 1976 | Official Languages Rules; Committee of Parliament on Official Language (20 + 10) under the Act of 1963 |

The amendment of 1967 gives a guarantee. The use of English ends only when the **legislatures of all States that have not adopted Hindi** resolve so, and then **each House of Parliament** as well (Section 3(5)). Some papers of the Union must be in both languages: resolutions, general orders, rules, notifications, reports laid before Parliament, contracts, tenders (Section 3(3)).

The Rules of 1976 divide the country by the language in which the Union writes to a State. They do **not** extend to Tamil Nadu.

| Region | States and territories |
|---|---|
| A | Bihar, Jharkhand, Uttar Pradesh, Uttarakhand, Madhya Pradesh, Chhattisgarh, Rajasthan, Haryana, Himachal Pradesh, Delhi, Andaman and Nicobar Islands |
| B | Gujarat, Maharashtra, Punjab, Chandigarh, Dadra and Nagar Haveli and Daman and Diu |
| C | all others |

### The States (345 to 347)

- **345:** the legislature of a State may adopt **one or more** of the languages in use there, **or Hindi**. Until it does, English goes on. The language need not stand in the Eighth Schedule. In *U.P. Hindi Sahitya Sammelan* (2014) five judges held that a State which has adopted Hindi may add another; Urdu as the second official language of Uttar Pradesh was valid.
- **346:** a State writes to another State and to the Union in the language authorised for the Union, at present English or Hindi. Two or more States may **agree** on Hindi.
- **347:** if a **substantial proportion** of a State's people want it, the **President** may direct that their language be recognised there.

English is the official language in Nagaland and Arunachal Pradesh, though it is in no schedule. Parliament's Act of 2020 gives Jammu and Kashmir five: Kashmiri, Dogri, Urdu, Hindi and English. A Regulation of the President of June 2025 gives Ladakh five: English, Hindi, Urdu, Bhoti and Purgi.

### Courts and laws (348 and 349)

| What | Language | How it may change |
|---|---|---|
| proceedings of the Supreme Court | English | law of Parliament |
| proceedings of a High Court | English | the Governor, with the **previous consent of the President**, may authorise Hindi or the State's language (348(2)) |
| judgments, decrees and orders of a High Court | English | the same persons, under Section 7 of the Act of 1963, with an English translation |
| Acts, bills, ordinances, rules | English is the authoritative text | a State may use its own language; the English translation is then authoritative (348(3)) |

Hindi is used in the proceedings of four High Courts: Rajasthan (1950), Allahabad (1969), Madhya Pradesh (1971) and Patna (1972). Article 349 demanded the President's sanction for a bill on these matters during the first fifteen years.

Two neighbours belong here. In **Parliament** (120) business is in Hindi or English; the presiding officer may let a member speak in the mother tongue. For State legislatures the counterpart is Article 210: the official language of the State, Hindi or English. **Article 394A** (58th Amendment, 1987) made an authoritative Hindi text of the Constitution possible.

### Special directives (350 to 351)

| Article | Says |
|---|---|
| 350 | a petition for redress of a grievance may be written in **any** language used in the Union or the State |
| 350A | every State shall try to provide instruction in the mother tongue at the **primary** stage to children of linguistic minorities (7th Amendment, 1956) |
| 350B | a Special Officer for linguistic minorities, appointed by the President (7th Amendment, 1956) |
| 351 | the Union shall promote Hindi so that it can express the **composite culture** of India; it draws on Hindustani and the other languages of the Eighth Schedule, and for vocabulary **primarily on Sanskrit** and secondarily on others |

In *State of Karnataka v. Associated Management* (2014) five judges held that a State cannot force the mother tongue on pupils as the medium of primary instruction: the choice belongs to Article 19(1)(a), and 350A gives no power to compel.

### The Eighth Schedule

It serves two articles: members of the commission represent its languages (344), and Hindi draws on them (351). Nothing else follows from it by the Constitution itself.

| Amendment | Year | Added | Total |
|---|---|---|---|
| text of 1950 | | Assamese, Bengali, Gujarati, Hindi, Kannada, Kashmiri, Malayalam, Marathi, Odia, Punjabi, Sanskrit, Tamil, Telugu, Urdu | 14 |
| 21st | 1967 | Sindhi | 15 |
| 71st | 1992 | Konkani, Manipuri, Nepali | 18 |
| 92nd | 2003 | Bodo, Dogri, Maithili, Santhali | 22 |

The **96th Amendment (2011)** added none: it wrote "Odia" for "Oriya". English is not in the list, and no article lays down a test for entry. The Pahwa Committee (1996) and the Sitakant Mohapatra Committee (2003) looked for one.

### Classical languages

This is a decision of the Union government, not of the Constitution. It began on 12 October 2004.

| Year | Language |
|---|---|
| 2004 | Tamil |
| 2005 | Sanskrit |
| 2008 | Telugu, Kannada |
| 2013 | Malayalam |
| 2014 | Odia |
| 2024 (3 October) | Marathi, Pali, Prakrit, Assamese, Bengali |

That makes **eleven** (as of October 2024). A committee of experts under the Sahitya Akademi advises. The first rule asked for a thousand years of texts; since 2005 it is **1500 to 2000 years**. In July 2024 the committee dropped the demand that the literary tradition be original and not borrowed, and asked for knowledge texts, above all prose, and inscriptions beside poetry. A body of ancient literature is needed; the classical form may differ from today's language.

**Pali and Prakrit** are classical but not in the Eighth Schedule; the other nine are in both lists. **Hindi and Urdu** are in the Schedule but not classical.

### Five cases to think through

1. **No law yet.** A State has passed no law under Article 345. In what language does it govern? *In English*, for the purposes for which English was used there before the Constitution. Once it makes a law, it may choose any language in use in the State, in the Eighth Schedule or not.
2. **A petition in Tulu.** A farmer of coastal Karnataka writes to an officer in Tulu, which is in no schedule. *Article 350 is enough*: it is a language used in the State.
3. **A judgment in Hindi.** The Governor, with the President's consent, has authorised Hindi in the proceedings of the High Court. May the judgment be in Hindi? *Not by 348(2).* Section 7 of the Act of 1963 must be used, and an English translation goes with it.
4. **Two texts of an Act.** The Hindi text of an Act of a State legislature and its published English translation differ. *By 348(3) the English translation is the authoritative text.*
5. **One legislature is not enough.** Every State that uses English but one resolves to end it at the Union. *It goes on*: Section 3(5) asks for all of them, and for both Houses.
`,
      hi: String.raw`
संविधान में भारत की कोई राष्ट्रभाषा नहीं है। संघ की एक **राजभाषा** है, राज्यों की अपनी राजभाषाएँ हैं, आठवीं अनुसूची में बाईस भाषाओं की सूची है, और संविधान के बाहर शास्त्रीय भाषाओं की एक सूची। चार सूचियाँ, चार प्रयोजन: ज़्यादातर ग़लत उत्तर इन्हें मिला देने से बनते हैं। भाग XVII (अनुच्छेद 343 से 351) के चार अध्याय हैं: संघ की भाषा, प्रादेशिक भाषाएँ, न्यायालयों की भाषा, विशेष निदेश।

### संघ (343 और 344)

संविधान सभा ने **14 सितंबर 1949** को मुंशी–आयंगर सूत्र से यह प्रश्न सुलझाया; सूत्र का नाम के.एम. मुंशी और एन. गोपालस्वामी आयंगर पर पड़ा। यह दिन हिंदी दिवस के रूप में मनाया जाता है।

- **343(1):** राजभाषा **देवनागरी लिपि में हिंदी** है; अंक **भारतीय अंकों का अंतरराष्ट्रीय रूप** हैं (1, 2, 3)।
- **343(2):** अंग्रेज़ी **पंद्रह वर्ष** चलेगी, यानी 25 जनवरी 1965 तक। इस अवधि में राष्ट्रपति साथ में हिंदी की अनुमति दे सकते थे।
- **343(3):** उसके बाद संसद क़ानून से अंग्रेज़ी जारी रख सकती है।
- **344:** राष्ट्रपति पाँच वर्ष बाद, और फिर प्रारंभ से दस वर्ष बाद, एक **आयोग** बनाएँ। उसकी सिफ़ारिशों की जाँच संसद के **तीस सदस्यों की समिति** करती है (लोक सभा के 20, राज्य सभा के 10, एकल संक्रमणीय मत से निर्वाचित)।

| वर्ष | क़दम |
|---|---|
| 1955 | बी.जी. खेर की अध्यक्षता में राजभाषा आयोग; 1956 में प्रतिवेदन |
| 1957 | जी.बी. पंत की अध्यक्षता में संसदीय समिति; 1959 में प्रतिवेदन |
| 1960 | शब्दावली, प्रशिक्षण और भर्ती पर राष्ट्रपति का आदेश |
| 1963 | राजभाषा अधिनियम; उसकी धारा 3 लागू 26 जनवरी 1965 से |
| 1967 | 1965 के विरोध के बाद संशोधन; विरोध मुख्यतः मद्रास में हुआ |
| 1968 | दोनों सदनों का संकल्प: त्रिभाषा सूत्र |
| 1976 | राजभाषा नियम; 1963 के अधिनियम के अधीन संसदीय राजभाषा समिति (20 + 10) |

1967 का संशोधन एक आश्वासन देता है। अंग्रेज़ी का प्रयोग तभी समाप्त होगा जब **हिंदी को न अपनाने वाले सभी राज्यों के विधानमंडल** ऐसा संकल्प करें, और उसके बाद **संसद का प्रत्येक सदन** भी (धारा 3(5))। संघ के कुछ दस्तावेज़ दोनों भाषाओं में होने ज़रूरी हैं: संकल्प, साधारण आदेश, नियम, अधिसूचनाएँ, संसद में रखे जाने वाले प्रतिवेदन, संविदाएँ, निविदाएँ (धारा 3(3))।

1976 के नियम देश को इस आधार पर बाँटते हैं कि संघ किस राज्य को किस भाषा में लिखे। ये नियम तमिलनाडु पर लागू **नहीं** हैं।

| क्षेत्र | राज्य और संघ राज्यक्षेत्र |
|---|---|
| क | बिहार, झारखंड, उत्तर प्रदेश, उत्तराखंड, मध्य प्रदेश, छत्तीसगढ़, राजस्थान, हरियाणा, हिमाचल प्रदेश, दिल्ली, अंडमान और निकोबार द्वीपसमूह |
| ख | गुजरात, महाराष्ट्र, पंजाब, चंडीगढ़, दादरा और नगर हवेली तथा दमन और दीव |
| ग | बाक़ी सब |

### राज्य (345 से 347)

- **345:** राज्य का विधानमंडल वहाँ प्रयुक्त **एक या अधिक** भाषाओं को, **या हिंदी को**, अपना सकता है। तब तक अंग्रेज़ी चलती है। भाषा का आठवीं अनुसूची में होना ज़रूरी नहीं। *उ.प्र. हिंदी साहित्य सम्मेलन* (2014) में पाँच न्यायाधीशों ने कहा कि हिंदी अपना चुका राज्य दूसरी भाषा भी जोड़ सकता है; उत्तर प्रदेश की दूसरी राजभाषा के रूप में उर्दू वैध थी।
- **346:** राज्य दूसरे राज्य से और संघ से उस भाषा में पत्र-व्यवहार करता है जो संघ के लिए प्राधिकृत है; इस समय अंग्रेज़ी या हिंदी। दो या अधिक राज्य हिंदी पर **क़रार** कर सकते हैं।
- **347:** राज्य की जनसंख्या का **पर्याप्त भाग** चाहे, तो **राष्ट्रपति** निदेश दे सकते हैं कि उसकी भाषा को वहाँ मान्यता मिले।

नागालैंड और अरुणाचल प्रदेश की राजभाषा अंग्रेज़ी है, यद्यपि वह किसी अनुसूची में नहीं। संसद के 2020 के अधिनियम से जम्मू और कश्मीर की पाँच राजभाषाएँ हैं: कश्मीरी, डोगरी, उर्दू, हिंदी और अंग्रेज़ी। जून 2025 के राष्ट्रपति के विनियम से लद्दाख की भी पाँच हैं: अंग्रेज़ी, हिंदी, उर्दू, भोटी और पुरगी।

### न्यायालय और क़ानून (348 और 349)

| क्या | भाषा | कैसे बदले |
|---|---|---|
| सर्वोच्च न्यायालय की कार्यवाही | अंग्रेज़ी | संसद का क़ानून |
| उच्च न्यायालय की कार्यवाही | अंग्रेज़ी | राज्यपाल, **राष्ट्रपति की पूर्व सहमति** से, हिंदी या राज्य की भाषा प्राधिकृत कर सकते हैं (348(2)) |
| उच्च न्यायालय के निर्णय, डिक्री और आदेश | अंग्रेज़ी | राज्यपाल, उसी पूर्व सहमति से, 1963 के अधिनियम की धारा 7 के अधीन; अंग्रेज़ी अनुवाद के साथ |
| अधिनियम, विधेयक, अध्यादेश, नियम | प्राधिकृत पाठ अंग्रेज़ी का | राज्य अपनी भाषा रख सकता है; तब अंग्रेज़ी अनुवाद प्राधिकृत पाठ होता है (348(3)) |

चार उच्च न्यायालयों की कार्यवाही में हिंदी का प्रयोग होता है: राजस्थान (1950), इलाहाबाद (1969), मध्य प्रदेश (1971) और पटना (1972)। अनुच्छेद 349 के अनुसार पहले पंद्रह वर्ष इन विषयों के विधेयक के लिए राष्ट्रपति की मंज़ूरी चाहिए थी।

दो बातें और यहीं याद करें। **संसद** (120) में काम हिंदी या अंग्रेज़ी में होता है; पीठासीन अधिकारी सदस्य को मातृभाषा में बोलने दे सकता है। राज्य विधानमंडलों के लिए अनुच्छेद 210 है: राज्य की राजभाषा, हिंदी या अंग्रेज़ी। **अनुच्छेद 394क** (58वाँ संशोधन, 1987) से संविधान का प्राधिकृत हिंदी पाठ संभव हुआ।

### विशेष निदेश (350 से 351)

| अनुच्छेद | क्या कहता है |
|---|---|
| 350 | व्यथा के निवारण के लिए अभ्यावेदन संघ या राज्य में प्रयुक्त **किसी भी** भाषा में दिया जा सकता है |
| 350क | हर राज्य भाषाई अल्पसंख्यक वर्गों के बच्चों को **प्राथमिक** स्तर पर मातृभाषा में शिक्षा देने का प्रयास करे (7वाँ संशोधन, 1956) |
| 350ख | भाषाई अल्पसंख्यक वर्गों के लिए विशेष अधिकारी, राष्ट्रपति द्वारा नियुक्त (7वाँ संशोधन, 1956) |
| 351 | संघ हिंदी का प्रसार बढ़ाए ताकि वह भारत की **सामासिक संस्कृति** को व्यक्त कर सके; वह हिंदुस्तानी और आठवीं अनुसूची की दूसरी भाषाओं से ग्रहण करे, शब्द **मुख्यतः संस्कृत** से और गौणतः दूसरी भाषाओं से ले |

*कर्नाटक राज्य बनाम एसोसिएटेड मैनेजमेंट* (2014) में पाँच न्यायाधीशों ने कहा कि राज्य प्राथमिक शिक्षा के माध्यम के रूप में मातृभाषा विद्यार्थियों पर थोप नहीं सकता: माध्यम चुनना अनुच्छेद 19(1)(क) का विषय है, और 350क बाध्य करने की शक्ति नहीं देता।

### आठवीं अनुसूची

यह दो अनुच्छेदों के काम आती है: आयोग के सदस्य इसकी भाषाओं के प्रतिनिधि होते हैं (344), और हिंदी इनसे ग्रहण करती है (351)। स्वयं संविधान से इसका और कोई परिणाम नहीं निकलता।

| संशोधन | वर्ष | जुड़ीं | कुल |
|---|---|---|---|
| 1950 का पाठ | | असमिया, उड़िया, उर्दू, कन्नड़, कश्मीरी, गुजराती, तमिल, तेलुगु, पंजाबी, बांग्ला, मराठी, मलयालम, संस्कृत, हिंदी | 14 |
| 21वाँ | 1967 | सिंधी | 15 |
| 71वाँ | 1992 | कोंकणी, मणिपुरी, नेपाली | 18 |
| 92वाँ | 2003 | बोडो, डोगरी, मैथिली, संथाली | 22 |

**96वें संशोधन (2011)** से कोई भाषा नहीं जुड़ी: उसने "उड़िया" की जगह "ओड़िया" लिखा। अंग्रेज़ी सूची में नहीं है, और प्रवेश की कोई कसौटी किसी अनुच्छेद में नहीं है। पाहवा समिति (1996) और सीताकांत महापात्र समिति (2003) ने कसौटी खोजने की कोशिश की।

### शास्त्रीय भाषाएँ

यह दर्जा संविधान से नहीं, केंद्र सरकार के निर्णय से मिलता है। शुरुआत 12 अक्टूबर 2004 को हुई।

| वर्ष | भाषा |
|---|---|
| 2004 | तमिल |
| 2005 | संस्कृत |
| 2008 | तेलुगु, कन्नड़ |
| 2013 | मलयालम |
| 2014 | ओड़िया |
| 2024 (3 अक्टूबर) | मराठी, पालि, प्राकृत, असमिया, बांग्ला |

इस तरह कुल **ग्यारह** हुईं (अक्टूबर 2024 तक)। सलाह साहित्य अकादमी के अधीन विशेषज्ञों की एक समिति देती है। पहली शर्त हज़ार वर्ष पुराने ग्रंथों की थी; 2005 से **1500 से 2000 वर्ष** पुराने ग्रंथ चाहिए। जुलाई 2024 में समिति ने यह शर्त हटाई कि साहित्यिक परंपरा मौलिक हो, किसी दूसरे भाषा-समुदाय से ली हुई न हो; उसने कविता के साथ ज्ञान के ग्रंथ, विशेषकर गद्य, और अभिलेख माँगे। प्राचीन साहित्य का भंडार होना चाहिए; शास्त्रीय रूप आज की भाषा से अलग हो सकता है।

**पालि और प्राकृत** शास्त्रीय हैं, पर आठवीं अनुसूची में नहीं; बाक़ी नौ दोनों सूचियों में हैं। **हिंदी और उर्दू** अनुसूची में हैं, पर शास्त्रीय नहीं।

### सोचने के लिए पाँच स्थितियाँ

1. **अभी क़ानून नहीं।** एक राज्य ने अनुच्छेद 345 के अधीन कोई क़ानून नहीं बनाया। उसका शासन किस भाषा में चलेगा? *अंग्रेज़ी में*, उन कामों के लिए जिनमें वह संविधान से पहले वहाँ चलती थी। क़ानून बनाते समय वह राज्य में प्रयुक्त कोई भी भाषा चुन सकता है, वह आठवीं अनुसूची में हो या न हो।
2. **तुलु में अभ्यावेदन।** तटीय कर्नाटक का किसान अधिकारी को तुलु में लिखता है, जो किसी अनुसूची में नहीं। *अनुच्छेद 350 काफ़ी है*: यह राज्य में प्रयुक्त भाषा है।
3. **हिंदी में निर्णय।** राष्ट्रपति की सहमति से राज्यपाल ने उच्च न्यायालय की कार्यवाही में हिंदी प्राधिकृत की है। क्या निर्णय हिंदी में हो सकता है? *348(2) से नहीं।* 1963 के अधिनियम की धारा 7 लगेगी, और साथ में अंग्रेज़ी अनुवाद होगा।
4. **अधिनियम के दो पाठ।** राज्य विधानमंडल के एक अधिनियम का हिंदी पाठ और उसका प्रकाशित अंग्रेज़ी अनुवाद अलग पड़ते हैं। *348(3) के अनुसार अंग्रेज़ी अनुवाद प्राधिकृत पाठ है।*
5. **एक विधानमंडल बाक़ी है।** अंग्रेज़ी चलाने वाले राज्यों में से एक को छोड़कर सब संकल्प करते हैं कि संघ में अंग्रेज़ी का प्रयोग समाप्त हो। *वह चलती रहेगी*: धारा 3(5) सबका संकल्प माँगती है, और दोनों सदनों का भी।
`,
    },
  },
]
