import { addressGroup } from '../platform/client-address.ts'
import type { Services } from '../platform/context.ts'
import { limitCounts } from '../platform/limits.ts'
import type { Limit } from '../platform/limiter.ts'
import { drawWith } from './draw-with.ts'
import type { Card } from './social/card.ts'

/** Drawings of one card: chats ask for it once each and keep it. */
const cardLimit: Limit = { failures: 60, windowMs: 60 * 60_000 }

/** Drawings of one card for one address: a single sender never uses the card up. */
const senderLimit: Limit = { failures: 20, windowMs: 60 * 60_000 }

/** Picture to draw. `code` names the card among the counters. */
type Asked = { code: string; clientAddress: string; card: Card }

/**
 * Picture of a card that its owner made public, drawn on request: nothing is stored that would outlast the card. Throws
 * 429 after too many, for one address or altogether.
 */
export const serveCardImage = async (services: Services, { code, clientAddress, card }: Asked): Promise<Response> => {
  await limitCounts(services, [
    [`card-image:${code}:${addressGroup(clientAddress)}`, senderLimit],
    [`card-image:${code}`, cardLimit],
  ])
  return new Response(await drawWith(services)(card), {
    headers: { 'content-type': 'image/png', 'cache-control': 'private, max-age=300', 'x-robots-tag': 'noindex' },
  })
}
