import { sql } from 'drizzle-orm'
import type { Withdrawal } from '../../domain/content/contract.ts'
import type { Services } from '../platform/context.ts'
import { notFound } from '../platform/errors.ts'
import { bodyTooLarge } from '../platform/guards.ts'
import { invalidInput } from '../platform/validate.ts'
import { blockingFields, checkDraft, type Publishable } from './checking.ts'
import {
  bodyOf,
  notPossible,
  ownColumns,
  readState,
  refusalOf,
  revisionConflict,
  type ContentRecord,
} from './content.state.ts'
import type { ContentKind } from './content-kind.ts'
import * as drafts from './drafts.store.ts'
import type { Actor } from './drafts.usecases.ts'
import { publishedEvent, unpublishedEvent } from './change-event.ts'
import { examRows } from './exams.ts'
import { fileKeysIn } from './file-keys.ts'
import { recordFiles } from './files.store.ts'
import { refuseHeldOpen } from './held-open.ts'
import * as items from './items.store.ts'
import { draftTexts } from './office-texts.ts'
import { replaceWords } from './office-words.store.ts'
import { perform } from './perform.ts'
import { sourcesAfter, staleOf } from './sources.ts'
import { insertVersion, keepFields } from './versions.store.ts'

/** Publishable form of the stored body. Throws 422 with the reason for each field that prevents publication. */
const checkPublishable = async (
  services: Services,
  kind: ContentKind,
  itemId: string,
  state: ContentRecord,
): Promise<Publishable> => {
  const body = bodyOf(kind, state)
  const checked = await checkDraft(services, kind, { itemId, body, stale: staleOf(kind, state) })
  if (!checked.publishable) throw invalidInput(blockingFields(checked))
  return checked.publishable
}

/** Largest version in UTF-8 bytes. Rendered maths is larger than its source, and a row of D1 holds 2 MB. */
const maxVersionBytes = 1_500_000

/** Columns of an item and the content of its next version. Throws 413 for one too large to store. */
const renderVersion = async (
  services: Services,
  kind: ContentKind,
  { found }: ContentRecord,
  { authored, examIds }: Publishable,
) => {
  const now = services.now()
  const publishedAt = found?.item.publishedAt ?? now
  const before = found?.content ?? null
  const { columns, languages, content } = await kind.make(authored, { now, publishedAt, before, examIds }, services)
  if (new TextEncoder().encode(JSON.stringify(content)).length > maxVersionBytes) throw bodyTooLarge()
  const { slug, title, summary, exams, seo } = authored
  return { fields: { slug, title, summary, exams, seo, languages, ...columns }, content, publishedAt }
}

type PublishInput = { revision: number; note?: string | undefined }

/**
 * Publishes the draft of an item, or its current version again, as a new version. Throws 409 when it was saved since
 * `revision`, 422 when incomplete, 413 when too large as HTML.
 */
export const publish = async (
  services: Services,
  kind: ContentKind,
  itemId: string,
  { revision, note }: PublishInput,
  actor: Actor,
): Promise<{ versionId: string }> => {
  const state = await readState(services, kind, itemId)
  if (state.revision !== revision) throw revisionConflict(state.draft)
  const body = await checkPublishable(services, kind, itemId, state)
  const { authored } = body
  const { fields, content, publishedAt } = await renderVersion(services, kind, state, body)
  const { sources, stale } = sourcesAfter(kind, state, { body: bodyOf(kind, state) })
  const key = { kind: kind.kind, itemId }
  const versionId = services.newId('ver')
  const holds = kind.holds?.(itemId, content, state.found?.content ?? null) ?? drafts.always
  const replaced = state.found?.item
  const by = actor ?? state.draft?.updatedBy ?? null
  const isDone = await perform(
    services,
    { ...key, act: 'published', actor, detail: { versionId, revision }, reason: note },
    {
      when: sql`${items.mayPublish(kind, itemId, drafts.maySave(key, revision), authored.slug)} AND ${holds}`,
      steps: (done, now) => [
        ...(replaced?.currentVersionId ? [keepFields(replaced.currentVersionId, ownColumns(replaced), done)] : []),
        insertVersion(kind, { id: versionId, itemId, content, fields, sources, note: note ?? null, by, now }, done),
        items.upsertItem(kind, { id: itemId, fields, versionId, publishedAt, by, now }, done),
        ...(kind.contents?.insert({ id: versionId, itemId, content, by, now }, done) ?? []),
        ...items.replaceExams(examRows(kind.kind, { ...authored, id: itemId, listedAt: publishedAt }), done),
        recordFiles(key, fileKeysIn(content), done),
        ...drafts.closeDraft(key, { revision, publishedStale: stale.length, by, now }, done),
        ...replaceWords(key, 'item', draftTexts(authored), done),
      ],
      event: publishedEvent(key),
    },
  )
  if (isDone) return { versionId }
  if (await items.hasSlug(services.db, kind, authored.slug, itemId)) throw invalidInput({ slug: 'taken' })
  // Names the fault where a row that the draft needs has changed since it was checked.
  await checkPublishable(services, kind, itemId, await readState(services, kind, itemId))
  throw await refusalOf(services, kind, itemId, revision)
}

