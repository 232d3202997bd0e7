import { chosenOf, letterOf, notAttemptedId, rowsOf, typedOf } from '../questions/kinds/entered.ts'
import type { Answer } from './contract.ts'

const rowsText = (rows: Readonly<Record<string, readonly string[]>>): string =>
  Object.entries(rows)
    .filter(([, columns]) => columns.length > 0)
    .toSorted(([one], [other]) => one.localeCompare(other))
    .map(([row, columns]) => `${row} → ${columns.toSorted().join(', ')}`.toUpperCase())
    .join('; ')

/**
 * An answer as one line of text: letters of options in the order shown, the typed text, or the matrix row by row.
 * `notAttempted` is the text for the "not attempted" option. Null without an answer.
 */
export const answerText = (answer: Answer, optionIds: readonly string[], notAttempted: string): string | null => {
  const chosen = chosenOf(answer)
  if (chosen.length === 0) return typedOf(answer) ?? (rowsText(rowsOf(answer)) || null)
  return optionIds
    .flatMap((id, index) => (chosen.includes(id) ? [letterOf(index)] : []))
    .concat(chosen.includes(notAttemptedId) ? [notAttempted] : [])
    .join(', ')
}
