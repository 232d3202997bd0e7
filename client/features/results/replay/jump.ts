import { createContext, useContext } from 'react'

/** Shows a moment of the replay, in milliseconds; null before the page's script has started. */
export const JumpContext = createContext<((at: number) => void) | null>(null)
export const useJump = () => useContext(JumpContext)

/** The part of the page that a moment is shown in. */
export const playerId = 'player'
export const momentKey = 'at'

/** Moment of an address, whole seconds; 0 for none. */
export const momentIn = (search: URLSearchParams): number => {
  const seconds = Number(search.get(momentKey) ?? 0)
  return Number.isFinite(seconds) && seconds > 0 ? Math.floor(seconds) * 1_000 : 0
}
