import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'

/** A table that unfolds; scrolls by itself where it is wider than the screen. */
export function Folded({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details className="group mt-2">
      <summary className="link inline-flex min-h-11 items-center gap-1 text-sm">
        <ChevronDown aria-hidden size={16} className="transition-transform group-open:rotate-180" />
        {title}
      </summary>
      <div className="overflow-x-auto" tabIndex={0} role="region" aria-label={title}>
        {children}
      </div>
    </details>
  )
}
