import './figures.css'
import type { ReactNode } from 'react'

/** Table of figures: names at the left, numbers at the right; it scrolls sideways by itself. */
export function FiguresBox({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="relative overflow-x-auto" tabIndex={0} role="region" aria-label={label}>
      <table className="figures tabular w-full text-sm">{children}</table>
    </div>
  )
}
