import type { SQL } from 'drizzle-orm'
import type { PresetPart } from '../../domain/catalogue/presets/office.ts'
import type { DraftBody } from '../../domain/content/contract.ts'
import type { EditorForm } from '../../domain/content/fields.ts'
import type { Services } from '../platform/context.ts'

/** Row of a version that is made of the draft at `revision`. */
export type MadeVersion = {
  id: string
  presetId: string
  version: number
  revision: number
  by: string
  now: number
}

/** A draft without faults. */
export type ReadyVersion = {
  effectiveFrom: string
  changes: string
  /** Address of the official notification. */
  source?: string
  /** Inserts the version when the draft still has the revision and no other version has the number. */
  insert: (made: MadeVersion) => SQL
}

/** Versions of a part of one preset, for a draft of the next. */
export type DatedVersions = {
  /** Number of the next version. */
  next: number
  /** Content of the newest version; null without one. */
  newest: DraftBody | null
  /** Body of a draft that begins with a version; null where there is no such version. */
  bodyFrom: (versionId: string | null) => DraftBody | null
  /** Checks a draft without reserved keys against its contract, then against itself and the versions. */
  check: (own: DraftBody) => { faults: Record<string, string>; ready: ReadyVersion | null }
}

/** Part of a preset with dated, immutable versions: its pattern, or its blueprint. */
export type DatedPart = {
  part: PresetPart
  form: EditorForm
  prefix: 'prv' | 'blu'
  acts: {
    added: 'preset.version_added' | 'preset.blueprint_added'
    discarded: 'preset.draft_discarded' | 'preset.blueprint_discarded'
  }
  versionsOf: (services: Services, presetId: string) => Promise<DatedVersions>
  isInserted: (id: string) => SQL
}
