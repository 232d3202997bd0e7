import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { RouteConfigEntry } from '@react-router/dev/routes'
import type { ESTree, Plugin } from 'vite'
import routes from '../client/routes.ts'
import type { Page, BasePageHandle } from '../domain/page.ts'
import { root } from './root.ts'
import { lastNameOf, literalValue, parseSource } from './syntax.ts'

/** Page with its React Router id and its module, relative to the checkout. */
export type PageRoute = Page & { id: string; file: string }

/** `{ ... }` of `{ ... } satisfies PageHandle`. */
const satisfying = (node: ESTree.Expression | null): ESTree.Expression | null =>
  node?.type === 'TSSatisfiesExpression' &&
  node.typeAnnotation.type === 'TSTypeReference' &&
  lastNameOf(node.typeAnnotation.typeName) === 'PageHandle'
    ? node.expression
    : null

/**
 * The `handle` that a module exports, without running the module: some import code that needs a browser or a worker.
 */
export const handleIn = (source: string, file: string): BasePageHandle => {
  for (const statement of parseSource(file, source).program.body) {
    if (statement.type !== 'ExportNamedDeclaration' || statement.declaration?.type !== 'VariableDeclaration') continue
    for (const { id, init } of statement.declaration.declarations) {
      const literal = lastNameOf(id) === 'handle' ? satisfying(init) : null
      if (literal) return literalValue(literal) as BasePageHandle
    }
  }
  throw new Error(`${file} exports no handle: { ... } satisfies PageHandle.`)
}

/** Modules of pages are .tsx; those that only redirect are .ts. */
const isPage = (file: string): boolean => file.endsWith('.tsx')

const pagesIn = (entries: readonly RouteConfigEntry[], above: string): PageRoute[] =>
  entries.flatMap(({ id, path, file, children }) => {
    const here = path ? `${above}/${path}` : above
    if (children) return pagesIn(children, here)
    if (!isPage(file)) return []
    const source = join('client', file)
    const handle = handleIn(readFileSync(join(root, source), 'utf8'), source)
    return [{ id: id ?? file.replace(/\.tsx$/, ''), file: source, path: here || '/', handle }]
  })

/** Every page of client/routes.ts with its handle, in that order. Throws if a page has none. */
export const readPages = (): PageRoute[] => pagesIn(routes as RouteConfigEntry[], '')

const resolvedId = '\0pages'

/** Provides `#pages` to the worker as a list made at build time; Node gets it from scripts/page-list.ts. */
export const pageHandles = (): Plugin => ({
  name: 'page-handles',
  enforce: 'pre',
  resolveId: { filter: { id: /^#pages$/ }, handler: () => resolvedId },
  load: {
    filter: { id: /^\0pages$/ },
    handler() {
      const pages = readPages()
      for (const { file } of pages) this.addWatchFile(join(root, file))
      return `export const pages = ${JSON.stringify(pages.map(({ path, handle }): Page => ({ path, handle })))}`
    },
  },
})
