import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react'
import {
  isWatched,
  isWorthTelling,
  keepEveryMs,
  resumeAt,
  type WatchPlace,
} from '../../../../domain/videos/watching.ts'
import { makeApi, unwrap } from '../../../api.ts'
import { keepPlace, recallPlace } from './device.ts'
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
const deviceEveryMs = 2_000

/** Completes even after the page is closed. */
const send: typeof fetch = (input, init) => fetch(input, { ...init, keepalive: true })

const tellServer = (videoId: string, positionMs: number) =>
  unwrap(makeApi(location.origin, send).videos[':videoId'].place.$put({ param: { videoId }, json: { positionMs } }))

/**
 * Resumes a video at the last position on this or another device, and saves the position: every two seconds on the
 * device, on the server at a pause, on leaving and every 30 seconds of playback. `resumed`: position of the resume,
 * null for none.
 */
export const useKeptPlace = ({ media, videoId, durationMs, place, signedIn, startMs, onWatched }: Input) => {
  const [resumed, setResumed] = useState<number | null>(null)
  const told = useRef({ positionMs: place?.positionMs ?? null, at: 0 })
  const kept = useRef(0)
  const hasPlayed = useRef(false)
  const wasWatched = useRef(false)

  const resume = useEffectEvent(() => {
    const element = media.current
    if (!element || startMs !== null || element.currentTime > 0 || !element.paused) return
    const at = resumeAt([recallPlace(videoId), place], durationMs)
    if (at === 0) return
    goTo(element, at)
    setResumed(at)
  })

  const tell = useEffectEvent((positionMs: number) => {
    const before = told.current.positionMs
    if (!signedIn || !isWorthTelling(before, positionMs)) return
    told.current = { positionMs, at: Date.now() }
    // Sent again with the next save.
    tellServer(videoId, positionMs).catch(() => void (told.current.positionMs = before))
  })

  const keep = useEffectEvent((element: HTMLVideoElement, isStop: boolean) => {
    if (!hasPlayed.current) return
    const positionMs = Math.round(element.currentTime * 1000)
    const now = Date.now()
    if (isStop || Math.abs(positionMs - kept.current) >= deviceEveryMs) {
      kept.current = positionMs
      keepPlace(videoId, { positionMs, updatedAt: now })
    }
    if (isStop || now - told.current.at >= keepEveryMs) tell(positionMs)
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
      told.current.at = Date.now()
      setResumed(null)
    }
    const goOn = () => keep(element, false)
    const stop = () => keep(element, true)
    const hide = () => document.visibilityState === 'hidden' && keep(element, true)
    const listens: [EventTarget, string, () => void][] = [
      [element, 'play', begin],
      [element, 'timeupdate', goOn],
      [element, 'pause', stop],
      [element, 'ended', stop],
      [window, 'pagehide', stop],
      [document, 'visibilitychange', hide],
    ]
    for (const [target, name, listen] of listens) target.addEventListener(name, listen)
    // Playback began before this script was loaded.
    if (!element.paused) begin()
    return () => {
      for (const [target, name, listen] of listens) target.removeEventListener(name, listen)
      stop()
    }
  }, [media])
  return { resumed, forget: () => setResumed(null) }
}
