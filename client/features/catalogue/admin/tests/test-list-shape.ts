import { officePaths } from '../../../../../domain/office-paths.ts'
import type { ListShape } from '../../../../office/list/list-shape.ts'

/** List of the tests in the office. */
export const testListShape: ListShape = {
  kind: 'test',
  path: officePaths.adminTests(),
  filters: ['type', 'series', 'paused'],
  sorts: ['due', 'published'],
  columns: ['state', 'access', 'type', 'opens', 'questions', 'exams', 'changed'],
  hasAccess: true,
  isArchivable: true,
}
