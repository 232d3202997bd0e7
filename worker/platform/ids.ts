const urlLetters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'

/** 128 random bits as 22 characters of base64url. */
export const randomToken = (): string => {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  let token = ''
  for (let bit = 0; bit < 128; bit += 6) {
    const at = bit >> 3
    const pair = ((bytes[at] ?? 0) << 8) | (bytes[at + 1] ?? 0)
    token += urlLetters[(pair >> (10 - (bit & 7))) & 63]
  }
  return token
}

const alphabet = '0123456789abcdefghjkmnpqrstvwxyz'

/** Sortable by time of making: prefix, 9 characters of time, 16 random characters (80 bits). */
export const newId = (prefix: string, now: number): string => {
  let time = ''
  for (let rest = now, digit = 0; digit < 9; digit++, rest = Math.floor(rest / 32)) time = alphabet[rest % 32] + time
  let random = ''
  for (const byte of crypto.getRandomValues(new Uint8Array(16))) random += alphabet[byte % 32]
  return `${prefix}_${time}${random}`
}
