import { learningPaths } from '../../../domain/learning-paths.ts'
import { unwrap, type Api } from '../../api.ts'
import { orSignIn } from '../../sign-in-first.ts'

export const bookmarkIntents = { keep: 'bookmark', drop: 'bookmark-off' } as const

type Bookmarked = { attemptId: string; questionId: string }

/** Action data of the bookmark form; the `bookmark` key tells it from the other forms of the page. */
export type BookmarkAnswer = { bookmark: string }

export const isBookmarkForm = (form: FormData): boolean =>
  Object.values(bookmarkIntents).some((intent) => intent === form.get('intent'))

/** Sets or removes a bookmark. Throws ApiError. */
export const setBookmark = async (api: Api, { attemptId, questionId }: Bookmarked, on: boolean): Promise<void> => {
  await (on
    ? unwrap(api.attempts[':attemptId'].bookmarks[':questionId'].$put({ param: { attemptId, questionId }, json: {} }))
    : unwrap(api.bookmarks[':questionId'].$delete({ param: { questionId }, json: {} })))
}

/** Form action of a bookmark, for pages without script and for sessions that have ended: those are sent to sign in. */
export const changeBookmark = (
  api: Api,
  request: Request,
  testId: string,
  form: FormData,
): Promise<BookmarkAnswer | Response> => {
  const questionId = String(form.get('questionId'))
  const attemptId = String(form.get('attemptId'))
  const on = form.get('intent') === bookmarkIntents.keep
  return orSignIn(
    setBookmark(api, { attemptId, questionId }, on).then(() => ({ bookmark: questionId })),
    {
      request,
      next: learningPaths.solution(testId, attemptId, questionId),
      ...(on && { intent: { kind: 'bookmark', ids: [attemptId, questionId] } }),
    },
  )
}
