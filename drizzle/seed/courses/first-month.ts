import { both } from '../materials/shapes.ts'
import type { SeedCourse } from './shapes.ts'
import { teachers } from './teachers.ts'

export const firstMonth: SeedCourse = {
  slug: 'first-month',
  title: { en: 'Your first month of preparation', hi: 'तैयारी का पहला महीना' },
  summary: {
    en: 'Count your hours, plan a week, revise before you forget, and read a mock test so that the next one is better.',
    hi: 'घंटे गिनें, हफ़्ते की योजना बनाएँ, भूलने से पहले दोहराएँ, और मॉक टेस्ट को ऐसे पढ़ें कि अगला बेहतर हो।',
  },
  subject: 'general',
  exams: [],
  description: {
    en: 'For the first weeks, whatever the exam. Each lesson takes a few minutes, and most work an example through in numbers. There is no final test: do the lessons, and the certificate is yours.',
    hi: 'शुरुआती हफ़्तों के लिए, परीक्षा कोई भी हो। हर पाठ कुछ मिनट का है, और ज़्यादातर में एक उदाहरण संख्याओं के साथ हल किया गया है। अंतिम टेस्ट नहीं है: पाठ पूरे करें, प्रमाणपत्र आपका।',
  },
  outcomes: [
    { en: 'Turn the days that are left into hours for each subject', hi: 'बचे दिनों को हर विषय के घंटों में बदलना' },
    { en: 'Space revision so that it takes little time', hi: 'दोहराव को ऐसे बाँटना कि समय कम लगे' },
    { en: 'Decide by arithmetic when a guess pays', hi: 'हिसाब से तय करना कि अंदाज़ा कब फ़ायदे का है' },
  ],
  teachers: [teachers.reasoning, teachers.arithmetic],
  chapters: [
    {
      id: 'plan',
      title: { en: 'Plan', hi: 'योजना' },
      lessons: [
        {
          id: 'count-the-hours',
          title: { en: 'Count the hours you have', hi: 'अपने घंटे गिनें' },
          preview: true,
          text: both(`
«A plan that begins with topics fails; a plan that begins with **hours** can hold. Take the days to the exam, the hours that you really study on a working day and on a free day, and keep a fifth back for illness, travel and weddings.¦जो योजना विषयों से शुरू हो वह टूटती है; जो **घंटों** से शुरू हो वह टिक सकती है। परीक्षा तक के दिन, काम के दिन और छुट्टी के दिन के असली पढ़ाई के घंटे लें, और पाँचवाँ हिस्सा बीमारी, सफ़र और शादियों के लिए अलग रखें।»

**«Example.¦उदाहरण।»** «The exam is in 20 weeks. Sunita can study 2 hours on six days and 5 hours on Sunday.¦परीक्षा 20 हफ़्ते बाद है। सुनीता छह दिन 2 घंटे और रविवार को 5 घंटे पढ़ सकती है।»

- «A week: $6 \\times 2 + 5 = 17$ hours; twenty weeks: $17 \\times 20 = 340$ hours.¦एक हफ़्ता: $6 \\times 2 + 5 = 17$ घंटे; बीस हफ़्ते: $17 \\times 20 = 340$ घंटे।»
- «A fifth kept back: $340 \\times \\frac45 = 272$ hours.¦पाँचवाँ हिस्सा अलग: $340 \\times \\frac45 = 272$ घंटे।»
- «A third of these for revision and mocks leaves about **180 hours** to learn anything new.¦इसका एक-तिहाई दोहराव और मॉक के लिए; नया सीखने को लगभग **180 घंटे** बचे।»

«With four subjects that is 45 hours each, or more for the weakest. Now choose topics that fit into 45 hours, the ones asked most first.¦चार विषय हों तो हर एक को 45 घंटे, सबसे कमज़ोर को कुछ ज़्यादा। अब 45 घंटे में समाने वाले विषय चुनें, सबसे ज़्यादा पूछे जाने वाले पहले।»

**«Write down:¦लिख लें:»** «your own three numbers.¦अपनी तीनों संख्याएँ।»
`),
        },
        {
          id: 'a-week-that-holds',
          title: { en: 'A week that holds', hi: 'ऐसा हफ़्ता जो टिके' },
          text: both(`
«Study in blocks of 50 minutes with 10 minutes off. Give the first block of the day to what you avoid, and the last to revision. Two subjects a day are enough; five leave nothing behind.¦50 मिनट के खंडों में पढ़ें, फिर 10 मिनट आराम। दिन का पहला खंड उसे दें जिससे आप बचते हैं, आख़िरी खंड दोहराव को। दिन में दो विषय काफ़ी हैं; पाँच पढ़ें तो कुछ याद नहीं रहता।»

| «Day¦दिन» | «Block 1¦खंड 1» | «Block 2¦खंड 2» |
| --- | --- | --- |
| «Mon, Thu¦सोम, गुरु» | «Arithmetic¦अंकगणित» | «English¦अंग्रेज़ी» |
| «Tue, Fri¦मंगल, शुक्र» | «Reasoning¦तर्कशक्ति» | «General knowledge¦सामान्य ज्ञान» |
| «Wed, Sat¦बुध, शनि» | «Weakest topic¦सबसे कमज़ोर विषय» | «Revision¦दोहराव» |
| «Sun¦रवि» | «Mock test¦मॉक टेस्ट» | «Reading the mock¦मॉक को पढ़ना» |

**«Example.¦उदाहरण।»** «On Thursday a block is lost to a power cut. What now?¦गुरुवार को बिजली जाने से एक खंड छूट गया। अब?»

«Do not move the whole week by one: everything after it would be late for ever. Put the lost block into the place of Wednesday's or Saturday's revision, once, and go on as planned. That is what the fifth kept back is for.¦पूरा हफ़्ता एक दिन न खिसकाएँ: फिर सब कुछ हमेशा देर से होगा। छूटा खंड एक बार बुधवार या शनिवार के दोहराव की जगह रखें और योजना पर चलते रहें। अलग रखा पाँचवाँ हिस्सा इसीलिए है।»
`),
        },
      ],
    },
    {
      id: 'remember',
      title: { en: 'Remember', hi: 'याद रखें' },
      lessons: [
        {
          id: 'revise-before-you-forget',
          title: { en: 'Revise before you forget', hi: 'भूलने से पहले दोहराएँ' },
          text: both(`
«Reading a page again feels like learning and is not. What helps is to **recall with the book shut**, at growing distances: after 1 day, 3 days, a week, three weeks. Each recall that succeeds makes the next one needed later.¦पन्ना दोबारा पढ़ना सीखने जैसा लगता है, पर है नहीं। काम आता है **किताब बंद करके याद करना**, बढ़ते अंतर पर: 1 दिन, 3 दिन, एक हफ़्ते, तीन हफ़्ते बाद। हर सफल याद अगली ज़रूरत को आगे खिसका देती है।»

**«Example.¦उदाहरण।»** «A topic is learnt on the 1st of the month. On which days is it recalled?¦एक विषय महीने की 1 तारीख़ को सीखा। किन तारीख़ों को दोहराएँ?»

«1 + 1 = the **2nd**, 1 + 3 = the **4th**, 1 + 7 = the **8th**, 1 + 21 = the **22nd**. Four times, ten minutes each: 40 minutes for a topic that took 3 hours. If you fail on the 8th, begin its count anew from there.¦1 + 1 = **2**, 1 + 3 = **4**, 1 + 7 = **8**, 1 + 21 = **22** तारीख़। चार बार, दस-दस मिनट: 3 घंटे के विषय पर 40 मिनट। 8 को याद न आए तो गिनती वहीं से फिर शुरू करें।»

«Make a card of each fact: the question on one side, the answer on the other. A card with two answers is two cards.¦हर तथ्य का एक कार्ड बनाएँ: एक तरफ़ प्रश्न, दूसरी तरफ़ उत्तर। दो उत्तर वाला कार्ड असल में दो कार्ड हैं।»
`),
        },
        {
          id: 'read-a-mock',
          title: { en: 'How to read a mock test', hi: 'मॉक टेस्ट को कैसे पढ़ें' },
          text: both(`
«The score of a mock says little; its **mistakes** say what to do on Monday. Give every wrong or skipped question one of three letters:¦मॉक का स्कोर कम बताता है; उसकी **ग़लतियाँ** बताती हैं कि सोमवार को क्या करना है। हर ग़लत या छूटे प्रश्न को तीन में से एक अक्षर दें:»

- **K** «(knowledge): I did not know it. Learn the topic.¦(ज्ञान): मुझे आता नहीं था। विषय सीखें।»
- **C** «(care): I knew it and slipped. Find the habit: misread, sign, unit.¦(सावधानी): आता था पर चूक गया। आदत पकड़ें: ग़लत पढ़ा, चिह्न, इकाई।»
- **T** «(time): I would have had it with a minute more. Practise speed on that type.¦(समय): एक मिनट और मिलता तो हो जाता। उस तरह के प्रश्नों की गति बढ़ाएँ।»

**«Example.¦उदाहरण।»** «Of 40 questions lost, Arif counts K 12, C 18, T 10. Each is worth 2 marks and a wrong answer costs 0.5. All C were wrong answers. What is the first thing to mend?¦40 छूटे या ग़लत प्रश्नों में आरिफ़ ने K 12, C 18, T 10 गिने। हर प्रश्न 2 अंक का है, ग़लत पर 0.5 कटता है। सभी C ग़लत उत्तर थे। पहले क्या सुधारें?»

«A slip costs the 2 marks and 0.5 more: $18 \\times 2.5 = 45$ marks. No topic of the syllabus gives 45 marks for so little work: read each question twice in the next mock.¦एक चूक 2 अंक और ऊपर से 0.5 ले जाती है: $18 \\times 2.5 = 45$ अंक। पाठ्यक्रम का कोई विषय इतनी कम मेहनत में 45 अंक नहीं देता: अगले मॉक में हर प्रश्न दो बार पढ़ें।»
`),
        },
        {
          id: 'negative-marking',
          title: { en: 'Video: how negative marking works', hi: 'वीडियो: नकारात्मक अंकन कैसे काम करता है' },
          videoId: 'vid_how-negative-marking-works',
          minutes: 2,
        },
        {
          id: 'when-a-guess-pays',
          title: { en: 'When a guess pays', hi: 'अंदाज़ा कब फ़ायदे का है' },
          text: both(String.raw`
«With negative marking a guess is a bet, and you can work out what it is worth. If a right answer gives $+m$, a wrong one $-n$, and you are right with probability $p$, the mean gain is¦नकारात्मक अंकन में अंदाज़ा एक दाँव है, और उसकी क़ीमत निकाली जा सकती है। सही पर $+m$, ग़लत पर $-n$, और सही होने की संभावना $p$ हो, तो औसत लाभ»

$$p\,m - (1 - p)\,n$$

«It pays as soon as $p > \frac{n}{m + n}$.¦यह तब फ़ायदे का है जब $p > \frac{n}{m + n}$।»

| «Marking¦अंकन» | «Pays from¦कब से फ़ायदा» | «Blind guess of 4¦4 में से बिना सोचे» |
| --- | --- | --- |
| +2, −0.5 | $p > \frac15$ | $\frac14 \cdot 2 - \frac34 \cdot 0.5 = +0.125$ |
| +4, −1 | $p > \frac15$ | $+0.25$ |
| +1, $-\frac13$ | $p > \frac14$ | $0$ |

**«Example.¦उदाहरण।»** «The marking is +1 and $-\frac13$, four options. You can rule out one. Is it worth a guess?¦अंकन +1 और $-\frac13$, चार विकल्प। आप एक को हटा सकते हैं। अंदाज़ा लगाएँ?»

«Three are left, so $p = \frac13$ and the mean gain is $\frac13 - \frac23 \cdot \frac13 = \frac19 > 0$: yes. A blind guess among all four would give nothing on average, and cost time.¦तीन बचे, इसलिए $p = \frac13$ और औसत लाभ $\frac13 - \frac23 \cdot \frac13 = \frac19 > 0$: हाँ। चारों में बिना सोचे अंदाज़ा औसतन कुछ नहीं देता, और समय लेता है।»

«The table is about the mean of many questions; on a single one you win or lose. And it holds only where the marking is as it says: read the instructions of your paper.¦तालिका बहुत सारे प्रश्नों के औसत की है; एक प्रश्न पर तो जीत या हार ही है। और यह तभी सही है जब अंकन ऐसा ही हो: अपने पेपर के निर्देश पढ़ें।»
`),
        },
        {
          id: 'last-week',
          title: { en: 'The last week and the day itself', hi: 'आख़िरी हफ़्ता और परीक्षा का दिन' },
          materialId: 'mat_last-week-and-exam-day',
          minutes: 6,
        },
      ],
    },
  ],
}
