/** Acts on items of content that the audit log records. Saving a draft is none. */
export const contentActs = [
  'created',
  'duplicated',
  'draft_discarded',
  'published',
  'scheduled',
  'unscheduled',
  'schedule_failed',
  'unpublished',
  'trashed',
  'restored',
  'purged',
] as const
export type ContentAct = (typeof contentActs)[number]
