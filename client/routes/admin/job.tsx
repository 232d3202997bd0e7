import { paths } from '../../../domain/paths.ts'
import { jobForm } from '../../../domain/jobs/editor-form.ts'
import { unwrap } from '../../api.ts'
import { apiContext, pageContext } from '../../context.ts'
import { editorAction } from '../../office/editor/editor-action.ts'
import { EditorScreen } from '../../office/editor/editor-screen.tsx'
import type { PageHandle } from '../page-handle.ts'
import type { Route } from './+types/job.ts'

export const handle = { strings: ['office'], audience: 'admin' } satisfies PageHandle

export const loader = async ({ context, params }: Route.LoaderArgs) => {
  const api = context.get(apiContext)
  const detail = await unwrap(api.admin.content[':kind'][':id'].$get({ param: { kind: 'job', id: params.id } }))
  return { detail, userId: context.get(pageContext).viewer.user?.uid ?? '' }
}

export const action = async ({ request, context, params }: Route.ActionArgs) =>
  editorAction(request, await request.formData(), { form: jobForm, id: params.id, api: context.get(apiContext) })

export default function AdminJob({ loaderData, actionData }: Route.ComponentProps) {
  const { detail, userId } = loaderData
  return (
    <EditorScreen
      form={jobForm}
      detail={detail}
      userId={userId}
      labels="jobEditor"
      back={{ to: paths.adminJobs(), label: 'Jobs' }}
      untitled="New job"
      answer={actionData}
    />
  )
}
