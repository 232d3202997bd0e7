import type { ReactNode } from 'react'

/** A named number of a description list. */
export const Figure = ({ name, value, note }: { name: string; value: string; note?: ReactNode }) => (
  <div>
    <dt className="text-sm text-muted">{name}</dt>
    <dd className="text-lg leading-snug font-semibold tabular">
      {value}
      {note && <span className="block text-xs font-normal text-muted">{note}</span>}
    </dd>
  </div>
)
