import { data, type ShouldRevalidateFunctionArgs } from 'react-router'
import { officePaths } from '../../../domain/office-paths.ts'
import { apiContext } from '../../context.ts'
import { keyAction } from '../../features/questions/admin/key-change/key-action.ts'
import { KeyPage } from '../../features/questions/admin/key-change/key-page.tsx'
import { loadKey } from '../../features/questions/admin/key-change/load-key.ts'
import { PageHead } from '../../features/seo/page-head.tsx'
import { replyOf } from '../../forms/refusal.ts'
import { useBilingual } from '../../i18n/use-language.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { load } from '../../load.ts'
import { PageBody } from '../../office/frame/page-body.tsx'
import { PageHeading } from '../../office/frame/page-heading.tsx'
import type { PageHandle } from '../page-handle.ts'
import type { Route } from './+types/question-key.ts'

export const handle = { strings: ['office', 'bank'], audience: 'admin' } satisfies PageHandle

export const loader = ({ context, params: { id } }: Route.LoaderArgs) => load(loadKey(context.get(apiContext), id))

export const action = async ({ request, context, params: { id } }: Route.ActionArgs) => {
  const form = await request.formData()
  const answer = await keyAction(context.get(apiContext), form, id, officePaths.adminQuestionKey(id))
  return data(answer ?? undefined, replyOf(answer?.refusal ?? null))
}

/** Loads the page again after a refused form, so that a conflict shows the newest state. */
export const shouldRevalidate = ({ actionStatus }: ShouldRevalidateFunctionArgs): boolean => actionStatus !== 503

/** Correction of the key of a question. */
export default function AdminQuestionKey({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation('keyChange')
  const { pick } = useBilingual()
  const { question } = loaderData
  const title = t('title', { title: pick(question.title) })
  return (
    <>
      <PageHead title={title} description={title} index={false} />
      <PageHeading title={title} back={{ to: officePaths.adminQuestion(question.id), label: t('back') }} />
      <PageBody>
        <KeyPage data={loaderData} answer={actionData ?? undefined} />
      </PageBody>
    </>
  )
}
