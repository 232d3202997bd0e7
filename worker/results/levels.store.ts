import { sql } from 'drizzle-orm'
import type { LevelFit } from '../../domain/results/statistics/levels.ts'
import type { Database } from '../platform/context.ts'

/** Levels of the versions of questions, with the answers behind them. */
export const readLevels = (db: Database, questionIds: readonly string[]) =>
  db.all<{ questionId: string; rating: number; n: number }>(sql`
    SELECT question_id AS questionId, level AS rating, level_answers AS n
    FROM json_each(${JSON.stringify(questionIds)}) AS asked
    CROSS JOIN question_statistics ON question_statistics.question_id = asked.value
    WHERE level IS NOT NULL`)

/** Versions of tests whose predictions are summed, the last computed. */
const mostTests = 1_000

export const sumFits = async (db: Database): Promise<LevelFit | null> =>
  (await db.get<LevelFit>(sql`
    SELECT coalesce(sum(level_fit ->> 'answers'), 0) AS answers, coalesce(sum(level_fit ->> 'itemLoss'), 0) AS itemLoss,
      coalesce(sum(level_fit ->> 'authorLoss'), 0) AS authorLoss
    FROM (SELECT level_fit FROM test_statistics WHERE language = 'all' AND computed_at > 0
      ORDER BY computed_at DESC LIMIT ${mostTests})`)) ?? null
