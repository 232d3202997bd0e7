/** How long a copy of one's data can be fetched, and how soon another may be asked for. Milliseconds. */
export const exportTimes = { keptMs: 48 * 3_600_000, betweenMs: 6 * 3_600_000 } as const

/**
 * Words of which one is typed before an account is deleted, in either language whichever is shown: a keyboard may have
 * one alone. The nasal sign is written in two ways.
 */
const erasureWords = ['delete', 'मिटाएँ', 'मिटाएं']

/** The word that a form asks for. */
export const erasureWord = { en: 'DELETE', hi: 'मिटाएँ' } as const

export const isErasureWord = (text: string): boolean =>
  erasureWords.includes(text.normalize('NFC').trim().toLowerCase())

/**
 * GET /api/account/export: the newest copy of the student's data. Instants are Unix milliseconds; `nextAt` is when
 * another may be asked for, null for at once.
 */
export type DataExport = { nextAt: number | null } & (
  | { state: 'none' | 'failed' }
  | { state: 'making'; taskId: string }
  | { state: 'ready'; madeAt: number; until: number; bytes: number }
)
