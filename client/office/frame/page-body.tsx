import type { ReactNode } from 'react'
import { classes } from '../../ui/classes.ts'

/** Content of a screen below its `PageHeading`; `narrow` holds text and plain forms. */
export function PageBody({
  narrow,
  className,
  children,
}: {
  narrow?: boolean
  className?: string
  children: ReactNode
}) {
  return <div className={classes('px-4 py-4 md:px-6', narrow && 'max-w-3xl', className)}>{children}</div>
}
