import type { CalendarEvent } from '../calendar/icalendar.ts'
import type { Language } from '../language.ts'
import type { Bilingual } from '../questions/text.ts'

const words = { en: 'Live test', hi: 'लाइव टेस्ट' }

/** A test with a window; `isOff`: taken off the site before its start. */
export type DatedTest = {
  id: string
  title: Bilingual
  opensAt: number
  closesAt: number | null
  isPaused: boolean
  isOff: boolean
  updatedAt: number
}

const statusOf = ({ isOff, isPaused }: DatedTest): CalendarEvent['status'] => {
  if (isOff) return 'CANCELLED'
  return isPaused ? 'TENTATIVE' : 'CONFIRMED'
}

/** Window of a live test as an entry with an alarm half an hour before. A window moves without a new version. */
export const testEvent = (test: DatedTest, url: string, language: Language): CalendarEvent => ({
  id: `${test.id}-window`,
  changedAt: test.updatedAt,
  sequence: Math.floor(test.updatedAt / 60_000),
  at: test.opensAt,
  until: test.closesAt,
  allDay: false,
  title: `${words[language]}: ${test.title[language] || test.title.en}`,
  description: url,
  url,
  status: statusOf(test),
  alarm: 'PT30M',
})
