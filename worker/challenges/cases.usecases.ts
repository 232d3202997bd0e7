import type {
  CaseCounts,
  CasesQuery,
  ChallengeCase,
  ChallengedQuestion,
  ChallengedQuestions,
  ChallengeLine,
  RulingLine,
} from '../../domain/challenges/contract.ts'
import { caseStates } from '../../domain/challenges/states.ts'
import { countedTo } from '../../domain/lists.ts'
import { namesOf } from '../accounts/people.usecases.ts'
import { inAuditedTransaction } from '../activities/audit.ts'
import type { Services } from '../platform/context.ts'
import { AppError, notFound } from '../platform/errors.ts'
import { decodeCursor, pageOf } from '../platform/paging.ts'
import * as store from './cases.store.ts'

const pageSize = 50
const shownProposals = 20

type Head = NonNullable<Awaited<ReturnType<typeof store.findCase>>>

const headOf = ({ takenBy: _by, takenAt: _at, revision: _revision, ...head }: Head): ChallengedQuestion => head

/** A page of challenged questions with the number of matches. */
export const listCases = async ({ db }: Services, { cursor, ...filter }: CasesQuery): Promise<ChallengedQuestions> => {
  const [rows, count] = await Promise.all([
    store.listCases(db, filter, decodeCursor(cursor), pageSize + 1),
    store.countCases(db, filter, countedTo + 1),
  ])
  const { items, next } = pageOf(rows, pageSize, ({ questionVersionId, challenges, newestAt }) => ({
    value: filter.sort === 'most' ? challenges : newestAt,
    id: questionVersionId,
  }))
  return { items: items.map(headOf), next, count }
}

/** Number of challenged questions by state, of one test or of all. */
export const countCases = async ({ db }: Services, test: string | undefined): Promise<CaseCounts> => {
  const counted = await Promise.all(
    caseStates.map(async (state) => {
      const filter = { state, sort: 'newest' as const, ...(test !== undefined && { test }) }
      return [state, await store.countCases(db, filter, countedTo + 1)] as const
    }),
  )
  return Object.fromEntries(counted) as CaseCounts
}

/** The case of a version of a question. Throws 404 where nobody has challenged it. */
export const findCase = async ({ db }: Services, questionVersionId: string): Promise<Head> => {
  const head = await store.findCase(db, questionVersionId)
  if (!head) throw notFound()
  return head
}

/** The version of a question with the newest challenge. Throws 404 where nobody has challenged it. */
export const newestCase = async ({ db }: Services, questionId: string): Promise<{ questionVersionId: string }> => {
  const questionVersionId = await store.findNewestCase(db, questionId)
  if (questionVersionId === undefined) throw notFound()
  return { questionVersionId }
}

type Row = Awaited<ReturnType<typeof store.listChallenges>>[number]

const lineOf = ({ challenge, studentId }: Row): ChallengeLine => {
  const { id, createdAt, state, proposal, reason, source, picture, keyVersion } = challenge
  return { id, at: createdAt, state, proposal, reason, source, hasPicture: picture !== null, studentId, keyVersion }
}

/** A challenged version of a question with its challenges and rulings. Throws as `findCase`. */
export const readCase = async (
  services: Services,
  questionVersionId: string,
  cursor: string | undefined,
): Promise<ChallengeCase> => {
  const { db } = services
  const [head, proposals, challengedKey, rows, rulings] = await Promise.all([
    findCase(services, questionVersionId),
    store.countProposals(db, questionVersionId, shownProposals),
    store.findChallengedKey(db, questionVersionId),
    store.listChallenges(db, questionVersionId, decodeCursor(cursor), pageSize + 1),
    store.listRulings(db, questionVersionId),
  ])
  const { takenBy, takenAt, revision } = head
  const people = [...new Set([takenBy, ...rulings.map(({ createdBy }) => createdBy)])].filter((each) => each !== null)
  const names = await namesOf(services, people)
  const { items, next } = pageOf(rows, pageSize, ({ challenge: { createdAt, id } }) => ({ value: createdAt, id }))
  return {
    ...headOf(head),
    revision,
    takenUp: takenBy !== null && takenAt !== null ? { by: names.get(takenBy) ?? null, at: takenAt } : null,
    challengedKey,
    proposals,
    rulings: rulings.map(({ id, decision, reason, createdAt, fromKey, toKey, challenges, createdBy }): RulingLine => ({
      id,
      decision,
      reason,
      at: createdAt,
      from: fromKey,
      to: toKey,
      challenges,
      by: names.get(createdBy) ?? null,
    })),
    page: { items: items.map(lineOf), next },
  }
}

/** Refusal of an act on a case that changed meanwhile, with who ruled last and when. */
export const caseConflict = async (services: Services, questionVersionId: string): Promise<AppError> => {
  const [newest] = await store.listRulings(services.db, questionVersionId)
  const by = newest && ((await namesOf(services, [newest.createdBy])).get(newest.createdBy) ?? null)
  return new AppError('challenges.conflict', 409, 'These challenges were changed meanwhile.', {
    details: newest ? { by, at: newest.createdAt } : {},
  })
}

/** Takes up the open challenges of a case: students can no longer change them. Throws 409 where another act came first. */
export const takeUp = async (
  services: Services,
  actor: string,
  questionVersionId: string,
  revision: number,
): Promise<void> => {
  const { questionId, title } = await findCase(services, questionVersionId)
  const { isDone } = await inAuditedTransaction(
    services,
    { actor, act: 'challenge.taken_up', kind: 'question', itemId: questionId, title },
    store.takingStatements({ questionVersionId, revision, by: actor, now: services.now() }),
  )
  if (!isDone) throw await caseConflict(services, questionVersionId)
}
