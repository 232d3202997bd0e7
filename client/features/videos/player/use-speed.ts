import { useEffect, useState, type RefObject } from 'react'
import { speeds, stepSpeed } from '../../../../domain/videos/watching.ts'
import { keepSpeed, recallSpeed } from './device.ts'
import { setSpeed } from './media.ts'

/** Speed chosen on this device. Follows the browser's own menu. */
export const useSpeed = (media: RefObject<HTMLVideoElement | null>) => {
  const [speed, setShown] = useState(recallSpeed)
  const set = (wanted: number | 'slower' | 'faster') => {
    const next = typeof wanted === 'number' ? wanted : stepSpeed(speed, wanted === 'faster' ? 1 : -1)
    keepSpeed(next)
    setShown(next)
  }
  useEffect(() => {
    setSpeed(media.current, speed)
  }, [media, speed])
  useEffect(() => {
    const element = media.current
    const follow = () => {
      const told = speeds.find((one) => one === element?.playbackRate)
      if (told !== undefined) setShown(told)
    }
    element?.addEventListener('ratechange', follow)
    return () => element?.removeEventListener('ratechange', follow)
  }, [media])
  return [speed, set] as const
}
