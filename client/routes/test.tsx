import { useTranslation } from '../i18n/use-translation.ts'
import { redirect } from 'react-router'
import { paths } from '../../domain/paths.ts'
import { unwrap } from '../api.ts'
import { apiContext, pageContext } from '../context.ts'
import { AttemptPage } from '../features/attempts/opening/attempt-page.tsx'
import { PageHead } from '../features/seo/page-head.tsx'
import { useBilingual } from '../i18n/use-language.ts'
import { load } from '../load.ts'
import type { Route } from './+types/test.ts'
import type { PageHandle } from './page-handle.ts'

export const handle = { strings: ['exam'], audience: 'student' } satisfies PageHandle

export const loader = async ({ params, context }: Route.LoaderArgs) => {
  const { viewer, readSession } = context.get(pageContext)
  const { id: testId } = params
  if (!viewer.user) throw redirect(`${paths.login()}?next=${encodeURIComponent(paths.test(testId))}`)
  const [test, { user }] = await Promise.all([
    load(unwrap(context.get(apiContext).tests[':testId'].$get({ param: { testId } }))),
    readSession(),
  ])
  const { uid: userId } = viewer.user
  return { test, userId, candidate: { name: user?.displayName ?? viewer.user.email, photoURL: user?.photoURL ?? null } }
}

export default function Test({ loaderData: { test, userId, candidate } }: Route.ComponentProps) {
  const { t } = useTranslation('attempt')
  const title = t('opening.metaTitle', { title: useBilingual().pick(test.title) })
  return (
    <>
      <PageHead title={title} description={title} index={false} />
      <AttemptPage key={test.id} test={test} userId={userId} candidate={candidate} />
    </>
  )
}
