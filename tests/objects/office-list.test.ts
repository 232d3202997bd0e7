import { sql } from 'drizzle-orm'
import { array, assert, asyncProperty, constantFrom } from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import type { DraftBody } from '../../domain/content/contract.ts'
import type { OfficeQuery } from '../../domain/content/office-query.ts'
import { completeLanguages } from '../../worker/content/languages.ts'
import { createItem, duplicateItem } from '../../worker/content/creation.usecases.ts'
import { discardDraft, saveDraft } from '../../worker/content/drafts.usecases.ts'
import { listItems } from '../../worker/content/office-list.usecases.ts'
import { refreshRows } from '../../worker/content/office-rows.ts'
import { listTexts, wordStatements } from '../../worker/content/office-rebuild.store.ts'
import { publish, schedule, unpublish, unschedule } from '../../worker/content/publishing.usecases.ts'
import { restoreVersion } from '../../worker/content/restoring.usecases.ts'
import { purge, restore, trash } from '../../worker/content/trash.usecases.ts'
import { inTransaction } from '../../worker/platform/transaction.ts'
import { jobContent } from '../../worker/jobs/jobs.content.ts'
import { bodyWith, kindFixtures } from './content-bodies.ts'
import { makeServices } from '../../worker/platform/context.ts'
import { db, prepareDatabase, servicesAt, unique } from './support.ts'
import { slowStatements, watched } from './watched.ts'

beforeAll(prepareDatabase)

const admin = 'usr_list-admin'
const [, job] = kindFixtures.find(([, { kind }]) => kind === jobContent) ?? []
if (!job) throw new Error('There are jobs.')
const { kind } = job

const bodyOf = (word: string): DraftBody => bodyWith(job, unique('list-').toLowerCase(), word)

/** Rows of the three tables for an item, without their order. */
const storedRows = async (id: string) => ({
  items: await db.all(sql`SELECT * FROM office_items WHERE item_id = ${id}`),
  facets: await db.all(sql`SELECT * FROM office_facets WHERE item_id = ${id} ORDER BY facet`),
  words: await db.all(sql`SELECT * FROM office_words WHERE item_id = ${id} ORDER BY origin, word`),
})

const recompute = async (id: string) => {
  await inTransaction(db, refreshRows('job', [id]))
  await inTransaction(db, wordStatements('job', [id], await listTexts(db, 'job', [id])))
}

/** A body with the Hindi of a text left blank. */
const withoutHindi = (body: DraftBody): DraftBody => ({ ...body, about: { en: 'Work in an office.', hi: '' } })

/** Languages that the row of an item shows, and those of the content from which it is computed. */
const languagesOf = async (id: string) => {
  const row = await db.get<{ shown: string; published: string | null; body: string | null } | undefined>(sql`
    SELECT row.languages AS shown, item.languages AS published, draft.body AS body FROM office_items AS row
    LEFT JOIN jobs AS item ON item.id = row.item_id
    LEFT JOIN content_drafts AS draft ON draft.kind = 'job' AND draft.item_id = row.item_id
    WHERE row.item_id = ${id}`)
  if (!row) return null
  const { shown, published, body } = row
  const draft = JSON.parse(body ?? '{}') as DraftBody
  const expected = published ? JSON.parse(published) : typeof draft.title === 'object' ? completeLanguages(draft) : []
  return { shown: JSON.parse(shown) as unknown, expected: expected as unknown }
}

const later = () => servicesAt(() => Date.now() + 40 * 86_400_000)
const revisionOf = async (id: string): Promise<number> =>
  (await db.get<{ revision: number } | undefined>(sql`SELECT revision FROM content_drafts WHERE item_id = ${id}`))
    ?.revision ?? 0

