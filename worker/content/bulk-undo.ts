import type { DraftBody } from '../../domain/content/contract.ts'
import type { ContentState } from '../../domain/content.ts'
import type { Services } from '../platform/context.ts'
import { readState, type ContentRecord } from './content.state.ts'
import type { ContentKind } from './content-kind.ts'
import { discardDraft, saveDraft, type Actor } from './drafts.usecases.ts'
import { publish, schedule, unpublish, unschedule } from './publishing.usecases.ts'
import { restore, trash } from './trash.usecases.ts'
import { readVersion } from './versions.usecases.ts'

/** State of an item before an act, from which the undo restores it. */
export type Snapshot = {
  /** State of the published row; null for an item that was never published. */
  state: ContentState | null
  version: number | null
  draft: DraftBody | null
  scheduledAt: number | null
  isTrashed: boolean
}

export const snapshotOf = ({ found, draft }: ContentRecord): Snapshot => ({
  state: (found?.item.state as ContentState | undefined) ?? null,
  version: found?.version ?? null,
  draft: draft?.body ?? null,
  scheduledAt: draft?.scheduledAt ?? null,
  isTrashed: Boolean(draft?.deletedAt),
})

/** Text that changes with every save, publication, schedule and move of an item. */
export const fingerprintOf = ({ found, draft, revision }: ContentRecord): string =>
  JSON.stringify([revision, found?.item.state, found?.item.currentVersionId, found?.item.updatedAt, draft?.deletedAt])

type Item = { services: Services; kind: ContentKind; id: string; actor: Actor }

const currentState = ({ services, kind, id }: Item) => readState(services, kind, id)

const saveBody = async (item: Item, body: DraftBody): Promise<void> => {
  const { services, kind, id, actor } = item
  await saveDraft(services, kind, id, { revision: (await currentState(item)).revision, body }, actor)
}

/** Publishes a version again, unless it is the one that readers see. */
const republish = async (item: Item, version: number): Promise<void> => {
  const { services, kind, id, actor } = item
  const now = await currentState(item)
  if (now.found?.item.state === 'published' && now.found.version === version) return
  const body = await readVersion(services, kind, id, version)
  await saveBody(item, body)
  await publish(services, kind, id, { revision: (await currentState(item)).revision }, actor)
}

const restoreDraft = async (item: Item, draft: DraftBody | null): Promise<void> => {
  const { services, kind, id, actor } = item
  const now = await currentState(item)
  const text = JSON.stringify(draft)
  if (draft !== null && JSON.stringify(now.draft?.body ?? null) !== text) await saveBody(item, draft)
  if (draft === null && now.draft?.body && now.found) await discardDraft(services, kind, id, now.revision, actor)
}

/** Restores an item by the acts of the office, each of which checks and records itself. */
export const restoreSnapshot = async (item: Item, before: Snapshot): Promise<void> => {
  const { services, kind, id, actor } = item
  const now = await currentState(item)
  if (now.draft?.deletedAt && !before.isTrashed) await restore(services, kind, id, actor)
  if (now.draft?.scheduledAt) await unschedule(services, kind, id, actor)
  if (before.state === 'published' && before.version !== null) await republish(item, before.version)
  else if (now.found?.item.state === 'published') await unpublish(services, kind, id, actor)
  await restoreDraft(item, before.draft)
  if (before.scheduledAt !== null && before.scheduledAt > services.now())
    await schedule(services, kind, id, { revision: (await currentState(item)).revision, at: before.scheduledAt }, actor)
  if (before.isTrashed && !now.draft?.deletedAt) await trash(services, kind, id, actor)
}
