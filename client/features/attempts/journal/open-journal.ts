import type { Journal } from './journal-store.ts'

export type { Journal }

let opened: Promise<Journal> | null = null

/** Its script follows the page, which opens the journal at once: later there may be no network. */
const open = async (): Promise<Journal> => {
  try {
    return await (await import('./idb-journal.ts')).openIdbJournal()
  } catch (error) {
    opened = null
    throw error
  }
}

/** The one journal of this page. Rejects where its script cannot be had, and tries again when it is asked again. */
export const openJournal = (): Promise<Journal> => (opened ??= open())
