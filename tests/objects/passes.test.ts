import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { everyExam, type DraftKind } from '../../domain/content.ts'
import type { AccessItem } from '../../domain/purchases/access.ts'
import { passId } from '../../domain/purchases/offers.ts'
import { entitlements } from '../../drizzle/schema/index.ts'
import { makeServices } from '../../worker/platform/context.ts'
import { loadEntitlements, loadRights } from '../../worker/purchases/purchases.usecases.ts'
import { db, prepareDatabase, servicesAt, unique } from './support.ts'
import { slowStatements, watched } from './watched.ts'

beforeAll(prepareDatabase)

const now = Date.now()
const dayMs = 86_400_000

const list = (kind: DraftKind, id: string, exams: readonly string[]) =>
  Promise.all(
    exams.map((exam) =>
      db.run(sql`INSERT INTO item_exams (kind, item_id, exam, title_en) VALUES (${kind}, ${id}, ${exam}, 'Title')`),
    ),
  )

const paid = (id: string, parts: Partial<AccessItem> = {}): AccessItem => ({
  id,
  access: 'paid',
  seriesId: null,
  hasPreview: false,
  ...parts,
})

type RightParts = Partial<typeof entitlements.$inferInsert>

/** A student with a right. */
const owner = async (itemId: string, parts: RightParts = {}): Promise<string> => {
  const userId = unique('user')
  await db
    .insert(entitlements)
    .values({ id: unique('ent'), userId, itemId, startsAt: now - dayMs, endsAt: now + dayMs, ...parts })
  return userId
}

const stateFor = async (userId: string, item: AccessItem) =>
  (
    await loadEntitlements(
      servicesAt(() => now),
      userId,
      [item],
    )
  )(item)

describe('a pass (PAY-74)', () => {
  test('opens every item that names its exam, or is for every exam, and no other', async () => {
    const [one, two, any] = [unique('mat'), unique('vid'), unique('crs')]
    await list('material', one, ['jee', 'neet'])
    await list('video', two, ['ssc'])
    await list('course', any, [everyExam])
    const items = [one, two, any].map((id) => paid(id))
    const userId = await owner(passId('neet'))
    const stateOf = await loadEntitlements(
      servicesAt(() => now),
      userId,
      items,
    )
    expect(items.map(stateOf)).toEqual(['open', 'locked', 'open'])
    const all = await loadEntitlements(
      servicesAt(() => now),
      await owner(passId(null)),
      items,
    )
    expect(items.map(all)).toEqual(['open', 'open', 'open'])
  })

  test('opens what comes with a series or a course of its exam', async () => {
    const [seriesId, courseId] = [unique('ser'), unique('crs')]
    await list('series', seriesId, ['gate'])
    await list('course', courseId, ['gate'])
    const userId = await owner(passId('gate'))
    expect(await stateFor(userId, paid(unique('tst'), { access: 'series', seriesId }))).toBe('open')
    const course = { id: courseId, access: 'paid' as const, seriesId: null }
    expect(await stateFor(userId, paid(unique('mat'), { course }))).toBe('open')
    // What is sold by itself does not come with the series in which it is listed.
    expect(await stateFor(userId, paid(unique('tst'), { seriesId }))).toBe('locked')
  })

  test.each<[string, RightParts]>([
    ['has ended', { endsAt: now }],
    ['begins later', { startsAt: now + 1 }],
    ['was taken back', { revokedAt: now - 1 }],
  ])('opens nothing when it %s', async (_, parts) => {
    const id = unique('mat')
    await list('material', id, ['upsc'])
    expect(await stateFor(await owner(passId('upsc'), parts), paid(id))).toBe('locked')
  })

  test('lasts as long as the latest right to the item', async () => {
    const id = unique('mat')
    await list('material', id, ['upsc'])
    const userId = await owner(passId('upsc'), { endsAt: now + 9 * dayMs })
    await db
      .insert(entitlements)
      .values({ id: unique('ent'), userId, itemId: id, startsAt: now - dayMs, endsAt: now + dayMs })
    const item = paid(id)
    const { endOf } = await loadRights(
      servicesAt(() => now),
      userId,
      [item],
    )
    expect(endOf(item)).toBe(now + 9 * dayMs)
    const others = await loadRights(
      servicesAt(() => now),
      unique('user'),
      [item],
    )
    expect(others.endOf(item)).toBeNull()
  })

  test('is found by indexes, in one statement for a page of items', async () => {
    const watch = watched()
    const items = Array.from({ length: 200 }, () => paid(unique('mat')))
    await loadEntitlements(
      makeServices(watch.bindings, () => undefined),
      unique('user'),
      items,
    )
    expect(watch.statements.size).toBe(1)
    expect(await slowStatements(watch.statements)).toEqual([])
    const [statement = ''] = watch.statements
    const plan = await db.$client
      .prepare(`EXPLAIN QUERY PLAN ${statement}`)
      .bind(...Array.from({ length: (statement.match(/\?/g) ?? []).length }, () => '[]'))
      .all<{ detail: string }>()
    const details = plan.results.map(({ detail }) => detail)
    expect(details).toContainEqual(expect.stringMatching(/SEARCH pass USING .*entitlements_user_idx .*item_id>/))
    expect(details).toContainEqual(expect.stringMatching(/SEARCH item_exams .*kind=\? AND item_id=\? AND exam=\?/))
  })
})
