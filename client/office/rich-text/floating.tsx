import type { ReactNode, SyntheticEvent } from 'react'
import { createPortal } from 'react-dom'

const stop = (event: SyntheticEvent) => event.stopPropagation()

/** Content outside the form in which it is rendered: its fields and keys do not reach the form. */
export function Floating({ children }: { children: ReactNode }) {
  return createPortal(
    <div role="presentation" onInput={stop} onChange={stop} onKeyDown={stop} onClick={stop} onSubmit={stop}>
      {children}
    </div>,
    document.body,
  )
}
