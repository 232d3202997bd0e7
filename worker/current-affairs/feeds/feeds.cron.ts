import type { Services } from '../../platform/context.ts'
import { openInputs, startTaskUnlessOpen, taskIdOf } from '../../tasks/tasks.usecases.ts'
import { deleteUnseen, listDue } from './feeds.store.ts'

const dueLimit = 100

/** Milliseconds after which an entry that its feed no longer has is deleted. */
const unseenMs = 60 * 86_400_000

/** Starts the task that reads a source, unless it is open. */
export const startReading = async (services: Services, feedId: string): Promise<void> => {
  const id = await taskIdOf('affairs_feed', feedId)
  await startTaskUnlessOpen(services, { id, kind: 'affairs_feed', userId: null, input: { feedId } })
}

/** Ids of the sources whose task is open. */
export const feedsBeingRead = async (services: Services): Promise<ReadonlySet<string>> =>
  new Set((await openInputs<{ feedId: string }>(services, 'affairs_feed')).map(({ feedId }) => feedId))

/** Hourly: reads the sources that are due, and deletes entries that left their feeds. */
export const readDueFeeds = async (services: Services): Promise<void> => {
  const now = services.now()
  for (const { id } of await listDue(services.db, now, dueLimit)) await startReading(services, id)
  await deleteUnseen(services.db, now - unseenMs)
}
