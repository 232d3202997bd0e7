/** Codes of every failure, a closed union; clients switch on them and translate them. */
export const errorCodes = [
  'accounts.address_taken',
  'accounts.bad_credentials',
  'accounts.blocked',
  'accounts.challenge_over',
  'accounts.code_invalid',
  'accounts.email_unverified',
  'accounts.last_sign_in',
  'accounts.link_expired',
  'accounts.minority',
  'accounts.not_admin',
  'accounts.not_possible',
  'accounts.other_account',
  'accounts.same_address',
  'accounts.second_factor_required',
  'accounts.second_factor_state',
  'accounts.sign_in_again',
  'accounts.sign_in_required',
  'accounts.social_unavailable',
  'accounts.tests_open',
  'accounts.token_invalid',
  'accounts.weak_password',
  'accounts.wrong_code',
  'accounts.wrong_password',
  'attempts.closed',
  'attempts.full',
  'attempts.lease_invalid',
  'attempts.lease_stale',
  'attempts.limit_reached',
  'attempts.not_begun',
  'attempts.not_pausable',
  'attempts.not_possible',
  'attempts.paused',
  'attempts.seq_conflict',
  'attempts.too_early',
  'catalogue.not_open',
  'catalogue.not_possible',
  'challenges.closed',
  'challenges.conflict',
  'contact.conflict',
  'contact.draft_conflict',
  'contact.not_failed',
  'content.not_possible',
  'content.revision_conflict',
  'courses.locked',
  'courses.not_complete',
  'courses.not_possible',
  'input.invalid',
  'input.media_type',
  'input.method',
  'input.picture',
  'input.too_large',
  'jobs.organisation_taken',
  'notifications.not_possible',
  'platform.forbidden_origin',
  'platform.gone',
  'platform.internal',
  'platform.not_found',
  'platform.rate_limited',
  'platform.switched_off',
  'platform.unavailable',
  'questions.bookmarks_full',
  'questions.draw_too_wide',
  'questions.key_conflict',
  'questions.report_conflict',
  'results.not_released',
  'results.rescoring_runs',
  'tasks.not_failed',
  'videos.notes_full',
] as const
export type ErrorCode = (typeof errorCodes)[number]

/**
 * The body of every failed call. `fields` maps the path of a field to its message; `details` carries what the client needs
 * to continue, such as the current state after a conflict or the server's time before a start.
 */
export type ErrorBody = {
  code: ErrorCode
  message: string
  requestId: string
  fields?: Record<string, string>
  details?: Record<string, unknown>
}
