import { openDB, type DBSchema, type IDBPDatabase } from 'idb'
import type { Answer, ResponseEvent } from '../../../../domain/attempts/contract.ts'
import { unacknowledged } from '../../../../domain/attempts/journal-merge.ts'
import { randomId, type Extra, type JournalStore, type SittingRecord } from './journal-store.ts'

interface Schema extends DBSchema {
  device: { key: 'device'; value: string }
  sittings: { key: string; value: SittingRecord }
  /** The last number given, which outlives the events it was given to. */
  numbers: { key: string; value: number }
  events: { key: [string, number]; value: ResponseEvent & { attemptId: string } }
  extras: { key: [string, string]; value: Extra & { attemptId: string } }
  drafts: { key: [string, string]; value: { attemptId: string; questionId: string; answer: Answer } }
}

/** On disk before a promise resolves: a dead battery a moment later loses nothing. */
const strict = { durability: 'strict' } as const

const ofAttempt = (attemptId: string) => IDBKeyRange.bound([attemptId], [attemptId, []])

const open = (): Promise<IDBPDatabase<Schema>> =>
  openDB<Schema>('taiyari-attempts', 2, {
    upgrade(db, oldVersion) {
      db.createObjectStore('extras', { keyPath: ['attemptId', 'key'] })
      if (oldVersion > 0) return
      db.createObjectStore('device')
      db.createObjectStore('sittings', { keyPath: 'attemptId' })
      db.createObjectStore('numbers')
      db.createObjectStore('events', { keyPath: ['attemptId', 'seq'] })
      db.createObjectStore('drafts', { keyPath: ['attemptId', 'questionId'] })
    },
    // A newer version of the product in another tab may go ahead; the journal is on disk already.
    blocking: (_current, _blocked, event) => (event.target as IDBDatabase).close(),
  })

/** The journal on the device. Rejects where the browser has no storage to give. */
export const openIdbStore = async (): Promise<JournalStore> => {
  const db = await open()

  const events = (attemptId: string) => ({
    async append(event: ResponseEvent) {
      const tx = db.transaction(['events', 'numbers'], 'readwrite', strict)
      void tx.objectStore('events').put({ ...event, attemptId })
      void tx.objectStore('numbers').put(event.seq, attemptId)
      await tx.done
    },
    async acknowledge(ackSeq: number, aside: ReadonlySet<number>) {
      const tx = db.transaction('events', 'readwrite', strict)
      const kept = new Set(
        unacknowledged(await tx.store.getAll(ofAttempt(attemptId)), ackSeq, aside).map(({ seq }) => seq),
      )
      for (const key of await tx.store.getAllKeys(ofAttempt(attemptId)))
        if (!kept.has(key[1])) void tx.store.delete(key)
      await tx.done
    },
    async appendExtra(extra: Extra) {
      const tx = db.transaction('extras', 'readwrite', strict)
      await Promise.all([tx.store.put({ ...extra, attemptId }), tx.done])
    },
    async forgetExtras(keys: readonly string[]) {
      const tx = db.transaction('extras', 'readwrite', strict)
      for (const key of keys) void tx.store.delete([attemptId, key])
      await tx.done
    },
    async replace(replacement: ResponseEvent[]) {
      const tx = db.transaction(['events', 'numbers'], 'readwrite', strict)
      void tx.objectStore('events').delete(ofAttempt(attemptId))
      for (const event of replacement) void tx.objectStore('events').put({ ...event, attemptId })
      void tx.objectStore('numbers').put(Math.max(0, ...replacement.map(({ seq }) => seq)), attemptId)
      await tx.done
    },
  })

  return {
    async device() {
      const tx = db.transaction('device', 'readwrite', strict)
      const device = (await tx.store.get('device')) ?? randomId()
      await tx.store.put(device, 'device')
      await tx.done
      return device
    },
    async load(attemptId) {
      const tx = db.transaction(['sittings', 'events', 'extras', 'numbers', 'drafts'])
      const [record, kept, extras, number, drafts] = await Promise.all([
        tx.objectStore('sittings').get(attemptId),
        tx.objectStore('events').getAll(ofAttempt(attemptId)),
        tx.objectStore('extras').getAll(ofAttempt(attemptId)),
        tx.objectStore('numbers').get(attemptId),
        tx.objectStore('drafts').getAll(ofAttempt(attemptId)),
      ])
      return {
        record: record ?? null,
        events: kept.map(({ attemptId: _attemptId, ...event }) => event),
        extras: extras.map(({ attemptId: _attemptId, ...extra }) => extra),
        drafts: Object.fromEntries(drafts.map(({ questionId, answer }) => [questionId, answer])),
        lastSeq: number ?? 0,
      }
    },
    async saveRecord(record) {
      const tx = db.transaction('sittings', 'readwrite', strict)
      await Promise.all([tx.store.put(record), tx.done])
    },
    async saveDraft(attemptId, questionId, answer) {
      const tx = db.transaction('drafts', 'readwrite', strict)
      void (answer === undefined
        ? tx.store.delete([attemptId, questionId])
        : tx.store.put({ attemptId, questionId, answer }))
      await tx.done
    },
    events,
    async forget(attemptId) {
      const tx = db.transaction(['sittings', 'drafts'], 'readwrite', strict)
      void tx.objectStore('sittings').delete(attemptId)
      void tx.objectStore('drafts').delete(ofAttempt(attemptId))
      await tx.done
    },
  }
}
