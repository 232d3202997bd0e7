import { and, eq, getTableName, inArray, is, isNull, lt, sql } from 'drizzle-orm'
import { SQLiteTable } from 'drizzle-orm/sqlite-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { SearchQuery } from '../../domain/search/contract.ts'
import * as schema from '../../drizzle/schema/index.ts'
import { publishDue, purgeTrash } from '../../worker/content/content.cron.ts'
import { createItem, duplicateItem } from '../../worker/content/creation.usecases.ts'
import { discardDraft, readDraft, readItem, saveDraft as save } from '../../worker/content/drafts.usecases.ts'
import { examIds, findItem } from '../../worker/content/items.store.ts'
import { listItems } from '../../worker/content/office-list.usecases.ts'
import { archive, publish, schedule, unpublish, unschedule } from '../../worker/content/publishing.usecases.ts'
import { restore, trash } from '../../worker/content/trash.usecases.ts'
import { restoreVersion } from '../../worker/content/restoring.usecases.ts'
import { listVersions, readVersion } from '../../worker/content/versions.usecases.ts'
import { contentKinds } from '../../worker/content-kinds.ts'
import { deliverEvent } from '../../worker/events/events.queue.ts'
import { eventHandlers } from '../../worker/events/handlers.ts'
import { materialContent } from '../../worker/materials/materials.content.ts'
import { makeServices } from '../../worker/platform/context.ts'
import { search } from '../../worker/search/search.usecases.ts'
import { bodyWith, kindFixtures, type KindFixture } from './content-bodies.ts'
import { copyOfTest } from './scored.ts'
import { db, demoIds, env, prepareDatabase, servicesAt, unique } from './support.ts'
import { slowStatements, watched } from './watched.ts'

beforeAll(prepareDatabase)

// Removes what these tests created: other files list the demo in the same database.
afterAll(async () => {
  const left = await db
    .select({ kind: schema.auditLog.kind, id: schema.auditLog.itemId })
    .from(schema.auditLog)
    .where(inArray(schema.auditLog.act, ['content.created', 'content.duplicated']))
  for (const { kind: name, id } of left) {
    const kind = contentKinds.find((each) => each.kind === name)
    if (kind) await trash(servicesAt(), kind, id, admin).catch(() => undefined)
    await deliverOpen(id)
  }
  const later = servicesAt(() => Date.now() + 31 * day)
  for (let page = 0; page * 20 < left.length; page += 1) await purgeTrash(later, contentKinds)
  // Without those that a test of a later year has put there.
  expect(await db.select().from(schema.contentDrafts).where(lt(schema.contentDrafts.deletedAt, later.now()))).toEqual(
    [],
  )
}, 60_000)

const admin = 'user-administrator'

/** New revision of a saved draft. */
const saveDraft = async (...input: Parameters<typeof save>): Promise<number> => (await save(...input)).revision
const day = 86_400_000
const conflict = { code: 'content.revision_conflict', status: 409 }
const notPossible = { code: 'content.not_possible', status: 409 }

/** Letters only: search splits words with digits. */
const newWord = () => `qz${unique('').replace(/\d/g, (digit) => 'ghjklmnprt'[Number(digit)] ?? '')}`

/** Complete, unpublished draft. */
const newDraft = async (fixture: KindFixture, word = newWord()) => {
  const body = bodyWith(fixture, unique('slug-').toLowerCase(), word)
  const { id, revision } = await createItem(servicesAt(), fixture.kind, body, admin)
  return { id, revision, body, word }
}

const newPublished = async (fixture: KindFixture) => {
  const draft = await newDraft(fixture)
  await publish(servicesAt(), fixture.kind, draft.id, { revision: draft.revision }, admin)
  return { ...draft, revision: draft.revision + 1 }
}

const eventsOf = async (id: string) =>
  (
    await db
      .select({ kind: schema.events.kind })
      .from(schema.events)
      .where(sql`${schema.events.payload} ->> 'id' = ${id}`)
      .orderBy(schema.events.id)
  ).map(({ kind }) => kind)

const actsOn = async (id: string) =>
  (
    await db
      .select({ act: schema.auditLog.act })
      .from(schema.auditLog)
      .where(eq(schema.auditLog.itemId, id))
      .orderBy(schema.auditLog.seq)
  ).map(({ act }) => act.replace('content.', ''))

