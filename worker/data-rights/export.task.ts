import { exportTimes } from '../../domain/accounts/data-rights.ts'
import { ownActs } from '../activities/own-acts.usecases.ts'
import { exportedAttempts } from '../attempts/personal.usecases.ts'
import type { Services } from '../platform/context.ts'
import { sendMail } from '../notifications/mail.ts'
import { ownResults } from '../results/personal.usecases.ts'
import type { CopiedRows } from '../revision/deck/copy.ts'
import { deckBeginning, exportedDeck, isDeckPlace } from '../revision/personal.usecases.ts'
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

/** Text of a part, the number of attempts in it, and the cursor of the next part; null after the last. */
type Part = { text: string; attempts: number; cursor: string | null }

/**
 * Writes a student's data as one JSON file in parts, to bound the memory of a step: first all tables, then the deck page
 * by page, then `pageSize` attempts per part. `serveExport` joins the parts. Each step is idempotent: it writes its part
 * again under the same key.
 */
export const exportData: TaskRunner<ExportInput, ExportOutput> = async (services, task) => {
  const { userId, origin } = task.input
  const known = task.output ?? { parts: 0, bytes: 0, until: 0 }
  const { text, attempts, cursor } = await nextPart(services, userId, task)
  const bytes = new TextEncoder().encode(text)
  await services.env.FILES.put(partKey(userId, task.id, known.parts), bytes)
  const output = {
    parts: known.parts + 1,
    bytes: known.bytes + bytes.length,
    until: services.now() + exportTimes.keptMs,
  }
  if (cursor !== null) return { done: task.done + attempts, total: null, cursor, output }
  const record = await recordOf(services, userId)
  if (record) {
    const mail = exportReady(origin, record.email, await keptLanguageOfUser(services, userId))
    sendMail(services, mail, { userId, kind: 'data_copy' })
  }
  const done = task.done + attempts
  return { done, total: done, cursor: null, output: { ...output, bytes: output.bytes + exportEnd.length } }
}

/** Cursor of the first attempts, which every id is after. */
const firstAttempts = '0'

const nextPart = async (
  services: Services,
  userId: string,
  { cursor, createdAt }: { cursor: string | null; createdAt: number },
): Promise<Part> => {
  if (cursor === null) return { text: await headText(services, userId, createdAt), attempts: 0, cursor: deckBeginning }
  if (isDeckPlace(cursor)) {
    const page = await exportedDeck(services, userId, cursor)
    return { text: deckText(page), attempts: 0, cursor: page.next ?? firstAttempts }
  }
  const attempts = await attemptsAfter(services, userId, cursor)
  const last = attempts.at(-1)
  return {
    text: rowsText(
      attempts.map((attempt) => JSON.stringify(attempt)),
      cursor === firstAttempts,
    ),
    attempts: attempts.length,
    cursor: last && attempts.length === pageSize ? last.attemptId : null,
  }
}

/** JSON text of a page of the deck; the last one begins the attempts. */
const deckText = ({ parts, next }: Awaited<ReturnType<typeof exportedDeck>>): string =>
  `${parts.map(tableText).join('')}${next === null ? ',\n  "attempts": [' : ''}`

const tableText = ({ table, rows, isFirst, isLast }: CopiedRows): string =>
  `${isFirst ? `,\n  ${JSON.stringify(table)}: [` : ''}${rowsText(rows, isFirst)}${isLast ? '\n  ]' : ''}`

/** Members of a list, which are JSON texts. */
const rowsText = (rows: readonly string[], isFirst: boolean): string =>
  rows.map((row, index) => `${isFirst && index === 0 ? '' : ','}\n    ${row}`).join('')

const attemptsAfter = async (services: Services, userId: string, after: string) => {
  const attempts = await exportedAttempts(services, userId, after, pageSize)
  const ids = attempts.map(({ attemptId }) => attemptId)
  const results = ids.length > 0 ? await ownResults(services, userId, ids) : new Map<string, never>()
  return attempts.map((attempt) => ({ ...attempt, result: results.get(attempt.attemptId) ?? null }))
}

/** JSON text of everything except the deck and the attempts; ends where the deck begins. */
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
  return JSON.stringify(head, null, 2).slice(0, -2)
}

const without = (row: Record<string, unknown>, names: readonly string[]): Record<string, unknown> =>
  Object.fromEntries(Object.entries(row).filter(([name]) => !names.includes(name)))

/** Requires a confirmed address: otherwise a student could register someone else's address and read their messages. */
const ownMessages = async (services: Services, signIn: unknown): Promise<unknown[]> => {
  const [user] = signIn as { email: string; emailVerified: boolean }[]
  return user?.emailVerified ? messagesFrom(services.db, user.email) : []
}
