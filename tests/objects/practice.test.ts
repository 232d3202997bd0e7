import { and, eq, isNull, ne } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Answer, ResponseEvent } from '../../domain/attempts/contract.ts'
import { keyedOf } from '../../domain/questions/kinds/presentation.ts'
import { anyQuestions } from '../../domain/revision/any-questions.ts'
import type { PracticeMode } from '../../domain/revision/practice-choices.ts'
import type { PracticeSpec } from '../../domain/revision/practice.ts'
import * as schema from '../../drizzle/schema/index.ts'
import { latestKeysOf } from '../../worker/questions/keys.usecases.ts'
import { paperOf } from '../../worker/questions/papers.usecases.ts'
import { recordSubmissions } from '../../worker/results/recording.usecases.ts'
import { deckOf } from '../../worker/revision/deck.ts'
import { countPool, poolOf } from '../../worker/revision/practice-pool.usecases.ts'
import { listAskingTests } from '../../worker/revision/practice.store.ts'
import { startPractice } from '../../worker/revision/practice-start.usecases.ts'
import { finishPractice, listPractice, readPractice, savePractice } from '../../worker/revision/practice.usecases.ts'
import { newPaper } from './scored.ts'
import { db, prepareDatabase, servicesAt, unique } from './support.ts'

let exam = { testId: '', versionId: '' }

// Own questions: those of the seeded mock are in tests of other files that are still to be sat.
beforeAll(async () => {
  await prepareDatabase()
  exam = await newPaper()
})

const services = servicesAt()
const device = 'practice-device'

const rightAnswers = async (): Promise<Map<string, Answer>> => {
  const { keys } = await latestKeysOf(services, exam.versionId)
  return new Map([...keys].map(([id, { key }]) => [id, { optionIds: [...keyedOf(key)] }]))
}

const wrongAnswer = (right: Answer | undefined): Answer => {
  const chosen = right && 'optionIds' in right ? right.optionIds : []
  return { optionIds: [['a', 'b', 'c', 'd'].find((id) => !chosen.includes(id)) ?? 'a'] }
}

/** Records an attempt of the paper with three wrong answers and no other. */
const sit = async (userId: string) => {
  const { order } = await paperOf(services, exam.versionId)
  const right = await rightAnswers()
  const missed = order.slice(0, 3)
  const attemptId = services.newId('att')
  await recordSubmissions(services, [
    {
      kind: 'submission',
      attemptId,
      userId,
      testId: exam.testId,
      testVersionId: exam.versionId,
      receipt: unique('receipt'),
      submittedAt: Date.now() - 86_400_000,
      closing: 1,
      closedBy: 'student',
      lateSynced: 0,
      language: 'en',
      sections: [],
      integrity: [],
      responses: missed.map((questionId) => ({
        questionId,
        answer: wrongAnswer(right.get(questionId)),
        status: 'answered',
        at: Date.now() - 86_400_000,
        ms: 20_000,
      })),
    },
  ])
  return { attemptId, missed, order, right }
}

const retake = async (mode: PracticeMode, services_ = services) => {
  const userId = unique('retaker')
  const sat = await sit(userId)
  const { sessionId } = await startPractice(services_, userId, {
    mode,
    source: { from: 'mistakes', attemptId: sat.attemptId },
  })
  return { userId, sessionId, ...sat }
}

const event = (seq: number, questionId: string, answer: Answer, more: Partial<ResponseEvent> = {}): ResponseEvent => ({
  seq,
  questionId,
  answer,
  status: answer ? 'answered' : 'not_answered',
  at: Date.now(),
  ms: 10_000,
  act: answer ? 'answer' : 'clear',
  ...more,
})

const spec = (parts: Partial<PracticeSpec> = {}): PracticeSpec => ({ ...anyQuestions, ...parts })

