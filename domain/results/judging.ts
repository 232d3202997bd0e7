import type { CutOffs, PresetPattern, TieBreak } from '../catalogue/contract.ts'
import type { CutOffState, TieRule } from './contract.ts'

/** What a pattern says of a score once it is made, over the sections of a paper. */
export type Judging = {
  tieRules: TieRule[]
  cutOffs: { scope: CutOffState['scope']; percents: CutOffs }[]
  /** Over this percentage of true blanks nobody is ranked; null where blanks are free. */
  disqualifiedOverBlank: number | null
  qualifying: boolean
}

type SectionOfPaper = { id: string; presetSectionId: string }

/** A rule about a section that the paper does not have decides nothing. */
const tieRuleOf = (rule: TieBreak, sections: readonly SectionOfPaper[]): TieRule[] => {
  if (!('sectionId' in rule) || rule.sectionId === undefined)
    return rule.by === 'wrong_ratio' ? [{ by: rule.by, sectionIds: null }] : [{ by: rule.by as 'older' }]
  const sectionIds = sections.filter(({ presetSectionId }) => presetSectionId === rule.sectionId).map(({ id }) => id)
  return sectionIds.length > 0 ? [{ by: rule.by, sectionIds }] : []
}

/** Cut-offs of the paper first, then those of its sections; none where an exam sets them only afterwards. */
const cutOffsOf = (pattern: PresetPattern, sections: readonly SectionOfPaper[]): Judging['cutOffs'] => [
  ...(Object.keys(pattern.cutOffs).length > 0 ? [{ scope: 'total' as const, percents: pattern.cutOffs }] : []),
  ...sections.flatMap(({ id, presetSectionId }) => {
    const percents = pattern.sections.find((section) => section.id === presetSectionId)?.cutOffs ?? {}
    return Object.keys(percents).length > 0 ? [{ scope: { sectionId: id }, percents }] : []
  }),
]

export const judgingOf = (pattern: PresetPattern, sections: readonly SectionOfPaper[]): Judging => ({
  tieRules: pattern.tieBreak.flatMap((rule) => tieRuleOf(rule, sections)),
  cutOffs: cutOffsOf(pattern, sections),
  disqualifiedOverBlank: pattern.disqualifiedOverBlank ?? null,
  qualifying: pattern.qualifying ?? false,
})
