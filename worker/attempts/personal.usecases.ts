import type { Evidence, IntegrityEntry, Response } from '../../domain/attempts/contract.ts'
import type { LoggedSave } from '../../domain/attempts/response-log.ts'
import type { Bilingual } from '../../domain/questions/text.ts'
import type { Services } from '../platform/context.ts'
import { log } from '../platform/log.ts'
import { listAttempts, deleteAttempts, listOpenOfStudent } from './attempts.store.ts'
import { attemptSession } from './attempts.usecases.ts'

/** An attempt in the export of its student's data: the answers, without anything of the key. */
export type ExportedAttempt = {
  attemptId: string
  testId: string
  test: Bilingual | null
  state: string
  startedAt: number
  submittedAt: number | null
  reason: string | null
  /** Null where the object holds nothing. */
  language: string | null
  receipt: string | null
  responses: Response[]
  /** Answers that do not count. */
  evidence: Evidence[]
  integrity: IntegrityEntry[]
  /** Every acknowledged save with its hash (domain/attempts/response-log.ts). */
  log: LoggedSave[]
}

export const countOpenAttempts = async ({ db }: Services, userId: string): Promise<number> =>
  (await listOpenOfStudent(db, userId)).length

/** A page of a student's attempts in order of id, with the answers of their objects. */
export const exportedAttempts = async (
  services: Services,
  userId: string,
  after: string,
  limit: number,
): Promise<ExportedAttempt[]> => {
  const rows = await listAttempts(services.db, userId, after, limit)
  return Promise.all(
    rows.map(async ({ id, ...row }) => {
      const kept = await attemptSession(services, id).personal()
      return {
        ...row,
        attemptId: id,
        language: kept?.language ?? null,
        receipt: kept?.receipt ?? null,
        responses: kept?.responses ?? [],
        evidence: kept?.evidence ?? [],
        integrity: kept?.integrity ?? [],
        log: kept?.log ?? [],
      }
    }),
  )
}

/**
 * Deletes a page of a student's attempts after an id: the objects first, so that each remaining row leads to its
 * object. An object that throws is skipped and its row stays. `next` is the id to continue after, null at the end.
 */
export const eraseAttempts = async (
  services: Services,
  userId: string,
  after: string,
  limit: number,
): Promise<{ erased: number; failed: number; next: string | null }> => {
  const ids = (await listAttempts(services.db, userId, after, limit)).map(({ id }) => id)
  const erased = (await Promise.all(ids.map((id) => eraseObject(services, id)))).filter((id) => id !== null)
  if (erased.length > 0) await deleteAttempts(services.db, erased)
  const next = ids.length < limit ? null : (ids.at(-1) ?? null)
  return { erased: erased.length, failed: ids.length - erased.length, next }
}

const eraseObject = async (services: Services, attemptId: string): Promise<string | null> => {
  try {
    await attemptSession(services, attemptId).erase(attemptId)
    return attemptId
  } catch (error) {
    log('error', 'attempts.not_erased', { attemptId }, error)
    return null
  }
}
