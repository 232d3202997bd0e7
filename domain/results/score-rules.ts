import type { CutOffs, PresetPattern, TieBreak } from '../catalogue/contract.ts'
import type { CutOffState, TieRule } from './contract.ts'

/** Rules of a pattern about a finished score, over the sections of a paper. */
export type ScoreRules = {
  tieRules: TieRule[]
  cutOffs: { scope: CutOffState['scope']; percents: CutOffs }[]
  /** Percentage of true blanks above which a student is disqualified; null where blanks are free. */
  disqualifiedOverBlank: number | null
  qualifying: boolean
}

type SectionOfPaper = { id: string; presetSectionId: string }

/** A rule about a section that the paper lacks decides nothing and is left out. */
const tieRuleOf = (rule: TieBreak, sections: readonly SectionOfPaper[]): TieRule[] => {
  if (!('sectionId' in rule) || rule.sectionId === undefined)
    return rule.by === 'wrong_ratio' ? [{ by: rule.by, sectionIds: null }] : [{ by: rule.by as 'older' }]
  const sectionIds = sections.filter(({ presetSectionId }) => presetSectionId === rule.sectionId).map(({ id }) => id)
  return sectionIds.length > 0 ? [{ by: rule.by, sectionIds }] : []
}

/** Cut-offs of the paper, then those of its sections; empty where an exam sets them afterwards. */
const cutOffsOf = (pattern: PresetPattern, sections: readonly SectionOfPaper[]): ScoreRules['cutOffs'] => [
  ...(Object.keys(pattern.cutOffs).length > 0 ? [{ scope: 'total' as const, percents: pattern.cutOffs }] : []),
  ...sections.flatMap(({ id, presetSectionId }) => {
    const percents = pattern.sections.find((section) => section.id === presetSectionId)?.cutOffs ?? {}
    return Object.keys(percents).length > 0 ? [{ scope: { sectionId: id }, percents }] : []
  }),
]

export const scoreRulesOf = (pattern: PresetPattern, sections: readonly SectionOfPaper[]): ScoreRules => ({
  tieRules: pattern.tieBreak.flatMap((rule) => tieRuleOf(rule, sections)),
  cutOffs: cutOffsOf(pattern, sections),
  disqualifiedOverBlank: pattern.disqualifiedOverBlank ?? null,
  qualifying: pattern.qualifying ?? false,
})
