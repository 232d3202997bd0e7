import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { student as en } from '../../client/i18n/en/student.ts'
import { student as hi } from '../../client/i18n/hi/student.ts'
import { states, targets } from '../../domain/accounts/student-profile.ts'
import { referenceExams } from '../../drizzle/reference/exams.ts'
import { gstStates } from '../../drizzle/reference/gst-states.ts'
import { reference, type ReferenceSet } from '../../drizzle/reference/index.ts'
import { exams, organisations, presetVersions } from '../../drizzle/schema/index.ts'
import { loadReference } from '../../scripts/load-reference.ts'
import { referenceStatements } from '../../scripts/reference-statements.ts'
import { openStorage } from '../../scripts/storage/open.ts'

const now = Date.parse('2026-06-01T06:00:00Z')
const stateDir = mkdtempSync(join(tmpdir(), 'taiyari-reference-'))
let storage: Awaited<ReturnType<typeof openStorage>>

beforeAll(async () => {
  storage = await openStorage(stateDir)
})
afterAll(async () => {
  await storage.close()
  rmSync(stateDir, { recursive: true, force: true })
})

const run = (sql: string) => storage.main.prepare(sql).run()
const rowsOf = async (table: string) => (await storage.main.prepare(`SELECT * FROM ${table} ORDER BY id`).all()).results
const tables = [
  'exams',
  'presets',
  'preset_versions',
  'preset_blueprints',
  'subjects',
  'affair_categories',
  'topics',
  'gst_states',
  'organisations',
]
const everything = async () => ({
  ...Object.fromEntries(await Promise.all(tables.map(async (table) => [table, await rowsOf(table)]))),
  loaded: (await storage.main.prepare('SELECT * FROM reference_versions ORDER BY kind').all()).results,
})

beforeEach(async () => {
  for (const table of [...tables.toReversed(), 'reference_rows', 'reference_versions'])
    await run(`DELETE FROM ${table}`)
})

describe('reference data (OPS-30, OPS-32, OPS-34)', () => {
  test('fills an empty database, and a second load changes nothing', async () => {
    await loadReference(storage.main, reference, now)
    const first = await everything()
    for (const { kind, rows } of reference) expect(await rowsOf(kind), kind).toHaveLength(rows.length)
    expect(first.exams?.[0]).toMatchObject({ title: expect.stringContaining('बैंकिंग') })
    await loadReference(storage.main, reference, now + 60_000)
    expect(await everything()).toEqual(first)
  })

  test('has a new version wherever rows have changed', () => {
    const checksumOf = (rows: unknown) => createHash('sha256').update(JSON.stringify(rows)).digest('hex').slice(0, 12)
    const found = reference.map(({ kind, rows }) => [kind, checksumOf(rows)])
    // If rows changed: raise the version of their set and update its checksum.
    expect(found).toEqual(reference.map(({ kind, checksum }) => [kind, checksum]))
  })

  test('fits the statement limits of D1', () => {
    const lengths = reference.flatMap((set) => referenceStatements(set, now)).map((sql) => Buffer.byteLength(sql))
    expect(Math.max(...lengths)).toBeLessThan(100_000)
  })

  test('gives every state one GST code, under the name that students see', () => {
    const named = gstStates.flatMap(({ state, name }) => (state === null ? [] : [[state, name] as const]))
    expect(named.map(([state]) => state).toSorted()).toEqual([...states].toSorted())
    for (const [state, name] of named) expect(name).toEqual({ en: en.state[state], hi: hi.state[state] })
    expect(gstStates.every(({ id }) => /^\d\d$/.test(id))).toBe(true)
  })
})

