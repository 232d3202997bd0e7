import type {
  IntegrityEntry,
  Merged,
  ResponseEvent,
  SectionLeave,
  SyncAck,
  Timing,
} from '../../../domain/attempts/contract.ts'
import { maxNotes } from '../../../domain/attempts/integrity.ts'
import { givenAt, judge, type EventVerdict } from '../../../domain/attempts/judging.ts'
import { evidenceMs } from '../../../domain/attempts/timing.ts'
import { contentErrors, findStored } from './batch-checks.ts'
import { withLeaves } from './leaving.ts'
import type { Conflict, Holder, SessionRefusal, StoredAttempt } from './stored-attempt.ts'
import type { AttemptStore } from './attempt.store.ts'
import type { DeviceCursor, StoredEvent } from './saves.store.ts'
import { countedUntil, hasBegun, timingOf } from './timing.ts'
import { viewOf } from './view.ts'
import { firstSeenAt, isWriter, sessionRefusal } from './writers.ts'

export type Batch = {
  device: string
  batch: ResponseEvent[]
  leaves?: SectionLeave[] | undefined
  integrity?: IntegrityEntry[] | undefined
}

type Saved = Omit<SyncAck, 'serverNow'>

/** Maximum events of an attempt: a hundred changes of each question of a long paper. */
const maxEvents = 20_000

/**
 * Stores a batch. One of an older lease, or of a second device under the writer's lease, is merged and then refused as
 * stale; only the writer moves the clock and adds notes. The caller has closed the attempt if its time is over.
 */
export const save = (store: AttemptStore, holder: Holder, batch: Batch, now: number): Saved | SessionRefusal => {
  const refusal = sessionRefusal(store, holder)
  if (refusal) return refusal
  if (isWriter(store, holder, batch.device)) return storeBatch(store, holder, batch, now)
  const saved = storeBatch(store, holder, { device: batch.device, batch: batch.batch }, now)
  if ('refused' in saved) return isContentRefusal(saved) ? saved : { refused: 'stale', view: viewOf(store, now) }
  return { refused: 'stale', view: viewOf(store, now), merged: mergedOf(saved) }
}

/** Refusals of an invalid batch go to every device, writer or not. */
const isContentRefusal = ({ refused }: SessionRefusal): boolean =>
  refused === 'invalid' || refused === 'seq_conflict' || refused === 'full'

const mergedOf = ({ ackSeq, revision, uncounted }: Saved): Merged => ({
  ackSeq,
  revision,
  ...(uncounted && { uncounted }),
})

/**
 * Stores a batch: all or nothing, except for events given during a pause, which stay on the device. Events that do not
 * count are stored as evidence and reported. Read, check, write without an await between: one transaction, and the
 * reply waits until it is durable.
 */
const storeBatch = (
  store: AttemptStore,
  holder: Holder,
  { device, batch, leaves = [], integrity = [] }: Batch,
  now: number,
): Saved | SessionRefusal => {
  const conflict = (refused: Conflict): SessionRefusal => ({ refused, view: viewOf(store, now) })
  const before = store.require()
  if (!hasBegun(before, now)) return conflict('not_begun')
  const fields = contentErrors(store, batch, leaves)
  if (fields) return { refused: 'invalid', fields }
  const journalEnd = store.saves.endOf(device)
  const stored = findStored(store, device, journalEnd, batch)
  if (!stored) return conflict('seq_conflict')
  const unseen = batch.filter(({ seq }) => !stored.has(seq))
  const isOpen = before.closedAt === null
  if (before.closedAt !== null && (batch.length === 0 || now > before.closedAt + evidenceMs)) return conflict('closed')

  const attempt = isOpen ? withLeaves(before, leaves, now) : before
  const timing = timingOf(attempt, now)
  if (!timing) return conflict('not_begun')
  const { judged, saidAt } = judgeAll(store, { holder, device, journalEnd, attempt, timing, now }, unseen)
  if (unseen.length > 0 && judged.length === 0) return conflict('paused')

  const last = store.saves.last
  const total = (last?.total ?? 0) + judged.length
  if (total > maxEvents) return conflict('full')
  const ackSeq = Math.max(journalEnd?.ackSeq ?? 0, judged.at(-1)?.seq ?? 0)
  const revision = (last?.revision ?? 0) + (judged.length > 0 ? 1 : 0)
  // Any save marks the student present, also with a common start.
  if (isOpen && (attempt !== before || (!before.isPresent && judged.length === 0)))
    store.update({ ...attempt, isPresent: true })
  if (isOpen && integrity.length > 0) store.integrity.add(integrity, maxNotes)
  if (judged.length > 0)
    store.saves.add({ revision, device, epoch: holder.epoch, ackSeq, saidAt, total, receivedAt: now, events: judged })
  // Includes those of an earlier save, whose acknowledgement may be lost.
  const uncounted = [...stored.values(), ...judged].flatMap(({ seq, uncounted: reason }) =>
    reason ? [{ seq, reason }] : [],
  )
  return {
    ackSeq,
    revision,
    deadlineAt: timing.deadlineAt,
    ...(uncounted.length > 0 && { uncounted }),
    ...(isOpen && leaves.length > 0 && { timing }),
    ...(!isOpen && { closed: true as const }),
  }
}

type Arrival = {
  holder: Holder
  device: string
  journalEnd: DeviceCursor | null
  attempt: StoredAttempt
  timing: Timing
  now: number
}

/** Judges events up to the first that must wait for the clock to resume: all after it were given later. */
const judgeAll = (
  store: AttemptStore,
  { holder, device, journalEnd, attempt, timing, now }: Arrival,
  events: ResponseEvent[],
): { judged: StoredEvent[]; saidAt: number } => {
  const { sectionOf } = store.outline
  const { closedAt, closedBy } = attempt
  const circumstances = {
    now,
    isOpen: closedAt === null,
    // Closing by time happens only at the end of the drain window.
    isSubmitted: closedAt !== null && (closedBy !== 'time' || now <= (countedUntil(attempt, now) ?? now)),
    firstSeenAt: () => firstSeenAt(store, holder, device, now),
  }
  const judged: StoredEvent[] = []
  let saidAt = Math.max(journalEnd?.saidAt ?? timing.begunAt, timing.begunAt)
  for (const event of events) {
    const given = givenAt(event.at, saidAt, now)
    const section = sectionOf.get(event.questionId) ?? null
    const verdict = judge(timing, timing.begunAt, { ...circumstances, section, given })
    if (verdict === 'paused') return { judged, saidAt }
    judged.push(storedOf(event, given, verdict))
    saidAt = given
  }
  return { judged, saidAt }
}

const storedOf = (event: ResponseEvent, given: number, verdict: Exclude<EventVerdict, 'paused'>): StoredEvent => ({
  ...event,
  ...(given !== event.at && { given }),
  ...(verdict !== 'counts' && { uncounted: verdict }),
})
