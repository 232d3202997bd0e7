import type { DraftBody, SavedDraft } from '../../../domain/content/contract.ts'
import type { Conflict } from '../../../domain/content/merge.ts'
import type { ErrorCode } from '../../../domain/errors.ts'

/** Draft as the server holds it. */
export type StoredDraft = Omit<SavedDraft, 'savedAt'> & {
  body: DraftBody
  updatedAt: number | null
  /** Id of the administrator who saved it. */
  updatedBy: string | null
  updatedByName: string | null
}

type Failure =
  | { kind: 'signed_out' }
  /** No network, or a server that asks to wait. */
  | { kind: 'unreachable' }
  | { kind: 'refused'; code: ErrorCode }

export type SaveReply = ({ kind: 'saved' } & SavedDraft) | { kind: 'conflict' } | Failure
export type LoadReply = { kind: 'loaded'; draft: StoredDraft } | Failure

/** `confirmed`: translations declared to be up to date, such as `title.hi`. */
type DraftToSave = { revision: number; body: DraftBody; confirmed: string[] }

/** Calls of an editor to the server. They never reject. */
export type DraftCalls = {
  /** `isLeaving`: the page is about to close, and the request must outlive it. */
  save(input: DraftToSave, isLeaving: boolean): Promise<SaveReply>
  load(): Promise<LoadReply>
}

/** Copy of unsaved text on this device. Never rejects. */
export type DeviceCopy = {
  /** False when the device refuses to store, as in some private windows. */
  put(entry: { base: DraftBody; body: DraftBody; at: number }): Promise<boolean>
  clear(): Promise<void>
}

export type SavePhase = 'saved' | 'changed' | 'saving' | 'offline' | 'signed_out' | 'refused'

export type SaveState = {
  phase: SavePhase
  revision: number
  /** Instant of the last save, Unix milliseconds; null when nothing was saved yet. */
  savedAt: number | null
  /** Validation errors of the saved draft by path. */
  faults: SavedDraft['faults']
  /** Rest of the last answer of the server, for other parts of the editor. */
  answer: Omit<SavedDraft, 'revision' | 'savedAt' | 'faults'>
  /** Fields that another editor changed as well. */
  conflicts: readonly Conflict[]
  /** Last editor whose changes were merged into this draft. */
  mergedFrom: { by: string | null; name: string | null; at: number | null } | null
  /** Number of stored drafts that were taken over after another save or act. */
  takenOver: number
  /** Reason of a refused save. */
  code: ErrorCode | null
  /** True while unsaved text is on this device. */
  onDevice: boolean
}
