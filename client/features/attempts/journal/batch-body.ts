import type { ResponseEvent, SyncBatch } from '../../../../domain/attempts/contract.ts'
import type { JournalExtra } from './journal-store.ts'

/** The body of a save: events, early section leaves and integrity notes. */
export const bodyOf = (
  batch: ResponseEvent[],
  extras: JournalExtra[],
): Pick<SyncBatch, 'batch' | 'leaves' | 'integrity'> => {
  const leaves = extras.flatMap((extra) => ('leave' in extra ? [extra.leave] : []))
  const integrity = extras.flatMap((extra) => ('note' in extra ? [extra.note] : []))
  return { batch, ...(leaves.length > 0 && { leaves }), ...(integrity.length > 0 && { integrity }) }
}
