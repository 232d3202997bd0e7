import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { Answer, AttemptView, MyAttempt, Paper, SyncAck, NewLease } from '../../domain/attempts/contract.ts'
import type { AttemptResult, AttemptSummary } from '../../domain/results/contract.ts'
import { seedTests } from '../../drizzle/seed/catalogue/index.ts'
import { seedQuestions } from '../../drizzle/seed/questions/index.ts'
import { root } from '../../scripts/root.ts'
import { answered, newAttempt, newStudent, start, unique, Visitor } from '../support/http.ts'
import { testRows } from '../support/rows.ts'
import { keyedOf } from '../../domain/questions/kinds/presentation.ts'
import { questionKinds } from '../../domain/questions/kinds/registry.ts'

const mock = 'tst_ssc-cgl-mock-1'
const live = 'tst_ssc-cgl-live-1'
const keyOf = new Map(seedQuestions.map(({ code, key }) => [`qst_${code}`, key]))

/** The right answer of a seeded question as a student would give it. */
const rightAnswer = (questionId: string): NonNullable<Answer> => {
  const key = keyOf.get(questionId)
  if (!key) throw new Error(`${questionId} is not seeded`)
  if (key.kind === 'nat') return { value: key.min }
  if (key.kind === 'short') return { value: key.accepted[0] ?? '' }
  return key.kind === 'matrix' ? { rows: key.rows } : { optionIds: keyedOf(key) }
}

/** Every property name in a value, however deep. */
const propertiesOf = (value: unknown): string[] => {
  if (value === null || typeof value !== 'object') return []
  return Object.entries(value).flatMap(([name, inner]) => [
    ...(Array.isArray(value) ? [] : [name]),
    ...propertiesOf(inner),
  ])
}

const secret = [
  'key',
  'keys',
  'solution',
  'solutionHtml',
  'reasons',
  'reasonsHtml',
  'hint',
  'outcome',
  'rubric',
  'verdict',
  'correctOptionIds',
]

