import { data, redirect, type RouterContextProvider } from 'react-router'
import { tagActs } from '../../../domain/content/bulk.ts'
import { exportFormats } from '../../../domain/content/export.ts'
import type { NewBulk } from '../../../domain/content/office-query.ts'
import { apiContext, pageContext } from '../../context.ts'
import { postedMoment } from '../../forms/posted.ts'
import { refusalOf, replyOf, type Refusal, type RpcReply } from '../../forms/refusal.ts'
import { oneOf } from '../../ui/list-address.ts'
import { hideBulk } from './hidden-bulk.ts'
import { addressOf, exportQueryOf, filterOf, linkTo, searchOf } from './list-address.ts'
import type { ListShape } from './list-shape.ts'

/** Outcome of a form of a list; a form that succeeded redirects to the list. */
export type ListAnswer = { refusal: Refusal | null; isExport?: true }

type Context = { request: Request; context: Readonly<RouterContextProvider> }

const text = (form: FormData, name: string): string => String(form.get(name) ?? '')
const texts = (form: FormData, name: string): string[] => form.getAll(name).map(String)

/** Tags of a field, in which commas part them. */
const tagsIn = (field: string): string[] =>
  field
    .split(',')
    .map((tag) => tag.trim())
    .filter((tag) => tag !== '')

/** The bulk act of a form: the chosen rows, or all that match the filters of the address. */
const orderIn = (form: FormData, { request, context }: Context, shape: ListShape): NewBulk => {
  const act = text(form, 'act') as NewBulk['act']
  const me = context.get(pageContext).viewer.user?.uid ?? ''
  const address = addressOf(new URL(request.url).searchParams, shape)
  return {
    act,
    ...((act === 'add_exam' || act === 'remove_exam') && { exam: text(form, 'exam') }),
    ...(act === 'set_access' && { access: text(form, 'access') as NonNullable<NewBulk['access']> }),
    ...(act in tagActs && { tags: tagsIn(text(form, 'tags')) }),
    ...(act === 'schedule' && { at: postedMoment(form, 'at') ?? 0 }),
    ...(form.get('all') === 'yes' ? { filter: filterOf(address, shape, me) } : { ids: texts(form, 'id') }),
  }
}

const send = (form: FormData, args: Context, shape: ListShape): Promise<RpcReply> | null => {
  const { kind } = shape
  const api = args.context.get(apiContext).admin.lists[':list']
  switch (form.get('intent')) {
    case 'save-view':
      return api.views.$post({ param: { list: kind }, json: { name: text(form, 'name'), query: text(form, 'query') } })
    case 'delete-view':
      return api.views[':viewId'].$delete({ param: { list: kind, viewId: text(form, 'viewId') }, json: {} })
    case 'columns':
      return api.columns.$put({ param: { list: kind }, json: { columns: texts(form, 'column') } })
    case 'bulk':
      return api.bulk.$post({ param: { list: kind }, json: orderIn(form, args, shape) })
    case 'bulk-run':
      return api.bulk[':bulkId'].run.$post({ param: { list: kind, bulkId: text(form, 'bulkId') }, json: {} })
    case 'bulk-undo':
      return api.bulk[':bulkId'].undo.$post({ param: { list: kind, bulkId: text(form, 'bulkId') }, json: {} })
    default:
      return null
  }
}

/** Starts an export of all that the address shows; its id is then in the address. */
const startExport = async (
  { form, request, context }: Context & { form: FormData },
  shape: ListShape,
  here: string,
) => {
  const me = context.get(pageContext).viewer.user?.uid ?? ''
  const address = addressOf(new URL(request.url).searchParams, shape)
  const format = oneOf(exportFormats, text(form, 'format')) ?? 'csv'
  const { exports } = context.get(apiContext).admin.lists[':list']
  const json = { ...exportQueryOf(address, shape, me), format }
  const reply = await exports.$post({ param: { list: shape.kind }, json })
  if (reply.ok) throw redirect(`${here}${here.includes('?') ? '&' : '?'}export=${(await reply.json()).taskId}`)
  const refusal = await refusalOf(reply)
  return data({ refusal, isExport: true } satisfies ListAnswer, replyOf(refusal))
}

/** Answers the forms of a list, for the action of its route. Null for a form of the screen's own. */
export const officeListAction = async (args: Context & { form: FormData }, shape: ListShape) => {
  const address = addressOf(new URL(args.request.url).searchParams, shape)
  const here = linkTo(shape, searchOf(address), address.cursor)
  if (args.form.get('intent') === 'bulk-hide')
    throw redirect(here, { headers: { 'set-cookie': hideBulk(text(args.form, 'bulkId')) } })
  if (args.form.get('intent') === 'export') return startExport(args, shape, here)
  const reply = send(args.form, args, shape)
  if (!reply) return null
  const refusal = await refusalOf(await reply)
  if (refusal) return data({ refusal } satisfies ListAnswer, replyOf(refusal))
  throw redirect(here)
}
