import { data, redirect } from 'react-router'
import { officePaths } from '../../../../../domain/office-paths.ts'
import { isQuestionKind } from '../../../../../domain/questions/kinds/names.ts'
import { newQuestion } from '../../../../../domain/questions/start.ts'
import type { Api } from '../../../../api.ts'
import { postedText } from '../../../../forms/posted.ts'
import { refusalOf, replyOf } from '../../../../forms/refusal.ts'

/** Creates the draft of a question of the posted kind and subject, and redirects to its editor. */
export const startQuestion = async (form: FormData, api: Api) => {
  const kind = postedText(form, 'kind')
  if (!isQuestionKind(kind)) throw data(null, { status: 400 })
  const subject = postedText(form, 'subject').slice(0, 64) || null
  const body = newQuestion(kind, { subject })
  const reply = await api.admin.content[':kind'].$post({ param: { kind: 'question' }, json: { body } })
  if (reply.ok) throw redirect(officePaths.adminQuestion((await reply.json()).id), 303)
  const refusal = await refusalOf(reply)
  return data({ refusal }, refusal ? replyOf(refusal) : { status: 500 })
}
