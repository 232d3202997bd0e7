import type { ExportedQuestion, FileFaultCode, ImportedPicture } from '../../../domain/questions/exchange/contract.ts'
import type { ReadRow } from '../../../domain/questions/exchange/read-row.ts'
import type { Language } from '../../../domain/language.ts'

/** Thrown by a reader: the whole file is refused. */
export class FileFault extends Error {
  override readonly name = 'FileFault'
  readonly code: FileFaultCode
  constructor(code: FileFaultCode, options?: ErrorOptions) {
    super(`This file is refused: ${code}`, options)
    this.code = code
  }
}

export type Pause = () => Promise<void>

export type ReaderOptions = {
  /** Language of texts whose language the file does not say. */
  language: Language
  /** Receives each picture that the file itself holds, before the row that names it. */
  onPicture(picture: ImportedPicture): Promise<void>
  /** Lets requests be served; called for each row. */
  pause: Pause
}

export type WriterOptions = {
  /** Language of headings. */
  language: Language
  pause: Pause
}

/** A written file, and the codes of the questions that its format cannot hold. */
export type WrittenFile = { bytes: Uint8Array<ArrayBuffer>; leftOut: string[] }

/**
 * Reader and writer of a format. The reader yields rows as they stand in the file, without checks that all formats
 * share (`readQuestions`), and throws `FileFault`.
 */
export type FileFormat = {
  /** Without a dot. */
  extension: string
  contentType: string
  read(bytes: Uint8Array, options: ReaderOptions): AsyncGenerator<ReadRow>
  write(questions: AsyncIterable<ExportedQuestion>, options: WriterOptions): Promise<WrittenFile>
}
