import { expect, test } from 'vitest'
import type { NormalisedResult } from '../../domain/results/normalisation/contract.ts'
import { unitsPerMark } from '../../domain/results/marks.ts'
import type { TaskView } from '../../domain/tasks/contract.ts'
import { addTest, demoAdmin, newAttempt, newStudent, query, signIn, unique } from '../support/http.ts'

const releasedTest = (): Promise<string> =>
  addTest({ opensAt: Date.now() - 1_000, closesAt: null, release: { rule: 'at_once' } })

/** Two tests that are normalised together. */
const newShifts = async (normaliser: string) => {
  const groupId = unique('shg')
  const testIds = [await releasedTest(), await releasedTest()] as const
  await query(
    "INSERT INTO shift_groups (id, title, normaliser, state) VALUES (?1, ?2, ?3, 'open')",
    groupId,
    JSON.stringify({ en: 'Two shifts', hi: 'दो पालियाँ' }),
    normaliser,
  )
  await query('UPDATE tests SET shift_group_id = ?1 WHERE id IN (?2, ?3)', groupId, ...testIds)
  return { groupId, testIds }
}

/** Adds `students` students with 1, 2, 3 ... times `units`. */
const addResults = (testId: string, students: number, units: number) =>
  query(
    `WITH RECURSIVE student(number) AS (SELECT 1 UNION ALL SELECT number + 1 FROM student WHERE number < ?2)
     INSERT INTO results (attempt_id, user_id, test_id, test_version_id, receipt, submitted_at, closed_by, late_synced,
       units, ranked, responses, scores)
     SELECT 'att_' || ?1 || number, 'user_' || ?1 || number, ?1, ?1 || '_v1', 'receipt_' || ?1 || number, 1, 'student', 0,
       number * ?3, 1, '[]', '[]'
     FROM student`,
    testId,
    students,
    units,
  )

/** Closes the shifts, some hours ago and an hour apart in the order of `testIds`, and computes. */
const compute = async (groupId: string, testIds: readonly string[]): Promise<void> => {
  for (const [index, testId] of testIds.entries()) {
    const closedAt = Date.now() - (4 - index) * 3_600_000
    await query('UPDATE tests SET opens_at = ?2, closes_at = ?3 WHERE id = ?1', testId, closedAt - 1, closedAt)
  }
  const admin = await signIn(demoAdmin.email, demoAdmin.password)
  const { status, body, text } = await admin.post<{ taskId: string }>(
    `/api/admin/shift-groups/${groupId}/normalisation`,
    { revision: 1 },
  )
  expect(status, text).toBe(202)
  await expect
    .poll(async () => (await admin.get<TaskView>(`/api/admin/tasks/${body.taskId}`)).body, { timeout: 20_000 })
    .toMatchObject({ state: 'done' })
}

test('a page shows a student every step of the normalisation, in words and figures, in both languages (RES-47)', async () => {
  const { groupId, testIds } = await newShifts('rrb')
  await addResults(testIds[0], 40, unitsPerMark)
  await addResults(testIds[1], 40, 2 * unitsPerMark)
  const student = await newStudent()
  const attempt = await newAttempt(student, testIds[0])
  await attempt.submit()
  await attempt.result()
  await compute(groupId, testIds)

  const { body } = await student.get<NormalisedResult>(attempt.address('/normalised'))
  // Without answers: the only student with 0 marks, below 40 others with 1 to 40.
  expect(body).toMatchObject({
    rule: 'rrb',
    units: 0,
    outcome: {
      state: 'computed',
      refused: null,
      of: 81,
      rank: 81,
      steps: { students: 41, atOrBelow: 1, percentile: '2.43902', baseId: testIds[1], place: { kind: 'lowest' } },
      // 1 of 41 is below the lowest of the base shift, 1 of 40 = 2.5: its lowest mark, 2.
      normalised: '2.00000',
    },
  })

  const page = `/test-result/${testIds[0]}/normalisation`
  const english = await student.get(page)
  expect(english.status).toBe(200)
  for (const text of ['How your score was normalised', '100 × 1 ÷ 41 = 2.43902', '2.00000', '80 + 1 = 81'])
    expect(english.text).toContain(text)
  const hindi = await student.get(`${page}?lang=hi`)
  for (const text of ['आपके अंक कैसे नॉर्मलाइज़ हुए', 'आधार पाली', '100 × 1 ÷ 41 = 2.43902'])
    expect(hindi.text).toContain(text)
  // The result links to it.
  expect((await student.get(`/test-result/${testIds[0]}`)).text).toContain(`${page}?attempt=${attempt.attemptId}`)
})

test('a page says that shifts are too small to compare (RES-46)', async () => {
  const { groupId, testIds } = await newShifts('nta')
  await addResults(testIds[1], 40, unitsPerMark)
  const student = await newStudent()
  const attempt = await newAttempt(student, testIds[0])
  await attempt.submit()
  await attempt.result()
  await compute(groupId, testIds)
  const { text } = await student.get(`/test-result/${testIds[0]}/normalisation`)
  expect(text).toContain('In shift 1 there is only 1 student.')
})

test('a student without a result and a visitor are redirected from the page of the normalisation (RES-35, RES-47)', async () => {
  const testId = await releasedTest()
  const student = await newStudent()
  const { status, headers } = await student.get(`/test-result/${testId}/normalisation`)
  expect([status, headers.get('location')]).toEqual([302, `/test-result/${testId}`])
})

test('an administrator sets up shifts without script, and their results are held (OFC-162, OFC-164)', async () => {
  const [opensAt, closesAt] = [Date.now() + 3_600_000, Date.now() + 7_200_000]
  const rule = { opensAt, closesAt, release: { rule: 'after_close' } } as const
  const [one, two] = [await addTest(rule), await addTest(rule)]
  const [version] = await query<{ preset: string }>(
    'SELECT preset_version_id AS preset FROM test_versions WHERE test_id = ?1',
    one,
  )
  const admin = await signIn(demoAdmin.email, demoAdmin.password)
  const post = (fields: Record<string, string>) =>
    admin.post('/admin/tests?tab=shifts', undefined, {
      raw: new URLSearchParams(fields).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    })
  const title = unique('Sunday')
  const created = await post({
    intent: 'shifts:create',
    'title.en': title,
    'title.hi': 'रविवार',
    pattern: version?.preset ?? '',
  })
  expect(created.status, created.text).toBe(303)
  const page = created.headers.get('location') ?? ''
  const group = new URLSearchParams(page.split('?')[1]).get('group') ?? ''
  expect((await post({ intent: `shifts:add:${one}`, group, revision: '1' })).status).toBe(303)
  expect((await post({ intent: `shifts:add:${two}`, group, revision: '1' })).status).toBe(409)
  const refused = await admin.post(page, undefined, {
    raw: new URLSearchParams({ intent: `shifts:add:${two}`, group, revision: '2' }).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  })
  expect(refused.status).toBe(409)
  for (const text of [title, 'overlaps that of another shift', 'name="overlaps"']) expect(refused.text).toContain(text)
  expect((await post({ intent: `shifts:add:${two}`, group, revision: '2', overlaps: 'on' })).status).toBe(303)
  expect((await admin.get(page)).text).toContain('Waiting for all to close')
  expect((await admin.get<{ release: unknown }>(`/api/tests/${one}`)).body.release).toEqual({ rule: 'held' })
})
