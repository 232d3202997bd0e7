import type { DraftPreview } from '../../domain/content/preview.ts'
import { missingText } from '../../domain/content/preview-body.ts'
import type { JobContent, JobDetail } from '../../domain/jobs/contract.ts'
import type { jobs } from '../../drizzle/schema/index.ts'
import { readState } from '../content/content.state.ts'
import { previewOf } from '../content/preview.usecases.ts'
import type { Services } from '../platform/context.ts'
import { jobContent, nextNumber } from './jobs.content.ts'
import { findOrganisationName } from './jobs.store.ts'
import { detailOf } from './jobs.usecases.ts'

/** Draft of a job as visitors would read it. */
export const previewJob = async (
  services: Services,
  jobId: string,
): Promise<{ preview: DraftPreview; job: JobDetail }> => {
  const { preview, version, row, content } = await previewOf(services, jobContent, jobId)
  const job = row as unknown as typeof jobs.$inferSelect
  const found = await findOrganisationName(services.db, job.organisationId)
  const organisation = found ?? { id: job.organisationId, name: { en: missingText, hi: missingText } }
  return {
    preview,
    job: detailOf({ job, organisation, saved: 0, version, content: content as JobContent }, services.now()),
  }
}

/** Number of the corrigendum that the next version would announce, whatever the state of the notice. */
export const nextCorrigendum = async (services: Services, jobId: string): Promise<number> => {
  const { found } = await readState(services, jobContent, jobId)
  return nextNumber((found?.content as JobContent | undefined)?.corrigenda ?? [])
}
