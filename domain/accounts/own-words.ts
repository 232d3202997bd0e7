/** Names of the product. */
const productWords = ['taiyari', 'तैयारी']

/** Shorter parts of a name occur in too many words. */
const shortestWord = 3

const lettersOf = (text: string): string =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}]+/gu, '')

const wordsOf = (text: string): string[] => [text, ...text.split(/[^\p{L}\p{M}]+/u)].map(lettersOf)

/** True when `text` is nothing but the given words, one after another. */
const isMadeOf = (text: string, words: readonly string[]): boolean => {
  const reached = [true]
  for (let at = 0; at < text.length; at += 1) {
    if (!reached[at]) continue
    for (const word of words) if (text.startsWith(word, at)) reached[at + word.length] = true
  }
  return reached[text.length] === true
}

/**
 * True when a password consists of the product's name and the person's own name and e-mail address, with any digits and
 * signs around and between them.
 */
export const isMadeOfOwnWords = (password: string, { name, email }: { name: string; email: string }): boolean => {
  const [local = ''] = email.toLowerCase().split('@')
  const typed = password.toLowerCase()
  if (typed === local || typed === email.toLowerCase()) return true
  const words = [...productWords, ...wordsOf(name), ...wordsOf(local)].filter((word) => word.length >= shortestWord)
  const letters = lettersOf(password)
  return letters !== '' && isMadeOf(letters, words)
}
