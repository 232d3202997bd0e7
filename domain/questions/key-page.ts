import type { KeyOutcome } from '../results/contract.ts'
import type { TaskState } from '../tasks/contract.ts'
import type { Reasons } from './bank.ts'
import type { QuestionKey } from './contract.ts'
import type { SeenQuestion } from './reports.ts'
import type { Bilingual } from './text.ts'
import type { QuestionUse } from './uses.ts'

const keyStates = ['current', 'proposed', 'superseded', 'dismissed'] as const
export type KeyState = (typeof keyStates)[number]

/** A key of a version of a question, in any state. `reason`: for the change, perhaps in one language; null for the first. */
export type KeyLine = {
  version: number
  state: KeyState
  outcome: KeyOutcome
  key: QuestionKey
  alternatives: QuestionKey[]
  reason: Bilingual | null
  createdAt: number
}

/** A version of a question with its tests and its keys, the newest first. `written`: Markdown that goes with the key. */
export type KeyedVersion = SeenQuestion & {
  written: { solution: Bilingual; reasons: Reasons }
  uses: QuestionUse[]
  keys: KeyLine[]
}

/** Newest re-scoring of a question that is a trial, or that applies a key. Units: domain/results/marks.ts. */
export type KeyWork = {
  taskId: string
  mode: 'trial' | 'commit'
  state: TaskState
  /** Results examined so far, and all; null until they are counted. */
  done: number
  total: number | null
  questionVersionId: string
  keyVersion: number
  reason: Bilingual
  /** Why it failed; null otherwise. */
  error: string | null
  changed: number
  /** Ranks by score that would move, and the largest change of a score; null for work that changes scores. */
  ranks: number | null
  largest: number | null
}

/** Response of GET /api/admin/questions/:questionId/key. Versions: the current one, and those of tests. */
export type KeyPage = {
  question: { id: string; code: string; title: Bilingual }
  versions: KeyedVersion[]
  work: KeyWork | null
}
