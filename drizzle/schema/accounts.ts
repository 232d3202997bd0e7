import { sql } from 'drizzle-orm'
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import {
  categories,
  media,
  qualifications,
  states,
  targets,
  type ExamTarget,
} from '../../domain/accounts/student-profile.ts'
import type { Language } from '../../domain/language.ts'
import { createdAt, flag, instant } from './columns.ts'

/** The user record, with exactly its ten fields, keyed by the sign-in user id. */
export const users = sqliteTable(
  'users',
  {
    uid: text('uid').primaryKey(),
    email: text('email').notNull(),
    displayName: text('display_name'),
    photoURL: text('photo_url'),
    phoneNumber: text('phone_number'),
    provider: text('provider').notNull().default('password'),
    createdAt: instant('created_at').notNull(),
    lastLoginAt: instant('last_login_at').notNull(),
    // A label, not a key: two students may end with the same one, so the index is not unique.
    studentId: text('student_id'),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    index('users_student_id_idx').on(table.studentId),
    index('users_email_idx').on(table.email),
    index('users_created_idx').on(table.createdAt),
    index('users_phone_idx')
      .on(table.phoneNumber)
      .where(sql`${table.phoneNumber} IS NOT NULL`),
    index('users_name_idx').on(sql`lower(${table.displayName})`),
  ],
)

/** The mirror record with its seven fields; the first holder of an id keeps it. */
export const usersByStudentId = sqliteTable('users_by_student_id', {
  studentId: text('student_id').primaryKey(),
  uid: text('uid').notNull(),
  email: text('email').notNull(),
  displayName: text('display_name'),
  photoURL: text('photo_url'),
  provider: text('provider').notNull(),
  updatedAt: instant('updated_at').notNull(),
})

/** Other data of a student: the exam profile (domain/accounts/student-profile.ts), a guardian's consent, a block. */
export const studentProfiles = sqliteTable(
  'student_profiles',
  {
    uid: text('uid').primaryKey(),
    blockedAt: instant('blocked_at'),
    /** Reason of a block, which the student reads at sign-in. */
    blockedReason: text('blocked_reason'),
    createdAt: createdAt(),
    targets: text('targets', { mode: 'json' }).$type<ExamTarget[]>().notNull().default([]),
    targetYear: integer('target_year'),
    medium: text('medium', { enum: media }),
    category: text('category', { enum: categories }),
    state: text('state', { enum: states }),
    birthDate: text('birth_date'),
    qualification: text('qualification', { enum: qualifications }),
    /** First answer to the welcome after sign-up, skipping included; null until then. */
    welcomedAt: instant('welcomed_at'),
    declaredMinor: flag('declared_minor').notNull().default(false),
    guardianName: text('guardian_name'),
    guardianEmail: text('guardian_email'),
    // Hash of the token in the guardian's mail.
    guardianTokenHash: text('guardian_token_hash'),
    guardianAskedAt: instant('guardian_asked_at'),
    guardianConsentAt: instant('guardian_consent_at'),
  },
  (table) => [uniqueIndex('student_profiles_guardian_token_idx').on(table.guardianTokenHash)],
)

/** Keys by which the office sorts students. */
const studentSortColumns = () => ({
  joinedAt: instant('joined_at').notNull(),
  /** Last sign-in, or last use of a session. */
  seenAt: instant('seen_at').notNull(),
  /** Name in lower case; the last character of all without one. */
  nameKey: text('name_key').notNull(),
})

/**
 * A row for each student: what the office's list filters and sorts. Computed from users, auth_users, auth_sessions,
 * student_profiles, attempts and erasures by triggers, through the view `student_facts` (decision 0078).
 */
