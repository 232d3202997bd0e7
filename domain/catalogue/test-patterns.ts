import type { Bilingual } from '../questions/text.ts'
import type { DatedBlueprint } from './blueprints/contract.ts'
import type { Normaliser, PresetPattern } from './contract.ts'

/** Version of a preset that a test may follow. */
export type TestPatternLine = {
  presetVersionId: string
  presetId: string
  name: Bilingual
  exam: { slug: string; title: Bilingual }
  version: number
  effectiveFrom: string
  state: 'current' | 'coming' | 'earlier'
  unchecked: boolean
  minutes: number
  questions: number
  normaliser: Normaliser
}

/** Pattern of a version of a preset, with the blueprint for its papers. */
export type TestPattern = Pick<TestPatternLine, 'presetVersionId' | 'presetId' | 'name' | 'exam' | 'effectiveFrom'> & {
  pattern: PresetPattern
  blueprint: Pick<DatedBlueprint, 'version' | 'effectiveFrom' | 'blueprint'> | null
}
