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

  test('what was begun says Continue in words, a series by its own title (HOM-20, HOM-27)', () => {
    const lesson = { kind: 'lesson', courseId: 'c', lessonId: 'l', title: next.title, course: next.title } as const
    const own = { en: 'Mocks of 2026', hi: '2026 के मॉक' }
    const series = { kind: 'series', seriesId: 's', series: own, exam: 'ssc', testId: 'tst_2' } as const
    const continues: HomeOfStudent['continues'] = [
      { ...lesson, subject: 'maths', at: 1, done: 1, total: 8 },
      { ...series, title: next.title, done: 1, total: 5 },
    ]
    const shown = page({ main: 'continue', continues })
    expect(shown).toContain('Continue · lesson 2 of 8 · First mock')
    expect(shown).toContain('Continue · 1 of 5 tests done · next: First mock')
    expect(shown).toContain('Mocks of 2026')
    expect(shown).toContain('href="/test/tst_2"')
    expect(page({ main: 'continue', continues }, 'hi').match(/जारी रखें · /g)).toHaveLength(2)
  })

  test('the quiz is one row, named by its day or the years of a sample, while it runs too (HOM-23)', () => {
    const quiz = {
      date: '2026-11-27',
      isToday: true,
      testId: 'tst_q',
      path: '/test/tst_q',
      title: { en: 'Quiz of 2014', hi: 'वर्ष 2014 का क्विज़' },
      isSample: false,
      questionCount: 10,
      durationMs: 480_000,
      maxUnits: 100,
    }
    const clock = { state: 'in_progress' as const, deadlineAt: serverNow + 60_000, isPaused: false }
    const attempt = { attemptId: 'att_1', testId: 'tst_q', examId: null, title: quiz.title, startedAt: serverNow }
    const fresh = page({ quiz: { ...quiz, state: { is: 'new' } } }, 'hi')
    const open = page({ quiz: { ...quiz, state: { is: 'open' } }, running: [{ ...attempt, ...clock }] }, 'hi')
    for (const shown of [fresh, open]) {
      expect(shown.match(/आज का क्विज़/g)).toHaveLength(1)
      expect(shown).not.toContain(quiz.title.hi)
    }
    expect(open).toContain('role="timer"')
    const sample = page({ quiz: { ...quiz, isSample: true, state: { is: 'new' } } }, 'hi')
    expect(sample).toContain(quiz.title.hi)
    expect(sample).not.toContain('आज का क्विज़')
  })

  test.each([
    [2, [false, true, false]],
    [0, [false, false, true]],
  ])('a phone shows two dates, the next of a saved job among them (HOM-22, HOM-28)', (saved, hidden) => {
    const date = { title: next.title, kind: 'exam', tentative: false, sample: false, saved: false } as const
    const dates = ['2026-11-28', '2026-11-29', '2026-11-30'].map((day) => ({ ...date, jobId: day, date: day }))
    const shown = page({ dates: dates.map((one, index) => ({ ...one, saved: index === saved })) })
    const rows = shown.split('<li').filter((row) => row.includes('/jobs/2026'))
    expect(rows.map((row) => row.includes('max-md:hidden'))).toEqual(hidden)
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
