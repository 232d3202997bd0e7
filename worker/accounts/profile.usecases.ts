import { sql, type SQL } from 'drizzle-orm'
import { consentState, leavesMinority } from '../../domain/accounts/consent.ts'
import type { Account, OpenSession, SignInMethod } from '../../domain/accounts/contract.ts'
import { deviceOf } from '../../domain/accounts/device.ts'
import { emptyExamProfile, targetYearsAhead, type ExamProfile } from '../../domain/accounts/student-profile.ts'
import type { WelcomeAnswer } from '../../domain/accounts/welcome.ts'
import { dateInIndia } from '../../domain/india.ts'
import type { Language } from '../../domain/language.ts'
import { inAuditedTransaction, type Act } from '../activities/audit.ts'
import { ownAct } from './account-acts.ts'
import { refuseEndedSessions } from './ended-sessions.ts'
import type { Services, SignedIn } from '../platform/context.ts'
import { AppError, notFound } from '../platform/errors.ts'
import { log } from '../platform/log.ts'
import { describeSession, recordOf } from './accounts.usecases.ts'
import { findPendingEmail } from './email.store.ts'
import * as store from './profile.store.ts'

/** better-auth's name of the password among sign-in methods. */
const credential = 'credential'

const examProfileOf = (profile: store.StudentProfile | undefined): ExamProfile =>
  profile
    ? {
        targets: profile.targets,
        targetYear: profile.targetYear,
        medium: profile.medium,
        category: profile.category,
        state: profile.state,
        birthDate: profile.birthDate,
        qualification: profile.qualification,
      }
    : emptyExamProfile

/** Basis of eligibility, cut-offs and suggestions; empty fields where the student gave none. */
export const examProfileOfUser = async (services: Services, uid: string): Promise<ExamProfile> =>
  examProfileOf(await store.findProfile(services.db, uid))

/** False for a minor without a guardian's consent. */
export const mayBeProfiled = async (services: Services, uid: string): Promise<boolean> => {
  const profile = await store.findProfile(services.db, uid)
  return !profile || ['not_needed', 'given'].includes(consentState(profile, services.now()))
}

const consentOf = (profile: store.StudentProfile | undefined, now: number): Account['consent'] => ({
  state: profile ? consentState(profile, now) : 'not_needed',
  guardianName: profile?.guardianName ?? null,
  guardianEmail: profile?.guardianEmail ?? null,
  givenAt: profile?.guardianConsentAt ?? null,
})

const openSessions = async (services: Services, uid: string, current: string): Promise<OpenSession[]> => {
  const rows = await store.listSessions(services.db, uid, services.now())
  return rows.map(({ id, userAgent, ipAddress, createdAt, updatedAt }) => ({
    id,
    current: id === current,
    ...deviceOf(userAgent),
    address: ipAddress || null,
    signedInAt: createdAt.getTime(),
    lastSeenAt: updatedAt.getTime(),
  }))
}

const signInMethods = async (services: Services, uid: string): Promise<SignInMethod[]> => {
  const rows = await store.listSignInMethods(services.db, uid)
  return rows.map(({ provider, linkedAt }) => ({
    provider: provider === credential ? 'password' : provider,
    linkedAt: linkedAt.getTime(),
  }))
}

/** Account part of /profile. */
export const describeAccount = async (
  services: Services,
  user: SignedIn,
  sessionId: string,
  language: Language,
): Promise<Account> => {
  const now = services.now()
  const [session, record, profile, methods, sessions, pending] = await Promise.all([
    describeSession(services, user, language),
    recordOf(services, user.id),
    store.findProfile(services.db, user.id),
    signInMethods(services, user.id),
    openSessions(services, user.id, sessionId),
    findPendingEmail(services.db, user.id, user.email, now),
  ])
  if (!session.user) throw notFound()
  return {
    user: { ...session.user, phoneNumber: record?.phoneNumber ?? null },
    hasPassword: methods.some(({ provider }) => provider === 'password'),
    hasSecondFactor: user.twoFactorEnabled ?? false,
    pendingEmail: pending?.email ?? null,
    signInMethods: methods,
    sessions,
    examProfile: examProfileOf(profile),
    isWelcomed: profile?.welcomedAt != null,
    consent: consentOf(profile, now),
  }
}

export const changeDetails = async (
  services: Services,
  uid: string,
  details: { displayName: string; phoneNumber: string | null },
): Promise<void> => {
  const { displayName = null, phoneNumber = null } = (await recordOf(services, uid)) ?? {}
  const isSame = displayName === details.displayName && phoneNumber === details.phoneNumber
  const act = ownAct(uid, 'account.details_changed', { before: { displayName, phoneNumber }, after: details })
  await inAuditedTransaction(services, act, store.detailsStatements(uid, details, services.now()), {
    when: isSame ? sql`false` : sql`true`,
  })
}

/** No living person was born before. */
const oldestBirthYear = 1920

const refuseField = (field: string, reason: string) =>
  new AppError('input.invalid', 422, 'Check the highlighted fields.', { fields: { [field]: reason } })

