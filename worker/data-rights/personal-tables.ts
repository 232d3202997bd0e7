import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core'
import * as schema from '../../drizzle/schema/index.ts'

/**
 * Table with personal rows, and how export and erasure treat it. A test walks the schema and fails for a table with a
 * user column that is missing here.
 */
export type PersonalTable = {
  table: SQLiteTable
  /** Column with the user's id. */
  owner: SQLiteColumn
  /** Name in the export and the secret columns left out; or the reason for not exporting the table. */
  exported: { as: string; without?: readonly string[] } | { not: string }
  /** `deleted` with the account, or how the rows are treated instead. */
  erased: 'deleted' | { otherwise: string }
}

const byAttempt = { not: 'is in the attempts' } as const

export const personalTables: readonly PersonalTable[] = [
  { table: schema.users, owner: schema.users.uid, exported: { as: 'account' }, erased: 'deleted' },
  {
    table: schema.studentProfiles,
    owner: schema.studentProfiles.uid,
    exported: { as: 'profile', without: ['guardianTokenHash'] },
    erased: 'deleted',
  },
  ...[schema.studentRows, schema.studentTargets, schema.studentWords].map((table) => ({
    table,
    owner: table.uid,
    exported: { not: 'is derived from the account and the profile' },
    erased: 'deleted' as const,
  })),
  {
    table: schema.authUsers,
    owner: schema.authUsers.id,
    exported: { as: 'signIn' },
    erased: 'deleted',
  },
  {
    table: schema.authAccounts,
    owner: schema.authAccounts.userId,
    exported: { as: 'waysToSignIn', without: ['password', 'accessToken', 'refreshToken', 'idToken'] },
    erased: 'deleted',
  },
  {
    table: schema.authTwoFactors,
    owner: schema.authTwoFactors.userId,
    exported: { as: 'secondFactor', without: ['secret', 'backupCodes'] },
    erased: 'deleted',
  },
  {
    table: schema.authSessions,
    owner: schema.authSessions.userId,
    exported: { as: 'sessions', without: ['token'] },
    erased: 'deleted',
  },
  {
    table: schema.emailTokens,
    owner: schema.emailTokens.uid,
    exported: { as: 'addressesToConfirm', without: ['tokenHash'] },
    erased: 'deleted',
  },
  {
    table: schema.auditKeys,
    owner: schema.auditKeys.userId,
    exported: { not: 'opens the audit log, from which the copy has the acts (activities/own-acts.usecases.ts)' },
    erased: 'deleted',
  },
  {
    table: schema.authVerifications,
    owner: schema.authVerifications.value,
    exported: { not: 'holds codes that were mailed, for an hour' },
    erased: 'deleted',
  },
  {
    table: schema.usersByStudentId,
    owner: schema.usersByStudentId.uid,
    exported: { as: 'studentIdRecord' },
    erased: { otherwise: 'is deleted by the student id, which is its key' },
  },
  {
    table: schema.attempts,
    owner: schema.attempts.userId,
    exported: byAttempt,
    erased: { otherwise: 'goes after the object of the attempt (attempts/personal.usecases.ts)' },
  },
  {
    table: schema.results,
    owner: schema.results.userId,
    exported: byAttempt,
    erased: { otherwise: 'stays without a name where it is ranked, else goes (results/personal.usecases.ts)' },
  },
  {
    table: schema.scoreChanges,
    owner: schema.scoreChanges.userId,
    exported: byAttempt,
    erased: { otherwise: 'follows its result' },
  },
  {
    table: schema.normalisedScores,
    owner: schema.normalisedScores.userId,
    exported: byAttempt,
    erased: { otherwise: 'follows its result' },
  },
  { table: schema.rankCards, owner: schema.rankCards.userId, exported: { as: 'rankCards' }, erased: 'deleted' },
  { table: schema.boardNames, owner: schema.boardNames.userId, exported: { as: 'boardNames' }, erased: 'deleted' },
  {
    table: schema.accommodations,
    owner: schema.accommodations.userId,
    exported: { as: 'extraTime' },
    erased: 'deleted',
  },
  {
    table: schema.questionReports,
    owner: schema.questionReports.userId,
    exported: { as: 'questionReports' },
    erased: { otherwise: 'is deleted, and no longer counted (questions/reports.usecases.ts)' },
  },
  {
    table: schema.keyChallenges,
    owner: schema.keyChallenges.userId,
    exported: { as: 'keyChallenges', without: ['picture'] },
    erased: { otherwise: 'keeps the proposal alone, under a random id (challenges/challenges.store.ts)' },
  },
  {
    table: schema.questionBookmarks,
    owner: schema.questionBookmarks.userId,
    exported: { as: 'bookmarks' },
    erased: 'deleted',
  },
  {
    table: schema.readingPlaces,
    owner: schema.readingPlaces.userId,
    exported: { as: 'readingPlaces' },
    erased: 'deleted',
  },
  { table: schema.videoPlaces, owner: schema.videoPlaces.userId, exported: { as: 'videoPlaces' }, erased: 'deleted' },
  { table: schema.videoNotes, owner: schema.videoNotes.userId, exported: { as: 'videoNotes' }, erased: 'deleted' },
  {
    table: schema.courseEnrolments,
    owner: schema.courseEnrolments.userId,
    exported: { as: 'courses' },
    erased: 'deleted',
  },
  {
    table: schema.lessonProgress,
    owner: schema.lessonProgress.userId,
    exported: { as: 'lessons' },
    erased: 'deleted',
  },
  {
    table: schema.certificates,
    owner: schema.certificates.userId,
    exported: { as: 'certificates', without: ['revokedBy'] },
    erased: 'deleted',
  },
  {
    table: schema.studentNotes,
    owner: schema.studentNotes.userId,
    exported: { as: 'notesOfTheOffice', without: ['createdBy'] },
    erased: 'deleted',
  },
  {
    table: schema.mailDeliveries,
    owner: schema.mailDeliveries.userId,
    exported: { as: 'mailsToYou' },
    erased: 'deleted',
  },
  { table: schema.notices, owner: schema.notices.userId, exported: { as: 'notices' }, erased: 'deleted' },
  {
    table: schema.noticeReaders,
    owner: schema.noticeReaders.userId,
    exported: { as: 'noticesReadTo', without: ['unsubscribeCode', 'calendarCode'] },
    erased: 'deleted',
  },
  { table: schema.noticeReads, owner: schema.noticeReads.userId, exported: { as: 'noticesRead' }, erased: 'deleted' },
  {
    table: schema.noticeChoices,
    owner: schema.noticeChoices.userId,
    exported: { as: 'noticeChoices' },
    erased: 'deleted',
  },
  { table: schema.noticeMails, owner: schema.noticeMails.userId, exported: { as: 'noticeMails' }, erased: 'deleted' },
  { table: schema.entitlements, owner: schema.entitlements.userId, exported: { as: 'access' }, erased: 'deleted' },
  { table: schema.itemUses, owner: schema.itemUses.userId, exported: { as: 'usesOfPurchases' }, erased: 'deleted' },
  {
    table: schema.orders,
    owner: schema.orders.userId,
    exported: { as: 'orders' },
    erased: { otherwise: 'stays for tax law without name, address and id (purchases/personal.usecases.ts)' },
  },
  {
    table: schema.refunds,
    owner: schema.refunds.userId,
    exported: { as: 'refunds', without: ['decidedBy'] },
    erased: { otherwise: 'stays with its order, without id and words (purchases/personal.usecases.ts)' },
  },
  {
    table: schema.taxDocuments,
    owner: schema.taxDocuments.userId,
    exported: { as: 'invoicesAndCreditNotes' },
    erased: { otherwise: 'stays with the name of its buyer, as tax law asks, without the id' },
  },
  ...(
    [
      ['purchasesMovedHere', schema.purchaseMerges.toUserId],
      ['purchasesMovedAway', schema.purchaseMerges.fromUserId],
    ] as const
  ).map(([as, owner]) => ({
    table: schema.purchaseMerges,
    owner,
    exported: { as, without: ['mergedBy'] },
    erased: 'deleted' as const,
  })),
  { table: schema.officeViews, owner: schema.officeViews.userId, exported: { as: 'savedViews' }, erased: 'deleted' },
  {
    table: schema.officeColumns,
    owner: schema.officeColumns.userId,
    exported: { as: 'listColumns' },
    erased: 'deleted',
  },
  {
    table: schema.affairReads,
    owner: schema.affairReads.userId,
    exported: { as: 'readAffairs' },
    erased: 'deleted',
  },
  { table: schema.savedJobs, owner: schema.savedJobs.userId, exported: { as: 'savedJobs' }, erased: 'deleted' },
  {
    table: schema.contactMessages,
    owner: schema.contactMessages.userId,
    exported: { as: 'messagesToUs', without: ['fingerprint'] },
    erased: 'deleted',
  },
  {
    table: schema.deadLetters,
    owner: schema.deadLetters.userId,
    exported: byAttempt,
    erased: 'deleted',
  },
  {
    table: schema.tasks,
    owner: schema.tasks.userId,
    exported: { as: 'documentsAskedFor', without: ['input', 'output', 'cursor', 'error'] },
    erased: { otherwise: "the student's own go, the product's stay without a name (taskOwners)" },
  },
  {
    table: schema.erasures,
    owner: schema.erasures.uid,
    exported: { not: 'is there once the account is gone' },
    erased: { otherwise: 'forgets the id when it is done' },
  },
]

/** Columns with the id of the administrator who wrote the row. After an erasure the id refers to nobody. */
export const authorColumns: readonly string[] = [
  'created_by',
  'updated_by',
  'changed_by',
  'saved_by',
  'revoked_by',
  'taken_by',
  'decided_by',
  'settled_by',
  'merged_by',
]
