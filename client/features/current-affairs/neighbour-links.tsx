import { ChevronLeft, ChevronRight } from 'lucide-react'
import { Link } from 'react-router'

type Neighbour = { to: string; label: string; title: string } | null

export function NeighbourLinks({ label, older, newer }: { label: string; older: Neighbour; newer: Neighbour }) {
  if (!older && !newer) return null
  return (
    <nav aria-label={label} className="mt-8 grid gap-3 sm:grid-cols-2 no-print">
      {older && (
        <Link to={older.to} rel="prev" className="card flex items-center gap-2 p-3 hover:border-primary">
          <ChevronLeft aria-hidden className="size-5 shrink-0 text-primary" />
          <span className="min-w-0">
            <span className="block text-sm text-muted">{older.label}</span>
            {older.title}
          </span>
        </Link>
      )}
      {newer && (
        <Link
          to={newer.to}
          rel="next"
          className="card flex items-center justify-end gap-2 p-3 hover:border-primary sm:col-start-2 sm:text-right"
        >
          <span className="min-w-0 grow">
            <span className="block text-sm text-muted">{newer.label}</span>
            {newer.title}
          </span>
          <ChevronRight aria-hidden className="size-5 shrink-0 text-primary" />
        </Link>
      )}
    </nav>
  )
}
