import { leftTooManyBlank } from '../../domain/results/blanks.ts'
import { compactIntegrity, compactResponses, compactScores } from '../../domain/results/compact.ts'
import type { GivenResponse, QuestionScore, Validity } from '../../domain/results/contract.ts'
import { scorePaper } from '../../domain/results/scoring.ts'
import { tieKeyOf } from '../../domain/results/tie-break.ts'
import type { Services } from '../platform/context.ts'
import { notFound } from '../platform/errors.ts'
import { hashOf } from '../platform/hash.ts'
import { log } from '../platform/log.ts'
import { keysOf, type FrozenKeys } from '../questions/keys.usecases.ts'
import { paperOf, type FrozenPaper } from '../questions/papers.usecases.ts'
import { withLongAnswersStored } from './long-answers.ts'
import {
  abandonAttempts,
  saveLogs,
  saveValidity,
  readScoringFacts,
  recordScores,
  type ScoredAttempt,
} from './recording.store.ts'
import type { LogMessage, SubmissionMessage } from './results.queue.ts'
import { findResult } from './results.store.ts'

/** Input of scoring from an attempt. */
type SubmittedAnswers = { responses: readonly GivenResponse[]; sections: string[] }
type AttemptScore = Pick<ScoredAttempt, 'units' | 'tieKey' | 'validity'> & { scores: QuestionScore[] }
type Person = { name: string | null; birthDate: string | null }

const unknownPerson: Person = { name: null, birthDate: null }

/** Scores an attempt: marks, tie key and validity. */
export const scoreAttempt = (
  { paper, scoreRules }: FrozenPaper,
  keys: FrozenKeys['keys'],
  { responses, sections: taken }: SubmittedAnswers,
  { name, birthDate }: Person = unknownPerson,
): AttemptScore => {
  const scores = scorePaper(paper, keys, responses, taken)
  const percent = scoreRules.disqualifiedOverBlank
  const disqualified = percent !== null && leftTooManyBlank(paper, responses, taken, percent)
  return {
    scores,
    units: scores.reduce((sum, score) => sum + score.units, 0),
    tieKey: tieKeyOf(scoreRules.tieRules, { scores, sections: paper.sections, birthDate, name }),
    validity: disqualified ? 'disqualified' : 'counted',
  }
}

/** Last closing of each attempt. */
const lastClosings = (submissions: readonly SubmissionMessage[]): SubmissionMessage[] => [
  ...submissions
    .toSorted((one, other) => one.closing - other.closing)
    .reduce((newest, each) => newest.set(each.attemptId, each), new Map<string, SubmissionMessage>())
    .values(),
]

/** Maximum letters of one statement: D1 takes two million bytes, and a Devanagari letter has three. */
const maxLettersPerWrite = 500_000
const maxRowsPerWrite = 50

/** Groups rows into statements within D1's limits. */
export const batchRows = <Row>(rows: readonly Row[]): Row[][] => {
  const writes: Row[][] = []
  let room = 0
  for (const row of rows) {
    const letters = JSON.stringify(row).length
    const last = writes.at(-1)
    if (!last || letters > room || last.length === maxRowsPerWrite) {
      writes.push([row])
      room = maxLettersPerWrite - letters
    } else {
      last.push(row)
      room -= letters
    }
  }
  return writes
}

/** Writes all rows in one statement; if that fails, each by itself, so that one bad row blocks no other. */
const writeRows = async (services: Services, rows: readonly ScoredAttempt[]): Promise<Set<string>> => {
  try {
    return await recordScores(services.db, rows)
  } catch (error) {
    const [only, ...others] = rows
    if (only && others.length === 0) {
      log('error', 'results.recording_failed', { attemptId: only.attemptId }, error)
      return new Set()
    }
    const alone: Set<string>[] = []
    for (const row of rows) alone.push(await writeRows(services, [row]))
    return new Set(alone.flatMap((recorded) => [...recorded]))
  }
}

/** Erases the attempt objects of erased accounts and drops their submissions. Returns the attempts. */
const eraseAttempts = async ({ env }: Services, submissions: readonly SubmissionMessage[]): Promise<string[]> => {
  const attemptIds = submissions.map(({ attemptId }) => attemptId)
  await Promise.all(attemptIds.map((id) => env.ATTEMPTS.getByName(id).erase(id)))
  return attemptIds
}

/**
 * Scores closed attempts against the versions of the papers they were shown, and writes the results idempotently.
 * Returns the attempts whose result is in D1; the others are to be delivered again.
 */
export const recordSubmissions = async (
  services: Services,
  submissions: readonly SubmissionMessage[],
): Promise<Set<string>> => {
  const closings = lastClosings(submissions)
  const hashedIds = new Map(
    await Promise.all(closings.map(async ({ userId }) => [userId, await hashOf(userId)] as const)),
  )
  const { revisions, persons, erased } = await readScoringFacts(
    services.db,
    [...new Set(closings.map(({ testId }) => testId))],
    closings.map(({ userId }) => userId),
    [...hashedIds.values()],
  )
  const isErased = ({ userId }: SubmissionMessage): boolean => erased.has(hashedIds.get(userId) ?? '')
  const remaining = closings.filter((submission) => !isErased(submission))
  const erasedAttempts = await eraseAttempts(services, closings.filter(isErased))
  const scored: ScoredAttempt[] = []
  for (const submission of remaining) {
    const { kind: _kind, sections: _sections, responses, integrity, ...row } = submission
    try {
      const frozen = await paperOf(services, row.testVersionId)
      const { revision, keys } = await keysOf(services, row.testVersionId, revisions.get(row.testId) ?? 0)
      const score = scoreAttempt(frozen, keys, submission, persons.get(row.userId))
      const compact = {
        responses: compactResponses(frozen.order, responses),
        scores: compactScores(score.scores),
        integrity: compactIntegrity(integrity),
      }
      scored.push(await withLongAnswersStored(services, { ...row, ...score, ...compact, keyRevision: revision }))
    } catch (error) {
      log('error', 'results.scoring_failed', { attemptId: row.attemptId }, error)
    }
  }
  const recorded = new Set<string>(erasedAttempts)
  for (const rows of batchRows(scored)) for (const attemptId of await writeRows(services, rows)) recorded.add(attemptId)
  return recorded
}

/**
 * Changes the validity of a result: `withdrawn` where the test may be taken again, so that the next first attempt
 * ranks, `invalidated` where it counts for nothing. Throws 404 where there is no result.
 */
export const changeValidity = async (services: Services, attemptId: string, to: Validity): Promise<void> => {
  const result = await findResult(services.db, attemptId)
  if (!result || !(await saveValidity(services.db, { attemptId, ...result }, to))) throw notFound()
}

/** Ends attempts that began by themselves and that no student joined: they count for nothing and have no result. */
export const recordAbsences = async ({ db }: Services, attemptIds: string[]): Promise<void> => {
  await abandonAttempts(db, attemptIds)
}

/** Records the response logs that attempt objects have written to R2. */
export const recordLogs = async ({ db }: Services, logs: readonly LogMessage[]): Promise<void> => {
  await saveLogs(db, logs)
}
