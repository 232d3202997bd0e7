import { apiContext } from '../context.ts'
import { mistakesAction, mistakesLoader } from '../features/revision/mistakes/mistakes-data.ts'
import { MistakesPage } from '../features/revision/mistakes/mistakes-page.tsx'
import { PageHead } from '../features/seo/page-head.tsx'
import { useTranslation } from '../i18n/use-translation.ts'
import type { Route } from './+types/mistakes.ts'
import type { PageHandle } from './page-handle.ts'

export const handle = { strings: ['mistakes'], audience: 'student' } satisfies PageHandle

export const loader = ({ request, context }: Route.LoaderArgs) => mistakesLoader(request, context.get(apiContext))

export const action = ({ request, context }: Route.ActionArgs) => mistakesAction(request, context.get(apiContext))

export default function Mistakes({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation('mistakes')
  return (
    <div className="page py-6 md:py-10">
      <PageHead title={t('title')} description={t('description')} index={false} />
      <div className="mx-auto max-w-3xl">
        <MistakesPage {...loaderData} answer={actionData} />
      </div>
    </div>
  )
}
