import { eq, inArray, sql } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import type { KeyChange } from '../../domain/questions/key-change.ts'
import { erasures, events, results, scoreChanges, tasks } from '../../drizzle/schema/index.ts'
import { units } from '../../domain/results/marks.ts'
import { eraseAccount } from '../../worker/data-rights/erasure.usecases.ts'
import type { Bindings } from '../../worker/env.ts'
import { makeServices } from '../../worker/platform/context.ts'
import { latestKeysOf, listKeys } from '../../worker/questions/keys.usecases.ts'
import {
  commitRescoring,
  dismissRescoring,
  proposeRescoring,
  readRescoring,
} from '../../worker/results/rescoring.usecases.ts'
import { readKeyPage } from '../../worker/results/key-page.usecases.ts'
import type { SubmissionMessage } from '../../worker/results/results.queue.ts'
import { readResultOf } from '../../worker/results/results.usecases.ts'
import { takeStep, undeliveredTasks } from './take-step.ts'
import { findTask } from '../../worker/tasks/tasks.store.ts'
import { barsOf, countedBars, deliver, newExam, resultsOf, submission } from './scored.ts'
import { db, env, prepareDatabase, unique } from './support.ts'
import { slowStatements, watched } from './watched.ts'

beforeAll(prepareDatabase)

/** Without the queue: the test takes the steps itself. */
const services = (bindings: Bindings = env) => makeServices({ ...bindings, ...undeliveredTasks }, () => undefined)

const finish = async (taskId: string, twice = false) => {
  for (let steps = 0; steps < 100; steps += 1) {
    await Promise.all([takeStep(services(), taskId), ...(twice ? [takeStep(services(), taskId)] : [])])
    const read = await readRescoring(services(), taskId, '')
    if (read.state === 'done') return read
    if (read.state === 'failed') throw new Error(String(read.error))
  }
  throw new Error('The task does not end')
}

const reason = { en: 'The printed key was wrong.', hi: 'छपी हुई कुंजी ग़लत थी।' }

const change = (parts: Partial<KeyChange>): KeyChange => ({
  key: { kind: 'mcq', optionIds: ['a'] },
  alternatives: [],
  outcome: 'normal',
  reason,
  ...parts,
})

/** A window log so long that the answers beside it do not fit into the row. */
const manyNotes = Array.from({ length: 500 }, (_, index) => ({
  kind: 'window_left' as const,
  at: 1_795_000_000_000 + 10_000 * index,
  ms: 2_000 + index,
}))

/**
 * Attempts with the given options for the first question and three right answers after it. The first attempt has its
 * answers in a file.
 */
const sat = async (exam: { testId: string; versionId: string }, options: (string | null)[]) => {
  const made: SubmissionMessage[] = []
  for (const option of options) {
    const integrity = made.length === 0 ? manyNotes : []
    const message = await submission(exam, unique('user'), 4, { integrity })
    const [first, ...rest] = message.responses
    if (!first) throw new Error('no response')
    const answer = option === null ? null : { optionIds: [option] }
    made.push({
      ...message,
      responses: [{ ...first, answer, status: answer ? 'answered' : 'not_answered' }, ...rest],
    })
  }
  await deliver(made)
  return made
}

