import type { AuthoredQuestion } from '../../../domain/questions/contract.ts'
import { countOfFour, countOfThree, statementAndReason } from '../papers/upsc-gs-1/standard-options.ts'

export const shortUpsc: AuthoredQuestion[] = [
  {
    code: 'su-001',
    exams: ['upsc'],
    subject: 'general-knowledge',
    topic: 'ancient-history',
    difficulty: 'medium',
    targetSeconds: 60,
    stem: {
      en: String.raw`With reference to the traditions of Jainism, consider the following statements:

1. The teaching of Parshvanatha had four vows, and Mahavira made celibacy a separate vow beside them.
2. The council that first arranged the Angas is said to have met at Pataliputra under Sthulabhadra.
3. The canon that was put in writing at Valabhi is held as authoritative by the Digambaras.

How many of the above statements are correct?`,
      hi: String.raw`जैन धर्म की परंपराओं के संदर्भ में, निम्नलिखित कथनों पर विचार कीजिए:

1. पार्श्वनाथ की शिक्षा में चार व्रत थे, और महावीर ने इनके साथ ब्रह्मचर्य को अलग व्रत बनाया।
2. माना जाता है कि अंगों को सबसे पहले जिस संगीति में व्यवस्थित किया गया, वह स्थूलभद्र की अध्यक्षता में पाटलिपुत्र में हुई थी।
3. वल्लभी में लिपिबद्ध किए गए आगमों को दिगंबर प्रामाणिक मानते हैं।

उपर्युक्त कथनों में से कितने सही हैं?`,
    },
    options: countOfThree,
    key: { kind: 'mcq', optionIds: ['b'] },
    solution: {
      en: String.raw`- **1 is correct.** Parshvanatha, the 23rd Tirthankara, taught non-violence, truth, non-stealing and non-possession; Mahavira set celibacy apart as the fifth vow.
- **2 is correct.** Tradition places this council around 300 BCE, when many monks had gone south with Bhadrabahu.
- **3 is not correct.** The canon written down at Valabhi under Devardhigani (5th-6th century CE) is that of the Shvetambaras; the Digambaras hold the original Angas to be lost.

So two. Remember Pataliputra and Valabhi together: both councils belong to the line that became Shvetambara.`,
      hi: String.raw`- **1 सही है।** 23वें तीर्थंकर पार्श्वनाथ ने अहिंसा, सत्य, अस्तेय और अपरिग्रह सिखाए; महावीर ने ब्रह्मचर्य को पाँचवाँ व्रत बनाया।
- **2 सही है।** परंपरा इस संगीति को लगभग 300 ई.पू. में रखती है, जब बहुत-से मुनि भद्रबाहु के साथ दक्षिण जा चुके थे।
- **3 सही नहीं है।** देवर्धिगणि के नेतृत्व में वल्लभी में (5वीं-6वीं सदी ईसवी) लिपिबद्ध आगम श्वेतांबरों के हैं; दिगंबर मूल अंगों को लुप्त मानते हैं।

अतः दो। पाटलिपुत्र और वल्लभी को साथ याद रखें: दोनों संगीतियाँ उस धारा की हैं, जो श्वेतांबर कहलाई।`,
    },
    reasons: {
      a: {
        en: 'This leaves out either the four vows of Parshvanatha or the council of Sthulabhadra.',
        hi: 'इसमें या तो पार्श्वनाथ के चार व्रत छूट गए या स्थूलभद्र की संगीति।',
      },
      b: {
        en: 'Statements 1 and 2 are correct; the canon of Valabhi is that of the Shvetambaras.',
        hi: 'कथन 1 और 2 सही हैं; वल्लभी के आगम श्वेतांबरों के हैं।',
      },
      c: {
        en: 'This takes the canon of Valabhi to be common to both sects.',
        hi: 'इसमें वल्लभी के आगमों को दोनों संप्रदायों का मान लिया गया।',
      },
      d: {
        en: 'The four vows and the council at Pataliputra are both parts of the tradition.',
        hi: 'चार व्रत और पाटलिपुत्र की संगीति, दोनों परंपरा में हैं।',
      },
    },
  },
  {
    code: 'su-002',
    exams: ['upsc'],
    subject: 'general-knowledge',
    topic: 'medieval-history',
    difficulty: 'medium',
    targetSeconds: 60,
    stem: {
      en: String.raw`Consider the following pairs:

| No. | Term | What it stood for |
| --- | --- | --- |
| 1 | Amaram | Territory assigned to a nayaka under Vijayanagara |
| 2 | Madad-i-maash | Monthly cash pay of a Mughal trooper |
| 3 | Ijara | Farming out of revenue for a fixed sum |
| 4 | Saranjam | Land assigned by the Marathas for the upkeep of troops |

How many of the above pairs are correctly matched?`,
      hi: String.raw`निम्नलिखित युग्मों पर विचार कीजिए:

| क्रम | शब्द | आशय |
| --- | --- | --- |
| 1 | अमरम | विजयनगर में किसी नायक को सौंपा गया क्षेत्र |
| 2 | मदद-ए-मआश | मुग़ल सैनिक का मासिक नक़द वेतन |
| 3 | इजारा | निश्चित राशि पर राजस्व वसूली का ठेका |
| 4 | सरंजाम | सेना के ख़र्च के लिए मराठों द्वारा दी गई भूमि |

उपर्युक्त युग्मों में से कितने सही सुमेलित हैं?`,
    },
    options: countOfFour,
    key: { kind: 'mcq', optionIds: ['c'] },
    solution: {
      en: String.raw`- **1 matches.** The amara-nayakas held such tracts in return for troops and a share of the revenue.
- **2 does not.** Madad-i-maash was a revenue-free **grant of land** for scholars, holy men and needy persons of good family, and carried no duty of service.
- **3 matches.** The ijaradar paid a sum agreed in advance and kept the rest.
- **4 matches.** The saranjam was the Maratha counterpart of a jagir.

Three pairs. The word itself helps: *madad* is aid, *maash* is livelihood.`,
      hi: String.raw`- **1 सुमेलित है।** अमर-नायक ऐसे क्षेत्र सेना रखने और राजस्व का एक भाग देने के बदले पाते थे।
- **2 सुमेलित नहीं है।** मदद-ए-मआश विद्वानों, संतों और कुलीन ज़रूरतमंदों को मिलने वाला करमुक्त **भूमि-अनुदान** था, जिसके साथ सेवा की शर्त नहीं थी।
- **3 सुमेलित है।** इजारेदार पहले से तय राशि चुकाता और शेष अपने पास रखता था।
- **4 सुमेलित है।** सरंजाम मराठों के यहाँ जागीर जैसा था।

तीन युग्म। शब्द से ही संकेत मिलता है: *मदद* यानी सहायता, *मआश* यानी जीविका।`,
    },
    reasons: {
      a: {
        en: 'Besides one term of the south, the terms for revenue farming and for Maratha grants also match.',
        hi: 'दक्षिण के एक शब्द के अलावा राजस्व के ठेके और मराठा अनुदान वाले शब्द भी सुमेलित हैं।',
      },
      b: {
        en: 'This rejects saranjam or ijara, both of which are rightly explained.',
        hi: 'इसमें सरंजाम या इजारा को ग़लत मान लिया गया, जबकि दोनों का आशय सही है।',
      },
      c: {
        en: 'Pairs 1, 3 and 4 match; madad-i-maash was a grant of land.',
        hi: 'युग्म 1, 3 और 4 सुमेलित हैं; मदद-ए-मआश भूमि-अनुदान था।',
      },
      d: {
        en: 'This takes madad-i-maash for a salary, though it asked for no service.',
        hi: 'इसमें मदद-ए-मआश को वेतन मान लिया गया, जबकि उसमें सेवा की शर्त नहीं थी।',
      },
    },
  },
  {
    code: 'su-003',
    exams: ['upsc'],
    subject: 'general-knowledge',
    topic: 'modern-history',
    difficulty: 'medium',
    targetSeconds: 60,
    stem: {
      en: String.raw`With reference to the Poona Pact of 1932, consider the following statements:

1. It replaced the separate electorates of the depressed classes by seats reserved for them in the general electorates.
2. It gave the depressed classes fewer seats in the provincial legislatures than the Communal Award had given.
3. It let the voters of the depressed classes alone first choose a panel of candidates for each reserved seat.

Which of the statements given above is/are correct?`,
      hi: String.raw`1932 के पूना समझौते के संदर्भ में, निम्नलिखित कथनों पर विचार कीजिए:

1. इसने दलित वर्गों के पृथक निर्वाचक मंडलों के स्थान पर सामान्य निर्वाचक मंडलों में उनके लिए आरक्षित सीटों की व्यवस्था की।
2. इसने प्रांतीय विधानमंडलों में दलित वर्गों को सांप्रदायिक अधिनिर्णय की तुलना में कम सीटें दीं।
3. इसके अनुसार हर आरक्षित सीट के लिए उम्मीदवारों का एक पैनल पहले केवल दलित वर्गों के मतदाता चुनते थे।

उपर्युक्त कथनों में से कौन-सा/से सही है/हैं?`,
    },
    options: [
      { id: 'a', content: { en: '1 and 2 only', hi: 'केवल 1 और 2' } },
      { id: 'b', content: { en: '2 and 3 only', hi: 'केवल 2 और 3' } },
      { id: 'c', content: { en: '3 only', hi: 'केवल 3' } },
      { id: 'd', content: { en: '1 and 3 only', hi: 'केवल 1 और 3' } },
    ],
    key: { kind: 'mcq', optionIds: ['d'] },
    solution: {
      en: String.raw`- **1 is correct.** This was the heart of the compromise that ended Gandhi's fast in Yeravada jail.
- **2 is not correct.** The seats rose from 71 under the Award to **148**.
- **3 is correct.** In a primary election these voters chose a panel of four; from it all voters of the general electorate then elected the member.

So 1 and 3 only. More seats were the price of joint electorates; whoever expects a loss on both counts falls for statement 2.`,
      hi: String.raw`- **1 सही है।** यरवदा जेल में गांधीजी का अनशन समाप्त कराने वाले समझौते का यही सार था।
- **2 सही नहीं है।** सीटें अधिनिर्णय की 71 से बढ़कर **148** हो गईं।
- **3 सही है।** प्राथमिक चुनाव में ये मतदाता चार नामों का पैनल चुनते थे; फिर उसमें से सामान्य निर्वाचक मंडल के सभी मतदाता सदस्य चुनते थे।

अतः केवल 1 और 3। अधिक सीटें संयुक्त निर्वाचक मंडल मानने के बदले मिलीं; जो दोनों ओर हानि मान ले, वह कथन 2 में फँसता है।`,
    },
    reasons: {
      a: {
        en: 'The seats went up from 71 to 148, so statement 2 fails.',
        hi: 'सीटें 71 से बढ़कर 148 हुईं, इसलिए कथन 2 ग़लत है।',
      },
      b: {
        en: 'This drops the reservation in general electorates, the very core of the pact.',
        hi: 'इसमें सामान्य निर्वाचक मंडल में आरक्षण छूट गया, जो समझौते का मूल था।',
      },
      c: {
        en: 'Beside the primary election, the pact did away with the separate electorates.',
        hi: 'प्राथमिक चुनाव के साथ समझौते ने पृथक निर्वाचक मंडल भी समाप्त किए।',
      },
      d: {
        en: 'Reserved seats in joint electorates and the primary election were both in the pact.',
        hi: 'संयुक्त निर्वाचक मंडल में आरक्षित सीटें और प्राथमिक चुनाव, दोनों समझौते में थे।',
      },
    },
  },
  {
    code: 'su-004',
    exams: ['upsc'],
    subject: 'general-knowledge',
    topic: 'world-geography',
    difficulty: 'easy',
    targetSeconds: 50,
    stem: {
      en: String.raw`Consider the following information on ocean currents:

| No. | Current | Kind | Coast along which it flows |
| --- | --- | --- | --- |
| 1 | Canary Current | Cold | North-west Africa |
| 2 | Brazil Current | Cold | East of South America |
| 3 | West Australian Current | Warm | West of Australia |

In how many of the above rows is the given information correctly matched?`,
      hi: String.raw`महासागरीय धाराओं के संबंध में निम्नलिखित जानकारी पर विचार कीजिए:

| क्रम | धारा | प्रकार | जिस तट के साथ बहती है |
| --- | --- | --- | --- |
| 1 | कैनरी धारा | ठंडी | उत्तर-पश्चिम अफ़्रीका |
| 2 | ब्राज़ील धारा | ठंडी | दक्षिण अमेरिका का पूर्वी तट |
| 3 | पश्चिम ऑस्ट्रेलियाई धारा | गर्म | ऑस्ट्रेलिया का पश्चिमी तट |

उपर्युक्त में से कितनी पंक्तियों में दी गई जानकारी सही सुमेलित है?`,
    },
    options: countOfThree,
    key: { kind: 'mcq', optionIds: ['a'] },
    solution: {
      en: String.raw`In the subtropical gyres warm water leaves the equator along the **eastern coasts** of continents, and cold water returns to it along the **western coasts**.

- **1 is right.** West coast, north-west Africa: cold.
- **2 is wrong.** East coast of South America: the Brazil Current is warm.
- **3 is wrong.** West coast of Australia: the current is cold.

Only one row. One rule does for all three; the names need not be learnt by heart.`,
      hi: String.raw`उपोष्ण महासागरीय चक्रों में गर्म जल महाद्वीपों के **पूर्वी तटों** के साथ भूमध्य रेखा से दूर जाता है और ठंडा जल **पश्चिमी तटों** के साथ उसकी ओर लौटता है।

- **1 सही है।** पश्चिमी तट, उत्तर-पश्चिम अफ़्रीका: ठंडी।
- **2 ग़लत है।** दक्षिण अमेरिका का पूर्वी तट: ब्राज़ील धारा गर्म है।
- **3 ग़लत है।** ऑस्ट्रेलिया का पश्चिमी तट: धारा ठंडी है।

केवल एक पंक्ति। एक ही नियम से तीनों हो जाते हैं; नाम रटने की ज़रूरत नहीं।`,
    },
    reasons: {
      a: {
        en: 'Only the Canary Current is rightly described: cold, on a western coast.',
        hi: 'केवल कैनरी धारा का वर्णन सही है: पश्चिमी तट पर ठंडी।',
      },
      b: {
        en: 'This takes the Brazil Current as cold or the West Australian Current as warm.',
        hi: 'इसमें ब्राज़ील धारा को ठंडी या पश्चिम ऑस्ट्रेलियाई धारा को गर्म मान लिया गया।',
      },
      c: {
        en: 'All the coasts are right, but the kind is wrong in rows 2 and 3.',
        hi: 'तट तीनों सही हैं, पर पंक्ति 2 और 3 में प्रकार ग़लत है।',
      },
      d: {
        en: 'The Canary Current does flow cold along north-west Africa.',
        hi: 'कैनरी धारा सचमुच उत्तर-पश्चिम अफ़्रीका के साथ ठंडी बहती है।',
      },
    },
  },
  {
    code: 'su-005',
    exams: ['upsc'],
    subject: 'general-knowledge',
    topic: 'indian-geography',
    difficulty: 'hard',
    targetSeconds: 65,
    stem: {
      en: String.raw`With reference to the rivers of India, consider the following statements:

1. The Luni turns brackish in its lower course and is lost in the marshes of the Rann of Kutch.
2. The Mahi crosses the Tropic of Cancer twice before it reaches the Gulf of Khambhat.
3. The Damodar flows through a rift valley in a part of its course.

How many of the above statements are correct?`,
      hi: String.raw`भारत की नदियों के संदर्भ में, निम्नलिखित कथनों पर विचार कीजिए:

1. लूनी अपने निचले मार्ग में खारी हो जाती है और कच्छ के रण के दलदल में विलीन हो जाती है।
2. माही खंभात की खाड़ी में पहुँचने से पहले कर्क रेखा को दो बार पार करती है।
3. दामोदर अपने मार्ग के एक भाग में भ्रंश घाटी से होकर बहती है।

उपर्युक्त कथनों में से कितने सही हैं?`,
    },
    options: countOfThree,
    key: { kind: 'mcq', optionIds: ['c'] },
    solution: {
      en: String.raw`- **1 is correct.** The Luni rises in the Aravallis near Ajmer; below Balotra its water is salty, and it does not reach the sea as a river.
- **2 is correct.** The Mahi rises south of the Tropic in the Vindhyas of Madhya Pradesh, loops north into Rajasthan and comes back south into Gujarat.
- **3 is correct.** On the eastern margin of the Chota Nagpur plateau the Damodar runs through a rift, which also preserved the Gondwana coal.

All three. The trap is the belief that only the Narmada and the Tapi flow in rift valleys.`,
      hi: String.raw`- **1 सही है।** लूनी अजमेर के पास अरावली से निकलती है; बालोतरा के बाद उसका पानी खारा है, और वह नदी के रूप में समुद्र तक नहीं पहुँचती।
- **2 सही है।** माही मध्य प्रदेश के विंध्य में कर्क रेखा के दक्षिण से निकलती है, उत्तर की ओर घूमकर राजस्थान जाती है और फिर दक्षिण में गुजरात लौटती है।
- **3 सही है।** छोटा नागपुर पठार के पूर्वी छोर पर दामोदर भ्रंश घाटी से बहती है, जिसमें गोंडवाना कोयला भी सुरक्षित रहा।

तीनों। भ्रम यह है कि केवल नर्मदा और ताप्ती ही भ्रंश घाटियों में बहती हैं।`,
    },
    reasons: {
      a: {
        en: 'Two more statements hold beside the one that you may have known.',
        hi: 'जो एक कथन आपको ज्ञात रहा हो, उसके अलावा दो और सही हैं।',
      },
      b: {
        en: 'This mostly comes from leaving out the rift valley of the Damodar.',
        hi: 'यह प्रायः दामोदर की भ्रंश घाटी को छोड़ देने से आता है।',
      },
      c: {
        en: 'The inland end of the Luni, the loop of the Mahi and the rift of the Damodar are all facts.',
        hi: 'लूनी का अंत, माही का मोड़ और दामोदर की भ्रंश घाटी, तीनों तथ्य हैं।',
      },
      d: {
        en: 'All of these are well-established features of the rivers named.',
        hi: 'ये सभी इन नदियों की स्थापित विशेषताएँ हैं।',
      },
    },
  },
  {
    code: 'su-006',
    exams: ['upsc'],
    subject: 'general-knowledge',
    topic: 'executive',
    difficulty: 'medium',
    targetSeconds: 50,
    stem: {
      en: String.raw`With reference to the Attorney-General for India, consider the following statements:

1. The Constitution fixes a term of five years for the office.
2. The person appointed must be qualified to be a Judge of the Supreme Court.
3. The Attorney-General has the right of audience in all courts in the territory of India.
4. The Constitution debars the holder of the office from private legal practice.

Which of the statements given above is/are correct?`,
      hi: String.raw`भारत के महान्यायवादी के संदर्भ में, निम्नलिखित कथनों पर विचार कीजिए:

1. संविधान इस पद के लिए पाँच वर्ष का कार्यकाल निश्चित करता है।
2. नियुक्त व्यक्ति में सर्वोच्च न्यायालय का न्यायाधीश बनने की अर्हता होनी चाहिए।
3. महान्यायवादी को भारत के राज्यक्षेत्र के सभी न्यायालयों में सुनवाई का अधिकार है।
4. संविधान इस पद पर रहते हुए निजी वकालत करने पर रोक लगाता है।

उपर्युक्त कथनों में से कौन-सा/से सही है/हैं?`,
    },
    options: [
      { id: 'a', content: { en: '1 and 2 only', hi: 'केवल 1 और 2' } },
      { id: 'b', content: { en: '2 and 3 only', hi: 'केवल 2 और 3' } },
      { id: 'c', content: { en: '1, 3 and 4 only', hi: 'केवल 1, 3 और 4' } },
      { id: 'd', content: { en: '3 and 4 only', hi: 'केवल 3 और 4' } },
    ],
    key: { kind: 'mcq', optionIds: ['b'] },
    solution: {
      en: String.raw`All turns on Article 76:

- **1 is not correct.** The office is held during the pleasure of the President; no term is fixed.
- **2 is correct.** Clause (1).
- **3 is correct.** Clause (3).
- **4 is not correct.** The Article says nothing of the kind. Rules of service restrict private work, such as a brief against the Government of India, but do not forbid practice.

So 2 and 3 only.`,
      hi: String.raw`सारी बात अनुच्छेद 76 पर टिकी है:

- **1 सही नहीं है।** पद राष्ट्रपति के प्रसादपर्यंत धारण किया जाता है; कोई कार्यकाल निश्चित नहीं है।
- **2 सही है।** खंड (1)।
- **3 सही है।** खंड (3)।
- **4 सही नहीं है।** अनुच्छेद में ऐसी कोई रोक नहीं है। सेवा-नियम निजी मुक़दमों को सीमित करते हैं (जैसे भारत सरकार के विरुद्ध पैरवी), पर वकालत पर पूरी रोक नहीं लगाते।

अतः केवल 2 और 3।`,
    },
    reasons: {
      a: {
        en: 'No term is fixed, and the right of audience in all courts is left out.',
        hi: 'कोई कार्यकाल निश्चित नहीं है, और सभी न्यायालयों में सुनवाई का अधिकार छूट गया।',
      },
      b: {
        en: 'Statements 2 and 3 repeat clauses (1) and (3) of Article 76.',
        hi: 'कथन 2 और 3 अनुच्छेद 76 के खंड (1) और (3) के अनुसार हैं।',
      },
      c: {
        en: 'Article 76(1) asks for the qualification of a Judge of the Supreme Court, which is left out here.',
        hi: 'अनुच्छेद 76(1) सर्वोच्च न्यायालय के न्यायाधीश की अर्हता माँगता है, जो यहाँ छूट गई।',
      },
      d: {
        en: 'The limits on private practice come from rules of service, and the qualification of a Judge is left out.',
        hi: 'निजी वकालत की सीमाएँ सेवा-नियमों से आती हैं, और न्यायाधीश की अर्हता छूट गई।',
      },
    },
  },
  {
    code: 'su-007',
    exams: ['upsc'],
    subject: 'general-knowledge',
    topic: 'parliament',
    difficulty: 'hard',
    targetSeconds: 70,
    stem: {
      en: String.raw`With reference to the Rajya Sabha, consider the following statements:

1. A resolution that lets Parliament legislate on a matter of the State List in the national interest needs two-thirds of its total membership.
2. A law that Parliament could make owing to such a resolution ceases to have effect six months after the resolution has ceased to be in force.
3. A resolution to remove the Vice-President has its origin in the Rajya Sabha and is then to be agreed to by the Lok Sabha.

Which of the statements given above is/are correct?`,
      hi: String.raw`राज्य सभा के संदर्भ में, निम्नलिखित कथनों पर विचार कीजिए:

1. राष्ट्रीय हित में संसद को राज्य सूची के विषय पर क़ानून बनाने का अधिकार देने वाले संकल्प के लिए उसकी कुल सदस्य संख्या का दो-तिहाई बहुमत चाहिए।
2. ऐसे संकल्प के कारण संसद द्वारा बनाया गया क़ानून, संकल्प की अवधि समाप्त होने के छह माह बाद निष्प्रभावी हो जाता है।
3. उपराष्ट्रपति को हटाने का संकल्प राज्य सभा में आरंभ होता है और फिर उस पर लोक सभा की सहमति आवश्यक होती है।

उपर्युक्त कथनों में से कौन-सा/से सही है/हैं?`,
    },
    options: [
      { id: 'a', content: { en: '2 and 3 only', hi: 'केवल 2 और 3' } },
      { id: 'b', content: { en: '1 and 2 only', hi: 'केवल 1 और 2' } },
      { id: 'c', content: { en: '1 and 3 only', hi: 'केवल 1 और 3' } },
      { id: 'd', content: { en: '3 only', hi: 'केवल 3' } },
    ],
    key: { kind: 'mcq', optionIds: ['a'] },
    solution: {
      en: String.raw`- **1 is not correct.** Article 249 asks for two-thirds of the members **present and voting**, not of the total membership.
- **2 is correct.** Article 249(3); only things done before that are saved.
- **3 is correct.** Article 67(b): a majority of all the then members of the Rajya Sabha passes it and the Lok Sabha agrees to it.

So 2 and 3 only. Keep the majorities apart: 249 and 312 present and voting; 67(b) all the then members.`,
      hi: String.raw`- **1 सही नहीं है।** अनुच्छेद 249 में **उपस्थित और मत देने वाले** सदस्यों का दो-तिहाई चाहिए, कुल सदस्य संख्या का नहीं।
- **2 सही है।** अनुच्छेद 249(3); उससे पहले किए गए कार्य ही बने रहते हैं।
- **3 सही है।** अनुच्छेद 67(ख): राज्य सभा के तत्कालीन समस्त सदस्यों के बहुमत से पारित, और लोक सभा की सहमति।

अतः केवल 2 और 3। बहुमतों को अलग-अलग याद रखें: 249 और 312 में उपस्थित और मत देने वाले; 67(ख) में तत्कालीन समस्त सदस्य।`,
    },
    reasons: {
      a: {
        en: 'Articles 249(3) and 67(b) say exactly what statements 2 and 3 say.',
        hi: 'अनुच्छेद 249(3) और 67(ख) ठीक यही कहते हैं, जो कथन 2 और 3 में है।',
      },
      b: {
        en: 'This misses the removal of the Vice-President and takes the wrong majority in statement 1.',
        hi: 'इसमें उपराष्ट्रपति वाला कथन छूटा और कथन 1 का ग़लत बहुमत मान लिया गया।',
      },
      c: {
        en: 'Two-thirds of those present and voting is enough under Article 249.',
        hi: 'अनुच्छेद 249 में उपस्थित और मत देने वालों का दो-तिहाई ही काफ़ी है।',
      },
      d: {
        en: 'This overlooks the six months after which the law falls under Article 249(3).',
        hi: 'इसमें अनुच्छेद 249(3) के वे छह माह छूट गए, जिनके बाद क़ानून प्रभावी नहीं रहता।',
      },
    },
  },
  {
    code: 'su-008',
    exams: ['upsc'],
    subject: 'general-knowledge',
    topic: 'local-government',
    difficulty: 'medium',
    targetSeconds: 60,
    stem: {
      en: String.raw`Consider the following statements:

Statement-I: Part IX of the Constitution, on the Panchayats, does not apply of its own force to the Scheduled Areas of the Fifth Schedule.

Statement-II: A law of Parliament that extends the provisions of Part IX to these areas is deemed to be an amendment of the Constitution for the purposes of Article 368.

Which one of the following is correct in respect of the above statements?`,
      hi: String.raw`निम्नलिखित कथनों पर विचार कीजिए:

कथन-I: पंचायतों से संबंधित संविधान का भाग IX, पाँचवीं अनुसूची के अनुसूचित क्षेत्रों पर अपने-आप लागू नहीं होता।

कथन-II: भाग IX के उपबंधों का इन क्षेत्रों तक विस्तार करने वाला संसद का क़ानून अनुच्छेद 368 के प्रयोजनों के लिए संविधान का संशोधन समझा जाता है।

उपर्युक्त कथनों के बारे में, निम्नलिखित में से कौन-सा एक सही है?`,
    },
    options: statementAndReason,
    key: { kind: 'mcq', optionIds: ['c'] },
    solution: {
      en: String.raw`- **Statement-I is correct.** Article 243M(1) keeps Part IX out of the Scheduled Areas and the tribal areas.
- **Statement-II is not correct.** Article 243M(4)(b) lets Parliament extend Part IX to them **by law**, with exceptions and modifications, and adds that no such law is deemed to be an amendment for the purposes of Article 368.

That law is the PESA Act of 1996, an ordinary Act of Parliament: remembering it is enough to reject II.`,
      hi: String.raw`- **कथन-I सही है।** अनुच्छेद 243M(1) भाग IX को अनुसूचित और जनजातीय क्षेत्रों से बाहर रखता है।
- **कथन-II सही नहीं है।** अनुच्छेद 243M(4)(b) के अनुसार संसद अपवादों और उपांतरणों के साथ **क़ानून द्वारा** भाग IX का विस्तार कर सकती है, और ऐसा क़ानून अनुच्छेद 368 के प्रयोजनों के लिए संशोधन नहीं समझा जाता।

यही क़ानून 1996 का पेसा अधिनियम है, संसद का एक साधारण अधिनियम: इसे याद रखना ही II को ख़ारिज करने के लिए काफ़ी है।`,
    },
    reasons: {
      a: {
        en: 'PESA was an ordinary Act of 1996, so Statement-II is not even correct.',
        hi: 'पेसा 1996 का साधारण अधिनियम था, इसलिए कथन-II सही ही नहीं है।',
      },
      b: {
        en: 'Statement-II cannot stand: Article 243M(4)(b) says the contrary of such a law.',
        hi: 'कथन-II टिक नहीं सकता: अनुच्छेद 243M(4)(b) ऐसे क़ानून के बारे में इसका उलटा कहता है।',
      },
      c: {
        en: 'Article 243M exempts these areas, and a law that extends the Part is an ordinary one.',
        hi: 'अनुच्छेद 243M इन क्षेत्रों को छूट देता है, और विस्तार करने वाला क़ानून साधारण होता है।',
      },
      d: {
        en: 'It is the other way round: the exemption is real, the character of an amendment is not.',
        hi: 'बात उलटी है: छूट वास्तविक है, पर ऐसा क़ानून संशोधन नहीं है।',
      },
    },
  },
  {
    code: 'su-009',
    exams: ['upsc'],
    subject: 'general-knowledge',
    topic: 'inflation',
    difficulty: 'medium',
    targetSeconds: 65,
    stem: {
      en: String.raw`With reference to the measures of prices in an economy, consider the following statements:

1. A rise in the price of an imported consumer good enters the consumer price index directly, but not the GDP deflator.
2. A rise in the price of machines made in the country and bought by its firms enters the GDP deflator, but not the consumer price index.
3. The weights of goods in the GDP deflator are those of a basket fixed in the base year, as in the consumer price index.

Which of the statements given above is/are correct?`,
      hi: String.raw`किसी अर्थव्यवस्था में क़ीमतों के मापकों के संदर्भ में, निम्नलिखित कथनों पर विचार कीजिए:

1. आयातित उपभोक्ता वस्तु की क़ीमत बढ़ने का असर उपभोक्ता मूल्य सूचकांक में सीधे आता है, पर GDP अपस्फीतिकारक में नहीं।
2. देश में बनी और देश के उद्यमों द्वारा ख़रीदी गई मशीनों की क़ीमत बढ़ने का असर GDP अपस्फीतिकारक में आता है, पर उपभोक्ता मूल्य सूचकांक में नहीं।
3. GDP अपस्फीतिकारक में, उपभोक्ता मूल्य सूचकांक की तरह, वस्तुओं के भार आधार वर्ष की एक नियत टोकरी से लिए जाते हैं।

उपर्युक्त कथनों में से कौन-सा/से सही है/हैं?`,
    },
    options: [
      { id: 'a', content: { en: '2 only', hi: 'केवल 2' } },
      { id: 'b', content: { en: '2 and 3 only', hi: 'केवल 2 और 3' } },
      { id: 'c', content: { en: '1 and 3 only', hi: 'केवल 1 और 3' } },
      { id: 'd', content: { en: '1 and 2 only', hi: 'केवल 1 और 2' } },
    ],
    key: { kind: 'mcq', optionIds: ['d'] },
    solution: {
      en: String.raw`Ask two things of each index: which goods, and with what weights?

- **1 is correct.** The CPI covers what households buy, wherever it is made; GDP covers only what is made in the country.
- **2 is correct.** Machines are investment: a part of GDP, but not of a household's basket.
- **3 is not correct.** The deflator is nominal GDP ÷ real GDP × 100, so its weights change with **what is produced** in each year.

So 1 and 2 only.`,
      hi: String.raw`हर सूचकांक से दो बातें पूछिए: कौन-सी वस्तुएँ, और किन भारों के साथ?

- **1 सही है।** उपभोक्ता मूल्य सूचकांक में वह सब है जो परिवार ख़रीदते हैं, चाहे कहीं बना हो; GDP में केवल देश में उत्पादित वस्तुएँ हैं।
- **2 सही है।** मशीनें निवेश हैं: GDP का भाग, पर परिवार की टोकरी का नहीं।
- **3 सही नहीं है।** अपस्फीतिकारक = नॉमिनल GDP ÷ वास्तविक GDP × 100, इसलिए उसके भार हर वर्ष के **उत्पादन** के साथ बदलते हैं।

अतः केवल 1 और 2।`,
    },
    reasons: {
      a: {
        en: 'An imported consumer good is bought by households but is no part of GDP, so statement 1 holds too.',
        hi: 'आयातित उपभोक्ता वस्तु परिवार ख़रीदते हैं, पर वह GDP का भाग नहीं, इसलिए कथन 1 भी सही है।',
      },
      b: {
        en: 'Machines are rightly placed here, but the weights of the deflator are not fixed.',
        hi: 'मशीनों वाली बात सही है, पर अपस्फीतिकारक के भार निश्चित नहीं होते।',
      },
      c: {
        en: 'Imports are rightly placed here, but the weights of the deflator move every year.',
        hi: 'आयात वाली बात सही है, पर अपस्फीतिकारक के भार हर वर्ष बदलते हैं।',
      },
      d: {
        en: 'Imports are left out of the deflator and machines out of the CPI.',
        hi: 'आयात अपस्फीतिकारक से बाहर हैं और मशीनें उपभोक्ता मूल्य सूचकांक से।',
      },
    },
  },
  {
    code: 'su-010',
    exams: ['upsc'],
    subject: 'general-knowledge',
    topic: 'external-sector',
    difficulty: 'medium',
    targetSeconds: 55,
    stem: {
      en: String.raw`With reference to the Special Drawing Rights (SDR) of the International Monetary Fund, consider the following statements:

1. The Chinese renminbi has been one of the currencies of the SDR basket since 2016.
2. The SDRs that a member holds are a claim on the Fund itself, and not on the currencies of other members.
3. In a general allocation, members with smaller reserves receive more SDRs than their share in the quotas.

Which of the statements given above is/are correct?`,
      hi: String.raw`अंतरराष्ट्रीय मुद्रा कोष के विशेष आहरण अधिकार (SDR) के संदर्भ में, निम्नलिखित कथनों पर विचार कीजिए:

1. चीनी रेनमिनबी 2016 से SDR की टोकरी की मुद्राओं में शामिल है।
2. किसी सदस्य के पास रखे SDR स्वयं कोष पर दावा होते हैं, अन्य सदस्यों की मुद्राओं पर नहीं।
3. सामान्य आवंटन में कम विदेशी मुद्रा भंडार वाले सदस्यों को कोटे में उनके हिस्से से अधिक SDR मिलते हैं।

उपर्युक्त कथनों में से कौन-सा/से सही है/हैं?`,
    },
    options: [
      { id: 'a', content: { en: '1 and 2 only', hi: 'केवल 1 और 2' } },
      { id: 'b', content: { en: '1 only', hi: 'केवल 1' } },
      { id: 'c', content: { en: '2 and 3 only', hi: 'केवल 2 और 3' } },
      { id: 'd', content: { en: '1 and 3 only', hi: 'केवल 1 और 3' } },
    ],
    key: { kind: 'mcq', optionIds: ['b'] },
    solution: {
      en: String.raw`- **1 is correct.** It joined the dollar, euro, yen and pound on 1 October 2016.
- **2 is not correct.** An SDR is neither a currency nor a claim on the Fund; it is a potential claim on the **freely usable currencies of other members**. Members exchange SDRs for these among themselves.
- **3 is not correct.** Each receives SDRs **in proportion to its quota**, whatever its reserves. This is why most of the SDRs of the large allocation of 2021 went to rich countries.

So 1 only.`,
      hi: String.raw`- **1 सही है।** यह 1 अक्तूबर 2016 को डॉलर, यूरो, येन और पाउंड के साथ शामिल हुई।
- **2 सही नहीं है।** SDR न मुद्रा है, न कोष पर दावा; यह **अन्य सदस्यों की मुक्त रूप से प्रयोग होने वाली मुद्राओं** पर संभावित दावा है। सदस्य आपस में SDR के बदले ये मुद्राएँ लेते हैं।
- **3 सही नहीं है।** भंडार चाहे जितना हो, हर सदस्य को **कोटे के अनुपात में** SDR मिलते हैं। इसीलिए 2021 के बड़े आवंटन के अधिकतर SDR धनी देशों को मिले।

अतः केवल 1।`,
    },
    reasons: {
      a: {
        en: 'The Fund does not redeem SDRs; members exchange them among themselves.',
        hi: 'कोष SDR का भुगतान नहीं करता; सदस्य आपस में उन्हें बदलते हैं।',
      },
      b: {
        en: 'The renminbi joined the basket in 2016; the other two statements turn the facts round.',
        hi: 'रेनमिनबी 2016 में टोकरी में आई; शेष दोनों कथन तथ्यों को उलट देते हैं।',
      },
      c: {
        en: 'The quotas alone decide the allocation, and an SDR is no claim on the Fund.',
        hi: 'आवंटन केवल कोटे से तय होता है, और SDR कोष पर दावा नहीं है।',
      },
      d: {
        en: 'The basket is right, but smaller reserves do not raise the share of a member.',
        hi: 'टोकरी वाली बात सही है, पर भंडार कम होने से किसी सदस्य का हिस्सा नहीं बढ़ता।',
      },
    },
  },
  {
    code: 'su-011',
    exams: ['upsc'],
    subject: 'general-knowledge',
    topic: 'poverty-and-employment',
    difficulty: 'medium',
    targetSeconds: 50,
    stem: {
      en: String.raw`With reference to the Periodic Labour Force Survey of India, consider the following statements:

1. A person who helps on the family farm without pay is left out of the employed.
2. A student who neither works nor seeks or is available for work is counted as unemployed.
3. The unemployment rate is the percentage of the unemployed in the whole population of working age.

How many of the above statements are correct?`,
      hi: String.raw`भारत के आवधिक श्रमबल सर्वेक्षण के संदर्भ में, निम्नलिखित कथनों पर विचार कीजिए:

1. जो व्यक्ति परिवार के खेत पर बिना वेतन हाथ बँटाता है, उसे रोज़गार-प्राप्त लोगों में नहीं गिना जाता।
2. जो विद्यार्थी न काम करता है, न काम खोजता है और न काम के लिए उपलब्ध है, उसे बेरोज़गार गिना जाता है।
3. बेरोज़गारी दर, कामकाजी आयु की पूरी जनसंख्या में बेरोज़गारों का प्रतिशत है।

उपर्युक्त कथनों में से कितने सही हैं?`,
    },
    options: countOfThree,
    key: { kind: 'mcq', optionIds: ['d'] },
    solution: {
      en: String.raw`- **1 is not correct.** Unpaid helpers in household enterprises are counted as self-employed.
- **2 is not correct.** Such a student is **outside the labour force**, neither employed nor unemployed.
- **3 is not correct.** The base of the unemployment rate is the labour force (employed + unemployed), not the whole population.

None. Therefore the unemployment rate may fall merely because people stop looking for work.`,
      hi: String.raw`- **1 सही नहीं है।** पारिवारिक उद्यम के अवैतनिक सहायक स्वरोज़गार में गिने जाते हैं।
- **2 सही नहीं है।** ऐसा विद्यार्थी **श्रमबल से बाहर** है, न रोज़गार-प्राप्त, न बेरोज़गार।
- **3 सही नहीं है।** बेरोज़गारी दर का आधार श्रमबल (रोज़गार-प्राप्त + बेरोज़गार) है, पूरी जनसंख्या नहीं।

एक भी नहीं। इसीलिए केवल काम खोजना छोड़ देने से भी बेरोज़गारी दर घट सकती है।`,
    },
    reasons: {
      a: {
        en: 'One of the common errors is taken as the rule, most often the base of the rate.',
        hi: 'आम ग़लतियों में से किसी एक को, प्रायः दर के आधार को, नियम मान लिया गया।',
      },
      b: {
        en: 'Unpaid helpers are employed, and idle students are outside the labour force.',
        hi: 'अवैतनिक सहायक रोज़गार-प्राप्त हैं, और ऐसे विद्यार्थी श्रमबल से बाहर।',
      },
      c: {
        en: 'Each statement turns a definition of the survey into its opposite.',
        hi: 'हर कथन सर्वेक्षण की किसी परिभाषा को उलट देता है।',
      },
      d: {
        en: 'Helpers count as employed, such students as outside, and the base is the labour force.',
        hi: 'सहायक रोज़गार-प्राप्त हैं, ऐसे विद्यार्थी बाहर, और आधार श्रमबल है।',
      },
    },
  },
  {
    code: 'su-012',
    exams: ['upsc'],
    subject: 'general-knowledge',
    topic: 'environment',
    difficulty: 'medium',
    targetSeconds: 55,
    stem: {
      en: String.raw`Consider the following statements:

Statement-I: In the open sea, at a given moment, the total mass of the animals may be greater than that of the phytoplankton on which they ultimately depend for food.

Statement-II: Phytoplankton live for a very short time and are replaced so fast that a small stock of them yields a large mass in a year.

Which one of the following is correct in respect of the above statements?`,
      hi: String.raw`निम्नलिखित कथनों पर विचार कीजिए:

कथन-I: खुले समुद्र में किसी क्षण जंतुओं का कुल जैवभार (बायोमास) उन पादप प्लवकों के कुल जैवभार से अधिक हो सकता है, जिन पर वे भोजन के लिए अंततः निर्भर हैं।

कथन-II: पादप प्लवक बहुत कम समय जीते हैं और उनका स्थान इतनी तेज़ी से नए प्लवक ले लेते हैं कि उनका थोड़ा-सा भंडार भी वर्ष भर में बहुत अधिक जैवभार उत्पन्न कर देता है।

उपर्युक्त कथनों के बारे में, निम्नलिखित में से कौन-सा एक सही है?`,
    },
    options: statementAndReason,
    key: { kind: 'mcq', optionIds: ['a'] },
    solution: {
      en: String.raw`Statement-I describes the **inverted pyramid of biomass** of the sea: little phytoplankton below, more fish above.

Statement-II gives the cause: what counts for the feeders is not the stock at one moment but the **flow** in a year, as a small shop with quick sales can feed a large family.

Both are correct and II explains I. The pyramid of energy, by contrast, is never inverted.`,
      hi: String.raw`कथन-I समुद्र के **उलटे जैवभार पिरामिड** का वर्णन है: नीचे कम पादप प्लवक, ऊपर अधिक मछलियाँ।

कथन-II उसका कारण बताता है: उपभोक्ताओं के लिए किसी क्षण का भंडार नहीं, वर्ष भर का **प्रवाह** मायने रखता है, जैसे तेज़ बिक्री वाली छोटी दुकान भी बड़ा परिवार चला लेती है।

दोनों सही हैं और II, I की व्याख्या करता है। इसके विपरीत, ऊर्जा का पिरामिड कभी उलटा नहीं होता।`,
    },
    reasons: {
      a: {
        en: 'A small stock with a quick turnover can carry a larger mass of feeders.',
        hi: 'तेज़ी से बदलता छोटा भंडार भी उपभोक्ताओं के अधिक जैवभार को सँभाल सकता है।',
      },
      b: {
        en: 'The quick turnover is the very cause of the inverted pyramid.',
        hi: 'तेज़ प्रतिस्थापन ही उलटे पिरामिड का कारण है।',
      },
      c: {
        en: 'Phytoplankton do live for days and not for years, so II is correct.',
        hi: 'पादप प्लवक वर्षों नहीं, कुछ दिन ही जीते हैं, इसलिए II सही है।',
      },
      d: {
        en: 'This supposes that biomass can never be inverted, which holds for energy alone.',
        hi: 'इसमें मान लिया गया कि जैवभार का पिरामिड कभी उलटा नहीं होता; यह केवल ऊर्जा के लिए सच है।',
      },
    },
  },
  {
    code: 'su-013',
    exams: ['upsc'],
    subject: 'general-knowledge',
    topic: 'environment',
    difficulty: 'hard',
    targetSeconds: 70,
    stem: {
      en: String.raw`With reference to the National Green Tribunal set up under the Act of 2010, consider the following statements:

1. In its proceedings it is bound by the procedure laid down in the Code of Civil Procedure, 1908.
2. Among the laws whose application it may decide on, as listed in the Act, is the Wild Life (Protection) Act, 1972.
3. The Act gives an aggrieved person ninety days to appeal to the Supreme Court against its decision.

How many of the above statements are correct?`,
      hi: String.raw`2010 के अधिनियम के अंतर्गत गठित राष्ट्रीय हरित अधिकरण के संदर्भ में, निम्नलिखित कथनों पर विचार कीजिए:

1. अपनी कार्यवाही में यह सिविल प्रक्रिया संहिता, 1908 में निर्धारित प्रक्रिया से बँधा है।
2. अधिनियम की अनुसूची में दिए गए जिन क़ानूनों के कार्यान्वयन से जुड़े प्रश्नों का यह निर्णय कर सकता है, उनमें वन्य जीव (संरक्षण) अधिनियम, 1972 भी है।
3. अधिनियम व्यथित व्यक्ति को इसके निर्णय के विरुद्ध सर्वोच्च न्यायालय में अपील के लिए नब्बे दिन देता है।

उपर्युक्त कथनों में से कितने सही हैं?`,
    },
    options: countOfThree,
    key: { kind: 'mcq', optionIds: ['a'] },
    solution: {
      en: String.raw`- **1 is not correct.** Section 19: the Tribunal is guided by the principles of **natural justice** and regulates its own procedure, though it has the powers of a civil court.
- **2 is not correct.** Schedule I lists seven Acts (Water, Water Cess, Forest Conservation, Air, Environment Protection, Public Liability Insurance, Biological Diversity). The Wild Life Act is not among them.
- **3 is correct.** Section 22.

Only one. The missing Wild Life Act and Forest Rights Act are the favourite trap.`,
      hi: String.raw`- **1 सही नहीं है।** धारा 19: अधिकरण **नैसर्गिक न्याय** के सिद्धांतों से चलता है और अपनी प्रक्रिया स्वयं तय करता है, यद्यपि उसके पास सिविल न्यायालय की शक्तियाँ हैं।
- **2 सही नहीं है।** अनुसूची I में सात अधिनियम हैं (जल, जल उपकर, वन संरक्षण, वायु, पर्यावरण संरक्षण, लोक दायित्व बीमा, जैव विविधता)। वन्य जीव अधिनियम इनमें नहीं है।
- **3 सही है।** धारा 22।

केवल एक। वन्य जीव अधिनियम और वन अधिकार अधिनियम का सूची में न होना ही सबसे बड़ा जाल है।`,
    },
    reasons: {
      a: {
        en: 'Only the appeal to the Supreme Court within ninety days stands in the Act.',
        hi: 'केवल नब्बे दिन में सर्वोच्च न्यायालय में अपील वाली बात अधिनियम में है।',
      },
      b: {
        en: 'This adds the Wild Life Act, which Schedule I leaves out, or the civil procedure.',
        hi: 'इसमें वन्य जीव अधिनियम, जो अनुसूची I में नहीं है, या सिविल प्रक्रिया जुड़ गई।',
      },
      c: {
        en: 'Natural justice replaces the Code, and the Wild Life Act is not in the list.',
        hi: 'संहिता के स्थान पर नैसर्गिक न्याय है, और वन्य जीव अधिनियम सूची में नहीं है।',
      },
      d: {
        en: 'Section 22 of the Act does provide for this appeal.',
        hi: 'अधिनियम की धारा 22 इस अपील की व्यवस्था करती है।',
      },
    },
  },
  {
    code: 'su-014',
    exams: ['upsc'],
    subject: 'general-knowledge',
    topic: 'science-and-technology',
    difficulty: 'easy',
    targetSeconds: 50,
    stem: {
      en: String.raw`With reference to LiDAR, as used in surveying and in vehicles, consider the following statements:

1. In thick fog and heavy rain it works better than radar does.
2. It finds distances from the time that pulses of laser light take to come back.
3. From an aircraft it can map the ground below a forest, since some pulses pass through gaps among the leaves.

Which of the statements given above is/are correct?`,
      hi: String.raw`सर्वेक्षण और वाहनों में प्रयुक्त लाइडार (LiDAR) के संदर्भ में, निम्नलिखित कथनों पर विचार कीजिए:

1. घने कोहरे और तेज़ वर्षा में यह रडार से बेहतर काम करता है।
2. यह लेज़र प्रकाश के स्पंदों के लौटने में लगे समय से दूरी ज्ञात करता है।
3. विमान से यह वन के नीचे की भूमि का मानचित्र बना सकता है, क्योंकि कुछ स्पंद पत्तियों के बीच की जगहों से निकल जाते हैं।

उपर्युक्त कथनों में से कौन-सा/से सही है/हैं?`,
    },
    options: [
      { id: 'a', content: { en: '1 and 2 only', hi: 'केवल 1 और 2' } },
      { id: 'b', content: { en: '1 and 3 only', hi: 'केवल 1 और 3' } },
      { id: 'c', content: { en: '2 only', hi: 'केवल 2' } },
      { id: 'd', content: { en: '2 and 3 only', hi: 'केवल 2 और 3' } },
    ],
    key: { kind: 'mcq', optionIds: ['d'] },
    solution: {
      en: String.raw`- **1 is not correct.** The wavelength of its light (about a micrometre) is smaller than a drop of fog, so the light is scattered; radar, with waves of millimetres to centimetres, passes.
- **2 is correct.** Distance = speed of light × time ÷ 2.
- **3 is correct.** The last echo of a pulse often comes from the ground; ruins under forests have been found in this way.

So 2 and 3 only. That is why many vehicles carry radar beside LiDAR.`,
      hi: String.raw`- **1 सही नहीं है।** इसके प्रकाश का तरंगदैर्घ्य (लगभग एक माइक्रोमीटर) कोहरे की बूँद से छोटा है, इसलिए प्रकाश बिखर जाता है; मिलीमीटर से सेंटीमीटर की तरंगों वाला रडार पार हो जाता है।
- **2 सही है।** दूरी = प्रकाश की चाल × समय ÷ 2।
- **3 सही है।** किसी स्पंद की अंतिम प्रतिध्वनि प्रायः भूमि से आती है; वनों के नीचे दबे खंडहर इसी तरह मिले हैं।

अतः केवल 2 और 3। इसीलिए कई वाहनों में लाइडार के साथ रडार भी होता है।`,
    },
    reasons: {
      a: {
        en: 'Fog scatters laser light strongly, so statement 1 has to go.',
        hi: 'कोहरा लेज़र प्रकाश को बहुत बिखेरता है, इसलिए कथन 1 हटाना होगा।',
      },
      b: {
        en: 'The mapping of forests is right, but radar is the better of the two in fog.',
        hi: 'वन वाली बात सही है, पर कोहरे में रडार ही बेहतर है।',
      },
      c: {
        en: 'Some pulses do come back from the ground below the leaves, so statement 3 holds as well.',
        hi: 'कुछ स्पंद पत्तियों के नीचे की भूमि से लौटते ही हैं, इसलिए कथन 3 भी सही है।',
      },
      d: {
        en: 'It times laser pulses, some of which reach the ground through gaps.',
        hi: 'यह लेज़र स्पंदों का समय मापता है, जिनमें से कुछ जगहों से होकर भूमि तक पहुँचते हैं।',
      },
    },
  },
  {
    code: 'su-015',
    exams: ['upsc'],
    subject: 'general-knowledge',
    topic: 'space-missions',
    difficulty: 'hard',
    targetSeconds: 70,
    stem: {
      en: String.raw`With reference to the Chandrayaan-3 mission of 2023, consider the following statements:

1. An instrument on its propulsion module studied the light of the Earth as an aid to the study of planets of other stars.
2. The instrument whose laser showed sulphur in the soil of the Moon was carried by the rover.
3. The lander came down within five degrees of latitude of the south pole of the Moon.

How many of the above statements are correct?`,
      hi: String.raw`2023 के चंद्रयान-3 अभियान के संदर्भ में, निम्नलिखित कथनों पर विचार कीजिए:

1. इसके प्रणोदन मॉड्यूल पर लगे एक उपकरण ने पृथ्वी से आने वाले प्रकाश का अध्ययन किया, ताकि अन्य तारों के ग्रहों के अध्ययन में मदद मिले।
2. जिस उपकरण की लेज़र से चंद्रमा की मिट्टी में सल्फ़र का पता चला, वह रोवर पर था।
3. लैंडर चंद्रमा के दक्षिणी ध्रुव से अक्षांश के पाँच डिग्री के भीतर उतरा।

उपर्युक्त कथनों में से कितने सही हैं?`,
    },
    options: countOfThree,
    key: { kind: 'mcq', optionIds: ['b'] },
    solution: {
      en: String.raw`- **1 is correct.** SHAPE (Spectro-polarimetry of Habitable Planet Earth) rode on the propulsion module.
- **2 is correct.** The rover Pragyan had two instruments: LIBS (the laser) and APXS.
- **3 is not correct.** The lander Vikram came down near **69° S**, that is, about 21 degrees from the pole: in the south polar *region*, as the reports said, but not at the pole.

Two. The news phrase "landing at the south pole" is the trap.`,
      hi: String.raw`- **1 सही है।** SHAPE (Spectro-polarimetry of Habitable Planet Earth) प्रणोदन मॉड्यूल पर था।
- **2 सही है।** रोवर प्रज्ञान पर दो उपकरण थे: LIBS (लेज़र वाला) और APXS।
- **3 सही नहीं है।** लैंडर विक्रम लगभग **69° दक्षिण** पर उतरा, यानी ध्रुव से लगभग 21 डिग्री दूर: दक्षिणी ध्रुवीय *क्षेत्र* में, ध्रुव पर नहीं।

दो। "दक्षिणी ध्रुव पर उतरा" जैसा समाचारों का वाक्य ही जाल है।`,
    },
    reasons: {
      a: {
        en: 'This misses SHAPE on the propulsion module, or places the laser on the lander.',
        hi: 'इसमें प्रणोदन मॉड्यूल का SHAPE छूट गया, या लेज़र को लैंडर पर मान लिया गया।',
      },
      b: {
        en: 'SHAPE and the laser of the rover are facts; the landing was near 69° S.',
        hi: 'SHAPE और रोवर की लेज़र तथ्य हैं; लैंडिंग लगभग 69° दक्षिण पर हुई।',
      },
      c: {
        en: 'This takes the phrase "at the south pole" by the letter.',
        hi: 'इसमें "दक्षिणी ध्रुव पर" को अक्षरशः मान लिया गया।',
      },
      d: {
        en: 'The first two statements name what SHAPE and LIBS did.',
        hi: 'पहले दो कथन वही बताते हैं, जो SHAPE और LIBS ने किया।',
      },
    },
  },
  {
    code: 'su-016',
    exams: ['upsc'],
    subject: 'general-knowledge',
    topic: 'current-affairs',
    difficulty: 'medium',
    targetSeconds: 65,
    stem: {
      en: String.raw`With reference to the agreement on marine biological diversity of areas beyond national jurisdiction, adopted in June 2023 and signed by India in September 2024, consider the following statements:

1. Among the States that join it, it takes the place of the United Nations Convention on the Law of the Sea.
2. It provides for the sharing of benefits from marine genetic resources of these areas.
3. It hands over the mining of minerals of the deep seabed to a new authority of its own.

Which of the statements given above is/are correct?`,
      hi: String.raw`राष्ट्रीय अधिकारिता से परे क्षेत्रों की समुद्री जैव विविधता पर जून 2023 में अंगीकृत और सितंबर 2024 में भारत द्वारा हस्ताक्षरित समझौते के संदर्भ में, निम्नलिखित कथनों पर विचार कीजिए:

1. इसमें शामिल होने वाले देशों के बीच यह संयुक्त राष्ट्र समुद्री क़ानून अभिसमय का स्थान ले लेता है।
2. यह इन क्षेत्रों के समुद्री आनुवंशिक संसाधनों से मिलने वाले लाभों के बँटवारे की व्यवस्था करता है।
3. यह गहरे समुद्र-तल के खनिजों का खनन अपने एक नए प्राधिकरण को सौंपता है।

उपर्युक्त कथनों में से कौन-सा/से सही है/हैं?`,
    },
    options: [
      { id: 'a', content: { en: '2 and 3 only', hi: 'केवल 2 और 3' } },
      { id: 'b', content: { en: '1 and 3 only', hi: 'केवल 1 और 3' } },
      { id: 'c', content: { en: '2 only', hi: 'केवल 2' } },
      { id: 'd', content: { en: '1 and 2 only', hi: 'केवल 1 और 2' } },
    ],
    key: { kind: 'mcq', optionIds: ['c'] },
    solution: {
      en: String.raw`- **1 is not correct.** It is an agreement **under** the Convention of 1982, and is to be read in accordance with it.
- **2 is correct.** Its four parts are: marine genetic resources and the sharing of benefits, area-based tools such as marine protected areas, environmental impact assessment, and capacity-building.
- **3 is not correct.** Minerals of the international seabed remain with the **International Seabed Authority** (Kingston), which the Convention itself created.

So 2 only. It deals with life in the sea, not with minerals.`,
      hi: String.raw`- **1 सही नहीं है।** यह 1982 के अभिसमय के **अंतर्गत** बना समझौता है और उसी के अनुरूप पढ़ा जाता है।
- **2 सही है।** इसके चार भाग हैं: समुद्री आनुवंशिक संसाधन और लाभों का बँटवारा, समुद्री संरक्षित क्षेत्र जैसे उपाय, पर्यावरणीय प्रभाव आकलन, और क्षमता निर्माण।
- **3 सही नहीं है।** अंतरराष्ट्रीय समुद्र-तल के खनिज **अंतरराष्ट्रीय समुद्र-तल प्राधिकरण** (किंग्स्टन) के पास ही हैं, जिसे स्वयं अभिसमय ने बनाया।

अतः केवल 2। इसका विषय समुद्र का जीवन है, खनिज नहीं।`,
    },
    reasons: {
      a: {
        en: 'The sharing of benefits is right, but minerals stay with the International Seabed Authority.',
        hi: 'लाभों का बँटवारा सही है, पर खनिज अंतरराष्ट्रीय समुद्र-तल प्राधिकरण के पास ही रहते हैं।',
      },
      b: {
        en: 'It implements the Convention instead of replacing it, and leaves the minerals alone.',
        hi: 'यह अभिसमय का स्थान लेने के बजाय उसे लागू करता है, और खनिजों को नहीं छूता।',
      },
      c: {
        en: 'The sharing of benefits from marine genetic resources is one of its four parts.',
        hi: 'समुद्री आनुवंशिक संसाधनों के लाभों का बँटवारा इसके चार भागों में से एक है।',
      },
      d: {
        en: 'The sharing of benefits is right, but the Convention of 1982 stays in force.',
        hi: 'लाभों का बँटवारा सही है, पर 1982 का अभिसमय लागू रहता है।',
      },
    },
  },
]
