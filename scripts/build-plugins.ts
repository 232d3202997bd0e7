import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

type Patch = {
  name: string
  /** The library's file, by its path. */
  file: RegExp
  /** Its code that is replaced, and by what. */
  from: RegExp
  to: string
}

/** Replaces code of a library. Stops the build if the library has other code than before, or no longer that file. */
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
 * sonner adds a <style> element as it is imported, which our content security policy blocks. The same rules are in its
 * styles.css, which client/ui/toasts/notify-view.tsx imports. 1.7.4 gets no changes any more, and a nonce for the element
 * was not taken into 2.x either (emilkowalski/sonner#673).
 */
export const sonnerWithoutStyleElement = (): Plugin => ({
  ...patch({
    name: 'sonner-without-style-element',
    file: /node_modules\/sonner\/dist\/index\.mjs$/,
    from: /\b\w+\(`:where\(html\[dir="ltr"\]\)[^`]*`\)/,
    to: 'void 0',
  }),
  // In development too it has to come through `transform`.
  config: () => ({ optimizeDeps: { exclude: ['sonner'] } }),
})

/**
 * React Router preloads scripts with the priority of a style sheet, without a setting. On a slow network scripts have to
 * wait for what is seen. React's own `preloadModule` has such an option since 19.3 (react/react#36835), which the router
 * does not use.
 */
export const scriptsAfterText = (): Plugin =>
  patch({
    name: 'scripts-after-text',
    file: /react-router\/dist\/\w+\/lib\/dom\/ssr\/components\.js$/,
    from: /rel: "modulepreload",(?=\s*href: (?:path|manifest))/g,
    to: 'rel: "modulepreload", fetchPriority: "low",',
  })

/**
 * React Router reloads the document wherever the script of a page is lost, each time, at the address that is being left.
 * Here a page that fails as it is drawn stands in, and client/routes/shell/error-reload.ts reloads once. The reload is the
 * router's own choice (remix-run/remix#8932).
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

/** `index.ts?data` of the strings: the same in one file, and not in the thirty that a page's first strings come from. */
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
