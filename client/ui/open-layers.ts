import { layers } from './use-close-on-back.ts'

/** Place of an entry in the router's history; NaN for a hash that was typed. */
const indexOf = (state: unknown): number => (state as { idx?: number } | null)?.idx ?? NaN

let isReturning = false

/** Lets Back close the last opened layer and returns to the entry of the page. */
const onPopState = (event: PopStateEvent) => {
  const layer = layers.open.at(-1)
  if (!isReturning && !layer) return
  if (isReturning) {
    isReturning = false
    return event.stopImmediatePropagation()
  }
  layer?.close()
  const distance = indexOf(layer?.state) - indexOf(event.state)
  // Of an entry of unknown place the navigation goes on.
  if (!distance) return
  event.stopImmediatePropagation()
  isReturning = true
  history.go(distance)
}

// Before the router's listener.
addEventListener('popstate', onPopState, true)

const scrolls = ['touchmove', 'wheel'] as const

/** Cancels a scroll of the page behind a menu, not one of a box that can scroll, nor a zoom. */
const hold = (event: TouchEvent | WheelEvent) => {
  if (layers.open.length === 0) for (const type of scrolls) document.removeEventListener(type, hold)
  if (!document.querySelector('[role=menu]')) return
  const isZoom = 'touches' in event ? event.touches.length > 1 : event.ctrlKey
  const box = event.target instanceof Element && event.target.closest('.overscroll-contain')
  const canScroll = box && box.scrollHeight > box.clientHeight
  if (event.cancelable && !isZoom && !canScroll) event.preventDefault()
}

/**
 * Keeps the page behind a menu where it is, until no layer is open. Without its scroll bar it would become wider, so its
 * scrolls are cancelled.
 */
layers.onOpen = () => {
  for (const type of scrolls) document.addEventListener(type, hold, { passive: false })
}
