import { officePaths } from '../../../../domain/office-paths.ts'
import type { ListShape } from '../../../office/list/list-shape.ts'

/** List of videos in the office. */
export const videoListShape: ListShape = {
  kind: 'video',
  path: officePaths.adminVideos(),
  filters: ['subject', 'source'],
  sorts: ['published'],
  columns: ['state', 'languages', 'subject', 'length', 'access', 'changed'],
  hasAccess: true,
}
