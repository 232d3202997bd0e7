import { z } from 'zod'

/** Step that an administrator still owes before the office opens: a code, or the set-up of an authenticator app. */
export type AdminCheck = 'none' | 'code' | 'enrolment'

/** Crockford's digits: no two look alike, and mistyped look-alikes are recognised. */
export const recoveryAlphabet = '0123456789abcdefghjkmnpqrstvwxyz'
export const recoveryCodes = { count: 10, length: 10 } as const

/** Form in which a recovery code is shown and stored: two halves with a dash. */
export const recoveryCodeOf = (digits: string): string => `${digits.slice(0, 5)}-${digits.slice(5)}`

export type SecondFactorCode = { kind: 'app' | 'recovery'; code: string }

/** Devanagari digits, as Hindi keyboards type them. */
const asAscii = (text: string): string =>
  text.replace(/[\u0966-\u096f]/g, (digit) => String(digit.charCodeAt(0) - 0x0966))

/** Parses a typed code: six digits of an app, or a recovery code; null for neither. */
export const secondFactorCode = (typed: string): SecondFactorCode | null => {
  const text = asAscii(typed).toLowerCase().replace(/[\s-]/g, '')
  if (/^\d{6}$/.test(text)) return { kind: 'app', code: text }
  const digits = text.replace(/[il]/g, '1').replace(/o/g, '0')
  const isRecovery = digits.length === recoveryCodes.length && [...digits].every((d) => recoveryAlphabet.includes(d))
  return isRecovery ? { kind: 'recovery', code: recoveryCodeOf(digits) } : null
}

const Code = z.string().min(1).max(40)

/** POST /api/auth/second-factor and /api/account/second-factor/check and /confirmation. */
export const ShowCode = z.strictObject({ code: Code })

const Password = z.string().max(128)

/** POST /api/account/second-factor. `password` is empty for an account without one. */
export const BeginSecondFactor = z.strictObject({ password: Password })

/** DELETE /api/account/second-factor and POST /api/account/second-factor/recovery-codes. */
export const ProveSecondFactor = z.strictObject({ password: Password, code: Code })

/** Set-up of an authenticator app: the address behind the QR code, and its secret as text. */
export type Enrolment = { uri: string; secret: string }
