import { sql } from 'drizzle-orm'
import { type AffairDigest, type DigestState } from '../../domain/current-affairs/contract.ts'
import { isPastMonth, monthOf, addMonths } from '../../domain/current-affairs/days.ts'
import type { OfficeDigest } from '../../domain/current-affairs/office.ts'
import { dateInIndia } from '../../domain/india.ts'
import type { Language } from '../../domain/language.ts'
import { serveFile } from '../files/files.usecases.ts'
import type { Services } from '../platform/context.ts'
import { AppError, notFound } from '../platform/errors.ts'
import { readTask, sendTask, taskStatement } from '../tasks/tasks.usecases.ts'
import { inAuditedTransaction } from '../activities/audit.ts'
import * as affairs from './current-affairs.store.ts'
import * as digests from './digests.store.ts'
import { listTerms } from '../vocabulary/terms.usecases.ts'

/** Above the size of any month. */
export const monthLimit = 500

export const digestKey = (month: string, language: Language): string =>
  `digests/current-affairs/${month}-${language}.pdf`

/** Starts the PDF task of a month unless one exists. Idempotent under concurrent calls. */
const startDigest = async (services: Services, month: string): Promise<void> => {
  const taskId = services.newId('tsk')
  const task = { id: taskId, kind: 'affairs_digest', userId: null, input: { month } } as const
  const isNew = await digests.insertDigest(services.db, { month, taskId }, (when) =>
    taskStatement(services, task, when),
  )
  if (isNew) await sendTask(services, taskId)
}

/** State of the PDF; the first read after the end of the month starts its task. */
const stateOf = async (services: Services, month: string): Promise<DigestState> => {
  if (!isPastMonth(month, services.now())) return { state: 'open' }
  const digest = await digests.findDigest(services.db, month)
  if (!digest) await startDigest(services, month)
  if (!digest) return { state: 'making' }
  if (digest.files) return { state: 'ready', files: digest.files }
  // Reading the task also resends it when its queue message was lost.
  const { state } = await readTask(services, digest.taskId)
  return { state: state === 'failed' ? 'failed' : 'making' }
}

/** State of a month's PDF for the office, which starts nothing; `none` for a past month that has none yet. */
export const digestState = async (services: Services, month: string): Promise<OfficeDigest> => {
  if ((await affairs.listOfMonth(services.db, month, 1)).length === 0) return { state: 'empty' }
  if (!isPastMonth(month, services.now())) return { state: 'open' }
  return (await digests.findDigest(services.db, month)) ? stateOf(services, month) : { state: 'none' }
}

/** Renders the PDFs of a past month, again or for the first time. Throws 409 before its end and while they are made. */
export const remakeDigest = async (services: Services, month: string, actor: string): Promise<void> => {
  const { state } = await digestState(services, month)
  if (state === 'open' || state === 'making')
    throw new AppError('content.not_possible', 409, 'The digest is made when the month is over, one at a time.')
  if (state === 'empty') throw notFound()
  const id = services.newId('tsk')
  const task = { id, kind: 'affairs_digest', userId: null, input: { month } } as const
  await inAuditedTransaction(services, { actor, act: 'digest.made', kind: 'digest', itemId: month }, [
    digests.replaceDigest(month, id),
    taskStatement(services, task, sql`true`),
  ])
  await sendTask(services, id)
}

/** Throws 404 for a month without items. */
export const readDigest = async (services: Services, month: string): Promise<AffairDigest> => {
  const [items, months, categories] = await Promise.all([
    affairs.listOfMonth(services.db, month, monthLimit),
    affairs.listMonths(services.db),
    listTerms(services, 'affair_category'),
  ])
  if (items.length === 0) throw notFound()
  return {
    month,
    items,
    categories: categories.items.map(({ id, title }) => ({ id, title })),
    pdf: await stateOf(services, month),
    older: months.find((other) => other < month) ?? null,
    newer: months.findLast((other) => other > month) ?? null,
  }
}

/** PDF in a language, public. Throws 404 until it is rendered. */
export const serveDigest = (services: Services, request: Request, month: string, language: Language) =>
  serveFile(services, request, digestKey(month, language), {
    contentType: 'application/pdf',
    fileName: `taiyari-current-affairs-${month}-${language}.pdf`,
    disposition: 'attachment',
    isFree: true,
  })

/** Cron: starts the digest of last month when it had items. */
export const startDueDigest = async (services: Services): Promise<void> => {
  const { db } = services
  const month = addMonths(monthOf(dateInIndia(services.now())), -1)
  const [digest, items] = await Promise.all([digests.findDigest(db, month), affairs.listOfMonth(db, month, 1)])
  if (!digest && items.length > 0) await startDigest(services, month)
}
