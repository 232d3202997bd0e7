import { assertionReason } from './assertion-reason/rules.ts'
import type { Kind } from './kind.ts'
import { matrix } from './matrix/rules.ts'
import { mcq } from './mcq/rules.ts'
import { msq } from './msq/rules.ts'
import { nat } from './nat/rules.ts'
import { short } from './short/rules.ts'
import { trueFalse } from './true-false/rules.ts'

/** Every kind by its name on the wire: a new one is a folder and a line here and in shapes.ts. */
export const kinds = {
  mcq,
  msq,
  nat,
  true_false: trueFalse,
  short,
  matrix,
  assertion_reason: assertionReason,
}

export type QuestionKind = keyof typeof kinds
export const questionKinds = Object.keys(kinds) as [QuestionKind, ...QuestionKind[]]

/** What the public sees of a question of a kind, beside its stem. */
export type BodyOf<K extends QuestionKind> = Parameters<(typeof kinds)[K]['publish']>[0]
export type RubricOf<K extends QuestionKind> = Parameters<(typeof kinds)[K]['score']>[0]
export type SpecOf<K extends QuestionKind> = Parameters<(typeof kinds)[K]['fits']>[1]

/** A body, a rubric or a spec with the kind that it belongs to. */
export type Body = { [K in QuestionKind]: { kind: K } & BodyOf<K> }[QuestionKind]
export type Rubric = { [K in QuestionKind]: RubricOf<K> }[QuestionKind]
export type Spec = { [K in QuestionKind]: { kind: K } & SpecOf<K> }[QuestionKind]

/** The rules of a kind for callers who hold a body, rubric or spec of the same kind. */
export const kindOf = (kind: QuestionKind) => kinds[kind] as unknown as Kind<Body, Rubric, Spec>
