import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { attemptStates, integrityKinds } from '../../domain/attempts/contract.ts'
import { flag, instant } from './columns.ts'

/**
 * The attempt in its object's own SQLite: one row, which a save does not touch. Stored as `sitting`, a name from before
 * the code said attempt.
 */
export const attempt = sqliteTable('sitting', {
  id: integer('id').primaryKey(),
  attemptId: text('attempt_id').notNull(),
  userId: text('user_id').notNull(),
  testId: text('test_id').notNull(),
  testVersionId: text('test_version_id').notNull(),
  state: text('state', { enum: attemptStates }).notNull(),
  language: text('language'),
  /** Fences writers: only the lease of this epoch may move the clock. */
  epoch: integer('epoch').notNull(),
  begunAt: instant('begun_at'),
  /** JSON: everything of the clock but when it began (StoredClock). */
  clock: text('clock').notNull(),
  /** JSON: ids of the sections that are taken; null where none is optional. */
  taken: text('taken'),
  /** Whether the student came: an attempt that begins by itself is abandoned where nobody did. */
  came: flag('came').notNull(),
  /** JSON: hashes of sessions that were ended. */
  endedSessions: text('ended_sessions').notNull(),
  /** How often it was closed, this time counted in: a reopened attempt is closed again. */
  closing: integer('closing').notNull(),
  closedAt: instant('closed_at'),
  closedBy: text('closed_by', { enum: ['student', 'time'] }),
  submissionId: text('submission_id'),
  receipt: text('receipt'),
  /** JSON: what of the paper the rules need (PaperOutline). It never changes. */
  outline: text('outline').notNull(),
  /** JSON: which device took which lease, and when (TakenLease[]); null where none took one over. */
  leases: text('leases'),
  /** JSON: the evidence that the office counts (CountedEvidence[]); null where it counts none. */
  countedEvidence: text('counted_evidence'),
  /** JSON: the log in R2 that D1 knows of (KeptLog); null where none was written yet. */
  log: text('log'),
})

/**
 * Every batch that was acknowledged, one row each, never changed: the journal of the attempt. The last row of a device
 * tells all that the next save has to know, so that nothing is counted or searched. Empty once the log is in R2.
 */
export const saves = sqliteTable('saves', {
  /** The revision, from 1. */
  id: integer('id').primaryKey(),
  device: text('device').notNull(),
  epoch: integer('epoch').notNull(),
  /** The highest number of the device so far. */
  ackSeq: integer('ack_seq').notNull(),
  /** When the device's last answer so far was given. */
  saidAt: instant('said_at').notNull(),
  receivedAt: instant('received_at').notNull(),
  /** Events of the attempt so far. */
  total: integer('total').notNull(),
  /** JSON: the events (StoredEvent[]). */
  events: text('events').notNull(),
  /** Chains the saves (domain/attempts/response-log.ts); null in rows from before, until the next save or the log. */
  hash: text('hash'),
})

/** What the page saw of the student's window; the same twice is once. */
export const integrity = sqliteTable('integrity', {
  /** `kind at ms` */
  id: text('id').primaryKey(),
  kind: text('kind', { enum: integrityKinds }).notNull(),
  at: instant('at').notNull(),
  ms: integer('ms').notNull(),
})

/** What has to reach D1: the row goes only when it is seen there. */
export const outbox = sqliteTable('outbox', {
  id: integer('id').primaryKey(),
  message: text('message').notNull(),
  sends: integer('sends').notNull(),
})
