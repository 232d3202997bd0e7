import type { SeedChapter } from '../shapes.ts'

export const polityDQuestions: SeedChapter[] = [
  {
    id: 'services-questions',
    title: {
      en: 'Services and tribunals: ten questions with answers',
      hi: 'सेवाएँ और अधिकरण: दस प्रश्न, उत्तर सहित',
    },
    text: {
      en: String.raw`
### Questions

**1.** Parliament may create a new all-India service once

- (A) the Lok Sabha so resolves by at least two thirds of those present and voting
- (B) the Rajya Sabha so resolves by at least two thirds of those present and voting
- (C) the legislatures of half of the States agree by a simple majority
- (D) the UPSC recommends it and the President approves

**2.** Which is **not** an all-India service?

- (A) Indian Police Service
- (B) Indian Foreign Service
- (C) Indian Forest Service
- (D) Indian Administrative Service

**3.** Article 311 protects a civil servant against

- (A) suspension
- (B) compulsory retirement in the public interest
- (C) reduction in rank without inquiry
- (D) transfer to another post of equal rank

**4.** Consider: (1) Article 311 covers members of the armed forces. (2) An inquiry may be dispensed with in the interest of the security of the State if the head of the department is satisfied. Which is right?

- (A) 1 only
- (B) 2 only
- (C) both
- (D) neither

**5.** A member of a **Joint** Public Service Commission is appointed by

- (A) the President
- (B) the Governors together
- (C) the Chief Justice of India
- (D) the chairman of the UPSC

**6.** The Supreme Court is asked before a member of a commission is removed for

- (A) insolvency
- (B) infirmity of body
- (C) misbehaviour
- (D) paid employment outside

**7.** A former chairman of a State Public Service Commission may become

- (A) secretary to the Government of India
- (B) chairman of another State's commission
- (C) adviser in the service of a State government
- (D) chairman of the same commission once more

**8.** On which matter need the UPSC **not** be consulted?

- (A) discipline
- (B) methods of recruitment
- (C) principles of promotion
- (D) reservation under 16(4)

**9.** Which subject came into Article 323B by the 75th Amendment?

- (A) land reforms
- (B) rent and tenancy
- (C) taxes
- (D) labour disputes

**10.** Assertion: an order passed without consulting the commission is void. Reason: Article 320(3) says that the commission shall be consulted.

- (A) both true, the reason explains
- (B) both true, the reason does not explain
- (C) assertion true, reason false
- (D) assertion false, reason true

### Answers and reasons

**1. (B)** Article 312. The Lok Sabha (A) votes only on the law that follows. Neither the States (C) nor the commission (D) decides.

**2. (B)** It is a central service. The Forest Service (C), with the same three letters, is the third all-India service beside (A) and (D).

**3. (C)** The article names dismissal, removal and reduction in rank. (A) is an interim step, (B) is no punishment, and (D) leaves the rank as it is.

**4. (D)** Defence is outside, so 1 is wrong. For the security of the State the President or the Governor must be satisfied, so 2 is wrong.

**5. (A)** Article 316(1). The Governors (B) only receive its reports; (C) and (D) have no part.

**6. (C)** Article 317(1). For (A), (B) and (D) the President acts alone under 317(3).

**7. (B)** Article 319(b). It bars other employment under the Union (A) or a State (C), and 316(3) bars a second term in the same office (D).

**8. (D)** Article 320(4). The other three stand in 320(3).

**9. (B)** 1993. (A), (C) and (D) were in the list from the 42nd Amendment.

**10. (D)** The article does say "shall", but *Manbodhan Lal Srivastava* (1957) read it as directory. So the assertion falls, and (A), (B) and (C) with it.
`,
      hi: String.raw`
### प्रश्न

**1.** संसद नई अखिल भारतीय सेवा तब बना सकती है, जब

- (A) लोक सभा उपस्थित और मत देने वालों के कम से कम दो तिहाई से संकल्प करे
- (B) राज्य सभा उपस्थित और मत देने वालों के कम से कम दो तिहाई से संकल्प करे
- (C) आधे राज्यों के विधानमंडल साधारण बहुमत से सहमत हों
- (D) संघ लोक सेवा आयोग सिफ़ारिश करे और राष्ट्रपति अनुमोदन दें

**2.** कौन-सी अखिल भारतीय सेवा **नहीं** है?

- (A) भारतीय पुलिस सेवा
- (B) भारतीय विदेश सेवा
- (C) भारतीय वन सेवा
- (D) भारतीय प्रशासनिक सेवा

**3.** अनुच्छेद 311 सिविल सेवक को किससे संरक्षण देता है?

- (A) निलंबन
- (B) लोकहित में अनिवार्य सेवानिवृत्ति
- (C) बिना जाँच पंक्ति में अवनति
- (D) बराबर के पद पर स्थानांतरण

**4.** विचार करें: (1) अनुच्छेद 311 सशस्त्र बलों के सदस्यों पर लागू है। (2) विभागाध्यक्ष का समाधान हो जाए तो राज्य की सुरक्षा के हित में जाँच छोड़ी जा सकती है। कौन-सा सही है?

- (A) केवल 1
- (B) केवल 2
- (C) दोनों
- (D) कोई नहीं

**5.** **संयुक्त** लोक सेवा आयोग के सदस्य को कौन नियुक्त करता है?

- (A) राष्ट्रपति
- (B) संबंधित राज्यपाल मिलकर
- (C) भारत के मुख्य न्यायाधीश
- (D) संघ लोक सेवा आयोग के अध्यक्ष

**6.** आयोग के सदस्य को किस आधार पर हटाने से पहले सर्वोच्च न्यायालय से पूछा जाता है?

- (A) दिवालियापन
- (B) शारीरिक अशक्तता
- (C) कदाचार
- (D) बाहर का सवेतन काम

**7.** राज्य लोक सेवा आयोग का पूर्व अध्यक्ष क्या बन सकता है?

- (A) भारत सरकार का सचिव
- (B) दूसरे राज्य के आयोग का अध्यक्ष
- (C) राज्य सरकार की सेवा में सलाहकार
- (D) उसी आयोग का दोबारा अध्यक्ष

**8.** किस विषय पर संघ लोक सेवा आयोग से परामर्श ज़रूरी **नहीं**?

- (A) अनुशासन
- (B) भर्ती की पद्धतियाँ
- (C) पदोन्नति के सिद्धांत
- (D) 16(4) का आरक्षण

**9.** 75वें संशोधन से अनुच्छेद 323ख में कौन-सा विषय आया?

- (A) भूमि सुधार
- (B) किराया और किराएदारी
- (C) कर
- (D) श्रम विवाद

**10.** अभिकथन: आयोग से परामर्श किए बिना दिया गया आदेश शून्य है। कारण: अनुच्छेद 320(3) कहता है कि आयोग से परामर्श किया जाएगा।

- (A) दोनों सत्य, कारण व्याख्या करता है
- (B) दोनों सत्य, कारण व्याख्या नहीं करता
- (C) अभिकथन सत्य, कारण असत्य
- (D) अभिकथन असत्य, कारण सत्य

### उत्तर और कारण

**1. (B)** अनुच्छेद 312। लोक सभा (A) केवल उसके बाद बनने वाले क़ानून पर मत देती है। न राज्य (C) निर्णय करते हैं, न आयोग (D)।

**2. (B)** यह केंद्रीय सेवा है। अंग्रेज़ी में इन्हीं तीन अक्षरों वाली वन सेवा (C), (A) और (D) के साथ, तीसरी अखिल भारतीय सेवा है।

**3. (C)** अनुच्छेद में पदच्युति, पद से हटाना और पंक्ति में अवनति लिखे हैं। (A) अंतरिम क़दम है, (B) दंड नहीं, और (D) में पंक्ति वही रहती है।

**4. (D)** रक्षा बल बाहर हैं, इसलिए 1 ग़लत। राज्य की सुरक्षा के लिए राष्ट्रपति या राज्यपाल का समाधान चाहिए, इसलिए 2 ग़लत।

**5. (A)** अनुच्छेद 316(1)। राज्यपालों (B) को केवल प्रतिवेदन मिलते हैं; (C) और (D) की कोई भूमिका नहीं।

**6. (C)** अनुच्छेद 317(1)। (A), (B) और (D) में राष्ट्रपति 317(3) के अधीन अकेले निर्णय करते हैं।

**7. (B)** अनुच्छेद 319(ख)। वह संघ (A) या राज्य (C) के अधीन दूसरा नियोजन रोकता है, और 316(3) उसी पद पर दूसरी पदावधि (D)।

**8. (D)** अनुच्छेद 320(4)। बाक़ी तीनों 320(3) में हैं।

**9. (B)** 1993। (A), (C) और (D) 42वें संशोधन से ही सूची में थे।

**10. (D)** अनुच्छेद में "किया जाएगा" है, पर *मनबोधन लाल श्रीवास्तव* (1957) ने इसे निदेशात्मक माना। इसलिए अभिकथन असत्य है, और (A), (B) तथा (C) ग़लत।
`,
    },
  },
]
