import { data, redirect, type RouterContextProvider } from 'react-router'
import { tagActs } from '../../../domain/content/bulk.ts'
import { exportFormats } from '../../../domain/content/export.ts'
import type { NewBulk } from '../../../domain/content/office-query.ts'
import { apiContext, pageContext } from '../../context.ts'
import { postedMoment } from '../../forms/posted.ts'
import { refusalOf, replyOf, type RpcReply } from '../../forms/refusal.ts'
import { oneOf } from '../../ui/list-address.ts'
import { hideBulk } from './hidden-bulk.ts'
import { addressOf, exportQueryOf, filterOf, linkTo, searchOf } from './list-address.ts'
import type { ListShape } from './list-shape.ts'
import { answerExport, postedAll, postedOnce, sendViewForm, type ListAnswer } from './view-action.ts'

export type { ListAnswer } from './view-action.ts'

type Context = { request: Request; context: Readonly<RouterContextProvider> }

/** Tags of a field, in which commas part them. */
const tagsIn = (field: string): string[] =>
  field
    .split(',')
    .map((tag) => tag.trim())
    .filter((tag) => tag !== '')

/** The bulk act of a form: the chosen rows, or all that match the filters of the address. */
const orderIn = (form: FormData, { request, context }: Context, shape: ListShape): NewBulk => {
  const act = postedOnce(form, 'act') as NewBulk['act']
  const me = context.get(pageContext).viewer.user?.uid ?? ''
  const address = addressOf(new URL(request.url).searchParams, shape)
  return {
    act,
    ...((act === 'add_exam' || act === 'remove_exam') && { exam: postedOnce(form, 'exam') }),
    ...(act === 'set_access' && { access: postedOnce(form, 'access') as NonNullable<NewBulk['access']> }),
    ...(act in tagActs && { tags: tagsIn(postedOnce(form, 'tags')) }),
    ...(act === 'schedule' && { at: postedMoment(form, 'at') ?? 0 }),
    ...(form.get('all') === 'yes' ? { filter: filterOf(address, shape, me) } : { ids: postedAll(form, 'id') }),
  }
}

const send = (form: FormData, args: Context, { kind }: ListShape, order: () => NewBulk): Promise<RpcReply> | null => {
  const api = args.context.get(apiContext)
  const { bulk } = api.admin.lists[':list']
  const param = { list: kind, bulkId: postedOnce(form, 'bulkId') }
  switch (form.get('intent')) {
    case 'bulk':
      return bulk.$post({ param, json: order() })
    case 'bulk-run':
      return bulk[':bulkId'].run.$post({ param, json: {} })
    case 'bulk-undo':
      return bulk[':bulkId'].undo.$post({ param, json: {} })
    default:
      return sendViewForm(form, api, kind)
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
  const format = oneOf(exportFormats, postedOnce(form, 'format')) ?? 'csv'
  const { exports } = context.get(apiContext).admin.lists[':list']
  const json = { ...exportQueryOf(address, shape, me), format }
  return answerExport(await exports.$post({ param: { list: shape.kind }, json }), here)
}

/** Answers the forms of a list, for the action of its route. Null for a form of the screen's own. */
export const officeListAction = async (args: Context & { form: FormData }, shape: ListShape) => {
  const address = addressOf(new URL(args.request.url).searchParams, shape)
  const here = linkTo(shape, searchOf(address), address.cursor)
  if (args.form.get('intent') === 'bulk-hide')
    throw redirect(here, { headers: { 'set-cookie': hideBulk(postedOnce(args.form, 'bulkId')) } })
  if (args.form.get('intent') === 'export') return startExport(args, shape, here)
  const reply = send(args.form, args, shape, () => orderIn(args.form, args, shape))
  if (!reply) return null
  const refusal = await refusalOf(await reply)
  if (refusal) return data({ refusal } satisfies ListAnswer, replyOf(refusal))
  throw redirect(here)
}
