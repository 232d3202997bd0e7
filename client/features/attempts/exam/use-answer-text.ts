import { answerText } from '../../../../domain/attempts/answer-text.ts'
import type { Answer } from '../../../../domain/attempts/contract.ts'
import { optionsOf } from '../../../../domain/questions/kinds/presentation.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { useExam } from './exam-context.ts'

/** Formats an answer as one line with the option letters of the screen. */
export const useAnswerText = () => {
  const { t } = useTranslation('hall')
  const { paper } = useExam()
  return (questionId: string, answer: Answer): string => {
    const question = paper.questions.find(({ id }) => id === questionId)
    const optionIds = question ? optionsOf(question).map(({ id }) => id) : []
    return answerText(answer, optionIds, t('attempt:exam.notAttempted')) ?? t('differences.none')
  }
}
