import type { AuditAct } from '../../domain/activities/acts.ts'
import { countedTo } from '../../domain/lists.ts'
import {
  type QuestionReports,
  type ReportAct,
  type ReportedQuestion,
  type ReportedQuestions,
  type ReportLine,
  type ReportsQuery,
} from '../../domain/questions/reports.ts'
import { reportStates, type ReportActName, type ReportState } from '../../domain/questions/report-states.ts'
import { refreshRows } from '../content/office-rows.ts'
import { inAuditedTransaction } from '../activities/audit.ts'
import { omit } from '../content/omit.ts'
import { dispatchSoon, eventRow, newEvent } from '../events/outbox.ts'
import type { Services } from '../platform/context.ts'
import { AppError, notFound } from '../platform/errors.ts'
import { decodeCursor, pageOf } from '../platform/paging.ts'
import * as store from './reports-office.store.ts'
import { seenQuestions } from './seen-questions.usecases.ts'

const pageSize = 50

const auditActs = {
  triage: 'report.triaged',
  accept: 'report.accepted',
  reject: 'report.rejected',
  close: 'report.closed',
  reopen: 'report.reopened',
} as const satisfies Record<ReportActName, AuditAct>

type Row = Awaited<ReturnType<typeof store.listReported>>[number]
type ReportRow = Awaited<ReturnType<typeof store.listReports>>[number]

const testOf = ({ testId, testTitle }: Pick<Row, 'testId' | 'testTitle'>): ReportedQuestion['test'] =>
  testId !== null && testTitle !== null ? { id: testId, title: testTitle } : null

/** Reports of questions in a test that wait for a decision. */
export const countOpenReports = ({ db }: Services, testId: string): Promise<number> => store.countOpen(db, testId)

/** Questions with reports, by the state of those. */
export const listReported = async (
  { db }: Services,
  { cursor, ...filter }: ReportsQuery,
  size = pageSize,
): Promise<ReportedQuestions> => {
  const [rows, count] = await Promise.all([
    store.listReported(db, filter, decodeCursor(cursor), size + 1),
    store.countReported(db, filter, countedTo + 1),
  ])
  const { items, next } = pageOf(rows, size, ({ questionId, reports, newestAt }) => ({
    value: filter.sort === 'most' ? reports : newestAt,
    id: questionId,
  }))
  return {
    items: items.map((row) => ({ ...omit(row, 'testId', 'testTitle', 'revision'), test: testOf(row) })),
    next,
    count,
  }
}

const lineOf = (row: ReportRow): ReportLine => {
  const { id, createdAt, reason, note, state, outcome, answer, decidedAt } = row.report
  const { studentId, questionVersionId } = row
  const decision = { state, outcome, answer, decidedAt }
  return { id, at: createdAt, reason, note, ...decision, studentId, test: testOf(row), questionVersionId }
}

/** Reports of a question with the question as students saw it. Throws 404 where nobody has reported it. */
export const readReports = async (
  services: Services,
  questionId: string,
  cursor: string | undefined,
): Promise<QuestionReports> => {
  const { db } = services
  const [head, byState, rows, versionIds] = await Promise.all([
    store.findReported(db, questionId),
    store.countByState(db, questionId),
    store.listReports(db, questionId, decodeCursor(cursor), pageSize + 1),
    store.listReportedVersions(db, questionId),
  ])
  if (!head) throw notFound()
  const { code, title, subject, state, revision, newestAt } = head
  const counts = Object.fromEntries(
    reportStates.map((each) => [each, byState.find((row) => row.state === each)?.count ?? 0]),
  ) as Record<ReportState, number>
  const { items, next } = pageOf(rows, pageSize, ({ report }) => ({ value: report.createdAt, id: report.id }))
  return {
    questionId,
    code,
    title,
    subject,
    state,
    revision,
    newestAt,
    counts,
    versions: await seenQuestions(services, questionId, versionIds),
    page: { items: items.map(lineOf), next },
  }
}

/**
 * Moves the reports that an administrator saw, with the row of the act. Throws 404 where nobody has reported the
 * question, 409 where another act came between or no report is left for it.
 */
export const decideReports = async (
  services: Services,
  actor: string,
  questionId: string,
  body: ReportAct,
): Promise<{ moved: number }> => {
  const head = await store.findReported(services.db, questionId)
  if (!head) throw notFound()
  const { act, revision, until, reportId } = body
  const answer = 'answer' in body ? body.answer : null
  const outcome = body.act === 'accept' ? body.outcome : null
  const now = services.now()
  const statements = store.moveStatements({ questionId, act, revision, until, reportId, outcome, answer, now })
  const isDecision = act === 'accept' || act === 'reject'
  const decided = newEvent(services, { kind: 'report.decided' as const, payload: { questionId, decidedAt: now } })
  const { results, isDone } = await inAuditedTransaction(
    services,
    {
      actor,
      act: auditActs[act],
      kind: 'question',
      itemId: questionId,
      title: head.title,
      detail: { ...(outcome && { outcome }), ...(reportId && { reportId }) },
      ...(answer && { reason: answer }),
    },
    statements,
    {
      after: [
        ...refreshRows('question', [questionId]),
        ...(isDecision ? [eventRow(decided, store.isDecidedAt(questionId, now))] : []),
      ],
    },
  )
  if (!isDone) throw new AppError('questions.report_conflict', 409, 'These reports were changed meanwhile.')
  if (isDecision) dispatchSoon(services, [decided])
  return { moved: results[0]?.meta.changes ?? 0 }
}

/** Reports of a question that were decided at an instant, after an id, in the order of ids. */
export const decidedReports = (
  { db }: Services,
  decision: { questionId: string; decidedAt: number },
  after: string,
  limit: number,
) => store.listDecided(db, decision, after, limit)
