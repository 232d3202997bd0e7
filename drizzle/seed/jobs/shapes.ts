import type { IndianState } from '../../../domain/accounts/student-profile.ts'
import type { ContentState } from '../../../domain/content.ts'
import type { AgeRelaxation, Domicile, JobContent, JobFee, JobPost } from '../../../domain/jobs/contract.ts'
import type { JobDateKind, JobLevel, JobLinkKind, JobStage } from '../../../domain/jobs/kinds.ts'
import type { Bilingual } from '../../../domain/questions/contract.ts'

/** A date as days from the day of seeding, at midnight in India unless an hour of it is given. */
export type SeedDate = {
  kind: JobDateKind
  /** Null where it is not announced. */
  day: number | null
  until?: number
  hour?: number
  tentative?: true
  note?: Bilingual
}

/** The age is as on a day and month of the year of seeding, `MM-DD`. */
export type SeedPost = Omit<JobPost, 'age'> & { age: { min: number | null; max: number | null; asOn: string } }

export type SeedLink = { kind: JobLinkKind; label: Bilingual; url: string; official: boolean; checkedDay: number }

/** What a version says; rich text as Markdown. */
export type SeedContent = Pick<JobContent, 'feeNote' | 'selection' | 'faq'> & {
  about: Bilingual
  dates: SeedDate[]
  posts: SeedPost[]
  fees: JobFee[]
  relaxations: AgeRelaxation[]
  domicile: Domicile | null
  howToApply: Bilingual
  links: SeedLink[]
  cancelled: { day: number; note: Bilingual } | null
}

/** A corrigendum of a day, and what the version before it said in place of what stands now. */
type SeedCorrigendum = { day: number; note: Bilingual; was: Partial<SeedContent> }

export type SeedJob = {
  id: string
  slug: string
  title: Bilingual
  summary: Bilingual
  organisationId: string
  advertisementNumber: string
  level: JobLevel
  region: IndianState | null
  /** Slugs of the exams it is prepared for by. */
  exams: string[]
  state: ContentState
  stage: JobStage
  /** Day of publishing. */
  published: number
  content: SeedContent
  /** Oldest first. */
  corrigenda: SeedCorrigendum[]
}
