import { both, type SeedMaterial } from './shapes.ts'

export const billToLaw: SeedMaterial = {
  slug: 'how-a-bill-becomes-law',
  title: { en: 'How a bill becomes law', hi: 'विधेयक क़ानून कैसे बनता है' },
  summary: {
    en: 'One-page sheet. Kinds of bills, three readings, joint sitting and the president, with a table to revise from.',
    hi: 'एक पन्ने की शीट। विधेयकों के प्रकार, तीन वाचन, संयुक्त बैठक और राष्ट्रपति, दोहराने की तालिका के साथ।',
  },
  kind: 'notes',
  subject: 'polity',
  exams: ['upsc', 'state-psc', 'ssc'],
  chapters: [
    {
      id: 'kinds',
      title: { en: 'Kinds of bills', hi: 'विधेयकों के प्रकार' },
      text: both(String.raw`
| | «Ordinary¦साधारण» | «Money (110)¦धन (110)» | «Amendment (368)¦संशोधन (368)» |
|---|---|---|---|
| «Begins in¦आरंभ» | «either House¦किसी भी सदन में» | «Lok Sabha only¦केवल लोक सभा» | «either House¦किसी भी सदन में» |
| «President's recommendation¦राष्ट्रपति की सिफ़ारिश» | «no¦नहीं» | «yes¦हाँ» | «no¦नहीं» |
| «Majority¦बहुमत» | «simple¦साधारण» | «simple¦साधारण» | «special¦विशेष» |
| «Joint sitting¦संयुक्त बैठक» | «possible (108)¦संभव (108)» | «no¦नहीं» | «no¦नहीं» |
| «President may return it¦राष्ट्रपति लौटा सकते हैं» | «once¦एक बार» | «no¦नहीं» | «no; must assent¦नहीं; स्वीकृति देनी होती है» |

«Whether a bill is a Money Bill is for the Speaker to decide, and that is final.¦कोई विधेयक धन विधेयक है या नहीं, यह लोक सभा अध्यक्ष तय करते हैं, और वह अंतिम है।»
`),
    },
    {
      id: 'readings',
      title: { en: 'Three readings in each House', hi: 'प्रत्येक सदन में तीन वाचन' },
      text: both(String.raw`
1. «**First reading**: leave to introduce; the title is read; no discussion.¦**पहला वाचन**: पेश करने की अनुमति; शीर्षक पढ़ा जाता है; चर्चा नहीं।»
2. «**Second reading**: the principle, then a committee if wanted, then clause by clause with amendments. This is where the real work is done.¦**दूसरा वाचन**: सिद्धांत पर चर्चा, चाहें तो समिति, फिर खंडवार विचार और संशोधन। असली काम यहीं होता है।»
3. «**Third reading**: the bill as a whole is accepted or refused.¦**तीसरा वाचन**: पूरा विधेयक स्वीकार या अस्वीकार।»

«The other House goes through the same. If it refuses, disagrees or does nothing for six months, the president may call a joint sitting; the Speaker presides and a simple majority decides.¦दूसरा सदन भी यही करता है। वह अस्वीकार करे, असहमत हो या छह महीने कुछ न करे, तो राष्ट्रपति संयुक्त बैठक बुला सकते हैं; अध्यक्षता लोक सभा अध्यक्ष करते हैं और साधारण बहुमत से निर्णय होता है।»
`),
    },
    {
      id: 'assent',
      title: { en: 'The president', hi: 'राष्ट्रपति' },
      text: both(String.raw`
«Under Article 111 the president assents, withholds assent, or returns the bill once for another look; if both Houses pass it again, assent must be given. Joint sittings have passed three laws: the Dowry Prohibition Act (1961), the Banking Service Commission (Repeal) Act (1978) and the Prevention of Terrorism Act (2002).¦अनुच्छेद 111 के अधीन राष्ट्रपति स्वीकृति देते हैं, रोकते हैं, या एक बार पुनर्विचार के लिए लौटाते हैं; दोनों सदन फिर पारित करें तो स्वीकृति देनी होती है। संयुक्त बैठक से तीन क़ानून बने: दहेज प्रतिषेध अधिनियम (1961), बैंकिंग सेवा आयोग (निरसन) अधिनियम (1978) और आतंकवाद निवारण अधिनियम (2002)।»
`),
    },
  ],
}

