import type { Answer } from './contract.ts'
import { notAttemptedId } from './not-attempted.ts'

const letterOf = (index: number): string => String.fromCharCode(65 + index)

const rowsText = (rows: Readonly<Record<string, readonly string[]>>): string =>
  Object.entries(rows)
    .filter(([, columns]) => columns.length > 0)
    .toSorted(([one], [other]) => one.localeCompare(other))
    .map(([row, columns]) => `${row} → ${columns.toSorted().join(', ')}`.toUpperCase())
    .join('; ')

/**
 * An answer in one line as its student knows it: the letters of options in the order shown, what was typed, or row by row
 * what goes with it. `notAttempted` stands for the option of that name; null where there is no answer.
 */
export const answerText = (answer: Answer, optionIds: readonly string[], notAttempted: string): string | null => {
  if (answer === null) return null
  if ('value' in answer) return answer.value
  if ('rows' in answer) return rowsText(answer.rows) || null
  return optionIds
    .flatMap((id, index) => (answer.optionIds.includes(id) ? [letterOf(index)] : []))
    .concat(answer.optionIds.includes(notAttemptedId) ? [notAttempted] : [])
    .join(', ')
}
