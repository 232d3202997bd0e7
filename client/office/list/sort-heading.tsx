import { MoveDown, MoveUp } from 'lucide-react'
import { Link } from 'react-router'
import type { Direction } from '../../../domain/content/office-list.ts'
import { classes } from '../../ui/classes.ts'

type Props = {
  label: string
  /** Address of the list in the order of this column; null for a column without one. */
  to: string | null
  /** Direction in which the list is ordered by this column; null if it is not. */
  direction: Direction | null
  /** Right-aligned, for numbers. */
  isNumber?: boolean | undefined
}

/** Heading of a column that sorts its list. */
export function SortHeading({ label, to, direction, isNumber }: Props) {
  const Arrow = direction === 'asc' ? MoveUp : MoveDown
  return (
    <th
      scope="col"
      aria-sort={direction ? (direction === 'asc' ? 'ascending' : 'descending') : undefined}
      className={classes(
        'px-2 py-1.5 font-semibold whitespace-nowrap text-muted',
        isNumber ? 'text-end' : 'text-start',
      )}
    >
      {to ? (
        <Link
          to={to}
          preventScrollReset
          className={classes(
            'inline-flex min-h-8 items-center gap-1 hover:text-ink hover:underline',
            direction && 'text-ink',
          )}
        >
          {label}
          {direction && <Arrow aria-hidden className="size-3.5" />}
        </Link>
      ) : (
        label
      )}
    </th>
  )
}