export const budgetTerms: SeedMaterial = {
  slug: 'budget-and-deficits',
  title: { en: 'Budget and deficits in plain words', hi: 'बजट और घाटे, सीधे शब्दों में' },
  summary: {
    en: 'One-page sheet. Revenue and capital, four deficits and the taxes, with a small worked budget.',
    hi: 'एक पन्ने की शीट। राजस्व और पूँजी, चार घाटे और कर, एक छोटे हल किए बजट के साथ।',
  },
  kind: 'notes',
  subject: 'economy',
  exams: ['upsc', 'banking', 'state-psc', 'ssc'],
  chapters: [
    {
      id: 'two-accounts',
      title: { en: 'Two accounts', hi: 'दो खाते' },
      text: both(String.raw`
| | «Receipts¦प्राप्तियाँ» | «Expenditure¦व्यय» |
|---|---|---|
| «Revenue¦राजस्व» | «taxes, dividends, fees, interest received¦कर, लाभांश, शुल्क, मिला ब्याज» | «salaries, pensions, interest paid, subsidies¦वेतन, पेंशन, चुकाया ब्याज, सब्सिडी» |
| «Capital¦पूँजी» | «borrowing, recovery of loans, disinvestment¦उधार, ऋण वसूली, विनिवेश» | «roads, buildings, machines, loans given¦सड़क, भवन, मशीन, दिए गए ऋण» |

«A receipt is of capital if it makes a debt or takes away an asset.¦प्राप्ति पूँजीगत है यदि वह देनदारी बनाए या संपत्ति घटाए।»
`),
    },
    {
      id: 'deficits',
      title: { en: 'Four deficits', hi: 'चार घाटे' },
      text: both(String.raw`
- «**Revenue deficit** = revenue expenditure − revenue receipts¦**राजस्व घाटा** = राजस्व व्यय − राजस्व प्राप्तियाँ»
- «**Effective revenue deficit** = revenue deficit − grants for making capital assets¦**प्रभावी राजस्व घाटा** = राजस्व घाटा − पूँजीगत संपत्ति बनाने के अनुदान»
- «**Fiscal deficit** = all expenditure − (revenue receipts + capital receipts that are no debt): what must be borrowed¦**राजकोषीय घाटा** = कुल व्यय − (राजस्व प्राप्तियाँ + ऋण रहित पूँजी प्राप्तियाँ): जितना उधार लेना होगा»
- «**Primary deficit** = fiscal deficit − interest paid¦**प्राथमिक घाटा** = राजकोषीय घाटा − ब्याज भुगतान»

«Example in crores: expenditure 100, revenue receipts 70, disinvestment 5, interest 12. Fiscal deficit $100-75=25$; primary deficit $25-12=13$.¦उदाहरण, करोड़ में: व्यय 100, राजस्व प्राप्तियाँ 70, विनिवेश 5, ब्याज 12। राजकोषीय घाटा $100-75=25$; प्राथमिक घाटा $25-12=13$।»
`),
    },
    {
      id: 'taxes',
      title: { en: 'Taxes', hi: 'कर' },
      text: both(String.raw`
«A **direct** tax is borne by who pays it (income tax, corporation tax); an **indirect** one is passed on (GST, customs). GST came on 1 July 2017 by the 101st Amendment; it is a tax on consumption, so it goes to the State where the thing is used. Within a State it is CGST and SGST, between States IGST.¦**प्रत्यक्ष** कर वही वहन करता है जो चुकाता है (आयकर, निगम कर); **अप्रत्यक्ष** कर आगे बढ़ाया जाता है (जीएसटी, सीमा शुल्क)। जीएसटी 101वें संशोधन से 1 जुलाई 2017 को आया; यह उपभोग पर कर है, इसलिए उस राज्य को जाता है जहाँ वस्तु उपयोग होती है। राज्य के भीतर CGST और SGST, राज्यों के बीच IGST।»

«The budget is the annual financial statement of Article 112; the Finance Bill carries the taxes, the Appropriation Bill (114) the spending.¦बजट अनुच्छेद 112 का वार्षिक वित्तीय विवरण है; वित्त विधेयक में कर और विनियोग विधेयक (114) में व्यय होता है।»
`),
    },
  ],
}

