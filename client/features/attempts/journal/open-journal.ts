import type { Journal } from './journal-store.ts'

export type { Journal }

let opened: Promise<Journal> | null = null

/** The script is loaded after the first paint; the page opens the journal at once, while there is a network. */
const open = async (): Promise<Journal> => {
  try {
    return await (await import('./idb-journal.ts')).openIdbJournal()
  } catch (error) {
    opened = null
    throw error
  }
}

/** The single journal of this page. Rejects if its script cannot be loaded; the next call tries again. */
export const openJournal = (): Promise<Journal> => (opened ??= open())
