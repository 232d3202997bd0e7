import { describe, expect, test } from 'vitest'
import { changesBetween } from '../../../domain/jobs/changes.ts'
import {
  lastChangedAt,
  endOfDate,
  isOpenOrUpcoming,
  isOpen,
  listDates,
  overlaysOf,
  phaseOf,
  totalVacancies,
} from '../../../domain/jobs/dates.ts'
import type { JobOverlay } from '../../../domain/jobs/kinds.ts'
import { content, date, post } from './job.ts'

const day = 86_400_000
/** Midnight in India of 1 August 2026. */
const august = Date.parse('2026-07-31T18:30:00Z')

test('a job page changes with its editor and with each of its dates that passes (JOB-14)', () => {
  const job = { updatedAt: 10, opensAt: 20, closesAt: 30, stageAt: null }
  expect([15, 20, 29, 30, 99].map((now) => lastChangedAt(job, now))).toEqual([10, 20, 20, 30, 30])
  expect(lastChangedAt({ ...job, updatedAt: 50, stageAt: 40 }, 99)).toBe(50)
  expect(lastChangedAt({ ...job, stageAt: 40 }, 99)).toBe(40)
})

describe('the phase of a job (JOB-6, JOB-8)', () => {
  const opensAt = august
  const closesAt = august + 30 * day
  test.each([
    ['a moment before it opens', opensAt - 1, 'upcoming'],
    ['at the very instant it opens', opensAt, 'open'],
    ['eight whole days before the end', closesAt - 8 * day, 'open'],
    ['when seven whole days are left', closesAt - 8 * day + 1, 'closing_soon'],
    ['exactly seven days before the end', closesAt - 7 * day, 'closing_soon'],
    ['a moment before the end', closesAt - 1, 'closing_soon'],
    ['at the end', closesAt, 'closed'],
  ] as const)('follows from its dates: %s', (_when, now, phase) => {
    expect(phaseOf({ stage: 'applications', opensAt, closesAt }, now)).toBe(phase)
  })

  test('is upcoming without a first date and stays open without a last one', () => {
    expect(phaseOf({ stage: 'applications', opensAt: null, closesAt: null }, august)).toBe('upcoming')
    expect(phaseOf({ stage: 'applications', opensAt, closesAt: null }, august + 900 * day)).toBe('open')
  })

  test.each(['admit_card', 'exam_done', 'answer_key', 'result'] as const)(
    'is its stage once that is %s, whatever the dates',
    (stage) => {
      expect(phaseOf({ stage, opensAt, closesAt }, opensAt)).toBe(stage)
    },
  )

  test('never lets candidates apply for a cancelled job, whatever the dates', () => {
    expect([isOpen('open', []), isOpen('open', ['cancelled']), isOpen('upcoming', [])]).toEqual([true, false, false])
    expect([
      isOpenOrUpcoming('upcoming', []),
      isOpenOrUpcoming('upcoming', ['cancelled']),
      isOpenOrUpcoming('closed', []),
    ]).toEqual([true, false, false])
  })
})

describe('the dates of a job (JOB-2, JOB-7, JOB-10)', () => {
  test('last until midnight in India when all-day, until their instant when timed', () => {
    expect(endOfDate({ at: august, until: null, allDay: true })).toBe(august + day)
    expect(endOfDate({ at: august, until: august + 2 * day, allDay: true })).toBe(august + 3 * day)
    expect(endOfDate({ at: august + 5, until: null, allDay: false })).toBe(august + 5)
    expect(endOfDate({ at: null, until: null, allDay: true })).toBeNull()
  })

  test('sort the lists; a stage without a date counts from the publication', () => {
    const dates = [
      date({ kind: 'apply_from', at: august, allDay: false }),
      date({ kind: 'apply_to', at: august + 9 * day }),
      date({ kind: 'result', at: august + 90 * day }),
    ]
    expect(listDates({ dates }, 'result', 1)).toEqual({
      opensAt: august,
      closesAt: august + 10 * day,
      stageAt: august + 90 * day,
    })
    expect(listDates({ dates }, 'answer_key', 1).stageAt).toBe(1)
    expect(listDates({ dates: [] }, 'applications', 1)).toEqual({ opensAt: null, closesAt: null, stageAt: null })
  })

  test('come with a total of vacancies only when every post states its number', () => {
    expect(totalVacancies({ posts: [post({ count: 3 }), post({ count: 4 })] })).toBe(7)
    expect(totalVacancies({ posts: [post({ count: 3 }), post({ count: null })] })).toBeNull()
  })
})

describe('the overlays of a job (JOB-8)', () => {
  const withCorrigendum = (before: Parameters<typeof content>[0], after: Parameters<typeof content>[0]) => ({
    cancelled: null,
    corrigenda: [
      {
        number: 1,
        at: august,
        note: { en: 'x', hi: 'x' },
        changes: changesBetween(content(before), content(after)),
      },
    ],
  })
  const on = (kind: 'apply_to' | 'exam', at: number | null) => ({ dates: [date({ kind, at })] })

  test.each([
    [
      'extended: the last date moved later',
      withCorrigendum(on('apply_to', august), on('apply_to', august + day)),
      ['extended', 'corrigendum'],
    ],
    [
      'not extended: the last date moved earlier',
      withCorrigendum(on('apply_to', august), on('apply_to', august - day)),
      ['corrigendum'],
    ],
    [
      'postponed: the exam moved later',
      withCorrigendum(on('exam', august), on('exam', august + day)),
      ['postponed', 'corrigendum'],
    ],
    [
      'postponed: the exam lost its date',
      withCorrigendum(on('exam', august), on('exam', null)),
      ['postponed', 'corrigendum'],
    ],
    [
      'not postponed: the exam got its first date',
      withCorrigendum(on('exam', null), on('exam', august)),
      ['corrigendum'],
    ],
    ['none without a corrigendum', { cancelled: null, corrigenda: [] }, []],
    ['cancelled', { cancelled: { at: august, note: { en: 'x', hi: 'x' } }, corrigenda: [] }, ['cancelled']],
  ] satisfies [string, Parameters<typeof overlaysOf>[0], JobOverlay[]][])('%s', (_what, version, overlays) => {
    expect(overlaysOf(version)).toEqual(overlays)
  })
})
