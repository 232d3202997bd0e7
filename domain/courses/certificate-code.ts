/** Crockford's base 32: no letters that are easily confused. */
const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

const length = 28
const groupSize = 4

/** Stored form of a code: 28 letters, 140 bits. Takes one random byte for each letter. */
export const certificateCode = (bytes: Uint8Array): string =>
  [...bytes.subarray(0, length)].map((byte) => letters[byte % letters.length]).join('')

export const certificateCodeBytes = length

/** Printed form: seven groups of four. */
export const formatCode = (code: string): string => code.match(new RegExp(`.{1,${groupSize}}`, 'g'))?.join('-') ?? code

/**
 * Stored form of a typed code: ignores case, spaces and dashes, and takes O for 0, I and L for 1. Null for anything
 * that is no code.
 */
export const parseCode = (typed: string): string | null => {
  const code = typed
    .toUpperCase()
    .replace(/[\s\-–—]/g, '')
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1')
  return code.length === length && [...code].every((letter) => letters.includes(letter)) ? code : null
}
