import { expect, test } from 'vitest'
import { stripDays } from '../../../domain/current-affairs/strip.ts'

test('the strip ends today, and holds an earlier day between its neighbours (AFF-36)', () => {
  const ends = (day?: string) => [stripDays('2026-03-02', day)[0], stripDays('2026-03-02', day).at(-1)]
  expect(stripDays('2026-03-02')).toHaveLength(7)
  expect(ends()).toEqual(['2026-02-24', '2026-03-02'])
  expect(ends('2026-02-28')).toEqual(['2026-02-24', '2026-03-02'])
  expect(ends('2025-12-31')).toEqual(['2025-12-28', '2026-01-03'])
  for (const later of ['2026-03-09', '9999-12-31']) expect(ends(later)).toEqual(['2026-02-24', '2026-03-02'])
})
