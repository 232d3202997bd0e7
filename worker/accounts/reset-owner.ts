import type { Context } from 'hono'
import type { AppEnv } from '../platform/context.ts'
import { invalidToken } from './refusals.ts'
import { authFor } from './session.ts'

/** Owner of the password that a mailed token resets; the token stays valid. Throws 400 `accounts.token_invalid`. */
export const resetOwner = async (c: Context<AppEnv>, token: string): Promise<{ name: string; email: string }> => {
  const { internalAdapter } = await authFor(c).$context
  const held = await internalAdapter.findVerificationValue(`reset-password:${token}`)
  const isGood = held && held.expiresAt.getTime() > c.var.services.now()
  const owner = isGood ? await internalAdapter.findUserById(held.value) : null
  if (!owner) throw invalidToken()
  return owner
}
