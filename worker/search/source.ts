import type { ItemKind } from '../../domain/content.ts'
import type { SearchDocument } from '../../domain/search/contract.ts'
import type { Services } from '../platform/context.ts'

/**
 * An area's published items for the index. Defined in the area's `<area>.search.ts` and listed in
 * worker/search-sources.ts.
 */
export type DocumentSource = {
  kind: ItemKind
  /** At most `limit` documents in id order after an id; '' for the start. */
  list: (services: Services, after: string, limit: number) => Promise<SearchDocument[]>
  /** One document; null when the item is missing or not published. */
  find: (services: Services, id: string) => Promise<SearchDocument | null>
}
