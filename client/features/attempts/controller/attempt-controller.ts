import type { HallBanner } from '../../../../domain/attempts/hall.ts'
import type {
  Answer,
  Difference,
  Evidence,
  IntegrityEntry,
  Paper,
  Timing,
} from '../../../../domain/attempts/contract.ts'
import type { PaletteChange } from '../../../../domain/attempts/palette-journal.ts'
import type { Entry } from '../../../../domain/attempts/palette.ts'
import type { Uncounted } from '../../../../domain/attempts/judging.ts'
import type { Language, View } from '../../../../domain/language.ts'
import type { Certainty } from '../../../../domain/revision/certainty.ts'
import type { Hold } from '../journal/outcome.ts'
import type { SyncState } from '../journal/sync-status.ts'

/**
 * Outcome of handing in. `countedUntil` is set while the attempt stays open for another device's answers; `continues`
 * means that the deadline was moved and the test continues.
 */
export type Finish = { kind: 'submitted'; countedUntil: number | null } | { kind: Hold | 'continues' }

export type ControllerState = SyncState & {
  deadlineAt: number
  /** Schedule of the attempt; null when only the deadline is known. */
  timing: Timing | null
  /** Integrity notes of this window, oldest first, shown to the student. */
  notes: readonly IntegrityEntry[]
  /** Questions whose last answer does not count, with the reason. */
  uncounted: ReadonlyMap<string, Uncounted>
  /** Questions whose answer is not on the server yet. */
  unsent: readonly string[]
  /** End of the drain window, Unix milliseconds. */
  countedUntil: number
  /** The answers as loaded last; a new object after each load. */
  loaded: Loaded | null
  /** Id of this device, as in differences and evidence. */
  device: string
  /** Progress of the submission. */
  submission: 'none' | 'sending' | 'waiting'
  /** The announcement of the office to everyone in the test. */
  banner?: HallBanner | null
}

/** Answers of server and device merged, with differences between devices and answers that do not count. */
export type Loaded = {
  entries: Record<string, Entry>
  differences: readonly Difference[]
  evidence: readonly Evidence[]
}

/** The exam screen's interface to an attempt, either real (journal, network, lease) or in memory only. */
export type AttemptController = {
  /** Id of this opening; another opening of the same attempt has another id. */
  id: string
  attemptId: string
  /** Holds only the sections taken. */
  paper: Paper
  language: Language
  /** State restored from this device and the server. */
  restored: {
    entries: Record<string, Entry>
    drafts: Record<string, Answer>
    spentMs: Record<string, number>
    currentId: string
    views: Record<string, View>
    /** Certainty that the student had said, by question; absent where none can be. */
    certainties?: Record<string, Certainty>
  }
  /** False in the demo and in previews, whose answers stay in the page. */
  online: boolean
  /** True for practice, where nothing is noted and no question is reported. */
  isPractice?: true
  /** Page to return to after a sign-in, where it is not that of the test. */
  path?: string
  now(): number
  record(change: PaletteChange & { ms: number; certainty?: Certainty }): void
  keepDraft(questionId: string, answer: Answer | undefined): void
  remember(place: { currentId: string; views: Record<string, View> }): void
  /** Ends a section early; the next one or its break begins. */
  leaveSection(sectionId: string): void
  /** Stops or resumes the clock of a pausable paper. False when the server was not reached. */
  pause(): Promise<boolean>
  resume(): Promise<boolean>
  note(entry: IntegrityEntry): void
  state(): ControllerState
  subscribe(listener: () => void): () => void
  /** Sends unsent answers and submits, with retries. Idempotent. */
  finish(): Promise<Finish>
  /** Releases lock, timers and listeners. */
  close(): void
}
