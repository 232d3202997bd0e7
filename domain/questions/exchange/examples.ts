import type { AuthoredQuestion, Bilingual } from '../contract.ts'
import type { AuthoredOption, ListItem } from '../text.ts'
import type { ExportedQuestion } from './contract.ts'

const text = (en: string, hi: string): Bilingual => ({ en, hi })
const option = (id: string, en: string, hi = en): AuthoredOption => ({ id, content: text(en, hi) })
const item = (id: string, en: string, hi = en): ListItem => ({ id, content: text(en, hi) })

const example = (question: Omit<AuthoredQuestion, 'difficulty' | 'rights' | 'tags'>): ExportedQuestion => ({
  question: { difficulty: 'easy', tags: ['example'], rights: 'original', ...question },
  passage: null,
})

const reading: ExportedQuestion['passage'] = {
  code: 'example-passage',
  kind: 'reading',
  title: text('A village library', 'एक गाँव का पुस्तकालय'),
  content: text(
    'In 2019 the people of a village turned an unused shop into a library. It opened with 120 books. Two years later it had 600, most of them given by readers.',
    '2019 में एक गाँव के लोगों ने एक ख़ाली दुकान को पुस्तकालय बना दिया। शुरुआत में वहाँ 120 किताबें थीं। दो साल बाद 600 हो गईं, जिनमें से ज़्यादातर पाठकों ने दी थीं।',
  ),
}

/** A question of each kind, for templates. */
export const exampleQuestions: readonly ExportedQuestion[] = [
  example({
    code: 'example-single',
    subject: 'aptitude',
    topic: 'percentage',
    targetSeconds: 45,
    stem: text('What is 15% of 240?', '240 का 15% कितना है?'),
    options: [option('a', '24'), option('b', '36'), option('c', '40'), option('d', '48')],
    key: { kind: 'mcq', optionIds: ['b'] },
    solution: text('$\\dfrac{15}{100} \\times 240 = 36$', '$\\dfrac{15}{100} \\times 240 = 36$'),
    reasons: {
      a: text('This is 10% of 240.', 'यह 240 का 10% है।'),
      d: text('This is 20% of 240.', 'यह 240 का 20% है।'),
    },
    hint: text('Find 10% first.', 'पहले 10% निकालिए।'),
  }),
  example({
    code: 'example-several',
    subject: 'aptitude',
    topic: 'number-system',
    targetSeconds: 60,
    stem: text('Which of these numbers are prime?', 'इनमें से कौन-सी संख्याएँ अभाज्य हैं?'),
    options: [option('a', '51'), option('b', '53'), option('c', '57'), option('d', '59')],
    key: { kind: 'msq', optionIds: ['b', 'd'] },
    solution: text('$51 = 3 \\times 17$ and $57 = 3 \\times 19$.', '$51 = 3 \\times 17$ और $57 = 3 \\times 19$।'),
  }),
  example({
    code: 'example-number',
    subject: 'aptitude',
    topic: 'mensuration',
    targetSeconds: 75,
    stem: text(
      'Find the circumference, in cm, of a circle of radius 5 cm, to two decimals.',
      '5 सेमी त्रिज्या वाले वृत्त की परिधि (सेमी में) दशमलव के दो स्थानों तक ज्ञात कीजिए।',
    ),
    key: { kind: 'nat', min: '31.40', max: '31.43', rounding: { decimals: 2, rule: 'half_up' } },
    solution: text('$2 \\pi r = 10\\pi \\approx 31.42$', '$2 \\pi r = 10\\pi \\approx 31.42$'),
  }),
  example({
    code: 'example-true-false',
    subject: 'physics',
    topic: 'optics',
    targetSeconds: 20,
    stem: text('Light travels faster in water than in air.', 'प्रकाश हवा की तुलना में पानी में तेज़ चलता है।'),
    key: { kind: 'true_false', value: false },
    solution: text('It is slower in water.', 'पानी में उसकी चाल कम होती है।'),
  }),
  example({
    code: 'example-short',
    subject: 'general-knowledge',
    topic: 'indian-geography',
    targetSeconds: 25,
    stem: text('Name the capital of Sikkim.', 'सिक्किम की राजधानी का नाम लिखिए।'),
    key: { kind: 'short', accepted: ['Gangtok', 'गंगटोक'], caseSensitive: false },
    solution: text('The capital of Sikkim is Gangtok.', 'सिक्किम की राजधानी गंगटोक है।'),
  }),
  example({
    code: 'example-matching',
    subject: 'general-knowledge',
    topic: 'indian-geography',
    targetSeconds: 50,
    stem: text('Match each state with its capital.', 'प्रत्येक राज्य को उसकी राजधानी से सुमेलित कीजिए।'),
    rows: [item('p', 'Assam', 'असम'), item('q', 'Kerala', 'केरल')],
    columns: [item('1', 'Thiruvananthapuram', 'तिरुवनंतपुरम'), item('2', 'Dispur', 'दिसपुर'), item('3', 'Kochi', 'कोच्चि')],
    key: { kind: 'matrix', rows: { p: ['2'], q: ['1'] } },
    solution: text('Dispur and Thiruvananthapuram.', 'दिसपुर और तिरुवनंतपुरम।'),
  }),
  example({
    code: 'example-assertion',
    subject: 'chemistry',
    topic: 'solutions',
    targetSeconds: 50,
    stem: text('Choose the right option.', 'सही विकल्प चुनिए।'),
    statements: {
      assertion: text('Salt water boils above 100 °C.', 'नमक वाला पानी 100 °C से ऊपर उबलता है।'),
      reason: text('Salt raises the boiling point of water.', 'नमक पानी का क्वथनांक बढ़ा देता है।'),
    },
    key: { kind: 'assertion_reason', optionIds: ['a'] },
    solution: text('A dissolved salt raises the boiling point.', 'घुला हुआ नमक क्वथनांक बढ़ाता है।'),
  }),
  {
    ...example({
      code: 'example-passage-question',
      subject: 'english',
      topic: 'reading-comprehension',
      targetSeconds: 40,
      passage: 'example-passage',
      stem: text('How many books had the library in 2021?', '2021 में पुस्तकालय में कितनी किताबें थीं?'),
      options: [option('a', '120'), option('b', '480'), option('c', '600'), option('d', '720')],
      key: { kind: 'mcq', optionIds: ['c'] },
      solution: text('Two years after 2019 it had 600.', '2019 के दो साल बाद 600 थीं।'),
    }),
    passage: reading,
  },
]
