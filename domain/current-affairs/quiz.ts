import { z } from 'zod'
import type { Bilingual } from '../questions/text.ts'
import { quizLimits, quizOptionIds } from './kinds.ts'

const OptionId = z.enum(quizOptionIds)

/** Largest text of a draft; published texts are far shorter. */
const draftLine = z.string().max(4_000)
const DraftText = z.strictObject({ en: draftLine, hi: draftLine })

/** Question as its author writes it, complete or not. Options are in the order of `quizOptionIds`. */
export const QuizQuestionBody = z.strictObject({
  stem: DraftText,
  options: z.array(DraftText).length(quizLimits.options),
  /** Right option; null until chosen. */
  key: OptionId.nullable(),
  solution: DraftText,
})
export type QuizQuestionBody = z.infer<typeof QuizQuestionBody>

const Complete = z.strictObject({ en: z.string().trim().min(1), hi: z.string().trim().min(1) })

const isDistinct = (texts: readonly string[]): boolean =>
  new Set(texts.map((text) => text.trim().toLocaleLowerCase())).size === texts.length

/** Question that may be published: complete in both languages, with four different options. */
export const PublishableQuestion = z.strictObject({
  stem: Complete,
  options: z
    .array(Complete)
    .length(quizLimits.options)
    .refine((options) => isDistinct(options.map(({ en }) => en)) && isDistinct(options.map(({ hi }) => hi)), {
      message: 'repeats an option',
    }),
  key: OptionId,
  solution: Complete,
})
export type PublishableQuestion = z.infer<typeof PublishableQuestion>

export const emptyQuestion = (): QuizQuestionBody => ({
  stem: { en: '', hi: '' },
  options: quizOptionIds.map(() => ({ en: '', hi: '' })),
  key: null,
  solution: { en: '', hi: '' },
})

/** Parts of a question that are missing or wrong, as dotted paths. */
export const questionFaults = (body: QuizQuestionBody): string[] => {
  const { error } = PublishableQuestion.safeParse(body)
  return error ? [...new Set(error.issues.map(({ path }) => path.join('.')))] : []
}

/** New question about an item: `fact` is the index of its key fact, `factId` a row of the facts. */
export const NewQuestion = z.strictObject({
  itemId: z.string().min(1).max(64),
  fact: z.number().int().min(0).max(50).optional(),
  factId: z.string().min(1).max(64).optional(),
})
export const QuestionSave = z.strictObject({ revision: z.number().int().min(1), body: QuizQuestionBody })
/** `at`: instant of the opening, Unix milliseconds; null opens at once. */
export const QuizRequest = z.strictObject({
  questionIds: z.array(z.string().min(1).max(64)).min(quizLimits.min).max(quizLimits.max),
  at: z.number().int().positive().nullable(),
})
export type QuizRequest = z.infer<typeof QuizRequest>

export type QuizQuestion = {
  id: string
  itemId: string
  factId: string | null
  revision: number
  body: QuizQuestionBody
  faults: string[]
  /** Unix milliseconds. */
  savedAt: number
  /** True once it is in a published quiz. */
  isPublished: boolean
  /** True when it uses a fact that has expired. */
  usesExpired: boolean
}

/** Texts offered as options: of facts and of questions of other days. */
export type OptionSuggestion = { text: Bilingual; from: 'fact' | 'question' }

/** GET /api/admin/current-affairs/questions/:id. */
export type StoredQuestion = Pick<QuizQuestion, 'revision' | 'body' | 'faults'> & {
  updatedAt: number
  updatedBy: string | null
}
