import { officePaths } from '../../../domain/office-paths.ts'
import { unwrap } from '../../api.ts'
import { apiContext } from '../../context.ts'
import { newTestAction } from '../../features/catalogue/admin/tests/new-test-action.ts'
import { NewTestForm } from '../../features/catalogue/admin/tests/new-test-form.tsx'
import { useTranslation } from '../../i18n/use-translation.ts'
import { load } from '../../load.ts'
import { PageBody } from '../../office/frame/page-body.tsx'
import { PageHeading } from '../../office/frame/page-heading.tsx'
import type { PageHandle } from '../page-handle.ts'
import type { Route } from './+types/test-new.ts'

export const handle = { strings: ['office', 'bank'], audience: 'admin' } satisfies PageHandle

export const loader = ({ context }: Route.LoaderArgs) =>
  load(unwrap(context.get(apiContext).admin['test-patterns'].$get()))

export const action = async ({ request, context }: Route.ActionArgs) =>
  newTestAction(context.get(apiContext), await request.formData())

export default function AdminTestNew({ loaderData: { items }, actionData }: Route.ComponentProps) {
  const { t } = useTranslation('testEditor')
  return (
    <>
      <title>{t('start.title')}</title>
      <meta name="robots" content="noindex" />
      <PageHeading title={t('start.title')} back={{ to: officePaths.adminTests(), label: t('title') }} />
      <PageBody narrow>
        <NewTestForm patterns={items} answer={actionData} />
      </PageBody>
    </>
  )
}
