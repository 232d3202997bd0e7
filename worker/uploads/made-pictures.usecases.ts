import type { FileFacts, UploadedFile } from '../../domain/files/contract.ts'
import { fileLimits } from '../../domain/files/limits.ts'
import { typeOfBytes } from '../../domain/files/signatures.ts'
import { inAuditedTransaction } from '../activities/audit.ts'
import type { Services } from '../platform/context.ts'
import { hexOf } from './checked-part.ts'
import { FileRefused } from './faults.ts'
import { pictureFacts } from './picture-inspection.ts'
import { findPicture, insertPicture } from './made-pictures.store.ts'

type Made = { name: string; bytes: Uint8Array; by: string }

/** Facts of the bytes of a picture; null for what is none, or too large. */
const factsOf = async (bytes: Uint8Array): Promise<{ type: string; facts: FileFacts } | null> => {
  const type = typeOfBytes('picture', bytes)
  if (type === null || bytes.length > fileLimits.picture) return null
  try {
    return { type, facts: await pictureFacts(bytes) }
  } catch (error) {
    if (error instanceof FileRefused) return null
    throw error
  }
}

/** Stores a picture that came inside another file, or finds an equal one. Null for what is no accepted picture. */
export const addPicture = async (services: Services, { name, bytes, by }: Made): Promise<UploadedFile | null> => {
  const { db, env, now } = services
  const read = await factsOf(bytes)
  if (!read) return null
  const checksum = hexOf(await crypto.subtle.digest('SHA-256', new Uint8Array(bytes)))
  const known = await findPicture(db, checksum)
  if (known) return known
  const fileId = services.newId('fil')
  const key = `pictures/${fileId}/${services.newId('ver')}`
  const file: UploadedFile = { fileId, key, bytes: bytes.length, checksum, ...read }
  // Bytes go first: a row never lacks them.
  await env.FILES.put(key, bytes, { httpMetadata: { contentType: file.type } })
  await inAuditedTransaction(
    services,
    { actor: by, act: 'file.added', kind: 'file', itemId: fileId, title: name, detail: { key, checksum } },
    insertPicture(file, { name, by, now: now() }),
  )
  return file
}
