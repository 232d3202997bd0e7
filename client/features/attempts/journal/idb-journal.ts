import { createJournal } from './create-journal.ts'
import { openIdbDisk } from './idb-disk.ts'
import type { Journal } from './journal-store.ts'
import { unsentFlags } from './unsent-flags.ts'

/** The journal over this browser's database, or in memory alone where the browser refuses that. */
export const openIdbJournal = async (): Promise<Journal> => {
  const journal = createJournal(openIdbDisk, unsentFlags)
  // Where storage is refused, the journal knows so from here on.
  await journal.store.device()
  return journal
}
