import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { freeParameters, keyedParameters } from '../../../worker/pages/page-key.ts'

/** Read on pages that are never kept: about one visitor, or a search. */
const ofOtherPages = [
  'attempt',
  'bookmarks',
  'next',
  'error',
  'code',
  'token',
  'question',
  'page',
  'type',
  'provider',
  'word',
]

/** Read from addresses of authenticator apps. */
const ofNoPage = ['secret']

test('architecture.md, the way data flows: every parameter that a page reads is known to the cache of pages', () => {
  const files = globSync('client/{features,routes}/**/*.{ts,tsx}')
  const names = files.flatMap((file) => {
    const source = readFileSync(file, 'utf8')
    const read = [...source.matchAll(/\b(?:search|searchParams|params)\)?\.(?:get|has|getAll)\('(\w+)'\)/g)]
    const asText = /searchParams|URLSearchParams/.test(source) ? [...source.matchAll(/\btext\('(\w+)',/g)] : []
    return [...read, ...asText].map(([, name = '']) => ({ file, name }))
  })
  expect(names.length).toBeGreaterThan(20)
  const known = new Set([...keyedParameters, ...freeParameters, ...ofOtherPages, ...ofNoPage])
  expect(names.filter(({ name }) => !known.has(name))).toEqual([])
})
