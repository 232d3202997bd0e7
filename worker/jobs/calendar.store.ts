import { sql } from 'drizzle-orm'
import type { JobDate, JobDetail } from '../../domain/jobs/contract.ts'
import type { Bilingual } from '../../domain/questions/contract.ts'
import type { Database } from '../platform/context.ts'

type Row = {
  id: string
  title: string
  sample: 0 | 1
  saved: 0 | 1
  version: number
  updatedAt: number
  dates: string
  cancelled: string | null
}

/** Jobs that a student saved and the newest of exams, with the dates of their current version; `limit` of each. */
export const listDated = async (
  db: Database,
  { userId, exams, limit }: { userId: string; exams: readonly string[]; limit: number },
) => {
  const rows = await db.all<Row>(sql`
    SELECT jobs.id AS id, jobs.title AS title, jobs.sample AS sample,
      EXISTS (SELECT 1 FROM saved_jobs AS own WHERE own.user_id = ${userId} AND own.job_id = jobs.id) AS saved,
      version.version AS version, jobs.updated_at AS updatedAt, version.content -> '$.dates' AS dates, version.content -> '$.cancelled' AS cancelled
    FROM (
      SELECT job_id AS id FROM (
        SELECT job_id FROM saved_jobs WHERE user_id = ${userId} ORDER BY created_at DESC LIMIT ${limit})
      UNION
      SELECT item_id FROM (
        SELECT exam.item_id FROM json_each(${JSON.stringify(exams)}) AS asked
        JOIN item_exams AS exam ON exam.kind = 'job' AND exam.exam = asked.value
        WHERE exam.listed_at IS NOT NULL ORDER BY exam.listed_at DESC LIMIT ${limit})
    ) AS found
    JOIN jobs ON jobs.id = found.id AND jobs.state IN ('published', 'archived') AND jobs.deleted_at IS NULL
    JOIN content_versions AS version ON version.id = jobs.current_version_id`)
  return rows.map(({ title, sample, saved, dates, cancelled, ...row }) => ({
    ...row,
    title: JSON.parse(title) as Bilingual,
    sample: sample === 1,
    saved: saved === 1,
    dates: JSON.parse(dates) as JobDate[],
    cancelled: JSON.parse(cancelled ?? 'null') as JobDetail['cancelled'],
  }))
}
