import { applyD1Migrations } from 'cloudflare:test'
import { expect, test } from 'vitest'
import type { QuestionScore, TieRule } from '../../domain/results/contract.ts'
import { tieKeyOf } from '../../domain/results/tie-break.ts'
import { unitsPerMark } from '../../domain/results/marks.ts'
import { env } from './support.ts'

const name = '_multiply_units_by_seven.sql'
const at = env.MIGRATIONS.findIndex((migration) => migration.name.endsWith(name))
const db = env.OLDER_DB

const rules: TieRule[] = [
  { by: 'section', sectionIds: ['s1'] },
  { by: 'wrong_ratio', sectionIds: null },
  { by: 'positive_marks' },
  { by: 'older' },
  { by: 'name' },
]
const sections = [
  { id: 's1', questionIds: ['q1', 'q2'] },
  { id: 's2', questionIds: ['q3'] },
]

/** Scores of three questions, all at +2 and -1/2, with `perMark` units to a mark. */
const scoresIn = (perMark: number, marks: [number, number, number]): QuestionScore[] =>
  marks.map((mark, index) => ({
    questionId: `q${index + 1}`,
    verdict: mark > 0 ? 'correct' : mark < 0 ? 'wrong' : 'skipped',
    units: mark * perMark,
    maxUnits: 2 * perMark,
    ...(mark === 0 && { remark: 'left_for_review' as const }),
  }))

type Student = { id: string; marks: [number, number, number]; birthDate: string | null; name: string | null }
const students: Student[] = [
  { id: 'above', marks: [2, 2, -0.5], birthDate: '2001-02-03', name: 'Asha Verma' },
  { id: 'below-nothing', marks: [-0.5, -0.5, 0], birthDate: null, name: null },
  { id: 'nothing', marks: [0, 0, 0], birthDate: '1999-12-31', name: 'रवि' },
]

/** A result row as the product writes it, with `perMark` units to a mark. */
const resultIn = (perMark: number, { id, marks, birthDate, name: studentName }: Student) => {
  const scores = scoresIn(perMark, marks)
  const tieKey = tieKeyOf(rules, { scores, sections, birthDate, name: studentName })
  return { id, units: scores.reduce((sum, score) => sum + score.units, 0), tieKey, scores: JSON.stringify(scores) }
}

/** Every stored value in units, with `perMark` units to a mark. */
const storedIn = (perMark: number) => ({
  test_versions: [{ id: 'v', max_units: 6 * perMark }],
  results: [
    ...students.map((student) => resultIn(perMark, student)),
    { id: 'without-rules', units: perMark / 4, tieKey: '', scores: '[]' },
  ],
  // The bars are chosen so that seven times the units of one are those of another.
  score_histogram: [-7, -1, 0, 1, 7, 49].map((times) => ({ units: (times * perMark) / 180, students: times + 8 })),
  score_changes: [{ before_units: -perMark / 2, after_units: 2 * perMark }],
  normalised_scores: [{ units: 3.5 * perMark, normalised: '3.50000', percentile: '98.76543' }],
  shift_groups: [
    {
      id: 'computed',
      stats: JSON.stringify({
        shifts: [
          {
            id: 'one',
            bars: [
              [-perMark / 2, 3],
              [2 * perMark, 1],
            ],
          },
          { id: 'two', bars: [] },
        ],
      }),
    },
    { id: 'open', stats: null },
  ],
  tasks: [
    { id: 'evidence', kind: 'evidence', output: JSON.stringify({ beforeUnits: 1.5 * perMark }) },
    { id: 'evidence-unscored', kind: 'evidence', output: '{"beforeUnits":null}' },
    { id: 'evidence-waiting', kind: 'evidence', output: null },
    { id: 'rescoring', kind: 'rescoring', output: '{"results":900,"changed":142}' },
  ],
})
type Stored = ReturnType<typeof storedIn>

