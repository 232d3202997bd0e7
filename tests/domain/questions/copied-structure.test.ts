import { describe, expect, test } from 'vitest'
import { withCopiedStructure } from '../../../domain/questions/copied-structure.ts'
import { parityOf } from '../../../domain/questions/parity/parity-of.ts'

const option = (id: string, en: string, hi = '') => ({ id, content: { en, hi } })

describe('the structure of a question copied into the other language (OFC-36)', () => {
  const body = {
    stem: { en: 'If $x + 2 = 5$ and y is 10, find $x$.', hi: '' },
    options: [option('a', '$3$'), option('b', '12 km'), option('c', 'Twelve apples'), option('d', '7', 'सात')],
    solution: { en: 'It follows.', hi: '' },
    key: { kind: 'mcq', optionIds: ['a'] },
  }
  const copied = withCopiedStructure(body, 'hi')

  test('texts without words are copied whole, and no written text is replaced', () => {
    expect(copied['options']).toEqual([
      option('a', '$3$', '$3$'),
      option('b', '12 km', '12 km'),
      option('c', 'Twelve apples'),
      option('d', '7', 'सात'),
    ])
  })

  test('other texts get their formulas and numbers with marks for the words', () => {
    expect(copied['stem']).toEqual({ en: body.stem.en, hi: '…… $x + 2 = 5$ …… 10 …… $x$ ……' })
    expect(copied['solution']).toEqual(body.solution)
  })

  test('the marks are reported until words replace them', () => {
    expect(parityOf(copied).map(({ code, path }) => [code, path])).toContainEqual(['blanks_differ', 'stem.hi'])
  })

  test('the draft is as it was where there is no blank text', () => {
    expect(withCopiedStructure(copied, 'en')).toBe(copied)
  })
})
