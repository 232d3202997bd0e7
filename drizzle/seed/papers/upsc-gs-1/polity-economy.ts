import type { PaperSection } from '../paper.ts'
import { countOfFour, countOfThree, oneOrBoth, statementAndReason, twoReasons } from './standard-options.ts'

export const polityEconomy: PaperSection = {
  presetSectionId: 'gs',
  questions: [
    {
      code: 'gs-026',
      exams: ['upsc'],
      subject: 'general-knowledge',
      topic: 'constitution',
      difficulty: 'medium',
      targetSeconds: 60,
      stem: {
        en: String.raw`Consider the following changes in the Constitution of India:

1. A change in the manner of electing the President
2. The addition of a new Fundamental Duty
3. A change in the composition of the Goods and Services Tax Council
4. A change in the Sixth Schedule, on the administration of tribal areas

For how many of the above is ratification by the Legislatures of not less than one-half of the States necessary?`,
        hi: String.raw`भारत के संविधान में निम्नलिखित परिवर्तनों पर विचार कीजिए:

1. राष्ट्रपति के निर्वाचन की रीति में परिवर्तन
2. एक नया मूल कर्तव्य जोड़ना
3. वस्तु एवं सेवा कर परिषद के गठन में परिवर्तन
4. जनजातीय क्षेत्रों के प्रशासन से संबंधित छठी अनुसूची में परिवर्तन

उपर्युक्त में से कितनों के लिए कम से कम आधे राज्यों के विधानमंडलों का अनुसमर्थन आवश्यक है?`,
      },
      options: countOfFour,
      key: { kind: 'mcq', optionIds: ['b'] },
      solution: {
        en: String.raw`The proviso to Article 368(2) protects what belongs to the federal balance; ask of each item whether it touches that balance.

- **1: needed.** Articles 54 and 55 (election of the President) are named in the proviso.
- **2: not needed.** Part IVA needs the special majority in Parliament alone.
- **3: needed.** The 101st Amendment put Article 279A itself on the list.
- **4: not needed.** Paragraph 21 of the Sixth Schedule lets Parliament amend it by an ordinary law.

Two of the four. The trap is item 3: many remember the list as it stood before 2016.`,
        hi: String.raw`अनुच्छेद 368(2) का परंतुक संघीय संतुलन से जुड़े उपबंधों की रक्षा करता है; हर मद में यही देखिए कि वह इस संतुलन को छूता है या नहीं।

- **1: आवश्यक।** अनुच्छेद 54 और 55 (राष्ट्रपति का निर्वाचन) परंतुक में दिए गए हैं।
- **2: आवश्यक नहीं।** भाग IVA के लिए केवल संसद का विशेष बहुमत चाहिए।
- **3: आवश्यक।** 101वें संशोधन ने अनुच्छेद 279A को भी इस सूची में जोड़ा।
- **4: आवश्यक नहीं।** छठी अनुसूची के पैरा 21 के अनुसार संसद इसे साधारण क़ानून से बदल सकती है।

चार में से दो। असली जाल मद 3 है: कई विद्यार्थी 2016 से पहले की सूची ही याद रखते हैं।`,
      },
      reasons: {
        a: {
          en: 'This misses Article 279A, which the 101st Amendment added to the proviso of Article 368(2).',
          hi: 'इसमें अनुच्छेद 279A छूट गया, जिसे 101वें संशोधन ने अनुच्छेद 368(2) के परंतुक में जोड़ा।',
        },
        b: {
          en: 'Items 1 and 3 stand in the proviso to Article 368(2); items 2 and 4 do not.',
          hi: 'मद 1 और 3 अनुच्छेद 368(2) के परंतुक में हैं; मद 2 और 4 नहीं हैं।',
        },
        c: {
          en: 'This takes the Sixth Schedule to be a matter of ratification, though an ordinary law can amend it.',
          hi: 'इसमें छठी अनुसूची को भी अनुसमर्थन का विषय मान लिया गया, जबकि वह साधारण क़ानून से बदली जा सकती है।',
        },
        d: {
          en: 'This supposes that every amendment goes to the States; the addition of a Duty does not.',
          hi: 'इसमें मान लिया गया कि हर संशोधन राज्यों के पास जाता है; नया कर्तव्य जोड़ने पर ऐसा नहीं होता।',
        },
      },
    },
    {
      code: 'gs-027',
      exams: ['upsc'],
      subject: 'general-knowledge',
      topic: 'federalism',
      difficulty: 'medium',
      targetSeconds: 60,
      stem: {
        en: String.raw`Consider the following pairs:

| No. | Subject | List of the Seventh Schedule |
| --- | --- | --- |
| 1 | Census | Concurrent List |
| 2 | Trade unions; industrial and labour disputes | Concurrent List |
| 3 | Money-lending and money-lenders | State List |
| 4 | Protection of wild animals and birds | State List |

Which of the pairs given above are correctly matched?`,
        hi: String.raw`निम्नलिखित युग्मों पर विचार कीजिए:

| क्रम | विषय | सातवीं अनुसूची की सूची |
| --- | --- | --- |
| 1 | जनगणना | समवर्ती सूची |
| 2 | व्यवसाय संघ (ट्रेड यूनियन); औद्योगिक और श्रम विवाद | समवर्ती सूची |
| 3 | साहूकारी और साहूकार | राज्य सूची |
| 4 | वन्य जीव-जंतुओं और पक्षियों का संरक्षण | राज्य सूची |

उपर्युक्त युग्मों में से कौन-से सही सुमेलित हैं?`,
      },
      options: [
        { id: 'a', content: { en: '1 and 4 only', hi: 'केवल 1 और 4' } },
        { id: 'b', content: { en: '2 and 3 only', hi: 'केवल 2 और 3' } },
        { id: 'c', content: { en: '1, 2 and 3 only', hi: 'केवल 1, 2 और 3' } },
        { id: 'd', content: { en: '2, 3 and 4 only', hi: 'केवल 2, 3 और 4' } },
      ],
      key: { kind: 'mcq', optionIds: ['b'] },
      solution: {
        en: String.raw`- **1 is wrong.** Census is in the Union List (entry 69).
- **2 is right.** Trade unions and labour disputes are in the Concurrent List (entry 22).
- **3 is right.** Money-lending is in the State List (entry 30).
- **4 is wrong.** The 42nd Amendment (1976) moved the protection of wild animals and birds to the Concurrent List, along with forests, education, weights and measures, and the administration of justice.

So 2 and 3 only. Learn the five subjects moved in 1976: they are asked far more often than the rest.`,
        hi: String.raw`- **1 ग़लत है।** जनगणना संघ सूची में है (प्रविष्टि 69)।
- **2 सही है।** व्यवसाय संघ और श्रम विवाद समवर्ती सूची में हैं (प्रविष्टि 22)।
- **3 सही है।** साहूकारी राज्य सूची में है (प्रविष्टि 30)।
- **4 ग़लत है।** 42वें संशोधन (1976) ने वन्य जीव-जंतुओं और पक्षियों के संरक्षण को समवर्ती सूची में डाल दिया; साथ में वन, शिक्षा, बाट-माप और न्याय प्रशासन भी गए।

अतः केवल 2 और 3। 1976 में स्थानांतरित पाँचों विषय याद रखें: ये बाक़ी विषयों से कहीं अधिक पूछे जाते हैं।`,
      },
      reasons: {
        a: {
          en: 'Census is a Union subject, and wild animals left the State List in 1976.',
          hi: 'जनगणना संघ का विषय है, और वन्य जीव 1976 में राज्य सूची से निकल गए।',
        },
        b: {
          en: 'Pairs 2 and 3 match; census is a Union subject and wild animals a Concurrent one.',
          hi: 'युग्म 2 और 3 सही हैं; जनगणना संघ का और वन्य जीव समवर्ती विषय है।',
        },
        c: {
          en: 'This adds census, which the Union alone conducts under entry 69 of its List.',
          hi: 'इसमें जनगणना भी जुड़ गई, जो संघ सूची की प्रविष्टि 69 के अंतर्गत केवल संघ का विषय है।',
        },
        d: {
          en: 'Wild animals were a State subject only until the 42nd Amendment of 1976.',
          hi: 'वन्य जीव 1976 के 42वें संशोधन तक ही राज्य का विषय थे।',
        },
      },
    },
    {
      code: 'gs-028',
      exams: ['upsc'],
      subject: 'general-knowledge',
      topic: 'fundamental-rights-and-duties',
      difficulty: 'hard',
      targetSeconds: 75,
      stem: {
        en: String.raw`Consider the following statements regarding the protection given by Article 20 of the Constitution of India:

1. It entitles an accused to be tried by the procedure that was in force on the day of the act, even if the procedure was changed later.
2. It bars a departmental inquiry against a government servant for an act for which a criminal court has punished him.
3. It bars the police from taking the fingerprints of an accused against his will, because they may be used against him.

How many of the above statements are correct?`,
        hi: String.raw`भारत के संविधान के अनुच्छेद 20 द्वारा दिए गए संरक्षण के संबंध में निम्नलिखित कथनों पर विचार कीजिए:

1. यह अभियुक्त को अधिकार देता है कि उसका विचारण उसी प्रक्रिया से हो जो कृत्य के दिन लागू थी, भले ही प्रक्रिया बाद में बदल दी गई हो।
2. यह किसी सरकारी सेवक के विरुद्ध उस कृत्य के लिए विभागीय जाँच पर रोक लगाता है जिसके लिए दंड न्यायालय उसे दंडित कर चुका है।
3. यह पुलिस को अभियुक्त की इच्छा के विरुद्ध उसकी उँगलियों के निशान लेने से रोकता है, क्योंकि वे उसके विरुद्ध प्रयुक्त हो सकते हैं।

उपर्युक्त कथनों में से कितने सही हैं?`,
      },
      options: countOfThree,
      key: { kind: 'mcq', optionIds: ['d'] },
      solution: {
        en: String.raw`Each clause of Article 20 is narrower than it sounds.

- **1 is wrong.** Clause (1) bars conviction or a heavier penalty under a later law. A new procedure or a new court may apply to an old act.
- **2 is wrong.** Clause (2) bars a second prosecution and punishment before a court or judicial tribunal. A departmental inquiry is neither.
- **3 is wrong.** Clause (3) protects from being a witness against oneself. In *State of Bombay v. Kathi Kalu Oghad* (1961) the Supreme Court held that fingerprints and specimen writing are not testimony.

So none is correct.`,
        hi: String.raw`अनुच्छेद 20 का हर खंड सुनने में जितना व्यापक लगता है, उससे सीमित है।

- **1 ग़लत है।** खंड (1) बाद के क़ानून के आधार पर दोषसिद्धि या अधिक दंड को रोकता है। पुराने कृत्य पर नई प्रक्रिया या नया न्यायालय लागू हो सकता है।
- **2 ग़लत है।** खंड (2) न्यायालय या न्यायिक अधिकरण के समक्ष दोबारा अभियोजन और दंड को रोकता है। विभागीय जाँच इनमें से कुछ भी नहीं है।
- **3 ग़लत है।** खंड (3) स्वयं के विरुद्ध साक्षी बनने से बचाता है। *बंबई राज्य बनाम काथी कालू ओघड़* (1961) में सर्वोच्च न्यायालय ने कहा कि उँगलियों के निशान और लिखावट के नमूने गवाही नहीं हैं।

अतः कोई भी कथन सही नहीं है।`,
      },
      reasons: {
        a: {
          en: 'Most often statement 3 is believed, but fingerprints are identification and not testimony.',
          hi: 'प्रायः कथन 3 को सही मान लिया जाता है, पर उँगलियों के निशान पहचान हैं, गवाही नहीं।',
        },
        b: {
          en: 'This reads clauses (2) and (3) wider than the Supreme Court has read them.',
          hi: 'इसमें खंड (2) और (3) को सर्वोच्च न्यायालय की व्याख्या से अधिक व्यापक मान लिया गया।',
        },
        c: {
          en: 'This takes each protection in its everyday sense and forgets that it covers conviction, prosecution and testimony alone.',
          hi: 'इसमें हर संरक्षण का बोलचाल वाला अर्थ ले लिया गया; वह केवल दोषसिद्धि, अभियोजन और गवाही तक सीमित है।',
        },
        d: {
          en: 'Procedure, departmental inquiry and fingerprints all lie outside the three clauses of Article 20.',
          hi: 'प्रक्रिया, विभागीय जाँच और उँगलियों के निशान, तीनों अनुच्छेद 20 के खंडों से बाहर हैं।',
        },
      },
    },
    {
      code: 'gs-029',
      exams: ['upsc'],
      subject: 'general-knowledge',
      topic: 'elections',
      difficulty: 'medium',
      targetSeconds: 65,
      stem: {
        en: 'In which one of the following situations does a member of a House **not** incur disqualification under the Tenth Schedule to the Constitution of India as it stands after the 91st Amendment?',
        hi: '91वें संशोधन के बाद भारत के संविधान की दसवीं अनुसूची के अंतर्गत निम्नलिखित में से किस एक स्थिति में सदन का सदस्य निरर्ह (अयोग्य) **नहीं** होता?',
      },
      options: [
        {
          id: 'a',
          content: {
            en: 'An independent member joins the party that has just formed the government',
            hi: 'कोई निर्दलीय सदस्य उस दल में शामिल हो जाता है जिसने अभी-अभी सरकार बनाई है',
          },
        },
        {
          id: 'b',
          content: {
            en: 'A nominated member joins a political party eight months after taking the seat',
            hi: 'कोई नामनिर्देशित सदस्य स्थान ग्रहण करने के आठ महीने बाद किसी राजनीतिक दल में शामिल होता है',
          },
        },
        {
          id: 'c',
          content: {
            en: 'One-third of the members elected on the ticket of a political party leave it and claim a split',
            hi: 'किसी राजनीतिक दल के टिकट पर चुने गए एक-तिहाई सदस्य दल त्याग देते हैं और विभाजन का दावा करते हैं',
          },
        },
        {
          id: 'd',
          content: {
            en: 'A member votes against the whip and the party condones it in ten days',
            hi: 'कोई सदस्य व्हिप के विरुद्ध मतदान करता है और दल अगले दस दिनों में उसे माफ़ कर देता है',
          },
        },
      ],
      key: { kind: 'mcq', optionIds: ['d'] },
      solution: {
        en: String.raw`Under paragraph 2(1)(b) a vote against the whip disqualifies only if the party gave no prior permission **and** did not condone it within **15 days**. Condoned on the tenth day, it costs nothing.

The rest: an independent may never join a party; a nominated member may do so within six months; and the shelter for a split by one-third was removed in 2003 (only a merger backed by two-thirds is left).`,
        hi: String.raw`पैरा 2(1)(b) के अनुसार व्हिप के विरुद्ध मतदान से सदस्य तभी निरर्ह होता है जब दल ने पहले अनुमति न दी हो **और** **15 दिनों** के भीतर उसे माफ़ भी न किया हो। दसवें दिन तक माफ़ी मिल गई, तो सदस्यता सुरक्षित है।

बाक़ी: निर्दलीय किसी भी दल में शामिल नहीं हो सकता; नामनिर्देशित सदस्य छह महीने के भीतर शामिल हो सकता है; और एक-तिहाई सदस्यों के विभाजन वाली छूट 2003 में हटा दी गई (अब केवल दो-तिहाई के समर्थन वाला विलय बचा है)।`,
      },
      reasons: {
        a: {
          en: 'An independent member who joins any party after the election is disqualified, whether or not it governs.',
          hi: 'निर्वाचन के बाद किसी भी दल में जाने वाला निर्दलीय निरर्ह होता है, चाहे वह दल सरकार में हो या न हो।',
        },
        b: {
          en: 'A nominated member has six months to choose a party; eight months is too late.',
          hi: 'नामनिर्देशित सदस्य के पास दल चुनने के लिए छह महीने होते हैं; आठ महीने में देर हो चुकी है।',
        },
        c: {
          en: 'The exception for a split by one-third was deleted by the 91st Amendment in 2003.',
          hi: 'एक-तिहाई के विभाजन वाला अपवाद 2003 में 91वें संशोधन ने हटा दिया।',
        },
        d: {
          en: 'The party may condone the vote within fifteen days, and here it did so within ten.',
          hi: 'दल पंद्रह दिनों के भीतर माफ़ कर सकता है, और यहाँ उसने दस दिनों में कर दिया।',
        },
      },
    },
    {
      code: 'gs-030',
      exams: ['upsc'],
      subject: 'general-knowledge',
      topic: 'judiciary',
      difficulty: 'hard',
      targetSeconds: 70,
      stem: {
        en: String.raw`Consider the following statements regarding the Supreme Court of India:

1. When its judges do not make up the quorum, the Chief Justice of India may, with the previous consent of the President, call a qualified judge of a High Court to sit as an ad hoc judge.
2. A retired judge who sits in it at the request of the Chief Justice of India is deemed to be a judge of the Court for all purposes while so sitting.
3. The power to appoint a place other than Delhi for its sittings lies with Parliament.

Which of the statements given above is/are correct?`,
        hi: String.raw`भारत के सर्वोच्च न्यायालय के संबंध में निम्नलिखित कथनों पर विचार कीजिए:

1. जब इसके न्यायाधीशों की गणपूर्ति न हो, तब भारत का मुख्य न्यायमूर्ति राष्ट्रपति की पूर्व सहमति से किसी उच्च न्यायालय के अर्हित न्यायाधीश को तदर्थ न्यायाधीश के रूप में बैठने के लिए बुला सकता है।
2. भारत के मुख्य न्यायमूर्ति के अनुरोध पर इसमें बैठने वाला सेवानिवृत्त न्यायाधीश उस अवधि में सभी प्रयोजनों के लिए न्यायालय का न्यायाधीश समझा जाता है।
3. दिल्ली के अलावा इसकी बैठक का कोई अन्य स्थान नियत करने की शक्ति संसद के पास है।

उपर्युक्त कथनों में से कौन-सा/कौन-से सही है/हैं?`,
      },
      options: [
        { id: 'a', content: { en: '1 only', hi: 'केवल 1' } },
        { id: 'b', content: { en: '2 only', hi: 'केवल 2' } },
        { id: 'c', content: { en: '1 and 3 only', hi: 'केवल 1 और 3' } },
        { id: 'd', content: { en: '2 and 3 only', hi: 'केवल 2 और 3' } },
      ],
      key: { kind: 'mcq', optionIds: ['a'] },
      solution: {
        en: String.raw`- **1 is correct.** Article 127: the Chief Justice acts with the previous consent of the President and after consulting the Chief Justice of that High Court.
- **2 is wrong.** Under Article 128 a retired judge has the jurisdiction, powers and privileges of a judge of the Court, but **shall not otherwise be deemed** to be one.
- **3 is wrong.** Under Article 130 the Court sits in Delhi or in such other places as the **Chief Justice, with the approval of the President**, may appoint. No law is needed.

So 1 only. Statement 2 is the trap: powers are given, status is not.`,
        hi: String.raw`- **1 सही है।** अनुच्छेद 127: मुख्य न्यायमूर्ति राष्ट्रपति की पूर्व सहमति से और उस उच्च न्यायालय के मुख्य न्यायमूर्ति से परामर्श के बाद ऐसा करता है।
- **2 ग़लत है।** अनुच्छेद 128 के अनुसार सेवानिवृत्त न्यायाधीश को न्यायाधीश की अधिकारिता, शक्तियाँ और विशेषाधिकार मिलते हैं, पर **अन्यथा** वह न्यायालय का न्यायाधीश **नहीं समझा जाता**।
- **3 ग़लत है।** अनुच्छेद 130 के अनुसार न्यायालय दिल्ली में या ऐसे अन्य स्थानों पर बैठता है जिन्हें **मुख्य न्यायमूर्ति राष्ट्रपति के अनुमोदन से** नियत करे। क़ानून की आवश्यकता नहीं है।

अतः केवल 1। जाल कथन 2 है: शक्तियाँ मिलती हैं, पद की हैसियत नहीं।`,
      },
      reasons: {
        a: {
          en: 'Statement 1 restates Article 127; the other two contradict Articles 128 and 130.',
          hi: 'कथन 1 अनुच्छेद 127 के अनुसार है; बाक़ी दो अनुच्छेद 128 और 130 के विरुद्ध हैं।',
        },
        b: {
          en: 'Article 128 gives the powers of a judge but withholds the status, and statement 1 was dropped.',
          hi: 'अनुच्छेद 128 न्यायाधीश की शक्तियाँ देता है, हैसियत नहीं; और कथन 1 छूट गया।',
        },
        c: {
          en: 'This trusts statement 3, though Article 130 leaves the place to the Chief Justice and the President.',
          hi: 'इसमें कथन 3 को मान लिया गया, जबकि अनुच्छेद 130 स्थान का निर्णय मुख्य न्यायमूर्ति और राष्ट्रपति पर छोड़ता है।',
        },
        d: {
          en: 'This rejects statement 1, perhaps in the belief that the President appoints ad hoc judges himself.',
          hi: 'इसमें कथन 1 को अस्वीकार किया गया, शायद यह मानकर कि तदर्थ न्यायाधीश को राष्ट्रपति स्वयं नियुक्त करता है।',
        },
      },
    },
    {
      code: 'gs-031',
      exams: ['upsc'],
      subject: 'general-knowledge',
      topic: 'law',
      difficulty: 'medium',
      targetSeconds: 60,
      stem: {
        en: String.raw`Consider the following statements:

Statement-I: No appeal lies to any court against an award made by a Lok Adalat organised under section 19 of the Legal Services Authorities Act, 1987.

Statement-II: When the parties do not reach a compromise, such a Lok Adalat decides the dispute between them on its merits.

Which one of the following is correct in respect of the above statements?`,
        hi: String.raw`निम्नलिखित कथनों पर विचार कीजिए:

कथन-I: विधिक सेवा प्राधिकरण अधिनियम, 1987 की धारा 19 के अंतर्गत आयोजित लोक अदालत के अधिनिर्णय के विरुद्ध किसी न्यायालय में अपील नहीं होती।

कथन-II: पक्षकारों के बीच समझौता न होने पर ऐसी लोक अदालत विवाद का निर्णय गुण-दोष के आधार पर करती है।

उपर्युक्त कथनों के बारे में, निम्नलिखित में से कौन-सा एक सही है?`,
      },
      options: statementAndReason,
      key: { kind: 'mcq', optionIds: ['c'] },
      solution: {
        en: String.raw`**I is correct.** Section 21 makes the award a decree of a civil court, final and binding, and says that no appeal lies against it.

**II is incorrect.** Under sections 19 and 20 the Lok Adalat has no power to decide on merits. It records a compromise; if there is none, the record goes back to the court from which it came.

The trap: a **Permanent** Lok Adalat for public utility services (section 22B) may decide on merits when conciliation fails. The question is about the ordinary one of section 19.`,
        hi: String.raw`**I सही है।** धारा 21 के अनुसार अधिनिर्णय सिविल न्यायालय की डिक्री समझा जाता है, अंतिम और बाध्यकारी होता है और उसके विरुद्ध अपील नहीं होती।

**II ग़लत है।** धारा 19 और 20 के अनुसार लोक अदालत को गुण-दोष पर निर्णय की शक्ति नहीं है। वह समझौते को दर्ज करती है; समझौता न हो तो अभिलेख उसी न्यायालय को लौट जाता है जहाँ से आया था।

जाल: लोक उपयोगी सेवाओं की **स्थायी** लोक अदालत (धारा 22B) सुलह न होने पर गुण-दोष पर निर्णय दे सकती है। प्रश्न धारा 19 वाली सामान्य लोक अदालत का है।`,
      },
      reasons: {
        a: {
          en: 'Statement-II does not hold: without a compromise there is no award that could be final.',
          hi: 'कथन-II सही नहीं है: समझौते के बिना कोई अधिनिर्णय ही नहीं होता जो अंतिम हो।',
        },
        b: {
          en: 'Statement-II describes the Permanent Lok Adalat of section 22B, which is another body.',
          hi: 'कथन-II में धारा 22B की स्थायी लोक अदालत का वर्णन है, जो अलग संस्था है।',
        },
        c: {
          en: 'Section 21 shuts out appeal, and a case without a compromise goes back to its court.',
          hi: 'धारा 21 अपील का रास्ता बंद करती है, और समझौते के बिना मामला अपने न्यायालय में लौट जाता है।',
        },
        d: {
          en: 'Statement-I is true: section 21 says in terms that no appeal shall lie.',
          hi: 'कथन-I सही है: धारा 21 स्पष्ट कहती है कि कोई अपील नहीं होगी।',
        },
      },
    },
    {
      code: 'gs-032',
      exams: ['upsc'],
      subject: 'general-knowledge',
      topic: 'parliament',
      difficulty: 'medium',
      targetSeconds: 60,
      stem: {
        en: String.raw`Consider the following statements regarding the committees of Parliament:

1. A Minister cannot be elected a member of the Committee on Public Accounts.
2. The Lok Sabha cannot vote on a demand for grants until the Committee on Estimates has reported on it.
3. In each Departmentally Related Standing Committee, members of the Lok Sabha outnumber those of the Rajya Sabha.

Which of the statements given above is/are correct?`,
        hi: String.raw`संसद की समितियों के संबंध में निम्नलिखित कथनों पर विचार कीजिए:

1. कोई मंत्री लोक लेखा समिति का सदस्य निर्वाचित नहीं हो सकता।
2. जब तक प्राक्कलन समिति किसी अनुदान की माँग पर प्रतिवेदन न दे, लोक सभा उस पर मतदान नहीं कर सकती।
3. विभागों से संबद्ध प्रत्येक स्थायी समिति में लोक सभा के सदस्यों की संख्या राज्य सभा के सदस्यों से अधिक होती है।

उपर्युक्त कथनों में से कौन-सा/कौन-से सही है/हैं?`,
      },
      options: [
        { id: 'a', content: { en: '1 and 2 only', hi: 'केवल 1 और 2' } },
        { id: 'b', content: { en: '1 and 3 only', hi: 'केवल 1 और 3' } },
        { id: 'c', content: { en: '2 and 3 only', hi: 'केवल 2 और 3' } },
        { id: 'd', content: { en: '1, 2 and 3', hi: '1, 2 और 3' } },
      ],
      key: { kind: 'mcq', optionIds: ['b'] },
      solution: {
        en: String.raw`- **1 is correct.** The three financial committees are kept free of Ministers; a member who becomes one leaves.
- **2 is wrong.** The Committee on Estimates works through the year on estimates it selects. Demands may be voted though it has made no report.
- **3 is correct.** Each of these committees has up to 31 members: 21 from the Lok Sabha and 10 from the Rajya Sabha.

The trap in 2: the reports that come before voting are those of the departmental committees, and even these only advise.`,
        hi: String.raw`- **1 सही है।** तीनों वित्तीय समितियों में मंत्री नहीं होते; कोई सदस्य मंत्री बन जाए, तो उसकी सदस्यता समाप्त हो जाती है।
- **2 ग़लत है।** प्राक्कलन समिति पूरे वर्ष अपने चुने हुए प्राक्कलनों की जाँच करती है। उसके प्रतिवेदन के बिना भी माँगों पर मतदान हो सकता है।
- **3 सही है।** ऐसी प्रत्येक समिति में अधिकतम 31 सदस्य होते हैं: 21 लोक सभा के और 10 राज्य सभा के।

कथन 2 का जाल: मतदान से पहले विभागीय समितियों के प्रतिवेदन आते हैं, और वे भी केवल सलाह होते हैं।`,
      },
      reasons: {
        a: {
          en: 'Statement 2 confuses the Committee on Estimates with the committees that study demands each year.',
          hi: 'कथन 2 में प्राक्कलन समिति को हर वर्ष माँगों की जाँच करने वाली समितियों से मिला दिया गया है।',
        },
        b: {
          en: 'Ministers are kept out of the Public Accounts Committee, and the ratio in the others is 21 to 10.',
          hi: 'लोक लेखा समिति में मंत्री नहीं होते, और विभागीय समितियों में अनुपात 21:10 है।',
        },
        c: {
          en: 'Statement 1 is a rule of the Lok Sabha, and statement 2 has no ground in its rules.',
          hi: 'कथन 1 लोक सभा का नियम है, और कथन 2 का उसके नियमों में कोई आधार नहीं है।',
        },
        d: {
          en: 'The vote on demands does not wait for the Committee on Estimates, so 2 falls out.',
          hi: 'माँगों पर मतदान प्राक्कलन समिति की प्रतीक्षा नहीं करता, इसलिए 2 हट जाता है।',
        },
      },
    },
    {
      code: 'gs-033',
      exams: ['upsc'],
      subject: 'general-knowledge',
      topic: 'executive',
      difficulty: 'medium',
      targetSeconds: 60,
      stem: {
        en: String.raw`With reference to the power of the President to promulgate Ordinances under Article 123 of the Constitution of India, consider the following statements:

1. It may be used when one of the two Houses is in session and the other is not.
2. If the Houses reassemble on different dates, the six weeks of its life are counted from the earlier date.
3. The President may withdraw an Ordinance at any time.

How many of the above statements are correct?`,
        hi: String.raw`भारत के संविधान के अनुच्छेद 123 के अंतर्गत अध्यादेश प्रख्यापित करने की राष्ट्रपति की शक्ति के संदर्भ में निम्नलिखित कथनों पर विचार कीजिए:

1. इसका प्रयोग तब भी हो सकता है जब दोनों में से एक सदन सत्र में हो और दूसरा न हो।
2. यदि दोनों सदन अलग-अलग तारीख़ों को पुनः समवेत हों, तो अध्यादेश के लिए छह सप्ताह की अवधि उनमें से पहले की तारीख़ से गिनी जाती है।
3. राष्ट्रपति अध्यादेश को किसी भी समय वापस ले सकता है।

उपर्युक्त कथनों में से कितने सही हैं?`,
      },
      options: countOfThree,
      key: { kind: 'mcq', optionIds: ['b'] },
      solution: {
        en: String.raw`- **1 is correct:** the power is shut out only when **both** Houses are in session, for one House alone cannot make a law.
- **2 is wrong:** the Explanation to clause (2) counts the six weeks from the **later** date of reassembly.
- **3 is correct:** clause (2)(b) lets the President withdraw it at any time (on the advice of the Council of Ministers).

So two. Many also miss 1, which they read as "when Parliament is in recess".`,
        hi: String.raw`- **1 सही है:** यह शक्ति तभी नहीं रहती जब **दोनों** सदन सत्र में हों, क्योंकि अकेला एक सदन क़ानून नहीं बना सकता।
- **2 ग़लत है:** खंड (2) के स्पष्टीकरण के अनुसार छह सप्ताह की अवधि पुनः समवेत होने की तारीख़ों में से **बाद की** तारीख़ से गिनी जाती है।
- **3 सही है:** खंड (2)(b) के अनुसार राष्ट्रपति इसे किसी भी समय वापस ले सकता है (मंत्रिपरिषद की सलाह पर)।

अतः दो। कथन 1 भी कई बार छूटता है: कई विद्यार्थी इसे "जब संसद सत्र में न हो" पढ़ लेते हैं।`,
      },
      reasons: {
        a: {
          en: 'This accepts withdrawal alone; one House in session is no bar, so statement 1 holds as well.',
          hi: 'इसमें केवल वापस लेने की शक्ति मानी गई; एक सदन का सत्र में होना बाधा नहीं है, इसलिए कथन 1 भी सही है।',
        },
        b: {
          en: 'Statements 1 and 3 follow Article 123; the six weeks run from the later date.',
          hi: 'कथन 1 और 3 अनुच्छेद 123 के अनुसार हैं; छह सप्ताह बाद की तारीख़ से गिने जाते हैं।',
        },
        c: {
          en: 'The Explanation to clause (2) was missed, which counts from the later of the two dates.',
          hi: 'खंड (2) का स्पष्टीकरण छूट गया, जिसके अनुसार गिनती दो में से बाद की तारीख़ से होती है।',
        },
        d: {
          en: 'Clause (2)(b) on withdrawal, at the least, is plain in its words.',
          hi: 'वापस लेने वाला खंड (2)(b) तो शब्दों में ही स्पष्ट है।',
        },
      },
    },
    {
      code: 'gs-034',
      exams: ['upsc'],
      subject: 'general-knowledge',
      topic: 'local-government',
      difficulty: 'hard',
      targetSeconds: 80,
      stem: {
        en: String.raw`With reference to Part IXA of the Constitution of India, on the Municipalities, consider the following statements:

1. Wards Committees have to be constituted within the area of a Municipality with a population of three lakh or more.
2. Not less than four-fifths of the members of a District Planning Committee are elected by, and from amongst, the elected members of the Panchayat at the district level and of the Municipalities in the district.
3. Not less than two-thirds of the members of a Metropolitan Planning Committee are elected by, and from amongst, the elected members of the Municipalities and the Chairpersons of the Panchayats in the metropolitan area.

How many of the above statements are correct?`,
        hi: String.raw`नगरपालिकाओं से संबंधित भारत के संविधान के भाग IXA के संदर्भ में निम्नलिखित कथनों पर विचार कीजिए:

1. तीन लाख या उससे अधिक जनसंख्या वाली नगरपालिका के क्षेत्र में वार्ड समितियों का गठन करना होता है।
2. ज़िला योजना समिति के कम से कम चार बटा पाँच सदस्य ज़िला स्तर की पंचायत और ज़िले की नगरपालिकाओं के निर्वाचित सदस्यों द्वारा अपने में से चुने जाते हैं।
3. महानगर योजना समिति के कम से कम दो-तिहाई सदस्य महानगर क्षेत्र की नगरपालिकाओं के निर्वाचित सदस्यों और पंचायतों के अध्यक्षों द्वारा अपने में से चुने जाते हैं।

उपर्युक्त कथनों में से कितने सही हैं?`,
      },
      options: countOfThree,
      key: { kind: 'mcq', optionIds: ['c'] },
      solution: {
        en: String.raw`- **1 is correct.** Article 243S: three lakh or more.
- **2 is correct.** Article 243ZD: four-fifths, shared between the district panchayat and the municipalities by rural and urban population.
- **3 is correct.** Article 243ZE: two-thirds, and here the rural side is represented by the **Chairpersons** of panchayats.

All three. Keep the pair apart as "district 4/5, metropolitan 2/3"; a metropolitan area is one of ten lakh people or more.`,
        hi: String.raw`- **1 सही है।** अनुच्छेद 243S: तीन लाख या अधिक।
- **2 सही है।** अनुच्छेद 243ZD: चार बटा पाँच, जो ग्रामीण और शहरी जनसंख्या के अनुपात में ज़िला पंचायत और नगरपालिकाओं में बँटते हैं।
- **3 सही है।** अनुच्छेद 243ZE: दो-तिहाई, और यहाँ ग्रामीण पक्ष का प्रतिनिधित्व पंचायतों के **अध्यक्ष** करते हैं।

तीनों सही हैं। याद रखने का तरीक़ा: "ज़िला 4/5, महानगर 2/3"; महानगर क्षेत्र की जनसंख्या दस लाख या उससे अधिक होती है।`,
      },
      reasons: {
        a: {
          en: 'Two of the numbers were doubted; three lakh, four-fifths and two-thirds all stand in the text.',
          hi: 'दो संख्याओं पर संदेह किया गया; तीन लाख, चार बटा पाँच और दो-तिहाई, तीनों मूल पाठ में हैं।',
        },
        b: {
          en: 'The two fractions were taken to be the same; Articles 243ZD and 243ZE give different ones.',
          hi: 'दोनों भिन्नों को समान मान लिया गया; अनुच्छेद 243ZD और 243ZE में वे अलग-अलग हैं।',
        },
        c: {
          en: 'Articles 243S, 243ZD and 243ZE say just what the statements say.',
          hi: 'अनुच्छेद 243S, 243ZD और 243ZE ठीक वही कहते हैं जो कथनों में है।',
        },
        d: {
          en: 'The statements keep to the wording of the 74th Amendment, so they cannot all be wrong.',
          hi: 'कथन 74वें संशोधन के शब्दों के अनुसार हैं, इसलिए सभी ग़लत नहीं हो सकते।',
        },
      },
    },
    {
      code: 'gs-035',
      exams: ['upsc'],
      subject: 'general-knowledge',
      topic: 'executive',
      difficulty: 'medium',
      targetSeconds: 65,
      stem: {
        en: String.raw`Consider the following statements regarding a Bill passed by the Legislature of a State and presented to the Governor:

1. If it is a Money Bill, the Governor may return it once with a message for reconsideration.
2. If it would in his opinion so derogate from the powers of the High Court as to endanger its constitutional position, the Governor has to reserve it for the President.
3. If the President has a reserved Bill sent back and the Legislature passes it again, the President is bound to assent to it.

Which of the statements given above is/are correct?`,
        hi: String.raw`किसी राज्य के विधानमंडल द्वारा पारित और राज्यपाल के समक्ष प्रस्तुत विधेयक के संबंध में निम्नलिखित कथनों पर विचार कीजिए:

1. यदि वह धन विधेयक हो, तो राज्यपाल उसे पुनर्विचार के संदेश के साथ एक बार लौटा सकता है।
2. यदि राज्यपाल की राय में वह उच्च न्यायालय की शक्तियों को इस तरह कम करे कि उसकी संवैधानिक स्थिति संकट में पड़ जाए, तो राज्यपाल को उसे राष्ट्रपति के लिए आरक्षित करना होता है।
3. यदि राष्ट्रपति आरक्षित विधेयक को वापस भिजवाए और विधानमंडल उसे फिर पारित कर दे, तो राष्ट्रपति उस पर अनुमति देने के लिए बाध्य है।

उपर्युक्त कथनों में से कौन-सा/कौन-से सही है/हैं?`,
      },
      options: [
        { id: 'a', content: { en: '2 only', hi: 'केवल 2' } },
        { id: 'b', content: { en: '3 only', hi: 'केवल 3' } },
        { id: 'c', content: { en: '1 and 3 only', hi: 'केवल 1 और 3' } },
        { id: 'd', content: { en: '2 and 3 only', hi: 'केवल 2 और 3' } },
      ],
      key: { kind: 'mcq', optionIds: ['a'] },
      solution: {
        en: String.raw`- **1 is wrong.** The first proviso to Article 200 allows return only "if it is not a Money Bill".
- **2 is correct.** The second proviso: the Governor "shall not assent to, but shall reserve" such a Bill. It is the one case in which Article 200 makes reservation a duty.
- **3 is wrong.** Under Article 201 a Bill passed again is presented again to the President **for his consideration**; unlike under Article 111, no duty to assent is laid down.

So 2 only. The trap is to carry Article 111 (Bills of Parliament) over to Article 201.`,
        hi: String.raw`- **1 ग़लत है।** अनुच्छेद 200 का पहला परंतुक लौटाने की अनुमति तभी देता है जब विधेयक धन विधेयक न हो।
- **2 सही है।** दूसरे परंतुक के अनुसार राज्यपाल ऐसे विधेयक पर अनुमति नहीं देगा, उसे आरक्षित करेगा। अनुच्छेद 200 केवल इसी स्थिति में आरक्षित करना कर्तव्य बनाता है।
- **3 ग़लत है।** अनुच्छेद 201 के अनुसार दोबारा पारित विधेयक राष्ट्रपति के **विचार के लिए** फिर प्रस्तुत होता है; अनुच्छेद 111 के विपरीत, अनुमति देने की बाध्यता नहीं है।

अतः केवल 2। जाल यह है कि अनुच्छेद 111 (संसद के विधेयक) का नियम अनुच्छेद 201 पर लगा दिया जाता है।`,
      },
      reasons: {
        a: {
          en: 'The second proviso to Article 200 makes reservation compulsory in this one case.',
          hi: 'अनुच्छेद 200 का दूसरा परंतुक इसी एक स्थिति में आरक्षण अनिवार्य करता है।',
        },
        b: {
          en: 'Article 111 binds the President as to a Bill of Parliament passed again; Article 201 has no such words.',
          hi: 'संसद द्वारा दोबारा पारित विधेयक पर अनुच्छेद 111 राष्ट्रपति को बाध्य करता है; अनुच्छेद 201 में ऐसे शब्द नहीं हैं।',
        },
        c: {
          en: 'Both of these go against the text: Money Bills cannot be returned, and Article 201 binds no President.',
          hi: 'दोनों मूल पाठ के विरुद्ध हैं: धन विधेयक लौटाया नहीं जा सकता, और अनुच्छेद 201 राष्ट्रपति को बाध्य नहीं करता।',
        },
        d: {
          en: 'Statement 2 is right, but 3 carries the rule for Bills of Parliament over to those of a State.',
          hi: 'कथन 2 सही है, पर 3 में संसद के विधेयकों का नियम राज्य के विधेयकों पर लगा दिया गया।',
        },
      },
    },
    {
      code: 'gs-036',
      exams: ['upsc'],
      subject: 'general-knowledge',
      topic: 'parliament',
      difficulty: 'medium',
      targetSeconds: 55,
      stem: {
        en: String.raw`With reference to the sittings of Parliament and the fate of its Bills, consider the following statements:

1. The Constitution of India requires the two Houses to be summoned to at least three sessions in a year.
2. A Bill pending in a House lapses when that House is prorogued.
3. A Bill pending in the Rajya Sabha that the Lok Sabha has not passed survives the dissolution of the Lok Sabha.

Which of the statements given above is/are correct?`,
        hi: String.raw`संसद की बैठकों और उसके विधेयकों की स्थिति के संदर्भ में निम्नलिखित कथनों पर विचार कीजिए:

1. भारत का संविधान वर्ष में दोनों सदनों के कम से कम तीन सत्र आहूत करने की अपेक्षा करता है।
2. किसी सदन में लंबित विधेयक उस सदन के सत्रावसान पर व्यपगत हो जाता है।
3. राज्य सभा में लंबित ऐसा विधेयक, जिसे लोक सभा ने पारित नहीं किया है, लोक सभा के विघटन पर भी व्यपगत नहीं होता।

उपर्युक्त कथनों में से कौन-सा/कौन-से सही है/हैं?`,
      },
      options: [
        { id: 'a', content: { en: '1 only', hi: 'केवल 1' } },
        { id: 'b', content: { en: '2 only', hi: 'केवल 2' } },
        { id: 'c', content: { en: '3 only', hi: 'केवल 3' } },
        { id: 'd', content: { en: '2 and 3 only', hi: 'केवल 2 और 3' } },
      ],
      key: { kind: 'mcq', optionIds: ['c'] },
      solution: {
        en: String.raw`- **1 is wrong.** Article 85 only says that six months shall not intervene between the last sitting of one session and the first of the next. Three sessions (Budget, Monsoon, Winter) are a practice.
- **2 is wrong.** Article 107(3): a Bill does not lapse by reason of prorogation.
- **3 is correct.** Article 107(4): a Bill pending in the Rajya Sabha which the Lok Sabha has **not passed** survives dissolution.

So 3 only. What dissolution ends: Bills pending in the Lok Sabha, and Bills passed by it and pending in the Rajya Sabha (unless a joint sitting has already been notified).`,
        hi: String.raw`- **1 ग़लत है।** अनुच्छेद 85 केवल यह कहता है कि एक सत्र की अंतिम और अगले सत्र की पहली बैठक के बीच छह महीने का अंतर न हो। तीन सत्र (बजट, मानसून, शीतकालीन) परंपरा हैं।
- **2 ग़लत है।** अनुच्छेद 107(3): सत्रावसान के कारण विधेयक व्यपगत नहीं होता।
- **3 सही है।** अनुच्छेद 107(4): राज्य सभा में लंबित विधेयक, जिसे लोक सभा ने **पारित नहीं** किया है, विघटन के बाद भी बना रहता है।

अतः केवल 3। विघटन से ये समाप्त होते हैं: लोक सभा में लंबित विधेयक, और उसके द्वारा पारित होकर राज्य सभा में लंबित विधेयक (यदि संयुक्त बैठक की अधिसूचना पहले न हो चुकी हो)।`,
      },
      reasons: {
        a: {
          en: 'Article 85 sets a limit to the gap between sessions; three in a year are a practice.',
          hi: 'अनुच्छेद 85 केवल सत्रों के बीच के अंतर की सीमा बताता है; वर्ष में तीन सत्र परंपरा हैं।',
        },
        b: {
          en: 'Prorogation ends a session and not the Bills: Article 107(3).',
          hi: 'सत्रावसान से सत्र समाप्त होता है, विधेयक नहीं: अनुच्छेद 107(3)।',
        },
        c: {
          en: 'Clause (4) of Article 107 saves such a Bill; the other two statements go against Articles 85 and 107(3).',
          hi: 'अनुच्छेद 107 का खंड (4) ऐसे विधेयक को बचाता है; बाक़ी दो कथन अनुच्छेद 85 और 107(3) के विरुद्ध हैं।',
        },
        d: {
          en: 'The survival of the Bill is rightly seen, but prorogation was mixed up with dissolution.',
          hi: 'विधेयक का बना रहना सही पहचाना गया, पर सत्रावसान को विघटन से मिला दिया गया।',
        },
      },
    },
    {
      code: 'gs-037',
      exams: ['upsc'],
      subject: 'general-knowledge',
      topic: 'elections',
      difficulty: 'medium',
      targetSeconds: 55,
      stem: {
        en: String.raw`With reference to the law on elections to the Lok Sabha, as it stood in 2024, consider the following statements:

1. A person in jail awaiting trial could not vote, but could contest an election.
2. If "None of the above" got more votes than every candidate, a fresh poll was held in the constituency.
3. A person could stand from as many as three constituencies in the same general election.

How many of the above statements are correct?`,
        hi: String.raw`लोक सभा के निर्वाचनों से संबंधित विधि के संदर्भ में, जैसी वह 2024 में थी, निम्नलिखित कथनों पर विचार कीजिए:

1. जेल में बंद विचाराधीन व्यक्ति मतदान नहीं कर सकता था, पर चुनाव लड़ सकता था।
2. यदि "इनमें से कोई नहीं" (नोटा) को हर उम्मीदवार से अधिक मत मिलते, तो निर्वाचन क्षेत्र में फिर से मतदान कराया जाता।
3. कोई व्यक्ति एक ही आम चुनाव में अधिक से अधिक तीन निर्वाचन क्षेत्रों से खड़ा हो सकता था।

उपर्युक्त कथनों में से कितने सही हैं?`,
      },
      options: countOfThree,
      key: { kind: 'mcq', optionIds: ['a'] },
      solution: {
        en: String.raw`The law is the Representation of the People Act, 1951.

- **1 is correct.** Section 62(5) takes the vote from a person in prison or in the lawful custody of the police. In 2013 Parliament added that this does not end the right to be a candidate.
- **2 is wrong.** In such a case the candidate with the most votes still wins: NOTA has no effect on the result.
- **3 is wrong.** Section 33(7), since 1996, allows **two** constituencies.

Only one is correct. Many think that who cannot vote cannot contest.`,
        hi: String.raw`यह विधि लोक प्रतिनिधित्व अधिनियम, 1951 है।

- **1 सही है।** धारा 62(5) कारागार में या पुलिस की विधिपूर्ण अभिरक्षा में बंद व्यक्ति को मतदान से रोकती है। 2013 में संसद ने जोड़ा कि इससे उम्मीदवार होने का अधिकार समाप्त नहीं होता।
- **2 ग़लत है।** ऐसी स्थिति में भी सबसे अधिक मत पाने वाला उम्मीदवार ही जीतता है: नोटा का परिणाम पर कोई असर नहीं होता।
- **3 ग़लत है।** धारा 33(7) 1996 से अधिकतम **दो** निर्वाचन क्षेत्रों की अनुमति देती है।

केवल एक कथन सही है। कई विद्यार्थी मान लेते हैं कि जो मत नहीं दे सकता, वह चुनाव भी नहीं लड़ सकता।`,
      },
      reasons: {
        a: {
          en: 'Since 2013 the Act itself separates the right to contest from the right to vote.',
          hi: '2013 से अधिनियम स्वयं चुनाव लड़ने के अधिकार को मतदान के अधिकार से अलग करता है।',
        },
        b: {
          en: 'The second pick is usually NOTA, which lets a voter reject all but does not undo a result.',
          hi: 'दूसरा चुना गया कथन प्रायः नोटा वाला होता है, जिससे मतदाता सबको नकार सकता है, पर परिणाम नहीं बदलता।',
        },
        c: {
          en: 'This also overlooks the limit of two seats in section 33(7).',
          hi: 'इसमें धारा 33(7) की दो सीटों वाली सीमा भी छूट गई।',
        },
        d: {
          en: 'This rejects statement 1, though undertrials have stood from jail and won.',
          hi: 'इसमें कथन 1 को अस्वीकार किया गया, जबकि विचाराधीन बंदी जेल से चुनाव लड़े और जीते भी हैं।',
        },
      },
    },
    {
      code: 'gs-038',
      exams: ['upsc'],
      subject: 'general-knowledge',
      topic: 'fundamental-rights-and-duties',
      difficulty: 'hard',
      targetSeconds: 70,
      stem: {
        en: String.raw`Consider the following statements:

Statement-I: The Legislature of a State cannot make a law that prescribes punishment for enforcing a disability that arises out of untouchability, which Article 17 declares to be an offence.

Statement-II: Public order and police are subjects of the State List in the Seventh Schedule.

Which one of the following is correct in respect of the above statements?`,
        hi: String.raw`निम्नलिखित कथनों पर विचार कीजिए:

कथन-I: किसी राज्य का विधानमंडल अस्पृश्यता से उपजी किसी निर्योग्यता को लागू करने पर, जिसे अनुच्छेद 17 अपराध घोषित करता है, दंड विहित करने वाला क़ानून नहीं बना सकता।

कथन-II: लोक व्यवस्था और पुलिस सातवीं अनुसूची की राज्य सूची के विषय हैं।

उपर्युक्त कथनों के बारे में, निम्नलिखित में से कौन-सा एक सही है?`,
      },
      options: statementAndReason,
      key: { kind: 'mcq', optionIds: ['b'] },
      solution: {
        en: String.raw`**I is correct.** Article 35(a)(ii): Parliament shall have, and the Legislature of a State **shall not have**, power to prescribe punishment for acts that Part III declares to be offences (untouchability in Article 17, traffic in human beings and forced labour in Article 23). So that the punishment is the same all over India, the power is Parliament's alone.

**II is correct** (entries 1 and 2 of the State List), but it would rather make one expect a State law. The reason for I is Article 35, so II does not explain it.

Hence "both correct, not the explanation". Many reject I because crime is fought by the States.`,
        hi: String.raw`**I सही है।** अनुच्छेद 35(a)(ii): भाग III द्वारा अपराध घोषित कृत्यों (अनुच्छेद 17 में अस्पृश्यता, अनुच्छेद 23 में मानव दुर्व्यापार और बलात् श्रम) के लिए दंड विहित करने की शक्ति संसद को होगी और राज्य के विधानमंडल को **नहीं होगी**। पूरे भारत में दंड एक-सा रहे, इसलिए यह शक्ति केवल संसद को दी गई।

**II सही है** (राज्य सूची की प्रविष्टि 1 और 2), पर उससे तो उलटे राज्य के क़ानून की अपेक्षा होगी। I का कारण अनुच्छेद 35 है, इसलिए II उसकी व्याख्या नहीं करता।

अतः "दोनों सही, पर व्याख्या नहीं"। कई विद्यार्थी I को इसलिए ग़लत मान लेते हैं कि अपराधों से राज्य निपटते हैं।`,
      },
      reasons: {
        a: {
          en: 'A State power over police cannot be the reason why a State has no power to punish.',
          hi: 'पुलिस पर राज्य की शक्ति इस बात का कारण नहीं हो सकती कि राज्य को दंड देने की शक्ति नहीं है।',
        },
        b: {
          en: 'Both are true, but the bar in Statement-I comes from Article 35.',
          hi: 'दोनों सही हैं, पर कथन-I की रोक अनुच्छेद 35 से आती है।',
        },
        c: {
          en: 'Public order and police are entries 1 and 2 of the State List.',
          hi: 'लोक व्यवस्था और पुलिस राज्य सूची की प्रविष्टि 1 और 2 हैं।',
        },
        d: {
          en: 'Article 35 takes this power from State Legislatures in express words.',
          hi: 'अनुच्छेद 35 स्पष्ट शब्दों में यह शक्ति राज्य के विधानमंडलों को नहीं देता।',
        },
      },
    },
    {
      code: 'gs-039',
      exams: ['upsc'],
      subject: 'general-knowledge',
      topic: 'constitutional-bodies',
      difficulty: 'hard',
      targetSeconds: 70,
      stem: {
        en: String.raw`With reference to the Public Service Commissions under the Constitution of India, consider the following statements:

1. A member of a State Public Service Commission is appointed by the Governor but removed by the President.
2. The Chairman of a State Public Service Commission, on ceasing to hold office, may be appointed Chairman of the Union Public Service Commission.
3. A Joint Commission for two States is set up by an order of the President on the request of their Governors.

Which of the statements given above is/are correct?`,
        hi: String.raw`भारत के संविधान के अंतर्गत लोक सेवा आयोगों के संदर्भ में निम्नलिखित कथनों पर विचार कीजिए:

1. राज्य लोक सेवा आयोग के सदस्य की नियुक्ति राज्यपाल करता है, पर उसे हटाता राष्ट्रपति है।
2. राज्य लोक सेवा आयोग का अध्यक्ष, पद पर न रह जाने पर, संघ लोक सेवा आयोग का अध्यक्ष नियुक्त किया जा सकता है।
3. दो राज्यों के लिए संयुक्त आयोग का गठन उनके राज्यपालों के अनुरोध पर राष्ट्रपति के आदेश से होता है।

उपर्युक्त कथनों में से कौन-सा/कौन-से सही है/हैं?`,
      },
      options: [
        { id: 'a', content: { en: '1 and 2 only', hi: 'केवल 1 और 2' } },
        { id: 'b', content: { en: '1 and 3 only', hi: 'केवल 1 और 3' } },
        { id: 'c', content: { en: '2 and 3 only', hi: 'केवल 2 और 3' } },
        { id: 'd', content: { en: '1, 2 and 3', hi: '1, 2 और 3' } },
      ],
      key: { kind: 'mcq', optionIds: ['a'] },
      solution: {
        en: String.raw`- **1 is correct.** Article 316 gives appointment to the Governor, Article 317 removal to the President (for misbehaviour, after an inquiry by the Supreme Court).
- **2 is correct.** Article 319 lets him become Chairman or member of the Union Commission or Chairman of another State Commission, and bars any other government employment. The Chairman of the **Union** Commission may take none at all.
- **3 is wrong.** Article 315(2): the Houses of the State Legislatures pass resolutions and **Parliament makes a law**. (A request of the Governor, with the approval of the President, is needed for the Union Commission to serve a State.)

So 1 and 2 only.`,
        hi: String.raw`- **1 सही है।** अनुच्छेद 316 नियुक्ति राज्यपाल को और अनुच्छेद 317 हटाने की शक्ति राष्ट्रपति को देता है (कदाचार पर, सर्वोच्च न्यायालय की जाँच के बाद)।
- **2 सही है।** अनुच्छेद 319 के अनुसार वह संघ आयोग का अध्यक्ष या सदस्य अथवा किसी अन्य राज्य आयोग का अध्यक्ष बन सकता है, कोई और सरकारी नियोजन नहीं ले सकता। **संघ** आयोग का अध्यक्ष कोई भी सरकारी नियोजन नहीं ले सकता।
- **3 ग़लत है।** अनुच्छेद 315(2): राज्यों के विधानमंडलों के सदन संकल्प पारित करते हैं और **संसद क़ानून बनाती है**। (राज्यपाल का अनुरोध और राष्ट्रपति का अनुमोदन तब चाहिए जब संघ आयोग किसी राज्य के लिए काम करे।)

अतः केवल 1 और 2।`,
      },
      reasons: {
        a: {
          en: 'Articles 316, 317 and 319 bear out the first two; Article 315(2) goes against the third.',
          hi: 'अनुच्छेद 316, 317 और 319 पहले दो के पक्ष में हैं; अनुच्छेद 315(2) तीसरे के विरुद्ध है।',
        },
        b: {
          en: 'Statement 3 replaces an Act of Parliament by an order of the President, and statement 2 was taken to be barred by Article 319.',
          hi: 'कथन 3 में संसद के अधिनियम की जगह राष्ट्रपति का आदेश रख दिया गया है, और कथन 2 को अनुच्छेद 319 से वर्जित मान लिया गया।',
        },
        c: {
          en: 'Statement 3 is wrong, and statement 1 is left out though Articles 316 and 317 support it.',
          hi: 'कथन 3 ग़लत है, और कथन 1 छूट गया जबकि अनुच्छेद 316 और 317 उसके पक्ष में हैं।',
        },
        d: {
          en: 'A Joint Commission needs resolutions in the States and a law of Parliament.',
          hi: 'संयुक्त आयोग के लिए राज्यों के संकल्प और संसद का क़ानून चाहिए।',
        },
      },
    },
    {
      code: 'gs-040',
      exams: ['upsc'],
      subject: 'general-knowledge',
      topic: 'federalism',
      difficulty: 'easy',
      targetSeconds: 55,
      stem: {
        en: 'A law of a State on betting and gambling, a subject of the State List, has a section that forbids bringing printed betting slips into the State. The law is challenged because trade between States is in the Union List. The court upholds the whole of it. On which one of the following doctrines has the court most likely relied?',
        hi: 'राज्य सूची के विषय "दाँव और द्यूत" (जुआ) पर किसी राज्य के क़ानून की एक धारा दाँव की छपी हुई पर्चियाँ राज्य में लाने पर रोक लगाती है। क़ानून को इस आधार पर चुनौती दी जाती है कि अंतरराज्यीय व्यापार संघ सूची में है। न्यायालय पूरे क़ानून को वैध ठहराता है। न्यायालय ने निम्नलिखित में से किस सिद्धांत का सहारा लिया होगा?',
      },
      options: [
        { id: 'a', content: { en: 'Doctrine of eclipse', hi: 'आच्छादन का सिद्धांत' } },
        { id: 'b', content: { en: 'Doctrine of severability', hi: 'पृथक्करणीयता का सिद्धांत' } },
        { id: 'c', content: { en: 'Doctrine of colourable legislation', hi: 'छद्म विधायन का सिद्धांत' } },
        { id: 'd', content: { en: 'Doctrine of pith and substance', hi: 'सार और तत्व का सिद्धांत' } },
      ],
      key: { kind: 'mcq', optionIds: ['d'] },
      solution: {
        en: String.raw`When a law is said to trespass on another List, the court asks what it is **in its substance**. If that lies within the maker's own List, an incidental encroachment does not matter: this is **pith and substance**.

Tell the others apart by their results: eclipse makes an old law dormant, severability cuts out a bad part, and colourable legislation strikes down a law that does under a disguise what its maker has no power to do.`,
        hi: String.raw`जब कहा जाए कि क़ानून दूसरी सूची में दख़ल देता है, तब न्यायालय देखता है कि वह **वास्तव में किस विषय पर** है। यदि वह विषय बनाने वाले की अपनी सूची में है, तो आनुषंगिक अतिक्रमण से फ़र्क़ नहीं पड़ता: यही **सार और तत्व** का सिद्धांत है।

बाक़ी को उनके परिणाम से पहचानें: आच्छादन में पुराना क़ानून निष्क्रिय हो जाता है, पृथक्करणीयता में दोषपूर्ण भाग अलग किया जाता है, और छद्म विधायन में वह क़ानून रद्द होता है जो आवरण की आड़ में शक्ति से बाहर का काम करे।`,
      },
      reasons: {
        a: {
          en: 'Eclipse is about a law that a Fundamental Right overshadows, not about two Lists.',
          hi: 'आच्छादन उस क़ानून के बारे में है जिसे मूल अधिकार ढक ले, न कि दो सूचियों के बारे में।',
        },
        b: {
          en: 'Severability would cut out the section on betting slips; here the whole law stands.',
          hi: 'पृथक्करणीयता में पर्चियों वाली धारा हटा दी जाती; यहाँ पूरा क़ानून बना रहा।',
        },
        c: {
          en: 'Colourable legislation ends with the law struck down, and here it was upheld.',
          hi: 'छद्म विधायन में क़ानून रद्द होता है, और यहाँ वह वैध ठहराया गया।',
        },
        d: {
          en: 'The law is in substance about gambling, and its touch on inter-State trade is incidental.',
          hi: 'क़ानून सार रूप में जुए पर है, और अंतरराज्यीय व्यापार को वह केवल आनुषंगिक रूप से छूता है।',
        },
      },
    },
    {
      code: 'gs-041',
      exams: ['upsc'],
      subject: 'general-knowledge',
      topic: 'national-income',
      difficulty: 'medium',
      targetSeconds: 65,
      stem: {
        en: String.raw`Consider the following items:

1. The estimated rent of houses in which their owners live
2. The gain of an investor in Surat on selling her shares in the stock market
3. The old-age pension that a State Government pays to the poor
4. The salaries of the Indian officers in the Embassy of India in Tokyo

How many of the above are counted in the Gross Domestic Product (GDP) of India?`,
        hi: String.raw`निम्नलिखित मदों पर विचार कीजिए:

1. उन मकानों का अनुमानित किराया जिनमें उनके मालिक स्वयं रहते हैं
2. सूरत की एक निवेशक को शेयर बाज़ार में अपने शेयर बेचने पर हुआ लाभ
3. राज्य सरकार द्वारा ग़रीबों को दी जाने वाली वृद्धावस्था पेंशन
4. टोक्यो स्थित भारतीय दूतावास के भारतीय अधिकारियों का वेतन

उपर्युक्त में से कितने भारत के सकल घरेलू उत्पाद (GDP) में गिने जाते हैं?`,
      },
      options: countOfFour,
      key: { kind: 'mcq', optionIds: ['b'] },
      solution: {
        en: String.raw`Ask two things of each item: was something **produced** now, and in the **domestic territory**?

- **1: counted.** A house gives its owner a service; its rent is imputed.
- **2: not counted.** Shares changing hands produce nothing; only the broker's fee would count.
- **3: not counted.** It is a transfer payment: no service is given in return.
- **4: counted.** Embassies are part of the domestic territory of their own country, so their services belong to India's GDP.

Two items. The trap is 4, which looks like income from abroad.`,
        hi: String.raw`हर मद से दो बातें पूछें: क्या अभी कुछ **उत्पादित** हुआ, और क्या **घरेलू सीमा** में हुआ?

- **1: गिना जाता है।** मकान अपने मालिक को सेवा देता है; उसका किराया आरोपित किया जाता है।
- **2: नहीं गिना जाता।** शेयरों के हाथ बदलने से कुछ उत्पादित नहीं होता; केवल दलाल का शुल्क गिना जाएगा।
- **3: नहीं गिनी जाती।** यह हस्तांतरण भुगतान है: बदले में कोई सेवा नहीं मिलती।
- **4: गिना जाता है।** दूतावास अपने ही देश की घरेलू सीमा का भाग होते हैं, इसलिए उनकी सेवाएँ भारत के GDP में हैं।

दो मदें। जाल मद 4 है, जो विदेश से आय जैसी लगती है।`,
      },
      reasons: {
        a: {
          en: 'Salaries in Tokyo were taken for income earned abroad, though an embassy is domestic territory.',
          hi: 'टोक्यो के वेतन को विदेश की आय मान लिया गया, जबकि दूतावास घरेलू सीमा में आता है।',
        },
        b: {
          en: 'Owner-occupied houses and embassies yield services within the domestic territory.',
          hi: 'मालिक के अपने रहने के मकान और दूतावास घरेलू सीमा के भीतर सेवाएँ देते हैं।',
        },
        c: {
          en: 'A gain on shares or a pension was added, though neither pays for new production.',
          hi: 'शेयरों का लाभ या पेंशन जोड़ दी गई, जबकि इनमें से कोई भी नए उत्पादन का भुगतान नहीं है।',
        },
        d: {
          en: 'This counts every receipt of money as income from production.',
          hi: 'इसमें धन की हर प्राप्ति को उत्पादन से हुई आय मान लिया गया।',
        },
      },
    },
    {
      code: 'gs-042',
      exams: ['upsc'],
      subject: 'general-knowledge',
      topic: 'national-income',
      difficulty: 'easy',
      targetSeconds: 40,
      stem: {
        en: 'In a certain year the nominal GDP of a country grew by 5 per cent and its real GDP by 6 per cent. Which one of the following follows from this?',
        hi: 'किसी वर्ष एक देश का मौद्रिक (नॉमिनल) GDP 5 प्रतिशत और वास्तविक GDP 6 प्रतिशत बढ़ा। इससे निम्नलिखित में से कौन-सा निष्कर्ष निकलता है?',
      },
      options: [
        {
          id: 'a',
          content: { en: 'Its net factor income from abroad was negative', hi: 'विदेश से उसकी निवल कारक आय ऋणात्मक थी' },
        },
        {
          id: 'b',
          content: { en: 'Its indirect taxes rose by less than its subsidies', hi: 'उसके अप्रत्यक्ष कर सब्सिडी से कम बढ़े' },
        },
        {
          id: 'c',
          content: {
            en: 'Its population grew faster than its output of goods',
            hi: 'उसकी जनसंख्या वस्तुओं के उत्पादन से अधिक तेज़ी से बढ़ी',
          },
        },
        {
          id: 'd',
          content: {
            en: 'Its GDP deflator was lower than in the year before',
            hi: 'उसका GDP अपस्फीतिकारक पिछले वर्ष से कम था',
          },
        },
      ],
      key: { kind: 'mcq', optionIds: ['d'] },
      solution: {
        en: String.raw`GDP deflator = nominal GDP ÷ real GDP × 100. If the denominator grows faster than the numerator, the ratio falls: $\frac{1.05}{1.06} \approx 0.99$, a fall of about 1 per cent in the prices of what is produced.

The other three link GDP with GNP, GVA and population; nothing is told of these.`,
        hi: String.raw`GDP अपस्फीतिकारक = मौद्रिक GDP ÷ वास्तविक GDP × 100। यदि हर, अंश की तुलना में तेज़ी से बढ़े, तो अनुपात घटता है: $\frac{1.05}{1.06} \approx 0.99$, अर्थात उत्पादित वस्तुओं की क़ीमतों में लगभग 1 प्रतिशत की कमी।

बाक़ी तीन विकल्प GDP को GNP, GVA और जनसंख्या से जोड़ते हैं; इनके बारे में कुछ नहीं बताया गया है।`,
      },
      reasons: {
        a: {
          en: 'That separates GDP from GNP; both figures here are of GDP.',
          hi: 'यह GDP और GNP का अंतर है; यहाँ दोनों आँकड़े GDP के हैं।',
        },
        b: {
          en: 'That separates GDP at market prices from value added at basic prices.',
          hi: 'यह बाज़ार क़ीमत पर GDP और मूल क़ीमत पर मूल्यवर्धन का अंतर है।',
        },
        c: {
          en: 'Population bears on GDP per head, and its growth is not given.',
          hi: 'जनसंख्या का संबंध प्रति व्यक्ति GDP से है, और उसकी वृद्धि दी ही नहीं गई है।',
        },
        d: {
          en: 'Nominal growth below real growth means that the prices of output fell on the whole.',
          hi: 'मौद्रिक वृद्धि वास्तविक से कम हो, तो कुल मिलाकर उत्पाद की क़ीमतें घटी हैं।',
        },
      },
    },
    {
      code: 'gs-043',
      exams: ['upsc'],
      subject: 'general-knowledge',
      topic: 'public-finance',
      difficulty: 'medium',
      targetSeconds: 55,
      stem: {
        en: String.raw`With reference to the accounts of the Government of India, consider the following statements:

1. Provident fund deposits of its employees are credited to the Public Account.
2. Payments out of the Public Account can be made without a vote of Parliament.
3. An advance from the Contingency Fund is made good from the Consolidated Fund after Parliament has authorised the expenditure.

Which of the statements given above are correct?`,
        hi: String.raw`भारत सरकार के लेखाओं के संदर्भ में निम्नलिखित कथनों पर विचार कीजिए:

1. उसके कर्मचारियों की भविष्य निधि की जमाराशियाँ लोक लेखा में जमा की जाती हैं।
2. लोक लेखा से भुगतान संसद के मतदान के बिना किए जा सकते हैं।
3. आकस्मिकता निधि से लिया गया अग्रिम, संसद द्वारा व्यय प्राधिकृत किए जाने के बाद, संचित निधि से लौटाया जाता है।

उपर्युक्त कथनों में से कौन-से सही हैं?`,
      },
      options: [
        { id: 'a', content: { en: '1 and 2 only', hi: 'केवल 1 और 2' } },
        { id: 'b', content: { en: '1 and 3 only', hi: 'केवल 1 और 3' } },
        { id: 'c', content: { en: '2 and 3 only', hi: 'केवल 2 और 3' } },
        { id: 'd', content: { en: '1, 2 and 3', hi: '1, 2 और 3' } },
      ],
      key: { kind: 'mcq', optionIds: ['d'] },
      solution: {
        en: String.raw`- **1 is correct.** Article 266(2): money that the Government holds as a banker or trustee (provident funds, small savings, deposits) goes to the Public Account.
- **2 is correct.** It is not the Government's own money, so it is paid back by executive order. Only the Consolidated Fund needs an appropriation law (Article 266(3)).
- **3 is correct.** Article 267: the Fund is at the disposal of the President for unforeseen expenditure; Parliament authorises it afterwards and the Fund is filled up again.

All three.`,
        hi: String.raw`- **1 सही है।** अनुच्छेद 266(2): जो धन सरकार के पास बैंकर या न्यासी के रूप में है (भविष्य निधि, लघु बचत, जमाराशियाँ), वह लोक लेखा में जाता है।
- **2 सही है।** यह सरकार का अपना धन नहीं है, इसलिए कार्यपालिका के आदेश से लौटाया जाता है। विनियोग विधि केवल संचित निधि के लिए चाहिए (अनुच्छेद 266(3))।
- **3 सही है।** अनुच्छेद 267: अप्रत्याशित व्यय के लिए यह निधि राष्ट्रपति के हाथ में रहती है; संसद बाद में व्यय को प्राधिकृत करती है और निधि फिर भर दी जाती है।

तीनों सही हैं।`,
      },
      reasons: {
        a: {
          en: 'Article 267 was missed: the Contingency Fund is filled up again from the Consolidated Fund.',
          hi: 'अनुच्छेद 267 छूट गया: आकस्मिकता निधि संचित निधि से फिर भर दी जाती है।',
        },
        b: {
          en: "Statement 2 is dropped in the belief that every payment needs a vote; the Public Account is not the Government's own money.",
          hi: 'कथन 2 यह मानकर छोड़ा गया कि हर भुगतान के लिए मतदान चाहिए; लोक लेखा का धन सरकार का अपना नहीं है।',
        },
        c: {
          en: 'Provident fund money was put in the Consolidated Fund, though it is held in trust.',
          hi: 'भविष्य निधि के धन को संचित निधि में मान लिया गया, जबकि वह न्यास के रूप में रखा जाता है।',
        },
        d: { en: 'Articles 266 and 267 bear out the three statements.', hi: 'अनुच्छेद 266 और 267 तीनों कथनों के पक्ष में हैं।' },
      },
    },
    {
      code: 'gs-008',
      exams: ['upsc'],
      subject: 'general-knowledge',
      topic: 'public-finance',
      difficulty: 'hard',
      targetSeconds: 75,
      stem: {
        en: String.raw`With reference to a decision of the Goods and Services Tax Council by vote under Article 279A of the Constitution of India, consider the following statements:

1. If the Union Government votes against a proposal, it fails even if all the States vote for it.
2. If the Union Government and one-half of the States vote for a proposal and the other States vote against it, it is carried.
3. The vote of a large State has the same weight as that of a small State.

Which of the statements given above is/are correct?`,
        hi: String.raw`भारत के संविधान के अनुच्छेद 279A के अंतर्गत वस्तु एवं सेवा कर परिषद में मतदान से होने वाले निर्णय के संदर्भ में निम्नलिखित कथनों पर विचार कीजिए:

1. यदि केंद्र सरकार किसी प्रस्ताव के विरुद्ध मत दे, तो सभी राज्यों के पक्ष में मत देने पर भी वह पारित नहीं होता।
2. यदि केंद्र सरकार और आधे राज्य किसी प्रस्ताव के पक्ष में और शेष राज्य उसके विरुद्ध मत दें, तो वह पारित हो जाता है।
3. बड़े राज्य के मत का भार छोटे राज्य के मत के बराबर होता है।

उपर्युक्त कथनों में से कौन-सा/कौन-से सही है/हैं?`,
      },
      options: [
        { id: 'a', content: { en: '1 only', hi: 'केवल 1' } },
        { id: 'b', content: { en: '3 only', hi: 'केवल 3' } },
        { id: 'c', content: { en: '1 and 2 only', hi: 'केवल 1 और 2' } },
        { id: 'd', content: { en: '1 and 3 only', hi: 'केवल 1 और 3' } },
      ],
      key: { kind: 'mcq', optionIds: ['d'] },
      solution: {
        en: String.raw`Clause (9): a decision needs **three-fourths of the weighted votes** of the members present and voting. The Union has one-third of the weight, all the States together two-thirds.

- **1 is correct:** the States alone reach 66.7 per cent, short of 75.
- **2 is wrong:** Union and half of the States make 33.3 + 33.3 = 66.7 per cent. The Union needs about five-eighths of the States (41.7 out of 66.7).
- **3 is correct:** the two-thirds are divided equally among the States present and voting.

So 1 and 3 only. Neither side can carry a decision alone.`,
        hi: String.raw`खंड (9): निर्णय के लिए उपस्थित और मत देने वाले सदस्यों के **भारित मतों का तीन-चौथाई** चाहिए। केंद्र का भार एक-तिहाई है और सभी राज्यों का मिलाकर दो-तिहाई।

- **1 सही है:** अकेले राज्य 66.7 प्रतिशत तक ही पहुँचते हैं, जो 75 से कम है।
- **2 ग़लत है:** केंद्र और आधे राज्य मिलकर 33.3 + 33.3 = 66.7 प्रतिशत होते हैं। केंद्र को लगभग पाँच बटा आठ राज्यों का साथ चाहिए (66.7 में से 41.7)।
- **3 सही है:** दो-तिहाई भार उपस्थित और मत देने वाले राज्यों में बराबर बँटता है।

अतः केवल 1 और 3। कोई भी पक्ष अकेले निर्णय नहीं करा सकता।`,
      },
      reasons: {
        a: {
          en: 'The share of the States is divided equally among them, so population or size does not count.',
          hi: 'राज्यों का भार उनमें बराबर बँटता है, इसलिए जनसंख्या या आकार नहीं गिना जाता।',
        },
        b: {
          en: 'All the States together have two-thirds of the weight, and three-fourths are needed.',
          hi: 'सभी राज्यों का मिलाकर भार दो-तिहाई है, जबकि तीन-चौथाई चाहिए।',
        },
        c: {
          en: 'Union and half of the States have two-thirds of the weight, which is not three-fourths.',
          hi: 'केंद्र और आधे राज्यों का भार दो-तिहाई होता है, तीन-चौथाई नहीं।',
        },
        d: {
          en: 'Two-thirds of the weight do not carry a proposal, whichever side has them, and States vote alike.',
          hi: 'दो-तिहाई भार किसी भी पक्ष का हो, उससे प्रस्ताव पारित नहीं होता; और राज्यों के मत समान भार के हैं।',
        },
      },
    },
    {
      code: 'gs-044',
      exams: ['upsc'],
      subject: 'general-knowledge',
      topic: 'public-finance',
      difficulty: 'medium',
      targetSeconds: 85,
      stem: {
        en: String.raw`The following are the budget figures of a country for a year (in ₹ thousand crore):

| Item | Amount |
| --- | --- |
| Revenue receipts | 640 |
| Recovery of loans | 20 |
| Disinvestment receipts | 40 |
| Revenue expenditure | 760 |
| of which: interest payments | 190 |
| of which: grants for the creation of capital assets | 45 |
| Capital expenditure | 190 |

Consider the following statements:

1. The fiscal deficit is 290.
2. The effective revenue deficit is 75.
3. The primary deficit is 60.

Which of the statements given above is/are correct?`,
        hi: String.raw`किसी देश के एक वर्ष के बजट के आँकड़े नीचे दिए गए हैं (हज़ार करोड़ ₹ में):

| मद | राशि |
| --- | --- |
| राजस्व प्राप्तियाँ | 640 |
| ऋणों की वसूली | 20 |
| विनिवेश से प्राप्तियाँ | 40 |
| राजस्व व्यय | 760 |
| जिसमें ब्याज भुगतान | 190 |
| जिसमें पूँजीगत परिसंपत्तियों के सृजन के लिए अनुदान | 45 |
| पूँजीगत व्यय | 190 |

निम्नलिखित कथनों पर विचार कीजिए:

1. राजकोषीय घाटा 290 है।
2. प्रभावी राजस्व घाटा 75 है।
3. प्राथमिक घाटा 60 है।

उपर्युक्त कथनों में से कौन-सा/कौन-से सही है/हैं?`,
      },
      options: [
        { id: 'a', content: { en: '1 only', hi: 'केवल 1' } },
        { id: 'b', content: { en: '1 and 3 only', hi: 'केवल 1 और 3' } },
        { id: 'c', content: { en: '2 and 3 only', hi: 'केवल 2 और 3' } },
        { id: 'd', content: { en: '1, 2 and 3', hi: '1, 2 और 3' } },
      ],
      key: { kind: 'mcq', optionIds: ['c'] },
      solution: {
        en: String.raw`- Fiscal deficit = total expenditure − receipts other than borrowing = (760 + 190) − (640 + 20 + 40) = **250**. Statement 1 leaves disinvestment out of the receipts; it creates no debt, so it counts.
- Revenue deficit = 760 − 640 = 120; less the grants for capital assets (45), the effective revenue deficit is **75**.
- Primary deficit = fiscal deficit − interest = 250 − 190 = **60**.

So 2 and 3 only.`,
        hi: String.raw`- राजकोषीय घाटा = कुल व्यय − उधार के अलावा प्राप्तियाँ = (760 + 190) − (640 + 20 + 40) = **250**। कथन 1 में विनिवेश को प्राप्तियों से छोड़ दिया गया; उससे ऋण नहीं बनता, इसलिए वह गिना जाता है।
- राजस्व घाटा = 760 − 640 = 120; पूँजीगत परिसंपत्तियों के अनुदान (45) घटाने पर प्रभावी राजस्व घाटा **75**।
- प्राथमिक घाटा = राजकोषीय घाटा − ब्याज = 250 − 190 = **60**।

अतः केवल 2 और 3।`,
      },
      reasons: {
        a: {
          en: '290 results when disinvestment receipts are treated as borrowing.',
          hi: 'विनिवेश की प्राप्तियों को उधार मानने पर 290 आता है।',
        },
        b: {
          en: '1 and 3 cannot stand together: 290 less interest of 190 would be 100.',
          hi: '1 और 3 साथ सही नहीं हो सकते: 290 में से 190 ब्याज घटाने पर 100 आता।',
        },
        c: {
          en: 'The deficits are 250 (fiscal), 75 (effective revenue) and 60 (primary).',
          hi: 'घाटे हैं: 250 (राजकोषीय), 75 (प्रभावी राजस्व) और 60 (प्राथमिक)।',
        },
        d: {
          en: 'The fiscal deficit is 250, because the 40 from disinvestment creates no debt.',
          hi: 'राजकोषीय घाटा 250 है, क्योंकि विनिवेश के 40 से कोई ऋण नहीं बनता।',
        },
      },
    },
    {
      code: 'gs-045',
      exams: ['upsc'],
      subject: 'general-knowledge',
      topic: 'banking',
      difficulty: 'medium',
      targetSeconds: 55,
      stem: {
        en: String.raw`Consider the following statements:

Statement-I: If the public keeps a larger part of its money as currency and a smaller part as bank deposits, the money multiplier rises.

Statement-II: Money that the public holds as currency cannot serve banks as a base for lending.

Which one of the following is correct in respect of the above statements?`,
        hi: String.raw`निम्नलिखित कथनों पर विचार कीजिए:

कथन-I: यदि जनता अपने धन का अधिक भाग करेंसी के रूप में और कम भाग बैंक जमा के रूप में रखे, तो मुद्रा गुणक बढ़ जाता है।

कथन-II: जो धन जनता करेंसी के रूप में रखती है, वह बैंकों के ऋण देने का आधार नहीं बन सकता।

उपर्युक्त कथनों के बारे में, निम्नलिखित में से कौन-सा एक सही है?`,
      },
      options: statementAndReason,
      key: { kind: 'mcq', optionIds: ['d'] },
      solution: {
        en: String.raw`With currency-deposit ratio $c$ and reserve ratio $r$, the multiplier is $\frac{1 + c}{c + r}$. Since $r$ is below 1, it **falls** as $c$ rises: with $r = 0.1$, it is $\frac{1.1}{0.2} = 5.5$ for $c = 0.1$ and $\frac{1.2}{0.3} = 4$ for $c = 0.2$.

Statement-II gives the reason: cash in the pocket leaks out of the chain of deposit and loan. So I is incorrect and II is correct.`,
        hi: String.raw`करेंसी-जमा अनुपात $c$ और आरक्षित अनुपात $r$ हो, तो गुणक $\frac{1 + c}{c + r}$ है। $r$ 1 से कम है, इसलिए $c$ बढ़ने पर गुणक **घटता** है: $r = 0.1$ पर $c = 0.1$ के लिए $\frac{1.1}{0.2} = 5.5$ और $c = 0.2$ के लिए $\frac{1.2}{0.3} = 4$।

कारण कथन-II में है: जेब में रखी नक़दी जमा और ऋण की शृंखला से बाहर निकल जाती है। अतः I ग़लत और II सही है।`,
      },
      reasons: {
        a: {
          en: 'Statement-II is true, and just for that reason the multiplier falls.',
          hi: 'कथन-II सही है, और ठीक इसी कारण गुणक घटता है।',
        },
        b: {
          en: 'More currency in hand means less deposit creation, so Statement-I cannot stand.',
          hi: 'हाथ में अधिक करेंसी का अर्थ है जमा का कम सृजन, इसलिए कथन-I सही नहीं हो सकता।',
        },
        c: {
          en: 'This has the two the wrong way round: the leak in Statement-II is real.',
          hi: 'इसमें दोनों को उलट दिया गया: कथन-II में बताया गया रिसाव वास्तविक है।',
        },
        d: {
          en: 'Currency leaks out of the banking system and so lowers the multiplier.',
          hi: 'करेंसी बैंकिंग प्रणाली से बाहर निकल जाती है और गुणक को घटाती है।',
        },
      },
    },
    {
      code: 'gs-046',
      exams: ['upsc'],
      subject: 'general-knowledge',
      topic: 'banking',
      difficulty: 'hard',
      targetSeconds: 65,
      stem: {
        en: String.raw`With reference to deposit insurance in India, as it stood in 2024, consider the following statements:

1. The cover of ₹5 lakh was given separately for each account that a person held in her own name in the branches of a bank.
2. The bank recovered the premium from the depositor out of the interest on her deposit.
3. If the Reserve Bank put a bank under directions that stopped withdrawals, its depositors were to get the insured money in about 90 days, without waiting for the bank to be wound up.

How many of the above statements are correct?`,
        hi: String.raw`भारत में निक्षेप (जमा) बीमा के संदर्भ में, जैसा वह 2024 में था, निम्नलिखित कथनों पर विचार कीजिए:

1. ₹5 लाख का बीमा किसी बैंक की शाखाओं में एक व्यक्ति के अपने नाम के हर खाते के लिए अलग-अलग मिलता था।
2. बैंक प्रीमियम की राशि जमाकर्ता से उसकी जमा के ब्याज में से वसूल करता था।
3. रिज़र्व बैंक के निर्देशों से किसी बैंक से निकासी रुक जाए, तो जमाकर्ता बैंक के परिसमापन की प्रतीक्षा किए बिना, लगभग 90 दिनों में बीमित राशि पाने के हक़दार थे।

उपर्युक्त कथनों में से कितने सही हैं?`,
      },
      options: countOfThree,
      key: { kind: 'mcq', optionIds: ['a'] },
      solution: {
        en: String.raw`The insurer is the Deposit Insurance and Credit Guarantee Corporation, a subsidiary of the Reserve Bank.

- **1 is wrong.** ₹5 lakh (since February 2020) is for each **depositor of a bank**: accounts in the same right and capacity in all branches are added together, principal and interest.
- **2 is wrong.** The insured bank bears the premium.
- **3 is correct.** The amendment of **2021** (section 18A) brought this interim payment, after the trouble at the Punjab and Maharashtra Cooperative Bank. Before it, money came only after winding up or merger.

So only one. Many still know the law as it was before 2021.`,
        hi: String.raw`बीमा करने वाली संस्था निक्षेप बीमा और प्रत्यय गारंटी निगम (DICGC) है, जो रिज़र्व बैंक की सहायक कंपनी है।

- **1 ग़लत है।** ₹5 लाख (फ़रवरी 2020 से) **प्रति बैंक, प्रति जमाकर्ता** है: सभी शाखाओं में एक ही हैसियत और अधिकार से रखे खाते, मूलधन और ब्याज सहित, जोड़ लिए जाते हैं।
- **2 ग़लत है।** प्रीमियम बीमित बैंक स्वयं देता है।
- **3 सही है।** पंजाब और महाराष्ट्र सहकारी बैंक के संकट के बाद **2021** के संशोधन (धारा 18A) ने यह अंतरिम भुगतान जोड़ा। पहले राशि परिसमापन या विलय के बाद ही मिलती थी।

अतः केवल एक। कई विद्यार्थियों को 2021 से पहले का क़ानून ही याद रहता है।`,
      },
      reasons: {
        a: {
          en: 'Statement 3 is the amendment of 2021; the limit is per depositor and bank, and the bank pays the premium.',
          hi: 'कथन 3 2021 का संशोधन है; सीमा प्रति बैंक, प्रति जमाकर्ता है और प्रीमियम बैंक देता है।',
        },
        b: {
          en: 'This adds a separate cover for every account, though accounts in one bank are clubbed.',
          hi: 'इसमें हर खाते का अलग बीमा भी मान लिया गया, जबकि एक बैंक के खाते जोड़े जाते हैं।',
        },
        c: {
          en: 'This also makes the depositor pay, though the premium falls on the bank.',
          hi: 'इसमें प्रीमियम भी जमाकर्ता पर डाल दिया गया, जबकि वह बैंक देता है।',
        },
        d: {
          en: 'Statement 3 was rejected from the law before 2021, when depositors had to wait for the winding up.',
          hi: 'कथन 3 को 2021 से पहले के क़ानून के आधार पर ग़लत माना गया, जब परिसमापन तक प्रतीक्षा करनी पड़ती थी।',
        },
      },
    },
    {
      code: 'gs-047',
      exams: ['upsc'],
      subject: 'general-knowledge',
      topic: 'monetary-policy',
      difficulty: 'medium',
      targetSeconds: 55,
      stem: {
        en: 'Other things remaining the same, which one of the following takes rupee liquidity out of the banking system of India?',
        hi: 'अन्य बातें समान रहने पर, निम्नलिखित में से किससे भारत की बैंकिंग प्रणाली से रुपये की तरलता बाहर निकलती है?',
      },
      options: [
        {
          id: 'a',
          content: {
            en: 'The Reserve Bank buys bonds of the Union Government from banks in the open market',
            hi: 'रिज़र्व बैंक खुले बाज़ार में बैंकों से केंद्र सरकार के बॉंड ख़रीदता है',
          },
        },
        {
          id: 'b',
          content: {
            en: 'The Reserve Bank lowers by half a percentage point the cash reserve ratio of banks',
            hi: 'रिज़र्व बैंक बैंकों का नक़द आरक्षित अनुपात आधा प्रतिशत अंक घटाता है',
          },
        },
        {
          id: 'c',
          content: {
            en: 'The Reserve Bank sells dollars from its reserves to banks to check a fall of the rupee',
            hi: 'रिज़र्व बैंक रुपये की गिरावट रोकने के लिए अपने भंडार से बैंकों को डॉलर बेचता है',
          },
        },
        {
          id: 'd',
          content: {
            en: 'The Union Government pays contractors from its cash balance with the Reserve Bank',
            hi: 'केंद्र सरकार रिज़र्व बैंक में रखे अपने नक़द शेष से ठेकेदारों को भुगतान करती है',
          },
        },
      ],
      key: { kind: 'mcq', optionIds: ['c'] },
      solution: {
        en: String.raw`Follow the rupees. When the Reserve Bank **sells** anything (bonds, dollars, gold), banks pay in rupees and their balances with it fall. So a sale of dollars drains liquidity.

When it buys bonds, rupees flow out of it to banks. A lower CRR frees balances. Government spending moves money from the Government's account at the Reserve Bank, which lies outside the banking system, into the accounts of contractors in banks. The last one is the trap: tax payments drain, spending adds.`,
        hi: String.raw`देखिए कि रुपये किधर जाते हैं। रिज़र्व बैंक जब कुछ भी **बेचता** है (बॉंड, डॉलर, सोना), तब बैंक रुपये देते हैं और उसके पास उनका शेष घटता है। इसलिए डॉलर की बिक्री तरलता सोखती है।

बॉंड ख़रीदने पर रुपये उससे निकलकर बैंकों में जाते हैं। CRR घटने पर शेष मुक्त होता है। सरकारी ख़र्च में धन रिज़र्व बैंक में सरकार के खाते से, जो बैंकिंग प्रणाली के बाहर है, बैंकों में ठेकेदारों के खातों में आता है। जाल यही अंतिम विकल्प है: कर भुगतान तरलता घटाता है, ख़र्च बढ़ाता है।`,
      },
      reasons: {
        a: {
          en: 'A purchase of bonds pays rupees into the banks and adds liquidity.',
          hi: 'बॉंड की ख़रीद से बैंकों में रुपये आते हैं और तरलता बढ़ती है।',
        },
        b: {
          en: 'A lower cash reserve ratio frees money that banks had to keep idle.',
          hi: 'नक़द आरक्षित अनुपात घटने से वह धन मुक्त होता है जिसे बैंकों को बेकार रखना पड़ता था।',
        },
        c: {
          en: 'Banks hand over rupees for the dollars, so their balances shrink.',
          hi: 'डॉलर के बदले बैंक रुपये देते हैं, इसलिए उनका शेष घटता है।',
        },
        d: {
          en: 'Spending from the balance at the Reserve Bank puts new money into bank accounts.',
          hi: 'रिज़र्व बैंक के शेष से ख़र्च करने पर बैंक खातों में नया धन आता है।',
        },
      },
    },
    {
      code: 'gs-023',
      exams: ['upsc'],
      subject: 'general-knowledge',
      topic: 'banking',
      difficulty: 'medium',
      targetSeconds: 55,
      stem: {
        en: String.raw`With reference to the Account Aggregators through which a person in India can share financial data with a lender, consider the following statements:

1. An Account Aggregator may read the data that passes through it in order to rate the customer.
2. An Account Aggregator is a non-banking financial company registered with the Reserve Bank of India.
3. The customer may withdraw the consent to the sharing of data.

Which of the statements given above are correct?`,
        hi: String.raw`भारत में ऋणदाता के साथ अपना वित्तीय डेटा साझा करने का माध्यम बनने वाले अकाउंट एग्रीगेटर के संदर्भ में निम्नलिखित कथनों पर विचार कीजिए:

1. अकाउंट एग्रीगेटर अपने से होकर जाने वाले डेटा को पढ़कर ग्राहक की रेटिंग कर सकता है।
2. अकाउंट एग्रीगेटर भारतीय रिज़र्व बैंक में पंजीकृत ग़ैर-बैंकिंग वित्तीय कंपनी होता है।
3. ग्राहक डेटा साझा करने की सहमति वापस ले सकता है।

उपर्युक्त कथनों में से कौन-से सही हैं?`,
      },
      options: [
        { id: 'a', content: { en: '1 and 2 only', hi: 'केवल 1 और 2' } },
        { id: 'b', content: { en: '1 and 3 only', hi: 'केवल 1 और 3' } },
        { id: 'c', content: { en: '2 and 3 only', hi: 'केवल 2 और 3' } },
        { id: 'd', content: { en: '1, 2 and 3', hi: '1, 2 और 3' } },
      ],
      key: { kind: 'mcq', optionIds: ['c'] },
      solution: {
        en: String.raw`Think of it as a postman with a sealed envelope, sent by the customer.

- **1 is wrong:** the aggregator is **data-blind**. The data are encrypted from the bank that holds them to the lender that asks for them; it can neither read nor store them.
- **2 is correct:** Account Aggregators are a class of NBFC under the Reserve Bank's Directions of 2016.
- **3 is correct:** consent states purpose, period and data, and can be revoked.

So 2 and 3 only. Rating is the work of credit information companies and of the lender.`,
        hi: String.raw`इसे ग्राहक के कहने पर बंद लिफ़ाफ़ा पहुँचाने वाला डाकिया समझिए।

- **1 ग़लत है:** एग्रीगेटर डेटा **देख नहीं सकता**। डेटा उसे रखने वाले बैंक से माँगने वाले ऋणदाता तक कूटबद्ध (एन्क्रिप्टेड) जाता है; एग्रीगेटर उसे न पढ़ सकता है, न रख सकता है।
- **2 सही है:** रिज़र्व बैंक के 2016 के निर्देशों के अंतर्गत अकाउंट एग्रीगेटर NBFC की एक श्रेणी हैं।
- **3 सही है:** सहमति में प्रयोजन, अवधि और डेटा लिखे होते हैं, और वह वापस ली जा सकती है।

अतः केवल 2 और 3। रेटिंग का काम साख सूचना कंपनियों और ऋणदाता का है।`,
      },
      reasons: {
        a: {
          en: 'An aggregator is data-blind; it carries encrypted data and cannot rate anyone.',
          hi: 'एग्रीगेटर डेटा नहीं देख सकता; वह कूटबद्ध डेटा पहुँचाता है और किसी की रेटिंग नहीं कर सकता।',
        },
        b: {
          en: 'It was taken for a credit information company, which does read the records of borrowers.',
          hi: 'इसे साख सूचना कंपनी समझ लिया गया, जो उधारकर्ताओं के अभिलेख पढ़ती है।',
        },
        c: {
          en: 'Registration as an NBFC and consent that can be revoked are both in the Directions of 2016.',
          hi: 'NBFC के रूप में पंजीकरण और वापस ली जा सकने वाली सहमति, दोनों 2016 के निर्देशों में हैं।',
        },
        d: {
          en: 'Registered and bound by consent it is, but the data pass through it unread.',
          hi: 'वह पंजीकृत है और सहमति से बँधा है, पर डेटा उससे होकर बिना पढ़े जाता है।',
        },
      },
    },
    {
      code: 'gs-048',
      exams: ['upsc'],
      subject: 'general-knowledge',
      topic: 'agriculture',
      difficulty: 'medium',
      targetSeconds: 55,
      stem: {
        en: String.raw`With reference to the prices of farm products in India, consider the following statements:

1. The Government is bound by the minimum support prices that the Commission for Agricultural Costs and Prices recommends.
2. The Fair and Remunerative Price of sugarcane is paid to the grower by the sugar mill.
3. In 2024 the crops with a declared minimum support price included onion and potato.

Which of the statements given above is/are correct?`,
        hi: String.raw`भारत में कृषि उत्पादों की क़ीमतों के संदर्भ में निम्नलिखित कथनों पर विचार कीजिए:

1. कृषि लागत और मूल्य आयोग द्वारा अनुशंसित न्यूनतम समर्थन मूल्य सरकार पर बाध्यकारी हैं।
2. गन्ने का उचित और लाभकारी मूल्य (FRP) किसान को चीनी मिल द्वारा दिया जाता है।
3. 2024 में घोषित न्यूनतम समर्थन मूल्य वाली फ़सलों में प्याज़ और आलू शामिल थे।

उपर्युक्त कथनों में से कौन-सा/कौन-से सही है/हैं?`,
      },
      options: [
        { id: 'a', content: { en: '2 only', hi: 'केवल 2' } },
        { id: 'b', content: { en: '3 only', hi: 'केवल 3' } },
        { id: 'c', content: { en: '1 and 2 only', hi: 'केवल 1 और 2' } },
        { id: 'd', content: { en: '2 and 3 only', hi: 'केवल 2 और 3' } },
      ],
      key: { kind: 'mcq', optionIds: ['a'] },
      solution: {
        en: String.raw`- **1 is wrong.** The Commission only recommends. The Cabinet Committee on Economic Affairs decides, after hearing States and Ministries.
- **2 is correct.** The FRP, fixed under the Sugarcane (Control) Order, 1966, is the least that a **mill** must pay. Nothing is bought by the Government.
- **3 is wrong.** The 22 mandated crops are cereals, pulses, oilseeds, cotton, jute and copra. Onion and potato are not among them; for such crops there is the Market Intervention Scheme.

So 2 only.`,
        hi: String.raw`- **1 ग़लत है।** आयोग केवल सिफ़ारिश करता है। निर्णय राज्यों और मंत्रालयों के विचार लेने के बाद आर्थिक मामलों की मंत्रिमंडलीय समिति करती है।
- **2 सही है।** FRP, जो गन्ना (नियंत्रण) आदेश, 1966 के अंतर्गत तय होता है, वह न्यूनतम मूल्य है जो **मिल** को देना होता है। सरकार कुछ नहीं ख़रीदती।
- **3 ग़लत है।** 22 अधिदेशित फ़सलें अनाज, दलहन, तिलहन, कपास, जूट और खोपरा हैं। प्याज़ और आलू इनमें नहीं हैं; ऐसी फ़सलों के लिए बाज़ार हस्तक्षेप योजना है।

अतः केवल 2।`,
      },
      reasons: {
        a: {
          en: 'Sugarcane is bought by mills at a statutory price; the other two statements are wrong.',
          hi: 'गन्ना मिलें सांविधिक मूल्य पर ख़रीदती हैं; बाक़ी दो कथन ग़लत हैं।',
        },
        b: {
          en: 'Onion and potato have no minimum support price, and sugarcane was treated like wheat, as if the Government bought it.',
          hi: 'प्याज़ और आलू का न्यूनतम समर्थन मूल्य नहीं होता, और गन्ने को गेहूँ जैसा मान लिया गया, मानो सरकार उसे ख़रीदती हो।',
        },
        c: {
          en: 'The advice of the Commission was taken as binding; the Cabinet Committee decides.',
          hi: 'आयोग की सलाह को बाध्यकारी मान लिया गया; निर्णय मंत्रिमंडलीय समिति करती है।',
        },
        d: {
          en: 'Statement 2 is right, but no vegetable is among the mandated crops.',
          hi: 'कथन 2 सही है, पर अधिदेशित फ़सलों में कोई सब्ज़ी नहीं है।',
        },
      },
    },
    {
      code: 'gs-049',
      exams: ['upsc'],
      subject: 'general-knowledge',
      topic: 'schemes',
      difficulty: 'medium',
      targetSeconds: 50,
      stem: {
        en: String.raw`With reference to the Atal Pension Yojana, as it stood in 2024, consider the following statements:

1. It was administered by the Employees' Provident Fund Organisation.
2. A person who was or had been an income-tax payer could not newly join it.

Which of the statements given above is/are correct?`,
        hi: String.raw`अटल पेंशन योजना के संदर्भ में, जैसी वह 2024 में थी, निम्नलिखित कथनों पर विचार कीजिए:

1. इसका संचालन कर्मचारी भविष्य निधि संगठन करता था।
2. जो व्यक्ति आयकरदाता था या पहले रहा था, वह इसमें नया सदस्य नहीं बन सकता था।

उपर्युक्त कथनों में से कौन-सा/कौन-से सही है/हैं?`,
      },
      options: oneOrBoth,
      key: { kind: 'mcq', optionIds: ['b'] },
      solution: {
        en: String.raw`- **1 is wrong.** The **Pension Fund Regulatory and Development Authority** administers it, within the framework of the National Pension System. The EPFO serves employees of the organised sector.
- **2 is correct.** The scheme is meant for the unorganised sector; a notification closed it to income-tax payers from 1 October 2022 (those who had joined earlier stayed in).

So 2 only. Joining age 18 to 40; guaranteed pension of ₹1,000 to ₹5,000 a month from the age of 60.`,
        hi: String.raw`- **1 ग़लत है।** इसका संचालन **पेंशन निधि विनियामक और विकास प्राधिकरण** (PFRDA) राष्ट्रीय पेंशन प्रणाली के ढाँचे में करता है। EPFO संगठित क्षेत्र के कर्मचारियों के लिए है।
- **2 सही है।** योजना असंगठित क्षेत्र के लिए है; एक अधिसूचना ने 1 अक्टूबर 2022 से इसे आयकरदाताओं के लिए बंद कर दिया (पहले जुड़ चुके लोग बने रहे)।

अतः केवल 2। प्रवेश की आयु 18 से 40 वर्ष; 60 वर्ष की आयु से ₹1,000 से ₹5,000 मासिक की गारंटीशुदा पेंशन।`,
      },
      reasons: {
        a: {
          en: 'This takes the EPFO for the manager and overlooks the rule of 2022.',
          hi: 'इसमें EPFO को संचालक मान लिया गया और 2022 का नियम छूट गया।',
        },
        b: {
          en: 'Income-tax payers were shut out from October 2022, and the regulator of the NPS runs the scheme.',
          hi: 'आयकरदाता अक्टूबर 2022 से बाहर हैं, और योजना NPS का नियामक चलाता है।',
        },
        c: {
          en: 'Statement 1 is wrong: the EPFO is for the organised sector.',
          hi: 'कथन 1 ग़लत है: EPFO संगठित क्षेत्र के लिए है।',
        },
        d: {
          en: 'Statement 2 is true since 1 October 2022, though not at the launch in 2015.',
          hi: 'कथन 2, 1 अक्टूबर 2022 से सही है, हालाँकि 2015 में आरंभ के समय नहीं था।',
        },
      },
    },
    {
      code: 'gs-050',
      exams: ['upsc'],
      subject: 'general-knowledge',
      topic: 'public-finance',
      difficulty: 'medium',
      targetSeconds: 65,
      stem: {
        en: String.raw`Consider the following statements:

Statement I: The share of the States in the gross tax revenue of the Union can fall even when the percentage recommended by the Finance Commission stays the same.

Statement II: Cesses levied by the Union for specific purposes do not form part of the divisible pool of taxes.

Statement III: The proceeds of a surcharge have to be spent on the purpose for which it was levied, whereas those of a cess may be spent on any purpose of the Union.

Which one of the following is correct in respect of the above statements?`,
        hi: String.raw`निम्नलिखित कथनों पर विचार कीजिए:

कथन I: वित्त आयोग द्वारा अनुशंसित प्रतिशत वही रहने पर भी संघ के सकल कर राजस्व में राज्यों का हिस्सा घट सकता है।

कथन II: संघ द्वारा विशिष्ट प्रयोजनों के लिए लगाए गए उपकर (सेस) करों के विभाज्य पूल का भाग नहीं होते।

कथन III: अधिभार की राशि उसी प्रयोजन पर ख़र्च करनी होती है जिसके लिए वह लगाया गया, जबकि उपकर की राशि संघ के किसी भी प्रयोजन पर ख़र्च की जा सकती है।

उपर्युक्त कथनों के बारे में, निम्नलिखित में से कौन-सा एक सही है?`,
      },
      options: twoReasons,
      key: { kind: 'mcq', optionIds: ['c'] },
      solution: {
        en: String.raw`**I is correct.** The Commission's percentage applies to the **divisible pool**, not to gross tax revenue. If levies outside the pool grow faster, the States get a smaller part of the whole.

**II is correct and explains I.** Article 270 leaves out surcharges under Article 271 and cesses levied for specific purposes.

**III is incorrect: it is the other way round.** A cess is tied to its purpose; a surcharge serves the purposes of the Union in general.

So only one of II and III is correct, and that one explains I.`,
        hi: String.raw`**I सही है।** आयोग का प्रतिशत **विभाज्य पूल** पर लागू होता है, सकल कर राजस्व पर नहीं। पूल से बाहर के कर तेज़ी से बढ़ें, तो कुल में राज्यों का हिस्सा घटता है।

**II सही है और I की व्याख्या करता है।** अनुच्छेद 270 विभाज्य पूल से अनुच्छेद 271 के अधिभार और विशिष्ट प्रयोजनों के उपकर बाहर रखता है।

**III ग़लत है: बात उलटी है।** उपकर अपने प्रयोजन से बँधा होता है; अधिभार संघ के सामान्य प्रयोजनों के लिए होता है।

अतः II और III में से केवल एक सही है और वही I की व्याख्या करता है।`,
      },
      reasons: {
        a: {
          en: 'Statement III swaps cess and surcharge, so both cannot be correct.',
          hi: 'कथन III में उपकर और अधिभार आपस में बदल दिए गए हैं, इसलिए दोनों सही नहीं हो सकते।',
        },
        b: {
          en: 'Statement III is not just beside the point: it is incorrect.',
          hi: 'कथन III केवल अप्रासंगिक नहीं है: वह ग़लत है।',
        },
        c: {
          en: 'Article 270 keeps cesses out of the pool, and that is how the States can lose.',
          hi: 'अनुच्छेद 270 उपकरों को पूल से बाहर रखता है, और राज्यों का हिस्सा इसी से घट सकता है।',
        },
        d: { en: 'Statement II is just what Article 270 lays down.', hi: 'कथन II ठीक वही है जो अनुच्छेद 270 में लिखा है।' },
      },
    },
    {
      code: 'gs-051',
      exams: ['upsc'],
      subject: 'general-knowledge',
      topic: 'inflation',
      difficulty: 'easy',
      targetSeconds: 45,
      stem: {
        en: 'In a certain month the headline inflation of India by the Consumer Price Index rose from 4.2 to 5.9 per cent, while core inflation stayed at 3.6 per cent. Which one of the following is the most likely cause?',
        hi: 'किसी महीने में उपभोक्ता मूल्य सूचकांक के आधार पर भारत की हेडलाइन (सकल) मुद्रास्फीति 4.2 से बढ़कर 5.9 प्रतिशत हो गई, जबकि कोर (मूल) मुद्रास्फीति 3.6 प्रतिशत ही रही। निम्नलिखित में से सबसे संभावित कारण कौन-सा है?',
      },
      options: [
        {
          id: 'a',
          content: { en: 'A jump in the prices of vegetables and pulses', hi: 'सब्ज़ियों और दालों की क़ीमतों में उछाल' },
        },
        {
          id: 'b',
          content: { en: 'A rise in the rents of houses and in school fees', hi: 'मकान के किराए और स्कूल की फ़ीस में वृद्धि' },
        },
        {
          id: 'c',
          content: { en: 'A rise in the prices of clothing and footwear', hi: 'कपड़ों और जूते-चप्पलों की क़ीमतों में वृद्धि' },
        },
        {
          id: 'd',
          content: {
            en: 'A jump in the prices of gold and in hospital fees',
            hi: 'सोने की क़ीमत और अस्पताल के शुल्क में उछाल',
          },
        },
      ],
      key: { kind: 'mcq', optionIds: ['a'] },
      solution: {
        en: String.raw`Headline inflation covers the whole basket; **core** inflation leaves out food and fuel. If the headline moves and the core does not, the cause lies in what the core leaves out: food (or fuel).

Rents, fees, clothing, hospitals and gold are all in the core basket. Gold is the trap: its price swings, but it is neither food nor fuel.`,
        hi: String.raw`हेडलाइन मुद्रास्फीति पूरी टोकरी की होती है; **कोर** में खाद्य और ईंधन छोड़ दिए जाते हैं। हेडलाइन बदले और कोर न बदले, तो कारण उसी में है जिसे कोर छोड़ देती है: खाद्य (या ईंधन)।

किराया, फ़ीस, कपड़े, अस्पताल और सोना, सब कोर की टोकरी में हैं। सोना जाल है: उसकी क़ीमत बहुत बदलती है, पर वह न खाद्य है, न ईंधन।`,
      },
      reasons: {
        a: {
          en: 'Food is in the headline basket but not in the core one.',
          hi: 'खाद्य पदार्थ हेडलाइन टोकरी में हैं, कोर में नहीं।',
        },
        b: {
          en: 'Rents and fees are part of the core and would have moved it.',
          hi: 'किराया और फ़ीस कोर का भाग हैं और उसे भी बढ़ा देते।',
        },
        c: { en: 'Clothing and footwear belong to the core basket too.', hi: 'कपड़े और जूते-चप्पल भी कोर टोकरी में हैं।' },
        d: {
          en: 'Gold swings widely, yet it counts in the core like medical care.',
          hi: 'सोने की क़ीमत बहुत बदलती है, फिर भी वह चिकित्सा की तरह कोर में गिना जाता है।',
        },
      },
    },
    {
      code: 'gs-052',
      exams: ['upsc'],
      subject: 'general-knowledge',
      topic: 'external-sector',
      difficulty: 'medium',
      targetSeconds: 60,
      stem: {
        en: String.raw`Consider the following pairs with reference to the balance of payments of India:

| No. | Transaction | Account |
| --- | --- | --- |
| 1 | A nurse working in Kuwait sends money to her family in Kerala | Current account |
| 2 | A pension fund of Canada buys bonds of the Government of India | Capital (financial) account |
| 3 | A firm in Chennai pays the interest on a loan from a bank in Singapore | Capital (financial) account |
| 4 | A firm in Pune is paid for software written for a company in Japan | Current account |

How many of the pairs given above are correctly matched?`,
        hi: String.raw`भारत के भुगतान संतुलन के संदर्भ में निम्नलिखित युग्मों पर विचार कीजिए:

| क्रम | लेन-देन | खाता |
| --- | --- | --- |
| 1 | कुवैत में काम करने वाली एक नर्स केरल में अपने परिवार को धन भेजती है | चालू खाता |
| 2 | कनाडा का एक पेंशन कोष भारत सरकार के बॉंड ख़रीदता है | पूँजी (वित्तीय) खाता |
| 3 | चेन्नई की एक फ़र्म सिंगापुर के बैंक से लिए ऋण का ब्याज चुकाती है | पूँजी (वित्तीय) खाता |
| 4 | पुणे की एक फ़र्म को जापान की कंपनी के लिए लिखे सॉफ़्टवेयर का भुगतान मिलता है | चालू खाता |

उपर्युक्त युग्मों में से कितने सही सुमेलित हैं?`,
      },
      options: countOfFour,
      key: { kind: 'mcq', optionIds: ['c'] },
      solution: {
        en: String.raw`Current account: goods, services, incomes (wages, interest, dividends) and transfers. Capital (financial) account: what changes assets and liabilities.

1. Remittance: a transfer, current. Right.
2. Purchase of bonds: a new liability of India, capital. Right.
3. **Interest** is income of the lender: current. Wrong. Only the loan itself and its **repayment** are in the capital account.
4. Export of a service: current. Right.

So three pairs match.`,
        hi: String.raw`चालू खाता: वस्तुएँ, सेवाएँ, आय (मज़दूरी, ब्याज, लाभांश) और हस्तांतरण। पूँजी (वित्तीय) खाता: जिससे परिसंपत्तियाँ और देनदारियाँ बदलें।

1. प्रेषण: हस्तांतरण, चालू खाता। सही।
2. बॉंड की ख़रीद: भारत की नई देनदारी, पूँजी खाता। सही।
3. **ब्याज** ऋणदाता की आय है: चालू खाता। ग़लत। पूँजी खाते में केवल ऋण और उसकी **वापसी** आती है।
4. सेवा का निर्यात: चालू खाता। सही।

अतः तीन युग्म सही हैं।`,
      },
      reasons: {
        a: {
          en: 'Two of the matching pairs 1, 2 and 4 were rejected.',
          hi: 'सही युग्मों 1, 2 और 4 में से दो को ग़लत मान लिया गया।',
        },
        b: {
          en: 'Often the remittance in pair 1 is put in the capital account because money flows in.',
          hi: 'प्रायः युग्म 1 के प्रेषण को पूँजी खाते में रख दिया जाता है, क्योंकि धन भीतर आता है।',
        },
        c: {
          en: 'Only pair 3 fails, because interest is income and belongs to the current account.',
          hi: 'केवल युग्म 3 ग़लत है, क्योंकि ब्याज आय है और चालू खाते में आता है।',
        },
        d: {
          en: 'This treats the interest on a loan like the loan itself.',
          hi: 'इसमें ऋण के ब्याज को ऋण जैसा ही मान लिया गया।',
        },
      },
    },
    {
      code: 'gs-053',
      exams: ['upsc'],
      subject: 'general-knowledge',
      topic: 'external-sector',
      difficulty: 'hard',
      targetSeconds: 75,
      stem: {
        en: String.raw`To check a rise of the rupee, the Reserve Bank of India buys US dollars from banks and at the same time sells them government securities of equal value. As compared with the position before these two operations, consider the following statements:

1. The foreign exchange reserves of the country are larger.
2. Reserve money is about the same.
3. The net domestic assets of the Reserve Bank are larger.

Which of the statements given above is/are correct?`,
        hi: String.raw`रुपये की मज़बूती को रोकने के लिए भारतीय रिज़र्व बैंक बैंकों से अमेरिकी डॉलर ख़रीदता है और साथ ही उन्हें उतने ही मूल्य की सरकारी प्रतिभूतियाँ बेचता है। इन दोनों सौदों के बाद की स्थिति के बारे में, पहले की स्थिति की तुलना में, निम्नलिखित कथनों पर विचार कीजिए:

1. देश का विदेशी मुद्रा भंडार अधिक है।
2. आरक्षित मुद्रा (रिज़र्व मनी) लगभग उतनी ही है।
3. रिज़र्व बैंक की निवल घरेलू परिसंपत्तियाँ अधिक हैं।

उपर्युक्त कथनों में से कौन-सा/कौन-से सही है/हैं?`,
      },
      options: [
        { id: 'a', content: { en: '1 only', hi: 'केवल 1' } },
        { id: 'b', content: { en: '1 and 2 only', hi: 'केवल 1 और 2' } },
        { id: 'c', content: { en: '2 and 3 only', hi: 'केवल 2 और 3' } },
        { id: 'd', content: { en: '1, 2 and 3', hi: '1, 2 और 3' } },
      ],
      key: { kind: 'mcq', optionIds: ['b'] },
      solution: {
        en: String.raw`This is **sterilised intervention**. Read it off the balance sheet of the Reserve Bank:

- dollars come in: net foreign assets **up**, rupees paid out (statement 1 correct);
- securities go out: net domestic assets **down**, rupees taken back (statement 3 wrong);
- the two cancel out, so reserve money hardly changes (statement 2 correct).

What changes is the mix of assets behind the same money. So 1 and 2 only.`,
        hi: String.raw`यह **बंध्यीकृत (स्टरलाइज़्ड) हस्तक्षेप** है। इसे रिज़र्व बैंक के तुलन-पत्र से समझिए:

- डॉलर आए: निवल विदेशी परिसंपत्तियाँ **बढ़ीं**, रुपये बाहर गए (कथन 1 सही);
- प्रतिभूतियाँ गईं: निवल घरेलू परिसंपत्तियाँ **घटीं**, रुपये वापस आए (कथन 3 ग़लत);
- दोनों एक-दूसरे को काट देते हैं, इसलिए आरक्षित मुद्रा लगभग नहीं बदलती (कथन 2 सही)।

बदलता केवल उसी मुद्रा के पीछे की परिसंपत्तियों का मिश्रण है। अतः केवल 1 और 2।`,
      },
      reasons: {
        a: {
          en: 'This stops at the purchase of dollars and overlooks that the sale takes the rupees back.',
          hi: 'इसमें केवल डॉलर की ख़रीद देखी गई; यह छूट गया कि बिक्री से रुपये वापस आ जाते हैं।',
        },
        b: {
          en: 'Foreign assets replace domestic ones while the money stays as it was.',
          hi: 'घरेलू परिसंपत्तियों की जगह विदेशी आ जाती हैं और मुद्रा उतनी ही रहती है।',
        },
        c: {
          en: 'Selling securities reduces domestic assets, and the dollars do add to the reserves.',
          hi: 'प्रतिभूतियाँ बेचने से घरेलू परिसंपत्तियाँ घटती हैं, और डॉलर भंडार को बढ़ाते ही हैं।',
        },
        d: {
          en: 'Assets of both kinds cannot grow while reserve money stays the same.',
          hi: 'आरक्षित मुद्रा समान रहते हुए दोनों प्रकार की परिसंपत्तियाँ नहीं बढ़ सकतीं।',
        },
      },
    },
    {
      code: 'gs-054',
      exams: ['upsc'],
      subject: 'general-knowledge',
      topic: 'schemes',
      difficulty: 'easy',
      targetSeconds: 50,
      stem: {
        en: String.raw`Consider the following pairs, as of 2023:

| No. | Scheme | Ministry in charge |
| --- | --- | --- |
| 1 | PM SVANidhi (loans to street vendors) | Housing and Urban Affairs |
| 2 | PM-KUSUM (solar pumps for farmers) | New and Renewable Energy |
| 3 | SVAMITVA (drone survey of village houses) | Panchayati Raj |
| 4 | PM Vishwakarma (support to artisans) | Micro, Small and Medium Enterprises |

How many of the pairs given above are correctly matched?`,
        hi: String.raw`2023 की स्थिति के अनुसार निम्नलिखित युग्मों पर विचार कीजिए:

| क्रम | योजना | संबंधित मंत्रालय |
| --- | --- | --- |
| 1 | पीएम स्वनिधि (रेहड़ी-पटरी वालों को ऋण) | आवासन और शहरी कार्य |
| 2 | पीएम-कुसुम (किसानों के लिए सौर पंप) | नवीन और नवीकरणीय ऊर्जा |
| 3 | स्वामित्व (गाँव के मकानों का ड्रोन सर्वेक्षण) | पंचायती राज |
| 4 | पीएम विश्वकर्मा (कारीगरों को सहायता) | सूक्ष्म, लघु और मध्यम उद्यम |

उपर्युक्त युग्मों में से कितने सही सुमेलित हैं?`,
      },
      options: countOfFour,
      key: { kind: 'mcq', optionIds: ['d'] },
      solution: {
        en: String.raw`Look at **who** is served and **by what means**.

1. Street vendors work in towns: Housing and Urban Affairs (June 2020).
2. The means is solar power, so it is New and Renewable Energy, although farmers gain (2019).
3. Houses in the inhabited part of villages: Panchayati Raj, with the Survey of India as the technical partner (2020).
4. Artisans and small crafts: Micro, Small and Medium Enterprises (September 2023).

All four match. The tempting doubt is 2 (Agriculture) and 3 (Rural Development).`,
        hi: String.raw`देखिए कि योजना **किसके लिए** है और **किस साधन से** चलती है।

1. रेहड़ी-पटरी वाले शहरों में काम करते हैं: आवासन और शहरी कार्य (जून 2020)।
2. साधन सौर ऊर्जा है, इसलिए नवीन और नवीकरणीय ऊर्जा, भले ही लाभ किसानों को हो (2019)।
3. गाँव के आबादी क्षेत्र के मकान: पंचायती राज; तकनीकी भागीदार भारतीय सर्वेक्षण विभाग है (2020)।
4. कारीगर और छोटे शिल्प: सूक्ष्म, लघु और मध्यम उद्यम (सितंबर 2023)।

चारों युग्म सही हैं। भ्रम 2 (कृषि) और 3 (ग्रामीण विकास) में होता है।`,
      },
      reasons: {
        a: {
          en: 'Three correct pairs were doubted; go by the means as well as by the people served.',
          hi: 'तीन सही युग्मों पर संदेह किया गया; लाभार्थी के साथ साधन भी देखें।',
        },
        b: {
          en: 'PM-KUSUM was given to Agriculture and SVAMITVA to Rural Development.',
          hi: 'पीएम-कुसुम को कृषि और स्वामित्व को ग्रामीण विकास मंत्रालय में मान लिया गया।',
        },
        c: {
          en: 'Usually PM-KUSUM is the one rejected, but it is a solar scheme.',
          hi: 'प्रायः पीएम-कुसुम को ग़लत माना जाता है, पर वह सौर ऊर्जा की योजना है।',
        },
        d: {
          en: 'Each scheme stands against the Ministry that ran it in 2023.',
          hi: 'हर योजना के सामने वही मंत्रालय है जो 2023 में उसे चलाता था।',
        },
      },
    },
    {
      code: 'gs-055',
      exams: ['upsc'],
      subject: 'general-knowledge',
      topic: 'financial-markets',
      difficulty: 'easy',
      targetSeconds: 40,
      stem: {
        en: 'A bank in India holds two bonds of the Central Government with the same fixed coupon. One matures after 2 years and the other after 20 years. If market yields on both rise by one percentage point, what happens to the prices of the two bonds?',
        hi: 'भारत के एक बैंक के पास केंद्र सरकार के दो बॉंड हैं, जिनकी नियत कूपन दर समान है। एक 2 वर्ष बाद और दूसरा 20 वर्ष बाद परिपक्व होता है। यदि दोनों पर बाज़ार प्रतिफल एक प्रतिशत अंक बढ़ जाए, तो दोनों बॉंडों की क़ीमतों का क्या होगा?',
      },
      options: [
        {
          id: 'a',
          content: { en: 'Both fall, and that of the 20-year bond by more', hi: 'दोनों गिरेंगी, 20 वर्ष वाले बॉंड की अधिक' },
        },
        {
          id: 'b',
          content: { en: 'Both fall, and that of the 2-year bond by more', hi: 'दोनों गिरेंगी, 2 वर्ष वाले बॉंड की अधिक' },
        },
        {
          id: 'c',
          content: { en: 'Both rise, and that of the 20-year bond by more', hi: 'दोनों बढ़ेंगी, 20 वर्ष वाले बॉंड की अधिक' },
        },
        {
          id: 'd',
          content: { en: 'That of the 2-year bond rises and the other falls', hi: '2 वर्ष वाले की बढ़ेगी और दूसरे की गिरेगी' },
        },
      ],
      key: { kind: 'mcq', optionIds: ['a'] },
      solution: {
        en: String.raw`A bond's price is the present value of its fixed payments. When yields rise, these are discounted more, so **every** fixed-coupon bond becomes cheaper. The further away the payments, the more the higher rate bites: the long bond falls more.

That is why a rise in yields hurts banks with many long bonds. Check with a coupon of 7 per cent when yields go from 7 to 8: the 2-year bond falls from 100 to about 98.2, the 20-year bond to about 90.2.`,
        hi: String.raw`बॉंड की क़ीमत उसके नियत भुगतानों का वर्तमान मूल्य है। प्रतिफल बढ़ने पर इन भुगतानों पर बट्टा अधिक लगता है, इसलिए **हर** नियत कूपन वाला बॉंड सस्ता होता है। भुगतान जितने दूर हों, ऊँची दर का असर उतना अधिक: लंबी अवधि का बॉंड अधिक गिरता है।

इसीलिए प्रतिफल बढ़ने से लंबी अवधि के बॉंड रखने वाले बैंकों को घाटा होता है। जाँच: कूपन 7 प्रतिशत हो और प्रतिफल 7 से 8 हो जाए, तो 2 वर्ष वाला बॉंड 100 से लगभग 98.2 पर और 20 वर्ष वाला लगभग 90.2 पर आता है।`,
      },
      reasons: {
        a: {
          en: 'Prices move against yields, and distant payments are discounted the most.',
          hi: 'क़ीमत प्रतिफल के विपरीत चलती है, और दूर के भुगतानों पर बट्टा सबसे अधिक लगता है।',
        },
        b: {
          en: 'The direction is right, but a short bond soon pays back at par and so loses little.',
          hi: 'दिशा सही है, पर छोटी अवधि का बॉंड जल्दी ही सममूल्य लौटाता है, इसलिए कम घटता है।',
        },
        c: {
          en: 'This confuses the yield with the coupon, which is fixed and does not rise.',
          hi: 'इसमें प्रतिफल को कूपन समझ लिया गया, जो नियत है और नहीं बढ़ता।',
        },
        d: {
          en: 'Maturity changes the size of the fall, not its direction.',
          hi: 'अवधि से गिरावट की मात्रा बदलती है, दिशा नहीं।',
        },
      },
    },
  ],
}
