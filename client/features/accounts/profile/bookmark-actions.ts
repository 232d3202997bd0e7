import { refusalOf } from '../refusal.ts'
import { text, type FormAction } from './action-types.ts'

const ofForm = (form: FormData) => ({ attemptId: text(form, 'attemptId'), questionId: text(form, 'questionId') })

const removeBookmark: FormAction = async (form, { api }) => {
  const { attemptId, questionId } = ofForm(form)
  const refusal = await refusalOf(await api.bookmarks[':questionId'].$delete({ param: { questionId }, json: {} }))
  return { refusal, undo: { attemptId, questionId } }
}

const keepBookmark: FormAction = async (form, { api }) => {
  const call = api.attempts[':attemptId'].bookmarks[':questionId'].$put({ param: ofForm(form), json: {} })
  return { refusal: await refusalOf(await call) }
}

export const bookmarkActions = { 'remove-bookmark': removeBookmark, 'keep-bookmark': keepBookmark }
