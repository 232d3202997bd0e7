import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { DraftBody } from '../../domain/content/contract.ts'
import * as schema from '../../drizzle/schema/index.ts'
import { purgeTrash } from '../../worker/content/content.cron.ts'
import { createItem } from '../../worker/content/creation.usecases.ts'
import { discardDraft, readItem, saveChecked } from '../../worker/content/drafts.usecases.ts'
import { diffOf, listHistory } from '../../worker/content/history.usecases.ts'
import { publish, schedule, unpublish } from '../../worker/content/publishing.usecases.ts'
import { restoreKept, restoreVersion } from '../../worker/content/restoring.usecases.ts'
import { trash } from '../../worker/content/trash.usecases.ts'
import { contentKinds } from '../../worker/content-kinds.ts'
import { affairContent } from '../../worker/current-affairs/current-affairs.content.ts'
import { previewAffair } from '../../worker/current-affairs/preview.usecases.ts'
import { jobContent } from '../../worker/jobs/jobs.content.ts'
import { readJob } from '../../worker/jobs/jobs.usecases.ts'
import { previewJob } from '../../worker/jobs/preview.usecases.ts'
import { bodyWith, kindFixtures } from './content-bodies.ts'
import { db, prepareDatabase, servicesAt, unique } from './support.ts'

beforeAll(prepareDatabase)

const admin = 'user-history'
const day = 86_400_000
const made: string[] = []

// Removes what these tests created: other files list the demo in the same database.
afterAll(async () => {
  for (const id of made) await trash(servicesAt(), jobContent, id, admin).catch(() => undefined)
  await purgeTrash(
    servicesAt(() => Date.now() + 31 * day),
    contentKinds,
  )
})

const fixture = kindFixtures.find(([name]) => name === 'job')?.[1]
if (!fixture) throw new Error('no job among the kinds')

const title = (en: string, hi: string) => ({ title: { en, hi } })

const newJob = async (changes: DraftBody = {}) => {
  const body = { ...bodyWith(fixture, unique('hist-').toLowerCase(), 'clerk'), ...title('Clerk', 'लिपिक'), ...changes }
  const { id, revision } = await createItem(servicesAt(), jobContent, body, admin)
  made.push(id)
  return { id, revision, body }
}

const save = (id: string, revision: number, body: DraftBody, confirmed?: string[]) =>
  saveChecked(servicesAt(), jobContent, id, { revision, body, confirmed }, admin)

const published = async (changes: DraftBody = {}) => {
  const job = await newJob(changes)
  await publish(servicesAt(), jobContent, job.id, { revision: 1, note: 'First notice' }, admin)
  return { ...job, revision: 2 }
}

const draftOf = async (id: string) => (await readItem(servicesAt(), jobContent, id)).draft

const keptOf = (id: string) => db.select().from(schema.contentKeptDrafts).where(eq(schema.contentKeptDrafts.itemId, id))

