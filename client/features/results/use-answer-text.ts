import { answerText } from '../../../domain/attempts/answer-text.ts'
import type { Answer } from '../../../domain/attempts/contract.ts'
import { useTranslation } from '../../i18n/use-translation.ts'

/** One-line text of an answer, options by their letters. */
export const useAnswerText = () => {
  const { t } = useTranslation('result')
  return (answer: Answer, optionIds: readonly string[]): string =>
    answerText(answer, optionIds, t('notAttempted')) ?? t('noAnswer')
}
