/**
 * An LRU cache of up to `limit` immutable values in the isolate. A failed load is not cached.
 */
export const makeMemo = <Value>(limit: number) => {
  const cache = new Map<string, Value>()
  return async (key: string, load: () => Promise<Value>): Promise<Value> => {
    const value = cache.get(key) ?? (await load())
    cache.delete(key)
    cache.set(key, value)
    if (cache.size > limit) cache.delete(cache.keys().next().value as string)
    return value
  }
}

/**
 * A cache of up to `limit` values in the isolate, reloaded after `ttlMs`. When reloading fails the old value is returned.
 */
export const makeFreshMemo = <Value>(limit: number, ttlMs: number) => {
  const cache = new Map<string, { value: Value; at: number }>()
  return async (key: string, now: number, load: () => Promise<Value>): Promise<Value> => {
    const known = cache.get(key)
    if (known && now - known.at < ttlMs) return known.value
    try {
      const value = await load()
      cache.delete(key)
      cache.set(key, { value, at: now })
      if (cache.size > limit) cache.delete(cache.keys().next().value as string)
      return value
    } catch (error) {
      if (known) return known.value
      throw error
    }
  }
}
