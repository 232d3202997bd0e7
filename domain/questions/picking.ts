import { z } from 'zod'
import { testLimits } from '../catalogue/test-limits.ts'
import { ItemTag } from '../content/tags.ts'
import type { ContentState } from '../content.ts'
import type { Bilingual } from './text.ts'
import { questionKinds, type QuestionKind } from './kinds/names.ts'
import { difficulties, type Difficulty } from './levels.ts'

const Name = z
  .string()
  .max(64)
  .regex(/^[a-z0-9-]+$/)

/** Questions that a paper may take: published ones with all of these. */
export const PickFilter = z.strictObject({
  exam: Name.optional(),
  subject: Name.optional(),
  topic: Name.optional(),
  kind: z.enum(questionKinds).optional(),
  difficulty: z.enum(difficulties).optional(),
  /** In any test, or in none. */
  use: z.enum(['used', 'unused']).optional(),
  tags: ItemTag.optional(),
})
export type PickFilter = z.infer<typeof PickFilter>

export const PickQuery = z.strictObject({
  ...PickFilter.shape,
  q: z.string().max(200).optional(),
  cursor: z.string().max(1_000).optional(),
})
export type PickQuery = z.infer<typeof PickQuery>

const Id = z.string().min(1).max(64)

export const PaperVersions = z.strictObject({ versionIds: z.array(Id).max(testLimits.questions) })

/** Rules are followed in their order; none takes a question of `exclude` or of an earlier rule. */
export const DrawRequest = z.strictObject({
  rules: z
    .array(z.strictObject({ filter: PickFilter, count: z.number().int().min(0).max(200) }))
    .min(1)
    .max(80),
  /** The same seed draws the same questions while the pool is the same. */
  seed: z.string().min(1).max(40),
  /** Ids of questions that the paper has. */
  exclude: z.array(Id).max(testLimits.questions),
})
export type DrawRequest = z.infer<typeof DrawRequest>

/** A version of a question as the list of a paper shows it. */
export type PaperQuestion = {
  versionId: string
  questionId: string
  code: string
  /** Excerpt of the stem. */
  title: Bilingual
  kind: QuestionKind
  subject: string
  topic: string
  difficulty: Difficulty
  seconds: number
  passageId: string | null
  state: ContentState
  isBinned: boolean
  /** Version that new papers take. */
  currentVersionId: string
}

/** `pool`: questions that a rule can choose from; fewer than it asks for when it lacks some. */
export type Draw = { pool: number; chosen: PaperQuestion[] }

/** 32-bit FNV-1a hash of a text. */
const hashOf = (text: string): number => {
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index += 1) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193) >>> 0
  return hash
}

/** Ids in an order that the seed decides, whatever the order in which they are given. */
export const shuffledBy = (seed: string, ids: readonly string[]): string[] =>
  ids
    .map((id) => ({ id, hash: hashOf(`${seed}:${id}`) }))
    .toSorted((one, other) => one.hash - other.hash || (one.id < other.id ? -1 : 1))
    .map(({ id }) => id)
