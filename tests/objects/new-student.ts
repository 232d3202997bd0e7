import { sql } from 'drizzle-orm'
import { recordSignIn } from '../../worker/accounts/accounts.usecases.ts'
import { inTransaction } from '../../worker/platform/transaction.ts'
import { db, servicesAt, unique } from './support.ts'

type Parts = { name?: string; email?: string; joined?: number; seen?: number; isConfirmed?: boolean; phone?: string }

/** A student who has signed in once. */
export const newStudent = async ({
  name = 'Asha Verma',
  joined = Date.now(),
  ...parts
}: Parts = {}): Promise<string> => {
  const id = unique('usr_')
  const { email = `${id.toLowerCase()}@example.com`, seen = joined, isConfirmed = true, phone } = parts
  await inTransaction(db, [
    sql`INSERT INTO auth_users (id, name, email, email_verified, created_at, updated_at)
    VALUES (${id}, ${name}, ${email}, ${isConfirmed ? 1 : 0}, ${joined}, ${joined})`,
  ])
  const user = { id, name, email, emailVerified: isConfirmed, createdAt: new Date(joined) }
  await recordSignIn(
    servicesAt(() => seen),
    user,
    'password',
  )
  if (phone) await inTransaction(db, [sql`UPDATE users SET phone_number = ${phone} WHERE uid = ${id}`])
  return id
}
