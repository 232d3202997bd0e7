/** 128 random bits as 22 characters of base64url. */
export const randomToken = (): string => {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
}

const alphabet = '0123456789abcdefghjkmnpqrstvwxyz'

/** Sortable by time of making: prefix, 9 characters of time, 16 random characters (80 bits). */
export const newId = (prefix: string, now: number): string => {
  let time = ''
  for (let rest = now, digit = 0; digit < 9; digit++, rest = Math.floor(rest / 32)) time = alphabet[rest % 32] + time
  const random = [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => alphabet[byte % 32]).join('')
  return `${prefix}_${time}${random}`
}
