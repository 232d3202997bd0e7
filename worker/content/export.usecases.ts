import type { ExportFormat } from '../../domain/content/export.ts'
import type { OfficeQuery } from '../../domain/content/office-query.ts'
import type { DraftKind } from '../../domain/content.ts'
import type { Services } from '../platform/context.ts'
import { cellsOf, headingsOf } from './export-rows.ts'
import { listExports } from './list-exports.ts'
import { countItems, pagesOf } from './office-list.usecases.ts'
import { officeSourceOf } from './office-sources.ts'
import { omit } from './omit.ts'

export type ExportInput = { list: DraftKind; format: ExportFormat; query: OfficeQuery }

const ownOf = ({ list }: ExportInput): string[] => Object.keys(officeSourceOf(list)?.own ?? {})

async function* cellPages(services: Services, input: ExportInput) {
  const own = ownOf(input)
  for await (const page of pagesOf(services, input.list, input.query)) yield page.map((item) => cellsOf(item, own))
}

/** Filters of a list. The order is no part of what an export holds. */
const filterOf = ({ query }: ExportInput, me: string) => {
  const { by: changedBy, facets = '', ...rest } = omit(query, 'sort', 'direction', 'cursor')
  const own = facets.split(',').flatMap((facet) => (facet === '' ? [] : [facet.split(':')]))
  return {
    ...rest,
    ...Object.fromEntries(own as [string, string][]),
    ...(changedBy && { by: changedBy === me ? 'me' : 'other' }),
  }
}

/** Exports of the lists of content. */
export const contentExports = listExports<ExportInput>({
  kind: 'office_export',
  listOf: ({ list }) => list,
  headingsOf: (input) => headingsOf(ownOf(input)),
  pagesOf: cellPages,
  count: (services, { list, query }, limit) => countItems(services, list, query, limit),
  filterOf,
})
