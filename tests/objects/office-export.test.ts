import { readXlsx } from 'hucre/xlsx'
import { parseCsv } from 'hucre/csv'
import { getTableColumns } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { instantInIndia, startOfDayInIndia } from '../../domain/india.ts'
import type { OfficeItem } from '../../domain/content/office-list.ts'
import { maxExportRows } from '../../domain/content/export.ts'
import { officeItems } from '../../drizzle/schema/index.ts'
import { createItem } from '../../worker/content/creation.usecases.ts'
import { cellsOf, headingsOf } from '../../worker/content/export-rows.ts'
import { contentExports } from '../../worker/content/export.usecases.ts'
import { purgeExports } from '../../worker/content/export.cron.ts'
import { partKey } from '../../worker/data-rights/export.task.ts'
import { materialContent } from '../../worker/materials/materials.content.ts'
import { env, prepareDatabase, servicesAt, unique } from './support.ts'
import { takeStep } from './take-step.ts'

beforeAll(prepareDatabase)

const titles = ['=1+1', '+91 99', '-5', '@home', '\tTab', 'गणित, "नोट्स"\nदूसरी पंक्ति']

const job: OfficeItem = {
  kind: 'job',
  id: 'job_1',
  title: { en: 'Clerk', hi: 'लिपिक' },
  state: 'published',
  hasDraft: false,
  scheduledAt: null,
  slug: 'clerk',
  code: '',
  access: 'free',
  exams: [],
  languages: ['en', 'hi'],
  publishedAt: null,
  dueAt: null,
  changedAt: 0,
  changedBy: null,
  deletedAt: null,
  own: {},
}

/** Drafts with these titles, by an administrator of their own. */
const newItems = async (): Promise<string> => {
  const by = unique('usr_')
  for (const en of titles) await createItem(servicesAt(), materialContent, { title: { en, hi: `${en} हिंदी` } }, by)
  return by
}

const cellsOfCsv = (bytes: Uint8Array) => parseCsv(new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes).slice(1))

describe('an export (OFC-15)', () => {
  test('holds exactly the filtered rows, and no cell begins a formula', async () => {
    const by = await newItems()
    const query = { by, sort: 'title', direction: 'asc' } as const
    const { body: csv } = await contentExports.now(servicesAt(), { list: 'material', format: 'csv', query }, by)
    expect(Array.from(csv.slice(0, 3))).toEqual([0xef, 0xbb, 0xbf])
    const [headings, ...rows] = cellsOfCsv(csv)
    expect(headings?.slice(0, 4)).toEqual(['id', 'title_en', 'title_hi', 'state'])
    expect(rows).toHaveLength(titles.length)
    for (const row of rows) for (const cell of row) expect(String(cell)).not.toMatch(/^[=+\-@\t\r]/)
    expect(rows.map((row) => row[1])).toContain(`'=1+1`)
    expect(rows.map((row) => row[2])).toContain('गणित, "नोट्स"\nदूसरी पंक्ति हिंदी')

    const { body: xlsx } = await contentExports.now(servicesAt(), { list: 'material', format: 'xlsx', query }, by)
    const [sheet] = (await readXlsx(xlsx)).sheets
    expect(sheet?.rows.map((row) => row.slice(0, 3).map(String))).toEqual(
      cellsOfCsv(csv).map((row) => row.slice(0, 3).map(String)),
    )
  })

  test('names the last minute of a day that ends at midnight', () => {
    const due = headingsOf([]).indexOf('due_ist')
    const ending = (dueAt: number) => cellsOf({ ...job, dueAt }, [])[due]
    expect(ending(startOfDayInIndia('2026-11-29'))).toBe('2026-11-28 23:59')
    expect(ending(instantInIndia('2026-11-28', '17:00'))).toBe('2026-11-28 17:00')
  })

  test('of a long list is a task whose file only its administrator may read', async () => {
    const by = await newItems()
    const { taskId } = await contentExports.start(servicesAt(), { list: 'material', format: 'csv', query: { by } }, by)
    expect(await contentExports.read(servicesAt(), taskId, by)).toMatchObject({ state: 'waiting', rows: null })
    await takeStep(servicesAt(), taskId)
    expect(await contentExports.read(servicesAt(), taskId, by)).toMatchObject({ state: 'done', rows: titles.length })
    const { body } = await contentExports.file(servicesAt(), taskId, by)
    expect(cellsOfCsv(new Uint8Array(await new Response(body).arrayBuffer()))).toHaveLength(titles.length + 1)
    await expect(contentExports.file(servicesAt(), taskId, 'usr_other')).rejects.toMatchObject({ status: 404 })
    await expect(contentExports.read(servicesAt(), taskId, 'usr_other')).rejects.toMatchObject({ status: 404 })
  })

  test('of more rows than a file holds is refused, and leaves no task', async () => {
    const by = unique('usr_')
    const { id } = await createItem(servicesAt(), materialContent, { title: { en: 'Row', hi: 'पंक्ति' } }, by)
    const columns = Object.values(getTableColumns(officeItems)).map(({ name }) => name)
    const names = columns.map((name) => `"${name}"`).join(', ')
    const copies = columns
      .map((name) => (name === 'item_id' ? `'${id}_' || number.value` : `item."${name}"`))
      .join(', ')
    await env.DB.prepare(
      `INSERT INTO office_items (${names}) WITH RECURSIVE number (value) AS (VALUES (1) UNION ALL SELECT value + 1 FROM number WHERE value < ?2)
       SELECT ${copies} FROM number CROSS JOIN office_items AS item ON item.item_id = ?1`,
    )
      .bind(id, maxExportRows)
      .run()
    const start = () => contentExports.start(servicesAt(), { list: 'material', format: 'xlsx', query: {} }, by)
    await expect(start()).rejects.toMatchObject({ status: 409, code: 'content.not_possible' })
    expect(await env.DB.prepare('SELECT count(*) AS count FROM tasks WHERE user_id = ?1').bind(by).first('count')).toBe(
      0,
    )
    await env.DB.prepare(`DELETE FROM office_items WHERE item_id LIKE ?1`).bind(`${id}_%`).run()
  })

  test('is deleted after two days, and a student’s copy of their data is not (OFC-15)', async () => {
    const by = await newItems()
    const { taskId } = await contentExports.start(servicesAt(), { list: 'material', format: 'csv', query: { by } }, by)
    await takeStep(servicesAt(), taskId)
    const copy = partKey(unique('usr_'), taskId, 0)
    await env.FILES.put(copy, '{}')
    await purgeExports(servicesAt(() => Date.now() + 3 * 86_400_000))
    await expect(contentExports.file(servicesAt(), taskId, by)).rejects.toMatchObject({ status: 404 })
    expect(await env.FILES.head(copy)).not.toBeNull()
    await env.FILES.delete(copy)
  })
})
