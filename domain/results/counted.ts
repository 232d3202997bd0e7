import type { Paper, PaperSection } from '../attempts/contract.ts'
import type { QuestionScore } from './contract.ts'

type Sections = Pick<Paper, 'sections' | 'optionalTaken'>

/**
 * The sections whose marks count: all that are not optional, and of the optional ones those that the student took, in
 * the paper's order and as many as the paper takes. `taken` names sections; empty says that nobody was asked.
 */
export const countedSections = ({ sections, optionalTaken }: Sections, taken: readonly string[]): PaperSection[] => {
  const optional = sections.filter(
    ({ id, optional: isOptional }) => isOptional && (!taken.length || taken.includes(id)),
  )
  const counted = new Set(optional.slice(0, optionalTaken).map(({ id }) => id))
  return sections.filter(({ id, optional: isOptional }) => !isOptional || counted.has(id))
}

/**
 * The questions of a section that count: of one with a cap the first that were answered, in the paper's order; where
 * fewer were, it is filled up with others, those first that are given to everyone. So its maximum is that of the cap.
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

/** The sections that a student took, by the scores that were made of them; empty where none was left out. */
export const takenFrom = (
  sections: readonly Pick<PaperSection, 'id' | 'questionIds'>[],
  scores: readonly QuestionScore[],
): string[] => {
  const leftOut = new Set(scores.filter(({ remark }) => remark === 'not_taken').map(({ questionId }) => questionId))
  if (leftOut.size === 0) return []
  return sections.filter(({ questionIds }) => !questionIds.every((id) => leftOut.has(id))).map(({ id }) => id)
}
