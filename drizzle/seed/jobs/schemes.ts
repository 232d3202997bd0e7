import type { Bilingual } from '../../../domain/questions/contract.ts'

const text = (en: string, hi: string): Bilingual => ({ en, hi })

/** Subject in both languages, number of questions (null in a descriptive paper) and marks. */
type Row = [en: string, hi: string, questions: number | null, marks: number]

type Paper = { title: Bilingual; minutes: number; rows: Row[] }

const tableIn = (language: 'en' | 'hi', { title, minutes, rows }: Paper): string => {
  const head = language === 'en' ? '| Subject | Questions | Marks |' : '| विषय | प्रश्न | अंक |'
  const lines = rows.map(
    ([en, hi, questions, marks]) => `| ${language === 'en' ? en : hi} | ${questions ?? '–'} | ${marks} |`,
  )
  const time = `${minutes} ${language === 'en' ? 'minutes' : 'मिनट'}`
  return [`**${title[language]}, ${time}**`, '', head, '| --- | --- | --- |', ...lines].join('\n')
}

/** Papers of an examination as Markdown tables, and what else decides. */
const scheme = (papers: Paper[], remark: Bilingual): Bilingual => ({
  en: [...papers.map((paper) => tableIn('en', paper)), remark.en].join('\n\n'),
  hi: [...papers.map((paper) => tableIn('hi', paper)), remark.hi].join('\n\n'),
})

const titles = {
  prelims: text('Preliminary examination', 'प्रारंभिक परीक्षा'),
  mains: text('Main examination', 'मुख्य परीक्षा'),
  test: text('Computer-based test', 'कंप्यूटर आधारित परीक्षा'),
  first: text('First paper', 'पहला प्रश्नपत्र'),
  second: text('Second paper', 'दूसरा प्रश्नपत्र'),
}

const reasoning = (questions: number, marks: number): Row => ['Reasoning', 'तर्कशक्ति', questions, marks]
const awareness = (questions: number, marks: number): Row => ['General awareness', 'सामान्य ज्ञान', questions, marks]
const aptitude = (questions: number, marks: number): Row => ['Mathematics', 'गणित', questions, marks]
const english = (questions: number, marks: number): Row => ['English', 'अंग्रेज़ी', questions, marks]
const hindi = (questions: number, marks: number): Row => ['Hindi', 'हिंदी', questions, marks]
const computer = (questions: number, marks: number): Row => ['Computer', 'कंप्यूटर', questions, marks]
const science = (questions: number, marks: number): Row => ['General science', 'सामान्य विज्ञान', questions, marks]
const subject = (questions: number, marks: number): Row => ['Subject of the post', 'पद का विषय', questions, marks]

const fourByTwentyFive: Row[] = [reasoning(25, 50), awareness(25, 50), aptitude(25, 50), english(25, 50)]

