import { dateInIndia } from '../../../domain/india.ts'
import { unwrap } from '../../api.ts'
import { apiContext, pageContext } from '../../context.ts'
import { JobPage } from '../../features/jobs/job-page.tsx'
import { ageQuestionOf } from '../../features/jobs/age-question.ts'
import { load } from '../../load.ts'
import { PreviewPage } from '../../office/publishing/preview-page.tsx'
import type { PageHandle } from '../page-handle.ts'
import type { Route } from './+types/job-preview.ts'

export const handle = { strings: ['jobs', 'student', 'office'], audience: 'admin' } satisfies PageHandle

export const loader = async ({ params, context }: Route.LoaderArgs) => {
  const { jobs } = context.get(apiContext).admin
  const { preview, job } = await load(unwrap(jobs[':jobId'].preview.$get({ param: { jobId: params.id } })))
  const today = dateInIndia(job.serverNow)
  return {
    preview,
    job,
    today,
    question: ageQuestionOf(new URLSearchParams(), today),
    origin: context.get(pageContext).origin,
  }
}

/** Draft of a job on the student's own page. */
export default function JobPreview({ loaderData: { preview, ...page } }: Route.ComponentProps) {
  return (
    <PreviewPage preview={preview}>
      <div className="mx-auto max-w-3xl px-4 py-4">
        <JobPage {...page} />
      </div>
    </PreviewPage>
  )
}
