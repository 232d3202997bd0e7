/** Acts on content items in the audit log. Saving a draft is not recorded. */
export const contentActs = [
  'created',
  'duplicated',
  'draft_discarded',
  'version_restored',
  'kept_restored',
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
