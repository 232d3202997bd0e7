import type { ResponseEvent } from '../../../../domain/attempts/contract.ts'
import type { Sample } from '../../../../domain/attempts/server-clock.ts'
import type { PracticeAck } from '../../../../domain/revision/practice-view.ts'
import { unwrap, type Api } from '../../../api.ts'
import type { SendOutcome } from '../journal/outcome.ts'
import { failureOf } from '../journal/transport.ts'
import { timed, withTimeout } from '../timed-request.ts'

/** The browser finishes a keepalive request after the page is gone. */
const keepalive = { init: { keepalive: true } }

type Batch = { device: string; batch: ResponseEvent[] }

/** An acknowledgement of practice in the form of the journal's. */
const ackOf = ({ ackSeq, serverNow }: PracticeAck) => ({ ackSeq, revision: serverNow, serverNow, deadlineAt: 0 })

/** The HTTP calls of one session of practice. */
export const practiceCalls = (api: Api, sessionId: string) => {
  const session = api.practice.sessions[':sessionId']
  const param = { sessionId }
  const save = (json: Batch, leaving = false) =>
    unwrap(session.events.$put({ param, json }, leaving ? keepalive : withTimeout()))
  return {
    view: () => timed(() => unwrap(session.$get({ param }, withTimeout()))),
    /** Rejects with the server's error. */
    save,
    /** Never rejects; calls back with what the session says after the save. */
    sync: async (
      json: Batch,
      observe: (reply: PracticeAck, sample: Sample) => void,
      leaving = false,
    ): Promise<SendOutcome> => {
      try {
        const { reply, sample } = await timed(() => save(json, leaving))
        observe(reply, sample)
        return { kind: 'acked', ack: ackOf(reply) }
      } catch (error) {
        return failureOf(error)
      }
    },
    finish: () => unwrap(session.finish.$post({ param, json: {} }, withTimeout())),
  }
}
export type PracticeCalls = ReturnType<typeof practiceCalls>
