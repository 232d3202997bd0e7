import { z } from 'zod'
import { kindOf, QuestionKey, type Body, type BodyOf, type QuestionKind } from './kinds/registry.ts'
import { ItemTag } from '../content/tags.ts'
import { TermId } from '../vocabulary/term-id.ts'
import { difficulties, passageKinds, questionRights } from './levels.ts'
import { AuthoredOption, Bilingual, ListItem, OptionId, Statements } from './text.ts'

export {
  difficulties,
  passageKinds,
  questionRights,
  type Difficulty,
  type PassageKind,
  type QuestionRights,
} from './levels.ts'
export { Bilingual, Decimal, optionIds } from './text.ts'
export { QuestionKey, questionKinds, type QuestionKind } from './kinds/registry.ts'

/** Code of a question or passage, unique in the bank. */
export const QuestionCode = z
  .string()
  .max(40)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)

/** Shared material of a group of questions. */
export const AuthoredPassage = z.strictObject({
  code: QuestionCode,
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

/** Parts that an author writes for every question, beside its code and passage. */
export const questionParts = {
  subject: TermId,
  /** Slug of a topic of the subject. */
  topic: z.string().regex(/^[a-z0-9-]+$/),
  difficulty: z.enum(difficulties),
  targetSeconds: z.number().int().positive().max(3600),
  stem: Bilingual,
  ...authoredParts,
  key: QuestionKey,
  solution: Bilingual,
  /** Why an option is right or wrong, by its id. Secret until the release, like the key. */
  reasons: z.partialRecord(OptionId, Bilingual).optional(),
  /** Shown in tutor mode before the answer. */
  hint: Bilingual.optional(),
  /** Labels of the office. */
  tags: z.array(ItemTag).max(20).optional(),
  /** `original` by default. */
  rights: z.enum(questionRights).optional(),
  /** Where a text that is not original comes from. */
  source: z.string().max(300).optional(),
}

/** A question as an author writes it: one record of the seed, of an import and of an export. The key decides its kind. */
export const AuthoredQuestion = z.strictObject({
  code: QuestionCode,
  /** Slugs of exams; without them every exam. */
  exams: z.array(TermId).max(40).optional(),
  /** Code of its passage. */
  passage: QuestionCode.optional(),
  ...questionParts,
})
export type AuthoredQuestion = z.infer<typeof AuthoredQuestion>

export const authoredPartNames = Object.keys(authoredParts) as (keyof typeof authoredParts)[]

type Authored = Pick<AuthoredQuestion, 'key' | keyof typeof authoredParts>

/** Parts that an author gives; a blank list is none. */
const givenParts = (question: Authored) =>
  Object.fromEntries(
    authoredPartNames
      .map((name) => [name, question[name]] as const)
      .filter(([, value]) => value !== undefined && !(Array.isArray(value) && value.length === 0)),
  )

/** Result of building the public body of an authored question, with standard parts filled in. */
export const parseBody = (question: Authored) => {
  const { kind } = question.key
  const { data, error } = kindOf(kind).body.safeParse(givenParts(question))
  return error ? ({ error } as const) : ({ body: { ...data, kind } as Body } as const)
}

/** Public body of an authored question. Throws ZodError where a part is missing or superfluous. */
export const bodyOf = (question: Authored): Body => {
  const { body, error } = parseBody(question)
  if (error) throw error
  return body
}
