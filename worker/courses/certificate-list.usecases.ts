import type { CertificateLine, CertificatesQuery } from '../../domain/courses/office.ts'
import { countedTo, type CountedPage } from '../../domain/lists.ts'
import type { Services } from '../platform/context.ts'
import { decodeCursor, pageOf } from '../platform/paging.ts'
import * as store from './certificate-list.store.ts'

const pageSize = 50

type Row = Awaited<ReturnType<typeof store.listCertificates>>[number]

const lineOf = ({ certificate, email, studentId }: Row): CertificateLine => {
  const { code, name, courseId, courseTitle, issuedAt, revokedAt, revokedReason } = certificate
  return {
    code,
    name,
    course: { id: courseId, title: courseTitle },
    student: email === null ? null : { email, studentId },
    issuedAt,
    revoked: revokedAt === null ? null : { at: revokedAt, reason: revokedReason ?? '' },
  }
}

/** Issued certificates, the newest first. */
export const listCertificates = async (
  { db }: Services,
  { cursor, ...filter }: CertificatesQuery,
): Promise<CountedPage<CertificateLine>> => {
  const [rows, count] = await Promise.all([
    store.listCertificates(db, filter, decodeCursor(cursor), pageSize + 1),
    store.countCertificates(db, filter, countedTo + 1),
  ])
  const { items, next } = pageOf(rows, pageSize, ({ certificate: { issuedAt, code } }) => ({
    value: issuedAt,
    id: code,
  }))
  return { items: items.map(lineOf), next, count }
}
