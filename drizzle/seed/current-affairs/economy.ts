import type { SeedAffair } from './shapes.ts'

const rbi = { en: 'Reserve Bank of India', hi: 'भारतीय रिज़र्व बैंक' }
const finance = { en: 'Ministry of Finance, Government of India', hi: 'वित्त मंत्रालय, भारत सरकार' }

export const economyAffairs: SeedAffair[] = [
  {
    code: 'gst-rollout',
    category: 'economy',
    eventDate: '2017-07-01',
    title: {
      en: '2017: The Goods and Services Tax begins',
      hi: '2017: वस्तु एवं सेवा कर (GST) की शुरुआत',
    },
    summary: {
      en: 'From 1 July 2017 one tax on goods and services took the place of many taxes of the Centre and the States.',
      hi: '1 जुलाई 2017 से वस्तुओं और सेवाओं पर एक कर ने केंद्र और राज्यों के कई करों की जगह ली।',
    },
    body: {
      en: 'The **Goods and Services Tax (GST)** came into force on **1 July 2017**, after a midnight sitting in the Central Hall of Parliament. It is an indirect tax at each stage of supply, with credit for what was paid before, and it is collected where a thing is consumed.\n\nIt rests on the **101st Amendment Act, 2016**. Among the taxes that it absorbed are central excise duty, service tax, State VAT, entry tax and entertainment tax. Within a State CGST and SGST are charged; between States IGST. The GST Council under **Article 279A** is chaired by the Union Finance Minister. Alcohol for human consumption stays outside.',
      hi: '**वस्तु एवं सेवा कर (GST)** संसद के केंद्रीय कक्ष में आधी रात की बैठक के बाद **1 जुलाई 2017** से लागू हुआ। यह आपूर्ति के हर चरण पर लगने वाला अप्रत्यक्ष कर है, जिसमें पहले दिए कर की छूट मिलती है और कर वहाँ मिलता है जहाँ चीज़ ख़र्च होती है।\n\nइसका आधार **101वाँ संशोधन अधिनियम, 2016** है। इसमें केंद्रीय उत्पाद शुल्क, सेवा कर, राज्य वैट, प्रवेश कर और मनोरंजन कर जैसे कर समा गए। राज्य के भीतर CGST और SGST लगते हैं; राज्यों के बीच IGST। **अनुच्छेद 279A** के अधीन GST परिषद की अध्यक्षता केंद्रीय वित्त मंत्री करते हैं। पीने की शराब इससे बाहर है।',
    },
    matters: {
      en: 'Amendment number, Article of the Council and what stays outside GST are asked in SSC, banking and UPSC papers alike.',
      hi: 'संशोधन की संख्या, परिषद का अनुच्छेद और GST से बाहर की चीज़ें SSC, बैंकिंग और UPSC सबमें पूछी जाती हैं।',
    },
    facts: [
      { en: 'In force from 1 July 2017', hi: 'लागू: 1 जुलाई 2017 से' },
      {
        en: '101st Amendment Act, 2016; GST Council: Article 279A',
        hi: '101वाँ संशोधन अधिनियम, 2016; GST परिषद: अनुच्छेद 279A',
      },
      { en: 'Within a State: CGST and SGST; between States: IGST', hi: 'राज्य के भीतर: CGST और SGST; राज्यों के बीच: IGST' },
    ],
    sources: [finance],
  },
  {
    code: 'digital-rupee-pilot',
    category: 'economy',
    eventDate: '2022-12-01',
    title: {
      en: '2022: The Reserve Bank starts pilots of the digital rupee',
      hi: '2022: रिज़र्व बैंक ने डिजिटल रुपये का पायलट शुरू किया',
    },
    summary: {
      en: 'The wholesale pilot began on 1 November 2022 and the retail one on 1 December 2022.',
      hi: 'थोक पायलट 1 नवंबर 2022 को और ख़ुदरा 1 दिसंबर 2022 को शुरू हुआ।',
    },
    body: {
      en: 'The **digital rupee (e₹)** is a central bank digital currency: legal tender in electronic form and a liability of the Reserve Bank, like a note. The Finance Act of 2022 widened the words “bank note” in the RBI Act to take it in.\n\nThe Reserve Bank began the **wholesale pilot (e₹-W) on 1 November 2022**, at first for trades in government securities, and the **retail pilot (e₹-R) on 1 December 2022** in four cities: Mumbai, New Delhi, Bengaluru and Bhubaneswar. Unlike UPI, which moves money between bank accounts, the digital rupee is money itself; and unlike private crypto-assets it has the central bank behind it.',
      hi: '**डिजिटल रुपया (e₹)** केंद्रीय बैंक की डिजिटल मुद्रा है: इलेक्ट्रॉनिक रूप में वैध मुद्रा और नोट की तरह ही रिज़र्व बैंक की देनदारी। 2022 के वित्त अधिनियम ने RBI अधिनियम में “बैंक नोट” का अर्थ बढ़ाकर इसे शामिल किया।\n\nरिज़र्व बैंक ने **1 नवंबर 2022 को थोक पायलट (e₹-W)**, पहले सरकारी प्रतिभूतियों के सौदों के लिए, और **1 दिसंबर 2022 को ख़ुदरा पायलट (e₹-R)** चार शहरों में शुरू किया: मुंबई, नई दिल्ली, बेंगलुरु और भुवनेश्वर। UPI बैंक खातों के बीच पैसा भेजता है, जबकि डिजिटल रुपया ख़ुद पैसा है; और निजी क्रिप्टो संपत्तियों के उलट इसके पीछे केंद्रीय बैंक है।',
    },
    matters: {
      en: 'Banking papers ask how a CBDC differs from UPI and from crypto-assets, and which pilot came first.',
      hi: 'बैंकिंग परीक्षाओं में पूछा जाता है कि CBDC, UPI और क्रिप्टो से कैसे अलग है और कौन-सा पायलट पहले आया।',
    },
    facts: [
      { en: 'Wholesale pilot: 1 November 2022', hi: 'थोक पायलट: 1 नवंबर 2022' },
      { en: 'Retail pilot: 1 December 2022, in four cities', hi: 'ख़ुदरा पायलट: 1 दिसंबर 2022, चार शहरों में' },
      { en: 'A liability of the Reserve Bank, legal tender', hi: 'रिज़र्व बैंक की देनदारी, वैध मुद्रा' },
    ],
    sources: [rbi],
  },
  {
    code: 'monetary-policy-committee',
    category: 'economy',
    eventDate: '2016-10-04',
    title: {
      en: '2016: The Monetary Policy Committee decides on interest for the first time',
      hi: '2016: मौद्रिक नीति समिति ने पहली बार ब्याज दर तय की',
    },
    summary: {
      en: 'On 4 October 2016 the new committee of six cut the repo rate to 6.25 per cent, without a dissenting vote.',
      hi: '4 अक्टूबर 2016 को छह सदस्यों की नई समिति ने एकमत से रेपो दर घटाकर 6.25 प्रतिशत की।',
    },
    body: {
      en: 'The **Monetary Policy Committee (MPC)** fixes the policy rate that is needed to reach the inflation target. It stands in **section 45ZB of the RBI Act, 1934**, put in by the Finance Act of 2016. On **4 October 2016** it announced its first decision: the repo rate went from 6.5 to 6.25 per cent.\n\nIt has six members, three from the Reserve Bank with the Governor in the chair, and three named by the Central Government for four years. When votes are equal, the Governor has a second vote. The target, set by the Government with the Reserve Bank, was **4 per cent with 2 per cent on either side** when it began, measured by the consumer price index.',
      hi: '**मौद्रिक नीति समिति (MPC)** मुद्रास्फीति का लक्ष्य पाने के लिए ज़रूरी नीति दर तय करती है। यह 2016 के वित्त अधिनियम से जोड़ी गई **RBI अधिनियम, 1934 की धारा 45ZB** में है। **4 अक्टूबर 2016** को इसने पहला फ़ैसला सुनाया: रेपो दर 6.5 से 6.25 प्रतिशत।\n\nइसमें छह सदस्य हैं: तीन रिज़र्व बैंक के, जिनमें गवर्नर अध्यक्ष हैं, और तीन केंद्र सरकार के चार साल के लिए नामित। मत बराबर होने पर गवर्नर का दूसरा मत होता है। शुरुआत में लक्ष्य **4 प्रतिशत, दोनों ओर 2 प्रतिशत** की छूट के साथ, उपभोक्ता मूल्य सूचकांक पर था, जिसे सरकार रिज़र्व बैंक के साथ तय करती है।',
    },
    matters: {
      en: 'Composition, casting vote and who sets the target are a favourite three-statement question.',
      hi: 'समिति की बनावट, निर्णायक मत और लक्ष्य कौन तय करता है: तीन कथनों वाला पसंदीदा प्रश्न।',
    },
    facts: [
      { en: 'Section 45ZB, RBI Act, 1934', hi: 'धारा 45ZB, RBI अधिनियम, 1934' },
      { en: 'Six members; the Governor has the casting vote', hi: 'छह सदस्य; निर्णायक मत गवर्नर का' },
      { en: 'First decision: 4 October 2016', hi: 'पहला फ़ैसला: 4 अक्टूबर 2016' },
    ],
    sources: [rbi],
  },
  {
    code: 'bank-mergers',
    category: 'economy',
    eventDate: '2020-04-01',
    title: {
      en: '2020: Ten public sector banks become four',
      hi: '2020: दस सरकारी बैंक मिलकर चार हुए',
    },
    summary: {
      en: 'The mergers took effect on 1 April 2020 and left twelve public sector banks.',
      hi: 'विलय 1 अप्रैल 2020 से लागू हुआ और सरकारी बैंक बारह रह गए।',
    },
    body: {
      en: 'With effect from **1 April 2020** six public sector banks were merged into four others:\n\n| Bank that stays | Banks merged into it |\n| --- | --- |\n| Punjab National Bank | Oriental Bank of Commerce, United Bank of India |\n| Canara Bank | Syndicate Bank |\n| Union Bank of India | Andhra Bank, Corporation Bank |\n| Indian Bank | Allahabad Bank |\n\nThe number of public sector banks came down to **twelve**. Before it, five associate banks and Bharatiya Mahila Bank had gone into the State Bank of India (1 April 2017), and Dena Bank and Vijaya Bank into Bank of Baroda (1 April 2019).',
      hi: '**1 अप्रैल 2020** से छह सरकारी बैंक चार अन्य में मिला दिए गए:\n\n| जो बैंक रहा | उसमें मिले बैंक |\n| --- | --- |\n| पंजाब नेशनल बैंक | ओरिएंटल बैंक ऑफ़ कॉमर्स, यूनाइटेड बैंक ऑफ़ इंडिया |\n| केनरा बैंक | सिंडिकेट बैंक |\n| यूनियन बैंक ऑफ़ इंडिया | आंध्रा बैंक, कॉर्पोरेशन बैंक |\n| इंडियन बैंक | इलाहाबाद बैंक |\n\nसरकारी बैंकों की संख्या घटकर **बारह** रह गई। इससे पहले पाँच सहयोगी बैंक और भारतीय महिला बैंक स्टेट बैंक में मिले थे (1 अप्रैल 2017), और देना बैंक तथा विजया बैंक बैंक ऑफ़ बड़ौदा में (1 अप्रैल 2019)।',
    },
    matters: {
      en: 'Match-the-list questions on mergers come in every banking paper; learn the pairs and the dates.',
      hi: 'विलय पर मिलान वाले प्रश्न हर बैंकिंग परीक्षा में आते हैं; जोड़े और तारीख़ें याद रखें।',
    },
    facts: [
      { en: 'In force from 1 April 2020', hi: 'लागू: 1 अप्रैल 2020 से' },
      { en: 'Six banks merged into four', hi: 'छह बैंक चार में मिले' },
      { en: 'Public sector banks after it: 12', hi: 'इसके बाद सरकारी बैंक: 12' },
    ],
    sources: [finance],
  },
  {
    code: 'repo-rate-cut-2025',
    category: 'economy',
    eventDate: '2025-02-07',
    title: {
      en: '2025: The repo rate is cut for the first time in almost five years',
      hi: '2025: लगभग पाँच साल बाद पहली बार रेपो दर घटी',
    },
    summary: {
      en: 'On 7 February 2025 the Monetary Policy Committee brought it down from 6.50 to 6.25 per cent, all members agreeing.',
      hi: '7 फ़रवरी 2025 को मौद्रिक नीति समिति ने एकमत से इसे 6.50 से 6.25 प्रतिशत किया।',
    },
    body: {
      en: 'On **7 February 2025** the Monetary Policy Committee cut the repo rate by 25 basis points to **6.25 per cent**. It was the first meeting under Governor **Sanjay Malhotra** and the first cut since **May 2020**. After that cut, to 4 per cent, the rate had gone up between May 2022 and February 2023 and then stayed at 6.50 for two years.\n\nThe repo rate is what banks pay when they borrow from the Reserve Bank against securities. The **standing deposit facility** lies 0.25 below it (then 6.00) and the **marginal standing facility** 0.25 above (then 6.50), together with the Bank Rate. The stance stayed neutral. Further cuts in 2025: to 6.00 in April, 5.50 in June and 5.25 in December.',
      hi: '**7 फ़रवरी 2025** को मौद्रिक नीति समिति ने रेपो दर 25 आधार अंक घटाकर **6.25 प्रतिशत** की। गवर्नर **संजय मल्होत्रा** की यह पहली बैठक थी और **मई 2020** के बाद पहली कटौती। तब दर 4 प्रतिशत हुई थी; फिर मई 2022 से फ़रवरी 2023 के बीच बढ़ी और दो साल 6.50 पर रही।\n\nरेपो दर वह दर है जिस पर बैंक प्रतिभूतियों के बदले रिज़र्व बैंक से उधार लेते हैं। **स्थायी जमा सुविधा (SDF)** की दर इससे 0.25 नीचे (तब 6.00) और **सीमांत स्थायी सुविधा (MSF)** की 0.25 ऊपर (तब 6.50) रहती है; बैंक दर MSF के बराबर होती है। रुख़ तटस्थ रहा। 2025 की आगे की कटौतियाँ: अप्रैल में 6.00, जून में 5.50 और दिसंबर में 5.25।',
    },
    matters: {
      en: 'A question on the repo rate always needs its month; the corridor of SDF and MSF around it is a favourite of banking papers.',
      hi: 'रेपो दर के प्रश्न में महीना ज़रूर देखें; उसके ऊपर-नीचे SDF और MSF का गलियारा बैंकिंग परीक्षाओं का पसंदीदा विषय है।',
    },
    facts: [
      { en: '7 February 2025: repo rate from 6.50 to 6.25 per cent', hi: '7 फ़रवरी 2025: रेपो दर 6.50 से 6.25 प्रतिशत' },
      { en: 'The cut before it: May 2020', hi: 'इससे पहले की कटौती: मई 2020' },
      { en: 'SDF: 0.25 below the repo rate; MSF: 0.25 above it', hi: 'SDF: रेपो से 0.25 नीचे; MSF: रेपो से 0.25 ऊपर' },
    ],
    sources: [rbi],
  },
  {
    code: 'gst-two-rates',
    category: 'economy',
    eventDate: '2025-09-22',
    title: {
      en: '2025: GST comes down to two main rates',
      hi: '2025: GST की दो मुख्य दरें रह गईं',
    },
    summary: {
      en: 'From 22 September 2025 most goods and services are taxed at 5 or 18 per cent; 12 and 28 were given up.',
      hi: '22 सितंबर 2025 से ज़्यादातर वस्तुओं और सेवाओं पर 5 या 18 प्रतिशत कर है; 12 और 28 की दरें हट गईं।',
    },
    body: {
      en: 'The GST Council, at its **56th meeting in New Delhi on 3 September 2025**, decided to give up the rates of 12 and 28 per cent. From **22 September 2025** there are two main rates: a merit rate of **5 per cent** and a standard rate of **18 per cent**. A rate of **40 per cent** is for a few goods and services such as luxury cars and aerated drinks. For tobacco goods the change was left for later.\n\nSoap, shampoo, bicycles and butter went to 5 per cent; cement, small cars and television sets from 28 to 18. Milk in cartons, *paneer*, *roti* and many life-saving medicines pay no tax, and **life and health insurance of individuals** is exempt too. Gold stays at 3 per cent.',
      hi: 'GST परिषद ने **3 सितंबर 2025 को नई दिल्ली में 56वीं बैठक** में 12 और 28 प्रतिशत की दरें हटाने का निर्णय लिया। **22 सितंबर 2025** से दो मुख्य दरें हैं: **5 प्रतिशत** की रियायती और **18 प्रतिशत** की मानक दर। **40 प्रतिशत** की दर लग्ज़री कार और कोल्ड ड्रिंक जैसी कुछ वस्तुओं और सेवाओं के लिए है। तंबाकू उत्पादों में बदलाव बाद के लिए छोड़ा गया।\n\nसाबुन, शैंपू, साइकिल और मक्खन 5 प्रतिशत पर आए; सीमेंट, छोटी कार और टीवी 28 से 18 पर। कार्टन में बिकने वाले दूध, *पनीर*, *रोटी* और कई जीवनरक्षक दवाओं पर कर नहीं है, और **व्यक्तिगत जीवन और स्वास्थ्य बीमा** भी कर-मुक्त है। सोने पर 3 प्रतिशत ही रहा।',
    },
    matters: {
      en: 'Old and new rates are mixed in options; remember the day of the decision (3 September) and the day from which it holds (22 September).',
      hi: 'विकल्पों में पुरानी और नई दरें मिला दी जाती हैं; निर्णय का दिन (3 सितंबर) और लागू होने का दिन (22 सितंबर) अलग याद रखें।',
    },
    facts: [
      { en: 'In force from 22 September 2025', hi: 'लागू: 22 सितंबर 2025 से' },
      {
        en: 'Main rates: 5 and 18 per cent; special rate: 40 per cent',
        hi: 'मुख्य दरें: 5 और 18 प्रतिशत; विशेष दर: 40 प्रतिशत',
      },
      { en: '56th meeting of the GST Council, 3 September 2025', hi: 'GST परिषद की 56वीं बैठक, 3 सितंबर 2025' },
    ],
    sources: [{ en: 'GST Council', hi: 'GST परिषद' }, finance],
  },
]
