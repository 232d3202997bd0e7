import { eq, sql } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import type { TranslationsQuery } from '../../domain/questions/translations.ts'
import { questions, testQuestions } from '../../drizzle/schema/index.ts'
import type { ContentKind } from '../../worker/content/content-kind.ts'
import { createItem } from '../../worker/content/creation.usecases.ts'
import { readItem, saveChecked } from '../../worker/content/drafts.usecases.ts'
import { publish } from '../../worker/content/publishing.usecases.ts'
import { trash } from '../../worker/content/trash.usecases.ts'
import { makeServices } from '../../worker/platform/context.ts'
import { passageContent } from '../../worker/questions/passages.content.ts'
import { questionContent } from '../../worker/questions/questions.content.ts'
import { listTranslations } from '../../worker/questions/translations.usecases.ts'
import { newTest } from './scored.ts'
import { db, prepareDatabase, servicesAt, unique } from './support.ts'
import { slowStatements, watched } from './watched.ts'

beforeAll(prepareDatabase)

const admin = 'usr_translator'
let clock = Date.UTC(2031, 0, 1)
const services = servicesAt(() => (clock += 1_000))
const text = (en: string, hi = `${en} हिंदी`) => ({ en, hi })

/** A published question; its stem and solution lack the Hindi where it is empty. */
const newQuestion = async (hi?: string): Promise<string> => {
  const body = {
    slug: unique('tr-').toLowerCase(),
    exams: [],
    passageId: null,
    subject: 'maths',
    topic: 'complex-numbers',
    difficulty: 'hard',
    targetSeconds: 45,
    stem: text('What is the square of 15?', hi),
    options: ['225', '215'].map((value, index) => ({ id: 'ab'[index], content: text(value, value), pinned: false })),
    key: { kind: 'mcq', optionIds: ['a'] },
    solution: text('It is 225.', hi),
    tags: [],
    rights: 'original',
  }
  const { id } = await createItem(services, questionContent, body, admin)
  await publish(services, questionContent, id, { revision: 1 }, admin)
  return id
}

const newPassage = async (): Promise<string> => {
  const body = {
    slug: unique('tp-').toLowerCase(),
    exams: [],
    kind: 'reading',
    title: text('Rivers'),
    content: text('The Ganga rises at Gomukh.', ''),
  }
  const { id } = await createItem(services, passageContent, body, admin)
  await publish(services, passageContent, id, { revision: 1 }, admin)
  return id
}

const edit = async (kind: ContentKind, id: string, change: Record<string, unknown>) => {
  const { body, revision } = (await readItem(services, kind, id)).draft
  const saved = await saveChecked(services, kind, id, { revision, body: { ...body, ...change } }, admin)
  return saved.revision
}

const listed = async (id: string, query: TranslationsQuery = {}) =>
  (await listTranslations(services, query)).items.find((item) => item.id === id)

const none = { en: 0, hi: 0 }

describe('texts to translate (QST-65)', () => {
  test('are listed by what they lack, with the first field, until their translation is published', async () => {
    const [question, passage] = [await newQuestion(''), await newPassage()]
    expect(await listed(question)).toMatchObject({
      kind: 'question',
      texts: { missing: { en: 0, hi: 2 }, stale: none },
      field: 'stem.hi',
      test: null,
    })
    expect(await listed(passage, { need: 'missing' })).toMatchObject({
      kind: 'passage',
      texts: { missing: { en: 0, hi: 1 } },
      field: 'content.hi',
    })
    expect(await listed(question, { need: 'stale' })).toBeUndefined()
    const revision = await edit(questionContent, question, { stem: text('15²?'), solution: text('225.') })
    expect(await listed(question)).toMatchObject({ texts: { missing: none }, field: null, hasDraft: true })
    await publish(services, questionContent, question, { revision }, admin)
    expect(await listed(question)).toBeUndefined()
  })

  test('are listed as stale after their original changed, in the draft and once published', async () => {
    const question = await newQuestion()
    const { stem } = (await readItem(services, questionContent, question)).draft.body as { stem: { hi: string } }
    const revision = await edit(questionContent, question, { stem: { ...stem, en: 'What is the square of 25?' } })
    const expected = { texts: { missing: none, stale: { en: 0, hi: 1 } }, field: 'stem.hi' }
    expect(await listed(question, { need: 'stale' })).toMatchObject({ ...expected, hasDraft: true })
    await publish(services, questionContent, question, { revision }, admin)
    expect(await listed(question)).toMatchObject({ ...expected, hasDraft: false })
    expect(await listed(question, { need: 'missing' })).toBeUndefined()
    await trash(services, questionContent, question, admin)
    expect(await listed(question)).toBeUndefined()
  })

  test('a draft counts as complete in a language where only unused fields are blank', async () => {
    const { id } = await createItem(
      services,
      questionContent,
      { slug: unique('td-').toLowerCase(), stem: text('Capital of Bihar?', ''), hint: text('', '') },
      admin,
    )
    expect(await listed(id)).toMatchObject({ texts: { missing: { en: 0, hi: 1 } }, field: 'stem.hi', state: 'draft' })
  })

  test('of the test that opens first come first, then the latest changed', async () => {
    const [inLater, inSooner, older, newer] = [
      await newQuestion(''),
      await newQuestion(''),
      await newQuestion(''),
      await newQuestion(''),
    ]
    const opensAt = clock + 1_000_000
    for (const [id, at] of [
      [inLater, opensAt + 1],
      [inSooner, opensAt],
    ] as const) {
      const { versionId } = await newTest({ opensAt: at, closesAt: at + 1_000_000 })
      const question = await db.select().from(questions).where(eq(questions.id, id)).get()
      await db
        .update(testQuestions)
        .set({ questionVersionId: question?.currentVersionId ?? '' })
        .where(
          sql`${testQuestions.testVersionId} = ${versionId} AND ${testQuestions.position} = (
            SELECT min(position) FROM test_questions WHERE test_version_id = ${versionId})`,
        )
    }
    const { items, counts } = await listTranslations(services, {})
    const own = [inLater, inSooner, older, newer]
    expect(items.map(({ id }) => id).filter((id) => own.includes(id))).toEqual([inSooner, inLater, newer, older])
    expect(items.find(({ id }) => id === inSooner)?.test).toMatchObject({ opensAt })
    expect(counts.missing).toBeGreaterThanOrEqual(4)
  })

  test('are read in two round trips without a scan of a table that grows', async () => {
    const { bindings, statements, trips } = watched()
    await newQuestion('')
    await listTranslations(
      makeServices(bindings, () => undefined),
      {},
    )
    expect(trips()).toBe(2)
    expect(await slowStatements(statements)).toEqual([])
  })
})
