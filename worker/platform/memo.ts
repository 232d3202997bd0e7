/**
 * Remembers up to `limit` immutable values by key in the isolate, the least recently used going first.
 * A value that failed to load is not kept.
 */
export const makeMemo = <Value>(limit: number) => {
  const kept = new Map<string, Value>()
  return async (key: string, load: () => Promise<Value>): Promise<Value> => {
    const value = kept.get(key) ?? (await load())
    kept.delete(key)
    kept.set(key, value)
    if (kept.size > limit) kept.delete(kept.keys().next().value as string)
    return value
  }
}