/** Delivers every open event of an item. */
const deliverOpen = async (id: string): Promise<void> => {
  const open = await db
    .select({ id: schema.events.id })
    .from(schema.events)
    .where(and(sql`${schema.events.payload} ->> 'id' = ${id}`, isNull(schema.events.doneAt)))
  for (const event of open) await deliverEvent(eventHandlers, servicesAt(), event.id)
}

/** True when search finds an item by its word, after its events are delivered. */
const isFound = async (id: string, word: string): Promise<boolean> => {
  await deliverOpen(id)
  const { items, corrected } = await search(servicesAt(), SearchQuery.parse({ q: word }))
  return corrected === null && items.some((item) => item.id === id)
}

/** True when lists, page, search and sitemap all contain an item, false when none does; fails otherwise. */
const isPublic = async ({ list, read, pages }: KindFixture, { id, word }: { id: string; word: string }) => {
  const services = servicesAt()
  const places = [
    (await list(services, word)).some((item) => item.id === id),
    await read(services, id).then(
      (item) => item.title.en.includes(word),
      (error: unknown) => {
        expect([404, 410]).toContain((error as { status?: number }).status)
        return false
      },
    ),
    await isFound(id, word),
    (await pages(services, { from: id, skip: 0, limit: 1 })).some((page) => page.id === id),
  ]
  expect(new Set(places).size, JSON.stringify(places)).toBe(1)
  return places[0]
}

