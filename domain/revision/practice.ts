import { z } from 'zod'
import { ResponseEvent } from '../attempts/contract.ts'
import type { MarkScheme } from '../questions/kinds/kind.ts'
import { difficulties } from '../questions/levels.ts'
import type { CardKind } from './cards.ts'
import { MistakeFilter } from './mistake-query.ts'
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
 * Source of a session's questions: choices of a quiz, the mistakes of an attempt (of the mistake book under a filter where
 * it is null), or the cards that are due.
 */
export const PracticeSource = z.discriminatedUnion('from', [
  z.strictObject({ from: z.literal('choices'), ...PracticeSpec.shape }),
  z.strictObject({
    from: z.literal('mistakes'),
    attemptId: z.string().min(1).max(64).nullable(),
    filter: MistakeFilter.optional(),
  }),
  z.strictObject({ from: z.literal('cards') }),
])
export type PracticeSource = z.infer<typeof PracticeSource>

/** POST /api/practice/sessions. */
export const StartPractice = z.strictObject({ mode: z.enum(practiceModes), source: PracticeSource })
export type StartPractice = z.infer<typeof StartPractice>

/**
 * A question or a card of a session, with its marks as the session began. `questionVersionId` is null for a card without
 * a question.
 */
export type PracticeItem = { id: string; kind: CardKind; questionVersionId: string | null; marks: MarkScheme }

const Device = z.string().regex(/^[A-Za-z0-9_-]{8,64}$/)

const isGrowing = (batch: ResponseEvent[]): boolean =>
  batch.every(({ seq }, index) => seq > (batch[index - 1]?.seq ?? 0))

/** PUT /api/practice/sessions/:sessionId/events: events of one device, as in a test. */
export const PracticeEvents = z.strictObject({
  device: Device,
  batch: z.array(ResponseEvent).min(1).max(200).refine(isGrowing, 'seq must grow'),
})
export type PracticeEvents = z.infer<typeof PracticeEvents>

const List = z
  .string()
  .max(4_000)
  .transform((text) => text.split(',').filter(Boolean))

/** GET /api/practice/pool: choices of a quiz without its length; lists are separated by commas. */
export const PoolQuery = z.strictObject({
  exam: Slug.optional(),
  subjects: List.pipe(PracticeSpec.shape.subjects).optional(),
  topics: List.pipe(PracticeSpec.shape.topics).optional(),
  difficulties: List.pipe(PracticeSpec.shape.difficulties).optional(),
  pool: PracticeSpec.shape.pool.optional(),
})
export type PoolQuery = z.infer<typeof PoolQuery>
