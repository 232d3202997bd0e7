import { describe, expect, test } from 'vitest'
import { uncheckedPaths } from '../../../domain/content/fields.ts'
import { draftFromEarlier, draftFromNotice, draftFromTemplate, emptyDraft } from '../../../domain/jobs/new-draft.ts'
import { applyTemplate } from '../../../domain/jobs/templates/apply-template.ts'
import { findTemplate, jobTemplates } from '../../../domain/jobs/templates/index.ts'
import { splitSeats } from '../../../domain/jobs/templates/split-seats.ts'
import { vacancyCategories } from '../../../domain/jobs/kinds.ts'
import { organisations } from '../../../drizzle/reference/organisations.ts'
import { centralNotices } from './notices/central.ts'
import { at } from './notices/notice.ts'

const union = findTemplate('union')
const uttarPradesh = findTemplate('UP')
if (!union || !uttarPradesh) throw new Error('templates are missing')

describe('templates of terms (JOB-35)', () => {
  test('split any total into seats that add up to it', () => {
    for (const { reservation } of jobTemplates) {
      if (!reservation) continue
      for (const total of [1, 2, 7, 13, 99, 100, 1_000, 12_345]) {
        const seats = splitSeats(total, reservation)
        const sum = (['ur', 'ews', 'obc', 'sc', 'st'] as const).reduce((all, each) => all + (seats[each] ?? 0), 0)
        expect(sum).toBe(total)
        for (const each of Object.values(seats)) expect(each).toBeLessThanOrEqual(total)
      }
    }
    expect(splitSeats(100, { of: { ews: 10, obc: 27, sc: 15, st: 7.5 }, across: { pwbd: 4 } })).toEqual({
      ur: 41,
      ews: 10,
      obc: 27,
      sc: 15,
      st: 7,
      pwbd: 4,
    })
  })

  test('name their source and first day, and no category twice', () => {
    expect(new Set(jobTemplates.map(({ id }) => id)).size).toBe(jobTemplates.length)
    for (const { sources, validFrom, relaxations, fees, name } of jobTemplates) {
      expect(sources.length).toBeGreaterThan(40)
      expect(Date.parse(validFrom)).toBeGreaterThan(Date.parse('1990-01-01'))
      expect(name.hi).not.toBe('')
      for (const rows of [relaxations, fees]) {
        const categories = rows.map(({ category }) => category)
        expect(new Set(categories).size).toBe(categories.length)
        for (const category of categories) expect(vacancyCategories).toContain(category)
      }
    }
  })

  test('fill blank terms only, as unchecked fields, and split a total', () => {
    const body = {
      ...emptyDraft(),
      fees: [{ category: 'ur', paise: 4_200 }],
      posts: [
        { count: 200, vacancies: {} },
        { count: 10, vacancies: { ur: 10 } },
        { count: null, vacancies: {} },
      ],
    }
    const filled = applyTemplate(body, uttarPradesh)
    expect(filled.fees).toEqual(body.fees)
    expect(filled.domicile).toEqual({ state: 'UP', rule: 'reserved' })
    const [first, second] = filled.posts as { vacancies: Record<string, number> }[]
    expect(first?.vacancies).toEqual({ ur: 80, ews: 20, obc: 54, sc: 42, st: 4, pwbd: 8, esm: 10, women: 40 })
    expect(second?.vacancies).toEqual({ ur: 10 })
    const marks = uncheckedPaths(filled)
    expect(marks).toContain('posts.0.vacancies')
    expect(marks).toContain('relaxations.0.years')
    expect(marks).toContain('domicile.state')
    expect(marks).not.toContain('fees.0.paise')
    const replaced = applyTemplate(filled, union, { replace: true })
    expect(replaced.fees).toHaveLength(8)
    expect(uncheckedPaths(replaced)).toContain('fees.7.paise')
    expect(uncheckedPaths(draftFromTemplate(union))).toContain('level')
  })
})

describe('a new draft (JOB-36)', () => {
  test('of a notice has every field, the unchecked paths and the notice', () => {
    const text = centralNotices[0]?.text ?? ''
    const draft = draftFromNotice(text, organisations)
    expect(Object.keys(emptyDraft()).filter((key) => !(key in draft))).toEqual([])
    expect(draft['$notice']).toBe(text)
    const marks = uncheckedPaths(draft)
    for (const mark of [
      'title.en',
      'organisationId',
      'dates.0.at',
      'posts.0.name.en',
      'posts.1.vacancies',
      'fees.0.paise',
    ])
      expect(marks).toContain(mark)
    const [post] = draft['posts'] as Record<string, unknown>[]
    expect(Object.keys(post ?? {})).toEqual(['name', 'count', 'payLevel', 'pay', 'qualification', 'age', 'vacancies'])
  })

  test('of an earlier notice has tentative dates a year later, without number, corrigenda and passing links', () => {
    const date = { kind: 'exam', until: null, allDay: true, tentative: false, note: null }
    const draft = draftFromEarlier({
      ...emptyDraft(),
      slug: 'clerks-2026',
      advertisementNumber: '1/2026',
      stage: 'result',
      dates: [
        { ...date, at: at('2028-02-29') },
        { ...date, kind: 'result', at: null },
      ],
      posts: [{ age: { min: 18, max: 30, asOn: '2026-08-01' } }],
      links: [
        { kind: 'site', checkedAt: 5 },
        { kind: 'result', checkedAt: 5 },
      ],
      cancelled: { at: 1, note: { en: 'x', hi: '' } },
    })
    expect(draft).toMatchObject({ slug: '', advertisementNumber: '', stage: 'applications', cancelled: null })
    expect(draft['dates']).toMatchObject([{ at: at('2029-02-28'), tentative: true }, { at: null }])
    expect(draft['posts']).toMatchObject([{ age: { asOn: '2027-08-01' } }])
    expect(draft['links']).toEqual([{ kind: 'site', checkedAt: null }])
    expect(uncheckedPaths(draft)).toContain('dates.1.at')
  })
})
