import { runInDurableObject } from 'cloudflare:test'
import { eq, inArray } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { studentIdBase } from '../../domain/accounts/student-id.ts'
import { users, usersByStudentId } from '../../drizzle/schema/index.ts'
import {
  limitAnonymous,
  limitSignIn,
  limitTakenAddresses,
  pictureChanges,
} from '../../worker/accounts/accounts.limits.ts'
import { limitCount } from '../../worker/platform/limits.ts'
import { recordSignIn } from '../../worker/accounts/accounts.usecases.ts'
import { AppError } from '../../worker/platform/errors.ts'
import { addressGroup } from '../../worker/platform/client-address.ts'
import { db, env, logged, prepareDatabase, servicesAt, unique } from './support.ts'

beforeAll(prepareDatabase)

const now = Date.UTC(2029, 2, 4, 6)

const newUser = (name: string) => {
  const id = unique('user')
  return { id, name, email: `${id}@example.test`, emailVerified: false, image: null, createdAt: new Date(now - 1_000) }
}

const signIn = (user: ReturnType<typeof newUser>, random: () => number = Math.random, at = now) =>
  recordSignIn(
    servicesAt(() => at, { random }),
    user,
    'password',
  )

const findUser = (uid: string) => db.select().from(users).where(eq(users.uid, uid)).get()
const idsOf = async (uids: string[]) =>
  (await db.select({ id: users.studentId }).from(users).where(inArray(users.uid, uids))).map(({ id }) => id)
const mirrorOf = (studentId: string) =>
  db.select().from(usersByStudentId).where(eq(usersByStudentId.studentId, studentId)).get()

describe('user record (ACC-2)', () => {
  test('has ten fields after the first sign-in, and the mirror record seven', async () => {
    const user = newUser('Nandini')
    await signIn(user)
    const record = await findUser(user.id)
    const studentId = studentIdBase('Nandini', user.email, now)
    const shared = {
      uid: user.id,
      email: user.email,
      displayName: 'Nandini',
      photoURL: null,
      provider: 'password',
      studentId,
      updatedAt: now,
    }
    expect(record).toEqual({ ...shared, phoneNumber: null, createdAt: now - 1_000, lastLoginAt: now })
    expect(await mirrorOf(studentId)).toEqual(shared)
  })

  test('is merged at a later sign-in, without a change of createdAt and student id', async () => {
    const user = newUser('Omkar')
    await signIn(user)
    const first = await findUser(user.id)
    await signIn({ ...user, name: 'Zubin', createdAt: new Date(5) }, Math.random, now + 86_400_000)
    expect(await findUser(user.id)).toEqual({
      ...first,
      displayName: 'Zubin',
      lastLoginAt: now + 86_400_000,
      updatedAt: now + 86_400_000,
    })
  })
})

