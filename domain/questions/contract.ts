import { z } from 'zod'

/** Markdown with `$...$` maths in both languages. An empty Hindi text means "not translated": English is shown, marked. */
export const Bilingual = z.strictObject({ en: z.string().min(1), hi: z.string() })
export type Bilingual = z.infer<typeof Bilingual>

export const questionKinds = ['mcq', 'msq', 'nat'] as const
/** MCQ has one right option, MSQ several, NAT a number in a range. */
export type QuestionKind = (typeof questionKinds)[number]

export const subjects = ['aptitude', 'reasoning', 'english', 'general-knowledge', 'science', 'maths'] as const
export type Subject = (typeof subjects)[number]

export const difficulties = ['easy', 'medium', 'hard'] as const
export type Difficulty = (typeof difficulties)[number]

/** A decimal number as a student types it: no exponent, no grouping. */
export const Decimal = z.string().regex(/^-?(\d{1,12}(\.\d{0,9})?|\.\d{1,9})$/)

/** The secret rubric of a question: what is right. It lives in its own table and leaves the server only after release. */
export const QuestionKey = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('mcq'), optionIds: z.array(z.string()).length(1) }),
  z.strictObject({ kind: z.literal('msq'), optionIds: z.array(z.string()).min(1) }),
  z.strictObject({ kind: z.literal('nat'), min: Decimal, max: Decimal }),
])
export type QuestionKey = z.infer<typeof QuestionKey>

/** Stable ids survive shuffling; a pinned option ("None of these") keeps its place. */
export const AuthoredOption = z.strictObject({
  id: z.string().regex(/^[a-h]$/),
  content: Bilingual,
  pinned: z.boolean().optional(),
})

/** A question as an author writes it: one record of the seed. */
export const AuthoredQuestion = z.strictObject({
  code: z.string().regex(/^[a-z]+-\d{3}$/),
  subject: z.enum(subjects),
  topic: z.string().regex(/^[a-z0-9-]+$/),
  difficulty: z.enum(difficulties),
  targetSeconds: z.number().int().positive(),
  stem: Bilingual,
  options: z.array(AuthoredOption),
  key: QuestionKey,
  solution: Bilingual,
})
export type AuthoredQuestion = z.infer<typeof AuthoredQuestion>
