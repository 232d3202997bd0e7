import type { ErrorHandler } from 'hono'
import { HTTPException } from 'hono/http-exception'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { ErrorBody, ErrorCode } from '../../domain/errors.ts'
import type { AppEnv } from './context.ts'
import { log, pathWithoutCode } from './log.ts'

type Extra = {
  fields?: Record<string, string>
  details?: Record<string, unknown>
  /** Seconds after which to try again. */
  retryAfter?: number
  headers?: Record<string, string>
}

/** An expected failure: thrown anywhere, answered by `onError`. */
export class AppError extends Error {
  readonly code: ErrorCode
  readonly status: ContentfulStatusCode
  readonly extra: Extra
  constructor(code: ErrorCode, status: ContentfulStatusCode, message: string, extra: Extra = {}) {
    super(message)
    this.name = 'AppError'
    this.code = code
    this.status = status
    this.extra = extra
  }
}

/** The 404 of a missing resource and of another user's alike. */
export const notFound = () => new AppError('platform.not_found', 404, 'There is nothing here.')

/** The 410 of an item that was public and is no longer. */
export const gone = () => new AppError('platform.gone', 410, 'This was taken down.')

/** The messages of an error and of its causes: Drizzle wraps the errors of D1. */
const messagesOf = (error: unknown): string =>
  error instanceof Error ? `${error.message}\n${messagesOf(error.cause)}` : ''

/** Messages of failing D1, Durable Objects, KV, queues and R2. */
const storageTrouble =
  /D1_(EXEC_)?ERROR|Durable Object|overloaded|Network connection lost|KV (GET|PUT|DELETE)|Queue send|\b(get|put|head|delete|list): .*\(\d{5}\)/i

/** True where a statement itself is faulty, which is a bug, and D1 answers others. */
export const isStatementFault = (error: unknown): boolean =>
  /SQLITE_(ERROR|CONSTRAINT)|no such (table|column)|syntax error/i.test(messagesOf(error))

/** True when storage or an object cannot answer now. */
const isStorageTrouble = (error: Error): boolean => {
  if ('overloaded' in error || 'retryable' in error) return true
  return !isStatementFault(error) && storageTrouble.test(messagesOf(error))
}

const asAppError = (error: Error): AppError => {
  if (error instanceof AppError) return error
  if (error instanceof HTTPException && error.status < 500) {
    return new AppError('input.invalid', error.status, error.message || 'This request cannot be read.')
  }
  if (isStorageTrouble(error)) {
    // Jittered, so that clients do not all retry at once.
    const retryAfter = 1 + Math.floor(Math.random() * 5)
    return new AppError('platform.unavailable', 503, 'The service is busy. Nothing is lost; try again in a moment.', {
      retryAfter,
    })
  }
  return new AppError('platform.internal', 500, 'Something went wrong on our side.')
}

/** Answers every error in the shared ErrorBody: no stack, never cached. */
export const onError: ErrorHandler<AppEnv> = (error, c) => {
  const { code, status, message, extra } = asAppError(error)
  const requestId = c.get('requestId')
  if (status >= 500) log('error', 'request.failed', { requestId, path: pathWithoutCode(c.req.path), code }, error)
  const body: ErrorBody = { code, message, requestId, fields: extra.fields, details: extra.details }
  return c.json(body, status, {
    'cache-control': 'no-store',
    ...(extra.retryAfter === undefined ? {} : { 'retry-after': String(extra.retryAfter) }),
    ...extra.headers,
  })
}
