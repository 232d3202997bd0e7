import type { MarkRule, PresetPattern, PresetSection, TieBreak } from '../contract.ts'
import type { AuthoredSection, AuthoredSource, AuthoredVersion } from './authored.ts'

/** Mark in a source's note before what has not been checked against a notification. */
const uncheckedSign = '°'

export const isUnchecked = (sourceNote: string): boolean => sourceNote.includes(uncheckedSign)

/** Object without its null values. */
const filled = <Value extends Record<string, unknown>>(value: Value) =>
  Object.fromEntries(Object.entries(value).filter(([, each]) => each !== null)) as {
    [Name in keyof Value]?: NonNullable<Value[Name]>
  }

const markingRow = ([name, { correct, wrong, blank = '', partial }]: [string, MarkRule]) => {
  const [kind = '', weight] = name.split(':')
  return { kind, weight: weight === undefined ? null : Number(weight), correct, wrong, blank, partial: partial ?? null }
}

const authoredSection = ({ marking, cutOffs, ...section }: PresetSection) => ({
  id: section.id,
  title: section.title,
  questionCount: section.questionCount,
  maxAttempted: section.maxAttempted ?? null,
  minutes: section.minutes ?? null,
  scribeMinutes: section.scribeMinutes ?? null,
  minSubmitMinutes: section.minSubmitMinutes ?? null,
  breakMinutes: section.breakMinutes ?? null,
  after: section.after ?? null,
  optional: section.optional ?? false,
  languages: section.languages ?? [],
  marking: Object.entries(marking).map(markingRow),
  hasCutOff: cutOffs !== undefined,
  cutOffs: cutOffs ?? {},
})

/** Pattern as the editor shows it. */
export const bodyOfPattern = (pattern: PresetPattern) => ({
  durationMinutes: pattern.durationMinutes,
  navigation: pattern.navigation,
  minSubmitMinutes: pattern.minSubmitMinutes ?? null,
  optionalTaken: pattern.optionalTaken ?? null,
  sections: pattern.sections.map(authoredSection),
  saveMode: pattern.saveMode,
  calculator: pattern.calculator,
  drainSeconds: pattern.drainSeconds ?? null,
  reviewCounts: pattern.reviewCounts,
  keyboard: pattern.keyboard,
  pausable: pattern.pausable,
  normaliser: pattern.normaliser,
  disqualifiedOverBlank: pattern.disqualifiedOverBlank ?? null,
  qualifying: pattern.qualifying ?? false,
  tieBreak: pattern.tieBreak.map((step) => ({ by: step.by, sectionId: 'sectionId' in step ? step.sectionId : null })),
  cutOffs: pattern.cutOffs,
})

const markingOf = (rows: AuthoredSection['marking']): PresetSection['marking'] =>
  Object.fromEntries(
    rows.map(({ kind, weight, correct, wrong, blank, partial }) => [
      weight === null ? kind : `${kind}:${weight}`,
      { correct, wrong, ...(blank !== '' && { blank }), ...(partial && { partial }) },
    ]),
  )

const sectionOf = (section: AuthoredSection): PresetSection => {
  const { id, title, questionCount, marking, optional, languages, hasCutOff, cutOffs, ...rest } = section
  return {
    id,
    title,
    questionCount,
    marking: markingOf(marking),
    ...filled(rest),
    ...(optional && { optional }),
    ...(languages.length > 0 && { languages }),
    ...(hasCutOff && { cutOffs }),
  }
}

/** Pattern that an editor's version has; `presetFaults` has found nothing in it. */
export const patternOf = (version: AuthoredVersion): PresetPattern => {
  const { effectiveFrom: _from, changes: _changes, source: _source, ...pattern } = version
  const { sections, tieBreak, minSubmitMinutes, optionalTaken, drainSeconds, disqualifiedOverBlank, ...rest } = pattern
  const { qualifying, ...own } = rest
  return {
    ...own,
    ...filled({ minSubmitMinutes, optionalTaken, drainSeconds, disqualifiedOverBlank }),
    ...(qualifying && { qualifying }),
    sections: sections.map(sectionOf),
    tieBreak: tieBreak.map((step) => filled(step) as TieBreak),
  }
}

/** Note on a source, with the mark of what is unchecked as the version says. */
export const noteOf = ({ note, unchecked }: Pick<AuthoredSource, 'note' | 'unchecked'>): string => {
  if (!unchecked) return note.replaceAll(new RegExp(`${uncheckedSign}\\s*`, 'g'), '')
  return isUnchecked(note) ? note : `${uncheckedSign} ${note}`.trim()
}
