import { app } from './app.ts'
import { runJobs } from './cron-jobs.ts'
import type { Bindings } from './env.ts'
import { answerFromMemory } from './pages/page-cache.ts'
import { boundedRequest } from './platform/bounds.ts'
import { makeServices } from './platform/context.ts'
import { withoutMalformed } from './platform/queue.ts'
import { consumers, type Messages } from './queues.ts'
import { socketServer } from './socket-server.ts'

export { AttemptSession } from './attempts/attempt-session.ts'
export { HallPart } from './attempts/hall/hall-part.ts'
export { Limiter } from './platform/limiter.ts'
export { RevisionDeck } from './revision/revision-deck.ts'

export default {
  fetch: (request, env, ctx) => answerFromMemory(request) ?? app.fetch(boundedRequest(request), env, ctx),
  queue: (batch, env, ctx) => consumers[batch.queue]?.(withoutMalformed(batch) as MessageBatch<never>, env, ctx),
  scheduled: ({ cron }, env, ctx) =>
    runJobs(
      makeServices(env, (work) => ctx.waitUntil(work)),
      cron,
    ),
} satisfies ExportedHandler<Bindings, Messages>

/** Entry point of `npm start` and the benchmarks; a deployment uses the default export. */
export const server = socketServer
