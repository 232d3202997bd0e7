import { fileURLToPath } from 'node:url'
import { cloudflare } from '@cloudflare/vite-plugin'
import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig, type Plugin } from 'vite'

/**
 * What every page loads, in two files of its own: on a slow network thirty small requests cost more than their bytes.
 * Everything else is split by route.
 */
const sharedChunks = [
  {
    name: 'vendor',
    test: /node_modules\/(react|react-dom|scheduler|react-router|next-themes)\//,
  },
  {
    name: 'shell',
    test: /client\/(ui\/(button|classes|menu|logo|skeleton|language|badge|bilingual|use-|loading|tooltip\.|tooltips\/tips|toasts\/(constants|notify\.|toast\.|toast-store|toasters))|theme|features\/seo|routes\/shell\/(header|footer|bottom|floating|scroll|error|not-found|connection)|features\/accounts\/(auth|account-menu|avatar)|i18n\/(instance|format|language|load|stored|use)|nonce|load)|domain\/(paths|language)|lucide-react\/dist\/esm\/(Icon|create|default|shared|context)/,
  },
]

/**
 * sonner adds a <style> element as it is imported, which our content security policy blocks, and rightly so. The same
 * rules are in its styles.css, which client/ui/toasts/notify-view.tsx imports: here the script loses its copy of them.
 */
const sonnerWithoutStyleElement = (): Plugin => ({
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
 * The libraries that set PDFs, as a worker can run them: pdfkit's build for browsers without the address of a colour
 * profile beside it, for there is none and an address made of nothing throws; and no Brotli, a dictionary of 750 kB that
 * only WOFF 2 fonts need.
 */
const pdfLibraries = (): Plugin => ({
  name: 'pdf-libraries',
  enforce: 'pre',
  resolveId: {
    filter: { id: /^(pdfkit|brotli\/decompress\.js)$/ },
    handler: (id) =>
      id === 'pdfkit'
        ? fileURLToPath(new URL('./node_modules/pdfkit/js/pdfkit.browser.mjs', import.meta.url))
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

export default defineConfig({
  define: { __BUILD_ID__: JSON.stringify(process.env.BUILD_ID ?? 'dev') },
  environments: { client: { build: { rolldownOptions: { output: { codeSplitting: { groups: sharedChunks } } } } } },
  plugins: [
    cloudflare({ viteEnvironment: { name: 'ssr' } }),
    tailwindcss(),
    sonnerWithoutStyleElement(),
    pdfLibraries(),
    reactRouter(),
  ],
})
