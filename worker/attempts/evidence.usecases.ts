import { evidenceItems, type AttemptEvidence } from '../../domain/results/evidence.ts'
import type { Services } from '../platform/context.ts'
import { notFound } from '../platform/errors.ts'
import { paperOf } from '../questions/papers.usecases.ts'
import { refuseUnknown, attemptSession } from './attempts.usecases.ts'

/**
 * The answers of this student's attempt that are kept and do not count, without anything of what is right. 404 for an
 * attempt that is another's, as for none. Where there is nothing to tell, nothing but the object is asked.
 */
export const evidenceOf = async (services: Services, userId: string, attemptId: string): Promise<AttemptEvidence> => {
  await refuseUnknown(services, userId, attemptId)
  const kept = await attemptSession(services, attemptId).ownEvidence(userId, services.now())
  if (!kept) throw notFound()
  const { evidence, sections, testVersionId, ...told } = kept
  if (evidence.length === 0) return { items: [], ...told }
  const { paper } = await paperOf(services, testVersionId)
  return { items: evidenceItems(paper, sections, evidence), ...told }
}
