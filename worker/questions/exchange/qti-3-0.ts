import type { FileFormat } from './file-format.ts'
import { readQti } from './qti-reader.ts'
import { qtiWriter } from './qti-writer.ts'

export const format: FileFormat = {
  extension: 'zip',
  contentType: 'application/zip',
  read: readQti,
  write: qtiWriter('3.0'),
}
