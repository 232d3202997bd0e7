import type { Paper } from '../../domain/attempts/contract.ts'
import { releasedFrom } from '../../domain/catalogue/window.ts'
import { releaseOf, testWithEntitlement } from './tests.usecases.ts'
import type { Services } from '../platform/context.ts'
import { AppError, notFound } from '../platform/errors.ts'
import { recordUse } from '../purchases/uses.usecases.ts'
import { paperOf } from '../questions/papers.usecases.ts'

/**
 * Paper of a test for printing, without keys. Throws 404 for a student who may not take the test, and 403 for a test
 * with a window until its results open: otherwise it could be read before the common start.
 */
export const printedPaper = async (services: Services, userId: string, testId: string): Promise<Paper> => {
  const [test, { release, closesAt }] = await Promise.all([
    testWithEntitlement(services, userId, testId),
    releaseOf(services, testId),
  ])
  if (test.entitlement !== 'open') throw notFound()
  const from = test.opensAt === null && closesAt === null ? null : (releasedFrom(release, { closesAt }) ?? test.opensAt)
  if (from !== null && services.now() < from)
    throw new AppError('results.not_released', 403, 'This paper can be printed once its results are out.', {
      details: { releaseAt: from, serverNow: services.now() },
    })
  const { access, entitlement } = test
  recordUse(services, { userId, access, entitlement, itemId: testId, kind: 'print', parts: [''] })
  return (await paperOf(services, test.versionId)).paper
}
