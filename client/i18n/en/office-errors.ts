import type { ErrorCode } from '../../../domain/errors.ts'
import { errors } from './errors.ts'

/** Messages of failed calls with those of calls that only administrators make. */
export const officeErrors = {
  ...errors,
  'accounts.not_possible': 'This cannot be done with the account as it is now.',
  'catalogue.not_possible': 'This test is not in a state in which this can be done.',
  'challenges.closed': 'This key cannot be challenged now.',
  'challenges.conflict': 'Someone has acted on these challenges meanwhile. Look at them again.',
  'contact.conflict':
    'Someone has changed this message meanwhile. Yours is kept: read what is new, then send it again.',
  'contact.draft_conflict': 'Someone has written in this draft meanwhile.',
  'contact.not_failed': 'This mail is on its way or has arrived.',
  'content.not_possible': 'This cannot be done with the item as it is now.',
  'content.revision_conflict': 'Someone has saved another version meanwhile. Yours is kept here.',
  'jobs.organisation_taken': 'Another organisation has this name, or it is the same one.',
  'notifications.not_possible': 'This message is in another state by now. Load the page again.',
  'purchases.free_elsewhere': 'This is free elsewhere: a paid test asks questions of a free one.',
  'questions.draw_too_wide': 'These rules look at too many questions together. Name a subject or topic in them.',
  'questions.key_conflict': 'This key has been changed meanwhile. Look at it again.',
  'questions.report_conflict': 'Someone has decided on these reports meanwhile. Look at them again.',
  'results.rescoring_runs': 'Scores are being changed right now. Try again when that is done.',
  'tasks.not_failed': 'This task has not failed.',
} satisfies Record<ErrorCode, string>
