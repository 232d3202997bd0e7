/** An immutable state for useSyncExternalStore: read again only by `update`, which calls every listener. */
export const createSnapshot = <State>(read: () => State) => {
  const listeners = new Set<() => void>()
  let snapshot = read()
  return {
    get: () => snapshot,
    update() {
      snapshot = read()
      for (const listener of listeners) listener()
    },
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
export type Snapshot<State> = ReturnType<typeof createSnapshot<State>>
