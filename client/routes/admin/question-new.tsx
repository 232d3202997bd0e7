import { officePaths } from '../../../domain/office-paths.ts'
import { unwrap } from '../../api.ts'
import { apiContext } from '../../context.ts'
import { startQuestion } from '../../features/questions/admin/editor/start-action.ts'
import { NewQuestionPage } from '../../features/questions/admin/editor/start-page.tsx'
import { useTranslation } from '../../i18n/use-translation.ts'
import { load } from '../../load.ts'
import { PageBody } from '../../office/frame/page-body.tsx'
import { PageHeading } from '../../office/frame/page-heading.tsx'
import type { PageHandle } from '../page-handle.ts'
import type { Route } from './+types/question-new.ts'

export const handle = { strings: ['office', 'bank'], audience: 'admin' } satisfies PageHandle

export const loader = async ({ context }: Route.LoaderArgs) => {
  const { items } = await load(unwrap(context.get(apiContext).subjects.$get()))
  return { subjects: items }
}

export const action = async ({ request, context }: Route.ActionArgs) =>
  startQuestion(await request.formData(), context.get(apiContext))

export default function AdminQuestionNew({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation('questionEditor')
  return (
    <>
      <title>{t('start.title')}</title>
      <meta name="robots" content="noindex" />
      <PageHeading title={t('start.title')} back={{ to: officePaths.adminQuestionBank(), label: t('bank') }} />
      <PageBody narrow>
        <NewQuestionPage subjects={loaderData.subjects} refusal={actionData?.refusal} />
      </PageBody>
    </>
  )
}
