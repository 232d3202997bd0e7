import { useEffect } from 'react'
import { useLazyView } from '../use-lazy-view.ts'
import { onNotifierNeeded } from './notify.ts'
import { toastStore } from './toast.ts'

const loadToasts = () => import('./toast-view.tsx')
const loadNotifications = () => import('./notify-view.tsx')

/** Both toast systems, loaded after the page: the first at its first toast, the second when the browser is idle. */
export function Toasters() {
  const [Toasts, askToasts] = useLazyView(loadToasts)
  const [Notifications, askNotifications] = useLazyView(loadNotifications)
  useEffect(() => {
    if (toastStore.toasts().length > 0) askToasts()
    return toastStore.subscribe(askToasts)
  }, [askToasts])
  useEffect(() => onNotifierNeeded(askNotifications), [askNotifications])
  // Loaded early: without a connection it could not be loaded to report that.
  useEffect(() => whenIdle(askNotifications), [askNotifications])
  return (
    <>
      {Toasts && <Toasts />}
      {Notifications && <Notifications />}
    </>
  )
}

/** Safari has no requestIdleCallback. */
const whenIdle = (run: () => void): void => {
  if ('requestIdleCallback' in window) requestIdleCallback(run)
  else setTimeout(run, 1000)
}
