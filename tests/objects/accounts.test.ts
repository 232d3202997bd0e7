import { runInDurableObject } from 'cloudflare:test'
import { eq, inArray } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { studentIdBase } from '../../domain/accounts/student-id.ts'
import { users, usersByStudentId } from '../../drizzle/schema/index.ts'
import { limitBegin, limitSignIn, limitTaken, pictureChanges } from '../../worker/accounts/accounts.limits.ts'
import { limitCount } from '../../worker/platform/limits.ts'
import { recordSignIn } from '../../worker/accounts/accounts.usecases.ts'
import { AppError } from '../../worker/platform/errors.ts'
import { addressGroup } from '../../worker/platform/limiter.ts'
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

describe('user record', () => {
  test('spec section 3: the first sign-in writes the ten fields and the mirror its seven', async () => {
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

  test('architecture.md, user tables: a later sign-in merges; createdAt and the student id never move', async () => {
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

describe('student id', () => {
  test('architecture.md, student id: 12 concurrent sign-ups on one name have no duplicate', async () => {
    const twelve = Array.from({ length: 12 }, () => newUser('Twelve'))
    await Promise.all(twelve.map((user) => signIn(user)))
    const ids = await idsOf(twelve.map(({ id }) => id))
    expect(ids).toHaveLength(12)
    expect(new Set(ids).size).toBe(12)
    for (const id of ids) expect(id).toMatch(/^TW[A-Z]04032029$/)
  })

  test('architecture.md, student id: 40 concurrent sign-ups on one name all get an id, without an error', async () => {
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

  test('spec section 5: ten other third letters are tried, then the id is taken anyway; the mirror stays with its first holder', async () => {
    const twelve = Array.from({ length: 12 }, () => newUser('Qaz'))
    // The same draw for everyone: Z is the base's own, so the letters tried are A to J.
    for (const user of twelve) await signIn(user, () => 0)
    const ids = await Promise.all(twelve.map(async ({ id }) => (await findUser(id))?.studentId?.slice(0, 3)))
    expect(ids).toEqual(['QAZ', 'QAA', 'QAB', 'QAC', 'QAD', 'QAE', 'QAF', 'QAG', 'QAH', 'QAI', 'QAJ', 'QAJ'])
    expect((await mirrorOf('QAJ04032029'))?.uid).toBe(twelve[10]?.id)
  })

  test('spec section 8: where the mirror cannot be written the id is given all the same and a warning is logged', async () => {
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

  test('spec section 8: where the merge of the user record fails, nothing is logged and nobody is blocked', async () => {
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

  test('spec section 8: where the student id fails altogether it is logged and nobody is blocked', async () => {
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

describe('limiter', () => {
  const limit = { failures: 3, windowMs: 1_000 }
  const limiter = () => env.LIMITERS.getByName(unique('subject'))

  test('trust.md rule 4: so many failures are admitted in a window, and the wait is until the oldest leaves it', async () => {
    const stub = limiter()
    for (const at of [100, 200, 300]) {
      expect(await stub.wait(limit, at)).toBe(0)
      await stub.fail(limit, at)
    }
    expect(await stub.wait(limit, 300)).toBe(800)
    expect(await stub.wait(limit, 1_099)).toBe(1)
    expect(await stub.wait(limit, 1_100)).toBe(0)
  })

  test('trust.md rule 4: the window slides: one failure leaves it, one more is admitted', async () => {
    const stub = limiter()
    for (const at of [0, 500, 600]) await stub.fail(limit, at)
    expect(await stub.wait(limit, 1_000)).toBe(0)
    await stub.fail(limit, 1_000)
    expect(await stub.wait(limit, 1_001)).toBe(499)
  })

  test('trust.md rule 4: failures outlive the object in memory, which is put away when idle', async () => {
    const stub = limiter()
    await stub.fail(limit, 10)
    const kept = await runInDurableObject(stub, (_object, state) => state.storage.kv.get('failures'))
    expect(kept).toEqual([10])
  })

  test('trust.md rule 4: a burst cannot slip through: what is reserved counts until it is forgiven', async () => {
    const stub = limiter()
    const burst = await Promise.all(Array.from({ length: 10 }, () => stub.reserve(limit, 50)))
    expect(burst.filter((wait) => wait === 0)).toHaveLength(3)
    await stub.forgive(50)
    expect(await stub.reserve(limit, 60)).toBe(0)
    expect(await stub.reserve(limit, 70)).toBeGreaterThan(0)
  })

  test('trust.md rule 4: one subject never locks out another', async () => {
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
  ])('trust.md rule 4: IPv6 by /64 (%s)', (address, group) => {
    expect(addressGroup(address)).toBe(group)
  })
})

describe('limits of sign-in and sign-up', () => {
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

  test('trust.md, abuse table: a lab of 200 students behind one address signs in at once, all admitted', async () => {
    const address = unique('lab')
    const replies = await Promise.all(
      Array.from({ length: 200 }, () => trySignIn(`${unique('lab')}@example.test`, address, true, now)),
    )
    expect(replies.filter(Boolean)).toEqual([])
  })

  test('trust.md, abuse table: brute force of an account from rotated addresses is 429 with Retry-After', async () => {
    const email = `${unique('victim')}@example.test`
    for (let tries = 0; tries < 10; tries++)
      expect(await trySignIn(email, unique('address'), false, now + tries)).toBeNull()
    const blocked = await trySignIn(email, unique('address'), true, now + 10)
    expect(blocked).toMatchObject({ ...refused, extra: { retryAfter: 900 } })
    expect(await trySignIn(email, unique('address'), true, now + 15 * 60_000)).toBeNull()
  })

  test('trust.md, abuse table: brute force of many accounts from one address is 429, other addresses are not locked out', async () => {
    const address = unique('address')
    for (let tries = 0; tries < 50; tries++)
      await trySignIn(`${unique('any')}@example.test`, address, false, now + tries)
    const email = `${unique('any')}@example.test`
    expect(await trySignIn(email, address, true, now + 50)).toMatchObject(refused)
    expect(await trySignIn(email, unique('address'), true, now + 50)).toBeNull()
  })

  test('trust.md rule 4: successes are not counted', async () => {
    const email = `${unique('often')}@example.test`
    for (let tries = 0; tries < 30; tries++)
      expect(await trySignIn(email, unique('address'), true, now + tries)).toBeNull()
  })

  test('trust.md rule 4: trouble of ours counts for nobody', async () => {
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

  test('sign-ups and social sign-ins that are begun are 1,000 an hour from one client address', async () => {
    const address = unique('address')
    const services = servicesAt(() => now)
    expect(await admitted(1010, () => limitBegin(services, address))).toBe(1000)
    await limitBegin(services, unique('address'))
  })

  test('a student sets 30 pictures an hour', async () => {
    const services = servicesAt(() => now)
    const subject = unique('picture')
    expect(await admitted(33, () => limitCount(services, subject, pictureChanges))).toBe(30)
  })

  test('trust.md, abuse table: sign-ups with a taken address are 5 an hour from one client address', async () => {
    const address = unique('address')
    const meetsTaken = new AppError('accounts.address_taken', 422, 'taken')
    const trySignUp = (taken: boolean, at: number, from = address) =>
      limitTaken(
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
