import type { ReactNode } from 'react'
import './pinned-bar.css'

/** The way on, within the thumb's reach: on phones at the bottom of the window, elsewhere below the page. */
export const PinnedBar = ({ children }: { children: ReactNode }) => (
  <div className="pinned-bar no-print">{children}</div>
)
