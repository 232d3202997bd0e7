import { and, eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import {
  contentVersions,
  courses,
  dailyQuizzes,
  testQuestions,
  testSections,
  testVersions,
} from '../../drizzle/schema/index.ts'
import { makeServices } from '../../worker/platform/context.ts'
import { paperOf } from '../../worker/questions/papers.usecases.ts'
import { usesOf } from '../../worker/questions/uses.usecases.ts'
import { newTest, shareQuestion } from './scored.ts'
import { db, mock, prepareDatabase, servicesAt, unique } from './support.ts'
import { slowStatements, watched } from './watched.ts'

beforeAll(prepareDatabase)

const now = Date.UTC(2026, 10, 22)
const services = servicesAt(() => now)

/** Questions of the seeded mock, in the order of the paper. */
const questionIds = async () => (await paperOf(services, mock.versionId)).paper.questions.map(({ id }) => id)

describe('where a question is used (OFC-38)', () => {
  test('names its tests with what each is now, running ones first', async () => {
    const stages = [
      ['over', { opensAt: now - 20, closesAt: now }],
      ['scheduled', { opensAt: now + 1, closesAt: now + 20 }],
      ['running', { opensAt: now, closesAt: now + 1 }],
      ['withdrawn', { state: 'unpublished', opensAt: null, closesAt: null }],
      ['withdrawn', { state: 'archived', opensAt: null, closesAt: null }],
      ['withdrawn', { opensAt: null, closesAt: null, deletedAt: now }],
    ] as const
    const made = await Promise.all(stages.map(([, parts]) => newTest(parts)))
    const { questionId } = await shareQuestion(made, 2)
    const uses = await usesOf(services, questionId)
    expect(uses.map(({ phase }) => phase)).toEqual([
      'running',
      'scheduled',
      'over',
      'withdrawn',
      'withdrawn',
      'withdrawn',
    ])
    expect(new Map(uses.map(({ testId, phase }) => [testId, phase]))).toEqual(
      new Map(made.map(({ testId }, index) => [testId, stages[index]?.[0]])),
    )
    expect(uses[0]).toMatchObject({ number: 2, version: 1, isCurrent: true, questionVersion: 1, courses: [] })
  })

  test('names one version of a test for each version of the question, and says whether students are given it', async () => {
    const { testId, versionId } = await newTest()
    const { questionId } = await shareQuestion([{ versionId }])
    const version = await db.select().from(testVersions).where(eq(testVersions.id, versionId)).get()
    const items = await db.select().from(testQuestions).where(eq(testQuestions.testVersionId, versionId))
    if (!version) throw new Error('The test has no version')
    const older = `${testId}_v0`
    const sections = await db.select().from(testSections).where(eq(testSections.testVersionId, versionId))
    await db.insert(testVersions).values({ ...version, id: older, version: 0 })
    await db.insert(testSections).values(sections.map((section) => ({ ...section, testVersionId: older })))
    await db.insert(testQuestions).values(items.slice(0, 1).map((item) => ({ ...item, testVersionId: older })))
    expect(await usesOf(services, questionId)).toMatchObject([{ version: 1, isCurrent: true }])
    await db
      .delete(testQuestions)
      .where(and(eq(testQuestions.testVersionId, versionId), eq(testQuestions.position, items[0]?.position ?? 0)))
    expect(await usesOf(services, questionId)).toMatchObject([{ version: 0, isCurrent: false, number: 1 }])
  })

  test('names the quiz of a day and published courses, and which of them the test completes', async () => {
    const { testId, versionId: ofTest } = await newTest()
    const { questionId } = await shareQuestion([{ versionId: ofTest }])
    await db.insert(dailyQuizzes).values({ date: `2041-${unique('d')}`, testId })
    const course = await db.select().from(courses).where(eq(courses.id, 'crs_first-month')).get()
    const content = await db
      .select()
      .from(contentVersions)
      .where(eq(contentVersions.id, course?.currentVersionId ?? ''))
      .get()
    if (!course || !content) throw new Error('The course is not seeded')
    const [id, versionId] = [unique('crs'), unique('ver')]
    const chapters = [{ id: 'c', lessons: [{ id: 'last', kind: 'test', testId }] }]
    await db.insert(contentVersions).values({
      ...content,
      id: versionId,
      itemId: id,
      content: { chapters, completion: { finalTest: { lessonId: 'last', minPercent: 40 } } },
    })
    const { titleEn: _, ...columns } = course
    await db.insert(courses).values({ ...columns, id, slug: id, currentVersionId: versionId })
    const [use] = await usesOf(services, questionId)
    expect(use?.quizDay).toMatch(/^2041-/)
    expect(use?.courses).toEqual([{ id, title: course.title, isFinal: true }])
    await db.update(courses).set({ state: 'unpublished' }).where(eq(courses.id, id))
    expect((await usesOf(services, questionId))[0]?.courses).toEqual([])
  })

  test('is read without a scan of a table that grows', async () => {
    const { bindings, statements } = watched()
    const [first = ''] = await questionIds()
    await usesOf(
      makeServices(bindings, () => undefined),
      first,
    )
    expect(statements.size).toBe(2)
    expect(await slowStatements(statements)).toEqual([])
  })

  test('is empty for a question that does not exist', async () => {
    expect(await usesOf(services, 'qst_none')).toEqual([])
  })
})
