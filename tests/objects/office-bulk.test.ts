import { eq, sql } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import type { BulkOrder, BulkView } from '../../domain/content/bulk.ts'
import type { DraftBody } from '../../domain/content/contract.ts'
import type { OfficeFilter } from '../../domain/content/office-query.ts'
import * as schema from '../../drizzle/schema/index.ts'
import { readBulk, runBulkAct, startBulk, undoBulkAct } from '../../worker/content/bulk.usecases.ts'
import { claimRevision } from '../../worker/content/drafts.store.ts'
import { createItem } from '../../worker/content/creation.usecases.ts'
import { readItem, saveDraft } from '../../worker/content/drafts.usecases.ts'
import { publish } from '../../worker/content/publishing.usecases.ts'
import { materialContent } from '../../worker/materials/materials.content.ts'
import { bodyWith, kindFixtures } from './content-bodies.ts'
import { db, prepareDatabase, servicesAt, unique } from './support.ts'
import { takeStep } from './take-step.ts'

beforeAll(prepareDatabase)

const [, material] = kindFixtures.find(([, { kind }]) => kind === materialContent) ?? []
if (!material) throw new Error('There are materials.')
const { kind } = material

/** Takes the steps of a phase until it ends. */
const finish = async (taskId: string): Promise<void> => {
  for (let step = 0; step < 50; step += 1) {
    const task = await db.select().from(schema.tasks).where(eq(schema.tasks.id, taskId)).get()
    if (task?.state !== 'waiting' && task?.state !== 'running') return
    await takeStep(servicesAt(), taskId)
  }
}

const bodyOf = (changes: DraftBody = {}): DraftBody => ({
  ...bodyWith(material, unique('bulk-').toLowerCase(), unique('word')),
  ...changes,
})

const newItem = async (by: string, isPublished: boolean, changes: DraftBody = {}): Promise<string> => {
  const { id, revision } = await createItem(servicesAt(), kind, bodyOf(changes), by)
  if (isPublished) await publish(servicesAt(), kind, id, { revision }, by)
  return id
}

const bulk = (by: string) => ({
  start: async (order: BulkOrder, on: { ids: string[] } | { filter: OfficeFilter }) => {
    const { bulkId } = await startBulk(servicesAt(), 'material', { ...order, ...on }, by)
    await finish(bulkId)
    return bulkId
  },
  run: async (bulkId: string) => {
    await runBulkAct(servicesAt(), 'material', bulkId, by)
    await finish(`${bulkId}_run`)
  },
  undo: async (bulkId: string) => {
    await undoBulkAct(servicesAt(), 'material', bulkId, by)
    await finish(`${bulkId}_undo`)
  },
  view: (bulkId: string): Promise<BulkView> => readBulk(servicesAt(), 'material', bulkId, by),
})

const stateOf = async (id: string) => {
  const { state, draft } = await readItem(servicesAt(), kind, id)
  return { state, hasDraft: draft.isStored, exams: draft.body.exams, access: draft.body.access }
}

