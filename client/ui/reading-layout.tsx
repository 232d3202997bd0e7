import type { ReactNode } from 'react'
import { classes } from './classes.ts'

type Props = {
  /** The text, in one column of reading width. */
  children: ReactNode
  /** Notes and the next step, as sections of their own: below the text on a phone, beside it on a wide screen. */
  aside?: ReactNode
  className?: string
}

/** Page for reading. Without an aside the text stays in its column, left-aligned with the page's head. */
export function ReadingLayout({ children, aside, className }: Props) {
  return (
    <div
      className={classes(
        'grid grid-cols-1 gap-8 lg:grid-cols-[minmax(0,var(--container-reading))_minmax(15rem,20rem)] lg:justify-between lg:gap-12',
        className,
      )}
    >
      <div className="min-w-0 max-w-reading">{children}</div>
      {aside && <div className="min-w-0 lg:sticky lg:top-20 lg:self-start">{aside}</div>}
    </div>
  )
}