describe('a changed key (RES-49, RES-50, RES-51, RES-52, RES-53, RES-54, LRN-22, LRN-23)', () => {
  test('a trial counts what would change, and touches nothing else', async () => {
    const { exam, beside, questionId, right, other } = await newExam()
    await sat(exam, [right, right, other, null])
    await sat(beside, [other, right])
    const before = [await resultsOf(exam.testId), await barsOf(exam.testId), await resultsOf(beside.testId)]
    const { taskId, version } = await proposeRescoring(
      services(),
      'admin',
      questionId,
      change({ key: { kind: 'mcq', optionIds: [other] } }),
    )
    expect(version).toBe(2)
    const trial = await finish(taskId, true)
    expect(trial).toMatchObject({ done: 6, total: 6, output: { results: 6, changed: 5 } })
    expect(trial.changes.items.map(({ beforeUnits, afterUnits }) => afterUnits - beforeUnits).toSorted()).toEqual(
      [-1, -1, -1, 1, 1].map((sign) => sign * units('5/2')).toSorted(),
    )
    expect([await resultsOf(exam.testId), await barsOf(exam.testId), await resultsOf(beside.testId)]).toEqual(before)
    expect((await latestKeysOf(services(), exam.versionId)).keys.get(questionId)).toMatchObject({
      key: { kind: 'mcq', optionIds: [right] },
    })
  })

  test('a commit changes scores, histogram and ranks exactly, and records whose score changed and why', async () => {
    const { exam, questionId, right, other } = await newExam()
    const messages = await sat(exam, [right, right, other, null, other])
    const { taskId } = await proposeRescoring(
      services(),
      'admin',
      questionId,
      change({ key: { kind: 'mcq', optionIds: [other] } }),
    )
    await finish(taskId)
    const commitId = await commitRescoring(services(), 'admin', taskId)
    expect(await commitRescoring(services(), 'admin', taskId)).toBe(commitId)
    const done = await finish(commitId, true)
    expect(done).toMatchObject({ output: { results: 5, changed: 4 }, input: { mode: 'commit' } })
    const rows = await resultsOf(exam.testId)
    const unitsOf = (index: number) => rows.find(({ attemptId }) => attemptId === messages[index]?.attemptId)?.units
    expect([0, 1, 2, 3, 4].map(unitsOf)).toEqual(['5', '5', '7.5', '5.5', '7.5'].map(units))
    expect(rows.every(({ keyRevision }) => keyRevision === 2)).toBe(true)
    expect(await barsOf(exam.testId)).toEqual([
      [units('5'), 2],
      [units('5.5'), 1],
      [units('7.5'), 2],
    ])
    const [, , third, fourth] = messages
    const changed = await readResultOf(services(), third?.userId ?? '', third?.attemptId ?? '')
    expect(changed).toMatchObject({
      standing: { rank: 1, of: 5 },
      changes: [{ beforeUnits: units('5'), afterUnits: units('7.5'), questionId, reason }],
    })
    expect(await readResultOf(services(), fourth?.userId ?? '', fourth?.attemptId ?? '')).toMatchObject({ changes: [] })
    expect(await listKeys(services(), questionId)).toMatchObject([
      { version: 2, state: 'current' },
      { version: 1, state: 'superseded' },
    ])
  })

  test('every changed student still sees the change when the account of the administrator is deleted', async () => {
    const { exam, questionId, right, other } = await newExam()
    const [, message] = await sat(exam, [right, other])
    const adminId = unique('admin')
    const key = { kind: 'mcq' as const, optionIds: [other] }
    const { taskId } = await proposeRescoring(services(), adminId, questionId, change({ key }))
    await finish(taskId)
    const commitId = await commitRescoring(services(), adminId, taskId)
    await finish(commitId)
    const [rebuildId, ownId] = [unique('tsk'), unique('tsk')]
    const ended = { state: 'done', userId: adminId, updatedAt: 1 } as const
    await db.insert(tasks).values([
      { ...ended, id: rebuildId, kind: 'search_rebuild', input: {} },
      { ...ended, id: ownId, kind: 'solutions_pdf', input: { userId: adminId } },
    ])
    const of = { userId: message?.userId ?? '', attemptId: message?.attemptId ?? '' }
    const told = { changes: [{ beforeUnits: units('5'), afterUnits: units('7.5'), questionId }] }
    expect(await readResultOf(services(), of.userId, of.attemptId)).toMatchObject(told)
    const admin = {
      id: adminId,
      name: 'Admin',
      email: `${adminId}@example.test`,
      emailVerified: true,
      createdAt: new Date(),
    }
    await eraseAccount(services(), admin, { giveUpTests: false, language: 'en' })
    const erasure = await db.select().from(erasures).where(eq(erasures.uid, adminId)).get()
    const erasing = await db
      .select()
      .from(tasks)
      .where(sql`${tasks.input} ->> 'erasureId' = ${erasure?.id}`)
      .get()
    const later = { ...services(), now: () => Date.now() + 100_000 }
    for (let steps = 0; steps < 20; steps += 1) await takeStep(later, erasing?.id ?? '')
    expect((await findTask(db, erasing?.id ?? ''))?.state).toBe('done')
    expect(await readResultOf(services(), of.userId, of.attemptId)).toMatchObject(told)
    const kept = await Promise.all([taskId, commitId, rebuildId].map((id) => findTask(db, id)))
    expect(kept.map((task) => task?.userId)).toEqual([null, null, null])
    expect(await findTask(db, ownId)).toBeUndefined()
  })

  test('a question out of the maximum is so for students who skipped it too', async () => {
    const { exam, questionId, right } = await newExam()
    const [message] = await sat(exam, [null])
    const { taskId } = await proposeRescoring(
      services(),
      'admin',
      questionId,
      change({ key: { kind: 'mcq', optionIds: [right] }, outcome: 'zero_weight' }),
    )
    expect(await finish(taskId)).toMatchObject({ output: { changed: 0 } })
    await finish(await commitRescoring(services(), 'admin', taskId))
    const result = await readResultOf(services(), message?.userId ?? '', message?.attemptId ?? '')
    expect(result).toMatchObject({ totals: { maxUnits: units('38') } })
  })

  test('results that arrive meanwhile, and late submissions from before, are scored with the new key', async () => {
    const { exam, questionId, right, other } = await newExam()
    await sat(exam, [right])
    const late = await submission(exam, unique('user'), 4)
    const { taskId } = await proposeRescoring(
      services(),
      'admin',
      questionId,
      change({ key: { kind: 'mcq', optionIds: [other] } }),
    )
    await finish(taskId)
    const commitId = await commitRescoring(services(), 'admin', taskId)
    await takeStep(services(), commitId)
    await deliver([late])
    const arrived = (await resultsOf(exam.testId)).find(({ attemptId }) => attemptId === late.attemptId)
    expect(arrived).toMatchObject({ keyRevision: 2, units: units('5') })
    expect(await finish(commitId)).toMatchObject({ output: { changed: 1 } })
    expect(await barsOf(exam.testId)).toEqual(await countedBars(exam.testId))
    expect(await barsOf(exam.testId)).toEqual([[units('5'), 2]])
  })

  test('many results are changed in pages', async () => {
    const { exam, questionId, right, other } = await newExam()
    const options = Array.from({ length: 450 }, (_, index) => (index % 3 === 0 ? other : right))
    for (let from = 0; from < options.length; from += 150) await sat(exam, options.slice(from, from + 150))
    const { taskId } = await proposeRescoring(
      services(),
      'admin',
      questionId,
      change({
        key: { kind: 'mcq', optionIds: [right] },
        alternatives: [{ kind: 'mcq', optionIds: [other] }],
        outcome: 'any_of',
      }),
    )
    expect(await finish(taskId)).toMatchObject({ total: 450, output: { results: 450, changed: 150 } })
    const commitId = await commitRescoring(services(), 'admin', taskId)
    expect(await finish(commitId, true)).toMatchObject({ output: { results: 450, changed: 150 } })
    expect(await barsOf(exam.testId)).toEqual([[units('7.5'), 450]])
    const first = await readRescoring(services(), commitId, '')
    const second = await readRescoring(services(), commitId, first.changes.next ?? 'none')
    expect([first.changes.items.length, second.changes.items.length, second.changes.next]).toEqual([100, 50, null])
    expect(await db.select().from(results).where(eq(results.testId, exam.testId))).toHaveLength(450)
  }, 60_000)

  test('one change is proposed at a time; a dismissed one leaves nothing and cannot be committed', async () => {
    const { exam, questionId, other } = await newExam()
    await sat(exam, [other])
    const proposal = change({ key: { kind: 'mcq', optionIds: [other] } })
    const { taskId } = await proposeRescoring(services(), 'admin', questionId, proposal)
    await expect(proposeRescoring(services(), 'admin', questionId, proposal)).rejects.toMatchObject({
      code: 'questions.key_conflict',
    })
    await expect(commitRescoring(services(), 'admin', taskId)).rejects.toMatchObject({ status: 409 })
    await finish(taskId)
    await dismissRescoring(services(), 'admin', taskId)
    await expect(commitRescoring(services(), 'admin', taskId)).rejects.toMatchObject({ code: 'questions.key_conflict' })
    await expect(dismissRescoring(services(), 'admin', taskId)).rejects.toMatchObject({ status: 409 })
    expect(await db.select().from(scoreChanges).where(eq(scoreChanges.taskId, taskId))).toEqual([])
    expect((await proposeRescoring(services(), 'admin', questionId, proposal)).version).toBe(3)
  })

  test('no other change begins while scores are being changed', async () => {
    const [one, two] = [await newExam(), await newExam()]
    const propose = async ({ questionId, other }: typeof one) => {
      const { taskId } = await proposeRescoring(
        services(),
        'admin',
        questionId,
        change({ key: { kind: 'mcq', optionIds: [other] } }),
      )
      await finish(taskId)
      return taskId
    }
    const [first, second] = [await propose(one), await propose(two)]
    const running = await commitRescoring(services(), 'admin', first)
    await expect(commitRescoring(services(), 'admin', second)).rejects.toMatchObject({
      code: 'results.rescoring_runs',
    })
    expect((await latestKeysOf(services(), two.exam.versionId)).revision).toBe(1)
    await finish(running)
    await finish(await commitRescoring(services(), 'admin', second))
    expect((await latestKeysOf(services(), two.exam.versionId)).revision).toBe(2)
  })

  test('a commit is one event of the key, and one of the scores of each test with changed scores', async () => {
    const { exam, beside, questionId, right, other } = await newExam()
    await sat(exam, [right, other])
    await sat(beside, [null])
    const { taskId } = await proposeRescoring(
      services(),
      'admin',
      questionId,
      change({ key: { kind: 'mcq', optionIds: [other] } }),
    )
    await finish(taskId)
    const told = async () =>
      (
        await db
          .select()
          .from(events)
          .where(inArray(events.kind, ['key.changed', 'score.changed']))
      )
        .filter(({ payload }) =>
          [questionId, exam.testId, beside.testId].some((id) => JSON.stringify(payload).includes(id)),
        )
        .map(({ kind, payload }) => ({ kind, payload }))
    expect(await told()).toEqual([])
    const commits = await Promise.all([1, 2].map(() => commitRescoring(services(), 'admin', taskId)))
    const keyChanged = {
      kind: 'key.changed',
      payload: { questionId, questionVersionId: `${questionId}_v1`, keyVersion: 2 },
    }
    expect(await told()).toEqual([keyChanged])
    await finish(commits[0] as string, true)
    expect(await told()).toEqual([
      keyChanged,
      { kind: 'score.changed', payload: { taskId: commits[0], testId: exam.testId } },
    ])
  })

  test.each([
    ['of another kind', { key: { kind: 'nat', min: '1', max: '2' } }],
    ['with an option that is not there', { key: { kind: 'mcq', optionIds: ['zz'] } }],
    [
      'with an alternative that is not there',
      { outcome: 'any_of', alternatives: [{ kind: 'mcq', optionIds: ['zz'] }] },
    ],
  ] as [string, Partial<KeyChange>][])('a key %s is refused', async (_what, parts) => {
    const { questionId } = await newExam()
    await expect(proposeRescoring(services(), 'admin', questionId, change(parts))).rejects.toMatchObject({
      status: 422,
    })
  })

  test('no statement of it reads a growing table from end to end', async () => {
    const { exam, questionId, right, other } = await newExam()
    await sat(exam, [right, other])
    const { bindings, statements } = watched()
    const seen = services(bindings)
    const { taskId } = await proposeRescoring(
      seen,
      'admin',
      questionId,
      change({ key: { kind: 'mcq', optionIds: [other] } }),
    )
    for (let steps = 0; steps < 5; steps += 1) await takeStep(seen, taskId)
    const commitId = await commitRescoring(seen, 'admin', taskId)
    for (let steps = 0; steps < 5; steps += 1) await takeStep(seen, commitId)
    await readRescoring(seen, commitId, '')
    expect(statements.size).toBeGreaterThan(15)
    expect(await slowStatements(statements)).toEqual([])
  })
})

