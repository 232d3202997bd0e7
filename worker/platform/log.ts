type Level = 'info' | 'warn' | 'error'

/** Drizzle says a failed statement with its parameters, which may be anything: only what the database said is kept. */
const reasonOf = (error: Error): string =>
  'params' in error && error.cause instanceof Error ? error.cause.message : (error.message.split('\nparams:')[0] ?? '')

/**
 * One JSON line an event. Never pass passwords, tokens, answer keys or whole e-mail addresses;
 * of an unknown error only its name and message are kept.
 */
export const log = (level: Level, event: string, fields: Record<string, unknown> = {}, cause?: unknown): void => {
  const error =
    cause instanceof Error
      ? { error: cause.name, reason: reasonOf(cause) }
      : cause === undefined
        ? {}
        : { error: String(cause) }
  console[level](JSON.stringify({ level, event, ...fields, ...error }))
}
