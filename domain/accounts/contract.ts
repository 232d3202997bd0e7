import { z } from 'zod'
import { languages, type Language } from '../language.ts'
import type { ConsentState } from './consent.ts'
import type { AdminCheck } from './second-factor.ts'
import { isErasureWord } from './data-rights.ts'
import { categories, media, qualifications, states, targets, type ExamProfile } from './student-profile.ts'

/** Longer passwords are refused before they are hashed. */
export const passwordLength = { min: 8, max: 128 } as const

export const Email = z.email().max(254)
const Password = z.string().min(passwordLength.min).max(passwordLength.max)

/** A name appears in mails: no web addresses, and no invisible characters except the two joiners of Indian scripts. */
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
  /** Stated by the student; a guardian's consent is then needed. */
  under18: z.boolean().optional(),
  /** A proof of work, when one was requested (domain/accounts/work.ts). */
  work: z.string().max(250).optional(),
})
export type SignUp = z.infer<typeof SignUp>

/** `code` is a mailed code that lets a new device sign in while the account is held. */
export const Login = z.strictObject({
  email: Email,
  password: z.string().min(1).max(passwordLength.max),
  code: z.string().min(1).max(20).optional(),
})
export type Login = z.infer<typeof Login>

/**
 * End of a social sign-in: `popup` is the page that reports to its opener, `page` is `next`. A popup returns with the
 * `word` that it started with, which tells it from the popups of other tabs.
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

/** `password` proves the identity, as for a change of address. */
export const StartLink = StartSocial.extend({ password: z.string().max(passwordLength.max) })

export const RequestPasswordReset = z.strictObject({ email: Email })
export const RequestSignInCode = z.strictObject({ email: Email })

/** Tokens in mailed links. The pattern excludes the texts that other kinds of codes are hashed as. */
const Token = z.string().regex(/^[\w-]{16,200}$/)

export const ResetPassword = z.strictObject({ token: Token, newPassword: Password })
export const ConfirmEmail = z.strictObject({ token: Token })

export const ChangePassword = z.strictObject({
  currentPassword: z.string().min(1).max(passwordLength.max),
  newPassword: Password,
})

/** `password` proves the identity; empty for an account without one. */
export const ChangeEmail = z.strictObject({ newEmail: Email, password: z.string().max(passwordLength.max) })

/** Ten digits as dialled in India, after an optional +91. */
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
 * POST /api/account/erasure. `password` proves the identity, as for a change of address; `confirm` is the typed word.
 */
export const EraseAccount = z.strictObject({
  password: z.string().max(passwordLength.max),
  confirm: z.string().max(40).refine(isErasureWord),
  /** Gives open tests up; without it they block the deletion. */
  giveUpTests: z.boolean().optional(),
})

/** POST /api/admin/students/:uid/birth-date: the only way out of minority. */
export const CorrectBirthDate = z.strictObject({ birthDate: z.iso.date(), reason: z.string().trim().min(1).max(500) })

export const AskGuardian = z.strictObject({ guardianName: DisplayName, guardianEmail: Email })
/** GET /api/guardian, and POST /api/guardian/link for a new link. */
export const GuardianLink = z.strictObject({ token: Token })
export const GuardianAnswer = z.strictObject({ token: Token, consent: z.boolean() })

/** Maximum size of an uploaded picture, bytes; the browser shrinks it first. */
export const pictureLimit = 200 * 1024

export const Preferences = z.strictObject({ language: z.enum(languages) })

/** The user record, keyed by the sign-in user id. Instants are Unix milliseconds. */
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

/** Fields of the signed-in student that pages may use. */
export type SessionUser = Pick<
  UserRecord,
  'uid' | 'email' | 'displayName' | 'photoURL' | 'studentId' | 'provider' | 'createdAt'
> & {
  emailVerified: boolean
}

/** A sign-in method of an account: its password or a provider. */
export type SignInMethod = { provider: string; linkedAt: number }

export type OpenSession = {
  id: string
  current: boolean
  /** Parsed from the user agent, such as `Chrome` and `Android`; null when unknown. */
  browser: string | null
  system: string | null
  address: string | null
  signedInAt: number
  /** At most a day behind. */
  lastSeenAt: number
}

/** GET /api/account: the account part of /profile, beside the tests. */
export type Account = {
  user: SessionUser & { phoneNumber: string | null }
  /** False when the password is set by a mailed reset link instead. */
  hasPassword: boolean
  /** True when sign-in asks for a code of an authenticator app after the password. */
  hasSecondFactor: boolean
  /** New address that waits for its confirmation. */
  pendingEmail: string | null
  signInMethods: SignInMethod[]
  sessions: OpenSession[]
  examProfile: ExamProfile
  /** True once the student has answered or skipped the welcome after the sign-up. */
  isWelcomed: boolean
  consent: { state: ConsentState; guardianName: string | null; guardianEmail: string | null; givenAt: number | null }
}

/** GET /api/guardian: the request that a guardian decides on. */
export type GuardianRequest = { studentName: string; guardianName: string; givenAt: number | null }

/** A provider of social sign-in with the name on its button. */
export type SocialProvider = { id: string; name: string }

/** The caller as their session alone describes them. */
export type Viewer = {
  user: Pick<SessionUser, 'uid' | 'email'> | null
  isAdmin: boolean
  /** Check that the office still asks of an administrator. */
  adminCheck: AdminCheck
  language: Language
}

/** GET /api/session. */
export type Session = { user: SessionUser | null; isAdmin: boolean; language: Language }
