import { describe, expect, test } from 'vitest'
import { qualifications } from '../../../domain/accounts/student-profile.ts'
import { fitsUnless, holds, verdictOn, type Candidate } from '../../../domain/jobs/eligibility.ts'
import { content, post } from './job.ts'

/** 23 years old on the day that counts. */
const candidate: Candidate = { birthDate: '2003-01-15', category: 'ur', qualification: 'graduate', state: 'UP' }

const verdict = (parts: Partial<Candidate>, job: Parameters<typeof content>[0] = {}) => {
  const { answer, posts } = verdictOn(content(job), { ...candidate, ...parts })
  return { answer, ...posts[0] }
}

describe('issue 5 item 4: eligibility from the profile', () => {
  test('who meets everything is eligible', () => {
    expect(verdict({})).toEqual({ answer: 'eligible', reasons: [], checks: [] })
  })

  test('every reason is told, not only the first', () => {
    const { answer, reasons } = verdict({ birthDate: '2010-01-01', qualification: 'class-10' })
    expect({ answer, reasons }).toEqual({
      answer: 'not',
      reasons: [
        { why: 'too_young', bornBy: '2008-08-01' },
        { why: 'qualification', needs: 'class-12' },
      ],
    })
  })

  test('an empty profile: everything that is missing is named once', () => {
    const empty = { birthDate: null, category: null, qualification: null, state: null }
    const job = { posts: [post({ vacancies: { obc: 1 } })], domicile: { state: 'UP', rule: 'only' } as const }
    expect(verdict(empty, job)).toEqual({
      answer: 'check',
      reasons: [],
      checks: ['birthDate', 'qualification', 'state', 'category'].map((field) => ({ check: 'missing', field })),
    })
  })

  test('what does not matter is not asked for', () => {
    expect(verdict({ category: null, state: null })).toMatchObject({ answer: 'eligible' })
    expect(
      verdict({ birthDate: null }, { posts: [post({ age: { min: null, max: null, asOn: '2026-08-01' } })] }),
    ).toMatchObject({
      answer: 'eligible',
    })
  })
})

describe('issue 5 item 4: age and relaxation', () => {
  /** 28 on the day. */
  const older = '1998-01-15'

  test('the relaxation of the category counts', () => {
    expect(verdict({ birthDate: older, category: 'obc' })).toMatchObject({ answer: 'eligible' })
    expect(verdict({ birthDate: older, category: 'ur' })).toMatchObject({
      answer: 'check',
      reasons: [],
      checks: [{ check: 'relaxation', bornFrom: '1999-08-02', relaxation: 0, unless: ['pwbd'] }],
    })
  })

  test('a category that is not known may bring the years: check, not no', () => {
    expect(verdict({ birthDate: older, category: null })).toMatchObject({
      answer: 'check',
      checks: [{ check: 'missing', field: 'category' }],
    })
    expect(verdict({ birthDate: '1975-01-01', category: null })).toMatchObject({
      answer: 'not',
      reasons: [{ why: 'too_old', relaxation: 0 }],
      checks: [],
    })
  })

  test('a relaxation that the profile cannot hold is left to check, and comes on top of the category’s', () => {
    // 38: 27 and 3 are not enough, and 10 more are.
    expect(verdict({ birthDate: '1988-01-15', category: 'obc' })).toMatchObject({
      answer: 'check',
      reasons: [],
      checks: [{ check: 'relaxation', relaxation: 3, unless: ['pwbd'] }],
    })
    // 44: none is enough.
    expect(verdict({ birthDate: '1982-01-15', category: 'obc' })).toMatchObject({
      answer: 'not',
      reasons: [{ why: 'too_old', relaxation: 3 }],
      checks: [],
    })
  })

  test('where something else is missing as well, it is no, and the relaxation is told', () => {
    expect(verdict({ birthDate: older, qualification: 'class-10' })).toMatchObject({
      answer: 'not',
      reasons: [{ why: 'qualification' }],
      checks: [{ check: 'relaxation', unless: ['pwbd'] }],
    })
  })

  test('each relaxation with which an age would fit is named, the years of the category counted in', () => {
    const age = { min: 18, max: 37, asOn: '2026-08-01' }
    const relaxations = [
      { category: 'women' as const, years: 5, note: null },
      { category: 'pwbd' as const, years: 10, note: null },
    ]
    expect(fitsUnless('1986-06-01', age, relaxations, 0)).toEqual(['pwbd', 'women'])
    expect(fitsUnless('1982-06-01', age, relaxations, 0)).toEqual(['pwbd'])
    expect(fitsUnless('1977-06-01', age, relaxations, 0)).toEqual([])
    expect(fitsUnless('1977-06-01', age, relaxations, 3)).toEqual(['pwbd'])
  })
})

