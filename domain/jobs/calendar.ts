import { calendarText, type CalendarEvent } from '../calendar/icalendar.ts'
import type { Language } from '../language.ts'
import type { Bilingual } from '../questions/contract.ts'
import type { JobDate, JobDetail } from './contract.ts'
import { dateNames } from './date-names.ts'

const statusOf = (job: Pick<JobDetail, 'cancelled'>, { tentative }: JobDate): CalendarEvent['status'] => {
  if (job.cancelled) return 'CANCELLED'
  return tentative ? 'TENTATIVE' : 'CONFIRMED'
}

/** Alarm one day before last dates and exams; none for other dates. */
const alarmOf = ({ kind }: JobDate): string | null =>
  kind === 'apply_to' || kind === 'fee_last' || kind === 'exam' ? 'P1D' : null

const sampleNotes = {
  en: 'A sample, made up to show how this works.',
  hi: 'नमूना: यह दिखाने के लिए बनाया गया है कि यह कैसे काम करता है।',
}

export type DatedJob = Pick<
  JobDetail,
  'id' | 'title' | 'dates' | 'cancelled' | 'version' | 'updatedAt' | 'sample' | 'saved'
>

/** Announced dates of a job as entries. `url`: address of its page. */
export const jobEvents = (job: DatedJob, url: string, language: Language): CalendarEvent[] => {
  const pick = (text: Bilingual) => text[language] || text.en
  return job.dates
    .filter((date): date is JobDate & { at: number } => date.at !== null)
    .map((date) => ({
      id: `${job.id}-${date.kind}`,
      changedAt: job.updatedAt,
      sequence: job.version - 1,
      at: date.at,
      until: date.until,
      allDay: date.allDay,
      title: `${pick(dateNames[date.kind])}: ${pick(job.title)}`,
      description: [date.note && pick(date.note), job.sample && sampleNotes[language], url].filter(Boolean).join('\n'),
      url,
      status: statusOf(job, date),
      alarm: alarmOf(date),
    }))
}

type Calendar = { job: DatedJob; url: string; host: string; language: Language }

/** Announced dates of a job as an iCalendar object. */
export const calendarOf = ({ job, url, host, language }: Calendar): string =>
  calendarText({
    product: 'Jobs',
    name: job.title[language] || job.title.en,
    language,
    host,
    events: jobEvents(job, url, language),
  })
