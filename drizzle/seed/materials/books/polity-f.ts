import type { SeedChapter } from '../shapes.ts'

export const polityF: SeedChapter[] = [
  {
    id: 'special-territories',
    title: {
      en: 'Article 370, Delhi and the territories with an Assembly',
      hi: 'अनुच्छेद 370, दिल्ली और विधान सभा वाले संघ राज्यक्षेत्र',
    },
    text: {
      en: String.raw`
Three Union territories have an Assembly: Delhi, Puducherry and Jammu and Kashmir. Each stands on another legal basis, and two of them have been before the Supreme Court more than once since 2018. This chapter gives the road of Article 370 and its end, then Delhi with its decisions, then all three side by side.

### Article 370: how it began

On 26 October 1947 Maharaja Hari Singh signed the Instrument of Accession. It gave the Union three subjects: **defence, external affairs, communications**. The article that followed from it was draft article 306A. N. Gopalaswami Ayyangar moved it, and the Constituent Assembly adopted it on 17 October 1949. It stood in Part XXI, among the **temporary** provisions.

| Clause | Content |
|---|---|
| 370(1)(b) | Parliament makes laws for the State on matters that correspond to the Instrument, and on others with the State government's **concurrence** |
| 370(1)(c) | **Articles 1 and 370** apply of themselves |
| 370(1)(d) | other provisions apply, with exceptions and modifications, as the **President orders**: after consultation on matters of the Instrument, with concurrence on others |
| 370(3) | the President may declare the article inoperative; proviso: on the **recommendation of the State's Constituent Assembly** |

| Date | Event |
|---|---|
| 26 January 1950 | first order of the President, CO 10 |
| 31 October 1951 | Constituent Assembly of the State meets |
| July 1952 | Delhi Agreement between the Union and the State's leaders |
| 14 May 1954 | order **CO 48** applies most of the Constitution and adds **Article 35A** on permanent residents |
| 26 January 1957 | Constitution of the State in force; its Section 3 calls the State an **integral part** of the Union; the Constituent Assembly ends |
| 1965 | Sadr-i-Riyasat and Prime Minister become Governor and Chief Minister |
| June 2018 | Governor's rule; from December 2018 President's rule |

Three older cases come up in options. *Puranlal Lakhanpal* (1961) read "modification" widely. *Sampat Prakash* (1968) held that the article did not end with the Constituent Assembly. *Santosh Gupta* (2016) said that the State had no sovereignty outside the Constitution of India.

### August 2019

| Step | Date | What it did |
|---|---|---|
| **CO 272** | 5 August | replaced the order of 1954 and applied **all** provisions of the Constitution; added 367(4), by which "Constituent Assembly" in 370(3) was to be read as "Legislative Assembly" |
| resolution of Parliament | 5 and 6 August | recommended the declaration; the State was under President's rule, so Parliament spoke for the legislature |
| **CO 273** | 6 August | declared all clauses of Article 370 inoperative, but for one: the whole Constitution applies, without exception |
| **Reorganisation Act** | assent 9 August | two Union territories from **31 October 2019**: Jammu and Kashmir **with** an Assembly, Ladakh **without** |

Article 370 is therefore not struck out of the book. It stands there with one clause of a new wording. Article 35A went with the order of 1954.

### *In re Article 370*, 11 December 2023

Five judges, three opinions (Chandrachud, C.J., for three; Kaul and Khanna, JJ.), one result.

| Question | Answer |
|---|---|
| Had the State internal sovereignty after accession? | No. It differed by asymmetric federalism, not by sovereignty |
| Was Article 370 temporary? | Yes |
| Could the President act under 370(3) after 1957? | Yes. The recommendation never bound; the power did not end with the Assembly |
| Was the change of 367 by CO 272 valid? | **No.** It amended Article 370 under another name |
| Could all provisions be applied at once under 370(1)(d)? | Yes, and the State government's concurrence was not needed for it |
| CO 273? | valid, since the President could act alone |
| Ladakh as a Union territory? | valid (3(a) with Explanation I) |
| May a whole State become Union territories? | **left open**, as the Solicitor General said that statehood would be restored |

The Court wanted statehood back "at the earliest" and an election by 30 September 2024. The Assembly was elected in three phases from 18 September to 1 October 2024. Review petitions were dismissed in May 2024. Justice Kaul proposed a Truth and Reconciliation Commission. In August 2025 applications for a date for statehood were before the Court, which had fixed none.

### Delhi: Article 239AA

| Year | Delhi |
|---|---|
| 1952 | Part C State with an Assembly |
| 1956 | Union territory, no Assembly |
| 1966 | Metropolitan Council, which advises (56 elected, 5 nominated) |
| 1987 | Sarkaria, later Balakrishnan Committee: no State, but an Assembly |
| 1991 | **69th Amendment**: 239AA and 239AB, in force on 1 February 1992; Government of National Capital Territory of Delhi Act |

- **Laws:** the State and the Concurrent List, **except** entries 1 (public order), 2 (police) and 18 (land) of the State List, and 64, 65, 66 so far as they touch these. Parliament may still make laws on every matter. If they clash, Parliament's law prevails, unless the Assembly's law was reserved and has the President's assent.
- **Ministers:** at most **10 per cent** of the Assembly, hence seven; the **President** appoints the Chief Minister, and the others on the Chief Minister's advice.
- **Difference of opinion:** the Lieutenant Governor refers it to the President and may act meanwhile if it is urgent (proviso to 239AA(4)).
- **239AA(7):** a law of Parliament that supplements the article is not an amendment under 368.
- **239AB:** the President may suspend the article if the administration cannot be carried on.

| Date | Decision or law | Point |
|---|---|---|
| 4 July 2018 | five judges | Delhi is no State; yet the Lieutenant Governor is **bound by advice** on all matters of the Assembly. "**Any** matter" does not mean **every** matter: reference to the President is for the exception |
| February 2019 | two judges | differed on services |
| 2021 | amendment of the Act | "government" in a law of the Assembly means the Lieutenant Governor |
| **11 May 2023** | five judges, unanimous | **services** (entry 41) belong to Delhi, except for public order, police and land; a chain of accountability runs from officers to ministers, to the Assembly, to the people |
| 19 May 2023 | Ordinance | takes services back; in July the Court refers the challenge to five judges |
| **11 August 2023** | **Act 19 of 2023**, as from 19 May | **National Capital Civil Service Authority**: the Chief Minister (chair), the Chief Secretary, the Principal Home Secretary; it decides by majority and **recommends** transfers, postings and discipline; if the Lieutenant Governor differs, the **Lieutenant Governor's decision is final** |
| 5 August 2024 | three judges | the Lieutenant Governor names ten members of the Municipal Corporation **without** advice, since an Act gives the power to the office itself |

The Ordinance had said that the Assembly makes no laws on services. The Act left this section out.

### Puducherry

Four districts: Puducherry, Karaikal, Mahe and Yanam. France handed them over on 1 November 1954; the treaty took effect on 16 August 1962. The **14th Amendment (1962)** put Puducherry into the Constitution and added Article **239A**. The Government of Union Territories Act, 1963 made the Assembly. In *K. Lakshminarayanan* (2018) the Court held that the Union may nominate up to three members **without** the advice of Puducherry's ministers, and that these vote on the budget and on confidence too.

### The three side by side

| | Delhi | Puducherry | Jammu and Kashmir |
|---|---|---|---|
| Assembly by | the Constitution (239AA) | Act of 1963, under 239A | Act of 2019, which applies 239A |
| Members | 70 elected | 30 elected, up to 3 nominated by the **Union** | 90 elected (24 seats more are kept vacant); up to 5 nominated by the **Lieutenant Governor** |
| Outside its power | public order, police, land | no such list | public order, police |
| Chief Minister appointed by | President | President | **Lieutenant Governor** |
| Ministers | 10% | no limit in the Constitution | 10% |
| Election of the President (54) | elected members vote | elected members vote | not named in the article |
| Rajya Sabha, Lok Sabha | 3, 7 | 1, 1 | 4, 5 |
| Failure of the machinery | 239AB | Act of 1963 | Act of 2019 |

The five in Jammu and Kashmir are two women (2019), two Kashmiri migrants, one of them a woman, and one displaced person from Pakistan-occupied Jammu and Kashmir (Act of 2023). The all-India services and the Anti-Corruption Bureau are left to the Lieutenant Governor's own discretion there. Ladakh has one seat in the Lok Sabha and no Assembly. Article 239B lets the administrator of Puducherry, and by 239AA(8) that of Delhi, make ordinances while the Assembly is not in session, but only on the President's instructions.

### Five cases to think through

1. **A law on the police.** Delhi's Assembly passes a law on the police. *It is void*: entry 2 is outside 239AA. In Puducherry the same law would be possible, if Parliament has no law against it.
2. **A file on schools.** Delhi's ministers decide on the fees of schools. The Lieutenant Governor dislikes it and keeps the file. *Not allowed* (2018). The advice must be followed or, in an exceptional case, the matter referred to the President.
3. **Which words fell?** CO 272 did two things. *The new 367(4) fell, the application of the whole Constitution stood.* Options that call CO 272 wholly valid or wholly void are both wrong.
4. **Two against one.** The Authority of 2023 recommends a transfer by two votes to one, the Chief Minister dissenting. *It is a valid recommendation*: the majority decides. The Lieutenant Governor may still decide otherwise.
5. **Another State.** May Parliament turn a whole State into two Union territories? *The judgment of 2023 does not answer.* It upholds only that a part (Ladakh) can be separated as a Union territory.
`,
      hi: String.raw`
तीन संघ राज्यक्षेत्रों में विधान सभा है: दिल्ली, पुदुचेरी तथा जम्मू और कश्मीर। तीनों का विधिक आधार अलग है, और 2018 के बाद इनमें से दो के मामले एक से अधिक बार सर्वोच्च न्यायालय पहुँचे। यह अध्याय पहले अनुच्छेद 370 की यात्रा और उसका अंत बताता है, फिर दिल्ली और उससे जुड़े निर्णय, और अंत में तीनों को साथ-साथ रखता है।

### अनुच्छेद 370: शुरुआत

26 अक्टूबर 1947 को महाराजा हरि सिंह ने अधिमिलन पत्र पर हस्ताक्षर किए। इससे संघ को तीन विषय मिले: **रक्षा, विदेश कार्य, संचार**। इसी से निकला अनुच्छेद प्रारूप में 306क था। एन. गोपालस्वामी आयंगर ने उसे प्रस्तुत किया और संविधान सभा ने 17 अक्टूबर 1949 को स्वीकार किया। वह भाग XXI में, **अस्थायी** उपबंधों में था।

| खंड | विषय |
|---|---|
| 370(1)(ख) | संसद उस राज्य के लिए अधिमिलन पत्र से जुड़े विषयों पर क़ानून बनाए, और दूसरे विषयों पर राज्य सरकार की **सहमति** से |
| 370(1)(ग) | **अनुच्छेद 1 और 370** अपने आप लागू |
| 370(1)(घ) | दूसरे उपबंध अपवादों और उपांतरणों के साथ **राष्ट्रपति के आदेश** से लागू: अधिमिलन पत्र के विषयों पर परामर्श, दूसरों पर सहमति |
| 370(3) | राष्ट्रपति घोषित कर सकते हैं कि अनुच्छेद प्रवर्तन में नहीं रहेगा; परंतुक: **राज्य की संविधान सभा की सिफ़ारिश** पर |

| तारीख़ | घटना |
|---|---|
| 26 जनवरी 1950 | राष्ट्रपति का पहला आदेश, सीओ 10 |
| 31 अक्टूबर 1951 | राज्य की संविधान सभा की पहली बैठक |
| जुलाई 1952 | संघ और राज्य के नेताओं के बीच दिल्ली समझौता |
| 14 मई 1954 | आदेश **सीओ 48** से संविधान का बड़ा भाग लागू; स्थायी निवासियों पर **अनुच्छेद 35क** जुड़ा |
| 26 जनवरी 1957 | राज्य का संविधान लागू; उसकी धारा 3 में राज्य संघ का **अभिन्न अंग**; संविधान सभा समाप्त |
| 1965 | सदर-ए-रियासत और प्रधानमंत्री की जगह राज्यपाल और मुख्यमंत्री |
| जून 2018 | राज्यपाल शासन; दिसंबर 2018 से राष्ट्रपति शासन |

तीन पुराने मामले विकल्पों में आते हैं। *पूरनलाल लखनपाल* (1961) ने "उपांतरण" का व्यापक अर्थ लिया। *संपत प्रकाश* (1968) ने कहा कि संविधान सभा के साथ अनुच्छेद समाप्त नहीं हुआ। *संतोष गुप्ता* (2016) ने कहा कि भारत के संविधान से बाहर राज्य की कोई संप्रभुता नहीं थी।

### अगस्त 2019

| क़दम | तारीख़ | क्या हुआ |
|---|---|---|
| **सीओ 272** | 5 अगस्त | 1954 के आदेश की जगह ली और संविधान के **सभी** उपबंध लागू किए; 367(4) जोड़ा, जिससे 370(3) की "संविधान सभा" को "विधान सभा" पढ़ा जाना था |
| संसद का संकल्प | 5 और 6 अगस्त | घोषणा की सिफ़ारिश; राज्य में राष्ट्रपति शासन था, इसलिए विधानमंडल की जगह संसद ने संकल्प किया |
| **सीओ 273** | 6 अगस्त | अनुच्छेद 370 के सभी खंड निष्प्रभावी घोषित, एक को छोड़कर: पूरा संविधान बिना अपवाद लागू |
| **पुनर्गठन अधिनियम** | राष्ट्रपति की अनुमति 9 अगस्त | **31 अक्टूबर 2019** से दो संघ राज्यक्षेत्र: जम्मू और कश्मीर, विधान सभा **के साथ**; लद्दाख, विधान सभा **के बिना** |

यानी अनुच्छेद 370 संविधान के पाठ से हटा नहीं है। वह नए शब्दों वाले एक खंड के रूप में वहीं है। अनुच्छेद 35क 1954 के आदेश के साथ समाप्त हुआ।

### *अनुच्छेद 370 के विषय में*, 11 दिसंबर 2023

पाँच न्यायाधीश, तीन मत (मुख्य न्यायाधीश चंद्रचूड़, तीन की ओर से; न्यायमूर्ति कौल और न्यायमूर्ति खन्ना), एक परिणाम।

| प्रश्न | उत्तर |
|---|---|
| क्या अधिमिलन के बाद राज्य की आंतरिक संप्रभुता थी? | नहीं। अंतर असममित संघवाद का था, संप्रभुता का नहीं |
| क्या अनुच्छेद 370 अस्थायी था? | हाँ |
| क्या 1957 के बाद राष्ट्रपति 370(3) की शक्ति का प्रयोग कर सकते थे? | हाँ। सिफ़ारिश कभी बाध्यकारी नहीं थी; संविधान सभा के साथ शक्ति समाप्त नहीं हुई |
| क्या सीओ 272 द्वारा अनुच्छेद 367 में किया गया बदलाव वैध था? | **नहीं।** दूसरे नाम से वह अनुच्छेद 370 का ही संशोधन था |
| क्या 370(1)(घ) से सभी उपबंध एक साथ लागू हो सकते थे? | हाँ, और इसके लिए राज्य सरकार की सहमति ज़रूरी नहीं थी |
| सीओ 273? | वैध, क्योंकि राष्ट्रपति अकेले यह कर सकते थे |
| लद्दाख का संघ राज्यक्षेत्र बनना? | वैध (3(क), स्पष्टीकरण I के साथ) |
| क्या पूरा राज्य संघ राज्यक्षेत्रों में बदला जा सकता है? | **प्रश्न खुला छोड़ा**, क्योंकि सॉलिसिटर जनरल ने कहा कि राज्य का दर्जा लौटाया जाएगा |

न्यायालय ने राज्य का दर्जा "शीघ्रातिशीघ्र" लौटाने और 30 सितंबर 2024 तक चुनाव कराने को कहा। विधान सभा के चुनाव 18 सितंबर से 1 अक्टूबर 2024 तक तीन चरणों में हुए। पुनर्विलोकन याचिकाएँ मई 2024 में ख़ारिज हुईं। न्यायमूर्ति कौल ने सत्य और सुलह आयोग का सुझाव दिया। अगस्त 2025 में राज्य के दर्जे की तारीख़ तय कराने के आवेदन न्यायालय के सामने थे; तब तक कोई तारीख़ तय नहीं हुई थी।

### दिल्ली: अनुच्छेद 239कक

| वर्ष | दिल्ली |
|---|---|
| 1952 | विधान सभा वाला भाग ग का राज्य |
| 1956 | संघ राज्यक्षेत्र, विधान सभा नहीं |
| 1966 | महानगर परिषद, जो सलाह देती है (56 निर्वाचित, 5 मनोनीत) |
| 1987 | सरकारिया, बाद में बालकृष्णन समिति: राज्य नहीं, पर विधान सभा |
| 1991 | **69वाँ संशोधन**: 239कक और 239कख, 1 फ़रवरी 1992 से लागू; दिल्ली राष्ट्रीय राजधानी राज्यक्षेत्र शासन अधिनियम |

- **क़ानून:** राज्य सूची और समवर्ती सूची, राज्य सूची की प्रविष्टि 1 (लोक व्यवस्था), 2 (पुलिस) और 18 (भूमि) को **छोड़कर**, और 64, 65, 66 को वहाँ तक छोड़कर जहाँ तक वे इनसे जुड़ी हैं। संसद फिर भी हर विषय पर क़ानून बना सकती है। टकराव हो तो संसद का क़ानून चलता है, सिवाय इसके कि विधान सभा का क़ानून आरक्षित होकर राष्ट्रपति की अनुमति पा चुका हो।
- **मंत्री:** विधान सभा के अधिकतम **10 प्रतिशत**, यानी सात; मुख्यमंत्री को **राष्ट्रपति** नियुक्त करते हैं, और दूसरे मंत्रियों को मुख्यमंत्री की सलाह पर।
- **मतभेद:** उपराज्यपाल मामला राष्ट्रपति को भेजते हैं, और मामला अत्यावश्यक हो तो इस बीच स्वयं कार्रवाई कर सकते हैं (239कक(4) का परंतुक)।
- **239कक(7):** अनुच्छेद की अनुपूर्ति करने वाला संसद का क़ानून 368 के अधीन संविधान का संशोधन नहीं माना जाता।
- **239कख:** प्रशासन न चल सके तो राष्ट्रपति अनुच्छेद को निलंबित कर सकते हैं।

| तारीख़ | निर्णय या क़ानून | बात |
|---|---|---|
| 4 जुलाई 2018 | पाँच न्यायाधीश | दिल्ली राज्य नहीं है; फिर भी विधान सभा के सभी विषयों पर उपराज्यपाल **सलाह से बँधे** हैं। "**किसी** विषय" का अर्थ **हर** विषय नहीं: राष्ट्रपति को भेजना अपवाद है |
| फ़रवरी 2019 | दो न्यायाधीश | सेवाओं पर मतभेद |
| 2021 | अधिनियम में संशोधन | विधान सभा के क़ानून में "सरकार" का अर्थ उपराज्यपाल |
| **11 मई 2023** | पाँच न्यायाधीश, एकमत | **सेवाएँ** (प्रविष्टि 41) दिल्ली की, लोक व्यवस्था, पुलिस और भूमि को छोड़कर; उत्तरदायित्व की शृंखला अधिकारियों से मंत्रियों, मंत्रियों से विधान सभा और विधान सभा से जनता तक जाती है |
| 19 मई 2023 | अध्यादेश | सेवाएँ वापस लीं; जुलाई में न्यायालय ने चुनौती पाँच न्यायाधीशों को भेजी |
| **11 अगस्त 2023** | **2023 का अधिनियम 19**, 19 मई से प्रभावी | **राष्ट्रीय राजधानी सिविल सेवा प्राधिकरण**: मुख्यमंत्री (अध्यक्ष), मुख्य सचिव, प्रधान गृह सचिव; निर्णय बहुमत से; स्थानांतरण, तैनाती और अनुशासन पर **सिफ़ारिश**; उपराज्यपाल असहमत हों तो **उन्हीं का निर्णय अंतिम** |
| 5 अगस्त 2024 | तीन न्यायाधीश | नगर निगम के दस सदस्य उपराज्यपाल **बिना सलाह** मनोनीत करते हैं, क्योंकि यह शक्ति अधिनियम ने सीधे उस पद को दी है |

अध्यादेश में था कि विधान सभा सेवाओं पर क़ानून नहीं बनाएगी। अधिनियम में यह धारा नहीं रखी गई।

### पुदुचेरी

चार ज़िले: पुदुचेरी, कराईकल, माहे और यनम। फ़्रांस ने इन्हें 1 नवंबर 1954 को भारत को सौंपा; संधि 16 अगस्त 1962 से प्रभावी हुई। **14वाँ संशोधन (1962)** पुदुचेरी को संविधान में लाया और अनुच्छेद **239क** जोड़ा। विधान सभा संघ राज्यक्षेत्र शासन अधिनियम, 1963 से बनी। *के. लक्ष्मीनारायणन* (2018) में न्यायालय ने कहा कि केंद्र सरकार पुदुचेरी के मंत्रियों की सलाह के **बिना** तीन तक सदस्य मनोनीत कर सकती है, और वे बजट और विश्वास मत पर भी मत देते हैं।

### तीनों साथ-साथ

| | दिल्ली | पुदुचेरी | जम्मू और कश्मीर |
|---|---|---|---|
| विधान सभा का आधार | संविधान (239कक) | 239क के अधीन 1963 का अधिनियम | 2019 का अधिनियम, जो 239क लागू करता है |
| सदस्य | 70 निर्वाचित | 30 निर्वाचित, 3 तक मनोनीत (**केंद्र सरकार**) | 90 निर्वाचित (24 और सीटें ख़ाली रखी गई हैं); 5 तक मनोनीत (**उपराज्यपाल**) |
| शक्ति से बाहर | लोक व्यवस्था, पुलिस, भूमि | ऐसी सूची नहीं | लोक व्यवस्था, पुलिस |
| मुख्यमंत्री की नियुक्ति | राष्ट्रपति | राष्ट्रपति | **उपराज्यपाल** |
| मंत्री | 10% | संविधान में सीमा नहीं | 10% |
| राष्ट्रपति का निर्वाचन (54) | निर्वाचित सदस्य मत देते हैं | निर्वाचित सदस्य मत देते हैं | अनुच्छेद में नाम नहीं |
| राज्य सभा, लोक सभा | 3, 7 | 1, 1 | 4, 5 |
| तंत्र की विफलता | 239कख | 1963 का अधिनियम | 2019 का अधिनियम |

जम्मू और कश्मीर के पाँच मनोनीत सदस्य: दो महिलाएँ (2019), कश्मीरी प्रवासियों में से दो, जिनमें एक महिला हो, और पाकिस्तान के क़ब्ज़े वाले जम्मू और कश्मीर से विस्थापित एक व्यक्ति (2023 का अधिनियम)। वहाँ अखिल भारतीय सेवाएँ और भ्रष्टाचार निरोधक ब्यूरो उपराज्यपाल के अपने विवेक में हैं। लोक सभा में लद्दाख की एक सीट है; उसकी विधान सभा नहीं है। अनुच्छेद 239ख से पुदुचेरी के, और 239कक(8) से दिल्ली के, प्रशासक विधान सभा का सत्र न होने पर अध्यादेश ला सकते हैं, पर केवल राष्ट्रपति के अनुदेश पर।

### सोचने के लिए पाँच स्थितियाँ

1. **पुलिस का क़ानून।** दिल्ली विधान सभा पुलिस पर क़ानून बनाती है। *वह शून्य है*: प्रविष्टि 2 अनुच्छेद 239कक से बाहर है। पुदुचेरी में ऐसा क़ानून बन सकता है, यदि वह संसद के किसी क़ानून के विरुद्ध न हो।
2. **विद्यालयों की फ़ाइल।** दिल्ली के मंत्री विद्यालयों की फ़ीस पर निर्णय लेते हैं। उपराज्यपाल को वह पसंद नहीं, और वे फ़ाइल रोक लेते हैं। *यह नहीं चलेगा* (2018)। वे सलाह मानें, या अपवाद की स्थिति में मामला राष्ट्रपति को भेजें।
3. **कौन-से शब्द रद्द हुए?** सीओ 272 ने दो काम किए। *नया 367(4) रद्द हुआ, पूरे संविधान का लागू होना बना रहा।* जो विकल्प सीओ 272 को पूरा वैध या पूरा शून्य कहें, दोनों ग़लत हैं।
4. **एक के विरुद्ध दो।** 2023 का प्राधिकरण एक के मुक़ाबले दो मतों से स्थानांतरण की सिफ़ारिश करता है; मुख्यमंत्री असहमत हैं। *सिफ़ारिश वैध है*: निर्णय बहुमत का होता है। उपराज्यपाल फिर भी दूसरा निर्णय ले सकते हैं।
5. **दूसरा राज्य।** क्या संसद किसी पूरे राज्य को दो संघ राज्यक्षेत्रों में बदल सकती है? *2023 के निर्णय में इसका उत्तर नहीं है।* वह इतना ही वैध ठहराता है कि एक भाग (लद्दाख) को अलग करके संघ राज्यक्षेत्र बनाया जा सकता है।
`,
    },
  },
]
