import type { Paper, PaperSection } from '../attempts/contract.ts'
import type { PresetPattern, PresetSection } from './contract.ts'

const minuteMs = 60_000

/** A section as a test has it; `durationMs` is its own time there, or null where the preset's holds. */
export type SectionOfTest = { presetSectionId: string; durationMs: number | null; questionCount: number }

type Sat = Pick<PaperSection, 'durationMs' | 'minSubmitMs' | 'breakMs' | 'optional' | 'maxAttempted' | 'after'>

/** Throws RangeError where the preset has no such section. */
export const presetSectionOf = ({ sections }: PresetPattern, presetSectionId: string): PresetSection => {
  const found = sections.find(({ id }) => id === presetSectionId)
  if (!found) throw new RangeError(`No section ${presetSectionId}`)
  return found
}

/** A cap keeps its share where a test has fewer questions than the exam. */
const capOf = ({ maxAttempted, questionCount }: PresetSection, count: number): number | null => {
  if (maxAttempted === undefined) return null
  return count < questionCount ? Math.max(1, Math.round((maxAttempted * count) / questionCount)) : maxAttempted
}

/** A section's own time, and what makes its length out of minutes of the preset's. */
export const timesOf = ({ navigation }: PresetPattern, { minutes = 0 }: PresetSection, durationMs: number | null) => {
  const ownMs = navigation === 'sectional' ? (durationMs ?? minutes * minuteMs) : null
  const scale = ownMs !== null && minutes > 0 ? ownMs / (minutes * minuteMs) : 1
  return { ownMs, scaled: (of = 0) => Math.round(of * minuteMs * scale) }
}

/**
 * How a section is sat: the preset's rules, with its times scaled as the section's own time is. Sections of a paper with
 * one clock have no time of their own. Throws RangeError where the preset has no such section.
 */
export const sectionRules = (
  pattern: PresetPattern,
  { presetSectionId, durationMs, questionCount }: SectionOfTest,
): Sat => {
  const rule = presetSectionOf(pattern, presetSectionId)
  const { ownMs, scaled } = timesOf(pattern, rule, durationMs)
  return {
    durationMs: ownMs,
    minSubmitMs: scaled(rule.minSubmitMinutes),
    breakMs: scaled(rule.breakMinutes),
    optional: rule.optional ?? false,
    maxAttempted: capOf(rule, questionCount),
    after: rule.after ?? (ownMs === null ? 'edit' : 'none'),
  }
}

/** How a paper of a length (milliseconds) is sat as a whole. */
export const paperRules = (
  pattern: PresetPattern,
  { durationMs, sections }: { durationMs: number; sections: { presetSectionId: string }[] },
): Pick<
  Paper,
  'minSubmitMs' | 'navigation' | 'saveMode' | 'reviewCounts' | 'keyboard' | 'calculator' | 'pausable' | 'optionalTaken'
> => {
  const { navigation, saveMode, reviewCounts, keyboard, calculator, pausable } = pattern
  const optional = sections.filter(({ presetSectionId }) => presetSectionOf(pattern, presetSectionId).optional).length
  return {
    minSubmitMs: Math.round(((pattern.minSubmitMinutes ?? 0) * durationMs) / pattern.durationMinutes),
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

/**
 * The most that can be scored, in units: of a section with a cap its dearest questions, of the optional sections the
 * dearest. `units` are the marks of a section's questions.
 */
export const attainableUnits = (
  sections: { units: number[]; maxAttempted: number | null; optional: boolean }[],
  optionalTaken: number,
): number => {
  const made = sections.map(({ units, maxAttempted, optional }) => ({
    optional,
    most: largest(units, maxAttempted ?? units.length),
  }))
  const of = (wanted: boolean) => made.filter(({ optional }) => optional === wanted).map(({ most }) => most)
  return sum(of(false)) + largest(of(true), optionalTaken)
}