describe.each(kindFixtures)('the life of %s (CNT-1, CNT-6)', (_name, fixture) => {
  const { kind, needed } = fixture

  test('publishes a draft into lists, page, search and sitemap, with one version, event and audit row (CNT-6, CNT-20)', async () => {
    const draft = await newDraft(fixture)
    expect(await isPublic(fixture, draft)).toBe(false)
    const { versionId } = await publish(servicesAt(), kind, draft.id, { revision: 1, note: 'first' }, admin)
    expect(await isPublic(fixture, draft)).toBe(true)
    expect(await eventsOf(draft.id)).toEqual(['content.published'])
    expect(await actsOn(draft.id)).toEqual(['created', 'published'])
    const { items } = await listVersions(servicesAt(), kind, draft.id, undefined)
    expect(items).toMatchObject([{ version: 1, createdBy: admin, note: 'first', isCurrent: true }])
    const detail = await readItem(servicesAt(), kind, draft.id)
    expect(detail).toMatchObject({
      state: 'published',
      version: 1,
      draft: { revision: 2, isStored: false, faults: {} },
    })
    expect(detail.draft.body).toEqual(draft.body)
    expect(versionId).toMatch(/^ver_/)
  })

  test('keeps an incomplete draft with its faults by field and does not publish it (CNT-2, CNT-7)', async () => {
    const { id } = await createItem(servicesAt(), kind, {}, admin)
    const body = { ...bodyWith(fixture, unique('s-').toLowerCase(), 'w'), [needed]: undefined, exams: ['no-such'] }
    expect(await saveDraft(servicesAt(), kind, id, { revision: 1, body }, admin)).toBe(2)
    const { draft, state } = await readItem(servicesAt(), kind, id)
    expect([state, Object.keys(draft.faults)]).toEqual(['draft', [needed]])
    await expect(publish(servicesAt(), kind, id, { revision: 2 }, admin)).rejects.toMatchObject({
      status: 422,
      extra: { fields: { [needed]: expect.any(String) } },
    })
    const exams = fixture.hasOneExam ? ['no-such'] : ['ssc', 'no-such']
    const whole = { ...bodyWith(fixture, unique('s-').toLowerCase(), 'w'), exams }
    await saveDraft(servicesAt(), kind, id, { revision: 2, body: whole }, admin)
    await expect(publish(servicesAt(), kind, id, { revision: 3 }, admin)).rejects.toMatchObject({
      extra: { fields: { [`exams.${exams.length - 1}`]: 'unknown' } },
    })
    expect(await eventsOf(id)).toEqual([])
  })

  test('publishes a scheduled draft once when it is due, even by concurrent runs, and refuses saves until then (CNT-13, CNT-42)', async () => {
    const draft = await newDraft(fixture)
    const at = Date.now() + 3_600_000
    await schedule(servicesAt(), kind, draft.id, { revision: 1, at }, admin)
    await expect(
      saveDraft(servicesAt(), kind, draft.id, { revision: 2, body: draft.body }, admin),
    ).rejects.toMatchObject(notPossible)
    await publishDue(
      servicesAt(() => at - 1),
      contentKinds,
    )
    expect(await isPublic(fixture, draft)).toBe(false)
    expect((await readItem(servicesAt(), kind, draft.id)).state).toBe('scheduled')
    const due = servicesAt(() => at)
    await Promise.all([publishDue(due, contentKinds), publishDue(due, contentKinds)])
    expect(await isPublic(fixture, draft)).toBe(true)
    expect(await eventsOf(draft.id)).toEqual(['content.published'])
    expect(await actsOn(draft.id)).toEqual(['created', 'scheduled', 'published'])
  })

  test('answers 404 before it was public and after it is purged, and 410 between (CNT-41)', async () => {
    const item = await newDraft(fixture)
    const status = () =>
      fixture.read(servicesAt(), item.id).then(
        () => 200,
        (error: { status: number }) => error.status,
      )
    const seen = [await status()]
    await publish(servicesAt(), kind, item.id, { revision: 1 }, admin)
    seen.push(await status())
    await unpublish(servicesAt(), kind, item.id, admin)
    seen.push(await status())
    await trash(servicesAt(), kind, item.id, admin)
    seen.push(await status())
    await restore(servicesAt(), kind, item.id, admin)
    seen.push(await status())
    await trash(servicesAt(), kind, item.id, admin)
    const later = servicesAt(() => Date.now() + 31 * day)
    while ((await status()) === 410) await purgeTrash(later, contentKinds)
    seen.push(await status())
    expect(seen).toEqual([404, 200, 410, 410, 410, 404])
  })

  test('removes a trashed item from everywhere public and restores it as a draft (CNT-15)', async () => {
    const item = await newPublished(fixture)
    await trash(servicesAt(), kind, item.id, admin)
    expect(await isPublic(fixture, item)).toBe(false)
    expect(await eventsOf(item.id)).toEqual(['content.published', 'content.unpublished'])
    await expect(trash(servicesAt(), kind, item.id, admin)).rejects.toMatchObject(notPossible)
    const { draft } = await readItem(servicesAt(), kind, item.id)
    const input = { revision: draft.revision, body: item.body }
    await expect(saveDraft(servicesAt(), kind, item.id, input, admin)).rejects.toMatchObject(notPossible)
    await restore(servicesAt(), kind, item.id, admin)
    expect(await isPublic(fixture, item)).toBe(false)
    const restored = await readItem(servicesAt(), kind, item.id)
    expect(restored).toMatchObject({ state: 'draft', deletedAt: null })
    await publish(servicesAt(), kind, item.id, { revision: restored.draft.revision }, admin)
    expect(await isPublic(fixture, item)).toBe(true)
  })

  test('archives a job, whose page stays, and refuses to archive other kinds (CNT-44)', async () => {
    const item = await newPublished(fixture)
    const archived = archive(servicesAt(), kind, item.id, admin)
    if (kind.kind !== 'job') {
      await expect(archived).rejects.toMatchObject({ status: 404 })
      return
    }
    await archived
    expect((await actsOn(item.id)).at(-1)).toBe('archived')
    expect((await readItem(servicesAt(), kind, item.id)).state).toBe('archived')
    expect(await isFound(item.id, item.word)).toBe(false)
    expect((await fixture.read(servicesAt(), item.id)).id).toBe(item.id)
    await expect(archive(servicesAt(), kind, item.id, admin)).rejects.toMatchObject(notPossible)
    const { draft } = await readItem(servicesAt(), kind, item.id)
    await publish(servicesAt(), kind, item.id, { revision: draft.revision }, admin)
    expect(await isPublic(fixture, item)).toBe(true)
  })

  test('removes an unpublished item from everywhere public and keeps it in the office (CNT-12)', async () => {
    const item = await newPublished(fixture)
    await unpublish(servicesAt(), kind, item.id, admin)
    expect(await isPublic(fixture, item)).toBe(false)
    expect(await eventsOf(item.id)).toEqual(['content.published', 'content.unpublished'])
    expect((await readItem(servicesAt(), kind, item.id)).state).toBe('unpublished')
    await expect(unpublish(servicesAt(), kind, item.id, admin)).rejects.toMatchObject(notPossible)
  })

  test('empties the trash after 30 days, not before (CNT-16)', async () => {
    const [item, alone] = [await newPublished(fixture), await newDraft(fixture)]
    for (const { id } of [item, alone]) await trash(servicesAt(), kind, id, admin)
    expect(await eventsOf(alone.id)).toEqual([])
    const purgeAt = (ms: number) =>
      purgeTrash(
        servicesAt(() => Date.now() + ms),
        contentKinds,
      )
    await purgeAt(29 * day)
    await readItem(servicesAt(), kind, item.id)
    await purgeAt(31 * day)
    for (const { id } of [item, alone]) {
      await expect(readItem(servicesAt(), kind, id)).rejects.toMatchObject({ status: 404 })
      expect((await actsOn(id)).at(-1)).toBe('purged')
      for (const table of [schema.contentVersions, schema.contentDrafts, schema.itemExams])
        expect(await db.select().from(table).where(eq(table.itemId, id))).toEqual([])
    }
  })

  test('keeps the first of two edits from one revision and tells the other the current revision (CNT-3)', async () => {
    const item = await newPublished(fixture)
    const edit = (revision: number, note: string) =>
      saveDraft(servicesAt(), kind, item.id, { revision, body: { ...item.body, note } }, admin)
    const outcomes = await Promise.allSettled([edit(item.revision, 'one'), edit(item.revision, 'two')])
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    await expect(edit(item.revision, 'three')).rejects.toMatchObject({
      ...conflict,
      extra: { details: { revision: item.revision + 1, updatedBy: admin } },
    })
    await discardDraft(servicesAt(), kind, item.id, item.revision + 1, admin)
    // A tab that still holds the discarded draft cannot overwrite the next one.
    const next = await edit(item.revision + 2, 'next')
    await expect(edit(item.revision + 1, 'stale')).rejects.toMatchObject(conflict)
    expect(await readDraft(servicesAt(), kind, item.id)).toMatchObject({ revision: next, body: { note: 'next' } })
    await expect(publish(servicesAt(), kind, item.id, { revision: item.revision }, admin)).rejects.toMatchObject(
      conflict,
    )
  })

  test('shows a later version once published, and restores an old one whole in both languages as a draft (CNT-9, CNT-10)', async () => {
    const item = await newPublished(fixture)
    const published = async () => (await fixture.read(servicesAt(), item.id)).title
    const changed = { ...item.body, title: { en: 'Changed', hi: 'बदला' } }
    const revision = await saveDraft(servicesAt(), kind, item.id, { revision: item.revision, body: changed }, admin)
    expect(await published()).toEqual(item.body.title)
    await publish(servicesAt(), kind, item.id, { revision }, admin)
    expect(await published()).toEqual(changed.title)
    expect(await readVersion(servicesAt(), kind, item.id, 1)).toEqual(item.body)
    const from = { version: 1, revision: revision + 1 }
    await restoreVersion(servicesAt(), kind, item.id, from, admin)
    const { draft, version } = await readItem(servicesAt(), kind, item.id)
    expect([version, draft.isStored, draft.body]).toEqual([2, true, item.body])
    expect(await published()).toEqual(changed.title)
    await expect(restoreVersion(servicesAt(), kind, item.id, from, admin)).rejects.toMatchObject(conflict)
  })

  test('copies an item into a draft with its own id and slug, and names a taken slug (CNT-5, CNT-7)', async () => {
    const item = await newPublished(fixture)
    const copy = await duplicateItem(servicesAt(), kind, item.id, admin)
    const { draft } = await readItem(servicesAt(), kind, copy.id)
    expect(draft.body).toEqual({ ...item.body, slug: draft.body.slug })
    const taken = { ...draft.body, slug: item.body.slug }
    const revision = await saveDraft(servicesAt(), kind, copy.id, { revision: 1, body: taken }, admin)
    await expect(publish(servicesAt(), kind, copy.id, { revision }, admin)).rejects.toMatchObject({
      status: 422,
      extra: { fields: { slug: 'taken' } },
    })
    const own = await saveDraft(servicesAt(), kind, copy.id, { revision, body: draft.body }, admin)
    await publish(servicesAt(), kind, copy.id, { revision: own }, admin)
    expect(await isPublic(fixture, { id: copy.id, word: item.word })).toBe(true)
  })

  test('lists items and drafts of every state in the office once, last change first (CNT-19)', async () => {
    const [draft, item, edited, trashed] = [
      await newDraft(fixture),
      await newPublished(fixture),
      await newPublished(fixture),
      await newPublished(fixture),
    ]
    await saveDraft(servicesAt(), kind, edited.id, { revision: edited.revision, body: edited.body }, admin)
    await trash(servicesAt(), kind, trashed.id, admin)
    await unpublish(servicesAt(), kind, item.id, admin)
    const ids = [draft, item, edited, trashed].map(({ id }) => id)
    const listed = async (query: Parameters<typeof listItems>[2]) =>
      (await listItems(servicesAt(), kind, query)).items.filter(({ id }) => ids.includes(id))
    const rows = await listed({})
    expect(rows.map(({ id, state, hasDraft }) => [id, state, hasDraft])).toEqual([
      [item.id, 'unpublished', false],
      [edited.id, 'published', true],
      [draft.id, 'draft', true],
    ])
    expect((await listed({ state: 'trashed' })).map(({ id }) => id)).toEqual([trashed.id])
    expect((await listed({ q: draft.word, exam: 'ssc' })).map(({ id }) => id)).toEqual([draft.id])
    expect(await listed({ exam: 'none' })).toEqual([])
    const first = await listItems(servicesAt(), kind, { q: 'notes' })
    const last = first.items.at(-1)
    expect(first.items.map(({ changedAt }) => changedAt)).toEqual(
      first.items.map(({ changedAt }) => changedAt).toSorted((one, other) => other - one),
    )
    expect(last).toBeDefined()
  })
})

