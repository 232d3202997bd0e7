import { afterAll, expect, test } from 'vitest'
import type { CourseDetail } from '../../domain/courses/contract.ts'
import type { JobDetail } from '../../domain/jobs/contract.ts'
import { learningPaths } from '../../domain/learning-paths.ts'
import type { Bookmarks } from '../../domain/questions/bookmarks.ts'
import {
  addTest,
  goodPassword,
  hideTests,
  newAttempt,
  newStudent,
  signUpBody,
  unique,
  Visitor,
} from '../support/http.ts'
import { startSocial, throughProvider } from '../support/social.ts'

afterAll(hideTests)

const jobId = 'job_sample-clerks'
const login = `/login?next=%2Fjobs%3Flist%3Dopen&intent=save_job.${jobId}`

const submit = (visitor: Visitor, path: string, fields: Record<string, string>) =>
  visitor.call('POST', path, undefined, {
    raw: new URLSearchParams(fields).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  })
const pressSave = (visitor: Visitor, id = jobId) =>
  submit(visitor, `/jobs/${id}`, { intent: 'save', here: '/jobs?list=open' })
const isSaved = async (visitor: Visitor) => (await visitor.get<JobDetail>(`/api/jobs/${jobId}`)).body.saved
const locationOf = ({ headers }: { headers: Headers }) => headers.get('location')

/** Visitor who has pressed Save and been redirected to the log-in. */
const pressed = async () => {
  const visitor = new Visitor()
  expect(locationOf(await pressSave(visitor))).toBe(login)
  return visitor
}

/** Follows redirects to the end and skips the welcome. Returns the last address. */
const follow = async (visitor: Visitor, from: string): Promise<string> => {
  const isWelcome = from.startsWith('/welcome')
  const next = locationOf(await (isWelcome ? submit(visitor, from, { intent: 'skip' }) : visitor.get(from)))
  return next ? follow(visitor, next) : from
}

test('saves a job after the sign-in, once, and says so by a cookie (ACC-27)', async () => {
  const { account } = await newStudent()
  const visitor = await pressed()
  const sent = await submit(visitor, login, { email: account.email, password: goodPassword })
  expect(await follow(visitor, locationOf(sent) ?? '')).toBe('/jobs?list=open')
  expect(await isSaved(visitor)).toBe(true)
  expect(visitor.cookies.get('intent-outcome')).toBe('save_job')
  await visitor.delete(`/api/jobs/${jobId}/saved`)
  expect(await follow(visitor, login)).toBe('/jobs?list=open')
  expect(await isSaved(visitor)).toBe(false)
})

test('saves a job after a registration from the same page (ACC-27)', async () => {
  const visitor = await pressed()
  const sent = await submit(visitor, login.replace('/login', '/signup'), signUpBody())
  expect(await follow(visitor, locationOf(sent) ?? '')).toBe('/jobs?list=open')
  expect(await isSaved(visitor)).toBe(true)
})

test('saves a job after a social sign-in in the same window (ACC-27)', async () => {
  const visitor = await pressed()
  const person = { email: `${unique('friend')}@example.test`, name: 'Meera Nair', verified: true }
  const end = await throughProvider(visitor, await startSocial(visitor, 'page', login), person)
  expect(await follow(visitor, end)).toBe('/jobs?list=open')
  expect(await isSaved(visitor)).toBe(true)
})

test('enrols after the sign-in (ACC-27)', async () => {
  const { account } = await newStudent()
  const visitor = new Visitor()
  const to = locationOf(await submit(visitor, '/course/crs_first-month', { intent: 'enrol' })) ?? ''
  expect(to).toBe('/login?next=%2Fcourse%2Fcrs_first-month&intent=enrol.crs_first-month')
  const sent = await submit(visitor, to, { email: account.email, password: goodPassword })
  expect(await follow(visitor, locationOf(sent) ?? '')).toBe('/course/crs_first-month')
  expect((await visitor.get<CourseDetail>('/api/courses/crs_first-month')).body.enrolled).toBe(true)
})

test('bookmarks a question after the sign-in when the session had expired on the result (ACC-27)', async () => {
  const student = await newStudent()
  const testId = await addTest({ opensAt: Date.now() - 1_000, closesAt: null, release: { rule: 'at_once' } })
  const { attemptId, questionIds, submit: handIn, result } = await newAttempt(student, testId)
  await handIn()
  await result()
  const [questionId = ''] = questionIds
  const visitor = new Visitor()
  const fields = { intent: 'bookmark', attemptId, questionId }
  const to = locationOf(await submit(visitor, learningPaths.testSolutions(testId), fields)) ?? ''
  expect(to).toContain(`&intent=bookmark.${attemptId}.${questionId}`)
  const sent = await submit(visitor, to, { email: student.account.email, password: goodPassword })
  expect(await follow(visitor, locationOf(sent) ?? '')).toBe(learningPaths.solution(testId, attemptId, questionId))
  const { items } = (await visitor.get<Bookmarks>('/api/bookmarks')).body
  expect(items.map((item) => item.questionId)).toEqual([questionId])
})

test('does nothing for a foreign link: only a form of this browser counts (ACC-27)', async () => {
  const student = await newStudent()
  expect(await follow(student, login)).toBe('/jobs?list=open')
  expect(await isSaved(student)).toBe(false)
  student.cookies.set('intent', 'save_job.another')
  expect(await follow(student, login)).toBe('/jobs?list=open')
  expect(await isSaved(student)).toBe(false)
})

test.each(['erase.me', 'save_job.../admin', 'save_job'])('ignores a malformed intent: %s (ACC-27)', async (intent) => {
  const student = await newStudent()
  student.cookies.set('intent', intent)
  expect(await follow(student, `/login?next=/jobs&intent=${encodeURIComponent(intent)}`)).toBe('/jobs')
  expect(student.cookies.has('intent-outcome')).toBe(false)
})

test('reports an intent that cannot be done, and the sign-in goes on (ACC-27)', async () => {
  const student = await newStudent()
  student.cookies.set('intent', 'save_job.no-such-job')
  expect(await follow(student, '/login?next=/jobs&intent=save_job.no-such-job')).toBe('/jobs')
  expect(student.cookies.get('intent-outcome')).toBe('failed')
})

test('leads from a form to no page of another site (PLT-19)', async () => {
  const sent = await submit(new Visitor(), `/jobs/${jobId}`, { intent: 'save', here: '//evil.test/jobs' })
  expect(locationOf(sent)).toBe(`/login?next=%2F&intent=save_job.${jobId}`)
})