describe('assigning the student id', () => {
  test('gives 12 concurrent registrations with one name different ids (ACC-4)', async () => {
    const twelve = Array.from({ length: 12 }, () => newUser('Twelve'))
    await Promise.all(twelve.map((user) => signIn(user)))
    const ids = await idsOf(twelve.map(({ id }) => id))
    expect(ids).toHaveLength(12)
    expect(new Set(ids).size).toBe(12)
    for (const id of ids) expect(id).toMatch(/^TW[A-Z]04032029$/)
  })

  test('gives each of 40 concurrent registrations with one name an id, without an error (ACC-4)', async () => {
    const forty = Array.from({ length: 40 }, () => newUser('Forty'))
    const failures = await logged('error', () => Promise.all(forty.map((user) => signIn(user))))
    expect(failures).toEqual([])
    const ids = await idsOf(forty.map(({ id }) => id))
    expect(ids).toHaveLength(40)
    for (const id of ids) expect(id).toMatch(/^FO[A-Z]04032029$/)
    const mirrored = await db
      .select()
      .from(usersByStudentId)
      .where(
        inArray(
          usersByStudentId.studentId,
          ids.filter((id) => id !== null),
        ),
      )
    expect(mirrored).toHaveLength(new Set(ids).size)
  })

  test('tries ten other third letters, then accepts a duplicate id; the mirror keeps the first holder (ACC-4)', async () => {
    const twelve = Array.from({ length: 12 }, () => newUser('Qaz'))
    // The same draw for everyone: Z is the third letter of the base itself, so the letters tried are A to J.
    for (const user of twelve) await signIn(user, () => 0)
    const ids = await Promise.all(twelve.map(async ({ id }) => (await findUser(id))?.studentId?.slice(0, 3)))
    expect(ids).toEqual(['QAZ', 'QAA', 'QAB', 'QAC', 'QAD', 'QAE', 'QAF', 'QAG', 'QAH', 'QAI', 'QAJ', 'QAJ'])
    expect((await mirrorOf('QAJ04032029'))?.uid).toBe(twelve[10]?.id)
  })

  test('gives the id and logs a warning when the mirror cannot be written (ACC-5)', async () => {
    const user = newUser('Mirrorless')
    await env.DB.exec('ALTER TABLE users_by_student_id RENAME TO hidden_mirror')
    try {
      const errors = await logged('error', async () => {
        const warnings = await logged('warn', () => signIn(user))
        expect(warnings.map((line) => line.event)).toEqual(['accounts.student_id_mirror_failed'])
      })
      expect(errors).toEqual([])
      expect((await findUser(user.id))?.studentId).toBe('MIR04032029')
    } finally {
      await env.DB.exec('ALTER TABLE hidden_mirror RENAME TO users_by_student_id')
    }
    await signIn(user)
    expect((await mirrorOf('MIR04032029'))?.uid).toBe(user.id)
  })

  test('logs nothing and blocks nobody when the merge of the user record fails (ACC-5)', async () => {
    const user = newUser('Unmerged')
    await env.DB.exec(`CREATE TRIGGER refuse_users BEFORE INSERT ON users BEGIN SELECT RAISE(ABORT, 'refused'); END`)
    try {
      const lines = await logged('error', async () => {
        expect(await logged('warn', () => signIn(user))).toEqual([])
      })
      expect(lines).toEqual([])
      expect(await findUser(user.id)).toBeUndefined()
    } finally {
      await env.DB.exec('DROP TRIGGER refuse_users')
    }
    await signIn(user)
    expect((await findUser(user.id))?.studentId).toBe('UNM04032029')
  })

  test('logs a failed student id and blocks nobody (ACC-5)', async () => {
    const user = newUser('Idless')
    await env.DB.exec(
      `CREATE TRIGGER refuse_ids BEFORE UPDATE OF student_id ON users BEGIN SELECT RAISE(ABORT, 'refused'); END`,
    )
    try {
      await logged('warn', async () => {
        expect((await logged('error', () => signIn(user))).map((line) => line.event)).toEqual([
          'accounts.student_id_failed',
        ])
      })
      expect(await findUser(user.id)).toMatchObject({ studentId: null })
    } finally {
      await env.DB.exec('DROP TRIGGER refuse_ids')
    }
  })
})

describe('limiter (ACC-21)', () => {
  const limit = { failures: 3, windowMs: 1_000 }
  const limiter = () => env.LIMITERS.getByName(unique('subject'))

  test('admits the limit of failures in a window and then waits until the oldest expires', async () => {
    const stub = limiter()
    for (const at of [100, 200, 300]) {
      expect(await stub.wait(limit, at)).toBe(0)
      await stub.fail(limit, at)
    }
    expect(await stub.wait(limit, 300)).toBe(800)
    expect(await stub.wait(limit, 1_099)).toBe(1)
    expect(await stub.wait(limit, 1_100)).toBe(0)
  })

  test('slides its window: one more failure is admitted for each that expires', async () => {
    const stub = limiter()
    for (const at of [0, 500, 600]) await stub.fail(limit, at)
    expect(await stub.wait(limit, 1_000)).toBe(0)
    await stub.fail(limit, 1_000)
    expect(await stub.wait(limit, 1_001)).toBe(499)
  })

  test('keeps failures when the idle object is evicted from memory', async () => {
    const stub = limiter()
    await stub.fail(limit, 10)
    const kept = await runInDurableObject(stub, (_object, state) => state.storage.kv.get('failures'))
    expect(kept).toEqual([10])
  })

  test('counts reserved tries in a burst until they are released', async () => {
    const stub = limiter()
    const burst = await Promise.all(Array.from({ length: 10 }, () => stub.reserve(limit, 50)))
    expect(burst.filter((wait) => wait === 0)).toHaveLength(3)
    await stub.forgive(50)
    expect(await stub.reserve(limit, 60)).toBe(0)
    expect(await stub.reserve(limit, 70)).toBeGreaterThan(0)
  })

  test('never locks out another subject', async () => {
    const [first, second] = [limiter(), limiter()]
    for (const at of [1, 2, 3, 4]) await first.fail(limit, at)
    expect([(await first.wait(limit, 5)) > 0, await second.wait(limit, 5)]).toEqual([true, 0])
  })

  test.each([
    ['203.0.113.9', '203.0.113.9'],
    ['2001:db8:1:2:3:4:5:6', '2001:0db8:0001:0002'],
    ['2001:DB8:1:2::99', '2001:0db8:0001:0002'],
    ['2001:db8::1', '2001:0db8:0000:0000'],
    ['::1', '0000:0000:0000:0000'],
  ])('counts IPv6 addresses by /64 (%s)', (address, group) => {
    expect(addressGroup(address)).toBe(group)
  })
})

