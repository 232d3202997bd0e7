import type { Sample } from '../../../../domain/attempts/server-clock.ts'
import { unwrap, type Api } from '../../../api.ts'
import { timed, withTimeout } from '../timed-request.ts'

/** The HTTP calls of a lobby; each feeds the server's clock. */
export const lobbyCalls = (api: Api, testId: string, observe: (sample: Sample) => void) => {
  const observed = async <Reply extends { serverNow: number }>(call: () => Promise<Reply>): Promise<Reply> => {
    const { reply, sample } = await timed(call)
    observe(sample)
    return reply
  }
  return {
    enter: () =>
      observed(() => unwrap(api.tests[':testId'].lobby.$post({ param: { testId }, json: {} }, withTimeout()))),
    renew: (ticket: string) => observed(() => unwrap(api.live.ticket.$post({ json: { ticket } }, withTimeout()))),
    key: (ticket: string) => observed(() => unwrap(api.live.key.$post({ json: { ticket } }, withTimeout()))),
    /** The sealed paper; rejects if it does not exist. */
    paper: async (name: string): Promise<ArrayBuffer> => {
      const response = await api.papers[':name'].$get({ param: { name } }, withTimeout())
      if (!response.ok) throw new TypeError(`The sealed paper was answered ${response.status}.`)
      return response.arrayBuffer()
    },
  }
}
export type LobbyCalls = ReturnType<typeof lobbyCalls>
