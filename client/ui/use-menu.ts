import { useEffect, useRef, useState, type KeyboardEvent } from 'react'
import { useLocation } from 'react-router'
import { useCloseOnBack } from './use-close-on-back.ts'
import { useOutsidePress } from './use-outside-press.ts'

/** Index of the item that an arrow, Home or End moves to; null for other keys. */
const target = (key: string, current: number, count: number): number | null => {
  const moves: Record<string, number> = { ArrowDown: current + 1, ArrowUp: current - 1, Home: 0, End: -1 }
  const move = moves[key]
  return move === undefined ? null : (move + count) % count
}

/** State and keyboard handling of a menu: arrows, Home, End, Escape, press outside, Back. Another page closes it. */
export const useMenu = () => {
  const { key } = useLocation()
  // Key of the location at which it was opened.
  const [openedAt, setOpenedAt] = useState<string | null>(null)
  const open = openedAt === key
  const root = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const entries = () => [...(root.current?.querySelectorAll<HTMLElement>('[role^=menuitem]') ?? [])]

  useEffect(() => {
    if (open) entries()[0]?.focus()
  }, [open])

  /** Restores focus to the button. */
  const close = () => {
    setOpenedAt(null)
    button.current?.focus()
  }
  useOutsidePress(root, open, close)
  useCloseOnBack(open, close)

  const onKeyDown = (event: KeyboardEvent) => {
    if (!open) return
    if (event.key === 'Escape') return close()
    if (event.key === 'Tab') return setOpenedAt(null)
    const all = entries()
    const next = target(event.key, all.indexOf(document.activeElement as HTMLElement), all.length)
    if (next === null) return
    event.preventDefault()
    all[next]?.focus()
  }

  return { open, root, button, close, onKeyDown, toggle: () => setOpenedAt(open ? null : key) }
}
