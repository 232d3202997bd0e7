import { consentState } from '../../domain/accounts/consent.ts'
import type { GuardianRequest } from '../../domain/accounts/contract.ts'
import type { Language } from '../../domain/language.ts'
import type { SignedIn } from '../platform/auth.ts'
import type { Services } from '../platform/context.ts'
import { AppError } from '../platform/errors.ts'
import { hashOf } from '../platform/hash.ts'
import { sendMail } from '../platform/mail.ts'
import { askGuardian as guardianMail } from './accounts.mails.ts'
import { invalidToken } from './email.usecases.ts'
import * as store from './profile.store.ts'

const refused = (fields: Record<string, string>) =>
  new AppError('input.invalid', 422, 'Check the highlighted fields.', { fields })

/** Mails a guardian what is asked of them. A guardian named before can no longer answer. */
export const askGuardian = async (
  services: Services,
  user: SignedIn,
  asked: { guardianName: string; guardianEmail: string },
  language: Language,
): Promise<void> => {
  const guardianEmail = asked.guardianEmail.toLowerCase()
  if (guardianEmail === user.email) throw refused({ guardianEmail: 'is the own address' })
  const profile = await store.findProfile(services.db, user.id)
  if (!profile || consentState(profile, services.now()) === 'not_needed') throw refused({})
  const token = services.newToken()
  await store.keepGuardian(services.db, user.id, {
    guardianName: asked.guardianName,
    guardianEmail,
    guardianTokenHash: await hashOf(token),
    guardianAskedAt: services.now(),
  })
  const { guardianName } = asked
  sendMail(services, guardianMail(services, { guardianName, guardianEmail, studentName: user.name }, language, token))
}

/** What the guardian who holds this code decides about. */
export const guardianRequest = async (services: Services, token: string): Promise<GuardianRequest> => {
  const found = await store.findByGuardianToken(services.db, await hashOf(token))
  if (!found) throw invalidToken()
  return {
    studentName: found.studentName ?? found.email,
    guardianName: found.guardianName ?? '',
    givenAt: found.guardianConsentAt,
  }
}

/** Gives or withdraws consent; may be done again at any time. */
export const answerAsGuardian = async (services: Services, token: string, consent: boolean) => {
  const kept = await store.keepGuardianAnswer(services.db, await hashOf(token), consent, services.now())
  if (!kept) throw invalidToken()
  return kept
}
