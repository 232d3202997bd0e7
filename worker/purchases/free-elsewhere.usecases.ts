import { sql } from 'drizzle-orm'
import {
  namedFreeQuestions,
  type AskingTest,
  type FreeQuestion,
  type OfferItem,
} from '../../domain/purchases/office-offers.ts'
import type { Services } from '../platform/context.ts'
import { questionsNamed, questionsOfTests, usesOfQuestions, type QuestionUse } from './question-uses.store.ts'
import { isSoldNow, namesOfQuestions, testsSoldWith } from './sold-tests.store.ts'

/** Uses that are read of shared questions; a question is asked by a few tests. */
const readUses = 500

const testsOf = (uses: readonly QuestionUse[], questionId: string): AskingTest[] =>
  uses.filter((use) => use.questionId === questionId).map(({ testId: id, title }) => ({ id, title }))

/** Other tests, not put away, that ask one of the questions in any version. */
export const otherUses = ({ db }: Services, questionIds: readonly string[], testId: string | null) =>
  usesOfQuestions(db, {
    asked: questionsNamed(questionIds),
    which: sql`tests.id IS NOT ${testId}`,
    limit: -1,
  })

/** Questions of what an offer sells that free tests ask too, the first few of them. Nothing with one is sold. */
export const freeElsewhere = async ({ db }: Services, item: OfferItem): Promise<FreeQuestion[]> => {
  const sold = testsSoldWith(item)
  if (!sold) return []
  const free = await usesOfQuestions(db, {
    asked: questionsOfTests(sold),
    which: sql`tests.access = 'free'`,
    limit: readUses,
  })
  const ids = [...new Set(free.map(({ questionId }) => questionId))].slice(0, namedFreeQuestions)
  if (ids.length === 0) return []
  const [paid, names] = await Promise.all([
    usesOfQuestions(db, { asked: questionsNamed(ids), which: sql`tests.id IN (${sold})`, limit: readUses }),
    namesOfQuestions(db, ids),
  ])
  return ids.map((id) => ({
    id,
    code: names.get(id)?.code ?? id,
    title: names.get(id)?.title ?? { en: '', hi: '' },
    sold: testsOf(paid, id),
    free: testsOf(free, id),
  }))
}

/** Tests on the other side of a sale that ask a question of a paper: sold ones for a free paper, free ones for a sold one. */
export const acrossSale = (
  { db }: Services,
  paper: { testId: string; isFree: boolean; questionIds: readonly string[] },
) =>
  usesOfQuestions(db, {
    asked: questionsNamed(paper.questionIds),
    which: sql`tests.id <> ${paper.testId} AND ${
      paper.isFree
        ? isSoldNow
        : sql`tests.access = 'free' AND EXISTS (SELECT 1 FROM tests WHERE tests.id = ${paper.testId} AND ${isSoldNow})`
    }`,
    limit: readUses,
  })
