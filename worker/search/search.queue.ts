import type { ItemKind } from '../../domain/content.ts'
import type { Bindings } from '../env.ts'
import { raiseVersion } from '../platform/content-version.ts'
import { makeServices, type Services } from '../platform/context.ts'
import { log } from '../platform/log.ts'
import { socialImageChanged } from '../seo/social-images.usecases.ts'
import { refreshItem } from './index.usecases.ts'
import { recordMiss, type Missed } from './misses.store.ts'

/** Says that an item is not as it was; how it is now is asked of its area. */
type Changed = { kind: ItemKind; id: string }
/** A query that found nothing as it was typed, at an instant. */
type Unfound = { missed: Missed; at: number }
export type SearchMessage = Changed | Unfound

const missesKeptMs = 90 * 86_400_000

/** Brings the index up to date and has the picture made anew, or counts a query. */
const take = async (services: Services, message: SearchMessage): Promise<void> => {
  if ('missed' in message) return recordMiss(services.env, message.missed, message.at, message.at - missesKeptMs)
  await refreshItem(services, message.kind, message.id)
  await socialImageChanged(services, message.kind, message.id)
}

/** Of a message that failed: nobody's query. */
const told = (message: SearchMessage) => ('missed' in message ? { kind: 'missed' } : message)

/** Message by message: one that fails comes back alone. Kept pages go where an item has changed. */
export const consumeSearch = async (
  batch: MessageBatch<SearchMessage>,
  env: Bindings,
  ctx: ExecutionContext,
): Promise<void> => {
  const services = makeServices(env, (work) => ctx.waitUntil(work))
  for (const message of batch.messages) {
    try {
      await take(services, message.body)
      message.ack()
    } catch (error) {
      log('warn', 'search.not_indexed', { ...told(message.body), attempts: message.attempts }, error)
      message.retry({ delaySeconds: Math.min(2 ** message.attempts, 300) })
    }
  }
  if (batch.messages.some(({ body }) => 'kind' in body)) await raiseVersion(services)
}

/** What failed after all retries: the index is behind there until it is made anew. */
export const reportDeadSearch = (batch: MessageBatch<SearchMessage>): void => {
  for (const message of batch.messages) {
    log('error', 'search.dead_letter', told(message.body))
    message.ack()
  }
}
