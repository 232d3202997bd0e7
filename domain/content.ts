/** States of an item and of a question. An item in the trash can be restored for 30 days. */
export const contentStates = [
  'draft',
  'in_review',
  'approved',
  'scheduled',
  'published',
  'unpublished',
  'archived',
  'trashed',
] as const
export type ContentState = (typeof contentStates)[number]

/** Kinds that search indexes and sitemaps list; each item has a page of its own. */
export const itemKinds = ['test', 'series', 'material', 'current_affairs', 'course', 'video', 'job', 'page'] as const
export type ItemKind = (typeof itemKinds)[number]

/** Kinds that are edited as drafts before publication. */
export const draftKinds = [
  'test',
  'series',
  'material',
  'current_affairs',
  'course',
  'video',
  'job',
  'question',
  'passage',
] as const
export type DraftKind = (typeof draftKinds)[number]

/** Value of `item_exams.exam` for an item that names no exam and so belongs to all. Never the slug of an exam. */
export const everyExam = '*'
