import { z } from 'zod'
import { difficulties } from '../../questions/contract.ts'
import { questionKinds } from '../../questions/kinds/registry.ts'
import { Bilingual } from '../../questions/text.ts'
import type { BlueprintBasis } from './bases.ts'

const Count = z.int().min(0).max(500)

/** Least and most, both included. */
export const Span = z
  .strictObject({ min: Count, max: Count })
  .refine(({ min, max }) => min <= max, { path: ['max'], error: 'below min' })
export type Span = z.infer<typeof Span>

/** A subject, or a topic of it: `physics`, `physics/optics`. */
export const TopicName = z
  .string()
  .max(100)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*(\/[a-z0-9]+(-[a-z0-9]+)*)?$/)

/** Topics that share a number of questions in the full paper. */
export const BlueprintTopic = z.strictObject({
  /** Name of several topics; a single one has its name in the vocabulary. */
  title: Bilingual.optional(),
  topics: z.array(TopicName).min(1).max(80),
  questions: Span,
})
export type BlueprintTopic = z.infer<typeof BlueprintTopic>

const Percent = z.int().min(0).max(100)

/** Percentages of the questions that add up to 100. */
const DifficultyShares = z
  .strictObject(
    Object.fromEntries(difficulties.map((name) => [name, Percent])) as Record<
      (typeof difficulties)[number],
      typeof Percent
    >,
  )
  .refine(({ easy, medium, hard }) => easy + medium + hard === 100)

/** Numbers are those of the full section; a shorter paper is held to its share of them. */
export const BlueprintSection = z.strictObject({
  /** Id of the preset's section. */
  sectionId: z.string().min(1).max(40),
  /** Number of options of a question with options. */
  options: z.int().min(2).max(8),
  kinds: z.partialRecord(z.enum(questionKinds), Span),
  difficulty: DifficultyShares,
  /** Percentage points by which the shares of difficulties may differ. */
  tolerance: Percent,
  /** Sum of the target times. */
  minutes: Span,
  /** Syllabus; empty where it depends on the subject chosen. */
  topics: z.array(BlueprintTopic).max(80),
})
export type BlueprintSection = z.infer<typeof BlueprintSection>

/** Composition of a paper of a preset. */
export const Blueprint = z.strictObject({ sections: z.array(BlueprintSection).min(1).max(20) })
export type Blueprint = z.infer<typeof Blueprint>

/** A blueprint from a date on. A remark after a ° in the note is not checked against a notification. */
export type DatedBlueprint = {
  id: string
  version: number
  effectiveFrom: string
  basis: BlueprintBasis
  sourceNote: string
  blueprint: Blueprint
}
