import type { ItemKind } from '../../domain/content.ts'
import type { SearchDocument } from '../../domain/search/contract.ts'
import type { Services } from '../platform/context.ts'
import { listPublished, type ContentTable, type Published, type Which } from './content.store.ts'
import type { DocumentSource } from './source.ts'

/** What every such table has. */
type Shared = Pick<
  Published<ContentTable>['item'],
  'id' | 'title' | 'summary' | 'exams' | 'access' | 'languages' | 'updatedAt'
> & { sample?: boolean; isSample?: boolean }

type Rest = Pick<SearchDocument, 'path' | 'body'>

/**
 * A source of items that are kept as all content is: the area tells where each is read and the words of it. Of what is
 * sold a body has only what is shown before purchase: excerpts come from it.
 */
export const contentSource = <Table extends ContentTable>(
  kind: ItemKind,
  table: Table,
  restOf: (services: Services, rows: Published<Table>[]) => Promise<Rest[]> | Rest[],
): DocumentSource => {
  const documents = async (services: Services, which: Which): Promise<SearchDocument[]> => {
    const rows = await listPublished(services.db, table, which)
    const rest = await restOf(services, rows)
    return rows.flatMap(({ item }, index) => {
      const { id, title, summary, exams, access, languages, updatedAt, sample, isSample } = item as unknown as Shared
      const found = rest[index]
      const madeUp = sample === true || isSample === true
      const own = { kind, id, title, summary, exams, languages, updatedAt, isSample: madeUp } as const
      return found ? [{ ...own, ...found, access: access === 'free' ? ('free' as const) : ('premium' as const) }] : []
    })
  }
  return {
    kind,
    list: (services, after, limit) => documents(services, { after, limit }),
    find: async (services, id) => (await documents(services, { id }))[0] ?? null,
  }
}
