import { z } from 'zod'
import { qualifications, states } from '../accounts/student-profile.ts'
import type { CountedPage } from '../lists.ts'
import { Bilingual } from '../questions/contract.ts'
import type { JobChange } from './changes.ts'
import type { EligibilityVerdict } from './eligibility.ts'
import type { JobFit } from './fit.ts'
import {
  allIndia,
  jobDateKinds,
  jobLevels,
  jobLinkKinds,
  jobLists,
  lastDateWithin,
  ownJobLists,
  vacancyCategories,
  type AnyJobList,
  type JobLevel,
  type JobList,
  type JobOverlay,
  type JobPhase,
} from './kinds.ts'

const Day = z.iso.date()
const Years = z.number().int().min(0).max(99)
const Count = z.number().int().min(0)
const Paise = z.number().int().min(0)

/** Markdown and its sanitised HTML. */
export const Rich = z.strictObject({ text: Bilingual, html: Bilingual })
export type Rich = z.infer<typeof Rich>

/**
 * Date of a recruitment; null when not announced. Unix milliseconds: `at` is the first instant (of an all-day date
 * midnight in India), `until` the start of the last day, or the end.
 */
export const JobDate = z.strictObject({
  kind: z.enum(jobDateKinds),
  at: z.number().int().nullable(),
  until: z.number().int().nullable(),
  allDay: z.boolean(),
  /** Announced as likely, not as fixed. */
  tentative: z.boolean(),
  note: Bilingual.nullable(),
})
export type JobDate = z.infer<typeof JobDate>

/** Age limits: `min` attained and `max` not attained on `asOn`; null for no limit. */
export const AgeLimit = z.strictObject({ min: Years.nullable(), max: Years.nullable(), asOn: Day })
export type AgeLimit = z.infer<typeof AgeLimit>

export const JobPost = z.strictObject({
  name: Bilingual,
  /** Null when the number is not announced. */
  count: Count.nullable(),
  payLevel: z.string().nullable(),
  /** Basic monthly pay, lowest and highest. */
  pay: z.tuple([Paise, Paise]).nullable(),
  qualification: z.strictObject({
    level: z.enum(qualifications),
    /** Full wording of the requirement. */
    text: Bilingual,
    /** True when it also requires a subject or trade that `level` does not express. */
    special: z.boolean(),
  }),
  age: AgeLimit,
  vacancies: z.partialRecord(z.enum(vacancyCategories), Count),
})
export type JobPost = z.infer<typeof JobPost>

/** Years added to the upper age limit; those of `pwbd`, `esm` and `women` add to those of the category. */
export const AgeRelaxation = z.strictObject({
  category: z.enum(vacancyCategories),
  years: Years,
  note: Bilingual.nullable(),
})
export type AgeRelaxation = z.infer<typeof AgeRelaxation>

export const JobFee = z.strictObject({ category: z.enum(vacancyCategories), paise: Paise })
export type JobFee = z.infer<typeof JobFee>

export const JobLink = z.strictObject({
  kind: z.enum(jobLinkKinds),
  label: Bilingual,
  url: z.url({ protocol: /^https?$/ }),
  /** True for a site of the organisation itself. */
  official: z.boolean(),
  /** Last check that it works, Unix milliseconds. */
  checkedAt: z.number().int(),
})
export type JobLink = z.infer<typeof JobLink>

/**
 * Residence rule: `only` residents may apply, or anyone may while seats and relaxations are `reserved` for residents.
 */
export const Domicile = z.strictObject({ state: z.enum(states), rule: z.enum(['only', 'reserved']) })
export type Domicile = z.infer<typeof Domicile>

const Corrigendum = z.strictObject({
  number: z.number().int().positive(),
  at: z.number().int(),
  note: Bilingual,
  /** Changes against the version before. */
  changes: z.array(z.custom<JobChange>()),
})
export type Corrigendum = z.infer<typeof Corrigendum>

/** Content of a version of a job, beside the columns of its item. */
export const JobContent = z.strictObject({
  about: Rich,
  dates: z.array(JobDate),
  posts: z.array(JobPost).min(1),
  fees: z.array(JobFee),
  feeNote: Bilingual.nullable(),
  relaxations: z.array(AgeRelaxation),
  domicile: Domicile.nullable(),
  selection: z.array(z.strictObject({ name: Bilingual, note: Bilingual.nullable() })),
  howToApply: Rich,
  links: z.array(JobLink),
  faq: z.array(z.strictObject({ question: Bilingual, answer: Bilingual })),
  /** Newest first. */
  corrigenda: z.array(Corrigendum),
  cancelled: z.strictObject({ at: z.number().int(), note: Bilingual }).nullable(),
})
export type JobContent = z.infer<typeof JobContent>

export type Organisation = { id: string; name: Bilingual }

/** Line of a list. Instants are Unix milliseconds. */
export type JobSummary = {
  id: string
  title: Bilingual
  summary: Bilingual
  organisation: Organisation
  advertisementNumber: string
  level: JobLevel
  /** Two-letter code of the state; null for posts all over India. */
  state: (typeof states)[number] | null
  qualifications: (typeof qualifications)[number][]
  /** Slugs of the exams that it names. */
  exams: string[]
  vacancies: number | null
  phase: JobPhase
  overlays: JobOverlay[]
  /** Fictional job of the demo. */
  sample: boolean
  opensAt: number | null
  /** First instant after the last date. */
  closesAt: number | null
  /** Release of the admit card, answer key or result of its stage. */
  stageAt: number | null
  publishedAt: number
  saved: boolean
  /** Null for visitors, for profiles that state nothing of it, and when there is nothing left to apply for. */
  fit: JobFit | null
}

export type JobDetail = JobSummary &
  JobContent & {
    /** In no list, still readable at its address. */
    archived: boolean
    version: number
    updatedAt: number
    /** Null for visitors, and when the job is no longer open. */
    verdict: EligibilityVerdict | null
    serverNow: number
  }

/** Number of matching jobs in each list, and of those that the student saved. */
export type JobCounts = Record<JobList | 'saved', number>

export type JobPage = CountedPage<JobSummary> & {
  /** The list shown. */
  list: AnyJobList
  /** True for a student whose profile states something by which jobs are judged. */
  isJudged: boolean
  counts: JobCounts
  /** True for a student who saved a job, whatever the filters. */
  hasSaved: boolean
  organisations: Organisation[]
  serverNow: number
}

export const JobsQuery = z.strictObject({
  /** Without one, and without filters, `mine` for a student whose jobs can be judged; `new` for everyone else. */
  list: z.enum([...jobLists, ...ownJobLists]).optional(),
  level: z.enum(jobLevels).optional(),
  state: z.enum([...states, allIndia]).optional(),
  qualification: z.enum(qualifications).optional(),
  organisation: z.string().max(64).optional(),
  within: z.enum(lastDateWithin).optional(),
  cursor: z.string().max(200).optional(),
})
export type JobsQuery = z.infer<typeof JobsQuery>
