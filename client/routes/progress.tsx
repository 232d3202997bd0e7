import { dateInIndia } from '../../domain/india.ts'
import { unwrap } from '../api.ts'
import { apiContext } from '../context.ts'
import { ProgressPage } from '../features/revision/progress/progress-page.tsx'
import { PageHead } from '../features/seo/page-head.tsx'
import { useTranslation } from '../i18n/use-translation.ts'
import { load } from '../load.ts'
import { orSignIn } from '../sign-in-first.ts'
import type { Route } from './+types/progress.ts'
import type { PageHandle } from './page-handle.ts'

export const handle = { strings: ['progress'], audience: 'student' } satisfies PageHandle

/** Choices of the address; what is no choice is left out. */
const queryOf = (search: URLSearchParams) => {
  const [exam, subject] = [search.get('exam'), search.get('subject')]
  return { ...(exam && { exam: exam.slice(0, 64) }), ...(subject && { subject: subject.slice(0, 64) }) }
}

export const loader = async ({ request, context }: Route.LoaderArgs) => {
  const { pathname, search, searchParams } = new URL(request.url)
  const call = unwrap(context.get(apiContext).revision.progress.$get({ query: queryOf(searchParams) }))
  const progress = await load(orSignIn(call, { request, next: pathname.replace(/\.data$/, '') + search }))
  if (progress instanceof Response) throw progress
  return { progress, today: dateInIndia(Date.now()) }
}

export default function Progress({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation('progress')
  return (
    <div className="page py-6 md:py-10">
      <PageHead title={t('title')} description={t('description')} index={false} />
      <div className="mx-auto max-w-3xl">
        <ProgressPage {...loaderData} />
      </div>
    </div>
  )
}
