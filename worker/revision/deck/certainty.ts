import { and, count, gt, gte, isNotNull, sql } from 'drizzle-orm'
import type { LevelCount } from '../../../domain/results/coach/calibration.ts'
import type { Certainty } from '../../../domain/revision/certainty.ts'
import { answers } from '../../../drizzle/schema/deck-object.ts'
import type { DeckStore } from './deck.store.ts'

/** Answers with a certainty since an instant, of tests and of practice, and how many of them were right. */
export const certaintyCounts = ({ db }: DeckStore, since: number): LevelCount[] =>
  db
    .select({
      certainty: sql<Certainty>`${answers.certainty}`,
      answers: count(),
      right: sql<number>`sum(${answers.verdict} = 'correct')`,
    })
    .from(answers)
    .where(and(gte(answers.at, since), isNotNull(answers.certainty), gt(answers.maxUnits, 0)))
    .groupBy(answers.certainty)
    .all()
