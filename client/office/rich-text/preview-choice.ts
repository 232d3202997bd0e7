import { useSyncExternalStore } from 'react'

const key = 'office.text-preview'
const listeners = new Set<() => void>()
let chosen: boolean | null = null

const read = (): boolean => {
  if (chosen !== null) return chosen
  try {
    return (chosen = localStorage.getItem(key) === 'on')
  } catch {
    return (chosen = false)
  }
}

const set = (value: boolean): void => {
  chosen = value
  try {
    localStorage.setItem(key, value ? 'on' : 'off')
  } catch {
    // Blocked storage: the choice lasts until the page is closed.
  }
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** State of the previews below text fields, open or closed, for all fields of this device. */
export const previewChoice = {
  use: (): [boolean, (value: boolean) => void] => [useSyncExternalStore(subscribe, read, () => false), set],
}
