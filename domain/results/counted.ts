import type { Paper, PaperSection } from '../attempts/contract.ts'
import type { QuestionScore } from './contract.ts'

type Sections = Pick<Paper, 'sections' | 'optionalTaken'>

/**
 * Sections whose marks count, in the paper's order: all compulsory ones, and of the optional ones those taken, as many
 * as the paper allows. `taken` holds section ids; empty when the student made no choice.
 */
export const countedSections = ({ sections, optionalTaken }: Sections, taken: readonly string[]): PaperSection[] => {
  const optional = sections.filter(
    ({ id, optional: isOptional }) => isOptional && (!taken.length || taken.includes(id)),
  )
  const counted = new Set(optional.slice(0, optionalTaken).map(({ id }) => id))
  return sections.filter(({ id, optional: isOptional }) => !isOptional || counted.has(id))
}

/**
 * Questions of a section that count: of a capped one the first answered, in the paper's order. Free places are filled
 * with other questions, those given to everyone first, so that the maximum is that of the cap.
 */
export const countedQuestions = (
  { questionIds, maxAttempted }: Pick<PaperSection, 'questionIds' | 'maxAttempted'>,
  isAnswered: (questionId: string) => boolean,
  isGiven: (questionId: string) => boolean,
): ReadonlySet<string> => {
  if (maxAttempted === null) return new Set(questionIds)
  const answered = questionIds.filter(isAnswered)
  const others = questionIds.filter((id) => !isAnswered(id))
  const filling = [...others.filter(isGiven), ...others.filter((id) => !isGiven(id))]
  return new Set([...answered, ...filling].slice(0, maxAttempted))
}

/** Sections that a student took, derived from the scores; empty where none was left out. */
export const takenSections = (
  sections: readonly Pick<PaperSection, 'id' | 'questionIds'>[],
  scores: readonly QuestionScore[],
): string[] => {
  const leftOut = new Set(scores.filter(({ remark }) => remark === 'not_taken').map(({ questionId }) => questionId))
  if (leftOut.size === 0) return []
  return sections.filter(({ questionIds }) => !questionIds.every((id) => leftOut.has(id))).map(({ id }) => id)
}