describe('limits of sign-in and registration', () => {
  const reply = new Response()
  const trySignIn = (email: string, address: string, ok: boolean, at: number) =>
    limitSignIn(
      servicesAt(() => at),
      email,
      address,
      async () => ({ failed: !ok, response: reply }),
    ).then(
      () => null,
      (error: unknown) => {
        if (error instanceof AppError) return error
        throw error
      },
    )
  const refused = { code: 'platform.rate_limited', status: 429 }

  test('admit a lab of 200 students behind one address at once (ACC-22)', async () => {
    const address = unique('lab')
    const replies = await Promise.all(
      Array.from({ length: 200 }, () => trySignIn(`${unique('lab')}@example.test`, address, true, now)),
    )
    expect(replies.filter(Boolean)).toEqual([])
  })

  test('answer guesses at one account from many addresses with 429 and Retry-After (ACC-21)', async () => {
    const email = `${unique('victim')}@example.test`
    for (let tries = 0; tries < 10; tries++)
      expect(await trySignIn(email, unique('address'), false, now + tries)).toBeNull()
    const blocked = await trySignIn(email, unique('address'), true, now + 10)
    expect(blocked).toMatchObject({ ...refused, extra: { retryAfter: 900 } })
    expect(await trySignIn(email, unique('address'), true, now + 15 * 60_000)).toBeNull()
  })

  test('answer guesses at many accounts from one address with 429 and admit other addresses (ACC-21)', async () => {
    const address = unique('address')
    for (let tries = 0; tries < 50; tries++)
      await trySignIn(`${unique('any')}@example.test`, address, false, now + tries)
    const email = `${unique('any')}@example.test`
    expect(await trySignIn(email, address, true, now + 50)).toMatchObject(refused)
    expect(await trySignIn(email, unique('address'), true, now + 50)).toBeNull()
  })

  test('do not count successes (ACC-22)', async () => {
    const email = `${unique('often')}@example.test`
    for (let tries = 0; tries < 30; tries++)
      expect(await trySignIn(email, unique('address'), true, now + tries)).toBeNull()
  })

  test('do not count failures of the product (ACC-22)', async () => {
    const email = `${unique('student')}@example.test`
    const broken = () =>
      limitSignIn(
        servicesAt(() => now),
        email,
        unique('address'),
        () => Promise.reject(new Error('storage is down')),
      ).catch((error: unknown) => error)
    for (let tries = 0; tries < 20; tries++) expect(await broken()).toMatchObject({ message: 'storage is down' })
    expect(await trySignIn(email, unique('address'), true, now)).toBeNull()
  })

  const admitted = async (times: number, count: () => Promise<void>): Promise<number> => {
    const tried = await Promise.all(
      Array.from({ length: times }, () =>
        count().then(
          () => 1,
          () => 0,
        ),
      ),
    )
    return tried.reduce((sum: number, one) => sum + one, 0)
  }

  test('allow 1,000 registrations and social sign-ins an hour from one client address (ACC-6)', async () => {
    const address = unique('address')
    const services = servicesAt(() => now)
    expect(await admitted(1010, () => limitAnonymous(services, address))).toBe(1000)
    await limitAnonymous(services, unique('address'))
  })

  test('allow a student 30 pictures an hour (ACC-72)', async () => {
    const services = servicesAt(() => now)
    const subject = unique('picture')
    expect(await admitted(33, () => limitCount(services, subject, pictureChanges))).toBe(30)
  })

  test('allow five registrations of taken addresses an hour from one client address (ACC-6)', async () => {
    const address = unique('address')
    const meetsTaken = new AppError('accounts.address_taken', 422, 'taken')
    const trySignUp = (taken: boolean, at: number, from = address) =>
      limitTakenAddresses(
        servicesAt(() => at),
        from,
        async () => {
          if (taken) throw meetsTaken
          return reply
        },
      ).catch((error: unknown) => error)
    for (let tries = 0; tries < 20; tries++) expect(await trySignUp(false, now)).toBe(reply)
    for (let tries = 0; tries < 5; tries++) expect(await trySignUp(true, now)).toBe(meetsTaken)
    expect(await trySignUp(true, now + 1)).toMatchObject(refused)
    expect(await trySignUp(true, now + 1, unique('address'))).toBe(meetsTaken)
    expect(await trySignUp(true, now + 60 * 60_000)).toBe(meetsTaken)
  })
})
