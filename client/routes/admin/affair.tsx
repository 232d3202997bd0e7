import { valueAt } from '../../../domain/content/body-paths.ts'
import { affairForm } from '../../../domain/current-affairs/editor-form.ts'
import { officePaths } from '../../../domain/office-paths.ts'
import { paths } from '../../../domain/paths.ts'
import { offeredTerms, type Term } from '../../../domain/vocabulary/terms.ts'
import { chosenTerm } from '../../office/editor/chosen-term.ts'
import { unwrap } from '../../api.ts'
import { apiContext } from '../../context.ts'
import { ChangedFacts } from '../../features/current-affairs/admin/facts/changed-facts.tsx'
import { itemFactsAction } from '../../features/current-affairs/admin/facts/item-facts-action.ts'
import { loadUsedFacts } from '../../features/current-affairs/admin/facts/load-used-facts.ts'
import { UsedFacts } from '../../features/current-affairs/admin/facts/lazy-used-facts.ts'
import { NoteCard } from '../../features/current-affairs/admin/note-card.tsx'
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

const kind = 'current_affairs'

export const loader = async ({ request, context, params: { id } }: Route.LoaderArgs) => {
  const api = context.get(apiContext)
  const { admin } = api
  const [item, { note }, facts, exams, categories] = await load(
    Promise.all([
      loadItem({ request, context }, kind, id),
      unwrap(admin['current-affairs'].items[':id'].$get({ param: { id } })),
      loadUsedFacts(api, request, kind, id),
      unwrap(api.exams.$get()),
      unwrap(api['affair-categories'].$get()),
    ]),
  )
  return { ...item, note, facts, exams: exams.items, categories: categories.items }
}

export const action = async ({ request, context, params: { id } }: Route.ActionArgs) => {
  const api = context.get(apiContext)
  const posted = await request.formData()
  const ofFacts = await itemFactsAction(api, posted, { kind, itemId: id, address: officePaths.adminAffair(id) })
  if (ofFacts) return ofFacts
  return itemAction(request, posted, { form: affairForm, id, api, addressOf: officePaths.adminAffair })
}

export default function AdminAffair({ loaderData, actionData }: Route.ComponentProps) {
  const { detail, publishing, note, facts, exams, categories, userId } = loaderData
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
      <ChangedFacts used={facts.used} />
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
            <UsedFacts kind={kind} {...facts} />
          </div>
        }
      />
    </>
  )
}
