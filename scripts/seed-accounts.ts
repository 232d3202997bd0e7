import { hashPassword } from 'better-auth/crypto'
import { retryLetters, studentIdBase } from '../domain/accounts/student-id.ts'
import * as schema from '../drizzle/schema/index.ts'
import { seedAccounts, seedExamProfile } from '../drizzle/seed/accounts.ts'
import { seeded } from '../drizzle/seed/random.ts'
import { allocateStudentId } from '../worker/accounts/accounts.store.ts'
import { addNameWords } from '../worker/accounts/find-students.store.ts'
import { inTransaction } from '../worker/platform/transaction.ts'
import type { SeedDatabase, Statement } from './seed-database.ts'

type Account = { id: string; name: string; email: string; password?: string }

/** Verified accounts; one without a password signs in nowhere. */
export const accountRows = async (
  db: SeedDatabase,
  now: number,
  accounts: readonly Account[] = seedAccounts,
): Promise<Statement[]> => {
  const created = new Date(now)
  const rows = accounts.map(async ({ id, name, email, password }) => {
    const record = {
      uid: id,
      email,
      displayName: name,
      provider: 'password',
      updatedAt: now,
    }
    return [
      db
        .insert(schema.authUsers)
        .values({ id, name, email, emailVerified: true, createdAt: created, updatedAt: created }),
      ...(password === undefined
        ? []
        : [
            db.insert(schema.authAccounts).values({
              id: `${id}-password`,
              accountId: id,
              providerId: 'credential',
              userId: id,
              password: await hashPassword(password),
              createdAt: created,
              updatedAt: created,
            }),
          ]),
      db.insert(schema.users).values({ ...record, createdAt: now, lastLoginAt: now }),
      db.insert(schema.studentProfiles).values({
        uid: id,
        welcomedAt: now,
        ...(id === seedAccounts[0].id && { ...seedExamProfile, targetYear: created.getUTCFullYear() + 1 }),
      }),
    ]
  })
  return (await Promise.all(rows)).flat()
}

/** Student ids and the words of names, as at a sign-up. An account without an id gets one at its next sign-in. */
export const giveStudentIds = async (
  db: Parameters<typeof allocateStudentId>[0],
  now: number,
  accounts: readonly Account[] = seedAccounts,
): Promise<void> => {
  const random = seeded(1)
  for (const { id, name, email } of accounts) {
    const base = studentIdBase(name, email, now)
    await allocateStudentId(db, id, base, retryLetters(base, random), now)
  }
  await inTransaction(db, [addNameWords(accounts.map(({ id, name }) => ({ uid: id, name })))])
}
