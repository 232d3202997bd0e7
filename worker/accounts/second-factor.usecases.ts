import { sql, type SQL } from 'drizzle-orm'
import type { Context } from 'hono'
import type { Enrolment } from '../../domain/accounts/second-factor.ts'
import { inAuditedTransaction } from '../activities/audit.ts'
import type { AppEnv, Services } from '../platform/context.ts'
import { AppError } from '../platform/errors.ts'
import { log } from '../platform/log.ts'
import { sendMail } from '../notifications/mail.ts'
import { keptLanguageOfUser } from './accounts.usecases.ts'
import { ownAct } from './account-acts.ts'
import { provePassword } from './prove-password.ts'
import { okOrThrow } from './refusals.ts'
import { passCookies, useCode } from './second-factor.ts'
import { secondFactorChanged, type SecondFactorChange } from './second-factor.mails.ts'
import * as store from './second-factor.store.ts'
import { authenticate, authFor } from './session.ts'

type Owner = { id: string; email: string }

/** Audits a change of the second factor and mails the owner. */
const recordChange = async (
  services: Services,
  { id: uid, email }: Owner,
  kind: SecondFactorChange,
  statements: SQL[] = [],
): Promise<void> => {
  await inAuditedTransaction(services, ownAct(uid, `account.${kind}`), statements, { when: sql`true` })
  log('info', `accounts.${kind}`, { uid })
  const mail = secondFactorChanged(email, kind, await keptLanguageOfUser(services, uid))
  sendMail(services, mail, { userId: uid, kind: 'second_factor' })
}

export const recoveryCodeUsed = (services: Services, owner: Owner): Promise<void> =>
  recordChange(services, owner, 'recovery_code_used')

const notPossible = () => new AppError('accounts.second_factor_state', 409, 'The second factor is not in that state.')

const requireState = async (c: Context<AppEnv>, verified: boolean): Promise<void> => {
  const factor = await store.findSecondFactor(c.var.services.db, c.var.user.id)
  if (!factor || factor.verified !== verified) throw notPossible()
}

/** Checks a code of the signed-in account; the session stays as it is. */
const proveCode = async (c: Context<AppEnv>, typed: string): Promise<void> => {
  const { services, user } = c.var
  const { headers } = c.req.raw
  const { kind } = await useCode(c, user.id, typed, {
    app: async () => new Response(),
    recovery: (code) =>
      authFor(c).api.verifyBackupCode({ body: { code, disableSession: true }, headers, asResponse: true }),
  })
  if (kind === 'recovery') await recoveryCodeUsed(services, user)
}

/** Creates a secret for an app; it is inactive until its first correct code. A later call replaces it. */
export const beginEnrolment = async (c: Context<AppEnv>, password: string): Promise<Enrolment> => {
  // A person who has not confirmed the address must not lock its owner out.
  if (!c.var.user.emailVerified)
    throw new AppError('accounts.email_unverified', 403, 'Confirm the e-mail address first.')
  await provePassword(c, password)
  const { headers } = c.req.raw
  const reply = await authFor(c).api.enableTwoFactor({ body: { password, method: 'totp' }, headers, asResponse: true })
  const { totpURI: uri } = (await (await okOrThrow(reply)).json()) as { totpURI: string }
  return { uri, secret: new URL(uri).searchParams.get('secret') ?? '' }
}

/** Activates the factor with its first code. Returns the recovery codes, which are shown this once. */
export const confirmEnrolment = async (c: Context<AppEnv>, typed: string): Promise<string[]> => {
  const { services, user } = c.var
  await requireState(c, false)
  const { api } = authFor(c)
  const { headers } = c.req.raw
  const { response } = await useCode(c, user.id, typed, {
    app: (code) => api.verifyTOTP({ body: { code }, headers, asResponse: true }),
    recovery: async () => new Response(null, { status: 401 }),
  })
  passCookies(c, response)
  await recordChange(services, user, 'second_factor_enrolled')
  return (await api.viewBackupCodes({ body: { userId: user.id } })).backupCodes
}

export const disableSecondFactor = async (c: Context<AppEnv>, password: string, typed: string): Promise<void> => {
  const { services, user } = c.var
  await requireState(c, true)
  await provePassword(c, password)
  await proveCode(c, typed)
  const { headers } = c.req.raw
  const reply = await authFor(c).api.disableTwoFactor({ body: { password }, headers, asResponse: true })
  passCookies(c, await okOrThrow(reply))
  await recordChange(services, user, 'second_factor_disabled', [store.clearProofs(user.id)])
}

/** Replaces all recovery codes. */
export const renewRecoveryCodes = async (c: Context<AppEnv>, password: string, typed: string): Promise<string[]> => {
  const { services, user } = c.var
  await requireState(c, true)
  await provePassword(c, password)
  await proveCode(c, typed)
  const { headers } = c.req.raw
  const reply = await authFor(c).api.generateBackupCodes({ body: { password }, headers, asResponse: true })
  const { backupCodes } = (await (await okOrThrow(reply)).json()) as { backupCodes: string[] }
  await recordChange(services, user, 'recovery_codes_renewed')
  return backupCodes
}

/** Marks the session as having shown a code, which opens the office. */
export const showCode = async (c: Context<AppEnv>, typed: string): Promise<void> => {
  const { services, session } = c.var
  await requireState(c, true)
  await proveCode(c, typed)
  await store.keepSecondFactorTime(services.db, session.id, services.now())
  // The session copy in this browser's cookie still holds the earlier state.
  await authenticate(c, { fresh: true })
}
