import { countedTo } from '../../domain/lists.ts'
import { groupIndian } from '../i18n/format.ts'

/** Number of rows in words: exact to `countedTo`, `1,000+` above it. */
export const countText = (count: number): string =>
  count > countedTo ? `${groupIndian(countedTo)}+` : groupIndian(count)
