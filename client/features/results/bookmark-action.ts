import { paths } from '../../../domain/paths.ts'
import { unwrap, type Api } from '../../api.ts'
import { orSignIn } from '../../sign-in-first.ts'

export const bookmarkIntents = { keep: 'bookmark', drop: 'bookmark-off' } as const

type Bookmarked = { attemptId: string; questionId: string }

/** What the page is told of the form, which no other form of it takes for its own. */
export type BookmarkAnswer = { bookmark: string }

export const isBookmarkForm = (form: FormData): boolean =>
  Object.values(bookmarkIntents).some((intent) => intent === form.get('intent'))

/** Puts a question aside, or takes it off. Throws ApiError. */
export const setBookmark = async (api: Api, { attemptId, questionId }: Bookmarked, on: boolean): Promise<void> => {
  await (on
    ? unwrap(api.attempts[':attemptId'].bookmarks[':questionId'].$put({ param: { attemptId, questionId }, json: {} }))
    : unwrap(api.bookmarks[':questionId'].$delete({ param: { questionId }, json: {} })))
}

/** The same by the form: where there is no script, and where the session has ended, so that the way leads to the sign-in. */
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
      next: paths.solution(testId, attemptId, questionId),
      ...(on && { intent: { kind: 'bookmark', ids: [attemptId, questionId] } }),
    },
  )
}
