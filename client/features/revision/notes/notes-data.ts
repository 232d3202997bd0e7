import { data, redirect } from 'react-router'
import { unwrap, type Api } from '../../../api.ts'
import { refusalOf, replyOf, type Refusal } from '../../../forms/refusal.ts'
import { loadList } from '../../../load.ts'
import { loginAddress, orSignIn } from '../../../sign-in-first.ts'
import { textIn } from '../../../ui/list-address.ts'
import { changeNote, isNoteForm } from './note-action.ts'

const placeOf = (request: Request): string => {
  const { pathname, search } = new URL(request.url)
  return `${pathname}${search}`
}

/** Notes and bookmarks that hold the words of the address. `owner` is the user id, '' where nobody is signed in. */
export const notesLoader = async (request: Request, api: Api, owner: string) => {
  const { searchParams } = new URL(request.url)
  const q = textIn(searchParams, 'q', 200)
  const cursor = textIn(searchParams, 'cursor', 300)
  const call = unwrap(api.revision.notes.$get({ query: { ...(q && { q }), ...(cursor && { cursor }) } }))
  const page = await loadList(orSignIn(call, { request, next: placeOf(request) }), request)
  if (page instanceof Response) throw page
  return { owner, q, isFirst: cursor === undefined, page }
}
export type NotesData = Awaited<ReturnType<typeof notesLoader>>

export const bookmarkIntents = { drop: 'bookmark-off', keep: 'bookmark' } as const

/** Answer to a form of a bookmark. */
export type BookmarkAnswer = {
  bookmark: string
  attemptId: string
  intent: (typeof bookmarkIntents)[keyof typeof bookmarkIntents]
  refusal: Refusal | null
}

const changeBookmark = async (request: Request, api: Api, form: FormData) => {
  const questionId = String(form.get('questionId'))
  const attemptId = String(form.get('attemptId'))
  const intent = form.get('intent') === bookmarkIntents.keep ? bookmarkIntents.keep : bookmarkIntents.drop
  const refusal = await refusalOf(
    await (intent === bookmarkIntents.keep
      ? api.attempts[':attemptId'].bookmarks[':questionId'].$put({ param: { attemptId, questionId }, json: {} })
      : api.bookmarks[':questionId'].$delete({ param: { questionId }, json: {} })),
  )
  if (refusal?.status === 401) throw redirect(loginAddress(placeOf(request)))
  return data<BookmarkAnswer>({ bookmark: questionId, attemptId, intent, refusal }, replyOf(refusal))
}

/** Form action of the page: notes and bookmarks. */
export const notesAction = async (request: Request, api: Api) => {
  const form = await request.formData()
  return isNoteForm(form) ? changeNote(request, api, form) : changeBookmark(request, api, form)
}