describe('history of an item (OFC-25, CNT-28)', () => {
  test('lists acts and versions with name, note and what was kept', async () => {
    const { id, body, revision } = await published()
    const saved = await save(id, revision, { ...body, ...title('Senior clerk', 'वरिष्ठ लिपिक') })
    const restored = await restoreVersion(servicesAt(), jobContent, id, { version: 1, revision: saved.revision }, admin)
    await discardDraft(servicesAt(), jobContent, id, restored, admin)
    const { items, next } = await listHistory(servicesAt(), jobContent, id, undefined)
    expect(items.map(({ act, version, note, restored: from }) => [act, version, note, from])).toEqual([
      ['draft_discarded', null, null, null],
      ['version_restored', null, null, 1],
      ['published', 1, 'First notice', null],
      ['created', null, null, null],
    ])
    expect(items.map(({ keptId }) => keptId !== null)).toEqual([true, true, false, false])
    expect(next).toBeNull()
  })

  test('calls a version current only while it is on the site', async () => {
    const { id } = await published()
    const currentOf = async () =>
      (await listHistory(servicesAt(), jobContent, id, undefined)).items.filter(({ isCurrent }) => isCurrent).length
    expect(await currentOf()).toBe(1)
    await trash(servicesAt(), jobContent, id, admin)
    expect(await currentOf()).toBe(0)
  })

  test('restores a version whole and in both languages, then the draft that it replaced', async () => {
    const { id, body, revision } = await published()
    const typed = { ...body, ...title('Senior clerk', 'वरिष्ठ लिपिक'), $marks: ['posts.0.count'] }
    const saved = await save(id, revision, typed)
    const restored = await restoreVersion(servicesAt(), jobContent, id, { version: 1, revision: saved.revision }, admin)
    expect((await draftOf(id)).body).toEqual(body)
    const [kept] = await keptOf(id)
    expect(kept).toMatchObject({ body: typed, reason: 'version_restored' })
    await restoreKept(servicesAt(), jobContent, id, { keptId: kept?.id ?? '', revision: restored }, admin)
    expect((await draftOf(id)).body).toEqual(typed)
  })

  test('keeps the fields of a version that was stored without them', async () => {
    const { id, body, revision } = await published()
    const version = eq(schema.contentVersions.itemId, id)
    await db.update(schema.contentVersions).set({ fields: null }).where(version)
    const saved = await save(id, revision, { ...body, ...title('Senior clerk', 'वरिष्ठ लिपिक') })
    await publish(servicesAt(), jobContent, id, { revision: saved.revision }, admin)
    const { revision: last } = await draftOf(id)
    await restoreVersion(servicesAt(), jobContent, id, { version: 1, revision: last }, admin)
    expect((await draftOf(id)).body).toMatchObject(title('Clerk', 'लिपिक'))
  })

  test('dates the first publication of an item that was stored without one, so that it is gone later (CNT-41)', async () => {
    const { id, revision } = await published()
    await db.update(schema.jobs).set({ state: 'draft', publishedAt: null }).where(eq(schema.jobs.id, id))
    await publish(servicesAt(), jobContent, id, { revision }, admin)
    await unpublish(servicesAt(), jobContent, id, admin)
    await expect(readJob(servicesAt(), null, id)).rejects.toMatchObject({ status: 410 })
  })

  test('refuses to restore over a draft that was saved, scheduled or moved to the trash since', async () => {
    const { id, body, revision } = await published()
    const saved = await save(id, revision, { ...body, ...title('Clerks', 'लिपिक') })
    const restore = (at: number) => restoreVersion(servicesAt(), jobContent, id, { version: 1, revision: at }, admin)
    await expect(restore(revision)).rejects.toMatchObject({ code: 'content.revision_conflict' })
    const later = { revision: saved.revision, at: Date.now() + day }
    const scheduled = await schedule(servicesAt(), jobContent, id, later, admin)
    await expect(restore(scheduled.revision)).rejects.toMatchObject({ code: 'content.not_possible' })
    await trash(servicesAt(), jobContent, id, admin)
    await expect(restore(scheduled.revision + 1)).rejects.toMatchObject({ code: 'content.not_possible' })
    expect(await keptOf(id)).toEqual([])
  })

  test('deletes kept drafts after 30 days', async () => {
    const { id, body, revision } = await published()
    await save(id, revision, { ...body, ...title('Clerks', 'लिपिक') })
    await discardDraft(servicesAt(), jobContent, id, revision + 1, admin)
    const purgeAfter = (days: number) =>
      purgeTrash(
        servicesAt(() => Date.now() + days * day),
        [],
      )
    await purgeAfter(29)
    expect(await keptOf(id)).toHaveLength(1)
    await purgeAfter(31)
    expect(await keptOf(id)).toHaveLength(0)
  })

  test('compares versions and the draft, in the order of the form', async () => {
    const { id, body, revision } = await published()
    const next = { ...body, advertisementNumber: '2/2026', ...title('Clerk', 'क्लर्क') }
    await save(id, revision, next)
    const diff = await diffOf(servicesAt(), jobContent, id, { before: '1', after: 'draft' })
    expect(diff.changes.map(({ path }) => path)).toEqual(['title.hi', 'advertisementNumber'])
    const missing = diffOf(servicesAt(), jobContent, id, { before: '7', after: 'draft' })
    await expect(missing).rejects.toMatchObject({ status: 404 })
  })
})

describe('translations (OFC-27)', () => {
  test('stay stale through publication until they are changed or confirmed', async () => {
    const { id, body, revision } = await published()
    const changed = { ...body, ...title('Clerks', 'लिपिक') }
    const saved = await save(id, revision, changed)
    expect([saved.stale, saved.checklist.some(({ code }) => code === 'translation_stale')]).toEqual([
      ['title.hi'],
      true,
    ])
    await publish(servicesAt(), jobContent, id, { revision: saved.revision }, admin)
    expect((await draftOf(id)).stale).toEqual(['title.hi'])
    const confirmed = await save(id, saved.revision + 1, changed, ['title.hi'])
    expect(confirmed.stale).toEqual([])
    expect((await draftOf(id)).stale).toEqual([])
    await discardDraft(servicesAt(), jobContent, id, confirmed.revision, admin)
    expect((await draftOf(id)).stale).toEqual(['title.hi'])
  })
})

