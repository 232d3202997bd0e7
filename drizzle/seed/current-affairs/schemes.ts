import type { SeedAffair } from './shapes.ts'

const finance = { en: 'Ministry of Finance, Government of India', hi: 'वित्त मंत्रालय, भारत सरकार' }

export const schemesAffairs: SeedAffair[] = [
  {
    code: 'ayushman-bharat-pmjay',
    category: 'schemes',
    eventDate: '2018-09-23',
    title: {
      en: '2018: Ayushman Bharat PM-JAY is launched at Ranchi',
      hi: '2018: राँची से आयुष्मान भारत पीएम-जेएवाई की शुरुआत',
    },
    summary: {
      en: 'Since 23 September 2018 it pays for treatment in hospital, up to ₹5 lakh for each family a year.',
      hi: '23 सितंबर 2018 से यह अस्पताल के इलाज का ख़र्च देती है, प्रति परिवार प्रति वर्ष ₹5 लाख तक।',
    },
    body: {
      en: '**Ayushman Bharat** has two parts: health and wellness centres for first care, and the **Pradhan Mantri Jan Arogya Yojana (PM-JAY)** for treatment in hospital. PM-JAY was launched at **Ranchi, Jharkhand, on 23 September 2018**.\n\nIt covers **₹5 lakh for each family a year** for secondary and tertiary care in public and empanelled private hospitals, without cash. There was no limit of age or of the size of the family. Who was entitled was taken from the Socio-Economic Caste Census of 2011. The National Health Authority runs it.',
      hi: '**आयुष्मान भारत** के दो हिस्से हैं: प्राथमिक इलाज के लिए स्वास्थ्य और कल्याण केंद्र, और अस्पताल के इलाज के लिए **प्रधानमंत्री जन आरोग्य योजना (PM-JAY)**। PM-JAY **23 सितंबर 2018 को राँची, झारखंड** से शुरू हुई।\n\nइसमें सरकारी और सूचीबद्ध निजी अस्पतालों में द्वितीयक और तृतीयक इलाज के लिए **प्रति परिवार प्रति वर्ष ₹5 लाख** का कैशलेस बीमा है। उम्र या परिवार के आकार की कोई सीमा नहीं रखी गई। पात्रता 2011 की सामाजिक-आर्थिक जाति जनगणना से ली गई। इसे राष्ट्रीय स्वास्थ्य प्राधिकरण चलाता है।',
    },
    matters: {
      en: 'Cover, place of launch and the authority that runs it are the usual three questions.',
      hi: 'बीमा राशि, शुरुआत की जगह और चलाने वाला प्राधिकरण: आम तीन प्रश्न।',
    },
    facts: [
      { en: 'Launch: 23 September 2018, Ranchi', hi: 'शुरुआत: 23 सितंबर 2018, राँची' },
      { en: 'Cover: ₹5 lakh for each family a year', hi: 'बीमा: प्रति परिवार प्रति वर्ष ₹5 लाख' },
      { en: 'Run by the National Health Authority', hi: 'संचालन: राष्ट्रीय स्वास्थ्य प्राधिकरण' },
    ],
    sources: [{ en: 'National Health Authority', hi: 'राष्ट्रीय स्वास्थ्य प्राधिकरण' }],
  },
  {
    code: 'pm-kisan',
    category: 'schemes',
    eventDate: '2019-02-24',
    title: {
      en: '2019: PM-KISAN pays its first instalment to farmers',
      hi: '2019: पीएम-किसान की पहली क़िस्त किसानों को मिली',
    },
    summary: {
      en: 'Launched at Gorakhpur on 24 February 2019: ₹6,000 a year in three instalments, straight to the bank.',
      hi: '24 फ़रवरी 2019 को गोरखपुर से शुरू: ₹6,000 सालाना, तीन क़िस्तों में, सीधे बैंक खाते में।',
    },
    body: {
      en: 'The **Pradhan Mantri Kisan Samman Nidhi (PM-KISAN)** was launched at **Gorakhpur, Uttar Pradesh, on 24 February 2019**, with effect from 1 December 2018. It is a central sector scheme: the Union pays all of it.\n\nA family of farmers that owns land receives **₹6,000 a year in three instalments of ₹2,000**, four months apart, by direct benefit transfer. At first only holdings of up to two hectares counted; from June 2019 all did. Holders of constitutional posts, payers of income tax and some others are excluded.',
      hi: '**प्रधानमंत्री किसान सम्मान निधि (PM-KISAN)** **24 फ़रवरी 2019 को गोरखपुर, उत्तर प्रदेश** से शुरू हुई और 1 दिसंबर 2018 से प्रभावी मानी गई। यह केंद्रीय क्षेत्र की योजना है: पूरा ख़र्च केंद्र का है।\n\nज़मीन वाले किसान परिवार को **₹6,000 सालाना, ₹2,000 की तीन क़िस्तों में**, चार-चार महीने पर, प्रत्यक्ष लाभ अंतरण (DBT) से मिलते हैं। पहले केवल दो हेक्टेयर तक की जोत गिनी जाती थी; जून 2019 से सभी। संवैधानिक पदधारी, आयकर देने वाले और कुछ अन्य इससे बाहर हैं।',
    },
    matters: {
      en: 'Central sector (all from the Union) or centrally sponsored (shared with States): PM-KISAN is the first kind.',
      hi: 'केंद्रीय क्षेत्र (पूरा ख़र्च केंद्र का) या केंद्र प्रायोजित (राज्यों के साथ): PM-KISAN पहली तरह की है।',
    },
    facts: [
      { en: 'Launch: 24 February 2019, Gorakhpur', hi: 'शुरुआत: 24 फ़रवरी 2019, गोरखपुर' },
      { en: 'At its launch: ₹6,000 a year, three instalments', hi: 'शुरुआत में: ₹6,000 सालाना, तीन क़िस्तें' },
      { en: 'Central sector scheme, by direct benefit transfer', hi: 'केंद्रीय क्षेत्र की योजना, DBT से' },
    ],
    sources: [
      {
        en: 'Ministry of Agriculture and Farmers Welfare, Government of India',
        hi: 'कृषि और किसान कल्याण मंत्रालय, भारत सरकार',
      },
    ],
  },
  {
    code: 'beti-bachao-beti-padhao',
    category: 'schemes',
    eventDate: '2015-01-22',
    title: {
      en: '2015: Beti Bachao Beti Padhao begins at Panipat',
      hi: '2015: पानीपत से बेटी बचाओ, बेटी पढ़ाओ की शुरुआत',
    },
    summary: {
      en: 'The campaign against the falling child sex ratio was launched on 22 January 2015.',
      hi: 'घटते बाल लिंगानुपात के ख़िलाफ़ यह अभियान 22 जनवरी 2015 को शुरू हुआ।',
    },
    body: {
      en: '**Beti Bachao Beti Padhao** (“save the girl child, educate the girl child”) was launched on **22 January 2015 at Panipat, Haryana**. The census of 2011 had counted **918 girls for 1,000 boys** up to the age of six, fewer than in 2001 (927).\n\nThree ministries carry it together: Women and Child Development, Health and Family Welfare, and Education (then Human Resource Development). It began in 100 districts with a low ratio. The **Sukanya Samriddhi** account, a small savings scheme for girls under ten, was opened on the same day.',
      hi: '**बेटी बचाओ, बेटी पढ़ाओ** **22 जनवरी 2015 को पानीपत, हरियाणा** से शुरू हुआ। 2011 की जनगणना में छह साल तक के **1,000 लड़कों पर 918 लड़कियाँ** थीं, 2001 (927) से भी कम।\n\nतीन मंत्रालय इसे मिलकर चलाते हैं: महिला और बाल विकास, स्वास्थ्य और परिवार कल्याण, तथा शिक्षा (तब मानव संसाधन विकास)। शुरुआत कम अनुपात वाले 100 ज़िलों से हुई। दस साल से छोटी बच्चियों की लघु बचत योजना, **सुकन्या समृद्धि** खाता, भी उसी दिन शुरू हुई।',
    },
    matters: {
      en: 'Place of launch, ministries and the child sex ratio of the census are asked together.',
      hi: 'शुरुआत की जगह, मंत्रालय और जनगणना का बाल लिंगानुपात साथ पूछे जाते हैं।',
    },
    facts: [
      { en: 'Launch: 22 January 2015, Panipat', hi: 'शुरुआत: 22 जनवरी 2015, पानीपत' },
      { en: 'Child sex ratio: 927 (2001), 918 (2011)', hi: 'बाल लिंगानुपात: 927 (2001), 918 (2011)' },
      { en: 'Same day: Sukanya Samriddhi account', hi: 'उसी दिन: सुकन्या समृद्धि खाता' },
    ],
    sources: [
      {
        en: 'Ministry of Women and Child Development, Government of India',
        hi: 'महिला और बाल विकास मंत्रालय, भारत सरकार',
      },
    ],
  },
  {
    code: 'jan-dhan-yojana',
    category: 'schemes',
    eventDate: '2014-08-28',
    title: {
      en: '2014: Pradhan Mantri Jan-Dhan Yojana opens bank accounts for all',
      hi: '2014: प्रधानमंत्री जन-धन योजना से सबके लिए बैंक खाते',
    },
    summary: {
      en: 'The national mission for financial inclusion was launched on 28 August 2014.',
      hi: 'वित्तीय समावेशन का राष्ट्रीय मिशन 28 अगस्त 2014 को शुरू हुआ।',
    },
    body: {
      en: 'The **Pradhan Mantri Jan-Dhan Yojana (PMJDY)** was announced on 15 August 2014 and launched on **28 August 2014**. Anyone without an account can open one with no minimum balance.\n\nWith the account comes a **RuPay debit card** with accident insurance, ₹1 lakh at first and ₹2 lakh for accounts opened after 28 August 2018, and an **overdraft**, raised from ₹5,000 to ₹10,000 in 2018. Accounts, Aadhaar and mobile numbers together (“JAM”) became the road for direct benefit transfer. Guinness World Records noted the most bank accounts opened in one week as part of it: 1,80,96,130, from 23 to 29 August 2014.',
      hi: '**प्रधानमंत्री जन-धन योजना (PMJDY)** की घोषणा 15 अगस्त 2014 को हुई और शुरुआत **28 अगस्त 2014** को। जिसका कोई खाता नहीं, वह बिना न्यूनतम राशि के खाता खोल सकता है।\n\nखाते के साथ दुर्घटना बीमा वाला **रुपे डेबिट कार्ड** मिलता है, पहले ₹1 लाख का और 28 अगस्त 2018 के बाद खुले खातों में ₹2 लाख का; और **ओवरड्राफ़्ट**, जो 2018 में ₹5,000 से ₹10,000 हुआ। खाता, आधार और मोबाइल (“JAM”) मिलकर प्रत्यक्ष लाभ अंतरण का रास्ता बने। इसी के तहत एक हफ़्ते में सबसे ज़्यादा बैंक खाते खोलने का गिनीज़ रिकॉर्ड बना: 23 से 29 अगस्त 2014 के बीच 1,80,96,130।',
    },
    matters: {
      en: 'Insurance and overdraft figures before and after 2018 are the usual trap in banking papers.',
      hi: 'बैंकिंग परीक्षा का आम जाल: 2018 से पहले और बाद की बीमा और ओवरड्राफ़्ट राशि।',
    },
    facts: [
      { en: 'Launch: 28 August 2014', hi: 'शुरुआत: 28 अगस्त 2014' },
      {
        en: 'Accident insurance: ₹2 lakh (accounts after 28 August 2018)',
        hi: 'दुर्घटना बीमा: ₹2 लाख (28 अगस्त 2018 के बाद के खाते)',
      },
      { en: 'Overdraft: ₹10,000 since 2018', hi: 'ओवरड्राफ़्ट: 2018 से ₹10,000' },
    ],
    sources: [finance],
  },
  {
    code: 'unified-pension-scheme',
    category: 'schemes',
    eventDate: '2025-04-01',
    title: {
      en: '2025: The Unified Pension Scheme begins for central employees',
      hi: '2025: केंद्रीय कर्मचारियों के लिए एकीकृत पेंशन योजना शुरू',
    },
    summary: {
      en: 'Since 1 April 2025 those in the National Pension System may choose an assured pension instead.',
      hi: '1 अप्रैल 2025 से राष्ट्रीय पेंशन प्रणाली वाले कर्मचारी इसके बदले सुनिश्चित पेंशन चुन सकते हैं।',
    },
    body: {
      en: 'The Cabinet approved the **Unified Pension Scheme (UPS)** on 24 August 2024; it took effect on **1 April 2025**. Central employees under the National Pension System (NPS) may choose it. In the NPS the pension depends on the market; the UPS assures it:\n\n- **50 per cent** of the average basic pay of the last 12 months, after at least 25 years of service; less in proportion for a shorter service\n- at least **₹10,000 a month** after at least 10 years\n- for the spouse **60 per cent** of the pension after the pensioner’s death\n- dearness relief, as for those in service\n\nThe employee pays **10 per cent** of basic pay and dearness allowance. The Government pays **18.5 per cent**: 10 as its match and 8.5 into a common pool. In the NPS it pays 14.',
      hi: 'कैबिनेट ने **एकीकृत पेंशन योजना (UPS)** को 24 अगस्त 2024 को मंज़ूरी दी; यह **1 अप्रैल 2025** से लागू हुई। राष्ट्रीय पेंशन प्रणाली (NPS) वाले केंद्रीय कर्मचारी इसे चुन सकते हैं। NPS में पेंशन बाज़ार पर टिकी है; UPS में वह सुनिश्चित है:\n\n- कम से कम 25 साल की सेवा पर आख़िरी 12 महीनों के औसत मूल वेतन का **50 प्रतिशत**; कम सेवा पर उसी अनुपात में कम\n- कम से कम 10 साल की सेवा पर न्यूनतम **₹10,000 महीना**\n- पेंशनभोगी की मृत्यु के बाद पति या पत्नी को पेंशन का **60 प्रतिशत**\n- सेवारत कर्मचारियों की तरह महँगाई राहत\n\nकर्मचारी मूल वेतन और महँगाई भत्ते का **10 प्रतिशत** देता है। सरकार **18.5 प्रतिशत** देती है: 10 बराबर का हिस्सा और 8.5 साझा कोष में। NPS में वह 14 देती है।',
    },
    matters: {
      en: 'Figures are the whole question here: 25 and 10 years, 50 and 60 per cent, 10 and 18.5 per cent.',
      hi: 'यहाँ प्रश्न आँकड़ों का ही है: 25 और 10 साल, 50 और 60 प्रतिशत, 10 और 18.5 प्रतिशत।',
    },
    facts: [
      { en: 'In force from 1 April 2025', hi: 'लागू: 1 अप्रैल 2025 से' },
      {
        en: 'Assured: 50 per cent after 25 years; at least ₹10,000',
        hi: 'सुनिश्चित: 25 साल पर 50 प्रतिशत; कम से कम ₹10,000',
      },
      { en: 'Share of the employee: 10 per cent; of the Government: 18.5', hi: 'हिस्सा: कर्मचारी 10 प्रतिशत; सरकार 18.5' },
    ],
    sources: [finance],
  },
  {
    code: 'viksit-bharat-rozgar-yojana',
    category: 'schemes',
    eventDate: '2025-08-15',
    title: {
      en: '2025: A scheme rewards first jobs and those who create them',
      hi: '2025: पहली नौकरी और नौकरी देने वालों के लिए प्रोत्साहन योजना',
    },
    summary: {
      en: 'The Pradhan Mantri Viksit Bharat Rozgar Yojana was launched on 15 August 2025 for jobs from 1 August 2025 on.',
      hi: 'प्रधानमंत्री विकसित भारत रोज़गार योजना 15 अगस्त 2025 को शुरू हुई; इसमें 1 अगस्त 2025 से मिली नौकरियाँ गिनी जाती हैं।',
    },
    body: {
      en: 'The **Pradhan Mantri Viksit Bharat Rozgar Yojana**, first known as the Employment Linked Incentive, was approved by the Cabinet on 1 July 2025 and launched by the Prime Minister from the Red Fort on **15 August 2025**. It has **₹99,446 crore** and the aim of more than 3.5 crore jobs begun between **1 August 2025 and 31 July 2027**.\n\n**Part A** is for those who enter the provident fund (EPFO) for the first time with a wage of up to ₹1 lakh a month: one month’s wage, up to **₹15,000**, in two parts, after six and after twelve months and a course on money matters. **Part B** gives employers up to **₹3,000 a month** for each additional worker for two years, and for two more years in manufacturing. The Ministry of Labour and Employment runs it.',
      hi: '**प्रधानमंत्री विकसित भारत रोज़गार योजना**, जो पहले रोज़गार से जुड़ी प्रोत्साहन (ELI) योजना कहलाती थी, 1 जुलाई 2025 को कैबिनेट से मंज़ूर हुई और **15 अगस्त 2025** को प्रधानमंत्री ने लाल क़िले से इसकी शुरुआत की। इसके लिए **₹99,446 करोड़** हैं और लक्ष्य **1 अगस्त 2025 से 31 जुलाई 2027** के बीच शुरू होने वाली 3.5 करोड़ से ज़्यादा नौकरियों का है।\n\n**भाग A** उनके लिए है जो ₹1 लाख प्रति माह तक के वेतन पर पहली बार भविष्य निधि (EPFO) में आते हैं: एक महीने का वेतन, **₹15,000** तक, दो क़िस्तों में: पहली छह महीने बाद, दूसरी बारह महीने और वित्तीय साक्षरता का कोर्स पूरा होने के बाद। **भाग B** में नियोक्ता को हर अतिरिक्त कामगार के लिए दो साल तक **₹3,000 महीना** तक मिलते हैं, विनिर्माण में दो साल और। इसे श्रम और रोज़गार मंत्रालय चलाता है।',
    },
    matters: {
      en: 'Who gets which sum is the trap: ₹15,000 is for the worker, once; ₹3,000 a month is for the employer.',
      hi: 'किसे कितना मिलता है, यही जाल है: ₹15,000 कामगार को, एक बार; ₹3,000 महीना नियोक्ता को।',
    },
    facts: [
      { en: 'Launch: 15 August 2025; outlay: ₹99,446 crore', hi: 'शुरुआत: 15 अगस्त 2025; राशि: ₹99,446 करोड़' },
      { en: 'Part A: up to ₹15,000 for a first job, in two parts', hi: 'भाग A: पहली नौकरी पर ₹15,000 तक, दो क़िस्तों में' },
      { en: 'Part B: up to ₹3,000 a month for the employer', hi: 'भाग B: नियोक्ता को ₹3,000 महीना तक' },
    ],
    sources: [{ en: 'Ministry of Labour and Employment, Government of India', hi: 'श्रम और रोज़गार मंत्रालय, भारत सरकार' }],
  },
]
