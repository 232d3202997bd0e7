import type { ShouldRevalidateFunctionArgs } from 'react-router'
import { apiContext, pageContext } from '../context.ts'
import { secondFactorAction, secondFactorLoader } from '../features/accounts/second-factor/second-factor-data.ts'
import { SecondFactorPage } from '../features/accounts/second-factor/second-factor-page.tsx'
import { PageHead } from '../features/seo/page-head.tsx'
import { useTranslation } from '../i18n/use-translation.ts'
import type { Route } from './+types/login-code.ts'
import { BarePage } from './shell/bare-page.tsx'
import type { PageHandle } from './page-handle.ts'

export const handle = { strings: ['forms', 'factor'], audience: 'visitor' } satisfies PageHandle

export const loader = ({ request, context }: Route.LoaderArgs) =>
  secondFactorLoader(request, { api: context.get(apiContext), page: context.get(pageContext) })

export const action = ({ request, context }: Route.ActionArgs) =>
  secondFactorAction(request, { api: context.get(apiContext), page: context.get(pageContext) })

/** Recovery codes are shown once: a revalidated loader would redirect away at once. */
export const shouldRevalidate = ({ actionResult, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  actionResult?.recoveryCodes ? false : defaultShouldRevalidate

export default function LoginCode({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation('factor')
  return (
    <BarePage>
      <PageHead title={t('title')} description={t('title')} index={false} />
      <SecondFactorPage data={loaderData} answer={actionData} />
    </BarePage>
  )
}
