import type { IncidentDetail, IncidentKind, RoomRefusal } from '../../domain/catalogue/live-room.ts'
import type { Services } from '../platform/context.ts'
import { AppError, notFound } from '../platform/errors.ts'
import { findIncident } from './live-room.store.ts'

/** An act in the room of a live test. The page chooses its id, so that an act sent twice is one. */
export type RoomAct = { id: string; actorId: string; reason?: string | undefined }

export const refusal = (reason: RoomRefusal, message: string, details: Record<string, unknown> = {}) =>
  new AppError('catalogue.not_possible', 409, message, { details: { reason, ...details } })

/** Kind and figures of an act, by which its repetition is told from another act of the same id. */
export type Deed = { kind: IncidentKind; detail?: IncidentDetail }

const isSameDeed = (known: Required<Deed>, { kind, detail = {} }: Deed): boolean =>
  known.kind === kind &&
  Object.entries(detail).every(
    ([name, value]) => JSON.stringify(value) === JSON.stringify(known.detail[name as keyof IncidentDetail]),
  )

/** True when this act was done before. Throws 404 for the id of an act in another room, 409 for that of another act. */
const isRepeated = async ({ db }: Services, testId: string, { id }: RoomAct, deed: Deed): Promise<boolean> => {
  const known = await findIncident(db, id)
  if (!known) return false
  if (known.testId !== testId) throw notFound()
  if (!isSameDeed(known, deed)) throw refusal('changed', 'This id belongs to another act.')
  return true
}

/** Runs an act once: its repetition, also a concurrent one, does nothing. */
export const once = async (
  services: Services,
  testId: string,
  act: RoomAct,
  deed: Deed,
  run: () => Promise<void>,
): Promise<void> => {
  if (await isRepeated(services, testId, act, deed)) return
  try {
    await run()
  } catch (error) {
    if (!(error instanceof AppError) || !(await isRepeated(services, testId, act, deed))) throw error
  }
}
