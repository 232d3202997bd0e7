import { eq, sql } from 'drizzle-orm'
import type { JobContent } from '../../domain/jobs/contract.ts'
import { contentVersions, jobs } from '../../drizzle/schema/index.ts'

/** Parts of a job's content on which a verdict rests. */
export type JobRules = Pick<JobContent, 'posts' | 'relaxations' | 'domicile'>

const of = contentVersions.content

/** Rules of the current version. */
export const rulesColumn = sql<JobRules | null>`(
  select json_object('posts', json_extract(${of}, '$.posts'), 'relaxations', json_extract(${of}, '$.relaxations'),
    'domicile', json_extract(${of}, '$.domicile'))
  from ${contentVersions} where ${eq(contentVersions.id, jobs.currentVersionId)})`
  .mapWith((text: string) => JSON.parse(text) as JobRules)
  .as('rules')

/** For visitors, who get no verdict. */
export const noRulesColumn = sql<JobRules | null>`null`.as('rules')
