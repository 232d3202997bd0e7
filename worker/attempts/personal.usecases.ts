import type { IntegrityEntry, Response } from '../../domain/attempts/contract.ts'
import type { Bilingual } from '../../domain/questions/text.ts'
import type { Services } from '../platform/context.ts'
import { attemptsOf, deleteAttempts, listOpen } from './attempts.store.ts'
import { sittingOf } from './attempts.usecases.ts'

/** A sitting as its student is given it: what was answered, and nothing of what is right. */
export type OwnSitting = {
  attemptId: string
  testId: string
  test: Bilingual | null
  state: string
  startedAt: number
  submittedAt: number | null
  reason: string | null
  /** Null where the object holds nothing any more. */
  language: string | null
  receipt: string | null
  responses: Response[]
  integrity: IntegrityEntry[]
}

/** How many sittings of a student are open. */
export const openSittings = async ({ db }: Services, userId: string): Promise<number> =>
  (await listOpen(db, userId)).length

/** A page of a student's sittings in the order of their ids, each with the answers that its object holds. */
export const ownSittings = async (
  services: Services,
  userId: string,
  after: string,
  limit: number,
): Promise<OwnSitting[]> => {
  const rows = await attemptsOf(services.db, userId, after, limit)
  return Promise.all(
    rows.map(async ({ id, ...row }) => {
      const kept = await sittingOf(services, id).personal()
      return {
        ...row,
        attemptId: id,
        language: kept?.language ?? null,
        receipt: kept?.receipt ?? null,
        responses: kept?.responses ?? [],
        integrity: kept?.integrity ?? [],
      }
    }),
  )
}

/**
 * Forgets some of a student's sittings: the objects first, so that a row that is left always leads to what is left.
 * Returns how many; 0 ends it.
 */
export const eraseSittings = async (services: Services, userId: string, limit: number): Promise<number> => {
  const rows = await attemptsOf(services.db, userId, '', limit)
  const ids = rows.map(({ id }) => id)
  await Promise.all(ids.map((id) => sittingOf(services, id).erase()))
  if (ids.length > 0) await deleteAttempts(services.db, ids)
  return ids.length
}
