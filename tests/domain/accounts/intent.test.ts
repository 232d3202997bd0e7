import { expect, test } from 'vitest'
import { intentIn, intentText, type Intent } from '../../../domain/accounts/intent.ts'

test.each<Intent>([
  { kind: 'save_job', ids: ['job_sample-clerks'] },
  { kind: 'enrol', ids: ['crs_1'] },
  { kind: 'bookmark', ids: ['att_1', 'qst_2'] },
])('reads an intent back from its text: %j (ACC-27)', (intent) => expect(intentIn(intentText(intent))).toEqual(intent))

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
])('refuses %j as an intent of a visitor (ACC-27)', (text) => expect(intentIn(text)).toBeNull())
