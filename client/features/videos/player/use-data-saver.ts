import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { Playable } from '../../../../domain/videos/contract.ts'
import { useVideoAddresses } from '../video-addresses.ts'
import { loadDataSaver, saveDataSaver } from './device.ts'
import { goTo, play } from './media.ts'

type FilePlayable = Extract<Playable, { kind: 'file' }>

/** Data saver setting (null until known), and the file that it selects. A change continues at the same position. */
export const useDataSaver = (id: string, playable: FilePlayable, media: { current: HTMLVideoElement | null }) => {
  const addresses = useVideoAddresses()
  const [saver, choose] = useState<boolean | null>(null)
  const resumeFrom = useRef<{ atMs: number; plays: boolean } | null>(null)
  const file = saver && playable.light ? ('light' as const) : ('standard' as const)
  const { version } = playable[file] ?? playable.standard
  const address = addresses.file(id, { quality: playable.isPreview ? 'preview' : file, version })

  useEffect(() => {
    // A video started before the script was loaded keeps its file.
    if (media.current && media.current.readyState === 0 && media.current.paused) choose(loadDataSaver())
    else choose(false)
  }, [media])

  useLayoutEffect(() => {
    const position = resumeFrom.current
    resumeFrom.current = null
    if (!position || position.atMs === 0) return
    goTo(media.current, position.atMs)
    if (position.plays) play(media.current)
  }, [address, media])

  const setSaver = (on: boolean) => {
    if (media.current) resumeFrom.current = { atMs: media.current.currentTime * 1000, plays: !media.current.paused }
    saveDataSaver(on)
    choose(on)
  }
  return { saver, setSaver, address }
}