/** Acts of the office on an item; an impossible one is refused and changes nothing. */
const acts: Record<string, (id: string, body: DraftBody) => Promise<unknown>> = {
  save: async (id, body) => saveDraft(servicesAt(), kind, id, { revision: await revisionOf(id), body }, admin),
  untranslate: async (id, body) =>
    saveDraft(servicesAt(), kind, id, { revision: await revisionOf(id), body: withoutHindi(body) }, admin),
  spoil: async (id) =>
    saveDraft(servicesAt(), kind, id, { revision: await revisionOf(id), body: { title: 7, dates: 'x' } }, admin),
  publish: async (id) => publish(servicesAt(), kind, id, { revision: await revisionOf(id) }, admin),
  discard: async (id) => discardDraft(servicesAt(), kind, id, await revisionOf(id), admin),
  schedule: async (id) =>
    schedule(servicesAt(), kind, id, { revision: await revisionOf(id), at: Date.now() + 3_600_000 }, admin),
  unschedule: (id) => unschedule(servicesAt(), kind, id, admin),
  unpublish: (id) => unpublish(servicesAt(), kind, id, admin),
  duplicate: (id) => duplicateItem(servicesAt(), kind, id, admin),
  trash: (id) => trash(servicesAt(), kind, id, admin),
  restore: (id) => restore(servicesAt(), kind, id, admin),
  restoreVersion: async (id) =>
    restoreVersion(servicesAt(), kind, id, { version: 1, revision: await revisionOf(id) }, admin),
  purge: (id) => purge(later(), kind, id),
}

test('the rows of a list equal their computation from the content after every act (OFC-9)', async () => {
  await assert(
    asyncProperty(array(constantFrom(...Object.keys(acts)), { minLength: 1, maxLength: 12 }), async (names) => {
      const { id } = await createItem(servicesAt(), kind, bodyOf(unique('word')), admin)
      for (const name of names) {
        await acts[name]?.(id, bodyOf(unique('word'))).catch(() => undefined)
        const stored = await storedRows(id)
        const languages = await languagesOf(id)
        expect(languages?.shown, names.join(' ')).toEqual(languages?.expected)
        await recompute(id)
        expect(await storedRows(id), names.join(' ')).toEqual(stored)
      }
    }),
    { numRuns: 12 },
  )
})

test('a rebuild writes no words that are unchanged, and keeps those of an item that changes meanwhile (OFC-9)', async () => {
  const { id } = await createItem(servicesAt(), kind, bodyOf(unique('word')), admin)
  const read = await listTexts(db, 'job', [id])
  const rewritten = await inTransaction(db, wordStatements('job', [id], read))
  expect(rewritten.map(({ meta }) => meta.changes)).toEqual([0, 0])
  await saveDraft(later(), kind, id, { revision: 1, body: bodyOf(unique('later')) }, admin)
  const { words } = await storedRows(id)
  await inTransaction(db, wordStatements('job', [id], read))
  expect((await storedRows(id)).words).toEqual(words)
})

test.each(kindFixtures)('a %s has the languages of its draft when it is published (OFC-9)', async (_, fixture) => {
  const shown = async (id: string) =>
    (await listItems(servicesAt(), fixture.kind, { by })).items.find((item) => item.id === id)?.languages
  const by = unique('usr_')
  const body = bodyWith(fixture, unique('languages-').toLowerCase(), unique('word'))
  const rest = { ...body, title: { en: 'Untranslated', hi: '' } }
  const { id: blank } = await createItem(servicesAt(), fixture.kind, {}, by)
  expect(await shown(blank)).toEqual([])
  const { id: half } = await createItem(servicesAt(), fixture.kind, { ...rest, $notice: { en: '', hi: '' } }, by)
  expect(await shown(half)).toEqual(['en'])
  const { id } = await createItem(servicesAt(), fixture.kind, body, by)
  const before = await shown(id)
  await publish(servicesAt(), fixture.kind, id, { revision: 1 }, by)
  expect(before).toEqual(['en', 'hi'])
  expect(await shown(id)).toEqual(before)
})

const listed = async (query: OfficeQuery, ids: readonly string[]): Promise<string[]> =>
  (await listItems(servicesAt(), kind, query)).items.map(({ id }) => id).filter((id) => ids.includes(id))

