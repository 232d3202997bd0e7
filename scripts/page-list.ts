import type { Page } from '../domain/page.ts'
import { readPages } from './page-handles.ts'

/** `#pages` for Node (package.json); the build replaces it with a literal list. */
export const pages: readonly Page[] = readPages().map(({ path, handle }) => ({ path, handle }))
