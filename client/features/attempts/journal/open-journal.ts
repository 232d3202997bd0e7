import { createJournal } from './create-journal.ts'
import type { OpenDisk } from './disk.ts'
import type { Journal } from './journal-store.ts'
import { unsentFlags } from './unsent-flags.ts'

export type { Journal }

let opened: Promise<Journal> | null = null

/** Its script follows the page, which opens the journal at once: later there may be no network. */
const openDisk: OpenDisk = async (onClosed) => (await import('./idb-disk.ts')).openIdbDisk(onClosed)

const open = async (): Promise<Journal> => {
  const journal = createJournal(openDisk, unsentFlags)
  // Where the browser refuses storage, the journal knows so from here on.
  await journal.store.device()
  return journal
}

/** The one journal of this page. */
export const openJournal = (): Promise<Journal> => (opened ??= open())
