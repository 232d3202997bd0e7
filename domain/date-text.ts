import { dateInIndia, indiaOffsetMs, startOfDayInIndia } from './india.ts'
import type { Language } from './language.ts'

const months: Record<Language, string[]> = {
  en: 'January February March April May June July August September October November December'.split(' '),
  hi: 'जनवरी फ़रवरी मार्च अप्रैल मई जून जुलाई अगस्त सितंबर अक्टूबर नवंबर दिसंबर'.split(' '),
}

/** `2026-10` as "October 2026". */
export const monthText = (month: string, language: Language): string =>
  `${months[language][Number(month.slice(5, 7)) - 1]} ${month.slice(0, 4)}`

/** `2026-10-02` as "2 October 2026". */
export const dayText = (day: string, language: Language): string =>
  `${Number(day.slice(8))} ${monthText(day, language)}`

/** Hindi names the part of the day instead of am and pm; four hours each. */
const partsOfDay = ['रात', 'सुबह', 'सुबह', 'दोपहर', 'शाम', 'रात']

const timeText = (clock: Date, language: Language): string => {
  const hour = clock.getUTCHours()
  const time = `${hour % 12 || 12}:${String(clock.getUTCMinutes()).padStart(2, '0')}`
  return language === 'hi' ? `${partsOfDay[Math.floor(hour / 4)]} ${time} बजे` : `${time} ${hour < 12 ? 'am' : 'pm'}`
}

/** An instant in Unix milliseconds as date and time in India: "2 October 2026, 5:30 pm". */
export const momentText = (at: number, language: Language): string => {
  const clock = new Date(at + indiaOffsetMs)
  return `${dayText(clock.toISOString().slice(0, 10), language)}, ${timeText(clock, language)}`
}

/** The time of an instant in India: "5:30 pm". */
export const clockText = (at: number, language: Language): string => timeText(new Date(at + indiaOffsetMs), language)

/** The first instant after a span as its last day, where that ends at midnight in India; else as date and time. */
export const lastMomentText = (at: number, language: Language): string => {
  const isMidnight = startOfDayInIndia(dateInIndia(at)) === at
  return isMidnight ? dayText(dateInIndia(at - 1), language) : momentText(at, language)
}
