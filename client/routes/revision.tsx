import { apiContext } from '../context.ts'
import { revisionAction, revisionLoader } from '../features/revision/queue/revision-data.ts'
import { RevisionPage } from '../features/revision/queue/revision-page.tsx'
import { PageHead } from '../features/seo/page-head.tsx'
import { useTranslation } from '../i18n/use-translation.ts'
import { useActionToast } from '../ui/toasts/use-action-toast.ts'
import type { Route } from './+types/revision.ts'
import type { PageHandle } from './page-handle.ts'

export const handle = { strings: ['revision'], audience: 'student' } satisfies PageHandle

export const loader = ({ request, context }: Route.LoaderArgs) => revisionLoader(request, context.get(apiContext))

export const action = ({ request, context }: Route.ActionArgs) => revisionAction(request, context.get(apiContext))

export default function Revision({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation('revision')
  useActionToast(actionData, ({ intent, refusal }) =>
    refusal ? null : { title: t(`done.${intent}`), tone: 'success' },
  )
  return (
    <div className="page py-6 md:py-10">
      <PageHead title={t('title')} description={t('description')} index={false} />
      <div className="mx-auto max-w-3xl">
        <RevisionPage {...loaderData} answer={actionData} />
      </div>
    </div>
  )
}
