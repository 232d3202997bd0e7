/** Reasons of `content.not_possible`; the office has a text for each. */
const contentRefusals = [
  'trashed',
  'scheduled',
  'no_draft',
  'not_scheduled',
  'not_published',
  'dependents',
  'not_trashed',
  'held',
  'never_published',
  'not_drawable',
  'running',
] as const
export type ContentRefusal = (typeof contentRefusals)[number]
