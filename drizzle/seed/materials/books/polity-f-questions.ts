import type { SeedChapter } from '../shapes.ts'

export const polityFQuestions: SeedChapter[] = [
  {
    id: 'special-territories-questions',
    title: {
      en: 'Article 370 and Delhi: ten questions with answers',
      hi: 'अनुच्छेद 370 और दिल्ली: दस प्रश्न, उत्तर सहित',
    },
    text: {
      en: String.raw`
### Questions

**1.** Which article, besides Article 370, applied to Jammu and Kashmir without an order of the President?

- (A) Article 1
- (B) Article 3
- (C) Article 35A
- (D) Article 356

**2.** Article 35A came into the Constitution by

- (A) an amendment under Article 368
- (B) the President's order of 1950
- (C) the President's order of 1954
- (D) the Constitution of the State

**3.** CO 273 of 6 August 2019

- (A) applied all provisions of the Constitution by changing Article 367
- (B) declared the clauses of Article 370 inoperative, save a new text
- (C) divided the State into two Union territories
- (D) fixed the number of seats of the Assembly

**4.** In December 2023 the Supreme Court held **invalid**

- (A) CO 273
- (B) the making of Ladakh a Union territory
- (C) the change of Article 367 by CO 272
- (D) the proclamation of President's rule

**5.** Which question did that judgment leave open?

- (A) whether Article 370 was temporary
- (B) whether the State had internal sovereignty
- (C) whether the President could act after 1957
- (D) whether a whole State may become Union territories

**6.** On which subject may Delhi's Assembly make a law?

- (A) police
- (B) land
- (C) public order
- (D) public health

**7.** Delhi's Council of Ministers may have at most

- (A) 7 members
- (B) 10 members
- (C) 11 members
- (D) 12 members

**8.** Consider the Government of National Capital Territory of Delhi (Amendment) Act, 2023: (1) The Chief Minister heads the National Capital Civil Service Authority. (2) If the Lieutenant Governor differs from it, the President decides. Which is right?

- (A) 1 only
- (B) 2 only
- (C) both
- (D) neither

**9.** In which territory does the Lieutenant Governor appoint the Chief Minister?

- (A) Delhi
- (B) Puducherry
- (C) Jammu and Kashmir
- (D) in all three

**10.** Arrange by time: (1) 69th Amendment (2) Article 239A (3) Act on services in Delhi (4) Metropolitan Council of Delhi

- (A) 4, 2, 1, 3
- (B) 2, 4, 1, 3
- (C) 4, 2, 3, 1
- (D) 2, 4, 3, 1

### Answers and reasons

**1. (A)** 370(1)(c) names Articles 1 and 370. Everything else, such as (B) and (D), needed an order of the President; (C) was itself added by such an order.

**2. (C)** CO 48 of 14 May 1954. It was not passed under 368 (A). The order of 1950 (B) did not have it, and the State's own Constitution (D) is another text.

**3. (B)** The day before, CO 272 did (A). (C) is the work of the Reorganisation Act, and (D) that of the Act and of the delimitation.

**4. (C)** It amended Article 370 by another door. (A) and (B) were upheld, and the proclamation (D) was not set aside.

**5. (D)** Because the Union said that statehood would come back. (A) was answered by yes, (B) by no, (C) by yes.

**6. (D)** Entry 6 of the State List. (A), (B) and (C) are entries 2, 18 and 1, which 239AA takes out.

**7. (A)** Ten per cent of 70. (B) takes the percentage for the number, (C) is fifteen per cent, rounded, and (D) is the lowest number for a State.

**8. (A)** By the Act the Lieutenant Governor's decision is final, so 2 is wrong. The President is asked under the proviso to 239AA(4), not here.

**9. (C)** Section 54 of the Act of 2019. In Delhi (A) and Puducherry (B) it is the President, so (D) fails.

**10. (B)** 1962, 1966, 1991, 2023. (A) exchanges the first two, (D) the last two, (C) both pairs.
`,
      hi: String.raw`
### प्रश्न

**1.** अनुच्छेद 370 के अलावा कौन-सा अनुच्छेद राष्ट्रपति के आदेश के बिना ही जम्मू और कश्मीर पर लागू था?

- (A) अनुच्छेद 1
- (B) अनुच्छेद 3
- (C) अनुच्छेद 35क
- (D) अनुच्छेद 356

**2.** अनुच्छेद 35क संविधान में कैसे आया?

- (A) अनुच्छेद 368 के अधीन संशोधन से
- (B) राष्ट्रपति के 1950 के आदेश से
- (C) राष्ट्रपति के 1954 के आदेश से
- (D) राज्य के संविधान से

**3.** 6 अगस्त 2019 के सीओ 273 ने

- (A) अनुच्छेद 367 बदलकर संविधान के सभी उपबंध लागू किए
- (B) एक नए पाठ को छोड़कर अनुच्छेद 370 के खंडों को निष्प्रभावी घोषित किया
- (C) राज्य को दो संघ राज्यक्षेत्रों में बाँटा
- (D) विधान सभा की सीटों की संख्या तय की

**4.** दिसंबर 2023 में सर्वोच्च न्यायालय ने क्या **अवैध** ठहराया?

- (A) सीओ 273
- (B) लद्दाख का संघ राज्यक्षेत्र बनना
- (C) अनुच्छेद 367 का सीओ 272 से बदलाव
- (D) राष्ट्रपति शासन की उद्घोषणा

**5.** उस निर्णय ने कौन-सा प्रश्न खुला छोड़ा?

- (A) अनुच्छेद 370 अस्थायी था या नहीं
- (B) राज्य की आंतरिक संप्रभुता थी या नहीं
- (C) 1957 के बाद राष्ट्रपति काम कर सकते थे या नहीं
- (D) पूरा राज्य संघ राज्यक्षेत्र बन सकता है या नहीं

**6.** दिल्ली विधान सभा किस विषय पर क़ानून बना सकती है?

- (A) पुलिस
- (B) भूमि
- (C) लोक व्यवस्था
- (D) लोक स्वास्थ्य

**7.** दिल्ली की मंत्रिपरिषद में अधिकतम कितने सदस्य हो सकते हैं?

- (A) 7
- (B) 10
- (C) 11
- (D) 12

**8.** दिल्ली राष्ट्रीय राजधानी राज्यक्षेत्र शासन (संशोधन) अधिनियम, 2023 पर विचार करें: (1) राष्ट्रीय राजधानी सिविल सेवा प्राधिकरण के अध्यक्ष मुख्यमंत्री हैं। (2) उपराज्यपाल उससे असहमत हों तो निर्णय राष्ट्रपति करते हैं। कौन-सा सही है?

- (A) केवल 1
- (B) केवल 2
- (C) दोनों
- (D) कोई नहीं

**9.** किस संघ राज्यक्षेत्र में मुख्यमंत्री को उपराज्यपाल नियुक्त करते हैं?

- (A) दिल्ली
- (B) पुदुचेरी
- (C) जम्मू और कश्मीर
- (D) तीनों में

**10.** समय के क्रम में रखें: (1) 69वाँ संशोधन (2) अनुच्छेद 239क (3) दिल्ली की सेवाओं का अधिनियम (4) दिल्ली की महानगर परिषद

- (A) 4, 2, 1, 3
- (B) 2, 4, 1, 3
- (C) 4, 2, 3, 1
- (D) 2, 4, 3, 1

### उत्तर और कारण

**1. (A)** 370(1)(ग) में अनुच्छेद 1 और 370 लिखे हैं। बाक़ी सबके लिए, जैसे (B) और (D), राष्ट्रपति का आदेश चाहिए था; (C) स्वयं ऐसे ही आदेश से जुड़ा।

**2. (C)** 14 मई 1954 का सीओ 48। वह 368 के अधीन पारित नहीं हुआ (A)। 1950 के आदेश (B) में वह नहीं था, और राज्य का संविधान (D) अलग पाठ था।

**3. (B)** (A) एक दिन पहले के सीओ 272 का काम है। (C) पुनर्गठन अधिनियम का काम है, और (D) उस अधिनियम और परिसीमन का।

**4. (C)** वह दूसरे रास्ते से अनुच्छेद 370 का संशोधन था। (A) और (B) वैध ठहरे, और उद्घोषणा (D) रद्द नहीं हुई।

**5. (D)** क्योंकि संघ ने कहा कि राज्य का दर्जा लौटेगा। (A) का उत्तर हाँ मिला, (B) का नहीं, (C) का हाँ।

**6. (D)** राज्य सूची की प्रविष्टि 6। (A), (B) और (C) प्रविष्टि 2, 18 और 1 हैं, जिन्हें 239कक बाहर रखता है।

**7. (A)** 70 का दस प्रतिशत। (B) प्रतिशत को ही संख्या मान लेता है, (C) पूर्णांक में पंद्रह प्रतिशत है, और (D) राज्य की न्यूनतम संख्या है।

**8. (A)** अधिनियम में उपराज्यपाल का निर्णय अंतिम है, इसलिए 2 ग़लत। राष्ट्रपति से 239कक(4) के परंतुक में पूछा जाता है, यहाँ नहीं।

**9. (C)** 2019 के अधिनियम की धारा 54। दिल्ली (A) और पुदुचेरी (B) में राष्ट्रपति, इसलिए (D) ग़लत।

**10. (B)** 1962, 1966, 1991, 2023। (A) पहले दो को, (D) आख़िरी दो को और (C) दोनों जोड़ों को बदल देता है।
`,
    },
  },
]
