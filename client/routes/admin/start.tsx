import { unwrap } from '../../api.ts'
import { apiContext } from '../../context.ts'
import { DueToday } from '../../features/dashboard/due-today.tsx'
import { Figures } from '../../features/dashboard/figures.tsx'
import { missAction } from '../../features/dashboard/miss-action.ts'
import type { AskedSynonym } from '../../features/dashboard/miss-panel.tsx'
import { MissedSearches } from '../../features/dashboard/missed-searches.tsx'
import { StartPage } from '../../features/office/start-page.tsx'
import { PageHead } from '../../features/seo/page-head.tsx'
import { useTranslation } from '../../i18n/use-translation.ts'
import { load } from '../../load.ts'
import type { PageHandle } from '../page-handle.ts'
import type { Route } from './+types/start.ts'

export const handle = { strings: ['office'], audience: 'admin' } satisfies PageHandle

export const loader = ({ context, url }: Route.LoaderArgs) => {
  const { admin } = context.get(apiContext)
  const days = url.searchParams.get('days') === '90' ? '90' : '30'
  const q = url.searchParams.get('miss')
  const means = url.searchParams.get('means')?.trim() ?? ''
  const ask = async (): Promise<AskedSynonym | null> => {
    if (q === null) return null
    const query = { q, means }
    return { ...query, preview: means === '' ? null : await unwrap(admin.search.synonyms.$get({ query })) }
  }
  const read = async () => {
    const [overview, { due, figures }, asked] = await Promise.all([
      unwrap(admin.office.overview.$get()),
      unwrap(admin.dashboard.$get({ query: { days } })),
      ask(),
    ])
    return { overview, due, figures, asked }
  }
  return load(read())
}

export const action = async ({ request, context, url }: Route.ActionArgs) =>
  missAction(context.get(apiContext), url, await request.formData())

export default function Start({ loaderData, actionData }: Route.ComponentProps) {
  const { overview, due, figures, asked } = loaderData
  const { t } = useTranslation('officeFrame')
  return (
    <>
      <PageHead title={t('start.title')} description={t('start.description')} index={false} />
      <StartPage
        {...overview}
        lead={
          <>
            <DueToday lines={due.lines} now={due.now} />
            <Figures figures={figures} hasMisses={due.searches.length > 0} />
          </>
        }
      />
      <MissedSearches searches={due.searches} asked={asked} answer={actionData} />
    </>
  )
}
