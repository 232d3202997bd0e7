import { expect, test } from 'vitest'
import { SeriesFacts } from '../../../client/features/catalogue/series-facts.tsx'
import type { SeriesSummary } from '../../../domain/catalogue/contract.ts'
import { html } from '../support.tsx'

const series: SeriesSummary = {
  id: 'ser_1',
  title: { en: 'Mocks', hi: 'मॉक' },
  summary: { en: '', hi: '' },
  exam: { id: 'ssc', title: { en: 'SSC', hi: 'एसएससी' } },
  access: 'paid',
  entitlement: 'locked',
  offer: null,
  testCount: 5,
  freeTestCount: 2,
  tests: [],
}

const textOf = async (parts: Partial<SeriesSummary>) =>
  (await html(<SeriesFacts series={{ ...series, ...parts }} />)).replaceAll(/<[^>]*>/g, '')

test.each<[string, Partial<SeriesSummary>, string]>([
  ['a free one', { access: 'free', freeTestCount: 5 }, '5 testsFree'],
  ['one with samples', {}, '5 tests, 2 freePremium'],
  ['one without samples', { freeTestCount: 0 }, '5 testsPremium'],
  ['one that is owned', { entitlement: 'open' }, '5 testsYou have this series'],
])('%s tells its tests and its price once (CAT-52)', async (_which, parts, text) => {
  expect(await textOf(parts)).toBe(text)
})
