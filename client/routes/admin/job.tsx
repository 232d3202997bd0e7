import { paths } from '../../../domain/paths.ts'
import { jobForm } from '../../../domain/jobs/editor-form.ts'
import { unwrap } from '../../api.ts'
import { apiContext, pageContext } from '../../context.ts'
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
import type { Route } from './+types/job.ts'

export const handle = { strings: ['office'], audience: 'admin' } satisfies PageHandle

export const loader = async ({ request, context, params }: Route.LoaderArgs) => {
  const api = context.get(apiContext)
  const detail = await load(unwrap(api.admin.content[':kind'][':id'].$get({ param: { kind: 'job', id: params.id } })))
  const publishing = await load(loadPublishing(request, { kind: 'job', id: params.id, api }))
  return { detail, publishing, userId: context.get(pageContext).viewer.user?.uid ?? '' }
}

export const action = async ({ request, context, params: { id } }: Route.ActionArgs) => {
  const api = context.get(apiContext)
  const posted = await request.formData()
  const intent = publishingIntentOf(posted)
  if (intent) return publishingAction(intent, posted, { kind: 'job', id, api, addressOf: paths.adminJob })
  return editorAction(request, posted, { form: jobForm, id, api })
}

export default function AdminJob({ loaderData, actionData }: Route.ComponentProps) {
  const { detail, publishing, userId } = loaderData
  return (
    <EditorScreen
      form={jobForm}
      detail={detail}
      userId={userId}
      labels="jobEditor"
      back={{ to: paths.adminJobs(), label: 'Jobs' }}
      untitled="New job"
      answer={editorAnswerOf(actionData)}
      more={<PanelLinks />}
      state={<ItemState detail={detail} />}
      action={<PublishAction detail={detail} />}
      side={
        <PublishingPanel
          detail={detail}
          data={publishing}
          preview={paths.adminJobPreview(detail.id)}
          site={paths.job(detail.id)}
        />
      }
    />
  )
}
