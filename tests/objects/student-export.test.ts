import { sql } from 'drizzle-orm'
import { parseCsv } from 'hucre/csv'
import { readXlsx } from 'hucre/xlsx'
import { beforeAll, describe, expect, test } from 'vitest'
import { exportDays } from '../../domain/content/export.ts'
import { countedTo } from '../../domain/lists.ts'
import { studentExports } from '../../worker/accounts/student-exports.ts'
import { purgeExports } from '../../worker/content/export.cron.ts'
import { newStudent } from './new-student.ts'
import { db, env, prepareDatabase, servicesAt, unique } from './support.ts'
import { takeStep } from './take-step.ts'

beforeAll(prepareDatabase)

const cellsOf = (bytes: Uint8Array) => parseCsv(new TextDecoder().decode(bytes))

/** Details of the newest act of an administrator. */
const actBy = async (by: string) => {
  const { act, item, detail } = await db.get<{ act: string; item: string; detail: string }>(
    sql`SELECT act, item_id AS item, detail FROM audit_log WHERE actor = ${by} ORDER BY seq DESC LIMIT 1`,
  )
  return { act, item, ...(JSON.parse(detail) as { rows: number; filter: unknown; format: string }) }
}

describe('an export of students (OFC-155)', () => {
  test('holds the filtered rows with whole addresses, begins no formula and is recorded', async () => {
    const by = unique('usr_')
    const mark = unique('sum').toLowerCase()
    await newStudent({ name: `=SUM(A1) ${mark}`, email: `${mark}@example.com`, phone: '+919876543210' })
    await newStudent({ name: `@cmd ${mark}`, isConfirmed: false })
    const query = { q: mark, sort: 'name', direction: 'asc' } as const
    const { body: csv, name } = await studentExports.now(servicesAt(), { format: 'csv', query }, by)
    expect(name).toMatch(/^taiyari-student-\d{4}-\d\d-\d\d\.csv$/)
    const [headings, ...rows] = cellsOf(csv)
    expect(headings).toContain('email')
    expect(rows.map((row) => row.slice(2, 6))).toEqual([
      [`'=SUM(A1) ${mark}`, `${mark}@example.com`, `'+919876543210`, ''],
      [`'@cmd ${mark}`, expect.stringContaining('@example.com'), '', 'unconfirmed'],
    ])
    const { body: xlsx } = await studentExports.now(servicesAt(), { format: 'xlsx', query }, by)
    const [sheet] = (await readXlsx(xlsx)).sheets
    expect(sheet?.rows).toHaveLength(3)
    const recorded = await actBy(by)
    expect(recorded).toMatchObject({ act: 'list.exported', item: 'student', rows: 2, format: 'xlsx' })
    expect(JSON.stringify(recorded.filter)).not.toContain(mark)
    await studentExports.now(servicesAt(), { format: 'csv', query: { q: `${mark}@example.com`, state: 'active' } }, by)
    expect((await actBy(by)).filter).toEqual({ q: `s•••${mark.at(-1)}@example.com`, state: 'active' })
  })

  test('of more than 1,000 rows is a task whose file only its administrator may read', async () => {
    const by = unique('usr_')
    const prefix = unique('many')
    const joined = Date.UTC(1981, 0, 5)
    const rows = countedTo + 1
    await env.DB.prepare(
      `INSERT INTO users (uid, email, display_name, provider, created_at, last_login_at, updated_at)
       WITH RECURSIVE number (value) AS (VALUES (1) UNION ALL SELECT value + 1 FROM number WHERE value < ?1)
       SELECT ?2 || value, ?2 || value || '@example.com', 'Student ' || value, 'password', ?3, ?3, ?3 FROM number`,
    )
      .bind(rows, prefix, joined)
      .run()
    const query = { date: 'joined', from: '1981-01-05', to: '1981-01-05' } as const
    const input = { format: 'csv', query } as const
    await expect(studentExports.now(servicesAt(), input, by)).rejects.toMatchObject({ code: 'content.not_possible' })
    const { taskId } = await studentExports.start(servicesAt(), input, by)
    expect(await actBy(by)).toMatchObject({ act: 'list.exported', rows, filter: query })
    await takeStep(servicesAt(), taskId)
    expect(await studentExports.read(servicesAt(), taskId, by)).toMatchObject({ state: 'done', rows })
    const { body } = await studentExports.file(servicesAt(), taskId, by)
    const cells = cellsOf(new Uint8Array(await new Response(body).arrayBuffer()))
    expect(new Set(cells.slice(1).map(([uid]) => uid)).size).toBe(rows)
    for (const read of [studentExports.file, studentExports.read])
      await expect(read(servicesAt(), taskId, 'usr_other')).rejects.toMatchObject({ status: 404 })
  })

  test('leaves nothing of the person who was searched for once its file has expired', async () => {
    const [by, address] = [unique('usr_'), `${unique('sought')}@example.com`.toLowerCase()]
    const input = { format: 'csv', query: { q: address } } as const
    const before = servicesAt(() => Date.now() - (exportDays + 1) * 86_400_000)
    await studentExports.start(before, input, by)
    const { taskId } = await studentExports.start(servicesAt(), { ...input, query: {} }, by)
    await purgeExports(servicesAt())
    const left = await db.all<{ id: string }>(sql`SELECT id FROM tasks WHERE user_id = ${by}`)
    expect(left).toEqual([{ id: taskId }])
  })
})
