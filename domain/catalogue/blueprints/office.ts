import type { Bilingual } from '../../questions/text.ts'
import type { BlueprintSection, DatedBlueprint, Span } from './contract.ts'

/** A line of a syllabus with its name; `topics`: names of the topics that share its questions. */
export type NamedTopic = Span & { name: Bilingual; topics: Bilingual[] }

/** A section of a blueprint with names in both languages. */
export type NamedSection = Omit<BlueprintSection, 'sectionId' | 'topics'> & { title: Bilingual; topics: NamedTopic[] }

/** Blueprint of a preset in the office. */
export type OfficeBlueprint = Pick<DatedBlueprint, 'id' | 'version' | 'effectiveFrom' | 'basis'> & {
  state: 'current' | 'coming' | 'earlier'
  note: string
  unchecked: boolean
  sections: NamedSection[]
}
