import type { LogEvent } from './log-events.ts'

type Level = 'info' | 'warn' | 'error'

/** The database's own message: Drizzle's contains the parameters of the statement, which may be personal. */
export const reasonOf = (error: Error): string =>
  'params' in error && error.cause instanceof Error ? error.cause.message : (error.message.split('\nparams:')[0] ?? '')

/** A path for the log: the code of an unsubscribing or calendar address admits whoever reads it. */
export const pathWithoutCode = (path: string): string => path.replace(/\/(unsubscribe|calendar)\/[^/]+/, '/$1/:code')

/**
 * Writes one JSON line. Never pass passwords, tokens, answer keys or whole e-mail addresses; of an unknown error only the
 * name and the message are logged.
 */
export const log = (level: Level, event: LogEvent, fields: Record<string, unknown> = {}, cause?: unknown): void => {
  const error =
    cause instanceof Error
      ? { error: cause.name, reason: reasonOf(cause) }
      : cause === undefined
        ? {}
        : { error: String(cause) }
  console[level](JSON.stringify({ level, event, ...fields, ...error }))
}
