import { applyD1Migrations } from 'cloudflare:test'
import { expect, test } from 'vitest'
import { env } from './support.ts'

const older = env.OLDER_PRICES_DB

const title = '{"en":"Mocks","hi":"मॉक"}'

const addSeries = (id: string, access: string, paise: number | null, days: number | null) =>
  older
    .prepare(
      `INSERT INTO series (id, exam_id, slug, title, summary, exams, seo, languages, access, price_paise,
         validity_days, state, current_version_id, updated_at)
       VALUES (?1, 'exm_one', ?1, ?2, ?2, '["one"]', '{}', '["en"]', ?3, ?4, ?5, 'published', ?1 || '_v1', 6)`,
    )
    .bind(id, title, access, paise, days)

const addCourse = (id: string, paise: number | null) =>
  older
    .prepare(
      `INSERT INTO courses (id, slug, title, summary, exams, seo, languages, access, subject, price_paise,
         extent, has_certificate, state, current_version_id, updated_at)
       VALUES (?1, ?1, ?2, ?2, '[]', '{}', '["en"]', 'paid', 'maths', ?3, '{}', 0, 'published', ?1 || '_v1', 7)`,
    )
    .bind(id, title, paise)

const body = JSON.stringify({ slug: 'one', pricePaise: 9900, validityDays: 30 })

const jsonOf = async (column: string, table: string): Promise<unknown[]> =>
  (
    await older.prepare(`SELECT ${column} AS value FROM ${table} ORDER BY item_id`).all<{ value: string }>()
  ).results.map(({ value }) => JSON.parse(value) as unknown)

test('the migration moves prices into offers that are not on sale, and takes them out of versions and drafts (PAY-1)', async () => {
  const at = env.MIGRATIONS.findIndex(({ name }) => name.endsWith('_move_prices_to_offers.sql'))
  await applyD1Migrations(older, env.MIGRATIONS.slice(0, at))
  await older.batch([
    older.prepare(`INSERT INTO exams (id, slug, title, position) VALUES ('exm_one', 'one', '{"en":"One","hi":""}', 1)`),
    addSeries('ser_sold', 'paid', 9_950, 180),
    addSeries('ser_free', 'free', 9_900, null),
    addSeries('ser_unpriced', 'paid', null, null),
    addCourse('crs_sold', 29_900),
    older
      .prepare(
        `INSERT INTO content_versions (id, kind, item_id, version, content, fields)
         VALUES ('ser_sold_v1', 'series', 'ser_sold', 1, '{}', ?1), ('job_one_v1', 'job', 'job_one', 1, '{}', ?1)`,
      )
      .bind(body),
    older
      .prepare(
        `INSERT INTO content_drafts (kind, item_id, revision, body, updated_at) VALUES ('course', 'crs_sold', 1, ?1, 1)`,
      )
      .bind(body),
    older
      .prepare(
        `INSERT INTO content_kept_drafts (id, kind, item_id, body, reason, saved_at, kept_at)
         VALUES ('kpt_one', 'series', 'ser_sold', ?1, 'discarded', 1, 1)`,
      )
      .bind(body),
  ])
  await applyD1Migrations(older, env.MIGRATIONS)

  const { results: offers } = await older
    .prepare('SELECT id, kind, item_id, price_paise, validity_days, state, updated_at FROM offers ORDER BY id')
    .all()
  const shared = { state: 'withdrawn' }
  expect(offers).toEqual([
    {
      ...shared,
      id: 'ofr_crs_sold',
      kind: 'course',
      item_id: 'crs_sold',
      price_paise: 29_900,
      validity_days: null,
      updated_at: 7,
    },
    {
      ...shared,
      id: 'ofr_ser_sold',
      kind: 'series',
      item_id: 'ser_sold',
      price_paise: 9_900,
      validity_days: 180,
      updated_at: 6,
    },
  ])
  const rest = { slug: 'one' }
  // Another kind keeps its fields.
  expect(await jsonOf('fields', 'content_versions')).toEqual([JSON.parse(body), rest])
  expect(await jsonOf('body', 'content_drafts')).toEqual([rest])
  expect(await jsonOf('body', 'content_kept_drafts')).toEqual([rest])
  for (const table of ['series', 'courses'])
    expect(await older.prepare(`SELECT * FROM ${table} LIMIT 1`).first()).not.toHaveProperty('price_paise')
})
