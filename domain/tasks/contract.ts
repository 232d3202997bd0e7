/** Long-running work of the tasks queue: see worker/tasks. */
export const taskKinds = [
  'rescoring',
  'evidence',
  'normalisation',
  'solutions_pdf',
  'test_push',
  'search_rebuild',
  'affairs_digest',
  'affairs_feed',
  'social_image',
  'certificate',
  'account_export',
  'account_erasure',
  'result_compaction',
  'response_logs',
  'office_rebuild',
  'office_bulk',
  'office_export',
  'preview_pages',
  'file_finish',
  'item_statistics',
  'question_import',
  'question_export',
  'student_export',
  'order_export',
  'reconciliation',
  'score_notices',
  'tax_document',
  'sales_export',
] as const
export type TaskKind = (typeof taskKinds)[number]

/**
 * Owner of each kind: a student's tasks are deleted with their account, the product's outlive the person who started
 * them.
 */
export const taskOwners: Record<TaskKind, 'student' | 'product'> = {
  rescoring: 'product',
  evidence: 'product',
  normalisation: 'product',
  solutions_pdf: 'student',
  test_push: 'product',
  search_rebuild: 'product',
  affairs_digest: 'product',
  affairs_feed: 'product',
  social_image: 'product',
  certificate: 'student',
  account_export: 'student',
  account_erasure: 'product',
  result_compaction: 'product',
  response_logs: 'product',
  office_rebuild: 'product',
  office_bulk: 'product',
  office_export: 'student',
  preview_pages: 'product',
  file_finish: 'product',
  item_statistics: 'product',
  question_import: 'product',
  question_export: 'student',
  student_export: 'student',
  order_export: 'student',
  reconciliation: 'product',
  score_notices: 'product',
  tax_document: 'product',
  sales_export: 'student',
}

export const taskStates = ['waiting', 'running', 'done', 'failed'] as const
export type TaskState = (typeof taskStates)[number]

/** Progress of a task. `total` is null until it is known. */
type TaskProgress = { id: string; kind: TaskKind; state: TaskState; done: number; total: number | null }

/** GET /api/tasks/:taskId. `output` has the kind's own shape, once there is any; instants are Unix milliseconds. */
export type TaskView = TaskProgress & { output: unknown; createdAt: number; updatedAt: number }
