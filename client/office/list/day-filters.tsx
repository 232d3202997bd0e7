import { FilterInput } from './filter-fold.tsx'

type Props = {
  /** Days `YYYY-MM-DD`, both included. */
  from: string | undefined
  to: string | undefined
  labels: { from: string; to: string }
}

/** First and last day of a filter, neither beyond the other. */
export function DayFilters({ from, to, labels }: Props) {
  return (
    <>
      <FilterInput key={`from ${from}`} label={labels.from} name="from" type="date" defaultValue={from} max={to} />
      <FilterInput key={`to ${to}`} label={labels.to} name="to" type="date" defaultValue={to} min={from} />
    </>
  )
}
