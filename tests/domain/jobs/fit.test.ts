import { describe, expect, test } from 'vitest'
import { verdictFor, type Candidate } from '../../../domain/jobs/eligibility.ts'
import { canBeJudged, fitOf } from '../../../domain/jobs/fit.ts'
import { content, post } from './job.ts'

/** 23 years old on the day that counts. */
const candidate: Candidate = { birthDate: '2003-01-15', category: 'ur', qualification: 'graduate', state: 'UP' }
const nobody: Candidate = { birthDate: null, category: null, qualification: null, state: null }

const fit = (parts: Partial<Candidate>, job: Parameters<typeof content>[0] = {}) =>
  fitOf(verdictFor(content(job), { ...candidate, ...parts }))

describe('the verdict of a job in a list (JOB-41)', () => {
  test('needs no words for a student who is eligible', () => {
    expect(fit({})).toEqual({ answer: 'eligible' })
  })

  test('gives the first reason of the post that refuses for the fewest', () => {
    const needsDegree = post({ qualification: { level: 'doctorate', text: { en: '', hi: '' }, special: false } })
    const isTooYoung = post({ age: { min: 40, max: null, asOn: '2026-08-01' } })
    const both = { ...needsDegree, age: isTooYoung.age }
    expect(fit({}, { posts: [both, needsDegree] })).toEqual({
      answer: 'not',
      reason: { why: 'qualification', needs: 'doctorate' },
      more: false,
    })
    expect(fit({}, { posts: [both] })).toMatchObject({ reason: { why: 'too_young' }, more: true })
  })

  test('names a missing field before what the profile cannot hold', () => {
    const special = post({ qualification: { level: 'graduate', text: { en: '', hi: '' }, special: true } })
    const job = { posts: [special], domicile: { state: 'UP', rule: 'only' } as const }
    expect(fit({ state: null }, job)).toEqual({
      answer: 'check',
      check: { check: 'missing', field: 'state' },
      more: true,
    })
    expect(fit({}, job)).toEqual({ answer: 'check', check: { check: 'subject' }, more: false })
  })

  test('exists for a profile that states at least one thing by which jobs are judged', () => {
    expect(canBeJudged(nobody)).toBe(false)
    expect(canBeJudged({ ...nobody, qualification: 'class-10' })).toBe(true)
  })
})
