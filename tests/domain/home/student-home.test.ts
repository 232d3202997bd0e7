import { describe, expect, test } from 'vitest'
import { runningOrder, type RunningTest } from '../../../domain/attempts/running.ts'
import type { TestSummary } from '../../../domain/catalogue/contract.ts'
import type { QuizToday } from '../../../domain/current-affairs/contract.ts'
import { continueSteps } from '../../../domain/home/continuing.ts'
import type { ContinueStep, FreshItem, SeriesStep } from '../../../domain/home/contract.ts'
import { isForTargets } from '../../../domain/home/for-targets.ts'
import { freshItems } from '../../../domain/home/fresh.ts'
import { givenName, partOfDay } from '../../../domain/home/greeting.ts'
import { leftFirst } from '../../../domain/home/left-first.ts'
import { seriesStep } from '../../../domain/home/series-step.ts'
import { mainStep, standingOf } from '../../../domain/home/standing.ts'

const title = { en: 'Title', hi: 'शीर्षक' }

test.each([
  ['03:59', 'night'],
  ['04:00', 'morning'],
  ['11:59', 'morning'],
  ['12:00', 'afternoon'],
  ['16:00', 'evening'],
  ['21:00', 'night'],
])('at %s in India it is %s (HOM-15)', (time, part) => {
  expect(partOfDay(Date.parse(`2026-11-27T${time}:00+05:30`))).toBe(part)
})

test.each([
  ['Asha Verma', 'Asha'],
  ['A. P. J. Abdul Kalam', 'Abdul'],
  ['  विद्या  ', 'विद्या'],
  ['S', 'S'],
  ['', ''],
  [null, ''],
])('greets %j as %j (HOM-15)', (name, given) => expect(givenName(name)).toBe(given))

const running = (fields: Partial<RunningTest>): RunningTest => ({
  attemptId: 'att_1',
  testId: 'tst_1',
  examId: null,
  title,
  startedAt: 1,
  state: 'in_progress',
  deadlineAt: 1_000,
  isPaused: false,
  ...fields,
})

test('orders open tests: the clock that ends first, paused ones, those not begun (HOM-8, HOM-9)', () => {
  const waiting = running({ testId: 'waiting', state: 'instructions', deadlineAt: null })
  const paused = running({ testId: 'paused', isPaused: true, deadlineAt: null })
  const late = running({ testId: 'late', deadlineAt: 2_000 })
  const soon = running({ testId: 'soon' })
  const order = [waiting, late, paused, soon].toSorted(runningOrder)
  expect(order.map(({ testId }) => testId)).toEqual(['soon', 'late', 'paused', 'waiting'])
})

const video = (at: number, positionMs: number): ContinueStep => ({
  kind: 'video',
  id: `vid_${at}`,
  title,
  subject: 'maths',
  at,
  positionMs,
  durationMs: 100,
})

const inSeries: SeriesStep = {
  kind: 'series',
  seriesId: 'ser_1',
  series: title,
  exam: 'ssc',
  testId: 'tst_2',
  title,
  done: 1,
  total: 3,
}

test('goes on with what was left last, without what is finished, then with the series begun (HOM-18, HOM-21)', () => {
  const material: ContinueStep = {
    kind: 'material',
    id: 'm',
    title,
    subject: 'maths',
    at: 2,
    page: 1,
    pages: 9,
    share: null,
  }
  const left = [video(1, 10), null, material, video(3, 91), video(4, 89)]
  expect(continueSteps(left, inSeries)).toEqual([left[4], material, left[0]])
  expect(continueSteps([material], inSeries)).toEqual([material, inSeries])
})

const testOf = (id: string, parts: Partial<TestSummary> = {}): TestSummary => ({
  id,
  title,
  kind: 'full',
  access: 'free',
  state: 'live',
  entitlement: 'open',
  opensAt: null,
  closesAt: null,
  commonStart: false,
  durationMs: 1,
  questionCount: 1,
  maxUnits: 1,
  attemptsAllowed: null,
  mine: null,
  ...parts,
})
const sat = { mine: { attemptId: 'att_1', state: 'released' } } as const
const open = { mine: { attemptId: 'att_2', state: 'in_progress' } } as const
const locked = { entitlement: 'locked' } as const
const seriesOf = (...tests: TestSummary[]) => ({ id: 'ser_1', title, exam: { id: 'ssc', title }, tests })

