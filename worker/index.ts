import { app } from './app.ts'
import { runJobs } from './clock.ts'
import type { Bindings } from './env.ts'
import { makeServices } from './platform/context.ts'
import { bounded } from './platform/bounds.ts'
import { withoutAddress } from './platform/client-address.ts'
import { answerKept } from './pages/page-cache.ts'
import { readable } from './platform/queue.ts'
import { consumers, type Messages } from './queues.ts'

export { AttemptSession } from './attempts/attempt-session.ts'
export { Limiter } from './platform/limiter.ts'

export default {
  fetch: (request, env, ctx) => answerKept(request) ?? app.fetch(bounded(request), env, ctx),
  queue: (batch, env, ctx) => consumers[batch.queue]?.(readable(batch) as MessageBatch<never>, env, ctx),
  scheduled: ({ cron }, env, ctx) =>
    runJobs(
      makeServices(env, (work) => ctx.waitUntil(work)),
      cron,
    ),
} satisfies ExportedHandler<Bindings, Messages>

const compressible = /^(text\/|application\/(javascript|json|manifest\+json|xml)|image\/svg)/

/**
 * The same product on a socket of its own, without the platform's front: it also serves the static files and
 * compresses. `npm start` and the benchmarks use it; a deployment uses the default export.
 */
export const server = {
  fetch(request: Request, env: Bindings, ctx: ExecutionContext): Response | Promise<Response> {
    const local = env.MAILBOX && answerLocally(request, env.MAILBOX)
    if (local) return local
    return answerKept(request) ?? answerRest(bounded(env.MAILBOX ? request : withoutAddress(request)), env, ctx)
  },
}

const answerRest = async (request: Request, env: Bindings, ctx: ExecutionContext): Promise<Response> => {
  const response = (await staticFile(request, env)) ?? (await app.fetch(request, env, ctx))
  const acceptsGzip = request.headers.get('accept-encoding')?.includes('gzip')
  if (!acceptsGzip || !compressible.test(response.headers.get('content-type') ?? '')) return response
  const compressed = new Response(response.body, response)
  compressed.headers.set('content-encoding', 'gzip')
  if (!/accept-encoding/i.test(response.headers.get('vary') ?? '')) compressed.headers.append('vary', 'accept-encoding')
  return compressed
}

const ownHost = /^https?:\/\/(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?(\/[^?#]*)/i

/** On this machine alone: its mailbox, and a refusal of any other site's name, which a page elsewhere might point here. */
const answerLocally = (request: Request, mailbox: Fetcher): Response | Promise<Response> | undefined => {
  const own = ownHost.exec(request.url)
  if (!own) return new Response('This name is not served here.', { status: 421 })
  return own[1]?.startsWith('/dev/mailbox') ? mailbox.fetch(request) : undefined
}

const staticFile = async (request: Request, env: Bindings): Promise<Response | null> => {
  const { pathname } = new URL(request.url)
  const reads = request.method === 'GET' || request.method === 'HEAD'
  if (!reads || !/\.[a-z0-9]+$/.test(pathname) || pathname.endsWith('.data')) return null
  const response = await env.ASSETS.fetch(request)
  return response.status === 404 ? null : response
}
