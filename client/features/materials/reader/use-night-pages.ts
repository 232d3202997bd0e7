import { useState } from 'react'

const key = 'reader-night'

const load = (): boolean => {
  try {
    return localStorage.getItem(key) === 'on'
  } catch {
    return false
  }
}

/** Inverted pages in the dark theme, chosen on this device. */
export const useNightPages = () => {
  const [isNight, setIsNight] = useState(load)
  const toggle = () => {
    setIsNight(!isNight)
    try {
      localStorage.setItem(key, isNight ? 'off' : 'on')
    } catch {
      // Storage is blocked: the choice is not remembered.
    }
  }
  return [isNight, toggle] as const
}