export const inflation: SeedMaterial = {
  slug: 'inflation-and-monetary-policy',
  title: { en: 'Inflation and monetary policy', hi: 'महँगाई और मौद्रिक नीति' },
  summary: {
    en: 'One-page sheet. How price rise is measured, why it happens and which tools the Reserve Bank has.',
    hi: 'एक पन्ने की शीट। महँगाई कैसे मापी जाती है, क्यों होती है और रिज़र्व बैंक के पास कौन-से उपाय हैं।',
  },
  kind: 'notes',
  subject: 'economy',
  exams: ['banking', 'upsc', 'ssc'],
  chapters: [
    {
      id: 'measure',
      title: { en: 'Measuring it', hi: 'मापना' },
      text: both(String.raw`
«The **consumer price index** follows what households buy, food included; the **wholesale price index** follows goods in bulk and holds no services. Inflation is the change of an index over a year:¦**उपभोक्ता मूल्य सूचकांक** परिवारों की ख़रीद देखता है, भोजन सहित; **थोक मूल्य सूचकांक** थोक वस्तुएँ देखता है और सेवाएँ नहीं। महँगाई एक वर्ष में सूचकांक का परिवर्तन है:»

$$\dfrac{\text{index now}-\text{index a year ago}}{\text{index a year ago}}\times 100$$

«If the index goes from 160 to 168, inflation is $\dfrac8{160}\times 100=5\%$.¦सूचकांक 160 से 168 हो तो महँगाई $\dfrac8{160}\times 100=5\%$ है।»

- «Disinflation: prices rise more slowly. Deflation: prices fall. Stagflation: prices rise while growth stops.¦विस्फीति (disinflation): दाम धीमे बढ़ते हैं। अपस्फीति (deflation): दाम गिरते हैं। स्टैगफ़्लेशन: वृद्धि रुकी, दाम बढ़ते रहे।»
- «Demand-pull: too much money after too few goods. Cost-push: inputs grow dear.¦माँग-जन्य: कम वस्तुओं के पीछे ज़्यादा पैसा। लागत-जन्य: कच्चा माल महँगा।»
`),
    },
    {
      id: 'tools',
      title: { en: 'The tools of the Reserve Bank', hi: 'रिज़र्व बैंक के उपाय' },
      text: both(String.raw`
| «Tool¦उपाय» | «What it is¦क्या है» | «Against inflation¦महँगाई के विरुद्ध» |
|---|---|---|
| «Repo rate¦रेपो दर» | «at which banks borrow from the RBI against securities¦जिस पर बैंक प्रतिभूतियों पर RBI से उधार लेते हैं» | «raised¦बढ़ाई जाती है» |
| «Standing deposit facility¦स्थायी जमा सुविधा» | «banks park money without security¦बैंक बिना प्रतिभूति धन रखते हैं» | «raised¦बढ़ाई जाती है» |
| CRR | «share of deposits kept as cash with the RBI, without interest¦जमाओं का भाग, RBI के पास नक़द, बिना ब्याज» | «raised¦बढ़ाया जाता है» |
| SLR | «share kept in cash, gold or government securities by the bank itself¦बैंक के अपने पास नक़द, सोना या सरकारी प्रतिभूति» | «raised¦बढ़ाया जाता है» |
| «Open market operations¦खुले बाज़ार की क्रियाएँ» | «the RBI buys or sells securities¦RBI प्रतिभूतियाँ ख़रीदता या बेचता है» | «sells¦बेचता है» |

«The Monetary Policy Committee has six members, three from the RBI and three named by the government; the governor has a second vote in a tie. The target since 2016 is 4% CPI inflation, with 2% to either side.¦मौद्रिक नीति समिति में छह सदस्य हैं, तीन RBI से और तीन सरकार द्वारा नामित; बराबरी पर गवर्नर का निर्णायक मत। 2016 से लक्ष्य 4% CPI महँगाई है, 2% ऊपर-नीचे।»
`),
    },
  ],
}

export const monsoon: SeedMaterial = {
  slug: 'how-the-monsoon-works',
  title: { en: 'How the monsoon works', hi: 'मानसून कैसे काम करता है' },
  summary: {
    en: 'One-page sheet. Heating of the land, the ITCZ, jet streams, El Niño and the two branches of the rain.',
    hi: 'एक पन्ने की शीट। स्थल का गर्म होना, ITCZ, जेट धाराएँ, अल नीनो और वर्षा की दो शाखाएँ।',
  },
  kind: 'notes',
  subject: 'geography',
  exams: ['upsc', 'state-psc', 'ssc'],
  chapters: [
    {
      id: 'cause',
      title: { en: 'Why the wind turns', hi: 'पवन क्यों पलटती है' },
      text: both(String.raw`
«In summer the land heats faster than the sea. Low pressure forms over the north-west of India, and the intertropical convergence zone moves north over the Ganga plain. The south-east trades of the southern half cross the equator, are bent to the right and arrive as the south-west monsoon, full of water.¦गर्मी में स्थल समुद्र से जल्दी गर्म होता है। भारत के उत्तर-पश्चिम पर निम्न दाब बनता है, और अंतःउष्णकटिबंधीय अभिसरण क्षेत्र गंगा के मैदान पर आ जाता है। दक्षिणी गोलार्ध की दक्षिण-पूर्वी व्यापारिक पवनें विषुवत पार करके दाएँ मुड़ती हैं और नमी भरी दक्षिण-पश्चिम मानसून बनकर आती हैं।»

«The Tibetan plateau heats the air above it; the westerly jet leaves the plain, and an easterly jet sets in over the peninsula. Then the monsoon bursts.¦तिब्बत का पठार ऊपर की हवा गर्म करता है; पछुआ जेट मैदान से हट जाती है और प्रायद्वीप पर पूर्वी जेट आती है। तब मानसून का प्रस्फोट होता है।»
`),
    },
    {
      id: 'branches',
      title: { en: 'Two branches', hi: 'दो शाखाएँ' },
      text: both(String.raw`
- «**Arabian Sea branch**: rises against the Western Ghats, rains heavily on the coast, leaves the Deccan in the rain shadow.¦**अरब सागर शाखा**: पश्चिमी घाट से टकराकर तट पर भारी वर्षा, दक्कन वृष्टि छाया में।»
- «**Bay of Bengal branch**: goes to the north-east, is caught between the Garo, Khasi and Jaintia hills, then turns west along the Himalaya; rain grows less from Kolkata to Amritsar.¦**बंगाल की खाड़ी शाखा**: उत्तर-पूर्व जाती है, गारो, खासी, जयंतिया पहाड़ियों में घिरती है, फिर हिमालय के साथ पश्चिम मुड़ती है; कोलकाता से अमृतसर तक वर्षा घटती है।»
- «The Aravalli lies along the wind and catches little, so Rajasthan stays dry.¦अरावली पवन के समांतर है, इसलिए राजस्थान सूखा रहता है।»
`),
    },
    {
      id: 'years',
      title: { en: 'Good and bad years', hi: 'अच्छे और ख़राब वर्ष' },
      text: both(String.raw`
| «Event¦घटना» | «What happens¦क्या होता है» | «Monsoon¦मानसून» |
|---|---|---|
| «El Niño¦अल नीनो» | «the eastern Pacific warms¦पूर्वी प्रशांत गर्म होता है» | «often weak¦प्रायः कमज़ोर» |
| «La Niña¦ला नीना» | «the eastern Pacific cools¦पूर्वी प्रशांत ठंडा होता है» | «often strong¦प्रायः अच्छा» |
| «Positive Indian Ocean Dipole¦धनात्मक हिंद महासागर द्विध्रुव» | «the west of the Indian Ocean is warmer than the east¦हिंद महासागर का पश्चिम पूर्व से गर्म» | «helps¦सहायक» |
`),
    },
  ],
}

