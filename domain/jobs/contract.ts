import { z } from 'zod'
import { qualifications, states } from '../accounts/student-profile.ts'
import type { CountedPage } from '../lists.ts'
import { Bilingual } from '../questions/contract.ts'
import type { Change } from './changes.ts'
import type { Verdict } from './eligibility.ts'
import {
  allIndia,
  jobDateKinds,
  jobLevels,
  jobLinkKinds,
  jobLists,
  lastDateWithin,
  vacancyCategories,
  type JobLevel,
  type JobList,
  type JobOverlay,
  type JobPhase,
} from './kinds.ts'

const Day = z.iso.date()
const Years = z.number().int().min(0).max(99)
const Count = z.number().int().min(0)
const Paise = z.number().int().min(0)

/** Markdown as it was written, and its sanitised HTML. */
export const Rich = z.strictObject({ text: Bilingual, html: Bilingual })
export type Rich = z.infer<typeof Rich>

/**
 * A date of the recruitment. `at` (Unix milliseconds) is the first instant, of an all-day date the start of that day
 * in India; `until` that of the last day or the end. Null where it is not announced.
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

/** Attained `min` years, and not attained `max`, on `asOn`; null leaves that side open. */
export const AgeLimit = z.strictObject({ min: Years.nullable(), max: Years.nullable(), asOn: Day })
export type AgeLimit = z.infer<typeof AgeLimit>

export const JobPost = z.strictObject({
  name: Bilingual,
  /** Null where the number is not announced. */
  count: Count.nullable(),
  payLevel: z.string().nullable(),
  /** Basic pay a month, from and to. */
  pay: z.tuple([Paise, Paise]).nullable(),
  qualification: z.strictObject({
    level: z.enum(qualifications),
    /** What is asked in full. */
    text: Bilingual,
    /** Whether a subject or trade is asked that the level alone does not tell. */
    special: z.boolean(),
  }),
  age: AgeLimit,
  vacancies: z.partialRecord(z.enum(vacancyCategories), Count),
})
export type JobPost = z.infer<typeof JobPost>

/** Years added to the upper age; those of `pwbd`, `esm` and `women` come on top of the category's. */
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
  /** Of the organisation itself. */
  official: z.boolean(),
  /** When someone last saw that it works. */
  checkedAt: z.number().int(),
})
export type JobLink = z.infer<typeof JobLink>

/** Who may apply by home state: `only` those of it, or anyone while `reserved` seats and relaxations are for those of it. */
export const Domicile = z.strictObject({ state: z.enum(states), rule: z.enum(['only', 'reserved']) })
export type Domicile = z.infer<typeof Domicile>

const Corrigendum = z.strictObject({
  number: z.number().int().positive(),
  at: z.number().int(),
  note: Bilingual,
  /** What it changed, against the version before it. */
  changes: z.array(z.custom<Change>()),
})
export type Corrigendum = z.infer<typeof Corrigendum>

/** Everything that a version of a job says beside the columns of its item. */
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

/** One line of a list. Instants are Unix milliseconds. */
export type JobSummary = {
  id: string
  title: Bilingual
  summary: Bilingual
  organisation: Organisation
  advertisementNumber: string
  level: JobLevel
  /** Two letters of the state; null for posts all over India. */
  state: (typeof states)[number] | null
  qualifications: (typeof qualifications)[number][]
  vacancies: number | null
  phase: JobPhase
  overlays: JobOverlay[]
  /** Made up, to show how the screen works. */
  sample: boolean
  opensAt: number | null
  /** The first instant at which it is too late. */
  closesAt: number | null
  /** When the stage it is in came about: the admit card, the key or the result is out. */
  stageAt: number | null
  publishedAt: number
  saved: boolean
}

export type JobDetail = JobSummary &
  JobContent & {
    /** Out of the lists, kept for those who come back to it. */
    archived: boolean
    version: number
    updatedAt: number
    /** Null where nobody is signed in, and once there is nothing to apply for. */
    verdict: Verdict | null
    serverNow: number
  }

/** How many jobs match the filters in each list. */
export type JobCounts = Record<JobList, number>

export type JobPage = CountedPage<JobSummary> & {
  counts: JobCounts
  organisations: Organisation[]
  serverNow: number
}

export const JobsQuery = z.strictObject({
  list: z.enum([...jobLists, 'saved']).optional(),
  level: z.enum(jobLevels).optional(),
  state: z.enum([...states, allIndia]).optional(),
  qualification: z.enum(qualifications).optional(),
  organisation: z.string().max(64).optional(),
  within: z.enum(lastDateWithin).optional(),
  cursor: z.string().max(200).optional(),
})
export type JobsQuery = z.infer<typeof JobsQuery>
