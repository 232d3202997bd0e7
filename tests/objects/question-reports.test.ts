import { and, eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { ReportsQuery, type ReportAct } from '../../domain/questions/reports.ts'
import type { ReportReason } from '../../domain/questions/report-reasons.ts'
import { attempts, auditLog, questionReports, users } from '../../drizzle/schema/index.ts'
import { makeServices } from '../../worker/platform/context.ts'
import { inTransaction } from '../../worker/platform/transaction.ts'
import { paperOf } from '../../worker/questions/papers.usecases.ts'
import { decideReports, listReported, readReports } from '../../worker/questions/reports-office.usecases.ts'
import { eraseReportStatements, reportQuestion } from '../../worker/questions/reports.usecases.ts'
import { db, mock, prepareDatabase, servicesAt, unique } from './support.ts'
import { slowStatements, watched } from './watched.ts'

beforeAll(prepareDatabase)

let clock = Date.UTC(2031, 0, 1)
const services = servicesAt(() => (clock += 1))

let taken = 0
/** A question of the seeded mock that no other test reports: other files report its first ones. */
const nextQuestion = async (): Promise<string> => {
  const { paper } = await paperOf(services, mock.versionId)
  taken += 1
  const question = paper.questions.at(-taken)
  if (!question) throw new Error('The mock has no further question')
  return question.id
}

/** Reports a question as a new student; returns the student's attempt. */
const report = async (questionId: string, reason: ReportReason = 'wrong_key', note = '') => {
  const [userId, attemptId] = [unique('user'), unique('att')]
  const { testId, versionId: testVersionId } = mock
  await db
    .insert(attempts)
    .values({ id: attemptId, userId, testId, testVersionId, state: 'scored', startedAt: 1, submittedAt: 2 })
  await reportQuestion(services, userId, attemptId, { questionId, reason, note })
  return { userId, attemptId }
}

type Parts = { act: ReportAct['act']; outcome?: 'key_changed'; answer?: string; reportId?: string; revision?: number }

/** Acts on what the office sees now. */
const decide = async (questionId: string, { revision, ...parts }: Parts) => {
  const seen = await readReports(services, questionId, undefined)
  const body = { revision: revision ?? seen.revision, until: seen.newestAt, ...parts } as ReportAct
  return decideReports(services, 'usr_admin', questionId, body)
}

const listed = async (questionId: string, query: Partial<ReportsQuery> = {}) =>
  (await listReported(services, ReportsQuery.parse(query))).items.find((item) => item.questionId === questionId)

const reportsOf = (questionId: string) =>
  db.select().from(questionReports).where(eq(questionReports.questionId, questionId))

const statesOf = async (questionId: string) => (await reportsOf(questionId)).map(({ state }) => state)

const actsOn = async (questionId: string) =>
  (
    await db
      .select({ act: auditLog.act, reason: auditLog.reason, detail: auditLog.detail })
      .from(auditLog)
      .where(and(eq(auditLog.itemId, questionId), eq(auditLog.kind, 'question')))
      .orderBy(auditLog.seq)
  ).filter(({ act }) => act.startsWith('report.'))

describe('reports of questions in the office (QST-60, QST-61)', () => {
  test('are listed by question with their number, reasons and newest test', async () => {
    const questionId = await nextQuestion()
    for (const reason of ['wrong_key', 'wrong_key', 'translation'] as const) await report(questionId, reason)
    expect(await listed(questionId)).toMatchObject({
      state: 'open',
      reports: 3,
      waiting: 3,
      reasons: { wrong_key: 2, translation: 1, figure: 0 },
      test: { id: mock.testId },
    })
    expect(await listed(questionId, { reason: 'translation', sort: 'most' })).toBeDefined()
    expect(await listed(questionId, { reason: 'figure' })).toBeUndefined()
    expect(await listed(questionId, { state: 'triaged' })).toBeUndefined()
    const { subject = '' } = (await listed(questionId)) ?? {}
    expect(await listed(questionId, { subject })).toBeDefined()
    expect(await listed(questionId, { subject: 'no-subject' })).toBeUndefined()
  })

  test('are counted once where a student sends the same report twice', async () => {
    const questionId = await nextQuestion()
    const { userId, attemptId } = await report(questionId)
    const again = await reportQuestion(services, userId, attemptId, { questionId, reason: 'other', note: '' })
    expect(again.known).toBe(true)
    expect(await listed(questionId)).toMatchObject({ reports: 1, reasons: { wrong_key: 1, other: 0 } })
  })

  test('show the question as students saw it with its key, and what they wrote', async () => {
    const questionId = await nextQuestion()
    const { userId } = await report(questionId, 'wrong_text', 'Line two is cut off.')
    const id = unique('TY')
    await db.insert(users).values({
      uid: userId,
      studentId: id,
      email: 'asha@example.test',
      displayName: 'Asha',
      createdAt: 1,
      lastLoginAt: 1,
      updatedAt: 1,
    })
    const { versions, page, counts } = await readReports(services, questionId, undefined)
    expect(versions).toMatchObject([{ version: 1, isCurrent: true, outcome: 'normal' }])
    expect(versions[0]?.key).toBeDefined()
    expect(page.items).toMatchObject([
      { note: 'Line two is cut off.', studentId: id, questionVersionId: versions[0]?.questionVersionId },
    ])
    expect(counts).toEqual({ open: 1, triaged: 0, accepted: 0, rejected: 0, closed: 0 })
    expect(JSON.stringify(page)).not.toMatch(/asha|user/i)
  })

  test('go from open over triaged and decided to closed, each act with its row', async () => {
    const questionId = await nextQuestion()
    await report(questionId)
    await report(questionId)
    expect(await decide(questionId, { act: 'triage' })).toEqual({ moved: 2 })
    expect(await listed(questionId, { state: 'triaged' })).toMatchObject({ waiting: 2 })
    await decide(questionId, { act: 'accept', outcome: 'key_changed', answer: 'B is right as well.' })
    expect(await listed(questionId, { state: 'decided' })).toMatchObject({ waiting: 0, reports: 2 })
    const decided = { state: 'accepted', outcome: 'key_changed', answer: 'B is right as well.' }
    expect(await reportsOf(questionId)).toMatchObject([decided, decided])
    await decide(questionId, { act: 'close' })
    expect(await listed(questionId, { state: 'closed' })).toBeDefined()
    expect((await reportsOf(questionId))[0]?.answer).toBe('B is right as well.')
    await decide(questionId, { act: 'reopen', answer: 'The new key is wrong too.' })
    expect(await statesOf(questionId)).toEqual(['triaged', 'triaged'])
    expect((await reportsOf(questionId))[0]?.answer).toBeNull()
    expect(await actsOn(questionId)).toMatchObject([
      { act: 'report.triaged', reason: null },
      { act: 'report.accepted', reason: 'B is right as well.', detail: { outcome: 'key_changed' } },
      { act: 'report.closed' },
      { act: 'report.reopened', reason: 'The new key is wrong too.' },
    ])
  })

  test('are decided one by one too', async () => {
    const questionId = await nextQuestion()
    await report(questionId)
    await report(questionId)
    const { page } = await readReports(services, questionId, undefined)
    const reportId = page.items[0]?.id ?? ''
    expect(await decide(questionId, { act: 'reject', answer: 'The key is right.', reportId })).toEqual({ moved: 1 })
    expect(await listed(questionId)).toMatchObject({ state: 'open', waiting: 1 })
    await expect(decide(questionId, { act: 'triage', reportId })).rejects.toMatchObject({
      code: 'questions.report_conflict',
    })
  })

  test('are decided by one of two administrators who act at once', async () => {
    const questionId = await nextQuestion()
    await report(questionId)
    const { revision } = await readReports(services, questionId, undefined)
    const both = await Promise.allSettled([
      decide(questionId, { act: 'reject', answer: 'The key is right.', revision }),
      decide(questionId, { act: 'accept', outcome: 'key_changed', answer: '', revision }),
    ])
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    expect(await actsOn(questionId)).toHaveLength(1)
  })

  test('that arrive after the office looked stay open', async () => {
    const questionId = await nextQuestion()
    await report(questionId)
    const { revision, newestAt } = await readReports(services, questionId, undefined)
    await report(questionId)
    const body: ReportAct = { act: 'reject', answer: 'The key is right.', revision, until: newestAt }
    expect(await decideReports(services, 'usr_admin', questionId, body)).toEqual({ moved: 1 })
    expect((await statesOf(questionId)).toSorted()).toEqual(['open', 'rejected'])
    expect(await listed(questionId)).toMatchObject({ waiting: 1 })
  })

  test('of an erased account are gone and no longer counted', async () => {
    const questionId = await nextQuestion()
    const [first, second] = [await report(questionId), await report(questionId, 'figure')]
    await inTransaction(db, eraseReportStatements(first.userId))
    expect(await listed(questionId)).toMatchObject({ reports: 1, reasons: { wrong_key: 0, figure: 1 } })
    await inTransaction(db, eraseReportStatements(second.userId))
    expect(await listed(questionId)).toBeUndefined()
    await expect(readReports(services, questionId, undefined)).rejects.toMatchObject({ status: 404 })
  })

  test('are paged without repeating or losing one, by either order', async () => {
    for (const sort of ['newest', 'most'] as const) {
      const seen: string[] = []
      let cursor: string | undefined
      do {
        const page = await listReported(services, ReportsQuery.parse({ sort, cursor }), 2)
        seen.push(...page.items.map(({ questionId }) => questionId))
        cursor = page.next ?? undefined
      } while (cursor !== undefined)
      expect(new Set(seen).size).toBe(seen.length)
      expect(seen).toHaveLength((await listReported(services, ReportsQuery.parse({ sort }))).count)
    }
  })

  test('are read and decided without a scan of a table that grows', async () => {
    const questionId = await nextQuestion()
    await report(questionId)
    const { bindings, statements } = watched()
    const own = makeServices(bindings, () => undefined)
    for (const sort of ['newest', 'most'] as const)
      await listReported(own, ReportsQuery.parse({ sort, reason: 'wrong_key', subject: 'maths' }))
    const { revision, newestAt } = await readReports(own, questionId, undefined)
    await decideReports(own, 'usr_admin', questionId, { act: 'triage', revision, until: newestAt })
    await report(questionId)
    expect(await slowStatements(statements)).toEqual([])
  })
})
