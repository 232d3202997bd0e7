import { sql, type SQL } from 'drizzle-orm'
import { draftKinds } from '../../domain/content.ts'
import { countedTo } from '../../domain/lists.ts'
import { taskKinds } from '../../domain/tasks/contract.ts'
import { openLetters } from '../dead-letters/dead-letters.ts'

/** Items with stale translations that are read, of all kinds. */
const staleLimit = 200

/** First items that a line names. */
const named = 50

const listed = (values: readonly string[]): SQL => sql`SELECT value FROM json_each(${JSON.stringify(values)})`

const counted = (rows: SQL): SQL => sql`SELECT count(*) AS count FROM (${rows} LIMIT ${countedTo + 1})`

type Named = { count: SQL; items: SQL }

/** Published notices whose awaited date is before an instant, the earliest first. */
export const awaitedJobs = (before: number): Named => {
  const where = sql`state = 'published' AND awaits_at IS NOT NULL AND awaits_at < ${before}`
  return {
    count: counted(sql`SELECT 1 FROM jobs WHERE ${where}`),
    items: sql`SELECT id, title, awaits_at AS at FROM jobs WHERE ${where} ORDER BY awaits_at, id LIMIT ${named}`,
  }
}

/** Tests with a common start that open between two instants, or are open since. */
export const liveTests = (from: number, before: number): Named => {
  const where = sql`tests.state = 'published' AND tests.opens_at >= ${from} AND tests.opens_at < ${before}
    AND tests.common_start = 1 AND tests.deleted_at IS NULL`
  return {
    count: counted(sql`SELECT 1 FROM tests WHERE ${where}`),
    items: sql`SELECT tests.id AS id, test_versions.title AS title, tests.opens_at AS at FROM tests
      JOIN test_versions ON test_versions.id = tests.current_version_id
      WHERE ${where} ORDER BY tests.opens_at, tests.id LIMIT ${named}`,
  }
}

/** Groups of shifts that have all closed by an instant and whose results are held, the longest first. */
export const heldShifts = (now: number): Named => {
  const rows = sql`SELECT shift_groups.id AS id, shift_groups.title AS title, max(tests.closes_at) AS at
    FROM shift_groups JOIN tests ON tests.shift_group_id = shift_groups.id AND tests.deleted_at IS NULL
    WHERE shift_groups.released_at IS NULL GROUP BY shift_groups.id
    HAVING max(tests.release_held) = 1 AND max(tests.closes_at) <= ${now}`
  return { count: counted(rows), items: sql`${rows} ORDER BY at, id LIMIT ${named}` }
}

export const openReports = (): SQL => counted(sql`SELECT 1 FROM question_reports WHERE state IN ('open', 'triaged')`)

/** Challenged questions without a ruling, the oldest challenge first. */
export const waitingChallenges = (): Named => ({
  count: counted(sql`SELECT 1 FROM challenged_questions WHERE waiting > 0`),
  items: sql`SELECT questions.id AS id, questions.title AS title, oldest_at AS at FROM challenged_questions
    JOIN questions ON questions.id = challenged_questions.question_id
    WHERE waiting > 0 ORDER BY oldest_at, question_version_id LIMIT ${named}`,
})

/** Questions in use whose current key the statistics make suspect, the latest first. */
export const suspectKeys = (): Named => {
  const rows = sql`question_statistics
    JOIN questions ON questions.id = question_statistics.question_id
      AND questions.state = 'published' AND questions.deleted_at IS NULL
    JOIN question_keys ON question_keys.question_version_id = question_statistics.question_version_id
      AND question_keys.state = 'current' AND question_keys.version = question_statistics.key_version
    WHERE question_statistics.is_suspect = 1`
  return {
    count: counted(sql`SELECT 1 FROM ${rows}`),
    items: sql`SELECT DISTINCT questions.id AS id, questions.title AS title, computed_at AS at FROM ${rows}
      ORDER BY computed_at DESC, questions.id LIMIT ${named}`,
  }
}

/** Refunds that wait for a decision, and those that failed. */
export const waitingRefunds = (): SQL => counted(sql`SELECT 1 FROM refunds WHERE state IN ('requested', 'failed')`)

export const waitingMessages = (): SQL => counted(sql`SELECT 1 FROM contact_messages WHERE state IN ('new', 'read')`)

/** The kinds are listed, so that the index by kind and state is sought. */
export const failedTasks = (): SQL =>
  counted(sql`SELECT 1 FROM tasks WHERE kind IN (${listed(taskKinds)}) AND state = 'failed'`)

export const failedMails = (now: number): SQL => openLetters('mail', now, countedTo + 1)

/** Messages of the other queues that failed for good. */
export const failedMessages = (now: number): SQL => sql`SELECT sum(count) AS count FROM (
  SELECT count FROM (${openLetters('events', now, countedTo + 1)})
  UNION ALL SELECT count FROM (${openLetters('results', now, countedTo + 1)})
  UNION ALL SELECT count FROM (${openLetters('notices', now, countedTo + 1)}))`

/** Drafts that are published between two instants, by kind. */
export const scheduledDrafts = (from: number, before: number): SQL => sql`
  SELECT kind, count(*) AS count FROM content_drafts
  WHERE scheduled_at IS NOT NULL AND scheduled_at >= ${from} AND scheduled_at < ${before} AND deleted_at IS NULL
  GROUP BY kind`

/** Facts whose last day is one of these. */
export const endingFacts = (from: string, to: string): SQL =>
  counted(sql`SELECT 1 FROM facts WHERE valid_to IS NOT NULL AND valid_to >= ${from} AND valid_to <= ${to}`)

/** Items that rest on a fact that changed or ended since they were last checked; the latest first. */
export const flaggedItems = (): SQL => sql`
  SELECT used.kind AS kind, used.item_id AS id, max(used.flagged_at) AS at,
    json_object('en', title_en, 'hi', title_hi) AS title
  FROM fact_uses AS used INDEXED BY fact_uses_flagged_idx
  JOIN office_items ON office_items.kind = used.kind AND office_items.item_id = used.item_id AND office_items.is_live = 1
  WHERE used.flagged_at IS NOT NULL
  GROUP BY used.kind, used.item_id ORDER BY at DESC LIMIT ${staleLimit}`

/** Items whose draft, or published version, has translations of an earlier source text; the latest first. */
export const staleItems = (): SQL => sql`
  SELECT drafts.kind AS kind, drafts.item_id AS id, drafts.updated_at AS at,
    json_object('en', title_en, 'hi', title_hi) AS title
  FROM content_drafts AS drafts JOIN office_items ON office_items.kind = drafts.kind AND office_items.item_id = drafts.item_id
  WHERE coalesce(drafts.stale, drafts.published_stale) > 0 AND drafts.kind IN (${listed(draftKinds)})
    AND drafts.deleted_at IS NULL
  ORDER BY drafts.updated_at DESC LIMIT ${staleLimit}`
