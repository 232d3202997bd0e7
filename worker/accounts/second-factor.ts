import { createOTP } from '@better-auth/utils/otp'
import { constantTimeEqual, symmetricDecrypt } from 'better-auth/crypto'
import type { Context } from 'hono'
import { secondFactorCode, type SecondFactorCode } from '../../domain/accounts/second-factor.ts'
import type { AppEnv } from '../platform/context.ts'
import { AppError } from '../platform/errors.ts'
import { addressSubject, limitSignIn } from './accounts.limits.ts'
import { clientAddress } from '../platform/client-address.ts'
import { okOrThrow } from './refusals.ts'
import * as store from './second-factor.store.ts'
import { authFor } from './session.ts'

const stepMs = 30_000

/**
 * The 30 s step of a code (RFC 6238): the present one or a neighbour, for clocks that differ. Null for a wrong code.
 */
const stepOf = async (secret: string, code: string, now: number): Promise<number | null> => {
  const app = createOTP(secret)
  const present = Math.floor(now / stepMs)
  for (const step of [present - 1, present, present + 1]) {
    if (constantTimeEqual(await app.hotp(step), code)) return step
  }
  return null
}

const wrongCode = () => new AppError('accounts.wrong_code', 400, 'This code is not right, or was used already.')

/** Consumes an app's code. False when it is wrong or already used. */
const claimCode = async (c: Context<AppEnv>, uid: string, code: string): Promise<boolean> => {
  const { db, now } = c.var.services
  const factor = await store.findSecondFactor(db, uid)
  if (!factor) return false
  const { secretConfig } = await authFor(c).$context
  const step = await stepOf(await symmetricDecrypt({ key: secretConfig, data: factor.secret }), code, now())
  return step !== null && store.claimStep(db, uid, step)
}

/** Handler for each kind of code. */
type Uses = Record<SecondFactorCode['kind'], (code: string) => Promise<Response>>

/**
 * Checks a code within the limits of its account and of the client address. An app's code is claimed first, so that it
 * counts once. Throws 400 `accounts.wrong_code`, or 429.
 */
export const useCode = async (
  c: Context<AppEnv>,
  uid: string,
  typed: string,
  uses: Uses,
): Promise<{ kind: SecondFactorCode['kind']; response: Response }> => {
  const read = secondFactorCode(typed)
  if (!read) throw wrongCode()
  const { kind, code } = read
  const response = await limitSignIn(
    c.var.services,
    `second-factor:${uid}`,
    addressSubject(clientAddress(c)),
    async () => {
      const isOpen = kind === 'recovery' || (await claimCode(c, uid, code))
      const reply = isOpen ? await uses[kind](code) : new Response(null, { status: 401 })
      return { failed: reply.status === 401, response: reply }
    },
  )
  if (response.status === 401) throw wrongCode()
  return { kind, response: await okOrThrow(response) }
}

/** Copies the cookies of better-auth's reply to ours. */
export const passCookies = (c: Context<AppEnv>, { headers }: Response): void => {
  for (const cookie of headers.getSetCookie()) c.header('set-cookie', cookie, { append: true })
}
