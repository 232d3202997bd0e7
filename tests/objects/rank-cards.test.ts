import { eq, sql } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { learningPaths } from '../../domain/learning-paths.ts'
import { auditLog, rankCards, results } from '../../drizzle/schema/index.ts'
import { personalTables } from '../../worker/data-rights/personal-tables.ts'
import { deleteRows } from '../../worker/data-rights/data-rights.store.ts'
import { qrOf } from '../../worker/files/qr.ts'
import { checkCard, makeCard, readOwnCard, revokeCard } from '../../worker/results/rank-cards.usecases.ts'
import { inTransaction } from '../../worker/platform/transaction.ts'
import { newStudent } from './new-student.ts'
import { deliver, newTest, submission } from './scored.ts'
import { db, prepareDatabase, servicesAt, unique } from './support.ts'

beforeAll(prepareDatabase)

const now = Date.now()
const services = servicesAt(() => now)
const missing = { status: 404, code: 'platform.not_found' }
const hidden = { consent: true, showsName: false } as const
const named = { consent: true, showsName: true } as const

let network = 0
/** The address of another visitor for each call, so that one test's misses do not count in the next. */
const open = (code: string) => checkCard(services, code, `192.0.2.${(network += 1)}`)

/** A test with first attempts of other students, and one of the student with three right answers. */
const newRanked = async ({ others = 29, name = 'Asha Verma' } = {}) => {
  const exam = await newTest()
  const userId = await newStudent({ name })
  const own = await submission(exam, userId, 3)
  const rest = Array.from({ length: others }, (_, index) => submission(exam, unique('user'), index === 0 ? 5 : 1))
  await deliver([own, ...(await Promise.all(rest))])
  return { ...exam, userId, attemptId: own.attemptId }
}

const codeOf = async (attemptId: string) =>
  (await db.select().from(rankCards).where(eq(rankCards.attemptId, attemptId)).get())?.code ?? ''

/** Numbers of both acts in the audit log. */
const countActs = () =>
  Promise.all(
    (['account.rank_card_shared', 'account.rank_card_revoked'] as const).map((act) =>
      db.$count(auditLog, eq(auditLog.act, act)),
    ),
  )

