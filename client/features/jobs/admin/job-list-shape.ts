import { officePaths } from '../../../../domain/office-paths.ts'
import type { ListShape } from '../../../office/list/list-shape.ts'

/** List of job notices in the office. */
export const jobListShape: ListShape = {
  kind: 'job',
  path: officePaths.adminJobs(),
  filters: ['stage', 'organisation', 'level', 'region'],
  sorts: ['due', 'published'],
  columns: ['state', 'languages', 'organisation', 'lastDate', 'changed'],
  hasAccess: false,
}

export const jobTabs = ['', 'organisations'] as const
