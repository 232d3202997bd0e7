import { apiContext } from '../context.ts'
import { ownedLoader } from '../features/purchases/owned/owned-loader.ts'
import { OwnedPage } from '../features/purchases/owned/owned-page.tsx'
import { PageHead } from '../features/seo/page-head.tsx'
import { useTranslation } from '../i18n/use-translation.ts'
import type { Route } from './+types/my-purchases.ts'
import type { PageHandle } from './page-handle.ts'

export const handle = { strings: ['purchases'], audience: 'student' } satisfies PageHandle

export const loader = ({ request, context }: Route.LoaderArgs) => ownedLoader(request, context.get(apiContext))

export default function MyPurchases({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation('owned')
  return (
    <div className="page py-6 md:py-10">
      <PageHead title={t('title')} description={t('description')} index={false} />
      <div className="mx-auto max-w-3xl">
        <OwnedPage {...loaderData} />
      </div>
    </div>
  )
}
