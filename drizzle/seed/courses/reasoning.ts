import { both } from '../materials/shapes.ts'
import type { SeedCourse } from './shapes.ts'
import { teachers } from './teachers.ts'

export const reasoning: SeedCourse = {
  slug: 'reasoning-from-zero',
  title: { en: 'Reasoning from zero', hi: 'तर्कशक्ति शून्य से' },
  summary: {
    en: 'Series, codes, family trees, directions and syllogisms, each with one method that always works.',
    hi: 'शृंखला, कूट, रक्त संबंध, दिशा और न्याय निगमन: हर एक की एक विधि, जो हमेशा काम करे।',
  },
  subject: 'reasoning',
  exams: ['ssc', 'banking', 'railways', 'state-psc'],
  description: {
    en: 'Reasoning needs no school knowledge, only order on paper. Each lesson gives one drawing or table to make before you think. Take the lessons in any order.',
    hi: 'तर्कशक्ति में स्कूली ज्ञान नहीं, काग़ज़ पर सलीक़ा चाहिए। हर पाठ सोचने से पहले बनाने को एक चित्र या तालिका देता है। पाठ किसी भी क्रम में पढ़ें।',
  },
  outcomes: [
    { en: 'Find the rule of a number series from its differences', hi: 'अंतर देखकर संख्या शृंखला का नियम पकड़ना' },
    { en: 'Draw a family and a route instead of keeping them in mind', hi: 'परिवार और रास्ते को याद रखने की जगह बनाना' },
    {
      en: 'Tell what follows from statements, and what only may be so',
      hi: 'कथनों से क्या निकलता है और क्या केवल संभव है, यह पहचानना',
    },
  ],
  teachers: [teachers.reasoning],
  finalTest: { lessonId: 'final-test', minPercent: 40 },
  chapters: [
    {
      id: 'letters-and-numbers',
      title: { en: 'Numbers and letters', hi: 'संख्याएँ और अक्षर' },
      lessons: [
        {
          id: 'number-series',
          title: { en: 'Number series', hi: 'संख्या शृंखला' },
          preview: true,
          text: both(`
«Write the **differences** under the series, and if they show nothing, the differences of those. Most series of the exams fall to one of four questions:¦शृंखला के नीचे **अंतर** लिखें, और उनमें कुछ न दिखे तो उनके भी अंतर। परीक्षा की ज़्यादातर शृंखलाएँ इन चार सवालों से खुल जाती हैं:»

1. «Do the differences grow evenly?¦क्या अंतर बराबर-बराबर बढ़ते हैं?»
2. «Is each number the one before, times something?¦क्या हर संख्या पिछली का कुछ गुना है?»
3. «Times something, plus something?¦कुछ गुना, और कुछ जोड़?»
4. «Are the numbers near squares or cubes?¦क्या संख्याएँ वर्ग या घन के पास हैं?»

**«Example 1.¦उदाहरण 1।»** 3, 7, 13, 21, 31, ?

«Differences: 4, 6, 8, 10. The next is 12, so the number is **43**.¦अंतर: 4, 6, 8, 10। अगला 12, इसलिए संख्या **43**।»

**«Example 2.¦उदाहरण 2।»** 5, 11, 23, 47, ?

«Differences: 6, 12, 24; they double. Each number is twice the one before plus 1: $47 \\times 2 + 1 =$ **95**.¦अंतर: 6, 12, 24; दुगुने होते हैं। हर संख्या पिछली की दुगुनी और 1: $47 \\times 2 + 1 =$ **95**।»

**«Example 3.¦उदाहरण 3।»** «Which number is wrong: 1, 4, 9, 15, 25, 36?¦कौन-सी संख्या ग़लत है: 1, 4, 9, 15, 25, 36?»

«These are squares, but **15** is not one: 16 belongs there.¦ये वर्ग हैं, पर **15** वर्ग नहीं: वहाँ 16 होना चाहिए।»
`),
        },
        {
          id: 'coding',
          title: { en: 'Codes of letters', hi: 'अक्षरों के कूट' },
          text: both(`
«Know the places of the letters without counting. The word **EJOTY** gives you every fifth: E is 5, J is 10, O is 15, T is 20, Y is 25. For the order backwards, opposite letters add up to **27**: A and Z (1 + 26), M and N (13 + 14).¦अक्षरों के स्थान बिना गिने जानें। शब्द **EJOTY** हर पाँचवाँ अक्षर देता है: E 5, J 10, O 15, T 20, Y 25। उलटे क्रम में, सामने वाले अक्षरों का योग **27** होता है: A और Z (1 + 26), M और N (13 + 14)।»

«Write word and code under each other, and the numbers between them. Then look at the steps: all equal, growing, or a mirror?¦शब्द और कूट को ऊपर-नीचे लिखें, बीच में संख्याएँ। फिर क़दम देखें: सब बराबर, बढ़ते हुए, या दर्पण?»

**«Example 1.¦उदाहरण 1।»** «If CAT is written as FDW, how is DOG written?¦अगर CAT को FDW लिखा जाए, तो DOG को कैसे लिखेंगे?»

«C (3) to F (6), A (1) to D (4), T (20) to W (23): three forward each time. So D → G, O → R, G → J: **GRJ**.¦C (3) से F (6), A (1) से D (4), T (20) से W (23): हर बार तीन आगे। इसलिए D → G, O → R, G → J: **GRJ**।»

**«Example 2.¦उदाहरण 2।»** «If BIRD is written as YRIW, how is FISH written?¦अगर BIRD को YRIW लिखा जाए, तो FISH को कैसे लिखेंगे?»

«B (2) and Y (25) add up to 27, and so do the other pairs: it is the mirror. F (6) → U (21), I (9) → R (18), S (19) → H (8), H (8) → S (19): **URHS**.¦B (2) और Y (25) का योग 27 है, बाक़ी जोड़ों का भी: यह दर्पण है। F (6) → U (21), I (9) → R (18), S (19) → H (8), H (8) → S (19): **URHS**।»
`),
        },
      ],
    },
    {
      id: 'drawings',
      title: { en: 'Draw it', hi: 'चित्र बनाएँ' },
      lessons: [
        {
          id: 'family-tree',
          title: { en: 'Family trees', hi: 'रक्त संबंध' },
          text: both(`
«Never hold a family in your head. Draw generations as rows: parents above, children below, brothers and sisters and couples in one row. Mark men with □ and women with ○; leave the mark out where nothing is said, and **do not guess from a name**.¦परिवार को दिमाग़ में न रखें। पीढ़ियों को पंक्तियों में बनाएँ: माता-पिता ऊपर, बच्चे नीचे, भाई-बहन और पति-पत्नी एक पंक्ति में। पुरुष □ और महिला ○ से; जहाँ कुछ न कहा हो वहाँ निशान न लगाएँ, और **नाम से अंदाज़ा न लगाएँ**।»

«Read a long sentence from its **end**: the last person named is the speaker, and each “of” is one step.¦लंबे वाक्य को **अंत** से पढ़ें: आख़िर में बोलने वाला है, और हर “का/की” एक क़दम है।»

**«Example 1.¦उदाहरण 1।»** «Ravi points at a girl: “She is the daughter of the only son of my father's father.” How is she related to Ravi?¦रवि एक लड़की की ओर इशारा करके कहता है: “यह मेरे पिता के पिता के इकलौते बेटे की बेटी है।” लड़की रवि की कौन है?»

«My father's father is the grandfather. His only son is Ravi's father. The father's daughter is Ravi's **sister**.¦पिता के पिता यानी दादा। उनका इकलौता बेटा यानी रवि के पिता। पिता की बेटी यानी रवि की **बहन**।»

**«Example 2.¦उदाहरण 2।»** «A is the brother of B. B is the mother of C. C is the father of D. How is A related to D?¦A, B का भाई है। B, C की माँ है। C, D का पिता है। A, D का कौन है?»

«Rows: A and B; below them C; below that D. B is D's grandmother on the father's side, and A is her brother: the **great-uncle** of D.¦पंक्तियाँ: A और B; नीचे C; उसके नीचे D। B, D की दादी है और A उसका भाई: यानी D के **पिता का मामा**।»
`),
        },
        {
          id: 'directions',
          title: { en: 'Directions and distance', hi: 'दिशा और दूरी' },
          text: both(`
«Draw north upwards and every leg of the way to scale in squares. At the end only two things are asked: how far from the start (often by Pythagoras) and in which direction. The direction is always seen **from** the point that follows the word “from”.¦उत्तर को ऊपर रखें और रास्ते का हर हिस्सा खानों में नाप से बनाएँ। अंत में दो ही बातें पूछी जाती हैं: शुरुआत से कितनी दूर (अक्सर पाइथागोरस से) और किस दिशा में। दिशा हमेशा उस बिंदु से देखी जाती है जिसके साथ “**से**” लगा हो।»

**«Example 1.¦उदाहरण 1।»** «Asha walks 6 km north, turns right and walks 8 km. How far is she from the start, and in which direction?¦आशा 6 किमी उत्तर चलती है, दाएँ मुड़कर 8 किमी चलती है। वह शुरुआत से कितनी दूर और किस दिशा में है?»

«Right of north is east. $\\sqrt{6^2 + 8^2} = \\sqrt{100} = 10$: **10 km**, to the **north-east**.¦उत्तर से दाएँ पूर्व है। $\\sqrt{6^2 + 8^2} = \\sqrt{100} = 10$: **10 किमी**, **उत्तर-पूर्व** में।»

**«Example 2.¦उदाहरण 2।»** «Facing north, Dev turns 90° clockwise and then 135° anticlockwise. Where does he face?¦देव का मुँह उत्तर में है। वह 90° घड़ी की दिशा में और फिर 135° उलटा घूमता है। अब मुँह किधर है?»

«Count clockwise as plus: $+90 - 135 = -45$. From north 45° to the left is **north-west**.¦घड़ी की दिशा को धन मानें: $+90 - 135 = -45$। उत्तर से 45° बाएँ **उत्तर-पश्चिम** है।»

«Shadows are directions too: after sunrise the sun stands in the east, so shadows fall to the **west**; before sunset they fall to the east.¦परछाईं भी दिशा है: सूर्योदय के बाद सूरज पूर्व में होता है, इसलिए परछाईं **पश्चिम** में पड़ती है; सूर्यास्त से पहले पूर्व में।»
`),
        },
        {
          id: 'syllogisms',
          title: { en: 'Syllogisms with circles', hi: 'घेरों से न्याय निगमन' },
          text: both(`
«Draw each statement as circles. “All A are B” is a circle A inside B. “No A is B” is two circles apart. “Some A are B” is two circles that overlap. A conclusion **follows** only if it holds in **every** drawing that fits the statements; one drawing against it is enough to throw it out.¦हर कथन को घेरों से बनाएँ। “सभी A, B हैं” यानी B के अंदर A का घेरा। “कोई A, B नहीं” यानी दो अलग घेरे। “कुछ A, B हैं” यानी एक-दूसरे को काटते घेरे। निष्कर्ष तभी **निकलता है** जब वह कथनों पर बैठने वाले **हर** चित्र में सही हो; एक चित्र भी ख़िलाफ़ मिला तो निष्कर्ष गया।»

**«Example 1.¦उदाहरण 1।»** «All pens are tools. No tool is a toy. Conclusion: no pen is a toy.¦सभी क़लम औज़ार हैं। कोई औज़ार खिलौना नहीं। निष्कर्ष: कोई क़लम खिलौना नहीं।»

«Pens lie inside tools, and tools lie apart from toys. So do the pens: it **follows**.¦क़लम औज़ारों के अंदर हैं, और औज़ार खिलौनों से अलग। क़लम भी अलग: निष्कर्ष **निकलता है**।»

**«Example 2.¦उदाहरण 2।»** «All roses are flowers. Some flowers are red. Conclusion: some roses are red.¦सभी गुलाब फूल हैं। कुछ फूल लाल हैं। निष्कर्ष: कुछ गुलाब लाल हैं।»

«It is true in your garden, but draw the red circle so that it touches only the flowers outside the roses. The statements still hold, the conclusion does not: it **does not follow**.¦बग़ीचे में यह सच है, पर लाल का घेरा ऐसे बनाइए कि वह गुलाब के बाहर वाले फूलों को ही छुए। कथन अब भी सही हैं, निष्कर्ष नहीं: यह **नहीं निकलता**।»

«Two conclusions that do not follow one by one, such as “some A are C” and “no A is C”, may be an **either-or** pair: of these two, one must be true.¦जो दो निष्कर्ष अलग-अलग नहीं निकलते, जैसे “कुछ A, C हैं” और “कोई A, C नहीं”, वे **या तो-या** का जोड़ा हो सकते हैं: इन दो में से एक सच होगा ही।»
`),
        },
        {
          id: 'circles',
          title: { en: 'Video: syllogisms with circles', hi: 'वीडियो: घेरों से न्याय निगमन' },
          videoId: 'vid_syllogisms-with-circles',
          minutes: 2,
        },
      ],
    },
    {
      id: 'practice',
      title: { en: 'Methods and the final test', hi: 'विधियाँ और अंतिम टेस्ट' },
      lessons: [
        {
          id: 'methods',
          title: { en: 'All methods on a few pages', hi: 'सारी विधियाँ कुछ पन्नों में' },
          materialId: 'mat_reasoning-methods',
          required: false,
        },
        {
          id: 'final-test',
          title: { en: 'Final test: seven questions', hi: 'अंतिम टेस्ट: सात प्रश्न' },
          testId: 'tst_course-reasoning',
          minutes: 10,
        },
      ],
    },
  ],
}
