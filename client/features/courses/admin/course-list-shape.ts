import { officePaths } from '../../../../domain/office-paths.ts'
import type { ListShape } from '../../../office/list/list-shape.ts'

/** List of courses in the office. */
export const courseListShape: ListShape = {
  kind: 'course',
  path: officePaths.adminCourses(),
  filters: ['subject'],
  sorts: ['published'],
  columns: ['state', 'languages', 'access', 'subject', 'changed'],
  hasAccess: true,
}

export const courseTabs = ['', 'certificates'] as const
