import { z } from 'zod'
import { AssertionReasonBody, AssertionReasonRubric } from './assertion-reason/shapes.ts'
import { MatrixBody, MatrixRubric } from './matrix/shapes.ts'
import { McqBody, McqRubric } from './mcq/shapes.ts'
import { MsqBody, MsqRubric } from './msq/shapes.ts'
import { NatBody, NatRubric } from './nat/shapes.ts'
import type { QuestionKind } from './registry.ts'
import { ShortBody, ShortRubric } from './short/shapes.ts'
import { TrueFalseBody, TrueFalseRubric } from './true-false/shapes.ts'

/** The public body of each kind, as an author writes it. */
export const bodies = {
  mcq: McqBody,
  msq: MsqBody,
  nat: NatBody,
  true_false: TrueFalseBody,
  short: ShortBody,
  matrix: MatrixBody,
  assertion_reason: AssertionReasonBody,
} satisfies Record<QuestionKind, z.ZodType>

/** The secret rubric: what is right. It lives in its own table and leaves the server only after release. */
export const QuestionKey = z.discriminatedUnion('kind', [
  McqRubric,
  MsqRubric,
  NatRubric,
  TrueFalseRubric,
  ShortRubric,
  MatrixRubric,
  AssertionReasonRubric,
])
export type QuestionKey = z.infer<typeof QuestionKey>
