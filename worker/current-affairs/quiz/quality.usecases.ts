import { dailyQuizPreset } from '../../../domain/catalogue/presets/faults.ts'
import { PublishableQuestion, type QuizQuestion } from '../../../domain/current-affairs/quiz.ts'
import { bodyOf } from '../../../domain/questions/contract.ts'
import type { GateFinding } from '../../../domain/questions/quality-gate/contract.ts'
import { findingsOfNew } from '../../catalogue/quality-gate/quality-gate.usecases.ts'
import type { Services } from '../../platform/context.ts'
import { authoredOf } from './quiz.usecases.ts'

/** Findings about the complete questions of a day, by their numbers in it. Its editor has no reasons of options. */
export const qualityOfDay = async (services: Services, asked: readonly QuizQuestion[]): Promise<GateFinding[]> => {
  const complete = asked.flatMap(({ id, body }, index) => {
    const { data } = PublishableQuestion.safeParse(body)
    return data ? [{ number: index + 1, question: { ...authoredOf(data), id } }] : []
  })
  const findings = await findingsOfNew(services, {
    presetId: dailyQuizPreset,
    kind: 'daily_quiz',
    questions: complete.map(({ question }) => ({
      ...question,
      rights: 'original' as const,
      body: bodyOf(question),
      reasons: {},
    })),
  })
  return findings
    .filter(({ code }) => code !== 'reasons_missing')
    .map((finding) => ({ ...finding, questions: finding.questions.flatMap((at) => complete[at - 1]?.number ?? []) }))
}