describe('the key of a question in the office (QST-63, LRN-24)', () => {
  test('a trial tells how many ranks would move, and the largest change of a score', async () => {
    const { exam, questionId, right, other } = await newExam()
    await sat(exam, [right, right, other])
    const { taskId } = await proposeRescoring(
      services(),
      'admin',
      questionId,
      change({ key: { kind: 'mcq', optionIds: [other] } }),
    )
    expect((await finish(taskId)).output).toEqual({ results: 3, changed: 3, ranks: 3, largest: units('5/2') })
  })

  test('has its versions with their tests and keys, and the trial until it is dismissed or applied', async () => {
    const { exam, beside, questionId, questionVersionId, right, other } = await newExam()
    await sat(exam, [right, other])
    const fresh = await readKeyPage(services(), questionId)
    expect(fresh).toMatchObject({ question: { id: questionId }, work: null })
    expect(fresh.versions).toMatchObject([{ questionVersionId, isCurrent: true, keys: [{ state: 'current' }] }])
    expect(fresh.versions[0]?.uses.map(({ testId }) => testId).toSorted()).toEqual(
      [exam.testId, beside.testId].toSorted(),
    )
    const proposal = change({
      key: { kind: 'mcq', optionIds: [other] },
      reasons: { a: { en: 'Because.', hi: 'क्योंकि।' } },
    })
    const first = await proposeRescoring(services(), 'admin', questionId, proposal)
    await finish(first.taskId)
    const tried = await readKeyPage(services(), questionId)
    expect(tried.work).toMatchObject({ taskId: first.taskId, mode: 'trial', state: 'done', changed: 2, ranks: 2 })
    await dismissRescoring(services(), 'admin', first.taskId)
    expect((await readKeyPage(services(), questionId)).work).toBeNull()
    const second = await proposeRescoring(services(), 'admin', questionId, proposal)
    await finish(second.taskId)
    const commit = await commitRescoring(services(), 'admin', second.taskId)
    await finish(commit)
    const applied = await readKeyPage(services(), questionId)
    expect(applied.work).toMatchObject({ taskId: commit, mode: 'commit', state: 'done', changed: 2 })
    expect(applied.versions[0]?.keys.map(({ version, state }) => [version, state])).toEqual([
      [3, 'current'],
      [2, 'dismissed'],
      [1, 'superseded'],
    ])
    expect(applied.versions[0]?.written.reasons).toEqual({ a: { en: 'Because.', hi: 'क्योंकि।' } })
    const { keys } = await latestKeysOf(services(), exam.versionId)
    expect(keys.get(questionId)?.reasonsHtml['a']?.en).toContain('Because.')
  })

  test('is read without a scan of a table that grows', async () => {
    const { questionId } = await newExam()
    const { bindings, statements } = watched()
    await readKeyPage(services(bindings), questionId)
    expect(await slowStatements(statements)).toEqual([])
  })

  test('is not there for a question that does not exist', async () => {
    await expect(readKeyPage(services(), 'qst_none')).rejects.toMatchObject({ status: 404 })
  })
})
