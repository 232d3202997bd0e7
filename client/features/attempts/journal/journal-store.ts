import type { Answer, IntegrityEntry, ResponseEvent, SectionLeave } from '../../../../domain/attempts/contract.ts'
import type { Language, View } from '../../../../domain/language.ts'

/** An attempt as this device keeps it, beside its events. */
export type AttemptRecord = {
  attemptId: string
  /** The owner: on a shared device students see only their own attempts. */
  userId: string
  testId: string
  lease: string
  /** Default language of the questions. */
  language: Language
  submissionId: string
  currentId: string | null
  views: Record<string, View>
  /** True for a session of practice; `attemptId` is then its id. */
  isPractice?: true
}

/** Sent along with the answers: sections left early and integrity notes. */
export type JournalExtra = { key: string } & ({ leave: SectionLeave } | { note: IntegrityEntry })

export type JournaledAttempt = {
  record: AttemptRecord | null
  events: ResponseEvent[]
  extras: JournalExtra[]
  drafts: Record<string, Answer>
  /** The highest sequence number this device has used in the attempt. */
  lastSeq: number
}

/**
 * The part of the store that the sync module needs. A resolved promise means written to disk; a rejected one means kept
 * in memory while the page is open.
 */
export type EventStore = {
  append(event: ResponseEvent): Promise<void>
  /** Removes acknowledged events: all up to `ackSeq` except the refused ones in `aside`. */
  acknowledge(ackSeq: number, aside: ReadonlySet<number>): Promise<void>
  /** Replaces all unsent events in one transaction. */
  replace(events: ResponseEvent[]): Promise<void>
  appendExtra(extra: JournalExtra): Promise<void>
  forgetExtras(keys: readonly string[]): Promise<void>
}

/** Never rejects: failed reads and writes stay in memory, and `Journal.durable` is false. */
export type JournalStore = {
  device(): Promise<string>
  /** The stored attempt; empty if it belongs to another student. */
  load(attemptId: string, userId: string): Promise<JournaledAttempt>
  saveRecord(record: AttemptRecord): Promise<void>
  saveDraft(attemptId: string, questionId: string, answer: Answer | undefined): Promise<void>
  events(attemptId: string): EventStore
  /** Removes the record and drafts of an ended attempt without unsent events. */
  forget(attemptId: string): Promise<void>
}

export type Journal = {
  store: JournalStore
  /** True when everything in the journal is on disk. */
  durable(): boolean
  /** Subscribes to changes of `durable`. Returns the unsubscribe function. */
  subscribe(listener: () => void): () => void
  /** Tests the storage by writing, reading back and deleting some kilobytes. */
  check(): Promise<boolean>
  /** The student's attempts with unsent events or extras. */
  unsentAttempts(userId: string): Promise<AttemptRecord[]>
}

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'

/** 132 random bits in the alphabet that the contract asks of device and submission ids. */
export const randomId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(22)), (byte) => alphabet[byte & 63]).join('')

/** The record of an attempt that this device opens for the first time. */
export const newRecord = (
  parts: Pick<AttemptRecord, 'attemptId' | 'userId' | 'testId' | 'lease' | 'language'>,
): AttemptRecord => ({ ...parts, submissionId: randomId(), currentId: null, views: {} })
