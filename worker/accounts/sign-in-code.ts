import type { Context } from 'hono'
import type { AppEnv, Services } from '../platform/context.ts'
import { AppError } from '../platform/errors.ts'
import { hashOf } from '../platform/hash.ts'
import { sendMail } from '../notifications/mail.ts'
import { codesSubject, limitSignIn } from './accounts.limits.ts'
import { addressGroup, clientAddress } from '../platform/client-address.ts'
import { signInCode } from './sign-in.mails.ts'
import { findPasswordOwner } from './accounts.store.ts'
import { keptLanguageOfUser } from './accounts.usecases.ts'
import * as store from './email.store.ts'
import { mailWindowMs } from './mail-limits.ts'

/** Hash bound to the address; letters that look like digits count as the digits. */
const hashOfCode = (email: string, code: string): Promise<string> => {
  const typed = code
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '')
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1')
  return hashOf(`sign-in:${email.toLowerCase()}:${typed}`)
}

/**
 * Mails a code that lets a new device sign in to an account that is locked after too many wrong passwords; does nothing
 * for an unknown address. The code expires at the time named in the mail and leaves earlier codes valid.
 */
export const mailSignInCode = async (services: Services, email: string): Promise<void> => {
  const owner = await findPasswordOwner(services.db, email.toLowerCase())
  if (!owner) return
  const code = services.newCode()
  const tokenHash = await hashOfCode(owner.email, code)
  const expiresAt = services.now() + mailWindowMs
  await store.keepEmailToken(services.db, { tokenHash, uid: owner.id, email: owner.email, expiresAt })
  const mail = signInCode(owner, await keptLanguageOfUser(services, owner.id), code)
  sendMail(services, mail, { userId: owner.id, kind: 'sign_in_code' })
}

/**
 * Runs a sign-in with a mailed code, whatever failures the account has. The code is checked before the password is
 * hashed, and a sign-in consumes it. Failures count by account and client address together, so that nobody elsewhere
 * uses up the owner's tries. Throws 400 `accounts.code_invalid`.
 */
export const withSignInCode = async (
  c: Context<AppEnv>,
  email: string,
  code: string,
  attempt: Parameters<typeof limitSignIn>[3],
): Promise<Response> => {
  const { services } = c.var
  const address = clientAddress(c)
  const subject = `code:${email.toLowerCase()}:${addressGroup(address)}`
  return limitSignIn(services, subject, codesSubject(address), async () => {
    const tokenHash = await hashOfCode(email, code)
    if (!(await store.findEmailToken(services.db, tokenHash, services.now())))
      throw new AppError('accounts.code_invalid', 400, 'This code is not right, or it is too old.')
    const tried = await attempt()
    if (tried.response.ok) await store.deleteEmailToken(services.db, tokenHash)
    return tried
  })
}
