import { data } from 'react-router'
import { officePaths } from '../../../domain/office-paths.ts'
import { apiContext } from '../../context.ts'
import { caseAction, type CaseAnswer } from '../../features/questions/admin/challenges/case-action.ts'
import { CasePage } from '../../features/questions/admin/challenges/case-page.tsx'
import { loadCase } from '../../features/questions/admin/challenges/load-case.ts'
import { keyAction, type KeyAnswer } from '../../features/questions/admin/key-change/key-action.ts'
import { PageHead } from '../../features/seo/page-head.tsx'
import { replyOf } from '../../forms/refusal.ts'
import { useBilingual } from '../../i18n/use-language.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { loadList } from '../../load.ts'
import { PageBody } from '../../office/frame/page-body.tsx'
import { PageHeading } from '../../office/frame/page-heading.tsx'
import { textIn } from '../../ui/list-address.ts'
import type { PageHandle } from '../page-handle.ts'
import type { Route } from './+types/question-challenges.ts'

export const handle = { strings: ['office', 'bank'], audience: 'admin' } satisfies PageHandle

export const loader = ({ request, context, params: { id } }: Route.LoaderArgs) => {
  const { searchParams } = new URL(request.url)
  const asked = {
    questionId: id,
    versionId: textIn(searchParams, 'version', 64),
    cursor: textIn(searchParams, 'cursor', 200),
  }
  return loadList(loadCase(context.get(apiContext), asked), request)
}

export const action = async ({ request, context, params: { id } }: Route.ActionArgs) => {
  const form = await request.formData()
  const api = context.get(apiContext)
  const versionId = textIn(new URL(request.url).searchParams, 'version', 64)
  const answer: CaseAnswer | KeyAnswer | null =
    (await caseAction(api, form)) ??
    (await keyAction(api, form, id, officePaths.adminQuestionChallenges(id, versionId)))
  return data(answer ?? undefined, replyOf(answer?.refusal ?? null))
}

/** Loads the page again after a refused form, so that a conflict shows the newest state. */
export const shouldRevalidate = () => true

const isOfCase = (answer: CaseAnswer | KeyAnswer): answer is CaseAnswer =>
  answer.intent === 'take' || answer.intent === 'rule'

/** Students' challenges of the key of a question, and the ruling. */
export default function AdminQuestionChallenges({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation('keyChallenges')
  const { pick } = useBilingual()
  const title = t('title', { title: pick(loaderData.title) })
  return (
    <>
      <PageHead title={title} description={title} index={false} />
      <PageHeading title={title} back={{ to: officePaths.adminBankTab('challenges'), label: t('back') }} />
      <PageBody>
        <CasePage
          data={loaderData}
          answer={actionData && isOfCase(actionData) ? actionData : undefined}
          tried={actionData && !isOfCase(actionData) ? actionData : undefined}
        />
      </PageBody>
    </>
  )
}
