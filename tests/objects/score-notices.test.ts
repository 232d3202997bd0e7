import { sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { units } from '../../domain/results/marks.ts'
import type { Bindings } from '../../worker/env.ts'
import { newEvent } from '../../worker/events/outbox.ts'
import { makeServices } from '../../worker/platform/context.ts'
import { inTransaction } from '../../worker/platform/transaction.ts'
import { tellChangedScores } from '../../worker/results/score.notices.ts'
import { taskIdOf } from '../../worker/tasks/tasks.usecases.ts'
import { findTask } from '../../worker/tasks/tasks.store.ts'
import { newStudent } from './new-student.ts'
import { bellOf } from './notice-readers.ts'
import { deliver, newTest, submission, unitsOf } from './scored.ts'
import { db, env, prepareDatabase, unique } from './support.ts'
import { takeStep, undeliveredTasks } from './take-step.ts'
import { slowStatements, watched } from './watched.ts'

beforeAll(prepareDatabase)

const services = (bindings: Bindings = env) => makeServices({ ...bindings, ...undeliveredTasks }, () => undefined)

type Exam = { testId: string; versionId: string }

/** A new student with a result of so many right answers. */
const sat = async (exam: Exam, right: number) => {
  const userId = await newStudent()
  const message = await submission(exam, userId, right)
  await deliver([message])
  return { userId, attemptId: message.attemptId, before: unitsOf(right) }
}

/** Moves a score as a re-scoring does: the result, the histogram and the record of the change. */
const rescore = ({ testId }: Exam, taskId: string, sitter: Awaited<ReturnType<typeof sat>>, after: number) =>
  inTransaction(db, [
    sql`INSERT INTO score_changes (task_id, attempt_id, user_id, test_id, before_units, after_units)
      VALUES (${taskId}, ${sitter.attemptId}, ${sitter.userId}, ${testId}, ${sitter.before}, ${after})`,
    sql`UPDATE results SET units = ${after} WHERE attempt_id = ${sitter.attemptId}`,
    sql`UPDATE score_histogram SET students = students - 1 WHERE test_id = ${testId} AND units = ${sitter.before}`,
    sql`INSERT INTO score_histogram (test_id, units, students) VALUES (${testId}, ${after}, 1)
      ON CONFLICT DO UPDATE SET students = students + 1`,
  ])

/** Delivers the event as often as given, and takes every step of its task. */
const announce = async (exam: Exam, taskId: string, bindings: Bindings = env, times = 2) => {
  const payload = { taskId, testId: exam.testId }
  const id = await taskIdOf('score_notices', `${taskId} ${exam.testId}`)
  for (let time = 0; time < times; time += 1) {
    await tellChangedScores(services(bindings), newEvent(services(), { kind: 'score.changed', payload }))
    await takeStep(services(bindings), id)
  }
  return findTask(db, id)
}

test('a corrected key tells both values to whose score or rank it changed, once, and to nobody else (NTF-14)', async () => {
  const [exam, taskId] = [await newTest(), unique('tsk')]
  const sitters = [await sat(exam, 5), await sat(exam, 4), await sat(exam, 3)] as const
  const [first, overtaken, rising] = sitters
  await rescore(exam, taskId, rising, unitsOf(4) + units('1'))
  const { bindings, statements } = watched()
  expect(await announce(exam, taskId, bindings)).toMatchObject({ state: 'done' })
  expect(await slowStatements(statements)).toEqual([])
  const link = `/test-result/${exam.testId}`
  expect(await bellOf(first.userId)).toEqual([])
  expect(await bellOf(rising.userId)).toMatchObject([
    { kind: 'score.changed', link, text: expect.stringContaining('now 8.5; it was 5.5') as string },
  ])
  expect(await bellOf(overtaken.userId)).toMatchObject([
    { kind: 'rank.changed', link, text: expect.stringContaining('now 3; it was 2') as string },
  ])
})

test('scores that students have not seen yet are told to nobody (NTF-14)', async () => {
  const [exam, taskId] = [await newTest({ release: { rule: 'held' } as never }), unique('tsk')]
  const sitter = await sat(exam, 3)
  await rescore(exam, taskId, sitter, unitsOf(4))
  await announce(exam, taskId)
  expect(await bellOf(sitter.userId)).toEqual([])
})
