import { officePaths } from '../../../../domain/office-paths.ts'
import type { ListShape } from '../../../office/list/list-shape.ts'

/** List of materials in the office. */
export const materialListShape: ListShape = {
  kind: 'material',
  path: officePaths.adminMaterials(),
  filters: ['type', 'subject'],
  sorts: ['published'],
  columns: ['state', 'languages', 'access', 'type', 'subject', 'changed'],
  hasAccess: true,
}
