import { languages, type Language } from '../language.ts'

/** Targets of preparation: families of exams, not single ones. */
export const targets = [
  'ssc',
  'banking',
  'railways',
  'upsc',
  'state-psc',
  'jee',
  'neet',
  'gate',
  'ugc-net',
  'teaching',
  'defence',
] as const
export type ExamTarget = (typeof targets)[number]

/** Languages of question papers. */
export const media = languages

/** Reservation categories, by which vacancies, fees, ages and cut-offs differ. */
export const categories = ['ur', 'ews', 'obc', 'sc', 'st'] as const
export type Category = (typeof categories)[number]

export const qualifications = [
  'class-10',
  'class-12',
  'iti',
  'diploma',
  'graduate',
  'postgraduate',
  'doctorate',
] as const
export type Qualification = (typeof qualifications)[number]

/** States and union territories of India by the two letters of their vehicle plates, in English alphabetical order. */
// prettier-ignore
export const states = [
  'AN', 'AP', 'AR', 'AS', 'BR', 'CH', 'CG', 'DD', 'DL', 'GA', 'GJ', 'HR', 'HP', 'JK', 'JH', 'KA', 'KL', 'LA',
  'LD', 'MP', 'MH', 'MN', 'ML', 'MZ', 'NL', 'OD', 'PY', 'PB', 'RJ', 'SK', 'TN', 'TS', 'TR', 'UP', 'UK', 'WB',
] as const
export type IndianState = (typeof states)[number]

/** Maximum distance of a target year, years. */
export const targetYearsAhead = 5

/** Basis of eligibility, cut-offs and suggestions. Every field is optional. */
export type ExamProfile = {
  targets: ExamTarget[]
  targetYear: number | null
  medium: Language | null
  category: Category | null
  state: IndianState | null
  /** `YYYY-MM-DD`. */
  birthDate: string | null
  qualification: Qualification | null
}

export const emptyExamProfile: ExamProfile = {
  targets: [],
  targetYear: null,
  medium: null,
  category: null,
  state: null,
  birthDate: null,
  qualification: null,
}
