import type { KeyboardEvent } from 'react'
import { useEditor } from '../../../../office/editor/editor-context.ts'
import { useRowMove } from '../../../../office/editor/row-move.ts'

type Row = { path: string; index: number; count: number }

/** Moves a row with Alt and an arrow key; the control in use keeps the focus. */
export const useAltArrows = ({ path, index, count }: Row) => {
  const { locked } = useEditor()
  const move = useRowMove()
  return (event: KeyboardEvent<HTMLLIElement>) => {
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key]
    if (step === undefined || !event.altKey || event.defaultPrevented || locked !== null) return
    event.preventDefault()
    const to = index + step
    if (to < 0 || to >= count) return
    const { activeElement } = document
    move({ path, index }, { path, index: to })
    // Moving its element in the page takes the focus away.
    requestAnimationFrame(() => activeElement instanceof HTMLElement && activeElement.focus())
  }
}
