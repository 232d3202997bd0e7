import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { exportTimes } from '../../domain/accounts/data-rights.ts'
import * as schema from '../../drizzle/schema/index.ts'
import { requestExport, readExport, serveExport, sweepExports } from '../../worker/data-rights/export.usecases.ts'
import { exportFolder } from '../../worker/data-rights/export.task.ts'
import { personalTables } from '../../worker/data-rights/personal-tables.ts'
import type { Services } from '../../worker/platform/context.ts'
import { deckOf } from '../../worker/revision/deck.ts'
import { answerOn, learntAttempt } from './learnt.ts'
import { takeStep } from './take-step.ts'
import { db, env, mock, prepareDatabase, servicesAt, unique } from './support.ts'
import { newOwner, recordingServices } from './data-rights-support.ts'

beforeAll(prepareDatabase)

describe("copy of one's data", () => {
  const copyOf = async (services: Services, uid: string) => JSON.parse(await (await serveExport(services, uid)).text())

  const make = async (services: Services, uid: string) => {
    const asked = await requestExport(services, uid)
    if (asked.state !== 'making') throw new Error(asked.state)
    for (let step = 0; step < 20; step += 1) await takeStep(services, asked.taskId)
    return asked.taskId
  }

  test('holds every table and the attempts with their answers in one JSON file, announced by mail (PRV-1, PRV-2)', async () => {
    const owner = await newOwner()
    const { services, mails } = recordingServices()
    await make(services, owner.uid)
    const copy = await copyOf(services, owner.uid)
    for (const { exported } of personalTables)
      if ('as' in exported) expect(copy[exported.as], exported.as).not.toHaveLength(0)
    expect(copy.account[0]).toMatchObject({ uid: owner.uid, email: owner.email })
    expect(copy.messagesWithoutAccount).toHaveLength(1)
    expect(copy.picture.base64).toBe(btoa('a picture'))
    const ids = copy.attempts.map(({ attemptId }: { attemptId: string }) => attemptId)
    expect(ids.toSorted()).toEqual([owner.attempt.attemptId, owner.ranked, owner.unranked].toSorted())
    const ranked = copy.attempts.find(({ attemptId }: { attemptId: string }) => attemptId === owner.ranked)
    expect(ranked.result.responses[0]).toMatchObject({ questionId: 'qst_rea-001', answer: { optionIds: ['a'] } })
    expect(mails.map(({ to }) => to)).toEqual([owner.email])
  })

  test('holds answers, cards, practice, notes and settings of revision (PRV-2, LRN-59)', async () => {
    const owner = await newOwner()
    const { services } = recordingServices()
    await make(services, owner.uid)
    const copy = await copyOf(services, owner.uid)
    expect(copy.revisionSettings).toMatchObject([{ userId: owner.uid, settings: { dailyCap: 40 } }])
    expect(copy.revisionAnswers).toMatchObject([{ questionId: 'qst_rea-001', verdict: 'wrong' }])
    expect(copy.revisionCards).toMatchObject([{ id: 'qst_rea-001', misses: 1 }])
    expect(copy.questionNotes).toMatchObject([{ questionId: 'qst_rea-001', text: 'My own words' }])
    expect(copy.practiceSessions).toMatchObject([{ mode: 'tutor' }])
    expect([copy.revisionReviews, copy.practiceEvents, copy.attempts.length]).toEqual([[], [], 3])
  })

  test('holds each answer of a deck that is longer than a step once (LRN-59)', async () => {
    const owner = await newOwner()
    const many = Array.from({ length: 4_500 }, (_, index) => answerOn(2, `q${index}`, 'wrong'))
    const deck = deckOf(servicesAt(), owner.uid)
    for (let from = 0; from < many.length; from += 1_500)
      await deck.learn(owner.uid, [learntAttempt(many.slice(from, from + 1_500))])
    const { services } = recordingServices()
    await make(services, owner.uid)
    const { revisionAnswers, revisionCards, attempts } = await copyOf(services, owner.uid)
    const ids = new Set(revisionAnswers.map(({ questionId }: { questionId: string }) => questionId))
    expect([ids.size, revisionAnswers.length, revisionCards.length, attempts.length]).toEqual([4_501, 4_501, 4_501, 3])
  })

  test('has no score before the results of its test are released (PRV-2)', async () => {
    const owner = await newOwner()
    const { services } = recordingServices()
    await db
      .update(schema.results)
      .set({ testId: 'tst_ssc-cgl-live-1', userId: owner.uid })
      .where(eq(schema.results.attemptId, owner.ranked))
    await make(services, owner.uid)
    const { attempts } = await copyOf(services, owner.uid)
    const held = attempts.find(({ attemptId }: { attemptId: string }) => attemptId === owner.ranked)
    expect(held.result.responses).toHaveLength(1)
    expect(held.result.score).toBeUndefined()
    // Ids and instants may hold the digits of the score by chance, fields may not.
    const { result, ...attempt } = held
    expect(JSON.stringify([result, attempt])).not.toMatch(/:\s*"?720\b/)
  })

  test('holds each of more attempts than one step writes once (PRV-2)', async () => {
    const uid = unique('busy')
    const ids = Array.from({ length: 45 }, () => unique('att_many'))
    for (const id of ids)
      await db.insert(schema.attempts).values({
        id,
        userId: uid,
        testId: mock.testId,
        testVersionId: mock.versionId,
        state: 'scored',
        startedAt: 1,
      })
    const { services } = recordingServices()
    await make(services, uid)
    const { attempts } = await copyOf(services, uid)
    expect(attempts.map(({ attemptId }: { attemptId: string }) => attemptId)).toEqual(ids.toSorted())
  })

  test('downloads whole after a repeated step wrote another length, named by the date in India (PRV-1)', async () => {
    const owner = await newOwner()
    const { services } = recordingServices(() => Date.parse('2031-03-31T20:00:00Z'))
    const taskId = await make(services, owner.uid)
    const { objects } = await env.FILES.list({ prefix: `${exportFolder(owner.uid)}${taskId}/` })
    const [first] = objects
    const part = await (await env.FILES.get(first?.key ?? ''))?.text()
    await env.FILES.put(first?.key ?? '', part?.replace('"about"', ' "about"') ?? '')
    const file = await serveExport(services, owner.uid)
    expect(file.headers.get('content-disposition')).toContain('taiyari-my-data-2031-04-01.json')
    expect(JSON.parse(await file.text()).attempts).toHaveLength(3)
    await env.FILES.delete(first?.key ?? '')
    await expect(serveExport(services, owner.uid)).rejects.toMatchObject({ status: 404 })
  })

  test('is made once in six hours, for its owner alone, and deleted after two days (PRV-1, PRV-3)', async () => {
    const owner = await newOwner()
    let now = Date.now()
    const { services, sent } = recordingServices(() => now)
    const [first, second] = await Promise.all([requestExport(services, owner.uid), requestExport(services, owner.uid)])
    expect([first.state, second.state, sent.length]).toEqual(['making', 'making', 1])
    const taskId = first.state === 'making' ? first.taskId : ''
    await expect(serveExport(services, owner.uid)).rejects.toMatchObject({ status: 404 })
    for (let step = 0; step < 6; step += 1) await takeStep(services, taskId)
    await expect(requestExport(services, owner.uid)).rejects.toMatchObject({ status: 429 })
    await expect(serveExport(services, unique('other'))).rejects.toMatchObject({ status: 404 })
    expect(await readExport(services, owner.uid)).toMatchObject({ state: 'ready' })
    now += exportTimes.keptMs + 1_000
    expect(await readExport(services, owner.uid)).toEqual({ state: 'none', nextAt: null })
    await expect(serveExport(services, owner.uid)).rejects.toMatchObject({ status: 404 })
    await sweepExports(services)
    expect((await env.FILES.list({ prefix: `${exportFolder(owner.uid)}${taskId}` })).objects).toEqual([])
  })
})
