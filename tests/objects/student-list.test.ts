import { sql } from 'drizzle-orm'
import { array, assert, asyncProperty, constantFrom } from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import { StudentQuery, studentCells, type StudentList } from '../../domain/accounts/student-list.ts'
import { recordSignIn } from '../../worker/accounts/accounts.usecases.ts'
import { findStudents } from '../../worker/accounts/find-students.usecases.ts'
import {
  minorStatement,
  birthDateStatement,
  keepExamProfile,
  detailsStatements,
} from '../../worker/accounts/profile.store.ts'
import { endMinorities, listStudents } from '../../worker/accounts/student-list.usecases.ts'
import { eraseAccount } from '../../worker/data-rights/erasure.usecases.ts'
import { emptyExamProfile } from '../../domain/accounts/student-profile.ts'
import { startOfDayInIndia } from '../../domain/india.ts'
import { makeServices } from '../../worker/platform/context.ts'
import { inTransaction } from '../../worker/platform/transaction.ts'
import { newStudent } from './new-student.ts'
import { db, env, prepareDatabase, servicesAt, unique } from './support.ts'
import { slowStatements, watched } from './watched.ts'

beforeAll(prepareDatabase)

const run = (...statements: Parameters<typeof inTransaction>[1]) => inTransaction(db, statements)

const attempt = (uid: string) =>
  run(sql`INSERT INTO attempts (id, user_id, test_id, test_version_id, state, started_at)
    VALUES (${unique('att_')}, ${uid}, ${unique('tst_')}, 'v1', 'submitted', 1)`)

const uids = ({ items }: StudentList) => items.map(({ uid }) => uid)

const listed = async (query: StudentQuery, among: readonly string[]): Promise<string[]> =>
  uids(await listStudents(servicesAt(), query)).filter((uid) => among.includes(uid))

/** Rows of a student without the time of the last use, which a computation may not lower. */
const storedRows = async (uid: string) => ({
  row: await db.get(sql`SELECT joined_at, name_key, is_blocked, is_unconfirmed, is_minor, has_attempts, medium, adult_on
    FROM student_rows WHERE uid = ${uid}`),
  targets: await db.all(sql`SELECT target, cell, joined_at, seen_at, name_key FROM student_targets
    WHERE uid = ${uid} ORDER BY target`),
})

const computedRows = async (uid: string) => ({
  row: await db.get(sql`SELECT joined_at, name_key, is_blocked, is_unconfirmed, is_minor, has_attempts, medium, adult_on
    FROM student_facts WHERE uid = ${uid}`),
  targets: await db.all(sql`SELECT value AS target, cell, joined_at, seen_at, name_key FROM student_rows
    CROSS JOIN student_profiles ON student_profiles.uid = student_rows.uid CROSS JOIN json_each(targets)
    WHERE student_rows.uid = ${uid} ORDER BY value`),
})

/** Changes of what the rows are computed from. */
const changes: Record<string, (uid: string) => Promise<unknown>> = {
  signIn: (id) =>
    recordSignIn(
      servicesAt(),
      { id, name: unique('Name '), email: `${id}@x.example`, emailVerified: true, createdAt: new Date(5) },
      'password',
    ),
  rename: (uid) => run(...detailsStatements(uid, { displayName: unique('Ravi '), phoneNumber: null }, Date.now())),
  confirm: (uid) => run(sql`UPDATE auth_users SET email_verified = 1 WHERE id = ${uid}`),
  unconfirm: (uid) => run(sql`UPDATE auth_users SET email_verified = 0 WHERE id = ${uid}`),
  prepare: (uid) => keepExamProfile(db, uid, { ...emptyExamProfile, targets: ['ssc', 'banking'], medium: 'hi' }),
  change: (uid) => keepExamProfile(db, uid, { ...emptyExamProfile, targets: ['banking', 'jee'] }),
  declare: (uid) => run(minorStatement(uid)),
  child: (uid) => run(birthDateStatement(uid, '2016-02-29')),
  adult: (uid) => run(birthDateStatement(uid, '1999-12-31')),
  block: (uid) =>
    run(sql`INSERT INTO student_profiles (uid, blocked_at) VALUES (${uid}, 5)
    ON CONFLICT (uid) DO UPDATE SET blocked_at = 5`),
  unblock: (uid) => run(sql`UPDATE student_profiles SET blocked_at = NULL WHERE uid = ${uid}`),
  attempt,
}

