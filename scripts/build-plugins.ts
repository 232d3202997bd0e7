import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

/**
 * sonner adds a <style> element as it is imported, which our content security policy blocks, and rightly so. The same
 * rules are in its styles.css, which client/ui/toasts/notify-view.tsx imports: here the script loses its copy of them.
 */
export const sonnerWithoutStyleElement = (): Plugin => ({
  name: 'sonner-without-style-element',
  // In development too it has to come through `transform`.
  config: () => ({ optimizeDeps: { exclude: ['sonner'] } }),
  transform: {
    filter: { id: /node_modules\/sonner\/dist\/index\.mjs$/ },
    handler: (code) => {
      const injection = /\b\w+\(`:where\(html\[dir="ltr"\]\)[^`]*`\)/
      if (!injection.test(code)) throw new Error('sonner adds its style in another way than before.')
      return { code: code.replace(injection, 'void 0'), map: null }
    },
  },
})

/**
 * React Router asks for a page's scripts as urgently as for its style and letters, and says nowhere how else. A page is
 * read before any of them has run: on a slow network they wait for what is seen.
 */
export const scriptsAfterText = (): Plugin => ({
  name: 'scripts-after-text',
  transform: {
    filter: { id: /react-router\/dist\/\w+\/lib\/dom\/ssr\/components\.js$/ },
    handler: (code) => {
      const urgent = /rel: "modulepreload",(?=\s*href: (?:path|manifest))/g
      if (!urgent.test(code)) throw new Error('React Router preloads scripts in another way than before.')
      return { code: code.replace(urgent, 'rel: "modulepreload", fetchPriority: "low",'), map: null }
    },
  },
})

const replaceOnce = (code: string, from: RegExp, to: string): string => {
  if (!from.test(code)) throw new Error(`react-dom writes its pages in another way than before: ${from.source}`)
  return code.replace(from, () => to)
}

/**
 * React's renderer for workers encodes every tag, name and value by itself and copies each into place: two thirds of what
 * a page costs. Here it keeps them as text, as its renderers for other servers do, and encodes a page once.
 */
export const reactInStrings = (): Plugin => ({
  name: 'react-in-strings',
  apply: 'build',
  transform: {
    filter: { id: /react-dom-server\.edge\.production\.js$/ },
    handler: (code) => {
      const writing = /currentView = null,\s*writtenBytes = 0;\s*function writeChunk[^]*?(?=function closeWithError)/
      const inText = `written = "";
function writeChunk(destination, chunk) {
  written += chunk;
}
function writeChunkAndReturn(destination, chunk) {
  written += chunk;
  return !0;
}
function completeWriting(destination) {
  "" !== written && (destination.enqueue(textEncoder.encode(written)), (written = ""));
}
var textEncoder = new TextEncoder();
function stringToChunk(content) {
  return "" + content;
}
function stringToPrecomputedChunk(content) {
  return content;
}
function byteLengthOfChunk(chunk) {
  return chunk.length;
}
`
      const begun = /currentView = new Uint8Array\(4096\);\s*writtenBytes = 0;/g
      const inStrings = replaceOnce(code, writing, inText)
        .replace(begun, 'written = "";')
        .replace(/segmentByteSize \+= segment\[i\]\.byteLength/, 'segmentByteSize += segment[i].length')
      const left = /currentView|writtenBytes|byteLength\b/.exec(inStrings)
      if (left) throw new Error(`react-dom writes its pages in another way than before: ${left[0]}`)
      return { code: inStrings, map: null }
    },
  },
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

/**
 * The libraries that set PDFs, as a worker can run them: pdfkit's build for browsers without the address of a colour
 * profile beside it, for there is none and an address made of nothing throws; and no Brotli, a dictionary of 750 kB that
 * only WOFF 2 fonts need.
 */
export const pdfLibraries = (): Plugin => ({
  name: 'pdf-libraries',
  enforce: 'pre',
  resolveId: {
    filter: { id: /^(pdfkit|brotli\/decompress\.js)$/ },
    handler: (id) =>
      id === 'pdfkit'
        ? fileURLToPath(new URL('../node_modules/pdfkit/js/pdfkit.browser.mjs', import.meta.url))
        : '\0no-brotli',
  },
  load: {
    filter: { id: /^\0no-brotli$/ },
    handler: () => "export default () => { throw new Error('WOFF 2 fonts are not read here.') }",
  },
  transform: {
    filter: { id: /pdfkit\.browser\.mjs$/ },
    handler: (code) => ({ code: code.replaceAll('import.meta.url', "'https://assets.invalid/'"), map: null }),
  },
})

/**
 * React Router loads the document anew wherever a page's script is lost, each time, at the address that is being left.
 * Here a page that fails as it is drawn stands in: the router draws nothing where a route could not be loaded, and
 * client/routes/shell/error-reload.ts loads the page anew once.
 */
export const lostPageScripts = (): Plugin => ({
  name: 'lost-page-scripts',
  apply: 'build',
  transform: {
    filter: { id: /react-router\/dist\/\w+\/lib\/dom\/ssr\/routeModules\.js$/ },
    handler: (code) => {
      const reload = /console\.error\(`Error loading route module[^]*?return new Promise\(\(\) => \{\}\);/
      if (!reload.test(code)) throw new Error('React Router takes lost scripts in another way than before.')
      return { code: code.replace(reload, 'return { default() { throw error; } };'), map: null }
    },
  },
})

/** Vite's own help for an `import()` asks for its files in a way that fails for good: client/load-late.ts does not. */
export const lateImports = (): Plugin => ({
  name: 'late-imports',
  apply: 'build',
  transform: {
    filter: { id: /\0vite\/preload-helper/ },
    handler: (code) => {
      if (!code.includes('__vitePreload'))
        throw new Error('Vite names its help for imports in another way than before.')
      const ours = fileURLToPath(new URL('../client/load-late.ts', import.meta.url))
      return { code: `export { loadLate as __vitePreload } from ${JSON.stringify(ours)}`, map: null }
    },
  },
})
