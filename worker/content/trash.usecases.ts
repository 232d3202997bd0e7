import { sql } from 'drizzle-orm'
import type { Services } from '../platform/context.ts'
import { notPossible, refusalOf } from './content.state.ts'
import type { ContentKind } from './content-kind.ts'
import { detachDependents, findShownDependents, hasShownDependents } from './dependents.store.ts'
import * as drafts from './drafts.store.ts'
import type { Actor } from './drafts.usecases.ts'
import { releaseFiles } from './files.store.ts'
import * as items from './items.store.ts'
import { perform } from './perform.ts'

/** Milliseconds that an item in the trash can be restored for. */
export const trashKeptMs = 30 * 86_400_000

/** Moves an item and its draft to the trash. It leaves lists, search and sitemaps. 409 while something published names it. */
export const trash = async (services: Services, kind: ContentKind, itemId: string, actor: Actor): Promise<void> => {
  const key = { kind: kind.kind, itemId }
  const isDone = await perform(
    services,
    { ...key, act: 'trashed', actor },
    {
      when: sql`${drafts.mayTrash(kind, itemId)} AND NOT ${hasShownDependents(kind, itemId)}`,
      steps: (done, now) => [
        items.setState(kind, itemId, { state: 'trashed', deletedAt: now, by: actor, now }, done),
        items.unlistExams(kind.kind, itemId, done),
        drafts.moveDraft(key, now, now, done),
      ],
      told: { kind: 'content.unpublished', payload: { kind: kind.kind, id: itemId } },
      toldIf: drafts.hasRow(kind, itemId),
    },
  )
  if (isDone) return
  if (await findShownDependents(services.db, kind, itemId))
    throw notPossible('Published tests or other content belong to it. Unpublish them first.')
  throw await refusalOf(services, kind, itemId, null)
}

/** Takes an item out of the trash. It is a draft then: whoever wants it public publishes it again. */
export const restore = async (services: Services, kind: ContentKind, itemId: string, actor: Actor): Promise<void> => {
  const key = { kind: kind.kind, itemId }
  const isDone = await perform(
    services,
    { ...key, act: 'restored', actor },
    {
      when: drafts.isTrashedSince(key, services.now()),
      steps: (done, now) => [
        items.setState(kind, itemId, { state: 'draft', deletedAt: null, by: actor, now }, done),
        drafts.moveDraft(key, null, now, done),
      ],
    },
  )
  if (!isDone) throw notPossible('It is not in the trash.')
}

/** Deletes an item that has been in the trash for `trashKeptMs`, for good. False if it has been restored meanwhile. */
export const purge = (services: Services, kind: ContentKind, itemId: string): Promise<boolean> => {
  const key = { kind: kind.kind, itemId }
  return perform(
    services,
    { ...key, act: 'purged', actor: null },
    {
      when: drafts.isTrashedSince(key, services.now() - trashKeptMs),
      steps: (done, now) => [
        releaseFiles(key, now, done),
        ...detachDependents(kind, itemId, done),
        ...items.deleteItem(kind, itemId, done),
      ],
    },
  )
}
