import { describe, expect, test } from 'vitest'
import { startOfDayInIndia } from '../../../domain/india.ts'
import { nextDates } from '../../../domain/jobs/next-dates.ts'
import { date } from './job.ts'

const on = (day: string) => startOfDayInIndia(day)
const now = on('2026-08-10') + 10 * 3_600_000
const job = (
  id: string,
  dates: ReturnType<typeof date>[],
  cancelled: { at: number; note: { en: string; hi: string } } | null = null,
) => ({
  id,
  title: { en: id, hi: id },
  sample: false,
  saved: id.startsWith('saved'),
  dates,
  cancelled,
})
const shown = (jobs: ReturnType<typeof job>[], limit = 9) =>
  nextDates(jobs, now, limit).map(({ jobId, kind, date: day }) => [jobId, kind, day])

describe('next dates of jobs (JOB-42)', () => {
  test('are the earliest one ahead of each job, soonest first, at most as many as asked for', () => {
    const jobs = [
      job('later', [date({ kind: 'apply_to', at: on('2026-08-09') }), date({ kind: 'exam', at: on('2026-09-01') })]),
      job('sooner', [date({ kind: 'exam', at: on('2026-10-01') }), date({ kind: 'apply_to', at: on('2026-08-20') })]),
    ]
    expect(shown(jobs)).toEqual([
      ['sooner', 'apply_to', '2026-08-20'],
      ['later', 'exam', '2026-09-01'],
    ])
    expect(shown(jobs, 1)).toHaveLength(1)
  })

  test('keep the soonest of a saved job, however many others are sooner (HOM-22)', () => {
    const examOn = (day: string) => [date({ kind: 'exam', at: on(day) })]
    const exams = ['2026-08-11', '2026-08-12', '2026-08-13'].map((day) => job(day, examOn(day)))
    const jobs = [...exams, job('saved-late', examOn('2026-09-02')), job('saved', examOn('2026-09-01'))]
    expect(shown(jobs, 3).map(([id]) => id)).toEqual(['2026-08-11', '2026-08-12', 'saved'])
    expect(shown([...jobs, job('saved-now', examOn('2026-08-10'))], 3).map(([id]) => id)).toEqual([
      'saved-now',
      '2026-08-11',
      '2026-08-12',
    ])
  })

  test('include a date until its day ends in India, and a span on each of its days', () => {
    expect(shown([job('today', [date({ kind: 'apply_to', at: on('2026-08-10') })])])).toEqual([
      ['today', 'apply_to', '2026-08-10'],
    ])
    const span = date({ kind: 'exam', at: on('2026-08-05'), until: on('2026-08-12') })
    expect(shown([job('span', [span])])).toEqual([['span', 'exam', '2026-08-10']])
    expect(shown([job('over', [{ ...span, until: on('2026-08-09') }])])).toEqual([])
  })

  test('leave out what is not announced, the publication, and cancelled jobs', () => {
    const exam = date({ kind: 'exam', at: on('2026-09-01') })
    expect(shown([job('unknown', [date({ kind: 'exam' })])])).toEqual([])
    expect(shown([job('notice', [date({ kind: 'notified', at: on('2026-08-20') })])])).toEqual([])
    expect(shown([job('off', [exam], { at: 0, note: { en: '', hi: '' } })])).toEqual([])
  })
})