/**
 * Schedules a complete draft, or the last version of an item that is off the site, for publication at an instant (Unix
 * milliseconds). A scheduled draft cannot be saved.
 */
export const schedule = async (
  services: Services,
  kind: ContentKind,
  itemId: string,
  { revision, at, note }: { revision: number; at: number; note?: string | undefined },
  actor: Actor,
): Promise<{ revision: number }> => {
  if (at <= services.now()) throw invalidInput({ at: 'must be in the future' })
  const state = await readState(services, kind, itemId)
  if (state.revision !== revision) throw revisionConflict(state.draft)
  const isAgain = !state.draft?.body
  if (isAgain && state.found?.item.state === 'published')
    throw notPossible('There is no draft to schedule.', 'no_draft')
  await checkPublishable(services, kind, itemId, state)
  const key = { kind: kind.kind, itemId }
  const body = bodyOf(kind, state)
  const { sources, stale } = sourcesAfter(kind, state, { body })
  const isDone = await perform(
    services,
    { ...key, act: 'scheduled', actor, detail: { at, revision }, reason: note },
    {
      when: isAgain ? drafts.maySave(key, revision) : drafts.maySchedule(key, revision),
      steps: (done, now) => [
        ...(isAgain ? drafts.putDraft(key, { body, sources, stale, revision, by: actor, now }, done) : []),
        drafts.scheduleDraft(key, at, done),
      ],
    },
  )
  if (!isDone) throw await refusalOf(services, kind, itemId, revision)
  return { revision: revision + 1 }
}

export const unschedule = async (
  services: Services,
  kind: ContentKind,
  itemId: string,
  actor: Actor,
): Promise<void> => {
  const key = { kind: kind.kind, itemId }
  const isDone = await perform(
    services,
    { ...key, act: 'unscheduled', actor },
    { when: drafts.isScheduled(key), steps: (done) => [drafts.scheduleDraft(key, null, done)] },
  )
  if (!isDone) throw notPossible('It is not scheduled.', 'not_scheduled')
}

type Withdrawn = { state: 'unpublished' | 'archived' }

/** Takes a published item out of lists, search and sitemap. Throws 409 when it is not published or was saved since. */
const withdraw = async (
  services: Services,
  kind: ContentKind,
  itemId: string,
  actor: Actor,
  { state, revision, note }: Withdrawn & Withdrawal,
): Promise<void> => {
  const key = { kind: kind.kind, itemId }
  await refuseHeldOpen(services, kind, itemId)
  const isDone = await perform(
    services,
    { ...key, act: state, actor, reason: note },
    {
      when: sql`${items.isInState(kind, itemId, 'published')} AND ${drafts.isUnchanged(key, revision)}`,
      steps: (done, now) => [
        items.setState(kind, itemId, { state, deletedAt: null, by: actor, now }, done),
        items.unlistExams(kind.kind, itemId, done),
      ],
      event: unpublishedEvent(key),
    },
  )
  if (isDone) return
  const { draft, found } = await readState(services, kind, itemId)
  if (found?.item.state === 'published' && !draft?.deletedAt) throw revisionConflict(draft)
  throw notPossible('It is not published.', 'not_published')
}

/** Removes an item from lists, page, search and sitemap; the office still lists it. */
export const unpublish = (
  services: Services,
  kind: ContentKind,
  itemId: string,
  actor: Actor,
  withdrawal: Withdrawal = {},
): Promise<void> => withdraw(services, kind, itemId, actor, { state: 'unpublished', ...withdrawal })

/** Removes an item from lists, search and sitemap, and keeps its page for the record. Throws 404 for other kinds. */
export const archive = async (
  services: Services,
  kind: ContentKind,
  itemId: string,
  actor: Actor,
  withdrawal: Withdrawal = {},
): Promise<void> => {
  if (!kind.isArchivable) throw notFound()
  await withdraw(services, kind, itemId, actor, { state: 'archived', ...withdrawal })
}