describe('the pool', () => {
  test('has no question of a test that the student may still sit, also of one that was sat (LRN-30)', async () => {
    const userId = unique('learner')
    const testsOf = async () => {
      const rows = await poolOf(services, userId, spec())
      return new Set(rows.flatMap(({ tests }) => tests))
    }
    const before = await testsOf()
    expect(before.has(exam.testId)).toBe(false)
    await sit(userId)
    const open = await db
      .select({ id: schema.tests.id })
      .from(schema.tests)
      .where(and(eq(schema.tests.state, 'published'), isNull(schema.tests.closesAt), ne(schema.tests.id, exam.testId)))
    const after = await testsOf()
    expect(open.map(({ id }) => id).filter((id) => after.has(id))).toEqual([])
  })

  test('has no question that only a draft of a test asks (LRN-30)', async () => {
    const userId = unique('learner')
    const [free] = (await poolOf(services, userId, spec())).filter(({ tests }) => tests.length === 0)
    if (!free) throw new Error('Every question of the bank is in a test.')
    const [kind, itemId] = ['test' as const, unique('tst')]
    const body = { sections: [{ questions: [{ questionId: free.questionId }] }] }
    await db.insert(schema.contentDrafts).values({ kind, itemId, revision: 1, body, createdAt: 1, updatedAt: 1 })
    const ids = async () => (await poolOf(services, userId, spec())).map(({ questionId }) => questionId)
    expect(await ids()).not.toContain(free.questionId)
    await db.delete(schema.contentDrafts).where(eq(schema.contentDrafts.itemId, itemId))
    expect(await ids()).toContain(free.questionId)
  })

  test('does not open by an attempt that is void, as its solutions do not (LRN-30)', async () => {
    const userId = unique('learner')
    const { attemptId } = await sit(userId)
    const isSat = async () => (await listAskingTests(db, userId, [exam.testId]))[0]?.isSat
    expect(await isSat()).toBe(true)
    await db.update(schema.results).set({ standing: 'invalidated' }).where(eq(schema.results.attemptId, attemptId))
    expect(await isSat()).toBe(false)
  })

  test('is limited to unseen, wrong and saved questions, and counts them by subject and topic (LRN-31)', async () => {
    const userId = unique('learner')
    const { missed, order, attemptId } = await sit(userId)
    const [first = ''] = missed
    const [version] = await db
      .select({ id: schema.questions.currentVersionId })
      .from(schema.questions)
      .where(eq(schema.questions.id, first))
    await db.insert(schema.questionBookmarks).values({
      userId,
      questionId: first,
      questionVersionId: version?.id ?? '',
      testId: exam.testId,
      attemptId,
      createdAt: Date.now(),
    })
    const ids = async (pool: PracticeSpec['pool']) =>
      (await poolOf(services, userId, spec({ pool }))).map(({ questionId }) => questionId)
    expect((await ids('wrong')).toSorted()).toEqual(missed.toSorted())
    expect(await ids('saved')).toEqual([first])
    expect((await ids('unseen')).filter((id) => order.includes(id))).toEqual([])
    const counts = await countPool(services, userId, { pool: 'wrong' })
    expect(counts).toMatchObject({ questions: 3, pools: { wrong: 3, saved: 1 } })
    expect(counts.topics.reduce((sum, { questions }) => sum + questions, 0)).toBe(3)
  })
})

describe('a start', () => {
  test('is refused for an empty pool, an unknown topic and too many open sessions (LRN-32)', async () => {
    const userId = unique('refused')
    const start = (parts: Partial<PracticeSpec>) =>
      startPractice(services, userId, { mode: 'tutor', source: { from: 'choices', ...spec(parts) } })
    await expect(start({ pool: 'wrong' })).rejects.toMatchObject({ code: 'practice.empty', status: 409 })
    await expect(start({ topics: ['no-such-topic'] })).rejects.toMatchObject({ code: 'practice.unknown', status: 422 })
    await expect(start({ exam: 'no-such-exam' })).rejects.toMatchObject({ code: 'practice.unknown' })
    for (let open = 0; open < 20; open += 1) await start({ count: 1 })
    await expect(start({ count: 1 })).rejects.toMatchObject({ code: 'practice.too_many_open', status: 409 })
    expect((await listPractice(services, userId)).open).toHaveLength(20)
  })

  test('lists an open session whatever number of newer ones is finished (LRN-36)', async () => {
    const { userId, sessionId, missed } = await retake('tutor')
    const deck = deckOf(services, userId)
    for (let newer = 1; newer <= 41; newer += 1) {
      const id = services.newId('prs')
      const items = missed.map((each) => ({
        id: each,
        kind: 'question' as const,
        questionVersionId: null,
        marks: { correct: 1, wrong: 0 },
      }))
      const source = { from: 'cards' } as const
      await deck.startSession(userId, {
        id,
        mode: 'tutor',
        source,
        items,
        startedAt: Date.now() + newer,
        deadlineAt: null,
      })
      await deck.finish(id, Date.now())
    }
    expect((await listPractice(services, userId)).open).toMatchObject([{ sessionId }])
  })
})

