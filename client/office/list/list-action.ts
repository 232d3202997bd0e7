import { data, redirect, type RouterContextProvider } from 'react-router'
import { apiContext } from '../../context.ts'
import { refusalOf, replyOf, type Refusal, type RpcReply } from '../../forms/refusal.ts'
import type { ListShape } from './list-shape.ts'

/** Outcome of a form of a list; a form that succeeded redirects to the list. */
export type ListAnswer = { refusal: Refusal | null }

type Context = { request: Request; context: Readonly<RouterContextProvider> }

const text = (form: FormData, name: string): string => String(form.get(name) ?? '')
const texts = (form: FormData, name: string): string[] => form.getAll(name).map(String)

const send = (form: FormData, { context }: Context, { kind }: ListShape): Promise<RpcReply> | null => {
  const api = context.get(apiContext).admin.lists[':list']
  switch (form.get('intent')) {
    case 'save-view':
      return api.views.$post({ param: { list: kind }, json: { name: text(form, 'name'), query: text(form, 'query') } })
    case 'delete-view':
      return api.views[':viewId'].$delete({ param: { list: kind, viewId: text(form, 'viewId') }, json: {} })
    case 'columns':
      return api.columns.$put({ param: { list: kind }, json: { columns: texts(form, 'column') } })
    default:
      return null
  }
}

/** Answers the forms of a list, for the action of its route. Null for a form of the screen's own. */
export const officeListAction = async (args: Context & { form: FormData }, shape: ListShape) => {
  const reply = send(args.form, args, shape)
  if (!reply) return null
  const refusal = await refusalOf(await reply)
  if (refusal) return data({ refusal } satisfies ListAnswer, replyOf(refusal))
  const { pathname, search } = new URL(args.request.url)
  throw redirect(pathname + search)
}
