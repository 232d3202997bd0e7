import type { Mistake } from '../../../domain/revision/mistake-book.ts'
import { usualMs } from '../../../domain/revision/mistake-kinds.ts'
import { earlierExits } from '../../../domain/revision/mistakes.ts'
import type { cards } from '../../../drizzle/schema/deck-object.ts'
import { answersTo, attemptPlace, solutionPlace, type AnswerTo } from './answered.ts'
import type { DeckStore } from './deck.store.ts'

type Row = { card: typeof cards.$inferSelect; note: string | null }

/** Cards of the mistake book as the student sees them, with what their answers say. */
export const mistakesOf = (store: DeckStore, rows: readonly Row[]): Mistake[] => {
  const given = answersTo(
    store,
    rows.map(({ card }) => card.id),
  )
  return rows.map((row) => mistakeOf(store, row, given.get(row.card.id) ?? []))
}

const mistakeOf = (store: DeckStore, { card, note }: Row, given: readonly AnswerTo[]): Mistake => {
  const answers = given.map(({ answer }) => answer)
  const miss = answers.findLast(({ verdict }) => verdict !== 'correct')
  return {
    questionId: card.id,
    excerpt: card.excerpt,
    subject: card.subject,
    topic: card.topic,
    verdict: miss?.verdict === 'partial' || miss?.verdict === 'skipped' ? miss.verdict : 'wrong',
    ms: miss?.ms ?? 0,
    usualMs: miss ? usualMs(miss.targetMs, miss.medianMs) : 0,
    missedAt: card.missedAt ?? 0,
    misses: card.misses,
    rightDays: card.rightDays,
    leftAt: card.leftAt,
    leftBefore: earlierExits(answers),
    suggested: card.suggested,
    chosen: card.chosenFor === card.missedAt ? card.chosen : null,
    suspended: card.suspended,
    solution: solutionPlace(given) ?? attemptPlace(store, card.attemptId),
    note,
  }
}
