import type { Answer, Difference, Evidence, IntegrityEntry, Paper, Timing } from '../../../domain/attempts/contract.ts'
import type { Change, Entry } from '../../../domain/attempts/palette.ts'
import type { Uncounted } from '../../../domain/attempts/judging.ts'
import type { Language, View } from '../../../domain/language.ts'
import type { Hold, SyncState } from './journal/sync.ts'

/** How an attempt ended, or why it has not yet: `goes_on` where its clock was moved by more than this page knew of. */
/** `countedUntil` where the attempt stays open until then for what another device may hold. */
export type Finish = { kind: 'submitted'; countedUntil: number | null } | { kind: Hold | 'goes_on' }

export type ControllerState = SyncState & {
  deadlineAt: number
  /** The clock of the attempt; null where nothing but the deadline is known. */
  timing: Timing | null
  /** What this window was seen to do, oldest first: shown to the student. */
  noted: readonly IntegrityEntry[]
  /** Questions whose last answer is kept and does not count, and why. */
  uncounted: ReadonlyMap<string, Uncounted>
  /** Questions whose answer has yet to reach the server. */
  waiting: readonly string[]
  /** Until when what was given in time may reach it. */
  countedUntil: number
  /** What the server last said of the answers; another object each time it was asked. */
  loaded: Loaded | null
  /** This device, as differences and evidence name it. */
  device: string
  /** What the submission waits for, once it was asked for. */
  submission: 'none' | 'sending' | 'waiting'
}

/** The answers as the server and this device make them together, and what of them did not count or differed. */
export type Loaded = {
  entries: Record<string, Entry>
  differences: readonly Difference[]
  evidence: readonly Evidence[]
}

/**
 * What the exam screen needs of an attempt, whether it is a real one (journal, network, lease) or the demo
 * (memory, nothing sent).
 */
export type AttemptController = {
  /** Of this opening: another one of the same attempt has another. */
  id: string
  attemptId: string
  /** With the sections that are taken, and no others. */
  paper: Paper
  language: Language
  /** Where this device and the server left off. */
  kept: {
    entries: Record<string, Entry>
    drafts: Record<string, Answer>
    spentMs: Record<string, number>
    currentId: string
    views: Record<string, View>
  }
  /** Whether answers travel to the server at all. */
  online: boolean
  now(): number
  record(change: Change & { ms: number }): void
  keepDraft(questionId: string, answer: Answer | undefined): void
  remember(place: { currentId: string; views: Record<string, View> }): void
  /** Ends a section before its time; the next one, or its break, begins. */
  leaveSection(sectionId: string): void
  /** Stops the clock and lets it go on; only where the paper is pausable. False where the server was not reached. */
  pause(): Promise<boolean>
  resume(): Promise<boolean>
  note(entry: IntegrityEntry): void
  state(): ControllerState
  subscribe(listener: () => void): () => void
  /** Sends what waits and submits, as long as it takes. Idempotent. */
  finish(): Promise<Finish>
  /** Lets go of the lock, the timers and the listeners. */
  close(): void
}
