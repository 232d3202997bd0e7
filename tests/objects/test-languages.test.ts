import { eq, sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { questionVersions } from '../../drizzle/schema/index.ts'
import { readTest } from '../../worker/catalogue/tests.usecases.ts'
import { paperOf } from '../../worker/questions/papers.usecases.ts'
import { db, prepareDatabase, servicesAt } from './support.ts'

beforeAll(prepareDatabase)

const testId = 'tst_gs-polity-1'
const counts = async () => (await readTest(servicesAt(), null, testId)).sections.map((section) => section.withoutHindi)

test('counts the questions of a section that have no Hindi (EXM-67)', async () => {
  const { paper } = await paperOf(servicesAt(), `${testId}_v1`)
  const [row] = await db
    .select({ id: questionVersions.id, stem: questionVersions.stem })
    .from(questionVersions)
    .where(eq(questionVersions.questionId, paper.questions[0]?.id ?? ''))
  expect(await counts()).toEqual([0, 0])
  const write = (stem: unknown) =>
    db
      .update(questionVersions)
      .set({ stem: sql`${JSON.stringify(stem)}` })
      .where(eq(questionVersions.id, row?.id ?? ''))
  await write({ ...row?.stem, hi: '' })
  expect(await counts()).toEqual([1, 0])
  await write(row?.stem)
})
