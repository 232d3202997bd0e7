import type { FileKind } from '../../domain/content/fields.ts'
import type { FileFacts } from '../../domain/files/contract.ts'
import type { Services } from '../platform/context.ts'

/** Complete file, whose type its first bytes confirm. */
export type InspectedFile = { fileId: string; key: string; type: string; bytes: number; checksum: string }

/**
 * Reads a complete file in the queue, once or more, and returns its facts. Throws `FileRefused` for one that is not
 * accepted. What it stores in R2 has the file's key as the beginning of its own.
 */
export type Inspector = (services: Services, file: InspectedFile) => Promise<FileFacts>

export type Inspectors = Partial<Record<FileKind, Inspector>>
