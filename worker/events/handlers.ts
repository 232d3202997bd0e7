import { searchSources } from '../search-sources.ts'
import { refreshItem } from '../search/index.usecases.ts'
import { refreshSocialImage } from '../seo/social-images.usecases.ts'
import { raiseContentVersion } from './content-version.ts'
import type { EventHandler, EventHandlers } from './events.queue.ts'
import { oncePerBatch } from './once-per-batch.ts'

type ContentHandler = EventHandler<'content.published' | 'content.unpublished'>

/** Sitemaps are cached under the version too, so `pages` refreshes them. */
const content = {
  pages: oncePerBatch(raiseContentVersion) satisfies ContentHandler,
  search: ((services, { payload: { kind, id } }) =>
    refreshItem(services, searchSources, kind, id)) satisfies ContentHandler,
  socialImage: refreshSocialImage satisfies ContentHandler,
}

/**
 * The handlers of each kind of event. `test.opened`, `result.released`, `score.changed` and `key.changed` are written and
 * delivered but have no handlers yet. Only worker/queues.ts imports this file: it imports areas, which import outbox.ts.
 */
export const eventHandlers: EventHandlers = {
  'content.published': content,
  'content.unpublished': content,
  'settings.changed': { pages: oncePerBatch(raiseContentVersion) },
  'test.opened': {},
  'result.released': {},
  'score.changed': {},
  'key.changed': {},
}
