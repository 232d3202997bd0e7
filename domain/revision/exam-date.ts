import { daysBetween } from '../india.ts'

/** Exam date of a student as of a day in India: `past` is not used, and `days` are left to one that is. */
export type ExamStanding =
  { state: 'none' } | { state: 'past'; date: string } | { state: 'ahead'; date: string; days: number }

export const examStanding = (examDate: string | null, today: string): ExamStanding => {
  if (examDate === null) return { state: 'none' }
  const days = daysBetween(today, examDate)
  return days < 0 ? { state: 'past', date: examDate } : { state: 'ahead', date: examDate, days }
}

/** The exam date by which cards are scheduled: null once it has passed. */
export const examInForce = (examDate: string | null, today: string): string | null =>
  examDate !== null && examDate >= today ? examDate : null
