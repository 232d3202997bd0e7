import { both } from '../materials/shapes.ts'
import type { SeedCourse } from './shapes.ts'
import { teachers } from './teachers.ts'

export const polity: SeedCourse = {
  slug: 'constitution-foundations',
  title: { en: 'The Constitution of India: foundations', hi: 'भारत का संविधान: बुनियाद' },
  summary: {
    en: 'How it was made, what the Preamble says, rights, directive principles, duties and Parliament: a little each day.',
    hi: 'संविधान कैसे बना, प्रस्तावना क्या कहती है, अधिकार, नीति निदेशक तत्व, कर्तव्य और संसद: रोज़ थोड़ा-थोड़ा।',
  },
  subject: 'polity',
  exams: ['ssc', 'upsc', 'state-psc', 'railways'],
  description: {
    en: 'Eight short lessons on the part of polity that every general-studies paper asks. They open step by step over five days, so that each has time to settle before the next.',
    hi: 'राजव्यवस्था के उस हिस्से पर आठ छोटे पाठ, जो हर सामान्य अध्ययन पेपर में पूछा जाता है। ये पाँच दिनों में थोड़े-थोड़े करके खुलते हैं, ताकि अगले से पहले पिछला मन में बैठ जाए।',
  },
  outcomes: [
    { en: 'Tell the dates and bodies of the making of the Constitution', hi: 'संविधान निर्माण की तारीख़ें और संस्थाएँ बताना' },
    {
      en: 'Sort articles into rights, directive principles and duties',
      hi: 'अनुच्छेदों को अधिकार, निदेशक तत्व और कर्तव्य में बाँटना',
    },
    { en: 'Compare the two Houses of Parliament', hi: 'संसद के दोनों सदनों की तुलना करना' },
  ],
  teachers: [teachers.polity],
  finalTest: { lessonId: 'final-test', minPercent: 50 },
  chapters: [
    {
      id: 'beginnings',
      title: { en: 'Beginnings', hi: 'शुरुआत' },
      lessons: [
        {
          id: 'how-it-was-made',
          title: { en: 'How the Constitution was made', hi: 'संविधान कैसे बना' },
          preview: true,
          text: both(`
«The Constitution was written by a **Constituent Assembly**, formed under the Cabinet Mission Plan of 1946. Its members were elected by the provincial assemblies, not by the people directly. The Assembly met first on 9 December 1946; on 11 December it elected Dr Rajendra Prasad as its President.¦संविधान **संविधान सभा** ने लिखा, जो 1946 की कैबिनेट मिशन योजना के तहत बनी। इसके सदस्य प्रांतीय विधान सभाओं ने चुने, जनता ने सीधे नहीं। सभा पहली बार 9 दिसंबर 1946 को बैठी; 11 दिसंबर को डॉ. राजेंद्र प्रसाद इसके अध्यक्ष चुने गए।»

| «Date¦तारीख़» | «What happened¦क्या हुआ» |
| --- | --- |
| 13-12-1946 | «Nehru moves the Objectives Resolution¦नेहरू ने उद्देश्य प्रस्ताव रखा» |
| 22-01-1947 | «The Resolution is adopted¦प्रस्ताव स्वीकार हुआ» |
| 29-08-1947 | «Drafting Committee of seven, under Dr B. R. Ambedkar¦सात सदस्यों की प्रारूप समिति, अध्यक्ष डॉ. बी. आर. आंबेडकर» |
| 26-11-1949 | «The Constitution is adopted¦संविधान अंगीकार हुआ» |
| 26-01-1950 | «It comes into force¦संविधान लागू हुआ» |

«It took 2 years, 11 months and 18 days. As adopted, it had 395 articles in 22 parts and 8 schedules.¦इसमें 2 साल, 11 महीने और 18 दिन लगे। अंगीकार के समय इसमें 22 भागों में 395 अनुच्छेद और 8 अनुसूचियाँ थीं।»

**«Example.¦उदाहरण।»** «The Constitution was ready in November 1949. Why was it brought into force on 26 January 1950?¦संविधान नवंबर 1949 में तैयार था। इसे 26 जनवरी 1950 को ही क्यों लागू किया गया?»

«Because 26 January 1930 had been kept as the first Independence Day after the Congress resolved on *Purna Swaraj* at Lahore in December 1929. A few provisions, among them citizenship and elections, came into force at once on 26 November 1949.¦क्योंकि दिसंबर 1929 के लाहौर अधिवेशन में *पूर्ण स्वराज* का संकल्प लेने के बाद 26 जनवरी 1930 को पहला स्वतंत्रता दिवस मनाया गया था। नागरिकता और चुनाव जैसे कुछ प्रावधान 26 नवंबर 1949 को ही लागू हो गए थे।»
`),
        },
        {
          id: 'in-a-minute',
          title: { en: 'Video: the Constitution in a minute', hi: 'वीडियो: एक मिनट में संविधान' },
          videoId: 'vid_constitution-in-a-minute',
          minutes: 2,
        },
        {
          id: 'preamble',
          title: { en: 'Reading the Preamble', hi: 'प्रस्तावना को पढ़ना' },
          text: both(`
«The Preamble is one sentence. It says **who** gives the Constitution (“We, the people of India”), **what** India is to be (a sovereign, socialist, secular, democratic republic), **what for** (justice, liberty, equality, fraternity) and **when** it was adopted (26 November 1949).¦प्रस्तावना एक ही वाक्य है। वह बताती है कि संविधान **कौन** दे रहा है (“हम, भारत के लोग”), भारत **क्या** होगा (संपूर्ण प्रभुत्व-संपन्न, समाजवादी, पंथनिरपेक्ष, लोकतंत्रात्मक गणराज्य), **किसलिए** (न्याय, स्वतंत्रता, समता, बंधुता) और **कब** अंगीकार हुआ (26 नवंबर 1949)।»

- «**Justice**: social, economic and political.¦**न्याय**: सामाजिक, आर्थिक और राजनीतिक।»
- «**Liberty** of thought, expression, belief, faith and worship.¦**स्वतंत्रता**: विचार, अभिव्यक्ति, विश्वास, धर्म और उपासना की।»
- «**Equality** of status and of opportunity.¦**समता**: प्रतिष्ठा और अवसर की।»
- «**Fraternity**, assuring the dignity of the individual and the unity and integrity of the nation.¦**बंधुता**: व्यक्ति की गरिमा और राष्ट्र की एकता व अखंडता सुनिश्चित करने वाली।»

«It has been amended once: the **42nd Amendment (1976)** added “socialist”, “secular” and “integrity”.¦इसमें एक बार संशोधन हुआ है: **42वें संशोधन (1976)** ने “समाजवादी”, “पंथनिरपेक्ष” और “अखंडता” जोड़े।»

**«Example.¦उदाहरण।»** «Is the Preamble a part of the Constitution?¦क्या प्रस्तावना संविधान का भाग है?»

«In the *Berubari* opinion (1960) the Supreme Court said that it is not. In *Kesavananda Bharati* (1973) it said that it **is**, and that it can be amended as long as the basic structure stays. The later view holds.¦*बेरुबारी* मामले (1960) में सर्वोच्च न्यायालय ने कहा कि नहीं। *केशवानंद भारती* (1973) में कहा कि **है**, और मूल ढाँचा बना रहे तो इसमें संशोधन हो सकता है। बाद वाला मत मान्य है।»
`),
        },
      ],
    },
    {
      id: 'rights-and-duties',
      title: { en: 'Rights, principles, duties', hi: 'अधिकार, तत्व, कर्तव्य' },
      lessons: [
        {
          id: 'fundamental-rights',
          title: { en: 'Fundamental rights', hi: 'मूल अधिकार' },
          drip: { afterDays: 1 },
          text: both(`
«Part III of the Constitution (Articles 12 to 35) holds the fundamental rights. They fall into six groups:¦संविधान के भाग III (अनुच्छेद 12 से 35) में मूल अधिकार हैं। वे छह समूहों में हैं:»

| «Articles¦अनुच्छेद» | «Right¦अधिकार» |
| --- | --- |
| 14-18 | «to equality¦समता का» |
| 19-22 | «to freedom¦स्वतंत्रता का» |
| 23-24 | «against exploitation¦शोषण के विरुद्ध» |
| 25-28 | «to freedom of religion¦धर्म की स्वतंत्रता का» |
| 29-30 | «of culture and education¦संस्कृति और शिक्षा का» |
| 32 | «to constitutional remedies¦संवैधानिक उपचारों का» |

«Two changes are asked often: the **44th Amendment (1978)** took the right to property out of this part (it is now a legal right under Article 300A), and the **86th Amendment (2002)** put in Article 21A, free and compulsory education from 6 to 14 years.¦दो बदलाव अक्सर पूछे जाते हैं: **44वें संशोधन (1978)** ने संपत्ति के अधिकार को इस भाग से हटाया (अब यह अनुच्छेद 300A में क़ानूनी अधिकार है), और **86वें संशोधन (2002)** ने अनुच्छेद 21A जोड़ा: 6 से 14 वर्ष तक मुफ़्त और अनिवार्य शिक्षा।»

«Articles 15, 16, 19, 29 and 30 protect citizens alone; Articles 14, 20, 21 and 25, for example, protect every person.¦अनुच्छेद 15, 16, 19, 29 और 30 केवल नागरिकों के लिए हैं; जबकि 14, 20, 21 और 25 जैसे अनुच्छेद हर व्यक्ति के लिए हैं।»

**«Example.¦उदाहरण।»** «A man is held by the police and nobody is told on what order. Which writ helps?¦पुलिस ने किसी को रोक रखा है और आदेश नहीं बताया जा रहा। कौन-सी रिट काम आएगी?»

«**Habeas corpus**: “bring the body” before the court. The other four are *mandamus* (do your duty), *prohibition* (stop, lower court), *certiorari* (send up and quash) and *quo warranto* (by what right do you hold this office?). The Supreme Court issues them under Article 32, High Courts under Article 226.¦**बंदी प्रत्यक्षीकरण**: व्यक्ति को अदालत के सामने लाओ। बाक़ी चार हैं *परमादेश* (अपना कर्तव्य करो), *प्रतिषेध* (निचली अदालत, रुको), *उत्प्रेषण* (मामला ऊपर भेजो, आदेश रद्द) और *अधिकार पृच्छा* (किस अधिकार से इस पद पर हो?)। सर्वोच्च न्यायालय इन्हें अनुच्छेद 32 में और उच्च न्यायालय अनुच्छेद 226 में जारी करते हैं।»
`),
        },
        {
          id: 'principles-and-duties',
          title: { en: 'Directive principles and duties', hi: 'नीति निदेशक तत्व और मूल कर्तव्य' },
          drip: { afterDays: 2 },
          text: both(`
«**Directive principles** (Part IV, Articles 36 to 51) tell the state what to aim at. No court enforces them (Article 37), yet they are “fundamental in the governance of the country”. The idea was taken from the constitution of Ireland.¦**नीति निदेशक तत्व** (भाग IV, अनुच्छेद 36 से 51) राज्य को बताते हैं कि लक्ष्य क्या हो। इन्हें कोई अदालत लागू नहीं कराती (अनुच्छेद 37), फिर भी ये “देश के शासन में मूलभूत” हैं। यह विचार आयरलैंड के संविधान से लिया गया।»

- 39A: «free legal aid¦मुफ़्त क़ानूनी सहायता» · 40: «village panchayats¦ग्राम पंचायतें» · 44: «uniform civil code¦समान नागरिक संहिता»
- 45: «care of children below six¦छह वर्ष से छोटे बच्चों की देखभाल» · 48A: «environment¦पर्यावरण» · 50: «judiciary apart from the executive¦न्यायपालिका कार्यपालिका से अलग» · 51: «international peace¦अंतरराष्ट्रीय शांति»

«**Fundamental duties** stand in one article, **51A** (Part IVA). The 42nd Amendment (1976) brought ten of them, as the Swaran Singh Committee had advised duties; the 86th (2002) added the eleventh: a parent gives a child of 6 to 14 years the chance of education.¦**मूल कर्तव्य** एक ही अनुच्छेद **51A** (भाग IVA) में हैं। स्वर्ण सिंह समिति की सलाह के बाद 42वें संशोधन (1976) ने दस कर्तव्य जोड़े; 86वें (2002) ने ग्यारहवाँ: माता-पिता 6 से 14 वर्ष के बच्चे को शिक्षा का अवसर दें।»

**«Example.¦उदाहरण।»** «Education appears in all three parts. Where?¦शिक्षा तीनों भागों में आती है। कहाँ-कहाँ?»

«As a **right** in Article 21A, as a **directive principle** in Article 45 and as a **duty** in Article 51A(k). All three have their present form from the 86th Amendment.¦**अधिकार** के रूप में अनुच्छेद 21A में, **निदेशक तत्व** के रूप में अनुच्छेद 45 में और **कर्तव्य** के रूप में अनुच्छेद 51A(k) में। तीनों का आज का रूप 86वें संशोधन से है।»
`),
        },
      ],
    },
    {
      id: 'parliament',
      title: { en: 'Parliament', hi: 'संसद' },
      lessons: [
        {
          id: 'two-houses',
          title: { en: 'Two Houses and a President', hi: 'दो सदन और राष्ट्रपति' },
          drip: { afterDays: 3 },
          text: both(`
«Parliament is the **President and two Houses** (Article 79). The President is part of Parliament without being a member of either House.¦संसद यानी **राष्ट्रपति और दो सदन** (अनुच्छेद 79)। राष्ट्रपति किसी सदन के सदस्य नहीं होते, फिर भी संसद का अंग हैं।»

| | «Lok Sabha¦लोक सभा» | «Rajya Sabha¦राज्य सभा» |
| --- | --- | --- |
| «Elected by¦चुनाव» | «the people¦जनता द्वारा» | «members of state assemblies; 12 are nominated¦राज्य विधान सभाओं के सदस्यों द्वारा; 12 मनोनीत» |
| «Term¦कार्यकाल» | «5 years, can be dissolved¦5 वर्ष, भंग हो सकती है» | «permanent; a third retires every 2 years¦स्थायी; हर 2 वर्ष में एक-तिहाई निवृत्त» |
| «Least age¦न्यूनतम आयु» | 25 | 30 |
| «At most¦अधिकतम» | 550 | 250 |

«A **money bill** (Article 110) begins in the Lok Sabha alone, on the recommendation of the President. The Rajya Sabha may only advise, within 14 days. A deadlock over an ordinary bill can end in a **joint sitting** (Article 108), over which the Speaker presides; there is none for a money bill or for an amendment of the Constitution.¦**धन विधेयक** (अनुच्छेद 110) राष्ट्रपति की सिफ़ारिश पर केवल लोक सभा में शुरू होता है। राज्य सभा 14 दिन के भीतर केवल सलाह दे सकती है। साधारण विधेयक पर गतिरोध **संयुक्त बैठक** (अनुच्छेद 108) से सुलझ सकता है, जिसकी अध्यक्षता लोक सभा अध्यक्ष करते हैं; धन विधेयक या संविधान संशोधन के लिए संयुक्त बैठक नहीं होती।»

**«Example.¦उदाहरण।»** «A money bill lies with the Rajya Sabha for 16 days without a word. What now?¦धन विधेयक राज्य सभा के पास 16 दिन से बिना जवाब के पड़ा है। अब?»

«After 14 days it is deemed to have been passed by both Houses in the form in which the Lok Sabha passed it. On the fifteenth day the matter was settled.¦14 दिन बाद इसे दोनों सदनों से उसी रूप में पारित माना जाता है जिसमें लोक सभा ने पारित किया था। पंद्रहवें दिन ही बात तय हो गई।»
`),
        },
        {
          id: 'how-a-bill-becomes-law',
          title: { en: 'Notes: how a bill becomes law', hi: 'नोट्स: विधेयक क़ानून कैसे बनता है' },
          materialId: 'mat_how-a-bill-becomes-law',
          minutes: 8,
          drip: { afterDays: 3 },
        },
        {
          id: 'final-test',
          title: { en: 'Final test: seven questions', hi: 'अंतिम टेस्ट: सात प्रश्न' },
          testId: 'tst_course-polity',
          minutes: 8,
          drip: { afterDays: 4 },
        },
      ],
    },
  ],
}
