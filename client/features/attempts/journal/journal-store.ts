import type { Answer, IntegrityEntry, ResponseEvent, SectionLeave } from '../../../../domain/attempts/contract.ts'
import type { Language, View } from '../../../../domain/language.ts'

/** What this device knows of a sitting, beside its events. */
export type SittingRecord = {
  attemptId: string
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

type KeptSitting = {
  record: SittingRecord | null
  events: ResponseEvent[]
  extras: Extra[]
  drafts: Record<string, Answer>
  /** The highest number this device has given to an event of the sitting. */
  lastSeq: number
}

/** The part of the store that the sync module needs. Every write is durable when its promise resolves. */
export type EventStore = {
  append(event: ResponseEvent): Promise<void>
  /** Forgets what the server has: every event up to `ackSeq` but those put aside. */
  acknowledge(ackSeq: number, aside: ReadonlySet<number>): Promise<void>
  /** Puts the same events in place of the waiting ones, in one transaction. */
  replace(events: ResponseEvent[]): Promise<void>
  appendExtra(extra: Extra): Promise<void>
  forgetExtras(keys: readonly string[]): Promise<void>
}

export type JournalStore = {
  device(): Promise<string>
  load(attemptId: string): Promise<KeptSitting>
  saveRecord(record: SittingRecord): Promise<void>
  saveDraft(attemptId: string, questionId: string, answer: Answer | undefined): Promise<void>
  events(attemptId: string): EventStore
  /** Removes a sitting that has ended and has nothing left to send. */
  forget(attemptId: string): Promise<void>
}

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'

/** 132 random bits in the form that the contract asks of devices and submissions. */
export const randomId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(22)), (byte) => alphabet[byte & 63]).join('')
