import { unwrap } from '../api.ts'
import { apiContext } from '../context.ts'
import { ErrataPage } from '../features/challenges/errata-page.tsx'
import { PageHead } from '../features/seo/page-head.tsx'
import { useBilingual } from '../i18n/use-language.ts'
import { useTranslation } from '../i18n/use-translation.ts'
import { load } from '../load.ts'
import type { Route } from './+types/test-errata.ts'
import type { PageHandle } from './page-handle.ts'

export const handle = { strings: ['challenges'], audience: 'everyone', cacheKeys: [] } satisfies PageHandle

export const loader = ({ params: { id: testId }, context }: Route.LoaderArgs) =>
  load(unwrap(context.get(apiContext).tests[':testId'].errata.$get({ param: { testId } })))

export default function Errata({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation('challenges')
  const { pick } = useBilingual()
  const title = pick(loaderData.test.title)
  return (
    <>
      <PageHead title={`${t('errataTitle')}: ${title}`} description={t('errataDescription', { title })} />
      <ErrataPage errata={loaderData} />
    </>
  )
}
