import { describe, expect, test } from 'vitest'
import { qualifications } from '../../../domain/accounts/student-profile.ts'
import {
  admittingRelaxations,
  includesQualification,
  verdictFor,
  type Candidate,
} from '../../../domain/jobs/eligibility.ts'
import { content, post } from './job.ts'

/** 23 years old on the day that counts. */
const candidate: Candidate = { birthDate: '2003-01-15', category: 'ur', qualification: 'graduate', state: 'UP' }

const verdict = (parts: Partial<Candidate>, job: Parameters<typeof content>[0] = {}) => {
  const { answer, posts } = verdictFor(content(job), { ...candidate, ...parts })
  return { answer, ...posts[0] }
}

describe('eligibility by the profile (JOB-19, JOB-20)', () => {
  test('is given when every condition is met', () => {
    expect(verdict({})).toEqual({ answer: 'eligible', reasons: [], checks: [] })
  })

  test('names every reason for a refusal, not only the first', () => {
    const { answer, reasons } = verdict({ birthDate: '2010-01-01', qualification: 'class-10' })
    expect({ answer, reasons }).toEqual({
      answer: 'not',
      reasons: [
        { why: 'too_young', bornBy: '2008-08-01' },
        { why: 'qualification', needs: 'class-12' },
      ],
    })
  })

  test('names each missing field of an empty profile once', () => {
    const empty = { birthDate: null, category: null, qualification: null, state: null }
    const job = { posts: [post({ vacancies: { obc: 1 } })], domicile: { state: 'UP', rule: 'only' } as const }
    expect(verdict(empty, job)).toEqual({
      answer: 'check',
      reasons: [],
      checks: ['birthDate', 'qualification', 'state', 'category'].map((field) => ({ check: 'missing', field })),
    })
  })

  test('does not ask for fields that do not matter', () => {
    expect(verdict({ category: null, state: null })).toMatchObject({ answer: 'eligible' })
    expect(
      verdict({ birthDate: null }, { posts: [post({ age: { min: null, max: null, asOn: '2026-08-01' } })] }),
    ).toMatchObject({
      answer: 'eligible',
    })
  })
})

describe('eligibility by age (JOB-17, JOB-20, JOB-21)', () => {
  /** 28 years old on the day that counts. */
  const older = '1998-01-15'

  test('counts the relaxation of the category', () => {
    expect(verdict({ birthDate: older, category: 'obc' })).toMatchObject({ answer: 'eligible' })
    expect(verdict({ birthDate: older, category: 'ur' })).toMatchObject({
      answer: 'check',
      reasons: [],
      checks: [{ check: 'relaxation', bornFrom: '1999-08-02', relaxation: 0, unless: ['pwbd'] }],
    })
  })

  test('leads to a check when an unknown category might bring the years', () => {
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

  test('leads to a check for relaxations that the profile cannot hold, which add to those of the category', () => {
    // 38 years old: 27 and 3 are too few, 10 more suffice.
    expect(verdict({ birthDate: '1988-01-15', category: 'obc' })).toMatchObject({
      answer: 'check',
      reasons: [],
      checks: [{ check: 'relaxation', relaxation: 3, unless: ['pwbd'] }],
    })
    // 44 years old: no relaxation suffices.
    expect(verdict({ birthDate: '1982-01-15', category: 'obc' })).toMatchObject({
      answer: 'not',
      reasons: [{ why: 'too_old', relaxation: 3 }],
      checks: [],
    })
  })

  test('is refused when something else is missing too, naming the relaxation', () => {
    expect(verdict({ birthDate: older, qualification: 'class-10' })).toMatchObject({
      answer: 'not',
      reasons: [{ why: 'qualification' }],
      checks: [{ check: 'relaxation', unless: ['pwbd'] }],
    })
  })

  test('names each relaxation that would admit the candidate, with the years of the category counted in', () => {
    const age = { min: 18, max: 37, asOn: '2026-08-01' }
    const relaxations = [
      { category: 'women' as const, years: 5, note: null },
      { category: 'pwbd' as const, years: 10, note: null },
    ]
    expect(admittingRelaxations('1986-06-01', age, relaxations, 0)).toEqual(['pwbd', 'women'])
    expect(admittingRelaxations('1982-06-01', age, relaxations, 0)).toEqual(['pwbd'])
    expect(admittingRelaxations('1977-06-01', age, relaxations, 0)).toEqual([])
    expect(admittingRelaxations('1977-06-01', age, relaxations, 3)).toEqual(['pwbd'])
  })
})

describe('eligibility by state and seats (JOB-22, JOB-23)', () => {
  test('refuses others for posts of residents', () => {
    const job = { domicile: { state: 'BR', rule: 'only' } as const }
    expect(verdict({ state: 'BR' }, job)).toMatchObject({ answer: 'eligible' })
    expect(verdict({ state: 'UP' }, job)).toMatchObject({ answer: 'not', reasons: [{ why: 'domicile', state: 'BR' }] })
  })

  test('counts others as unreserved, without relaxation, where seats are reserved for residents', () => {
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

  test("opens unreserved seats to everyone; without one the candidate's category must have some", () => {
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

describe('eligibility by qualification (JOB-24, JOB-25)', () => {
  const table = {
    'class-10': 'yyyyyyy',
    'class-12': 'nyppyyy',
    iti: 'nnypppp',
    diploma: 'nnnyppp',
    graduate: 'nnnnyyy',
    postgraduate: 'nnnnnyy',
    doctorate: 'nnnnnny',
  } as const

  test.each(Object.entries(table) as [keyof typeof table, string][])('when %s is required', (needs, row) => {
    expect(qualifications.map((has) => includesQualification(has, needs)[0]).join('')).toBe(row)
  })

  test('leads to a check for a required subject and for what may be equivalent', () => {
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

  test('takes the best of several posts as the answer of the job', () => {
    const easy = post()
    const hard = post({ qualification: { level: 'doctorate', text: { en: 'x', hi: 'x' }, special: false } })
    const subject = post({ qualification: { level: 'graduate', text: { en: 'x', hi: 'x' }, special: true } })
    const answers = (posts: (typeof easy)[]) => verdictFor(content({ posts }), candidate)
    expect(answers([hard, easy])).toMatchObject({
      answer: 'eligible',
      posts: [{ answer: 'not' }, { answer: 'eligible' }],
    })
    expect(answers([hard, subject]).answer).toBe('check')
    expect(answers([hard]).answer).toBe('not')
  })
})