/** Usual schemes of such examinations as of 2025. Samples: a real notification takes precedence. */
export const schemes = {
  graduate: scheme(
    [
      { title: titles.prelims, minutes: 60, rows: fourByTwentyFive },
      {
        title: titles.mains,
        minutes: 135,
        rows: [aptitude(30, 90), reasoning(30, 90), english(45, 135), awareness(25, 75), computer(20, 60)],
      },
    ],
    text(
      'The computer part and the data entry test only have to be passed. The rest of the main examination makes the merit list.',
      'कंप्यूटर वाले भाग और डेटा एंट्री परीक्षा में केवल पास होना होता है। मेरिट मुख्य परीक्षा के बाक़ी भागों के अंकों से बनती है।',
    ),
  ),
  clerk: scheme(
    [{ title: titles.test, minutes: 60, rows: fourByTwentyFive }],
    text(
      'The typing test follows for those who reach the cut-off. It has to be passed; its speed adds no marks.',
      'कट-ऑफ़ तक पहुँचने वालों की टाइपिंग परीक्षा होती है। उसमें केवल पास होना होता है; टाइपिंग की गति के अंक नहीं जुड़ते।',
    ),
  ),
  engineer: scheme(
    [
      {
        title: titles.first,
        minutes: 120,
        rows: [reasoning(50, 50), awareness(50, 50), ['General engineering', 'सामान्य इंजीनियरिंग', 100, 100]],
      },
      { title: titles.second, minutes: 120, rows: [subject(100, 300)] },
    ],
    text(
      'The first paper decides who sits the second. The marks of both are added for the merit list.',
      'पहले प्रश्नपत्र से तय होता है कि दूसरा कौन देगा। मेरिट में दोनों के अंक जुड़ते हैं।',
    ),
  ),
  subject: scheme(
    [
      {
        title: titles.test,
        minutes: 90,
        rows: [subject(50, 50), awareness(20, 20), reasoning(15, 15), english(15, 15)],
      },
    ],
    text(
      'The merit list is made from the marks of this test. Where marks are equal, those in the subject of the post decide, then the greater age.',
      'मेरिट इसी परीक्षा के अंकों से बनती है। अंक बराबर होने पर पहले पद के विषय के अंक देखे जाते हैं, फिर आयु: अधिक आयु वाला ऊपर रहता है।',
    ),
  ),
  translator: scheme(
    [
      { title: titles.first, minutes: 120, rows: [hindi(100, 100), english(100, 100)] },
      { title: titles.second, minutes: 120, rows: [['Translation and essay', 'अनुवाद और निबंध', null, 200]] },
    ],
    text(
      'The second paper is marked only for those who reach the cut-off in the first. The marks of both are added for the merit list.',
      'दूसरा प्रश्नपत्र उन्हीं का जाँचा जाता है जो पहले में कट-ऑफ़ तक पहुँचें। मेरिट में दोनों के अंक जुड़ते हैं।',
    ),
  ),
  stenographer: scheme(
    [{ title: titles.test, minutes: 120, rows: [reasoning(50, 50), awareness(50, 50), english(100, 100)] }],
    text(
      'The merit list is made from this test among those who pass the shorthand test.',
      'मेरिट इसी परीक्षा के अंकों से बनती है, केवल उन अभ्यर्थियों की जो आशुलिपि परीक्षा में सफल हों।',
    ),
  ),
  driver: scheme(
    [
      {
        title: titles.test,
        minutes: 90,
        rows: [
          ['Traffic rules and vehicle', 'यातायात नियम और वाहन', 40, 40],
          awareness(20, 20),
          aptitude(20, 20),
          hindi(20, 20),
        ],
      },
    ],
    text(
      'The driving test has to be passed: reversing, parking and a drive in traffic. The merit list is made from the written test.',
      'वाहन चलाने की परीक्षा में पास होना होता है: गाड़ी पीछे करना, पार्क करना और ट्रैफ़िक में चलाना। मेरिट लिखित परीक्षा से बनती है।',
    ),
  ),
  railway: scheme(
    [
      {
        title: titles.test,
        minutes: 90,
        rows: [aptitude(25, 25), reasoning(25, 25), science(40, 40), awareness(10, 10)],
      },
    ],
    text(
      'At least 40% of the marks are needed in the unreserved category and EWS, 30% in OBC and SC, 25% in ST. Marks of several shifts are made comparable by normalisation.',
      'अनारक्षित और ईडब्ल्यूएस श्रेणी में कम से कम 40%, ओबीसी और एससी में 30% और एसटी में 25% अंक चाहिए। अलग-अलग पालियों के अंक नॉर्मलाइज़ेशन से तुलना के लायक़ बनाए जाते हैं।',
    ),
  ),
  track: scheme(
    [
      {
        title: titles.test,
        minutes: 90,
        rows: [science(25, 25), aptitude(25, 25), reasoning(30, 30), awareness(20, 20)],
      },
    ],
    text(
      'Three times as many as there are posts are called to the physical test. Men lift and carry 35 kg over 100 m in 2 minutes and run 1,000 m in 4 minutes 15 seconds; women carry 20 kg and have 5 minutes 40 seconds. It has to be passed at the first attempt.',
      'शारीरिक परीक्षा में पदों की संख्या के तीन गुना अभ्यर्थी बुलाए जाते हैं। पुरुषों को 35 किलो वज़न उठाकर 2 मिनट में 100 मीटर चलना और 4 मिनट 15 सेकंड में 1,000 मीटर दौड़ना होता है; महिलाओं के लिए वज़न 20 किलो और दौड़ का समय 5 मिनट 40 सेकंड है। इसे पहले ही प्रयास में पास करना होता है।',
    ),
  ),
  trade: scheme(
    [
      {
        title: titles.test,
        minutes: 90,
        rows: [subject(50, 50), aptitude(20, 20), reasoning(15, 15), awareness(15, 15)],
      },
    ],
    text(
      'The trade test has to be passed. The merit list is made from the marks of the written test.',
      'ट्रेड परीक्षा में पास होना होता है। मेरिट लिखित परीक्षा के अंकों से बनती है।',
    ),
  ),
  sailor: scheme(
    [
      {
        title: text('Section 1, for both branches', 'खंड 1, दोनों शाखाओं के लिए'),
        minutes: 45,
        rows: [aptitude(20, 20), science(10, 10), english(15, 15), reasoning(10, 10), awareness(5, 5)],
      },
      {
        title: text('Section 2, for the general branch', 'खंड 2, सामान्य शाखा के लिए'),
        minutes: 30,
        rows: [aptitude(25, 25), ['Physics', 'भौतिकी', 25, 25]],
      },
    ],
    text(
      'The physical test is a run of 1.6 km in 7 minutes with 20 squats and 10 push-ups. It has to be passed.',
      'शारीरिक परीक्षा में 7 मिनट में 1.6 किमी की दौड़, 20 उठक-बैठक और 10 पुश-अप होते हैं। इसमें पास होना ज़रूरी है।',
    ),
  ),
  merit: text(
    'There is no examination. The system makes a list from the marks of class 10; where they are equal, the older candidate comes first. Whoever does not bring the papers on the day named loses the place to the next.',
    'कोई परीक्षा नहीं होती। 10वीं के अंकों से सूची बनती है; अंक बराबर हों तो अधिक आयु वाला पहले आता है। जो तय दिन पर दस्तावेज़ न लाए, उसकी जगह अगले को मिलती है।',
  ),
  gramin: scheme(
    [
      { title: titles.prelims, minutes: 45, rows: [reasoning(40, 40), aptitude(40, 40)] },
      {
        title: titles.mains,
        minutes: 120,
        rows: [
          reasoning(40, 50),
          computer(40, 20),
          awareness(40, 40),
          ['English or Hindi', 'अंग्रेज़ी या हिंदी', 40, 40],
          aptitude(40, 50),
        ],
      },
    ],
    text(
      'Officers and assistants sit different papers on this plan. For officers the main examination and the interview count in the ratio 80 : 20; for assistants the main examination alone decides.',
      'अधिकारी और सहायक इसी योजना पर बने अलग-अलग प्रश्नपत्र देते हैं। अधिकारियों की मेरिट में मुख्य परीक्षा और साक्षात्कार के अंक 80 : 20 के अनुपात में जुड़ते हैं; सहायकों की मेरिट केवल मुख्य परीक्षा से बनती है।',
    ),
  ),
  bankClerk: scheme(
    [
      { title: titles.prelims, minutes: 60, rows: [english(30, 30), aptitude(35, 35), reasoning(35, 35)] },
      {
        title: titles.mains,
        minutes: 160,
        rows: [
          ['General and financial awareness', 'सामान्य और वित्तीय जागरूकता', 50, 50],
          english(40, 40),
          aptitude(50, 50),
          ['Reasoning and computer', 'तर्कशक्ति और कंप्यूटर', 50, 60],
        ],
      },
    ],
    text(
      'Each section of both examinations has its own clock. The marks of the main examination alone make the merit list of the state.',
      'दोनों परीक्षाओं में हर खंड का अपना समय है। राज्य की मेरिट केवल मुख्य परीक्षा के अंकों से बनती है।',
    ),
  ),
  specialist: scheme(
    [
      {
        title: titles.test,
        minutes: 120,
        rows: [
          reasoning(50, 50),
          english(35, 35),
          aptitude(35, 35),
          ['Professional knowledge', 'व्यावसायिक ज्ञान', 50, 100],
        ],
      },
    ],
    text(
      'Reasoning, English and mathematics only have to be passed. Professional knowledge and the interview count in the ratio 70 : 30.',
      'तर्कशक्ति, अंग्रेज़ी और गणित में केवल पास होना होता है। मेरिट में व्यावसायिक ज्ञान और साक्षात्कार के अंक 70 : 30 के अनुपात में जुड़ते हैं।',
    ),
  ),
  manager: scheme(
    [
      {
        title: titles.test,
        minutes: 120,
        rows: [
          reasoning(40, 50),
          computer(40, 20),
          ['Financial awareness', 'वित्तीय जागरूकता', 40, 40],
          ['English or Hindi', 'अंग्रेज़ी या हिंदी', 40, 40],
          aptitude(40, 50),
        ],
      },
    ],
    text(
      'There is one examination only. It and the interview count in the ratio 80 : 20.',
      'एक ही परीक्षा होती है। मेरिट में उसके और साक्षात्कार के अंक 80 : 20 के अनुपात में जुड़ते हैं।',
    ),
  ),
  gate: text(
    'There is no examination of the company. Candidates are called to the interview by their GATE score, five for each post; at least 40% of the marks of the interview are needed, 30% in reserved categories.',
    'कंपनी की अपनी कोई परीक्षा नहीं होती। गेट स्कोर के क्रम से हर पद पर पाँच अभ्यर्थी साक्षात्कार के लिए बुलाए जाते हैं; साक्षात्कार में कम से कम 40% अंक चाहिए, आरक्षित श्रेणियों में 30%।',
  ),
  upStaff: scheme(
    [
      {
        title: titles.mains,
        minutes: 120,
        rows: [subject(50, 50), hindi(25, 25), ['Uttar Pradesh', 'उत्तर प्रदेश', 25, 25]],
      },
    ],
    text(
      'The score of the preliminary eligibility test only decides who is called. It adds no marks to the main examination.',
      'प्रारंभिक अर्हता परीक्षा के स्कोर से केवल यह तय होता है कि कौन बुलाया जाएगा। मुख्य परीक्षा में उसके अंक नहीं जुड़ते।',
    ),
  ),
  upPolice: scheme(
    [
      {
        title: titles.test,
        minutes: 120,
        rows: [awareness(38, 76), hindi(37, 74), aptitude(38, 76), reasoning(37, 74)],
      },
    ],
    text(
      'The run has to be passed and adds no marks. The merit list is made from the written test.',
      'दौड़ में केवल पास होना होता है, उसके अंक नहीं जुड़ते। मेरिट लिखित परीक्षा से बनती है।',
    ),
  ),
  biharInter: scheme(
    [
      {
        title: titles.prelims,
        minutes: 135,
        rows: [awareness(50, 200), ['Science and mathematics', 'विज्ञान और गणित', 50, 200], reasoning(50, 200)],
      },
      { title: text('Main examination, paper 1', 'मुख्य परीक्षा, प्रश्नपत्र 1'), minutes: 135, rows: [hindi(100, 400)] },
      {
        title: text('Main examination, paper 2', 'मुख्य परीक्षा, प्रश्नपत्र 2'),
        minutes: 135,
        rows: [awareness(50, 200), ['Science and mathematics', 'विज्ञान और गणित', 50, 200], reasoning(50, 200)],
      },
    ],
    text(
      'Paper 1 only has to be passed, with 30%. Paper 2 makes the merit list.',
      'प्रश्नपत्र 1 केवल अर्हक है और उसमें 30% अंक लाने होते हैं। मेरिट प्रश्नपत्र 2 से बनती है।',
    ),
  ),
  rajasthanTeacher: scheme(
    [
      {
        title: titles.test,
        minutes: 150,
        rows: [
          ['Rajasthan: land, history, culture, language', 'राजस्थान: भूगोल, इतिहास, संस्कृति, भाषा', 50, 100],
          ['Rajasthan: general knowledge and schemes', 'राजस्थान: सामान्य ज्ञान और योजनाएँ', 40, 80],
          ['School subjects', 'विद्यालय के विषय', 30, 60],
          ['Teaching methods', 'शिक्षण विधियाँ', 15, 30],
          ['Educational psychology and computer', 'शैक्षिक मनोविज्ञान और कंप्यूटर', 15, 30],
        ],
      },
    ],
    text(
      'The merit list is made from this test, separately for the areas named in the notification.',
      'मेरिट इसी परीक्षा से बनती है, अधिसूचना में बताए गए क्षेत्रों के लिए अलग-अलग।',
    ),
  ),
  rajasthanLecturer: scheme(
    [
      { title: titles.first, minutes: 90, rows: [['General studies', 'सामान्य अध्ययन', 75, 150]] },
      {
        title: titles.second,
        minutes: 180,
        rows: [['Subject and teaching methods', 'विषय और शिक्षण विधियाँ', 150, 300]],
      },
    ],
    text(
      'At least 40% is needed in each paper, less in reserved categories as the rules say. The marks of both are added.',
      'हर प्रश्नपत्र में कम से कम 40% अंक चाहिए, आरक्षित श्रेणियों में नियमों के अनुसार छूट है। मेरिट में दोनों के अंक जुड़ते हैं।',
    ),
  ),
  mpStaff: scheme(
    [
      {
        title: titles.test,
        minutes: 180,
        rows: [
          science(25, 25),
          hindi(25, 25),
          english(25, 25),
          aptitude(25, 25),
          awareness(25, 25),
          computer(25, 25),
          reasoning(25, 25),
          ['Management', 'प्रबंधन', 25, 25],
        ],
      },
    ],
    text(
      'The merit list is made from this test. Marks of several shifts are made comparable by normalisation.',
      'मेरिट इसी परीक्षा से बनती है। अलग-अलग पालियों के अंक नॉर्मलाइज़ेशन से तुलना के लायक़ बनाए जाते हैं।',
    ),
  ),
  mpForce: scheme(
    [
      {
        title: titles.test,
        minutes: 120,
        rows: [
          ['General knowledge and reasoning', 'सामान्य ज्ञान और तर्कशक्ति', 40, 40],
          ['Mental ability', 'मानसिक योग्यता', 30, 30],
          ['Science and arithmetic', 'विज्ञान और अंकगणित', 30, 30],
        ],
      },
    ],
    text(
      'The physical test has to be passed. The merit list is made from the written test.',
      'शारीरिक परीक्षा में पास होना होता है। मेरिट लिखित परीक्षा से बनती है।',
    ),
  ),
} satisfies Record<string, Bilingual>
