/** Character codes, converted to text in one step: this runs for every page, where appending letters is measurable. */
const codesOf = (letters: string) => Uint8Array.from(letters, (letter) => letter.charCodeAt(0))

const urlLetters = codesOf('ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_')

const randomBytes = () => crypto.getRandomValues(new Uint8Array(16))

/** 128 random bits as 22 characters of base64url. */
export const randomToken = (): string => {
  const bytes = randomBytes()
  const letters = new Uint8Array(22)
  for (let letter = 0, bit = 0; letter < letters.length; letter += 1, bit += 6) {
    const at = bit >> 3
    const pair = ((bytes[at] ?? 0) << 8) | (bytes[at + 1] ?? 0)
    letters[letter] = urlLetters[(pair >> (10 - (bit & 7))) & 63] ?? 0
  }
  return String.fromCharCode(...letters)
}

/** Crockford's base 32: without I, L, O and U, which are misread or spell words. */
const alphabet = codesOf('0123456789abcdefghjkmnpqrstvwxyz')

/** 40 random bits as 8 capital letters and digits that a person can read and type. */
export const randomCode = (): string =>
  String.fromCharCode(
    ...randomBytes()
      .slice(0, 8)
      .map((byte) => alphabet[byte % 32] ?? 0),
  ).toUpperCase()

/** Sortable by creation time: prefix, 9 characters of time, 16 random characters (80 bits). */
export const newId = (prefix: string, now: number): string => {
  const letters = randomBytes()
  for (let at = 0; at < 16; at += 1) letters[at] = alphabet[(letters[at] ?? 0) % 32] ?? 0
  const time = new Uint8Array(9)
  for (let rest = now, digit = 8; digit >= 0; digit -= 1, rest = Math.floor(rest / 32))
    time[digit] = alphabet[rest % 32] ?? 0
  return `${prefix}_${String.fromCharCode(...time, ...letters)}`
}
