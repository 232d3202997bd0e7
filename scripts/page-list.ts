import type { Page } from '../domain/page.ts'
import { readPages } from './page-handles.ts'

/** `#pages` as Node resolves it (package.json): the build puts the list itself in its place. */
export const pages: readonly Page[] = readPages().map(({ path, handle }) => ({ path, handle }))
