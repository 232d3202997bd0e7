import type { Answer, IntegrityEntry, ResponseEvent, SectionLeave } from '../../../../domain/attempts/contract.ts'
import type { Language, View } from '../../../../domain/language.ts'

/** What this device knows of an attempt, beside its events. */
export type AttemptRecord = {
  attemptId: string
  /** Whose it is: on a device that several students use, each sees their own. */
  userId: string
  testId: string
  lease: string
  /** The default language of the questions, chosen on the second page of the instructions. */
  language: Language
  submissionId: string
  currentId: string | null
  views: Record<string, View>
}

/** What travels with the answers without being one: sections left early, and what was seen of the window. */
export type Extra = { key: string } & ({ leave: SectionLeave } | { note: IntegrityEntry })

export type JournaledAttempt = {
  record: AttemptRecord | null
  events: ResponseEvent[]
  extras: Extra[]
  drafts: Record<string, Answer>
  /** The highest number this device has given to an event of the attempt. */
  lastSeq: number
}

/**
 * The part of the store that the sync module needs. What was given is on disk when its promise resolves; where that
 * rejects, it is kept for as long as the page is open.
 */
export type EventStore = {
  append(event: ResponseEvent): Promise<void>
  /** Forgets what the server has: every event up to `ackSeq` but those put aside. */
  acknowledge(ackSeq: number, aside: ReadonlySet<number>): Promise<void>
  /** Puts the same events in place of the waiting ones, in one transaction. */
  replace(events: ResponseEvent[]): Promise<void>
  appendExtra(extra: Extra): Promise<void>
  forgetExtras(keys: readonly string[]): Promise<void>
}

/** Never rejects: what cannot be written or read stays in memory, and `Journal.durable` tells. */
export type JournalStore = {
  device(): Promise<string>
  /** What is kept of an attempt: nothing where it is another student's. */
  load(attemptId: string, userId: string): Promise<JournaledAttempt>
  saveRecord(record: AttemptRecord): Promise<void>
  saveDraft(attemptId: string, questionId: string, answer: Answer | undefined): Promise<void>
  events(attemptId: string): EventStore
  /** Removes an attempt that has ended and has nothing left to send. */
  forget(attemptId: string): Promise<void>
}

export type Journal = {
  store: JournalStore
  /** Whether everything that the journal holds is on disk. */
  durable(): boolean
  /** Hears of every change of `durable`. Returns how to stop. */
  subscribe(listener: () => void): () => void
  /** Whether the device keeps what it is given: some kB are written, read back and deleted. */
  check(): Promise<boolean>
  /** The attempts of a student that have something to send. */
  waiting(userId: string): Promise<AttemptRecord[]>
}

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'

/** 132 random bits in the form that the contract asks of devices and submissions. */
export const randomId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(22)), (byte) => alphabet[byte & 63]).join('')
