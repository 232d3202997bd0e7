import { fileURLToPath } from 'node:url'
import { cloudflare } from '@cloudflare/vite-plugin'
import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import {
  retriedImports,
  lostPageScripts,
  scriptsAfterText,
  smallLibraries,
  sonnerWithoutStyleElement,
  stringsInOneFile,
} from './scripts/build-plugins.ts'
import { pageHandles } from './scripts/page-handles.ts'

const pathOf = (file: string): string => fileURLToPath(new URL(file, import.meta.url))

/** Test for modules in a folder of the checkout whose name starts with one of the prefixes. */
const within = (folder: string, ...prefixes: string[]) => {
  const paths = prefixes.map((prefix) => pathOf(`${folder}/${prefix}`))
  return (id: string): boolean => paths.some((path) => id.startsWith(path))
}

/** Test for modules whose path in the packages starts with one of the prefixes, wherever the packages are. */
const withinPackages = (...prefixes: string[]) => {
  const paths = prefixes.map((prefix) => `/node_modules/${prefix}`)
  return (id: string): boolean => paths.some((path) => id.includes(path))
}

type ModuleTest = (id: string) => boolean

const anyOf =
  (...tests: ModuleTest[]): ModuleTest =>
  (id) =>
    tests.some((matches) => matches(id))

/** Modules of the frame, which every page loads. */
const shell = anyOf(
  within('client', 'early-click.', 'import-with-retry.', 'load.', 'nonce.', 'signed-out-elsewhere.', 'theme/'),
  within('client', 'strings-of-document.'),
  within('client/features/accounts', 'account-menu.', 'auth-', 'avatar.'),
  within('client/features/seo', 'json-ld.', 'page-', 'safe-json.', 'site-'),
  within('client/i18n', 'format.', 'instance.', 'language-', 'load-', 'stored-', 'use-'),
  within('client/routes/shell', 'bottom-nav.', 'connection-monitor.', 'error-', 'floating-menu.', 'footer', 'header.'),
  within('client/routes/shell', 'navigation-skeleton.', 'scroll-to-top.', 'unsent.'),
  within('client/ui', 'badge.', 'bilingual-', 'button.', 'classes.', 'empty-state.', 'language-', 'lazy-', 'loading-'),
  within('client/ui', 'logo.', 'menu.', 'notice.', 'rich-text.', 'skeleton.', 'tones.', 'tooltip.', 'use-'),
  within('client/ui/toasts', 'constants.', 'notify.', 'toast.', 'toast-store.', 'toasters.'),
  within('client/ui/tooltips', 'tips.'),
  within('domain', 'attempts/states.', 'current-affairs/days.', 'language.', 'paths.', 'results/marks.'),
  withinPackages(
    ...['Icon', 'context', 'create', 'default', 'icons/chevron-', 'icons/lock.', 'shared'].map(
      (name) => `lucide-react/dist/esm/${name}`,
    ),
  ),
)

/**
 * Chunks beside those of the routes: two files that every page loads, and one file each for modules that forms, lists
 * and catalogue pages share. On a slow network thirty small requests cost more than their bytes.
 */
const sharedChunks = [
  {
    name: 'vendor',
    test: withinPackages('next-themes/', 'react/', 'react-dom/', 'react-router/', 'scheduler/'),
  },
  { name: 'shell', test: shell },
  // By themselves: pages without cards of series show emblems, rows and pictures too.
  { name: 'emblems', test: within('client/ui/faces', 'exam-emblem.', 'names.') },
  {
    name: 'rows',
    test: anyOf(
      within('client/ui', 'faces/', 'item-row.', 'progress-line.'),
      withinPackages('lucide-react/dist/esm/icons/circle.'),
    ),
  },
  // Apart from the lists, because other forms need them too.
  { name: 'fields', test: within('client/ui', 'hidden-fields.', 'select.') },
  // By itself: a group takes along what its modules import, and the attempt screen has a field but no such form.
  { name: 'field', test: within('client/ui', 'field.') },
  {
    name: 'form',
    test: within('client', 'features/accounts/email-', 'features/accounts/password-error.', 'forms/'),
  },
  {
    name: 'items',
    test: anyOf(
      within('client', 'sign-in-first.', 'features/accounts/sign-in/intent.'),
      within('client/features/seo', 'breadcrumbs.', 'feed-link.', 'item-list.'),
      within('client/ui', 'access-badge.', 'continue-row.', 'offer-data.', 'sample'),
      within('domain', 'accounts/intent.', 'seo/social-image-path.', 'vocabulary/terms.'),
      withinPackages('lucide-react/dist/esm/icons/bookmark'),
    ),
  },

  { name: 'lists', test: within('client/ui', 'applied-filters.', 'filter-card.', 'item-filters.', 'list-') },
  // Saving of answers, which the page of a test has at once and a session of practice later.
  {
    name: 'saving',
    test: within(
      'client/features/attempts',
      'controller/tab-lock.',
      'controller/watch-',
      'journal/drain-lock.',
      'journal/transport.',
      'timers.',
    ),
  },
  {
    name: 'cards',
    test: within('client/features/catalogue', 'series-card.', 'series-progress.', 'test-action.', 'test-row.'),
  },
]

/**
 * PDF libraries in the form that a worker can run: pdfkit's browser build, without Brotli, whose dictionary of 750 kB
 * only WOFF 2 fonts need.
 */
const pdfLibraries = [
  { find: /^pdfkit$/, replacement: pathOf('node_modules/pdfkit/js/pdfkit.browser.mjs') },
  { find: /^brotli\/decompress\.js$/, replacement: pathOf('worker/files/pdf/no-brotli.ts') },
]

export default defineConfig({
  build: {
    // Computing them takes a tenth of the build; scripts/size.ts measures what counts.
    reportCompressedSize: false,
    // Skips the 2,000 icons that the index of lucide-react names and no page shows.
    rolldownOptions: { experimental: { lazyBarrel: true } },
  },
  define: { __BUILD_ID__: JSON.stringify(process.env.BUILD_ID ?? 'dev') },
  resolve: { alias: pdfLibraries },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups: sharedChunks } } } } },
    // pdfkit resolves a file beside it while it loads; in a worker the base address is empty, which would throw.
    ssr: { define: { 'import.meta.url': '"https://assets.invalid/"' } },
  },
  plugins: [
    cloudflare({ viteEnvironment: { name: 'ssr' } }),
    tailwindcss(),
    sonnerWithoutStyleElement(),
    scriptsAfterText(),
    lostPageScripts(),
    stringsInOneFile(),
    smallLibraries(),
    retriedImports(),
    pageHandles(),
    reactRouter(),
  ],
})
