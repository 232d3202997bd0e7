import { expect, test } from 'vitest'
import { officePaths } from '../../domain/office-paths.ts'
import type { AttemptEvidence } from '../../domain/results/evidence.ts'
import { postedFrom } from '../support/posted-form.ts'
import { addTest, answered, demoAdmin, newAttempt, newStudent, signIn } from '../support/http.ts'

const form = (entries: [string, string][]) => ({
  raw: String(new URLSearchParams(entries)),
  headers: { 'content-type': 'application/x-www-form-urlencoded' },
})

/** A scored attempt of a live test with two answers that arrived after its submission. */
const withLateAnswers = async () => {
  const student = await newStudent()
  const { user } = (await student.get<{ user: { uid: string } }>('/api/session')).body
  const hour = 3_600_000
  const testId = await addTest({ opensAt: Date.now() - hour, closesAt: Date.now() + hour })
  const attempt = await newAttempt(student, testId)
  const [first = '', second = '', third = ''] = attempt.questionIds
  const given = (seq: number, questionId: string) => answered(seq, questionId, 'b', { act: 'answer' })
  await attempt.sync([given(1, first)])
  await attempt.submit()
  await attempt.result()
  expect((await attempt.sync([given(2, second), given(3, third)])).status).toBe(200)
  return { ...attempt, uid: user.uid, testId, second }
}

test('late answers are read and chosen in the live room and on the page of the student, without script too (OFC-176)', async () => {
  const { attemptId, uid, testId, second } = await withLateAnswers()
  const admin = await signIn(demoAdmin.email, demoAdmin.password)
  const left = async () => {
    const { items } = (await admin.get<AttemptEvidence>(`/api/admin/attempts/${attemptId}/evidence`)).body
    return items.map(({ number }) => number)
  }
  expect(await left()).toEqual([2, 3])

  const page = `${officePaths.adminStudent(uid)}?attempt=${attemptId}&act=evidence`
  const { text } = await admin.get(page)
  expect(text).toContain('It arrived after the student had submitted.')
  const chosen = postedFrom(text).filter(([name, value]) => name === 'entry' && value === second)
  expect(chosen).toHaveLength(1)
  const fields: [string, string][] = [
    ['intent', 'evidence'],
    ['attempt', attemptId],
    ['reason', 'The hall had no network.'],
  ]
  expect((await admin.post(page, {}, form(fields))).text, 'none chosen').toContain('Choose at least one answer.')
  expect((await admin.post(page, {}, form([...fields, ...chosen]))).status).toBe(303)
  await expect.poll(left, { timeout: 20_000 }).toEqual([3])

  const room = `${officePaths.adminTestLive(testId)}?list=late`
  const act: [string, string][] = [
    ['intent', 'countForSome'],
    ['actId', `act-${attemptId}`],
    ['reason', 'The hall had no network.'],
    ['entry', attemptId],
  ]
  expect((await admin.post(room, {}, form(act))).status).toBe(303)
  await expect.poll(left, { timeout: 20_000 }).toEqual([])
  expect((await admin.get(room)).text).toContain('Late answers of 1 attempt counted')
})
