import type { Bindings } from '../../worker/env.ts'
import { consumeResults, type ResultsMessage } from '../../worker/results/results.queue.ts'

export { AttemptSession } from '../../worker/attempts/attempt-session.ts'
export { Limiter } from '../../worker/platform/limiter.ts'

/** The worker without its pages: objects and queues are tested here, addresses over HTTP against the build. */
export default {
  fetch: () => new Response(null, { status: 404 }),
  queue: (batch, env, ctx) => consumeResults(batch, env, ctx),
} satisfies ExportedHandler<Bindings, ResultsMessage>
