import { useSyncExternalStore } from 'react'

/** Recent searches stay on the device: nobody else learns of them, and clearing them leaves nothing behind. */
const key = 'recent-searches'
const kept = 8

const listeners = new Set<() => void>()
const none: readonly string[] = []
let known: { text: string | null; list: readonly string[] } = { text: null, list: none }

const read = (): readonly string[] => {
  try {
    const text = localStorage.getItem(key)
    if (text !== known.text) {
      const parsed: unknown = JSON.parse(text ?? '[]')
      const list = Array.isArray(parsed) ? parsed.filter((entry) => typeof entry === 'string').slice(0, kept) : none
      known = { text, list }
    }
    return known.list
  } catch {
    // A browser that keeps nothing, or something else under the name: there are no recent searches.
    return none
  }
}

const write = (list: readonly string[]): void => {
  try {
    if (list.length === 0) localStorage.removeItem(key)
    else localStorage.setItem(key, JSON.stringify(list))
  } catch {
    // A browser that keeps nothing shows none.
  }
  for (const listener of listeners) listener()
}

/** Puts a search first; one that was there already moves. */
export const rememberSearch = (q: string): void => write([q, ...read().filter((other) => other !== q)].slice(0, kept))

export const clearSearches = (): void => write(none)

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** The last searches on this device, the newest first; none at the edge and before the page is hydrated. */
export const useRecentSearches = (): readonly string[] => useSyncExternalStore(subscribe, read, () => none)
