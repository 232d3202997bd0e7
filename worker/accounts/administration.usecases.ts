import type { SQL } from 'drizzle-orm'
import { isAdminEmail, parseAdminEmails } from '../../domain/accounts/admin.ts'
import type { AccountRefusal, RepeatedMail } from '../../domain/accounts/administration.ts'
import type { UserRecord } from '../../domain/accounts/contract.ts'
import type { AuditAct } from '../../domain/activities/acts.ts'
import { inAuditedTransaction, type Act } from '../activities/audit.ts'
import type { Services } from '../platform/context.ts'
import { AppError, notFound } from '../platform/errors.ts'
import { hashOf } from '../platform/hash.ts'
import { sendMail, type Mail } from '../notifications/mail.ts'
import { keptLanguageOfUser, recordOf } from './accounts.usecases.ts'
import * as store from './administration.store.ts'
import { confirmAddress } from './email.mails.ts'
import { emailTokenStatement } from './email.store.ts'
import { isConfirmed, newEmailToken } from './email.usecases.ts'
import { refuseEndedSessions } from './ended-sessions.ts'
import { blocked } from './refusals.ts'
import { consentRequest } from './guardian.mails.ts'
import { findProfile } from './profile.store.ts'

/** The acting administrator and the stated reason. */
export type AccountAct = { actorId: string; reason: string }

const refusal = (reason: AccountRefusal) =>
  new AppError('accounts.not_possible', 409, 'This cannot be done with the account as it is now.', {
    details: { reason },
  })

const requireStudent = async (services: Services, uid: string): Promise<UserRecord> => {
  const student = await recordOf(services, uid)
  if (!student) throw notFound()
  return student
}

/** True for an address of the allow-list, confirmed or not. */
export const isAdministrator = ({ env }: Services, { email }: { email: string }): boolean =>
  isAdminEmail(email, parseAdminEmails(env.ADMIN_EMAILS))

/** Throws 409 for one's own account and for that of an administrator, whom only the allow-list excludes. */
const requireOther = async (services: Services, { actorId }: AccountAct, uid: string): Promise<void> => {
  const student = await requireStudent(services, uid)
  if (uid === actorId) throw refusal('self')
  if (isAdministrator(services, student)) throw refusal('administrator')
}

const onStudent = (
  { actorId: actor, reason }: AccountAct,
  act: Extract<AuditAct, `student.${string}`>,
  uid: string,
): Act => ({ actor, act, kind: 'student', itemId: uid, person: uid, reason })

const tokensIn = (ended: D1Result<Record<string, unknown>> | undefined): string[] =>
  ended?.results.map(({ token }) => token as string) ?? []

/** Ends all sessions of a student with an act; `statements` follow. Returns the number of sessions, null if refused. */
const endSessions = async (services: Services, act: Act, statements: SQL[] = []): Promise<number | null> => {
  const ended = [store.endSessionsStatement(act.itemId), ...statements]
  const { results, isDone } = await inAuditedTransaction(services, act, ended)
  const tokens = tokensIn(results[0])
  refuseEndedSessions(services, act.itemId, tokens)
  return isDone ? tokens.length : null
}

/**
 * Blocks a student: all sessions end at once, open attempts accept nothing further from them, and nobody can sign in.
 * Answers that were saved count, and an open attempt ends at its own deadline
 * (docs/decisions/0077-blocked-students.md). Throws 409 for administrators and for a blocked student.
 */
export const blockStudent = async (services: Services, act: AccountAct, uid: string): Promise<{ sessions: number }> => {
  await requireOther(services, act, uid)
  const block = store.blockStatement(uid, act.reason, services.now())
  const sessions = await endSessions(services, onStudent(act, 'student.blocked', uid), [block])
  if (sessions === null) throw refusal('blocked')
  return { sessions }
}

/** Throws 403 for a blocked student, whose session stays valid for a minute outside sensitive routes. */
export const refuseBlocked = async ({ db }: Services, uid: string): Promise<void> => {
  const block = await store.findBlock(db, uid)
  if (block) throw blocked(block.reason)
}

/** Throws 409 for a student who is not blocked. */
export const unblockStudent = async (services: Services, act: AccountAct, uid: string): Promise<void> => {
  await requireStudent(services, uid)
  const unblock = [store.unblockStatement(uid)]
  if (!(await inAuditedTransaction(services, onStudent(act, 'student.unblocked', uid), unblock)).isDone)
    throw refusal('not_blocked')
}

/** Ends all sessions of a student. Throws 409 without any, and for administrators. */
export const signOutEverywhere = async (
  services: Services,
  act: AccountAct,
  uid: string,
): Promise<{ sessions: number }> => {
  await requireOther(services, act, uid)
  const sessions = await endSessions(services, onStudent(act, 'student.signed_out', uid))
  if (sessions === null) throw refusal('no_sessions')
  return { sessions }
}

type Repeated = { statement: SQL; mail: Mail; to: string }

const confirmation = async (services: Services, { uid, email }: UserRecord): Promise<Repeated> => {
  if (await isConfirmed(services, uid)) throw refusal('confirmed')
  const { token, row } = await newEmailToken(services, uid, email)
  const mail = confirmAddress(services, email, await keptLanguageOfUser(services, uid), token)
  return { statement: emailTokenStatement(row), mail, to: email }
}

const guardianRequest = async (services: Services, { uid }: UserRecord): Promise<Repeated> => {
  const to = (await findProfile(services.db, uid))?.guardianEmail
  if (!to) throw refusal('no_guardian')
  const token = services.newToken()
  const statement = store.renewLinkStatement(uid, await hashOf(token), services.now())
  return { statement, mail: consentRequest(services, to, await keptLanguageOfUser(services, uid), token), to }
}

const repeated: Record<RepeatedMail, (services: Services, student: UserRecord) => Promise<Repeated>> = {
  confirmation,
  guardian: guardianRequest,
}

/**
 * Sends a mail with a new link; a guardian's earlier link ends. `admit` limits the mails to an address. Throws 409 where
 * the mail has no purpose.
 */
export const repeatMail = async (
  services: Services,
  act: AccountAct,
  uid: string,
  kind: RepeatedMail,
  admit: (to: string) => Promise<void>,
): Promise<void> => {
  const student = await requireStudent(services, uid)
  const { statement, mail, to } = await repeated[kind](services, student)
  await admit(to)
  await inAuditedTransaction(services, onStudent(act, `student.${kind}_mailed`, uid), [statement])
  sendMail(services, mail, { userId: uid, kind })
}
