import type { ItemKind } from '../../domain/content.ts'
import type { Bindings } from '../env.ts'
import { raiseVersion } from '../platform/content-version.ts'
import { makeServices } from '../platform/context.ts'
import { log } from '../platform/log.ts'
import { socialImageChanged } from '../seo/social-images.usecases.ts'
import { refreshItem } from './index.usecases.ts'

/** Says that an item is not as it was; how it is now is asked of its area. */
export type SearchMessage = { kind: ItemKind; id: string }

/**
 * Brings the index up to date, has the picture made anew and lets kept pages go, item by item: one that fails comes back
 * alone.
 */
export const consumeSearch = async (
  batch: MessageBatch<SearchMessage>,
  env: Bindings,
  ctx: ExecutionContext,
): Promise<void> => {
  const services = makeServices(env, (work) => ctx.waitUntil(work))
  for (const message of batch.messages) {
    const { kind, id } = message.body
    try {
      await refreshItem(services, kind, id)
      await socialImageChanged(services, kind, id)
      message.ack()
    } catch (error) {
      log('warn', 'search.not_indexed', { kind, id, attempts: message.attempts }, error)
      message.retry({ delaySeconds: Math.min(2 ** message.attempts, 300) })
    }
  }
  await raiseVersion(services)
}

/** What failed after all retries: the index is behind there until it is made anew. */
export const reportDeadSearch = (batch: MessageBatch<SearchMessage>): void => {
  for (const message of batch.messages) {
    log('error', 'search.dead_letter', { ...message.body })
    message.ack()
  }
}
