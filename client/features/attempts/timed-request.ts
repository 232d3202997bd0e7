import type { Sample } from '../../../domain/attempts/server-clock.ts'

/** Later requests have superseded one that is this old (journal/sender.ts). */
const timeoutMs = 15_000

/** Options of a request that is aborted after 15 s. */
export const withTimeout = () => ({ init: { signal: AbortSignal.timeout(timeoutMs) } })

/** Measures a request against the server time in its reply. */
export const timed = async <Reply extends { serverNow: number }>(
  call: () => Promise<Reply>,
): Promise<{ reply: Reply; sample: Sample }> => {
  const sentAt = performance.now()
  const reply = await call()
  return { reply, sample: { serverNow: reply.serverNow, sentAt, receivedAt: performance.now() } }
}
