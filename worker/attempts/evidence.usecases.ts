import { evidenceItems, type AttemptEvidence } from '../../domain/results/evidence.ts'
import type { Services } from '../platform/context.ts'
import { notFound } from '../platform/errors.ts'
import { paperOf } from '../questions/papers.usecases.ts'
import { findAttempt } from './attempts.store.ts'
import { requireOwn, attemptSession } from './attempts.usecases.ts'
import type { KeptEvidence } from './session/personal.ts'

/** Evidence with the questions it answers. Without any only the object is read. */
const withQuestions = async (services: Services, kept: KeptEvidence | null): Promise<AttemptEvidence> => {
  if (!kept) throw notFound()
  const { evidence, sections, testVersionId, ...told } = kept
  if (evidence.length === 0) return { items: [], ...told }
  const { paper } = await paperOf(services, testVersionId)
  return { items: evidenceItems(paper, sections, evidence), ...told }
}

/**
 * The student's answers that do not count, without anything of the key. Throws 404 for a missing attempt and for
 * another student's alike.
 */
export const readEvidence = async (services: Services, userId: string, attemptId: string): Promise<AttemptEvidence> => {
  await requireOwn(services, userId, attemptId)
  return withQuestions(services, await attemptSession(services, attemptId).ownEvidence(userId, services.now()))
}

/** The same for the office, which decides whether they count. Throws 404 for a missing attempt. */
export const readEvidenceForOffice = async (services: Services, attemptId: string): Promise<AttemptEvidence> => {
  if (!(await findAttempt(services.db, attemptId))) throw notFound()
  return withQuestions(services, await attemptSession(services, attemptId).evidence(services.now()))
}
