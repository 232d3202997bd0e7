import { z } from 'zod'
import { assertionReason } from './assertion-reason.ts'
import type { Kind } from './kind.ts'
import { matrix } from './matrix.ts'
import { mcq } from './mcq.ts'
import { msq } from './msq.ts'
import { nat } from './nat.ts'
import { short } from './short.ts'
import { trueFalse } from './true-false.ts'

/** Every kind by its name on the wire. A new kind is a file and a line here; the compiler names the other places. */
const kinds = {
  mcq,
  msq,
  nat,
  true_false: trueFalse,
  short,
  matrix,
  assertion_reason: assertionReason,
}

export type QuestionKind = keyof typeof kinds
export { isQuestionKind, questionKinds } from './names.ts'

/** Public body of a kind, beside the stem. */
export type BodyOf<K extends QuestionKind> = Parameters<(typeof kinds)[K]['publish']>[0]
export type RubricOf<K extends QuestionKind> = Parameters<(typeof kinds)[K]['score']>[0]
type SpecOf<K extends QuestionKind> = Parameters<(typeof kinds)[K]['fits']>[1]

/** A body, rubric or spec tagged with its kind. */
export type Body = { [K in QuestionKind]: { kind: K } & BodyOf<K> }[QuestionKind]
export type Rubric = { [K in QuestionKind]: RubricOf<K> }[QuestionKind]
export type Spec = { [K in QuestionKind]: { kind: K } & SpecOf<K> }[QuestionKind]

/** Rules of a kind, for callers that hold a body, rubric or spec of that kind. */
export const kindOf = (kind: QuestionKind) => kinds[kind] as unknown as Kind<Body, Rubric, Spec>

/** Names of the parts of the body that an author of a kind gives. */
export const authoredPartsOf = (kind: QuestionKind): string[] => {
  const { body, fixedParts = [] } = kindOf(kind)
  const fixed: readonly string[] = fixedParts
  return Object.keys((body as unknown as z.ZodObject).shape).filter((name) => !fixed.includes(name))
}

const rubrics = Object.values(kinds).map(({ rubric }) => rubric) as unknown as [z.ZodObject, ...z.ZodObject[]]

/** Key of a question of any kind: its secret rubric. */
export const QuestionKey = z.discriminatedUnion('kind', rubrics) as unknown as z.ZodType<Rubric, Rubric>
export type QuestionKey = Rubric
