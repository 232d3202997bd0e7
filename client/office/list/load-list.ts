import type { RouterContextProvider } from 'react-router'
import type { ExportView } from '../../../domain/content/export.ts'
import type { OfficeList } from '../../../domain/content/office-list.ts'
import type { ListSettings } from '../../../domain/content/office-views.ts'
import type { OfferedTerm, Term } from '../../../domain/vocabulary/terms.ts'
import { unwrap } from '../../api.ts'
import { apiContext, pageContext } from '../../context.ts'
import { load, loadList } from '../../load.ts'
import { isBulkHidden } from './hidden-bulk.ts'
import { addressOf, exportQueryOf, queryOf, type ListAddress } from './list-address.ts'
import type { ListShape } from './list-shape.ts'

export type ListData = {
  address: ListAddress
  page: OfficeList
  settings: ListSettings
  /** Export that the address names; null without one. */
  made: ExportView | null
  /** Filters and order as parameters of an export. */
  exportQuery: Record<string, string>
  exams: Term[]
  /** Subjects for a list that has them; empty for another. */
  subjects: OfferedTerm[]
  /** Server's clock, so that both renderings write the same times. */
  now: number
}

type Context = { request: Request; context: Readonly<RouterContextProvider> }

/** Data of a list for the loader of its route. */
export const loadOfficeList = async ({ request, context }: Context, shape: ListShape): Promise<ListData> => {
  const api = context.get(apiContext)
  const search = new URL(request.url).searchParams
  const address = addressOf(search, shape)
  const me = context.get(pageContext).viewer.user?.uid ?? ''
  const query = queryOf(address, shape, me)
  const exportId = search.get('export')
  const exports = api.admin.lists[':list'].exports[':taskId']
  // Settings are read before the rows, so that the rows include the changes of a bulk act that they call ended.
  const settings = await load(unwrap(api.admin.lists[':list'].settings.$get({ param: { list: shape.kind } })))
  const [page, exams, subjects, made] = await loadList(
    Promise.all([
      unwrap(api.admin.content[':kind'].$get({ param: { kind: shape.kind }, query })),
      unwrap(api.exams.$get()),
      shape.filters.includes('subject') ? unwrap(api.subjects.$get()) : null,
      // An export of long ago, or of another administrator, is not shown.
      exportId ? unwrap(exports.$get({ param: { list: shape.kind, taskId: exportId } })).catch(() => null) : null,
    ]),
    request,
  )
  const isHidden = settings.bulk && isBulkHidden(request.headers.get('cookie'), settings.bulk.id)
  const shown = isHidden ? { ...settings, bulk: null } : settings
  return {
    address,
    page,
    settings: shown,
    exams: exams.items,
    subjects: subjects?.items ?? [],
    made,
    exportQuery: exportQueryOf(address, shape, me),
    now: Date.now(),
  }
}
