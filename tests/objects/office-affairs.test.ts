import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { addDays, dateInIndia } from '../../domain/india.ts'
import { factViews } from '../../domain/current-affairs/kinds.ts'
import { emptyQuestion, type QuizQuestionBody } from '../../domain/current-affairs/quiz.ts'
import * as schema from '../../drizzle/schema/index.ts'
import { testsById } from '../../worker/catalogue/tests.usecases.ts'
import { createItem } from '../../worker/content/creation.usecases.ts'
import { saveDraft } from '../../worker/content/drafts.usecases.ts'
import { affairContent } from '../../worker/current-affairs/current-affairs.content.ts'
import { listQuizzes } from '../../worker/current-affairs/current-affairs.usecases.ts'
import {
  addFact,
  deleteFact,
  listFacts,
  readFact,
  saveFact,
} from '../../worker/current-affairs/facts/facts.usecases.ts'
import { setFactUse } from '../../worker/current-affairs/facts/uses.usecases.ts'
import { readDueFeeds } from '../../worker/current-affairs/feeds/feeds.cron.ts'
import {
  acceptEntry,
  addFeed,
  deleteFeed,
  dismissEntries,
  muteFeed,
  readReview,
  saveFeed,
} from '../../worker/current-affairs/feeds/feeds.usecases.ts'
import { readFeed } from '../../worker/current-affairs/feeds/read-feed.ts'
import { publishItems, readOfficeDay } from '../../worker/current-affairs/office/days.usecases.ts'
import { addQuestion, removeQuestion, saveQuestion } from '../../worker/current-affairs/quiz/questions.usecases.ts'
import { publishQuiz, withdrawQuiz } from '../../worker/current-affairs/quiz/quiz.usecases.ts'
import { makeServices } from '../../worker/platform/context.ts'
import { paperOf } from '../../worker/questions/papers.usecases.ts'
import { db, env, prepareDatabase, servicesAt, unique } from './support.ts'
import { slowStatements, watched } from './watched.ts'

beforeAll(prepareDatabase)

const admin = 'usr_admin'
const quiet = { send: async () => undefined, sendBatch: async () => undefined } as never
const services = (now: () => number = Date.now) =>
  servicesAt(now, { env: { ...env, TASKS_QUEUE: quiet, EVENTS_QUEUE: quiet } })

let days = 0
/** Day of its own for each test, years away from the demo's. */
const ownDay = (): string => addDays('1951-01-01', (days += 40))

const bodyOf = (date: string, title: string): Record<string, unknown> => {
  const text = { en: `${title} text`, hi: `${title} पाठ` }
  return {
    slug: '',
    title: { en: title, hi: `${title} हिंदी` },
    summary: text,
    exams: [],
    seo: {},
    date,
    eventDate: null,
    category: 'national',
    isSample: false,
    body: text,
    matters: text,
    facts: [{ en: `${title} fact`, hi: `${title} तथ्य` }],
    sources: [{ en: 'Gazette', hi: 'राजपत्र' }],
  }
}

const newAffair = async (day: string, title = unique('affair')) => {
  const { id, revision } = await createItem(services(), affairContent, bodyOf(day, title), admin)
  return { id, revision }
}

const publishedAffair = async (day: string): Promise<string> => {
  const item = await newAffair(day)
  expect(await publishItems(services(), [item], admin)).toEqual({ items: [{ id: item.id, published: true }] })
  return item.id
}

