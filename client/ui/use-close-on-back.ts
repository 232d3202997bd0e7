import { useEffect, useEffectEvent } from 'react'

/** `state` is that of the history's entry on which it was opened. */
type Layer = { close: () => void; state: unknown }

/** What floats over the page, the last opened at the end; `onOpen` is set once open-layers.ts has loaded. */
export const layers = { open: [] as Layer[], onOpen: () => {} }

/** Makes the browser's Back close what floats over the page instead of leaving the page, and holds it behind a menu. */
export const useCloseOnBack = (isOpen: boolean, close: () => void): void => {
  const onBack = useEffectEvent(close)
  useEffect(() => {
    if (!isOpen) return
    const { open } = layers
    const layer = { close: () => onBack(), state: history.state as unknown }
    open.push(layer)
    layers.onOpen()
    return () => void open.splice(open.indexOf(layer), 1)
  }, [isOpen])
}
