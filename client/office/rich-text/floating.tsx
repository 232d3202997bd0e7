import type { ReactNode, SyntheticEvent } from 'react'
import { createPortal } from 'react-dom'

const stop = (event: SyntheticEvent) => event.stopPropagation()

/** Portal to the end of the page. Events of its content do not reach the form in which it is rendered. */
export function Floating({ children }: { children: ReactNode }) {
  return createPortal(
    <div role="presentation" onInput={stop} onChange={stop} onKeyDown={stop} onClick={stop} onSubmit={stop}>
      {children}
    </div>,
    document.body,
  )
}
