import type { PresetPattern } from '../../domain/catalogue/contract.ts'
import { AuthoredQuestion } from '../../domain/questions/contract.ts'

/** Tests for the attempt screen: every kind of question, sections with their own time, typed answers. */
export const kindTests = {
  kinds: 'tst_kinds',
  /** Three sections: 20 s and left automatically, a break of 4 s, a limit of one question; the third in English. */
  sections: 'tst_sections',
  /** Typed answers: a short answer and a number. */
  typed: 'tst_typed',
  /** Typed answers in twenty seconds. */
  typedBriefly: 'tst_typed_briefly',
  /** Typed answers where only saved ones count. */
  typedDraft: 'tst_typed_draft',
} as const

const second = 1_000
const text = (en: string, hi = en) => ({ en, hi })
const option = (id: string, content: ReturnType<typeof text>) => ({ id, content })
const four = (...texts: string[]) => texts.map((content, index) => option('abcd'[index] ?? '', text(content)))

const common = {
  subject: 'science',
  topic: 'every-kind',
  difficulty: 'easy',
  targetSeconds: 30,
  solution: text('Worked out in the question itself.', 'हल प्रश्न में ही है।'),
} as const

/** Passage of two of the questions. */
export const kindPassage = {
  code: 'kinds-p01',
  kind: 'data' as const,
  title: text('Rain in four towns', 'चार शहरों में वर्षा'),
  content: text(
    `The table shows the rain, in millimetres, that fell in four towns.

| Town | June | July | August | September | October | November |
|---|---|---|---|---|---|---|
| Ajmer | 60 | 180 | 150 | 70 | 10 | 2 |
| Bhopal | 120 | 340 | 380 | 190 | 40 | 10 |
| Cuttack | 210 | 350 | 360 | 240 | 130 | 30 |
| Dehradun | 230 | 670 | 700 | 330 | 50 | 10 |

${'The towns were chosen because their stations have kept a record for more than fifty years. '.repeat(6)}`,
    `तालिका में चार शहरों की वर्षा मिलीमीटर में दी गई है।

| शहर | जून | जुलाई | अगस्त | सितंबर | अक्टूबर | नवंबर |
|---|---|---|---|---|---|---|
| अजमेर | 60 | 180 | 150 | 70 | 10 | 2 |
| भोपाल | 120 | 340 | 380 | 190 | 40 | 10 |
| कटक | 210 | 350 | 360 | 240 | 130 | 30 |
| देहरादून | 230 | 670 | 700 | 330 | 50 | 10 |

${'ये शहर इसलिए चुने गए कि इनके केंद्रों में पचास वर्ष से अधिक के आँकड़े हैं। '.repeat(6)}`,
  ),
}

/** A question of every kind. */
export const kindQuestions = [
  {
    ...common,
    code: 'kinds-001',
    stem: text('Which planet is nearest to the Sun?', 'सूर्य के सबसे निकट कौन-सा ग्रह है?'),
    options: [
      option('a', text('Mercury', 'बुध')),
      option('b', text('Venus', 'शुक्र')),
      option('c', text('Earth', 'पृथ्वी')),
      option('d', text('Mars', 'मंगल')),
    ],
    key: { kind: 'mcq', optionIds: ['a'] },
  },
  {
    ...common,
    code: 'kinds-002',
    stem: text('Which of these are prime?', 'इनमें से कौन-सी अभाज्य संख्याएँ हैं?'),
    options: four('2', '9', '11', '15 ![Fifteen dots](/figures/rea-039.svg)'),
    key: { kind: 'msq', optionIds: ['a', 'c'] },
  },
  {
    ...common,
    code: 'kinds-003',
    stem: text(
      'Water boils at $100\\,^\\circ\\mathrm{C}$ at sea level.',
      'समुद्र तल पर पानी $100\\,^\\circ\\mathrm{C}$ पर उबलता है।',
    ),
    key: { kind: 'true_false', value: true },
  },
  {
    ...common,
    code: 'kinds-004',
    stem: text('Two statements are given.', 'दो कथन दिए गए हैं।'),
    statements: {
      assertion: text('Ice floats on water.', 'बर्फ़ पानी पर तैरती है।'),
      reason: text('Ice is less dense than water.', 'बर्फ़ का घनत्व पानी से कम होता है।'),
    },
    key: { kind: 'assertion_reason', optionIds: ['a'] },
  },
  {
    ...common,
    code: 'kinds-005',
    stem: text(
      'What is the area of a square whose side is 2.5 m, in square metres?\n\n![A square](/figures/rea-024.svg)',
      '2.5 मी भुजा वाले वर्ग का क्षेत्रफल वर्ग मीटर में कितना है?\n\n![एक वर्ग](/figures/rea-024.svg)',
    ),
    key: { kind: 'nat', min: '6.25', max: '6.25' },
  },
  {
    ...common,
    code: 'kinds-006',
    stem: text('Which gas do plants take in for photosynthesis?', 'प्रकाश-संश्लेषण के लिए पौधे कौन-सी गैस लेते हैं?'),
    key: { kind: 'short', accepted: ['carbon dioxide', 'CO2', 'कार्बन डाइऑक्साइड'], caseSensitive: false },
  },
  {
    ...common,
    code: 'kinds-007',
    stem: text('Match the quantities with their units.', 'राशियों का उनके मात्रकों से मिलान करें।'),
    rows: [
      { id: 'p', content: text('Force', 'बल') },
      { id: 'q', content: text('Energy', 'ऊर्जा') },
      { id: 'r', content: text('Power', 'शक्ति') },
    ],
    columns: [
      { id: '1', content: text('watt', 'वाट') },
      { id: '2', content: text('newton', 'न्यूटन') },
      { id: '3', content: text('joule', 'जूल') },
      { id: '4', content: text('pascal', 'पास्कल') },
    ],
    key: { kind: 'matrix', rows: { p: ['2'], q: ['3'], r: ['1'] } },
  },
  {
    ...common,
    code: 'kinds-008',
    passage: kindPassage.code,
    stem: text('In which month did most rain fall in Bhopal?', 'भोपाल में सबसे अधिक वर्षा किस महीने हुई?'),
    options: [
      option('a', text('June', 'जून')),
      option('b', text('July', 'जुलाई')),
      option('c', text('August', 'अगस्त')),
      option('d', text('September', 'सितंबर')),
    ],
    key: { kind: 'mcq', optionIds: ['c'] },
  },
  {
    ...common,
    code: 'kinds-009',
    passage: kindPassage.code,
    stem: text('How many millimetres fell in Ajmer in July?', 'अजमेर में जुलाई में कितने मिलीमीटर वर्षा हुई?'),
    key: { kind: 'nat', min: '180', max: '180' },
  },
].map((question) => AuthoredQuestion.parse(question))

