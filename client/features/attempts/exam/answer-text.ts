import type { Answer, PaperQuestion } from '../../../../domain/attempts/contract.ts'
import { choicesOf, letterOf } from './option-list.tsx'

/** An answer as the student knows it: letters of options, what was typed, rows with their matches; null for none. */
export const answerText = (question: PaperQuestion | undefined, answer: Answer): string | null => {
  if (!question || !answer) return null
  if ('value' in answer) return answer.value
  if ('rows' in answer)
    return Object.entries(answer.rows)
      .map(([row, matches]) => `${row.toUpperCase()}-${matches.join(', ')}`)
      .join('; ')
  const choices = 'options' in question ? choicesOf(question).map(({ id }) => id) : []
  return answer.optionIds.map((id) => letterOf(choices.indexOf(id))).join(', ')
}
