import { z } from 'zod'
import type { CursorPage, CountedPage } from '../lists.ts'
import { type Bilingual, QuestionKey } from '../questions/contract.ts'
import type { Body } from '../questions/kinds/registry.ts'
import type { KeyOutcome } from '../results/contract.ts'
import { isSource } from './source.ts'
import type { Proposal } from './proposal.ts'
import {
  caseStates,
  challengeLimits,
  claims,
  decisionsOnWords,
  type CaseState,
  type ChallengeState,
  type ClosedReason,
  type Decision,
} from './states.ts'

const { reason, source } = challengeLimits

/** Body of PUT /api/attempts/:attemptId/challenges/:questionId. */
export const ChallengeBody = z
  .strictObject({
    claim: z.enum(claims),
    /** Left out where the question should not count. */
    key: QuestionKey.optional(),
    reason: z.string().trim().min(reason.min).max(reason.max),
    /** A book and page, or an https address; may be blank. */
    source: z.string().trim().max(source).refine(isSource),
  })
  .refine(({ claim, key }) => (claim === 'drop') === (key === undefined), { path: ['key'] })
export type ChallengeBody = z.infer<typeof ChallengeBody>

/** A key with the further ones, and how the question counted under them, as any page can show it. */
export type KeyInForce = { key: QuestionKey; alternatives: QuestionKey[]; outcome: KeyOutcome }

/** A ruling as it is published. `from` and `to`: versions of the key; equal where it stays. */
export type PublicRuling = { decision: Decision; reason: Bilingual; at: number; from: number; to: number }

/** A student's own challenge. `proposal`: as it was sent, with its lists in one order. */
export type OwnChallenge = {
  id: string
  questionId: string
  questionVersionId: string
  attemptId: string
  state: ChallengeState
  proposal: Proposal
  reason: string
  source: string
  hasPicture: boolean
  createdAt: number
  updatedAt: number
  ruling: PublicRuling | null
}

/**
 * GET /api/attempts/:attemptId/challenges. `items`: the student's challenges of the test, the newest first. `closed`: why
 * a question of the attempt takes none, by its id.
 */
export type OwnChallenges = {
  until: number
  serverNow: number
  items: OwnChallenge[]
  closed: Record<string, ClosedReason>
}

/** Orders of the list of challenged questions; the first is the default. */
export const caseSorts = ['newest', 'most'] as const

/** Query of GET /api/admin/challenges. */
export const CasesQuery = z.strictObject({
  state: z.enum(caseStates).default('open'),
  test: z.string().min(1).max(64).optional(),
  sort: z.enum(caseSorts).default('newest'),
  cursor: z.string().max(200).optional(),
})
export type CasesQuery = z.infer<typeof CasesQuery>

/** A challenged version of a question. `challenges`: without the withdrawn ones; `waiting`: without a ruling. */
export type ChallengedQuestion = {
  questionVersionId: string
  questionId: string
  code: string
  title: Bilingual
  state: CaseState
  challenges: number
  waiting: number
  oldestAt: number | null
  newestAt: number
}
export type ChallengedQuestions = CountedPage<ChallengedQuestion>

/** Number of challenged questions by state: GET /api/admin/challenges/counts. */
export type CaseCounts = Record<CaseState, number>

/** A challenge as the office reads it. `studentId` null where the account is gone. */
export type ChallengeLine = {
  id: string
  at: number
  state: ChallengeState
  proposal: Proposal
  reason: string
  source: string
  hasPicture: boolean
  studentId: string | null
  keyVersion: number
}

/** A ruling with who made it and how many challenges it closed. */
export type RulingLine = PublicRuling & { id: string; challenges: number; by: string | null }

/** Response of GET /api/admin/challenges/:questionVersionId. `proposals`: those that wait, the most frequent first. */
export type ChallengeCase = ChallengedQuestion & {
  revision: number
  takenUp: { by: string | null; at: number } | null
  /** Oldest version of the key that a waiting challenge is about; null where none waits. */
  challengedKey: number | null
  proposals: { proposal: Proposal; count: number }[]
  rulings: RulingLine[]
  page: CursorPage<ChallengeLine>
}

/** Number of acts of the office that were seen. */
const revision = z.int().min(1)

export const TakingBody = z.strictObject({ revision })

const PublicReason = z.strictObject({
  en: z.string().trim().min(10).max(1000),
  hi: z.string().trim().min(10).max(1000),
})

/** Body of POST /api/admin/challenges/:questionVersionId/ruling. */
export const RulingBody = z.discriminatedUnion('ruling', [
  z.strictObject({ ruling: z.enum(decisionsOnWords), reason: PublicReason, revision }),
  /** Makes the key of a finished trial current. */
  z.strictObject({
    ruling: z.literal('apply'),
    taskId: z.string().regex(/^tsk_[0-9a-z]{25}$/),
    reason: PublicReason,
    revision,
  }),
  /** The key was corrected after the challenges came. */
  z.strictObject({ ruling: z.literal('corrected'), reason: PublicReason, revision }),
])
export type RulingBody = z.infer<typeof RulingBody>

/** Public part of a change or a ruling: null where the question is still in a test that has not been released. */
type Disclosed = {
  /** HTML of the options is left out: they are named by their letters. */
  body: Body
  before: KeyInForce
  after: KeyInForce
  reason: Bilingual
}

/** A line of the errata of a test. `number`: of the question in the paper. */
export type Erratum = {
  id: string
  number: number
  at: number
  decision: Decision
  /** Scores of this test that it changed; null while they are being changed, and where the key stays. */
  changed: number | null
  isBeingApplied: boolean
  disclosed: Disclosed | null
}

/** GET /api/tests/:testId/errata. `opensAt`: instant of the release; nothing is listed before. */
export type TestErrata = { test: { id: string; title: Bilingual }; opensAt: number | null; items: Erratum[] }
