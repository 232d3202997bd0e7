import type { RouterContextProvider } from 'react-router'
import type { OfficeList } from '../../../domain/content/office-list.ts'
import type { ListSettings } from '../../../domain/content/office-views.ts'
import type { Bilingual } from '../../../domain/questions/text.ts'
import { unwrap } from '../../api.ts'
import { apiContext, pageContext } from '../../context.ts'
import { loadList } from '../../load.ts'
import { addressOf, queryOf, type ListAddress } from './list-address.ts'
import type { ListShape } from './list-shape.ts'

export type ListData = {
  address: ListAddress
  page: OfficeList
  settings: ListSettings
  exams: { id: string; title: Bilingual }[]
  /** Server's clock, so that both renderings write the same times. */
  now: number
}

type Context = { request: Request; context: Readonly<RouterContextProvider> }

/** Data of a list for the loader of its route. */
export const loadOfficeList = async ({ request, context }: Context, shape: ListShape): Promise<ListData> => {
  const api = context.get(apiContext)
  const address = addressOf(new URL(request.url).searchParams, shape)
  const me = context.get(pageContext).viewer.user?.uid ?? ''
  const query = queryOf(address, shape, me)
  const [page, settings, exams] = await loadList(
    Promise.all([
      unwrap(api.admin.content[':kind'].$get({ param: { kind: shape.kind }, query })),
      unwrap(api.admin.lists[':list'].settings.$get({ param: { list: shape.kind } })),
      unwrap(api.exams.$get()),
    ]),
    request,
  )
  return { address, page, settings, exams: exams.items, now: Date.now() }
}
