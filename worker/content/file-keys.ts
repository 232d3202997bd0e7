import { pictureKeysIn } from '../../domain/files/stored-file.ts'
import type { NamedFile } from '../uploads/files.usecases.ts'

/** Folders of content files in R2. Drafts are unchecked and may name keys of other folders. */
const folders = ['materials/', 'videos/', 'pictures/']

const isOfContent = (key: unknown): key is string =>
  typeof key === 'string' && folders.some((folder) => key.startsWith(folder))

/** R2 keys in a draft or version: every `key` beside a `checksum`, and the pictures of its texts. */
export const fileKeysIn = (value: unknown): string[] => {
  if (typeof value === 'string') return pictureKeysIn(value)
  if (typeof value !== 'object' || value === null) return []
  const own = 'key' in value && 'checksum' in value && isOfContent(value.key) ? [value.key] : []
  return [...new Set([...own, ...Object.values(value).flatMap(fileKeysIn)])]
}

/** Files of a version with their paths: every object with a `key` and a `checksum`. */
export const filesIn = (value: unknown, path = ''): NamedFile[] => {
  if (typeof value !== 'object' || value === null) return []
  if ('key' in value && 'checksum' in value) return [{ path, file: value as NamedFile['file'] }]
  return Object.entries(value).flatMap(([name, each]) => filesIn(each, path === '' ? name : `${path}.${name}`))
}
