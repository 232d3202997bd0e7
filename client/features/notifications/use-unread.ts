import { useEffect, useRef, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'
import { paths } from '../../../domain/paths.ts'
import { knownUnread, onUnread, readUnread } from './unread.ts'

/** Time after which a page that stays in sight looks again. */
const lookMs = 5 * 60_000

const ofNotices = (pathname: string): boolean => `${pathname}/`.startsWith(`${paths.notifications()}/`)

/**
 * Number of unread notices, read after the page: as it opens, as it comes back into sight and every five minutes in
 * sight, at most once a minute. It is read anew after a visit to the notices.
 */
export const useUnread = (userId: string): number => {
  const { pathname } = useLocation()
  const before = useRef(pathname)
  useEffect(() => {
    const anew = ofNotices(before.current) && before.current !== pathname
    before.current = pathname
    readUnread(userId, { anew }).catch(() => undefined)
  }, [userId, pathname])
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'visible') readUnread(userId).catch(() => undefined)
    }
    const timer = setInterval(look, lookMs)
    addEventListener('focus', look)
    document.addEventListener('visibilitychange', look)
    return () => {
      clearInterval(timer)
      removeEventListener('focus', look)
      document.removeEventListener('visibilitychange', look)
    }
  }, [userId])
  return useSyncExternalStore(
    onUnread,
    () => knownUnread(userId),
    () => 0,
  )
}
