import { type AffairDigest, type DigestState } from '../../domain/current-affairs/contract.ts'
import { isPastMonth, monthOf, addMonths } from '../../domain/current-affairs/days.ts'
import { dateInIndia } from '../../domain/india.ts'
import type { Language } from '../../domain/language.ts'
import { serveFile } from '../files/files.usecases.ts'
import type { Services } from '../platform/context.ts'
import { notFound } from '../platform/errors.ts'
import { readTask, sendTask, taskStatement } from '../tasks/tasks.usecases.ts'
import * as affairs from './current-affairs.store.ts'
import * as digests from './digests.store.ts'

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

/** Throws 404 for a month without items. */
export const readDigest = async (services: Services, month: string): Promise<AffairDigest> => {
  const [items, months] = await Promise.all([
    affairs.listOfMonth(services.db, month, monthLimit),
    affairs.listMonths(services.db),
  ])
  if (items.length === 0) throw notFound()
  return {
    month,
    items,
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
