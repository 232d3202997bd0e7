import { redirect } from 'react-router'
import { valueAt } from '../../../domain/content/body-paths.ts'
import { affairForm } from '../../../domain/current-affairs/editor-form.ts'
import { officePaths } from '../../../domain/office-paths.ts'
import { paths } from '../../../domain/paths.ts'
import { unwrap } from '../../api.ts'
import { apiContext, pageContext } from '../../context.ts'
import { NoteCard, UsedFacts } from '../../features/current-affairs/admin/item-side.tsx'
import { PageHead } from '../../features/seo/page-head.tsx'
import { useBilingual } from '../../i18n/use-language.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { load } from '../../load.ts'
import { editorAction, editorAnswerOf } from '../../office/editor/editor-action.ts'
import { EditorScreen } from '../../office/editor/editor-screen.tsx'
import { ItemState } from '../../office/publishing/item-state.tsx'
import { loadPublishing } from '../../office/publishing/load-publishing.ts'
import { PanelLinks } from '../../office/publishing/panel-links.tsx'
import { PublishAction } from '../../office/publishing/publish-action.tsx'
import { publishingAction, publishingIntentOf } from '../../office/publishing/publishing-action.ts'
import { PublishingPanel } from '../../office/publishing/publishing-panel.tsx'
import type { PageHandle } from '../page-handle.ts'
import type { Route } from './+types/affair.ts'

export const handle = { strings: ['office', 'affairs'], audience: 'admin' } satisfies PageHandle

const kind = 'current_affairs'

export const loader = async ({ request, context, params: { id } }: Route.LoaderArgs) => {
  const api = context.get(apiContext)
  const { admin } = api
  const words = new URL(request.url).searchParams.get('facts')?.trim().slice(0, 100) ?? ''
  const [detail, publishing, { note, facts: used }, facts, exams] = await load(
    Promise.all([
      unwrap(admin.content[':kind'][':id'].$get({ param: { kind, id } })),
      loadPublishing(request, { kind, id, api }),
      unwrap(admin['current-affairs'].items[':id'].$get({ param: { id } })),
      unwrap(admin.facts.$get({ query: words === '' ? {} : { q: words } })),
      unwrap(api.exams.$get()),
    ]),
  )
  const userId = context.get(pageContext).viewer.user?.uid ?? ''
  const offered = { words, items: facts.items, hasMore: facts.next !== null }
  return { detail, publishing, note, used, offered, exams: exams.items, userId }
}

export const action = async ({ request, context, params: { id } }: Route.ActionArgs) => {
  const api = context.get(apiContext)
  const posted = await request.formData()
  const publishing = publishingIntentOf(posted)
  if (publishing) return publishingAction(publishing, posted, { kind, id, api, addressOf: officePaths.adminAffair })
  const intent = posted.get('intent')
  if (intent === 'link-fact' || intent === 'unlink-fact') {
    const json = { factId: String(posted.get('factId')), isUsed: intent === 'link-fact' }
    await load(unwrap(api.admin['current-affairs'].items[':id'].facts.$put({ param: { id }, json })))
    return redirect(officePaths.adminAffair(id), 303)
  }
  return editorAction(request, posted, { form: affairForm, id, api })
}

export default function AdminAffair({ loaderData, actionData }: Route.ComponentProps) {
  const { detail, publishing, note, used, offered, exams, userId } = loaderData
  const { t } = useTranslation('affairEditor')
  const { pick } = useBilingual()
  const day = valueAt(detail.draft.body, 'date')
  const back =
    typeof day === 'string' && day !== '' ? officePaths.adminAffairDay(day) : officePaths.adminCurrentAffairs()
  return (
    <>
      <PageHead title={t('title')} description={t('title')} index={false} />
      <EditorScreen
        form={affairForm}
        detail={detail}
        userId={userId}
        labels="affairEditor"
        choices={{ exams: exams.map(({ id, title: name }) => ({ value: id, label: pick(name) })) }}
        back={{ to: back, label: t('sheet.back') }}
        untitled={t('untitled')}
        answer={editorAnswerOf(actionData)}
        more={<PanelLinks detail={detail} />}
        state={<ItemState detail={detail} />}
        action={<PublishAction detail={detail} />}
        above={note && <NoteCard note={note} />}
        side={
          <div className="grid gap-5">
            <PublishingPanel
              detail={detail}
              data={publishing}
              preview={officePaths.adminAffairPreview(detail.id)}
              site={paths.currentAffair(detail.id)}
            />
            <UsedFacts used={used} offered={offered} />
          </div>
        }
      />
    </>
  )
}
