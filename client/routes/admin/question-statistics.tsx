import { unwrap } from '../../api.ts'
import { apiContext } from '../../context.ts'
import { statisticsAction } from '../../features/questions/admin/statistics/statistics-action.ts'
import { StatisticsPage } from '../../features/questions/admin/statistics/statistics-page.tsx'
import { PageHead } from '../../features/seo/page-head.tsx'
import { useTranslation } from '../../i18n/use-translation.ts'
import { load } from '../../load.ts'
import type { PageHandle } from '../page-handle.ts'
import type { Route } from './+types/question-statistics.ts'

export const handle = { strings: ['office', 'bank'], audience: 'admin' } satisfies PageHandle

export const loader = async ({ request, context, params: { id } }: Route.LoaderArgs) => {
  const { questions } = context.get(apiContext).admin
  return {
    statistics: await load(unwrap(questions[':questionId'].statistics.$get({ param: { questionId: id } }))),
    isComputing: new URL(request.url).searchParams.has('computing'),
  }
}

export const action = async ({ request, context, url, params: { id } }: Route.ActionArgs) =>
  statisticsAction(context.get(apiContext), url, id, await request.formData())

/** Statistics of a question. */
export default function QuestionStatistics({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation('questionStatistics')
  return (
    <>
      <PageHead
        title={t('title', { code: loaderData.statistics.question.code })}
        description={t('description')}
        index={false}
      />
      <StatisticsPage {...loaderData} answer={actionData ?? undefined} />
    </>
  )
}
