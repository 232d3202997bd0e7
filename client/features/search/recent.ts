import { useSyncExternalStore } from 'react'
import { ownKey, ownStorage } from '../../own-storage.ts'

/** Recent searches stay on the device: nobody else learns of them, and clearing them leaves nothing behind. */
const name = 'recent-searches'
const kept = 8

const listeners = new Set<() => void>()
const none: readonly string[] = []
let known: { owner: string; text: string | null; list: readonly string[] } = { owner: '', text: null, list: none }

const read = (owner: string): readonly string[] => {
  try {
    const text = ownStorage(owner).getItem(ownKey(owner, name))
    if (text !== known.text || owner !== known.owner) {
      const parsed: unknown = JSON.parse(text ?? '[]')
      const list = Array.isArray(parsed) ? parsed.filter((entry) => typeof entry === 'string').slice(0, kept) : none
      known = { owner, text, list }
    }
    return known.list
  } catch {
    // A browser that keeps nothing, or something else under the name: there are no recent searches.
    return none
  }
}

const write = (owner: string, list: readonly string[]): void => {
  try {
    if (list.length === 0) ownStorage(owner).removeItem(ownKey(owner, name))
    else ownStorage(owner).setItem(ownKey(owner, name), JSON.stringify(list))
  } catch {
    // A browser that keeps nothing shows none.
  }
  for (const listener of listeners) listener()
}

/** Puts a search of a student (by user id; '' for a visitor) first; one that was there already moves. */
export const rememberSearch = (owner: string, q: string): void =>
  write(owner, [q, ...read(owner).filter((other) => other !== q)].slice(0, kept))

export const clearSearches = (owner: string): void => write(owner, none)

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** The last searches of a student on this device, the newest first; none at the edge and before the page is hydrated. */
export const useRecentSearches = (owner: string): readonly string[] =>
  useSyncExternalStore(
    subscribe,
    () => read(owner),
    () => none,
  )
