/** Statistics of values that occur several times: `[value, times]`. */
export type Weighted = readonly (readonly [value: number, times: number])[]

export const timesOf = (values: Weighted): number => values.reduce((sum, [, times]) => sum + times, 0)

export const mean = (values: Weighted): number =>
  values.reduce((sum, [value, times]) => sum + value * times, 0) / timesOf(values)

/** k-th central moment, divided by n. */
export const moment = (values: Weighted, power: number): number => {
  const middle = mean(values)
  return values.reduce((sum, [value, times]) => sum + times * (value - middle) ** power, 0) / timesOf(values)
}

/** Sample variance, divided by n - 1. */
export const variance = (values: Weighted): number => (moment(values, 2) * timesOf(values)) / (timesOf(values) - 1)

/** Middle value; of an even number of values the mean of the two. */
export const median = (values: Weighted): number => {
  const sorted = values.toSorted(([one], [other]) => one - other)
  const students = timesOf(values)
  const at = (place: number): number => {
    let before = 0
    for (const [value, times] of sorted) {
      before += times
      if (place < before) return value
    }
    return 0
  }
  return (at(Math.floor(students / 2)) + at(Math.ceil(students / 2) - 1)) / 2
}
