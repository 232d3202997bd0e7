import { beforeAll, expect, test } from 'vitest'
import { DayStrip } from '../../../client/features/current-affairs/lazy-days.tsx'
import { ListPage } from '../../../client/features/current-affairs/list-page.tsx'
import type { AffairList, AffairStrip } from '../../../domain/current-affairs/contract.ts'
import { routedHtml } from '../support.tsx'

beforeAll(async () => {
  await DayStrip.load()
})

const today = '2026-11-28'
const list: AffairList = { items: [], count: 0, months: [], next: null }

const stripWith = (ids: string[]): AffairStrip => ({ today, days: [{ date: today, ids }], read: null })

const pageWith = (ids: string[]): string =>
  routedHtml(<ListPage filters={{}} list={list} strip={stripWith(ids)} quiz={null} categories={[]} />)

test('the list shows the strip of seven days once one of them has items (AFF-36)', () => {
  const address = `href="/study-materials/current-affairs/${today}"`
  const shown = pageWith(['caf_one'])
  expect(shown).toContain('Day by day')
  expect(shown).toContain(address)
  expect(pageWith([])).not.toContain('Day by day')
})
