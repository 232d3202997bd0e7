import { expect, test } from 'vitest'
import { intentIn, intentText, type Intent } from '../../../domain/accounts/intent.ts'

test.each<Intent>([
  { kind: 'save_job', ids: ['job_sample-clerks'] },
  { kind: 'enrol', ids: ['crs_1'] },
  { kind: 'bookmark', ids: ['att_1', 'qst_2'] },
])('an intent is read back from its text: %j', (intent) => expect(intentIn(intentText(intent))).toEqual(intent))

test.each([
  null,
  undefined,
  '',
  'save_job',
  'save_job.',
  'save_job.a.b',
  'bookmark.a',
  'erase_account.me',
  'constructor.x',
  'save_job.../../admin',
  'save_job.a;b',
  `save_job.${'x'.repeat(65)}`,
])('trust.md: %j names nothing that is done for a visitor', (text) => expect(intentIn(text)).toBeNull())
