import type { QuestionKey } from '../../../../../domain/questions/contract.ts'
import { letterOf } from '../../../../../domain/questions/kinds/entered.ts'
import { acceptedBy, match } from '../../../../../domain/questions/kinds/presentation.ts'
import { useTranslation } from '../../../../i18n/use-translation.ts'

const capitals = (ids: readonly string[]): string => ids.map((id) => id.toUpperCase()).join(', ')

/** One-line text of a key; options are named by their letters. `optionIds`: those of the question, in its order. */
export const useKeyWords = () => {
  const { t } = useTranslation('questionKeys')
  const optionWord = (id: string, optionIds: readonly string[]): string => {
    if (id === 'true' || id === 'false') return t(id)
    const index = optionIds.indexOf(id)
    return index === -1 ? id.toUpperCase() : letterOf(index)
  }
  return (key: QuestionKey, optionIds: readonly string[]): string =>
    match(acceptedBy(key), {
      options: ({ optionIds: keyed }) => keyed.map((id) => optionWord(id, optionIds)).join(', '),
      rows: ({ rows }) =>
        Object.entries(rows)
          .map(([row, columns]) => `${row.toUpperCase()}–${capitals(columns)}`)
          .join('; '),
      range: ({ min, max }) => (min === max ? min : t('range', { min, max })),
      texts: ({ texts }) => texts.join(' · '),
    })
}
