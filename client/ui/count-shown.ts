import { countedTo } from '../../domain/lists.ts'

/** Number of items of a list with Indian grouping: "1,000+" where there are more than are counted. */
export const countShown = (count: number): string =>
  count > countedTo ? `${countedTo.toLocaleString('en-IN')}+` : count.toLocaleString('en-IN')
