import { exportTimes } from '../../domain/accounts/data-rights.ts'
import { ownActs } from '../activities/own-acts.usecases.ts'
import { exportedAttempts } from '../attempts/personal.usecases.ts'
import type { Services } from '../platform/context.ts'
import { sendMail } from '../notifications/mail.ts'
import { ownResults } from '../results/personal.usecases.ts'
import type { TaskRunner } from '../tasks/task.ts'
import { keptLanguageOfUser, recordOf } from '../accounts/accounts.usecases.ts'
import { exportReady } from './data-rights.mails.ts'
import { exportedPictures } from '../challenges/pictures.usecases.ts'
import { pictureOf } from '../accounts/picture.usecases.ts'
import { messagesFrom, rowsOf } from './data-rights.store.ts'
import { personalTables } from './personal-tables.ts'
import { readme } from './readme.ts'

/**
 * `parts`: number of R2 objects that make up the file, in order. `bytes`: size of the file. `until`: last instant of
 * download.
 */
export type ExportOutput = { parts: number; bytes: number; until: number }
/** `origin` of the request, used for the link in the mail. */
export type ExportInput = { userId: string; origin: string }

/** Attempts per part. */
const pageSize = 20

export const exportFolder = (userId: string): string => `exports/${userId}/`
export const partKey = (userId: string, taskId: string, part: number): string =>
  `${exportFolder(userId)}${taskId}/${String(part).padStart(5, '0')}.json`

/** JSON text after the last part. */
export const exportEnd = '\n  ]\n}\n'

/**
 * Writes a student's data as one JSON file in parts, to bound the memory of a step: first all tables, then `pageSize`
 * attempts per part. `serveExport` joins the parts. Each step is idempotent: it writes its part again under the same
 * key.
 */
export const exportData: TaskRunner<ExportInput, ExportOutput> = async (services, task) => {
  const { userId, origin } = task.input
  const known = task.output ?? { parts: 0, bytes: 0, until: 0 }
  const isFirst = task.cursor === null
  const attempts = isFirst ? [] : await attemptsAfter(services, userId, task.cursor ?? '')
  const text = isFirst ? await headText(services, userId, task.createdAt) : attemptsText(attempts, known.parts === 1)
  const bytes = new TextEncoder().encode(text)
  await services.env.FILES.put(partKey(userId, task.id, known.parts), bytes)
  const output = {
    parts: known.parts + 1,
    bytes: known.bytes + bytes.length,
    until: services.now() + exportTimes.keptMs,
  }
  const last = attempts.at(-1)
  const cursor = isFirst ? '0' : last && attempts.length === pageSize ? last.attemptId : null
  if (cursor !== null) return { done: task.done + attempts.length, total: null, cursor, output }
  const record = await recordOf(services, userId)
  if (record) {
    const mail = exportReady(origin, record.email, await keptLanguageOfUser(services, userId))
    sendMail(services, mail, { userId, kind: 'data_copy' })
  }
  const done = task.done + attempts.length
  return { done, total: done, cursor: null, output: { ...output, bytes: output.bytes + exportEnd.length } }
}

const attemptsAfter = async (services: Services, userId: string, after: string) => {
  const attempts = await exportedAttempts(services, userId, after, pageSize)
  const ids = attempts.map(({ attemptId }) => attemptId)
  const results = ids.length > 0 ? await ownResults(services, userId, ids) : new Map<string, never>()
  return attempts.map((attempt) => ({ ...attempt, result: results.get(attempt.attemptId) ?? null }))
}

const attemptsText = (attempts: readonly unknown[], isFirst: boolean): string =>
  attempts.map((attempt, index) => `${isFirst && index === 0 ? '' : ','}\n    ${JSON.stringify(attempt)}`).join('')

/** JSON text of everything except the attempts; ends where their list begins. */
const headText = async (services: Services, userId: string, madeAt: number): Promise<string> => {
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
    actsOnAccount: await ownActs(services, userId),
    messagesWithoutAccount: await ownMessages(services, tables['signIn']),
    language: await keptLanguageOfUser(services, userId),
    challengePictures: await exportedPictures(services, userId),
    picture: await pictureOf(services, record?.photoURL ?? null),
  }
  return `${JSON.stringify(head, null, 2).slice(0, -2)},\n  "attempts": [`
}

const without = (row: Record<string, unknown>, names: readonly string[]): Record<string, unknown> =>
  Object.fromEntries(Object.entries(row).filter(([name]) => !names.includes(name)))

/** Requires a confirmed address: otherwise a student could register someone else's address and read their messages. */
const ownMessages = async (services: Services, signIn: unknown): Promise<unknown[]> => {
  const [user] = signIn as { email: string; emailVerified: boolean }[]
  return user?.emailVerified ? messagesFrom(services.db, user.email) : []
}
