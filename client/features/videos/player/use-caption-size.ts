import { useLayoutEffect, useState, type RefObject } from 'react'
import { loadCaptionSize, saveCaptionSize, type CaptionSize } from './device.ts'

/** Size of the captions chosen on this device, as an attribute of the player that video.css reads. */
export const useCaptionSize = (frame: RefObject<HTMLElement | null>) => {
  const [size, setSize] = useState(loadCaptionSize)
  useLayoutEffect(() => {
    frame.current?.setAttribute('data-captions', size)
  }, [frame, size])
  const choose = (next: CaptionSize) => {
    saveCaptionSize(next)
    setSize(next)
  }
  return [size, choose] as const
}
