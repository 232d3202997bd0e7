import { sql } from 'drizzle-orm'
import type { Language } from '../../domain/language.ts'
import { auditRow, inAuditedTransaction, newAudit, recordAct } from '../activities/audit.ts'
import { ownAct } from './account-acts.ts'
import { refuseEndedSessions } from './ended-sessions.ts'
import type { Services, SignedIn } from '../platform/context.ts'
import { AppError } from '../platform/errors.ts'
import { hashOf } from '../platform/hash.ts'
import { log } from '../platform/log.ts'
import { sendMail } from '../notifications/mail.ts'
import { openIdProvider } from './openid.ts'
import { keptLanguageOfUser } from './accounts.usecases.ts'
import { forgiveFailures } from './accounts.limits.ts'
import * as mails from './email.mails.ts'
import { passwordChanged, resetPassword, signInAdded } from './sign-in.mails.ts'
import * as store from './email.store.ts'
import { mailReplacementLink } from './guardian.usecases.ts'
import { invalidToken } from './refusals.ts'

const dayMs = 24 * 3_600_000

type Owner = Pick<SignedIn, 'id' | 'name' | 'email' | 'emailVerified'>

const addressTaken = () =>
  new AppError('accounts.address_taken', 422, 'This e-mail address already has an account.', {
    fields: { newEmail: 'has an account already' },
  })

const sameAddress = () =>
  new AppError('accounts.same_address', 422, 'This is the address of the account already.', {
    fields: { newEmail: 'is the present address' },
  })

/** A token to mail, and its row. */
export const newEmailToken = async (services: Services, uid: string, email: string) => {
  const token = services.newToken()
  return { token, row: { tokenHash: await hashOf(token), uid, email, expiresAt: services.now() + dayMs } }
}

/** Mails a token that confirms the account's current address. */
export const mailConfirmation = async (
  services: Services,
  user: Pick<Owner, 'id' | 'email'>,
  language: Language,
): Promise<void> => {
  const { token, row } = await newEmailToken(services, user.id, user.email)
  await store.keepEmailToken(services.db, row)
  const mail = mails.confirmAddress(services, user.email, language, token)
  sendMail(services, mail, { userId: user.id, kind: 'confirmation' })
}

/**
 * Mails a token to the new address; nothing changes until it is confirmed. Warns the current address when that is
 * confirmed.
 */
export const requestEmailChange = async (
  services: Services,
  user: SignedIn,
  newEmail: string,
  language: Language,
): Promise<void> => {
  const email = newEmail.toLowerCase()
  if (email === user.email) throw sameAddress()
  if (await store.isEmailTaken(services.db, email)) throw addressTaken()
  const { token, row } = await newEmailToken(services, user.id, email)
  const change = { before: { email: user.email }, after: { email } }
  await inAuditedTransaction(services, ownAct(user.id, 'account.email_change_requested', change), [
    store.cancelPendingStatement(user.id, user.email),
    store.emailTokenStatement(row),
  ])
  const about = { userId: user.id, kind: 'address_change' } as const
  sendMail(services, mails.confirmNewAddress(services, email, language, token), about)
  if (user.emailVerified) sendMail(services, mails.changeRequested(user, language), about)
}

export const isConfirmed = async ({ db }: Services, uid: string): Promise<boolean> =>
  (await store.findEmailOf(db, uid))?.emailVerified ?? false

export const cancelEmailChange = (services: Services, user: Owner) =>
  inAuditedTransaction(services, ownAct(user.id, 'account.email_change_cancelled'), [
    store.cancelPendingStatement(user.id, user.email),
  ])

/**
 * Confirms the address of a mailed token and returns it. Only the account that requested the token may use it:
 * otherwise one click in a mail would attach the reader's address to a stranger's account. Throws 400
 * `accounts.token_invalid`, 403 `accounts.other_account` or 422 `accounts.address_taken`.
 */
export const confirmEmail = async (services: Services, user: Owner, token: string): Promise<string> => {
  const held = await store.findEmailToken(services.db, await hashOf(token), services.now())
  const before = held && (await store.findEmailOf(services.db, held.uid))
  if (!held || !before) throw invalidToken()
  if (held.uid !== user.id)
    throw new AppError('accounts.other_account', 403, 'This link belongs to another account than the one signed in.')
  const isChange = before.email !== held.email
  const change = isChange ? { before: { email: before.email }, after: { email: held.email } } : {}
  const audit = await newAudit(
    services,
    ownAct(held.uid, isChange ? 'account.email_changed' : 'account.email_confirmed', change),
  )
  const [changed] = await store
    .confirmEmail(services.db, held, services.now(), (when) => auditRow(audit, when))
    .catch((error: unknown) => {
      if (/UNIQUE constraint/.test(String(error))) throw addressTaken()
      throw error
    })
  if (changed?.meta.changes === 0) throw invalidToken()
  if (isChange) {
    const language = await keptLanguageOfUser(services, held.uid)
    const mail = mails.addressChanged({ email: before.email }, language)
    sendMail(services, mail, { userId: held.uid, kind: 'address_changed' })
    services.later(mailReplacementLink(services, held.uid))
  }
  return held.email
}

/** Mails the link for a forgotten password; called by better-auth. */
export const mailReset = async (services: Services, user: Owner, token: string): Promise<void> => {
  const language = await keptLanguageOfUser(services, user.id)
  sendMail(services, resetPassword(services, user, language, token), { userId: user.id, kind: 'password_reset' })
}

/** Confirms the address and ends earlier sessions and tokens after a reset by a mailed token; called by better-auth. */
export const afterReset = async (services: Services, user: Owner): Promise<void> => {
  try {
    const audit = auditRow(await newAudit(services, ownAct(user.id, 'account.password_reset')))
    refuseEndedSessions(services, user.id, await store.verifyByReset(services.db, user.id, services.now(), audit))
    await forgiveFailures(services, user)
    services.later(mailReplacementLink(services, user.id))
  } catch (error) {
    // Not rethrown: better-auth must go on to end the sessions itself.
    log('error', 'accounts.reset_incomplete', { uid: user.id }, error)
  }
  await mailPasswordChanged(services, user)
}

/** Records a newly linked sign-in method and warns the student. */
export const signInMethodAdded = async (services: Services, user: Owner): Promise<void> => {
  await recordAct(services, ownAct(user.id, 'account.sign_in_method_added'))
  const language = await keptLanguageOfUser(services, user.id)
  const mail = signInAdded(user, openIdProvider(services.env)?.name ?? '', language)
  sendMail(services, mail, { userId: user.id, kind: 'sign_in_added' })
}

/** Ends the account's mailed tokens after a change of password and warns the student. */
export const afterPasswordChange = async (services: Services, user: Owner): Promise<void> => {
  const statements = store.mailedTokenStatements(user.id)
  await inAuditedTransaction(services, ownAct(user.id, 'account.password_changed'), statements, { when: sql`true` })
  await mailPasswordChanged(services, user)
}

const mailPasswordChanged = async (services: Services, user: Owner): Promise<void> => {
  const language = await keptLanguageOfUser(services, user.id)
  sendMail(services, passwordChanged(user, language), { userId: user.id, kind: 'password_changed' })
}
