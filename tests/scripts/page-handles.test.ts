import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { handleIn, readPages } from '../../scripts/page-handles.ts'
import { screens } from '../../scripts/shots/screens.ts'
import type { Prepared } from '../../scripts/shots/prepare.ts'
import { pathFinder } from '../../worker/pages/page-routes.ts'
import { allowedPaths, disallowedPaths } from '../../worker/seo/pages.ts'

const pages = readPages()

test('stops the build at a page without a handle (OPS-12)', () => {
  expect(() => handleIn('export default function Page() {}', 'client/routes/page.tsx')).toThrow(
    'client/routes/page.tsx exports no handle',
  )
})

test('reads the handle of a page from its module (OPS-12)', () => {
  const source = `
export const handle = {
  strings: ['listing'],
  audience: 'everyone',
  inSearch: { id: 'x', title: { en: 'It’s {here}', hi: 'यहाँ' } },
} satisfies PageHandle

export const loader = () => ({}) satisfies object
`
  expect(JSON.parse(JSON.stringify(handleIn(source, 'page.tsx')))).toEqual({
    strings: ['listing'],
    audience: 'everyone',
    inSearch: { id: 'x', title: { en: 'It’s {here}', hi: 'यहाँ' } },
  })
})

test('finds the handle of every route that draws a page, once per address (OPS-12)', () => {
  expect(pages.length).toBeGreaterThan(60)
  expect(new Set(pages.map(({ path }) => path)).size).toBe(pages.length)
  for (const { file } of pages) expect(readFileSync(file, 'utf8'), file).toContain("import type { PageHandle } from '.")
})

test('puts only fixed addresses into the sitemap and the search (OPS-13)', () => {
  const fixed = pages.filter(
    ({ handle }) => handle.audience === 'everyone' && (handle.inSitemap === true || handle.inSearch !== undefined),
  )
  expect(fixed.length).toBeGreaterThan(10)
  expect(fixed.filter(({ path }) => /[:*]/.test(path))).toEqual([])
})

test('reserves the pages under /admin for administrators (OPS-12)', () => {
  const theirs = pages.filter(({ path }) => /^\/admin(\/|$)/.test(path))
  expect(theirs.length).toBeGreaterThan(20)
  expect(pages.filter(({ handle }) => handle.audience === 'admin')).toEqual(theirs)
})

test('closes every private page to crawlers and no other (OPS-13, SEO-20)', () => {
  const allowed = new Set(allowedPaths)
  const closed = ({ path }: { path: string }) =>
    disallowedPaths.some((beginning) => path.startsWith(beginning)) && !allowed.has(path.replaceAll(/:\w+/g, '*'))
  expect(pages.filter(closed)).toEqual(pages.filter(({ handle }) => handle.audience !== 'everyone'))
})

/**
 * Not pictured: /logout draws nothing, unknown addresses share a page, a normalisation needs a
 * released shift, a message is begun by its picture, an import and its rows an
 * uploaded file, and one's challenges a student who sent one.
 */
const unpictured = [
  '/*',
  '/admin/notifications/:id',
  '/admin/question-bank/imports/:id',
  '/admin/question-bank/imports/:id/rows/:position/preview',
  '/logout',
  '/practice/:sessionId',
  '/test-result/:testId/challenges',
  '/test-result/:testId/normalisation',
]

test('pictures every page that is built (OPS-14)', () => {
  const pageOf = pathFinder(pages.map(({ path }) => [path, path]))
  const prepared = { certificateCode: 'x', confirmCode: 'x', guardianCode: 'x' } as Prepared
  const pictured = new Set(
    screens.map(({ path }) => {
      const address = typeof path === 'string' ? path : path(prepared)
      return pageOf(new URL(address, 'http://localhost').pathname)
    }),
  )
  const missing = pages.filter(({ path }) => !pictured.has(path))
  expect(missing.map(({ path }) => path).toSorted()).toEqual(unpictured)
})

test('gives every picture a name of its own (OPS-14)', () => {
  const names = screens.map(({ name }) => name)
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
})
