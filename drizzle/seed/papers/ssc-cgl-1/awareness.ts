import type { PaperSection } from '../paper.ts'

export const awareness: PaperSection = {
  presetSectionId: 'awareness',
  questions: [
    {
      code: 'cgl-026',
      exams: ['ssc'],
      subject: 'general-knowledge',
      topic: 'art-and-culture',
      difficulty: 'easy',
      targetSeconds: 15,
      stem: {
        en: 'Vempati Chinna Satyam and the couple Raja and Radha Reddy earned their fame in which classical dance form?',
        hi: 'वेम्पति चिन्ना सत्यम तथा राजा और राधा रेड्डी दंपति ने किस शास्त्रीय नृत्य में ख्याति अर्जित की?',
      },
      options: [
        { id: 'a', content: { en: 'Bharatanatyam', hi: 'भरतनाट्यम' } },
        { id: 'b', content: { en: 'Mohiniyattam', hi: 'मोहिनीअट्टम' } },
        { id: 'c', content: { en: 'Kuchipudi', hi: 'कुचिपुड़ी' } },
        { id: 'd', content: { en: 'Odissi', hi: 'ओडिसी' } },
      ],
      key: { kind: 'mcq', optionIds: ['c'] },
      solution: {
        en: String.raw`All three are exponents of **Kuchipudi**, which takes its name from a village in the Krishna district of Andhra Pradesh.

Telugu names point the way, but do not stop there: know two or three gurus for each form. Bharatanatyam: Rukmini Devi Arundale, Yamini Krishnamurthy. Odissi: Kelucharan Mohapatra, Sanjukta Panigrahi. Mohiniyattam: Kalamandalam Kalyanikutty Amma.`,
        hi: String.raw`तीनों **कुचिपुड़ी** के कलाकार हैं। इस नृत्य का नाम आंध्र प्रदेश के कृष्णा ज़िले के एक गाँव से पड़ा है।

तेलुगु नामों से संकेत मिलता है, पर इतने पर न रुकें: हर नृत्य के दो-तीन गुरु याद रखें। भरतनाट्यम: रुक्मिणी देवी अरुंडेल, यामिनी कृष्णमूर्ति। ओडिसी: केलुचरण महापात्र, संयुक्ता पाणिग्रही। मोहिनीअट्टम: कलामंडलम कल्याणीकुट्टी अम्मा।`,
      },
      reasons: {
        a: {
          en: 'Bharatanatyam belongs to Tamil Nadu; Rukmini Devi Arundale is one of its great names.',
          hi: 'भरतनाट्यम तमिलनाडु का है; रुक्मिणी देवी अरुंडेल इसकी विख्यात नृत्यांगना थीं।',
        },
        b: {
          en: 'Mohiniyattam is of Kerala and was danced by women alone in tradition.',
          hi: 'मोहिनीअट्टम केरल का है और परंपरा में इसे केवल महिलाएँ करती थीं।',
        },
        c: {
          en: 'Vempati Chinna Satyam and the Reddys are all Kuchipudi dancers and teachers.',
          hi: 'वेम्पति चिन्ना सत्यम और रेड्डी दंपति, सभी कुचिपुड़ी के नर्तक और गुरु रहे हैं।',
        },
        d: {
          en: 'Odissi is of Odisha; its best-known guru is Kelucharan Mohapatra.',
          hi: 'ओडिसी ओडिशा का है; इसके सबसे प्रसिद्ध गुरु केलुचरण महापात्र हैं।',
        },
      },
    },
    {
      code: 'cgl-027',
      exams: ['ssc'],
      subject: 'general-knowledge',
      topic: 'local-government',
      difficulty: 'medium',
      targetSeconds: 20,
      stem: {
        en: 'Which Article of the Constitution of India places the superintendence, direction and control of elections to the panchayats in a State Election Commission?',
        hi: 'भारत के संविधान का कौन-सा अनुच्छेद पंचायतों के चुनावों का अधीक्षण, निदेशन और नियंत्रण राज्य निर्वाचन आयोग को सौंपता है?',
      },
      options: [
        { id: 'a', content: { en: 'Article 243D', hi: 'अनुच्छेद 243D' } },
        { id: 'b', content: { en: 'Article 243I', hi: 'अनुच्छेद 243I' } },
        { id: 'c', content: { en: 'Article 243E', hi: 'अनुच्छेद 243E' } },
        { id: 'd', content: { en: 'Article 243K', hi: 'अनुच्छेद 243K' } },
      ],
      key: { kind: 'mcq', optionIds: ['d'] },
      solution: {
        en: String.raw`**Article 243K** provides for the State Election Commission, which prepares the electoral rolls for panchayat elections and conducts them. The Governor appoints the State Election Commissioner.

The ones to keep apart in Part IX: **D** reservation of seats, **E** duration of five years, **I** Finance Commission, **K** elections. The trap is 243I, the other State Commission; both come from the 73rd Amendment.`,
        hi: String.raw`**अनुच्छेद 243K** में राज्य निर्वाचन आयोग का प्रावधान है, जो पंचायत चुनावों की मतदाता सूची तैयार करता है और चुनाव कराता है। राज्य निर्वाचन आयुक्त की नियुक्ति राज्यपाल करता है।

भाग IX के ये अनुच्छेद अलग-अलग याद रखें: **D** सीटों का आरक्षण, **E** पाँच वर्ष का कार्यकाल, **I** वित्त आयोग, **K** चुनाव। भ्रम 243I से होता है, क्योंकि वह भी राज्य के एक आयोग का है; दोनों 73वें संशोधन से आए।`,
      },
      reasons: {
        a: {
          en: '243D reserves seats for Scheduled Castes, Scheduled Tribes and women.',
          hi: '243D अनुसूचित जातियों, अनुसूचित जनजातियों और महिलाओं के लिए सीटें आरक्षित करता है।',
        },
        b: {
          en: '243I is about the State Finance Commission, formed every five years.',
          hi: '243I राज्य वित्त आयोग के बारे में है, जो हर पाँच वर्ष पर गठित होता है।',
        },
        c: {
          en: '243E fixes the term of a panchayat at five years.',
          hi: '243E पंचायत का कार्यकाल पाँच वर्ष तय करता है।',
        },
        d: {
          en: '243K gives panchayat elections to the State Election Commission.',
          hi: '243K पंचायत चुनाव राज्य निर्वाचन आयोग को सौंपता है।',
        },
      },
    },
    {
      code: 'cgl-028',
      exams: ['ssc'],
      subject: 'general-knowledge',
      topic: 'indian-geography',
      difficulty: 'medium',
      targetSeconds: 25,
      stem: {
        en: 'Which of the following rivers joins the Godavari on its right bank?',
        hi: 'निम्नलिखित में से कौन-सी नदी गोदावरी में उसके दाएँ तट से मिलती है?',
      },
      options: [
        { id: 'a', content: { en: 'Manjira', hi: 'मंजीरा' } },
        { id: 'b', content: { en: 'Indravati', hi: 'इंद्रावती' } },
        { id: 'c', content: { en: 'Pranhita', hi: 'प्राणहिता' } },
        { id: 'd', content: { en: 'Sabari', hi: 'सबरी' } },
      ],
      key: { kind: 'mcq', optionIds: ['a'] },
      solution: {
        en: String.raw`The Godavari flows from west to east, so its right bank is the southern one. The **Manjira** rises in the Balaghat range of Maharashtra, flows through Karnataka and Telangana and comes in from the **south**.

The Pranhita, the Indravati and the Sabari all come down from the **north** (Vidarbha, Bastar, Odisha), so they join on the left bank. Ask yourself from which side the river comes, and you need not learn the list.`,
        hi: String.raw`गोदावरी पश्चिम से पूर्व की ओर बहती है, इसलिए उसका दायाँ तट दक्षिणी तट है। **मंजीरा** महाराष्ट्र की बालाघाट श्रेणी से निकलकर कर्नाटक और तेलंगाना से होती हुई **दक्षिण** से आकर मिलती है।

प्राणहिता, इंद्रावती और सबरी तीनों **उत्तर** (विदर्भ, बस्तर, ओडिशा) से आती हैं, इसलिए बाएँ तट से मिलती हैं। यह सोचें कि नदी किस ओर से आती है; सूची रटनी नहीं पड़ेगी।`,
      },
      reasons: {
        a: {
          en: 'The Manjira comes from the south, so it is a right-bank tributary.',
          hi: 'मंजीरा दक्षिण से आती है, इसलिए यह दाएँ तट की सहायक नदी है।',
        },
        b: {
          en: 'The Indravati comes from Odisha and Bastar in the north: left bank.',
          hi: 'इंद्रावती उत्तर में ओडिशा और बस्तर से आती है: बायाँ तट।',
        },
        c: {
          en: 'The Pranhita brings the Wardha and the Wainganga from the north: left bank.',
          hi: 'प्राणहिता उत्तर से वर्धा और वैनगंगा का पानी लाती है: बायाँ तट।',
        },
        d: {
          en: 'The Sabari, called Kolab in Odisha, comes from the north: left bank.',
          hi: 'सबरी (ओडिशा में कोलाब) उत्तर से आती है: बायाँ तट।',
        },
      },
    },
    {
      code: 'cgl-029',
      exams: ['ssc'],
      subject: 'general-knowledge',
      topic: 'monetary-policy',
      difficulty: 'easy',
      targetSeconds: 15,
      stem: {
        en: 'The share of its net demand and time liabilities that a scheduled bank must keep deposited with the Reserve Bank of India is called the',
        hi: 'अनुसूचित बैंक को अपनी निवल माँग और मीयादी देयताओं का जो भाग भारतीय रिज़र्व बैंक के पास जमा रखना होता है, उसे क्या कहते हैं?',
      },
      options: [
        { id: 'a', content: { en: 'statutory liquidity ratio', hi: 'वैधानिक तरलता अनुपात' } },
        { id: 'b', content: { en: 'cash reserve ratio', hi: 'नक़द आरक्षित अनुपात' } },
        { id: 'c', content: { en: 'capital adequacy ratio', hi: 'पूँजी पर्याप्तता अनुपात' } },
        { id: 'd', content: { en: 'credit-deposit ratio', hi: 'ऋण-जमा अनुपात' } },
      ],
      key: { kind: 'mcq', optionIds: ['b'] },
      solution: {
        en: String.raw`Cash kept **with the RBI** is the **cash reserve ratio (CRR)**. When the RBI raises the CRR, banks have less left to lend.

The statutory liquidity ratio (SLR) is the usual trap: it is kept **by the bank itself**, and gold and government securities count as well as cash.`,
        hi: String.raw`**RBI के पास** रखी जाने वाली नक़दी **नक़द आरक्षित अनुपात (CRR)** है। RBI जब CRR बढ़ाता है, तब बैंकों के पास ऋण देने के लिए कम धन बचता है।

भ्रम वैधानिक तरलता अनुपात (SLR) से होता है: उसे **बैंक अपने पास** रखता है और उसमें नक़दी के साथ सोना और सरकारी प्रतिभूतियाँ भी गिनी जाती हैं।`,
      },
      reasons: {
        a: {
          en: 'The SLR is kept by the bank itself, in cash, gold or approved securities.',
          hi: 'SLR बैंक अपने पास नक़दी, सोने या अनुमोदित प्रतिभूतियों में रखता है।',
        },
        b: {
          en: 'Cash kept with the RBI is the CRR.',
          hi: 'RBI के पास रखी जाने वाली नक़दी CRR है।',
        },
        c: {
          en: "This compares a bank's own capital with its risk-weighted assets.",
          hi: 'इसमें बैंक की अपनी पूँजी की तुलना जोखिम-भारित परिसंपत्तियों से होती है।',
        },
        d: {
          en: 'This tells how much of its deposits a bank has lent.',
          hi: 'यह बताता है कि बैंक ने अपनी जमा राशि का कितना भाग ऋण में दिया है।',
        },
      },
    },
    {
      code: 'cgl-030',
      exams: ['ssc'],
      subject: 'general-knowledge',
      topic: 'ancient-history',
      difficulty: 'hard',
      targetSeconds: 25,
      stem: {
        en: 'Who composed the Mandasor inscription of the fifth century AD, which tells of a guild of silk weavers and the temple of the Sun it built?',
        hi: 'पाँचवीं शताब्दी ईस्वी के उस मंदसौर अभिलेख की रचना किसने की, जिसमें रेशम बुनकरों की एक श्रेणी और उसके बनवाए सूर्य मंदिर का वर्णन है?',
      },
      options: [
        { id: 'a', content: { en: 'Vatsabhatti', hi: 'वत्सभट्टि' } },
        { id: 'b', content: { en: 'Ravikirti', hi: 'रविकीर्ति' } },
        { id: 'c', content: { en: 'Harishena', hi: 'हरिषेण' } },
        { id: 'd', content: { en: 'Virasena', hi: 'वीरसेन' } },
      ],
      key: { kind: 'mcq', optionIds: ['a'] },
      solution: {
        en: String.raw`The poet of the Mandasor inscription is **Vatsabhatti**. The weavers had come from Lata (southern Gujarat); they built the temple in the time of Kumaragupta I and repaired it about AD 473.

All four composed famous inscriptions: **Harishena** for Samudragupta (Allahabad pillar), **Virasena** under Chandragupta II (Udayagiri cave), **Ravikirti** for Pulakeshin II (Aihole). Harishena is the best-known name and therefore the trap.`,
        hi: String.raw`मंदसौर अभिलेख के कवि **वत्सभट्टि** हैं। बुनकर लाट (दक्षिणी गुजरात) से आए थे; मंदिर उन्होंने कुमारगुप्त प्रथम के समय बनवाया और लगभग 473 ईस्वी में उसकी मरम्मत कराई।

चारों ने प्रसिद्ध अभिलेख रचे: **हरिषेण** ने समुद्रगुप्त के लिए (प्रयाग स्तंभ), **वीरसेन** ने चंद्रगुप्त द्वितीय के समय (उदयगिरि गुहा), **रविकीर्ति** ने पुलकेशिन द्वितीय के लिए (ऐहोल)। हरिषेण का नाम सबसे प्रसिद्ध है, इसलिए भ्रम उसी से होता है।`,
      },
      reasons: {
        a: {
          en: 'Vatsabhatti composed it for the guild of silk weavers of Dashapura (Mandasor).',
          hi: 'वत्सभट्टि ने दशपुर (मंदसौर) के रेशम बुनकरों की श्रेणी के लिए इसकी रचना की।',
        },
        b: {
          en: 'Ravikirti composed the Aihole inscription of the Chalukya king Pulakeshin II, in AD 634.',
          hi: 'रविकीर्ति ने चालुक्य राजा पुलकेशिन द्वितीय का ऐहोल अभिलेख (634 ईस्वी) रचा।',
        },
        c: {
          en: 'Harishena composed the Allahabad pillar inscription of Samudragupta.',
          hi: 'हरिषेण ने समुद्रगुप्त की प्रयाग प्रशस्ति की रचना की।',
        },
        d: {
          en: 'Virasena, a minister of Chandragupta II, left the cave inscription at Udayagiri.',
          hi: 'चंद्रगुप्त द्वितीय के मंत्री वीरसेन का अभिलेख उदयगिरि की गुहा में है।',
        },
      },
    },
    {
      code: 'cgl-031',
      exams: ['ssc'],
      subject: 'physics',
      topic: 'optics',
      difficulty: 'easy',
      targetSeconds: 25,
      stem: {
        en: 'The power of the lens prescribed for Farida is −2.5 D. What are the kind and the focal length of this lens?',
        hi: 'फ़रीदा को −2.5 D क्षमता का लेंस लगाने की सलाह दी गई है। यह लेंस किस प्रकार का है और इसकी फ़ोकस दूरी कितनी है?',
      },
      options: [
        { id: 'a', content: { en: 'Convex, 40 cm', hi: 'उत्तल, 40 सेमी' } },
        { id: 'b', content: { en: 'Concave, 25 cm', hi: 'अवतल, 25 सेमी' } },
        { id: 'c', content: { en: 'Concave, 40 cm', hi: 'अवतल, 40 सेमी' } },
        { id: 'd', content: { en: 'Convex, 25 cm', hi: 'उत्तल, 25 सेमी' } },
      ],
      key: { kind: 'mcq', optionIds: ['c'] },
      solution: {
        en: String.raw`Power is the reciprocal of the focal length **in metres**: $f = \dfrac{1}{P} = \dfrac{1}{-2.5} = -0.4$ m, that is, 40 cm.

The minus sign means a diverging, that is, **concave** lens, as used for short sight (myopia). The trap is to read 2.5 as 25 cm.`,
        hi: String.raw`क्षमता, **मीटर में** फ़ोकस दूरी का व्युत्क्रम है: $f = \dfrac{1}{P} = \dfrac{1}{-2.5} = -0.4$ मीटर, अर्थात् 40 सेमी।

ऋण चिह्न का अर्थ है अपसारी, यानी **अवतल** लेंस, जो निकट-दृष्टि दोष में लगता है। भूल यह होती है कि 2.5 को 25 सेमी समझ लिया जाता है।`,
      },
      reasons: {
        a: {
          en: 'The length is right, but a convex lens has positive power.',
          hi: 'दूरी सही है, पर उत्तल लेंस की क्षमता धनात्मक होती है।',
        },
        b: {
          en: 'A concave lens of 25 cm would have a power of −4 D.',
          hi: '25 सेमी फ़ोकस दूरी वाले अवतल लेंस की क्षमता −4 D होती।',
        },
        c: {
          en: '1 ÷ 2.5 = 0.4 m, and the minus sign means concave.',
          hi: '1 ÷ 2.5 = 0.4 मीटर, और ऋण चिह्न अवतल लेंस बताता है।',
        },
        d: {
          en: 'Both are wrong: this lens would have a power of +4 D.',
          hi: 'दोनों ग़लत हैं: इस लेंस की क्षमता +4 D होती।',
        },
      },
    },
    {
      code: 'cgl-032',
      exams: ['ssc'],
      subject: 'general-knowledge',
      topic: 'medieval-history',
      difficulty: 'medium',
      targetSeconds: 45,
      stem: {
        en: String.raw`Match the Mughal officers in List I with their charge in List II.

| List I | List II |
| --- | --- |
| A. Mir Bakhshi | 1. Royal household and karkhanas |
| B. Sadr-us-Sudur | 2. Revenue and finance |
| C. Mir Saman | 3. Muster and pay of mansabdars |
| D. Diwan | 4. Charities and religious grants |`,
        hi: String.raw`सूची I के मुग़ल अधिकारियों को सूची II के उनके कार्यभार से सुमेलित कीजिए।

| सूची I | सूची II |
| --- | --- |
| A. मीर बख़्शी | 1. शाही महल की व्यवस्था और कारख़ाने |
| B. सद्र-उस-सुदूर | 2. राजस्व और वित्त |
| C. मीर सामान | 3. मनसबदारों की हाज़िरी और वेतन |
| D. दीवान | 4. दान और धार्मिक अनुदान |`,
      },
      options: [
        { id: 'a', content: { en: 'A-3, B-1, C-4, D-2', hi: 'A-3, B-1, C-4, D-2' } },
        { id: 'b', content: { en: 'A-3, B-4, C-1, D-2', hi: 'A-3, B-4, C-1, D-2' } },
        { id: 'c', content: { en: 'A-1, B-4, C-3, D-2', hi: 'A-1, B-4, C-3, D-2' } },
        { id: 'd', content: { en: 'A-3, B-4, C-2, D-1', hi: 'A-3, B-4, C-2, D-1' } },
      ],
      key: { kind: 'mcq', optionIds: ['b'] },
      solution: {
        en: String.raw`- **Mir Bakhshi (3):** head of the military department; he kept the muster of the mansabdars and passed their pay.
- **Sadr-us-Sudur (4):** charities, religious endowments and revenue-free grants (madad-i-maash).
- **Mir Saman (1):** *saman* means goods: the stores and workshops (karkhanas) of the royal household.
- **Diwan (2):** revenue and finance.

Three options have D-2, so the Diwan alone does not decide. Settle A and C: that leaves one option.`,
        hi: String.raw`- **मीर बख़्शी (3):** सैन्य विभाग का प्रमुख; मनसबदारों की हाज़िरी रखता और वेतन स्वीकृत करता था।
- **सद्र-उस-सुदूर (4):** दान, धार्मिक अनुदान और लगान-मुक्त भूमि (मदद-ए-मआश)।
- **मीर सामान (1):** शाही महल का सामान, भंडार और कारख़ाने।
- **दीवान (2):** राजस्व और वित्त।

तीन विकल्पों में D-2 है, इसलिए केवल दीवान से बात नहीं बनती। A और C तय करें: एक ही विकल्प बचेगा।`,
      },
      reasons: {
        a: {
          en: 'This exchanges the Sadr-us-Sudur (grants) and the Mir Saman (household).',
          hi: 'इसमें सद्र-उस-सुदूर (अनुदान) और मीर सामान (शाही महल) आपस में बदल गए हैं।',
        },
        b: {
          en: 'Bakhshi: pay; Sadr: grants; Saman: household; Diwan: revenue.',
          hi: 'बख़्शी: वेतन; सद्र: अनुदान; सामान: शाही महल; दीवान: राजस्व।',
        },
        c: {
          en: 'This exchanges the Mir Bakhshi (muster and pay) and the Mir Saman (household).',
          hi: 'इसमें मीर बख़्शी (हाज़िरी और वेतन) और मीर सामान (शाही महल) आपस में बदल गए हैं।',
        },
        d: {
          en: 'This exchanges the Mir Saman (household) and the Diwan (revenue).',
          hi: 'इसमें मीर सामान (शाही महल) और दीवान (राजस्व) आपस में बदल गए हैं।',
        },
      },
    },
    {
      code: 'cgl-033',
      exams: ['ssc'],
      subject: 'general-knowledge',
      topic: 'schemes',
      difficulty: 'medium',
      targetSeconds: 25,
      stem: {
        en: 'The mission PM-JANMAN, launched from Khunti in Jharkhand on 15 November 2023, was meant to improve the living conditions of',
        hi: '15 नवंबर 2023 को झारखंड के खूँटी से आरंभ किया गया अभियान पीएम-जनमन किनके जीवन-स्तर में सुधार के लिए है?',
      },
      options: [
        {
          id: 'a',
          content: { en: 'denotified and nomadic tribes', hi: 'विमुक्त और घुमंतू जनजातियाँ' },
        },
        { id: 'b', content: { en: 'students of Eklavya schools', hi: 'एकलव्य विद्यालयों के विद्यार्थी' } },
        {
          id: 'c',
          content: { en: 'gatherers of forest produce', hi: 'वनोपज का संग्रह करने वाले' },
        },
        { id: 'd', content: { en: 'particularly vulnerable tribal groups', hi: 'विशेष रूप से कमज़ोर जनजातीय समूह' } },
      ],
      key: { kind: 'mcq', optionIds: ['d'] },
      solution: {
        en: String.raw`PM-JANMAN (Pradhan Mantri Janjati Adivasi Nyaya Maha Abhiyan) is for the **particularly vulnerable tribal groups (PVTGs)**: houses, roads, drinking water, health and power for their habitations. It was launched on Janjatiya Gaurav Divas, the birth anniversary of Birsa Munda.

Every option names a group that some other measure serves, so tie each scheme to its group: SEED (2022) for denotified tribes, Van Dhan for forest produce, Eklavya schools for tribal students.`,
        hi: String.raw`पीएम-जनमन (PM-JANMAN, प्रधानमंत्री जनजाति आदिवासी न्याय महाअभियान) **विशेष रूप से कमज़ोर जनजातीय समूहों (PVTG)** के लिए है: उनकी बस्तियों में आवास, सड़क, पेयजल, स्वास्थ्य और बिजली। यह बिरसा मुंडा की जयंती, जनजातीय गौरव दिवस, पर आरंभ हुआ।

बाक़ी समूहों के लिए दूसरी योजनाएँ हैं, इसलिए हर योजना को उसके समूह से जोड़कर याद करें: SEED (2022) विमुक्त जनजातियों के लिए, वन धन वनोपज के लिए, एकलव्य विद्यालय आदिवासी विद्यार्थियों के लिए।`,
      },
      reasons: {
        a: {
          en: 'For these communities there is SEED, a scheme of 2022.',
          hi: 'इन समुदायों के लिए 2022 की SEED योजना है।',
        },
        b: {
          en: 'Eklavya schools are an older scheme of their own, for tribal children in general.',
          hi: 'एकलव्य विद्यालय पहले से चली आ रही अलग योजना है, जो सभी आदिवासी बच्चों के लिए है।',
        },
        c: {
          en: 'Gatherers of forest produce are served by the Van Dhan programme of 2018.',
          hi: 'वनोपज का संग्रह करने वालों के लिए 2018 का वन धन कार्यक्रम है।',
        },
        d: {
          en: 'The mission was set up for these groups, often called PVTGs.',
          hi: 'यह अभियान इन्हीं समूहों (PVTG) के लिए चलाया गया है।',
        },
      },
    },
    {
      code: 'cgl-034',
      exams: ['ssc'],
      subject: 'general-knowledge',
      topic: 'physical-geography',
      difficulty: 'medium',
      targetSeconds: 20,
      stem: {
        en: 'By what name is the boundary between the liquid outer core and the solid inner core of the Earth known?',
        hi: 'पृथ्वी के द्रव बाह्य क्रोड और ठोस आंतरिक क्रोड के बीच की सीमा किस नाम से जानी जाती है?',
      },
      options: [
        { id: 'a', content: { en: 'Gutenberg discontinuity', hi: 'गुटेनबर्ग असांतत्य' } },
        { id: 'b', content: { en: 'Mohorovičić discontinuity', hi: 'मोहोरोविचिच असांतत्य' } },
        { id: 'c', content: { en: 'Lehmann discontinuity', hi: 'लेहमैन असांतत्य' } },
        { id: 'd', content: { en: 'Conrad discontinuity', hi: 'कॉनराड असांतत्य' } },
      ],
      key: { kind: 'mcq', optionIds: ['c'] },
      solution: {
        en: String.raw`From the surface downwards: **Conrad** (upper and lower crust), **Moho** (crust and mantle), **Gutenberg** (mantle and core), **Lehmann** (outer and inner core).

Inge Lehmann found the inner core in 1936 from earthquake waves. The trap is Gutenberg: it marks where the core begins, not where it turns solid.`,
        hi: String.raw`सतह से नीचे की ओर: **कॉनराड** (ऊपरी और निचली भूपर्पटी), **मोहो** (भूपर्पटी और मैंटल), **गुटेनबर्ग** (मैंटल और क्रोड), **लेहमैन** (बाह्य और आंतरिक क्रोड)।

इंगे लेहमैन ने 1936 में भूकंपीय तरंगों से आंतरिक क्रोड का पता लगाया। भ्रम गुटेनबर्ग से होता है: वहाँ से क्रोड आरंभ होता है, ठोस क्रोड नहीं।`,
      },
      reasons: {
        a: {
          en: 'Gutenberg separates the mantle from the outer core.',
          hi: 'गुटेनबर्ग मैंटल को बाह्य क्रोड से अलग करता है।',
        },
        b: {
          en: 'The Moho separates the crust from the mantle.',
          hi: 'मोहो भूपर्पटी को मैंटल से अलग करता है।',
        },
        c: {
          en: 'Lehmann separates the outer core from the inner core.',
          hi: 'लेहमैन बाह्य क्रोड को आंतरिक क्रोड से अलग करता है।',
        },
        d: {
          en: 'Conrad lies within the crust, between its upper and lower parts.',
          hi: 'कॉनराड भूपर्पटी के भीतर, उसके ऊपरी और निचले भाग के बीच है।',
        },
      },
    },
    {
      code: 'cgl-035',
      exams: ['ssc'],
      subject: 'general-knowledge',
      topic: 'parliament',
      difficulty: 'medium',
      targetSeconds: 20,
      stem: {
        en: 'Until Parliament by law provides otherwise, what part of the total number of members of a House forms the quorum for its sitting under Article 100 of the Constitution?',
        hi: 'जब तक संसद विधि द्वारा अन्यथा उपबंध न करे, संविधान के अनुच्छेद 100 के अनुसार किसी सदन की बैठक की गणपूर्ति (कोरम) के लिए कुल सदस्यों का कितना भाग आवश्यक है?',
      },
      options: [
        { id: 'a', content: { en: 'One-third', hi: 'एक-तिहाई भाग' } },
        { id: 'b', content: { en: 'One-half', hi: 'आधा भाग' } },
        { id: 'c', content: { en: 'One-fourth', hi: 'एक-चौथाई भाग' } },
        { id: 'd', content: { en: 'One-tenth', hi: 'दसवाँ भाग' } },
      ],
      key: { kind: 'mcq', optionIds: ['d'] },
      solution: {
        en: String.raw`Article 100(3) fixes the quorum of either House at **one-tenth** of its total number of members. For 543 seats of the Lok Sabha that is 55, for 245 of the Rajya Sabha 25.

If there is no quorum, the presiding officer adjourns the House or suspends the sitting. The trap: one-fourth is the number that must sign a charge to impeach the President (Article 61).`,
        hi: String.raw`अनुच्छेद 100(3) के अनुसार दोनों सदनों में गणपूर्ति कुल सदस्यों का **दसवाँ भाग** है। लोक सभा की 543 सीटों पर यह 55 और राज्य सभा की 245 सीटों पर 25 है।

गणपूर्ति न हो, तो पीठासीन अधिकारी सदन स्थगित करता है या बैठक निलंबित रखता है। सावधान: एक-चौथाई सदस्यों के हस्ताक्षर राष्ट्रपति पर महाभियोग के आरोप के लिए चाहिए (अनुच्छेद 61)।`,
      },
      reasons: {
        a: {
          en: 'One-third is the part of the Rajya Sabha that retires every two years.',
          hi: 'एक-तिहाई राज्य सभा सदस्य हर दो वर्ष पर सेवानिवृत्त होते हैं।',
        },
        b: {
          en: 'More than half of all members, with two-thirds of those voting, are needed to amend the Constitution.',
          hi: 'कुल सदस्यों के आधे से अधिक (और मतदान करने वालों के दो-तिहाई) संविधान संशोधन के लिए चाहिए।',
        },
        c: {
          en: 'One-fourth must sign a charge for the impeachment of the President.',
          hi: 'राष्ट्रपति पर महाभियोग के आरोप पर एक-चौथाई सदस्यों के हस्ताक्षर चाहिए।',
        },
        d: {
          en: 'Article 100(3) asks for one-tenth of all members.',
          hi: 'अनुच्छेद 100(3) में कुल सदस्यों का दसवाँ भाग माँगा गया है।',
        },
      },
    },
    {
      code: 'cgl-036',
      exams: ['ssc'],
      subject: 'chemistry',
      topic: 'practical',
      difficulty: 'medium',
      targetSeconds: 25,
      stem: {
        en: 'What is formed when granulated zinc is warmed with sodium hydroxide solution?',
        hi: 'दानेदार जस्ते (ज़िंक) को सोडियम हाइड्रॉक्साइड के विलयन के साथ गर्म करने पर क्या बनता है?',
      },
      options: [
        { id: 'a', content: { en: 'Sodium zincate and hydrogen', hi: 'सोडियम ज़िंकेट और हाइड्रोजन' } },
        { id: 'b', content: { en: 'Sodium zincate and oxygen', hi: 'सोडियम ज़िंकेट और ऑक्सीजन' } },
        { id: 'c', content: { en: 'Zinc hydroxide and hydrogen', hi: 'ज़िंक हाइड्रॉक्साइड और हाइड्रोजन' } },
        { id: 'd', content: { en: 'Zinc hydroxide and oxygen', hi: 'ज़िंक हाइड्रॉक्साइड और ऑक्सीजन' } },
      ],
      key: { kind: 'mcq', optionIds: ['a'] },
      solution: {
        en: String.raw`A few metals, such as zinc and aluminium, give hydrogen with a **base** too:

$$
2\text{NaOH} + \text{Zn} \rightarrow \text{Na}_2\text{ZnO}_2 + \text{H}_2\uparrow
$$

The salt is **sodium zincate**, and the gas burns with a pop: **hydrogen**. The trap is zinc hydroxide: it is amphoteric and would itself dissolve in the alkali as zincate.`,
        hi: String.raw`जस्ता और ऐलुमिनियम जैसी कुछ धातुएँ **क्षारक** के साथ भी हाइड्रोजन देती हैं:

$$
2\text{NaOH} + \text{Zn} \rightarrow \text{Na}_2\text{ZnO}_2 + \text{H}_2\uparrow
$$

लवण **सोडियम ज़िंकेट** है और गैस "पॉप" ध्वनि के साथ जलती है: **हाइड्रोजन**। भ्रम ज़िंक हाइड्रॉक्साइड से होता है: वह उभयधर्मी है और स्वयं क्षार में घुलकर ज़िंकेट बना देता है।`,
      },
      reasons: {
        a: {
          en: 'Zinc gives the salt Na₂ZnO₂ and sets hydrogen free.',
          hi: 'जस्ता Na₂ZnO₂ लवण बनाता है और हाइड्रोजन मुक्त करता है।',
        },
        b: {
          en: 'The salt is right, but the gas that a metal sets free is hydrogen.',
          hi: 'लवण सही है, पर धातु से मुक्त होने वाली गैस हाइड्रोजन है।',
        },
        c: {
          en: 'Zinc hydroxide is amphoteric; in the alkali zinc ends up as zincate.',
          hi: 'ज़िंक हाइड्रॉक्साइड उभयधर्मी है; क्षार में जस्ता ज़िंकेट के रूप में रहता है।',
        },
        d: {
          en: 'Both are wrong: no oxygen is set free, and the zinc stays dissolved as zincate.',
          hi: 'दोनों ग़लत हैं: ऑक्सीजन नहीं निकलती और जस्ता ज़िंकेट के रूप में घुला रहता है।',
        },
      },
    },
    {
      code: 'cgl-037',
      exams: ['ssc'],
      subject: 'general-knowledge',
      topic: 'monuments',
      difficulty: 'easy',
      targetSeconds: 20,
      stem: {
        en: "Which of the following is the only fort outside Maharashtra in the 'Maratha Military Landscapes of India', put on the World Heritage List in July 2025?",
        hi: "जुलाई 2025 में विश्व धरोहर सूची में शामिल 'भारत के मराठा सैन्य परिदृश्य' में महाराष्ट्र से बाहर का एकमात्र क़िला कौन-सा है?",
      },
      options: [
        { id: 'a', content: { en: 'Salher', hi: 'साल्हेर' } },
        { id: 'b', content: { en: 'Gingee', hi: 'जिंजी' } },
        { id: 'c', content: { en: 'Panhala', hi: 'पन्हाला' } },
        { id: 'd', content: { en: 'Khanderi', hi: 'खांदेरी' } },
      ],
      key: { kind: 'mcq', optionIds: ['b'] },
      solution: {
        en: String.raw`**Gingee** is in the Villupuram district of Tamil Nadu; the other eleven of the twelve forts are in Maharashtra.

Shivaji took Gingee in 1677 on his campaign in the south, and Rajaram held out there against the Mughals until 1698. Remember the group as eleven and one.`,
        hi: String.raw`**जिंजी** तमिलनाडु के विलुप्पुरम ज़िले में है; बारह क़िलों में से बाक़ी ग्यारह महाराष्ट्र में हैं।

शिवाजी ने दक्षिण के अभियान में 1677 में जिंजी पर अधिकार किया, और राजाराम ने 1698 तक वहाँ से मुग़लों का सामना किया। इस समूह को ग्यारह और एक के रूप में याद रखें।`,
      },
      reasons: {
        a: {
          en: 'It is a hill fort of the Nashik district, the scene of a Maratha victory in 1672.',
          hi: 'यह नासिक ज़िले का गिरिदुर्ग है, जहाँ 1672 में मराठों की जीत हुई।',
        },
        b: {
          en: 'It lies in Tamil Nadu, on three hills near Villupuram.',
          hi: 'यह तमिलनाडु में विलुप्पुरम के पास तीन पहाड़ियों पर है।',
        },
        c: {
          en: 'It stands near Kolhapur, in the south of Maharashtra.',
          hi: 'यह महाराष्ट्र के दक्षिण में कोल्हापुर के पास है।',
        },
        d: {
          en: 'It is an island fort off the coast of the Raigad district.',
          hi: 'यह रायगढ़ ज़िले के तट के पास द्वीप पर बना क़िला है।',
        },
      },
    },
    {
      code: 'cgl-038',
      exams: ['ssc'],
      subject: 'general-knowledge',
      topic: 'indian-geography',
      difficulty: 'easy',
      targetSeconds: 20,
      stem: {
        en: 'Between which two hill ranges does the Palakkad (Palghat) Gap, the route from Coimbatore into Kerala, lie?',
        hi: 'कोयंबटूर को केरल से जोड़ने वाला पालक्काड (पालघाट) दर्रा किन दो पहाड़ियों के बीच स्थित है?',
      },
      options: [
        { id: 'a', content: { en: 'Anaimalai and Palani', hi: 'अन्नामलाई और पलनी' } },
        { id: 'b', content: { en: 'Nilgiri and Shevaroy', hi: 'नीलगिरि और शेवरॉय' } },
        { id: 'c', content: { en: 'Cardamom and Palani', hi: 'इलायची और पलनी' } },
        { id: 'd', content: { en: 'Nilgiri and Anaimalai', hi: 'नीलगिरि और अन्नामलाई' } },
      ],
      key: { kind: 'mcq', optionIds: ['d'] },
      solution: {
        en: String.raw`The gap breaks the Western Ghats between the **Nilgiri Hills** in the north and the **Anaimalai Hills** in the south. It is the widest opening of the range.

Order from north to south: Nilgiri, Palakkad Gap, Anaimalai (with the Palani Hills to the east), Cardamom. Only the pair on both sides of the gap fits; Shevaroy is not in the Western Ghats at all.`,
        hi: String.raw`यह दर्रा पश्चिमी घाट को उत्तर में **नीलगिरि** और दक्षिण में **अन्नामलाई** पहाड़ियों के बीच काटता है। यह इस श्रेणी का सबसे चौड़ा दर्रा है।

उत्तर से दक्षिण का क्रम: नीलगिरि, पालक्काड दर्रा, अन्नामलाई (और उसके पूर्व में पलनी), इलायची। दर्रे के दोनों ओर की जोड़ी ही सही होगी; शेवरॉय तो पश्चिमी घाट में है ही नहीं।`,
      },
      reasons: {
        a: {
          en: 'Both lie south of the gap; the Palani Hills run east from the Anaimalai.',
          hi: 'ये दोनों दर्रे के दक्षिण में हैं; पलनी अन्नामलाई से पूर्व की ओर फैली है।',
        },
        b: {
          en: 'Nilgiri is right, but Shevaroy is a hill of the Eastern Ghats near Salem.',
          hi: 'नीलगिरि सही है, पर शेवरॉय सेलम के पास पूर्वी घाट की पहाड़ी है।',
        },
        c: {
          en: 'Both of these, too, lie in the south, and neither of them touches the gap.',
          hi: 'ये दोनों भी दर्रे के दक्षिण में हैं और उसे छूती तक नहीं।',
        },
        d: {
          en: 'Nilgiri lies to the north and Anaimalai to the south of the gap.',
          hi: 'दर्रे के उत्तर में नीलगिरि और दक्षिण में अन्नामलाई है।',
        },
      },
    },
    {
      code: 'cgl-039',
      exams: ['ssc'],
      subject: 'general-knowledge',
      topic: 'sports',
      difficulty: 'easy',
      targetSeconds: 15,
      stem: {
        en: "Who was Manu Bhaker's partner when India won the bronze medal in the 10 m air pistol mixed team event at the Paris Olympics in 2024?",
        hi: '2024 के पेरिस ओलंपिक में 10 मीटर एयर पिस्टल मिश्रित टीम स्पर्धा का कांस्य पदक जीतते समय मनु भाकर के जोड़ीदार कौन थे?',
      },
      options: [
        { id: 'a', content: { en: 'Swapnil Kusale', hi: 'स्वप्निल कुसाले' } },
        { id: 'b', content: { en: 'Arjun Babuta', hi: 'अर्जुन बबूता' } },
        { id: 'c', content: { en: 'Sarabjot Singh', hi: 'सरबजोत सिंह' } },
        { id: 'd', content: { en: 'Saurabh Chaudhary', hi: 'सौरभ चौधरी' } },
      ],
      key: { kind: 'mcq', optionIds: ['c'] },
      solution: {
        en: String.raw`Manu Bhaker and **Sarabjot Singh** beat a pair from South Korea in the match for bronze. Bhaker had won bronze in the women's 10 m air pistol too, and so became the first Indian since independence with two medals at one Games.

Saurabh Chaudhary is the trap: he was her partner at the Tokyo Games, where they won no medal.`,
        hi: String.raw`मनु भाकर और **सरबजोत सिंह** ने कांस्य पदक के मुक़ाबले में दक्षिण कोरिया की जोड़ी को हराया। भाकर महिलाओं की 10 मीटर एयर पिस्टल में भी कांस्य जीत चुकी थीं; इस तरह वे आज़ादी के बाद एक ही ओलंपिक में दो पदक जीतने वाली पहली भारतीय बनीं।

भ्रम सौरभ चौधरी से होता है: वे टोक्यो ओलंपिक में उनके जोड़ीदार थे, जहाँ पदक नहीं मिला।`,
      },
      reasons: {
        a: {
          en: "Kusale won his bronze alone, in the men's 50 m rifle three positions.",
          hi: 'कुसाले ने अकेले, पुरुषों की 50 मीटर राइफ़ल थ्री पोज़ीशन में कांस्य जीता।',
        },
        b: {
          en: "Babuta is a rifle shooter; he was fourth in the men's 10 m air rifle.",
          hi: 'बबूता राइफ़ल निशानेबाज़ हैं; वे पुरुषों की 10 मीटर एयर राइफ़ल में चौथे रहे।',
        },
        c: {
          en: 'Sarabjot Singh shot the bronze medal match with her.',
          hi: 'कांस्य पदक का मुक़ाबला उनके साथ सरबजोत सिंह ने खेला।',
        },
        d: {
          en: 'Chaudhary was her partner at the Tokyo Games, without a medal.',
          hi: 'चौधरी टोक्यो ओलंपिक में उनके जोड़ीदार थे, पर पदक नहीं मिला।',
        },
      },
    },
    {
      code: 'cgl-040',
      exams: ['ssc'],
      subject: 'general-knowledge',
      topic: 'constitution',
      difficulty: 'hard',
      targetSeconds: 35,
      stem: {
        en: 'Which of the following Directive Principles of State Policy was **NOT** inserted by the 42nd Amendment Act, 1976?',
        hi: 'निम्नलिखित में से राज्य की नीति का कौन-सा निदेशक तत्व 42वें संशोधन अधिनियम, 1976 द्वारा **नहीं** जोड़ा गया था?',
      },
      options: [
        {
          id: 'a',
          content: { en: 'Minimising inequalities in income and status', hi: 'आय और प्रतिष्ठा की असमानताएँ कम करना' },
        },
        { id: 'b', content: { en: 'Equal justice and free legal aid', hi: 'समान न्याय और निःशुल्क विधिक सहायता' } },
        {
          id: 'c',
          content: {
            en: 'Participation of workers in management',
            hi: 'प्रबंध में कर्मकारों की भागीदारी',
          },
        },
        {
          id: 'd',
          content: { en: 'Protection of the environment and wildlife', hi: 'पर्यावरण और वन्य जीवों की रक्षा' },
        },
      ],
      key: { kind: 'mcq', optionIds: ['a'] },
      solution: {
        en: String.raw`The 42nd Amendment added Articles **39A** (free legal aid), **43A** (workers in management) and **48A** (environment, forests and wildlife), and changed 39(f) on children.

The aim of minimising inequalities in income, status, facilities and opportunities is **Article 38(2)**, inserted two years later by the **44th Amendment, 1978**. It sounds "socialist" and so is easily ascribed to the 42nd. A help: the additions of 1976 carry an A.`,
        hi: String.raw`42वें संशोधन ने अनुच्छेद **39A** (निःशुल्क विधिक सहायता), **43A** (प्रबंध में कर्मकार) और **48A** (पर्यावरण, वन और वन्य जीव) जोड़े तथा बच्चों से जुड़े 39(f) को बदला।

आय, प्रतिष्ठा, सुविधाओं और अवसरों की असमानताएँ कम करना **अनुच्छेद 38(2)** है, जिसे दो वर्ष बाद **44वें संशोधन, 1978** ने जोड़ा। यह "समाजवादी" लगता है, इसलिए इसे 42वें का मान लिया जाता है। याद रखने का तरीक़ा: 1976 में जुड़े अनुच्छेदों के साथ A लगा है।`,
      },
      reasons: {
        a: {
          en: 'This is Article 38(2), added by the 44th Amendment in 1978.',
          hi: 'यह अनुच्छेद 38(2) है, जिसे 1978 में 44वें संशोधन ने जोड़ा।',
        },
        b: {
          en: 'This is Article 39A, added by the 42nd Amendment.',
          hi: 'यह अनुच्छेद 39A है, जिसे 42वें संशोधन ने जोड़ा।',
        },
        c: {
          en: 'This is Article 43A, added by the 42nd Amendment.',
          hi: 'यह अनुच्छेद 43A है, जिसे 42वें संशोधन ने जोड़ा।',
        },
        d: {
          en: 'This is Article 48A, added by the 42nd Amendment.',
          hi: 'यह अनुच्छेद 48A है, जिसे 42वें संशोधन ने जोड़ा।',
        },
      },
    },
    {
      code: 'cgl-041',
      exams: ['ssc'],
      subject: 'biology',
      topic: 'structure-of-animals',
      difficulty: 'medium',
      targetSeconds: 30,
      stem: {
        en: String.raw`Consider the following statements about the heart of vertebrates:

I. The heart of a rohu fish pumps only deoxygenated blood.

II. The heart of a crocodile has three chambers.

III. In a frog, blood from the lungs and blood from the body mix in the ventricle.

Which of the statements are correct?`,
        hi: String.raw`कशेरुकी जंतुओं के हृदय के बारे में निम्नलिखित कथनों पर विचार कीजिए:

I. रोहू मछली का हृदय केवल विऑक्सीजनित रक्त पंप करता है।

II. मगरमच्छ का हृदय तीन कक्षों वाला होता है।

III. मेंढक के निलय में फेफड़ों से आया रक्त और शरीर से आया रक्त आपस में मिल जाते हैं।

इनमें से कौन-से कथन सही हैं?`,
      },
      options: [
        { id: 'a', content: { en: 'Only I and II', hi: 'केवल I और II' } },
        { id: 'b', content: { en: 'Only I and III', hi: 'केवल I और III' } },
        { id: 'c', content: { en: 'Only II and III', hi: 'केवल II और III' } },
        { id: 'd', content: { en: 'I, II and III', hi: 'I, II और III' } },
      ],
      key: { kind: 'mcq', optionIds: ['b'] },
      solution: {
        en: String.raw`- **I is correct.** A fish has two chambers. Blood from the body comes to the heart, goes to the gills and from there straight to the body: the heart meets only deoxygenated blood (single circulation).
- **II is wrong.** Most reptiles have three chambers, but the crocodile is the exception: it has **four**, as birds and mammals have.
- **III is correct.** A frog has two atria but one ventricle, in which both streams mix (double circulation, but incomplete).`,
        hi: String.raw`- **I सही है।** मछली के हृदय में दो कक्ष होते हैं। शरीर से आया रक्त हृदय से क्लोम (गलफड़ों) में और वहाँ से सीधे शरीर में जाता है: हृदय में केवल विऑक्सीजनित रक्त आता है (एकल परिसंचरण)।
- **II ग़लत है।** अधिकतर सरीसृपों के हृदय में तीन कक्ष होते हैं, पर मगरमच्छ अपवाद है: उसमें पक्षियों और स्तनधारियों की तरह **चार** कक्ष होते हैं।
- **III सही है।** मेंढक में दो अलिंद पर एक ही निलय होता है, जिसमें दोनों ओर का रक्त मिल जाता है (दोहरा, पर अपूर्ण परिसंचरण)।`,
      },
      reasons: {
        a: {
          en: 'II is wrong: among reptiles the crocodile has four chambers; and III is left out.',
          hi: 'II ग़लत है: सरीसृपों में मगरमच्छ के चार कक्ष होते हैं; और III छूट गया है।',
        },
        b: {
          en: 'Single circulation in the fish and a common ventricle in the frog make I and III correct.',
          hi: 'मछली में एकल परिसंचरण और मेंढक में एक ही निलय होता है, इसलिए I और III सही हैं।',
        },
        c: {
          en: 'II is wrong, and I, which follows from single circulation, is left out.',
          hi: 'II ग़लत है, और I, जो एकल परिसंचरण से सही है, छूट गया है।',
        },
        d: {
          en: 'This overlooks that the crocodile is an exception among reptiles.',
          hi: 'इसमें यह छूट गया कि सरीसृपों में मगरमच्छ अपवाद है।',
        },
      },
    },
    {
      code: 'cgl-042',
      exams: ['ssc'],
      subject: 'general-knowledge',
      topic: 'public-finance',
      difficulty: 'medium',
      targetSeconds: 25,
      stem: {
        en: 'Which of the following is a capital receipt in the Union Budget?',
        hi: 'केंद्रीय बजट में निम्नलिखित में से कौन-सी पूँजीगत प्राप्ति है?',
      },
      options: [
        {
          id: 'a',
          content: { en: 'Dividend from public sector companies', hi: 'सार्वजनिक क्षेत्र के उपक्रमों से मिला लाभांश' },
        },
        { id: 'b', content: { en: 'Interest on loans given to states', hi: 'राज्यों को दिए गए ऋणों पर ब्याज' } },
        { id: 'c', content: { en: 'Recovery of loans given to states', hi: 'राज्यों को दिए गए ऋणों की वसूली' } },
        { id: 'd', content: { en: 'Grants from foreign governments', hi: 'विदेशी सरकारों से मिले अनुदान' } },
      ],
      key: { kind: 'mcq', optionIds: ['c'] },
      solution: {
        en: String.raw`Test: does the receipt **reduce an asset or create a liability**? Then it is a capital receipt.

When a state pays back a loan, the claim of the Centre on it (an asset) becomes smaller: **recovery of loans** is a capital receipt. Interest, dividends and grants leave assets and debts as they are, so they are non-tax **revenue** receipts. The trap is the pair "interest on a loan" and "recovery of a loan".`,
        hi: String.raw`कसौटी: क्या प्राप्ति से **परिसंपत्ति घटती है या देयता बनती है**? तब वह पूँजीगत प्राप्ति है।

राज्य जब ऋण लौटाता है, तो उस पर केंद्र का दावा (परिसंपत्ति) घट जाता है: **ऋणों की वसूली** पूँजीगत प्राप्ति है। ब्याज, लाभांश और अनुदान से न परिसंपत्ति घटती है, न देयता बनती है; ये ग़ैर-कर **राजस्व** प्राप्तियाँ हैं। भ्रम "ऋण पर ब्याज" और "ऋण की वसूली" में होता है।`,
      },
      reasons: {
        a: {
          en: 'A dividend leaves the shares with the government: a revenue receipt. Sale of shares would be capital.',
          hi: 'लाभांश मिलने पर शेयर सरकार के पास रहते हैं: राजस्व प्राप्ति। शेयर बेचना पूँजीगत होता।',
        },
        b: {
          en: 'Interest does not reduce the loan itself: a non-tax revenue receipt.',
          hi: 'ब्याज से मूल ऋण नहीं घटता: यह ग़ैर-कर राजस्व प्राप्ति है।',
        },
        c: {
          en: 'Getting a loan back reduces an asset of the Centre.',
          hi: 'ऋण वापस मिलने से केंद्र की परिसंपत्ति घटती है।',
        },
        d: {
          en: 'A grant need not be paid back, so it creates no liability: a revenue receipt.',
          hi: 'अनुदान लौटाना नहीं पड़ता, इसलिए देयता नहीं बनती: राजस्व प्राप्ति।',
        },
      },
    },
    {
      code: 'cgl-043',
      exams: ['ssc'],
      subject: 'general-knowledge',
      topic: 'population',
      difficulty: 'medium',
      targetSeconds: 20,
      stem: {
        en: 'According to the Census of India 2011, which of the following states had fewer people than in 2001?',
        hi: 'भारत की जनगणना 2011 के अनुसार, निम्नलिखित में से किस राज्य की जनसंख्या 2001 की तुलना में कम थी?',
      },
      options: [
        { id: 'a', content: { en: 'Kerala', hi: 'केरल' } },
        { id: 'b', content: { en: 'Goa', hi: 'गोवा' } },
        { id: 'c', content: { en: 'Sikkim', hi: 'सिक्किम' } },
        { id: 'd', content: { en: 'Nagaland', hi: 'नागालैंड' } },
      ],
      key: { kind: 'mcq', optionIds: ['d'] },
      solution: {
        en: String.raw`**Nagaland** was the only state with negative decadal growth (about −0.6%). Ten years before it had had the highest growth of all states, about 64%, which makes the fall easy to remember.

Kerala is the trap: its growth was the lowest among the states that grew (about 4.9%), but it was still above zero.`,
        hi: String.raw`**नागालैंड** ऋणात्मक दशकीय वृद्धि (लगभग −0.6%) वाला एकमात्र राज्य था। उससे पिछले दशक में उसकी वृद्धि सभी राज्यों में सबसे अधिक, लगभग 64%, थी; इसी से यह गिरावट याद रहती है।

भ्रम केरल से होता है: जिन राज्यों की जनसंख्या बढ़ी, उनमें उसकी वृद्धि सबसे कम (लगभग 4.9%) थी, पर शून्य से ऊपर ही थी।`,
      },
      reasons: {
        a: {
          en: 'Kerala grew slowly, by about 4.9%, but it did grow.',
          hi: 'केरल की वृद्धि धीमी, लगभग 4.9%, थी, पर जनसंख्या बढ़ी ही।',
        },
        b: {
          en: 'Goa has few people, but it grew by about 8%.',
          hi: 'गोवा की जनसंख्या कम है, पर उसमें लगभग 8% वृद्धि हुई।',
        },
        c: {
          en: 'Sikkim had the smallest population of all states, yet it grew by about 13%.',
          hi: 'सिक्किम की जनसंख्या सभी राज्यों में सबसे कम थी, फिर भी उसमें लगभग 13% वृद्धि हुई।',
        },
        d: {
          en: 'Only Nagaland had negative growth between 2001 and 2011.',
          hi: '2001 और 2011 के बीच केवल नागालैंड में ऋणात्मक वृद्धि हुई।',
        },
      },
    },
    {
      code: 'cgl-044',
      exams: ['ssc'],
      subject: 'general-knowledge',
      topic: 'modern-history',
      difficulty: 'medium',
      targetSeconds: 20,
      stem: {
        en: 'Who presided over the session of the Indian National Congress at Lucknow in 1916, in which the Moderates and the Extremists were united again?',
        hi: '1916 में लखनऊ में हुए भारतीय राष्ट्रीय कांग्रेस के उस अधिवेशन की अध्यक्षता किसने की, जिसमें नरम दल और गरम दल फिर एक हुए?',
      },
      options: [
        { id: 'a', content: { en: 'Rash Behari Ghosh', hi: 'रास बिहारी घोष' } },
        { id: 'b', content: { en: 'Ambica Charan Mazumdar', hi: 'अंबिका चरण मजूमदार' } },
        { id: 'c', content: { en: 'Bhupendra Nath Bose', hi: 'भूपेंद्र नाथ बोस' } },
        { id: 'd', content: { en: 'Annie Besant', hi: 'एनी बेसेंट' } },
      ],
      key: { kind: 'mcq', optionIds: ['b'] },
      solution: {
        en: String.raw`**Ambica Charan Mazumdar** was in the chair at Lucknow. The same session approved the Lucknow Pact with the Muslim League.

The years around it: Surat 1907 (split), Rash Behari Ghosh; Madras 1914, Bhupendra Nath Bose; Bombay 1915, S. P. Sinha; **Lucknow 1916, A. C. Mazumdar**; Calcutta 1917, Annie Besant. Besant and Tilak did most for the reunion, and that is why her name tempts.`,
        hi: String.raw`लखनऊ में अध्यक्ष **अंबिका चरण मजूमदार** थे। इसी अधिवेशन में मुस्लिम लीग के साथ लखनऊ समझौते को स्वीकृति मिली।

आसपास के वर्ष: सूरत 1907 (विभाजन), रास बिहारी घोष; मद्रास 1914, भूपेंद्र नाथ बोस; बंबई 1915, एस.पी. सिन्हा; **लखनऊ 1916, ए.सी. मजूमदार**; कलकत्ता 1917, एनी बेसेंट। दोनों दलों को मिलाने में बेसेंट और तिलक का सबसे बड़ा हाथ था, इसीलिए उनके नाम पर भ्रम होता है।`,
      },
      reasons: {
        a: {
          en: 'Ghosh presided at Surat in 1907, where the two wings parted.',
          hi: 'घोष 1907 के सूरत अधिवेशन के अध्यक्ष थे, जहाँ दोनों दल अलग हुए।',
        },
        b: {
          en: 'Mazumdar was the president of the Lucknow session.',
          hi: 'मजूमदार लखनऊ अधिवेशन के अध्यक्ष थे।',
        },
        c: {
          en: 'Bose presided two years before, at Madras in 1914.',
          hi: 'बोस दो वर्ष पहले, 1914 के मद्रास अधिवेशन के अध्यक्ष थे।',
        },
        d: {
          en: 'Besant worked for the reunion, but presided a year later, at Calcutta in 1917.',
          hi: 'बेसेंट ने दोनों को मिलाने का काम किया, पर अध्यक्ष एक वर्ष बाद, 1917 के कलकत्ता अधिवेशन में बनीं।',
        },
      },
    },
    {
      code: 'cgl-045',
      exams: ['ssc'],
      subject: 'general-knowledge',
      topic: 'biodiversity',
      difficulty: 'medium',
      targetSeconds: 25,
      stem: {
        en: 'In which of the following pairs is the biosphere reserve **NOT** placed in the right state?',
        hi: 'निम्नलिखित में से किस युग्म में जैवमंडल निचय (बायोस्फ़ियर रिज़र्व) का राज्य सही **नहीं** है?',
      },
      options: [
        { id: 'a', content: { en: 'Cold Desert – Uttarakhand', hi: 'शीत मरुस्थल – उत्तराखंड' } },
        { id: 'b', content: { en: 'Nokrek – Meghalaya', hi: 'नोकरेक – मेघालय' } },
        { id: 'c', content: { en: 'Simlipal – Odisha', hi: 'सिमिलिपाल – ओडिशा' } },
        { id: 'd', content: { en: 'Dibru-Saikhowa – Assam', hi: 'डिब्रू-सैखोवा – असम' } },
      ],
      key: { kind: 'mcq', optionIds: ['a'] },
      solution: {
        en: String.raw`The **Cold Desert** biosphere reserve, with the Pin Valley National Park and its surroundings, is in **Himachal Pradesh** (Lahaul and Spiti). The biosphere reserve of Uttarakhand is Nanda Devi.

A cold desert needs a rain shadow: it lies behind the Great Himalaya, in Spiti. The other three pairs are right.`,
        hi: String.raw`**शीत मरुस्थल** जैवमंडल निचय, जिसमें पिन वैली राष्ट्रीय उद्यान और उसके आसपास का क्षेत्र आता है, **हिमाचल प्रदेश** (लाहौल और स्पीति) में है। उत्तराखंड का जैवमंडल निचय नंदा देवी है।

शीत मरुस्थल वृष्टि-छाया क्षेत्र में बनता है: यह महान हिमालय के पीछे, स्पीति में है। शेष तीनों युग्म सही हैं।`,
      },
      reasons: {
        a: {
          en: 'The Cold Desert reserve is in Himachal Pradesh; Nanda Devi is in Uttarakhand.',
          hi: 'शीत मरुस्थल हिमाचल प्रदेश में है; उत्तराखंड में नंदा देवी है।',
        },
        b: {
          en: 'Nokrek is rightly placed, in the Garo Hills of Meghalaya.',
          hi: 'नोकरेक सही है; यह मेघालय की गारो पहाड़ियों में है।',
        },
        c: {
          en: 'Simlipal is rightly placed, in the Mayurbhanj district of Odisha.',
          hi: 'सिमिलिपाल सही है; यह ओडिशा के मयूरभंज ज़िले में है।',
        },
        d: {
          en: 'Dibru-Saikhowa is rightly placed, on the Brahmaputra in Assam.',
          hi: 'डिब्रू-सैखोवा सही है; यह असम में ब्रह्मपुत्र के किनारे है।',
        },
      },
    },
    {
      code: 'cgl-046',
      exams: ['ssc'],
      subject: 'general-knowledge',
      topic: 'world-geography',
      difficulty: 'easy',
      targetSeconds: 15,
      stem: {
        en: 'Which of the following ocean currents is a cold current?',
        hi: 'निम्नलिखित महासागरीय धाराओं में से कौन-सी ठंडी धारा है?',
      },
      options: [
        { id: 'a', content: { en: 'Kuroshio', hi: 'कुरोशियो' } },
        { id: 'b', content: { en: 'Agulhas', hi: 'अगुलहास' } },
        { id: 'c', content: { en: 'Brazil', hi: 'ब्राज़ील' } },
        { id: 'd', content: { en: 'Benguela', hi: 'बेंगुएला' } },
      ],
      key: { kind: 'mcq', optionIds: ['d'] },
      solution: {
        en: String.raw`In the tropics and subtropics, currents along the **west** coasts of continents come from the poles and are cold; those along the **east** coasts come from the Equator and are warm.

The **Benguela** runs along the west coast of southern Africa, past the Namib Desert: cold. The Agulhas, the Brazil and the Kuroshio run along east coasts: warm. The trap is the Agulhas, on the other side of the same Africa.`,
        hi: String.raw`उष्ण और उपोष्ण कटिबंध में महाद्वीपों के **पश्चिमी** तटों की धाराएँ ध्रुवों की ओर से आती हैं और ठंडी होती हैं; **पूर्वी** तटों की धाराएँ विषुवत वृत्त की ओर से आती हैं और गर्म होती हैं।

**बेंगुएला** दक्षिणी अफ़्रीका के पश्चिमी तट पर, नामिब मरुस्थल के पास बहती है: ठंडी। अगुलहास, ब्राज़ील और कुरोशियो पूर्वी तटों पर बहती हैं: गर्म। भ्रम अगुलहास से होता है, जो उसी अफ़्रीका के दूसरी ओर है।`,
      },
      reasons: {
        a: {
          en: 'The Kuroshio is warm, along the east of Japan; the cold one there is the Oyashio.',
          hi: 'कुरोशियो जापान के पूर्व की गर्म धारा है; वहाँ की ठंडी धारा ओयाशियो है।',
        },
        b: {
          en: 'The Agulhas is warm, along the south-east coast of Africa.',
          hi: 'अगुलहास अफ़्रीका के दक्षिण-पूर्वी तट की गर्म धारा है।',
        },
        c: {
          en: 'The Brazil current is warm, along the east coast of South America.',
          hi: 'ब्राज़ील धारा दक्षिण अमेरिका के पूर्वी तट की गर्म धारा है।',
        },
        d: {
          en: 'The Benguela is cold, along the south-west coast of Africa.',
          hi: 'बेंगुएला अफ़्रीका के दक्षिण-पश्चिमी तट की ठंडी धारा है।',
        },
      },
    },
    {
      code: 'cgl-047',
      exams: ['ssc'],
      subject: 'general-knowledge',
      topic: 'elections',
      difficulty: 'easy',
      targetSeconds: 25,
      stem: {
        en: 'Whom did C. P. Radhakrishnan defeat in the election of the Vice-President of India in September 2025?',
        hi: 'सितंबर 2025 में भारत के उपराष्ट्रपति के चुनाव में सी. पी. राधाकृष्णन ने किसे हराया?',
      },
      options: [
        { id: 'a', content: { en: 'Margaret Alva', hi: 'मार्गरेट अल्वा' } },
        { id: 'b', content: { en: 'B. Sudershan Reddy', hi: 'बी. सुदर्शन रेड्डी' } },
        { id: 'c', content: { en: 'Yashwant Sinha', hi: 'यशवंत सिन्हा' } },
        { id: 'd', content: { en: 'Gopalkrishna Gandhi', hi: 'गोपालकृष्ण गांधी' } },
      ],
      key: { kind: 'mcq', optionIds: ['b'] },
      solution: {
        en: String.raw`On 9 September 2025 C. P. Radhakrishnan defeated **B. Sudershan Reddy**, a former judge of the Supreme Court.

The electors are all members of both Houses of Parliament, elected and nominated (Article 66); the Legislative Assemblies vote only for the President. The other three lost earlier elections, so tie each name to its year.`,
        hi: String.raw`9 सितंबर 2025 को सी. पी. राधाकृष्णन ने सर्वोच्च न्यायालय के पूर्व न्यायाधीश **बी. सुदर्शन रेड्डी** को हराया।

मत संसद के दोनों सदनों के सभी निर्वाचित और मनोनीत सदस्य देते हैं (अनुच्छेद 66); विधान सभाएँ केवल राष्ट्रपति के चुनाव में मत देती हैं। बाक़ी तीनों पहले के चुनाव हारे थे, इसलिए हर नाम को उसके वर्ष से जोड़कर याद करें।`,
      },
      reasons: {
        a: {
          en: 'She lost the election of 2022 for the same office, to Jagdeep Dhankhar.',
          hi: 'वे 2022 में इसी पद के चुनाव में जगदीप धनखड़ से हारी थीं।',
        },
        b: {
          en: 'This former judge was the candidate of the opposition in 2025.',
          hi: 'ये पूर्व न्यायाधीश 2025 में विपक्ष के उम्मीदवार थे।',
        },
        c: {
          en: 'He stood for President in 2022 and lost to Droupadi Murmu.',
          hi: 'वे 2022 में राष्ट्रपति पद के उम्मीदवार थे और द्रौपदी मुर्मु से हारे।',
        },
        d: {
          en: 'He lost the election of 2017, to M. Venkaiah Naidu.',
          hi: 'वे 2017 के चुनाव में एम. वेंकैया नायडू से हारे थे।',
        },
      },
    },
    {
      code: 'cgl-048',
      exams: ['ssc'],
      subject: 'general-knowledge',
      topic: 'awards',
      difficulty: 'medium',
      targetSeconds: 30,
      stem: {
        en: 'Which of the following pairs of prize and winner is **NOT** correct?',
        hi: 'पुरस्कार और विजेता का निम्नलिखित में से कौन-सा युग्म सही **नहीं** है?',
      },
      options: [
        {
          id: 'a',
          content: {
            en: 'Jnanpith Award 2024 – Vinod Kumar Shukla',
            hi: 'ज्ञानपीठ पुरस्कार 2024 – विनोद कुमार शुक्ल',
          },
        },
        {
          id: 'b',
          content: { en: 'Nobel Peace Prize 2024 – Nihon Hidankyo', hi: 'नोबेल शांति पुरस्कार 2024 – निहोन हिदांक्यो' },
        },
        {
          id: 'c',
          content: {
            en: 'International Booker Prize 2025 – Geetanjali Shree',
            hi: 'अंतरराष्ट्रीय बुकर पुरस्कार 2025 – गीतांजलि श्री',
          },
        },
        {
          id: 'd',
          content: { en: 'Nobel Prize in Literature 2024 – Han Kang', hi: 'नोबेल साहित्य पुरस्कार 2024 – हान कांग' },
        },
      ],
      key: { kind: 'mcq', optionIds: ['c'] },
      solution: {
        en: String.raw`The International Booker Prize of 2025 went to **Banu Mushtaq** for *Heart Lamp*, stories in Kannada translated by Deepa Bhasthi. **Geetanjali Shree** had won it in **2022** for *Tomb of Sand*, the translation of her Hindi novel *Ret Samadhi*.

Two winners from India within a few years: learn them with year, book and language. The other three pairs are right.`,
        hi: String.raw`2025 का अंतरराष्ट्रीय बुकर पुरस्कार **बानू मुश्ताक़** को कन्नड़ कहानियों के अनूदित संग्रह *हार्ट लैंप* के लिए मिला। **गीतांजलि श्री** को यह **2022** में उनके हिंदी उपन्यास *रेत समाधि* के अनुवाद *टॉम्ब ऑफ़ सैंड* के लिए मिला था।

कुछ ही वर्षों में दो भारतीय विजेता: इन्हें वर्ष, पुस्तक और भाषा के साथ याद रखें। शेष तीनों युग्म सही हैं।`,
      },
      reasons: {
        a: {
          en: 'Right pair: the Hindi writer Vinod Kumar Shukla was named for the 59th Jnanpith Award.',
          hi: 'सही युग्म: 59वाँ ज्ञानपीठ पुरस्कार हिंदी लेखक विनोद कुमार शुक्ल को मिला।',
        },
        b: {
          en: 'Right pair: Nihon Hidankyo is the Japanese body of survivors of the atomic bombs.',
          hi: 'सही युग्म: निहोन हिदांक्यो परमाणु बम हमलों में बचे लोगों का जापानी संगठन है।',
        },
        c: {
          en: 'Wrong pair: her prize was that of 2022; in 2025 Banu Mushtaq won.',
          hi: 'ग़लत युग्म: उन्हें यह पुरस्कार 2022 में मिला था; 2025 में बानू मुश्ताक़ को मिला।',
        },
        d: {
          en: 'Right pair: Han Kang, author of The Vegetarian, is a novelist from South Korea.',
          hi: 'सही युग्म: द वेजिटेरियन की लेखिका हान कांग दक्षिण कोरिया की उपन्यासकार हैं।',
        },
      },
    },
    {
      code: 'cgl-049',
      exams: ['ssc'],
      subject: 'chemistry',
      topic: 'periodicity',
      difficulty: 'easy',
      targetSeconds: 30,
      stem: {
        en: String.raw`Consider the following statements about the classification of elements:

I. Newlands' law of octaves was found to hold only up to calcium.

II. Mendeleev arranged the elements in the order of increasing atomic number.

Which of the statements is/are correct?`,
        hi: String.raw`तत्वों के वर्गीकरण के बारे में निम्नलिखित कथनों पर विचार कीजिए:

I. न्यूलैंड्स का अष्टक सिद्धांत केवल कैल्सियम तक ही लागू पाया गया।

II. मेंडेलीफ़ ने तत्वों को बढ़ते परमाणु क्रमांक के क्रम में रखा।

इनमें से कौन-सा/कौन-से कथन सही है/हैं?`,
      },
      options: [
        { id: 'a', content: { en: 'Only I', hi: 'केवल I' } },
        { id: 'b', content: { en: 'Only II', hi: 'केवल II' } },
        { id: 'c', content: { en: 'Both I and II', hi: 'I और II दोनों' } },
        { id: 'd', content: { en: 'Neither I nor II', hi: 'न तो I, न ही II' } },
      ],
      key: { kind: 'mcq', optionIds: ['a'] },
      solution: {
        en: String.raw`- **I is correct.** Beyond calcium every eighth element no longer resembled the first.
- **II is wrong.** Mendeleev used the **atomic mass**. The atomic number came with Moseley in 1913 and is the basis of the modern periodic law.

The trap is to read the modern law into Mendeleev's table.`,
        hi: String.raw`- **I सही है।** कैल्सियम के बाद हर आठवें तत्व के गुण पहले तत्व से नहीं मिलते थे।
- **II ग़लत है।** मेंडेलीफ़ का आधार **परमाणु द्रव्यमान** था। परमाणु क्रमांक 1913 में मोज़ले के साथ आया और आधुनिक आवर्त नियम का आधार है।

भूल यह होती है कि आधुनिक नियम को मेंडेलीफ़ की सारणी पर लागू मान लिया जाता है।`,
      },
      reasons: {
        a: {
          en: 'Octaves held up to calcium; Mendeleev went by atomic mass.',
          hi: 'अष्टक कैल्सियम तक चला; मेंडेलीफ़ का आधार परमाणु द्रव्यमान था।',
        },
        b: {
          en: 'II is wrong: the atomic number is the basis of the modern table.',
          hi: 'II ग़लत है: परमाणु क्रमांक आधुनिक सारणी का आधार है।',
        },
        c: {
          en: "This takes the modern law for Mendeleev's.",
          hi: 'इसमें आधुनिक नियम को मेंडेलीफ़ का मान लिया गया है।',
        },
        d: {
          en: 'I is correct: after calcium the law of octaves failed.',
          hi: 'I सही है: कैल्सियम के बाद अष्टक सिद्धांत विफल हो गया।',
        },
      },
    },
    {
      code: 'cgl-050',
      exams: ['ssc'],
      subject: 'general-knowledge',
      topic: 'art-and-culture',
      difficulty: 'hard',
      targetSeconds: 35,
      stem: {
        en: 'Which of the following pairs of musician and instrument is **INCORRECT**?',
        hi: 'संगीतकार और वाद्ययंत्र का निम्नलिखित में से कौन-सा युग्म **ग़लत** है?',
      },
      options: [
        { id: 'a', content: { en: 'T. H. Vinayakram – Ghatam', hi: 'टी.एच. विनायकराम – घटम' } },
        { id: 'b', content: { en: 'Annapurna Devi – Surbahar', hi: 'अन्नपूर्णा देवी – सुरबहार' } },
        { id: 'c', content: { en: 'Sheikh Chinna Moulana – Mridangam', hi: 'शेख़ चिन्ना मौलाना – मृदंगम' } },
        { id: 'd', content: { en: 'Asad Ali Khan – Rudra veena', hi: 'असद अली ख़ाँ – रुद्र वीणा' } },
      ],
      key: { kind: 'mcq', optionIds: ['c'] },
      solution: {
        en: String.raw`**Sheikh Chinna Moulana** was a master of the **nadaswaram**, the great wind instrument of South Indian temples. The mridangam is a two-headed drum; Palghat Mani Iyer is one of its great names.

The other pairs are right. The surbahar, a bass sitar, and the rudra veena are rare instruments, so each calls up one or two names: learn those two first.`,
        hi: String.raw`**शेख़ चिन्ना मौलाना** **नादस्वरम** के उस्ताद थे, जो दक्षिण भारतीय मंदिरों का प्रमुख सुषिर वाद्य है। मृदंगम दो मुख वाला ताल वाद्य है, जिसके महान कलाकारों में पालघाट मणि अय्यर का नाम आता है।

शेष युग्म सही हैं। सुरबहार (मंद्र स्वर वाला सितार) और रुद्र वीणा दुर्लभ वाद्य हैं और उनसे एक-दो ही नाम जुड़े हैं: पहले इन्हीं दोनों को याद करें।`,
      },
      reasons: {
        a: {
          en: 'Right pair: Vinayakram made the ghatam, a clay pot, known all over the world.',
          hi: 'सही युग्म: विनायकराम ने मिट्टी के घड़े, घटम, को विश्व भर में पहचान दिलाई।',
        },
        b: {
          en: 'Right pair: Annapurna Devi, daughter of Allauddin Khan, played the surbahar.',
          hi: 'सही युग्म: अलाउद्दीन ख़ाँ की पुत्री अन्नपूर्णा देवी सुरबहार बजाती थीं।',
        },
        c: {
          en: 'Wrong pair: his instrument was the nadaswaram, not the mridangam.',
          hi: 'ग़लत युग्म: उनका वाद्य नादस्वरम था, मृदंगम नहीं।',
        },
        d: {
          en: 'Right pair: Asad Ali Khan was one of the last great masters of the rudra veena.',
          hi: 'सही युग्म: असद अली ख़ाँ रुद्र वीणा के गिने-चुने महान उस्तादों में थे।',
        },
      },
    },
  ],
}
