import { sql } from 'drizzle-orm'
import type { Withdrawal } from '../../domain/content/contract.ts'
import { trashRetentionDays } from '../../domain/content/trash.ts'
import type { Services } from '../platform/context.ts'
import { notPossible, refusalOf } from './content.state.ts'
import { unpublishedEvent } from './change-event.ts'
import type { ContentKind } from './content-kind.ts'
import {
  detachDependents,
  hasHolders,
  hasPublishedDependents,
  isHeld,
  publishedDependents,
} from './dependents.store.ts'
import * as drafts from './drafts.store.ts'
import type { Actor } from './drafts.usecases.ts'
import { releaseFiles } from './files.store.ts'
import * as items from './items.store.ts'
import { refuseHeldOpen } from './held-open.ts'
import { perform } from './perform.ts'

/** Milliseconds for which a trashed item can be restored. */
export const trashRetentionMs = trashRetentionDays * 86_400_000

/**
 * Moves an item with its draft to the trash, out of lists, page, search and sitemap. Throws 409 while published content
 * references it, or it must stay on the site.
 */
export const trash = async (
  services: Services,
  kind: ContentKind,
  itemId: string,
  actor: Actor,
  { revision, note }: Withdrawal = {},
): Promise<void> => {
  const key = { kind: kind.kind, itemId }
  await refuseHeldOpen(services, kind, itemId)
  const isDone = await perform(
    services,
    { ...key, act: 'trashed', actor, reason: note },
    {
      when: sql`${drafts.mayTrash(kind, itemId)} AND ${drafts.isUnchanged(key, revision)} AND NOT ${publishedDependents(kind, itemId)}`,
      steps: (done, now) => [
        items.setState(kind, itemId, { state: 'trashed', deletedAt: now, by: actor, now }, done),
        items.unlistExams(kind.kind, itemId, done),
        drafts.setTrashed(key, now, now, done),
      ],
      event: unpublishedEvent(key),
      eventIf: drafts.hasRow(kind, itemId),
    },
  )
  if (isDone) return
  if (await hasPublishedDependents(services.db, kind, itemId))
    throw notPossible('Published tests or other content belong to it. Unpublish them first.', 'dependents')
  throw await refusalOf(services, kind, itemId, revision ?? null)
}

/** Takes an item out of the trash, as an unpublished draft. */
export const restore = async (services: Services, kind: ContentKind, itemId: string, actor: Actor): Promise<void> => {
  const key = { kind: kind.kind, itemId }
  const isDone = await perform(
    services,
    { ...key, act: 'restored', actor },
    {
      when: drafts.isTrashedSince(key, services.now()),
      steps: (done, now) => [
        items.setState(kind, itemId, { state: 'draft', deletedAt: null, by: actor, now }, done),
        drafts.setTrashed(key, null, now, done),
      ],
    },
  )
  if (!isDone) throw notPossible('It is not in the trash.', 'not_trashed')
}

/** Permanently deletes an item trashed at an instant or earlier. False when it was restored meanwhile, or is held. */
const purgeTrashed = (
  services: Services,
  kind: ContentKind,
  itemId: string,
  { until, actor }: { until: number; actor: Actor },
): Promise<boolean> => {
  const key = { kind: kind.kind, itemId }
  return perform(
    services,
    { ...key, act: 'purged', actor },
    {
      when: sql`${drafts.isTrashedSince(key, until)} AND NOT ${isHeld(kind, itemId)}`,
      steps: (done, now) => [
        releaseFiles(key, now, done),
        ...detachDependents(kind, itemId, done),
        ...items.deleteItem(kind, itemId, done),
      ],
    },
  )
}

/** Permanently deletes an item trashed at least `trashRetentionMs` ago. False when it was restored, or is held. */
export const purge = (services: Services, kind: ContentKind, itemId: string): Promise<boolean> =>
  purgeTrashed(services, kind, itemId, { until: services.now() - trashRetentionMs, actor: null })

/** Permanently deletes an item of the trash at once. Throws 409 for one that is not there, or that rows hold. */
export const purgeNow = async (services: Services, kind: ContentKind, itemId: string, actor: Actor): Promise<void> => {
  if (await purgeTrashed(services, kind, itemId, { until: services.now(), actor })) return
  if (await hasHolders(services.db, kind, itemId))
    throw notPossible('Other content still names it. Purge that first.', 'held')
  throw notPossible('It is not in the trash.', 'not_trashed')
}
