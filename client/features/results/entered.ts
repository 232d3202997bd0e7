import type { Answer } from '../../../domain/attempts/contract.ts'
import { notAttemptedId } from '../../../domain/attempts/not-attempted.ts'
import { useTranslation } from '../../i18n/use-translation.ts'

const letterOf = (index: number): string => String.fromCharCode(65 + index)

/** An answer in one line as its student knows it: the letters of options, what was typed, or row by row what goes with it. */
export const useEntered = () => {
  const { t } = useTranslation('result')
  return (answer: Answer, optionIds: readonly string[]): string => {
    if (answer === null) return t('noAnswer')
    if ('value' in answer) return answer.value
    if ('rows' in answer) return rowsOf(answer.rows) || t('noAnswer')
    return optionIds
      .flatMap((id, index) => (answer.optionIds.includes(id) ? [letterOf(index)] : []))
      .concat(answer.optionIds.includes(notAttemptedId) ? [t('notAttempted')] : [])
      .join(', ')
  }
}

const rowsOf = (rows: Readonly<Record<string, readonly string[]>>): string =>
  Object.entries(rows)
    .filter(([, columns]) => columns.length > 0)
    .toSorted(([one], [other]) => one.localeCompare(other))
    .map(([row, columns]) => `${row} → ${columns.toSorted().join(', ')}`.toUpperCase())
    .join('; ')
