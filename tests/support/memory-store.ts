import { createJournal } from '../../client/features/attempts/journal/create-journal.ts'
import type { Disk } from '../../client/features/attempts/journal/disk.ts'
import type { Journal, JournalStore } from '../../client/features/attempts/journal/journal-store.ts'
import { isUnsent, noRows, recordIn, withChanges, type Rows } from '../../client/features/attempts/journal/rows.ts'

/** In-memory disk for tests and proofs. `full`: writes fail. */
export const memoryDisk = () => {
  let device: string | null = null
  const attempts = new Map<string, Rows>()
  const disk = {
    full: false as boolean,
    device: async (proposed: string) => (device ??= proposed),
    read: async (attemptId: string) => [...(attempts.get(attemptId) ?? noRows).values()],
    async write(changes) {
      if (disk.full && changes.some((change) => 'put' in change)) throw new DOMException('Full.', 'QuotaExceededError')
      for (const change of changes) {
        const { key } = 'put' in change ? change.put : change.remove
        const attemptId = typeof key === 'string' ? key : key[0]
        attempts.set(attemptId, withChanges(attempts.get(attemptId) ?? noRows, [change]))
      }
    },
    unsentAttempts: async () =>
      [...attempts.values()].flatMap((rows) => ([...rows.values()].some(isUnsent) ? (recordIn(rows) ?? []) : [])),
    async check() {
      if (disk.full) throw new DOMException('Full.', 'QuotaExceededError')
    },
    close: () => undefined,
    /** Deletes everything, like a user who clears the browser's data. */
    clear() {
      device = null
      attempts.clear()
    },
  } satisfies Disk & { full: boolean; clear: () => void }
  return disk
}

export const memoryJournal = (): Journal => createJournal(async () => memoryDisk())
export const memoryStore = (): JournalStore => memoryJournal().store
