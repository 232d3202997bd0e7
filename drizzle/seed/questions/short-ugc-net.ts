import type { AuthoredPassage, AuthoredQuestion } from '../../../domain/questions/contract.ts'

export const shortUgcNetPassages: AuthoredPassage[] = [
  {
    code: 'un-p1',
    kind: 'reading',
    title: { en: 'Notes in the margin', hi: 'हाशिये की टिप्पणियाँ' },
    content: {
      en: String.raw`Every old library book has a second author. Somebody, perhaps on the eve of an examination, has underlined a sentence, put a question mark against a claim or written "No!" in the margin. Librarians rightly forbid the habit, and the marks are often wrong: the reader before us may have missed the point, or stressed what the writer thought least important. A person who reads only the underlined lines has read nothing.

Yet a clean copy is a lonelier thing. What the marks offer is not guidance but company. They let us watch another mind halt where ours ran on, and doubt what ours took for granted; and once we have seen that the same lines left someone else puzzled, we can no longer be quite sure that we have understood them. Few commentaries by the learned do as much, for they tell us what a text means and leave us nothing to ask.`,
      hi: String.raw`पुस्तकालय की हर पुरानी पुस्तक का एक दूसरा लेखक भी होता है। किसी ने, शायद परीक्षा से पहले की रात, एक वाक्य रेखांकित किया है, किसी दावे के सामने प्रश्नचिह्न लगाया है या हाशिये में "नहीं!" लिखा है। पुस्तकालय इस आदत पर उचित ही रोक लगाते हैं, और ये निशान प्रायः ग़लत होते हैं: हमसे पहले का पाठक शायद बात समझा ही न हो, या उसने उसी पर बल दिया हो जो लेखक की दृष्टि में सबसे कम महत्वपूर्ण था। जिसने केवल रेखांकित पंक्तियाँ पढ़ीं, उसने कुछ नहीं पढ़ा।

फिर भी साफ़-सुथरी प्रति पढ़ने वाला अधिक अकेला होता है। ये निशान मार्गदर्शन नहीं, साथ देते हैं। इनमें हम किसी दूसरे मन को वहाँ ठहरते देखते हैं जहाँ हमारा मन आगे बढ़ गया था, और उस पर संदेह करते देखते हैं जिसे हमने यों ही मान लिया था; और जब एक बार देख लिया कि इन्हीं पंक्तियों ने किसी और को उलझन में डाला, तो हमें पूरा भरोसा नहीं रह जाता कि हमने इन्हें समझ लिया है। विद्वानों की टीकाओं में कम ही ऐसी हैं जो इतना कर पाती हैं, क्योंकि वे बता देती हैं कि पाठ का अर्थ क्या है और हमारे पूछने के लिए कुछ नहीं छोड़तीं।`,
    },
  },
]

const bothOrOne: NonNullable<AuthoredQuestion['options']> = [
  {
    id: 'a',
    content: { en: 'Both Statement I and Statement II are true', hi: 'कथन I और II दोनों सत्य हैं' },
    pinned: true,
  },
  {
    id: 'b',
    content: { en: 'Both Statement I and Statement II are false', hi: 'कथन I और II दोनों असत्य हैं' },
    pinned: true,
  },
  {
    id: 'c',
    content: { en: 'Statement I is true but Statement II is false', hi: 'कथन I सत्य है, किंतु कथन II असत्य है' },
    pinned: true,
  },
  {
    id: 'd',
    content: { en: 'Statement I is false but Statement II is true', hi: 'कथन I असत्य है, किंतु कथन II सत्य है' },
    pinned: true,
  },
]

