import { describe, expect, test } from 'vitest'
import { rowNameOn } from '../../../domain/content/row-names.ts'
import { shownDiff } from '../../../domain/content/shown-diff.ts'
import { questionForm } from '../../../domain/questions/editor-form.ts'

const text = (en: string) => ({ en, hi: '' })
const option = (id: string, en: string) => ({ id, content: text(en) })

describe('names of rows in differences (OFC-25)', () => {
  test('options have the letters of their places, as students see them', () => {
    const before = { options: [option('a', 'One'), option('b', 'Two')], reasons: { b: text('Old') } }
    const after = { options: [option('b', 'Three'), option('a', 'One')], reasons: { b: text('New') } }
    const { changes } = shownDiff(questionForm, before, after)
    expect(changes.map(({ path, rowName }) => [path, rowName])).toEqual([
      ['options.0.content.en', 'A'],
      ['options', undefined],
      ['reasons.b.en', 'A'],
    ])
  })

  test('the right options are named by their letters in each of the two bodies', () => {
    const key = { kind: 'mcq', optionIds: ['b'] }
    const before = { options: [option('a', 'One'), option('b', 'Two'), option('c', 'Three')], key }
    const after = { options: [option('c', 'Three'), option('b', 'Two')], key: { ...key, optionIds: ['c', 'b'] } }
    const { changes } = shownDiff(questionForm, before, after)
    expect(changes.find(({ path }) => path === 'key.optionIds')).toMatchObject({ before: ['B'], after: ['A', 'B'] })
  })

  test('a removed option has the letter that it had, without its id beside it', () => {
    const options = [option('a', 'One'), option('b', 'Two')]
    const { changes } = shownDiff(questionForm, { options }, { options: options.slice(0, 1) })
    expect(changes).toMatchObject([{ change: 'removed', rowName: 'B', row: [{ path: 'content.en' }] }])
  })

  test('rows and columns of a matrix have the letters and numbers that papers print', () => {
    const rows = [option('q', 'Force'), option('p', 'Energy')]
    expect(rowNameOn(questionForm, 'rows.0.content.hi', { rows })).toBe('Q')
    expect(rowNameOn(questionForm, 'columns.1.content', {})).toBe('2')
    expect(rowNameOn(questionForm, 'key.rows.p', { rows })).toBe('P')
  })

  test('other lists have numbers only', () => {
    expect(rowNameOn(questionForm, 'tags.1', { tags: ['x', 'y'] })).toBeNull()
    expect(rowNameOn(questionForm, 'stem.en')).toBeNull()
  })
})
