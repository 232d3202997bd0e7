import { apiContext, pageContext } from '../context.ts'
import { notesAction, notesLoader } from '../features/revision/notes/notes-data.ts'
import { NotesPage } from '../features/revision/notes/notes-page.tsx'
import { PageHead } from '../features/seo/page-head.tsx'
import { useTranslation } from '../i18n/use-translation.ts'
import type { Route } from './+types/notes.ts'
import type { PageHandle } from './page-handle.ts'

export const handle = { strings: ['notes'], audience: 'student' } satisfies PageHandle

export const loader = ({ request, context }: Route.LoaderArgs) =>
  notesLoader(request, context.get(apiContext), context.get(pageContext).viewer.user?.uid ?? '')

export const action = ({ request, context }: Route.ActionArgs) => notesAction(request, context.get(apiContext))

export default function Notes({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation('notes')
  return (
    <div className="page py-6 md:py-10">
      <PageHead title={t('title')} description={t('description')} index={false} />
      <div className="mx-auto max-w-3xl">
        <NotesPage {...loaderData} answer={actionData} />
      </div>
    </div>
  )
}
