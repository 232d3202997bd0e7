import type { Difficulty, PassageKind, QuestionKind, QuestionRights } from '../contract.ts'

/** Words by which files name a value; the first is that of exports. */
type Words<Value extends string> = Record<Value, readonly string[]>

const kinds: Words<QuestionKind> = {
  mcq: [
    'mcq',
    'single',
    'single choice',
    'single correct',
    'multiple choice',
    'one correct',
    'scq',
    'objective',
    'एकल विकल्प',
    'एक सही',
    'एक सही विकल्प',
    'बहुविकल्पीय',
  ],
  msq: [
    'msq',
    'multiple',
    'multiple select',
    'multiple correct',
    'multi correct',
    'multiple answers',
    'checkbox',
    'बहु चयन',
    'एक से अधिक सही',
    'एक से अधिक सही विकल्प',
  ],
  nat: ['nat', 'numerical', 'numeric', 'number', 'integer', 'numerical answer', 'संख्यात्मक', 'संख्या', 'पूर्णांक'],
  true_false: ['true_false', 'true false', 'truefalse', 'true or false', 'tf', 't f', 'सत्य असत्य', 'सही गलत'],
  short: [
    'short',
    'short answer',
    'fill in the blank',
    'fill in the blanks',
    'text',
    'लघु उत्तर',
    'लघुउत्तरीय',
    'रिक्त स्थान',
  ],
  matrix: [
    'matrix',
    'match',
    'matching',
    'match the following',
    'matrix match',
    'match the columns',
    'मिलान',
    'सुमेलन',
    'सुमेलित',
  ],
  assertion_reason: [
    'assertion_reason',
    'assertion reason',
    'assertion and reason',
    'ar',
    'a r',
    'अभिकथन कारण',
    'अभिकथन और कारण',
  ],
}

const levels: Words<Difficulty> = {
  easy: ['easy', 'e', 'low', 'simple', '1', 'सरल', 'आसान'],
  medium: ['medium', 'm', 'moderate', 'average', '2', 'मध्यम', 'सामान्य'],
  hard: ['hard', 'h', 'difficult', 'high', 'tough', '3', 'कठिन', 'मुश्किल'],
}

const rights: Words<QuestionRights> = {
  original: ['original', 'own', 'मौलिक'],
  official_sample: ['official_sample', 'official sample', 'sample', 'आधिकारिक नमूना'],
  licensed: ['licensed', 'licenced', 'लाइसेंस', 'अनुमति प्राप्त'],
  blocked: ['blocked', 'अवरुद्ध', 'रोका गया'],
}

const passages: Words<PassageKind> = {
  reading: ['reading', 'comprehension', 'reading comprehension', 'पठन', 'अपठित'],
  data: ['data', 'data interpretation', 'di', 'table', 'graph', 'आँकड़े', 'आंकड़े'],
  case: ['case', 'caselet', 'case study', 'केस', 'प्रकरण'],
}

const answers = {
  true: ['true', 't', 'yes', 'y', 'right', 'correct', '1', 'सत्य', 'सही', 'हाँ', 'हां'],
  false: ['false', 'f', 'no', 'n', 'wrong', 'incorrect', '0', 'असत्य', 'गलत', 'नहीं'],
}

const roundings: Words<'half_up' | 'truncate'> = {
  half_up: ['half_up', 'half up', 'round', 'nearest', 'निकटतम'],
  truncate: ['truncate', 'cut', 'floor', 'काटें', 'छोड़ें'],
}

const plain = (text: string): string =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replaceAll('\u093c', '')
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter(Boolean)
    .join(' ')

/** Value that a word names; undefined for an unknown word. */
const lookup = <Value extends string>(words: Words<Value>) => {
  const values = new Map(
    (Object.keys(words) as Value[]).flatMap((value) => words[value].map((word) => [plain(word), value] as const)),
  )
  return (word: string): Value | undefined => values.get(plain(word))
}

export const kindOfWord = lookup(kinds)
export const difficultyOfWord = lookup(levels)
export const rightsOfWord = lookup(rights)
export const passageKindOfWord = lookup(passages)
export const roundingOfWord = lookup(roundings)

const truth = lookup(answers)
/** True or false for yes and no in any of their words. */
export const truthOfWord = (word: string): boolean | undefined => {
  const value = truth(word)
  return value === undefined ? undefined : value === 'true'
}
