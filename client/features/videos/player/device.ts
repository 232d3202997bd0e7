import type { WatchPlace } from '../../../../domain/videos/watching.ts'
import { speeds } from '../../../../domain/videos/watching.ts'

const read = (key: string): string | null => {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

const write = (key: string, value: string): void => {
  try {
    localStorage.setItem(key, value)
  } catch {
    // Storage is blocked or full: the value is not remembered.
  }
}

const placeKey = (videoId: string): string => `watching:${videoId}`
const saverKey = 'data-saver'
const speedKey = 'video-speed'
const captionsKey = 'video-captions'
const captionSizeKey = 'video-caption-size'

/** Position from its stored form; null when missing or invalid. */
export const placeOf = (stored: string | null): WatchPlace | null => {
  try {
    const { positionMs, updatedAt } = JSON.parse(stored ?? 'null') as WatchPlace
    const isSound = Number.isFinite(positionMs) && positionMs >= 0 && Number.isFinite(updatedAt)
    return isSound ? { positionMs, updatedAt } : null
  } catch {
    return null
  }
}

/** Last position on this device. */
export const loadPlace = (videoId: string): WatchPlace | null => placeOf(read(placeKey(videoId)))

export const savePlace = (videoId: string, place: WatchPlace): void => write(placeKey(videoId), JSON.stringify(place))

/** Setting of this device, by default that of the browser. */
export const loadDataSaver = (): boolean => {
  const stored = read(saverKey)
  if (stored !== null) return stored === 'on'
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } }
  return connection?.saveData === true
}

export const saveDataSaver = (on: boolean): void => write(saverKey, on ? 'on' : 'off')

export const loadSpeed = (): number => speeds.find((speed) => String(speed) === read(speedKey)) ?? 1

export const saveSpeed = (speed: number): void => write(speedKey, String(speed))

export const captionChoices = ['off', 'en', 'hi'] as const
export type CaptionChoice = (typeof captionChoices)[number]

/** Null without a choice on this device. */
export const loadCaptions = (): CaptionChoice | null =>
  captionChoices.find((choice) => choice === read(captionsKey)) ?? null

export const saveCaptions = (choice: CaptionChoice): void => write(captionsKey, choice)

export const captionSizes = ['small', 'normal', 'large'] as const
export type CaptionSize = (typeof captionSizes)[number]

export const loadCaptionSize = (): CaptionSize => captionSizes.find((size) => size === read(captionSizeKey)) ?? 'normal'

export const saveCaptionSize = (size: CaptionSize): void => write(captionSizeKey, size)