/** Words of each solution as plain text, long enough to be unique. */
const solutionCanaries = (testId: string): string[] => {
  const codes = seedTests.find(({ id }) => id === testId)?.sections.flatMap(({ questions }) => questions) ?? []
  return seedQuestions
    .filter(({ code }) => codes.includes(code))
    .flatMap(({ solution }) => [solution.en, solution.hi])
    .flatMap((text) =>
      text
        .split(/[$*\n|\\`_>[\]()#"'&<]+/)
        .filter((part) => part.trim().length > 30)
        .slice(0, 1),
    )
    .map((part) => part.trim())
}

describe('starting a test (EXM-1, EXM-2, EXM-3)', () => {
  test('is 201 with a lease in the state instructions, and 200 with the same attempt while one is open', async () => {
    const student = await newStudent()
    const first = await student.post(`/api/tests/${mock}/attempts`)
    expect(first).toMatchObject({
      status: 201,
      body: { attemptId: expect.stringMatching(/^att_/), lease: expect.any(String), state: 'instructions' },
    })
    expect(Object.keys(first.body).sort()).toEqual(['attemptId', 'lease', 'state'])
    const again = await student.post(`/api/tests/${mock}/attempts`)
    expect(again).toMatchObject({
      status: 200,
      body: { attemptId: (first.body as unknown as { attemptId: string }).attemptId, state: 'instructions' },
    })
  })

  test('twice at the same time gives one attempt, and a one-attempt test never a second', async () => {
    const student = await newStudent()
    const replies = await Promise.all(
      Array.from({ length: 8 }, () => student.post<{ attemptId: string }>(`/api/tests/${live}/attempts`)),
    )
    expect(replies.filter(({ status }) => status === 201)).toHaveLength(1)
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(7)
    expect(new Set(replies.map(({ body }) => body.attemptId)).size).toBe(1)
    const attempt = await newAttempt(student, live)
    await attempt.submit()
    await attempt.result()
    expect(await student.post(`/api/tests/${live}/attempts`)).toMatchObject({
      status: 409,
      body: { code: 'attempts.limit_reached' },
    })
  })

  test("before its window is 425 with Retry-After, no-store and the server's time", async () => {
    const student = await newStudent()
    const { status, headers, body } = await student.post(`/api/tests/${testRows.scheduled}/attempts`)
    expect({ status, code: body.code }).toEqual({ status: 425, code: 'catalogue.not_open' })
    expect(headers.get('cache-control')).toBe('no-store')
    const { opensAt, serverNow } = body.details as { opensAt: number; serverNow: number }
    expect(Math.abs(serverNow - Date.now())).toBeLessThan(5_000)
    expect(Number(headers.get('retry-after'))).toBe(Math.ceil((opensAt - serverNow) / 1_000))
    expect((await student.get('/api/attempts')).body).toEqual({ items: [] })
  })

  test('after its window is 409 attempts.closed', async () => {
    const { status, body } = await (await newStudent()).post(`/api/tests/${testRows.closed}/attempts`)
    expect({ status, code: body.code }).toEqual({ status: 409, code: 'attempts.closed' })
  })

  test('reveals neither paper nor deadline before the declaration and a chosen language', async () => {
    const student = await newStudent()
    const { attemptId, lease } = await start(student, mock)
    const view = async () => (await student.get<AttemptView>(`/api/attempts/${attemptId}`)).body
    expect(await view()).toEqual({
      state: 'instructions',
      paper: null,
      responses: [],
      revision: 0,
      deadlineAt: null,
      timing: null,
      sections: [],
      integrity: [],
      differences: [],
      evidence: [],
      countedUntil: null,
      serverNow: expect.any(Number),
    })
    for (const body of [
      { lease, language: 'en', declared: false },
      { lease, language: 'fr', declared: true },
      { lease, declared: true },
    ]) {
      expect((await student.post(`/api/attempts/${attemptId}/begin`, body)).status).toBe(422)
    }
    const early = await student.put(`/api/attempts/${attemptId}/responses`, {
      lease,
      device: 'device-01',
      batch: [answered(1, 'qst_rea-001')],
    })
    expect({ status: early.status, code: early.body.code }).toEqual({ status: 409, code: 'attempts.not_begun' })
    expect((await view()).state).toBe('instructions')
  })

  test("begins the clock with the deadline and the server's time, and then has the paper", async () => {
    const student = await newStudent()
    const attempt = await newAttempt(student)
    const view = await attempt.view()
    expect(Object.keys(view).sort()).toEqual([
      'countedUntil',
      'deadlineAt',
      'differences',
      'evidence',
      'integrity',
      'paper',
      'responses',
      'revision',
      'sections',
      'serverNow',
      'state',
      'timing',
    ])
    expect(view).toMatchObject({
      state: 'in_progress',
      deadlineAt: attempt.deadlineAt,
      countedUntil: attempt.deadlineAt + 120_000,
      paper: { testId: mock, durationMs: 720_000, saveMode: 'real_exam' },
    })
    expect(attempt.deadlineAt - view.serverNow).toBeGreaterThan(710_000)
    expect(view.paper?.sections.map(({ questionIds }) => questionIds.length)).toEqual([5, 5, 5, 5])
    expect(
      view.paper?.sections.map(({ languages }) => languages),
      'the English section is in English only',
    ).toEqual([null, null, null, ['en']])
    const { items } = (await student.get<{ items: MyAttempt[] }>('/api/attempts')).body
    expect(items).toEqual([
      {
        attemptId: attempt.attemptId,
        testId: mock,
        examId: 'exm_ssc',
        title: expect.any(Object),
        state: 'in_progress',
        startedAt: expect.any(Number),
      },
    ])
  })
})

describe('saving answers (EXM-19, EXM-20, EXM-21, EXM-22, EXM-27, EXM-30, QST-3)', () => {
  test("acknowledges them with ackSeq, revision and the server's time, and stores them", async () => {
    const attempt = await newAttempt(await newStudent())
    const [one = '', two = ''] = attempt.questionIds
    const saved = await attempt.sync<SyncAck>([answered(1, one), answered(4, two, 'b', { status: 'answered_marked' })])
    expect(saved).toMatchObject({ status: 200, body: { ackSeq: 4, revision: 1 } })
    expect(Object.keys(saved.body).sort()).toEqual(['ackSeq', 'deadlineAt', 'revision', 'serverNow'])
    expect(saved.headers.get('cache-control')).toBe('no-store')
    const { responses } = await attempt.view()
    expect(responses).toHaveLength(2)
    expect(responses.find(({ questionId }) => questionId === two)).toEqual({
      questionId: two,
      answer: { optionIds: ['b'] },
      status: 'answered_marked',
      at: expect.any(Number),
      ms: 1_000,
    })
  })

  test('twice gets the same acknowledgement and writes nothing', async () => {
    const attempt = await newAttempt(await newStudent())
    const batch = [answered(1, attempt.questionIds[0] ?? '')]
    const [first, second] = [await attempt.sync<SyncAck>(batch), await attempt.sync<SyncAck>(batch)]
    expect([first.status, second.status]).toEqual([200, 200])
    expect([second.body.ackSeq, second.body.revision]).toEqual([first.body.ackSeq, first.body.revision])
  })

  test('with a used seq and other content is 409 with the current state and keeps the first', async () => {
    const attempt = await newAttempt(await newStudent())
    const [one = ''] = attempt.questionIds
    await attempt.sync([answered(1, one, 'a')])
    const { status, body } = await attempt.sync([answered(1, one, 'b')])
    expect({ status, code: body.code }).toEqual({ status: 409, code: 'attempts.seq_conflict' })
    expect(body.details).toMatchObject({
      state: 'in_progress',
      revision: 1,
      responses: [{ answer: { optionIds: ['a'] } }],
    })
  })

  test('from a stale tab is 409 with the current state, merges them, and refuses its submission', async () => {
    const student = await newStudent()
    const attempt = await newAttempt(student)
    const [one = '', two = ''] = attempt.questionIds
    await attempt.sync([answered(1, one)])
    const taken = await student.post<NewLease>(attempt.address('/lease'), { device: 'another-device' })
    expect(taken).toMatchObject({ status: 200, body: { lease: expect.any(String), revision: 1 } })
    const { lease } = taken.body
    expect(await attempt.sync<SyncAck>([answered(1, one, 'c')], { lease, device: 'another-device' })).toMatchObject({
      status: 200,
      body: { revision: 2 },
    })
    const state = { state: 'in_progress', deadlineAt: attempt.deadlineAt }
    expect(await attempt.sync([answered(2, two, 'b')])).toMatchObject({
      status: 409,
      body: {
        code: 'attempts.lease_stale',
        details: { ...state, revision: 3, merged: { ackSeq: 2, revision: 3 }, responses: [{}, {}] },
      },
    })
    const refused = await attempt.submit<{ code: string; details: object }>()
    expect(refused).toMatchObject({ status: 409, body: { code: 'attempts.lease_stale', details: state } })
    expect(refused.body.details).not.toHaveProperty('merged')
    const { responses } = await attempt.view()
    expect(responses.map(({ questionId, answer }) => [questionId, answer])).toEqual([
      [one, { optionIds: ['c'] }],
      [two, { optionIds: ['b'] }],
    ])
  })

  test('of a question outside the paper or an unknown option is 422 and rejects the whole batch', async () => {
    const attempt = await newAttempt(await newStudent())
    const [one = ''] = attempt.questionIds
    const batches = [
      [answered(1, one), answered(2, 'qst_mat-001')],
      [answered(1, one), answered(2, one, 'z')],
      [answered(1, one, 'a', { answer: { value: '5' } })],
      [answered(1, one, 'a', { answer: { optionIds: ['a', 'b'] } })],
    ]
    for (const batch of batches) {
      const { status, body } = await attempt.sync(batch)
      expect({ status, code: body.code }).toEqual({ status: 422, code: 'input.invalid' })
    }
    expect(await attempt.view()).toMatchObject({ revision: 0, responses: [] })
  })

  test.each(['score', 'units', 'deadlineAt', 'role', 'price', 'studentId', 'userId', 'epoch'])(
    'with %s in any call is 422 without effect',
    async (field) => {
      const student = await newStudent()
      const more = { [field]: 999 }
      expect((await student.post(`/api/tests/${mock}/attempts`, more)).status).toBe(422)
      const attempt = await newAttempt(student)
      const { lease } = attempt
      const replies = [
        await student.post(attempt.address('/begin'), { lease, language: 'en', declared: true, ...more }),
        await student.post(attempt.address('/lease'), { device: 'device-01', ...more }),
        await attempt.sync([answered(1, attempt.questionIds[0] ?? '')], more),
        await attempt.sync([{ ...answered(1, attempt.questionIds[0] ?? ''), ...more }]),
        await attempt.submit(more),
      ]
      expect(replies.map(({ status }) => status)).toEqual(replies.map(() => 422))
      expect(await attempt.view()).toMatchObject({ state: 'in_progress', revision: 0, deadlineAt: attempt.deadlineAt })
    },
  )
})

describe('submission and result (EXM-40, EXM-44, RES-26, RES-29, RES-30)', () => {
  test('repeated and concurrent submissions get the one stored receipt; later saves are kept without counting', async () => {
    const attempt = await newAttempt(await newStudent())
    const [one = '', two = ''] = attempt.questionIds
    await attempt.sync([answered(1, one)])
    const replies = await Promise.all(Array.from({ length: 6 }, () => attempt.submit()))
    replies.push(await attempt.submit())
    expect(replies.map(({ status }) => status)).toEqual(replies.map(() => 200))
    expect(new Set(replies.map(({ body }) => body.receipt)).size).toBe(1)
    expect(replies[0]?.body.receipt).toMatch(/^[A-Za-z0-9_-]{22}$/)
    const late = await attempt.sync<SyncAck>([answered(2, two)])
    expect(late).toMatchObject({
      status: 200,
      body: { ackSeq: 2, closed: true, uncounted: [{ seq: 2, reason: 'after_submission' }] },
    })
    const view = await attempt.view()
    expect(view.responses.map(({ questionId }) => questionId)).toEqual([one])
    expect(view.evidence).toMatchObject([{ questionId: two, answer: { optionIds: ['a'] }, stands: null }])
  })

  test('the result has score, sections, verdicts with solutions, rank, and no percentile below 30 students', async () => {
    const student = await newStudent()
    const attempt = await newAttempt(student, 'tst_jee-advanced-1')
    const batch = attempt.questionIds.map((questionId, index) =>
      answered(index + 1, questionId, 'a', { answer: rightAnswer(questionId) }),
    )
    await attempt.sync(batch)
    expect((await student.get(attempt.address('/result'))).status).toBe(404)
    const { body: submitted } = await attempt.submit()
    const { status, body, text } = await attempt.result<AttemptResult>()
    expect(status).toBe(200)
    // The canaries hidden before the release are in the result after it.
    const canaries = solutionCanaries('tst_jee-advanced-1')
    expect(canaries.filter((canary) => text.includes(canary)).length).toBeGreaterThan(canaries.length * 0.9)
    expect(body).toMatchObject({
      state: 'released',
      receipt: submitted.receipt,
      closedBy: 'student',
      lateSynced: 0,
      totals: { correct: 12, wrong: 0, skipped: 0, units: attempt.paper.maxUnits, maxUnits: attempt.paper.maxUnits },
    })
    expect(body.standing).toMatchObject({ rank: 1, percentile: null })
    expect(body.sections.map(({ totals }) => totals.correct)).toEqual([6, 3, 3])
    for (const { id, key, solution, verdict } of body.questions) {
      expect({ id, key, verdict }).toEqual({ id, key: keyOf.get(id), verdict: 'correct' })
      expect(solution.en).not.toBe('')
      expect(solution.hi).not.toBe('')
    }
  })

  test('first attempts of a test are ranked; a reattempt is practice without a rank (RES-37)', async () => {
    const testId = 'tst_ssc-english-1'
    const take = async (right: number) => {
      const student = await newStudent()
      const attempt = await newAttempt(student, testId)
      const batch = attempt.questionIds
        .slice(0, right)
        .map((questionId, index) => answered(index + 1, questionId, 'a', { answer: rightAnswer(questionId) }))
      if (batch.length > 0) await attempt.sync(batch)
      await attempt.submit()
      await attempt.result()
      return { student, attempt }
    }
    const [first, second, third, fourth] = await Promise.all([take(3), take(2), take(2), take(0)])
    const standings = await Promise.all(
      [first, second, third, fourth].map(async ({ attempt }) => (await attempt.result<AttemptResult>()).body.standing),
    )
    expect(standings).toMatchObject([1, 2, 2, 4].map((rank) => ({ rank, of: 4, percentile: null })))

    const again = await newAttempt(fourth.student, testId)
    expect(again.attemptId).not.toBe(fourth.attempt.attemptId)
    await again.sync(
      again.questionIds.map((questionId, index) =>
        answered(index + 1, questionId, 'a', { answer: rightAnswer(questionId) }),
      ),
    )
    await again.submit()
    expect((await again.result<AttemptResult>()).body.standing).toBeNull()
    expect((await first.attempt.result<AttemptResult>()).body.standing).toMatchObject({
      rank: 1,
      of: 4,
      percentile: null,
    })
    const { items } = (await fourth.student.get<{ items: AttemptSummary[] }>(`/api/tests/${testId}/attempts`)).body
    expect(items.map(({ ranked }) => ranked)).toEqual([false, true])
  })

  test('a result or solutions before release are 403 without any score field', async () => {
    const student = await newStudent()
    const attempt = await newAttempt(student, live)
    await attempt.sync(
      attempt.questionIds.map((questionId, index) =>
        answered(index + 1, questionId, 'a', { answer: rightAnswer(questionId) }),
      ),
    )
    await attempt.submit()
    const { status, body, text, headers } = await attempt.result()
    expect({ status, code: body.code }).toEqual({ status: 403, code: 'results.not_released' })
    expect(Object.keys(body.details ?? {}).sort()).toEqual(['receipt', 'releaseAt', 'serverNow', 'submittedAt'])
    expect(headers.get('cache-control')).toBe('no-store')
    for (const name of [...secret, 'units', 'score', 'totals', 'standing', 'rank', 'percentile'])
      expect(propertiesOf(body)).not.toContain(name)
    for (const canary of solutionCanaries(live)) expect(text).not.toContain(canary)
    const { items } = (await student.get<{ items: AttemptSummary[] }>(`/api/tests/${live}/attempts`)).body
    expect(items).toEqual([
      {
        attemptId: attempt.attemptId,
        submittedAt: expect.any(Number),
        units: null,
        ranked: true,
        validity: 'counted',
      },
    ])
  })
})

test('no response before the release has a key, a solution or a verdict (EXM-49, QST-7)', async () => {
  const student = await newStudent()
  const canaries = solutionCanaries(live)
  expect(canaries.length).toBeGreaterThan(16)
  const texts: [string, string][] = []
  const look = async (visitor: Visitor, method: string, path: string, body?: unknown) => {
    const reply = await visitor.call<unknown>(method, path, body)
    texts.push([`${method} ${path}`, reply.text])
    for (const name of secret)
      expect([path, propertiesOf(reply.body)], path).not.toContainEqual(expect.arrayContaining([name]))
    return reply
  }
  const attempt = await newAttempt(student, live)
  await look(student, 'GET', attempt.address(''))
  await look(student, 'PUT', attempt.address('/responses'), {
    lease: attempt.lease,
    device: attempt.device,
    batch: [answered(1, attempt.questionIds[0] ?? '')],
  })
  await look(student, 'PUT', attempt.address('/responses'), {
    lease: attempt.lease,
    device: attempt.device,
    batch: [answered(1, attempt.questionIds[0] ?? '', 'b')],
  })
  await look(student, 'POST', attempt.address('/submission'), {
    lease: attempt.lease,
    submissionId: unique('submission'),
  })
  // A save after the submission becomes evidence, which the view below shows.
  await look(student, 'PUT', attempt.address('/responses'), {
    lease: attempt.lease,
    device: attempt.device,
    batch: [answered(2, attempt.questionIds[0] ?? '', 'b')],
  })
  expect((await attempt.view()).evidence).toHaveLength(1)
  await attempt.result()
  const ids = seedTests.filter(({ kind }) => kind !== 'demo').map(({ id }) => `/api/tests/${id}`)
  const addresses = [
    attempt.address(''),
    attempt.address('/result'),
    '/api/attempts',
    '/api/series',
    '/api/series/ser_ssc-cgl-mocks',
    '/api/tests?state=live',
    '/api/demo-test',
    '/api/session',
  ]
  const pages = [
    '/',
    '/tests',
    '/tests/ser_ssc-cgl-mocks',
    `/test/${live}`,
    `/test-result/${live}`,
    '/demo-test',
    '/profile',
    '/profile/tests',
  ]
  for (const path of [...addresses, ...ids, ...pages]) await look(student, 'GET', path)
  for (const [path, text] of texts)
    for (const canary of canaries) expect(text.includes(canary), `${path} tells "${canary}"`).toBe(false)
})

test('no file sent to browsers has a solution of the seed (EXM-49)', () => {
  const files = globSync('build/client/**/*.{js,html,json}', { cwd: root })
  expect(files.length).toBeGreaterThan(0)
  const canaries = seedTests.flatMap(({ id }) => solutionCanaries(id))
  for (const file of files) {
    const text = readFileSync(join(root, file), 'utf8')
    expect(
      canaries.filter((canary) => text.includes(canary)),
      file,
    ).toEqual([])
  }
})

describe('the demo test (EXM-64)', () => {
  test('is open to everyone without keys; its score has them and is stored nowhere', async () => {
    const visitor = new Visitor()
    const { status, body: paper } = await visitor.get<Paper>('/api/demo-test')
    expect(status).toBe(200)
    expect(new Set(paper.questions.map(({ kind }) => kind))).toEqual(new Set(questionKinds))
    const responses = paper.questions.map(({ id }) => ({
      questionId: id,
      answer: rightAnswer(id),
      status: 'answered',
      ms: 10,
    }))
    const scored = await visitor.post<AttemptResult>('/api/demo-test/score', { language: 'hi', responses })
    expect(scored.status).toBe(200)
    expect(scored.body.totals).toMatchObject({ correct: 10, units: paper.maxUnits, maxUnits: paper.maxUnits })
    expect(Object.keys(scored.body).sort()).toEqual(['passages', 'questions', 'sections', 'totals'])
  })

  test.each([
    ['a question of another paper', [{ questionId: 'qst_mat-001', answer: null, status: 'not_answered', ms: 1 }]],
    ['an unknown option', [{ questionId: 'qst_gkn-001', answer: { optionIds: ['z'] }, status: 'answered', ms: 1 }]],
    ['a score', [{ questionId: 'qst_gkn-001', answer: null, status: 'answered', ms: 1, units: 5 }]],
  ])('rejects %s with 422', async (_what, responses) => {
    expect((await new Visitor().post('/api/demo-test/score', { language: 'en', responses })).status).toBe(422)
  })
})
