import type { Services } from '../platform/context.ts'
import { log } from '../platform/log.ts'

/** `broadcastId`: make the next mails of a broadcast. `due`: send the next mails that are due. */
export type NoticesMessage = { broadcastId: string } | { due: true }

/** Mails that one message sends. */
export const mailsAtOnce = 100

/** Messages per call; Cloudflare's limit is 100. */
const sendLimit = 100

/** Queues messages. A failure is only logged, because the clock finds what is due. */
const queue = async ({ env }: Services, messages: readonly NoticesMessage[]): Promise<void> => {
  try {
    for (let sent = 0; sent < messages.length; sent += sendLimit)
      await env.NOTICES_QUEUE.sendBatch(messages.slice(sent, sent + sendLimit).map((body) => ({ body })))
  } catch (error) {
    log('warn', 'notices.unsent', { messages: messages.length }, error)
  }
}

/** Has the mails of broadcasts made. */
export const wakeBroadcasts = (services: Services, ids: readonly string[]): Promise<void> =>
  queue(
    services,
    ids.map((broadcastId) => ({ broadcastId })),
  )

/** Has a number of mails sent that are due. Each message takes the next ones, whoever made them. */
export const wakeMails = (services: Services, mails: number): Promise<void> =>
  queue(
    services,
    Array.from({ length: Math.ceil(mails / mailsAtOnce) }, () => ({ due: true })),
  )
