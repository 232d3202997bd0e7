import { consentState, isMinor } from '../../domain/accounts/consent.ts'
import { deviceOf } from '../../domain/accounts/device.ts'
import { maskEmail } from '../../domain/accounts/mask-email.ts'
import type { StudentContact, StudentHead } from '../../domain/students/contract.ts'
import type { SignInEntry } from '../../domain/students/timeline.ts'
import { networkOf } from '../activities/origin.ts'
import type { Services } from '../platform/context.ts'
import type { Cursor } from '../platform/paging.ts'
import { keptLanguageOfUser, recordOf } from './accounts.usecases.ts'
import { isAdministrator } from './administration.usecases.ts'
import { findSignIn } from './administration.store.ts'
import * as store from './profile.store.ts'

type AccountPart = Omit<StudentHead, 'accommodation' | 'openAttempts' | 'isSelf'>

const consentParts = (profile: store.StudentProfile | undefined, now: number) => ({
  blocked: profile?.blockedAt ? { at: profile.blockedAt, reason: profile.blockedReason } : null,
  consent: profile ? consentState(profile, now) : ('not_needed' as const),
  isMinor: profile !== undefined && isMinor(profile, now),
  targets: profile?.targets ?? [],
  targetYear: profile?.targetYear ?? null,
  hasGuardian: Boolean(profile?.guardianEmail),
})

/** Account of a student for the office, with a masked address; null for an account that does not exist. */
export const describeStudent = async (services: Services, uid: string): Promise<AccountPart | null> => {
  const { db } = services
  const now = services.now()
  const [record, signIn, profile, methods, sessions, language] = await Promise.all([
    recordOf(services, uid),
    findSignIn(db, uid),
    store.findProfile(db, uid),
    store.listSignInMethods(db, uid),
    store.listSessions(db, uid, now),
    keptLanguageOfUser(services, uid),
  ])
  if (!record) return null
  return {
    uid,
    name: record.displayName,
    studentId: record.studentId,
    maskedEmail: maskEmail(record.email),
    emailVerified: signIn?.emailVerified ?? false,
    ...consentParts(profile, now),
    isAdministrator: isAdministrator(services, record),
    language,
    joinedAt: record.createdAt,
    lastSeenAt: Math.max(record.lastLoginAt, ...sessions.map(({ updatedAt }) => updatedAt.getTime())),
    signInMethods: methods.map(({ provider }) => (provider === 'credential' ? 'password' : provider)),
    hasSecondFactor: signIn?.twoFactorEnabled ?? false,
    openSessions: sessions.length,
  }
}

/** Personal data that the page of a student hides; null for an account that does not exist. */
export const readContact = async (services: Services, uid: string): Promise<StudentContact | null> => {
  const [record, profile] = await Promise.all([recordOf(services, uid), store.findProfile(services.db, uid)])
  if (!record) return null
  return {
    email: record.email,
    phoneNumber: record.phoneNumber,
    birthDate: profile?.birthDate ?? null,
    guardianName: profile?.guardianName ?? null,
    guardianEmail: profile?.guardianEmail ?? null,
  }
}

/** Open sessions of a student that began before a mark, newest first. */
export const signInsOfStudent = async (
  services: Services,
  uid: string,
  before: Cursor | null,
  limit: number,
): Promise<SignInEntry[]> =>
  (await store.sessionsBefore(services.db, uid, services.now(), before, limit)).map(
    ({ id, createdAt, updatedAt, userAgent, ipAddress }) => ({
      at: createdAt.getTime(),
      id,
      ...deviceOf(userAgent),
      network: ipAddress ? networkOf(ipAddress) : null,
      lastSeenAt: updatedAt.getTime(),
    }),
  )
