import { useEffect, useEffectEvent } from 'react'
import { openerId } from './search-opener.ts'

const isEditable = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'))

const isPlain = (event: MouseEvent | KeyboardEvent): boolean =>
  !event.defaultPrevented && !event.ctrlKey && !event.metaKey && !event.altKey

/** Calls `open` for a press of the header's search link, and for the key "/" outside of fields and dialogs. */
export const useOpenSearch = (open: () => void): void => {
  const opened = useEffectEvent(open)
  useEffect(() => {
    const opener = () => document.getElementById(openerId)
    const take = (event: Event) => {
      event.preventDefault()
      opened()
    }
    const onClick = (event: MouseEvent) => {
      if (isPlain(event) && !event.shiftKey && event.target instanceof Node && opener()?.contains(event.target))
        take(event)
    }
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== '/' || !isPlain(event) || isEditable(event.target)) return
      if (opener() && !document.querySelector('dialog[open], [role=dialog]')) take(event)
    }
    // Before React Router, which leaves a prevented click alone.
    document.addEventListener('click', onClick, true)
    document.addEventListener('keydown', onKeyDown)
    return () => {
      document.removeEventListener('click', onClick, true)
      document.removeEventListener('keydown', onKeyDown)
    }
  }, [])
}
