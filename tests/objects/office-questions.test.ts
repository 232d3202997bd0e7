import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import type { BulkOrder } from '../../domain/content/bulk.ts'
import * as schema from '../../drizzle/schema/index.ts'
import { readBulk, runBulkAct, startBulk } from '../../worker/content/bulk.usecases.ts'
import { createItem } from '../../worker/content/creation.usecases.ts'
import { refreshRows } from '../../worker/content/office-rows.ts'
import { inTransaction } from '../../worker/platform/transaction.ts'
import { readItem, saveDraft } from '../../worker/content/drafts.usecases.ts'
import { listItems } from '../../worker/content/office-list.usecases.ts'
import { publish } from '../../worker/content/publishing.usecases.ts'
import { trash } from '../../worker/content/trash.usecases.ts'
import { proposeKey } from '../../worker/questions/keys.usecases.ts'
import { questionContent } from '../../worker/questions/questions.content.ts'
import { tagsOfBank } from '../../worker/questions/tags.usecases.ts'
import { addTopic, listOfficeTopics, mergeTopic } from '../../worker/vocabulary/topics.usecases.ts'
import { db, prepareDatabase, servicesAt, unique } from './support.ts'
import { takeStep } from './take-step.ts'

beforeAll(prepareDatabase)

const admin = 'usr_bank_list'
const text = (en: string) => ({ en, hi: `${en} हिंदी` })

const newQuestion = async (parts: Record<string, unknown> = {}, isPublished = true): Promise<string> => {
  const body = {
    slug: unique('bank-').toLowerCase(),
    exams: [],
    passageId: null,
    subject: 'maths',
    topic: 'complex-numbers',
    difficulty: 'hard',
    targetSeconds: 45,
    stem: text('What is the square of 15?'),
    options: ['225', '215'].map((value, index) => ({
      id: 'ab'[index],
      content: { en: value, hi: value },
      pinned: false,
    })),
    key: { kind: 'mcq', optionIds: ['a'] },
    solution: text('It is 225.'),
    tags: [],
    rights: 'original',
    ...parts,
  }
  const { id } = await createItem(servicesAt(), questionContent, body, admin)
  if (isPublished) await publish(servicesAt(), questionContent, id, { revision: 1 }, admin)
  return id
}

const found = async (facets: string): Promise<string[]> =>
  (await listItems(servicesAt(), { kind: 'question' }, { facets })).items.map(({ id }) => id)

/** Runs a bulk act on questions to its end. */
const act = async (order: BulkOrder, ids: string[]) => {
  const { bulkId } = await startBulk(servicesAt(), 'question', { ...order, ids }, admin)
  const finish = async (taskId: string) => {
    for (let step = 0; step < 20; step += 1) {
      const task = await db.select().from(schema.tasks).where(eq(schema.tasks.id, taskId)).get()
      if (task?.state !== 'waiting' && task?.state !== 'running') return
      await takeStep(servicesAt(), taskId)
    }
  }
  await finish(bulkId)
  await runBulkAct(servicesAt(), 'question', bulkId, admin)
  await finish(`${bulkId}_run`)
  return readBulk(servicesAt(), 'question', bulkId, admin)
}

const tagsOf = async (id: string) => (await readItem(servicesAt(), questionContent, id)).draft.body['tags']

test('the bank filters by several labels at once, of drafts too (OFC-34)', async () => {
  const tag = unique('tag')
  const [published, draft] = [
    await newQuestion({ tags: [tag, 'other'] }),
    await newQuestion(
      { tags: [tag], difficulty: 'easy', key: { kind: 'nat', min: '1', max: '1', rounding: null } },
      false,
    ),
  ]
  await newQuestion()
  expect((await found(`tags:${tag}`)).toSorted()).toEqual([published, draft].toSorted())
  expect(
    await found(`tags:${tag},difficulty:hard,subject:maths,topic:complex-numbers,rights:original,use:unused,kind:mcq`),
  ).toEqual([published])
  expect(await found(`tags:${tag},kind:nat`)).toEqual([draft])
  expect((await tagsOfBank(servicesAt())).items).toContain(tag)
})

