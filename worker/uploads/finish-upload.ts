import { createHash } from 'node:crypto'
import type { FileFacts } from '../../domain/files/contract.ts'
import { partCount } from '../../domain/files/limits.ts'
import { inAuditedTransaction } from '../activities/audit.ts'
import type { Services } from '../platform/context.ts'
import { TaskFailed, type TaskRunner } from '../tasks/task.ts'
import { deleteBytes } from './end-upload.ts'
import { FileRefused } from './faults.ts'
import type { Inspectors } from './inspection.ts'
import { listStored } from './parts.store.ts'
import * as store from './uploads.store.ts'

/** R2 knows no part with such a tag, or no such upload. */
const isUnknownToR2 = (error: unknown): boolean => error instanceof Error && /\(1002[45]\)/.test(error.message)

/**
 * Joins the parts in R2. A repeated call finds the file joined. False where a part was dropped meanwhile, or R2 has other
 * parts than those recorded: the upload is open again, and its view names the parts that are still stored.
 */
const joinParts = async ({ db, env, now }: Services, { id, key, bytes, multipartId }: store.Upload) => {
  if (await env.FILES.head(key)) return true
  const stored = await listStored(db, id)
  if (stored.length < partCount(bytes)) {
    await store.openUpload(db, id, now())
    return false
  }
  try {
    const parts = stored.map(({ number, etag }) => ({ partNumber: number, etag }))
    await env.FILES.resumeMultipartUpload(key, multipartId).complete(parts)
    return true
  } catch (error) {
    // A concurrent call has joined them.
    if (await env.FILES.head(key)) return true
    if (!isUnknownToR2(error)) throw error
    const multipart = await env.FILES.createMultipartUpload(key)
    await store.restartUpload(db, id, multipart.uploadId, now())
    return false
  }
}

const checksumOf = async ({ env }: Services, key: string): Promise<string> => {
  const file = await env.FILES.get(key)
  if (!file) throw new TaskFailed('This file is missing.')
  const hash = createHash('sha256')
  for await (const chunk of file.body) hash.update(chunk)
  return hash.digest('hex')
}

/** Joins the parts of a closed upload and returns the checksum of the whole; null where it is not closed, or open again. */
export const joinUpload = async (services: Services, id: string): Promise<string | null> => {
  const upload = await store.findUpload(services.db, id)
  if (upload?.state !== 'completing') return null
  return (await joinParts(services, upload)) ? checksumOf(services, upload.key) : null
}

const factsOf = async (
  services: Services,
  inspectors: Inspectors,
  { kind, fileId, key, type, bytes }: store.Upload,
  checksum: string,
): Promise<FileFacts> => {
  if (type === null) throw new TaskFailed('This file has no type.')
  return (await inspectors[kind]?.(services, { fileId, key, type, bytes, checksum })) ?? {}
}

const addVersion = async (services: Services, upload: store.Upload, checksum: string, facts: FileFacts) => {
  const { createdBy, replaces, fileId, name, key, type, bytes } = upload
  const { isDone } = await inAuditedTransaction(
    services,
    {
      actor: createdBy,
      act: replaces !== '' ? 'file.replaced' : 'file.added',
      kind: 'file',
      itemId: fileId,
      title: name,
      detail: { key, type, bytes, checksum, ...facts },
    },
    store.versionStatements(upload, { checksum, facts, now: services.now() }),
  )
  // Cancelled meanwhile, unless a concurrent call has added the version.
  if (!isDone && !(await store.findVersion(services.db, key))) await deleteBytes(services, upload)
}

/** Inspects a joined file and adds its version, with its row in the audit log. Safe to repeat. */
export const addInspected = async (
  services: Services,
  inspectors: Inspectors,
  { id, checksum }: { id: string; checksum: string },
): Promise<void> => {
  const upload = await store.findUpload(services.db, id)
  if (upload?.state !== 'completing') return
  try {
    await addVersion(services, upload, checksum, await factsOf(services, inspectors, upload, checksum))
  } catch (error) {
    if (!(error instanceof FileRefused)) throw error
    if (await store.refuseUpload(services.db, id, error.reason, services.now())) await deleteBytes(services, upload)
  }
}

/** Task that finishes an upload: the first step joins its parts, the second inspects the whole. */
export const finishUpload =
  (inspectors: Inspectors): TaskRunner<{ uploadId: string }> =>
  async (services, { input: { uploadId: id }, cursor }) => {
    if (cursor === null) {
      const checksum = await joinUpload(services, id)
      return { done: 1, total: 2, cursor: checksum }
    }
    await addInspected(services, inspectors, { id, checksum: cursor })
    return { done: 2, total: 2, cursor: null }
  }
