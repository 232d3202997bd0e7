import { beforeAll, describe, expect, test } from 'vitest'
import type { Account } from '../../domain/accounts/contract.ts'
import type { FirstTest } from '../../domain/catalogue/contract.ts'
import { recommendFirstTest } from '../../worker/catalogue/first-test.usecases.ts'
import { makeServices } from '../../worker/platform/context.ts'
import { withBatchedReads } from '../../worker/platform/batched-reads.ts'
import { Caller } from './caller.ts'
import { prepareDatabase, unique } from './support.ts'
import { slowStatements, watched } from './watched.ts'

beforeAll(prepareDatabase)

const accountOf = async (student: Caller) => (await student.call<Account>('GET', '/api/account')).body

const answer = (student: Caller, given: unknown) => student.call('PUT', '/api/account/welcome', { answer: given })

const firstTestOf = async (student: Caller) =>
  (await student.call<{ test: FirstTest | null }>('GET', '/api/tests/first')).body.test

describe('the welcome of a new student', () => {
  test('is asked once and keeps exams, language and year (ACC-76, ACC-77)', async () => {
    const student = await new Caller().signUp()
    expect((await accountOf(student)).isWelcomed).toBe(false)
    const given = { targets: ['banking', 'banking'], targetYear: new Date().getFullYear(), medium: 'hi' }
    expect((await answer(student, given)).status).toBe(200)
    const { isWelcomed, examProfile } = await accountOf(student)
    expect(isWelcomed).toBe(true)
    expect(examProfile).toMatchObject({ ...given, targets: ['banking'], category: null })
  })

  test('is over when it is skipped, and leaves the exam profile as it is (ACC-77)', async () => {
    const student = await new Caller().signUp()
    await answer(student, { targets: ['gate'], targetYear: null, medium: null })
    expect((await answer(student, null)).status).toBe(200)
    expect(await accountOf(student)).toMatchObject({ isWelcomed: true, examProfile: { targets: ['gate'] } })
  })

  test('refuses a year that no list offers (ACC-76)', async () => {
    const student = await new Caller().signUp()
    const { status } = await answer(student, { targets: [], targetYear: 2019, medium: null })
    expect([status, (await accountOf(student)).isWelcomed]).toEqual([422, false])
  })
})

describe('the recommended first test (ACC-79)', () => {
  test('is free, short and of an exam of the student', async () => {
    const student = await new Caller().signUp()
    await answer(student, { targets: ['banking'], targetYear: null, medium: 'en' })
    expect(await firstTestOf(student)).toMatchObject({ exam: 'banking' })
  })

  test('is one of another exam where theirs have none', async () => {
    const student = await new Caller().signUp()
    await answer(student, { targets: ['defence'], targetYear: null, medium: null })
    expect(await firstTestOf(student)).not.toBeNull()
  })

  test('takes two round trips to D1 and reads indexes', async () => {
    const student = await new Caller().signUp()
    await answer(student, { targets: ['ssc', 'railways'], targetYear: null, medium: 'hi' })
    const { user } = await accountOf(student)
    const { bindings, statements, trips } = watched()
    const services = withBatchedReads(makeServices(bindings, () => undefined, `https://${unique('host')}.test`))
    expect(await recommendFirstTest(services, user.uid)).not.toBeNull()
    expect(trips()).toBeLessThanOrEqual(2)
    expect(await slowStatements(statements)).toEqual([])
  })
})
