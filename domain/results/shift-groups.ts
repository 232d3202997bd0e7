import { z } from 'zod'
import type { Bilingual } from '../questions/text.ts'
import type { NormalisationRefusal, NormalisationRule } from './normalisation/index.ts'

const Title = z.strictObject({ en: z.string().trim().min(1).max(200), hi: z.string().trim().min(1).max(200) })
/** Revision of the group that the administrator saw; an act on an older one is refused. */
const Revision = z.number().int().positive()

/** POST /api/admin/shift-groups. The rule is that of the preset. */
export const NewShiftGroup = z.strictObject({ title: Title, presetVersionId: z.string().min(1).max(64) })
export type NewShiftGroup = z.infer<typeof NewShiftGroup>

export const ShiftGroupTitle = z.strictObject({ title: Title, revision: Revision })
export type ShiftGroupTitle = z.infer<typeof ShiftGroupTitle>

/** `overlaps`: the window may overlap that of another shift. */
export const AddedShift = z.strictObject({ revision: Revision, overlaps: z.boolean() })
export type AddedShift = z.infer<typeof AddedShift>

export const ShiftGroupRevision = z.strictObject({ revision: Revision })

/** Why an act on a group is refused: `details.reason` of 409 `catalogue.not_possible`. */
export const shiftRefusals = [
  'no_rule',
  'in_group',
  'not_published',
  'other_preset',
  'other_structure',
  'no_window',
  'overlaps',
  'attempted',
  'released',
  'too_few_shifts',
  'still_open',
  'papers_differ',
  'not_computed',
  'scores_changed',
] as const
export type ShiftRefusal = (typeof shiftRefusals)[number]

/**
 * `few`: fewer than two shifts. `waiting`: for the close of all, late answers included. `computing` and `failed`: before
 * the release alone.
 */
export const shiftGroupStates = [
  'few',
  'sitting',
  'waiting',
  'ready',
  'computing',
  'failed',
  'computed',
  'released',
] as const
export type ShiftGroupState = (typeof shiftGroupStates)[number]

/** `failed`: the last computation ended without scores. */
export type ShiftWork = Extract<ShiftGroupState, 'computing' | 'failed'>

/** A shift of a group. Instants are Unix milliseconds. */
export type ShiftLine = {
  id: string
  title: Bilingual
  opensAt: number | null
  closesAt: number | null
  /** Instant from which no answer can arrive any more; null for a test without an end. */
  endsAt: number | null
  isAttempted: boolean
  /** Students whose first attempt counts. */
  students: number
}

export type ShiftGroupLine = {
  id: string
  title: Bilingual
  revision: number
  rule: NormalisationRule
  /** Name of the pattern; null in a group made before groups had one, while it has no test. */
  pattern: Bilingual | null
  state: ShiftGroupState
  /** Unfinished or failed computation, also one after the release; null where its scores are stored. */
  work: ShiftWork | null
  computedAt: number | null
  /** Null where each shift was released by its own rule. */
  releasedAt: number | null
  shifts: ShiftLine[]
}

/** Marks are decimal texts. `curve`: raw marks with the normalised score, from the lowest, evenly thinned out. */
export type ShiftFigures = {
  id: string
  students: number
  mean: string
  deviation: string
  top: string
  curve: { raw: string; normalised: string }[]
}

/** GET /api/admin/shift-groups/:groupId. */
export type ShiftGroupDetail = ShiftGroupLine & {
  /** Tests of the same pattern and structure that nobody has attempted. */
  offered: Pick<ShiftLine, 'id' | 'title' | 'opensAt' | 'closesAt'>[]
  /** Figures of the last computation; null before it. */
  figures: { refused: NormalisationRefusal | null; shifts: ShiftFigures[] } | null
  /** True when scores have changed since the computation. */
  isStale: boolean
  serverNow: number
}
