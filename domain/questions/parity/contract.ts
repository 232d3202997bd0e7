import type { Difference } from '../../content/checks/parity.ts'

/** Differences between the languages that only questions are checked for, beside those of every text. */
export const questionDifferences = [
  'options_equal',
  'options_swapped',
  'options_missing',
  'units_differ',
  'negation_differs',
  'latin_differs',
  'letters_differ',
  'blanks_differ',
  'marks_differ',
  'tables_differ',
  'question_mark_missing',
  'wrong_script',
] as const
type QuestionDifference = (typeof questionDifferences)[number]

export type ParityCode = Difference | QuestionDifference

/** An error is a fault in any question; a warning asks for a look. */
export type ParitySeverity = 'error' | 'warning'

/**
 * A difference between the languages of a question. `path`: dotted path of the field in its draft, with the language
 * that is likely at fault. `values`: what only that language has.
 */
export type ParityFinding = {
  code: ParityCode
  path: string
  severity: ParitySeverity
  values: { en: string; hi: string }
}
