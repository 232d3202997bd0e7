import { answerSpecs, batchErrors } from '../../domain/attempts/answers.ts'
import type { DemoAnswers, Paper } from '../../domain/attempts/contract.ts'
import type { DemoResult } from '../../domain/results/contract.ts'
import { demoVersion } from '../catalogue/tests.usecases.ts'
import type { Services } from '../platform/context.ts'
import { AppError } from '../platform/errors.ts'
import { paperOf } from '../questions/papers.usecases.ts'
import { scoreDemo } from '../results/demo.usecases.ts'

export const demoPaper = async (services: Services): Promise<Paper> =>
  (await paperOf(services, await demoVersion(services))).paper

export const scoreDemoTest = async (services: Services, answers: DemoAnswers): Promise<DemoResult> => {
  const versionId = await demoVersion(services)
  const { paper } = await paperOf(services, versionId)
  const fields = batchErrors(answers.responses, answerSpecs(paper.questions))
  if (fields) throw new AppError('input.invalid', 422, 'This is not an answer to this paper.', { fields })
  return scoreDemo(services, versionId, answers)
}