describe('the day view (AFF-18, AFF-19)', () => {
  test('names a headline that another item has (AFF-21)', async () => {
    const [day, headline] = [ownDay(), unique('Twice')]
    await newAffair(day, headline)
    await newAffair(day, headline.toUpperCase())
    await newAffair(day)
    const { items } = await readOfficeDay(services(), day)
    const twice = items.map(({ checklist }) => checklist.filter(({ code }) => code === 'title_twice').length)
    expect(twice.toSorted()).toEqual([0, 1, 1])
  })

  test('lists drafts and published items with the checks that block them', async () => {
    const day = ownDay()
    const id = await publishedAffair(day)
    const draft = await newAffair(day)
    const empty = await createItem(services(), affairContent, { date: day }, admin)
    const view = await readOfficeDay(services(), day)
    expect(view.items.map((item) => [item.id, item.state, item.checklist.some(({ blocks }) => blocks)])).toEqual([
      [id, 'published', false],
      [draft.id, 'draft', false],
      [empty.id, 'draft', true],
    ])
    expect(view.strip.find((each) => each.day === day)).toEqual({ day, published: 1, drafts: 2, hasQuiz: false })
    expect((await readOfficeDay(services(), addDays(day, 2))).older).toBe(day)
  })

  test('publishes complete drafts and names the refused ones', async () => {
    const day = ownDay()
    const [ready, old] = [await newAffair(day), await newAffair(day)]
    const empty = await createItem(services(), affairContent, { date: day }, admin)
    await saveDraft(services(), affairContent, old.id, { revision: 1, body: bodyOf(day, unique('again')) }, admin)
    const { items } = await publishItems(services(), [ready, old, empty], admin)
    expect(items).toEqual([
      { id: ready.id, published: true },
      expect.objectContaining({ id: old.id, published: false, code: 'content.revision_conflict' }),
      expect.objectContaining({ id: empty.id, published: false, code: 'input.invalid' }),
    ])
  })

  test('reads through indexes', async () => {
    const { bindings, statements } = watched()
    const reads = makeServices(bindings, () => undefined)
    await readOfficeDay(reads, ownDay())
    for (const view of factViews) await listFacts(reads, { view })
    await listFacts(reads, { kind: 'award' })
    await readReview(reads, {})
    await readDueFeeds({ ...services(), db: reads.db })
    expect(await slowStatements(statements)).toEqual([])
  })
})

const text = (words: string) => ({ en: words, hi: `${words} हिंदी` })
const question = (words: string): QuizQuestionBody => ({
  stem: text(`${words}?`),
  options: ['one', 'two', 'three', 'four'].map((each) => text(`${words} ${each}`)),
  key: 'b',
  solution: text(`${words} because`),
})

const questionsOf = async (day: string, count: number): Promise<string[]> => {
  const itemId = await publishedAffair(day)
  const ids: string[] = []
  for (let index = 0; index < count; index += 1) {
    const { id } = await addQuestion(services(), { itemId, fact: 0 }, admin)
    await saveQuestion(services(), id, { revision: 1, body: question(`${id} ${index}`) }, admin)
    ids.push(id)
  }
  return ids
}

