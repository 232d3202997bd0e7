import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { dateInIndia } from '../../domain/india.ts'
import type { LearntAttempt, LearntQuestion } from '../../domain/revision/learnt.ts'
import type { ProgressQuery } from '../../domain/revision/progress-query.ts'
import { predictionCoverage, studentProfiles } from '../../drizzle/schema/index.ts'
import { makeServices } from '../../worker/platform/context.ts'
import { deckOf } from '../../worker/revision/deck.ts'
import { linksOfTopics } from '../../worker/revision/study-links.usecases.ts'
import { readProgress } from '../../worker/revision/progress.usecases.ts'
import { deliver, newTest, submission, unitsOf } from './scored.ts'
import { db, prepareDatabase, servicesAt, unique } from './support.ts'
import { slowStatements, watched } from './watched.ts'

beforeAll(prepareDatabase)

const dayMs = 86_400_000
const now = Date.now()
const services = servicesAt()

const progressOf = (userId: string, query: ProgressQuery = {}) => readProgress(services, userId, query)

/** Sits a new mock with the paper of the seeded one. */
const sit = async (userId: string, right: number, daysAgo: number) =>
  deliver([await submission(await newTest({ kind: 'full' }), userId, right, { submittedAt: now - daysAgo * dayMs })])

/** Sums of the pattern of the seeded mock over all students. */
const coverage = async () => {
  const [row] = await db.select().from(predictionCoverage).where(eq(predictionCoverage.presetId, 'pre_ssc-cgl-1'))
  return row ?? { students: 0, mocks: 0, inside: 0 }
}

test('a mock counts once for all students, a minor without consent never, and few are not published (LRN-18, LRN-20)', async () => {
  const before = await coverage()
  const sitFour = async (userId: string) => {
    for (const daysAgo of [9, 6, 3, 0]) await sit(userId, 6, daysAgo)
    await progressOf(userId)
    return progressOf(userId)
  }
  const { prediction } = await sitFour(unique('adult'))
  expect(prediction).toMatchObject({ own: { mocks: 1 }, published: null })
  expect(await coverage()).toMatchObject({ students: before.students + 1, mocks: before.mocks + 1 })
  const minor = unique('minor')
  await db.insert(studentProfiles).values({ uid: minor, declaredMinor: true })
  await sitFour(minor)
  expect(await coverage()).toMatchObject({ students: before.students + 1, mocks: before.mocks + 1 })
  await db.update(predictionCoverage).set({ students: 20, mocks: 80, inside: 60 })
  const { prediction: published } = await sitFour(unique('reader'))
  expect(published?.published).toMatchObject({ mocks: 81 })
})

describe('progress of a student', () => {
  test('without an attempt everything is empty (LRN-19)', async () => {
    const { topics, weak, days, scores, prediction } = await progressOf(unique('nobody'))
    expect({ topics, weak, days, scores, prediction }).toEqual({
      topics: [],
      weak: [],
      days: [],
      scores: null,
      prediction: null,
    })
  })

  test('topics, days and scores come from attempts, and the score is predicted after three mocks (LRN-17, LRN-18, LRN-19)', async () => {
    const userId = unique('mocker')
    await sit(userId, 6, 9)
    await sit(userId, 6, 6)
    const two = await progressOf(userId)
    expect(two.prediction).toMatchObject({ mocks: 2, interval: null, own: { mocks: 0 } })
    await sit(userId, 7, 3)
    const three = await progressOf(userId)
    expect(three.prediction?.interval).not.toBeNull()
    expect(three.prediction).toMatchObject({ mocks: 3, own: { mocks: 0 } })
    await sit(userId, 7, 0)

    const { bindings, statements } = watched()
    const four = await readProgress(
      makeServices(bindings, () => undefined),
      userId,
      {},
    )
    expect(await slowStatements(statements)).toEqual([])
    // The fourth mock is checked against what was known before it.
    expect(four.prediction).toMatchObject({ mocks: 4, own: { mocks: 1 } })
    expect(four.scores?.mocks.map(({ units }) => units)).toEqual([6, 6, 7, 7].map(unitsOf))
    // 6 right answers and a wrong one twice, then 7 and one.
    expect(four).toMatchObject({ answers: 30, right: 26, waiting: 0, exam: null })
    expect(four.days.map(({ answers }) => answers)).toEqual([7, 7, 8, 8])
    // Questions that were never opened have no topic here; the four good days of the others are 9 days long.
    expect(four.levels).toMatchObject({ strong: four.topics.filter(({ right }) => right >= 4).length })

    const subject = four.topics[0]?.subject.id ?? ''
    const narrowed = await progressOf(userId, { exam: four.exams[0]?.id ?? '', subject })
    expect(narrowed.topics.every((topic) => topic.subject.id === subject)).toBe(true)
    expect((await progressOf(userId, { subject: 'none' })).topics).toEqual([])
  })
})

