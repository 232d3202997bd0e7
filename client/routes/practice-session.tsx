import { redirect, useRevalidator } from 'react-router'
import { paths } from '../../domain/paths.ts'
import { unwrap } from '../api.ts'
import { apiContext, pageContext } from '../context.ts'
import type { Explain } from '../features/attempts/practice/study-context.ts'
import { PageHead } from '../features/seo/page-head.tsx'
import { useTranslation } from '../i18n/use-translation.ts'
import { load } from '../load.ts'
import { lazyPart } from '../ui/lazy-part.tsx'
import { loginAddress } from '../sign-in-first.ts'
import type { Route } from './+types/practice-session.ts'
import type { PageHandle } from './page-handle.ts'

export const handle = { strings: ['practice', 'score'], audience: 'student' } satisfies PageHandle

export const loader = async ({ params: { sessionId }, context }: Route.LoaderArgs) => {
  const { viewer, readSession } = context.get(pageContext)
  if (!viewer.user) throw redirect(loginAddress(paths.practiceSession(sessionId)))
  const [session, { user }] = await Promise.all([
    load(unwrap(context.get(apiContext).practice.sessions[':sessionId'].$get({ param: { sessionId } }))),
    readSession(),
  ])
  const candidate = { name: user?.displayName ?? viewer.user.email, photoURL: user?.photoURL ?? null }
  return { session, userId: viewer.user.uid, candidate }
}

const PracticePage = lazyPart(() => import('../features/attempts/practice/practice-page.tsx'), 'PracticePage')
const ExplainedQuestion = lazyPart(() => import('../features/results/explained-question.tsx'), 'ExplainedQuestion')
const PracticeSolutions = lazyPart(() => import('../features/results/practice-solutions.tsx'), 'PracticeSolutions')
const Summary = lazyPart(() => import('../features/revision/practice/summary.tsx'), 'Summary')

const explain: Explain = (question, view) => <ExplainedQuestion question={question} view={view} />

export default function PracticeSession({ loaderData: { session, userId, candidate } }: Route.ComponentProps) {
  const { t } = useTranslation('practice')
  const { revalidate } = useRevalidator()
  return (
    <>
      <PageHead title={t('open.title')} description={t('description')} index={false} />
      {session.isOver ? (
        <div className="page py-6 md:py-10">
          <div className="mx-auto max-w-3xl">
            <Summary session={session}>
              <PracticeSolutions session={session} />
            </Summary>
          </div>
        </div>
      ) : (
        <PracticePage
          key={session.sessionId}
          session={session}
          candidate={candidate}
          userId={userId}
          explain={explain}
          onOver={() => void revalidate()}
        />
      )}
    </>
  )
}
