import { safeFileName } from '../files/file-names.ts'
import { serveFile } from '../files/files.usecases.ts'
import type { Services } from '../platform/context.ts'
import { notFound } from '../platform/errors.ts'
import { findVersion } from './uploads.store.ts'

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
