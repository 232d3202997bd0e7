import { proseOf } from '../../content/checks/markdown.ts'
import { isBilingual, isUntranslated } from '../../content/checks/parity.ts'
import { textsOf, type DraftText } from '../../content/texts-of.ts'
import type { ParityFinding } from './contract.ts'
import { itemFindings, type Item } from './options.ts'
import { missingQuestionMark } from './question-mark.ts'
import { isEnglishInDevanagari, isHindiInLatin } from './script.ts'
import { explanationDifferences, questionTextDifferences, type TextDifference } from './text.ts'

const lists = ['options', 'rows', 'columns'] as const
const explanations = ['solution', 'reasons', 'hint']

const partOf = (path: string): string => path.split('.')[0] ?? ''

/** Numbers and formulas of an option are the answer itself. */
const severityOf = (path: string, { code }: TextDifference): ParityFinding['severity'] =>
  partOf(path) === 'options' && (code === 'numbers_differ' || code === 'formulas_differ') ? 'error' : 'warning'

const textFindings = ([path, text]: Item): ParityFinding[] => {
  if (!isBilingual(text) || text.en.trim() === text.hi.trim()) return []
  const differences = explanations.includes(partOf(path)) ? explanationDifferences(text) : questionTextDifferences(text)
  return differences.map((difference) => ({
    code: difference.code,
    path: `${path}.hi`,
    severity: severityOf(path, difference),
    values: { en: difference.en, hi: difference.hi },
  }))
}

const warning = (code: ParityFinding['code'], path: string): ParityFinding => ({
  code,
  path,
  severity: 'warning',
  values: { en: '', hi: '' },
})

const scriptFindings = ([path, text]: Item): ParityFinding[] => {
  if (isBilingual(text) && isUntranslated(text)) return [warning('not_translated', `${path}.hi`)]
  return [
    ...(isHindiInLatin(proseOf(text.hi)) ? [warning('wrong_script', `${path}.hi`)] : []),
    ...(isEnglishInDevanagari(proseOf(text.en)) ? [warning('wrong_script', `${path}.en`)] : []),
  ]
}

const isSameInBoth = ({ en, hi }: DraftText): boolean => en.trim() === hi.trim()

/**
 * Texts whose language can be judged. A list that is the same in both languages is the matter itself, such as the
 * options of a question on English; one that is only partly the same lacks translations.
 */
const withLanguage = (texts: readonly Item[]): Item[] => {
  const untouched = lists.filter((list) =>
    texts.filter(([path]) => partOf(path) === list).some(([, text]) => !isSameInBoth(text)),
  )
  return texts.filter(
    ([path]) => !lists.some((list) => list === partOf(path)) || untouched.some((list) => list === partOf(path)),
  )
}

const stemFindings = (texts: readonly Item[]): ParityFinding[] =>
  texts.flatMap(([path, { en, hi }]) => {
    const language = path === 'stem' && isBilingual({ en, hi }) ? missingQuestionMark(en, hi) : null
    return language === null ? [] : [warning('question_mark_missing', `${path}.${language}`)]
  })

/**
 * Differences between the languages of a question, complete or not, or of a passage. Linear in the length of its texts
 * and fast enough for every key pressed.
 */
export const parityOf = (body: Record<string, unknown>): ParityFinding[] => {
  const texts = textsOf(body)
  return [
    ...stemFindings(texts),
    ...texts.flatMap(textFindings),
    ...withLanguage(texts).flatMap(scriptFindings),
    ...lists.flatMap((list) => itemFindings(texts.filter(([path]) => partOf(path) === list))),
  ]
}
