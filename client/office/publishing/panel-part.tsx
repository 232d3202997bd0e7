import type { ReactNode } from 'react'

/** Part of the panel beside an editor. */
export function PanelPart({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section id={id} className="min-w-0">
      <h2 className="mb-2 border-b border-hairline pb-1 text-base font-semibold">{title}</h2>
      {children}
    </section>
  )
}
