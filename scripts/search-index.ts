import type { Bindings } from '../worker/env.ts'
import { makeServices } from '../worker/platform/context.ts'
import { searchSources } from '../worker/search-sources.ts'
import { rebuildNow } from '../worker/search/index.usecases.ts'

/**
 * Makes the search index from the content of the main database. `changed` leaves alone what the index has as it is.
 * Returns how many documents were written.
 */
export const indexContent = (main: D1Database, search: D1Database, which: 'changed' | 'all'): Promise<number> =>
  rebuildNow(
    makeServices({ DB: main, SEARCH_DB: search } as Bindings, () => undefined),
    searchSources,
    which,
  )
