import type { FileKind } from '../content/fields.ts'
import type { UploadedFile } from './contract.ts'

/** Value of a field of type `file`, as the contracts of content expect it. */
export const storedFileOf = (kind: FileKind, { key, type, bytes, checksum, facts }: UploadedFile) =>
  kind === 'pdf' ? { key, bytes, pages: facts.pages ?? 0, checksum } : { key, type, bytes, checksum }

/** Id of the uploaded file that a key belongs to; null for a file that was not uploaded, such as one of the demo. */
export const fileIdOf = (key: string): string | null => /^[a-z]+\/(fil_\w+)\/ver_\w+$/.exec(key)?.[1] ?? null

const pictureKey = /^pictures\/(fil_\w+)\/(ver_\w+)$/
const pictureAddress = /\/api\/files\/(fil_\w+)\/(ver_\w+)/g

/**
 * Public address of an uploaded picture; null for another file. The fragment holds its size in pixels, by which a page
 * keeps its place until it is loaded.
 */
export const addressOfPicture = ({ key, facts: { width, height } }: UploadedFile): string | null => {
  const [, fileId, version] = pictureKey.exec(key) ?? []
  if (!fileId || !version) return null
  const address = `/api/files/${fileId}/${version}`
  return width && height ? `${address}#${width}x${height}` : address
}

/** Size in pixels that the address of a picture ends with; null without one. */
export const sizeInAddress = (address: string): { width: number; height: number } | null => {
  const [, width, height] = /#([1-9]\d{0,3})x([1-9]\d{0,3})$/.exec(address) ?? []
  return width && height ? { width: Number(width), height: Number(height) } : null
}

/** Keys of the pictures that a text shows. */
export const pictureKeysIn = (text: string): string[] =>
  [...text.matchAll(pictureAddress)].map(([, fileId, version]) => `pictures/${fileId}/${version}`)
