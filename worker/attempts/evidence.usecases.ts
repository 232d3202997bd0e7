import { evidenceItems, type AttemptEvidence } from '../../domain/results/evidence.ts'
import type { Services } from '../platform/context.ts'
import { notFound } from '../platform/errors.ts'
import { paperOf } from '../questions/papers.usecases.ts'
import { requireOwn, attemptSession } from './attempts.usecases.ts'

/**
 * The student's answers that do not count, without anything of the key. Throws 404 for a missing attempt and for
 * another student's alike. Without evidence only the object is read.
 */
export const readEvidence = async (services: Services, userId: string, attemptId: string): Promise<AttemptEvidence> => {
  await requireOwn(services, userId, attemptId)
  const kept = await attemptSession(services, attemptId).ownEvidence(userId, services.now())
  if (!kept) throw notFound()
  const { evidence, sections, testVersionId, ...told } = kept
  if (evidence.length === 0) return { items: [], ...told }
  const { paper } = await paperOf(services, testVersionId)
  return { items: evidenceItems(paper, sections, evidence), ...told }
}
