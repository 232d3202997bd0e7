import { z } from 'zod'
import { languages, type Language } from '../language.ts'
import type { ConsentState } from './consent.ts'
import type { AdminCheck } from './second-factor.ts'
import { isErasureWord } from './data-rights.ts'
import { categories, media, qualifications, states, targets, type ExamProfile } from './student-profile.ts'

/** Longer passwords are refused before any hash runs. */
export const passwordLength = { min: 8, max: 128 } as const

export const Email = z.email().max(254)
const Password = z.string().min(passwordLength.min).max(passwordLength.max)

/**
 * A name goes into mails: no address of a site, and no characters that are not seen but the two joiners that Indian
 * scripts are written with.
 */
export const DisplayName = z
  .string()
  .trim()
  .min(1)
  .max(80)
  .regex(/^(?:[\u200c\u200d]|[^\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}])+$/u)
  .refine((name) => !/:\/\/|www\.|\.\p{L}{2,}\//iu.test(name))

export const SignUp = z.strictObject({
  name: DisplayName,
  email: Email,
  password: Password,
  /** Said by the student; a guardian's consent is then asked for. */
  under18: z.boolean().optional(),
  /** A proof of work, where one was asked for (domain/accounts/work.ts). */
  work: z.string().max(250).optional(),
})
export type SignUp = z.infer<typeof SignUp>

/** `code` came by mail and lets a new device in while the account is under attack. */
export const Login = z.strictObject({
  email: Email,
  password: z.string().min(1).max(passwordLength.max),
  code: z.string().min(1).max(20).optional(),
})
export type Login = z.infer<typeof Login>

/**
 * Where a social sign-in ends: `popup` at the page that tells its opener, `page` at `next`. A popup comes back with the
 * `word` that it started with, so that the opener knows it from the popups of other tabs.
 */
export const StartSocial = z.strictObject({
  mode: z.enum(['popup', 'page']),
  next: z.string().max(2000).optional(),
  word: z
    .string()
    .regex(/^\w{1,50}$/)
    .optional(),
})
export type StartSocial = z.infer<typeof StartSocial>

/** `password` proves who asks, as it does for a change of address. */
export const StartLink = StartSocial.extend({ password: z.string().max(passwordLength.max) })

export const RequestPasswordReset = z.strictObject({ email: Email })
export const RequestSignInCode = z.strictObject({ email: Email })

/** Codes in addresses that are sent by mail; no text that another kind of code is hashed as. */
const Token = z.string().regex(/^[\w-]{16,200}$/)

export const ResetPassword = z.strictObject({ token: Token, newPassword: Password })
export const ConfirmEmail = z.strictObject({ token: Token })

export const ChangePassword = z.strictObject({
  currentPassword: z.string().min(1).max(passwordLength.max),
  newPassword: Password,
})

/** `password` proves who asks; it stays empty where the account has none. */
export const ChangeEmail = z.strictObject({ newEmail: Email, password: z.string().max(passwordLength.max) })

/** Ten digits as India dials them, after an optional +91. */
export const Details = z.strictObject({
  displayName: DisplayName,
  phoneNumber: z
    .string()
    .regex(/^\+91[6-9]\d{9}$/)
    .nullable(),
})

export const ExamProfileForm = z.strictObject({
  targets: z.array(z.enum(targets)).max(targets.length),
  targetYear: z.int().min(2000).max(2100).nullable(),
  medium: z.enum(media).nullable(),
  category: z.enum(categories).nullable(),
  state: z.enum(states).nullable(),
  birthDate: z.iso.date().nullable(),
  qualification: z.enum(qualifications).nullable(),
})

/**
 * POST /api/account/erasure. `password` proves who asks, as it does for a change of address; `confirm` is the word that
 * was asked for.
 */
export const EraseAccount = z.strictObject({
  password: z.string().max(passwordLength.max),
  confirm: z.string().max(40).refine(isErasureWord),
  /** Open tests are given up; without it they stand in the way. */
  giveUpTests: z.boolean().optional(),
})

/** POST /api/admin/students/:uid/birth-date: what a student cannot do, which is to leave minority. */
export const CorrectBirthDate = z.strictObject({ birthDate: z.iso.date(), reason: z.string().trim().min(1).max(500) })

export const AskGuardian = z.strictObject({ guardianName: DisplayName, guardianEmail: Email })
/** GET /api/guardian, and POST /api/guardian/link for a fresh one. */
export const GuardianLink = z.strictObject({ token: Token })
export const GuardianAnswer = z.strictObject({ token: Token, consent: z.boolean() })

/** Bytes of a picture as it is sent; the browser makes it small before. */
export const pictureLimit = 200 * 1024

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

/** The ways to sign in to an account: with its password, or through a provider. */
export type SignInMethod = { provider: string; linkedAt: number }

export type OpenSession = {
  id: string
  current: boolean
  /** As the browser told of itself, such as `Chrome` and `Android`; null where it cannot be told. */
  browser: string | null
  system: string | null
  address: string | null
  signedInAt: number
  /** At most a day behind. */
  lastSeenAt: number
}

/** GET /api/account: what /profile shows of the account, beside the tests. */
export type Account = {
  user: SessionUser & { phoneNumber: string | null }
  /** A password can be changed; without one it is set by the mail that resets it. */
  hasPassword: boolean
  /** Codes of an app are asked for after the password. */
  hasSecondFactor: boolean
  /** A new address that waits for its confirmation. */
  pendingEmail: string | null
  signInMethods: SignInMethod[]
  sessions: OpenSession[]
  examProfile: ExamProfile
  consent: { state: ConsentState; guardianName: string | null; guardianEmail: string | null; givenAt: number | null }
}

/** GET /api/guardian: what a guardian decides about. */
export type GuardianRequest = { studentName: string; guardianName: string; givenAt: number | null }

/** A provider of social sign-in, as the button names it. */
export type SocialProvider = { id: string; name: string }

/** Who asks, as their session says it by itself. */
export type Viewer = {
  user: Pick<SessionUser, 'uid' | 'email'> | null
  isAdmin: boolean
  /** What the office still asks of an administrator. */
  adminCheck: AdminCheck
  language: Language
}

/** GET /api/session */
export type Session = { user: SessionUser | null; isAdmin: boolean; language: Language }
