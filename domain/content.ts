/** The life of an item and of a question (draft to published and, for 30 days, the bin). */
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

/** Items that are found by search and listed for crawlers, each with a page of its own. */
export const itemKinds = ['test', 'series', 'material', 'current_affairs', 'course', 'video', 'job', 'page'] as const
export type ItemKind = (typeof itemKinds)[number]

/** Kinds that are edited as drafts before they are published. */
export const draftKinds = [
  'test',
  'series',
  'material',
  'current_affairs',
  'course',
  'video',
  'job',
  'question',
] as const
export type DraftKind = (typeof draftKinds)[number]

/** Stands in `item_exams` for an item that names no exam: it is for every one. No slug of an exam. */
export const everyExam = '*'
