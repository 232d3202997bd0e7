import { describe, expect, test } from 'vitest'
import { marksOf } from '../../../domain/catalogue/marking.ts'
import { neutralPattern, placeOfKind } from '../../../domain/catalogue/preview-pattern.ts'
import { questionKinds } from '../../../domain/questions/kinds/names.ts'
import { units } from '../../../domain/results/marks.ts'
import { presetVersion } from '../../../drizzle/reference/presets/index.ts'

describe('the pattern of a previewed question (OFC-156)', () => {
  test('has the marks of the first section with its kind, of the lighter weight where it has two', () => {
    const { pattern } = presetVersion('pre_gate_v1')
    const place = placeOfKind(pattern, 'mcq')
    expect(place?.weight).toBe(1)
    expect(marksOf(pattern, place?.section.id ?? '', 'mcq', place?.weight)).toMatchObject({ correct: units('1') })
  })

  test('has no place for a kind that the exam does not set', () => {
    expect(placeOfKind(presetVersion('pre_ssc-cgl-1_v1').pattern, 'nat')).toBeNull()
  })

  test.each(questionKinds)('takes every kind without an exam: %s', (kind) => {
    const pattern = neutralPattern(kind)
    expect(marksOf(pattern, placeOfKind(pattern, kind)?.section.id ?? '', kind)).toEqual({
      correct: units('1'),
      wrong: 0,
    })
  })
})
