import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import type { DraftBody } from '../../domain/content/contract.ts'
import {
  attempts,
  contentVersions,
  questions,
  questionVersions,
  tests,
  testVersions,
} from '../../drizzle/schema/index.ts'
import { postponeTest } from '../../worker/attempts/live.admin.usecases.ts'
import { testContent } from '../../worker/catalogue/tests.content.ts'
import { draftSolutions, testKeys, testStanding } from '../../worker/catalogue/test-page.usecases.ts'
import { testsById } from '../../worker/catalogue/tests.usecases.ts'
import { createItem } from '../../worker/content/creation.usecases.ts'
import { readItem, saveDraft } from '../../worker/content/drafts.usecases.ts'
import { examIds, findItem } from '../../worker/content/items.store.ts'
import { archive, publish, unpublish } from '../../worker/content/publishing.usecases.ts'
import { restoreVersion } from '../../worker/content/restoring.usecases.ts'
import { trash } from '../../worker/content/trash.usecases.ts'
import { paperOf } from '../../worker/questions/papers.usecases.ts'
import { questionContent } from '../../worker/questions/questions.content.ts'
import { questionDraft } from '../support/question-drafts.ts'
import { db, demoIds, mock, prepareDatabase, servicesAt, unique } from './support.ts'

beforeAll(prepareDatabase)

const admin = 'user-administrator'
const hour = 3_600_000

const bodyOf = async (id: string): Promise<DraftBody> => (await readItem(servicesAt(), testContent, id)).draft.body

/** Draft with the paper of the seeded mock. */
const newDraft = async (parts: DraftBody = {}) => {
  const body = { ...(await bodyOf(mock.testId)), slug: unique('test-').toLowerCase(), ...parts }
  return createItem(servicesAt(), testContent, body, admin)
}

const newPublished = async (parts: DraftBody = {}) => {
  const { id, revision } = await newDraft(parts)
  await publish(servicesAt(), testContent, id, { revision }, admin)
  return id
}

/** Changes the draft of a test and publishes it. */
const publishWith = async (id: string, parts: DraftBody, now?: number) => {
  const services = servicesAt(now === undefined ? undefined : () => now)
  const { draft } = await readItem(services, testContent, id)
  const body = { ...draft.body, ...parts }
  const { revision } = await saveDraft(services, testContent, id, { revision: draft.revision, body }, admin)
  return publish(services, testContent, id, { revision }, admin)
}

type Section = { presetSectionId: string; questions: { versionId: string; weight: number | null }[] }
const sectionsOf = (body: DraftBody) => body.sections as Section[]

/** Question of its own and the version that a paper names. */
const newQuestion = async () => {
  const body = { ...questionDraft('mcq'), slug: unique('q-').toLowerCase(), exams: [], passageId: null }
  const topic = await db.select({ subject: questions.subject, topic: questions.topic }).from(questions).get()
  const { id } = await createItem(servicesAt(), questionContent, { ...body, ...topic }, admin)
  return { id, ...(await publish(servicesAt(), questionContent, id, { revision: 1 }, admin)) }
}

