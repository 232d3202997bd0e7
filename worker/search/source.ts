import type { ItemKind } from '../../domain/content.ts'
import type { SearchDocument } from '../../domain/search/contract.ts'
import type { Services } from '../platform/context.ts'

/**
 * What an area gives to the search: its published items, and those alone. Kept in the area as `<area>.search.ts` and
 * listed in worker/search-sources.ts.
 */
export type DocumentSource = {
  kind: ItemKind
  /** At most `limit` documents whose ids come after one, in the order of their ids; the first where it is ''. */
  list: (services: Services, after: string, limit: number) => Promise<SearchDocument[]>
  /** One of them; null where it is not published, or not there at all. */
  find: (services: Services, id: string) => Promise<SearchDocument | null>
}
