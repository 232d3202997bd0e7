import { Form, redirect, useNavigation } from 'react-router'
import { officePaths } from '../../../domain/office-paths.ts'
import { unwrap } from '../../api.ts'
import { apiContext } from '../../context.ts'
import { TestTabs } from '../../features/catalogue/admin/tests/test-tabs.tsx'
import { TestStatisticsPage } from '../../features/questions/admin/statistics/test-statistics.tsx'
import { useTranslation } from '../../i18n/use-translation.ts'
import { load } from '../../load.ts'
import { PageBody } from '../../office/frame/page-body.tsx'
import { Button } from '../../ui/button.tsx'
import type { PageHandle } from '../page-handle.ts'
import { TestHeading } from './test-heading.tsx'
import type { Route } from './+types/test-statistics.ts'

export const handle = { strings: ['office', 'bank', 'test-page'], audience: 'admin' } satisfies PageHandle

export const loader = async ({ request, context, params: { id: testId } }: Route.LoaderArgs) => {
  const { tests } = context.get(apiContext).admin
  const of = tests[':testId']
  const standing = await load(unwrap(of.standing.$get({ param: { testId } })))
  return {
    testId,
    standing,
    statistics: standing.isPublished
      ? await load(unwrap(of.statistics.$get({ param: { testId } })))
      : { versions: [], isWaiting: false },
    isComputing: new URL(request.url).searchParams.has('computing'),
  }
}

/** Asks for new figures. */
export const action = async ({ context, params: { id: testId } }: Route.ActionArgs) => {
  const { computation } = context.get(apiContext).admin.tests[':testId'].statistics
  await load(unwrap(computation.$post({ param: { testId }, json: {} })))
  return redirect(`${officePaths.adminTestStatistics(testId)}?computing=1`, 303)
}

/** Statistics of a test. */
export default function AdminTestStatistics({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation('testPage')
  const { testId, standing, ...shown } = loaderData
  const isBusy = useNavigation().formData !== undefined
  return (
    <>
      <TestHeading
        standing={standing}
        testId={testId}
        page={t('tabs.statistics')}
        tabs={<TestTabs testId={testId} shown="statistics" {...standing} />}
        action={
          (shown.statistics.isWaiting || shown.statistics.versions.length > 0) && (
            <Form method="post">
              <Button type="submit" look="secondary" disabled={isBusy}>
                {t('questionStatistics:compute')}
              </Button>
            </Form>
          )
        }
      />
      <PageBody>
        <TestStatisticsPage {...shown} />
      </PageBody>
    </>
  )
}
