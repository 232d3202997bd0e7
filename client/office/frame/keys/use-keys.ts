import { useEffect, useRef } from 'react'
import { registerKeys, type OfficeKey } from './key-store.ts'

/**
 * Registers the shortcuts of a component while it is shown; `?` lists them. Plain keys never fire while someone types,
 * those with `Ctrl+` always do.
 */
export const useKeys = (keys: readonly OfficeKey[]): void => {
  const latest = useRef(keys)
  useEffect(() => {
    latest.current = keys
  })
  // Actions are read at the key press, so that a new closure needs no new registration.
  const shape = JSON.stringify(
    keys.map(({ keys: press, label, repeats, isDefault }) => [press, label, repeats, isDefault]),
  )
  useEffect(
    () =>
      registerKeys(
        latest.current.map((entry, index) => ({ ...entry, run: (event) => latest.current[index]?.run(event) })),
      ),
    [shape],
  )
}
