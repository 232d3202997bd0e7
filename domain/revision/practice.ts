import { z } from 'zod'
import { difficulties } from '../questions/levels.ts'
import type { CardKind } from './contract.ts'

/** `tutor` shows the solution after each answer, `timed` at the end; `revision` is `tutor` over cards that are due. */
export const practiceModes = ['tutor', 'timed', 'revision'] as const
export type PracticeMode = (typeof practiceModes)[number]

/** Questions that a quiz may draw from: all, never seen, answered wrong last, saved, or near the student's level. */
export const practicePools = ['all', 'unseen', 'wrong', 'saved', 'calibrated'] as const
export type PracticePool = (typeof practicePools)[number]

export const practiceLimits = { least: 1, usual: 10, most: 50 } as const

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

/** A question or a card of a session. `questionVersionId` is null for a card without a question. */
export type PracticeItem = { id: string; kind: CardKind; questionVersionId: string | null }
