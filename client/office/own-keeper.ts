import { ownKey, ownStorage } from '../own-storage.ts'

const attempt = <Value>(run: () => Value): Value | null => {
  try {
    return run()
  } catch {
    return null
  }
}

/** A value that this device keeps for one administrator. A blocked or full storage keeps nothing. */
export const ownKeeper = <Value>(userId: string, name: string) => {
  const key = ownKey(userId, name)
  return {
    read: () => attempt(() => JSON.parse(ownStorage(userId).getItem(key) ?? 'null') as Value | null),
    write: (value: Value) => attempt(() => ownStorage(userId).setItem(key, JSON.stringify(value))),
    forget: () => attempt(() => ownStorage(userId).removeItem(key)),
  }
}
