import type { ChoiceFigures, ItemFigures } from './contract.ts'

/**
 * Figures of a question over several versions of tests. Exact: number of students, facility, deviation, and shares of
 * choices. Correlations (discrimination, efficiency, upper against lower, point-biserial) are means weighted by students,
 * because totals of different tests cannot be compared; so are the median times, which makes that one approximate.
 */

type Measured = { students: number; value: number | null }

/** Mean weighted by students; null where none has a value. */
export const weightedMean = (of: readonly Measured[]): number | null => {
  const known = of.flatMap(({ students, value }) => (value === null || students === 0 ? [] : [{ students, value }]))
  const students = known.reduce((sum, each) => sum + each.students, 0)
  return students === 0 ? null : known.reduce((sum, each) => sum + each.students * each.value, 0) / students
}

/** Deviation of all students from the deviations and means of groups. */
const pooledDeviation = (groups: readonly ItemFigures[], facility: number): number | null => {
  const students = groups.reduce((sum, each) => sum + each.students, 0)
  if (students < 2) return null
  const squares = groups.reduce(
    (sum, each) =>
      sum + (each.students - 1) * (each.standardDeviation ?? 0) ** 2 + each.students * (each.facility - facility) ** 2,
    0,
  )
  return Math.sqrt(squares / (students - 1))
}

const pooledChoice = (groups: readonly ItemFigures[], choice: string): ChoiceFigures => {
  const found = groups.flatMap(({ students, choices }) =>
    choices.filter((each) => each.choice === choice).map((each) => ({ each, students })),
  )
  const third = (index: 0 | 1 | 2): number =>
    weightedMean(found.map(({ each, students }) => ({ students, value: each.thirds[index] }))) ?? 0
  return {
    choice,
    students: found.reduce((sum, { each }) => sum + each.students, 0),
    pointBiserial: weightedMean(found.map(({ each, students }) => ({ students, value: each.pointBiserial }))),
    thirds: [third(0), third(1), third(2)],
  }
}

/** Pooled figures; those of a single group are its own. Null without groups. */
export const poolItems = (groups: readonly ItemFigures[]): ItemFigures | null => {
  const [first] = groups
  if (!first || groups.length === 1) return first ?? null
  const meanOf = (value: (figures: ItemFigures) => number | null): number | null =>
    weightedMean(groups.map((figures) => ({ students: figures.students, value: value(figures) })))
  const facility = meanOf((figures) => figures.facility) ?? 0
  const discriminationIndex = meanOf((figures) => figures.discriminationIndex)
  return {
    students: groups.reduce((sum, { students }) => sum + students, 0),
    facility,
    standardDeviation: pooledDeviation(groups, facility),
    discriminationIndex,
    discriminativeEfficiency: meanOf((figures) => figures.discriminativeEfficiency),
    upperLower: meanOf((figures) => figures.upperLower),
    negativeCovariance: discriminationIndex !== null && discriminationIndex < 0,
    medianSeconds: meanOf((figures) => figures.medianSeconds),
    choices: first.choices.map(({ choice }) => pooledChoice(groups, choice)),
  }
}
