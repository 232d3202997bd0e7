import type { FileFormat } from './file-format.ts'
import { readGift } from './gift-reader.ts'
import { writeGift } from './gift-writer.ts'

export const format: FileFormat = {
  extension: 'gift',
  contentType: 'text/plain;charset=utf-8',
  read: readGift,
  write: writeGift,
}
