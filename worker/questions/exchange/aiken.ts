import { readAiken } from './aiken-reader.ts'
import { writeAiken } from './aiken-writer.ts'
import type { FileFormat } from './file-format.ts'

export const format: FileFormat = {
  extension: 'txt',
  contentType: 'text/plain;charset=utf-8',
  read: readAiken,
  write: writeAiken,
}
