import type { ExamProfile } from '../../domain/accounts/student-profile.ts'

/** Answers of the demo student about their exams; the year is the one after the seed. */
export const seedExamProfile: Omit<ExamProfile, 'targetYear'> = {
  targets: ['ssc', 'railways'],
  medium: 'en',
  category: 'obc',
  state: 'BR',
  birthDate: '2003-08-14',
  qualification: 'graduate',
}

/**
 * Accounts of the demo; the README lists the passwords. Of the allow-list these two administrators are seeded, verified; a real office
 * has two as well.
 */
export const seedAccounts = [
  { id: 'demo-student', name: 'Demo Student', email: 'student@demo.taiyari.test', password: 'Taiyari-student-2026' },
  { id: 'demo-admin', name: 'Demo Administrator', email: 'admin@demo.taiyari.test', password: 'Taiyari-admin-2026' },
  { id: 'demo-editor', name: 'Demo Editor', email: 'editor@demo.taiyari.test', password: 'Taiyari-editor-2026' },
] as const
