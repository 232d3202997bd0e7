import type { SeedChapter } from '../shapes.ts'

export const polityC: SeedChapter[] = [
  {
    id: 'faith-and-minorities',
    title: {
      en: 'Exploitation, religion and minorities: Articles 23 to 30',
      hi: 'शोषण, धर्म और अल्पसंख्यक: अनुच्छेद 23 से 30',
    },
    text: {
      en: String.raw`
Chapter 1 gave a line each to the rights against exploitation, to religion and to minorities. Examiners give them more, because every one of these eight articles has an exception, a list of grounds and a leading case. Read the words of each article first, then its case.

### Forced labour and children (23 and 24)

Article 23 forbids **traffic in human beings**, **begar** (work taken without pay) and other similar forms of **forced labour**. It protects foreigners as well as citizens, and it binds private persons as well as the State. Article 17 (untouchability) and Article 24 reach private persons in the same way.

There is one exception. By 23(2) the State may impose compulsory service for public purposes, but it may not discriminate on grounds only of **religion, race, caste or class**. Sex is not in this list.

Article 24 is shorter: no child **below fourteen** may be employed in a factory, a mine or any other hazardous employment. It does not speak of shops or fields. Parliament went further. Since its amendment of 2016 the Child Labour Act of 1986 forbids all employment below fourteen, except help in a family enterprise outside school hours and work as a child artist, both under conditions. Adolescents of fourteen to eighteen may not do hazardous work.

| Article | Laws that carry it out |
|---|---|
| 23 | Immoral Traffic (Prevention) Act 1956; Bonded Labour System (Abolition) Act 1976; Sections 143 and 146 of the Bharatiya Nyaya Sanhita 2023 |
| 24 | Child and Adolescent Labour (Prohibition and Regulation) Act 1986; the laws on factories and mines |

| Year | Case | Point |
|---|---|---|
| 1982 | *People's Union for Democratic Rights* (PUDR) | sites of the Asian Games: to pay less than the minimum wage is forced labour, since hunger and want are a force too; building work is hazardous under Article 24 |
| 1983 | *Sanjit Roy* | people on famine relief works must also get the minimum wage |
| 1983 | *Bandhua Mukti Morcha* | the State must identify, release and rehabilitate bonded labourers |
| 1996 | *M.C. Mehta v. State of Tamil Nadu* | match and firework factories of Sivakasi: the employer pays ₹20,000 for each child into a welfare fund; the State finds work for an adult of the family or adds ₹5,000 |
| 1998 | *State of Gujarat v. High Court of Gujarat* | prisoners sentenced to hard labour must be paid **equitable** wages |

### Freedom of religion (25 and 26)

Article 25 gives all persons **freedom of conscience** and the right freely to **profess, practise and propagate** religion. Two explanations belong to it. Wearing and carrying a kirpan is part of the profession of the Sikh religion. In clause (2)(b) "Hindus" includes Sikhs, Jains and Buddhists.

Clause (2) leaves two doors open for laws: (a) to regulate any economic, financial, political or other secular activity that goes with religious practice; (b) to provide for social welfare and reform, or to open Hindu religious institutions of a public character to all classes and sections of Hindus.

| | Article 25 | Article 26 |
|---|---|---|
| Belongs to | every person | a religious denomination or a section of it |
| Gives | conscience; to profess, practise, propagate | (a) institutions for religious and charitable purposes; (b) own affairs in matters of religion; (c) owning and acquiring property; (d) administering it **in accordance with law** |
| Subject to | public order, morality, health **and the other provisions of Part III** | public order, morality, health |

A **denomination** has three marks (*S.P. Mittal* on Auroville, reported in 1983, decided in November 1982): a common faith, a common organisation and a distinctive name.

###### Essential religious practices

In ***Shirur Mutt* (1954)** the Supreme Court said that religion is not belief alone. It covers rites and ceremonies, and what is essential to a religion is to be found first of all in its own doctrine. So a law may regulate how the property of a mutt is administered, but it may not take the administration away altogether. Later cases drew the line again and again.

| Year | Case | Point |
|---|---|---|
| 1961 | *Durgah Committee, Ajmer* | what grew from superstition is not protected as essential |
| 1977 | *Rev. Stanislaus v. State of Madhya Pradesh* | to propagate is to make known one's faith by explaining it; it is **no right to convert** another person; the Acts of Madhya Pradesh (1968) and Orissa (1967) against forced conversion are valid |
| 1986 | *Bijoe Emmanuel* | three pupils stood up for the national anthem but did not sing it, for reasons of faith; their expulsion was void under Articles 19(1)(a) and 25 |
| 1994 | *S.R. Bommai* | secularism is part of the basic structure: the State has no religion and treats all alike |
| 2017 | *Shayara Bano* | instant triple talaq set aside, 3 : 2 |
| 2018 | *Indian Young Lawyers Association* (Sabarimala) | 28 September, 4 : 1: women of ten to fifty years may not be kept out; the devotees of Ayyappa are not a separate denomination; Justice Indu Malhotra dissented |

The review of the Sabarimala judgment (*Kantaru Rajeevaru*) did not end the matter. On 14 November 2019, by 3 : 2, wider questions were sent to a larger bench: how Articles 25 and 26 stand to Article 14, what "morality" means, how far a court may examine an essential practice. In 2020 nine judges held that such a reference is possible. Nine judges began to hear the questions on 7 April 2026. Look up what came of it.

### Taxes and classrooms (27 and 28)

Article 27: nobody can be compelled to pay a **tax** whose proceeds are **specifically appropriated** for promoting or maintaining one particular religion. A **fee** for a service, such as the supervision of endowments, is not hit. In *Prafull Goradia* (2011) the Haj subsidy passed the test, since no substantial part of a tax went to it.

| Institution | Religious instruction | Clause |
|---|---|---|
| wholly maintained out of State funds | none | 28(1) |
| administered by the State, but founded under an endowment or trust that requires it | allowed | 28(2) |
| recognised by the State | allowed; nobody need attend without consent, a minor's guardian consents | 28(3) |
| aided out of State funds | the same | 28(3) |

**Instruction** is not the same as **study about** religions. *D.A.V. College* (1971) allowed research on the life and teaching of Guru Nanak at a university. *Aruna Roy* (2002) upheld the National Curriculum Framework of 2000: teaching values from all religions is not religious instruction.

### Minorities (29 and 30)

| | Article 29 | Article 30 |
|---|---|---|
| Belongs to | 29(1): **any section of citizens** with its own language, script or culture; 29(2): every citizen | **minorities** by religion or language |
| Gives | 29(1): to conserve these; 29(2): no refusal of admission to an institution of the State or one aided by it, on grounds only of religion, race, caste or language | 30(1): to establish and administer institutions of their choice; 30(1A): a fair amount if their property is acquired (44th Amendment); 30(2): no discrimination in aid |

The word "minority" stands in the heading of Article 29, not in its clauses, so a majority can use it too. The Constitution does not define a minority. Under the National Commission for Minorities Act, 1992 six communities are notified: Muslims, Christians, Sikhs, Buddhists, Parsis and, since 2014, Jains. For Article 30 the number is counted **State by State** (*T.M.A. Pai*).

| Year | Case | Point |
|---|---|---|
| 1958 | *In re Kerala Education Bill* | the right to administer is no right to maladminister |
| 1967 | *Azeez Basha* | five judges: Aligarh Muslim University was brought into being by the Act of 1920, hence not established by the minority |
| 1974 | *St. Xavier's College* | nine judges: rules for standards are allowed; affiliation may not be bought by giving up the right |
| 1992 | *St. Stephen's College* | an aided college may prefer its own community, up to half of the seats (decided in December 1991) |
| 2002 | *T.M.A. Pai* | eleven judges: the State is the unit; no fixed half any more, but an aided institution must admit a reasonable number of others; to run a school is an occupation open to all (19(1)(g)) |
| 2005 | *P.A. Inamdar* | seven judges: the State cannot press its quota on unaided private colleges; answered by 15(5), the 93rd Amendment (2005), which leaves minority institutions out |
| 2014 | *Pramati* | 15(5) is valid; the Right to Education Act does not bind minority schools. On 1 September 2025 two judges doubted this and asked for a larger bench |
| 2024 | *Anjum Kadari* | 5 November: the Uttar Pradesh Madarsa Act of 2004 is valid, except for the degrees fazil and kamil |

###### Aligarh Muslim University, 8 November 2024

Seven judges, 4 : 3. The majority **overruled *Azeez Basha***: an institution does not lose its minority character merely because a statute gave it its form, nor because it is older than the Constitution. The court looks behind the statute. Whose idea was it? Who gave the money and the land, and did the work? For whom was it meant? Does the way it is run bear this out? The bench did **not** decide whether the university is a minority institution; a regular bench is to apply these tests.

### Five cases to think through

1. **A contractor pays half.** A road builder pays labourers half of the minimum wage. They had agreed. *Article 23 is broken.* Want leaves no free choice (PUDR), and it does not matter that the builder is a private person.
2. **Duty in a flood.** A law calls all young people to flood relief, except one caste. *It fails*: 23(2) names caste. Had it left out women, 23(2) would be silent, and Articles 14 and 15 would have to answer.
3. **Everybody agrees.** In a school maintained wholly by the State all parents consent to instruction in one religion. *It is still barred.* Consent counts under 28(3), not under 28(1).
4. **Tamil in Delhi.** Tamil-speaking Hindus of Delhi found a school. They belong to the largest religion of the Union. *Article 30 is open to them*: in Delhi they are a minority by language.
5. **A temple's accounts.** A law has the accounts of a denomination's temple audited and lets a board take over all its administration for ever. *The audit stands, the take-over does not*: 26(d) allows a law on how property is administered; it does not allow the right to be ended.
`,
      hi: String.raw`
अध्याय 1 में शोषण के विरुद्ध अधिकार, धर्म और अल्पसंख्यकों को एक-एक पंक्ति मिली थी। परीक्षा में इन पर ज़्यादा पूछा जाता है, क्योंकि इन आठ अनुच्छेदों में से हर एक के साथ एक अपवाद, आधारों की एक सूची और एक प्रमुख मामला जुड़ा है। पहले अनुच्छेद के शब्द पढ़ें, फिर उसका मामला।

### बलात्श्रम और बालक (23 और 24)

अनुच्छेद 23 इन पर रोक लगाता है: **मानव का दुर्व्यापार**, **बेगार** (बिना मज़दूरी काम लेना) और इसी तरह का दूसरा **बलात्श्रम**। यह नागरिक और विदेशी, दोनों की रक्षा करता है, और राज्य के साथ निजी व्यक्तियों पर भी लागू होता है। अनुच्छेद 17 (अस्पृश्यता) और 24 भी इसी तरह निजी व्यक्तियों तक पहुँचते हैं।

अपवाद एक है। 23(2) के अनुसार राज्य सार्वजनिक प्रयोजनों के लिए अनिवार्य सेवा लागू कर सकता है, पर केवल **धर्म, मूलवंश, जाति या वर्ग** के आधार पर भेदभाव नहीं कर सकता। लिंग इस सूची में नहीं है।

अनुच्छेद 24 छोटा है: **चौदह वर्ष से कम** आयु का बालक कारख़ाने, खान या किसी दूसरे जोखिम वाले काम में नहीं लगाया जाएगा। दुकान या खेत की बात यह नहीं करता। संसद इससे आगे गई: 1986 का बाल श्रम अधिनियम 2016 के संशोधन के बाद चौदह वर्ष से कम आयु में हर तरह का नियोजन रोकता है। दो छूटें हैं, दोनों सशर्त: स्कूल के समय के बाद परिवार के उद्यम में हाथ बँटाना, और बाल कलाकार का काम। चौदह से अठारह वर्ष के किशोर जोखिम वाला काम नहीं कर सकते।

| अनुच्छेद | उसे लागू करने वाले क़ानून |
|---|---|
| 23 | अनैतिक व्यापार (निवारण) अधिनियम 1956; बंधित श्रम पद्धति (उत्सादन) अधिनियम 1976; भारतीय न्याय संहिता 2023 की धाराएँ 143 और 146 |
| 24 | बालक और कुमार श्रम (प्रतिषेध और विनियमन) अधिनियम 1986; कारख़ानों और खानों के क़ानून |

| वर्ष | मामला | बात |
|---|---|---|
| 1982 | *पीपल्स यूनियन फ़ॉर डेमोक्रेटिक राइट्स* (पीयूडीआर) | एशियाई खेलों के निर्माण स्थल: न्यूनतम मज़दूरी से कम देना बलात्श्रम है, क्योंकि भूख और अभाव भी मजबूर करते हैं; निर्माण कार्य अनुच्छेद 24 के अर्थ में जोखिम का काम है |
| 1983 | *संजीत राय* | अकाल राहत के काम में लगे लोगों को भी न्यूनतम मज़दूरी देनी होगी |
| 1983 | *बंधुआ मुक्ति मोर्चा* | राज्य बंधुआ मज़दूरों को पहचाने, छुड़ाए और उनका पुनर्वास करे |
| 1996 | *एम.सी. मेहता बनाम तमिलनाडु राज्य* | शिवकाशी के माचिस और पटाखा कारख़ाने: नियोजक हर बच्चे के लिए कल्याण निधि में ₹20,000 जमा करे; राज्य परिवार के किसी वयस्क को काम दे या ₹5,000 मिलाए |
| 1998 | *गुजरात राज्य बनाम गुजरात उच्च न्यायालय* | सश्रम कारावास काट रहे बंदियों को **न्यायसंगत** मज़दूरी मिले |

### धर्म की स्वतंत्रता (25 और 26)

अनुच्छेद 25 सभी व्यक्तियों को **अंतःकरण की स्वतंत्रता** और धर्म को अबाध रूप से **मानने, उसका आचरण करने और प्रचार करने** का अधिकार देता है। इसके दो स्पष्टीकरण हैं। कृपाण धारण करना और लेकर चलना सिख धर्म मानने का अंग है। खंड (2)(ख) में "हिंदुओं" में सिख, जैन और बौद्ध भी आते हैं।

खंड (2) क़ानून के लिए दो रास्ते खुले रखता है: (क) धार्मिक आचरण से जुड़े आर्थिक, वित्तीय, राजनीतिक या दूसरे लौकिक क्रियाकलाप का विनियमन; (ख) सामाजिक कल्याण और सुधार, या सार्वजनिक प्रकार की हिंदू धार्मिक संस्थाओं को हिंदुओं के सभी वर्गों और अनुभागों के लिए खोलना।

| | अनुच्छेद 25 | अनुच्छेद 26 |
|---|---|---|
| किसका | हर व्यक्ति का | धार्मिक संप्रदाय या उसके किसी अनुभाग का |
| क्या मिलता है | अंतःकरण; मानना, आचरण, प्रचार | (क) धार्मिक और पूर्त प्रयोजन की संस्थाएँ; (ख) धर्म के विषय में अपने कार्यों का प्रबंध; (ग) संपत्ति का अर्जन और स्वामित्व; (घ) उसका **विधि के अनुसार** प्रशासन |
| किसके अधीन | लोक व्यवस्था, सदाचार, स्वास्थ्य **और भाग III के दूसरे उपबंध** | लोक व्यवस्था, सदाचार, स्वास्थ्य |

**संप्रदाय** के तीन लक्षण हैं (ऑरोविल पर *एस.पी. मित्तल*, 1983 में प्रकाशित, निर्णय नवंबर 1982 का): समान आस्था, समान संगठन और अलग नाम।

###### अनिवार्य धार्मिक आचरण

***शिरूर मठ* (1954)** में सर्वोच्च न्यायालय ने कहा कि धर्म केवल विश्वास नहीं है। उसमें अनुष्ठान और विधि-विधान भी आते हैं, और धर्म के लिए क्या अनिवार्य है, यह सबसे पहले उसी के सिद्धांतों में देखा जाएगा। इसलिए क़ानून मठ की संपत्ति के प्रशासन का विनियमन कर सकता है, पर प्रशासन पूरी तरह छीन नहीं सकता। बाद के मामलों में यह सीमा बार-बार नए सिरे से खींची गई।

| वर्ष | मामला | बात |
|---|---|---|
| 1961 | *दरगाह कमेटी, अजमेर* | अंधविश्वास से उपजी बातें अनिवार्य आचरण के रूप में संरक्षित नहीं |
| 1977 | *रेव. स्टैनिस्लॉस बनाम मध्य प्रदेश राज्य* | प्रचार का अर्थ है अपने धर्म के सिद्धांत समझाकर उन्हें फैलाना; किसी का **धर्म बदलवाने का अधिकार नहीं**; बलपूर्वक धर्मांतरण के विरुद्ध मध्य प्रदेश (1968) और उड़ीसा (1967) के अधिनियम वैध |
| 1986 | *बिजोए इमैनुएल* | तीन विद्यार्थी राष्ट्रगान के समय खड़े हुए, पर आस्था के कारण उसे गाया नहीं; विद्यालय से उनका निष्कासन अनुच्छेद 19(1)(क) और 25 के अधीन शून्य |
| 1994 | *एस.आर. बोम्मई* | पंथनिरपेक्षता मूल ढाँचे का अंग: राज्य का कोई धर्म नहीं, वह सबसे समान व्यवहार करता है |
| 2017 | *शायरा बानो* | एक साथ तीन तलाक़ रद्द, 3 : 2 |
| 2018 | *इंडियन यंग लॉयर्स एसोसिएशन* (सबरीमाला) | 28 सितंबर, 4 : 1: दस से पचास वर्ष की महिलाओं को प्रवेश से रोका नहीं जा सकता; अय्यप्पा के भक्त अलग संप्रदाय नहीं; न्यायमूर्ति इंदु मल्होत्रा असहमत |

सबरीमाला निर्णय के पुनर्विलोकन (*कंतारु राजीवरु*) से बात समाप्त नहीं हुई। 14 नवंबर 2019 को 3 : 2 से व्यापक प्रश्न बड़ी पीठ को भेजे गए: अनुच्छेद 25 और 26 का अनुच्छेद 14 से क्या संबंध है, "सदाचार" का अर्थ क्या है, न्यायालय अनिवार्य आचरण की जाँच कहाँ तक कर सकता है। 2020 में नौ न्यायाधीशों ने माना कि ऐसे प्रश्न भेजे जा सकते हैं। 7 अप्रैल 2026 को नौ न्यायाधीशों ने इन प्रश्नों पर सुनवाई शुरू की। आगे क्या हुआ, यह देख लें।

### कर और कक्षा (27 और 28)

अनुच्छेद 27: किसी को ऐसा **कर** देने के लिए बाध्य नहीं किया जा सकता जिसकी आय किसी एक धर्म की अभिवृद्धि या पोषण के लिए **विनिर्दिष्ट रूप से विनियोजित** हो। सेवा के बदले ली गई **फ़ीस**, जैसे धार्मिक विन्यासों के पर्यवेक्षण की, इसमें नहीं आती। *प्रफुल्ल गोराडिया* (2011) में हज सब्सिडी इस कसौटी पर खरी उतरी, क्योंकि किसी कर का कोई बड़ा भाग उस पर ख़र्च नहीं होता था।

| संस्था | धार्मिक शिक्षा | खंड |
|---|---|---|
| पूरी तरह राज्य निधि से पोषित | बिलकुल नहीं | 28(1) |
| प्रशासन राज्य का, पर स्थापना ऐसे विन्यास या न्यास के अधीन जिसके अनुसार यह शिक्षा देना आवश्यक है | हो सकती है | 28(2) |
| राज्य से मान्यता प्राप्त | हो सकती है; बिना सहमति किसी पर उपस्थित होने की बाध्यता नहीं, अवयस्क के लिए संरक्षक की सहमति | 28(3) |
| राज्य निधि से सहायता प्राप्त | वही | 28(3) |

धर्म की **शिक्षा देना** और धर्मों **के बारे में पढ़ाना** अलग बातें हैं। *डी.ए.वी. कॉलेज* (1971) ने विश्वविद्यालय में गुरु नानक के जीवन और उपदेशों पर शोध की अनुमति दी। *अरुणा रॉय* (2002) ने 2000 की राष्ट्रीय पाठ्यचर्या रूपरेखा को वैध माना: सभी धर्मों से मूल्य सिखाना धार्मिक शिक्षा नहीं है।

### अल्पसंख्यक (29 और 30)

| | अनुच्छेद 29 | अनुच्छेद 30 |
|---|---|---|
| किसका | 29(1): अपनी भाषा, लिपि या संस्कृति वाले **नागरिकों के किसी भी अनुभाग** का; 29(2): हर नागरिक का | धर्म या भाषा पर आधारित **अल्पसंख्यक वर्गों** का |
| क्या मिलता है | 29(1): इन्हें बनाए रखना; 29(2): राज्य द्वारा पोषित या राज्य से सहायता पाने वाली संस्था में केवल धर्म, मूलवंश, जाति या भाषा के आधार पर प्रवेश से इनकार नहीं | 30(1): अपनी रुचि की संस्थाओं की स्थापना और प्रशासन; 30(1क): संपत्ति के अर्जन पर उचित रक़म (44वाँ संशोधन); 30(2): सहायता में भेदभाव नहीं |

"अल्पसंख्यक" शब्द अनुच्छेद 29 के शीर्षक में है, खंडों में नहीं; इसलिए बहुसंख्यक भी इस अनुच्छेद का सहारा ले सकते हैं। संविधान अल्पसंख्यक की परिभाषा नहीं देता। राष्ट्रीय अल्पसंख्यक आयोग अधिनियम, 1992 के अधीन छह समुदाय अधिसूचित हैं: मुस्लिम, ईसाई, सिख, बौद्ध, पारसी और 2014 से जैन। अनुच्छेद 30 के लिए गिनती **हर राज्य में अलग** होती है (*टी.एम.ए. पाई*)।

| वर्ष | मामला | बात |
|---|---|---|
| 1958 | *केरल शिक्षा विधेयक* | प्रशासन के अधिकार में कुप्रशासन का अधिकार शामिल नहीं |
| 1967 | *अज़ीज़ बाशा* | पाँच न्यायाधीश: अलीगढ़ मुस्लिम विश्वविद्यालय 1920 के अधिनियम से बना, इसलिए अल्पसंख्यक वर्ग द्वारा स्थापित नहीं |
| 1974 | *सेंट ज़ेवियर्स कॉलेज* | नौ न्यायाधीश: स्तर बनाए रखने के नियम हो सकते हैं; संबद्धता के बदले यह अधिकार छोड़ने की शर्त नहीं लगाई जा सकती |
| 1992 | *सेंट स्टीफ़ंस कॉलेज* | सहायता प्राप्त कॉलेज अपने समुदाय को आधी सीटों तक वरीयता दे सकता है (निर्णय दिसंबर 1991 का) |
| 2002 | *टी.एम.ए. पाई* | ग्यारह न्यायाधीश: इकाई राज्य है; अब आधी सीटों की कोई निश्चित सीमा नहीं, पर सहायता प्राप्त संस्था को दूसरे समुदायों के विद्यार्थी भी उचित संख्या में लेने होंगे; विद्यालय चलाना उपजीविका है, जो सबके लिए खुली है (19(1)(छ)) |
| 2005 | *पी.ए. इनामदार* | सात न्यायाधीश: राज्य बिना सहायता वाले निजी कॉलेजों पर अपना कोटा नहीं थोप सकता; इसके उत्तर में 93वाँ संशोधन (2005) 15(5) लाया, जो अल्पसंख्यक संस्थाओं को बाहर रखता है |
| 2014 | *प्रमति* | 15(5) वैध; शिक्षा का अधिकार अधिनियम अल्पसंख्यक विद्यालयों पर लागू नहीं। 1 सितंबर 2025 को दो न्यायाधीशों ने इस पर संदेह जताया और मामला बड़ी पीठ को सौंपने को कहा |
| 2024 | *अंजुम क़ादरी* | 5 नवंबर: उत्तर प्रदेश का 2004 का मदरसा अधिनियम वैध, केवल फ़ाज़िल और कामिल की उपाधियाँ छोड़कर |

###### अलीगढ़ मुस्लिम विश्वविद्यालय, 8 नवंबर 2024

सात न्यायाधीश, 4 : 3। बहुमत ने ***अज़ीज़ बाशा* को पलट दिया**: कोई संस्था केवल इसलिए अपना अल्पसंख्यक स्वरूप नहीं खोती कि उसे किसी अधिनियम ने रूप दिया, और न इसलिए कि वह संविधान से पुरानी है। न्यायालय अधिनियम से आगे जाकर देखेगा। विचार किसका था? धन और भूमि किसने दी, मेहनत किसने की? संस्था किसके लिए बनी? क्या उसे चलाने का ढंग इसकी पुष्टि करता है? यह विश्वविद्यालय अल्पसंख्यक संस्था है या नहीं, इसका निर्णय पीठ ने **नहीं** किया; ये कसौटियाँ एक नियमित पीठ लगाएगी।

### सोचने के लिए पाँच स्थितियाँ

1. **आधी मज़दूरी।** सड़क बनाने वाला ठेकेदार मज़दूरों को न्यूनतम मज़दूरी का आधा देता है। वे राज़ी थे। *अनुच्छेद 23 का उल्लंघन हुआ।* अभाव में चुनने की स्वतंत्रता नहीं रहती (पीयूडीआर), और ठेकेदार के निजी व्यक्ति होने से कोई अंतर नहीं पड़ता।
2. **बाढ़ में सेवा।** एक क़ानून सभी युवाओं को बाढ़ राहत में बुलाता है, केवल एक जाति को छोड़कर। *वह नहीं टिकेगा*: 23(2) में जाति का नाम है। यदि वह महिलाओं को छोड़ता, तो 23(2) में इस पर कुछ नहीं मिलता और उत्तर अनुच्छेद 14 और 15 से आता।
3. **सब सहमत हैं।** पूरी तरह राज्य निधि से चलने वाले विद्यालय में सभी माता-पिता एक धर्म की शिक्षा पर सहमत हैं। *फिर भी मनाही है।* सहमति 28(3) में काम आती है, 28(1) में नहीं।
4. **दिल्ली में तमिल।** दिल्ली के तमिलभाषी हिंदू एक विद्यालय खोलते हैं। देश में उनका धर्म सबसे बड़ा है। *अनुच्छेद 30 उनके लिए खुला है*: दिल्ली में वे भाषाई अल्पसंख्यक हैं।
5. **मंदिर का हिसाब।** एक क़ानून किसी संप्रदाय के मंदिर के लेखों की जाँच कराता है और बोर्ड को उसका सारा प्रशासन सदा के लिए सौंप देता है। *जाँच टिकेगी, अधिग्रहण नहीं*: 26(घ) संपत्ति के प्रशासन पर क़ानून की अनुमति देता है, अधिकार समाप्त करने की नहीं।
`,
    },
  },
]
