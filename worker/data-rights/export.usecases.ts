import { exportTimes, type DataExport } from '../../domain/accounts/data-rights.ts'
import { dateInIndia } from '../../domain/india.ts'
import { ownAct } from '../accounts/account-acts.ts'
import type { Services } from '../platform/context.ts'
import { AppError, notFound } from '../platform/errors.ts'
import { newestTaskOf, readMyTask, startTaskUnlessSince } from '../tasks/tasks.usecases.ts'
import { exportEnd, partKey, type ExportOutput } from './export.task.ts'

const kind = 'account_export'

/** State of the student's newest export. */
export const readExport = async (services: Services, userId: string): Promise<DataExport> => {
  const task = await newestTaskOf(services, userId, kind)
  if (!task) return { state: 'none', nextAt: null }
  const now = services.now()
  const next = task.createdAt + exportTimes.betweenMs
  const nextAt = next > now ? next : null
  if (task.state === 'failed') return { state: 'failed', nextAt: null }
  if (task.state !== 'done') {
    // Reading a task also resends its queue message if that was lost.
    await readMyTask(services, userId, task.id)
    return { state: 'making', taskId: task.id, nextAt }
  }
  const { bytes, until } = task.output as ExportOutput
  return until > now ? { state: 'ready', madeAt: task.createdAt, until, bytes, nextAt } : { state: 'none', nextAt }
}

/**
 * Starts an export. Throws 429 with the time to wait if one was started recently; of two concurrent requests only one
 * starts it.
 */
export const requestExport = async (services: Services, userId: string): Promise<DataExport> => {
  const since = services.now() - exportTimes.betweenMs
  const input = { userId, origin: services.origin }
  const act = ownAct(userId, 'account.export_requested')
  const isMade = await startTaskUnlessSince(services, { kind, userId, input, act }, since)
  const now = await readExport(services, userId)
  if (!isMade && now.state !== 'making') throw tooSoon(services, now.nextAt)
  return now
}

const tooSoon = (services: Services, nextAt: number | null) => {
  const retryAfter = Math.max(1, Math.ceil(((nextAt ?? 0) - services.now()) / 1000))
  return new AppError('platform.rate_limited', 429, 'A copy was made a short while ago.', {
    retryAfter,
    details: { retryAfter },
  })
}

/** Streams the file, joined from its parts. Throws 404 when there is none or it has expired. */
export const serveExport = async (services: Services, userId: string): Promise<Response> => {
  const task = await newestTaskOf(services, userId, kind)
  const made = task?.state === 'done' ? (task.output as ExportOutput) : null
  if (!task || !made || made.until <= services.now()) throw notFound()
  const keys = Array.from({ length: made.parts }, (_, part) => partKey(userId, task.id, part))
  // Actual sizes: a repeated step may have written a part of another length than the recorded one.
  const parts = await Promise.all(keys.map((key) => services.env.FILES.head(key)))
  if (parts.includes(null)) throw notFound()
  const bytes = parts.reduce((sum, part) => sum + (part?.size ?? 0), exportEnd.length)
  const { readable, writable } = new FixedLengthStream(bytes)
  services.later(joinParts(services, keys, writable))
  return new Response(readable, {
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'content-disposition': `attachment; filename="taiyari-my-data-${dateInIndia(task.createdAt)}.json"`,
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
      'content-security-policy': `default-src 'none'; sandbox`,
    },
  })
}

const joinParts = async ({ env }: Services, keys: readonly string[], into: WritableStream): Promise<void> => {
  for (const key of keys) {
    const part = await env.FILES.get(key)
    if (!part) return into.abort(new Error('A part of the copy is gone.'))
    await part.body.pipeTo(into, { preventClose: true })
  }
  const writer = into.getWriter()
  await writer.write(new TextEncoder().encode(exportEnd))
  await writer.close()
}

/** Deletes expired exports from R2. */
export const sweepExports = async ({ env, now }: Services): Promise<void> => {
  let cursor: string | undefined
  do {
    const listed: R2Objects = await env.FILES.list({ prefix: 'exports/', ...(cursor && { cursor }) })
    const over = listed.objects.filter(({ uploaded }) => uploaded.getTime() + exportTimes.keptMs < now())
    if (over.length > 0) await env.FILES.delete(over.map(({ key }) => key))
    cursor = listed.truncated ? listed.cursor : undefined
  } while (cursor)
}
