import { waitFor } from '../support/wait-for.ts'
import type { Figure } from './figures.ts'
import { compareLengths } from './list-lengths.ts'
import type { BenchProduct } from './servers.ts'

const rowsPerStatement = 20_000

/**
 * Rows of jobs: one in fifty is a draft, one in a hundred is scheduled; forty organisations and twenty exams; one word
 * of each title is rare, another is in a fortieth of them.
 */
const rows = `
  WITH RECURSIVE numbers(n) AS (SELECT ?1 UNION ALL SELECT n + 1 FROM numbers WHERE n + 1 < ?2)
  INSERT INTO office_items (kind, item_id, state, is_live, cell, title_en, title_hi, slug, code, access, exams, languages,
    has_draft, scheduled_at, changed_at, title_key, published_at, due_at, changed_by, created_at, deleted_at, own, facets)
  SELECT 'job', printf('job_bench%08d', n), state, state <> 'trashed', state || '/free/' || spoken || '/' || has_draft,
    title, 'भर्ती ' || n, 'bench-' || n, 'ADV ' || n, 'free', json_array(exam), CASE spoken WHEN 'en' THEN '["en"]' ELSE '["en","hi"]' END,
    has_draft, NULL, changed, lower(title), CASE state WHEN 'draft' THEN 0 ELSE changed - 1000 END, changed + n % 90 * 86400000,
    person, changed, NULL, json_object('stage', stage, 'organisation', organisation),
    json_array('exam:' || exam, 'by:' || person, 'stage:' || stage, 'organisation:' || organisation)
  FROM (SELECT n, CASE WHEN n % 50 = 0 THEN 'draft' WHEN n % 97 = 0 THEN 'unpublished' WHEN n % 101 = 0 THEN 'trashed' ELSE 'published' END AS state,
      CASE WHEN n % 9 = 0 THEN 'en' ELSE 'enhi' END AS spoken, n % 50 = 0 OR n % 31 = 0 AS has_draft,
      1700000000000 + n * 60000 AS changed, 'Recruitment ' || (n * 7919 % 1000000) || ' word' || (n % 40) AS title,
      'exam-' || (n % 20) AS exam, 'usr_bench' || (n % 3) AS person,
      CASE n % 5 WHEN 0 THEN 'result' WHEN 1 THEN 'admit_card' ELSE 'applications' END AS stage, 'org_bench' || (n % 40) AS organisation
    FROM numbers)`

const facets = `
  INSERT INTO office_facets (kind, facet, item_id, cell, changed_at, title_key, published_at, due_at)
  SELECT kind, facet.value, item_id, cell, changed_at, title_key, published_at, due_at
  FROM office_items CROSS JOIN json_each(facets) AS facet WHERE kind = 'job' AND item_id >= printf('job_bench%08d', ?1)
    AND item_id < printf('job_bench%08d', ?2)`

const words = `
  INSERT INTO office_words (kind, item_id, word, origin)
  SELECT kind, item_id, word.value, 'item' FROM office_items
    CROSS JOIN json_each(json_array('recruitment', replace(code, 'ADV ', ''), substr(title_key, instr(title_key, 'word')))) AS word
  WHERE kind = 'job' AND item_id >= printf('job_bench%08d', ?1) AND item_id < printf('job_bench%08d', ?2)`

/** Waits for the rebuild of the lists after a first start, which would take away rows without an item. */
export const rebuilt = (d1: D1Database): Promise<true> =>
  waitFor(
    'the rebuild of the lists',
    async () => {
      const task = await d1.prepare("SELECT state FROM tasks WHERE kind = 'office_rebuild'").first<{ state: string }>()
      return task?.state === 'done' || undefined
    },
    { withinMs: 180_000, everyMs: 1_000 },
  )

const fill = async (product: BenchProduct, count: number): Promise<void> => {
  const d1 = await product.d1()
  for (let first = 0; first < count; first += rowsPerStatement) {
    const bounds = [first, Math.min(count, first + rowsPerStatement)]
    await d1.batch([rows, facets, words].map((sql) => d1.prepare(sql).bind(...bounds)))
  }
  const kept = await d1
    .prepare("SELECT count(*) AS rows FROM office_items WHERE item_id >= 'job_bench'")
    .first<{ rows: number }>()
  if ((kept?.rows ?? 0) < count) throw new Error(`Only ${kept?.rows} of ${count} rows are in the list.`)
}

/** Every sort and filter of a list, and their usual combinations. */
const queries: Record<string, Record<string, string>> = {
  'last change': {},
  'oldest change': { direction: 'asc' },
  title: { sort: 'title' },
  published: { sort: 'published' },
  'last date': { sort: 'due' },
  state: { state: 'published' },
  drafts: { state: 'draft', sort: 'title' },
  bin: { state: 'trashed' },
  exam: { exam: 'exam-7' },
  'exam and state': { exam: 'exam-7', state: 'published', sort: 'due' },
  'missing Hindi': { language: 'no-hi' },
  access: { access: 'free' },
  'with a draft': { draft: 'yes', sort: 'published' },
  'changed by': { by: 'usr_bench1' },
  stage: { facets: 'stage:result', sort: 'title' },
  'stage and exam': { facets: 'stage:result', exam: 'exam-5' },
  organisation: { facets: 'organisation:org_bench3' },
  'rare word': { q: '777' },
  'common word': { q: 'recruitment' },
  'two words': { q: 'recruitment word7' },
}

const pathOf = (query: Record<string, string>) => `/api/admin/content/job?${new URLSearchParams(query)}`

/** A long list of jobs beside one of a thousand. */
export const measureOfficeList = (): Promise<Figure[]> =>
  compareLengths('office list', { fill, queries, pathOf, ready: async (product) => rebuilt(await product.d1()) })
