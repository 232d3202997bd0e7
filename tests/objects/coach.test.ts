import { beforeAll, describe, expect, test } from 'vitest'
import type { Certainty } from '../../domain/revision/certainty.ts'
import { keyedOf } from '../../domain/questions/kinds/presentation.ts'
import { latestKeysOf } from '../../worker/questions/keys.usecases.ts'
import { paperOf } from '../../worker/questions/papers.usecases.ts'
import { recordSubmissions } from '../../worker/results/recording.usecases.ts'
import { readCoach } from '../../worker/revision/coach.usecases.ts'
import { deckOf } from '../../worker/revision/deck.ts'
import { addTest } from '../support/rows.ts'
import { mock, prepareDatabase, servicesAt, unique } from './support.ts'

beforeAll(prepareDatabase)

const services = servicesAt()

/** Another test of the same pattern; its results are held back until it closes. */
const copyOfMock = async (closesAt: number | null): Promise<string> => {
  const id = unique('tst-coach')
  await addTest(services.env.DB, {
    id,
    opensAt: Date.now() - 86_400_000,
    closesAt,
    release: { rule: closesAt === null ? 'at_once' : 'after_close' },
  })
  return id
}

type Said = { right: number; wrong: number; certainty?: Certainty }

/** Records an attempt of the mock, or of a copy of it, with some right and wrong answers of each certainty, in the order of the paper. */
const sit = async (userId: string, groups: Said[], testId = mock.testId) => {
  const testVersionId = `${testId}_v1`
  const { order, paper } = await paperOf(services, testVersionId)
  const { keys } = await latestKeysOf(services, testVersionId)
  const ids = order.values()
  const answersOf = ({ right, wrong, certainty }: Said) =>
    [...Array.from({ length: right }, () => true), ...Array.from({ length: wrong }, () => false)].map((isRight) => {
      const questionId = ids.next().value ?? ''
      const key = keys.get(questionId)?.key
      const keyed = key ? keyedOf(key) : []
      const other = ['a', 'b'].find((id) => !keyed.includes(id)) ?? 'c'
      return {
        questionId,
        answer: { optionIds: isRight ? keyed : [other] },
        status: 'answered' as const,
        at: Date.now(),
        ms: 40_000,
        ...(certainty && { certainty }),
      }
    })
  const attemptId = services.newId('att')
  await recordSubmissions(services, [
    {
      kind: 'submission',
      attemptId,
      userId,
      testId,
      testVersionId,
      receipt: unique('receipt'),
      submittedAt: Date.now(),
      closing: 1,
      closedBy: 'student',
      lateSynced: 0,
      language: 'en',
      sections: [],
      integrity: [],
      responses: groups.flatMap(answersOf),
    },
  ])
  return { attemptId, marks: paper.questions[0]?.marks }
}

describe('the coach of an attempt', () => {
  // Twenty questions a test. Sure: 16 of 20 right. Guesses: 0 of 10 and 0 of 8. Untapped: 2 of 2.
  test('reads the break-even, own thresholds and calibration (RES-110, RES-112, RES-113, RES-114)', async () => {
    const userId = unique('coached')
    const second = await copyOfMock(null)
    await sit(userId, [{ right: 16, wrong: 4, certainty: 'sure' }])
    const guesses: Said[] = [
      { right: 0, wrong: 18, certainty: 'guess' },
      { right: 2, wrong: 0 },
    ]
    const { attemptId, marks } = await sit(userId, guesses, second)
    const coach = await readCoach(services, userId, attemptId)
    const penalty = marks?.wrong ?? 0
    expect(coach.classes[0]?.breakEven).toEqual({ over: 1, under: 5 })
    expect(coach.tests.map(({ testId }) => testId).toSorted()).toEqual([mock.testId, second].toSorted())
    expect(coach.replay).toMatchObject({ answers: 40, tapped: 38, missing: 0 })
    expect(coach.replay.rows[1]).toMatchObject({ threshold: 'guess', gain: 18 * penalty, skipped: 18, verdict: 'skip' })
    expect(coach.calibration.rows.map(({ certainty, answers, right }) => [certainty, answers, right])).toEqual([
      ['sure', 20, 16],
      ['guess', 18, 0],
    ])
    expect(coach.acts[0]).toEqual({ act: 'leave', threshold: 'guess', units: 18 * penalty })
  })

  test('names wrong answers that were called sure, by their numbers (RES-113)', async () => {
    const userId = unique('sure')
    const { attemptId } = await sit(userId, [
      { right: 3, wrong: 2, certainty: 'sure' },
      { right: 0, wrong: 1 },
    ])
    expect((await readCoach(services, userId, attemptId)).sureMistakes.map(({ number }) => number)).toEqual([4, 5])
  })

  test('leaves out a test whose results are not released (RES-116)', async () => {
    const userId = unique('waiting')
    const held = await copyOfMock(Date.now() + 86_400_000)
    const { attemptId } = await sit(userId, [{ right: 10, wrong: 0 }])
    const { attemptId: heldId } = await sit(userId, [{ right: 10, wrong: 0 }], held)
    const coach = await readCoach(services, userId, attemptId)
    expect(coach.tests.map(({ testId }) => testId)).toEqual([mock.testId])
    expect(coach.replay).toMatchObject({ answers: 10, missing: 20 })
    await expect(readCoach(services, userId, heldId)).rejects.toMatchObject({ status: 403 })
  })

  test('is silent on an attempt without an answer, and says how many are missing (RES-112, RES-113, RES-115)', async () => {
    const userId = unique('silent')
    const { attemptId } = await sit(userId, [])
    const coach = await readCoach(services, userId, attemptId)
    expect(coach.replay).toEqual({ answers: 0, tapped: 0, missing: 30, rows: [] })
    expect(coach.calibration).toEqual({ answers: 0, missing: 30, rows: [] })
    expect(coach.acts).toEqual([{ act: 'tap' }, { act: 'sit', missing: 30 }])
  })

  test('of another student answers like a missing one (RES-116)', async () => {
    const { attemptId } = await sit(unique('owner'), [{ right: 1, wrong: 0 }])
    await expect(readCoach(services, unique('stranger'), attemptId)).rejects.toMatchObject({ status: 404 })
  })
})

test('certainty is off until the student switches it on, and other choices stay (RES-117)', async () => {
  const userId = unique('switcher')
  const deck = deckOf(services, userId)
  expect((await deck.settings()).certainty).toBe(false)
  await deck.setSettings(userId, { examDate: null, dailyCap: 25, certainty: false }, Date.now())
  await deck.setCertainty(userId, true)
  expect(await deck.settings()).toEqual({ examDate: null, dailyCap: 25, certainty: true })
})