describe('the quiz of a day (AFF-22, AFF-23, AFF-24)', () => {
  test('is a free test of its questions, in the tables that students read', async () => {
    const day = ownDay()
    const ids = await questionsOf(day, 6)
    const { testId } = await publishQuiz(services(), day, { questionIds: ids.toReversed(), at: null }, admin)
    const found = (await testsById(services(), null, [testId])).get(testId)
    expect(found).toMatchObject({ kind: 'daily_quiz', state: 'live', questionCount: 6, access: 'free' })
    expect(found?.durationMs).toBe(5 * 60_000)
    const { paper } = (await paperOf(services(), `${testId}_v1`)) as unknown as {
      paper: { questions: { stem: { en: string } }[] }
    }
    expect(paper.questions).toHaveLength(6)
    expect(paper.questions[0]?.stem.en).toContain(`${ids[5]} 5`)
    const listed = await listQuizzes(services(), null, undefined)
    expect(listed.items.length).toBeGreaterThan(0)
    expect((await readOfficeDay(services(), day)).quiz).toMatchObject({ testId, questionCount: 6, hasBegun: false })
  })

  test('its complete questions are checked as a paper, under their numbers of the day (OFC-40)', async () => {
    const day = ownDay()
    const ids = await questionsOf(day, 6)
    expect((await readOfficeDay(services(), day)).quality).toContainEqual(
      expect.objectContaining({
        code: 'key_often',
        questions: [1, 2, 3, 4, 5, 6],
        figures: { letter: 'B', count: 6, of: 6, chance: 2 },
      }),
    )
    const half = { ...question('x'), key: null }
    await saveQuestion(services(), ids[0] ?? '', { revision: 2, body: half }, admin)
    const [finding] = (await readOfficeDay(services(), day)).quality
    expect(finding).toMatchObject({ code: 'key_often', questions: [2, 3, 4, 5, 6] })
  })

  test('of two administrators who publish at once one succeeds', async () => {
    const day = ownDay()
    const ids = await questionsOf(day, 5)
    const tries = await Promise.allSettled(
      [1, 2].map(() => publishQuiz(services(), day, { questionIds: ids, at: null }, admin)),
    )
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await db.select().from(schema.dailyQuizzes).where(eq(schema.dailyQuizzes.date, day))).toHaveLength(1)
    expect(await db.$count(schema.affairQuestions, eq(schema.affairQuestions.date, day))).toBe(5)
    const inBank = await db.select().from(schema.affairQuestions).where(eq(schema.affairQuestions.date, day))
    expect(inBank.every(({ questionId }) => questionId !== null)).toBe(true)
  })

  test('incomplete questions, too few and a past opening are refused by field', async () => {
    const day = ownDay()
    const ids = await questionsOf(day, 5)
    const view = await readOfficeDay(services(), day)
    const [first] = view.questions
    await saveQuestion(
      services(),
      first?.id ?? '',
      { revision: first?.revision ?? 0, body: { ...question('x'), options: emptyQuestion().options, key: null } },
      admin,
    )
    await expect(publishQuiz(services(), day, { questionIds: ids, at: null }, admin)).rejects.toMatchObject({
      status: 422,
      extra: { fields: { [`${ids[0]}.key`]: expect.any(String) as string } },
    })
    await expect(publishQuiz(services(), day, { questionIds: ids, at: 1 }, admin)).rejects.toMatchObject({
      extra: { fields: { at: expect.any(String) as string } },
    })
  })

  test('is taken back until a student has begun; then its questions can be edited again', async () => {
    const day = ownDay()
    const ids = await questionsOf(day, 5)
    const { testId } = await publishQuiz(services(), day, { questionIds: ids, at: null }, admin)
    const locked = saveQuestion(services(), ids[0] ?? '', { revision: 2, body: question('y') }, admin)
    await expect(locked).rejects.toMatchObject({ code: 'content.not_possible' })
    await withdrawQuiz(services(), day, admin)
    expect((await testsById(services(), null, [testId])).size).toBe(0)
    await saveQuestion(services(), ids[0] ?? '', { revision: 2, body: question('y') }, admin)
    const again = await publishQuiz(services(), day, { questionIds: ids, at: null }, admin)
    await db.insert(schema.attempts).values({
      id: unique('att'),
      userId: unique('user'),
      testId: again.testId,
      testVersionId: `${again.testId}_v1`,
      state: 'in_progress',
      startedAt: Date.now(),
    })
    await expect(withdrawQuiz(services(), day, admin)).rejects.toMatchObject({ code: 'content.not_possible' })
    await expect(removeQuestion(services(), ids[0] ?? '', admin)).rejects.toMatchObject({ status: 409 })
  })

  test('a save from an older revision gets what is stored', async () => {
    const [id = ''] = await questionsOf(ownDay(), 1)
    await expect(saveQuestion(services(), id, { revision: 1, body: question('z') }, admin)).rejects.toMatchObject({
      code: 'content.revision_conflict',
      extra: { details: { revision: 2 } },
    })
  })

  test('suggests answers of other days and facts of the same kind as options', async () => {
    const day = ownDay()
    await questionsOf(day, 2)
    const other = ownDay()
    const itemId = await publishedAffair(other)
    const fact = { ...factInput(), kind: 'award' as const }
    const sibling = { ...factInput(), kind: 'award' as const }
    const { id: factId } = await addFact(services(), fact, admin)
    await addFact(services(), sibling, admin)
    await addQuestion(services(), { itemId, factId }, admin)
    const { suggestions, questions } = await readOfficeDay(services(), other)
    expect(questions[0]?.body.solution).toEqual(fact.statement)
    expect(suggestions).toContainEqual({ text: sibling.subject, from: 'fact' })
    expect(suggestions.some(({ from }) => from === 'question')).toBe(true)
  })
})

const factInput = () => {
  const subject = unique('subject')
  return {
    kind: 'office' as const,
    subject: text(subject),
    statement: text(`${subject} holds it`),
    validFrom: '2026-01-01',
    topicId: null,
    exams: [],
    validTo: null as string | null,
    source: 'Gazette',
    sourceUrl: null,
    sourceDate: null,
  }
}

