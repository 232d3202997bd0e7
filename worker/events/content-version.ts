import type { Services } from '../platform/context.ts'
import { log } from '../platform/log.ts'

const key = 'content-version'
const maxAgeMs = 60_000

/** Longest wait for KV: the version only saves a page the work of rendering. */
const timeoutMs = 500

const timeout = async (): Promise<never> => {
  await scheduler.wait(timeoutMs)
  throw new Error('KV does not answer.')
}

/** The version last read or written by this isolate; `at` in Unix milliseconds. */
let latest: { version: string; at: number } | null = null

/** The version of all published content if read less than a minute ago, else null. */
export const cachedContentVersion = (now: number): string | null =>
  latest !== null && now - latest.at < maxAgeMs ? latest.version : null

/** The version of all published content, at most a minute old; null when KV fails. */
export const readContentVersion = async ({ env, now }: Pick<Services, 'env' | 'now'>): Promise<string | null> => {
  const known = cachedContentVersion(now())
  if (known !== null) return known
  try {
    const version = await Promise.race([env.KV.get(key).then((value) => value ?? 'first'), timeout()])
    latest = { version, at: now() }
    return version
  } catch (error) {
    log('warn', 'pages.version_unread', {}, error)
    return null
  }
}

/**
 * Changes the version after content was published, changed or taken back, which invalidates every cached page. A failed
 * write is only logged: a page is cached for a minute at most.
 */
export const raiseContentVersion = async ({ env, now, newToken }: Services): Promise<void> => {
  const version = newToken()
  latest = { version, at: now() }
  try {
    await env.KV.put(key, version)
  } catch (error) {
    log('warn', 'pages.version_unraised', {}, error)
  }
}
