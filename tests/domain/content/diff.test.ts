import { describe, expect, test } from 'vitest'
import { changesBetween } from '../../../domain/content/diff.ts'

const post = (en: string, count: number | null) => ({ name: { en, hi: `${en} हिंदी` }, count, vacancies: { ur: count } })

describe('difference of two bodies by field (OFC-25)', () => {
  test('names the language of a text and the path of a value', () => {
    const before = { title: { en: 'Clerk', hi: 'लिपिक' }, count: 5, exams: ['ssc'] }
    const after = { title: { en: 'Clerk', hi: 'क्लर्क' }, count: 6, exams: ['ssc', 'bank'] }
    expect(changesBetween(before, after)).toEqual([
      { change: 'changed', path: 'title.hi', kind: 'text', language: 'hi', before: 'लिपिक', after: 'क्लर्क' },
      { change: 'changed', path: 'count', kind: 'value', before: 5, after: 6 },
      { change: 'changed', path: 'exams', kind: 'value', before: ['ssc'], after: ['ssc', 'bank'] },
    ])
  })

  test('pairs rows by name, so that a removed row does not change those below it', () => {
    const before = { posts: [post('Clerk', 1), post('Driver', 2), post('Guard', 3)] }
    const after = { posts: [post('Clerk', 1), post('Guard', 4)] }
    expect(changesBetween(before, after)).toEqual([
      {
        change: 'removed',
        path: 'posts.1',
        row: [
          { path: 'name.en', language: 'en', value: 'Driver' },
          { path: 'name.hi', language: 'hi', value: 'Driver हिंदी' },
          { path: 'count', language: null, value: 2 },
          { path: 'vacancies.ur', language: null, value: 2 },
        ],
      },
      { change: 'changed', path: 'posts.1.count', kind: 'value', before: 3, after: 4 },
      { change: 'changed', path: 'posts.1.vacancies.ur', kind: 'value', before: 3, after: 4 },
    ])
  })

  test('takes a renamed row for the same row in its place', () => {
    const changes = changesBetween({ posts: [post('Clerk', 1)] }, { posts: [post('Clerks', 1)] })
    expect(changes.map(({ path }) => path)).toEqual(['posts.0.name.en', 'posts.0.name.hi'])
  })

  test('reports only the order where rows changed places', () => {
    const [one, other] = [post('Clerk', 1), post('Driver', 2)]
    expect(changesBetween({ posts: [one, other] }, { posts: [other, one] })).toEqual([
      { change: 'order', path: 'posts' },
    ])
  })

  test('shows the fields of an added or removed group, without empty and reserved ones', () => {
    const changes = changesBetween(
      { domicile: null, note: '', $marks: ['a'] },
      { domicile: { state: 'BR', rule: 'only' }, note: null, faq: [], $marks: [] },
    )
    expect(changes.map(({ path }) => path)).toEqual(['domicile.state', 'domicile.rule'])
    expect(changesBetween({ a: { en: 'x', hi: '' } }, { a: { en: 'x', hi: '' } })).toEqual([])
  })

  test('accepts any draft', () => {
    expect(changesBetween({ posts: 'x' }, { posts: [post('Clerk', 1)] })).toHaveLength(1)
    expect(changesBetween({ posts: [1, { a: 1 }] }, { posts: [null] })).toHaveLength(1)
    expect(changesBetween({ title: 'x' }, { title: { en: 'x' } }).map(({ path }) => path)).toEqual(['title.en'])
  })
})
