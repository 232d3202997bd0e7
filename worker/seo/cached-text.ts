import { readVersion } from '../events/content-version.ts'
import type { Services } from '../platform/context.ts'
import { log } from '../platform/log.ts'

const edgeName = 'texts'

/**
 * A public text that takes work to make, kept at this place of the edge for as long as it may be old, or until something
 * is published. `path` is its own address, never the one that was asked for: what anyone adds to that would have it made
 * again. A cache that fails costs that work and nothing else.
 */
export const edgeText = async (
  services: Services,
  path: string,
  maxAge: number,
  make: () => Promise<string>,
): Promise<string> => {
  const place = new URL(`/.kept/${(await readVersion(services)) ?? 'unknown'}${path}`, services.origin)
  const cache = await caches.open(edgeName)
  const known = await cache.match(place).catch((error: unknown) => log('warn', 'texts.edge_unread', {}, error))
  if (known) return known.text()
  const text = await make()
  services.later(cache.put(place, new Response(text, { headers: { 'cache-control': `public, max-age=${maxAge}` } })))
  return text
}
