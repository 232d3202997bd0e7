import { openIdbStore } from './idb-store.ts'
import type { JournalStore } from './journal-store.ts'
import { memoryStore } from './memory-store.ts'

export type Journal = { store: JournalStore; durable: boolean }

let opened: Promise<Journal> | null = null

/** The one journal of this page: on disk, or in memory (and saying so) where the browser refuses storage. */
export const openJournal = (): Promise<Journal> => {
  opened ??= openIdbStore().then(
    (store) => ({ store, durable: true }),
    () => ({ store: memoryStore(), durable: false }),
  )
  return opened
}
