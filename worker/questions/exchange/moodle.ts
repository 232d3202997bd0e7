import type { FileFormat } from './file-format.ts'
import { readMoodle } from './moodle-reader.ts'
import { writeMoodle } from './moodle-writer.ts'

export const format: FileFormat = {
  extension: 'xml',
  contentType: 'application/xml',
  read: readMoodle,
  write: writeMoodle,
}
