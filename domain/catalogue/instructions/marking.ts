import type { TestRules } from '../contract.ts'
import { groupSections, type Instruction } from './line.ts'

const capLines = ({ sections }: TestRules): Instruction[] => {
  const capped = sections.filter(({ maxAttempted, questionCount }) => (maxAttempted ?? questionCount) < questionCount)
  return groupSections(capped, ({ maxAttempted, questionCount }) => `${maxAttempted}/${questionCount}`).map(
    ({ value, sections: titles }) => {
      const [max = 0, of = 0] = value.split('/').map(Number)
      return { say: 'cap', sections: titles, max, of }
    },
  )
}

/** Cost of a blank: nothing, or a penalty that the option "not attempted" avoids. */
const blankLines = (penalties: Set<number>): Instruction[] =>
  penalties.size === 0
    ? [{ say: 'skipped' }]
    : [{ say: 'not_attempted' }, ...[...penalties].map((units) => ({ say: 'blank_penalty' as const, units }))]

export const markingLines = (rules: TestRules): Instruction[] => {
  const rows = rules.sections.flatMap(({ marking }) => marking)
  const penalties = new Set(rows.flatMap(({ blank }) => (blank ? [blank] : [])))
  return [
    ...rules.sections.flatMap(({ title, marking }) =>
      marking.map((row) => ({ say: 'marks' as const, section: title, row })),
    ),
    ...(rows.some(({ partial }) => partial === 'jee_advanced') ? [{ say: 'jee_advanced' as const }] : []),
    ...(rows.some(({ partial }) => partial === 'per_row') ? [{ say: 'per_row' as const }] : []),
    ...(rows.every(({ wrong }) => wrong === 0) ? [{ say: 'no_penalty' as const }] : []),
    ...blankLines(penalties),
    ...(rules.disqualifiedOverBlank === null
      ? []
      : [{ say: 'disqualified' as const, percent: rules.disqualifiedOverBlank }]),
    ...capLines(rules),
  ]
}
