import type { Answer, ResponseEvent } from '../../../../domain/attempts/contract.ts'
import { unacknowledged } from '../../../../domain/attempts/journal-merge.ts'
import { randomId, type Extra, type JournalStore, type SittingRecord } from './journal-store.ts'

/** The same journal for as long as the page is open: where the browser refuses storage, and in tests. */
export const memoryStore = (): JournalStore => {
  const device = randomId()
  const records = new Map<string, SittingRecord>()
  const journal = new Map<string, ResponseEvent[]>()
  const numbers = new Map<string, number>()
  const extras = new Map<string, Extra[]>()
  const drafts = new Map<string, Record<string, Answer>>()

  return {
    device: async () => device,
    load: async (attemptId) => ({
      record: records.get(attemptId) ?? null,
      events: [...(journal.get(attemptId) ?? [])],
      extras: [...(extras.get(attemptId) ?? [])],
      drafts: { ...drafts.get(attemptId) },
      lastSeq: numbers.get(attemptId) ?? 0,
    }),
    saveRecord: async (record) => void records.set(record.attemptId, record),
    saveDraft: async (attemptId, questionId, answer) => {
      const { [questionId]: _before, ...others } = drafts.get(attemptId) ?? {}
      drafts.set(attemptId, answer === undefined ? others : { ...others, [questionId]: answer })
    },
    events: (attemptId) => ({
      append: async (event) => {
        journal.set(attemptId, [...(journal.get(attemptId) ?? []), event])
        numbers.set(attemptId, event.seq)
      },
      acknowledge: async (ackSeq, aside) =>
        void journal.set(attemptId, unacknowledged(journal.get(attemptId) ?? [], ackSeq, aside)),
      appendExtra: async (extra) => void extras.set(attemptId, [...(extras.get(attemptId) ?? []), extra]),
      forgetExtras: async (keys) =>
        void extras.set(
          attemptId,
          (extras.get(attemptId) ?? []).filter(({ key }) => !keys.includes(key)),
        ),
      replace: async (events) => {
        journal.set(attemptId, events)
        numbers.set(attemptId, Math.max(0, ...events.map(({ seq }) => seq)))
      },
    }),
    forget: async (attemptId) => {
      records.delete(attemptId)
      drafts.delete(attemptId)
    },
  }
}