describe('a list', () => {
  test('filters by state, language, access, draft, exam, author and its own columns at once (OFC-7)', async () => {
    const by = unique('usr_')
    const words = ['first', 'second', 'third'].map((name) => unique(name))
    const made = await Promise.all(words.map((word) => createItem(servicesAt(), kind, bodyOf(word), by)))
    const ids = made.map(({ id }) => id)
    const [draft, published, edited] = ids as [string, string, string]
    await publish(servicesAt(), kind, published, { revision: 1 }, by)
    await publish(servicesAt(), kind, edited, { revision: 1 }, by)
    await saveDraft(servicesAt(), kind, edited, { revision: 2, body: bodyOf('again') }, by)
    const all = { by } satisfies OfficeQuery
    expect(await listed(all, ids)).toEqual([edited, published, draft])
    expect(await listed({ ...all, state: 'draft' }, ids)).toEqual([draft])
    expect(await listed({ ...all, state: 'published' }, ids)).toEqual([edited, published])
    expect(await listed({ ...all, state: 'published', draft: 'yes' }, ids)).toEqual([edited])
    expect(await listed({ ...all, language: 'hi', draft: 'no' }, ids)).toEqual([published])
    expect(await listed({ ...all, language: 'no-hi' }, ids)).toEqual([])
    await saveDraft(servicesAt(), kind, draft, { revision: 1, body: withoutHindi(bodyOf('half')) }, by)
    expect(await listed({ ...all, language: 'no-hi' }, ids)).toEqual([draft])
    expect(await listed({ ...all, language: 'en', state: 'draft' }, ids)).toEqual([draft])
    expect(await listed({ ...all, access: 'paid' }, ids)).toEqual([])
    expect(await listed({ ...all, exam: 'ssc', facets: 'stage:applications' }, ids)).toEqual([draft, edited, published])
    expect(await listed({ ...all, facets: 'stage:result' }, ids)).toEqual([])
    expect((await listItems(servicesAt(), kind, all)).count).toBe(3)
  })

  test('finds items by beginnings of words of title, code and slug in both scripts, drafts too (OFC-7)', async () => {
    const word = unique('zebra')
    const { id } = await createItem(
      servicesAt(),
      kind,
      { ...bodyOf(word), title: { en: `Recruitment ${word}`, hi: 'पटवारी भर्ती' }, advertisementNumber: 'CEN 07/2031' },
      admin,
    )
    for (const q of [word, word.slice(0, 12), `recru ${word}`, `${word} पटवा`, `patwari ${word}`, `${word} cen 2031`])
      expect(await listed({ q }, [id]), q).toEqual([id])
    expect(await listed({ q: `lekhpal ${word}` }, [id])).toEqual([])
    expect(await listed({ q: word, state: 'published' }, [id])).toEqual([])
  })

  test('pages by every sort in both directions without a gap or a repetition (OFC-7)', async () => {
    const by = unique('usr_')
    const made: string[] = []
    for (let n = 0; n < 55; n += 1) {
      const day = 1 + (n % 9)
      const { id } = await createItem(
        servicesAt(() => 1_700_000_000_000 + (n % 7)),
        kind,
        { ...bodyOf(`page ${n % 11}`), dates: [{ kind: 'apply_to', at: day * 86_400_000, until: null, allDay: true }] },
        by,
      )
      made.push(id)
    }
    for (const sort of ['changed', 'title', 'published', 'due'] as const)
      for (const direction of ['asc', 'desc'] as const) {
        const first = await listItems(servicesAt(), kind, { by, sort, direction })
        expect(first.count).toBe(55)
        const second = await listItems(servicesAt(), kind, { by, sort, direction, cursor: first.next ?? '' })
        const ids = [...first.items, ...second.items].map(({ id }) => id)
        expect(new Set(ids)).toEqual(new Set(made))
        expect(ids).toHaveLength(55)
        expect(second.next).toBeNull()
      }
  })
})

test('every filter and sort of a list seeks in an index (OFC-10)', async () => {
  const { bindings, statements } = watched()
  const services = makeServices(bindings, () => {}, 'https://taiyari.test')
  const filters: OfficeQuery[] = [
    {},
    { state: 'draft' },
    { state: 'trashed' },
    { access: 'free' },
    { language: 'no-hi' },
    { draft: 'yes' },
    { exam: 'ssc' },
    { by: admin },
    { facets: 'stage:result' },
    { facets: 'stage:result', exam: 'ssc', state: 'published' },
    { q: 'recruit' },
    { q: 'recruit ssc', exam: 'ssc' },
  ]
  for (const filter of filters)
    for (const sort of ['changed', 'title', 'published', 'due'] as const)
      for (const direction of ['asc', 'desc'] as const) {
        const page = await listItems(services, kind, { ...filter, sort, direction })
        await listItems(services, kind, { ...filter, sort, direction, cursor: page.next ?? '' })
      }
  expect(await slowStatements(statements)).toEqual([])
})
