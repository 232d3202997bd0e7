import type { TestRules, TieBreak } from '../contract.ts'
import { cutOffsOf, type Instruction, type TieStep } from './line.ts'

/** Rules over sections that the test lacks, or over its only one, decide nothing and are left out. */
const stepOf = (step: TieBreak, { sections }: TestRules): TieStep[] => {
  if (!('sectionId' in step) || step.sectionId === undefined) return [{ by: step.by } as TieStep]
  const section = sections.find(({ presetSectionId }) => presetSectionId === step.sectionId)
  if (!section || sections.length === 1) return []
  return [{ by: step.by === 'section' ? 'section' : 'wrong_ratio_in', section: section.title }]
}

const tieLines = (rules: TestRules): Instruction[] => {
  const steps = rules.tieBreak.flatMap((step) => stepOf(step, rules))
  return steps.length > 0 ? [{ say: 'tie_break', steps }, { say: 'still_shared_rank' }] : [{ say: 'shared_rank' }]
}

const cutOffLines = ({ sections, cutOffs }: TestRules): Instruction[] => {
  const later = sections.filter((section) => section.cutOffs && cutOffsOf(section.cutOffs).length === 0)
  const total = cutOffsOf(cutOffs)
  return [
    ...(total.length > 0 ? [{ say: 'cut_offs' as const, cutOffs: total }] : []),
    ...sections.flatMap((section) => {
      const own = cutOffsOf(section.cutOffs ?? {})
      return own.length > 0 ? [{ say: 'section_cut_offs' as const, section: section.title, cutOffs: own }] : []
    }),
    ...(later.length > 0 ? [{ say: 'later_cut_offs' as const, sections: later.map(({ title }) => title) }] : []),
  ]
}

export const judgingLines = (rules: TestRules): Instruction[] => [
  ...(rules.qualifying ? [{ say: 'qualifying' as const }] : []),
  ...cutOffLines(rules),
  ...tieLines(rules),
  ...(rules.normaliser === 'none' ? [] : [{ say: 'normaliser' as const, rule: rules.normaliser }]),
  ...(rules.unchecked ? [{ say: 'unchecked' as const }] : []),
]
