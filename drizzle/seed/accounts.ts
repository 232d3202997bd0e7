/**
 * Accounts of the demo; the README lists the passwords. Of the allow-list only this administrator is seeded, verified.
 */
export const seedAccounts = [
  { id: 'demo-student', name: 'Demo Student', email: 'student@demo.taiyari.test', password: 'Taiyari-student-2026' },
  { id: 'demo-admin', name: 'Demo Administrator', email: 'admin@demo.taiyari.test', password: 'Taiyari-admin-2026' },
] as const
