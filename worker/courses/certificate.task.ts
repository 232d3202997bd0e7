import { TaskFailed, type TaskRunner } from '../tasks/task.ts'
import { findCertificate } from './certificates.store.ts'
import { saveCertificateFile } from './certificates.usecases.ts'

/** Certificate code, and the origin printed as the address for its check. */
type CertificateInput = { code: string; origin: string }

/**
 * Task that renders a certificate to R2 from its row. The PDF code, most of the worker's bundle, is imported on demand.
 */
export const makeCertificate: TaskRunner<CertificateInput> = async (services, { input: { code, origin } }) => {
  const found = await findCertificate(services.db, code)
  if (!found) throw noCertificate()
  const { renderCertificate } = await import('./pdf/make.ts')
  const bytes = await renderCertificate(services.env.ASSETS, found.certificate, origin)
  if (!(await saveCertificateFile(services, code, bytes))) throw noCertificate()
  return { done: 1, total: 1, cursor: null, output: { bytes: bytes.length } }
}

const noCertificate = () => new TaskFailed('There is no such certificate.')
