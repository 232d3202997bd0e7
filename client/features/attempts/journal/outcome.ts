import type { Merged, SyncAck } from '../../../../domain/attempts/contract.ts'

const holds = ['signed_out', 'lease_ended', 'stale', 'closed'] as const

/** Reason why sending is on hold: no session, a lease of an earlier session, another writer, or the end of the attempt. */
export type Hold = (typeof holds)[number]

export const isHold = (kind: string): kind is Hold => holds.includes(kind as Hold)

/** Result of sending a batch. Everything but `acked` keeps the events in the journal. */
export type SendOutcome =
  | { kind: 'acked'; ack: SyncAck }
  | { kind: 'unreachable' }
  | { kind: 'busy'; retryAfterMs: number | null }
  | { kind: 'conflict' }
  /** The clock is stopped; the batch is accepted once it runs again. */
  | { kind: 'paused' }
  | { kind: 'refused' }
  /** `merged` is what was stored nevertheless. */
  | { kind: Hold; merged?: Merged | undefined }
