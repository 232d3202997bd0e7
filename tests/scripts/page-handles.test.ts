import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { handleIn, readPages } from '../../scripts/page-handles.ts'
import { screens } from '../../scripts/shots/screens.ts'
import type { Prepared } from '../../scripts/shots/prepare.ts'
import { pathFinder } from '../../worker/pages/page-routes.ts'
import { closedPaths } from '../../worker/seo/pages.ts'

const pages = readPages()

test('architecture.md, a page says what it is: a page without a handle stops the build', () => {
  expect(() => handleIn('export default function Page() {}', 'client/routes/page.tsx')).toThrow(
    'client/routes/page.tsx exports no handle',
  )
})

test('architecture.md, a page says what it is: a handle is read from its module', () => {
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

test('architecture.md, a page says what it is: every route that draws a page has its handle, once at its address', () => {
  expect(pages.length).toBeGreaterThan(60)
  expect(new Set(pages.map(({ path }) => path)).size).toBe(pages.length)
  for (const { file } of pages) expect(readFileSync(file, 'utf8'), file).toContain("import type { PageHandle } from '.")
})

test('architecture.md, a page says what it is: only fixed addresses are in the sitemap and the search', () => {
  const fixed = pages.filter(
    ({ handle }) => handle.audience === 'everyone' && (handle.inSitemap === true || handle.inSearch !== undefined),
  )
  expect(fixed.length).toBeGreaterThan(10)
  expect(fixed.filter(({ path }) => /[:*]/.test(path))).toEqual([])
})

test('architecture.md, a page says what it is: the pages of administrators are for them alone', () => {
  const theirs = pages.filter(({ path }) => /^\/admin(\/|$)/.test(path))
  expect(theirs.length).toBeGreaterThan(20)
  expect(pages.filter(({ handle }) => handle.audience === 'admin')).toEqual(theirs)
})

test('issue 5 item 6: robots.txt keeps crawlers out of every private page and of no other', () => {
  const closed = ({ path }: { path: string }) => closedPaths.some((beginning) => path.startsWith(beginning))
  expect(pages.filter(closed)).toEqual(pages.filter(({ handle }) => handle.audience !== 'everyone'))
})

/** /logout shows nothing, any unknown address the same page, and a normalised result takes a released shift. */
const unpictured = ['/*', '/logout', '/test-result/:testId/normalisation']

test('architecture.md, a page says what it is: npm run shots pictures every page outside the office', () => {
  const pageOf = pathFinder(pages.map(({ path }) => [path, path]))
  const prepared = { certificateCode: 'x', confirmCode: 'x', guardianCode: 'x' } as Prepared
  const pictured = new Set(
    screens.map(({ path }) => {
      const address = typeof path === 'string' ? path : path(prepared)
      return pageOf(new URL(address, 'http://localhost').pathname)
    }),
  )
  const missing = pages.filter(({ path, handle }) => handle.audience !== 'admin' && !pictured.has(path))
  expect(missing.map(({ path }) => path).toSorted()).toEqual(unpictured)
})
