import { refuseBatch } from '../../../domain/attempts/answers.ts'
import type { IntegrityEntry, ResponseEvent, SectionLeave, SyncAck, Timing } from '../../../domain/attempts/contract.ts'
import { mostNotes } from '../../../domain/attempts/integrity.ts'
import { givenAt, judge } from '../../../domain/attempts/judging.ts'
import { acceptsArrival } from '../../../domain/attempts/timing.ts'
import { log } from '../../platform/log.ts'
import { withLeaves } from './leaving.ts'
import type { Conflict, Holder, Refusal, Sitting } from './sitting.ts'
import type { Place, SittingStore, StoredEvent } from './store.ts'
import { hasBegun, timingOf } from './timing.ts'
import { viewOf } from './view.ts'
import { refuseHolder } from './writers.ts'

export type Batch = {
  device: string
  batch: ResponseEvent[]
  leaves?: SectionLeave[] | undefined
  integrity?: IntegrityEntry[] | undefined
}

/** Events of one sitting: a hundred changes of each question of a long paper. */
const mostEvents = 20_000

/**
 * Stores a batch: all or nothing, but for events that came too late for the paper, which are never acknowledged. Those
 * of a section that is over are kept, do not count, and are told. Read, check, write without an await between: one
 * transaction, and the reply waits until it is durable.
 */
export const save = (
  store: SittingStore,
  holder: Holder,
  { device, batch, leaves = [], integrity = [] }: Batch,
  now: number,
): Omit<SyncAck, 'serverNow'> | Refusal => {
  const refusal = refuseHolder(store, holder, now) ?? refuseOtherDevice(store, holder, device, now)
  if (refusal) return refusal
  const conflict = (refused: Conflict): Refusal => ({ refused, view: viewOf(store, now) })
  if (!hasBegun(store.require(), now)) return conflict('not_begun')
  const fields = refuseContent(store, batch, leaves)
  if (fields) return { refused: 'invalid', fields }

  const place = store.placeOf(device)
  const told = storedAlready(store, device, place, batch)
  if (!told) return conflict('seq_conflict')
  const unseen = batch.filter(({ seq }) => !told.has(seq))
  const before = store.require()
  const sitting = withLeaves(before, leaves, now)
  const timing = timingOf(sitting, now)
  if (!timing) return conflict('not_begun')
  const said = Math.max(place?.saidAt ?? timing.begunAt, timing.begunAt)
  const { kept, saidAt, left } = judgeAll(store, timing, unseen, said, now)
  const isOver = sitting.closedAt !== null || !acceptsArrival(arrivalOf(store, sitting, timing.deadlineAt, now), now)
  const saysMore = leaves.length > 0 || integrity.length > 0
  if ((unseen.length > 0 || saysMore) && isOver) return conflict('closed')
  if (unseen.length > 0 && kept.length === 0) return conflict(left === 'paused' ? 'paused' : 'closed')

  const last = store.lastSave
  const total = (last?.total ?? 0) + kept.length
  if (total > mostEvents) return conflict('full')
  const ackSeq = Math.max(place?.ackSeq ?? 0, kept.at(-1)?.seq ?? 0)
  const revision = (last?.revision ?? 0) + (kept.length > 0 ? 1 : 0)
  // Whoever says anything has come, also where the clock began by itself.
  if (sitting !== before || (!before.came && kept.length === 0)) store.update({ ...sitting, came: true })
  if (integrity.length > 0) store.note(integrity, mostNotes)
  if (kept.length > 0)
    store.keep({ revision, device, epoch: holder.epoch, ackSeq, saidAt, total, receivedAt: now, events: kept })
  // Also those of an earlier save, whose acknowledgement may be lost.
  const uncounted = [...told.values(), ...kept].flatMap(({ seq, uncounted: reason }) =>
    reason ? [{ seq, reason }] : [],
  )
  return {
    ackSeq,
    revision,
    deadlineAt: timing.deadlineAt,
    ...(uncounted.length > 0 && { uncounted }),
    ...(leaves.length > 0 && { timing }),
  }
}

/** Two devices may have been given the lease of one epoch, before either wrote: the first to write holds it. */
const refuseOtherDevice = (store: SittingStore, { epoch }: Holder, device: string, now: number): Refusal | null => {
  const last = store.lastSave
  return last && last.epoch === epoch && last.device !== device ? { refused: 'stale', view: viewOf(store, now) } : null
}

/** What is wrong with a batch whatever the time, by field, or null. */
const refuseContent = (
  store: SittingStore,
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

/** The events that are stored already, by number; null where one has the number of another. */
const storedAlready = (
  store: SittingStore,
  device: string,
  place: Place | null,
  batch: ResponseEvent[],
): Map<number, StoredEvent> | null => {
  const [first] = batch
  if (!first || !place || first.seq > place.ackSeq) return new Map()
  const stored = store.eventsOf(device, first.seq)
  const other = batch.find((event) => differs(stored.get(event.seq), event))
  if (other) {
    log('warn', 'attempts.seq_conflict', { attemptId: store.require().attemptId, seq: other.seq })
    return null
  }
  const numbers = new Set(batch.map(({ seq }) => seq))
  return new Map([...stored].filter(([seq]) => numbers.has(seq)))
}

const differs = (stored: StoredEvent | undefined, event: ResponseEvent): boolean =>
  stored !== undefined &&
  (stored.questionId !== event.questionId ||
    JSON.stringify(stored.answer) !== JSON.stringify(event.answer) ||
    stored.status !== event.status ||
    stored.at !== event.at ||
    stored.ms !== event.ms)

type Judged = { kept: StoredEvent[]; saidAt: number; left: 'over' | 'paused' | null }

/** The events up to the first that the clock does not take: those after it were given later still. */
const judgeAll = (store: SittingStore, timing: Timing, events: ResponseEvent[], said: number, now: number): Judged => {
  const { sectionOf } = store.outline
  const kept: StoredEvent[] = []
  let saidAt = said
  for (const event of events) {
    const given = givenAt(event.at, saidAt, now)
    const verdict = judge(timing, timing.begunAt, sectionOf.get(event.questionId) ?? null, given, now)
    if (verdict === 'over' || verdict === 'paused') return { kept, saidAt, left: verdict }
    kept.push(verdict === 'counts' ? event : { ...event, uncounted: verdict })
    saidAt = given
  }
  return { kept, saidAt, left: null }
}

/** What decides whether a batch may still arrive. Before the deadline nothing has to be searched for it. */
const arrivalOf = (store: SittingStore, { closedAt }: Sitting, deadlineAt: number, now: number) => ({
  deadlineAt,
  closedAt,
  lastAckAt: now < deadlineAt ? now : store.lastReceivedBefore(deadlineAt),
})
