import { data, type ShouldRevalidateFunctionArgs } from 'react-router'
import { officePaths } from '../../../domain/office-paths.ts'
import { unwrap } from '../../api.ts'
import { apiContext } from '../../context.ts'
import { reportAction } from '../../features/questions/admin/reports/report-action.ts'
import { ReportsPage } from '../../features/questions/admin/reports/reports-page.tsx'
import { PageHead } from '../../features/seo/page-head.tsx'
import { replyOf } from '../../forms/refusal.ts'
import { useBilingual } from '../../i18n/use-language.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { loadList } from '../../load.ts'
import { PageBody } from '../../office/frame/page-body.tsx'
import { PageHeading } from '../../office/frame/page-heading.tsx'
import { onlySet, textIn } from '../../ui/list-address.ts'
import type { PageHandle } from '../page-handle.ts'
import type { Route } from './+types/question-reports.ts'

export const handle = { strings: ['office', 'bank'], audience: 'admin' } satisfies PageHandle

export const loader = async ({ request, context, params: { id } }: Route.LoaderArgs) => {
  const cursor = textIn(new URL(request.url).searchParams, 'cursor', 200)
  const { admin } = context.get(apiContext)
  const reply = admin.reports[':questionId'].$get({ param: { questionId: id }, query: onlySet({ cursor }) })
  return { reports: await loadList(unwrap(reply), request), isFirst: cursor === undefined, now: Date.now() }
}

export const action = async ({ request, context, params: { id } }: Route.ActionArgs) => {
  const answer = await reportAction(context.get(apiContext), await request.formData(), id)
  return data(answer ?? undefined, replyOf(answer?.refusal ?? null))
}

/** Loads the page again after a refused act, so that a conflict shows the newest state. */
export const shouldRevalidate = ({ actionStatus }: ShouldRevalidateFunctionArgs): boolean => actionStatus !== 503

/** Students' reports of one question. */
export default function AdminQuestionReports({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation('questionReports')
  const { pick } = useBilingual()
  const { reports, isFirst, now } = loaderData
  const title = t('title', { title: pick(reports.title) })
  return (
    <>
      <PageHead title={title} description={title} index={false} />
      <PageHeading title={title} back={{ to: officePaths.adminBankTab('reports'), label: t('back') }} />
      <PageBody>
        <ReportsPage reports={reports} isFirst={isFirst} answer={actionData ?? undefined} now={now} />
      </PageBody>
    </>
  )
}
