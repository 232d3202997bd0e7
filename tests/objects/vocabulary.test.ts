import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import type { BlueprintSection } from '../../domain/catalogue/blueprints/contract.ts'
import * as schema from '../../drizzle/schema/index.ts'
import { listAffairs } from '../../worker/current-affairs/current-affairs.usecases.ts'
import { listExams } from '../../worker/catalogue/series.usecases.ts'
import {
  addExam,
  changeExam,
  listOfficeExams,
  moveExam,
  setExamHidden,
} from '../../worker/vocabulary/exams.usecases.ts'
import {
  addTopic,
  listOfficeTopics,
  mergeTopic,
  moveTopic,
  renameTopic,
  transferTopic,
} from '../../worker/vocabulary/topics.usecases.ts'
import {
  addTerm,
  deleteTerm,
  listOfficeTerms,
  listTerms,
  moveTerm,
  renameTerm,
  setArchived,
} from '../../worker/vocabulary/terms.usecases.ts'
import { db, env, prepareDatabase, servicesAt, unique } from './support.ts'

beforeAll(prepareDatabase)

const admin = 'usr_admin'
const quiet = { send: async () => undefined, sendBatch: async () => undefined } as never
const services = servicesAt(Date.now, { env: { ...env, TASKS_QUEUE: quiet, EVENTS_QUEUE: quiet } })
const named = (en: string) => ({ en, hi: `${en} हिंदी` })
const actsOn = async (id: string) =>
  (await db.select({ act: schema.auditLog.act }).from(schema.auditLog).where(eq(schema.auditLog.itemId, id))).map(
    ({ act }) => act,
  )
const eventsOn = (id: string, kind: 'exam' | 'subject' = 'exam') =>
  db.$count(schema.events, eq(schema.events.payload, { kind, id } as never))

test('an unused exam is added, renamed, moved and hidden, each with its act (OFC-120)', async () => {
  const slug = unique('exam')
  const { id } = await addExam(services, { slug, title: named('New') }, admin)
  await expect(addExam(services, { slug, title: named('Again') }, admin)).rejects.toMatchObject({ status: 409 })
  await changeExam(services, id, { slug: `${slug}-b`, title: named('Renamed'), base: named('New') }, admin)
  const order = async () => (await listExams(services)).map((exam) => exam.id)
  const before = await order()
  expect(before.at(-1)).toBe(`${slug}-b`)
  await moveExam(services, id, 'up', admin)
  await moveExam(services, id, 'down', admin)
  expect(await order()).toEqual(before)
  await setExamHidden(services, id, true, admin)
  expect(await order()).not.toContain(`${slug}-b`)
  await setExamHidden(services, id, false, admin)
  expect(await actsOn(id)).toEqual([
    'exam.created',
    'exam.changed',
    'exam.moved',
    'exam.moved',
    'exam.hidden',
    'exam.shown',
  ])
  expect(await eventsOn(id)).toBeGreaterThan(0)
  await setExamHidden(services, id, true, admin)
  const written = await eventsOn(id)
  await expect(
    changeExam(services, id, { slug: 'ssc', title: named('Taken'), base: named('Renamed') }, admin),
  ).rejects.toMatchObject({
    extra: { details: { reason: 'taken' } },
  })
  expect(await eventsOn(id)).toBe(written)
})

test('an exam in use keeps its slug and its place in lists, and is renamed (OFC-120)', async () => {
  const used = (await listOfficeExams(services)).items.find(({ slug }) => slug === 'ssc')
  if (!used) throw new Error('The demo has no SSC.')
  expect(used).toMatchObject({ hidden: false })
  expect(used.items).toBeGreaterThan(0)
  expect(used.tests).toBeGreaterThan(0)
  const { id, title } = used
  const input = { slug: 'ssc', title: { en: title.en, hi: title.hi }, base: { en: title.en, hi: title.hi } }
  await expect(changeExam(services, id, { ...input, slug: unique('ssc') }, admin)).rejects.toMatchObject({
    extra: { details: { reason: 'used' } },
  })
  await expect(changeExam(services, id, { ...input, slug: 'banking' }, admin)).rejects.toMatchObject({
    extra: { details: { reason: 'taken' } },
  })
  await expect(setExamHidden(services, id, true, admin)).rejects.toMatchObject({
    extra: { details: { reason: 'used' } },
  })
  await changeExam(services, id, { ...input, title: named('Staff Selection') }, admin)
  expect((await listExams(services)).find((exam) => exam.id === 'ssc')?.title.en).toBe('Staff Selection')
  await changeExam(services, id, { ...input, base: named('Staff Selection') }, admin)
})

