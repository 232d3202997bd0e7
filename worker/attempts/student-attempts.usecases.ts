import { evidenceMs } from '../../domain/attempts/timing.ts'
import { refusedActs } from '../../domain/students/attempt-acts.ts'
import type { StudentAttempt, StudentHead } from '../../domain/students/contract.ts'
import type { AttemptEntry } from '../../domain/students/timeline.ts'
import type { Services } from '../platform/context.ts'
import { notFound } from '../platform/errors.ts'
import type { Cursor } from '../platform/paging.ts'
import { scoresForOffice } from '../results/results.usecases.ts'
import { findAccommodation, findAttempt, findTitle, listOfStudent, listOpenOfStudent } from './attempts.store.ts'
import { attemptSession } from './attempts.usecases.ts'

const untitled = { en: '', hi: '' }

/** Attempts of a student before a mark, newest first, without their results. */
export const attemptsOfStudent = async (
  { db }: Services,
  userId: string,
  before: Cursor | null,
  limit: number,
): Promise<AttemptEntry[]> =>
  (await listOfStudent(db, userId, before, limit)).map(({ testId, title, ...attempt }) => ({
    ...attempt,
    test: { id: testId, title: title ?? untitled },
    result: null,
  }))

/** Attempts with their scores and ranks. */
export const withResults = async <Entry extends AttemptEntry>(
  services: Services,
  entries: readonly Entry[],
): Promise<Entry[]> => {
  const scores = await scoresForOffice(
    services,
    entries.map(({ id }) => id),
  )
  return entries.map((entry) => ({ ...entry, ...scores.get(entry.id) }))
}

/** Extra time of a student for all tests, and the number of open attempts. */
export const standingAllowances = async (
  { db }: Services,
  userId: string,
): Promise<Pick<StudentHead, 'accommodation' | 'openAttempts'>> => {
  const [allowed, open] = await Promise.all([findAccommodation(db, userId), listOpenOfStudent(db, userId)])
  return {
    accommodation: allowed ? { extra: allowed.extra, scribe: allowed.scribe, reason: allowed.reason } : null,
    openAttempts: open.length,
  }
}

/** An attempt of a student with the acts that are possible now. Throws 404 for another student's. */
export const readStudentAttempt = async (
  services: Services,
  userId: string,
  attemptId: string,
): Promise<StudentAttempt> => {
  const row = await findAttempt(services.db, attemptId)
  if (row?.userId !== userId) throw notFound()
  const now = services.now()
  const isOpen = row.state === 'in_progress'
  // Evidence is counted for some days; an older attempt's object need not wake.
  const mayHaveEvidence = !isOpen && (row.submittedAt ?? row.startedAt) > now - 2 * evidenceMs
  const session = attemptSession(services, attemptId)
  const [title, others, view, evidence] = await Promise.all([
    findTitle(services.db, row.testVersionId),
    listOpenOfStudent(services.db, userId),
    isOpen ? session.view(now) : null,
    mayHaveEvidence ? session.countableEvidence(now) : [],
  ])
  const countable = new Set(evidence.map(({ questionId }) => questionId)).size
  const state = view?.state ?? null
  const hasOtherOpen = others.some(({ id, testId }) => id !== attemptId && testId === row.testId)
  return {
    id: attemptId,
    test: { id: row.testId, title: title ?? untitled },
    state: state ?? row.state,
    startedAt: row.startedAt,
    deadlineAt: view?.deadlineAt ?? null,
    countable,
    refusals: refusedActs({ listed: row.state, state, hasOtherOpen, countable }),
  }
}
