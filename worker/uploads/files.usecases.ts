import type { FileFacts, UploadedFile } from '../../domain/files/contract.ts'
import { fileIdOf } from '../../domain/files/stored-file.ts'
import { safeFileName } from '../files/file-names.ts'
import { serveFile } from '../files/files.usecases.ts'
import type { Services } from '../platform/context.ts'
import { notFound } from '../platform/errors.ts'
import { findFile, findVersion, findVersions } from './uploads.store.ts'

/** Facts that the inspection recorded for a version; empty for a key that no version has. */
export const readFacts = async ({ db }: Pick<Services, 'db'>, key: string): Promise<FileFacts> =>
  (await findVersion(db, key))?.facts ?? {}

/** File of an item at the path of its field. */
export type NamedFile = { path: string; file: { key: string; bytes: number; checksum: string; pages?: number } }

const isAsStored = ({ bytes, checksum, pages }: NamedFile['file'], version: UploadedFile): boolean =>
  bytes === version.bytes && checksum === version.checksum && (pages === undefined || pages === version.facts.pages)

/** Paths of uploaded files that do not exist, or have other figures than the server counted. */
export const falseFiles = async ({ db }: Pick<Services, 'db'>, named: readonly NamedFile[]): Promise<string[]> => {
  const uploaded = named.filter(({ file }) => fileIdOf(file.key) !== null)
  const versions = await findVersions(
    db,
    uploaded.map(({ file }) => file.key),
  )
  const byKey = new Map(versions.map((version) => [version.key, version]))
  return uploaded.flatMap(({ path, file }) => {
    const version = byKey.get(file.key)
    return version && isAsStored(file, version) ? [] : [path]
  })
}

/** Version of an uploaded file with the name of the file; undefined for a key that none has. */
export const findUploaded = async (
  { db }: Services,
  key: string,
): Promise<(UploadedFile & { name: string }) | undefined> => {
  const version = await findVersion(db, key)
  return version && { ...version, name: (await findFile(db, version.fileId))?.name ?? '' }
}

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
