import { z } from 'zod'
import type { ChecklistEntry } from '../../content/checklist.ts'
import { DraftBody } from '../../content/contract.ts'
import type { ShownDiff } from '../../content/history.ts'
import type { Bilingual } from '../../questions/text.ts'
import type { OfficeBlueprint } from '../blueprints/office.ts'
import type { PresetPattern } from '../contract.ts'

/** Parts of a preset that have dated versions. */
export const presetParts = ['pattern', 'blueprint'] as const
export type PresetPart = (typeof presetParts)[number]

/** Official notification that a pattern was taken from; `seen`: the day on which it was read. */
export type PresetSource = { title: string; url: string; seen: string }

/** Numbers of tests that are made with a version: open now, planned, and over. */
export type PresetUses = { open: number; planned: number; over: number }

/** A test that is open or planned. `at`: its beginning, or its end once it is open. */
export type PresetTest = { id: string; title: Bilingual; state: 'open' | 'planned'; at: number | null }

type VersionHead = { version: number; effectiveFrom: string }

export type PresetLine = {
  id: string
  name: Bilingual
  exam: { id: string; title: Bilingual }
  stage: string
  current: (VersionHead & { questions: number; minutes: number; unchecked: boolean }) | null
  next: VersionHead | null
  uses: PresetUses
  hasDraft: boolean
}

/** Version of a preset in the office. */
export type OfficePresetVersion = VersionHead & {
  id: string
  state: 'current' | 'coming' | 'earlier'
  source: PresetSource | null
  note: string
  unchecked: boolean
  /** Null for a version that the product came with. */
  changes: string | null
  createdAt: number
  /** Name of the administrator; null for a version that the product came with, and for a deleted account. */
  by: string | null
  pattern: PresetPattern
  /** Differences from the version before it; null for the first. */
  diff: ShownDiff | null
  uses: PresetUses
}

/** A draft that is being written; `from` as in `PresetDraft`. */
export type DraftHead = { from: number | null; savedAt: number; by: string | null }

export type OfficePreset = Pick<PresetLine, 'id' | 'name' | 'exam' | 'stage'> & {
  /** Newest first. */
  versions: OfficePresetVersion[]
  /** Open and planned tests of any version, the first ones. */
  tests: (PresetTest & { version: number })[]
  /** Newest first. */
  blueprints: OfficeBlueprint[]
  draft: DraftHead | null
  blueprintDraft: DraftHead | null
}

/** Draft of the next version. */
export type PresetDraft = {
  /** Number of the version that it was copied from; null for a first blueprint. */
  from: number | null
  /** Number of the version to make. */
  next: number
  /** Content of the newest version, with which the draft is compared. */
  newest: DraftBody | null
  revision: number
  body: DraftBody
  faults: Record<string, string>
  checklist: ChecklistEntry[]
  updatedAt: number
  updatedBy: string
  updatedByName: string | null
}

const Revision = z.int().min(1)
/** `from`: null for a first blueprint. */
export const BeginPresetDraft = z.strictObject({ from: z.string().min(1).max(64).nullable() })
export const SavePresetDraft = z.strictObject({ revision: Revision, body: DraftBody })
export const AtPresetRevision = z.strictObject({ revision: Revision })
