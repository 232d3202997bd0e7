import { categories, type Category } from '../accounts/student-profile.ts'
import type { CutOffState, ScoreTotals } from './contract.ts'
import type { ScoreRules } from './score-rules.ts'

type Totals = Pick<ScoreTotals, 'units' | 'maxUnits'>

/** Least units that clear a percentage of at most two decimals, rounded up. */
const leastUnits = (percent: number, maxUnits: number): number =>
  Math.ceil((Math.round(percent * 100) * maxUnits) / 10_000)

/** Categories to show: the student's own, the general one where theirs has no cut-off, all where it is not known. */
const shownCategories = (
  percents: ScoreRules['cutOffs'][number]['percents'],
  category: Category | null,
): Category[] => {
  if (category === null) return categories.filter((each) => percents[each] !== undefined)
  if (percents[category] !== undefined) return [category]
  return percents.ur === undefined ? [] : ['ur']
}

/** Cut-offs against a score, that of the paper first. A section that counts nothing has none. */
export const cutOffStates = (
  cutOffs: ScoreRules['cutOffs'],
  category: Category | null,
  total: Totals,
  sections: readonly { id: string; totals: Totals }[],
): CutOffState[] =>
  cutOffs.flatMap(({ scope, percents }) => {
    const totals = scope === 'total' ? total : sections.find(({ id }) => id === scope.sectionId)?.totals
    if (!totals || totals.maxUnits === 0) return []
    return shownCategories(percents, category).map((shown): CutOffState => {
      const percent = percents[shown] ?? 0
      const needUnits = leastUnits(percent, totals.maxUnits)
      return { scope, category: shown, percent, needUnits, passed: totals.units >= needUnits }
    })
  })
