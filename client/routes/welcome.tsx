import { apiContext } from '../context.ts'
import { ExamsStep } from '../features/accounts/welcome/exams-step.tsx'
import { useWelcomedElsewhere } from '../features/accounts/welcome/use-welcomed-elsewhere.ts'
import { welcomeAction } from '../features/accounts/welcome/welcome-action.ts'
import { welcomeLoader } from '../features/accounts/welcome/welcome-loader.ts'
import { PageHead } from '../features/seo/page-head.tsx'
import { useTranslation } from '../i18n/use-translation.ts'
import type { Route } from './+types/welcome.ts'
import { BarePage } from './shell/bare-page.tsx'
import type { PageHandle } from './page-handle.ts'

export const handle = { strings: ['forms', 'welcome', 'student'], audience: 'student' } satisfies PageHandle

export const loader = ({ request, context }: Route.LoaderArgs) => welcomeLoader(request, context.get(apiContext))

export const action = ({ request, context }: Route.ActionArgs) => welcomeAction(request, context.get(apiContext))

export default function Welcome({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation('welcome')
  useWelcomedElsewhere()
  return (
    <BarePage>
      <PageHead title={t('title')} description={t('description')} index={false} />
      <ExamsStep {...loaderData} answer={actionData} />
    </BarePage>
  )
}
