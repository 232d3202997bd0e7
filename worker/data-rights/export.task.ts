import { exportTimes } from '../../domain/accounts/data-rights.ts'
import { exportedAttempts } from '../attempts/personal.usecases.ts'
import type { Services } from '../platform/context.ts'
import { sendMail } from '../notifications/mail.ts'
import { ownResults } from '../results/personal.usecases.ts'
import type { TaskRunner } from '../tasks/task.ts'
import { keptLanguageOfUser, recordOf } from '../accounts/accounts.usecases.ts'
import { exportReady } from '../accounts/accounts.mails.ts'
import { pictureOf } from '../accounts/picture.usecases.ts'
import { messagesFrom, rowsOf } from './data-rights.store.ts'
import { personalTables } from './personal-tables.ts'
import { readme } from './readme.ts'

/** So many parts in R2, which make the file in the order of their numbers, of so many bytes. */
export type ExportOutput = { parts: number; bytes: number; until: number }
/** `origin` is where it was asked for: the mail leads back there. */
export type ExportInput = { userId: string; origin: string }

/** Attempts that one step writes. */
const pageSize = 20

export const exportFolder = (userId: string): string => `exports/${userId}/`
export const partOf = (userId: string, taskId: string, part: number): string =>
  `${exportFolder(userId)}${taskId}/${String(part).padStart(5, '0')}.json`

/** What follows the last part. */
export const ending = '\n  ]\n}\n'

/**
 * Writes a student's data as one JSON file in parts, so that no step holds more than a page of it: first every table,
 * then the attempts, `pageSize` a part. The parts are put together as they are fetched. A part that is written again is
 * the same part.
 */
export const exportData: TaskRunner<ExportInput, ExportOutput> = async (services, task) => {
  const { userId, origin } = task.input
  const known = task.output ?? { parts: 0, bytes: 0, until: 0 }
  const isFirst = task.cursor === null
  const attempts = isFirst ? [] : await pageOf(services, userId, task.cursor ?? '')
  const text = isFirst ? await headOf(services, userId, task.createdAt) : attemptsText(attempts, known.parts === 1)
  const bytes = new TextEncoder().encode(text)
  await services.env.FILES.put(partOf(userId, task.id, known.parts), bytes)
  const output = {
    parts: known.parts + 1,
    bytes: known.bytes + bytes.length,
    until: services.now() + exportTimes.keptMs,
  }
  const last = attempts.at(-1)
  const cursor = isFirst ? '0' : last && attempts.length === pageSize ? last.attemptId : null
  if (cursor !== null) return { done: task.done + attempts.length, total: null, cursor, output }
  const record = await recordOf(services, userId)
  if (record) sendMail(services, exportReady(origin, record.email, await keptLanguageOfUser(services, userId)))
  const done = task.done + attempts.length
  return { done, total: done, cursor: null, output: { ...output, bytes: output.bytes + ending.length } }
}

const pageOf = async (services: Services, userId: string, after: string) => {
  const attempts = await exportedAttempts(services, userId, after, pageSize)
  const ids = attempts.map(({ attemptId }) => attemptId)
  const results = ids.length > 0 ? await ownResults(services, userId, ids) : new Map<string, never>()
  return attempts.map((attempt) => ({ ...attempt, result: results.get(attempt.attemptId) ?? null }))
}

const attemptsText = (attempts: readonly unknown[], isFirst: boolean): string =>
  attempts.map((attempt, index) => `${isFirst && index === 0 ? '' : ','}\n    ${JSON.stringify(attempt)}`).join('')

/** Everything but the attempts; it ends where their list begins. */
const headOf = async (services: Services, userId: string, madeAt: number): Promise<string> => {
  const record = await recordOf(services, userId)
  const tables: Record<string, unknown> = {}
  for (const { exported, ...personal } of personalTables) {
    if ('not' in exported) continue
    const rows = await rowsOf(services.db, personal, userId)
    tables[exported.as] = rows.map((row) => without(row, exported.without ?? []))
  }
  const head = {
    about: { ...readme, madeAt: new Date(madeAt).toISOString() },
    ...tables,
    messagesWithoutAccount: await ownMessages(services, tables['signIn']),
    language: await keptLanguageOfUser(services, userId),
    picture: await pictureOf(services, record?.photoURL ?? null),
  }
  return `${JSON.stringify(head, null, 2).slice(0, -2)},\n  "attempts": [`
}

const without = (row: Record<string, unknown>, names: readonly string[]): Record<string, unknown> =>
  Object.fromEntries(Object.entries(row).filter(([name]) => !names.includes(name)))

/** Only where the address is confirmed: else whoever signs up with another's would read what they wrote. */
const ownMessages = async (services: Services, signIn: unknown): Promise<unknown[]> => {
  const [user] = signIn as { email: string; emailVerified: boolean }[]
  return user?.emailVerified ? messagesFrom(services.db, user.email) : []
}
