import { drizzle } from 'drizzle-orm/d1'
import { eq, sql } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { schedulerActor } from '../../domain/activities/acts.ts'
import * as schema from '../../drizzle/schema/index.ts'
import { namesOf } from '../../worker/accounts/people.usecases.ts'
import { listActivities } from '../../worker/activities/activities.usecases.ts'
import { inAuditedTransaction, recordAct, type Act } from '../../worker/activities/audit.ts'
import { sealActivities, verifyChain } from '../../worker/activities/chain.usecases.ts'
import { auditedAct, recordCutOff } from '../../worker/activities/intents.ts'
import { keyDestruction } from '../../worker/activities/personal.ts'
import { createItem } from '../../worker/content/creation.usecases.ts'
import { titlesOf } from '../../worker/content/office-list.usecases.ts'
import { saveDraft } from '../../worker/content/drafts.usecases.ts'
import { purge, trash } from '../../worker/content/trash.usecases.ts'
import { materialContent } from '../../worker/materials/materials.content.ts'
import { AppError } from '../../worker/platform/errors.ts'
import { encodeCursor } from '../../worker/platform/paging.ts'
import { db, env, logged, prepareDatabase, servicesAt, unique } from './support.ts'
import { slowStatements, watched } from './watched.ts'

beforeAll(prepareDatabase)

const caller = { requestId: 'req_1', address: '203.0.113.77', userAgent: 'Mozilla/5.0 (Android 14) Chrome/130.0' }
const services = (now = Date.now()) => servicesAt(() => now, { caller })

const newUser = async (name: string): Promise<string> => {
  const id = unique('usr')
  const at = new Date()
  const row = { id, name, email: `${id.toLowerCase()}@example.test`, createdAt: at, updatedAt: at }
  await db.insert(schema.authUsers).values(row)
  return id
}

const rebuilt = (actor: string | null, more: Partial<Act> = {}): Act => ({
  actor,
  act: 'search.rebuilt',
  kind: 'search',
  itemId: unique('index'),
  ...more,
})

/** Changes a row past the trigger, and puts both back. */
const tampered = async (seq: number, run: () => Promise<void>) => {
  const named = "name = 'audit_log_keeps_rows_on_update'"
  const trigger = await env.DB.prepare(`SELECT sql FROM sqlite_master WHERE ${named}`).first<{ sql: string }>()
  const setReason = (reason: string | null) =>
    env.DB.prepare('UPDATE audit_log SET reason = ?1 WHERE seq = ?2').bind(reason, seq).run()
  await env.DB.prepare('DROP TRIGGER audit_log_keeps_rows_on_update').run()
  await setReason('a better reason')
  await run()
  await setReason(null)
  await env.DB.prepare(trigger?.sql ?? '').run()
}

const rowOf = (itemId: string) => db.select().from(schema.auditLog).where(eq(schema.auditLog.itemId, itemId)).get()

const seal = async () => {
  await logged('info', () => sealActivities(servicesAt()))
}

type Query = Parameters<typeof listActivities>[1]

const list = (query: Query) => listActivities(services(), query, { namesOf, titlesOf })

describe('the audit log (OFC-55, OFC-91)', () => {
  test('refuses to change and to delete rows', async () => {
    await recordAct(services(), rebuilt(null))
    await seal()
    for (const table of ['audit_log', 'audit_chain']) {
      await expect(env.DB.prepare(`UPDATE ${table} SET seq = seq + 1`).run()).rejects.toThrow('append-only')
      await expect(env.DB.prepare(`DELETE FROM ${table}`).run()).rejects.toThrow('append-only')
    }
  })

  test('has a row exactly when the statement of the act changed something', async () => {
    const act = rebuilt(null)
    const none = await inAuditedTransaction(services(), act, [sql`UPDATE tasks SET done = 1 WHERE id = 'none'`])
    expect([none.isDone, await rowOf(act.itemId)]).toEqual([false, undefined])
    const user = await newUser('Asha')
    const rename = sql`UPDATE auth_users SET name = 'Usha' WHERE id = ${user}`
    expect((await inAuditedTransaction(services(), act, [rename])).isDone).toBe(true)
    expect(await rowOf(act.itemId)).toMatchObject({ act: 'search.rebuilt', actor: null, requestId: 'req_1' })
  })

  test('records actor, subject, changes, reason and origin, with personal values encrypted', async () => {
    const [admin, student] = [await newUser('Meera'), await newUser('Ravindra Kumar')]
    const about = { before: { birthDate: '2009-05-06', same: 1 }, after: { birthDate: '2000-05-06', same: 1 } }
    await recordAct(services(), {
      ...about,
      actor: admin,
      act: 'student.birth_date_corrected',
      kind: 'student',
      itemId: student,
      person: student,
      reason: 'Ravindra Kumar showed a certificate',
    })
    const { items } = await list({ kind: 'student', item: student })
    expect(items).toMatchObject([
      {
        actor: { id: admin, name: 'Meera' },
        person: { id: student, name: 'Ravindra Kumar' },
        itemId: student,
        changes: [{ field: 'birthDate', before: '2009-05-06', after: '2000-05-06' }],
        reason: 'Ravindra Kumar showed a certificate',
        origin: { network: '203.0.113.0/24', device: 'Chrome, Android' },
        isErased: false,
      },
    ])
    const stored = JSON.stringify(await db.select().from(schema.auditLog))
    for (const text of [student, 'Ravindra', '2000-05-06', '203.0.113']) expect(stored).not.toContain(text)
  })
})

