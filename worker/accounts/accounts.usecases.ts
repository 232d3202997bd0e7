import { isAdminEmail, parseAdminEmails } from '../../domain/accounts/admin.ts'
import type { Session, SessionUser, UserRecord } from '../../domain/accounts/contract.ts'
import { retryLetters, studentIdBase } from '../../domain/accounts/student-id.ts'
import { languageOf, storedLanguage, type Language } from '../../domain/language.ts'
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
 * On every sign-in: merges the user record, then gives it a student id if it has none (spec section 7).
 * Neither ever stops a sign-in: a failed merge is ignored, a failed id is logged (spec section 8).
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
    // Spec section 8: silently ignored; the next sign-in merges again.
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

/** The user record of spec section 3. */
export const recordOf = (services: Services, uid: string): Promise<UserRecord | undefined> => findUser(services.db, uid)

/** The session as pages see it. A user whose record is missing is still signed in. */
export const describeSession = async (
  services: Services,
  user: AuthUser | null,
  language: Language,
): Promise<Session> => sessionWith(services, user, user ? await findUser(services.db, user.id) : undefined, language)

/** The same for the frame of a page, which stands without the record where that cannot be read. */
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

/** Signed in, verified, and exactly on the allow-list. */
export const isAdmin = ({ env }: Services, user: Pick<AuthUser, 'email' | 'emailVerified'>): boolean =>
  user.emailVerified && isAdminEmail(user.email, parseAdminEmails(env.ADMIN_EMAILS))

/** Key of the language that a student chose, in KV. */
export const languageKeyOf = async (uid: string) => `language:${await hashOf(uid)}`
/** Key of what is kept of a session, in KV. */
export const sessionKey = async (token: string) => `session:${await hashOf(token)}`

/** Session data lives as long as a session at most, seconds. */
const sessionDataTtl = 7 * 24 * 3600

/** As old as what KV answers may be anyway; of a choice made here it is known at once. */
const keptLanguages = makeFreshMemo<Language | null>(1000, 60_000)
let choices = 0

/** The language that a signed-in student chose: on this session, else on any device. Null where nothing was chosen or KV is down. */
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

/** The language that a student chose on any device, for what reaches them outside a page. */
export const keptLanguageOfUser = async ({ env }: Services, uid: string): Promise<Language> =>
  languageOf(await env.KV.get(await languageKeyOf(uid)).catch(() => null))

export const keepLanguage = async (
  services: Services,
  uid: string,
  token: string,
  language: Language,
): Promise<void> => {
  // The session's own first: from the user's on, what was read before does not count.
  await services.env.KV.put(await sessionKey(token), JSON.stringify({ language }), { expirationTtl: sessionDataTtl })
  await keepLanguageOfUser(services, uid, language)
}

/** The choice that follows a student to other devices. */
export const keepLanguageOfUser = async ({ env }: Services, uid: string, language: Language): Promise<void> => {
  await env.KV.put(await languageKeyOf(uid), language)
  choices += 1
}

/** Which language a view is in: the address, the device's choice, the one kept for the student, English. */
export const chooseLanguage = async (
  fromAddress: string | null | undefined,
  fromCookie: string | undefined,
  kept: () => Promise<Language | null>,
): Promise<Language> =>
  storedLanguage(fromAddress) ??
  storedLanguage(fromCookie) ??
  (fromCookie === undefined ? await kept() : null) ??
  languageOf(null)
