const isChapter = (row: unknown): row is Record<string, unknown> =>
  typeof row === 'object' && row !== null && !Array.isArray(row)

const idOf = (row: unknown): string => (isChapter(row) && typeof row['id'] === 'string' ? row['id'] : '')

/** The next `chapter-<number>` after the highest of some ids. */
export const nextChapterId = (taken: Iterable<string>): string => {
  const numbers = Array.from(taken, (id) => Number(/^chapter-(\d{1,6})$/.exec(id)?.[1] ?? 0))
  return `chapter-${Math.max(0, ...numbers) + 1}`
}

/** Chapters in which each has an id of its own: one without, or with that of an earlier one, gets the next number. */
export const withChapterIds = (chapters: readonly unknown[]): unknown[] => {
  const taken = new Set(chapters.map(idOf))
  const seen = new Set<string>()
  return chapters.map((row) => {
    const id = idOf(row)
    const isOwn = id !== '' && !seen.has(id)
    seen.add(id)
    if (isOwn || !isChapter(row)) return row
    const made = nextChapterId(taken)
    taken.add(made)
    return { ...row, id: made }
  })
}