const [, material] = kindFixtures[0] ?? []
if (!material) throw new Error('There are kinds.')

describe('files of content (CNT-16, CNT-18)', () => {
  test('are deleted with the last item that names them, drafts included', async () => {
    const [own, shared] = [`materials/${unique('file')}.pdf`, `materials/${unique('file')}.pdf`]
    for (const key of [own, shared]) await env.FILES.put(key, 'a file')
    const file = (key: string) => ({ whole: { key, bytes: 6, pages: 1, checksum: 'a'.repeat(64) }, preview: null })
    const draft = await newDraft(material)
    const body = { ...draft.body, files: { en: file(own), hi: file(shared) } }
    const revision = await saveDraft(servicesAt(), material.kind, draft.id, { revision: 1, body }, admin)
    await publish(servicesAt(), material.kind, draft.id, { revision }, admin)
    const other = await createItem(servicesAt(), material.kind, { files: { en: file(shared) } }, admin)
    await trash(servicesAt(), material.kind, draft.id, admin)
    const later = servicesAt(() => Date.now() + 31 * day)
    await purgeTrash(later, contentKinds)
    expect([await env.FILES.head(own), (await env.FILES.head(shared))?.key]).toEqual([null, shared])
    await trash(servicesAt(), material.kind, other.id, admin)
    await purgeTrash(later, contentKinds)
    expect(await env.FILES.head(shared)).toBeNull()
    const rows = await db.select().from(schema.contentFiles).where(eq(schema.contentFiles.itemId, draft.id))
    expect(rows).toEqual([])
  })

  test('outside the folders of content survive the purge of a draft that names them', async () => {
    const key = `attempts/${unique('log')}`
    await env.FILES.put(key, 'a log')
    const { id } = await createItem(servicesAt(), material.kind, { file: { key, checksum: 'x' } }, admin)
    await trash(servicesAt(), material.kind, id, admin)
    await purgeTrash(
      servicesAt(() => Date.now() + 31 * day),
      contentKinds,
    )
    await expect(readItem(servicesAt(), material.kind, id)).rejects.toMatchObject({ status: 404 })
    expect((await env.FILES.head(key))?.key).toBe(key)
    await env.FILES.delete(key)
  })

  test('are of the material’s own folder', async () => {
    const draft = await newDraft(material)
    const whole = { key: 'exports/someone.zip', bytes: 6, pages: 1, checksum: 'a'.repeat(64) }
    const body = { ...draft.body, files: { en: { whole, preview: null } } }
    const revision = await saveDraft(servicesAt(), material.kind, draft.id, { revision: 1, body }, admin)
    await expect(publish(servicesAt(), material.kind, draft.id, { revision }, admin)).rejects.toMatchObject({
      extra: { fields: { 'files.en.whole.key': expect.any(String) } },
    })
  })
})

