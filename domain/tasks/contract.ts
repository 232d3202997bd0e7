/** Long work that a queue does: see worker/tasks. */
export const taskKinds = [
  'rescoring',
  'evidence',
  'normalisation',
  'solutions_pdf',
  'test_push',
  'search_rebuild',
  'affairs_digest',
  'social_image',
  'certificate',
  'account_export',
  'account_erasure',
  'result_compaction',
  'response_logs',
] as const
export type TaskKind = (typeof taskKinds)[number]

/** Whose work a kind is: a student's own goes with their account, the product's outlives whoever started it. */
export const taskOwners: Record<TaskKind, 'student' | 'product'> = {
  rescoring: 'product',
  evidence: 'product',
  normalisation: 'product',
  solutions_pdf: 'student',
  test_push: 'product',
  search_rebuild: 'product',
  affairs_digest: 'product',
  social_image: 'product',
  certificate: 'student',
  account_export: 'student',
  account_erasure: 'product',
  result_compaction: 'product',
  response_logs: 'product',
}

export const taskStates = ['waiting', 'running', 'done', 'failed'] as const
export type TaskState = (typeof taskStates)[number]

/** How a task stands. `total` is null until it is known. */
export type TaskProgress = { id: string; kind: TaskKind; state: TaskState; done: number; total: number | null }

/** GET /api/tasks/:taskId. `output` is the kind's own, once there is any; instants are Unix milliseconds. */
export type TaskView = TaskProgress & { output: unknown; createdAt: number; updatedAt: number }