const insert = async (stored: Stored): Promise<void> => {
  const put = (sql: string, ...values: unknown[]) => db.prepare(sql).bind(...values)
  await db.batch([
    put(`INSERT INTO exams (id, slug, title, position) VALUES ('e', 'e', '{}', 1)`),
    put(`INSERT INTO presets (id, exam_id, name, stage) VALUES ('p', 'e', '{}', '')`),
    put(`INSERT INTO preset_versions (id, preset_id, version, effective_from, source_note, pattern)
      VALUES ('pv', 'p', 1, '2026-01-01', '', '{"sections":[{"marking":{"mcq":{"correct":"2","wrong":"1/2"}}}]}')`),
    ...stored.test_versions.map(({ id, max_units: max }) =>
      put(
        `INSERT INTO test_versions (id, test_id, version, preset_version_id, title, duration_ms, question_count, max_units)
        VALUES (?, 't', 1, 'pv', '{}', 180, 180, ?)`,
        id,
        max,
      ),
    ),
    ...stored.results.map(({ id, units, tieKey, scores }) =>
      put(
        `INSERT INTO results (attempt_id, user_id, test_id, test_version_id, receipt, submitted_at, closed_by, late_synced,
          units, tie_key, ranked, responses, scores)
        VALUES (?1, ?1, 't', 'v', ?1, 180, 'time', 180, ?2, ?3, 1, '[{"questionId":"q1","ms":180}]', ?4)`,
        id,
        units,
        tieKey,
        scores,
      ),
    ),
    ...stored.score_histogram.map(({ units, students: count }) =>
      put(`INSERT INTO score_histogram (test_id, units, students) VALUES ('t', ?, ?)`, units, count),
    ),
    ...stored.score_changes.map(({ before_units: before, after_units: after }) =>
      put(
        `INSERT INTO score_changes (task_id, attempt_id, user_id, test_id, before_units, after_units)
        VALUES ('task', 'above', 'above', 't', ?, ?)`,
        before,
        after,
      ),
    ),
    ...stored.normalised_scores.map(({ units, normalised, percentile }) =>
      put(
        `INSERT INTO normalised_scores (group_id, attempt_id, test_id, user_id, units, normalised, percentile, rank)
        VALUES ('computed', 'above', 't', 'above', ?, ?, ?, 180)`,
        units,
        normalised,
        percentile,
      ),
    ),
    ...stored.shift_groups.map(({ id, stats }) =>
      put(
        `INSERT INTO shift_groups (id, title, normaliser, state, stats) VALUES (?, '{}', 'nta', 'open', ?)`,
        id,
        stats,
      ),
    ),
    ...stored.tasks.map(({ id, kind, output }) =>
      put(
        `INSERT INTO tasks (id, kind, state, input, output, updated_at) VALUES (?, ?, 'done', '{}', ?, 180)`,
        id,
        kind,
        output,
      ),
    ),
  ])
}

const rowsOf = async (sql: string) => (await db.prepare(sql).all()).results

/** Stored values read back. */
const read = async () => ({
  test_versions: await rowsOf('SELECT id, max_units FROM test_versions'),
  results: await rowsOf('SELECT attempt_id AS id, units, tie_key AS tieKey, scores FROM results ORDER BY rowid'),
  score_histogram: await rowsOf('SELECT units, students FROM score_histogram ORDER BY units'),
  score_changes: await rowsOf('SELECT before_units, after_units FROM score_changes'),
  normalised_scores: await rowsOf('SELECT units, normalised, percentile FROM normalised_scores'),
  shift_groups: await rowsOf('SELECT id, stats FROM shift_groups ORDER BY rowid'),
  tasks: await rowsOf('SELECT id, kind, output FROM tasks ORDER BY rowid'),
})

/** Columns without units of the same rows, and of neighbouring tables. */
const others = () =>
  Promise.all([
    rowsOf('SELECT pattern FROM preset_versions'),
    rowsOf('SELECT duration_ms, question_count FROM test_versions'),
    rowsOf('SELECT submitted_at, late_synced, responses, receipt, ranked, closing FROM results ORDER BY rowid'),
    rowsOf('SELECT rank, group_id, test_id FROM normalised_scores'),
    rowsOf('SELECT input, updated_at, done FROM tasks ORDER BY rowid'),
  ])

test('a database in units of 1/180 mark is migrated to what the product writes in units of 1/1260 (RES-24)', async () => {
  await applyD1Migrations(db, env.MIGRATIONS.slice(0, at))
  await insert(storedIn(180))
  const [before, beside] = [await read(), await others()]
  expect(before).toEqual(storedIn(180))

  await applyD1Migrations(db, env.MIGRATIONS.slice(0, at + 1))
  expect(await read()).toEqual(storedIn(1_260))
  expect(unitsPerMark).toBe(1_260)
  expect(await others()).toEqual(beside)
})

test('every column that is named after units is migrated (RES-24)', async () => {
  await applyD1Migrations(db, env.MIGRATIONS.slice(0, at))
  const named = await rowsOf(`
    SELECT DISTINCT m.name || '.' || c.name AS "column" FROM sqlite_master AS m JOIN pragma_table_info(m.name) AS c
    WHERE m.type = 'table' AND m.name NOT LIKE '\\_cf%' ESCAPE '\\' AND c.name LIKE '%units%' ORDER BY 1`)
  expect(named.map(({ column }) => column)).toEqual([
    'normalised_scores.units',
    'results.units',
    'score_changes.after_units',
    'score_changes.before_units',
    'score_histogram.units',
    'test_versions.max_units',
  ])
})
