import { partCount, partSize } from '../../domain/files/limits.ts'
import { typeOfBytes } from '../../domain/files/signatures.ts'
import type { Services } from '../platform/context.ts'
import { AppError, notFound } from '../platform/errors.ts'
import { readPart } from './checked-part.ts'
import { endUpload } from './end-upload.ts'
import { busyPart, wrongType } from './faults.ts'
import * as parts from './parts.store.ts'
import type { Upload } from './uploads.store.ts'
import { requireUpload } from './uploads.usecases.ts'

type SentPart = { id: string; number: number; checksum: string; body: ReadableStream<Uint8Array> | null }

const isStored = async ({ db }: Services, { id, number, checksum }: SentPart): Promise<boolean> =>
  (await parts.listStored(db, id)).some((part) => part.number === number && part.checksum === checksum)

/** Reads a part, and the type of the file from the first. Ends the upload of a type that is not accepted. */
const readChecked = async (services: Services, upload: Upload, { number, checksum, body }: SentPart) => {
  let type: string | null = null
  const judge = (start: Uint8Array): void => {
    if (number !== 1) return
    type = typeOfBytes(upload.kind, start)
    if (type === null) throw wrongType()
  }
  try {
    const bytes = await readPart(body, { bytes: partSize(upload.bytes, number), checksum, judge })
    return { bytes, type }
  } catch (error) {
    if (error instanceof AppError && error.status === 415) await endUpload(services, upload)
    throw error
  }
}

/**
 * Stores a part; a repeated one changes nothing. Throws 415 where the first bytes are of no accepted type, and 409 while
 * another request stores this part, or has stored it at the same moment: it is then sent again.
 */
export const storePart = async (services: Services, actor: string, sent: SentPart): Promise<void> => {
  const { db, env } = services
  const upload = await requireUpload(services, actor, sent.id)
  if (upload.state !== 'open' || sent.number > partCount(upload.bytes)) throw notFound()
  if (await isStored(services, sent)) return
  const { bytes, type } = await readChecked(services, upload, sent)
  const { id: uploadId, number, checksum } = sent
  const part = { uploadId, number, checksum, claim: services.newId('clm') }
  if (!(await parts.claimPart(db, part, services.now()))) {
    if (await isStored(services, sent)) return
    throw busyPart(number)
  }
  let etag: string
  try {
    ;({ etag } = await env.FILES.resumeMultipartUpload(upload.key, upload.multipartId).uploadPart(number, bytes))
  } catch (error) {
    await parts.dropPart(db, part)
    throw error
  }
  if (await parts.recordPart(db, part, { etag, type, now: services.now() })) return
  await parts.forgetPart(db, part)
  throw busyPart(number)
}
