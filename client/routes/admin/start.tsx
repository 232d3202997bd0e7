import { unwrap } from '../../api.ts'
import { apiContext } from '../../context.ts'
import { StartPage } from '../../features/office/start-page.tsx'
import { PageHead } from '../../features/seo/page-head.tsx'
import { useTranslation } from '../../i18n/use-translation.ts'
import { load } from '../../load.ts'
import type { PageHandle } from '../page-handle.ts'
import type { Route } from './+types/start.ts'

export const handle = { strings: ['office'], audience: 'admin' } satisfies PageHandle

export const loader = ({ context }: Route.LoaderArgs) =>
  load(unwrap(context.get(apiContext).admin.office.overview.$get()))

export default function Start({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation('officeFrame')
  return (
    <>
      <PageHead title={t('start.title')} description={t('start.description')} index={false} />
      <StartPage {...loaderData} />
    </>
  )
}
