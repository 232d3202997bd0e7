import { useCallback, useEffect, useRef, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'
import { useTranslation } from '../../i18n/use-translation.ts'
import { useAuth } from '../../features/accounts/auth-context.ts'
import drawings from '../../faces/illustrations.svg?no-inline'
import { forgetOthers } from '../../own-storage.ts'
import { SearchOverlay } from '../../features/search/search-overlay.tsx'
import { SendUnsent } from '../../features/attempts/send-unsent.tsx'
import { dismissNotification, notify } from '../../ui/toasts/notify.ts'
import { watchWideBoxes } from '../../ui/wide-boxes.ts'
import { isExamHall } from './exam-hall.ts'
import { needsNetwork } from './needs-network.ts'
import { DoneAfterSignIn } from './done-after-sign-in.tsx'
import { reportUnsent, unsent } from './unsent.ts'
import { watchPrinting } from './watch-printing.ts'
import './connection.css'

export { keepUnsent } from './keep-unsent.ts'

const subscribe = (listener: () => void) => {
  window.addEventListener('online', listener)
  window.addEventListener('offline', listener)
  return () => {
    window.removeEventListener('online', listener)
    window.removeEventListener('offline', listener)
  }
}

const id = 'connection'

/** Longest wait for the server after a press; later the reader no longer expects another page. */
const maxWaitMs = 3_000

/**
 * Keeps the current page while the browser is offline, where a navigation would show the browser's error page.
 * `navigator.onLine` can be wrong, so a link is followed once the server answers.
 */
const keepPage = (event: Event): void => {
  if (navigator.onLine || !needsNetwork(event)) return
  event.preventDefault()
  reportUnsent()
  const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a[href]')
  if (!link) return
  const { href } = link
  void fetch('/api/health', { signal: AbortSignal.timeout(maxWaitMs) }).then(
    () => location.assign(href),
    () => undefined,
  )
}

/** Puts the drawings into the browser's cache, so that the error screen has its own without a network. */
const fetchDrawings = (): void => {
  new Image().src = drawings
}

/** Reports a lost connection until it returns, keeps the reader on the page meanwhile, and sends waiting answers. */
export default function Connection() {
  const { t, i18n } = useTranslation('shell')
  const { user } = useAuth()
  const hall = isExamHall(useLocation().pathname)
  const online = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  )
  // Started here because this module loads with every page, after its content.
  const uid = user?.uid ?? ''
  useEffect(() => forgetOthers(uid), [uid])
  useEffect(() => watchWideBoxes(i18n), [i18n])
  useEffect(watchPrinting, [])
  useEffect(fetchDrawings, [])
  const isShown = useRef(false)
  const offline = t('connection.offline')
  const text = t('connection.offlineText')
  const back = t('connection.online')

  const showOffline = useCallback(() => {
    const isOffline = !navigator.onLine
    isShown.current ||= isOffline
    notify({ id, title: offline, text, tone: 'warning', ...(isOffline && { durationMs: Infinity }) })
  }, [offline, text])

  useEffect(() => {
    if (!online && !hall) showOffline()
  }, [online, hall, showOffline])

  useEffect(() => {
    if (hall) return
    window.addEventListener(unsent, showOffline)
    window.addEventListener('click', keepPage, true)
    window.addEventListener('submit', keepPage, true)
    return () => {
      window.removeEventListener(unsent, showOffline)
      window.removeEventListener('click', keepPage, true)
      window.removeEventListener('submit', keepPage, true)
    }
  }, [hall, showOffline])

  useEffect(() => {
    if (!isShown.current || !(online || hall)) return
    isShown.current = false
    if (hall) dismissNotification(id)
    else notify({ id, title: back, tone: 'success' })
  }, [online, hall, back])
  return (
    <>
      {!hall && <SearchOverlay owner={uid} />}
      {user && (
        <>
          <SendUnsent userId={user.uid} />
          <DoneAfterSignIn />
        </>
      )}
    </>
  )
}
