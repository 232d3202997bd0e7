import { createContext, useContext } from 'react'

/** Film beside the rows of captions and chapters. Times are milliseconds. */
export type Film = {
  /** Connects the browser's player; null disconnects it. */
  attach(media: HTMLVideoElement | null): void
  /** Connects a player that can only start at an instant. */
  attachStart(start: ((ms: number) => void) | null): void
  /** Null without a film whose instant is known. */
  positionMs(): number | null
  seek(ms: number): void
  toggle(): void
  subscribe(listener: () => void): () => void
}

const events = ['timeupdate', 'seeked', 'loadedmetadata', 'emptied'] as const

export const createFilm = (): Film => {
  let player: HTMLVideoElement | null = null
  let startAt: ((ms: number) => void) | null = null
  const listeners = new Set<() => void>()
  const tell = () => {
    for (const listener of listeners) listener()
  }
  return {
    attach: (media) => {
      for (const type of events) player?.removeEventListener(type, tell)
      player = media
      for (const type of events) player?.addEventListener(type, tell)
      tell()
    },
    attachStart: (start) => void (startAt = start),
    positionMs: () => (player && player.readyState > 0 ? Math.round(player.currentTime * 1000) : null),
    seek: (ms) => {
      if (player) player.currentTime = ms / 1000
      else startAt?.(ms)
    },
    toggle: () => {
      if (!player?.paused) player?.pause()
      // Browsers may refuse to play before the first press on the page.
      else void player.play().catch(() => undefined)
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

export const FilmContext = createContext<Film | null>(null)

export const useFilm = (): Film => {
  const film = useContext(FilmContext)
  if (!film) throw new Error('No film beside these rows')
  return film
}
