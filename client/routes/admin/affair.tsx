import { redirect } from 'react-router'
import { valueAt } from '../../../domain/content/body-paths.ts'
import { affairForm } from '../../../domain/current-affairs/editor-form.ts'
import { officePaths } from '../../../domain/office-paths.ts'
import { paths } from '../../../domain/paths.ts'
import { offeredTerms, type Term } from '../../../domain/vocabulary/terms.ts'
import { chosenTerm } from '../../office/editor/chosen-term.ts'
import { unwrap } from '../../api.ts'
import { apiContext } from '../../context.ts'
import { NoteCard, UsedFacts } from '../../features/current-affairs/admin/item-side.tsx'
import { PageHead } from '../../features/seo/page-head.tsx'
import { useBilingual } from '../../i18n/use-language.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { load } from '../../load.ts'
import { editorAnswerOf } from '../../office/editor/editor-action.ts'
import { EditorScreen } from '../../office/editor/editor-screen.tsx'
import { itemAction } from '../../office/publishing/item-action.ts'
import { loadItem } from '../../office/publishing/load-item.ts'
import { publishingParts } from '../../office/publishing/publishing-parts.tsx'
import type { PageHandle } from '../page-handle.ts'
import type { Route } from './+types/affair.ts'

export const handle = { strings: ['office', 'affairs'], audience: 'admin' } satisfies PageHandle

export const loader = async ({ request, context, params: { id } }: Route.LoaderArgs) => {
  const api = context.get(apiContext)
  const { admin } = api
  const words = new URL(request.url).searchParams.get('facts')?.trim().slice(0, 100) ?? ''
  const [item, { note, facts: used }, facts, exams, categories] = await load(
    Promise.all([
      loadItem({ request, context }, 'current_affairs', id),
      unwrap(admin['current-affairs'].items[':id'].$get({ param: { id } })),
      unwrap(admin.facts.$get({ query: words === '' ? {} : { q: words } })),
      unwrap(api.exams.$get()),
      unwrap(api['affair-categories'].$get()),
    ]),
  )
  const offered = { words, items: facts.items, hasMore: facts.next !== null }
  return { ...item, note, used, offered, exams: exams.items, categories: categories.items }
}

export const action = async ({ request, context, params: { id } }: Route.ActionArgs) => {
  const api = context.get(apiContext)
  const posted = await request.formData()
  const intent = posted.get('intent')
  if (intent === 'link-fact' || intent === 'unlink-fact') {
    const json = { factId: String(posted.get('factId')), isUsed: intent === 'link-fact' }
    await load(unwrap(api.admin['current-affairs'].items[':id'].facts.$put({ param: { id }, json })))
    return redirect(officePaths.adminAffair(id), 303)
  }
  return itemAction(request, posted, { form: affairForm, id, api, addressOf: officePaths.adminAffair })
}

export default function AdminAffair({ loaderData, actionData }: Route.ComponentProps) {
  const { detail, publishing, note, used, offered, exams, categories, userId } = loaderData
  const { t } = useTranslation('affairEditor')
  const { pick } = useBilingual()
  const optionOf = ({ id, title: name }: Term) => ({ value: id, label: pick(name) })
  const day = valueAt(detail.draft.body, 'date')
  const back =
    typeof day === 'string' && day !== '' ? officePaths.adminAffairDay(day) : officePaths.adminCurrentAffairs()
  const { side, ...parts } = publishingParts({
    detail,
    publishing,
    preview: officePaths.adminAffairPreview(detail.id),
    site: paths.currentAffair(detail.id),
  })
  return (
    <>
      <PageHead title={t('title')} description={t('title')} index={false} />
      <EditorScreen
        form={affairForm}
        detail={detail}
        userId={userId}
        labels="affairEditor"
        choices={{
          exams: exams.map(optionOf),
          category: offeredTerms(categories, chosenTerm(detail.draft.body, 'category')).map(optionOf),
        }}
        back={{ to: back, label: t('sheet.back') }}
        untitled={t('untitled')}
        answer={editorAnswerOf(actionData)}
        {...parts}
        above={note && <NoteCard note={note} />}
        side={
          <div className="grid gap-5">
            {side}
            <UsedFacts used={used} offered={offered} />
          </div>
        }
      />
    </>
  )
}
