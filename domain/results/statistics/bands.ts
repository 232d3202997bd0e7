import { sumOf, type ItemCounts } from './item-counts.ts'

export const studentsOf = ({ answers }: ItemCounts): number => sumOf(answers.map(({ students }) => sumOf(students)))

/** Lowest total of each of `bands` bands of about equal numbers of students, the best first. */
export const bandLimits = (counts: ItemCounts, bands: number): number[] => {
  const share = studentsOf(counts) / bands
  const limits: number[] = []
  let before = 0
  for (const [place, total] of counts.totals.entries()) {
    before += sumOf(counts.answers.map(({ students }) => students[place] ?? 0))
    while (limits.length < bands - 1 && before >= share * (limits.length + 1)) limits.push(total)
  }
  return [...limits, -Infinity]
}

/** Students of each answer in each band. */
export const studentsByBand = ({ totals, answers }: ItemCounts, limits: readonly number[]) => {
  const bandOf = totals.map((total) => limits.findIndex((limit) => total >= limit))
  return limits.map((_, band) =>
    answers.map(({ units, students }) => ({
      units,
      students: sumOf(students.filter((_each, place) => bandOf[place] === band)),
    })),
  )
}
