import type { TaskRunner } from '../../tasks/task.ts'
import { readFeed } from './read-feed.ts'

/** Task that reads one source of the feed importer, in one step. */
export const readFeedTask: TaskRunner<{ feedId: string }> = async (services, { input: { feedId } }) => {
  await readFeed(services, feedId)
  return { done: 1, total: 1, cursor: null }
}
