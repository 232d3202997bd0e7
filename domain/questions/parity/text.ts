import { proseOf } from '../../content/checks/markdown.ts'
import { differenceOf, differingContent } from '../../content/checks/parity.ts'
import type { DraftText } from '../../content/texts-of.ts'
import type { ParityCode } from './contract.ts'
import { blankDifference, letterDifference, markDifference, tableDifference } from './marks.ts'
import { negationDifference } from './negation.ts'
import { capitalsDifference } from './script.ts'
import { unitDifference } from './units.ts'

export type TextDifference = { code: ParityCode; en: string; hi: string }

const differencesOf = (text: DraftText, mayOmit: boolean): TextDifference[] => {
  const [en, hi] = [proseOf(text.en), proseOf(text.hi)]
  return [
    ...differingContent(text),
    ...differenceOf('units_differ', unitDifference(en, hi, { mayOmit })),
    ...differenceOf('latin_differs', capitalsDifference(en, hi)),
    ...differenceOf('letters_differ', letterDifference(en, hi)),
    ...differenceOf('tables_differ', tableDifference(text.en, text.hi)),
  ]
}

/** Differences of a text that explains, which each language may word in its own way. */
export const explanationDifferences = (text: DraftText): TextDifference[] => differencesOf(text, true)

/** Differences of a text that the student answers by, in which each word counts. */
export const questionTextDifferences = (text: DraftText): TextDifference[] => {
  const [en, hi] = [proseOf(text.en), proseOf(text.hi)]
  return [
    ...differencesOf(text, false),
    ...differenceOf('negation_differs', negationDifference(en, hi)),
    ...differenceOf('blanks_differ', blankDifference(en, hi)),
    ...differenceOf('marks_differ', markDifference(text.en, text.hi)),
  ]
}