test('topics are added, renamed, moved, transferred and merged with their questions (OFC-121)', async () => {
  const word = unique('topic')
  const add = async (name: string, subject: 'maths' | 'science' = 'maths') =>
    (await addTopic(services, { subject, title: named(`${word} ${name}`) }, admin)).id
  const [one, two] = [await add('one'), await add('two')]
  await expect(add('one')).rejects.toMatchObject({ extra: { details: { reason: 'taken' } } })
  await expect(
    renameTopic(services, two, { title: named(`${word} one`), base: named(`${word} two`) }, admin),
  ).rejects.toMatchObject({
    extra: { details: { reason: 'taken' } },
  })
  const find = async (id: string) => (await listOfficeTopics(services)).items.find((topic) => topic.id === id)
  const codes = [unique('q'), unique('q')]
  for (const code of codes)
    await db.insert(schema.questions).values({
      id: `qst_${code}`,
      slug: code,
      title: named(code),
      summary: named(''),
      access: 'free',
      exams: [],
      languages: ['en', 'hi'],
      kind: 'mcq',
      tags: [],
      subject: 'maths',
      topic: (await find(one))?.slug ?? '',
      difficulty: 'easy',
      targetMs: 30_000,
      rights: 'original',
      state: 'draft',
      currentVersionId: 'none',
      updatedAt: 1,
    })
  const places = async () =>
    (await listOfficeTopics(services)).items.filter(({ id }) => id === one || id === two).map(({ id }) => id)
  expect(await places()).toEqual([one, two])
  await moveTopic(services, two, 'up', admin)
  expect(await places()).toEqual([two, one])
  await transferTopic(services, one, 'science', admin)
  expect(await find(one)).toMatchObject({ subject: 'science', questions: 2 })
  const three = await add('three', 'science')
  await expect(mergeTopic(services, one, two, admin)).rejects.toMatchObject({ status: 409 })
  expect(await mergeTopic(services, one, three, admin)).toEqual({ moved: 2 })
  expect(await find(one)).toBeUndefined()
  expect(await find(three)).toMatchObject({ questions: 2 })
  expect(await actsOn(one)).toEqual(['topic.created', 'topic.transferred', 'topic.merged'])
})

test('blueprints follow a topic that is transferred or merged (CAT-48)', async () => {
  const word = unique('topic')
  const add = async (name: string, subject: 'maths' | 'science') =>
    (await addTopic(services, { subject, title: named(`${word} ${name}`) }, admin)).id
  const [one, two] = [await add('one', 'maths'), await add('two', 'science')]
  const slugOf = async (id: string) => (await listOfficeTopics(services)).items.find((each) => each.id === id)?.slug
  const [slug, other] = [await slugOf(one), await slugOf(two)]
  const section: BlueprintSection = {
    sectionId: 'all',
    options: 4,
    kinds: {},
    difficulty: { easy: 40, medium: 40, hard: 20 },
    tolerance: 10,
    minutes: { min: 1, max: 2 },
    topics: [{ topics: [`maths/${slug}`, 'maths/algebra'], questions: { min: 1, max: 2 } }],
  }
  const id = unique('blu')
  await db.insert(schema.presetBlueprints).values({
    id,
    presetId: 'pre_demo',
    version: 900,
    effectiveFrom: '2099-01-01',
    basis: 'own',
    sourceNote: 'Ours',
    blueprint: { sections: [section] },
  })
  const topicsIn = async () => {
    const row = await db.select().from(schema.presetBlueprints).where(eq(schema.presetBlueprints.id, id)).get()
    return row?.blueprint.sections[0]?.topics[0]?.topics
  }
  await transferTopic(services, one, 'science', admin)
  expect(await topicsIn()).toEqual([`science/${slug}`, 'maths/algebra'])
  await mergeTopic(services, one, two, admin)
  expect(await topicsIn()).toEqual([`science/${other}`, 'maths/algebra'])
  await db.delete(schema.presetBlueprints).where(eq(schema.presetBlueprints.id, id))
})

