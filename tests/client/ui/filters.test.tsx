import { expect, test } from 'vitest'
import { FilterChips } from '../../../client/ui/filters/filter-chips.tsx'
import { ShowResults } from '../../../client/ui/filters/show-results.tsx'
import { chipsOf, withoutParameter, type FilterField } from '../../../client/ui/filters/filter-field.ts'
import { html } from '../support.tsx'

const exam: FilterField = { name: 'exam', label: 'Exam', value: 'ssc', none: 'All exams', options: [['ssc', 'SSC']] }
const sort: FilterField = { name: 'sort', label: 'Sort by', value: 'title', options: [['title', 'Name']] }
const access: FilterField = { name: 'access', label: 'Price', value: undefined, none: 'Any', options: [] }

test('each set filter has a chip: words first, orders never, unknown values as they are (CAT-53)', () => {
  expect(chipsOf([exam, access, sort], 'ratio')).toEqual([
    { name: 'q', text: 'ratio' },
    { name: 'exam', text: 'SSC' },
  ])
  expect(chipsOf([{ ...exam, value: 'gone' }], undefined)).toEqual([{ name: 'exam', text: 'gone' }])
})

test('a chip leads to the first page without its filter, the others kept (CAT-53)', () => {
  expect(withoutParameter('?exam=ssc&kind=full&cursor=a', 'exam')).toBe('?kind=full')
})

test('chips are links named by what they remove (CAT-53)', async () => {
  const chips = await html(<FilterChips chips={chipsOf([exam, sort], undefined)} />, {
    at: '/tests?exam=ssc&sort=title',
  })
  expect(chips).toContain('href="/tests?sort=title"')
  expect(chips).toContain('aria-label="Remove SSC"')
  expect(chips).not.toContain('Name')
})

test('the button at the end of the panel names the number of results (CAT-54)', async () => {
  const button = (count: number) => html(<ShowResults count={count} onShow={() => undefined} />)
  expect(await button(12)).toContain('Show 12 results')
  expect(await button(1001)).toContain('Show 1,000+ results')
})
