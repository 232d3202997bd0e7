/** Lifetime of a data copy, and the minimum time between two. Milliseconds. */
export const exportTimes = { keptMs: 48 * 3_600_000, betweenMs: 6 * 3_600_000 } as const

/**
 * Words accepted as confirmation of a deletion, in either language, because a keyboard may have only one. The nasal
 * sign has two spellings.
 */
const erasureWords = ['delete', 'मिटाएँ', 'मिटाएं']

/** The word that the form names. */
export const erasureWord = { en: 'DELETE', hi: 'मिटाएँ' } as const

export const isErasureWord = (text: string): boolean =>
  erasureWords.includes(text.normalize('NFC').trim().toLowerCase())

/**
 * GET /api/account/export: the newest copy of the student's data. Instants are Unix milliseconds; `nextAt` is when
 * another may be requested, null for at once.
 */
export type DataExport = { nextAt: number | null } & (
  | { state: 'none' | 'failed' }
  | { state: 'making'; taskId: string }
  | { state: 'ready'; madeAt: number; until: number; bytes: number }
)