export const lawsOfMotion: SeedMaterial = {
  slug: 'laws-of-motion-notes',
  title: { en: "Newton's laws: notes with solved questions", hi: 'न्यूटन के नियम: हल प्रश्नों के साथ नोट्स' },
  summary: {
    en: 'One-page sheet. Free-body diagrams, pulleys, friction and the lift, each with a question solved to the end.',
    hi: 'एक पन्ने की शीट। बल आरेख, घिरनी, घर्षण और लिफ़्ट, हर एक में अंत तक हल किया प्रश्न।',
  },
  kind: 'notes',
  subject: 'physics',
  exams: ['jee', 'neet'],
  chapters: [
    {
      id: 'laws',
      title: { en: 'The three laws', hi: 'तीन नियम' },
      text: both(String.raw`
1. «A body stays at rest or in uniform motion unless a net force acts.¦पिंड विराम या एकसमान गति में रहता है जब तक कोई नेट बल न लगे।»
2. $\vec F_{net}=m\vec a$
3. «Forces come in pairs, equal and opposite, on **different** bodies: they never cancel each other.¦बल जोड़ों में आते हैं, बराबर और विपरीत, **अलग-अलग** पिंडों पर: वे एक-दूसरे को नहीं काटते।»

«**Method.** Cut the body free, draw every force on it, choose axes along and across the motion, write the second law for each.¦**तरीक़ा।** पिंड को अलग करें, उस पर हर बल बनाएँ, गति के अनुदिश और लंब अक्ष लें, हर एक में दूसरा नियम लिखें।»

«**Question.** Blocks of 2 kg and 3 kg touch on a smooth floor. A force of 20 N pushes the 2 kg block towards the other. Find the acceleration and the force between the blocks.¦**प्रश्न।** 2 kg और 3 kg के गुटके चिकने फ़र्श पर सटे हैं। 20 N का बल 2 kg के गुटके को दूसरे की ओर धकेलता है। त्वरण और गुटकों के बीच का बल ज्ञात करें।»

«**Solution.** Both together: $20=(2+3)a$, so $a=4$ m/s². Cut the 3 kg block free: only the push $N$ of its neighbour acts along the floor, so $N=3\times 4=12$ N. Check on the 2 kg block: $20-12=8=2\times 4$.¦**हल।** दोनों साथ: $20=(2+3)a$, इसलिए $a=4$ m/s²। 3 kg के गुटके को अलग करें: फ़र्श के अनुदिश उस पर केवल पड़ोसी का बल $N$ लगता है, इसलिए $N=3\times 4=12$ N। 2 kg के गुटके पर जाँच: $20-12=8=2\times 4$।»
`),
    },
    {
      id: 'pulley',
      title: { en: 'Two bodies over a pulley', hi: 'घिरनी पर दो पिंड' },
      text: both(String.raw`
$$a=\dfrac{m_1-m_2}{m_1+m_2}\,g,\qquad T=\dfrac{2m_1m_2}{m_1+m_2}\,g$$

«**Question.** Bodies of 6 kg and 4 kg hang over a light, smooth pulley. Find the acceleration and the tension, with $g=10$ m/s².¦**प्रश्न।** हल्की, घर्षणरहित घिरनी पर 6 kg और 4 kg के पिंड लटके हैं। त्वरण और तनाव ज्ञात करें, $g=10$ m/s²।»

«**Solution.** $a=\dfrac2{10}\times 10=2$ m/s² and $T=\dfrac{2\times 24}{10}\times 10=48$ N. Check: $6\times 10-48=12=6\times 2$.¦**हल।** $a=\dfrac2{10}\times 10=2$ m/s² और $T=\dfrac{2\times 24}{10}\times 10=48$ N। जाँच: $6\times 10-48=12=6\times 2$।»
`),
    },
    {
      id: 'friction',
      title: { en: 'Friction and the lift', hi: 'घर्षण और लिफ़्ट' },
      text: both(String.raw`
«On an incline a body just slips when $\tan\theta=\mu_s$. It slides down with $a=g(\sin\theta-\mu_k\cos\theta)$.¦आनत तल पर पिंड तब फिसलने लगता है जब $\tan\theta=\mu_s$। नीचे फिसलने का त्वरण $a=g(\sin\theta-\mu_k\cos\theta)$।»

«**Question.** A block of 5 kg slides down an incline of 37° with $\mu_k=0.25$. Find its acceleration, with $g=10$ m/s², $\sin 37^\circ=0.6$ and $\cos 37^\circ=0.8$.¦**प्रश्न।** 5 kg का गुटका 37° के आनत तल पर नीचे फिसलता है, $\mu_k=0.25$। त्वरण ज्ञात करें; $g=10$ m/s², $\sin 37^\circ=0.6$ और $\cos 37^\circ=0.8$।»

«**Solution.** Along the incline gravity pulls with $50\times 0.6=30$ N. The normal force is $50\times 0.8=40$ N, so friction is $0.25\times 40=10$ N, up the incline. Then $5a=30-10$ and $a=4$ m/s². The formula gives the same: $10(0.6-0.25\times 0.8)=4$.¦**हल।** तल के अनुदिश गुरुत्व का घटक $50\times 0.6=30$ N है। अभिलंब बल $50\times 0.8=40$ N है, इसलिए घर्षण $0.25\times 40=10$ N, तल पर ऊपर की ओर। अतः $5a=30-10$ और $a=4$ m/s²। सूत्र से भी यही मिलता है: $10(0.6-0.25\times 0.8)=4$।»

| «Lift¦लिफ़्ट» | «Scale reads¦तुला का पाठ» |
|---|---|
| «at rest or uniform¦विराम या एकसमान» | $mg$ |
| «speeding up upwards¦ऊपर त्वरित» | $m(g+a)$ |
| «speeding up downwards¦नीचे त्वरित» | $m(g-a)$ |
| «falling freely¦मुक्त पतन» | 0 |

«**Question.** A student of 60 kg stands on a scale in a lift that goes up and slows down at 2 m/s². What does the scale read, with $g=10$ m/s²?¦**प्रश्न।** 60 kg का एक विद्यार्थी लिफ़्ट में तुला पर खड़ा है। लिफ़्ट ऊपर जा रही है और 2 m/s² से धीमी हो रही है। तुला का पाठ क्या है, $g=10$ m/s²?»

«**Solution.** The lift moves up, but its acceleration points down, so $mg-N=ma$. The scale reads $N=60\times(10-2)=480$ N, as if the mass were 48 kg.¦**हल।** लिफ़्ट ऊपर जा रही है, पर उसका त्वरण नीचे की ओर है, इसलिए $mg-N=ma$। तुला का पाठ $N=60\times(10-2)=480$ N है, मानो द्रव्यमान 48 kg हो।»
`),
    },
  ],
}

