import { and, eq, sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import * as schema from '../../drizzle/schema/index.ts'
import { createItem } from '../../worker/content/creation.usecases.ts'
import { readItem, saveDraft } from '../../worker/content/drafts.usecases.ts'
import { publish } from '../../worker/content/publishing.usecases.ts'
import { purge, trash } from '../../worker/content/trash.usecases.ts'
import { newQuestions } from '../../worker/questions/new-questions.usecases.ts'
import { passageContent } from '../../worker/questions/passages.content.ts'
import { questionContent } from '../../worker/questions/questions.content.ts'
import { inTransaction } from '../../worker/platform/transaction.ts'
import { db, prepareDatabase, servicesAt, unique } from './support.ts'

beforeAll(prepareDatabase)

const admin = 'usr_bank'
const text = (en: string) => ({ en, hi: `${en} हिंदी` })

const questionBody = () => ({
  slug: unique('bank-').toLowerCase(),
  exams: ['ssc'],
  passageId: null as string | null,
  subject: 'maths',
  topic: 'complex-numbers',
  difficulty: 'easy',
  targetSeconds: 45,
  stem: text('What is the square of 12?'),
  options: ['124', '144', '164'].map((value, index) => ({
    id: 'abc'[index] ?? '',
    content: { en: value, hi: value },
    pinned: false,
  })),
  key: { kind: 'mcq', optionIds: ['b'] },
  solution: text('$12^2 = 144$.'),
  reasons: { a: text('It is not a square.') },
  tags: ['squares'],
  rights: 'original',
})

const publishedQuestion = async (body: Record<string, unknown> = questionBody()) => {
  const { id } = await createItem(servicesAt(), questionContent, body, admin)
  const { versionId } = await publish(servicesAt(), questionContent, id, { revision: 1 }, admin)
  return { id, versionId }
}

const versionsOf = (id: string) =>
  db
    .select({
      id: schema.questionVersions.id,
      version: schema.questionVersions.version,
      passage: schema.questionVersions.passageVersionId,
    })
    .from(schema.questionVersions)
    .where(eq(schema.questionVersions.questionId, id))
    .orderBy(schema.questionVersions.version)

test('a version of a question is one row of its texts and one of its key, under the id of the version (QST-16)', async () => {
  const { id, versionId } = await publishedQuestion()
  const { draft } = await readItem(servicesAt(), questionContent, id)
  const changed = { ...draft.body, stem: text('What is the square of 13?') }
  const { revision } = await saveDraft(
    servicesAt(),
    questionContent,
    id,
    { revision: draft.revision, body: changed },
    admin,
  )
  const second = await publish(servicesAt(), questionContent, id, { revision }, admin)
  expect((await versionsOf(id)).map((row) => row.id)).toEqual([versionId, second.versionId])
  const [first] = await db.select().from(schema.questionVersions).where(eq(schema.questionVersions.id, versionId))
  expect(first?.stem.en).toBe('What is the square of 12?')
  const [item] = await db.select().from(schema.questions).where(eq(schema.questions.id, id))
  expect(item).toMatchObject({
    currentVersionId: second.versionId,
    title: text('What is the square of 13?'),
    kind: 'mcq',
  })
  const [kept] = await db.select().from(schema.contentVersions).where(eq(schema.contentVersions.id, versionId))
  expect(kept?.content).toEqual({})
})

test('the editor shows the key that is current after a correction, with its reasons (QST-16)', async () => {
  const { id, versionId } = await publishedQuestion()
  await db
    .update(schema.questionKeys)
    .set({ key: { kind: 'mcq', optionIds: ['c'] } })
    .where(eq(schema.questionKeys.questionVersionId, versionId))
  const { draft } = await readItem(servicesAt(), questionContent, id)
  expect(draft.body).toMatchObject({ key: { optionIds: ['c'] }, reasons: { a: text('It is not a square.') } })
})

test.each([
  ['a key that names no option', { key: { kind: 'mcq', optionIds: ['h'] } }, 'key'],
  ['one option', { options: questionBody().options.slice(0, 1) }, 'options'],
  ['an option twice', { options: [...questionBody().options, questionBody().options[0]] }, 'options.3.id'],
  ['licensed text without its source', { rights: 'licensed' }, 'source'],
  ['a topic of another subject', { topic: 'percentage' }, 'topic'],
  ['a passage that does not exist', { passageId: 'psg_none' }, 'passageId'],
])('a question with %s is not published (QST-5, QST-17)', async (_, part, path) => {
  const { id } = await createItem(servicesAt(), questionContent, { ...questionBody(), ...part }, admin)
  await expect(publish(servicesAt(), questionContent, id, { revision: 1 }, admin)).rejects.toMatchObject({
    status: 422,
    extra: { fields: { [path]: expect.any(String) } },
  })
})

test('parts of a kind that was chosen before do not hinder another kind (QST-17)', async () => {
  const { id } = await publishedQuestion({
    ...questionBody(),
    reasons: {},
    key: { kind: 'nat', min: '144', max: '144', rounding: null },
  })
  const { draft } = await readItem(servicesAt(), questionContent, id)
  expect(draft.body).toMatchObject({ options: [], key: { kind: 'nat', min: '144', rounding: null } })
})

test('a changed passage gives its questions a new version, and papers keep theirs (QST-18)', async () => {
  const passage = {
    slug: unique('passage-').toLowerCase(),
    title: text('A table'),
    kind: 'data',
    content: text('Rows.'),
    exams: [],
  }
  const { id: passageId } = await createItem(servicesAt(), passageContent, passage, admin)
  const first = await publish(servicesAt(), passageContent, passageId, { revision: 1 }, admin)
  const question = await publishedQuestion({ ...questionBody(), passageId })
  const { draft } = await readItem(servicesAt(), passageContent, passageId)
  const input = { revision: draft.revision, body: { ...draft.body, content: text('More rows.') } }
  const { revision } = await saveDraft(servicesAt(), passageContent, passageId, input, admin)
  const second = await publish(servicesAt(), passageContent, passageId, { revision }, admin)
  expect((await versionsOf(question.id)).map(({ version, passage: shown }) => [version, shown])).toEqual([
    [1, first.versionId],
    [2, second.versionId],
  ])
  const opened = await readItem(servicesAt(), questionContent, question.id)
  expect(opened).toMatchObject({ version: 2, draft: { body: { passageId, stem: questionBody().stem } } })
  await expect(trash(servicesAt(), passageContent, passageId, admin)).rejects.toMatchObject({
    extra: { details: { reason: 'dependents' } },
  })
})

test('a question in a test stays out of the bin; any other is deleted whole (QST-19)', async () => {
  const used = await db
    .select({ id: schema.questionVersions.questionId })
    .from(schema.testQuestions)
    .innerJoin(schema.questionVersions, eq(schema.questionVersions.id, schema.testQuestions.questionVersionId))
    .limit(1)
    .get()
  await expect(trash(servicesAt(), questionContent, used?.id ?? '', admin)).rejects.toMatchObject({
    extra: { details: { reason: 'dependents' } },
  })
  const { id, versionId } = await publishedQuestion()
  await trash(servicesAt(), questionContent, id, admin)
  await purge(
    servicesAt(() => Date.now() + 31 * 86_400_000),
    questionContent,
    id,
  )
  expect(await versionsOf(id)).toEqual([])
  expect(
    await db.select().from(schema.questionKeys).where(eq(schema.questionKeys.questionVersionId, versionId)),
  ).toEqual([])
})

test('questions that enter the bank together are whole items of it (QST-20)', async () => {
  const services = servicesAt()
  const { slug: code, passageId, exams, ...parts } = questionBody()
  const added = await newQuestions(
    services,
    [{ ...parts, code, passageId, exams } as never, { ...parts, hint: text('Twelve twelves.') } as never],
    { by: admin, note: 'A file' },
  )
  await inTransaction(services.db, added.statements(sql`true`))
  const [first, second] = added.ids
  const opened = await readItem(services, questionContent, first?.id ?? '')
  expect(opened).toMatchObject({
    state: 'published',
    version: 1,
    draft: { body: { slug: code, exams: ['ssc'], tags: ['squares'], hint: null } },
  })
  expect((await readItem(services, questionContent, second?.id ?? '')).draft.body).toMatchObject({
    hint: text('Twelve twelves.'),
  })
  const listed = await db
    .select()
    .from(schema.officeItems)
    .where(and(eq(schema.officeItems.kind, 'question'), eq(schema.officeItems.itemId, first?.id ?? '')))
  expect(listed).toMatchObject([{ code, state: 'published', titleEn: 'What is the square of 12?' }])
})