test('the rows of a student equal their computation after every change (OFC-151)', async () => {
  await assert(
    asyncProperty(array(constantFrom(...Object.keys(changes)), { minLength: 1, maxLength: 10 }), async (names) => {
      const uid = await newStudent({ isConfirmed: false })
      for (const name of names) {
        await changes[name]?.(uid)
        expect(await storedRows(uid), names.join(' ')).toEqual(await computedRows(uid))
      }
    }),
    { numRuns: 15 },
  )
})

describe('the list of students', () => {
  test('filters by state, exam, language and attempts at once, and counts (OFC-152)', async () => {
    const name = unique('filtered')
    const make = async (...acts: (keyof typeof changes)[]) => {
      const uid = await newStudent({ name: `Kiran ${name}`, isConfirmed: !acts.includes('unconfirm') })
      for (const act of acts) await changes[act]?.(uid)
      return uid
    }
    const active = await make('prepare', 'attempt')
    const blocked = await make('prepare', 'block', 'declare')
    const unconfirmed = await make('unconfirm', 'change')
    const all = [active, blocked, unconfirmed]
    const of = (query: StudentQuery) => listed({ q: name, ...query }, all)
    expect((await of({})).toSorted()).toEqual(all.toSorted())
    expect(await of({ state: 'active' })).toEqual([active])
    expect(await of({ state: 'blocked' })).toEqual([blocked])
    expect(await of({ state: 'minor' })).toEqual([blocked])
    expect(await of({ state: 'unconfirmed' })).toEqual([unconfirmed])
    expect((await of({ exam: 'ssc' })).toSorted()).toEqual([active, blocked].toSorted())
    expect(await of({ exam: 'banking', attempts: 'no', state: 'unconfirmed' })).toEqual([unconfirmed])
    expect(await of({ exam: 'banking', language: 'hi', attempts: 'yes' })).toEqual([active])
    expect(await of({ language: 'none' })).toEqual([unconfirmed])
    expect((await listStudents(servicesAt(), { q: name })).count).toBe(3)
    // Without words the same filters read other indexes.
    expect(await listed({ state: 'blocked', exam: 'ssc' }, all)).toEqual([blocked])
    expect(await listed({ attempts: 'yes', language: 'hi' }, all)).toEqual([active])
    expect(await listed({ state: 'erasing' }, all)).toEqual([])
    const { items } = await listStudents(servicesAt(), { q: name, state: 'blocked' })
    expect(items[0]).toMatchObject({
      uid: blocked,
      marks: ['minor', 'blocked'],
      exams: ['ssc', 'banking'],
      language: 'hi',
      tests: 0,
    })
  })

  test('is in the order of joining, last use or name, in pages that neither repeat nor leave out (OFC-152)', async () => {
    const day = startOfDayInIndia('1980-01-05')
    const made = await Promise.all(
      Array.from({ length: 120 }, (_, place) =>
        newStudent({ name: `${place % 2 ? 'B' : 'a'} ${place}`, joined: day + (place % 7) * 1_000, seen: day + place }),
      ),
    )
    const bounds = { from: '1980-01-05', to: '1980-01-05' }
    for (const query of [
      { date: 'joined', ...bounds },
      { date: 'joined', ...bounds, direction: 'asc' },
      { date: 'seen', ...bounds },
      { date: 'seen', ...bounds, state: 'active', direction: 'asc' },
    ] as StudentQuery[]) {
      const pages: StudentList['items'] = []
      let cursor: string | undefined
      do {
        const page = await listStudents(servicesAt(), { ...query, ...(cursor && { cursor }) })
        expect(page.count).toBe(120)
        pages.push(...page.items)
        cursor = page.next ?? undefined
      } while (cursor)
      expect(new Set(pages.map(({ uid }) => uid))).toEqual(new Set(made))
      expect(pages).toHaveLength(120)
      const by = pages.map(({ joinedAt, seenAt }) => (query.date === 'seen' ? seenAt : joinedAt))
      expect(by).toEqual(by.toSorted((a, b) => (query.direction === 'asc' ? a - b : b - a)))
    }
    const { items } = await listStudents(servicesAt(), { sort: 'name' })
    const names = items.map(({ name }) => name?.toLowerCase() ?? '')
    expect(names).toEqual(names.toSorted((a, b) => (a < b ? -1 : 1)))
    expect(await listed({ date: 'joined', from: '1980-01-06' }, made)).toEqual([])
  })

  test('finds by name in both scripts, address, student id and phone number (OFC-153)', async () => {
    const mark = unique('q').toLowerCase()
    const uid = await newStudent({ name: `राहुल ${mark}`, email: `${mark}.sharma@example.com`, phone: '+919812345678' })
    const { studentId } = (await listStudents(servicesAt(), { q: mark })).items[0] ?? {}
    const found = async (q: string) => (await listed({ q }, [uid])).length === 1
    for (const q of [
      mark,
      `${mark} rahul`,
      'राहुल',
      'RAHUL',
      `${mark}.SHARMA@Example.com`,
      `${mark}.sh`,
      '98123 45678',
      '+91 98123',
      '09812345',
    ])
      expect(await found(q), q).toBe(true)
    expect(studentId).toBeTruthy()
    expect(await found(studentId?.toLowerCase() ?? '')).toBe(true)
    for (const q of ['%', '_', '*', `${mark}.sharma@example.co_`, "' OR 1=1 --", '"', 'राहुल नहींहै'])
      expect(await found(q), q).toBe(false)
    await run(...detailsStatements(uid, { displayName: `Mohan ${mark}`, phoneNumber: null }, Date.now()))
    expect(await found(`${mark} rahul`)).toBe(false)
    expect(await found(`${mark} mohan`)).toBe(true)
    const [first] = await findStudents(servicesAt(), `${mark}.sharma@example.com`)
    expect(first).toMatchObject({ uid, name: `Mohan ${mark}`, studentId })
    expect(first?.maskedEmail).not.toContain('sharma@')
  })

  test('takes the last use from the sessions, which never make it earlier (OFC-152)', async () => {
    const uid = await newStudent({ joined: 1_000, seen: 2_000 })
    const seen = async () =>
      (await db.get<{ seen: number }>(sql`SELECT seen_at AS seen FROM student_rows WHERE uid = ${uid}`)).seen
    const id = unique('ses_')
    await run(sql`INSERT INTO auth_sessions (id, expires_at, token, created_at, updated_at, user_id)
      VALUES (${id}, 9000, ${id}, 3000, 3000, ${uid})`)
    expect(await seen()).toBe(3_000)
    await run(sql`UPDATE auth_sessions SET updated_at = 4000 WHERE id = ${id}`)
    expect(await seen()).toBe(4_000)
    await run(sql`DELETE FROM auth_sessions WHERE id = ${id}`)
    await changes['prepare']?.(uid)
    expect(await seen()).toBe(4_000)
  })

  test('clears the mark of a minor on the birthday (OFC-152)', async () => {
    const uid = await newStudent()
    await run(birthDateStatement(uid, '2015-06-10'))
    const isMinor = async () =>
      (await listed({ state: 'minor', date: 'joined', from: '2026-01-01' }, [uid])).length === 1
    const marks = async () =>
      (await db.get<{ minor: number }>(sql`SELECT is_minor AS minor FROM student_rows WHERE uid = ${uid}`)).minor
    await endMinorities(servicesAt(() => startOfDayInIndia('2033-06-10') - 1))
    expect(await marks()).toBe(1)
    expect(await isMinor()).toBe(true)
    await endMinorities(servicesAt(() => startOfDayInIndia('2033-06-10')))
    expect(await marks()).toBe(0)
  })

  test('shows an ended account without its data until it is deleted (OFC-154)', async () => {
    const uid = await newStudent({ name: 'Leaving Student' })
    await changes['prepare']?.(uid)
    const email = `${uid.toLowerCase()}@example.com`
    const user = { id: uid, name: 'Leaving Student', email, emailVerified: true, createdAt: new Date() }
    await eraseAccount(servicesAt(), user, { giveUpTests: true, language: 'en' })
    const { items } = await listStudents(servicesAt(), { state: 'erasing' })
    expect(items.find((item) => item.uid === uid)).toMatchObject({
      name: null,
      maskedEmail: '',
      studentId: null,
      marks: ['erasing'],
      exams: [],
    })
    expect(await listed({ q: 'leaving' }, [uid])).toEqual([])
    await run(sql`UPDATE erasures SET uid = NULL, needs = NULL, done_at = 5 WHERE uid = ${uid}`)
    expect(await db.all(sql`SELECT uid FROM student_rows WHERE uid = ${uid}`)).toEqual([])
  })

  test('refuses a broken cursor, bounds without their date and a search that is too long (OFC-152)', async () => {
    await expect(listStudents(servicesAt(), { cursor: 'x' })).rejects.toMatchObject({ status: 422 })
    const cursor = btoa(encodeURIComponent(JSON.stringify({ value: 'not a time', id: 'x' })))
    await expect(listStudents(servicesAt(), { cursor })).rejects.toMatchObject({ status: 422 })
    for (const query of [
      { from: '2026-01-01' },
      { date: 'joined' },
      { date: 'joined', from: '2026-01-01', sort: 'name' },
      { date: 'seen', to: '2026-02-30' },
      { q: 'x'.repeat(10_000) },
      { sort: 'email' },
    ])
      expect(StudentQuery.safeParse(query).success, JSON.stringify(query)).toBe(false)
  })

  test('seeks in an index for every sort and filter (OFC-152)', async () => {
    const watch = watched()
    const services = makeServices(watch.bindings, () => undefined)
    const filters: StudentQuery[] = [
      {},
      { state: 'active' },
      { exam: 'ssc' },
      { exam: 'ssc', state: 'minor', attempts: 'no' },
      { q: 'asha verma' },
      { q: 'asha@example.com', exam: 'ssc' },
      { q: '9876543210' },
    ]
    for (const filter of filters) {
      for (const sort of ['joined', 'seen', 'name'] as const)
        for (const direction of ['asc', 'desc'] as const) {
          const { next } = await listStudents(services, { ...filter, sort, direction })
          if (next) await listStudents(services, { ...filter, sort, direction, cursor: next })
        }
      for (const date of ['joined', 'seen'] as const)
        await listStudents(services, { ...filter, date, from: '2026-01-01', to: '2026-12-31' })
    }
    await endMinorities(services)
    await findStudents(services, 'asha')
    expect(await slowStatements(watch.statements)).toEqual([])
    // A page reads its rows in the order of an index: only the merge of cells and the page itself are sorted.
    const sorted = await Promise.all(
      [...watch.statements].map(async (statement) => {
        const count = (statement.match(/\?/g) ?? []).length
        const { results } = await env.DB.prepare(`EXPLAIN QUERY PLAN ${statement}`)
          .bind(...Array.from({ length: count }, () => '[]'))
          .all<{ detail: string }>()
        return results.filter(({ detail }) => detail.includes('TEMP B-TREE')).length
      }),
    )
    expect(Math.max(...sorted)).toBeLessThanOrEqual(2)
  })

  test('has the cell of every combination of marks, attempts and language (OFC-151)', async () => {
    const cells = studentCells({})
    expect(new Set(cells).size).toBe(96)
    const uid = await newStudent({ isConfirmed: false })
    for (const act of ['block', 'declare', 'prepare', 'attempt']) await changes[act]?.(uid)
    const { cell } = await db.get<{ cell: number }>(sql`SELECT cell FROM student_rows WHERE uid = ${uid}`)
    expect(cell).toBe(2 + 4 + 8 + 16 + 64)
    expect(cells).toContain(cell)
  })
})
