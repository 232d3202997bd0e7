import { z } from 'zod'
import { kindOf, QuestionKey, type Body, type BodyOf, type QuestionKind } from './kinds/registry.ts'
import { TermId } from '../vocabulary/term-id.ts'
import { AuthoredOption, Bilingual, ListItem, Statements } from './text.ts'

export { Bilingual, Decimal } from './text.ts'
export { QuestionKey, questionKinds, type QuestionKind } from './kinds/registry.ts'

export const difficulties = ['easy', 'medium', 'hard'] as const
export type Difficulty = (typeof difficulties)[number]

export const passageKinds = ['reading', 'data', 'case'] as const
export type PassageKind = (typeof passageKinds)[number]

/** Shared material of a group of questions. */
export const AuthoredPassage = z.strictObject({
  code: z.string().regex(/^[a-z]+-p\d{2}$/),
  kind: z.enum(passageKinds),
  title: Bilingual,
  content: Bilingual,
})
export type AuthoredPassage = z.infer<typeof AuthoredPassage>

type PartName = { [K in QuestionKind]: keyof BodyOf<K> }[QuestionKind]

/** Every part that the body of some kind has. */
const authoredParts = {
  options: z.array(AuthoredOption).optional(),
  statements: Statements.optional(),
  rows: z.array(ListItem).optional(),
  columns: z.array(ListItem).optional(),
  multiple: z.boolean().optional(),
} satisfies Record<PartName, z.ZodType>

/** A question as an author writes it: one record of the seed. The key decides its kind. */
export const AuthoredQuestion = z.strictObject({
  code: z.string().regex(/^[a-z]+-\d{3}$/),
  subject: TermId,
  topic: z.string().regex(/^[a-z0-9-]+$/),
  difficulty: z.enum(difficulties),
  targetSeconds: z.number().int().positive(),
  /** Code of its passage. */
  passage: AuthoredPassage.shape.code.optional(),
  stem: Bilingual,
  ...authoredParts,
  key: QuestionKey,
  solution: Bilingual,
})
export type AuthoredQuestion = z.infer<typeof AuthoredQuestion>

/**
 * Public body of an authored question, with standard parts filled in. Throws ZodError where a part is missing or
 * superfluous.
 */
export const bodyOf = (question: AuthoredQuestion): Body => {
  const { kind } = question.key
  const names = Object.keys(authoredParts) as (keyof typeof authoredParts)[]
  const given = names
    .map((name) => [name, question[name]] as const)
    .filter(([, value]) => value !== undefined && !(Array.isArray(value) && value.length === 0))
  return { ...kindOf(kind).body.parse(Object.fromEntries(given)), kind } as Body
}
