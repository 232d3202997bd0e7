import { createJournal } from './create-journal.ts'
import { openIdbDisk } from './idb-disk.ts'
import type { Journal } from './journal-store.ts'
import { unsentFlags } from './unsent-flags.ts'

/** The journal over IndexedDB, or in memory only if the browser refuses storage. */
export const openIdbJournal = async (): Promise<Journal> => {
  const journal = createJournal(openIdbDisk, unsentFlags)
  // A first access finds out at once whether storage is refused.
  await journal.store.device()
  return journal
}
