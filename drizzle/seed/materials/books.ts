import { both, type SeedMaterial } from './shapes.ts'

export const polityBook: SeedMaterial = {
  slug: 'polity-in-five-chapters',
  title: { en: 'Indian polity in five chapters', hi: 'पाँच अध्यायों में भारतीय राजव्यवस्था' },
  summary: {
    en: 'A short book to read before the thick ones: Constitution, Union, States, courts and elections.',
    hi: 'मोटी किताबों से पहले पढ़ने की छोटी किताब: संविधान, संघ, राज्य, न्यायालय और चुनाव।',
  },
  kind: 'e_book',
  subject: 'polity',
  access: 'series',
  seriesId: 'ser_upsc-prelims',
  exams: ['upsc', 'state-psc'],
  preview: 1,
  chapters: [
    {
      id: 'constitution',
      title: { en: 'What a constitution does', hi: 'संविधान क्या करता है' },
      text: both(String.raw`
«A constitution says who may do what in a country, and what nobody may do to anyone. Ours does three things at once.¦संविधान बताता है कि देश में कौन क्या कर सकता है, और कोई भी किसी के साथ क्या नहीं कर सकता। हमारा संविधान एक साथ तीन काम करता है।»

- «**It makes the offices** of the State: Parliament, president, Council of Ministers, courts, and the same in each State.¦**यह पद बनाता है**: संसद, राष्ट्रपति, मंत्रिपरिषद, न्यायालय, और राज्यों में भी ऐसे ही।»
- «**It divides power** between the Union and the States in three lists of the Seventh Schedule, and between those who make laws, carry them out and judge by them.¦**यह शक्ति बाँटता है**: सातवीं अनुसूची की तीन सूचियों में संघ और राज्यों के बीच, और क़ानून बनाने, लागू करने और न्याय करने वालों के बीच।»
- «**It limits power**: fundamental rights in Part III cannot be taken away by an ordinary law.¦**यह शक्ति सीमित करता है**: भाग III के मूल अधिकार साधारण क़ानून से नहीं छीने जा सकते।»

### «Rigid and flexible¦कठोर और लचीला»

| «Change¦परिवर्तन» | «How¦कैसे» |
|---|---|
| «Names and borders of States¦राज्यों के नाम और सीमाएँ» | «simple majority (Article 3; no amendment under 368)¦साधारण बहुमत (अनुच्छेद 3; 368 के अधीन संशोधन नहीं)» |
| «Most articles¦ज़्यादातर अनुच्छेद» | «majority of all members and two thirds of those who vote, in each House¦प्रत्येक सदन में कुल सदस्यों का बहुमत और मत देने वालों का दो तिहाई» |
| «Federal matters¦संघीय विषय» | «the same, and half of the States¦वही, और आधे राज्यों का अनुसमर्थन» |

«The basic structure, named by the Supreme Court in 1973, cannot be changed in any of these ways.¦मूल ढाँचा, जिसे सर्वोच्च न्यायालय ने 1973 में बताया, इनमें से किसी से भी नहीं बदला जा सकता।»
`),
    },
    {
      id: 'union',
      title: { en: 'The Union', hi: 'संघ' },
      text: both(String.raw`
«Parliament is the president and two Houses. The Lok Sabha is elected directly for five years; the Rajya Sabha is never dissolved, and a third of it retires every second year.¦संसद राष्ट्रपति और दो सदनों से बनती है। लोक सभा सीधे पाँच वर्ष के लिए चुनी जाती है; राज्य सभा कभी भंग नहीं होती, उसके एक तिहाई सदस्य हर दूसरे वर्ष सेवानिवृत्त होते हैं।»

| | «Lok Sabha¦लोक सभा» | «Rajya Sabha¦राज्य सभा» |
|---|---|---|
| «Age¦आयु» | 25 | 30 |
| «Most members¦अधिकतम सदस्य» | 550 | 250 |
| «Presides¦अध्यक्षता» | «Speaker¦अध्यक्ष» | «Vice-President¦उपराष्ट्रपति» |
| «Money Bill¦धन विधेयक» | «begins only here¦केवल यहीं आरंभ» | «14 days, may only advise¦14 दिन, केवल सिफ़ारिश» |
| «Alone can¦केवल यही» | «remove the Council of Ministers¦मंत्रिपरिषद को हटाना» | «allow laws on the State List (249), new all-India services (312)¦राज्य सूची पर क़ानून की अनुमति (249), नई अखिल भारतीय सेवाएँ (312)» |

«The president is elected by the elected members of both Houses and of the assemblies of the States, Delhi and Puducherry. The Council of Ministers is collectively responsible to the Lok Sabha; since the 91st Amendment it is no larger than 15% of it.¦राष्ट्रपति को दोनों सदनों और राज्यों, दिल्ली और पुदुचेरी की विधान सभाओं के निर्वाचित सदस्य चुनते हैं। मंत्रिपरिषद लोक सभा के प्रति सामूहिक रूप से उत्तरदायी है; 91वें संशोधन से वह उसके 15% से बड़ी नहीं हो सकती।»
`),
    },
    {
      id: 'states',
      title: { en: 'The States and local bodies', hi: 'राज्य और स्थानीय निकाय' },
      text: both(String.raw`
«The governor is appointed by the president and acts on the advice of the State's ministers, except where the Constitution gives a discretion. A State may have a second House, the Legislative Council (Article 169).¦राज्यपाल को राष्ट्रपति नियुक्त करते हैं और वे राज्य के मंत्रियों की सलाह पर काम करते हैं, सिवाय जहाँ संविधान विवेक देता है। राज्य में दूसरा सदन, विधान परिषद, हो सकता है (अनुच्छेद 169)।»

«The 73rd and 74th Amendments of 1992 gave panchayats and municipalities five years, direct election, seats for Scheduled Castes, Scheduled Tribes and women (at least a third), a State Election Commission and a State Finance Commission.¦1992 के 73वें और 74वें संशोधनों ने पंचायतों और नगरपालिकाओं को पाँच वर्ष का कार्यकाल, प्रत्यक्ष चुनाव, अनुसूचित जातियों, जनजातियों और महिलाओं (कम से कम एक तिहाई) की सीटें, राज्य निर्वाचन आयोग और राज्य वित्त आयोग दिए।»

1. «Gram Sabha: all voters of the village.¦ग्राम सभा: गाँव के सभी मतदाता।»
2. «Panchayats at the village, the block and the district; States below 20 lakh people may leave out the middle one.¦ग्राम, खंड और ज़िला स्तर पर पंचायतें; 20 लाख से कम जनसंख्या वाले राज्य बीच का स्तर छोड़ सकते हैं।»
3. «The Balwant Rai Mehta Committee (1957) advised three tiers; Nagaur in Rajasthan began on 2 October 1959.¦बलवंत राय मेहता समिति (1957) ने तीन स्तर सुझाए; राजस्थान के नागौर में 2 अक्टूबर 1959 को शुरुआत हुई।»
`),
    },
    {
      id: 'courts',
      title: { en: 'The courts', hi: 'न्यायालय' },
      text: both(String.raw`
«The Supreme Court has original jurisdiction between the Union and States (131), appellate (132–136), advisory (143) and that of writs (32). Judges retire at 65, in High Courts at 62.¦सर्वोच्च न्यायालय की मूल अधिकारिता संघ और राज्यों के बीच (131), अपीलीय (132–136), सलाहकार (143) और रिट की (32) है। न्यायाधीश 65 पर, उच्च न्यायालयों में 62 पर सेवानिवृत्त होते हैं।»

- «A judge is removed by the president after an address of each House by a majority of all and two thirds of those who vote.¦न्यायाधीश को राष्ट्रपति तब हटाते हैं जब प्रत्येक सदन कुल सदस्यों के बहुमत और मत देने वालों के दो तिहाई से समावेदन करे।»
- «Judicial review: a law against Part III is void (Article 13).¦न्यायिक पुनरावलोकन: भाग III के विरुद्ध क़ानून शून्य है (अनुच्छेद 13)।»
- «Public interest litigation let anyone write to the Court for those who cannot.¦जनहित याचिका से कोई भी उनके लिए न्यायालय जा सकता है जो स्वयं नहीं जा सकते।»
`),
    },
    {
      id: 'elections',
      title: { en: 'Elections and the watchdogs', hi: 'चुनाव और प्रहरी संस्थाएँ' },
      text: both(String.raw`
«The Election Commission (324) holds the elections of Parliament, of the State legislatures, of the president and the vice-president. The voting age was brought from 21 to 18 by the 61st Amendment (1988).¦निर्वाचन आयोग (324) संसद, राज्य विधानमंडलों, राष्ट्रपति और उपराष्ट्रपति के चुनाव कराता है। मतदान की आयु 61वें संशोधन (1988) से 21 से 18 हुई।»

| «Body¦संस्था» | «Article¦अनुच्छेद» | «Work¦कार्य» |
|---|---|---|
| «Comptroller and Auditor General¦नियंत्रक और महालेखापरीक्षक» | 148 | «audits the accounts of Union and States¦संघ और राज्यों के लेखों की जाँच» |
| «Union Public Service Commission¦संघ लोक सेवा आयोग» | 315 | «recruits for the services¦सेवाओं में भर्ती» |
| «Finance Commission¦वित्त आयोग» | 280 | «shares taxes, every five years¦हर पाँच वर्ष करों का बँटवारा» |
| «GST Council¦जीएसटी परिषद» | «279A¦279क» | «advises on the goods and services tax¦वस्तु एवं सेवा कर पर सिफ़ारिश» |

«Not in the Constitution: the National Human Rights Commission (Act of 1993), the Central Information Commission (2005), the Lokpal (2013) and NITI Aayog (a resolution of 2015).¦संविधान में नहीं: राष्ट्रीय मानव अधिकार आयोग (1993 का अधिनियम), केंद्रीय सूचना आयोग (2005), लोकपाल (2013) और नीति आयोग (2015 का संकल्प)।»
`),
    },
  ],
}