describe('tests as content (CAT-49)', () => {
  test('keep a start that was moved in the live room, also by a draft begun before and a page opened before', async () => {
    const opensAt = Date.now() + 3 * hour
    const window = { opensAt, closesAt: opensAt + 3 * hour, commonStart: true, release: { rule: 'after_close' } }
    const id = await newPublished({ ...window, attemptsAllowed: 1 })
    const { draft } = await readItem(servicesAt(), testContent, id)
    const body = { ...draft.body, title: { en: 'Renamed', hi: 'नया नाम' } }
    const { revision } = await saveDraft(servicesAt(), testContent, id, { revision: draft.revision, body }, admin)
    const act = { id: unique('act-moved-'), actorId: admin, reason: 'Rain' }
    await postponeTest(servicesAt(), act, id, opensAt + hour)
    await expect(publish(servicesAt(), testContent, id, { revision }, admin)).rejects.toMatchObject({ status: 409 })
    const now = await readItem(servicesAt(), testContent, id)
    await publish(servicesAt(), testContent, id, { revision: now.draft.revision }, admin)
    expect(await db.select().from(tests).where(eq(tests.id, id)).get()).toMatchObject({
      title: { en: 'Renamed' },
      opensAt: opensAt + hour,
      closesAt: opensAt + 4 * hour,
    })
  })

  test('refuse an instant that no calendar has', async () => {
    const { id, revision } = await newDraft({ opensAt: 9e15 })
    await expect(publish(servicesAt(), testContent, id, { revision }, admin)).rejects.toMatchObject({
      status: 422,
      extra: { fields: { opensAt: expect.any(String) } },
    })
  })

  test('are rebuilt exactly from the draft that an editor would have written', async () => {
    for (const id of demoIds(testContent)) {
      const found = await findItem(db, testContent, id)
      const authored = testContent.contract.parse(await bodyOf(id))
      const known = await examIds(db, authored.exams)
      const context = { now: 1, publishedAt: 0, before: null, examIds: [...known.values()] }
      const made = await testContent.make(authored, context, servicesAt())
      expect(made.content, id).toEqual(found?.content)
      expect(found?.item, id).toMatchObject(made.columns)
    }
  })

  test('publish a paper that students are given, and the next version beside it', async () => {
    const id = await newPublished({ title: { en: 'First', hi: 'पहला' } })
    const before = await db.select().from(tests).where(eq(tests.id, id)).get()
    const { paper } = await paperOf(servicesAt(), before?.currentVersionId ?? '')
    const seeded = await paperOf(servicesAt(), mock.versionId)
    expect(paper.sections).toEqual(seeded.paper.sections)
    expect(paper.maxUnits).toBe(seeded.paper.maxUnits)
    await publishWith(id, { title: { en: 'Second', hi: 'दूसरा' } })
    expect((await testsById(servicesAt(), null, [id])).get(id)).toMatchObject({
      title: { en: 'Second' },
      state: 'live',
    })
    expect((await paperOf(servicesAt(), before?.currentVersionId ?? '')).paper.title.en).toBe('First')
    const { draft } = await readItem(servicesAt(), testContent, id)
    await restoreVersion(servicesAt(), testContent, id, { version: 1, revision: draft.revision }, admin)
    expect(await bodyOf(id)).toMatchObject({ title: { en: 'First', hi: 'पहला' } })
  })

  test('published twice at once get one version', async () => {
    const { id, revision } = await newDraft()
    const both = await Promise.allSettled([1, 2].map(() => publish(servicesAt(), testContent, id, { revision }, admin)))
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    const versions = await db.select().from(testVersions).where(eq(testVersions.testId, id))
    expect(versions).toHaveLength(1)
    expect(await db.select().from(contentVersions).where(eq(contentVersions.itemId, id))).toMatchObject([
      { id: versions[0]?.id, kind: 'test' },
    ])
  })

  test('refuse a question that is in the bin, also one put there in the same moment', async () => {
    const sections = sectionsOf(await bodyOf(mock.testId))
    const withQuestion = (versionId: string) => ({
      sections: sections.map((section, index) =>
        index === 0 ? { ...section, questions: [...section.questions, { versionId, weight: null }] } : section,
      ),
    })
    const at = `sections.0.questions.${sections[0]?.questions.length ?? 0}`
    const binned = await newQuestion()
    await trash(servicesAt(), questionContent, binned.id, admin)
    const { id, revision } = await newDraft(withQuestion(binned.versionId))
    await expect(publish(servicesAt(), testContent, id, { revision }, admin)).rejects.toMatchObject({
      status: 422,
      extra: { fields: { [at]: 'question_withdrawn' } },
    })
    const torn = await newQuestion()
    const draft = await newDraft(withQuestion(torn.versionId))
    const [published, deleted] = await Promise.allSettled([
      publish(servicesAt(), testContent, draft.id, { revision: draft.revision }, admin),
      trash(servicesAt(), questionContent, torn.id, admin),
    ])
    expect([published.status, deleted.status].toSorted()).toEqual(['fulfilled', 'rejected'])
  })

  test('refuse a question that the section gives no marks, and a section that the preset does not have', async () => {
    const sections = sectionsOf(await bodyOf(mock.testId))
    const numeric = await db.select().from(questionVersions).where(eq(questionVersions.kind, 'nat')).get()
    const odd = [{ ...sections[0], questions: [{ versionId: numeric?.id, weight: null }] }, ...sections.slice(1)]
    for (const [changed, fields] of [
      [odd, { 'sections.0.questions.0': 'question_unmarked' }],
      [[{ ...sections[0], presetSectionId: 'none' }], { 'sections.0.presetSectionId': 'unknown' }],
    ] as const) {
      const { id, revision } = await newDraft({ sections: changed })
      await expect(publish(servicesAt(), testContent, id, { revision }, admin)).rejects.toMatchObject({
        extra: { fields },
      })
    }
  })
})

