import { useTranslation } from '../i18n/use-translation.ts'
import { unwrap } from '../api.ts'
import { apiContext, pageContext } from '../context.ts'
import { changeBookmark, isBookmarkForm, type BookmarkAnswer } from '../features/results/bookmark-action.ts'
import { readChallengeStates } from '../features/results/challenge-states.ts'
import { loadFrame, releasedPart } from '../features/results/frame/load-frame.ts'
import { ResultFrame } from '../features/results/frame/result-frame.tsx'
import { readNotes } from '../features/results/read-notes.ts'
import { requestSolutions, type SolutionsRequest } from '../features/results/solutions-action.ts'
import { SolutionsPage } from '../features/results/solutions-page.tsx'
import { changeNote, isNoteForm } from '../features/revision/notes/note-action.ts'
import { PageHead } from '../features/seo/page-head.tsx'
import { load } from '../load.ts'
import type { Route } from './+types/test-result-solutions.ts'
import type { PageHandle } from './page-handle.ts'

export const handle = { strings: ['score'], audience: 'student' } satisfies PageHandle

export const loader = async (args: Route.LoaderArgs) => {
  const { api, frame } = await loadFrame(args)
  const { attemptId } = frame
  const owner = args.context.get(pageContext).viewer.user?.uid
  const [result, challenges, notes] = await Promise.all([
    releasedPart(frame, unwrap(api.attempts[':attemptId'].result.$get({ param: { attemptId } }))),
    readChallengeStates(api, attemptId),
    readNotes(api, owner, attemptId),
  ])
  return { frame, result, challenges, notes }
}

export const action = async ({ request, params, context }: Route.ActionArgs) => {
  const api = context.get(apiContext)
  const form = await request.formData()
  if (isNoteForm(form)) return changeNote(request, api, form)
  const answer = (): Promise<BookmarkAnswer | SolutionsRequest | Response> =>
    isBookmarkForm(form) ? changeBookmark(api, request, params.testId, form) : requestSolutions(api, form)
  return load(answer())
}

export default function TestResultSolutions({ loaderData: { frame, result, notes } }: Route.ComponentProps) {
  const { t } = useTranslation('result')
  return (
    <>
      <PageHead title={t('solutionsTitle')} description={t('solutionsTitle')} index={false} />
      <ResultFrame {...frame} shown="solutions">
        <SolutionsPage result={result} notes={notes} />
      </ResultFrame>
    </>
  )
}
