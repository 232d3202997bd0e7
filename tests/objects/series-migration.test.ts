import { applyD1Migrations } from 'cloudflare:test'
import { expect, test } from 'vitest'
import { env } from './support.ts'

const older = env.OLDER_SERIES_DB

const title = '{"en":"Mocks","hi":"मॉक"}'
const faq = (hi: string) => JSON.stringify([{ question: { en: 'Why?', hi: 'क्यों?' }, answer: { en: 'So.', hi } }])

const addSeries = (id: string, state: string, answer: string) =>
  older
    .prepare(
      `INSERT INTO series (id, exam_id, title, summary, description, faq, access, price_paise, state, version,
         published_at, updated_at)
       VALUES (?1, 'exm_one', ?2, ?2, '{"en":"Ten tests","hi":"दस टेस्ट"}', ?4, 'paid', 9900, ?3, 3, 5, 6)`,
    )
    .bind(id, title, state, faq(answer))

test('the migration gives every series the columns of content, a first version and its line in the list of its exam (CAT-9)', async () => {
  const at = env.MIGRATIONS.findIndex(({ name }) => name.endsWith('_share_series_columns.sql'))
  await applyD1Migrations(older, env.MIGRATIONS.slice(0, at))
  await older.batch([
    older.prepare(`INSERT INTO exams (id, slug, title, position) VALUES ('exm_one', 'one', '{"en":"One","hi":""}', 1)`),
    addSeries('ser_Full_mocks-1', 'published', 'ऐसे।'),
    addSeries('ser_half', 'draft', ''),
    older.prepare(
      `INSERT INTO tests (id, series_id, exam_id, position, code, kind, access, state, current_version_id, release,
         updated_at)
       VALUES ('tst_one', 'ser_half', 'exm_one', 1, 'ONE', 'full', 'free', 'live', 'tst_one_v1', '{"rule":"at_once"}', 1)`,
    ),
  ])
  await applyD1Migrations(older, env.MIGRATIONS)

  const { results: series } = await older.prepare('SELECT * FROM series ORDER BY id').all()
  const shared = {
    exam_id: 'exm_one',
    exams: '["one"]',
    seo: '{}',
    title_en: 'Mocks',
    updated_at: 6,
  }
  expect(series).toMatchObject([
    { ...shared, slug: 'full-mocks-1', languages: '["en","hi"]', current_version_id: 'ser_Full_mocks-1_v1' },
    { ...shared, slug: 'half', languages: '["en"]', current_version_id: 'ser_half_v1' },
  ])
  for (const row of series) for (const name of ['description', 'faq', 'version']) expect(row).not.toHaveProperty(name)

  const { results: versions } = await older
    .prepare('SELECT id, kind, item_id, version, content FROM content_versions ORDER BY id')
    .all<{ content: string }>()
  expect(versions.map(({ content, ...row }) => [row, JSON.parse(content) as unknown])).toEqual(
    [
      ['ser_Full_mocks-1', 'ऐसे।'],
      ['ser_half', ''],
    ].map(([id, answer]) => [
      { id: `${id}_v1`, kind: 'series', item_id: id, version: 1 },
      { description: { en: 'Ten tests', hi: 'दस टेस्ट' }, faq: JSON.parse(faq(answer ?? '')) as unknown },
    ]),
  )

  const { results: listed } = await older
    .prepare("SELECT * FROM item_exams WHERE kind = 'series' ORDER BY item_id")
    .all()
  expect(listed).toEqual(
    [
      ['ser_Full_mocks-1', 5],
      ['ser_half', null],
    ].map(([id, listedAt]) => ({ kind: 'series', item_id: id, exam: 'one', listed_at: listedAt, title_en: 'Mocks' })),
  )
  const faults = await older.prepare('PRAGMA foreign_key_check').all()
  expect(faults.results).toEqual([])
  const kept = await older.prepare('SELECT series_id, slug, state, exams, position FROM tests').first()
  expect(kept).toEqual({ series_id: 'ser_half', slug: 'one', state: 'published', exams: '["one"]', position: 1 })
})