describe('the chain (OFC-55, OFC-93)', () => {
  test('seals rows in the order of their numbers while many write, and two runs at once seal each once', async () => {
    await logged('info', async () => {
      const writes = Array.from({ length: 60 }, () => recordAct(services(), rebuilt(null)))
      await Promise.all([...writes, sealActivities(servicesAt()), sealActivities(servicesAt())])
      await Promise.all([sealActivities(servicesAt()), sealActivities(servicesAt())])
    })
    const rows = await db.select({ seq: schema.auditLog.seq }).from(schema.auditLog).orderBy(schema.auditLog.seq)
    const seals = await db.select({ seq: schema.auditChain.seq }).from(schema.auditChain).orderBy(schema.auditChain.seq)
    expect(rows.map(({ seq }) => seq)).toEqual(rows.map((_, index) => index + 1))
    expect(seals).toEqual(rows)
    expect(await verifyChain(services(), 0)).toMatchObject({
      lastSealed: rows.length,
      verified: rows.length,
      waiting: 0,
      firstBroken: null,
      next: null,
    })
  })

  test('names the first changed row, and the rows that are not sealed yet', async () => {
    const act = rebuilt(null)
    for (const each of [rebuilt(null), act, rebuilt(null)]) await recordAct(services(), each)
    await seal()
    await recordAct(services(), rebuilt(null))
    const changed = (await rowOf(act.itemId))?.seq ?? 0
    await tampered(changed, async () => {
      expect(await verifyChain(services(), 0)).toMatchObject({ firstBroken: changed, waiting: 1 })
      expect((await verifyChain(services(), changed)).firstBroken).toBeNull()
    })
    expect((await verifyChain(services(), 0)).firstBroken).toBeNull()
  })

  test('notices that its end was removed, by the copy of the head outside the database', async () => {
    await seal()
    const { lastSealed } = await verifyChain(services(), 0)
    await env.KV.put('audit:head', JSON.stringify({ seq: lastSealed + 3, hash: 'f'.repeat(64) }))
    expect((await verifyChain(services(), 0)).firstBroken).toBe(lastSealed + 1)
    await env.KV.put('audit:head', JSON.stringify({ seq: lastSealed, hash: 'f'.repeat(64) }))
    expect((await verifyChain(services(), 0)).firstBroken).toBe(lastSealed)
    await env.KV.delete('audit:head')
  })

  test('holds after an account is erased, whose names and values are then unreadable (PRV-6)', async () => {
    const student = await newUser('Leela Devi')
    const act = { actor: student, act: 'account.email_changed', kind: 'account', itemId: student } as const
    await recordAct(services(), { ...act, person: student, after: { email: 'leela@example.test' } })
    const [before] = (await list({ actor: student })).items
    expect(before?.changes).toEqual([{ field: 'email', after: 'leela@example.test' }])
    await seal()
    await db.run(keyDestruction(student))
    await db.delete(schema.authUsers).where(eq(schema.authUsers.id, student))
    expect(await verifyChain(services(), 0)).toMatchObject({ firstBroken: null, waiting: 0 })
    const { items } = await list({ act: 'account.email_changed' })
    const after = items.find(({ seq }) => seq === before?.seq)
    expect(after).toMatchObject({ isErased: true, changes: [], origin: null, person: { name: null } })
    expect(JSON.stringify(after)).not.toContain(student)
  })
})

