import { useSyncExternalStore } from 'react'
import { ownKey, ownStorage } from '../../own-storage.ts'

/** Storage key. Recent searches stay on the device; clearing them removes the entry. */
const name = 'recent-searches'
const maxSearches = 8

const listeners = new Set<() => void>()
const empty: readonly string[] = []
let cached: { owner: string; text: string | null; list: readonly string[] } = { owner: '', text: null, list: empty }

const read = (owner: string): readonly string[] => {
  try {
    const text = ownStorage(owner).getItem(ownKey(owner, name))
    if (text !== cached.text || owner !== cached.owner) {
      const parsed: unknown = JSON.parse(text ?? '[]')
      const list = Array.isArray(parsed)
        ? parsed.filter((entry) => typeof entry === 'string').slice(0, maxSearches)
        : empty
      cached = { owner, text, list }
    }
    return cached.list
  } catch {
    // Storage is blocked, or holds something unreadable.
    return empty
  }
}

const write = (owner: string, list: readonly string[]): void => {
  try {
    if (list.length === 0) ownStorage(owner).removeItem(ownKey(owner, name))
    else ownStorage(owner).setItem(ownKey(owner, name), JSON.stringify(list))
  } catch {
    // Storage is blocked.
  }
  for (const listener of listeners) listener()
}

/** Puts a search first, moving an existing one; `owner` is the user id, '' for a visitor. */
export const rememberSearch = (owner: string, q: string): void =>
  write(owner, [q, ...read(owner).filter((other) => other !== q)].slice(0, maxSearches))

export const clearSearches = (owner: string): void => write(owner, empty)

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Recent searches on this device, newest first; empty on the server and before hydration. */
export const useRecentSearches = (owner: string): readonly string[] =>
  useSyncExternalStore(
    subscribe,
    () => read(owner),
    () => empty,
  )
