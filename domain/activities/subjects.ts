import { draftKinds } from '../content.ts'

/** Kinds of subject in the audit log: those of content, and the others. */
export const subjectKinds = [
  ...draftKinds,
  'attempt',
  'student',
  'account',
  'certificate',
  'order',
  'shift_group',
  'message',
  'broadcast',
  'notice',
  'notice_template',
  'organisation',
  'settings',
  'exam',
  'subject',
  'affair_category',
  'topic',
  'preset',
  'search',
  'list',
  'task',
  'letter',
  'fact',
  'feed',
  'question_import',
  'digest',
  'file',
] as const
export type SubjectKind = (typeof subjectKinds)[number]
