import { sweepExpired } from './accounts/accounts.cron.ts'
import { app } from './app.ts'
import type { Bindings } from './env.ts'
import { makeServices } from './platform/context.ts'
import { consumeResults, reportDead, type ResultsMessage } from './results/results.queue.ts'

export { AttemptSession } from './attempts/attempt-session.ts'
export { Limiter } from './platform/limiter.ts'

const deadLetterQueue = 'taiyari-results-dead'

export default {
  fetch: app.fetch,
  queue: (batch, env, ctx) => {
    if (batch.queue === deadLetterQueue) return reportDead(batch)
    return consumeResults(batch, env, ctx)
  },
  scheduled: (_event, env, ctx) => sweepExpired(makeServices(env, (work) => ctx.waitUntil(work))),
} satisfies ExportedHandler<Bindings, ResultsMessage>

const compressible = /^(text\/|application\/(javascript|json|manifest\+json|xml)|image\/svg)/

/**
 * The same product on a socket of its own, without the platform's front: it also serves the static files and
 * compresses. `npm start` and the benchmarks use it; a deployment uses the default export.
 */
export const server = {
  async fetch(request: Request, env: Bindings, ctx: ExecutionContext): Promise<Response> {
    const response = (await staticFile(request, env)) ?? (await app.fetch(request, env, ctx))
    const acceptsGzip = request.headers.get('accept-encoding')?.includes('gzip')
    if (!acceptsGzip || !compressible.test(response.headers.get('content-type') ?? '')) return response
    const compressed = new Response(response.body, response)
    compressed.headers.set('content-encoding', 'gzip')
    compressed.headers.append('vary', 'accept-encoding')
    return compressed
  },
}

const staticFile = async (request: Request, env: Bindings): Promise<Response | null> => {
  const { pathname } = new URL(request.url)
  if (request.method !== 'GET' || !/\.[a-z0-9]+$/.test(pathname) || pathname.endsWith('.data')) return null
  const response = await env.ASSETS.fetch(request)
  return response.status === 404 ? null : response
}
