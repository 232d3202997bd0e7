import { unwrap, type Api } from '../../api.ts'

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

/** The same by the form, where there is no script. */
export const changeBookmark = async (api: Api, form: FormData): Promise<BookmarkAnswer> => {
  const questionId = String(form.get('questionId'))
  const of = { attemptId: String(form.get('attemptId')), questionId }
  await setBookmark(api, of, form.get('intent') === bookmarkIntents.keep)
  return { bookmark: questionId }
}
