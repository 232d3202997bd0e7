import type { SyncBatch } from '../../../../domain/attempts/contract.ts'
import type { Sample } from '../../../../domain/attempts/server-clock.ts'
import { ApiError, unwrap, type Api } from '../../../api.ts'
import type { SendOutcome } from './sync.ts'

/** A request that hangs counts as lost: the same events go again, under the same numbers. */
const patienceMs = 15_000

const signals = () => ({ init: { signal: AbortSignal.timeout(patienceMs) } })

/** What a failed call of an attempt means for the one who sent it. */
export const failureOf = (error: unknown): Exclude<SendOutcome, { kind: 'acked' }> => {
  if (!(error instanceof ApiError)) return { kind: 'unreachable' }
  const { status, body } = error
  if (body.code === 'attempts.closed') return { kind: 'closed' }
  if (body.code === 'attempts.lease_stale') return { kind: 'stale' }
  if (body.code === 'attempts.lease_invalid') return { kind: 'lease_ended' }
  if (body.code === 'attempts.seq_conflict') return { kind: 'conflict' }
  if (status === 401 || status === 403 || status === 404) return { kind: 'signed_out' }
  if (body.code === 'attempts.paused') return { kind: 'paused' }
  if (status === 429 || status >= 500) return { kind: 'busy', retryAfterMs: retryAfter(body.details) }
  return { kind: 'refused' }
}

const retryAfter = (details: Record<string, unknown> | undefined): number | null =>
  typeof details?.retryAfterMs === 'number' ? details.retryAfterMs : null

type Timed<Reply> = { reply: Reply; sample: Sample }

const timed = async <Reply extends { serverNow: number }>(call: () => Promise<Reply>): Promise<Timed<Reply>> => {
  const sentAt = performance.now()
  const reply = await call()
  return { reply, sample: { serverNow: reply.serverNow, sentAt, receivedAt: performance.now() } }
}

/** The calls of one sitting, over the network. */
export const attemptCalls = (api: Api, attemptId: string) => {
  const attempt = api.attempts[':attemptId']
  const param = { attemptId }
  return {
    view: () => timed(() => unwrap(attempt.$get({ param }, signals()))),
    /** `sections`: the optional ones taken, where the paper has any. */
    begin: (lease: string, language: 'en' | 'hi', sections?: string[]) =>
      unwrap(
        attempt.begin.$post(
          { param, json: { lease, language, declared: true, ...(sections && { sections }) } },
          signals(),
        ),
      ),
    takeLease: (device: string) => unwrap(attempt.lease.$post({ param, json: { device } }, signals())),
    /** Never rejects; tells the clock what it learnt. */
    sync: async (json: SyncBatch, observe: (sample: Sample) => void): Promise<SendOutcome> => {
      try {
        const { reply, sample } = await timed(() => unwrap(attempt.responses.$put({ param, json }, signals())))
        observe(sample)
        return { kind: 'acked', ack: reply }
      } catch (error) {
        return failureOf(error)
      }
    },
    /** Stops the clock, or lets it go on. */
    setPaused: (lease: string, paused: boolean) =>
      unwrap(attempt[paused ? 'pause' : 'resume'].$post({ param, json: { lease } }, signals())),
    /** `timeIsOver`: for the student, who has not asked for it; refused where the time is not over. */
    submit: (lease: string, submissionId: string, timeIsOver: boolean) =>
      unwrap(
        attempt.submission.$post(
          { param, json: { lease, submissionId, ...(timeIsOver && { timeIsOver }) } },
          signals(),
        ),
      ),
  }
}
export type AttemptCalls = ReturnType<typeof attemptCalls>
