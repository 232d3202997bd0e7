import { gunzipSync, gzipSync } from 'node:zlib'
import {
  endText,
  logKey,
  logText,
  verifyLog,
  type RecordedLog,
  type LogEnd,
  type ResponseLog,
} from '../../../domain/attempts/response-log.ts'
import { evidenceMs } from '../../../domain/attempts/timing.ts'
import type { Bindings } from '../../env.ts'
import { hashSync, hashOf } from '../../platform/hash.ts'
import { log } from '../../platform/log.ts'
import type { LogMessage } from '../../results/results.queue.ts'
import type { AttemptStore } from './attempt.store.ts'
import { spreadShare } from './timing.ts'
import { viewOf } from './view.ts'

/**
 * The response log: written to R2 once nothing more may arrive; the outbox brings its key to D1, and then the journal
 * is dropped. Later reads restore the journal from the log. Each step is idempotent.
 */

/** Spreads the logs of attempts that ended together, milliseconds. */
const spreadMs = 86_400_000

/** The time before a restored journal is dropped again, milliseconds. */
const restoredForMs = 3_600_000

/** Exponential backoff after R2 failed: first and last delay, milliseconds. */
const retryMs = { first: 5_000, last: 3_600_000 }

const revisionOf = (store: AttemptStore): number => store.saves.last?.revision ?? 0

/** True if the log recorded in D1 is complete. */
const isLogged = (store: AttemptStore): boolean => {
  const { log: kept, closing, closedAt } = store.require()
  return kept !== null && closedAt !== null && kept.closing === closing && kept.revision === revisionOf(store)
}

/** The due time of the log; null where it is written, or the attempt is open or empty. */
const logDueAt = (store: AttemptStore): number | null => {
  const { attemptId, closedAt, receipt } = store.require()
  if (closedAt === null || store.isJournalDropped || isLogged(store)) return null
  if (receipt === null && store.saves.last === null) return null
  return closedAt + evidenceMs + Math.floor(spreadShare(attemptId) * spreadMs)
}

/**
 * The next check of a closed attempt's journal; null where nothing is left to do. `failed` is the number of failed
 * writes.
 */
export const nextLogCheckAt = (store: AttemptStore, now: number, failed: number): number | null => {
  const due = logDueAt(store)
  if (due !== null) return Math.max(due, now + Math.min(retryMs.first * 2 ** failed, retryMs.last))
  return store.saves.last && isLogged(store) ? now + restoredForMs : null
}

/** Writes the log if it is due, and drops a restored journal that is in its log. Returns false where R2 failed. */
export const writeLog = async (store: AttemptStore, env: Bindings, now: number): Promise<boolean> => {
  if (!store.attempt || store.attempt.closedAt === null || store.pending) return true
  if (store.saves.last && isLogged(store)) {
    store.dropJournal()
    return true
  }
  const due = logDueAt(store)
  if (due === null || now < due) return true
  const { saves, end } = logOf(store)
  const { attemptId, closing } = end
  const key = logKey(attemptId, closing)
  try {
    await env.FILES.put(key, gzipSync(logText({ saves, end })), {
      httpMetadata: { contentType: 'application/x-ndjson' },
    })
    // The student was deleted meanwhile, and with them the folder of the logs.
    if (!store.attempt) await env.FILES.delete(key)
  } catch (error) {
    log('warn', 'attempts.log_unwritten', { attemptId }, error)
    return false
  }
  // Saves that arrived meanwhile get a log of their own.
  const revision = saves.length
  const isCurrent = store.attempt?.closing === closing && revisionOf(store) === revision
  if (isCurrent && store.attempt?.closedAt !== null)
    store.outbox.add(closing, { kind: 'log', attemptId, closing, revision, key, hash: end.hash })
  return true
}

/**
 * Drops the journal once D1 has recorded its log, and keeps the evidence, which result pages read. A log that lacks a
 * save is written anew: a request's clock may be behind the alarm's.
 */
export const dropLoggedJournal = (
  store: AttemptStore,
  { key, hash, closing, revision }: LogMessage,
  now: number,
): void => {
  if (revisionOf(store) !== revision) return
  const { evidence } = viewOf(store, now)
  store.update({ log: { key, hash, closing, revision, evidence } satisfies RecordedLog })
  if (store.saves.last) store.dropJournal()
}

const logOf = (store: AttemptStore): ResponseLog => {
  const { epoch: _epoch, isPresent: _isPresent, endedSessions: _ended, submissionId: _id, ...attempt } = store.require()
  const { clock: _clock, log: _log, taken: sections, ...ended } = attempt
  const end: Omit<LogEnd, 'hash'> = { ...ended, sections, integrity: store.integrity.list() }
  const saves = store.saves.listHashed()
  return { saves, end: { ...end, hash: hashSync(endText(store.saves.headHash(), end)) } }
}

/** Restores the journal from its log. Throws where R2 has no log with the recorded hash. */
export const restoreJournal = async (store: AttemptStore, env: Bindings): Promise<void> => {
  const { attemptId, log: kept } = store.require()
  const file = kept && (await env.FILES.get(kept.key))
  const verified = file && (await verifyLog(gunzipSync(await file.bytes()).toString(), hashOf))
  if (!verified?.ok || verified.log.end.hash !== kept?.hash)
    throw new Error(`The log of ${attemptId} does not match its hash.`)
  const { saves, end } = verified.log
  if (store.isJournalDropped) store.restoreJournal(saves, end.integrity)
}
