import { sql, type SQL } from 'drizzle-orm'
import { serviceKinds } from '../../domain/notifications/kinds.ts'

/** Condition that the right of `owned` (a row of `entitlements`) holds at an instant. */
export const ownsAt = (at: SQL): SQL =>
  sql`owned.revoked_at IS NULL AND owned.starts_at <= ${at} AND (owned.ends_at IS NULL OR owned.ends_at > ${at})`

const prepares = sql`EXISTS (
  SELECT 1 FROM json_each(broadcast.refs) AS ref JOIN student_targets AS aim
  ON aim.uid = reader.uid AND aim.target = ref.value)`

const hasAttempt = (condition: SQL): SQL => sql`EXISTS (
  SELECT 1 FROM json_each(broadcast.refs) AS ref JOIN attempts
  ON attempts.user_id = reader.uid AND attempts.test_id = ref.value
  WHERE ${condition})`

const owns = sql`EXISTS (
  SELECT 1 FROM json_each(broadcast.refs) AS ref JOIN entitlements AS owned
  ON owned.user_id = reader.uid AND owned.item_id = ref.value
  WHERE ${ownsAt(sql`broadcast.at`)})`

/**
 * Condition that the student of `reader` (a row of `student_rows`) is in the audience of `broadcast` now. Who began a
 * test or saved a job after the broadcast saw on its page what it says. Those of a filter have a notice of their own, because the filter may not hold any more when they look.
 */
export const isAddressed = sql`
  CASE broadcast.audience ->> 'to'
    WHEN 'all' THEN 1
    WHEN 'exams' THEN ${prepares}
    WHEN 'test' THEN ${hasAttempt(sql`attempts.started_at <= broadcast.at`)}
    WHEN 'job' THEN EXISTS (
      SELECT 1 FROM json_each(broadcast.refs) AS ref JOIN saved_jobs
      ON saved_jobs.user_id = reader.uid AND saved_jobs.job_id = ref.value
      WHERE saved_jobs.created_at <= broadcast.at)
    WHEN 'owners' THEN ${owns}
    WHEN 'live' THEN ${prepares} OR ${owns} OR ${hasAttempt(sql`1`)}
    ELSE 0
  END`

const service = JSON.stringify(serviceKinds)

/** Condition that the student of `reader` is a minor without a guardian's consent. */
export const isLimited = sql`
  (reader.is_minor = 1 AND NOT EXISTS (SELECT 1 FROM student_profiles AS profile
    WHERE profile.uid = reader.uid AND profile.guardian_consent_at IS NOT NULL))`

/** Condition that the student of `reader` may get a kind: minors without a guardian's consent get the service's alone. */
export const mayGet = (kind: SQL): SQL => sql`
  (NOT ${isLimited} OR ${kind} IN (SELECT value FROM json_each(${service})))`
