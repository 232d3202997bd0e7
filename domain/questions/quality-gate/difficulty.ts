import { difficulties } from '../contract.ts'
import type { GateRule } from './contract.ts'
import { plannedSections, standsForExam } from './sections.ts'

const percentOf = (count: number, total: number): number => Math.round((100 * count) / total)

/**
 * Shares of easy, medium and hard questions that leave the blueprint's by more than its tolerance and one question more,
 * because a short section cannot hit a share exactly.
 */
export const difficultyShares: GateRule = (paper) => {
  if (!standsForExam(paper)) return []
  return plannedSections(paper).flatMap(({ plan, questions }) => {
    const limit = plan.tolerance + 100 / questions.length
    const found = difficulties.map((difficulty) => {
      const count = questions.filter((question) => question.difficulty === difficulty).length
      return { difficulty, percent: percentOf(count, questions.length), target: plan.difficulty[difficulty] }
    })
    if (found.every(({ percent, target }) => Math.abs(percent - target) <= limit)) return []
    const figures = Object.fromEntries(
      found.flatMap(({ difficulty, percent, target }) => [
        [difficulty, percent],
        [`${difficulty}Target`, target],
      ]),
    )
    return [{ code: 'difficulty_shares' as const, section: plan.sectionId, questions: [], figures }]
  })
}
