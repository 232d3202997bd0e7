import { pooledLevel } from '../../domain/results/statistics/levels.ts'
import { leastAnswers, type Level } from '../../domain/revision/elo.ts'
import type { Services } from '../platform/context.ts'
import { readLevels, sumFits } from './levels.store.ts'

/** Levels by question, those of its versions together. Questions without first attempts have none. */
export const levelsOf = async (
  { db }: Pick<Services, 'db'>,
  questionIds: readonly string[],
): Promise<Map<string, Level>> => {
  const rows = questionIds.length === 0 ? [] : await readLevels(db, questionIds)
  const byQuestion = Map.groupBy(rows, ({ questionId }) => questionId)
  return new Map(
    [...byQuestion].flatMap(([questionId, versions]) => {
      const level = pooledLevel(versions)
      return level ? [[questionId, level] as const] : []
    }),
  )
}

/** Mean log loss over answers that were predicted before they were learnt from, by levels and by the author's difficulty. */
export type DifficultyFit = { answers: number; byLevel: number; byAuthor: number }

/** Null where no question had enough answers before others came. */
export const difficultyFit = async ({ db }: Pick<Services, 'db'>): Promise<DifficultyFit | null> => {
  const sums = await sumFits(db)
  if (!sums || sums.answers < leastAnswers) return null
  const { answers, itemLoss, authorLoss } = sums
  return { answers, byLevel: itemLoss / answers, byAuthor: authorLoss / answers }
}
