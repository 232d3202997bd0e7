import { hashOf } from '../../platform/hash.ts'

/** A common password with few characters around it is guessed as soon: `password@123`. */
const around = /^[^\p{L}\p{M}]{1,5}|[^\p{L}\p{M}]{1,5}$/gu

/** Shorter ones occur in too many passwords. */
const shortestStem = 4

/** With fewer different characters it is one row of repeated keys. */
const fewestCharacters = 4

/** Normalised as a guesser would: without case, letter widths and invisible characters. */
const readable = (password: string): string =>
  password
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s\p{C}]+/gu, '')

/** Shortest unit that a text repeats: `abc` of `abcabc`; the text itself when it repeats none. */
const unitOf = (text: string): string => /^(.+?)\1+$/u.exec(text)?.[1] ?? text

let prefixes: Promise<ReadonlySet<number>> | null = null

/** Imported with the first chosen password, so that the start of the worker does not pay for it. */
const readPrefixes = async (): Promise<ReadonlySet<number>> => {
  const { commonPasswords } = await import('./common-passwords.ts')
  const bytes = Uint8Array.from(atob(commonPasswords), (letter) => letter.charCodeAt(0))
  const view = new DataView(bytes.buffer)
  return new Set(Array.from({ length: bytes.length / 4 }, (_, at) => view.getUint32(at * 4)))
}

const isListed = async (text: string): Promise<boolean> => {
  prefixes ??= readPrefixes()
  return (await prefixes).has(Number.parseInt((await hashOf(text)).slice(0, 8), 16))
}

/**
 * True for a common password in any letter case, also repeated or with up to five digits or signs before and after it,
 * and for a password with fewer than four different characters.
 */
export const isCommonPassword = async (password: string): Promise<boolean> => {
  const typed = readable(password)
  if (new Set(typed).size < fewestCharacters) return true
  const stem = typed.replace(around, '')
  const guesses = [typed, unitOf(typed), stem, unitOf(stem)]
  for (const guess of new Set(guesses))
    if ((guess === typed || guess.length >= shortestStem) && (await isListed(guess))) return true
  return false
}
