import { eq, sql } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { contactMessages, events, keyChallenges } from '../../drizzle/schema/index.ts'
import { tellReporters } from '../../worker/attempts/report.notices.ts'
import { tellChallengers } from '../../worker/challenges/ruling.notices.ts'
import { tellSender } from '../../worker/contact/answer.notices.ts'
import { answerMessage } from '../../worker/contact/inbox.usecases.ts'
import type { Bindings } from '../../worker/env.ts'
import { newEvent } from '../../worker/events/outbox.ts'
import { makeServices } from '../../worker/platform/context.ts'
import { inTransaction } from '../../worker/platform/transaction.ts'
import { decideReports, readReports } from '../../worker/questions/reports-office.usecases.ts'
import { reportQuestion } from '../../worker/questions/reports.usecases.ts'
import { newStudent } from './new-student.ts'
import { bellOf } from './notice-readers.ts'
import { newExam } from './scored.ts'
import { db, env, prepareDatabase, servicesAt, unique } from './support.ts'
import { slowStatements, watched } from './watched.ts'

beforeAll(prepareDatabase)

const quiet = { MAIL_QUEUE: { send: async () => undefined } as never }
const services = (bindings: Bindings = env) => makeServices({ ...bindings, ...quiet }, () => undefined)

/** The newest event of a kind whose payload names an id. */
const eventOf = async (kind: 'report.decided' | 'message.answered', id: string) =>
  (await db.select().from(events).where(eq(events.kind, kind))).findLast(({ payload }) =>
    JSON.stringify(payload).includes(id),
  ) as never

describe('the outcome of a challenge (NTF-18)', () => {
  const challenge = async (userId: string, exam: Awaited<ReturnType<typeof newExam>>, rulingId: string | null) => {
    const { questionId, questionVersionId } = exam
    const attemptId = unique('att')
    await db.insert(keyChallenges).values({
      id: unique('chl'),
      userId,
      attemptId,
      testId: exam.exam.testId,
      questionId,
      questionVersionId,
      keyVersion: 1,
      proposal: { claim: 'drop', key: null },
      reason: 'The book says otherwise.',
      source: '',
      state: rulingId ? 'ruled' : 'withdrawn',
      rulingId,
      updatedAt: 1,
    })
    return attemptId
  }

  test('is told once to each challenger in words, and to nobody else', async () => {
    const [exam, rulingId] = [await newExam(), unique('rul')]
    const { questionId, questionVersionId } = exam
    const [mine, withdrawn] = [await newStudent(), await newStudent()]
    const attemptId = await challenge(mine, exam, rulingId)
    await challenge(withdrawn, exam, null)
    await inTransaction(db, [
      sql`INSERT INTO key_rulings
        (id, question_id, question_version_id, decision, reason, from_key, to_key, challenges, created_by)
        VALUES (${rulingId}, ${questionId}, ${questionVersionId}, 'several',
          ${JSON.stringify({ en: 'Both follow.', hi: 'दोनों निकलते हैं।' })}, 1, 2, 1, 'admin')`,
    ])
    const { bindings, statements } = watched()
    const payload = { rulingId, questionId, questionVersionId }
    const event = newEvent(services(), { kind: 'challenge.ruled' as const, payload })
    for (let time = 0; time < 2; time += 1) await tellChallengers(services(bindings), event)
    expect(await slowStatements(statements)).toEqual([])
    expect(await bellOf(mine)).toMatchObject([
      {
        kind: 'challenge.ruled',
        text: 'More than one answer is accepted now. Both follow.',
        link: `/test-result/${exam.exam.testId}/challenges?attempt=${attemptId}`,
      },
    ])
    expect(await bellOf(withdrawn)).toEqual([])
  })
})

