import type { Services } from '../platform/context.ts'
import { log } from '../platform/log.ts'

const key = 'content-version'
const freshMs = 60_000

/** A page does not wait longer for what only spares it work. */
const patienceMs = 500

const tooLate = async (): Promise<never> => {
  await scheduler.wait(patienceMs)
  throw new Error('KV does not answer.')
}

/** What was last heard of it in this isolate. */
let heard: { version: string; at: number } | null = null

/** The version of all that is published, as it was heard of less than a minute ago; null where it has to be read. */
export const knownVersion = (now: number): string | null =>
  heard !== null && now - heard.at < freshMs ? heard.version : null

/** The version of all that is published, at most a minute old; null where nobody can say. */
export const readVersion = async ({ env, now }: Pick<Services, 'env' | 'now'>): Promise<string | null> => {
  const known = knownVersion(now())
  if (known !== null) return known
  try {
    const version = await Promise.race([env.KV.get(key).then((value) => value ?? 'first'), tooLate()])
    heard = { version, at: now() }
    return version
  } catch (error) {
    log('warn', 'pages.version_unread', {}, error)
    return null
  }
}

/**
 * Says that something was published, changed or taken back: every kept page is of before. What cannot be written is only
 * logged, since no page is kept for more than a minute anyway.
 */
export const raiseVersion = async ({ env, now, newToken }: Services): Promise<void> => {
  const version = newToken()
  heard = { version, at: now() }
  try {
    await env.KV.put(key, version)
  } catch (error) {
    log('warn', 'pages.version_unraised', {}, error)
  }
}
