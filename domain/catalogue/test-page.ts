import type { KeyLine } from '../questions/key-page.ts'
import type { Body } from '../questions/kinds/registry.ts'
import type { Bilingual, QuestionKey } from '../questions/contract.ts'
import type { KeyOutcome } from '../results/contract.ts'

/** GET /api/admin/tests/:testId/standing. What the screens of a test in the office say at their top. */
export type TestStanding = {
  title: Bilingual
  /** True once it was published. */
  isPublished: boolean
  /** From the opening of the lobby until the last answers may arrive. */
  isRunning: boolean
  /** Its structure is frozen. */
  isAttempted: boolean
}

/** A question of a test with its keys, the newest first. */
export type TestKeyLine = {
  questionId: string
  questionVersionId: string
  code: string
  title: Bilingual
  body: Body
  /** Students' reports that wait for an answer, of the question in any test. */
  reports: number
  /** Challenges that wait for a ruling. */
  challenges: number
  keys: KeyLine[]
}

/** GET /api/admin/tests/:testId/keys. Questions of the published paper, or of the draft, in their order. */
export type TestKeys = { items: TestKeyLine[] }

/** Current key of a question with its solution as HTML. */
export type PrintedKey = {
  questionId: string
  key: QuestionKey
  alternatives: QuestionKey[]
  outcome: KeyOutcome
  solution: Bilingual
}

/** GET /api/admin/tests/:testId/preview/keys. Keys of the questions of the draft. */
export type PrintedKeys = { items: PrintedKey[] }
