import type { IndianState } from '../../../domain/accounts/student-profile.ts'
import type { ContentState } from '../../../domain/content.ts'
import type { AgeRelaxation, Domicile, JobContent, JobFee, JobPost } from '../../../domain/jobs/contract.ts'
import type { JobDateKind, JobLevel, JobLinkKind, JobStage } from '../../../domain/jobs/kinds.ts'
import type { Bilingual } from '../../../domain/questions/contract.ts'

/** A date in days from the day of seeding, at midnight in India unless `hour` is given. */
export type SeedDate = {
  kind: JobDateKind
  /** Null while not announced. */
  day: number | null
  until?: number
  hour?: number
  tentative?: true
  note?: Bilingual
}

/** Age on a day of the year of seeding, `MM-DD`. */
export type SeedPost = Omit<JobPost, 'age'> & { age: { min: number | null; max: number | null; asOn: string } }

export type SeedLink = { kind: JobLinkKind; label: Bilingual; url: string; official: boolean; checkedDay: number }

/** Content of a version; rich text as Markdown. */
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

/** A corrigendum with its day, and the former values of the fields that it changed. */
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
  /** Slugs of the exams that prepare for it. */
  exams: string[]
  state: ContentState
  stage: JobStage
  /** Day of publication. */
  published: number
  content: SeedContent
  /** Oldest first. */
  corrigenda: SeedCorrigendum[]
}
