import { both } from '../materials/shapes.ts'
import type { SeedCourse } from './shapes.ts'
import { teachers } from './teachers.ts'

export const english: SeedCourse = {
  slug: 'english-error-hunt',
  title: { en: 'English: hunting the error', hi: 'अंग्रेज़ी: ग़लती की खोज' },
  summary: {
    en: 'The four rules behind most error-spotting questions, explained in English and in Hindi.',
    hi: 'ग़लती खोजने वाले ज़्यादातर प्रश्नों के पीछे के चार नियम, हिंदी और अंग्रेज़ी में समझाए हुए।',
  },
  subject: 'english',
  exams: ['ssc', 'banking'],
  access: 'paid',
  description: {
    en: 'An error question is a search in a fixed order: verb, tense, article, preposition. This course teaches that order. The examples are in English, the explanations in the language that you read.',
    hi: 'ग़लती खोजना एक तय क्रम की तलाश है: क्रिया, काल, आर्टिकल, प्रीपोज़िशन। यह कोर्स वही क्रम सिखाता है। उदाहरण अंग्रेज़ी में हैं, समझाना आपकी भाषा में।',
  },
  outcomes: [
    { en: 'Find the true subject of a long sentence', hi: 'लंबे वाक्य का असली कर्ता पहचानना' },
    { en: 'Choose between simple past and present perfect', hi: 'सिंपल पास्ट और प्रेज़ेंट परफ़ेक्ट में से सही चुनना' },
    {
      en: 'Turn a sentence from active to passive without losing its tense',
      hi: 'काल बदले बिना एक्टिव वाक्य को पैसिव बनाना',
    },
  ],
  teachers: [teachers.english],
  finalTest: { lessonId: 'final-test', minPercent: 40 },
  chapters: [
    {
      id: 'the-verb',
      title: { en: 'Begin with the verb', hi: 'क्रिया से शुरू करें' },
      lessons: [
        {
          id: 'subject-and-verb',
          title: { en: 'Subject and verb agree', hi: 'कर्ता और क्रिया का मेल' },
          preview: true,
          text: both(`
«The verb agrees with the **subject**, not with the noun that happens to stand next to it. Cross out whatever comes between them: phrases with *of, with, along with, as well as, besides*.¦क्रिया **कर्ता** के अनुसार चलती है, पास खड़ी संज्ञा के अनुसार नहीं। बीच का हिस्सा काट दें: *of, with, along with, as well as, besides* वाले टुकड़े।»

> The quality ~~of these mangoes~~ **is** good.

- *Each, every, either, neither, everyone*: «singular. “Each of the boys **has** a ticket.”¦एकवचन। “Each of the boys **has** a ticket.”»
- *Neither ... nor, either ... or*: «the nearer subject decides. “Neither the captain nor the players **were** ready.”¦पास वाला कर्ता तय करता है। “Neither the captain nor the players **were** ready.”»
- *A number of* «is plural, *the number of* is singular. “A number of seats **are** empty. The number of seats **is** fixed.”¦बहुवचन है, *the number of* एकवचन। “A number of seats **are** empty. The number of seats **is** fixed.”»
- *One of* «takes a plural noun and a singular verb: “One of my **friends lives** in Pune.”¦के बाद संज्ञा बहुवचन, क्रिया एकवचन: “One of my **friends lives** in Pune.”»

**«Example.¦उदाहरण।»** «Find the error: “The teacher (A) / along with her students (B) / are going to the museum (C).”¦ग़लती खोजें: “The teacher (A) / along with her students (B) / are going to the museum (C).”»

«Cross out part B. What is left is “The teacher are going”. The error is in **C**: it must be *is going*.¦भाग B काट दें। बचा “The teacher are going”। ग़लती **C** में है: *is going* होना चाहिए।»
`),
        },
        {
          id: 'agreement-shown',
          title: { en: 'Video: subject and verb', hi: 'वीडियो: कर्ता और क्रिया' },
          videoId: 'vid_subject-verb-agreement',
          minutes: 2,
        },
        {
          id: 'tenses',
          title: { en: 'Two tenses that are mixed up', hi: 'दो काल जो आपस में उलझते हैं' },
          preview: true,
          text: both(`
«**Simple past** tells when something happened and is over: *yesterday, last year, in 2019, ago*. **Present perfect** connects the past with now, and the moment is not named: *already, yet, just, ever, since, for*.¦**सिंपल पास्ट** (simple past) बताता है कि बात कब हुई और ख़त्म हो गई: *yesterday, last year, in 2019, ago*। **प्रेज़ेंट परफ़ेक्ट** (present perfect) बीते समय को अभी से जोड़ता है, और समय का नाम नहीं लिया जाता: *already, yet, just, ever, since, for*।»

| | |
| --- | --- |
| «Wrong¦ग़लत» | I **have seen** him yesterday. |
| «Right¦सही» | I **saw** him yesterday. |
| «Wrong¦ग़लत» | She **lives** here since 2015. |
| «Right¦सही» | She **has lived** here since 2015. |

«*Since* takes a point of time (since Monday), *for* takes a span (for three days).¦*Since* के साथ समय का बिंदु (since Monday), *for* के साथ अवधि (for three days)।»

«In a condition, *will* does not stand in the part with *if*: “If it **rains**, I **will stay** at home.”¦शर्त वाले हिस्से में *if* के साथ *will* नहीं आता: “If it **rains**, I **will stay** at home.”»

**«Example.¦उदाहरण।»** «Improve: “He is working in this office for ten years.”¦सुधारें: “He is working in this office for ten years.”»

«“For ten years” reaches from the past to now and the work goes on: present perfect continuous, “He **has been working** in this office for ten years.”¦“For ten years” बीते समय से अब तक है और काम जारी है: प्रेज़ेंट परफ़ेक्ट कंटीन्यूअस, “He **has been working** in this office for ten years.”»
`),
        },
      ],
    },
    {
      id: 'small-words',
      title: { en: 'The small words', hi: 'छोटे शब्द' },
      lessons: [
        {
          id: 'articles-and-prepositions',
          title: { en: 'Articles and prepositions', hi: 'आर्टिकल और प्रीपोज़िशन' },
          text: both(`
«*A* or *an* follows the **sound**, not the letter: *an hour* (the h is silent), *a university* (begins like “you”), *an MLA* (begins like “em”), *a one-rupee coin* (begins like “w”).¦*A* या *an* **ध्वनि** से तय होता है, अक्षर से नहीं: *an hour* (h बोला नहीं जाता), *a university* (“यू” से शुरू), *an MLA* (“एम” से शुरू), *a one-rupee coin* (“व” से शुरू)।»

«*The* stands before what is one of a kind (*the sun*), before superlatives (*the best player*), and before something that was named already. No article before most names, meals and languages: *She speaks Hindi. We have lunch at one.*¦*The* उससे पहले आता है जो एक ही हो (*the sun*), सुपरलेटिव से पहले (*the best player*), और जिसकी बात पहले हो चुकी हो। ज़्यादातर नामों, भोजन और भाषाओं से पहले कुछ नहीं: *She speaks Hindi. We have lunch at one.*»

«Learn prepositions with their partner:¦प्रीपोज़िशन को उसके साथी के साथ याद करें:»

| «Right¦सही» | «Common mistake¦आम ग़लती» |
| --- | --- |
| discuss the plan | discuss ~~about~~ the plan |
| married **to** | married ~~with~~ |
| superior **to**, senior **to** | superior ~~than~~ |
| comprises six parts | comprises ~~of~~ six parts |
| good **at** maths | good ~~in~~ maths |

**«Example.¦उदाहरण।»** «“He is (A) / an European (B) / who is senior than me (C).” How many errors are there?¦“He is (A) / an European (B) / who is senior than me (C).” कितनी ग़लतियाँ हैं?»

«Two: *European* begins like “you”, so **a European**; and *senior* takes **to**: “senior to me”.¦दो: *European* “यू” से शुरू होता है, इसलिए **a European**; और *senior* के साथ **to**: “senior to me”।»
`),
        },
        {
          id: 'active-and-passive',
          title: { en: 'Active and passive', hi: 'एक्टिव और पैसिव' },
          text: both(`
«In three steps: (1) the object becomes the subject; (2) *be* goes into the **tense of the old verb**; (3) the main verb takes its third form. The old subject follows with *by*, or is left out where it says nothing.¦तीन क़दम: (1) कर्म (object) अब कर्ता (subject) बनेगा; (2) *be* **पुरानी क्रिया के काल** में जाएगा; (3) मुख्य क्रिया तीसरे रूप में। पुराना कर्ता *by* के साथ आएगा, या जहाँ उससे कुछ पता न चले वहाँ हट जाएगा।»

| «Active¦एक्टिव» | «Passive¦पैसिव» |
| --- | --- |
| They build a bridge. | A bridge **is built**. |
| They are building a bridge. | A bridge **is being built**. |
| They have built a bridge. | A bridge **has been built**. |
| They will build a bridge. | A bridge **will be built**. |
| They must build a bridge. | A bridge **must be built**. |

«Verbs without an object (*sleep, arrive, happen*) have no passive. Questions keep their form: “Who wrote this?” becomes “**By whom was** this **written**?”¦जिन क्रियाओं का कर्म नहीं होता (*sleep, arrive, happen*) उनका पैसिव नहीं बनता। प्रश्न, प्रश्न ही रहता है: “Who wrote this?” से “**By whom was** this **written**?”»

**«Example.¦उदाहरण।»** «Change: “The clerk was checking the forms.”¦बदलें: “The clerk was checking the forms.”»

«Object: *the forms* (plural). The tense is past continuous, so *be* becomes *were being*: “The forms **were being checked** by the clerk.”¦कर्म: *the forms* (बहुवचन)। काल पास्ट कंटीन्यूअस है, इसलिए *be* का रूप *were being*: “The forms **were being checked** by the clerk.”»
`),
        },
        {
          id: 'roots',
          title: { en: 'Words from their roots', hi: 'मूल से शब्द' },
          preview: true,
          materialId: 'mat_vocabulary-from-roots',
          minutes: 10,
        },
        {
          id: 'final-test',
          title: { en: 'Final test: five questions in four minutes', hi: 'अंतिम टेस्ट: चार मिनट में पाँच प्रश्न' },
          preview: true,
          testId: 'tst_ssc-english-1',
          minutes: 4,
        },
      ],
    },
  ],
}
