import { useEffect, useState, type RefObject } from 'react'
import { speeds, stepSpeed } from '../../../../domain/videos/watching.ts'
import { saveSpeed, loadSpeed } from './device.ts'
import { setSpeed } from './media.ts'

/** Speed chosen on this device. Follows the browser's own menu. */
export const useSpeed = (media: RefObject<HTMLVideoElement | null>) => {
  const [speed, setShown] = useState(loadSpeed)
  const set = (change: number | 'slower' | 'faster') => {
    const next = typeof change === 'number' ? change : stepSpeed(speed, change === 'faster' ? 1 : -1)
    saveSpeed(next)
    setShown(next)
  }
  useEffect(() => {
    setSpeed(media.current, speed)
  }, [media, speed])
  useEffect(() => {
    const element = media.current
    const follow = () => {
      const current = speeds.find((one) => one === element?.playbackRate)
      if (current !== undefined) setShown(current)
    }
    element?.addEventListener('ratechange', follow)
    return () => element?.removeEventListener('ratechange', follow)
  }, [media])
  return [speed, set] as const
}
