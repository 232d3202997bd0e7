import type { Paper } from '../../domain/attempts/contract.ts'
import { releasedFrom } from '../../domain/catalogue/window.ts'
import { releaseOf, testForAttempt } from './catalogue.usecases.ts'
import type { Services } from '../platform/context.ts'
import { AppError, notFound } from '../platform/errors.ts'
import { paperOf } from '../questions/papers.usecases.ts'

/**
 * The paper of a test to print: as the hall shows it, without any key. 404 for who may not take the test; the paper of
 * a test with a window is 403 until its results open, or it could be read before everyone else begins.
 */
export const printedPaper = async (services: Services, userId: string, testId: string): Promise<Paper> => {
  const [test, { release, closesAt }] = await Promise.all([
    testForAttempt(services, userId, testId),
    releaseOf(services, testId),
  ])
  if (test.access !== 'open') throw notFound()
  const from = test.opensAt === null && closesAt === null ? null : (releasedFrom(release, { closesAt }) ?? test.opensAt)
  if (from !== null && services.now() < from)
    throw new AppError('results.not_released', 403, 'This paper can be printed once its results are out.', {
      details: { releaseAt: from, serverNow: services.now() },
    })
  return (await paperOf(services, test.versionId)).paper
}
