import type { Services } from '../platform/context.ts'
import { codesOf } from './certificates.store.ts'
import { certificateFile } from './certificates.usecases.ts'

/** Files in R2 of a student's certificates, whether or not they are made. */
export const certificateFilesOf = async ({ db }: Services, userId: string): Promise<string[]> =>
  (await codesOf(db, userId)).map(certificateFile)
