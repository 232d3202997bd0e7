import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { languageKey } from '../../../domain/language.ts'
import { readPages, type PageRoute } from '../../../scripts/page-handles.ts'
import { cacheRulesFinder } from '../../../worker/pages/page-key.ts'

/** Client modules that a module runs: itself and its imports, lazy ones included. */
const modulesOf = (file: string, found = new Set<string>()): Set<string> => {
  if (found.has(file) || !file.startsWith('client/') || !existsSync(file)) return found
  found.add(file)
  const source = readFileSync(file, 'utf8').replace(/^import type .*$/gm, '')
  const imported = source.matchAll(/\b(?:from|import)\s*\(?\s*'(\.[^'\n]+\.tsx?)'/g)
  for (const [, target = ''] of imported) modulesOf(join(dirname(file), target), found)
  return found
}

/** Query parameters that a module reads by name. */
const namesIn = (file: string): string[] => {
  const source = readFileSync(file, 'utf8')
  const read = [...source.matchAll(/\b(?:search|searchParams|params)\)?\.(?:get|has|getAll)\('(\w+)'\)/g)]
  const asText = /searchParams|URLSearchParams/.test(source) ? [...source.matchAll(/\btext\('(\w+)',/g)] : []
  return [...read, ...asText].map(([, name = '']) => name)
}

const parametersOf = ({ file }: PageRoute): string[] => [...modulesOf(file)].flatMap(namesIn)

const keptPages = readPages().flatMap((page) =>
  page.handle.audience === 'everyone' && page.handle.cacheKeys ? [{ ...page, handle: page.handle }] : [],
)

/** Read by a function that the page does not call, or only in the browser. */
const notOfThePage = [
  '/course/:id/lesson/:lessonId t',
  '/course/:id/lesson/:lessonId chapter',
  '/course/:id/lesson/:lessonId view',
  '/study-materials/current-affairs/:dayOrId category',
  '/study-materials/current-affairs/:dayOrId month',
  '/study-materials/current-affairs/:dayOrId cursor',
  '/ui q',
  '/ui access',
  '/ui by',
  '/ui cursor',
  '/ui direction',
  '/ui draft',
  '/ui language',
  '/ui sort',
  '/ui state',
  '/ui tab',
]

test('reads no query parameter in a cached page that the description of the page does not name (SEO-17, PLT-64)', () => {
  const unnamed = keptPages.flatMap((page) => {
    const { cacheKeys = [], uncachedParameters = [] } = page.handle
    const named = [languageKey, ...cacheKeys, ...uncachedParameters]
    return parametersOf(page).flatMap((name) => (named.includes(name) ? [] : [`${page.path} ${name}`]))
  })
  expect([...new Set(unnamed)].toSorted()).toEqual(notOfThePage.toSorted())
})

test('names no query parameter in the description of a page that the page does not read (SEO-17)', () => {
  const unread = keptPages.flatMap((page) => {
    const { cacheKeys = [], uncachedParameters = [] } = page.handle
    const read = parametersOf(page)
    return [...cacheKeys, ...uncachedParameters].flatMap((name) =>
      read.includes(name) ? [] : [`${page.path} ${name}`],
    )
  })
  expect(unread).toEqual([])
})

test('finds the query parameters of a page wherever the page reads them (SEO-17)', () => {
  const read = new Set(readPages().flatMap(parametersOf))
  expect(read.size).toBeGreaterThan(20)
})

test('never caches a private page as the page of an item beside it (PLT-63)', () => {
  const find = cacheRulesFinder([
    { path: '/tests/:seriesId', handle: { strings: [], audience: 'everyone', cacheKeys: ['q'] } },
    { path: '/tests/mine', handle: { strings: [], audience: 'student' } },
    { path: '/:area/new', handle: { strings: [], audience: 'admin' } },
    { path: '/*', handle: { strings: [], audience: 'everyone', cacheKeys: [] } },
  ])
  expect(find('/tests/ser_1')?.cacheKeys).toEqual(new Set([languageKey, 'q']))
  for (const path of ['/tests/mine', '/Tests/%4dine/', '/jobs/new', '/no/such/page', '/tests/ser_1.data', '/tests/%zz'])
    expect([path, find(path)]).toEqual([path, null])
})
