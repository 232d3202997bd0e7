import type { DemoResult, GivenResponse, QuestionScore, ResultQuestion } from '../../domain/results/contract.ts'
import { totalsOf } from '../../domain/results/scoring.ts'
import type { FrozenKeys } from '../questions/keys.usecases.ts'
import type { FrozenPaper } from '../questions/papers.usecases.ts'

/** Scores together with questions, keys and solutions. */
export const explainScores = (
  frozen: FrozenPaper,
  keys: FrozenKeys['keys'],
  responses: readonly GivenResponse[],
  scores: QuestionScore[],
): DemoResult => {
  const { paper } = frozen
  const responseOf = new Map(responses.map((response) => [response.questionId, response]))
  const scoreOf = new Map(scores.map((score) => [score.questionId, score]))
  const msOf = (questionId: string) => responseOf.get(questionId)?.ms ?? 0
  return {
    totals: totalsOf(scores, msOf),
    sections: paper.sections.map((section) => ({
      ...section,
      totals: totalsOf(
        scores.filter(({ questionId }) => section.questionIds.includes(questionId)),
        msOf,
      ),
    })),
    passages: paper.passages,
    questions: paper.questions.map((question): ResultQuestion => {
      const secret = keys.get(question.id)
      const facts = frozen.facts.get(question.id)
      const score = scoreOf.get(question.id)
      if (!secret || !facts || !score) throw new RangeError(`Question ${question.id} was not scored.`)
      const response = responseOf.get(question.id)
      return {
        ...question,
        ...facts,
        answer: response?.answer ?? null,
        status: response?.status ?? null,
        verdict: score.verdict,
        units: score.units,
        maxUnits: score.maxUnits,
        ms: msOf(question.id),
        ...(score.remark && { remark: score.remark }),
        key: secret.key,
        outcome: secret.outcome,
        alternatives: secret.alternatives,
        solution: secret.solutionHtml,
        reasons: secret.reasonsHtml,
      }
    }),
  }
}
