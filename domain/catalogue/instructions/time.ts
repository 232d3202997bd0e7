import type { SectionRules, TestRules } from '../contract.ts'
import { groupSections, type Instruction } from './line.ts'

const after = { view: 'after_view', edit: 'after_edit', none: 'after_none' } as const

type Timed = 'section_time' | 'scribe_time' | 'section_min_submit'

const timesOf = (say: Timed, sections: SectionRules[], msOf: (section: SectionRules) => number | null): Instruction[] =>
  groupSections(sections, msOf).map(({ value: ms, sections: titles }) => ({ say, sections: titles, ms }))

/** Rules for sections that were left. The last section cannot be left, unless it is one of several to choose from. */
const revisitLines = (sections: SectionRules[]): Instruction[] => {
  const left = sections.filter(({ optional }, index) => optional || index < sections.length - 1)
  if (left.every((section) => section.after === 'none')) return left.length > 0 ? [{ say: 'no_return' }] : []
  return groupSections(left, (section) => after[section.after]).map(({ value: say, sections: titles }) => ({
    say,
    sections: titles,
  }))
}

const isNeverLeft = ({ minSubmitMs, durationMs }: SectionRules): boolean =>
  durationMs !== null && minSubmitMs >= durationMs

const sectionTimeLines = (sections: SectionRules[]): Instruction[] => [
  ...timesOf('section_time', sections, ({ durationMs }) => durationMs),
  ...timesOf('scribe_time', sections, ({ scribeMs }) => scribeMs),
  { say: 'auto_lock' },
  ...(sections.every(isNeverLeft) ? [{ say: 'no_early_leave' as const }] : []),
  ...timesOf('section_min_submit', sections, (section) =>
    section.minSubmitMs > 0 && !isNeverLeft(section) ? section.minSubmitMs : null,
  ),
  ...sections.flatMap(({ title, breakMs }) =>
    breakMs > 0 ? [{ say: 'break' as const, section: title, ms: breakMs }] : [],
  ),
  ...revisitLines(sections),
]

const choiceLines = ({ sections, optionalTaken }: TestRules): Instruction[] => {
  const optional = sections.filter((section) => section.optional)
  return optional.length > optionalTaken
    ? [{ say: 'optional', count: optionalTaken, sections: optional.map(({ title }) => title) }]
    : []
}

export const timeLines = (rules: TestRules): Instruction[] => [
  { say: 'total_time', ms: rules.durationMs },
  ...(rules.commonStart ? [{ say: 'common_start' as const }] : []),
  ...(rules.lateJoinMinutes === null ? [] : [{ say: 'late_join' as const, minutes: rules.lateJoinMinutes }]),
  ...choiceLines(rules),
  ...(rules.navigation === 'sectional' ? sectionTimeLines(rules.sections) : []),
  ...(rules.navigation === 'free' && rules.sections.length > 1 ? [{ say: 'one_clock' as const }] : []),
  ...(rules.minSubmitMs > 0 ? [{ say: 'min_submit' as const, ms: rules.minSubmitMs }] : []),
  ...(rules.pausable ? [{ say: 'pausable' as const }] : []),
]
