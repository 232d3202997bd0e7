import type { JobContent } from '../../../domain/jobs/contract.ts'
import type { Bilingual } from '../../../domain/questions/contract.ts'

type Stages = JobContent['selection']

const text = (en: string, hi: string): Bilingual => ({ en, hi })

const stage = (en: string, hi: string, note: Bilingual | null = null): Stages[number] => ({ name: { en, hi }, note })

const qualifying = text('Qualifying', 'केवल अर्हक')
const objective = text('Computer-based test', 'कंप्यूटर आधारित परीक्षा')

const exams = {
  eligibility: stage(
    'Preliminary eligibility test',
    'प्रारंभिक अर्हता परीक्षा',
    text('Its score decides who sits the main examination', 'इसके अंकों से तय होता है कि मुख्य परीक्षा कौन देगा'),
  ),
  prelims: stage(
    'Preliminary examination',
    'प्रारंभिक परीक्षा',
    text('Qualifying: whoever passes sits the main one', 'केवल अर्हक: इसमें सफल होने वाले मुख्य परीक्षा देते हैं'),
  ),
  mains: stage('Main examination', 'मुख्य परीक्षा', text('Its marks decide the merit list', 'मेरिट इसी के अंकों से बनती है')),
  written: {
    name: objective,
    note: text(
      'Objective questions; a wrong answer costs a quarter of its marks',
      'वस्तुनिष्ठ प्रश्न; ग़लत उत्तर पर प्रश्न के एक चौथाई अंक कटते हैं',
    ),
  },
  writtenThird: {
    name: objective,
    note: text(
      'Objective questions; a wrong answer costs a third of its marks',
      'वस्तुनिष्ठ प्रश्न; ग़लत उत्तर पर प्रश्न के एक तिहाई अंक कटते हैं',
    ),
  },
  writtenFree: {
    name: objective,
    note: text('Objective questions; a wrong answer costs nothing', 'वस्तुनिष्ठ प्रश्न; ग़लत उत्तर पर अंक नहीं कटते'),
  },
  second: stage(
    'Second paper',
    'दूसरा प्रश्नपत्र',
    text(
      'In the subject of the post; the marks of both papers make the merit list',
      'पद के विषय में; मेरिट दोनों प्रश्नपत्रों के अंकों से बनती है',
    ),
  ),
  translation: stage(
    'Translation paper',
    'अनुवाद का प्रश्नपत्र',
    text(
      'Descriptive: from English into Hindi and back, with an essay in each language',
      'वर्णनात्मक: अंग्रेज़ी से हिंदी और हिंदी से अंग्रेज़ी में अनुवाद, दोनों भाषाओं में निबंध',
    ),
  ),
  merit: stage('Merit of class 10 marks', '10वीं के अंकों की मेरिट', text('No written test', 'कोई लिखित परीक्षा नहीं')),
}

const tests = {
  trade: stage('Trade test', 'ट्रेड परीक्षा', qualifying),
  driving: stage('Driving test', 'वाहन चलाने की परीक्षा', qualifying),
  physical: stage(
    'Physical test',
    'शारीरिक परीक्षा',
    text('Running and measurements; qualifying', 'दौड़ और शारीरिक माप; केवल अर्हक'),
  ),
  walk: stage(
    'Physical test',
    'शारीरिक परीक्षा',
    text('A long walk and measurements; qualifying', 'लंबी पैदल चाल और शारीरिक माप; केवल अर्हक'),
  ),
  typing: stage(
    'Typing test',
    'टाइपिंग परीक्षा',
    text('35 words a minute in English or 30 in Hindi', 'अंग्रेज़ी में 35 या हिंदी में 30 शब्द प्रति मिनट'),
  ),
  typingOfClerks: stage(
    'Typing test',
    'टाइपिंग परीक्षा',
    text('For lower clerks only; qualifying', 'निम्नवर्गीय लिपिकों के लिए ही; केवल अर्हक'),
  ),
  dataEntry: stage('Data entry speed test', 'डेटा एंट्री गति परीक्षा', qualifying),
  shorthand: stage(
    'Shorthand test',
    'आशुलिपि परीक्षा',
    text(
      'Ten minutes of dictation at 80 words a minute, typed out on a computer; qualifying',
      '80 शब्द प्रति मिनट की गति से दस मिनट का श्रुतलेख, फिर उसे कंप्यूटर पर टाइप करना; केवल अर्हक',
    ),
  ),
  language: stage(
    'Test of the local language',
    'स्थानीय भाषा की जाँच',
    text('For those who did not learn it at school', 'उनके लिए जिन्होंने इसे स्कूल में नहीं पढ़ा'),
  ),
}

const talks = {
  interview: stage('Interview', 'साक्षात्कार'),
  ofOfficers: stage(
    'Interview',
    'साक्षात्कार',
    text(
      'For officers only; office assistants are chosen by the main examination',
      'केवल अधिकारियों के लिए; कार्यालय सहायक मुख्य परीक्षा से चुने जाते हैं',
    ),
  ),
}

const documents = stage('Document verification', 'दस्तावेज़ सत्यापन')
const medical = stage('Medical examination', 'चिकित्सा जाँच')

/** Stages of a selection in order. Since 2016 the Union interviews only for gazetted posts and officers. */
export const selection = {
  graduate: [exams.prelims, exams.mains, tests.dataEntry, documents],
  clerk: [exams.written, tests.typing, documents],
  engineer: [exams.written, exams.second, documents],
  written: [exams.written, documents],
  translator: [exams.written, exams.translation, documents],
  stenographer: [exams.written, tests.shorthand, documents],
  driver: [exams.written, tests.driving, documents],
  railway: [exams.writtenThird, documents, medical],
  track: [exams.writtenThird, tests.physical, documents, medical],
  trade: [exams.written, tests.trade, documents, medical],
  force: [exams.writtenFree, tests.physical, documents, medical],
  merit: [exams.merit, documents],
  bankManager: [exams.written, talks.interview, documents],
  bankClerk: [exams.prelims, exams.mains, tests.language, documents],
  bankOfficersAndClerks: [exams.prelims, exams.mains, talks.ofOfficers, tests.language, documents],
  specialist: [exams.written, talks.interview, documents],
  gateScore: [talks.interview, documents],
  upStaff: [exams.eligibility, exams.mains, documents],
  upPolice: [exams.written, documents, tests.physical, medical],
  biharInter: [exams.prelims, exams.mains, tests.typingOfClerks, documents],
  rajasthanTeacher: [exams.writtenThird, documents],
  rajasthanLecturer: [exams.writtenThird, exams.second, documents],
  mpStaff: [exams.writtenFree, documents],
  mpForce: [exams.writtenFree, tests.physical, medical, documents],
  mpForest: [exams.writtenFree, tests.walk, medical, documents],
} satisfies Record<string, Stages>
