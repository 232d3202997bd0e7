import { z } from 'zod'
import { isDay } from '../../calendar-day.ts'
import { difficulties } from '../../questions/levels.ts'
import { questionKinds } from '../../questions/kinds/registry.ts'
import { presetLimits } from '../presets/form.ts'
import { blueprintBases } from './bases.ts'
import { BlueprintSection, TopicName } from './contract.ts'
import { blueprintLimits } from './form.ts'

const Count = z.int().min(0).max(500)
const Percent = z.int().min(0).max(100)

/** Least and most; a blank pair is one with both ends blank, so that a fault is at an end. */
const Ends = z.preprocess((value) => value ?? [null, null], z.tuple([Count, Count]))

const AuthoredLine = z.strictObject({
  questions: Ends,
  topics: z.array(TopicName).min(1).max(blueprintLimits.topics),
  /** Empty for a single topic, which has its name in the vocabulary. */
  title: z.strictObject({ en: z.string().trim().max(120), hi: z.string().trim().max(120) }),
})
export type AuthoredLine = z.infer<typeof AuthoredLine>

const AuthoredSection = z.strictObject({
  /** Id of the preset's section. */
  id: z.string().min(1).max(40),
  options: BlueprintSection.shape.options,
  minutes: Ends,
  difficulty: z.strictObject(
    Object.fromEntries(difficulties.map((name) => [name, Percent])) as Record<
      (typeof difficulties)[number],
      typeof Percent
    >,
  ),
  tolerance: Percent,
  kinds: z
    .array(z.strictObject({ kind: z.enum(questionKinds), questions: Ends }))
    .min(1)
    .max(presetLimits.kinds),
  topics: z.array(AuthoredLine).max(blueprintLimits.lines),
})
export type AuthoredSection = z.infer<typeof AuthoredSection>

/** New blueprint of a preset as an editor writes it. */
export const AuthoredBlueprint = z.strictObject({
  effectiveFrom: z.string().refine(isDay, 'day'),
  basis: z.enum(blueprintBases),
  changes: z.string().trim().min(1).max(500),
  note: z.string().trim().min(1).max(2000),
  unchecked: z.boolean(),
  sections: z.array(AuthoredSection).min(1).max(presetLimits.sections),
})
export type AuthoredBlueprint = z.infer<typeof AuthoredBlueprint>
