import type { Services } from '../platform/context.ts'
import { holderOf, attemptSession } from './attempts.usecases.ts'
import type { LeaseClaims } from './lease.ts'
import { errorOf } from './refusals.ts'
import type { SessionRefusal } from './session/stored-attempt.ts'

/** Opens the attempt's channel to the holder of a lease. The reply is a WebSocket handshake. */
export const openChannel = async (services: Services, lease: LeaseClaims): Promise<Response> => {
  const now = services.now()
  const reply = await attemptSession(services, lease.attemptId).fetch('https://attempt/channel', {
    headers: { upgrade: 'websocket', 'x-holder': JSON.stringify({ ...holderOf(lease), now }) },
  })
  if (reply.status === 101) return reply
  throw errorOf((await reply.json()) as SessionRefusal, now)
}
