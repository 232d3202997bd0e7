import { jobForm } from '../../../domain/jobs/editor-form.ts'
import { noticeKey } from '../../../domain/content/fields.ts'
import { officePaths } from '../../../domain/office-paths.ts'
import { paths } from '../../../domain/paths.ts'
import { unwrap, type Api } from '../../api.ts'
import { apiContext, pageContext } from '../../context.ts'
import { JobEditor } from '../../features/jobs/admin/job-editor.tsx'
import { readNoticeLines } from '../../features/jobs/admin/notice-lines.ts'
import { load } from '../../load.ts'
import { editorAction, editorAnswerOf } from '../../office/editor/editor-action.ts'
import { ItemState } from '../../office/publishing/item-state.tsx'
import { loadPublishing } from '../../office/publishing/load-publishing.ts'
import { PanelLinks } from '../../office/publishing/panel-links.tsx'
import { PublishAction } from '../../office/publishing/publish-action.tsx'
import { publishingAction, publishingIntentOf } from '../../office/publishing/publishing-action.ts'
import { PublishingPanel } from '../../office/publishing/publishing-panel.tsx'
import type { PageHandle } from '../page-handle.ts'
import type { Route } from './+types/job.ts'

export const handle = { strings: ['office', 'job', 'jobs', 'student'], audience: 'admin' } satisfies PageHandle

/** Published body in the form of a draft; null before the first publication. */
const publishedOf = async (api: Api, id: string, version: number | null) => {
  if (version === null) return null
  const param = { kind: 'job', id, version: String(version) }
  const { body } = await unwrap(api.admin.content[':kind'][':id'].versions[':version'].$get({ param }))
  return body
}

export const loader = async ({ request, context, params: { id } }: Route.LoaderArgs) => {
  const api = context.get(apiContext)
  const param = { kind: 'job', id }
  const [detail, publishing, organisations, exams] = await load(
    Promise.all([
      unwrap(api.admin.content[':kind'][':id'].$get({ param })),
      loadPublishing(request, { kind: 'job', id, api }),
      unwrap(api.admin.jobs.organisations.$get()),
      unwrap(api.exams.$get()),
    ]),
  )
  const [published, corrigendum] = await Promise.all([
    publishedOf(api, id, detail.version),
    unwrap(api.admin.jobs[':jobId']['next-corrigendum'].$get({ param: { jobId: id } })),
  ])
  return {
    detail,
    publishing,
    exams: exams.items,
    data: {
      organisations: organisations.items,
      ...readNoticeLines(detail.draft.body[noticeKey], organisations.items),
      published,
      nextCorrigendum: corrigendum.number,
      now: Date.now(),
    },
    userId: context.get(pageContext).viewer.user?.uid ?? '',
  }
}

export const action = async ({ request, context, params: { id } }: Route.ActionArgs) => {
  const api = context.get(apiContext)
  const posted = await request.formData()
  const intent = publishingIntentOf(posted)
  if (intent) return publishingAction(intent, posted, { kind: 'job', id, api, addressOf: officePaths.adminJob })
  return editorAction(request, posted, { form: jobForm, id, api })
}

export default function AdminJob({ loaderData, actionData }: Route.ComponentProps) {
  const { detail, publishing, ...rest } = loaderData
  return (
    <JobEditor
      {...rest}
      detail={detail}
      answer={editorAnswerOf(actionData)}
      more={<PanelLinks detail={detail} />}
      state={<ItemState detail={detail} />}
      action={<PublishAction detail={detail} />}
      side={
        <PublishingPanel
          detail={detail}
          data={publishing}
          preview={officePaths.adminJobPreview(detail.id)}
          site={paths.job(detail.id)}
        />
      }
    />
  )
}