export const shortUgcNet: AuthoredQuestion[] = [
  {
    code: 'un-001',
    exams: ['ugc-net'],
    subject: 'teaching',
    topic: 'teaching-aptitude',
    difficulty: 'easy',
    targetSeconds: 45,
    stem: {
      en: String.raw`Which of the following are learner-centred methods of teaching?

A. Project work in small groups

B. Lecture supported by slides

C. Flipped classroom with discussion of problems

D. Demonstration of an experiment by the teacher

E. Jigsaw, in which the learners teach one another

Choose the correct answer from the options given below:`,
      hi: String.raw`निम्नलिखित में से कौन-सी शिक्षण विधियाँ अधिगमकर्ता-केंद्रित हैं?

A. छोटे समूहों में परियोजना कार्य

B. स्लाइडों के साथ व्याख्यान

C. समस्याओं पर चर्चा वाली फ़्लिप्ड कक्षा

D. शिक्षक द्वारा किसी प्रयोग का प्रदर्शन

E. जिगसॉ, जिसमें अधिगमकर्ता एक-दूसरे को पढ़ाते हैं

नीचे दिए गए विकल्पों में से सही उत्तर चुनिए:`,
    },
    options: [
      { id: 'a', content: { en: 'A, B and C only', hi: 'केवल A, B और C' } },
      { id: 'b', content: { en: 'B, C and D only', hi: 'केवल B, C और D' } },
      { id: 'c', content: { en: 'A, D and E only', hi: 'केवल A, D और E' } },
      { id: 'd', content: { en: 'A, C and E only', hi: 'केवल A, C और E' } },
    ],
    key: { kind: 'mcq', optionIds: ['d'] },
    solution: {
      en: String.raw`Ask who is active while learning takes place. In project work (A), in the flipped classroom (C), where class time goes into problems, and in the jigsaw (E) it is the **learners**. In a lecture (B) and in a demonstration (D) the **teacher** acts and the class looks on.

The trap is the technology: slides do not make a lecture learner-centred.`,
      hi: String.raw`देखिए कि सीखते समय सक्रिय कौन है। परियोजना (A) में, फ़्लिप्ड कक्षा (C) में, जहाँ कक्षा का समय समस्याओं पर लगता है, और जिगसॉ (E) में **अधिगमकर्ता** सक्रिय हैं। व्याख्यान (B) और प्रदर्शन (D) में **शिक्षक** करता है और कक्षा देखती है।

भ्रम तकनीक से होता है: स्लाइडें व्याख्यान को अधिगमकर्ता-केंद्रित नहीं बना देतीं।`,
    },
    reasons: {
      a: {
        en: 'A and C are right, but in a lecture the class only listens.',
        hi: 'A और C सही हैं, पर व्याख्यान में कक्षा केवल सुनती है।',
      },
      b: {
        en: 'Of these three only the flipped classroom gives the work to the learners.',
        hi: 'इन तीनों में केवल फ़्लिप्ड कक्षा काम अधिगमकर्ताओं को सौंपती है।',
      },
      c: {
        en: 'The experiment in D is carried out by the teacher, not by the class.',
        hi: 'D में प्रयोग शिक्षक करता है, कक्षा नहीं।',
      },
      d: {
        en: 'In all three the learners do the work and the teacher guides it.',
        hi: 'तीनों में काम अधिगमकर्ता करते हैं और शिक्षक मार्गदर्शन करता है।',
      },
    },
  },
  {
    code: 'un-002',
    exams: ['ugc-net'],
    subject: 'teaching',
    topic: 'research-aptitude',
    difficulty: 'medium',
    targetSeconds: 50,
    stem: {
      en: String.raw`Given below are two statements:

Statement I: A hypothesis which predicts that one group will score higher than another is tested by a one-tailed test.

Statement II: Other things being equal, a larger random sample has a larger standard error of the mean.

In the light of the above statements, choose the correct answer from the options given below:`,
      hi: String.raw`नीचे दो कथन दिए गए हैं:

कथन I: जो परिकल्पना यह पूर्वानुमान करती है कि एक समूह के अंक दूसरे से अधिक होंगे, उसका परीक्षण एक-पुच्छीय परीक्षण से किया जाता है।

कथन II: अन्य बातें समान रहने पर बड़े यादृच्छिक प्रतिदर्श में माध्य की मानक त्रुटि अधिक होती है।

उपर्युक्त कथनों के आलोक में, नीचे दिए गए विकल्पों में से सही उत्तर चुनिए:`,
    },
    options: bothOrOne,
    key: { kind: 'mcq', optionIds: ['c'] },
    solution: {
      en: String.raw`- **Statement I is true.** "Higher" gives a direction, so the whole region of rejection lies in one tail. A hypothesis of mere difference needs two tails.
- **Statement II is false.** The standard error is $\frac{\sigma}{\sqrt{n}}$: it **falls** as the sample grows. Four times the sample halves it.`,
      hi: String.raw`- **कथन I सत्य है।** "अधिक" दिशा बताता है, अतः अस्वीकृति का पूरा क्षेत्र एक ही सिरे पर होता है। केवल "अंतर" की परिकल्पना के लिए दोनों सिरे चाहिए।
- **कथन II असत्य है।** मानक त्रुटि $\frac{\sigma}{\sqrt{n}}$ है: प्रतिदर्श बढ़ने पर यह **घटती** है। चार गुना प्रतिदर्श से यह आधी रह जाती है।`,
    },
    reasons: {
      a: {
        en: 'The standard error has the root of the sample size below the line, so II fails.',
        hi: 'मानक त्रुटि में प्रतिदर्श के आकार का वर्गमूल हर में है, अतः II असत्य है।',
      },
      b: {
        en: 'A directional hypothesis is just what a one-tailed test is for, so I holds.',
        hi: 'दिशात्मक परिकल्पना के लिए ही एक-पुच्छीय परीक्षण होता है, अतः I सत्य है।',
      },
      c: {
        en: 'The direction calls for one tail, and a larger sample lowers the error.',
        hi: 'दिशा के लिए एक पुच्छ चाहिए, और बड़ा प्रतिदर्श त्रुटि घटाता है।',
      },
      d: {
        en: 'Both are judged the wrong way round: the error falls with the sample.',
        hi: 'दोनों का निर्णय उलटा है: प्रतिदर्श बढ़ने पर त्रुटि घटती है।',
      },
    },
  },
  {
    code: 'un-003',
    exams: ['ugc-net'],
    subject: 'english',
    topic: 'reading-comprehension',
    difficulty: 'medium',
    targetSeconds: 110,
    passage: 'un-p1',
    stem: {
      en: 'According to the passage, the marks in the margin of an old library book are of use to a reader chiefly because they',
      hi: 'गद्यांश के अनुसार, पुस्तकालय की पुरानी पुस्तक के हाशिये के निशान पाठक के लिए मुख्यतः इसलिए उपयोगी हैं कि वे',
    },
    options: [
      {
        id: 'a',
        content: {
          en: 'make the reader less sure of having rightly understood the lines',
          hi: 'पाठक को अपनी समझ के बारे में निश्चिंत नहीं रहने देते',
        },
      },
      {
        id: 'b',
        content: {
          en: 'point out the passages that an examiner is likely to ask about',
          hi: 'उन अंशों की ओर संकेत करते हैं जिन पर परीक्षा में प्रश्न आने की संभावना है',
        },
      },
      {
        id: 'c',
        content: {
          en: 'were made by readers who knew the subject better',
          hi: 'ऐसे पाठकों ने बनाए थे जो विषय को बेहतर जानते थे',
        },
      },
      {
        id: 'd',
        content: {
          en: 'save a reader the labour of going through the whole book',
          hi: 'पाठक को पूरी पुस्तक पढ़ने के श्रम से बचा लेते हैं',
        },
      },
    ],
    key: { kind: 'mcq', optionIds: ['a'] },
    solution: {
      en: String.raw`Look for the sentence with the reason: "What the marks offer is **not guidance but company**" – the reader meets someone who was puzzled where he went on, and **is no longer quite sure that he has understood**. The last sentence confirms it: a commentary leaves nothing to ask, the marks do.

The passage itself rejects the other ideas: the marks are often wrong, and one who reads only the underlined lines has read nothing.`,
      hi: String.raw`कारण वाला वाक्य ढूँढ़िए: "ये निशान **मार्गदर्शन नहीं, साथ** देते हैं" – पाठक ऐसे किसी से मिलता है जो वहाँ उलझा जहाँ वह आगे बढ़ गया था, और **उसे अपनी समझ पर पूरा भरोसा नहीं रह जाता**। अंतिम वाक्य यही कहता है: टीकाएँ पूछने के लिए कुछ नहीं छोड़तीं, निशान छोड़ते हैं।

शेष विचारों को गद्यांश स्वयं नकारता है: निशान प्रायः ग़लत होते हैं, और जो केवल रेखांकित पंक्तियाँ पढ़े, उसने कुछ नहीं पढ़ा।`,
    },
    reasons: {
      a: {
        en: "Seeing another puzzled by the same lines, one can no longer be sure of one's own reading.",
        hi: 'उन्हीं पंक्तियों पर किसी और की उलझन देखकर अपनी समझ पर पूरा भरोसा नहीं रहता।',
      },
      b: {
        en: 'Examinations are named as the reason for the marks, not as their use to a later reader.',
        hi: 'परीक्षा को निशान लगाने का कारण बताया गया है, बाद के पाठक के लिए उनका लाभ नहीं।',
      },
      c: {
        en: 'The author says the opposite: the earlier reader was often mistaken.',
        hi: 'लेखक इसका उलटा कहता है: पहले का पाठक प्रायः भूल पर था।',
      },
      d: {
        en: 'To read only what is underlined is called reading nothing at all.',
        hi: 'केवल रेखांकित पढ़ने को तो कुछ भी न पढ़ना कहा गया है।',
      },
    },
  },
  {
    code: 'un-004',
    exams: ['ugc-net'],
    subject: 'teaching',
    topic: 'communication',
    difficulty: 'easy',
    targetSeconds: 40,
    stem: {
      en: String.raw`Match List-I with List-II:

| List-I (Field of non-verbal communication) | List-II (What it studies) |
| --- | --- |
| A. Proxemics | I. Use of time |
| B. Chronemics | II. Touch |
| C. Haptics | III. Use of space and distance |
| D. Kinesics | IV. Gestures and posture |

Choose the correct answer from the options given below:`,
      hi: String.raw`सूची-I को सूची-II से सुमेलित कीजिए:

| सूची-I (अशाब्दिक संप्रेषण का क्षेत्र) | सूची-II (किसका अध्ययन) |
| --- | --- |
| A. प्रॉक्सेमिक्स | I. समय का उपयोग |
| B. क्रोनेमिक्स | II. स्पर्श |
| C. हैप्टिक्स | III. स्थान और दूरी का उपयोग |
| D. काइनेसिक्स | IV. हाव-भाव और मुद्रा |

नीचे दिए गए विकल्पों में से सही उत्तर चुनिए:`,
    },
    options: [
      { id: 'a', content: { en: 'A-III, B-I, C-IV, D-II', hi: 'A-III, B-I, C-IV, D-II' } },
      { id: 'b', content: { en: 'A-I, B-III, C-II, D-IV', hi: 'A-I, B-III, C-II, D-IV' } },
      { id: 'c', content: { en: 'A-IV, B-I, C-II, D-III', hi: 'A-IV, B-I, C-II, D-III' } },
      { id: 'd', content: { en: 'A-III, B-I, C-II, D-IV', hi: 'A-III, B-I, C-II, D-IV' } },
    ],
    key: { kind: 'mcq', optionIds: ['d'] },
    solution: {
      en: String.raw`The roots help: *proximity* – nearness, so **space**; *chronos* – **time**; *haptein* – to **touch**; *kinesis* – **movement** of the body.

A teacher who walks up to the back benches speaks by proxemics; one who starts five minutes late, by chronemics.`,
      hi: String.raw`मूल शब्द सहायता करते हैं: *proximity* – निकटता, अर्थात **स्थान**; *chronos* – **समय**; *haptein* – **स्पर्श** करना; *kinesis* – शरीर की **गति**।

पीछे की बेंचों तक जाने वाला शिक्षक प्रॉक्सेमिक्स से बोलता है; पाँच मिनट देर से शुरू करने वाला क्रोनेमिक्स से।`,
    },
    reasons: {
      a: {
        en: 'Haptics and kinesics are interchanged: touch is haptics.',
        hi: 'हैप्टिक्स और काइनेसिक्स आपस में बदल गए हैं: स्पर्श हैप्टिक्स है।',
      },
      b: {
        en: 'Proxemics and chronemics are interchanged: chronos means time.',
        hi: 'प्रॉक्सेमिक्स और क्रोनेमिक्स आपस में बदल गए हैं: क्रोनोस का अर्थ समय है।',
      },
      c: {
        en: 'Proxemics and kinesics are interchanged: kinesis means movement.',
        hi: 'प्रॉक्सेमिक्स और काइनेसिक्स आपस में बदल गए हैं: काइनेसिस का अर्थ गति है।',
      },
      d: { en: 'Space, time, touch and gestures, in this order.', hi: 'क्रमशः स्थान, समय, स्पर्श और हाव-भाव।' },
    },
  },
  {
    code: 'un-005',
    exams: ['ugc-net'],
    subject: 'aptitude',
    topic: 'percentage',
    difficulty: 'medium',
    targetSeconds: 55,
    stem: {
      en: 'The price of cooking gas rises by 25%. By what percentage should a canteen reduce its consumption so that its expenditure on gas rises by 10% only?',
      hi: 'रसोई गैस का मूल्य 25% बढ़ जाता है। एक कैंटीन को अपनी खपत कितने प्रतिशत घटानी चाहिए, ताकि गैस पर उसका व्यय केवल 10% बढ़े?',
    },
    options: [
      { id: 'a', content: { en: '15%', hi: '15%' } },
      { id: 'b', content: { en: '12%', hi: '12%' } },
      { id: 'c', content: { en: '20%', hi: '20%' } },
      { id: 'd', content: { en: '13.6%', hi: '13.6%' } },
    ],
    key: { kind: 'mcq', optionIds: ['b'] },
    solution: {
      en: String.raw`Expenditure = price × consumption. Take both as 100 at first.

New consumption: $\frac{110}{125} \times 100 = 88$, a fall of **12%**.

Trap: 25 − 10 = 15 treats percentages of different bases as if they could be subtracted.`,
      hi: String.raw`व्यय = मूल्य × खपत। आरंभ में दोनों को 100 मानिए।

नई खपत: $\frac{110}{125} \times 100 = 88$, अर्थात **12%** की कमी।

चूक: 25 − 10 = 15 में अलग-अलग आधारों के प्रतिशत सीधे घटा दिए जाते हैं।`,
    },
    reasons: {
      a: {
        en: '10% was subtracted from 25%, though the bases differ.',
        hi: '25% में से 10% घटा दिया गया, जबकि आधार अलग-अलग हैं।',
      },
      b: {
        en: '110 divided by 125 is 0.88, which leaves a cut of 12%.',
        hi: '110 को 125 से भाग देने पर 0.88 आता है, अर्थात 12% की कटौती।',
      },
      c: {
        en: 'This cut would keep the expenditure as it was before the rise.',
        hi: 'इतनी कटौती से व्यय पहले जितना ही रह जाता।',
      },
      d: {
        en: 'The ratio was taken to the base of 110: 15 divided by 110.',
        hi: 'आधार 110 मान लिया गया: 15 को 110 से भाग दिया गया।',
      },
    },
  },
  {
    code: 'un-006',
    exams: ['ugc-net'],
    subject: 'reasoning',
    topic: 'indian-logic',
    difficulty: 'medium',
    targetSeconds: 45,
    stem: {
      en: String.raw`Consider the following inference in the five-membered form of Nyaya:

"Sound is perishable. For it is produced. Whatever is produced is perishable, like a pot. Sound is likewise produced. Therefore sound is perishable."

The fourth sentence, "Sound is likewise produced", is called`,
      hi: String.raw`न्याय के पंचावयव रूप में दिए गए इस अनुमान पर विचार कीजिए:

"शब्द (ध्वनि) अनित्य है। क्योंकि वह उत्पन्न होता है। जो-जो उत्पन्न होता है, वह अनित्य होता है, जैसे घट। शब्द भी वैसे ही उत्पन्न होता है। अतः शब्द अनित्य है।"

चौथा वाक्य, "शब्द भी वैसे ही उत्पन्न होता है", क्या कहलाता है?`,
    },
    options: [
      { id: 'a', content: { en: 'Upanaya', hi: 'उपनय' } },
      { id: 'b', content: { en: 'Nigamana', hi: 'निगमन' } },
      { id: 'c', content: { en: 'Udaharana', hi: 'उदाहरण' } },
      { id: 'd', content: { en: 'Hetu', hi: 'हेतु' } },
    ],
    key: { kind: 'mcq', optionIds: ['a'] },
    solution: {
      en: String.raw`The five members come in a fixed order: **pratijna** (thesis), **hetu** (reason), **udaharana** (universal rule with an example), **upanaya** (application to the present case), **nigamana** (conclusion).

The fourth applies the rule, with its pot, to sound: **upanaya**. "Likewise" is its mark; it repeats the words of the hetu, but as an application of the vyapti.`,
      hi: String.raw`पाँचों अवयव निश्चित क्रम में आते हैं: **प्रतिज्ञा** (साध्य का कथन), **हेतु** (कारण), **उदाहरण** (दृष्टांत सहित व्याप्ति), **उपनय** (प्रस्तुत विषय पर लागू करना), **निगमन** (निष्कर्ष)।

चौथे में घट वाली व्याप्ति शब्द पर लागू की गई है: **उपनय**। "वैसे ही" इसकी पहचान है; शब्द हेतु के ही हैं, पर यहाँ वे व्याप्ति को लागू करते हैं।`,
    },
    reasons: {
      a: {
        en: 'It applies the universal rule to the case in hand, with the word "likewise".',
        hi: 'यह व्याप्ति को प्रस्तुत विषय पर लागू करता है; "वैसे ही" यही बताता है।',
      },
      b: {
        en: 'Nigamana is the fifth sentence, the conclusion with "Therefore".',
        hi: 'निगमन पाँचवाँ वाक्य है, "अतः" वाला निष्कर्ष।',
      },
      c: {
        en: 'Udaharana is the third sentence, which gives the rule with the pot.',
        hi: 'उदाहरण तीसरा वाक्य है, जिसमें घट के साथ व्याप्ति दी गई है।',
      },
      d: {
        en: 'Hetu is the second sentence: it gives the reason before any rule is named.',
        hi: 'हेतु दूसरा वाक्य है: वह व्याप्ति से पहले केवल कारण बताता है।',
      },
    },
  },
  {
    code: 'un-007',
    exams: ['ugc-net'],
    subject: 'aptitude',
    topic: 'data-interpretation',
    difficulty: 'medium',
    targetSeconds: 80,
    stem: {
      en: String.raw`The table shows the number of applicants for a research programme and of those admitted, in four departments of a university.

| Department | Applied 2023 | Admitted 2023 | Applied 2024 | Admitted 2024 |
| --- | --- | --- | --- | --- |
| History | 240 | 60 | 300 | 90 |
| Botany | 160 | 40 | 200 | 64 |
| Law | 320 | 48 | 400 | 84 |
| Music | 80 | 32 | 120 | 54 |

In which department did the percentage of applicants who were admitted rise by the most percentage points from 2023 to 2024?`,
      hi: String.raw`तालिका में एक विश्वविद्यालय के चार विभागों के शोध कार्यक्रम में आवेदकों और प्रवेश पाने वालों की संख्या दी गई है।

| विभाग | आवेदक 2023 | प्रवेशित 2023 | आवेदक 2024 | प्रवेशित 2024 |
| --- | --- | --- | --- | --- |
| इतिहास | 240 | 60 | 300 | 90 |
| वनस्पति विज्ञान | 160 | 40 | 200 | 64 |
| विधि | 320 | 48 | 400 | 84 |
| संगीत | 80 | 32 | 120 | 54 |

2023 से 2024 तक किस विभाग में प्रवेश पाने वाले आवेदकों के प्रतिशत में सबसे अधिक वृद्धि (प्रतिशत अंकों में) हुई?`,
    },
    options: [
      { id: 'a', content: { en: 'Law', hi: 'विधि' } },
      { id: 'b', content: { en: 'Botany', hi: 'वनस्पति विज्ञान' } },
      { id: 'c', content: { en: 'History', hi: 'इतिहास' } },
      { id: 'd', content: { en: 'Music', hi: 'संगीत' } },
    ],
    key: { kind: 'mcq', optionIds: ['b'] },
    solution: {
      en: String.raw`Admitted ÷ applied, in both years:

- History: 25% → 30%, up 5
- **Botany: 25% → 32%, up 7**
- Law: 15% → 21%, up 6
- Music: 40% → 45%, up 5

Law has the largest rise in the number admitted (36) and in relative growth; the question asks for percentage points of the rate.`,
      hi: String.raw`दोनों वर्षों में प्रवेशित ÷ आवेदक:

- इतिहास: 25% → 30%, वृद्धि 5
- **वनस्पति विज्ञान: 25% → 32%, वृद्धि 7**
- विधि: 15% → 21%, वृद्धि 6
- संगीत: 40% → 45%, वृद्धि 5

प्रवेशितों की संख्या (36) और सापेक्ष वृद्धि में विधि सबसे आगे है; पर प्रश्न दर के प्रतिशत अंकों का है।`,
    },
    reasons: {
      a: {
        en: 'Law gains most in the number admitted (36), but its rate rises by 6 points.',
        hi: 'संख्या में विधि की वृद्धि (36) सबसे अधिक है, पर दर 6 अंक ही बढ़ती है।',
      },
      b: {
        en: 'Its rate rises from 25% to 32%, that is, by 7 points.',
        hi: 'इसकी दर 25% से 32% होती है, अर्थात 7 अंक की वृद्धि।',
      },
      c: {
        en: 'History has the most admitted (90), but its rate rises by 5 points.',
        hi: 'इतिहास में प्रवेशित (90) सबसे अधिक हैं, पर दर 5 अंक बढ़ती है।',
      },
      d: {
        en: 'Music has the highest rate in both years, but it rises by 5 points.',
        hi: 'संगीत की दर दोनों वर्षों में सबसे ऊँची है, पर वह 5 अंक ही बढ़ती है।',
      },
    },
  },
  {
    code: 'un-008',
    exams: ['ugc-net'],
    subject: 'teaching',
    topic: 'ict',
    difficulty: 'easy',
    targetSeconds: 30,
    stem: {
      en: 'On a campus network Harpreet can open a website by typing the number of its IP address, but not by typing its name. Which service is most likely to have failed?',
      hi: 'एक परिसर के नेटवर्क पर हरप्रीत किसी वेबसाइट को उसका IP पता लिखकर खोल पाती है, पर उसका नाम लिखकर नहीं। कौन-सी सेवा संभवतः काम नहीं कर रही है?',
    },
    options: [
      { id: 'a', content: { en: 'FTP', hi: 'FTP' } },
      { id: 'b', content: { en: 'SMTP', hi: 'SMTP' } },
      { id: 'c', content: { en: 'DNS', hi: 'DNS' } },
      { id: 'd', content: { en: 'DHCP', hi: 'DHCP' } },
    ],
    key: { kind: 'mcq', optionIds: ['c'] },
    solution: {
      en: String.raw`The number works, so the connection and the site are in order. What fails is the step from the name to the number, and that is the work of the **DNS** (Domain Name System), the telephone directory of the Internet.

DHCP gives the computer its own IP address; without it nothing would open at all.`,
      hi: String.raw`संख्या से साइट खुल रही है, अतः कनेक्शन और साइट ठीक हैं। रुकावट नाम से संख्या तक के चरण में है, और यह काम **DNS** (डोमेन नेम सिस्टम) का है, जो इंटरनेट की टेलीफ़ोन डायरेक्टरी है।

DHCP कंप्यूटर को उसका अपना IP पता देता है; उसके बिना कुछ भी न खुलता।`,
    },
    reasons: {
      a: {
        en: 'FTP moves files between computers and does not look up names.',
        hi: 'FTP कंप्यूटरों के बीच फ़ाइलें भेजता है, नाम नहीं खोजता।',
      },
      b: {
        en: 'SMTP sends e-mail; the opening of a website does not need it.',
        hi: 'SMTP ई-मेल भेजता है; वेबसाइट खोलने में इसकी आवश्यकता नहीं।',
      },
      c: { en: 'DNS turns the name of a site into its IP address.', hi: 'DNS साइट के नाम को उसके IP पते में बदलता है।' },
      d: {
        en: 'DHCP gives out addresses; if it had failed, the number would not work either.',
        hi: 'DHCP पते बाँटता है; वह बंद होता तो संख्या से भी साइट न खुलती।',
      },
    },
  },
  {
    code: 'un-009',
    exams: ['ugc-net'],
    subject: 'teaching',
    topic: 'people-and-environment',
    difficulty: 'easy',
    targetSeconds: 45,
    stem: {
      en: String.raw`Which of the following are secondary air pollutants, that is, formed in the air from other pollutants?

A. Carbon monoxide

B. Peroxyacetyl nitrate (PAN)

C. Sulphur dioxide

D. Ground-level ozone

E. Sulphuric acid

Choose the correct answer from the options given below:`,
      hi: String.raw`निम्नलिखित में से कौन-से द्वितीयक वायु प्रदूषक हैं, अर्थात वायु में अन्य प्रदूषकों से बनते हैं?

A. कार्बन मोनोऑक्साइड

B. परऑक्सीऐसीटिल नाइट्रेट (PAN)

C. सल्फ़र डाइऑक्साइड

D. भू-स्तरीय ओज़ोन

E. सल्फ़्यूरिक अम्ल

नीचे दिए गए विकल्पों में से सही उत्तर चुनिए:`,
    },
    options: [
      { id: 'a', content: { en: 'B, C and D only', hi: 'केवल B, C और D' } },
      { id: 'b', content: { en: 'A, D and E only', hi: 'केवल A, D और E' } },
      { id: 'c', content: { en: 'B, D and E only', hi: 'केवल B, D और E' } },
      { id: 'd', content: { en: 'A, B and C only', hi: 'केवल A, B और C' } },
    ],
    key: { kind: 'mcq', optionIds: ['c'] },
    solution: {
      en: String.raw`Primary pollutants leave the source as they are: **CO** from incomplete combustion, **SO₂** from coal with sulphur. Secondary ones form later:

- ozone near the ground, from oxides of nitrogen and organic vapours in sunlight (D)
- PAN, in the same photochemical smog (B)
- sulphuric acid, from SO₂ and moisture (E)

So B, D and E.`,
      hi: String.raw`प्राथमिक प्रदूषक स्रोत से उसी रूप में निकलते हैं: अपूर्ण दहन से **CO**, गंधक वाले कोयले से **SO₂**। द्वितीयक बाद में बनते हैं:

- भू-स्तरीय ओज़ोन, धूप में नाइट्रोजन के ऑक्साइडों और कार्बनिक वाष्पों से (D)
- PAN, उसी प्रकाश-रासायनिक धुंध में (B)
- सल्फ़्यूरिक अम्ल, SO₂ और नमी से (E)

अतः B, D और E।`,
    },
    reasons: {
      a: {
        en: 'Sulphur dioxide comes straight from the burning of coal.',
        hi: 'सल्फ़र डाइऑक्साइड सीधे कोयले के जलने से निकलती है।',
      },
      b: {
        en: 'Carbon monoxide leaves the exhaust as such; it is primary.',
        hi: 'कार्बन मोनोऑक्साइड इसी रूप में धुएँ के साथ निकलती है; वह प्राथमिक है।',
      },
      c: { en: 'All three are formed in the air from oxides and vapours.', hi: 'तीनों वायु में ऑक्साइडों और वाष्पों से बनते हैं।' },
      d: {
        en: 'Two of these, carbon monoxide and sulphur dioxide, are primary.',
        hi: 'इनमें से दो, कार्बन मोनोऑक्साइड और सल्फ़र डाइऑक्साइड, प्राथमिक हैं।',
      },
    },
  },
  {
    code: 'un-010',
    exams: ['ugc-net'],
    subject: 'teaching',
    topic: 'higher-education',
    difficulty: 'medium',
    targetSeconds: 50,
    stem: {
      en: String.raw`The National Education Policy, 2020 proposes a Higher Education Commission of India with four verticals. Match List-I with List-II:

| List-I (Vertical) | List-II (Function) |
| --- | --- |
| A. NHERC | I. Accreditation |
| B. NAC | II. Standards and graduate attributes |
| C. HEGC | III. Regulation |
| D. GEC | IV. Funding |

Choose the correct answer from the options given below:`,
      hi: String.raw`राष्ट्रीय शिक्षा नीति, 2020 चार अंगों (वर्टिकल) वाले भारतीय उच्चतर शिक्षा आयोग का प्रस्ताव करती है। सूची-I को सूची-II से सुमेलित कीजिए:

| सूची-I (वर्टिकल) | सूची-II (कार्य) |
| --- | --- |
| A. NHERC | I. प्रत्यायन |
| B. NAC | II. मानक और स्नातक विशेषताएँ |
| C. HEGC | III. विनियमन |
| D. GEC | IV. वित्तपोषण |

नीचे दिए गए विकल्पों में से सही उत्तर चुनिए:`,
    },
    options: [
      { id: 'a', content: { en: 'A-II, B-I, C-IV, D-III', hi: 'A-II, B-I, C-IV, D-III' } },
      { id: 'b', content: { en: 'A-III, B-IV, C-I, D-II', hi: 'A-III, B-IV, C-I, D-II' } },
      { id: 'c', content: { en: 'A-III, B-I, C-II, D-IV', hi: 'A-III, B-I, C-II, D-IV' } },
      { id: 'd', content: { en: 'A-III, B-I, C-IV, D-II', hi: 'A-III, B-I, C-IV, D-II' } },
    ],
    key: { kind: 'mcq', optionIds: ['d'] },
    solution: {
      en: String.raw`Read the letters out:

- NHERC, National Higher Education **Regulatory** Council: regulation
- NAC, National **Accreditation** Council: accreditation
- HEGC, Higher Education **Grants** Council: funding
- GEC, **General Education** Council: standards, with the graduate attributes

The G is the trap: in HEGC it stands for grants, in GEC for general.`,
      hi: String.raw`अक्षरों को खोलिए:

- NHERC, राष्ट्रीय उच्चतर शिक्षा **विनियामक** परिषद: विनियमन
- NAC, राष्ट्रीय **प्रत्यायन** परिषद: प्रत्यायन
- HEGC, उच्चतर शिक्षा **अनुदान** परिषद: वित्तपोषण
- GEC, **सामान्य शिक्षा** परिषद: मानक और स्नातक विशेषताएँ

भ्रम G से होता है: HEGC में यह grants है, GEC में general।`,
    },
    reasons: {
      a: {
        en: 'NHERC and GEC are interchanged: R stands for regulatory.',
        hi: 'NHERC और GEC आपस में बदल गए हैं: R का अर्थ regulatory है।',
      },
      b: {
        en: 'NAC and HEGC are interchanged: A stands for accreditation.',
        hi: 'NAC और HEGC आपस में बदल गए हैं: A का अर्थ accreditation है।',
      },
      c: {
        en: 'HEGC and GEC are interchanged: the G of HEGC stands for grants.',
        hi: 'HEGC और GEC आपस में बदल गए हैं: HEGC का G grants है।',
      },
      d: {
        en: 'Regulation, accreditation, funding and standards, in this order.',
        hi: 'क्रमशः विनियमन, प्रत्यायन, वित्तपोषण और मानक।',
      },
    },
  },
]
