import { recordAct } from '../../activities/audit.ts'
import type { Services } from '../../platform/context.ts'
import { AppError, notFound } from '../../platform/errors.ts'
import { limitCount } from '../../platform/limits.ts'
import { pause } from '../../platform/pause.ts'
import { isTaskOpen, startTaskUnlessOpen, taskIdOf } from '../../tasks/tasks.usecases.ts'
import { documentKey, type DocumentInput } from './document-files.ts'
import * as store from './documents.store.ts'

const kind = 'tax_document'

/** Documents that one person may have made in an hour. */
const makingLimit = { failures: 60, windowMs: 60 * 60_000 }

const stepMs = 200
/** Time for which a request waits for a document that is being made. */
const waitMs = 10_000

const startMaking = async (services: Services, input: DocumentInput, by: string): Promise<void> => {
  const id = await taskIdOf(kind, documentKey(input))
  if (await isTaskOpen(services, id)) return
  await limitCount(services, `documents:${by}`, makingLimit)
  await startTaskUnlessOpen(services, { id, kind, userId: null, input })
}

/** File of a document. The first request has it made by the queue, as drawing a page holds up others. */
const fileOf = async (services: Services, input: DocumentInput, by: string): Promise<R2ObjectBody> => {
  const key = documentKey(input)
  const { FILES } = services.env
  const made = await FILES.get(key)
  if (made) return made
  await startMaking(services, input, by)
  for (let waited = 0; waited < waitMs; waited += stepMs) {
    await pause(stepMs)
    const file = await FILES.get(key)
    if (file) return file
  }
  throw new AppError('platform.unavailable', 503, 'This document is being made. Try again in a moment.', {
    retryAfter: 10,
  })
}

/** A document asked for: order, number and language. */
export type AskedDocument = DocumentInput & { orderId: string }

/** Document of a student's own order. Throws 404 for another's, 503 while it is being made. */
export const readOwnDocument = async (
  services: Services,
  userId: string,
  { orderId, number, language }: AskedDocument,
): Promise<R2ObjectBody> => {
  if (!(await store.findOwnDocument(services.db, userId, orderId, number))) throw notFound()
  return fileOf(services, { number, language }, userId)
}

/** Document of any order for an administrator, with an audit row, since it names a person. Throws as `readOwnDocument`. */
export const readDocument = async (
  services: Services,
  by: string,
  { orderId, number, language }: AskedDocument,
): Promise<R2ObjectBody> => {
  const found = await store.findDocument(services.db, orderId, number)
  if (!found) throw notFound()
  const file = await fileOf(services, { number, language }, by)
  const act = { actor: by, act: 'order.document_fetched', kind: 'order', itemId: orderId } as const
  await recordAct(services, { ...act, person: found.userId, detail: { number, language } })
  return file
}
