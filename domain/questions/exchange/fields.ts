import { languages, type Language } from '../../language.ts'
import { optionIds } from '../text.ts'

/** Heading of a column in both languages, and other headings under which files have it. */
type Heading = Record<Language, string> & { also: readonly string[] }

const heading = (en: string, hi: string, ...also: string[]): Heading => ({ en, hi, also })

/** Columns with one value. */
export const valueFields = {
  code: heading('Code', 'कोड', 'question code', 'question id', 'id', 'प्रश्न कोड'),
  type: heading('Type', 'प्रकार', 'question type', 'kind', 'प्रश्न प्रकार', 'प्रश्न का प्रकार'),
  subject: heading('Subject', 'विषय'),
  topic: heading('Topic', 'टॉपिक', 'chapter', 'sub topic', 'अध्याय', 'पाठ', 'प्रकरण'),
  difficulty: heading('Difficulty', 'कठिनाई', 'difficulty level', 'level', 'स्तर', 'कठिनाई स्तर', 'कठिनाई का स्तर'),
  time: heading('Time (seconds)', 'समय (सेकंड)', 'time', 'seconds', 'time in seconds', 'target time', 'समय', 'समय सेकंड में'),
  exams: heading('Exams', 'परीक्षाएँ', 'exam', 'परीक्षा'),
  tags: heading('Tags', 'टैग', 'tag', 'labels'),
  rights: heading('Rights', 'अधिकार', 'copyright', 'license', 'licence', 'कॉपीराइट'),
  source: heading('Source', 'स्रोत', 'reference', 'संदर्भ'),
  passageCode: heading('Passage code', 'गद्यांश कोड', 'passage id'),
  passageKind: heading('Passage type', 'गद्यांश प्रकार', 'passage kind', 'गद्यांश का प्रकार'),
  picture: heading('Picture', 'चित्र', 'image', 'figure', 'diagram', 'question image', 'question picture', 'प्रश्न चित्र'),
  answer: heading(
    'Answer',
    'उत्तर',
    'correct answer',
    'right answer',
    'correct option',
    'right option',
    'correct',
    'key',
    'answer key',
    'ans',
    'सही उत्तर',
    'सही विकल्प',
    'उत्तर कुंजी',
    'कुंजी',
  ),
  min: heading('Minimum', 'न्यूनतम', 'min', 'answer from', 'range from', 'न्यूनतम मान'),
  max: heading('Maximum', 'अधिकतम', 'max', 'answer to', 'range to', 'अधिकतम मान'),
  decimals: heading('Decimals', 'दशमलव स्थान', 'decimal places', 'दशमलव'),
  rounding: heading('Rounding', 'पूर्णांकन', 'rounding rule', 'सन्निकटन'),
  accepted: heading('Accepted answers', 'मान्य उत्तर', 'accepted', 'accepted answer', 'स्वीकार्य उत्तर'),
  caseSensitive: heading('Case sensitive', 'बड़े-छोटे अक्षर अलग', 'match case'),
  pinned: heading('Fixed options', 'स्थिर विकल्प', 'pinned options', 'pinned', 'pinned option', 'fixed option'),
  optionOrder: heading('Option order', 'विकल्प क्रम', 'order of options', 'विकल्पों का क्रम'),
  multiple: heading('Several matches', 'एक से अधिक मिलान', 'multiple matches'),
  /** Of a row that an import has refused; passed over when it is imported again. */
  refusal: heading('Reason for refusal', 'अस्वीकृति का कारण'),
} as const satisfies Record<string, Heading>
export type ValueField = keyof typeof valueFields