describe('a series with its tests and materials (CNT-7, CNT-17)', () => {
  const [, fixture] = kindFixtures.find(([name]) => name === 'series') ?? []
  if (!fixture) throw new Error('Series are content.')

  /** Series with a copy of a demo test in it. */
  const withTest = async (state: 'published' | 'unpublished') => {
    const item = await newPublished(fixture)
    const [model] = await db.select().from(schema.tests).limit(1)
    if (!model) throw new Error('The demo has tests.')
    const id = unique('tst_')
    await db.insert(schema.tests).values({ ...copyOfTest(model), id, slug: id, seriesId: item.id, state })
    const remove = () => db.delete(schema.tests).where(eq(schema.tests.id, id))
    return { ...item, testId: id, remove }
  }

  test('stays out of the trash while a test or a material of it is published', async () => {
    const item = await withTest('published')
    await expect(trash(servicesAt(), fixture.kind, item.id, admin)).rejects.toMatchObject(notPossible)
    expect(await isPublic(fixture, item)).toBe(true)
    await item.remove()
    const notes = await newDraft(material)
    const body = { ...notes.body, access: 'series', seriesId: item.id }
    const revision = await saveDraft(servicesAt(), material.kind, notes.id, { revision: 1, body }, admin)
    await publish(servicesAt(), material.kind, notes.id, { revision }, admin)
    await expect(trash(servicesAt(), fixture.kind, item.id, admin)).rejects.toMatchObject(notPossible)
    expect(await actsOn(item.id)).toEqual(['created', 'published'])
    await trash(servicesAt(), material.kind, notes.id, admin)
    await trash(servicesAt(), fixture.kind, item.id, admin)
    expect(await isPublic(fixture, item)).toBe(false)
  })

  test('is purged without its unpublished tests, which then belong to no series', async () => {
    const item = await withTest('unpublished')
    await trash(servicesAt(), fixture.kind, item.id, admin)
    await purgeTrash(
      servicesAt(() => Date.now() + 31 * day),
      contentKinds,
    )
    const left = await db.select().from(schema.tests).where(eq(schema.tests.id, item.testId))
    await item.remove()
    expect(left).toMatchObject([{ id: item.testId, seriesId: null }])
    await expect(readItem(servicesAt(), fixture.kind, item.id)).rejects.toMatchObject({ status: 404 })
  })

  test('has one exam: none and two are refused by field', async () => {
    const draft = await newDraft(fixture)
    let revision = 1
    for (const exams of [[], ['ssc', 'neet']]) {
      const body = { ...draft.body, exams }
      revision = await saveDraft(servicesAt(), fixture.kind, draft.id, { revision, body }, admin)
      await expect(publish(servicesAt(), fixture.kind, draft.id, { revision }, admin)).rejects.toMatchObject({
        status: 422,
        extra: { fields: { exams: expect.any(String) } },
      })
    }
  })
})

