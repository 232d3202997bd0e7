import { describe, expect, test } from 'vitest'
import { checklistOf, type ChecklistEntry } from '../../../domain/content/checklist.ts'
import { numbersOf } from '../../../domain/content/checks/markdown.ts'
import { differencesOf } from '../../../domain/content/checks/parity.ts'
import type { DraftBody } from '../../../domain/content/contract.ts'
import { jobForm } from '../../../domain/jobs/editor-form.ts'

const now = Date.UTC(2026, 10, 23)
const day = 86_400_000

const checks = (body: DraftBody, parts: { faults?: Record<string, string>; stale?: string[] } = {}) =>
  checklistOf({ form: jobForm, body, faults: {}, stale: [], now, ...parts })

const entriesOf = (entries: ChecklistEntry[]) => entries.map(({ code, path, blocks }) => [code, path, blocks])

describe('checklist before publication (OFC-23)', () => {
  test('lists blocking entries first, then in the order of the form, each with its field', () => {
    const body = { slug: 'x', title: { en: 'Clerk', hi: '' }, about: { en: 'Text', hi: 'पाठ' } }
    const entries = checks(body, { faults: { slug: 'taken', 'posts.0.name.en': 'required' }, stale: ['about.hi'] })
    expect(entriesOf(entries)).toEqual([
      ['fault', 'posts.0.name.en', true],
      ['fault', 'slug', true],
      ['translation_missing', 'title.hi', false],
      ['translation_stale', 'about.hi', false],
    ])
  })

  test('blocks images without alternative text and unsafe links', () => {
    const about = {
      en: 'See ![](a.png) and [this](javascript:alert(1)).',
      hi: 'देखें ![चित्र](a.png) और [यह](https://a.in).',
    }
    expect(entriesOf(checks({ about }))).toEqual([
      ['link_unsafe', 'about.en', true],
      ['alternative_missing', 'about.en', true],
      ['links_differ', 'about.hi', false],
    ])
  })

  test('warns of links that were checked long ago and blocks those never checked', () => {
    const link = (days: number) => ({ url: 'https://ssc.gov.in', checkedAt: now - days * day })
    expect(checks({ links: [link(3), link(45)] })).toEqual([
      { code: 'link_unchecked', path: 'links.1.checkedAt', blocks: false, values: { count: 45 } },
    ])
    const never = checks({ links: [] }, { faults: { 'links.0.checkedAt': 'required' } })
    expect(never).toEqual([{ code: 'link_unchecked', path: 'links.0.checkedAt', blocks: true }])
  })

  test('warns of unchecked fields and of titles that search engines cut', () => {
    const body = { title: { en: 'Clerk '.repeat(12), hi: 'लिपिक' }, $marks: ['posts.0.count', 'gone.0'] }
    expect(entriesOf(checks(body))).toEqual([
      ['title_long', 'title.en', false],
      ['unchecked', 'posts.0.count', false],
    ])
    expect(checks({ ...body, $marks: [], seo: { title: { en: 'Short', hi: '' } } }).map(({ code }) => code)).toEqual([
      'translation_missing',
    ])
  })
})

describe('parity of the two languages (OFC-23)', () => {
  test.each([
    ['the same numbers in other digits and groups', '1,200 posts from 05 June', '1200 पद, ०५ जून से', []],
    ['a number that differs', 'Fee 100', 'शुल्क 1000', [{ code: 'numbers_differ', en: '100', hi: '1000' }]],
    ['a formula that differs', 'Area $a^2$', 'क्षेत्रफल $a^3$', [{ code: 'formulas_differ', en: 'a^2', hi: 'a^3' }]],
    ['a link that is missing', '[Apply](https://a.in)', 'आवेदन', [{ code: 'links_differ', en: 'https://a.in', hi: '' }]],
    [
      'Hindi that is still English',
      'Combined Graduate Level',
      'Combined Graduate Level',
      [{ code: 'not_translated', en: '', hi: '' }],
    ],
    ['an empty translation', 'Fee 100', '', []],
  ])('names %s', (_what, en, hi, expected) => {
    expect(differencesOf({ en, hi })).toEqual(expected)
  })

  test('reads a hostile text in a bounded time', () => {
    const begun = performance.now()
    for (const part of ['![', '[', '$', '$$', '](', '1,'])
      differencesOf({ en: part.repeat(60_000), hi: `${part.repeat(60_000)}x` })
    expect(numbersOf('$x_5$ and 7 at https://a.in/9')).toEqual(['7'])
    expect(performance.now() - begun).toBeLessThan(2_000)
  })
})
