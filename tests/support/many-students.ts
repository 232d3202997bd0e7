import { createHmac, randomBytes } from 'node:crypto'

/** Signed-in student, reduced to a cookie. */
export type CookieStudent = { userId: string; cookie: string }

const perStatement = 1_000
const dayMs = 86_400_000

/**
 * Session cookie signed like better-auth's, without its copy of 60 s, so that the first call reads the session from D1.
 */
const cookieOf = (token: string, secret: string): string => {
  const signature = createHmac('sha256', secret).update(token).digest('base64')
  return `better-auth.session_token=${encodeURIComponent(`${token}.${signature}`)}`
}

/** Inserts students with sessions straight into the database, without hashing passwords. */
export const manyStudents = async (d1: D1Database, secret: string, count: number): Promise<CookieStudent[]> => {
  const run = randomBytes(6).toString('hex')
  const now = Date.now()
  const made = Array.from({ length: count }, (_, index) => ({
    userId: `herd-${run}-${index}`,
    token: randomBytes(16).toString('hex'),
  }))
  for (let at = 0; at < count; at += perStatement) {
    const rows = JSON.stringify(made.slice(at, at + perStatement))
    await d1.batch([
      d1
        .prepare(
          `INSERT INTO auth_users (id, name, email, email_verified, created_at, updated_at)
           SELECT value ->> 'userId', 'Herd Student', (value ->> 'userId') || '@example.test', 0, ?2, ?2 FROM json_each(?1)`,
        )
        .bind(rows, now),
      d1
        .prepare(
          `INSERT INTO auth_sessions (id, token, user_id, expires_at, created_at, updated_at)
           SELECT 'session-' || (value ->> 'userId'), value ->> 'token', value ->> 'userId', ?2 + ?3, ?2, ?2 FROM json_each(?1)`,
        )
        .bind(rows, now, dayMs),
    ])
  }
  return made.map(({ userId, token }) => ({ userId, cookie: cookieOf(token, secret) }))
}
