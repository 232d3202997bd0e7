import { readContentVersion } from '../events/content-version.ts'
import type { Services } from '../platform/context.ts'
import { log } from '../platform/log.ts'

const cacheName = 'texts'

/**
 * A public text from the data centre's cache, made again after `maxAge` seconds or when content is published. `path` is
 * its canonical address, not that of the request, whose extra parameters would bypass the cache. A failing cache only
 * costs the work.
 */
export const cachedText = async (
  services: Services,
  path: string,
  maxAge: number,
  make: () => Promise<string>,
): Promise<string> => {
  const address = new URL(`/.cached/${(await readContentVersion(services)) ?? 'unknown'}${path}`, services.origin)
  const cache = await caches.open(cacheName)
  const cached = await cache.match(address).catch((error: unknown) => log('warn', 'texts.edge_unread', {}, error))
  if (cached) return cached.text()
  const text = await make()
  services.later(cache.put(address, new Response(text, { headers: { 'cache-control': `public, max-age=${maxAge}` } })))
  return text
}
