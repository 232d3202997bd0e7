/** Acts on content items. Saving a draft is not recorded. */
const contentActs = [
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
  'archived',
  'trashed',
  'restored',
  'purged',
] as const
export type ContentAct = (typeof contentActs)[number]

const acts = {
  content: contentActs,
  test: [
    'paused',
    'resumed',
    'postponed',
    'extended',
    'extra_time_given',
    'banner_shown',
    'banner_removed',
    'results_released',
    'access_changed',
  ],
  series: ['tests_changed'],
  attempt: ['extra_time_given', 'reset', 'reopened', 'evidence_counted', 'invalidated'],
  student: [
    'accommodated',
    'birth_date_corrected',
    'viewed',
    'contact_shown',
    'blocked',
    'unblocked',
    'signed_out',
    'confirmation_mailed',
    'guardian_mailed',
    'address_cleared',
    'noted',
  ],
  key: ['proposed', 'committed', 'dismissed', 'confirmed'],
  statistics: ['requested'],
  challenge: ['taken_up', 'ruled'],
  report: ['triaged', 'accepted', 'rejected', 'closed', 'reopened'],
  shifts: ['created', 'renamed', 'test_added', 'test_removed', 'normalised', 'released'],
  order: [
    'placed',
    'paid',
    'fulfilled',
    'failed',
    'expired',
    'cancelled',
    'sent_to_review',
    'granted',
    'document_fetched',
  ],
  offer: ['created', 'changed', 'withdrawn', 'restored'],
  coupon: ['created', 'changed', 'switched_off', 'switched_on'],
  certificate: ['revoked'],
  message: ['answered', 'sent_again', 'noted', 'closed', 'reopened', 'marked_spam', 'cleared'],
  broadcast: ['created', 'scheduled', 'sent', 'unscheduled', 'stopped', 'deleted', 'tested', 'mails_sent_again'],
  template: ['changed', 'restored'],
  organisation: ['created', 'changed', 'merged'],
  settings: ['changed', 'restored', 'published'],
  exam: ['created', 'changed', 'hidden', 'shown', 'moved'],
  term: ['created', 'changed', 'moved', 'archived', 'restored', 'deleted'],
  topic: ['created', 'changed', 'moved', 'transferred', 'merged'],
  preset: ['version_added', 'draft_discarded', 'blueprint_added', 'blueprint_discarded'],
  search: ['rebuilt', 'query_dismissed'],
  list: ['exported'],
  task: ['retried'],
  letter: ['sent_again', 'dropped'],
  fact: ['created', 'changed', 'checked', 'deleted', 'linked', 'unlinked'],
  feed: ['created', 'changed', 'deleted', 'muted', 'entries_dismissed', 'entries_restored'],
  quiz: ['question_added', 'question_removed', 'published', 'withdrawn'],
  import: ['committed', 'undone', 'discarded'],
  digest: ['made'],
  file: ['added', 'replaced', 'trashed', 'restored', 'purged'],
  account: [
    'created',
    'minority_declared',
    'details_changed',
    'birth_date_changed',
    'email_confirmed',
    'email_change_requested',
    'email_change_cancelled',
    'email_changed',
    'password_changed',
    'password_reset',
    'sign_in_method_added',
    'sign_in_method_removed',
    'session_ended',
    'sessions_ended',
    'guardian_asked',
    'guardian_consented',
    'guardian_withdrew',
    'second_factor_enrolled',
    'second_factor_disabled',
    'second_factor_reset',
    'recovery_code_used',
    'recovery_codes_renewed',
    'export_requested',
    'erasure_requested',
  ],
} as const

/** Value of the filter by actor for acts without a person: the scheduler and commands of the operator. */
export const schedulerActor = 'scheduler'

type Acts = typeof acts

export type AuditArea = keyof Acts

/** An act in the audit log: its subject's area and the act, such as `test.paused`. */
export type AuditAct = { [Area in keyof Acts]: `${Area}.${Acts[Area][number]}` }[keyof Acts]

/** Every act by area, in the order of the filter. */
export const auditActs = Object.entries(acts).flatMap(([area, names]) =>
  names.map((name) => `${area}.${name}`),
) as AuditAct[]
