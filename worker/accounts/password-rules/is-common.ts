import { hashOf } from '../../platform/hash.ts'

/** With few characters after it a common password is guessed as soon: `password@123`. */
const ending = /[^\p{L}\p{M}]{1,5}$/u

/** Shorter ones stand at the start of too many passwords. */
const shortestStem = 4

let prefixes: Promise<ReadonlySet<number>> | null = null

/** Fetched with the first password that is chosen: the start of the worker does not pay for it. */
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
 * Whether a password is among the most common ones, in any case of letters, or one of them with up to five digits or signs
 * after it.
 */
export const isCommonPassword = async (password: string): Promise<boolean> => {
  const typed = password.toLowerCase()
  if (await isListed(typed)) return true
  const stem = typed.replace(ending, '')
  return stem !== typed && stem.length >= shortestStem && isListed(stem)
}
