import { addDays, dateInIndia } from '../india.ts'
import type { Language } from '../language.ts'
import type { Bilingual } from '../questions/contract.ts'
import type { JobDate, JobDetail } from './contract.ts'
import { dateNames } from './date-names.ts'

/** Maximum octets of a line without its end. Source: RFC 5545, 3.1. */
const lineOctets = 75

const encoder = new TextEncoder()

/**
 * Folds a content line into lines of at most 75 octets, never inside a character. Continuation lines start with a
 * space.
 */
export const foldLine = (line: string): string => {
  let [text, octets] = ['', 0]
  for (const character of line) {
    const size = encoder.encode(character).length
    if (octets + size > lineOctets) {
      text += '\r\n '
      octets = 1
    }
    text += character
    octets += size
  }
  return text
}

/** Source: RFC 5545, 3.3.11. */
export const escapeText = (text: string): string =>
  text.replace(/[\\;,]/g, (sign) => `\\${sign}`).replace(/\r\n|\r|\n/g, '\\n')

const utcStamp = (at: number): string => new Date(at).toISOString().replace(/[-:]|\.\d{3}/g, '')

const dayStamp = (day: string): string => day.replaceAll('-', '')

/**
 * DTSTART and DTEND. An all-day event ends on the day after its last. An end must come after its start (RFC 5545,
 * 3.8.2.2), so an instant has none.
 */
const span = ({ at, until, allDay }: JobDate & { at: number }): string[] => {
  if (!allDay) return [`DTSTART:${utcStamp(at)}`, ...(until !== null && until > at ? [`DTEND:${utcStamp(until)}`] : [])]
  const after = addDays(dateInIndia(until ?? at), 1)
  return [`DTSTART;VALUE=DATE:${dayStamp(dateInIndia(at))}`, `DTEND;VALUE=DATE:${dayStamp(after)}`]
}

const statusOf = (job: Pick<JobDetail, 'cancelled'>, { tentative }: JobDate): string => {
  if (job.cancelled) return 'CANCELLED'
  return tentative ? 'TENTATIVE' : 'CONFIRMED'
}

/** Alarm one day before last dates and exams; none for other dates. */
const alarmOf = ({ kind }: JobDate, words: string): string[] =>
  kind === 'apply_to' || kind === 'fee_last' || kind === 'exam'
    ? ['BEGIN:VALARM', 'ACTION:DISPLAY', 'TRIGGER:-P1D', `DESCRIPTION:${escapeText(words)}`, 'END:VALARM']
    : []

type Calendar = {
  job: Pick<JobDetail, 'id' | 'title' | 'organisation' | 'dates' | 'cancelled' | 'version' | 'updatedAt'>
  /** Address of its page. */
  url: string
  /** Host of the product, which makes event ids globally unique. */
  host: string
  language: Language
  /** Note for a fictional job of the demo. */
  sampleNote: string | null
}

/**
 * Announced dates of a job as an iCalendar object (RFC 5545). Event ids are stable over versions, so that importing the
 * file again moves the events. No library: docs/decisions/0062-own-icalendar-writer.md.
 */
export const calendarOf = ({ job, url, host, language, sampleNote }: Calendar): string => {
  const pick = (text: Bilingual) => text[language] || text.en
  const title = pick(job.title)
  const events = job.dates
    .filter((date): date is JobDate & { at: number } => date.at !== null)
    .flatMap((date) => {
      const words = `${pick(dateNames[date.kind])}: ${title}`
      const description = [date.note && pick(date.note), sampleNote, url].filter(Boolean).join('\n')
      return [
        'BEGIN:VEVENT',
        `UID:${job.id}-${date.kind}@${host}`,
        `DTSTAMP:${utcStamp(job.updatedAt)}`,
        `LAST-MODIFIED:${utcStamp(job.updatedAt)}`,
        `SEQUENCE:${job.version - 1}`,
        ...span(date),
        `SUMMARY;LANGUAGE=${language}:${escapeText(words)}`,
        `DESCRIPTION;LANGUAGE=${language}:${escapeText(description)}`,
        `URL:${url}`,
        `STATUS:${statusOf(job, date)}`,
        'TRANSP:TRANSPARENT',
        ...alarmOf(date, words),
        'END:VEVENT',
      ]
    })
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Taiyari//Jobs//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escapeText(title)}`,
    ...events,
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${foldLine(line)}\r\n`).join('')
}