test('topics lead to what the seeded content teaches of them, and to nothing that is locked (LRN-62)', async () => {
  const { bindings, statements } = watched()
  const topics = [
    ['aptitude', 'Percentage'],
    ['aptitude', 'Nothing of this name'],
  ].map(([subject = '', en = '']) => ({
    subject: { id: subject, title: { en: subject, hi: subject } },
    topic: { id: en, title: { en, hi: '' } },
  }))
  const [percentage, none] = await linksOfTopics(
    makeServices(bindings, () => undefined),
    unique('reader'),
    topics,
  )
  expect(percentage?.map(({ id }) => id)).toEqual(['per-hundred'])
  expect(none).toEqual([])
  expect(await slowStatements(statements)).toEqual([])
})

const learnt = (attempt: number, index: number, at: number): LearntQuestion => ({
  questionId: `q${attempt}_${index}`,
  questionVersionId: `v${attempt}_${index}`,
  subject: `s${index % 4}`,
  topic: `t${index % 40}`,
  difficulty: 'easy',
  excerpt: { en: 'What?', hi: 'क्या?' },
  at,
  day: dateInIndia(at),
  verdict: index % 4 === 0 ? 'wrong' : 'correct',
  units: 0,
  maxUnits: 2_520,
  ms: 30_000,
  targetMs: 40_000,
  medianMs: null,
  isLate: false,
  certainty: null,
  counts: true,
  isDropped: false,
})

/** Attempts of 40 questions, two a day, the last one now. */
const manyAttempts = (count: number): LearntAttempt[] =>
  Array.from({ length: count }, (_, number) => {
    const submittedAt = now - ((count - 1 - number) * dayMs) / 2
    return {
      attemptId: `att_${number}`,
      testId: `tst_${number}`,
      testVersionId: `tst_${number}_v1`,
      examId: 'exm_many',
      presetVersionId: 'prv_many',
      title: { en: 'Mock', hi: 'मॉक' },
      submittedAt,
      units: 1,
      maxUnits: 2,
      ranked: true,
      validity: 'counted',
      keyRevision: 1,
      closing: 1,
      questions: Array.from({ length: 40 }, (_question, index) => learnt(number, index, submittedAt)),
    }
  })

test('500 attempts are counted by topic and day in the deck (LRN-61)', async () => {
  const userId = unique('many')
  const deck = deckOf(services, userId)
  await deck.learn(userId, manyAttempts(500))
  const { topics, days, sat } = await deck.progress(now)
  expect(sat).toHaveLength(500)
  expect(topics).toHaveLength(40)
  // One answer a test; every fourth topic is always wrong.
  expect(topics.every(({ answers }) => answers === 500)).toBe(true)
  expect(topics.filter(({ right }) => right === 0)).toHaveLength(10)
  expect(topics.filter(({ level }) => level === 'strong')).toHaveLength(30)
  expect(days.reduce((sum, { answers }) => sum + answers, 0)).toBe(500 * 40)
  expect((await deck.ofExam('exm_many')).results).toHaveLength(4_000)
})