describe('facts (AFF-25, AFF-26)', () => {
  test('are saved by compare and swap and kept while they are used', async () => {
    const { id } = await addFact(services(), factInput(), admin)
    await saveFact(services(), id, { revision: 1, input: { ...factInput(), validTo: '2026-02-01' } }, admin)
    await expect(saveFact(services(), id, { revision: 1, input: factInput() }, admin)).rejects.toMatchObject({
      code: 'content.revision_conflict',
    })
    const itemId = await publishedAffair(ownDay())
    await setFactUse(services(), { kind: 'current_affairs', itemId, factId: id, isUsed: true }, admin)
    await expect(deleteFact(services(), id, 2, admin)).rejects.toMatchObject({ code: 'content.not_possible' })
    await setFactUse(services(), { kind: 'current_affairs', itemId, factId: id, isUsed: false }, admin)
    await deleteFact(services(), id, 2, admin)
    await expect(readFact(services(), id)).rejects.toMatchObject({ status: 404 })
  })

  test('are listed by view: expiring, expired, unchecked', async () => {
    const now = Date.now()
    const today = dateInIndia(now)
    const { id: soon } = await addFact(services(), { ...factInput(), validTo: addDays(today, 30) }, admin)
    const { id: over } = await addFact(services(), { ...factInput(), validTo: addDays(today, -1) }, admin)
    const { id: old } = await addFact(
      services(() => now - 200 * 86_400_000),
      factInput(),
      admin,
    )
    const idsOf = async (view: 'expiring' | 'expired' | 'unchecked') =>
      (await listFacts(services(), { view })).items.map(({ id }) => id)
    expect(await idsOf('expiring')).toContain(soon)
    expect(await idsOf('expired')).toContain(over)
    expect(await idsOf('unchecked')).toEqual([old])
  })

  test('are found by words anywhere in subject and statement', async () => {
    const input = { ...factInput(), statement: text('Kosi, then Gandak') }
    const { id } = await addFact(services(), input, admin)
    const found = async (q: string) => (await listFacts(services(), { q })).items.map((fact) => fact.id)
    expect(await found(` gandak  ${input.subject.en.toUpperCase()} kosi `)).toEqual([id])
    expect(await found(`gandak ${input.subject.en} sone`)).toEqual([])
  })

  test('an item and a question that use an expired fact say so', async () => {
    const day = ownDay()
    const itemId = await publishedAffair(day)
    const { id: factId } = await addFact(services(), { ...factInput(), validTo: '2026-02-01' }, admin)
    await setFactUse(services(), { kind: 'current_affairs', itemId, factId, isUsed: true }, admin)
    await addQuestion(services(), { itemId, factId }, admin)
    const view = await readOfficeDay(services(), day)
    expect(view.items[0]?.facts[0]?.state).toBe('expired')
    expect(view.questions[0]?.usesExpired).toBe(true)
  })
})

const rssOf = (...titles: string[]) =>
  `<rss version="2.0"><channel>${titles.map((title) => `<item><title>${title}</title><guid>${title}</guid><link>https://n.example.org/${title}</link><description>Extract of ${title}</description></item>`).join('')}</channel></rss>`

const newFeed = async (isOn = true) => {
  const url = `https://${unique('feed').toLowerCase()}.example.org/rss`
  const input = { name: unique('Feed'), url, language: 'en' as const, category: 'economy' as const, isOn }
  return { ...(await addFeed(services(), input, admin)), input }
}

const entriesOf = async (feed: string) => (await readReview(services(), { feed })).entries.items

