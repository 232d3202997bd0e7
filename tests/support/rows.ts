import { drainLimits } from '../../domain/attempts/timing.ts'

/** Tests that the seed lacks, copied from the short mock. */
export const testRows = {
  /** Twenty seconds long, so that an attempt ends within a test run. */
  short: 'tst_short',
  /** As long, with the shortest drain window that a preset may have. */
  shortDrain: 'tst_short-drain',
  /** Opens in a day. */
  scheduled: 'tst_scheduled',
  /** Common start in half an hour: its lobby is open. */
  lobby: 'tst_lobby',
  /** Closed an hour ago. */
  closed: 'tst_closed',
} as const

const shortMs = 20_000
const hour = 3_600_000

export type TestParts = {
  access?: 'free' | 'paid'
  /** Everyone's clock starts when the window opens. */
  commonStart?: boolean
  lateJoinMinutes?: number | null
  attemptsAllowed?: number | null
  /** The copied test's rule by default. */
  release?: { rule: 'at_once' | 'after_close' }
}

/** Copies a test and its version under another id, length and window. */
const copy = (
  d1: D1Database,
  id: string,
  durationMs: number | null,
  window: [number, number | null] | null,
  { access = 'free', commonStart = false, lateJoinMinutes = null, attemptsAllowed = null, release }: TestParts = {},
): D1PreparedStatement[] => [
  d1
    .prepare(
      `INSERT INTO test_versions (id, test_id, version, preset_version_id, title, duration_ms, question_count, max_units)
       SELECT ?1 || '_v1', ?1, 1, preset_version_id, title, coalesce(?2, duration_ms), question_count, max_units
       FROM test_versions WHERE id = 'tst_ssc-cgl-mock-1_v1'`,
    )
    .bind(id, durationMs),
  d1
    .prepare(
      `INSERT INTO test_sections (test_version_id, position, preset_section_id, title)
       SELECT ?1 || '_v1', position, preset_section_id, title FROM test_sections WHERE test_version_id = 'tst_ssc-cgl-mock-1_v1'`,
    )
    .bind(id),
  d1
    .prepare(
      `INSERT INTO test_questions (test_version_id, section_position, position, question_version_id)
       SELECT ?1 || '_v1', section_position, position, question_version_id FROM test_questions
       WHERE test_version_id = 'tst_ssc-cgl-mock-1_v1'`,
    )
    .bind(id),
  d1
    .prepare(
      `INSERT INTO tests (id, series_id, exam_id, position, slug, title, exams, published_at, kind, access, state, current_version_id, opens_at, closes_at,
         common_start, late_join_minutes, attempts_allowed, release, updated_at)
       SELECT ?1, NULL, exam_id, 99, replace(?1, '_', '-'), title, exams, published_at, kind, ?4, 'published', ?1 || '_v1', ?2, ?3, ?5, ?6, ?7, coalesce(?8, release), updated_at
       FROM tests WHERE id = 'tst_ssc-cgl-mock-1'`,
    )
    .bind(
      id,
      window?.[0] ?? null,
      window?.[1] ?? null,
      access,
      commonStart ? 1 : 0,
      lateJoinMinutes,
      attemptsAllowed,
      release ? JSON.stringify(release) : null,
    ),
]

/** Gives a copied test a preset of its own, with the drain window that `drainLimits` allows at least. */
const shortenDrain = (d1: D1Database, id: string): D1PreparedStatement[] => [
  d1
    .prepare(
      `INSERT INTO preset_versions (id, preset_id, version, effective_from, source_note, pattern)
       SELECT ?1 || '_preset', preset_id, 1000, effective_from, source_note, json_set(pattern, '$.drainSeconds', ?2)
       FROM preset_versions WHERE id = (SELECT preset_version_id FROM test_versions WHERE id = ?1 || '_v1')`,
    )
    .bind(id, drainLimits.minMs / 1000),
  d1.prepare(`UPDATE test_versions SET preset_version_id = ?1 || '_preset' WHERE id = ?1 || '_v1'`).bind(id),
]

export const addTestRows = async (d1: D1Database, now: number): Promise<void> => {
  await d1.batch([
    ...copy(d1, testRows.short, shortMs, null),
    ...copy(d1, testRows.shortDrain, shortMs, null),
    ...shortenDrain(d1, testRows.shortDrain),
    ...copy(d1, testRows.scheduled, null, [now + 24 * hour, now + 25 * hour]),
    ...copy(d1, testRows.lobby, null, [now + hour / 2, now + hour], { commonStart: true, attemptsAllowed: 1 }),
    ...copy(d1, testRows.closed, null, [now - 2 * hour, now - hour]),
  ])
}

export type NewTest = TestParts & { id: string; durationMs?: number; opensAt: number; closesAt: number | null }

/** Adds a test that can be attempted. */
export const addTest = async (
  d1: D1Database,
  { id, durationMs, opensAt, closesAt, ...parts }: NewTest,
): Promise<void> => {
  await d1.batch(copy(d1, id, durationMs ?? null, [opensAt, closesAt], parts))
}
