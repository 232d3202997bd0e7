import { importLimits, type ExchangeFormat, type ImportedRow } from '../../../domain/questions/exchange/contract.ts'
import { FileFault, type FileFormat, type ReaderOptions } from './file-format.ts'

type Loader = () => Promise<{ format: FileFormat }>

/** Reader and writer of each format, loaded when a file of the format is read or written. */
const formats: Partial<Record<ExchangeFormat, Loader>> = {}

/** Throws FileFault for a format that has no reader yet. */
export const formatOf = async (name: ExchangeFormat): Promise<FileFormat> => {
  const load = formats[name]
  if (!load) throw new FileFault('wrong_type')
  return (await load()).format
}

export type ReadOptions = ReaderOptions & {
  /** Names of the pictures of the archive beside the file. */
  pictures: Iterable<string>
}

/** Questions of a file with the faults that its own texts show. Throws FileFault. */
export async function* readQuestions(
  name: ExchangeFormat,
  bytes: Uint8Array,
  options: ReadOptions,
): AsyncGenerator<ImportedRow> {
  const { read } = await formatOf(name)
  let count = 0
  for await (const row of read(bytes, options)) {
    count += 1
    if (count > importLimits.rows) throw new FileFault('too_many_rows')
    yield row
  }
  if (count === 0) throw new FileFault('empty')
}
