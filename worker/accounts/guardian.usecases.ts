import { consentState, guardianLinkMs } from '../../domain/accounts/consent.ts'
import type { GuardianRequest } from '../../domain/accounts/contract.ts'
import { isSameMailbox } from '../../domain/accounts/mailbox.ts'
import type { Language } from '../../domain/language.ts'
import { inAuditedTransaction } from '../activities/audit.ts'
import type { Services, SignedIn } from '../platform/context.ts'
import { AppError } from '../platform/errors.ts'
import { hashOf } from '../platform/hash.ts'
import { sendMail, type AboutStudent } from '../notifications/mail.ts'
import { consentRequest } from './guardian.mails.ts'
import { ownAct } from './account-acts.ts'
import { keptLanguageOfUser } from './accounts.usecases.ts'
import { invalidToken } from './refusals.ts'
import * as store from './guardian.store.ts'
import { findProfile } from './profile.store.ts'

const refused = (fields: Record<string, string>) =>
  new AppError('input.invalid', 422, 'Check the highlighted fields.', { fields })

const aboutGuardian = (userId: string): AboutStudent => ({ userId, kind: 'guardian' })

/** Mails a guardian the request. A guardian named earlier can no longer answer. */
export const requestConsent = async (
  services: Services,
  user: SignedIn,
  asked: { guardianName: string; guardianEmail: string },
  language: Language,
): Promise<void> => {
  const guardianEmail = asked.guardianEmail.toLowerCase()
  if (isSameMailbox(guardianEmail, user.email)) throw refused({ guardianEmail: 'is the own address' })
  const profile = await findProfile(services.db, user.id)
  if (!profile || consentState(profile, services.now()) === 'not_needed') throw refused({})
  const token = services.newToken()
  const guardian = { guardianName: asked.guardianName, guardianEmail }
  const request = { ...guardian, guardianTokenHash: await hashOf(token), guardianAskedAt: services.now() }
  await inAuditedTransaction(services, ownAct(user.id, 'account.guardian_asked', { after: guardian }), [
    store.guardianStatement(user.id, request),
  ])
  sendMail(services, consentRequest(services, guardianEmail, language, token), aboutGuardian(user.id))
}

const linkExpired = () => new AppError('accounts.link_expired', 400, 'This link worked for seven days, and is too old.')

/** Request of a token, valid or expired. Throws 400 `accounts.token_invalid`. */
const findRequest = async (services: Services, token: string) => {
  const found = await store.findByGuardianToken(services.db, await hashOf(token))
  if (!found) throw invalidToken()
  return { ...found, isExpired: (found.guardianAskedAt ?? 0) <= services.now() - guardianLinkMs }
}

/** Request that the holder of a token decides on. Throws 400 `accounts.link_expired` for an expired one. */
export const readConsentRequest = async (services: Services, token: string): Promise<GuardianRequest> => {
  const found = await findRequest(services, token)
  if (found.isExpired) throw linkExpired()
  return {
    studentName: found.studentName ?? found.email,
    guardianName: found.guardianName ?? '',
    givenAt: found.guardianConsentAt,
  }
}

/** Gives or withdraws consent; may be repeated at any time. */
export const answerAsGuardian = async (services: Services, token: string, consent: boolean) => {
  const now = services.now()
  const { uid } = await findRequest(services, token)
  const act = consent ? 'account.guardian_consented' : 'account.guardian_withdrew'
  // A guardian has no account.
  const { results, isDone } = await inAuditedTransaction(services, { ...ownAct(uid, act), actor: null }, [
    store.answerStatement(await hashOf(token), consent, { now, mailedAfter: now - guardianLinkMs }),
  ])
  if (!isDone) throw linkExpired()
  return { givenAt: (results[0]?.results[0]?.guardian_consent_at as number | null | undefined) ?? null }
}

/**
 * Mails a new link in place of an expired one, to the guardian alone, so that consent can be withdrawn at any time.
 * `admit` limits the mails to an address.
 */
export const renewGuardianLink = async (
  services: Services,
  token: string,
  language: Language,
  admit: (to: string) => Promise<void>,
): Promise<void> => {
  const found = await findRequest(services, token)
  if (found.guardianEmail === null) throw invalidToken()
  await admit(found.guardianEmail)
  const fresh = services.newToken()
  const hashes = { before: await hashOf(token), after: await hashOf(fresh) }
  if (!(await store.renewGuardianToken(services.db, hashes, services.now()))) throw invalidToken()
  sendMail(services, consentRequest(services, found.guardianEmail, language, fresh), aboutGuardian(found.uid))
}

/**
 * Mails a guardian who has consented a new link when a change of the account ended theirs, so that consent can be
 * withdrawn at any time. `within` limits the mails to an address, and runs `send` or drops it.
 */
export const mailReplacementLink = async (
  services: Services,
  uid: string,
  within: (to: string, send: () => Promise<void>) => void | Promise<void> = (_to, send) => send(),
): Promise<void> => {
  const profile = await findProfile(services.db, uid)
  const to = profile?.guardianEmail
  if (!to || profile.guardianConsentAt === null || profile.guardianTokenHash !== null) return
  await within(to, async () => {
    const token = services.newToken()
    if (!(await store.replaceEndedToken(services.db, uid, await hashOf(token), services.now()))) return
    const mail = consentRequest(services, to, await keptLanguageOfUser(services, uid), token)
    sendMail(services, mail, aboutGuardian(uid))
  })
}
