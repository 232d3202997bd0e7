/** Crockford's letters: none that is taken for another. */
const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

const length = 28
const groupSize = 4

/** A code of 140 bits as it is kept: 28 letters. `bytes` are random, one a letter. */
export const certificateCode = (bytes: Uint8Array): string =>
  [...bytes.subarray(0, length)].map((byte) => letters[byte % letters.length]).join('')

export const certificateCodeBytes = length

/** As it is printed: seven groups of four. */
export const shownCode = (code: string): string => code.match(new RegExp(`.{1,${groupSize}}`, 'g'))?.join('-') ?? code

/**
 * A code as someone types it from paper: spaces, dashes and small letters do not matter, and neither does O for 0 or I
 * and L for 1. Null where it can be no code of ours.
 */
export const readCode = (typed: string): string | null => {
  const code = typed
    .toUpperCase()
    .replace(/[\s\-–—]/g, '')
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1')
  return code.length === length && [...code].every((letter) => letters.includes(letter)) ? code : null
}
