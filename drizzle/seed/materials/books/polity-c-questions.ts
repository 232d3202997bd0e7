import type { SeedChapter } from '../shapes.ts'

export const polityCQuestions: SeedChapter[] = [
  {
    id: 'faith-and-minorities-questions',
    title: {
      en: 'Articles 23 to 30: ten questions with answers',
      hi: 'अनुच्छेद 23 से 30: दस प्रश्न, उत्तर सहित',
    },
    text: {
      en: String.raw`
### Questions

**1.** In the case of the Asian Games workers (PUDR, 1982) the Supreme Court held that

- (A) Article 23 binds the State only
- (B) work for less than the minimum wage is forced labour
- (C) Article 24 does not reach building work
- (D) agreement of the worker cures low pay

**2.** On which ground does Article 23(2) **not** forbid discrimination in compulsory service?

- (A) religion
- (B) caste
- (C) class
- (D) sex

**3.** Which work does Article 24 by its own words forbid to a child of thirteen? (1) in a mine (2) in a sweet shop (3) in a chemical factory

- (A) 1 only
- (B) 1 and 3
- (C) 2 and 3
- (D) 1, 2 and 3

**4.** The right to propagate religion, as read in *Stanislaus* (1977),

- (A) includes converting others by persuasion as a right
- (B) belongs to citizens only
- (C) means spreading a faith by explaining it
- (D) cannot be limited for public order

**5.** Article 26, unlike Article 25, is **not** made subject to

- (A) public order
- (B) morality
- (C) health
- (D) the other provisions of Part III

**6.** In which institution may no religious instruction at all be given?

- (A) one wholly maintained out of State funds
- (B) one recognised by the State
- (C) one that receives State aid
- (D) one administered by the State under a trust that requires it

**7.** Consider: (1) Article 29(1) can be used by a majority that has its own script. (2) Article 30(1) covers minorities by language. Which is right?

- (A) 1 only
- (B) 2 only
- (C) both
- (D) neither

**8.** According to *T.M.A. Pai* (2002) a minority under Article 30 is determined with reference to

- (A) the district
- (B) the State
- (C) the whole of India
- (D) the university area

**9.** Which is right about the Aligarh Muslim University judgment of November 2024?

- (A) Nine judges gave it.
- (B) It followed *Azeez Basha*.
- (C) It declared the university a minority institution.
- (D) It left the status of the university to another bench.

**10.** Arrange by time: (1) *Bijoe Emmanuel* (2) *Shirur Mutt* (3) Sabarimala (4) *Stanislaus*

- (A) 4, 2, 1, 3
- (B) 2, 4, 3, 1
- (C) 2, 4, 1, 3
- (D) 4, 2, 3, 1

### Answers and reasons

**1. (B)** Want compels as force does, so agreement changes nothing (D). Private contractors are bound too (A), and building work was called hazardous (C).

**2. (D)** The list is religion, race, caste, class. Discrimination by sex would be tested under Articles 14 and 15.

**3. (B)** The Article names factories, mines and hazardous employment. The shop is closed to the child by the Act of 1986, not by Article 24, so 2 fails, and with it (C) and (D); (A) leaves out the factory.

**4. (C)** There is no right to convert another person (A). Article 25 speaks of all persons (B) and begins with public order (D).

**5. (D)** Article 25 carries these words in addition. The three grounds (A), (B) and (C) stand in both articles.

**6. (A)** Article 28(1). (B) and (C) need consent under 28(3), and (D) is the exception of 28(2).

**7. (C)** 29(1) says "any section of the citizens", and 30(1) says "whether based on religion or language". (A), (B) and (D) each deny at least one of the two.

**8. (B)** States were drawn by language, so language and religion are both counted there. The Union (C) was rejected; no article speaks of the district (A) or the university (D).

**9. (D)** Seven judges, 4 : 3, so (A) fails. *Azeez Basha* was overruled (B), but the tests were left to a regular bench, so (C) fails.

**10. (C)** 1954, 1977, 1986, 2018. (A) exchanges the first two, (B) the last two, (D) both pairs.
`,
      hi: String.raw`
### प्रश्न

**1.** एशियाई खेलों के मज़दूरों के मामले (पीयूडीआर, 1982) में सर्वोच्च न्यायालय ने कहा कि

- (A) अनुच्छेद 23 केवल राज्य पर लागू है
- (B) न्यूनतम मज़दूरी से कम पर काम बलात्श्रम है
- (C) अनुच्छेद 24 निर्माण कार्य तक नहीं पहुँचता
- (D) मज़दूर राज़ी हो तो कम मज़दूरी वैध है

**2.** अनिवार्य सेवा में किस आधार पर भेदभाव को अनुच्छेद 23(2) **नहीं** रोकता?

- (A) धर्म
- (B) जाति
- (C) वर्ग
- (D) लिंग

**3.** तेरह वर्ष के बालक के लिए कौन-सा काम अनुच्छेद 24 अपने शब्दों से रोकता है? (1) खान में (2) मिठाई की दुकान में (3) रसायन के कारख़ाने में

- (A) केवल 1
- (B) 1 और 3
- (C) 2 और 3
- (D) 1, 2 और 3

**4.** *स्टैनिस्लॉस* (1977) के अनुसार धर्म के प्रचार का अधिकार

- (A) समझाकर दूसरों का धर्म बदलवाने का अधिकार भी देता है
- (B) केवल नागरिकों का है
- (C) अपना धर्म समझाकर फैलाने का है
- (D) लोक व्यवस्था के लिए सीमित नहीं हो सकता

**5.** अनुच्छेद 25 के विपरीत अनुच्छेद 26 किसके अधीन **नहीं** रखा गया?

- (A) लोक व्यवस्था
- (B) सदाचार
- (C) स्वास्थ्य
- (D) भाग III के दूसरे उपबंध

**6.** किस संस्था में धार्मिक शिक्षा बिलकुल नहीं दी जा सकती?

- (A) पूरी तरह राज्य निधि से पोषित
- (B) राज्य से मान्यता प्राप्त
- (C) राज्य से सहायता पाने वाली
- (D) राज्य द्वारा प्रशासित, पर ऐसे न्यास की जिसमें यह शिक्षा आवश्यक है

**7.** विचार करें: (1) अपनी लिपि वाला बहुसंख्यक वर्ग अनुच्छेद 29(1) का सहारा ले सकता है। (2) अनुच्छेद 30(1) में भाषा पर आधारित अल्पसंख्यक भी आते हैं। कौन-सा सही है?

- (A) केवल 1
- (B) केवल 2
- (C) दोनों
- (D) कोई नहीं

**8.** *टी.एम.ए. पाई* (2002) के अनुसार अनुच्छेद 30 के लिए अल्पसंख्यक होना किसके संदर्भ में तय होता है?

- (A) ज़िला
- (B) राज्य
- (C) पूरा भारत
- (D) विश्वविद्यालय का क्षेत्र

**9.** नवंबर 2024 के अलीगढ़ मुस्लिम विश्वविद्यालय निर्णय के बारे में क्या सही है?

- (A) इसे नौ न्यायाधीशों ने दिया।
- (B) इसमें *अज़ीज़ बाशा* का अनुसरण हुआ।
- (C) इसने विश्वविद्यालय को अल्पसंख्यक संस्था घोषित किया।
- (D) इसने विश्वविद्यालय का दर्जा तय करना दूसरी पीठ पर छोड़ा।

**10.** समय के क्रम में रखें: (1) *बिजोए इमैनुएल* (2) *शिरूर मठ* (3) सबरीमाला (4) *स्टैनिस्लॉस*

- (A) 4, 2, 1, 3
- (B) 2, 4, 3, 1
- (C) 2, 4, 1, 3
- (D) 4, 2, 3, 1

### उत्तर और कारण

**1. (B)** अभाव भी बल की तरह मजबूर करता है, इसलिए सहमति से कुछ नहीं बदलता (D)। निजी ठेकेदार भी इससे बँधे हैं (A), और निर्माण कार्य को जोखिम का काम कहा गया (C)।

**2. (D)** सूची में धर्म, मूलवंश, जाति और वर्ग हैं। लिंग का भेदभाव अनुच्छेद 14 और 15 से परखा जाएगा।

**3. (B)** अनुच्छेद में कारख़ाने, खान और जोखिम वाले काम के नाम हैं। दुकान पर रोक 1986 के अधिनियम से है, अनुच्छेद 24 से नहीं; इसलिए 2 ग़लत है, और उसके साथ (C) और (D) भी। (A) कारख़ाने को छोड़ देता है।

**4. (C)** दूसरे का धर्म बदलवाने का अधिकार नहीं है (A)। अनुच्छेद 25 सभी व्यक्तियों की बात करता है (B) और लोक व्यवस्था से ही शुरू होता है (D)।

**5. (D)** ये शब्द अनुच्छेद 25 में अतिरिक्त हैं। बाक़ी तीन आधार (A), (B) और (C) दोनों अनुच्छेदों में हैं।

**6. (A)** अनुच्छेद 28(1)। (B) और (C) में 28(3) से सहमति चाहिए, और (D) 28(2) का अपवाद है।

**7. (C)** 29(1) "नागरिकों के किसी भी अनुभाग" कहता है और 30(1) "धर्म या भाषा पर आधारित"। (A), (B) और (D) में इनमें से कम से कम एक को नकारा गया है।

**8. (B)** राज्य भाषा के आधार पर बने, इसलिए भाषा और धर्म दोनों की गिनती वहीं होती है। पूरे भारत (C) की बात नहीं मानी गई; ज़िले (A) या विश्वविद्यालय (D) की बात कोई अनुच्छेद नहीं करता।

**9. (D)** सात न्यायाधीश, 4 : 3, इसलिए (A) ग़लत। *अज़ीज़ बाशा* पलट दिया गया (B), पर कसौटियाँ लगाना नियमित पीठ पर छोड़ा गया, इसलिए (C) ग़लत।

**10. (C)** 1954, 1977, 1986, 2018। (A) पहले दो को, (B) आख़िरी दो को और (D) दोनों जोड़ों को बदल देता है।
`,
    },
  },
]
