import type { SeedChapter } from '../shapes.ts'

export const polityD: SeedChapter[] = [
  {
    id: 'services',
    title: { en: 'The services, their commissions and tribunals', hi: 'सेवाएँ, उनके आयोग और अधिकरण' },
    text: {
      en: String.raw`
Ministers come and go; the services stay. Part XIV (Articles 308 to 323) says who makes their rules, how they are protected and who selects them. Part XIVA (323A and 323B) says where their quarrels go. Chapter 5 has the commissions in one table; here is the rest. Four articles carry most of the questions: 311, 312, 317 and 320.

### The map of Part XIV

| Article | Subject | Remember |
|---|---|---|
| 309 | recruitment and conditions of service | Act of the legislature; until then rules of the President or Governor |
| 310 | tenure during pleasure | President for the Union and all-India services, Governor for a State's services |
| 311 | protection of civil servants | not for the defence forces |
| 312 | all-India services | Rajya Sabha, two thirds present and voting |
| 312A | officers of the old Indian Civil Service | 28th Amendment, 1972, which repealed 314 |
| 315 | commissions for the Union and the States | Joint Commission by Act of Parliament |
| 316 | appointment and term | six years; 65 for the Union, 62 for a State |
| 317 | removal and suspension | removal by the President alone |
| 318 | number and conditions | by regulations of the President or Governor |
| 319 | offices afterwards | see the table below |
| 320, 321 | functions, further functions | consultation |
| 322 | expenses | charged on the Consolidated Fund |
| 323 | reports | to the President or the Governor |

### Three families of services

- **All-India services** serve the Union and the States. Members are recruited and appointed by the Union and allotted to a State's cadre. There are three: the Indian Administrative Service, the Indian Police Service and the Indian Forest Service.
- **Central services** serve the Union only: the Indian Foreign Service, the Indian Revenue Service, the Indian Audit and Accounts Service and others.
- **State services** serve one State and are recruited by its commission.

The letters IFS stand for two services. The Indian **Forest** Service is an all-India service, the Indian **Foreign** Service a central one.

###### Article 312

1. The **Rajya Sabha** declares by resolution, supported by at least two thirds of the members **present and voting**, that a new service is necessary in the national interest.
2. **Parliament** then makes it by law. Without the resolution it cannot.

By 312(2) the Administrative and the Police Service, which existed in 1950, count as created under this article. The All India Services Act is of 1951. An amendment of 1963 provided for three more: one of engineers, one of forests, and one of medicine and health. Only the Indian Forest Service was set up, from 1 July 1966. The 42nd Amendment (1976) added an **all-India judicial service**; it may not include a post below that of a district judge, and the law that makes it does not count as an amendment under Article 368. No such service had been made up to 2025.

Sardar Patel defended these services in the Constituent Assembly and is called the father of the all-India services. States complain that the Union appoints the officers whom they have to work with; Chapter 3 lists the services among the unitary marks.

### Pleasure and protection (310 and 311)

Article 310 is the English doctrine of pleasure: a servant of the State stays in office only as long as the pleasure lasts. In India it bows to the express words of the Constitution. Some offices are outside it altogether: judges, the Comptroller and Auditor General, the Chief Election Commissioner, members of the commissions. For all others in civil posts Article 311 gives two safeguards.

1. **311(1):** no dismissal or removal by an authority **subordinate to the one that appointed** them.
2. **311(2):** no **dismissal, removal or reduction in rank** without an inquiry in which they are told the charges and heard on them.

Until 1976 there was a second hearing, on the punishment proposed. The 42nd Amendment took it away. The inquiry falls away in three cases:

| Case | Who decides |
|---|---|
| conduct that led to conviction on a criminal charge | the authority that punishes |
| inquiry not reasonably practicable | the authority, with reasons **in writing** |
| inquiry not expedient in the interest of the **security of the State** | the **President or the Governor** |

*Tulsiram Patel* (1985) upheld dismissals under this proviso: it shuts out the hearing, but courts may still see whether the reasons were real.

| Word | Meaning |
|---|---|
| Dismissal | service ends, and as a rule no government employment afterwards |
| Removal | service ends, a new post is not barred |
| Reduction in rank | a lower post or stage, as a punishment |
| Suspension | kept from work during an inquiry: **not** covered by 311 |
| Compulsory retirement in the public interest | **not** a punishment, not covered by 311 |

Article 311 covers members of a civil service of the Union or a State, of an all-India service, and holders of civil posts. It does not cover the armed forces and civil posts connected with defence. In *Parshotam Lal Dhingra* (1958; decided in November 1957) the Court said that those on probation or in temporary posts have it too, where the order is in truth a punishment. In *Moti Ram Deka* (1964; decided in December 1963) a rule that let the railways end permanent service by mere notice was struck down.

### The commissions (315 to 323)

A Public Service Commission came first by the idea of the Act of 1919. The Lee Commission pressed for it in 1924, and it was set up on **1 October 1926** with Sir Ross Barker as chairman. The Act of 1935 made it the Federal Commission; since 26 January 1950 it is the Union Public Service Commission (UPSC).

| | Union | State | Joint |
|---|---|---|---|
| Made by | Article 315 | Article 315 | Act of Parliament, when the States' legislatures have so resolved |
| Appointed by | President | Governor | President |
| Term | 6 years or 65 | 6 years or 62 | 6 years or 62 |
| Suspended by | President | Governor | President |
| **Removed by** | President | **President** | President |
| Resigns to | President | Governor | President |
| Report | President, then both Houses | Governor, then the legislature | the Governor of each State concerned |

The Constitution names no number of members and no qualification, except that **as nearly as may be one half** shall have held office under a government for ten years. The age of 62 came with the 41st Amendment (1976); before that it was 60. Nobody gets a second term in the same office. The UPSC may serve a State if the Governor asks and the President approves (315(4)). In *State of Punjab v. Salil Sabhlok* (2013) the Court held that integrity and competence can be examined when an appointment is challenged.

###### Removal (317)

- **Misbehaviour:** the President refers it to the Supreme Court; the Court inquires; its finding binds. An interest in a government contract counts as misbehaviour.
- **Insolvency, paid employment outside, infirmity of mind or body:** the President alone.

###### Afterwards (319)

| Who leaves | May become |
|---|---|
| Chairman of the UPSC | no employment under the Union or a State |
| member of the UPSC | chairman of the UPSC or of a State commission |
| chairman of a State commission | chairman or member of the UPSC, chairman of **another** State commission |
| member of a State commission | chairman or member of the UPSC, chairman of **that or another** State commission |

In all four cases other employment under the Union or a State is barred. To be Governor is not employment of this kind (*Hargovind Pant*, 1979).

###### Functions (320)

The commissions conduct examinations, and are **consulted** on methods of recruitment, on principles of appointment, promotion and transfer, on discipline, on claims for the costs of legal proceedings, and on pensions for injury. They need not be consulted on how posts are reserved for backward classes under 16(4), nor on the claims of Scheduled Castes and Tribes under 335 (320(4)). The President or the Governor may take matters out by regulations, which are laid before the legislature. In *Manbodhan Lal Srivastava* (1957) the Court held that consultation is **directory**: its absence does not make an order void. If the advice is not accepted, the memorandum laid with the report must say why (323). That is the real force of the commission.

### Tribunals (323A and 323B)

Chapter 4 compares the two articles. Three things complete it.

**What 323B lists:** taxes; foreign exchange, import and export; industrial and labour disputes; land reforms; the ceiling on urban property; elections to legislatures; foodstuffs and other essential goods; and, since the 75th Amendment (1993), **rent and tenancy**. Public service is not there: it is the whole of 323A.

**The Central Administrative Tribunal** began on 1 November 1985. It hears members of the all-India services, central civil servants and civilians in defence service. A State tribunal is set up by the Union at the State's request. Odisha's was abolished in 2019, and in March 2023 the Supreme Court upheld this: Article 323A enables, it does not compel.

**The long dispute over independence:**

| Year | Case | Point |
|---|---|---|
| 1997 | *L. Chandra Kumar* | the clauses that shut out the High Courts are void; a tribunal is the first court, not the last |
| 2010 | *R. Gandhi* | company law tribunals are possible, but their members must be as independent as judges |
| 2019 | *Rojer Mathew* | rules on tribunals under the Finance Act of 2017 struck down |
| 2025 | *Madras Bar Association* | 19 November: core provisions of the Tribunals Reforms Act, 2021 struck down (lowest age of fifty, term of four years, two names for each post), because they brought back what had been struck down before; a National Tribunals Commission within four months |

### Five cases to think through

1. **The Lok Sabha wishes.** The Lok Sabha resolves by two thirds that India needs an all-India service of engineers. May Parliament make it? *No.* The resolution must come from the Rajya Sabha.
2. **Who signed?** An officer appointed by the President is dismissed by a joint secretary in his own name. *311(1) is broken.* The inquiry may have been perfect; the authority was too low.
3. **A soldier.** A soldier dismissed without inquiry pleads 311. *It does not help*: defence is outside. He serves at pleasure under 310, and the Army Act has its own safeguards.
4. **An honest illness.** A member of a State commission can no longer work. Must the Supreme Court be asked? *No.* Its inquiry is for misbehaviour only. But it is the President, not the Governor, who removes.
5. **Promotion without asking.** A State promotes an officer without consulting its commission. *The order is not void for that reason.* The State must explain itself to the legislature.
`,
      hi: String.raw`
मंत्री आते-जाते हैं, सेवाएँ बनी रहती हैं। भाग XIV (अनुच्छेद 308 से 323) बताता है कि उनके नियम कौन बनाता है, उन्हें कैसा संरक्षण मिलता है और उनका चयन कौन करता है। भाग XIVक (323क और 323ख) बताता है कि उनके विवाद कहाँ जाते हैं। आयोगों की एक तालिका अध्याय 5 में है; बाक़ी बातें यहाँ हैं। ज़्यादातर सवाल चार अनुच्छेदों से आते हैं: 311, 312, 317 और 320।

### भाग XIV का नक़्शा

| अनुच्छेद | विषय | याद रखें |
|---|---|---|
| 309 | भर्ती और सेवा की शर्तें | विधानमंडल का अधिनियम; तब तक राष्ट्रपति या राज्यपाल के नियम |
| 310 | प्रसादपर्यंत पद | संघ और अखिल भारतीय सेवाओं में राष्ट्रपति, राज्य की सेवाओं में राज्यपाल |
| 311 | सिविल सेवकों का संरक्षण | रक्षा बलों के लिए नहीं |
| 312 | अखिल भारतीय सेवाएँ | राज्य सभा, उपस्थित और मत देने वालों का दो तिहाई |
| 312क | पुरानी इंडियन सिविल सर्विस के अधिकारी | 28वाँ संशोधन, 1972, जिसने 314 का निरसन किया |
| 315 | संघ और राज्यों के आयोग | संयुक्त आयोग संसद के अधिनियम से |
| 316 | नियुक्ति और पदावधि | छह वर्ष; संघ में 65, राज्य में 62 |
| 317 | पद से हटाना और निलंबन | हटाते केवल राष्ट्रपति हैं |
| 318 | संख्या और शर्तें | राष्ट्रपति या राज्यपाल के विनियम |
| 319 | पद छोड़ने के बाद के पद | नीचे तालिका देखें |
| 320, 321 | कृत्य, कृत्यों का विस्तार | परामर्श |
| 322 | व्यय | संचित निधि पर भारित |
| 323 | प्रतिवेदन | राष्ट्रपति या राज्यपाल को |

### सेवाओं के तीन परिवार

- **अखिल भारतीय सेवाएँ** संघ और राज्यों, दोनों की हैं। भर्ती और नियुक्ति संघ करता है, फिर सदस्य को किसी राज्य का संवर्ग मिलता है। ये तीन हैं: भारतीय प्रशासनिक सेवा, भारतीय पुलिस सेवा और भारतीय वन सेवा।
- **केंद्रीय सेवाएँ** केवल संघ की हैं: भारतीय विदेश सेवा, भारतीय राजस्व सेवा, भारतीय लेखापरीक्षा और लेखा सेवा आदि।
- **राज्य सेवाएँ** एक राज्य की हैं; चयन उसका आयोग करता है।

अंग्रेज़ी के अक्षर IFS दो सेवाओं के लिए चलते हैं। भारतीय **वन** सेवा अखिल भारतीय है, भारतीय **विदेश** सेवा केंद्रीय।

###### अनुच्छेद 312

1. **राज्य सभा** संकल्प से घोषित करती है कि नई सेवा राष्ट्रीय हित में आवश्यक है; **उपस्थित और मत देने वाले** सदस्यों का कम से कम दो तिहाई समर्थन चाहिए।
2. तब **संसद** क़ानून से सेवा बनाती है। संकल्प के बिना वह ऐसा नहीं कर सकती।

312(2) के अनुसार प्रशासनिक और पुलिस सेवा, जो 1950 में थीं, इसी अनुच्छेद के अधीन बनी मानी जाती हैं। अखिल भारतीय सेवा अधिनियम 1951 का है। 1963 के संशोधन ने तीन और सेवाओं का प्रावधान किया: अभियंता सेवा, वन सेवा, और चिकित्सा तथा स्वास्थ्य सेवा। इनमें से केवल भारतीय वन सेवा बनी, 1 जुलाई 1966 से। 42वें संशोधन (1976) ने **अखिल भारतीय न्यायिक सेवा** की व्यवस्था जोड़ी; उसमें ज़िला न्यायाधीश से नीचे का पद नहीं हो सकता, और उसे बनाने वाला क़ानून अनुच्छेद 368 के अधीन संविधान का संशोधन नहीं माना जाएगा। 2025 तक ऐसी सेवा नहीं बनी थी।

सरदार पटेल ने संविधान सभा में इन सेवाओं का पक्ष लिया; उन्हें अखिल भारतीय सेवाओं का जनक कहा जाता है। राज्यों की शिकायत रहती है कि जिन अधिकारियों से उन्हें काम लेना है, उनकी नियुक्ति संघ करता है; अध्याय 3 में ये सेवाएँ एकात्मक लक्षणों में गिनी गई हैं।

### प्रसाद और संरक्षण (310 और 311)

अनुच्छेद 310 इंग्लैंड के "प्रसाद के सिद्धांत" से आया है: राज्य का सेवक तभी तक पद पर है जब तक प्रसाद बना रहे। भारत में यह सिद्धांत संविधान के स्पष्ट शब्दों के आगे झुकता है। कुछ पद इससे पूरी तरह बाहर हैं: न्यायाधीश, नियंत्रक और महालेखापरीक्षक, मुख्य निर्वाचन आयुक्त, आयोगों के सदस्य। सिविल पदों पर बाक़ी सबको अनुच्छेद 311 दो संरक्षण देता है।

1. **311(1):** **नियुक्त करने वाले प्राधिकारी के अधीनस्थ** कोई प्राधिकारी न पदच्युत कर सकता है, न पद से हटा सकता है।
2. **311(2):** न **पदच्युति, न पद से हटाना, न पंक्ति में अवनति**, जब तक ऐसी जाँच न हो जिसमें आरोप बताए जाएँ और उन पर सुनवाई का अवसर मिले।

1976 तक दूसरी सुनवाई भी थी, प्रस्तावित दंड पर। 42वें संशोधन ने उसे हटा दिया। तीन स्थितियों में जाँच ज़रूरी नहीं:

| स्थिति | निर्णय कौन करे |
|---|---|
| आचरण, जिसके लिए आपराधिक आरोप में दोषसिद्धि हुई | दंड देने वाला प्राधिकारी |
| जाँच करना युक्तियुक्त रूप से साध्य नहीं | वही प्राधिकारी, कारण **लिखकर** |
| **राज्य की सुरक्षा** के हित में जाँच समीचीन नहीं | **राष्ट्रपति या राज्यपाल** |

*तुलसीराम पटेल* (1985) ने इस परंतुक के अधीन हुई पदच्युतियों को वैध माना: सुनवाई इससे हट जाती है, पर न्यायालय यह देख सकता है कि कारण वास्तविक थे या नहीं।

| शब्द | अर्थ |
|---|---|
| पदच्युति | सेवा समाप्त, और सामान्यतः आगे सरकारी नौकरी नहीं |
| पद से हटाना | सेवा समाप्त, नई सरकारी नौकरी पर रोक नहीं |
| पंक्ति में अवनति | दंड के रूप में नीचे का पद या स्तर |
| निलंबन | जाँच के दौरान काम से अलग रखना: 311 के दायरे में **नहीं** |
| लोकहित में अनिवार्य सेवानिवृत्ति | दंड **नहीं**, 311 के दायरे में नहीं |

अनुच्छेद 311 संघ या राज्य की सिविल सेवा के सदस्यों, अखिल भारतीय सेवा के सदस्यों और सिविल पद धारण करने वालों का है। सशस्त्र बल और रक्षा से जुड़े सिविल पद इससे बाहर हैं। *पुरुषोत्तम लाल ढींगरा* (1958; निर्णय नवंबर 1957 का) में न्यायालय ने कहा कि परिवीक्षा या अस्थायी पद वालों को भी यह मिलता है, यदि आदेश वास्तव में दंड के रूप में हो। *मोती राम डेका* (1964; निर्णय दिसंबर 1963 का) में वह नियम रद्द हुआ जिससे रेलवे केवल नोटिस देकर स्थायी सेवा समाप्त कर सकता था।

### लोक सेवा आयोग (315 से 323)

लोक सेवा आयोग का विचार 1919 के अधिनियम में आया। 1924 में ली आयोग ने इस पर बल दिया, और **1 अक्टूबर 1926** को सर रॉस बार्कर की अध्यक्षता में आयोग बना। 1935 के अधिनियम ने उसे संघीय लोक सेवा आयोग बनाया; 26 जनवरी 1950 से वह संघ लोक सेवा आयोग है।

| | संघ | राज्य | संयुक्त |
|---|---|---|---|
| कैसे बना | अनुच्छेद 315 | अनुच्छेद 315 | राज्यों के विधानमंडलों के संकल्प पर संसद का अधिनियम |
| नियुक्ति | राष्ट्रपति | राज्यपाल | राष्ट्रपति |
| पदावधि | 6 वर्ष या 65 | 6 वर्ष या 62 | 6 वर्ष या 62 |
| निलंबन | राष्ट्रपति | राज्यपाल | राष्ट्रपति |
| **पद से हटाना** | राष्ट्रपति | **राष्ट्रपति** | राष्ट्रपति |
| त्यागपत्र | राष्ट्रपति को | राज्यपाल को | राष्ट्रपति को |
| प्रतिवेदन | राष्ट्रपति, फिर दोनों सदन | राज्यपाल, फिर विधानमंडल | हर संबंधित राज्य के राज्यपाल |

संविधान सदस्यों की संख्या और योग्यता नहीं बताता; इतना ही कहता है कि **यथासंभव आधे** सदस्य ऐसे हों जिन्होंने किसी सरकार के अधीन दस वर्ष पद धारण किया हो। 62 की आयु 41वें संशोधन (1976) से आई; पहले 60 थी। उसी पद पर दूसरी बार नियुक्ति नहीं होती। राज्यपाल अनुरोध करें और राष्ट्रपति अनुमोदन दें, तो संघ आयोग राज्य का काम भी कर सकता है (315(4))। *पंजाब राज्य बनाम सलिल सभलोक* (2013) में न्यायालय ने कहा कि नियुक्ति को चुनौती मिलने पर सत्यनिष्ठा और सक्षमता की जाँच हो सकती है।

###### पद से हटाना (317)

- **कदाचार:** राष्ट्रपति मामला सर्वोच्च न्यायालय को भेजते हैं; न्यायालय जाँच करता है; उसका निष्कर्ष बाध्यकारी है। सरकारी संविदा में हित रखना भी कदाचार माना जाता है।
- **दिवालियापन, पद से बाहर का सवेतन काम, मानसिक या शारीरिक अशक्तता:** राष्ट्रपति अकेले।

###### पद छोड़ने के बाद (319)

| कौन | क्या बन सकता है |
|---|---|
| संघ आयोग का अध्यक्ष | संघ या राज्य के अधीन कोई नियोजन नहीं |
| संघ आयोग का सदस्य | संघ आयोग या किसी राज्य आयोग का अध्यक्ष |
| राज्य आयोग का अध्यक्ष | संघ आयोग का अध्यक्ष या सदस्य, **दूसरे** राज्य आयोग का अध्यक्ष |
| राज्य आयोग का सदस्य | संघ आयोग का अध्यक्ष या सदस्य, **उसी या दूसरे** राज्य आयोग का अध्यक्ष |

चारों के लिए संघ या राज्य के अधीन दूसरा नियोजन वर्जित है। राज्यपाल का पद ऐसा नियोजन नहीं माना जाता (*हरगोविंद पंत*, 1979)।

###### कृत्य (320)

आयोग परीक्षाएँ कराते हैं। भर्ती की पद्धतियों, नियुक्ति, पदोन्नति और स्थानांतरण के सिद्धांतों, अनुशासन, विधिक कार्यवाही के ख़र्च के दावों और क्षति पर मिलने वाली पेंशन के विषय में उनसे **परामर्श** किया जाता है। 16(4) के अधीन पिछड़े वर्गों का आरक्षण कैसे हो, और 335 के अधीन अनुसूचित जातियों और जनजातियों के दावे कैसे पूरे हों, इन पर परामर्श ज़रूरी नहीं (320(4))। राष्ट्रपति या राज्यपाल विनियमों से और विषय भी बाहर रख सकते हैं; ये विनियम विधानमंडल के सामने रखे जाते हैं। *मनबोधन लाल श्रीवास्तव* (1957) में न्यायालय ने परामर्श को **निदेशात्मक** माना: वह न हो तो आदेश शून्य नहीं होता। सलाह न मानी जाए तो प्रतिवेदन के साथ रखे ज्ञापन में कारण बताना होता है (323)। आयोग की असली ताक़त यही है।

### अधिकरण (323क और 323ख)

अध्याय 4 में दोनों अनुच्छेदों की तुलना है। तीन बातें उसे पूरा करती हैं।

**323ख की सूची:** कर; विदेशी मुद्रा, आयात और निर्यात; औद्योगिक और श्रम विवाद; भूमि सुधार; नगर संपत्ति की अधिकतम सीमा; विधानमंडलों के निर्वाचन; खाद्य पदार्थ और दूसरी आवश्यक वस्तुएँ; और 75वें संशोधन (1993) से **किराया और किराएदारी**। लोक सेवा इसमें नहीं है: 323क का पूरा विषय वही है।

**केंद्रीय प्रशासनिक अधिकरण** ने 1 नवंबर 1985 को काम शुरू किया। वह अखिल भारतीय सेवाओं के सदस्यों, केंद्रीय सिविल सेवकों और रक्षा सेवा के असैनिक कर्मचारियों के मामले सुनता है। राज्य का अधिकरण राज्य के अनुरोध पर संघ बनाता है। ओडिशा का अधिकरण 2019 में समाप्त हुआ और मार्च 2023 में सर्वोच्च न्यायालय ने इसे वैध माना: अनुच्छेद 323क शक्ति देता है, बाध्य नहीं करता।

**स्वतंत्रता पर लंबा विवाद:**

| वर्ष | मामला | बात |
|---|---|---|
| 1997 | *एल. चंद्र कुमार* | उच्च न्यायालयों को बाहर रखने वाले खंड शून्य; अधिकरण पहला न्यायालय है, अंतिम नहीं |
| 2010 | *आर. गांधी* | कंपनी विधि अधिकरण बन सकते हैं, पर उनके सदस्य न्यायाधीशों जितने स्वतंत्र हों |
| 2019 | *रोजर मैथ्यू* | 2017 के वित्त अधिनियम के अधीन बने अधिकरणों के नियम रद्द |
| 2025 | *मद्रास बार एसोसिएशन* | 19 नवंबर: अधिकरण सुधार अधिनियम, 2021 के मुख्य उपबंध रद्द (न्यूनतम आयु पचास, कार्यकाल चार वर्ष, हर पद के लिए दो नाम), क्योंकि वे पहले रद्द हो चुकी बातें लौटा लाए थे; चार महीने में राष्ट्रीय अधिकरण आयोग बनाना होगा |

### सोचने के लिए पाँच स्थितियाँ

1. **लोक सभा की इच्छा।** लोक सभा दो तिहाई बहुमत से संकल्प करती है कि अभियंताओं की अखिल भारतीय सेवा चाहिए। क्या संसद उसे बना सकती है? *नहीं।* संकल्प राज्य सभा का होना चाहिए।
2. **हस्ताक्षर किसके?** राष्ट्रपति द्वारा नियुक्त अधिकारी को एक संयुक्त सचिव अपने नाम से पदच्युत करता है। *311(1) का उल्लंघन हुआ।* जाँच भले निर्दोष रही हो, प्राधिकारी नीचे के स्तर का था।
3. **एक सैनिक।** बिना जाँच पदच्युत सैनिक 311 का सहारा लेता है। *इससे लाभ नहीं*: रक्षा बल इससे बाहर हैं। 310 के अधीन वह प्रसादपर्यंत पद पर है, और सेना अधिनियम के अपने संरक्षण हैं।
4. **सच्ची बीमारी।** राज्य आयोग का एक सदस्य अब काम नहीं कर सकता। क्या सर्वोच्च न्यायालय से पूछना होगा? *नहीं।* उसकी जाँच केवल कदाचार के लिए है। पर हटाएँगे राष्ट्रपति, राज्यपाल नहीं।
5. **बिना पूछे पदोन्नति।** राज्य अपने आयोग से परामर्श किए बिना एक अधिकारी को पदोन्नत करता है। *केवल इस कारण आदेश शून्य नहीं होता।* राज्य को विधानमंडल के सामने कारण बताना होगा।
`,
    },
  },
]
