import { median } from '../statistics/weighted.ts'

/**
 * The pace of the best: the median time in each section over the best tenth of first attempts, by rank. Withheld where
 * the tenth has fewer than ten students.
 */
export type SectionPace = {
  /** First attempts, and those in the best tenth. */
  students: number
  tenth: number
  /** Milliseconds by section of the paper. */
  medianMs: Record<string, number>
}

/** Least number of students in the tenth, so that no single one shows. */
const leastInTenth = 10
export const leastForPace = leastInTenth * 10

/** Attempts that are read at most; of a larger tenth an even sample. */
export const paceSample = 500

export const tenthOf = (students: number): number => Math.floor(students / 10)

/** Evenly spread items, the first included; all where there are no more than `most`. */
export const evenSample = <Item>(items: readonly Item[], most: number): Item[] =>
  items.length <= most
    ? [...items]
    : Array.from({ length: most }, (_, index) => items[Math.floor((index * items.length) / most)] as Item)

/** Milliseconds by section of one attempt. */
export const sectionMs = (
  sections: readonly { id: string; questionIds: readonly string[] }[],
  spent: ReadonlyMap<string, number>,
): Record<string, number> =>
  Object.fromEntries(
    sections.map(({ id, questionIds }) => [
      id,
      questionIds.reduce((sum, question) => sum + (spent.get(question) ?? 0), 0),
    ]),
  )

/** Medians by section. A section that an attempt spent no time in is left out of its median: it was not taken. */
export const medianSections = (attempts: readonly Record<string, number>[]): Record<string, number> => {
  const ids = [...new Set(attempts.flatMap((times) => Object.keys(times)))]
  return Object.fromEntries(
    ids.flatMap((id) => {
      const taken = attempts.map((times) => times[id] ?? 0).filter((ms) => ms > 0)
      return taken.length < leastInTenth ? [] : [[id, Math.round(median(taken.map((ms) => [ms, 1])))]]
    }),
  )
}