export const dataInterpretation: SeedMaterial = {
  slug: 'data-interpretation-step-by-step',
  title: { en: 'Data interpretation, step by step', hi: 'आँकड़ों की व्याख्या, क़दम-दर-क़दम' },
  summary: {
    en: 'Three chapters for bank and SSC exams: tables, pie and bar charts, and quick calculation.',
    hi: 'बैंक और एसएससी के लिए तीन अध्याय: तालिका, पाई और दंड चार्ट, और तेज़ गणना।',
  },
  kind: 'e_book',
  subject: 'aptitude',
  exams: ['banking', 'ssc'],
  chapters: [
    {
      id: 'tables',
      title: { en: 'Tables', hi: 'तालिकाएँ' },
      text: both(String.raw`
«Read the heading, the units and the last row before any number. Then read the question, and take from the table only what it asks.¦किसी भी संख्या से पहले शीर्षक, मात्रक और आख़िरी पंक्ति पढ़ें। फिर प्रश्न पढ़ें, और तालिका से उतना ही लें जितना पूछा गया है।»

«Books sold by three shops (in hundreds):¦तीन दुकानों पर बिकी किताबें (सैकड़ों में):»

| «Shop¦दुकान» | 2021 | 2022 | 2023 |
|---|---|---|---|
| P | 40 | 50 | 45 |
| Q | 30 | 36 | 54 |
| R | 50 | 44 | 66 |

1. «By what per cent did Q grow from 2022 to 2023? $\dfrac{54-36}{36}\times 100=50\%$¦Q में 2022 से 2023 तक कितने प्रतिशत वृद्धि हुई? $\dfrac{54-36}{36}\times 100=50\%$»
2. «What is the average of R? $\dfrac{50+44+66}3=53\tfrac13$ hundred.¦R का औसत कितना है? $\dfrac{50+44+66}3=53\tfrac13$ सैकड़ा।»
3. «What share of 2023 was P's? $\dfrac{45}{165}\times 100=27\tfrac3{11}\%$¦2023 में P का हिस्सा कितना था? $\dfrac{45}{165}\times 100=27\tfrac3{11}\%$»
`),
    },
    {
      id: 'charts',
      title: { en: 'Pie and bar charts', hi: 'पाई और दंड चार्ट' },
      text: both(String.raw`
«A pie is 360° or 100%: 1% is 3.6°. Turn degrees into a fraction of 360 and leave it a fraction as long as you can.¦पूरा वृत्त 360° या 100% है: 1% बराबर 3.6°। अंश को 360 की भिन्न में बदलें और जितनी देर हो सके भिन्न ही रहने दें।»

«A family spends ₹36,000 a month: food 120°, rent 90°, school 60°, travel 30°, the rest is saved.¦एक परिवार महीने में ₹36,000 ख़र्च करता है: भोजन 120°, किराया 90°, स्कूल 60°, यात्रा 30°, शेष बचत।»

- «Saved: $360-300=60^\circ$, that is $36000\times\dfrac{60}{360}=6000$ rupees.¦बचत: $360-300=60^\circ$, यानी $36000\times\dfrac{60}{360}=6000$ रुपये।»
- «Food is more than rent by $\dfrac{120-90}{90}\times 100=33\tfrac13\%$.¦भोजन किराए से $\dfrac{120-90}{90}\times 100=33\tfrac13\%$ अधिक है।»

«In bar charts look first whether the axis begins at zero: if it does not, the heights mislead.¦दंड चार्ट में पहले देखें कि अक्ष शून्य से शुरू होता है या नहीं: न हो तो ऊँचाइयाँ भ्रम देती हैं।»
`),
    },
    {
      id: 'speed',
      title: { en: 'Calculating fast', hi: 'तेज़ गणना' },
      text: both(String.raw`
- «**Compare fractions** by the gap to 1 or by cross products: $\dfrac{17}{23}$ and $\dfrac{13}{18}$: $17\times 18=306$, $13\times 23=299$, so the first is larger.¦**भिन्नों की तुलना** 1 से अंतर या तिरछे गुणन से: $\dfrac{17}{23}$ और $\dfrac{13}{18}$: $17\times 18=306$, $13\times 23=299$, इसलिए पहली बड़ी है।»
- «**Per cent by parts**: 37% of 840 is 25% + 10% + 2%: $210+84+16.8=310.8$.¦**टुकड़ों में प्रतिशत**: 840 का 37% = 25% + 10% + 2%: $210+84+16.8=310.8$।»
- «**Round and mend**: $398\times 52=400\times 52-104=20696$.¦**पास की संख्या**: $398\times 52=400\times 52-104=20696$।»
- «**Averages by difference**: of 62, 65, 58, 67 take 60: $+2,+5,-2,+7=12$, so $60+3=63$.¦**अंतर से औसत**: 62, 65, 58, 67 में 60 मानें: $+2,+5,-2,+7=12$, अतः $60+3=63$।»
- «Look at the options first: if they are far apart, one digit of care is enough.¦पहले विकल्प देखें: दूर-दूर हों तो मोटी गणना काफ़ी है।»
`),
    },
  ],
}
