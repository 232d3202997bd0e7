import { afterAll, expect, test } from 'vitest'
import { learningPaths } from '../../domain/learning-paths.ts'
import { paths } from '../../domain/paths.ts'
import { addTest, hideTests, newAttempt, newStudent, Visitor } from '../support/http.ts'

afterAll(hideTests)

const opened = { opensAt: Date.now() - 1_000, closesAt: null }

const locationOf = ({ headers }: { headers: Headers }) => headers.get('location')

test('the parts of a released result have addresses that keep the attempt; the first holds no question (RES-81, RES-89)', async () => {
  const student = await newStudent()
  const testId = await addTest({ ...opened, release: { rule: 'at_once' } })
  const { attemptId, questionIds, submit, result } = await newAttempt(student, testId)
  await submit()
  await result()
  const [questionId = ''] = questionIds
  const first = (await student.get(`${paths.testResult(testId)}?attempt=${attemptId}`)).text
  for (const part of [learningPaths.testAnalysis(testId), learningPaths.testSolutions(testId)]) {
    expect(first).toContain(`${part}?attempt=${attemptId}`)
    const { status, text } = await student.get(`${part}?attempt=${attemptId}`)
    expect(status).toBe(200)
    expect(text).toMatch(new RegExp(`aria-current="page"[^>]*href="${part}\\?attempt=${attemptId}"`))
  }
  expect(first).not.toContain(questionId)
  expect(first.indexOf('Where the marks went')).toBeLessThan(first.indexOf('What to do next'))
  const before = await student.get(`${paths.testResult(testId)}?attempt=${attemptId}&question=${questionId}`)
  expect(locationOf(before)).toBe(learningPaths.solution(testId, attemptId, questionId))
  const none = `${learningPaths.testSolutions(testId)}?attempt=${attemptId}&show=correct`
  expect((await student.get(none)).text).toContain('No question is in this list.')
})

test('parts of a result that is not released lead to the first, and visitors to the sign-in (RES-89)', async () => {
  const student = await newStudent()
  const closesAt = Date.now() + 3_600_000
  const testId = await addTest({ ...opened, closesAt, release: { rule: 'after_close' } })
  const { attemptId, submit, result } = await newAttempt(student, testId)
  await submit()
  await result()
  for (const part of [learningPaths.testAnalysis(testId), learningPaths.testSolutions(testId)]) {
    expect(locationOf(await student.get(`${part}?attempt=${attemptId}`))).toBe(
      `${paths.testResult(testId)}?attempt=${attemptId}`,
    )
    const visitor = await new Visitor().get(part)
    expect(locationOf(visitor)).toBe(`/login?${new URLSearchParams({ next: part })}`)
  }
})
