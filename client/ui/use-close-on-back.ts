import { useEffect, useEffectEvent } from 'react'

/** `state` is that of the history's entry on which it was opened. */
type Layer = { close: () => void; state: unknown }

/** Open menus, sheets and overlays, the last opened at the end; `onOpen` is set once open-layers.ts has loaded. */
export const layers = { open: [] as Layer[], onOpen: () => {} }

/** Makes the browser's Back close the layer instead of leaving the page; the page behind a menu does not scroll. */
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
