import { officePaths } from '../../../../domain/office-paths.ts'
import type { ListShape } from '../../../office/list/list-shape.ts'

/** List of test series in the office. */
export const seriesListShape: ListShape = {
  kind: 'series',
  path: officePaths.adminTestSeries(),
  filters: [],
  sorts: ['published'],
  columns: ['state', 'languages', 'access', 'price', 'tests', 'exams', 'changed'],
  hasAccess: true,
}
