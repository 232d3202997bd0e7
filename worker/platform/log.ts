type Level = 'info' | 'warn' | 'error'

/**
 * One JSON line an event. Never pass passwords, tokens, answer keys or whole e-mail addresses;
 * of an unknown error only its name and message are kept.
 */
export const log = (level: Level, event: string, fields: Record<string, unknown> = {}, cause?: unknown): void => {
  const error =
    cause instanceof Error
      ? { error: cause.name, reason: cause.message }
      : cause === undefined
        ? {}
        : { error: String(cause) }
  console[level](JSON.stringify({ level, event, ...fields, ...error }))
}
