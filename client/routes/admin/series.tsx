import { seriesForm } from '../../../domain/catalogue/series-form.ts'
import { officePaths } from '../../../domain/office-paths.ts'
import { paths } from '../../../domain/paths.ts'
import { unwrap } from '../../api.ts'
import { apiContext, pageContext } from '../../context.ts'
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
import type { Route } from './+types/series.ts'

export const handle = { strings: ['office'], audience: 'admin' } satisfies PageHandle

const kind = 'series'

export const loader = async ({ request, context, params: { seriesId: id } }: Route.LoaderArgs) => {
  const api = context.get(apiContext)
  const [detail, publishing, exams] = await load(
    Promise.all([
      unwrap(api.admin.content[':kind'][':id'].$get({ param: { kind, id } })),
      loadPublishing(request, { kind, id, api }),
      unwrap(api.exams.$get()),
    ]),
  )
  return { detail, publishing, exams: exams.items, userId: context.get(pageContext).viewer.user?.uid ?? '' }
}

export const action = async ({ request, context, params: { seriesId: id } }: Route.ActionArgs) => {
  const api = context.get(apiContext)
  const posted = await request.formData()
  const intent = publishingIntentOf(posted)
  if (intent) return publishingAction(intent, posted, { kind, id, api, addressOf: officePaths.adminSeries })
  return editorAction(request, posted, { form: seriesForm, id, api })
}

export default function AdminSeries({ loaderData, actionData }: Route.ComponentProps) {
  const { detail, publishing, exams, userId } = loaderData
  const { t } = useTranslation('seriesEditor')
  const { pick } = useBilingual()
  return (
    <EditorScreen
      form={seriesForm}
      detail={detail}
      userId={userId}
      labels="seriesEditor"
      choices={{ exams: exams.map(({ id, title }) => ({ value: id, label: pick(title) })) }}
      back={{ to: officePaths.adminTestSeries(), label: t('title') }}
      untitled={t('untitled')}
      answer={editorAnswerOf(actionData)}
      more={<PanelLinks detail={detail} />}
      state={<ItemState detail={detail} />}
      action={<PublishAction detail={detail} />}
      side={
        <PublishingPanel
          detail={detail}
          data={publishing}
          preview={officePaths.adminSeriesPreview(detail.id)}
          site={paths.series(detail.id)}
        />
      }
    />
  )
}