const marking = {
  mcq: { correct: '2', wrong: '2/3', blank: '2/3' },
  msq: { correct: '4', wrong: '2', partial: 'jee_advanced' as const },
  nat: { correct: '4', wrong: '0' },
  true_false: { correct: '1', wrong: '1/3' },
  short: { correct: '2', wrong: '0' },
  matrix: { correct: '3', wrong: '1', partial: 'per_row' as const },
  assertion_reason: { correct: '2', wrong: '2/3' },
}

const base = {
  saveMode: 'real_exam' as const,
  reviewCounts: true,
  keyboard: true,
  pausable: true,
  tieBreak: [],
  normaliser: 'none' as const,
  cutOffs: {},
}

export type KindTest = {
  id: string
  title: ReturnType<typeof text>
  pattern: PresetPattern
  /** Question codes by section. */
  papers: string[][]
}

const minutes = (ms: number): number => ms / 60_000

const typedTest = (id: string, ms: number, saveMode: PresetPattern['saveMode']): KindTest => ({
  id,
  title: text('Answers to type', 'लिखने वाले उत्तर'),
  pattern: {
    ...base,
    saveMode,
    durationMinutes: minutes(ms),
    navigation: 'free',
    calculator: 'none',
    sections: [{ id: 'typed', title: text('To enter', 'लिखने वाले'), questionCount: 2, marking }],
  },
  papers: [['kinds-006', 'kinds-005']],
})

export const kindTestParts: KindTest[] = [
  typedTest(kindTests.typed, 1_800 * second, 'real_exam'),
  typedTest(kindTests.typedBriefly, 30 * second, 'real_exam'),
  typedTest(kindTests.typedDraft, 1_800 * second, 'official_mock'),
  {
    id: kindTests.kinds,
    title: text('A question of every kind', 'हर प्रकार का एक प्रश्न'),
    pattern: {
      ...base,
      durationMinutes: 30,
      navigation: 'free',
      calculator: 'scientific',
      sections: [
        { id: 'choose', title: text('To choose', 'चुनने वाले'), questionCount: 4, marking },
        { id: 'enter', title: text('To enter', 'लिखने वाले'), questionCount: 5, marking },
      ],
    },
    papers: [
      ['kinds-001', 'kinds-002', 'kinds-003', 'kinds-004'],
      ['kinds-005', 'kinds-006', 'kinds-007', 'kinds-008', 'kinds-009'],
    ],
  },
  {
    id: kindTests.sections,
    title: text('Sections with their own time', 'अपने-अपने समय वाले खंड'),
    pattern: {
      ...base,
      durationMinutes: minutes(140 * second),
      navigation: 'sectional',
      calculator: 'none',
      pausable: false,
      sections: [
        { id: 'first', title: text('First', 'पहला'), questionCount: 2, marking, minutes: minutes(20 * second) },
        {
          id: 'second',
          title: text('Second', 'दूसरा'),
          questionCount: 2,
          marking,
          minutes: minutes(60 * second),
          minSubmitMinutes: minutes(3 * second),
          breakMinutes: minutes(4 * second),
        },
        {
          id: 'third',
          title: text('Third', 'तीसरा'),
          questionCount: 2,
          marking,
          minutes: minutes(60 * second),
          maxAttempted: 1,
          languages: ['en'],
        },
      ],
    },
    papers: [
      ['kinds-001', 'kinds-002'],
      ['kinds-003', 'kinds-004'],
      ['kinds-006', 'kinds-009'],
    ],
  },
]
