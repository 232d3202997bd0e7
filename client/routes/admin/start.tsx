import { unwrap } from '../../api.ts'
import { apiContext } from '../../context.ts'
import { DueToday } from '../../features/dashboard/due-today.tsx'
import { MissedSearches } from '../../features/dashboard/missed-searches.tsx'
import { StartPage } from '../../features/office/start-page.tsx'
import { PageHead } from '../../features/seo/page-head.tsx'
import { useTranslation } from '../../i18n/use-translation.ts'
import { load } from '../../load.ts'
import type { PageHandle } from '../page-handle.ts'
import type { Route } from './+types/start.ts'

export const handle = { strings: ['office'], audience: 'admin' } satisfies PageHandle

export const loader = ({ context }: Route.LoaderArgs) => {
  const { admin } = context.get(apiContext)
  const read = async () => {
    const [overview, due] = await Promise.all([
      unwrap(admin.office.overview.$get()),
      unwrap(admin.dashboard.due.$get()),
    ])
    return { overview, due }
  }
  return load(read())
}

export default function Start({ loaderData: { overview, due } }: Route.ComponentProps) {
  const { t } = useTranslation('officeFrame')
  return (
    <>
      <PageHead title={t('start.title')} description={t('start.description')} index={false} />
      <StartPage {...overview} lead={<DueToday lines={due.lines} now={due.now} />} />
      <MissedSearches searches={due.searches} />
    </>
  )
}