const checkBirthDate = (birthDate: string, today: string): void => {
  if (birthDate >= today || Number(birthDate.slice(0, 4)) < oldestBirthYear)
    throw refuseField('birthDate', 'is no date of birth')
}

const checkTargetYear = (targetYear: number | null, today: string): void => {
  const year = Number(today.slice(0, 4))
  if (targetYear !== null && (targetYear < year || targetYear > year + targetYearsAhead))
    throw refuseField('targetYear', `is not from ${year} to ${year + targetYearsAhead}`)
}

const distinct = <Value>(values: readonly Value[]): Value[] => [...new Set(values)]

/** Keeps the answer to the welcome, or that it was skipped. Throws 422 for a target year out of range. */
export const answerWelcome = async (services: Services, uid: string, answer: WelcomeAnswer | null): Promise<void> => {
  const now = services.now()
  if (answer) checkTargetYear(answer.targetYear, dateInIndia(now))
  await store.keepWelcome(services.db, uid, answer ? { ...answer, targets: distinct(answer.targets) } : {}, now)
}

/**
 * Replaces the exam profile. Throws 422 for a future birth date or a target year out of range, and `accounts.minority`
 * for a birth date that would make a minor an adult.
 */
export const changeExamProfile = async (services: Services, uid: string, profile: ExamProfile): Promise<void> => {
  const now = services.now()
  const today = dateInIndia(now)
  const { birthDate, targetYear } = profile
  if (birthDate !== null) checkBirthDate(birthDate, today)
  checkTargetYear(targetYear, today)
  const kept = await store.findProfile(services.db, uid)
  if (kept && leavesMinority(kept, birthDate, now))
    throw new AppError('accounts.minority', 422, 'The office changes this birth date.', {
      fields: { birthDate: 'would end minority' },
    })
  if ((kept?.birthDate ?? null) !== birthDate) {
    const act = ownAct(uid, 'account.birth_date_changed', {
      before: { birthDate: kept?.birthDate ?? null },
      after: { birthDate },
    })
    await inAuditedTransaction(services, act, [store.birthDateStatement(uid, birthDate)])
  }
  await store.keepExamProfile(services.db, uid, { ...profile, targets: distinct(profile.targets) })
}

/**
 * Corrects a birth date after the office has seen a proof of age. Throws 404 for an unknown student, 422 for an
 * impossible date.
 */
export const correctBirthDate = async (
  services: Services,
  actor: { id: string; reason: string },
  uid: string,
  birthDate: string,
): Promise<void> => {
  const now = services.now()
  checkBirthDate(birthDate, dateInIndia(now))
  if (!(await recordOf(services, uid))) throw notFound()
  const before = { birthDate: (await store.findProfile(services.db, uid))?.birthDate ?? null }
  const act = {
    actor: actor.id,
    act: 'student.birth_date_corrected' as const,
    kind: 'student' as const,
    itemId: uid,
    person: uid,
    reason: actor.reason,
    before,
    after: { birthDate },
  }
  await inAuditedTransaction(services, act, [store.birthDateStatement(uid, birthDate)])
  log('info', 'accounts.birth_date_corrected', { actorId: actor.id, uid })
}

export const declareMinor = (services: Services, uid: string) =>
  inAuditedTransaction(services, ownAct(uid, 'account.minority_declared'), [store.minorStatement(uid)])

/** Throws 404 when the provider is not linked, 409 when it is the last sign-in method. */
export const unlinkSignIn = async (services: Services, uid: string, provider: string): Promise<void> => {
  const methods = await store.listSignInMethods(services.db, uid)
  if (provider === credential || !methods.some((method) => method.provider === provider)) throw notFound()
  const act = ownAct(uid, 'account.sign_in_method_removed', { detail: { provider } })
  if ((await inAuditedTransaction(services, act, [store.unlinkStatement(uid, provider)])).isDone) return
  throw new AppError('accounts.last_sign_in', 409, 'This is the only way to sign in to this account.')
}

export const hasPassword = async (services: Services, uid: string): Promise<boolean> =>
  (await store.listSignInMethods(services.db, uid)).some(({ provider }) => provider === credential)

export const endSession = async (services: Services, uid: string, sessionId: string): Promise<void> => {
  const tokens = await endedBy(
    services,
    ownAct(uid, 'account.session_ended'),
    store.endSessionStatement(uid, sessionId),
  )
  if (tokens.length === 0) throw notFound()
  refuseEndedSessions(services, uid, tokens)
}

/** Tokens of the sessions that a statement ends. */
const endedBy = async (services: Services, act: Act, statement: SQL): Promise<string[]> => {
  const { results } = await inAuditedTransaction(services, act, [statement])
  return results[0]?.results.map(({ token }) => token as string) ?? []
}

export const endOtherSessions = async (services: Services, uid: string, sessionId: string): Promise<void> => {
  const statement = store.endOthersStatement(uid, sessionId)
  refuseEndedSessions(services, uid, await endedBy(services, ownAct(uid, 'account.sessions_ended'), statement))
}
