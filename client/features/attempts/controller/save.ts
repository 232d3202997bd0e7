import type { Merged, ResponseEvent, SyncAck } from '../../../../domain/attempts/contract.ts'
import type { JournalExtra } from '../journal/journal-store.ts'
import type { SendOutcome } from '../journal/outcome.ts'
import type { AttemptBase } from './attempt-core.ts'

type Save = (batch: ResponseEvent[], extras: JournalExtra[], leaving: boolean) => Promise<SendOutcome>

type Base = Pick<AttemptBase, 'clock' | 'outages' | 'answers' | 'uncounted' | 'applyTiming' | 'changed'>

/** Saves a batch and applies what the reply says of clock, connection, other devices and answers that do not count. */
export const createSave = (
  { clock, outages, answers, uncounted, applyTiming, changed }: Base,
  refresh: () => Promise<boolean>,
  save: Save,
): Save => {
  /** True when another device has saved in between. */
  const recordStored = (batch: ResponseEvent[], stored: Merged): boolean => {
    if (uncounted.apply(batch, stored)) changed()
    return answers.advance(stored.revision)
  }
  /** A deadline that differs from the known one means extra time or a pause. */
  const applyAck = (batch: ResponseEvent[], ack: SyncAck) => {
    const isMissing = recordStored(batch, ack)
    const { deadlineAt, timing } = ack
    if (timing) applyTiming({ deadlineAt, timing })
    if (isMissing || (!timing && deadlineAt !== Math.round(clock.reading().deadlineAt))) void refresh()
  }
  return async (batch, extras, leaving) => {
    const sentAt = clock.now()
    const outcome = await save(batch, extras, leaving)
    if (outcome.kind === 'unreachable') outages.lost(sentAt)
    else outages.back()
    if (outcome.kind === 'acked') applyAck(batch, outcome.ack)
    else if ('merged' in outcome && outcome.merged) {
      // Another device writes: load the answers that count now.
      recordStored(batch, outcome.merged)
      void refresh()
    }
    // A pause that no push announced: load the stopped clock, which covers the screen.
    if (outcome.kind === 'paused' && !clock.isPaused()) void refresh()
    return outcome
  }
}
