import { useContext } from 'react'
import { dateInIndia } from '../../domain/india.ts'
import { socialImagePath } from '../../domain/seo/social-image-path.ts'
import { paths } from '../../domain/paths.ts'
import { unwrap } from '../api.ts'
import { apiContext } from '../context.ts'
import { ageQuestionOf } from '../features/jobs/age-question.ts'
import { JobPage } from '../features/jobs/job-page.tsx'
import { jobPosting } from '../features/jobs/job-posting.ts'
import { saveAction } from '../features/jobs/save-action.ts'
import { breadcrumbData } from '../features/seo/breadcrumbs.ts'
import { FeedLink } from '../features/seo/feed-link.tsx'
import { JsonLd } from '../features/seo/json-ld.tsx'
import { PageHead } from '../features/seo/page-head.tsx'
import { SiteContext } from '../features/seo/site-context.ts'
import { useBilingual, useLanguage } from '../i18n/use-language.ts'
import { useTranslation } from '../i18n/use-translation.ts'
import { load } from '../load.ts'
import type { Route } from './+types/job.ts'
import type { PageHandle } from './page-handle.ts'

export const handle = {
  strings: ['jobs', 'student'],
  audience: 'everyone',
  cacheKeys: ['category'],
  uncachedParameters: ['born'],
} satisfies PageHandle

export const loader = async ({ params, request, context }: Route.LoaderArgs) => {
  const job = await load(unwrap(context.get(apiContext).jobs[':jobId'].$get({ param: { jobId: params.id } })))
  const today = dateInIndia(job.serverNow)
  return {
    job,
    today,
    question: ageQuestionOf(new URL(request.url).searchParams, today),
  }
}

export const action = ({ params, request, context }: Route.ActionArgs) =>
  load(saveAction(context.get(apiContext), request, params.id))

export default function Job({ loaderData }: Route.ComponentProps) {
  const { job } = loaderData
  const { t } = useTranslation('jobs')
  const { pick } = useBilingual()
  const { language } = useLanguage()
  const origin = useContext(SiteContext)
  const state = job.state && t(`student:state.${job.state}`)
  const steps: [string, string][] = [
    [t('title'), paths.jobs()],
    [pick(job.title), paths.job(job.id)],
  ]
  const posting = jobPosting(job, { language, origin, state })
  return (
    <>
      <PageHead
        title={`${pick(job.title)}: ${pick(job.organisation.name)}`}
        description={`${pick(job.summary)} ${pick(job.organisation.name)}`}
        image={socialImagePath('job', job)}
      />
      <FeedLink title={t('feed')} path={paths.jobsFeed()} />
      {posting && <JsonLd value={posting} />}
      <JsonLd value={breadcrumbData(origin, steps)} />
      <JobPage {...loaderData} origin={origin} />
    </>
  )
}
