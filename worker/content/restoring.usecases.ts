import { sql } from 'drizzle-orm'
import type { DraftBody } from '../../domain/content/contract.ts'
import { followSources, type Sources } from '../../domain/content/staleness.ts'
import type { Services } from '../platform/context.ts'
import { notFound } from '../platform/errors.ts'
import { refusalOf } from './content.state.ts'
import type { ContentKind } from './content-kind.ts'
import * as drafts from './drafts.store.ts'
import type { Actor } from './drafts.usecases.ts'
import { fileKeysIn } from './file-keys.ts'
import { recordFiles } from './files.store.ts'
import { findKept, keepDraft } from './kept-drafts.store.ts'
import { perform } from './perform.ts'
import { findVersion } from './versions.store.ts'
import { readVersion } from './versions.usecases.ts'

type Restoration = {
  itemId: string
  revision: number
  body: DraftBody
  /** Sources kept with the body; null when none were. */
  sources: Sources | null
  act: 'version_restored' | 'kept_restored'
  detail: Record<string, unknown>
  actor: Actor
}

/** Replaces the draft at a revision, and keeps a copy of it. Returns the new revision. Throws 409 on a conflict. */
const replaceDraft = async (
  services: Services,
  kind: ContentKind,
  { itemId, revision, body, sources: known, act, detail, actor }: Restoration,
): Promise<number> => {
  const key = { kind: kind.kind, itemId }
  const keptId = services.newId('kpt')
  const { sources, stale } = followSources({ previous: body, next: body, sources: known })
  const isDone = await perform(
    services,
    { ...key, act, actor, detail: { ...detail, keptId } },
    {
      when: sql`${drafts.maySave(key, revision)} AND NOT ${drafts.isScheduled(key)}`,
      steps: (done, now) => [
        keepDraft(key, { id: keptId, reason: act, now }, done),
        ...drafts.putDraft(key, { body, sources, stale, revision: revision + 1, by: actor, now }, done),
        recordFiles(key, fileKeysIn(body), done),
      ],
    },
  )
  if (!isDone) throw await refusalOf(services, kind, itemId, revision)
  return revision + 1
}

/** Replaces the draft by a version. The published version does not change. Throws 409 on a conflict. */
export const restoreVersion = async (
  services: Services,
  kind: ContentKind,
  itemId: string,
  { version, revision }: { version: number; revision: number },
  actor: Actor,
): Promise<number> => {
  const [body, stored] = await Promise.all([
    readVersion(services, kind, itemId, version),
    findVersion(services.db, kind, itemId, version),
  ])
  const restored = { act: 'version_restored', detail: { version } } as const
  return replaceDraft(services, kind, { itemId, revision, body, sources: stored?.sources ?? null, actor, ...restored })
}

/** Replaces the draft by a kept one. Throws 404 when it is no longer kept, 409 on a conflict. */
export const restoreKept = async (
  services: Services,
  kind: ContentKind,
  itemId: string,
  { keptId, revision }: { keptId: string; revision: number },
  actor: Actor,
): Promise<number> => {
  const kept = await findKept(services.db, { kind: kind.kind, itemId }, keptId)
  if (!kept) throw notFound()
  const { body, sources } = kept
  const restored = { act: 'kept_restored', detail: { savedAt: kept.savedAt } } as const
  return replaceDraft(services, kind, { itemId, revision, body, sources, actor, ...restored })
}
