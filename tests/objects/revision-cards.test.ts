import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import * as schema from '../../drizzle/schema/index.ts'
import { addBookmark } from '../../worker/questions/bookmarks.store.ts'
import { cardContents } from '../../worker/revision/card-content.usecases.ts'
import { addCard, addSaved, listCards, setCardAside } from '../../worker/revision/cards.usecases.ts'
import { revisionOverview, revisionToday } from '../../worker/revision/revision.usecases.ts'
import { db, prepareDatabase, servicesAt, unique } from './support.ts'

beforeAll(prepareDatabase)

const services = servicesAt()

const save = (userId: string, questionId: string) =>
  addBookmark(db, {
    userId,
    questionId,
    questionVersionId: `${questionId}_v1`,
    testId: 'tst_ssc-cgl-mock-1',
    attemptId: 'att_saved',
    createdAt: Date.now(),
  })

const anAffair = async () => {
  const found = await db.select().from(schema.currentAffairs).where(eq(schema.currentAffairs.state, 'published')).get()
  if (!found) throw new Error('no item')
  return found
}

test('saved questions become cards when the student says so, one or all, each once (LRN-45)', async () => {
  const userId = unique('saver')
  const ids = ['qst_rea-001', 'qst_rea-002', 'qst_rea-003']
  for (const id of ids) await save(userId, id)
  expect((await revisionOverview(services, userId)).savedLeft).toBe(3)
  await addCard(services, userId, { kind: 'question', id: 'qst_rea-001' })
  await addCard(services, userId, { kind: 'question', id: 'qst_rea-001' })
  expect(await addSaved(services, userId)).toEqual({ added: 2 })
  expect(await addSaved(services, userId)).toEqual({ added: 0 })
  const { items, count } = await listCards(services, userId, {})
  expect(count).toBe(3)
  expect(items.map(({ origin }) => origin)).toEqual(['saved', 'saved', 'saved'])
  const { savedLeft, topics } = await revisionOverview(services, userId)
  expect(savedLeft).toBe(0)
  expect(topics.every(({ subjectTitle, topicTitle }) => subjectTitle !== null && topicTitle !== null)).toBe(true)
})

test('a question that the student has not saved, and what does not exist, cannot be added (LRN-45)', async () => {
  const userId = unique('saver')
  for (const [kind, id] of [
    ['question', 'qst_rea-001'],
    ['affair', 'none'],
    ['fact', 'none'],
  ] as const)
    await expect(addCard(services, userId, { kind, id })).rejects.toMatchObject({ status: 404 })
  expect(await revisionToday(services, userId)).toMatchObject({ total: 0, due: 0, tomorrow: 0 })
})

test('a card of current affairs shows the text as it is now, and none once the item is withdrawn (LRN-45)', async () => {
  const userId = unique('reader')
  const item = await anAffair()
  await addCard(services, userId, { kind: 'affair', id: item.id })
  const [card] = (await listCards(services, userId, {})).items
  expect(card).toMatchObject({ id: item.id, kind: 'affair', origin: 'added', subject: 'current-affairs' })
  const shown = [{ id: item.id, kind: 'affair' }]
  const [before] = await cardContents(services, shown)
  expect(before?.back.en).toMatch(/^<ul><li>/)
  const title = { en: 'Corrected <b>title</b>', hi: 'सुधारा हुआ शीर्षक' }
  const set = (values: Partial<typeof item>) =>
    db.update(schema.currentAffairs).set(values).where(eq(schema.currentAffairs.id, item.id))
  await set({ title })
  const [after] = await cardContents(services, shown)
  expect(after?.front.en).toBe('<p>Corrected &lt;b&gt;title&lt;/b&gt;</p>')
  await set({ state: 'archived' })
  expect(await cardContents(services, shown)).toEqual([])
  await set({ title: item.title, state: 'published' })
})

test('a card is set aside and comes back when it is added again (LRN-44, LRN-45)', async () => {
  const userId = unique('reader')
  const { id } = await anAffair()
  await addCard(services, userId, { kind: 'affair', id })
  await setCardAside(services, userId, id, true)
  expect(await revisionToday(services, userId)).toMatchObject({ total: 0 })
  expect((await listCards(services, userId, { state: 'suspended' })).items).toMatchObject([{ id, suspended: 'aside' }])
  await addCard(services, userId, { kind: 'affair', id })
  expect(await revisionToday(services, userId)).toMatchObject({ total: 1, due: 1, minutes: 1 })
  await expect(setCardAside(services, userId, 'none', true)).rejects.toMatchObject({ status: 404 })
})
