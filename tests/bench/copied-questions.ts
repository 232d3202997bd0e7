/** Questions of a paper of the benchmark, and the number of its papers: 10,000 different questions. */
export const paperLength = 200
export const paperCount = 50

const model = 'tst_ssc-cgl-mock-1'
export const paperId = (paper: number): string => `tst_long-${paper}`

/** Columns of a table that can be written. */
const columnsOf = async (d1: D1Database, table: string): Promise<string[]> => {
  const { results } = await d1.prepare('SELECT name FROM pragma_table_info(?1)').bind(table).all<{ name: string }>()
  return results.map(({ name }) => name)
}

/** Inserts copies of the rows that `from` selects; `changed` has SQL for the columns that differ. */
const copyRows = async (d1: D1Database, table: string, changed: Record<string, string>, from: string) => {
  const columns = await columnsOf(d1, table)
  const values = columns.map((column) => changed[column] ?? `${table}.${column}`)
  await d1.prepare(`INSERT INTO ${table} (${columns.join(', ')}) SELECT ${values.join(', ')} FROM ${from}`).run()
}

/** Single-choice questions of the bank without a passage. */
const chosen = `
  questions JOIN question_versions ON question_versions.id = questions.current_version_id
  WHERE questions.kind = 'mcq' AND questions.passage_id IS NULL AND questions.state = 'published'`

/** Copies the bank's questions until there are 10,000, each with its version and its key. */
const copyQuestions = async (d1: D1Database): Promise<void> => {
  await d1.prepare('CREATE TABLE bench_numbers (n INTEGER PRIMARY KEY)').run()
  await d1
    .prepare(
      `INSERT INTO bench_numbers WITH RECURSIVE numbers(n) AS (SELECT 0 UNION ALL SELECT n + 1 FROM numbers WHERE n + 1 < 500)
       SELECT n FROM numbers`,
    )
    .run()
  await d1
    .prepare(
      `CREATE TABLE bench_copies AS
       SELECT row_number() OVER (ORDER BY n, questions.id) - 1 AS place, n, questions.id AS question_id,
         question_versions.id AS version_id
       FROM bench_numbers CROSS JOIN ${chosen}
       ORDER BY n, questions.id LIMIT ${paperLength * paperCount}`,
    )
    .run()
  await copyRows(
    d1,
    'questions',
    {
      id: "'qst_copy-' || place",
      slug: "'copy-' || place",
      current_version_id: "'qsv_copy-' || place",
    },
    'bench_copies JOIN questions ON questions.id = bench_copies.question_id',
  )
  await copyRows(
    d1,
    'question_versions',
    { id: "'qsv_copy-' || place", question_id: "'qst_copy-' || place", version: '1' },
    'bench_copies JOIN question_versions ON question_versions.id = bench_copies.version_id',
  )
  await copyRows(
    d1,
    'question_keys',
    { question_version_id: "'qsv_copy-' || place" },
    `bench_copies JOIN question_keys
     ON question_keys.question_version_id = bench_copies.version_id AND question_keys.state = 'current'`,
  )
}

/** SQL of the first position in the copied paper. */
const first = (table: string): string => `(SELECT min(position) FROM ${table} WHERE test_version_id = '${model}_v1')`

const papers = `bench_numbers JOIN`
const isPaper = `n < ${paperCount}`

/** Adds papers of 200 questions each, none of which is in two. */
export const addLongPapers = async (d1: D1Database): Promise<void> => {
  await copyQuestions(d1)
  await copyRows(
    d1,
    'test_versions',
    {
      id: "'tst_long-' || n || '_v1'",
      test_id: "'tst_long-' || n",
      duration_ms: '7200000',
      question_count: String(paperLength),
      max_units: `test_versions.max_units * ${paperLength} / test_versions.question_count`,
    },
    `${papers} test_versions ON test_versions.id = '${model}_v1' WHERE ${isPaper}`,
  )
  await copyRows(
    d1,
    'test_sections',
    { test_version_id: "'tst_long-' || n || '_v1'" },
    `${papers} test_sections ON test_version_id = '${model}_v1' AND position = ${first('test_sections')} WHERE ${isPaper}`,
  )
  await copyRows(
    d1,
    'test_questions',
    {
      test_version_id: `'tst_long-' || (place / ${paperLength}) || '_v1'`,
      section_position: first('test_sections'),
      position: `1 + place % ${paperLength}`,
      question_version_id: "'qsv_copy-' || place",
    },
    `bench_copies JOIN test_questions ON test_version_id = '${model}_v1' AND position = ${first('test_questions')}`,
  )
  await copyRows(
    d1,
    'tests',
    {
      id: "'tst_long-' || n",
      slug: "'long-' || n",
      current_version_id: "'tst_long-' || n || '_v1'",
      series_id: 'NULL',
    },
    `${papers} tests ON tests.id = '${model}' WHERE ${isPaper}`,
  )
}

/** Copies a result to the other papers and again to all, a day apart, until its student has `count` attempts. */
export const copyResult = (d1: D1Database, attemptId: string, count: number): Promise<void> =>
  copyRows(
    d1,
    'results',
    {
      attempt_id: "results.attempt_id || '-' || n",
      test_id: `'tst_long-' || (n % ${paperCount})`,
      test_version_id: `'tst_long-' || (n % ${paperCount}) || '_v1'`,
      receipt: "results.receipt || '-' || n",
      submitted_at: 'results.submitted_at - n * 86400000',
      ranked: `n < ${paperCount}`,
    },
    `bench_numbers JOIN results ON results.attempt_id = '${attemptId}' WHERE n BETWEEN 1 AND ${count - 1}`,
  )
