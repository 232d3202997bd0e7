import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { maxBookmarks, type Bookmarks } from '../../domain/questions/bookmarks.ts'
import type { AttemptResult } from '../../domain/results/contract.ts'
import { addTest, hideTests, newAttempt, newStudent, query, Visitor } from '../support/http.ts'

type Student = Awaited<ReturnType<typeof newStudent>>

const sit = async (student: Student, release: 'at_once' | 'after_close' = 'at_once') => {
  const closesAt = release === 'at_once' ? null : Date.now() + 3_600_000
  const testId = await addTest({ opensAt: Date.now() - 1_000, closesAt, release: { rule: release } })
  const attempt = await newAttempt(student, testId)
  return { ...attempt, testId, first: attempt.questionIds[0] ?? '', second: attempt.questionIds[1] ?? '' }
}

const scored = async (student: Student) => {
  const attempt = await sit(student)
  await attempt.submit()
  await attempt.result()
  return attempt
}

const address = (attemptId: string, questionId: string) => `/api/attempts/${attemptId}/bookmarks/${questionId}`
const keep = (student: Visitor, attemptId: string, questionId: string) =>
  student.put(address(attemptId, questionId), {})
const remove = (student: Visitor, questionId: string) => student.delete(`/api/bookmarks/${questionId}`)
const listed = async (student: Visitor, rest = '') => (await student.get<Bookmarks>(`/api/bookmarks${rest}`)).body

afterAll(hideTests)

describe('a bookmark set from a solution (RES-59, RES-60)', () => {
  let student: Student
  beforeAll(async () => {
    student = await newStudent()
  })

  test('is set once however often it is requested, is listed with its stem and shown in the result, and can be taken off', async () => {
    const { attemptId, testId, first, second, result } = await scored(student)
    expect((await keep(student, attemptId, first)).status).toBe(200)
    expect((await keep(student, attemptId, first)).status).toBe(200)
    expect((await keep(student, attemptId, second)).status).toBe(200)
    const { items, count, next } = await listed(student)
    expect({ count, next }).toEqual({ count: 2, next: null })
    expect(items.map(({ questionId }) => questionId)).toEqual([second, first])
    expect(items[0]).toMatchObject({ attemptId, test: { id: testId } })
    expect(items[0]?.stem.en).not.toBe('')
    expect((await result<AttemptResult>()).body.bookmarked.toSorted()).toEqual([first, second].toSorted())

    expect((await remove(student, first)).status).toBe(200)
    expect((await remove(student, first)).status).toBe(200)
    expect((await listed(student)).items.map(({ questionId }) => questionId)).toEqual([second])
    expect((await result<AttemptResult>()).body.bookmarked).toEqual([second])
    // Undo of the removal.
    expect((await keep(student, attemptId, first)).status).toBe(200)
    expect((await listed(student)).count).toBe(2)
  })

  test('of the same question from another attempt is the first bookmark, and both results show it', async () => {
    const [one, other] = [await scored(student), await scored(student)]
    const question = one.questionIds[5] ?? ''
    await keep(student, one.attemptId, question)
    await keep(student, other.attemptId, question)
    expect((await other.result<AttemptResult>()).body.bookmarked).toContain(question)
    const found = (await listed(student)).items.filter(({ questionId }) => questionId === question)
    expect(found.map(({ attemptId }) => attemptId)).toEqual([one.attemptId])
  })

  test('is refused before the solution is out: while the attempt runs, while it is scored, before the release', async () => {
    const running = await sit(student)
    expect((await keep(student, running.attemptId, running.first)).status).toBe(404)
    const held = await sit(student, 'after_close')
    await held.submit()
    expect((await held.result()).status).toBe(403)
    const refused = await keep(student, held.attemptId, held.first)
    expect(refused.status).toBe(403)
    expect(refused.body.code).toBe('results.not_released')
  })

  test('is refused from another student’s result, for a question that is not in the paper, and without a session', async () => {
    const { attemptId, first } = await scored(student)
    expect((await keep(await newStudent(), attemptId, first)).status).toBe(404)
    expect((await keep(student, attemptId, 'qst_nowhere')).status).toBe(404)
    expect((await keep(new Visitor(), attemptId, first)).status).toBe(401)
    expect((await new Visitor().get('/api/bookmarks')).status).toBe(401)
    expect((await student.put(address(attemptId, first), { userId: 'someone' })).status).toBe(422)
  })

  test('cannot be set from a void attempt, and one set before can still be taken off', async () => {
    const { attemptId, first, second } = await scored(student)
    await keep(student, attemptId, first)
    await query("UPDATE results SET standing = 'invalidated' WHERE attempt_id = ?", attemptId)
    expect((await keep(student, attemptId, second)).status).toBe(404)
    expect((await remove(student, first)).status).toBe(200)
  })

  test('is listed in pages, newest first, and refused in words when the list is full', async () => {
    const full = await newStudent()
    const { attemptId, questionIds, testId } = await scored(full)
    for (const question of questionIds.slice(0, 12)) expect((await keep(full, attemptId, question)).status).toBe(200)
    const first = await listed(full)
    expect(first).toMatchObject({ count: 12 })
    expect(first.items).toHaveLength(10)
    const rest = await listed(full, `?cursor=${encodeURIComponent(first.next ?? '')}`)
    expect(rest.items).toHaveLength(2)
    expect(rest.next).toBeNull()
    const all = [...first.items, ...rest.items].map(({ questionId }) => questionId)
    expect(all).toEqual(questionIds.slice(0, 12).toReversed())

    const [{ userId } = { userId: '' }] = await query<{ userId: string }>(
      'SELECT user_id AS userId FROM results WHERE attempt_id = ?',
      attemptId,
    )
    await query(
      `INSERT INTO questions (id, slug, subject, topic, difficulty, target_ms, rights, state, current_version_id, updated_at)
       WITH RECURSIVE up(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM up WHERE n < ?)
       SELECT 'qst_full-' || n, 'full-' || n, subject, topic, difficulty, target_ms, rights, 'draft', current_version_id, 1
       FROM up JOIN questions ON questions.id = ?`,
      maxBookmarks - 12,
      questionIds[0],
    )
    await query(
      `INSERT INTO question_bookmarks (user_id, question_id, question_version_id, test_id, attempt_id)
       SELECT ?, id, current_version_id, ?, ? FROM questions WHERE id LIKE 'qst_full-%'`,
      userId,
      testId,
      attemptId,
    )
    const refused = await keep(full, attemptId, questionIds[12] ?? '')
    await query("DELETE FROM question_bookmarks WHERE question_id LIKE 'qst_full-%'")
    await query("DELETE FROM questions WHERE id LIKE 'qst_full-%'")
    expect(refused.status).toBe(409)
    expect(refused.body.code).toBe('questions.bookmarks_full')
    expect((await keep(full, attemptId, questionIds[12] ?? '')).status).toBe(200)
  })
})
