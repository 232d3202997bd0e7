import { apiContext, pageContext } from '../context.ts'
import { ChoicesForm } from '../features/revision/practice/choices-form.tsx'
import { practiceLoader } from '../features/revision/practice/practice-loader.ts'
import { FinishedSessions, OpenSessions } from '../features/revision/practice/session-lists.tsx'
import { startAction } from '../features/revision/practice/start-action.ts'
import { StartRefused } from '../features/revision/practice/start-refused.tsx'
import { PageHead } from '../features/seo/page-head.tsx'
import { useTranslation } from '../i18n/use-translation.ts'
import type { Route } from './+types/practice.ts'
import type { PageHandle } from './page-handle.ts'

export const handle = { strings: ['practice'], audience: 'student' } satisfies PageHandle

export const loader = ({ request, context }: Route.LoaderArgs) =>
  practiceLoader(request, {
    api: context.get(apiContext),
    isSignedIn: context.get(pageContext).viewer.user !== null,
  })

export const action = ({ request, context }: Route.ActionArgs) => startAction(request, context.get(apiContext))

export default function Practice({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation('practice')
  return (
    <div className="page py-6 md:py-10">
      <PageHead title={t('title')} description={t('description')} index={false} />
      <div className="mx-auto max-w-3xl">
        <h1 className="text-2xl md:text-3xl">{t('title')}</h1>
        <p className="mt-1 mb-5 text-muted">{t('intro')}</p>
        {actionData && <StartRefused answer={actionData} />}
        <ChoicesForm loaded={loaderData} />
        <OpenSessions sessions={loaderData.sessions} />
        <FinishedSessions sessions={loaderData.sessions} />
      </div>
    </div>
  )
}
