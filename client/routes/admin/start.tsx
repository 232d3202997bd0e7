import { unwrap } from '../../api.ts'
import { apiContext } from '../../context.ts'
import { DueToday } from '../../features/dashboard/due-today.tsx'
import { Figures } from '../../features/dashboard/figures.tsx'
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
  const read = async () => {
    const [overview, { due, figures }] = await Promise.all([
      unwrap(admin.office.overview.$get()),
      unwrap(admin.dashboard.$get({ query: { days } })),
    ])
    return { overview, due, figures }
  }
  return load(read())
}

export default function Start({ loaderData: { overview, due, figures } }: Route.ComponentProps) {
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
      <MissedSearches searches={due.searches} />
    </>
  )
}
