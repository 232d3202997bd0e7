import type { Bilingual } from '../../../domain/questions/contract.ts'
import { feeNote, howToApply } from './parts.ts'
import { service, withSections } from './sections.ts'
import type { SeedContent, SeedJob, SeedPost } from './shapes.ts'

type Written = Omit<SeedJob, 'id' | 'slug' | 'state' | 'stage' | 'region' | 'exams' | 'content' | 'corrigenda'> &
  Partial<Pick<SeedJob, 'state' | 'stage' | 'region' | 'exams' | 'corrigenda'>> &
  Omit<SeedContent, 'feeNote' | 'howToApply' | 'domicile' | 'cancelled'> &
  Partial<Pick<SeedContent, 'feeNote' | 'howToApply' | 'domicile' | 'cancelled'>> & {
    slug: string
    /** Papers of the examination, as Markdown. */
    scheme: Bilingual
    /** Pay and service, where they differ from those of the level. */
    service?: Bilingual
  }

/** Completes a job with the defaults of most notifications. */
export const job = ({
  slug,
  title,
  summary,
  organisationId,
  advertisementNumber,
  level,
  region = null,
  exams = [],
  state = 'published',
  stage = 'applications',
  published,
  corrigenda = [],
  about,
  scheme,
  service: ownService,
  ...content
}: Written): SeedJob => ({
  id: `job_${slug}`,
  slug,
  title,
  summary,
  organisationId,
  advertisementNumber,
  level,
  region,
  exams,
  state,
  stage,
  published,
  corrigenda,
  content: {
    howToApply,
    domicile: null,
    cancelled: null,
    feeNote: content.fees.length > 0 ? feeNote : null,
    ...content,
    about: withSections({ about, scheme, service: ownService ?? service[level], isOfState: level === 'state' }),
  },
})

type Post = {
  name: Bilingual
  count: number | null
  /** Level of the applicable pay matrix; a state's may have names of its own (`L-10`). */
  level: number | string | null
  /** Monthly basic pay in rupees. */
  pay: [from: number, to: number] | null
  qualification: SeedPost['qualification']
  /** Minimum, maximum, and the reference date in the year of seeding, `MM-DD`. */
  age: [min: number, max: number, asOn: string]
  vacancies: SeedPost['vacancies']
}

export const post = ({ name, count, level, pay, qualification, age: [min, max, asOn], vacancies }: Post): SeedPost => ({
  name,
  count,
  payLevel: level === null ? null : String(level),
  pay: pay && [pay[0] * 100, pay[1] * 100],
  qualification,
  age: { min, max, asOn },
  vacancies,
})