export const periodicTrends: SeedMaterial = {
  slug: 'periodic-table-trends',
  title: { en: 'Trends of the periodic table', hi: 'आवर्त सारणी की प्रवृत्तियाँ' },
  summary: {
    en: 'One-page sheet. Radius, ionisation, electron gain and electronegativity, with the exceptions that are asked.',
    hi: 'एक पन्ने की शीट। त्रिज्या, आयनन, इलेक्ट्रॉन लब्धि और विद्युत ऋणात्मकता, पूछे जाने वाले अपवादों के साथ।',
  },
  kind: 'notes',
  subject: 'chemistry',
  exams: ['jee', 'neet'],
  chapters: [
    {
      id: 'across',
      title: { en: 'Across and down', hi: 'आवर्त में और वर्ग में' },
      text: both(String.raw`
| «Property¦गुण» | «Left to right¦बाएँ से दाएँ» | «Down a group¦वर्ग में नीचे» |
|---|---|---|
| «Atomic radius¦परमाणु त्रिज्या» | «falls¦घटती है» | «grows¦बढ़ती है» |
| «Ionisation enthalpy¦आयनन एन्थैल्पी» | «grows¦बढ़ती है» | «falls¦घटती है» |
| «Electronegativity¦विद्युत ऋणात्मकता» | «grows¦बढ़ती है» | «falls¦घटती है» |
| «Metallic character¦धात्विक गुण» | «falls¦घटता है» | «grows¦बढ़ता है» |
| «Oxides¦ऑक्साइड» | «basic to acidic¦क्षारकीय से अम्लीय» | «more basic¦अधिक क्षारकीय» |

«The reason is one: the pull of the nucleus on the outer electrons, stronger with more protons and weaker with more shells.¦कारण एक ही है: बाहरी इलेक्ट्रॉनों पर नाभिक का खिंचाव; अधिक प्रोटॉन से बढ़ता और अधिक कोशों से घटता है।»
`),
    },
    {
      id: 'exceptions',
      title: { en: 'Exceptions', hi: 'अपवाद' },
      text: both(String.raw`
- «Be has a higher ionisation enthalpy than B, and N than O: full and half-full sub-shells hold fast.¦Be की आयनन एन्थैल्पी B से और N की O से अधिक है: पूर्ण और अर्धपूर्ण उपकोश स्थायी होते हैं।»
- «Chlorine gains an electron more eagerly than fluorine: fluorine is so small that electrons crowd.¦क्लोरीन फ़्लुओरीन से अधिक इलेक्ट्रॉन लब्धि दिखाती है: फ़्लुओरीन इतनी छोटी है कि इलेक्ट्रॉनों में प्रतिकर्षण होता है।»
- «Fluorine is the most electronegative element, 4.0 on Pauling's scale.¦फ़्लुओरीन सबसे विद्युत ऋणात्मक तत्व है, पॉलिंग पैमाने पर 4.0।»
- «Of ions with the same electrons the one with more protons is smaller: $Al^{3+}<Mg^{2+}<Na^+<F^-<O^{2-}$.¦समइलेक्ट्रॉनी आयनों में अधिक प्रोटॉन वाला छोटा होता है: $Al^{3+}<Mg^{2+}<Na^+<F^-<O^{2-}$।»
- «Ga is about as large as Al: the d electrons between shield badly.¦Ga लगभग Al जितना ही है: बीच के d इलेक्ट्रॉन परिरक्षण कम करते हैं।»
`),
    },
  ],
}

