import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { withValueAt } from '../../../domain/content/body-paths.ts'
import { mergeBodies } from '../../../domain/content/merge.ts'
import { withRowChange, withRowInOtherList } from '../../../domain/content/rows.ts'
import { jobForm } from '../../../domain/jobs/editor-form.ts'

const row = (name: string) => ({ name: { en: name, hi: '' }, count: 1, vacancies: { ur: 1 } })
const base = {
  title: { en: 'Clerk', hi: 'लिपिक' },
  advertisementNumber: '1/2027',
  posts: [row('Clerk'), row('Steno')],
  seo: {},
}
type Body = Record<string, unknown>
const merge = (mine: Body, theirs: Body) => mergeBodies(jobForm.fields, { base, mine, theirs })

describe('two edits of one draft (OFC-17)', () => {
  test('merges different fields, also of one row and of the two languages', () => {
    const mine = withValueAt(withValueAt(base, 'title.en', 'Clerks'), 'posts.0.count', 9)
    const theirs = withValueAt(withValueAt(base, 'title.hi', 'लिपिकों'), 'posts.0.vacancies.sc', 4)
    const { body, conflicts } = merge(mine, theirs)
    expect(conflicts).toEqual([])
    expect(body['title']).toEqual({ en: 'Clerks', hi: 'लिपिकों' })
    expect(body['posts']).toMatchObject([{ count: 9, vacancies: { ur: 1, sc: 4 } }, {}])
  })

  test('names the field that both changed, and keeps both versions', () => {
    const { body, conflicts } = merge(withValueAt(base, 'title.en', 'Mine'), withValueAt(base, 'title.en', 'Theirs'))
    expect(conflicts).toEqual([{ path: 'title.en', mine: 'Mine', theirs: 'Theirs' }])
    expect(body['title']).toEqual({ en: 'Mine', hi: 'लिपिक' })
  })

  test('keeps rows that both added', () => {
    const added = (name: string) => withRowChange(base, { path: 'posts', act: 'add', row: row(name) })
    const { body, conflicts } = merge(added('Driver'), added('Peon'))
    expect(conflicts).toEqual([])
    expect((body['posts'] as { name: { en: string } }[]).map(({ name }) => name.en)).toEqual([
      'Clerk',
      'Steno',
      'Peon',
      'Driver',
    ])
  })

  test('does not double a row of ours that is stored although the answer to its save was lost', () => {
    const sent = withRowChange(base, { path: 'posts', act: 'add', row: row('Driver') })
    const mine = withValueAt(sent, 'posts.2.count', 5)
    const theirs = withRowChange(sent, { path: 'posts', act: 'add', row: row('Peon') })
    const { body, conflicts } = mergeBodies(jobForm.fields, { base, mine, theirs, sent })
    expect(conflicts).toEqual([])
    expect(body['posts']).toMatchObject([{}, {}, { name: { en: 'Driver' }, count: 5 }, { name: { en: 'Peon' } }])
    expect(body['posts']).toHaveLength(4)
  })

  test('makes a row that one removed and the other changed a conflict', () => {
    const { conflicts } = merge(
      withRowChange(base, { path: 'posts', act: 'remove', index: 0 }),
      withValueAt(base, 'posts.0.count', 7),
    )
    expect(conflicts.map(({ path }) => path)).toEqual(['posts'])
  })

  test('loses no text of either side, whatever the edits', () => {
    const paths = ['title.en', 'title.hi', 'advertisementNumber', 'posts.0.name.en', 'posts.1.count', 'posts.1.name.hi']
    const edits = fc.array(fc.tuple(fc.constantFrom(...paths), fc.string({ minLength: 1, maxLength: 4 })), {
      maxLength: 5,
    })
    const applied = (list: [string, string][]) =>
      list.reduce<Body>((body, [path, value]) => withValueAt(body, path, value), base)
    fc.assert(
      fc.property(edits, edits, (ours, others) => {
        const { body, conflicts } = merge(applied(ours), applied(others))
        const kept = JSON.stringify([body, conflicts])
        for (const [path] of [...ours, ...others]) {
          for (const side of [applied(ours), applied(others)]) {
            const value = path.split('.').reduce<unknown>((at, key) => (at as Body)[key], side)
            const before = path.split('.').reduce<unknown>((at, key) => (at as Body)[key], base)
            if (value !== before) expect(kept).toContain(JSON.stringify(value))
          }
        }
      }),
    )
  })

  test('keeps unchecked paths that one side added, and drops those that one side checked', () => {
    const marked = { ...base, $marks: ['title.en', 'posts.0.count'] }
    const { body } = mergeBodies(jobForm.fields, {
      base: marked,
      mine: { ...marked, $marks: ['posts.0.count'], advertisementNumber: '2' },
      theirs: { ...marked, $marks: ['title.en', 'posts.0.count', 'posts.1.count'] },
    })
    expect(body['$marks']).toEqual(['posts.0.count', 'posts.1.count'])
    const confirmed = { ...base, $marks: [] }
    expect(mergeBodies(jobForm.fields, { base: confirmed, mine: confirmed, theirs: base }).body).toEqual(base)
  })

  test('moves unchecked paths with their rows', () => {
    const marked = { ...base, $marks: ['posts.0.count', 'posts.1.name.en', 'title.en'] }
    expect(withRowChange(marked, { path: 'posts', act: 'down', index: 0 })['$marks']).toEqual([
      'posts.1.count',
      'posts.0.name.en',
      'title.en',
    ])
    expect(withRowChange(marked, { path: 'posts', act: 'remove', index: 0 })['$marks']).toEqual([
      'posts.0.name.en',
      'title.en',
    ])
  })

  test('moves a row to any place, and into another list of the same field', () => {
    const marked = { posts: ['one', 'two', 'three'], chapters: [{ lessons: ['a', 'b'] }, { lessons: ['c'] }] }
    expect(withRowChange(marked, { path: 'posts', act: 'move', index: 0, to: 2 })).toMatchObject({
      posts: ['two', 'three', 'one'],
    })
    expect(withRowChange(marked, { path: 'posts', act: 'move', index: 2, to: 0 })).toMatchObject({
      posts: ['three', 'one', 'two'],
    })
    const [from, to] = [
      { path: 'chapters.0.lessons', index: 0 },
      { path: 'chapters.1.lessons', index: 0 },
    ]
    const $marks = ['chapters.0.lessons.0.title', 'chapters.0.lessons.1.title', 'chapters.1.lessons.0.title']
    const { body, moved } = withRowInOtherList({ ...marked, $marks }, from, to)
    expect(body).toMatchObject({ chapters: [{ lessons: ['b'] }, { lessons: ['a', 'c'] }] })
    expect(body['$marks']).toEqual([
      'chapters.1.lessons.0.title',
      'chapters.0.lessons.0.title',
      'chapters.1.lessons.1.title',
    ])
    expect(moved).toEqual([
      { path: from.path, moves: [null, 0] },
      { path: to.path, moves: [1] },
    ])
  })
})