/** Columns with a text in one language. */
export const textFields = {
  passageTitle: heading('Passage title', 'गद्यांश शीर्षक', 'गद्यांश का शीर्षक'),
  passage: heading('Passage', 'गद्यांश', 'paragraph', 'comprehension', 'passage text', 'अनुच्छेद', 'अवतरण'),
  stem: heading(
    'Question',
    'प्रश्न',
    'question text',
    'question stem',
    'stem',
    'ques',
    'question statement',
    'सवाल',
    'प्रश्न पाठ',
  ),
  assertion: heading('Assertion', 'अभिकथन', 'assertion a', 'assertion statement', 'अभिकथन a', 'कथन'),
  reason: heading('Reason', 'कारण', 'reason r', 'reason statement', 'कारण r'),
  solution: heading(
    'Solution',
    'हल',
    'explanation',
    'answer explanation',
    'detailed solution',
    'व्याख्या',
    'समाधान',
    'स्पष्टीकरण',
  ),
  hint: heading('Hint', 'संकेत'),
} as const satisfies Record<string, Heading>
export type TextField = keyof typeof textFields

const listNumbers = ['1', '2', '3', '4', '5', '6', '7', '8'] as const

/** Columns that a question has several of, each a text in one language, by the mark behind the heading. */
export const familyFields = {
  option: { ...heading('Option', 'विकल्प', 'opt', 'choice', 'answer choice'), marks: optionIds },
  optionReason: {
    ...heading('Reason', 'कारण', 'option reason', 'rationale', 'feedback', 'विकल्प कारण'),
    marks: optionIds,
  },
  row: { ...heading('Row', 'पंक्ति', 'list i', 'list 1', 'सूची i', 'सूची 1'), marks: listNumbers },
  column: { ...heading('Column', 'स्तंभ', 'list ii', 'list 2', 'सूची ii', 'सूची 2', 'कॉलम'), marks: listNumbers },
} as const
export type FamilyField = keyof typeof familyFields

/** A text column without its language. */
export type TextName = TextField | `${FamilyField}.${string}`
/** A column of a record. */
export type FieldName = ValueField | `${TextName}.${Language}`

export const textName = (name: TextName, language: Language): FieldName => `${name}.${language}`

const languageWords: Record<Language, Record<Language, string>> = {
  en: { en: 'English', hi: 'Hindi' },
  hi: { en: 'अंग्रेज़ी', hi: 'हिंदी' },
}

export type Column = { field: FieldName; heading: string }

const textColumns = (name: TextName, title: string, language: Language): Column[] =>
  languages.map((of) => ({ field: textName(name, of), heading: `${title} (${languageWords[language][of]})` }))

const family = (name: FamilyField, language: Language): Column[] =>
  familyFields[name].marks.flatMap((mark) =>
    textColumns(`${name}.${mark}`, `${familyFields[name][language]} ${mark.toUpperCase()}`, language),
  )
const values = (language: Language, ...names: ValueField[]): Column[] =>
  names.map((name) => ({ field: name, heading: valueFields[name][language] }))
const texts = (language: Language, ...names: TextField[]): Column[] =>
  names.flatMap((name) => textColumns(name, textFields[name][language], language))

/** Every column of an export in its order. */
export const exportColumns = (language: Language): Column[] => [
  ...values(language, 'code', 'type', 'subject', 'topic', 'difficulty', 'time', 'exams', 'tags'),
  ...values(language, 'passageCode', 'passageKind'),
  ...texts(language, 'passageTitle', 'passage', 'stem', 'assertion', 'reason'),
  ...family('option', language),
  ...values(language, 'pinned', 'optionOrder'),
  ...family('row', language),
  ...family('column', language),
  ...values(language, 'multiple', 'answer', 'min', 'max', 'decimals', 'rounding', 'accepted', 'caseSensitive'),
  ...texts(language, 'solution'),
  ...family('optionReason', language),
  ...texts(language, 'hint'),
  ...values(language, 'rights', 'source'),
]

/** Columns of a template: those that most teachers need. */
export const templateColumns = (language: Language): Column[] =>
  exportColumns(language).filter(
    ({ field }) => field !== 'optionOrder' && !/^(?:option|optionReason)\.[f-h]|^(?:row|column)\.[6-8]/.test(field),
  )

/** Columns of refused rows, which are imported again once they are corrected. */
export const refusedColumns = (language: Language): Column[] => [
  ...exportColumns(language),
  ...values(language, 'refusal'),
]
