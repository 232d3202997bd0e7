import type { Bindings } from '../worker/env.ts'
import { makeServices } from '../worker/platform/context.ts'
import { searchSources } from '../worker/search-sources.ts'
import { rebuildNow } from '../worker/search/index.usecases.ts'

/**
 * Fills the search index from the main database. `changed` skips documents that are up to date. Returns the number of
 * documents written.
 */
export const indexContent = (main: D1Database, search: D1Database, which: 'changed' | 'all'): Promise<number> =>
  rebuildNow(
    makeServices({ DB: main, SEARCH_DB: search } as Bindings, () => undefined),
    searchSources,
    which,
  )