test('every table of content has its kind in the registry (CNT-22)', () => {
  const tables = (Object.values(schema) as unknown[]).filter((each): each is SQLiteTable => is(each, SQLiteTable))
  const ofContent = tables.filter((table) => 'currentVersionId' in table && 'slug' in table)
  expect(ofContent.map(getTableName).toSorted()).toEqual(
    contentKinds.map(({ table }) => getTableName(table)).toSorted(),
  )
})

test('each demo item is rebuilt exactly from the draft that its editor would have written (CNT-11)', async () => {
  for (const [, { kind }] of kindFixtures) {
    for (const id of demoIds(kind)) {
      const found = await findItem(servicesAt().db, kind, id)
      const { draft } = await readItem(servicesAt(), kind, id)
      const before = found?.content ?? null
      const publishedAt = found?.item.publishedAt ?? 0
      const authored = kind.contract.parse(draft.body)
      const known = await examIds(db, authored.exams)
      const context = { now: 1, publishedAt, before, examIds: [...known.values()] }
      const made = await kind.make(authored, context, servicesAt())
      expect(made.content, id).toEqual(before)
      expect(found?.item, id).toMatchObject({ ...made.columns, languages: made.languages })
    }
  }
})

describe('drafts (CNT-1, CNT-3, CNT-4, CNT-7, CNT-8, CNT-14)', () => {
  test('of series, tests and questions are saved with the same optimistic lock', async () => {
    const untouched = await db.get<{ id: string }>(sql`SELECT id FROM questions
      WHERE created_by IS NULL AND id NOT IN (SELECT item_id FROM content_drafts) LIMIT 1`)
    for (const [name, id] of [
      ['series', 'ser_ssc-cgl-mocks'],
      ['test', 'tst_ssc-cgl-mock-1'],
      ['question', untouched.id],
    ] as const) {
      const drafted = contentKinds.find(({ kind }) => kind === name)
      if (!drafted) throw new Error(`${name} is drafted.`)
      const stored = await db
        .select()
        .from(schema.contentDrafts)
        .where(and(eq(schema.contentDrafts.kind, name), eq(schema.contentDrafts.itemId, id)))
        .get()
      expect(stored).toBeUndefined()
      expect(await saveDraft(servicesAt(), drafted, id, { revision: 0, body: { title: 'one' } }, admin)).toBe(1)
      await expect(saveDraft(servicesAt(), drafted, id, { revision: 0, body: {} }, admin)).rejects.toMatchObject(
        conflict,
      )
      expect(await readDraft(servicesAt(), drafted, id)).toMatchObject({ revision: 1, body: { title: 'one' } })
      await discardDraft(servicesAt(), drafted, id, 1, admin)
      await expect(readDraft(servicesAt(), drafted, id)).rejects.toMatchObject({ status: 404 })
      await expect(
        saveDraft(servicesAt(), drafted, `${id}-none`, { revision: 0, body: {} }, admin),
      ).rejects.toMatchObject({ status: 404 })
    }
  })

  test('are limited in size and depth', async () => {
    const deep = JSON.parse('{"a":'.repeat(20) + '1' + '}'.repeat(20)) as Record<string, unknown>
    for (const body of [{ text: 'अ'.repeat(200_000) }, deep])
      await expect(createItem(servicesAt(), materialContent, body, admin)).rejects.toMatchObject({ status: 413 })
  })

  test('may hold anything in title, access and slug, and are still listed and copied', async () => {
    const odd = { title: { en: { deep: 1 }, hi: 'हिंदी' }, access: 7, slug: { toString: 1 }, exams: 'ssc' }
    const made = await Promise.all(
      [odd, { ...odd, title: 'text' }, JSON.parse('{"__proto__":{"slug":"x"},"constructor":1}') as typeof odd].map(
        (body) => createItem(servicesAt(), materialContent, body, admin),
      ),
    )
    const { items } = await listItems(servicesAt(), materialContent, {})
    const titles = made.map(({ id }) => items.find((item) => item.id === id))
    expect(titles.map((item) => item && [item.title, item.access])).toEqual([
      [{ en: '', hi: 'हिंदी' }, null],
      [{ en: '', hi: '' }, null],
      [{ en: '', hi: '' }, null],
    ])
    for (const { id } of made) {
      const copy = await duplicateItem(servicesAt(), materialContent, id, admin)
      const { draft } = await readItem(servicesAt(), materialContent, copy.id)
      expect(draft.body.slug).toMatch(/^(mat-[a-z0-9]+)?$/)
    }
  })

  test('that grow too large as HTML are refused and stay drafts', async () => {
    const draft = await newDraft(material)
    const chapter = { id: 'first', title: { en: 'Much', hi: '' }, body: { en: '$x_x^x$ '.repeat(25_000), hi: '' } }
    const body = { ...draft.body, chapters: [chapter] }
    const revision = await saveDraft(servicesAt(), material.kind, draft.id, { revision: 1, body }, admin)
    await expect(publish(servicesAt(), material.kind, draft.id, { revision }, admin)).rejects.toMatchObject({
      status: 413,
    })
    expect((await readItem(servicesAt(), material.kind, draft.id)).state).toBe('draft')
  })

  test('cannot be published while they refer to an item in the trash', async () => {
    const [, fixture] = kindFixtures.find(([name]) => name === 'series') ?? []
    if (!fixture) throw new Error('Series are content.')
    const owner = await newPublished(fixture)
    await trash(servicesAt(), fixture.kind, owner.id, admin)
    const draft = await newDraft(material)
    const body = { ...draft.body, seriesId: owner.id }
    const revision = await saveDraft(servicesAt(), material.kind, draft.id, { revision: 1, body }, admin)
    await expect(publish(servicesAt(), material.kind, draft.id, { revision }, admin)).rejects.toMatchObject({
      extra: { fields: { seriesId: 'unknown' } },
    })
  })

  test('are scheduled again after they were taken off the site (OFC-24)', async () => {
    const { id } = await newPublished(material)
    const again = async () => {
      const { draft } = await readItem(servicesAt(), material.kind, id)
      return schedule(servicesAt(), material.kind, id, { revision: draft.revision, at: Date.now() + 60_000 }, admin)
    }
    await expect(again()).rejects.toMatchObject(notPossible)
    await unpublish(servicesAt(), material.kind, id, admin)
    await again()
    await publishDue(
      servicesAt(() => Date.now() + 120_000),
      contentKinds,
    )
    expect(await readItem(servicesAt(), material.kind, id)).toMatchObject({ state: 'published', version: 2 })
  })

  test('leave the schedule when they can no longer be published, with the reason in the audit log', async () => {
    const [first, second] = [await newDraft(material), await newDraft(material)]
    const body = { ...second.body, slug: first.body.slug }
    const revision = await saveDraft(servicesAt(), material.kind, second.id, { revision: 1, body }, admin)
    const at = Date.now() + 60_000
    await schedule(servicesAt(), material.kind, second.id, { revision, at }, admin)
    await publish(servicesAt(), material.kind, first.id, { revision: 1 }, admin)
    const due = servicesAt(() => at)
    await publishDue(due, contentKinds)
    await publishDue(due, contentKinds)
    expect(await actsOn(second.id)).toEqual(['created', 'scheduled', 'schedule_failed'])
    const detail = await readItem(servicesAt(), material.kind, second.id)
    expect(detail).toMatchObject({ state: 'draft', draft: { isStored: true, scheduledAt: null } })
    await expect(unschedule(servicesAt(), material.kind, second.id, admin)).rejects.toMatchObject(notPossible)
  })
})

