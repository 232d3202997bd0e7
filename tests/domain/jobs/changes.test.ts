import { describe, expect, test } from 'vitest'
import { changesBetween, wordDiff } from '../../../domain/jobs/changes.ts'
import { content, date, post } from './job.ts'

describe('a corrigendum as a difference (JOB-11)', () => {
  test('is empty for equal versions', () => {
    expect(changesBetween(content(), content())).toEqual([])
  })

  test('shows the value before and after of everything that changed, in the order of the page', () => {
    const before = content({
      dates: [date({ kind: 'apply_to', at: 1 }), date({ kind: 'exam', at: 5, tentative: true })],
      fees: [{ category: 'ur', paise: 10_000 }],
    })
    const after = content({
      dates: [date({ kind: 'apply_to', at: 2 }), date({ kind: 'exam', at: 5 })],
      fees: [],
      posts: [post({ count: 12, vacancies: { ur: 7, obc: 3, sc: 2 }, age: { min: 18, max: 30, asOn: '2026-08-01' } })],
      relaxations: [{ category: 'obc', years: 5, note: null }],
    })
    const changes = changesBetween(before, after)
    expect(changes.map(({ field, of }) => `${field} ${of ?? '-'}`)).toEqual([
      'date apply_to',
      'date exam',
      'vacancies -',
      'vacancies ur',
      'age -',
      'fee ur',
      'relaxation obc',
      'relaxation sc',
      'relaxation pwbd',
    ])
    expect(changes.find(({ field }) => field === 'fee')).toMatchObject({
      before: { kind: 'rupees', paise: 10_000 },
      after: null,
    })
    expect(changes.find(({ field }) => field === 'age')).toMatchObject({ before: { max: 27 }, after: { max: 30 } })
  })

  test('shows added and removed posts', () => {
    const typist = post({ name: { en: 'Typist', hi: 'टंकक' } })
    expect(changesBetween(content(), content({ posts: [typist] }))).toMatchObject([
      { field: 'post', post: { en: 'Clerk' }, after: null },
      { field: 'post', post: { en: 'Typist' }, before: null },
    ])
  })

  test('ignores a changed note', () => {
    const noted = content({ dates: [date({ kind: 'exam', at: 5, note: { en: 'x', hi: 'x' } })] })
    expect(changesBetween(content({ dates: [date({ kind: 'exam', at: 5 })] }), noted)).toEqual([])
  })
})

describe('the word-by-word difference of texts (JOB-11)', () => {
  const shown = (before: string, after: string): string =>
    wordDiff(before, after)
      .map(({ side, text }) => (side === 'both' ? text : side === 'before' ? `[-${text}]` : `[+${text}]`))
      .join('')

  test.each([
    ['same', 'same', 'same'],
    ['', 'new', '[+new]'],
    ['old', '', '[-old]'],
    ['by post only', 'by post or online', 'by post [-only][+or online]'],
    ['शुल्क 100 रुपये है', 'शुल्क 200 रुपये है', 'शुल्क [-100][+200] रुपये है'],
  ])('of %s -> %s', (before, after, diff) => {
    expect(shown(before, after)).toBe(diff)
  })

  test('contains both texts whole', () => {
    const [before, after] = ['1. Open.\n2. Fill in the form.\n3. Pay.', '1. Open and register.\n2. Fill in.\n3. Pay.']
    const side = (left: 'before' | 'after') =>
      wordDiff(before, after)
        .filter((piece) => piece.side === 'both' || piece.side === left)
        .map(({ text }) => text)
        .join('')
    expect([side('before'), side('after')]).toEqual([before, after])
  })
})
