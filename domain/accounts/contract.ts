import { z } from 'zod'
import { languages, type Language } from '../language.ts'

/** Longer passwords are refused before any hash runs. */
export const passwordLength = { min: 8, max: 128 } as const

export const Email = z.email().max(254)
export const Password = z.string().min(passwordLength.min).max(passwordLength.max)

export const SignUp = z.strictObject({
  name: z
    .string()
    .trim()
    .min(1)
    .max(80)
    .regex(/^[^\p{Cc}]+$/u),
  email: Email,
  password: Password,
})
export type SignUp = z.infer<typeof SignUp>

export const Login = z.strictObject({ email: Email, password: z.string().min(1).max(passwordLength.max) })
export type Login = z.infer<typeof Login>

export const Preferences = z.strictObject({ language: z.enum(languages) })

/** The user record, spec section 3, keyed by the sign-in user id. Instants are Unix milliseconds. */
export type UserRecord = {
  uid: string
  email: string
  displayName: string | null
  photoURL: string | null
  phoneNumber: string | null
  provider: string
  createdAt: number
  lastLoginAt: number
  studentId: string | null
  updatedAt: number
}

/** What a page may know of the signed-in student. */
export type SessionUser = Pick<
  UserRecord,
  'uid' | 'email' | 'displayName' | 'photoURL' | 'studentId' | 'provider' | 'createdAt'
> & {
  emailVerified: boolean
}

/** GET /api/session */
export type Session = { user: SessionUser | null; isAdmin: boolean; language: Language }
