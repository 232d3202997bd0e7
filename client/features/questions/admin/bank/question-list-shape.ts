import { officePaths } from '../../../../../domain/office-paths.ts'
import type { ListShape } from '../../../../office/list/list-shape.ts'

/** List of the questions in the office. */
export const questionListShape: ListShape = {
  kind: 'question',
  path: officePaths.adminQuestionBank(),
  filters: ['subject', 'topic', 'kind', 'difficulty', 'measured', 'flags', 'use', 'reports', 'keys', 'rights', 'tags'],
  sorts: ['published'],
  columns: ['state', 'languages', 'kind', 'topic', 'difficulty', 'changed'],
  hasAccess: false,
  hasSentences: true,
  hasTags: true,
  isArchivable: true,
}

/** Questions in the bin. */
export const deletedListShape: ListShape = {
  ...questionListShape,
  path: officePaths.adminDeletedQuestions(),
  state: 'trashed',
  columns: ['languages', 'kind', 'topic', 'deleted', 'changed'],
}

/** List of the passages, a tab of the bank. */
export const passageListShape: ListShape = {
  kind: 'passage',
  path: officePaths.adminQuestionBank(),
  tab: 'passages',
  filters: ['type'],
  sorts: ['published'],
  columns: ['state', 'languages', 'type', 'changed'],
  hasAccess: false,
  isArchivable: true,
}
