import { listAdministrators } from '../accounts/people.usecases.ts'
import { tellReporters } from '../attempts/report.notices.ts'
import { announceResult } from '../catalogue/result.notices.ts'
import { tellChallengers } from '../challenges/ruling.notices.ts'
import { tellSender } from '../contact/answer.notices.ts'
import { tellEdition } from '../content/new-content.notices.ts'
import { tellJobNews, withdrawJob } from '../jobs/jobs.notices.ts'
import {
  tellBuyer,
  tellDecision,
  tellGranted,
  tellOffice,
  tellRefunded,
  tellRequest,
  tellReview,
  tellRevoked,
} from '../purchases/purchases.notices.ts'
import { tellChangedScores } from '../results/score.notices.ts'
import { searchSources } from '../search-sources.ts'
import { rebuildSearch, refreshItem } from '../search/index.usecases.ts'
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

/** Cards and search documents name the exams of their items. */
const vocabulary = {
  pages: oncePerBatch(raiseContentVersion) satisfies EventHandler<'vocabulary.changed'>,
  search: oncePerBatch(rebuildSearch) satisfies EventHandler<'vocabulary.changed'>,
}

/**
 * The handlers of each kind of event. `bank.changed`, `test.opened` and `key.changed` are written and delivered but have
 * no handlers yet. Only worker/queues.ts imports this file: it imports areas, which import outbox.ts.
 */
export const eventHandlers: EventHandlers = {
  'content.published': { ...content, notices: tellJobNews },
  'content.unpublished': { ...content, notices: withdrawJob },
  'content.edition': { notices: tellEdition },
  'bank.changed': {},
  'settings.changed': { pages: oncePerBatch(raiseContentVersion) },
  'vocabulary.changed': vocabulary,
  'fact.changed': { pages: oncePerBatch(raiseContentVersion) },
  'fact.expired': { pages: oncePerBatch(raiseContentVersion) },
  'test.opened': {},
  'result.released': { notices: announceResult },
  'score.changed': { notices: tellChangedScores },
  'key.changed': {},
  'challenge.ruled': { notices: tellChallengers },
  'report.decided': { notices: tellReporters },
  'message.answered': { notices: tellSender },
  'order.fulfilled': { notices: tellBuyer },
  'order.reviewed': { notices: tellReview, office: tellOffice(listAdministrators) },
  'offer.changed': { pages: oncePerBatch(raiseContentVersion) },
  'refund.requested': { notices: tellRequest },
  'refund.decided': { notices: tellDecision },
  'refund.paid': { notices: tellRefunded },
  'access.granted': { notices: tellGranted },
  'access.revoked': { notices: tellRevoked },
}