describe('acts outside the database (OFC-91)', () => {
  const reset = (itemId: string): Act => ({ actor: null, act: 'attempt.reset', kind: 'attempt', itemId })
  /** Number of acts on items that are begun and not recorded yet. */
  const open = async (...itemIds: string[]) =>
    (await db.select().from(schema.auditIntents)).filter((intent) =>
      itemIds.some((itemId) => JSON.stringify(intent).includes(itemId)),
    ).length

  test('leave a row when they succeed and none when they are refused', async () => {
    const [done, refused] = [unique('att'), unique('att')]
    expect(await auditedAct(services(), reset(done), async () => 'reset')).toBe('reset')
    const refusal = new AppError('attempts.not_possible', 409, 'Not now.')
    await expect(auditedAct(services(), reset(refused), () => Promise.reject(refusal))).rejects.toBe(refusal)
    expect([(await rowOf(done))?.act, await rowOf(refused), await open(done, refused)]).toEqual([
      'attempt.reset',
      undefined,
      0,
    ])
  })

  test('that are cut off are recorded with an unknown outcome, once', async () => {
    const cut = unique('att')
    await expect(auditedAct(services(), reset(cut), () => Promise.reject(new Error('lost')))).rejects.toThrow('lost')
    await recordCutOff(services())
    expect(await rowOf(cut)).toBeUndefined()
    await logged('warn', async () => {
      const later = services(Date.now() + 180_000)
      await Promise.all([recordCutOff(later), recordCutOff(later)])
    })
    expect((await rowOf(cut))?.detail).toEqual({ outcome: 'unknown' })
    expect(await open(cut)).toBe(0)
  })
})

/** Every combination of the filters of the screen. */
const combinations = (filters: Query): Query[] =>
  Object.entries(filters).reduce<Query[]>(
    (all, [name, value]) => all.flatMap((each) => [each, { ...each, [name]: value }]),
    [{}],
  )

test('every combination of filters walks an index in the order of the list (OFC-92)', async () => {
  const seen = watched()
  const counted = { ...services(), db: drizzle(seen.bindings.DB, { schema }) as ReturnType<typeof services>['db'] }
  const admin = await newUser('Nila')
  const filters = { act: 'search.rebuilt', kind: 'search', item: unique('index'), from: '2026-01-01', to: '2026-12-31' }
  const cursor = encodeCursor({ value: Date.now(), id: '1' })
  for (const actor of [admin, schedulerActor])
    for (const query of combinations({ actor, ...filters } as Query))
      for (const page of [{}, { cursor }]) await listActivities(counted, { ...query, ...page }, { namesOf, titlesOf })
  expect(await slowStatements(seen.statements)).toEqual([])
  // Without the one that finds the last titles of items, which other tests of this file leave.
  const isOfList = (statement: string) => statement.includes('ORDER BY at DESC') && !statement.includes('json_each')
  const walked = [...seen.statements].filter(isOfList)
  // With each kind of actor and without, with each other filter and without: the count, and a page with and without its start.
  expect(walked.length).toBeGreaterThan(3 * 32)
  for (const statement of walked) {
    const bound = Array.from({ length: (statement.match(/\?/g) ?? []).length }, () => '1')
    const plan = await env.DB.prepare(`EXPLAIN QUERY PLAN ${statement}`)
      .bind(...bound)
      .all<{ detail: string }>()
    const details = plan.results.map(({ detail }) => detail)
    const equal = ['actor', 'act', 'kind'].filter((name) => new RegExp(`"${name}" (?:=|is null)`).test(statement))
    const places = (statement.includes('"item_id" =') ? ['item_id'] : equal).map((name) => `${name}=? AND `).join('')
    const walk = details.find((detail) => / INDEX audit_log_/.test(detail)) ?? ''
    expect(walk.slice(walk.indexOf('(')), statement).toMatch(/at>\?( AND at<\?)?\)$/)
    expect(walk.slice(walk.indexOf('('))).toContain(`(${places}at>?`)
    expect(details.join('; '), statement).not.toContain('TEMP B-TREE')
  }
})

test('an act on a draft without a title names the item by the one that it has or had last (OFC-55)', async () => {
  const admin = await newUser('Tara')
  const seen = watched()
  const reads = { ...services(), db: drizzle(seen.bindings.DB, { schema }) as ReturnType<typeof services>['db'] }
  const { id } = await createItem(services(), materialContent, { title: { en: '', hi: '' } }, admin)
  const titles = async () =>
    (await listActivities(reads, { item: id }, { namesOf, titlesOf })).items.map(({ act, title }) => [act, title])
  expect(await titles()).toEqual([['content.created', { en: '', hi: '' }]])
  const title = { en: 'Rivers', hi: 'नदियाँ' }
  await saveDraft(services(), materialContent, id, { revision: 1, body: { title } }, admin)
  expect(await titles()).toEqual([['content.created', title]])
  await trash(services(), materialContent, id, admin)
  await purge(services(Date.now() + 31 * 86_400_000), materialContent, id)
  expect(await titles()).toEqual(['purged', 'trashed', 'created'].map((act) => [`content.${act}`, title]))
  expect((await titlesOf(services(), [{ kind: 'material', itemId: id }])).size).toBe(0)
  expect(await slowStatements(seen.statements)).toEqual([])
})
