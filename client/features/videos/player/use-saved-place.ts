import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react'
import {
  isWatched,
  shouldSavePlace,
  saveEveryMs,
  resumeAt,
  type WatchPlace,
} from '../../../../domain/videos/watching.ts'
import { makeApi, unwrap } from '../../../api.ts'
import { savePlace, loadPlace } from './device.ts'
import { goTo } from './media.ts'

type Input = {
  media: RefObject<HTMLVideoElement | null>
  videoId: string
  /** Duration of what is played. */
  durationMs: number
  /** Position on the server when the page was rendered. */
  place: WatchPlace | null
  signedIn: boolean
  startMs: number | null
  onWatched: (() => void) | undefined
}

/** Interval between saves to the device. */
const saveOnDeviceEveryMs = 2_000

/** Completes even after the page is closed. */
const send: typeof fetch = (input, init) => fetch(input, { ...init, keepalive: true })

const saveToServer = (videoId: string, positionMs: number) =>
  unwrap(makeApi(location.origin, send).videos[':videoId'].place.$put({ param: { videoId }, json: { positionMs } }))

/**
 * Resumes a video at the last position on this or another device, and saves the position: every two seconds on the
 * device, on the server at a pause, on leaving and every 30 seconds of playback. `resumed`: that position, null for
 * none.
 */
export const useSavedPlace = ({ media, videoId, durationMs, place, signedIn, startMs, onWatched }: Input) => {
  const [resumed, setResumed] = useState<number | null>(null)
  const onServer = useRef({ positionMs: place?.positionMs ?? null, at: 0 })
  const onDevice = useRef(0)
  const hasPlayed = useRef(false)
  const wasWatched = useRef(false)

  const resume = useEffectEvent(() => {
    const element = media.current
    if (!element || startMs !== null || element.currentTime > 0 || !element.paused) return
    const at = resumeAt([loadPlace(videoId), place], durationMs)
    if (at === 0) return
    goTo(element, at)
    setResumed(at)
  })

  const saveRemotely = useEffectEvent((positionMs: number) => {
    const before = onServer.current.positionMs
    if (!signedIn || !shouldSavePlace(before, positionMs)) return
    onServer.current = { positionMs, at: Date.now() }
    // Sent again with the next save.
    saveToServer(videoId, positionMs).catch(() => void (onServer.current.positionMs = before))
  })

  const save = useEffectEvent((element: HTMLVideoElement, isStop: boolean) => {
    if (!hasPlayed.current) return
    const positionMs = Math.round(element.currentTime * 1000)
    const now = Date.now()
    if (isStop || Math.abs(positionMs - onDevice.current) >= saveOnDeviceEveryMs) {
      onDevice.current = positionMs
      savePlace(videoId, { positionMs, updatedAt: now })
    }
    if (isStop || now - onServer.current.at >= saveEveryMs) saveRemotely(positionMs)
    if (!wasWatched.current && isWatched(positionMs, durationMs)) {
      wasWatched.current = true
      onWatched?.()
    }
  })

  useEffect(() => resume(), [videoId])
  useEffect(() => {
    const element = media.current
    if (!element) return
    const begin = () => {
      hasPlayed.current = true
      onServer.current.at = Date.now()
      setResumed(null)
    }
    const progress = () => save(element, false)
    const stop = () => save(element, true)
    const unlisten = listen(element, { begin, progress, stop })
    // Playback began before this script was loaded.
    if (!element.paused) begin()
    return () => {
      unlisten()
      stop()
    }
  }, [media])
  return { resumed, forget: () => setResumed(null) }
}

type Listeners = { begin: () => void; progress: () => void; stop: () => void }

/** Calls `stop` at a pause, at the end and on leaving the page. Returns a function that removes the listeners. */
const listen = (element: HTMLVideoElement, { begin, progress, stop }: Listeners): (() => void) => {
  const hide = () => void (document.visibilityState === 'hidden' && stop())
  const listeners: [EventTarget, string, () => void][] = [
    [element, 'play', begin],
    [element, 'timeupdate', progress],
    [element, 'pause', stop],
    [element, 'ended', stop],
    [window, 'pagehide', stop],
    [document, 'visibilitychange', hide],
  ]
  for (const [target, name, listener] of listeners) target.addEventListener(name, listener)
  return () => {
    for (const [target, name, listener] of listeners) target.removeEventListener(name, listener)
  }
}
