import type { EventHandlers } from './events.queue.ts'

/**
 * Who reacts to what. Only worker/index.ts imports this file: it imports areas, and areas import worker/events/outbox.ts.
 */
export const eventHandlers: EventHandlers = {
  'content.published': {},
  'content.unpublished': {},
  'test.opened': {},
  'result.released': {},
  'score.changed': {},
  'key.changed': {},
}