describe('issue 5 item 4: state and seats', () => {
  test('posts for residents only', () => {
    const job = { domicile: { state: 'BR', rule: 'only' } as const }
    expect(verdict({ state: 'BR' }, job)).toMatchObject({ answer: 'eligible' })
    expect(verdict({ state: 'UP' }, job)).toMatchObject({ answer: 'not', reasons: [{ why: 'domicile', state: 'BR' }] })
  })

  test('where seats are reserved for residents, others count as unreserved: no relaxation and no reserved seat', () => {
    const domicile = { state: 'BR', rule: 'reserved' } as const
    const older = { birthDate: '1998-01-15', category: 'obc' } as const
    expect(verdict({ ...older, state: 'BR' }, { domicile })).toMatchObject({ answer: 'eligible' })
    expect(verdict({ ...older, state: 'UP' }, { domicile })).toMatchObject({
      answer: 'not',
      reasons: [{ why: 'too_old', relaxation: 0 }],
    })
    const posts = [post({ vacancies: { obc: 4 } })]
    expect(verdict({ category: 'obc', state: 'UP' }, { domicile, posts })).toMatchObject({
      answer: 'not',
      reasons: [{ why: 'no_seats', category: 'ur' }],
    })
  })

  test('unreserved seats are for everyone; without one, the own category must have some', () => {
    expect(verdict({ category: 'st' })).toMatchObject({ answer: 'eligible' })
    const posts = [post({ vacancies: { ur: 0, sc: 2 } })]
    expect(verdict({ category: 'sc' }, { posts })).toMatchObject({ answer: 'eligible' })
    expect(verdict({ category: 'st' }, { posts })).toMatchObject({
      answer: 'not',
      reasons: [{ why: 'no_seats', category: 'st' }],
    })
    expect(verdict({ category: 'st' }, { posts: [post({ vacancies: {} })] })).toMatchObject({ answer: 'eligible' })
  })
})

describe('issue 5 item 4: qualification', () => {
  const table = {
    'class-10': 'yyyyyyy',
    'class-12': 'nyppyyy',
    iti: 'nnypppp',
    diploma: 'nnnyppp',
    graduate: 'nnnnyyy',
    postgraduate: 'nnnnnyy',
    doctorate: 'nnnnnny',
  } as const

  test.each(Object.entries(table) as [keyof typeof table, string][])('%s is asked', (needs, row) => {
    expect(qualifications.map((has) => holds(has, needs)[0]).join('')).toBe(row)
  })

  test('a subject that is asked, and what may be equal, is left to check', () => {
    const asks = (level: 'graduate' | 'diploma', special: boolean) => ({
      posts: [post({ qualification: { level, text: { en: 'x', hi: 'x' }, special } })],
    })
    expect(verdict({}, asks('graduate', true))).toMatchObject({ answer: 'check', checks: [{ check: 'subject' }] })
    expect(verdict({}, asks('diploma', true))).toMatchObject({
      answer: 'check',
      checks: [{ check: 'equivalence', needs: 'diploma' }],
    })
    expect(verdict({ qualification: 'class-12' }, asks('graduate', true))).toMatchObject({ answer: 'not' })
  })

  test('of several posts the best answer is the job’s', () => {
    const easy = post()
    const hard = post({ qualification: { level: 'doctorate', text: { en: 'x', hi: 'x' }, special: false } })
    const subject = post({ qualification: { level: 'graduate', text: { en: 'x', hi: 'x' }, special: true } })
    const answers = (posts: (typeof easy)[]) => verdictOn(content({ posts }), candidate)
    expect(answers([hard, easy])).toMatchObject({
      answer: 'eligible',
      posts: [{ answer: 'not' }, { answer: 'eligible' }],
    })
    expect(answers([hard, subject]).answer).toBe('check')
    expect(answers([hard]).answer).toBe('not')
  })
})
