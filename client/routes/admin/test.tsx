import { testForm } from '../../../domain/catalogue/test-form.ts'
import { officePaths } from '../../../domain/office-paths.ts'
import { paths } from '../../../domain/paths.ts'
import { unwrap } from '../../api.ts'
import { apiContext } from '../../context.ts'
import { loadPaper } from '../../features/catalogue/admin/tests/load-paper.ts'
import { TestEditor } from '../../features/catalogue/admin/tests/test-editor.tsx'
import { load } from '../../load.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { ReasonedButton } from '../../office/frame/reasoned-button.tsx'
import { itemActionOf } from '../../office/publishing/item-action.ts'
import { loadItem } from '../../office/publishing/load-item.ts'
import { editorProps } from '../../office/publishing/publishing-parts.tsx'
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

export const action = itemActionOf({ form: testForm, addressOf: officePaths.adminTest })

export default function AdminTest(route: Route.ComponentProps) {
  const { t } = useTranslation('testPage')
  const { standing, detail } = route.loaderData
  const held = standing.isRunning ? t('running.withdraw') : null
  const props = editorProps(route, { preview: officePaths.adminTestPreview, site: paths.test, held })
  const isRefused = standing.isRunning && detail.draft.scheduledAt === null
  return <TestEditor {...props} {...(isRefused && { action: <RunningAction /> })} />
}

/** Publishing while students are in the test, with the reason why it is refused. */
function RunningAction() {
  const { t } = useTranslation('testPage')
  return <ReasonedButton reason={t('running.publish')}>{t('publishing:publish.again')}</ReasonedButton>
}