export const photosynthesis: SeedMaterial = {
  slug: 'photosynthesis-and-respiration',
  title: { en: 'Photosynthesis and respiration side by side', hi: 'प्रकाश संश्लेषण और श्वसन, आमने-सामने' },
  summary: {
    en: 'One-page sheet. Where, when and what: the two great reactions of life, compared step by step.',
    hi: 'एक पन्ने की शीट। कहाँ, कब और क्या: जीवन की दो बड़ी अभिक्रियाएँ, क़दम-दर-क़दम तुलना।',
  },
  kind: 'notes',
  subject: 'biology',
  exams: ['neet', 'ssc', 'railways'],
  chapters: [
    {
      id: 'equations',
      title: { en: 'The equations', hi: 'समीकरण' },
      text: both(String.raw`
$$6CO_2+12H_2O\ \xrightarrow{\ light\ }\ C_6H_{12}O_6+6O_2+6H_2O$$
$$C_6H_{12}O_6+6O_2\ \longrightarrow\ 6CO_2+6H_2O+\text{energy}$$

| | «Photosynthesis¦प्रकाश संश्लेषण» | «Respiration¦श्वसन» |
|---|---|---|
| «Where¦कहाँ» | «chloroplast¦हरितलवक» | «cytoplasm and mitochondria¦कोशिका द्रव्य और माइटोकॉन्ड्रिया» |
| «When¦कब» | «in light¦प्रकाश में» | «always¦हर समय» |
| «Takes¦लेता है» | «carbon dioxide, water¦कार्बन डाइऑक्साइड, जल» | «sugar, oxygen¦शर्करा, ऑक्सीजन» |
| «Gives¦देता है» | «sugar, oxygen¦शर्करा, ऑक्सीजन» | «energy, carbon dioxide, water¦ऊर्जा, कार्बन डाइऑक्साइड, जल» |
| «Mass of the plant¦पौधे का भार» | «grows¦बढ़ता है» | «falls¦घटता है» |
`),
    },
    {
      id: 'steps',
      title: { en: 'The steps', hi: 'चरण' },
      text: both(String.raw`
- «**Light reaction**, in the grana: water is split, oxygen leaves, ATP and NADPH are made. The oxygen comes from water, not from carbon dioxide.¦**प्रकाश अभिक्रिया**, ग्रेना में: जल टूटता है, ऑक्सीजन निकलती है, ATP और NADPH बनते हैं। ऑक्सीजन जल से आती है, कार्बन डाइऑक्साइड से नहीं।»
- «**Calvin cycle**, in the stroma: carbon dioxide becomes sugar; the enzyme is RuBisCO.¦**केल्विन चक्र**, स्ट्रोमा में: कार्बन डाइऑक्साइड से शर्करा; एंज़ाइम RuBisCO।»
- «**Glycolysis**, in the cytoplasm: glucose to two pyruvates, with a net gain of 2 ATP.¦**ग्लाइकोलाइसिस**, कोशिका द्रव्य में: ग्लूकोज़ से दो पाइरुवेट, शुद्ध लाभ 2 ATP।»
- «**Krebs cycle** and electron transport, in the mitochondria: most of the ATP.¦**क्रेब्स चक्र** और इलेक्ट्रॉन परिवहन, माइटोकॉन्ड्रिया में: अधिकांश ATP।»
- «Without oxygen yeast makes alcohol, muscles make lactic acid.¦ऑक्सीजन के बिना यीस्ट ऐल्कोहॉल और मांसपेशियाँ लैक्टिक अम्ल बनाती हैं।»
`),
    },
  ],
}

