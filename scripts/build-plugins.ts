import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

type Patch = {
  name: string
  /** Path of the library's file. */
  file: RegExp
  /** Code to replace, and its replacement. */
  from: RegExp
  to: string
}

/** Replaces code of a library. Stops the build if the library has other code or no such file. */
const patch = ({ name, file, from, to }: Patch): Plugin => {
  let applied = false
  return {
    name,
    transform: {
      filter: { id: file },
      handler(code) {
        if (code.search(from) < 0) throw new Error(`${name}: the library has other code than before.`)
        applied = true
        return { code: code.replace(from, () => to), map: null }
      },
    },
    buildEnd(error) {
      const { name: part, mode } = this.environment
      if (error || part !== 'client' || mode !== 'build' || applied) return
      throw new Error(`${name}: the library has no file ${file.source}.`)
    },
  }
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
    from: /\b\w+\(`:where\(html\[dir="ltr"\]\)[^`]*`\)/,
    to: 'void 0',
  }),
  // Excluded from pre-bundling, so that it passes through `transform` in development too.
  config: () => ({ optimizeDeps: { exclude: ['sonner'] } }),
})

/**
 * React Router preloads scripts with the priority of a style sheet and has no setting for it. On a slow network scripts
 * must wait for visible content. React's own `preloadModule` has such an option since 19.3 (react/react#36835), which
 * the router does not use.
 */
export const scriptsAfterText = (): Plugin =>
  patch({
    name: 'scripts-after-text',
    file: /react-router\/dist\/\w+\/lib\/dom\/ssr\/components\.js$/,
    from: /rel: "modulepreload",(?=\s*href: (?:path|manifest))/g,
    to: 'rel: "modulepreload", fetchPriority: "low",',
  })

/**
 * React Router reloads the document whenever the script of a page is lost, each time, at the address that is being
 * left. The patch throws when the page is drawn instead, and client/routes/shell/error-reload.ts reloads once. The
 * reload is the router's own choice (remix-run/remix#8932).
 */
export const lostPageScripts = (): Plugin => ({
  ...patch({
    name: 'lost-page-scripts',
    file: /react-router\/dist\/\w+\/lib\/dom\/ssr\/routeModules\.js$/,
    from: /console\.error\(`Error loading route module[^]*?return new Promise\(\(\) => \{\}\);/,
    to: 'return { default() { throw error; } };',
  }),
  apply: 'build',
})

/**
 * Vite's helper for an `import()` preloads files in a way that fails for good when one is lost; client/import-with-retry.ts does
 * not. Vite leaves retries to the browsers (vitejs/vite#11804), which do not retry (whatwg/html#6768).
 */
export const retriedImports = (): Plugin => ({
  ...patch({
    name: 'retried-imports',
    file: /\0vite\/preload-helper/,
    from: /^[^]*__vitePreload[^]*$/,
    to: `export { importWithRetry as __vitePreload } from ${JSON.stringify(fileURLToPath(new URL('../client/import-with-retry.ts', import.meta.url)))}`,
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
