import type { Paper, PaperSection } from '../attempts/contract.ts'
import type { PresetPattern, PresetSection } from './contract.ts'

const minuteMs = 60_000

/** A section of a test; `durationMs` is its own time, or null where the preset's applies. */
export type SectionOfTest = { presetSectionId: string; durationMs: number | null; questionCount: number }

type SectionLimits = Required<
  Pick<PaperSection, 'durationMs' | 'minSubmitMs' | 'breakMs' | 'optional' | 'maxAttempted' | 'after' | 'languages'>
>

/** Throws RangeError where the preset has no such section. */
export const presetSectionOf = ({ sections }: PresetPattern, presetSectionId: string): PresetSection => {
  const found = sections.find(({ id }) => id === presetSectionId)
  if (!found) throw new RangeError(`No section ${presetSectionId}`)
  return found
}

/** Cap of a section, scaled down where a test has fewer questions than the exam. */
const capOf = ({ maxAttempted, questionCount }: PresetSection, count: number): number | null => {
  if (maxAttempted === undefined) return null
  return count < questionCount ? Math.max(1, Math.round((maxAttempted * count) / questionCount)) : maxAttempted
}

/** Own time of a section in milliseconds, and a function that scales minutes of the preset to it. */
export const timesOf = ({ navigation }: PresetPattern, { minutes = 0 }: PresetSection, durationMs: number | null) => {
  const ownMs = navigation === 'sectional' ? (durationMs ?? minutes * minuteMs) : null
  const scale = ownMs !== null && minutes > 0 ? ownMs / (minutes * minuteMs) : 1
  return { ownMs, scaled: (of = 0) => Math.round(of * minuteMs * scale) }
}

/**
 * Rules of a section: those of the preset, with times scaled to the section's own time. Sections of a paper with one
 * clock have no time of their own. Throws RangeError where the preset has no such section.
 */
export const sectionRules = (
  pattern: PresetPattern,
  { presetSectionId, durationMs, questionCount }: SectionOfTest,
): SectionLimits => {
  const rule = presetSectionOf(pattern, presetSectionId)
  const { ownMs, scaled } = timesOf(pattern, rule, durationMs)
  return {
    durationMs: ownMs,
    minSubmitMs: scaled(rule.minSubmitMinutes),
    breakMs: scaled(rule.breakMinutes),
    optional: rule.optional ?? false,
    maxAttempted: capOf(rule, questionCount),
    after: rule.after ?? (ownMs === null ? 'edit' : 'none'),
    languages: rule.languages ?? null,
  }
}

/** Rules of a whole paper of a length in milliseconds. */
export const paperRules = (
  pattern: PresetPattern,
  { durationMs, sections }: { durationMs: number; sections: { presetSectionId: string }[] },
): Pick<
  Paper,
  | 'minSubmitMs'
  | 'drainMs'
  | 'navigation'
  | 'saveMode'
  | 'reviewCounts'
  | 'keyboard'
  | 'calculator'
  | 'pausable'
  | 'optionalTaken'
> => {
  const { navigation, saveMode, reviewCounts, keyboard, calculator, pausable, drainSeconds } = pattern
  const optional = sections.filter(({ presetSectionId }) => presetSectionOf(pattern, presetSectionId).optional).length
  return {
    minSubmitMs: Math.round(((pattern.minSubmitMinutes ?? 0) * durationMs) / pattern.durationMinutes),
    ...(drainSeconds !== undefined && { drainMs: drainSeconds * 1000 }),
    navigation,
    saveMode,
    reviewCounts,
    keyboard,
    calculator,
    pausable,
    optionalTaken: Math.min(pattern.optionalTaken ?? optional, optional),
  }
}

const sum = (values: number[]): number => values.reduce((total, value) => total + value, 0)
const largest = (values: number[], count: number): number =>
  sum(values.toSorted((one, other) => other - one).slice(0, count))

type Choice = { maxAttempted: number | null; optional: boolean }

/** Sum over compulsory sections, plus the largest of the optional ones that may be taken. */
const maxTotal = (sections: { optional: boolean; value: number }[], optionalTaken: number): number => {
  const of = (wanted: boolean) => sections.filter(({ optional }) => optional === wanted).map(({ value }) => value)
  return sum(of(false)) + largest(of(true), optionalTaken)
}

/**
 * Maximum score in units: of a capped section its highest marks, of the optional sections the highest ones. `units` are
 * the marks of a section's questions.
 */
export const attainableUnits = (sections: (Choice & { units: number[] })[], optionalTaken: number): number =>
  maxTotal(
    sections.map(({ units, maxAttempted, optional }) => ({
      optional,
      value: largest(units, maxAttempted ?? units.length),
    })),
    optionalTaken,
  )

/** Number of questions one student can answer: a capped section counts its cap, optional sections those taken. */
export const answerableCount = (sections: (Choice & { questionCount: number })[], optionalTaken: number): number =>
  maxTotal(
    sections.map(({ questionCount, maxAttempted, optional }) => ({
      optional,
      value: Math.min(questionCount, maxAttempted ?? questionCount),
    })),
    optionalTaken,
  )