export const vocabulary: SeedMaterial = {
  slug: 'vocabulary-from-roots',
  title: { en: 'Vocabulary from twenty roots', hi: 'बीस मूल शब्दों से शब्दावली' },
  summary: {
    en: 'One-page sheet. Learn a root and own three words: Latin and Greek roots with words that exams ask.',
    hi: 'एक पन्ने की शीट। एक मूल सीखें और तीन शब्द याद रखें: लैटिन और ग्रीक मूल, परीक्षा के शब्दों के साथ।',
  },
  kind: 'notes',
  subject: 'english',
  exams: ['ssc', 'banking'],
  chapters: [
    {
      id: 'roots',
      title: { en: 'Roots', hi: 'मूल' },
      text: both(String.raw`
| «Root¦मूल» | «Meaning¦अर्थ» | «Words¦शब्द» |
|---|---|---|
| bene | «good¦अच्छा» | benefit, benevolent, benefactor |
| mal | «bad¦बुरा» | malice, malady, malevolent |
| chron | «time¦समय» | chronic, chronology, synchronise |
| dict | «say¦कहना» | dictate, contradict, verdict |
| duc, duct | «lead¦ले जाना» | conduct, deduce, induce |
| fid | «faith¦विश्वास» | confide, fidelity, perfidious |
| graph | «write¦लिखना» | autograph, calligraphy, graphic |
| greg | «flock¦समूह» | gregarious, congregate, segregate |
| loqu, loc | «speak¦बोलना» | eloquent, loquacious, colloquial |
| magn | «great¦बड़ा» | magnanimous, magnify, magnate |
| omni | «all¦सब» | omnipotent, omniscient, omnivorous |
| phil | «love¦प्रेम» | philanthropy, bibliophile, philosophy |
| phob | «fear¦भय» | hydrophobia, claustrophobia, xenophobia |
| port | «carry¦ले जाना» | export, portable, deport |
| scrib, script | «write¦लिखना» | describe, inscription, manuscript |
| spect | «look¦देखना» | inspect, spectator, retrospect |
| terr | «earth¦भूमि» | terrain, territory, terrestrial |
| vac | «empty¦ख़ाली» | vacant, vacuum, evacuate |
| ver | «true¦सत्य» | verify, veracity, aver |
| voc | «call¦बुलाना» | vocal, advocate, invoke |
`),
    },
    {
      id: 'one-word',
      title: { en: 'One word for many', hi: 'अनेक शब्दों के लिए एक' },
      text: both(String.raw`
- «One who loves books: **bibliophile**¦पुस्तक प्रेमी: **bibliophile**»
- «Fear of closed places: **claustrophobia**¦बंद जगह का भय: **claustrophobia**»
- «A speech without preparation: **extempore**¦बिना तैयारी का भाषण: **extempore**»
- «One who can use both hands equally: **ambidextrous**¦दोनों हाथ समान चलाने वाला: **ambidextrous**»
- «A person who looks at the bright side: **optimist**¦उजला पक्ष देखने वाला: **optimist**»
- «That which cannot be read: **illegible**¦जो पढ़ा न जा सके: **illegible**»
- «That which cannot be avoided: **inevitable**¦जो टाला न जा सके: **inevitable**»
- «Government by the few: **oligarchy**¦कुछ लोगों का शासन: **oligarchy**»
- «A cure for all ills: **panacea**¦सब रोगों की दवा: **panacea**»
- «One who walks on foot: **pedestrian**¦पैदल चलने वाला: **pedestrian**»
`),
    },
  ],
}

export const computerBasics: SeedMaterial = {
  slug: 'computer-awareness-basics',
  title: { en: 'Computer awareness: the basics', hi: 'कंप्यूटर जागरूकता: मूल बातें' },
  summary: {
    en: 'One-page sheet. Memory, number systems, networks, shortcuts and safety for banking and SSC exams.',
    hi: 'एक पन्ने की शीट। मेमोरी, संख्या पद्धति, नेटवर्क, शॉर्टकट और सुरक्षा, बैंकिंग और एसएससी के लिए।',
  },
  kind: 'notes',
  subject: 'computer',
  exams: ['banking', 'ssc', 'railways'],
  chapters: [
    {
      id: 'parts',
      title: { en: 'Parts and memory', hi: 'भाग और मेमोरी' },
      text: both(String.raw`
- «The **CPU** has a control unit, an arithmetic and logic unit and registers.¦**CPU** में कंट्रोल यूनिट, अंकगणित-तर्क यूनिट और रजिस्टर होते हैं।»
- «**RAM** is lost without power; **ROM** stays. **Cache** is faster than RAM, registers are faster still.¦बिजली जाने पर **RAM** मिट जाती है; **ROM** रहती है। **कैश** RAM से तेज़, रजिस्टर उससे भी तेज़।»
- «8 bits make a byte, 4 bits a nibble; 1 KB = 1024 bytes, then MB, GB, TB, PB.¦8 बिट का एक बाइट, 4 बिट का निबल; 1 KB = 1024 बाइट, फिर MB, GB, TB, PB।»
- «Input: keyboard, mouse, scanner. Output: monitor, printer, speaker. Both: touch screen, modem.¦इनपुट: कीबोर्ड, माउस, स्कैनर। आउटपुट: मॉनिटर, प्रिंटर, स्पीकर। दोनों: टच स्क्रीन, मॉडेम।»
`),
    },
    {
      id: 'numbers',
      title: { en: 'Number systems', hi: 'संख्या पद्धतियाँ' },
      text: both(String.raw`
| «Decimal¦दशमलव» | «Binary¦द्विआधारी» | «Octal¦अष्टाधारी» | «Hexadecimal¦षोडशाधारी» |
|---|---|---|---|
| 5 | 101 | 5 | 5 |
| 10 | 1010 | 12 | A |
| 15 | 1111 | 17 | F |
| 25 | 11001 | 31 | 19 |
| 100 | 1100100 | 144 | 64 |

$$(1011)_2=1\cdot 8+0\cdot 4+1\cdot 2+1\cdot 1=(11)_{10}$$
`),
    },
    {
      id: 'network',
      title: { en: 'Networks and safety', hi: 'नेटवर्क और सुरक्षा' },
      text: both(String.raw`
- «LAN in a building, MAN in a city, WAN over countries; the internet is the largest WAN.¦भवन में LAN, शहर में MAN, देशों में WAN; इंटरनेट सबसे बड़ा WAN है।»
- «IPv4 addresses have 32 bits, IPv6 128. DNS turns names into addresses.¦IPv4 पता 32 बिट का, IPv6 128 बिट का। DNS नाम को पते में बदलता है।»
- «HTTP 80, HTTPS 443, FTP 21, SMTP 25 are their usual ports.¦सामान्य पोर्ट: HTTP 80, HTTPS 443, FTP 21, SMTP 25।»
- «Phishing asks for your secrets under a false name; ransomware locks files for money. A bank never asks for your PIN or OTP.¦फ़िशिंग झूठे नाम से राज़ पूछती है; रैनसमवेयर पैसे के लिए फ़ाइलें बंद करता है। बैंक कभी PIN या OTP नहीं पूछता।»

| «Keys¦कुंजियाँ» | «Do¦कार्य» |
|---|---|
| Ctrl + C, X, V | «copy, cut, paste¦कॉपी, कट, पेस्ट» |
| Ctrl + Z, Y | «undo, redo¦पूर्ववत, फिर से» |
| Ctrl + F | «find¦खोजें» |
| Ctrl + P | «print¦प्रिंट» |
| Alt + Tab | «next window¦अगली विंडो» |
| F2 | «rename¦नाम बदलें» |
`),
    },
  ],
}

