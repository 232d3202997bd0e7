import { sql } from 'drizzle-orm'
import type { AttemptState } from '../../domain/attempts/contract.ts'
import type { ReleaseRule } from '../../domain/catalogue/contract.ts'
import type { Bilingual } from '../../domain/questions/text.ts'
import type { Validity } from '../../domain/results/contract.ts'
import type { Database } from '../platform/context.ts'

type Row = {
  date: string
  testId: string
  isSample: 0 | 1
  title: string
  questionCount: number
  durationMs: number
  maxUnits: number
  closesAt: number | null
  release: string
  state: AttemptState | null
  units: number | null
  validity: Validity | null
}

/** Newest quiz up to a day that is open, with a student's newest attempt and its score; undefined without a quiz. */
export const findNewestQuiz = async (
  db: Database,
  { until, now, userId }: { until: string; now: number; userId: string | null },
) => {
  const [row] = await db.all<Row>(sql`
    SELECT quiz.date AS date, quiz.test_id AS testId, quiz.is_sample AS isSample, version.title AS title,
      version.question_count AS questionCount, version.duration_ms AS durationMs, version.max_units AS maxUnits,
      test.closes_at AS closesAt,
      CASE WHEN test.release_held THEN '{"rule":"held"}' ELSE test.release END AS release,
      attempt.state AS state, result.units AS units, result.standing AS validity
    FROM daily_quizzes AS quiz
    JOIN tests AS test ON test.id = quiz.test_id AND test.state = 'published' AND test.deleted_at IS NULL
      AND coalesce(test.opens_at, 0) <= ${now}
    JOIN test_versions AS version ON version.id = test.current_version_id
    LEFT JOIN attempts AS attempt ON attempt.id = (
      SELECT mine.id FROM attempts AS mine WHERE mine.user_id = ${userId} AND mine.test_id = quiz.test_id
      ORDER BY mine.started_at DESC LIMIT 1)
    LEFT JOIN results AS result ON result.attempt_id = attempt.id
    WHERE quiz.date <= ${until} ORDER BY quiz.date DESC LIMIT 1`)
  return (
    row && {
      ...row,
      isSample: row.isSample === 1,
      title: JSON.parse(row.title) as Bilingual,
      release: JSON.parse(row.release) as ReleaseRule,
    }
  )
}