describe('a rank card (LRN-26, RES-105, RES-121)', () => {
  test('shows rank, number and percentile, and the name only where it was chosen', async () => {
    const { userId, attemptId, testId } = await newRanked()
    const own = await makeCard(services, userId, attemptId, hidden)
    expect(own).toMatchObject({ refusal: null, standing: { rank: 2, of: 30 }, card: { showsName: false, madeAt: now } })
    const code = await codeOf(attemptId)
    expect(code).toMatch(/^[A-Za-z0-9_-]{22}$/)
    const card = await open(code)
    // One of 30 students is above: 100 x 29 / 30.
    expect(card).toMatchObject({ rank: 2, of: 30, percentile: 96.6666667, name: null, test: { id: testId } })
    expect(card).toMatchObject({ before: { rank: 2, of: 30 }, changedAt: null })
    expect(card.qr).toEqual(qrOf(`${servicesAt().origin}${learningPaths.rankCard(code)}`))
    for (const secret of [userId, attemptId, 'units', 'receipt', 'Asha'])
      expect(JSON.stringify(card)).not.toContain(secret)

    await makeCard(services, userId, attemptId, named)
    expect(await codeOf(attemptId)).toBe(code)
    expect(await open(code)).toMatchObject({ name: 'Asha Verma' })
  })

  test('is taken back at once, and both acts are recorded (RES-106)', async () => {
    const { userId, attemptId } = await newRanked()
    const [shared = 0, revoked = 0] = await countActs()
    await makeCard(services, userId, attemptId, hidden)
    const code = await codeOf(attemptId)
    await revokeCard(services, userId, attemptId)
    await expect(open(code)).rejects.toMatchObject(missing)
    await revokeCard(services, userId, attemptId)
    expect(await countActs()).toEqual([shared + 1, revoked + 1])
    await makeCard(services, userId, attemptId, hidden)
    expect(await codeOf(attemptId)).not.toBe(code)
  })

  test('follows the results of today and says what it was (RES-107)', async () => {
    const { userId, attemptId, testId, versionId } = await newRanked()
    await makeCard(services, userId, attemptId, hidden)
    await deliver([await submission({ testId, versionId }, unique('user'), 6)])
    expect(await open(await codeOf(attemptId))).toMatchObject({ rank: 3, of: 31, before: { rank: 2, of: 30 } })
  })

  test.each([
    ['of practice', sql`ranked = 0`, 'practice'],
    ['that is disqualified', sql`standing = 'disqualified', ranked = 0`, 'disqualified'],
  ])('is refused for an attempt %s, and no longer shown (RES-108)', async (_which, change, reason) => {
    const { userId, attemptId } = await newRanked()
    await makeCard(services, userId, attemptId, hidden)
    await inTransaction(db, [sql`UPDATE results SET ${change} WHERE attempt_id = ${attemptId}`])
    expect(await readOwnCard(services, userId, attemptId)).toMatchObject({ refusal: reason, standing: null })
    await expect(makeCard(services, userId, attemptId, hidden)).rejects.toMatchObject({
      status: 409,
      extra: { details: { reason } },
    })
    await expect(open(await codeOf(attemptId))).rejects.toMatchObject(missing)
  })

  test('is not shown for a void attempt, and can still be taken back (RES-108)', async () => {
    const { userId, attemptId } = await newRanked()
    await makeCard(services, userId, attemptId, hidden)
    await db.update(results).set({ standing: 'invalidated', ranked: false }).where(eq(results.attemptId, attemptId))
    await expect(open(await codeOf(attemptId))).rejects.toMatchObject(missing)
    await expect(makeCard(services, userId, attemptId, hidden)).rejects.toMatchObject(missing)
    await revokeCard(services, userId, attemptId)
    expect(await codeOf(attemptId)).toBe('')
  })

  test('needs 30 first attempts (RES-108)', async () => {
    const { userId, attemptId } = await newRanked({ others: 28 })
    expect(await readOwnCard(services, userId, attemptId)).toMatchObject({ refusal: 'few' })
  })

  test('needs the consent of a guardian under 18, and disappears with it (RES-108)', async () => {
    const { userId, attemptId } = await newRanked()
    const profile = (consent: number | null) =>
      inTransaction(db, [
        sql`
          INSERT INTO student_profiles (uid, declared_minor, guardian_asked_at, guardian_consent_at)
          VALUES (${userId}, 1, ${now}, ${consent})
          ON CONFLICT (uid) DO UPDATE SET declared_minor = 1, guardian_consent_at = excluded.guardian_consent_at`,
      ])
    await profile(null)
    await expect(makeCard(services, userId, attemptId, hidden)).rejects.toMatchObject({
      extra: { details: { reason: 'minor' } },
    })
    await profile(now)
    await makeCard(services, userId, attemptId, hidden)
    const code = await codeOf(attemptId)
    expect(await open(code)).toMatchObject({ rank: 2 })
    await profile(null)
    await expect(open(code)).rejects.toMatchObject(missing)
  })

  test('of another student is missing for reading, making and taking back (RES-35)', async () => {
    const { userId, attemptId } = await newRanked()
    await makeCard(services, userId, attemptId, hidden)
    const stranger = unique('user')
    await expect(readOwnCard(services, stranger, attemptId)).rejects.toMatchObject(missing)
    await expect(makeCard(services, stranger, attemptId, hidden)).rejects.toMatchObject(missing)
    await expect(revokeCard(services, stranger, attemptId)).rejects.toMatchObject(missing)
    expect(await open(await codeOf(attemptId))).toMatchObject({ rank: 2 })
  })

  test('is deleted with the account, and part of the copy (RES-106)', async () => {
    const { userId, attemptId } = await newRanked()
    await makeCard(services, userId, attemptId, named)
    expect(personalTables.find(({ table }) => table === rankCards)?.exported).toEqual({ as: 'rankCards' })
    const code = await codeOf(attemptId)
    await deleteRows(db, userId, { email: null, recipient: null }, now)
    await expect(open(code)).rejects.toMatchObject(missing)
  })

  test('is not guessed: 30 unknown codes from one address, known ones always (RES-109)', async () => {
    const { userId, attemptId } = await newRanked()
    await makeCard(services, userId, attemptId, hidden)
    const code = await codeOf(attemptId)
    const from = (asked: string) => checkCard(services, asked, '198.51.100.7')
    for (let guess = 0; guess < 30; guess += 1) await expect(from(unique('no'))).rejects.toMatchObject(missing)
    await expect(from(unique('no'))).rejects.toMatchObject({ status: 429 })
    expect(await from(code)).toMatchObject({ rank: 2 })
  })
})