describe('a bulk act', () => {
  test('names refused items in a dry run, then changes the others (OFC-11, OFC-12)', async () => {
    const by = unique('usr_')
    const { start, run, view } = bulk(by)
    const [ready, incomplete, shown] = [
      await newItem(by, false),
      await newItem(by, false, { title: { en: '', hi: '' } }),
      await newItem(by, true),
    ]
    const bulkId = await start({ act: 'publish' }, { filter: { by } })
    const checked = await view(bulkId)
    expect(checked).toMatchObject({ phase: 'check', state: 'done', counts: { ready: 1, refused: 2, done: 0 } })
    expect(checked.ready.map(({ id }) => id)).toEqual([ready])
    expect(new Map(checked.refused.map(({ id, reason }) => [id, reason]))).toEqual(
      new Map([
        [incomplete, 'incomplete'],
        [shown, 'published_already'],
      ]),
    )
    expect((await stateOf(ready)).state).toBe('draft')
    await run(bulkId)
    expect(await view(bulkId)).toMatchObject({ phase: 'run', state: 'done', counts: { ready: 0, refused: 2, done: 1 } })
    expect((await stateOf(ready)).state).toBe('published')
    expect((await stateOf(incomplete)).state).toBe('draft')
    const rows = await db.all<{ act: string }>(
      sql`SELECT act FROM audit_log WHERE item_id = ${ready} AND detail ->> 'bulkId' = ${bulkId}`,
    )
    expect(rows.map(({ act }) => act)).toEqual(['content.published'])
  })

  test.each<[string, BulkOrder]>([
    ['publishing', { act: 'publish' }],
    ['unpublishing', { act: 'unpublish' }],
    ['moving to the bin', { act: 'trash' }],
    ['adding an exam', { act: 'add_exam', exam: 'banking' }],
    ['removing an exam', { act: 'remove_exam', exam: 'ssc' }],
    ['setting the access', { act: 'set_access', access: 'paid' }],
    ['scheduling', { act: 'schedule', at: Date.now() + 86_400_000 }],
  ])('%s is undone in one step (OFC-13)', async (_name, order) => {
    const by = unique('usr_')
    const { start, run, undo, view } = bulk(by)
    const ids = [await newItem(by, false), await newItem(by, true), await newItem(by, true)]
    const edited = ids[2] ?? ''
    const { revision } = (await readItem(servicesAt(), kind, edited)).draft
    await saveDraft(servicesAt(), kind, edited, { revision, body: bodyOf() }, by)
    const before = await Promise.all(ids.map(stateOf))
    const bulkId = await start(order, { ids })
    await run(bulkId)
    const { counts } = await view(bulkId)
    expect(counts.done).toBeGreaterThan(0)
    expect(await Promise.all(ids.map(stateOf))).not.toEqual(before)
    await undo(bulkId)
    expect((await view(bulkId)).counts).toMatchObject({ undone: counts.done, kept: 0, done: 0 })
    // A first publication stays in the history: the item is then unpublished instead of a mere draft.
    const expected = before.map((each) =>
      each.state === 'draft' && order.act === 'publish' ? { ...each, state: 'unpublished' } : each,
    )
    expect(await Promise.all(ids.map(stateOf))).toEqual(expected)
  })

  test('refuses a save that began before the undo, so that its editor merges it (OFC-13)', async () => {
    const { id, revision } = await createItem(
      servicesAt(),
      materialContent,
      { title: { en: 'Draft', hi: '' } },
      'usr_1',
    )
    expect(await claimRevision(db, { kind: 'material', itemId: id }, revision)).toBe(true)
    const save = { revision, body: { title: { en: 'Late', hi: '' } } }
    await expect(saveDraft(servicesAt(), materialContent, id, save, 'usr_2')).rejects.toMatchObject({
      code: 'content.revision_conflict',
    })
    expect(await claimRevision(db, { kind: 'material', itemId: id }, revision)).toBe(false)
  })

  test('is not undone where an item was changed since (OFC-13)', async () => {
    const by = unique('usr_')
    const { start, run, undo, view } = bulk(by)
    const [first, second] = [await newItem(by, true), await newItem(by, true)]
    const bulkId = await start({ act: 'unpublish' }, { ids: [first, second] })
    await run(bulkId)
    const { revision } = (await readItem(servicesAt(), kind, second)).draft
    await saveDraft(servicesAt(), kind, second, { revision, body: bodyOf() }, by)
    await undo(bulkId)
    const { counts, refused } = await view(bulkId)
    expect(counts).toMatchObject({ undone: 1, kept: 1 })
    expect(refused).toMatchObject([{ id: second, reason: 'changed' }])
    expect((await stateOf(first)).state).toBe('published')
    expect((await stateOf(second)).state).toBe('unpublished')
  })

  test('does not schedule for a time that has passed (OFC-12)', async () => {
    const by = unique('usr_')
    const { start, view } = bulk(by)
    const bulkId = await start({ act: 'schedule', at: Date.now() - 60_000 }, { ids: [await newItem(by, false)] })
    expect((await view(bulkId)).refused).toMatchObject([{ reason: 'past' }])
  })

  test('runs once however often it is started, and is hidden from other administrators (OFC-12)', async () => {
    const by = unique('usr_')
    const { start, run, view } = bulk(by)
    const bulkId = await start({ act: 'unpublish' }, { ids: [await newItem(by, true), 'mat_none'] })
    expect((await view(bulkId)).refused).toMatchObject([{ id: 'mat_none', reason: 'gone' }])
    await Promise.all([run(bulkId), run(bulkId)])
    await run(bulkId)
    expect((await view(bulkId)).counts.done).toBe(1)
    await expect(readBulk(servicesAt(), 'material', bulkId, 'usr_other')).rejects.toMatchObject({ status: 404 })
  })
})