describe('the structure of a test (OFC-48)', () => {
  const attempt = (testId: string) =>
    db.insert(attempts).values({
      id: unique('att_'),
      userId: unique('user'),
      testId,
      testVersionId: 'version',
      state: 'in_progress',
      startedAt: 1,
    })

  test('is frozen once it has been attempted; its title is not', async () => {
    const id = await newPublished()
    const sections = sectionsOf(await bodyOf(id))
    await attempt(id)
    for (const parts of [{ sections: sections.slice(1) }, { durationMinutes: 5 }])
      await expect(publishWith(id, parts)).rejects.toMatchObject({
        extra: { fields: { [Object.keys(parts)[0] ?? '']: 'structure_frozen' } },
      })
    const { presetVersionId } = await bodyOf(mock.testId)
    const whole = { sections, durationMinutes: (await bodyOf(mock.testId)).durationMinutes, presetVersionId }
    await publishWith(id, { ...whole, title: { en: 'Corrected', hi: 'सुधारा हुआ' } })
    expect((await testsById(servicesAt(), null, [id])).get(id)?.title.en).toBe('Corrected')
    await expect(trash(servicesAt(), testContent, id, admin)).rejects.toMatchObject({ code: 'content.not_possible' })
  })

  test('and nothing else of it is published while students are in the lobby or write', async () => {
    const opensAt = Date.now() + 86_400_000
    const minute = 60_000
    const id = await newPublished({ opensAt, closesAt: opensAt + 60 * minute, commonStart: true })
    const title = { en: 'Changed', hi: 'बदला हुआ' }
    const refused = { extra: { fields: { title: 'test_running' } } }
    for (const at of [opensAt - 59 * minute, opensAt, opensAt + 59 * minute])
      await expect(publishWith(id, { title }, at)).rejects.toMatchObject(refused)
    const during = servicesAt(() => opensAt + minute)
    for (const withdraw of [unpublish, archive, trash])
      await expect(withdraw(during, testContent, id, admin)).rejects.toMatchObject({
        extra: { details: { reason: 'running' } },
      })
    await publishWith(id, { title }, opensAt - 61 * minute)
  })
})

describe('the screens of a test', () => {
  test('say that it is published, that it runs and that it was attempted (OFC-171)', async () => {
    const opensAt = Date.now() + 86_400_000
    const draft = await newDraft()
    expect(await testStanding(servicesAt(), draft.id)).toMatchObject({ isPublished: false, isRunning: false })
    const id = await newPublished({ opensAt, closesAt: opensAt + 3_600_000, commonStart: true })
    const standingAt = (at: number) =>
      testStanding(
        servicesAt(() => at),
        id,
      )
    expect(await standingAt(opensAt - 7_200_000)).toMatchObject({ isPublished: true, isRunning: false })
    expect(await standingAt(opensAt)).toMatchObject({ isRunning: true, isAttempted: false })
    await db.insert(attempts).values({
      id: unique('att_'),
      userId: unique('user'),
      testId: id,
      testVersionId: 'version',
      state: 'in_progress',
      startedAt: 1,
    })
    expect(await standingAt(opensAt)).toMatchObject({ isAttempted: true })
    await expect(testStanding(servicesAt(), 'tst_none')).rejects.toMatchObject({ status: 404 })
  })

  test('show the keys of what is published, and print those of the draft (OFC-173, OFC-174)', async () => {
    const [first, second] = [await newQuestion(), await newQuestion()]
    const [section, ...others] = sectionsOf(await bodyOf(mock.testId))
    const versionId = async (id: string) =>
      (await db.select({ id: questions.currentVersionId }).from(questions).where(eq(questions.id, id)).get())?.id ?? ''
    const paper = async (...ids: string[]) => [
      {
        ...section,
        questions: await Promise.all(ids.map(async (id) => ({ versionId: await versionId(id), weight: null }))),
      },
      ...others,
    ]
    const id = await newPublished({ sections: await paper(second.id, first.id) })
    const { draft } = await readItem(servicesAt(), testContent, id)
    const body = { ...draft.body, sections: await paper(first.id) }
    await saveDraft(servicesAt(), testContent, id, { revision: draft.revision, body }, admin)
    const { items } = await testKeys(servicesAt(), id)
    expect(items.slice(0, 2).map(({ questionId }) => questionId)).toEqual([second.id, first.id])
    expect(items[0]).toMatchObject({
      reports: 0,
      challenges: 0,
      keys: [{ version: 1, state: 'current', reason: null }],
    })
    const printed = await draftSolutions(servicesAt(), id)
    expect(printed.items.some(({ questionId }) => questionId === second.id)).toBe(false)
    expect(printed.items.find(({ questionId }) => questionId === first.id)?.solution.en).toContain('<p>')
  })
})
