import { testForm } from '../../../domain/catalogue/test-form.ts'
import { officePaths } from '../../../domain/office-paths.ts'
import { paths } from '../../../domain/paths.ts'
import { unwrap } from '../../api.ts'
import { apiContext } from '../../context.ts'
import { loadPaper } from '../../features/catalogue/admin/tests/load-paper.ts'
import { TestEditor } from '../../features/catalogue/admin/tests/test-editor.tsx'
import { load } from '../../load.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { editorAnswerOf } from '../../office/editor/editor-action.ts'
import { ReasonedButton } from '../../office/frame/reasoned-button.tsx'
import { itemAction } from '../../office/publishing/item-action.ts'
import { loadItem } from '../../office/publishing/load-item.ts'
import { publishingParts } from '../../office/publishing/publishing-parts.tsx'
import type { PageHandle } from '../page-handle.ts'
import type { Route } from './+types/test.ts'

export const handle = { strings: ['office', 'bank', 'test-page'], audience: 'admin' } satisfies PageHandle

export const loader = async ({ request, context, params: { id } }: Route.LoaderArgs) => {
  const api = context.get(apiContext)
  const [item, exams, standing] = await load(
    Promise.all([
      loadItem({ request, context }, 'test', id),
      unwrap(api.exams.$get()),
      unwrap(api.admin.tests[':testId'].standing.$get({ param: { testId: id } })),
    ]),
  )
  return { ...item, standing, exams: exams.items, loaded: await load(loadPaper(api, id, item.detail.draft.body)) }
}

export const action = async ({ request, context, params: { id } }: Route.ActionArgs) => {
  const api = context.get(apiContext)
  const posted = await request.formData()
  return itemAction(request, posted, { form: testForm, id, api, addressOf: officePaths.adminTest })
}

export default function AdminTest({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation('testPage')
  const { detail, publishing, ...rest } = loaderData
  return (
    <TestEditor
      {...rest}
      detail={detail}
      answer={editorAnswerOf(actionData)}
      {...publishingParts({
        detail,
        publishing,
        preview: officePaths.adminTestPreview(detail.id),
        site: paths.test(detail.id),
        held: rest.standing.isRunning ? t('running.withdraw') : null,
      })}
      {...(rest.standing.isRunning && detail.draft.scheduledAt === null && { action: <RunningAction /> })}
    />
  )
}

/** Publishing while students are in the test, with the reason why it is refused. */
function RunningAction() {
  const { t } = useTranslation('testPage')
  return <ReasonedButton reason={t('running.publish')}>{t('publishing:publish.again')}</ReasonedButton>
}
