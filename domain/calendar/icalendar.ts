import { addDays, dateInIndia } from '../india.ts'
import type { Language } from '../language.ts'

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

/** An entry; instants are Unix milliseconds. */
export type CalendarEvent = {
  /** Unique in the product and the same in every version. */
  id: string
  /** Last change. */
  changedAt: number
  /** Grows whenever the entry changes. Source: RFC 5545, 3.8.7.4. */
  sequence: number
  at: number
  /** End, or the start of the last day of an all-day entry; null without one. */
  until: number | null
  allDay: boolean
  title: string
  description: string
  /** Address of its page. */
  url: string
  status: 'CONFIRMED' | 'TENTATIVE' | 'CANCELLED'
  /** Alarm before its start as a duration, such as `P1D`; null without one. */
  alarm: string | null
}

/**
 * DTSTART and DTEND. An all-day event ends on the day after its last. An end must come after its start (RFC 5545,
 * 3.8.2.2), so an instant has none.
 */
const span = ({ at, until, allDay }: CalendarEvent): string[] => {
  if (!allDay) return [`DTSTART:${utcStamp(at)}`, ...(until !== null && until > at ? [`DTEND:${utcStamp(until)}`] : [])]
  const after = addDays(dateInIndia(until ?? at), 1)
  return [`DTSTART;VALUE=DATE:${dayStamp(dateInIndia(at))}`, `DTEND;VALUE=DATE:${dayStamp(after)}`]
}

const alarmOf = ({ alarm, title }: CalendarEvent): string[] =>
  alarm === null
    ? []
    : ['BEGIN:VALARM', 'ACTION:DISPLAY', `TRIGGER:-${alarm}`, `DESCRIPTION:${escapeText(title)}`, 'END:VALARM']

const linesOf = (event: CalendarEvent, host: string, language: Language): string[] => [
  'BEGIN:VEVENT',
  `UID:${event.id}@${host}`,
  `DTSTAMP:${utcStamp(event.changedAt)}`,
  `LAST-MODIFIED:${utcStamp(event.changedAt)}`,
  `SEQUENCE:${event.sequence}`,
  ...span(event),
  `SUMMARY;LANGUAGE=${language}:${escapeText(event.title)}`,
  `DESCRIPTION;LANGUAGE=${language}:${escapeText(event.description)}`,
  `URL:${event.url}`,
  `STATUS:${event.status}`,
  'TRANSP:TRANSPARENT',
  ...alarmOf(event),
  'END:VEVENT',
]

type Calendar = {
  /** Part of the product that wrote it. */
  product: string
  name: string
  language: Language
  /** Host of the product, which makes event ids globally unique. */
  host: string
  events: readonly CalendarEvent[]
  /** Time after which a subscriber looks again, as a duration; null for a file that is imported once. */
  refresh?: string
}

/**
 * Entries as an iCalendar object (RFC 5545). Event ids are stable over versions, so that reading it again moves the
 * events. No library: docs/decisions/0062-own-icalendar-writer.md.
 */
export const calendarText = ({ product, name, language, host, events, refresh }: Calendar): string => {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//Taiyari//${product}//EN`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escapeText(name)}`,
    ...(refresh ? [`REFRESH-INTERVAL;VALUE=DURATION:${refresh}`, `X-PUBLISHED-TTL:${refresh}`] : []),
    ...events.flatMap((event) => linesOf(event, host, language)),
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${foldLine(line)}\r\n`).join('')
}
