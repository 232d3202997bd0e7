/** Least and most. */
export type Ends = [least: number, most: number]

/** Least and most of several spans together. */
export const sumOfEnds = (spans: readonly Ends[]): Ends =>
  spans.reduce<Ends>(([least, most], [min, max]) => [least + min, most + max], [0, 0])
