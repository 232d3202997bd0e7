import { tallyLanguages, type Tally, type TallyLanguage } from './tally.ts'
import type { Weighted } from './weighted.ts'

/** One answer to an item, with its score and the students of each total who gave it. */
type AnswerCounts = { choice: string; units: number; students: number[] }

/** Counts of an item. `totals` are in descending order; the lists `students` follow them. */
export type ItemCounts = { totals: number[]; answers: AnswerCounts[] }

/** Adds the students of each cell to a list of them. */
const addCells = (students: number[], cells: readonly number[] | undefined): void => {
  if (cells)
    for (let index = 0; index < cells.length; index += 1) students[index] = (students[index] ?? 0) + (cells[index] ?? 0)
}

/** Students of each score of an item in some languages, whatever their totals. */
export const scoresOf = (tally: Tally, item: number, languages: readonly TallyLanguage[]): Weighted => {
  const cells = tally.cells[item] ?? []
  const students = cells.map(() => 0)
  for (const language of languages)
    for (const counts of tally.languages[language].totals.values()) addCells(students, counts.cells[item])
  return cells.map(({ units }, index) => [units, students[index] ?? 0])
}

/** Counts of an item in some languages. */
export const countsOf = (
  tally: Tally,
  item: number,
  languages: readonly TallyLanguage[] = tallyLanguages,
): ItemCounts => {
  const own = languages.map((language) => tally.languages[language].totals)
  const totals = [...new Set(own.flatMap((counts) => [...counts.keys()]))].toSorted((one, other) => other - one)
  const cells = tally.cells[item] ?? []
  const ofTotals = totals.map((total) => {
    const students = cells.map(() => 0)
    for (const counts of own) addCells(students, counts.get(total)?.cells[item])
    return students
  })
  const answers = cells.map((cell, index) => ({ ...cell, students: ofTotals.map((students) => students[index] ?? 0) }))
  return { totals, answers }
}

export const sumOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0)

/** Students of each total. */
const studentsByTotal = ({ totals, answers }: ItemCounts): number[] =>
  totals.map((_, place) => answers.reduce((sum, { students }) => sum + (students[place] ?? 0), 0))

/**
 * Students of each answer on the places `from` to `to`, the best first. Students of equal totals share their places
 * evenly, so that the order among them does not matter.
 */
export const answersBetween = (counts: ItemCounts, from: number, to: number): number[] => {
  let place = 0
  const shares = studentsByTotal(counts).map((students) => {
    const within = Math.min(to, place + students) - Math.max(from, place)
    place += students
    return within > 0 ? within / students : 0
  })
  return counts.answers.map(({ students }) =>
    students.reduce((sum, each, index) => sum + each * (shares[index] ?? 0), 0),
  )
}