describe('the importer (AFF-27, AFF-28, AFF-29, AFF-30)', () => {
  test('adds each entry once, however often and concurrently it is read', async () => {
    const { id } = await newFeed()
    const [one, two] = [unique('one'), unique('two')]
    const answer =
      (...titles: string[]) =>
      async () =>
        new Response(rssOf(...titles))
    await Promise.all([readFeed(services(), id, answer(one)), readFeed(services(), id, answer(one))])
    await readFeed(services(), id, answer(one, two))
    expect((await entriesOf(id)).map(({ title }) => title).toSorted()).toEqual([one, two].toSorted())
  })

  test('asks conditionally and keeps the state of a feed that has not changed', async () => {
    const { id } = await newFeed()
    const asked: (string | null)[] = []
    const answer = async (_url: string, init: RequestInit) => {
      const etag = new Headers(init.headers).get('if-none-match')
      asked.push(etag)
      return etag
        ? new Response(null, { status: 304 })
        : new Response(rssOf(unique('e')), { headers: { etag: '"v1"' } })
    }
    await readFeed(services(), id, answer)
    await readFeed(services(), id, answer)
    expect(asked).toEqual([null, '"v1"'])
    expect(await entriesOf(id)).toHaveLength(1)
  })

  test.each([
    ['a status', async () => new Response('no', { status: 503 }), { code: 'status', status: 503 }],
    ['a document type', async () => new Response('<!DOCTYPE x><rss/>'), { code: 'doctype', status: null }],
    ['a page', async () => new Response('<html></html>'), { code: 'not_a_feed', status: null }],
    [
      'a redirect into the own network',
      async () => new Response(null, { status: 302, headers: { location: 'https://169.254.169.254/latest' } }),
      { code: 'address', status: null },
    ],
    [
      'endless redirects',
      async () => new Response(null, { status: 302, headers: { location: '/again' } }),
      { code: 'redirects', status: null },
    ],
    ['2 MB and more', async () => new Response('x'.repeat(2 * 1024 * 1024 + 1)), { code: 'too_large', status: null }],
    ['no connection', async () => Promise.reject(new TypeError('fetch failed')), { code: 'unreachable', status: null }],
  ])('%s is a failure with its reason, and the feed is read again later', async (_name, answer, fault) => {
    const { id } = await newFeed()
    await readFeed(services(), id, answer)
    const feed = (await readReview(services(), {})).feeds.find((each) => each.id === id)
    expect(feed?.fault).toEqual({ ...fault, failures: 1 })
    expect(feed?.nextAt).toBeGreaterThan(Date.now())
    await readFeed(services(), id, async () => new Response(rssOf(unique('ok'))))
    expect((await readReview(services(), {})).feeds.find((each) => each.id === id)?.fault).toBeNull()
  })

  test('an entry becomes one draft of the day with a private note, and nothing of its text', async () => {
    const { id, input } = await newFeed()
    const title = unique('headline')
    await readFeed(services(), id, async () => new Response(rssOf(title)))
    const [entry] = await entriesOf(id)
    const day = ownDay()
    const tries = await Promise.allSettled([1, 2].map(() => acceptEntry(services(), entry?.id ?? '', day, admin)))
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const { items } = await readOfficeDay(services(), day)
    expect(items).toHaveLength(1)
    expect(items[0]?.note).toMatchObject({ title, extract: `Extract of ${title}`, feedName: input.name })
    expect(JSON.stringify(items[0]?.body)).not.toContain(title)
    expect(items[0]?.body).toMatchObject({ category: 'economy', sources: [{ en: input.name, hi: input.name }] })
    await expect(deleteFeed(services(), id, admin)).rejects.toMatchObject({ status: 409 })
  })

  test('dismissed entries stay away and can be taken back; a muted source has none', async () => {
    const { id } = await newFeed()
    const answer = async () => new Response(rssOf(unique('a'), unique('b')))
    await readFeed(services(), id, answer)
    const ids = (await entriesOf(id)).map((entry) => entry.id)
    await dismissEntries(services(), ids.slice(0, 1), true, admin)
    expect(await entriesOf(id)).toHaveLength(1)
    await dismissEntries(services(), ids.slice(0, 1), false, admin)
    expect(await entriesOf(id)).toHaveLength(2)
    await muteFeed(services(), id, admin)
    expect(await entriesOf(id)).toEqual([])
  })

  test('the cron starts one task for each source that is due', async () => {
    const { id, input } = await newFeed(false)
    const before = await db.$count(schema.tasks, eq(schema.tasks.kind, 'affairs_feed'))
    await readDueFeeds(services())
    await readDueFeeds(services())
    const open = await db.$count(schema.tasks, eq(schema.tasks.kind, 'affairs_feed'))
    const isReading = async () => (await readReview(services(), {})).feeds.find((feed) => feed.id === id)?.isReading
    expect(await isReading()).toBe(false)
    await saveFeed(services(), id, { ...input, isOn: true, revision: 1 }, admin)
    expect(await isReading()).toBe(true)
    await readDueFeeds(services())
    expect(await db.$count(schema.tasks, eq(schema.tasks.kind, 'affairs_feed'))).toBe(Math.max(open, before) + 1)
  })

  test('an address is added once', async () => {
    const { input } = await newFeed()
    await expect(addFeed(services(), input, admin)).rejects.toMatchObject({ extra: { fields: { url: 'taken' } } })
  })
})
