import { refuseBatch } from '../../../domain/attempts/answers.ts'
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
import { log } from '../../platform/log.ts'
import { withLeaves } from './leaving.ts'
import type { Conflict, Holder, SessionRefusal, StoredAttempt } from './stored-attempt.ts'
import type { DeviceCursor, AttemptStore, StoredEvent } from './store.ts'
import { countedUntil, hasBegun, timingOf } from './timing.ts'
import { viewOf } from './view.ts'
import { heardAt, isWriter, refuseSession } from './writers.ts'

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
  const refusal = refuseSession(store, holder)
  if (refusal) return refusal
  if (isWriter(store, holder, batch.device)) return keepBatch(store, holder, batch, now)
  const kept = keepBatch(store, holder, { device: batch.device, batch: batch.batch }, now)
  if ('refused' in kept) return isAboutContent(kept) ? kept : { refused: 'stale', view: viewOf(store, now) }
  return { refused: 'stale', view: viewOf(store, now), merged: mergedOf(kept) }
}

/** Refusals of an invalid batch go to every device, writer or not. */
const isAboutContent = ({ refused }: SessionRefusal): boolean =>
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
const keepBatch = (
  store: AttemptStore,
  holder: Holder,
  { device, batch, leaves = [], integrity = [] }: Batch,
  now: number,
): Saved | SessionRefusal => {
  const conflict = (refused: Conflict): SessionRefusal => ({ refused, view: viewOf(store, now) })
  const before = store.require()
  if (!hasBegun(before, now)) return conflict('not_begun')
  const fields = refuseContent(store, batch, leaves)
  if (fields) return { refused: 'invalid', fields }
  const place = store.placeOf(device)
  const told = storedAlready(store, device, place, batch)
  if (!told) return conflict('seq_conflict')
  const unseen = batch.filter(({ seq }) => !told.has(seq))
  const isOpen = before.closedAt === null
  if (before.closedAt !== null && (batch.length === 0 || now > before.closedAt + evidenceMs)) return conflict('closed')

  const attempt = isOpen ? withLeaves(before, leaves, now) : before
  const timing = timingOf(attempt, now)
  if (!timing) return conflict('not_begun')
  const { kept, saidAt } = judgeAll(store, { holder, device, place, attempt, timing, now }, unseen)
  if (unseen.length > 0 && kept.length === 0) return conflict('paused')

  const last = store.lastSave
  const total = (last?.total ?? 0) + kept.length
  if (total > maxEvents) return conflict('full')
  const ackSeq = Math.max(place?.ackSeq ?? 0, kept.at(-1)?.seq ?? 0)
  const revision = (last?.revision ?? 0) + (kept.length > 0 ? 1 : 0)
  // Any save marks the student present, also with a common start.
  if (isOpen && (attempt !== before || (!before.came && kept.length === 0))) store.update({ ...attempt, came: true })
  if (isOpen && integrity.length > 0) store.note(integrity, maxNotes)
  if (kept.length > 0)
    store.keep({ revision, device, epoch: holder.epoch, ackSeq, saidAt, total, receivedAt: now, events: kept })
  // Includes those of an earlier save, whose acknowledgement may be lost.
  const uncounted = [...told.values(), ...kept].flatMap(({ seq, uncounted: reason }) =>
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

/** The content errors of a batch by field, or null. */
const refuseContent = (
  store: AttemptStore,
  batch: ResponseEvent[],
  leaves: SectionLeave[],
): Record<string, string> | null => {
  const { outline } = store
  const { taken, clock } = store.require()
  const fields = refuseBatch(batch, outline.questions) ?? {}
  if (taken)
    batch.forEach(({ questionId }, index) => {
      const section = outline.sectionOf.get(questionId)
      if (section && !taken.includes(section.id)) fields[`batch.${index}.questionId`] = 'in a section that is not taken'
    })
  leaves.forEach(({ sectionId }, index) => {
    const known = clock.sections?.some(({ id }) => id === sectionId)
    if (!known) fields[`leaves.${index}.sectionId`] = 'no section with a time of its own'
  })
  return Object.keys(fields).length > 0 ? fields : null
}

/**
 * The batch's events that are stored already, by `seq`. Null on a conflict: a `seq` with other content, or an unseen
 * `seq` below one of an earlier event. The device has then lost its numbering and must continue above it.
 */
const storedAlready = (
  store: AttemptStore,
  device: string,
  place: DeviceCursor | null,
  batch: ResponseEvent[],
): Map<number, StoredEvent> | null => {
  const [first] = batch
  if (!first || !place || first.seq > place.ackSeq) return new Map()
  const stored = store.eventsOf(device, first.seq)
  const other = batch.find((event) => differs(stored.get(event.seq), event) || isMisnumbered(stored, event))
  if (other) {
    log('warn', 'attempts.seq_conflict', { attemptId: store.require().attemptId, seq: other.seq })
    return null
  }
  const numbers = new Set(batch.map(({ seq }) => seq))
  return new Map([...stored].filter(([seq]) => numbers.has(seq)))
}

const isMisnumbered = (stored: ReadonlyMap<number, StoredEvent>, { seq, at }: ResponseEvent): boolean =>
  !stored.has(seq) && [...stored.values()].some((known) => known.seq > seq && known.at < at)

const differs = (stored: StoredEvent | undefined, event: ResponseEvent): boolean =>
  stored !== undefined &&
  (stored.questionId !== event.questionId ||
    JSON.stringify(stored.answer) !== JSON.stringify(event.answer) ||
    stored.status !== event.status ||
    stored.at !== event.at ||
    stored.ms !== event.ms ||
    stored.act !== event.act)

type Arrival = {
  holder: Holder
  device: string
  place: DeviceCursor | null
  attempt: StoredAttempt
  timing: Timing
  now: number
}

/** Judges events up to the first that must wait for the clock to resume: all after it were given later. */
const judgeAll = (
  store: AttemptStore,
  { holder, device, place, attempt, timing, now }: Arrival,
  events: ResponseEvent[],
): { kept: StoredEvent[]; saidAt: number } => {
  const { sectionOf } = store.outline
  const { closedAt, closedBy } = attempt
  const circumstances = {
    now,
    inTime: closedAt === null,
    // Closing by time happens only at the end of the drain window.
    handedIn: closedAt !== null && (closedBy !== 'time' || now <= (countedUntil(attempt, now) ?? now)),
    heardAt: () => heardAt(store, holder, device, now),
  }
  const kept: StoredEvent[] = []
  let saidAt = Math.max(place?.saidAt ?? timing.begunAt, timing.begunAt)
  for (const event of events) {
    const given = givenAt(event.at, saidAt, now)
    const section = sectionOf.get(event.questionId) ?? null
    const verdict = judge(timing, timing.begunAt, { ...circumstances, section, given })
    if (verdict === 'paused') return { kept, saidAt }
    kept.push(storedOf(event, given, verdict))
    saidAt = given
  }
  return { kept, saidAt }
}

const storedOf = (event: ResponseEvent, given: number, verdict: Exclude<EventVerdict, 'paused'>): StoredEvent => ({
  ...event,
  ...(given !== event.at && { given }),
  ...(verdict !== 'counts' && { uncounted: verdict }),
})
