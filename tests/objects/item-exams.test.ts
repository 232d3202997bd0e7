import { applyD1Migrations } from 'cloudflare:test'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as schema from '../../drizzle/schema/index.ts'
import { examRows } from '../../worker/content/exams.ts'
import { listMaterials } from '../../worker/materials/materials.usecases.ts'
import { makeServices } from '../../worker/platform/context.ts'
import { db, env, prepareDatabase, servicesAt, unique } from './support.ts'
import { slowStatements, watched } from './watched.ts'

beforeAll(prepareDatabase)

const added: string[] = []

// Removes what these tests created: other files list the demo in the same database.
afterAll(async () => {
  for (const id of added) {
    await db.delete(schema.itemExams).where(eq(schema.itemExams.itemId, id))
    await db.delete(schema.materials).where(eq(schema.materials.id, id))
  }
})

const text = { en: 'Notes', hi: 'नोट्स' }

/** Published materials, newest first, a second apart; every third names no exam, the others `exam`. */
const addMaterials = async (count: number, exam: string) => {
  const ids = Array.from({ length: count }, () => unique('mat_'))
  added.push(...ids)
  for (const [index, id] of ids.entries()) {
    const exams = index % 3 === 2 ? [] : [exam]
    const publishedAt = 9_000_000_000_000 - index * 1_000
    const title = { en: `${String.fromCharCode(97 + (index % 26))} ${id}`, hi: '' }
    await db.insert(schema.itemExams).values(examRows('material', { id, title, exams, listedAt: publishedAt }))
    await db.insert(schema.materials).values({
      id,
      slug: id,
      title,
      summary: text,
      state: 'published',
      access: index % 2 ? 'free' : 'series',
      exams,
      languages: ['en'],
      currentVersionId: `${id}_v1`,
      publishedAt,
      updatedAt: 1,
      kind: 'notes',
      subject: 'computer',
      extent: { bytes: {}, pages: {}, chapters: null, minutes: 5 },
    })
  }
  return ids
}

const everyPage = async (query: Parameters<typeof listMaterials>[2]) => {
  const seen: string[] = []
  let cursor: string | undefined
  do {
    const page = await listMaterials(servicesAt(), null, { ...query, cursor })
    seen.push(...page.items.map(({ id }) => id))
    cursor = page.next ?? undefined
    if (!cursor) expect(page.count).toBe(seen.length)
  } while (cursor)
  return seen
}

describe('the list of an exam (CNT-23, CNT-24)', () => {
  test('holds items that name the exam and items that name none, each once over all pages, under both orders and other filters', async () => {
    const exam = unique('exam')
    const ids = await addMaterials(40, exam)
    await addMaterials(3, unique('other'))
    const ofExam = (seen: string[]) => seen.filter((id) => ids.includes(id))
    const newest = await everyPage({ exam })
    expect(ofExam(newest)).toEqual(ids)
    expect(new Set(newest).size).toBe(newest.length)
    expect(ofExam(await everyPage({ exam, access: 'free' }))).toEqual(ids.filter((_, index) => index % 2 === 1))
    const rows = await db.select({ id: schema.materials.id, title: schema.materials.titleEn }).from(schema.materials)
    const titles = new Map(rows.map(({ id, title }) => [id, title ?? '']))
    const byTitle = await everyPage({ exam, sort: 'title' })
    expect(ofExam(byTitle)).toEqual(
      ids.toSorted((one, other) => ((titles.get(one) ?? '') < (titles.get(other) ?? '') ? -1 : 1)),
    )
    expect(ofExam(await everyPage({ exam: 'unknown' }))).toEqual(ids.filter((_, index) => index % 3 === 2))
  })

  test('is read from an index, starting at the cursor', async () => {
    const { bindings, statements } = watched()
    const services = makeServices(bindings, () => {}, 'https://taiyari.test')
    for (const sort of ['newest', 'title'] as const) {
      const { next } = await listMaterials(services, null, { sort, exam: 'ssc' })
      await listMaterials(services, null, { sort, exam: 'ssc', ...(next && { cursor: next }) })
      await listMaterials(services, null, { sort, exam: 'ssc', subject: 'maths', q: 'x', access: 'free' })
    }
    expect(await slowStatements(statements)).toEqual([])
  })
})

test('the migration gives every item a row for each of its exams and lists the published ones (CNT-23)', async () => {
  const at = env.MIGRATIONS.findIndex(({ name }) => name.endsWith('_create_item_exams.sql'))
  const older = env.OLDER_CONTENT_DB
  await applyD1Migrations(older, env.MIGRATIONS.slice(0, at))
  const add = (id: string, exams: string[], state: string) =>
    older
      .prepare(
        `INSERT INTO materials (id, slug, title, summary, state, access, exams, languages, current_version_id,
           published_at, updated_at, kind, subject, extent)
         VALUES (?1, ?1, '{"en":"Notes","hi":""}', '{}', ?3, 'free', ?2, '["en"]', 'v', 5, 5, 'notes', 'maths', '{}')`,
      )
      .bind(id, JSON.stringify(exams), state)
  await older.batch([
    add('two', ['ssc', 'neet'], 'published'),
    add('none', [], 'published'),
    add('draft', ['ssc'], 'draft'),
  ])
  await applyD1Migrations(older, env.MIGRATIONS)
  const { results } = await older.prepare('SELECT * FROM item_exams ORDER BY item_id, exam').all()
  const row = (itemId: string, exam: string, listedAt: number | null) => ({
    kind: 'material',
    item_id: itemId,
    exam,
    listed_at: listedAt,
    title_en: 'Notes',
  })
  expect(results).toEqual([row('draft', 'ssc', null), row('none', '*', 5), row('two', 'neet', 5), row('two', 'ssc', 5)])
})
