import { fileURLToPath } from 'node:url'
import { cloudflare } from '@cloudflare/vite-plugin'
import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import {
  lateImports,
  lostPageScripts,
  scriptsAfterText,
  sonnerWithoutStyleElement,
  stringsInOneFile,
} from './scripts/build-plugins.ts'
import { pageHandles } from './scripts/page-handles.ts'

/**
 * What every page loads, in two files of its own, and what lists and catalogue pages share, in one each: on a slow network
 * thirty small requests cost more than their bytes. Everything else is split by route.
 */
const sharedChunks = [
  {
    name: 'vendor',
    test: /node_modules\/(react|react-dom|scheduler|react-router|next-themes)\//,
  },
  {
    name: 'shell',
    test: /client\/(early-click|ui\/(button|empty-state|notice|tones|rich-text|classes|menu|logo|skeleton|language|lazy|badge|bilingual|use-|loading|tooltip\.|tooltips\/tips|toasts\/(constants|notify\.|toast\.|toast-store|toasters))|theme|features\/seo\/(?!feed-link|breadcrumbs)|routes\/shell\/(header|footer|bottom|floating|scroll|error|not-found|unsent|late-conn)|features\/accounts\/(auth|account-menu|avatar)|i18n\/(instance|format|language|load|stored|use)|nonce|load)|domain\/(paths|language|attempts\/states|results\/marks|current-affairs\/days)|lucide-react\/dist\/esm\/(icons\/(lock|chevron-\w+)\.|Icon|create|default|shared|context)/,
  },
  // Apart from the lists: other forms have them too.
  { name: 'fields', test: /client\/ui\/(select|hidden-fields)\./ },
  { name: 'lists', test: /client\/ui\/(list-frame|filter-card|applied-filters|item-filters|list-address)\./ },
  { name: 'cards', test: /client\/features\/catalogue\/(test-row|test-action|series-card|series-progress)\./ },
]

const pathOf = (file: string): string => fileURLToPath(new URL(file, import.meta.url))

/**
 * The libraries that set PDFs, as a worker can run them: pdfkit's build for browsers, and no Brotli, a dictionary of
 * 750 kB that only WOFF 2 fonts need.
 */
const pdfLibraries = [
  { find: /^pdfkit$/, replacement: pathOf('node_modules/pdfkit/js/pdfkit.browser.mjs') },
  { find: /^brotli\/decompress\.js$/, replacement: pathOf('worker/files/pdf/no-brotli.ts') },
]

export default defineConfig({
  define: { __BUILD_ID__: JSON.stringify(process.env.BUILD_ID ?? 'dev') },
  resolve: { alias: pdfLibraries },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups: sharedChunks } } } } },
    // pdfkit makes the address of a file beside it as it loads; in a worker that address would be empty, and throw.
    ssr: { define: { 'import.meta.url': '"https://assets.invalid/"' } },
  },
  plugins: [
    cloudflare({ viteEnvironment: { name: 'ssr' } }),
    tailwindcss(),
    sonnerWithoutStyleElement(),
    scriptsAfterText(),
    lostPageScripts(),
    stringsInOneFile(),
    lateImports(),
    pageHandles(),
    reactRouter(),
  ],
})