export const studentRows = sqliteTable(
  'student_rows',
  {
    uid: text('uid').primaryKey(),
    ...studentSortColumns(),
    /** The account has ended and its data is being deleted. */
    isErasing: flag('is_erasing').notNull().default(false),
    isBlocked: flag('is_blocked').notNull(),
    isUnconfirmed: flag('is_unconfirmed').notNull(),
    isMinor: flag('is_minor').notNull(),
    hasAttempts: flag('has_attempts').notNull(),
    medium: text('medium', { enum: media }),
    /** Day on which a minor comes of age, `YYYY-MM-DD`; the last day of 9999 without a date of birth. */
    adultOn: text('adult_on'),
    /** The filters in one number (`cellOf` of domain/accounts/student-list.ts): equal students are neighbours. */
    cell: integer('cell')
      .notNull()
      .generatedAlwaysAs(
        sql`is_erasing + is_blocked * 2 + is_unconfirmed * 4 + is_minor * 8 + has_attempts * 16 + CASE medium WHEN 'en' THEN 32 WHEN 'hi' THEN 64 ELSE 0 END`,
        { mode: 'virtual' },
      ),
  },
  (table) => [
    index('student_rows_joined_idx').on(table.joinedAt, table.uid),
    index('student_rows_seen_idx').on(table.seenAt, table.uid),
    index('student_rows_name_idx').on(table.nameKey, table.uid),
    index('student_rows_cell_joined_idx').on(table.cell, table.joinedAt, table.uid),
    index('student_rows_cell_seen_idx').on(table.cell, table.seenAt, table.uid),
    index('student_rows_cell_name_idx').on(table.cell, table.nameKey, table.uid),
    index('student_rows_adult_idx')
      .on(table.adultOn)
      .where(sql`${table.isMinor} = 1`),
  ],
)

/** A row for each exam for which a student prepares, with the keys of its `student_rows`. */
export const studentTargets = sqliteTable(
  'student_targets',
  {
    uid: text('uid').notNull(),
    target: text('target', { enum: targets }).notNull(),
    cell: integer('cell').notNull(),
    ...studentSortColumns(),
  },
  (table) => [
    primaryKey({ columns: [table.uid, table.target] }),
    // For notices to the students of an exam, in the order of their ids.
    index('student_targets_target_idx').on(table.target, table.uid),
    index('student_targets_joined_idx').on(table.target, table.cell, table.joinedAt, table.uid),
    index('student_targets_seen_idx').on(table.target, table.cell, table.seenAt, table.uid),
    index('student_targets_name_idx').on(table.target, table.cell, table.nameKey, table.uid),
  ],
)

/** Words of students' names with their other spellings, written with the name. */
export const studentWords = sqliteTable(
  'student_words',
  { uid: text('uid').notNull(), word: text('word').notNull() },
  (table) => [
    primaryKey({ columns: [table.uid, table.word] }),
    index('student_words_word_idx').on(table.word, table.uid),
  ],
)

/**
 * Mailed tokens of address confirmation and change: the account that requested one brings it back, and its address
 * becomes (or stays) the account's, confirmed. All of an account's end with its password and with the first that is
 * used. Sign-in codes for new devices are stored here too; one of them ends with its use.
 */
export const emailTokens = sqliteTable(
  'email_tokens',
  {
    tokenHash: text('token_hash').primaryKey(),
    uid: text('uid').notNull(),
    email: text('email').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [index('email_tokens_uid_idx').on(table.uid), index('email_tokens_expiry_idx').on(table.expiresAt)],
)

/** Data of an account that its deletion still needs. */
export type ErasureNeeds = {
  email: string
  emailVerified: boolean
  name: string
  language: Language
  /** R2 files known only from rows that are deleted by then: the picture, certificates. */
  files: string[]
  /** KV keys of the ended sessions. */
  sessionKeys: string[]
}

/**
 * Deleted accounts. A finished row identifies nobody: it keeps the hash of an id, so that a late score is not written
 * for a deleted student.
 */
export const erasures = sqliteTable(
  'erasures',
  {
    id: text('id').primaryKey(),
    /** SHA-256 of the user's id. */
    subject: text('subject').notNull().unique(),
    /** Null once the deletion is done, as are its needs. */
    uid: text('uid'),
    needs: text('needs', { mode: 'json' }).$type<ErasureNeeds>(),
    requestedAt: instant('requested_at').notNull(),
    doneAt: instant('done_at'),
  },
  (table) => [index('erasures_done_idx').on(table.doneAt)],
)
