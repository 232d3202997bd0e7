import { paths } from '../../../domain/paths.ts'

/** Address of a video at an instant; works without script and can be shared. */
export const addressAt = (videoId: string, ms: number): string => `${paths.video(videoId)}?t=${Math.floor(ms / 1000)}`

/** Start in an address, in milliseconds; null without one. */
export const startInAddress = (search: URLSearchParams): number | null => {
  const seconds = /^\d{1,5}$/.exec(search.get('t') ?? '')?.[0]
  return seconds === undefined ? null : Number(seconds) * 1000
}
