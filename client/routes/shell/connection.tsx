import { useEffect, useRef, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'
import { useTranslation } from '../../i18n/use-translation.ts'
import { paths } from '../../../domain/paths.ts'
import { dismissNotification, notify } from '../../ui/toasts/notify.ts'

const subscribe = (listener: () => void) => {
  window.addEventListener('online', listener)
  window.addEventListener('offline', listener)
  return () => {
    window.removeEventListener('online', listener)
    window.removeEventListener('offline', listener)
  }
}

/** The exam hall tells of the connection in its own words, which say what becomes of the answers. */
const isExamHall = (pathname: string): boolean => pathname.startsWith(paths.test('')) || pathname === paths.demoTest()

const id = 'connection'

/** Says that the connection is lost, for as long as it is, and that it is back. */
export function Connection() {
  const { t } = useTranslation('shell')
  const hall = isExamHall(useLocation().pathname)
  const online = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  )
  const told = useRef(false)
  const offline = t('connection.offline')
  const text = t('connection.offlineText')
  const back = t('connection.online')

  useEffect(() => {
    if (online || hall) return
    told.current = true
    notify({ id, title: offline, text, tone: 'warning', durationMs: Infinity })
  }, [online, hall, offline, text])

  useEffect(() => {
    if (!told.current || !(online || hall)) return
    told.current = false
    if (hall) dismissNotification(id)
    else notify({ id, title: back, tone: 'success' })
  }, [online, hall, back])
  return null
}
