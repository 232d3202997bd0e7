import type { Services } from '../platform/context.ts'
import { codesOf } from './certificates.store.ts'
import { certificateKey } from './certificates.usecases.ts'

/** R2 keys of a student's certificates, rendered or not. */
export const certificateFilesOf = async ({ db }: Services, userId: string): Promise<string[]> =>
  (await codesOf(db, userId)).map(certificateKey)
