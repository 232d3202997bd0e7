import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { DraftBody } from '../../domain/content/contract.ts'
import { newMaterial } from '../../domain/materials/new-draft.ts'
import { materialKinds } from '../../domain/materials/kinds.ts'
import { purgeTrash } from '../../worker/content/content.cron.ts'
import { createItem } from '../../worker/content/creation.usecases.ts'
import { readItem } from '../../worker/content/drafts.usecases.ts'
import { publish } from '../../worker/content/publishing.usecases.ts'
import { trash } from '../../worker/content/trash.usecases.ts'
import { contentKinds } from '../../worker/content-kinds.ts'
import { materialContent } from '../../worker/materials/materials.content.ts'
import { previewMaterial } from '../../worker/materials/preview.usecases.ts'
import { prepareDatabase, servicesAt } from './support.ts'

beforeAll(prepareDatabase)

const admin = 'user-materials'
const made: string[] = []

// Removes what these tests created: other files list the demo in the same database.
afterAll(async () => {
  for (const id of made) await trash(servicesAt(), materialContent, id, admin).catch(() => undefined)
  await purgeTrash(
    servicesAt(() => Date.now() + 31 * 86_400_000),
    contentKinds,
  )
})

const create = async (body: DraftBody): Promise<string> => {
  const { id } = await createItem(servicesAt(), materialContent, body, admin)
  made.push(id)
  return id
}

const draftOf = async (id: string) => (await readItem(servicesAt(), materialContent, id)).draft

const publishDraft = async (id: string): Promise<void> => {
  const { revision } = await draftOf(id)
  await publish(servicesAt(), materialContent, id, { revision, note: '' }, admin)
}

const codesOf = async (id: string) =>
  (await draftOf(id)).checklist.flatMap(({ code, path }) => (code === 'fault' ? [] : [`${code} ${path}`]))

const text = { en: 'Squares', hi: 'वर्ग' }
const complete = { title: text, summary: text, exams: [], subject: 'maths' }

describe('a new material', () => {
  test.each(materialKinds)('of the kind %s lacks only what is to be written (MAT-32)', async (kind) => {
    const { checklist } = await draftOf(await create(newMaterial(kind)))
    const hasChapters = kind === 'notes' || kind === 'e_book'
    expect(checklist.some(({ code, blocks }) => code === 'material_empty' && blocks)).toBe(!hasChapters)
    expect(checklist.map(({ path }) => path)).toContain('title.en')
  })

  test('gets ids for chapters that have none of their own (MAT-33)', async () => {
    const chapters = ['', 'chapter-1', 'chapter-1'].map((chapter) => ({ id: chapter, title: text, body: text }))
    const id = await create({ ...newMaterial('e_book'), ...complete, chapters })
    await publishDraft(id)
    const { chapters: stored } = (await draftOf(id)).body as { chapters: { id: string }[] }
    expect(stored.map((chapter) => chapter.id)).toEqual(['chapter-2', 'chapter-1', 'chapter-3'])
  })
})

const file = { key: 'materials/one.pdf', bytes: 9, pages: 3, checksum: 'b'.repeat(64) }

test('the checklist names a language without its file and what buyers cannot preview (MAT-34)', async () => {
  const unsold = 'unsold access'
  const sold = { ...newMaterial('pdf'), ...complete, access: 'paid' }
  expect(await codesOf(await create({ ...sold, files: { en: { whole: file } } }))).toEqual([
    'file_missing files.hi',
    'preview_missing files.en',
    unsold,
  ])
  const book = { ...newMaterial('e_book'), ...complete, access: 'paid' }
  const chapters = [{ id: 'one', title: text, body: text }]
  expect(await codesOf(await create({ ...book, chapters, previewChapters: 0 }))).toEqual([
    'preview_missing previewChapters',
    unsold,
  ])
  expect(await codesOf(await create({ ...book, chapters, previewChapters: 1 }))).toEqual([
    'preview_whole previewChapters',
    unsold,
  ])
})

test('the preview draws an unfinished draft whole (MAT-35)', async () => {
  const chapters = ['one', 'two'].map((id) => ({ id, title: text, body: text }))
  const id = await create({ ...newMaterial('e_book'), access: 'paid', chapters })
  const { preview, material } = await previewMaterial(servicesAt(), id)
  expect(preview.missing).toContain('title.en')
  expect(material.chapters.map((chapter) => chapter.id)).toEqual(['one', 'two'])
  expect(material.entitlement).toBe('open')
})