export const examDay: SeedMaterial = {
  slug: 'last-week-and-exam-day',
  title: { en: 'The last week and the day of the exam', hi: 'आख़िरी हफ़्ता और परीक्षा का दिन' },
  summary: {
    en: 'One-page sheet. What to revise, what to carry and how to spend the minutes of the paper.',
    hi: 'एक पन्ने की शीट। क्या दोहराएँ, क्या साथ रखें और पेपर के मिनट कैसे ख़र्च करें।',
  },
  kind: 'notes',
  subject: 'general',
  exams: [],
  chapters: [
    {
      id: 'week',
      title: { en: 'The last week', hi: 'आख़िरी हफ़्ता' },
      text: both(String.raw`
- «Nothing new. Read your own mistakes of the last ten mocks once a day.¦कुछ नया नहीं। पिछले दस मॉक की अपनी ग़लतियाँ रोज़ एक बार पढ़ें।»
- «One full mock every second day, at the hour of the real paper.¦हर दूसरे दिन एक पूरा मॉक, असली पेपर के समय पर।»
- «Formulas on one sheet, written by hand, from memory.¦सूत्र एक पन्ने पर, हाथ से, याद से लिखें।»
- «Seven hours of sleep: memory is made there.¦सात घंटे की नींद: याददाश्त वहीं बनती है।»
`),
    },
    {
      id: 'bag',
      title: { en: 'What to carry', hi: 'साथ क्या रखें' },
      text: both(String.raw`
«Read your own admit card: it is the only list that counts. Usually it asks for the card itself in print, an identity document in original and photographs like the one uploaded. Leave watch, phone and papers outside. See the way to the centre the day before.¦अपना प्रवेश पत्र पढ़ें: वही सूची मान्य है। प्रायः छपा प्रवेश पत्र, मूल पहचान पत्र और अपलोड किए जैसी फ़ोटो माँगी जाती है। घड़ी, फ़ोन और काग़ज़ बाहर छोड़ें। केंद्र का रास्ता एक दिन पहले देख लें।»
`),
    },
    {
      id: 'paper',
      title: { en: 'In the paper', hi: 'पेपर में' },
      text: both(String.raw`
1. «First round: what you know at sight. Mark the rest and go on.¦पहला दौर: जो देखते ही आता है। बाक़ी चिह्नित करें और आगे बढ़ें।»
2. «Second round: what needs work, within your time for a question.¦दूसरा दौर: जिसमें मेहनत है, तय समय के भीतर।»
3. «With a penalty of a quarter, guess only when you can strike out one option or more: with one of four struck out, the expected gain of a guess is $\dfrac13\times 1-\dfrac23\times\dfrac14=\dfrac16$ of the marks.¦एक चौथाई कटौती हो तो तभी अनुमान लगाएँ जब एक या अधिक विकल्प काट सकें: चार में एक कट जाए तो अपेक्षित लाभ $\dfrac13\times 1-\dfrac23\times\dfrac14=\dfrac16$ अंक है।»
4. «Keep two minutes to see that every answer is saved.¦आख़िरी दो मिनट यह देखने के लिए रखें कि हर उत्तर दर्ज है।»
`),
    },
  ],
}
