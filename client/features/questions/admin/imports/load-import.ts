import type { RouterContextProvider } from 'react-router'
import { rowFaultCodes, verdicts } from '../../../../../domain/questions/imports/codes.ts'
import { unwrap } from '../../../../api.ts'
import { apiContext, pageContext } from '../../../../context.ts'
import { oneOf, onlySet, textIn } from '../../../../ui/list-address.ts'

/** Filters and page of the rows in an address. */
export const rowFiltersOf = (search: URLSearchParams) =>
  onlySet({
    verdict: oneOf(verdicts, search.get('verdict')),
    fault: oneOf(rowFaultCodes, search.get('fault')),
    cursor: textIn(search, 'cursor', 200),
  })

/** An import with a page of its rows, and the row that the address names. */
export const loadImport = async (
  context: Readonly<RouterContextProvider>,
  { id, search }: { id: string; search: URLSearchParams },
) => {
  const imports = context.get(apiContext).admin['question-imports'][':id']
  const filters = rowFiltersOf(search)
  const userId = context.get(pageContext).viewer.user?.uid ?? ''
  const named = search.get('row') ?? ''
  const position = /^\d{1,5}$/.test(named) ? named : null
  const view = await unwrap(imports.$get({ param: { id } }))
  const [rows, row, undo] = await Promise.all([
    unwrap(imports.rows.$get({ param: { id }, query: filters })),
    position === null ? null : unwrap(imports.rows[':position'].$get({ param: { id, position } })),
    view.outcomes.added > 0 ? unwrap(imports.undoing.$get({ param: { id } })) : null,
  ])
  return { view, rows, row, undo, filters, now: Date.now(), userId }
}

export type ImportData = Awaited<ReturnType<typeof loadImport>>