describe('the answer to a report on a question (NTF-18)', () => {
  const reported = async (exam: Awaited<ReturnType<typeof newExam>>) => {
    const [userId, attemptId] = [await newStudent(), unique('att')]
    const { testId, versionId } = exam.exam
    await inTransaction(db, [
      sql`INSERT INTO attempts (id, user_id, test_id, test_version_id, state, started_at)
        VALUES (${attemptId}, ${userId}, ${testId}, ${versionId}, 'scored', 1)`,
    ])
    const report = { questionId: exam.questionId, reason: 'wrong_key' as const, note: '' }
    await reportQuestion(services(), userId, attemptId, report)
    return userId
  }

  const accept = async (questionId: string) => {
    const { revision, newestAt } = await readReports(services(), questionId, undefined)
    const decision = { act: 'accept' as const, outcome: 'key_changed' as const, answer: 'B is right as well.' }
    await decideReports(services(), 'admin', questionId, { ...decision, revision, until: newestAt })
    return eventOf('report.decided', questionId)
  }

  test('is told once to its sender, with the words of the office', async () => {
    const exam = await newExam()
    const userId = await reported(exam)
    const event = await accept(exam.questionId)
    const { bindings, statements } = watched()
    for (let time = 0; time < 2; time += 1) await tellReporters(services(bindings), event)
    expect(await slowStatements(statements)).toEqual([])
    expect(await bellOf(userId)).toMatchObject([
      {
        kind: 'report.answered',
        text: 'You were right: the answer key is being corrected. B is right as well.',
        link: expect.stringContaining(`question=${exam.questionId}`) as string,
      },
    ])
  })

  test('keeps the words of the office back while the solutions of the test are closed', async () => {
    const exam = await newExam()
    await inTransaction(db, [sql`UPDATE tests SET release = '{"rule":"held"}' WHERE id = ${exam.exam.testId}`])
    const userId = await reported(exam)
    await tellReporters(services(), await accept(exam.questionId))
    expect(await bellOf(userId)).toMatchObject([{ text: 'You were right: the answer key is being corrected.' }])
  })
})

describe('the answer to a contact message (NTF-18)', () => {
  const newMessage = async (userId: string | null) => {
    const id = unique('msg')
    const reference = unique('TY-').toUpperCase()
    await db.insert(contactMessages).values({
      id,
      reference,
      userId,
      fingerprint: unique('print'),
      name: 'Asha',
      email: 'asha@example.test',
      topic: 'tests',
      subject: 'Question 12',
      message: 'The key of question 12 is wrong.',
      language: 'en',
      state: 'new',
      createdAt: Date.now(),
      updatedAt: Date.now(),
    })
    return { id, reference }
  }

  test('is told once to a sender who was signed in, without its words', async () => {
    const userId = await newStudent()
    const [{ id, reference }, anonymous] = [await newMessage(userId), await newMessage(null)]
    for (const messageId of [id, anonymous.id])
      await answerMessage(services(), 'admin', messageId, { text: 'It is corrected.', revision: 0 })
    const event = await eventOf('message.answered', id)
    for (let time = 0; time < 2; time += 1) await tellSender(services(), event)
    await tellSender(services(), await eventOf('message.answered', anonymous.id))
    const [notice, ...others] = await bellOf(userId)
    expect(notice).toMatchObject({ kind: 'contact.answered', link: '/contact' })
    expect(notice?.title).toContain(reference)
    expect(notice?.text).not.toContain('corrected')
    expect(others).toEqual([])
    const mails = await db.get(sql`SELECT count(*) AS mails FROM notice_mails WHERE user_id = ${userId}`)
    expect(mails).toEqual({ mails: 0 })
  })

  test('is told to nobody once the account is being deleted', async () => {
    const userId = await newStudent()
    const { id } = await newMessage(userId)
    await inTransaction(db, [sql`UPDATE student_rows SET is_erasing = 1 WHERE uid = ${userId}`])
    const payload = { messageId: id, answerId: unique('ans') }
    await tellSender(servicesAt(), newEvent(servicesAt(), { kind: 'message.answered', payload }))
    const rows = await db.get(sql`SELECT count(*) AS rows FROM notices WHERE user_id = ${userId}`)
    expect(rows).toEqual({ rows: 0 })
  })
})
