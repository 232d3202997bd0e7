import { describe, expect, test } from 'vitest'
import { StudentHome } from '../../../client/routes/home/student/student-home.tsx'
import type { HomeOfStudent } from '../../../domain/home/contract.ts'
import { routedHtml } from '../support.tsx'

const serverNow = Date.parse('2026-11-27T08:00:00+05:30')

const mine: HomeOfStudent = {
  targets: ['ssc'],
  standing: 'busy',
  main: 'cards',
  running: [],
  continues: [],
  next: null,
  quiz: null,
  streak: { days: 2, today: true, practised: [{ day: '2026-11-27', answers: 30 }] },
  dates: [],
  revision: null,
  fresh: [],
  tests: [],
  progress: [],
  affairs: [],
  hasSamples: false,
}

const page = (fields: Partial<HomeOfStudent>, language: 'en' | 'hi' = 'en') =>
  routedHtml(<StudentHome mine={{ ...mine, ...fields }} serverNow={serverNow} />, { language })

const next = {
  id: 'tst_1',
  title: { en: 'First mock', hi: 'पहला मॉक' },
  exam: 'ssc',
  questionCount: 10,
  durationMs: 600_000,
}

describe("the states of a student's page", () => {
  test('a newcomer chooses exams and begins with one test (HOM-10)', () => {
    const shown = page({ standing: 'newcomer', main: 'next', targets: [], next })
    expect(shown).toContain('Good morning')
    expect(shown).toContain('Start here · 10 minutes')
    expect(shown).toContain('href="/profile/exams"')
    expect(shown).not.toContain('in a row')
  })

  test('one who is done is told so, with things to do for pleasure (HOM-14)', () => {
    const shown = page({ standing: 'done', main: 'next' })
    expect(shown).toContain('All done for today')
    expect(shown).toContain('href="/practice"')
  })

  test('the streak has squares, a sentence and a table (HOM-19)', () => {
    const shown = page({})
    expect(shown).toContain('2 days in a row')
    expect(shown).toContain('You practised on 1 day of the last 8 weeks.')
    expect(shown.match(/<rect/g)?.length).toBeGreaterThan(49)
    expect(shown).toContain('<th scope="row"')
  })

  test('parts that could not be read are left out (HOM-12)', () => {
    expect(page({ streak: null })).not.toContain('in a row')
  })

  test('a running test shows its clock (HOM-8, HOM-17)', () => {
    const open = { attemptId: 'att_1', testId: 'tst_1', examId: 'exm_ssc', title: next.title, startedAt: serverNow }
    const clock = { state: 'in_progress' as const, deadlineAt: serverNow + 3_599_000, isPaused: false }
    const shown = page({ main: 'running', running: [{ ...open, ...clock }] }, 'hi')
    expect(shown).toContain('59:59')
    expect(shown).toContain('पहला मॉक')
    expect(shown.match(/bg-accent/g)).toHaveLength(1)
  })
})
