import { ChevronLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { classes } from './classes.ts'

type Props = {
  to: string
  /** Name of the page above this one. */
  children: ReactNode
  className?: string
}

/** Way back at the top of a page, to the list or the item that the page belongs to. */
export const BackLink = ({ to, children, className }: Props) => (
  <Link
    to={to}
    className={classes(
      'no-print -ml-1 inline-flex min-h-11 items-center gap-1 text-primary hover:underline',
      className,
    )}
  >
    <ChevronLeft aria-hidden className="size-5 shrink-0" />
    {children}
  </Link>
)