test.each([
  ['the first test left', [seriesOf(testOf('a', sat), testOf('b', locked), testOf('c'))], 'c'],
  ['none without a test sat', [seriesOf(testOf('a'), testOf('b'))], undefined],
  ['none beside an open test of the series', [seriesOf(testOf('a', sat), testOf('b', open), testOf('c'))], undefined],
  [
    'none of a finished series, but of the one before',
    [seriesOf(testOf('a', sat)), seriesOf(testOf('b', sat), testOf('c'))],
    'c',
  ],
])('of series a student goes on with %s (HOM-21)', (_what, series, expected) => {
  expect(seriesStep(series)?.testId).toBe(expected)
})

test.each([
  ['a window', { opensAt: 1, closesAt: 2 }],
  ['a common start', { commonStart: true }],
  ['one attempt', { attemptsAllowed: 1 }],
])('no student goes on with a test with %s (HOM-27)', (_what, parts) => {
  expect(seriesStep([seriesOf(testOf('a', sat), testOf('b', parts))])).toBeNull()
  expect(seriesStep([seriesOf(testOf('a', sat), testOf('b', parts), testOf('c'))])?.testId).toBe('c')
})

test('the step of a series tells its title and what is done (HOM-21, HOM-27)', () => {
  const series = seriesOf(testOf('a', sat), testOf('b', locked), testOf('c'))
  expect(seriesStep([series])).toMatchObject({ series: title, done: 1, total: 3, exam: 'ssc' })
})

const quiz: QuizToday = {
  date: '2026-11-27',
  isToday: true,
  testId: 'tst_q',
  path: '/test/tst_q',
  title,
  isSample: false,
  questionCount: 10,
  durationMs: 480_000,
  maxUnits: 100,
  state: { is: 'new' },
}
const revision = { due: 0, waiting: 0, doneToday: 0, total: 0, minutes: 0, tomorrow: 0 }
const streak = { days: 0, today: false, practised: [] }
const idle = { running: [], continues: [], quiz: null, revision, streak, hasAttempts: false }

describe('the standing of a student and the step that stands out (HOM-10, HOM-13, HOM-14)', () => {
  test.each([
    ['a newcomer', { ...idle, quiz }, 'newcomer', 'next'],
    ['a newcomer with a running test', { ...idle, running: [running({})], hasAttempts: true }, 'busy', 'running'],
    ['something left', { ...idle, continues: [video(1, 10)], quiz }, 'busy', 'continue'],
    ['a series begun and a quiz', { ...idle, continues: [inSeries], quiz, hasAttempts: true }, 'busy', 'continue'],
    ['a series begun alone', { ...idle, continues: [inSeries], hasAttempts: true }, 'done', 'continue'],
    ['a quiz', { ...idle, quiz, hasAttempts: true }, 'busy', 'quiz'],
    ['due cards', { ...idle, revision: { ...revision, due: 2, total: 2 } }, 'busy', 'cards'],
    [
      'a finished quiz',
      { ...idle, quiz: { ...quiz, state: { is: 'done' as const, units: 5 } }, hasAttempts: true },
      'done',
      'next',
    ],
    ['cards that cannot be read', { ...idle, revision: null }, 'done', 'next'],
  ])('with %s', (_what, steps, standing, main) => {
    expect(standingOf(steps)).toBe(standing)
    expect(mainStep({ ...steps, standing: standingOf(steps) })).toBe(main)
  })
})

test('shows the newest of each kind, then the second ones, without what is begun (HOM-11)', () => {
  const item = (kind: FreshItem['kind'], at: number): FreshItem => ({ kind, id: `${at}`, title, face: null, at })
  const items = [
    item('video', 9),
    item('video', 8),
    item('video', 7),
    item('video', 6),
    item('job', 3),
    item('series', 2),
  ]
  expect(freshItems(items, ['8']).map(({ at }) => at)).toEqual([9, 3, 2, 7])
  const many = (['job', 'series', 'course', 'video'] as const).flatMap((kind, index) => [
    item(kind, index),
    item(kind, index + 10),
  ])
  expect(freshItems(many, [])).toHaveLength(6)
})

test.each([
  [[], ['ssc'], true],
  [['ssc'], [], true],
  [['ssc', 'banking'], ['banking'], true],
  [['ssc'], ['neet'], false],
])('an item of %j for targets %j: %j (HOM-11)', (exams, targets, expected) =>
  expect(isForTargets(exams, targets)).toBe(expected),
)

test('series with tests left come before finished ones (HOM-2)', () => {
  const series = (id: string, done: number) => ({ id, title, exam: 'exm_ssc', done, total: 2 })
  const listed = leftFirst([series('finished', 2), series('new', 0), series('begun', 1)])
  expect(listed.map(({ id }) => id)).toEqual(['new', 'begun', 'finished'])
})