describe('tutor mode', () => {
  test('explains an answer as it is saved, and keeps all other keys back (LRN-33)', async () => {
    const { userId, sessionId, missed, right } = await retake('tutor')
    const before = await readPractice(services, userId, sessionId)
    expect(before.explained).toEqual([])
    expect(JSON.stringify(before)).not.toContain('"solution"')
    const [first = ''] = before.paper.questions.map(({ id }) => id)
    const sent = { device, batch: [event(1, first, right.get(first) ?? null, { certainty: 'sure' })] }
    const ack = await savePractice(services, userId, sessionId, sent)
    expect(ack).toMatchObject({
      ackSeq: 1,
      explained: [{ questionId: first, verdict: 'correct', certainty: 'sure' }],
      isOver: false,
    })
    expect(await savePractice(services, userId, sessionId, sent)).toMatchObject({ ackSeq: 1 })
    expect((await readPractice(services, userId, sessionId)).explained).toHaveLength(1)
    expect(missed).toContain(first)
  })

  test('keeps the first answer, whose solution was shown, and refuses a number used for another (LRN-33)', async () => {
    const { userId, sessionId, right, missed } = await retake('tutor')
    const [first = ''] = missed
    const save = (...batch: ResponseEvent[]) => savePractice(services, userId, sessionId, { device, batch })
    await save(event(1, first, wrongAnswer(right.get(first))))
    const ack = await save(event(2, first, right.get(first) ?? null))
    expect(ack.explained).toMatchObject([{ questionId: first, verdict: 'wrong' }])
    await expect(save(event(2, first, wrongAnswer(right.get(first))))).rejects.toMatchObject({
      code: 'attempts.seq_conflict',
      status: 409,
    })
  })

  test('dates an answer of a device with a wrong clock within the session (LRN-33)', async () => {
    const { userId, sessionId, right, missed } = await retake('tutor')
    const [first = '', second = ''] = missed
    const { startedAt } = await readPractice(services, userId, sessionId)
    const wrongClocks = [
      event(1, first, right.get(first) ?? null, { at: 0 }),
      event(2, second, right.get(second) ?? null, { at: Date.now() + 1e12 }),
    ]
    const { responses } = await savePractice(services, userId, sessionId, { device, batch: wrongClocks })
    const atOf = new Map(responses.map(({ questionId, at }) => [questionId, at]))
    expect(atOf.get(first)).toBe(startedAt)
    expect(atOf.get(second)).toBeLessThanOrEqual(Date.now())
  })

  test('leaves out an answer that was taken back while it was scored (LRN-36)', async () => {
    const { userId, sessionId, right, missed } = await retake('tutor')
    const [first = ''] = missed
    const deck = deckOf(services, userId)
    const [at, later] = [Date.now(), Date.now() + 1_000]
    const answered = event(1, first, right.get(first) ?? null, { at })
    const given = await deck.save(sessionId, { device, batch: [answered] }, at)
    if (typeof given === 'string') throw new Error(given)
    const cleared = { device: 'other-device', batch: [event(1, first, null, { at: later })] }
    await savePractice(
      servicesAt(() => later),
      userId,
      sessionId,
      cleared,
    )
    const scored = {
      questionId: first,
      kind: 'question' as const,
      questionVersionId: given.items[0]?.questionVersionId ?? '',
      subject: 's',
      topic: 't',
      difficulty: 'easy' as const,
      excerpt: { en: '', hi: '' },
      targetMs: 1,
      verdict: 'correct' as const,
      units: 1,
      maxUnits: 1,
    }
    const settled = await deck.settle(
      sessionId,
      given.unscored.map((each) => ({ ...scored, event: each })),
      Date.now(),
    )
    expect(settled).toMatchObject({ scored: [], grades: [] })
  })

  test('is closed to other students (LRN-33)', async () => {
    const { sessionId } = await retake('tutor')
    const stranger = unique('stranger')
    await expect(readPractice(services, stranger, sessionId)).rejects.toMatchObject({ status: 404 })
    await expect(finishPractice(services, stranger, sessionId)).rejects.toMatchObject({ status: 404 })
  })
})

