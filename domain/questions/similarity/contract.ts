import { z } from 'zod'
import { contentStates } from '../../content.ts'
import { comparedCharacters } from './shingles.ts'

const Text = z.string().max(2 * comparedCharacters)

/** A question as it is typed: `comparedText` of its draft. */
export const SimilarRequest = z.strictObject({
  text: z.strictObject({ en: Text, hi: Text }),
  /** Id of the question that is typed. */
  except: z.string().min(1).max(64).optional(),
  limit: z.number().int().min(1).max(20).default(5),
})
export type SimilarRequest = z.infer<typeof SimilarRequest>

/** UTF-16 offsets. */
const Ranges = z.array(z.tuple([z.number(), z.number()]))

/** A question of the bank that is like another. */
export const SimilarQuestion = z.strictObject({
  id: z.string(),
  code: z.string(),
  state: z.enum(contentStates),
  /** True when the text is that of a draft. */
  hasDraft: z.boolean(),
  /** From 0 to 1. */
  similarity: z.number(),
  /** Beginnings of its texts, with the words that are alike. */
  en: z.strictObject({ text: z.string(), marks: Ranges }),
  hi: z.strictObject({ text: z.string(), marks: Ranges }),
})
export type SimilarQuestion = z.infer<typeof SimilarQuestion>
