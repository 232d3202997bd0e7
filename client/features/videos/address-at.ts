import { paths } from '../../../domain/paths.ts'

/** A video from an instant on: a link that works without script, and that can be shared. */
export const addressAt = (videoId: string, ms: number): string => `${paths.video(videoId)}?t=${Math.floor(ms / 1000)}`

/** Milliseconds that an address asks for; null where it asks for none. */
export const startOf = (search: URLSearchParams): number | null => {
  const seconds = /^\d{1,5}$/.exec(search.get('t') ?? '')?.[0]
  return seconds === undefined ? null : Number(seconds) * 1000
}
