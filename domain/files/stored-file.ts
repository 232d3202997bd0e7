import type { FileKind } from '../content/fields.ts'
import type { UploadedFile } from './contract.ts'

/** Value of a field of type `file`, as the contracts of content expect it. */
export const storedFileOf = (kind: FileKind, { key, type, bytes, checksum, facts }: UploadedFile) =>
  kind === 'pdf' ? { key, bytes, pages: facts.pages ?? 0, checksum } : { key, type, bytes, checksum }

/** Id of the uploaded file that a key belongs to; null for a file that was not uploaded, such as one of the demo. */
export const fileIdOf = (key: string): string | null => /^[a-z]+\/(fil_\w+)\/ver_\w+$/.exec(key)?.[1] ?? null
