import type { SeedMaterial } from '../shapes.ts'

export const errorSpotting: SeedMaterial = {
  slug: 'error-spotting-and-improvement',
  title: { en: 'Error spotting and sentence improvement', hi: 'त्रुटि पहचानना और वाक्य सुधारना' },
  summary: {
    en: 'Twelve rules in a fixed order of checking, from the verb to the whole sentence, with fifteen worked sentences and ten exam questions.',
    hi: 'जाँच के तय क्रम में बारह नियम, क्रिया से लेकर पूरे वाक्य तक; पंद्रह हल किए हुए वाक्य और परीक्षा स्तर के दस प्रश्न।',
  },
  kind: 'notes',
  subject: 'english',
  exams: ['ssc', 'banking', 'railways'],
  chapters: [
    {
      id: 'why-and-map',
      title: { en: 'Why it matters, and the order of checking', hi: 'यह क्यों ज़रूरी है, और जाँच का क्रम' },
      text: {
        en: String.raw`
Two kinds of question test the same knowledge. In **error spotting** a sentence is cut into parts, and you mark the part that holds the fault. In **sentence improvement** some words are underlined or bold, and you choose what should stand there. Both need no vocabulary and no long reading. They need a small number of rules and the habit of looking in the right place.

| Exam | Error spotting | Improvement, correction |
|---|---|---|
| SSC CGL, CHSL, first tier | 1 to 4 | 1 to 4 |
| SSC CGL, second tier | 2 to 5 | 2 to 5 |
| Banking prelims (PO, Clerk) | 2 to 6 | 0 to 5 |
| Banking mains | 0 to 5 | 0 to 5 |
| Railways | no English section in NTPC and Group D | some departmental papers may ask both |

The numbers are estimates and vary from year to year; read them as a range.

### How the fault hides

The setter takes a right sentence and changes **one** thing. Then the change is hidden: many words stand between subject and verb, or the sentence begins with a long phrase, or a word sounds right because people say it every day. Reading the sentence again and again does not help, because the ear has accepted it. A checklist does help: it asks twelve questions, always in the same order.

![Four boxes one below the other, joined by arrows. First the verb: its subject, its time, its form. Second the noun: number, article, pronoun. Third the joints: preposition, conjunction, list. Fourth the whole: comparison, word order, needless words. At the end: no fault found, mark no error.](/figures/mat-error-spotting-and-improvement-1.svg)

| Stage | Rule | The question you ask |
|---|---|---|
| Verb | 1 | What is the true subject? |
| | 2 | Is it one of the special subjects? |
| | 3 | Does a time word fix the tense? |
| | 4 | Is there an *if*, *when*, *as soon as*, *wish*? |
| | 5 | What form must follow this word: *to go*, *going*, *go*? |
| Noun | 6 | Can this noun be counted? |
| | 7 | Is the article right? |
| | 8 | Is the pronoun in the right case and number? |
| Joints | 9 | Is the preposition right, or needless? |
| | 10 | Has every pair its partner, every list one form? |
| Whole | 11 | What is compared with what? |
| | 12 | Is the order right, and is a word too many? |

Start with the verb: more faults sit there than anywhere else. With some practice the whole round takes 20 seconds.
`,
        hi: String.raw`
दो तरह के प्रश्न एक ही ज्ञान जाँचते हैं। **Error spotting** में वाक्य को भागों में काटकर दिया जाता है और आपको वह भाग चुनना होता है जिसमें त्रुटि है। **Sentence improvement** में कुछ शब्द रेखांकित या मोटे अक्षरों में होते हैं और आपको बताना होता है कि वहाँ क्या आना चाहिए। दोनों में न बड़ा शब्द भंडार चाहिए, न लंबा पढ़ना। चाहिए बस थोड़े-से नियम और सही जगह देखने की आदत।

| परीक्षा | त्रुटि पहचानना | वाक्य सुधारना |
|---|---|---|
| SSC CGL, CHSL, पहला टियर | 1 से 4 | 1 से 4 |
| SSC CGL, दूसरा टियर | 2 से 5 | 2 से 5 |
| बैंकिंग प्रीलिम्स (PO, क्लर्क) | 2 से 6 | 0 से 5 |
| बैंकिंग मेन्स | 0 से 5 | 0 से 5 |
| रेलवे | NTPC और ग्रुप D में अंग्रेज़ी का खंड नहीं | कुछ विभागीय परीक्षाओं में दोनों हो सकते हैं |

ये संख्याएँ अनुमान हैं और हर साल बदलती हैं।

### त्रुटि छिपती कैसे है

प्रश्न बनाने वाला एक सही वाक्य लेता है और उसमें **एक** चीज़ बदल देता है। फिर उसे छिपाता है: कर्ता और क्रिया के बीच बहुत-से शब्द रख देता है, वाक्य को लंबे टुकड़े से शुरू करता है, या ऐसा शब्द रखता है जो रोज़ सुनने के कारण सही लगता है। वाक्य को बार-बार पढ़ने से कुछ नहीं मिलता, क्योंकि कान उसे मान चुका होता है। काम आती है एक सूची: बारह सवाल, हमेशा एक ही क्रम में।

![एक के नीचे एक चार डिब्बे, तीरों से जुड़े हुए। पहला क्रिया: कर्ता, समय, रूप। दूसरा संज्ञा: वचन, आर्टिकल, सर्वनाम। तीसरा जोड़: प्रीपोज़िशन, संयोजक, सूची। चौथा पूरा वाक्य: तुलना, शब्दों का क्रम, फ़ालतू शब्द। अंत में: कुछ न मिले तो No error चुनिए।](/figures/mat-error-spotting-and-improvement-1-hi.svg)

| चरण | नियम | अपने आप से पूछिए |
|---|---|---|
| क्रिया | 1 | असली कर्ता कौन है? |
| | 2 | कहीं यह ख़ास कर्ताओं में से तो नहीं? |
| | 3 | क्या समय बताने वाला शब्द काल तय कर रहा है? |
| | 4 | क्या वाक्य में *if*, *when*, *as soon as* या *wish* है? |
| | 5 | इस शब्द के बाद कौन-सा रूप आएगा: *to go*, *going* या *go*? |
| संज्ञा | 6 | क्या यह संज्ञा गिनी जा सकती है? |
| | 7 | आर्टिकल सही है? |
| | 8 | सर्वनाम का रूप और वचन सही है? |
| जोड़ | 9 | प्रीपोज़िशन सही है, या फ़ालतू है? |
| | 10 | हर जोड़े का साथी है? सूची में सबका रूप एक है? |
| पूरा वाक्य | 11 | तुलना किसकी किससे हो रही है? |
| | 12 | शब्दों का क्रम सही है? कोई शब्द फ़ालतू तो नहीं? |

शुरुआत क्रिया से कीजिए: सबसे ज़्यादा त्रुटियाँ वहीं होती हैं। थोड़े अभ्यास के बाद पूरा चक्कर 20 सेकंड में हो जाता है।
`,
      },
    },
    {
      id: 'the-verb',
      title: { en: 'Stage 1: the verb (rules 1 to 5)', hi: 'चरण 1: क्रिया (नियम 1 से 5)' },
      text: {
        en: String.raw`
### Rule 1: find the true subject

The verb agrees with the subject, not with the noun next to it. Strike out everything that begins with *of, in, with, along with, as well as, together with, besides, including*, and every clause with *who, which, that*. Read what is left.

![The sentence The colour of the curtains was dull. The words of the curtains are struck out; an arrow leads from The colour to was. Both are singular.](/figures/mat-error-spotting-and-improvement-2.svg)

When a sentence begins with a place or with *there*, the subject stands **after** the verb: "Behind the school **are** two wells."

**Example 1.** The behaviour of the passengers (A) / who had waited for hours (B) / were surprisingly calm (C) / and polite. (D)

Strike out *of the passengers who had waited for hours*. "The behaviour were" cannot stand. Fault in **(C)**: *was*.

### Rule 2: special subjects

| Subject | Verb | Right sentence |
|---|---|---|
| each, every, either, neither (of) | singular | Each of the doors **is** locked. |
| one of + plural noun | singular | One of the boys **is** absent. |
| many a + singular noun | singular | Many a shop **was** shut. |
| the number of | singular | The number of visitors **has** fallen. |
| a number of | plural | A number of visitors **have** come. |
| or, nor | like the nearer subject | Neither he nor his sons **were** there. |
| A as well as B, A with B | like A | The captain, with his men, **was** saved. |
| distance, time, sum as a whole | singular | Ten days **is** enough. |
| the + adjective (the poor) | plural | The poor **need** help. |
| two nouns for one person | singular | The poet and teacher **has** come. |

**Example 2.** Neither the driver nor (A) / the passengers was (B) / hurt in the accident, (C) / which took place at night. (D)

The nearer subject is *the passengers*. Fault in **(B)**: *were*.

### Rule 3: time words fix the tense

| Word in the sentence | Tense |
|---|---|
| yesterday, last year, in 2015, ago | simple past |
| since, for (up to now) | has/have + third form, or has/have been + -ing |
| just, already, yet, so far (seen from now) | has/have + third form |
| by the time + past | in the other clause: had + third form |
| two past acts, one clearly earlier | earlier: had + third form |
| general truth | simple present, even after a past verb |

![A time line. Had left lies at an earlier past, reached at a later past. Has worked since 2019 is a bar that begins in the past and goes up to now.](/figures/mat-error-spotting-and-improvement-3.svg)

*Since* takes a point of time (since Monday), *for* a length (for three days). *Had* needs a second, later past act: "I had met him yesterday" alone is wrong.

**Example 3.** My uncle has retired (A) / from the bank in 2015 (B) / and lives in Mysuru (C) / with his family. (D)

A past year is named. Fault in **(A)**: *retired*. The time word stands in (B), but the part to be mended is (A).

### Rule 4: conditions, time clauses and wishes

| Pattern | Right form |
|---|---|
| if/when/until/as soon as, about the future | present in that clause, *will* only in the other |
| unreal now | If I **were** you, I **would** go. |
| unreal past | If he **had called**, I **would have come**. |
| without *if* | **Had he called**, I would have come. |
| unless, until, lest | no *not* in the same clause |
| insist, suggest, demand, recommend that | first form: that he **be** present |
| It is (high) time + subject | past: It is time we **left**. |
| wish, as if (unreal) | past or *were*: I wish I **knew**. |

**Example 4.** We shall begin (A) / the meeting as soon as (B) / the chairman will arrive (C) / at the office. (D)

Future time after *as soon as*: present. Fault in **(C)**: *arrives*.

### Rule 5: the form after the word

| After | Form |
|---|---|
| can, could, must, should, had better, would rather | go |
| make, let (active) | make him **go**; but passive: he was made **to go** |
| any preposition | going |
| look forward to, used to (accustomed), with a view to, object to | to + **going** |
| enjoy, avoid, mind, finish, deny, suggest, cannot help | going |
| want, hope, decide, refuse, agree, manage | to go |
| has/have/had | third form: has **gone** |

**Example 5.** The new clerk is (A) / not used to work (B) / late in the evening, (C) / but he does not complain. (D)

*Is used to* means "is accustomed to", and this *to* is a preposition. Fault in **(B)**: *used to working*. Without *is* the meaning is another: "He **used to work** late" speaks of a past habit.
`,
        hi: String.raw`
### नियम 1: असली कर्ता खोजिए

क्रिया कर्ता के अनुसार चलती है, बग़ल में खड़ी संज्ञा के अनुसार नहीं। *of, in, with, along with, as well as, together with, besides, including* से शुरू होने वाला हर टुकड़ा काट दीजिए, और *who, which, that* वाला हर उपवाक्य भी। जो बचे, उसे पढ़िए।

![वाक्य: The colour of the curtains was dull. बीच के शब्द of the curtains कटे हुए हैं; एक तीर The colour से was तक जाता है। दोनों एकवचन हैं।](/figures/mat-error-spotting-and-improvement-2-hi.svg)

वाक्य किसी जगह के नाम से या *there* से शुरू हो, तो कर्ता क्रिया के **बाद** आता है: "Behind the school **are** two wells."

**उदाहरण 1.** The behaviour of the passengers (A) / who had waited for hours (B) / were surprisingly calm (C) / and polite. (D)

*of the passengers who had waited for hours* काट दीजिए। बचता है "The behaviour were", जो चल नहीं सकता। त्रुटि **(C)** में है: *was*।

### नियम 2: ख़ास कर्ता

| कर्ता | क्रिया | सही वाक्य |
|---|---|---|
| each, every, either, neither (of) | एकवचन | Each of the doors **is** locked. |
| one of + बहुवचन संज्ञा | एकवचन | One of the boys **is** absent. |
| many a + एकवचन संज्ञा | एकवचन | Many a shop **was** shut. |
| the number of | एकवचन | The number of visitors **has** fallen. |
| a number of | बहुवचन | A number of visitors **have** come. |
| or, nor | पास वाले कर्ता के अनुसार | Neither he nor his sons **were** there. |
| A as well as B, A with B | A के अनुसार | The captain, with his men, **was** saved. |
| दूरी, समय, रक़म (एक इकाई मानकर) | एकवचन | Ten days **is** enough. |
| the + विशेषण (the poor) | बहुवचन | The poor **need** help. |
| एक ही व्यक्ति के लिए दो संज्ञाएँ | एकवचन | The poet and teacher **has** come. |

**उदाहरण 2.** Neither the driver nor (A) / the passengers was (B) / hurt in the accident, (C) / which took place at night. (D)

पास वाला कर्ता *the passengers* है। त्रुटि **(B)** में है: *were*।

### नियम 3: समय बताने वाला शब्द काल तय करता है

| वाक्य में शब्द | काल |
|---|---|
| yesterday, last year, in 2015, ago | simple past |
| since, for (अब तक चल रहा काम) | has/have + तीसरा रूप, या has/have been + -ing |
| just, already, yet, so far (अभी से देखें तो) | has/have + तीसरा रूप |
| by the time + past | दूसरे उपवाक्य में: had + तीसरा रूप |
| भूतकाल के दो काम, एक साफ़ तौर पर पहले | पहले वाला: had + तीसरा रूप |
| सार्वभौमिक सत्य | simple present, भले ही पहले past की क्रिया हो |

![समय रेखा। had left और पहले के भूतकाल में है, reached उसके बाद के भूतकाल में। has worked since 2019 भूतकाल से शुरू होकर अभी तक आने वाली पट्टी है।](/figures/mat-error-spotting-and-improvement-3-hi.svg)

*Since* के बाद समय का बिंदु आता है (since Monday), *for* के बाद अवधि (for three days)। *Had* के लिए बाद में हुआ दूसरा काम भी चाहिए: अकेला "I had met him yesterday" ग़लत है।

**उदाहरण 3.** My uncle has retired (A) / from the bank in 2015 (B) / and lives in Mysuru (C) / with his family. (D)

बीता हुआ वर्ष लिखा है। त्रुटि **(A)** में है: *retired*। समय बताने वाला शब्द (B) में है, पर सुधारना (A) को है।

### नियम 4: शर्त, समय वाले उपवाक्य और इच्छा

| बनावट | सही रूप |
|---|---|
| if/when/until/as soon as, बात भविष्य की | उस उपवाक्य में present; *will* केवल दूसरे में |
| अभी की काल्पनिक बात | If I **were** you, I **would** go. |
| बीती हुई काल्पनिक बात | If he **had called**, I **would have come**. |
| *if* के बिना | **Had he called**, I would have come. |
| unless, until, lest | उसी उपवाक्य में *not* नहीं |
| insist, suggest, demand, recommend that | पहला रूप: that he **be** present |
| It is (high) time + कर्ता | past: It is time we **left**. |
| wish, as if (काल्पनिक) | past या *were*: I wish I **knew**. |

**उदाहरण 4.** We shall begin (A) / the meeting as soon as (B) / the chairman will arrive (C) / at the office. (D)

*As soon as* के बाद भविष्य की बात भी present में कही जाती है। त्रुटि **(C)** में है: *arrives*।

### नियम 5: किस शब्द के बाद कौन-सा रूप

| इसके बाद | रूप |
|---|---|
| can, could, must, should, had better, would rather | go |
| make, let (active) | make him **go**; पर passive में: he was made **to go** |
| कोई भी प्रीपोज़िशन | going |
| look forward to, used to (आदी होना), with a view to, object to | to + **going** |
| enjoy, avoid, mind, finish, deny, suggest, cannot help | going |
| want, hope, decide, refuse, agree, manage | to go |
| has/have/had | तीसरा रूप: has **gone** |

**उदाहरण 5.** The new clerk is (A) / not used to work (B) / late in the evening, (C) / but he does not complain. (D)

*Is used to* का अर्थ है "आदी है", और यहाँ *to* प्रीपोज़िशन है। त्रुटि **(B)** में है: *used to working*। *Is* न हो तो अर्थ बदल जाता है: "He **used to work** late" बीते समय की आदत बताता है।
`,
      },
    },
    {
      id: 'the-noun',
      title: { en: 'Stage 2: the noun (rules 6 to 8)', hi: 'चरण 2: संज्ञा (नियम 6 से 8)' },
      text: {
        en: String.raw`
### Rule 6: number of the noun

| Group | Words | What to remember |
|---|---|---|
| never plural | information, furniture, luggage, advice, equipment, scenery, machinery, bread, homework | no *a*, no *-s*; *much, a piece of* |
| looks plural, is singular | news, mathematics, physics, measles | The news **is** good. |
| always plural | scissors, trousers, spectacles, thanks, premises | The scissors **are** sharp; a pair of scissors **is** |
| plural without -s | people, police, cattle | The police **have** come. |
| same in both numbers | sheep, deer, aircraft, series | two aircraft, one series |
| number + noun before a noun | five-year, ten-rupee | a five-**year**-old child |

After *one of, each of, either of, neither of* stands a **plural** noun: one of the **reasons**. *Fewer* goes with what can be counted, *less* with what cannot: fewer cars, less traffic.

**Example 6.** The agent gave us (A) / many useful informations (B) / about the hotels (C) / near the temple. (D)

*Information* cannot be counted. Fault in **(B)**: *much useful information*.

### Rule 7: the article

1. *A* or *an* goes by **sound**: an hour, an honest man, an MLA; a university, a European, a one-way street.
2. A countable noun in the singular does not stand alone: "He is engineer" is wrong; *an engineer*.
3. *The* with what is the only one or already known, with superlatives, with rivers, seas, ranges: the sun, the best, the Narmada, the Nilgiris.
4. No article with a general plural or uncountable: "Honesty pays", "Gold is costly". But a definite kind takes one: "**The** gold of this ring".
5. *School, hospital, prison, church* without article when they are used for their purpose: "The child goes to school"; "His father went to **the** school to pay the fees".
6. *Few* means hardly any, *a few* some, *the few* all the small number there is; likewise *little*.

**Example 7.** My sister teaches at (A) / an university which (B) / was founded by (C) / a freedom fighter. (D)

*University* begins with the sound of *you*. Fault in **(B)**: *a university*.

### Rule 8: the pronoun

| Place | Form | Right sentence |
|---|---|---|
| subject | I, he, she, they, who | He and **I** went. |
| after a verb or a preposition | me, him, her, them, whom | between you and **me**; let **him** go |
| before a noun | my, their, its | **its** colour (not *it's*) |
| doer and object are one | -self | He hurt **himself**. |

- With two names, strike out one and listen: "The prize was given to ~~Kavita and~~ me."
- *Avail, absent, pride* need -self in formal English: "He **availed himself of** the leave."
- A pronoun agrees with its noun: "The company changed **its** rule." It must be clear whose pronoun it is.
- *Who* for persons, *which* for things, *that* for both; after *all, everything, nothing* and after superlatives usually *that*.

**Example 8.** The prize was divided (A) / between Kavita and I (B) / because both of us (C) / had the same score. (D)

After a preposition: *me*. Fault in **(B)**.

**Example 9.** The candidate whom we thought (A) / would win the seat (B) / lost by a (C) / narrow margin. (D)

Strike out *we thought*, which is only put in: "whom would win". The verb *would win* needs a subject. Fault in **(A)**: *who*. With another verb it would be right: "the candidate **whom** we met".
`,
        hi: String.raw`
### नियम 6: संज्ञा का वचन

| समूह | शब्द | याद रखिए |
|---|---|---|
| बहुवचन कभी नहीं | information, furniture, luggage, advice, equipment, scenery, machinery, bread, homework | न *a*, न *-s*; *much, a piece of* लगाइए |
| दिखे बहुवचन, है एकवचन | news, mathematics, physics, measles | The news **is** good. |
| हमेशा बहुवचन | scissors, trousers, spectacles, thanks, premises | The scissors **are** sharp; पर a pair of scissors **is** |
| -s के बिना बहुवचन | people, police, cattle | The police **have** come. |
| दोनों वचनों में एक रूप | sheep, deer, aircraft, series | two aircraft, one series |
| संज्ञा से पहले संख्या + संज्ञा | five-year, ten-rupee | a five-**year**-old child |

*One of, each of, either of, neither of* के बाद **बहुवचन** संज्ञा आती है: one of the **reasons**। जो गिना जा सके उसके साथ *fewer*, जो न गिना जा सके उसके साथ *less*: fewer cars, less traffic।

**उदाहरण 6.** The agent gave us (A) / many useful informations (B) / about the hotels (C) / near the temple. (D)

*Information* को गिना नहीं जा सकता। त्रुटि **(B)** में है: *much useful information*।

### नियम 7: आर्टिकल

1. *A* या *an* अक्षर से नहीं, **ध्वनि** से तय होता है: an hour, an honest man, an MLA; a university, a European, a one-way street।
2. गिनी जा सकने वाली एकवचन संज्ञा अकेली नहीं आती: "He is engineer" ग़लत है; *an engineer*।
3. *The* वहाँ, जहाँ चीज़ एक ही है या पहले से मालूम है, superlative के साथ, और नदियों, सागरों, पर्वतमालाओं के साथ: the sun, the best, the Narmada, the Nilgiris।
4. आम अर्थ वाले बहुवचन और न गिने जाने वाले शब्द के साथ आर्टिकल नहीं: "Honesty pays", "Gold is costly"। पर बात किसी ख़ास चीज़ की हो, तो आर्टिकल आएगा: "**The** gold of this ring"।
5. *School, hospital, prison, church* अपने असली काम के लिए हों, तो आर्टिकल नहीं: "The child goes to school"; पर "His father went to **the** school to pay the fees"।
6. *Few* यानी लगभग नहीं, *a few* यानी कुछ, *the few* यानी जो थोड़े-से थे वे सब; *little* में भी यही बात है।

**उदाहरण 7.** My sister teaches at (A) / an university which (B) / was founded by (C) / a freedom fighter. (D)

*University* की पहली ध्वनि *you* जैसी है, यानी व्यंजन। त्रुटि **(B)** में है: *a university*।

### नियम 8: सर्वनाम

| स्थान | रूप | सही वाक्य |
|---|---|---|
| कर्ता | I, he, she, they, who | He and **I** went. |
| क्रिया या प्रीपोज़िशन के बाद | me, him, her, them, whom | between you and **me**; let **him** go |
| संज्ञा से पहले | my, their, its | **its** colour (*it's* नहीं) |
| करने वाला और कर्म एक ही | -self | He hurt **himself**. |

- दो नाम हों तो एक को काटकर पढ़िए: "The prize was given to ~~Kavita and~~ me."
- औपचारिक अंग्रेज़ी में *avail, absent, pride* के साथ -self लगता है: "He **availed himself of** the leave."
- सर्वनाम अपनी संज्ञा के अनुसार चलता है: "The company changed **its** rule." यह भी साफ़ होना चाहिए कि सर्वनाम किसके लिए आया है।
- व्यक्ति के लिए *who*, वस्तु के लिए *which*, दोनों के लिए *that*; *all, everything, nothing* और superlative के बाद आम तौर पर *that*।

**उदाहरण 8.** The prize was divided (A) / between Kavita and I (B) / because both of us (C) / had the same score. (D)

प्रीपोज़िशन के बाद *me* आएगा। त्रुटि **(B)** में है।

**उदाहरण 9.** The candidate whom we thought (A) / would win the seat (B) / lost by a (C) / narrow margin. (D)

*we thought* बीच में डाला हुआ टुकड़ा है, उसे काटिए: "whom would win"। *Would win* को कर्ता चाहिए। त्रुटि **(A)** में है: *who*। दूसरी क्रिया के साथ *whom* सही होता: "the candidate **whom** we met"।
`,
      },
    },
    {
      id: 'joints-and-whole',
      title: {
        en: 'Stages 3 and 4: joints and the whole (rules 9 to 12)',
        hi: 'चरण 3 और 4: जोड़ और पूरा वाक्य (नियम 9 से 12)',
      },
      text: {
        en: String.raw`
### Rule 9: the preposition

Three kinds of fault: the wrong one, a needless one, a missing one.

| Needs one | Needs none |
|---|---|
| insist **on**, abstain **from**, comply **with**, depend **on** | discuss the plan |
| congratulate **on**, accuse **of**, charge **with**, prevent **from** | enter the room |
| good **at**, fond **of**, capable **of**, afraid **of** | reach the station |
| senior **to**, superior **to**, prefer tea **to** coffee | resemble his father |
| married **to**, similar **to**, different **from** | order food, request leave |
| listen **to**, wait **for**, reply **to** | attend, describe, await, accompany |

Time: *at* six, *on* Monday, *in* June. *By* Friday means not later than Friday; *until* Friday means the whole time up to Friday. *Between* two, *among* more. *Beside* means next to, *besides* in addition to.

**Example 10.** The two directors discussed about (A) / the plan for an hour, (B) / but they did not (C) / come to a decision. (D)

Fault in **(A)**: *discussed*. The noun is different: "a discussion **about** the plan" is right.

### Rule 10: pairs and lists

| First word | Partner |
|---|---|
| no sooner | than |
| hardly, scarcely | when |
| not only | but also |
| either, neither | or, nor |
| both | and |
| although, though | a comma, or *yet*; never *but* |
| so … | that |
| such … | that, as |
| whether | or |
| lest | should, or the bare verb |

The partners stand before **equal** parts: "He speaks **not only** Tamil **but also** Odia", not "He not only speaks Tamil but also Odia". In a list all members have one form: three nouns, three *-ing* forms, or three infinitives.

**Example 11.** The course teaches students (A) / to read quickly, (B) / to think clearly and (C) / writing without mistakes. (D)

*To read, to think* ask for a third infinitive. Fault in **(D)**: *to write*.

### Rule 11: comparison, adjective, adverb

- Two things: comparative and *than*; more than two: *the* + superlative. Never both signs: *more better*, *most oldest*.
- *Senior, junior, superior, inferior, prior, prefer* take **to**, never *than*.
- A thing is not compared with itself: *than any **other***, *than anyone **else***. With a superlative no *other*: "the tallest of **all** the boys".
- Like with like: "The climate of Ooty is cooler than **that of** Madurai." In the plural *those of*.
- The adverb tells **how**: "She sings **well**." After *look, smell, taste, feel, sound, seem* stands an adjective: "The milk tastes **sour**."
- *Hard* means with effort, *hardly* almost not; *late* means after the time, *lately* in recent days.
- *Unique, perfect, ideal, preferable* take no *more* or *most* in the exam.

**Example 12.** Our town is hotter (A) / than any town (B) / of the district (C) / in the month of May. (D)

Our town is itself a town of the district, so it would be hotter than itself. Fault in **(B)**: *than any other town*.

### Rule 12: order, hanging phrases, needless words

**Order.** A question inside another sentence has the order of a statement. A negative word at the front turns subject and helping verb round: "Never **have I** seen such a crowd"; "Hardly **had we** sat down when …".

**Hanging phrases.** A phrase with *-ing* or *having* at the front belongs to the subject that follows. Ask who did it.

**Needless words.**

| Wrong | Right |
|---|---|
| return back, repeat again, revert back | return, repeat, revert |
| cope up with | cope with |
| comprise of | comprise, consist of |
| The reason is because | The reason is that |
| more preferable than | preferable to |
| although … but | although …, … |
| a free gift, past history | a gift, history |

**Example 13.** Improve: Can you tell me **where is the ticket counter**?

The question is inside another sentence: **where the ticket counter is**. The sign of the question belongs to *Can you tell me*.

**Example 14.** Improve: **Having finished the exam, the papers were collected by the teacher.** (A) Having finished the exam, the teacher collected the papers. (B) When the students had finished the exam, the teacher collected the papers. (C) Finishing the exam, the papers were collected. (D) No improvement

Who finished the exam? Not the papers, so the given sentence and (C) fall. Not the teacher, so (A) falls too, although its grammar is sound. **(B)** says who did what.
`,
        hi: String.raw`
### नियम 9: प्रीपोज़िशन

त्रुटि तीन तरह की होती है: ग़लत प्रीपोज़िशन, फ़ालतू प्रीपोज़िशन, छूटा हुआ प्रीपोज़िशन।

| प्रीपोज़िशन चाहिए | नहीं चाहिए |
|---|---|
| insist **on**, abstain **from**, comply **with**, depend **on** | discuss the plan |
| congratulate **on**, accuse **of**, charge **with**, prevent **from** | enter the room |
| good **at**, fond **of**, capable **of**, afraid **of** | reach the station |
| senior **to**, superior **to**, prefer tea **to** coffee | resemble his father |
| married **to**, similar **to**, different **from** | order food, request leave |
| listen **to**, wait **for**, reply **to** | attend, describe, await, accompany |

समय: *at* six, *on* Monday, *in* June। *By* Friday यानी शुक्रवार या उससे पहले; *until* Friday यानी शुक्रवार तक पूरे समय। दो के बीच *between*, दो से ज़्यादा में *among*। *Beside* यानी बग़ल में, *besides* यानी इसके अलावा।

**उदाहरण 10.** The two directors discussed about (A) / the plan for an hour, (B) / but they did not (C) / come to a decision. (D)

त्रुटि **(A)** में है: *discussed*। संज्ञा की बात अलग है: "a discussion **about** the plan" सही है।

### नियम 10: जोड़े और सूची

| पहला शब्द | साथी |
|---|---|
| no sooner | than |
| hardly, scarcely | when |
| not only | but also |
| either, neither | or, nor |
| both | and |
| although, though | कॉमा या *yet*; *but* कभी नहीं |
| so … | that |
| such … | that, as |
| whether | or |
| lest | should, या क्रिया का पहला रूप |

दोनों साथी **एक जैसे** हिस्सों से पहले आते हैं: "He speaks **not only** Tamil **but also** Odia" सही है, "He not only speaks Tamil but also Odia" नहीं। सूची में सबका रूप एक होता है: सब संज्ञाएँ, सब *-ing* वाले रूप, या सब *to* वाले रूप।

**उदाहरण 11.** The course teaches students (A) / to read quickly, (B) / to think clearly and (C) / writing without mistakes. (D)

*To read, to think* के साथ तीसरा भी *to* वाला रूप चाहिए। त्रुटि **(D)** में है: *to write*।

### नियम 11: तुलना, विशेषण, क्रिया विशेषण

- दो की तुलना: comparative और *than*; दो से ज़्यादा: *the* + superlative। दोनों निशान एक साथ नहीं: *more better*, *most oldest* ग़लत हैं।
- *Senior, junior, superior, inferior, prior, prefer* के साथ **to**, कभी *than* नहीं।
- किसी चीज़ की तुलना उसी से नहीं होती: *than any **other***, *than anyone **else***। Superlative के साथ *other* नहीं: "the tallest of **all** the boys"।
- समान की तुलना समान से: "The climate of Ooty is cooler than **that of** Madurai." बहुवचन में *those of*।
- क्रिया विशेषण बताता है **कैसे**: "She sings **well**." पर *look, smell, taste, feel, sound, seem* के बाद विशेषण आता है: "The milk tastes **sour**."
- *Hard* यानी मेहनत से, *hardly* यानी न के बराबर; *late* यानी देर से, *lately* यानी हाल में।
- *Unique, perfect, ideal, preferable* के साथ परीक्षा में *more* या *most* नहीं लगता।

**उदाहरण 12.** Our town is hotter (A) / than any town (B) / of the district (C) / in the month of May. (D)

Our town ख़ुद उसी ज़िले का क़स्बा है; इस वाक्य में वह अपने आप से भी ज़्यादा गर्म हो जाता है। त्रुटि **(B)** में है: *than any other town*।

### नियम 12: क्रम, लटके हुए टुकड़े, फ़ालतू शब्द

**क्रम।** दूसरे वाक्य के भीतर आए प्रश्न का क्रम सीधे वाक्य जैसा होता है। निषेध वाला शब्द वाक्य के शुरू में आए, तो सहायक क्रिया कर्ता से पहले आ जाती है: "Never **have I** seen such a crowd"; "Hardly **had we** sat down when …"।

**लटके हुए टुकड़े।** शुरू में आया *-ing* या *having* वाला टुकड़ा अपने ठीक बाद के कर्ता का होता है। पूछिए: यह काम किसने किया?

**फ़ालतू शब्द।**

| ग़लत | सही |
|---|---|
| return back, repeat again, revert back | return, repeat, revert |
| cope up with | cope with |
| comprise of | comprise, consist of |
| The reason is because | The reason is that |
| more preferable than | preferable to |
| although … but | although …, … |
| a free gift, past history | a gift, history |

**उदाहरण 13.** सुधारिए: Can you tell me **where is the ticket counter**?

प्रश्न दूसरे वाक्य के भीतर है: **where the ticket counter is**। प्रश्न का चिह्न *Can you tell me* के कारण है।

**उदाहरण 14.** सुधारिए: **Having finished the exam, the papers were collected by the teacher.** (A) Having finished the exam, the teacher collected the papers. (B) When the students had finished the exam, the teacher collected the papers. (C) Finishing the exam, the papers were collected. (D) No improvement

परीक्षा किसने ख़त्म की? कॉपियों ने नहीं, इसलिए दिया हुआ वाक्य और (C) बाहर। शिक्षक ने भी नहीं, इसलिए (A) भी बाहर, भले ही उसका व्याकरण ठीक है। **(B)** साफ़ बताता है कि किसने क्या किया।
`,
      },
    },
    {
      id: 'traps-and-shortcuts',
      title: { en: 'Traps and shortcuts', hi: 'जाल और शॉर्टकट' },
      text: {
        en: String.raw`
### Traps

1. **"No error" is an option like the others.** Some sentences are right, and setters like to fill them with things that only look wrong: *ten kilometres is*, *the police have*, *that he be present*. If twelve questions bring nothing, mark it and go on.
2. **The ear.** *Discuss about, return back, cope up, comprise of* and *one of my friend* are heard every day. What is common is not yet right in the exam.
3. **The fault and its cause lie in different parts.** Mark the part that must be **changed**. In Example 3 the year stands in (B), the wrong verb in (A).
4. **Taste is no fault.** If you would only say it more beautifully, leave it. A fault breaks a rule that you can name.
5. **One fault only.** If you think you have found two, one of them is allowed; compare them by the rules. Only where a bank paper says that several parts may be wrong, judge each part by itself.
6. **Improvement must not change the meaning.** An option with good grammar and another meaning is wrong, as in Example 14.
7. **The new fault.** Many options mend the old fault and bring in a fresh one: a wrong tense, a lost article. Read the chosen option inside the whole sentence.

### Words that betray the rule

When you see a word of the left column, go straight to the place on the right.

| Signal | Look at | Rule |
|---|---|---|
| of, along with, as well as | the verb: true subject | 1 |
| each, either, one of, number of | verb and noun after it | 2, 6 |
| since, ago, by the time | tense | 3 |
| if, unless, until, as soon as | *will*, *not* | 4 |
| insist that, suggest that, high time | form of the verb | 4 |
| to after *forward, used, view* | -ing | 5 |
| a number with a hyphen | noun without -s | 6 |
| and I, between, let | case of the pronoun | 8 |
| no sooner, hardly, although, lest | the partner | 10 |
| senior, superior, prefer | to | 11 |
| than, any | other, that of | 11 |
| never, hardly, not only in front | order turned round | 12 |
| -ing in front | the subject after the comma | 12 |

### Sentence improvement in five steps

1. Read the **whole** sentence, not only the marked words.
2. Judge the marked words by the twelve questions. Is there a nameable fault? If not, "No improvement" is the likely answer.
3. Strike out each option that keeps the fault.
4. Strike out each option with a new fault or a new meaning.
5. Of two that are left, the shorter and simpler one is usually right.

**Example 15.** Hardly had the speaker begun (A) / his address when (B) / the lights went out (C) / all over the hall. (D) / No error (E)

Go through the list. Verb: *had begun* is the earlier act, *went out* the later one; the form after *had* is the third. Noun: *his address*, *the lights*, *the hall*: right. Joints: *hardly* has its partner *when*. Whole: after *hardly* in front the order is turned round, *had the speaker*. Nothing is left: **(E)**. Whoever has only half learnt the rule about *no sooner … than* marks (B).

### Time

Give a spotting question 25 seconds, an improvement question 35. If the round has brought nothing, do not begin a second one.
`,
        hi: String.raw`
### जाल

1. **"No error" भी बाक़ी विकल्पों जैसा एक विकल्प है।** कुछ वाक्य सचमुच सही होते हैं, और उनमें अक्सर ऐसी चीज़ें रखी जाती हैं जो केवल ग़लत दिखती हैं: *ten kilometres is*, *the police have*, *that he be present*। बारह सवालों से कुछ न मिले, तो इसे चुनिए और आगे बढ़िए।
2. **कान का धोखा।** *Discuss about, return back, cope up, comprise of* और *one of my friend* रोज़ सुनाई देते हैं। जो आम है, वह परीक्षा में सही हो, यह ज़रूरी नहीं।
3. **त्रुटि और उसका कारण अलग-अलग भागों में हो सकते हैं।** वही भाग चुनिए जिसे **बदलना** है। उदाहरण 3 में वर्ष (B) में है, ग़लत क्रिया (A) में।
4. **पसंद और त्रुटि अलग हैं।** वाक्य और सुंदर हो सकता था, इतने से वह ग़लत नहीं होता। त्रुटि वह है जो ऐसा नियम तोड़े जिसका नाम आप ले सकें।
5. **त्रुटि एक ही होती है।** दो दिखें, तो उनमें से एक असल में सही है; दोनों को नियमों से मिलाइए। बैंक के पेपर में साफ़ लिखा हो कि कई भाग ग़लत हो सकते हैं, तभी हर भाग को अलग से परखिए।
6. **सुधार से अर्थ नहीं बदलना चाहिए।** व्याकरण ठीक, पर अर्थ दूसरा: ऐसा विकल्प ग़लत है, जैसे उदाहरण 14 में।
7. **नई त्रुटि।** कई विकल्प पुरानी त्रुटि ठीक करके नई ले आते हैं: ग़लत काल, छूटा आर्टिकल। चुना हुआ विकल्प पूरे वाक्य में रखकर पढ़िए।

### नियम की ओर इशारा करने वाले शब्द

बाएँ कॉलम का शब्द दिखे, तो सीधे दाईं ओर लिखी जगह पर जाइए।

| इशारा | देखिए | नियम |
|---|---|---|
| of, along with, as well as | क्रिया: असली कर्ता | 1 |
| each, either, one of, number of | क्रिया और बाद की संज्ञा | 2, 6 |
| since, ago, by the time | काल | 3 |
| if, unless, until, as soon as | *will*, *not* | 4 |
| insist that, suggest that, high time | क्रिया का रूप | 4 |
| *forward, used, view* के बाद to | -ing | 5 |
| हाइफ़न के साथ संख्या | -s के बिना संज्ञा | 6 |
| and I, between, let | सर्वनाम का रूप | 8 |
| no sooner, hardly, although, lest | साथी शब्द | 10 |
| senior, superior, prefer | to | 11 |
| than, any | other, that of | 11 |
| शुरू में never, hardly, not only | उलटा क्रम | 12 |
| शुरू में -ing | कॉमा के बाद का कर्ता | 12 |

### वाक्य सुधारने के पाँच क़दम

1. केवल रेखांकित शब्द नहीं, **पूरा** वाक्य पढ़िए।
2. रेखांकित शब्दों पर बारह सवाल लगाइए। क्या ऐसी त्रुटि है जिसका नियम आप बता सकें? नहीं, तो उत्तर शायद "No improvement" है।
3. जिन विकल्पों में वही त्रुटि बची है, उन्हें काटिए।
4. जिनमें नई त्रुटि या नया अर्थ है, उन्हें काटिए।
5. दो बच जाएँ, तो आम तौर पर छोटा और सीधा विकल्प सही होता है।

**उदाहरण 15.** Hardly had the speaker begun (A) / his address when (B) / the lights went out (C) / all over the hall. (D) / No error (E)

सूची से चलिए। क्रिया: *had begun* पहले का काम है, *went out* बाद का; *had* के बाद तीसरा रूप है। संज्ञा: *his address*, *the lights*, *the hall* सही हैं। जोड़: *hardly* का साथी *when* है। पूरा वाक्य: *hardly* शुरू में है, इसलिए क्रम उलटा है, *had the speaker*। कुछ नहीं मिला: **(E)**। जिसने *no sooner … than* वाला नियम आधा याद किया है, वह (B) चुन लेता है।

### समय

त्रुटि पहचानने वाले प्रश्न को 25 सेकंड दीजिए, वाक्य सुधारने वाले को 35। एक चक्कर में कुछ न मिले, तो दूसरा चक्कर मत लगाइए।
`,
      },
    },
    {
      id: 'ten-questions',
      title: { en: 'Ten questions', hi: 'दस प्रश्न' },
      text: {
        en: String.raw`
**Questions 1 to 6:** mark the part that holds the fault. If there is none, mark (E). Time: 3 minutes.

**1.** Along the banks of the canal / stands many old houses / that were built by traders / two hundred years ago.

- (A) Along the banks of the canal
- (B) stands many old houses
- (C) that were built by traders
- (D) two hundred years ago
- (E) No error

**2.** By the time the fire engine / arrived at the factory, / the workers already put / out most of the flames.

- (A) By the time the fire engine
- (B) arrived at the factory,
- (C) the workers already put
- (D) out most of the flames
- (E) No error

**3.** Ten kilometres is / a long distance to walk, / but my grandfather does it / every Sunday.

- (A) Ten kilometres is
- (B) a long distance to walk,
- (C) but my grandfather does it
- (D) every Sunday
- (E) No error

**4.** She is one of the most promising player / that our district has / sent to the national / championship so far.

- (A) She is one of the most promising player
- (B) that our district has
- (C) sent to the national
- (D) championship so far
- (E) No error

**5.** The officer, who had been / transferred to another district, / said that he looked forward / to meet the villagers again.

- (A) The officer, who had been
- (B) transferred to another district,
- (C) said that he looked forward
- (D) to meet the villagers again
- (E) No error

**6.** No sooner did the bell ring when / the children rushed out / of their classrooms / and ran to the gate.

- (A) No sooner did the bell ring when
- (B) the children rushed out
- (C) of their classrooms
- (D) and ran to the gate
- (E) No error

**Questions 7 to 10:** choose what should stand in place of the bold words. Time: 3 minutes.

**7.** The roads of our town are wider **than the next town**.

- (A) than that of the next town
- (B) than those of the next town
- (C) than the next town's road
- (D) No improvement

**8.** **If he would have told** me earlier, I would have arranged a room for him.

- (A) If he told
- (B) If he has told
- (C) Had he told
- (D) No improvement

**9.** **Walking through the crowded market, my purse was stolen.**

- (A) While I was walking through the crowded market, my purse was stolen.
- (B) While walking through the crowded market, my purse was stolen.
- (C) My purse was stolen walking through the crowded market.
- (D) No improvement

**10.** The principal insisted that every student **be present** at the function.

- (A) is present
- (B) will be present
- (C) to be present
- (D) No improvement
`,
        hi: String.raw`
**प्रश्न 1 से 6:** वह भाग चुनिए जिसमें त्रुटि है। कोई त्रुटि न हो, तो (E) चुनिए। समय: 3 मिनट।

**1.** Along the banks of the canal / stands many old houses / that were built by traders / two hundred years ago.

- (A) Along the banks of the canal
- (B) stands many old houses
- (C) that were built by traders
- (D) two hundred years ago
- (E) No error

**2.** By the time the fire engine / arrived at the factory, / the workers already put / out most of the flames.

- (A) By the time the fire engine
- (B) arrived at the factory,
- (C) the workers already put
- (D) out most of the flames
- (E) No error

**3.** Ten kilometres is / a long distance to walk, / but my grandfather does it / every Sunday.

- (A) Ten kilometres is
- (B) a long distance to walk,
- (C) but my grandfather does it
- (D) every Sunday
- (E) No error

**4.** She is one of the most promising player / that our district has / sent to the national / championship so far.

- (A) She is one of the most promising player
- (B) that our district has
- (C) sent to the national
- (D) championship so far
- (E) No error

**5.** The officer, who had been / transferred to another district, / said that he looked forward / to meet the villagers again.

- (A) The officer, who had been
- (B) transferred to another district,
- (C) said that he looked forward
- (D) to meet the villagers again
- (E) No error

**6.** No sooner did the bell ring when / the children rushed out / of their classrooms / and ran to the gate.

- (A) No sooner did the bell ring when
- (B) the children rushed out
- (C) of their classrooms
- (D) and ran to the gate
- (E) No error

**प्रश्न 7 से 10:** बताइए कि मोटे अक्षरों वाले शब्दों की जगह क्या आना चाहिए। समय: 3 मिनट।

**7.** The roads of our town are wider **than the next town**.

- (A) than that of the next town
- (B) than those of the next town
- (C) than the next town's road
- (D) No improvement

**8.** **If he would have told** me earlier, I would have arranged a room for him.

- (A) If he told
- (B) If he has told
- (C) Had he told
- (D) No improvement

**9.** **Walking through the crowded market, my purse was stolen.**

- (A) While I was walking through the crowded market, my purse was stolen.
- (B) While walking through the crowded market, my purse was stolen.
- (C) My purse was stolen walking through the crowded market.
- (D) No improvement

**10.** The principal insisted that every student **be present** at the function.

- (A) is present
- (B) will be present
- (C) to be present
- (D) No improvement
`,
      },
    },
    {
      id: 'answers',
      title: { en: 'Answers and why', hi: 'उत्तर और कारण' },
      text: {
        en: String.raw`
| 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 |
|---|---|---|---|---|---|---|---|---|---|
| B | C | E | A | D | A | B | C | A | D |

**1. (B)** Rule 1. The sentence begins with a place, so the subject follows the verb: *many old houses **stand***. The ear hears *the canal stands* and is content; that is why (E) tempts. Part (A) has no verb to be wrong. In (C) *were* agrees with *houses*, and *ago* in (D) goes with the simple past.

**2. (C)** Rule 3. *By the time* + past asks for the earlier act in *had* + third form: ***had already put** out*. *Put* has the same form in the past, so the fault is easy to miss. Parts (A) and (B) are right: the arrival is the later act, in the simple past. Part (D) only completes *put out*.

**3. (E)** Rule 2. A distance taken as one whole is singular: *Ten kilometres is*. Option (A) tempts because *kilometres* ends in -s. In (C) *does* agrees with *my grandfather*, and a habit stands in the simple present. *A long distance* in (B) and *every Sunday* in (D) break no rule.

**4. (A)** Rules 2 and 6. After *one of* stands a plural noun: *one of the most promising **players***. The verb *is* agrees with *she*; *has* in (B) agrees with *our district*. Whoever expects a plural verb after *players* looks at (B) in vain. *Sent* in (C) is the third form after *has*, and *so far* in (D) goes with *has sent*.

**5. (D)** Rule 5. In *look forward to* the *to* is a preposition: *to **meeting** the villagers*. The cause stands in (C), the word to be changed in (D). *Had been transferred* in (A) and (B) is right: it is earlier than *said*.

**6. (A)** Rule 10. *No sooner … **than***. *When* belongs to *hardly* and *scarcely*. The order *did the bell ring* is right, because *no sooner* stands in front. Parts (B), (C) and (D) tell two acts in the simple past, joined by *and*: no fault.

**7. (B)** Rule 11. Roads are compared with roads: *those of*. Option (A) has a singular pronoun for a plural noun. Option (C) compares many roads with one. As it stands (D), the sentence compares roads with a town.

**8. (C)** Rule 4. An unreal past has *had* + third form in the *if* clause, and *if* may give way to the turned order: *Had he told*. No *would have* stands after *if*, so (D) fails. Option (A) does not fit *would have arranged*, nor does (B).

**9. (A)** Rule 12. The purse did not walk, so (D) fails. Only (A) names the walker. In (B) and (C) *walking* still hangs on *my purse*.

**10. (D)** Rule 4. After *insisted that*, when it is a demand, the first form stands for every subject: *be*. Option (A) sounds natural but would state a fact, and in the wrong time after *insisted*; (B) *will* does not fit the past *insisted* either, and (C) cannot follow *that*.
`,
        hi: String.raw`
| 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 |
|---|---|---|---|---|---|---|---|---|---|
| B | C | E | A | D | A | B | C | A | D |

**1. (B)** नियम 1। वाक्य जगह से शुरू हुआ है, इसलिए कर्ता क्रिया के बाद है: *many old houses **stand***। कान *the canal stands* सुनकर मान जाता है; इसीलिए (E) लुभाता है। भाग (A) में कोई क्रिया ही नहीं है। (C) में *were* का मेल *houses* से है, और (D) का *ago* simple past के साथ ठीक है।

**2. (C)** नियम 3। *By the time* + past के साथ पहले हो चुका काम *had* + तीसरे रूप में आता है: ***had already put** out*। *Put* का past भी *put* है, इसलिए त्रुटि आसानी से छूट जाती है। भाग (A) और (B) सही हैं: पहुँचना बाद का काम है, इसलिए simple past में है। भाग (D) केवल *put out* को पूरा करता है।

**3. (E)** नियम 2। दूरी को एक इकाई मानें तो वह एकवचन है: *Ten kilometres is*। *Kilometres* के अंत में -s देखकर (A) लुभाता है। (C) में *does* का कर्ता *my grandfather* है और बात आदत की है, इसलिए simple present सही है। (B) का *a long distance* और (D) का *every Sunday* कोई नियम नहीं तोड़ते।

**4. (A)** नियम 2 और 6। *One of* के बाद बहुवचन संज्ञा: *one of the most promising **players***। *Is* का कर्ता *she* है; (B) के *has* का कर्ता *our district* है। जो *players* के लिए बहुवचन क्रिया खोजता है, वह (B) में बेकार उलझता है। (C) का *sent* *has* के बाद का तीसरा रूप है, और (D) का *so far* *has sent* के साथ ठीक है।

**5. (D)** नियम 5। *Look forward to* में *to* प्रीपोज़िशन है: *to **meeting** the villagers*। कारण (C) में है, पर बदलना (D) का शब्द है। (A) और (B) का *had been transferred* सही है: यह *said* से पहले का काम है।

**6. (A)** नियम 10। *No sooner … **than***। *When* तो *hardly* और *scarcely* का साथी है। *Did the bell ring* का क्रम सही है, क्योंकि *no sooner* शुरू में है। भाग (B), (C) और (D) में simple past के दो काम *and* से जुड़े हैं: कोई त्रुटि नहीं।

**7. (B)** नियम 11। सड़कों की तुलना सड़कों से होगी: *those of*। विकल्प (A) में बहुवचन संज्ञा के लिए एकवचन सर्वनाम है। विकल्प (C) कई सड़कों की तुलना एक सड़क से करता है। वाक्य वैसा ही रहे (D), तो सड़कों की तुलना क़स्बे से होती है।

**8. (C)** नियम 4। बीती हुई काल्पनिक बात में *if* वाले उपवाक्य में *had* + तीसरा रूप आता है, और *if* हटाकर क्रम उलटा जा सकता है: *Had he told*। *If* के बाद *would have* नहीं आता, इसलिए (D) ग़लत है। विकल्प (A) और (B) का *would have arranged* से मेल नहीं बैठता।

**9. (A)** नियम 12। बाज़ार में पर्स नहीं चल रहा था, इसलिए (D) ग़लत है। केवल (A) बताता है कि कौन चल रहा था। (B) और (C) में *walking* अब भी *my purse* से जुड़ा है।

**10. (D)** नियम 4। *Insisted that* जब माँग या ज़ोर के अर्थ में हो, तो उसके बाद हर कर्ता के साथ क्रिया का पहला रूप आता है: *be*। विकल्प (A) सहज लगता है, पर वह माँग नहीं, तथ्य बताता है, और *insisted* के काल से मेल भी नहीं खाता; (B) का *will* भी past क्रिया *insisted* से मेल नहीं खाता, और (C) *that* के बाद आ ही नहीं सकता।
`,
      },
    },
  ],
}
