import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { isMarked, markOf, setMark } from '../../scripts/storage/mark.ts'
import { openStorage } from '../../scripts/storage/open.ts'

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
