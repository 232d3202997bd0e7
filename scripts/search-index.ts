import type { Bindings } from '../worker/env.ts'
import { makeServices } from '../worker/platform/context.ts'
import { searchSources } from '../worker/search-sources.ts'
import { rebuildNow } from '../worker/search/index.usecases.ts'

type Storage = { main: D1Database; search: D1Database; files: R2Bucket }

/**
 * Fills the search index from the main database and the texts of files. `changed` skips documents that are up to date. Returns the number of
 * documents written.
 */
export const indexContent = ({ main, search, files }: Storage, which: 'changed' | 'all'): Promise<number> =>
  rebuildNow(
    makeServices({ DB: main, SEARCH_DB: search, FILES: files } as Bindings, () => undefined),
    searchSources,
    which,
  )
