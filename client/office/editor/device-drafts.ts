import { openDB, type DBSchema, type IDBPDatabase } from 'idb'
import type { DraftBody } from '../../../domain/content/contract.ts'
import type { DeviceCopy } from './save-state.ts'

/** Unsaved text of one editor in one tab. */
export type DeviceDraft = {
  /** Body from which the edit began. */
  base: DraftBody
  body: DraftBody
  /** Unix milliseconds. */
  at: number
}

interface Schema extends DBSchema {
  /** Key: administrator, item, tab. On a shared device administrators see only their own. */
  drafts: { key: [string, string, string]; value: DeviceDraft }
}

/** Strict durability: a resolved write survives a power loss. */
const strict = { durability: 'strict' } as const

let database: Promise<IDBPDatabase<Schema>> | null = null

const open = (): Promise<IDBPDatabase<Schema>> =>
  (database ??= openDB<Schema>('taiyari-office', 1, {
    upgrade: (db) => void db.createObjectStore('drafts'),
    terminated: () => (database = null),
  }).catch((error: unknown) => {
    database = null
    throw error
  }))

/** Result of a call to the device's storage; `otherwise` where that is blocked or full. */
const orElse = async <Value>(run: () => Promise<Value>, otherwise: Value): Promise<Value> => {
  try {
    return await run()
  } catch {
    return otherwise
  }
}

/** Owner of a copy: an administrator's editor of one item in one tab. */
export type Place = { userId: string; item: string; tab: string }

const lockOf = ({ userId, item, tab }: Place): string => `office:${userId}:${item}:${tab}`

/** Locks the copy of a tab while its editor is open, so that no other tab offers it. Returns the release function. */
export const lockDeviceDraft = (place: Place): (() => void) => {
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  void navigator.locks?.request(lockOf(place), () => held)
  return release
}

export const deviceCopyOf = (place: Place): DeviceCopy => {
  const key: [string, string, string] = [place.userId, place.item, place.tab]
  return {
    put: (entry) =>
      orElse(async () => {
        const tx = (await open()).transaction('drafts', 'readwrite', strict)
        await Promise.all([tx.store.put(entry, key), tx.done])
        return true
      }, false),
    clear: () => orElse(async () => (await open()).delete('drafts', key), undefined),
  }
}

/** Drafts of an item that closed tabs of this administrator left on the device, newest first. */
export const abandonedDrafts = (place: Place): Promise<{ tab: string; draft: DeviceDraft }[]> =>
  orElse(async () => {
    const locks = await navigator.locks?.query()
    const inUse = new Set(locks?.held?.map(({ name }) => name))
    const db = await open()
    const range = IDBKeyRange.bound([place.userId, place.item], [place.userId, place.item, []])
    const [keys, drafts] = await Promise.all([db.getAllKeys('drafts', range), db.getAll('drafts', range)])
    return keys
      .flatMap(([, , tab], index) => {
        const draft = drafts[index]
        return draft && tab !== place.tab && !inUse.has(lockOf({ ...place, tab })) ? [{ tab, draft }] : []
      })
      .toSorted((one, other) => other.draft.at - one.draft.at)
  }, [])
