import { isAdminEmail, parseAdminEmails } from '../../domain/accounts/admin.ts'
import type { Session, SessionUser, UserRecord } from '../../domain/accounts/contract.ts'
import { retryLetters, studentIdBase } from '../../domain/accounts/student-id.ts'
import { languageOf, storedLanguage, type Language } from '../../domain/language.ts'
import { keepMailLanguage } from '../notifications/readers.usecases.ts'
import type { Services } from '../platform/context.ts'
import { hashOf } from '../platform/hash.ts'
import { log } from '../platform/log.ts'
import { makeFreshMemo } from '../platform/memo.ts'
import { allocateStudentId, allocateWithoutMirror, findUser, mergeUser } from './accounts.store.ts'

type AuthUser = {
  id: string
  name: string
  email: string
  emailVerified: boolean
  image?: string | null
  createdAt: Date
}

/**
 * Runs on every sign-in: merges the user record, then assigns a student id if there is none. Neither ever blocks a
 * sign-in: a failed merge is ignored, a failed id is logged.
 */
export const recordSignIn = async (services: Services, user: AuthUser, provider: string): Promise<void> => {
  try {
    await mergeUser(services.db, {
      uid: user.id,
      email: user.email,
      displayName: user.name || null,
      photoURL: user.image ?? null,
      phoneNumber: null,
      provider,
      createdAt: user.createdAt.getTime(),
      lastLoginAt: services.now(),
    })
  } catch {
    // Ignored: the next sign-in merges again.
  }
  await giveStudentId(services, user)
}

const giveStudentId = async (services: Services, user: AuthUser): Promise<void> => {
  const now = services.now()
  const base = studentIdBase(user.name, user.email, now)
  const letters = retryLetters(base, services.random)
  try {
    await allocateStudentId(services.db, user.id, base, letters, now)
  } catch (error) {
    log('warn', 'accounts.student_id_mirror_failed', { uid: user.id }, error)
    try {
      await allocateWithoutMirror(services.db, user.id, base, letters, now)
    } catch (second) {
      log('error', 'accounts.student_id_failed', { uid: user.id }, second)
    }
  }
}

/** The user record. */
export const recordOf = (services: Services, uid: string): Promise<UserRecord | undefined> => findUser(services.db, uid)

/** The session as pages see it. A user without a record is still signed in. */
export const describeSession = async (
  services: Services,
  user: AuthUser | null,
  language: Language,
): Promise<Session> => sessionWith(services, user, user ? await findUser(services.db, user.id) : undefined, language)

/** As `describeSession`, for the frame of a page, which renders without the record when it cannot be read. */
export const describeVisitor = async (
  services: Services,
  user: AuthUser | null,
  language: Language,
): Promise<Session> => {
  try {
    return await describeSession(services, user, language)
  } catch (error) {
    log('warn', 'accounts.record_unread', {}, error)
    return sessionWith(services, user, undefined, language)
  }
}

const sessionWith = (
  services: Services,
  user: AuthUser | null,
  record: UserRecord | undefined,
  language: Language,
): Session => {
  if (!user) return { user: null, isAdmin: false, language }
  const sessionUser: SessionUser = {
    uid: user.id,
    email: user.email,
    emailVerified: user.emailVerified,
    displayName: record?.displayName ?? user.name,
    photoURL: record?.photoURL ?? null,
    studentId: record?.studentId ?? null,
    provider: record?.provider ?? 'password',
    createdAt: record?.createdAt ?? user.createdAt.getTime(),
  }
  return { user: sessionUser, isAdmin: isAdmin(services, user), language }
}

/** True for a signed-in user with a verified address on the allow-list. */
export const isAdmin = ({ env }: Services, user: Pick<AuthUser, 'email' | 'emailVerified'>): boolean =>
  user.emailVerified && isAdminEmail(user.email, parseAdminEmails(env.ADMIN_EMAILS))

/** KV key of the language that a student chose. */
export const languageKeyOf = async (uid: string) => `language:${await hashOf(uid)}`
/** KV key of the data of a session. */
export const sessionKey = async (token: string) => `session:${await hashOf(token)}`

/** Session data lives as long as a session at most, seconds. */
const sessionDataTtl = 7 * 24 * 3600

/** As old as an answer of KV may be anyway; a choice made in this isolate applies at once. */
const keptLanguages = makeFreshMemo<Language | null>(1000, 60_000)
let choices = 0

/**
 * Language chosen by a signed-in student: on this session, else on any device. Null when none was chosen or KV is down.
 */
export const keptLanguage = async ({ env, now }: Services, uid: string, token: string): Promise<Language | null> => {
  try {
    return await keptLanguages(`${choices} ${uid} ${token}`, now(), async () => {
      const session = await env.KV.get<{ language?: string }>(await sessionKey(token), 'json')
      return storedLanguage(session?.language) ?? storedLanguage(await env.KV.get(await languageKeyOf(uid)))
    })
  } catch (error) {
    log('warn', 'accounts.language_unread', {}, error)
    return null
  }
}

/** Language that a student chose on any device, for mails and other output outside a page. */
export const keptLanguageOfUser = async ({ env }: Services, uid: string): Promise<Language> =>
  languageOf(await env.KV.get(await languageKeyOf(uid)).catch(() => null))

export const keepLanguage = async (
  services: Services,
  uid: string,
  token: string,
  language: Language,
): Promise<void> => {
  // The session's own first: after the user's is written, an earlier read of it is stale.
  await services.env.KV.put(await sessionKey(token), JSON.stringify({ language }), { expirationTtl: sessionDataTtl })
  await keepLanguageOfUser(services, uid, language)
}

/** Stores the choice that follows a student to other devices. */
export const keepLanguageOfUser = async (services: Services, uid: string, language: Language): Promise<void> => {
  await services.env.KV.put(await languageKeyOf(uid), language)
  choices += 1
  services.later(keepMailLanguage(services, uid, language))
}

/** Language of a view: the address, the device's choice, the one stored for the student, English. */
export const chooseLanguage = async (
  fromAddress: string | null | undefined,
  fromCookie: string | undefined,
  kept: () => Promise<Language | null>,
): Promise<Language> =>
  storedLanguage(fromAddress) ??
  storedLanguage(fromCookie) ??
  (fromCookie === undefined ? await kept() : null) ??
  languageOf(null)
