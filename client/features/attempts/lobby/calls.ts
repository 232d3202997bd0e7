import type { Sample } from '../../../../domain/attempts/server-clock.ts'
import { unwrap, type Api } from '../../../api.ts'

const patienceMs = 15_000
const signals = () => ({ init: { signal: AbortSignal.timeout(patienceMs) } })

/** The HTTP calls of a lobby; each feeds the server's clock. */
export const lobbyCalls = (api: Api, testId: string, observe: (sample: Sample) => void) => {
  const timed = async <Reply extends { serverNow: number }>(call: Promise<Reply>): Promise<Reply> => {
    const sentAt = performance.now()
    const reply = await call
    observe({ serverNow: reply.serverNow, sentAt, receivedAt: performance.now() })
    return reply
  }
  return {
    enter: () => timed(unwrap(api.tests[':testId'].lobby.$post({ param: { testId }, json: {} }, signals()))),
    renew: (ticket: string) => timed(unwrap(api.live.ticket.$post({ json: { ticket } }, signals()))),
    key: (ticket: string) => timed(unwrap(api.live.key.$post({ json: { ticket } }, signals()))),
    /** The sealed paper; rejects if it does not exist. */
    paper: async (name: string): Promise<ArrayBuffer> => {
      const response = await api.papers[':name'].$get({ param: { name } }, signals())
      if (!response.ok) throw new TypeError(`The sealed paper was answered ${response.status}.`)
      return response.arrayBuffer()
    },
  }
}
export type LobbyCalls = ReturnType<typeof lobbyCalls>
