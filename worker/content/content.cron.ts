import { keptDraftDays } from '../../domain/content/kept-drafts.ts'
import type { Services } from '../platform/context.ts'
import { forgetVersions } from '../uploads/library.usecases.ts'
import { AppError } from '../platform/errors.ts'
import { textKey } from '../files/file-names.ts'
import { log } from '../platform/log.ts'
import type { ContentKind } from './content-kind.ts'
import * as drafts from './drafts.store.ts'
import { deleteFileRows, listReleased } from './files.store.ts'
import { deleteKeptBefore } from './kept-drafts.store.ts'
import { perform } from './perform.ts'
import { publish } from './publishing.usecases.ts'
import { purge, trashRetentionMs } from './trash.usecases.ts'

/** Items processed per run: drafts are published every minute, the trash is purged every hour. */
const batchSize = 20
const fileBatchSize = 200

type Due = Awaited<ReturnType<typeof drafts.listDue>>[number]

/** Takes a draft that cannot be published off the schedule, with the reason in the audit log. */
const dropFromSchedule = async (
  services: Services,
  kind: ContentKind,
  { itemId }: Due,
  error: AppError,
): Promise<void> => {
  const key = { kind: kind.kind, itemId }
  log('error', 'content.schedule_failed', { ...key, code: error.code, fields: error.extra.fields })
  await perform(
    services,
    { ...key, act: 'schedule_failed', actor: null, detail: { code: error.code, fields: error.extra.fields ?? {} } },
    { when: drafts.isScheduled(key), steps: (done) => [drafts.scheduleDraft(key, null, done)] },
  )
}

const publishOne = async (services: Services, kind: ContentKind, due: Due): Promise<void> => {
  try {
    await publish(services, kind, due.itemId, { revision: due.revision }, null)
  } catch (error) {
    if (!(error instanceof AppError)) log('warn', 'content.not_published', { kind: due.kind, id: due.itemId }, error)
    // A concurrent run, or an administrator, has published it already.
    else if (error.code !== 'content.revision_conflict') await dropFromSchedule(services, kind, due, error)
  }
}

/** Publishes due drafts. Idempotent under concurrent runs: publishing deletes the draft. */
export const publishDue = async (services: Services, kinds: readonly ContentKind[]): Promise<void> => {
  for (const due of await drafts.listDue(services.db, services.now(), batchSize)) {
    const kind = kinds.find((each) => each.kind === due.kind)
    if (kind) await publishOne(services, kind, due)
  }
}

/** Deletes files named by purged items only. Safe to repeat after a failure: the rows are deleted last. */
const deleteFiles = async (services: Services): Promise<void> => {
  const { db, env } = services
  const keys = await listReleased(db, fileBatchSize)
  if (keys.length > 0) {
    await env.FILES.delete(keys.flatMap((key) => [key, textKey(key)]))
    await forgetVersions(services, keys)
  }
  await deleteFileRows(db, keys)
}

/** Logs a failed purge, which the next run retries, and continues with the other items. */
const purgeOne = async (services: Services, kind: ContentKind, itemId: string): Promise<void> => {
  try {
    await purge(services, kind, itemId)
  } catch (error) {
    log('warn', 'content.not_purged', { kind: kind.kind, id: itemId }, error)
  }
}

/** Permanently deletes items trashed 30 days ago, drafts kept as long, and files that no other item names. */
export const purgeTrash = async (services: Services, kinds: readonly ContentKind[]): Promise<void> => {
  for (const { kind: name, itemId } of await drafts.listTrashed(
    services.db,
    services.now() - trashRetentionMs,
    batchSize,
  )) {
    const kind = kinds.find((each) => each.kind === name)
    if (kind) await purgeOne(services, kind, itemId)
  }
  await deleteKeptBefore(services.db, services.now() - keptDraftDays * 86_400_000)
  await deleteFiles(services)
}
