import { redirect, useRevalidator } from 'react-router'
import { paths } from '../../domain/paths.ts'
import { unwrap } from '../api.ts'
import { apiContext, pageContext } from '../context.ts'
import { PracticePage } from '../features/attempts/practice/practice-page.tsx'
import type { Explain } from '../features/attempts/practice/study-context.ts'
import { ExplainedQuestion } from '../features/results/explained-question.tsx'
import { PracticeSolutions } from '../features/results/practice-solutions.tsx'
import { Summary } from '../features/revision/practice/summary.tsx'
import { PageHead } from '../features/seo/page-head.tsx'
import { useTranslation } from '../i18n/use-translation.ts'
import { load } from '../load.ts'
import { loginAddress } from '../sign-in-first.ts'
import type { Route } from './+types/practice-session.ts'
import type { PageHandle } from './page-handle.ts'

export const handle = { strings: ['exam', 'practice', 'score'], audience: 'student' } satisfies PageHandle

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
