import { app } from './app.ts'
import type { Bindings } from './env.ts'
import { answerFromMemory } from './pages/page-cache.ts'
import { boundedRequest } from './platform/bounds.ts'
import { withoutAddress } from './platform/client-address.ts'

const compressible = /^(text\/|application\/(javascript|json|manifest\+json|xml)|image\/svg)/

/** Serves the app on a socket of its own, without Cloudflare's front: it also serves the static files and compresses. */
export const socketServer = {
  fetch(request: Request, env: Bindings, ctx: ExecutionContext): Response | Promise<Response> {
    const local = env.MAILBOX && answerLocally(request, env.MAILBOX)
    if (local) return local
    return (
      answerFromMemory(request) ?? answer(boundedRequest(env.MAILBOX ? request : withoutAddress(request)), env, ctx)
    )
  },
}

const answer = async (request: Request, env: Bindings, ctx: ExecutionContext): Promise<Response> => {
  const response = (await staticFile(request, env)) ?? (await app.fetch(request, env, ctx))
  const acceptsGzip = request.headers.get('accept-encoding')?.includes('gzip')
  if (!acceptsGzip || !compressible.test(response.headers.get('content-type') ?? '')) return response
  const compressed = new Response(response.body, response)
  compressed.headers.set('content-encoding', 'gzip')
  if (!/accept-encoding/i.test(response.headers.get('vary') ?? '')) compressed.headers.append('vary', 'accept-encoding')
  return compressed
}

const ownHost = /^https?:\/\/(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?(\/[^?#]*)/i

/** Serves the mailbox of a laptop, and refuses other host names, which a foreign page could resolve to this machine. */
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
