import { jobForm } from '../../../domain/jobs/editor-form.ts'
import { noticeKey } from '../../../domain/content/fields.ts'
import { officePaths } from '../../../domain/office-paths.ts'
import { paths } from '../../../domain/paths.ts'
import { unwrap, type Api } from '../../api.ts'
import { apiContext } from '../../context.ts'
import { JobEditor } from '../../features/jobs/admin/job-editor.tsx'
import { readNoticeLines } from '../../features/jobs/admin/notice-lines.ts'
import { load } from '../../load.ts'
import { itemActionOf } from '../../office/publishing/item-action.ts'
import { loadItem } from '../../office/publishing/load-item.ts'
import { editorProps } from '../../office/publishing/publishing-parts.tsx'
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
  const [item, organisations, exams] = await load(
    Promise.all([
      loadItem({ request, context }, 'job', id),
      unwrap(api.admin.jobs.organisations.$get()),
      unwrap(api.exams.$get()),
    ]),
  )
  const { detail } = item
  const [published, corrigendum] = await Promise.all([
    publishedOf(api, id, detail.version),
    unwrap(api.admin.jobs[':jobId']['next-corrigendum'].$get({ param: { jobId: id } })),
  ])
  return {
    ...item,
    exams: exams.items,
    data: {
      organisations: organisations.items,
      ...readNoticeLines(detail.draft.body[noticeKey], organisations.items),
      published,
      nextCorrigendum: corrigendum.number,
      now: Date.now(),
    },
  }
}

export const action = itemActionOf({ form: jobForm, addressOf: officePaths.adminJob })

export default function AdminJob(route: Route.ComponentProps) {
  const props = editorProps(route, { preview: officePaths.adminJobPreview, site: paths.job })
  return <JobEditor {...props} />
}
