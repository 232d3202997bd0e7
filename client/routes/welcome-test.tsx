import { apiContext } from '../context.ts'
import { firstTestLoader } from '../features/accounts/welcome/first-test-loader.ts'
import { FirstTestStep } from '../features/accounts/welcome/first-test-step.tsx'
import { mailAction } from '../features/accounts/welcome/mail-action.ts'
import { PageHead } from '../features/seo/page-head.tsx'
import { useTranslation } from '../i18n/use-translation.ts'
import type { Route } from './+types/welcome-test.ts'
import { BarePage } from './shell/bare-page.tsx'
import type { PageHandle } from './page-handle.ts'

export const handle = { strings: ['forms', 'welcome'], audience: 'student' } satisfies PageHandle

export const loader = ({ request, context }: Route.LoaderArgs) => firstTestLoader(request, context.get(apiContext))

export const action = ({ request, context }: Route.ActionArgs) => mailAction(request, context.get(apiContext))

export default function WelcomeTest({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation('welcome')
  return (
    <BarePage>
      <PageHead title={t('first.title')} description={t('description')} index={false} />
      <FirstTestStep {...loaderData} answer={actionData} />
    </BarePage>
  )
}