test('no statement of the office reads a growing table from end to end (CNT-24)', async () => {
  const { bindings, statements } = watched()
  const services = makeServices(bindings, () => {}, 'https://taiyari.test')
  for (const [, fixture] of kindFixtures) {
    const body = bodyWith(fixture, unique('slug-').toLowerCase(), newWord())
    const { id } = await createItem(services, fixture.kind, body, admin)
    await publish(services, fixture.kind, id, { revision: 1 }, admin)
    await saveDraft(services, fixture.kind, id, { revision: 2, body }, admin)
    await schedule(services, fixture.kind, id, { revision: 3, at: Date.now() + 1_000 }, admin)
    await unschedule(services, fixture.kind, id, admin)
    await discardDraft(services, fixture.kind, id, 5, admin)
    await listItems(services, fixture.kind, { q: 'x', exam: 'ssc', language: 'hi', access: 'free', state: 'draft' })
    await listVersions(services, fixture.kind, id, 5)
    await restoreVersion(services, fixture.kind, id, { version: 1, revision: 6 }, admin)
    await duplicateItem(services, fixture.kind, id, admin)
    await unpublish(services, fixture.kind, id, admin)
    await trash(services, fixture.kind, id, admin)
    await restore(services, fixture.kind, id, admin)
  }
  await publishDue(services, contentKinds)
  await purgeTrash({ ...services, now: () => Date.now() + 40 * day }, contentKinds)
  expect(await slowStatements(statements)).toEqual([])
})
