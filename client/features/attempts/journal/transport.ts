import type { StaleDetails, SyncBatch } from '../../../../domain/attempts/contract.ts'
import type { Sample } from '../../../../domain/attempts/server-clock.ts'
import { lifeOf } from '../../../../domain/attempts/states.ts'
import { ApiError, unwrap, type Api } from '../../../api.ts'
import { timed, withTimeout } from '../timed-request.ts'
import type { Hold, SendOutcome } from './outcome.ts'

/** The browser finishes a keepalive request after the page is gone. */
const keepalive = { init: { keepalive: true } }

/** Maps an error of an attempt's call to an outcome. */
export const failureOf = (error: unknown): Exclude<SendOutcome, { kind: 'acked' }> => {
  if (!(error instanceof ApiError)) return { kind: 'unreachable' }
  const { status, body } = error
  if (body.code === 'attempts.closed') return { kind: 'closed' }
  if (body.code === 'attempts.lease_stale') return staleOf(body.details as Partial<StaleDetails> | undefined)
  if (body.code === 'attempts.lease_invalid') return { kind: 'lease_ended' }
  if (body.code === 'attempts.seq_conflict') return { kind: 'conflict' }
  if (status === 401 || status === 403 || status === 404) return { kind: 'signed_out' }
  if (body.code === 'attempts.paused') return { kind: 'paused' }
  if (status === 429 || status >= 500) return { kind: 'busy', retryAfterMs: retryAfter(body.details) }
  return { kind: 'refused' }
}

/** Another device writes, or has handed in already. */
const staleOf = ({ state, merged }: Partial<StaleDetails> = {}): SendOutcome & { kind: Hold } => ({
  kind: state && lifeOf(state) !== 'open' ? 'closed' : 'stale',
  merged,
})

const retryAfter = (details: Record<string, unknown> | undefined): number | null =>
  typeof details?.retryAfterMs === 'number' ? details.retryAfterMs : null

/** The HTTP calls of one attempt. */
export const attemptCalls = (api: Api, attemptId: string) => {
  const attempt = api.attempts[':attemptId']
  const param = { attemptId }
  return {
    view: () => timed(() => unwrap(attempt.$get({ param }, withTimeout()))),
    /** `sections` are the optional ones chosen. */
    begin: (lease: string, device: string, language: 'en' | 'hi', sections?: string[]) =>
      unwrap(
        attempt.begin.$post(
          { param, json: { lease, device, language, declared: true, ...(sections && { sections }) } },
          withTimeout(),
        ),
      ),
    takeLease: (device: string) => unwrap(attempt.lease.$post({ param, json: { device } }, withTimeout())),
    /** Never rejects. Feeds the server's clock with each reply. */
    sync: async (json: SyncBatch, observe: (sample: Sample) => void, leaving = false): Promise<SendOutcome> => {
      try {
        const { reply, sample } = await timed(() =>
          unwrap(attempt.responses.$put({ param, json }, leaving ? keepalive : withTimeout())),
        )
        observe(sample)
        return { kind: 'acked', ack: reply }
      } catch (error) {
        return failureOf(error)
      }
    },
    setPaused: (lease: string, paused: boolean) =>
      unwrap(attempt[paused ? 'pause' : 'resume'].$post({ param, json: { lease } }, withTimeout())),
    /** `timeIsOver` marks a submission that the student did not ask for; the server refuses it before the deadline. */
    submit: (lease: string, submissionId: string, timeIsOver: boolean) =>
      unwrap(
        attempt.submission.$post(
          { param, json: { lease, submissionId, ...(timeIsOver && { timeIsOver }) } },
          withTimeout(),
        ),
      ),
  }
}
export type AttemptCalls = ReturnType<typeof attemptCalls>
