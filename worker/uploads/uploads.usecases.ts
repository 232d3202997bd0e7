import type { FileKind } from '../../domain/content/fields.ts'
import type { StartUpload, UploadView } from '../../domain/files/contract.ts'
import { fileLimits, openUploads, partBytes, partCount, uploadDays } from '../../domain/files/limits.ts'
import type { Services } from '../platform/context.ts'
import { AppError, notFound } from '../platform/errors.ts'
import { startTaskUnlessOpen, taskIdOf } from '../tasks/tasks.usecases.ts'
import { endUpload } from './end-upload.ts'
import { missingParts, tooManyUploads } from './faults.ts'
import { addInspected, joinUpload } from './finish-upload.ts'
import { listStored } from './parts.store.ts'
import * as store from './uploads.store.ts'

/** Folder in R2 of each kind. */
const folders: Record<FileKind, string> = {
  pdf: 'materials',
  video: 'videos',
  picture: 'pictures',
  questions: 'imports',
  archive: 'imports',
}

export const requireUpload = async ({ db }: Services, actor: string, id: string): Promise<store.Upload> => {
  const upload = await store.findUpload(db, id)
  if (upload?.createdBy !== actor) throw notFound()
  return upload
}

const viewOf = async ({ db }: Services, { id, state, key, refusal }: store.Upload): Promise<UploadView> => {
  const parts = (await listStored(db, id)).map(({ number }) => number)
  const version = state === 'done' ? await store.findVersion(db, key) : undefined
  return { id, state, partBytes, parts, file: version ?? null, refusal }
}

const newUpload = async (services: Services, actor: string, input: StartUpload): Promise<void> => {
  const { db, env, now } = services
  const file = input.fileId === null ? undefined : await store.findFile(db, input.fileId)
  if (input.fileId !== null && file?.kind !== input.kind) throw notFound()
  if ((await store.countOpen(db, actor)) >= openUploads) throw tooManyUploads()
  const fileId = file?.id ?? services.newId('fil')
  const key = `${folders[input.kind]}/${fileId}/${services.newId('ver')}`
  const multipart = await env.FILES.createMultipartUpload(key)
  const upload = { ...input, id: services.newId('upl'), createdBy: actor, fileId, key, multipartId: multipart.uploadId }
  const isOurs = await store.insertUpload(db, { ...upload, replaces: file?.id ?? '', state: 'open', updatedAt: now() })
  if (!isOurs) await multipart.abort()
}

/** Starts an upload or continues that of the same file. Throws 413 for a file above the limit of its kind. */
export const startUpload = async (services: Services, actor: string, input: StartUpload): Promise<UploadView> => {
  if (input.bytes > fileLimits[input.kind])
    throw new AppError('input.too_large', 413, 'This file is too large.', {
      details: { limit: fileLimits[input.kind] },
    })
  if (!(await store.findSame(services.db, actor, input))) await newUpload(services, actor, input)
  const upload = await store.findSame(services.db, actor, input)
  if (!upload) throw notFound()
  return viewOf(services, upload)
}

export const readUpload = async (services: Services, actor: string, id: string): Promise<UploadView> =>
  viewOf(services, await requireUpload(services, actor, id))

/** Closes an upload to further parts. Throws 409 with the numbers of missing parts. */
const close = async ({ db, now }: Services, { id, bytes }: store.Upload): Promise<void> => {
  if (await store.closeUpload(db, id, partCount(bytes), now())) return
  const stored = new Set((await listStored(db, id)).map(({ number }) => number))
  const missing = Array.from({ length: partCount(bytes) }, (_, index) => index + 1).filter((each) => !stored.has(each))
  if (missing.length > 0) throw missingParts(missing)
}

/** Joins the parts. A picture is then done; other files are read in a task. Throws 409 while a part is missing. */
export const completeUpload = async (services: Services, actor: string, id: string): Promise<UploadView> => {
  const upload = await requireUpload(services, actor, id)
  if (upload.state === 'open') await close(services, upload)
  if (upload.state === 'done' || upload.state === 'refused') return viewOf(services, upload)
  if (upload.kind === 'picture') {
    const checksum = await joinUpload(services, id)
    if (checksum !== null) await addInspected(services, {}, { id, checksum })
  } else {
    const taskId = await taskIdOf('file_finish', id)
    await startTaskUnlessOpen(services, { id: taskId, kind: 'file_finish', userId: null, input: { uploadId: id } })
  }
  return readUpload(services, actor, id)
}

/** Ends an upload that is not done. */
export const cancelUpload = async (services: Services, actor: string, id: string): Promise<void> =>
  endUpload(services, await requireUpload(services, actor, id))

/** Ends uploads without a new part for a week, and deletes the rows of those done. */
export const sweepUploads = async (services: Services): Promise<void> => {
  const before = services.now() - uploadDays * 86_400_000
  await store.deleteFinished(services.db, before)
  for (const upload of await store.listUnfinished(services.db, before, 50)) await endUpload(services, upload)
}
