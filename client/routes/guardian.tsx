import { apiContext } from '../context.ts'
import { guardianAction, guardianLoader } from '../features/accounts/mail/guardian-data.ts'
import { GuardianPage } from '../features/accounts/mail/guardian-page.tsx'
import { PageHead } from '../features/seo/page-head.tsx'
import { useTranslation } from '../i18n/use-translation.ts'
import type { Route } from './+types/guardian.ts'
import { BarePage } from './shell/bare-page.tsx'
import type { PageHandle } from './page-handle.ts'

export const handle = { strings: ['forms', 'mail'], audience: 'visitor' } satisfies PageHandle

export const loader = ({ request, context }: Route.LoaderArgs) => guardianLoader(request, context.get(apiContext))

export const action = ({ request, context }: Route.ActionArgs) => guardianAction(request, context.get(apiContext))

export default function Guardian({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation('mail')
  return (
    <BarePage>
      <PageHead title={t('guardian.title')} description={t('guardian.title')} index={false} />
      <GuardianPage {...loaderData} answer={actionData} />
    </BarePage>
  )
}
