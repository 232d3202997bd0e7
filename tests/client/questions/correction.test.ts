import { describe, expect, test } from 'vitest'
import { changedParts, partsOf, postedCorrection } from '../../../client/features/questions/admin/imports/correction.ts'

const posted = (entries: Record<string, string>) => {
  const form = new FormData()
  for (const [name, value] of Object.entries(entries)) form.append(name, value)
  return partsOf(form)
}

const saved = {
  intent: 'correct',
  topic: 'Percentge',
  'stem.en': 'One\r\ntwo',
  'key.kind': 'mcq',
  'key.optionIds': 'b',
}

describe('the correction of a row (OFC-179)', () => {
  test('has no change where only line ends differ', () => {
    expect(changedParts(posted({ ...saved, 'stem.en': 'One\ntwo' }), posted(saved))).toBeNull()
  })

  test('sends changed texts alone, so that the other ones stay as they were saved elsewhere', () => {
    const parts = changedParts(posted({ ...saved, topic: 'Percentage' }), posted(saved))
    expect(parts && postedCorrection(3, parts)).toEqual({
      revision: 3,
      corrections: [{ path: 'topic', value: 'Percentage' }],
    })
  })

  test('sends a changed key whole, as its kind posts it', () => {
    const parts = changedParts(posted({ ...saved, 'key.optionIds': 'c' }), posted(saved))
    expect(parts && postedCorrection(0, parts)).toEqual({
      revision: 0,
      corrections: [],
      key: { kind: 'mcq', optionIds: ['c'] },
    })
  })
})
