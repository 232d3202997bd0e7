import type { SeriesProgress } from './contract.ts'

const isDone = ({ done, total }: SeriesProgress): boolean => done === total

/** Series with tests left to take before finished ones, each group in its order. */
export const leftFirst = (series: readonly SeriesProgress[]): SeriesProgress[] =>
  series.toSorted((one, other) => Number(isDone(one)) - Number(isDone(other)))
