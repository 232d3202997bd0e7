import type { CertificateEntry } from '../../domain/students/timeline.ts'
import type { Services } from '../platform/context.ts'
import type { Cursor } from '../platform/paging.ts'
import { codesOf, listOfStudent } from './certificates.store.ts'
import { certificateKey } from './certificates.usecases.ts'

/** R2 keys of a student's certificates, rendered or not. */
export const certificateFilesOf = async ({ db }: Services, userId: string): Promise<string[]> =>
  (await codesOf(db, userId)).map(certificateKey)

/** Certificates of a student before a mark, newest first; their id is the code. */
export const certificatesOfStudent = async (
  { db }: Services,
  userId: string,
  before: Cursor | null,
  limit: number,
): Promise<CertificateEntry[]> =>
  (await listOfStudent(db, userId, before, limit)).map(({ code, issuedAt, courseTitle, revokedAt }) => ({
    at: issuedAt,
    id: code,
    course: courseTitle,
    revokedAt,
  }))
