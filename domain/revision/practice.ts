import { z } from 'zod'
import { difficulties } from '../questions/levels.ts'
import type { CardKind } from './contract.ts'
import { practiceLimits, practiceModes, practicePools } from './practice-choices.ts'

const Slug = z.string().min(1).max(64)

/** Choices of a quiz. Empty lists mean any; `block` keeps the topics together instead of mixing them. */
export const PracticeSpec = z.strictObject({
  exam: Slug.nullable(),
  subjects: z.array(Slug).max(20),
  topics: z.array(Slug).max(60),
  difficulties: z.array(z.enum(difficulties)).max(3),
  pool: z.enum(practicePools),
  count: z.number().int().min(practiceLimits.least).max(practiceLimits.most),
  block: z.boolean(),
})
export type PracticeSpec = z.infer<typeof PracticeSpec>

/**
 * Source of a session's questions: choices of a quiz, the mistakes of an attempt (of all attempts where it is null), or
 * the cards that are due.
 */
export const PracticeSource = z.discriminatedUnion('from', [
  z.strictObject({ from: z.literal('choices'), ...PracticeSpec.shape }),
  z.strictObject({ from: z.literal('mistakes'), attemptId: z.string().min(1).max(64).nullable() }),
  z.strictObject({ from: z.literal('cards') }),
])
export type PracticeSource = z.infer<typeof PracticeSource>

/** POST /api/practice/sessions. */
export const StartPractice = z.strictObject({ mode: z.enum(practiceModes), source: PracticeSource })
export type StartPractice = z.infer<typeof StartPractice>

/** A question or a card of a session. `questionVersionId` is null for a card without a question. */
export type PracticeItem = { id: string; kind: CardKind; questionVersionId: string | null }
