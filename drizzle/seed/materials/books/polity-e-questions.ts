import type { SeedChapter } from '../shapes.ts'

export const polityEQuestions: SeedChapter[] = [
  {
    id: 'languages-questions',
    title: { en: 'Languages: ten questions with answers', hi: 'भाषाएँ: दस प्रश्न, उत्तर सहित' },
    text: {
      en: String.raw`
### Questions

**1.** The numerals for the official purposes of the Union are

- (A) numerals of the Devanagari script
- (B) the international form of Indian numerals
- (C) Roman numerals
- (D) numerals that each ministry chooses

**2.** Which of these is in the Eighth Schedule?

- (A) English
- (B) Rajasthani
- (C) Santhali
- (D) Pali

**3.** Which languages did the 71st Amendment add?

- (A) Konkani, Manipuri, Nepali
- (B) Bodo, Dogri, Maithili, Santhali
- (C) Sindhi
- (D) Konkani, Sindhi, Nepali

**4.** Who may direct that a language spoken by a substantial proportion of a State's people be recognised in it?

- (A) the Governor
- (B) the State legislature
- (C) the President
- (D) the Special Officer for linguistic minorities

**5.** Hindi may be authorised in the proceedings of a High Court by

- (A) the Chief Justice of the High Court on the advice of the Governor
- (B) the Governor with the previous consent of the President
- (C) the State legislature by law with the Governor's assent
- (D) the Supreme Court on the request of the High Court

**6.** Consider: (1) The Official Languages Rules of 1976 extend to Tamil Nadu. (2) Gujarat is in Region B. Which is right?

- (A) 1 only
- (B) 2 only
- (C) both
- (D) neither

**7.** Which classical language is **not** in the Eighth Schedule?

- (A) Odia
- (B) Assamese
- (C) Prakrit
- (D) Sanskrit

**8.** Match: 350, 350A, 350B, 351 with (1) development of Hindi (2) special officer (3) mother tongue in primary school (4) representation in any language of the Union or the State. The order is

- (A) 3, 4, 2, 1
- (B) 4, 3, 1, 2
- (C) 4, 3, 2, 1
- (D) 3, 4, 1, 2

**9.** According to Article 351 Hindi takes its vocabulary primarily from

- (A) Hindustani
- (B) Sanskrit
- (C) English
- (D) the language of each State

**10.** Arrange by the year of recognition as classical: (1) Malayalam (2) Sanskrit (3) Odia (4) Kannada

- (A) 4, 2, 1, 3
- (B) 2, 4, 3, 1
- (C) 4, 2, 3, 1
- (D) 2, 4, 1, 3

### Answers and reasons

**1. (B)** Article 343(1). Devanagari numerals (A) may be allowed in addition. (C) and (D) have no place in the article.

**2. (C)** 92nd Amendment, 2003. English (A) is a language of the Union by law but in no schedule, Rajasthani (B) has been asked for, and Pali (D) is classical only.

**3. (A)** 1992. (B) is the 92nd, (C) the 21st, and (D) mixes the two amendments.

**4. (C)** Article 347. The legislature (B) acts under 345, the Special Officer (D) reports to the President, and the Governor (A) has a part in 348 only.

**5. (B)** Article 348(2). The judges (A), (D) do not decide it, and the legislature (C) may not.

**6. (B)** The Rules leave Tamil Nadu out, so 1 is wrong, and with it (A) and (C). Gujarat, Maharashtra and Punjab are in Region B, so (D) fails.

**7. (C)** Prakrit, as Pali. (A), (B) and (D) are in both lists.

**8. (C)** Read the four headings in their order. (A) exchanges 350 and 350A, (B) 350B and 351, (D) both pairs.

**9. (B)** "Primarily on Sanskrit and secondarily on other languages." Hindustani (A) is named for forms and style, not for vocabulary first. English (C) is not named; (D) comes second, by "other languages".

**10. (D)** 2005, 2008, 2013, 2014. (A) exchanges the first two, (B) the last two, (C) both pairs.
`,
      hi: String.raw`
### प्रश्न

**1.** संघ के शासकीय प्रयोजनों के लिए कौन-से अंक हैं?

- (A) देवनागरी लिपि के अंक
- (B) भारतीय अंकों का अंतरराष्ट्रीय रूप
- (C) रोमन अंक
- (D) हर मंत्रालय की पसंद के अंक

**2.** इनमें से कौन-सी भाषा आठवीं अनुसूची में है?

- (A) अंग्रेज़ी
- (B) राजस्थानी
- (C) संथाली
- (D) पालि

**3.** 71वें संशोधन से कौन-सी भाषाएँ जुड़ीं?

- (A) कोंकणी, मणिपुरी, नेपाली
- (B) बोडो, डोगरी, मैथिली, संथाली
- (C) सिंधी
- (D) कोंकणी, सिंधी, नेपाली

**4.** राज्य की जनसंख्या के पर्याप्त भाग की भाषा को वहाँ मान्यता देने का निदेश कौन दे सकता है?

- (A) राज्यपाल
- (B) राज्य विधानमंडल
- (C) राष्ट्रपति
- (D) भाषाई अल्पसंख्यक वर्गों के लिए विशेष अधिकारी

**5.** उच्च न्यायालय की कार्यवाही में हिंदी कौन प्राधिकृत कर सकता है?

- (A) राज्यपाल की सलाह पर उच्च न्यायालय के मुख्य न्यायाधीश
- (B) राष्ट्रपति की पूर्व सहमति से राज्यपाल
- (C) राज्यपाल की अनुमति वाले क़ानून से राज्य विधानमंडल
- (D) उच्च न्यायालय के अनुरोध पर सर्वोच्च न्यायालय

**6.** विचार करें: (1) 1976 के राजभाषा नियम तमिलनाडु पर लागू हैं। (2) गुजरात क्षेत्र ख में है। कौन-सा सही है?

- (A) केवल 1
- (B) केवल 2
- (C) दोनों
- (D) कोई नहीं

**7.** कौन-सी शास्त्रीय भाषा आठवीं अनुसूची में **नहीं** है?

- (A) ओड़िया
- (B) असमिया
- (C) प्राकृत
- (D) संस्कृत

**8.** 350, 350क, 350ख, 351 को मिलाएँ: (1) हिंदी का विकास (2) विशेष अधिकारी (3) प्राथमिक विद्यालय में मातृभाषा (4) संघ या राज्य की किसी भी भाषा में अभ्यावेदन। सही क्रम है

- (A) 3, 4, 2, 1
- (B) 4, 3, 1, 2
- (C) 4, 3, 2, 1
- (D) 3, 4, 1, 2

**9.** अनुच्छेद 351 के अनुसार हिंदी अपने शब्द मुख्यतः किससे ले?

- (A) हिंदुस्तानी
- (B) संस्कृत
- (C) अंग्रेज़ी
- (D) हर राज्य की भाषा

**10.** शास्त्रीय दर्जा मिलने के वर्ष के क्रम में रखें: (1) मलयालम (2) संस्कृत (3) ओड़िया (4) कन्नड़

- (A) 4, 2, 1, 3
- (B) 2, 4, 3, 1
- (C) 4, 2, 3, 1
- (D) 2, 4, 1, 3

### उत्तर और कारण

**1. (B)** अनुच्छेद 343(1)। देवनागरी अंकों (A) की अनुमति साथ में दी जा सकती है। (C) और (D) अनुच्छेद में नहीं हैं।

**2. (C)** 92वाँ संशोधन, 2003। अंग्रेज़ी (A) क़ानून से संघ में चलती है, पर किसी अनुसूची में नहीं; राजस्थानी (B) की माँग है; पालि (D) केवल शास्त्रीय है।

**3. (A)** 1992। (B) 92वाँ है, (C) 21वाँ, और (D) दो संशोधनों को मिला देता है।

**4. (C)** अनुच्छेद 347। विधानमंडल (B) 345 के अधीन काम करता है, विशेष अधिकारी (D) राष्ट्रपति को प्रतिवेदन देता है, और राज्यपाल (A) की भूमिका केवल 348 में है।

**5. (B)** अनुच्छेद 348(2)। न्यायाधीश (A), (D) यह तय नहीं करते, और विधानमंडल (C) नहीं कर सकता।

**6. (B)** नियम तमिलनाडु को छोड़ते हैं, इसलिए 1 ग़लत है, और उसके साथ (A) और (C)। गुजरात, महाराष्ट्र और पंजाब क्षेत्र ख में हैं, इसलिए (D) ग़लत।

**7. (C)** प्राकृत, और इसी तरह पालि। (A), (B) और (D) दोनों सूचियों में हैं।

**8. (C)** चारों के विषय उनके क्रम से याद करें। (A) 350 और 350क को, (B) 350ख और 351 को और (D) दोनों जोड़ों को बदल देता है।

**9. (B)** "मुख्यतः संस्कृत से और गौणतः अन्य भाषाओं से"। हिंदुस्तानी (A) का नाम रूप और शैली के लिए है, शब्दों के मुख्य स्रोत के रूप में नहीं। अंग्रेज़ी (C) का नाम नहीं है; (D) "अन्य भाषाओं" में, यानी गौण स्रोतों में, आती है।

**10. (D)** 2005, 2008, 2013, 2014। (A) पहले दो को, (B) आख़िरी दो को और (C) दोनों जोड़ों को बदल देता है।
`,
    },
  },
]