test('the topic of the quiz of the day is neither transferred nor merged (OFC-121)', async () => {
  const isAffairs = ({ subject, slug }: { subject: string; slug: string }) =>
    subject === 'general-knowledge' && slug === 'current-affairs'
  const given = (await listOfficeTopics(services)).items.find(isAffairs)
  const title = named('Current affairs')
  const topic = given ?? (await addTopic(services, { subject: 'general-knowledge', title }, admin))
  await expect(transferTopic(services, topic.id, 'maths', admin)).rejects.toMatchObject({
    extra: { details: { reason: 'used' } },
  })
})

test('a subject is added, renamed, ordered, archived and deleted while nothing names it (OFC-122)', async () => {
  const word = unique('Subject')
  const { id } = await addTerm(services, 'subject', named(word), admin)
  const key = { vocabulary: 'subject', id } as const
  const found = async () => (await listOfficeTerms(services, 'subject')).items.find((term) => term.id === id)
  expect(await found()).toMatchObject({ id: word.toLowerCase().replaceAll('_', '-'), uses: [], archived: false })
  await expect(addTerm(services, 'subject', named(word), admin)).rejects.toMatchObject({
    extra: { details: { reason: 'taken' } },
  })
  const [next, late] = [named(`${word} two`), named(`${word} three`)]
  await renameTerm(services, key, { title: next, base: named(word) }, admin)
  await expect(renameTerm(services, key, { title: late, base: named(word) }, admin)).rejects.toMatchObject({
    code: 'content.revision_conflict',
  })
  expect(await found()).toMatchObject({ title: next, earlier: [{ title: named(word) }] })
  await renameTerm(services, key, { title: named(word), base: next }, admin)
  await moveTerm(services, key, 'up', admin)
  await setArchived(services, key, true, admin)
  expect((await listTerms(services, 'subject')).items.find((term) => term.id === id)?.archived).toBe(true)
  await addTopic(services, { subject: id, title: named('Topic') }, admin)
  expect((await found())?.uses).toEqual([{ use: 'topics', count: 1 }])
  await expect(deleteTerm(services, key, admin)).rejects.toMatchObject({ extra: { details: { reason: 'used' } } })
  await db.delete(schema.topics).where(eq(schema.topics.subject, id))
  await deleteTerm(services, key, admin)
  expect(await found()).toBeUndefined()
  expect(await actsOn(id)).toEqual([
    'term.created',
    'term.changed',
    'term.changed',
    'term.moved',
    'term.archived',
    'term.deleted',
  ])
  expect(await eventsOn(id, 'subject')).toBe(6)
})

test('a subject in use is counted and kept, and topics need one (OFC-122)', async () => {
  const polity = (await listOfficeTerms(services, 'subject')).items.find(({ id }) => id === 'polity')
  expect(polity?.uses.find(({ use }) => use === 'items')?.count).toBeGreaterThan(0)
  await expect(deleteTerm(services, { vocabulary: 'subject', id: 'polity' }, admin)).rejects.toMatchObject({
    extra: { details: { reason: 'used' } },
  })
  await expect(addTopic(services, { subject: 'none', title: named('Topic') }, admin)).rejects.toMatchObject({
    status: 422,
  })
})

test('categories of current affairs are terms too, used by items and sources (OFC-123)', async () => {
  const { items } = await listOfficeTerms(services, 'affair_category')
  const national = items.find(({ id }) => id === 'national')
  expect(national?.uses.find(({ use }) => use === 'items')?.count).toBeGreaterThan(0)
  const key = { vocabulary: 'affair_category', id: 'national' } as const
  await expect(deleteTerm(services, key, admin)).rejects.toMatchObject({ extra: { details: { reason: 'used' } } })
  const [before, after] = [{ en: 'National', hi: 'राष्ट्रीय' }, named('Country')]
  await renameTerm(services, key, { title: after, base: before }, admin)
  const { items: shown } = await listAffairs(services, { category: 'national' })
  expect(new Set(shown.map(({ category }) => category.title.en))).toEqual(new Set(['Country']))
  await renameTerm(services, key, { title: before, base: after }, admin)
})
