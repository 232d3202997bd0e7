/** Number of consecutive words from which a text counts as copied. */
const runLength = 7

const wordsOf = (text: string): string[] =>
  text
    .normalize('NFC')
    .toLowerCase()
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter((word) => word !== '')

/** First run of words that a text shares with a source; null where there is none. */
export const copiedWords = (text: string, source: string): string | null => {
  const taken = wordsOf(source)
  const runs = new Set<string>()
  for (let at = 0; at + runLength <= taken.length; at += 1) runs.add(taken.slice(at, at + runLength).join(' '))
  const words = wordsOf(text)
  for (let at = 0; at + runLength <= words.length; at += 1) {
    const run = words.slice(at, at + runLength).join(' ')
    if (runs.has(run)) return run
  }
  return null
}
