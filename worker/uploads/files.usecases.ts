import type { FileFacts } from '../../domain/files/contract.ts'
import { safeFileName } from '../files/file-names.ts'
import { serveFile } from '../files/files.usecases.ts'
import type { Services } from '../platform/context.ts'
import { notFound } from '../platform/errors.ts'
import { findVersion } from './uploads.store.ts'

/** What the inspection of a version found; nothing for a key that no version has. */
export const readFacts = async ({ db }: Pick<Services, 'db'>, key: string): Promise<FileFacts> =>
  (await findVersion(db, key))?.facts ?? {}

/** A version of a file, for administrators. Throws 404 for a key that no version has. */
export const serveVersion = async (services: Services, key: string, request: Request): Promise<Response> => {
  const version = await findVersion(services.db, key)
  if (!version) throw notFound()
  const { fileId, type } = version
  return serveFile(services, request, key, {
    contentType: type,
    fileName: `${safeFileName(fileId)}.${type.split('/')[1]}`,
    disposition: 'inline',
    isFree: false,
  })
}

const yearSeconds = 31_536_000

/** Picture of a text, public like the texts that show it; its version never changes. Throws 404 for other files. */
export const servePicture = async (
  services: Services,
  { fileId, version }: { fileId: string; version: string },
  request: Request,
): Promise<Response> => {
  const key = `pictures/${fileId}/${version}`
  const found = await findVersion(services.db, key)
  if (!found) throw notFound()
  return serveFile(services, request, key, {
    contentType: found.type,
    fileName: `${safeFileName(fileId)}.${found.type.split('/')[1]}`,
    disposition: 'inline',
    isFree: true,
    maxAge: yearSeconds,
  })
}
