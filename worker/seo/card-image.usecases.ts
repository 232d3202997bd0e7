import type { Services } from '../platform/context.ts'
import { limitCount } from '../platform/limits.ts'
import type { Limit } from '../platform/limiter.ts'
import { drawWith } from './draw-with.ts'
import type { Card } from './social/card.ts'

/** Drawings of one card: chats ask for it once each and keep it. */
const drawLimit: Limit = { failures: 60, windowMs: 60 * 60_000 }

/**
 * Picture of a card that its owner made public, drawn on request: nothing is stored that would outlast the card. Throws
 * 429 after `drawLimit`. `subject` names the card among the counters.
 */
export const serveCardImage = async (services: Services, subject: string, card: Card): Promise<Response> => {
  await limitCount(services, `card-image:${subject}`, drawLimit)
  return new Response(await drawWith(services)(card), {
    headers: { 'content-type': 'image/png', 'cache-control': 'private, max-age=300', 'x-robots-tag': 'noindex' },
  })
}
