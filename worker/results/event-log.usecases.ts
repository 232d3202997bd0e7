import { logOfJournal, logOfFile, type EventLog } from '../../domain/attempts/event-log.ts'
import type { Services } from '../platform/context.ts'
import { findRecordedLog } from './event-log.store.ts'
import { verifiedLog } from './log-file.ts'

/**
 * The event log of a closed attempt, from its object or, 7 to 8 days after its close, from R2. Null where there is none:
 * the attempt is older than logs, its log was erased, or the file does not match its hashes. The caller has checked whose
 * attempt it is and that its result is released. One query, one call of the object, and one read of R2.
 */
export const readEventLog = (services: Services, attemptId: string): Promise<EventLog | null> =>
  eventLogOf(services, attemptId, findRecordedLog(services.db, attemptId))

type RecordedLog = Awaited<ReturnType<typeof findRecordedLog>>

/** `readEventLog` without its query, for a caller that has read where the log is. */
export const eventLogOf = async (
  services: Services,
  attemptId: string,
  recordedLog: RecordedLog | Promise<RecordedLog>,
): Promise<EventLog | null> => {
  const [journal, recorded] = await Promise.all([services.env.ATTEMPTS.getByName(attemptId).journal(), recordedLog])
  const live = journal && logOfJournal(journal)
  if (live) return live
  if (!recorded?.logKey) return null
  const verified = await verifiedLog(services, recorded.logKey)
  const isRecorded = verified?.ok === true && verified.log.end.hash === recorded.logHash
  return isRecorded ? logOfFile(verified.log, journal?.clock ?? null) : null
}