test('a question of a test is listed as used, and one with a proposed key as such (OFC-34)', async () => {
  const used = await db
    .select({ id: schema.questionVersions.questionId })
    .from(schema.testQuestions)
    .innerJoin(schema.questionVersions, eq(schema.questionVersions.id, schema.testQuestions.questionVersionId))
    .limit(1)
    .get()
  await inTransaction(db, refreshRows('question', [used?.id ?? '']))
  const item = await db
    .select({ own: schema.officeItems.own })
    .from(schema.officeItems)
    .where(eq(schema.officeItems.itemId, used?.id ?? ''))
    .get()
  expect(item?.own).toMatchObject({ use: 'used' })
  const id = await newQuestion({ tags: [unique('key')] })
  expect(await found('keys:proposed')).not.toContain(id)
  const change = {
    key: { kind: 'mcq' as const, optionIds: ['b'] },
    alternatives: [],
    outcome: 'normal' as const,
    reason: { en: 'It was wrong.', hi: 'यह ग़लत थी।' },
  }
  await proposeKey(servicesAt(), admin, id, change)
  expect(await found('keys:proposed')).toContain(id)
})

test('tags are added, removed and replaced by acts of their own (OFC-14)', async () => {
  const ids = [await newQuestion({ tags: ['one'] }), await newQuestion({ tags: ['one', 'two'] }, false)]
  expect(await act({ act: 'add_tags', tags: ['two', 'three'] }, ids)).toMatchObject({ counts: { done: 2 } })
  expect(await Promise.all(ids.map(tagsOf))).toEqual([
    ['one', 'two', 'three'],
    ['one', 'two', 'three'],
  ])
  await act({ act: 'remove_tags', tags: ['one', 'none'] }, ids)
  expect(await tagsOf(ids[0] ?? '')).toEqual(['two', 'three'])
  await act({ act: 'replace_tags', tags: ['last'] }, ids)
  expect(await tagsOf(ids[0] ?? '')).toEqual(['last'])
  expect(await act({ act: 'replace_tags', tags: ['last'] }, ids)).toMatchObject({ counts: { refused: 2, ready: 0 } })
})

test('published questions are retired, and those of the bin are deleted for ever (OFC-39)', async () => {
  const [kept, deleted] = [await newQuestion(), await newQuestion()]
  await act({ act: 'archive' }, [kept])
  expect(await readItem(servicesAt(), questionContent, kept)).toMatchObject({ state: 'archived' })
  expect(await act({ act: 'purge' }, [deleted])).toMatchObject({ counts: { refused: 1, done: 0 } })
  await trash(servicesAt(), questionContent, deleted, admin)
  expect(await act({ act: 'purge' }, [deleted])).toMatchObject({ counts: { refused: 0, done: 1 } })
  await expect(readItem(servicesAt(), questionContent, deleted)).rejects.toMatchObject({ status: 404 })
})

test('a merged topic takes published questions and drafts with it (OFC-121)', async () => {
  const topic = async (name: string) => {
    const { id } = await addTopic(servicesAt(), { subject: 'maths', title: text(unique(name)) }, admin)
    const slug = (await listOfficeTopics(servicesAt())).items.find((each) => each.id === id)?.slug ?? ''
    return { id, slug }
  }
  const [from, into] = [await topic('from'), await topic('into')]
  const published = await newQuestion({ topic: from.slug })
  const draft = await newQuestion({ topic: from.slug }, false)
  await mergeTopic(servicesAt(), from.id, into.id, admin)
  expect((await found(`topic:${into.slug}`)).toSorted()).toEqual([published, draft].toSorted())
  const opened = await readItem(servicesAt(), questionContent, draft)
  expect(opened.draft).toMatchObject({ body: { topic: into.slug }, faults: {} })
  await saveDraft(servicesAt(), questionContent, draft, { revision: 1, body: opened.draft.body }, admin)
  await publish(servicesAt(), questionContent, draft, { revision: 2 }, admin)
})
