import { describe, expect, test } from 'vitest'
import type { Reported } from '../../domain/questions/reports.ts'
import { newAttempt, newStudent, query, Visitor } from '../support/http.ts'

const body = (questionId: string, parts: Record<string, unknown> = {}) => ({
  questionId,
  reason: 'wrong_text',
  note: ' The second line is cut off. ',
  ...parts,
})

type Row = { reason: string; note: string; state: string; testVersionId: string }
const rowsOf = (attemptId: string) =>
  query<Row>(
    'SELECT reason, note, state, test_version_id AS testVersionId FROM question_reports WHERE attempt_id = ?1',
    attemptId,
  )

describe('a report on a question (EXM-61)', () => {
  test('is stored during the test, with the version of the paper', async () => {
    const student = await newStudent()
    const { address, attemptId, questionIds, paper } = await newAttempt(student)
    const { status, body: reported } = await student.post<Reported>(address('/reports'), body(questionIds[0] ?? ''))
    expect([status, reported.known]).toEqual([201, false])
    expect(await rowsOf(attemptId)).toEqual([
      { reason: 'wrong_text', note: 'The second line is cut off.', state: 'open', testVersionId: paper.versionId },
    ])
  })

  test('is stored after the test too, with the session alone', async () => {
    const student = await newStudent()
    const { address, questionIds, submit, result } = await newAttempt(student)
    await submit()
    await result()
    expect((await student.post(address('/reports'), body(questionIds[0] ?? ''))).status).toBe(201)
  })

  test('is stored once per student, question and attempt, also when two arrive at the same time', async () => {
    const student = await newStudent()
    const { address, attemptId, questionIds } = await newAttempt(student)
    const [first = '', second = ''] = questionIds
    const both = await Promise.all(
      ['translation', 'figure'].map((reason) => student.post<Reported>(address('/reports'), body(first, { reason }))),
    )
    expect(both.map(({ status }) => status).sort()).toEqual([200, 201])
    expect(new Set(both.map(({ body: { reportId } }) => reportId)).size).toBe(1)
    expect((await student.post(address('/reports'), body(second))).status).toBe(201)
    expect(await rowsOf(attemptId)).toHaveLength(2)
  })

  test("is the same 404 for another student's attempt, a missing one and a question of another paper", async () => {
    const [owner, other] = [await newStudent(), await newStudent()]
    const { address, attemptId, questionIds } = await newAttempt(owner)
    const own = body(questionIds[0] ?? '')
    const missing = await owner.post(`/api/attempts/att_${'0'.repeat(25)}/reports`, own)
    const answers = [
      await other.post(address('/reports'), own),
      await owner.post(address('/reports'), body('qst_jee-none')),
    ]
    for (const { status, body: refused } of [missing, ...answers])
      expect([status, refused.code]).toEqual([404, 'platform.not_found'])
    expect(await rowsOf(attemptId)).toEqual([])
  })

  test.each([
    ['an unknown reason', { reason: 'boring' }],
    ['a note over 500 characters', { note: 'x'.repeat(501) }],
    ['an unknown field', { state: 'accepted' }],
  ])('with %s is rejected and not stored', async (_name, parts) => {
    const student = await newStudent()
    const { address, attemptId, questionIds } = await newAttempt(student)
    const { status } = await student.post(address('/reports'), body(questionIds[0] ?? '', parts))
    expect(status).toBe(422)
    expect(await rowsOf(attemptId)).toEqual([])
  })

  test('without a session is not stored', async () => {
    const { address, questionIds } = await newAttempt(await newStudent())
    expect((await new Visitor().post(address('/reports'), body(questionIds[0] ?? ''))).status).toBe(401)
  })

  test('is limited to thirty per student and day', async () => {
    const student = await newStudent()
    const attempts = [await newAttempt(student), await newAttempt(student, 'tst_jee-advanced-1')]
    const asked = attempts.flatMap(({ address, questionIds }) =>
      questionIds.map((questionId) => ({ address: address('/reports'), questionId })),
    )
    const statuses: number[] = []
    for (const { address, questionId } of asked.slice(0, 31))
      statuses.push((await student.post(address, body(questionId))).status)
    expect(statuses.filter((status) => status === 201)).toHaveLength(30)
    expect(statuses.at(-1)).toBe(429)
    const [first] = asked
    expect((await student.post(first?.address ?? '', body(first?.questionId ?? ''))).status, 'a known one').toBe(200)
  })
})
