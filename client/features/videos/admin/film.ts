import { createContext, useContext } from 'react'

/** Film beside the rows of captions and chapters. Times are milliseconds. */
export type Film = {
  /** Connects the browser's player; null disconnects it. */
  attach(media: HTMLVideoElement | null): void
  /** Connects a player that can only start at an instant. */
  attachStart(start: ((ms: number) => void) | null): void
  /** The browser's player; null without one. */
  media(): HTMLVideoElement | null
  /** Null without a film whose instant is known. */
  positionMs(): number | null
  seek(ms: number): void
  toggle(): void
  /** Plays from one instant and stops at the other. */
  play(fromMs: number, toMs: number): void
  subscribe(listener: () => void): () => void
}

const events = ['timeupdate', 'seeked', 'loadedmetadata', 'emptied'] as const

// Browsers may refuse to play before the first press on the page.
const begin = (media: HTMLVideoElement) => void media.play().catch(() => undefined)

export const createFilm = (): Film => {
  let player: HTMLVideoElement | null = null
  let startAt: ((ms: number) => void) | null = null
  const listeners = new Set<() => void>()
  let stopMs = Infinity
  const tell = () => {
    if (player && player.currentTime * 1000 >= stopMs) {
      stopMs = Infinity
      player.pause()
    }
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
    media: () => player,
    positionMs: () => (player && player.readyState > 0 ? Math.round(player.currentTime * 1000) : null),
    seek: (ms) => {
      stopMs = Infinity
      if (player) player.currentTime = ms / 1000
      else startAt?.(ms)
    },
    toggle: () => {
      stopMs = Infinity
      if (player?.paused) begin(player)
      else player?.pause()
    },
    play: (fromMs, toMs) => {
      if (!player) return startAt?.(fromMs)
      stopMs = toMs
      player.currentTime = fromMs / 1000
      begin(player)
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
