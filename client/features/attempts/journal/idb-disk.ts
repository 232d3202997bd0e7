import { openDB, type DBSchema, type IDBPDatabase, type IDBPTransaction } from 'idb'
import type { Answer, ResponseEvent } from '../../../../domain/attempts/contract.ts'
import type { OpenDisk } from './disk.ts'
import type { JournalExtra, AttemptRecord } from './journal-store.ts'
import { ownerOfLease } from './owner-of-lease.ts'
import type { RowChange, JournalRow } from './rows.ts'

/** Records written before `userId` existed name their student only in the lease. */
type StoredRecord = Omit<AttemptRecord, 'userId'> & { userId?: string }

interface Schema extends DBSchema {
  device: { key: string; value: string }
  sittings: { key: string; value: StoredRecord }
  numbers: { key: string; value: number }
  events: { key: [string, number]; value: ResponseEvent & { attemptId: string } }
  extras: { key: [string, string]; value: JournalExtra & { attemptId: string } }
  drafts: { key: [string, string]; value: { attemptId: string; questionId: string; answer: Answer } }
}
type Database = IDBPDatabase<Schema>
type Writing = IDBPTransaction<Schema, ('sittings' | 'numbers' | 'events' | 'extras' | 'drafts')[], 'readwrite'>

const stores = ['sittings', 'numbers', 'events', 'extras', 'drafts'] as const

/** Records of attempts are stored under the older name `sittings`. */
const storedName = (store: JournalRow['store']) => (store === 'attempts' ? 'sittings' : store)

/** Strict durability: a resolved write survives a power loss. */
const strict = { durability: 'strict' } as const

const ofAttempt = (attemptId: string) => IDBKeyRange.bound([attemptId], [attemptId, []])

const recordOf = (stored: StoredRecord): AttemptRecord => ({
  ...stored,
  userId: stored.userId ?? ownerOfLease(stored.lease) ?? '',
})

const openDatabase = (onClosed: () => void): Promise<Database> =>
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
    // Yields to a newer version of the product in another tab and to a deletion of the database.
    blocking(_current, _blocked, event) {
      ;(event.target as IDBDatabase).close()
      onClosed()
    },
    terminated: onClosed,
  })

const put = (tx: Writing, row: JournalRow): Promise<unknown> => {
  switch (row.store) {
    case 'attempts':
      return tx.objectStore('sittings').put(row.value)
    case 'numbers':
      return tx.objectStore('numbers').put(row.value, row.key)
    case 'events':
      return tx.objectStore('events').put({ ...row.value, attemptId: row.key[0] })
    case 'extras':
      return tx.objectStore('extras').put({ ...row.value, attemptId: row.key[0] })
    case 'drafts':
      return tx.objectStore('drafts').put({ attemptId: row.key[0], questionId: row.key[1], answer: row.value })
  }
}

const apply = async (tx: Writing, change: RowChange): Promise<unknown> => {
  if ('put' in change) return put(tx, change.put)
  const { store, key } = change.remove
  // A range, because the key's type differs between stores.
  return tx.objectStore(storedName(store)).delete(IDBKeyRange.only(key))
}

const checkKey = 'check'
const checkText = 'x'.repeat(8 * 1024)

const readAttempt = async (db: Database, attemptId: string): Promise<JournalRow[]> => {
  const tx = db.transaction(stores)
  const [record, number, events, extras, drafts] = await Promise.all([
    tx.objectStore('sittings').get(attemptId),
    tx.objectStore('numbers').get(attemptId),
    tx.objectStore('events').getAll(ofAttempt(attemptId)),
    tx.objectStore('extras').getAll(ofAttempt(attemptId)),
    tx.objectStore('drafts').getAll(ofAttempt(attemptId)),
  ])
  return [
    ...(record ? [{ store: 'attempts' as const, key: attemptId, value: recordOf(record) }] : []),
    ...(number === undefined ? [] : [{ store: 'numbers' as const, key: attemptId, value: number }]),
    ...events.map(({ attemptId: _attemptId, ...event }): JournalRow => ({
      store: 'events',
      key: [attemptId, event.seq],
      value: event,
    })),
    ...extras.map(({ attemptId: _attemptId, ...extra }): JournalRow => ({
      store: 'extras',
      key: [attemptId, extra.key],
      value: extra,
    })),
    ...drafts.map(({ questionId, answer }): JournalRow => ({
      store: 'drafts',
      key: [attemptId, questionId],
      value: answer,
    })),
  ]
}

/** Writes some kilobytes, reads them back and deletes them. */
const checkStorage = async (db: Database): Promise<void> => {
  const writing = db.transaction('device', 'readwrite', strict)
  await Promise.all([writing.store.put(checkText, checkKey), writing.done])
  const found = await db.get('device', checkKey)
  await db.delete('device', checkKey)
  if (found !== checkText) throw new Error('The stored check text differs.')
}

/** The journal's database in IndexedDB. */
export const openIdbDisk: OpenDisk = async (onClosed) => {
  const db = await openDatabase(onClosed)
  return {
    async device(proposed) {
      // Read first: a write fails when the storage is full.
      const known = await db.get('device', 'device')
      if (known !== undefined) return known
      const tx = db.transaction('device', 'readwrite', strict)
      const device = (await tx.store.get('device')) ?? proposed
      await Promise.all([tx.store.put(device, 'device'), tx.done])
      return device
    },
    read: (attemptId) => readAttempt(db, attemptId),
    async write(changes) {
      const tx = db.transaction([...stores], 'readwrite', strict)
      try {
        await Promise.all([...changes.map((change) => apply(tx, change)), tx.done])
      } catch (error) {
        await abort(tx)
        throw error
      }
    },
    async unsentAttempts() {
      const tx = db.transaction(['sittings', 'events', 'extras'])
      const [records, events, extras] = await Promise.all([
        tx.objectStore('sittings').getAll(),
        tx.objectStore('events').getAllKeys(),
        tx.objectStore('extras').getAllKeys(),
      ])
      const unsent = new Set([...events, ...extras].map(([attemptId]) => attemptId))
      return records.filter(({ attemptId }) => unsent.has(attemptId)).map(recordOf)
    },
    check: () => checkStorage(db),
    close: () => db.close(),
  }
}

/** Aborts the transaction, so that requests before the failed one are not written either. */
const abort = async (tx: Writing): Promise<void> => {
  try {
    tx.abort()
  } catch {
    // Already finished.
  }
  await tx.done.catch(() => undefined)
}
