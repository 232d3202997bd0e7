import type { ShownDiff } from '../../content/history.ts'
import type { Bilingual } from '../../questions/text.ts'
import type { BlueprintSection, DatedBlueprint, Span } from './contract.ts'

/** A line of a syllabus with its name; `topics`: those that share its questions, by their name in the vocabulary. */
export type NamedTopic = Span & { name: Bilingual; topics: { id: string; title: Bilingual }[] }

/** A section of a blueprint with names in both languages. */
export type NamedSection = Omit<BlueprintSection, 'sectionId' | 'topics'> & {
  id: string
  title: Bilingual
  topics: NamedTopic[]
}

/** Blueprint of a preset in the office. */
export type OfficeBlueprint = Pick<DatedBlueprint, 'id' | 'version' | 'effectiveFrom' | 'basis'> & {
  state: 'current' | 'coming' | 'earlier'
  note: string
  unchecked: boolean
  /** Null for one that the product came with. */
  changes: string | null
  createdAt: number
  /** Name of the administrator; null for one that the product came with, and for a deleted account. */
  by: string | null
  /** Differences from the one before it; null for the first. */
  diff: ShownDiff | null
  sections: NamedSection[]
}