describe('new version of reference data (OPS-31, OPS-32, OPS-33)', () => {
  const title = (name: string) => ({ en: name, hi: `${name} हिंदी` })
  const exam = (id: string, name: string, position = 0) => ({ id: `exm_${id}`, slug: id, title: title(name), position })
  const set = (version: number, rows: Record<string, unknown>[]): ReferenceSet => ({
    kind: 'exams',
    table: exams,
    rows,
    version,
    checksum: '',
  })
  const load = (...sets: ReferenceSet[]) => loadReference(storage.main, sets, now)
  const titles = async () =>
    Object.fromEntries((await rowsOf('exams')).map((row) => [row.slug, JSON.parse(String(row.title)).en]))

  test('changes untouched rows and adds new ones', async () => {
    await load(set(1, [exam('one', 'One'), exam('two', "Two's")]))
    await load(set(2, [exam('one', 'First'), exam('two', "Two's"), exam('three', 'Three')]))
    expect(await titles()).toEqual({ one: 'First', two: "Two's", three: 'Three' })
  })

  test('updates an exam that an administrator only hid', async () => {
    await load(set(1, [exam('one', 'One')]))
    await run(`UPDATE exams SET is_hidden = 1 WHERE id = 'exm_one'`)
    await load(set(2, [exam('one', 'First')]))
    expect((await rowsOf('exams'))[0]).toMatchObject({ title: JSON.stringify(title('First')), is_hidden: 1 })
  })

  test('leaves rows that an administrator changed or removed as they are', async () => {
    await load(set(1, [exam('one', 'One'), exam('two', 'Two'), exam('three', 'Three')]))
    await run(`UPDATE exams SET title = '{"en":"Ours","hi":""}' WHERE id = 'exm_one'`)
    await run(`DELETE FROM exams WHERE id = 'exm_two'`)
    for (const version of [2, 3])
      await load(set(version, [exam('one', `v${version}`), exam('two', 'Two'), exam('three', `v${version}`)]))
    expect(await titles()).toEqual({ one: 'Ours', three: 'v3' })
  })

  test('is not undone by an older one', async () => {
    await load(set(2, [exam('one', 'Second')]))
    await load(set(1, [exam('one', 'First'), exam('two', 'Two')]))
    expect(await titles()).toEqual({ one: 'Second' })
  })

  test('does not replace an earlier row of an administrator', async () => {
    await run(`INSERT INTO exams (id, slug, title, position) VALUES ('exm_own', 'one', '{"en":"Own","hi":""}', 0)`)
    await load(set(1, [exam('one', 'One')]))
    expect(await titles()).toEqual({ one: 'Own' })
  })

  test('keeps immutable rows, and leaves out a row without its parent', async () => {
    const version = (sourceNote: string, presetId = 'pre_one') => ({
      id: `${presetId}_v1`,
      presetId,
      version: 1,
      effectiveFrom: '2026-01-01',
      sourceNote,
      pattern: { durationMinutes: 1 },
    })
    const versions = (number: number, ...rows: Record<string, unknown>[]): ReferenceSet => ({
      kind: 'preset_versions',
      table: presetVersions,
      rows,
      isImmutable: true,
      version: number,
      checksum: '',
    })
    await load(set(1, [exam('one', 'One')]))
    await run(`INSERT INTO presets (id, exam_id, name, stage) VALUES ('pre_one', 'exm_one', '{}', 'main')`)
    await load(versions(1, version('first'), version('orphan', 'pre_gone')))
    await load(versions(2, version('second')))
    expect((await rowsOf('preset_versions')).map((row) => row.source_note)).toEqual(['first'])
  })

  test('stores nulls and numbers as they are', async () => {
    const organisation = (url: string | null) => ({ id: 'org_one', name: title('One'), url, position: 7 })
    const organisationSet = (version: number, url: string | null): ReferenceSet => ({
      kind: 'organisations',
      table: organisations,
      rows: [organisation(url)],
      version,
      checksum: '',
    })
    await load(organisationSet(1, null))
    expect((await rowsOf('organisations'))[0]).toMatchObject({ url: null, position: 7 })
    await load(organisationSet(2, 'https://one.example/'))
    expect((await rowsOf('organisations'))[0]).toMatchObject({ url: 'https://one.example/', position: 7 })
  })
})

test('an exam profile can name every exam of the product (ACC-71)', () => {
  expect(targets).toEqual(expect.arrayContaining(referenceExams.map(({ slug }) => slug)))
})
