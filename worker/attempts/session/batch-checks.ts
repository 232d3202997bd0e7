import { batchErrors } from '../../../domain/attempts/answers.ts'
import type { ResponseEvent, SectionLeave } from '../../../domain/attempts/contract.ts'
import { log } from '../../platform/log.ts'
import type { AttemptStore } from './attempt.store.ts'
import type { DeviceCursor, StoredEvent } from './saves.store.ts'

/** The content errors of a batch by field, or null. */
export const contentErrors = (
  store: AttemptStore,
  batch: ResponseEvent[],
  leaves: SectionLeave[],
): Record<string, string> | null => {
  const { outline } = store
  const { taken, clock } = store.require()
  const fields = batchErrors(batch, outline.questions) ?? {}
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
export const findStored = (
  store: AttemptStore,
  device: string,
  journalEnd: DeviceCursor | null,
  batch: ResponseEvent[],
): Map<number, StoredEvent> | null => {
  const [first] = batch
  if (!first || !journalEnd || first.seq > journalEnd.ackSeq) return new Map()
  const stored = store.saves.eventsOf(device, first.seq)
  const conflicting = batch.find((event) => differs(stored.get(event.seq), event) || isMisnumbered(stored, event))
  if (conflicting) {
    log('warn', 'attempts.seq_conflict', { attemptId: store.require().attemptId, seq: conflicting.seq })
    return null
  }
  const numbers = new Set(batch.map(({ seq }) => seq))
  return new Map([...stored].filter(([seq]) => numbers.has(seq)))
}

const isMisnumbered = (stored: ReadonlyMap<number, StoredEvent>, { seq, at }: ResponseEvent): boolean =>
  !stored.has(seq) && [...stored.values()].some((known) => known.seq > seq && known.at < at)

/**
 * Compares what a device never sends differently under one number. Certainty is left out: an event carries that of an
 * earlier one only until the earlier one is acknowledged.
 */
const differs = (stored: StoredEvent | undefined, event: ResponseEvent): boolean =>
  stored !== undefined &&
  (stored.questionId !== event.questionId ||
    JSON.stringify(stored.answer) !== JSON.stringify(event.answer) ||
    stored.status !== event.status ||
    stored.at !== event.at ||
    stored.ms !== event.ms ||
    stored.act !== event.act)
