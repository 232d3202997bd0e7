import { fileURLToPath } from 'node:url'
import { minify, type ESTree, type ParseResult, type Plugin } from 'vite'
import { nameOf, parseSource, textOf, visit } from './syntax.ts'

/** Replacement of a range of code. */
type Edit = { start: number; end: number; text: string }

type Patch = {
  name: string
  /** Path of the library's file. */
  file: RegExp
  /** Finds the code to replace; empty if the library has other code. */
  edits: (parsed: ParseResult, code: string) => Edit[]
}

const applied = (code: string, edits: readonly Edit[]): string =>
  edits
    .toSorted((one, other) => other.start - one.start)
    .reduce((text, { start, end, text: replacement }) => text.slice(0, start) + replacement + text.slice(end), code)

/** Replaces code of a library. Stops the build if the library has other code or no such file. */
const patch = ({ name, file, edits }: Patch): Plugin => {
  let isApplied = false
  return {
    name,
    transform: {
      filter: { id: file },
      handler(code) {
        const found = edits(parseSource('library.js', code), code)
        if (found.length === 0) throw new Error(`${name}: the library has other code than before.`)
        isApplied = true
        return { code: applied(code, found), map: null }
      },
    },
    buildEnd(error) {
      const { name: part, mode } = this.environment
      if (error || part !== 'client' || mode !== 'build' || isApplied) return
      throw new Error(`${name}: the library has no file ${file.source}.`)
    },
  }
}

/** Calls that add a style sheet as text to the document. */
const styleCalls = (parsed: ParseResult): Edit[] => {
  const found: Edit[] = []
  visit(parsed, {
    CallExpression({ start, end, arguments: [style] }) {
      if (style && textOf(style)?.startsWith(':where(html[dir="ltr"])')) found.push({ start, end, text: 'void 0' })
    },
  })
  return found
}

/**
 * sonner adds a <style> element on import, which the content security policy blocks. client/ui/toasts/notify-view.tsx
 * imports the same rules from its styles.css. 1.7.4 gets no changes any more, and 2.x did not take a nonce for the
 * element either (emilkowalski/sonner#673).
 */
export const sonnerWithoutStyleElement = (): Plugin => ({
  ...patch({
    name: 'sonner-without-style-element',
    file: /node_modules\/sonner\/dist\/index\.mjs$/,
    edits: styleCalls,
  }),
  // Excluded from pre-bundling, so that it passes through `transform` in development too.
  config: () => ({ optimizeDeps: { exclude: ['sonner'] } }),
})

/** Preloads of the current page's scripts; those of a link's target are prefetches. */
const scriptPreloads = (parsed: ParseResult): Edit[] => {
  const found: Edit[] = []
  visit(parsed, {
    ObjectExpression({ properties }) {
      const byName = new Map(properties.map((property) => [nameOf(property), property]))
      const [rel, href] = [byName.get('rel'), byName.get('href')]
      if (rel?.type !== 'Property' || textOf(rel.value) !== 'modulepreload') return
      if (href?.type !== 'Property' || href.shorthand) return
      found.push({ start: rel.end, end: rel.end, text: ', fetchPriority: "low"' })
    },
  })
  return found
}

/**
 * React Router preloads scripts with the priority of a style sheet and has no setting for it. On a slow network scripts
 * must wait for visible content. React's own `preloadModule` has such an option since 19.3 (react/react#36835), which
 * the router does not use.
 */
export const scriptsAfterText = (): Plugin =>
  patch({
    name: 'scripts-after-text',
    file: /react-router\/dist\/\w+\/lib\/dom\/ssr\/components\.js$/,
    edits: scriptPreloads,
  })

const isLoadFailure = (statement: ESTree.Statement | undefined): boolean => {
  if (statement?.type !== 'ExpressionStatement' || statement.expression.type !== 'CallExpression') return false
  const [message] = statement.expression.arguments
  return (
    message?.type === 'TemplateLiteral' &&
    message.quasis[0]?.value.raw.startsWith('Error loading route module') === true
  )
}

/** Body of the catch around the import of a page's script. */
const reloadOfPage = (parsed: ParseResult): Edit[] => {
  const found: Edit[] = []
  visit(parsed, {
    CatchClause({ param, body }) {
      const [first, last] = [body.body[0], body.body.at(-1)]
      if (!first || !last || !isLoadFailure(first) || param?.type !== 'Identifier') return
      found.push({ start: first.start, end: last.end, text: `return { default() { throw ${param.name}; } };` })
    },
  })
  return found
}

/**
 * React Router reloads the document whenever the script of a page is lost, each time, at the address that is being
 * left. The patch throws when the page is drawn instead, and client/routes/shell/error-reload.ts reloads once. The
 * reload is the router's own choice (remix-run/remix#8932).
 */
export const lostPageScripts = (): Plugin => ({
  ...patch({
    name: 'lost-page-scripts',
    file: /react-router\/dist\/\w+\/lib\/dom\/ssr\/routeModules\.js$/,
    edits: reloadOfPage,
  }),
  apply: 'build',
})

const loader = fileURLToPath(new URL('../client/import-with-retry.ts', import.meta.url))

/**
 * Vite's helper for an `import()` fails permanently once a file could not be loaded; client/import-with-retry.ts
 * retries. Vite leaves retries to the browsers (vitejs/vite#11804), which do not retry (whatwg/html#6768).
 */
export const retriedImports = (): Plugin => ({
  ...patch({
    name: 'retried-imports',
    file: /\0vite\/preload-helper/,
    edits: ({ module }, code) => {
      const names = module.staticExports.flatMap(({ entries }) => entries.map(({ exportName }) => exportName.name))
      const text = `export { importWithRetry as __vitePreload } from ${JSON.stringify(loader)}`
      return names.includes('__vitePreload') ? [{ start: 0, end: code.length, text }] : []
    },
  }),
  apply: 'build',
})

/** Bundles `index.ts?data` of the strings into one file instead of the thirty of a page's first strings. */
export const stringsInOneFile = (): Plugin => ({
  name: 'strings-in-one-file',
  apply: 'build',
  transform: {
    filter: { id: /client\/i18n\/(en|hi)\/index\.ts\?data$/ },
    handler: async (_code, id) => {
      const { common } = (await import(id.replace('?data', ''))) as { common: unknown }
      return { code: `export const common = JSON.parse(${JSON.stringify(JSON.stringify(common))})`, map: null }
    },
  },
})

/** True for a chunk of libraries alone, and for the one in which the product's few modules of PDFs stand among them. */
const isLibrary = ({ name, moduleIds }: { name: string; moduleIds: readonly string[] }): boolean =>
  name === 'sheet' || moduleIds.every((id) => id.includes('/node_modules/') || id.startsWith('\0'))

/**
 * Minifies the libraries of the worker, whose upload has a limit. The product's own code keeps its names for stack
 * traces.
 */
export const smallLibraries = (): Plugin => ({
  name: 'small-libraries',
  applyToEnvironment: ({ name }) => name === 'ssr',
  async generateBundle(_options, bundle) {
    const options = { module: true, codegen: { removeWhitespace: true } }
    for (const chunk of Object.values(bundle)) {
      if (chunk.type !== 'chunk' || !isLibrary(chunk)) continue
      // Here and not in renderChunk, after which the code is printed again.
      chunk.code = (await minify(chunk.fileName, chunk.code, options)).code
    }
  },
})
