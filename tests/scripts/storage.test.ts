import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Miniflare } from 'miniflare'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { unstable_getMiniflareWorkerOptions, unstable_readConfig } from 'wrangler'
import { isMarked, markOf, setMark } from '../../scripts/storage/mark.ts'
import { root } from '../../scripts/root.ts'
import { openStorage, optionsFor } from '../../scripts/storage/open.ts'

const stateDir = mkdtempSync(join(tmpdir(), 'taiyari-storage-'))
let storage: Awaited<ReturnType<typeof openStorage>>

beforeAll(async () => {
  storage = await openStorage(stateDir)
  await storage.main.prepare('CREATE TABLE notes (id INTEGER PRIMARY KEY, text TEXT)').run()
})
afterAll(async () => {
  await storage.close()
  rmSync(stateDir, { recursive: true, force: true })
})

describe('database of the set-up (OPS-35)', () => {
  const insert = (id: number, text: string | null) =>
    storage.main.prepare('INSERT INTO notes (id, text) VALUES (?, ?)').bind(id, text)

  test('has every migration of its folder', async () => {
    const done = await storage.search.prepare('SELECT count(*) AS migrations FROM d1_migrations').first()
    expect(done?.migrations).toBeGreaterThan(0)
  })

  test('reads rows as objects, as lists and the first one', async () => {
    await storage.main.batch([insert(1, 'लिखा'), insert(2, null)])
    const read = storage.main.prepare('SELECT id, text FROM notes WHERE id <= ? ORDER BY id').bind(2)
    expect((await read.all()).results).toEqual([
      { id: 1, text: 'लिखा' },
      { id: 2, text: null },
    ])
    expect(await read.raw()).toEqual([
      [1, 'लिखा'],
      [2, null],
    ])
    expect(await read.first()).toEqual({ id: 1, text: 'लिखा' })
    expect(await read.bind(0).first()).toBeNull()
  })

  test('writes a batch whole or not at all, and names the fault', async () => {
    await expect(storage.main.batch([insert(10, 'new'), insert(10, 'twice')])).rejects.toThrow('UNIQUE')
    expect(await storage.main.prepare('SELECT id FROM notes WHERE id = 10').first()).toBeNull()
  })
})

describe('values of a database (OPS-36)', () => {
  /** D1 as the worker has it, on the same folder. */
  const served = async () => {
    const config = unstable_readConfig({ config: join(root, 'wrangler.toml') }, { hideWarnings: true })
    const { d1Databases } = unstable_getMiniflareWorkerOptions(config).workerOptions
    const worker = { name: 'reader', modules: true, script: 'export default {}', compatibilityDate: '2026-10-01' }
    const mf = new Miniflare(optionsFor(stateDir, { ...worker, d1Databases }))
    return { mf, main: (await mf.getD1Database('DB')) as unknown as D1Database }
  }

  const insert = (d1: D1Database) => d1.prepare("INSERT INTO kept (text) VALUES ('one'), ('दो')").run()
  const kept = async (d1: D1Database) => (await d1.prepare('SELECT * FROM kept ORDER BY id').all()).results
  const bound = async (d1: D1Database) =>
    (
      await d1
        .prepare('SELECT typeof(?1) AS type, ?1 AS flag, ?2 AS number, ?3 AS bytes, ?4 AS missing')
        .bind(true, 1.5, [1, 255], null)
        .all()
    ).results

  test('are bound, counted and returned as by the worker, which reads what the set-up wrote', async () => {
    await storage.main.prepare('CREATE TABLE kept (id INTEGER PRIMARY KEY, text TEXT)').run()
    const here = await insert(storage.main)
    const { mf, main } = await served()
    try {
      expect(await kept(main)).toEqual(await kept(storage.main))
      expect(await bound(main)).toEqual(await bound(storage.main))
      const there = await insert(main)
      expect(here.meta).toEqual({ changes: there.meta.changes, last_row_id: there.meta.last_row_id - 2 })
    } finally {
      await mf.dispose()
    }
  })
})

describe('prepared state folder (OPS-2)', () => {
  const now = Date.parse('2026-06-01T06:00:00Z')
  const demo = markOf({ seed: 'demo' }, now)

  test('is prepared again only on another day or for another seed', () => {
    expect(isMarked(stateDir, demo)).toBe(false)
    setMark(stateDir, demo)
    expect(isMarked(stateDir, markOf({ seed: 'demo' }, now + 60_000))).toBe(true)
    expect(isMarked(stateDir, markOf({ seed: 'none' }, now))).toBe(false)
    expect(isMarked(stateDir, markOf({ seed: 'demo', pastAttempts: true }, now))).toBe(false)
    expect(isMarked(stateDir, markOf({ seed: 'demo' }, now + 24 * 3_600_000))).toBe(false)
  })
})
