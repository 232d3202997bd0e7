import type { IntegrityEntry } from '../../domain/attempts/contract.ts'
import { releasedFrom } from '../../domain/catalogue/window.ts'
import { integrityFrom, responsesFrom, scoresFrom, type StoredResponses } from '../../domain/results/compact.ts'
import type { GivenResponse, QuestionScore, Validity } from '../../domain/results/contract.ts'
import { withoutPerson } from '../../domain/results/tie-break.ts'
import { releaseOf } from '../catalogue/tests.usecases.ts'
import { deleteFolder } from '../files/files.usecases.ts'
import type { Services } from '../platform/context.ts'
import { AppError } from '../platform/errors.ts'
import { paperOf, type FrozenPaper } from '../questions/papers.usecases.ts'
import { answersFolder, withAnswers, removePersonalAnswers } from './long-answers.ts'
import * as store from './personal.store.ts'
import { folderOf } from './solutions.usecases.ts'

/** A result in the student's copy of their data; before the release without any part of the score. */
type OwnResult = {
  receipt: string
  submittedAt: number
  closedBy: 'student' | 'time'
  standing: Validity
  responses: GivenResponse[]
  integrity: IntegrityEntry[]
  /** Units (domain/results/marks.ts). */
  score?: {
    units: number
    ranked: boolean
    questions: QuestionScore[]
    normalised: { normalised: string; percentile: string; rank: number }[]
    changes: { at: number; beforeUnits: number; afterUnits: number }[]
  }
}

/** Results of some attempts of a student, by attempt. */
export const ownResults = async (
  services: Services,
  userId: string,
  attemptIds: readonly string[],
): Promise<Map<string, OwnResult>> => {
  const stored = await store.resultsOfAttempts(services.db, userId, attemptIds)
  const rows = await Promise.all(stored.map((row) => withAnswers(services, row)))
  const [isOut, papers, normalised, changes] = await Promise.all([
    releasedTests(services, [...new Set(rows.map(({ testId }) => testId))]),
    Promise.all(rows.map(({ testVersionId }) => findPaper(services, testVersionId))),
    store.normalisedOf(services.db, attemptIds),
    store.changesOf(services.db, attemptIds),
  ])
  const own = <Row extends { attemptId: string }>(of: readonly Row[], id: string) =>
    of.filter(({ attemptId }) => attemptId === id).map(({ attemptId: _attemptId, ...row }) => row)
  return new Map(
    rows.map(({ attemptId, testId, units, ranked, ...row }, index) => {
      const { receipt, submittedAt, closedBy, standing } = row
      const order = papers[index]?.order ?? []
      const responses = responsesFrom(order, row.responses)
      const integrity = integrityFrom(row.integrity)
      const result: OwnResult = { receipt, submittedAt, closedBy, standing, responses, integrity }
      if (!isOut.has(testId) || standing === 'invalidated' || standing === 'withdrawn') return [attemptId, result]
      const questions = papers[index] ? scoresFrom(order, row.scores) : []
      const parts = { normalised: own(normalised, attemptId), changes: own(changes, attemptId) }
      return [attemptId, { ...result, score: { units, ranked, questions, ...parts } }]
    }),
  )
}

const releasedTests = async (services: Services, testIds: readonly string[]): Promise<Set<string>> => {
  const now = services.now()
  const out = await Promise.all(
    testIds.map(async (testId) => {
      const { release, closesAt } = await releaseOf(services, testId)
      const from = releasedFrom(release, { closesAt })
      return from === null || from <= now ? [testId] : []
    }),
  )
  return new Set(out.flat())
}

/**
 * Removes a student from some of their results, and their documents from R2. Ranked results are kept, each under its
 * own random id, since others are ranked against them. Returns their number; 0 when nothing is left.
 */
export const eraseResults = async (services: Services, userId: string, limit: number): Promise<number> => {
  const rows = await store.listOwnResults(services.db, userId, limit)
  if (rows.length === 0) return 0
  for (const { attemptId, ranked, responses } of rows) {
    await deleteFolder(services, folderOf(attemptId))
    if (ranked) await removePersonalAnswers(services, attemptId, responses)
    else await deleteFolder(services, answersFolder(attemptId))
  }
  const anonymised = await Promise.all(
    rows
      .filter(({ ranked }) => ranked)
      .map(async ({ attemptId, testVersionId, tieKey, responses }) => ({
        attemptId,
        userId: `gone_${services.newToken()}`,
        receipt: `gone_${services.newToken()}`,
        tieKey: await tieKeyWithoutPerson(services, testVersionId, tieKey),
        responses: withoutTimes(responses),
      })),
  )
  const deletedIds = rows.filter(({ ranked }) => !ranked).map(({ attemptId }) => attemptId)
  await store.anonymise(services.db, userId, anonymised, deletedIds)
  return rows.length
}

/** Without the paper the personal part of a tie key is unknown, so the whole key is removed. */
const tieKeyWithoutPerson = async (services: Services, testVersionId: string, tieKey: string): Promise<string> => {
  if (tieKey === '') return tieKey
  const frozen = await findPaper(services, testVersionId)
  return frozen ? withoutPerson(frozen.scoreRules.tieRules, tieKey) : ''
}

/** Times of answers are personal; compact responses do not have them. */
const withoutTimes = (stored: StoredResponses): StoredResponses =>
  Array.isArray(stored) ? stored.map((response) => ({ ...response, at: 0 })) : stored

/** Null where the version no longer exists. */
const findPaper = async (services: Services, versionId: string): Promise<FrozenPaper | null> => {
  try {
    return await paperOf(services, versionId)
  } catch (error) {
    if (error instanceof AppError && error.status === 404) return null
    throw error
  }
}
