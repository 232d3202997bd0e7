import { importLimits, type ExchangeFormat, type ImportedRow } from '../../../domain/questions/exchange/contract.ts'
import { pictureFinder } from '../../../domain/questions/exchange/picture-names.ts'
import { checkedRow } from './checked-row.ts'
import { FileFault, type FileFormat, type ReaderOptions } from './file-format.ts'

type Loader = () => Promise<{ format: FileFormat }>

/** Reader and writer of each format, loaded when a file of the format is read or written. */
const formats: Partial<Record<ExchangeFormat, Loader>> = {
  xlsx: () => import('./xlsx.ts'),
  csv: () => import('./csv.ts'),
  docx: () => import('./docx.ts'),
  gift: () => import('./gift.ts'),
  aiken: () => import('./aiken.ts'),
  moodle_xml: () => import('./moodle.ts'),
  qti_2_1: () => import('./qti-2-1.ts'),
  qti_3_0: () => import('./qti-3-0.ts'),
}

/** Throws FileFault for a format that has no reader yet. */
export const formatOf = async (name: ExchangeFormat): Promise<FileFormat> => {
  const load = formats[name]
  if (!load) throw new FileFault('wrong_type')
  return (await load()).format
}

export type ReadOptions = ReaderOptions & {
  /** Names of the pictures of the archive beside the file. */
  pictures: Iterable<string>
  /** Number of the first question that is given, from 0. */
  from?: number
}

/** Questions of a file, from one on, with the faults that its own texts show. Throws FileFault. */
export async function* readQuestions(
  name: ExchangeFormat,
  bytes: Uint8Array,
  { from = 0, ...options }: ReadOptions,
): AsyncGenerator<ImportedRow> {
  const { read } = await formatOf(name)
  const pictures = pictureFinder()
  for (const picture of options.pictures) pictures.add(picture)
  const rows = read(bytes, {
    ...options,
    async onPicture(picture) {
      pictures.add(picture.name)
      await options.onPicture(picture)
    },
  })
  let count = 0
  for await (const row of rows) {
    count += 1
    if (count > importLimits.rows) throw new FileFault('too_many_rows')
    if (count > from) yield checkedRow(row, pictures)
  }
  if (count === 0) throw new FileFault('empty')
}