describe('timed mode', () => {
  test('shows no key before the end, and every one after it (LRN-34)', async () => {
    const { userId, sessionId, right, missed } = await retake('timed')
    const [first = '', second = ''] = missed
    const save = (by: string, ...batch: ResponseEvent[]) =>
      savePractice(services, userId, sessionId, { device: by, batch })
    const begun = Date.now()
    expect((await save(device, event(1, first, right.get(first) ?? null, { at: begun }))).explained).toEqual([])
    await finishPractice(
      servicesAt(() => begun + 1_000),
      userId,
      sessionId,
    )
    const over = await readPractice(services, userId, sessionId)
    expect(over.isOver).toBe(true)
    expect(over.explained).toHaveLength(over.paper.questions.length)
    expect(over.explained.find(({ questionId }) => questionId === first)).toMatchObject({ verdict: 'correct' })
    // Given on another device before the end, and sent after it.
    const late = await save('another-device', event(1, second, right.get(second) ?? null, { at: begun }))
    expect(late.explained.find(({ questionId }) => questionId === second)).toMatchObject({ verdict: 'correct' })
    expect((await listPractice(services, userId)).finished).toMatchObject([{ sessionId, answered: 2, right: 2 }])
  })

  test('ends by itself at its deadline (LRN-34)', async () => {
    const { userId, sessionId } = await retake('timed')
    const later = servicesAt(() => Date.now() + 7 * 86_400_000)
    expect((await listPractice(later, userId)).finished).toMatchObject([{ sessionId }])
    expect(await readPractice(later, userId, sessionId)).toMatchObject({ isOver: true })
  })
})

describe('revision', () => {
  test('grades a card, takes a changed grade, and takes the review back (LRN-35)', async () => {
    const userId = unique('reviser')
    const { right } = await sit(userId)
    const { sessionId } = await startPractice(services, userId, { mode: 'revision', source: { from: 'cards' } })
    const { paper } = await readPractice(services, userId, sessionId)
    const first = paper.questions[0]?.id ?? ''
    const save = (...batch: ResponseEvent[]) => savePractice(services, userId, sessionId, { device, batch })
    const answer = right.get(first) ?? null
    expect((await save(event(1, first, answer))).grades).toMatchObject([{ cardId: first, rating: 3 }])
    const changed = await save(event(2, first, answer, { act: 'mark', rating: 1 }))
    expect(changed.grades).toMatchObject([{ cardId: first, rating: 1 }])
    const undone = await save(event(3, first, null))
    expect(undone).toMatchObject({ grades: [], explained: [] })
    expect((await deckOf(services, userId).counts(Date.now())).doneToday).toBe(0)
  })

  test('passes over cards whose item is gone, which take no place of the day (LRN-45)', async () => {
    const userId = unique('reviser')
    const { order } = await sit(userId)
    const deck = deckOf(services, userId)
    const gone = Array.from({ length: 2 }, () => ({
      id: unique('fact'),
      kind: 'fact' as const,
      origin: 'added' as const,
      subject: 's',
      topic: 't',
      excerpt: { en: 'Gone', hi: '' },
      questionVersionId: null,
      attemptId: null,
      testId: null,
    }))
    await deck.add(userId, gone, Date.now() - 86_400_000)
    const { sessionId } = await startPractice(services, userId, { mode: 'revision', source: { from: 'cards' } })
    expect((await readPractice(services, userId, sessionId)).paper.questions).toHaveLength(order.length)
    expect(await deck.counts(Date.now())).toMatchObject({ due: order.length, total: order.length + 2 })
  })
})
