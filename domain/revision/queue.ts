import type { Bilingual } from '../questions/text.ts'
import type { Suspension } from './cards.ts'
import type { DeckSettings } from './contract.ts'
import type { ExamStanding } from './exam-date.ts'

/** Days of the forecast, today included. */
export const forecastDays = 14

/** Cards of revision in numbers. */
export type QueueCounts = {
  /** Asked today, at most the cap. */
  due: number
  /** Due today beyond the cap. */
  waiting: number
  doneToday: number
  /** All cards that are asked. */
  total: number
  /** Time of the cards of today. */
  minutes: number
  /** Cards asked on each of the next days, today first. */
  forecast: number[]
}

export const emptyCounts: QueueCounts = {
  due: 0,
  waiting: 0,
  doneToday: 0,
  total: 0,
  minutes: 0,
  forecast: Array.from({ length: forecastDays }, () => 0),
}

/** Reply of GET /api/revision/today. */
export type RevisionToday = Omit<QueueCounts, 'forecast'> & {
  /** Cards asked tomorrow. */
  tomorrow: number
}

/** Cards that an amnesty would put off: over how many days, and how many of them the caps of those days reach. */
export type SpreadPlan = { cards: number; days: number; reached: number }

/** Cards of a topic. Titles are null where the vocabulary has no such term. */
export type CardTopic = {
  subject: string
  topic: string
  subjectTitle: Bilingual | null
  topicTitle: Bilingual | null
  cards: number
  due: number
  /** Next instant at which one is due, Unix milliseconds. */
  nextAt: number
}

/** Announced date of an exam of the student, a day in India. */
export type ExamSuggestion = {
  jobId: string
  title: Bilingual
  date: string
  isTentative: boolean
  isSample: boolean
}

/** Reply of GET /api/revision. */
export type RevisionOverview = QueueCounts & {
  settings: DeckSettings
  exam: ExamStanding
  /** Exam dates to choose from; empty while one is in force. */
  suggestions: ExamSuggestion[]
  plan: SpreadPlan | null
  /** Cards that an amnesty has put off. */
  spread: number
  topics: CardTopic[]
  suspended: Record<Suspension, number>
  /** Saved questions that are no cards. */
  savedLeft: number
  /** True where some attempts are read by the next call. */
  isBehind: boolean
  /** Day in India. */
  today: string
}
