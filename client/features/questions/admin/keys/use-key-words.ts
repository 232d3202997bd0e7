import type { QuestionKey } from '../../../../../domain/questions/contract.ts'
import { useTranslation } from '../../../../i18n/use-translation.ts'
import { keyWords } from '../../../../ui/key-words.ts'

/** One-line text of a key; options are named by their letters. `optionIds`: those of the question, in its order. */
export const useKeyWords = () => {
  const { t } = useTranslation('questionKeys')
  const words = {
    true: t('true'),
    false: t('false'),
    range: (range: { min: string; max: string }) => t('range', range),
  }
  return (key: QuestionKey, optionIds: readonly string[]): string => keyWords(key, optionIds, words)
}
