import { z } from 'zod'
import { isDay } from '../../calendar-day.ts'
import { Bilingual } from '../../questions/text.ts'
import { questionKinds } from '../../questions/kinds/registry.ts'
import { CutOffs, Mark, partialRules, PresetPattern, PresetSection, tieBreaks } from '../contract.ts'
import { presetLimits } from './form.ts'

const Day = z.string().refine(isDay, 'day')
const Count = z.int().min(1).max(500)
const Minutes = z.int().min(1).max(1440)
const Percent = z.int().min(0).max(100)

const AuthoredMarking = z.strictObject({
  kind: z.enum(questionKinds),
  weight: z.int().min(1).max(9).nullable(),
  correct: Mark,
  wrong: Mark,
  /** Empty where a blank costs nothing. */
  blank: z.union([z.literal(''), Mark]),
  partial: z.enum(partialRules).nullable(),
})

const AuthoredSection = z.strictObject({
  id: z.string().min(1).max(40),
  title: Bilingual.refine(({ en }) => en.trim() !== '', { path: ['en'] }).refine(({ hi }) => hi.trim() !== '', {
    path: ['hi'],
  }),
  questionCount: Count,
  maxAttempted: Count.nullable(),
  minutes: Minutes.nullable(),
  scribeMinutes: Minutes.nullable(),
  minSubmitMinutes: Minutes.nullable(),
  breakMinutes: Minutes.nullable(),
  after: PresetSection.shape.after.unwrap().nullable(),
  optional: z.boolean(),
  languages: z.array(PresetSection.shape.languages.unwrap().element),
  marking: z.array(AuthoredMarking).min(1).max(presetLimits.kinds),
  hasCutOff: z.boolean(),
  cutOffs: CutOffs,
})
export type AuthoredSection = z.infer<typeof AuthoredSection>

const AuthoredSource = z.strictObject({
  title: z.string().trim().max(200),
  url: z.union([z.literal(''), z.url({ protocol: /^https$/ }).max(500)]),
  seen: Day.nullable(),
  note: z.string().trim().max(2000),
  unchecked: z.boolean(),
})
export type AuthoredSource = z.infer<typeof AuthoredSource>

const { navigation, saveMode, calculator, normaliser, drainSeconds } = PresetPattern.shape

/** New version of a preset as an editor writes it. */
export const AuthoredVersion = z.strictObject({
  effectiveFrom: Day,
  changes: z.string().trim().min(1).max(500),
  source: AuthoredSource,
  durationMinutes: Minutes,
  navigation,
  minSubmitMinutes: Minutes.nullable(),
  optionalTaken: Count.nullable(),
  sections: z.array(AuthoredSection).min(1).max(presetLimits.sections),
  saveMode,
  calculator,
  drainSeconds: drainSeconds.unwrap().nullable(),
  reviewCounts: z.boolean(),
  keyboard: z.boolean(),
  pausable: z.boolean(),
  normaliser,
  disqualifiedOverBlank: Percent.nullable(),
  qualifying: z.boolean(),
  tieBreak: z
    .array(z.strictObject({ by: z.enum(tieBreaks), sectionId: z.string().max(40).nullable() }))
    .max(presetLimits.steps),
  cutOffs: CutOffs,
})
export type AuthoredVersion = z.infer<typeof AuthoredVersion>
