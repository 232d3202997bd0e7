import { z } from 'zod'
import { assertionReasonOptions, Statements } from './kinds/assertion-reason/shapes.ts'
import type { Body, QuestionKind } from './kinds/registry.ts'
import { bodies, QuestionKey } from './kinds/shapes.ts'
import { trueFalseOptions } from './kinds/true-false/shapes.ts'
import { AuthoredOption, Bilingual, ListItem } from './text.ts'

export { Bilingual, Decimal } from './text.ts'
export { QuestionKey } from './kinds/shapes.ts'
export { questionKinds, type QuestionKind } from './kinds/registry.ts'

export const subjects = ['aptitude', 'reasoning', 'english', 'general-knowledge', 'science', 'maths'] as const
export type Subject = (typeof subjects)[number]

export const difficulties = ['easy', 'medium', 'hard'] as const
export type Difficulty = (typeof difficulties)[number]

export const passageKinds = ['reading', 'data', 'case'] as const
export type PassageKind = (typeof passageKinds)[number]

/** What several questions of a group are asked about. */
export const AuthoredPassage = z.strictObject({
  code: z.string().regex(/^[a-z]+-p\d{2}$/),
  kind: z.enum(passageKinds),
  title: Bilingual,
  content: Bilingual,
})
export type AuthoredPassage = z.infer<typeof AuthoredPassage>

/** A question as an author writes it: one record of the seed. Its kind is that of its key. */
export const AuthoredQuestion = z.strictObject({
  code: z.string().regex(/^[a-z]+-\d{3}$/),
  subject: z.enum(subjects),
  topic: z.string().regex(/^[a-z0-9-]+$/),
  difficulty: z.enum(difficulties),
  targetSeconds: z.number().int().positive(),
  /** Code of the passage it is asked about. */
  passage: AuthoredPassage.shape.code.optional(),
  stem: Bilingual,
  options: z.array(AuthoredOption).optional(),
  statements: Statements.optional(),
  rows: z.array(ListItem).optional(),
  columns: z.array(ListItem).optional(),
  multiple: z.boolean().optional(),
  key: QuestionKey,
  solution: Bilingual,
})
export type AuthoredQuestion = z.infer<typeof AuthoredQuestion>

/** The public body of an authored question, its standard parts put in. Throws ZodError where a part is missing or too much. */
export const bodyOf = (question: AuthoredQuestion): Body => {
  const { options, statements, rows, columns, multiple, key } = question
  const kind: QuestionKind = key.kind
  const standard = {
    true_false: { options: trueFalseOptions },
    assertion_reason: { options: assertionReasonOptions },
    matrix: { multiple: false },
  }
  const given = Object.fromEntries(
    Object.entries({ options, statements, rows, columns, multiple }).filter(
      ([, value]) => value !== undefined && !(Array.isArray(value) && value.length === 0),
    ),
  )
  const body = bodies[kind].parse({ ...(kind in standard && standard[kind as keyof typeof standard]), ...given })
  return { kind, ...body } as Body
}
