import { useEffect, useEffectEvent, useState, type RefObject } from 'react'
import { goTo, play } from './media.ts'

/** Offline state and playback failure. Retries when the connection is back. */
export const usePlaybackStatus = (media: RefObject<HTMLVideoElement | null>) => {
  const [isOffline, setIsOffline] = useState(() => !navigator.onLine)
  const [hasFailed, setHasFailed] = useState(false)
  const retry = () => {
    const element = media.current
    if (!element) return
    const at = element.currentTime * 1000
    setHasFailed(false)
    element.load()
    goTo(element, at)
    play(element)
  }
  const change = useEffectEvent(() => {
    setIsOffline(!navigator.onLine)
    if (navigator.onLine && media.current?.error) retry()
  })
  useEffect(() => {
    const element = media.current
    const fail = () => setHasFailed(true)
    const go = () => setHasFailed(false)
    const online = () => change()
    if (element?.error) fail()
    element?.addEventListener('error', fail)
    element?.addEventListener('playing', go)
    window.addEventListener('online', online)
    window.addEventListener('offline', online)
    return () => {
      element?.removeEventListener('error', fail)
      element?.removeEventListener('playing', go)
      window.removeEventListener('online', online)
      window.removeEventListener('offline', online)
    }
  }, [media])
  return { isOffline, hasFailed, retry }
}
