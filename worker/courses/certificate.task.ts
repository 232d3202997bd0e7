import { TaskFailed, type TaskRunner } from '../tasks/task.ts'
import { findCertificate } from './certificates.store.ts'
import { keepCertificateFile } from './certificates.usecases.ts'

/** Which certificate, and the scheme and host that it names for its check. */
export type CertificateInput = { code: string; origin: string }

/**
 * The file of a certificate, made of what its row says and kept in R2. What sets the page is fetched as it is needed: it
 * is the greater part of the worker's code.
 */
export const makeCertificate: TaskRunner<CertificateInput> = async (services, { input: { code, origin } }) => {
  const found = await findCertificate(services.db, code)
  if (!found) throw noCertificate()
  const { setCertificate } = await import('./pdf/make.ts')
  const bytes = await setCertificate(services.env.ASSETS, found.certificate, origin)
  if (!(await keepCertificateFile(services, code, bytes))) throw noCertificate()
  return { done: 1, total: 1, cursor: null, output: { bytes: bytes.length } }
}

const noCertificate = () => new TaskFailed('There is no such certificate.')
