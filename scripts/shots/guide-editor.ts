import type { DraftBody, OfficeDetail } from '../../domain/content/contract.ts'
import { seedAccounts } from '../../drizzle/seed/accounts.ts'
import { call } from '../../tests/support/api-student.ts'
import { signIn } from './prepare.ts'

/** Saves fields of a job's draft as the demo's second administrator. */
export const writeAsEditor = async (url: string, jobId: string, fields: DraftBody): Promise<void> => {
  const { cookie } = await signIn(url, seedAccounts[2])
  const item = `/api/admin/content/job/${jobId}`
  const { draft } = await call<OfficeDetail>(url, 'GET', item, cookie)
  const { revision, body } = draft
  await call(url, 'PUT', `${item}/draft`, cookie, { revision, body: { ...body, ...fields } })
}
