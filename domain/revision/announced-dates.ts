import { dateInIndia } from '../india.ts'
import type { DatedJob } from '../jobs/calendar.ts'
import type { ExamSuggestion } from './queue.ts'

const mostSuggestions = 3

/** Exam dates after today that jobs announce, soonest first, without cancelled jobs. */
export const announcedExamDates = (jobs: readonly DatedJob[], today: string): ExamSuggestion[] =>
  jobs
    .filter(({ cancelled }) => !cancelled)
    .flatMap(({ id, title, dates, sample }) =>
      dates.flatMap(({ kind, at, tentative }) =>
        kind === 'exam' && at !== null
          ? [{ jobId: id, title, date: dateInIndia(at), isTentative: tentative, isSample: sample }]
          : [],
      ),
    )
    .filter(({ date }) => date > today)
    .toSorted((one, other) => (one.date < other.date ? -1 : 1))
    .slice(0, mostSuggestions)
