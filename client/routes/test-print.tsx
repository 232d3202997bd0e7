import { redirect } from 'react-router'
import { paths } from '../../domain/paths.ts'
import { ApiError, unwrap } from '../api.ts'
import { apiContext, pageContext } from '../context.ts'
import { PrintPage } from '../features/attempts/print/print-page.tsx'
import { PageHead } from '../features/seo/page-head.tsx'
import { useBilingual } from '../i18n/use-language.ts'
import { useTranslation } from '../i18n/use-translation.ts'
import { load } from '../load.ts'
import { LinkButton } from '../ui/button.tsx'
import { Notice } from '../ui/notice.tsx'
import type { Route } from './+types/test-print.ts'
import type { PageHandle } from './page-handle.ts'

export const handle = { strings: ['print'], audience: 'student' } satisfies PageHandle

export const loader = async ({ params: { id: testId }, context }: Route.LoaderArgs) => {
  const { viewer, readSession } = context.get(pageContext)
  if (!viewer.user) throw redirect(`${paths.login()}?next=${encodeURIComponent(paths.testPrint(testId))}`)
  const asked = unwrap(context.get(apiContext).tests[':testId'].paper.$get({ param: { testId } }))
  const released = asked.catch((error: unknown) => {
    if (error instanceof ApiError && error.body.code === 'results.not_released') return null
    throw error
  })
  const [paper, { user }] = await Promise.all([load(released), readSession()])
  return { testId, paper, candidate: { name: user?.displayName ?? null, studentId: user?.studentId ?? null } }
}

export default function TestPrint({ loaderData: { testId, paper, candidate } }: Route.ComponentProps) {
  const { t } = useTranslation('print')
  const { pick } = useBilingual()
  const title = paper ? t('metaTitle', { title: pick(paper.title) }) : t('notYet')
  return (
    <>
      <PageHead title={title} description={title} index={false} />
      {paper ? (
        <PrintPage paper={paper} candidate={candidate} />
      ) : (
        <div className="page py-10">
          <Notice actions={<LinkButton to={paths.test(testId)}>{t('back')}</LinkButton>}>{t('notYet')}</Notice>
        </div>
      )}
    </>
  )
}
