import { testPhaseAt, testPhases, type QuestionUse } from '../../domain/questions/uses.ts'
import { omit } from '../content/omit.ts'
import type { Services } from '../platform/context.ts'
import * as store from './uses.store.ts'

/** Versions of tests that are listed for one question. */
const maxUses = 200

type Row = Awaited<ReturnType<typeof store.listTestsOfQuestion>>[number]

const useOf = (row: Row, now: number): Omit<QuestionUse, 'courses'> => ({
  ...omit(row, 'state', 'deletedAt'),
  phase: testPhaseAt(row, now),
  isCurrent: row.isCurrent === 1,
})

/**
 * Tests that hold a question, by the version of the question that they hold: running ones first. Of several versions of
 * a test that hold the same version of the question, the newest. Empty where there is no such question.
 */
export const usesOf = async ({ db, now }: Services, questionId: string): Promise<QuestionUse[]> => {
  const rows = await store.listTestsOfQuestion(db, questionId, maxUses)
  const newest = rows.filter(
    (row, index) =>
      rows.findIndex((each) => each.testId === row.testId && each.questionVersionId === row.questionVersionId) ===
      index,
  )
  const at = now()
  const uses = newest.map((row) => useOf(row, at))
  const courses = await store.listCoursesOfTests(db, [...new Set(uses.map(({ testId }) => testId))])
  return uses
    .map((use) => ({ ...use, courses: courses.get(use.testId) ?? [] }))
    .toSorted((one, other) => testPhases.indexOf(one.phase) - testPhases.indexOf(other.phase))
}
