import { useEffect, useEffectEvent } from 'react'

type Layer = { close: () => void; index: number | undefined }

/** What floats over the page, the last opened at the end. */
const layers: Layer[] = []
let isReturning = false

/** Place of the current entry in the router's history; undefined for a hash that was typed. */
const indexOf = (state: unknown): number | undefined => (state as { idx?: number } | null)?.idx

const onPopState = (event: PopStateEvent) => {
  const layer = layers.at(-1)
  if (!isReturning && !layer) return
  if (isReturning) {
    isReturning = false
    return event.stopImmediatePropagation()
  }
  layer?.close()
  const distance = (layer?.index ?? NaN) - (indexOf(event.state) ?? NaN)
  // Of an entry of unknown place the navigation goes on.
  if (!distance) return
  event.stopImmediatePropagation()
  isReturning = true
  history.go(distance)
}

/** Makes the browser's Back close what floats over the page instead of leaving the page. */
export const useCloseOnBack = (isOpen: boolean, close: () => void): void => {
  const onBack = useEffectEvent(close)
  useEffect(() => {
    if (!isOpen) return
    const layer = { close: () => onBack(), index: indexOf(history.state) }
    layers.push(layer)
    // Before the router's listener; added once, whatever the number of calls.
    addEventListener('popstate', onPopState, true)
    return () => void layers.splice(layers.indexOf(layer), 1)
  }, [isOpen])
}
