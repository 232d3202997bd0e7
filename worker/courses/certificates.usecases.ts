import { certificateCode, certificateCodeBytes, parseCode } from '../../domain/courses/certificate-code.ts'
import type { CertificateCheck, MyCertificate } from '../../domain/courses/contract.ts'
import { normaliseHolderName } from '../../domain/courses/holder-name.ts'
import type { Qr } from '../../domain/files/qr.ts'
import { paths } from '../../domain/paths.ts'
import type { certificates } from '../../drizzle/schema/index.ts'
import { inAuditedTransaction } from '../activities/audit.ts'
import { limitMisses } from '../platform/limits.ts'
import { safeFileName } from '../files/file-names.ts'
import { serveFile } from '../files/files.usecases.ts'
import { qrOf } from '../files/qr.ts'
import type { Services } from '../platform/context.ts'
import { AppError, notFound } from '../platform/errors.ts'
import { addressGroup } from '../platform/client-address.ts'
import type { Limit } from '../platform/limiter.ts'
import { readTask, retryTask, sendTask, taskStatement } from '../tasks/tasks.usecases.ts'
import * as store from './certificates.store.ts'
import { readCourseView } from './course-view.ts'

type Certificate = typeof certificates.$inferSelect

/** Limit on unknown codes per client address. */
const guessLimit: Limit = { failures: 30, windowMs: 15 * 60_000 }

export const certificateKey = (code: string): string => `certificates/${code}.pdf`

/** QR code with the address at which anyone checks a certificate. */
const checkQr = ({ origin }: Services, code: string): Qr => qrOf(`${origin}${paths.certificate(code)}`)

/** Certificate as its holder sees it. Reading the task also resends it when its queue message was lost. */
export const myCertificate = async (services: Services, certificate: Certificate): Promise<MyCertificate> => {
  const { code, name, courseTitle: title, issuedAt, bytes, revokedAt, taskId } = certificate
  const printed = { code, name, title, issuedAt, qr: checkQr(services, code) }
  if (revokedAt !== null) return { ...printed, state: 'revoked' }
  if (bytes !== null) return { ...printed, state: 'ready', bytes }
  const { state } = await readTask(services, taskId)
  return { ...printed, state: state === 'failed' ? 'failed' : 'making' }
}

/**
 * Returns the student's certificate of a course, issuing it on the first call after completion. Throws 404 when the
 * course offers none, 403 when the student may not use the course, 409 before completion, 422 for an invalid name.
 */
export const requestCertificate = async (
  services: Services,
  userId: string,
  courseId: string,
  entered: string,
): Promise<{ issued: boolean; certificate: MyCertificate }> => {
  const { row, entitlement, completion } = await readCourseView(services, userId, courseId)
  if (row.certificate) return { issued: false, certificate: await retryIfFailed(services, row.certificate) }
  if (!row.content.certificate) throw notFound()
  if (entitlement !== 'open') throw new AppError('courses.locked', 403, 'This course is not open for you.')
  if (row.enrolledAt === null || !completion.complete)
    throw new AppError('courses.not_complete', 409, 'The course is not complete yet.')
  const name = normaliseHolderName(entered)
  if (name === null)
    throw new AppError('input.invalid', 422, 'Check the highlighted fields.', { fields: { name: 'unreadable' } })
  const code = certificateCode(crypto.getRandomValues(new Uint8Array(certificateCodeBytes)))
  const taskId = services.newId('tsk')
  const task = { id: taskId, kind: 'certificate', userId, input: { code, origin: services.origin } } as const
  const issued = await store.issueCertificate(
    services.db,
    {
      code,
      userId,
      courseId,
      courseVersionId: row.course.currentVersionId,
      name,
      courseTitle: row.course.title,
      percent: completion.finalTest?.percent ?? null,
      issuedAt: services.now(),
      taskId,
    },
    (when) => taskStatement(services, task, when),
  )
  if (issued) await sendTask(services, taskId)
  const own = await store.findCertificateOf(services.db, userId, courseId)
  if (!own) throw notFound()
  return { issued, certificate: await myCertificate(services, own) }
}

/** Retries the PDF task of a certificate when it failed. */
const retryIfFailed = async (services: Services, certificate: Certificate): Promise<MyCertificate> => {
  const mine = await myCertificate(services, certificate)
  if (mine.state !== 'failed') return mine
  await retryTask(services, certificate.taskId)
  return { ...mine, state: 'making' }
}

/** Stores the PDF of a certificate. False, with the file deleted again, when the certificate no longer exists. */
export const saveCertificateFile = async (services: Services, code: string, bytes: Uint8Array): Promise<boolean> => {
  const { FILES } = services.env
  await FILES.put(certificateKey(code), bytes, { httpMetadata: { contentType: 'application/pdf' } })
  const isRecorded = await store.recordFile(services.db, code, bytes.length)
  if (!isRecorded) await FILES.delete(certificateKey(code))
  return isRecorded
}

/** PDF of the student's own certificate. Throws 404 until it is rendered, and after a revocation. */
export const serveCertificate = async (
  services: Services,
  userId: string,
  courseId: string,
  request: Request,
): Promise<Response> => {
  const own = await store.findCertificateOf(services.db, userId, courseId)
  if (!own || own.bytes === null || own.revokedAt !== null) throw notFound()
  return serveFile(services, request, certificateKey(own.code), {
    contentType: 'application/pdf',
    fileName: `taiyari-certificate-${safeFileName(courseId)}.pdf`,
    disposition: 'attachment',
    isFree: false,
  })
}

/** Public data of a certificate. Throws 404 for an unknown code, 429 after `guessLimit` of them. */
export const checkCertificate = async (
  services: Services,
  typed: string,
  clientAddress: string,
): Promise<CertificateCheck> => {
  const code = parseCode(typed)
  if (code === null) throw notFound()
  const found = await limitMisses(
    services,
    `certificate:${addressGroup(clientAddress)}`,
    guessLimit,
    async () => (await store.findCertificate(services.db, code)) ?? null,
  )
  if (!found) throw notFound()
  const { certificate, courseState, courseDeletedAt } = found
  const { name, courseId, courseTitle, issuedAt, revokedAt } = certificate
  return {
    code,
    state: revokedAt === null ? 'valid' : 'revoked',
    name,
    course: { id: courseId, title: courseTitle, isListed: courseState === 'published' && courseDeletedAt === null },
    issuedAt,
    revokedAt,
    qr: checkQr(services, code),
  }
}

/** Revokes a certificate; idempotent. Throws 404 for an unknown code. */
export const revokeCertificate = async (
  services: Services,
  adminId: string,
  typed: string,
  reason: string,
): Promise<{ revokedAt: number }> => {
  const code = parseCode(typed)
  if (code === null) throw notFound()
  const held = await store.findCertificate(services.db, code)
  if (!held) throw notFound()
  const { userId: person, courseTitle: title } = held.certificate
  const act = { actor: adminId, act: 'certificate.revoked', kind: 'certificate', itemId: code } as const
  const by = { adminId, reason, at: services.now() }
  await inAuditedTransaction(services, { ...act, person, title, reason }, [store.revokeStatement(code, by)])
  const found = await store.findCertificate(services.db, code)
  if (!found || found.certificate.revokedAt === null) throw notFound()
  return { revokedAt: found.certificate.revokedAt }
}