describe('publishing at the same moment (OFC-23, CNT-29)', () => {
  test('lets one of two publish, and refuses the other with the state', async () => {
    const { id } = await newJob()
    const both = await Promise.allSettled(
      [1, 2].map(() => publish(servicesAt(), jobContent, id, { revision: 1 }, admin)),
    )
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    const refused = both.find((each) => each.status === 'rejected')
    expect(refused?.reason).toMatchObject({ code: 'content.revision_conflict', extra: { details: { revision: 2 } } })
  })

  test('lets one of two take a slug, and names the field to the other', async () => {
    const slug = unique('same-slug-').toLowerCase()
    const jobs = [await newJob({ slug }), await newJob({ slug })]
    const both = await Promise.allSettled(
      jobs.map(({ id }) => publish(servicesAt(), jobContent, id, { revision: 1 }, admin)),
    )
    expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const refused = both.find((each) => each.status === 'rejected')
    expect(refused?.reason).toMatchObject({ status: 422, extra: { fields: { slug: 'taken' } } })
  })

  test('refuses to unpublish or trash an item that changed since the given revision', async () => {
    const { id, body, revision } = await published()
    await save(id, revision, body)
    const conflict = { code: 'content.revision_conflict' }
    await expect(unpublish(servicesAt(), jobContent, id, admin, { revision })).rejects.toMatchObject(conflict)
    await expect(trash(servicesAt(), jobContent, id, admin, { revision })).rejects.toMatchObject(conflict)
    await unpublish(servicesAt(), jobContent, id, admin, { revision: revision + 1, note: 'Wrong date' })
    const { items } = await listHistory(servicesAt(), jobContent, id, undefined)
    expect(items[0]).toMatchObject({ act: 'unpublished', note: 'Wrong date' })
  })

  test('refuses to publish a draft that the checklist blocks, by field', async () => {
    const { id } = await newJob({ about: { en: 'See ![](a.png)', hi: 'देखें' } })
    const refused = publish(servicesAt(), jobContent, id, { revision: 1 }, admin)
    await expect(refused).rejects.toMatchObject({ extra: { fields: { 'about.en': 'alternative_missing' } } })
  })
})

describe('preview of a draft (OFC-31)', () => {
  test('draws a draft without any field, names what is missing and stores nothing', async () => {
    const { id } = await createItem(servicesAt(), jobContent, {}, admin)
    made.push(id)
    const before = await readItem(servicesAt(), jobContent, id)
    const { preview, job } = await previewJob(servicesAt(), id)
    expect(preview).toMatchObject({ revision: 1, missing: expect.arrayContaining(['title.en', 'posts']) })
    expect(job).toMatchObject({ id, title: { en: '…', hi: '' }, posts: [{ name: { en: '…' } }], version: 1 })
    expect(await readItem(servicesAt(), jobContent, id)).toEqual(before)
  })

  test('draws the draft of a published item as its next version', async () => {
    const { id, body, revision } = await published()
    await save(id, revision, { ...body, about: { en: 'Now with $x^2$', hi: 'अब' } })
    const { preview, job } = await previewJob(servicesAt(), id)
    expect([preview.missing, job.version]).toEqual([[], 2])
    expect(job.about.html.en).toContain('<math')
  })

  test('draws an empty item of current affairs', async () => {
    const { id } = await createItem(servicesAt(), affairContent, {}, admin)
    const { item } = await previewAffair(servicesAt(), id)
    expect(item).toMatchObject({ id, title: { en: '…' }, facts: [{ en: '…', hi: '' }] })
    await trash(servicesAt(), affairContent, id, admin)
  })
})

test('records the title of an act as text, of whatever type it is in the draft (OFC-91)', async () => {
  const odd = { title: { en: { a: 1 }, hi: 'क'.repeat(5_000), more: 'x' } } as unknown as DraftBody
  const { id } = await newJob(odd)
  const { revision, body } = await newJob()
  const other = made.at(-1) ?? ''
  await save(other, revision, { ...body, ...odd })
  for (const each of [id, other]) {
    await trash(servicesAt(), jobContent, each, admin)
    const rows = await db.select().from(schema.auditLog).where(eq(schema.auditLog.itemId, each))
    expect(rows.find(({ act }) => act === 'content.trashed')?.title).toEqual({ en: '', hi: 'क'.repeat(300) })
  }
  const [created] = await db.select().from(schema.auditLog).where(eq(schema.auditLog.itemId, id))
  expect(created?.title).toEqual({ en: '', hi: 'क'.repeat(300) })
})
