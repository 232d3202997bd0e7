import { expect, test } from 'vitest'
import { startOfDayInIndia } from '../../../domain/india.ts'
import type { DatedJob } from '../../../domain/jobs/calendar.ts'
import { announcedExamDates } from '../../../domain/revision/announced-dates.ts'

const title = { en: 'CGL', hi: 'सीजीएल' }

const jobOf = (id: string, day: string | null, parts: Partial<DatedJob> = {}): DatedJob => ({
  id,
  title,
  dates: [
    { kind: 'apply_to', at: startOfDayInIndia('2026-06-01'), until: null, allDay: true, tentative: false, note: null },
    {
      kind: 'exam',
      at: day === null ? null : startOfDayInIndia(day),
      until: null,
      allDay: true,
      tentative: id === 'likely',
      note: null,
    },
  ],
  cancelled: null,
  version: 1,
  updatedAt: 0,
  sample: false,
  saved: false,
  ...parts,
})

test('exam dates are suggested from announced ones to come, the soonest first (LRN-41)', () => {
  const jobs = [
    jobOf('later', '2026-09-01'),
    jobOf('past', '2026-05-10'),
    jobOf('open', null),
    jobOf('likely', '2026-07-01'),
    jobOf('off', '2026-07-02', { cancelled: { at: 0, note: title } }),
  ]
  expect(announcedExamDates(jobs, '2026-05-10')).toEqual([
    { jobId: 'likely', title, date: '2026-07-01', isTentative: true, isSample: false },
    { jobId: 'later', title, date: '2026-09-01', isTentative: false, isSample: false },
  ])
})
