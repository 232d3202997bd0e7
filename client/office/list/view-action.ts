import { data, redirect } from 'react-router'
import type { ViewedList } from '../../../domain/content/office-query.ts'
import type { Api } from '../../api.ts'
import { refusalOf, replyOf, type Refusal, type RpcReply } from '../../forms/refusal.ts'

/** Outcome of a form of a list; a form that succeeded redirects to the list. */
export type ListAnswer = { refusal: Refusal | null; isExport?: true }

export const postedOnce = (form: FormData, name: string): string => String(form.get(name) ?? '')
export const postedAll = (form: FormData, name: string): string[] => form.getAll(name).map(String)

/** Sends a form of saved views or columns; null for another form. */
export const sendViewForm = (form: FormData, api: Api, list: ViewedList): Promise<RpcReply> | null => {
  const calls = api.admin.lists[':list']
  switch (form.get('intent')) {
    case 'save-view':
      return calls.views.$post({
        param: { list },
        json: { name: postedOnce(form, 'name'), query: postedOnce(form, 'query') },
      })
    case 'delete-view':
      return calls.views[':viewId'].$delete({ param: { list, viewId: postedOnce(form, 'viewId') }, json: {} })
    case 'columns':
      return calls.columns.$put({ param: { list }, json: { columns: postedAll(form, 'column') } })
    default:
      return null
  }
}

/** Answers the form of a long export; the id of a started one is then in the address of the list, `here`. */
export const answerExport = async (reply: RpcReply, here: string) => {
  const refusal = await refusalOf(reply)
  if (refusal) return data({ refusal, isExport: true } satisfies ListAnswer, replyOf(refusal))
  const { taskId } = (await reply.json()) as { taskId: string }
  throw redirect(`${here}${here.includes('?') ? '&' : '?'}export=${taskId}`)
}
