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

/**
 * Remembers up to `limit` values that change; none that is handed out is older than `ttlMs`, but for one that cannot be
 * loaded anew: that one holds.
 */
export const makeFreshMemo = <Value>(limit: number, ttlMs: number) => {
  const kept = new Map<string, { value: Value; at: number }>()
  return async (key: string, now: number, load: () => Promise<Value>): Promise<Value> => {
    const known = kept.get(key)
    if (known && now - known.at < ttlMs) return known.value
    try {
      const value = await load()
      kept.delete(key)
      kept.set(key, { value, at: now })
      if (kept.size > limit) kept.delete(kept.keys().next().value as string)
      return value
    } catch (error) {
      if (known) return known.value
      throw error
    }
  }
}
