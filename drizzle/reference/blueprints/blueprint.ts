import type { BlueprintBasis } from '../../../domain/catalogue/blueprints/bases.ts'
import type { BlueprintSection, BlueprintTopic, Span } from '../../../domain/catalogue/blueprints/contract.ts'
import type { TopicName } from '../topics/index.ts'

export type ReferenceBlueprint = {
  presetId: string
  effectiveFrom: string
  basis: BlueprintBasis
  sourceNote: string
  sections: BlueprintSection[]
}

/** Remark on every blueprint whose numbers no notification gives. */
export const unchecked = '° Numbers by topic, shares of difficulty and target times are our reading of recent papers.'

export const span = (min: number, max: number): Span => ({ min, max })

/** A topic, or a whole subject, with its number of questions in the full section. */
export const topic = (name: TopicName, min: number, max: number): BlueprintTopic => ({
  topics: [name],
  questions: { min, max },
})

/** Topics that share a number of questions. */
export const group = (en: string, hi: string, names: TopicName[], min: number, max: number): BlueprintTopic => ({
  title: { en, hi },
  topics: names,
  questions: { min, max },
})

/** Percentages of easy, medium and hard questions. */
export const shares = (easy: number, medium: number, hard: number) => ({
  difficulty: { easy, medium, hard },
  tolerance: 15,
})
