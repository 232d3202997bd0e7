import { describe, expect, test } from 'vitest'
import { viewIn, viewsOf } from '../../domain/language.ts'

describe('languages in which content is viewed (HAL-15, CAT-18)', () => {
  test.each([undefined, null, ['en', 'hi'] as const])(
    'offers content set in both languages (%s) in each of them and side by side',
    (set) => {
      expect(viewsOf(set)).toEqual(['en', 'hi', 'both'])
      for (const view of ['en', 'hi', 'both'] as const) expect(viewIn(set, view)).toBe(view)
    },
  )
  test('shows content set in English only in English, whatever is wanted', () => {
    expect(viewsOf(['en'])).toEqual(['en'])
    for (const view of ['en', 'hi', 'both'] as const) expect(viewIn(['en'], view)).toBe('en')
  })
})
