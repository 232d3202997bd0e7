import { countedNotices } from '../../../domain/notifications/bounds.ts'
import { ownKey, ownStorage } from '../../own-storage.ts'

/** Number of unread notices as this browser last read it. `at`: Unix milliseconds. */
type Known = { unread: number; at: number }

/** Shortest time between two readings, for all tabs of the browser. */
const restMs = 60_000

const keyOf = (userId: string): string => ownKey(userId, 'unread')

const changed = new EventTarget()

const knownOf = (userId: string): Known | null => {
  try {
    return JSON.parse(ownStorage(userId).getItem(keyOf(userId)) ?? 'null') as Known | null
  } catch {
    return null
  }
}

/** Number of unread notices that this browser knows; 0 before the first reading. */
export const knownUnread = (userId: string): number => knownOf(userId)?.unread ?? 0

let grown = false

/** True once this tab has read a greater number than the browser knew. */
export const hasGrown = (): boolean => grown

/** Stores a number that was read, for all tabs. */
export const keepUnread = (userId: string, unread: number): void => {
  const known = knownOf(userId)
  grown = known !== null && unread > known.unread
  try {
    ownStorage(userId).setItem(keyOf(userId), JSON.stringify({ unread, at: Date.now() } satisfies Known))
  } catch {
    // Without storage the bell stays empty.
  }
  changed.dispatchEvent(new Event('change'))
}

/** Reads the number unless a tab has done so within a minute; `anew`: in any case. Failures leave the known one. */
export const readUnread = async (userId: string, { anew = false } = {}): Promise<void> => {
  const known = knownOf(userId)
  if (!anew && known && Math.abs(Date.now() - known.at) < restMs) return
  const { makeApi, unwrap } = await import('../../api.ts')
  const { unread } = await unwrap(makeApi(location.origin).notifications.unread.$get())
  keepUnread(userId, unread)
}

export const onUnread = (listener: () => void) => {
  changed.addEventListener('change', listener)
  addEventListener('storage', listener)
  return () => {
    changed.removeEventListener('change', listener)
    removeEventListener('storage', listener)
  }
}

/** Most digits that the bell shows. */
const shownAtMost = 9

/** Number on the bell. */
export const badgeOf = (unread: number): string => (unread > shownAtMost ? `${shownAtMost}+` : String(unread))

/** Number as it is said. */
export const spokenCount = (unread: number): string => (unread > countedNotices ? `${countedNotices}+` : String(unread))
